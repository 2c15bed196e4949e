package main

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"ninetynine/internal/club/moderation"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
	"ninetynine/rules"
)

func newEvenings(env *environment) *cobra.Command {
	c := described("evenings", knownCommand, func(cmd *cobra.Command, _ []string) error { return cmd.Help() })
	c.AddCommand(newEveningsList(env), newEveningsBegin(env), newAct(env, moderation.ActEndEvening, "evenings-end", takes(1, 1, "the id of an evening"), onID))
	return c
}

func newEveningsList(env *environment) *cobra.Command {
	return env.asOperator(described("evenings-list", onlyFlags, nil), func(ctx context.Context, c *client.Client, _ []string) error {
		var all wire.Evenings
		if err := (&client.Client{Servers: c.Servers, HTTP: c.HTTP}).Get(ctx, "/api/evenings", &all); err != nil { // a player's operation
			return err
		}
		for i := range all.Evenings {
			e := &all.Evenings[i]
			fmt.Fprintf(env.stdout, "%s  %s %02d:%02d %s  %s, games %d, clock %s, %s bots  next %s  %d come\n", e.ID, time.Weekday(e.Weekday), e.Minute/60, e.Minute%60,
				e.Zone, e.Variant, e.Games, e.Clock, e.Bot, time.UnixMilli(e.Begins).UTC().Format("2006-01-02 15:04"), e.Coming)
		}
		return nil
	})
}

func newEveningsBegin(env *environment) *cobra.Command {
	e := store.Evening{}
	cmd := newAct(env, moderation.ActEvening, "evenings-begin", takes(2, 2, "a weekday and an hour, as wednesday 20:00"),
		func(_ context.Context, _ *client.Client, f *actFlags, args []string) (err error) {
			f.Evening = &e
			e.Weekday, e.Minute, err = parseHour(args[0], args[1])
			return err
		})
	cmd.Flags().StringVar(&e.Zone, "zone", "UTC", "the time zone of the hour, as `Europe/Berlin`")
	cmd.Flags().StringVar(&e.Variant, "variant", rules.Catalogue()[0].ID, "the `variant` that is played")
	cmd.Flags().IntVar(&e.Games, "games", 3, "the `number` of games in a match")
	cmd.Flags().StringVar(&e.Clock, "clock", "10m+10s", "each player's `time` for a match, and what each act adds")
	cmd.Flags().StringVar(&e.Bot, "bots", table.StandInLevel, "the `level` of bots that fill tables")
	return cmd
}

// parseHour reads a weekday in English and an hour of the day.
func parseHour(day, hour string) (weekday, minute int, err error) {
	for !strings.EqualFold(time.Weekday(weekday).String(), day) {
		if weekday++; weekday == 7 {
			return 0, 0, fmt.Errorf("%q is no weekday; one is wednesday", day)
		}
	}
	at, err := time.Parse("15:04", hour)
	if err != nil {
		return 0, 0, errors.New("the hour is written as 20:00")
	}
	return weekday, at.Hour()*60 + at.Minute(), nil
}
