package event

import (
	"cmp"
	"errors"
	"maps"
	"slices"
	"strings"

	"ninetynine/internal/paper/pad"
	"ninetynine/match"
	"ninetynine/rules"
)

// An Event is what all acts of an event so far make.
type Event struct {
	Setup    Setup
	Closed   bool
	Members  []*Member          // two spellings of one player as one, in the order of their ids
	Rounds   []*Round           // all of which anything is known, in their order
	Disputes []Dispute          // the subjects to settle
	members  map[string]*Member // by each id
	game     *rules.Game
	read     *reading
}

// A Member is a player of an event.
//
//wire:name EventMember
type Member struct {
	// ID is the member's id.
	ID string `json:"id"`
	// Name is the member's name; absent if it has not arrived, or was withheld.
	Name string `json:"name,omitempty"`
	// Others are other spellings of the name that were entered.
	Others []string `json:"others,omitempty"`
	// Bot is the level of a computer player.
	Bot string `json:"bot,omitempty"`
	// Now says that the member plays in the latest round or, before the first, from then on.
	Now    bool         `json:"plays,omitempty"`
	IDs    []string     `json:"-"` // all that stand for the player, ID first
	Person string       `json:"-"` // the member's id in the group, or as a player; "" if unknown
	plays  map[int]bool // from which round on, or no longer
	silent bool         // a player at an event online whose own acts say nothing of taking part
	seated bool         // has sat at a table, or has a ruling
}

// Plays reports whether the member plays in a round: a member who has not said so does, and one who comes late does
// not before. Online nobody plays who has not agreed.
func (m *Member) Plays(round int) bool {
	if m.silent {
		return false
	}
	from := slices.Sorted(maps.Keys(m.plays))
	next, _ := slices.BinarySearch(from, round+1)
	if next == 0 {
		return len(from) == 0 || !m.plays[from[0]]
	}
	return m.plays[from[next-1]]
}

// A Round is a round of an event.
//
//wire:name EventRound
type Round struct {
	// Number is its number, from 1.
	Number int `json:"number" wire:"min=1"`
	// Closed says that it is over.
	Closed bool `json:"closed,omitempty"`
	// Ends is when its time is up, in milliseconds since 1970 UTC; absent without a clock.
	Ends int64 `json:"ends,omitempty"`
	// Tables are its tables.
	Tables []*Table `json:"tables"`
	Opened bool     `json:"-"` // false: its tables are known only from other acts
	By     string   `json:"-"` // the id of the act that opened it
}

// A Table is a table in a round.
//
//wire:name EventTable
type Table struct {
	// Number is its number, from 1.
	Number int `json:"number" wire:"min=1"`
	// At is the id of the hall's table; absent at real tables.
	At string `json:"at,omitempty"`
	// Seats are the ids of the members, by chair.
	Seats []string `json:"seats"`
	// Boards are its boards or deals, in the order of play, and after them those that were played besides. A whole match
	// of which only points or rulings are known comes last, as number 0.
	Boards []*Board `json:"boards"`
	Round  int      `json:"-"`
	subs   []*Act   // substitutes, by the position from which they play
}

// A Status says how far a board is at a table.
type Status string

// The statuses of a board.
const (
	ToPlay    Status = "open"
	Waiting   Status = "waiting" // it has a result, which counts once those of the deals before it are there
	Entered   Status = "entered"
	Confirmed Status = "confirmed" // at the table, by a second player or device as it says
	Disputed  Status = "disputed"
	Unfit     Status = "unfit" // the result cannot be right: see Board.Err
)

// A Board is a board, a deal or a whole match at one table.
//
//wire:name EventBoard
type Board struct {
	// Number is the number of the board or, in a match, of the deal, from 1; 0 is a match that was entered as a whole.
	Number uint64 `json:"number"`
	// Dealer is the seat that deals.
	Dealer rules.Seat `json:"dealer" wire:"is=Seat"`
	// Trump is absent where it is not fixed, and where it is turned up.
	Trump rules.Trump `json:"trump,omitzero" wire:"is=Trump"`
	// Out is the member who sits out; absent if all play.
	Out string `json:"out,omitempty"`
	// Players are the ids by the seats of the deal; absent once there is a result.
	Players []string `json:"players,omitempty"`
	// Played says that the board has a result or a ruling.
	Played bool `json:"played,omitempty"`
	// Again says that the organiser has taken its result back, and asks the table to enter it again.
	Again bool `json:"again,omitempty"`
	// Own is the result; only players of the table have it while others may still play the board.
	Own *OwnResult `json:"own,omitempty"`

	Planned           bool            `json:"-"` // it is one of those that the table was to play
	Status            Status          `json:"-"`
	Score             *Score          `json:"-"` // the result; nil if none counts
	Err               error           `json:"-"` // why the result cannot be right: a [*pad.Fault] or a [*pad.Incomplete]
	Results, Replaced []*Act          `json:"-"` // the acts that stand, and those that no longer do, by their ids
	Rulings           map[string]*Act `json:"-"` // the adjusted scores by the players' ids
	against           []*Act          // what stands against the results
	claims            map[*Act]*Score // the results, one by one, as far as they can be right
}

