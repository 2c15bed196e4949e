package ratings

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/learn/rating"
	"ninetynine/internal/think/bot"
	"ninetynine/match"
	"ninetynine/rules"
)

// A bank has deals that levels played, from the start of a match: the points of each, by the sorted names of
// its players. Simulated people draw from it, which makes their matches cheap.
type bank map[string][][]int32

// levels are what simulated people are mixed of, from the weakest.
var levels = []string{"beginner", "casual", "club", "strong"}

func key(names []string) string { return strings.Join(names, ",") }

// lineups returns what the bank of a class holds: every choice of levels, sorted.
func lineups(hands int) (all [][]string) {
	var add func(from int, so []string)
	add = func(from int, so []string) {
		if len(so) == hands {
			all = append(all, slices.Clone(so))
			return
		}
		for i := from; i < len(levels); i++ {
			add(i, append(so, levels[i]))
		}
	}
	add(0, nil)
	return all
}

// play adds deals of the line-up, in random seats.
func (b bank) play(ctx context.Context, g *rules.Game, names []string, deals int) error {
	id := key(names)
	random := rand.New(rand.NewPCG(uint64(len(id)), uint64(deals)))
	seed := cards.SeedOf("ratings " + g.ID() + " " + id)
	bots := make([]bot.Bot, len(names))
	for i, name := range names {
		var err error
		if bots[i], err = bot.New(name); err != nil {
			return err
		}
		defer bots[i].Close()
	}
	for n := range deals {
		m, err := match.New(g, rules.Seat(n%len(names)), match.Limit{})
		if err != nil {
			return err
		}
		at := random.Perm(len(names)) // the player at each seat
		for seat, who := range at {
			if err := bots[who].Begin(ctx, m, rules.Seat(seat), bot.Seed(seed, rules.Seat(seat), uint64(n), 0)); err != nil {
				return err
			}
		}
		points, err := deal(ctx, m, &seed, uint64(n), func(ctx context.Context, v *match.View, seat rules.Seat) (rules.Action, error) {
			return bots[at[seat]].Choose(ctx, v)
		})
		if err != nil {
			return fmt.Errorf("%s: %w", id, err)
		}
		row := make([]int32, len(names))
		for seat, who := range at {
			row[who] = points[seat]
		}
		b[id] = append(b[id], row)
	}
	return nil
}

// deal plays the first deal of a match and returns its points.
func deal(ctx context.Context, m *match.Match, seed *cards.Seed, n uint64, choose func(context.Context, *match.View, rules.Seat) (rules.Action, error)) (p [rules.MaxSeats]int32, err error) {
	s := m.Start()
	cards := m.Draw(&s, seed, n)
	if err := m.Deal(&s, &cards); err != nil {
		return p, err
	}
	var v match.View
	for s.Stage == match.Playing {
		seat := m.Game.Turn(&s.Deal).First()
		o := m.Game.Options(&s.Deal, seat)
		act := o.Nth(0)
		if o.Len() > 1 {
			m.View(&s, seat, &v)
			if act, err = choose(ctx, &v, seat); err != nil {
				return p, err
			}
		}
		m.Apply(&s, act)
	}
	return s.Result.Points, nil
}

// usual returns the usual variant of a class.
func usual(class string) rules.Variant {
	all := rules.Catalogue()
	return all[slices.IndexFunc(all, func(v rules.Variant) bool { return rating.ClassOf(&v) == class })]
}

// bankOf returns the bank of a class in the file, and first plays it if there is none.
func bankOf(ctx context.Context, file, class string, deals int) (b bank, err error) {
	if text, err := os.ReadFile(file); err == nil {
		return b, json.Unmarshal(text, &b)
	}
	g, err := rules.New(usual(class))
	if err != nil {
		return nil, err
	}
	b = bank{}
	for _, names := range lineups(g.Live().Len()) {
		if err := b.play(ctx, g, names, deals); err != nil {
			return nil, err
		}
	}
	text, err := json.Marshal(b)
	if err != nil {
		return nil, err
	}
	return b, os.WriteFile(file, text, 0o644)
}
