package hall

import (
	"sync"

	"ninetynine/record"
	"ninetynine/rules"
)

// Games compiles each variant once. Its methods may be called from any number of goroutines; the zero Games
// is ready.
type Games struct {
	mu     sync.Mutex
	byText map[string]*rules.Game
}

const manyGames = 256

// Game returns the compiled variant, or an error if it is impossible.
func (g *Games) Game(v *rules.Variant) (*rules.Game, error) {
	text := string(record.AppendVariant(nil, v))
	g.mu.Lock()
	defer g.mu.Unlock()
	if game := g.byText[text]; game != nil {
		return game, nil
	}
	game, err := rules.New(*v)
	if err != nil {
		return nil, err
	}
	if g.byText == nil || len(g.byText) >= manyGames {
		g.byText = map[string]*rules.Game{}
	}
	g.byText[text] = game
	return game, nil
}
