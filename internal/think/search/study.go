package search

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"

	"ninetynine/internal/base/elementary"
	"ninetynine/internal/think/nn"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// A Study is what an Expert thinks of a View: of every choice of its seat, and of the other seats.
type Study struct {
	Options []Option // every choice: first its own, then by points; none has more points than the first
	Bids    []Bid    // for laying aside, the options by total; otherwise nil
	Others  []Other  // by seat
	Unseen  []Place  // where the cards that the View does not show may be
	Played  []Way    // for laying aside, every way that was played out, with every offer that may follow, or with 0 if none may
	Worlds  int      // sampled; cards are evaluated by playing out a part of them: see [Effort].Playouts
	Weight  float64  // effective sample size: see [worlds.ESS]
}

// An Option is one of all choices.
//
// Points is the expert's estimate, and agrees with its choice: the Points of the first option,
// which are the mean over the worlds, less Gap. Sampled is that mean for every option.
//
// Error is the standard error of Sampled that comes from how the unseen cards lie; the critic's
// errors come on top. Gap is how much less the choice is worth than the first one, never below 0;
// see decision.gap. Its standard error, GapError, is smaller than Error, as both choices are
// evaluated in the same worlds.
type Option struct {
	Choice
	Sampled       float64
	Gap, GapError float64
}

// Close reports whether the choice is about as good as the first one: whether the gap is within its
// error, both rounded to tenths, as people read them.
func (o *Option) Close() bool { return math.Round(10*o.Gap) <= math.Round(10*o.GapError) }

func (o *Option) limit(points float64) {
	if o.Points > points {
		o.Gap += o.Points - points
		o.Points = points
	}
}

// A Bid is all ways to lay cards aside for the same number of tricks.
type Bid struct {
	Tricks   int
	Ways     int
	Policy   float64 // sum of the net's probabilities
	Best     Option
	Premiums []Way // the best way to make each offer; nil if none follows
}

// A Way is an offer, the best cards to lay aside for it, and the worth of both together.
type Way struct {
	Offer   rules.Offer
	Action  rules.Action
	Points  float64 // relative to the other seats: Sampled, less the correction of the cards' own Points
	Sampled float64 // mean over the worlds
	Error   float64 // standard error of Sampled
	Chance  float64 // of making the contract

	rival bool // among the best few of its total
}

// A Scope says how much a study evaluates. Of each total, the best few ways to lay cards aside are
// played out; the critic's estimates of the other ways are corrected by its mean error on these.
type Scope struct {
	Worlds int                  // to sample
	Whole  func(total int) bool // totals of which all ways are played out; nil: none
	Pause  func()               // called often, where possible many times a millisecond; may be nil
}

// Study finds what each choice is worth, including all ways to lay cards aside, in number worlds.
// With a standing, points are chances to win the game converted by [nn.WinPoints]. Equal Views,
// standings and seeds give equal studies.
func (e *Expert) Study(v *rules.View, standing *nn.Standing, seed uint64, number int) (*Study, error) {
	return e.Explore(context.Background(), v, standing, seed, Scope{Worlds: number})
}

// Explore is Study with a scope. A wider scope changes neither the ways that a narrower one plays
// out nor the order of preference. It returns the context's error soon after the context ends.
func (e *Expert) Explore(ctx context.Context, v *rules.View, standing *nn.Standing, seed uint64, scope Scope) (*Study, error) {
	number := scope.Worlds
	switch {
	case v.Options.Len() == 0:
		return nil, fmt.Errorf("there is nothing to decide")
	case number < 1:
		return nil, fmt.Errorf("worlds cannot be %d: sample at least 1", number)
	}
	effort := e.effort
	if effort.Worlds == 0 {
		effort = Full() // a player that does not search studies like the strongest
	}
	effort.Evened, effort.Rest = 0, 0
	if effort.Playouts > 0 {
		effort.Playouts = max(1, effort.Playouts*number/effort.Worlds)
	}
	effort.Worlds, effort.Choices, effort.Manner, effort.Temperament = number, v.Options.Len(), Manner{}, Temperament{}
	if v.Phase == rules.Laying {
		effort.ErrorPenalty = 1 // the best of hundreds of ways to lay cards aside is also the luckiest
	}
	d := e.reset(v, standing, seed, effort)
	d.ctx, d.pause = ctx, scope.Pause
	return d.study(ctx, scope.Whole)
}

// Suppose samples number worlds that agree with the View, each as likely as the expert thinks it.
func (e *Expert) Suppose(v *rules.View, seed uint64, number int) ([]rules.Hidden, error) {
	d := e.reset(v, nil, seed, Full())
	d.propose()
	if err := d.sampleWorlds(); err != nil {
		return nil, err
	}
	p := make([]float32, len(d.weights))
	for i, w := range d.weights {
		p[i] = float32(w)
	}
	drawn := make([]rules.Hidden, number)
	for i := range drawn {
		drawn[i] = d.hidden[d.pick(p, 1)]
	}
	return drawn, nil
}

