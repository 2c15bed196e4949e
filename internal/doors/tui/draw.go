package tui

import (
	"slices"
	"strconv"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"ninetynine/cards"
	"ninetynine/internal/base/letters"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/wire/conversation"
	"ninetynine/match"
	"ninetynine/rules"
)

// The smallest screen for a table.
const (
	minWidth  = 80
	minHeight = 24
)

// A drawing is one screen being drawn.
type drawing struct {
	*Model
	page *page
	pal  *palette
	book *phrase.Book
	v    *match.View
	felt rect // the table
	side rect // the column beside it; empty on a small screen
}

func (m *Model) draw() *drawing {
	d := &drawing{Model: m, page: newPage(m.width, m.height, m.pal), pal: m.pal, book: m.cfg.Book, v: &m.Shown.View}
	if m.width < minWidth || m.height < minHeight {
		d.tooSmall()
		return d
	}
	if m.Match == nil {
		d.opening()
		return d
	}
	d.felt = rect{0, 1, m.width, m.height - 4}
	if m.width >= 126 {
		w := min(52, m.width/4)
		d.side = rect{m.width - w, 1, w, m.height - 4}
		d.felt.w -= w
	}
	d.masthead()
	switch {
	case m.InWaitingRoom():
		d.side = rect{}
		d.felt.w = m.width
		d.room()
	default:
		d.page.fill(d.felt, onFelt)
		d.table()
		d.beside()
	}
	d.layer()
	d.prompt()
	return d
}

// opening shows what the screen is waiting for before the first message.
func (d *drawing) opening() {
	s := d.Say("page.opening")
	if d.wrong != "" {
		s = d.trouble()
	}
	d.page.centre(0, d.height/2, d.width, s, onPaper)
	if d.once == leave {
		d.page.centre(0, d.height/2+1, d.width, d.notice, onPaper)
	}
}

var (
	onPaper = ink{fg: text, bg: paper}
	quiet   = ink{fg: muted, bg: paper}
	loud    = ink{fg: accent, bg: paper, attr: bold}
	onFelt  = ink{fg: light, bg: felt}
	onFeltQ = ink{fg: soft, bg: felt}
	onFeltL = ink{fg: glow, bg: felt, attr: bold}
)

func (d *drawing) tooSmall() {
	s := d.cfg.tooSmall(d.width, d.height)
	if d.wrong != "" {
		s += "\n" + d.trouble()
	}
	if d.once == leave {
		s += "\n" + d.notice
	}
	d.page.notice(s)
}

// tooSmall says that the window is too small, and what can be done.
func (cfg *Config) tooSmall(w, h int) string {
	return cfg.Book.Say("small", "w", minWidth, "h", minHeight, "width", w, "height", h, "remote", phrase.Yes(cfg.Remote), "quit", cfg.Book.Say("key.quit"))
}

// notice draws a text alone on the page.
func (p *page) notice(s string) {
	for i, line := range strings.Split(ansi.Wordwrap(s, max(1, p.Width()-2), ""), "\n") {
		p.centre(0, p.Height()/2-1+i, p.Width(), line, onPaper)
	}
}

// masthead shows the variant and the trump.
func (d *drawing) masthead() {
	p := d.page
	variant := d.Match.Game.Variant()
	x := p.text(2, 0, strings.ToUpper(d.Say("title")), onPaper.with(bold))
	end, where := d.width-1, ""
	if d.v.Phase != 0 && !d.InWaitingRoom() {
		end, where = d.badge(end), d.Say("deal.short", "deal", int(d.v.Number)+1, "of", d.Match.Game.GameRule().Deals)
		switch s := d.Settings; {
		case s != nil && s.Once():
			where = d.Say("game.once", "what", map[bool]string{true: "other", false: "day"}[s.From != nil])
		case variant.Rubber.Games != 1:
			where = d.Say("game.short", "game", int(d.v.Game)+1, "of", d.GamesInAll()) + "  ·  " + where
		}
	}
	if name := d.book.Variant(&variant); !strings.EqualFold(name, d.Say("title")) {
		if x+3+width(name)+3+width(where)+2 <= end {
			x = p.text(x+3, 0, name, onPaper.with(italic))
		} else { // the variant says more than the game's name
			p.fill(rect{0, 0, x, 1}, onPaper)
			x = p.within(2, 0, end-8-width(where), name, onPaper.with(bold))
		}
	}
	p.right(end-3, 0, p.fit(where, end-3-x-2), quiet)
}

