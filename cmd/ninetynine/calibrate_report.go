package main

import (
	"fmt"

	"ninetynine/internal/lab"
)

// calibrationReport sets the result for people.
func calibrationReport(env *environment, done []lab.Calibration) (b []byte) {
	if len(done) == 1 {
		return oneCalibration(env, &done[0])
	}
	head := func(s string) string { return env.styled(styleBold, s) }
	b = append(b, head(fmt.Sprintf("Chances told by %s of its own contract, seed %q", done[0].Player, done[0].Seed))+"\n\n"...)
	g := calibrationGrid("VARIANT")
	for i := range done {
		if m := done[i].First(); m != nil {
			g.rows = append(g.rows, calibrationRow(done[i].Variant, &m.Own))
		}
	}
	b = append(g.append(b, env.width(), head), '\n')
	b = append(b, wrap("At the moment when the bid is laid, or first known.", env.width(), 0)+"\n"...)
	for i := range done {
		b = append(b, heardTrouble(&done[i])...)
	}
	return b
}

func calibrationGrid(first string) *grid {
	return &grid{
		head:  []string{first, "CHANCES", "TOLD", "MADE", "GAP", "ERROR", "LUCK", "WORST", "BRIER", "LOG"},
		right: []bool{1: true, 2: true, 3: true, 4: true, 5: true, 6: true, 7: true, 8: true, 9: true},
		flex:  -1,
	}
}

// calibrationRow sets the figures of one group: hundredths, but for Brier and
// log.
func calibrationRow(name string, r *lab.Reliability) []string {
	worst := "–"
	if r.Worst != nil {
		worst = fmt.Sprintf("%.1f", 100**r.Worst)
	}
	return []string{
		name, grouped(r.Forecasts), fmt.Sprintf("%.1f%%", 100*r.Predicted), fmt.Sprintf("%.1f%%", 100*r.Made.Share),
		fmt.Sprintf("%+.1f ±%.1f", 100*r.Gap.Mean, 50*(r.Gap.High-r.Gap.Low)), fmt.Sprintf("%.1f", 100*r.Error),
		fmt.Sprintf("%.1f", 100*r.Luck), worst, fmt.Sprintf("%.4f", r.Brier.Mean), fmt.Sprintf("%.4f", r.Log),
	}
}

// oneCalibration sets one variant at length.
func oneCalibration(env *environment, c *lab.Calibration) (b []byte) {
	head := func(s string) string { return env.styled(styleBold, s) }
	width := env.width()
	among := "among itself"
	if c.Against != c.Player {
		among = "among " + c.Against
	}
	b = append(b, head(fmt.Sprintf("%s: %s %s, %s, seed %q", c.Variant, c.Player, among, several(int(c.Deals), "deal"), c.Seed))+"\n\n"...)
	section := func(title string, add func(*grid)) {
		g := calibrationGrid(title)
		if add(g); len(g.rows) > 0 {
			b = append(g.append(b, width, head), '\n')
		}
	}
	section("OWN CONTRACT", func(g *grid) {
		for i := range c.Moments {
			g.rows = append(g.rows, calibrationRow(c.Moments[i].Moment, &c.Moments[i].Own))
		}
	})
	first := c.First()
	if first == nil {
		return b
	}
	parts := func(title string, of []lab.Part, blank string) {
		section(title, func(g *grid) {
			for i := range of {
				name := of[i].Of
				if name == "" {
					name = blank
				}
				g.rows = append(g.rows, calibrationRow(name, &of[i].Reliability))
			}
		})
	}
	parts("OTHERS’, "+first.Moment, first.Others, "")
	if m, ok := c.Moment("tricks"); ok {
		parts("OTHERS’, tricks", m.Others, "")
	}
	parts("BID, "+first.Moment, first.Bids, "")
	parts("TRUMP, "+first.Moment, first.Trumps, "")
	parts("SEAT, "+first.Moment, first.Seats, "")
	b = append(reliabilityGrid(first).append(b, width, head), '\n')
	own := &first.Own
	text := fmt.Sprintf("Brier of the own contract, %s: %.4f = miscalibration %.4f - resolution %.4f + uncertainty %.4f + within bins %.4f. Intervals are of 95 %% by deal.",
		first.Moment, own.Brier.Mean, own.Miscalibration, own.Resolution, own.Uncertainty, own.Within)
	b = append(b, wrap(text, width, 0)+"\n"...)
	return append(b, heardTrouble(c)...)
}

// reliabilityGrid sets the ten bins of a moment's own contract.
func reliabilityGrid(m *lab.Moment) *grid {
	g := &grid{head: []string{"CHANCE, " + m.Moment, "CHANCES", "TOLD", "MADE"}, right: []bool{1: true, 2: true, 3: true}, flex: -1}
	for _, bin := range m.Own.Bins {
		row := []string{fmt.Sprintf("%.0f–%.0f%%", 100*bin.From, 100*bin.To), grouped(bin.Made.Of), "–", "–"}
		if bin.Made.Of > 0 {
			row[2], row[3] = fmt.Sprintf("%.1f%%", 100*bin.Predicted), rate(bin.Made)
		}
		g.rows = append(g.rows, row)
	}
	return g
}

// heardTrouble says what programs did wrong.
func heardTrouble(c *lab.Calibration) (b []byte) {
	return troubles(&lab.Verdict{Variant: c.Variant, Trouble: c.Trouble})
}
