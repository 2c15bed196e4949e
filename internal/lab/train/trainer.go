package train

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"
	"sync"

	"ninetynine/cards"
	"ninetynine/internal/base/file"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/nn"
	"ninetynine/match"
	"ninetynine/rules"
)

const pastSelves = 6

// A Trainer trains one net. Its methods must be called from one goroutine.
//
// If the plan names a net or a player to exploit, that one sits in the other seats or, against
// allies, in one, and does not learn: the learner's gain against it is a lower bound of its
// distance from being unbeatable. Players are as slow as at a table: a net is best exploited first,
// and the player of that net then.
type Trainer struct {
	Plan Plan
	Done int64 // deals

	Model             *nn.Model // the mean of the latest nets: written to files and evaluated
	Net, Critic       *nn.Net   // the ones that learn
	Standing          *nn.Net   // of the model
	adamStanding      nn.Adam
	standingGrad      gradient
	hopes             nn.Batch
	out               []float32
	adam, adamCritic  nn.Adam
	past              []*nn.Net
	iterations        int64
	restarted         int64    // the iteration of the last restart; 0: none
	from              nn.Label // of the net of the last restart
	shape             *nn.Shape
	shards            []*shard
	orders            [][]int32
	rate, entropyNats float64
}

// Tally counts what happened in an iteration.
type Tally struct {
	Deals, Rows      int64
	Learnt           int64 // rows learnt from
	Decisions        [nn.Heads]int64
	Entropy          [nn.Heads]float64 // summed over decisions
	Clipped          int64
	Miss, CriticMiss float64 // squared, in units of 20 points
	Live, Made       int64   // contracts of learners, and how many were made
	Bid              int64   // sum of their bids
	Premiums         [2][2]int64
}

func (t *Tally) add(o *Tally) {
	t.Deals += o.Deals
	t.Rows += o.Rows
	t.Learnt += o.Learnt
	for i := range t.Decisions {
		t.Decisions[i] += o.Decisions[i]
		t.Entropy[i] += o.Entropy[i]
	}
	t.Clipped += o.Clipped
	t.Miss += o.Miss
	t.CriticMiss += o.CriticMiss
	t.Live += o.Live
	t.Made += o.Made
	t.Bid += o.Bid
	for i := range t.Premiums {
		for j := range t.Premiums[i] {
			t.Premiums[i][j] += o.Premiums[i][j]
		}
	}
}

func (sh *shard) count(t *table, g *game) {
	r := &t.state.Result
	sh.tally.Deals++
	for i := range g.game.Live().All() {
		if t.player[i] != learner {
			continue
		}
		sh.tally.Live++
		sh.tally.Bid += int64(r.Bid[i])
		made := 0
		if r.Made.Has(i) {
			made = 1
		}
		sh.tally.Made += int64(made)
		if l := r.Premium[i].Level(); l >= 2 {
			sh.tally.Premiums[l-2][made]++
		}
	}
}

// New returns a trainer at the beginning of the plan.
func New(p Plan) (*Trainer, error) {
	if err := p.Check(); err != nil {
		return nil, fmt.Errorf("plan %s: %w", p.Name, err)
	}
	t := &Trainer{Plan: p}
	for i := range p.Shards {
		sh, err := t.newShard(i)
		if err != nil {
			return nil, err
		}
		t.shards = append(t.shards, sh)
	}
	t.shape = t.shards[0].shape
	m, err := nn.NewModel(t.shape, [2]int{p.First, p.Second}, p.Critic)
	if err != nil {
		return nil, err
	}
	t.Model, t.Net, t.Critic, t.Standing = m, m.Player.Like(), m.Critic.Like(), m.Standing
	r := rand.New(rand.NewPCG(p.Seed, 0))
	t.Net.Fill(r.NormFloat64)
	t.Critic.Fill(r.NormFloat64)
	t.Standing.Fill(r.NormFloat64)
	t.forgetStanding()
	if err := t.open(); err != nil {
		return nil, err
	}
	copy(m.Player.Params, t.Net.Params)
	copy(m.Critic.Params, t.Critic.Params)
	t.adam, t.adamCritic, t.adamStanding = nn.NewAdam(t.Net), nn.NewAdam(t.Critic), nn.NewAdam(t.Standing)
	t.standingGrad = newGradient(t.Standing)
	for _, sh := range t.shards {
		sh.net, sh.critic, sh.scratch = t.Net, t.Critic, t.Net.NewScratch()
		sh.learner.net, sh.learner.critic = newGradient(t.Net), newGradient(t.Critic)
	}
	t.orders = make([][]int32, p.Shards)
	return t, nil
}

