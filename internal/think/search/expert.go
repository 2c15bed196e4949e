package search

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"slices"

	"ninetynine/internal/base/elementary"
	"ninetynine/internal/think/heuristic"
	"ninetynine/internal/think/nn"
	"ninetynine/internal/think/solve"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// Effort is how much an Expert thinks: numbers of things looked at, never
// times, so that it thinks the same everywhere.
type Effort struct {
	Worlds   int     // supposed for each decision; 0: the net alone decides
	Sample   float64 // least effective number of worlds; see [Temper]
	Choices  int     // of the net's likeliest that are looked into
	Exact    int     // cards held by all hands together, up to which worlds are solved
	Open     int     // likewise where another hand lies open
	Ahead    int     // further decisions taken in each world before the critic judges
	Playouts int     // worlds in which cards are judged by playing on, until the rest can be solved; half as many, rounded up, of more than three hands; 0: the critic judges them
	Trust    float64 // points that a natural logarithm of the net's own probability counts for
	Doubt    float64 // and more for each point of the estimate's standard error, where many choices are compared
	Believe  bool    // whether worlds are dealt by the net's belief
	Past     bool    // whether the others' bid-cards are drawn as the net lays, and worlds weighted by what they did
	Thumb    float64 // of two hands, chance that the other plays by rules of thumb, and not like the net
	Thumbs   float64 // the same for each of the others where there are more hands
	Double   float64 // share of the worlds in which others defend double dummy against open hands: see [nn.DoubleDummy]
	Doubles  float64 // the same where there are more than three hands
	Blur     float64 // how even its acts are among good ones: its logits are divided by 1 + Blur; below 0, how sharp
	Manner           // how the net errs, which proposes what is looked into, or decides alone
	Premiums         // how sure it is to be of a contract

	Temperament Temperament // what it likes, within its level
}

// Full is the effort of the strongest player.
func Full() Effort {
	return Effort{Worlds: 120, Sample: 40, Choices: 8, Exact: 12, Open: 18, Playouts: 32, Trust: 0.3, Past: true, Thumb: 0.2, Double: 0.3, Doubles: 1}
}

// A Level is a player of a strength that people can pick.
type Level struct {
	Name   string
	Points bool // plays for points even where the game counts
	Effort Effort
}

// Levels returns the players from the weakest to the strongest. The weaker ones
// err as people do, each after its [Manner]; club looks at two deals of the unseen
// cards besides, the strong ones at many.
func Levels() []Level {
	const never = 2
	club, strong, expert := Full(), Full(), Full()
	club.Playouts, strong.Playouts = 0, 0
	club.Thumb, strong.Thumb, club.Double = 0, 0, 1
	club.Worlds, club.Choices, club.Exact, club.Open = 2, 2, 0, 12
	club.Manner, club.Premiums = Manner{Forget: 0.2, Hoard: 9, Fear: 7, Pretty: 9}, Premiums{Declare: 0.6, Reveal: 0.65, Each: 0.7, Naming: 0.6}
	strong.Worlds, strong.Choices, strong.Exact, strong.Open = 12, 4, 6, 12
	strong.Premiums = Premiums{Declare: 0.5, Reveal: 0.4, Each: 0.5}
	expert.Premiums = strong.Premiums
	return []Level{
		{"beginner", true,
			Effort{Manner: Manner{Forget: 4, Hoard: 60, Fear: 40, Pretty: 50}, Premiums: Premiums{Declare: never, Reveal: never, Each: never, Naming: never}}},
		{"casual", true,
			Effort{Manner: Manner{Forget: 0.5, Hoard: 15, Fear: 10, Pretty: 15}, Premiums: Premiums{Declare: 0.75, Reveal: never, Each: 0.8, Naming: 0.75}}},
		{"club", true, club},
		{"strong", false, strong},
		{"expert", false, expert},
	}
}

// entries is the size of the solver's table.
const entries = 1 << 12

// An Expert decides with a net, worlds that agree with what it sees and are
// as likely as what the others did makes them, a critic's judgement of each
// choice in each world, and exact endings. It belongs to one goroutine.
type Expert struct {
	game    *rules.Game
	model   *nn.Model
	effort  Effort
	curves  nn.Curves    // correct the chances that it states
	points  solve.Reward // what a result is worth where points are all that counts, and
	winning solve.Reward // where chances to win the game are

	sampler *worlds.Sampler
	solver  *solve.Solver
	thumb   *heuristic.Game // once somebody is supposed to play by rules of thumb
	forGame bool            // what the solver counts: chances to win the game
	scratch *nn.Scratch     // of the player net, and
	judged  *nn.Scratch     // of the net of standings

	last question // its lists are used again for the next
}

