package lab

import (
	"context"
	"fmt"
	"math"

	"ninetynine/advice"
	"ninetynine/cards"
	"ninetynine/internal/learn/review"
	"ninetynine/internal/paper/slips"
	"ninetynine/rules"
)

// A ParPlan says which boards to play for their par.
type ParPlan struct {
	Game   *rules.Game
	Seed   string // of the boards, see [slips.Board]
	First  uint64 // the first board's number
	Boards int
	Plays  int // of each board, at least 2

	Workers  int
	Progress func(boards int) // receives the amount done, from one goroutine; may be nil
	Journal  *Journal         // of boards played before; gets those of now; nil: there is none
}

// Pars are the pars of boards. They do not depend on the machine or the number of workers.
type Pars struct {
	Variant string  `json:"variant"`
	Seed    string  `json:"seed"`
	Plays   int     `json:"plays"`
	Cut     bool    `json:"cut,omitempty"` // the context ended early
	Boards  []Board `json:"boards"`

	// Luck is the standard deviation, in points, of what the cards alone are worth to a player: of its margin
	// between boards, without that of the plays. No luck: 0.
	Luck float64 `json:"luck"`
}

// A Board is a numbered deal and its par.
type Board struct {
	Number uint64           `json:"number"`
	Dealer rules.Seat       `json:"dealer"`
	Trump  rules.Trump      `json:"trump"`
	Seats  []advice.SeatPar `json:"seats"` // a dummy's last
}

// Par plays each board so many times with the net in all seats: see [review.Par]. If the context ends first, it
// returns the boards done with the context's error.
func Par(ctx context.Context, p ParPlan) (Pars, error) {
	switch {
	case p.Boards < 1:
		return Pars{}, fmt.Errorf("%d boards: give 1 at least", p.Boards)
	case p.Plays < 2:
		return Pars{}, fmt.Errorf("%d plays: par is a mean with an error, and needs 2 at least", p.Plays)
	case p.First+uint64(p.Boards) < p.First:
		return Pars{}, fmt.Errorf("board %d: there are not so many", p.First)
	}
	sum := Pars{Variant: p.Game.ID(), Seed: p.Seed, Plays: p.Plays}
	r := runner[Board]{
		workers: p.Workers,
		units:   p.Boards,
		size:    1,
		open:    func() (worker[Board], error) { return &parWorker{&p, cards.SeedOf(p.Seed)}, nil },
		take: func(b *Board) (bool, error) {
			sum.Boards = append(sum.Boards, *b)
			if p.Progress != nil {
				p.Progress(len(sum.Boards))
			}
			return true, nil
		},
		journal: p.Journal,
		sound: func(b *Board) error {
			if len(b.Seats) != p.Game.Seats() {
				return errImpossible
			}
			return nil
		},
		of: struct {
			Experiment string
			Variant    rules.Variant
			Seed       string
			First      uint64
			Plays      int
		}{"par", p.Game.Variant(), p.Seed, p.First, p.Plays},
	}
	if err := r.run(ctx); err != nil {
		return Pars{}, err
	}
	sum.Cut = len(sum.Boards) < p.Boards
	sum.Luck = luckOf(p.Game, sum.Boards)
	return sum, ctx.Err()
}

type parWorker struct {
	plan *ParPlan
	seed cards.Seed
}

func (w *parWorker) do(ctx context.Context, job int, out *Board) error {
	number := w.plan.First + uint64(job)
	d := slips.Board(w.plan.Game, &w.seed, number)
	x, err := review.Par(ctx, w.plan.Game, &d, w.plan.Plays, nil)
	if err != nil {
		return err
	}
	*out = Board{number, d.Dealer, d.Trump, x.Seats}
	return nil
}

func (w *parWorker) close() error { return nil }

// luckOf returns [Pars.Luck]. The mean square of a margin holds the variance of its error, too.
func luckOf(g *rules.Game, boards []Board) float64 {
	squares, n := 0.0, 0.0
	for _, b := range boards {
		for i := range g.Live().All() {
			s := &b.Seats[i]
			squares += float64(s.Margin*s.Margin) - float64(s.Error*s.Error)
			n++
		}
	}
	return math.Sqrt(max(0, squares/max(n, 1)))
}