// A Score is a result with its points.
type Score struct {
	// Entry has bids, tricks and premiums; absent if only points are known.
	Entry *pad.Entry `json:"entry,omitempty"`
	// Points are by the seats of the deal or, of a whole match, by chair; absent where none count: the result is disputed, or
	// players have adjusted scores instead. In a match, a deal has the bonuses of the game and the match that it ended.
	Points []int32 `json:"points,omitempty"`
	// Made says whether each contract was made; absent if unknown.
	Made []bool `json:"made,omitempty"`
}

// Event returns what the acts so far make. Do not change it.
func (s *State) Event() *Event {
	if s.event == nil {
		r := read(s.acts)
		e := &Event{Setup: *s.first, members: map[string]*Member{}, game: s.game, read: r}
		if a := r.about(Subject{Kind: SetUp}); a != nil {
			e.Setup = *a.Setup
		}
		e.Closed = r.closed(0)
		e.rounds(s, r)
		e.people(r)
		e.Disputes = r.open()
		s.event = e
	}
	return s.event
}

// MemberOf returns the id of the member who is a person; "" if none is.
func (e *Event) MemberOf(person string) string {
	for _, m := range e.Members {
		if person != "" && m.Person == person {
			return m.ID
		}
	}
	return ""
}

// Known returns by which of a player's ids the event knows the player: the organiser's, else a deputy's, else a member's, else
// the first.
func (e *Event) Known(ids []string) string {
	for _, is := range []func(string) bool{func(id string) bool { return id == e.Setup.Organiser }, e.Setup.Runs, func(id string) bool { return e.MemberOf(id) != "" }} {
		if i := slices.IndexFunc(ids, is); i >= 0 {
			return ids[i]
		}
	}
	return strings.Join(ids[:min(1, len(ids))], "")
}

// Member returns the member of whom one of the ids is; nil if it was not entered.
func (e *Event) Member(id string) *Member { return e.members[id] }

// member returns the member with an id, who may not have been entered yet.
func (e *Event) member(r *reading, id string) *Member {
	root := r.same.first(id)
	m := e.members[root]
	if m == nil {
		m = &Member{ID: root, IDs: []string{root}, plays: map[int]bool{}}
		e.members[root] = m
		e.Members = append(e.Members, m)
	}
	if e.members[id] == nil {
		e.members[id] = m
		m.IDs = append(m.IDs, id)
	}
	return m
}

// people fills in the members.
func (e *Event) people(r *reading) {
	subjects := slices.Collect(maps.Keys(r.by))
	slices.SortFunc(subjects, func(a, b Subject) int { return cmp.Compare(a.Member, b.Member) })
	for _, at := range subjects {
		switch at.Kind {
		case Enter:
			m, a := e.member(r, at.Member), r.about(at)
			if m.Name = cmp.Or(m.Name, a.Name); a.Name != "" && a.Name != m.Name && !slices.Contains(m.Others, a.Name) {
				m.Others = append(m.Others, a.Name)
			}
			m.Person, m.Bot = cmp.Or(m.Person, a.Person), cmp.Or(m.Bot, a.Bot)
		case Here:
			e.member(r, at.Member)
		}
	}
	asks := e.Setup.Online != nil && e.Setup.Online.Begins == 0 // there nobody says that another player plays
	for _, at := range subjects {
		if at.Kind != Here {
			continue
		}
		m := e.members[at.Member]
		r.about(at) // notes a dispute
		if i := slices.IndexFunc(r.by[at], func(a *Act) bool {
			return !asks || a.Do == Gone || m.Person == "" || a.By == m.Person || !r.left(m, at)
		}); i >= 0 {
			m.plays[at.Round] = r.by[at][i].Do == Here
		}
	}
	slices.SortFunc(e.Members, func(a, b *Member) int { return cmp.Compare(a.ID, b.ID) })
	for _, m := range e.Members {
		slices.Sort(m.IDs[1:])
		m.silent = asks && m.Person != "" && !slices.Contains(r.agreed[m.ID], m.Person)
	}
}

