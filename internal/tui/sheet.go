package tui

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"ninetynine/cards"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/rules"
)

// A grid is a table as a good book sets it: rules above and below, none
// between, figures flush right.
type grid struct {
	head  []string
	rows  [][]string
	left  []bool // columns set flush left
	loud  []bool // rows that stand out
	below []bool // rows with a rule above
	spare int    // the column that goes first where room is short; 0 for none
}

func (g *grid) row(cells ...string) { g.rows = append(g.rows, cells) }

// widths returns the columns' widths, and the gap that makes them fit.
func (g *grid) widths(room int) ([]int, int) {
	ws := make([]int, len(g.head))
	for _, row := range append([][]string{g.head}, g.rows...) {
		for i, c := range row {
			ws[i] = max(ws[i], width(c))
		}
	}
	whole := 0
	for _, w := range ws {
		whole += w
	}
	gap := 3
	for gap > 1 && whole+gap*(len(ws)-1) > room {
		gap--
	}
	if over := whole + gap*(len(ws)-1) - room; over > 0 {
		if g.spare > 0 {
			g.drop()
			return g.widths(room)
		}
		ws[0] = max(4, ws[0]-over)
	}
	return ws, gap
}

// width returns the whole table's width.
func (g *grid) width(room int) int {
	ws, gap := g.widths(room)
	whole := -gap
	for _, w := range ws {
		whole += w + gap
	}
	return whole
}

// drop leaves out the column that can be spared.
func (g *grid) drop() {
	at := g.spare
	g.spare = 0
	g.head = slices.Delete(g.head, at, at+1)
	for i := range g.rows {
		if g.rows[i][at+1] == figure(0) { // what explains an empty place stays
			g.rows[i][at+1] = g.rows[i][at]
		}
		g.rows[i] = slices.Delete(g.rows[i], at, at+1)
	}
	if at < len(g.left) {
		g.left = slices.Delete(g.left, at, at+1)
	}
}

// from returns the first of the rows up to end that fit on so many lines.
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
	ws, gap := g.widths(room)
	whole := g.width(room)
	d.page.rule(x, y, whole, quiet)
	d.gridRow(x, y+1, g.head, ws, gap, g, quiet)
	d.page.rule(x, y+2, whole, quiet)
	y += 3
	for i, row := range g.rows {
		if i < len(g.below) && g.below[i] {
			d.page.rule(x, y, whole, quiet)
			y++
		}
		k := onPaper
		if i < len(g.loud) && g.loud[i] {
			k = k.with(bold)
		}
		d.gridRow(x, y, row, ws, gap, g, k)
		y++
	}
	d.page.rule(x, y, whole, quiet)
	return y + 1
}

func (d *drawing) gridRow(x, y int, row []string, ws []int, gap int, g *grid, k ink) {
	for i, c := range row {
		c = d.page.fit(c, ws[i])
		at := x + ws[i] - width(c)
		if i < len(g.left) && g.left[i] {
			at = x
		}
		d.suits(at, y, c, k)
		x += ws[i] + gap
	}
}

// suits writes text on the page with the red suits red.
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

// layer draws what lies over the table.
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
		d.heading(inside, d.say("tricks.title"))
		d.allTricks(inside.x, inside.y+2, inside.w, int(d.v.Tricks))
	case scoring:
		d.heading(inside, d.say("score.title"))
		d.scores(inside.x, inside.y+2, inside.w, inside.h-4, true)
	case summing:
		d.sheet(inside)
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

// sheet draws how the deal just over was scored, and how matters stand.
func (d *drawing) sheet(r rect) {
	v := d.v
	d.heading(r, d.say("sheet.title", "deal", int(v.Number)+1, "trump", d.book.Trump(v.Trump)))
	g := d.Model.sheetGrid()
	if name := d.dealName(); name != "" {
		d.page.right(r.x+g.width(r.w), r.y, d.say("deal.name", "name", name), quiet)
	}
	y := d.grid(r.x, r.y+2, r.w, g) + 1
	for _, s := range d.Model.verdicts() {
		if y < r.y+r.h {
			y = d.lines(r.x, y, r.w, s, onPaper)
		}
	}
	endings := d.Model.endings()
	if len(endings) > 0 {
		y++
	}
	for _, e := range endings {
		k := onPaper
		if e.won {
			k = loud
		}
		if y < r.y+r.h {
			y = d.lines(r.x, y, r.w, e.text, k)
		}
	}
	d.tricksBelow(rect{r.x, y, r.w, r.y + r.h - y})
}