// badge draws the trump so that it ends before column x.
func (d *drawing) badge(x int) int {
	k := onFelt.with(bold) // no trump: in the table's colour
	name := d.book.Trump(d.v.Trump)
	if s, ok := d.v.Trump.Suit(); ok {
		name = s.Symbol() + " " + name
		if _, suit := face(cards.Of(cards.Ace, s), false); !d.pal.mono {
			k = suit
		}
	} else if d.v.Trump == rules.NinesTrump {
		k = ink{fg: black, bg: card, attr: bold}
	} else if d.v.Trump == rules.Unnamed {
		k = quiet.with(italic)
		name = d.Say("col.trump") + " ?" // the table shows it in full
	}
	if d.pal.mono {
		k = ink{attr: reverse | bold}
		if d.v.Trump == rules.Unnamed {
			k = ink{}
		}
	}
	x = d.page.right(x, 0, " "+name+" ", k)
	if d.v.Turnup != 0 {
		x = d.page.right(x-1, 0, d.book.Card(d.v.Turnup), onPaper.with(bold))
		x = d.page.right(x-1, 0, d.Say("turnup"), quiet)
	}
	return x
}

// otherSeats returns the other seats, starting at the left of this one.
func (m *Model) otherSeats() (ss []rules.Seat) {
	for i := range m.HandCount() - 1 {
		ss = append(ss, (m.BottomSeat()+i+1)%m.HandCount())
	}
	return ss
}

// Sizes of the table.
type sizes struct {
	handW, handH, step int // of a card in the hand, and from one to the next
	trickW, trickH     int
	panels             int // row of the other players
	trick              int // row of the other players' cards, and
	mine               int // of this seat's
	own                int // row of this seat's line
	hand               int // row of the hand
}

func (d *drawing) sizes(n int) sizes {
	s := sizes{handW: 5, handH: 3, trickW: 5, trickH: 3}
	switch {
	case d.felt.h >= 38 && d.felt.w >= 120:
		s.handW, s.handH, s.trickW, s.trickH = 9, 7, 9, 7
	case d.felt.h >= 26 && d.felt.w >= 96:
		s.handW, s.handH, s.trickW, s.trickH = 7, 5, 7, 5
	}
	room := d.felt.w - 4 - s.handW
	s.step = s.handW + 1
	if n > 1 {
		s.step = min(s.step, room/(n-1))
	}
	bottom := d.felt.y + d.felt.h
	s.hand = bottom - s.handH - 1
	s.own = s.hand - 2
	spare := s.own - d.felt.y - 7 - 2*s.trickH
	s.panels = d.felt.y + 1 + max(0, min(3, spare/4))
	middle := s.panels + 6 + max(0, (s.own-s.panels-5-2*s.trickH)/2)
	s.trick, s.mine = middle, middle+s.trickH
	return s
}

// table draws all players, the trick and the hand.
func (d *drawing) table() {
	s := d.sizes(max(1, d.v.Hand[d.BottomSeat()].Len()))
	others := d.otherSeats()
	w := d.felt.w / max(1, len(others))
	indent := max(2, (w-26)/2)
	for i, seat := range others {
		d.place(rect{d.felt.x + i*w + indent, s.panels, w - indent - 1, 6}, seat)
	}
	d.trick(s, others)
	d.ground(s)
	d.mine(s)
}

