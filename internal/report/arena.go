package report

import (
	"fmt"
	"math"
	"strings"

	"ninetynine/internal/lab"
	"ninetynine/rules"
)

// Verdicts sets what came of contests: one at length, or a line for each.
func Verdicts(p *Page, vs []lab.Verdict) {
	switch len(vs) {
	case 0:
	case 1:
		oneVerdict(p, &vs[0])
	default:
		manyVerdicts(p, vs)
	}
}

// Panels sets matrices.
func Panels(p *Page, ps []lab.Panel) {
	for i := range ps {
		if i > 0 {
			p.blank()
		}
		onePanel(p, &ps[i])
	}
}

// leadCell sets a lead with its interval.
func leadCell(l *lab.Lead, games, sequential bool) string {
	at := l.Interval(sequential)
	half := (at.High - at.Low) / 2
	if games {
		return fmt.Sprintf("%+.1f%% ±%.1f", 100*l.Mean.Mean, 100*half)
	}
	return fmt.Sprintf("%+.2f ±%.2f", l.Mean.Mean, half)
}

// oneVerdict sets one contest at length.
func oneVerdict(p *Page, v *lab.Verdict) {
	what := "deals"
	if v.Games {
		what = "games"
	}
	p.title("%s: %s against %s, %s of %d %s, seed %q", v.Variant, v.Play, v.Against, Counted(v.Units, "unit"), v.Seatings, what, v.Seed)
	p.line("%s\n", sentence(v))
	g := table{
		head:  []string{"TABLE", "PLAYER", "POINTS A DEAL", "CONTRACTS MADE", "BID", "TRICKS"},
		right: []bool{2: true, 3: true, 4: true, 5: true},
		flex:  1,
	}
	if v.Games {
		g.head[2] = "POINTS A GAME"
		g.head = append(g.head, "GAMES WON", "BONUS")
		g.right = append(g.right, true, true)
	}
	for k := range v.Tables {
		t := &v.Tables[k]
		rows := [][]string{sideRow(v.Play, &t.Play), sideRow(v.Against, &t.Against)}
		if t.Dummy != nil {
			rows = append(rows, sideRow("dummy", t.Dummy))
		}
		for i, row := range rows {
			name := ""
			if i == 0 {
				name = fmt.Sprintf("%d : %d", t.Play.Seats, t.Against.Seats)
			}
			g.rows = append(g.rows, append([]string{name}, row...))
		}
		lead := []string{"", "lead", leadCell(&t.Lead, false, v.Sequential)}
		if t.Points != nil {
			lead = []string{"", "lead", fmt.Sprintf("%+.2f ±%.2f", t.Points.Mean, (t.Points.High-t.Points.Low)/2), "", "", "", leadCell(&t.Lead, true, v.Sequential)}
		}
		g.rows = append(g.rows, lead)
	}
	p.table(&g)
	p.blank()
	if t := premiumsOf(v); len(t.rows) > 0 {
		p.table(t)
		p.blank()
	}
	p.line("%s", planning(v))
	p.troubles(v.Variant, v.Trouble)
}

