package event

import (
	"cmp"
	"encoding/json"
	"slices"

	"ninetynine/rules"
)

// A Viewer is a member, a table's phone, or the wall.
type Viewer struct {
	// Member is the id of the member; "" otherwise.
	Member string
	// Table is the table whose code the caller has; 0 otherwise.
	Table int
	// Desk is for the organiser and the deputies: they see all results.
	Desk bool
}

// A View is what a viewer may know of an event: it is built by listing what may be seen. A board's results are seen
// once all tables that were to play it in rounds opened so far have played it, or these rounds are closed; until then
// only those who played it see their own. Its cards are seen with them online, and at real tables once these rounds are closed: a
// result that was made up shall show no cards. No view has the seed, any other card, or an act.
//
//wire:name EventView
type View struct {
	// Title names the event.
	Title string `json:"title"`
	// Date is its day, as 2026-11-30.
	Date string `json:"date"`
	// Variant is the id of a published variant.
	Variant string `json:"variant"`
	// House are the house rules: the fields that differ from the variant.
	House json.RawMessage `json:"rules,omitempty"`
	// Play is boards or matches.
	Play string `json:"play" wire:"enum=boards|matches"`
	// Field says that players are ranked by their differences from the field.
	Field bool `json:"field,omitempty"`
	// Slips says that the hands of its boards are printed on slips.
	Slips bool `json:"slips,omitempty"`
	// Online says how tables of the hall play it; absent: real tables.
	Online *Online `json:"online,omitempty"`
	// Planned is how many rounds there are to be.
	Planned int `json:"planned" wire:"min=1"`
	// Closed says that it is over.
	Closed bool `json:"closed,omitempty"`
	// Members are all who take part.
	Members []*Member `json:"members"`
	// Rounds are the rounds so far.
	Rounds []*Round `json:"rounds"`
	// Ranking is the ranking by all boards that may be seen, the best first.
	Ranking []Standing `json:"ranking"`
	// Travellers are the results of the boards that may be seen; absent in matches.
	Travellers []Traveller `json:"travellers,omitempty"`
}

// An OwnResult is a result as those who played it see it.
//
//wire:name EventResult
type OwnResult struct {
	// Status says how far the board is.
	Status Status `json:"status"`
	// Players are ids by the seats of the deal or, of a whole match, by chair.
	Players []string `json:"players"`
	Score
	// Settled says that the table can only dispute the result: the desk has entered it, or the table may have seen what others
	// scored with the board.
	Settled bool `json:"settled,omitempty"`
	// Results are the ids of the acts: to confirm, or to replace. While the result is disputed, they are all that have to
	// be replaced to settle it.
	Results []string `json:"results,omitempty"`
	// Desk says that the desk has entered it: no player is asked to confirm it.
	Desk bool `json:"desk,omitempty"`
	// Claims are what each of these acts says, in the same order, but 20 at most; absent unless the result is disputed.
	Claims []Claim `json:"claims,omitempty"`
}

// A Claim is what an act says about a disputed result.
//
//wire:name EventClaim
type Claim struct {
	// Board is the board that it is about, which may be another.
	Board uint64 `json:"board,omitempty"`
	Score        // empty if it only disputes another result
	// Reason says why, in the words of the player who did it.
	Reason string `json:"reason,omitempty"`
}

// done reports whether a board is over at a table: it has a result, even a disputed one, or a ruling for each player.
func (b *Board) done() bool {
	return len(b.Results) > 0 || !slices.ContainsFunc(b.Players, func(id string) bool { return b.Rulings[id] == nil })
}

// Weight returns how much there is to see for a viewer: see [Board.weight].
func (e *Event) Weight(v Viewer) (n int) {
	for _, r := range e.Rounds {
		if !r.Opened && !v.Desk {
			continue
		}
		for _, t := range r.Tables {
			for _, b := range t.Boards {
				n += b.weight()
			}
		}
	}
	return n
}

// weight returns how much a board adds to a view: itself, its line on a traveller, what is claimed, and by how many acts.
func (b *Board) weight() int {
	n := 1 + 2*min(len(b.Results), 1) + len(b.Rulings)
	if acts := len(b.Results) + len(b.against); b.Status == Disputed {
		n += min(acts, mostClaims) + acts/mostClaims
	}
	return n
}

