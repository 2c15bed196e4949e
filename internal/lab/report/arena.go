package report

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"ninetynine/internal/lab"
	"ninetynine/rules"
)

// Verdicts writes the results of contests: one in full, or a line for each.
func Verdicts(p *Page, vs []lab.Verdict) {
	if len(vs) == 1 {
		oneVerdict(p, &vs[0])
	} else {
		manyVerdicts(p, vs)
	}
}

// Panels writes payoff matrices.
func Panels(p *Page, ps []lab.Panel) {
	for i := range ps {
		if i > 0 {
			p.blank()
		}
		onePanel(p, &ps[i])
	}
}

func marginCell(l *lab.Margin, games, sequential bool) string {
	if games {
		return spread("%+.1f%% ±%.1f", marginMean(l, sequential), 100)
	}
	return spread("%+.2f ±%.2f", marginMean(l, sequential), 1)
}

func hundredths(games bool) string {
	if games {
		return "hundredths of games won"
	}
	return "points a deal"
}

func oneVerdict(p *Page, v *lab.Verdict) {
	what := "deals"
	if v.Games {
		what = "games"
	}
	p.title("%s: %s against %s, %s of %d %s, seed %q", v.Variant, v.Play, v.Against, Counted(v.Units, "unit"), v.Seatings, what, v.Seed)
	p.line("%s\n", sentence(v))
	g := heads("TABLE", "~PLAYER", ">POINTS A DEAL", ">CONTRACTS MADE", ">BID", ">TRICKS")
	if v.Games {
		g.head[2] = "POINTS A GAME"
		g.numbers("GAMES WON", "BONUS")
	}
	for _, t := range v.Tables {
		g.add(sideRow(fmt.Sprintf("%d : %d", t.Play.Seats, t.Against.Seats), v.Play, &t.Play)...)
		g.add(sideRow("", v.Against, &t.Against)...)
		if t.Dummy != nil {
			g.add(sideRow("", "dummy", t.Dummy)...)
		}
		lead := []string{"", "margin", marginCell(&t.Margin, false, v.Sequential)}
		if t.Points != nil {
			lead = []string{"", "margin", spread("%+.2f ±%.2f", *t.Points, 1), "", "", "", marginCell(&t.Margin, true, v.Sequential)}
		}
		g.add(lead...)
	}
	p.tables(g, premiumsOf(v))
	p.line("%s", planning(v))
	p.troubles(v.Variant, v.Trouble)
}

func sentence(v *lab.Verdict) string {
	lead := marginCell(&v.Margin, v.Games, v.Sequential)
	unit := "points a deal"
	if v.Games {
		unit = "of games won"
	}
	s := fmt.Sprintf("%s leads %s by %s %s: ", v.Play, v.Against, lead, unit)
	switch v.Outcome {
	case lab.Ahead:
		s += "it is stronger"
	case lab.Behind:
		s += "it is weaker"
	default:
		s += "who is stronger is not decided"
	}
	switch v.Ended {
	case lab.Decided:
		s += fmt.Sprintf("; that was clear after %s", Counted(v.Units, "unit"))
	case lab.Narrow:
		s += fmt.Sprintf("; known well enough after %s", Counted(v.Units, "unit"))
	case lab.Interrupted:
		s += "; interrupted"
	}
	return s + "."
}

func sideRow(table, name string, s *lab.Side) []string {
	row := []string{table, name, mean(s.Points), rate(s.Made), two(s.Bid), two(s.Tricks)}
	if s.Won != nil {
		row = append(row, spread("%.1f%% ±%.1f", *s.Won, 100), two(*s.Bonus))
	}
	return row
}

// premiumsOf shows the premiums: offered and held as a share of hands, made as a share of those
// held. It is empty if there were none.
func premiumsOf(v *lab.Verdict) *table {
	g := heads("TABLE", "~PLAYER", "PREMIUM", ">OFFERED", ">HELD", ">MADE")
	for _, t := range v.Tables {
		for i, s := range []*lab.Side{&t.Play, &t.Against} {
			for level, p := range []lab.Premium{s.Declare, s.Reveal} {
				if p.Offered == 0 {
					continue
				}
				hands := s.Made.Of
				g.add(fmt.Sprintf("%d : %d", t.Play.Seats, t.Against.Seats), [...]string{v.Play, v.Against}[i],
					[...]rules.Offer{rules.Declare, rules.Reveal}[level].String(),
					shared(p.Offered, hands), shared(p.Held, hands), shared(p.Made, p.Held))
			}
		}
	}
	return g
}

// planning explains the intervals, and how many units would make them narrower.
func planning(v *lab.Verdict) string {
	sd, near, unit := v.Margin.SD, 0.1, "points"
	if v.Games {
		near, unit = 0.01, "of games won"
	}
	kind := "Intervals are 95 %"
	if v.Sequential && v.Margin.Always != nil {
		kind += "; those of margins hold whenever one stops"
	}
	s := kind + ". TABLE: seats of each. "
	if v.Stopped > 0 {
		s += fmt.Sprintf("%s did not end within --bound and have no winner. ", Counted(v.Stopped, "game"))
	}
	if sd == 0 {
		return s + "All units came out alike, so they say nothing about luck."
	}
	need := math.Ceil(math.Pow(1.96*sd/near, 2))
	if v.Games {
		return s + fmt.Sprintf("SD of a unit %.1f%%: ±%.0f%% %s takes about %s units.", 100*sd, 100*near, unit, Grouped(int64(need)))
	}
	return s + fmt.Sprintf("SD of a unit %.2f: ±%.1f %s takes about %s units.", sd, near, unit, Grouped(int64(need)))
}

