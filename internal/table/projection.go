package table

import "ninetynine/rules"

// A Status is what a table is doing, as shown in lists.
type Status string

// The statuses of a table.
const (
	Gathering Status = "gathering" // waits for players, or for them to be ready
	InPlay    Status = "playing"   // a match is in progress, paused or not
	Finished  Status = "over"      // the last match has ended, and the players may begin another
	Deserted  Status = "deserted"  // nothing happened for long, and all chairs were cleared
)

// A Projection is what lists and histories know of a table. It all follows from
// the log, and is written together with each entry.
type Projection struct {
	Summary Summary
	// Reseated says that somebody sat down or left with the entry, so that the
	// lists of players' tables change.
	Reseated bool
	Result   *Result // of the match ended by the entry, or nil
	Rows     []Row   // of further projections, set by the entry
}

// A Row is what a further projection stores under a key. The rows of a list can
// be read by key, or in the order of their ranks.
type Row struct {
	Projection string
	List, Key  string
	Rank       int64
	Value      []byte // JSON; empty: the row is removed
}

// A Summary is a table as lists show it.
type Summary struct {
	ID      string
	Seq     uint64 // of its last entry
	Head    Hash   // of its last entry
	Host    string // the player who opened it
	Variant string // the id of a published variant; for a house variant, of its base
	House   bool   // whether the house has changed the variant
	Public  bool   // whether anybody may find the table, or only those with its link
	Status  Status
	Chairs  []Sitter
	Clock   string // in short, as "5m+10s", "3d" or ""
	Created int64  // milliseconds since 1970 UTC
	Moved   int64  // of the last entry
	// Due is when the table next has something to do by itself, such as a bot's
	// turn or a clock that runs out, in milliseconds since 1970 UTC; 0 if never.
	Due int64
	// From is where its match goes on from; nil if it began anew.
	From *Origin `json:",omitempty"`
	// Deal is the number of the deal in play, from 1; 0 if no match is.
	Deal int `json:",omitempty"`
	// Day is the date of its deal of the day, as 2026-11-23; "" elsewhere.
	Day string `json:",omitempty"`
}

// A Sitter is who sits at a chair, as lists show it; an empty object is a free
// chair.
type Sitter struct {
	// Player is the player's id; absent for a bot or a free chair.
	Player string `json:"player,omitempty"`
	// Name is what the player or bot is called.
	Name string `json:"name,omitempty"`
	// Bot says that it is a bot.
	Bot bool `json:"bot,omitempty"`
	// Turn says that it has a decision to make.
	Turn bool `json:"turn,omitempty"`
	// Until is when its time runs out, in milliseconds since 1970 UTC.
	Until int64 `json:"until,omitempty"`
}

// A Result is how a match ended.
type Result struct {
	Table   string
	Match   int // at this table, from 1
	Variant string
	House   bool
	Began   int64 // milliseconds since 1970 UTC
	Ended   int64
	Cut     bool // abandoned: nobody won
	Deals   int  // played to their end
	Games   int
	Chairs  []Share
}

// A Share is the outcome of a match for one chair.
type Share struct {
	// Seat is the chair.
	Seat rules.Seat `json:"seat" wire:"is=Seat"`
	// Player is the player's id; absent for a bot.
	Player string `json:"player,omitempty"`
	// Name is what the player or the bot was called.
	Name string `json:"name"`
	// Bot is its level, if a bot had the chair.
	Bot string `json:"bot,omitempty"`
	// Away is how often a stand-in had to play.
	Away int `json:"away,omitempty" wire:"min=0"`
	// Hints is the number of hints asked for.
	Hints int `json:"hints,omitempty" wire:"min=0"`
	// Undone is how often something was taken back at the player's request; what
	// was still secret does not count.
	Undone int `json:"undone,omitempty" wire:"min=0"`
	// Brought says that the match, or its beginning, was played without a server, where
	// the player could know all cards.
	Brought bool `json:"brought,omitempty"`
	// Points are the chair's points, with all bonuses.
	Points int32 `json:"points"`
	// Games is the number of games won.
	Games int32 `json:"games" wire:"min=0"`
	// Won says that the chair won the match, alone or shared. In a session of
	// limited deals or games, it has the most points of all seats; if a dummy has
	// most, nobody wins.
	Won bool `json:"won"`
	// Made is the number of contracts made.
	Made int `json:"made" wire:"min=0"`
}

