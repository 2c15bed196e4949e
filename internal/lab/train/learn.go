package train

import (
	"cmp"
	"math"
	"slices"

	"ninetynine/cards"
	"ninetynine/internal/base/elementary"
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

const (
	clip         = 0.2  // of the policy's ratio
	outlookScale = 0.25 // weight of the outlook's errors
	beliefScale  = 0.1  // and of the beliefs
	offerScale   = 0.5  // and of the worth of offers
	layScale     = 0.05 // and of that of ways to lay cards aside
	beliefEvery  = 4    // one in so many steps learns them
)

func logOf(p float32) float32 { return float32(elementary.Log(math.Max(float64(p), 1e-12))) }

type learnerState struct {
	net, critic  gradient
	batch        nn.Batch
	out          []float32
	p, d, push   [nn.MostOptions]float32
	entropyWorth float32
	mean, scale  [stakes]float32 // of the advantages, by stake
	steps        int
}

// The stakes are only contracts, or a premium of either level, once play has begun; before that,
// anything. Advantages are normalised among those with the same stake, so a few premiums do not
// drown everything else.
const stakes = 4

func stakeOf(v *rules.View) (stake uint8) {
	if v.Phase != rules.Playing {
		return 3
	}
	for _, o := range v.Holds {
		stake = max(stake, uint8(max(o.Level(), rules.Pass)-rules.Pass))
	}
	return stake
}

// share returns how many decisions the row stands for.
func (w *row) share() float32 {
	if w.sure {
		return settledEvery
	}
	return 1
}

// weight returns the weight of an error of points: smaller for higher stakes.
func (w *row) weight() float32 {
	if w.stake == 1 || w.stake == 2 {
		return 0.25 * w.share()
	}
	return w.share()
}

func (sh *shard) value() {
	const chunk = 2048
	l := &sh.learner
	for lo := 0; lo < len(sh.rows); lo += chunk {
		hi := min(lo+chunk, len(sh.rows))
		l.batch.Reset()
		for i := lo; i < hi; i++ {
			w := &sh.rows[i]
			l.batch.Add(sh.features[w.features.lo:w.features.hi], sh.features[w.truth.lo:w.truth.hi])
		}
		sh.critic.Forward(&l.batch)
		l.out = sh.critic.Answers(&l.batch, 0, 0, hi-lo, l.out)
		for i := lo; i < hi; i++ {
			copy(sh.rows[i].value[:], l.out[(i-lo)*sh.critic.Out[0].Padded:][:sh.critic.Out[0].Width])
		}
	}
	for i := range sh.tables {
		sh.returns(sh.tables[i].rows)
	}
}

// returns computes the results of a deal's decisions: for each seat, from each decision on, and the
// advantage of the choice for the seat that made it.
func (sh *shard) returns(rows []int32) {
	seats := sh.critic.Out[0].Width
	var next, gain [rules.MaxSeats]float32 // by seat
	for i := len(rows) - 1; i >= 0; i-- {
		w := &sh.rows[rows[i]]
		for rel := range seats {
			seat := sh.shape.Seat(w.seat, rel)
			if i == len(rows)-1 {
				next[seat] = w.reward[rel]
			}
			gain[seat] = next[seat] - w.value[rel] + sh.lambda*gain[seat]
			w.target[rel] = w.value[rel] + gain[seat]
			next[seat] = w.value[rel]
		}
		w.advantage = gain[w.seat]
		if w.by != own { // earlier choices deserve neither blame nor praise for it
			gain = [rules.MaxSeats]float32{}
		}
	}
}

// step learns from the rows of the order: it leaves the gradients in the shard.
func (sh *shard) step(order []int32) {
	slices.SortFunc(order, func(a, b int32) int {
		return cmp.Or(cmp.Compare(sh.rows[a].head, sh.rows[b].head), cmp.Compare(a, b))
	})
	sh.stepNet(order)
	sh.stepCritic(order)
}

func (sh *shard) stepNet(order []int32) {
	l := &sh.learner
	l.batch.Reset()
	for _, i := range order {
		w := &sh.rows[i]
		l.batch.Add(sh.features[w.features.lo:w.features.hi])
	}
	sh.net.Forward(&l.batch)
	l.net.Begin(sh.net, l.net.rest, &l.batch)
	if sh.stage.Settle {
		sh.outlook(order)
		return // and leaves everything below unchanged
	}
	for lo := 0; lo < len(order); {
		head := sh.rows[order[lo]].head
		hi := lo
		for hi < len(order) && sh.rows[order[hi]].head == head {
			hi++
		}
		sh.policy(int(head), order, lo, hi)
		lo = hi
	}
	sh.outlook(order)
	if sh.learner.steps++; sh.learner.steps%beliefEvery == 0 {
		sh.beliefs(order)
	}
	l.net.End()
}

// answers evaluates a head and calls each to turn a row's answers into their gradient.
func (sh *shard) answers(head, lo, hi int, each func(i int, answer []float32)) {
	l := &sh.learner
	l.out = sh.net.Answers(&l.batch, head, lo, hi, l.out)
	w := sh.net.Out[head].Padded
	for i := lo; i < hi; i++ {
		each(i, l.out[(i-lo)*w:][:w])
	}
	clear(l.out[(hi-lo)*w:])
	l.net.Head(head, lo, hi, l.out)
}

// policy is the clipped objective with entropy, on the options' logits.
func (sh *shard) policy(head int, order []int32, lo, hi int) {
	l := &sh.learner
	sh.answers(head, lo, hi, func(i int, answer []float32) {
		w := &sh.rows[order[i]]
		if head == nn.HeadOffer {
			sh.learnOffers(w, answer)
			return
		}
		n := sh.shape.Logits(w.options, answer, l.p[:])
		p, d := l.p[:n], l.d[:n]
		nn.SoftmaxLog(p, d)
		entropy := float32(0)
		for k, q := range p {
			entropy -= q * d[k]
		}
		sh.push(w, p, l.push[:n])
		for k, q := range p {
			d[k] = l.push[k] + l.entropyWorth*q*(d[k]+entropy)
		}
		sh.weighLays(w, p, d)
		sh.tally.Entropy[head] += float64(entropy)
		sh.tally.Decisions[head]++
		clear(answer)
		sh.shape.Spread(w.options, d, answer)
	})
}

// push is the gradient of the options' logits for results better or worse than expected: the policy
// gradient of the choice made, with its ratio clipped. A choice that the net did not make by its
// probabilities contributes nothing.
func (sh *shard) push(w *row, p, d []float32) {
	l := &sh.learner
	clear(d)
	if w.by == shown {
		teach(w, p, d)
		return
	}
	if w.by != own {
		return
	}
	a := (w.advantage - l.mean[w.stake]) * l.scale[w.stake]
	ratio := float32(elementary.Exp(float64(min(logOf(p[w.choice])-w.logp, 20))))
	if a > 0 && ratio > 1+clip || a < 0 && ratio < 1-clip {
		sh.tally.Clipped++
		return
	}
	for i, q := range p {
		d[i] = a * ratio * q
	}
	d[w.choice] -= a * ratio
}

// leastLikely is the probability below which a way to lay cards aside is not made any less likely.
const leastLikely = 5e-5

// weighLays moves the logits of the ways that were tried by how much better or worse the critic
// rates them than the one chosen, whatever their probability: the policy gradient alone never
// returns to an option that has become unlikely. (So does neural replicator dynamics, Hennes et
// al., 2020.)
func (sh *shard) weighLays(w *row, p, d []float32) {
	trials := sh.trials[w.tried.lo:w.tried.hi]
	if len(trials) == 0 || w.options.Kind != rules.Laying || w.by != own {
		return
	}
	chosen := &trials[0]
	for i := range trials[1:] {
		t := &trials[1+i]
		if t.worth == unknown || chosen.worth == unknown {
			continue
		}
		more := max(-1, min(t.worth-chosen.worth, 1))
		if more > 0 || p[t.option] > leastLikely {
			d[t.option] -= layScale * more
			d[chosen.option] += layScale * more
		}
	}
}

// learnOffers learns the worth of offers from the critic. The policy gradient does not suit them:
// to a beginner every premium loses, and an offer that is never made is never learned.
func (sh *shard) learnOffers(w *row, answer []float32) {
	from := w.options.From
	i := 0
	for k := range answer {
		miss := float32(0)
		if i < w.options.Len() && k == sh.shape.OfferAt(from.Nth(i)) {
			t := &sh.trials[int(w.tried.lo)+i]
			i++
			if t.worth != unknown {
				miss = answer[k] - t.worth
			}
		}
		answer[k] = offerScale * miss
	}
	sh.tally.Decisions[nn.HeadOffer]++
}

// outlook is the squared error of points, and the cross entropy of chances and of tricks.
func (sh *shard) outlook(order []int32) {
	s := sh.shape
	seats, tricks := sh.games[0].game.Seats(), sh.games[0].game.Tricks()+1
	sh.answers(nn.HeadOutlook, 0, len(order), func(i int, answer []float32) {
		w := &sh.rows[order[i]]
		if sh.stage.Settle && w.double {
			clear(answer) // there is no such table
			return
		}
		miss := answer[0] - w.reward[0]
		sh.tally.Miss += float64(miss * miss)
		answer[0] = outlookScale * w.weight() * miss
		for r := range seats {
			made := float32(w.made >> r & 1)
			answer[s.MadeAt(r)] = outlookScale * w.share() * (nn.Sigmoid(answer[s.MadeAt(r)]) - made)
			t := answer[s.TricksAt(r):][:tricks]
			nn.Softmax(t)
			t[w.tricks[r]]--
			for k := range t {
				t[k] *= outlookScale * w.share()
			}
		}
		clear(answer[s.TricksAt(seats-1)+tricks:])
	})
}

// beliefs is the cross entropy of the other seats' bids and of the places of unseen cards.
func (sh *shard) beliefs(order []int32) {
	s := sh.shape
	seats := sh.games[0].game.Seats()
	places := 2 * (seats - 1)
	sh.answers(nn.HeadBelief, 0, len(order), func(i int, answer []float32) {
		w := &sh.rows[order[i]]
		for r := 1; r < seats; r++ {
			bid := answer[s.BidAt(r):][:s.Bids()]
			if w.aside[r] == 0 {
				clear(bid)
				continue
			}
			nn.Softmax(bid)
			bid[w.bids[r]]--
			for k := range bid {
				bid[k] *= beliefScale * w.share()
			}
		}
		var seen cards.Set
		for r := 1; r < seats; r++ {
			seen |= cards.Set(w.hand[r] | w.aside[r])
		}
		rest := answer[(seats-1)*s.Bids():]
		at := 0
		for c := range sh.games[0].game.Pack().Cards() {
			p := rest[at*places:][:places]
			at++
			if !seen.Has(c) {
				clear(p)
				continue
			}
			nn.Softmax(p)
			for r := 1; r < seats; r++ {
				if cards.Set(w.hand[r]).Has(c) {
					p[2*(r-1)]--
				} else if cards.Set(w.aside[r]).Has(c) {
					p[2*(r-1)+1]--
				}
			}
			for k := range p {
				p[k] *= beliefScale * 0.25 * w.share()
			}
		}
		clear(rest[at*places:])
	})
}

func (sh *shard) stepCritic(order []int32) {
	l := &sh.learner
	l.batch.Reset()
	for _, i := range order {
		w := &sh.rows[i]
		l.batch.Add(sh.features[w.features.lo:w.features.hi], sh.features[w.truth.lo:w.truth.hi])
	}
	sh.critic.Forward(&l.batch)
	l.critic.Begin(sh.critic, l.critic.rest, &l.batch)
	for head := range sh.critic.Out {
		l.out = sh.critic.Answers(&l.batch, head, 0, len(order), l.out)
		width := sh.critic.Out[head].Padded
		for i, at := range order {
			sh.criticMiss(head, &sh.rows[at], l.out[i*width:][:width])
		}
		clear(l.out[len(order)*width:])
		l.critic.Head(head, 0, len(order), l.out)
	}
	l.critic.End()
}

// criticMiss turns the critic's answers for a row into their gradient.
func (sh *shard) criticMiss(head int, w *row, answer []float32) {
	seats := sh.critic.Out[head].Width
	clear(answer[seats:])
	if head == nn.CriticMade {
		for rel := range seats {
			answer[rel] = outlookScale * w.share() * (nn.Sigmoid(answer[rel]) - float32(w.made>>rel&1))
		}
		return
	}
	miss := answer[0] - w.target[0]
	sh.tally.CriticMiss += float64(miss * miss)
	for rel, want := range w.target[:seats] {
		answer[rel] = w.weight() * (answer[rel] - want)
	}
}
