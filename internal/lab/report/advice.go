package report

import (
	"fmt"
	"slices"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/base/letters"
	"ninetynine/internal/think/search"
	"ninetynine/match"
	"ninetynine/rules"
)

// Advice writes a study of a View; forGame says that points are chances to win the game.
func Advice(p *Page, g *rules.Game, v *match.View, s *search.Study, forGame bool) {
	adviceHead(p, g, v, forGame)
	if s.Bids != nil {
		p.table(bidTable(s))
	} else {
		p.table(optionTable(s))
	}
	p.blank()
	p.line("From %s (effective sample size %.0f). ± is one standard error. The first line is its choice.\n",
		Counted(s.Worlds, "sampled deal"), s.Weight)
	p.table(otherTable(s))
	for _, t := range placeTables(s) {
		p.blank()
		p.table(t)
	}
	p.redSuits()
}

func adviceHead(p *Page, g *rules.Game, v *match.View, forGame bool) {
	p.printf("%s\n%s\n", p.bold(adviceTitle(g, &v.View)), suited(v.Hand[v.Options.Seat]))
	if forGame {
		totals := letters.Join(slices.Values(v.Totals[:g.Seats()]), ", ", func(n int32) string { return fmt.Sprint(n) })
		p.line("Totals %s. Points are what chances to win the game are worth: 100 for a game won for certain instead of lost, less the mean of the other players'.", totals)
	}
	p.blank()
}

func adviceTitle(g *rules.Game, v *rules.View) string {
	what := map[rules.Phase]string{
		rules.Laying: "lays %d cards aside, of", rules.Offering: "may offer a premium, with", rules.Naming: "names the trump, with", rules.Playing: "plays, of",
	}[v.Phase]
	if v.Phase == rules.Laying {
		what = fmt.Sprintf(what, v.Options.Pick)
	}
	trump := "no trump"
	if v.Trump == rules.Unnamed {
		trump = "no trump named"
	} else if v.Trump != rules.NoTrump {
		trump = "trump " + trumpMark(v.Trump)
	}
	return fmt.Sprintf("%s, seat %d deals, %s: seat %d %s", g.Variant().ID, v.Dealer, trump, v.Seat, what)
}

func trumpMark(t rules.Trump) string {
	if k, ok := t.Suit(); ok {
		return k.Symbol()
	}
	return t.String()
}

// suited formats cards by suit: "♣ A 10 8  ♦ K".
func suited(cs cards.Set) string {
	var suits []string
	for k := range cards.Suit(cards.Suits) {
		if cs.In(k) != 0 {
			suits = append(suits, k.Symbol()+" "+ranks(cs.In(k)))
		}
	}
	return strings.Join(suits, "  ")
}

// ranks formats the ranks of cards: "A 10 8".
func ranks(cs cards.Set) string {
	return letters.Join(cs.Cards(), " ", func(c cards.Card) string { return c.Rank().String() })
}

// marked formats cards one by one: "10♣ K♦".
func marked(cs cards.Set) string {
	return letters.Join(cs.Cards(), " ", symbol)
}

func actMark(a rules.Action) string {
	switch a.Kind() {
	case rules.Laying, rules.Playing:
		return marked(a.Cards())
	case rules.Naming:
		return trumpMark(a.Trump())
	}
	return a.Offer().String()
}

func pointsCell(x, deviation float64) string { return fmt.Sprintf("%+.1f ±%.1f", x, deviation) }

func lessCell(o *search.Option, first bool) string {
	if first {
		return "–"
	}
	return fmt.Sprintf("%.1f ±%.1f", o.Gap, o.GapError)
}

func percent(p float64) string { return fmt.Sprintf("%.0f%%", 100*p) }

// bidTable shows the ways to lay aside, a line for each total.
func bidTable(s *search.Study) *table {
	g := heads(">BID", "~WITH", ">POINTS", ">LESS", ">CHANCE", ">NET", ">WAYS")
	for _, w := range s.Bids[0].Premiums {
		g.numbers(strings.ToUpper(w.Offer.Level().String()))
	}
	for i, b := range s.Bids {
		o := &b.Best
		row := []string{fmt.Sprint(b.Tricks), actMark(o.Action), pointsCell(o.Points, o.Error), lessCell(o, i == 0), percent(o.Chance), percent(b.Policy), fmt.Sprint(b.Ways)}
		for _, w := range b.Premiums {
			row = append(row, fmt.Sprintf("%+.0f %3s", w.Points, percent(w.Chance)))
		}
		g.add(row...)
	}
	return g
}

// optionTable shows choices other than bids, a line each.
func optionTable(s *search.Study) *table {
	g := figures("CHOICE", "POINTS", "LESS", "CHANCE", "NET")
	for i, o := range s.Options {
		g.add(actMark(o.Action), pointsCell(o.Points, o.Error), lessCell(&o, i == 0), percent(o.Chance), percent(o.Policy))
	}
	return g
}

func otherTable(s *search.Study) *table {
	g := figures("OTHERS", "CHANCE")
	most := -1
	for _, o := range s.Others {
		for n, p := range o.Bids {
			if p >= 0.005 {
				most = max(most, n)
			}
		}
	}
	for n := range most + 1 {
		g.numbers(fmt.Sprintf("BID %d", n))
	}
	for _, o := range s.Others {
		row := []string{fmt.Sprintf("seat %d", o.Seat), percent(o.Chance)}
		for n := range most + 1 {
			cell := "?"
			if n < len(o.Bids) {
				cell = percent(o.Bids[n])
			}
			row = append(row, cell)
		}
		g.add(row...)
	}
	return g
}

// placeTables shows the chances of each unseen card's place, by suit; nothing before bid-cards are
// laid, when all hands are about equally likely.
func placeTables(s *search.Study) (tables []*table) {
	if !slices.ContainsFunc(s.Others, func(o search.Other) bool { return o.Bids != nil }) {
		return nil
	}
	for k := range cards.Suit(cards.Suits) {
		var cs []*search.Place
		for i := range s.Unseen {
			if s.Unseen[i].Card.Suit() == k {
				cs = append(cs, &s.Unseen[i])
			}
		}
		if len(cs) == 0 {
			continue
		}
		g := figures(k.Symbol() + " WITH")
		for _, p := range cs {
			g.numbers(p.Card.Rank().String())
		}
		for _, o := range s.Others {
			g.place(fmt.Sprintf("seat %d, hand", o.Seat), cs, func(p *search.Place) float64 { return p.Held[o.Seat] })
			g.place(fmt.Sprintf("seat %d, bid", o.Seat), cs, func(p *search.Place) float64 { return p.Aside[o.Seat] })
		}
		tables = append(tables, g)
	}
	return tables
}

// place adds a row of chances, unless there are none.
func (t *table) place(name string, cs []*search.Place, chance func(*search.Place) float64) {
	row, all := []string{name}, 0.0
	for _, p := range cs {
		x := chance(p)
		all += x
		row = append(row, fmt.Sprintf("%.0f", 100*x))
	}
	if all > 0 {
		t.add(row...)
	}
}