// left reports whether what a player said last about taking part in a round is that the player no longer does.
func (r *reading) left(m *Member, at Subject) bool {
	for ; at.Round > 0; at.Round-- {
		for _, a := range r.by[at] {
			if a.By == m.Person {
				return a.Do == Gone
			}
		}
	}
	return false
}

// rounds fills in the rounds, from all acts that name one.
func (e *Event) rounds(s *State, r *reading) {
	inOrder := func(a, b place) int { return cmp.Or(cmp.Compare(a.round, b.round), cmp.Compare(a.table, b.table)) }
	var round *Round
	var opened *Act
	for _, p := range slices.SortedFunc(maps.Keys(r.tables), inOrder) {
		if round == nil || round.Number != p.round {
			opened = cmp.Or(r.about(Subject{Kind: Open, Round: p.round}), new(Act))
			clock := cmp.Or(r.about(Subject{Kind: SetClock, Round: p.round}), new(Act))
			round = &Round{Number: p.round, Opened: opened.Do == Open, By: opened.ID, Closed: r.closed(p.round), Ends: clock.Ends}
			e.Rounds = append(e.Rounds, round)
		}
		t := &Table{Round: p.round, Number: p.table}
		for _, planned := range opened.Tables {
			if planned.Table == p.table {
				t.Seats = r.players(planned.Seats)
				for _, n := range planned.Boards {
					t.add(n, true)
				}
			}
		}
		if e.Setup.Play == Matches && round.Opened {
			for n := range uint64(e.Setup.Deals) {
				t.add(n+1, true)
			}
		}
		round.Tables = append(round.Tables, t)
		e.table(s, r, t, r.tables[p])
	}
}

// add returns the table's board with a number, which may be new.
func (t *Table) add(number uint64, planned bool) *Board {
	if i := slices.IndexFunc(t.Boards, func(b *Board) bool { return b.Number == number }); i >= 0 {
		return t.Boards[i]
	}
	b := &Board{Number: number, Planned: planned, Status: ToPlay, Trump: rules.Unnamed, Rulings: map[string]*Act{}}
	t.Boards = append(t.Boards, b)
	return b
}

// table fills in a table.
func (e *Event) table(s *State, r *reading, t *Table, about *concerns) {
	slices.SortFunc(about.subjects, func(a, b Subject) int {
		return cmp.Or(cmp.Compare(a.Board, b.Board), cmp.Compare(a.From, b.From), cmp.Compare(a.Chair, b.Chair), cmp.Compare(a.Member, b.Member))
	})
	for _, a := range about.replaced {
		b := t.add(a.Board, false)
		b.Replaced = append(b.Replaced, a)
	}
	for _, at := range about.subjects {
		switch a := r.by[at][0]; at.Kind {
		case Seat:
			t.Seats = r.players(r.about(at).Seats)
		case Substitute:
			t.subs = append(t.subs, r.about(at))
			e.member(r, a.Member).seated = true
		case Report:
			t.add(at.Board, false).Results = r.by[at]
		case Rule:
			t.add(at.Board, false).Rulings[at.Member] = r.about(at)
			e.member(r, at.Member).seated = true
		}
	}
	if i := slices.IndexFunc(t.Boards, func(b *Board) bool { return !b.Planned }); i >= 0 {
		slices.SortFunc(t.Boards[i:], func(a, b *Board) int { return cmp.Compare(a.Number-1, b.Number-1) }) // a whole match, 0, is the last
	}
	for _, id := range t.Seats {
		e.member(r, id).seated = true
	}
	if e.Setup.Play == Matches {
		e.match(s, r, t)
		return
	}
	for _, b := range t.Boards {
		f := s.face(b.Number)
		if b.Dealer = f.dealer; s.game.TrumpBy() != rules.ByTurnup {
			b.Trump = f.trump
		}
		e.result(r, t, b, func(entry *pad.Entry) (*pad.Pad, error) { return s.score(f, entry) })
	}
}

