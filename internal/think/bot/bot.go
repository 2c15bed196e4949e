// Package bot provides computer players by name, which decide from Views alone: from random
// to expert, and any program over a pipe.
package bot

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"slices"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/think/company"
	"ninetynine/internal/think/search"
	"ninetynine/match"
	"ninetynine/rules"
)

// A Bot decides for one seat, from Views alone. It belongs to one goroutine.
//
// Begin starts a match m at the seat; seed determines everything random: the same seed and the same
// Views give the same acts. A bot may be begun again for the next match. Choose is called only when
// v.Options.Pick > 0, keeps nothing of v, and returns one of v.Options. Both return the context's
// error, wrapped, if it ends first. Close releases what the bot holds; it is the last call.
type Bot interface {
	Begin(ctx context.Context, m *match.Match, seat rules.Seat, seed uint64) error
	Choose(ctx context.Context, v *match.View) (rules.Action, error)
	Close() error
}

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

const execPrefix = "exec:"

// Names returns the names that [New] knows; the last stands for all programs.
func Names() []string {
	return slices.Concat(search.Others(), search.LevelNames(), []string{execPrefix + "PROGRAM [ARGS]"})
}

// Levels returns the players that may sit at any table, the weakest first. Their titles and
// descriptions are in the catalogues of package phrase, under page.level.
func Levels() []string {
	return append([]string{"random", "greedy"}, search.LevelNames()...)
}

// New returns the bot with the name: random, greedy, pimc, net, one of
// [search.Levels], or exec: and a program with its arguments, divided by blanks; there
// are no quotes. Options may follow the net and the levels after a colon, such as
// net:file=my.net. A level may have a number, such as "casual 1": see [search.Edition]. So may the others,
// but only today's. An unknown name is an error that lists the known ones.
func New(name string) (Bot, error) {
	versioned, options, _ := strings.Cut(name, ":")
	if other, _ := search.ParseVersioned(versioned); other != versioned && slices.Contains(search.Others(), other) {
		if versioned != Versioned(other) {
			return nil, fmt.Errorf("%s cannot be played any more: there is %s", versioned, Versioned(other))
		}
		name = strings.TrimSuffix(other+":"+options, ":")
	}
	if kind, options, ok := strings.Cut(name, ":"); kind != "exec" {
		if e := level(kind); e != nil {
			if ok {
				return e, e.configure(options)
			}
			return e, nil
		}
	}
	switch name {
	case "random":
		return new(Random), nil
	case "pimc":
		return new(PIMC), nil
	case "greedy":
		return new(Greedy), nil
	}
	if program, ok := strings.CutPrefix(name, execPrefix); ok {
		if words := strings.Fields(program); len(words) > 0 {
			return &Exec{Command: words}, nil
		}
		return nil, fmt.Errorf("%q names no program: write %sPROGRAM [ARGS]", name, execPrefix)
	}
	return nil, fmt.Errorf("no bot is called %q; there are: %s", name, strings.Join(Names(), ", "))
}

// BuiltIn lists the players that are part of the program: all names that need nothing after a colon.
func BuiltIn() []string {
	return slices.DeleteFunc(Names(), func(n string) bool { return strings.Contains(n, ":") })
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
