package report

import (
	"ninetynine/internal/lab"
)

// Suites writes what players have done in a suite.
func Suites(p *Page, all []*lab.SuiteResult) {
	for i, x := range all {
		if i > 0 {
			p.blank()
		}
		oneSuite(p, x)
	}
}

func oneSuite(p *Page, x *lab.SuiteResult) {
	seatings := "in all seatings"
	if x.Once {
		seatings = "in one seating each"
	}
	p.title("%s: %s, up to %s %s", x.Suite, x.Player, Counted(int64(x.Units), "unit"), seatings)
	g := heads("TRACK", "~AGAINST", ">UNITS", ">ONE", ">REST")
	if x.Once {
		g.numbers("ONE LESS LUCK", "REST LESS LUCK")
	}
	for i := range x.Contests {
		one := &x.Contests[i]
		if one.Table != "one" {
			continue
		}
		rest := &lab.SuiteContest{}
		if i+1 < len(x.Contests) && x.Contests[i+1].Table == "rest" {
			rest = &x.Contests[i+1]
		}
		row := []string{one.Track, one.Against, Grouped(int64(len(one.Margins))), suiteMean(one, &one.Margin), suiteMean(rest, &rest.Margin)}
		if x.Once {
			row = append(row, suiteMean(one, one.Adjusted), suiteMean(rest, rest.Adjusted))
		}
		g.add(row...)
	}
	o := heads("TRACK", ">MEAN OF THE PANEL", ">WORST", "~AGAINST")
	for i := range x.Overall {
		y := &x.Overall[i]
		o.add(y.Track, spread("%+.2f ±%.2f", y.Mean, 1), spread("%+.2f ±%.2f", y.Worst, 1), y.By)
	}
	p.tables(g, o)
	note := "Margins in points a deal, in the track game in games a game. ONE: %s alone among others, REST: it in all seats but one. Intervals are 95 %%."
	if len(x.Overall) > 0 {
		note += " MEAN and WORST are means of both tables."
	}
	p.line(note, x.Player)
	for i := range x.Contests {
		p.troubles(x.Contests[i].Track, x.Contests[i].Trouble)
	}
}

func suiteMean(c *lab.SuiteContest, m *lab.Mean) string {
	if m == nil || len(c.Margins) == 0 {
		return "–"
	}
	return spread("%+.2f ±%.2f", *m, 1)
}
