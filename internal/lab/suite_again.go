package lab

import (
	"context"
	"fmt"
	"math"
	"slices"
	"time"
)

// Again plays units of a result again, the first ones of each contest (0: all), and names those that differ, also
// with an error. It is an error if the figures of the result are not those of its units.
func (r SuiteRun) Again(ctx context.Context, x *SuiteResult) (differ []string, _ error) {
	all, err := x.check(r.Suite)
	if err != nil {
		return nil, err
	}
	if r.Limits.Act, err = time.ParseDuration(x.ActTime); err != nil {
		return nil, fmt.Errorf("its actTime: %w", err)
	}
	r.Once, r.Limits.Nodes = x.Once, x.Nodes
	units := r.Units
	for i := range x.Contests {
		old := &x.Contests[i]
		if r.Units = len(old.Margins); units > 0 {
			r.Units = min(units, r.Units)
		}
		now, err := r.contest(ctx, x.Player, all[i])
		for unit := range now.Margins {
			if d := now.differs(old, unit); d != "" {
				differ = append(differ, fmt.Sprintf("%s, unit %d: %s", all[i], unit, d))
			}
		}
		if err != nil {
			return differ, err
		}
		if now.Per != old.Per || now.Parts != old.Parts {
			return differ, fmt.Errorf("%s: per is %d and parts is %d, not %d and %d", all[i], now.Per, now.Parts, old.Per, old.Parts)
		}
	}
	return differ, nil
}

// differs says how a unit differs from that of a file; "": not at all.
func (x *SuiteContest) differs(old *SuiteContest, unit int) (said string) {
	if now, was := x.Margins[unit], old.Margins[unit]; now != was {
		said = fmt.Sprintf("margin %d, and %d in the file", now, was)
	}
	if x.Luck != nil && x.Luck[unit] != old.Luck[unit] {
		if said != "" {
			said += "; "
		}
		said += fmt.Sprintf("luck %d, and %d in the file", x.Luck[unit], old.Luck[unit])
	}
	return said
}

// check returns the contests of a result from a file. It is an error if they are not those that the suite has against
// these panelists, the first ones after an interrupt, or if a figure does not follow from the units.
func (x *SuiteResult) check(s *Suite) ([]pairing, error) {
	if x.SHA256 != s.sum {
		return nil, fmt.Errorf("the result is of a suite %s with the hash %.16s, and this program has %.16s: use a build that has that one", x.Suite, x.SHA256, s.sum)
	}
	if x.Units < 2 || x.Units > s.Units || len(x.Contests) == 0 {
		return nil, fmt.Errorf("the result has %d contests of %d units, and the suite has 2 to %d units", len(x.Contests), x.Units, s.Units)
	}
	var panel []string
	for i := range x.Contests {
		panel = append(panel, x.Contests[i].Against)
	}
	all := s.pairings(panel)
	for i := range x.Contests {
		c := &x.Contests[i]
		if i >= len(all) || c.Track != all[i].track.ID || c.Against != all[i].against.ID || c.Table != all[i].table.kind() {
			return nil, fmt.Errorf("contest %d, %s against %s, %s, is not of the suite, or not in its place", i+1, c.Track, c.Against, c.Table)
		}
		if n := len(c.Margins); n < 2 || n > x.Units || n < x.Units && i < len(x.Contests)-1 {
			return nil, fmt.Errorf("%s: it has %d units, not %d", all[i], n, x.Units)
		}
		if lucky := all[i].against.standIn(all[i].track, x.Once) != ""; lucky != (c.Luck != nil) || lucky && len(c.Luck) != len(c.Margins) {
			return nil, fmt.Errorf("%s: the luck of %d units does not belong to %d units", all[i], len(c.Luck), len(c.Margins))
		}
	}
	return all, x.checkSums(s)
}

// checkSums returns an error if a figure does not follow from the units.
func (x *SuiteResult) checkSums(s *Suite) error {
	now := *x
	now.Contests = slices.Clone(x.Contests)
	now.sumUp(s)
	if now.Digest != x.Digest {
		return fmt.Errorf("its digest is %.16s, and that of its units is %.16s: the file was changed", x.Digest, now.Digest)
	}
	for i := range now.Contests {
		if c := &x.Contests[i]; !slices.EqualFunc(c.figures(), now.Contests[i].figures(), near) {
			return fmt.Errorf("%s against %s, %s: its figures do not follow from its units: the file was changed", c.Track, c.Against, c.Table)
		}
	}
	if !slices.EqualFunc(x.Overall, now.Overall, sameOverall) {
		return fmt.Errorf("its overall figures do not follow from its units: the file was changed")
	}
	return nil
}

// figures returns what follows from the units.
func (x *SuiteContest) figures() []float64 {
	all := []float64{x.Margin.Mean, x.Margin.Low, x.Margin.High, x.Left}
	if a := x.Adjusted; a != nil {
		all = append(all, a.Mean, a.Low, a.High)
	}
	return all
}

func sameOverall(a, b Overall) bool {
	return a.Track == b.Track && a.By == b.By && sameMean(a.Mean, b.Mean) && sameMean(a.Worst, b.Worst)
}

func sameMean(a, b Mean) bool {
	return near(a.Mean, b.Mean) && near(a.Low, b.Low) && near(a.High, b.High)
}

// near allows for a last bit that is another on another kind of processor.
func near(a, b float64) bool { return math.Abs(a-b) <= 1e-9*max(1, math.Abs(a)) }
