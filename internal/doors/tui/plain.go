package tui

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"ninetynine/cards"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
	"ninetynine/match"
	"ninetynine/rules"
)

// Plain plays in plain lines: everything is a sentence, and everything is
// typed. The end of the input is a way to leave like any other.
func Plain(ctx context.Context, cfg Config, in *Lines, out io.Writer) (Outcome, error) {
	ctx, cancel := context.WithCancel(ctx)
	cfg.Quick = true
	p := &plain{Model: New(ctx, cfg), in: in, out: out, answers: make(chan tea.Msg)}
	p.calls = p.spoken
	watched := p.watch()
	p.play()
	cancel()
	<-watched
	return p.outcome(), p.err
}

// A plain is a table in plain lines.
type plain struct {
	*Model
	in      *Lines
	out     io.Writer
	answers chan tea.Msg  // what came of commands
	gone    bool          // the person has left, or can follow the table no longer
	short   bool          // cards by their short names
	wide    int           // columns in which lines are broken between words; 0: they are not
	once    string        // the command that was asked for once, to be confirmed
	put     string        // the question that was put last
	since   bool          // something was said after it
	told    *wire.Command // what is said to wait for an answer
}

// Lines reads a line when it is asked for one, so that waiting for it can be
// given up. One serves all the matches of a session.
type Lines struct {
	scanner *bufio.Scanner
	asked   bool // a line is to come
	wanted  chan struct{}
	got     chan string // closed at the end of the input
	closed  chan struct{}
}

// NewLines returns the lines of in.
func NewLines(in io.Reader) *Lines {
	l := &Lines{scanner: bufio.NewScanner(in), wanted: make(chan struct{}, 1), got: make(chan string), closed: make(chan struct{})}
	go l.read()
	return l
}

// read reads a line whenever one is wanted.
func (l *Lines) read() {
	defer close(l.got)
	for {
		select {
		case <-l.wanted:
		case <-l.closed:
			return
		}
		if !l.scanner.Scan() {
			return
		}
		select {
		case l.got <- l.scanner.Text():
		case <-l.closed:
			return
		}
	}
}

// Close ends the reading, as soon as the input returns. It is for those whose input ends
// before the program.
func (l *Lines) Close() { close(l.closed) }

// Next waits for the next line. It is not ok at the end of the input or of the context.
func (l *Lines) Next(ctx context.Context) (line string, ok bool) {
	select {
	case line, ok = <-l.next():
		l.asked = !ok
		return line, ok
	case <-ctx.Done():
		return "", false
	}
}

// next asks for a line, and returns where it will come.
func (l *Lines) next() <-chan string {
	if !l.asked {
		l.asked = true
		l.wanted <- struct{}{}
	}
	return l.got
}

// end says why there are no more lines; nil if the input has ended.
func (l *Lines) end() error {
	if err := l.scanner.Err(); err != nil {
		return fmt.Errorf("cannot read what is typed: %w", err)
	}
	return nil
}

// hearNews tells the news that there are already, before anything that was typed ahead.
func (p *plain) hearNews() {
	for {
		select {
		case s := <-p.cfg.News:
			p.print(s)
		default:
			return
		}
	}
}

// play tells what happens, and asks, until the person leaves. Lines are read
// when something is asked, and among others all the time: what was typed ahead
// answers the questions to come.
func (p *plain) play() {
	for !p.gone && p.err == nil {
		p.hearNews()
		if p.told != p.sent {
			p.tellsWaiting()
		}
		var typed <-chan string
		switch {
		case p.waits():
			if p.wrong != "" || p.slow {
				typed = p.in.next() // that one can leave, or withdraw what was sent
			}
		case p.cfg.Forced && p.forces():
			p.start(p.forced())
		default:
			p.ask()
			if p.put != "" || !p.alone() || p.wrong != "" {
				typed = p.in.next()
			}
		}
		select {
		case msg := <-p.line:
			p.take(msg)
		case msg := <-p.answers:
			p.take(msg)
		case s := <-p.cfg.News:
			p.print(s)
		case text, ok := <-typed:
			if !ok {
				fmt.Fprintln(p.out)
				p.gone, p.err = true, p.in.end()
				break
			}
			p.in.asked, p.since = false, true
			if p.waits() {
				p.meanwhile(text)
			} else {
				p.obey(text)
			}
		case <-p.ctx.Done():
			fmt.Fprintln(p.out)
			p.gone = true
		}
	}
}

// waits reports whether something is awaited from the table before anything
// else can be asked of the person.
func (p *plain) waits() bool { return p.busy || p.thinking || p.asking || p.m == nil }

// quits has the person leave if that is what the text says.
func (p *plain) quits(text string) bool {
	p.gone = p.typedVerb(text) == "quit"
	return p.gone
}

