package pdf

import "ninetynine/cards"

// An outline is a closed line of cubic curves and straight lines, in hundredths of a pip's size, with y
// downwards: its start, then two numbers for each line and six for each curve.
type outline [][]float64

// pips are the outlines of the suits, as in the page's cards.svg; a club's leaves are
// circles of their own.
var pips = [cards.Suits]outline{
	cards.Clubs: {{38, 40}, {62, 40}, {66, 60}, {53, 71}, {54, 82, 58.5, 91, 66, 97}, {34, 97}, {41.5, 91, 46, 82, 47, 71}, {34, 60}},
	cards.Diamonds: {{50, 2}, {58.5, 20, 72, 37, 89, 50}, {72, 63, 58.5, 80, 50, 98}, {41.5, 80, 28, 63, 11, 50},
		{28, 37, 41.5, 20, 50, 2}},
	cards.Hearts: {{50, 95}, {40, 76, 6, 60, 6, 32}, {6, 17, 17, 7, 29, 7}, {39, 7, 47, 13, 50, 24}, {53, 13, 61, 7, 71, 7},
		{83, 7, 94, 17, 94, 32}, {94, 60, 60, 76, 50, 95}},
	cards.Spades: {{50, 3}, {58, 22, 93, 39, 93, 62}, {93, 75, 83, 83, 72, 83}, {64, 83, 57, 79, 53, 71}, {54, 83, 58, 91, 66, 97},
		{34, 97}, {42, 91, 46, 83, 47, 71}, {43, 79, 36, 83, 28, 83}, {17, 83, 7, 75, 7, 62}, {7, 39, 42, 22, 50, 3}},
}

// leaves are the centres and radii of a club's circles.
var leaves = [3][3]float64{{50, 25.5, 21.5}, {25, 59, 21}, {75, 59, 21}}

// pip draws a suit's symbol into the square with this corner and size.
func (d *drawing) pip(k cards.Suit, x, y, size float64, c ink) {
	d.pdf.SetFillColor(c[0], c[1], c[2])
	u := size / 100
	line := pips[k]
	d.pdf.MoveTo(x+u*line[0][0], y+u*line[0][1])
	for _, p := range line[1:] {
		if len(p) == 2 {
			d.pdf.LineTo(x+u*p[0], y+u*p[1])
			continue
		}
		d.pdf.CurveBezierCubicTo(x+u*p[0], y+u*p[1], x+u*p[2], y+u*p[3], x+u*p[4], y+u*p[5])
	}
	d.pdf.ClosePath()
	d.pdf.DrawPath("F")
	if k == cards.Clubs {
		for _, leaf := range leaves {
			d.pdf.Circle(x+u*leaf[0], y+u*leaf[1], u*leaf[2], "F")
		}
	}
}
