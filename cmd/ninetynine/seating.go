package main

import (
	"bytes"
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode"
	"unicode/utf8"

	"ninetynine/cards"
	"ninetynine/internal/bot"
	"ninetynine/internal/phrase"
	"ninetynine/internal/robot"
	"ninetynine/internal/solo"
	"ninetynine/internal/tui"
	"ninetynine/record"
	"ninetynine/rules"
)

// A seating is who sits where at a match that is played here.
type seating struct {
	person   rules.Seat
	players  []string // as --players names them
	programs bool     // some of them are programs
}

// command returns what is to be typed to go on with the match in a file.
func (s *seating) command(file string) string {
	return "ninetynine play --file " + quoted(file) + " --players " + quoted(strings.Join(s.players, ","))
}

// errPrograms is returned for a match that programs play which were not asked
// for by name. A file may name any program: none is run for that alone.
var errPrograms = errors.New("programs play it, and none is run without being named")

// seating decides whether the players of a match can be seated here: one
// person, bots that there are, and programs only if --players names them.
func (p *playing) seating(h *record.Header) (*seating, error) {
	s := &seating{players: make([]string, h.Variant.Live())}
	people := 0
	for i := range s.players {
		if i >= len(h.Bots) || h.Bots[i] == "" {
			s.players[i], s.person = "you", rules.Seat(i)
			people++
			continue
		}
		b, name, err := knownBot(h.Bots[i])
		if err != nil {
			return nil, err
		}
		s.players[i] = name
		if program, ok := b.(*bot.Exec); ok {
			s.programs = true
			if _, err := exec.LookPath(program.Command[0]); err != nil && p.players != "" {
				return nil, fmt.Errorf("cannot start the bot %s: %w", name, err)
			}
		}
	}
	switch {
	case people == 0:
		return nil, fmt.Errorf("only bots play it; to read it: ninetynine replay")
	case people > 1:
		return nil, fmt.Errorf("%d people play it, and there is one seat here", people)
	case p.players == "" && s.programs:
		return s, errPrograms
	case p.players != "" && !slices.Equal(s.players, bot.ParseNames(p.players)):
		return nil, fmt.Errorf("its players are %s, not %s", strings.Join(s.players, ","), p.players)
	}
	return s, nil
}

// knownBot returns the bot that a record names, perhaps with its version, and
// the name alone.
func knownBot(name string) (bot.Bot, string, error) {
	b, err := bot.New(name)
	if alone, _, versioned := strings.Cut(name, " "); err != nil && versioned {
		if b, err := bot.New(alone); err == nil {
			return b, alone, nil
		}
	}
	return b, name, err
}

// seatBots lets the bots of the header play; one that fails ends the match
// for now.
func (p *playing) seatBots(ctx context.Context, t *solo.Table, who *seating, all *sync.WaitGroup, fail context.CancelCauseFunc) error {
	seed := cards.SeedOf(t.Header().Seed)
	bots := make([]bot.Bot, len(who.players))
	for i, name := range who.players {
		if rules.Seat(i) == who.person {
			continue
		}
		b, err := bot.New(name)
		if err != nil {
			return err
		}
		if program, ok := b.(*bot.Exec); ok {
			p.hear(program, phrase.Clean(t.Header().Seats[i], 18))
		}
		bots[i] = b
	}
	for i, b := range bots {
		if b == nil {
			continue
		}
		seat := rules.Seat(i)
		all.Go(func() {
			if err := robot.Run(ctx, t, seat, b, bot.Seed(seed, seat)); err != nil {
				fail(err)
			}
		})
	}
	return nil
}

// hear passes on what a program does wrong, and what it writes on its
// standard error where that does not spoil the screen.
func (p *playing) hear(program *bot.Exec, name string) {
	if !p.screen() || !isTerminal(p.env.stderr) {
		program.Stderr = p.env.stderr
	}
	news := p.news
	program.OnFault = func(f bot.Fault) {
		select {
		case news <- p.book.Say("bot.fault", "name", name, "program", phrase.Clean(filepath.Base(program.Command[0]), 30), "kind", f.Kind.String()):
		default: // nobody listens any more
		}
	}
}

// open goes on with a match or begins one. There is none, and no error, if
// the person leaves instead of choosing.
func (p *playing) open(ctx context.Context) (*solo.Table, *solo.File, error) {
	if p.file != "" {
		return p.openFile(ctx, p.file)
	}
	dir, err := p.stateDir()
	if err != nil {
		return nil, nil, err
	}
	asked := p.begin || p.last != nil
	if !asked {
		if t, file := p.unfinished(ctx, dir); t != nil {
			return t, file, nil
		}
	}
	if !asked && p.from == (chooser{}) && p.screen() {
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
	file, err := newFile(filepath.Join(dir, time.Now().Format("2006-01-02-150405")))
	if err != nil {
		return nil, nil, err
	}
	return p.start(ctx, file, h)
}

// newFile makes a file that was not there before.
func newFile(base string) (*solo.File, error) {
	name := base + ".99.jsonl"
	for n := 2; ; n++ {
		f, err := solo.CreateFile(name)
		if !errors.Is(err, fs.ErrExist) {
			return f, err
		}
		name = fmt.Sprintf("%s-%d.99.jsonl", base, n)
	}
}

// openFile goes on with the match in the file, or begins one there.
func (p *playing) openFile(ctx context.Context, path string) (*solo.Table, *solo.File, error) {
	t, file, err := p.resume(ctx, path)
	if !errors.Is(err, solo.ErrNoMatch) && !errors.Is(err, fs.ErrNotExist) {
		return t, file, err
	}
	h, err := p.header()
	if err != nil {
		return nil, nil, err
	}
	if file, err = solo.OpenFile(path); err != nil {
		return nil, nil, err
	}
	return p.start(ctx, file, h)
}

func (p *playing) start(ctx context.Context, file *solo.File, h *record.Header) (*solo.Table, *solo.File, error) {
	t, err := solo.Start(ctx, file, h, p.deal)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", file.Name(), errors.Join(err, file.Close()))
	}
	return t, file, nil
}

