package search

import (
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// A query asks for the probabilities of the options of a seat that decides in a world.
type query struct {
	at      int32 // what the answer is for: a world, or a playout
	world   int32
	seat    rules.Seat
	option  int16 // that the seat chose, if known
	view    int16 // of the queue's, for a style that needs it; -1: none
	options rules.Options
}

// queries wait for the net, by the head that answers them.
type queries struct {
	queues [nn.Heads]struct {
		batch   nn.Batch
		queries []query
		views   []rules.View
	}
	answeredAtOnce query // see answerAtOnce
}

// chunk is how many rows are evaluated at a time, in a fraction of a millisecond.
const chunk = 128

// ask queues a query of the seat whose View is d.inWorld. The net answers all queries of a head
// together, once there are many; all that wait at a time have the same answer function. Styles without a
// net answer at once.
func (d *decision) ask(a query, answer func(a *query, p []float32)) {
	d.yield()
	y := &d.supposed[d.styles[a.world][d.inWorld.Seat]]
	if y.answersAtOnce(a.options.Kind) {
		d.answerAtOnce(y, a, answer)
		return
	}
	head := nn.HeadOf(a.options.Kind)
	q := &d.queues[head]
	v, standing := &d.inWorld, d.standing
	if a.view = -1; !y.likeNet() {
		a.view = int16(len(q.views))
		q.views = append(q.views, *v)
		d.swapManners(y)
		v = d.remembered(&q.views[a.view])
		d.swapManners(y)
	}
	if y.points {
		standing = nil
	}
	d.features = d.model.Shape.Features(d.features[:0], d.game, v, standing)
	q.batch.Add(d.features)
	q.queries = append(q.queries, a)
	if q.batch.Len() == chunk {
		d.answer(head, answer)
	}
}

func (d *decision) answerAll(answer func(a *query, p []float32)) {
	for head := range d.queues {
		d.answer(head, answer)
	}
}

func (q *queries) discard() {
	for head := range q.queues {
		q.clear(head)
	}
}

func (q *queries) clear(head int) {
	q.queues[head].batch.Reset()
	q.queues[head].queries, q.queues[head].views = q.queues[head].queries[:0], q.queues[head].views[:0]
}

// answer gives every query of a head the probabilities of its options.
func (d *decision) answer(head int, answer func(a *query, p []float32)) {
	q := &d.queues[head]
	if q.batch.Len() == 0 {
		return
	}
	net := d.model.Player
	net.Forward(&q.batch)
	d.out = net.Answers(&q.batch, head, 0, len(q.queries), d.out)
	width := net.Out[head].Padded
	for i := range q.queries {
		a := &q.queries[i]
		p := d.logits[:d.model.Shape.Logits(a.options, d.out[i*width:][:width], d.logits[:])]
		nn.Softmax(p)
		if a.view >= 0 {
			v := &q.views[a.view]
			d.applyStyle(&d.supposed[d.styles[a.world][v.Seat]], v, p)
		}
		answer(a, p)
	}
	d.queries.clear(head)
}

// pick draws an index by weights that add up to sum; a weight of 0 is never drawn.
func (d *decision) pick(p []float32, sum float32) int {
	x, last := sum*float32(d.rng.Uint64()>>40)/(1<<24), 0
	for i, w := range p {
		if w == 0 {
			continue
		}
		last = i
		if x -= w; x < 0 {
			break
		}
	}
	return last
}
