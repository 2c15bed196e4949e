package nn

import (
	"math"
	"math/rand/v2"
	"testing"
)

func random(r *rand.Rand, n int) []float32 {
	x := make([]float32, n)
	for i := range x {
		x[i] = float32(r.NormFloat64())
	}
	return x
}

func near(t *testing.T, what string, got, want []float32) {
	t.Helper()
	for i := range want {
		if math.Abs(float64(got[i]-want[i])) > 1e-3*(1+math.Abs(float64(want[i]))) {
			t.Fatalf("%s: number %d is %v, not %v", what, i, got[i], want[i])
		}
	}
}

// TestKernels compares every kernel with the sum written out.
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
	SumRows(dst, table, rows)
	near(t, "SumRows", dst, want)

	wantTable := append([]float32(nil), table...)
	for _, k := range rows {
		for i := range w {
			wantTable[int(k)*w+i] += dst[i]
		}
	}
	AddRows(table, rows, dst)
	near(t, "AddRows", table, wantTable)

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
			a = Columns(data, m)
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
	ReLU(x)
	near(t, "ReLU", x, y)
	Mask(d, x)
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
		a.Apply(p, g, a.Begin(0.01), 0, 32)
		near(t, "Adam", p, want)
		near(t, "the gradient", g, make([]float32, 32))
	}
}

func BenchmarkMul(b *testing.B) {
	r := rand.New(rand.NewPCG(1, 2))
	const m, n, k = 4096, 128, 256
	x, y, z := random(r, m*k), random(r, k*n), make([]float32, m*n)
	b.Run("forward", func(b *testing.B) {
		for b.Loop() {
			Mul(z, Rows(x, k), y, m, n, k)
		}
		b.ReportMetric(2*m*n*k*float64(b.N)/float64(b.Elapsed().Nanoseconds()), "GFLOPS")
	})
	b.Run("gradient", func(b *testing.B) {
		for b.Loop() {
			Mul(y, Columns(x, k), z, k, n, m)
		}
		b.ReportMetric(2*m*n*k*float64(b.N)/float64(b.Elapsed().Nanoseconds()), "GFLOPS")
	})
}
