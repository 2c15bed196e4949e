package api

import (
	"context"
	"fmt"
	"strings"

	"ninetynine/internal/base/spreadsheet"
	"ninetynine/internal/paper/pad"
	"ninetynine/internal/wire"
)

// maxSeason limits the bytes of the pads of a season.
const maxSeason = 4 << 20

// mostInSeason is how many players a season may have.
const mostInSeason = 1000

// season adds up score pads sent by the caller.
func (s *Service) season(ctx context.Context, c *Call, in *wire.SeasonAsking) error {
	var stake pad.Stake
	if in.Stake != "" {
		var err error
		if stake, err = pad.ParseStake(in.Stake); err != nil {
			return bad("stake: " + err.Error())
		}
	}
	var sum pad.Season
	for i, record := range in.Records {
		p, err := pad.Read(strings.NewReader(record))
		if err != nil {
			return bad(fmt.Sprintf("records: number %d is refused: %v", i, err))
		}
		sum.Add(p)
		if err := ctx.Err(); err != nil {
			return err
		}
	}
	all := sum.Standings()
	if len(all) > mostInSeason {
		return bad(fmt.Sprintf("records: they have %d players, and a season may have %d", len(all), mostInSeason))
	}
	amount := func(points int64) string {
		if in.Stake == "" {
			return ""
		}
		return stake.Amount(points)
	}
	out := wire.Season{Players: []wire.SeasonPlayer{}, Transfers: []wire.SeasonTransfer{}, CSV: string(spreadsheet.CSV(pad.Table(all, stake), in.Comma))}
	for _, p := range all {
		out.Players = append(out.Players, wire.SeasonPlayer{Standing: p, Amount: amount(p.Balance)})
	}
	for _, x := range pad.Transfers(all) {
		out.Transfers = append(out.Transfers, wire.SeasonTransfer{Transfer: x, Amount: amount(x.Points)})
	}
	return c.answer(&out)
}
