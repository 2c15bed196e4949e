package report

import (
	"fmt"

	"ninetynine/internal/lab"
)

// Calibrations writes how well chances came true: one variant in full, or a line for
// each.
func Calibrations(p *Page, done []lab.Calibration) {
	if len(done) == 1 {
		oneCalibration(p, &done[0])
		return
	}
	p.title("Chances that %s gives its own contract, seed %q", done[0].Player, done[0].Seed)
	g := calibrationTable("VARIANT")
	for i := range done {
		if m := done[i].First(); m != nil {
			g.add(calibrationRow(done[i].Variant, &m.Own)...)
		}
	}
	p.tables(g)
	p.line("When the bid is laid, or first known.")
	for i := range done {
		p.troubles(done[i].Variant, done[i].Trouble)
	}
}

func calibrationTable(first string) *table {
	return figures(first, "CHANCES", "STATED", "MADE", "GAP", "ERROR", "LUCK", "WORST", "BRIER", "LOG")
}

// calibrationRow formats the figures of one group: hundredths, except for Brier and log.
func calibrationRow(name string, r *lab.Reliability) []string {
	worst := "–"
	if r.Worst != nil {
		worst = fmt.Sprintf("%.1f", 100**r.Worst)
	}
	return []string{
		name, Grouped(r.Forecasts), tenths(r.Predicted), tenths(r.Made.Share),
		spread("%+.1f ±%.1f", r.Gap, 100), fmt.Sprintf("%.1f", 100*r.Error),
		fmt.Sprintf("%.1f", 100*r.Luck), worst, fmt.Sprintf("%.4f", r.Brier.Mean), fmt.Sprintf("%.4f", r.Log),
	}
}

func oneCalibration(p *Page, c *lab.Calibration) {
	among := "among itself"
	if c.Against != c.Player {
		among = "among " + c.Against
	}
	p.title("%s: %s %s, %s, seed %q", c.Variant, c.Player, among, Counted(c.Deals, "deal"), c.Seed)
	parts := func(title string, of []lab.Part) {
		g := calibrationTable(title)
		for i := range of {
			g.add(calibrationRow(of[i].Of, &of[i].Reliability)...)
		}
		p.tables(g)
	}
	var own []lab.Part
	for i := range c.Moments {
		own = append(own, lab.Part{Of: c.Moments[i].Moment, Reliability: c.Moments[i].Own})
	}
	parts("OWN CONTRACT", own)
	first := c.First()
	if first == nil {
		return
	}
	parts("OTHERS’, "+first.Moment, first.Others)
	if m, ok := c.Moment(allTricks); ok {
		parts("OTHERS’, tricks", m.Others)
	}
	parts("BID, "+first.Moment, first.Bids)
	parts("TRUMP, "+first.Moment, first.Trumps)
	parts("SEAT, "+first.Moment, first.Seats)
	p.tables(reliabilityTable(first))
	f := &first.Own
	p.line("Brier of the own contract, %s: %.4f = miscalibration %.4f - resolution %.4f + uncertainty %.4f + within bins %.4f. Intervals are 95 %%, by deal.",
		first.Moment, f.Brier.Mean, f.Miscalibration, f.Resolution, f.Uncertainty, f.Within)
	p.troubles(c.Variant, c.Trouble)
}

// reliabilityTable shows the ten bins of a moment's own contract.
func reliabilityTable(m *lab.Moment) *table {
	g := figures("CHANCE, "+m.Moment, "CHANCES", "STATED", "MADE")
	for _, bin := range m.Own.Bins {
		row := []string{fmt.Sprintf("%.0f–%.0f%%", 100*bin.From, 100*bin.To), Grouped(bin.Made.Of), "–", "–"}
		if bin.Made.Of > 0 {
			row[2], row[3] = tenths(bin.Predicted), rate(bin.Made)
		}
		g.add(row...)
	}
	return g
}
