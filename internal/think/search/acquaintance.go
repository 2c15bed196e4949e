package search

import (
	"slices"

	"ninetynine/internal/base/elementary"
	"ninetynine/internal/think/company"
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// A guess is a way to play, and the chance that a seat plays so.
type guess struct {
	company.Player
	chance float64
}

// people are the guesses about a person of whom nothing is known. The experts of edition 2 suppose them, so
// they stay; for those of a later edition, other guesses may be better.
var people = []guess{
	{company.Player{}, 0.3},
	{company.Player{Level: Versioned("club", 2)}, 0.2},
	{company.Player{Level: Versioned("casual", 2)}, 0.25},
	{company.Player{Level: Versioned("beginner", 2)}, 0.15},
	{company.Player{Level: "greedy"}, 0.1},
}

// An acquaintance is what an Expert thinks of the players in the other seats.
type acquaintance struct {
	met     company.Company
	guesses [rules.MaxSeats][]guess // whose chances add up to 1; none: the Effort's guess
	memory  Memory                  // may be nil
}

// A Sight is a finished deal as a seat saw it, and whom it wants to know better. It is all that [Evidence]
// follows from, so that no table and no seat learns more from a [Memory] than it could find out alone.
type Sight struct {
	game    *rules.Game
	model   *nn.Model
	guesses *guess // the first of those about each person
	people  rules.Seats
	view    rules.View
}

// Evidence is how likely the acts of people were in a deal, as a logarithm: by seat, world and guess.
type Evidence [rules.MaxSeats][][]float64

// A Memory keeps Evidence, which takes milliseconds to find.
type Memory interface {
	Get(Sight) (Evidence, bool)
	Add(Sight, Evidence) (evicted bool)
}

// Remember sets the memory that the Expert shares with others.
func (e *Expert) Remember(m Memory) { e.memory = m }

// Meet says who plays in the other seats from now on; nil: players of whom nothing is known, who are
// taken to play as the Effort supposes. What people did in earlier deals tells how they play. It
// depends on c alone, and takes some milliseconds for each earlier deal that is not in the memory.
func (e *Expert) Meet(c *company.Company) {
	a := &e.acquaintance
	if c == nil {
		*a = acquaintance{memory: a.memory}
		return
	}
	known := len(a.met.Earlier)
	if a.met.Players != c.Players || known > len(c.Earlier) || !slices.Equal(a.met.Earlier, c.Earlier[:known]) {
		*a, known = acquaintance{memory: a.memory}, 0
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

// learn changes the guesses about people by what they did in a finished deal, of which v is the last View.
func (e *Expert) learn(v *rules.View) {
	sight := Sight{e.game, e.model, &people[0], 0, *v}
	for i := range (e.game.Live() &^ v.Seat.Set()).All() {
		if len(e.guesses[i]) > 1 {
			sight.people |= i.Set()
		}
	}
	if sight.people == 0 {
		return
	}
	var found Evidence
	known := false
	if e.memory != nil {
		found, known = e.memory.Get(sight)
	}
	if !known {
		found = e.evidence(&sight)
		if e.memory != nil {
			e.memory.Add(sight, found)
		}
	}
	e.acquaintance.weigh(sight.people, &found)
}

// evidence looks at a finished deal. Most cards are open then; what is not, such as the bid-cards of failed
// contracts, it supposes. There is none if no world agrees with the View.
func (e *Expert) evidence(s *Sight) (none Evidence) {
	d := e.reset(&s.view, nil, 0, Effort{})
	d.view.Phase = rules.Playing // after the last card: there are no worlds of a scored deal
	if d.sampler.Begin(&d.view) != nil {
		return none
	}
	return d.likelihoods(d.possible(supposedAfter), s.people)
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
func (d *decision) likelihoods(hidden []rules.Hidden, of rules.Seats) (found Evidence) {
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
	next := slices.Clone(d.likelihood)
	for i := range of.All() {
		for range hidden {
			n := len(d.mixtures[i])
			found[i], next = append(found[i], next[:n]), next[n:]
		}
	}
	return found
}

// weigh changes the guesses about people by the evidence of a deal: about each with the guesses about the
// others from before, since what is hidden of one may be what is hidden of another.
func (a *acquaintance) weigh(people rules.Seats, found *Evidence) {
	var before [rules.MaxSeats][]guess
	for i := range people.All() {
		before[i] = slices.Clone(a.guesses[i])
	}
	for i := range people.All() {
		if len(found[i]) > 0 {
			weighOne(a.guesses[i], i, &before, found)
		}
	}
}

func weighOne(about []guess, seat rules.Seat, before *[rules.MaxSeats][]guess, found *Evidence) {
	logs, byWorld := make([]float64, len(about)), make([][]float64, len(about))
	for w := range found[seat] {
		others := 0.0
		for j, of := range before {
			if len(of) == 0 || rules.Seat(j) == seat {
				continue
			}
			var terms []float64
			for k, x := range of {
				terms = append(terms, elementary.Log(max(x.chance, unlikely))+found[j][w][k])
			}
			others += logSum(terms)
		}
		for k := range about {
			byWorld[k] = append(byWorld[k], others+found[seat][w][k])
		}
	}
	for k, x := range before[seat] {
		logs[k] = elementary.Log(max(x.chance, unlikely)) + logSum(byWorld[k])
	}
	all := logSum(logs)
	for k := range about {
		about[k].chance = float64(steadiness*elementary.Exp(logs[k]-all)) + float64((1-steadiness)*people[k].chance)
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
