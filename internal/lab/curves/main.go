// Curves makes curves.json, which corrects the chances that players state, from the results of
// "ninetynine calibrate --json". It reads lists of calibrations from standard input: of players with the
// option raw=1 among their like, or of net alone among players of a level. With -deals it calibrates net among
// the players of every level itself, in minutes. Curves of other variants and players stay as they are:
//
//	cat net.json expert.json study.json | go run ./internal/lab/curves internal/think/trained/curves.json
//	go run ./internal/lab/curves -deals 5000 -seed fit internal/think/trained/curves.json
package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"math"
	"os"
	"slices"
	"strings"

	"ninetynine/internal/lab"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/nn"
	"ninetynine/internal/think/search"
	"ninetynine/rules"
)

// enough is how many forecasts a point of a curve needs.
const enough = 250

func main() {
	deals := flag.Int("deals", 0, "calibrate net in so many deals among the players of every level, instead of reading standard input")
	seed := flag.String("seed", "curves", "of these deals")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "usage: curves [-deals N] [-seed TEXT] FILE")
		os.Exit(2)
	}
	read := func(all map[string]*nn.Curves) error { return read(all, os.Stdin) }
	if *deals > 0 {
		read = func(all map[string]*nn.Curves) error { return measure(context.Background(), all, *deals, *seed) }
	}
	if err := update(flag.Arg(0), read); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// update changes the curves in a file.
func update(file string, change func(all map[string]*nn.Curves) error) error {
	text, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	all := map[string]*nn.Curves{}
	if err := json.Unmarshal(text, &all); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	if err := change(all); err != nil {
		return err
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

// read corrects the curves by the calibrations that it reads.
func read(all map[string]*nn.Curves, in io.Reader) error {
	for d := json.NewDecoder(in); ; {
		var measured struct{ Results []lab.Calibration }
		if err := d.Decode(&measured); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return fmt.Errorf("standard input is not what calibrate --json prints: %w", err)
		}
		for i := range measured.Results {
			if err := correct(all, &measured.Results[i]); err != nil {
				return err
			}
		}
	}
}

func correct(all map[string]*nn.Curves, c *lab.Calibration) error {
	if c.Against != c.Player {
		return correctAmong(all, c)
	}
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

// correctAmong sets the ease of contracts among players of a level, from what the net stated alone among
// them, corrected for tables of nets.
func correctAmong(all map[string]*nn.Curves, c *lab.Calibration) error {
	if !strings.HasPrefix(c.Player, "net") || strings.Contains(c.Player, "raw=1") || strings.Contains(c.Player, "others=") {
		return fmt.Errorf("%s among %s: calibrate net, without raw=1 and others=", c.Player, c.Against)
	}
	level := c.Against
	if _, edition := search.ParseVersioned(level); edition == 0 || !strings.Contains(level, " ") {
		p, err := bot.ParsePlayer(level)
		if err != nil {
			return err
		}
		level = p.Level
	}
	if all[c.Variant] == nil {
		all[c.Variant] = new(nn.Curves)
	}
	for _, x := range []struct {
		into *map[string]nn.Ease
		of   func(m *lab.Moment) []lab.Bin
	}{
		{&all[c.Variant].Among, func(m *lab.Moment) []lab.Bin { return m.Own.Bins }},
		{&all[c.Variant].Others, func(m *lab.Moment) []lab.Bin { return binsOf(m, false) }},
		{&all[c.Variant].Dummy, func(m *lab.Moment) []lab.Bin { return binsOf(m, true) }},
	} {
		ease := easesOf(c, x.of)
		if ease == nil {
			continue
		}
		if *x.into == nil {
			*x.into = map[string]nn.Ease{}
		}
		(*x.into)[level] = ease
	}
	return nil
}

// binsOf returns the forecasts of the other players' contracts, or of the dummy's.
func binsOf(m *lab.Moment, dummy bool) (bins []lab.Bin) {
	for i := range m.Others {
		if (m.Others[i].Of == "dummy") == dummy {
			bins = append(bins, m.Others[i].Bins...)
		}
	}
	return bins
}

// easesOf returns the ease at each moment; nil if there are no forecasts.
func easesOf(c *lab.Calibration, of func(m *lab.Moment) []lab.Bin) nn.Ease {
	ease, any := make(nn.Ease, 3, 3+rules.MaxTricks), false
	for i := range c.Moments {
		m, trick := &c.Moments[i], 0
		at := slices.Index([]string{"laying", "bid", "premium"}, m.Moment)
		if n, _ := fmt.Sscanf(m.Moment, "trick %d", &trick); n == 1 {
			at = 2 + trick
			ease = append(ease, make(nn.Ease, max(0, at+1-len(ease)))...)
		}
		bins, n := of(m), int64(0)
		for _, b := range bins {
			n += b.Made.Of
		}
		if at >= 0 && n >= enough {
			ease[at], any = thousandths(easeOf(bins)), true
		}
	}
	if !any {
		return nil
	}
	return ease
}

// easeOf returns what to add to the logits of the stated chances so that, on average, they are right.
func easeOf(bins []lab.Bin) (ease float64) {
	for range 20 { // of Newton's steps
		off, slope := 0.0, 0.0
		for _, b := range bins {
			if x := b.Predicted; b.Made.Of > 0 && x > 0 && x < 1 {
				p := 1 / (1 + math.Exp(-math.Log(x/(1-x))-ease))
				off += float64(b.Made.Count) - p*float64(b.Made.Of)
				slope += p * (1 - p) * float64(b.Made.Of)
			}
		}
		if slope == 0 {
			return ease
		}
		ease += off / slope
	}
	return ease
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
