package table

import (
	"ninetynine/rules"
)

// answers are the commands of a player that were done, as many as a client
// may still send again.
type answers struct {
	done [16]done
	next int
}

// done is a command that was done.
type done struct {
	id  string
	do  Kind
	act rules.Action // if it was one
	seq uint64
}

// Heard returns the entry that a player's command of this id has led to; ok
// is false if none is remembered.
func (s *State) Heard(player, id string) (seq uint64, ok bool) {
	if d := s.done(player, id); d != nil {
		return d.seq, true
	}
	return 0, false
}

// Same refuses a command whose id was another one's.
func (s *State) Same(c *Command) error {
	d := s.done(c.Player, c.ID)
	if d == nil {
		return nil
	}
	if act, err := rules.ParseAction(d.act.Seat(), c.Act); d.do != c.Do || d.act != 0 && (err != nil || act != d.act) {
		return refuse(Bad, "the id %q was given to another command before; give each its own", c.ID)
	}
	return nil
}

func (s *State) done(player, id string) *done {
	a := s.heard[player]
	if a == nil || id == "" {
		return nil
	}
	for i := range a.done {
		if a.done[i].id == id {
			return &a.done[i]
		}
	}
	return nil
}

// maxHeard bounds for how many players commands are remembered.
const maxHeard = 64

func (s *State) remember(e *Event) {
	a := s.heard[e.By]
	if a == nil {
		if len(s.heard) >= maxHeard {
			s.forget()
		}
		a = new(answers)
		s.heard[e.By] = a
	}
	d := done{id: e.ID, do: e.What.Kind(), seq: s.Seq}
	if p, ok := e.What.(Acted); ok {
		d.act = p.Act
	}
	a.done[a.next] = d
	a.next = (a.next + 1) % len(a.done)
}

// forget forgets the player who was heard last the longest ago and has no
// chair.
func (s *State) forget() {
	oldest, at := "", s.Seq
	for p, a := range s.heard {
		if last := a.done[(a.next+len(a.done)-1)%len(a.done)].seq; last < at && s.SeatOf(p) == rules.Nobody {
			oldest, at = p, last
		}
	}
	delete(s.heard, oldest)
}
