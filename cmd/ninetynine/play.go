package main

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/charmbracelet/colorprofile"
	"github.com/charmbracelet/x/term"
	"github.com/spf13/cobra"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/doors/tui"
	"ninetynine/internal/lab/report"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/netless"
	"ninetynine/internal/wire/client"
)

type playCommand struct {
	displayFlags
	from    variantFlags
	players string
	name    string
	seed    string
	deal    string // a number, or the name of a deal
	on      string // file of a record to play on from
	origin  []byte // contents of that file
	after   int    // number of acts of its deal to keep
	first   uint64 // number of the first deal
	file    string
	data    string
	at      string
	fresh   bool
	pace    time.Duration
	greet   bool
	forced  bool

	begin bool        // the flags require a new match
	level string      // of the bots, chosen on the start screen
	deals int         // of the match, chosen on the start screen; 0: as the variant says
	guide bool        // a first match with advice, chosen on the start screen or asked for
	news  chan string // about players that are programs
}

func newPlay(env *environment) *cobra.Command {
	p := &playCommand{displayFlags: displayFlags{env: env}}
	c := described("play", onlyFlags, func(cmd *cobra.Command, _ []string) error {
		p.begin = slices.ContainsFunc([]string{"players", "seed", "deal", "new", "house", "guide"}, cmd.Flags().Changed)
		p.forced = p.forced && (p.screen() || cmd.Flags().Changed("forced"))
		return p.run(cmd.Context())
	})
	c.Long = strings.Replace(c.Long, "{players}", strings.Join(bot.Levels(), ", "), 1)
	p.from.flags(c, false)
	f := c.Flags()
	f.StringVar(&p.players, "players", "", "who sits where: you once, friend for a free seat, and `BOTS` ("+strings.Join(netless.Names(), ", ")+")")
	completeSeats(c)
	f.StringVar(&p.name, "name", "", "your `NAME` at the table")
	f.StringVar(&p.seed, "seed", "", "deal from this `TEXT` instead of a new one")
	f.StringVar(&p.deal, "deal", "", "begin with the deal of this `NAME`, as k7f2-9q/3, or 3 with --seed k7f2-9q")
	f.StringVar(&p.on, "on", "", "play on from a moment of the match in `FILE`")
	f.IntVar(&p.after, "after", 0, "with --on: after `N` acts of the deal")
	f.StringVar(&p.at, "at", "", "play at the server with this `URL`, or at the table with this link; a friend's link makes you friends")
	dataFlag(f, &p.data, "keep matches in `FOLDER`")
	f.StringVar(&p.file, "file", "", "play the match in `FILE`, or begin one there")
	f.BoolVar(&p.fresh, "new", false, "begin a new match; the unfinished one is kept")
	p.flags(f, "plain lines instead of a full screen")
	paceFlag(f, &p.pace, " at a new table")
	f.BoolVar(&p.guide, "guide", false, "a first match for newcomers: one game against beginners, with advice")
	f.BoolVar(&p.greet, "greet", false, "bots greet, and now and then say something, at a new table")
	f.BoolVar(&p.forced, "forced", true, "play a forced card automatically when you are the only person; in plain lines only if you ask for it")
	onlyOne(c, "at", "data", "file")
	for _, other := range []string{"file", "seed", "new", "house", "variant"} {
		onlyOne(c, "on", other)
	}
	for _, other := range []string{"on", "players", "house", "variant"} {
		onlyOne(c, "guide", other)
	}
	return c
}

func (p *playCommand) run(ctx context.Context) (err error) {
	if err := p.open(); err != nil {
		return err
	}
	defer func() { err = p.translate(err) }()
	if err := p.check(); err != nil {
		return err
	}
	p.news = make(chan string, 16) // more than the kinds of faults at a table
	p.env.onWait = p.waitReporter()
	at, err := p.place(ctx)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, at.close()) }()
	if at.friend != "" {
		return p.befriend(ctx, at)
	}
	id, err := p.table(ctx, at)
	if err != nil || id == "" {
		return err
	}
	p.warnUntrained(ctx, at, id)
	left, err := p.sit(ctx, at, id)
	if err != nil || left.Settings == nil {
		return err
	}
	if from := left.Settings.From; from != nil && left.Over && ctx.Err() == nil {
		if err := p.compare(ctx, at, id, from); err != nil {
			return err
		}
	}
	return p.farewell(at, id, &left)
}

