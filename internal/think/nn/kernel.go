package nn

import "math"

// The arithmetic of the nets: a handful of kernels, each in assembly for processors with AVX-512
// and for those with AVX2, those needed for play with WebAssembly's vectors, and in Go for all
// others. All agree to the bit, since all add in the same order: every number that is added to
// takes its terms one after another, by rising index, and each term is a product rounded before it
// is added. So conversions stand around products that a compiler might fuse with sums, and nothing
// depends on how many rows are evaluated together. Terms of 0 may be left out: they change no sum
// except the sign of a 0. Matrices are stored by rows; widths are multiples of [Lane].

// A path is a way to run the kernels. The program takes the best that the processor has: without
// AVX-512 under GODEBUG=cpu.avx512f=off, and in Go under GODEBUG=cpu.avx512f=off,cpu.avx2=off.
type path uint8

func (p path) assembled() bool { return p == avx2 || p == avx512 }

const (
	portable path = iota // Go
	avx2
	avx512
	simd128 // the vectors of WebAssembly
)

// Lane is what the widths of all layers are a multiple of.
const Lane = 64

// SumRows adds to dst the rows of the table, as wide as dst, that are listed.
func SumRows(dst, table []float32, rows []uint16) { best.sumRows(dst, table, rows) }

func (p path) sumRows(dst, table []float32, rows []uint16) {
	w := len(dst)
	if len(rows) == 0 {
		return
	}
	switch p {
	case simd128:
		vectorSums(dst, table, rows, []int32{int32(len(rows))})
		return
	case avx2, avx512:
		for i := 0; i < w; i += 64 {
			sumRows64(&dst[i], &table[i], w*4, &rows[0], len(rows), p)
		}
		return
	}
	row := func(i int) []float32 { return table[int(rows[i])*w:][:w] }
	for ; len(rows) >= 4; rows = rows[4:] {
		addFour(dst, row(0), row(1), row(2), row(3), [4]float32{1, 1, 1, 1})
	}
	for i := range rows {
		AddTo(dst, row(i))
	}
}

// sumEach adds to the rows of dst, as wide as the table's, those listed for each row of the batch.
func (p path) sumEach(dst, table []float32, width int, b *Batch) {
	if p == simd128 && len(b.features) > 0 {
		vectorSums(dst[:b.Len()*width], table, b.features, b.ends)
		return
	}
	for i := range b.Len() {
		p.sumRows(dst[i*width:][:width], table, b.Row(i))
	}
}

// Whole numbers stand for multiples of wholeUnit, so that sums reach to 64.
const wholeUnit = 1.0 / 512

// sumWhole is SumRows of a table of whole numbers.
func (p path) sumWhole(dst []float32, table []int16, rows []uint16) {
	w := len(dst)
	if len(rows) == 0 {
		return
	}
	for i := 0; i < w; i += Lane {
		if p.assembled() {
			sumWhole64(&dst[i], &table[i], w*2, &rows[0], len(rows), wholeUnit, p)
			continue
		}
		var sum [Lane]int16
		for _, r := range rows {
			for k, x := range table[int(r)*w+i:][:Lane] {
				sum[k] = saturate(int32(sum[k]) + int32(x))
			}
		}
		for k, x := range sum {
			dst[i+k] += float32(float32(x) * wholeUnit)
		}
	}
}

func saturate(x int32) int16 { return int16(max(math.MinInt16, min(x, math.MaxInt16))) }

// wholes writes the numbers, which are below a million, as multiples of wholeUnit.
func (p path) wholes(dst []int16, src []float32) {
	if p.assembled() && len(src) > 0 {
		wholes16(&dst[0], &src[0], len(src), 1/wholeUnit)
		return
	}
	for i, x := range src {
		dst[i] = saturate(int32(math.RoundToEven(float64(x / wholeUnit))))
	}
}

// addFour adds multiples of four rows to dst, one after another, in one pass over dst.
func addFour(dst, a, b, c, d []float32, x [4]float32) {
	x0, x1, x2, x3 := x[0], x[1], x[2], x[3]
	a, b, c, d = a[:len(dst)], b[:len(dst)], c[:len(dst)], d[:len(dst)]
	for i, sum := range dst {
		dst[i] = sum + float32(x0*a[i]) + float32(x1*b[i]) + float32(x2*c[i]) + float32(x3*d[i])
	}
}

