package lab

import (
	"cmp"
	"context"
	"fmt"
	"math"
	"slices"
	"time"

	"ninetynine/rules"
)

// FirstLook is the number of units before which a contest never stops early: the
// test that stops it is only valid for large numbers.
const FirstLook = 100

// A Contest says which players meet, over how many units.
//
// A unit is one deal played in every seating: the same cards, trump, dealer
// and totals each time, so that the luck of the cards falls on both sides
// alike. Or it is one game played in every seating, with the same cards deal by
// deal. Units of one contest are independent, and unit i of a seed is the same
// for all players.
//
// Unit i of deals has the cards of number i of the seed and is a first deal
// of a game, apart from what would favour one trump or one seat: the first
// 8-byte words of SHA-256("n99-arena-1" ‖ seed ‖ i) choose its dealer, its
// trump out of Trumps and, where the variant knows vulnerability, which of the two
// seats is ahead, by one point, each equally likely. A trump that is
// turned up comes with the cards. Unit i of games has the cards from number
// i<<20 on, and only its first dealer is chosen.
type Contest struct {
	Game    *rules.Game
	Play    string // the name of the player in question, as Open knows it
	Against string // that of the other

	Seed   string        // the text that decides everything, see [cards.SeedOf]
	Units  int           // at most
	Tables Tables        // which tables to play
	Games  bool          // whole games instead of deals
	Once   bool          // play a unit in one seating of each table, which its number chooses, instead of in all
	Luck   string        // reckon the luck of every deal, see [luck], where this player plays on for Against; "": do not
	Bound  int           // deals after which a game is stopped; 0: DefaultBound
	Trumps []rules.Trump // to play deals at, each as often as it is listed; nil: [Trumps]

	Stop  bool    // end as soon as it is clear who leads
	Width float64 // end as soon as the margin is known to ± this, in points a deal or games a game; 0: do not

	Workers  int             // goroutines; at least one is used
	Progress func(units int) // receives the amount done, from one goroutine; may be nil

	Journal *Journal // of units played before; gets those played now; nil: there is none

	Bots
}

// Tables says which tables a contest plays. With two players both kinds are the same, and only the
// first is played.
type Tables uint8

const (
	Both   Tables      = iota // One and Rest
	One                       // one Play among Against everywhere else, in each seat
	Rest                      // one Against among Play everywhere else, in each seat
	tables = int(Rest)        // kinds
)

func (t Tables) kind() string { return [...]string{"both", "one", "rest"}[t] }

