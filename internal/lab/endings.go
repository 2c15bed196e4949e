package lab

import (
	"context"
	"errors"
	"fmt"
	"math"
	"slices"

	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/claim"
	"ninetynine/internal/think/solve"
	"ninetynine/rules"
)

// An ExamPlan tests players in one kind of decision. Deal i is that of unit i of an [Arena], played by Table at
// every seat. Where such a decision comes, every player is asked for its act, seeing no more than the seat
// does; so all players are judged in the same positions. None may be a program.
type ExamPlan struct {
	Game    *rules.Game
	Players []string // to be judged
	Table   string   // plays the deals that positions come from
	Tricks  int      // of [RunEndings]: left when an ending begins
	Totals  []int32  // of [RunOffers]: of the deciding seat, and of those to its left; none: level

	Seed  string
	Deals int

	Workers  int
	Progress func(deals int) // receives the amount done, from one goroutine; may be nil
	Journal  *Journal        // of deals done before; gets those done now; nil: there is none

	// Open makes a player by its name, for one seat of one worker; nil: [bot.New].
	Open func(name string) (bot.Bot, error)
}

// contest returns the contest of the table's player in which the other players are judged.
func (e *ExamPlan) contest() (*Contest, error) {
	if len(e.Players) == 0 || e.Table == "" {
		return nil, fmt.Errorf("an exam needs players, and one to play at the table")
	}
	c := &Contest{Game: e.Game, Play: e.Table, Against: e.Table, Seed: e.Seed, Units: e.Deals, Tables: One, Bots: Bots{Open: e.Open}}
	if err := c.check(); err != nil {
		return nil, err
	}
	for _, name := range append([]string{e.Table}, e.Players...) {
		if program, err := c.isProgram(name); err != nil {
			return nil, err
		} else if program { // wrong answers would count as its own choices
			return nil, fmt.Errorf("player %s is a program: only built-in players can be marked", name)
		}
	}
	return c, nil
}

// instead returns the players that played in place of others: see [bot.Fallbacks].
func (e *ExamPlan) instead() map[string]string {
	return bot.Fallbacks(e.Game, append(e.Players[:len(e.Players):len(e.Players)], e.Table)...)
}

// conduct carries out the exam and returns the number of deals done. If the context ends first, its error
// comes with that number; with any other error, there are none.
func conduct[T any](ctx context.Context, e *ExamPlan, kind string, open func(examWorker) worker[[]T], sound func(T) bool, take func(marks []T)) (deals int64, _ error) {
	c, err := e.contest()
	if err != nil {
		return 0, err
	}
	r := runner[[]T]{
		workers: e.Workers,
		units:   e.Deals,
		size:    1,
		open: func() (worker[[]T], error) {
			w, err := newExamWorker(e, c)
			if err != nil {
				return nil, err
			}
			return open(w), nil
		},
		take: func(marks *[]T) (more bool, _ error) {
			take(*marks)
			if deals++; e.Progress != nil {
				e.Progress(int(deals))
			}
			return true, nil
		},
		journal: e.Journal,
		sound: func(marks *[]T) error {
			if slices.ContainsFunc(*marks, func(m T) bool { return !sound(m) }) {
				return errImpossible
			}
			return nil
		},
		of: struct {
			Table   any
			Players []keyed
			Tricks  int
			Totals  []int32
		}{c.decides(kind), keyedAll(e.Players), e.Tricks, e.Totals},
	}
	if err := r.run(ctx); err != nil {
		return 0, err
	}
	return deals, ctx.Err()
}

// An examWorker plays at the table, with the players to be judged beside it.
type examWorker struct {
	*arenaWorker
	exam   *ExamPlan
	judged [][]*player // by player and seat
}

func newExamWorker(e *ExamPlan, c *Contest) (w examWorker, err error) {
	w.exam = e
	if w.arenaWorker, err = newArenaWorker(c, 1); err != nil {
		return w, err
	}
	for _, name := range e.Players {
		var seats []*player
		for i := range w.game.Live().All() {
			p, err := w.open(name, i, dummySide)
			if err != nil {
				return w, errors.Join(err, w.close())
			}
			seats = append(seats, p)
		}
		w.judged = append(w.judged, seats)
	}
	return w, nil
}

