package record

import (
	"math/bits"
	"strconv"

	"ninetynine/cards"
	"ninetynine/match"
	"ninetynine/rules"
)

// AppendView appends a View as one line of JSON without its newline: all that the seat may know,
// and everything it may do. seq is the caller's number for the moment. docs/record.md describes the
// fields.
func AppendView(b []byte, m *match.Match, v *match.View, seq uint64) []byte {
	g := m.Game
	n := g.Seats()
	b = appendString(append(b, `{"view":1,"variant":`...), g.ID())
	if v.Seat != rules.Nobody {
		b = appendInt(append(b, `,"seat":`...), int(v.Seat))
	}
	b = strconv.AppendUint(append(b, `,"seq":`...), seq, 10)
	b = append(append(append(b, `,"stage":"`...), v.Stage.String()...), '"')
	b = appendInt(append(b, `,"deal":`...), int(v.Number))
	b = appendInt(append(b, `,"game":`...), int(v.Game))
	if v.Phase != 0 {
		b = appendDealView(b, g, &v.View)
		b = appendWhy(b, m, v)
	}
	b = appendPoints(append(b, `,"totals":`...), &v.Totals, n)
	b = appendPoints(append(b, `,"sum":`...), &v.Sum, n)
	b = appendPoints(append(b, `,"wins":`...), &v.Wins, n)
	if g.GameRule().Tie == rules.ByContracts {
		b = appendPoints(append(b, `,"contracts":`...), &v.Contracts, n)
	}
	if v.Closed {
		b = appendGameEnd(append(b, `,"closed":`...), &v.GameEnd, n)
	}
	if v.Stage == match.Ended {
		b = appendEnd(append(b, `,"end":`...), &v.End, n)
	}
	b = appendSeats(append(b, `,"turn":`...), v.Turn)
	if v.Due != rules.Nobody && v.Due != v.Turn.First() {
		b = appendInt(append(b, `,"due":`...), int(v.Due))
	}
	if control := g.Controller(&v.View); control != rules.Nobody {
		b = appendInt(append(b, `,"control":`...), int(control))
	}
	return append(appendOptions(b, g, &v.View), '}')
}

// AppendScore appends the score of a deal as JSON, as docs/api.md describes it.
func AppendScore(b []byte, m *match.Match, s *match.Score) []byte {
	n := m.Game.Seats()
	b = appendInt(append(b, `{"deal":`...), int(s.Deal))
	b = appendInt(append(b, `,"game":`...), int(s.Game))
	b = appendInt(append(b, `,"dealer":`...), int(s.Dealer))
	b = append(append(append(b, `,"trump":"`...), s.Trump.String()...), '"')
	b = appendBools(append(b, `,"made":`...), s.Made, n)
	b = appendOffers(append(b, `,"premium":`...), &s.Holds, n)
	b = appendNumbers(append(b, `,"won":`...), s.Won[:n])
	b = appendPoints(append(b, `,"points":`...), &s.Points, n)
	b = appendPoints(append(b, `,"totals":`...), &s.Totals, n)
	if s.Closed {
		b = appendPoints(append(b, `,"closed":{"bonus":`...), &s.GameEnd.Bonus, n)
		b = append(appendSeats(append(b, `,"winners":`...), s.GameEnd.Winners), '}')
	}
	return append(b, '}')
}

func appendGameEnd(b []byte, e *match.GameEnd, n int) []byte {
	b = appendInt(append(b, `{"game":`...), int(e.Game))
	b = appendPoints(append(b, `,"totals":`...), &e.Totals, n)
	b = appendPoints(append(b, `,"bonus":`...), &e.Bonus, n)
	return append(appendSeats(append(b, `,"winners":`...), e.Winners), '}')
}

func appendEnd(b []byte, e *match.End, n int) []byte {
	b = append(b, '{')
	if e.Cut {
		b = append(b, `"cut":true,`...)
	}
	b = appendPoints(append(b, `"totals":`...), &e.Totals, n)
	b = appendSeats(append(b, `,"winners":`...), e.Winners)
	b = appendPoints(append(b, `,"games":`...), &e.Games, n)
	if e.Rubber != (match.Points{}) {
		b = appendPoints(append(b, `,"rubber":`...), &e.Rubber, n)
	}
	return append(b, '}')
}

