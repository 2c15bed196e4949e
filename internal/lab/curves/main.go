// Curves makes curves.json, which corrects the chances that players state, from the results of
// "ninetynine calibrate --json". It reads lists of calibrations, of players with the option raw=1,
// from standard input. Curves of other variants and players stay as they are:
//
//	cat net.json expert.json study.json | go run ./internal/lab/curves internal/lab/curves.json
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"math"
	"os"
	"slices"
	"strings"

	"ninetynine/internal/lab"
	"ninetynine/internal/think/nn"
)

// enough is how many forecasts a point of a curve needs.
const enough = 250

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: curves FILE")
		os.Exit(2)
	}
	if err := update(os.Args[1], os.Stdin); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func update(file string, in io.Reader) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	all := map[string]*nn.Curves{}
	if err := json.Unmarshal(text, &all); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	for d := json.NewDecoder(in); ; {
		var measured []lab.Calibration
		if err := d.Decode(&measured); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			return fmt.Errorf("standard input is no list of calibrations: %w", err)
		}
		for i := range measured {
			if err := correct(all, &measured[i]); err != nil {
				return err
			}
		}
	}
	lines := make([]string, 0, len(all))
	for _, id := range slices.Sorted(maps.Keys(all)) {
		line, err := json.Marshal(all[id])
		if err != nil {
			return err
		}
		lines = append(lines, fmt.Sprintf("%q: %s", id, line))
	}
	return os.WriteFile(file, []byte("{\n"+strings.Join(lines, ",\n")+"\n}\n"), 0o644)
}

func correct(all map[string]*nn.Curves, c *lab.Calibration) error {
	if !strings.Contains(c.Player, "raw=1") {
		return fmt.Errorf("%s of %s was corrected already: calibrate it with raw=1", c.Player, c.Variant)
	}
	if all[c.Variant] == nil {
		all[c.Variant] = new(nn.Curves)
	}
	found := map[string]nn.Curve{}
	for i := range c.Moments {
		found[c.Moments[i].Moment] = curve(c.Moments[i].Own.Bins)
	}
	m := nn.Moments{Lay: found["laying"], Offer: found["bid"], Open: found["premium"]}
	if m.Open == nil { // no offers follow
		m.Offer, m.Open = nil, m.Offer
	}
	switch {
	case strings.Contains(c.Player, "study="):
		all[c.Variant].Study = nn.Moments{Lay: m.Lay}
	case strings.HasPrefix(c.Player, "net"):
		all[c.Variant].Net = m
	default:
		all[c.Variant].Expert = m
	}
	return nil
}

// curve returns the curve from the mean chance of each bin to its share made. Neighbouring bins are
// joined while they are too small, or while their shares decrease.
func curve(bins []lab.Bin) nn.Curve {
	type group struct{ stated, made, of float64 }
	var groups []group
	for _, b := range bins {
		n := float64(b.Made.Of)
		if n == 0 {
			continue
		}
		groups = append(groups, group{b.Predicted * n, float64(b.Made.Count), n})
		for last := len(groups) - 1; last > 0; last-- {
			a, b := &groups[last-1], groups[last]
			if a.of >= enough && b.of >= enough && a.made*b.of < b.made*a.of {
				break
			}
			*a = group{a.stated + b.stated, a.made + b.made, a.of + b.of}
			groups = groups[:last]
		}
	}
	var c nn.Curve
	for _, g := range groups {
		c = append(c, [2]float64{thousandths(g.stated / g.of), thousandths(g.made / g.of)})
	}
	return c
}

func thousandths(x float64) float64 { return math.Round(1000*x) / 1000 }
