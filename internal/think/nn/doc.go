// Package nn implements the nets that play: their input, layers, answers, and files.
//
// A [Shape] is a kind of table: the number of hands, the pack, the order of phases. Every shape has
// its own net. Variants of one shape share it; their rules are part of its input. That input comes
// from a [rules.View] alone, as a short list of the features present ([Shape.Features]).
package nn
