// Package tui is the terminal's table: a full screen to play on by keys or
// mouse, and plain lines where a terminal can do no more or a screen reader
// listens. It knows no rules: what may be done it reads from the Views that
// the table sends, and what is done it sends to the table.
package tui

import (
	"context"
	"errors"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/colorprofile"

	"ninetynine/cards"
	"ninetynine/internal/bot"
	"ninetynine/internal/phrase"
	"ninetynine/internal/solo"
	"ninetynine/match"
	"ninetynine/rules"
)

// Config says what is played and how it looks.
type Config struct {
	Table   *solo.Table
	Seat    rules.Seat // the person's
	Book    *phrase.Book
	Theme   string               // "light", "dark", or anything else for the terminal's own
	ASCII   bool                 // no characters outside ASCII
	Profile colorprofile.Profile // what colours the terminal can show
	Pace    time.Duration        // between the acts of others; 0 for none, and no waiting after a trick
	News    <-chan string        // lines that the person is to be told; nil for none

	// Hint gives advice; nil for greedy's. It may take its time, and is called
	// from another goroutine where the screen would have to wait.
	Hint func(*match.View) bot.Counsel
}

// An Outcome is how a person left the table.
type Outcome uint8

// The outcomes.
const (
	Left  Outcome = iota // to go on another time
	Again                // the match is over and another one is wanted
)

// A layer is what lies over the table.
type layer uint8

const (
	none    layer = iota
	helping       // the keys and the rules in short
	lastOne       // the last trick
	tricks        // every trick of the deal
	scoring       // every deal of the match
	summing       // the deal just over
)

// A Model is the full screen.
type Model struct {
	cfg  Config
	ctx  context.Context // ends the waiting for the table
	m    *match.Match
	w    *solo.Watcher
	pal  *palette
	dark bool

	width, height int

	shown solo.Update   // what is on the screen
	queue []solo.Update // what has happened since
	hold  bool          // a finished trick still lies there
	tick  int           // which timer is the last one set
	begun bool          // an update has come

	cursor     cards.Card
	chosen     cards.Set    // to be laid aside
	item       int          // of the menu
	offer      rules.Offer  // chosen, its number to come
	sure       rules.Offer  // to be confirmed
	advice     *bot.Counsel // asked for
	notice     string
	news       string // told from outside, until the next key
	over       layer
	busy       bool // an act is under way
	restarting bool // was asked for once
	leaving    bool // so was quitting
	scroll     int  // first line of help shown
	outcome    Outcome
	err        error
}

// New returns the screen for a seat at a table. The context ends it.
func New(ctx context.Context, cfg Config) *Model {
	m := &Model{cfg: cfg, ctx: ctx, m: cfg.Table.Match(), w: cfg.Table.Watch(cfg.Seat), width: 80, height: 24, dark: cfg.Theme != "light"}
	m.restyle()
	return m
}

// Run plays in the terminal until the person leaves.
func Run(ctx context.Context, cfg Config, options ...tea.ProgramOption) (Outcome, error) {
	m := New(ctx, cfg)
	defer m.w.Close()
	options = append(options, tea.WithContext(ctx), tea.WithColorProfile(cfg.Profile))
	if _, err := tea.NewProgram(m, options...).Run(); err != nil && ctx.Err() == nil {
		return Left, err
	}
	return m.outcome, m.err
}

func (m *Model) restyle() { m.pal = newPalette(m.dark, m.cfg.Profile, m.cfg.ASCII) }

func (m *Model) say(key string, pairs ...any) string { return m.cfg.Book.Say(key, pairs...) }

// What comes from outside.
type (
	updateMsg struct {
		update solo.Update
		err    error
	}
	tickMsg int                 // the timer of that number is up
	doneMsg struct{ err error } // of an act
	newsMsg string
	hintMsg struct { // asked for in this View
		view   match.View
		advice bot.Counsel
	}
)