// tricksBelow draws the tricks of the deal where they fit: a row for each,
// or else a column. On a wide screen they stand beside.
func (d *drawing) tricksBelow(r rect) {
	n := int(d.v.Tricks)
	if d.side.w > 0 {
		return
	}
	if r.h > n+4 {
		d.allTricks(r.x, r.y+1, r.w, n)
		return
	}
	g := &grid{head: []string{d.say("tricks.legend")}, left: []bool{true}}
	for i := range rules.Seat(d.m.Game.Seats()) {
		g.row(d.name(i))
	}
	for t := range n {
		g.head = append(g.head, strconv.Itoa(t+1)+" ")
		best := d.winning(t)
		for i := range rules.Seat(d.m.Game.Seats()) {
			g.rows[i] = append(g.rows[i], d.trickCell(t, i, best, ""))
		}
	}
	if free := r.h - len(g.rows) - 4; free >= 0 && g.width(r.w) <= r.w {
		d.grid(r.x, r.y+min(1, free), r.w, g)
	}
}

// sheetGrid is the score of the deal, a row for each hand.
func (m *Model) sheetGrid() *grid {
	v := &m.shown.View
	variant := m.m.Game.Variant()
	premiums, vulnerable := variant.Offers.How != rules.NoOffers || variant.Score.Dummy != rules.DummyExact, variant.Score.Vulnerable > 0
	g := &grid{left: []bool{true, true, false, false, true}, spare: 1}
	g.head = []string{"", m.say("col.cards"), m.say("col.bid"), m.say("col.won"), "", m.say("col.tricks"), m.say("col.contract")}
	if premiums {
		g.head = append(g.head, m.say("col.premium"))
	}
	if vulnerable {
		g.head = append(g.head, m.say("col.vulnerable"))
	}
	g.head = append(g.head, m.say("col.deal"), m.say("col.total"))
	parts := m.m.Game.Parts(&v.View)
	for i := range rules.Seat(m.m.Game.Seats()) {
		p := parts[i]
		aside := ""
		if v.AsideOpen.Has(i) && v.Aside[i].Len() == variant.Aside {
			aside = m.cfg.Book.Cards(v.Aside[i])
		}
		bid := m.bid(i)
		if bid == "?" { // a failed bid stays hidden
			aside, bid = m.say("bid.hidden"), figure(0)
		}
		row := []string{m.name(i), aside, bid, strconv.Itoa(int(v.Won[i])), m.result(i), figure(p.Tricks), figure(p.Contract)}
		if premiums {
			row = append(row, figure(p.Premium))
		}
		if vulnerable {
			row = append(row, figure(p.Vulnerable))
		}
		g.row(append(row, signed(v.Points[i]), signed(v.Totals[i]))...)
		g.loud = append(g.loud, v.Made.Has(i))
	}
	return g
}

func (m *Model) result(i rules.Seat) string {
	if m.shown.View.Made.Has(i) {
		return m.say("made.short")
	}
	return m.say("failed.short")
}

// figure writes points, a dash for none.
func figure(n int32) string {
	if n == 0 {
		return "–"
	}
	return signed(n)
}

// signed writes points with a true minus sign.
func signed(n int32) string {
	if n < 0 {
		return "−" + strconv.Itoa(int(-n))
	}
	return strconv.Itoa(int(n))
}

// verdicts says what became of the premiums, and what is trump next.
func (m *Model) verdicts() []string {
	v := &m.shown.View
	variant := m.m.Game.Variant()
	var ss []string
	for i := range rules.Seat(m.m.Game.Seats()) {
		o := v.Holds[i]
		if o == 0 {
			continue
		}
		loss := "opponents"
		switch {
		case variant.Offers.Loss == rules.FromHolder:
			continue // the table says it all
		case variant.Offers.Many:
			loss = "others"
		}
		key := "premium.failed"
		if v.Made.Has(i) {
			key = "premium.made"
		}
		ss = append(ss, m.say(key, "name", m.name(i), "offer", m.cfg.Book.Offer(o), "points", m.m.Game.PremiumWorth(o), "loss", loss, "you", yes(i == m.seat)))
	}
	if v.Stage != match.Ended {
		ss = append(ss, m.nextTrump())
	}
	return ss
}