// Project returns what lists and histories store after the last entry.
func (s *State) Project() Projection {
	p := Projection{Summary: s.Summary(), Reseated: s.reseated == s.Seq}
	if s.result != nil && s.resultSeq == s.Seq && s.Settings.From == nil {
		p.Result = s.result
	}
	return p
}

// Overdue is how long after a bot's turn began other servers may assume that
// the server responsible has died, in milliseconds.
const Overdue = 3000

// Summary returns the table as lists show it.
func (s *State) Summary() Summary {
	sum := Summary{
		ID: s.ID, Seq: s.Seq, Head: s.Head, Host: s.Host, Variant: s.Settings.Variant, House: s.housed(), Public: s.Settings.Public && !s.Locked,
		Clock: s.Settings.Clock.String(), Created: s.Created, Moved: s.At, Due: s.Attend(), Status: Gathering, From: s.from, Day: s.Settings.Day,
	}
	switch {
	case s.Running():
		sum.Status, sum.Deal = InPlay, int(s.now.Number)+1
	case s.Left:
		sum.Status = Deserted
	case s.Ended:
		sum.Status = Finished
	}
	for i := range s.Chairs {
		c := &s.Chairs[i]
		sitter := Sitter{Player: c.Player, Name: c.Name, Bot: c.Bot != "", Turn: c.Since != 0}
		sitter.Until, _ = s.Deadline(rules.Seat(i))
		sum.Chairs = append(sum.Chairs, sitter)
	}
	return sum
}

// Attend returns when the table next needs attention, unless something happens
// first: when it has something to do by itself, or one of its bots is overdue;
// 0 if never.
func (s *State) Attend() int64 {
	at := s.Due()
	if s.Robots() == 0 {
		return at
	}
	late := s.At + s.Pace() + Overdue
	if at == 0 {
		return late
	}
	return min(at, late)
}

// housed reports whether the house has changed the variant. For a deal of the day only
// its first trump may differ, which leaves the game what it is.
func (s *State) housed() bool { return len(s.Settings.House) > 0 && s.Settings.Day == "" }

// share returns how the match ended.
func (s *State) share() *Result {
	end := &s.now.End
	r := &Result{
		Table: s.ID, Match: s.Match, Variant: s.Settings.Variant, House: s.housed(),
		Began: s.Began, Ended: s.At, Cut: s.Cut, Deals: int(s.now.Number), Games: int(s.now.Game),
	}
	won := s.winners()
	for i := range s.Chairs {
		c, seat := &s.Chairs[i], rules.Seat(i)
		made := 0
		for i := range s.finished {
			if s.finished[i].Made.Has(seat) {
				made++
			}
		}
		r.Chairs = append(r.Chairs, Share{
			Seat: seat, Player: c.Player, Name: c.Name, Bot: c.Bot, Away: c.Aways, Hints: c.Hints, Undone: c.Undone,
			Brought: s.brought(c),
			Points:  end.Totals[i], Games: end.Games[i], Won: won.Has(seat), Made: made,
		})
	}
	return r
}

// brought reports whether the chair's player has brought the match here.
func (s *State) brought(c *Chair) bool { return c.Player != "" && s.Match <= s.Settings.Brought }

// winners returns who won the match: in a session that ended before the match
// did, those with most points; in an abandoned match, nobody.
func (s *State) winners() rules.Seats {
	end := &s.now.End
	if s.Cut || !end.Cut {
		return end.Winners
	}
	var won rules.Seats
	most := end.Totals[0]
	for i := range s.m.Game.Seats() {
		most = max(most, end.Totals[i])
	}
	for i := range s.Chairs {
		if end.Totals[i] == most {
			won |= rules.Seat(i).Set()
		}
	}
	return won
}
