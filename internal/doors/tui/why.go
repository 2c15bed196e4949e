package tui

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/rules"
)

// trump returns this deal's trump. Before it is known, that is the trump that
// stays if nobody bids for a premium, until somebody is heard to.
func (m *Model) trump() rules.Trump {
	v := &m.shown.View
	bids := func(o rules.Offer) bool { return o != 0 && o.Level() != rules.Pass }
	if v.Trump == rules.Unnamed && !slices.ContainsFunc(v.Offer[:], bids) {
		return v.Stay
	}
	return v.Trump
}

// whyTrump says in a few words why this deal's trump is what it is; "" until it
// is known.
func (m *Model) whyTrump() string {
	v := &m.shown.View
	o := v.Origin
	switch {
	case v.Phase == 0:
		return ""
	case m.trump() != v.Trump:
		return m.say("why.stay")
	case o.Cause == match.Turnup && v.Turnup != 0:
		return m.say("why.turnup", "card", m.cfg.Book.Card(v.Turnup))
	case o.Cause == match.Named:
		return m.say("why.named", "name", m.name(o.By), "you", yes(o.By == m.seat))
	}
	key := map[match.Cause]string{
		match.FirstDeal: "why.first", match.NewGame: "why.game", match.Stayed: "why.stays", match.Success: "why.success", match.Rotation: "why.rotation",
	}[o.Cause]
	if key == "" {
		return ""
	}
	return m.say(key, "n", int(o.Made))
}

// whoIsVulnerable says who is vulnerable and what it costs; "" in variants
// without vulnerability.
func (m *Model) whoIsVulnerable() string {
	ss, n := m.shown.View.Vulnerable, m.m.Game.VulnerableWorth()
	if ss == 0 || n == 0 {
		return ""
	}
	return m.say("plain.vulnerable", "names", m.names(ss), "both", yes(ss.Len() > 1), "n", n)
}

// whyHolder says who holds the premium and why, where several offered one.
func (m *Model) whyHolder() string {
	v := &m.shown.View
	why := m.m.Game.Preferred(&v.View)
	if why == rules.Unrivalled {
		return ""
	}
	h := v.Holder()
	return m.say("why.holds", "name", m.name(h), "you", yes(h == m.seat),
		"why", map[rules.Precedence]string{rules.ByLevel: "level", rules.ByPlace: "near"}[why])
}

// overcalled reports whether a seat has offered a premium in vain.
func (m *Model) overcalled(seat rules.Seat) bool {
	return m.m.Game.Overcalled(&m.shown.View.View).Has(seat)
}

// dummyBy says who plays the dummy now.
func (m *Model) dummyBy() string {
	s := m.m.Game.Controller(&m.shown.View.View)
	if s == rules.Nobody {
		return ""
	}
	return m.say("dummy.by", "name", m.name(s), "you", yes(s == m.seat))
}

// noBid is what bidLeft returns where no bid can be made any more.
const noBid = "–"

// bidLeft returns the bids that a seat can still make, as "2–5", where the cards left
// over are the bid: such cards are held, and the tricks allow it.
func (m *Model) bidLeft(seat rules.Seat) string {
	v, g := &m.shown.View, m.m.Game
	aside := g.Aside()
	if g.Lays() || v.Phase == rules.Over || !v.HandOpen.Has(seat) || v.Hand[seat].Len() < aside {
		return ""
	}
	sums := make([]uint32, aside+1) // as bits: what so many of the cards can bid
	sums[0] = 1
	for _, c := range byBid(v.Hand[seat], g.Worth()) {
		for n := aside; n > 0; n-- {
			sums[n] |= sums[n-1] << g.Bid(c.Set())
		}
	}
	won, over := int(v.Won[seat]), int(v.Tricks)
	var spans []string
	for n, from := 0, -1; n <= 32; n++ {
		zero := n == 0 && g.Variant().Score.ZeroOrAll && won == over // no trick is lost
		may := n < 32 && sums[aside]>>n&1 == 1 && (zero || n >= won && n <= won+g.Tricks()-over)
		switch {
		case may && from < 0:
			from = n
		case !may && from >= 0:
			spans, from = append(spans, span(from, n-1)), -1
		}
	}
	return cmp.Or(strings.Join(spans, ", "), noBid)
}

// span returns a span of numbers, as "2–5".
func span(from, to int) string {
	if from == to {
		return strconv.Itoa(from)
	}
	return fmt.Sprintf("%d–%d", from, to)
}

// bulletin says what matters as play begins: who holds the premium and why, and
// who plays the dummy.
func (d *drawing) bulletin(y int) {
	first := d.v.Tricks == 0 || d.v.Tricks == 1 && d.hold
	if d.v.Phase <= rules.Offering || d.v.Phase > rules.Playing || d.over == summing || !first {
		return
	}
	by := d.dummyBy()
	if by != "" {
		by = d.say("dummy") + ": " + by + "."
	}
	legend := d.say("table.legend")
	texts := slices.DeleteFunc([]string{d.whyHolder(), by}, func(s string) bool { return s == "" })
	news := strings.Join(texts, "  ")
	if all := strings.Join(append(texts, d.say("play.keys")), "  "); d.choosing() && width(all) <= d.width-4 {
		news = all
	}
	end := d.page.within(2, y, d.width-4, news, onPaper)
	if d.v.Phase == rules.Playing && end+2+width(legend) <= d.width-2 { // otherwise the news has priority
		d.page.right(d.width-2, y, legend, quiet)
	}
}

// adviceBid returns the number of tricks that a hint's chance refers to; "" if
// it is not fixed yet.
func (m *Model) adviceBid(a rules.Action) string {
	v := &m.shown.View
	var premium rules.Offer
	var aside cards.Set
	if s := m.seat; s < rules.MaxSeats && v.AsideOpen.Has(s) {
		aside = v.Aside[s]
	}
	switch {
	case a.Kind() == rules.Laying:
		aside = a.Cards()
	case a.Kind() == rules.Offering:
		premium = a.Offer()
	case m.seat < rules.MaxSeats:
		premium = v.Holds[m.seat]
	}
	if n, announced := premium.Number(); announced {
		return strconv.Itoa(n)
	} else if aside.Len() != m.m.Game.Aside() {
		return ""
	}
	return m.bidWords(aside)
}

// bidWords returns what bid-cards come to, as sentences say it.
func (m *Model) bidWords(s cards.Set) string {
	return m.bidText(s, func(all string) string { return m.say("guide.or", "a", "0", "b", all) })
}

// bidText returns what bid-cards come to; in variants where winning every trick
// also makes a bid of 0, it names both.
func (m *Model) bidText(s cards.Set, either func(all string) string) string {
	n := m.m.Game.Bid(s)
	if n == 0 && m.m.Game.Variant().Score.ZeroOrAll {
		return either(strconv.Itoa(m.m.Game.Tricks()))
	}
	return strconv.Itoa(n)
}

// quitKey returns the key that leaves at once, as the footer names it: a bare q
// may mean a queen.
func (m *Model) quitKey() string {
	q := m.say("key.quit")
	if m.stage(wire.Playing) && m.choosing() && m.over == none && m.rankKey(cards.Queen) == "q" {
		return m.say("key.shift", "key", q)
	}
	return q
}
