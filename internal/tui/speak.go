package tui

import (
	"strconv"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/phrase"
	"ninetynine/match"
	"ninetynine/rules"
)

// asciiWords replaces what a voice or a line of text has no need of cells
// for; the rest is left to asciiOnly.
var asciiWords = strings.NewReplacer("…", "...", "−", "-", "·", ",",
	"ä", "ae", "ö", "oe", "ü", "ue", "Ä", "Ae", "Ö", "Oe", "Ü", "Ue", "ß", "ss", "é", "e", "è", "e")

// ASCII writes a line of text in ASCII as the language does without its dots,
// a question mark for what has no likeness.
func ASCII(b *phrase.Book, s string) string {
	if b.Tag() != "de" {
		s = bare.Replace(s)
	}
	return strings.Map(func(r rune) rune {
		if r > 126 {
			return '?'
		}
		return r
	}, asciiOnly.Replace(asciiWords.Replace(s)))
}

// spoken names a card in words, or in short if that was asked for.
func (p *plain) spoken(c cards.Card) string {
	if p.short || c == 0 || c == cards.Joker {
		return p.cfg.Book.Card(c)
	}
	return p.say("card.spoken", "rank", rankName(p.cfg.Book, c.Rank()), "suit", p.cfg.Book.Suit(c.Suit()))
}

// rankName returns the rank in a word, a number as a number.
func rankName(b *phrase.Book, r cards.Rank) string {
	if key := "rank.name." + r.String(); b.Has(key) {
		return b.Say(key)
	}
	return b.Rank(r)
}

// each names the cards one by one.
func (p *plain) each(s cards.Set) string {
	var words []string
	for c := range s.Cards() {
		words = append(words, p.spoken(c))
	}
	return strings.Join(words, ", ")
}

// bySuits names the cards suit by suit: "clubs: ace, king; hearts: 9".
func (p *plain) bySuits(cs []cards.Card) string {
	var out strings.Builder
	for i, c := range cs {
		same := i > 0 && cs[i-1].Suit() == c.Suit()
		switch {
		case p.short && i > 0:
			out.WriteString(" ")
		case p.short:
		case same:
			out.WriteString(", ")
		case i > 0:
			out.WriteString("; ")
		}
		switch {
		case p.short:
			out.WriteString(p.cfg.Book.Card(c))
		case same:
			out.WriteString(rankName(p.cfg.Book, c.Rank()))
		default:
			out.WriteString(p.cfg.Book.Suit(c.Suit()) + ": " + rankName(p.cfg.Book, c.Rank()))
		}
	}
	return out.String()
}

// you returns who it is about, for a sentence that says it otherwise to the
// person.
func (p *plain) you(s rules.Seat) string { return yes(s == p.seat) }

// begins says which deal this is and how the table lies; on is true where
// the match was left and goes on.
func (p *plain) begins(on bool) {
	v := &p.shown.View
	if on {
		trick := 0
		if v.Phase == rules.Playing {
			trick = int(v.Tricks) + 1
		}
		p.says("plain.resume", "game", int(v.Game)+1, "deal", int(v.Number)+1, "trick", trick, "won", int(v.Won[p.seat]))
	} else {
		p.says("plain.deal", "game", int(v.Game)+1, "deal", int(v.Number)+1, "dealer", p.name(v.Dealer), "you", p.you(v.Dealer))
	}
	if v.Phase == rules.Over {
		return
	}
	p.vulnerable()
	if !p.m.Game.Variant().Order.Has(rules.Laying) {
		p.worth()
	}
	p.lies()
}

// lies says how the table lies in the midst of a deal.
func (p *plain) lies() {
	v := &p.shown.View
	if v.Phase == rules.Playing {
		p.opened()
	} else {
		p.trumpAndWhy()
	}
	if v.Turnup != 0 {
		p.says("plain.turnup", "card", p.spoken(v.Turnup))
	}
	if v.Phase != rules.Over {
		p.hand()
	}
	if v.Phase == rules.Playing && v.Led() != 0 {
		p.trick(int(v.Tricks))
	}
}

