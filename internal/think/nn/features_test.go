package nn

import (
	"bytes"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

// walk plays random deals of every variant and calls visit for every seat that has a decision to make.
func walk(t *testing.T, deals int, visit func(g *rules.Game, s *rules.State, v *rules.View)) {
	t.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	for _, variant := range rules.Catalogue() {
		g := must.Get(rules.New(variant))(t)
		seed := cards.SeedOf(variant.ID)
		for n := range deals {
			d := g.Deal(&seed, uint64(n))
			d.Dealer = rules.Seat(n % g.Live().Len())
			if variant.Trump.By != rules.ByTurnup {
				d.Trump = rules.Trump(r.IntN(5))
			}
			for s := g.Start(&d); s.Phase() != rules.Over; {
				var v rules.View
				seat := g.Turn(&s).First()
				g.View(&s, seat, &v)
				visit(g, &s, &v)
				g.Apply(&s, v.Options.Nth(r.IntN(v.Options.Len())))
			}
		}
	}
}

// TestLook checks that each feature occurs once and in its place, in every variant, and that
// features for critics are separate.
func TestLook(t *testing.T) {
	standing := &Standing{Totals: [rules.MaxSeats]int32{120, -30, 0, 55, 99}, Target: 100}
	walk(t, 30, func(g *rules.Game, s *rules.State, v *rules.View) {
		shape := ShapeOf(g)
		inputs, all := shape.Inputs()
		seen := shape.Features(nil, g, v, standing)
		h := g.Uncover(s)
		truth := shape.Truth(nil, g, v, &h, true)
		for _, f := range seen {
			if int(f) >= inputs {
				t.Fatalf("%s: feature %d of %d", g.ID(), f, inputs)
			}
		}
		for _, f := range truth {
			if int(f) < inputs || int(f) >= all {
				t.Fatalf("%s: secret feature %d of %d to %d", g.ID(), f, inputs, all)
			}
		}
		for _, fs := range [][]uint16{seen, truth} {
			slices.Sort(fs)
			if len(slices.Compact(fs)) != len(fs) {
				t.Fatalf("%s: a feature stands twice: %v", g.ID(), fs)
			}
		}
		for rel := range g.Seats() {
			if got := shape.Relative(v.Seat, shape.Seat(v.Seat, rel)); got != rel {
				t.Fatalf("%s: seat %d of %d is %d", g.ID(), rel, v.Seat, got)
			}
		}
	})
}

// TestLogits compares the logits of ways to lay cards aside with their definition, and Spread with
// the transpose.
func TestLogits(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	walk(t, 3, func(g *rules.Game, s *rules.State, v *rules.View) {
		shape, o := ShapeOf(g), v.Options
		answer := random(r, shape.Answers()[HeadOf(o.Kind)])
		logits, want := make([]float32, MostOptions), make([]float32, o.Len())
		for i := range o.Len() {
			a := o.Nth(i)
			switch o.Kind {
			case rules.Laying:
				want[i] = answer[shape.size+shape.suiting(a.Cards())]
				for c := range a.Cards().Cards() {
					want[i] += answer[shape.number[c]]
				}
			case rules.Playing:
				want[i] = answer[shape.number[a.Card()]]
			case rules.Offering:
				want[i] = Points * answer[slices.Index(shape.offers, a.Offer())]
			case rules.Naming:
				want[i] = answer[a.Trump()]
			}
		}
		if n := shape.Logits(o, answer, logits); n != o.Len() {
			t.Fatalf("%d logits for %d options", n, o.Len())
		}
		near(t, "logits", logits[:o.Len()], want)

		if o.Kind == rules.Offering {
			return
		}
		d, back := random(r, o.Len()), make([]float32, len(answer))
		shape.Spread(o, d, back)
		left, right := 0.0, 0.0 // <logits(answer), d> = <answer, spread(d)>
		for i := range d {
			left += float64(want[i] * d[i])
		}
		for i := range back {
			right += float64(answer[i] * back[i])
		}
		if math.Abs(left-right) > 1e-2*(1+math.Abs(left)) {
			t.Fatalf("Spread is not the reverse of Logits: %v and %v", left, right)
		}
	})
}

// TestTruthHearsNumbers checks that a critic sees sealed announcements.
func TestTruthHearsNumbers(t *testing.T) {
	g := must.Get(rules.Open("nobid"))(t)
	seed := cards.SeedOf("numbers")
	d := g.Deal(&seed, 0)
	var truths [2][]uint16
	for i, n := range []int{2, 7} {
		s := g.Start(&d)
		g.Apply(&s, rules.MakeOffer(0, rules.Declare.With(n)))
		var v rules.View
		g.View(&s, 1, &v)
		h := g.Uncover(&s)
		truths[i] = ShapeOf(g).Truth(nil, g, &v, &h, false)
	}
	if slices.Equal(truths[0], truths[1]) {
		t.Error("declare 2 and declare 7 look alike")
	}
}

func someNet(t *testing.T, s *Shape) *Net {
	t.Helper()
	inputs, _ := s.Inputs()
	answers := s.Answers()
	n := must.Get(newNet(inputs, 128, 64, answers[:]))(t)
	r := rand.New(rand.NewPCG(9, 9))
	n.Fill(r.NormFloat64)
	return n
}

// TestBatch checks that decisions get the same answers together and one by one.
func TestBatch(t *testing.T) {
	g := must.Get(rules.Open("standard"))(t)
	s := ShapeOf(g)
	n := someNet(t, s)
	var b Batch
	walk(t, 1, func(g2 *rules.Game, _ *rules.State, v *rules.View) {
		if g2.ID() == g.ID() {
			b.Add(s.Features(nil, g2, v, nil))
		}
	})
	n.Forward(&b)
	one := n.NewScratch()
	for head := range Heads {
		all := n.Answers(&b, head, 0, b.Len(), nil)
		for i := range b.Len() {
			n.See(one, b.Row(i))
			near(t, "an answer", all[i*n.Out[head].Padded:][:n.Out[head].Width], n.Answer(one, head))
		}
	}
}

func TestFile(t *testing.T) {
	open := func(id string) *Shape {
		g := must.Get(rules.Open(id))(t)
		return ShapeOf(g)
	}
	s := open("standard")
	n := must.Get(NewModel(s, [2]int{128, 64}, [2]int{64, 32}))(t)
	r := rand.New(rand.NewPCG(9, 9))
	n.Player.Fill(r.NormFloat64)
	n.Critic.Fill(r.NormFloat64)
	for _, bits := range []int{8, 16, 32} {
		var b bytes.Buffer
		must.Do(t, n.Write(&b, bits, "a test", 7, true))
		m, err := Read(b.Bytes(), s)
		if err != nil || m.Label.Deals != 7 {
			t.Fatal(m, err)
		}
		if bits == 8 {
			alike(t, m.Player.Params, n.Player.Params)
			alike(t, m.Critic.Params, n.Critic.Params)
		} else {
			near(t, "a number", m.Player.Params, n.Player.Params)
			near(t, "a number", m.Critic.Params, n.Critic.Params)
		}
		if _, err := Read(b.Bytes(), open("four")); err == nil || !strings.Contains(err.Error(), "3 hands") {
			t.Errorf("a net for three hands is taken for four: %v", err)
		}
		if _, err := Read(b.Bytes()[:b.Len()-1], s); err == nil {
			t.Error("a file cut short is read")
		}
		wide := bytes.Replace(b.Bytes(), []byte(`"player":[128,64]`), []byte(`"player":[4398046511104,32]`), 1)
		if _, err := Read(wide, s); err == nil || !strings.Contains(err.Error(), "too wide") {
			t.Errorf("a net as wide as all memory is read: %v", err)
		}
		other := bytes.Replace(b.Bytes(), []byte(m.Label.Hash), []byte("0123456789abcdef"), 1)
		if _, err := Read(other, s); err == nil || !strings.Contains(err.Error(), "architecture") {
			t.Errorf("a net of another architecture is read: %v", err)
		}
	}
}

// TestSmallFile writes grids and reads them back, whole and damaged.
func TestSmallFile(t *testing.T) {
	g := must.Get(rules.Open("duel"))(t)
	s := ShapeOf(g)
	m := must.Get(NewModel(s, [2]int{64, 32}, [2]int{64, 32}))(t)
	r := rand.New(rand.NewPCG(9, 9))
	var grids []*Grid
	parts, widths := m.Grids()
	for i, part := range parts {
		grids = append(grids, drawGrid(r, len(part)/widths[i], widths[i]))
	}
	var b bytes.Buffer
	must.Do(t, m.WriteSmall(&b, m.Label, grids))
	back := must.Get(Read(b.Bytes(), s))(t)
	parts, _ = back.Grids()
	for i, g := range grids {
		want := make([]float32, len(parts[i]))
		if g.Fill(want); !slices.Equal(want, parts[i]) {
			t.Errorf("matrix %d comes back changed", i)
		}
	}
	head := bytes.IndexByte(b.Bytes(), '\n') + 1
	flipped := bytes.Clone(b.Bytes())
	flipped[(head+len(flipped))/2] ^= 4
	for _, damaged := range [][]byte{b.Bytes()[:head], b.Bytes()[:head+3], b.Bytes()[:b.Len()-1], append(bytes.Clone(b.Bytes()), 0), flipped} {
		if _, err := Read(damaged, s); err == nil || !strings.Contains(err.Error(), "damaged") {
			t.Errorf("%d bytes of %d are read: %v", len(damaged), b.Len(), err)
		}
	}
}

func drawGrid(r *rand.Rand, rows, cols int) *Grid {
	g := NewGrid(rows, cols)
	for j := range g.Col {
		g.SetCol(j, r.Float32())
	}
	for i := range rows {
		if r.IntN(4) == 0 {
			continue
		}
		g.Row[i] = uint8(r.IntN(rowSteps))
		most := int32(1) << r.IntN(13)
		for j := range cols {
			g.Num[i*cols+j] = int16(r.Int32N(2*most+1) - most)
		}
	}
	return g
}

// FuzzSmallFile reads bytes that no encoder wrote, with a valid checksum.
func FuzzSmallFile(f *testing.F) {
	f.Add([]byte{}, uint8(1))
	f.Add([]byte("0123456789"), uint8(64))
	f.Fuzz(func(t *testing.T, data []byte, cols uint8) {
		g := NewGrid(int(cols)%7+1, int(cols)+1)
		newGridCoder(newReader(data), g.Cols).grid(g)
		e := newWriter()
		newGridCoder(e, g.Cols).grid(g)
		again := NewGrid(g.Rows, g.Cols)
		newGridCoder(newReader(e.end()), g.Cols).grid(again)
		got, want := make([]float32, len(g.Num)), make([]float32, len(g.Num))
		again.Fill(got)
		if g.Fill(want); !slices.Equal(got, want) {
			t.Errorf("%+v comes back as %+v", g, again)
		}
	})
}

// alike checks that each number is within half a step, of 127 to the largest of its block.
func alike(t *testing.T, got, want []float32) {
	t.Helper()
	for lo := 0; lo < len(want); lo += block {
		part := want[lo:min(lo+block, len(want))]
		most := float32(0)
		for _, x := range part {
			most = max(most, x, -x)
		}
		for i, x := range part {
			if d := got[lo+i] - x; max(d, -d) > most/127*0.51 {
				t.Fatalf("number %d is %v, not %v", lo+i, got[lo+i], x)
			}
		}
	}
}

func TestHalf(t *testing.T) {
	for h := range uint16(0x7C00) {
		if got := half(whole(h)); got != h {
			t.Fatalf("%#x comes back as %#x", h, got)
		}
	}
	r := rand.New(rand.NewPCG(1, 1))
	for range 10_000 {
		x := float32(r.NormFloat64())
		if y := whole(half(x)); math.Abs(float64(x-y)) > math.Abs(float64(x))/2048+3e-8 {
			t.Fatalf("%v becomes %v", x, y)
		}
	}
}

func TestExp(t *testing.T) {
	for x := float32(-80); x < 80; x += 0.0137 {
		if want := math.Exp(float64(x)); math.Abs(float64(exp(x))/want-1) > 1e-5 {
			t.Fatalf("exp(%v) is %v, not %v", x, exp(x), want)
		}
	}
}

// TestHandInView checks that features show every card of the player's own hand in every situation,
// even before the trump is named.
func TestHandInView(t *testing.T) {
	unnamed := 0
	walk(t, 5, func(g *rules.Game, s *rules.State, v *rules.View) {
		shape := ShapeOf(g)
		var shown cards.Set
		for _, f := range shape.Features(nil, g, v, nil) {
			for _, block := range []int{shape.before, shape.after} {
				if n := int(f) - block; n >= 0 && n < trumpKinds*shape.size {
					shown |= shape.card[n%shape.size].Set()
				}
			}
		}
		if shown != v.Hand[v.Seat] {
			t.Fatalf("%s: with trump %v, features show %v of %v", g.ID(), v.Trump, shown, v.Hand[v.Seat])
		}
		if v.Trump == rules.Unnamed {
			unnamed++
		}
	})
	if unnamed == 0 {
		t.Error("the trump was never unnamed")
	}
}

// TestNumbered checks that a table with announced bids has its own shape, which distinguishes its
// offers.
func TestNumbered(t *testing.T) {
	v := must.Get(rules.Named("standard"))(t)
	v.Offers.Announce = rules.WithBoth
	g := must.Get(rules.New(v))(t)
	s := ShapeOf(g)
	if plain, _ := rules.Open("standard"); ShapeOf(plain).Key() == s.Key() {
		t.Error("the shape is that without numbers")
	}
	if s.OfferAt(cards.Card(rules.Declare.With(2))) == s.OfferAt(cards.Card(rules.Declare.With(3))) {
		t.Error("declare 2 and declare 3 have the same answer")
	}
}
