package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode"

	"github.com/charmbracelet/colorprofile"
	"github.com/charmbracelet/x/term"
	"github.com/spf13/cobra"

	"ninetynine/internal/bot"
	"ninetynine/internal/phrase"
	"ninetynine/internal/solo"
	"ninetynine/internal/tui"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// playing holds the flags of play.
type playing struct {
	env     *environment
	from    chooser
	players string
	name    string
	lang    string
	seed    string
	deal    uint64
	file    string
	fresh   bool
	theme   string
	plain   bool
	ascii   bool
	pace    time.Duration

	begin bool // the flags ask for a match of their own
	book  *phrase.Book
	typed *tui.Lines     // in plain lines, for all the matches of the session
	last  *record.Header // of the match before, in the same session
	news  chan string    // of the players that are programs
}

const playLong = `Play plays a match in the terminal, against the computer: on a full screen
with keys and mouse, or in plain lines with typed commands where that is asked
for, where the terminal can do no more, or where input or output is no terminal.

It goes on with the match left unfinished last, or else begins one. Matches
are kept as records, a file each, in $XDG_STATE_HOME/ninetynine or its like on
other systems; nothing is lost by quitting, and "ninetynine check" and
"ninetynine replay" read the files.

The computer's players, from the weakest, are random, beginner, casual, club,
strong and expert. The last five have learnt the game, as has net: a beginner
forgets each trick that is over, casual remembers the last one and club the
last three; strong forgets nothing, and expert thinks ahead besides. Greedy
goes by rules of thumb, and pimc works out how supposed deals would end.

A deal is named by a seed and a number, such as k7f2-9q/3: with
--seed k7f2-9q --deal 3 the same cards are dealt again.

Programs play (see "ninetynine simulate --help") only where --players of the
same command names them. A match with programs goes on with both --file and
--players.

Exit codes: 0 done; 2 what was asked for cannot be played.`

func newPlay(env *environment) *cobra.Command {
	p := &playing{env: env}
	c := &cobra.Command{
		Use:   "play",
		Short: "Play in the terminal against the computer",
		Long:  playLong,
		Example: `  ninetynine play
  ninetynine play --variant four --new
  ninetynine play --seed k7f2-9q --deal 3
  ninetynine play --lang sv --name Anna
  ninetynine play --plain --players greedy,you,random`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			p.begin = slices.ContainsFunc([]string{"players", "seed", "deal", "new", "house"}, cmd.Flags().Changed)
			return p.run(cmd.Context())
		},
	}
	p.from.flags(c, false)
	f := c.Flags()
	f.StringVar(&p.players, "players", "", "who sits where: you once, and `BOTS` ("+strings.Join(bot.Names(), ", ")+")")
	completeSeats(c)
	f.StringVar(&p.name, "name", "", "your `NAME` at the table")
	f.StringVar(&p.lang, "lang", "", "`LANGUAGE`: en, de or sv (default from LC_ALL, LC_MESSAGES, LANG)")
	f.StringVar(&p.seed, "seed", "", "deal from this `TEXT` instead of a new one")
	f.Uint64Var(&p.deal, "deal", 0, "begin with deal `N` of the seed")
	f.StringVar(&p.file, "file", "", "play the match in `FILE`, or begin one there")
	f.BoolVar(&p.fresh, "new", false, "begin a new match; the unfinished one is kept")
	f.StringVar(&p.theme, "theme", "auto", "`auto`, light or dark")
	f.BoolVar(&p.plain, "plain", false, "plain lines instead of a full screen")
	f.BoolVar(&p.ascii, "ascii", false, "nothing but ASCII characters")
	f.DurationVar(&p.pace, "pace", 600*time.Millisecond, "`time` between the acts of others")
	return c
}

func (p *playing) run(ctx context.Context) error {
	book, err := phrase.Open(cmp.Or(p.lang, p.env.getenv("LC_ALL"), p.env.getenv("LC_MESSAGES"), p.env.getenv("LANG"), "en"))
	if err != nil {
		return err
	}
	p.book = book
	if err := p.check(); err != nil {
		return err
	}
	p.typed = tui.NewLines(p.env.stdin)
	for {
		outcome, err := p.match(ctx)
		if err != nil || outcome != tui.Again {
			return err
		}
		p.seed, p.file, p.deal = "", "", 0
	}
}

// check looks at the flags that nothing else looks at.
func (p *playing) check() error {
	if p.lang != "" && !slices.Contains(phrase.Languages(), p.book.Tag()) || p.lang != "" && !strings.HasPrefix(strings.ToLower(p.lang), p.book.Tag()) {
		return fmt.Errorf("--lang: %q is none of: %s", p.lang, strings.Join(phrase.Languages(), ", "))
	}
	if !slices.Contains([]string{"auto", "light", "dark"}, p.theme) {
		return fmt.Errorf("--theme: %q is none of: auto, light, dark", p.theme)
	}
	if p.pace < 0 || p.pace > time.Minute {
		return fmt.Errorf("--pace: %v is not between 0s and 1m", p.pace)
	}
	return nil
}