// Trumps returns the trumps that a contest plays deals at by default: every one that can occur in
// the variant, once. It is empty where the trump is turned up.
func Trumps(g *rules.Game) []rules.Trump {
	t := g.Variant().Trump
	var all []rules.Trump
	switch t.By {
	case rules.ByRotation:
		all = slices.Clone(t.Rotation)
	case rules.BySuccess:
		all = append([]rules.Trump{t.First}, t.After...)
	case rules.ByHolder: // the trump if no player offers
		all = []rules.Trump{t.First, rules.ClubsTrump, rules.DiamondsTrump, rules.HeartsTrump, rules.SpadesTrump}
		if t.None {
			all = append(all, rules.NoTrump)
		}
		if t.Nines {
			all = append(all, rules.NinesTrump)
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// Check returns an error if the contest is impossible, without playing it.
func (c Contest) Check() error { return c.check() }

// check returns an error if the contest is impossible, and fills in defaults.
func (c *Contest) check() error {
	switch {
	case c.Play == "" || c.Against == "":
		return fmt.Errorf("a contest is between two players: name both")
	case c.Units < 2:
		return fmt.Errorf("a contest needs at least 2 units: one alone says nothing about luck")
	case c.Games && int64(c.Units) > MostBound<<20:
		return fmt.Errorf("a contest may have at most %d units of games", int64(MostBound<<20))
	case c.Bound < 0 || c.Bound > MostBound:
		return fmt.Errorf("the bound must be 1 to %d deals, not %d", MostBound, c.Bound)
	case c.Width < 0 || math.IsNaN(c.Width):
		return fmt.Errorf("the width cannot be %v: give a number of points either way", c.Width)
	case c.Luck != "" && c.Games:
		return fmt.Errorf("luck is reckoned of deals, not of games")
	case c.Luck != "" && !c.Once:
		return fmt.Errorf("luck is reckoned of deals that are played once: in all seatings, that of the cards is nought")
	case c.Tables > Rest:
		return fmt.Errorf("there are no such tables")
	}
	if err := c.checkTrumps(); err != nil {
		return err
	}
	if c.Game.Live().Len() == 2 {
		c.Tables = One
	}
	c.Bound = cmp.Or(c.Bound, DefaultBound)
	return nil
}

func (c *Contest) checkTrumps() error {
	v := c.Game.Variant()
	for _, t := range c.Trumps {
		switch {
		case c.Games:
			return fmt.Errorf("games have their own trumps: name trumps only for deals")
		case v.Trump.By == rules.ByTurnup:
			return fmt.Errorf("the trump is turned up: it cannot be named")
		case t >= rules.Unnamed || t == rules.NinesTrump && !v.Trump.Nines:
			return fmt.Errorf("no deal of this variant is played at %q", t)
		}
	}
	if len(c.Trumps) == 0 {
		c.Trumps = Trumps(c.Game)
	}
	return nil
}

func (c *Contest) sequential() bool { return (c.Stop || c.Width > 0) && c.Units > FirstLook }

// Arena plays the contest and says who is ahead.
//
// The verdict depends on the contest's fields apart from Workers, Progress
// and Journal, and on nothing else. If the context ends first, the verdict of
// the units done comes with the context's error, unless they are fewer than
// two. With any other error there is no verdict.
func Arena(ctx context.Context, c Contest) (Verdict, error) { return c.hold(ctx, nil) }

// hold plays the contest; each, if not nil, gets the margin of every unit, in order, and its luck.
func (c Contest) hold(ctx context.Context, each func(margin, luck int64)) (Verdict, error) {
	if err := c.check(); err != nil {
		return Verdict{}, err
	}
	size, err := c.batch()
	if err != nil {
		return Verdict{}, err
	}
	sum := contestSums{contest: &c, lineups: c.lineups(), each: each}
	r := runner[batch]{
		workers: c.Workers,
		units:   c.Units,
		size:    size,
		open:    func() (worker[batch], error) { return newArenaWorker(&c, size) },
		take:    sum.take,
		journal: c.Journal,
		of:      c.decides("contest"),
		sound:   (*batch).sound,
	}
	if err := r.run(ctx); err != nil {
		return Verdict{}, err
	}
	switch {
	case sum.ended != "":
		return sum.verdict(), nil
	case sum.units < 2:
		return Verdict{}, ctx.Err()
	}
	sum.ended = Interrupted
	return sum.verdict(), ctx.Err()
}

// decides returns what decides how a unit of the experiment goes, so neither the number of units nor when to stop.
func (c *Contest) decides(experiment string) any {
	return struct {
		Experiment    string
		Variant       rules.Variant
		Play, Against keyed
		Seed          string
		Tables        Tables
		Games         bool
		Bound         int
		Trumps        []rules.Trump
		Nodes         uint64
		Once          bool          `json:",omitzero"`
		Luck          keyed         `json:",omitzero"`
		Act           time.Duration `json:",omitzero"` // of programs alone
	}{experiment, c.Game.Variant(), keyed(c.Play), keyed(c.Against), c.Seed, c.Tables, c.Games, c.Bound, c.Trumps, c.Limits.Nodes, c.Once, keyed(c.Luck), c.actOf(c.Play, c.Against)}
}

// programBatch is the number of units that a program plays before it is
// restarted.
const programBatch = 64

// batch returns the number of units that a worker plays at once: more than one with programs, since
// they start slowly.
func (c *Contest) batch() (int, error) {
	size := 1
	for _, name := range []string{c.Play, c.Against} {
		program, err := c.isProgram(name)
		if err != nil {
			return 0, err
		}
		if program {
			size = programBatch
		}
	}
	return size, nil
}
