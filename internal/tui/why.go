package tui

import (
	"slices"
	"strconv"

	"ninetynine/cards"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/rules"
)

// whyTrump says in a few words why this deal's trump is what it is; nothing
// as long as it is not known.
func (m *Model) whyTrump() string {
	v := &m.shown.View
	o := v.Origin
	if v.Phase == 0 {
		return ""
	}
	switch o.Cause {
	case match.Turnup:
		if v.Turnup == 0 {
			return ""
		}
		return m.say("why.turnup", "card", m.cfg.Book.Card(v.Turnup))
	case match.Named:
		return m.say("why.named", "name", m.name(o.By), "you", yes(o.By == m.seat))
	case match.FirstDeal:
		return m.say("why.first")
	case match.NewGame:
		return m.say("why.game")
	case match.Stayed:
		return m.say("why.stays")
	case match.Success:
		return m.say("why.success", "n", int(o.Made))
	}
	return ""
}

// whyHolder says who holds the premium and why, where several offered one.
func (m *Model) whyHolder() string {
	v := &m.shown.View
	why := ""
	switch m.m.Game.Preferred(&v.View) {
	case rules.Unrivalled:
		return ""
	case rules.ByLevel:
		why = "level"
	case rules.ByPlace:
		why = "near"
	}
	h := v.Holder()
	return m.say("why.holds", "name", m.name(h), "you", yes(h == m.seat), "why", why)
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

// bidLeft returns what the cards still held can come to as a bid, where the
// cards left over are the bid.
func (m *Model) bidLeft(seat rules.Seat) string {
	v := &m.shown.View
	variant := m.m.Game.Variant()
	if variant.Order.Has(rules.Laying) || v.Phase != rules.Playing || !v.HandOpen.Has(seat) || v.Hand[seat].Len() < variant.Aside {
		return ""
	}
	var ws []int
	for c := range v.Hand[seat].Cards() {
		ws = append(ws, int(variant.Worth[c.Suit()]))
	}
	slices.Sort(ws)
	low, high := 0, 0
	for i := range variant.Aside {
		low, high = low+ws[i], high+ws[len(ws)-1-i]
	}
	span := strconv.Itoa(low)
	if high > low {
		span += "–" + strconv.Itoa(high)
	}
	return span
}

// bulletin is what is worth knowing as play begins: who holds the premium and
// why, and who plays the dummy.
func (d *drawing) bulletin(y int) {
	if d.v.Phase <= rules.Offering || d.v.Phase > rules.Playing || d.over == summing {
		return
	}
	first := d.v.Tricks == 0 || d.v.Tricks == 1 && d.hold
	if !first {
		return
	}
	end := d.width - 2
	if d.v.Phase == rules.Playing {
		end = d.page.right(end, y, d.say("table.legend"), quiet) - 2
	}
	x := 2
	news := []string{d.whyHolder()}
	if by := d.dummyBy(); by != "" {
		news = append(news, d.say("dummy")+": "+by+".")
	}
	for _, s := range news {
		if s != "" && x < end {
			x = d.page.within(x, y, end-x, s, onPaper) + 2
		}
	}
}

// adviceBid returns the number of tricks that a hint's chance is about;
// nothing if it is not fixed yet.
func (m *Model) adviceBid(a rules.Action) string {
	v := &m.shown.View
	switch o := a.Offer(); a.Kind() {
	case rules.Laying:
		return m.bidText(a.Cards())
	case rules.Offering:
		if n, ok := o.Number(); ok {
			return strconv.Itoa(n)
		}
	}
	if s := m.seat; s < rules.MaxSeats {
		if n, ok := v.Holds[s].Number(); ok {
			return strconv.Itoa(n)
		}
		if v.AsideOpen.Has(s) && v.Aside[s].Len() == m.m.Game.Variant().Aside {
			return m.bidText(v.Aside[s])
		}
	}
	return ""
}

// bidText returns what bid-cards come to; nought is two numbers where winning
// every trick meets it too.
func (m *Model) bidText(s cards.Set) string {
	variant := m.m.Game.Variant()
	n := m.m.Game.Bid(s)
	if n == 0 && variant.Score.ZeroOrAll {
		return m.say("guide.or", "a", "0", "b", strconv.Itoa(variant.Tricks()))
	}
	return strconv.Itoa(n)
}

// quitKey returns the key that leaves at once, as the footer names it: q may
// be a queen.
func (m *Model) quitKey() string {
	q := m.say("key.quit")
	if m.stage(wire.Playing) && m.choosing() && m.over == none && m.rankKey(cards.Queen) == "q" {
		return m.say("key.shift", "key", q)
	}
	return q
}
