package journal

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

// A Projection is the data of lists and histories about a table. All of it follows from the log, and is
// written together with each entry.
type Projection struct {
	Summary Summary
	// Reseated means that a player sat down or left with the entry, so that the lists of players' tables
	// change.
	Reseated bool
	// Steady means that the summary differs from that of the entry before at most in Seq, Head, Chairs, Moved,
	// Due and Deal.
	Steady bool
	Result *Result // of the match ended by the entry, or nil
	Rows   []Row   // of further projections, set by the entry
}

// A Row is a further projection's value under a key. The rows of a list can be read by key, or in the order
// of their ranks.
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
	Public  bool   // whether anyone may find the table, or only those with its link
	// Audience is who else may find the table: see [ForFriends] and [ForGroup]; "" if nobody.
	Audience string `json:",omitempty"`
	Status   Status
	Chairs   []Sitter
	Clock    string // in short, as "5m+10s", "3d" or ""
	Created  int64  // milliseconds since 1970 UTC
	Moved    int64  // of the last entry
	// Due is when the table next has to act by itself, such as for a bot's turn or a clock that runs out,
	// in milliseconds since 1970 UTC; 0 if never.
	Due int64
	// From is the moment from which its match goes on; nil if it began from the start.
	From *Origin `json:",omitempty"`
	// Deal is the number of the deal that the table shows, from 1; 0 if no match is in play.
	Deal int `json:",omitempty"`
	// Day is the date of its deal of the day, as 2026-11-23; "" elsewhere.
	Day string `json:",omitempty"`
}

// ForFriends is the audience of tables that a player opens for friends.
func ForFriends(host string) string { return "friends:" + host }

// ForGroup is the audience of a group's tables.
func ForGroup(id string) string { return "group:" + id }

// A Sitter is the player or bot at a chair, as lists show it; an empty object is a free chair.
type Sitter struct {
	// Player is the player's id; absent for a bot or a free chair.
	Player string `json:"player,omitempty"`
	// Name is the player's or bot's name.
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
	Cut     bool // abandoned: without a winner
	Deals   int  // played to their end
	Games   int
	Group   string `json:",omitempty"` // the id of the group for which the table was; "" if it was for none
	Rated   bool   `json:",omitempty"` // the table's settings let it count for ratings, if people played
	Ladder  bool   `json:",omitempty"` // they let it count on the group's ladder
	Chairs  []Share
}

// A Share is the outcome of a match for one chair.
type Share struct {
	// Seat is the chair.
	Seat rules.Seat `json:"seat" wire:"is=Seat"`
	// Player is the player's id; absent for a bot.
	Player string `json:"player,omitempty"`
	// Joined says that the player sat there under another id, which has become one with Player since: see
	// store.Resolved. A store does not keep it.
	Joined bool `json:"-"`
	// Name is the player's or the bot's name then.
	Name string `json:"name"`
	// Bot is the bot's level, if a bot had the chair.
	Bot string `json:"bot,omitempty"`
	// Edition is the edition of the levels that it played by; absent: the first, or a bot that is no level.
	Edition int `json:"edition,omitempty" wire:"min=1"`
	// Net is with which net it played: the first 8 bytes of the SHA-256 of its file, in hexadecimal; absent if
	// unknown.
	Net string `json:"net,omitempty"`
	// Away is how often a stand-in had to play.
	Away int `json:"away,omitempty" wire:"min=0"`
	// Left says that the player had left, and a stand-in had the chair at the end.
	Left bool `json:"left,omitempty"`
	// Hints is the number of hints asked for.
	Hints int `json:"hints,omitempty" wire:"min=0"`
	// Undone is how often the player took something back, without what was still secret.
	Undone int `json:"undone,omitempty" wire:"min=0"`
	// Brought says that the match, or its beginning, was played without a server, where the player could
	// know all cards.
	Brought bool `json:"brought,omitempty"`
	// Points are the chair's points, with all bonuses.
	Points int32 `json:"points"`
	// Games is the number of games won.
	Games int32 `json:"games" wire:"min=0"`
	// Won says that the chair won the match, alone or shared. In a session of limited deals or games, it
	// has the most points of all seats; if a dummy has most, the match has no winner.
	Won bool `json:"won"`
	// Made is the number of contracts made.
	Made int `json:"made" wire:"min=0"`
}

// A Fork is the moment at which a match leaves another, and is played on.
type Fork struct {
	// Table is the table of that match; absent if its record was sent.
	Table string `json:"table,omitempty"`
	// Match is the number of the match at that table, or in the record that was sent.
	Match int `json:"match" wire:"min=1"`
	// Deal is the number of the deal in the match, from 0.
	Deal int `json:"deal" wire:"min=0"`
	// Step is the number of acts made in the deal before.
	Step int `json:"step" wire:"min=0"`
}

// An Origin is a fork as lists show it: with its trick, but without its table.
type Origin struct {
	Fork
	// Phase is the kind of decision that came next.
	Phase string `json:"phase" wire:"is=Kind"`
	// Trick is the number of the trick, from 1; absent before play.
	Trick int `json:"trick,omitempty" wire:"min=1"`
}