// typedVerb returns the verb with which the text begins.
func (p *plain) typedVerb(text string) (verb string) {
	if words := p.words(text); len(words) > 0 {
		verb, _ = p.verb(words[0])
	}
	return verb
}

// meanwhile obeys what was typed while something is awaited from the table.
func (p *plain) meanwhile(text string) {
	switch verb := p.typedVerb(text); {
	case verb == "quit":
		p.gone = true
	case verb == "undo" && p.sent != nil:
		p.start(p.withdraw())
	default:
		if p.wrong != "" {
			p.print(p.trouble())
		}
		p.tellsWaiting()
	}
}

// tellsWaiting says what waits for an answer, if something does for long.
func (p *plain) tellsWaiting() {
	if s := p.overdue(p.say("cmd.undo")); s != "" {
		p.told = p.sent
		p.print(s)
	}
}

// take takes what the line tells, or what came of something that the table was
// asked.
func (p *plain) take(msg tea.Msg) {
	p.notice = ""
	switch msg := msg.(type) {
	case heardMsg:
		n, err := p.receive(msg.Message, p.shown)
		if err != nil {
			p.err = err
			return
		}
		p.tell(n)
	case holdsMsg:
		before := p.wrong
		switch p.stands(msg.err); {
		case p.wrong == before:
		case p.wrong != "":
			p.print(p.trouble())
		case before == client.Lost:
			p.says("plain.found")
		default:
			p.says("plain.saved")
		}
	case slowMsg:
		p.slow = p.sent == msg.Command
	case takenMsg:
		p.tookBack(msg)
	case goneMsg:
		if p.gone = true; p.ctx.Err() == nil {
			p.err = msg.err
		}
	case doneMsg:
		p.did(msg)
	case hintMsg:
		p.advise(msg)
	case reportMsg:
		if more := p.explained(msg); more != nil {
			p.start(more)
		} else {
			p.thinking = false
			p.tellReport()
		}
	case answerMsg:
		msg()
	}
	if p.notice != "" {
		p.print(p.notice)
	}
}

// start has something done that answers later.
func (p *plain) start(cmd tea.Cmd) {
	if cmd == nil {
		return
	}
	go func() {
		var msg tea.Msg
		if err := safely(func() error { msg = cmd(); return nil }); err != nil {
			msg = goneMsg{err}
		}
		if batch, ok := msg.(tea.BatchMsg); ok {
			for _, one := range batch {
				p.start(one)
			}
			return
		}
		select {
		case p.answers <- msg:
		case <-p.ctx.Done():
		}
	}()
}

// print writes a line of text.
func (p *plain) print(s string) {
	if p.cfg.ASCII {
		s = ASCII(p.cfg.Book, s)
	}
	if p.wide > 0 {
		s = ansi.Wordwrap(s, p.wide, "")
	}
	p.since = true
	if _, err := fmt.Fprintln(p.out, s); err != nil && p.err == nil {
		p.err = err
	}
}

func (p *plain) says(key string, pairs ...any) { p.print(p.say(key, pairs...)) }

// tell says what has happened.
func (p *plain) tell(n *moment) {
	before, first := p.shown, n.Event.Do == table.Present
	p.show(n)
	p.notice, p.news = "", ""
	v := &n.View
	switch {
	case first:
		variant := p.m.Game.Variant()
		p.says("plain.welcome", "variant", p.cfg.Book.Variant(&variant))
		if v.Phase != 0 && !p.gathers() {
			p.begins(p.goesOn())
		}
	case n.back == table.Replay:
		p.says("plain.restarted")
		p.lies()
	case n.back != "":
		p.says("plain.undone")
		p.lies()
	case n.Event.Do == table.Deal:
		p.begins(false)
	case n.Event.Do == table.Act:
		for _, a := range n.acts {
			p.acted(a, &before.View)
		}
		if before.View.Phase < rules.Playing && before.View.Phase != 0 && v.Phase == rules.Playing {
			p.opened()
			p.open()
		}
	default:
		if s := p.happening(n); s != "" && !p.quiet(n) {
			p.print(s)
		}
	}
	if v.Phase == rules.Over && before.View.Phase != rules.Over && !first {
		p.over()
	}
	if said := p.remark(n); said != "" {
		p.print(said)
	}
}

// quiet reports whether something need not be told: the person has done it, or
// the next question says it.
func (p *plain) quiet(n *moment) bool {
	switch n.Event.Do {
	case table.Chat, table.Sit, table.SeatBot, table.Remove:
		return n.own()
	case table.Propose:
		return p.asked() != nil
	}
	return false
}

