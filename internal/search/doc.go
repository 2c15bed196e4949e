// Package search thinks ahead from what one seat knows. It deals the unseen
// cards as they may lie, weighs such worlds, and plays them out.
//
// A [Sampler] deals worlds that agree with all that a View shows, each with
// the same chance, or as a [Belief] says and then with weights that make up
// for it. [Temper] softens weights until enough worlds count;
// [Resample] turns weighted worlds into equal ones. A [PIMC] player needs no
// more than these, playouts by rule of thumb and exact endings: perfect
// information Monte Carlo (Levy 1989; Ginsberg, "GIB", 2001). An [Expert]
// has a net's policy say how likely worlds are, and its critic what each choice is
// worth in each.
package search
