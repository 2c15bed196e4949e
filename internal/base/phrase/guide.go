package phrase

import (
	"slices"
	"strconv"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/base/letters"
	"ninetynine/rules"
)

// A Chapter is a part of a guide about one subject, in paragraphs.
type Chapter struct {
	// Key names the subject.
	Key string `json:"key" wire:"enum=bid|play|trump|score|premium|dummy|vulnerable|end|advice"`
	// Title is the heading.
	Title string `json:"title"`
	// Text are the paragraphs.
	Text []string `json:"text"`
}

// Guide returns the rules of a variant for a newcomer. They follow from the variant's fields alone,
// so house variants get them too; features that a variant lacks get no chapter.
func (b *Book) Guide(v *rules.Variant) []Chapter {
	var out []Chapter
	chapter := func(key, title string, text ...string) {
		if len(text) > 0 {
			out = append(out, Chapter{key, title, text})
		}
	}
	chapter("bid", b.Say("guide.title.bid"), guideBid(b, v)...)
	chapter("play", b.Say("guide.title.play"), guidePlay(b, v)...)
	chapter("trump", b.Say("guide.title.trump"), guideTrump(b, v)...)
	chapter("score", b.Say("guide.title.score"), guideScore(b, v)...)
	chapter("premium", b.Say("guide.title.premium"), guidePremium(b, v)...)
	if v.Dummy {
		chapter("dummy", b.Say("guide.title.dummy"), guideDummy(b, v)...)
	}
	if v.Score.Vulnerable > 0 {
		chapter("vulnerable", b.Say("guide.title.vulnerable"), b.Say("guide.vulnerable", "n", v.Score.Vulnerable))
	}
	chapter("end", b.Say("guide.title.end"), guideEnd(b, v)...)
	chapter("advice", b.Say("guide.title.advice"), guideAdvice(b, v)...)
	return out
}

// Clauses returns the variant's clauses with its house rules in the language. What sources say stays in English.
func (b *Book) Clauses(v *rules.Variant) []rules.Clause {
	all := slices.Clone(v.Clauses)
	for i := range all {
		switch c := &all[i]; {
		case c.Basis != rules.House:
		case c.Is != "":
			c.Text = b.Say("guide.house", "is", c.Is, "was", c.Was)
		case b.Tag() != "en":
			c.Text = b.Say("guide.house.above")
		}
	}
	return all
}

func guidePlay(b *Book, v *rules.Variant) []string {
	two := Yes(v.Live() == 2)
	return []string{
		b.Say("guide.deal", "two", two, "games", Yes(v.Rubber.Games != 1)),
		b.Say("guide.play", "two", two),
		b.Say("guide.ranks", "ranks", ranksText(b, v.Ranks)),
		b.Say("guide.show", "left", Yes(!v.Order.Has(rules.Laying))),
	}
}

// guideScore says what a deal scores, and the most that it can score where the game is named for it.
func guideScore(b *Book, v *rules.Variant) []string {
	out := []string{b.Say("guide.points", "n", v.Score.Trick, "table", madeTable(b, v))}
	most := v.Score.Trick*v.Tricks() + v.Score.Made[1] + v.Offers.Reveal
	if most == 99 && v.Tricks() == 9 && v.Offers.Reveal > v.Offers.Declare && !v.Offers.Many {
		out = append(out, b.Say("guide.most", "n", most))
	}
	return out
}

// guideAdvice is David Parlett's advice on play, as far as it holds for the
// variant's pack; it is about choosing bid-cards.
func guideAdvice(b *Book, v *rules.Variant) []string {
	ranks := strings.Fields(ranksText(b, v.Ranks))
	if !v.Order.Has(rules.Laying) || len(ranks) < 6 {
		return nil
	}
	usual := v.Ranks == rules.RanksFrom(cards.Six)
	out := []string{
		b.Say("guide.advice", "n", v.Aside, "usual", Yes(usual), "low", ranks[len(ranks)-1], "next", ranks[len(ranks)-2]),
		b.Say("guide.advice.else"),
	}
	if usual && v.Hand == 12 && v.Aside == 3 && v.Worth == (rules.Worth{3, 0, 2, 1}) {
		var suits []string
		for _, suit := range []struct {
			k     cards.Suit
			ranks []cards.Rank
		}{
			{cards.Diamonds, []cards.Rank{cards.Ace, cards.King, cards.Queen}},
			{cards.Clubs, []cards.Rank{cards.Ace, cards.Ten, cards.Eight, cards.Six}},
			{cards.Hearts, []cards.Rank{cards.Seven, cards.Six}},
			{cards.Spades, []cards.Rank{cards.Ten, cards.Eight, cards.Six}},
		} {
			text := suit.k.Symbol()
			for _, r := range suit.ranks {
				text += " " + b.Rank(r)
			}
			suits = append(suits, text)
		}
		out = append(out, b.Say("guide.advice.example", "hand", strings.Join(suits, ", ")))
	}
	return out
}

