package train

import (
	"math/rand/v2"
	"slices"

	"ninetynine/cards"
	"ninetynine/internal/think/nn"
	"ninetynine/match"
	"ninetynine/rules"
)

// A shard plays and learns from its part of every iteration.
type shard struct {
	plan  *Plan
	shape *nn.Shape
	games []game
	seed  cards.Seed
	stage *Stage

	net, critic *nn.Net   // shared, read only
	past        []*nn.Net // past selves

	rng    *rand.Rand
	lambda float32 // of the generalised advantage (Schulman et al., 2016)
	number uint64  // of the last deal
	tables []table

	features []uint16
	rows     []row
	view     match.View

	hopes   []standingSample // standings to learn from
	trials  []trial
	leaves  []leaf
	ahead   nn.Batch // the leaves' features
	worth   []float32
	truth   []uint16
	seen    []uint16
	scratch *nn.Scratch
	next    rules.State
	even    [nn.MostOptions]float32

	waiting [][]decision // by player and head
	batch   nn.Batch
	out     []float32
	logits  [nn.MostOptions]float32
	tally   Tally
	learner learnerState
}

type decision struct {
	table   int32
	row     int32 // -1 if nothing is learnt from it
	options rules.Options
	at      span
}

func (sh *shard) play() {
	sh.features, sh.rows = sh.features[:0], sh.rows[:0]
	sh.trials, sh.hopes = sh.trials[:0], sh.hopes[:0]
	sh.tally = Tally{}
	players := 1 + len(sh.past)
	for len(sh.waiting) < players*nn.Heads {
		sh.waiting = append(sh.waiting, nil)
	}
	for i := range sh.tables {
		sh.begin(&sh.tables[i])
	}
	for sh.gather() {
		for p := range players {
			sh.answer(p)
		}
	}
	for i := range sh.tables {
		sh.end(&sh.tables[i])
	}
}

// gather advances every table to its next decision of a net and reports whether there is one.
func (sh *shard) gather() bool {
	any := false
	for i := range sh.waiting {
		sh.waiting[i] = sh.waiting[i][:0]
	}
	for i := range sh.tables {
		if sh.advance(int32(i)) {
			any = true
		}
	}
	return any
}

// advance plays on until a net has to decide, and notes the decision.
func (sh *shard) advance(i int32) bool {
	t := &sh.tables[i]
	g := &sh.games[t.Game]
	m := g.matches[t.First]
	for t.state.Stage == match.Playing {
		seat := sh.turn(g.game.Turn(&t.state.Deal))
		o := g.game.Options(&t.state.Deal, seat)
		if o.Len() == 1 {
			m.Apply(&t.state, o.Nth(0))
			continue
		}
		m.View(&t.state, seat, &sh.view)
		if a, ok := sh.choose(t, &sh.view); ok {
			m.Apply(&t.state, a)
			continue
		}
		sh.note(i, t, g, o)
		return true
	}
	return false
}

// turn draws which of the seats acts first.
func (sh *shard) turn(of rules.Seats) rules.Seat {
	if n := of.Len(); n > 1 {
		for k := sh.rng.IntN(n); k > 0; k-- {
			of &= of - 1
		}
	}
	return of.First()
}

// note stores the net's input, and a row if the net will learn from the decision.
func (sh *shard) note(i int32, t *table, g *game, o rules.Options) {
	v := &sh.view.View
	d := decision{table: i, row: -1, options: o}
	d.at.lo = int32(len(sh.features))
	sh.features = sh.shape.Features(sh.features, g.game, v, t.seen())
	d.at.hi = int32(len(sh.features))
	player := t.player[v.Seat]
	head := nn.HeadOf(o.Kind)
	if player == learner {
		d.row = sh.record(t, g, d)
	}
	w := &sh.waiting[(player+1)*nn.Heads+head]
	*w = append(*w, d)
}

func (sh *shard) record(t *table, g *game, d decision) int32 {
	v := &sh.view.View
	h := g.game.Uncover(&t.state.Deal)
	w := row{features: d.at, options: d.options, game: int16(t.Game), head: int8(nn.HeadOf(d.options.Kind)), seat: v.Seat, stake: stakeOf(v), double: t.sight > 0}
	w.truth.lo = d.at.hi
	sh.features = sh.shape.Truth(sh.features, g.game, v, &h, t.sight > 0)
	w.truth.hi = int32(len(sh.features))
	for s := range rules.Seat(g.game.Seats()) {
		r := sh.shape.Relative(v.Seat, s)
		if r != 0 && !v.HandOpen.Has(s) {
			w.hand[r] = uint64(h.Hand[s])
		}
		if r != 0 && !v.AsideOpen.Has(s) {
			w.aside[r] = uint64(h.Aside[s])
		}
	}
	w.taught = g.defence.beats(&t.state.Deal, v, d.options, t.sight)
	at := int32(len(sh.rows))
	sh.rows = append(sh.rows, w)
	t.rows = append(t.rows, at)
	return at
}

func (sh *shard) answer(player int) {
	net := sh.net
	if player > 0 {
		net = sh.past[player-1]
	}
	sh.batch.Reset()
	waiting := sh.waiting[player*nn.Heads:][:nn.Heads]
	for _, ds := range waiting {
		for i := range ds {
			sh.batch.Add(sh.features[ds[i].at.lo:ds[i].at.hi])
		}
	}
	if sh.batch.Len() == 0 {
		return
	}
	net.Forward(&sh.batch)
	lo := 0
	for head, ds := range waiting {
		if len(ds) == 0 {
			continue
		}
		sh.out = net.Answers(&sh.batch, head, lo, lo+len(ds), sh.out)
		lo += len(ds)
		width := net.Out[head].Padded
		for i := range ds {
			sh.decide(&ds[i], sh.out[i*width:][:width])
		}
	}
	sh.evaluateLeaves()
}

// sure reports whether one option has nearly all of the probability.
func sure(p []float32) bool {
	return slices.ContainsFunc(p, func(q float32) bool { return q > settled })
}

func (sh *shard) decide(d *decision, answer []float32) {
	t := &sh.tables[d.table]
	g := sh.games[t.Game].game
	p := sh.logits[:sh.shape.Logits(d.options, answer, sh.logits[:])]
	nn.Softmax(p)
	sure, by := sure(p), own
	if d.row >= 0 && sh.rows[d.row].taught != 0 {
		sure, by = restrict(p, d.options, sh.rows[d.row].taught) > settled, shown
	}
	k := draw(sh.rng, p)
	if d.options.Kind == rules.Playing && (sh.stage.Settle || d.row < 0 && sh.plan.Exploit != "") {
		k = nn.Greatest(p) // a predictable victim, as at a table, is easier
	}
	if d.options.Kind == t.dares && t.forced == g.Owner(&t.state.Deal, d.options.Seat) {
		sh.evenOut(p)
		k, by, t.forced = sh.drawUnlikely(len(p)), dared, rules.Nobody
	}
	if d.row >= 0 {
		w := &sh.rows[d.row]
		w.choice, w.logp, w.by, w.sure = int16(k), logOf(p[k]), by, sure
		if d.options.Kind == rules.Laying || d.options.Kind == rules.Offering {
			sh.tryOptions(t, w, p)
		}
	}
	sh.games[t.Game].matches[t.First].Apply(&t.state, d.options.Nth(k))
}
