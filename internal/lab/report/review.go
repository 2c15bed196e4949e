package report

import (
	"fmt"
	"math"

	"ninetynine/advice"
	"ninetynine/internal/base/interval"
	"ninetynine/internal/learn/ledger"
	"ninetynine/internal/learn/review"
	"ninetynine/rules"
)

// A Reviewed is a match with its report.
type Reviewed struct {
	File    string         `json:"file"`
	Match   int            `json:"match"` // of the file, from 1
	Variant string         `json:"variant"`
	Players []string       `json:"players"` // by seat, a dummy's included
	Report  *advice.Report `json:"report"`
	// PlayedOut are the mistakes, played out; nil if that was not asked for.
	PlayedOut []review.PlayedOut `json:"playedOut,omitempty"`
	game      *rules.Game
	bots      []string // by seat, "" for people
}

// who returns the player at a seat: people by name, computer players by kind, wherever they sit.
func (m *Reviewed) who(seat int) string {
	if seat < len(m.bots) && m.bots[seat] != "" {
		return m.bots[seat]
	}
	return m.Players[seat]
}

// NewReviewed returns a match with the report on it and the names of its players.
func NewReviewed(file string, number int, m *review.Match, r *advice.Report) Reviewed {
	return Reviewed{File: file, Match: number, Variant: m.Game.ID(), Players: seatNames(m.Header.Seats, m.Game), Report: r, game: m.Game, bots: m.Header.Bots}
}

// mistakesShown is how many of the worst decisions of a match are listed.
const mistakesShown = 10

// Review writes the reports on matches: what each player's margin is made of, deal by
// deal and in all, and the worst mistakes.
func Review(p *Page, all []Reviewed) {
	several := len(all) > 1
	for i := range all {
		reviewMatch(p, &all[i], several)
	}
	if several {
		p.section("All matches: points a deal, with intervals of 95 %", "", playerTable(all))
		p.blank()
	}
	playedOut(p, all)
	p.line("MARGIN is a player's points less the mean of the other hands'. It is the sum of START (what the chair is worth), CARDS and LIE (luck of the deal, and how the hidden cards lay), less what the player LOST by mistakes, and OTHERS (the acts of the other players; GIFTS are the part that their mistakes gave away). LUCK is CARDS and LIE; LOST is BID, PREMIUM, TRUMP and PLAY together. A mistake loses more than half a point and more than twice its standard error, as the player could know.")
}

func reviewMatch(p *Page, m *Reviewed, several bool) {
	r := m.Report
	title := fmt.Sprintf("%s, %s", m.Variant, Counted(len(r.Deals), "deal"))
	if several {
		title = fmt.Sprintf("%s, match %d: %s", m.File, m.Match, title)
	}
	p.section(title, "", accountTable(m))
	if !r.Final {
		p.line("Judged at a glance: %s may be mistakes, and closer judgement, without --quick, may change the figures.", Counted(r.Rough, "decision"))
	}
	if !r.Luck {
		p.line("No net was trained for these rules, so luck is not separated: all but mistakes counts as LIE.")
	}
	if worst := ledger.Worst(r, m.game.Live(), mistakesShown); len(worst) > 0 {
		p.section("Where points were lost", "", mistakeTable(m, worst))
	}
	if len(r.Deals) > 1 {
		p.section("Deal by deal: margin, and what was lost", "", dealTable(m))
	}
	p.blank()
}

func accountTable(m *Reviewed) *table {
	g := heads("~PLAYER", ">MARGIN", ">START", ">CARDS", ">LIE", ">BID", ">PREMIUM", ">TRUMP", ">PLAY", ">OTHERS", ">GIFTS")
	for i, a := range m.Report.Total {
		parts := ledger.Rounded(1, a.Start, a.Cards, a.Lie, -a.Lost.Bid, -a.Lost.Premium, -a.Lost.Trump, -a.Lost.Play, a.Others)
		lead := 0.0
		row := []string{m.Players[i], ""}
		for _, x := range parts {
			lead += x
			row = append(row, signed(x, 1))
		}
		row[1] = signed(lead, 1)
		g.add(append(row, signed(a.Gifts.Float(), 1))...)
	}
	return g
}

func mistakeTable(m *Reviewed, worst []advice.Mistake) *table {
	g := heads(">DEAL", ">ACT", "~PLAYER", "DID", "BETTER", ">LOST", ">CHANCE")
	for _, x := range worst {
		did, better := actText(m.game, x.Act), actText(m.game, x.Better)
		lost := fmt.Sprintf("%.1f ±%.1f", x.Lost.Float(), x.Error)
		g.add(fmt.Sprint(x.Deal+1), fmt.Sprint(x.Step+1), m.Players[x.Seat], did, better, lost,
			fmt.Sprintf("%s → %s", percent(x.Chance), percent(x.BetterChance)))
	}
	return g
}

// actText formats an act of a record: "3: 9♥ K♠ J♠" for bid-cards.
func actText(g *rules.Game, act string) string {
	a, err := rules.ParseAction(0, act)
	switch {
	case err != nil:
		return act
	case a.Kind() == rules.Laying:
		return fmt.Sprintf("%d: %s", g.Bid(a.Cards()), actMark(a))
	}
	return actMark(a)
}

