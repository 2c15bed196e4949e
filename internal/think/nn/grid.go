package nn

import (
	"math"
	"math/bits"
)

// A Grid is a matrix of whole numbers, each in units of its row's step times its column's step.
type Grid struct {
	Rows, Cols int
	Row        []uint8  // steps of rows: see [rowStep]
	Col        []uint16 // steps of columns, in half precision
	Num        []int16  // by rows; see [MostNum]
}

// rowSteps is the number of different steps of rows.
const rowSteps = 64

// MostNum is the largest whole number, and its negative the smallest.
const MostNum = 1<<mostBits - 1

// NewGrid returns a grid of zeros.
func NewGrid(rows, cols int) *Grid {
	return &Grid{rows, cols, make([]uint8, rows), make([]uint16, cols), make([]int16, rows*cols)}
}

// rowStep returns the step that a number stands for: 2 to the 8, less half the number.
func rowStep(n uint8) float32 {
	x := float32(1)
	if n%2 == 1 {
		x = math.Sqrt2 / 2
	}
	return x * math.Float32frombits(uint32(127+8-int(n/2))<<23)
}

// NearestRowStep returns the number of the nearest step.
func NearestRowStep(x float64) uint8 {
	return uint8(max(0, min(math.Round(2*(8-math.Log2(x))), rowSteps-1)))
}

// SetCol sets the step of column j.
func (g *Grid) SetCol(j int, x float32) { g.Col[j] = half(x) }

// Step returns the step of a number.
func (g *Grid) Step(i, j int) float32 { return rowStep(g.Row[i]) * whole(g.Col[j]) }

// Fill writes the values of the grid into params.
func (g *Grid) Fill(params []float32) {
	cols := make([]float32, g.Cols)
	for j, h := range g.Col {
		cols[j] = whole(h)
	}
	for i := range g.Rows {
		row := rowStep(g.Row[i])
		for j, n := range g.Num[i*g.Cols:][:g.Cols] {
			params[i*g.Cols+j] = float32(n) * (row * cols[j])
		}
	}
}

// Grids returns the matrices of the net, as parts of its Params, and their widths.
func (n *Net) Grids() (parts [][]float32, widths []int) {
	add := func(part []float32, width int) { parts, widths = append(parts, part), append(widths, width) }
	add(n.Embed, n.First)
	add(n.Bias1, n.First)
	add(n.Dense, n.Second)
	add(n.Bias2, n.Second)
	for _, h := range n.Out {
		add(h.Weights, h.Padded)
		add(h.Bias, h.Padded)
	}
	return parts, widths
}

// Classes of how large numbers are in a row, in a column, and just above.
const (
	rowClasses  = 22
	colClasses  = 12
	nearClasses = 4
	mostBits    = 14 // of a number
)

// A gridCoder codes the numbers of one grid. It predicts the size of a number from those before it
// in its row and in its column, and from the one above.
type gridCoder struct {
	*coder
	length [rowClasses][colClasses][mostBits]chance    // is there another bit?
	some   [rowClasses][colClasses][nearClasses]chance // is it other than 0?
	next   [mostBits + 1][rowClasses]chance            // the highest bit but one
	after  [mostBits + 1][2]chance                     // the bit after that
	sign   [3]chance
	step   [rowSteps]chance
	none   chance
	col    []int32 // mean size in a column, times 256
}

func newGridCoder(c *coder, cols int) *gridCoder {
	g := &gridCoder{coder: c, col: make([]int32, cols), none: even()}
	for i := range g.length {
		for j := range g.length[i] {
			fresh(g.length[i][j][:])
			fresh(g.some[i][j][:])
		}
	}
	for i := range g.next {
		fresh(g.next[i][:])
		fresh(g.after[i][:])
	}
	fresh(g.sign[:])
	fresh(g.step[:])
	return g
}

func fresh(cs []chance) {
	for i := range cs {
		cs[i] = even()
	}
}

// class is a mean size, times 256, on a scale of half octaves from 1/16 on.
func class(mean int32) int {
	x := uint32(mean>>3) + 1
	b := bits.Len32(x)
	c := 2 * (b - 1)
	if b > 1 && x>>(b-2)&1 == 1 {
		c++
	}
	return c
}

// colStep codes the step of a column, all equally likely.
func (g *gridCoder) colStep(x uint16) (read uint16) {
	for k := range 15 {
		p := even()
		read |= uint16(digit(g.code(&p, x>>k&1 == 1))) << k
	}
	return read
}

func (g *gridCoder) rowStep(x uint8) uint8 {
	node := 1
	for k := 5; k >= 0; k-- {
		node = node<<1 | digit(g.code(&g.step[node], x>>k&1 == 1))
	}
	return uint8(node - rowSteps)
}

func digit(b bool) int {
	if b {
		return 1
	}
	return 0
}

// grid codes a grid: its columns' steps, then each row.
func (g *gridCoder) grid(x *Grid) {
	for j := range x.Col {
		x.Col[j] = g.colStep(x.Col[j])
	}
	above := make([]int16, x.Cols)
	mean := int32(256)
	for i := range x.Rows {
		row := x.Num[i*x.Cols:][:x.Cols]
		empty := true
		for _, n := range row {
			empty = empty && n == 0
		}
		if g.code(&g.none, empty) {
			above = row
			continue
		}
		x.Row[i] = g.rowStep(x.Row[i])
		mean = g.row(row, above, mean)
		above = row
	}
}

// row codes a row's numbers and returns their mean size.
func (g *gridCoder) row(row, above []int16, mean int32) int32 {
	for j, n := range row {
		n = g.number(n, above[j], min(class(mean), rowClasses-1), min(class(g.col[j])/2, colClasses-1))
		row[j] = n
		size := int32(max(n, -n)) << 8
		mean += (size - mean) >> 4
		g.col[j] += (size - g.col[j]) >> 3
	}
	return mean
}

// number codes a number: whether it is not 0, its sign, its number of bits, then these.
func (g *gridCoder) number(x, above int16, row, col int) int16 {
	n, near := uint16(max(x, -x)), uint16(max(above, -above))
	if !g.code(&g.some[row][col][min(bits.Len16(near), nearClasses-1)], n != 0) {
		return 0
	}
	sign := digit(above > 0) + 2*digit(above < 0)
	minus := g.code(&g.sign[sign], x < 0)
	length := 1
	for length < mostBits && g.code(&g.length[row][col][length], bits.Len16(n) > length) {
		length++
	}
	size := int16(g.low(n, length, row))
	if minus {
		return -size
	}
	return size
}

// low codes the length bits of a number except the highest, which is 1.
func (g *gridCoder) low(n uint16, length, row int) uint16 {
	size := uint16(1)
	for k := length - 2; k >= 0; k-- {
		uniform := even()
		p := &uniform
		switch length - k {
		case 2:
			p = &g.next[length][row]
		case 3:
			p = &g.after[length][size&1]
		}
		size = size<<1 | uint16(digit(g.code(p, n>>k&1 == 1)))
	}
	return size
}