// appendDealView appends the fields of the deal rather than the match.
func appendDealView(b []byte, g *rules.Game, v *rules.View) []byte {
	n := g.Seats()
	b = appendInt(append(b, `,"dealer":`...), int(v.Dealer))
	if v.Turnup != 0 {
		b = append(v.Turnup.Append(append(b, `,"turnup":"`...)), '"')
		if g.LastDealt() {
			b = append(b, `,"kept":true`...)
		}
	}
	if v.Trump != rules.Unnamed {
		b = append(append(append(b, `,"trump":"`...), v.Trump.String()...), '"')
	}
	if v.Stay != rules.Unnamed {
		b = append(append(append(b, `,"stay":"`...), v.Stay.String()...), '"')
	}
	b = append(append(append(b, `,"phase":"`...), v.Phase.String()...), '"')
	if v.Vulnerable != 0 {
		b = appendSeats(append(b, `,"vulnerable":`...), v.Vulnerable)
	}
	if v.Seat < rules.MaxSeats {
		b = appendHolding(b, g, v, v.Seat, true)
	}
	b = appendShown(b, g, v)
	b = appendNumbers(append(b, `,"held":`...), v.Held[:n])
	b = appendOffers(append(b, `,"offers":`...), &v.Offer, n)
	b = appendOffers(append(b, `,"premium":`...), &v.Holds, n)
	b = appendPlay(b, g, v)
	b = appendProspects(b, g, v)
	if v.Phase == rules.Over {
		b = appendBools(append(b, `,"made":`...), v.Made, n)
		b = appendPoints(append(b, `,"points":`...), (*match.Points)(&v.Points), n)
		b = appendParts(b, g, v)
	}
	if v.Next != rules.Unnamed {
		b = append(append(append(b, `,"next":"`...), v.Next.String()...), '"')
	}
	return b
}

// appendProspects appends how the contracts with known bids stand, if there are any.
func appendProspects(b []byte, g *rules.Game, v *rules.View) []byte {
	start, known := len(b), false
	b = append(b, `,"contract":[`...)
	for i := range rules.Seat(g.Seats()) {
		p := g.Prospect(v, i)
		known = known || p != rules.BidHidden
		b = append(append(append(comma(b, int(i)), '"'), p.String()...), '"')
	}
	if !known {
		return b[:start]
	}
	return append(b, ']')
}

// appendParts appends the parts of the points, by column; premiums and
// vulnerability only if the variant has them.
func appendParts(b []byte, g *rules.Game, v *rules.View) []byte {
	var columns [4]match.Points
	for i, p := range g.Parts(v) {
		columns[0][i], columns[1][i], columns[2][i], columns[3][i] = p.Tricks, p.Contract, p.Premium, p.Vulnerable
	}
	n := g.Seats()
	b = appendPoints(append(b, `,"parts":{"tricks":`...), &columns[0], n)
	b = appendPoints(append(b, `,"contract":`...), &columns[1], n)
	if g.OfferRule().How != rules.NoOffers || g.DummyRule() != rules.DummyExact {
		b = appendPoints(append(b, `,"premium":`...), &columns[2], n)
	}
	if g.VulnerableWorth() > 0 {
		b = appendPoints(append(b, `,"vulnerable":`...), &columns[3], n)
	}
	return append(b, '}')
}

// appendWhy appends explanations of the deal for clients without the rules.
func appendWhy(b []byte, m *match.Match, v *match.View) []byte {
	start := len(b)
	field := func(name string) {
		sep := `,"`
		if len(b) == start {
			sep = `,"why":{"`
		}
		b = append(append(append(b, sep...), name...), `":`...)
	}
	word := func(name, text string) {
		if text != "" {
			field(name)
			b = append(append(append(b, '"'), text...), '"')
		}
	}
	word("trump", v.Origin.Cause.String())
	switch v.Origin.Cause {
	case match.Success:
		field("made")
		b = appendInt(b, int(v.Origin.Made))
	case match.Named:
		field("by")
		b = appendInt(b, int(v.Origin.By))
	}
	word("premium", m.Game.Preferred(&v.View).String())
	if n := m.Behind(v); n != 0 {
		field("behind")
		b = appendInt(b, n)
	}
	if beaten := m.Game.Overcalled(&v.View); beaten != 0 {
		field("overcalled")
		b = appendSeats(b, beaten)
	}
	trump, cause := m.Then(v)
	word("next", cause.String())
	word("then", trump.String())
	if len(b) > start {
		b = append(b, '}')
	}
	return b
}

// appendHolding appends the known cards and the bid of a seat.
func appendHolding(b []byte, g *rules.Game, v *rules.View, i rules.Seat, more bool) []byte {
	field := func(name string) {
		if more {
			b = append(b, ',')
		}
		more = true
		b = append(append(append(b, '"'), name...), `":`...)
	}
	if v.HandOpen.Has(i) {
		field("hand")
		b = appendCards(b, v.Hand[i])
	}
	if v.AsideOpen.Has(i) {
		field("aside")
		b = appendCards(b, v.Aside[i])
		if v.Aside[i] != 0 {
			field("bid")
			b = appendInt(b, g.Bid(v.Aside[i]))
		}
	}
	return b
}