func guideDummy(b *Book, v *rules.Variant) []string {
	out := []string{b.Say("guide.dummy", "n", v.Aside), b.Say("guide.dummy.play")}
	if v.Score.Dummy == rules.DummyUnder {
		out = append(out, b.Say("guide.dummy.under"))
	}
	return out
}

func guideBid(b *Book, v *rules.Variant) []string {
	key := "guide.lay"
	if !v.Order.Has(rules.Laying) {
		key = "guide.left"
	}
	out := []string{b.Say(key, "n", v.Aside, "hand", v.Hand, "tricks", v.Tricks(), "worth", worthText(v))}
	if v.Score.ZeroOrAll {
		out = append(out, b.Say("guide.zero", "tricks", v.Tricks()))
	}
	return out
}

// worthText returns what each suit bids, the dearest first.
func worthText(v *rules.Variant) string {
	ks := []cards.Suit{cards.Clubs, cards.Hearts, cards.Spades, cards.Diamonds}
	slices.SortStableFunc(ks, func(a, b cards.Suit) int { return int(v.Worth[b]) - int(v.Worth[a]) })
	return letters.Join(slices.Values(ks), ", ", func(k cards.Suit) string { return k.Symbol() + " " + strconv.Itoa(int(v.Worth[k])) })
}

// ranksText returns ranks in the language's own letters, highest first.
func ranksText(b *Book, rs rules.Ranks) string {
	var ws []string
	for r := cards.Ace; r >= cards.Two; r-- {
		if rs>>r&1 == 1 {
			ws = append(ws, b.Rank(r))
		}
	}
	return strings.Join(ws, " ")
}

func guideTrump(b *Book, v *rules.Variant) []string {
	first, plain := b.Trump(v.Trump.First), Yes(v.Trump.First == rules.NoTrump)
	var out []string
	switch v.Trump.By {
	case rules.BySuccess:
		out = []string{b.Say("guide.success", "table", successTable(b, v), "first", first, "plain", plain)}
	case rules.ByTurnup:
		s := b.Say("guide.turnup", "kept", Yes(v.DealsAll()))
		ranks := "none"
		if v.Trump.Plain != 0 {
			ranks = oneOf(b, strings.Fields(ranksText(b, v.Trump.Plain)))
		}
		if v.Joker || v.Trump.Plain != 0 {
			s += " " + b.Say("guide.turnup.none", "ranks", ranks, "joker", Yes(v.Joker))
		}
		if out = []string{s}; v.Joker {
			out = append(out, b.Say("guide.joker"))
		}
		return out
	case rules.ByHolder:
		named := b.Say("guide.holder.suits")
		if v.Trump.None {
			named = b.Say("guide.or", "a", named, "b", b.Say("trump.none"))
		}
		if v.Trump.Nines {
			named = b.Say("guide.or", "a", named, "b", b.Say("guide.holder.nines"))
		}
		out = []string{b.Say("guide.holder", "trumps", named, "first", first, "plain", plain)}
		if v.Trump.Nines {
			nines := letters.Join(slices.Values(v.Trump.NineOrder[:]), " ", func(k cards.Suit) string { return b.Card(cards.Of(cards.Nine, k)) })
			out = append(out, b.Say("guide.nines", "nines", nines))
		}
	}
	if v.Trump.By == rules.ByRotation {
		out = []string{b.Say("guide.rotation", "list", letters.Join(slices.Values(v.Trump.Rotation), ", ", b.Trump))}
	}
	if v.Rubber.Games != 1 && !v.Trump.Across {
		out[0] += " " + b.Say("guide.afresh", "first", first)
	}
	return out
}

func oneOf(b *Book, words []string) string {
	last := len(words) - 1
	if last == 0 {
		return words[0]
	}
	return b.Say("guide.or", "a", strings.Join(words[:last], ", "), "b", words[last])
}

// successTable returns the trump after each number of contracts made; neighbours with the same
// trump share an entry.
func successTable(b *Book, v *rules.Variant) string {
	var rows []string
	for i := 0; i < len(v.Trump.After); {
		j := i
		for j+1 < len(v.Trump.After) && v.Trump.After[j+1] == v.Trump.After[i] {
			j++
		}
		counts := strconv.Itoa(i)
		if j > i {
			counts += "–" + strconv.Itoa(j)
		}
		rows = append(rows, b.Say("guide.success.row", "counts", counts, "trump", b.Trump(v.Trump.After[i])))
		i = j + 1
	}
	return strings.Join(rows, ", ")
}

