package event

import (
	"cmp"
	"encoding/json"
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
	// Online says how tables of the hall play it; absent: real tables.
	Online *Online `json:"online,omitempty"`
	// Planned is how many rounds there are to be.
	Planned int `json:"planned" wire:"min=1"`
	// Closed says that it is over.
	Closed bool `json:"closed,omitempty"`
	// Members are all who take part.
	Members []ViewMember `json:"members"`
	// Rounds are the rounds so far.
	Rounds []ViewRound `json:"rounds"`
	// Ranking is the ranking by all boards that may be seen, the best first.
	Ranking []Standing `json:"ranking"`
	// Travellers are the results of the boards that may be seen; absent in matches.
	Travellers []Traveller `json:"travellers,omitempty"`
}

// A ViewMember is a member as all see it.
//
//wire:name EventMember
type ViewMember struct {
	// ID is the member's id.
	ID string `json:"id"`
	// Name is the member's name; absent if it has not arrived, or was withheld.
	Name string `json:"name,omitempty"`
	// Others are other spellings of the name that were entered.
	Others []string `json:"others,omitempty"`
	// Bot is the level of a computer player.
	Bot string `json:"bot,omitempty"`
	// Plays says that the member plays in the latest round or, before the first, from then on.
	Plays bool `json:"plays,omitempty"`
}

// A ViewRound is a round as a viewer sees it.
//
//wire:name EventRound
type ViewRound struct {
	// Number is its number, from 1.
	Number int `json:"number" wire:"min=1"`
	// Closed says that it is over.
	Closed bool `json:"closed,omitempty"`
	// Ends is when its time is up, in milliseconds since 1970 UTC; absent without a clock.
	Ends int64 `json:"ends,omitempty"`
	// Tables are its tables.
	Tables []ViewTable `json:"tables"`
}

// A ViewTable is a table in a round as a viewer sees it.
//
//wire:name EventTable
type ViewTable struct {
	// Number is its number, from 1.
	Number int `json:"number" wire:"min=1"`
	// At is the id of the hall's table; absent at real tables.
	At string `json:"at,omitempty"`
	// Seats are the ids of the members, by chair.
	Seats []string `json:"seats"`
	// Boards are its boards or deals, in the order of play.
	Boards []ViewBoard `json:"boards"`
}

// A ViewBoard is a board at a table as a viewer sees it.
//
//wire:name EventBoard
type ViewBoard struct {
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
	// Own is the result; only players of the table have it while others may still play the board.
	Own *ViewResult `json:"own,omitempty"`
}

// A ViewResult is a result as those who played it see it.
//
//wire:name EventResult
type ViewResult struct {
	// Status says how far the board is.
	Status Status `json:"status"`
	// Players are ids by the seats of the deal or, of a whole match, by chair.
	Players []string `json:"players"`
	// Entry has bids, tricks and premiums; absent if only points are known.
	Entry *pad.Entry `json:"entry,omitempty"`
	// Points are the points, likewise; absent while the result is disputed.
	Points []int32 `json:"points,omitempty"`
	// Made says whether each contract was made; absent if unknown.
	Made []bool `json:"made,omitempty"`
	// Results are the ids of the acts: to confirm, or to replace. While the result is disputed, they are all that have to
	// be replaced to settle it.
	Results []string `json:"results,omitempty"`
	// Claims are what each of these acts says, in the same order; absent unless the result is disputed.
	Claims []ViewClaim `json:"claims,omitempty"`
}

// A ViewClaim is what an act says about a disputed result.
//
//wire:name EventClaim
type ViewClaim struct {
	// Board is the board that it is about, which may be another.
	Board uint64 `json:"board,omitempty"`
	// Entry has its bids, tricks and premiums; absent if only points are known, or if it only disputes another result.
	Entry *pad.Entry `json:"entry,omitempty"`
	// Points are its points; absent if they are not known.
	Points []int32 `json:"points,omitempty"`
	// Reason says why, in the words of the player who did it.
	Reason string `json:"reason,omitempty"`
}

