package event

import (
	"cmp"
	"slices"

	"ninetynine/internal/paper/pad"
	"ninetynine/rules"
)

// A Viewer is a member, a table's phone, or the wall.
type Viewer struct {
	Member string // the id of the member; "" otherwise
	Table  int    // whose code the caller has; 0 otherwise
}

// A View is what a viewer may know of an event: it is built by listing what may be seen. A board's results are seen once
// all tables that are to play it in rounds opened so far have played it, or these rounds are closed; those of a board that
// no such round has, as one that was played too early, once the event is closed. Until then only those who played it see
// their own. No view has the seed, a card that was not entered, or an act.
type View struct {
	Title      string       `json:"title"`
	Date       string       `json:"date"`
	Variant    string       `json:"variant"`
	Play       string       `json:"play"`
	Closed     bool         `json:"closed,omitempty"`
	Members    []ViewMember `json:"members"`
	Rounds     []ViewRound  `json:"rounds"` // that are opened
	Ranking    []Standing   `json:"ranking"`
	Travellers []Traveller  `json:"travellers,omitempty"`
}

// A ViewMember is a member as all see it.
type ViewMember struct {
	ID   string `json:"id"`
	Name string `json:"name,omitempty"`
	Bot  string `json:"bot,omitempty"`
}

// A ViewRound is a round as a viewer sees it.
type ViewRound struct {
	Number int         `json:"number"`
	Closed bool        `json:"closed,omitempty"`
	Ends   int64       `json:"ends,omitempty"` // in milliseconds since 1970 UTC; absent: no clock
	Tables []ViewTable `json:"tables"`
}

// A ViewTable is a table in a round as a viewer sees it.
type ViewTable struct {
	Number int         `json:"number"`
	Seats  []string    `json:"seats"` // ids of the members, by chair
	Boards []ViewBoard `json:"boards"`
}

// A ViewBoard is a board at a table as a viewer sees it.
type ViewBoard struct {
	Number uint64      `json:"number"`
	Dealer rules.Seat  `json:"dealer"`
	Trump  rules.Trump `json:"trump,omitzero"`   // absent where it is not fixed, and where it is turned up
	Out    string      `json:"out,omitempty"`    // the member who sits out
	Played bool        `json:"played,omitempty"` // the board has a result or a ruling
	Own    *ViewResult `json:"own,omitempty"`    // the result; only players of the table have it while others may still play the board
}

// A ViewResult is a result as those who played it see it.
type ViewResult struct {
	Status  Status     `json:"status"`
	Players []string   `json:"players"` // ids by the seats of the deal or, of a whole match, by chair
	Entry   *pad.Entry `json:"entry,omitempty"`
	Points  []int32    `json:"points,omitempty"` // absent while the result is disputed
	Made    []bool     `json:"made,omitempty"`
	Results []string   `json:"results,omitempty"` // ids of the acts: to confirm, or to replace
}

// done reports whether a board is over at a table: it has a result, even a disputed one, or a ruling for each player.
func (b *Board) done() bool {
	return len(b.Results) > 0 || !slices.ContainsFunc(b.Players, func(id string) bool { return b.Rulings[id] == nil })
}

// hidden returns which results only those who played them may see. Matches share no cards.
func (e *Event) hidden() func(*Board) bool {
	inPlay := map[uint64]bool{} // of boards that an opened round has
	for _, r := range e.Rounds {
		for _, t := range r.Tables {
			for _, b := range t.Boards {
				if b.Planned {
					inPlay[b.Number] = inPlay[b.Number] || !r.Closed && !b.done()
				}
			}
		}
	}
	return func(b *Board) bool {
		open, known := inPlay[b.Number]
		return e.Setup.Play == Boards && !e.Closed && (open || !known)
	}
}

// current returns the round that is played at a table: the last in which it has a result or, once it has played all of
// that, the next. Who sits there now must not see what others did there before.
func (e *Event) current(number int) (current int) {
	last, done := 0, func(b *Board) bool { return b.done() }
	for _, r := range e.Rounds {
		i := slices.IndexFunc(r.Tables, func(t *Table) bool { return t.Number == number })
		if !r.Opened || i < 0 {
			continue
		}
		last = r.Number
		if boards := r.Tables[i].Boards; slices.ContainsFunc(boards, done) || current == 0 {
			if current = last; !slices.ContainsFunc(boards, func(b *Board) bool { return b.Planned && !b.done() }) {
				current = 0
			}
		}
	}
	return cmp.Or(current, last)
}

// View returns what a viewer may know.
func (e *Event) View(v Viewer) View {
	hidden, current := e.hidden(), e.current(v.Table)
	shown := func(b *Board) bool { return !hidden(b) }
	out := View{Title: e.Setup.Title, Date: e.Setup.Date, Variant: e.Setup.Variant, Play: e.Setup.Play, Closed: e.Closed,
		Ranking: e.ranking(shown), Travellers: e.travellers(shown)}
	for i := range out.Ranking {
		out.Ranking[i].Person = ""
	}
	for _, m := range e.Members {
		out.Members = append(out.Members, ViewMember{m.ID, m.name(), m.Bot})
	}
	member := v.Member
	if m := e.members[member]; m != nil {
		member = m.ID
	}
	for _, r := range e.Rounds {
		if !r.Opened {
			continue
		}
		round := ViewRound{Number: r.Number, Closed: r.Closed, Ends: r.Ends}
		for _, t := range r.Tables {
			table := ViewTable{Number: t.Number, Seats: t.Seats}
			for _, b := range t.Boards {
				own := v.Table == t.Number && r.Number == current || member != "" && (slices.Contains(b.Players, member) || b.Out == member)
				if b.Planned || b.done() { // otherwise entered by mistake
					table.Boards = append(table.Boards, b.view(own, hidden(b)))
				}
			}
			round.Tables = append(round.Tables, table)
		}
		out.Rounds = append(out.Rounds, round)
	}
	return out
}

// view returns a board with its result, if that may be seen.
func (b *Board) view(own, hidden bool) ViewBoard {
	out := ViewBoard{Number: b.Number, Dealer: b.Dealer, Trump: b.Trump, Out: b.Out, Played: b.done()}
	if hidden && !own || len(b.Results) == 0 {
		return out
	}
	out.Own = &ViewResult{Status: b.Status, Players: b.Players}
	if s := b.Score; s != nil {
		out.Own.Entry, out.Own.Points, out.Own.Made = s.Entry, s.Points, s.Made
		if hidden && s.Entry != nil && s.Entry.Turnup != 0 { // from the seed: an entry made up must not show the card of a board to come
			entry := *s.Entry
			entry.Turnup, entry.Trump = 0, rules.Unnamed
			out.Own.Entry = &entry
		}
	}
	for _, a := range b.Results {
		out.Own.Results = append(out.Own.Results, a.ID)
	}
	return out
}