func dealTable(m *Reviewed) *table {
	g := heads(">DEAL")
	for i := range m.Report.Total {
		g.numbers(shortName(m.Players[i]))
	}
	for _, d := range m.Report.Deals {
		row := []string{fmt.Sprint(d.Deal + 1)}
		for _, a := range d.Accounts {
			cell := signed(a.Margin.Float(), 1)
			if lost := a.Lost.Sum(); lost > 0 {
				cell += fmt.Sprintf(" (%s)", signed(-lost.Float(), 1))
			}
			row = append(row, cell)
		}
		g.add(row...)
	}
	return g
}

// playedOut compares the expected gains of better acts with their gains in supposed worlds and in
// the actual deals, by kind of decision.
func playedOut(p *Page, all []Reviewed) {
	g := heads("DECISION", ">MISTAKES", ">CLAIMED", ">SUPPOSED", ">VERY DEAL")
	total := 0
	for _, phase := range []rules.Phase{rules.Laying, rules.Offering, rules.Naming, rules.Playing, rules.Over} {
		var claimed, supposed, gained meanSum
		n, worlds := 0.0, 0.0
		for i := range all {
			for _, x := range all[i].PlayedOut {
				if phase != rules.Over && x.Phase != phase.String() {
					continue
				}
				n++
				claimed.add(x.Lost)
				gained.add(x.Gained)
				if x.Supposed != nil {
					worlds++
					supposed.add(*x.Supposed)
				}
			}
		}
		name := map[rules.Phase]string{rules.Laying: "bid", rules.Offering: "premium", rules.Naming: "trump", rules.Playing: "play", rules.Over: "all"}[phase]
		if n > 0 {
			g.add(name, Grouped(int64(n)), claimed.cell(n), supposed.cell(worlds), gained.cell(n))
		}
		total += int(n)
	}
	if total > 0 {
		p.section("Mistakes played out: points, with intervals of 95 %", "", g)
		p.blank()
	}
}

type playerSum struct {
	name                                    string
	deals                                   float64
	margin, luck, lost, bid, premium, trump meanSum
	play                                    meanSum
}

type meanSum struct{ sum, squares float64 }

func (m *meanSum) add(x advice.Points) {
	m.sum += x.Float()
	m.squares += x.Float() * x.Float()
}

// cell formats the mean of n figures and half its interval.
func (m *meanSum) cell(n float64) string {
	if n == 0 {
		return "–"
	}
	mean := m.sum / n
	if n < 2 {
		return signed(mean, 2)
	}
	deviation := math.Sqrt(max(0, m.squares/n-mean*mean) / (n - 1))
	return fmt.Sprintf("%s ±%.2f", signed(mean, 2), interval.Student(n-1)*deviation)
}

// playerTable has a line for each player by name, without dummies.
func playerTable(all []Reviewed) *table {
	var players []*playerSum
	at := map[string]*playerSum{}
	for _, m := range all {
		for _, d := range m.Report.Deals {
			for k := range m.game.Live().Len() {
				s := at[m.who(k)]
				if s == nil {
					s = &playerSum{name: m.who(k)}
					at[s.name], players = s, append(players, s)
				}
				s.add(&d.Accounts[k])
			}
		}
	}
	g := heads("~PLAYER", ">DEALS", ">MARGIN", ">LUCK", ">LOST", ">BID", ">PREMIUM", ">TRUMP", ">PLAY")
	for _, s := range players {
		n := s.deals
		g.add(s.name, Grouped(int64(n)), s.margin.cell(n), s.luck.cell(n), s.lost.cell(n), s.bid.cell(n), s.premium.cell(n), s.trump.cell(n), s.play.cell(n))
	}
	return g
}

func (s *playerSum) add(a *advice.Account) {
	s.deals++
	s.margin.add(a.Margin)
	s.luck.add(a.Cards + a.Lie)
	s.lost.add(-a.Lost.Sum())
	s.bid.add(-a.Lost.Bid)
	s.premium.add(-a.Lost.Premium)
	s.trump.add(-a.Lost.Trump)
	s.play.add(-a.Lost.Play)
}

// ReviewChart draws the reports: for each player of a match a row, with a bar for each
// part of its margin.
func ReviewChart(all []Reviewed) []byte {
	s := strips{title: "What margins are made of", series: make([]series, 1), notes: []string{
		"Points. Margin is the sum of the other five: the chair, the cards dealt, how hidden cards lay, own mistakes, and the other players' acts."}}
	for _, part := range []string{"Margin", "Start", "Cards", "Lie", "Lost", "Others"} {
		s.panels = append(s.panels, panel{title: part, zero: true, bars: true, decimals: 1})
	}
	var marks []chartMark
	for _, m := range all {
		match := fmt.Sprintf("%s, match %d, %s", m.Variant, m.Match, Counted(len(m.Report.Deals), "deal"))
		if len(all) == 1 {
			s.below = match
		}
		for k, a := range m.Report.Total {
			for j, x := range []advice.Points{a.Margin, a.Start, a.Cards, a.Lie, -a.Lost.Sum(), a.Others} {
				mark := chartMark{row: len(s.rows), at: exactly(x.Float())}
				if x < 0 {
					mark.colour = behindColour
				}
				s.panels[j].marks, marks = append(s.panels[j].marks, mark), append(marks, mark)
			}
			name := shortName(m.Players[k])
			if len(all) > 1 {
				name += " · " + match
			}
			s.rows = append(s.rows, name)
		}
	}
	for j := range s.panels {
		s.panels[j].scale = marks
	}
	return s.draw()
}