// Init begins to watch the table.
func (m *Model) Init() tea.Cmd {
	if m.cfg.Theme == "light" || m.cfg.Theme == "dark" {
		return tea.Batch(m.watch(), m.listen())
	}
	return tea.Batch(m.watch(), m.listen(), tea.RequestBackgroundColor)
}

// listen waits for news.
func (m *Model) listen() tea.Cmd {
	if m.cfg.News == nil {
		return nil
	}
	return func() tea.Msg {
		select {
		case s := <-m.cfg.News:
			return newsMsg(s)
		case <-m.ctx.Done():
			return nil
		}
	}
}

// watch waits for what happens next.
func (m *Model) watch() tea.Cmd {
	return func() tea.Msg {
		u, err := m.w.Next(m.ctx)
		return updateMsg{u, err}
	}
}

// Update takes a message.
func (m *Model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.width, m.height = msg.Width, msg.Height
	case tea.BackgroundColorMsg:
		m.dark = msg.IsDark()
		m.restyle()
	case updateMsg:
		return m, m.happened(msg)
	case tickMsg:
		if int(msg) == m.tick {
			return m, m.advance()
		}
	case doneMsg:
		if msg.err != nil { // else the update will say that it is done
			m.busy = false
			m.failed(msg.err)
		}
		if m.err != nil {
			return m, tea.Quit
		}
	case hintMsg:
		m.advised(msg)
	case newsMsg:
		m.news = strings.TrimSpace(m.news + " " + string(msg))
		m.notice = m.news
		return m, m.listen()
	case tea.KeyPressMsg:
		m.news = ""
		return m, m.key(msg)
	case tea.MouseWheelMsg:
		if m.over == helping {
			m.scroll += map[tea.MouseButton]int{tea.MouseWheelUp: -3, tea.MouseWheelDown: 3}[msg.Button]
		}
	case tea.MouseClickMsg:
		m.news = ""
		return m, m.click(msg)
	}
	return m, nil
}

// happened queues an update, and shows it if nothing is under way.
func (m *Model) happened(msg updateMsg) tea.Cmd {
	if msg.err != nil {
		if m.ctx.Err() == nil {
			m.err = msg.err
		}
		return tea.Quit
	}
	idle := len(m.queue) == 0 && !m.hold
	if msg.update.Kind != solo.Acted || m.own(msg.update.Act) {
		m.busy = false // what was asked for has happened
	}
	m.queue = append(m.queue, msg.update)
	switch {
	case !m.begun || m.cfg.Pace == 0 || msg.update.Kind != solo.Acted || m.own(msg.update.Act):
		return tea.Batch(m.watch(), m.flush())
	case idle:
		return tea.Batch(m.watch(), m.wait(m.cfg.Pace))
	}
	return m.watch()
}

// own reports whether the act was this seat's decision.
func (m *Model) own(a rules.Action) bool {
	o := m.shown.View.Options
	return a != 0 && o.Pick > 0 && a.Seat() == o.Seat && a.Kind() == o.Kind
}

// wait sets the timer.
func (m *Model) wait(d time.Duration) tea.Cmd {
	m.tick++
	n := m.tick
	return tea.Tick(d, func(time.Time) tea.Msg { return tickMsg(n) })
}

// advance shows what comes next, after a finished trick the table without it.
func (m *Model) advance() tea.Cmd {
	if m.hold {
		m.hold = false
		m.settle()
	} else if len(m.queue) > 0 {
		m.show(m.queue[0])
		m.queue = m.queue[1:]
	}
	switch {
	case m.hold:
		return m.wait(max(m.cfg.Pace, 1100*time.Millisecond))
	case len(m.queue) > 0:
		return m.wait(m.cfg.Pace)
	}
	return m.forced()
}

// flush shows everything at once, but a trick that was just finished stays.
func (m *Model) flush() tea.Cmd {
	m.hold = false
	for _, u := range m.queue {
		m.show(u)
	}
	m.queue = nil
	m.tick++
	if m.cfg.Pace == 0 {
		m.hold = false
	}
	if m.hold {
		return m.wait(max(m.cfg.Pace, 1100*time.Millisecond))
	}
	m.settle()
	return m.forced()
}