// befriend makes the player the friend of the one whose link it is.
func (p *playCommand) befriend(ctx context.Context, at *place) error {
	friend, err := at.client.Befriend(ctx, at.friend, at.code)
	if err == nil {
		fmt.Fprintln(p.env.stdout, p.inCharset(p.book.Say("page.friends.new", "what", "friend", "n", 1, "names", phrase.Clean(friend.Name, 24))))
	}
	return err
}

// translate translates a refusal into the player's language; other errors stay as they are.
func (p *playCommand) translate(err error) error {
	if f, ok := errors.AsType[*client.ServerError](err); ok && f.Why != "" {
		return errors.New(p.book.Refusal(f.Reason, f.Why, f.Args))
	}
	return err
}

// patient is the number of attempts after which the program says why a request is not answered.
const patient = 5

// waitReporter returns a function that says, once for each reason, why the table is not open yet.
func (p *playCommand) waitReporter() func(err error, folder string) {
	times := map[string]int{}
	return func(err error, folder string) {
		why := tui.Trouble(p.book, client.ConnectionState(err), folder)
		if times[why]++; times[why] == patient {
			fmt.Fprintln(p.env.stdout, p.inCharset(why))
		}
	}
}

func (p *playCommand) check() error {
	if !slices.Contains([]string{"auto", "light", "dark"}, p.theme) {
		return fmt.Errorf("--theme: %q is none of: auto, light, dark", p.theme)
	}
	if p.pace < 0 || p.pace > 10*time.Second {
		return fmt.Errorf("--pace: %v is not between 0s and 10s", p.pace)
	}
	switch {
	case p.after < 0:
		return fmt.Errorf("--after: a number from 0, not %d", p.after)
	case p.after > 0 && p.on == "":
		return errors.New("--after goes with --on")
	case p.on != "" && strings.Contains(p.deal, "/"):
		return fmt.Errorf("--deal %s: with --on, give the number of a deal of the match", p.deal)
	}
	if p.name != "" {
		name, err := table.CleanName(p.name)
		if no, ok := errors.AsType[*table.Refusal](err); ok {
			return fmt.Errorf("--name %q: %s", p.name, p.book.Refusal(string(no.Reason), no.Why, no.Args))
		}
		p.name = name
	}
	return p.named()
}

func (p *playCommand) named() (err error) {
	if p.deal == "" {
		return nil
	}
	number := p.deal
	if at := strings.LastIndexByte(p.deal, '/'); at >= 0 {
		if p.seed != "" {
			return fmt.Errorf("--deal %s names its seed; leave out --seed", p.deal)
		}
		p.seed, number = p.deal[:at], p.deal[at+1:]
	}
	if p.first, err = strconv.ParseUint(number, 10, 64); err != nil || strings.HasPrefix(p.deal, "/") {
		return fmt.Errorf("--deal %q: give the name of a deal, such as k7f2-9q/3, or its number", p.deal)
	}
	return nil
}

func (p *playCommand) sit(ctx context.Context, at *place, id string) (tui.Outcome, error) {
	p.env.onWait = nil // the table says why requests wait
	cfg := tui.Config{
		Line: at.client.Table(id), Book: p.book, Theme: p.theme, ASCII: p.onlyASCII(), Link: at.link(id), Folder: at.folder,
		Quick: p.pace == 0, Forced: p.forced, News: p.news, Columns: p.env.columns(),
	}
	if p.screen() {
		cfg.Profile = p.profile()
		return tui.Run(ctx, cfg)
	}
	return tui.Plain(ctx, cfg, tui.NewLines(p.env.stdin), p.env.stdout)
}

// called returns the person's name: from the flag, or else from this machine.
func (p *playCommand) called() string {
	return cmp.Or(p.name, p.env.login(), p.book.Say("you"))
}

