package train

import (
	"sync"

	"ninetynine/internal/think/nn"
)

// layers are a net's matrices, and the importance of their errors on samples.
type layers struct {
	net    *nn.Net
	critic bool
	all    []sample
	blocks []block
	second []float32   // the importance of the second layer's units, by sample
	heads  [][]float32 // of the answers
	weight []float32   // of the first matrix, as in [fit]
	prior  []float32
}

// A block is as many samples as 16 bits can number.
type block struct {
	lists [][]uint16  // by feature: the samples that have it
	first [][]float32 // by lane: the importance of its units of the first layer, by sample
}

const blockSize = 1 << 16

// A prober replaces a head's answer by its gradient for a target drawn at random; the mean of the
// squares is the importance of errors of the answer.
type prober interface {
	probe(s *sample, head int, answer []float32)
}

const (
	probes       = 2       // gradients for each sample
	denseSamples = 1 << 14 // the samples for all layers but the first
	priorSamples = 4       // samples' worth of weight for the original value of each number of the first matrix
	sweeps       = 2
)

func newLayers(net *nn.Net, all []sample, critic bool, p prober) *layers {
	l := &layers{net: net, all: all, critic: critic}
	for lo := 0; lo < len(all); lo += blockSize {
		l.blocks = append(l.blocks, l.newBlock(all[lo:min(lo+blockSize, len(all))]))
	}
	l.measure(p)
	l.weight, l.prior = make([]float32, len(net.Embed)), make([]float32, net.First)
	l.eachLane(func(lane int) {
		lo := lane * nn.Lane
		for _, b := range l.blocks {
			for f, rows := range b.lists {
				nn.SumRows(l.weight[f*net.First+lo:][:nn.Lane], b.first[lane], rows)
			}
			for j, m := range columnMeans(b.first[lane], nn.Lane) {
				l.prior[lo+j] += m * priorSamples / float32(len(l.blocks))
			}
		}
	})
	return l
}

func (l *layers) newBlock(all []sample) block {
	b := block{lists: make([][]uint16, l.net.Inputs)}
	for i := range all {
		for _, fs := range l.features(&all[i]) {
			for _, f := range fs {
				b.lists[f] = append(b.lists[f], uint16(i))
			}
		}
	}
	for range l.lanes() {
		b.first = append(b.first, make([]float32, len(all)*nn.Lane))
	}
	return b
}

func (l *layers) features(s *sample) [][]uint16 {
	if l.critic {
		return [][]uint16{s.seen, s.truth}
	}
	return [][]uint16{s.seen}
}

func (l *layers) lanes() int { return l.net.First / nn.Lane }

// eachLane runs f for every lane, concurrently; lanes share no data.
func (l *layers) eachLane(f func(lane int)) {
	var wg sync.WaitGroup
	for lane := range l.lanes() {
		wg.Go(func() { f(lane) })
	}
	wg.Wait()
}

func (l *layers) measure(p prober) {
	dense := min(denseSamples, len(l.all))
	l.second = make([]float32, dense*l.net.Second)
	for h := range l.net.Out {
		l.heads = append(l.heads, make([]float32, dense*l.net.Out[h].Padded))
	}
	const chunk = 2048
	var b nn.Batch
	g := newGradient(l.net)
	for lo := 0; lo < len(l.all); lo += chunk {
		hi := min(lo+chunk, len(l.all))
		b.Reset()
		for i := lo; i < hi; i++ {
			b.Add(l.features(&l.all[i])...)
		}
		l.net.Forward(&b)
		for range probes {
			l.draw(p, &g, &b, lo, hi)
		}
	}
	for _, b := range l.blocks {
		for _, m := range b.first {
			soften(m, nn.Lane)
		}
	}
	soften(l.second, l.net.Second)
}