// A question is one View that an Expert is asked about, and what it finds
// out on the way to an answer.
type question struct {
	*Expert
	effort   Effort       // for this question
	asked    rules.View   // as the last to lay or to make a sealed offer has it
	standing *nn.Standing // nil where points are all that counts
	rng      rand.PCG
	seed     uint64 // of rng, with
	print    uint64 // the fingerprint of the View

	pause func() // see [Scope]; may be nil

	before [rules.MaxSeats]float32 // chances to win the game before the deal
	counts solve.Reward            // what a result is worth now

	hidden     []rules.Hidden // of the worlds
	thumbs     []rules.Seats  // who plays by rules of thumb in them: see others.go
	thinned    []rules.Hidden // room for those that are kept: see thin, and
	thinnedTo  []rules.Seats  // for who plays so in them
	base, like []float64      // logarithms of their weights
	listed     bool           // they are all that there are
	weights    []float64
	untempered []float64 // likewise: see recognise
	choices    []Choice
	outcomes   // of the choices

	// What is in hand, kept here to leave no garbage.
	view    rules.View // of whoever is to decide in a world
	seems   [nn.MostOptions]float64
	tops    int                                     // high cards of the hand
	ways    [rules.MaxAside*rules.MaxTricks + 1]way // by what they bid
	best    int                                     // strength of the card that is taking the trick
	wanted  float64                                 // chance that whoever is taking the trick wants it
	seen    []uint16
	truth   []uint16
	batch   nn.Batch
	out     []float32
	noted   [nn.Heads]noted
	advised act // see advise
	logits  [nn.MostOptions]float32
	belief  worlds.Belief
	leaves  []leaf
	playOn  bool // cards are judged by playing worlds out: see Effort.Playouts
	critics bool // the critic's chances are there besides: see judge
	going   []going
	gone    []going // room for the next
	result  rules.Result
}

// outcomes are what choices come to, and how that is found out.
type outcomes struct {
	worth, made [][]float32   // by choice and world
	ahead       int           // decisions that the net takes in each world before the critic judges
	double      float64       // share of the worlds in which open hands are defended double dummy
	offers      []rules.Offer // that the seat is to make, by choice; nil where it makes its own
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
		game: g, model: m, sampler: worlds.New(g), solver: solve.New(g, entries),
		scratch: m.Player.NewScratch(), judged: m.Standing.NewScratch(),
	}
	x.effort = x.settle(e)
	x.points, x.winning = solve.Relative(g.Seats()), x.last.win
	return x, nil
}

// Correct has the Expert correct the chances that it states of its own contract. What it
// does stays the same.
func (e *Expert) Correct(c *nn.Curves) { e.curves = *c }

// settle returns the effort as it is at this table: one that is settled already stays so.
func (e *Expert) settle(effort Effort) Effort {
	switch {
	case e.game.OfferRule().Many:
		effort.Declare = effort.Each
	case e.game.TrumpBy() == rules.ByHolder:
		effort.Declare = effort.Naming
	}
	if e.game.Seats() > 2 {
		effort.Thumb = effort.Thumbs
	}
	switch {
	case !nn.DoubleDummy(e.game):
		effort.Double = 0
	case e.game.Seats() > 3:
		effort.Double = effort.Doubles
	}
	return effort
}

// begin takes up a question, to be thought about with the effort.
func (e *Expert) begin(v *rules.View, standing *nn.Standing, seed uint64, effort Effort) *question {
	q := &e.last
	q.Expert, q.effort, q.standing, q.pause = e, effort, standing, nil
	q.playOn, q.critics, q.listed = false, false, false
	q.asked = worlds.Last(e.game, v)
	v = &q.asked
	q.seed, q.print = seed, worlds.Fingerprint(v)
	q.rng.Seed(q.seed, q.print)
	q.choices, q.ahead, q.double = q.choices[:0], effort.Ahead, effort.Double
	return q
}

