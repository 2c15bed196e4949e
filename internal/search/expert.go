package search

import (
	"fmt"
	"math"
	"math/rand/v2"

	"ninetynine/cards"
	"ninetynine/internal/nn"
	"ninetynine/internal/solve"
	"ninetynine/internal/worlds"
	"ninetynine/rules"
)

// Effort is how much an Expert thinks: numbers of things looked at, never
// times, so that it thinks the same everywhere.
type Effort struct {
	Worlds  int     // supposed for each decision; 0: the net alone decides
	Sample  float64 // least effective number of worlds; see [Temper]
	Choices int     // of the net's likeliest that are looked into
	Exact   int     // cards held by all hands together, up to which worlds are solved
	Open    int     // likewise where another hand lies open
	Ahead   int     // further decisions that the net takes in each world before the critic judges
	Trust   float64 // points that a natural logarithm of the net's own probability counts for
	Doubt   float64 // and more for each point of the estimate's standard error, where many choices are compared
	Believe bool    // whether worlds are dealt by the net's belief
	Past    bool    // whether the others' bid-cards are drawn as the net lays, and worlds weighted by what they did
	Blur    float64 // how even its acts are among good ones: its logits are divided by 1 + Blur; below 0, how sharp
	Forgets bool    // whether it remembers only the last tricks:
	Memory  int     // so many of those finished
}

// Full is the effort of the strongest player.
func Full() Effort {
	return Effort{Worlds: 160, Sample: 40, Choices: 8, Exact: 12, Open: 18, Trust: 0.3, Past: true}
}

// A Level is a player of a strength that people can pick.
type Level struct {
	Name   string
	Text   string // how it plays, in few words
	Effort Effort
}

// Levels returns the players from the weakest to the strongest. The weaker
// ones forget tricks and judge less finely; they err as people do, among what
// looks good, and do not throw cards away.
func Levels() []Level {
	return []Level{
		{"beginner", "forgets each trick that is over, and judges roughly", Effort{Blur: 2, Forgets: true, Memory: 0}},
		{"casual", "remembers the last trick, and judges less roughly", Effort{Blur: 1, Forgets: true, Memory: 1}},
		{"club", "remembers the last three tricks, and judges well", Effort{Blur: 0.5, Forgets: true, Memory: 3}},
		{"strong", "forgets nothing, and judges very well", Effort{Blur: 0.1}},
		{"expert", "thinks ahead besides", Full()},
	}
}

// entries is the size of the solver's table.
const entries = 1 << 12

// An Expert decides with a net, worlds that agree with what it sees and are
// as likely as what the others did makes them, a critic's judgement of each
// choice in each world, and exact endings. It belongs to one goroutine.
type Expert struct {
	game   *rules.Game
	model  *nn.Model
	effort Effort
	double bool // whether others are supposed to defend double dummy against open hands

	sampler *worlds.Sampler
	solver  *solve.Solver
	rng     rand.PCG
	scratch *nn.Scratch
	seen    []uint16
	truth   []uint16
	view    rules.View
	batch   nn.Batch
	out     []float32

	hidden     []rules.Hidden
	base, like []float64 // logarithms of the worlds' weights
	weights    []float64
	noted      [nn.Heads]noted
	logits     [nn.MostOptions]float32
	belief     worlds.Belief

	standing *nn.Standing // nil where points are all that counts
	dealer   rules.Seat
	before   [rules.MaxSeats]float32 // chances to win the game before the deal
	judged   *nn.Scratch             // of the net of standings
	counts   solve.Reward            // what a result is worth now: one of
	points   solve.Reward            // points, and
	winning  solve.Reward            // chances to win the game

	choices []Choice
	worth   [][]float32 // by choice and world
	made    [][]float32
	leaves  []leaf
	going   []going
	gone    []going       // room for the next
	offers  []rules.Offer // that the seat is to make, by choice; nil where it makes its own
	result  rules.Result  // of a deal that is over in a world, kept here to leave no garbage
	values  solve.Values
}

// A Choice is one option and what is thought of it.
type Choice struct {
	Action rules.Action
	Policy float64 // probability that the net gives it
	Points float64 // expected of the deal, relative to the others
	Error  float64 // standard error of Points, from the worlds supposed
	Chance float64 // of making the contract
	score  float64
}

