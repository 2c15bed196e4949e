// Alike plays deals among computer players of all kinds and prints their records, so that a test can
// compare different processors.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"ninetynine/internal/lab"
	"ninetynine/internal/think/bot"
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
	}
	return nil
}
