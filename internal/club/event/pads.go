package event

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"

	"ninetynine/internal/base/letters"
	"ninetynine/internal/paper/pad"
	"ninetynine/internal/store"
)

// FromPads returns the acts that add score pads to a round of an event of matches, each as a table, for a deputy to send
// in this order: new members by their names, new tables, substitutes, and a result for each deal. Pads whose players
// have a table in the round are of that table. Ids follow from what the acts say, and acts that the log has are left out,
// so that adding a pad twice changes nothing, and one that has grown adds what is new. A deal that says something else
// than the log is disputed. The error is about the pad with the number n, from 1.
func (s *State) FromPads(round int, pads []*pad.Pad) (acts []Act, n int, err error) {
	x := &padding{s: s, e: s.Event(), r: s.Event().read, round: round, members: map[string]string{}}
	if round < 1 || round > MostRounds {
		return nil, 1, wrong("round", "it is from 1 to %d", MostRounds)
	}
	for _, m := range x.e.Members {
		for _, name := range append([]string{m.Name}, m.Others...) {
			x.members[letters.Fold(name)] = m.ID
		}
	}
	for _, r := range x.e.Rounds {
		if r.Number == round {
			x.tables = slices.Clone(r.Tables)
		}
	}
	for i, p := range pads {
		if err := x.add(p); err != nil {
			return nil, i + 1, err
		}
	}
	x.open()
	return slices.Concat(x.enter, x.opened, x.results), 0, nil
}

// A padding adds pads to a round.
type padding struct {
	s                      *State
	e                      *Event
	r                      *reading
	round                  int
	members                map[string]string // ids by folded name
	tables                 []*Table
	added                  []Seating
	enter, opened, results []Act
}

// act appends an act whose id follows from the rest, unless the log has it.
func (x *padding) act(to *[]Act, a Act) {
	sum := sha256.Sum256(append([]byte("n99-event-pad-1 "), a.Encode()...))
	if a.ID = store.EncodeID(sum[:10]); x.s.acts[a.ID] == nil {
		*to = append(*to, a)
	}
}

// member returns the id of the member with a name, who may be new.
func (x *padding) member(name string) string {
	key := letters.Fold(name)
	if x.members[key] == "" {
		sum := sha256.Sum256([]byte("n99-event-member-1 " + key))
		x.members[key] = store.EncodeID(sum[:10])
		x.act(&x.enter, Act{Do: Enter, Member: x.members[key], Name: name})
	}
	return x.members[key]
}

func (x *padding) add(p *pad.Pad) error {
	setup, h, live := x.s.first, p.Header(), x.s.game.Live().Len()
	switch {
	case setup.Play != Matches:
		return errors.New("pads are matches, and this event plays boards")
	case h.Variant.ID != setup.Variant && h.Variant.ID != x.s.header.Variant.ID || len(h.Seats) != x.s.game.Seats():
		return fmt.Errorf("it is of the variant %s, and the event plays %s", h.Variant.ID, setup.Variant)
	case len(p.Deals()) == 0 || len(p.Deals()) > setup.Deals:
		return fmt.Errorf("it has %d deals, and a table of the event has 1 to %d", len(p.Deals()), setup.Deals)
	}
	chair := func(seat int) int { return (seat - int(h.First) + live) % live } // the first dealer has the first chair
	seats := make([]string, live)
	for i, name := range h.Names(0)[:live] {
		seats[chair(i)] = x.member(name)
	}
	t := x.table(seats)
	var results []Act
	now := slices.Clone(seats)
	for n, d := range p.Deals() {
		for i, name := range h.Names(uint32(n))[:live] {
			if id := x.member(name); id != now[chair(i)] {
				now[chair(i)] = id
				results = append(results, Act{Do: Substitute, Round: x.round, Table: t, Chair: Chair(chair(i)), From: n + 1, Member: id})
			}
		}
		entry := d.Entry
		entry.Hands = slices.Clone(d.Entry.Hands)
		for i := range live {
			entry.Hands[chair(i)] = d.Entry.Hands[i]
		}
		results = append(results, Act{Do: Report, Round: x.round, Table: t, Board: uint64(n + 1), Result: &Result{Entry: &entry}})
	}
	totals, points := p.Totals(), make([]int32, live)
	for i := range live {
		points[chair(i)] = totals[i]
	}
	if !slices.Equal(x.s.sums(results, live), points) { // another target, for example
		if !slices.Equal(now, seats) {
			return errors.New("its points are not those of the event's rules, and players came in for others: enter the points of each player as rulings")
		}
		results = []Act{{Do: Report, Round: x.round, Table: t, Result: &Result{Points: points}}}
	}
	for _, a := range results {
		x.act(&x.results, a)
	}
	return nil
}

// table returns the number of the table of these players, who sit there in this order.
func (x *padding) table(seats []string) (number int) {
	for _, t := range x.tables {
		if number = max(number, t.Number); !slices.Equal(slices.Sorted(slices.Values(t.Seats)), slices.Sorted(slices.Values(seats))) {
			continue
		}
		if !slices.Equal(t.Seats, seats) {
			x.act(&x.opened, Act{Do: Seat, Round: x.round, Table: t.Number, Seats: seats, Replaces: idsOf(x.r.by[Subject{Kind: Seat, Round: x.round, Table: t.Number}])})
		}
		return t.Number
	}
	number++
	x.tables = append(x.tables, &Table{Round: x.round, Number: number, Seats: seats})
	x.added = append(x.added, Seating{Table: number, Seats: seats})
	return number
}

// open opens the round with its tables so far and those that are new.
func (x *padding) open() {
	if len(x.added) == 0 {
		return
	}
	a := Act{Do: Open, Round: x.round, Tables: x.added}
	if was := x.r.by[Subject{Kind: Open, Round: x.round}]; len(was) > 0 {
		a.Tables, a.Replaces = append(slices.Clone(was[0].Tables), x.added...), idsOf(was)
	}
	x.act(&x.opened, a)
}

func idsOf(acts []*Act) (ids []string) {
	for _, a := range acts {
		ids = append(ids, a.ID)
	}
	return ids
}

// sums returns the points by chair that results make in a match of the event; nil if one of them cannot be right.
func (s *State) sums(results []Act, live int) []int32 {
	h := s.header
	h.Limit.Deals = s.first.Deals
	p, err := pad.New(h)
	for _, a := range results {
		if a.Result != nil && err == nil {
			p, err = p.With(*a.Result.Entry)
		}
	}
	if err != nil {
		return nil
	}
	totals := p.Totals()
	return totals[:live]
}
