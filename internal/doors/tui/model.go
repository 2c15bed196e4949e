// Package tui is the terminal's table: a full screen for keys and mouse, and plain lines for simpler
// terminals and screen readers. It knows no rules: the table's Views list the possible acts, and it sends
// back the chosen ones.
package tui

import (
	"context"
	"errors"
	"math"
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"

	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/learn/rating"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
	"ninetynine/internal/wire/conversation"
	"ninetynine/rules"
)

// A layer is shown over the table.
type layer uint8

const (
	none       layer = iota
	listing          // a list
	talking          // the chat and the text being typed
	helping          // keys and short rules
	lastOne          // the last trick
	tricks           // every trick of the deal
	scoring          // every deal of the match
	summing          // the deal just over
	explaining       // its report
)

// A Model is the full screen.
type Model struct {
	*conversation.Conversation // the table as shown on the screen

	cfg   Config
	ctx   context.Context // limits waiting for the table
	clock func() time.Time
	calls func(cards.Card) string // card names for messages about unsent commands
	pal   *palette
	dark  bool

	width, height             int
	scoresAsked, ratingsAsked int // how often

	line   chan tea.Msg
	rated  []string // people whose ratings are known or requested
	talk   []table.Said
	scores []wire.Score // of finished deals
	last   uint64       // number of the newest message
	ahead  int64        // lead of the table's clock over this one, in milliseconds
	wrong  string       // state of the connection, see [client.ConnectionState]; "" if well

	queue []*conversation.Moment // messages not yet shown
	hold  bool                   // a full trick is still shown
	tick  int                    // number of the latest timer
	beat  bool                   // a timer for clocks is set

	cursor   cards.Card
	chosen   cards.Set // to be laid aside
	item     int       // in the menu
	advice   *conversation.Hint
	thinking bool // waiting for advice
	saying   bool // a line of talk is under way
	asking   bool // waiting for an answer about claims or levels
	notice   string
	news     string // shown until the next key
	over     layer
	list     *list         // of that layer
	typed    string        // of that layer
	row      int           // chair in the waiting room
	busy     bool          // a command is in progress
	sent     *wire.Command // that command
	slow     bool          // it takes long
	back     bool          // it is being withdrawn
	due      uint64        // the entry of the last command
	undone   time.Time     // when the person last took something back
	byHand   bool          // no automatic cards, after a withdrawal
	acted    time.Time
	once     verb // a key to be pressed again to confirm
	scroll   int  // first visible line of help
	err      error
}

// New returns the screen of a player or a spectator at a table. ctx ends it.
func New(ctx context.Context, cfg Config) *Model {
	m := &Model{
		cfg: cfg, ctx: ctx, clock: time.Now, calls: cfg.Book.Card, width: 80, height: 24, dark: cfg.Theme != "light",
		line: make(chan tea.Msg), Conversation: conversation.New(cfg.Book), ahead: math.MinInt64,
	}
	m.Link = cfg.Link
	m.Now = func() int64 { return m.clock().UnixMilli() + m.ahead }
	m.restyle()
	return m
}

// Run plays in the terminal until the person leaves.
func Run(ctx context.Context, cfg Config, options ...tea.ProgramOption) (Outcome, error) {
	ctx, cancel := context.WithCancel(ctx)
	m := New(ctx, cfg)
	watched := m.watch()
	err := cfg.run(m, append(options, tea.WithContext(ctx)))
	if ctx.Err() != nil {
		err = nil
	}
	cancel()
	<-watched
	return m.outcome(), errors.Join(err, m.err)
}

// outcome returns the state of the table as the person leaves.
func (m *Model) outcome() Outcome {
	if m.Settings == nil {
		return Outcome{}
	}
	t := &m.Shown.Table
	return Outcome{m.Settings, m.Seat == rules.Nobody, t.Match, m.MatchOver(), m.Shown.View.Number, t.Number, m.unsent()}
}

func (m *Model) restyle() { m.pal = newPalette(m.dark, m.cfg.Profile, m.cfg.ASCII) }

// Events from outside.
type (
	messageMsg    struct{ *wire.Message }
	connectionMsg struct{ err error } // of the connection; nil: restored
	watchEndedMsg struct{ err error } // the table can no longer be watched
	callbackMsg   func() tea.Cmd      // what to do with an answer, or after some time
	newsMsg       string
)

