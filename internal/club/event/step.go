package event

import (
	"bytes"
	"cmp"
	"errors"
	"maps"
	"slices"

	"ninetynine/internal/table"
)

// A Command is an act that a caller wants done.
type Command struct {
	// Caller is the player's id; "" of a table's phone that has not signed in.
	Caller string
	// Table is the table whose code the caller has; 0 if none.
	Table int
	// Runs says that the caller may do what a deputy may, as an organiser of the event's group.
	Runs bool
	// Joins says that the caller is a member of the event's group, and may enter as a member of the event.
	Joins bool
	// Hall says that a table of the hall reports its result, or that an evening becomes an event.
	Hall bool
	// Opened is how many rounds had been opened when the hall gave up their tables, for an act that ends some: see [State.Ends].
	Opened int
	// Act is the act. Its By is set to the caller.
	Act Act
}

// ErrOpened means that the hall has opened a round otherwise meanwhile. To differ from itself would be a dispute that nobody settles.
var ErrOpened = errors.New("the round was opened otherwise meanwhile")

// Step returns the act of a command, to be stored and then applied; the state does not change. One that cannot be done
// gets a [*table.Refusal]. An act that was done already must not come here again: see [State.Earlier].
func (s *State) Step(c *Command) (*Act, error) {
	a := c.Act
	a.By, a.Desk = c.Caller, false
	a.Desk = s.runs(c) && (c.Table == 0 || slices.ContainsFunc(a.Replaces, s.settled(&a))) // also at a table the desk settles as such
	if a.Do.presence() && s.first != nil && len(a.Replaces) == 0 && s.leaves(&a) {         // the player's last word counts
		r := s.Event().read
		for _, was := range r.by[r.subject(&a)] {
			if was.By == a.By && (a.Desk || !was.Desk) {
				a.Replaces = append(a.Replaces, was.ID)
			}
		}
	}
	if a.Device == Hall && !c.Hall {
		return nil, table.Refuse(table.Bad, "event-act", "field", "device")
	}
	if err := a.check(); err != nil {
		return nil, err
	}
	if err := s.fits(&a); err != nil {
		return nil, err
	}
	if s.acts[a.ID] != nil {
		return nil, table.Refuse(table.Bad, "act-id")
	}
	if c.Hall && a.Do == Open && slices.ContainsFunc(s.Event().read.by[Subject{Kind: Open, Round: a.Round}], func(was *Act) bool { return !slices.Contains(a.Replaces, was.ID) }) {
		return nil, ErrOpened
	}
	if s.full(&a) && !c.Hall {
		return nil, table.Refuse(table.NotNow, "event-full")
	}
	no := s.may(c, &a)
	switch {
	case c.Hall || s.first == nil:
	case s.first.ofEvening() && slices.Contains([]Kind{Enter, Open, Close}, a.Do): // the hall has all who sit at its tables
		return nil, table.Refuse(table.Forbidden, "event-evening")
	case no != nil:
	case s.shows(&a), s.Ends(&a) && c.Opened != s.Opened():
		return nil, table.Refuse(table.NotNow, "event-online")
	}
	if no == nil && s.parts(&a) {
		return nil, table.Refuse(table.NotNow, "event-apart")
	}
	return &a, no
}

// full reports whether an act would make the event larger than it may be. A full one can still be closed.
func (s *State) full(a *Act) bool {
	planned := func(a *Act) (n int) {
		for _, t := range a.Tables {
			n += max(len(t.Boards), s.first.Deals)
		}
		return n
	}
	boards := planned(a)
	if boards > 0 { // only then are the others counted
		for _, was := range s.acts {
			boards += planned(was.Act)
		}
	}
	fresh := map[string]bool{} // members whom the act makes
	for _, id := range append(a.seated(), a.Member) {
		if id != "" && a.Do != Same && s.first != nil && s.Event().members[id] == nil {
			fresh[id] = true
		}
	}
	return a.Do != Close && len(s.acts) >= mostActs || boards > mostPlanned || len(fresh) > 0 && len(s.Event().Members)+len(fresh) > mostMembers
}

// Ends reports whether an act ends tables that the hall has for this event alone.
func (s *State) Ends(a *Act) bool {
	return a.Do == Close && s.first != nil && s.first.Online != nil && !s.first.ofEvening()
}

// Opened returns how many rounds were opened.
func (s *State) Opened() (n int) {
	for _, a := range s.acts {
		if a.Do == Open {
			n++
		}
	}
	return n
}

