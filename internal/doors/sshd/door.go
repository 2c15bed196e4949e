package sshd

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"net/http"
	"regexp"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
	"golang.org/x/term"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/doors/tui"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/search"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
	"ninetynine/rules"
)

// A session is the start of a visit: the caller types a name and chooses a table, and returns to it between
// tables.
type session struct {
	*visit
	in     *input
	out    io.Writer      // the terminal
	page   io.Writer      // the same for lines of text
	typed  *term.Terminal // nil if there is none, as when input comes from a file
	lines  *tui.Lines
	client *client.Client
	name   string
	met    bool // the person has a session, or had one
}

func newSession(v *visit, in *input, out io.Writer) *session {
	d := &session{visit: v, in: in, out: out, page: out}
	d.client = &client.Client{Servers: []string{v.Base}, HTTP: v.Enter(v.conn.RemoteAddr(), v.who.key, v.who.label)}
	from := limitRate(v.ctx, in.until(v.ctx), linesPerSecond, linesAtOnce)
	if !v.pty {
		d.lines = tui.NewLines(from)
		return d
	}
	d.typed = term.NewTerminal(terminalIO{from, out}, prompt)
	d.page = &paragraphs{d.typed, d.visit}
	d.lines = tui.LinesFrom(d.typedLine)
	return d
}

// A terminalIO is the input and the output of a terminal.
type terminalIO struct {
	io.Reader
	io.Writer
}

// typedLine waits for a line typed at a terminal.
func (d *session) typedLine() (line string, err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%w: reading lines: %v", errBroken, p)
		}
	}()
	return d.typed.ReadLine()
}

const prompt = "> "

// paragraphs are lines of text on a terminal, broken between words. Its writer shows the prompt.
type paragraphs struct {
	t *term.Terminal
	*visit
}

func (p *paragraphs) Write(b []byte) (int, error) {
	if string(b) == prompt {
		return len(b), nil
	}
	columns, _, _ := p.size()
	if _, err := io.WriteString(p.t, ansi.Wordwrap(string(b), columns, "")); err != nil {
		return 0, err
	}
	return len(b), nil
}

// patience is the time limit of the API for an answer at the door.
const patience = 20 * time.Second

// close ends the session of a caller without a key, who cannot return to it.
func (d *session) close() {
	d.lines.Close()
	if d.met && !d.who.known {
		ctx, done := context.WithTimeout(context.WithoutCancel(d.ctx), patience/10)
		defer done()
		if err := d.client.Leave(ctx); err != nil {
			d.Log.Warn("a guest's session did not end with their connection", "err", err)
		}
	}
	d.client.HTTP.CloseIdleConnections()
}

// serve serves the person until they leave: then the error is nil. named is called once they have a name.
func (d *session) serve(named func()) (err error) {
	defer d.close()
	defer func() {
		var beside *tui.Panic
		switch p := recover(); {
		case p != nil:
			d.broken("serving a caller", p, debug.Stack())
			err = errBroken
		case errors.As(err, &beside):
			d.broken("serving a caller", beside.Value, beside.Stack)
			err = errBroken
		case errors.Is(err, tea.ErrProgramPanic): // which has printed its own message
			d.broken("drawing a screen", err, nil)
			err = errBroken
		case errors.Is(err, errLeft):
			err = nil
		case err != nil && d.ctx.Err() == nil:
			d.Log.Warn("a visit over SSH has failed", "err", err)
		}
	}()
	if err = d.identify(); err == nil {
		named()
		leave, err := d.seat()
		if err != nil {
			return err
		}
		defer leave()
	}
	for err == nil || err == errShown {
		err = d.offer()
	}
	return err
}

// seat takes a place among the callers with a name, and frees the one among the callers without.
func (d *session) seat() (leave func(), err error) {
	leave, err = d.seated.Acquire(d.who.caller, func() { d.end(errCrowded) })
	if err != nil {
		d.end(errCrowded)
		return nil, errLeft
	}
	d.who.named()
	d.freeMemory()
	return leave, nil
}