// Init starts to read the table's messages.
func (m *Model) Init() tea.Cmd { return tea.Batch(m.hear(), m.cfg.ground()) }

// watch watches the table until the context ends, and then closes the result.
func (m *Model) watch() <-chan struct{} {
	ended := make(chan struct{})
	put := func(msg tea.Msg) error {
		select {
		case m.line <- msg:
			return nil
		case <-m.ctx.Done():
			return m.ctx.Err()
		}
	}
	go func() {
		defer close(ended)
		take := func(msg *wire.Message) error { return put(messageMsg{msg}) }
		put(watchEndedMsg{catchPanic(func() error { return m.cfg.Line.Watch(m.ctx, take, func(err error) { put(connectionMsg{err}) }) })})
	}()
	return ended
}

func (m *Model) hear() tea.Cmd {
	news := m.cfg.News
	return func() tea.Msg {
		select {
		case msg := <-m.line:
			return msg
		case s := <-news:
			return newsMsg(s)
		case <-m.ctx.Done():
			return nil
		}
	}
}

// Update takes a message. An automatic card is shown for a moment once nothing delays it.
func (m *Model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	held := m.autoPlayWaits()
	_, cmd := m.update(msg)
	if held && !m.autoPlayWaits() {
		cmd = tea.Batch(cmd, m.forced())
	}
	return m, cmd
}

func (m *Model) update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.width, m.height = msg.Width, msg.Height
	case tea.BackgroundColorMsg:
		m.dark = msg.IsDark()
		m.restyle()
	case messageMsg:
		return m, tea.Batch(m.hear(), m.messageArrived(msg.Message))
	case connectionMsg:
		m.noteConnection(msg.err)
		return m, m.hear()
	case watchEndedMsg:
		m.err = msg.err
		return m, tea.Quit
	case callbackMsg:
		return m, msg()
	case newsMsg:
		m.showNews(string(msg))
		return m, m.hear()
	case tea.KeyPressMsg:
		m.news = ""
		return m, m.key(msg)
	case tea.PasteMsg:
		if m.shows() {
			m.write(msg.Content)
		}
	case tea.MouseWheelMsg:
		return m, m.wheel(map[tea.MouseButton]int{tea.MouseWheelUp: -1, tea.MouseWheelDown: 1}[msg.Button])
	case tea.MouseClickMsg:
		m.news = ""
		return m, m.click(msg)
	}
	return m, nil
}

// showNews shows a line until the next key.
func (m *Model) showNews(s string) {
	if s != "" {
		m.news = strings.TrimSpace(m.news + " " + s)
		m.notice = m.news
	}
}

// receive reads the next message.
func (m *Model) receive(msg *wire.Message, before *conversation.Moment) (*conversation.Moment, error) {
	n, err := m.Read(msg, before)
	if err != nil {
		return nil, err
	}
	m.last, m.ahead = msg.Seq, max(m.ahead, msg.At-m.clock().UnixMilli())
	if m.due != 0 && m.last >= m.due {
		m.busy, m.due = false, 0
	}
	return n, nil
}

// messageArrived receives the next message, and shows it unless a finished trick is still shown.
func (m *Model) messageArrived(msg *wire.Message) tea.Cmd {
	before := m.Shown
	if n := len(m.queue); n > 0 {
		before = m.queue[n-1]
	}
	next, err := m.receive(msg, before)
	if err != nil {
		m.err = err
		return tea.Quit
	}
	m.queue = append(m.queue, next)
	switch {
	case msg.Event.Do == table.Present || len(m.queue) > maxQueue:
		return tea.Batch(m.fetch(next), m.flush())
	case m.hold:
		return m.fetch(next)
	}
	return tea.Batch(m.fetch(next), m.advance())
}

// maxQueue is how many messages may wait; with more, none are shown one by one.
const maxQueue = 12

// fetch requests data missing in messages: the scores of finished deals, ratings and, once, the levels of bots.
func (m *Model) fetch(n *conversation.Moment) tea.Cmd {
	var levels tea.Cmd
	if m.Levels == nil && n.Table.Stage == wire.Waiting {
		m.Levels = []string{}
		levels = ask(m.ctx, m.cfg.Line.Levels, storeAnswer(&m.Levels, new(int)))
	}
	levels = tea.Batch(levels, m.fetchRatings(n))
	if n.Event.Do != table.Present && n.Back == "" && (!n.DealChanged() || n.Table.Stage == wire.Playing) {
		return levels
	}
	return tea.Batch(levels, ask(m.ctx, m.cfg.Line.Scores, storeAnswer(&m.scores, &m.scoresAsked))) // the next deal asks again
}

