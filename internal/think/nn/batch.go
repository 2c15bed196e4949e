package nn

// slack is the number of rows kept free at the end of a batch, so that kernels may take eight rows
// at a time.
const slack = 8

// MostRows limits the rows of a batch used for training.
const MostRows = 1 << 16

// A Batch is many decisions evaluated together. It belongs to one goroutine.
type Batch struct {
	features []uint16
	ends     []int32
	First    []float32 // the hidden layers, row by row, after Forward
	Second   []float32
}

// Reset empties the batch.
func (b *Batch) Reset() { b.features, b.ends = b.features[:0], b.ends[:0] }

// Len returns the number of rows.
func (b *Batch) Len() int { return len(b.ends) }

// Add adds a row with the features.
func (b *Batch) Add(features ...[]uint16) {
	for _, f := range features {
		b.features = append(b.features, f...)
	}
	b.ends = append(b.ends, int32(len(b.features)))
}

// Row returns the features of a row.
func (b *Batch) Row(i int) []uint16 {
	lo := int32(0)
	if i > 0 {
		lo = b.ends[i-1]
	}
	return b.features[lo:b.ends[i]]
}

// grow returns x with room for n numbers; what it held is lost.
func grow(x []float32, n int) []float32 {
	if cap(x) < n {
		return make([]float32, n+n/8)[:n]
	}
	return x[:n]
}

// Forward computes the hidden layers of all rows.
func (n *Net) Forward(b *Batch) {
	rows := b.Len()
	padded := pad(rows, 8)
	b.First = grow(b.First, (padded+slack)*n.First)
	b.Second = grow(b.Second, (padded+slack)*n.Second)
	clear(b.First[rows*n.First:])
	for i := range rows {
		h := b.First[i*n.First:][:n.First]
		copy(h, n.Bias1)
		if n.whole != nil {
			best.sumWhole(h, n.whole, b.Row(i))
		}
	}
	if n.whole == nil {
		best.sumEach(b.First, n.Embed, n.First, b)
	}
	relu(b.First[:rows*n.First])
	for i := range padded + slack {
		copy(b.Second[i*n.Second:][:n.Second], n.Bias2)
	}
	Mul(b.Second, Rows(b.First, n.First), n.Dense, padded, n.Second, n.First)
	relu(b.Second)
}

// Answers writes a head's numbers for the rows from lo to hi into out, which it lengthens if
// necessary and returns; a row has the padded width of the head.
func (n *Net) Answers(b *Batch, head, lo, hi int, out []float32) []float32 {
	h := &n.Out[head]
	rows := pad(hi-lo, 8)
	out = grow(out, rows*h.Padded)
	for i := range rows {
		copy(out[i*h.Padded:][:h.Padded], h.Bias)
	}
	Mul(out, Rows(b.Second[lo*n.Second:], n.Second), h.Weights, rows, h.Padded, n.Second)
	return out
}

// A Backward turns the gradients of answers into those of a net's Params. It belongs to one
// goroutine and serves one step.
type Backward struct {
	net, grad *Net
	batch     *Batch
	first     []float32 // gradients of the hidden layers
	second    []float32
	turned    []float32 // a transposed matrix
	ones      []float32
	starts    []int32  // by feature: where its part of present begins
	present   []uint16 // the rows that each feature is present in
}

// Begin starts with a batch evaluated by net, of at most [MostRows]; gradients are added to grad,
// except those of features, which stay in the Backward.
func (w *Backward) Begin(net, grad *Net, b *Batch) {
	w.net, w.grad, w.batch = net, grad, b
	w.second = grow(w.second, (pad(b.Len(), 8)+slack)*net.Second)
	clear(w.second)
}

// Head takes the gradient of a head's answers for the rows from lo to hi, laid out as Answers did;
// rows past hi must be 0.
func (w *Backward) Head(head, lo, hi int, d []float32) {
	h, g := &w.net.Out[head], &w.grad.Out[head]
	k := w.net.Second
	Mul(g.Weights, columns(w.batch.Second[lo*k:], k), d, k, h.Padded, hi-lo)
	w.addColumns(g.Bias, d, hi-lo)
	w.turned = transpose(w.turned, h.Weights, k, h.Padded)
	Mul(w.second[lo*k:], Rows(d, h.Padded), w.turned, pad(hi-lo, 8), k, h.Padded)
}

// End propagates the gradients to the features.
func (w *Backward) End() {
	n, g, b := w.net, w.grad, w.batch
	rows := b.Len()
	mask(w.second[:rows*n.Second], b.Second[:rows*n.Second])
	Mul(g.Dense, columns(b.First, n.First), w.second, n.First, n.Second, rows)
	w.addColumns(g.Bias2, w.second, rows)
	w.turned = transpose(w.turned, n.Dense, n.First, n.Second)
	w.first = grow(w.first, pad(rows, 8)*n.First)
	clear(w.first)
	Mul(w.first, Rows(w.second, n.Second), w.turned, pad(rows, 8), n.First, n.Second)
	mask(w.first[:rows*n.First], b.First[:rows*n.First])
	w.addColumns(g.Bias1, w.first, rows)
	w.index()
}

// Hidden returns the gradients of the hidden layers before their ReLU, row by row, after [Backward.End].
func (w *Backward) Hidden() (first, second []float32) { return w.first, w.second }

func (w *Backward) index() {
	b := w.batch
	if len(w.starts) != w.net.Inputs+2 {
		w.starts = make([]int32, w.net.Inputs+2)
	}
	clear(w.starts)
	ends := w.starts[2:] // shifted by one until all are placed
	for _, f := range b.features {
		ends[f]++
	}
	for i := 1; i < len(ends); i++ {
		ends[i] += ends[i-1]
	}
	if cap(w.present) < len(b.features) {
		w.present = make([]uint16, len(b.features)+len(b.features)/8)
	}
	w.present = w.present[:len(b.features)]
	at := w.starts[1:]
	for i := range b.Len() {
		for _, f := range b.Row(i) {
			w.present[at[f]] = uint16(i)
			at[f]++
		}
	}
}

// AddRow adds the gradient of a feature's row to g and reports whether the feature is present at all.
func (w *Backward) AddRow(g []float32, feature int) bool {
	rows := w.present[w.starts[feature]:w.starts[feature+1]]
	SumRows(g, w.first, rows)
	return len(rows) > 0
}

func (w *Backward) addColumns(sum, d []float32, rows int) {
	for len(w.ones) < rows {
		w.ones = append(w.ones, 1)
	}
	if rows > 0 {
		MulRows(sum, d, w.ones[:rows])
	}
}

func transpose(dst, m []float32, rows, columns int) []float32 {
	dst = grow(dst, rows*columns)
	for i := range rows {
		for j := range columns {
			dst[j*rows+i] = m[i*columns+j]
		}
	}
	return dst
}