func (d *decision) study(ctx context.Context, whole func(total int) bool) (*Study, error) {
	played, err := d.judge(ctx, whole)
	if err != nil {
		d.discard()
		return nil, err
	}
	s := &Study{Worlds: len(d.hidden), Weight: worlds.ESS(d.weights)}
	curve, moment, decided := d.curves.Study.Of(&d.view), d.momentOfAct(), d.prover.Decides(&d.view)
	if err := ctx.Err(); err != nil { // it may have ended the proofs
		return nil, err
	}
	for i := range d.choices {
		c := &d.choices[i]
		c.Chance = decided.Chance(c.Action, d.amongOthers(curve.At(c.Chance), moment))
	}
	for i := range played {
		w := &played[i]
		w.Chance = decided.Chance(w.Action, d.amongOthers(curve.At(w.Chance), moment))
	}
	s.Options = d.rank()
	if d.view.Phase == rules.Laying {
		s.Bids = d.byTotal(s.Options)
		d.premiums(s, played)
		slices.SortStableFunc(s.Bids[1:], func(a, b Bid) int { return cmp.Compare(b.Best.Points, a.Best.Points) })
	}
	slices.SortStableFunc(s.Options[1:], func(a, b Option) int { return cmp.Compare(b.Points, a.Points) })
	d.addBeliefs(s)
	return s, nil
}

// judge finds what every choice is worth, and returns the ways to lay aside that it played out.
func (d *decision) judge(ctx context.Context, whole func(total int) bool) ([]Way, error) {
	if d.view.Phase == rules.Offering {
		return nil, d.judgeOffers(ctx, 0)
	}
	d.propose()
	if err := d.sampleWorlds(); err != nil {
		return nil, err
	}
	if err := d.evaluate(ctx, true); err != nil {
		return nil, err
	}
	d.summarise()
	if d.view.Phase != rules.Laying {
		return nil, nil
	}
	return d.playOutBids(ctx, whole)
}

func (d *decision) rank() []Option {
	order := make([]int, len(d.choices))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(d.choices[b].score, d.choices[a].score) })
	first, exact := &d.choices[order[0]], d.solvesWorlds()
	options := make([]Option, len(order))
	for k, i := range order {
		o := Option{Choice: d.choices[i], Sampled: d.choices[i].Points}
		o.Error = d.deviation(func(w int) float64 { return float64(d.worth[i][w]) }, o.Sampled)
		best := d.worth[order[0]]
		deviation := d.deviation(func(w int) float64 { return float64(best[w] - d.worth[i][w]) }, first.Points-o.Sampled)
		o.Gap, o.GapError = d.gap(first, &o.Choice, exact, deviation)
		o.Points = first.Points - o.Gap
		options[k] = o
	}
	return options
}

// ofSolved is the part of a difference between solved endings that counts: as much as experts, who
// do not see all cards, realised.
const ofSolved = 0.9

// gap returns how much less a choice is worth than the preferred one, and its standard error, from
// that of the difference sampled. Acts of good players are seldom as bad as the worlds say, and
// acts that no good player chooses often are. So the gap is the mean of the worlds' estimate and of
// the loss that the net expects, weighed as for the preference. Where endings are solved, only the
// solution counts. Scores are not used, as their penalty for uncertain choices is far larger than
// the expected loss. docs/strength.md has the measurements.
func (d *decision) gap(first, c *Choice, exact bool, deviation float64) (points, err float64) {
	sampled := first.Points - c.Points
	if exact {
		return ofSolved * max(0, sampled), ofSolved * deviation
	}
	prior := float64(d.effort.PolicyWeight * elementary.Log(max(first.Policy, unlikely)/max(c.Policy, unlikely)))
	return max(0, (sampled+prior)/2), deviation / 2
}

// byTotal groups ways to lay aside by the number of tricks that they bid. The best of each group is
// the one that the expert prefers among those ranked; the points of the others are limited to its
// own.
func (d *decision) byTotal(options []Option) []Bid {
	var bids []Bid
	for i := range options {
		o := &options[i]
		n := d.game.Bid(o.Action.Cards())
		at := slices.IndexFunc(bids, func(b Bid) bool { return b.Tricks == n })
		if at < 0 {
			at = len(bids)
			bids = append(bids, Bid{Tricks: n, Best: *o})
		}
		o.limit(bids[at].Best.Points)
		bids[at].Ways++
		bids[at].Policy += o.Policy
	}
	return bids
}

// premiums adds the ways played out, and to each bid the best way to make each offer, chosen among
// the best few only, as the best of many is also the luckiest. Their points are corrected by as
// much as the cards' own.
func (d *decision) premiums(s *Study, played []Way) {
	s.Played = played
	off := make(map[rules.Action]float64, len(s.Options))
	for i := range s.Options {
		off[s.Options[i].Action] = s.Options[i].Points - s.Options[i].Sampled
	}
	for i := range played {
		played[i].Points = played[i].Sampled + off[played[i].Action]
		w := played[i]
		if w.Offer == 0 || !w.rival {
			continue
		}
		bid := &s.Bids[slices.IndexFunc(s.Bids, func(b Bid) bool { return b.Tricks == d.game.Bid(w.Action.Cards()) })]
		at := slices.IndexFunc(bid.Premiums, func(x Way) bool { return x.Offer == w.Offer })
		if at < 0 {
			bid.Premiums = append(bid.Premiums, w)
		} else if w.Points > bid.Premiums[at].Points {
			bid.Premiums[at] = w
		}
	}
}
