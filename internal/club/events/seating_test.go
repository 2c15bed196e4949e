package events

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"ninetynine/internal/club/event"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/live"
	"ninetynine/internal/test/must"
)

// logs are events by their logs' names.
type logs map[string]*state

func (l logs) Inspect(_ context.Context, _ int64, log string, f func(live.State)) error {
	f(l[log])
	return nil
}
func (logs) Open(context.Context, int64, string, live.Event) (r live.Reply, err error) { return r, nil }
func (logs) Do(context.Context, int64, string, any) (r live.Reply, err error)          { return r, nil }

// lists has a group's events. The player "guest" has become "ann".
type lists struct {
	Store
	events []string
}

func (l lists) Ranked(context.Context, string, string, int) (rows []journal.Row, err error) {
	for _, id := range l.events {
		rows = append(rows, journal.Row{Value: []byte("nonsense")}, journal.Row{Value: fmt.Appendf(nil, `{"event":%q}`, id)})
	}
	return rows, nil
}

func (l lists) Known(_ context.Context, ids []string) (all []store.Player, err error) {
	for _, id := range ids {
		p := store.Player{ID: id, Name: id}
		if id == "guest" {
			p.AliasOf = "ann"
		}
		all = append(all, p)
	}
	return all, nil
}

// TestBefore: those who sat together are known again at a later event: under another spelling that was joined, as the player who a
// guest has become, and by their names alone.
func TestBefore(t *testing.T) {
	make := func(id string, acts ...event.Act) *state {
		s := event.New(event.LogOf(id), games())
		acts = append([]event.Act{{Do: event.SetUp, Setup: &event.Setup{Title: id, Date: "2026-12-04", Variant: "standard", Play: event.Matches, Deals: 3, Rounds: 1, Organiser: "org", Group: "g"}}}, acts...)
		for i, a := range acts {
			a.ID = fmt.Sprint(i)
			made := must.Get(s.Step(&event.Command{Caller: "org", Act: a}))(t)
			e := s.Next(0, made.Encode())
			must.Do(t, s.Apply(&e, made))
		}
		return &state{State: s}
	}
	enter := func(id, name, person string) event.Act {
		return event.Act{Do: event.Enter, Member: id, Name: name, Person: person}
	}
	all := logs{
		event.LogOf("now"): make("now", enter("a2", "Anna", "ann"), enter("b2", "Bosse", ""), enter("b3", "Bo", ""), event.Act{Do: event.Same, Member: "b2", Other: "b3"}, enter("c2", "CLEO", "cleo")),
		event.LogOf("then"): make("then", enter("a1", "Guest", "guest"), enter("b1", "Bo", ""), enter("c1", "Cleo", ""), enter("d1", "Dag", ""),
			event.Act{Do: event.Open, Round: 1, Tables: []event.Seating{{Table: 1, Seats: []string{"a1", "b1", "c1", "d1"}}}}),
	}
	told := 0
	v := &Events{Store: lists{events: []string{"now", "then"}}, Logs: all, Now: func() int64 { return 1 }, Outage: func(string, error, ...any) { told++ }}
	past := must.Get(v.before(t.Context(), "now", "g"))(t)
	if len(past) != 1 || len(past[0].Rounds) != 1 || !slices.Equal(past[0].Rounds[0].Tables[0], []string{"a2", "b2", "c2", "was d1"}) {
		t.Errorf("before sat %+v", past)
	}
	if listed := must.Get(v.list(t.Context(), event.ListOfGroup("g"), most))(t); len(listed) != 2 || told == 0 {
		t.Errorf("beside rows that cannot be read there are %+v", listed)
	}
	for from, rounds := range map[int]int{41: 2, 99: 1} {
		r := request(all[event.LogOf("now")].State, &Ask{From: from, Rounds: rounds})
		if ways := must.Get(r.Choices())(t); len(ways) == 0 || len(ways[0].Rounds) != from+rounds-1 {
			t.Errorf("from round %d on: %d ways", from, len(ways))
		}
	}
}
