package table

import "ninetynine/rules"

// think starts the clocks of the players who have a decision to make, and stops all others.
func (s *State) think() {
	var due rules.Seats
	if s.Stage == Playing && !s.Paused {
		for hand := range s.m.Game.Turn(&s.now.Deal).All() {
			due |= s.m.Game.Owner(&s.now.Deal, hand).Set()
		}
	}
	for i := range s.Chairs {
		c := &s.Chairs[i]
		switch has := due.Has(rules.Seat(i)); {
		case has && c.Since == 0:
			c.Since, c.From = s.At, s.Seq
		case !has && c.Since != 0:
			s.stop(c, false)
		}
	}
}

// stop stops a chair's clock; added says whether it earns the increment of an act.
func (s *State) stop(c *Chair, added bool) {
	if c.Since == 0 {
		return
	}
	if k := &s.Settings.Clock; k.Bank != 0 && !c.botDecides() {
		c.Bank = max(0, c.Bank-(s.At-c.Since))
		if added {
			c.Bank = min(c.Bank+k.Add, maxTime)
		}
	}
	c.Since, c.From = 0, 0
}

// Deadline returns when the seat's time is up; ok is false if no clock is running for it.
func (s *State) Deadline(seat rules.Seat) (at int64, ok bool) {
	c, k := &s.Chairs[seat], &s.Settings.Clock
	switch {
	case c.Since == 0 || c.botDecides():
		return 0, false
	case k.Move != 0:
		return c.Since + k.Move, true
	case k.Bank != 0:
		return c.Since + c.Bank, true
	}
	return 0, false
}
