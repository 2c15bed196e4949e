// Package nn has the networks that play: what they see of a deal, how they
// are made, what they answer, and how they are stored.
//
// A [Shape] is a kind of table: so many hands, such a pack, such an order of
// phases. Every shape has a network of its own, and variants of one shape
// share it, their differing rules being part of what it sees. What a network
// sees is drawn from a [rules.View] alone, as a short list of the features
// that are present ([Shape.Look]).
package nn
