// Package ninetynine is the root of a program that plays David Parlett's
// card game Ninety-Nine in eighteen published variants. It holds no code: start
// with the packages cards, rules, match and record, and with the command in
// cmd/ninetynine. ARCHITECTURE.md is the map.
package ninetynine
