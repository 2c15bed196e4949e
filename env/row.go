package env

import (
	"fmt"
	"math/bits"

	"ninetynine/cards"
	"ninetynine/record"
	"ninetynine/rules"
)

// Row returns the legal actions and the observation of a View, as [Env.Mask] and [Env.Observation] have them. The View is
// a line of JSON as docs/record.md describes it, of a player in any deal of the variant; while the trump is known, stay
// may be in it nevertheless. Chosen has bit k set for each card k that the player has chosen so far to lay aside. The
// error is a [*Refusal] if the text is no such View, or those cards cannot be chosen.
func (e *Env) Row(view []byte, chosen uint64) (mask, observation []uint64, err error) {
	refuse := func(why string) (mask, observation []uint64, err error) {
		return nil, nil, &Refusal{-1, -1, why, "give the View of a player in a deal of this variant"}
	}
	v, _, err := record.ParseView(view, e.game)
	switch {
	case err != nil:
		return refuse(err.Error())
	case !e.game.Live().Has(v.Seat):
		return refuse("the view: seat: it is of no player")
	case v.Phase == 0:
		return refuse("the view: phase: no deal has begun")
	}
	var laid cards.Set
	for ; chosen != 0; chosen &= chosen - 1 {
		k := bits.TrailingZeros64(chosen)
		if k >= e.layout.pack || v.Options.Kind != rules.Laying || !v.Options.From.Has(e.layout.acts[k].Card()) {
			return refuse(fmt.Sprintf("card %d cannot be chosen to lay aside", k))
		}
		laid |= e.layout.acts[k].Card().Set()
	}
	if laid.Len() >= max(1, int(v.Options.Pick)) {
		return refuse("all cards to lay aside are chosen already")
	}
	mask, observation = make([]uint64, e.masks), make([]uint64, e.values)
	e.layout.mask(mask, v.Options, laid)
	e.layout.observe(observation, &v, laid, v.Stay)
	return mask, observation, nil
}
