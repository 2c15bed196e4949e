package report

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"ninetynine/internal/lab"
	"ninetynine/internal/think/bot"
	"ninetynine/rules"
)

// A Simulation is a report, of all that was asked for or less.
type Simulation struct {
	lab.Report
	Interrupted bool           `json:"interrupted"`
	Rules       *rules.Variant `json:"-"`
	By          *bot.Maker     `json:"-"` // nil: an earlier program, which did not say
}

// Kept are simulations in a file, with what made them.
type kept struct {
	By      *bot.Maker         `json:"madeBy"`
	Results []storedSimulation `json:"results"`
}

// A storedSimulation is a simulation with everything needed to report on it again.
type storedSimulation struct {
	Simulation
	Rules rules.Variant `json:"rules"`
}

// EncodeSimulations returns simulations of one program as text that [DecodeSimulations] reads.
func EncodeSimulations(by *bot.Maker, done []Simulation) ([]byte, error) {
	all := kept{by, make([]storedSimulation, len(done))}
	for i := range done {
		all.Results[i] = storedSimulation{done[i], *done[i].Rules}
	}
	return json.Marshal(all)
}

// DecodeSimulations reads simulations. They can be reported on, but not compared.
func DecodeSimulations(text []byte) ([]Simulation, error) {
	var file kept
	what := any(&file)
	if bytes.HasPrefix(bytes.TrimSpace(text), []byte("[")) {
		what = &file.Results // as the first programs kept them
	}
	if err := json.Unmarshal(text, what); err != nil {
		return nil, err
	}
	all := file.Results
	if len(all) == 0 {
		return nil, errors.New("nothing is kept there")
	}
	done := make([]Simulation, len(all))
	for i := range all {
		if all[i].Variant == "" {
			return nil, errors.New("that is not what simulate --keep writes")
		}
		done[i] = all[i].Simulation
		done[i].Rules, done[i].By = &all[i].Rules, file.By
		if file.By != nil {
			file.By.Name(all[i].Players)
		}
		if f := done[i].Findings; f != nil && !f.Whole() {
			return nil, fmt.Errorf("%s: there is not all that this program finds: count again", done[i].Variant)
		}
	}
	return done, nil
}

// CheckTogether returns an error if a player of both results does not play alike in both.
func CheckTogether(a, b *bot.Maker) error {
	if a == nil || b == nil {
		if a == b {
			return nil
		}
		return fmt.Errorf("one file is of an early program, which did not say how its players play, and another of %s: report on each alone", cmp.Or(a, b))
	}
	for _, p := range a.Players {
		if i := slices.IndexFunc(b.Players, func(q bot.Player) bool { return q.Name == p.Name }); i >= 0 && b.Players[i] != p {
			return fmt.Errorf("%s of build %s plays otherwise than %s of build %s: report on each alone, or count one again", p, a.Build, b.Players[i], b.Build)
		}
	}
	return nil
}

// Makers returns what made the simulations, whose players play alike; nil if that is unknown.
func Makers(done []Simulation) *bot.Maker {
	if done[0].By == nil {
		return nil
	}
	var all bot.Maker
	var builds []string
	for i := range done {
		builds = append(builds, done[i].By.Build)
		for _, p := range done[i].By.Players {
			if !slices.Contains(all.Players, p) {
				all.Players = append(all.Players, p)
			}
		}
	}
	slices.Sort(builds)
	all.Build = strings.Join(slices.Compact(builds), " and ")
	return &all
}

// Signed says under a report what made it.
func Signed(p *Page, by *bot.Maker) {
	if by == nil {
		p.printf("\nMade by an early program, which did not say how its players play.\n")
	} else {
		p.printf("\nMade by %s.\n", by)
	}
}

// Simulations writes the report on each variant.
func Simulations(p *Page, done []Simulation) {
	if len(done) == 1 {
		oneSimulation(p, &done[0])
	} else {
		manySimulations(p, done)
	}
}