// ground writes on the empty table: the trump, the bidding values of suits, and the seats that have to
// act.
func (d *drawing) ground(s sizes) {
	if d.v.Phase >= rules.Playing {
		return
	}
	y := (s.panels + 4 + s.own) / 2
	trump := d.Say("ground.trump", "trump", d.book.Trump(d.TrumpSoFar()))
	if why := d.WhyTrump(); why != "" {
		trump = d.Say("why.trump", "trump", trump, "why", why)
	}
	d.page.centre(d.felt.x, y-1, d.felt.w, trump, onFelt.with(bold))
	w := d.Match.Game.Worth()
	worth := letters.Join(slices.Values(conversation.Aces(w)), "   ", func(c cards.Card) string { return c.Suit().Symbol() + strconv.Itoa(int(w[c.Suit()])) })
	d.page.centre(d.felt.x, y+1, d.felt.w, d.Say("ground.worth", "worth", worth), onFeltQ)
	if who := d.WhoIsVulnerable(); who != "" {
		y++
		d.page.centre(d.felt.x, y+1, d.felt.w, who, onFeltQ)
	}
	if !d.Match.Game.Lays() {
		d.page.centre(d.felt.x, y+2, d.felt.w, d.Say("ground.left", "n", d.Match.Game.Aside()), onFeltQ)
	}
}

// place draws another player: name and score, bid and tricks, the offer, and visible cards.
func (d *drawing) place(r rect, seat rules.Seat) {
	p := d.page
	x := d.nameLine(r, seat)
	d.standing(r.x, r.y+1, r.w, seat)
	y := r.y + 2
	if d.v.HandOpen.Has(seat) && d.v.Phase >= rules.Playing && d.v.Hand[seat] != 0 {
		if said := d.said(seat); said != "" {
			p.within(x+2, r.y, r.x+r.w-x-2, said, d.tone(seat))
		}
		d.open(rect{r.x, y, r.w, 4}, seat)
		return
	}
	y += d.backs(r.x, y, r.w, int(d.v.Held[seat]))
	if said := d.said(seat); said != "" {
		p.within(r.x, y, r.w, said, d.tone(seat))
		y++
	}
	if d.v.AsideOpen.Has(seat) && r.w < 26 {
		d.chips(r.x, y, d.v.Aside[seat], onFelt)
	}
}

// backs draws n cards face down, fanned if the room allows, and returns the rows used.
func (d *drawing) backs(x, y, w, n int) int {
	const rows = 3
	if d.felt.h < 26 || d.pal.mono || 2*n+2 > w {
		d.page.within(x, y, w, strings.Repeat("▮", n), onFeltQ)
		return 1
	}
	for i := range n { // the next card covers all but the last
		for row := range rows {
			d.page.text(x+2*i, y+row, "▏", ink{fg: soft, bg: back})
			d.page.text(x+2*i+1, y+row, "▒▒▒", ink{fg: pattern, bg: back})
		}
	}
	return rows
}

// tone is the prominence of a seat's offer: a pass needs no attention.
func (d *drawing) tone(seat rules.Seat) ink {
	if d.v.Holds[seat] == 0 && (d.v.Offer[seat].Level() == rules.Pass || d.v.Tricks > 0 || d.overcalled(seat)) {
		return onFeltQ
	}
	return onFeltL
}

// hurry is when time gets short, in milliseconds.
const hurry = 10_000

// nameLine draws a name, the score, and the marks of dealer and turn.
func (d *drawing) nameLine(r rect, seat rules.Seat) int {
	k := onFelt.with(bold)
	x := r.x
	if d.turnOf(seat) {
		x = d.page.text(x-2, r.y, "▸ ", onFeltL)
		k = onFeltL
	}
	x = d.page.within(x, r.y, r.w, d.Name(seat), k)
	points := phrase.Signed(d.v.Totals[seat])
	if r.w >= 22 {
		points = "· " + d.Say("points.short", "n", points)
	}
	if d.Settings != nil { // otherwise it is a position without a match
		x = d.page.text(x+1, r.y, points, onFelt)
	}
	mark := func(s string, k ink) { x = d.page.within(x+1, r.y, r.x+r.w-x-1, "· "+s, k) }
	if seat == d.v.Dealer {
		mark(d.Say("dealer"), onFeltQ)
	}
	if d.v.Vulnerable.Has(seat) {
		mark(d.Say("vulnerable"), onFeltL)
	}
	if chairs := d.Shown.Table.Chairs; int(seat) < len(chairs) && chairs[seat].Away {
		mark(d.Say("page.away"), onFeltL)
	}
	switch ms, runs, ok := d.TimeLeft(seat); {
	case runs && ms < hurry:
		mark(d.FormatTime(ms), onFeltL)
	case runs:
		mark(d.FormatTime(ms), onFelt.with(bold))
	case ok:
		mark(d.FormatTime(ms), onFeltQ)
	}
	if by := d.DummyBy(); by != "" && d.Match.Game.Dummies().Has(seat) {
		mark(by, onFeltQ)
	}
	if kind := d.BotKind(seat); r.w >= 22 && kind != "" && x+3+width(kind) <= r.x+r.w {
		mark(kind, onFeltQ)
	}
	return x
}