func (env *environment) login() string {
	login := cmp.Or(env.getenv("USER"), env.getenv("LOGNAME"), env.getenv("USERNAME"))
	if r, n := utf8.DecodeRuneInString(login); n > 0 {
		login = string(unicode.ToUpper(r)) + login[n:]
	}
	return phrase.Clean(login, 18)
}

func (p *playCommand) screen() bool {
	if p.plain || cmp.Or(p.env.getenv("TERM"), "dumb") == "dumb" && runtime.GOOS != "windows" {
		return false
	}
	in, ok := p.env.stdin.(*os.File)
	out := fileOf(p.env.stdout)
	return ok && out != nil && term.IsTerminal(in.Fd()) && term.IsTerminal(out.Fd())
}

// profile returns what colours the terminal can show (no-color.org).
func (p *playCommand) profile() colorprofile.Profile {
	if p.env.getenv("NO_COLOR") != "" || strings.HasPrefix(p.env.getenv("TERM"), "vt") {
		return colorprofile.ASCII
	}
	return colorprofile.Detect(fileOf(p.env.stdout), os.Environ())
}

// compare shows both endings of a deal that was played on, if the first is known: the command must
// name the same record.
func (p *playCommand) compare(ctx context.Context, at *place, id string, from *journal.Fork) error {
	was, now := p.origin, []byte(nil)
	if from.Table != "" {
		if err := at.client.Get(ctx, recordPath(from.Table, from.Match), &was); err != nil {
			return err
		}
	}
	if was == nil {
		return nil
	}
	if err := at.client.Get(ctx, recordPath(id, 1), &now); err != nil {
		return err
	}
	first, err := report.EndingOf(bytes.NewReader(was), from.Match, from.Deal)
	if err != nil {
		return err
	}
	second, err := report.EndingOf(bytes.NewReader(now), 1, from.Deal)
	if err != nil || first == nil || second == nil {
		return err
	}
	page := report.Page{Width: plainWidth}
	report.WhatIf(&page, p.book, first, second)
	_, err = fmt.Fprintln(p.env.stdout, p.inCharset(string(page.Bytes())))
	return err
}

// farewell says how to continue the match, and how to play its deal again. It does not contact the
// server, which may be gone.
func (p *playCommand) farewell(at *place, id string, left *tui.Outcome) error {
	key, command := "bye.unfinished", at.again
	switch {
	case left.Watched:
		key = "bye.watched"
	case left.Over && at.file != "":
		key, command = "bye.finished", "ninetynine replay "+quoted(at.file)
	case left.Over:
		key, command = "bye.finished", at.record(id, left.Match)
	}
	err := p.reportUnsent(left)
	if err == nil {
		_, err = fmt.Fprintln(p.env.stdout, p.lastLine(key, command, "unsent", phrase.Yes(left.Unsent != "")))
	}
	if err != nil || left.Number == nil || left.Settings.House != nil {
		return err
	}
	key = "bye.deal"
	if left.Match > 1 || left.Deal > 0 { // its trump and the scores depend on earlier deals
		key = "bye.cards"
	}
	_, err = fmt.Fprintln(p.env.stdout, p.lastLine(key,
		fmt.Sprintf("ninetynine play --variant %s --deal %s", left.Settings.Variant, quoted(fmt.Sprintf("%s/%d", left.Settings.Seed, *left.Number))), "deal", int(left.Deal)+1))
	return err
}

func (p *playCommand) reportUnsent(left *tui.Outcome) error {
	if left.Unsent == "" {
		return nil
	}
	_, err := fmt.Fprintln(p.env.stdout, p.inCharset(left.Unsent))
	return err
}

// lastLine returns the last line, in ASCII if necessary; the command in it can be typed as it stands.
func (p *playCommand) lastLine(key, command string, pairs ...any) string {
	const mark = "@@"
	s := p.inCharset(p.book.Say(key, append(pairs, "command", mark)...))
	return strings.Replace(s, mark, command, 1)
}

// quoted quotes a word for a shell. It drops characters that cannot be typed or would upset the
// terminal.
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
