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

// A Study is what an Expert thinks of a View: of everything that its seat may
// do, and of the others.
type Study struct {
	Options []Option // every choice: first what it would do, then by points, of which none has more
	Bids    []Bid    // of laying aside, the same by total; nil for other decisions
	Others  []Other  // by seat
	Unseen  []Place  // where the cards may be that the View does not show
	Played  []Way    // of laying aside: every way that was played out, with every offer that may follow, or with 0 if none may
	Worlds  int      // supposed; cards are judged by playing out a part of them: see [Effort].Playouts
	Weight  float64  // how many equally likely ones tell as much; see [ESS]
}

// An Option is a choice among all that there are.
//
// Points is what the expert believes, and agrees with what it would do: the
// Points of the first option, which are the mean over the worlds, less Gap.
// Sampled is that mean for every option.
//
// Error is the standard error of Sampled, as far as it comes from how the
// unseen cards lie; what the critic mistakes comes on top. Gap is how much
// less the choice is worth than the first one, never below nought; see question.gap. Its
// standard error, GapError, is smaller than Error, as the same worlds serve both.
type Option struct {
	Choice
	Sampled       float64
	Gap, GapError float64
}

// Close reports whether the choice is about as good as the first one: whether
// the gap is within its error, both as people read them, in tenths.
func (o *Option) Close() bool { return math.Round(10*o.Gap) <= math.Round(10*o.GapError) }

// limit has the expert believe in no more than so many points.
func (o *Option) limit(points float64) {
	if o.Points > points {
		o.Gap += o.Points - points
		o.Points = points
	}
}

// A Bid is all ways to lay cards aside that bid the same number of tricks.
type Bid struct {
	Tricks   int
	Ways     int
	Policy   float64 // probability that the net gives them together
	Best     Option
	Premiums []Way // the best way to make each offer; nil if none follows
}

// A Way is an offer, the cards that it is best laid aside with, and what both
// together are worth.
type Way struct {
	Offer   rules.Offer
	Action  rules.Action
	Points  float64 // relative to the others: Sampled, less what is taken off the cards' own
	Sampled float64 // mean over the worlds
	Error   float64 // standard error of Sampled
	Chance  float64 // of making the contract

	rival bool // among the best few of its total
}

// A Scope says how much a study looks into. Of each total, the best few ways to
// lay cards aside are played out; the other ways have what the critic mistakes of
// these taken off.
type Scope struct {
	Worlds int                  // to suppose
	Whole  func(total int) bool // of which totals all ways are played out; nil: of none
	Pause  func()               // called again and again, many times a millisecond where that is possible; may be nil
}

// Study finds out what each choice is worth, all ways to lay cards aside
// included, in so many supposed worlds. With a standing, points are those that
// the chances to win the game are worth ([nn.WinPoints]). Equal Views, standings and seeds give equal studies.
func (e *Expert) Study(v *rules.View, standing *nn.Standing, seed uint64, number int) (*Study, error) {
	return e.Explore(context.Background(), v, standing, seed, Scope{Worlds: number})
}

// Explore is Study of a scope. What is played out besides changes nothing else: what a
// narrower scope plays out comes to the same, and the same is preferred. It ends with
// the context's error soon after the context does.
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
		effort = e.settle(Full()) // of who does not search
	}
	if effort.Playouts > 0 {
		effort.Playouts = max(1, effort.Playouts*number/effort.Worlds)
	}
	effort.Worlds, effort.Choices, effort.Manner, effort.Temperament = number, v.Options.Len(), Manner{}, Temperament{}
	if v.Phase == rules.Laying {
		effort.Doubt = 1 // of hundreds of ways to lay cards aside the best is also the luckiest
	}
	q := e.begin(v, standing, seed, effort)
	q.pause = scope.Pause
	return q.study(ctx, scope.Whole)
}

// Suppose deals so many worlds that agree with the View, each as likely as the expert
// thinks it.
func (e *Expert) Suppose(v *rules.View, seed uint64, number int) ([]rules.Hidden, error) {
	q := e.begin(v, nil, seed, e.settle(Full()))
	q.consult()
	if err := q.suppose(); err != nil {
		return nil, err
	}
	p := make([]float32, len(q.weights))
	for i, w := range q.weights {
		p[i] = float32(w)
	}
	drawn := make([]rules.Hidden, number)
	for i := range drawn {
		drawn[i] = q.hidden[q.pick(p, 1)]
	}
	return drawn, nil
}

