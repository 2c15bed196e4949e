package report

import (
	"cmp"
	"math"
	"slices"
	"strconv"

	"ninetynine/internal/lab"
)

// A strips picture has a row for each thing compared, and panels side by side with one figure each.
// In a row, marks of several series have separate lanes.
type strips struct {
	title, below string
	notes        []string // below the panels
	rows         []string // names
	series       []series // at least one
	lanes        []int    // number of lanes by row; nil: as many as there are series
	panels       []panel
	words        []string // at the right of each row; nil: none

	width, height, left float64
	tops                []float64 // of the rows, and the bottom
}

type series struct {
	name   string // in the legend
	symbol sign
	colour string // "": the symbol's
}

func (s *series) ink() string { return cmp.Or(s.colour, s.symbol.colour()) }

type sign uint8

const (
	dotSymbol sign = iota
	ringSymbol
	diamondSymbol
)

func (s sign) colour() string {
	switch s {
	case dotSymbol:
		return aheadColour
	case diamondSymbol:
		return behindColour
	}
	return mutedColour
}

type panel struct {
	title, unit string
	zero        bool // a line marks 0, and figures have a sign
	bars        bool // from 0; otherwise marks with intervals
	decimals    int
	marks       []chartMark
	scale       []chartMark // marks of other panels that share the scale
}

// A chartMark is a figure with its interval, in a lane of a row. The tick is a second figure, for
// comparison.
type chartMark struct {
	row, lane, series int
	at                lab.Mean
	tick              float64 // 0: none
	colour            string  // "": the series'
}

const (
	stripsWide   = 860.0
	laneHigh     = 13.0
	rowPad       = 13.0
	panelGap     = 26.0
	valueWide    = 44.0 // of a figure's text beside a panel of one series
	stripsBefore = 112.0
)

func (s *strips) draw() []byte {
	s.layOut()
	var d drawing
	d.begin(s.width, s.height, s.title)
	d.heading(margin+14, s.title, s.below)
	bottom := s.tops[len(s.rows)]
	for i, name := range s.rows {
		if i%2 == 0 {
			d.rect(margin-10, s.tops[i], s.width-2*margin+20, s.tops[i+1]-s.tops[i], bandColour, 4)
		}
		d.text(margin, (s.tops[i]+s.tops[i+1])/2+4.5, name, `font-weight="500"`)
	}
	for i, words := range s.words {
		d.text(s.width-margin, s.tops[i]+rowPad/2+laneHigh/2+4, words, `text-anchor="end" font-weight="600"`)
	}
	each := (s.width - margin - s.wordsWide() - s.left + panelGap) / float64(len(s.panels))
	for i := range s.panels {
		s.panel(&d, &s.panels[i], s.left+each*float64(i), each-panelGap)
	}
	y := bottom + 46
	if len(s.series) > 1 {
		s.legend(&d, y)
		y += 20
	}
	for _, note := range s.notes {
		d.text(margin, y, note, `font-size="11" fill="`+mutedColour+`"`)
		y += 16
	}
	return d.end()
}

func (s *strips) layOut() {
	widest := 0.0
	for _, name := range s.rows {
		widest = max(widest, textWidth(name, 13))
	}
	s.width, s.left = stripsWide, margin+widest+24
	y := margin + stripsBefore - 20
	for i := range s.rows {
		s.tops = append(s.tops, y)
		y += laneHigh*float64(s.lanesOf(i)) + rowPad
	}
	s.tops = append(s.tops, y)
	s.height = y + 46 + 16*float64(len(s.notes)) + 4
	if len(s.series) > 1 {
		s.height += 20
	}
}

func (s *strips) wordsWide() (widest float64) {
	for _, words := range s.words {
		widest = max(widest, textWidth(words, 13)+panelGap)
	}
	return widest
}

func (s *strips) lanesOf(row int) int {
	if s.lanes == nil {
		return len(s.series)
	}
	return s.lanes[row]
}