// acted says what somebody did.
func (p *plain) acted(a rules.Action, before *match.View) {
	v := &p.shown.View
	name := p.name(a.Seat())
	switch a.Kind() {
	case rules.Playing:
		p.says("plain.plays", "name", name, "card", p.spoken(a.Card()))
	case rules.Offering:
		p.says("plain.says", "name", name, "offer", p.cfg.Book.Offer(a.Offer()))
	case rules.Naming:
		p.says("plain.names", "name", name, "you", p.you(a.Seat()), "trump", p.cfg.Book.Trump(a.Trump()))
	case rules.Laying:
		p.laid(a.Cards())
	}
	if before.Phase >= rules.Playing && v.Tricks > before.Tricks {
		p.taken(int(v.Tricks) - 1)
	}
}

func (p *plain) laid(aside cards.Set) {
	p.says("plain.laid", "cards", p.each(aside), "bid", p.bidWords(aside))
}

// taken says who won a trick.
func (p *plain) taken(t int) {
	w := p.winning(t)
	p.says("plain.won", "name", p.name(w), "you", p.you(w), "card", p.spoken(p.shown.View.Played[t][w]), "tally", p.tally())
}

// opened says what came to light before the first lead, but the hands.
func (p *plain) opened() {
	v := &p.shown.View
	for i := range p.hands() {
		if p.m.Game.OfferRule().How == rules.Sealed && i != p.seat && v.Offer[i] != 0 {
			p.says("plain.says", "name", p.name(i), "offer", p.cfg.Book.Offer(v.Offer[i]))
		}
	}
	p.trump("")
	p.holders()
	if why := p.whyHolder(); why != "" {
		p.print(why)
	}
	p.exposed()
}

// open reads out the hands of others that lie open.
func (p *plain) open() {
	v := &p.shown.View
	for i := range (v.HandOpen &^ p.seat.Set()).All() {
		if v.Hand[i] != 0 {
			p.says("plain.open", "name", p.name(i), "cards", p.bySuits(p.sorted(i)))
		}
	}
}

// over says how the deal was scored, a sentence for each hand.
func (p *plain) over() {
	v := &p.shown.View
	parts := p.m.Game.Parts(&v.View)
	for i := range p.hands() {
		x := &parts[i]
		p.says("plain.score", "name", p.name(i), "bid", strings.Replace(p.bid(i), "?", "hidden", 1), "won", int(v.Won[i]),
			"result", p.result(i), "tricks", int(x.Tricks), "contract", int(x.Contract), "premium", int(x.Premium), "vulnerable", int(x.Vulnerable),
			"deal", int(v.Points[i]), "total", int(v.Totals[i]))
	}
	for _, s := range p.verdicts() {
		p.print(s)
	}
	for _, e := range p.endings() {
		p.print(e.text)
	}
	if v.Stage != match.Ended {
		p.print(p.nextTrump())
	}
}

// hand reads out the person's cards, suit by suit, and those that lie open.
func (p *plain) hand() {
	v := &p.shown.View
	switch {
	case p.chair() == nil:
		p.says("page.watch")
	case v.Hand[p.seat] == 0:
		p.says("plain.hand.none")
	default:
		p.says("plain.hand", "cards", p.bySuits(p.sorted(p.seat)))
		if p.m.Game.HasJoker() && v.Turnup != 0 && v.Hand[p.seat].Has(v.Turnup) {
			p.says("plain.joker", "card", p.spoken(v.Turnup))
		}
		p.keeping()
	}
	p.open()
}

// asks returns what is asked of the person now, and how: a key that changes
// when it is to be asked again, "" if nothing is.
func (p *plain) asks() (key string, say func()) {
	t, mine, v := &p.shown.Table, p.chair(), &p.shown.View
	line := func(key string, pairs ...any) func() { return func() { p.says(key, pairs...) } }
	over := func(key string) func() {
		return func() {
			if p.reports() {
				p.says("plain.report", "command", p.say(p.wordKey("report")))
			}
			p.says(key)
		}
	}
	switch {
	case p.aboutToBegin():
		return "", func() {}
	case p.gathers():
		return fmt.Sprint("room ", mine != nil && mine.Ready, p.seat, t.Match), p.who
	case mine == nil:
		return "", line("page.watch")
	case p.asked() != nil:
		return fmt.Sprint("ask ", *p.asked()), func() {
			p.print(p.proposal(p.asked()))
			p.says("page.speech.answer", "yes", p.say("page.cmd.agree"), "no", p.say("cmd.no"))
		}
	case p.endsHere():
		return fmt.Sprint("ended ", t.Match), over(p.farewell())
	case p.ended():
		return fmt.Sprint("ended ", t.Match), over("plain.ended")
	case mine.Away:
		return "away", line("page.speech.standin", "command", p.say("page.cmd.back"))
	case t.Paused && !mine.Ready:
		return "paused", line("page.speech.paused", "command", p.say("page.cmd.resume"))
	case t.Paused:
		return "", line("page.waiting.others")
	case p.stage(wire.Between) && !mine.Ready:
		return fmt.Sprint("next ", v.Number), over("plain.next")
	case v.Options.Pick == 0:
		return "", p.who
	}
	return fmt.Sprint(v.Number, v.Tricks, v.Options, p.sure, p.offer), func() {
		if p.sure != 0 {
			p.print(p.sureText())
		} else {
			p.print(p.decision())
		}
		if v.Options.Kind == rules.Laying {
			p.worth()
		}
		p.legal()
	}
}