// goesOn reports whether the first update is of a match begun earlier.
func (p *plain) goesOn() bool {
	v := &p.shown.View
	return v.Number > 0 || v.Tricks > 0 || v.Stage != match.Playing || p.seat < rules.MaxSeats && v.Aside[p.seat] != 0
}

// trump says what is trump.
func (p *plain) trump() { p.print(p.trumpText()) }

func (p *plain) trumpText() string {
	t := p.shown.View.Trump
	return p.say("plain.trump", "kind", trumpKind(t), "trump", p.cfg.Book.Trump(t))
}

// trumpAndWhy says what is trump, and why unless the card turned up says it.
func (p *plain) trumpAndWhy() {
	s := p.trumpText()
	if why := p.whyTrump(); why != "" && p.shown.View.Turnup == 0 {
		s = strings.TrimSuffix(s, ".") + " (" + why + ")."
	}
	p.print(s)
}

// trumpKind returns the word by which a sentence about a trump differs.
func trumpKind(t rules.Trump) string {
	switch t {
	case rules.NoTrump:
		return "none"
	case rules.Unnamed:
		return "unnamed"
	}
	return "suit"
}

// vulnerable says who is, where that matters.
func (p *plain) vulnerable() {
	var names []string
	for i := range p.shown.View.Vulnerable.All() {
		names = append(names, p.name(i))
	}
	if p.m.Game.Variant().Score.Vulnerable > 0 && len(names) > 0 {
		p.says("plain.vulnerable", "names", strings.Join(names, ", "))
	}
}

// worth says what a bid-card of each suit counts.
func (p *plain) worth() {
	w := p.m.Game.Variant().Worth
	var all cards.Set
	for k := range cards.Suit(cards.Suits) {
		all |= cards.Of(cards.Ace, k).Set()
	}
	var words []string
	for _, c := range byBid(all, w) {
		words = append(words, p.cfg.Book.Suit(c.Suit())+" "+strconv.Itoa(int(w[c.Suit()])))
	}
	p.says("plain.worth", "worth", strings.Join(words, ", "))
}

// exposed reads out bid-cards that lie open in the midst of a deal.
func (p *plain) exposed() {
	v := &p.shown.View
	for i := range rules.Seat(p.m.Game.Seats()) {
		if v.Aside[i] != 0 && (i == p.seat && v.Holds[i] == 0 || !v.AsideOpen.Has(i)) {
			continue // only this person sees them
		}
		if v.Aside[i] != 0 {
			p.says("plain.exposed", "name", p.name(i), "you", p.you(i), "cards", p.each(v.Aside[i]))
		}
	}
}

// bids says what each has bid, offered and won, and which bid-cards lie open.
func (p *plain) bids() {
	v := &p.shown.View
	variant := p.m.Game.Variant()
	for i := range rules.Seat(p.m.Game.Seats()) {
		bid := p.bid(i)
		switch {
		case bid != "?":
		case variant.Order.Has(rules.Laying) && int(v.Held[i]) == variant.Hand:
			bid = "none"
		default:
			bid = "hidden"
		}
		offer := v.Offer[i]
		if v.Holds[i] != 0 {
			offer = v.Holds[i]
		}
		said := "none"
		if offer != 0 {
			said = p.cfg.Book.Offer(offer)
		}
		p.says("plain.bid", "name", p.name(i), "bid", bid, "won", int(v.Won[i]), "offer", said)
	}
	if i := p.seat; v.Phase == rules.Playing && i < rules.MaxSeats && v.Aside[i] != 0 && v.Holds[i] == 0 {
		p.says("plain.laid", "cards", p.each(v.Aside[i]), "bid", p.m.Game.Bid(v.Aside[i]))
	}
	p.holders()
	p.exposed()
	p.trump()
}

