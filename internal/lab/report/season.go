package report

import "ninetynine/internal/paper/pad"

// Season writes the sum of so many score pads, and who pays whom; in money, too, if amount converts
// points.
func Season(p *Page, pads int, all []pad.Standing, transfers []pad.Transfer, amount func(points int64) string) {
	g := heads("~PLAYER")
	g.numbers("MATCHES", "WON", "GAMES", "WON", "DEALS", "MADE", "POINTS", "BALANCE")
	if amount != nil {
		g.numbers("AMOUNT")
	}
	for _, s := range all {
		row := []string{s.Name}
		for _, n := range []int{s.Matches, s.Won, s.Games, s.GamesWon, s.Deals, s.Made, int(s.Points), int(s.Balance)} {
			row = append(row, Grouped(int64(n)))
		}
		if amount != nil {
			row = append(row, amount(s.Balance))
		}
		g.add(row...)
	}
	p.section("Season of "+Counted(pads, "pad"), "", g)
	p.blank()
	p.line("MADE are contracts. POINTS have all bonuses. BALANCE is what each player gets by the differences of the points; a negative one is owed.")
	if len(transfers) == 0 {
		return
	}
	p.blank()
	for _, x := range transfers {
		what := Counted(int(x.Points), "point")
		if amount != nil {
			what = amount(x.Points) + " (" + what + ")"
		}
		p.line("%s pays %s %s.", x.From, x.To, what)
	}
}