func (t *Trainer) read(name string) (*nn.Model, error) {
	data, err := file.Read(name, file.MostNet)
	if err != nil {
		return nil, err
	}
	m, err := nn.Read(data, t.shape)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return m, nil
}

func (t *Trainer) open() error {
	if t.Plan.From != "" {
		if _, err := t.begin(t.Plan.From); err != nil {
			return err
		}
	}
	if t.Plan.Exploit != "" {
		return t.exploit(t.Plan.Exploit)
	}
	return nil
}

// exploit seats the player of the name, or else the net of the file, as the opponent of all
// learners.
func (t *Trainer) exploit(name string) error {
	if _, err := bot.New(name); err != nil {
		m, fail := t.read(name)
		if fail != nil {
			return fmt.Errorf("exploit names neither a net's file nor a player: %w; %w", fail, err)
		}
		t.past = []*nn.Net{m.Player}
		return nil
	}
	for k, sh := range t.shards {
		for i := range sh.games {
			var err error
			if sh.games[i].exploited, err = sh.games[i].seated(name, t.Plan.Seed<<16|uint64(k)<<8); err != nil {
				return fmt.Errorf("exploit: %w", err)
			}
		}
	}
	return nil
}

// begin copies the net in the file, which may have narrower layers, and returns its
// label.
func (t *Trainer) begin(file string) (nn.Label, error) {
	m, err := t.read(file)
	if err != nil {
		return nn.Label{}, err
	}
	r := rand.New(rand.NewPCG(t.Plan.Seed, 1))
	for _, pair := range [][2]*nn.Net{{m.Player, t.Net}, {m.Critic, t.Critic}} {
		from, to := pair[0], pair[1]
		w, err := from.Widen(to.First, to.Second, func() float64 { return 0.25 + r.Float64()/2 })
		if err != nil {
			return nn.Label{}, fmt.Errorf("%s: %w", file, err)
		}
		copy(to.Params, w.Params)
	}
	copy(t.Standing.Params, m.Standing.Params)
	return m.Label, nil
}

// warming is the number of iterations with growing steps after a restart, until the optimisers have
// learned the size of the gradients again.
const warming = 50

// Restart returns a trainer that continues from a net of the plan when the checkpoint is lost: at
// the net's number of deals, with its numbers, but without the averages of the optimisers, past
// selves and standings of tables, which soon build up again.
func Restart(file string, p Plan) (*Trainer, error) {
	from := p.From
	p.From = ""
	t, err := New(p)
	if err != nil {
		return nil, err
	}
	t.Plan.From = from
	label, err := t.begin(file)
	if err != nil {
		return nil, err
	}
	t.from = label
	if !label.Match {
		t.forgetStanding()
	}
	copy(t.Model.Player.Params, t.Net.Params)
	copy(t.Model.Critic.Params, t.Critic.Params)
	t.Done = max(0, label.Deals)
	t.iterations = t.Done / int64(p.Shards*p.Tables)
	t.restarted = t.iterations
	if p.Exploit == "" {
		t.keep()
	}
	return t, nil
}

// forgetStanding zeroes the weights of the standing, so that learning about it later does not start
// from noise.
func (t *Trainer) forgetStanding() {
	for _, n := range []*nn.Net{t.Net, t.Critic} {
		for _, part := range t.shape.Standing() {
			clear(n.Embed[part[0]*n.First : part[1]*n.First])
		}
	}
}

