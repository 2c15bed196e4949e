package httpd

import (
	"context"
	"io"

	"ninetynine/internal/hall"
	"ninetynine/internal/review"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/match"
)

// mayAsk says why the caller gets no hint now, if so, and counts the one that
// is asked for: to the player, or to the address of who is none.
func (s *Server) mayAsk(c *call) error {
	if s.Advise == nil {
		return &table.Refusal{Reason: table.Forbidden, Text: "this server gives no hints"}
	}
	who := c.player.ID
	if who == "" {
		who = c.addr.String()
	}
	return s.guard.hinting.take(who, s.Now())
}

// thinking does the work once there is room to think about it.
func (s *Server) thinking(c *call, work func(context.Context) error) error {
	ctx, cancel := context.WithTimeout(c.r.Context(), s.Limits.HintWait)
	defer cancel()
	select {
	case s.advice <- struct{}{}:
		defer func() { <-s.advice }()
		return work(ctx)
	case <-ctx.Done():
		return hall.ErrBusy
	}
}

// hint answers what the server would do in the player's place.
func (s *Server) hint(c *call) error {
	id, err := c.table()
	if err != nil {
		return err
	}
	var in wire.Asking
	if err := s.read(c, &in); err != nil {
		return err
	}
	if err := checkID(in.ID, maxID); err != nil {
		return err
	}
	if err := s.mayAsk(c); err != nil {
		return err
	}
	return s.thinking(c, func(ctx context.Context) error {
		m, v, from, err := s.question(c, id, in.ID)
		if err != nil {
			return err
		}
		advice, err := s.Advise(ctx, m, v)
		if err != nil {
			return err
		}
		r, err := s.tell(c, id, &table.Command{Do: table.Hint, ID: in.ID, Seat: -1, Hand: -1, Seen: from})
		if err != nil {
			return err
		}
		return c.answer(wire.Hint{Seq: r.Seq, Again: r.Again, Advice: advice})
	})
}

// question returns what the player sees of the decision that is due, and from
// which entry on. A hint that is asked for again is for the decision for which
// it was asked first, not for later ones.
func (s *Server) question(c *call, id, command string) (m *match.Match, v *match.View, from uint64, err error) {
	v = new(match.View)
	e := s.Hall.Look(c.r.Context(), s.millis(), id, func(t *table.State) {
		seq, again := t.Heard(c.player.ID, command)
		seat := t.SeatOf(c.player.ID)
		err = t.MayHint(c.player.ID)
		switch {
		case again && (err != nil || t.Chairs[seat].From > seq):
			err = &table.Refusal{Reason: table.Stale, Text: "the table has moved on since this hint was asked for"}
		case err == nil:
			m, from = t.Moves(), t.Chairs[seat].From
			t.View(seat, v)
		}
	})
	if e != nil {
		return nil, nil, 0, e
	}
	return m, v, from, err
}

// hintOf answers what was decided at a moment of a match of a record, and what
// the server would have done: from what who decided could see, and from nothing
// that the record knows besides.
func hintOf(from source) func(*Server, *call) error {
	return func(s *Server, c *call) error {
		deal, err := c.number("deal", 0)
		if err != nil {
			return err
		}
		acts, err := c.number("step", 0)
		if err != nil {
			return err
		}
		if err := s.mayAsk(c); err != nil {
			return err
		}
		var d *review.Decision
		err = from(s, c, func(text io.Reader, n int) (err error) {
			d, err = review.DecisionAt(c.r.Context(), text, review.Place{Match: n, Deal: deal}, acts)
			return err
		})
		if err != nil {
			return err
		}
		return s.thinking(c, func(ctx context.Context) error {
			advice, err := s.Advise(ctx, d.Match, &d.View)
			if err != nil {
				return err
			}
			return c.answer(wire.Hindsight{Seat: d.View.Seat, Act: d.Act.String(), Advice: advice})
		})
	}
}
