package table

import (
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"ninetynine/internal/base/letters"
	"ninetynine/internal/store/journal"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// Settings are the choices for a new table. Empty fields take the default for the number of
// people at the table.
//
// The comments of fields are written for authors of clients: see package wire.
type Settings struct {
	// Variant is the id of a published variant, as in /api/variants.
	Variant string `json:"variant"`
	// House are the house rules: the fields of /api/variants/{variant} that differ,
	// as {"game":{"target":150}}. A variant inside must be the same one. See House
	// variants in docs/record.md.
	House json.RawMessage `json:"rules,omitempty"`
	// Deals is the number of deals in a match, 1 to 1000; 0 or absent: as the
	// variant says. The player with the most points then wins; there is no winner if that is
	// a dummy.
	Deals int `json:"deals,omitempty" wire:"min=0,max=1000"`
	// Games is the number of games in a match, likewise.
	Games int `json:"games,omitempty" wire:"min=0,max=1000"`
	// Public says that anyone can find the table in the lobby; otherwise only those
	// with its link.
	Public bool `json:"public,omitempty"`
	// Audience is for whom the table is, if it is neither public nor for all with its link: friends (those whom
	// its host follows and who follow the host) or the id of a group. Only they find it, and may sit down. Anyone
	// with the link may watch, as at other tables.
	Audience string `json:"audience,omitempty" wire:"maxlen=64"`
	// Invited are the ids of the players for whom the table is, besides its host: they find it until its first
	// match begins, and only they may sit down. Only those seated see them.
	Invited []string `json:"invited,omitempty" wire:"maxitems=4"`
	// Eager says that ready players stay ready when players come and go; without it
	// everyone must say so again when a player leaves or is replaced.
	Eager bool `json:"eager,omitempty"`
	// Closed says that only its players may watch a match.
	Closed bool `json:"closed,omitempty"`
	// Clock limits thinking time.
	Clock Clock `json:"clock,omitzero"`
	// Undo says whether decisions may be taken back; the default is free for one
	// person against bots, and otherwise agree.
	Undo string `json:"undo,omitempty" wire:"enum=free|agree|never"`
	// Hints says whether there are hints; the default is yes for one person against
	// bots, and otherwise no.
	Hints string `json:"hints,omitempty" wire:"enum=yes|no"`
	// Open says when the record shows hidden cards; the default is after each deal
	// for one person against bots, and otherwise after the match.
	Open string `json:"open,omitempty" wire:"enum=deal|match"`
	// Bot is the level of stand-ins for players who leave or run out of time; the
	// default is club.
	Bot string `json:"bot,omitempty"`
	// Pace is how long bots take at least for an act, in milliseconds, 1 to 10000; 0 or
	// absent: 700. With several people it is at least 300. Acts take up to 2 s longer,
	// leads and bids most.
	Pace int64 `json:"pace,omitempty" wire:"min=0,max=10000"`
	// Greet says that bots greet, say thank you and now and then comment on a deal; by
	// default they are silent.
	Greet bool `json:"greet,omitempty"`
	// Guide says that the only person is new to the game: clients show advice on the bid without being
	// asked, explain premiums, and say what each trick means for the contract. Such a table is for one person
	// against bots, never public, with hints, and of a variant in which bid-cards are laid aside.
	Guide bool `json:"guide,omitempty"`
	// Seed is a text that, together with a number, names each deal, so that it can
	// be dealt again. A person who knows it can know all cards, so such a table is for
	// one person against bots, never public, and tells the seed only to its player; a
	// deal of the day tells it to no one.
	// Without it each match draws a secret, and deals as docs/record.md says under
	// fair dealing.
	Seed string `json:"seed,omitempty" wire:"maxlen=256"`
	// Deal is the number of the first deal of the seed; later deals count up.
	Deal uint64 `json:"deal,omitempty" wire:"max=9007199254740991"`
	// Day is the date of a deal of the day, as 2026-11-23, which is played only once.
	// Only the server sets it: see POST /api/daily.
	Day string `json:"day,omitempty"`
	// From is the moment of another match from which this table's only match goes on; it
	// then ends with the deal and counts for no history. Only the server sets it: see
	// POST /api/tables/{table}/matches/{match}/whatif. Only those seated see it.
	From *journal.Fork `json:"from,omitempty"`
	// Event is the id of the club's event whose table it is: its players keep their chairs for one match, or for one of each
	// board, and nobody else sits down. Only the server sets it.
	Event string `json:"event,omitempty" wire:"maxlen=64"`
	// Boards are the numbers of the boards that such a table plays, one in each match, with a dealer and a trump of its own.
	// Other tables play the same cards, so that only the players watch, and no history has the matches. Only the server sets it.
	Boards []uint64 `json:"boards,omitempty" wire:"maxitems=200"`
	// Brought is how many matches had begun when the table was imported from a browser
	// that played without a server. There its player could know all cards, so they count
	// as assisted. Only the server sets it: see POST /api/brought.
	Brought int `json:"brought,omitempty" wire:"min=0"`
}

// A Clock limits thinking time: a bank and an increment, or a time for each act; empty: no limit.
type Clock struct {
	// Bank is each player's time for a match, in milliseconds, at least 10000 (ten
	// seconds); 0 or absent: none.
	Bank int64 `json:"bank,omitempty" wire:"min=0,max=2592000000"`
	// Add is added to the bank after each act, in milliseconds; only with a bank.
	Add int64 `json:"add,omitempty" wire:"min=0,max=2592000000"`
	// Move is the time for each act instead of a bank, in milliseconds, at least
	// 60000 (a minute), for play by correspondence; 0 or absent: none.
	Move int64 `json:"move,omitempty" wire:"min=0,max=2592000000"`
}

// StandInLevel is the level of a bot that plays among people, for an absent player or in a chair. An absence
// should neither cost the match nor win it, and club leads rules of thumb by about as much as one may expect of
// a person of whom nothing is known (some two points a deal; casual and strong are four below and above). It
// samples worlds only for an offer that may end the game, so that many absent players cost little.
const StandInLevel = "club"

// Defaults and limits.
const (
	DefaultPace = 700      // milliseconds
	maxPace     = 10_000   // milliseconds
	minBank     = 10_000   // milliseconds
	minMove     = 60_000   // milliseconds
	maxTime     = 30 * day // milliseconds
	maxSession  = 1000     // deals or games
	maxHouse    = 16 << 10 // bytes
	maxSeed     = 256      // bytes
	maxDeal     = 1 << 53  // JavaScript's largest exact integer
	hour        = int64(time.Hour / time.Millisecond)
	day         = int64(24 * time.Hour / time.Millisecond)
)

// The choices of [Settings].
const (
	UndoFree, UndoAgree, UndoNever = "free", "agree", "never"
	Yes, No                        = "yes", "no"
	OpenDeal, OpenMatch            = "deal", "match"
	Friends                        = "friends" // the audience of a table for the host's friends
)

// Rules returns the variant named by the settings, with the house's changes.
func (s *Settings) Rules() (rules.Variant, error) {
	if len(s.House) == 0 {
		return rules.Named(s.Variant)
	}
	if len(s.House) > maxHouse {
		return rules.Variant{}, fmt.Errorf("the house rules are longer than %d bytes", maxHouse)
	}
	base, err := rules.Named(s.Variant)
	if err != nil {
		return base, err
	}
	return record.ApplyChanges(base, s.House)
}

// HouseName returns the name that the house has given to its rules; "" if it has not.
func (s *Settings) HouseName() string {
	base, _ := rules.Named(s.Variant)
	if v, err := s.Rules(); err == nil && v.Name != base.Name {
		return v.Name
	}
	return ""
}

// Check refuses bad settings, and says how to fix them.
func (s *Settings) Check(level func(string) bool) error {
	one := func(field, value string, of ...string) error {
		if value != "" && !slices.Contains(of, value) {
			return Refuse(Bad, "choice", "field", field, "value", value, "choices", strings.Join(of, ", "))
		}
		return nil
	}
	within := func(field string, n, least, most int64) error {
		if n != 0 && (n < least || n > most) {
			return Refuse(Bad, "range", "field", field, "least", least, "most", most, "n", n)
		}
		return nil
	}
	v, err := s.Rules()
	if err != nil {
		return RefuseRules(err)
	}
	if s.Guide && !s.mayGuide(&v) {
		return Refuse(Bad, "guide")
	}
	if s.Bot != "" && !level(s.Bot) {
		return Refuse(Bad, "no-bot", "level", s.Bot)
	}
	if err := s.checkSeed(); err != nil {
		return err
	}
	if err := s.checkAudience(); err != nil {
		return err
	}
	if s.Clock.Move != 0 && (s.Clock.Bank != 0 || s.Clock.Add != 0) || s.Clock.Bank == 0 && s.Clock.Add != 0 {
		return Refuse(Bad, "clock")
	}
	for _, err := range []error{
		one("undo", s.Undo, UndoFree, UndoAgree, UndoNever),
		one("hints", s.Hints, Yes, No),
		one("open", s.Open, OpenDeal, OpenMatch),
		within("deals", int64(s.Deals), 1, maxSession),
		within("games", int64(s.Games), 1, maxSession),
		within("pace", s.Pace, 1, maxPace),
		within("clock.bank", s.Clock.Bank, minBank, maxTime),
		within("clock.add", s.Clock.Add, 1, maxTime),
		within("clock.move", s.Clock.Move, minMove, maxTime),
	} {
		if err != nil {
			return err
		}
	}
	return nil
}

// CheckNew refuses rules of which one has no effect. Tables that have them go on.
func (s *Settings) CheckNew() error {
	v, err := s.Rules()
	if err != nil {
		return RefuseRules(err)
	}
	if r := v.Rubber; r.Bonus > 0 && r.Under <= max(r.Games, r.Wins) {
		return Refuse(Bad, "rubber-bonus", "under", r.Under, "least", max(r.Games, r.Wins))
	}
	return nil
}

func (s *Settings) checkAudience() error {
	for _, id := range append([]string{s.Audience}, s.Invited...) {
		if id != "" && (s.Public || s.Guide || s.Seed != "" && len(s.Boards) == 0 || s.From != nil || len(id) > maxID || !letters.Printed(id)) {
			return Refuse(Bad, "audience")
		}
	}
	if len(s.Invited) >= rules.MaxSeats || len(s.Invited) > 0 && s.Audience != "" || slices.Contains(s.Invited, "") {
		return Refuse(Bad, "audience")
	}
	return nil
}

func (s *Settings) mayGuide(v *rules.Variant) bool {
	return !s.Public && s.Hints != No && v.Order.Has(rules.Laying)
}

// dropGuide leaves out a guide that cannot guide: early versions let every table have one.
func (s *Settings) dropGuide() {
	if v, err := s.Rules(); err == nil && !s.mayGuide(&v) {
		s.Guide = false
	}
}

func (s *Settings) checkSeed() error {
	switch {
	case s.Seed == "" && s.Deal != 0:
		return Refuse(Bad, "deal-without-seed")
	case len(s.Boards) > 0 && (s.Seed == "" || s.Event == "" || s.Deal != 0), s.Event != "" && (s.Public || s.Day != "" || s.From != nil):
		return Refuse(Bad, "audience")
	case s.From != nil && (s.Seed != "" || s.Public):
		return Refuse(Bad, "whatif-plain")
	case s.Seed == "" && s.Day != "" && s.From == nil:
		return Refuse(Bad, "day-field")
	case len(s.Seed) > maxSeed || !letters.Printed(s.Seed):
		return Refuse(Bad, "seed", "most", maxSeed)
	case s.Deal >= maxDeal:
		return Refuse(Bad, "deal-high")
	case s.Seed != "" && s.Public:
		return Refuse(Bad, "seed-public")
	}
	return nil
}

// Once reports whether the table has only one match: a deal of the day, or one that goes on from another.
func (s *Settings) Once() bool { return s.Day != "" || s.From != nil }

// Rated reports whether matches with these settings count for ratings, if at least two people play (see [State.bears]): by published
// rules, with a clock, without hints, and with acts taken back only if all agree.
func (s *Settings) Rated() bool { return s.unaided() && s.Clock != (Clock{}) }

// live reports whether a match by this clock is over within hours.
func (c Clock) live() bool { return max(c.Bank, 60*c.Add, c.Move) <= hour }

// unaided reports whether matches with these settings count on a group's ladder: as in [Settings.Rated], but also without
// a clock.
func (s *Settings) unaided() bool {
	return len(s.House) == 0 && s.Seed == "" && !s.Once() && s.Hints != Yes && s.Undo != UndoFree
}

func (s *Settings) limit() match.Limit { return match.Limit{Deals: s.Deals, Games: s.Games} }

// Pace returns how long bots take at least for each act, in milliseconds. With several people it is long
// enough to hide how long they thought.
func (s *State) Pace() int64 {
	pace := cmp.Or(s.Settings.Pace, DefaultPace)
	if s.present().Len() > 1 {
		pace = max(pace, discreet)
	}
	return pace
}

// discreet is longer than any bot takes to think, in milliseconds.
const discreet = 300

// standIn returns the level of the bots that play for absent players.
func (s *Settings) standIn() string {
	if s.Bot == "" {
		return StandInLevel
	}
	return s.Bot
}

// String returns the clock in short, as "5m+10s" or "3d"; "" if there is none.
func (c Clock) String() string {
	switch {
	case c.Move != 0:
		return formatDuration(c.Move)
	case c.Bank != 0:
		return formatDuration(c.Bank) + "+" + formatDuration(c.Add)
	}
	return ""
}

// ParseClock reads what [Clock.String] writes.
func ParseClock(text string) (c Clock, err error) {
	bank, add, sum := strings.Cut(text, "+")
	switch {
	case sum:
		if c.Bank, err = parseDuration(bank); err == nil {
			c.Add, err = parseDuration(add)
		}
	case text != "":
		c.Move, err = parseDuration(text)
	}
	return c, err
}

// parseDuration reads the result of short.
func parseDuration(text string) (ms int64, err error) {
	if days, ok := strings.CutSuffix(text, "d"); ok {
		n, err := strconv.ParseInt(days, 10, 16)
		return n * day, err
	}
	d, err := time.ParseDuration(text)
	return d.Milliseconds(), err
}

func formatDuration(ms int64) string {
	if ms > 0 && ms%day == 0 {
		return fmt.Sprintf("%dd", ms/day)
	}
	text := (time.Duration(ms) * time.Millisecond).String()
	for _, end := range []string{"m0s", "h0m"} {
		if strings.HasSuffix(text, end) {
			text = text[:len(text)-2]
		}
	}
	return text
}

// Bounds of people's texts.
const (
	maxName = 24  // characters
	maxChat = 300 // characters
	maxID   = 64  // bytes of the id of a command
)

// CleanName returns the name of a player as it is stored: see [letters.Name].
func CleanName(name string) (string, error) {
	name, err := letters.Name(name, maxName)
	return name, RefuseName(err)
}

// carried returns the name that a player brings to a table. Players of older versions keep names that [CleanName] now
// refuses.
func (c *Command) carried() (string, error) {
	name, err := letters.Line(c.Name, maxName)
	return name, RefuseName(err)
}

// RefuseName returns the refusal for a fault of a name.
func RefuseName(err error) error {
	f, ok := errors.AsType[*letters.Fault](err)
	if !ok {
		return err
	}
	switch f.Why {
	case "empty":
		return Refuse(Bad, "name-empty")
	case "long":
		return Refuse(Bad, "name-long", "most", f.Most, "n", f.N)
	case "marks":
		return Refuse(Bad, "name-marks", "most", f.Most)
	case "letter":
		return Refuse(Bad, "name-letter")
	case "tag":
		return Refuse(Bad, "name-tag")
	}
	return Refuse(Bad, "name-unprintable")
}

// cleanChat returns what is said at a table as it is stored.
func cleanChat(text string) (string, error) { return CleanText(text, maxChat) }

// CleanText returns a text of 1 to most characters as it is stored: see [letters.Text].
func CleanText(text string, most int) (string, error) {
	text, err := letters.Text(text, most)
	f, ok := errors.AsType[*letters.Fault](err)
	switch {
	case !ok:
		return text, err
	case f.Why == "empty":
		return "", Refuse(Bad, "chat-empty")
	case f.Why == "long":
		return "", Refuse(Bad, "chat-long", "most", f.Most, "n", f.N)
	case f.Why == "marks":
		return "", Refuse(Bad, "chat-marks", "most", f.Most)
	}
	return "", Refuse(Bad, "chat-unprintable")
}
