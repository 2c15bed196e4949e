package tui

import (
	"cmp"
	"context"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"

	"ninetynine/internal/base/letters"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
)

// A Line is a player's connection to one table, as a [client.Table] is, which says what the
// methods do. They may be called from any number of goroutines. What the table refuses is an
// error with a Reason, as those of docs/api.md.
type Line interface {
	Watch(ctx context.Context, take func(*wire.Message) error, holds func(error)) error
	Do(ctx context.Context, c *wire.Command) (wire.Reply, error)
	Withdraw(ctx context.Context, c *wire.Command) (done uint64, err error)
	Hint(ctx context.Context) (*wire.Advice, error)
	Claimable(ctx context.Context) (bool, error)
	Scores(ctx context.Context) ([]wire.Score, error)
	Report(ctx context.Context, match, deal int) (*wire.Report, error)
	Levels(ctx context.Context) ([]string, error)
	Ties(ctx context.Context) ([]wire.Tied, error)
	Ratings(ctx context.Context, class string, players []string) (map[string]wire.Rating, error)
}

// Config has the person's table and the appearance.
type Config struct {
	Line     Line
	Book     *phrase.Book
	Theme    string               // "light", "dark", or anything else for the terminal's
	ASCII    bool                 // no characters outside ASCII
	Profile  colorprofile.Profile // colours of the terminal
	Folder   string               // where matches are stored, if the person can do something about that
	Link     string               // other players reach the table by it; "" if none may come
	Newcomer bool                 // the person has never played, and is offered a guided match
	Quick    bool                 // full tricks are taken away at once
	Forced   bool                 // the only legal card is played automatically when no other person plays
	Columns  func() int           // plain lines are wrapped at this many; nil: somewhere else, or not at all
	Remote   bool                 // the terminal is elsewhere: the person there gave this program no flags
	News     <-chan string        // lines to show; may be nil
	Screen   *Screen              // for full screens; nil: the program's terminal
	hurry    time.Duration        // how many times as fast as usual the moments pass, for tests; 0: once
}

// NoUnicode reports whether the environment names a character set other than UTF-8, or a terminal without
// it.
func NoUnicode(getenv func(string) string) bool {
	locale := strings.ToLower(cmp.Or(getenv("LC_ALL"), getenv("LC_CTYPE"), getenv("LANG")))
	_, charset, _ := strings.Cut(locale, ".")
	return locale == "c" || locale == "posix" || charset != "" && !strings.HasPrefix(charset, "utf") || strings.HasPrefix(getenv("TERM"), "vt")
}

// Fits reports whether a full screen has room in a terminal of this size.
func Fits(columns, rows int) bool { return columns >= minWidth && rows >= minHeight }

// ground asks for the terminal's background colour, unless the theme is set.
func (cfg *Config) ground() tea.Cmd {
	if cfg.Theme == "light" || cfg.Theme == "dark" || cfg.Screen != nil { // which asks by itself
		return nil
	}
	return tea.RequestBackgroundColor
}

// An Outcome is the state of the table when the person left.
type Outcome struct {
	Settings *table.Settings // nil if the table never answered
	Watched  bool            // without a seat
	Match    int             // matches begun
	Over     bool            // the last of them was over
	Deal     uint32          // its last deal, from 0
	Number   *uint64         // of that deal, if a seed names the deals
	Unsent   string          // an unanswered command in words; "" without one
}

// asciiWords replaces characters where the width may change: in speech and in lines of text. asciiOnly
// does the rest.
var asciiWords = strings.NewReplacer("…", "...", "−", "-", "·", ",")

// ASCII writes a line of text in ASCII, in the language's customary spelling without marks, and
// question marks for other characters.
func ASCII(b *phrase.Book, s string) string {
	s = asciiOnly.Replace(asciiWords.Replace(s))
	if b.Tag() == "de" {
		s = letters.Spelt(s)
	}
	return strings.Map(func(r rune) rune {
		if r > 126 {
			return '?'
		}
		return r
	}, letters.Bare(s))
}
