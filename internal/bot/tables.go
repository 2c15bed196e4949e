package bot

import (
	"ninetynine/internal/odds"
	"ninetynine/rules"
)

// tables is a game as greedy looks at it. It never changes once compiled.
type tables struct {
	*odds.Tables
	tricks int
	bids   [2]float32                                        // see honest
	steer  [rules.MaxTricks + 1][rules.MaxTricks + 1]float32 // see compileSteer
}

func compile(g *rules.Game) *tables {
	t := &tables{Tables: odds.Compile(g), tricks: g.Tricks()}
	t.bids = t.Bids()
	t.compileSteer()
	return t
}
