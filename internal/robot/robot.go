// Package robot seats a bot at a table. It watches as a person does, and
// acts through the same door.
package robot

import (
	"context"
	"errors"
	"fmt"

	"ninetynine/internal/bot"
	"ninetynine/internal/solo"
	"ninetynine/match"
	"ninetynine/rules"
)

// Run plays the bot at the seat until the match or the context ends. Before
// each decision the bot is begun anew, so that a program is told hello before
// each question, with a seed that follows from seed and the place of the
// decision in the match: after an undo or a restart of the program it decides
// again as it did. It is asked about the newest state of the table only, and
// once more if the table moves on before it has answered. The bot is closed
// at the end.
func Run(ctx context.Context, t *solo.Table, seat rules.Seat, b bot.Bot, seed uint64) (err error) {
	defer func() { err = errors.Join(err, b.Close()) }()
	w := t.Watch(seat)
	defer w.Close()
	for {
		u, err := w.Latest(ctx)
		if err != nil {
			return nil // nobody plays any more
		}
		v := &u.View
		if v.Stage == match.Ended {
			continue // it may be taken back
		}
		if v.Options.Pick == 0 {
			continue
		}
		if err := b.Begin(ctx, t.Match(), seat, place(seed, v)); err != nil {
			return failed(ctx, seat, err)
		}
		a, err := b.Choose(ctx, v)
		if err != nil {
			return failed(ctx, seat, err)
		}
		var illegal *rules.IllegalError
		switch err := t.Do(ctx, seat, u.Seq, a); {
		case errors.Is(err, solo.ErrStale): // the next update asks again
		case errors.As(err, &illegal):
			return fmt.Errorf("the bot at seat %d: %w", seat, err)
		case err != nil:
			return failed(ctx, seat, err)
		}
	}
}

// failed returns the error, unless it is only that the context has ended.
func failed(ctx context.Context, seat rules.Seat, err error) error {
	if ctx.Err() != nil {
		return nil
	}
	return fmt.Errorf("the bot at seat %d: %w", seat, err)
}

// place mixes into the seed which decision of the match the View asks for.
func place(seed uint64, v *match.View) uint64 {
	x := seed
	for _, n := range []uint64{uint64(v.Number), uint64(v.Phase), uint64(v.Tricks), uint64(v.Offer[v.Seat]), uint64(v.Options.Seat)} {
		// SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom
		// Number Generators", 2014).
		x += n + 0x9E3779B97F4A7C15
		x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
		x = (x ^ x>>27) * 0x94D049BB133111EB
		x ^= x >> 31
	}
	return x
}