func (d *drawing) turnOf(seat rules.Seat) bool {
	if d.v.Phase == rules.Playing {
		return d.v.Due == seat && !d.hold
	}
	return d.v.Turn.Has(seat)
}

func (d *drawing) standing(x, y, w int, seat rules.Seat) int {
	end := x + w
	if d.v.Phase < rules.Playing && seat != d.Seat {
		key := "seat.ready"
		if d.v.Turn.Has(seat) {
			key = "seat.thinks"
		}
		return d.page.within(x, y, w, d.Say(key), onFeltQ)
	}
	s := d.Say("standing", "bid", d.Bid(seat), "won", int(d.v.Won[seat]), "you", phrase.Yes(seat == d.Seat))
	x = d.page.within(x, y, w, s, onFelt)
	if d.v.AsideOpen.Has(seat) && d.v.Aside[seat] != 0 && w >= 26 && x+2+d.v.Aside[seat].Len()*4 <= end {
		x = d.chips(x+2, y, d.v.Aside[seat], onFelt)
	}
	return x
}

// said returns a seat's premium or offer.
func (m *Model) said(seat rules.Seat) string {
	v := &m.Shown.View
	if v.Holds[seat] != 0 {
		return m.cfg.Book.Offer(v.Holds[seat])
	}
	said := m.cfg.Book.Offer(v.Offer[seat])
	switch {
	case v.Phase == rules.Over:
		return ""
	case m.overcalled(seat):
		return m.Say("offer.beaten", "offer", said)
	}
	return said
}

// open draws an open hand, a suit a line; where the person plays from it, playable cards stand out.
func (d *drawing) open(r rect, seat rules.Seat) {
	o := d.v.Options
	active := o.Kind == rules.Playing && o.Seat == seat && seat != d.Seat && !d.hold
	y := r.y - 1
	suit := -1
	x := r.x
	for _, c := range d.Sorted(seat) {
		own := d.Match.Game.SuitOf(d.v.Trump, c)
		if own != suit {
			suit = own
			y++
			x = d.suitMark(r.x, y, c, own) + 1
		}
		k := onFelt
		name := d.book.Rank(c.Rank())
		if own == cards.Suits {
			name = c.Suit().Symbol()
		}
		legal := o.From.Has(c)
		switch {
		case active && c == d.cursor:
			k = ink{fg: black, bg: card, attr: bold}
			if d.pal.mono {
				k = ink{attr: reverse | bold}
			}
		case active && !legal:
			k = onFeltQ
		case active:
			k = onFelt.with(bold)
		}
		if active && d.pal.mono && legal {
			name = "[" + name + "]"
		}
		w := width(name)
		if active {
			d.page.zone(rect{x, y, w, 1}, command{do: playCard, card: c})
		}
		d.page.text(x, y, name, k)
		x += w + 1
	}
}

// suitMark begins the line of a suit of an open hand; nines as trumps are a
// suit of their own.
func (d *drawing) suitMark(x, y int, c cards.Card, suit int) int {
	switch {
	case suit == cards.Suits:
		return d.page.text(x, y, d.book.Rank(c.Rank()), onFelt)
	case isRed(c.Suit()):
		return d.page.text(x, y, c.Suit().Symbol(), onFelt.fgOf(redLight))
	}
	return d.page.text(x, y, c.Suit().Symbol(), onFelt)
}

