package main

import (
	"cmp"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"github.com/charmbracelet/x/term"
	"github.com/spf13/pflag"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/doors/tui"
)

// displayFlags say how a command speaks to a person: in which language, and with which characters.
type displayFlags struct {
	env   *environment
	lang  string
	theme string
	plain bool
	ascii bool
	book  *phrase.Book // nil until it is open
}

func (d *displayFlags) langFlag(f *pflag.FlagSet) {
	f.StringVar(&d.lang, "lang", "", languageHelp())
}

// flags adds --lang and the flags of a screen; plain is the use of --plain.
func (d *displayFlags) flags(f *pflag.FlagSet, plain string) {
	d.langFlag(f)
	f.StringVar(&d.theme, "theme", "auto", "`auto`, light or dark")
	f.BoolVar(&d.plain, "plain", false, plain)
	f.BoolVar(&d.ascii, "ascii", false, "use ASCII characters only")
}

func (d *displayFlags) open() (err error) {
	d.book, err = d.env.book(d.lang)
	return err
}

func (d *displayFlags) onlyASCII() bool { return d.ascii || tui.NoUnicode(d.env.getenv) }

func (d *displayFlags) inCharset(text string) string {
	if d.onlyASCII() {
		return tui.ASCII(d.book, text)
	}
	return text
}

// dataFlag adds --data, of which use says what it is for.
func dataFlag(f *pflag.FlagSet, data *string, use string) {
	f.StringVar(data, "data", "", use+" (default: "+dataPlace()+")")
}

func paceFlag(f *pflag.FlagSet, pace *time.Duration, where string) {
	f.DurationVar(pace, "pace", 600*time.Millisecond, "`time` that bots take for each act"+where)
}

// Widths of text on standard output, in columns.
const (
	plainWidth = 80 // where no terminal says otherwise
	mostWidth  = 110
	leastWidth = 40
)

// width returns the columns to set text in: those of the terminal, or of COLUMNS, or else 80.
func (e *environment) width() int {
	w := terminalWidth(e.stdout)
	if n, err := strconv.Atoi(e.getenv("COLUMNS")); !isTerminal(e.stdout) && err == nil && n > 0 {
		w = n
	}
	return max(leastWidth, min(w, mostWidth))
}

func isTerminal(w any) bool {
	f := fileOf(w)
	return f != nil && term.IsTerminal(f.Fd())
}

// terminalWidth returns the terminal's columns, 80 if w is no terminal.
func terminalWidth(w io.Writer) int {
	if f := fileOf(w); f != nil {
		if n, _, err := term.GetSize(f.Fd()); err == nil && n > 0 {
			return n
		}
	}
	return plainWidth
}

// columns returns what says how wide the terminal is just now; nil if standard output is none, since
// programs read whole lines.
func (e *environment) columns() func() int {
	if !isTerminal(e.stdout) {
		return nil
	}
	return func() int { return terminalWidth(e.stdout) }
}

// lively reports whether standard error is a terminal that can redraw a line.
func (e *environment) lively() bool {
	return isTerminal(e.stderr) && e.getenv("TERM") != "dumb"
}

// colourful reports whether standard output may be coloured (no-color.org).
func (e *environment) colourful() bool {
	return isTerminal(e.stdout) && e.getenv("NO_COLOR") == "" && e.getenv("TERM") != "dumb"
}

func languageNames() string {
	all := phrase.Languages()
	last := len(all) - 1
	return strings.Join(all[:last], ", ") + " or " + all[last]
}

func languageHelp() string {
	return "`LANGUAGE`: " + languageNames() + " (default from LC_ALL, LC_MESSAGES, LANG)"
}

// book returns the phrases of the language in --lang or, if it is "", in the environment.
func (env *environment) book(lang string) (*phrase.Book, error) {
	book := phrase.Open(cmp.Or(lang, env.getenv("LC_ALL"), env.getenv("LC_MESSAGES"), env.getenv("LANG")))
	if lang != "" && !strings.HasPrefix(strings.ToLower(lang), book.Tag()) {
		return nil, fmt.Errorf("--lang: %q is none of: %s", lang, strings.Join(phrase.Languages(), ", "))
	}
	return book, nil
}
