package nn

import (
	"encoding/binary"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"ninetynine/internal/test/must"
)

func random(r *rand.Rand, n int) []float32 {
	x := make([]float32, n)
	for i := range x {
		x[i] = 4*r.Float32() - 2
	}
	return x
}

func near(t *testing.T, what string, got, want []float32) {
	t.Helper()
	within(t, 1e-3, what, got, want)
}

// within checks that numbers differ by at most the tolerance, relative to one plus their size.
func within(t *testing.T, tolerance float64, what string, got, want []float32) {
	t.Helper()
	for i := range want {
		if !(math.Abs(float64(got[i]-want[i])) <= tolerance*(1+math.Abs(float64(want[i])))) {
			t.Fatalf("%s: number %d is %v, not %v", what, i, got[i], want[i])
		}
	}
}

// TestKernels compares every kernel, on the path that the program takes, with the sum written out.
func TestKernels(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	const w, n = 128, 37
	table := random(r, n*w)
	rows := []uint16{3, 36, 0, 3}
	dst := random(r, w)
	want := append([]float32(nil), dst...)
	for _, k := range rows {
		for i := range w {
			want[i] += table[int(k)*w+i]
		}
	}
	whole, rounded := make([]int16, len(table)), slices.Clone(dst)
	best.wholes(whole, table)
	best.sumWhole(rounded, whole, rows)
	within(t, float64(len(rows))*wholeUnit/2, "sumWhole", rounded, want)
	best.wholes(whole[:Lane], slices.Repeat([]float32{1000, -1000}, Lane/2))
	if whole[0] != math.MaxInt16 || whole[1] != math.MinInt16 {
		t.Errorf("what is too large becomes %d and %d", whole[0], whole[1])
	}
	SumRows(dst, table, rows)
	near(t, "SumRows", dst, want)

	for _, k := range []int{1, 2, 37} {
		x := random(r, k)
		got, want := random(r, w), make([]float32, w)
		copy(want, got)
		for j := range k {
			for i := range w {
				want[i] += x[j] * table[j*w+i]
			}
		}
		MulRows(got, table, x)
		near(t, "MulRows", got, want)
	}

	const m, cols, k = 24, 96, 300
	for _, transposed := range []bool{false, true} {
		data, b, c := random(r, m*k), random(r, k*cols), random(r, m*cols)
		a := Rows(data, k)
		if transposed {
			a = columns(data, m)
		}
		want := append([]float32(nil), c...)
		for i := range m {
			for j := range cols {
				for kk := range k {
					want[i*cols+j] += data[i*a.Row+kk*a.Col] * b[kk*cols+j]
				}
			}
		}
		Mul(c, a, b, m, cols, k)
		near(t, "Mul", c, want)
	}

	x := random(r, 64)
	y := append([]float32(nil), x...)
	d := random(r, 64)
	wd := append([]float32(nil), d...)
	for i := range y {
		if y[i] < 0 {
			y[i], wd[i] = 0, 0
		}
	}
	relu(x)
	near(t, "ReLU", x, y)
	mask(d, x)
	near(t, "Mask", d, wd)
}

func TestAdam(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	p := random(r, 32)
	a := Adam{M: make([]float32, 32), V: make([]float32, 32)}
	want := append([]float32(nil), p...)
	m, v := make([]float64, 32), make([]float64, 32)
	for step := 1; step <= 3; step++ {
		g := random(r, 32)
		for i, x := range g {
			m[i] = 0.9*m[i] + 0.1*float64(x)
			v[i] = 0.999*v[i] + 0.001*float64(x)*float64(x)
			mh, vh := m[i]/(1-math.Pow(0.9, float64(step))), v[i]/(1-math.Pow(0.999, float64(step)))
			want[i] -= float32(0.01 * mh / (math.Sqrt(vh) + 1e-8))
		}
		a.Apply(p, g, a.Begin(0.01), 0)
		near(t, "Adam", p, want)
		near(t, "the gradient", g, make([]float32, 32))
	}
}

var pathNames = [...]string{portable: "Go", avx2: "AVX2", avx512: "AVX-512", simd128: "simd128"}

// paths returns those that run here besides the one in Go.
func paths() (all []path) {
	for p := avx2; p <= best; p++ {
		if p == best || best == avx512 {
			all = append(all, p)
		}
	}
	return all
}

// A written is the memory that a kernel wrote, including a margin on both sides.
type written struct {
	what string
	data []float32
}

const margin = 64

// A workload runs kernels of a path on the same numbers for every path.
type workload struct {
	path path
	r    *rand.Rand
	done []written
}

// room returns n random numbers, some of them 0, within a margin of other numbers.
func (w *workload) room(what string, n int) []float32 {
	x := random(w.r, n+2*margin)
	for range n / 4 {
		x[margin+w.r.IntN(n)] = float32(math.Copysign(0, w.r.Float64()-0.5))
	}
	w.done = append(w.done, written{what, x})
	return x[margin:][:n:n]
}

