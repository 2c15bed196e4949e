package claim

import "ninetynine/rules"

// budget bounds the work of a proof, in acts: about twenty milliseconds at
// the most, and mostly a few microseconds are enough.
const budget = 200_000

// Proved reports whether the result of the deal is decided, going by what the
// View shows: in each deal that agrees with it all ways to play on give every
// seat the same points and fulfil the same contracts. It is false while cards
// are yet to be laid or premiums to be offered, when the deal is over, and
// where no proof is found within a fixed amount of work. The answer depends
// on the View alone, and it need not be the claimant's turn.
//
// After a proof the deal may be finished in any way, as by [Play].
func Proved(g *rules.Game, v *rules.View) bool { return proved(g, v, budget) }

func proved(g *rules.Game, v *rules.View, budget int) bool {
	if v.Phase != rules.Playing || !sound(g, v) {
		return false
	}
	return forced(g, v) || swept(g, v) || searched(g, v, budget)
}

// sound reports whether cards and hands of the View add up; one that is of no
// deal proves nothing.
func sound(g *rules.Game, v *rules.View) bool {
	held := 0
	for _, n := range v.Held {
		held += int(n)
	}
	if kept(g) {
		held -= g.Live().Len() * g.Aside()
	}
	return v.Lead() < rules.Seat(g.Seats()) && held == g.ToPlay(v)
}

// Play returns acts that end the deal from a position in play, each the first
// that the seat in turn may do: how a table finishes a deal after a proof. It
// returns none in any other phase.
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

// forced reports whether every hand has at most one card, none of them to be
// left over.
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
