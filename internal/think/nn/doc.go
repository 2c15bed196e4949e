// Package nn implements the networks that play: what they see of a deal, how they are
// built, what they answer, and how they are stored.
//
// A [Shape] is a kind of table: the number of hands, the pack, the order of
// phases. Every shape has a network of its own. Variants of one shape share it;
// their rules are part of its input. That input comes from a [rules.View] alone, as
// a short list of the features present ([Shape.Features]).
package nn
