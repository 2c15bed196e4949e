// Package rules is Ninety-Nine in every published variant: the variants as
// data, and one deal of any of them, from the cards dealt to the points.
//
// # The game
//
// In its usual form three players get twelve cards each of a pack of 36.
// Each lays three aside, face down: their suits say how many of the nine
// tricks to come he means to win, clubs three each, hearts two, spades one,
// diamonds none. Nine tricks are played as in whist. A trick is worth one
// point, and exactly the number bid 30 points if one player alone does it,
// 20 if two do, 10 if all three. Before the first lead one player may
// declare, exposing the bid-cards, for 30 points more, or reveal, exposing
// all cards, for 60; if the contract fails, each opponent gets them. So the
// most that a deal can score is 9+30+60 = 99. The number of contracts made
// decides the trump of the next deal.
//
// Other variants change the pack, the number of players, who decides the
// trump, how premiums are offered, what is scored, and when a game ends. All
// that is a [Variant], and [Catalogue] has every published one, each rule
// with its source. [New] checks a Variant and compiles it into a [Game].
//
// # A deal
//
// [Game.Deal] deals the cards of a numbered deal; [Game.Start] makes of them
// a [State], a plain value that is copied by assignment. [Game.Turn] says
// who has to decide, [Game.Options] what a seat may do; [Game.Do] does an
// [Action], or says why it is not allowed, and [Game.Apply] does one that was
// chosen among the Options. [Game.Result] scores the deal when it is over.
//
// A State holds all cards, and its fields are closed to other packages: a
// seat, a program that plays one, or a spectator gets a [View].
package rules
