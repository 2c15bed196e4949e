// Package claim proves that nothing can change the score of a deal any more, so that the rest need
// not be played by hand.
//
// A claim is proved if every deal that agrees with the claimant's View has only one result, however
// badly all seats play on: the same points for each seat, the same contracts made, the same next
// trump. The result may differ between such deals, but must not depend on play. Since one trick too
// many spoils a contract, and every trick scores a point, that is rarer than in other games: tricks
// that no longer affect one contract may still affect others.
//
// [Proved] looks at the claimant's View and nothing else. It must not depend on the true cards,
// since a table's answer would reveal something about them. So the answer, and the work it takes,
// are the same in every deal with the same View.
//
// It tries three proofs. No player has a choice left. Or one hand is sure of all tricks, whatever
// is led and played: then the tricks are decided, and where the cards left over are the bid, no
// possible bid may make a difference. Or, late in a deal, the deals that agree with the View are
// few enough to be played out in every way. A claim that cannot be proved within a fixed amount of
// work counts as not proved.
package claim

import "ninetynine/rules"

// budget limits the work of a proof, in acts: about twenty milliseconds at most; usually a few
// microseconds are enough.
const budget = 200_000

// Proved reports whether the View shows that the result of the deal is decided: in each deal that
// agrees with it, all ways to play on give every seat the same points and make the same contracts.
// It is false before play begins, when the deal is over, and if no proof is found within a fixed
// amount of work. The answer depends on the View alone, and it need not be the claimant's turn.
//
// After a proof the deal may be finished in any way, as by [Play].
func Proved(g *rules.Game, v *rules.View) bool { return proved(g, v, budget) }

func proved(g *rules.Game, v *rules.View, budget int) bool {
	if v.Phase != rules.Playing || !sound(g, v) {
		return false
	}
	return forced(g, v) || swept(g, v) || searched(g, v, budget)
}

// sound reports whether the cards of the View add up; an impossible View proves nothing.
func sound(g *rules.Game, v *rules.View) bool {
	held := 0
	for _, n := range v.Held {
		held += int(n)
	}
	if kept(g) {
		held -= g.Live().Len() * g.Aside()
	}
	return v.Lead() < rules.Seat(g.Seats()) && held == g.CardsLeft(v)
}

// Play returns acts that finish a deal in play, each the first option of the seat in turn: a table
// finishes a deal this way after a proof. In any other phase it returns none.
func Play(g *rules.Game, s *rules.State) []rules.Action {
	var acts []rules.Action
	for at := *s; at.Phase() == rules.Playing; {
		a := g.Due(&at).Nth(0)
		acts = append(acts, a)
		g.Apply(&at, a)
	}
	return acts
}

// kept reports whether the cards left over are the bid.
func kept(g *rules.Game) bool { return !g.Lays() }

// forced reports whether every hand has at most one card, and none is to be left over.
func forced(g *rules.Game, v *rules.View) bool {
	if kept(g) {
		return false
	}
	for _, n := range v.Held {
		if n > 1 {
			return false
		}
	}
	return true
}
