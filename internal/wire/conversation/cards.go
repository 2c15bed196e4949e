package conversation

import (
	"cmp"
	"fmt"
	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	"ninetynine/match"
	"ninetynine/rules"
	"slices"
	"strconv"
	"strings"
)

// TrumpSoFar returns this deal's trump. Before it is known, that is the trump that
// stays if no player bids for a premium, until a player is heard to.
func (p *Conversation) TrumpSoFar() rules.Trump {
	v := &p.Shown.View
	bids := func(o rules.Offer) bool { return o != 0 && o.Level() != rules.Pass }
	if v.Trump == rules.Unnamed && !slices.ContainsFunc(v.Offer[:], bids) {
		return v.Stay
	}
	return v.Trump
}

// WhyTrump says in a few words where this deal's trump comes from; "" until it is known.
func (p *Conversation) WhyTrump() string {
	v := &p.Shown.View
	o := v.Origin
	switch {
	case v.Phase == 0:
		return ""
	case p.TrumpSoFar() != v.Trump:
		return p.Say("why.stay")
	case o.Cause == match.Turnup && v.Turnup != 0:
		return p.Say("why.turnup", "card", p.Book.Card(v.Turnup))
	case o.Cause == match.Named:
		return p.Say("why.named", "name", p.Name(o.By), "you", phrase.Yes(o.By == p.Seat))
	}
	key := map[match.Cause]string{
		match.FirstDeal: "why.first", match.NewGame: "why.game", match.Stayed: "why.stays", match.Success: "why.success", match.Rotation: "why.rotation",
	}[o.Cause]
	if key == "" {
		return ""
	}
	return p.Say(key, "n", int(o.Made))
}

// WhoIsVulnerable names the vulnerable players and their risk; "" in variants without vulnerability.
func (p *Conversation) WhoIsVulnerable() string {
	ss, n := p.Shown.View.Vulnerable, p.Match.Game.VulnerableWorth()
	if ss == 0 || n == 0 {
		return ""
	}
	return p.Say("plain.vulnerable", "names", p.Names(ss), "both", phrase.Yes(ss.Len() > 1), "n", n)
}

// WhyHolder names the premium's holder and the reason, where several players offered one, and says if
// the score alone explains the offer.
func (p *Conversation) WhyHolder() string {
	v := &p.Shown.View
	h := v.Holder()
	var said []string
	if why := p.Match.Game.Preferred(&v.View); why != rules.Unrivalled {
		said = append(said, p.Say("why.holds", "name", p.Name(h), "you", phrase.Yes(h == p.Seat),
			"why", map[rules.Precedence]string{rules.ByLevel: "level", rules.ByPlace: "near"}[why]))
	}
	if n := p.Match.Behind(v); n != 0 {
		said = append(said, p.Say("why.behind", "name", p.Name(h), "you", phrase.Yes(h == p.Seat), "n", n))
	}
	return strings.Join(said, " ")
}

// DummyBy names the player who plays the dummy now.
func (p *Conversation) DummyBy() string {
	s := p.Match.Game.Controller(&p.Shown.View.View)
	if s == rules.Nobody {
		return ""
	}
	return p.Say("dummy.by", "name", p.Name(s), "you", phrase.Yes(s == p.Seat))
}

// NoBid is the result of BidLeft if no bid is possible any more.
const NoBid = "–"

// BidLeft returns the bids that a seat can still make with its cards and tricks, as "2–5", where the
// cards left over are the bid.
func (p *Conversation) BidLeft(seat rules.Seat) string {
	v, g := &p.Shown.View, p.Match.Game
	aside := g.Aside()
	if g.Lays() || v.Phase == rules.Over || !v.HandOpen.Has(seat) || v.Hand[seat].Len() < aside {
		return ""
	}
	sums := make([]uint32, aside+1) // as bits: the possible bids of this many of the cards
	sums[0] = 1
	for _, c := range ByBid(v.Hand[seat], g.Worth()) {
		for n := aside; n > 0; n-- {
			sums[n] |= sums[n-1] << g.Bid(c.Set())
		}
	}
	won, over := int(v.Won[seat]), int(v.Tricks)
	var spans []string
	for n, from := 0, -1; n <= 32; n++ {
		zero := n == 0 && g.ScoreRule().ZeroOrAll && won == over // no trick is lost
		may := n < 32 && sums[aside]>>n&1 == 1 && (zero || n >= won && n <= won+g.Tricks()-over)
		switch {
		case may && from < 0:
			from = n
		case !may && from >= 0:
			spans, from = append(spans, span(from, n-1)), -1
		}
	}
	return cmp.Or(strings.Join(spans, ", "), NoBid)
}

// span returns a span of numbers, as "2–5".
func span(from, to int) string {
	if from == to {
		return strconv.Itoa(from)
	}
	return fmt.Sprintf("%d–%d", from, to)
}

// adviceBid returns the number of tricks to which a hint's chance refers; "" if it is not fixed yet.
func (p *Conversation) adviceBid(a rules.Action) string {
	v := &p.Shown.View
	var premium rules.Offer
	var aside cards.Set
	if s := p.Seat; s < rules.MaxSeats && v.AsideOpen.Has(s) {
		aside = v.Aside[s]
	}
	switch {
	case a.Kind() == rules.Laying:
		aside = a.Cards()
	case a.Kind() == rules.Offering:
		premium = a.Offer()
	case p.Seat < rules.MaxSeats:
		premium = v.Holds[p.Seat]
	}
	if n, announced := premium.Number(); announced {
		return strconv.Itoa(n)
	} else if aside.Len() != p.Match.Game.Aside() {
		return ""
	}
	return p.bidWords(aside)
}

