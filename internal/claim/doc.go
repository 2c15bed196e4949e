// Package claim proves that nothing can change the score of a deal any more,
// so that its rest need not be played by hand.
//
// A claim is proved if in every deal that its maker thinks possible, however
// badly everybody plays on, one result comes out: the same points for each
// seat, the same contracts made, the same next trump. From one such deal to
// another the result may differ; by play it may not. As a contract is spoilt
// by a trick too many, and a trick is a point in itself, that is rarer than
// at other games: what cannot be made any more can still change who gets
// what.
//
// [Proved] looks at the claimant's View and at nothing else. It must not ask
// how the cards truly lie: a table that said yes or no by them would tell the
// claimant about them. So the answer, and the work it takes, are the same in
// every deal that looks the same from the seat.
//
// Three proofs are tried. Nobody may have a choice left. One hand may be sure
// of all tricks, whatever is led and played: then the tricks are decided, and
// where the cards left over are the bid, no bid that can still come about may
// make a difference. Or, late in a deal, all deals that agree with the View
// are few enough to be played out in every way. What is not proved that way
// within a fixed amount of work is not proved.
package claim