// sentence says what came of a contest.
func sentence(v *lab.Verdict) string {
	lead := leadCell(&v.Lead, v.Games, v.Sequential)
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

func sideRow(name string, s *lab.Side) []string {
	row := []string{name, mean(s.Points), rate(s.Made), fmt.Sprintf("%.2f", s.Bid), fmt.Sprintf("%.2f", s.Tricks)}
	if s.Won != nil {
		row = append(row, fmt.Sprintf("%.1f%% ±%.1f", 100*s.Won.Mean, 50*(s.Won.High-s.Won.Low)), fmt.Sprintf("%.2f", *s.Bonus))
	}
	return row
}

// premiumsOf sets the premiums: offered and held as a share of hands, made as
// a share of those held. It is empty if there were none.
func premiumsOf(v *lab.Verdict) *table {
	g := &table{right: []bool{3: true, 4: true, 5: true}, flex: 1}
	for k := range v.Tables {
		t := &v.Tables[k]
		for i, s := range []*lab.Side{&t.Play, &t.Against} {
			for level, p := range []lab.Premium{s.Declare, s.Reveal} {
				if p.Offered == 0 {
					continue
				}
				hands := s.Made.Of
				g.rows = append(g.rows, []string{
					fmt.Sprintf("%d : %d", t.Play.Seats, t.Against.Seats), [...]string{v.Play, v.Against}[i],
					[...]rules.Offer{rules.Declare, rules.Reveal}[level].String(),
					shared(p.Offered, hands), shared(p.Held, hands), shared(p.Made, p.Held),
				})
			}
		}
	}
	if len(g.rows) > 0 {
		g.head = []string{"TABLE", "PLAYER", "PREMIUM", "OFFERED", "HELD", "MADE"}
	}
	return g
}

// planning says how many units it takes to know more.
func planning(v *lab.Verdict) string {
	sd, near, unit := v.Lead.SD, 0.1, "points"
	if v.Games {
		near, unit = 0.01, "of games won"
	}
	kind := "Intervals are of 95 %"
	if v.Sequential && v.Lead.Always != nil {
		kind += "; those of leads hold whenever one stops"
	}
	s := kind + ". TABLE: seats of each. "
	if v.Stopped > 0 {
		s += fmt.Sprintf("%s came to no end within --bound and are nobody's. ", Counted(v.Stopped, "game"))
	}
	if sd == 0 {
		return s + "All units came out alike, which tells nothing of luck."
	}
	need := math.Ceil(math.Pow(1.96*sd/near, 2))
	if v.Games {
		return s + fmt.Sprintf("SD of a unit %.1f%%: ±%.0f%% %s takes about %s units.", 100*sd, 100*near, unit, Grouped(int64(need)))
	}
	return s + fmt.Sprintf("SD of a unit %.2f: ±%.1f %s takes about %s units.", sd, near, unit, Grouped(int64(need)))
}

// troubles says what programs did wrong.
func (p *Page) troubles(variant string, ts []lab.Trouble) {
	for _, t := range ts {
		p.printf("%s, %s: %s replaced, %s.\n", variant, t.Player, Counted(t.Faults, "wrong or missing answer"), Counted(t.Restarts, "restart"))
	}
}

// manyVerdicts sets a line for each contest.
func manyVerdicts(p *Page, vs []lab.Verdict) {
	g := table{
		head:  []string{"VARIANT", "AGAINST", "UNITS", "LEAD", "SD", "ONE", "REST", ""},
		right: []bool{2: true, 3: true, 4: true, 5: true, 6: true},
		flex:  1,
	}
	first := &vs[0]
	for i := range vs {
		v := &vs[i]
		sd := fmt.Sprintf("%.2f", v.Lead.SD)
		if v.Games {
			sd = fmt.Sprintf("%.1f%%", 100*v.Lead.SD)
		}
		row := []string{v.Variant, v.Against, Grouped(v.Units), leadCell(&v.Lead, v.Games, v.Sequential), sd, "", "", v.Outcome.String()}
		for k := range v.Tables {
			at := map[string]int{"one": 5, "rest": 6}[v.Tables[k].Kind]
			if at > 0 {
				row[at] = strings.Fields(leadCell(&v.Tables[k].Lead, v.Games, v.Sequential))[0]
			}
		}
		g.rows = append(g.rows, row)
	}
	what := "points a deal"
	if first.Games {
		what = "hundredths of games won"
	}
	p.title("%s, seed %q", first.Play, first.Seed)
	p.table(&g)
	note := fmt.Sprintf("LEAD in %s; ONE: of one %s among the others, REST: of the rest over one other. Intervals are of 95 %%", what, first.Play)
	if first.Sequential {
		note += " and hold whenever one stops"
	}
	p.blank()
	p.line("%s.", note)
	for i := range vs {
		p.troubles(vs[i].Variant, vs[i].Trouble)
	}
}

// onePanel sets a matrix, in the order of the ranking.
func onePanel(p *Page, of *lab.Panel) {
	p.title("%s: one row among nothing but column, seed %q", of.Variant, of.Seed)
	t := panelTable(of, true)
	plain := !t.fits(p.Width)
	if plain {
		t = panelTable(of, false)
	}
	p.table(t)
	what := "points a deal"
	if of.Games {
		what = "hundredths of games won"
	}
	units := int64(0)
	for i := range of.Pairs {
		units += of.Pairs[i].Units
	}
	note := fmt.Sprintf("Leads in %s, from %s. ", what, Counted(units, "unit"))
	switch {
	case plain:
		note += "There is no room for intervals; --json and --svg have them"
	case of.Sequential:
		note += "Intervals are of 95 % each and hold whenever one stops"
	default:
		note += "Intervals are of 95 % each"
	}
	p.blank()
	p.line("%s.", note)
	for i := range of.Pairs {
		p.troubles(of.Variant, of.Pairs[i].Trouble)
	}
}

// panelTable sets the matrix, with intervals or without.
func panelTable(p *lab.Panel, intervals bool) *table {
	g := &table{head: []string{"RANK", "PLAYER"}, right: []bool{true, false}, flex: 1}
	for i := range p.Ranking {
		g.head, g.right = append(g.head, fmt.Sprintf("%d", i+1)), append(g.right, true)
	}
	g.head, g.right = append(g.head, "MEAN RANK", "AVERAGE"), append(g.right, true, true)
	for i, r := range p.Ranking {
		row := []string{fmt.Sprint(i + 1), p.Players[r]}
		for _, c := range p.Ranking {
			cell := "–"
			if l := p.Payoff[r][c]; l != nil {
				cell = leadCell(l, p.Games, p.Sequential)
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
		g.rows = append(g.rows, append(row, fmt.Sprintf("%.2f", p.MeanRank[r]), average))
	}
	return g
}
