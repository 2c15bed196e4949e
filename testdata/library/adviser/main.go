// Command adviser asks a player for a bid, and the judge for the best ones.
package main

import (
	"context"
	"fmt"
	"log"

	"ninetynine/analysis"
	"ninetynine/cards"
	"ninetynine/match"
	"ninetynine/nets"
	"ninetynine/player"
	"ninetynine/rules"
)

func main() {
	game, err := rules.Open("standard")
	if err != nil {
		log.Fatal(err)
	}
	if err := advise(context.Background(), game); err != nil {
		log.Fatal(err)
	}
}

func advise(ctx context.Context, game *rules.Game) error {
	m, err := match.New(game, 0, match.Limit{Deals: 1})
	if err != nil {
		return err
	}
	s, seed := m.Start(), cards.SeedOf("an evening")
	deal := m.Draw(&s, &seed, 0)
	if err := m.Deal(&s, &deal); err != nil {
		return err
	}
	var v match.View
	m.View(&s, 0, &v)

	casual, err := player.New("casual", nets.BuiltIn)
	if err != nil {
		return err
	}
	defer casual.Close()
	if err := casual.Begin(ctx, m, v.Seat, 1); err != nil {
		return err
	}
	act, err := casual.Choose(ctx, &v)
	if err != nil {
		return err
	}
	told, err := analysis.Bids(ctx, m, &v, analysis.Budget{Others: []string{"casual"}})
	if err != nil {
		return err
	}
	fmt.Printf("with %v, casual would %v\n", v.Hand[0], act)
	fmt.Printf("%s would %s, the best of %d ways\n", told.Player, told.Act, len(told.Choices))
	return nil
}
