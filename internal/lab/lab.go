// Package lab deals and plays by the million, without tables, and counts.
//
// The work is cut into units that depend on nothing but the plan: which deal
// numbers they deal, how their players are seeded, and that programs are
// started anew for each. Sums are integers and
// are added in the order of the units. So a report, and the records written
// beside it, are the same to the last byte with any number of workers.
package lab

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"slices"

	"ninetynine/internal/bot"
	"ninetynine/rules"
)

// UnitDeals is the number of deals of a unit, when deals are counted.
const UnitDeals = 1024

// DefaultBound is the number of deals after which a match that does not come
// to an end is stopped, when matches are counted. At some variants random
// players fall further behind the target for ever.
const DefaultBound = 2000

// MostBound is the largest bound: match i deals the numbers from i<<20.
const MostBound = 1 << 20

// A Plan says what to simulate: so many deals or so many matches.
type Plan struct {
	Game    *rules.Game
	Changes json.RawMessage // of a house variant, for the header of the records

	Players []string // names as [bot.New] knows them, one for each live seat, or one for all
	Seed    string   // the open text that the deals come from, see [cards.SeedOf]
	Deals   int      // deals, matches running on as they do; or 0:
	Matches int      // whole matches
	Bound   int      // deals after which a match is stopped, when matches are counted; 0: DefaultBound

	Findings bool // whether the report is to have them

	Workers  int                      // goroutines; at least one is used
	Records  io.Writer                // gets the records of every match, in the order of the units; nil: none
	Progress func(deals, matches int) // is told of what is done, from one goroutine; nil: nobody is

	// Of players that are programs; the last two are used by many goroutines at once:
	Limits bot.Limits                  // zero fields stand for those of [bot.DefaultLimits]
	Stderr io.Writer                   // gets what they write to standard error; nil: nobody does
	Fault  func(rules.Seat, bot.Fault) // is told the first fault of each kind in each unit; nil: nobody is
}

// check reports what is impossible in the plan, and completes it.
func (p *Plan) check() error {
	live := p.Game.Live().Len()
	switch {
	case p.Deals < 0 || p.Matches < 0:
		return fmt.Errorf("there cannot be fewer than no deals or matches")
	case p.Deals > 0 == (p.Matches > 0):
		return fmt.Errorf("say how many deals or how many matches, and not both")
	case p.Bound < 0 || p.Bound > MostBound:
		return fmt.Errorf("the bound must be 1 to %d deals, not %d", MostBound, p.Bound)
	case len(p.Players) != 1 && len(p.Players) != live:
		return fmt.Errorf("%s is for %d players: name one for all, or %d; there are %d", p.Game.ID(), live, live, len(p.Players))
	}
	if len(p.Players) == 1 {
		p.Players = slices.Repeat(p.Players, live)
	}
	if p.Bound == 0 {
		p.Bound = DefaultBound
	}
	p.Workers = max(1, min(p.Workers, p.units()))
	return nil
}

// units returns the number of units of the plan.
func (p *Plan) units() int {
	if p.Matches > 0 {
		return p.Matches
	}
	return batches(p.Deals, UnitDeals)
}

// A unit is a piece of the work that depends on nothing before it.
type unit struct {
	index  int
	number uint64 // of its first deal
	deals  int    // at most
	many   bool   // matches follow one another until the deals are used up
}

func (p *Plan) unit(i int) unit {
	if p.Matches > 0 {
		return unit{i, uint64(i) << 20, p.Bound, false}
	}
	return unit{i, uint64(i) * UnitDeals, min(UnitDeals, p.Deals-i*UnitDeals), true}
}

// Simulate plays what the plan says and reports what came of it.
//
// If the context ends first, deals begun are dropped, the matches that they
// belong to end as sessions cut short, and the report of what was done comes
// with the context's error. With any other error there is no report.
func Simulate(ctx context.Context, p Plan) (Report, error) {
	if err := p.check(); err != nil {
		return Report{}, err
	}
	c := &collector{plan: &p, waiting: map[int]*outcome{}}
	if p.Findings {
		c.found = newFinder(p.Game)
	}
	if err := c.run(ctx); err != nil {
		return Report{}, err
	}
	r := report(&p, &c.sum)
	if c.found != nil {
		r.Findings = c.found.findings()
	}
	return r, ctx.Err()
}

// open makes the player of a seat.
func (p *Plan) open(seat int) (bot.Bot, error) {
	b, err := bot.New(p.Players[seat])
	if program, ok := b.(*bot.Exec); ok {
		program.Limits, program.Stderr = p.Limits, p.Stderr
		if p.Fault != nil {
			program.OnFault = func(f bot.Fault) { p.Fault(rules.Seat(seat), f) }
		}
	}
	return b, err
}
