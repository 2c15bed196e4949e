package report

import (
	"fmt"
	"slices"
	"strings"

	"ninetynine/internal/lab"
	"ninetynine/rules"
)

// Pictured reports whether there is a picture of one of the topics.
func Pictured(ts []Topic) bool { return slices.ContainsFunc(ts, Topic.pictured) }

func (t Topic) pictured() bool { return t.draw != nil || t.drawAll != nil }

// PicturedTopics returns the names of the topics of which there are pictures.
func PicturedTopics() (names []string) {
	for _, t := range topics() {
		if t.pictured() {
			names = append(names, t.name)
		}
	}
	return names
}

// FindingsCharts draws the topics that have a picture in SVG, one below another: one picture for
// each variant, or one for all; nil if there is nothing to draw.
func FindingsCharts(done []Simulation, ts []Topic) []byte {
	var all [][]byte
	for i := range done {
		p := &findingsPage{done[i].Findings, &done[i], done[i].Rules}
		for _, t := range ts {
			if t.draw != nil {
				if picture := t.draw(p); picture != nil {
					all = append(all, picture)
				}
			}
		}
	}
	for _, t := range ts {
		if t.drawAll != nil {
			all = append(all, t.drawAll(done))
		}
	}
	if len(all) == 0 {
		return nil
	}
	return stacked(all)
}

// counted says how much was played, for the line below a picture's title.
func (p *findingsPage) counted() string {
	return fmt.Sprintf("%s · %s of %s · seed “%s”", label(p.report.ruleName()), Counted(p.report.Deals, "deal"), label(p.report.who()), p.report.Seed)
}

const intervalNote = "Lines through the marks: intervals of 95 %, deals taken as independent."

// drawBids shows how often each bid is made, and the points it gains.
func (p *findingsPage) drawBids() []byte {
	s := strips{title: "What is bid, what is made, and what it brings", below: p.counted(), series: make([]series, 1),
		panels: []panel{
			{title: "How often", unit: "% of hands; stroke: drawn blindly", bars: true, decimals: 1},
			{title: "Contracts made", unit: "%"},
			{title: "Margin", unit: "points over the other hands’ mean", zero: true, decimals: 1},
		},
		notes: []string{intervalNote},
	}
	all := p.whole().Whole()
	for _, r := range p.drawnBids() {
		row := len(s.rows)
		s.rows = append(s.rows, "bid "+r.Name)
		often := 100 * float64(r.All.Hands) / float64(all.Hands)
		s.panels[0].marks = append(s.panels[0].marks, chartMark{row: row, at: exactly(often), tick: 100 * r.Blind})
		s.panels[1].marks = append(s.panels[1].marks, chartMark{row: row, at: inPercent(&r.All.Made)})
		s.panels[2].marks = append(s.panels[2].marks, chartMark{row: row, at: r.All.Margin})
	}
	return s.drawIfAny()
}

func (p *findingsPage) drawnBids() (rows []*lab.FindingRow) {
	bids, all := p.Table("bid").Rows, p.whole().Whole()
	for i := range bids {
		if g := &bids[i].All; g.Deals >= fewDeals && g.Hands*rareBid >= all.Hands {
			rows = append(rows, &bids[i])
		}
	}
	return rows
}

// rareBid limits the picture to bids that at least one hand in so many makes.
const rareBid = 150

// drawTrumps shows the share of contracts made and the points by trump.
func (p *findingsPage) drawTrumps() []byte {
	s := strips{title: "Trump by trump", below: p.counted(), series: make([]series, 1),
		panels: []panel{
			{title: "How often", unit: "% of deals", bars: true, decimals: 1},
			{title: "Mean bid", unit: "tricks", bars: true, decimals: 2},
			{title: "Contracts made", unit: "%", decimals: 1},
		},
		notes: []string{intervalNote},
	}
	for _, t := range p.Trumps {
		g := p.hands(t)
		if g.Deals < fewDeals {
			continue
		}
		row := len(s.rows)
		s.rows = append(s.rows, trumpSign(t))
		often := 100 * float64(g.Deals) / float64(p.report.Deals)
		s.panels[0].marks = append(s.panels[0].marks, chartMark{row: row, at: exactly(often)})
		s.panels[1].marks = append(s.panels[1].marks, chartMark{row: row, at: exactly(g.Bid)})
		s.panels[2].marks = append(s.panels[2].marks, chartMark{row: row, at: inPercent(&g.Made)})
	}
	return s.drawIfAny()
}

func (s *strips) drawIfAny() []byte {
	if len(s.rows) == 0 {
		return nil
	}
	return s.draw()
}

// confusing are the kinds of bid-cards whose absence is said to confuse, by table.
func confusing() [3][2]string {
	return [3][2]string{{"withClubs", "clubs"}, {"withTrumps", "trumps"}, {"withAces", "aces"}}
}

