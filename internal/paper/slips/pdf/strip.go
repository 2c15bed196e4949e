package pdf

import (
	"strconv"
	"strings"

	"codeberg.org/go-pdf/fpdf"

	"ninetynine/cards"
	"ninetynine/internal/paper/slips"
	"ninetynine/rules"
)

const (
	tabWidth   = 42.0 // the visible part of a strip
	edge       = 9.0  // margin of the paper that printers cannot print
	gap        = 5.0  // beside cuts and folds
	tallest    = 99.0 // height of a strip
	largest    = 26.0 // type size of cards
	small      = 8.5
	lineOfText = 1.22
)

// A rect is a part of the page.
type rect struct{ x, y, w, h float64 }

func (r rect) right() float64  { return r.x + r.w }
func (r rect) bottom() float64 { return r.y + r.h }

// deal draws the strips of a deal, one for each slip, from the top of the page. Each slip has the same
// place on all pages, so cutting the stack sorts the slips.
func (d *drawing) deal(deal *slips.Deal) {
	height := min(tallest, d.height/float64(len(deal.Slips)))
	for i := range deal.Slips {
		strip := rect{0, float64(i) * height, d.width, height}
		d.strip(strip, deal, &deal.Slips[i])
		if strip.bottom() < d.height-1 {
			d.pen(soft, 0.2)
			d.dashes(0, strip.bottom(), d.width, strip.bottom(), 2)
		}
	}
}

func (d *drawing) strip(r rect, deal *slips.Deal, s *slips.Slip) {
	half := (r.w - tabWidth) / 2
	d.hand(rect{r.x + edge, r.y + gap, half - edge - gap, r.h - 2*gap}, deal, s)
	d.pattern(rect{r.x + half + 1.2, r.y + 1.5, half - 2.4, r.h - 3})
	d.tab(rect{r.x + 2*half + gap - 1, r.y + gap, tabWidth - gap + 1 - edge, r.h - 2*gap}, deal, s)
	d.pen(soft, 0.35)
	d.pdf.SetLineCapStyle("round")
	d.pdf.SetDashPattern([]float64{0.01, 1.2}, 0)
	d.pdf.Line(r.x+half, r.y+1.5, r.x+half, r.bottom()-1.5)
	d.pdf.SetDashPattern(nil, 0)
	d.pdf.SetLineCapStyle("butt")
}

func (d *drawing) hand(r rect, deal *slips.Deal, s *slips.Slip) {
	head := bold(11)
	d.text(r.x, r.y+head.em()*0.75, head, black, d.words.deal(deal)+" · "+d.holder(s))
	count := d.count(s)
	d.text(r.right()-d.wide(plain(small), count), r.y+head.em()*0.75, plain(small), soft, count)
	d.pen(soft, 0.2)
	d.pdf.Line(r.x, r.y+4.6, r.right(), r.y+4.6)
	foot := d.foot(r, deal, s)
	d.cards(rect{r.x, r.y + 5.6, r.w, foot - r.y - 6.6}, deal, s)
}

// foot draws the text below the cards, and returns where it begins.
func (d *drawing) foot(r rect, deal *slips.Deal, s *slips.Slip) float64 {
	y := r.bottom()
	if s.Kind == slips.Hand {
		y -= 9.5
		d.boxes(rect{r.x, y, r.w, 9.5}, d.words.boxes())
		y -= 1.6
	}
	told := d.trump(deal)
	if s.Kind != slips.Hand {
		told = []string{d.when(s)}
	}
	var lines []string
	for _, text := range told {
		lines = append(lines, d.wrapped(plain(small), r.w, text)...)
	}
	step := lineOfText * plain(small).em()
	y -= step * float64(len(lines))
	for i, line := range lines {
		d.text(r.x, y+step*(float64(i)+0.72), d.fitted(plain(small), r.w, line), black, line)
	}
	return y
}

// wrapped breaks a text into lines, at blanks other than no-break spaces.
func (d *drawing) wrapped(f face, width float64, text string) (lines []string) {
	for word := range strings.SplitSeq(text, " ") {
		if last := len(lines) - 1; last >= 0 && d.wide(f, lines[last]+" "+word) <= width {
			lines[last] += " " + word
			continue
		}
		lines = append(lines, word)
	}
	return lines
}

func (d *drawing) cards(r rect, deal *slips.Deal, s *slips.Slip) {
	rows := float64(cards.Suits)
	joker := d.joker(deal, s)
	if joker != "" {
		rows += 0.8
	}
	step := r.h / rows
	f := bold(min(largest, step*0.98*72/25.4))
	for _, k := range slips.Suits() { // all in the size of the longest
		if w := d.row(r.x, 0, f, k, s.Cards, false) - r.x; w > r.w {
			f.size *= r.w / w
		}
	}
	for i, k := range slips.Suits() {
		d.row(r.x, r.y+step*(float64(i)+0.5)+0.33*f.em(), f, k, s.Cards, true)
	}
	if joker != "" {
		f = d.fitted(bold(min(f.size, 15)), r.w, joker)
		d.text(r.x, r.y+step*4.4+0.3*f.em(), f, black, joker)
	}
}