// over reports whether a board can be spoken of at a table where it was played: where the hall plays, only once the hall says
// so, so that nobody is shown other tables' results for a result that was made up.
func (e *Event) over(b *Board) bool {
	if e.Setup.Online == nil {
		return b.done()
	}
	return slices.ContainsFunc(slices.Concat(b.Results, b.Replaced), func(a *Act) bool { return a.Device == Hall })
}

// Hides reports whether others may yet play a board.
func (e *Event) Hides(number uint64) bool { return e.hidden()(&Board{Number: number}) }

// hidden returns which results only those who played them may see. Matches share no cards.
func (e *Event) hidden() func(*Board) bool { return e.inPlay(e.over) }

// sealed returns of which boards nobody may see the cards.
func (e *Event) sealed() func(*Board) bool {
	return e.inPlay(func(b *Board) bool { return e.Setup.Online != nil && e.over(b) })
}

// inPlay returns which boards tables may yet play, with what says that one has played it.
func (e *Event) inPlay(over func(*Board) bool) func(*Board) bool {
	inPlay := map[uint64]bool{} // of boards that an opened round has
	for _, r := range e.Rounds {
		for _, t := range r.Tables {
			for _, b := range t.Boards {
				if b.Planned {
					inPlay[b.Number] = inPlay[b.Number] || !r.Closed && !over(b)
				}
			}
		}
	}
	return func(b *Board) bool {
		open, known := inPlay[b.Number]
		return e.Setup.Play == Boards && !e.Closed && (open || !known)
	}
}

// compared returns of which results the table may have seen what others scored with the board: all to whom the rounds so far gave
// it had played it at one time. It stays so if the desk takes a result back, and if a later round has the board again.
func (e *Event) compared() func(*Act) bool {
	played, waits, seen := map[uint64][]place{}, map[uint64]bool{}, map[uint64][]place{}
	for _, r := range e.Rounds {
		for _, t := range r.Tables {
			for _, b := range t.Boards {
				had := e.over(b) || e.Setup.Online == nil && slices.ContainsFunc(b.Replaced, func(a *Act) bool { return e.read.righted[a.ID] })
				if had {
					played[b.Number] = append(played[b.Number], place{r.Number, t.Number})
				}
				if b.Planned {
					waits[b.Number] = waits[b.Number] || !r.Closed && !had
				}
			}
		}
		for _, t := range r.Tables {
			for _, b := range t.Boards {
				if waiting, known := waits[b.Number]; known && !waiting || e.Closed {
					seen[b.Number] = played[b.Number]
				}
			}
		}
	}
	for _, r := range e.Rounds {
		for _, t := range r.Tables {
			for _, b := range t.Boards {
				if slices.ContainsFunc(slices.Concat(b.Results, b.Replaced), func(a *Act) bool { return e.read.shown[a.ID] }) {
					seen[b.Number] = append(slices.Clone(seen[b.Number]), place{r.Number, t.Number})
				}
			}
		}
	}
	return func(a *Act) bool {
		return e.Setup.Play == Boards && slices.ContainsFunc(seen[a.Board], func(p place) bool { return p != place{a.Round, a.Table} })
	}
}