func oneSimulation(p *Page, r *Simulation) {
	p.title("%s: %s, seed %q", r.Variant, Counted(r.Deals, "deal"), r.Seed)
	seats := heads("SEAT", "~PLAYER", "CONTRACTS MADE", ">BID", ">TRICKS", ">POINTS A DEAL", ">GAMES", ">MATCHES")
	for i := range r.Seats {
		player := "dummy"
		if i < len(r.Players) {
			player = r.Players[i]
		}
		seats.add(figureRow(fmt.Sprint(i), player, &r.Seats[i])...)
	}
	seats.add(figureRow("all", "", &r.All)...)
	made := counts("CONTRACTS MADE")
	for k, n := range r.Made {
		made.count(fmt.Sprint(k), n, r.Deals)
	}
	trumps := counts("TRUMP")
	for _, t := range r.Trumps {
		trumps.count(t.Trump.String(), t.Deals, r.Deals)
	}
	p.tables(seats, premiumTable(&r.Report, r.Rules), made, trumps)
	p.line("%s", lengths(r))
	for i, f := range r.Seats {
		if f.Faults+f.Restarts > 0 {
			p.printf("Seat %d, %s: %s replaced, %s.\n", i, r.Players[i], Counted(f.Faults, "wrong or missing answer"), Counted(f.Restarts, "restart"))
		}
	}
}

func figureRow(seat, player string, f *lab.Figures) []string {
	return []string{seat, player, rate(f.Made), two(f.Bid), two(f.Tricks), mean(f.Points), Grouped(f.Games), Grouped(f.Matches)}
}

// rate formats a share with its interval; empty if there were no cases.
func rate(r lab.Rate) string {
	if r.Of == 0 {
		return "–"
	}
	return fmt.Sprintf("%4.1f%% %.1f–%.1f", 100*r.Share, 100*r.Low, 100*r.High)
}

func mean(m lab.Mean) string { return spread("%.2f ±%.2f", m, 1) }

// spread formats a mean and half its interval, both multiplied by by.
func spread(format string, m lab.Mean, by float64) string {
	return fmt.Sprintf(format, by*m.Mean, by*(m.High-m.Low)/2)
}

// premiumTable shows the outcomes of premiums: offered and held as a share of hands, made as a
// share of those held.
func premiumTable(r *lab.Report, v *rules.Variant) *table {
	g := figures("PREMIUM", "OFFERED", "HELD", "MADE")
	row := func(name string, p lab.Premium) {
		hands := r.All.Made.Of
		g.add(name, shared(p.Offered, hands), shared(p.Held, hands), shared(p.Made, p.Held))
	}
	if v.Offers.Declare > 0 {
		row("declare", r.All.Declare)
	}
	if v.Offers.Reveal > 0 {
		row("reveal", r.All.Reveal)
	}
	return g
}

func shared(n, of int64) string {
	if of == 0 {
		return fmt.Sprintf("%s     –", Grouped(n))
	}
	return fmt.Sprintf("%s %4.1f%%", Grouped(n), 100*float64(n)/float64(of))
}

// counts returns the table of a distribution: a column for each [table.count].
func counts(title string) *table {
	g := figures(title)
	g.add("deals")
	g.add("")
	return g
}

func (t *table) count(name string, n, of int64) {
	t.numbers(name)
	t.rows[0], t.rows[1] = append(t.rows[0], Grouped(n)), append(t.rows[1], tenths(float64(n)/float64(max(1, of))))
}

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
	return s + ". Intervals are 95 %."
}

func manySimulations(p *Page, done []Simulation) {
	g := heads("VARIANT", ">DEALS", "CONTRACTS MADE", ">BID", ">POINTS A DEAL", ">DECLARE", ">REVEAL")
	stopped := int64(0)
	for _, r := range done {
		stopped += r.Stopped
		g.add(r.Variant, Grouped(r.Deals), rate(r.All.Made), two(r.All.Bid), mean(r.All.Points),
			heldShare(r.All.Declare, r.All.Made.Of), heldShare(r.All.Reveal, r.All.Made.Of))
	}
	p.table(g)
	p.printf("\nOver all seats, with intervals of 95 %%; DECLARE and REVEAL: held, of all hands.\n")
	if stopped > 0 {
		p.printf("%s stopped, having come to no end within --bound.\n", Counted(stopped, "match"))
	}
}

func heldShare(p lab.Premium, of int64) string {
	if p.Held == 0 {
		return "–"
	}
	return tenths(float64(p.Held) / float64(max(1, of)))
}
