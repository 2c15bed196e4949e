package main

import (
	"context"
	"fmt"
	"runtime"

	"ninetynine/internal/lab"
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// companies are the players among whom net states chances, and the part of the deals that each is worth: those
// that think longer need more time. Those of edition 2 are what is supposed of people. Among strong and expert, and
// where nothing is known, chances hold as they are.
var companies = []struct {
	name string
	part int
}{
	{"beginner", 1}, {"casual", 1}, {"greedy", 1}, {"random", 1}, {"beginner 2", 1}, {"casual 2", 1},
	{"club", 5}, {"club 2", 5},
}

// measure calibrates net among the players of each level, in every variant that has curves of its own.
func measure(ctx context.Context, all map[string]*nn.Curves, deals int, seed string) error {
	for _, v := range rules.Catalogue() {
		if c := all[v.ID]; c == nil || c.Among == nil {
			continue
		}
		g, err := rules.New(v)
		if err != nil {
			return err
		}
		for _, x := range companies {
			found, err := lab.Calibrate(ctx, lab.Contest{
				Game: g, Play: "net", Against: x.name, Seed: seed, Units: max(2, deals/x.part), Workers: runtime.GOMAXPROCS(0),
			})
			if err == nil {
				err = correct(all, &found)
			}
			if err != nil {
				return fmt.Errorf("%s among %s: %w", v.ID, x.name, err)
			}
			fmt.Println(v.ID, x.name)
		}
	}
	return nil
}
