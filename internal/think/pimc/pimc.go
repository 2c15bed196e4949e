// Package pimc plays by perfect information Monte Carlo (Levy, 1989; Ginsberg, "GIB", 2001): the
// yardstick for trained players.
package pimc

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"ninetynine/cards"
	"ninetynine/internal/think/heuristic"
	"ninetynine/internal/think/solve"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// Options are how much a Player thinks.
type Options struct {
	Worlds             int // sampled for each card
	WorldsBeforePlay   int // sampled for each bid, offer or trump
	Candidates         int // ways to lay aside bid-cards that are played out
	SolveBelow         int // cards in all hands together, up to which each choice is solved
	SolvePlayoutsBelow int // and up to which a playout is solved
	ProveBelow         int // and up to which a revealed contract must be proved against all opponents
}

// Yardstick returns the options of the player called pimc: for three hands, a decision with five
// tricks left is exact, and so are a playout's last four tricks.
func Yardstick() Options {
	return Options{Worlds: 40, WorldsBeforePlay: 50, Candidates: 12, SolveBelow: 16, SolvePlayoutsBelow: 12, ProveBelow: 27}
}

const entries = 1 << 12

// Player is a player by perfect information Monte Carlo: it samples deals of the unseen cards, all
// equally likely, plays out each choice in each world by heuristics with an exact ending, and takes
// the choice with the most points on average, relative to the other seats'. It is not trained, and
// infers nothing from the other seats' acts. It belongs to one goroutine.
type Player struct {
	game      *rules.Game
	options   Options
	heuristic *heuristic.Game
	sampler   *worlds.Sampler
	solver    *solve.Solver
	rng       rand.PCG
	actions   []rules.Action
	sums      []float64
}

// New returns a player of the game. It considers at least one way to lay aside and one world.
func New(g *rules.Game, o Options) *Player {
	o.Worlds, o.WorldsBeforePlay, o.Candidates = max(o.Worlds, 1), max(o.WorldsBeforePlay, 1), max(o.Candidates, 1)
	return &Player{
		game: g, options: o, heuristic: heuristic.New(g),
		sampler: worlds.New(g), solver: solve.New(g, entries),
	}
}

// Choose returns the best of the View's options, which must not be empty. Equal Views and seeds get
// the same act. It is an error if no deal agrees with the View, or if the context ends first.
func (p *Player) Choose(ctx context.Context, v *rules.View, seed uint64) (rules.Action, error) {
	v, err := p.begin(v, seed)
	if err != nil {
		return 0, err
	}
	p.actions = p.candidates(v, p.actions[:0])
	if len(p.actions) == 1 {
		return p.actions[0], nil
	}
	p.sums = append(p.sums[:0], make([]float64, len(p.actions))...)
	for range p.worlds(v) {
		if err := ctx.Err(); err != nil {
			return 0, err
		}
		w := p.sampleWorld(v)
		p.weigh(v, &w)
	}
	return p.actions[slices.Index(p.sums, slices.Max(p.sums))], nil
}

// begin returns what to decide by instead of the View, for which it prepares the worlds.
func (p *Player) begin(v *rules.View, seed uint64) (*rules.View, error) {
	if v.Options.Len() == 0 {
		return nil, fmt.Errorf("pimc was asked where there is nothing to decide")
	}
	last := worlds.Last(p.game, v)
	if err := p.sampler.Begin(&last); err != nil {
		return nil, fmt.Errorf("pimc: %w", err)
	}
	p.rng.Seed(seed, worlds.Fingerprint(&last))
	return &last, nil
}

// worlds returns how many worlds to deal for the View.
func (p *Player) worlds(v *rules.View) int {
	if v.Phase == rules.Playing {
		return p.options.Worlds
	}
	return p.options.WorldsBeforePlay
}

func (p *Player) sampleWorld(v *rules.View) heuristic.World {
	var h rules.Hidden
	p.sampler.Sample(&p.rng, &h)
	if v.Phase < rules.Playing {
		p.bidForOthers(v, &h)
	}
	w := p.heuristic.Suppose(v, &h)
	if v.Phase == rules.Playing {
		w.Plan(p.game.Live() &^ v.Seat.Set()) // the chooser plans by what it chooses
	}
	return w
}