// fetchRatings requests the ratings of people in the waiting room, when others have come.
func (m *Model) fetchRatings(n *conversation.Moment) tea.Cmd {
	var people []string
	for i := range n.Table.Chairs {
		if id := n.Table.Chairs[i].Player; id != "" {
			people = append(people, id)
		}
	}
	if !n.Table.Rated || n.Table.Stage != wire.Waiting || slices.Equal(people, m.rated) {
		return nil
	}
	m.rated = people
	return ask(m.ctx, func(ctx context.Context) (map[string]wire.Rating, error) {
		return m.cfg.Line.Ratings(ctx, rating.ClassOf(new(m.Match.Game.Variant())), people)
	}, storeAnswer(&m.Ratings, &m.ratingsAsked))
}

// storeAnswer keeps the answer to a question in a variable, unless there is an error instead, or the same was asked again: answers may
// arrive in another order. asked counts the questions.
func storeAnswer[T any](place *T, asked *int) func(T, error) tea.Cmd {
	*asked++
	n := *asked
	return func(x T, err error) tea.Cmd {
		if err == nil && n == *asked {
			*place = x
		}
		return nil
	}
}

// ask asks the table; then handles the answer.
func ask[T any](ctx context.Context, what func(context.Context) (T, error), then func(T, error) tea.Cmd) tea.Cmd {
	return func() tea.Msg {
		x, err := what(ctx)
		return callbackMsg(func() tea.Cmd { return then(x, err) })
	}
}

// after does something once some time has gone by, unless the person leaves before.
func (m *Model) after(d time.Duration, do func() tea.Cmd) tea.Cmd {
	return func() tea.Msg {
		select {
		case <-time.After(d / max(1, m.cfg.hurry)):
			return callbackMsg(do)
		case <-m.ctx.Done():
			return nil
		}
	}
}

// timer does the same, unless another timer is set before.
func (m *Model) timer(d time.Duration, do func() tea.Cmd) tea.Cmd {
	m.tick++
	n := m.tick
	return m.after(d, func() tea.Cmd { return m.timeUp(n, do) })
}

func (m *Model) timeUp(timer int, do func() tea.Cmd) tea.Cmd {
	if timer != m.tick {
		return nil
	}
	return do()
}

// trickStays is how long a full trick stays.
const trickStays = 1100 * time.Millisecond

// advance removes a full trick, and shows the next messages up to the next full trick.
func (m *Model) advance() tea.Cmd {
	m.hold = false
	for len(m.queue) > 0 && !m.hold {
		m.show(m.queue[0])
		m.queue = m.queue[1:]
	}
	if !m.hold {
		m.settle()
		return tea.Batch(m.forced(), m.pulse(), m.explain(), m.guide())
	}
	return tea.Batch(m.pulse(), m.timer(trickStays, m.advance))
}

// flush shows all messages at once, except that a full trick stays.
func (m *Model) flush() tea.Cmd {
	for n := len(m.queue); n > 1; n-- {
		m.show(m.queue[0])
		m.queue = m.queue[1:]
	}
	return m.advance()
}

// pulse sets the timer for what changes on the screen with time alone, if anything does.
func (m *Model) pulse() tea.Cmd {
	t := &m.Shown.Table
	if m.beat || t.Next == 0 && !slices.ContainsFunc(t.Chairs, func(c wire.Chair) bool { return c.Until != 0 }) {
		return nil
	}
	m.beat = true
	return m.after(time.Second, func() tea.Cmd { m.beat = false; return m.pulse() })
}

// show shows a moment.
func (m *Model) show(n *conversation.Moment) {
	before := m.Shown
	seat := m.Seat
	m.Conversation.Show(n)
	m.noteUndo(n)
	if n.Event.Do == table.Present || seat != m.Seat {
		m.toMyRow()
	}
	if (n.Table.Ask == nil) != (before.Table.Ask == nil) {
		if m.item = 0; m.ProposalToAnswer() != nil {
			m.item = 1 // an Enter pressed now was meant for something else: default to no
		}
	}
	if n.DealChanged() {
		m.clearDeal(n, before)
	}
	m.follow(n)
}