// holders says who holds a premium.
func (p *plain) holders() {
	v := &p.shown.View
	for i := range rules.Seat(p.m.Game.Seats()) {
		if v.Holds[i] != 0 {
			p.says("plain.holds", "name", p.name(i), "you", p.you(i), "offer", p.cfg.Book.Offer(v.Holds[i]))
		}
	}
}

// tally says how many tricks each has won.
func (p *plain) tally() string {
	var words []string
	for i := range rules.Seat(p.m.Game.Seats()) {
		words = append(words, p.name(i)+" "+strconv.Itoa(int(p.shown.View.Won[i])))
	}
	return strings.Join(words, ", ")
}

// standing says how the match stands.
func (p *plain) standing() {
	v := &p.shown.View
	if name := p.dealName(); name != "" {
		p.says("plain.where", "game", int(v.Game)+1, "deal", int(v.Number)+1, "name", name)
	} else {
		p.says("page.speech.where", "game", int(v.Game)+1, "deal", int(v.Number)+1)
	}
	var words []string
	for i := range rules.Seat(p.m.Game.Seats()) {
		words = append(words, p.name(i)+" "+strconv.Itoa(int(v.Totals[i])))
	}
	p.says("plain.totals", "totals", strings.Join(words, ", "))
	if g := p.m.Game.Variant().Game; g.Target > 0 {
		p.says("score.target", "n", g.Target)
	} else {
		p.says("score.deals", "n", g.Deals)
	}
	p.vulnerable()
}

// advise gives the hint that was asked for.
func (p *plain) advise(msg hintMsg) {
	p.advised(msg)
	c := p.advice
	if c == nil {
		return
	}
	p.advice = nil
	second := ""
	if c.second != 0 {
		second = p.actSpoken(c.second)
	}
	p.print(p.hintSaying(c, "plain.hint", p.actSpoken(c.act), second))
}

// actSpoken says in words what an act does, and which cards it is about.
func (p *plain) actSpoken(a rules.Action) string {
	switch a.Kind() {
	case rules.Playing:
		return p.spoken(a.Card())
	case rules.Laying:
		return p.say("act.lay", "cards", p.each(a.Cards()), "bid", p.m.Game.Bid(a.Cards()))
	}
	return p.actName(a)
}

// sureText asks once more before a premium is offered: what it is worth,
// what it lays open, and what it costs to fail.
func (p *plain) sureText() string {
	variant := p.m.Game.Variant()
	level := p.sure.Level()
	_, numbered := p.sure.Number()
	open := "bid"
	switch {
	case level == rules.Reveal && numbered:
		open = "both"
	case level == rules.Reveal:
		open = "all"
	case numbered:
		open = "number"
	}
	loss := "opponents"
	switch {
	case variant.Offers.Loss == rules.FromHolder:
		loss = "own"
	case variant.Offers.Many:
		loss = "others"
	}
	return p.say("plain.sure", "level", level.String(), "points", p.m.Game.PremiumWorth(p.sure), "open", open, "loss", loss)
}

// guide says the rules of the variant, the suits in words.
func (p *plain) guide() {
	var names []string
	for k := range cards.Suit(cards.Suits) {
		names = append(names, k.Symbol(), p.cfg.Book.Suit(k))
	}
	variant := p.m.Game.Variant()
	for _, s := range guide(p.cfg.Book, &variant) {
		p.print(strings.NewReplacer(names...).Replace(s))
	}
}

// help lists the commands that this variant has a use for.
func (p *plain) help() {
	v := p.m.Game.Variant()
	offers := "none"
	switch o := &v.Offers; {
	case o.How == rules.NoOffers:
	case o.Declare > 0 && o.Reveal > 0:
		offers = "both"
	case o.Declare > 0:
		offers = "declare"
	case o.Reveal > 0:
		offers = "reveal"
	}
	p.says("plain.help", "n", v.Aside, "lay", yes(v.Order.Has(rules.Laying)), "offer", offers, "name", yes(v.Order.Has(rules.Naming)))
}
