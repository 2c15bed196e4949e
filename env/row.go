package env

import (
	"context"
	"fmt"
	"math/bits"
	"strconv"

	"ninetynine/cards"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/netless"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// Row returns the legal actions and the observation of a View, as [Env.Mask] and [Env.Observation] have them. The View is
// a line of JSON as docs/record.md describes it, of a player in any deal of the variant; while the trump is known, stay
// may be in it nevertheless. Chosen has bit k set for each card k that the player has chosen so far to lay aside. The
// error is a [*Refusal] if the text is no such View, or those cards cannot be chosen.
func (e *Env) Row(view []byte, chosen uint64) (mask, observation []uint64, err error) {
	v, _, err := e.parse(view)
	if err != nil {
		return nil, nil, err
	}
	var laid cards.Set
	for ; chosen != 0; chosen &= chosen - 1 {
		k := bits.TrailingZeros64(chosen)
		if k >= e.layout.pack || v.Options.Kind != rules.Laying || !v.Options.From.Has(e.layout.acts[k].Card()) {
			return nil, nil, notView(fmt.Sprintf("card %d cannot be chosen to lay aside", k))
		}
		laid |= e.layout.acts[k].Card().Set()
	}
	if laid.Len() >= max(1, int(v.Options.Pick)) {
		return nil, nil, notView("all cards to lay aside are chosen already")
	}
	mask, observation = make([]uint64, e.masks), make([]uint64, e.values)
	e.layout.mask(mask, v.Options, laid)
	e.layout.observe(observation, &v, laid, v.Stay)
	return mask, observation, nil
}

func notView(why string) error {
	return &Refusal{-1, -1, why, "give the View of a player in a deal of this variant"}
}

// parse reads the View of a player, and its seq.
func (e *Env) parse(view []byte) (v match.View, seq uint64, err error) {
	v, seq, err = record.ParseView(view, e.game)
	switch {
	case err != nil:
		err = notView(err.Error())
	case !e.game.Live().Has(v.Seat):
		err = notView("the view: seat: it is of no player")
	case !e.game.Live().Has(v.Dealer):
		err = notView("the view: dealer: it is no player")
	case v.Phase == 0:
		err = notView("the view: phase: no deal has begun")
	}
	return v, seq, err
}

// Choose returns what a computer player does in the seat of a View, which is as for [Env.Row]: an act as records have it, such as
// "play KH". The same player, seed and View give the same act. The error is a [*Refusal] if there is no such player, if
// it is a program, or if the View has nothing to decide.
func (e *Env) Choose(ctx context.Context, player string, seed uint64, view []byte) (string, error) {
	v, seq, err := e.parse(view)
	if err != nil {
		return "", err
	}
	if v.Options.Pick == 0 {
		return "", notView("the seat has nothing to decide")
	}
	b := e.guests[player]
	if b == nil {
		if b, err = bot.New(player); err != nil {
			return "", &Refusal{-1, -1, err.Error(), "give a computer player of docs/bots.md"}
		}
		if _, program := b.(*netless.Exec); program {
			return "", &Refusal{-1, -1, player + " is a program, which remembers its match", "seat it at a table"}
		}
		e.guests[player] = b
	}
	extra := []uint64{uint64(v.Number), seq}
	if bot.UsesNet(player) { // it may misjudge a hand, and then for a whole deal
		extra = extra[:1]
	}
	key := cards.SeedOf(strconv.FormatUint(seed, 10))
	if err := b.Begin(ctx, e.matches[v.Dealer], v.Seat, bot.Seed(key, v.Seat, extra...)); err != nil {
		return "", &Refusal{-1, -1, err.Error(), "give another player"}
	}
	act, err := b.Choose(ctx, &v)
	return act.String(), err
}
