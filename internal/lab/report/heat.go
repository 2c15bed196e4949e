package report

import (
	"fmt"
	"math"

	"ninetynine/internal/lab"
)

const (
	cellWide, cellHigh = 92.0, 52.0
	rankWide           = 84.0  // of each of the two columns at the right
	panelRest          = 138.0 // of the height of a panel, without its cells
)

// Heat draws panels as heat maps in SVG, one below another. A cell shows, by colour and number, the
// margin of one row's player among players of the column; players are in the order of their ranks.
func Heat(ps []lab.Panel) []byte {
	widest, width, height := 0.0, 0.0, margin
	for i := range ps {
		for _, name := range ps[i].Players {
			widest = max(widest, textWidth(label(name), 13))
		}
		n := float64(len(ps[i].Players))
		width = max(width, n*cellWide+2*rankWide)
		height += n*cellHigh + panelRest
	}
	left := margin + widest + 18
	width = max(left+width+margin, 560)
	var d drawing
	d.begin(width, height, "Payoffs of "+ps[0].Variant)
	y := margin
	for i := range ps {
		d.panel(&ps[i], left, y)
		y += float64(len(ps[i].Players))*cellHigh + panelRest
	}
	return d.end()
}

func (d *drawing) panel(p *lab.Panel, left, y float64) {
	d.heading(y+14, p.Variant+": one row among nothing but column", fmt.Sprintf("Margin in %s · %s · seed “%s”", marginUnit(p.Games), holding(p.Sequential), p.Seed))
	top := y + 74
	most := 0.0
	for _, row := range p.Payoff {
		for _, l := range row {
			if l != nil {
				most = max(most, math.Abs(l.Mean.Mean))
			}
		}
	}
	small := `text-anchor="middle" font-size="11" fill="` + mutedColour + `"`
	for k, c := range p.Ranking {
		d.text(left+(float64(k)+0.5)*cellWide, top-10, shortName(p.Players[c]), small)
	}
	right := left + float64(len(p.Players))*cellWide
	d.text(right+rankWide/2, top-10, "MEAN RANK", small)
	d.text(right+rankWide*1.5, top-10, "AVERAGE", small)
	for i, r := range p.Ranking {
		at := top + float64(i)*cellHigh
		d.text(left-14, at+cellHigh/2+4, label(p.Players[r]), `text-anchor="end" font-weight="500"`)
		for k, c := range p.Ranking {
			d.cell(p, p.Payoff[r][c], left+float64(k)*cellWide, at, most, r == c)
		}
		middle := fmt.Sprintf("%.2f", p.MeanRank[r])
		d.text(right+rankWide/2, at+cellHigh/2+4, middle, `text-anchor="middle" font-weight="600"`)
		average, decimals := p.Average[r], 2
		if p.Games {
			average, decimals = 100*average, 1
		}
		d.text(right+rankWide*1.5, at+cellHigh/2+4, signed(average, decimals), `text-anchor="middle"`)
	}
	below := top + float64(len(p.Players))*cellHigh + 24
	d.text(margin, below, "Mean rank: of the row's place in each column, itself counting 0. Average: over columns.", `font-size="11" fill="`+mutedColour+`"`)
}

func (d *drawing) cell(p *lab.Panel, l *lab.Margin, x, y, most float64, self bool) {
	if l == nil {
		d.rect(x+1.5, y+1.5, cellWide-3, cellHigh-3, bandColour, 5)
		if !self {
			d.text(x+cellWide/2, y+cellHigh/2+4, "not played", `text-anchor="middle" font-size="11" fill="`+mutedColour+`"`)
		}
		return
	}
	part := 0.0
	if most > 0 {
		part = l.Mean.Mean / most
	}
	d.rect(x+1.5, y+1.5, cellWide-3, cellHigh-3, shade(part), 5)
	ink := cellInkColour
	if math.Abs(part) > 0.45 {
		ink = cellPaperColour
	}
	mean, half := marginText(l, p.Games, p.Sequential)
	d.text(x+cellWide/2, y+cellHigh/2+1, mean, `text-anchor="middle" font-size="14" font-weight="600" fill="`+ink+`"`)
	d.text(x+cellWide/2, y+cellHigh/2+16, half, `text-anchor="middle" font-size="10.5" fill-opacity="0.85" fill="`+ink+`"`)
}

// shade returns a colour between those of behind, at -1, and ahead, at 1, nearly white at 0.
func shade(part float64) string {
	from, to := [3]float64{245, 246, 248}, [3]float64{16, 118, 110} // slightly different from the colours that dark mode replaces
	if part < 0 {
		to = [3]float64{195, 65, 12}
	}
	k := math.Pow(min(1, math.Abs(part)), 0.6)
	mix := func(i int) int { return int(math.Round(from[i] + (to[i]-from[i])*k)) }
	return fmt.Sprintf("#%02x%02x%02x", mix(0), mix(1), mix(2))
}
