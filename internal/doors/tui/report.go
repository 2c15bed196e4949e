package tui

import (
	"context"
	"fmt"
	"math"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/learn/ledger"
	"ninetynine/internal/think/reason"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// A dealReport is what is known of a deal that is over.
type dealReport struct {
	match, deal int
	told        *ledger.Report // nil while nothing is known
	failed      bool           // nobody will tell more
}

// of reports whether the report is about the deal that is shown.
func (r *dealReport) of(n *moment) bool {
	return r.match == n.Table.Match && r.deal == int(n.View.Number)
}

// reports tells whether the table says what came of the deal shown: once it is over,
// after a match, and to who plays alone.
func (m *Model) reports() bool {
	n := m.shown
	return n.View.Phase == rules.Over && m.chair() != nil && (m.ended() || m.alone() && n.Table.Open && n.Table.Hints)
}

// explain asks what came of the deal just over, where the table tells that.
func (m *Model) explain() tea.Cmd {
	n := m.shown
	if !m.reports() || m.report.of(n) && (m.report.told != nil || m.report.failed) {
		return nil
	}
	about := dealReport{match: n.Table.Match, deal: int(n.View.Number)}
	m.report = about
	return m.askReport(about)
}

// askReport asks until the report is complete, or another deal is over.
func (m *Model) askReport(about dealReport) tea.Cmd {
	line := m.cfg.Line
	what := func(ctx context.Context) (*wire.Report, error) { return line.Report(ctx, about.match, about.deal) }
	return func() tea.Msg {
		r, err := what(m.ctx)
		return reportMsg{about, r, err}
	}
}

// A reportMsg is the answer.
type reportMsg struct {
	about  dealReport
	report *wire.Report
	err    error
}

// explained takes a report, and asks for more if there is more to come.
func (m *Model) explained(msg reportMsg) tea.Cmd {
	if msg.about.match != m.report.match || msg.about.deal != m.report.deal {
		return nil
	}
	if msg.err != nil {
		m.report.failed = true
		return nil
	}
	m.report.told = &msg.report.Report
	if m.counting() {
		return m.askReport(msg.about)
	}
	return nil
}

// counting reports whether the figures told may still change.
func (m *Model) counting() bool {
	r := m.report.told
	return r.Judged < r.Of || r.Rough > 0
}

// account returns the person's account of the deal that is shown; nil if it is not known.
func (m *Model) account() *ledger.Account {
	r := &m.report
	if !r.of(m.shown) || r.told == nil || len(r.told.Deals) == 0 || m.seat == rules.Nobody {
		return nil
	}
	return &r.told.Deals[0].Accounts[m.seat]
}

// lossLine says what the person has lost: "Your mistakes cost 14 points: bid 9,
// play 5", or about how much as long as it is being counted; "" if that is not known.
func (m *Model) lossLine() string {
	a := m.account()
	if a == nil {
		return ""
	}
	if n := int(math.Round(a.Lost.Sum().Float())); m.counting() && n > 0 {
		return m.say("page.report.counting", "you", "yes", "name", "", "n", n)
	} else if m.counting() {
		return m.say("page.report.coming")
	}
	if a.Lost.Sum() == 0 {
		return m.say("page.report.clean", "you", "yes", "name", "") + "."
	}
	kinds := []string{"bid", "premium", "trump", "play"}
	whole := ledger.Rounded(0, a.Lost.Bid, a.Lost.Premium, a.Lost.Trump, a.Lost.Play)
	sum := 0.0
	for _, n := range whole {
		sum += n
	}
	if sum == 0 {
		return m.say("page.report.little", "you", "yes", "name", "") + "."
	}
	var parts []string
	for i, n := range whole {
		if n != 0 {
			parts = append(parts, m.say("page.report.part."+kinds[i], "all", yes(n == sum), "n", m.points(n, 0)))
		}
	}
	return m.say("page.report.line", "you", "yes", "name", "", "n", int(sum), "parts", strings.Join(parts, ", ")) + "."
}

// points writes points with so many decimals.
func (m *Model) points(x float64, decimals int) string {
	s := fmt.Sprintf("%.*f", decimals, math.Abs(x))
	if m.cfg.Book.Tag() != "en" {
		s = strings.Replace(s, ".", ",", 1)
	}
	if x < 0 {
		return "−" + s
	}
	return s
}

// plus writes points with their sign.
func (m *Model) plus(x float64, decimals int) string {
	if x > 0 {
		return "+" + m.points(x, decimals)
	}
	return m.points(x, decimals)
}

// luckLine says what luck and the others did.
func (m *Model) luckLine(a *ledger.Account) string {
	if !m.report.told.Luck {
		return m.say("page.report.noluck")
	}
	whole := func(p ledger.Points) float64 { return math.Round(p.Float()) + 0 }
	lay := map[bool]string{true: "well", false: "even"}[whole(a.Lie) > 0]
	if whole(a.Lie) < 0 {
		lay = "badly"
	}
	gifts := min(whole(a.Gifts), max(whole(a.Others), 0))
	return m.say("page.report.luck", "cards", m.plus(whole(a.Cards), 0), "lie", m.plus(whole(a.Lie), 0),
		"others", m.plus(whole(a.Others), 0), "lay", lay, "gifts", yes(gifts > 0), "n", m.points(gifts, 0))
}

// mistakes returns what the person did worse than could be, the worst first, in words.
func (m *Model) mistakes() (all []string) {
	if m.account() == nil {
		return nil
	}
	for _, x := range m.report.told.Worst(m.seat.Set(), 8) {
		where := m.say("page.report.at." + x.Phase)
		if x.Trick > 0 {
			where = m.say("page.report.trick", "n", x.Trick)
		}
		s := fmt.Sprintf("−%s  %s: %s.", m.points(x.Lost.Float(), 1), where,
			m.say("page.report.instead", "act", m.recorded(x.Act), "better", m.recorded(x.Better)))
		for _, fact := range factTexts(m.cfg.Book, x.Why) {
			s += " " + fact
		}
		if chance := m.chances(&x); chance != "" {
			s += " " + chance + "."
		}
		all = append(all, s)
	}
	return all
}

// chances says what a mistake did to the chance of the contract; "" if that explains
// nothing.
func (m *Model) chances(x *ledger.Mistake) string {
	const close = 2 // in hundredths: about the same
	a, b := int(math.Round(100*x.Chance)), int(math.Round(100*x.BetterChance))
	settled := a+b == 0 || slices.ContainsFunc(x.Why, func(f reason.Fact) bool { return f.Kind == reason.Lost })
	offer := x.Phase == rules.Offering.String()
	how := "same"
	switch {
	case offer && x.Act == rules.Pass.String():
		how = "premium"
	case b > a+close, b > a && float64(b-a) >= 2*x.Lost.Float(): // at 25 points a contract, half the loss or more
		how = "more"
	case offer && x.Better == rules.Pass.String():
		how = "unpaid"
	case settled || offer:
		return ""
	case a > b+close:
		how = "less"
	}
	return m.say("page.report.chance", "how", how, "a", a, "b", b)
}

// recorded names an act in the words of a record.
func (m *Model) recorded(act string) string {
	a, err := rules.ParseAction(m.seat, act)
	if err != nil {
		return act
	}
	return m.actName(a, m.cfg.Book.Card, m.cfg.Book.Cards)
}

// factTexts says facts, but for those of a kind that only another version of the program
// knows.
func factTexts(b *phrase.Book, why []reason.Fact) (all []string) {
	for i := range why {
		if b.Has("why." + string(why[i].Kind)) {
			all = append(all, factText(b, &why[i]))
		}
	}
	return all
}

// factText says a fact.
func factText(b *phrase.Book, f *reason.Fact) string {
	named := func(text string) string {
		if c, err := cards.ParseCard(text); err == nil {
			return b.Card(c)
		}
		return text
	}
	suit := "9"
	if k, err := cards.ParseSuit(f.Suit); err == nil {
		suit = k.Symbol()
	}
	return b.Say("why."+string(f.Kind), "card", named(f.Card), "than", named(f.Than), "suit", suit, "n", f.N, "m", f.M)
}

// reportParts are the parts of the person's lead, as on paper.
func (m *Model) reportParts(a *ledger.Account) *grid {
	names := []string{"lie"}
	parts := []ledger.Points{a.Lie}
	if m.report.told.Luck {
		names, parts = []string{"start", "cards", "lie"}, []ledger.Points{a.Start, a.Cards, a.Lie}
	}
	for i, lost := range []ledger.Points{a.Lost.Bid, a.Lost.Premium, a.Lost.Trump, a.Lost.Play} {
		if lost != 0 {
			names, parts = append(names, "lost."+[]string{"bid", "premium", "trump", "play"}[i]), append(parts, -lost)
		}
	}
	if m.report.told.Luck {
		names, parts = append(names, "others"), append(parts, a.Others)
	}
	g := &grid{head: []string{m.say("page.report.sum"), ""}, left: []bool{true, false}}
	lead := 0.0
	for i, x := range ledger.Rounded(1, parts...) {
		lead += x
		g.row(m.say("page.report."+names[i]), m.plus(x, 1))
	}
	g.row(m.say("page.report.lead"), m.plus(lead, 1))
	g.loud = append(make([]bool, len(parts)), true)
	g.below = append(make([]bool, len(parts)), true)
	return g
}

// wantsReport tells what came of the deal just over, once that is known.
func (p *plain) wantsReport() {
	if p.report = (dealReport{}); !p.gathers() {
		if cmd := p.explain(); cmd != nil {
			p.thinking = true
			p.says("page.report.coming")
			p.start(cmd)
			return
		}
	}
	p.says("illegal")
}

// tellReport says what came of the deal just over.
func (p *plain) tellReport() {
	a := p.account()
	if a == nil {
		p.says("hint.none")
		return
	}
	p.print(p.lossLine())
	p.print(p.luckLine(a))
	for _, s := range p.mistakes() {
		p.print(s)
	}
	for _, row := range p.reportParts(a).rows {
		p.print(row[0] + ": " + row[1])
	}
}

// explanation draws what came of the deal, as far as it fits.
func (d *drawing) explanation(r rect) {
	d.heading(r, d.say("page.report.deal", "deal", int(d.v.Number)+1))
	a := d.account()
	if a == nil {
		d.page.within(r.x, r.y+2, r.w, d.say("page.report.coming"), quiet)
		return
	}
	whole := *d
	whole.page = newPage(r.w, 1, d.pal) // to learn the height
	all := whole.accounting(a)
	whole.page = newPage(r.w, all, d.pal)
	whole.accounting(a)
	d.page.cut = append(d.page.cut, whole.page.cut...)
	room := max(1, r.h-2)
	d.scroll = max(0, min(d.scroll, all-room))
	shown := min(room, all-d.scroll)
	if all > room {
		d.page.right(r.x+r.w, r.y, d.say("help.more", "at", d.scroll+shown, "of", all), quiet)
	}
	for y := range shown {
		for x := range r.w {
			d.page.SetCell(r.x+x, r.y+2+y, whole.page.CellAt(x, d.scroll+y))
		}
	}
}

// accounting draws the whole report from the top of the page on, and returns its
// height. The mistakes come first, as on the page: they can be learnt from.
func (d *drawing) accounting(a *ledger.Account) int {
	w := d.page.Width()
	head, body := loud, onPaper
	if d.counting() {
		head, body = quiet, quiet
	}
	y := d.lines(0, 0, w, d.lossLine(), head)
	y = d.lines(0, y, w, d.luckLine(a), body) + 1
	mistakes := d.mistakes()
	for _, s := range mistakes {
		y = d.lines(0, y, w, s, body)
	}
	if len(mistakes) > 0 {
		y++
	}
	parts := d.reportParts(a)
	parts.quiet = d.counting()
	return d.grid(0, y, w, parts)
}
