package report

import (
	"strconv"

	"ninetynine/internal/lab"
)

const (
	statedSide   = 372.0
	statedHigh   = 280.0
	statedCounts = 56.0
)

// A curve is one kind of hands in the picture of premiums by stated chances.
type curve struct {
	name, row string // row of premiumTold
	symbol    sign
	aside     float64 // offset of its marks from the middle, so that marks do not overlap
}

func statedCurves() []curve {
	return []curve{{"no premium held", "none", ringSymbol, -5}, {"declared", "declare", dotSymbol, 0}, {"revealed", "reveal", diamondSymbol, 5}}
}

// drawStated shows contracts made and points led by the chance that players stated, for hands that
// hold premiums and for silent ones.
func (p *findingsPage) drawStated() []byte {
	table := p.Table("premiumTold")
	if len(table.Rows) == 0 || len(p.levels()) == 0 {
		return nil
	}
	var d drawing
	const title = "When does it pay to declare, when to reveal?"
	width := 2*margin + 2*statedSide + 60
	d.begin(width, margin+96+statedHigh+statedCounts+114, title)
	d.heading(margin+14, title, p.counted())
	left, right, y := margin+30, margin+statedSide+86, margin+92
	made := panel{title: "Contracts made", unit: "%, by the chance stated once all had laid"}
	lead := panel{title: "Margin", unit: "points over the other hands’ mean, by the same chance", zero: true}
	p.statedMarks(&made, func(g *lab.Group) lab.Mean { return inPercent(&g.Made) })
	p.statedMarks(&lead, func(g *lab.Group) lab.Mean { return g.Margin })
	d.statedPlot(&made, left, y, statedSide-20)
	d.statedPlot(&lead, right, y, statedSide-20)
	p.statedBars(&d, left, y+statedHigh+30, statedSide-20)
	p.statedBars(&d, right, y+statedHigh+30, statedSide-20)
	s := strips{}
	for _, c := range statedCurves() {
		s.series = append(s.series, series{name: c.name, symbol: c.symbol})
	}
	below := y + statedHigh + statedCounts + 64
	s.legend(&d, below)
	for i, note := range []string{"Bars: how many of the hands with that chance declare or reveal, in percent.", intervalNote} {
		d.text(margin, below+20+16*float64(i), note, `font-size="11" fill="`+mutedColour+`"`)
	}
	return d.end()
}

// statedMarks fills a panel; rows are tenths, series those of statedCurves.
func (p *findingsPage) statedMarks(to *panel, figure func(*lab.Group) lab.Mean) {
	for k, c := range statedCurves() {
		for _, r := range p.Table("premiumTold").Rows {
			if r.Name != c.row || r.All.Deals < fewDeals {
				continue
			}
			from, _ := strconv.Atoi(r.And)
			to.marks = append(to.marks, chartMark{row: from / 10, series: k, at: figure(&r.All)})
		}
	}
}

func (d *drawing) statedPlot(p *panel, x, y, wide float64) {
	d.text(x, y-22, p.title, `font-size="12.5" font-weight="600"`)
	d.text(x, y-8, p.unit, `font-size="11" fill="`+mutedColour+`"`)
	d.rect(x, y, wide, statedHigh, bandColour, 3)
	low, high := 0.0, 100.0
	if p.zero {
		low, high = p.span()
	}
	up := func(v float64) float64 { return y + (high-v)/(high-low)*statedHigh }
	marks, decimals := ticks(low, high)
	for _, m := range marks {
		d.line(x, up(m), x+wide, up(m), gridColour, 1)
		d.text(x-6, up(m)+4, p.say(m, decimals), `text-anchor="end" font-size="11" fill="`+mutedColour+`"`)
	}
	if p.zero {
		d.line(x, up(0), x+wide, up(0), mutedColour, 1.2)
	} else {
		d.dash(x, up(0), x+wide, up(100), mutedColour)
		d.text(x+wide-8, up(84), "as stated", `text-anchor="end" font-size="11" fill="`+mutedColour+`"`)
	}
	curves := statedCurves()
	across := func(m chartMark) float64 { return x + (float64(m.row)+0.5)/10*wide + curves[m.series].aside }
	for i, m := range p.marks {
		colour := curves[m.series].symbol.colour()
		if i > 0 && p.marks[i-1].series == m.series && p.marks[i-1].row+1 == m.row {
			d.line(across(p.marks[i-1]), up(p.marks[i-1].at.Mean), across(m), up(m.at.Mean), colour, 0.8)
		}
		d.line(across(m), up(m.at.Low), across(m), up(m.at.High), colour, 1.8)
	}
	for _, m := range p.marks { // above the lines
		symbol := curves[m.series].symbol
		d.sign(symbol, symbol.colour(), across(m), up(m.at.Mean))
	}
}

// statedBars draws how many of the hands of each chance hold a premium.
func (p *findingsPage) statedBars(d *drawing, x, y, wide float64) {
	small := `font-size="10.5" fill="` + mutedColour + `"`
	for _, r := range p.Table("told").Rows {
		from, _ := strconv.Atoi(r.Name)
		at, base := x+float64(from)/100*wide, y+statedCounts
		if r.All.Hands < fewDeals {
			continue
		}
		whole := 0.0
		for _, c := range statedCurves()[1:] {
			share := float64(p.Table("premiumTold").Row(c.row, r.Name).Whole().Hands) / float64(r.All.Hands)
			tall := share * statedCounts * 0.8
			base -= tall
			whole += share
			d.rect(at+3, base, wide/10-6, tall, c.symbol.colour(), 1)
		}
		d.text(at+wide/20, base-4, strconv.FormatFloat(100*whole, 'f', 0, 64), `text-anchor="middle" `+small)
	}
	d.line(x, y+statedCounts, x+wide, y+statedCounts, gridColour, 1)
	for k := 0; k <= 100; k += 20 {
		d.text(x+float64(k)/100*wide, y+statedCounts+16, strconv.Itoa(k)+" %", `text-anchor="middle" `+small)
	}
}
