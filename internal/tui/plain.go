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

	"ninetynine/cards"
	"ninetynine/internal/solo"
	"ninetynine/match"
	"ninetynine/rules"
)

// Plain plays in plain lines: everything is a sentence, and everything is
// typed. The end of the input is a way to leave like any other.
func Plain(ctx context.Context, cfg Config, in *Lines, out io.Writer) (Outcome, error) {
	p := &plain{Model: New(ctx, cfg), in: in, out: out}
	defer p.w.Close()
	variant := p.m.Game.Variant()
	p.line("plain.welcome", "variant", cfg.Book.Variant(&variant))
	for {
		u, err := p.w.Next(ctx)
		if err != nil {
			return Left, nil
		}
		p.tell(u)
		v := &p.shown.View
		if p.busy || v.Options.Pick == 0 && v.Stage == match.Playing {
			continue
		}
		switch err := p.converse(); {
		case errors.Is(err, errLeft):
			return p.outcome, p.err
		case err != nil:
			return Left, err
		}
	}
}

// errLeft says that the person has left.
var errLeft = errors.New("left")

// A plain is a table in plain lines.
type plain struct {
	*Model
	in    *Lines
	out   io.Writer
	short bool // cards by their short names
	anew  bool // the deal was asked to begin again
}

// Lines reads a line when it is asked for one, so that waiting for it can be
// given up. One serves all the matches of a session.
type Lines struct {
	scanner *bufio.Scanner
	wanted  chan struct{}
	got     chan string // closed at the end of the input
}

