package report

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"math"
	"strconv"
	"strings"

	"ninetynine/internal/lab"
)

// A drawing is a simple SVG picture under construction.
type drawing struct{ b []byte }

// The colours of the pictures. Ahead and behind also differ by place and sign.
const (
	inkColour       = "#1d2433"
	mutedColour     = "#667085"
	gridColour      = "#e4e7ec"
	bandColour      = "#f8f9fb"
	barColour       = "#cbd5e1" // of bars that count
	aheadColour     = "#0f766e"
	behindColour    = "#c2410c"
	undecidedColour = "#475467"
	paperColour     = "#ffffff"
	cellInkColour   = "#1e2433" // on shades, which are the same in dark mode, and so is the ink
	cellPaperColour = "#fefefe"
)

// nightColours are the colours for dark mode. Pictures name the colours of light mode, so that
// programs that ignore styles draw those.
func nightColours() [][2]string {
	return [][2]string{
		{paperColour, "#14181f"}, {inkColour, "#e6e9ef"}, {mutedColour, "#98a2b3"}, {gridColour, "#2b323d"}, {bandColour, "#1a2029"},
		{aheadColour, "#2dd4bf"}, {behindColour, "#fb923c"}, {undecidedColour, "#a3adbd"}, {barColour, "#3b4656"},
	}
}

// night returns the style that replaces the colours in dark mode.
func night() string {
	var b strings.Builder
	b.WriteString("@media (prefers-color-scheme: dark) {")
	for _, c := range nightColours() {
		fmt.Fprintf(&b, ` [fill="%s"] { fill: %s } [stroke="%[1]s"] { stroke: %[2]s }`, c[0], c[1])
	}
	return b.String() + " }"
}

const margin = 28.0

func (d *drawing) begin(width, height float64, title string) {
	d.b = fmt.Appendf(d.b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s %s" width="%[1]s" height="%[2]s" role="img" `+
		`font-family="Inter, 'Helvetica Neue', Arial, sans-serif" font-size="13" fill="%[3]s" style="font-variant-numeric: tabular-nums">`+"\n",
		coordinate(width), coordinate(height), inkColour)
	d.b = fmt.Appendf(d.b, "<title>%s</title>\n<style>%s</style>\n", escaped(title), night())
	d.rect(0, 0, width, height, paperColour, 6)
}

func (d *drawing) end() []byte { return append(d.b, "</svg>\n"...) }

