package api

import (
	"context"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/learn/daily"
	"ninetynine/internal/paper/slips"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// deal answers with the hands of numbered deals, which depend on the request alone.
func (s *Service) deal(ctx context.Context, c *Call, in *wire.DealAsking) error {
	v, _, err := variantOf(in.Variant, in.Rules)
	if err != nil {
		return err
	}
	g, err := rules.New(v)
	if err != nil {
		return bad(err.Error())
	}
	if in.First < 0 {
		return bad("first: there is no deal below 0")
	}
	plan := slips.Plan{Seed: in.Seed, First: uint64(in.First), Deals: in.Deals, Label: phrase.Clean(in.Label, slips.LongestLabel), Fixed: in.Fixed}
	series, err := slips.Of(g, &plan)
	if err != nil {
		return bad(err.Error())
	}
	last := plan.First + uint64(plan.Deals) - 1
	if err := daily.CheckOver(in.Seed, last, s.Now()); err != nil {
		return table.Refuse(table.NotNow, "slips-day").Because(err)
	}
	return c.answer(series)
}
