package table

import (
	"slices"

	"ninetynine/match"
	"ninetynine/rules"
)

func (s *State) proposed(by rules.Seat, p Proposed) {
	if p.Keep {
		s.reconsider(by, p.To)
		return
	}
	s.Asked = &Proposal{Seq: s.Seq, What: p.What, By: by, To: p.To, Yes: by.Set()}
	if p.Done {
		s.resolve(s.Asked)
	}
}

func (s *State) answered(by rules.Seat, p Answered) {
	switch {
	case p.Done:
		s.resolve(s.Asked)
	case p.Yes:
		s.Asked.Yes |= by.Set()
	default:
		s.Asked = nil
	}
}

// resolve carries out a proposal to which all have agreed.
func (s *State) resolve(p *Proposal) {
	s.Asked = nil
	switch p.What {
	case Undo, Replay:
		s.undo(p)
	case Pause:
		s.Paused, s.Halted = true, s.At
		s.unready()
	case Abandon:
		s.cut()
	}
}

// undo takes back all acts of the deal after the given number. Time used on the clocks stays used.
func (s *State) undo(p *Proposal) {
	if s.Stage == Between {
		s.finished, s.played = s.finished[:len(s.finished)-1], s.played[:len(s.played)-1]
	}
	s.taken = append(s.taken, takenBack{by: p.By, acts: slices.Clone(s.acts[p.To:])})
	s.acts, s.Stage = s.acts[:p.To], Playing
	s.again()
	s.Chairs[p.By].Undone++
	for i := range s.Chairs {
		s.stop(&s.Chairs[i], false)
	}
	s.unready()
}

// reconsider takes back one act that only its own seat knows. The clock goes on from where the act stopped
// it, so that no player gains time. It does not count as undone: it reveals nothing, so it helps no more
// than thinking longer.
func (s *State) reconsider(seat rules.Seat, act int) {
	c, k, used := &s.Chairs[seat], &s.Settings.Clock, s.acts[act].used
	s.taken = append(s.taken, takenBack{by: seat, acts: []decision{s.acts[act]}, secret: true})
	s.acts = slices.Delete(s.acts, act, act+1)
	s.again()
	switch {
	case k.Bank != 0:
		c.Bank = max(0, c.Bank-k.Add)
	case k.Move != 0 && !s.Paused:
		c.Since, c.From = s.At-used, s.Seq
	}
}

// redoable returns which of the things taken back the seat may bring back now; -1 if there is none. The last
// one comes first, but what does not depend on another player's secret act need not wait for it.
func (s *State) redoable(seat rules.Seat) int {
	for i := len(s.taken) - 1; i >= 0; i-- {
		t := &s.taken[i]
		if t.by == seat {
			if _, err := s.redoing(t); err == nil {
				return i
			}
		}
		if !t.secret {
			break
		}
	}
	return -1
}

// redoing returns the state after acts that were taken back; it is an error if they are not legal now.
func (s *State) redoing(t *takenBack) (match.State, error) {
	next := s.now
	for _, d := range t.acts {
		if err := s.m.Do(&next, d.by, d.act); err != nil {
			return next, err
		}
	}
	return next, nil
}

// redone does again what the seat took back, with all that followed. The position is the same as before the
// take-back, so no player learns anything new, and no other player need agree.
func (s *State) redone(seat rules.Seat, p Redone) error {
	at := s.redoable(seat)
	t := s.taken[at]
	s.taken = slices.Delete(s.taken, at, at+1)
	if t.secret {
		rest := slices.Clone(s.taken) // can still be redone: nothing new has happened
		if err := s.do(seat, t.acts[0].act, t.acts[0].auto); err != nil {
			return err
		}
		s.taken = rest
		return s.finish(p.After)
	}
	s.acts, s.Asked = append(s.acts, t.acts...), nil
	s.again()
	for i := range s.Chairs {
		s.stop(&s.Chairs[i], false)
	}
	return s.finish(p.After)
}

// movedOn forgets what can no longer be redone after an act of the seat: everything, or of secret acts only
// the seat's own.
func (s *State) movedOn(seat rules.Seat) {
	secret := !slices.ContainsFunc(s.taken, func(t takenBack) bool { return !t.secret })
	s.taken = slices.DeleteFunc(s.taken, func(t takenBack) bool { return !secret || t.by == seat })
}

// again replays the acts of the deal.
func (s *State) again() {
	s.now = s.fresh
	for i := range s.acts {
		s.m.Apply(&s.now, s.acts[i].act)
	}
}

// concealed reports whether an act of the deal is sealed and other players are still making theirs, so that
// it has revealed nothing.
func (s *State) concealed(act int) bool {
	a := s.acts[act].act
	return s.Stage == Playing && a.Kind() == s.now.Deal.Phase() && s.sealed(a)
}

// backTo returns how many acts of the deal remain when the seat takes back its last decision; ok is false
// if it has made none. For a person who plays alone, a forced act is not a decision. With several people it
// is: otherwise the other players could see which acts were forced.
func (s *State) backTo(seat rules.Seat) (acts int, ok bool) {
	alone := s.Alone()
	now := s.fresh
	for i := range s.acts {
		d := &s.acts[i]
		if i >= s.given && d.by == seat && d.auto == "" && !(alone && s.m.Game.Options(&now.Deal, seat).Len() == 1) {
			acts, ok = i, true
		}
		s.m.Apply(&now, d.act)
	}
	return acts, ok
}
