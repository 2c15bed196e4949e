package tui

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/rules"
)

// A grid is a table as in a good book: rules above and below, none between, figures flush right.
type grid struct {
	head  []string
	rows  [][]string
	left  []bool // columns set flush left
	loud  []bool // highlighted rows
	below []bool // with a rule above
	quiet bool   // provisional figures
	spare int    // column dropped first when room is short; 0: none
}

func (g *grid) row(cells ...string) { g.rows = append(g.rows, cells) }

// widths returns the columns' widths, the gap between them, and the whole table's width.
func (g *grid) widths(room int) (ws []int, gap, whole int) {
	ws = make([]int, len(g.head))
	for _, row := range append([][]string{g.head}, g.rows...) {
		for i, c := range row {
			ws[i] = max(ws[i], width(c))
		}
	}
	for _, w := range ws {
		whole += w
	}
	gaps := len(ws) - 1
	for gap = 3; gap > 1 && whole+gap*gaps > room; {
		gap--
	}
	if over := whole + gap*gaps - room; over > 0 {
		if g.spare > 0 {
			g.leaveOut(g.spare)
			return g.widths(room)
		}
		narrow := max(4, ws[0]-over)
		whole += narrow - ws[0]
		ws[0] = narrow
	}
	return ws, gap, whole + gap*gaps
}

func (g *grid) width(room int) int {
	_, _, whole := g.widths(room)
	return whole
}

func (g *grid) leaveOut(at int) {
	g.head = slices.Delete(g.head, at, at+1)
	for i, row := range g.rows {
		if at == g.spare && row[at+1] == figure(0) { // an empty cell keeps its explanation
			row[at+1] = row[at]
		}
		g.rows[i] = slices.Delete(row, at, at+1)
	}
	if at < len(g.left) {
		g.left = slices.Delete(g.left, at, at+1)
	}
	if at == g.spare {
		g.spare = 0
	}
}

// from returns the first row such that the rows up to end fit into these lines.
func (g *grid) from(end, lines int) int {
	for k := end - 1; k >= 0; k-- {
		if lines--; k+1 < end && g.below[k+1] {
			lines--
		}
		if lines < 0 {
			return min(k+1, end-1)
		}
	}
	return 0
}

// grid draws the table and returns the row after it.
func (d *drawing) grid(x, y, room int, g *grid) int {
	ws, gap, whole := g.widths(room)
	rule := func() {
		d.page.rule(x, y, whole, quiet)
		y++
	}
	row := func(cells []string, k ink) {
		x := x
		for i, c := range cells {
			c = d.page.fit(c, ws[i])
			at := x
			if i >= len(g.left) || !g.left[i] {
				at += ws[i] - width(c)
			}
			d.suits(at, y, c, k)
			x += ws[i] + gap
		}
		y++
	}
	rule()
	row(g.head, quiet)
	rule()
	for i, cells := range g.rows {
		if i < len(g.below) && g.below[i] {
			rule()
		}
		switch {
		case g.quiet:
			row(cells, quiet)
		case i < len(g.loud) && g.loud[i]:
			row(cells, onPaper.with(bold))
		default:
			row(cells, onPaper)
		}
	}
	rule()
	return y
}

// suits writes text on the page, with red suits in red.
func (d *drawing) suits(x, y int, s string, k ink) int {
	for _, word := range strings.SplitAfter(s, " ") {
		kk := k
		if strings.ContainsAny(word, "♥♦") && k.fg == text {
			kk.fg = redText
		}
		x = d.page.text(x, y, word, kk)
	}
	return x
}

func (d *drawing) layer() {
	if d.over == none || d.over == lastOne {
		return
	}
	r := rect{d.felt.x, d.felt.y, d.width, d.felt.h}
	if d.side.w > 0 && d.over != helping {
		r.w = d.felt.w
	}
	d.page.zones = nil
	d.page.fill(r, onPaper)
	inside := rect{r.x + 2, r.y + 1, min(r.w-4, 110), r.h - 1}
	inside.x = r.x + (r.w-inside.w)/2
	switch d.over {
	case listing:
		d.listed(inside)
	case talking:
		d.talkBox(inside)
	case helping:
		d.help(inside)
	case tricks:
		d.heading(inside, d.Say("tricks.title"))
		d.allTricks(inside.x, inside.y+2, inside.w, int(d.v.Tricks))
	case scoring:
		d.heading(inside, d.Say("score.title"))
		d.scores(inside.x, inside.y+2, inside.w, inside.h-4, true)
	case summing:
		d.sheet(inside)
	case explaining:
		d.explanation(inside)
	}
}

func (d *drawing) heading(r rect, s string) { d.page.within(r.x, r.y, r.w, s, onPaper.with(bold)) }

// lines writes text wrapped into the width and returns the row after it.
func (d *drawing) lines(x, y, w int, s string, k ink) int {
	for line := range strings.SplitSeq(ansi.Wordwrap(s, w, ""), "\n") {
		d.suits(x, y, line, k)
		y++
	}
	return y
}