// match plays one match, or a part of it.
func (p *playing) match(ctx context.Context) (outcome tui.Outcome, err error) {
	t, file, err := p.open(ctx)
	if err != nil || t == nil {
		return tui.Left, err
	}
	defer func() { err = errors.Join(err, file.Close()) }()
	p.last = t.Header()
	who, err := p.seating(t.Header())
	if err != nil {
		return tui.Left, err
	}
	ctx, cancel := context.WithCancelCause(ctx)
	var robots sync.WaitGroup
	p.news = make(chan string, 16) // more than there are kinds of faults at a table
	if err := p.seatBots(ctx, t, who, &robots, cancel); err != nil {
		cancel(nil)
		return tui.Left, err
	}
	outcome, err = p.sit(ctx, t, who.person)
	if cause := context.Cause(ctx); err == nil && cause != nil && !errors.Is(cause, context.Canceled) {
		err = cause
	}
	cancel(nil)
	robots.Wait()
	if err != nil || outcome == tui.Again {
		return outcome, err
	}
	return outcome, p.farewell(t, file.Name(), who)
}

// sit plays at the seat, on a full screen or in plain lines.
func (p *playing) sit(ctx context.Context, t *solo.Table, seat rules.Seat) (tui.Outcome, error) {
	cfg := tui.Config{
		Table: t, Seat: seat, Book: p.book, Theme: p.theme, ASCII: p.ascii || p.noUnicode(), Pace: p.pace, News: p.news,
		Hint: bot.NewCounsellor(t.Match(), nil).Hint,
	}
	if !p.screen() {
		return tui.Plain(ctx, cfg, p.typed, p.env.stdout)
	}
	cfg.Profile = p.profile()
	return tui.Run(ctx, cfg)
}

// screen reports whether a full screen can be drawn, and is wanted.
func (p *playing) screen() bool {
	if p.plain || cmp.Or(p.env.getenv("TERM"), "dumb") == "dumb" && runtime.GOOS != "windows" {
		return false
	}
	in, ok := p.env.stdin.(*os.File)
	out, ok2 := p.env.stdout.(*os.File)
	return ok && ok2 && term.IsTerminal(in.Fd()) && term.IsTerminal(out.Fd())
}

// noUnicode reports whether the environment says that the terminal has
// another character set than UTF-8.
func (p *playing) noUnicode() bool {
	locale := strings.ToLower(cmp.Or(p.env.getenv("LC_ALL"), p.env.getenv("LC_CTYPE"), p.env.getenv("LANG")))
	_, charset, _ := strings.Cut(locale, ".")
	return locale == "c" || locale == "posix" || charset != "" && !strings.HasPrefix(charset, "utf") || strings.HasPrefix(p.env.getenv("TERM"), "vt")
}

// profile returns what colours the terminal can show (no-color.org).
func (p *playing) profile() colorprofile.Profile {
	if p.env.getenv("NO_COLOR") != "" || strings.HasPrefix(p.env.getenv("TERM"), "vt") {
		return colorprofile.ASCII
	}
	return colorprofile.Detect(p.env.stdout, os.Environ())
}

// farewell says where the match is, and how to go on.
func (p *playing) farewell(t *solo.Table, file string, who *seating) error {
	var v match.View
	t.View(rules.Nobody, &v)
	key, command := "bye.unfinished", "ninetynine play"
	switch {
	case v.Stage == match.Ended:
		key, command = "bye.finished", "ninetynine replay "+quoted(file)
	case who.programs:
		command = who.command(file)
	case p.file != "":
		command += " --file " + quoted(file)
	}
	_, err := fmt.Fprintln(p.env.stdout, p.bye(key, command))
	if err == nil && v.Phase != 0 && t.Header().Changes == nil {
		_, err = fmt.Fprintln(p.env.stdout, p.bye("bye.deal",
			fmt.Sprintf("ninetynine play --variant %s --seed %s --deal %d", t.Header().Variant.ID, quoted(t.Header().Seed), t.Number(v.Number))))
	}
	return err
}

// bye returns a last line, in ASCII where that is all there is; the command
// is to be typed as it stands.
func (p *playing) bye(key, command string) string {
	const mark = "@@"
	s := p.book.Say(key, "command", mark)
	if p.ascii || p.noUnicode() {
		s = tui.ASCII(p.book, s)
	}
	return strings.Replace(s, mark, command, 1)
}

// quoted returns a word as a shell reads it. What could not be typed or
// would upset the terminal is left out.
func quoted(word string) string {
	word = strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return -1
		}
		return r
	}, word)
	plain := func(r rune) bool {
		return unicode.IsLetter(r) || unicode.IsDigit(r) || strings.ContainsRune("-_./:,+@%"+string(filepath.Separator), r)
	}
	switch {
	case word != "" && strings.IndexFunc(word, func(r rune) bool { return !plain(r) }) < 0:
		return word
	case runtime.GOOS == "windows":
		return `"` + word + `"`
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}
