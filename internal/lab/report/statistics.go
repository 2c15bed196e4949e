package report

import (
	"fmt"
	"strconv"

	"ninetynine/internal/learn/statistics"
	"ninetynine/internal/paper/pad"
	"ninetynine/rules"
)

// mostDetailed is how many players are shown in detail.
const mostDetailed = 4

// leastShare is the least number of deals whose share has an interval.
const leastShare = 10

// Statistics writes the sums of players' deals: a line for each player, and details for a few
// players.
func Statistics(p *Page, all []statistics.Player) {
	judged, assisted := false, false
	for i := range all {
		judged = judged || all[i].All.Judged > 0
		assisted = assisted || all[i].Assisted.Deals > 0
	}
	g := heads("~PLAYER")
	statisticHeads(g, judged)
	for i := range all {
		g.add(statisticRow(all[i].Name, &all[i].All, judged)...)
	}
	p.section("Players", "", g)
	if len(all) <= mostDetailed {
		for i := range all {
			onePlayer(p, &all[i])
		}
	}
	p.blank()
	if len(all) > mostDetailed {
		p.line("Name one with --player to see by what they made and failed.")
	}
	p.line("Intervals are of 95 %%, where they are narrower than what they show. MADE are contracts made; POINTS are points a deal.")
	if judged {
		p.line("LOST are points a deal lost by mistakes, judged by what the player could see. EXPECTED is how many bids were to be made, and how many in 95 of 100 cases, by their chances when the bid-cards had been laid.")
	}
	if assisted {
		p.line("Deals with help (a hint, something taken back, a stand-in) count only as assisted.")
	}
}

func statisticHeads(g *table, judged bool) {
	g.numbers("DEALS", "MADE", "%", "95 %", "POINTS")
	if judged {
		g.numbers("LOST", "EXPECTED")
	}
}

func statisticRow(what string, f *statistics.Figures, judged bool) []string {
	row := []string{what, Grouped(int64(f.Deals)), Grouped(int64(f.Made.Count)), "", "", ""}
	if f.Deals > 0 {
		if row[3], row[5] = percent(f.Made.Share), meanCell(f.Points); f.Deals >= leastShare && f.Made.Telling() {
			row[4] = between(100*f.Made.Low, 100*f.Made.High, 0)
		}
	}
	if !judged {
		return row
	}
	row = append(row, "", "")
	if f.Judged > 0 {
		row[6] = meanCell(f.Lost.All)
	}
	if b := &f.Bids; b.Of > 0 {
		row[7] = fmt.Sprintf("%.1f (%s)", b.Expected, between(b.Low, b.High, 0))
	}
	return row
}

func between(low, high float64, decimals int) string {
	return strconv.FormatFloat(low, 'f', decimals, 64) + "–" + strconv.FormatFloat(high, 'f', decimals, 64)
}

func meanCell(m statistics.Mean) string {
	if !m.Telling() {
		return fmt.Sprintf("%.1f      ", m.Mean)
	}
	return fmt.Sprintf("%.1f ±%4.1f", m.Mean, m.Margin)
}

func onePlayer(p *Page, x *statistics.Player) {
	judged := x.All.Judged > 0
	g := heads("~")
	statisticHeads(g, judged)
	g.add(statisticRow("all", &x.All, judged)...)
	if x.Assisted.Deals > 0 {
		g.add(statisticRow("assisted", &x.Assisted, judged)...)
	}
	for _, split := range []struct {
		by     string
		groups []statistics.Group
		name   func(string) string
	}{{"variant", x.Variants, same}, {"trump", x.Trumps, trumpKey}, {"bid", x.Bids, same}, {"premium", x.Premiums, same}, {"place", x.Places, same}} {
		if len(split.groups) < 2 {
			continue
		}
		row := make([]string, len(g.head))
		row[0] = split.by
		g.add(row...)
		for i := range split.groups {
			g.add(statisticRow("  "+split.name(split.groups[i].Key), &split.groups[i].Figures, judged)...)
		}
	}
	p.section(x.Name, "", g)
	if len(x.Course) > 1 {
		p.section(x.Name+", deal by deal", "", courseTable(x, judged))
	}
	if s := x.Streaks; x.All.Deals > 0 {
		now := "failed"
		if s.Making {
			now = "made"
		}
		p.blank()
		p.line("Longest runs: %s made, %d failed. Now: %d %s.", Counted(s.Made, "contract"), s.Failed, s.Now, now)
	}
}

func same(key string) string { return key }

func trumpKey(key string) string {
	t, err := rules.ParseTrump(key)
	if err != nil {
		return key
	}
	return trumpSign(t)
}

func courseTable(x *statistics.Player, judged bool) *table {
	g := figures("DEALS", "MADE", "%", "POINTS")
	if judged {
		g.numbers("LOST", "BID", "PREMIUM", "TRUMP", "PLAY")
	}
	for _, b := range x.Course {
		row := []string{fmt.Sprintf("%d–%d", b.From, b.From+b.Deals-1), fmt.Sprint(b.Made.Count), percent(b.Made.Share), meanCell(b.Points)}
		if judged {
			row = append(row, "", "", "", "", "")
		}
		if l := &b.Lost; b.Judged > 0 {
			row[4] = meanCell(l.All)
			for k, m := range []statistics.Mean{l.Bid, l.Premium, l.Trump, l.Play} {
				row[5+k] = fmt.Sprintf("%.1f", m.Mean)
			}
		}
		g.add(row...)
	}
	return g
}

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
