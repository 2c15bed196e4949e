package pdf

import (
	"bufio"
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"ninetynine/internal/paper/slips"
)

// Sheet writes all hands of the deals as PDF, for the organiser, with the seedto deal the same cards
// again.
func (p *Document) Sheet(w io.Writer, seed string) error {
	d, err := p.begin(p.Book.Say("page.slips.sheet"))
	if err != nil {
		return err
	}
	d.sheet(seed)
	return d.end(w)
}

const (
	margin   = 14.0 // of a sheet
	between  = 9.0  // between its columns
	rowStep  = 5.4
	dealGap  = 4.0
	sheetRow = 10.0
)

func (d *drawing) sheet(seed string) {
	top := d.notes(seed)
	width := (d.width - 2*margin - between) / 2
	column, y := 0, top
	for i := range d.series.Deals {
		deal := &d.series.Deals[i]
		if height := rowStep * float64(len(deal.Slips)+2); y+height > d.height-margin {
			if column++; column == 2 {
				d.pdf.AddPage()
				column, top = 0, margin
			}
			y = top
		}
		y = d.listed(rect{margin + float64(column)*(width+between), y, width, 0}, deal) + dealGap
	}
}

// notes begins the first page, and returns how far down the notes go.
func (d *drawing) notes(seed string) float64 {
	d.pdf.AddPage()
	width := d.width - 2*margin
	y := margin + 6
	d.text(margin, y, face{"title", "", 22}, black, d.say("page.slips.sheet"))
	y = d.block(margin, y+7, width, bold(12), black, d.heading())
	y = d.block(margin, y+1, width, bold(sheetRow), red, d.say("page.slips.secret"))
	for _, text := range []string{d.say("page.slips.how"), d.say("page.slips.packs"), d.say("page.slips.seed", "seed", seed)} {
		y = d.block(margin, y+1.5, width, plain(sheetRow), black, text)
	}
	return y + 4
}

func (d *drawing) listed(r rect, deal *slips.Deal) float64 {
	head := d.words.deal(deal) + " · " + d.say("page.slips.dealt", "name", d.player(deal.Dealer))
	y := r.y + rowStep*0.7
	d.text(r.x, y, d.fitted(bold(sheetRow), r.w, head), black, head)
	if deal.Turnup != 0 || len(d.trump(deal)) == 1 {
		y += rowStep * 0.85
		line := strings.Join(d.trump(deal), " · ")
		d.text(r.x, y, d.fitted(plain(small), r.w, line), black, line)
	}
	y += 1.6
	d.pen(soft, 0.2)
	d.pdf.Line(r.x, y, r.right(), y)
	for i := range deal.Slips {
		s := &deal.Slips[i]
		y += rowStep * 0.85
		name := d.fitted(plain(small), 19, d.holder(s))
		d.text(r.x, y, name, soft, d.holder(s))
		f := bold(sheetRow)
		if w := d.across(r.x+20, y, f, deal, s, false) - r.x - 20; w > r.w-20 {
			f.size *= (r.w - 20) / w
		}
		d.across(r.x+20, y, f, deal, s, true)
	}
	return y + 1
}

// across draws a slip's cards in a line, or only measures it, and returns where it ends.
func (d *drawing) across(x, y float64, f face, deal *slips.Deal, s *slips.Slip, draw bool) float64 {
	for _, k := range slips.Suits() {
		x = d.row(x, y, f, k, s.Cards, draw) + 0.7*f.em()
	}
	joker := d.joker(deal, s)
	if draw && joker != "" {
		d.text(x, y, plain(f.size), black, joker)
	}
	return x + d.wide(plain(f.size), joker)
}

func (w *words) line(deal *slips.Deal, s *slips.Slip) string {
	var all []string
	for _, k := range slips.Suits() {
		all = append(all, k.Symbol()+" "+strings.Join(w.ranks(s.Cards, k), " "))
	}
	if joker := w.joker(deal, s); joker != "" {
		all = append(all, joker)
	}
	return strings.Join(all, "  ")
}

// Text writes all hands as text.
func (p *Document) Text(out io.Writer) error {
	w := newWords(p)
	text := bufio.NewWriter(out)
	fmt.Fprintln(text, w.heading())
	for i := range p.Series.Deals {
		deal := &p.Series.Deals[i]
		fmt.Fprintf(text, "\n%s · %s\n", w.deal(deal), w.say("page.slips.dealt", "name", w.player(deal.Dealer)))
		if deal.Turnup != 0 || len(w.trump(deal)) == 1 {
			fmt.Fprintf(text, "  %s\n", strings.Join(w.trump(deal), " · "))
		}
		wide := 0
		for i := range deal.Slips {
			wide = max(wide, utf8.RuneCountInString(w.holder(&deal.Slips[i])))
		}
		for i := range deal.Slips {
			s := &deal.Slips[i]
			fmt.Fprintf(text, "  %-*s  %s\n", wide, w.holder(s), w.line(deal, s))
		}
	}
	return text.Flush()
}