// clearDeal clears the remains of the last deal when the next one starts.
func (m *Model) clearDeal(n, before *conversation.Moment) {
	m.hold = n.CompletesTrick(before) && !m.cfg.Quick
	m.notice = m.news
	if !n.SameDecision(before) {
		m.advice = nil
	}
	if n.View.Options.Kind != before.View.Options.Kind || n.View.Options.Pick == 0 {
		m.item = 0
	}
	if n.View.Options.Kind != rules.Laying {
		m.chosen = 0
	}
	if m.over != none && (m.over == summing || m.over == explaining || m.over == lastOne || n.Event.Do != table.Act && m.over != talking) {
		m.over, m.acted = none, m.clock() // a key pressed now was meant for what is gone
	}
}

// settle runs when no message waits: it opens the sheet of a finished deal, and puts the cursor on a
// choosable card.
func (m *Model) settle() {
	v := &m.Shown.View
	if v.Phase == rules.Over && m.over == none && !m.InWaitingRoom() {
		m.over = summing
	}
	m.fixCursor()
}

// autoPlays reports whether the card to be played plays itself: the last one, and
// with the setting any one that is the only one allowed. Where other people play, too,
// the person does, since they could tell from it what is held.
func (m *Model) autoPlays() bool {
	v := &m.Shown.View
	o := v.Options
	return o.Kind == rules.Playing && m.Alone() && !m.byHand && (v.Hand[o.Seat].Len() == 1 || m.cfg.Forced && o.Len() == 1)
}

// autoPlayWaits reports whether a card that plays itself has to wait: for an answer that is still to
// come, or while the person looks at something other than the table, has been asked
// something, or has asked for advice.
func (m *Model) autoPlayWaits() bool {
	return !m.shows() || m.busy || m.over != none || m.once != nothing || m.thinking
}

// mayAutoPlay reports whether a card may be played automatically now.
func (m *Model) mayAutoPlay() bool { return !m.autoPlayWaits() && !m.messagesWait() && m.autoPlays() }

// forced plays an automatic card: the last one at once, any other after a moment.
func (m *Model) forced() tea.Cmd {
	if !m.mayAutoPlay() {
		return nil
	}
	if m.cfg.Quick || m.Shown.View.Hand[m.Shown.View.Options.Seat].Len() == 1 {
		return m.playForced()
	}
	return m.timer(shown, m.playForced)
}

// shown is how long a card is shown before it plays itself.
const shown = 800 * time.Millisecond

// playForced plays the card that plays itself, if it still may.
func (m *Model) playForced() tea.Cmd {
	if !m.mayAutoPlay() {
		return nil
	}
	return m.act(m.Shown.View.Options.Nth(0))
}

// act makes one of the View's acts.
func (m *Model) act(a rules.Action) tea.Cmd {
	m.acted, m.byHand = m.clock(), false
	c := m.Act(a)
	return m.sendCommand(&c)
}

// refused says why a command was refused; "" if that needs no words.
func (m *Model) refused(do table.Kind, err error) string {
	f, _ := errors.AsType[*client.ServerError](err)
	switch notNow := f != nil && f.Reason == string(table.NotNow); {
	case notNow && (do == table.Ready || do == table.Answer || do == table.Resume):
		return "" // another player was faster
	case notNow && do == table.Propose && !m.Stage(wire.Waiting) && m.Shown.Table.Ask == nil && !m.Shown.Table.Paused:
		return m.Say("undo.nothing")
	}
	return Refusal(m.cfg.Book, err)
}

// Refusal says why the API did not do something, from the error of its client.
func Refusal(book *phrase.Book, err error) string {
	if f, ok := errors.AsType[*client.ServerError](err); ok {
		return book.Refusal(f.Reason, f.Why, f.Args)
	}
	return book.Say("failed", "why", phrase.Clean(err.Error(), 200))
}

func (m *Model) View() tea.View { return m.cfg.screen(m.draw().page) }

// fixCursor puts the cursor on an existing card that may be chosen.
func (m *Model) fixCursor() {
	from := m.Shown.View.Options.From
	if !m.choosing() || from.Has(m.cursor) {
		return
	}
	m.cursor = 0
	if cs := m.HandInTurn(); slices.ContainsFunc(cs, from.Has) {
		m.cursor = cs[slices.IndexFunc(cs, from.Has)]
	}
}
