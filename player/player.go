// Package player has the computer players of Ninety-Nine, which decide from Views alone. Those that decide by
// a net need package nets, too, which is five megabytes larger; a program without it has random, greedy, pimc
// and programs over a pipe.
package player

import (
	"context"
	"fmt"

	"ninetynine/internal/think/netless"
	"ninetynine/match"
	"ninetynine/rules"
)

// A Player decides for one seat. It belongs to one goroutine.
//
// Begin starts a match m at the seat, and again for the next match. The seed determines everything random:
// the same seed and View give the same act. (Random has a sequence for each seed: there, the same Views in the
// same order do.) Its error says that the program cannot be started, or that no net was trained for the
// rules; levels then play without one.
//
// Choose returns one of v.Options for a View with v.Options.Pick > 0, and keeps nothing of v. It is an error to
// ask before Begin; the only other error is the context's, wrapped. A program that answers wrongly or too late, after 5 s, plays
// its first legal act.
//
// Close ends a program, and is the last call.
type Player interface {
	Begin(ctx context.Context, m *match.Match, seat rules.Seat, seed uint64) error
	Choose(ctx context.Context, v *match.View) (rules.Action, error)
	Close() error
}

// Nets opens a player that decides by a net: see package nets.
type Nets func(name string) (Player, error)

// New returns the player with the name: one of [Names], with options after a colon where it takes some
// (docs/bots.md), such as "expert:points=1", which plays for points and not for the game. A level may have the
// number of an edition, such as "casual 4". An unknown name is an error that lists the known ones; so is the
// name of a player with a net, unless nets has it.
func New(name string, nets ...Nets) (Player, error) {
	p, err := netless.New(name)
	if p != nil || err != nil {
		return p, err
	}
	if len(nets) == 0 {
		return nil, fmt.Errorf("player %s decides by a net: give nets.BuiltIn, too", name)
	}
	return nets[0](name)
}

// Exec returns a program that plays over a pipe, as docs/bots.md describes it. nodes is the number of positions
// that it may look at for an act, as it is told; 0 means no limit.
func Exec(nodes uint64, program string, args ...string) Player {
	return &netless.Exec{Command: append([]string{program}, args...), Limits: netless.Limits{Nodes: nodes}}
}

// Names returns the names that [New] knows, those of the levels with the weakest first; the last one stands
// for all programs, as "exec:python3 bot.py".
func Names() []string { return netless.Names() }