// farewell returns the last words. A caller without a key is shown how to stay the same player.
func (d *session) farewell(err error) string {
	words := d.reason(err)
	if d.met && !d.who.known {
		words += "\n" + d.book.Say("ssh.bye.guest", "name", d.name)
	}
	words = d.inCharset(words)
	if d.typed != nil {
		columns, _, _ := d.size()
		words = ansi.Wordwrap(words, columns, "")
	}
	return words
}

// reason prints why a visit has ended, and says goodbye.
func (d *session) reason(err error) string {
	var end ending
	switch {
	case d.Server.ctx.Err() != nil:
		return d.book.Say("ssh.stops")
	case errors.As(err, &end), errors.As(context.Cause(d.ctx), &end):
		return d.book.Say(string(end))
	case err != nil && d.ctx.Err() == nil:
		return tui.Refusal(d.book, err)
	}
	return d.book.Say("ssh.bye")
}

func (d *session) say(key string, pairs ...any) {
	fmt.Fprintln(d.page, d.inCharset(d.book.Say(key, pairs...))) // if the terminal is gone, the input has ended too
}

// inCharset returns the text in ASCII if the terminal has no more.
func (d *session) inCharset(text string) string {
	if tui.NoUnicode(d.getenv) {
		return tui.ASCII(d.book, text)
	}
	return text
}

// ask waits for a line; errLeft if none comes any more.
func (d *session) ask() (string, error) {
	if d.typed != nil {
		columns, rows, _ := d.size()
		d.typed.SetSize(columns, rows)
		ctx, end := context.WithCancel(d.ctx)
		defer end()
		go d.follow(ctx, columns, rows, func(columns, rows int) { d.typed.SetSize(columns, rows) })
	}
	fmt.Fprint(d.page, prompt)
	line, ok := d.lines.Next(d.ctx)
	if !ok {
		return "", errLeft
	}
	return strings.TrimSpace(phrase.Clean(line, 400)), nil
}

// call calls the API with a time limit. It shows a failure to the person, and returns errShown.
func (d *session) call(what func(ctx context.Context) error) error {
	ctx, end := context.WithTimeout(d.ctx, patience)
	defer end()
	err := what(ctx)
	switch {
	case err == nil:
		return nil
	case d.ctx.Err() != nil:
		return errLeft
	}
	fmt.Fprintln(d.page, tui.Refusal(d.book, err))
	return errShown
}

// identify identifies the caller. A new caller types a name, or the code of the player they already are.
func (d *session) identify() error {
	d.say("ssh.hello")
	ctx, end := context.WithTimeout(d.ctx, patience)
	defer end()
	name, err := d.client.Me(ctx)
	if err != nil || name != "" {
		d.name, d.met = name, err == nil
		return err
	}
	suggested := d.suggestion()
	if !d.who.known {
		d.say("ssh.guest")
	}
	for {
		d.say("ssh.name", "name", suggested)
		text, err := d.ask()
		if err != nil {
			return err
		}
		text = cmp.Or(text, suggested)
		if key := keyOf(text); key != nil {
			err = d.signIn(key)
		} else {
			err = d.call(func(ctx context.Context) (err error) {
				if err = d.client.Guest(ctx, text); err == nil {
					d.name, err = d.client.Me(ctx)
				}
				return err
			})
		}
		if d.met = err == nil; err != errShown {
			return err
		}
	}
}

// suggestion returns the SSH user name, made fit for a table.
func (d *session) suggestion() string {
	name := phrase.Clean(d.conn.User(), 18)
	if r, n := utf8.DecodeRuneInString(name); n > 0 {
		return string(unicode.ToUpper(r)) + name[n:]
	}
	return d.book.Say("you")
}

func (d *session) signIn(key *wire.Proving) error {
	return d.call(func(ctx context.Context) (err error) {
		if err = d.client.GoOn(ctx, *key); err == nil {
			d.name, err = d.client.Me(ctx)
		}
		return err
	})
}

