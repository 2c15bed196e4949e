package hall

import (
	"sync"

	"ninetynine/record"
	"ninetynine/rules"
)

// A VariantCache compiles each variant once. Its methods may be called from any number of goroutines; the zero
// VariantCache is ready.
type VariantCache struct {
	mu     sync.Mutex
	byText map[string]*rules.Game
}

const manyVariants = 256

// Game returns the compiled variant, or an error if it is impossible.
func (c *VariantCache) Game(v *rules.Variant) (*rules.Game, error) {
	text := string(record.AppendVariant(nil, v))
	c.mu.Lock()
	defer c.mu.Unlock()
	if game := c.byText[text]; game != nil {
		return game, nil
	}
	game, err := rules.New(*v)
	if err != nil {
		return nil, err
	}
	if c.byText == nil || len(c.byText) >= manyVariants {
		c.byText = map[string]*rules.Game{}
	}
	c.byText[text] = game
	return game, nil
}
