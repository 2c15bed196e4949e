package lab

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"math/bits"

	"ninetynine/internal/think/netless"
	"ninetynine/match"
	"ninetynine/rules"
)

// The sides of a contest, and the dummy, which is on neither.
const (
	play = iota
	against
	dummySide
	sides
)

// A seating says which side has each seat.
type seating [rules.MaxSeats]uint8

// A lineup is one kind of table of a contest, with all its seatings: in seating i the lone player
// has seat i.
type lineup struct {
	kind     Tables
	seats    [sides]int // of each side, in a seating
	seatings []seating
	times    int // seatings that a unit is played in
}

func (c *Contest) lineups() (all []lineup) {
	live := c.Game.Live().Len()
	for _, kind := range []Tables{One, Rest} {
		if c.Tables != Both && c.Tables != kind {
			continue
		}
		lone, others := play, against
		if kind == Rest {
			lone, others = against, play
		}
		l := lineup{kind: kind}
		l.seats[lone], l.seats[others], l.seats[dummySide] = 1, live-1, c.Game.Seats()-live
		for i := range live {
			var s seating
			for j := range s {
				s[j] = uint8(others)
				if j >= live {
					s[j] = dummySide
				}
			}
			s[i] = uint8(lone)
			l.seatings = append(l.seatings, s)
		}
		if l.times = live; c.Once {
			l.times = 1
		}
		all = append(all, l)
	}
	return all
}

type arenaWorker struct {
	*driver
	contest *Contest
	size    int // units of a batch
	lineups []lineup
	players [dummySide][rules.MaxSeats]*player // by side and seat
	seats   *seating                           // who plays now
	luck    *luck                              // nil: it is not asked for
}

func newArenaWorker(c *Contest, size int) (*arenaWorker, error) {
	limit := match.Limit{}
	if c.Games {
		limit.Games = 1
	}
	d, err := newDriver(c.Game, c.Seed, limit, &c.Bots)
	if err != nil {
		return nil, err
	}
	w := &arenaWorker{driver: d, contest: c, size: size, lineups: c.lineups()}
	for side, name := range []string{c.Play, c.Against} {
		for i := range c.Game.Live().All() {
			if w.players[side][i], err = w.open(name, i, side); err != nil {
				return nil, errors.Join(err, w.close())
			}
		}
	}
	if c.Luck != "" {
		if w.luck, err = newLuck(w); err != nil {
			return nil, errors.Join(err, w.close())
		}
	}
	return w, nil
}

type batch struct {
	Units []unitTally `json:"units"`
	faults
}

type faults struct {
	Faults   [dummySide]int64 `json:"faults,omitzero"`
	Restarts [dummySide]int64 `json:"restarts,omitzero"`
}

func (f *faults) blame(p *player, of netless.Faults) {
	f.Faults[p.side] += int64(of.Total())
	f.Restarts[p.side] += int64(of.Restarts)
}

func (f *faults) add(o *faults) {
	for side := range f.Faults {
		f.Faults[side] += o.Faults[side]
		f.Restarts[side] += o.Restarts[side]
	}
}

func (f *faults) trouble(c *Contest) (all []Trouble) {
	for side, name := range []string{c.Play, c.Against} {
		if f.Faults[side]+f.Restarts[side] > 0 {
			all = append(all, Trouble{name, f.Faults[side], f.Restarts[side]})
		}
	}
	return all
}

func (w *arenaWorker) do(ctx context.Context, job int, out *batch) error {
	*out = batch{Units: out.Units[:0]}
	return w.each(job, &out.faults, func(unit uint64) error {
		out.Units = append(out.Units, unitTally{})
		return w.unit(ctx, unit, &out.Units[len(out.Units)-1])
	})
}

// each calls play for every unit of the batch with the number, and then restarts programs.
func (w *arenaWorker) each(job int, f *faults, play func(unit uint64) error) (err error) {
	defer func() { err = errors.Join(err, w.renew(f.blame)) }()
	for i := job * w.size; i < min((job+1)*w.size, w.contest.Units); i++ {
		if err := play(uint64(i)); err != nil {
			return err
		}
	}
	return nil
}

// A situation is how a unit begins, apart from its cards.
type situation struct {
	dealer rules.Seat
	trump  rules.Trump
	ahead  rules.Seat
}

