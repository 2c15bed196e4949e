package event

import (
	"errors"
	"reflect"
	"slices"

	"ninetynine/internal/paper/pad"
)

// A scorer scores entries of one deal: on a pad on which it is due. Without a pad there are only points.
type scorer struct {
	pad  *pad.Pad
	face dealFace
	err  error // why there is no pad
}

// enter returns the pad with the deal. The error is that of [pad.Pad.Check].
func (c scorer) enter(e *pad.Entry) (*pad.Pad, error) {
	with := *e
	switch up := c.face.turnup; {
	case c.err != nil:
		return nil, c.err
	case c.pad == nil:
		return nil, errors.New("the deals before it are missing")
	case up != 0 && with.Turnup != 0 && with.Turnup != up:
		return nil, errors.New("another card is turned up on this board: check its number")
	case up != 0:
		with.Turnup = up
	}
	return c.pad.With(with)
}

// score returns the score of a result, and the pad with it if it has an entry.
func (c scorer) score(r *Result, seats int) (*Score, *pad.Pad, error) {
	if r.Entry == nil {
		return &Score{Points: slices.Clone(r.Points), Made: r.Made}, nil, nil
	}
	p, err := c.enter(r.Entry)
	if err != nil {
		return nil, nil, err
	}
	d := p.Deals()[len(p.Deals())-1]
	s := &Score{Entry: &d.Entry, Points: slices.Clone(d.Result.Points[:seats])}
	for _, h := range d.Entry.Hands[:seats] {
		s.Made = append(s.Made, h.Made == pad.Made)
	}
	return s, p, nil
}

// agrees reports whether two scores can both be right.
func (c *Score) agrees(o *Score) bool {
	return slices.Equal(c.Points, o.Points) && (c.Made == nil || o.Made == nil || slices.Equal(c.Made, o.Made)) &&
		(c.Entry == nil || o.Entry == nil || reflect.DeepEqual(c.Entry, o.Entry))
}

// result fills in the result of a board. It returns the pad with it; nil if there is none, or only points are known.
func (e *Event) result(s *State, r *reading, t *Table, b *Board, by scorer) (next *pad.Pad) {
	at := Subject{Kind: Report, Round: t.Round, Table: t.Number, Board: b.Number}
	var out *Chair
	for i, a := range b.Results {
		score, with, err := by.score(a.Result, s.game.Live().Len())
		switch {
		case err != nil:
			b.Err = err
		case b.Score == nil:
			b.Score = score
		case !score.agrees(b.Score):
			r.dispute(at, b.Results...)
		case b.Score.Entry == nil:
			b.Score = score
		}
		if with != nil && next == nil {
			next = with
		}
		if i > 0 && !reflect.DeepEqual(out, a.Result.Out) {
			r.dispute(at, b.Results...)
		}
		out = a.Result.Out
	}
	e.seat(r, t, b, out)
	if b.Score != nil && len(t.Seats) > 0 && len(b.Score.Points) != len(b.Players) {
		b.Score, b.Err = nil, errors.New("these are the points of another number of players than sat at the table")
	}
	if len(b.Results) == 0 {
		return nil
	}
	b.Status = Entered
	if r.confirmed(b.Results) {
		b.Status = Confirmed
	}
	r.contested(at, b)
	switch {
	case r.disputes[at] != nil:
		b.Status, b.Score = Disputed, nil
	case b.Err != nil && len(b.Results) > 1 && b.Score != nil: // one is right and another cannot be: the players have to say
		r.dispute(at, b.Results...)
		b.Status, b.Score = Disputed, nil
	case b.Err != nil:
		b.Status, b.Score = Unfit, nil
	}
	return next
}

// confirmed reports whether a second player or device says the same.
func (r *reading) confirmed(results []*Act) bool {
	another := func(a, b *Act) bool { return a.By != b.By || a.Device != b.Device }
	for _, a := range results {
		if slices.ContainsFunc(results, func(o *Act) bool { return another(a, o) }) ||
			slices.ContainsFunc(r.words[a.ID], func(w *Act) bool { return w.Do == Confirm && another(a, w) }) {
			return true
		}
	}
	return false
}

// contested notes that a player disputes a result of the board, or that a result was replaced by two of different boards:
// one keeper has put its tricks right while another saw that the board was wrong.
func (r *reading) contested(at Subject, b *Board) {
	for _, a := range slices.Concat(b.Results, b.Replaced) {
		for _, w := range r.words[a.ID] {
			if w.Do == Contest {
				r.dispute(at, append(slices.Clone(b.Results), w)...)
			}
		}
	}
	for _, a := range b.Results {
		for id := range r.before(a) {
			if len(r.lines[id]) > 1 {
				for _, other := range r.lines[id] {
					r.dispute(at, r.by[other]...)
				}
			}
		}
	}
}

// position returns where a board stands among those of its table: for one that was not planned, where it was played
// instead of another.
func (t *Table) position(r *reading, b *Board) int {
	planned := func(number uint64) int {
		return slices.IndexFunc(t.Boards, func(o *Board) bool { return o.Number == number && o.Planned })
	}
	if i := planned(b.Number); i >= 0 {
		return i
	}
	best := len(t.Boards)
	for _, a := range b.Results {
		for id := range r.before(a) {
			if was := r.acts[id]; was != nil && was.Result != nil && was.Round == t.Round && was.Table == t.Number {
				if i := planned(was.Board); i >= 0 {
					best = min(best, i)
				}
			}
		}
	}
	if best == len(t.Boards) {
		return max(best-1, 0)
	}
	return best
}

// seat fills in who played a board, and who sat out.
func (e *Event) seat(r *reading, t *Table, b *Board, out *Chair) {
	n, live := len(t.Seats), e.game.Live().Len()
	b.Players = make([]string, live)
	if n == 0 {
		return
	}
	at := t.position(r, b)
	chairs := slices.Clone(t.Seats)
	for _, a := range t.subs {
		if a.From <= at+1 && a.Chair >= 0 && int(a.Chair) < n {
			chairs[a.Chair] = r.player(a.Member)
		}
	}
	if n == live || b.Number == 0 {
		b.Players = chairs
		return
	}
	gone := at % n
	if out != nil {
		gone = int(*out)
	}
	b.Out = chairs[gone]
	seat := b.Dealer
	for i := range live {
		seat = e.game.Forehand(seat)
		b.Players[seat] = chairs[(gone+1+i)%n]
	}
}