func (t *Trainer) newShard(i int) (*shard, error) {
	p := &t.Plan
	sh := &shard{plan: p, lambda: 0.95, seed: cards.SeedOf("n99-train " + p.Name), tables: make([]table, p.Tables)}
	total := 0.0
	for k := range p.Variants {
		v := &p.Variants[k]
		g, err := openGame(v)
		if err != nil {
			return nil, err
		}
		sh.games = append(sh.games, g)
		total += v.Weight
		if s := nn.ShapeOf(g.game); sh.shape == nil {
			sh.shape = s
		} else if s.Key() != sh.shape.Key() || s.Bids() != sh.shape.Bids() {
			return nil, fmt.Errorf("plan %s: %s is a table of another shape than %s, and needs a net of its own", p.Name, v.Variant, p.Variants[0].Variant)
		}
	}
	sh.rng = rand.New(rand.NewPCG(p.Seed, uint64(i)+1))
	for k := range sh.tables {
		s := &sh.tables[k].Situation
		x := (float64(k) + 0.5) / float64(p.Tables) * total // shares to the nearest table
		for s.Game = 0; s.Game < len(p.Variants)-1; s.Game++ {
			if x -= p.Variants[s.Game].Weight; x < 0 {
				break
			}
		}
		g := &sh.games[s.Game]
		s.First = g.game.Live().First()
		start := g.matches[s.First].Start()
		s.Dealer, s.Trump, s.Totals = start.Dealer, start.Trump, match.Points{}
	}
	return sh, nil
}

// each runs f for every shard, concurrently, and waits for all.
func (t *Trainer) each(f func(sh *shard, i int)) {
	var wg sync.WaitGroup
	for i, sh := range t.shards {
		wg.Go(func() { f(sh, i) })
	}
	wg.Wait()
}

// Iterate plays a deal at every table and learns from it. If the context ends, it
// leaves the trainer between two iterations.
func (t *Trainer) Iterate(ctx context.Context) (Tally, error) {
	if err := ctx.Err(); err != nil {
		return Tally{}, err
	}
	stage, share := t.Plan.stage(t.Done)
	t.rate, t.entropyNats = at(stage.Rate, share), at(stage.Entropy, share)
	if since := t.iterations - t.restarted; t.restarted > 0 && since < warming {
		t.rate *= float64(since+1) / warming
	}
	if stage.Settle { // the mean net has the expectations, and plays
		lo, hi := t.Net.Part(nn.HeadOutlook)
		copy(t.Net.Params[:lo], t.Model.Player.Params[:lo])
		copy(t.Net.Params[hi:], t.Model.Player.Params[hi:])
	}
	t.Net.Round()
	t.Critic.Round()
	t.each(func(sh *shard, i int) {
		sh.stage, sh.past = stage, t.past
		sh.rng = rand.New(rand.NewPCG(t.Plan.Seed, uint64(t.iterations)*uint64(t.Plan.Shards)+uint64(i)+1))
		sh.number = uint64(t.iterations)<<24 | uint64(i)<<16
		sh.play()
		sh.value()
	})
	t.normalise()
	for range t.Plan.Epochs {
		t.epoch()
	}
	t.learnHopes()
	t.iterations++
	t.average()
	var sum Tally
	for _, sh := range t.shards {
		sh.tally.Rows = int64(len(sh.rows))
		sum.add(&sh.tally)
	}
	if t.Plan.Exploit == "" && t.Done/t.Plan.Keep < (t.Done+sum.Deals)/t.Plan.Keep {
		t.keep()
	}
	t.Done += sum.Deals
	return sum, nil
}

func (t *Trainer) normalise() {
	var n, sum, squares [stakes]float64
	for _, sh := range t.shards {
		for i := range sh.rows {
			w := &sh.rows[i]
			if w.options.Kind == rules.Offering || w.by != own {
				continue
			}
			a := float64(w.advantage)
			n[w.stake]++
			sum[w.stake] += a
			squares[w.stake] += a * a
		}
	}
	for _, sh := range t.shards {
		sh.learner.entropyWorth = float32(t.entropyNats)
		for k := range stakes {
			mean := sum[k] / max(n[k], 1)
			sd := math.Sqrt(max(squares[k]/max(n[k], 1)-mean*mean, 1e-4))
			sh.learner.mean[k], sh.learner.scale[k] = float32(mean), float32(1/sd)
		}
	}
}