// parts reports whether a table would have too many results that contradict those of other boards, because an act corrects one
// that others have corrected, too.
func (s *State) parts(a *Act) bool {
	if a.Result == nil || s.first == nil {
		return false
	}
	r := s.Event().read
	joined, at := map[*line]bool{}, map[Subject]bool{r.subject(a): true}
	for _, id := range a.Replaces {
		if l := r.lines[r.linked.first(id)]; l != nil && !joined[l] {
			joined[l] = true
			for _, o := range l.standing {
				at[r.subject(o)] = at[r.subject(o)] || !slices.Contains(a.Replaces, o.ID)
			}
		}
	}
	maps.DeleteFunc(at, func(_ Subject, stands bool) bool { return !stands })
	if len(at) == 1 {
		return false
	}
	n := len(at)
	for _, l := range r.lines {
		if !joined[l] && len(l.at) > 1 {
			for o := range l.at {
				if o.Table == a.Table {
					n++
				}
			}
		}
	}
	return n > mostApart
}

// shows reports whether an act could show cards or results of boards that others have yet to play at tables of the hall:
// there a round is opened once, with boards of its own, and stays closed, and nobody takes a seat of another. Nor does anybody
// take back that a player has left.
func (s *State) shows(a *Act) bool {
	if s.first.Online == nil {
		return false
	}
	round := func(a *Act) bool { return a.Do == Open || a.Do == Close || a.Do == Reopen }
	again := func(was *Act) bool {
		return was.Do == Close && (was.Round == 0 || was.Round == a.Round) || was.Do == Open && (was.Round == a.Round || slices.ContainsFunc(was.Tables, func(t Seating) bool {
			return slices.ContainsFunc(a.Tables, func(o Seating) bool {
				return slices.ContainsFunc(o.Boards, func(n uint64) bool { return slices.Contains(t.Boards, n) })
			})
		}))
	}
	for _, was := range s.acts {
		if a.Do == Open && again(was.Act) || (round(was.Act) || was.Do == Gone && s.leaves(was.Act) && was.By != a.By) && slices.Contains(a.Replaces, was.ID) {
			return true
		}
	}
	return slices.Contains([]Kind{Seat, Substitute, Same, Reopen}, a.Do)
}

// leaves reports whether a player says so who no longer plays.
func (s *State) leaves(a *Act) bool {
	m := s.Event().members[a.Member]
	return m != nil && m.Person != "" && m.Person == a.By
}

// Earlier returns the entry of an act that was done already; ok is false if it was not. The error refuses another
// act with the same id.
func (s *State) Earlier(c *Command) (seq uint64, ok bool, err error) {
	was := s.acts[c.Act.ID]
	if was == nil {
		return 0, false, nil
	}
	a := c.Act
	if a.By, a.Desk = c.Caller, was.Desk; a.Do.presence() && len(a.Replaces) == 0 {
		a.Replaces = was.Replaces // as Step has added
	}
	if err := a.check(); err != nil || !was.Withheld && !bytes.Equal(a.Encode(), was.Encode()) || a.By != was.By {
		return 0, true, table.Refuse(table.Bad, "act-id")
	}
	return was.seq, true, nil
}

// fits refuses an act that cannot belong to this event, whatever else has arrived.
func (s *State) fits(a *Act) error {
	if s.first == nil && a.Do != SetUp {
		return table.Refuse(table.NotNow, "event-first")
	}
	if a.Do == SetUp {
		if err := a.Setup.check(); err != nil {
			return err
		}
		if s.first != nil && !s.first.keeps(a.Setup) {
			return table.Refuse(table.Forbidden, "event-keeps")
		}
		return nil
	}
	n, online := s.game.Live().Len(), s.first.Online != nil
	for _, t := range append([]Seating{{Seats: a.Seats}}, a.Tables...) {
		if a.Do != Seat && t.Table == 0 {
			continue
		}
		if len(t.Seats) != n && (len(t.Seats) != n+1 || online) {
			return table.Refuse(table.Bad, "event-seats", "n", n, "more", n+1)
		}
		if a.Do == Open && (s.first.Play == Boards) != (len(t.Boards) > 0) {
			return table.Refuse(table.Bad, "event-act", "field", "boards")
		}
	}
	if a.Result != nil {
		return s.fitsResult(a)
	}
	switch matches, r := s.first.Play == Matches, a.Ruling; {
	case r == nil:
	case r.Score != Fixed && (matches || r.Points != 0 || !slices.Contains([]string{Average, Plus, Minus}, r.Score)),
		r.Points < -mostPoints, r.Points > mostPoints, matches && a.Board > uint64(s.first.Deals), !matches && a.Board == 0:
		return table.Refuse(table.Bad, "event-act", "field", "ruling")
	}
	return nil
}

