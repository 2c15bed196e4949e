package report

import (
	"fmt"

	"ninetynine/internal/lab"
)

// Pars writes what boards are worth: each board of one variant, or a line for each variant.
func Pars(p *Page, done []lab.Pars) {
	if len(done) > 1 {
		p.title("Par of boards, seed %q", done[0].Seed)
		g := figures("VARIANT", "BOARDS", "PLAYS", "LUCK")
		for _, x := range done {
			g.add(x.Variant, Grouped(int64(len(x.Boards))), Grouped(int64(x.Plays)), two(x.Luck))
		}
		p.tables(g)
		p.line("LUCK: standard deviation of what the cards alone are worth to a player, in points a deal.")
		return
	}
	x := &done[0]
	p.title("%s: par of %s, each played %s, seed %q", x.Variant, Counted(len(x.Boards), "board"), Counted(x.Plays, "time"), x.Seed)
	names := []string{"BOARD", "DEALER", "TRUMP"}
	for i := range x.Boards[0].Seats {
		names = append(names, fmt.Sprintf("SEAT %d", i+1), "±", "MADE")
	}
	g := figures(names...)
	for _, b := range x.Boards {
		row := []string{fmt.Sprint(b.Number), fmt.Sprint(b.Dealer + 1), b.Trump.String()}
		for _, s := range b.Seats {
			row = append(row, fmt.Sprintf("%.1f", s.Points), fmt.Sprintf("%.1f", 1.96*s.Error), fmt.Sprintf("%.0f%%", 100*s.Made))
		}
		g.add(row...)
	}
	p.tables(g)
	p.line("Points of each hand among equal players, with the interval of 95 %% of its margin over the other hands, and how often its contract was made. The cards alone are worth ±%.2f points to a player (standard deviation).", x.Luck)
}

// ParTable returns the boards for a spreadsheet, a row for each hand.
func ParTable(done []lab.Pars) [][]any {
	rows := [][]any{{"variant", "seed", "plays", "board", "dealer", "trump", "seat", "points", "margin", "error", "made"}}
	for _, x := range done {
		for _, b := range x.Boards {
			for i, s := range b.Seats {
				rows = append(rows, []any{x.Variant, x.Seed, x.Plays, b.Number, int(b.Dealer) + 1, b.Trump.String(), i + 1, s.Points, s.Margin, s.Error, s.Made})
			}
		}
	}
	return rows
}
