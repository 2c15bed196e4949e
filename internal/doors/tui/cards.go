package tui

import (
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"ninetynine/cards"
	"ninetynine/internal/wire/conversation"
	"ninetynine/rules"
)

// A look is the appearance of a card.
type look struct {
	dim    bool   // it cannot be played
	legal  bool   // playable; marked where there is no colour
	cursor bool   // under the keyboard's cursor
	value  string // its bidding value
	joker  string // the word for the joker, if it stands for this card
	over   bool   // over the card to its left
}

func isRed(k cards.Suit) bool { return k == cards.Hearts || k == cards.Diamonds }

// face returns a card's inks: of its background and its suit.
func face(c cards.Card, dimmed bool) (ground, suit ink) {
	bg, fg := card, black
	switch {
	case dimmed && isRed(c.Suit()):
		bg, fg = dim, dimRed
	case dimmed:
		bg, fg = dim, dimBlack
	case isRed(c.Suit()):
		fg = red
	}
	return ink{fg: fg, bg: bg}, ink{fg: fg, bg: bg, attr: bold}
}

// card draws a card into the rectangle, at least 5 by 3.
func (d *drawing) card(r rect, c cards.Card, l look) {
	if d.pal.mono {
		d.outlined(r, c, l)
		return
	}
	p := d.page
	ground, suit := face(c, l.dim)
	if l.dim {
		suit.attr = 0
	}
	p.fill(r, ground)
	if l.over {
		for y := range r.h {
			p.text(r.x, r.y+y, "▏", ground.fgOf(edge))
		}
	}
	name := d.book.Card(c)
	p.text(r.x+1, r.y, name, suit)
	bottom := r.y + r.h - 1
	switch {
	case l.value != "":
		p.right(r.x+r.w-1, bottom, l.value, ground)
	case r.w >= 7:
		p.right(r.x+r.w-1, bottom, name, suit)
	}
	d.figure(r, c, ground)
	if l.joker != "" {
		p.centre(r.x, r.y+r.h/2, r.w, l.joker, ground.with(italic))
	}
	if l.cursor {
		p.text(r.x, bottom+1, strings.Repeat("▀", r.w), ink{fg: glow})
	}
}

// pips are the places of the pips on a card of nine by seven, by rank: columns 2, 4 and 6, rows 1 to 5.
var pips = [...][]struct{ x, y int }{
	cards.Ace:    {{4, 3}},
	cards.Two:    {{4, 1}, {4, 5}},
	cards.Three:  {{4, 1}, {4, 3}, {4, 5}},
	cards.Four:   {{2, 1}, {6, 1}, {2, 5}, {6, 5}},
	cards.Five:   {{2, 1}, {6, 1}, {4, 3}, {2, 5}, {6, 5}},
	cards.Six:    {{2, 1}, {6, 1}, {2, 3}, {6, 3}, {2, 5}, {6, 5}},
	cards.Seven:  {{2, 1}, {6, 1}, {4, 2}, {2, 3}, {6, 3}, {2, 5}, {6, 5}},
	cards.Eight:  {{2, 1}, {6, 1}, {4, 2}, {2, 3}, {6, 3}, {4, 4}, {2, 5}, {6, 5}},
	cards.Nine:   {{2, 1}, {6, 1}, {2, 2}, {6, 2}, {4, 3}, {2, 4}, {6, 4}, {2, 5}, {6, 5}},
	cards.Ten:    {{2, 1}, {6, 1}, {2, 2}, {6, 2}, {2, 3}, {6, 3}, {2, 4}, {6, 4}, {2, 5}, {6, 5}},
	cards.Eleven: {{2, 1}, {6, 1}, {2, 2}, {6, 2}, {2, 3}, {4, 3}, {6, 3}, {2, 4}, {6, 4}, {2, 5}, {6, 5}},
	cards.Twelve: {{2, 1}, {6, 1}, {2, 2}, {4, 2}, {6, 2}, {2, 3}, {6, 3}, {2, 4}, {4, 4}, {6, 4}, {2, 5}, {6, 5}},
}

