// Package rules implements the rules of Ninety-Nine: eighteen published variants
// as data, and one deal of any variant, from the cards to the points.
//
// # The game
//
// In the usual game three players get twelve cards each from a pack of 36.
// Each player lays three cards aside, face down, as a bid: each club counts
// three, each heart two, each spade one and each diamond nothing, and their
// sum is the number of tricks to win. The other nine cards are played as in
// whist. Every trick scores one point. Winning exactly the number bid scores
// 30 more for one player alone, 20 each for two, 10 each for all three.
// Before the first lead one player may declare, exposing the bid-cards, for
// 30 points more, or reveal, exposing all cards, for 60; if the contract
// fails, each opponent scores them instead. So a deal scores at most
// 9+30+60 = 99. The number of contracts made decides the next deal's trump.
//
// Other variants change the pack, the number of players, who decides the
// trump, how premiums are offered, the scores, and the end of a game. A
// [Variant] describes all that; [Catalogue] has every published one, with a
// source for each rule. [New] checks a Variant and compiles it into a [Game].
//
// # A deal
//
// [Game.Deal] deals the cards of a numbered deal. [Game.Start] turns them into
// a [State], a plain value that you copy by assignment. [Game.Turn] says who
// has to decide, and [Game.Options] what a seat may do. [Game.Do] does an
// [Action] or says why it is illegal; [Game.Apply] does one chosen from the
// Options, unchecked. [Game.Result] scores the deal when it is over.
//
// A State holds all cards, and other packages cannot read its fields. A seat,
// the program that plays it, or a spectator gets a [View].
package rules
