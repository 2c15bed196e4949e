package main

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"ninetynine/internal/base/file"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/doors/node"
	"ninetynine/internal/doors/room"
	"ninetynine/internal/doors/tui"
	"ninetynine/internal/table"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/netless"
	"ninetynine/internal/think/search"
	"ninetynine/internal/wire"
	"ninetynine/record"
	"ninetynine/rules"
)

// These words in --players stand for people.
const (
	you    = "you"
	friend = "friend"
)

func programs(players []string) []string {
	return slices.DeleteFunc(slices.Clone(players), func(name string) bool { return !strings.HasPrefix(name, "exec:") })
}

func (p *playCommand) place(ctx context.Context) (*place, error) {
	players := bot.ParseNames(p.players)
	switch {
	case p.at != "" && len(programs(players)) > 0:
		return nil, errors.New("--players: programs play only on this machine; leave out --at")
	case p.at != "" && p.seed != "":
		return nil, errors.New("--seed is only for playing alone on this machine; leave out --at")
	case p.at != "":
		return p.env.atServer(ctx, p.at, p.called())
	}
	if err := p.checkPlayers(players); err != nil {
		return nil, err
	}
	file := p.file
	if file == "" && len(programs(players)) > 0 {
		dir, err := p.env.stateDir()
		if err != nil {
			return nil, err
		}
		file = unused(filepath.Join(dir, time.Now().Format("2006-01-02-150405")), "-", ".99.jsonl")
	}
	if file != "" {
		return p.atFile(ctx, file)
	}
	return p.env.atFolder(ctx, p.data, p.called(), node.Config{Hire: p.hire, Log: p.log()})
}

// log returns where to log errors: nowhere if they would spoil the screen, or the lines in which
// the table reports problems.
func (p *playCommand) log() *slog.Logger {
	if isTerminal(p.env.stderr) {
		return slog.New(slog.DiscardHandler)
	}
	return slog.New(slog.NewTextHandler(p.env.stderr, &slog.HandlerOptions{Level: slog.LevelWarn}))
}

// checkPlayers checks --players before anything is opened.
func (p *playCommand) checkPlayers(players []string) error {
	if p.players == "" {
		return nil
	}
	people := 0
	for _, x := range players {
		switch x {
		case you:
			people++
			continue
		case friend:
			continue
		}
		b, err := bot.New(x)
		if err != nil && strings.Contains(x, ":") { // an option is wrong
			return fmt.Errorf("--players: %w", err)
		}
		if err != nil {
			return fmt.Errorf("--players: %w, you once, and friend", err)
		}
		if program, ok := b.(*netless.Exec); ok {
			if _, err := exec.LookPath(program.Command[0]); err != nil {
				return fmt.Errorf("--players: cannot start the bot %s: %w", x, err)
			}
		}
	}
	if people != 1 {
		return errors.New("--players: one of them must be you; to let bots play alone, use: ninetynine simulate")
	}
	return nil
}

// hire returns a computer player for a table of this process. Programs play only if --players names
// them: a program never runs just because a record names it.
func (p *playCommand) hire(name string) (bot.Bot, error) {
	b, err := bot.New(name)
	program, ok := b.(*netless.Exec)
	if !ok || err != nil {
		return b, err
	}
	if !slices.Contains(bot.ParseNames(p.players), name) {
		return nil, errPrograms
	}
	if !p.screen() || !isTerminal(p.env.stderr) {
		program.Stderr = p.env.stderr
	}
	program.OnFault = func(f netless.Fault) {
		select {
		case p.news <- p.book.Say("bot.fault", "program", phrase.Clean(filepath.Base(program.Command[0]), 30), "kind", f.Kind.String()):
		default: // when the table is closed
		}
	}
	return program, nil
}

// errPrograms is returned for a program that --players does not name.
var errPrograms = errors.New("programs play in it, and none runs unless you name it")

// atFile goes to a node in this process for a match in a file.
func (p *playCommand) atFile(ctx context.Context, path string) (_ *place, err error) {
	file, err := openRecord(path)
	if err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "ninetynine-")
	if err != nil {
		return nil, errors.Join(err, file.Close())
	}
	leave := func() error { return errors.Join(file.Close(), os.RemoveAll(dir)) }
	defer func() {
		if err != nil {
			err = errors.Join(err, leave())
		}
	}()
	c := node.Config{Data: dir, Hire: p.hire, Log: p.log(), Home: &node.Home{Name: p.called(), Pace: max(1, p.pace.Milliseconds())}, Projections: room.Projections()}
	text, err := file.whole()
	own := ""
	if err == nil {
		own, err = p.openRecord(ctx, c, path, text)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	c.Keep = func(_ string, records []byte) error { return file.set(records) }
	at, err := p.env.inside(ctx, c)
	if err != nil {
		return nil, err
	}
	stop := at.close
	at.close = func() error { return errors.Join(stop(), leave()) }
	at.table, at.file, at.folder = own, path, path
	at.again = "ninetynine play --file " + quoted(path)
	if len(programs(bot.ParseNames(p.players))) > 0 {
		at.again += " --players " + quoted(p.players)
	}
	return at, nil
}

