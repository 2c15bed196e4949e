package events

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"ninetynine/internal/club/evening"
	"ninetynine/internal/club/event"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
)

// When what happens to an evening's event, after its hour, in milliseconds.
const (
	waits = 24 * 60 * 60_000       // so long it waits for results
	stays = evening.Again + 60_000 // so long it is open at least, for tables that begin late
)

// Hold makes the event of a group's evening at an hour: of one round, at the evening's tables that have begun, with players and
// bots as they sit there. Nobody organises it but the organisers of the group. Ids follow from the evening and the hour, so that
// any server goes on after another's crash; what was said before stays, and tables that have begun since are added. There is none
// if no table has begun. planned is how many tables the evening had planned: any of these may be missing; after them, the first
// that is missing is the end.
func (v *Events) Hold(ctx context.Context, e *store.Evening, begins int64, planned int) error {
	setup, err := v.setupOf(ctx, e, begins)
	if err == nil {
		_, err = v.gather(ctx, setup, planned)
	}
	return err
}

// gather brings tables of an evening into its event that have begun and are not there yet, and reports whether there were any, or
// may be where one cannot be read just now.
func (v *Events) gather(ctx context.Context, setup *event.Setup, planned int) (more bool, err error) {
	of := setup.Online
	id := v.sum("evening", fmt.Sprint(of.Evening, " ", of.Begins), 10)
	had, by, err := v.held(ctx, id)
	if err != nil {
		return false, err
	}
	acts, open := []event.Act{{Do: event.SetUp, Setup: setup}}, event.Act{Do: event.Open, Round: 1, Replaces: by}
	entered, bots := map[string]bool{}, 0
	for _, t := range had {
		planned = max(planned, t.Number)
		open.Tables = append(open.Tables, event.Seating{Table: t.Number, Seats: t.Seats})
		for _, id := range t.Seats {
			if entered[id] = true; strings.HasPrefix(id, "bot") {
				bots++
			}
		}
	}
	for n := 1; n <= event.MostTables; n++ {
		if slices.ContainsFunc(had, func(t *event.Table) bool { return t.Number == n }) {
			continue
		}
		chairs, err := v.chairs(ctx, evening.TableID(v.Secret, of.Evening, of.Begins, n-1))
		if missing := errors.Is(err, store.ErrNone); missing && n > planned {
			break // the tables before it are all
		} else if !missing && err != nil { // the others can be read
			v.fails(err)
			more = more || !errors.Is(err, store.ErrDamaged) // and so can this one, later
		}
		t := event.Seating{Table: n}
		for _, c := range chairs {
			a := event.Act{Do: event.Enter, Member: c.Player, Person: c.Player, Name: c.Name}
			if c.Player == "" {
				bots++
				a.Member, a.Bot, a.Name = fmt.Sprint("bot", bots), cmp.Or(c.Bot, of.Bot), fmt.Sprint("Bot ", bots)
			}
			for entered[a.Member] { // at an earlier table, too
				a.Member += "+"
			}
			entered[a.Member] = true
			acts, t.Seats = append(acts, a), append(t.Seats, a.Member)
		}
		if len(t.Seats) > 0 {
			open.Tables = append(open.Tables, t)
		}
	}
	if len(open.Tables) == len(had) && len(by) < 2 {
		return more, nil
	}
	if err = v.hold(ctx, id, append(acts, open)...); errors.Is(err, event.ErrOpened) { // another server was faster
		return v.gather(ctx, setup, planned)
	}
	return true, err
}

func (v *Events) setupOf(ctx context.Context, e *store.Evening, begins int64) (*event.Setup, error) {
	zone, err := time.LoadLocation(e.Zone)
	clock, err2 := table.ParseClock(e.Clock)
	g, err3 := v.Store.Group(ctx, e.Group)
	if err := errors.Join(err, err2, err3); err != nil {
		return nil, err
	}
	return &event.Setup{
		Title: g.Name, Date: time.UnixMilli(begins).In(zone).Format(time.DateOnly), Variant: e.Variant, Play: event.Matches, Deals: 1, Rounds: 1,
		Group: e.Group, Online: &event.Online{Clock: clock, Bot: e.Bot, Evening: e.ID, Begins: begins},
	}, nil
}

