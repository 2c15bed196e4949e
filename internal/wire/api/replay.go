package api

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"

	"ninetynine/internal/base/calendar"
	"ninetynine/internal/base/quota"
	"ninetynine/internal/learn/review"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// mostFolds limits how many records are made or replayed at once: each needs a whole log.
const mostFolds = 2

// mostWaiting limits the requests that wait for that, each with its body in memory; mostWaitingEach
// limits those of an address.
const mostWaiting, mostWaitingEach = 32, 16

// The size limits of a submitted record, packed and unpacked.
const (
	maxSent     = 1 << 20
	maxUnpacked = 16 << 20
)

// turn waits for the caller's turn in a queue; the turn lasts until done is called.
func turn(ctx context.Context, q *quota.Queue, c *Call) (done func(), err error) {
	done, err = q.Wait(ctx, c.From)
	switch {
	case errors.Is(err, quota.ErrShare):
		f := Refuse(wire.StatusTooManyRequests, "too-many", "as many requests from your network are waiting for this as may; send the same again when one is answered")
		f.After = Retry
		return nil, f
	case err != nil:
		return nil, live.ErrBusy
	}
	return done, nil
}

// withCapacity does the work when there is capacity for a whole log. The answer is written
// afterwards, so slow readers keep no caller waiting.
func (s *Service) withCapacity(ctx context.Context, c *Call, work func() error) error {
	done, err := turn(ctx, s.folds, c)
	if err != nil {
		return err
	}
	defer done()
	return work()
}

// readPerEffort is how many bytes of a record are read in about a millisecond.
const readPerEffort = 64 << 10

// A chargedReader reader charges the caller for reading.
type chargedReader struct {
	io.Reader
	pay  func(efforts int) error
	read int
}

func (p *chargedReader) Read(b []byte) (int, error) {
	n, err := p.Reader.Read(b)
	p.read += n
	if efforts := p.read / readPerEffort; efforts > 0 {
		p.read %= readPerEffort
		if no := p.pay(efforts); no != nil {
			return n, no
		}
	}
	return n, err
}

// priced returns a reader of a record that charges the caller.
func (s *Service) priced(c *Call, text io.Reader) io.Reader {
	return &chargedReader{Reader: text, pay: func(n int) error { return s.meter(c, wire.Effort, n) }}
}

func (s *Service) record(ctx context.Context, c *Call) error {
	id, n, _, text, err := s.matchOf(ctx, c, review.Record)
	if err != nil {
		return err
	}
	c.Answer = Answer{Status: wire.StatusOK, Media: wire.NDJSON, File: fmt.Sprintf("%s-%d.99.jsonl", id, n), Body: text}
	return nil
}

// matchOf returns the record of the match in the path, as far as pick gives it to the caller, and the caller's seat in it.
func (s *Service) matchOf(ctx context.Context, c *Call, pick func(r *table.Recorder, n int, viewer string) ([]byte, error)) (id string, n int, seat rules.Seat, text []byte, err error) {
	if id, n, err = c.match(); err != nil {
		return "", 0, 0, nil, err
	}
	r, err := s.recorder(ctx, c, id)
	if err != nil {
		return "", 0, 0, nil, err
	}
	viewer, err := s.viewer(ctx, c, r, n)
	if err != nil {
		return "", 0, 0, nil, err
	}
	if text, err = pick(r, n, viewer); err == nil {
		err = s.inPlay(ctx, r, n)
	}
	if err == nil && s.hidden(r) {
		text, err = table.WithoutSeed(text), playedOnly(r, n, viewer)
	}
	if gone := (*review.Missing)(nil); errors.As(err, &gone) {
		err = refused(gone)
	}
	return id, n, r.SeatIn(n, viewer), text, err
}

// viewer returns the id under which the caller played in a match: an alias's, or the caller's own.
func (s *Service) viewer(ctx context.Context, c *Call, r *table.Recorder, n int) (string, error) {
	if c.Player.ID == "" || r.SeatIn(n, c.Player.ID) != rules.Nobody {
		return c.Player.ID, nil
	}
	aliases, err := s.Store.Aliases(ctx, c.Player.ID)
	for _, id := range aliases {
		if r.SeatIn(n, id) != rules.Nobody {
			return id, nil
		}
	}
	return c.Player.ID, err
}

// The limits of the cache of logs: this many tables, and none with more entries.
const (
	mostLogs    = 32
	mostEntries = 5000
)

// recorder returns the recorder of a table's log up to now.
func (s *Service) recorder(ctx context.Context, c *Call, id string) (r *table.Recorder, err error) {
	at, err := s.Store.Summary(ctx, id)
	if err != nil {
		return nil, err
	}
	if r, ok := s.logs.Get(id); ok && r.Seq >= at.Seq {
		return r, nil
	}
	err = s.withCapacity(ctx, c, func() error {
		if err := s.payLog(c, &at); err != nil {
			return err
		}
		return s.Hall.Records(ctx, id, func(found *table.Recorder) { r = found })
	})
	if err == nil && r.Seq <= mostEntries {
		s.logs.Add(id, r)
	}
	return r, err
}

// entriesPerEffort is how many entries of a log are read in about a millisecond.
const entriesPerEffort = 250

