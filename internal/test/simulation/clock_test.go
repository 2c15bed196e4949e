package simulation

import (
	"ninetynine/internal/table"
	"ninetynine/match"
	"ninetynine/rules"
)

// A timekeeper computes the clocks of a table's chairs in another way than the table: it charges the time
// between two entries to the players who had to decide.
type timekeeper struct {
	at       int64
	bank     [rules.MaxSeats]int64
	thinking rules.Seats // people who have to decide
	from     [rules.MaxSeats]uint64
	here     int                  // people who are present
	acted    [rules.MaxSeats]bool // acted for the absent player by other means
	leader   rules.Seat           // of the current trick, who plays the dummy's last card
}

func (k *timekeeper) before(s *table.State) {
	k.at, k.thinking, k.here = s.At, 0, 0
	var v match.View
	s.View(0, &v)
	k.leader = v.Leads[min(int(v.Tricks), len(v.Leads)-1)]
	for i := range s.Chairs {
		c := &s.Chairs[i]
		k.from[i] = c.From
		if c.Player != "" && !c.Away {
			k.here++
		}
		if s.Stage == table.Playing && !s.Paused && v.Stage == match.Playing && v.Turn.Has(rules.Seat(i)) && c.Bot == "" && !c.Away {
			k.thinking |= rules.Seat(i).Set()
		}
	}
}

// after receives the event, and compares.
func (k *timekeeper) after(l *ledger, e *table.Event) {
	s := l.ref
	clock := &l.ref.Settings.Clock
	if clock.Bank == 0 {
		return
	}
	for i := range k.thinking.All() {
		k.bank[i] = max(0, k.bank[i]-(s.At-k.at))
		if kind := e.What.Kind(); kind == table.Claim || kind == table.Redo && e.What.(table.Redone).Keep && rules.Seat(e.Seat) == i || kind == table.Act && rules.Seat(e.Seat) == i {
			k.bank[i] += clock.Add
		}
	}
	switch p := e.What.(type) {
	case table.Stood:
		k.acted[e.Seat] = false
	case table.Acted:
		k.acted[e.Seat] = true
	case table.Redone:
		k.acted[e.Seat] = k.acted[e.Seat] || p.Keep
	case table.Claimed: // it plays for all who still hold cards, wherever they are
		for _, act := range p.Acts {
			owner := act.Seat()
			if int(owner) >= len(s.Chairs) {
				owner = k.leader
			}
			k.acted[owner] = true
		}
	case table.Replaced:
		k.acted[e.Seat] = false
		if e.By == "" && (k.bank[e.Seat] != 0 || !k.thinking.Has(rules.Seat(e.Seat))) {
			l.fail("seat %d is set aside with %d ms left", e.Seat, k.bank[e.Seat])
		}
	case table.Proposed:
		if p.Keep { // as if the act had never happened
			k.bank[e.Seat] = max(0, k.bank[e.Seat]-clock.Add)
		}
	case table.Begun:
		for i := range k.bank {
			k.bank[i] = clock.Bank
		}
	case table.Returned:
		if k.acted[e.Seat] || k.here == 0 {
			k.bank[e.Seat] = max(k.bank[e.Seat], clock.Add, 10_000)
		}
	}
	if !s.Running() {
		return
	}
	for i := range s.Chairs {
		c := &s.Chairs[i]
		left := c.Bank
		if c.Since != 0 && c.Bot == "" && !c.Away {
			left = max(0, left-(s.At-c.Since))
		}
		if c.Player != "" && left != k.bank[i] {
			l.fail("after %s, seat %d has %d ms left, and should have %d", e.What.Kind(), i, left, k.bank[i])
		}
	}
}
