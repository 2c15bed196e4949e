package conversation

import (
	"cmp"
	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	"ninetynine/match"
	"ninetynine/rules"
	"slices"
	"strconv"
	"strings"
)

// CardName names a card in words, or in short by the person's choice; the joker with the card that it
// stands for.
func (p *Conversation) CardName(c cards.Card) string {
	if c != 0 && c == p.Joker() {
		return p.Say("joker.as", "card", p.called(c))
	}
	return p.called(c)
}

// Joker returns the card for which the joker stands; 0 for none.
func (p *Conversation) Joker() cards.Card {
	if !p.Match.Game.HasJoker() {
		return 0
	}
	return p.Shown.View.Turnup
}

// called names a card, even if the joker stands for it.
func (p *Conversation) called(c cards.Card) string {
	if p.Short || c == 0 || c == cards.Joker {
		return p.Book.Card(c)
	}
	return p.Say("card.spoken", "rank", rankName(p.Book, c.Rank()), "suit", p.Book.Suit(c.Suit()))
}

// rankName returns the rank in a word, numbers as digits.
func rankName(b *phrase.Book, r cards.Rank) string {
	if key := "rank.name." + r.String(); b.Has(key) {
		return b.Say(key)
	}
	return b.Rank(r)
}

func (p *Conversation) cardNames(s cards.Set) string { return p.list(slices.Collect(s.Cards())) }

func (p *Conversation) list(cs []cards.Card) string { return joined(cs, p.CardName) }

// bySuits names the cards suit by suit: "clubs: ace, king; hearts: 9". Nines that are trumps
// are a suit.
func (p *Conversation) bySuits(cs []cards.Card) string {
	var suits []string
	before := -1
	for _, c := range cs {
		name, suit := rankName(p.Book, c.Rank()), p.Match.Game.SuitOf(p.Shown.View.Trump, c)
		if suit == cards.Suits {
			name = p.Book.Suit(c.Suit())
		}
		switch {
		case p.Short:
			suits = append(suits, p.Book.Card(c))
		case suit == before:
			suits[len(suits)-1] += ", " + name
		default:
			suits = append(suits, p.suitName(suit)+": "+name)
		}
		before = suit
	}
	return strings.Join(suits, map[bool]string{true: " ", false: "; "}[p.Short])
}

// you returns whether a sentence is about the person, who is then addressed as you.
func (p *Conversation) you(s rules.Seat) string { return phrase.Yes(s == p.Seat) }

// describeDeal describes the deal and the standing; on: a match left earlier is resumed.
func (p *Conversation) describeDeal(on bool) {
	v := &p.Shown.View
	game, deal := int(v.Game)+1, int(v.Number)+1
	if on && p.Chair() != nil {
		trick := 0
		if v.Phase == rules.Playing {
			trick = int(v.Tricks) + 1
		}
		p.says("plain.resume", "game", game, "deal", deal, "trick", trick, "won", int(v.Won[p.Seat]))
	} else {
		p.says("plain.deal", "game", game, "games", p.GamesInAll(), "deal", deal, "deals", p.Match.Game.GameRule().Deals, "dealer", p.Name(v.Dealer), "you", p.you(v.Dealer))
	}
	if v.Phase == rules.Over {
		return
	}
	if deal == 1 {
		p.goals()
	}
	p.print(p.WhoIsVulnerable())
	if !p.Match.Game.Lays() {
		p.worth()
	}
	p.describePosition()
}

// describePosition describes the position in the middle of a deal.
func (p *Conversation) describePosition() {
	v := &p.Shown.View
	playing := v.Phase == rules.Playing
	if playing {
		p.describeExposed()
	} else {
		p.trump(p.WhyTrump())
	}
	if v.Turnup != 0 {
		p.says("plain.turnup", "card", p.called(v.Turnup))
	}
	if v.Phase != rules.Over {
		p.printHand()
	}
	if playing && v.Led() != 0 {
		p.trick(int(v.Tricks))
	}
}

// continuesMatch reports whether the first message belongs to an earlier match.
func (p *Conversation) continuesMatch() bool {
	v := &p.Shown.View
	return v.Number > 0 || v.Tricks > 0 || v.Stage != match.Playing || p.Seat < rules.MaxSeats && v.Aside[p.Seat] != 0
}

// trump names the trump and, unless the turned-up card shows it, the reason.
func (p *Conversation) trump(why string) {
	v, trump := &p.Shown.View, p.TrumpSoFar()
	if trump != v.Trump {
		why = p.WhyTrump()
	}
	s := p.Say("plain.trump", "kind", trumpKind(trump), "trump", p.Book.Trump(trump))
	if why != "" && v.Turnup == 0 {
		s = strings.TrimSuffix(s, ".") + " (" + why + ")."
	}
	p.print(s)
}

