package equilibrium

import "ninetynine/rules"

// A Solver looks for the equilibrium of a tree by counterfactual regret minimisation (Zinkevich et
// al., 2007) in the form CFR+ (Tammelin, 2014): seats learn in turn, regrets never fall below 0,
// and later profiles weigh more in the average, here by the square of their number (Brown and
// Sandholm, 2019). Every iteration walks through all deals, without sampling.
//
// With two seats the average converges to equilibrium. With more there is no guarantee, and
// [Tree.Measure] says how near it came.
type Solver struct {
	t      *Tree
	regret []float64
	sum    []float64 // weighted sum of profiles
	now    Profile
	often  []float64 // probability that a seat's own choices lead to a set
	seat   rules.Seat
	done   int
}

// NewSolver returns a solver before its first iteration.
func NewSolver(t *Tree) *Solver {
	s := &Solver{t: t, regret: make([]float64, t.width), sum: make([]float64, t.width), now: make(Profile, t.width), often: make([]float64, len(t.sets))}
	for seat := range t.game.Live().All() {
		s.match(seat)
	}
	return s
}

// Iterations returns how often each seat has learned.
func (s *Solver) Iterations() int { return s.done }

// Step has every seat learn once.
func (s *Solver) Step() {
	s.done++
	for s.seat = range s.t.game.Live().All() {
		s.add(float64(s.done) * float64(s.done))
		for _, at := range s.t.roots {
			if s.t.words[at]&end == 0 { // a decision
				s.walk(at, 1)
			}
		}
		s.match(s.seat)
	}
}

// match sets the seat's profile from its regrets: each choice in proportion to its positive regret
// (Hart and Mas-Colell, 2000).
func (s *Solver) match(seat rules.Seat) {
	for _, w := range s.t.sets {
		if w.owner != seat {
			continue
		}
		regret, now := s.regret[w.at:][:w.n], s.now[w.at:][:w.n]
		sum := 0.0
		for k, r := range regret {
			regret[k] = max(r, 0)
			sum += regret[k]
		}
		for k, r := range regret {
			if sum > 0 {
				now[k] = r / sum
			} else {
				now[k] = 1 / float64(w.n)
			}
		}
	}
}

// add adds the seat's profile to the average, weighted in each set by the probability that the
// seat's own choices lead there.
func (s *Solver) add(weight float64) {
	for i, w := range s.t.sets {
		if w.owner != s.seat {
			continue
		}
		s.often[i] = 1
		if up := w.parent; up.set >= 0 {
			s.often[i] = s.often[up.set] * s.now[s.t.sets[up.set].at+up.choice]
		}
		for k := w.at; k < w.at+w.n; k++ {
			s.sum[k] += weight * s.often[i] * s.now[k]
		}
	}
}

// walk returns the seat's payoff from here on and adds up its regrets; reach is the probability
// that the other seats let it come here.
func (s *Solver) walk(at int, reach float64) (v float64, next int) {
	t := s.t
	word := t.words[at]
	w := &t.sets[word]
	now := s.now[w.at:][:w.n]
	next = at + int(t.words[at+1])
	at += 2
	mine := w.owner == s.seat
	for i, q := range now {
		var x float64
		word := t.words[at]
		switch {
		case word&end != 0:
			x = t.payoffs[word&^end][s.seat]
			at++
		case mine:
			x, at = s.walk(at, reach)
		case q > 0:
			x, at = s.walk(at, reach*q)
		default: // other seats never lead there
			at += int(t.words[at+1])
		}
		v += q * x
		if mine {
			s.regret[w.at+int32(i)] += reach * x
		}
	}
	if mine {
		for i := range s.regret[w.at:][:w.n] {
			s.regret[w.at+int32(i)] -= reach * v
		}
	}
	return v, next
}

// Average returns the average profile. Where a seat's own choices have never led, it takes all
// options equally often.
func (s *Solver) Average() Profile {
	p := make(Profile, len(s.sum))
	copy(p, s.sum)
	for _, w := range s.t.sets {
		if q := p[w.at:][:w.n]; !normalise(q) {
			_ = Uniform(nil, q)
			normalise(q)
		}
	}
	return p
}