// row draws a suit's symbol and ranks on a baseline, or only measures it, and returns where it ends.
func (d *drawing) row(x, y float64, f face, k cards.Suit, held cards.Set, draw bool) float64 {
	if draw {
		d.pip(k, x, y-0.7*f.em(), 0.74*f.em(), inkOf(k))
	}
	x += 1.05 * f.em()
	for i, rank := range d.ranks(held, k) {
		if i > 0 {
			x += 0.36 * f.em()
		}
		if draw {
			d.text(x, y, f, black, rank)
		}
		x += d.wide(f, rank)
	}
	return x
}

func (d *drawing) boxes(r rect, names []string) {
	w := r.w / float64(len(names))
	d.pen(black, 0.25)
	for i, name := range names {
		x := r.x + w*float64(i)
		d.pdf.Rect(x, r.y, w, r.h, "D")
		d.text(x+1, r.y+2.4, plain(6.5), soft, name)
	}
}

// tab draws the visible part.
func (d *drawing) tab(r rect, deal *slips.Deal, s *slips.Slip) {
	line := plain(small)
	y := d.block(r.x, r.y+0.75*line.em(), r.w, line, soft, d.book.Variant(&d.rules))
	y = d.block(r.x, y, r.w, line, soft, d.say("page.slips.set", "label", d.series.Label))
	number := strconv.FormatUint(deal.Number, 10)
	word := bold(11)
	d.text(r.x, y+1.5*word.em(), word, black, d.book.Say("col.deal"))
	f := d.fitted(face{"title", "", 40}, r.w, number)
	y += 1.5*word.em() + 0.78*f.em()
	d.text(r.x, y, f, black, number)
	y = d.block(r.x, y+1.5*word.em(), r.w, word, black, d.holder(s))
	y = d.block(r.x, y, r.w, plain(11), black, d.role(deal, s))
	for _, text := range d.public(deal, s) {
		y = d.block(r.x, y, r.w, line, black, text)
	}
}

// public returns the other lines that all players may read on a slip.
func (d *drawing) public(deal *slips.Deal, s *slips.Slip) []string {
	if s.Kind != slips.Hand {
		return []string{d.when(s)}
	}
	if deal.Trump == rules.Unnamed || d.game.TrumpBy() == rules.ByHolder {
		return nil
	}
	return d.trump(deal)
}

// pattern fills the part that lies on the cards of the folded strip with card-like signs, so densely that
// light shows nothing. It is the same on all strips of a size.
func (d *drawing) pattern(r rect) {
	if d.tint == nil || d.tinted != r.h {
		d.tinted = r.h
		d.tint = d.pdf.CreateTemplateCustom(fpdf.PointType{}, fpdf.SizeType{Wd: r.w, Ht: r.h}, func(t *fpdf.Tpl) {
			on := *d
			on.pdf = &t.Fpdf
			on.scatter(rect{0, 0, r.w, r.h}, 1)
			on.pdf.TransformBegin()
			on.pdf.TransformMirrorHorizontal(r.w / 2)
			on.scatter(rect{0, 0, r.w, r.h}, 2)
			on.pdf.TransformEnd()
		})
	}
	d.pdf.UseTemplateScaled(d.tint, fpdf.PointType{X: r.x, Y: r.y}, fpdf.SizeType{Wd: r.w, Ht: r.h})
}

// scatter draws ranks and suits all over a rect, in the sizes that cards have on slips, so that no stroke
// of a card stands out from those around it. From one side of the paper the cards are seen as in a
// mirror, so it is done twice.
func (d *drawing) scatter(r rect, n uint32) {
	signs := strings.Fields("A K Q J 10 9 8 7 6 5 4 3 2 ♣ ♥ ♠ ♦ ♣ ♠ ♥")
	draw := func(most int) int {
		n = n*1664525 + 1013904223 // a simple generator: it need only look random
		return int(n>>16) % most
	}
	const step = 5.4
	for y := r.y; y < r.bottom()+2*step; y += step {
		for x := r.x - step; x < r.right(); x += step {
			sign, f := signs[draw(len(signs))], bold(16+largest*float64(draw(8))/16)
			x, y := x+step*float64(draw(16))/16, y+step*float64(draw(16))/16
			if k, ok := suitOf([]rune(sign)[0]); ok {
				d.pip(k, x, y-0.7*f.em(), 0.74*f.em(), inkOf(k))
				continue
			}
			d.text(x, y, f, black, sign)
		}
	}
}

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