// trumpKind returns the argument that selects sentences about trumps.
func trumpKind(t rules.Trump) string {
	switch t {
	case rules.NoTrump:
		return "none"
	case rules.Unnamed:
		return "unnamed"
	}
	return "suit"
}

// worth lists the bidding values of the suits.
func (p *Conversation) worth() {
	w := p.Match.Game.Worth()
	p.says("plain.worth", "worth", joined(Aces(w), func(c cards.Card) string {
		return p.Book.Suit(c.Suit()) + " " + strconv.Itoa(int(w[c.Suit()]))
	}))
}

// exposed reads out bid-cards that are face up in the middle of a deal, except those that only this
// person sees.
func (p *Conversation) exposed() {
	v := &p.Shown.View
	for i := range p.HandCount() {
		if v.Aside[i] != 0 && v.AsideOpen.Has(i) && (i != p.Seat || v.Holds[i] != 0) {
			p.says("plain.exposed", "name", p.Name(i), "you", p.you(i), "cards", p.cardNames(v.Aside[i]))
		}
	}
}

// bids lists each hand's bid, offer and tricks, and the open bid-cards.
func (p *Conversation) bids() {
	v := &p.Shown.View
	for i := range p.HandCount() {
		bid, said := p.Bid(i), "none"
		if bid == "?" {
			bid = "hidden"
			if p.Match.Game.Lays() && int(v.Held[i]) == p.Match.Game.Hand() {
				bid = "none"
			}
		}
		if offer := cmp.Or(v.Holds[i], v.Offer[i]); offer != 0 {
			said = p.Book.Offer(offer)
		}
		p.says("plain.bid", "name", p.label(i), "bid", bid, "won", int(v.Won[i]), "offer", said)
	}
	if i := p.Seat; v.Phase == rules.Playing && i < rules.MaxSeats && v.Aside[i] != 0 && v.Holds[i] == 0 {
		p.laid(v.Aside[i])
	}
	p.keeping()
	p.holders()
	p.exposed()
	p.trump("")
}

// keeping describes the person's aim where the cards left over are the bid: the number announced, and the
// possible bids.
func (p *Conversation) keeping() {
	if p.Chair() == nil {
		return
	}
	left := p.BidLeft(p.Seat)
	if left == "" {
		return
	}
	if n, announced := p.Shown.View.Holds[p.Seat].Number(); announced {
		p.says("page.keeping.said", "said", n)
	}
	key := "page.keeping"
	if left == NoBid {
		key = "page.keeping.lost"
	}
	p.says(key, "n", p.Match.Game.Aside(), "bid", left)
}

// tricks lists the tricks of each hand, and the suits in which the other hands are known to be void.
func (p *Conversation) tricks() {
	p.says("plain.tally", "tally", p.tally())
	v := &p.Shown.View
	for i := range p.HandCount() {
		var suits []string
		for k := range cards.Suits + 1 {
			if v.Void[i]>>k&1 == 1 {
				suits = append(suits, p.suitName(k))
			}
		}
		if i != p.Seat && suits != nil {
			p.says("page.speech.void", "name", p.Name(i), "suits", strings.Join(suits, ", "))
		}
	}
}

// holders names the holders of premiums.
func (p *Conversation) holders() {
	v := &p.Shown.View
	for i := range p.HandCount() {
		if v.Holds[i] != 0 {
			p.says("plain.holds", "name", p.Name(i), "you", p.you(i), "offer", p.Book.Offer(v.Holds[i]))
		}
	}
}

// tally lists the tricks of each hand and, where it is known, the bid.
func (p *Conversation) tally() string {
	v := &p.Shown.View
	return p.perHand(func(i rules.Seat) string {
		won, bid := int(v.Won[i]), p.Bid(i)
		if n, announced := v.Holds[i].Number(); announced {
			bid = strconv.Itoa(n)
		}
		key := "tally.bid"
		if _, err := strconv.Atoi(bid); err == nil {
			key = "tally.of"
		} else if bid == "?" {
			return p.figure(i, won)
		}
		return p.Say(key, "name", p.label(i), "won", won, "bid", bid)
	})
}

// perHand joins a phrase for every hand.
func (p *Conversation) perHand(say func(rules.Seat) string) string {
	var words []string
	for i := range p.HandCount() {
		words = append(words, say(i))
	}
	return strings.Join(words, ", ")
}

