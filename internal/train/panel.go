package train

import (
	"context"

	"ninetynine/internal/bot"
	"ninetynine/internal/lab"
	"ninetynine/rules"
)

// Validate plays so many duplicate deals of the variant, the net of this
// moment alone against the player named and the other way round, and returns
// the verdict. Its deals are its own, so that nothing reported elsewhere is
// chosen by it.
func (t *Trainer) Validate(ctx context.Context, variant, against string, units int) (lab.Verdict, error) {
	g, err := t.game(variant)
	if err != nil {
		return lab.Verdict{}, err
	}
	return lab.Arena(ctx, lab.Contest{
		Game: g, Play: "net", Against: against, Seed: "n99-validation", Units: units, Workers: len(t.shards),
		Bots: lab.Bots{Open: func(name string) (bot.Bot, error) {
			if name == "net" {
				return &bot.Expert{Model: t.Model}, nil
			}
			return bot.New(name)
		}},
	})
}

// game returns the plan's variant of the id, a house variant perhaps, or
// else the published one.
func (t *Trainer) game(id string) (*rules.Game, error) {
	for i := range t.Plan.Variants {
		if t.Plan.Variants[i].Variant == id {
			return t.shards[0].games[i].game, nil
		}
	}
	return rules.Open(id)
}