// NewExpert returns an Expert of the game; the model must be of its shape.
func NewExpert(g *rules.Game, m *nn.Model, e Effort) (*Expert, error) {
	if want := nn.ShapeOf(g).Key(); m.Shape.Key() != want {
		return nil, fmt.Errorf("the net is for %s, not for %s", m.Shape.Key(), want)
	}
	x := &Expert{
		game: g, model: m, effort: e, sampler: worlds.New(g), solver: solve.New(g, entries),
		scratch: m.Player.NewScratch(), judged: m.Standing.NewScratch(),
	}
	x.points, x.winning = solve.Relative(g.Seats()), x.win
	x.double = nn.DoubleDummy(g)
	return x, nil
}

// Choose returns the act: cards the best there is, bids, offers and trumps
// drawn among the good ones, so that they cannot be read. Equal Views, standings and
// seeds get the same act.
func (e *Expert) Choose(v *rules.View, standing *nn.Standing, seed uint64) (rules.Action, error) {
	if e.effort.Worlds == 0 && v.Options.Len() > 0 {
		e.rng.Seed(seed, worlds.Fingerprint(v))
		e.choices = e.choices[:0]
		return v.Options.Nth(e.draw(e.policy(v, standing), v.Phase == rules.Playing)), nil
	}
	if err := e.think(v, standing, seed, false); err != nil {
		return 0, err
	}
	choices, best := e.choices, 0
	for i := range choices {
		if choices[i].score > choices[best].score {
			best = i
		}
	}
	if v.Phase == rules.Playing {
		return choices[best].Action, nil
	}
	p := e.logits[:len(choices)]
	for i := range choices {
		p[i] = float32((choices[i].score - choices[best].score) / max(e.effort.Trust, 0.05))
	}
	nn.Softmax(p)
	return choices[e.draw(p, false)].Action, nil
}

// sensible is how likely an act must be, next to the likeliest, for a player
// of blurred judgement to do it: it errs among what looks good, and does not
// blunder out of the blue.
const sensible = 0.08

// draw picks by the probabilities, evened out by the blur; without any, the
// best card is certain.
func (e *Expert) draw(p []float32, card bool) int {
	best, blur := 0, e.effort.Blur
	for i := range p {
		if p[i] > p[best] {
			best = i
		}
	}
	if card && blur <= 0 {
		return best
	}
	if blur != 0 {
		most, sum := p[best], float32(0)
		least := sensible * most
		for i, q := range p {
			if p[i] = 0; q >= least {
				p[i] = float32(math.Pow(float64(q/most), 1/(1+blur)))
			}
			sum += p[i]
		}
		for i := range p {
			p[i] /= sum
		}
	}
	return e.pick(p, 1)
}

// forget takes out of the View the tricks that it does not remember.
func (e *Expert) forget(v *rules.View) *rules.View {
	e.view = *v
	for t := range max(0, int(v.Tricks)-e.effort.Memory) {
		e.view.Played[t] = [rules.MaxSeats]cards.Card{}
	}
	if int(v.Tricks) > e.effort.Memory {
		e.view.Void = [rules.MaxSeats]uint8{}
	}
	return &e.view
}

// Advise returns the choices looked into, the net's likeliest first. They
// are overwritten by the next call.
func (e *Expert) Advise(v *rules.View, standing *nn.Standing, seed uint64) ([]Choice, error) {
	err := e.think(v, standing, seed, true)
	return e.choices, err
}

// think finds out what each choice is worth; chances of making the contract
// too where they cost more, which is where worlds are solved.
func (e *Expert) think(v *rules.View, standing *nn.Standing, seed uint64, chances bool) error {
	e.choices = e.choices[:0]
	if v.Options.Len() == 0 {
		return fmt.Errorf("there is nothing to decide")
	}
	e.rng.Seed(seed, worlds.Fingerprint(v))
	e.consult(v, standing)
	if e.effort.Worlds == 0 || len(e.choices) == 1 {
		return nil
	}
	if err := e.suppose(v); err != nil {
		return err
	}
	e.judge(v, chances)
	e.conclude(v)
	return nil
}

// policy asks the net how likely it would do what. The probabilities are
// overwritten by whatever comes next.
func (e *Expert) policy(v *rules.View, standing *nn.Standing) []float32 {
	s := e.model.Shape
	if e.effort.Forgets {
		v = e.forget(v)
	}
	e.seen = s.Look(e.seen[:0], e.game, v, standing)
	e.model.Player.See(e.scratch, e.seen)
	p := e.logits[:s.Logits(v.Options, e.model.Player.Answer(e.scratch, nn.HeadOf(v.Phase)), e.logits[:])]
	nn.Softmax(p)
	return p
}