// drawConfusing compares contracts with and without such cards among the bid-cards.
func (p *findingsPage) drawConfusing() []byte {
	s := strips{title: "Do bid-cards confuse?", below: p.counted(),
		series: []series{{name: "with such a card among the bid-cards"}, {name: "without", symbol: ringSymbol}},
		notes:  []string{intervalNote},
	}
	var bids []string
	for _, r := range p.drawnBids() {
		bids = append(bids, r.Name)
		s.rows = append(s.rows, "bid "+r.Name)
	}
	for _, kind := range confusing() {
		one := panel{title: "With " + kind[1], unit: "contracts made, %"}
		for row, bid := range bids {
			for k, with := range []string{"with", "without"} {
				if g := p.Table(kind[0]).Row(with, bid).Whole(); g.Deals >= fewDeals {
					one.marks = append(one.marks, chartMark{row: row, lane: k, series: k, at: inPercent(&g.Made)})
				}
			}
		}
		s.panels = append(s.panels, one)
	}
	return s.drawIfAny()
}

func seatSeries() []series {
	return []series{{name: "eldest"}, {name: "between them, in order", symbol: ringSymbol}, {name: "dealer", symbol: diamondSymbol}}
}

func seatMark(name string) int {
	switch name {
	case "eldest", "forehand": // "forehand" is in --keep files of earlier programs
		return 0
	case "dealer":
		return 2
	}
	return 1
}

// drawFair shows, by seat, the margin in deals and the games won, of the simulations with the players
// of the first.
func drawFair(done []Simulation) []byte {
	done = playedBy(done, done[0].who())
	s := strips{title: "Is it fair? What each seat brings", below: fmt.Sprintf("%s of %s · seed “%s”", dealsAndGames(done), label(done[0].who()), done[0].Seed), series: seatSeries(),
		panels: []panel{
			{title: "In a deal", unit: "points over the other players’ mean", zero: true},
			{title: "In a game", unit: "games won, in 100, beyond an even share", zero: true},
		},
		notes: []string{
			"In a deal, by seat in it; in a game, by seat in its first deal. What a dummy gets or wins is left out.",
			"Intervals of 95 %; of so many, one in twenty lies beside the truth.",
		},
	}
	for i, x := range done {
		p := &findingsPage{x.Findings, &x, x.Rules}
		s.rows, s.lanes = append(s.rows, label(x.ruleName())), append(s.lanes, len(x.Findings.Advantages))
		even := p.even()
		for k, edge := range x.Findings.Advantages {
			mark := chartMark{row: i, lane: k, series: seatMark(edge.Seat), at: edge.Margin}
			s.panels[0].marks = append(s.panels[0].marks, mark)
			if w := &x.Findings.Games.Seats[k]; w.Of > 0 {
				mark.at = lab.Mean{Mean: 100 * (w.Share.Mean - even), Low: 100 * (w.Share.Low - even), High: 100 * (w.Share.High - even)}
				s.panels[1].marks = append(s.panels[1].marks, mark)
			}
		}
	}
	return s.draw()
}

func (p *findingsPage) even() float64 {
	share, n := 0.0, 0.0
	for _, w := range p.Games.Seats {
		if w.Seat != "dummy" {
			share, n = share+w.Share.Mean, n+1
		}
	}
	return share / n
}

// ruleName returns the id of a published variant or of a house variant without a name, and
// otherwise the house's name.
func (r Simulation) ruleName() string {
	for _, v := range rules.Catalogue() {
		if v.ID == r.Variant || v.Name == r.Rules.Name {
			return r.Variant
		}
	}
	return r.Rules.Name
}

// who returns the players as a list, or the only one.
func (r Simulation) who() string {
	players := r.Players
	if len(slices.Compact(slices.Clone(players))) == 1 {
		players = players[:1]
	}
	return strings.Join(players, ", ")
}

// ComparisonChart draws what changes from the first variant to each of the others.
func ComparisonChart(done []Simulation) []byte {
	s := strips{title: "What other rules change", series: make([]series, 1)}
	for i := range done {
		c := done[i].Compared
		if c == nil {
			continue
		}
		if len(s.panels) == 0 {
			s.below = fmt.Sprintf("%s by the rules of %s, and as many by others · %s · seed “%s”", Counted(done[i].Deals, "deal"), c.With, label(done[i].who()), done[i].Seed)
			s.notes = []string{
				"Marks: how much more or less than by the rules of " + c.With + ", with intervals of 95 % from pairs of " + c.Paired + ".",
				"Made: contracts. Declared: in a hundred deals. Swing: points between the best and the worst hand of a deal. Game: its length in deals.",
			}
			s.panels = changePanels(c)
		}
		for n := range s.panels {
			for k := range c.Changes {
				if x := &c.Changes[k]; inChart(x) == s.panels[n].title && !x.None {
					s.panels[n].marks = append(s.panels[n].marks, chartMark{row: len(s.rows), at: x.Change})
				}
			}
		}
		s.rows = append(s.rows, label(done[i].ruleName()))
	}
	return s.drawIfAny()
}

func changePanels(c *lab.Comparison) (all []panel) {
	for k := range c.Changes {
		if x := &c.Changes[k]; inChart(x) != "" {
			one := panel{title: inChart(x), zero: true, decimals: 1}
			one.unit = fmt.Sprintf("%s: %.1f", c.With, x.Was)
			all = append(all, one)
		}
	}
	return all
}

func inChart(x *lab.Difference) string {
	return map[string]string{
		"contracts made": "Made, %", "declared": "Declared", "best less worst hand": "Swing, points", "length of a game": "Game, deals",
	}[x.Of]
}