// fitsResult refuses a result that no deal of the event could have. Whether the deal of a match fits those before it
// is seen only when all are there. The answer depends on no card, so that nobody can learn one by asking.
func (s *State) fitsResult(a *Act) error {
	r, whole, live := a.Result, a.Board == 0, s.game.Live().Len()
	seats := len(r.Points)
	switch matches := s.first.Play == Matches; {
	case (r.Entry != nil) == (r.Points != nil), whole && (!matches || r.Entry != nil), !whole && matches && r.Entry == nil,
		r.Made != nil && (r.Entry != nil || len(r.Made) != seats), r.Out != nil && (*r.Out < 0 || int(*r.Out) > live),
		r.Entry != nil && len(r.Entry.Hands) > s.game.Seats(), matches && a.Board > uint64(s.first.Deals),
		r.Points != nil && seats != live && !(whole && seats == live+1),
		slices.ContainsFunc(r.Points, func(n int32) bool { return n < -mostPoints || n > mostPoints }):
		return table.Refuse(table.Bad, "event-act", "field", "result")
	case r.Entry == nil || matches:
		return nil
	}
	if _, err := s.score(s.face(a.Board), r.Entry); err != nil {
		return table.Refuse(table.Illegal, "event-result").Because(err)
	}
	return nil
}

// runs reports whether the caller may do what a deputy may.
func (s *State) runs(c *Command) bool {
	return s.first != nil && (c.Runs || s.Event().Setup.Runs(c.Caller))
}

// may refuses an act that is not the caller's to make.
func (s *State) may(c *Command, a *Act) error {
	forbidden := table.Refuse(table.Forbidden, "event-organiser")
	if s.first == nil {
		if c.Hall || c.Caller != "" && c.Caller == a.Setup.Organiser {
			return nil
		}
		return forbidden
	}
	setup := &s.Event().Setup
	runs := s.runs(c)
	replacesSetup := slices.ContainsFunc(a.Replaces, func(id string) bool { return s.acts[id] != nil && s.acts[id].Do == SetUp })
	m := s.Event().members[a.Member]
	joins := a.Do == Enter && c.Joins && a.Member == c.Caller && a.Person == c.Caller && a.Bot == ""
	own := len(c.Act.Replaces) == 0 && c.Caller != "" && (joins || a.Do.presence() && m != nil && m.Person == c.Caller)
	switch {
	case c.Caller != "" && c.Caller == s.first.Organiser, c.Hall:
		return nil
	case runs && a.Do == SetUp && slices.Equal(setup.Deputies, a.Setup.Deputies), runs && a.Do != SetUp && !replacesSetup:
		return nil
	case !own && (c.Table == 0 || !slices.Contains([]Kind{Report, Correct, Confirm, Contest, Withdraw}, a.Do)):
		return forbidden
	case a.Result != nil && a.Table != c.Table:
		return table.Refuse(table.Forbidden, "event-table", "n", c.Table)
	case s.Event().Closed && !(a.Do == Report && s.Event().lacks(a)): // a phone may be late
		return forbidden
	case a.Of != "" && len(a.Replaces) > 0:
		return wrong("replaces", "only the desk replaces what it confirms or disputes")
	}
	settled := s.settled(a)
	for i, id := range append(slices.Clone(a.Replaces), a.Of) {
		switch was := s.acts[id]; {
		case id == "":
		case was == nil:
			return table.Refuse(table.None, "event-unseen")
		case s.share(was.Act).Table != c.Table && !(own && s.share(was.Act).Member == a.Member):
			return table.Refuse(table.Forbidden, "event-table", "n", c.Table)
		case i < len(a.Replaces) && settled(id):
			return table.Refuse(table.Forbidden, "event-settled")
		}
	}
	share, most := s.share(a), mostSent
	if share.Member != "" {
		most = mostMoves
	}
	if s.sent[share] >= most {
		return table.Refuse(table.NotNow, "event-full")
	}
	return nil
}

// settled returns which acts, by their ids, an act of a table cannot replace: the desk's, a result of a board whose other results the
// table may have seen, and a dispute of such a result by another player.
func (s *State) settled(a *Act) func(id string) bool {
	if s.first == nil || len(a.Replaces) == 0 {
		return func(string) bool { return false }
	}
	compared := s.Event().compared()
	return func(id string) bool {
		was := s.acts[id]
		if was != nil && !was.Desk && was.Do == Contest && (was.By != a.By || was.Device != a.Device) {
			was = cmp.Or(s.acts[was.Of], was)
		}
		return was != nil && (was.Desk || was.Result != nil && compared(was.Act))
	}
}

// share returns whose share of the log an act uses up: the table whose result it reports, corrects, confirms, disputes or
// withdraws, or the member who comes or goes.
func (s *State) share(a *Act) (of Subject) {
	about := a.Of
	if a.Do == Withdraw {
		about = a.Replaces[0]
	}
	switch was := s.acts[about]; {
	case a.Result != nil:
		of.Table = a.Table
	case a.Do.presence() || a.Do == Enter && a.Member == a.Person:
		of.Member = a.Member
	case was != nil && was.Result != nil:
		of.Table = was.Table
	case was != nil && s.acts[was.Of] != nil: // a confirmation or a dispute is withdrawn
		of.Table = s.acts[was.Of].Table
	}
	return of
}