// Choose returns the act: cards the best there is, bids, offers and trumps
// drawn among the good ones, so that they cannot be read. Equal Views, standings and
// seeds get the same act.
func (e *Expert) Choose(v *rules.View, standing *nn.Standing, seed uint64) (rules.Action, error) {
	q := e.begin(v, standing, seed, e.effort)
	if q.effort.Worlds == 0 && v.Options.Len() > 0 {
		p := q.policy(v)
		if v.Phase == rules.Offering {
			if err := q.modest(&q.asked, p); err != nil {
				return 0, err
			}
		}
		a := v.Options.Nth(q.draw(p, v.Phase == rules.Playing))
		if q.likesBids(v) {
			return q.tempted(&q.asked, a)
		}
		return a, nil
	}
	if err := q.think(false); err != nil {
		return 0, err
	}
	if v.Phase == rules.Offering {
		q.choices = slices.DeleteFunc(q.choices, func(c Choice) bool { return c.Chance < q.least(c.Action.Offer()) })
		if len(q.choices) == 0 { // to pass was not looked into
			return rules.MakeOffer(v.Seat, rules.Pass), nil
		}
	}
	choices, best := q.choices, 0
	for i := range choices {
		if choices[i].score > choices[best].score {
			best = i
		}
	}
	if v.Phase == rules.Playing {
		return choices[best].Action, nil
	}
	p := q.logits[:len(choices)]
	for i := range choices {
		p[i] = float32((choices[i].score - choices[best].score) / max(q.effort.Trust, 0.05))
	}
	nn.Softmax(p)
	return choices[q.draw(p, false)].Action, nil
}

// sensible is how likely an act must be, next to the likeliest, for a player
// of blurred judgement to do it: it errs among what looks good, and does not
// blunder out of the blue.
const sensible = 0.08

// draw picks by the probabilities, evened out by the blur; without any, the
// best card is certain.
func (q *question) draw(p []float32, card bool) int {
	best, blur := 0, q.effort.Blur
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
		for i, x := range p {
			if p[i] = 0; x >= least {
				p[i] = float32(elementary.Exp(elementary.Log(float64(x/most)) / (1 + blur)))
			}
			sum += p[i]
		}
		for i := range p {
			p[i] /= sum
		}
	}
	return q.pick(p, 1)
}

// Advise returns the choices looked into, the net's likeliest first. They
// are overwritten by the next call.
func (e *Expert) Advise(v *rules.View, standing *nn.Standing, seed uint64) ([]Choice, error) {
	q := e.begin(v, standing, seed, e.effort)
	err := q.think(true)
	return q.choices, err
}

// think finds out what each choice is worth; chances of making the contract
// too where they cost more, which is where worlds are solved.
func (q *question) think(chances bool) error {
	if q.asked.Options.Len() == 0 {
		return fmt.Errorf("there is nothing to decide")
	}
	q.consult()
	if q.effort.Worlds == 0 || len(q.choices) == 1 {
		return nil
	}
	if q.likesBids(&q.asked) {
		if err := q.addTempting(); err != nil {
			return err
		}
	}
	if err := q.suppose(); err != nil {
		return err
	}
	if err := q.judge(context.Background(), chances); err != nil {
		return err
	}
	q.conclude()
	return nil
}

// policy asks the net how likely it would do what. The probabilities are
// overwritten by whatever comes next.
func (q *question) policy(v *rules.View) []float32 {
	s := q.model.Shape
	q.see(v)
	p := q.logits[:s.Logits(v.Options, q.model.Player.Answer(q.scratch, nn.HeadOf(v.Phase)), q.logits[:])]
	nn.Softmax(p)
	if q.likesBids(v) {
		q.waysToBid(v, p)
	}
	q.tilt(v, p)
	return p
}

// see shows the net the View, but for what has gone out of mind.
func (q *question) see(v *rules.View) {
	if q.effort.Forget > 0 && v.Tricks > 0 {
		v = q.dim(v)
	}
	q.seen = q.model.Shape.Features(q.seen[:0], q.game, v, q.standing)
	q.model.Player.See(q.scratch, q.seen)
}

// consult keeps the net's likeliest choices; without worlds, all of them.
func (q *question) consult() {
	v := &q.asked
	q.sit()
	p := q.policy(v)
	keep, never := len(p), q.effort.Manner != Manner{} || q.effort.Temperament != Temperament{}
	if q.effort.Worlds > 0 {
		keep = min(keep, q.effort.Choices)
	}
	q.choices = q.choices[:0]
	for i, x := range p {
		if never && x == 0 {
			continue // out of the question
		}
		at := len(q.choices)
		if at == keep {
			if float64(x) <= q.choices[keep-1].Policy {
				continue
			}
			at--
		} else {
			q.choices = append(q.choices, Choice{})
		}
		for ; at > 0 && q.choices[at-1].Policy < float64(x); at-- {
			q.choices[at] = q.choices[at-1]
		}
		q.choices[at] = Choice{Action: v.Options.Nth(i), Policy: float64(x)}
	}
	outlook := q.model.Player.Answer(q.scratch, nn.HeadOutlook)
	for i := range q.choices {
		q.choices[i].Points = float64(outlook[0]) * nn.Points
		q.choices[i].Chance = float64(nn.Sigmoid(outlook[q.model.Shape.MadeAt(0)]))
	}
}