func (d *drawing) sheet(r rect) {
	v := d.v
	d.heading(r, d.Say("sheet.title", "deal", int(v.Number)+1, "trump", d.book.Trump(v.Trump)))
	g := d.sheetGrid()
	if name := d.DealName(); name != "" {
		d.page.right(r.x+g.width(r.w), r.y, d.Say("deal.name", "name", name), quiet)
	}
	if marks, text := d.Outcome(); text != "" {
		k := onPaper
		if v.Made.Has(d.Seat) {
			k = loud
		}
		d.page.within(r.x, r.y+1, r.w, strings.TrimSpace(marks+"  "+text), k)
	}
	y, end := d.grid(r.x, r.y+2, r.w, g)+1, r.y+r.h
	for _, s := range append(d.Verdicts(), d.LeadTaken()) {
		if s != "" && y < end {
			y = d.lines(r.x, y, r.w, s, onPaper)
		}
	}
	ends := d.Endings()
	if v.Stage != match.Ended {
		ends = append(ends, phrase.Ending{Text: d.NextTrump()})
	}
	for i, e := range ends {
		if i == 0 && v.Closed {
			y++
		}
		k := onPaper
		if e.Won {
			k = loud
		}
		if y < end {
			y = d.lines(r.x, y, r.w, e.Text, k)
		}
	}
	if s := d.LossLine(); s != "" && y < end {
		k := onPaper
		if d.Provisional() {
			k = quiet
		}
		y = d.lines(r.x, y, r.w, s+" "+d.Say("report.key", "key", d.Say("key.hint")), k)
	}
	d.tricksBelow(rect{r.x, y, r.w, end - y})
}

// tricksBelow draws the tricks of the deal where they fit: a row for each, or a column for each. On a
// wide screen they are beside the score.
func (d *drawing) tricksBelow(r rect) {
	n := int(d.v.Tricks)
	if d.side.w > 0 {
		return
	}
	if r.h > n+4 {
		d.allTricks(r.x, r.y+1, r.w, n)
		return
	}
	g := &grid{head: []string{d.Say("tricks.legend")}, left: []bool{true}}
	for i := range d.HandCount() {
		g.row(d.Name(i))
	}
	for t := range n {
		g.head = append(g.head, strconv.Itoa(t+1)+" ")
		best := d.Winning(t)
		for i := range d.HandCount() {
			g.rows[i] = append(g.rows[i], d.trickCell(t, i, best, ""))
		}
	}
	if free := r.h - len(g.rows) - 4; free >= 0 && g.width(r.w) <= r.w {
		d.grid(r.x, r.y+min(1, free), r.w, g)
	}
}

// sheetGrid is the score of the deal with a row for each hand.
func (m *Model) sheetGrid() *grid {
	v := &m.Shown.View
	g := &grid{left: []bool{true, true, false, false, true}, spare: 1}
	g.head = []string{"", m.Say("col.cards"), m.Say("col.bid"), m.Say("col.won"), "",
		m.Say("col.tricks"), m.Say("col.contract"), m.Say("col.premium"), m.Say("col.vulnerable"), m.Say("col.deal"), m.Say("col.total")}
	const premium, vulnerable = 7, 8
	parts := m.Match.Game.Parts(&v.View)
	for i := range m.HandCount() {
		p, aside, bid := &parts[i], "", m.Bid(i)
		if v.AsideOpen.Has(i) && v.Aside[i].Len() == m.Match.Game.Aside() {
			aside = m.cfg.Book.Cards(v.Aside[i])
		}
		if bid == "?" { // a failed bid stays secret
			aside, bid = m.Say("bid.hidden"), figure(0)
		}
		g.row(m.Name(i), aside, bid, strconv.Itoa(int(v.Won[i])), m.Result(i), figure(p.Tricks), figure(p.Contract),
			figure(p.Premium), figure(p.Vulnerable), phrase.Signed(v.Points[i]), phrase.Signed(v.Totals[i]))
		g.loud = append(g.loud, v.Made.Has(i))
	}
	if m.Match.Game.VulnerableWorth() == 0 {
		g.leaveOut(vulnerable)
	}
	if m.Match.Game.OfferRule().How == rules.NoOffers && m.Match.Game.DummyRule() == rules.DummyExact {
		g.leaveOut(premium)
	}
	return g
}

// figure writes points, with a dash for none.
func figure(n int32) string {
	if n == 0 {
		return "–"
	}
	return phrase.Signed(n)
}

// allTricks draws the first n tricks of the deal, marking the winner's card.
func (d *drawing) allTricks(x, y, room, n int) int {
	g := &grid{head: []string{"#"}}
	for i := range d.HandCount() {
		g.head = append(g.head, d.Name(i))
	}
	for t := range n {
		best := d.Winning(t)
		row := []string{strconv.Itoa(t + 1)}
		for i := range d.HandCount() {
			row = append(row, d.trickCell(t, i, best, " "))
		}
		g.row(row...)
	}
	y = d.grid(x, y, room, g)
	d.page.within(x, y, room, d.Say("tricks.legend"), quiet)
	return y + 1
}