// lacks reports whether a table was to play the board of an act, and has no result of it.
func (e *Event) lacks(a *Act) bool {
	for _, r := range e.Rounds {
		for _, t := range r.Tables {
			if r.Number == a.Round && t.Number == a.Table {
				return slices.ContainsFunc(t.Boards, func(b *Board) bool { return b.Number == a.Board && b.Planned && !b.done() })
			}
		}
	}
	return false
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

// Shown returns those of some acts of the desk that a viewer there may see, without results of boards that the viewer may yet
// play.
func (e *Event) Shown(acts []Act) []Act {
	hidden := e.hidden()
	for i := range acts {
		if a := &acts[i]; a.Result != nil && e.Setup.Online != nil && hidden(&Board{Number: a.Board}) {
			a.Result = nil
		}
	}
	return acts
}

// View returns what a viewer may know.
func (e *Event) View(v Viewer) View {
	hidden, secret, current, compared := e.hidden(), e.sealed(), e.current(v.Table), e.compared()
	if e.Setup.Seed == "" { // cards turned up are known only as they were entered
		secret = hidden
	}
	if v.Desk && e.Setup.Online == nil { // online the hall reports, so nobody at the desk needs results before the others
		hidden = func(*Board) bool { return false }
	}
	open := func(b *Board) bool { return !hidden(b) }
	out := View{Title: e.Setup.Title, Date: e.Setup.Date, Variant: e.Setup.Variant, House: e.Setup.House, Play: e.Setup.Play, Field: e.Setup.Scoring.Field,
		Slips: e.Setup.Play == Boards && e.Setup.Seed != "" && e.Setup.Online == nil, Online: e.Setup.Online, Planned: e.Setup.Rounds, Closed: e.Closed, Members: []*Member{}, Rounds: []*Round{}, Ranking: e.ranking(open), Travellers: e.travellers(open, secret)}
	for i := range out.Ranking {
		out.Ranking[i].Person = ""
	}
	member := v.Member
	latest := 1
	if m := e.members[member]; m != nil {
		member = m.ID
	}
	for _, r := range e.Rounds {
		if !r.Opened && !v.Desk {
			continue
		}
		latest = r.Number
		round := &Round{Number: r.Number, Closed: r.Closed, Ends: r.Ends, Tables: []*Table{}}
		for _, t := range r.Tables {
			table := &Table{Number: t.Number, Seats: append([]string{}, t.Seats...), Boards: []*Board{}}
			for _, b := range t.Boards {
				own := v.Table == t.Number && r.Number == current || member != "" && (slices.Contains(b.Players, member) || b.Out == member)
				if b.Planned || b.done() { // otherwise entered by mistake
					shown := b.view(own, hidden(b), secret(b))
					if own && shown.Own != nil {
						shown.Own.Settled = slices.ContainsFunc(b.Results, func(a *Act) bool { return a.Desk || compared(a) })
					}
					table.Boards = append(table.Boards, shown)
				}
			}
			round.Tables = append(round.Tables, table)
		}
		out.Rounds = append(out.Rounds, round)
	}
	for _, m := range e.Members {
		out.Members = append(out.Members, &Member{ID: m.ID, Name: m.Name, Others: m.Others, Bot: m.Bot, Now: m.Plays(latest)})
	}
	return out
}

// view returns a board with its result, if that may be seen. The card turned up stays secret as long as the board's cards do: even
// those who run the event may play.
func (b *Board) view(own, hidden, secret bool) *Board {
	out := &Board{Number: b.Number, Dealer: b.Dealer, Trump: b.Trump, Out: b.Out, Played: b.done(), Again: b.Again && !b.done()}
	if len(b.Results) == 0 && !slices.Contains(b.Players, "") {
		out.Players = b.Players
	}
	if hidden && !own || len(b.Results) == 0 {
		return out
	}
	desk := slices.ContainsFunc(b.Results, func(a *Act) bool { return a.Desk })
	out.Own = &OwnResult{Status: b.Status, Players: b.Players, Score: b.Score.shown(secret), Desk: desk}
	for _, a := range slices.Concat(b.Results, b.against) {
		out.Own.Results = append(out.Own.Results, a.ID)
		if b.Status != Disputed || len(out.Own.Claims) == mostClaims {
			continue
		}
		claim := Claim{Board: a.Board, Score: b.claims[a].shown(secret), Reason: a.Reason}
		if b.claims[a] == nil && a.Result != nil {
			claim.Score = (&Score{Entry: a.Result.Entry, Points: a.Result.Points}).shown(secret)
		}
		out.Own.Claims = append(out.Own.Claims, claim)
	}
	return out
}

// shown returns a score without the card turned up while that is secret: it comes from the seed, and an entry that was made
// up must not show the card of a board to come.
func (c *Score) shown(secret bool) (open Score) {
	if c == nil {
		return open
	}
	if open = *c; secret && c.Entry != nil && c.Entry.Turnup != 0 {
		entry := *c.Entry
		entry.Turnup, entry.Trump = 0, rules.Unnamed
		open.Entry = &entry
	}
	return open
}