// Endings are the results of [RunEndings]. They do not depend on the machine or the number of
// workers.
type Endings struct {
	Variant   string  `json:"variant"`
	Seed      string  `json:"seed"`
	Table     string  `json:"table"`
	Tricks    int     `json:"tricks"`
	Deals     int64   `json:"deals"`
	Cut       bool    `json:"cut,omitempty"` // the context ended early
	Decisions int64   `json:"decisions"`     // of each player
	Open      int64   `json:"open"`          // decisions in which some card is worse than another
	Players   []Marks `json:"players"`

	Instead map[string]string `json:"instead,omitempty"` // see [Verdict]
}

// Marks are how well a player did. A card is optimal if with all cards open and all seats playing
// for themselves from there on (see [solve.Solver.Solve]) none is better for the seat that decides.
// A loss is counted in points of the deal, the seat's own less the mean of the other seats'. A
// player that sees one hand cannot always find the optimal card. Intervals are 95 %, by deal.
type Marks struct {
	Player   string      `json:"player"`
	Optimal  Rate        `json:"optimal"`  // of all decisions
	Right    Rate        `json:"right"`    // of open decisions, where a card can lose points
	Lost     Mean        `json:"lost"`     // points a decision
	More     Mean        `json:"more"`     // lost more than by the first player
	Blunders []Blunders  `json:"blunders"` // by kind
	Left     []MarksLeft `json:"left"`     // by tricks left, the most first
}

// Blunders count the cards of a kind played for which a better one for the contract was at hand, however
// the hidden cards lay, of the decisions where there was such a card: see [claim.Blunders].
type Blunders struct {
	Kind  string `json:"kind"`
	Share Rate   `json:"share"`
}

// MarksLeft are the marks with a number of tricks left to play.
type MarksLeft struct {
	Tricks  int  `json:"tricks"`
	Optimal Rate `json:"optimal"`
	Right   Rate `json:"right"`
	Lost    Mean `json:"lost"`
}

// nearEnough is how much worse an optimal card may be because of rounding, in points.
const nearEnough = 1e-6

// RunEndings judges every decision with Tricks tricks or fewer to play, the one in progress included, and more
// than one card to choose from; the table's own act goes on. If the context ends first, it returns the marks
// of the deals done with the context's error.
func RunEndings(ctx context.Context, e ExamPlan) (Endings, error) {
	if most := e.Game.Tricks(); e.Tricks < 1 || e.Tricks > most {
		return Endings{}, fmt.Errorf("endings have 1 to %d tricks, not %d", most, e.Tricks)
	}
	sum := endingSums{exam: &e, players: make([]markSums, len(e.Players))}
	for i := range sum.players {
		sum.players[i].left = make([]leftSums, e.Tricks)
	}
	deals, err := conduct(ctx, &e, "endings", newEndingsWorker, sum.sound, sum.take)
	if deals == 0 {
		return Endings{}, err
	}
	return sum.endings(deals), err
}

type mark struct {
	Player int32
	Left   int32   // tricks to play
	Lost   float64 // points; 0 if the card was optimal
	Open   bool    // some card is worse than another

	Met, Made [claim.BlunderKinds]bool // kinds of blunders possible, and made
}

type endingsWorker struct {
	examWorker
	solver *solve.Solver
	ends   [rules.MaxHand]solve.End
}

func newEndingsWorker(w examWorker) worker[[]mark] {
	positions := 1 << 19 // that the solver stores
	if w.exam.Tricks <= 5 {
		positions = 1 << 13
	}
	return &endingsWorker{examWorker: w, solver: solve.New(w.game, positions)}
}

func (w *endingsWorker) do(ctx context.Context, job int, out *[]mark) error {
	*out = (*out)[:0]
	if err := w.dealOnce(ctx, uint64(job)); err != nil {
		return err
	}
	for _, seats := range w.judged {
		for i, p := range seats {
			if err := p.begin(ctx, w.match, bot.Seed(w.seed, rules.Seat(i), uint64(job), 1)); err != nil {
				return err
			}
		}
	}
	return w.play(ctx, func(t turn) error {
		left := w.game.Tricks() - int(w.view.Tricks)
		if t.choice && t.action.Kind() == rules.Playing && left <= w.exam.Tricks {
			return w.judge(ctx, left, out)
		}
		return nil
	}, nil)
}

