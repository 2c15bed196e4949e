package main

import (
	"fmt"
	"math"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/search"
	"ninetynine/rules"
)

// adviceReport sets a study for people.
func adviceReport(env *environment, g *rules.Game, v *rules.View, s *search.Study) []byte {
	head := func(s string) string { return env.styled(styleBold, s) }
	b := []byte(head(adviceTitle(g, v)) + "\n" + suited(v.Hand[v.Options.Seat]) + "\n\n")
	if s.Bids != nil {
		b = bidGrid(s).append(b, env.width(), head)
	} else {
		b = optionGrid(s).append(b, env.width(), head)
	}
	b = append(append(b, '\n'), wrap(adviceFoot(s), env.width(), 0)+"\n\n"...)
	b = otherGrid(s).append(b, env.width(), head)
	for _, g := range placeGrids(s) {
		b = g.append(append(b, '\n'), env.width(), head)
	}
	return []byte(env.redSuits(string(b)))
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

// suited sets cards by suit: "♣ A 10 8  ♦ K".
func suited(cs cards.Set) string {
	var suits []string
	for k := range cards.Suit(cards.Suits) {
		if cs.In(k) != 0 {
			s := k.Symbol()
			for c := range cs.In(k).Cards() {
				s += " " + c.Rank().String()
			}
			suits = append(suits, s)
		}
	}
	return strings.Join(suits, "  ")
}

// marked sets cards one by one: "10♣ K♦".
func marked(cs cards.Set) string {
	var all []string
	for c := range cs.Cards() {
		all = append(all, c.Rank().String()+c.Suit().Symbol())
	}
	return strings.Join(all, " ")
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

func differenceCell(o *search.Option, first bool) string {
	if first {
		return "–"
	}
	return pointsCell(-o.Gap, o.GapError)
}

func percent(p float64) string { return fmt.Sprintf("%.0f%%", 100*p) }

// bidGrid sets the ways to lay aside, a line for each total.
func bidGrid(s *search.Study) *grid {
	g := &grid{head: []string{"BID", "WITH", "POINTS", "TO FIRST", "CHANCE", "NET", "WAYS"}, flex: 1}
	for _, w := range s.Bids[0].Premiums {
		g.head = append(g.head, strings.ToUpper(w.Offer.Level().String()))
	}
	for i := range s.Bids {
		b := &s.Bids[i]
		o := &b.Best
		row := []string{fmt.Sprint(b.Tricks), actMark(o.Action), pointsCell(o.Points, o.Error), differenceCell(o, i == 0), percent(o.Chance), percent(b.Policy), fmt.Sprint(b.Ways)}
		for _, w := range b.Premiums {
			row = append(row, fmt.Sprintf("%+.0f %3s", w.Points, percent(w.Chance)))
		}
		g.rows = append(g.rows, row)
	}
	g.right = make([]bool, len(g.head))
	for i := range g.right {
		g.right[i] = i != 1
	}
	return g
}

// optionGrid sets any other choices, a line each.
func optionGrid(s *search.Study) *grid {
	g := &grid{head: []string{"CHOICE", "POINTS", "TO FIRST", "CHANCE", "NET"}, right: []bool{1: true, 2: true, 3: true, 4: true}, flex: -1}
	for i := range s.Options {
		o := &s.Options[i]
		g.rows = append(g.rows, []string{actMark(o.Action), pointsCell(o.Points, o.Error), differenceCell(o, i == 0), percent(o.Chance), percent(o.Policy)})
	}
	return g
}

func adviceFoot(s *search.Study) string {
	return fmt.Sprintf("From %s, which tell as much as %.0f equally likely ones. ± is one standard error. The first line is what it would do.",
		several(s.Worlds, "supposed deal"), s.Weight)
}

// otherGrid sets what is believed of the others.
func otherGrid(s *search.Study) *grid {
	g := &grid{head: []string{"OTHERS", "CHANCE"}, right: []bool{1: true}, flex: -1}
	most := -1
	for _, o := range s.Others {
		for n, p := range o.Bids {
			if p >= 0.005 {
				most = max(most, n)
			}
		}
	}
	for n := range most + 1 {
		g.head, g.right = append(g.head, fmt.Sprintf("BID %d", n)), append(g.right, true)
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
		g.rows = append(g.rows, row)
	}
	return g
}

// placeGrids sets for each suit who may have which card; nothing as long as
// no bid-cards are laid, when one hand is about as likely as another.
func placeGrids(s *search.Study) (grids []*grid) {
	known := false
	for _, o := range s.Others {
		known = known || o.Bids != nil
	}
	for k := range cards.Suit(cards.Suits) {
		var cs []*search.Place
		for i := range s.Unseen {
			if s.Unseen[i].Card.Suit() == k {
				cs = append(cs, &s.Unseen[i])
			}
		}
		if len(cs) == 0 || !known {
			continue
		}
		g := &grid{head: []string{k.Symbol() + " WITH"}, right: []bool{false}, flex: -1}
		for _, p := range cs {
			g.head, g.right = append(g.head, p.Card.Rank().String()), append(g.right, true)
		}
		for _, o := range s.Others {
			g.place(fmt.Sprintf("seat %d, hand", o.Seat), cs, func(p *search.Place) float64 { return p.Held[o.Seat] })
			g.place(fmt.Sprintf("seat %d, bid", o.Seat), cs, func(p *search.Place) float64 { return p.Aside[o.Seat] })
		}
		grids = append(grids, g)
	}
	return grids
}

// place adds a row of chances, unless there are none.
func (g *grid) place(name string, cs []*search.Place, chance func(*search.Place) float64) {
	row, all := []string{name}, 0.0
	for _, p := range cs {
		x := chance(p)
		all += x
		row = append(row, fmt.Sprintf("%.0f", 100*x))
	}
	if all > 0 {
		g.rows = append(g.rows, row)
	}
}

// Advice as JSON.
type (
	adviceResult struct {
		Variant string         `json:"variant"`
		Dealer  rules.Seat     `json:"dealer"`
		Trump   string         `json:"trump"`
		Seat    rules.Seat     `json:"seat"`
		Phase   string         `json:"phase"`
		Hand    string         `json:"hand"`
		Player  string         `json:"player"`
		Worlds  int            `json:"worlds"`
		Weight  float64        `json:"weight"`
		Choices []adviceChoice `json:"choices"`
		Bids    []adviceBid    `json:"bids,omitempty"`
		Others  []adviceOther  `json:"others"`
		Unseen  []advicePlace  `json:"unseen"`
	}
	adviceChoice struct {
		Act      string  `json:"act"`
		Points   float64 `json:"points"`
		Error    float64 `json:"error"`
		Gap      float64 `json:"gap"`
		GapError float64 `json:"gapError"`
		Chance   float64 `json:"chance"`
		Policy   float64 `json:"policy"`
	}
	advicePremium struct {
		Offer  string  `json:"offer"`
		With   string  `json:"with"` // the bid-cards
		Points float64 `json:"points"`
		Error  float64 `json:"error"`
		Chance float64 `json:"chance"`
	}
	adviceBid struct {
		Tricks   int             `json:"tricks"`
		Ways     int             `json:"ways"`
		Policy   float64         `json:"policy"`
		Best     string          `json:"best"`
		Points   float64         `json:"points"`
		Chance   float64         `json:"chance"`
		Premiums []advicePremium `json:"premiums,omitempty"`
	}
	adviceOther struct {
		Seat   rules.Seat `json:"seat"`
		Chance float64    `json:"chance"`
		Bids   []float64  `json:"bids"` // from nought; null if nothing is laid
	}
	advicePlace struct {
		Card  string    `json:"card"`
		Held  []float64 `json:"held"` // by seat
		Aside []float64 `json:"aside"`
	}
)

// round rounds a figure to what is worth writing.
func round(x float64) float64 { return math.Round(x*1e4) / 1e4 }

func rounded(xs []float64) []float64 {
	if xs == nil {
		return nil
	}
	out := make([]float64, len(xs))
	for i, x := range xs {
		out[i] = round(x)
	}
	return out
}

// adviceJSON returns all of a study.
func adviceJSON(g *rules.Game, v *rules.View, s *search.Study, player string) *adviceResult {
	r := &adviceResult{
		Variant: g.Variant().ID, Dealer: v.Dealer, Trump: v.Trump.String(), Seat: v.Seat, Phase: v.Phase.String(),
		Hand: v.Hand[v.Options.Seat].String(), Player: player, Worlds: s.Worlds, Weight: round(s.Weight),
	}
	for i := range s.Options {
		o := &s.Options[i]
		r.Choices = append(r.Choices, adviceChoice{
			Act: o.Action.String(), Points: round(o.Points), Error: round(o.Error), Gap: round(o.Gap),
			GapError: round(o.GapError), Chance: round(o.Chance), Policy: round(o.Policy),
		})
	}
	for i := range s.Bids {
		b := &s.Bids[i]
		x := adviceBid{
			Tricks: b.Tricks, Ways: b.Ways, Policy: round(b.Policy), Best: b.Best.Action.Cards().String(),
			Points: round(b.Best.Points), Chance: round(b.Best.Chance),
		}
		for _, w := range b.Premiums {
			x.Premiums = append(x.Premiums, advicePremium{w.Offer.String(), w.Action.Cards().String(), round(w.Points), round(w.Error), round(w.Chance)})
		}
		r.Bids = append(r.Bids, x)
	}
	for _, o := range s.Others {
		r.Others = append(r.Others, adviceOther{o.Seat, round(o.Chance), rounded(o.Bids)})
	}
	n := g.Seats()
	for _, p := range s.Unseen {
		r.Unseen = append(r.Unseen, advicePlace{p.Card.String(), rounded(p.Held[:n]), rounded(p.Aside[:n])})
	}
	return r
}