// match fills in the deals of a match: each follows from those before it.
func (e *Event) match(s *State, r *reading, t *Table) {
	h := s.header
	h.Limit.Deals = s.first.Deals
	p, err := pad.New(h)
	turns := len(t.Seats) > s.game.Live().Len() // a player sits out each deal, so that no seat has a game of its own
	for i, b := range t.Boards {
		if b.Number == 0 {
			e.whole(r, t, b)
			continue
		}
		if b.Number != uint64(i+1) { // of a round that is not opened
			p = nil
		}
		missing := p == nil
		if p != nil {
			d, due := p.Due()
			b.Dealer, b.Trump, b.Planned = d.Dealer, d.Trump, due // a match may be over before its last deal
		}
		next := e.result(r, t, b, func(entry *pad.Entry) (*pad.Pad, error) {
			if p == nil {
				return nil, cmp.Or(err, errors.New("the deals before it are missing"))
			}
			return p.With(*entry)
		})
		switch {
		case missing && b.Status == Unfit:
			b.Status, b.Err = Waiting, nil
		case p != nil && p.Over():
		case next == nil || b.Score == nil:
			p = nil
		case turns:
			d, due := next.Due()
			if p, err = s.pad(s.dueAfter(b.Dealer, d.Trump)); !due {
				p = nil
			}
		default:
			p = next
			b.Score.bonus(p)
		}
	}
}

// dueAfter returns what is fixed after a deal, given the trump.
func (s *State) dueAfter(dealer rules.Seat, trump rules.Trump) due {
	if s.game.TrumpBy() == rules.ByTurnup {
		trump = rules.NoTrump
	}
	return due{s.game.Forehand(dealer), trump}
}

// bonus adds the bonuses that the last deal of a pad brought.
func (c *Score) bonus(p *pad.Pad) {
	d, s := p.Deals()[len(p.Deals())-1], p.State()
	for i := range c.Points {
		if d.Closed {
			c.Points[i] += d.End.Bonus[i]
		}
		if p.Over() && !s.End.Cut {
			c.Points[i] += s.End.Rubber[i]
		}
	}
}

// whole fills in a match of which the points were entered as a whole: see [Event.counting]. If all deals are there, too,
// and make other points, they are in dispute.
func (e *Event) whole(r *reading, t *Table, b *Board) {
	e.result(r, t, b, nil)
	sum, missing := make([]int32, rules.MaxSeats+1), len(t.Boards) <= e.Setup.Deals
	for _, d := range t.Boards[:len(t.Boards)-1] {
		if missing = missing || d.Planned && d.Score == nil || d.Out != ""; d.Score != nil {
			for i, n := range d.Score.Points {
				sum[i] += n
			}
		}
	}
	if b.Score != nil && !missing && !slices.Equal(sum[:len(b.Score.Points)], b.Score.Points) {
		b.Status, b.Score = Disputed, nil
		for _, d := range t.Boards {
			r.dispute(Subject{Kind: Report, Round: t.Round, Table: t.Number}, d.Results)
			d.Score = nil
		}
	}
}

// pad returns an empty pad for one deal.
func (s *State) pad(d due) (*pad.Pad, error) {
	if p := s.pads[d]; p != nil {
		return p, nil
	}
	h := s.header
	h.First, h.Opening = d.dealer, &match.Opening{Trump: d.trump}
	p, err := pad.New(h)
	if err == nil {
		s.pads[d] = p
	}
	return p, err
}

// score returns the pad with one deal on a board. The card turned up is the board's, whatever was entered: an error would
// tell who has not played the board that it is another. For the same reason bids that only another card leaves room for
// are no error, and all trumps are tried in one order: how long it takes tells nothing, either. Points depend on no trump.
func (s *State) score(f dealFace, e *pad.Entry) (*pad.Pad, error) {
	p, err := s.pad(f.due)
	if err != nil {
		return nil, err
	}
	if f.turnup == 0 {
		return p.With(*e)
	}
	with := *e
	with.Turnup = 0
	for with.Trump = range rules.Unnamed {
		q, no := p.With(with)
		if no == nil {
			d := &q.Deals()[0].Entry
			d.Turnup, d.Trump = f.turnup, s.game.TurnupTrump(f.turnup)
			return q, nil
		}
		if s.game.CanBeTrump(with.Trump) {
			err = cmp.Or(err, no)
		}
	}
	return nil, err
}
