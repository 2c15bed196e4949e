// Package pdf prints the slips of numbered deals: as PDF for players, with a page a deal and a strip a
// slip, and as a sheet for the organiser.
//
// A strip has three parts side by side: the cards, a pattern, and a tab. It is folded between the first
// two, print inside; the tab stays visible and shows what all players may know. The pattern lies on the
// cards, so that they cannot be read against the light.
package pdf

import (
	_ "embed"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"codeberg.org/go-pdf/fpdf"

	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/paper/slips"
	"ninetynine/rules"
)

// The fonts are those of the page with lining figures; see internal/doors/page/vendor.sh.
var (
	//go:embed font/alegreya-500-normal.ttf
	titleFont []byte
	//go:embed font/alegreya-sans-400-normal.ttf
	plainFont []byte
	//go:embed font/alegreya-sans-700-normal.ttf
	boldFont []byte
)

// Sizes returns the names of the sizes of paper.
func Sizes() []string { return []string{"a4", "letter"} }

// A Document is the print job of a series.
type Document struct {
	Book   *phrase.Book
	Game   *rules.Game
	Series *slips.Series
	Size   string // one of [Sizes]
}

// Slips writes the slips as PDF: a page for each deal. The same slips give the same bytes.
func (p *Document) Slips(w io.Writer) error {
	d, err := p.begin(p.Book.Say("page.nav.deal"))
	if err != nil {
		return err
	}
	for i := range p.Series.Deals {
		d.pdf.AddPage()
		d.deal(&p.Series.Deals[i])
	}
	return d.end(w)
}

// A drawing is a document being drawn. Lengths are in millimetres, from the left and from above; type
// sizes in points.
type drawing struct {
	words
	pdf           *fpdf.Fpdf
	width, height float64
	lacks         error         // a character that no font has
	tint          fpdf.Template // the pattern of strips
	tinted        float64       // its height
}

type ink [3]int

var (
	black = ink{20, 20, 20}
	red   = ink{190, 25, 35}
	soft  = ink{105, 105, 105}
)

func (p *Document) begin(title string) (*drawing, error) {
	if !slices.Contains(Sizes(), p.Size) {
		return nil, fmt.Errorf("there is no paper %q: give %s", p.Size, strings.Join(Sizes(), " or "))
	}
	d := &drawing{words: newWords(p), pdf: fpdf.New("P", "mm", p.Size, "")}
	d.width, d.height = d.pdf.GetPageSize()
	d.pdf.SetAutoPageBreak(false, 0)
	d.pdf.SetMargins(0, 0, 0)
	d.pdf.SetCatalogSort(true)
	d.pdf.SetCreationDate(time.Unix(0, 0).UTC())
	d.pdf.SetModificationDate(time.Unix(0, 0).UTC())
	d.pdf.SetProducer("Ninety-Nine", true)
	d.pdf.SetTitle(title+": "+d.heading(), true)
	d.pdf.SetLang(p.Book.Tag())
	d.pdf.AddUTF8FontFromBytes("title", "", titleFont)
	d.pdf.AddUTF8FontFromBytes("sans", "", plainFont)
	d.pdf.AddUTF8FontFromBytes("sans", "B", boldFont)
	return d, nil
}

func (d *drawing) end(w io.Writer) error {
	return errors.Join(d.lacks, d.pdf.Output(w))
}

// A face is a font in a size.
type face struct {
	family, style string
	size          float64 // in points
}

func plain(size float64) face { return face{"sans", "", size} }
func bold(size float64) face  { return face{"sans", "B", size} }

func (f face) em() float64 { return f.size * 25.4 / 72 }

func (d *drawing) set(f face, c ink) {
	d.pdf.SetFont(f.family, f.style, f.size)
	d.pdf.SetTextColor(c[0], c[1], c[2])
}

// suitOf returns the suit that a sign is the symbol of.
func suitOf(sign rune) (cards.Suit, bool) {
	for _, k := range slips.Suits() {
		if k.Symbol() == string(sign) {
			return k, true
		}
	}
	return 0, false
}

// pipWidth is the width of a suit's symbol, in ems.
const pipWidth = 0.78

// wide returns the width of a text with suit symbols.
func (d *drawing) wide(f face, text string) (width float64) {
	d.set(f, black)
	for _, part := range parts(text) {
		if _, ok := suitOf([]rune(part)[0]); ok {
			width += pipWidth * f.em()
		} else {
			width += d.pdf.GetStringWidth(part)
		}
	}
	return width
}

// parts splits a text at suit symbols, each of which is a part.
func parts(text string) (all []string) {
	from := 0
	for at, sign := range text {
		if _, ok := suitOf(sign); !ok {
			continue
		}
		if from < at {
			all = append(all, text[from:at])
		}
		from = at + len(string(sign))
		all = append(all, string(sign))
	}
	if from < len(text) {
		all = append(all, text[from:])
	}
	return all
}

// text draws a text on a baseline and returns where it ends. Suits are drawn in their
// own colours.
func (d *drawing) text(x, y float64, f face, c ink, text string) float64 {
	for _, part := range parts(text) {
		if k, ok := suitOf([]rune(part)[0]); ok {
			d.pip(k, x+0.04*f.em(), y-0.67*f.em(), 0.7*f.em(), inkOf(k))
			x += pipWidth * f.em()
			continue
		}
		d.set(f, c)
		d.need(part)
		d.pdf.Text(x, y, part)
		x += d.pdf.GetStringWidth(part)
	}
	return x
}

// block draws a text in lines no wider than width, and returns the next baseline.
func (d *drawing) block(x, y, width float64, f face, c ink, text string) float64 {
	if text == "" {
		return y
	}
	for _, line := range d.wrapped(f, width, text) {
		d.text(x, y, f, c, line)
		y += lineOfText * f.em()
	}
	return y
}

// fitted returns the face, reduced if the text would be wider than width.
func (d *drawing) fitted(f face, width float64, text string) face {
	if w := d.wide(f, text); w > width {
		f.size *= width / w
	}
	return f
}

// need notes a character that the fonts lack.
func (d *drawing) need(text string) {
	if d.lacks == nil {
		d.lacks = Check(text)
	}
}

// others are characters that the fonts have beyond Latin-1.
const others = "–—‘’‚“”„•…′″€←↑→↓−"

// Check says whether the fonts lack a character of a text.
func Check(text string) error {
	for _, sign := range text {
		if sign > 0xFF && !strings.ContainsRune(others, sign) || sign < ' ' {
			return fmt.Errorf("%q cannot be printed: the font has no %q; choose another", text, sign)
		}
	}
	return nil
}

func inkOf(k cards.Suit) ink {
	if k == cards.Diamonds || k == cards.Hearts {
		return red
	}
	return black
}

// dashes draws a dashed line, with dashes and gaps of the length.
func (d *drawing) dashes(x1, y1, x2, y2, length float64) {
	d.pdf.SetDashPattern([]float64{length, length}, 0)
	d.pdf.Line(x1, y1, x2, y2)
	d.pdf.SetDashPattern(nil, 0)
}

func (d *drawing) pen(c ink, width float64) {
	d.pdf.SetDrawColor(c[0], c[1], c[2])
	d.pdf.SetLineWidth(width)
}
