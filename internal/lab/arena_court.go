package lab

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"math/bits"

	"ninetynine/cards"
	"ninetynine/internal/bot"
	"ninetynine/match"
	"ninetynine/rules"
)

// The sides of a contest, and the dummy, which is on neither.
const (
	play = iota
	against
	nobodys
	sides
)

// A seating says which side sits where, by seat.
type seating [rules.MaxSeats]uint8

// A table is one kind of table of a contest, with all its seatings: seat i of
// seating i is the lone one's.
type table struct {
	kind     Tables
	seats    [sides]int // of each side, in a seating
	seatings []seating
}

// layTables returns the tables of the contest.
func (c *Contest) layTables() (all []table) {
	live := c.Game.Live().Len()
	for _, kind := range []Tables{One, Rest} {
		if c.Tables != Both && c.Tables != kind {
			continue
		}
		lone, others := play, against
		if kind == Rest {
			lone, others = against, play
		}
		t := table{kind: kind}
		t.seats[lone], t.seats[others], t.seats[nobodys] = 1, live-1, c.Game.Seats()-live
		for i := range live {
			var s seating
			for j := range s {
				s[j] = uint8(others)
				if j >= live {
					s[j] = nobodys
				}
			}
			s[i] = uint8(lone)
			t.seatings = append(t.seatings, s)
		}
		all = append(all, t)
	}
	return all
}

// A court is a worker: it plays units one after another with players of its
// own. What it needs lives here, so that a deal allocates nothing.
type court struct {
	contest *Contest
	game    *rules.Game
	seed    cards.Seed
	size    int // units of a batch
	tables  []table
	matches []*match.Match                   // by first dealer
	players [nobodys][rules.MaxSeats]bot.Bot // by side and seat; nil where the side never sits

	state match.State
	view  match.View
	cards rules.Deal
}

func newCourt(c *Contest, size int) (*court, error) {
	w := &court{contest: c, game: c.Game, seed: cards.SeedOf(c.Seed), size: size, tables: c.layTables()}
	limit := match.Limit{}
	if c.Games {
		limit.Games = 1
	}
	for first := range c.Game.Live().All() {
		m, err := match.New(c.Game, first, limit)
		if err != nil {
			return nil, err
		}
		w.matches = append(w.matches, m)
	}
	for side, name := range []string{c.Play, c.Against} {
		for i := range c.Game.Live().All() {
			b, err := c.open(name)
			if err != nil {
				return nil, errors.Join(err, w.close())
			}
			w.players[side][i] = b
		}
	}
	return w, nil
}

func (w *court) close() error {
	var errs []error
	for side := range w.players {
		for i, b := range w.players[side] {
			if b != nil {
				errs = append(errs, b.Close())
				w.players[side][i] = nil
			}
		}
	}
	return errors.Join(errs...)
}

// A batch is what a worker plays at once.
type batch struct {
	Units    []unitTally    `json:"units"`
	Faults   [nobodys]int64 `json:"faults,omitzero"` // of programs
	Restarts [nobodys]int64 `json:"restarts,omitzero"`
}

// do plays batch number job.
func (w *court) do(ctx context.Context, job int, out *batch) (err error) {
	*out = batch{Units: out.Units[:0]}
	defer func() { err = errors.Join(err, w.retire(out)) }()
	for i := job * w.size; i < min((job+1)*w.size, w.contest.Units); i++ {
		out.Units = append(out.Units, unitTally{})
		if err := w.unit(ctx, uint64(i), &out.Units[len(out.Units)-1]); err != nil {
			return err
		}
	}
	return nil
}

// retire counts what programs did wrong in the batch, ends them and seats new
// ones: what is left of it in a program must not reach the next, which
// another worker may play.
func (w *court) retire(out *batch) error {
	for side, name := range []string{w.contest.Play, w.contest.Against} {
		for i, b := range w.players[side] {
			program, ok := b.(*bot.Exec)
			if !ok {
				continue
			}
			faults := program.Faults()
			out.Faults[side] += int64(faults.Total())
			out.Restarts[side] += int64(faults.Restarts)
			fresh, err := w.contest.open(name)
			if err := errors.Join(err, program.Close()); err != nil {
				return err
			}
			w.players[side][i] = fresh
		}
	}
	return nil
}

// A situation is what a unit begins with, apart from its cards.
type situation struct {
	dealer rules.Seat
	trump  rules.Trump
	ahead  rules.Seat
}

