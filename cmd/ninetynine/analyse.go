package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"runtime"
	"time"

	"github.com/spf13/cobra"

	"ninetynine/internal/doors/analyst"
)

type analyseCommand struct {
	cores int
	log   string
}

func newAnalyse(env *environment) *cobra.Command {
	var a analyseCommand
	c := described("analyse", onlyFlags, func(cmd *cobra.Command, _ []string) error { return a.run(cmd.Context(), env) })
	c.Flags().IntVar(&a.cores, "cores", runtime.NumCPU(), "`number` of positions judged at once; it does not change the answers")
	c.Flags().StringVar(&a.log, "log", "", "append each line of the input to `FILE`, so that it can be asked again")
	return c
}

func (a *analyseCommand) run(ctx context.Context, env *environment) (err error) {
	if a.cores < 1 || a.cores > 1024 {
		return fmt.Errorf("--cores %d: give 1 to 1024", a.cores)
	}
	o := analyst.Options{Cores: a.cores, Now: time.Now}
	if a.log != "" {
		f, err := os.OpenFile(a.log, os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
		if err != nil {
			return fmt.Errorf("--log: %w", err)
		}
		defer f.Close()
		o.Log = io.Writer(f)
	}
	return analyst.Run(ctx, env.stdin, env.stdout, o)
}