// openRecord opens the table of the match in a file; no table, and no error, if the file has no
// match yet.
func (p *playCommand) openRecord(ctx context.Context, c node.Config, path string, text []byte) (id string, err error) {
	if len(text) == 0 {
		return "", nil
	}
	if text[0] != '{' {
		return "", errors.New("this is not a record in plain text; if it is compressed, decompress it first")
	}
	id, err = node.TakeRecord(ctx, c, text)
	if errors.Is(err, table.ErrNoMatch) && bytes.HasPrefix(text, []byte(`{"ninetynine":`)) {
		return "", nil
	}
	h, header := firstHeader(text)
	if errors.Is(err, errPrograms) && header == nil {
		return "", fmt.Errorf("%w; to let them run: ninetynine play --file %s --players %s", err, quoted(path), quoted(strings.Join(playersOf(h), ",")))
	}
	if err == nil {
		err = header
	}
	if err != nil {
		return "", err
	}
	return id, p.agrees(h)
}

func firstHeader(text []byte) (*record.Header, error) {
	r, err := record.NewReader(bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	l, err := r.Next()
	if err != nil {
		return nil, err
	}
	return l.Header, nil
}

func playersOf(h *record.Header) []string {
	players := make([]string, h.Variant.Live())
	for i := range players {
		if players[i] = you; i < len(h.Bots) && h.Bots[i] != "" {
			players[i] = h.Bots[i]
			if alone, _, versioned := strings.Cut(h.Bots[i], " "); versioned && !strings.HasPrefix(alone, "exec:") {
				players[i] = alone
			}
		}
	}
	return players
}

func (p *playCommand) agrees(h *record.Header) error {
	players := playersOf(h)
	name := phrase.Clean(h.Seats[slices.Index(players, you)], 18)
	switch {
	case p.fresh || p.seed != "" || p.deal != "":
		return errors.New("it already holds a match; leave out --new, --seed and --deal to resume it")
	case p.players != "" && !slices.Equal(players, bot.ParseNames(p.players)):
		return fmt.Errorf("its players are %s, not %s", strings.Join(players, ","), p.players)
	case p.from.house != "" || p.from.id != "" && p.from.id != h.Variant.ID:
		return fmt.Errorf("the match is of the variant %s; leave out --variant and --house to resume it", h.Variant.ID)
	case p.name != "" && phrase.Clean(p.name, 18) != name: // earlier versions kept 18 characters
		return fmt.Errorf("you are called %s in it; leave out --name to resume it", name)
	}
	return nil
}

// table returns the id of the table to play at: that of the link or the file, the one left last, or
// a new one; "" if the person leaves instead of choosing.
func (p *playCommand) table(ctx context.Context, at *place) (string, error) {
	if at.table != "" {
		return at.table, nil
	}
	if p.name != "" {
		if err := at.client.Rename(ctx, p.called()); err != nil {
			return "", fmt.Errorf("--name: %w", err)
		}
	}
	if p.on != "" {
		return p.playOn(ctx, at)
	}
	if !p.begin && at.file == "" {
		if found, err := at.client.Unfinished(ctx, p.from.id); err != nil {
			return "", err
		} else if len(found) > 0 {
			return found[0].ID, nil
		}
	}
	if p.begin || p.from != (variantFlags{}) {
		return p.openTable(ctx, at)
	}
	newcomer, err := at.client.Newcomer(ctx)
	if err != nil {
		return "", err
	}
	if p.screen() {
		chosen, err := tui.Choose(ctx, tui.Config{
			Book: p.book, Theme: p.theme, ASCII: p.onlyASCII(), Profile: p.profile(), Newcomer: newcomer,
		})
		if err != nil || chosen.Variant == "" {
			return "", err
		}
		p.from.id, p.level, p.deals, p.book, p.guide = chosen.Variant, chosen.Level, chosen.Deals, chosen.Book, chosen.Guide
	} else if newcomer {
		p.news <- p.book.Say("start.newcomer") + ": ninetynine play --guide"
	}
	return p.openTable(ctx, at)
}

// playOn opens a table whose match continues from a moment of the record in the flags.
func (p *playCommand) playOn(ctx context.Context, at *place) (string, error) {
	text, err := file.Read(p.on, file.Most)
	if err != nil {
		return "", fmt.Errorf("--on: %w", err)
	}
	p.origin = text
	h, err := firstHeader(text)
	if err != nil {
		return "", fmt.Errorf("--on %s: %w", p.on, err)
	}
	bots, err := p.bots(&h.Variant)
	if err != nil {
		return "", err
	}
	if slices.Contains(bot.ParseNames(p.players), friend) {
		return "", errors.New("--players: what is played on is for you alone; leave out friend")
	}
	q := url.Values{
		"id": {rand.Text()}, "deal": {fmt.Sprint(max(p.first, 1) - 1)}, "step": {fmt.Sprint(p.after)}, "seat": {fmt.Sprint(slices.Index(bots, ""))},
		"bots": {strings.Join(bots, ",")}, "pace": {fmt.Sprint(max(1, p.pace.Milliseconds()))},
	}
	var seated wire.Seated
	err = at.client.Send(ctx, "/api/whatif?"+q.Encode(), text, &seated)
	return seated.Table, err
}

func (p *playCommand) openTable(ctx context.Context, at *place) (string, error) {
	all, err := p.from.choose(p.env)
	if err != nil {
		return "", err
	}
	if len(all) != 1 {
		return "", errors.New("a match is of one variant")
	}
	v := &all[0].variant
	if p.guide {
		p.level = search.LevelNames()[0]
	}
	bots, err := p.bots(v)
	if err != nil {
		return "", err
	}
	if at.server == "" { // a server checks its own players
		if err := checkBots(ctx, v, bots); err != nil {
			return "", err
		}
	}
	set := table.Settings{Variant: all[0].base(), House: all[0].changes, Deals: p.deals, Pace: max(1, p.pace.Milliseconds()), Greet: p.greet}
	if p.guide {
		set.Guide, set.Games = true, 1
	}
	alone := !slices.Contains(bot.ParseNames(p.players), friend)
	switch {
	case !alone && at.server == "":
		return "", errors.New("--players: friends need a server: name one with --at, or start one with: ninetynine serve --addr :9900")
	case alone:
		if set.Seed, set.Deal = p.seed, p.first; set.Seed == "" {
			set.Seed = newSeed()
		}
	case p.seed != "":
		return "", errors.New("--seed is only for playing alone; leave out friends")
	}
	opened, err := at.client.Open(ctx, &wire.Opening{ID: rand.Text(), Settings: set, Sit: true, Bots: bots, Ready: alone})
	return opened.Table, err
}

func checkBots(ctx context.Context, v *rules.Variant, bots []string) error {
	g, err := rules.New(*v)
	if err != nil {
		return err
	}
	return checkPlays(ctx, g, slices.DeleteFunc(slices.Clone(bots), func(name string) bool { return name == "" })...)
}

// warnUntrained says which players replace the levels, if those of the server were not trained on
// the table's house rules. It ignores a server that does not answer, since playing will report
// that.
func (p *playCommand) warnUntrained(ctx context.Context, at *place, id string) {
	var m wire.Message
	if err := at.client.Get(ctx, "/api/tables/"+id, &m); err != nil || m.Settings == nil || len(m.Settings.House) == 0 {
		return
	}
	var guide wire.Guide
	house := wire.House{Variant: m.Settings.Variant, Rules: m.Settings.House, Lang: p.book.Tag()}
	if err := at.client.Post(ctx, "/api/guide", &house, &guide); err != nil || guide.Players == "" {
		return
	}
	select {
	case p.news <- phrase.Clean(guide.Players, 300):
	default: // the news already has it
	}
}

func (p *playCommand) bots(v *rules.Variant) ([]string, error) {
	if p.players == "" {
		return bot.DefaultLineup(v, p.level), nil
	}
	bots := bot.ParseNames(p.players)
	if len(bots) != v.Live() {
		return nil, fmt.Errorf("--players: %s has %d players, not %d", v.ID, v.Live(), len(bots))
	}
	first := slices.IndexFunc(bots, func(x string) bool { return x == you || x == friend })
	if bots[first] == friend { // the opener takes the first free chair
		bots[slices.Index(bots, you)], bots[first] = friend, you
	}
	for i, x := range bots {
		if x == you || x == friend {
			bots[i] = ""
		}
	}
	return bots, nil
}

// newSeed returns a short text to name deals by.
func newSeed() string {
	const letters = "23456789abcdefghjkmnpqrstuvwxyz"
	var b [6]byte
	rand.Read(b[:]) // never fails
	for i, x := range b {
		b[i] = letters[int(x)%len(letters)]
	}
	return string(b[:4]) + "-" + string(b[4:])
}
