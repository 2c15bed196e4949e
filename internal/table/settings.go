package table

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// Settings are what a table is opened with. Fields left empty mean what is
// usual for the number of people at it.
//
// The comments of fields are for those who write clients: see package wire.
type Settings struct {
	// Variant is the id of a published one, as /api/variants lists them.
	Variant string `json:"variant"`
	// House is how the house changes the variant: the fields of
	// /api/variants/{variant} in which it differs, as {"game":{"target":150}};
	// with a variant inside it must be the same one. See House variants in
	// docs/record.md.
	House json.RawMessage `json:"rules,omitempty"`
	// Deals is how many a match has, 1 to 1000; 0 or nothing: as the variant says.
	// Who has most points then has won.
	Deals int `json:"deals,omitempty" wire:"min=0,max=1000"`
	// Games is how many a match has, likewise.
	Games int `json:"games,omitempty" wire:"min=0,max=1000"`
	// Public says that anybody may find the table in the lobby; else only who has
	// its link.
	Public bool `json:"public,omitempty"`
	// Eager says that who is ready is so whoever comes and goes; without it
	// everybody has to say so again when somebody leaves or is replaced.
	Eager bool `json:"eager,omitempty"`
	// Closed says that nobody may watch a match who does not play in it.
	Closed bool `json:"closed,omitempty"`
	// Clock bounds how long players think.
	Clock Clock `json:"clock,omitzero"`
	// Undo says whether decisions may be taken back; without it free for who plays
	// alone against bots, else by consent.
	Undo string `json:"undo,omitempty" wire:"enum=free|agree|never"`
	// Hints says whether there are any; without it only for who plays alone.
	Hints string `json:"hints,omitempty" wire:"enum=yes|no"`
	// Open says when the record shows hidden cards; without it after each deal for
	// who plays alone, else after the match.
	Open string `json:"open,omitempty" wire:"enum=deal|match"`
	// Bot is the level of stand-ins for players who leave or run out of time;
	// empty or nothing: club.
	Bot string `json:"bot,omitempty"`
	// Pace is how long bots take for each act, in milliseconds, 1 to 10000; 0 or
	// nothing: 700. Where several people play, 300 at least.
	Pace int64 `json:"pace,omitempty" wire:"min=0,max=10000"`
	// Seed is a text that names the deals with a number, so that the same can be
	// dealt again. Who knows it can know all cards, so such a table is for one
	// person against bots, and never public; only who sits there is told of it.
	// Without it each match draws a secret, and deals as docs/record.md says under
	// fair dealing.
	Seed string `json:"seed,omitempty" wire:"maxlen=256"`
	// Deal is the number of the first deal of the seed; the next is one more.
	Deal uint64 `json:"deal,omitempty" wire:"max=9007199254740991"`
}

// A Clock bounds how long players think: a bank and what is added, or a time
// for each act; empty: no bound.
type Clock struct {
	// Bank is each player's for a match, in milliseconds, from 10000 (ten
	// seconds); 0 or nothing: none.
	Bank int64 `json:"bank,omitempty" wire:"min=0,max=2592000000"`
	// Add is what comes to the bank after each act, in milliseconds; only with a
	// bank.
	Add int64 `json:"add,omitempty" wire:"min=0,max=2592000000"`
	// Move is the time for each act instead of a bank, in milliseconds, from 60000
	// (a minute): by correspondence; 0 or nothing: none.
	Move int64 `json:"move,omitempty" wire:"min=0,max=2592000000"`
}

// What is usual, and what is allowed.
const (
	DefaultBot  = "club"
	DefaultPace = 700      // milliseconds
	maxPace     = 10_000   // milliseconds
	minBank     = 10_000   // milliseconds
	minMove     = 60_000   // milliseconds
	maxTime     = 30 * day // milliseconds
	maxSession  = 1000     // deals or games
	maxHouse    = 16 << 10 // bytes
	maxSeed     = 256      // bytes
	maxDeal     = 1 << 53  // what JavaScript counts to
	day         = int64(24 * time.Hour / time.Millisecond)
)

// The choices of [Settings].
const (
	UndoFree, UndoAgree, UndoNever = "free", "agree", "never"
	Yes, No                        = "yes", "no"
	OpenDeal, OpenMatch            = "deal", "match"
)

// Rules returns the variant that the settings name, with the house's changes.
func (s *Settings) Rules() (rules.Variant, error) {
	if len(s.House) == 0 {
		return rules.Named(s.Variant)
	}
	if len(s.House) > maxHouse {
		return rules.Variant{}, fmt.Errorf("the house's rules are longer than %d bytes", maxHouse)
	}
	base, err := rules.Named(s.Variant)
	if err != nil {
		return base, err
	}
	return record.ApplyChanges(base, s.House)
}

