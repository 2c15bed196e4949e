package report

import (
	"cmp"
	"fmt"

	"ninetynine/internal/lab"
)

// Endings sets how players end their deals: a table for one exam, a line for
// each player of several.
func Endings(p *Page, done []lab.Endings) {
	if len(done) == 0 {
		return
	}
	first := &done[0]
	title := fmt.Sprintf("last %s of deals by %s, seed %q", Counted(first.Tricks, "trick"), cmp.Or(tableOf(done), "each player"), first.Seed)
	g := table{head: []string{"PLAYER", "DECISIONS", "OPTIMAL", "RIGHT", "LOST", "MORE"}, right: []bool{1: true, 2: true, 3: true, 4: true, 5: true}, flex: 0}
	many := false
	for i := range done {
		many = many || done[i].Variant != first.Variant
	}
	if many {
		g.head, g.right, g.flex = append([]string{"VARIANT"}, g.head...), append([]bool{false}, g.right...), 1
	} else {
		title = first.Variant + ": " + title
	}
	for i := range done {
		for k := range done[i].Players {
			x := &done[i].Players[k]
			more := "–"
			if k > 0 {
				more = lostCell(x.More, true)
			}
			row := []string{x.Player, Grouped(x.Optimal.Of), rate(x.Optimal), rate(x.Right), lostCell(x.Lost, false), more}
			if many { // there is no room for intervals of shares
				row[2], row[3] = shareCell(x.Optimal), shareCell(x.Right)
				row = append([]string{done[i].Variant}, row...)
			}
			g.rows = append(g.rows, row)
		}
	}
	p.title("%s", title)
	p.table(&g)
	p.blank()
	if !many && len(done) == 1 && first.Decisions > 0 {
		p.table(byTricksLeft(first))
		p.blank()
	}
	text := "LOST and MORE in points a decision. Intervals are of 95 % by deal."
	if !many && len(done) == 1 {
		text = fmt.Sprintf("%s; in %s some card is worse than another. By tricks left: share right, points lost. ",
			Counted(first.Deals, "deal"), Counted(first.Open, "decision")) + text
	}
	p.line("%s", text)
}

// tableOf returns the table's name if there is one for all.
func tableOf(done []lab.Endings) string {
	for i := range done {
		if done[i].Table != done[0].Table {
			return ""
		}
	}
	return done[0].Table
}

// shareCell sets a share without its interval.
func shareCell(r lab.Rate) string {
	if r.Of == 0 {
		return "–"
	}
	return fmt.Sprintf("%.1f%%", 100*r.Share)
}

func lostCell(m lab.Mean, sign bool) string {
	if sign {
		return fmt.Sprintf("%+.3f ±%.3f", m.Mean, (m.High-m.Low)/2)
	}
	return fmt.Sprintf("%.3f ±%.3f", m.Mean, (m.High-m.Low)/2)
}

// byTricksLeft sets the marks by the number of tricks left: share right, and
// points lost.
func byTricksLeft(e *lab.Endings) *table {
	g := &table{head: []string{"TRICKS"}, right: []bool{true}, flex: -1}
	for i := range e.Players {
		g.head, g.right = append(g.head, shortName(e.Players[i].Player)), append(g.right, true)
	}
	for k, l := range e.Players[0].Left {
		row := []string{fmt.Sprint(l.Tricks)}
		for i := range e.Players {
			l := &e.Players[i].Left[k]
			row = append(row, fmt.Sprintf("%s, %.3f", shareCell(l.Right), l.Lost.Mean))
		}
		g.rows = append(g.rows, row)
	}
	return g
}
