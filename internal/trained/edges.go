package trained

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"sync"

	"ninetynine/internal/nn"
	"ninetynine/rules"
)

//go:embed edges.json
var edgesFile []byte

// edges are those of all published variants, by id, and by the shape of table those of
// the first variant of it.
var edges = sync.OnceValues(func() (all map[string]*nn.Edges, err error) {
	if err = json.Unmarshal(edgesFile, &all); err != nil {
		return nil, fmt.Errorf("edges.json: %w", err)
	}
	for _, v := range rules.Catalogue() {
		g, err := rules.New(v)
		if err != nil {
			return nil, err
		}
		if key := nn.ShapeOf(g).Key(); all[key] == nil {
			all[key] = all[v.ID]
		}
	}
	return all, nil
})

// Edges returns the edges of good players over the critic of the game's net: those of the
// variant, of house variants those of the first published one with a net in common; nil
// if there is none. They must not be changed.
func Edges(g *rules.Game) (*nn.Edges, error) {
	all, err := edges()
	if err != nil || all[g.ID()] != nil {
		return all[g.ID()], err
	}
	return all[nn.ShapeOf(g).Key()], nil
}