func (p *Conversation) allPoints(all *match.Points) string {
	return p.perHand(func(i rules.Seat) string { return p.figure(i, int(all[i])) })
}

// label names a hand at the head of a line: the person's own is theirs, as a name may end in a number.
func (p *Conversation) label(i rules.Seat) string {
	if i == p.Seat {
		return p.Say("you")
	}
	return p.Name(i)
}

func (p *Conversation) figure(i rules.Seat, n int) string { return p.label(i) + ": " + strconv.Itoa(n) }

// standing describes the score of the match.
func (p *Conversation) standing() {
	v := &p.Shown.View
	key, name := "page.speech.where", p.DealName()
	if name != "" {
		key = "plain.where"
	}
	p.says(key, "game", int(v.Game)+1, "deal", int(v.Number)+1, "name", name)
	p.says("plain.totals", "totals", p.allPoints(&v.Totals))
	p.goals()
	if v.Wins != (match.Points{}) || v.Sum != (match.Points{}) {
		p.says("page.speech.sums", "sums", p.allPoints(&v.Sum), "wins", p.allPoints(&v.Wins))
	}
	p.print(p.WhoIsVulnerable())
}

// goals names the target of a game, and of the rubber where it is a race.
func (p *Conversation) goals() {
	p.print(p.Goal())
	if r := p.Match.Game.RubberRule(); r.Games == 0 && r.Wins > 0 {
		p.says("score.wins", "n", r.Wins)
	}
}

// wantsHint has the client request a hint, if there is a decision.
func (p *Conversation) wantsHint() {
	switch v := &p.Shown.View; {
	case v.Phase == rules.Over:
		p.wantsReport()
	case !p.Shown.Table.Hints:
		p.says("page.speech.nohints")
	case v.Options.Pick == 0:
		p.says("hint.none")
	default:
		p.says("page.hint.thinking")
		p.answer.Request = RequestHint
	}
}

// PrintHint prints a requested hint.
func (p *Conversation) PrintHint(c *Hint) Answer {
	p.Hint = c.Act
	p.print(p.HintSaying(c, "plain.hint", p.CardName, p.cardNames))
	p.says("plain.take", "command", p.word("take"))
	return p.takeAnswer()
}

// followHint follows the hint, or requests one if there is none; a premium has to be confirmed.
func (p *Conversation) followHint() {
	switch o := p.Shown.View.Options; {
	case p.Hint == 0 || !o.Has(p.Hint):
		p.wantsHint()
	case p.Hint.Kind() == rules.Offering && p.Hint.Offer() != rules.Pass && o.Len() > 1:
		p.Sure = p.Hint.Offer()
		p.question()
	default:
		p.chooseOption(p.Hint, "1")
	}
}

// sureText asks for confirmation of a premium: its worth, the cards it exposes, and the results of making
// or failing the contract.
func (p *Conversation) sureText() string {
	said, numbered := p.Sure.Number()
	open := map[bool]string{true: "number", false: "bid"}[numbered]
	if p.Sure.Level() == rules.Reveal {
		open = map[bool]string{true: "both", false: "all"}[numbered]
	}
	return p.Say("plain.sure", "level", p.Sure.Level().String(), "points", p.Match.Game.PremiumWorth(p.Sure),
		"open", open, "said", said, "loss", p.loss())
}

// guide prints the rules of the variant, with suits in words.
func (p *Conversation) guide() {
	var names []string
	for k := range cards.Suit(cards.Suits) {
		names = append(names, k.Symbol(), p.Book.Suit(k))
	}
	for _, s := range p.VariantRules() {
		p.print(strings.NewReplacer(names...).Replace(s))
	}
}

// help lists the commands that are useful in this variant, and those about tables.
func (p *Conversation) help() {
	rule := p.Match.Game.OfferRule()
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
	p.says("plain.help", "n", p.Match.Game.Aside(), "lay", phrase.Yes(p.Match.Game.Lays()), "offer", offers,
		"name", phrase.Yes(p.Match.Game.Variant().Order.Has(rules.Naming)))
	p.says("plain.help.table",
		"list", p.wordList("who", "link", "say", "ready", "agree", "pause", "resume", "claim", "leave", "back", "abandon", "time"),
		"seats", p.wordList("sit", "bot", "remove"), "lock", p.wordList("lock", "unlock"), "ban", p.wordList("ban"), "admit", p.wordList("admit"),
		"ties", p.wordList("follow", "unfollow", "mute", "unmute", "block", "unblock"))
}
