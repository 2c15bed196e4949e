// Package solve solves endings of Ninety-Nine exactly, with all cards open: what a position is
// worth to each seat if all seats play for themselves, and whether a seat can make its contract
// against all other seats together. Players use it on sampled layouts.
//
// [Solver.Solve] is max^n search (Luckhardt and Irani, AAAI 1986). A deal can end in few ways,
// fifty-five with nine tricks and three hands, so the search passes sets of outcomes, a bit each,
// instead of bounds: a seat that already has an outcome cares only about better ones, and a
// position that cannot lead to one is cut off. That is Korf's shallow pruning (Artificial
// Intelligence 48, 1991) made exact for any payoff; where a hand has only one card, or tries its
// last, the wishes of the seats before it are passed on, as in Sturtevant's last-branch pruning
// (IJCAI 2003).
//
// The rest is common to solvers of card games: equivalent cards are tried once, and positions are
// stored by the relative ranks of the remaining cards and by how far the tricks won so far still
// matter.
package solve
