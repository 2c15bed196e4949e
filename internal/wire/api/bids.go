package api

import (
	"context"
	"errors"
	"time"

	"ninetynine/advice"
	"ninetynine/internal/learn/hand"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/rules"
)

// Bids returns the strongest player's opinion of every choice in a View, with all its results; see
// [bot.Bids]. The error is [bot.ErrNoStanding] for chances to win the game where the player does not know
// them.
type Bids func(ctx context.Context, m *match.Match, v *match.View, ask bot.StudyScope) (*advice.Advice, error)

// wholeTable is the number of hints that a bid table with all ways played out counts as, and the factor
// by which it may take longer than a hint.
const wholeTable = 5

func (s *Service) bids(ctx context.Context, c *Call, in *wire.BidAsking) error {
	if s.Bids == nil {
		return errNoHints
	}
	g, hand, err := held(in)
	if err != nil {
		return err
	}
	v, err := hand.View(g)
	if err != nil {
		return bad(err.Error())
	}
	m, err := match.New(g, v.Dealer, match.Limit{})
	if err != nil {
		return err
	}
	with, err := bot.ParseCompany(g, v.Seat, in.Others)
	if err != nil {
		return bad("others: " + err.Error())
	}
	ask := bot.StudyScope{Company: with, Game: in.Totals != nil}
	hints, room := 1, s.advice
	if in.All {
		ask.Whole, hints, room = func(int) bool { return true }, wholeTable, s.whole
	}
	if err := s.charge(c, wire.Price{Cost: wire.Hints, N: hints}, wire.Price{Cost: wire.Keeping, N: hints}); err != nil {
		return err
	}
	return thinkingIn(ctx, room, c, time.Duration(hints)*s.bounds().HintWait, func(ctx context.Context) error {
		advice, err := s.Bids(ctx, m, v, ask)
		if errors.Is(err, bot.ErrNoStanding) {
			return bad("totals: " + err.Error())
		}
		if err != nil {
			return err
		}
		return c.answer(wire.BidTable{Advice: advice, Up: hand.Up, Game: ask.Game})
	})
}

// held returns the game and the hand in question.
func held(in *wire.BidAsking) (*rules.Game, *hand.Hand, error) {
	variant, _, err := variantOf(in.Variant, in.Rules)
	if err != nil {
		return nil, nil, err
	}
	g, err := rules.New(variant)
	if err != nil {
		return nil, nil, bad(err.Error())
	}
	h, err := in.Held(g)
	if err != nil {
		return nil, nil, bad(err.Error())
	}
	return g, h, nil
}