// What a caller may paste: the link of a table or its id, a code or the link with it, and the link of a group or of a friend.
var (
	tableLink  = regexp.MustCompile(`^(?:https?://[^/\s]+/t/)?([a-z2-7]{16})(?:[#?].*)?$`)
	codeLink   = regexp.MustCompile(`(?:#code=|^)([a-z2-7]{26})$`)
	groupLink  = regexp.MustCompile(`/g/([a-z2-7]{17})#([a-z2-7]{16})$`)
	friendLink = regexp.MustCompile(`/people/([a-z2-7]{17})#([a-z2-7]{16})$`)
)

// undo is typed by a caller whose player became one with another.
const undo = "undo"

// keyOf returns what a caller typed as a key: a code, a link with one, recovery words, or undo; nil if it is none.
func keyOf(text string) *wire.Proving {
	if strings.EqualFold(text, undo) {
		return &wire.Proving{Back: true}
	}
	if m := codeLink.FindStringSubmatch(text); m != nil {
		return &wire.Proving{Code: m[1]}
	}
	if letters, ok := store.Letters(text); ok {
		return &wire.Proving{Words: letters}
	}
	return nil
}

type choice struct {
	text string
	do   func() error
}

// mostListed is how many tables of a kind the menu has.
const mostListed = 5

// offer lets the person choose from the menu, and does it. An empty line chooses the first item.
func (d *session) offer() error {
	var mine, waiting []wire.Summary
	var now wire.OnNow
	newcomer := false
	if err := d.call(func(ctx context.Context) (err error) {
		name, err := d.client.Me(ctx)
		if err == nil {
			d.name, d.met = name, name != ""
		}
		if err == nil && d.met {
			mine, err = d.client.Unfinished(ctx, "")
		}
		if err == nil {
			err = d.client.Get(ctx, "/api/now", &now)
		}
		if err == nil {
			waiting, err = d.waiting(ctx, now.Tables)
		}
		if err == nil && len(mine) == 0 {
			newcomer, err = d.client.Newcomer(ctx)
		}
		return err
	}); err == errLeft {
		return err
	}
	if !d.met { // the player was erased meanwhile
		return d.identify()
	}
	all := d.choices(mine, waiting, now.Evenings)
	fmt.Fprintln(d.page)
	d.say("ssh.offer", "name", phrase.Clean(d.name, 24))
	if now.Others > 0 {
		d.say("page.home.others", "n", now.Others)
	}
	if newcomer {
		fmt.Fprintf(d.page, "  n  %s\n", d.book.Say("start.newcomer"))
	}
	for i, c := range all {
		fmt.Fprintf(d.page, "  %d  %s\n", (i+1)%len(all), c.text) // 0 leaves
	}
	d.say("ssh.choose")
	text, err := d.ask()
	if err != nil {
		return err
	}
	if n, err := strconv.Atoi(text); err == nil && n >= 0 && n < len(all) {
		return all[(n+len(all)-1)%len(all)].do()
	}
	switch m, g, f, key := tableLink.FindStringSubmatch(text), groupLink.FindStringSubmatch(text), friendLink.FindStringSubmatch(text), keyOf(text); {
	case text == "":
		return all[0].do()
	case newcomer && strings.EqualFold(text, "n"):
		return d.begin(&rules.Catalogue()[0], tui.Chosen{Level: search.LevelNames()[0], Guide: true}, true)
	case m != nil:
		return d.play(m[1])
	case g != nil:
		return d.join(g[1], g[2])
	case f != nil:
		return d.befriend(f[1], f[2])
	case key != nil:
		return d.signIn(key)
	}
	d.say("ssh.what")
	return nil
}

// join makes the person a member of a group.
func (d *session) join(group, code string) error {
	var shown wire.GroupShown
	err := d.call(func(ctx context.Context) error {
		return d.client.Post(ctx, "/api/groups/"+group+"/members", wire.GroupCode{Code: code}, &shown)
	})
	if err == nil {
		d.say("ssh.group", "name", phrase.Clean(shown.Name, 40))
	}
	return err
}

// befriend makes the person the friend of a player whose link has the code.
func (d *session) befriend(player, code string) error {
	var friend wire.Tied
	err := d.call(func(ctx context.Context) (err error) { friend, err = d.client.Befriend(ctx, player, code); return err })
	if err == nil {
		d.say("page.friends.new", "what", "friend", "n", 1, "names", phrase.Clean(friend.Name, 24))
	}
	return err
}

