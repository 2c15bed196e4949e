package train

import (
	"context"

	"ninetynine/internal/lab"
	"ninetynine/internal/think/bot"
	"ninetynine/rules"
)

// Validate plays a number of duplicate deals of the variant, the current net alone
// against the named player and the other way round, and returns the verdict. It uses
// deals of its own: it selects nothing that is reported elsewhere.
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

// game returns the plan's variant with the id, possibly a house variant, or else the
// published one.
func (t *Trainer) game(id string) (*rules.Game, error) {
	for i := range t.Plan.Variants {
		if t.Plan.Variants[i].Variant == id {
			return t.shards[0].games[i].game, nil
		}
	}
	return rules.Open(id)
}
