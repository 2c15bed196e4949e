package train

import (
	"math"

	"ninetynine/internal/think/nn"
)

// A fit replaces the matrix of a layer by integers of few bits, so that the answers of the layer on
// real positions change as little as matters: it minimises the sum over samples and units of
// importance times squared error, plus the cost of the integers in a file. It goes through the
// integers one by one, a few times, and each compensates for the errors of the others (coordinate
// descent: Behdin et al., "QuantEase", 2023; the importance is the diagonal of the Gauss-Newton
// matrix).
type fit struct {
	want   []float32 // the matrix
	have   []float32 // its current approximation
	grid   *nn.Grid
	weight []float32 // of each number: the importance of its errors, summed over the samples
	prior  []float32 // by column: the weight of staying near want
	delta  float64   // the step where the weight is 1; a bit costs its square times worth
	costs  *costs
	class  []uint8 // of each row, by the cost of its numbers
}

// worth is the error that a bit is worth, in squares of delta. At many bits it would be ln 2 / 6,
// the error that one bit less adds.
const worth = 0.14

// newFit chooses the steps: the more a row or a column matters, the finer.
func newFit(want, weight, prior []float32, cols int, delta float64) *fit {
	rows := len(want) / cols
	f := &fit{want: want, have: append([]float32(nil), want...), grid: nn.NewGrid(rows, cols), weight: weight, prior: prior, delta: delta}
	col, row := make([]float64, cols), make([]float64, rows)
	total := 0.0
	for i := range rows {
		for j := range cols {
			w := float64(weight[i*cols+j] + prior[j])
			col[j] += w
			row[i] += w
			total += w
		}
	}
	for j, c := range col {
		if c > 0 {
			f.grid.SetCol(j, float32(min(delta*math.Sqrt(float64(rows)/c), 1e4)))
		}
	}
	for i, r := range row {
		if r > 0 {
			f.grid.Row[i] = nn.NearestRowStep(math.Sqrt(total / float64(rows) / r))
		}
	}
	f.costs, f.class = newCosts(), make([]uint8, rows)
	for i := range rows {
		for j := range cols {
			if s := f.grid.Step(i, j); s > 0 {
				f.grid.Num[i*cols+j] = int16(math.Round(float64(max(-nn.MostNum, min(want[i*cols+j]/s, nn.MostNum)))))
			}
		}
	}
	f.learn()
	return f
}

// learn updates the costs from the current numbers.
func (f *fit) learn() {
	for i := range f.class {
		f.class[i] = f.costs.class(f.grid.Num[i*f.grid.Cols:][:f.grid.Cols])
	}
	f.costs.see(f.grid, f.class)
}

// row moves the numbers of a row, within the columns from lo on, to their best values: slope is
// half the derivative of the error by each. It writes how far each moved, and reports whether any
// did.
func (f *fit) row(i, lo int, slope, moved []float32) (any bool) {
	at := i*f.grid.Cols + lo
	class := int(f.class[i])
	bit := worth * f.delta * f.delta
	for k := range moved {
		j := at + k
		h, p := float64(f.weight[j]), float64(f.prior[lo+k])
		have := float64(f.have[j])
		best, step := 0, float64(f.grid.Step(i, lo+k))
		if step > 0 && h+p > 0 {
			goal := have - (float64(slope[k])+p*(have-float64(f.want[j])))/(h+p)
			best = f.choose(goal, step, (h+p)/bit, class)
		}
		x := float32(float64(best) * step)
		f.grid.Num[j] = int16(best)
		moved[k] = x - f.have[j]
		f.have[j] = x
		any = any || moved[k] != 0
	}
	return any
}

// choose returns the integer with the least cost in error and bits.
func (f *fit) choose(goal, step, weight float64, class int) int {
	n := int(math.Round(max(-nn.MostNum, min(goal/step, nn.MostNum))))
	if n == 0 {
		return 0
	}
	toward := n - 1
	if n < 0 {
		toward = n + 1
	}
	best, least := 0, math.Inf(1)
	for _, c := range [3]int{n, toward, 0} {
		d := float64(c)*step - goal
		if x := weight*d*d + f.costs.of(class, c); x < least {
			best, least = c, x
		}
	}
	return best
}

// costs estimates how many bits integers take, by the size of those in their row.
type costs struct {
	bits  [costClasses][costSizes]float64
	count [costClasses][costSizes]float64
}

const (
	costClasses = 16
	costSizes   = 24
)

func newCosts() *costs {
	c := new(costs)
	for k := range c.bits {
		mean := c.mean(k)
		for n := range costSizes {
			c.count[k][n] = 1e3 * math.Pow(mean/(1+mean), float64(n)) / (1 + mean) // geometric, to begin with
		}
	}
	c.learn()
	return c
}

func (c *costs) mean(class int) float64 { return 0.01 * math.Pow(1.7, float64(class)) }

func (c *costs) class(row []int16) uint8 {
	sum := 0
	for _, n := range row {
		sum += int(max(n, -n))
	}
	mean := float64(sum) / float64(len(row))
	if mean <= 0.01 {
		return 0
	}
	return uint8(min(int(math.Log(mean/0.01)/math.Log(1.7)), costClasses-1))
}

// learn turns counts into bits, and restarts counting.
func (c *costs) learn() {
	for k := range c.bits {
		sum := 0.0
		for n := range c.count[k] {
			c.count[k][n] += 0.5
			sum += c.count[k][n]
		}
		for n := range c.count[k] {
			c.bits[k][n] = -math.Log2(c.count[k][n] / sum)
			if n > 0 {
				c.bits[k][n]++
			}
		}
	}
	c.count = [costClasses][costSizes]float64{}
}

func (c *costs) of(class, n int) float64 {
	n = max(n, -n)
	if n >= costSizes-1 {
		return c.bits[class][costSizes-1] + 2*math.Log2(float64(n-costSizes+2))
	}
	return c.bits[class][n]
}

func (c *costs) see(g *nn.Grid, class []uint8) {
	for i := range g.Rows {
		for _, n := range g.Num[i*g.Cols:][:g.Cols] {
			c.count[class[i]][min(int(max(n, -n)), costSizes-1)]++
		}
	}
	c.learn()
}

func (f *fit) bits() (sum float64) {
	for i, k := range f.class {
		for _, n := range f.grid.Num[i*f.grid.Cols:][:f.grid.Cols] {
			sum += f.costs.of(int(k), int(n))
		}
	}
	return sum
}