// waiting returns tables at which players wait for more: those among the tables of friends and groups first, then public ones.
func (d *session) waiting(ctx context.Context, friends []wire.Summary) ([]wire.Summary, error) {
	var list wire.Tables
	err := d.client.Get(ctx, "/api/tables?list=open", &list)
	friends = slices.DeleteFunc(friends, func(t wire.Summary) bool { return t.Status != journal.Gathering })
	own := func(c journal.Sitter) bool { return c.Player != "" && c.Player == d.client.Player }
	return slices.DeleteFunc(append(friends, list.Tables...), func(t wire.Summary) bool { return slices.ContainsFunc(t.Chairs, own) }), err
}

// choices returns the menu; its last item is to leave.
func (d *session) choices(mine, waiting []wire.Summary, evenings []wire.EveningShown) (all []choice) {
	for _, t := range mine[:min(len(mine), mostListed)] {
		all = append(all, choice{d.book.Say("ssh.go-on", "table", d.describe(&t)), func() error { return d.play(t.ID) }})
	}
	all = append(all, choice{d.book.Say("ssh.new"), func() error { return d.openTable(true) }})
	for _, t := range waiting[:min(len(waiting), mostListed)] {
		all = append(all, choice{d.book.Say("ssh.join", "table", d.describe(&t)), func() error { return d.play(t.ID) }})
	}
	for i := range evenings[:min(len(evenings), mostListed)] {
		all = append(all, choice{d.describeEvening(&evenings[i]), func() error { return d.come(&evenings[i]) }})
	}
	whatIfs := slices.DeleteFunc(slices.Clone(mine), func(t wire.Summary) bool { return t.From == nil || !d.alone(&t) })
	if n := len(whatIfs); n > 0 {
		all = append(all, choice{d.book.Say("page.home.on.clear", "n", n), func() error { return d.abandonWhatIfs(whatIfs) }})
	}
	return append(all,
		choice{d.book.Say("ssh.friends"), func() error { return d.openTable(false) }},
		choice{d.book.Say("ssh.browser", "name", phrase.Clean(d.name, 24)), d.handOver},
		choice{d.book.Say("ssh.rename"), d.rename},
		choice{d.book.Say("page.ratings.all"), d.showRatings},
		choice{d.book.Say("ssh.leave"), func() error { return errLeft }})
}

// alone reports whether all other seats of a table are empty or have computer players.
func (d *session) alone(t *wire.Summary) bool {
	return !slices.ContainsFunc(t.Chairs, func(c journal.Sitter) bool { return c.Player != "" && c.Player != d.client.Player })
}

// abandonWhatIfs gives up what-ifs, if the person confirms.
func (d *session) abandonWhatIfs(whatIfs []wire.Summary) error {
	clear := d.book.Say("page.home.on.clear", "n", len(whatIfs))
	fmt.Fprintf(d.page, "%s?\n  0  %s\n  1  %s\n", clear, d.book.Say("page.sure.not"), clear)
	if text, err := d.ask(); err != nil || text != "1" {
		return err
	}
	for _, t := range whatIfs {
		err := d.call(func(ctx context.Context) error {
			_, err := d.client.Do(ctx, t.ID, &wire.Command{ID: rand.Text(), Do: table.Propose, Text: table.Abandon})
			return err
		})
		if err != nil {
			return err
		}
	}
	return nil
}

func (d *session) describe(t *wire.Summary) string {
	what := []string{t.Variant}
	if v, err := rules.Named(t.Variant); err == nil {
		what[0] = d.book.Variant(&v)
	}
	if t.House {
		what = append(what, d.book.Say("page.home.house"))
	}
	if t.Invited {
		what = append(what, d.book.Say("page.home.invited"))
	} else if t.Audience == table.Friends {
		what = append(what, d.book.Say("page.home.for-friends"))
	} else if t.Audience != "" {
		what = append(what, d.book.Say("ssh.for-group"))
	}
	var with []string
	for _, c := range t.Chairs {
		if c.Name != "" && (c.Player == "" || c.Player != d.client.Player) {
			with = append(with, phrase.Clean(c.Name, 24))
		}
	}
	if len(with) > 0 {
		what = append(what, strings.Join(with, ", "))
	}
	title := strings.Join(what, " · ")
	if from := t.From; from != nil {
		return d.book.Say("page.home.on.if", "deal", from.Deal+1, "n", from.Trick, "title", title)
	}
	if t.Deal > 0 {
		title += " · " + d.book.Say("page.home.on.deal", "n", t.Deal)
	}
	return title
}