func (s *strips) panel(d *drawing, p *panel, x, wide float64) {
	y := s.tops[0]
	d.text(x, y-22, p.title, `font-size="12.5" font-weight="600"`)
	d.text(x, y-8, p.unit, `font-size="11" fill="`+mutedColour+`"`)
	said := len(s.series) == 1 && s.words == nil
	if said {
		wide -= valueWide
	}
	low, high := p.span()
	across := func(v float64) float64 { return x + (v-low)/(high-low)*wide }
	bottom := s.tops[len(s.rows)]
	marks, decimals := ticks(low, high)
	for p.crowded(marks, decimals, wide/(high-low)) {
		marks = everySecond(marks)
	}
	for _, m := range marks {
		d.line(across(m), y, across(m), bottom, gridColour, 1)
		d.text(across(m), bottom+17, p.say(m, decimals), `text-anchor="middle" font-size="11" fill="`+mutedColour+`"`)
	}
	if p.zero {
		d.line(across(0), y, across(0), bottom, mutedColour, 1.2)
	}
	for _, m := range p.marks {
		at := s.tops[m.row] + rowPad/2 + laneHigh*(float64(m.lane)+0.5)
		s.mark(d, p, &m, across, at)
		if said {
			d.text(x+wide+valueWide, at+4, p.say(m.at.Mean, p.decimals), `text-anchor="end" font-size="11.5"`)
		}
	}
}

func (s *strips) mark(d *drawing, p *panel, m *chartMark, across func(float64) float64, y float64) {
	look := &s.series[m.series]
	colour := cmp.Or(m.colour, look.ink())
	if p.bars {
		d.rect(across(min(0, m.at.Mean)), y-5, math.Abs(across(m.at.Mean)-across(0)), 10, colour, 2)
	} else {
		d.line(across(m.at.Low), y, across(m.at.High), y, colour, 1.8)
		d.sign(look.symbol, colour, across(m.at.Mean), y)
	}
	if m.tick != 0 {
		d.line(across(m.tick), y-7, across(m.tick), y+7, inkColour, 1.6)
	}
}

func (d *drawing) sign(s sign, colour string, x, y float64) {
	switch s {
	case dotSymbol:
		d.dot(x, y, 3.8, colour, colour)
	case ringSymbol:
		d.dot(x, y, 3.4, paperColour, colour)
	case diamondSymbol:
		d.diamond(x, y, 4.6, colour, colour)
	}
}

// span returns the ends of a panel's axis, which need not be round.
func (p *panel) span() (low, high float64) {
	low, high = math.Inf(1), math.Inf(-1)
	for _, m := range slices.Concat(p.marks, p.scale) {
		low, high = min(low, m.at.Low), max(high, m.at.High)
		if m.tick != 0 {
			low, high = min(low, m.tick), max(high, m.tick)
		}
	}
	if p.zero || p.bars {
		low, high = min(low, 0), max(high, 0)
	}
	if low >= high {
		low, high = min(low, 0)-1, max(high, 0)+1
		if math.IsInf(low, 0) || math.IsInf(high, 0) {
			low, high = -1, 1
		}
	}
	pad := (high - low) * 0.05
	if p.bars && low == 0 {
		return low, high + pad
	}
	return low - pad, high + pad
}

func (p *panel) say(x float64, decimals int) string {
	if p.zero {
		return signed(x, decimals)
	}
	return strconv.FormatFloat(math.Round(x*1000)/1000+0, 'f', decimals, 64) // no minus before 0
}

// crowded reports whether the texts of marks would overlap; unit is the width of 1 on the axis.
func (p *panel) crowded(marks []float64, decimals int, unit float64) bool {
	for i := 1; i < len(marks); i++ {
		words := textWidth(p.say(marks[i-1], decimals), 11) + textWidth(p.say(marks[i], decimals), 11)
		if (marks[i]-marks[i-1])*unit < words/2+6 {
			return true
		}
	}
	return false
}

func everySecond(marks []float64) (half []float64) {
	from := 0
	for i, m := range marks { // includes 0
		if math.Abs(m) < 1e-9 {
			from = i % 2
		}
	}
	for i := from; i < len(marks); i += 2 {
		half = append(half, marks[i])
	}
	return half
}

func (s *strips) legend(d *drawing, y float64) {
	x := margin
	for _, k := range s.series {
		d.line(x, y-4, x+20, y-4, k.ink(), 1.8)
		d.sign(k.symbol, k.ink(), x+10, y-4)
		d.text(x+27, y, k.name, `font-size="11.5"`)
		x += 27 + textWidth(k.name, 11.5) + 22
	}
}

func exactly(x float64) lab.Mean { return lab.Mean{Mean: x, Low: x, High: x} }

func inPercent(r *lab.Rate) lab.Mean {
	return times(lab.Mean{Mean: r.Share, Low: r.Low, High: r.High}, 100)
}
