package tui

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	tea "charm.land/bubbletea/v2"

	"ninetynine/cards"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/rules"
)

// Plain plays in plain lines: everything is a sentence, and everything is
// typed. The end of the input is a way to leave like any other.
func Plain(ctx context.Context, cfg Config, in *Lines, out io.Writer) (Outcome, error) {
	ctx, cancel := context.WithCancel(ctx)
	cfg.Quick = true
	p := &plain{Model: New(ctx, cfg), in: in, out: out, answers: make(chan tea.Msg)}
	watched := p.watch()
	err := p.play()
	cancel()
	<-watched
	return p.outcome(), errors.Join(err, p.err)
}

// errLeft says that the person has left.
var errLeft = errors.New("left")

// A plain is a table in plain lines.
type plain struct {
	*Model
	in      *Lines
	out     io.Writer
	answers chan tea.Msg // what came of commands
	short   bool         // cards by their short names
	giving  bool         // up: was asked for once
	put     string       // the question that was put last
	since   bool         // something was said after it
}

// Lines reads a line when it is asked for one, so that waiting for it can be
// given up. One serves all the matches of a session.
type Lines struct {
	scanner *bufio.Scanner
	asked   bool // a line is to come
	wanted  chan struct{}
	got     chan string // closed at the end of the input
}

