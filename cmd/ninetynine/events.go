package main

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"ninetynine/internal/base/file"
	"ninetynine/internal/base/letters"
	"ninetynine/internal/club/event"
	"ninetynine/internal/doors/node"
	"ninetynine/internal/lab/report"
	"ninetynine/internal/store"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/wire"
)

func newEvent(env *environment) *cobra.Command {
	c := described("event", knownCommand, func(cmd *cobra.Command, _ []string) error { return cmd.Help() })
	c.AddCommand(newEventNew(env), newEventShow(env), newEventEnter(env), newEventSeat(env), newEventPads(env), newEventAct(env),
		newEventExport(env), newEventCheck(env))
	return c
}

// An eventDesk is an event at a server, and the player whom this machine is there.
type eventDesk struct {
	env *environment
	*place
	id string
}

// onEvents makes a command that works on the events of a server: the one at --at, or that of the data folder. Its first
// argument is the id of an event.
func (env *environment) onEvents(cmd *cobra.Command, run func(ctx context.Context, d *eventDesk, args []string) error) *cobra.Command {
	var at, data string
	cmd.Flags().StringVar(&at, "at", "", "the event is at the server with this `URL`")
	dataFlag(cmd.Flags(), &data, "the event is in `FOLDER`, or at the server that uses it")
	onlyOne(cmd, "at", "data")
	cmd.RunE = func(cmd *cobra.Command, args []string) (err error) {
		d := &eventDesk{env: env}
		if len(args) > 0 {
			d.id = args[0]
		}
		name := cmp.Or(env.login(), "Organiser")
		if at != "" {
			d.place, err = env.atServer(cmd.Context(), at, name)
		} else {
			d.place, err = env.atFolder(cmd.Context(), data, name, node.Config{Log: slog.New(slog.DiscardHandler)})
		}
		if err != nil {
			return err
		}
		return errors.Join(sentence(run(cmd.Context(), d, args)), d.close())
	}
	return cmd
}

func (d *eventDesk) path(more string) string { return "/api/events/" + url.PathEscape(d.id) + more }

// shown returns the event, which the caller must run.
func (d *eventDesk) shown(ctx context.Context) (v wire.EventShown, err error) {
	if err = d.client.Get(ctx, d.path(""), &v); err == nil && v.Desk == nil {
		err = no(fmt.Errorf("you do not run %s: its organiser can make %s a deputy", d.id, d.client.Player))
	}
	return v, err
}

// mostActsSent is how many acts a request may have.
const mostActsSent = 100

// does sends acts, and says which were refused.
func (d *eventDesk) does(ctx context.Context, acts []event.Act) error {
	refused := 0
	for some := range slices.Chunk(acts, mostActsSent) {
		var done wire.EventActsDone
		if err := d.client.Post(ctx, d.path("/acts"), wire.EventActs{Acts: some}, &done); err != nil {
			return err
		}
		for _, r := range done.Refused {
			refused++
			fmt.Fprintf(d.env.stderr, "%s: %s\n", r.ID, r.Fault.Text)
		}
	}
	if refused > 0 {
		return no(fmt.Errorf("%s changed nothing", report.Counted(refused, "act")))
	}
	return nil
}

// newActID returns an id of an act or a member, at random.
func newActID() string {
	var b [10]byte
	rand.Read(b[:]) // it never fails
	return store.EncodeID(b[:])
}

