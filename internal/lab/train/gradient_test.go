package train

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

func small(t *testing.T, variant string) *Trainer {
	t.Helper()
	tr := must.Get(New(Plan{
		Name: "small", Variants: []Share{{Variant: variant, Weight: 1}}, Seed: 3, First: 64, Second: 32, Critic: [2]int{64, 32},
		Shards: 2, Tables: 8, Batch: 64, Epochs: 1, Keep: 25,
		Stages: []Stage{{Deals: 1000, Rate: [2]float64{1e-3, 1e-3}, Entropy: [2]float64{0.3, 0.3}, Forced: 0.3, Double: 0.5}},
	}))(t)
	return tr
}

// loss is the function that a step minimizes: the clipped policy objective, entropy, outlook and
// beliefs, and the critic's squared errors.
func (sh *shard) loss(order []int32) (policy, critic float64) {
	s := sh.shape
	scratch, criticScratch := sh.net.NewScratch(), sh.critic.NewScratch()
	seats, tricks := sh.games[0].game.Seats(), sh.games[0].game.Tricks()+1
	cross := func(x []float32, k int) float64 {
		p := append([]float32(nil), x...)
		nn.Softmax(p)
		return -math.Log(float64(p[k]))
	}
	for _, i := range order {
		w := &sh.rows[i]
		sh.net.See(scratch, sh.features[w.features.lo:w.features.hi])
		answer := sh.net.Answer(scratch, int(w.head))
		p := make([]float32, nn.MostOptions)
		p = p[:s.Logits(w.options, answer, p)]
		nn.Softmax(p)
		policy += sh.policyLoss(w, p, answer)
		answer = sh.net.Answer(scratch, nn.HeadOutlook)
		miss := float64(answer[0] - w.reward[0])
		policy += outlookScale * float64(w.weight()) * miss * miss / 2
		for r := range seats {
			chance := float64(nn.Sigmoid(answer[s.MadeAt(r)]))
			if w.made>>r&1 == 0 {
				chance = 1 - chance
			}
			policy -= outlookScale * float64(w.share()) * math.Log(chance)
			policy += outlookScale * float64(w.share()) * cross(answer[s.TricksAt(r):][:tricks], int(w.tricks[r]))
		}
		sh.critic.See(criticScratch, append(append([]uint16(nil), sh.features[w.features.lo:w.features.hi]...), sh.features[w.truth.lo:w.truth.hi]...))
		for r, v := range sh.critic.Answer(criticScratch, nn.CriticPoints) {
			d := float64(v - w.target[r])
			critic += float64(w.weight()) * d * d / 2
		}
		for r, x := range sh.critic.Answer(criticScratch, nn.CriticMade) {
			chance := float64(nn.Sigmoid(x))
			if w.made>>r&1 == 0 {
				chance = 1 - chance
			}
			critic -= outlookScale * float64(w.share()) * math.Log(chance)
		}
	}
	return policy, critic
}

// policyLoss is the part of the head that decided.
func (sh *shard) policyLoss(w *row, p, answer []float32) (loss float64) {
	trials := sh.trials[w.tried.lo:w.tried.hi]
	if w.options.Kind == rules.Offering {
		for i := range trials {
			if trials[i].worth == unknown {
				continue
			}
			d := float64(answer[sh.shape.OfferAt(w.options.From.Nth(i))] - trials[i].worth)
			loss += offerScale * d * d / 2
		}
		return loss
	}
	a := float64((w.advantage - sh.learner.mean[w.stake]) * sh.learner.scale[w.stake])
	if w.by != own {
		a = 0
	}
	if w.options.Kind == rules.Laying && len(trials) > 0 && w.by == own {
		logits := make([]float32, nn.MostOptions)
		sh.shape.Logits(w.options, answer, logits)
		for _, t := range trials[1:] {
			more := max(-1, min(t.worth-trials[0].worth, 1))
			if more > 0 || p[t.option] > leastLikely {
				loss -= layScale * float64(more) * float64(logits[t.option]-logits[trials[0].option])
			}
		}
	}
	for _, q := range p {
		loss += float64(sh.learner.entropyWorth) * float64(q) * math.Log(float64(q))
	}
	if w.by == shown {
		right := 0.0
		for i, q := range p {
			if w.taught.Has(w.options.Nth(i).Card()) {
				right += float64(q)
			}
		}
		return loss - teachScale*math.Log(right)
	}
	ratio := float64(p[w.choice]) / math.Exp(float64(w.logp))
	return loss - min(ratio*a, min(max(ratio, 1-clip), 1+clip)*a)
}

func (sh *shard) whole(g *gradient, n *nn.Net) []float32 {
	all := make([]float32, len(n.Embed))
	for f := range n.Inputs {
		g.AddRow(all[f*n.First:][:n.First], f)
	}
	return append(all, g.rest.Params...)
}

func TestGradient(t *testing.T) {
	for _, variant := range []string{"standard", "nobid", "dummy", "declarer"} {
		tr := small(t, variant)
		if _, err := tr.Iterate(context.Background()); err != nil { // away from the initial net
			t.Fatal(err)
		}
		sh := tr.shards[0]
		net, critic := tr.Net.Like(), tr.Critic.Like() // without rounding
		copy(net.Params, tr.Net.Params)
		copy(critic.Params, tr.Critic.Params)
		sh.net, sh.critic = net, critic
		sh.play()
		sh.value()
		tr.normalise()
		var order []int32
		for i := range sh.rows {
			order = append(order, int32(i))
			sh.rows[i].logp += float32(i%3-1) * 0.1 // ratios other than 1
		}
		sh.learner.steps = 0 // without the beliefs, which are tested elsewhere
		sh.step(order)
		r := rand.New(rand.NewPCG(5, 6))
		for k, n := range []*nn.Net{net, critic} {
			grad := sh.whole([]*gradient{&sh.learner.net, &sh.learner.critic}[k], n)
			checked := 0
			for tries := 0; checked < 40 && tries < 200_000; tries++ {
				i := r.IntN(len(n.Params))
				if math.Abs(float64(grad[i])) < 0.3 {
					continue
				}
				checked++
				const h = 3e-4 // small, as the loss has kinks
				was := n.Params[i]
				n.Params[i] = was + h
				p1, c1 := sh.loss(order)
				n.Params[i] = was - h
				p0, c0 := sh.loss(order)
				n.Params[i] = was
				want := []float64{p1 - p0, c1 - c0}[k] / (2 * h)
				if got := float64(grad[i]); math.Abs(got-want) > 0.05*math.Abs(want)+0.1 {
					t.Errorf("%s: net %d, number %d: the gradient is %.3f, and the loss changes by %.3f", variant, k, i, got, want)
				}
			}
			if checked < 20 {
				t.Errorf("%s: net %d: only %d numbers had a gradient worth comparing", variant, k, checked)
			}
		}
	}
}
