package main

import (
	"context"
	"fmt"
	"runtime"
	"time"

	"github.com/spf13/cobra"

	"ninetynine/internal/doors/analyst"
)

type analyseCommand struct{ cores int }

func newAnalyse(env *environment) *cobra.Command {
	var a analyseCommand
	c := described("analyse", onlyFlags, func(cmd *cobra.Command, _ []string) error { return a.run(cmd.Context(), env) })
	c.Flags().IntVar(&a.cores, "cores", runtime.NumCPU(), "`number` of positions judged at once; it does not change the answers")
	return c
}

func (a *analyseCommand) run(ctx context.Context, env *environment) error {
	if a.cores < 1 || a.cores > 1024 {
		return fmt.Errorf("--cores %d: give 1 to 1024", a.cores)
	}
	return analyst.Run(ctx, env.stdin, env.stdout, analyst.Options{Cores: a.cores, Now: time.Now})
}