// bidForOthers sets the other seats' hidden bid-cards and offers to those of the heuristics: no
// less likely than any others, and more like what players do.
func (p *Player) bidForOthers(v *rules.View, h *rules.Hidden) {
	s := p.heuristic.Board(v)
	for i := range (p.game.Live() &^ v.Seat.Set()).All() {
		s.Hand[i], s.Aside[i] = h.Hand[i]|h.Aside[i], 0
		if h.Aside[i] != 0 {
			h.Aside[i] = p.heuristic.Lay(&s, i).Aside
			h.Hand[i] = s.Hand[i] &^ h.Aside[i]
			s.Hand[i], s.Aside[i] = h.Hand[i], h.Aside[i]
		}
		if h.Offer[i] != 0 {
			h.Offer[i] = p.heuristic.Offer(&s, i, v.Options.From)
		}
	}
}

func (p *Player) weigh(v *rules.View, w *heuristic.World) {
	if v.Phase == rules.Playing && w.Cards() <= p.options.SolveBelow {
		var ends [rules.MaxHand]solve.End
		n := p.solver.Choices(&w.State, &ends)
		for i := range n {
			for j, a := range p.actions {
				if a == v.Options.Nth(i) {
					p.sums[j] += float64(ends[i].Values[v.Seat])
				}
			}
		}
		return
	}
	passed := 0.0
	for i, a := range p.actions {
		after := *w
		after.Do(a)
		x := 0.0
		if o := a.Offer(); a.Kind() == rules.Offering && o.Level() == rules.Reveal && p.reveals(&after, v.Seat) {
			x = passed + p.stake(&after, v.Seat, o)
		} else {
			after.Play(p.options.SolvePlayoutsBelow)
			x = float64(p.solver.Solve(&after.State).Values[v.Seat])
		}
		if i == 0 {
			passed = x // of offers, the pass comes first
		}
		p.sums[i] += x
	}
}

// reveals goes on to the first lead and reports whether the seat's hand then lies open.
func (p *Player) reveals(w *heuristic.World, seat rules.Seat) bool {
	w.Play(w.Cards())
	return w.Open(seat)
}

// stake returns what a reveal adds: the premium if the seat can force its contract against all
// opponents, otherwise its loss. Heuristics alone would not do: they do not play against a hand
// that they see.
func (p *Player) stake(w *heuristic.World, seat rules.Seat, o rules.Offer) float64 {
	w.Play(p.options.ProveBelow)
	worth := float64(p.game.PremiumWorth(o))
	if p.solver.Forces(&w.State, seat) {
		return worth
	}
	return -worth
}

func (p *Player) candidates(v *rules.View, as []rules.Action) []rules.Action {
	switch v.Phase {
	case rules.Playing:
		return p.distinct(v, as)
	case rules.Laying:
		return p.lays(v, as)
	case rules.Offering:
		return p.offers(v, as)
	}
	return slices.AppendSeq(as, v.Options.All())
}

// distinct appends one card of each run of equivalent cards: those of a suit with none between that
// other seats hold or have on the table.
func (p *Player) distinct(v *rules.View, as []rules.Action) []rules.Action {
	apart := worlds.Unseen(p.game, v)
	for i := range rules.Seat(p.game.Seats()) {
		if i != v.Options.Seat {
			apart |= v.Hand[i]
		}
		apart |= v.Trick()[i].Set()
	}
	last := cards.Card(0)
	for h := v.Options.From; h != 0; h &= h - 1 {
		c := h.First()
		between := cards.Set(1<<c-1) &^ (1<<last - 1)
		if last == 0 || c.Suit() != last.Suit() || v.Trump == rules.NinesTrump || apart&between != 0 {
			as = append(as, rules.Play(v.Options.Seat, c))
		}
		last = c
	}
	return as
}

func (p *Player) lays(v *rules.View, as []rules.Action) []rules.Action {
	s := p.heuristic.Board(v)
	best := make([]heuristic.Plan, p.options.Candidates)
	for _, x := range best[:p.heuristic.Lays(&s, v.Seat, best)] {
		as = append(as, rules.Lay(v.Seat, x.Aside))
	}
	return as
}

// offers appends the offers except those that announce another number of tricks than the hand
// promises.
func (p *Player) offers(v *rules.View, as []rules.Action) []rules.Action {
	s := p.heuristic.Board(v)
	promise := p.heuristic.Promise(&s, v.Seat)
	for a := range v.Options.All() {
		if n, ok := a.Offer().Number(); !ok || n == promise.Bid {
			as = append(as, a)
		}
	}
	return as
}
