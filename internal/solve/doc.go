// Package solve plays endings of Ninety-Nine out exactly, all cards open:
// what a position is worth to each seat if everybody plays for himself, and
// whether a seat can make its contract against all others together. Players
// use it on the layouts that they think possible.
//
// [Solver.Solve] is max^n search (Luckhardt and Irani, AAAI 1986). A deal
// can end in few ways, fifty-five with nine tricks and three hands, so the
// search passes sets of outcomes, a bit each, instead of bounds: whoever has
// something already wants to hear only of outcomes that he likes better, and
// a position that cannot lead to one is left. That is Korf's shallow pruning
// (Artificial Intelligence 48, 1991) made exact for any payoff; where a hand
// has one card to choose, or is at its last, what its elders want is passed
// on, as in Sturtevant's last-branch pruning (IJCAI 2003).
//
// The rest is common to solvers of card games: cards as good as each other
// are tried once, positions are remembered by how the cards that remain lie
// to each other and by what the tricks won so far still matter.
package solve
