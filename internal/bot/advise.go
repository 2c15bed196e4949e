package bot

import (
	"fmt"

	"ninetynine/internal/search"
	"ninetynine/match"
	"ninetynine/rules"
)

// Study returns what the expert thinks of every choice in the View and of the
// others, from so many supposed worlds; see [search.Expert.Study]. Without a net,
// it is what pimc thinks, from as many worlds as that deals. It is an
// error to ask before Begin, or where there is nothing to decide.
func (e *Expert) Study(v *match.View, worlds int) (*search.Study, error) {
	if e.instead != nil {
		return playouts(e.game, &v.View, e.seed)
	}
	if e.player == nil {
		return nil, fmt.Errorf("an expert was asked before a match began")
	}
	return e.player.Study(&v.View, nil, e.seed, worlds)
}

// HintWorlds returns how many deals to suppose for a hint or a piece of advice,
// so that it is there in a fraction of a second.
func HintWorlds(v *match.View) int {
	if v.Phase == rules.Laying {
		return 60 // many ways are played out in each
	}
	return 160
}
