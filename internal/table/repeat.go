package table

import (
	"ninetynine/rules"
)

// commandsDone are a player's latest commands, as many as a client may send
// again.
type commandsDone struct {
	done [16]done
	next int
}

// done is a command that was done.
type done struct {
	id  string
	do  Kind
	act rules.Action // if the command was an act
	seq uint64
}

// Applied returns the entry produced by a player's command with this id; ok is
// false if none is remembered.
func (s *State) Applied(player, id string) (seq uint64, ok bool) {
	if d := s.done(player, id); d != nil {
		return d.seq, true
	}
	return 0, false
}

// Same refuses a command whose id was used for another command.
func (s *State) Same(c *Command) error {
	d := s.done(c.Player, c.ID)
	if d == nil {
		return nil
	}
	if act, err := rules.ParseAction(d.act.Seat(), c.Act); d.do != c.Do || d.act != 0 && (err != nil || act != d.act) {
		return refuse(Bad, "the id %q was used for another command; give each command its own", c.ID)
	}
	return nil
}

func (s *State) done(player, id string) *done {
	a := s.remembered[player]
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

// maxRemembered limits the number of players whose commands are remembered.
const maxRemembered = 64

func (s *State) remember(e *Event) {
	a := s.remembered[e.By]
	if a == nil {
		if len(s.remembered) >= maxRemembered {
			s.forget()
		}
		a = new(commandsDone)
		s.remembered[e.By] = a
	}
	d := done{id: e.ID, do: e.What.Kind(), seq: s.Seq}
	if p, ok := e.What.(Acted); ok {
		d.act = p.Act
	}
	a.done[a.next] = d
	a.next = (a.next + 1) % len(a.done)
}

// forget forgets the player without a chair who was heard from longest ago.
func (s *State) forget() {
	oldest, at := "", s.Seq
	for p, a := range s.remembered {
		if last := a.done[(a.next+len(a.done)-1)%len(a.done)].seq; last < at && s.SeatOf(p) == rules.Nobody {
			oldest, at = p, last
		}
	}
	delete(s.remembered, oldest)
}