// hold does acts that nobody else can, and makes the event first if there is none. Their ids follow from what they say, and nobody
// can guess them: the id of an act that another has done keeps it from being done.
func (v *Events) hold(ctx context.Context, id string, acts ...event.Act) error {
	for _, a := range acts {
		a.ID = v.sum("act", fmt.Sprint(id, " ", a.Do, " ", a.Member, " ", a.Tables, " ", a.Replaces), 10)
		do := &event.Command{Hall: true, Act: a}
		if a.Do == event.SetUp {
			first, err := event.New(event.LogOf(id), games()).Step(do)
			if err == nil {
				_, err = v.Logs.Open(ctx, v.Now(), event.LogOf(id), first)
			}
			if err != nil {
				return err
			}
			continue
		}
		if _, err := v.Logs.Do(ctx, v.Now(), event.LogOf(id), do); table.Refused(err) { // said otherwise before
			v.fails(err)
		} else if err != nil {
			return err
		}
	}
	return nil
}

// held returns the tables of an evening's event, and by which acts its round is open: by none, by one or, as an earlier program
// has left it, by several that differ.
func (v *Events) held(ctx context.Context, id string) (had []*event.Table, by []string, err error) {
	err = v.Logs.Inspect(ctx, v.Now(), event.LogOf(id), func(s live.State) {
		for _, a := range s.(*state).Acts(0) {
			if by = slices.DeleteFunc(by, func(id string) bool { return slices.Contains(a.Replaces, id) }); a.Do == event.Open {
				by = append(by, a.ID)
			}
		}
		for _, r := range s.(*state).Event().Rounds {
			for _, t := range r.Tables {
				if r.Opened && len(t.Seats) > 0 { // the desk has said nothing of it but a result
					had = append(had, t)
				}
			}
		}
	})
	if errors.Is(err, store.ErrNone) {
		err = nil
	}
	return had, by, err
}

// chairs returns who sits at an evening's table that has begun, or sat there if its match is over; none at one that gathers, or where nobody is left. The error is [store.ErrNone] if there is no table.
func (v *Events) chairs(ctx context.Context, tbl string) (all []journal.Share, err error) {
	r, err := v.result(ctx, tbl)
	if !errors.Is(err, store.ErrNone) {
		return r.Chairs, err
	}
	t, err := v.Store.Summary(ctx, tbl)
	if err != nil || t.Status == journal.Gathering || t.Status == journal.Deserted {
		return nil, err
	}
	for _, c := range t.Chairs {
		all = append(all, journal.Share{Player: c.Player, Name: c.Name})
	}
	v.fails(v.Hall.Inspect(ctx, v.Now(), tbl, func(s *table.State) { // the summary has no levels
		for i := range min(len(all), len(s.Chairs)) {
			all[i].Bot = s.Chairs[i].Bot
		}
	}))
	return all, nil
}

// result returns that of the first match of an evening's table, as players may go on there, with its chairs in order.
func (v *Events) result(ctx context.Context, tbl string) (journal.Result, error) {
	r, err := v.Store.Result(ctx, tbl, 1)
	slices.SortFunc(r.Chairs, func(a, b journal.Share) int { return cmp.Compare(a.Seat, b.Seat) })
	return r, err
}

// follow brings the result of an evening's table home.
func (v *Events) follow(ctx context.Context, id string, p *playing) error {
	r, err := v.result(ctx, p.at)
	if errors.Is(err, store.ErrNone) {
		p.over = v.Now() > p.hour+waits
		return nil
	}
	p.over = err == nil && v.Now() > p.hour+stays
	if err != nil || r.Cut || slices.Contains(p.done, 0) {
		return err
	}
	points := &event.Result{}
	for _, c := range r.Chairs {
		points.Points = append(points.Points, c.Points)
	}
	return v.report(ctx, id, p, []*event.Act{{Do: event.Report, Device: event.Hall, Round: p.round, Table: p.number, Result: points}})
}
