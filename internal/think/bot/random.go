package bot

import (
	"context"
	"math/bits"
	"math/rand/v2"

	"ninetynine/match"
	"ninetynine/rules"
)

// Random picks each of its options with equal chance: the yardstick for players that think. Every
// offer is one option, so it declares and reveals far too often, without looking at its cards;
// figures about premiums from its simulations mean no more than that.
type Random struct{ pcg rand.PCG }

// Begin seeds the choices; every seat has a sequence of its own.
func (r *Random) Begin(_ context.Context, _ *match.Match, seat rules.Seat, seed uint64) error {
	r.pcg.Seed(seed, uint64(seat))
	return nil
}

// Choose picks an option.
func (r *Random) Choose(ctx context.Context, v *match.View) (rules.Action, error) {
	if err := ctx.Err(); err != nil {
		return 0, err
	}
	// The high word of the product is uniform up to one part in 2^54, as there are fewer than 2^10
	// options.
	i, _ := bits.Mul64(r.pcg.Uint64(), uint64(v.Options.Len()))
	return v.Options.Nth(int(i)), nil
}

// Close does nothing.
func (r *Random) Close() error { return nil }