// Check says what is wrong with the settings, and what would be right.
func (s *Settings) Check(level func(string) bool) error {
	one := func(field, value string, of ...string) error {
		if value != "" && !slices.Contains(of, value) {
			return refuse(Bad, "%s cannot be %q; choose one of %s, or leave it out", field, value, strings.Join(of, ", "))
		}
		return nil
	}
	within := func(field string, n, least, most int64) error {
		if n != 0 && (n < least || n > most) {
			return refuse(Bad, "%s must be from %d to %d, not %d", field, least, most, n)
		}
		return nil
	}
	if _, err := s.Rules(); err != nil {
		return refuse(Bad, "%v", err)
	}
	if s.Bot != "" && !level(s.Bot) {
		return refuse(Bad, "bot: no computer player is called %q", s.Bot)
	}
	if err := s.checkSeed(); err != nil {
		return err
	}
	if s.Clock.Move != 0 && (s.Clock.Bank != 0 || s.Clock.Add != 0) || s.Clock.Bank == 0 && s.Clock.Add != 0 {
		return refuse(Bad, "clock: give a bank and what each act adds to it, or the time for each act")
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

// checkSeed says what is wrong with the deals that the settings name.
func (s *Settings) checkSeed() error {
	switch {
	case s.Seed == "" && s.Deal != 0:
		return refuse(Bad, "deal counts the deals of a seed; name the seed too")
	case len(s.Seed) > maxSeed || !utf8.ValidString(s.Seed) || !printed(s.Seed):
		return refuse(Bad, "seed must be a text of at most %d bytes that can be printed", maxSeed)
	case s.Deal >= maxDeal:
		return refuse(Bad, "deal must be below 2^53, not %d", s.Deal)
	case s.Seed != "" && s.Public:
		return refuse(Bad, "a public table cannot deal from a seed that somebody knows; leave out seed or public")
	}
	return nil
}

func (s *Settings) limit() match.Limit { return match.Limit{Deals: s.Deals, Games: s.Games} }

// Pace returns how long bots take for each act, in milliseconds. Where several
// people play it is long enough to hide how long they thought.
func (s *State) Pace() int64 {
	pace := s.Settings.Pace
	if pace == 0 {
		pace = DefaultPace
	}
	if s.present().Len() > 1 {
		pace = max(pace, discreet)
	}
	return pace
}

// discreet is longer than any bot thinks, in milliseconds.
const discreet = 300

// standIn returns the level of the bots that play for absent players.
func (s *Settings) standIn() string {
	if s.Bot == "" {
		return DefaultBot
	}
	return s.Bot
}

// String returns the clock in short, as "5m+10s" or "3d"; "" if there is none.
func (c Clock) String() string {
	switch {
	case c.Move != 0:
		return short(c.Move)
	case c.Bank != 0:
		return short(c.Bank) + "+" + short(c.Add)
	}
	return ""
}

// ParseClock reads a clock that [Clock.String] has written.
func ParseClock(text string) (c Clock, err error) {
	bank, add, sum := strings.Cut(text, "+")
	switch {
	case sum:
		if c.Bank, err = long(bank); err == nil {
			c.Add, err = long(add)
		}
	case text != "":
		c.Move, err = long(text)
	}
	return c, err
}

// long reads what short has written.
func long(text string) (ms int64, err error) {
	if days, ok := strings.CutSuffix(text, "d"); ok {
		n, err := strconv.ParseInt(days, 10, 16)
		return n * day, err
	}
	d, err := time.ParseDuration(text)
	return d.Milliseconds(), err
}

func short(ms int64) string {
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

// Bounds of what people write.
const (
	maxName = 24  // characters
	maxChat = 300 // characters
	maxID   = 64  // bytes of the id of a command
)

// CleanName returns a name fit to be shown anywhere: without blanks around
// it or two in a row, and refused if it is empty, too long, or has
// characters that are not printed or that turn the direction of writing.
func CleanName(name string) (string, error) {
	name = strings.Join(strings.Fields(name), " ")
	switch n := utf8.RuneCountInString(name); {
	case !utf8.ValidString(name) || !printed(name):
		return "", refuse(Bad, "a name may only have characters that can be printed")
	case n == 0:
		return "", refuse(Bad, "a name must not be empty")
	case n > maxName:
		return "", refuse(Bad, "a name may have %d characters, not %d", maxName, n)
	case !strings.ContainsFunc(name, func(r rune) bool { return unicode.IsLetter(r) && !blank(r) || unicode.IsNumber(r) }):
		return "", refuse(Bad, "a name must have a letter or a digit")
	}
	return name, nil
}

// cleanChat is the same for what somebody says.
func cleanChat(text string) (string, error) {
	text = strings.Join(strings.Fields(text), " ")
	switch n := utf8.RuneCountInString(text); {
	case !utf8.ValidString(text) || !printed(text):
		return "", refuse(Bad, "what you say may only have characters that can be printed")
	case n == 0:
		return "", refuse(Bad, "there is nothing to say")
	case n > maxChat:
		return "", refuse(Bad, "what you say may have %d characters, not %d", maxChat, n)
	}
	return text, nil
}

// blank reports whether a letter looks like none: the fillers of Hangul.
func blank(r rune) bool { return r == '\u115f' || r == '\u1160' || r == '\u3164' || r == '\uffa0' }

// printed reports whether all of the text is printed as it stands. Joiners
// are, since some scripts and signs need them.
func printed(text string) bool {
	return !strings.ContainsFunc(text, func(r rune) bool {
		return r != '\u200c' && r != '\u200d' && !unicode.IsPrint(r)
	})
}
