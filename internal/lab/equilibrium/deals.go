package equilibrium

import (
	"embed"
	"encoding/json"
	"fmt"
	"math"
	"path"
	"slices"
	"strings"

	"ninetynine/cards"
	"ninetynine/record"
	"ninetynine/rules"
)

// Check returns an error if deals of the game cannot be solved: they must differ in nothing but the
// cards of the hands.
func Check(g *rules.Game) error {
	v := g.Variant()
	switch {
	case v.Dummy:
		return &rules.FieldError{Field: "dummy", Why: "only hands with players of their own can be solved"}
	case v.Trump.By == rules.ByTurnup:
		return &rules.FieldError{Field: "trump.by", Why: "a trump that is turned up cannot be solved: name one in trump.first, and in trump.after"}
	case v.Score.Vulnerable > 0:
		return &rules.FieldError{Field: "score.vulnerable", Why: "a deal by itself knows no totals: set it to 0"}
	}
	return nil
}

// Count returns the number of possible deals of the game.
func Count(g *rules.Game) float64 {
	v := g.Variant()
	n, left := 1.0, g.Pack().Len()
	for range v.Seats {
		for k := range v.Hand {
			n *= float64(left-k) / float64(k+1)
		}
		left -= v.Hand
	}
	return math.Round(n)
}

// first is the common part of all deals: seat 0 deals, at the first trump.
func first(g *rules.Game) rules.Deal {
	return rules.Deal{Joker: rules.Nobody, Trump: g.FirstTrump()}
}

// All returns every deal of the game in which seat 0 deals, at its first trump. It is an error if
// there are more than most, or if the game cannot be solved.
func All(g *rules.Game, most int) ([]rules.Deal, error) {
	if err := Check(g); err != nil {
		return nil, err
	}
	if n := Count(g); n > float64(most) {
		return nil, fmt.Errorf("there are %.0f deals, more than %d", n, most)
	}
	var all []rules.Deal
	d := first(g)
	var hand func(seat int, left cards.Set)
	hand = func(seat int, left cards.Set) {
		if seat == g.Seats()-1 {
			d.Hands[seat] = left
			all = append(all, d)
			return
		}
		subsets(left, g.Hand(), 0, func(h cards.Set) {
			d.Hands[seat] = h
			hand(seat+1, left&^h)
		})
	}
	hand(0, g.Pack())
	return all, nil
}

func subsets(from cards.Set, n int, taken cards.Set, yield func(cards.Set)) {
	if n == 0 {
		yield(taken)
		return
	}
	for ; from.Len() >= n; from &= from - 1 {
		subsets(from&(from-1), n-1, taken|from.First().Set(), yield)
	}
}

// Apart reports whether every deal of the game is a separate game, as with two hands, where each
// player knows the other's cards. Drawn deals are then a sample of all; otherwise they form a
// different game, in which no other deals occur.
func Apart(g *rules.Game) bool { return g.Seats() == 2 }

// Draw returns n deals of the game as the seed deals them, independently: a deal
// may come twice.
func Draw(g *rules.Game, n int, seed cards.Seed) ([]rules.Deal, error) {
	if err := Check(g); err != nil {
		return nil, err
	}
	ds := make([]rules.Deal, n)
	for i := range ds {
		ds[i] = first(g)
		ds[i].Hands = g.Deal(&seed, uint64(i)).Hands
	}
	return ds, nil
}

// Split groups the deals so that every seat knows from the beginning which group its deal belongs
// to. Each group is a separate game: choices in one say nothing about another. With two hands, each
// player knows the other's cards, and every deal is a group.
func Split(g *rules.Game, deals []rules.Deal) [][]rules.Deal {
	up := make([]int, len(deals)) // towards the first deal of the group
	root := func(i int) int {
		for up[i] != i {
			up[i] = up[up[i]]
			i = up[i]
		}
		return i
	}
	seen := map[rules.View]int{}
	for i := range deals {
		up[i] = i
		s := g.Start(&deals[i])
		for seat := range g.Live().All() {
			var v rules.View
			g.View(&s, seat, &v)
			j, ok := seen[v]
			if !ok {
				seen[v] = i
				continue
			}
			a, b := root(i), root(j)
			up[max(a, b)] = min(a, b)
		}
	}
	var groups [][]rules.Deal
	at := map[int]int{}
	for i := range deals {
		r := root(i)
		k, ok := at[r]
		if !ok {
			k = len(groups)
			at[r] = k
			groups = append(groups, nil)
		}
		groups[k] = append(groups[k], deals[i])
	}
	return groups
}

// packs are the house variants built into the program to be solved.
//
//go:embed packs
var packs embed.FS

// DefaultPack is the pack solved by default.
const DefaultPack = "two"

// Packs returns the names of the small packs built into the program.
func Packs() []string {
	entries, err := packs.ReadDir("packs")
	if err != nil {
		return nil
	}
	var names []string
	for _, e := range entries {
		names = append(names, strings.TrimSuffix(e.Name(), ".json"))
	}
	slices.Sort(names)
	return names
}

// Pack returns the small pack of the name and its changes to a published variant, as
// [record.ParseVariant] reads them.
func Pack(name string) (rules.Variant, json.RawMessage, error) {
	if !slices.Contains(Packs(), name) {
		return rules.Variant{}, nil, fmt.Errorf("no small pack is called %q; there are %s", name, strings.Join(Packs(), ", "))
	}
	text, err := packs.ReadFile(path.Join("packs", name+".json"))
	if err != nil {
		return rules.Variant{}, nil, err
	}
	v, changes, err := record.ParseVariant(text)
	if err != nil {
		return rules.Variant{}, nil, fmt.Errorf("pack %s: %w", name, err)
	}
	return v, changes, nil
}
