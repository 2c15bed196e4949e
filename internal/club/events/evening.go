package events

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"ninetynine/internal/club/evening"
	"ninetynine/internal/club/event"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
)

// longest is how long after its hour an evening's event waits for results, in milliseconds.
const longest = 24 * 60 * 60_000

// Hold makes the event of a group's evening at an hour: of one round, at the evening's tables that have begun, with players and
// bots as they sit there. Nobody organises it but the organisers of the group. Ids follow from the evening and the hour, so that
// any server goes on after another's crash; what was said before stays. There is none if no table has begun.
func (v *Events) Hold(ctx context.Context, e *store.Evening, begins int64) error {
	zone, err := time.LoadLocation(e.Zone)
	clock, err2 := table.ParseClock(e.Clock)
	g, err3 := v.Store.Group(ctx, e.Group)
	if err := errors.Join(err, err2, err3); err != nil {
		return err
	}
	open := event.Act{Do: event.Open, ID: "open", Round: 1}
	acts := []event.Act{{Do: event.SetUp, ID: "set up", Setup: &event.Setup{
		Title: g.Name, Date: time.UnixMilli(begins).In(zone).Format(time.DateOnly), Variant: e.Variant, Play: event.Matches, Deals: 1, Rounds: 1,
		Group: e.Group, Online: &event.Online{Clock: clock, Bot: e.Bot, Evening: e.ID, Begins: begins},
	}}}
	entered, bots := map[string]bool{}, 0
	for n := 1; n <= event.MostTables; n++ {
		chairs, err := v.chairs(ctx, evening.TableID(v.Secret, e.ID, begins, n-1))
		if err != nil {
			return err
		}
		t := event.Seating{Table: n}
		for _, c := range chairs {
			a := event.Act{Do: event.Enter, Member: c.Player, Person: c.Player, Name: c.Name}
			if c.Player == "" {
				bots++
				a.Member, a.Bot, a.Name = fmt.Sprint("bot", bots), e.Bot, fmt.Sprint("Bot ", bots)
			}
			for entered[a.Member] { // at an earlier table, too
				a.Member += "+"
			}
			entered[a.Member], a.ID = true, "enter "+a.Member
			acts, t.Seats = append(acts, a), append(t.Seats, a.Member)
		}
		if len(t.Seats) > 0 {
			open.Tables = append(open.Tables, t)
		}
	}
	if len(open.Tables) == 0 {
		return nil
	}
	return v.hold(ctx, v.sum("evening", fmt.Sprint(e.ID, " ", begins), 10), append(acts, open)...)
}

// hold does acts that nobody else can, and makes the event first if there is none.
func (v *Events) hold(ctx context.Context, id string, acts ...event.Act) error {
	for _, a := range acts {
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
		if _, err := v.Logs.Do(ctx, v.Now(), event.LogOf(id), do); err != nil && !table.Refused(err) { // said otherwise before
			return err
		}
	}
	return nil
}

// chairs returns who sits at an evening's table that has begun, or sat there if its match is over; none at another.
func (v *Events) chairs(ctx context.Context, tbl string) (all []journal.Sitter, err error) {
	r, err := v.Store.Result(ctx, tbl, 1)
	for _, c := range r.Chairs {
		all = append(all, journal.Sitter{Player: c.Player, Name: c.Name})
	}
	if !errors.Is(err, store.ErrNone) {
		return all, err
	}
	t, err := v.Store.Summary(ctx, tbl)
	if errors.Is(err, store.ErrNone) || t.Status == journal.Gathering {
		return nil, nil
	}
	return t.Chairs, err
}

// follow brings the result of an evening's table home: that of its first match, as players may go on there.
func (v *Events) follow(ctx context.Context, id string, p *playing) error {
	r, err := v.Store.Result(ctx, p.at, 1)
	if errors.Is(err, store.ErrNone) {
		p.over = v.Now() > p.hour+longest
		return nil
	}
	p.over = err == nil
	if err != nil || r.Cut || slices.Contains(p.done, 0) {
		return err
	}
	slices.SortFunc(r.Chairs, func(a, b journal.Share) int { return cmp.Compare(a.Seat, b.Seat) })
	points := &event.Result{}
	for _, c := range r.Chairs {
		points.Points = append(points.Points, c.Points)
	}
	return v.report(ctx, id, p, []*event.Act{{Do: event.Report, Device: event.Hall, Round: p.round, Table: p.number, Result: points}})
}
