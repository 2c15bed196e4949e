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
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/charmbracelet/colorprofile"
	"github.com/charmbracelet/x/term"
	"github.com/spf13/cobra"

	"ninetynine/internal/bot"
	"ninetynine/internal/phrase"
	"ninetynine/internal/tui"
	"ninetynine/internal/wire"
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
	data    string
	at      string
	fresh   bool
	theme   string
	plain   bool
	ascii   bool
	pace    time.Duration

	begin bool // the flags ask for a match of their own
	book  *phrase.Book
	level string      // of the bots, chosen on the start screen
	news  chan string // of the players that are programs
}

const playLong = `Play plays a match in the terminal: on a full screen with keys and mouse, or in
plain lines with typed commands where that is asked for, where the terminal can
do no more, or where input or output is no terminal.

Alone you play against the computer. Matches are kept in the same folder as
those of the page: one begun here can be finished in the browser, and the other
way round. If a server runs on the folder, you play there. Play goes on with
the match left unfinished last, or else begins one.

With friends you play at a server: --at takes its address, or the link of a
table. In --players, friend leaves a chair for somebody who has the link.

The computer's players, from the weakest, are random, greedy, beginner, casual,
club, strong and expert. Beginner and those after it have learnt the game:
beginner forgets each trick that is over, casual remembers the last one and
club the last three; strong forgets nothing, and expert thinks ahead besides.
Greedy goes by rules of thumb, net by what it has learnt alone, and pimc works
out how supposed deals would end.

A deal is named by a seed and a number, such as k7f2-9q/3: with
--seed k7f2-9q --deal 3 the same cards are dealt again.

With --file a match is kept in a file of its own, as a record, and nowhere
else; "ninetynine check" and "ninetynine replay" read it. Programs play (see
"ninetynine simulate --help") only where --players of the same command names
them, and such a match is always kept in a file; it goes on with both --file
and --players.

Exit codes: 0 done; 2 what was asked for cannot be played.`

func newPlay(env *environment) *cobra.Command {
	p := &playing{env: env}
	c := &cobra.Command{
		Use:   "play",
		Short: "Play in the terminal, against the computer or with friends",
		Long:  playLong,
		Example: `  ninetynine play
  ninetynine play --variant four --new
  ninetynine play --seed k7f2-9q --deal 3
  ninetynine play --lang sv --name Anna
  ninetynine play --plain --players greedy,you,random
  ninetynine play --at https://cards.example --players you,friend,club
  ninetynine play --at https://cards.example/t/jku7xu7j4krpq52j`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			p.begin = slices.ContainsFunc([]string{"players", "seed", "deal", "new", "house"}, cmd.Flags().Changed)
			return p.run(cmd.Context())
		},
	}
	p.from.flags(c, false)
	f := c.Flags()
	f.StringVar(&p.players, "players", "", "who sits where: you once, friend for a free chair, and `BOTS` ("+strings.Join(bot.Names(), ", ")+")")
	completeSeats(c)
	f.StringVar(&p.name, "name", "", "your `NAME` at the table")
	f.StringVar(&p.lang, "lang", "", "`LANGUAGE`: en, de or sv (default from LC_ALL, LC_MESSAGES, LANG)")
	f.StringVar(&p.seed, "seed", "", "deal from this `TEXT` instead of a new one")
	f.Uint64Var(&p.deal, "deal", 0, "begin with deal `N` of the seed")
	f.StringVar(&p.at, "at", "", "play at the server with this `URL`, or at the table that it is the link of")
	f.StringVar(&p.data, "data", "", "keep matches in `FOLDER` (default: "+dataPlace()+")")
	f.StringVar(&p.file, "file", "", "play the match in `FILE`, or begin one there")
	f.BoolVar(&p.fresh, "new", false, "begin a new match; the unfinished one is kept")
	f.StringVar(&p.theme, "theme", "auto", "`auto`, light or dark")
	f.BoolVar(&p.plain, "plain", false, "plain lines instead of a full screen")
	f.BoolVar(&p.ascii, "ascii", false, "nothing but ASCII characters")
	f.DurationVar(&p.pace, "pace", 600*time.Millisecond, "`time` that bots take for each act at a new table")
	c.MarkFlagsMutuallyExclusive("at", "file")
	c.MarkFlagsMutuallyExclusive("at", "data")
	c.MarkFlagsMutuallyExclusive("data", "file")
	return c
}