// done reports whether a board is over at a table: it has a result, even a disputed one, or a ruling for each player.
func (b *Board) done() bool {
	return len(b.Results) > 0 || !slices.ContainsFunc(b.Players, func(id string) bool { return b.Rulings[id] == nil })
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
	secret, current := e.hidden(), e.current(v.Table)
	hidden := secret
	if v.Desk && e.Setup.Online == nil { // online the hall reports, so nobody at the desk needs results before the others
		hidden = func(*Board) bool { return false }
	}
	open := func(b *Board) bool { return !hidden(b) }
	out := View{Title: e.Setup.Title, Date: e.Setup.Date, Variant: e.Setup.Variant, House: e.Setup.House, Play: e.Setup.Play, Field: e.Setup.Scoring.Field,
		Online: e.Setup.Online, Planned: e.Setup.Rounds, Closed: e.Closed, Members: []ViewMember{}, Rounds: []ViewRound{}, Ranking: e.ranking(open), Travellers: e.travellers(open, secret)}
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
		round := ViewRound{Number: r.Number, Closed: r.Closed, Ends: r.Ends, Tables: []ViewTable{}}
		for _, t := range r.Tables {
			table := ViewTable{Number: t.Number, Seats: append([]string{}, t.Seats...), Boards: []ViewBoard{}}
			for _, b := range t.Boards {
				own := v.Table == t.Number && r.Number == current || member != "" && (slices.Contains(b.Players, member) || b.Out == member)
				if b.Planned || b.done() { // otherwise entered by mistake
					table.Boards = append(table.Boards, b.view(own, hidden(b), secret(b)))
				}
			}
			round.Tables = append(round.Tables, table)
		}
		out.Rounds = append(out.Rounds, round)
	}
	for _, m := range e.Members {
		one := ViewMember{ID: m.ID, Name: m.name(), Bot: m.Bot, Plays: m.Plays(latest)}
		if len(m.Names) > 1 {
			one.Others = m.Names[1:]
		}
		out.Members = append(out.Members, one)
	}
	return out
}

// view returns a board with its result, if that may be seen. The card turned up stays secret as long as the board is in play: even
// those who run the event may play.
func (b *Board) view(own, hidden, secret bool) ViewBoard {
	out := ViewBoard{Number: b.Number, Dealer: b.Dealer, Trump: b.Trump, Out: b.Out, Played: b.done()}
	if len(b.Results) == 0 && !slices.Contains(b.Players, "") {
		out.Players = b.Players
	}
	if hidden && !own || len(b.Results) == 0 {
		return out
	}
	out.Own = &ViewResult{Status: b.Status, Players: b.Players}
	if s := b.Score; s != nil {
		out.Own.Entry, out.Own.Points, out.Own.Made = shown(s.Entry, secret), s.Points, s.Made
	}
	for _, a := range slices.Concat(b.Results, b.against) {
		out.Own.Results = append(out.Own.Results, a.ID)
		if b.Status != Disputed {
			continue
		}
		claim := ViewClaim{Board: a.Board, Reason: a.Reason}
		if s := b.claims[a]; s != nil {
			claim.Entry, claim.Points = shown(s.Entry, secret), s.Points
		} else if a.Result != nil {
			claim.Entry, claim.Points = shown(a.Result.Entry, secret), a.Result.Points
		}
		out.Own.Claims = append(out.Own.Claims, claim)
	}
	return out
}

// shown returns an entry without the card turned up while that is secret: it comes from the seed, and an entry that was made
// up must not show the card of a board to come.
func shown(e *pad.Entry, secret bool) *pad.Entry {
	if !secret || e == nil || e.Turnup == 0 {
		return e
	}
	open := *e
	open.Turnup, open.Trump = 0, rules.Unnamed
	return &open
}