func (l *layers) draw(p prober, g *gradient, b *nn.Batch, lo, hi int) {
	var out []float32
	g.Begin(l.net, g.rest, b)
	for h := range l.net.Out {
		out = l.net.Answers(b, h, 0, hi-lo, out)
		w := l.net.Out[h].Padded
		for i := lo; i < hi; i++ {
			d := out[(i-lo)*w:][:w]
			p.probe(&l.all[i], h, d)
			if i < denseSamples {
				addSquares(l.heads[h][i*w:][:w], d)
			}
		}
		clear(out[(hi-lo)*w:])
		g.Head(h, 0, hi-lo, out)
	}
	g.End()
	first, second := g.Hidden()
	for i := lo; i < hi; i++ {
		for lane, m := range l.blocks[i/blockSize].first {
			addSquares(m[i%blockSize*nn.Lane:][:nn.Lane], first[(i-lo)*l.net.First+lane*nn.Lane:])
		}
		if i < denseSamples {
			addSquares(l.second[i*l.net.Second:][:l.net.Second], second[(i-lo)*l.net.Second:])
		}
	}
}

func addSquares(dst, x []float32) {
	for i := range dst {
		dst[i] += x[i] * x[i] / probes
	}
}

// softness is the share of a unit's importance for a sample that is its mean: gradients are few,
// and a unit at rest, which matters to none of them, may begin to matter if an error wakes it.
const softness = 0.25

func soften(x []float32, width int) {
	mean := columnMeans(x, width)
	for i := range x {
		x[i] = (1-softness)*x[i] + softness*mean[i%width]
	}
}

func columnMeans(x []float32, width int) []float32 {
	sum := make([]float64, width)
	for i, v := range x {
		sum[i%width] += float64(v)
	}
	mean := make([]float32, width)
	for j := range mean {
		mean[j] = float32(sum[j] / float64(len(x)/width))
	}
	return mean
}

// estimate returns about how many bits the first matrix takes, computed as if its numbers did not
// compensate for one another.
func (l *layers) estimate(delta float64) float64 {
	f := newFit(l.net.Embed, l.weight, l.prior, l.net.First, delta)
	still, moved := make([]float32, l.net.First), make([]float32, l.net.First)
	for i := range l.net.Inputs {
		f.row(i, 0, still, moved)
	}
	f.learn()
	return f.bits()
}

func (l *layers) shrink(delta float64) (grids []*nn.Grid) {
	small := l.net.Like()
	keep := func(matrix, bias *nn.Grid, params, biases []float32) {
		grids = append(grids, matrix, bias)
		matrix.Fill(params)
		bias.Fill(biases)
	}
	embed, bias := l.embed(delta)
	keep(embed, bias, small.Embed, small.Bias1)
	was, is := l.evaluate(l.net), l.evaluate(small)
	d := newDense(was.First, is.First, l.net.Dense, l.second, l.net.Second, len(l.all))
	dense, bias := d.shrink(l.net.Dense, l.net.Bias2, delta)
	keep(dense, bias, small.Dense, small.Bias2)
	is = l.evaluate(small)
	for h := range l.net.Out {
		o := &l.net.Out[h]
		d := newDense(was.Second, is.Second, o.Weights, l.heads[h], o.Padded, len(l.all))
		weights, bias := d.shrink(o.Weights, o.Bias, delta)
		keep(weights, bias, small.Out[h].Weights, small.Out[h].Bias)
	}
	return grids
}

func (l *layers) evaluate(n *nn.Net) *nn.Batch {
	b := new(nn.Batch)
	for i := range min(denseSamples, len(l.all)) {
		b.Add(l.features(&l.all[i])...)
	}
	n.Forward(b)
	return b
}

func (l *layers) embed(delta float64) (embed, bias *nn.Grid) {
	f := newFit(l.net.Embed, l.weight, l.prior, l.net.First, delta)
	push := make([][][]float32, l.lanes()) // by lane and block: the importance of each sum times its error
	for lane := range push {
		for _, b := range l.blocks {
			push[lane] = append(push[lane], make([]float32, len(b.first[lane])))
		}
	}
	for range sweeps {
		l.eachLane(func(lane int) { l.sweep(f, lane, push[lane]) })
		f.learn()
	}
	b := append([]float32(nil), l.net.Bias1...)
	for lane := range l.lanes() {
		var importance [][]float32
		for _, x := range l.blocks {
			importance = append(importance, x.first[lane])
		}
		level(b[lane*nn.Lane:][:nn.Lane], push[lane], importance)
	}
	return f.grid, exact(b)
}