// aboutToBegin reports whether the match begins at once: the person is ready,
// and has nobody but bots to wait for.
func (p *plain) aboutToBegin() bool {
	return p.gathers() && p.alone() && p.chair().Ready && p.free() == 0
}

// ask asks what is to be asked, once, and shows after anything else that was
// said that a line is waited for.
func (p *plain) ask() {
	now, say := p.asks()
	if now != "" && now != p.put {
		say()
	}
	if now != "" && (now != p.put || p.since) {
		fmt.Fprint(p.out, "> ")
	}
	p.put, p.since = now, false
}

// question says what is to be decided, and between what.
func (p *plain) question() {
	key, say := p.asks()
	say()
	p.put = key
}

// legal lists what may be done, each with its number.
func (p *plain) legal() {
	if s := p.listed(); s != "" {
		p.print(s)
	}
}

// possible lists it for who asks, or says what else is waited for.
func (p *plain) possible() {
	if p.listed() == "" {
		p.question()
		return
	}
	p.legal()
}

// choosable returns the cards that may be chosen now, in the order shown.
func (p *plain) choosable() []cards.Card {
	o := p.shown.View.Options
	if o.Kind != rules.Laying && o.Kind != rules.Playing {
		return nil
	}
	cs := p.Model.hand()
	return slices.DeleteFunc(cs, func(c cards.Card) bool { return !o.From.Has(c) })
}

// trick reads out a trick.
func (p *plain) trick(t int) {
	v := &p.shown.View
	if t < 0 || t >= p.m.Game.Tricks() || v.Phase < rules.Playing {
		p.says("last.none")
		return
	}
	for i := range p.hands() {
		s := (v.Leads[t]%rules.MaxSeats + i) % p.hands()
		if c := v.Played[t][s]; c != 0 {
			p.says("plain.plays", "name", p.name(s), "card", p.spoken(c))
		} else if i == 0 {
			p.says("plain.empty")
		}
	}
	if t < int(v.Tricks) {
		p.taken(t)
	}
}

// cards reads cards by name or by their number in the list: none if a word
// is not understood, and what is unclear about one that may mean several.
func (p *plain) cards(words []string) (s cards.Set, unclear string) {
	hand := p.shown.View.Hand[p.shown.View.Options.Seat]
	list := p.choosable()
	for _, w := range words {
		w = strings.Trim(w, ",.")
		if n, err := strconv.Atoi(w); err == nil {
			if n < 1 || n > len(list) {
				return 0, p.numbers()
			}
			s |= list[n-1].Set()
			continue
		}
		switch named := p.named(hand, w); named.Len() {
		case 0:
			return 0, p.missing(w)
		case 1:
			s |= named
		default:
			return 0, p.say("plain.which", "word", w, "cards", p.each(named))
		}
	}
	return s, ""
}

// named returns the cards of the hand that a word may mean: the rank in this
// language or in English, and the suit by its symbol, by a beginning of its
// name, or by its English letter, unless that begins the name of another. The
// suit comes last, or before a number.
func (p *plain) named(hand cards.Set, word string) cards.Set {
	word = strings.ToLower(word)
	var all, english cards.Set
	for c := range hand.Cards() {
		if word == strings.ToLower(p.cfg.Book.Card(c)) {
			return c.Set()
		}
		if c == cards.Joker {
			continue
		}
		k := c.Suit()
		for _, rank := range p.indices(c.Rank()) {
			rank = strings.ToLower(rank)
			suit, ok := strings.CutPrefix(word, rank)
			if !ok && rank[0] <= '9' {
				suit, ok = strings.CutSuffix(word, rank)
			}
			switch {
			case !ok || suit == "":
			case suit == k.Symbol():
				return c.Set()
			case begins(strings.ToLower(p.cfg.Book.Suit(k)), suit):
				all |= c.Set()
			case suit == strings.ToLower(k.String()):
				english |= c.Set()
			}
		}
	}
	if all == 0 {
		return english
	}
	return all
}