// MostEffort is the most that reading the log of a table costs as [wire.Effort]. Where a caller may do less at once, it costs
// what the caller may do.
const MostEffort = 100

// payLog charges for reading the whole log of a table.
func (s *Service) payLog(c *Call, at *journal.Summary) error {
	if n := min(int(at.Seq/entriesPerEffort), MostEffort); n > 0 {
		return s.meter(c, wire.Effort, n)
	}
	return nil
}

// hidden reports whether the table has a deal of a day that is not over everywhere.
func (s *Service) hidden(r *table.Recorder) bool {
	day, err := calendar.Parse(r.Settings.Day)
	return err == nil && !day.Over(s.Now())
}

// inPlay refuses the record of an event's board that others may yet play, even to those who have played it.
func (s *Service) inPlay(ctx context.Context, r *table.Recorder, n int) error {
	set := &r.Settings
	if n < 1 || n > len(set.Boards) {
		return nil
	}
	hides, err := s.Events.Hides(ctx, set.Event, set.Boards[n-1])
	if err == nil && hides {
		err = table.Refuse(table.NotNow, "board-in-play")
	}
	return err
}

// playedOnly refuses a record to callers who did not play in its match.
func playedOnly(r *table.Recorder, n int, player string) error {
	if r.SeatIn(n, player) != rules.Nobody || r.SeatOf(player) != rules.Nobody {
		return nil
	}
	return table.Refuse(table.NotNow, "day-not-over")
}

// A source returns the match of a call, and the caller's seat in it.
type source func(*Service, context.Context, *Call) (*review.Match, rules.Seat, error)

// own returns the match of a table, named by the path.
func (s *Service) own(ctx context.Context, c *Call) (m *review.Match, seat rules.Seat, err error) {
	_, _, seat, text, err := s.matchOf(ctx, c, review.Record)
	if err == nil {
		m, err = s.parsed(ctx, c, text)
	}
	return m, seat, err
}

// parsed returns the match of a record with one match.
func (s *Service) parsed(ctx context.Context, c *Call, text []byte) (m *review.Match, err error) {
	err = s.withCapacity(ctx, c, func() error {
		m, err = s.matches.Read(ctx, text, 1)
		return refused(err)
	})
	return m, err
}

// sent returns the match that the query names, of the record sent; no seat is known to be the caller's.
func (s *Service) sent(ctx context.Context, c *Call) (m *review.Match, seat rules.Seat, err error) {
	n, err := c.number("match", 1)
	if err != nil {
		return nil, rules.Nobody, err
	}
	packed, err := c.body(wire.NDJSON, maxSent)
	if err != nil {
		return nil, rules.Nobody, err
	}
	err = s.withCapacity(ctx, c, func() error {
		unpacked, err := record.Unpack(bytes.NewReader(packed))
		if err != nil {
			return bad("the record: " + err.Error())
		}
		text, err := io.ReadAll(s.priced(c, &capped{unpacked, maxUnpacked}))
		if err == nil {
			m, err = s.matches.Read(ctx, text, n)
		}
		return refused(err)
	})
	return m, rules.Nobody, err
}

func refused(err error) error {
	var gone *review.Missing
	if no := (*Fault)(nil); errors.As(err, &no) {
		return no
	}
	switch {
	case err == nil:
		return nil
	case errors.As(err, &gone):
		return Refuse(wire.StatusNotFound, "none", gone.Text)
	case errors.Is(err, errLong):
		return Refuse(wire.StatusRequestEntityTooLarge, "too-large", "a record may be at most 16 MiB when unpacked")
	case errors.Is(err, context.Canceled), errors.Is(err, context.DeadlineExceeded):
		return live.ErrBusy
	}
	return bad("the record is refused: " + err.Error())
}

// replayOf answers with a deal of a recorded match: the lines from its cards to its score, with the Views
// of all seats after each line.
func replayOf(from source) handler {
	return func(s *Service, ctx context.Context, c *Call) error {
		deal, err := c.number("deal", 0)
		if err != nil {
			return err
		}
		m, seat, err := from(s, ctx, c)
		if err != nil {
			return err
		}
		b := strconv.AppendInt([]byte(`{"deals":`), int64(len(m.Hashes)), 10)
		b = append(append(b, `,"header":`...), m.HeaderLine()...)
		if seat != rules.Nobody {
			b = strconv.AppendInt(append(b, `,"seat":`...), int64(seat), 10)
		}
		b = append(b, `,"steps":[`...)
		first := true
		err = m.Replay(deal, func(text []byte, number int, m *match.Match, after *match.State) {
			if !first {
				b = append(b, ',')
			}
			first = false
			b = appendStep(b, text, number, m, after)
		})
		if err != nil {
			return refused(err)
		}
		return c.raw(append(b, `]}`...))
	}
}

// appendStep appends a step of a replay: a line of the record, with the Views of all seats after it.
func appendStep(b, text []byte, number int, m *match.Match, after *match.State) []byte {
	b = append(append(append(b, `{"line":`...), text...), `,"views":[`...)
	var v match.View
	for i := range m.Game.Live().Len() {
		if i > 0 {
			b = append(b, ',')
		}
		m.View(after, rules.Seat(i), &v)
		b = record.AppendView(b, m, &v, uint64(number))
	}
	return append(b, `]}`...)
}
