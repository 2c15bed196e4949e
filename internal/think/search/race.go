package search

import (
	"math"

	"ninetynine/internal/base/elementary"
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// certain is how many standard errors make a difference between two choices certain enough: docs/strength.md says what that
// costs.
const certain = 1.5

// spread is the least standard deviation that a difference between choices is taken to have from world to world, in points:
// a few worlds may all agree where others would not.
const spread = 15

// race evaluates the choices in the first worlds, and then in twice as many each time, and drops those that
// more worlds would hardly make the best. It ends when one is left, or after all worlds. play evaluates the others
// in the worlds from one up to another; score sets their worth by the worlds so far, whose weights are in
// d.weights. If first is 0, or the worlds are all that there are, nothing is dropped.
func (d *decision) race(first int, of *outcomes, play func(from, to int) error, score func()) error {
	all := d.weights
	defer func() { d.weights = all }()
	d.dropped = d.dropped[:0]
	for range d.choices {
		d.dropped = append(d.dropped, false)
	}
	if first == 0 || d.exhaustive {
		first = len(all)
	}
	for from, to := 0, 0; to < len(all); from = to {
		to = min(max(first, 2*from), len(all))
		d.weights = all
		if err := play(from, to); err != nil {
			return err
		}
		if to < len(all) {
			d.shares = shares(d.shares[:0], all[:to])
			d.weights = d.shares
		}
		if score(); to < len(all) && d.dropWorse(of) <= 1 {
			break
		}
	}
	for i := range d.choices {
		if d.dropped[i] {
			d.choices[i].score = math.Inf(-1)
		}
	}
	return nil
}

// shares appends the weights with a sum of one.
func shares(to, weights []float64) []float64 {
	sum := 0.0
	for _, p := range weights {
		sum += p
	}
	for _, p := range weights {
		to = append(to, p/sum)
	}
	return to
}

// prior returns what the net's opinion of a choice adds to its score.
func (d *decision) prior(c *Choice) float64 {
	return float64(d.effort.PolicyWeight * (elementary.Log(max(c.Policy, unlikely)) - elementary.Log(d.choices[0].Policy)))
}

// dropWorse drops choices that are worth less than another, and returns how many are left. A choice that needs a chance of its
// contract is dropped if that is too small, and drops others only if it is large enough.
func (d *decision) dropWorse(of *outcomes) (left int) {
	weight2 := 0.0
	var safe [nn.MostOptions]bool
	for _, p := range d.weights {
		weight2 += float64(p * p)
	}
	for i := range d.choices {
		c := &d.choices[i]
		least, p := 0.0, min(max(c.Chance, 0.05), 0.95)
		if d.view.Phase == rules.Offering {
			least = d.minChance(c.Action.Offer())
		}
		err := certain * math.Sqrt(float64(p*(1-p))*weight2)
		safe[i] = !d.dropped[i] && (least == 0 || c.Chance-err > least)
		d.dropped[i] = d.dropped[i] || c.Chance+err < least
	}
	for i := range d.choices {
		for j := range d.choices {
			if i == j || d.dropped[i] || !safe[j] {
				continue
			}
			a, b := &d.choices[i], &d.choices[j]
			sampled := d.mean(of.worth[j]) - d.mean(of.worth[i])
			err := d.deviation(func(w int) float64 { return float64(of.worth[j][w] - of.worth[i][w]) }, sampled)
			err = max(err, spread*math.Sqrt(weight2))
			d.dropped[i] = b.Points-a.Points+d.prior(b)-d.prior(a) > certain*err
		}
	}
	for _, out := range d.dropped {
		if !out {
			left++
		}
	}
	return left
}