func stacked(pictures [][]byte) []byte {
	if len(pictures) == 1 {
		return pictures[0]
	}
	var inner []byte
	width, height := 0.0, 0.0
	for _, b := range pictures {
		var w, h float64
		fmt.Sscanf(string(b), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %f %f"`, &w, &h)
		inner = fmt.Appendf(inner, `<svg y="%s"%s`, coordinate(height), b[len("<svg"):])
		width, height = max(width, w), height+h
	}
	b := fmt.Appendf(nil, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %s %s" width="%[1]s" height="%[2]s">`+"\n", coordinate(width), coordinate(height))
	return append(append(b, inner...), "</svg>\n"...)
}

func (d *drawing) heading(y float64, title, below string) {
	d.text(margin, y, title, `font-size="18" font-weight="600"`)
	d.text(margin, y+20, below, `fill="`+mutedColour+`" font-size="12"`)
}

func (d *drawing) text(x, y float64, s, attributes string) {
	d.b = fmt.Appendf(d.b, `<text x="%s" y="%s" %s>%s</text>`+"\n", coordinate(x), coordinate(y), attributes, escaped(s))
}

func (d *drawing) rect(x, y, width, height float64, fill string, round float64) {
	d.b = fmt.Appendf(d.b, `<rect x="%s" y="%s" width="%s" height="%s" rx="%s" fill="%s"/>`+"\n",
		coordinate(x), coordinate(y), coordinate(width), coordinate(height), coordinate(round), fill)
}

func (d *drawing) line(x1, y1, x2, y2 float64, colour string, width float64) {
	d.b = fmt.Appendf(d.b, `<line x1="%s" y1="%s" x2="%s" y2="%s" stroke="%s" stroke-width="%s" stroke-linecap="round"/>`+"\n",
		coordinate(x1), coordinate(y1), coordinate(x2), coordinate(y2), colour, coordinate(width))
}

func (d *drawing) dot(x, y, radius float64, fill, stroke string) {
	d.b = fmt.Appendf(d.b, `<circle cx="%s" cy="%s" r="%s" fill="%s" stroke="%s" stroke-width="1.5"/>`+"\n",
		coordinate(x), coordinate(y), coordinate(radius), fill, stroke)
}

func (d *drawing) dash(x1, y1, x2, y2 float64, colour string) {
	d.b = fmt.Appendf(d.b, `<line x1="%s" y1="%s" x2="%s" y2="%s" stroke="%s" stroke-width="1.2" stroke-dasharray="4 4"/>`+"\n",
		coordinate(x1), coordinate(y1), coordinate(x2), coordinate(y2), colour)
}

func (d *drawing) diamond(x, y, radius float64, fill, stroke string) {
	d.b = fmt.Appendf(d.b, `<path d="M%s %sl%s %[3]sl-%[3]s %[3]sl-%[3]s -%[3]sz" fill="%s" stroke="%s" stroke-width="1.5"/>`+"\n",
		coordinate(x), coordinate(y-radius), coordinate(radius), fill, stroke)
}

// coordinate formats a number briefly, to a hundredth.
func coordinate(x float64) string {
	return strconv.FormatFloat(math.Round(x*100)/100+0, 'f', -1, 64)
}

func escaped(s string) string {
	var b bytes.Buffer
	xml.EscapeText(&b, []byte(s)) // writing to a buffer never fails
	return b.String()
}

func label(name string) string { return shortened(name, 34) }

// shortened cuts a name in its middle to at most so many characters.
func shortened(name string, most int) string {
	r := []rune(name)
	if len(r) <= most {
		return name
	}
	return string(r[:most-most/2-1]) + "…" + string(r[len(r)-most/2:])
}

// textWidth estimates the width of a text in the pictures' font.
func textWidth(s string, size float64) float64 { return float64(len([]rune(s))) * size * 0.56 }

func marginMean(l *lab.Margin, sequential bool) lab.Mean {
	at := l.Interval(sequential)
	return lab.Mean{Mean: l.Mean.Mean, Low: at.Low, High: at.High}
}

func times(m lab.Mean, by float64) lab.Mean {
	return lab.Mean{Mean: by * m.Mean, Low: by * m.Low, High: by * m.High}
}

// marginText writes a margin and half its interval: points with two decimals, games as
// hundredths with one.
func marginText(l *lab.Margin, games, sequential bool) (mean, half string) {
	m, scale, decimals := marginMean(l, sequential), 1.0, 2
	if games {
		scale, decimals = 100, 1
	}
	return signed(scale*m.Mean, decimals), "±" + strconv.FormatFloat(scale*((m.High-m.Low)/2), 'f', decimals, 64)
}

// signed formats a number with its sign, a true minus; 0 has no sign.
func signed(x float64, decimals int) string {
	s := strconv.FormatFloat(math.Abs(x), 'f', decimals, 64)
	switch {
	case strings.Trim(s, "0.") == "":
		return s
	case x < 0:
		return "−" + s
	}
	return "+" + s
}

func marginUnit(games bool) string {
	if games {
		return "games in a hundred"
	}
	return "points a deal"
}

// holding says which intervals are drawn.
func holding(sequential bool) string {
	if sequential {
		return "intervals of 95 %, good whenever stopped"
	}
	return "intervals of 95 %"
}

// ticks returns about six round places for marks between low and high.
func ticks(low, high float64) (at []float64, decimals int) {
	if high <= low {
		return []float64{low}, 2
	}
	power := math.Floor(math.Log10((high - low) / 6))
	step := math.Pow(10, power)
	for _, k := range []float64{1, 2, 5, 10} {
		if (high-low)/(k*step) <= 7 {
			step *= k
			break
		}
	}
	decimals = int(max(0, -math.Floor(math.Log10(step)+1e-9)))
	for i := math.Ceil(low/step - 1e-9); i*step <= high+step*1e-9; i++ {
		at = append(at, i*step)
	}
	return at, decimals
}