func newEventNew(env *environment) *cobra.Command {
	var s event.Setup
	var of variantFlags
	cmd := described("event-new", takes(1, 1, "the title of the event"), nil)
	of.flags(cmd, false)
	f := cmd.Flags()
	f.StringVar(&s.Date, "date", "", "its `DAY`, as 2026-11-30 (default today)")
	f.StringVar(&s.Play, "play", event.Matches, "`what` a table plays in a round: matches, or boards that are the same at all tables")
	f.IntVar(&s.Deals, "deals", 12, "the `number` of boards or deals of a table in a round")
	f.IntVar(&s.Rounds, "rounds", 1, "the `number` of rounds planned")
	f.StringVar(&s.Seed, "seed", "", "boards are dealt from this `TEXT`: ninetynine deal --fixed-trumps --seed prints them (default: by hand)")
	f.StringVar(&s.Group, "group", "", "the event is of the group with this `ID`, for its season")
	f.BoolVar(&s.Scoring.Field, "field", false, "rank by points less the mean of the others in the chair; boards only")
	return env.onEvents(cmd, func(ctx context.Context, d *eventDesk, args []string) error {
		chosen, err := of.choose(env)
		if err != nil {
			return err
		}
		s.Title, s.Date = args[0], cmp.Or(s.Date, time.Now().Format(time.DateOnly))
		s.Variant, s.House = chosen[0].base(), chosen[0].changes
		if s.Play == event.Boards {
			s.Scoring.Plus = 16 // as the page does
		}
		var v wire.EventShown
		if err := d.client.Post(ctx, "/api/events", wire.NewEvent{ID: newActID(), Setup: s}, &v); err != nil {
			return err
		}
		fmt.Fprintln(env.stdout, v.Event)
		if d.server != "" {
			fmt.Fprintf(env.stderr, "%s/event/%s\n", d.server, v.Event)
		}
		return nil
	})
}

// printEvent prints what show and check have found. The JSON of the view is the server's own: read and written again it would
// have trumps that are not fixed.
func printEvent(env *environment, out *outputFlags, text json.RawMessage, disputes []event.Dispute) error {
	var v event.View
	if err := json.Unmarshal(text, &v); err != nil {
		return err
	}
	value := struct {
		Event    json.RawMessage `json:"event"`
		Disputes []event.Dispute `json:"disputes"`
	}{text, disputes}
	return out.report(env, result{value: value, table: rankingTable(v.Ranking), text: func(p *report.Page) { report.Event(p, &v, disputes) }})
}

func rankingTable(all []event.Standing) [][]any {
	rows := [][]any{{"place", "player", "boards", "made", "points", "compared", "rulings", "balance"}}
	for _, s := range all {
		compared := any("")
		if s.Field != nil {
			compared = report.Decimal(s.Field)
		}
		rows = append(rows, []any{s.Place, cmp.Or(s.Name, s.Member), s.Boards, s.Made, report.Decimal(s.Points), compared, s.Rulings, s.Balance})
	}
	return rows
}

func newEventShow(env *environment) *cobra.Command {
	var out outputFlags
	cmd := described("event-show", takes(0, 1, "the id of an event"), nil)
	out.switches(cmd, asJSON, asCSV)
	return env.onEvents(cmd, func(ctx context.Context, d *eventDesk, args []string) error {
		if len(args) == 0 {
			var mine wire.EventList
			err := d.client.Get(ctx, "/api/events", &mine)
			for _, l := range mine.Events {
				fmt.Fprintf(env.stdout, "%s  %s  %s\n", l.Event, l.Date, report.TitleOf(l.Title, l.Evening != ""))
			}
			return err
		}
		var v struct {
			View json.RawMessage
			Desk struct{ Disputes []event.Dispute }
		}
		v.Desk.Disputes = []event.Dispute{}
		if err := d.client.Get(ctx, d.path(""), &v); err != nil {
			return err
		}
		return printEvent(env, &out, v.View, v.Desk.Disputes)
	})
}

func newEventEnter(env *environment) *cobra.Command {
	cmd := described("event-enter", takes(1, 1, "the id of an event"), nil)
	return env.onEvents(cmd, func(ctx context.Context, d *eventDesk, _ []string) error {
		v, err := d.shown(ctx)
		if err != nil {
			return err
		}
		there := map[string]bool{}
		for _, m := range v.View.Members {
			for _, name := range append(m.Others, m.Name) {
				there[letters.Fold(name)] = true
			}
		}
		var acts []event.Act
		err = d.lines(ctx, func(_ int, name string) error {
			if key := letters.Fold(name); there[key] {
				fmt.Fprintf(env.stderr, "%s is there already\n", name)
			} else {
				there[key] = true
				acts = append(acts, event.Act{Do: event.Enter, ID: newActID(), Member: newActID(), Name: name})
			}
			return nil
		})
		if err == nil {
			err = d.does(ctx, acts)
		}
		return err
	})
}

