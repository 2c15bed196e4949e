// Package equilibrium solves small packs of Ninety-Nine and says how far any
// player is from equilibrium there.
//
// A small pack is a house variant with so few cards that every line of play of a deal can be
// searched, from the bids to the score. [Split] separates deals that no player can mistake for one
// another, [Compile] turns those of one group into a [Tree], [Solver] finds its equilibrium by
// counterfactual regret minimisation, and [Tree.Measure] says what each seat could gain with its
// best response to a [Profile], the strategies of all seats: nothing, in equilibrium.
//
// The payoff is points of a deal relative to the other seats: a seat's own less the mean of theirs,
// as in the training of nets. With two hands that is a zero-sum game, so regret minimisation
// converges to an equilibrium; with more there is no such guarantee, but the measure is exact all
// the same.
package equilibrium
