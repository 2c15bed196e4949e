package event

import (
	"errors"
	"slices"

	"ninetynine/internal/paper/pad"
	"ninetynine/internal/paper/slips"
)

// scored returns the score of a result and, if it has an entry, the pad with it.
func scored(r *Result, enter func(*pad.Entry) (*pad.Pad, error), seats int) (*Score, *pad.Pad, error) {
	if r.Entry == nil {
		return &Score{Points: slices.Clone(r.Points), Made: r.Made}, nil, nil
	}
	p, err := enter(r.Entry)
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

// agrees reports whether two scores can both be right: bids and tricks that make the same are not told apart.
func (c *Score) agrees(o *Score) bool {
	return slices.Equal(c.Points, o.Points) && (c.Made == nil || o.Made == nil || slices.Equal(c.Made, o.Made))
}

// result fills in the result of a board, given what enters a deal on its pad. It returns the pad with it; nil if there is
// none, or only points are known.
func (e *Event) result(r *reading, t *Table, b *Board, enter func(*pad.Entry) (*pad.Pad, error)) (next *pad.Pad) {
	at, position := Subject{Kind: Report, Round: t.Round, Table: t.Number, Board: b.Number}, t.position(r, b)
	var out Chair
	differ := false
	b.claims = map[*Act]*Score{}
	for i, a := range b.Results {
		score, with, err := scored(a.Result, enter, e.game.Live().Len())
		b.claims[a] = score
		switch {
		case err != nil:
			b.Err = err
		case b.Score != nil && !score.agrees(b.Score):
			differ = true
		case b.Score == nil || b.Score.Entry == nil && (score.Entry != nil || b.Score.Made == nil):
			b.Score = score
		}
		if next == nil {
			next = with
		}
		one := e.out(t, position, a.Result)
		differ, out = differ || i > 0 && one != out, one
	}
	if len(b.Results) == 0 {
		b.Again = slices.ContainsFunc(b.Replaced, func(a *Act) bool { return r.undone[a.ID] })
		out = e.out(t, position, new(Result))
	}
	e.seat(r, t, b, position, out)
	if len(b.Results) == 0 {
		return nil
	}
	if b.Score != nil && len(t.Seats) > 0 && len(b.Score.Points) != len(b.Players) {
		b.Score, b.Err = nil, errors.New("these are the points of another number of players than sat at the table")
	}
	var elsewhere bool
	b.against, elsewhere = r.against(at, b.Results)
	switch {
	case differ || len(b.against) > 0 || b.Err != nil && b.Score != nil: // one is right and another cannot be: the players have to say
		if !elsewhere {
			r.dispute(at, slices.Concat(b.Results, b.against))
		}
		b.Status, b.Score = Disputed, nil
	case b.Err != nil:
		b.Status, b.Score = Unfit, nil
	case r.confirmed(b.Results):
		b.Status = Confirmed
	default:
		b.Status = Entered
	}
	return next
}

// confirmed reports whether the table has said the same once more, or the hall says it. Who has a table's code may name any
// device, so nobody knows that it was another player.
func (r *reading) confirmed(results []*Act) bool {
	another := func(a, b *Act) bool { return a.By != b.By || a.Device != b.Device }
	return slices.ContainsFunc(results, func(a *Act) bool {
		return a.Device == Hall || another(a, results[0]) || slices.ContainsFunc(r.words[a.ID], func(w *Act) bool { return w.Do == Confirm && another(a, w) })
	})
}

// against returns what stands against the results of a board: that a player disputes one, or one that it corrects; and
// what else stands of their lines at other boards, as if one keeper has put its tricks right while another saw that the
// board was wrong. elsewhere says that no more is in dispute here than in the dispute of another board.
func (r *reading) against(at Subject, results []*Act) (all []*Act, elsewhere bool) {
	seen := map[*line]bool{}
	elsewhere = true
	for _, a := range results {
		l := r.line(a.ID)
		if seen[l] {
			continue
		}
		seen[l] = true
		first := r.first(l)
		if elsewhere = elsewhere && first != at && len(l.contests) == 0; first != at && len(l.at) > mostApart { // in a log of an earlier version
			all = append(all, l.standing[0])
			continue
		}
		all = append(all, l.contests...)
		for _, o := range l.standing {
			if r.subject(o) != at {
				all = append(all, o)
			}
		}
	}
	return all, elsewhere
}

// position returns where a board stands among those of its table: for one that was not planned, where it was played
// instead of another.
func (t *Table) position(r *reading, b *Board) int {
	if i := slices.IndexFunc(t.Boards, func(o *Board) bool { return o == b }); b.Planned {
		return i
	}
	for i, o := range t.Boards[:min(len(t.Boards), slips.Most)] { // those planned come first
		was := Subject{Kind: Report, Round: t.Round, Table: t.Number, Board: o.Number}
		if o.Planned && slices.ContainsFunc(b.Results, func(a *Act) bool { return r.line(a.ID).about[was] }) {
			return i
		}
	}
	return max(len(t.Boards)-1, 0)
}

// out returns the chair that sat out; 0 if all played.
func (e *Event) out(t *Table, position int, r *Result) Chair {
	switch n := len(t.Seats); {
	case n <= e.game.Live().Len():
		return 0
	case r.Out != nil:
		return *r.Out
	default:
		return Chair(position % n)
	}
}

// seat fills in who played a board, and who sat out.
func (e *Event) seat(r *reading, t *Table, b *Board, position int, out Chair) {
	n, live := len(t.Seats), e.game.Live().Len()
	b.Players = make([]string, live)
	if n == 0 {
		return
	}
	chairs := slices.Clone(t.Seats)
	for _, a := range t.subs {
		if a.From <= position+1 && int(a.Chair) < n {
			chairs[a.Chair] = r.same.first(a.Member)
		}
	}
	if n == live || b.Number == 0 {
		b.Players = chairs
		return
	}
	b.Out = chairs[out]
	seat := b.Dealer
	for i := range live {
		seat = e.game.Forehand(seat)
		b.Players[seat] = chairs[(int(out)+1+i)%n]
	}
}
