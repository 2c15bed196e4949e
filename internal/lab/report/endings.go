package report

import (
	"fmt"
	"strings"

	"ninetynine/internal/lab"
)

// Endings writes how well players play endings: a table for one variant, or a line for each player
// of several.
func Endings(p *Page, done []lab.Endings) {
	first := &done[0]
	table := first.Table
	if len(distinct(done, func(e lab.Endings) string { return e.Table })) > 1 {
		table = "each player"
	}
	title := fmt.Sprintf("last %s of deals by %s, seed %q", Counted(first.Tricks, "trick"), table, first.Seed)
	columns := []string{"~PLAYER", ">DECISIONS", ">OPTIMAL", ">RIGHT", ">LOST", ">MORE"}
	many := len(distinct(done, func(e lab.Endings) string { return e.Variant })) > 1
	if many {
		columns = append([]string{"VARIANT"}, columns...)
	} else {
		title = first.Variant + ": " + title
	}
	g := heads(columns...)
	for i := range done {
		for k, x := range done[i].Players {
			more := "–"
			if k > 0 {
				more = spread("%+.3f ±%.3f", x.More, 1)
			}
			row := []string{x.Player, Grouped(x.Optimal.Of), rate(x.Optimal), rate(x.Right), spread("%.3f ±%.3f", x.Lost, 1), more}
			if many { // no room for intervals of shares
				row[2], row[3] = share(x.Optimal.Count, x.Optimal.Of), share(x.Right.Count, x.Right.Of)
				row = append([]string{done[i].Variant}, row...)
			}
			g.add(row...)
		}
	}
	p.title("%s", title)
	p.tables(g)
	if !many && len(done) == 1 && first.Decisions > 0 {
		p.tables(byTricksLeft(first))
		p.tables(blunders(first))
	}
	text := "LOST and MORE are in points per decision. Intervals are 95 %, by deal."
	if !many && len(done) == 1 {
		text = fmt.Sprintf("%s; in %s some card is worse than another. By tricks left: share right, points lost. ",
			Counted(first.Deals, "deal"), Counted(first.Open, "decision")) + text
	}
	p.line("%s", text)
}

// blunders shows how often each player blundered where it could.
func blunders(e *lab.Endings) *table {
	columns := []string{"~BLUNDERS"}
	for _, b := range e.Players[0].Blunders {
		columns = append(columns, ">"+strings.ToUpper(b.Kind))
	}
	g := heads(columns...)
	for i := range e.Players {
		row := []string{e.Players[i].Player}
		for _, b := range e.Players[i].Blunders {
			row = append(row, fmt.Sprintf("%d of %d, %s", b.Share.Count, b.Share.Of, rate(b.Share)))
		}
		g.add(row...)
	}
	return g
}

// byTricksLeft shows the marks by the number of tricks left: share right, and points lost.
func byTricksLeft(e *lab.Endings) *table {
	g := heads(">TRICKS")
	for i := range e.Players {
		g.numbers(shortName(e.Players[i].Player))
	}
	for k, l := range e.Players[0].Left {
		row := []string{fmt.Sprint(l.Tricks)}
		for i := range e.Players {
			l := &e.Players[i].Left[k]
			row = append(row, fmt.Sprintf("%s, %.3f", share(l.Right.Count, l.Right.Of), l.Lost.Mean))
		}
		g.add(row...)
	}
	return g
}

// Offers writes how well players offer premiums: a line for each player and variant.
func Offers(p *Page, done []lab.Offers) {
	first := &done[0]
	p.title("offers in deals by %s, seed %q", first.Table, first.Seed)
	ends := len(first.Totals) > 0
	columns := []string{"VARIANT", "~PLAYER", ">DECLARES", ">REVEALS", ">AGAINST", ">LOST", ">WORTH", ">MORE"}
	if ends {
		columns = append(columns, ">THROWN", ">WON", ">GAMES")
	}
	g := heads(columns...)
	for i := range done {
		for k, x := range done[i].Players {
			more := "–"
			if k > 0 {
				more = spread("%+.2f ±%.2f", x.More, 1)
			}
			row := []string{
				done[i].Variant, x.Player, share(x.Declares.Count, x.Declares.Of), share(x.Reveals.Count, x.Reveals.Of), rate(x.Against),
				spread("%.2f ±%.2f", x.Lost, 1), spread("%+.2f ±%.2f", x.Worth, 1), more,
			}
			if ends {
				row = append(row, fmt.Sprintf("%d of %d", x.Thrown.Count, x.Thrown.Of), fmt.Sprintf("%d of %d", x.Won.Count, x.Won.Of), fmt.Sprintf("%+.0f", x.Games))
			}
			g.add(row...)
		}
	}
	p.tables(g)
	text := fmt.Sprintf("%s of each variant. AGAINST: offers that a study values ten points or more below its best. LOST: points by the study; WORTH: more points than with a pass, played on; MORE: of these, than the first player.", Counted(first.Deals, "deal"))
	if ends {
		text = fmt.Sprintf("Totals before the deal: %v, the deciding seat first. THROWN: games won by a pass and not by the offer; WON: the reverse. ", first.Totals) + text
	}
	p.line("%s", text)
}