// judge asks every player for its act in w.view and marks the answers.
func (w *endingsWorker) judge(ctx context.Context, left int, out *[]mark) error {
	o, seat := w.view.Options, w.view.Seat
	ends := w.ends[:w.solver.Choices(&w.state.Deal, &w.ends)]
	best, worst := math.Inf(-1), math.Inf(1)
	for i := range ends {
		best, worst = max(best, float64(ends[i].Values[seat])), min(worst, float64(ends[i].Values[seat]))
	}
	blunders := claim.Blunders(w.game, &w.view.View)
	for i, seats := range w.judged {
		a, err := seats[seat].choose(ctx, &w.view)
		if err != nil {
			return err
		}
		lost := best - float64(ends[o.Index(a)].Values[seat])
		if lost <= nearEnough {
			lost = 0
		}
		m := mark{Player: int32(i), Left: int32(left), Lost: lost, Open: best-worst > nearEnough}
		for kind, bad := range blunders {
			m.Met[kind], m.Made[kind] = bad != 0, bad.Has(a.Card())
		}
		*out = append(*out, m)
	}
	return nil
}

type endingSums struct {
	exam            *ExamPlan
	decisions, open int64
	players         []markSums
}

type markSums struct {
	leftSums
	more     quotient
	left     []leftSums
	blunders [claim.BlunderKinds]struct {
		ratio
		made, met int64 // in this deal
	}
}

type leftSums struct {
	optimal, right ratio
	lost           quotient
	deal           dealMarks
}

type dealMarks struct {
	all, optimal, open, right int64
	lost                      float64
}

func (m *endingSums) sound(k mark) bool {
	return k.Player >= 0 && int(k.Player) < len(m.players) && k.Left >= 1 && int(k.Left) <= m.exam.Tricks
}

func (m *endingSums) take(marks []mark) {
	for _, k := range marks {
		p := &m.players[k.Player]
		p.add(k)
		p.left[k.Left-1].add(k)
		for kind := range p.blunders {
			b := &p.blunders[kind]
			if k.Met[kind] {
				b.met++
			}
			if k.Made[kind] {
				b.made++
			}
		}
	}
	first := m.players[0].deal
	m.decisions += first.all
	m.open += first.open
	for i := range m.players {
		p := &m.players[i]
		if p.deal.all > 0 {
			p.more.add(p.deal.lost-first.lost, float64(p.deal.all))
		}
		p.flush()
		for kind := range p.blunders {
			if b := &p.blunders[kind]; b.met > 0 {
				b.add(b.made, b.met)
				b.made, b.met = 0, 0
			}
		}
		for k := range p.left {
			p.left[k].flush()
		}
	}
}

func (s *leftSums) add(k mark) {
	d := &s.deal
	d.all++
	d.lost += k.Lost
	if k.Lost == 0 {
		d.optimal++
	}
	if k.Open {
		d.open++
		if k.Lost == 0 {
			d.right++
		}
	}
}

func (s *leftSums) flush() {
	d := &s.deal
	if d.all > 0 {
		s.optimal.add(d.optimal, d.all)
		s.lost.add(d.lost, float64(d.all))
	}
	if d.open > 0 {
		s.right.add(d.right, d.open)
	}
	*d = dealMarks{}
}

func (m *endingSums) endings(deals int64) Endings {
	e := m.exam
	r := Endings{
		Variant: e.Game.ID(), Seed: e.Seed, Table: e.Table, Tricks: e.Tricks,
		Deals: deals, Cut: deals < int64(e.Deals), Decisions: m.decisions, Open: m.open, Instead: e.instead(),
	}
	for i := range m.players {
		p := &m.players[i]
		x := Marks{
			Player: e.Players[i], Optimal: p.optimal.rate(), Right: p.right.rate(),
			Lost: p.lost.mean(), More: p.more.mean(),
		}
		for kind := range p.blunders {
			x.Blunders = append(x.Blunders, Blunders{claim.Blunder(kind).String(), p.blunders[kind].rate()})
		}
		for k := len(p.left) - 1; k >= 0; k-- {
			if l := &p.left[k]; l.optimal.whole > 0 {
				x.Left = append(x.Left, MarksLeft{k + 1, l.optimal.rate(), l.right.rate(), l.lost.mean()})
			}
		}
		r.Players = append(r.Players, x)
	}
	return r
}
