package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"ninetynine/internal/base/file"
	"ninetynine/internal/learn/review"
)

// newJudge returns a hidden command: a worker of a site runs it as a child, to judge a deal. See [review.Question].
func newJudge(env *environment) *cobra.Command {
	var by string
	c := described("judge", onlyFlags, func(cmd *cobra.Command, _ []string) error { return env.judge(cmd.Context(), by) })
	c.Hidden = true
	c.Flags().StringVar(&by, "edition", "", "refuse unless this program is of the `edition`")
	return c
}

func (env *environment) judge(ctx context.Context, by string) error {
	if _, err := ofEdition(by); err != nil {
		return err
	}
	text, err := env.readAll("-", file.Most)
	if err != nil {
		return err
	}
	var q review.Question
	if err := json.Unmarshal(text, &q); err != nil {
		return fmt.Errorf("standard input is no question about a deal: %w", err)
	}
	all, err := review.Answer(ctx, review.Strongest(nil), &q)
	switch {
	case errors.Is(err, review.ErrOther):
		return otherUnits{err}
	case err != nil:
		return err
	}
	return json.NewEncoder(env.stdout).Encode(all)
}