// suppose deals worlds and weighs them.
func (q *question) suppose() error {
	v := &q.asked
	if err := q.sampler.Begin(v); err != nil {
		return err
	}
	if q.effort.Believe {
		q.believe()
	}
	if err := q.deal(); err != nil {
		return err
	}
	if q.effort.Past {
		if q.redraws() {
			q.redraw()
		}
		q.recall()
	}
	q.overhear()
	q.weights = append(q.weights[:0], q.base...)
	q.recognise()
	worlds.Temper(q.base, q.like, min(q.effort.Sample, float64(len(q.hidden))/2), q.weights)
	q.restore()
	return nil
}

// deal lists all worlds if they are no more than the effort asks for, each with everybody
// who may sit there, and else draws as many as that.
func (q *question) deal() error {
	q.hidden, q.thumbs, q.base, q.like = q.hidden[:0], q.thumbs[:0], q.base[:0], q.like[:0]
	companies := q.companies()
	if q.listed = q.sampler.Deals()*float64(companies) <= float64(q.effort.Worlds); q.listed {
		for h := range q.sampler.All() {
			for number := range companies {
				thumbs, chance := q.company(number)
				q.hold(h, thumbs, chance)
			}
		}
		return nil
	}
	var h rules.Hidden
	for range q.effort.Worlds {
		w, ok := q.sampler.Sample(&q.rng, &h)
		if !ok {
			return fmt.Errorf("no deal agrees with the View")
		}
		q.hold(&h, q.meet(), w)
	}
	return nil
}

// hold takes a world in, with the logarithm of its weight.
func (q *question) hold(h *rules.Hidden, thumbs rules.Seats, logWeight float64) {
	q.hidden, q.thumbs = append(q.hidden, *h), append(q.thumbs, thumbs)
	q.base, q.like = append(q.base, logWeight), append(q.like, 0)
}

// believe has worlds dealt by the net's belief of where cards are.
func (q *question) believe() {
	v := &q.asked
	q.see(v) // bids may have been compared since
	s := q.model.Shape
	answer := q.model.Player.Answer(q.scratch, nn.HeadBelief)
	places := 2 * (q.game.Seats() - 1)
	for c := range q.game.Pack().Cards() {
		at := s.OwnerAt(c, 1, false)
		p := answer[at : at+places]
		nn.Softmax(p)
		for rel := 1; rel < q.game.Seats(); rel++ {
			seat := s.Seat(v.Seat, rel)
			q.belief.Held[seat][c], q.belief.Aside[seat][c] = p[2*(rel-1)], p[2*(rel-1)+1]
		}
	}
	q.sampler.Believe(&q.belief)
}

// makeWay lets whoever asked have the study pause.
func (q *question) makeWay() {
	if q.pause != nil {
		q.pause()
	}
}

// negligible is a weight at which worlds are not looked into.
const negligible = 1e-9

// unlikely is the least probability that is told from others.
const unlikely = 1e-6

// conclude averages what the worlds say of each choice and adds what the
// net thinks of it. Errors are those of the difference to the net's favourite,
// as the same worlds serve all.
func (q *question) conclude() {
	v := &q.asked
	alone, more := q.choices[0].Chance, 0.0 // of the net, before worlds were dealt
	switch v.Phase {
	case rules.Laying:
		more = laying
	case rules.Playing:
		more = playing
	}
	for i := range q.choices {
		c := &q.choices[i]
		mean, chance, difference, squares, weight2 := 0.0, 0.0, 0.0, 0.0, 0.0
		for w, p := range q.weights {
			x := float64(q.worth[i][w])
			mean += float64(p * x)
			chance += float64(p * float64(q.made[i][w]))
			difference += float64(p * (x - float64(q.worth[0][w])))
		}
		for w, p := range q.weights {
			d := float64(q.worth[i][w]-q.worth[0][w]) - difference
			squares += float64(p * d * d)
			weight2 += float64(p * p)
		}
		if q.critics {
			chance = (c.Chance + chance) / 2 // see judge
		}
		c.Points, c.Chance = mean, sober(chance, alone, more)
		c.Error = math.Sqrt(squares * weight2)
		prior := elementary.Log(max(c.Policy, unlikely)) - elementary.Log(q.choices[0].Policy)
		c.score = mean + float64((q.effort.Trust+float64(q.effort.Doubt*c.Error))*prior)
		if v.Phase == rules.Laying {
			c.score += q.likingBid(q.game.Bid(c.Action.Cards()))
		}
	}
}