func madeTable(b *Book, v *rules.Variant) string {
	var rows []string
	for n := 1; n < len(v.Score.Made); n++ {
		both := Yes(n == 2 && v.Seats == 2)
		rows = append(rows, b.Say("guide.made", "n", n, "points", v.Score.Made[n], "both", both))
	}
	return strings.Join(rows, ", ")
}

func guidePremium(b *Book, v *rules.Variant) []string {
	o := v.Offers
	how := map[rules.OfferHow]string{rules.Sealed: b.Say("guide.how.sealed"), rules.InTurn: b.Say("guide.how.turn"), rules.Raise: b.Say("guide.how.raise")}[o.How]
	if how == "" || o.Declare == 0 && o.Reveal == 0 {
		return []string{b.Say("guide.premium.none")}
	}
	when := "lead"
	if slices.Index(v.Order, rules.Offering) < slices.Index(v.Order, rules.Laying) {
		when = "bid"
	}
	out := []string{b.Say("guide.premium", "how", how, "when", when)}
	if o.Declare > 0 {
		out = append(out, b.Say("guide.declare", "points", o.Declare, "number", Yes(o.Announce != rules.NoNumber)))
	}
	switch {
	case o.Reveal == 0:
		out = append(out, b.Say("guide.reveal.no"))
	case !v.Order.Has(rules.Laying) && o.Announce != rules.WithBoth:
		out = append(out, b.Say("guide.reveal.plain", "points", o.Reveal))
	default:
		out = append(out, b.Say("guide.reveal", "points", o.Reveal, "number", Yes(o.Announce == rules.WithBoth)))
	}
	loss := "opponents"
	switch {
	case o.Loss == rules.FromHolder:
		loss = "own"
	case o.Many:
		loss = "others"
	}
	who := b.Say("guide.one")
	switch {
	case o.Many:
		who = b.Say("guide.many", "two", Yes(v.Live() == 2))
	case o.Declare == 0 || o.Reveal == 0:
		who = b.Say("guide.one.same")
	}
	return append(out, b.Say("guide.pays", "loss", loss)+" "+who)
}

func guideEnd(b *Book, v *rules.Variant) []string {
	var out []string
	if v.Game.Target > 0 {
		out = append(out, b.Say("guide.target", "n", v.Game.Target, "dummy", Yes(v.Dummy))+" "+guideTie(b, v))
	}
	if v.Game.Deals > 0 {
		out = append(out, b.Say("guide.deals", "n", v.Game.Deals)+" "+guideTie(b, v))
	}
	if v.Dummy && len(out) > 0 {
		out[len(out)-1] += " " + b.Say("guide.drawn")
	}
	if v.Game.Bonus > 0 && len(out) > 0 {
		to := map[rules.BonusTo]string{rules.ToReached: "reached", rules.ToDummy: "dummy", rules.ToDouble: "double"}[v.Game.BonusTo]
		out[len(out)-1] += " " + b.Say("guide.bonus", "to", to, "n", v.Game.Bonus, "target", v.Game.Target, "dummy", Yes(v.Dummy), "share", Yes(v.Game.CanShare()))
	}
	switch {
	case v.Game.ByDummy():
		out[len(out)-1] += " " + b.Say("guide.stakes", "instead", Yes(v.Game.BonusTo == rules.ToDummy && v.Game.Bonus > 0))
	case v.Game.Deals > 0:
		out = append(out, b.Say("guide.settle"))
	}
	switch {
	case v.Rubber.Games > 1:
		out = append(out, b.Say("guide.games", "n", v.Rubber.Games, "bonus", v.Game.Bonus))
	case v.Rubber.Games == 0 && v.Rubber.Wins > 0:
		bonus := v.Rubber.Bonus
		if v.Rubber.Under == 0 { // no rubber is shorter
			bonus = 0
		}
		out = append(out, b.Say("guide.wins", "n", v.Rubber.Wins, "bonus", bonus, "under", v.Rubber.Under))
	}
	if v.Dummy && v.Rubber.Games != 1 {
		out[len(out)-1] += " " + b.Say("guide.rubber.drawn")
	}
	return out
}

func guideTie(b *Book, v *rules.Variant) string {
	switch share := v.Game.CanShare(); {
	case v.Game.Tie == rules.ByContracts:
		return b.Say("guide.tie.contracts", "share", Yes(share))
	case share:
		return b.Say("guide.tie.share")
	}
	return b.Say("guide.tie")
}
