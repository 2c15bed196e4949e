// Package record writes, reads and referees matches as lines of JSON. It also
// reads and writes Views and house variants as JSON, and verifies that cards
// were dealt fairly.
//
// A record also states what follows from its cards and acts, and readers refuse
// it if any of that is wrong. [Check] is the referee; [NewReplay] also shows
// every step. A [Writer] writes a match as it is played, in the only order that
// readers accept. The Append functions are its parts, for callers who keep
// track of the match and the order themselves. docs/record.md describes the
// format.
//
// Lines spelt as the Append functions spell them are read without allocating;
// other spellings of the same JSON take a slower path to the same result.
package record

import (
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"ninetynine/match"
	"ninetynine/rules"
)

// Version is the version of the format written and read by this package.
const Version = 1

// MaxLine is the greatest length of a line in bytes.
const MaxLine = 1 << 20

// A Header is the first line of a match.
type Header struct {
	Variant  rules.Variant   // resolved, the house's changes applied
	Changes  json.RawMessage // a house variant's object as [ParseVariant] and [Changes] return it; nil for a published one
	Seats    []string        // names, one for each hand
	First    rules.Seat      // the first dealer
	Limit    match.Limit     // of a session shorter than the match
	Pad      bool            // a score pad: real cards, of which only the scores are known
	Opening  *match.Opening  // of a score pad: the state that it continues from; nil if none
	Replaced []Replacement   // of a score pad: substitute players, by deal
	Site     string          // where it was played, in words
	Date     string          // when it began, in words
	Bots     []string        // name and version of the player at each seat, "" for a person; nil if unknown
	Seed     string          // the open text that the numbered deals are dealt from, see [cards.SeedOf]; not beside Commit
	Commit   string          // the dealer's commitment, see [cards.Commitment], in hexadecimal
	Commits  []string        // the seats' commitments, see [cards.CommitEntropy]; "" from a seat that gives none
	// Brought says that the match, or its beginning, was played without a server and imported to
	// one. Its player alone drew the secret, so Commit proves nothing.
	Brought bool
	// Extra holds the fields unknown to this package, to be written back. A value that is not JSON,
	// or has a known name, is left out.
	Extra map[string]json.RawMessage
}

// A Replacement is a player who took another's seat.
//
//wire:name PadReplacement
type Replacement struct {
	// Deal is the number of the first deal that the player played.
	Deal uint32 `json:"deal" wire:"is=Count"`
	// Seat is the seat.
	Seat rules.Seat `json:"seat" wire:"is=Seat"`
	// Name is the new player's name.
	Name string `json:"name"`
}

// Match returns the match that the header begins, of the game of its variant. The
// error is that of [match.New] or [match.Match.Open].
func (h *Header) Match(g *rules.Game) (*match.Match, error) {
	m, err := match.New(g, h.First, h.Limit)
	if err == nil && h.Pad {
		err = m.Open(h.Opening)
	}
	if err != nil {
		return nil, err
	}
	return m, nil
}

// Names returns the names at the seats in a deal, from 0.
func (h *Header) Names(deal uint32) []string {
	if len(h.Replaced) == 0 {
		return h.Seats
	}
	names := slices.Clone(h.Seats)
	for _, r := range h.Replaced {
		if r.Deal <= deal && int(r.Seat) < len(names) {
			names[r.Seat] = r.Name
		}
	}
	return names
}

// A DealNote says where the cards of a deal come from.
type DealNote struct {
	Number  *uint64  // the deal's number in the header's seed, see [rules.Game.Deal]
	Secret  string   // the deal's disclosed secret in hexadecimal, see [cards.Secret]
	Entropy []string // what the seats add in hexadecimal, on the first deal of a match
}

// An ActNote says how an act came about.
type ActNote struct {
	Auto string    // [TimeRanOut] or [Claimed] if the seat did not act itself, else ""
	At   time.Time // when, or zero
}

// A Kind is a kind of line.
type Kind uint8

const (
	HeaderLine Kind = iota + 1 // begins a match
	DealLine                   // the cards of a deal
	ActLine                    // one decision
	ScoreLine                  // of a deal
	GameLine                   // the end of a game
	EndLine                    // of the match
)

// String returns the kind in one word.
func (k Kind) String() string {
	return [...]string{"?", "header", "deal", "act", "score", "game", "end"}[min(k, EndLine)]
}

// A Line is a decoded line. Which fields are set depends on its kind.
type Line struct {
	Number int    // from 1
	Text   []byte // as read, without the newline; valid until the next line is read
	Kind   Kind   // what it says

	Header *Header // HeaderLine; shared by equal headers, not to be changed

	Deal    uint32       // DealLine: its number in the match
	Game    uint16       // DealLine, GameLine: the number of the game
	Cards   rules.Deal   // DealLine; Trump is Unnamed if the line has none, Vulnerable is not set
	Note    DealNote     // DealLine
	Act     rules.Action // ActLine
	By      rules.Seat   // ActLine: the seat that decided; the act's own seat if the line does not say
	HasBy   bool         // ActLine: the line says which seat decided
	Auto    string       // ActLine: [TimeRanOut] or [Claimed] if the seat did not act itself, else ""
	At      time.Time    // ActLine: when, or zero
	Figures *Figures     // ScoreLine, GameLine, EndLine, as stated; nil in a [Step] whose line is right byte for byte

	hands  int    // DealLine: how many the line lists, -1 if it has no list
	cards  string // DealLine: a field about the cards or their origin; "" if none
	number uint64 // what Note.Number points to
}

// HiddenBid stands for a bid that is null in a score.
const HiddenBid = -1

// Figures are the figures of a score, game or end line. A list missing from the line is nil.
type Figures struct {
	Bids, Tricks         []int         // a bid may be [HiddenBid]
	Made                 []bool        // by seat
	Premium              []rules.Offer // by seat
	Points, Totals       []int         // by seat
	Bonus, Rubber, Games []int         // by seat
	Winners              []int         // seats
	Trump, Next          rules.Trump   // Unnamed if absent
	Reason               string        // of an early end: [Abandoned] or [SessionOver]
}

// The reasons of an [EndLine] that ends a match early.
const (
	Abandoned   = "abandoned"
	SessionOver = "session over"
)

// Values of Auto, for an act done for a seat.
const (
	TimeRanOut = "time"  // a stand-in has acted
	Claimed    = "claim" // played out when nothing could change the score any more
)

// An Error says what is wrong with a record, and where.
type Error struct {
	Line   int    // from 1
	Reason string // what is wrong, in words
	Rule   string // the rule of the game, or the part of the format, that is broken
	// Err gives programs the details: a *rules.FieldError for a field of the
	// line, such as "score.points", a *rules.DealError for cards, a
	// *rules.IllegalError for an act. It may be nil.
	Err error
}

// Unwrap returns Err.
func (e *Error) Unwrap() error { return e.Err }

func (l *Line) fault(why, rule string) error { return l.broken(why, rule, nil) }

func (l *Line) broken(why, rule string, err error) error {
	return &Error{Line: l.Number, Reason: why, Rule: rule, Err: err}
}

// Error returns the line, the reason and the rule.
func (e *Error) Error() string {
	if e.Rule == "" {
		return fmt.Sprintf("line %d: %s", e.Line, e.Reason)
	}
	return fmt.Sprintf("line %d: %s (%s)", e.Line, e.Reason, e.Rule)
}