// sweep goes through the rows once, for the units of a lane.
func (l *layers) sweep(f *fit, lane int, push [][]float32) {
	var slope, moved [nn.Lane]float32
	for i := range l.net.Inputs {
		clear(slope[:])
		for k, b := range l.blocks {
			nn.SumRows(slope[:], push[k], b.lists[i])
		}
		if !f.row(i, lane*nn.Lane, slope[:], moved[:]) {
			continue
		}
		for k, b := range l.blocks {
			for _, r := range b.lists[i] {
				p, m := (*[nn.Lane]float32)(push[k][int(r)*nn.Lane:]), (*[nn.Lane]float32)(b.first[lane][int(r)*nn.Lane:])
				for j := range p {
					p[j] += m[j] * moved[j]
				}
			}
		}
	}
}

// level moves the biases to where the mean error is 0, and the pushes with them.
func level(bias []float32, push, importance [][]float32) {
	w := len(bias)
	for j := range bias {
		var p, m float64
		for k := range push {
			for i := j; i < len(push[k]); i += w {
				p += float64(push[k][i])
				m += float64(importance[k][i])
			}
		}
		if m == 0 {
			continue
		}
		d := float32(-p / m)
		bias[j] += d
		for k := range push {
			for i := j; i < len(push[k]); i += w {
				push[k][i] += importance[k][i] * d
			}
		}
	}
}

// A dense is a matrix above the first layer, on samples.
type dense struct {
	rows, cols, samples int
	inputs              []float32 // approximated inputs, by row of the matrix
	importance          []float32 // of its sums, by sample
	push                []float32 // importance times error of the sums
}

// newDense returns the matrix with its inputs before and after the approximation below it, for
// which it also compensates. The samples stand for of samples.
func newDense(was, is, matrix, importance []float32, cols, of int) *dense {
	d := &dense{rows: len(matrix) / cols, cols: cols, samples: len(importance) / cols}
	d.importance = make([]float32, len(importance))
	for i, x := range importance {
		d.importance[i] = x * float32(of) / float32(d.samples)
	}
	d.push = make([]float32, len(importance))
	before := make([]float32, len(importance))
	nn.Mul(d.push, nn.Rows(is, d.rows), matrix, d.samples, cols, d.rows)
	nn.Mul(before, nn.Rows(was, d.rows), matrix, d.samples, cols, d.rows)
	for i, x := range before {
		d.push[i] = d.importance[i] * (d.push[i] - x)
	}
	d.inputs = make([]float32, d.rows*d.samples)
	for s := range d.samples {
		for i := range d.rows {
			d.inputs[i*d.samples+s] = is[s*d.rows+i]
		}
	}
	return d
}

func (d *dense) input(row int) []float32 { return d.inputs[row*d.samples:][:d.samples] }

// weights returns the weights of [fit], and its prior: a fiftieth of a mean row's weight.
func (d *dense) weights() (weight, prior []float32) {
	weight, prior = make([]float32, d.rows*d.cols), make([]float32, d.cols)
	square := make([]float32, d.samples)
	for i := range d.rows {
		for s, x := range d.input(i) {
			square[s] = x * x
		}
		row := weight[i*d.cols:][:d.cols]
		nn.MulRows(row, d.importance, square)
		for j, w := range row {
			prior[j] += w / float32(50*d.rows)
		}
	}
	return weight, prior
}

func (d *dense) shrink(matrix, bias []float32, delta float64) (m, b *nn.Grid) {
	weight, prior := d.weights()
	f := newFit(matrix, weight, prior, d.cols, delta)
	moved := append([]float32(nil), bias...)
	for range sweeps {
		d.sweep(f)
		level(moved, [][]float32{d.push}, [][]float32{d.importance})
		f.learn()
	}
	return f.grid, exact(moved)
}

func (d *dense) sweep(f *fit) {
	slope, moved := make([]float32, d.cols), make([]float32, d.cols)
	for i := range d.rows {
		clear(slope)
		nn.MulRows(slope, d.push, d.input(i))
		if !f.row(i, 0, slope, moved) {
			continue
		}
		for s, x := range d.input(i) {
			if x == 0 {
				continue
			}
			p, m := d.push[s*d.cols:][:d.cols], d.importance[s*d.cols:][:d.cols]
			for k := range p {
				p[k] += x * m[k] * moved[k]
			}
		}
	}
}