// scores draws the deals of the match, the latest if there are many; if full and there is room, with the
// points of each deal.
func (d *drawing) scores(x, y, room, rows int, full bool) int {
	g := d.Model.scoreGrid(full)
	if full && g.width(room) > room {
		g = d.Model.scoreGrid(false)
	}
	if len(g.rows) == 0 {
		return d.lines(x, y, room, d.Say("score.none"), quiet)
	}
	from, end, all := 0, len(g.rows), len(g.rows)
	if full {
		for first := all; d.scroll > 0 && g.from(first, rows-5) > 0; first-- {
			d.scroll, end = d.scroll-1, first-1
		}
		d.scroll = all - end
	}
	if from = g.from(end, rows-5); full && end-from < all {
		d.page.right(x+g.width(room), y-2, d.Say("help.more", "at", end, "of", all), quiet)
	}
	g.rows, g.below = g.rows[from:end], g.below[from:end]
	g.below[0] = false
	y = d.grid(x, y, room, g)
	legend := d.Say("score.legend")
	if full && d.Match.Game.OfferRule().How != rules.NoOffers {
		for _, level := range []string{"declare", "reveal"} {
			legend += "   " + d.Say("offer.letter."+level) + " " + d.Say("offer."+level)
		}
	}
	d.page.within(x, y, room, legend, quiet)
	return y + 1
}

// scoreGrid has a row for each finished deal, and for the bonus of a game.
func (m *Model) scoreGrid(full bool) *grid {
	g := &grid{head: []string{"#", m.Say("col.trump")}, left: []bool{false, true}}
	n := int(m.HandCount())
	for i := range m.HandCount() {
		g.head = append(g.head, m.Name(i))
	}
	for k := range m.scores {
		s := &m.scores[k]
		if v := &m.Shown.View; s.Deal > wire.Count(v.Number) || s.Deal == wire.Count(v.Number) && v.Phase != rules.Over {
			break // not yet shown on the screen
		}
		trump, _ := rules.ParseTrump(string(s.Trump))
		row, bonus := []string{strconv.Itoa(int(s.Deal) + 1), m.cfg.Book.TrumpMark(trump)}, []string{"", m.Say("page.scores.bonus")}
		for i := range min(n, len(s.Made), len(s.Points), len(s.Totals), len(s.Premium)) {
			row = append(row, m.scoreCell(s.Points[i], s.Totals[i], string(s.Premium[i]), s.Made[i], full))
			if s.Closed != nil && i < len(s.Closed.Bonus) {
				bonus = append(bonus, m.scoreCell(s.Closed.Bonus[i], s.Totals[i]+s.Closed.Bonus[i], "", false, full))
			}
		}
		g.row(row...)
		g.below = append(g.below, k > 0 && m.scores[k-1].Game != s.Game)
		if s.Closed != nil && slices.Max(s.Closed.Bonus) > 0 {
			g.row(bonus...)
			g.below = append(g.below, false)
		}
	}
	return g
}

// scoreCell writes a total, with a mark if the contract was made; if full, preceded by the gain, with a
// mark for a premium.
func (m *Model) scoreCell(points, total int, premium string, made, full bool) string {
	mark, level := " ", " "
	if made {
		mark = "•"
	}
	if !full {
		return phrase.Signed(total) + mark
	}
	if word, _, _ := strings.Cut(premium, " "); word == rules.Declare.String() || word == rules.Reveal.String() {
		level = m.Say("offer.letter." + word)
	}
	gain := phrase.Signed(points)
	if points > 0 {
		gain = "+" + gain
	}
	return fmt.Sprintf("%s%s %5s", gain, level, phrase.Signed(total)+mark)
}

// beside draws the column beside the table: the score, and the tricks of
// the deal.
func (d *drawing) beside() {
	if d.side.w == 0 {
		return
	}
	r := rect{d.side.x + 3, d.side.y + 1, d.side.w - 5, d.side.h - 2}
	d.heading(r, d.Say("score.title"))
	n := int(d.v.Tricks)
	y := d.scores(r.x, r.y+2, r.w, r.h-n-14, false)
	d.page.within(r.x, y, r.w, d.Goal(), quiet)
	if d.hold {
		n--
	}
	if y += 3; n > 0 && y+n+6 <= r.y+r.h {
		d.page.within(r.x, y, r.w, d.Say("tricks.title"), onPaper.with(bold))
		d.allTricks(r.x, y+2, r.w, n)
	}
}

// trickCell is a hand's card of trick t, with marks for the leader and the winner.
func (d *drawing) trickCell(t int, i, won rules.Seat, gap string) string {
	s := d.book.Card(d.v.Played[t][i])
	if i == d.v.Leads[t] {
		s = "→" + gap + s
	}
	if i == won {
		return s + gap + "•"
	}
	return s + gap + " "
}
