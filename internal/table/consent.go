package table

import "ninetynine/rules"

// proposed folds a proposal.
func (s *State) proposed(by rules.Seat, p Proposed) {
	s.Asked = &Proposal{Seq: s.Seq, What: p.What, By: by, To: p.To, Yes: by.Set()}
	if p.Done {
		s.settle(s.Asked)
	}
}

// answered folds an answer to it.
func (s *State) answered(by rules.Seat, p Answered) {
	switch {
	case p.Done:
		s.settle(s.Asked)
	case p.Yes:
		s.Asked.Yes |= by.Set()
	default:
		s.Asked = nil
	}
}

// settle does what everybody has agreed to.
func (s *State) settle(p *Proposal) {
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

// undo takes back all acts of the deal but the first ones. What clocks have
// lost meanwhile stays lost.
func (s *State) undo(p *Proposal) {
	if s.Stage == Between {
		s.finished = s.finished[:len(s.finished)-1]
	}
	s.now, s.acts, s.Stage = s.fresh, s.acts[:p.To], Playing
	for _, d := range s.acts {
		s.m.Apply(&s.now, d.act)
	}
	s.Chairs[p.By].Undone++
	for i := range s.Chairs {
		s.stop(&s.Chairs[i], false)
	}
	s.unready()
}

// backTo returns how many acts of the deal remain when the seat takes back its
// last decision; ok is false if it has made none. An act that was forced is no
// decision to a person who plays alone. To several it is: otherwise the others
// could see which acts were forced.
func (s *State) backTo(seat rules.Seat) (acts int, ok bool) {
	alone := s.people() == 1
	now := s.fresh
	for i := range s.acts {
		d := &s.acts[i]
		if d.by == seat && d.auto == "" && !(alone && s.m.Game.Options(&now.Deal, seat).Len() == 1) {
			acts, ok = i, true
		}
		s.m.Apply(&now, d.act)
	}
	return acts, ok
}
