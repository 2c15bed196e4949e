package main

import (
	"cmp"
	"context"
	"crypto/rand"
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
	"unicode/utf8"

	"github.com/charmbracelet/colorprofile"
	"github.com/charmbracelet/x/term"
	"github.com/spf13/cobra"

	"ninetynine/cards"
	"ninetynine/internal/bot"
	"ninetynine/internal/phrase"
	"ninetynine/internal/robot"
	"ninetynine/internal/table"
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
}

const playLong = `Play plays a match in the terminal, against the computer: on a full screen
with keys and mouse, or in plain lines with typed commands where that is asked
for, where the terminal can do no more, or where input or output is no terminal.

It goes on with the match left unfinished last, or else begins one. Matches
are kept as records, a file each, in $XDG_STATE_HOME/ninetynine or its like on
other systems; nothing is lost by quitting, and "ninetynine check" and
"ninetynine replay" read the files.

A deal is named by a seed and a number, such as k7f2-9q/3: with
--seed k7f2-9q --deal 3 the same cards are dealt again.

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
			p.begin = slices.ContainsFunc([]string{"players", "seed", "deal", "new"}, cmd.Flags().Changed)
			return p.run(cmd.Context())
		},
	}
	p.from.flags(c, false)
	f := c.Flags()
	f.StringVar(&p.players, "players", "", "who sits where: you once, and `BOTS` ("+strings.Join(bot.Names(), ", ")+")")
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
	for first := true; ; first = false {
		outcome, err := p.match(ctx, first)
		if err != nil || outcome != tui.Again {
			return err
		}
		p.seed, p.file, p.deal, p.begin = "", "", 0, true
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
func (p *playing) match(ctx context.Context, first bool) (tui.Outcome, error) {
	t, file, err := p.open(ctx, first)
	if err != nil || t == nil {
		return tui.Left, err
	}
	defer file.Close()
	seat, err := personsSeat(t.Header())
	if err != nil {
		return tui.Left, fmt.Errorf("%s: %w", file.Name(), err)
	}
	ctx, cancel := context.WithCancelCause(ctx)
	var robots sync.WaitGroup
	if err := seatBots(ctx, t, &robots, cancel); err != nil {
		cancel(nil)
		return tui.Left, err
	}
	outcome, err := p.sit(ctx, t, seat)
	if cause := context.Cause(ctx); err == nil && cause != nil && !errors.Is(cause, context.Canceled) {
		err = cause
	}
	cancel(nil)
	robots.Wait()
	if err != nil || outcome == tui.Again {
		return outcome, err
	}
	return outcome, p.farewell(t, file.Name())
}

// sit plays at the seat, on a full screen or in plain lines.
func (p *playing) sit(ctx context.Context, t *table.Table, seat rules.Seat) (tui.Outcome, error) {
	cfg := tui.Config{Table: t, Seat: seat, Book: p.book, Theme: p.theme, ASCII: p.ascii || p.noUnicode(), Pace: p.pace}
	if !p.screen() {
		return tui.Plain(ctx, cfg, p.env.stdin, p.env.stdout)
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
	locale := cmp.Or(p.env.getenv("LC_ALL"), p.env.getenv("LC_CTYPE"), p.env.getenv("LANG"))
	_, charset, _ := strings.Cut(strings.ToLower(locale), ".")
	return charset != "" && !strings.HasPrefix(charset, "utf") || strings.HasPrefix(p.env.getenv("TERM"), "vt")
}

// profile returns what colours the terminal can show (no-color.org).
func (p *playing) profile() colorprofile.Profile {
	if p.env.getenv("NO_COLOR") != "" || strings.HasPrefix(p.env.getenv("TERM"), "vt") {
		return colorprofile.ASCII
	}
	return colorprofile.Detect(p.env.stdout, os.Environ())
}

// farewell says where the match is, and how to go on.
func (p *playing) farewell(t *table.Table, file string) error {
	var v match.View
	t.View(rules.Nobody, &v)
	command := "ninetynine play"
	if p.file != "" {
		command += " --file " + p.file
	}
	key := "bye.unfinished"
	if v.Stage == match.Ended {
		key, command = "bye.finished", "ninetynine replay "+file
	}
	_, err := fmt.Fprintln(p.env.stdout, p.book.Say(key, "command", command, "file", file))
	if err == nil && v.Phase != 0 && t.Header().Changes == nil {
		_, err = fmt.Fprintln(p.env.stdout, p.book.Say("bye.deal", "command",
			fmt.Sprintf("ninetynine play --variant %s --seed %s --deal %d", t.Header().Variant.ID, t.Header().Seed, t.Number(v.Number))))
	}
	return err
}

// seatBots lets the bots of the header play; one that fails ends the match
// for now.
func seatBots(ctx context.Context, t *table.Table, all *sync.WaitGroup, fail context.CancelCauseFunc) error {
	h := t.Header()
	bots := make([]bot.Bot, len(h.Bots))
	for i, name := range h.Bots {
		if name == "" || !t.Match().Game.Live().Has(rules.Seat(i)) {
			continue
		}
		b, err := bot.New(name)
		if err != nil {
			return err
		}
		bots[i] = b
	}
	seed := cards.SeedOf("bots of " + h.Seed)
	for i, b := range bots {
		if b == nil {
			continue
		}
		all.Go(func() {
			if err := robot.Run(ctx, t, rules.Seat(i), b, uint64(seed[i])<<8|uint64(seed[i+8])); err != nil {
				fail(err)
			}
		})
	}
	return nil
}

// personsSeat returns the first seat that no bot plays.
func personsSeat(h *record.Header) (rules.Seat, error) {
	for i := range h.Variant.Live() {
		if i >= len(h.Bots) || h.Bots[i] == "" {
			return rules.Seat(i), nil
		}
	}
	return 0, fmt.Errorf("only bots play this match; watch it with: ninetynine replay")
}

// open goes on with a match or begins one. There is none, and no error, if
// the person leaves instead of choosing.
func (p *playing) open(ctx context.Context, first bool) (*table.Table, *table.File, error) {
	if p.file != "" {
		return p.openFile(ctx, p.file)
	}
	dir, err := p.stateDir()
	if err != nil {
		return nil, nil, err
	}
	if !p.begin {
		if t, file := p.unfinished(ctx, dir); t != nil {
			return t, file, nil
		}
	}
	if first && !p.begin && p.from == (chooser{}) && p.screen() {
		chosen, err := tui.Choose(ctx, tui.Config{Book: p.book, Theme: p.theme, ASCII: p.ascii || p.noUnicode(), Profile: p.profile()})
		if err != nil || chosen.Variant == "" {
			return nil, nil, err
		}
		p.from.id, p.book = chosen.Variant, chosen.Book
	}
	h, err := p.header()
	if err != nil {
		return nil, nil, err
	}
	return p.start(ctx, freeName(filepath.Join(dir, time.Now().Format("2006-01-02-150405"))), h)
}

// freeName returns the path of a file that is not there yet.
func freeName(base string) string {
	name := base + ".99.jsonl"
	for n := 2; ; n++ {
		if _, err := os.Stat(name); err != nil {
			return name
		}
		name = fmt.Sprintf("%s-%d.99.jsonl", base, n)
	}
}

// openFile goes on with the match in the file, or begins one there.
func (p *playing) openFile(ctx context.Context, path string) (*table.Table, *table.File, error) {
	if info, err := os.Stat(path); err == nil && info.Size() > 0 {
		if p.fresh || p.seed != "" || p.deal != 0 {
			return nil, nil, fmt.Errorf("%s holds a match already; leave out --new, --seed and --deal to go on with it", path)
		}
		t, file, err := resume(ctx, path)
		if err != nil {
			return nil, nil, err
		}
		if err := p.agrees(t.Header()); err != nil {
			return nil, nil, fmt.Errorf("%s: %w", path, errors.Join(err, file.Close()))
		}
		return t, file, nil
	}
	h, err := p.header()
	if err != nil {
		return nil, nil, err
	}
	return p.start(ctx, path, h)
}

// agrees reports whether the players of a file are those asked for. A file
// from elsewhere may name any program as a player: none is run that was not
// asked for by name.
func (p *playing) agrees(h *record.Header) error {
	var players []string
	programs := false
	for i := range h.Variant.Live() {
		name := "you"
		if i < len(h.Bots) && h.Bots[i] != "" {
			name = h.Bots[i]
		}
		programs = programs || strings.HasPrefix(name, "exec:")
		players = append(players, name)
	}
	switch all := strings.Join(players, ","); {
	case p.players != "" && p.players != all:
		return fmt.Errorf("the players are %s, not %s", all, p.players)
	case p.players == "" && programs:
		return fmt.Errorf("programs play this match; to let them run, say --players %q", all)
	}
	return nil
}

func (p *playing) start(ctx context.Context, path string, h *record.Header) (*table.Table, *table.File, error) {
	file, err := table.OpenFile(path)
	if err != nil {
		return nil, nil, err
	}
	t, err := table.Start(ctx, file, h, p.deal)
	if err != nil {
		return nil, nil, errors.Join(err, file.Close())
	}
	return t, file, nil
}

func resume(ctx context.Context, path string) (*table.Table, *table.File, error) {
	file, err := table.OpenFile(path)
	if err != nil {
		return nil, nil, err
	}
	t, err := table.Open(ctx, file)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", path, errors.Join(err, file.Close()))
	}
	var v match.View
	if t.View(rules.Nobody, &v); v.Phase == 0 && v.Stage == match.Dealing { // it stopped before its first deal
		if err := t.Deal(ctx); err != nil {
			return nil, nil, errors.Join(err, file.Close())
		}
	}
	return t, file, nil
}

// unfinished opens the newest match in the folder that is not over, nobody
// else plays, and is of the variant asked for, if one is.
func (p *playing) unfinished(ctx context.Context, dir string) (*table.Table, *table.File) {
	names, _ := filepath.Glob(filepath.Join(dir, "*.99.jsonl"))
	slices.Sort(names) // they begin with the time
	for _, name := range slices.Backward(names) {
		t, file, err := resume(ctx, name)
		if err != nil {
			if !errors.Is(err, table.ErrInUse) && !errors.Is(err, table.ErrNoMatch) {
				fmt.Fprintf(p.env.stderr, "ninetynine: passing over a match: %v\n", err)
			}
			continue
		}
		var v match.View
		t.View(rules.Nobody, &v)
		id := t.Header().Variant.ID
		if v.Stage != match.Ended && p.from.house == "" && (p.from.id == "" || p.from.id == id) {
			return t, file
		}
		file.Close()
	}
	return nil, nil
}

// header describes the match that the flags ask for.
func (p *playing) header() (*record.Header, error) {
	all, err := p.from.choose(p.env)
	if err != nil {
		return nil, err
	}
	if len(all) != 1 {
		return nil, fmt.Errorf("a match is of one variant")
	}
	v := all[0].variant
	h := &record.Header{Variant: v, Changes: all[0].changes, Seed: p.seed, Date: time.Now().Format(time.DateOnly)}
	if h.Seed == "" {
		h.Seed = newSeed()
	}
	s := cards.SeedOf(h.Seed)
	h.First = rules.Seat((uint64(s[0]) + p.deal) % uint64(v.Live()))
	if err := p.seats(h); err != nil {
		return nil, err
	}
	return h, nil
}

// seats fills in who sits where.
func (p *playing) seats(h *record.Header) error {
	v := &h.Variant
	players := strings.Split(p.players, ",")
	if p.players == "" {
		players = append([]string{"you"}, slices.Repeat([]string{"greedy"}, v.Live()-1)...)
	}
	if len(players) != v.Live() {
		return fmt.Errorf("--players: %s has %d players, not %d", v.ID, v.Live(), len(players))
	}
	names := []string{"Bo", "Cleo", "Dag", "Elsa", "Finn"}
	me := false
	for _, x := range players {
		x = strings.TrimSpace(x)
		if x == "you" && !me {
			me = true
			h.Seats = append(h.Seats, p.called())
			h.Bots = append(h.Bots, "")
			continue
		}
		if _, err := bot.New(x); err != nil {
			return fmt.Errorf("--players: %w, and you once", err)
		}
		h.Seats = append(h.Seats, names[0])
		h.Bots = append(h.Bots, x)
		names = names[1:]
	}
	if !me {
		return fmt.Errorf("--players: one of them must be you; to let bots play alone there is: ninetynine simulate")
	}
	if v.Dummy {
		h.Seats = append(h.Seats, "dummy")
		h.Bots = append(h.Bots, "")
	}
	return nil
}

// called returns what the person is called: by the flag, or else as on this
// machine.
func (p *playing) called() string {
	login := cmp.Or(p.env.getenv("USER"), p.env.getenv("LOGNAME"), p.env.getenv("USERNAME"))
	if r, n := utf8.DecodeRuneInString(login); n > 0 {
		login = string(unicode.ToUpper(r)) + login[n:]
	}
	return cmp.Or(phrase.Clean(p.name, 18), phrase.Clean(login, 18), p.book.Say("you"))
}

// newSeed returns a short text that deals can be named by.
func newSeed() string {
	const letters = "23456789abcdefghjkmnpqrstuvwxyz"
	var b [6]byte
	rand.Read(b[:]) // never fails
	for i, x := range b {
		b[i] = letters[int(x)%len(letters)]
	}
	return string(b[:4]) + "-" + string(b[4:])
}

// stateDir returns the folder of the matches, and makes it.
func (p *playing) stateDir() (string, error) {
	base := p.env.getenv("XDG_STATE_HOME")
	if base == "" {
		home, err := os.UserHomeDir()
		if err != nil {
			return "", fmt.Errorf("cannot tell where to keep the match: %w; name a file with --file", err)
		}
		switch runtime.GOOS {
		case "windows":
			base = cmp.Or(p.env.getenv("LOCALAPPDATA"), home)
		case "darwin":
			base = filepath.Join(home, "Library", "Application Support")
		default:
			base = filepath.Join(home, ".local", "state")
		}
	}
	dir := filepath.Join(base, "ninetynine")
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", fmt.Errorf("cannot keep the match: %w; name a file with --file", err)
	}
	return dir, nil
}