// lines calls f with the number and the text of each line of standard input that is not empty.
func (d *eventDesk) lines(ctx context.Context, f func(n int, text string) error) error {
	in, done := untilDone(ctx, d.env.stdin)
	defer done()
	return eachLine(bufio.NewScanner(in), f)
}

func eachLine(lines *bufio.Scanner, f func(n int, text string) error) error {
	lines.Buffer(nil, int(file.Most))
	for n := 1; lines.Scan(); n++ {
		if text := strings.TrimSpace(lines.Text()); text != "" {
			if err := f(n, text); err != nil {
				return err
			}
		}
	}
	return lines.Err()
}

func newEventSeat(env *environment) *cobra.Command {
	ask, open := wire.SeatingAsking{Rounds: 1}, false
	cmd := described("event-seat", takes(1, 1, "the id of an event"), nil)
	f := cmd.Flags()
	f.IntVar(&ask.From, "from", 0, "the first `round` to seat (default the next)")
	f.IntVar(&ask.Rounds, "rounds", 1, "the `number` of rounds to seat")
	f.IntSliceVar(&ask.Sizes, "sizes", nil, "how many `players` a table may have, as 3,4")
	f.Uint64Var(&ask.Seed, "choice", 0, "another `number` chooses among equally good seats")
	f.BoolVar(&open, "open", false, "open the first of these rounds with the best seats")
	return env.onEvents(cmd, func(ctx context.Context, d *eventDesk, _ []string) error {
		v, err := d.shown(ctx)
		if err != nil {
			return err
		}
		if ask.From == 0 {
			ask.From = 1
			for _, r := range v.View.Rounds {
				ask.From = max(ask.From, r.Number+1)
			}
		}
		var found wire.Seatings
		if err := d.client.Post(ctx, d.path("/seatings"), ask, &found); err != nil {
			return err
		}
		p := &report.Page{Width: env.width(), Coloured: env.colourful()}
		report.Seatings(p, v.View, ask.From, found.Choices)
		if _, err := env.stdout.Write(p.Bytes()); err != nil || !open {
			return err
		}
		acts, err := d.ends(v.View, ask.From)
		if err != nil {
			return err
		}
		return d.does(ctx, append(acts, event.Act{Do: event.Open, ID: newActID(), Round: ask.From, Tables: found.Choices[0].Rounds[0].Tables}))
	})
}

// ends returns the act that closes the last open round before the next one is opened. A round in which real tables play stays
// open; online it is for the organiser to say that they end.
func (d *eventDesk) ends(v *event.View, next int) (acts []event.Act, err error) {
	i := len(v.Rounds) - 1
	for i >= 0 && (v.Rounds[i].Closed || v.Rounds[i].Number >= next) {
		i--
	}
	if i < 0 {
		return nil, nil
	}
	last := v.Rounds[i]
	var late []string
	for _, t := range last.Tables {
		if played, all := report.Played(t); played < all {
			late = append(late, fmt.Sprint(t.Number))
		}
	}
	tables := "table " + strings.Join(late, ", ")
	switch {
	case len(late) == 0:
		acts = []event.Act{{Do: event.Close, ID: newActID(), Round: last.Number}}
	case v.Online == nil:
		fmt.Fprintf(d.env.stderr, "Round %d stays open: %s still plays.\n", last.Number, tables)
	default:
		err = no(fmt.Errorf(`round %d: %s still plays; close the round first, which gives up what they have not played: echo '{"do":"close","round":%d}' | ninetynine event act %s`, last.Number, tables, last.Number, d.id))
	}
	return acts, err
}

