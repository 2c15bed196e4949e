package report

import (
	"fmt"
	"math"

	"ninetynine/internal/lab"
)

const (
	plotSide   = 168.0 // of the square
	plotCounts = 34.0  // height of the counts below it
	plotAcross = plotSide + 62
	plotDown   = plotSide + plotCounts + 82
	plotsInRow = 4
)

// tolerance is how far a share may be from the stated chance before a diagram marks it as off, if
// its interval excludes a smaller distance.
const tolerance = 0.02

// allTricks is the moment of all tricks together, see [lab.Moment].
const allTricks = "tricks"

// A plot is one square of a diagram.
type plot struct {
	title string
	of    *lab.Reliability
}

// Diagram draws reliability diagrams in SVG: the share made against the chance
// stated, bin by bin with intervals, and below it the number of forecasts in each
// bin. For one calibration it draws every moment and the forecasts about others; for
// several, each one's own contract once the bid is laid.
func Diagram(cs []lab.Calibration) []byte {
	var plots []plot
	first := &cs[0]
	title := "Chances stated by " + label(first.Player)
	if len(cs) == 1 {
		plots = plotsOf(first)
		title += ", " + first.Variant
	} else {
		for i := range cs {
			if m := cs[i].First(); m != nil {
				plots = append(plots, plot{cs[i].Variant, &m.Own})
			}
		}
	}
	rows := (len(plots) + plotsInRow - 1) / plotsInRow
	width := 2*margin + plotAcross*float64(min(max(len(plots), 3), plotsInRow))
	var d drawing
	high := margin + 84 + plotDown*float64(rows)
	d.begin(width, high, title)
	below := fmt.Sprintf("Share of contracts made by stated chance · %s deals · seed “%s”", Grouped(first.Deals), first.Seed)
	if len(cs) > 1 {
		below = fmt.Sprintf("Own contracts when the bid is laid, share made by stated chance · %s deals · seed “%s”", Grouped(first.Deals), first.Seed)
	}
	d.heading(margin+14, title, below)
	for i, p := range plots {
		x := margin + 34 + plotAcross*float64(i%plotsInRow)
		y := margin + 84 + plotDown*float64(i/plotsInRow)
		d.plot(&p, x, y)
	}
	d.text(margin, high-margin+4, "95 % intervals by deal; orange: the whole interval is off by more than 2 points. Bars: the number of chances.", `font-size="11" fill="`+mutedColour+`"`)
	return d.end()
}

func plotsOf(c *lab.Calibration) (plots []plot) {
	for i := range c.Moments {
		plots = append(plots, plot{upperFirst(c.Moments[i].Moment), &c.Moments[i].Own})
		if c.Moments[i].Moment == allTricks {
			plots[len(plots)-1].title = "All tricks"
		}
	}
	about := func(m *lab.Moment, when string) {
		for k := range m.Others {
			plots = append(plots, plot{upperFirst(m.Others[k].Of) + ", " + when, &m.Others[k].Reliability})
		}
	}
	if m := c.First(); m != nil {
		about(m, m.Moment)
	}
	if m, ok := c.Moment(allTricks); ok {
		about(m, "all tricks")
	}
	return plots
}

func (d *drawing) plot(p *plot, x, y float64) {
	r := p.of
	small := `font-size="10.5" fill="` + mutedColour + `"`
	d.text(x, y-22, p.title, `font-weight="600"`)
	d.text(x, y-8, fmt.Sprintf("error %.1f %% · Brier %.3f · n %s", 100*r.Error, r.Brier.Mean, Grouped(r.Forecasts)), small)
	d.rect(x, y, plotSide, plotSide, bandColour, 3)
	at := func(told, made float64) (float64, float64) { return x + told*plotSide, y + (1-made)*plotSide }
	for _, k := range []float64{0, 0.25, 0.5, 0.75, 1} {
		across, down := at(k, k)
		d.line(x, down, x+plotSide, down, gridColour, 1)
		d.line(across, y, across, y+plotSide, gridColour, 1)
		if k != 0.25 && k != 0.75 {
			d.text(x-7, down+4, fmt.Sprintf("%.0f", 100*k), `text-anchor="end" `+small)
			d.text(across, y+plotSide+plotCounts+22, fmt.Sprintf("%.0f %%", 100*k), `text-anchor="middle" `+small)
		}
	}
	d.line(x, y+plotSide, x+plotSide, y, "#98a2b3", 1) // where all chances are right
	most := int64(1)
	for i := range r.Bins {
		most = max(most, r.Bins[i].Made.Of)
	}
	for i := range r.Bins {
		d.bin(&r.Bins[i], x, y, float64(most))
	}
	d.line(x, y+plotSide+6+plotCounts, x+plotSide, y+plotSide+6+plotCounts, gridColour, 1)
}

// bin draws one bin: a dot with its interval, larger for more forecasts, and a bar for their
// number.
func (d *drawing) bin(b *lab.Bin, x, y, most float64) {
	if b.Made.Of == 0 {
		return
	}
	colour := aheadColour
	if b.Predicted < b.Made.Low-tolerance || b.Predicted > b.Made.High+tolerance {
		colour = behindColour
	}
	across := x + b.Predicted*plotSide
	high := func(share float64) float64 { return y + (1-share)*plotSide }
	d.line(across, high(b.Made.Low), across, high(b.Made.High), colour, 1.6)
	d.dot(across, high(b.Made.Share), 2+3*math.Sqrt(float64(b.Made.Of)/most), colour, paperColour)
	tall := plotCounts * float64(b.Made.Of) / most
	step := plotSide * (b.To - b.From)
	d.rect(x+b.From*plotSide+1, y+plotSide+6+plotCounts-tall, step-2, tall, barColour, 1)
}
