package event

import (
	"slices"

	"ninetynine/internal/paper/pad"
	"ninetynine/rules"
)

// A Viewer is a member, a table's phone, or the wall.
type Viewer struct {
	// Member is the id of the member; "" otherwise.
	Member string
	// Table is the table whose code the caller has; 0 otherwise.
	Table int
}

// A View is what a viewer may know of an event: it is built by listing what may be seen. A board's results are seen
// once all tables that were to play it in rounds opened so far have played it, or these rounds are closed; until then
// only those who played it see their own. No view has the seed, a card, or an act.
type View struct {
	Title      string       `json:"title"`
	Date       string       `json:"date"`
	Variant    string       `json:"variant"`
	Play       string       `json:"play"`
	Closed     bool         `json:"closed,omitempty"`
	Members    []ViewMember `json:"members"`
	Rounds     []ViewRound  `json:"rounds"`
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
	Number int   `json:"number"`
	Closed bool  `json:"closed,omitempty"`
	Ends   int64 `json:"ends,omitempty"` // in milliseconds since 1970 UTC; absent: no clock
	// Tables are its tables.
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
	Number uint64     `json:"number"`
	Dealer rules.Seat `json:"dealer"`
	// Trump is absent where it is not fixed, and where it is turned up.
	Trump rules.Trump `json:"trump,omitzero"`
	Out   string      `json:"out,omitempty"` // the member who sits out
	// Played says that the board has a result or a ruling.
	Played bool `json:"played,omitempty"`
	// Own is the result; only players of the table have it while others may still play the board.
	Own *ViewResult `json:"own,omitempty"`
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
	if len(b.Results) > 0 {
		return true
	}
	ruled := func(id string) bool { return b.Rulings[id] != nil }
	return !slices.ContainsFunc(b.Players, func(id string) bool { return !ruled(id) })
}

// inPlay returns the boards that a table has yet to play in a round that is not closed.
func (e *Event) inPlay() map[uint64]bool {
	all := map[uint64]bool{}
	for _, r := range e.Rounds {
		for _, t := range r.Tables {
			for _, b := range t.Boards {
				if !r.Closed && !e.Closed && b.Planned && !b.done() {
					all[b.Number] = true
				}
			}
		}
	}
	return all
}

// View returns what a viewer may know.
func (e *Event) View(v Viewer) View {
	hidden := map[uint64]bool{}
	if e.Setup.Play == Boards { // matches share no cards
		hidden = e.inPlay()
	}
	shown := func(_ *Table, b *Board) bool { return !hidden[b.Number] }
	out := View{Title: e.Setup.Title, Date: e.Setup.Date, Variant: e.Setup.Variant, Play: e.Setup.Play, Closed: e.Closed,
		Ranking: e.ranking(shown), Travellers: e.travellers(shown)}
	for i := range out.Ranking {
		out.Ranking[i].Person = ""
	}
	for _, m := range e.Members {
		one := ViewMember{ID: m.ID, Bot: m.Bot}
		if len(m.Names) > 0 {
			one.Name = m.Names[0]
		}
		out.Members = append(out.Members, one)
	}
	last := 0
	for _, r := range e.Rounds {
		if r.Opened {
			last = r.Number
		}
	}
	member := v.Member
	if m := e.members[v.Member]; m != nil {
		member = m.ID
	}
	for _, r := range e.Rounds {
		round := ViewRound{Number: r.Number, Closed: r.Closed, Ends: r.Ends}
		for _, t := range r.Tables {
			table := ViewTable{Number: t.Number, Seats: t.Seats}
			for _, b := range t.Boards {
				if !b.Planned && !b.done() {
					continue // entered by mistake
				}
				own := v.Table == t.Number && r.Number == last || member != "" && (slices.Contains(b.Players, member) || b.Out == member)
				table.Boards = append(table.Boards, b.view(own || shown(t, b)))
			}
			round.Tables = append(round.Tables, table)
		}
		out.Rounds = append(out.Rounds, round)
	}
	return out
}

// view returns a board with its result, if that may be seen.
func (b *Board) view(result bool) ViewBoard {
	out := ViewBoard{Number: b.Number, Dealer: b.Dealer, Trump: b.Trump, Out: b.Out, Played: b.done()}
	if !result || len(b.Results) == 0 {
		return out
	}
	out.Own = &ViewResult{Status: b.Status, Players: b.Players}
	if s := b.Score; s != nil {
		out.Own.Entry, out.Own.Points, out.Own.Made = s.Entry, s.Points, s.Made
	}
	for _, a := range b.Results {
		out.Own.Results = append(out.Own.Results, a.ID)
	}
	return out
}
