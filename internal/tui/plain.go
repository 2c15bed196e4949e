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
	"ninetynine/internal/bot"
	"ninetynine/internal/phrase"
	"ninetynine/internal/table"
	"ninetynine/match"
	"ninetynine/rules"
)

// Plain plays in plain lines: everything is a sentence, and everything is
// typed. The end of the input is a way to leave like any other.
func Plain(ctx context.Context, cfg Config, in io.Reader, out io.Writer) (Outcome, error) {
	p := &plain{Model: New(ctx, cfg), in: newLines(in), out: out}
	defer p.w.Close()
	p.line("plain.welcome", "variant", cfg.Book.Variant(p.m.Game.Variant()))
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
	in  *lines
	out io.Writer
}

// lines reads a line when it is asked for one, so that waiting for it can be
// given up.
type lines struct {
	scanner *bufio.Scanner
	wanted  chan struct{}
	got     chan string // closed at the end of the input
}

func newLines(in io.Reader) *lines {
	l := &lines{bufio.NewScanner(in), make(chan struct{}), make(chan string)}
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

// next waits for a line; ok is false at the end of the input or the context.
func (l *lines) next(ctx context.Context) (line string, ok bool) {
	select {
	case l.wanted <- struct{}{}:
	case <-l.got:
		return "", false
	case <-ctx.Done():
		return "", false
	}
	select {
	case line, ok = <-l.got:
		return line, ok
	case <-ctx.Done():
		return "", false
	}
}

// print writes a line of text.
func (p *plain) print(s string) {
	if p.cfg.ASCII {
		s = asciiOnly.Replace(s)
	}
	if _, err := fmt.Fprintln(p.out, s); err != nil && p.err == nil {
		p.err = err
	}
}

func (p *plain) line(key string, pairs ...any) { p.print(p.say(key, pairs...)) }

// tell says what has happened.
func (p *plain) tell(u table.Update) {
	before := p.shown.View
	if u.Kind != table.Acted || p.own(u.Act) {
		p.busy = false
	}
	p.shown, p.begun = u, true
	v := &p.shown.View
	switch u.Kind {
	case table.Undone:
		p.line("plain.undone")
		p.dealt()
	case table.Dealt, table.Present:
		p.dealt()
	case table.Acted:
		p.acted(u.Act, &before)
	}
	if v.Phase == rules.Over && before.Phase != rules.Over {
		p.over()
	}
}

// dealt says how the table lies.
func (p *plain) dealt() {
	v := &p.shown.View
	p.line("plain.deal", "deal", int(v.Number)+1, "name", p.dealName(v.Number), "trump", p.cfg.Book.Trump(v.Trump), "dealer", p.name(v.Dealer))
	if v.Turnup != 0 {
		p.line("plain.turnup", "card", p.cfg.Book.Card(v.Turnup))
	}
	if v.Phase != rules.Over {
		p.hand()
	}
	if v.Phase == rules.Playing && v.Led() != 0 {
		p.trick(int(v.Tricks))
	}
}

// acted says what somebody did.
func (p *plain) acted(a rules.Action, before *match.View) {
	v := &p.shown.View
	switch a.Kind() {
	case rules.Playing:
		p.line("plain.plays", "name", p.name(a.Seat()), "card", p.cfg.Book.Card(a.Card()))
	case rules.Offering:
		p.line("plain.says", "name", p.name(a.Seat()), "offer", p.cfg.Book.Offer(a.Offer()))
	case rules.Naming:
		p.line("plain.names", "name", p.name(a.Seat()), "trump", p.cfg.Book.Trump(a.Trump()))
	case rules.Laying:
		p.line("plain.laid", "cards", p.cfg.Book.Cards(a.Cards()), "bid", p.m.Game.Bid(a.Cards()))
	}
	if before.Phase < rules.Playing && v.Phase == rules.Playing {
		p.opened()
	}
	if v.Tricks > before.Tricks {
		t := int(v.Tricks) - 1
		w := p.winning(t)
		p.line("trick.won", "name", p.name(w), "card", p.cfg.Book.Card(v.Played[t][w]), "you", yes(w == p.cfg.Seat))
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
	p.line("plain.trump", "trump", p.cfg.Book.Trump(v.Trump))
	for i := range rules.Seat(p.m.Game.Seats()) {
		if v.Holds[i] != 0 {
			p.line("plain.holds", "name", p.name(i), "offer", p.cfg.Book.Offer(v.Holds[i]), "cards", p.cfg.Book.Cards(v.Aside[i]))
		}
		if i != p.cfg.Seat && v.HandOpen.Has(i) {
			p.line("plain.open", "name", p.name(i), "cards", p.cfg.Book.Cards(v.Hand[i]))
		}
	}
}

// over says how the deal was scored, a sentence for each hand.
func (p *plain) over() {
	v := &p.shown.View
	for i := range rules.Seat(p.m.Game.Seats()) {
		x := p.parts(i)
		p.line("plain.score", "name", p.name(i), "bid", p.bid(i), "won", int(v.Won[i]), "result", p.result(i),
			"tricks", x.tricks, "contract", x.contract, "premium", x.premium+x.vulnerable, "deal", int(v.Points[i]), "total", int(v.Totals[i]))
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
	p.line("plain.hand", "cards", p.list(p.sorted(p.cfg.Seat)))
	v := &p.shown.View
	if v.Turnup != 0 && v.Hand[p.cfg.Seat].Has(v.Turnup) {
		p.line("plain.joker", "card", p.cfg.Book.Card(v.Turnup))
	}
	for i := range p.m.Game.Dummies().All() {
		if v.HandOpen.Has(i) {
			p.line("plain.open", "name", p.name(i), "cards", p.list(p.sorted(i)))
		}
	}
}

func (p *plain) list(cs []cards.Card) string {
	var words []string
	for _, c := range cs {
		words = append(words, p.cfg.Book.Card(c))
	}
	return strings.Join(words, " ")
}

// converse asks until something has been done.
func (p *plain) converse() error {
	p.question()
	for {
		fmt.Fprint(p.out, "> ")
		text, ok := p.in.next(p.ctx)
		if !ok {
			fmt.Fprintln(p.out)
			return errLeft
		}
		done, err := p.obey(strings.Fields(strings.ToLower(phrase.Clean(text, 200))))
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
	default:
		p.print(p.decision())
		p.legal()
	}
}

// legal lists what may be done, each with its number.
func (p *plain) legal() {
	var words []string
	for i, c := range p.choosable() {
		words = append(words, strconv.Itoa(i+1)+": "+p.cfg.Book.Card(c))
	}
	for i, c := range p.menu() {
		words = append(words, strconv.Itoa(i+1)+": "+c.label)
	}
	if len(words) > 0 {
		p.print(strings.Join(words, ", "))
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

// obey does what was typed; done says that the table has moved on.
func (p *plain) obey(words []string) (done bool, err error) {
	v := &p.shown.View
	if len(words) == 0 {
		if v.Stage == match.Dealing {
			return p.did(p.cfg.Table.Deal(p.ctx))
		}
		p.question()
		return false, nil
	}
	verb, rest := p.verb(words[0]), words[1:]
	switch verb {
	case "quit":
		return false, errLeft
	case "again":
		if v.Stage == match.Ended {
			p.outcome = Again
			return false, errLeft
		}
	case "undo":
		return p.did(p.cfg.Table.Undo(p.ctx, p.cfg.Seat))
	case "restart":
		return p.did(p.cfg.Table.Redeal(p.ctx))
	case "next":
		if v.Stage == match.Dealing {
			return p.did(p.cfg.Table.Deal(p.ctx))
		}
	}
	if p.answer(verb) {
		return false, nil
	}
	if v.Options.Pick == 0 {
		p.line("illegal")
		return false, nil
	}
	if verb == "play" || verb == "lay" || verb == "name" {
		words = rest
	}
	return p.decide(verb, words)
}

// verb returns the command's name in English for what was typed in the
// person's language or in English.
func (p *plain) verb(word string) string {
	for _, c := range []string{"hand", "trick", "last", "bids", "score", "legal", "hint", "undo", "restart", "play", "lay", "pass", "declare", "reveal", "name", "next", "again", "help", "quit"} {
		if word == c || word == strings.ToLower(p.say("cmd."+c)) {
			return c
		}
	}
	if word == "?" {
		return "help"
	}
	return word
}

// did reports what became of something asked of the table.
func (p *plain) did(err error) (bool, error) {
	if err == nil {
		p.busy = true
		return true, nil
	}
	p.notice = ""
	p.failed(err)
	p.print(p.notice)
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
	case "last":
		p.trick(int(v.Tricks) - 1)
	case "bids":
		for i := range rules.Seat(p.m.Game.Seats()) {
			p.print(p.name(i) + ": " + p.say("standing", "bid", p.bid(i), "won", int(v.Won[i])) + "  " + p.said(i))
		}
		p.line("plain.trump", "trump", p.cfg.Book.Trump(v.Trump))
	case "score":
		p.print(p.totals(&v.Totals))
	case "legal":
		p.legal()
	case "hint":
		if v.Options.Pick == 0 {
			p.line("hint.none")
			break
		}
		a := bot.Hint(p.m, v)
		p.print(p.hintText(&a))
	case "help":
		p.line("plain.help", "n", p.m.Game.Variant().Aside)
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
			p.line("plain.plays", "name", p.name(s), "card", p.cfg.Book.Card(c))
		}
	}
	if !said {
		p.line("plain.empty")
	}
}

// decide does the decision that was typed.
func (p *plain) decide(verb string, words []string) (bool, error) {
	o := p.shown.View.Options
	switch o.Kind {
	case rules.Laying:
		if cs, ok := p.cards(words); ok && cs.Len() <= rules.MaxAside && o.Has(rules.Lay(o.Seat, cs)) {
			return p.did(p.cfg.Table.Do(p.ctx, p.cfg.Seat, 0, rules.Lay(o.Seat, cs)))
		}
		p.line("plain.lay", "n", int(o.Pick))
		return false, nil
	case rules.Playing:
		if cs, ok := p.cards(words); ok && cs.Len() == 1 {
			p.cursor = cs.First()
			if a := rules.Play(o.Seat, p.cursor); o.Has(a) {
				return p.did(p.cfg.Table.Do(p.ctx, p.cfg.Seat, 0, a))
			}
			p.print(p.refusal())
			return false, nil
		}
	default:
		if a := p.option(verb, words); a != 0 {
			return p.did(p.cfg.Table.Do(p.ctx, p.cfg.Seat, 0, a))
		}
		if p.offer != 0 { // its number is still to be said
			p.question()
			return false, nil
		}
	}
	p.line("plain.what")
	return false, nil
}

// cards reads cards by name or by their number in the list.
func (p *plain) cards(words []string) (s cards.Set, ok bool) {
	o := p.shown.View.Options
	list := p.choosable()
	for _, w := range words {
		w = strings.Trim(w, ",.")
		if n, err := strconv.Atoi(w); err == nil && n >= 1 && n <= len(list) {
			s |= list[n-1].Set()
			continue
		}
		c := p.card(p.shown.View.Hand[o.Seat], w)
		if c == 0 {
			return 0, false
		}
		s |= c.Set()
	}
	return s, s != 0
}

// card finds a card of the hand by its name in any spelling.
func (p *plain) card(hand cards.Set, word string) cards.Card {
	for c := range hand.Cards() {
		rank := p.cfg.Book.Rank(c.Rank())
		for _, name := range []string{c.String(), rank + c.Suit().Symbol(), rank + c.Suit().String(), rank + p.cfg.Book.Suit(c.Suit())[:1]} {
			if strings.EqualFold(name, word) {
				return c
			}
		}
	}
	if c, err := cards.ParseCard(word); err == nil {
		return c
	}
	return 0
}

// option reads an offer or a trump by name or by its number in the menu.
func (p *plain) option(verb string, words []string) rules.Action {
	o := p.shown.View.Options
	menu := p.menu()
	if len(words) == 1 {
		if n, err := strconv.Atoi(words[0]); err == nil && n >= 1 && n <= len(menu) {
			return p.chose(menu[n-1])
		}
		for _, c := range menu {
			if c.label == words[0] || strings.Contains(c.label, " "+words[0]) && o.Kind == rules.Naming || c.trump != 0 && strings.EqualFold(c.trump.String(), words[0]) {
				return p.chose(c)
			}
		}
	}
	offer, err := rules.ParseOffer(strings.Join(append([]string{verb}, words[1:]...), " "))
	if err != nil || o.Kind != rules.Offering {
		return 0
	}
	return p.chose(choice{offer: offer})
}

// chose returns what a choice does, or notes the level whose number is to be
// said yet.
func (p *plain) chose(c choice) rules.Action {
	o := p.shown.View.Options
	if o.Kind == rules.Naming {
		return rules.Name(o.Seat, c.trump)
	}
	if a := rules.Claim(o.Seat, c.offer); o.Has(a) {
		p.offer = 0
		return a
	}
	for a := range o.All() {
		if _, numbered := a.Offer().Number(); numbered && a.Offer().Level() == c.offer {
			p.offer = c.offer
		}
	}
	return 0
}
