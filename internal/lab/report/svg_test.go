package report

import (
	"bytes"
	"encoding/json"
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

	"ninetynine/internal/lab"
	"ninetynine/internal/test/must"
)

var update = flag.Bool("update", false, "write the golden files anew")

// drawn compares a picture with its golden file, and checks that it is valid XML.
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
		must.Do(t, os.WriteFile(file, svg, 0o666))
	}
	want := must.Get(os.ReadFile(file))(t)
	if !bytes.Equal(svg, want) {
		t.Errorf("%s differs; look at it, and if it is right run the test with -update", name)
	}
}

func read(t *testing.T, name string, to any) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name))
	if err == nil {
		err = json.Unmarshal(text, to)
	}
	must.Do(t, err)
}

func madeUp(mean, sd float64, units int64) lab.Margin {
	half := 1.96 * sd / math.Sqrt(float64(units))
	return lab.Margin{Mean: lab.Mean{Mean: mean, Low: mean - half, High: mean + half}, SD: sd}
}

// TestPictures draws difficult cases: long names, names with XML in them, leads of many sizes, none
// at all, empty bins and a single forecast.
func TestPictures(t *testing.T) {
	var panels []lab.Panel
	read(t, "panels.json", &panels)
	drawn(t, "heat.svg", Heat(panels))

	var rows []lab.Verdict
	for i, x := range []float64{9.4, 4.1, 0.02, -1.7, -12} {
		v := lab.Verdict{Variant: "standard", Play: "expert", Against: panels[0].Players[i], Seed: "a & b", Units: 20_000 >> i, Margin: madeUp(x, 9.2, 20_000>>i)}
		switch {
		case v.Margin.Low > 0:
			v.Outcome = lab.Ahead
		case v.Margin.High < 0:
			v.Outcome = lab.Behind
		}
		v.Tables = []lab.Table{{Kind: "one", Margin: madeUp(x+0.4, 11, v.Units)}, {Kind: "rest", Margin: madeUp(x-0.4, 12, v.Units)}}
		rows = append(rows, v)
	}
	drawn(t, "forest.svg", Forest(rows))
	drawn(t, "forest-one.svg", Forest([]lab.Verdict{{Variant: "duel", Play: "greedy", Against: "greedy", Seed: "1", Games: true, Units: 2, Tables: make([]lab.Table, 1)}}))

	var c lab.Calibration
	read(t, "calibration.json", &c)
	drawn(t, "calibrate.svg", Diagram([]lab.Calibration{c}))
	other := lab.Calibration{Variant: "duel", Moments: c.Moments[2:3]}
	drawn(t, "calibrate-all.svg", Diagram([]lab.Calibration{c, other, {Variant: "none"}}))
}

// TestTicks checks that marks are round, few and in range.
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

func TestLabel(t *testing.T) {
	if s := label("greedy"); s != "greedy" {
		t.Error(s)
	}
	if s := label(strings.Repeat("ä", 50) + "end"); len([]rune(s)) != 34 || !strings.HasSuffix(s, "äend") || !strings.Contains(s, "ä…ä") {
		t.Error(s)
	}
}