// trick draws the cards in the middle, each in front of its player.
func (d *drawing) trick(s sizes, others []rules.Seat) {
	t := int(d.v.Tricks)
	if d.hold || d.over == lastOne {
		t--
	}
	if t < 0 || t >= d.Match.Game.Tricks() || d.v.Phase < rules.Playing {
		return
	}
	best := d.Winning(t)
	middle := d.felt.x + d.felt.w/2
	gap := s.trickW + max(5, d.felt.w/14)
	left := middle - s.trickW/2 - (len(others)-1)*gap/2
	for i, seat := range others {
		x := left + i*gap
		d.onTable(rect{x, s.trick, s.trickW, s.trickH}, t, seat, best)
	}
	d.onTable(rect{middle - s.trickW/2, s.mine, s.trickW, s.trickH}, t, d.BottomSeat(), best)
}

// onTable draws a seat's card of a trick.
func (d *drawing) onTable(r rect, t int, seat, best rules.Seat) {
	c := d.v.Played[t][seat]
	if c == 0 {
		return
	}
	d.card(r, c, look{joker: d.jokerWord(c)})
	if seat == best {
		d.page.text(r.x-2, r.y+r.h/2, "•", onFeltL)
	}
	if seat == d.v.Leads[t] {
		d.page.text(r.x-2, r.y, "→", onFeltQ)
	}
}

// jokerWord returns the word for the joker if it stands for the card.
func (m *Model) jokerWord(c cards.Card) string {
	if c != 0 && c == m.Joker() {
		return m.Say("joker")
	}
	return ""
}

func (d *drawing) mine(s sizes) {
	seat := d.BottomSeat()
	full := s.handW + 11*(s.handW+1)
	indent := max(4, (d.felt.w-full)/2)
	r := rect{d.felt.x + indent, s.own, d.felt.w - 2*indent, 1}
	x := d.nameLine(r, seat)
	if d.v.Phase >= rules.Playing || d.v.Aside[seat] != 0 {
		x = d.standing(x+3, s.own, r.x+r.w-x-3, seat)
	}
	if left := d.Say("bid.left", "n", d.Match.Game.Aside()); d.v.Phase == rules.Playing && d.BidLeft(seat) != "" && x+4+width(left+d.said(seat)) <= r.x+r.w {
		x = d.page.text(x+1, s.own, left, onFeltQ)
	}
	if said := d.said(seat); said != "" {
		d.page.within(x+3, s.own, r.x+r.w-x-3, said, d.tone(seat))
	}
	if seat != d.Seat && !d.v.HandOpen.Has(seat) {
		d.backs(r.x, s.hand, r.w, int(d.v.Held[seat]))
		return
	}
	cs := d.Sorted(seat)
	width := s.step*(len(cs)-1) + s.handW
	left := d.felt.x + (d.felt.w-width)/2
	o := d.v.Options
	choosing := (o.Kind == rules.Laying || o.Kind == rules.Playing && o.Seat == seat) && !d.hold && seat == d.Seat
	laying := d.v.Phase < rules.Playing && d.Match.Game.Variant().Order[0] != rules.Playing
	for i, c := range cs {
		at := rect{left + i*s.step, s.hand, s.handW, s.handH}
		l := look{over: i > 0 && s.step < s.handW+1, cursor: choosing && c == d.cursor, joker: d.jokerWord(c)}
		if laying {
			l.value = strconv.Itoa(int(d.Match.Game.Worth()[c.Suit()]))
		}
		if choosing && o.Kind == rules.Playing {
			l.legal = o.From.Has(c)
			l.dim = !l.legal
		}
		if d.chosen.Has(c) || l.cursor && o.Kind == rules.Playing {
			at.y--
		}
		d.card(at, c, l)
		if choosing {
			d.page.zone(rect{at.x, at.y, s.step, at.h + 1}, command{do: playCard, card: c})
		}
	}
}
