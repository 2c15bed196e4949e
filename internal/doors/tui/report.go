package tui

import (
	"context"

	tea "charm.land/bubbletea/v2"

	"ninetynine/advice"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/conversation"
)

// explain asks for the report of the finished deal, if the table gives one.
func (m *Model) explain() tea.Cmd {
	n := m.Shown
	if !m.ReportOffered() || m.Report.IsAbout(n) && (m.Report.Told != nil || m.Report.Failed) {
		return nil
	}
	about := conversation.DealReport{Match: n.Table.Match, Deal: int(n.View.Number)}
	m.Report = about
	return m.askReport(about)
}

// askReport repeats the request until the report is complete, or another deal is over.
func (m *Model) askReport(about conversation.DealReport) tea.Cmd {
	what := func(ctx context.Context) (*wire.Report, error) {
		return m.cfg.Line.Report(ctx, about.Match, about.Deal)
	}
	return ask(m.ctx, what, func(r *wire.Report, err error) tea.Cmd { return m.explained(about, r, err) })
}

// explained handles a report, and asks again if it is incomplete.
func (m *Model) explained(about conversation.DealReport, r *wire.Report, err error) tea.Cmd {
	switch {
	case about.Match != m.Report.Match || about.Deal != m.Report.Deal:
		return nil
	case err != nil:
		m.Report.Failed = true
		return nil
	}
	if m.Report.Told, m.Report.Lessons = &r.Report, r.Lessons; !m.Provisional() {
		return nil
	}
	return m.askReport(about)
}

// explanation draws the report of the deal, as far as it fits.
func (d *drawing) explanation(r rect) {
	d.heading(r, d.Say("page.report.deal", "deal", int(d.v.Number)+1))
	a := d.Account()
	if a == nil {
		d.page.within(r.x, r.y+2, r.w, d.ComingLine(), quiet)
		return
	}
	whole := *d
	whole.page = newPage(r.w, 1, d.pal) // to measure the height
	all := whole.accounting(a)
	whole.page = newPage(r.w, all, d.pal)
	whole.accounting(a)
	d.page.cut = append(d.page.cut, whole.page.cut...)
	end := d.scrolled(r, all)
	for y := range end - d.scroll {
		for x := range r.w {
			d.page.SetCell(r.x+x, r.y+2+y, whole.page.CellAt(x, d.scroll+y))
		}
	}
}

// accounting draws the whole report from the top of the page, and returns its height. The mistakes come
// first, as on the web page, because players can learn from them.
func (d *drawing) accounting(a *advice.Account) int {
	w := d.page.Width()
	head, body := loud, onPaper
	if d.Provisional() {
		head, body = quiet, quiet
	}
	y := d.lines(0, 0, w, d.LossLine(), head)
	y = d.lines(0, y, w, d.LuckLine(a), body) + 1
	mistakes := d.Mistakes(d.book.Card, d.book.Cards)
	for _, s := range mistakes {
		y = d.lines(0, y, w, s, body)
	}
	if s := d.LessonLine(); s != "" {
		y = d.lines(0, y, w, s, body)
	}
	if len(mistakes) > 0 {
		y++
	}
	parts := &grid{head: []string{d.Say("page.report.sum"), ""}, left: []bool{true, false}, quiet: d.Provisional()}
	names, points := d.ReportParts(a)
	for i, name := range names {
		lead := i == len(names)-1
		parts.row(name, points[i])
		parts.loud, parts.below = append(parts.loud, lead), append(parts.below, lead)
	}
	return d.grid(0, y, w, parts)
}