// figure draws the middle of a card: pips where there is room for them, a block with its letter for a
// court card.
func (d *drawing) figure(r rect, c cards.Card, ground ink) {
	p := d.page
	court := c.Rank() >= cards.Jack && c.Rank() <= cards.King
	block := ink{fg: ground.bg, bg: ground.fg, attr: bold}
	switch large := r.w >= 9 && r.h >= 7; {
	case r.h < 5:
	case court && large:
		d.court(rect{r.x + 2, r.y + 1, 5, 5}, c, block)
	case court:
		p.centre(r.x+2, r.y+r.h/2, 3, d.book.Rank(c.Rank()), block)
		for x := r.x + 2; x < r.x+5; x++ { // the whole block, around the letter too
			if at := p.CellAt(x, r.y+r.h/2); at != nil {
				at.Style = p.pal.style(block)
			}
		}
	case large:
		for _, at := range pips[c.Rank()] {
			p.text(r.x+at.x, r.y+at.y, c.Suit().Symbol(), ground)
		}
	default:
		p.centre(r.x, r.y+r.h/2, r.w, c.Suit().Symbol(), ground)
	}
}

// court draws a king as a whole block, a queen with its corners cut, and a
// jack slender.
func (d *drawing) court(r rect, c cards.Card, block ink) {
	p := d.page
	body := rect{r.x + 1, r.y, 3, 5}
	p.fill(body, block)
	switch c.Rank() {
	case cards.King:
		p.fill(r, block)
	case cards.Queen:
		p.fill(rect{r.x, r.y + 1, 5, 3}, block)
	}
	p.text(r.x+2, r.y, c.Suit().Symbol(), block)
	p.centre(r.x, r.y+2, 5, d.book.Rank(c.Rank()), block)
	p.text(r.x+2, r.y+4, c.Suit().Symbol(), block)
}

// outlined draws a card without colour: a frame, or dots around a card that
// cannot be played.
func (d *drawing) outlined(r rect, c cards.Card, l look) {
	p := d.page
	k := ink{}
	p.fill(r, k)
	h, v, corners := "─", "│", [4]string{"┌", "┐", "└", "┘"}
	if l.dim {
		h, v, corners = " ", "·", [4]string{" ", " ", " ", " "}
	}
	for y := 1; y < r.h-1; y++ {
		p.text(r.x, r.y+y, v, k)
		p.text(r.x+r.w-1, r.y+y, v, k)
	}
	p.text(r.x, r.y, corners[0]+strings.Repeat(h, r.w-2)+corners[1], k)
	p.text(r.x, r.y+r.h-1, corners[2]+strings.Repeat(h, r.w-2)+corners[3], k)
	name := k
	if !l.dim {
		name = k.with(bold)
	}
	if l.cursor {
		name = name.with(reverse)
	}
	p.within(r.x+1, r.y+1, r.w-2, d.book.Card(c), name)
	if l.value != "" {
		p.text(r.x+r.w/2, r.y+r.h-1, l.value, k)
	}
	if l.joker != "" {
		p.centre(r.x+1, r.y+r.h-2, r.w-2, ansi.Truncate(l.joker, r.w-2, ""), k)
	}
	if l.cursor {
		p.centre(r.x, r.y+r.h, r.w, "▲", k)
	}
}

// chips writes cards in one line.
func (d *drawing) chips(x, y int, s cards.Set, k ink) int {
	red := map[tone]tone{light: redLight, text: redText}
	for c := range s.Cards() {
		kk := k
		if to, ok := red[k.fg]; ok && isRed(c.Suit()) {
			kk.fg = to
		}
		x = d.page.text(x, y, d.book.Card(c), kk) + 1
	}
	return x - 1
}

// sum writes a bid as a sum: "4 = 3 + 1 + 0".
func sum(s cards.Set, w rules.Worth) string {
	total := 0
	var parts []string
	for _, c := range conversation.ByBid(s, w) {
		n := int(w[c.Suit()])
		total += n
		parts = append(parts, strconv.Itoa(n))
	}
	if len(parts) < 2 {
		return strconv.Itoa(total)
	}
	return strconv.Itoa(total) + " = " + strings.Join(parts, " + ")
}
