package tui

import (
	"cmp"
	"strconv"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	"ninetynine/match"
	"ninetynine/rules"
)

// asciiWords replaces characters where the width does not matter: in speech and
// in lines of text. The rest is left to asciiOnly.
var asciiWords = strings.NewReplacer("…", "...", "−", "-", "·", ",",
	"ä", "ae", "ö", "oe", "ü", "ue", "Ä", "Ae", "Ö", "Oe", "Ü", "Ue", "ß", "ss", "é", "e", "è", "e")

// ASCII writes a line of text in ASCII, as the language does without its dots,
// with question marks for what cannot be written.
func ASCII(b *phrase.Book, s string) string {
	if b.Tag() != "de" {
		s = phrase.Bare(s)
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
	var suits []string
	for i, c := range cs {
		switch rank := rankName(p.cfg.Book, c.Rank()); {
		case p.short:
			suits = append(suits, p.cfg.Book.Card(c))
		case i > 0 && cs[i-1].Suit() == c.Suit():
			suits[len(suits)-1] += ", " + rank
		default:
			suits = append(suits, p.cfg.Book.Suit(c.Suit())+": "+rank)
		}
	}
	return strings.Join(suits, map[bool]string{true: " ", false: "; "}[p.short])
}

// you returns whether a sentence is about the person, who is then addressed.
func (p *plain) you(s rules.Seat) string { return yes(s == p.seat) }

// begins says which deal this is and how things stand; on is true if a match
// left earlier is resumed.
func (p *plain) begins(on bool) {
	v := &p.shown.View
	game, deal := int(v.Game)+1, int(v.Number)+1
	if on && p.chair() != nil {
		trick := 0
		if v.Phase == rules.Playing {
			trick = int(v.Tricks) + 1
		}
		p.says("plain.resume", "game", game, "deal", deal, "trick", trick, "won", int(v.Won[p.seat]))
	} else {
		p.says("plain.deal", "game", game, "games", p.gamesInAll(), "deal", deal, "deals", p.m.Game.GameRule().Deals, "dealer", p.name(v.Dealer), "you", p.you(v.Dealer))
	}
	if v.Phase == rules.Over {
		return
	}
	if deal == 1 {
		p.goals()
	}
	p.vulnerable()
	if !p.m.Game.Lays() {
		p.worth()
	}
	p.lies()
}

// lies says how things stand in the middle of a deal.
func (p *plain) lies() {
	v := &p.shown.View
	playing := v.Phase == rules.Playing
	if playing {
		p.opened()
	} else {
		p.trump(p.whyTrump())
	}
	if v.Turnup != 0 {
		p.says("plain.turnup", "card", p.spoken(v.Turnup))
	}
	if v.Phase != rules.Over {
		p.hand()
	}
	if playing && v.Led() != 0 {
		p.trick(int(v.Tricks))
	}
}

// goesOn reports whether the first message belongs to a match begun earlier.
func (p *plain) goesOn() bool {
	v := &p.shown.View
	return v.Number > 0 || v.Tricks > 0 || v.Stage != match.Playing || p.seat < rules.MaxSeats && v.Aside[p.seat] != 0
}

// trump says what is trump and, unless the turned-up card shows it, why.
func (p *plain) trump(why string) {
	v, trump := &p.shown.View, p.Model.trump()
	if trump != v.Trump {
		why = p.whyTrump()
	}
	s := p.say("plain.trump", "kind", trumpKind(trump), "trump", p.cfg.Book.Trump(trump))
	if why != "" && v.Turnup == 0 {
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
	if s := p.whoIsVulnerable(); s != "" {
		p.print(s)
	}
}

// worth says what a bid-card of each suit counts.
func (p *plain) worth() {
	w := p.m.Game.Worth()
	var words []string
	for _, c := range aces(w) {
		words = append(words, p.cfg.Book.Suit(c.Suit())+" "+strconv.Itoa(int(w[c.Suit()])))
	}
	p.says("plain.worth", "worth", strings.Join(words, ", "))
}

// exposed reads out bid-cards that are face up in the middle of a deal, but not
// those that only this person sees.
func (p *plain) exposed() {
	v := &p.shown.View
	for i := range p.hands() {
		if v.Aside[i] != 0 && v.AsideOpen.Has(i) && (i != p.seat || v.Holds[i] != 0) {
			p.says("plain.exposed", "name", p.name(i), "you", p.you(i), "cards", p.each(v.Aside[i]))
		}
	}
}

// bids says what each has bid, offered and won, and which bid-cards lie open.
func (p *plain) bids() {
	v := &p.shown.View
	for i := range p.hands() {
		bid, said := p.bid(i), "none"
		if bid == "?" {
			bid = "hidden"
			if p.m.Game.Lays() && int(v.Held[i]) == p.m.Game.Hand() {
				bid = "none"
			}
		}
		if offer := cmp.Or(v.Holds[i], v.Offer[i]); offer != 0 {
			said = p.cfg.Book.Offer(offer)
		}
		p.says("plain.bid", "name", p.name(i), "bid", bid, "won", int(v.Won[i]), "offer", said)
	}
	if i := p.seat; v.Phase == rules.Playing && i < rules.MaxSeats && v.Aside[i] != 0 && v.Holds[i] == 0 {
		p.laid(v.Aside[i])
	}
	p.keeping()
	p.holders()
	p.exposed()
	p.trump("")
}

// keeping says what the person aims at where the cards left over are the bid:
// the number announced, and what those cards can still come to.
func (p *plain) keeping() {
	if p.chair() == nil {
		return
	}
	left := p.bidLeft(p.seat)
	if left == "" {
		return
	}
	if n, announced := p.shown.View.Holds[p.seat].Number(); announced {
		p.says("page.keeping.said", "said", n)
	}
	key := "page.keeping"
	if left == noBid {
		key = "page.keeping.lost"
	}
	p.says(key, "n", p.m.Game.Aside(), "bid", left)
}

// holders says who holds a premium.
func (p *plain) holders() {
	v := &p.shown.View
	for i := range p.hands() {
		if v.Holds[i] != 0 {
			p.says("plain.holds", "name", p.name(i), "you", p.you(i), "offer", p.cfg.Book.Offer(v.Holds[i]))
		}
	}
}

// tally says how many tricks each hand has won and, where it is known, bid.
func (p *plain) tally() string {
	v := &p.shown.View
	return p.perHand(func(i rules.Seat) string {
		won, bid := int(v.Won[i]), p.bid(i)
		if n, announced := v.Holds[i].Number(); announced {
			bid = strconv.Itoa(n)
		}
		if bid == "?" {
			return p.name(i) + " " + strconv.Itoa(won)
		}
		return p.say("tally.bid", "name", p.name(i), "won", won, "bid", bid)
	})
}

// perHand lists a phrase for every hand.
func (p *plain) perHand(say func(rules.Seat) string) string {
	var words []string
	for i := range p.hands() {
		words = append(words, say(i))
	}
	return strings.Join(words, ", ")
}

// points lists every hand's points.
func (p *plain) points(all *match.Points) string {
	return p.perHand(func(i rules.Seat) string { return p.name(i) + " " + strconv.Itoa(int(all[i])) })
}

// standing says how the match stands.
func (p *plain) standing() {
	v := &p.shown.View
	key, name := "page.speech.where", p.dealName()
	if name != "" {
		key = "plain.where"
	}
	p.says(key, "game", int(v.Game)+1, "deal", int(v.Number)+1, "name", name)
	p.says("plain.totals", "totals", p.points(&v.Totals))
	p.goals()
	if v.Wins != (match.Points{}) || v.Sum != (match.Points{}) {
		p.says("page.speech.sums", "sums", p.points(&v.Sum), "wins", p.points(&v.Wins))
	}
	p.vulnerable()
}

// goals says what a game goes to, and the rubber where it is a race.
func (p *plain) goals() {
	p.print(p.goal())
	if r := p.m.Game.RubberRule(); r.Games == 0 && r.Wins > 0 {
		p.says("score.wins", "n", r.Wins)
	}
}

// advise gives the hint that was asked for.
func (p *plain) advise(msg hintMsg) {
	p.advised(msg)
	if p.advice == nil {
		return
	}
	p.print(p.hintSaying(p.advice, "plain.hint", p.spoken, p.each))
	p.says("plain.take", "command", p.say("cmd.take"))
}

// takes follows the hint; a premium has to be confirmed.
func (p *plain) takes() {
	switch o := p.shown.View.Options; {
	case p.advice == nil:
		p.says("plain.take.none", "command", p.say("cmd.hint"))
	case p.advice.act.Kind() == rules.Offering && p.advice.act.Offer() != rules.Pass && o.Len() > 1:
		p.sure = p.advice.act.Offer()
		p.question()
	default:
		p.do(p.advice.act)
	}
}

// sureText asks for confirmation of a premium: what it is worth, what it lays
// open, and what making or failing the contract brings.
func (p *plain) sureText() string {
	said, numbered := p.sure.Number()
	open := map[bool]string{true: "number", false: "bid"}[numbered]
	if p.sure.Level() == rules.Reveal {
		open = map[bool]string{true: "both", false: "all"}[numbered]
	}
	return p.say("plain.sure", "level", p.sure.Level().String(), "points", p.m.Game.PremiumWorth(p.sure),
		"open", open, "said", said, "loss", p.loss())
}

// guide says the rules of the variant, the suits in words.
func (p *plain) guide() {
	var names []string
	for k := range cards.Suit(cards.Suits) {
		names = append(names, k.Symbol(), p.cfg.Book.Suit(k))
	}
	for _, s := range p.variantRules() {
		p.print(strings.NewReplacer(names...).Replace(s))
	}
}

// help lists the commands that are useful in this variant, and those of tables.
func (p *plain) help() {
	rule := p.m.Game.OfferRule()
	offers := "none"
	switch {
	case rule.How == rules.NoOffers:
	case rule.Declare > 0 && rule.Reveal > 0:
		offers = "both"
	case rule.Declare > 0:
		offers = "declare"
	case rule.Reveal > 0:
		offers = "reveal"
	}
	p.says("plain.help", "n", p.m.Game.Aside(), "lay", yes(p.m.Game.Lays()), "offer", offers,
		"name", yes(p.m.Game.Variant().Order.Has(rules.Naming)))
	list := func(verbs ...string) string {
		for i, v := range verbs {
			verbs[i] = p.say(p.wordKey(v))
		}
		return strings.Join(verbs, ", ")
	}
	p.says("plain.help.table",
		"list", list("who", "say", "ready", "agree", "pause", "resume", "claim", "leave", "back", "abandon", "time"),
		"seats", list("sit", "bot", "remove"), "lock", list("lock", "unlock"), "ban", list("ban"), "admit", list("admit"))
}