// NewLines returns the lines of in.
func NewLines(in io.Reader) *Lines {
	l := &Lines{bufio.NewScanner(in), make(chan struct{}), make(chan string)}
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

// next waits for a line; the error is [io.EOF] at the end of the input, the
// context's, or why the input cannot be read.
func (l *Lines) next(ctx context.Context) (string, error) {
	select {
	case l.wanted <- struct{}{}:
	case <-l.got:
		return "", l.end()
	case <-ctx.Done():
		return "", ctx.Err()
	}
	select {
	case line, ok := <-l.got:
		if !ok {
			return "", l.end()
		}
		return line, nil
	case <-ctx.Done():
		return "", ctx.Err()
	}
}

// end says why there are no more lines.
func (l *Lines) end() error {
	if err := l.scanner.Err(); err != nil {
		return fmt.Errorf("cannot read what is typed: %w", err)
	}
	return io.EOF
}

// print writes a line of text.
func (p *plain) print(s string) {
	if p.cfg.ASCII {
		s = ASCII(p.cfg.Book, s)
	}
	if _, err := fmt.Fprintln(p.out, s); err != nil && p.err == nil {
		p.err = err
	}
}

func (p *plain) line(key string, pairs ...any) { p.print(p.say(key, pairs...)) }

// tell says what has happened.
func (p *plain) tell(u solo.Update) {
	before := p.shown.View
	if u.Kind != solo.Acted || p.own(u.Act) {
		p.busy = false
	}
	p.shown, p.begun = u, true
	p.offer, p.sure = 0, 0
	p.tellNews()
	v := &p.shown.View
	switch u.Kind {
	case solo.Undone:
		key := "plain.undone"
		if p.anew {
			key = "plain.restarted"
		}
		p.print(p.say(key))
		p.anew = false
		p.lies()
	case solo.Dealt:
		p.begins(false)
	case solo.Present:
		p.begins(p.goesOn())
	case solo.Acted:
		p.acted(u.Act, &before)
	}
	if v.Phase == rules.Over && before.Phase != rules.Over {
		p.over()
	}
}

// tellNews says what has come from outside.
func (p *plain) tellNews() {
	for {
		select {
		case s := <-p.cfg.News:
			p.print(s)
		default:
			return
		}
	}
}

// acted says what somebody did.
func (p *plain) acted(a rules.Action, before *match.View) {
	v := &p.shown.View
	switch a.Kind() {
	case rules.Playing:
		p.line("plain.plays", "name", p.name(a.Seat()), "card", p.spoken(a.Card()))
	case rules.Offering:
		p.line("plain.says", "name", p.name(a.Seat()), "offer", p.cfg.Book.Offer(a.Offer()))
	case rules.Naming:
		p.line("plain.names", "name", p.name(a.Seat()), "you", p.you(a.Seat()), "trump", p.cfg.Book.Trump(a.Trump()))
	case rules.Laying:
		p.line("plain.laid", "cards", p.each(a.Cards()), "bid", p.m.Game.Bid(a.Cards()))
	}
	if before.Phase < rules.Playing && v.Phase == rules.Playing {
		p.opened()
	}
	if v.Tricks > before.Tricks {
		t := int(v.Tricks) - 1
		w := p.winning(t)
		p.line("plain.won", "name", p.name(w), "you", p.you(w), "card", p.spoken(v.Played[t][w]), "tally", p.tally())
	}
}

// opened says what came to light before the first lead.
func (p *plain) opened() {
	v := &p.shown.View
	for i := range rules.Seat(p.m.Game.Seats()) {
		if p.m.Game.Variant().Offers.How == rules.Sealed && i != p.cfg.Seat && v.Offer[i] != 0 {
			p.line("plain.says", "name", p.name(i), "offer", p.cfg.Book.Offer(v.Offer[i]))
		}
	}
	p.trump()
	p.holders()
	p.exposed()
	for i := range rules.Seat(p.m.Game.Seats()) {
		if i != p.cfg.Seat && v.HandOpen.Has(i) {
			p.line("plain.open", "name", p.name(i), "cards", p.bySuits(p.sorted(i)))
		}
	}
}

// over says how the deal was scored, a sentence for each hand.
func (p *plain) over() {
	v := &p.shown.View
	parts := p.m.Game.Parts(&v.View)
	for i := range rules.Seat(p.m.Game.Seats()) {
		x := parts[i]
		p.line("plain.score", "name", p.name(i), "bid", strings.Replace(p.bid(i), "?", "hidden", 1), "won", int(v.Won[i]), "result", p.result(i),
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
	p.line("plain.hand", "cards", p.bySuits(p.sorted(p.cfg.Seat)))
	v := &p.shown.View
	if v.Turnup != 0 && v.Hand[p.cfg.Seat].Has(v.Turnup) {
		p.line("plain.joker", "card", p.spoken(v.Turnup))
	}
	for i := range p.m.Game.Dummies().All() {
		if v.HandOpen.Has(i) {
			p.line("plain.open", "name", p.name(i), "cards", p.bySuits(p.sorted(i)))
		}
	}
}

// converse asks until something has been done.
func (p *plain) converse() error {
	p.question()
	for {
		fmt.Fprint(p.out, "> ")
		text, err := p.in.next(p.ctx)
		if err != nil {
			fmt.Fprintln(p.out)
			if errors.Is(err, io.EOF) || p.ctx.Err() != nil {
				return errLeft
			}
			return err
		}
		done, err := p.obey(p.words(text))
		if err != nil || done || p.err != nil {
			return errors.Join(err, p.err)
		}
	}
}

// question says what is to be decided, and between what.
func (p *plain) question() {
	v := &p.shown.View
	switch {
	case v.Stage == match.Ended:
		p.line("plain.ended")
	case v.Stage == match.Dealing:
		p.line("plain.next")
	case p.sure != 0:
		p.print(p.sureText())
		p.legal()
	default:
		p.print(p.decision())
		if v.Options.Kind == rules.Laying {
			p.worth()
		}
		p.legal()
	}
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

// did reports what became of something asked of the table.
func (p *plain) did(err error) (bool, error) {
	if err == nil {
		p.busy = true
		return true, nil
	}
	p.notice = ""
	p.failed(err)
	if p.notice != "" {
		p.print(p.notice)
	}
	return false, p.err
}

// answer answers a question about the table.
func (p *plain) answer(verb string) bool {
	v := &p.shown.View
	switch verb {
	case "hand":
		p.hand()
	case "trick":
		p.trick(int(v.Tricks))
		p.line("plain.tally", "tally", p.tally())
	case "last":
		p.trick(int(v.Tricks) - 1)
	case "tricks":
		p.line("plain.tally", "tally", p.tally())
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
		p.advise()
	case "short":
		p.short = !p.short
		p.line("plain.short", "short", yes(p.short))
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
		p.line("last.none")
		return
	}
	said := false
	for _, s := range p.playOrder(v.Leads[t] % rules.MaxSeats) {
		if c := v.Played[t][s]; c != 0 {
			said = true
			p.line("plain.plays", "name", p.name(s), "card", p.spoken(c))
		}
	}
	switch {
	case !said:
		p.line("plain.empty")
	case t < int(v.Tricks):
		w := p.winning(t)
		p.line("plain.won", "name", p.name(w), "you", p.you(w), "card", p.spoken(v.Played[t][w]), "tally", p.tally())
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
