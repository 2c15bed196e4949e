// Package bot provides computer players by name, which decide from Views alone: from random
// to expert, and any program over a pipe.
package bot

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"slices"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/think/company"
	"ninetynine/internal/think/netless"
	"ninetynine/internal/think/search"
	"ninetynine/match"
	"ninetynine/rules"
)

// A Bot decides for one seat, from Views alone: see [netless.Bot].
type Bot = netless.Bot

// A DealListener wants the last View of its seat of each deal that it has played to the end. The error is
// as of Choose.
type DealListener interface {
	DealEnded(ctx context.Context, v *match.View) error
}

// A Forecaster can say how likely it thinks each contract.
type Forecaster interface {
	Bot

	// Forecast returns, by seat, the chance that the contract will be made, as the View's seat
	// thinks; act is what the player has just chosen in this View, or 0.
	Forecast(ctx context.Context, v *match.View, act rules.Action) ([rules.MaxSeats]float64, error)
}

// Meet tells a player of a level, which has begun, with whom it plays, if it can use that: only the
// strongest supposes in its worlds how the other players play. Nil is a company of which nothing is
// known.
func Meet(b Bot, c *company.Company) {
	if x, ok := b.(interface{ Meet(*company.Company) }); ok {
		x.Meet(c)
	}
}

// Levels returns the players that may sit at any table, the weakest first. Their titles and
// descriptions are in the catalogues of package phrase, under page.level.
func Levels() []string {
	return append([]string{"random", "greedy"}, search.LevelNames()...)
}

// New returns the bot with the name: one of [netless.New], net, or one of [search.Levels]. Options may follow
// the net and the levels after a colon, such as net:file=my.net. A level may have a number, such as
// "casual 1": see [search.Edition]. So may the others, but only today's. An unknown name is an error that
// lists the known ones.
func New(name string) (Bot, error) {
	b, err := netless.New(name)
	if b != nil || err != nil {
		return b, err
	}
	kind, options, ok := strings.Cut(name, ":")
	e := level(kind)
	if !ok {
		return e, nil
	}
	return e, e.configure(options)
}

// BuiltIn lists the players that are part of the program: all names that need nothing after a colon.
func BuiltIn() []string {
	return slices.DeleteFunc(netless.Names(), func(n string) bool { return strings.Contains(n, ":") })
}

// IsBuiltIn reports whether the name is one of [BuiltIn], perhaps with an edition.
func IsBuiltIn(versioned string) bool {
	name, _ := search.ParseVersioned(versioned)
	return slices.Contains(BuiltIn(), name)
}

// ParseNames splits a list of names at its commas and trims the blanks around
// them. A name with a comma of its own cannot be listed.
func ParseNames(s string) []string {
	names := strings.Split(s, ",")
	for i := range names {
		names[i] = strings.TrimSpace(names[i])
	}
	return names
}

// Seed returns the seed of the player at a seat: the first word, big-endian, of
// SHA-256("n99-player-1" ‖ match ‖ extra ‖ seat), 8 bytes for each extra and one for the seat. The
// caller decides what extra is, such as the number of a match.
func Seed(match cards.Seed, seat rules.Seat, extra ...uint64) uint64 {
	const domain = "n99-player-1"
	b := make([]byte, 0, len(domain)+len(match)+8*4+1)
	b = append(append(b, domain...), match[:]...)
	for _, x := range extra {
		b = binary.BigEndian.AppendUint64(b, x)
	}
	h := sha256.Sum256(append(b, byte(seat)))
	return binary.BigEndian.Uint64(h[:])
}