func (d *session) openTable(alone bool) error {
	chosen, err := d.pick()
	if err != nil || chosen.Variant == "" {
		return err
	}
	v, err := rules.Named(chosen.Variant)
	if err != nil {
		return err
	}
	return d.begin(&v, chosen, alone)
}

// begin opens a table of the variant and goes there.
func (d *session) begin(v *rules.Variant, chosen tui.Chosen, alone bool) error {
	o := wire.Opening{ID: rand.Text(), Settings: table.Settings{Variant: v.ID, Deals: chosen.Deals}, Sit: true, Ready: alone}
	if chosen.Guide {
		o.Settings.Guide, o.Settings.Games = true, 1
	}
	if alone {
		o.Bots = bot.DefaultLineup(v, chosen.Level)
	}
	var opened wire.Seated
	if err := d.call(func(ctx context.Context) (err error) { opened, err = d.client.Open(ctx, &o); return err }); err != nil {
		return err
	}
	return d.play(opened.Table)
}

// pick asks for a game; no variant if the person has changed their mind.
func (d *session) pick() (tui.Chosen, error) {
	if d.screen() {
		ctx, end := context.WithCancel(d.ctx)
		defer end()
		cfg := d.looks()
		cfg.Screen = tui.NewScreen(d.out)
		chosen, err := tui.Choose(ctx, cfg, d.program(ctx, d.in)...)
		if chosen.Book != nil {
			d.book = chosen.Book
		}
		return chosen, err
	}
	d.say("ssh.variant")
	for _, v := range rules.Catalogue() {
		fmt.Fprintf(d.page, "  %s  %s\n", v.ID, d.book.Variant(&v))
	}
	text, err := d.ask()
	if err != nil {
		return tui.Chosen{}, err
	}
	text = cmp.Or(text, rules.Catalogue()[0].ID)
	v, err := rules.Named(strings.ToLower(text))
	if err != nil {
		d.say("ssh.what")
		return tui.Chosen{}, nil
	}
	return tui.Chosen{Variant: v.ID}, nil
}

func (d *session) play(id string) (err error) {
	var left tui.Outcome
	cfg := d.looks()
	cfg.Line, cfg.Link = d.client.Table(id), d.Public+"/t/"+id
	if d.screen() {
		ctx, end := context.WithCancel(d.ctx)
		defer end()
		cfg.Screen = tui.NewScreen(d.out)
		left, err = tui.Run(ctx, cfg, d.program(ctx, d.in)...)
	} else {
		left, err = tui.Plain(d.ctx, cfg, d.lines, d.page)
	}
	if left.Unsent != "" {
		fmt.Fprintln(d.page, d.inCharset(left.Unsent))
	}
	var f *client.ServerError
	switch {
	case d.ctx.Err() != nil:
		return errLeft
	case errors.As(err, &f) && f.Status != http.StatusInternalServerError:
		fmt.Fprintln(d.page, tui.Refusal(d.book, err))
		return nil
	}
	return err
}

// handOver gives the person a link with which a browser continues as the same player.
func (d *session) handOver() error {
	var code string
	err := d.call(func(ctx context.Context) (err error) { code, err = d.client.Code(ctx); return err })
	if err == nil {
		d.say("ssh.code", "link", d.Public+"/#code="+code)
	}
	return err
}

func (d *session) rename() error {
	d.say("ssh.rename-to", "name", phrase.Clean(d.name, 24))
	name, err := d.ask()
	if err != nil || name == "" {
		return err
	}
	return d.call(func(ctx context.Context) (err error) {
		if err = d.client.Rename(ctx, name); err == nil {
			d.name, err = d.client.Me(ctx)
		}
		return err
	})
}