// show puts an update on the screen.
func (m *Model) show(u solo.Update) {
	before := m.shown.View
	m.shown, m.begun = u, true
	m.advice, m.notice, m.offer, m.sure = nil, m.news, 0, 0
	v := &u.View
	m.hold = u.Kind == solo.Acted && v.Tricks > before.Tricks
	if v.Options.Kind != before.Options.Kind || v.Options.Pick == 0 {
		m.item = 0
	}
	if v.Options.Kind != rules.Laying {
		m.chosen = 0
	}
	if m.over == summing || m.over == lastOne || u.Kind != solo.Acted {
		m.over = none
	}
	if !m.hold {
		m.settle()
	}
}

// settle is called when the table lies as it is to stay: the sheet of a deal
// that is over comes up, and the cursor goes to a card that can be chosen.
func (m *Model) settle() {
	v := &m.shown.View
	if v.Phase == rules.Over && m.over == none {
		m.over = summing
	}
	m.fixCursor()
}

// forces reports whether all that is left to choose is a last card.
func (m *Model) forces() bool {
	o := m.shown.View.Options
	return o.Kind == rules.Playing && m.shown.View.Hand[o.Seat].Len() == 1
}

// forced plays the last card, which nobody needs to choose.
func (m *Model) forced() tea.Cmd {
	if m.busy || m.moving() || !m.forces() {
		return nil
	}
	return m.do(m.shown.View.Options.Nth(0))
}

// do sends an act to the table.
func (m *Model) do(a rules.Action) tea.Cmd {
	return m.ask(func() error { return m.cfg.Table.Do(m.ctx, m.cfg.Seat, 0, a) })
}

// ask has the table do something, unless it is doing something already.
func (m *Model) ask(what func() error) tea.Cmd {
	if m.busy {
		return nil
	}
	m.busy = true
	return func() tea.Msg { return doneMsg{what()} }
}

// failed says why something could not be done; only a table that has lost its
// log ends the game.
func (m *Model) failed(err error) {
	var illegal *rules.IllegalError
	switch {
	case err == nil, errors.Is(err, solo.ErrNotDue): // it has been dealt
	case errors.Is(err, solo.ErrNothing):
		m.notice = m.say("undo.nothing")
	case errors.As(err, &illegal):
		m.notice = m.say("illegal")
	default:
		if errors.Is(err, solo.ErrBroken) {
			m.err = err
		}
		m.notice = m.say("failed", "why", phrase.Clean(err.Error(), 200))
	}
}

// View draws the screen.
func (m *Model) View() tea.View {
	v := tea.NewView(m.draw().page.render(m.pal))
	v.AltScreen = true
	v.MouseMode = tea.MouseModeCellMotion
	v.WindowTitle = m.say("title")
	return v
}

// hand returns the cards that the cursor moves over, in the order shown, and
// the seat that they belong to.
func (m *Model) hand() ([]cards.Card, rules.Seat) {
	v := &m.shown.View
	seat := m.cfg.Seat
	if v.Options.Kind == rules.Playing {
		seat = v.Options.Seat
	}
	return m.sorted(seat), seat
}

// sorted returns a hand in the order in which it is shown.
func (m *Model) sorted(seat rules.Seat) []cards.Card {
	v := &m.shown.View
	if v.Phase < rules.Playing {
		for _, p := range m.m.Game.Variant().Order {
			if p == rules.Laying {
				return byBid(v.Hand[seat], m.m.Game.Variant().Worth)
			}
		}
	}
	return bySuit(v.Hand[seat], m.m.Game, v.Trump)
}

// fixCursor puts the cursor on a card that is there and may be chosen.
func (m *Model) fixCursor() {
	v := &m.shown.View
	o := v.Options
	if o.Kind != rules.Laying && o.Kind != rules.Playing {
		return
	}
	if o.From.Has(m.cursor) {
		return
	}
	cs, _ := m.hand()
	m.cursor = 0
	for _, c := range cs {
		if o.From.Has(c) {
			m.cursor = c
			return
		}
	}
}