// situation chooses that of the unit, see [Contest].
func (w *court) situation(unit uint64) (s situation) {
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

// unit plays the unit in every seating of every table.
func (w *court) unit(ctx context.Context, unit uint64, t *unitTally) error {
	at := w.situation(unit)
	m := w.matches[at.dealer]
	for k := range w.tables {
		table := &w.tables[k]
		number := uint64(table.kind-One) * uint64(len(table.seatings)) // the same whichever tables are played
		for i := range table.seatings {
			seats := &table.seatings[i]
			if err := w.begin(ctx, m, seats, unit, number); err != nil {
				return err
			}
			var err error
			if w.contest.Games {
				err = w.playGame(ctx, m, seats, unit, t, &t.Tables[k])
			} else {
				err = w.playDeal(ctx, m, seats, unit, &at, t, &t.Tables[k])
			}
			if err != nil {
				return err
			}
			number++
		}
	}
	return nil
}

// begin seats the players.
func (w *court) begin(ctx context.Context, m *match.Match, seats *seating, unit, number uint64) error {
	for i := range w.game.Live().All() {
		b := w.players[seats[i]][i]
		if err := b.Begin(ctx, m, i, bot.Seed(w.seed, i, unit, number)); err != nil {
			return fmt.Errorf("player %s at seat %d: %w", w.name(seats, i), i, err)
		}
	}
	return nil
}

func (w *court) name(seats *seating, i rules.Seat) string {
	return [...]string{w.contest.Play, w.contest.Against, "dummy"}[seats[i]]
}

// playDeal plays the unit's deal in one seating.
func (w *court) playDeal(ctx context.Context, m *match.Match, seats *seating, unit uint64, at *situation, u *unitTally, t *tableTally) error {
	s := &w.state
	*s = m.Start()
	s.Trump = at.trump
	if w.game.VulnerableWorth() > 0 {
		s.Totals[at.ahead] = 1
	}
	if err := w.deal(ctx, m, seats, unit, t); err != nil {
		return err
	}
	u.Deals++
	w.score(seats, t)
	return nil
}

// playGame plays the unit's game in one seating. A game stopped by the bound
// is nobody's.
func (w *court) playGame(ctx context.Context, m *match.Match, seats *seating, unit uint64, u *unitTally, t *tableTally) error {
	s := &w.state
	*s = m.Start()
	for s.Stage != match.Ended && int(s.Number) < w.contest.Bound {
		if err := w.deal(ctx, m, seats, unit<<20+uint64(s.Number), t); err != nil {
			return err
		}
		u.Deals++
		w.score(seats, t)
	}
	if s.Stage != match.Ended {
		u.Stopped++
		return nil
	}
	e := &s.GameEnd
	for i := range rules.Seat(w.game.Seats()) {
		x := &t.Sides[seats[i]]
		x.Points += int64(e.Bonus[i])
		x.Bonus += int64(e.Bonus[i])
		if e.Winners.Has(i) {
			x.Won += wholeGame / int64(e.Winners.Len())
		}
	}
	return nil
}

// deal plays the deal with the cards of the number.
func (w *court) deal(ctx context.Context, m *match.Match, seats *seating, number uint64, t *tableTally) error {
	s := &w.state
	if err := ctx.Err(); err != nil {
		return err
	}
	w.cards = m.Draw(s, &w.seed, number)
	if err := m.Deal(s, &w.cards); err != nil {
		return err
	}
	for s.Stage == match.Playing {
		seat := w.game.Turn(&s.Deal).First()
		a, err := w.choose(ctx, m, seats, seat)
		if err != nil {
			return err
		}
		if a.Kind() == rules.Offering {
			t.Sides[seats[seat]].Offered[a.Offer().Level()]++
		}
		m.Apply(s, a)
	}
	return nil
}

// choose asks the seat's player what to do; where there is one act only, it
// is not asked.
func (w *court) choose(ctx context.Context, m *match.Match, seats *seating, seat rules.Seat) (rules.Action, error) {
	if o := w.game.Options(&w.state.Deal, seat); o.Len() == 1 {
		return o.Nth(0), nil
	}
	m.View(&w.state, seat, &w.view)
	a, err := w.players[seats[seat]][seat].Choose(ctx, &w.view)
	if err == nil && !w.view.Options.Has(a) {
		err = fmt.Errorf("%q is not among its options", a)
	}
	if err != nil {
		return 0, fmt.Errorf("player %s at seat %d: %w", w.name(seats, seat), seat, err)
	}
	return a, nil
}

// score counts the result of the deal just played.
func (w *court) score(seats *seating, t *tableTally) {
	r := &w.state.Result
	for i := range rules.Seat(w.game.Seats()) {
		x := &t.Sides[seats[i]]
		made := int64(r.Made >> i & 1)
		level := r.Premium[i].Level() & 3
		x.Contracts++
		x.Made += made
		x.Bid += int64(r.Bid[i])
		x.Tricks += int64(r.Tricks[i])
		x.Points += int64(r.Points[i])
		x.Held[level]++
		x.Kept[level] += made
	}
}