func (w *workload) rows() {
	const most = 41
	for _, width := range []int{64, 128, 320} {
		for _, n := range []int{0, 1, 2, 3, 58} {
			rows := make([]uint16, n)
			for i := range rows {
				rows[i] = uint16(w.r.IntN(most))
			}
			w.path.sumRows(w.room("sumRows", width), random(w.r, most*width), rows)
			whole := make([]int16, most*width)
			w.path.wholes(whole, random(w.r, most*width))
			w.path.sumWhole(w.room("sumWhole", width), whole, rows)
		}
	}
	for _, width := range []int{32, 64, 96, 224} {
		for _, k := range []int{1, 2, 3, 37, 256} {
			w.path.mulRows(w.room("mulRows", width), random(w.r, k*width), w.room("a row", k))
		}
	}
}

func (w *workload) products() {
	for _, m := range []int{8, 24, 72} {
		for _, n := range []int{32, 96} {
			for _, k := range []int{1, 2, 255, 256, 257, 600} {
				a, b := w.room("a factor", m*k), random(w.r, k*n)
				w.path.mul(w.room("mul by rows", m*n), Rows(a, k), b, m, n, k)
				w.path.mul(w.room("mul by columns", m*n), columns(a, m), b, m, n, k)
			}
		}
	}
}

func (w *workload) numbers() {
	for _, n := range []int{0, 1, 15, 16, 17, 48, 1000, 1024} {
		w.path.relu(w.room("relu", n))
		w.path.mask(w.room("mask", n), w.room("what masks", n))
	}
	const n = 192
	a := Adam{M: make([]float32, n), V: make([]float32, n)}
	p := w.room("adam", n)
	for _, part := range [][2]int{{0, 192}, {16, 16}, {16, 32}, {48, 192}} {
		lo, hi := part[0], part[1]
		a.apply(w.path, p[lo:hi], w.room("a gradient", n)[lo:hi], a.Begin(0.01), lo, 1+int32(lo))
	}
	w.done = append(w.done, written{"a mean", a.M}, written{"a mean square", a.V})
}

func work(p path) []written {
	w := workload{path: p, r: rand.New(rand.NewPCG(5, 6))}
	w.rows()
	w.products()
	w.numbers()
	return w.done
}

// TestPaths compares every path available on this machine with the one in Go: to the bit, except
// for the sign of a 0.
func TestPaths(t *testing.T) {
	want := work(portable)
	for _, p := range paths() {
		t.Run(pathNames[p], func(t *testing.T) {
			for i, got := range work(p) {
				if !slices.Equal(got.data, want[i].data) {
					t.Fatalf("%s is not what %s makes of it", got.what, pathNames[portable])
				}
			}
		})
	}
}

// TestSameBits compares a hash of all kernels' results with that of other processors.
func TestSameBits(t *testing.T) {
	h := fnv.New64a()
	for _, w := range work(best) {
		for _, x := range w.data {
			_ = binary.Write(h, binary.LittleEndian, x+0) // no -0
		}
	}
	if got, want := h.Sum64(), uint64(0x1f8663069fbb88a4); got != want {
		t.Errorf("the results are %#x, not %#x", got, want)
	}
}

// TestAlone: a row gives the same result alone and in a batch of any size.
func TestAlone(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	n := must.Get(newNet(500, 128, 64, []int{36, 100}))(t)
	n.Fill(r.NormFloat64)
	var b Batch
	var out []float32
	s := n.NewScratch()
	for rows := range 20 {
		b.Reset()
		for range rows + 1 {
			features := make([]uint16, r.IntN(60))
			for i := range features {
				features[i] = uint16(r.IntN(n.Inputs))
			}
			b.Add(features)
		}
		n.Forward(&b)
		for head := range n.Out {
			out = n.Answers(&b, head, 0, b.Len(), out)
			for i := range b.Len() {
				n.See(s, b.Row(i))
				if want := n.Answer(s, head); !slices.Equal(out[i*n.Out[head].Padded:][:len(want)], want) {
					t.Fatalf("head %d of row %d of %d differs", head, i, b.Len())
				}
			}
		}
	}
}

func BenchmarkMul(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	const m, n, k = 4096, 128, 256
	x, y, z := random(r, m*k), random(r, k*n), make([]float32, m*n)
	run := func(name string, mul func(p path)) {
		for _, p := range append(paths(), portable) {
			b.Run(name+"/"+pathNames[p], func(b *testing.B) {
				for b.Loop() {
					mul(p)
				}
				b.ReportMetric(2*m*n*k*float64(b.N)/float64(b.Elapsed().Nanoseconds()), "GFLOPS")
			})
		}
	}
	run("forward", func(p path) { p.mul(z, Rows(x, k), y, m, n, k) })
	run("gradient", func(p path) { p.mul(y, columns(x, k), z, k, n, m) })
}

// BenchmarkNet evaluates decisions with a net of the shipped size: one alone, and many together.
// See [path] for how to measure the other paths.
func BenchmarkNet(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	n := must.Get(newNet(4000, 256, 128, []int{36, 100}))(b)
	n.Fill(r.NormFloat64)
	var batch Batch
	for range 256 {
		features := make([]uint16, 50)
		for i := range features {
			features[i] = uint16(r.IntN(n.Inputs))
		}
		batch.Add(features)
	}
	b.Run("one/"+pathNames[best], func(b *testing.B) {
		s := n.NewScratch()
		for i := 0; b.Loop(); i++ {
			n.See(s, batch.Row(i%batch.Len()))
			n.Answer(s, 0)
		}
	})
	b.Run("256/"+pathNames[best], func(b *testing.B) {
		for b.Loop() {
			n.Forward(&batch)
		}
	})
}
