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

func (s *Settings) checkAudience() error {
	for _, id := range append([]string{s.Audience}, s.Invited...) {
		if id != "" && (s.Public || s.Guide || s.Seed != "" || s.From != nil || len(id) > maxID || !printed(id)) {
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
	case s.From != nil && (s.Seed != "" || s.Public):
		return Refuse(Bad, "whatif-plain")
	case s.Seed == "" && s.Day != "" && s.From == nil:
		return Refuse(Bad, "day-field")
	case len(s.Seed) > maxSeed || !utf8.ValidString(s.Seed) || !printed(s.Seed):
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

// Rated reports whether matches with these settings count for ratings, if at least two people play: by published
// rules, with a clock, without hints, and with acts taken back only if all agree.
func (s *Settings) Rated() bool { return s.unaided() && s.Clock != (Clock{}) }

// unaided reports whether matches with these settings count on a group's ladder: as in [Settings.Rated], but also without
// a clock.
func (s *Settings) unaided() bool {
	return len(s.House) == 0 && s.Seed == "" && !s.Once() && s.Hints != Yes && s.Undo != UndoFree
}

func (s *Settings) limit() match.Limit { return match.Limit{Deals: s.Deals, Games: s.Games} }

// Pace returns how long bots take at least for each act, in milliseconds. With several people it is long
// enough to hide how long they thought.
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

// CleanName returns a name fit to be shown anywhere, with surrounding and repeated blanks removed. It
// refuses a name that is empty or too long, or that has unprintable characters or some that change the
// direction of writing, or that ends like a tag.
func CleanName(name string) (string, error) {
	name = strings.Join(strings.Fields(name), " ")
	switch n := utf8.RuneCountInString(name); {
	case !utf8.ValidString(name) || !printed(name):
		return "", Refuse(Bad, "name-unprintable")
	case n == 0:
		return "", Refuse(Bad, "name-empty")
	case n > maxName:
		return "", Refuse(Bad, "name-long", "most", maxName, "n", n)
	case hasPiledMarks(name):
		return "", Refuse(Bad, "name-marks", "most", maxMarks)
	case !strings.ContainsFunc(name, func(r rune) bool { return unicode.IsLetter(r) && !blank(r) || unicode.IsNumber(r) }):
		return "", Refuse(Bad, "name-letter")
	case looksTagged(name):
		return "", Refuse(Bad, "name-tag")
	}
	return name, nil
}

// looksTagged reports whether a name ends like one with its tag, as in Ann·k3x7: see package store. Its player
// could be taken for Ann.
func looksTagged(name string) bool {
	const tag = 4 // letters
	runes := []rune(name)
	dot := len(runes) - tag - 1
	return dot >= 0 && strings.ContainsRune("·∙⋅•‧・", runes[dot]) && !slices.ContainsFunc(runes[dot+1:], func(r rune) bool {
		return r > unicode.MaxASCII || !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})
}

// cleanChat does the same for a chat message.
func cleanChat(text string) (string, error) { return CleanText(text, maxChat) }

// CleanText returns a text of 1 to most printable characters, with single blanks between its words.
func CleanText(text string, most int) (string, error) {
	text = strings.Join(strings.Fields(text), " ")
	switch n := utf8.RuneCountInString(text); {
	case !utf8.ValidString(text) || !printed(text):
		return "", Refuse(Bad, "chat-unprintable")
	case n == 0:
		return "", Refuse(Bad, "chat-empty")
	case n > most:
		return "", Refuse(Bad, "chat-long", "most", most, "n", n)
	case hasPiledMarks(text):
		return "", Refuse(Bad, "chat-marks", "most", maxMarks)
	}
	return text, nil
}

// maxMarks is how many combining marks a letter may have: more than any script needs.
const maxMarks = 4

// hasPiledMarks reports whether a letter has so many marks that they would cover the lines above and below it. A
// joiner does not begin a new letter.
func hasPiledMarks(text string) bool {
	n := 0
	for _, r := range text {
		switch {
		case unicode.In(r, unicode.Mn, unicode.Me):
			if n++; n > maxMarks {
				return true
			}
		case r != '\u200c' && r != '\u200d':
			n = 0
		}
	}
	return false
}

// blank reports whether a letter is invisible: the fillers of Hangul.
func blank(r rune) bool { return r == '\u115f' || r == '\u1160' || r == '\u3164' || r == '\uffa0' }

// printed reports whether all of the text is printable. Joiners count, since some scripts and symbols need
// them.
func printed(text string) bool {
	return !strings.ContainsFunc(text, func(r rune) bool {
		return r != '\u200c' && r != '\u200d' && !unicode.IsPrint(r)
	})
}