// nextTrump says what is trump in the next deal and why.
func (m *Model) nextTrump() string {
	v := &m.shown.View
	trump, cause := m.m.Then(v)
	switch cause {
	case match.Turnup:
		return m.say("next.turnup")
	case match.NewGame:
		return m.say("next.game", "trump", m.cfg.Book.Trump(trump))
	case match.Stayed:
		return m.say("next.holder", "trump", m.cfg.Book.Trump(trump))
	}
	return m.say("next.success", "n", v.Made.Len(), "kind", trumpKind(trump), "trump", m.cfg.Book.Trump(trump))
}

// An ending is a line on how a game or the match has ended; won, if it says
// who has won.
type ending struct {
	text string
	won  bool
}

// endings says how a game and the match have ended, if they have.
func (m *Model) endings() []ending {
	v := &m.shown.View
	var es []ending
	if v.Closed {
		e := &v.GameEnd
		es = append(es, ending{m.won("game", e.Winners, "game", int(e.Game)+1), true})
		for i := range rules.Seat(m.m.Game.Seats()) {
			if e.Bonus[i] != 0 {
				es = append(es, ending{m.say("bonus", "name", m.name(i), "bonus", int(e.Bonus[i]), "total", int(e.Totals[i]+e.Bonus[i])), false})
			}
		}
	}
	switch {
	case v.Stage != match.Ended:
		return es
	case v.End.Cut:
		return append(es, ending{m.say("end.cut"), false})
	case m.m.Game.Variant().Rubber.Games == 1: // the game was the match
		return es
	}
	es = append(es, ending{m.won("rubber", v.End.Winners, "game", 0), true})
	for i := range rules.Seat(m.m.Game.Seats()) {
		if v.End.Rubber[i] != 0 {
			es = append(es, ending{m.say("bonus.rubber", "name", m.name(i), "bonus", int(v.End.Rubber[i])), false})
		}
	}
	return append(es, ending{m.say("end.totals", "totals", m.totals(&v.End.Totals)), false})
}

// won says who has won a game or the rubber.
func (m *Model) won(what string, winners rules.Seats, pairs ...any) string {
	var names []string
	you := "no"
	for i := range winners.All() {
		names = append(names, m.name(i))
		if i == m.seat && winners.Len() == 1 {
			you = "yes"
		}
	}
	pairs = append(pairs, "names", strings.Join(names, ", "), "you", you)
	switch winners.Len() {
	case 0:
		return m.say(what+".drawn", pairs...)
	case 1:
		return m.say(what+".won", pairs...)
	}
	return m.say(what+".shared", pairs...)
}

func (m *Model) totals(p *match.Points) string {
	var ss []string
	for i := range rules.Seat(m.m.Game.Seats()) {
		ss = append(ss, m.name(i)+" "+signed(p[i]))
	}
	return strings.Join(ss, "  ")
}

// playOrder returns the seats of a trick, clockwise from who led.
func (m *Model) playOrder(lead rules.Seat) []rules.Seat {
	n := rules.Seat(m.m.Game.Seats())
	var ss []rules.Seat
	for i := range n {
		ss = append(ss, (lead+i)%n)
	}
	return ss
}

// allTricks draws the first n tricks of the deal, the winner's card marked.
func (d *drawing) allTricks(x, y, room, n int) int {
	g := &grid{head: []string{"#"}}
	for i := range rules.Seat(d.m.Game.Seats()) {
		g.head = append(g.head, d.name(i))
	}
	for t := range n {
		best := d.winning(t)
		row := []string{strconv.Itoa(t + 1)}
		for i := range rules.Seat(d.m.Game.Seats()) {
			row = append(row, d.trickCell(t, i, best, " "))
		}
		g.row(row...)
	}
	y = d.grid(x, y, room, g)
	d.page.within(x, y, room, d.say("tricks.legend"), quiet)
	return y + 1
}

// scores draws the deals of the match, the latest ones if there are many:
// with what each has brought, if it is in full and there is room.
func (d *drawing) scores(x, y, room, rows int, full bool) int {
	g := d.Model.scoreGrid(full)
	if full && g.width(room) > room {
		g = d.Model.scoreGrid(false)
	}
	if len(g.rows) == 0 {
		return d.lines(x, y, room, d.say("score.none"), quiet)
	}
	from, end, all := 0, len(g.rows), len(g.rows)
	if full {
		for first := all; d.scroll > 0 && g.from(first, rows-5) > 0; first-- {
			d.scroll, end = d.scroll-1, first-1
		}
		d.scroll = all - end
	}
	if from = g.from(end, rows-5); full && end-from < all {
		d.page.right(x+g.width(room), y-2, d.say("help.more", "at", end, "of", all), quiet)
	}
	g.rows, g.below = g.rows[from:end], g.below[from:end]
	g.below[0] = false
	y = d.grid(x, y, room, g)
	legend := d.say("score.legend")
	if v := d.m.Game.Variant(); full && v.Offers.How != rules.NoOffers {
		legend += "   " + d.say("page.scores.declare") + " " + d.say("offer.declare") + "   " + d.say("page.scores.reveal") + " " + d.say("offer.reveal")
	}
	d.page.within(x, y, room, legend, quiet)
	return y + 1
}

