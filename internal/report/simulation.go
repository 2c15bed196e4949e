package report

import (
	"fmt"

	"ninetynine/internal/lab"
	"ninetynine/rules"
)

// A Simulation is a report and what it took.
type Simulation struct {
	lab.Report
	Interrupted    bool           `json:"interrupted"`
	Seconds        float64        `json:"seconds"`
	DealsPerSecond float64        `json:"dealsPerSecond"`
	Rules          *rules.Variant `json:"-"`
}

// Simulations sets what came of each variant.
func Simulations(p *Page, done []Simulation) {
	if len(done) == 1 {
		oneSimulation(p, &done[0])
	} else {
		manySimulations(p, done)
	}
}

// oneSimulation sets the report of one variant.
func oneSimulation(p *Page, r *Simulation) {
	p.title("%s: %s, seed %q", r.Variant, Counted(r.Deals, "deal"), r.Seed)
	seats := table{
		head:  []string{"SEAT", "PLAYER", "CONTRACTS MADE", "BID", "TRICKS", "POINTS A DEAL", "GAMES", "MATCHES"},
		right: []bool{3: true, 4: true, 5: true, 6: true, 7: true},
		flex:  1,
	}
	for i := range r.Seats {
		player := "dummy"
		if i < len(r.Players) {
			player = r.Players[i]
		}
		seats.rows = append(seats.rows, figureRow(fmt.Sprint(i), player, &r.Seats[i]))
	}
	seats.rows = append(seats.rows, figureRow("all", "", &r.All))
	p.table(&seats)
	p.blank()
	if r.Rules.Offers.How != rules.NoOffers {
		p.table(premiumTable(&r.Report, r.Rules))
		p.blank()
	}
	made := counts{title: "CONTRACTS MADE"}
	for k, n := range r.Made {
		made.add(fmt.Sprint(k), n, r.Deals)
	}
	p.table(made.table())
	p.blank()
	trumps := counts{title: "TRUMP"}
	for _, t := range r.Trumps {
		trumps.add(t.Trump.String(), t.Deals, r.Deals)
	}
	p.table(trumps.table())
	p.blank()
	p.line("%s", lengths(r))
	for i, f := range r.Seats {
		if f.Faults+f.Restarts > 0 {
			p.printf("Seat %d, %s: %s replaced, %s.\n", i, r.Players[i], Counted(f.Faults, "wrong or missing answer"), Counted(f.Restarts, "restart"))
		}
	}
}

// figureRow sets the figures of a seat, or of all.
func figureRow(seat, player string, f *lab.Figures) []string {
	return []string{
		seat, player, rate(f.Made), fmt.Sprintf("%.2f", f.Bid), fmt.Sprintf("%.2f", f.Tricks), mean(f.Points),
		Grouped(f.Games), Grouped(f.Matches),
	}
}

// rate sets a share with its interval; there is none of nothing.
func rate(r lab.Rate) string {
	if r.Of == 0 {
		return "–"
	}
	return fmt.Sprintf("%4.1f%% %.1f–%.1f", 100*r.Share, 100*r.Low, 100*r.High)
}

func mean(m lab.Mean) string { return fmt.Sprintf("%.2f ±%.2f", m.Mean, (m.High-m.Low)/2) }

// premiumTable sets what became of the premiums: offered and held as a share
// of hands, made as a share of those held.
func premiumTable(r *lab.Report, v *rules.Variant) *table {
	g := &table{head: []string{"PREMIUM", "OFFERED", "HELD", "MADE"}, right: []bool{1: true, 2: true, 3: true}, flex: -1}
	row := func(name string, p lab.Premium) {
		hands := r.All.Made.Of
		g.rows = append(g.rows, []string{name, shared(p.Offered, hands), shared(p.Held, hands), shared(p.Made, p.Held)})
	}
	if v.Offers.Declare > 0 {
		row("declare", r.All.Declare)
	}
	if v.Offers.Reveal > 0 {
		row("reveal", r.All.Reveal)
	}
	return g
}

// shared returns a count and its share.
func shared(n, of int64) string {
	if of == 0 {
		return fmt.Sprintf("%s     –", Grouped(n))
	}
	return fmt.Sprintf("%s %4.1f%%", Grouped(n), 100*float64(n)/float64(of))
}

// counts is a distribution, set as three lines.
type counts struct {
	title  string
	names  []string
	deals  []string
	shares []string
}

func (c *counts) add(name string, n, of int64) {
	c.names = append(c.names, name)
	c.deals = append(c.deals, Grouped(n))
	c.shares = append(c.shares, fmt.Sprintf("%.1f%%", 100*float64(n)/float64(max(1, of))))
}

func (c *counts) table() *table {
	g := &table{head: append([]string{c.title}, c.names...), right: make([]bool, len(c.names)+1), flex: -1}
	for i := range c.names {
		g.right[i+1] = true
	}
	g.rows = [][]string{append([]string{"deals"}, c.deals...), append([]string{""}, c.shares...)}
	return g
}

// lengths says how long games and matches were, and how quick it went.
func lengths(r *Simulation) string {
	s := fmt.Sprintf("%s finished", Counted(r.Games, "game"))
	if r.DealsPerGame > 0 {
		s += fmt.Sprintf(", %.1f deals each", r.DealsPerGame)
	}
	if r.Draws > 0 {
		s += fmt.Sprintf(", %s drawn", Grouped(r.Draws))
	}
	s += fmt.Sprintf("; %s finished", Counted(r.Matches, "match"))
	if r.DealsPerMatch > 0 {
		s += fmt.Sprintf(", %.1f deals each", r.DealsPerMatch)
	}
	if r.Cut > 0 {
		s += fmt.Sprintf("; %s left unfinished", Grouped(r.Cut))
	}
	if r.Stopped > 0 {
		s += fmt.Sprintf("; %s stopped, having come to no end within --bound", Counted(r.Stopped, "match"))
	}
	return s + fmt.Sprintf(". %.2f s, %s deals/s. Intervals are of 95 %%.", r.Seconds, Grouped(int64(r.DealsPerSecond)))
}

// manySimulations sets a line for each variant.
func manySimulations(p *Page, done []Simulation) {
	g := table{
		head:  []string{"VARIANT", "DEALS", "CONTRACTS MADE", "BID", "POINTS A DEAL", "DECLARE", "REVEAL", "DEALS/S"},
		right: []bool{1: true, 3: true, 4: true, 5: true, 6: true, 7: true},
		flex:  -1,
	}
	stopped := int64(0)
	for i := range done {
		r := &done[i]
		stopped += r.Stopped
		g.rows = append(g.rows, []string{
			r.Variant, Grouped(r.Deals), rate(r.All.Made), fmt.Sprintf("%.2f", r.All.Bid), mean(r.All.Points),
			heldShare(r.All.Declare, r.All.Made.Of), heldShare(r.All.Reveal, r.All.Made.Of), Grouped(int64(r.DealsPerSecond)),
		})
	}
	p.table(&g)
	p.printf("\nOver all seats, with intervals of 95 %%; DECLARE and REVEAL: held, of all hands.\n")
	if stopped > 0 {
		p.printf("%s stopped, having come to no end within --bound.\n", Counted(stopped, "match"))
	}
}

func heldShare(p lab.Premium, of int64) string {
	if p.Held == 0 {
		return "–"
	}
	return fmt.Sprintf("%.1f%%", 100*float64(p.Held)/float64(max(1, of)))
}