// bidWords returns the bid of bid-cards in words.
func (p *Conversation) bidWords(s cards.Set) string {
	return p.bidText(s, func(all string) string { return p.Say("guide.or", "a", "0", "b", all) })
}

// bidText returns what bid-cards come to; in variants where winning every trick
// also makes a bid of 0, it names both.
func (p *Conversation) bidText(s cards.Set, either func(all string) string) string {
	n := p.Match.Game.Bid(s)
	if n == 0 && p.Match.Game.ScoreRule().ZeroOrAll {
		return either(strconv.Itoa(p.Match.Game.Tricks()))
	}
	return strconv.Itoa(n)
}

// DealName returns the name for dealing the same deal again: the seed and a number; "" if that has no
// name.
func (p *Conversation) DealName() string {
	n := p.Shown.Table.Number
	if n == nil || p.Settings.Seed == "" {
		return ""
	}
	return phrase.Clean(p.Settings.Seed, 16) + "/" + strconv.FormatUint(*n, 10)
}

// BottomSeat returns the seat at the bottom of the screen.
func (p *Conversation) BottomSeat() rules.Seat {
	if p.Seat >= rules.MaxSeats {
		return 0
	}
	return p.Seat
}

// Bid returns a seat's known bid, or its possible bids, by its bid-cards and not by its announcement.
func (p *Conversation) Bid(seat rules.Seat) string {
	v := &p.Shown.View
	if !v.AsideOpen.Has(seat) || v.Aside[seat].Len() != p.Match.Game.Aside() {
		return cmp.Or(p.BidLeft(seat), "?")
	}
	return p.bidText(v.Aside[seat], func(all string) string { return "0/" + all })
}

// Winning returns whose card is the best one of a trick so far.
func (p *Conversation) Winning(t int) rules.Seat {
	then := p.Shown.View.View
	then.Phase, then.Tricks = rules.Playing, uint8(t)
	return p.Match.Game.Taking(&then)
}

// ByBid returns the cards by bidding value, the highest first, and by rank within a suit.
func ByBid(s cards.Set, w rules.Worth) []cards.Card {
	cs := slices.Collect(s.Cards())
	slices.SortStableFunc(cs, func(a, b cards.Card) int { return int(w[b.Suit()]) - int(w[a.Suit()]) })
	return cs
}

// Aces returns a card of each suit, in that order.
func Aces(w rules.Worth) []cards.Card {
	var all cards.Set
	for k := range cards.Suit(cards.Suits) {
		all |= cards.Of(cards.Ace, k).Set()
	}
	return ByBid(all, w)
}

// layout returns the order of a hand's suits throughout a deal: by bidding value, which alternates black
// and red in most variants, or changed so that the colours alternate if the hand was dealt none of a
// middle suit.
func layout(dealt cards.Set) []cards.Suit {
	switch cs, hs, ss, ds := cards.Clubs, cards.Hearts, cards.Spades, cards.Diamonds; {
	case dealt.In(hs) == 0:
		return []cards.Suit{cs, ds, ss, hs}
	case dealt.In(ss) == 0:
		return []cards.Suit{hs, cs, ds, ss}
	default:
		return []cards.Suit{cs, hs, ss, ds}
	}
}

// laidOut returns the cards in that order of suits, the highest of each first;
// nines that are trumps come first.
func laidOut(s cards.Set, suits []cards.Suit, g *rules.Game, t rules.Trump) []cards.Card {
	var cs, nines []cards.Card
	for _, k := range suits {
		for c := range s.In(k).Cards() {
			if g.SuitOf(t, c) == cards.Suits {
				nines = append(nines, c)
				continue
			}
			cs = append(cs, c)
		}
	}
	return append(nines, cs...)
}

// HandInTurn returns the cards of the hand that plays or lays, in display order.
func (p *Conversation) HandInTurn() []cards.Card {
	if o := p.Shown.View.Options; o.Kind == rules.Playing {
		return p.Sorted(o.Seat)
	}
	return p.Sorted(p.BottomSeat())
}

// Sorted returns a hand in display order.
func (p *Conversation) Sorted(seat rules.Seat) []cards.Card {
	v := &p.Shown.View
	dealt := v.Hand[seat] | v.Aside[seat]
	for _, trick := range v.Played {
		if c := trick[seat]; c != 0 {
			dealt |= c.Set()
		}
	}
	return laidOut(v.Hand[seat], layout(dealt), p.Match.Game, v.Trump)
}

// RankKey returns the key for a rank: its letter, the last of two letters, or the first digit.
func (p *Conversation) RankKey(r cards.Rank) string {
	name := []rune(strings.ToLower(p.Book.Rank(r)))
	if r >= cards.Jack {
		return string(name[len(name)-1:])
	}
	return string(name[:1])
}

// Refusal says why a card cannot be played.
func (p *Conversation) Refusal(c cards.Card) string {
	v := &p.Shown.View
	led := v.Led()
	if led == 0 || !v.Hand[v.Options.Seat].Has(c) {
		return p.Say("illegal")
	}
	return p.Say("illegal.follow", "suit", p.suitName(p.Match.Game.SuitOf(v.Trump, led)))
}

// suitName returns what a suit is called, nines as trumps being one.
func (p *Conversation) suitName(k int) string {
	if k == cards.Suits {
		return p.Say("trump.nines")
	}
	return p.Book.Suit(cards.Suit(k))
}