// resume goes on with the match in a file. Only one that can go on is
// written to.
func (p *playing) resume(ctx context.Context, path string) (*solo.Table, *solo.File, error) {
	h, _, err := glance(path)
	if err == nil {
		err = p.agrees(h, path)
	}
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", path, err)
	}
	file, err := solo.OpenFile(path)
	if err != nil {
		return nil, nil, err
	}
	t, err := solo.Open(ctx, file)
	if err != nil {
		return nil, nil, fmt.Errorf("%s: %w", path, errors.Join(err, file.Close()))
	}
	if p.fresh || p.seed != "" || p.deal != 0 {
		err := fmt.Errorf("%s holds a match already; leave out --new, --seed and --deal to go on with it", path)
		return nil, nil, errors.Join(err, file.Close())
	}
	return t, file, nil
}

// agrees reports whether a match can be played here, and is what the flags
// ask for.
func (p *playing) agrees(h *record.Header, path string) error {
	who, err := p.seating(h)
	switch {
	case errors.Is(err, errPrograms):
		return fmt.Errorf("%w; to let them run: %s", err, who.command(path))
	case err != nil:
		return err
	case p.from.house != "" || p.from.id != "" && p.from.id != h.Variant.ID:
		return fmt.Errorf("the match is of the variant %s; leave out --variant and --house to go on with it", h.Variant.ID)
	case p.name != "" && phrase.Clean(p.name, 18) != phrase.Clean(h.Seats[who.person], 18):
		return fmt.Errorf("you are called %s in it; leave out --name to go on with it", phrase.Clean(h.Seats[who.person], 18))
	}
	return nil
}

// glance reads the first line of a file, and whether its last line ends the
// match; [solo.ErrNoMatch] if there is not even the first.
func glance(path string) (h *record.Header, ended bool, err error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, false, err
	}
	defer f.Close()
	first := make([]byte, 64<<10) // many times a header
	n, err := io.ReadFull(f, first)
	if err != nil && !errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF) {
		return nil, false, err
	}
	line, _, whole := bytes.Cut(first[:n], []byte("\n"))
	switch {
	case !whole && n < len(first):
		return nil, false, solo.ErrNoMatch
	case first[0] != '{':
		return nil, false, fmt.Errorf("this is no record of a match as plain text; if it is packed, unpack it first")
	}
	r, err := record.NewReader(bytes.NewReader(line))
	if err != nil {
		return nil, false, err
	}
	l, err := r.Next()
	switch {
	case err != nil:
		return nil, false, err
	case l.Kind != record.HeaderLine:
		return nil, false, fmt.Errorf("the first line is no header of a record")
	}
	info, err := f.Stat()
	if err != nil {
		return nil, false, err
	}
	end := make([]byte, min(info.Size(), 4<<10))
	if _, err := f.ReadAt(end, info.Size()-int64(len(end))); err != nil {
		return nil, false, err
	}
	return l.Header, bytes.Contains(end, []byte("\n{\"end\":")), nil
}

// unfinished opens the newest match in the folder that is not over, nobody
// else plays, can be played here, and is of the variant asked for, if one is.
func (p *playing) unfinished(ctx context.Context, dir string) (*solo.Table, *solo.File) {
	names, _ := filepath.Glob(filepath.Join(dir, "*.99.jsonl"))
	slices.Sort(names) // they begin with the time
	for _, name := range slices.Backward(names) {
		h, ended, err := glance(name)
		if err == nil && (ended || p.from.id != "" && p.from.id != h.Variant.ID) {
			continue
		}
		t, file, err := p.resume(ctx, name)
		if err == nil {
			return t, file
		}
		if !errors.Is(err, solo.ErrInUse) && !errors.Is(err, solo.ErrNoMatch) {
			fmt.Fprintf(p.env.stderr, "ninetynine: passing over a match: %v\n", err)
		}
	}
	return nil, nil
}

// header describes the match that the flags ask for, or another like the one
// just played.
func (p *playing) header() (*record.Header, error) {
	if p.last != nil {
		h := *p.last
		h.Date, h.Extra, h.Seed = time.Now().Format(time.DateOnly), nil, newSeed()
		h.First = p.firstDealer(&h)
		return &h, nil
	}
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
	h.First = p.firstDealer(h)
	if err := p.seats(h); err != nil {
		return nil, err
	}
	if _, err := p.seating(h); err != nil {
		return nil, fmt.Errorf("--players: %w", err)
	}
	return h, nil
}

// firstDealer draws who deals first, from the seed.
func (p *playing) firstDealer(h *record.Header) rules.Seat {
	s := cards.SeedOf(h.Seed)
	return rules.Seat((uint64(s[0]) + p.deal) % uint64(h.Variant.Live()))
}

// seats fills in who sits where.
func (p *playing) seats(h *record.Header) error {
	v := &h.Variant
	players := bot.ParseNames(p.players)
	if p.players == "" {
		players = append([]string{"you"}, slices.Repeat([]string{bot.Opponent(v)}, v.Live()-1)...)
	}
	if len(players) != v.Live() {
		return fmt.Errorf("--players: %s has %d players, not %d", v.ID, v.Live(), len(players))
	}
	names := slices.DeleteFunc([]string{"Bo", "Cleo", "Dag", "Elsa", "Finn"}, func(n string) bool { return strings.EqualFold(n, p.called()) })
	me := false
	for _, x := range players {
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
