// Package search is the expert player. It samples worlds (deals of the hidden cards that agree with
// one seat's View), weighs them by how likely the other seats' acts were in them, according to a
// net or heuristics, and judges each choice in each world: by a critic, by playing on, or exactly.
package search
