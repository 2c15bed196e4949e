// Package ratings is a laboratory for package rating, for tests and docs/ratings.md alone.
package ratings

import (
	"math/rand/v2"
	"testing"

	"ninetynine/internal/learn/rating"
)

// invented returns a bank in which a level leads the next weaker one by ten points a deal.
func invented(t *testing.T, hands int) bank {
	t.Helper()
	b, r := bank{}, rand.New(rand.NewPCG(3, 4))
	for _, names := range lineups(hands) {
		for range 50 {
			row := make([]int32, hands)
			for i, name := range names {
				for k, l := range levels {
					if l == name {
						row[i] = int32([]int{0, 4, 5, 9}[k] + int(15*r.NormFloat64()))
					}
				}
			}
			b[key(names)] = append(b[key(names)], row)
		}
	}
	return b
}

func TestLineups(t *testing.T) {
	if n := len(lineups(3)); n != 20 {
		t.Errorf("%d line-ups of three among four levels, not 20", n)
	}
}

// TestModels: on people who differ, the model foretells better than pairwise Elo, and Elo better than nothing.
func TestModels(t *testing.T) {
	s := &study{class: "3", bank: invented(t, 3), alone: 0.2}
	s.at = anchors(s.bank)
	if !(s.at["beginner"] < s.at["casual"] && s.at["casual"] < s.at["club"] && s.at["club"] < s.at["strong"]) {
		t.Fatalf("levels in disorder: %v", s.at)
	}
	worlds := s.pasts(0, 2)
	model, _ := average(losses(model("3", rating.Fitted("3")), worlds))
	pairs, _ := average(losses(&elo{24, 1450, "3"}, worlds))
	none, _ := average(losses(constant{}, worlds))
	if !(model < pairs && pairs < none) {
		t.Errorf("losses: %v, Elo %v, constant %v", model, pairs, none)
	}
}

// TestCheats: each rule leaves a cheat with less than it has without.
func TestCheats(t *testing.T) {
	s := &study{class: "3", bank: invented(t, 3), settled: 200}
	for _, c := range cheats() {
		without, _, _ := s.run(&c, 9, false, true)
		with, _, _ := s.run(&c, 9, true, true)
		if with >= without && c.off != nil && c.name != "loses on purpose, then plays" {
			t.Errorf("%s: %v with the rule, %v without", c.name, with, without)
		}
	}
}
