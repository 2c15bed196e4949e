// Package search is the expert player. It samples worlds, deals of the hidden cards that
// agree with what one seat knows, weighs them by how likely the other seats' acts were
// there, by a net or by heuristics, and judges each choice in them: by a critic, by
// playing on, or exactly.
package search
