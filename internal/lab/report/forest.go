package report

import (
	"fmt"
	"strings"

	"ninetynine/internal/lab"
)

// Forest draws contests as a forest plot in SVG: a row for each, with the lead and
// its interval, and below it, smaller, the leads at each kind of table. All contests
// must be of deals, or all of games.
func Forest(vs []lab.Verdict) []byte {
	f := forest{rows: vs}
	f.layOut()
	var d drawing
	d.begin(f.width, f.height, f.title)
	d.heading(margin+14, f.title, fmt.Sprintf("Lead in %s · %s · seed “%s”", leadUnit(f.games), holding(f.sequential), vs[0].Seed))
	f.axis(&d)
	for i := range vs {
		f.row(&d, i)
	}
	f.legend(&d)
	return d.end()
}

// A forest is the layout of a forest plot.
type forest struct {
	rows              []lab.Verdict
	title             string
	labels            []string
	games, sequential bool
	tables            bool // rows have more than one
	opponents         bool // rows have different ones
	arms              bool // and different players in question
	low, high         float64
	width, height     float64
	left, right       float64 // of the plot
	top, step         float64 // of the rows
}

func (f *forest) layOut() {
	first := &f.rows[0]
	f.games, f.sequential = first.Games, first.Sequential
	variants := false
	for i := range f.rows {
		v := &f.rows[i]
		variants = variants || v.Variant != first.Variant
		f.opponents = f.opponents || v.Against != first.Against
		f.arms = f.arms || v.Play != first.Play
		f.tables = f.tables || len(v.Tables) > 1
		f.include(&v.Lead)
		for k := range v.Tables {
			f.include(&v.Tables[k].Lead)
		}
	}
	if f.low == f.high {
		f.low, f.high = -1, 1
	}
	pad := (f.high - f.low) * 0.04
	f.low, f.high = f.low-pad, f.high+pad
	widest := 0.0
	for i := range f.rows {
		v := &f.rows[i]
		s := f.label(v, variants)
		f.labels = append(f.labels, s)
		widest = max(widest, textWidth(s, 13))
	}
	switch {
	case f.arms && f.opponents:
		f.title = "Several players"
	case f.arms:
		f.title = "Against " + label(first.Against)
	case f.opponents:
		f.title = label(first.Play)
	default:
		f.title = label(first.Play) + " against " + label(first.Against)
	}
	if !variants {
		f.title += ", " + first.Variant
	}
	f.step = 34
	if f.tables {
		f.step = 52
	}
	f.width = max(860, margin*2+widest+16+420+150)
	f.left, f.right = margin+widest+20, f.width-margin-150
	f.top = margin + 66
	f.height = f.top + f.step*float64(len(f.rows)) + 74
}

// label returns what a row is called: what not all rows share.
func (f *forest) label(v *lab.Verdict, variants bool) string {
	var parts []string
	if variants {
		parts = append(parts, v.Variant)
	}
	if f.arms {
		parts = append(parts, label(v.Play))
	}
	if f.opponents || len(parts) == 0 {
		parts = append(parts, label(v.Against))
	}
	return strings.Join(parts, " · ")
}

func (f *forest) include(l *lab.Lead) {
	at := l.Interval(f.sequential)
	f.low, f.high = min(f.low, at.Low), max(f.high, at.High)
}

func (f *forest) x(lead float64) float64 {
	return f.left + (lead-f.low)/(f.high-f.low)*(f.right-f.left)
}

// axis draws the bands of the rows, the marks, and the line of no lead.
func (f *forest) axis(d *drawing) {
	bottom := f.top + f.step*float64(len(f.rows))
	for i := range f.rows {
		if i%2 == 0 {
			d.rect(margin-10, f.top+f.step*float64(i), f.width-2*margin+20, f.step, bandColour, 4)
		}
	}
	scale := 1.0
	if f.games {
		scale = 100
	}
	marks, decimals := ticks(f.low*scale, f.high*scale)
	for _, m := range marks {
		x := f.x(m / scale)
		d.line(x, f.top, x, bottom, gridColour, 1)
		d.text(x, bottom+18, signed(m, decimals), `text-anchor="middle" font-size="11" fill="`+mutedColour+`"`)
	}
	d.line(f.x(0), f.top, f.x(0), bottom, inkColour, 1.2)
	d.text(f.right+14, f.top-8, "LEAD", `font-size="10" letter-spacing="0.8" fill="`+mutedColour+`"`)
}

func (f *forest) row(d *drawing, i int) {
	v := &f.rows[i]
	y := f.top + f.step*float64(i) + 18
	if f.tables && len(v.Tables) == 1 {
		y += 9
	}
	colour := map[lab.Outcome]string{lab.Ahead: aheadColour, lab.Behind: behindColour, lab.Undecided: undecidedColour}[v.Outcome]
	d.text(margin, y+4, f.labels[i], `font-weight="500"`)
	f.interval(d, &v.Lead, y, colour, 3)
	d.dot(f.x(v.Lead.Mean.Mean), y, 4, colour, colour)
	if len(v.Tables) > 1 {
		for k := range v.Tables {
			at := y + 13 + 9*float64(k)
			f.interval(d, &v.Tables[k].Lead, at, "#98a2b3", 1.3)
			x := f.x(v.Tables[k].Lead.Mean.Mean)
			if k == 0 {
				d.dot(x, at, 3, paperColour, mutedColour)
			} else {
				d.diamond(x, at, 3.6, paperColour, mutedColour)
			}
		}
	}
	mean, half := leadText(&v.Lead, f.games, f.sequential)
	d.text(f.right+14, y+4, mean+" "+half, `font-weight="600" fill="`+colour+`"`)
	units := Grouped(v.Units) + " units"
	if f.tables {
		d.text(f.right+14, y+20, units, `font-size="11" fill="`+mutedColour+`"`)
	} else {
		d.text(f.width-margin, y+4, Grouped(v.Units), `text-anchor="end" font-size="11" fill="`+mutedColour+`"`)
	}
}

func (f *forest) interval(d *drawing, l *lab.Lead, y float64, colour string, width float64) {
	at := l.Interval(f.sequential)
	d.line(f.x(at.Low), y, f.x(at.High), y, colour, width)
}

func (f *forest) legend(d *drawing) {
	y := f.height - margin + 2
	v := &f.rows[0]
	muted := `font-size="11" fill="` + mutedColour + `"`
	if !f.tables {
		d.text(margin, y, "Each unit is one deal or game, played in both seatings. On the right, the number of units.", muted)
		return
	}
	x := margin
	add := func(mark func(), text string) {
		mark()
		d.text(x+12, y, text, muted)
		x += 12 + textWidth(text, 11) + 22
	}
	player, players, one, many := label(v.Play), label(v.Play), label(v.Against), label(v.Against)
	if f.opponents {
		one, many = "opponent", "opponents"
	}
	if f.arms {
		player, players = "player", "players"
	}
	add(func() { d.dot(x+3, y-4, 4, undecidedColour, undecidedColour) }, "mean of both tables")
	add(func() { d.dot(x+3, y-4, 3, paperColour, mutedColour) }, "one "+player+" among "+many)
	add(func() { d.diamond(x+3, y-4, 3.6, paperColour, mutedColour) }, "one "+one+" among "+players)
}
