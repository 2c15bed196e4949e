package main

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"ninetynine/internal/learn/rating"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
)

func newRatings(env *environment) *cobra.Command {
	var class string
	c := described("ratings", takes(1, 1, "the address of a server"), func(cmd *cobra.Command, args []string) error {
		return listRatings(cmd.Context(), env, strings.TrimRight(args[0], "/"), class)
	})
	c.Flags().StringVar(&class, "class", rating.Classes()[0], "tables of this `class`: "+strings.Join(rating.Classes(), ", "))
	return c
}

// listRatings prints a server's leaderboard, with the levels among the players.
func listRatings(ctx context.Context, env *environment, server, class string) error {
	if !env.serves(ctx, server) {
		return fmt.Errorf("no ninetynine serves at %s", server)
	}
	var list wire.Leaderboard
	if err := env.client(server, "", client.Network()).Get(ctx, "/api/ratings?class="+class, &list); err != nil {
		return err
	}
	line := func(place, name string, r string, matches any) {
		fmt.Fprintf(env.stdout, "%4s  %-24s  %-11s %8v\n", place, name, r, matches)
	}
	line("", "player", "rating", "matches")
	levels := list.Levels
	above := func(mean int) {
		for ; len(levels) > 0 && levels[0].Mean >= mean; levels = levels[1:] {
			line("", "("+levels[0].Level+")", fmt.Sprint(levels[0].Mean), "")
		}
	}
	for i, p := range list.Players {
		above(p.Mean)
		line(fmt.Sprint(i+1, "."), p.Name, fmt.Sprintf("%d ± %d", p.Mean, p.Within), p.Matches)
	}
	above(-1)
	return nil
}
