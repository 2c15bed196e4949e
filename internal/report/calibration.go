package report

import (
	"fmt"

	"ninetynine/internal/lab"
)

// Calibrations sets how far chances came true: of one variant at length, or
// a line for each.
func Calibrations(p *Page, done []lab.Calibration) {
	if len(done) == 1 {
		oneCalibration(p, &done[0])
		return
	}
	p.title("Chances told by %s of its own contract, seed %q", done[0].Player, done[0].Seed)
	g := calibrationTable("VARIANT")
	for i := range done {
		if m := done[i].First(); m != nil {
			g.rows = append(g.rows, calibrationRow(done[i].Variant, &m.Own))
		}
	}
	p.table(g)
	p.blank()
	p.line("At the moment when the bid is laid, or first known.")
	for i := range done {
		p.troubles(done[i].Variant, done[i].Trouble)
	}
}

func calibrationTable(first string) *table {
	return &table{
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
		name, Grouped(r.Forecasts), fmt.Sprintf("%.1f%%", 100*r.Predicted), fmt.Sprintf("%.1f%%", 100*r.Made.Share),
		fmt.Sprintf("%+.1f ±%.1f", 100*r.Gap.Mean, 50*(r.Gap.High-r.Gap.Low)), fmt.Sprintf("%.1f", 100*r.Error),
		fmt.Sprintf("%.1f", 100*r.Luck), worst, fmt.Sprintf("%.4f", r.Brier.Mean), fmt.Sprintf("%.4f", r.Log),
	}
}

// oneCalibration sets one variant at length.
func oneCalibration(p *Page, c *lab.Calibration) {
	among := "among itself"
	if c.Against != c.Player {
		among = "among " + c.Against
	}
	p.title("%s: %s %s, %s, seed %q", c.Variant, c.Player, among, Counted(c.Deals, "deal"), c.Seed)
	section := func(title string, add func(*table)) {
		g := calibrationTable(title)
		if add(g); len(g.rows) > 0 {
			p.table(g)
			p.blank()
		}
	}
	section("OWN CONTRACT", func(g *table) {
		for i := range c.Moments {
			g.rows = append(g.rows, calibrationRow(c.Moments[i].Moment, &c.Moments[i].Own))
		}
	})
	first := c.First()
	if first == nil {
		return
	}
	parts := func(title string, of []lab.Part, blank string) {
		section(title, func(g *table) {
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
	if m, ok := c.Moment(allTricks); ok {
		parts("OTHERS’, tricks", m.Others, "")
	}
	parts("BID, "+first.Moment, first.Bids, "")
	parts("TRUMP, "+first.Moment, first.Trumps, "")
	parts("SEAT, "+first.Moment, first.Seats, "")
	p.table(reliabilityTable(first))
	p.blank()
	own := &first.Own
	p.line("Brier of the own contract, %s: %.4f = miscalibration %.4f - resolution %.4f + uncertainty %.4f + within bins %.4f. Intervals are of 95 %% by deal.",
		first.Moment, own.Brier.Mean, own.Miscalibration, own.Resolution, own.Uncertainty, own.Within)
	p.troubles(c.Variant, c.Trouble)
}

// reliabilityTable sets the ten bins of a moment's own contract.
func reliabilityTable(m *lab.Moment) *table {
	g := &table{head: []string{"CHANCE, " + m.Moment, "CHANCES", "TOLD", "MADE"}, right: []bool{1: true, 2: true, 3: true}, flex: -1}
	for _, bin := range m.Own.Bins {
		row := []string{fmt.Sprintf("%.0f–%.0f%%", 100*bin.From, 100*bin.To), Grouped(bin.Made.Of), "–", "–"}
		if bin.Made.Of > 0 {
			row[2], row[3] = fmt.Sprintf("%.1f%%", 100*bin.Predicted), rate(bin.Made)
		}
		g.rows = append(g.rows, row)
	}
	return g
}