// MulRows adds to dst the product of the row x with the matrix.
func MulRows(dst, matrix, x []float32) { best.mulRows(dst, matrix, x) }

func (p path) mulRows(dst, matrix, x []float32) {
	w := len(dst)
	switch {
	case p == simd128 && len(x) <= widest:
		vectorProduct(dst, x, len(x), matrix, 1, w, len(x))
		return
	case p.assembled():
		i := 0
		for ; i+64 <= w; i += 64 {
			mulRows64(&dst[i], &matrix[i], w*4, &x[0], len(x), p)
		}
		if i < w {
			mulRows32(&dst[i], &matrix[i], w*4, &x[0], len(x), p)
		}
		return
	}
	var some [4]float32 // indexes of the numbers of x other than 0
	var rows [4][]float32
	n := 0
	for k, a := range x {
		if a == 0 {
			continue
		}
		some[n], rows[n] = a, matrix[k*w:][:w]
		if n++; n == 4 {
			addFour(dst, rows[0], rows[1], rows[2], rows[3], some)
			n = 0
		}
	}
	for i, row := range rows[:n] {
		for j, b := range row {
			dst[j] += float32(some[i] * b)
		}
	}
}

// A Matrix is a view of numbers by rows and columns, Row and Col apart.
type Matrix struct {
	Data     []float32
	Row, Col int
}

// Rows is the matrix stored by rows of the width; columns is its transpose.
func Rows(data []float32, width int) Matrix    { return Matrix{data, width, 1} }
func columns(data []float32, width int) Matrix { return Matrix{data, 1, width} }

// depth is how much of the inner dimension is taken at a time, so that the operands stay in the cache.
const depth = 256

// Mul adds the product of a (m by k) and b (k by n, stored by rows) to c (m by n, by rows). m is a
// multiple of 8 and n of 32.
func Mul(c []float32, a Matrix, b []float32, m, n, k int) { best.mul(c, a, b, m, n, k) }

func (p path) mul(c []float32, a Matrix, b []float32, m, n, k int) {
	if p == simd128 && a.Col == 1 && m > 0 && k <= widest {
		vectorProduct(c, a.Data, a.Row, b, m, n, k)
		return
	}
	height, width := 8, 32 // of the part of c that the registers hold
	switch p {
	case avx2:
		height, width = 4, 16
	case portable, simd128:
		height, width = 1, n
	}
	var row [depth]float32
	for k0 := 0; k0 < k; k0 += depth {
		kk := min(depth, k-k0)
		for j := 0; j < n; j += width {
			for i := 0; i < m; i += height {
				at := i*a.Row + k0*a.Col
				if p.assembled() {
					mulTile(&c[i*n+j], n*4, &a.Data[at], a.Row*4, a.Col*4, &b[k0*n+j], n*4, kk, p)
					continue
				}
				for l := range kk {
					row[l] = a.Data[at+l*a.Col]
				}
				p.mulRows(c[i*n:][:n], b[k0*n:], row[:kk])
			}
		}
	}
}

// relu replaces what is below 0 by 0.
func relu(x []float32) { best.relu(x) }

func (p path) relu(x []float32) {
	switch {
	case len(x)%16 != 0 || len(x) == 0:
	case p == simd128:
		vectorReLU(x)
		return
	case p != portable:
		relu16(&x[0], len(x), p)
		return
	}
	for i, v := range x {
		b := math.Float32bits(v) // without a branch, which no processor could predict
		x[i] = math.Float32frombits(b &^ uint32(int32(b)>>31))
	}
}

// mask clears d where x is not above 0: the gradient of [relu].
func mask(d, x []float32) { best.mask(d, x) }

func (p path) mask(d, x []float32) {
	if p.assembled() && len(x)%16 == 0 && len(x) > 0 {
		mask16(&d[0], &x[0], len(x), p)
		return
	}
	for i, v := range x {
		if v <= 0 {
			d[i] = 0
		}
	}
}

// AddTo adds x to dst.
func AddTo(dst, x []float32) {
	for i, v := range x {
		dst[i] += v
	}
}
