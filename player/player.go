// Package player has the computer players of Ninety-Nine, which decide from Views alone. Those that decide by
// a net need package nets, too, which is five megabytes larger; a program without it has random, greedy, pimc
// and programs over a pipe.
package player

import (
	"context"
	"fmt"
	"io"
	"time"

	"ninetynine/internal/think/netless"
	"ninetynine/match"
	"ninetynine/rules"
)

// A Player decides for one seat. It belongs to one goroutine.
//
// Begin starts a match m at the seat, and again for the next match. The seed determines everything random:
// the same seed and the same Views since Begin give the same acts. For all players except random and programs, the
// seed and the last View are enough. Its error says that the program cannot be started, or that no net was trained for
// the rules; levels then play without one.
//
// Choose returns one of v.Options for a View with v.Options.Pick > 0, and keeps nothing of v. It is an error to
// ask before Begin; the only other error is the context's, wrapped.
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
// number of an edition, such as "casual 4". Players with a net come from nets, which is nil in a program without
// them. An unknown name is an error that lists the known ones; so is the name of a player with a net where nets is nil.
func New(name string, nets Nets) (Player, error) {
	p, err := netless.New(name)
	switch x, program := p.(*netless.Exec); {
	case err != nil:
		return nil, err
	case program:
		return &Program{Command: x.Command}, nil
	case p != nil:
		return p, nil
	case nets == nil:
		return nil, fmt.Errorf("player %s decides by a net: give nets.BuiltIn, too", name)
	}
	return nets(name)
}

// A Program is a player that answers over a pipe, as docs/bots.md describes it. The first legal act replaces an answer
// that is wrong, late or missing, and [Program.Faults] counts it. If the program ends, it is started again, three times
// at most. The fields are set before the first Begin, which starts the program.
type Program struct {
	Command []string                  // the program and its arguments
	Nodes   uint64                    // positions that it may look at for an act, as it is told; 0: no limit
	Act     time.Duration             // for the answer to each question; 0: 5 s
	Stderr  io.Writer                 // gets the program's standard error; may be nil
	OnFault func(kind, detail string) // if set, is called at the first fault of each kind, by the name that Faults has

	exec netless.Exec
}

// Begin implements [Player].
func (p *Program) Begin(ctx context.Context, m *match.Match, seat rules.Seat, seed uint64) error {
	e := &p.exec
	e.Command, e.Stderr, e.Limits = p.Command, p.Stderr, netless.Limits{Nodes: p.Nodes, Act: p.Act}
	if p.OnFault != nil {
		e.OnFault = func(f netless.Fault) { p.OnFault(f.Kind.String(), f.Detail) }
	}
	return e.Begin(ctx, m, seat, seed)
}

// Choose implements [Player].
func (p *Program) Choose(ctx context.Context, v *match.View) (rules.Action, error) {
	return p.exec.Choose(ctx, v)
}

// Close implements [Player].
func (p *Program) Close() error { return p.exec.Close() }

// Faults returns how many answers were replaced so far, by kind: illegal, late, malformed, or missing because the
// program had ended. An answer to the greeting counts, too.
func (p *Program) Faults() map[string]int {
	f := p.exec.Faults()
	return map[string]int{"illegal": f.Illegal, "late": f.Late, "malformed": f.Malformed, "missing": f.Missing}
}

// Names returns the names that [New] knows, those of the levels with the weakest first; the last one stands
// for all programs, as "exec:python3 bot.py": New returns a [Program] with that command.
func Names() []string { return netless.Names() }