// appendShown appends the cards that lie face up at the other seats.
func appendShown(b []byte, g *rules.Game, v *rules.View) []byte {
	open := (v.HandOpen | v.AsideOpen) &^ v.Seat.Set()
	if open == 0 {
		return b
	}
	b = append(b, `,"shown":{`...)
	for n := 0; open != 0; open &= open - 1 {
		b = append(comma(b, n), '"', '0'+byte(open.First()), '"', ':', '{')
		b = append(appendHolding(b, g, v, open.First(), false), '}')
		n++
	}
	return append(b, '}')
}

func appendPlay(b []byte, g *rules.Game, v *rules.View) []byte {
	n := rules.Seat(g.Seats())
	b = appendNumbers(append(b, `,"leads":`...), v.Leads[:begun(v)])
	b = append(b, `,"played":[`...)
	for i := range n {
		b = append(comma(b, int(i)), '"')
		for t := 0; t < rules.MaxTricks && v.Played[t][i] != 0; t++ {
			if t > 0 {
				b = append(b, ' ')
			}
			b = v.Played[t][i].Append(b)
		}
		b = append(b, '"')
	}
	b = append(b, ']')
	if v.Phase == rules.Playing {
		b = appendTrick(b, v, n)
		if taking := g.Taking(v); taking != rules.Nobody {
			b = appendInt(append(b, `,"taking":`...), int(taking))
		}
	}
	b = appendNumbers(append(b, `,"won":`...), v.Won[:n])
	b = append(b, `,"void":[`...)
	for i, x := range v.Void[:n] {
		b = append(appendVoid(append(comma(b, i), '"'), x), '"')
	}
	return append(b, ']')
}

// appendTrick appends the trick in progress in order of play. With a dummy a trick is not always in
// seat order, but its third card ends it.
func appendTrick(b []byte, v *rules.View, n rules.Seat) []byte {
	b = append(b, `,"trick":[`...)
	played := 0
	for j := range n {
		i := (v.Leads[v.Tricks] + j) % n
		if c := v.Played[v.Tricks][i]; c != 0 {
			b = appendInt(append(comma(b, played), `{"seat":`...), int(i))
			b = append(c.Append(append(b, `,"card":"`...)), `"}`...)
			played++
		}
	}
	return append(b, ']')
}

// begun returns how many tricks have a leader.
func begun(v *rules.View) int {
	if v.Phase == rules.Playing {
		return int(v.Tricks) + 1
	}
	return int(v.Tricks)
}

// appendVoid appends suits, a bit each as in [rules.View.Void].
func appendVoid(b []byte, suits uint8) []byte {
	for start := len(b); suits != 0; suits &= suits - 1 {
		if len(b) > start {
			b = append(b, ' ')
		}
		if k := cards.Suit(bits.TrailingZeros8(suits)); k == cards.Suits {
			b = append(b, "nines"...)
		} else {
			b = append(b, k.String()...)
		}
	}
	return b
}

func appendOptions(b []byte, g *rules.Game, v *rules.View) []byte {
	o := v.Options
	if o.Pick == 0 {
		return b
	}
	b = append(append(append(b, `,"options":{"kind":"`...), o.Kind.String()...), '"')
	switch o.Kind {
	case rules.Laying:
		b = appendPick(b, o)
		b = append(appendWorth(append(b, `,"worth":"`...), g.Worth()), '"')
		if offers := g.OffersWithBid(o.Seat); offers.Pick != 0 {
			b = appendActs(append(b, `,"offers":`...), offers)
		}
	case rules.Playing:
		b = appendPick(b, o)
		if led := v.Led(); led != 0 {
			suit := g.SuitOf(v.Trump, led)
			b = append(appendVoid(append(b, `,"led":"`...), 1<<suit), '"')
			b = strconv.AppendBool(append(b, `,"follow":`...), o.From&g.Following(v.Trump, suit) != 0)
		}
	default:
		b = appendActs(append(b, `,"acts":`...), o)
	}
	if o.Seat != v.Seat {
		b = appendInt(append(b, `,"seat":`...), int(o.Seat))
	}
	return append(b, '}')
}

func appendPick(b []byte, o rules.Options) []byte {
	b = appendCards(append(b, `,"from":`...), o.From)
	return appendInt(append(b, `,"pick":`...), int(o.Pick))
}

func appendActs(b []byte, o rules.Options) []byte {
	b = append(b, '[')
	for i := range o.Len() {
		b = append(o.Nth(i).Append(append(comma(b, i), '"')), '"')
	}
	return append(b, ']')
}

func appendWorth(b []byte, w rules.Worth) []byte {
	for k, x := range w {
		if k > 0 {
			b = append(b, ' ')
		}
		b = appendInt(append(b, cards.Suit(k).String()...), int(x))
	}
	return b
}
