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
