// Package equilibrium solves small packs of Ninety-Nine and says how far any
// player is from equilibrium there.
//
// A small pack is a house variant of so few cards that one deal can be walked
// through from the bids to the score in every way there is. [Split] finds
// the deals that nobody can mistake for one another, [Compile] walks through
// those that belong together and writes down a [Tree], [Solver] finds its
// equilibrium by counterfactual regret minimisation, and [Tree.Measure] says
// what each seat could gain by answering a [Profile], what all seats do,
// with its best response: nothing, in equilibrium.
//
// What is counted is points of a deal relative to the others: a seat's own
// less the mean of the others', as the nets are taught. With two hands that
// is a zero-sum game, so that regret minimisation is bound to come to an
// equilibrium; with more there is no such promise, but the measure is exact
// all the same.
package equilibrium
