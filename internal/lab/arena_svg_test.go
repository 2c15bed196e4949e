package lab

import (
	"bytes"
	"encoding/xml"
	"errors"
	"flag"
	"io"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "write the golden files anew")

// drawn compares a picture with its golden file, and holds it to be XML.
func drawn(t *testing.T, name string, svg []byte) {
	t.Helper()
	for d := xml.NewDecoder(bytes.NewReader(svg)); ; {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
	}
	if bytes.Contains(svg, []byte("NaN")) || bytes.Contains(svg, []byte("Inf")) {
		t.Errorf("%s: places that are no numbers", name)
	}
	file := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(file, svg, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(svg, want) {
		t.Errorf("%s differs; look at it, and if it is right run the test with -update", name)
	}
}

func madeUp(mean, sd float64, units int64) Lead {
	half := 1.96 * sd / math.Sqrt(float64(units))
	always := sd * alwaysHalf(float64(units))
	return Lead{Mean{mean, mean - half, mean + half}, sd, &Interval{mean - always, mean + always}}
}

// TestPictures draws what is hard to draw: long names, names with XML in
// them, leads of many sizes, and none at all.
func TestPictures(t *testing.T) {
	long := "exec:python3 /somewhere/far/away/in/a/deep/folder/mybot.py --level=<9>&more"
	names := []string{"greedy", "expert", "pimc", "net", long, "random"}
	leads := [][]float64{
		{0, -9.4, -4.1, -7.9, 3.2, 31.2},
		{7.1, 0, 4.4, 1.52, 9.7, 38.9},
		{3.3, -5.2, 0, -2.61, 5.5, 34.4},
		{6.2, -1.4, 3.1, 0, 8.1, 36.5},
		{-2.9, -11.2, -6.6, -9.1, 0, 22.8},
		{-28.4, -33.1, -30.7, -32.2, -19.9, 0},
	}
	p := Panel{Variant: "standard", Seed: "a & b", Players: names, Sequential: true}
	for i, row := range leads {
		p.Payoff = append(p.Payoff, make([]*Lead, len(row)))
		for j, x := range row {
			if l := madeUp(x, 9.2, 20_000); i != j {
				p.Payoff[i][j] = &l
			}
		}
	}
	p.rank()
	cut := Panel{Variant: "duel", Seed: "a & b", Games: true, Players: names[:3], Payoff: [][]*Lead{make([]*Lead, 3), make([]*Lead, 3), make([]*Lead, 3)}}
	l := madeUp(0.213, 0.5, 400)
	turned := l.turned()
	cut.Payoff[0][1], cut.Payoff[1][0] = &turned, &l
	cut.rank()
	drawn(t, "heat.svg", Heat([]Panel{p, cut}))

	var rows []Verdict
	for i, x := range []float64{9.4, 4.1, 0.02, -1.7, -12} {
		v := Verdict{Variant: "standard", Play: "expert", Against: names[i], Seed: "a & b", Units: 20_000 >> i, Lead: madeUp(x, 9.2, 20_000>>i)}
		v.Outcome = outcomeOf(v.Lead.Low, v.Lead.High)
		v.Tables = []Table{{Kind: "one", Lead: madeUp(x+0.4, 11, v.Units)}, {Kind: "rest", Lead: madeUp(x-0.4, 12, v.Units)}}
		rows = append(rows, v)
	}
	drawn(t, "forest.svg", Forest(rows))
	drawn(t, "forest-one.svg", Forest([]Verdict{{Variant: "duel", Play: "greedy", Against: "greedy", Seed: "1", Games: true, Units: 2, Tables: make([]Table, 1)}}))
}

// TestTicks holds marks to be round, few and within.
func TestTicks(t *testing.T) {
	for _, c := range []struct {
		low, high float64
		want      []float64
		decimals  int
	}{
		{-1, 70, []float64{0, 20, 40, 60}, 0},
		{-0.3, 0.31, []float64{-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3}, 1},
		{3.4, 3.46, []float64{3.4, 3.41, 3.42, 3.43, 3.44, 3.45, 3.46}, 2},
		{-1200, 4100, []float64{-1000, 0, 1000, 2000, 3000, 4000}, 0},
	} {
		at, decimals := ticks(c.low, c.high)
		for i := range at {
			at[i] = math.Round(at[i]*1000) / 1000
		}
		if !reflect.DeepEqual(at, c.want) || decimals != c.decimals {
			t.Errorf("ticks(%v, %v) = %v, %d; want %v, %d", c.low, c.high, at, decimals, c.want, c.decimals)
		}
	}
}

// TestLabel holds a long name to be shortened in its middle.
func TestLabel(t *testing.T) {
	if s := label("greedy"); s != "greedy" {
		t.Error(s)
	}
	if s := label(strings.Repeat("ä", 50) + "end"); len([]rune(s)) != labelRunes || !strings.HasSuffix(s, "äend") || !strings.Contains(s, "ä…ä") {
		t.Error(s)
	}
}