func (p *playing) run(ctx context.Context) (err error) {
	book, err := phrase.Open(cmp.Or(p.lang, p.env.getenv("LC_ALL"), p.env.getenv("LC_MESSAGES"), p.env.getenv("LANG"), "en"))
	if err != nil {
		return err
	}
	p.book = book
	if err := p.check(); err != nil {
		return err
	}
	p.news = make(chan string, 16) // more than there are kinds of faults at a table
	at, err := p.place(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, at.close()) }()
	id, err := p.table(ctx, at)
	if err != nil || id == "" {
		return err
	}
	if err := p.sit(ctx, at, id); err != nil {
		return err
	}
	return p.farewell(ctx, at, id)
}

// check looks at the flags that nothing else looks at.
func (p *playing) check() error {
	if p.lang != "" && !slices.Contains(phrase.Languages(), p.book.Tag()) || p.lang != "" && !strings.HasPrefix(strings.ToLower(p.lang), p.book.Tag()) {
		return fmt.Errorf("--lang: %q is none of: %s", p.lang, strings.Join(phrase.Languages(), ", "))
	}
	if !slices.Contains([]string{"auto", "light", "dark"}, p.theme) {
		return fmt.Errorf("--theme: %q is none of: auto, light, dark", p.theme)
	}
	if p.pace < 0 || p.pace > 10*time.Second {
		return fmt.Errorf("--pace: %v is not between 0s and 10s", p.pace)
	}
	return nil
}

// sit plays at the table, on a full screen or in plain lines.
func (p *playing) sit(ctx context.Context, at *place, id string) error {
	cfg := tui.Config{
		Line: at.client.Table(id), Book: p.book, Theme: p.theme, ASCII: p.ascii || p.noUnicode(), Link: at.link(id),
		Quick: p.pace == 0, News: p.news,
	}
	var err error
	if p.screen() {
		cfg.Profile = p.profile()
		_, err = tui.Run(ctx, cfg)
	} else {
		_, err = tui.Plain(ctx, cfg, tui.NewLines(p.env.stdin), p.env.stdout)
	}
	return err
}

// called returns what the person is called: by the flag, or else as on this
// machine.
func (p *playing) called() string {
	return cmp.Or(phrase.Clean(p.name, 18), p.env.login(), p.book.Say("you"))
}

// login returns what the person is called on this machine.
func (env *environment) login() string {
	login := cmp.Or(env.getenv("USER"), env.getenv("LOGNAME"), env.getenv("USERNAME"))
	if r, n := utf8.DecodeRuneInString(login); n > 0 {
		login = string(unicode.ToUpper(r)) + login[n:]
	}
	return phrase.Clean(login, 18)
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

// farewell says how to go on with the match, and how to play its deal again.
func (p *playing) farewell(ctx context.Context, at *place, id string) error {
	var m wire.Message
	if err := at.client.Get(ctx, "/api/tables/"+id, &m); err != nil || m.Settings == nil {
		return err
	}
	key, command := "bye.unfinished", at.again
	switch {
	case m.Table.Ended && at.file != "":
		key, command = "bye.finished", "ninetynine replay "+quoted(at.file)
	case m.Table.Ended:
		key, command = "bye.finished", at.record(id, m.Table.Match)
	}
	_, err := fmt.Fprintln(p.env.stdout, p.bye(key, command))
	if err == nil && m.Table.Number != nil && m.Settings.House == nil {
		_, err = fmt.Fprintln(p.env.stdout, p.bye("bye.deal",
			fmt.Sprintf("ninetynine play --variant %s --seed %s --deal %d", m.Settings.Variant, quoted(m.Settings.Seed), *m.Table.Number)))
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
