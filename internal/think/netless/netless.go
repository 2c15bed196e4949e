// Package netless provides the computer players that need no net, by name: random, greedy, pimc, and any
// program over a pipe.
package netless

import (
	"context"
	"fmt"
	"slices"
	"strings"

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

// Program stands before the command line of a program that plays.
const Program = "exec:"

// Names returns the names of all players, including those that need a net; the last stands for all programs.
func Names() []string {
	return slices.Concat(search.Others(), search.LevelNames(), []string{Program + "PROGRAM [ARGS]"})
}

// New returns the player with the name, perhaps with today's edition: random, greedy, pimc, or exec: and a
// program with its arguments, divided by blanks; there are no quotes. It is nil for the name of a player with
// a net, perhaps with options; any other name is an error that lists the known ones.
func New(name string) (Bot, error) {
	name, err := today(name)
	if err != nil {
		return nil, err
	}
	switch name {
	case "random":
		return new(Random), nil
	case "pimc":
		return new(PIMC), nil
	case "greedy":
		return new(Greedy), nil
	}
	if program, ok := strings.CutPrefix(name, Program); ok {
		if words := strings.Fields(program); len(words) > 0 {
			return &Exec{Command: words}, nil
		}
		return nil, fmt.Errorf("%q names no program: write %sPROGRAM [ARGS]", name, Program)
	}
	kind, _, _ := strings.Cut(name, ":")
	if _, edition := search.ParseVersioned(kind); kind == "net" || edition > 0 {
		return nil, nil
	}
	return nil, fmt.Errorf("no bot is called %q; there are: %s", name, strings.Join(Names(), ", "))
}

// today returns the name without the edition of a player that is no level, if it is today's.
func today(name string) (string, error) {
	versioned, options, _ := strings.Cut(name, ":")
	other, _ := search.ParseVersioned(versioned)
	if other == versioned || !slices.Contains(search.Others(), other) {
		return name, nil
	}
	if now := fmt.Sprintf("%s %d", other, search.OthersEdition); versioned != now {
		return "", fmt.Errorf("%s cannot be played any more: there is %s", versioned, now)
	}
	return strings.TrimSuffix(other+":"+options, ":"), nil
}