func (p *Page) troubles(variant string, ts []lab.Trouble) {
	for _, t := range ts {
		p.printf("%s, %s: %s replaced, %s.\n", variant, t.Player, Counted(t.Faults, "wrong or missing answer"), Counted(t.Restarts, "restart"))
	}
}

func manyVerdicts(p *Page, vs []lab.Verdict) {
	first, arms := &vs[0], distinct(vs, func(v lab.Verdict) string { return v.Play })
	p.title("%s, seed %q", strings.Join(arms, ", "), first.Seed)
	p.tables(verdictTable(vs, len(arms) > 1), pairedTable(vs))
	who := first.Play
	if len(arms) > 1 {
		who = "PLAYER"
	}
	note := fmt.Sprintf("MARGIN in %s; ONE: of one %s among the others, REST: of the rest over one other. Intervals are 95 %%", hundredths(first.Games), who)
	if first.Sequential {
		note += " and hold whenever one stops"
	}
	if len(arms) > 1 {
		note += fmt.Sprintf(". MARGIN LESS: the margin of %s less that of the player, in the same units. TIMES FEWER: two contests with seeds of their own would take so many times as many units to know it as well", arms[0])
	}
	p.line("%s.", note)
	for i := range vs {
		p.troubles(vs[i].Variant, vs[i].Trouble)
	}
}

// verdictTable has a row for each contest, and a column for the players in question if there are
// several.
func verdictTable(vs []lab.Verdict, several bool) *table {
	g := heads("VARIANT", "~AGAINST")
	if several {
		g = heads("VARIANT", "~PLAYER", "AGAINST")
	}
	g.numbers("UNITS", "MARGIN", "SD", "ONE", "REST")
	g.texts("")
	for _, v := range vs {
		row := []string{v.Variant, v.Against}
		if several {
			row = []string{v.Variant, v.Play, v.Against}
		}
		sd := two(v.Margin.SD)
		if v.Games {
			sd = tenths(v.Margin.SD)
		}
		at := map[string]string{}
		for k := range v.Tables {
			at[v.Tables[k].Kind] = strings.Fields(marginCell(&v.Tables[k].Margin, v.Games, v.Sequential))[0]
		}
		g.add(append(row, Grouped(v.Units), marginCell(&v.Margin, v.Games, v.Sequential), sd, at["one"], at["rest"], string(v.Outcome))...)
	}
	return g
}

// pairedTable shows the margin of the first player in question less those of the later ones. It is
// empty if there are none.
func pairedTable(vs []lab.Verdict) *table {
	g := heads("VARIANT", "~PLAYER", "AGAINST", ">UNITS", ">MARGIN LESS", ">SD", ">TIMES FEWER")
	for i := range vs {
		v, d := &vs[i], vs[i].Paired
		if d == nil {
			continue
		}
		lead, sd, fewer := spread("%+.2f ±%.2f", d.Mean, 1), two(d.SD), "–"
		if v.Games {
			lead, sd = spread("%+.1f%% ±%.1f", d.Mean, 100), tenths(d.SD)
		}
		if d.Fewer != nil {
			fewer = fmt.Sprintf("%.1f", *d.Fewer)
		}
		g.add(v.Variant, v.Play, v.Against, Grouped(d.Units), lead, sd, fewer)
	}
	return g
}

func onePanel(p *Page, of *lab.Panel) {
	p.title("%s: one row among nothing but column, seed %q", of.Variant, of.Seed)
	t := panelTable(of, true)
	plain := !t.fits(p.Width)
	if plain {
		t = panelTable(of, false)
	}
	p.tables(t)
	units := int64(0)
	for i := range of.Pairs {
		units += of.Pairs[i].Units
	}
	note := fmt.Sprintf("Margins in %s, from %s. ", hundredths(of.Games), Counted(units, "unit"))
	switch {
	case plain:
		note += "--json and --svg also have the intervals"
	case of.Sequential:
		note += "Intervals are 95 % each and hold whenever you stop"
	default:
		note += "Intervals are 95 % each"
	}
	p.line("%s.", note)
	for i := range of.Pairs {
		p.troubles(of.Variant, of.Pairs[i].Trouble)
	}
}

func panelTable(p *lab.Panel, intervals bool) *table {
	g := heads(">RANK", "~PLAYER")
	for i := range p.Ranking {
		g.numbers(strconv.Itoa(i + 1))
	}
	g.numbers("MEAN RANK", "AVERAGE")
	for i, r := range p.Ranking {
		row := []string{strconv.Itoa(i + 1), p.Players[r]}
		for _, c := range p.Ranking {
			cell := "–"
			if l := p.Payoff[r][c]; l != nil {
				cell = marginCell(l, p.Games, p.Sequential)
				if !intervals {
					cell, _, _ = strings.Cut(cell, " ")
				}
			}
			row = append(row, cell)
		}
		average := fmt.Sprintf("%+.2f", p.Average[r])
		if p.Games {
			average = fmt.Sprintf("%+.1f%%", 100*p.Average[r])
		}
		g.add(append(row, two(p.MeanRank[r]), average)...)
	}
	return g
}
