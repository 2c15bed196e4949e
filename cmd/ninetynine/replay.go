package main

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/spf13/cobra"

	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A wanted says which part of a record to print; numbers count from 1, and 0
// is every one.
type wanted struct {
	match int
	deal  int
	open  bool // a deal still in play too, with all its cards
}

func newReplay(env *environment) *cobra.Command {
	var want wanted
	c := &cobra.Command{
		Use:   "replay FILE",
		Short: "Print a recorded match for people to read",
		Long: `Replay prints a recorded match as people read it: who plays what, and of every
deal the hands by suit, bids, offers, tricks and scores; then the score sheet
of each game, and how the match ended. It referees the record on the way. A
file packed with gzip or zstd is read as it is; - is standard input.

Matches in the file, and deals in a match, are counted from 1. A deal that is
still in play keeps its cards to itself, unless --open is given.

Exit codes: 0 done; 1 the record is refused; 2 a file cannot be read, or has
no such match or deal.`,
		Example: `  ninetynine replay friday.99.jsonl
  ninetynine replay friday.99.jsonl --match 2 --deal 7
  ninetynine simulate --deals 1 --records - | ninetynine replay -`,
		Args: takes(1, 1, "one file, or - for standard input"),
		RunE: func(cmd *cobra.Command, args []string) error {
			for _, name := range []string{"match", "deal"} {
				if n, err := cmd.Flags().GetInt(name); err == nil && n < 1 && cmd.Flags().Changed(name) {
					return fmt.Errorf("--%s counts from 1; there is no %s %d", name, name, n)
				}
			}
			return replay(cmd.Context(), env, args[0], want)
		},
	}
	c.Flags().IntVar(&want.match, "match", 0, "print only match `N` of the file")
	c.Flags().IntVar(&want.deal, "deal", 0, "print only deal `N` of each match")
	c.Flags().BoolVar(&want.open, "open", false, "show the cards of a deal that is still in play")
	return c
}

func replay(ctx context.Context, env *environment, name string, want wanted) error {
	in, done, err := env.open(ctx, "", name) // no progress, between what is printed
	if err != nil {
		return err
	}
	defer done()
	steps, err := record.NewReplay(in)
	if err != nil {
		return refused(name, err)
	}
	r := replayer{env: env, want: want}
	for {
		step, err := steps.Next()
		if err == nil {
			err = r.step(step)
		} else if flushed := r.flush(r.want.open || !errors.Is(err, io.EOF)); flushed != nil {
			return flushed
		} else if errors.Is(err, io.EOF) {
			return r.finish(name)
		} else {
			return refused(name, err)
		}
		if err != nil || want.match > 0 && r.matches > want.match {
			return err
		}
	}
}

// A replayer prints the steps of a record, a deal at a time.
type replayer struct {
	env     *environment
	want    wanted
	matches int // begun
	printed int // deals, or matches where no deal is asked for

	match *match.Match
	names []string
	deal  *dealt // in play, nil between deals
	sheet []sheetRow
	out   []byte
}

// wanted reports whether the match being read is to be printed.
func (r *replayer) wanted() bool { return r.want.match == 0 || r.want.match == r.matches }

// step takes in one line of the record.
func (r *replayer) step(s *record.Step) error {
	if s.Line.Kind == record.HeaderLine {
		if err := r.flush(true); err != nil {
			return err
		}
		r.matches++
		r.match, r.names, r.sheet = s.Match, seatNames(s.Header, s.Match.Game), nil
	}
	if !r.wanted() {
		return nil
	}
	whole := r.want.deal == 0
	switch s.Line.Kind {
	case record.HeaderLine:
		r.header(s.Header)
	case record.DealLine:
		r.deal = newDealt(s)
	case record.ActLine:
		r.deal.act(s.Line.Act)
	case record.ScoreLine:
		r.deal.finish(s.State)
		r.sheet = append(r.sheet, sheetRow{r.deal.number, s.State.Result})
		if whole || r.want.deal == int(r.deal.number)+1 {
			r.printDeal(true)
		}
		r.deal = nil
	case record.GameLine:
		if whole {
			r.printGame(&s.State.GameEnd)
		}
		r.sheet = nil
	case record.EndLine:
		if err := r.flush(true); err != nil {
			return err
		}
		if whole {
			r.printEnd(s)
		}
	}
	return r.write()
}

// flush prints a deal that the record breaks off, or only that there is one
// as long as its cards are not open.
func (r *replayer) flush(open bool) error {
	if r.deal != nil && (r.want.deal == 0 || r.want.deal == int(r.deal.number)+1) {
		if open {
			r.printDeal(false)
		} else {
			r.line("")
			r.line("Deal %d is still in play; --open shows its cards.", r.deal.number+1)
			r.printed++
		}
	}
	r.deal = nil
	return r.write()
}

// finish says what was asked for and not found.
func (r *replayer) finish(name string) error {
	switch {
	case r.matches == 0:
		return fmt.Errorf("%s: there is no match in it", name)
	case r.matches < r.want.match:
		return fmt.Errorf("%s: there is no match %d in it; it has %s", name, r.want.match, several(r.matches, "match"))
	case r.want.deal > 0 && r.printed == 0:
		return fmt.Errorf("%s: there is no deal %d in it", name, r.want.deal)
	}
	return nil
}

// write writes what has been set, in colours if there are any.
func (r *replayer) write() error {
	if len(r.out) == 0 {
		return nil
	}
	_, err := io.WriteString(r.env.stdout, r.env.redSuits(string(r.out)))
	r.out = r.out[:0]
	return err
}

// seatNames returns a name for each hand, safe to print.
func seatNames(h *record.Header, g *rules.Game) []string {
	names := make([]string, g.Seats())
	for i := range names {
		if i < len(h.Seats) {
			names[i] = clean(h.Seats[i])
		}
		if names[i] == "" {
			names[i] = fmt.Sprintf("seat %d", i)
		}
	}
	return names
}
