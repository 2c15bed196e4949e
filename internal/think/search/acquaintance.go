package search

import (
	"slices"

	"ninetynine/internal/base/elementary"
	"ninetynine/internal/think/company"
	"ninetynine/rules"
)

// A guess is a way to play, and the chance that a seat plays so.
type guess struct {
	company.Player
	chance float64
}

// people are the guesses about a person of whom nothing is known.
var people = []guess{
	{company.Player{}, 0.3},
	{company.Player{Level: Versioned("club", Edition)}, 0.2},
	{company.Player{Level: Versioned("casual", Edition)}, 0.25},
	{company.Player{Level: Versioned("beginner", Edition)}, 0.15},
	{company.Player{Level: "greedy"}, 0.1},
}

// An acquaintance is what an Expert thinks of the players in the other seats.
type acquaintance struct {
	met     company.Company
	guesses [rules.MaxSeats][]guess // whose chances add up to 1; none: the Effort's guess
}

// Meet says who plays in the other seats from now on; nil: players of whom nothing is known, who are
// taken to play as the Effort supposes. What people did in earlier deals tells how they play. It
// depends on c alone, and takes some milliseconds for each earlier deal that is new.
func (e *Expert) Meet(c *company.Company) {
	if c == nil {
		e.acquaintance = acquaintance{}
		return
	}
	a := &e.acquaintance
	known := len(a.met.Earlier)
	if a.met.Players != c.Players || known > len(c.Earlier) || !slices.Equal(a.met.Earlier, c.Earlier[:known]) {
		*a, known = acquaintance{}, 0
		for i, p := range c.Players {
			switch p.Level {
			case "":
			case company.Person:
				a.guesses[i] = slices.Clone(people)
			default:
				a.guesses[i] = []guess{{p, 1}}
			}
		}
	}
	a.met = company.Company{Players: c.Players, Earlier: slices.Clone(c.Earlier)}
	for i := range c.Earlier[known:] {
		e.learn(&c.Earlier[known+i])
	}
}

const (
	supposedAfter = 24   // worlds at most in which a finished deal is replayed
	steadiness    = 0.97 // chance that a person still plays as in the deal before
)

// learn changes the guesses about people by what they did in a finished deal, of which v is the last
// View. Most cards are open then; what is not, such as the bid-cards of failed contracts, it supposes.
func (e *Expert) learn(v *rules.View) {
	var unknown rules.Seats
	for i := range (e.game.Live() &^ v.Seat.Set()).All() {
		if len(e.guesses[i]) > 1 {
			unknown |= i.Set()
		}
	}
	d := e.reset(v, nil, 0, Effort{})
	d.view.Phase = rules.Playing // after the last card: there are no worlds of a scored deal
	if unknown == 0 || d.sampler.Begin(&d.view) != nil {
		return
	}
	hidden := d.possible(supposedAfter)
	likelihood := d.likelihoods(hidden, unknown)
	for i := range unknown.All() {
		d.update(i, unknown, likelihood)
	}
}

// possible returns all worlds, or some if there are more.
func (d *decision) possible(most int) (all []rules.Hidden) {
	if d.sampler.Deals() <= float64(most) {
		for h := range d.sampler.All() {
			all = append(all, *h)
		}
		return all
	}
	var h rules.Hidden
	for range most {
		if _, ok := d.sampler.Sample(&d.rng, &h); ok {
			all = append(all, h)
		}
	}
	return all
}

// likelihoods returns, by seat, world and guess, how likely the seat's acts were.
func (d *decision) likelihoods(hidden []rules.Hidden, of rules.Seats) (found [rules.MaxSeats][][]float64) {
	d.hidden, d.styles, d.base, d.likelihood, d.exhaustive = d.hidden[:0], d.styles[:0], d.base[:0], d.likelihood[:0], true
	for i := range of.All() {
		d.replayed = i.Set()
		for w := range hidden {
			for _, x := range d.mixtures[i] {
				var styles styleNumbers
				styles[i] = x.style
				d.add(&hidden[w], styles, 0)
				d.replay(len(d.hidden) - 1)
			}
		}
	}
	d.answerAll(d.addLikelihood)
	d.replayed = allSeats
	next := d.likelihood
	for i := range of.All() {
		for range hidden {
			n := len(d.mixtures[i])
			found[i], next = append(found[i], next[:n]), next[n:]
		}
	}
	return found
}

// update changes the guesses about a seat by the likelihoods, with the guesses about the other seats
// that were uncertain.
func (d *decision) update(seat rules.Seat, unknown rules.Seats, likelihood [rules.MaxSeats][][]float64) {
	m := d.mixtures[seat]
	logs := make([]float64, 0, len(m))
	byWorld := make([][]float64, len(m))
	for w := range likelihood[seat] {
		others := 0.0
		for j := range (unknown &^ seat.Set()).All() {
			var terms []float64
			for k, x := range d.mixtures[j] {
				terms = append(terms, elementary.Log(max(x.chance, unlikely))+likelihood[j][w][k])
			}
			others += logSum(terms)
		}
		for k := range m {
			byWorld[k] = append(byWorld[k], others+likelihood[seat][w][k])
		}
	}
	for k, x := range m {
		logs = append(logs, elementary.Log(max(x.chance, unlikely))+logSum(byWorld[k]))
	}
	all := logSum(logs)
	for k := range m {
		of := &d.guesses[seat][k]
		of.chance = float64(steadiness*elementary.Exp(logs[k]-all)) + float64((1-steadiness)*people[k].chance)
	}
}

// logSum returns the logarithm of the sum of the exponentials.
func logSum(x []float64) float64 {
	top, sum := slices.Max(x), 0.0
	for _, l := range x {
		sum += elementary.Exp(l - top)
	}
	return top + elementary.Log(sum)
}
