// Alike plays deals among computer players of all kinds, and prints their records and what hints say, so that a
// test can compare different processors.
package main

import (
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"ninetynine/analysis"
	"ninetynine/cards"
	"ninetynine/internal/lab"
	"ninetynine/internal/think/bot"
	"ninetynine/match"
	"ninetynine/rules"
)

func main() {
	variants := flag.String("variants", rules.Catalogue()[0].ID, "the variants, by their ids")
	players := flag.String("players", "expert", "the players, who take the seats of the variants in turn")
	deals := flag.Int("deals", 1, "deals of each variant")
	flag.Parse()
	if err := play(context.Background(), os.Stdout, strings.Split(*variants, ","), bot.ParseNames(*players), *deals); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func play(ctx context.Context, out io.Writer, variants, players []string, deals int) error {
	next := 0
	for _, id := range variants {
		g, err := rules.Open(id)
		if err != nil {
			return err
		}
		p := lab.Plan{Game: g, Seed: "alike", Deals: deals, Workers: 1, Records: out}
		for range g.Live().Len() {
			p.Players = append(p.Players, players[next%len(players)])
			next++
		}
		if _, err := lab.Simulate(ctx, p); err != nil {
			return fmt.Errorf("%s: %w", id, err)
		}
		if err := judge(ctx, out, g); err != nil {
			return fmt.Errorf("%s, judged: %w", id, err)
		}
	}
	return nil
}

// judge prints what the choices of a first decision are worth, and the par of its deal, in all digits.
func judge(ctx context.Context, out io.Writer, g *rules.Game) error {
	m, err := match.New(g, 0, match.Limit{})
	if err != nil {
		return err
	}
	s, seed := m.Start(), cards.SeedOf("alike")
	d := m.Draw(&s, &seed, 1)
	if err := m.Deal(&s, &d); err != nil {
		return err
	}
	var v match.View
	for seat := rules.Seat(0); v.Options.Pick == 0; seat++ {
		m.View(&s, seat, &v)
	}
	told, err := analysis.Plays(ctx, m, &v, analysis.Budget{Worlds: 8})
	if err != nil {
		return err
	}
	par, err := analysis.Par(ctx, g, &d, 8)
	if err != nil {
		return err
	}
	e := json.NewEncoder(out)
	return errors.Join(e.Encode(told), e.Encode(par))
}
