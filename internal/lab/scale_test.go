package lab

import (
	"context"
	"flag"
	"fmt"
	"math"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/match"
	"ninetynine/rules"
)

var scale = struct {
	units                                             *int
	players, among, variants, seed, even, ends, place *string
}{
	units:    flag.Int("scale", 0, "units in which to measure players, each alone"),
	players:  flag.String("scaled", "passing/random,beginner,casual,club", "the players, separated by commas; passing/NAME and revealing/NAME always do that"),
	among:    flag.String("among", "greedy", "the player in all other seats"),
	variants: flag.String("variants", "standard", "the variants"),
	seed:     flag.String("seed", "scale", "decides the cards"),
	even:     flag.String("even", "", "levels whose remaining errors to find"),
	ends:     flag.String("ends", "", "with -even, points of passing/random and of expert in each of the variants: -12.1/8.4,..."),
	place:    flag.String("places", "", "with -even, the levels' places between the ends"),
}

// alone returns the verdict on a player alone among others.
func alone(t *testing.T, id, name, among, seed string, units int) Verdict {
	return arena(t, Contest{Game: open(t, id), Play: name, Against: among, Seed: seed, Units: units, Tables: One, Workers: 2, Bots: Bots{Open: openFixed}})
}

// A fixed player always makes the offer, where it may.
type fixed struct {
	bot.Bot
	level rules.Offer
}

func (f *fixed) Choose(ctx context.Context, v *match.View) (rules.Action, error) {
	if v.Phase == rules.Offering {
		for a := range v.Options.All() {
			if a.Offer().Level() == f.level {
				return a, nil
			}
		}
	}
	return f.Bot.Choose(ctx, v)
}

func openFixed(name string) (bot.Bot, error) {
	for prefix, level := range map[string]rules.Offer{"passing/": rules.Pass, "revealing/": rules.Reveal} {
		if of, ok := strings.CutPrefix(name, prefix); ok {
			b, err := bot.New(of)
			return &fixed{b, level}, err
		}
	}
	return bot.New(name)
}

// TestOpenHandsArePunished: to reveal every hand gains nothing over passing against weak levels, as it did
// against edition 4.
func TestOpenHandsArePunished(t *testing.T) {
	for among, gains := range map[string]bool{"beginner 4": true, "beginner": false, "casual": false} {
		pass := alone(t, "standard", "passing/net:points=1", among, "open hands", 100).Margin.Mean.Mean
		reveal := alone(t, "standard", "revealing/net:points=1", among, "open hands", 100).Margin.Mean.Mean
		if reveal > pass != gains {
			t.Errorf("among %s, %.1f by passing and %.1f by revealing", among, pass, reveal)
		}
	}
}

// TestScale measures players, each alone among others: docs/bots.md shows how.
func TestScale(t *testing.T) {
	if *scale.units == 0 || *scale.even != "" {
		t.Skip("takes minutes: -scale")
	}
	fmt.Println("variant,player,among,units,points,±,made,declared,revealed")
	for id := range strings.SplitSeq(*scale.variants, ",") {
		for name := range strings.SplitSeq(*scale.players, ",") {
			v := alone(t, id, name, *scale.among, *scale.seed, *scale.units)
			p := &v.Tables[0].Play
			share := func(x Premium) float64 { return float64(x.Offered) / float64(p.Made.Of) }
			fmt.Printf("%s,%s,%s,%d,%.2f,%.2f,%.3f,%.3f,%.3f\n", id, name, *scale.among, *scale.units, v.Margin.Mean.Mean, (v.Margin.High-v.Margin.Low)/2, p.Made.Share, share(p.Declare), share(p.Reveal))
		}
	}
}

// TestEven finds how much of a level's errors has to remain in a variant, so that it has its place there.
func TestEven(t *testing.T) {
	if *scale.even == "" {
		t.Skip("takes minutes: -even")
	}
	list := func(s string) []string { return strings.Split(s, ",") }
	variants, ends, levels, places := list(*scale.variants), list(*scale.ends), list(*scale.even), list(*scale.place)
	if len(ends) != len(variants) || len(places) != len(levels) || *scale.ends == "" || *scale.place == "" || *scale.units == 0 {
		t.Fatalf("with -even, give -scale, the ends of each variant (-ends -12.1/8.4,...) and the place of each level (-places .55,...): there are %d variants and %q, %d levels and %q", len(variants), *scale.ends, len(levels), *scale.place)
	}
	for k, id := range variants {
		var low, high float64
		must.Get(fmt.Sscanf(ends[k], "%f/%f", &low, &high))(t)
		for i, level := range levels {
			var place float64
			must.Get(fmt.Sscan(places[i], &place))(t)
			want := low + place*(high-low)
			points := func(rest float64) float64 {
				return alone(t, id, fmt.Sprintf("%s:points=1+rest=%.3g", level, rest), *scale.among, *scale.seed, *scale.units).Margin.Mean.Mean
			}
			least, most := math.Log(0.02), math.Log(5)
			for range 7 {
				if middle := (least + most) / 2; points(math.Exp(middle)) > want {
					least = middle
				} else {
					most = middle
				}
			}
			rest := math.Exp((least + most) / 2)
			fmt.Printf("%s,%s,%.3g,%.2f,%.2f\n", id, level, rest, want, points(rest))
		}
	}
}