// Decisions that the net is sure of teach it little, and are many: if one option has more than the
// probability settled, the net learns from one in settledEvery of these decisions, which stands for
// all of them in the predictions.
const (
	settled      = 0.98
	settledEvery = 4
)

func (t *Trainer) epoch() {
	most := 0
	t.each(func(sh *shard, i int) {
		o := t.orders[i][:0]
		for k := range sh.rows {
			if !sh.rows[k].sure || k%settledEvery == 0 {
				o = append(o, int32(k))
			}
		}
		sh.tally.Learnt += int64(len(o))
		sh.rng.Shuffle(len(o), func(a, b int) { o[a], o[b] = o[b], o[a] })
		t.orders[i] = o
	})
	for _, o := range t.orders {
		most = max(most, len(o))
	}
	steps := max(1, most/t.Plan.Batch)
	for s := range steps {
		t.each(func(sh *shard, i int) {
			n := len(t.orders[i])
			sh.step(t.orders[i][n*s/steps : n*(s+1)/steps])
		})
		t.update(t.Net, &t.adam, func(sh *shard) *gradient { return &sh.learner.net })
		t.update(t.Critic, &t.adamCritic, func(sh *shard) *gradient { return &sh.learner.critic })
	}
}

// A gradient is a shard's contribution to a step of a net.
type gradient struct {
	nn.Backward
	rest *nn.Net // of everything except the features
	row  []float32
}

func newGradient(n *nn.Net) gradient {
	return gradient{rest: n.Like().Rest(), row: make([]float32, n.First)}
}

// update adds up the shards' gradients and moves the net's numbers or, while the net settles, only
// those of its outlook. Each goroutine has a range of them, and sums in the order of the shards.
func (t *Trainer) update(n *nn.Net, a *nn.Adam, of func(*shard) *gradient) {
	size := a.Begin(t.rate)
	rest, sum := n.Rest(), of(t.shards[0]).rest.Params
	from, to, inputs := 0, len(rest.Params), n.Inputs
	if n == t.Net && t.shards[0].stage.Settle {
		from, to = rest.Part(nn.HeadOutlook)
		inputs = 0
	}
	total := (to - from) / 16
	t.each(func(sh *shard, i int) {
		lo, hi := from+total*i/len(t.shards)*16, from+total*(i+1)/len(t.shards)*16
		for _, sh := range t.shards[1:] {
			g := of(sh).rest.Params[lo:hi]
			nn.AddTo(sum[lo:hi], g)
			clear(g)
		}
		a.Apply(rest.Params[lo:hi], sum[lo:hi], size, len(n.Embed)+lo)
		row := of(sh).row
		for f := inputs * i / len(t.shards); f < inputs*(i+1)/len(t.shards); f++ {
			present := false
			for _, sh := range t.shards {
				present = of(sh).AddRow(row, f) || present
			}
			if present {
				a.ApplyRow(n, f, row, size)
			}
		}
	})
}

// average includes the current nets in the mean (Polyak and Juditsky, 1992), which
// plays better than any one of them while the steps are large. It covers the last
// hundred iterations, or more in a long training.
func (t *Trainer) average() {
	share := float32(max(1/float64(t.iterations), 1/(100+float64(t.iterations)/50)))
	for _, p := range [][2][]float32{{t.Model.Player.Params, t.Net.Params}, {t.Model.Critic.Params, t.Critic.Params}} {
		for i, x := range p[1] {
			p[0][i] += share * (x - p[0][i])
		}
	}
}

// keep stores the current net as a past self to play against, in place of a random one if there are
// enough.
func (t *Trainer) keep() {
	n := t.Net.Like()
	copy(n.Params, t.Model.Player.Params)
	if len(t.past) < pastSelves {
		t.past = append(t.past, n)
		return
	}
	r := rand.New(rand.NewPCG(t.Plan.Seed, uint64(t.iterations)))
	t.past[r.IntN(len(t.past))] = n
}
