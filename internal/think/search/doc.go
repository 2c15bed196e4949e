// Package search thinks ahead from what one seat knows: in worlds that agree
// with it, a net's policy or heuristics say how likely they are and what others
// would have done there, and a critic says what each choice is worth.
package search