func (q *question) study(ctx context.Context, whole func(total int) bool) (*Study, error) {
	q.consult()
	if err := q.suppose(); err != nil {
		return nil, err
	}
	s := &Study{Worlds: len(q.hidden), Weight: worlds.ESS(q.weights)}
	if err := q.judge(ctx, true); err != nil {
		q.drop()
		return nil, err
	}
	q.conclude()
	var played []Way
	if phase := q.asked.Phase; phase == rules.Laying || phase == rules.Offering {
		var err error
		if played, err = q.rehearse(ctx, whole); err != nil {
			q.drop()
			return nil, err
		}
	}
	curve := q.curves.Study.Of(&q.asked)
	for i := range q.choices {
		q.choices[i].Chance = curve.At(q.choices[i].Chance)
	}
	for i := range played {
		played[i].Chance = curve.At(played[i].Chance)
	}
	s.Options = q.rank()
	if q.asked.Phase == rules.Laying {
		s.Bids = q.byTotal(s.Options)
		q.premiums(s, played)
		slices.SortStableFunc(s.Bids[1:], func(a, b Bid) int { return cmp.Compare(b.Best.Points, a.Best.Points) })
	}
	slices.SortStableFunc(s.Options[1:], func(a, b Option) int { return cmp.Compare(b.Points, a.Points) })
	q.guess(s)
	return s, nil
}

// rank returns the choices in the order in which the expert prefers them.
func (q *question) rank() []Option {
	order := make([]int, len(q.choices))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(q.choices[b].score, q.choices[a].score) })
	first, exact := &q.choices[order[0]], q.exact()
	options := make([]Option, len(order))
	for k, i := range order {
		o := Option{Choice: q.choices[i], Sampled: q.choices[i].Points}
		o.Error = q.spread(func(w int) float64 { return float64(q.worth[i][w]) }, o.Sampled)
		best := q.worth[order[0]]
		deviation := q.spread(func(w int) float64 { return float64(best[w] - q.worth[i][w]) }, first.Points-o.Sampled)
		o.Gap, o.GapError = q.gap(first, &o.Choice, exact, deviation)
		o.Points = first.Points - o.Gap
		options[k] = o
	}
	return options
}

// ofSolved is which part of a difference between solved endings is believed: so much of
// it experts brought home who do not see all cards.
const ofSolved = 0.9

// gap returns how much less a choice is worth than the one preferred, and its standard
// error, from that of the difference sampled. What somebody plays who plays well is
// seldom as bad as the worlds say, and what nobody plays often is: so the mean of
// what they say and of what the net thinks that it loses is believed, as much as
// the preference trusts it. But endings are solved, and the net knows no better. The
// scores themselves are no points: what makes choices safe asks far more of unlikely
// ones than they turn out to lose. docs/strength.md has the measurements.
func (q *question) gap(first, c *Choice, exact bool, deviation float64) (points, err float64) {
	sampled := first.Points - c.Points
	if exact {
		return ofSolved * max(0, sampled), ofSolved * deviation
	}
	prior := float64(q.effort.Trust * elementary.Log(max(first.Policy, unlikely)/max(c.Policy, unlikely)))
	return max(0, (sampled+prior)/2), deviation / 2
}

// spread returns the standard error of the mean of x over the worlds.
func (q *question) spread(x func(world int) float64, mean float64) float64 {
	squares, weight2 := 0.0, 0.0
	for w, p := range q.weights {
		d := x(w) - mean
		squares += float64(p * d * d)
		weight2 += float64(p * p)
	}
	return math.Sqrt(squares * weight2)
}

// byTotal groups ways to lay aside by the number of tricks that they bid. The
// best of each is the one that the expert prefers, of those ranked; the others
// are limited to its points.
func (q *question) byTotal(options []Option) []Bid {
	var bids []Bid
	for i := range options {
		o := &options[i]
		n := q.game.Bid(o.Action.Cards())
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

// premiums adds what was played out, and to each bid the best way to make each offer:
// of the best few, as the best of many is also the luckiest. As much is taken off as
// off the cards' own points.
func (q *question) premiums(s *Study, played []Way) {
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
		bid := &s.Bids[slices.IndexFunc(s.Bids, func(b Bid) bool { return b.Tricks == q.game.Bid(w.Action.Cards()) })]
		at := slices.IndexFunc(bid.Premiums, func(x Way) bool { return x.Offer == w.Offer })
		if at < 0 {
			bid.Premiums = append(bid.Premiums, w)
		} else if w.Points > bid.Premiums[at].Points {
			bid.Premiums[at] = w
		}
	}
}