func newEventPads(env *environment) *cobra.Command {
	in := wire.EventPads{}
	cmd := described("event-pads", cobra.MinimumNArgs(2), nil)
	cmd.Flags().IntVar(&in.Round, "round", 1, "add them to this `round`")
	return env.onEvents(cmd, func(ctx context.Context, d *eventDesk, args []string) error {
		for _, name := range args[1:] {
			text, err := file.Read(name, file.Most)
			switch {
			case err == nil:
				in.Pads = append(in.Pads, wire.EventPad{Record: string(text)})
			case errors.Is(err, fs.ErrNotExist) && store.CheckID(name) == nil:
				in.Pads = append(in.Pads, wire.EventPad{Pad: name})
			default:
				return err
			}
		}
		var made wire.EventPadActs
		if err := d.client.Post(ctx, d.path("/pads"), in, &made); err != nil {
			return err
		}
		n := map[event.Kind]int{}
		for _, a := range made.Acts {
			n[a.Do]++
		}
		fmt.Fprintf(env.stdout, "%s: %s, %s\n", report.Counted(len(in.Pads), "pad"), report.Counted(n[event.Enter], "new member"), report.Counted(n[event.Report], "new result"))
		return d.does(ctx, made.Acts)
	})
}

func newEventAct(env *environment) *cobra.Command {
	cmd := described("event-act", takes(1, 1, "the id of an event"), nil)
	return env.onEvents(cmd, func(ctx context.Context, d *eventDesk, _ []string) error {
		var acts []event.Act
		err := d.lines(ctx, func(n int, text string) error {
			a, err := readAct(n, text)
			if err == nil {
				a.ID = cmp.Or(a.ID, newActID())
				acts = append(acts, *a)
			}
			return err
		})
		if err == nil {
			err = d.does(ctx, acts)
		}
		return err
	})
}

func readAct(n int, text string) (*event.Act, error) {
	a, err := event.Decode([]byte(text))
	if err != nil {
		return nil, fmt.Errorf("line %d: %w", n, err)
	}
	return a, nil
}

func newEventExport(env *environment) *cobra.Command {
	withSeed := false
	cmd := described("event-export", takes(1, 1, "the id of an event"), nil)
	cmd.Flags().BoolVar(&withSeed, "seed", false, "with the text from which the boards are dealt, which tells all cards; for the organiser alone")
	return env.onEvents(cmd, func(ctx context.Context, d *eventDesk, _ []string) error {
		v, err := d.shown(ctx)
		if err != nil {
			return err
		}
		var seed wire.EventSeed
		if withSeed {
			if err := d.client.Get(ctx, d.path("/seed"), &seed); err != nil {
				return err
			}
		}
		var out bytes.Buffer
		for i := range v.Desk.Acts {
			a := &v.Desk.Acts[i]
			if a.Setup != nil {
				a.Setup.Seed = seed.Seed
			}
			out.Write(append(a.Encode(), '\n'))
		}
		_, err = env.stdout.Write(out.Bytes())
		return err
	})
}

func newEventCheck(env *environment) *cobra.Command {
	var out outputFlags
	cmd := described("event-check", takes(1, 1, "one file, or - for standard input"), nil)
	out.switches(cmd, asJSON, asCSV)
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		in, done, err := env.open(cmd.Context(), "check", args[0])
		if err != nil {
			return err
		}
		defer done()
		s := event.New("", new(hall.VariantCache))
		err = eachLine(bufio.NewScanner(in), func(n int, text string) error {
			a, err := readAct(n, text)
			if err == nil {
				e := s.Next(0, a.Encode())
				if err = s.Apply(&e, a); err != nil {
					err = fmt.Errorf("line %d: %w", n, err)
				}
			}
			return err
		})
		done()
		if err == nil && s.Seq == 0 {
			err = errors.New("it has no acts")
		}
		if err != nil {
			return no(fmt.Errorf("%s: %w", args[0], err))
		}
		view, err := json.Marshal(s.Event().View(event.Viewer{Desk: true}))
		if err != nil {
			return err
		}
		return printEvent(env, &out, view, append([]event.Dispute{}, s.Event().Disputes...))
	}
	return cmd
}
