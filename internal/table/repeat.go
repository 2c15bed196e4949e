package table

import (
	"slices"

	"ninetynine/rules"
)

// commandsDone are a player's latest commands, as many as a client may send again.
type commandsDone struct {
	done   [16]done
	next   int
	forgot uint64 // the entry of the last command that is no longer among them
}

type done struct {
	id  string
	do  Kind
	act rules.Action // if the command was an act
	of  string       // if it withdrew another
	seq uint64
}

// Applied returns the entry of a player's command with this id; ok is false if none is remembered.
func (s *State) Applied(player, id string) (seq uint64, ok bool) {
	if d := s.done(player, id); d != nil {
		return d.seq, true
	}
	return 0, false
}

// Withdrawn returns the entry with which the player withdrew a command with this id; ok is false if none is
// remembered.
func (s *State) Withdrawn(player, id string) (seq uint64, ok bool) {
	if d := s.find(player, func(d *done) bool { return id != "" && d.of == id }); d != nil {
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
	if act, err := rules.ParseAction(d.act.Seat(), c.Act); d.do != c.Do || d.of != c.Of || d.act != 0 && (err != nil || act != d.act) {
		return Refuse(Bad, "command-id-used", "id", c.ID)
	}
	return nil
}

func (s *State) done(player, id string) *done {
	return s.find(player, func(d *done) bool { return id != "" && d.id == id })
}

func (s *State) find(player string, is func(*done) bool) *done {
	a := s.remembered[player]
	if a == nil {
		return nil
	}
	for i := range a.done {
		if is(&a.done[i]) {
			return &a.done[i]
		}
	}
	return nil
}

const maxRemembered = 64

func (s *State) remember(e *Event) {
	d := done{id: e.ID, do: e.What.Kind(), seq: s.Seq}
	switch p := e.What.(type) {
	case Acted:
		d.act = p.Act
	case Withdrawn:
		d.of = p.Of
	}
	s.rememberFor(e.By, d)
}

func (s *State) rememberFor(player string, d done) {
	a := s.remembered[player]
	if a == nil {
		if len(s.remembered) >= maxRemembered {
			s.forget()
		}
		a = &commandsDone{forgot: s.forgot}
		s.remembered[player] = a
	}
	a.forgot = max(a.forgot, a.done[a.next].seq)
	a.done[a.next] = d
	a.next = (a.next + 1) % len(a.done)
}

// forget forgets the player without a chair whose last command is the oldest.
func (s *State) forget() {
	oldest, at := "", s.Seq
	for p, a := range s.remembered {
		if last := a.done[(a.next+len(a.done)-1)%len(a.done)].seq; last < at && s.SeatOf(p) == rules.Nobody {
			oldest, at = p, last
		}
	}
	if oldest != "" {
		delete(s.remembered, oldest)
		s.forgot = max(s.forgot, at)
	}
}

// repeated refuses a withdrawn command; and one that may have been done or withdrawn so long ago that it is
// forgotten, if its client says what it had seen. A hint says since when its decision is due, which may be long ago, and does no
// harm twice.
func (s *State) repeated(c *Command) error {
	if _, ok := s.Withdrawn(c.Player, c.ID); ok {
		return Refuse(Retracted, "withdrawn")
	}
	forgot := s.forgot
	if a := s.remembered[c.Player]; a != nil {
		forgot = a.forgot
	}
	if c.Seen != 0 && c.Seen < forgot && c.Do != Hint {
		return Refuse(Stale, "forgotten")
	}
	return nil
}

// past reports whether the moment is over for which a client sent something other than an act or an answer:
// the stage has changed, acts were taken back, or players must say ready again; or the player has acted
// since, and asks to take back.
func (s *State) past(c *Command, seat rules.Seat) bool {
	if c.Seen == 0 || !slices.Contains([]Kind{Ready, Unready, Claim, Propose, Redo, Resume}, c.Do) {
		return false
	}
	acted := func(d decision) bool { return d.by == seat && d.auto == "" && d.seq > c.Seen }
	return c.Seen < s.scene || c.Do == Propose && c.Text == Undo && slices.ContainsFunc(s.acts, acted)
}

// mostWithdrawn is how many of a player's remembered commands may withdraw others.
const mostWithdrawn = 8

// withdraw judges whether a player may withdraw a command that has not arrived: if it has, see
// [State.Applied].
func (s *State) withdraw(c *Command, e *Event) error {
	e.What = Withdrawn{c.Of}
	n := 0
	s.find(c.Player, func(d *done) bool {
		if d.of != "" {
			n++
		}
		return false
	})
	switch {
	case c.Of == "" || len(c.Of) > maxID || c.Of == c.ID:
		return Refuse(Bad, "withdraw-what")
	case s.done(c.Player, c.Of) != nil:
		return Refuse(NotNow, "done-already", "id", c.Of)
	case n >= mostWithdrawn:
		return Refuse(NotNow, "withdrawn-most")
	}
	if s.SeatOf(c.Player) == rules.Nobody {
		return s.mayTalk(c.Player)
	}
	return nil
}