// scoreGrid is a row for each deal that is over, and for the bonus of a game.
func (m *Model) scoreGrid(full bool) *grid {
	g := &grid{head: []string{"#", m.say("col.trump")}, left: []bool{false, true}}
	n := int(m.m.Game.Seats())
	for i := range rules.Seat(n) {
		g.head = append(g.head, m.name(i))
	}
	var last *wire.Score
	for k := range m.scores {
		s := &m.scores[k]
		if v := &m.shown.View; s.Deal > wire.Count(v.Number) || s.Deal == wire.Count(v.Number) && v.Phase != rules.Over {
			break // the screen is not there yet
		}
		trump, _ := rules.ParseTrump(string(s.Trump))
		row, bonus := []string{strconv.Itoa(int(s.Deal) + 1), m.trumpMark(trump)}, []string{"", m.say("page.scores.bonus")}
		for i := range min(n, len(s.Made), len(s.Points), len(s.Totals), len(s.Premium)) {
			row = append(row, m.scoreCell(s.Points[i], s.Totals[i], string(s.Premium[i]), s.Made[i], full))
			if s.Closed != nil && i < len(s.Closed.Bonus) {
				bonus = append(bonus, m.scoreCell(s.Closed.Bonus[i], s.Totals[i]+s.Closed.Bonus[i], "", false, full))
			}
		}
		g.row(row...)
		g.below = append(g.below, last != nil && last.Game != s.Game)
		if s.Closed != nil && slices.Max(s.Closed.Bonus) > 0 {
			g.row(bonus...)
			g.below = append(g.below, false)
		}
		last = s
	}
	return g
}

// scoreCell writes a total, with a mark if the contract was made; in full,
// before it what was gained, with a mark for a premium.
func (m *Model) scoreCell(points, total int, premium string, made, full bool) string {
	mark, level := " ", " "
	if made {
		mark = "•"
	}
	if !full {
		return signed(int32(total)) + mark
	}
	switch word, _, _ := strings.Cut(premium, " "); word {
	case rules.Declare.String():
		level = m.say("page.scores.declare")
	case rules.Reveal.String():
		level = m.say("page.scores.reveal")
	}
	gain := signed(int32(points))
	if points > 0 {
		gain = "+" + gain
	}
	return fmt.Sprintf("%s%s %5s", gain, level, signed(int32(total))+mark)
}

// trumpMark is a trump in a character or two.
func (m *Model) trumpMark(t rules.Trump) string {
	if k, ok := t.Suit(); ok {
		return k.Symbol()
	}
	if t == rules.NinesTrump {
		return "9"
	}
	return m.say("trump.short")
}

// beside draws the column beside the table: the score, and the tricks of
// the deal.
func (d *drawing) beside() {
	if d.side.w == 0 {
		return
	}
	r := rect{d.side.x + 3, d.side.y + 1, d.side.w - 5, d.side.h - 2}
	d.heading(r, d.say("score.title"))
	tricksRows := int(d.v.Tricks) + 9
	y := d.scores(r.x, r.y+2, r.w, r.h-tricksRows-5, false)
	if v := d.m.Game.Variant(); v.Game.Target > 0 {
		d.page.within(r.x, y, r.w, d.say("score.target", "n", v.Game.Target), quiet)
	} else {
		d.page.within(r.x, y, r.w, d.say("score.deals", "n", v.Game.Deals), quiet)
	}
	n := int(d.v.Tricks)
	if d.hold {
		n--
	}
	if n <= 0 || y+n+9 > r.y+r.h {
		return
	}
	y += 3
	d.page.within(r.x, y, r.w, d.say("tricks.title"), onPaper.with(bold))
	d.allTricks(r.x, y+2, r.w, n)
}

func (d *drawing) worth(v *rules.Variant, k cards.Suit) string {
	return k.Symbol() + strconv.Itoa(int(v.Worth[k]))
}

// trickCell is what a hand played to trick t, with marks for who led and who
// won it.
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