// consult keeps the net's likeliest choices; without worlds, all of them.
func (e *Expert) consult(v *rules.View, standing *nn.Standing) {
	e.sit(v, standing)
	p := e.policy(v, standing)
	keep := len(p)
	if e.effort.Worlds > 0 {
		keep = min(keep, e.effort.Choices)
	}
	e.choices = e.choices[:0]
	for i, q := range p {
		at := len(e.choices)
		if at == keep {
			if float64(q) <= e.choices[keep-1].Policy {
				continue
			}
			at--
		} else {
			e.choices = append(e.choices, Choice{})
		}
		for ; at > 0 && e.choices[at-1].Policy < float64(q); at-- {
			e.choices[at] = e.choices[at-1]
		}
		e.choices[at] = Choice{Action: v.Options.Nth(i), Policy: float64(q)}
	}
	outlook := e.model.Player.Answer(e.scratch, nn.HeadOutlook)
	for i := range e.choices {
		e.choices[i].Points = float64(outlook[0]) * nn.Points
		e.choices[i].Chance = float64(nn.Sigmoid(outlook[e.model.Shape.MadeAt(0)]))
	}
}

// suppose deals worlds and weighs them.
func (e *Expert) suppose(v *rules.View) error {
	if err := e.sampler.Begin(v); err != nil {
		return err
	}
	if e.effort.Believe {
		e.believe(v)
	}
	n := e.effort.Worlds
	if d := e.sampler.Deals(); d < float64(n) {
		n = max(1, int(d*2)) // few are possible: each comes up about twice
	}
	e.hidden, e.base, e.like = e.hidden[:0], e.base[:0], e.like[:0]
	for range n {
		var h rules.Hidden
		w, ok := e.sampler.Sample(&e.rng, &h)
		if !ok {
			return fmt.Errorf("no deal agrees with the View")
		}
		e.hidden, e.base, e.like = append(e.hidden, h), append(e.base, w), append(e.like, 0)
	}
	if e.effort.Past {
		if e.redraws() {
			e.redraw(v)
		}
		e.recall(v)
	}
	e.overhear(v)
	e.weights = append(e.weights[:0], e.base...)
	worlds.Temper(e.base, e.like, min(e.effort.Sample, float64(n)/2), e.weights)
	return nil
}

// believe has worlds dealt by the net's belief of where cards are.
func (e *Expert) believe(v *rules.View) {
	s := e.model.Shape
	answer := e.model.Player.Answer(e.scratch, nn.HeadBelief)
	places := 2 * (e.game.Seats() - 1)
	for c := range e.game.Pack().Cards() {
		at := s.OwnerAt(c, 1, false)
		p := answer[at : at+places]
		nn.Softmax(p)
		for rel := 1; rel < e.game.Seats(); rel++ {
			seat := s.Seat(v.Seat, rel)
			e.belief.Held[seat][c], e.belief.Aside[seat][c] = p[2*(rel-1)], p[2*(rel-1)+1]
		}
	}
	e.sampler.Believe(&e.belief)
}

// unlikely is the least probability that is told from others.
const unlikely = 1e-6

// conclude averages what the worlds say of each choice and adds what the
// net thinks of it. Errors are those of the difference to the net's favourite,
// as the same worlds serve all.
func (e *Expert) conclude(v *rules.View) {
	alone, more := e.choices[0].Chance, 0.0 // of the net, before worlds were dealt
	switch v.Phase {
	case rules.Laying:
		more = laying
	case rules.Playing:
		more = playing
	}
	for i := range e.choices {
		c := &e.choices[i]
		mean, chance, difference, squares, weight2 := 0.0, 0.0, 0.0, 0.0, 0.0
		for w, p := range e.weights {
			x := float64(e.worth[i][w])
			mean += p * x
			chance += p * float64(e.made[i][w])
			difference += p * (x - float64(e.worth[0][w]))
		}
		for w, p := range e.weights {
			d := float64(e.worth[i][w]-e.worth[0][w]) - difference
			squares += p * d * d
			weight2 += p * p
		}
		c.Points, c.Chance = mean, sober(chance, alone, more)
		c.Error = math.Sqrt(squares * weight2)
		prior := math.Log(max(c.Policy, unlikely)) - math.Log(e.choices[0].Policy)
		c.score = mean + (e.effort.Trust+e.effort.Doubt*c.Error)*prior
	}
}