// NewLines returns the lines of in.
func NewLines(in io.Reader) *Lines {
	l := &Lines{scanner: bufio.NewScanner(in), wanted: make(chan struct{}, 1), got: make(chan string)}
	go func() {
		defer close(l.got)
		for range l.wanted {
			if !l.scanner.Scan() {
				return
			}
			l.got <- l.scanner.Text()
		}
	}()
	return l
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

// play tells what happens, and asks, until the person leaves. Lines are read
// when something is asked, and among others all the time: what was typed ahead
// answers the questions to come.
func (p *plain) play() error {
	for p.err == nil {
		var typed <-chan string
		if !p.busy && !p.thinking && p.m != nil {
			p.ask()
			if p.put != "" || !p.alone() {
				typed = p.in.next()
			}
		}
		select {
		case msg := <-p.line:
			if err, gone := p.take(msg); gone {
				return err
			}
		case msg := <-p.answers:
			p.answer(msg)
		case s := <-p.cfg.News:
			p.print(s)
		case text, ok := <-typed:
			if !ok {
				fmt.Fprintln(p.out)
				return p.in.end()
			}
			p.in.asked, p.since = false, true
			if err := p.obey(text); err != nil {
				return nil
			}
		case <-p.ctx.Done():
			fmt.Fprintln(p.out)
			return nil
		}
	}
	return nil
}

// take takes what the line tells; gone says that it is the last.
func (p *plain) take(msg tea.Msg) (err error, gone bool) {
	switch msg := msg.(type) {
	case heardMsg:
		n, err := p.receive(msg.Message, p.shown)
		if err != nil {
			return err, true
		}
		p.tell(n)
	case holdsMsg:
		if p.lost != (msg.err != nil) {
			p.lost = !p.lost
			p.says(map[bool]string{true: "page.lost", false: "plain.found"}[p.lost])
		}
	case goneMsg:
		if p.ctx.Err() != nil {
			msg.err = nil
		}
		return msg.err, true
	}
	return nil, false
}

// answer takes what came of something that the table was asked.
func (p *plain) answer(msg tea.Msg) {
	p.notice = ""
	switch msg := msg.(type) {
	case doneMsg:
		p.Model.did(msg)
	case hintMsg:
		p.advise(msg)
	case levelsMsg:
		p.levels = msg
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
		msg := cmd()
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
	v := &p.shown.View
	switch {
	case first:
		variant := p.m.Game.Variant()
		p.says("plain.welcome", "variant", p.cfg.Book.Variant(&variant))
		p.start(p.askLevels())
		if v.Phase != 0 && !p.gathers() {
			p.begins(p.goesOn())
		}
	case n.back != "":
		p.undone(n.back)
	case n.Event.Do == table.Deal:
		p.begins(false)
	case n.Event.Do == table.Act:
		for _, a := range n.acts {
			p.acted(a, &before.View)
		}
		p.opens(&before.View)
	default:
		if s := p.happening(n, before); s != "" && !p.quiet(n) {
			p.print(s)
		}
	}
	if v.Phase == rules.Over && before.View.Phase != rules.Over && !first {
		p.over()
	}
}

// quiet reports whether something need not be told: the person has done it, or
// the next question says it.
func (p *plain) quiet(n *moment) bool {
	own := n.Event.Seat != nil && p.seat != rules.Nobody && *n.Event.Seat == int(p.seat)
	switch n.Event.Do {
	case table.Chat, table.Sit, table.SeatBot, table.Remove:
		return own
	case table.Propose:
		return p.asked() != nil
	}
	return false
}

// undone says that something was taken back.
func (p *plain) undone(what string) {
	if what == table.Replay {
		p.says("plain.restarted")
	} else {
		p.says("plain.undone")
	}
	p.lies()
}

// acted says what somebody did.
func (p *plain) acted(a rules.Action, before *match.View) {
	v := &p.shown.View
	switch a.Kind() {
	case rules.Playing:
		p.says("plain.plays", "name", p.name(a.Seat()), "card", p.spoken(a.Card()))
	case rules.Offering:
		p.says("plain.says", "name", p.name(a.Seat()), "offer", p.cfg.Book.Offer(a.Offer()))
	case rules.Naming:
		p.says("plain.names", "name", p.name(a.Seat()), "you", p.you(a.Seat()), "trump", p.cfg.Book.Trump(a.Trump()))
	case rules.Laying:
		p.says("plain.laid", "cards", p.each(a.Cards()), "bid", p.m.Game.Bid(a.Cards()))
	}
	if before.Phase < rules.Playing && v.Phase == rules.Playing {
		return
	}
	if v.Tricks > before.Tricks {
		t := int(v.Tricks) - 1
		w := p.winning(t)
		p.says("plain.won", "name", p.name(w), "you", p.you(w), "card", p.spoken(v.Played[t][w]), "tally", p.tally())
	}
}

// opens says what comes to light as play begins.
func (p *plain) opens(before *match.View) {
	if before.Phase < rules.Playing && before.Phase != 0 && p.shown.View.Phase == rules.Playing {
		p.opened()
	}
}

// opened says what came to light before the first lead.
func (p *plain) opened() {
	v := &p.shown.View
	for i := range rules.Seat(p.m.Game.Seats()) {
		if p.m.Game.Variant().Offers.How == rules.Sealed && i != p.seat && v.Offer[i] != 0 {
			p.says("plain.says", "name", p.name(i), "offer", p.cfg.Book.Offer(v.Offer[i]))
		}
	}
	p.trump()
	p.holders()
	p.exposed()
	for i := range rules.Seat(p.m.Game.Seats()) {
		if i != p.seat && v.HandOpen.Has(i) {
			p.says("plain.open", "name", p.name(i), "cards", p.bySuits(p.sorted(i)))
		}
	}
}

// over says how the deal was scored, a sentence for each hand.
func (p *plain) over() {
	v := &p.shown.View
	parts := p.m.Game.Parts(&v.View)
	for i := range rules.Seat(p.m.Game.Seats()) {
		x := parts[i]
		p.says("plain.score", "name", p.name(i), "bid", strings.Replace(p.bid(i), "?", "hidden", 1), "won", int(v.Won[i]), "result", p.result(i),
			"tricks", int(x.Tricks), "contract", int(x.Contract), "premium", int(x.Premium), "vulnerable", int(x.Vulnerable), "deal", int(v.Points[i]), "total", int(v.Totals[i]))
	}
	for _, s := range p.verdicts() {
		p.print(s)
	}
	for _, e := range p.endings() {
		p.print(e.text)
	}
}

// hand reads out the person's cards, suit by suit.
func (p *plain) hand() {
	p.says("plain.hand", "cards", p.bySuits(p.sorted(p.seat)))
	v := &p.shown.View
	if v.Turnup != 0 && v.Hand[p.seat].Has(v.Turnup) {
		p.says("plain.joker", "card", p.spoken(v.Turnup))
	}
	for i := range p.m.Game.Dummies().All() {
		if v.HandOpen.Has(i) {
			p.says("plain.open", "name", p.name(i), "cards", p.bySuits(p.sorted(i)))
		}
	}
}

// subject returns what is asked of the person now; "" if nothing is. It is
// asked again when it changes.
func (p *plain) subject() string {
	t, mine := &p.shown.Table, p.chair()
	o := p.shown.View.Options
	switch {
	case p.gathers():
		return fmt.Sprint("room ", mine != nil && mine.Ready, p.seat, t.Match)
	case mine == nil:
		return ""
	case p.asked() != nil:
		return fmt.Sprint("ask ", *p.asked())
	case p.ended():
		return fmt.Sprint("ended ", t.Match)
	case mine.Away:
		return "away"
	case t.Paused && !mine.Ready:
		return "paused"
	case p.stage(wire.Between) && !mine.Ready:
		return fmt.Sprint("next ", p.shown.View.Number)
	case o.Pick == 0:
		return ""
	}
	return fmt.Sprint(p.shown.View.Number, p.shown.View.Tricks, o, p.sure, p.offer)
}

// ask asks what is to be asked, once, and shows after anything else that was
// said that a line is waited for.
func (p *plain) ask() {
	now := p.subject()
	if now != "" && now != p.put {
		p.question()
	}
	if now != "" && (now != p.put || p.since) {
		fmt.Fprint(p.out, "> ")
	}
	p.put, p.since = now, false
}

// question says what is to be decided, and between what.
func (p *plain) question() {
	v := &p.shown.View
	mine := p.chair()
	switch {
	case p.gathers():
		p.who()
	case mine == nil:
		p.says("page.watch")
	case p.asked() != nil:
		p.print(p.proposal(p.asked()))
		p.says("page.speech.answer", "yes", p.say("page.cmd.agree"), "no", p.say("cmd.no"))
	case p.ended():
		p.says("plain.ended")
	case mine.Away:
		p.says("page.speech.standin", "command", p.say("page.cmd.back"))
	case p.shown.Table.Paused:
		p.says("page.speech.paused", "command", p.say("page.cmd.resume"))
	case p.stage(wire.Between):
		p.says("plain.next")
	case p.sure != 0:
		p.print(p.sureText())
		p.legal()
	case v.Options.Pick == 0:
		p.who()
	default:
		p.print(p.decision())
		if v.Options.Kind == rules.Laying {
			p.worth()
		}
		p.legal()
	}
	p.put = p.subject()
}

// legal lists what may be done, each with its number.
func (p *plain) legal() {
	if s := p.listed(); s != "" {
		p.print(s)
	}
}

// choosable returns the cards that may be chosen now, in the order shown.
func (p *plain) choosable() []cards.Card {
	o := p.shown.View.Options
	if o.Kind != rules.Laying && o.Kind != rules.Playing {
		return nil
	}
	cs, _ := p.Model.hand()
	return slices.DeleteFunc(cs, func(c cards.Card) bool { return !o.From.Has(c) })
}

// inform answers a question about the table.
func (p *plain) inform(verb string) bool {
	v := &p.shown.View
	switch verb {
	case "hand":
		p.hand()
	case "trick":
		p.trick(int(v.Tricks))
		p.says("plain.tally", "tally", p.tally())
	case "last":
		p.trick(int(v.Tricks) - 1)
	case "tricks":
		p.says("plain.tally", "tally", p.tally())
	case "bids":
		p.bids()
	case "score":
		p.standing()
	case "worth":
		p.worth()
	case "rules":
		p.guide()
	case "legal":
		p.legal()
	case "hint":
		p.start(p.hint())
		if !p.thinking {
			p.print(p.notice)
		}
	case "short":
		p.short = !p.short
		p.says("plain.short", "short", yes(p.short))
	case "help":
		p.help()
	default:
		return false
	}
	return true
}

// trick reads out a trick.
func (p *plain) trick(t int) {
	v := &p.shown.View
	if t < 0 || t >= p.m.Game.Tricks() || v.Phase < rules.Playing {
		p.says("last.none")
		return
	}
	said := false
	for _, s := range p.playOrder(v.Leads[t] % rules.MaxSeats) {
		if c := v.Played[t][s]; c != 0 {
			said = true
			p.says("plain.plays", "name", p.name(s), "card", p.spoken(c))
		}
	}
	switch {
	case !said:
		p.says("plain.empty")
	case t < int(v.Tricks):
		w := p.winning(t)
		p.says("plain.won", "name", p.name(w), "you", p.you(w), "card", p.spoken(v.Played[t][w]), "tally", p.tally())
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
		named := p.named(hand, w)
		if named == 0 {
			return 0, p.missing(w)
		}
		switch named.Len() {
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
// name, or by its English letter, unless that begins the name of another.
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
		for _, rank := range []string{p.cfg.Book.Rank(c.Rank()), c.Rank().String(), p.lastLetter(c.Rank())} {
			suit, ok := strings.CutPrefix(word, strings.ToLower(rank))
			switch {
			case !ok || suit == "":
			case suit == k.Symbol():
				return c.Set()
			case strings.HasPrefix(strings.ToLower(p.cfg.Book.Suit(k)), suit):
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