// situation chooses the beginning of the unit by the rule of [Contest].
func (w *arenaWorker) situation(unit uint64) (s situation) {
	const domain = "n99-arena-1"
	var b [len(domain) + len(w.seed) + 8]byte
	copy(b[:], domain)
	copy(b[len(domain):], w.seed[:])
	binary.BigEndian.PutUint64(b[len(b)-8:], unit)
	h := sha256.Sum256(b[:])
	below := func(word, n int) int { // even to within n/2^64
		i, _ := bits.Mul64(binary.BigEndian.Uint64(h[8*word:]), uint64(n))
		return int(i)
	}
	s.dealer = rules.Seat(below(0, len(w.matches)))
	s.trump = rules.Unnamed
	if n := len(w.contest.Trumps); n > 0 {
		s.trump = w.contest.Trumps[below(1, n)]
	}
	s.ahead = rules.Seat(below(2, 2))
	return s
}

func (w *arenaWorker) unit(ctx context.Context, unit uint64, t *unitTally) error {
	at := w.situation(unit)
	for k := range w.lineups {
		l := &w.lineups[k]
		number := uint64(l.kind-One) * uint64(len(l.seatings)) // the same with every choice of tables
		for i := range l.seatings {
			if l.times == 1 && uint64(i) != unit%uint64(len(l.seatings)) {
				continue
			}
			if err := w.sit(ctx, unit, number+uint64(i), &at, &l.seatings[i]); err != nil {
				return err
			}
			play := w.playDeal
			if w.contest.Games {
				play = w.playGame
			}
			if err := play(ctx, unit, t, &t.Tables[k]); err != nil {
				return err
			}
		}
	}
	return nil
}

// sit seats the players for a match of the unit and sets up its situation; the number of the
// seating is part of the players' seeds.
func (w *arenaWorker) sit(ctx context.Context, unit, number uint64, at *situation, seats *seating) error {
	w.seats = seats
	for i := range w.game.Live().All() {
		w.seated[i] = w.players[seats[i]][i]
	}
	if err := w.begin(ctx, w.matches[at.dealer], unit, number); err != nil || w.contest.Games {
		return err
	}
	w.state.Trump = at.trump
	if w.game.VulnerableWorth() > 0 {
		w.state.Totals[at.ahead] = 1
	}
	return nil
}

func (w *arenaWorker) playDeal(ctx context.Context, unit uint64, u *unitTally, t *tableTally) error {
	if err := w.deal(ctx, unit); err != nil {
		return err
	}
	var start match.State
	if w.luck != nil {
		start, w.luck.acts = w.state, w.luck.acts[:0]
	}
	err := w.play(ctx, func(x turn) error {
		if w.luck != nil {
			w.luck.note(w, x)
		}
		if x.action.Kind() == rules.Offering {
			t.Sides[w.seats[x.seat]].Offered[x.action.Offer().Level()]++
		}
		return nil
	}, nil)
	if err != nil {
		return err
	}
	u.Deals++
	for i := range rules.Seat(w.game.Seats()) {
		t.Sides[w.seats[i]].score(&w.state.Result, i)
	}
	if w.luck == nil {
		return nil
	}
	luck, err := w.luck.reckon(ctx, w, unit, &start)
	t.Luck += luck
	return err
}

// playGame plays the unit's game. A game stopped by the bound has no winner.
func (w *arenaWorker) playGame(ctx context.Context, unit uint64, u *unitTally, t *tableTally) error {
	s := &w.state
	for s.Stage != match.Ended && int(s.Number) < w.contest.Bound {
		if err := w.playDeal(ctx, unit<<20+uint64(s.Number), u, t); err != nil {
			return err
		}
	}
	if s.Stage != match.Ended {
		u.Stopped++
		return nil
	}
	e := &s.GameEnd
	for i := range rules.Seat(w.game.Seats()) {
		x := &t.Sides[w.seats[i]]
		x.Points += int64(e.Bonus[i])
		x.Bonus += int64(e.Bonus[i])
		if e.Winners.Has(i) {
			x.Won += wholeGame / int64(e.Winners.Len())
		}
	}
	return nil
}

// seatingOf returns the sides of the seats if the unit is played once: one side has a single seat
// if the two are the same.
func (w *arenaWorker) seatingOf(unit uint64) *seating {
	if w.contest.Against == w.contest.Play {
		return &seating{}
	}
	seatings := w.lineups[0].seatings
	return &seatings[unit%uint64(len(seatings))]
}

// dealOnce seats the players and deals the unit's deal, to be played once.
func (w *arenaWorker) dealOnce(ctx context.Context, unit uint64) error {
	at := w.situation(unit)
	if err := w.sit(ctx, unit, 0, &at, w.seatingOf(unit)); err != nil {
		return err
	}
	return w.deal(ctx, unit)
}
