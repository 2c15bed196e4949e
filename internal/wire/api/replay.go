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
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// mostFolds is how many records may be made or replayed at a time: each takes a whole
// log.
const mostFolds = 2

// mostWaiting is how many more requests may wait for that, each with its body in
// memory; mostWaitingEach is how many of an address.
const mostWaiting, mostWaitingEach = 32, 16

// The size limits of a submitted record, packed and unpacked.
const (
	maxSent     = 1 << 20
	maxUnpacked = 16 << 20
)

// turn waits for a turn of the caller among those who want the like, which lasts until done
// is called.
func turn(ctx context.Context, q *quota.Queue, c *Call) (done func(), err error) {
	done, err = q.Wait(ctx, c.From)
	switch {
	case errors.Is(err, quota.ErrShare):
		f := Refuse(wire.StatusTooManyRequests, "too-many", "as many requests from your network are waiting for this as may; send the same again when one is answered")
		f.After = Retry
		return nil, f
	case err != nil:
		return nil, hall.ErrBusy
	}
	return done, nil
}

// inTurn does the work when there is capacity for a whole log. The answer is written
// afterwards, so slow readers keep nobody waiting.
func (s *Service) inTurn(ctx context.Context, c *Call, work func() error) error {
	done, err := turn(ctx, s.folds, c)
	if err != nil {
		return err
	}
	defer done()
	return work()
}

// readPerEffort is how many bytes of a record are read in a millisecond or so.
const readPerEffort = 64 << 10

// A priced reader counts what is read as an effort of the caller.
type priced struct {
	io.Reader
	pay  func(efforts int) error
	read int
}

func (p *priced) Read(b []byte) (int, error) {
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

// priced returns a reader of a record that the caller pays for.
func (s *Service) priced(c *Call, text io.Reader) io.Reader {
	return &priced{Reader: text, pay: func(n int) error { return s.meter(c, Effort, n) }}
}

// record answers with the record of a match.
func (s *Service) record(ctx context.Context, c *Call) error {
	id, n, text, err := s.recorded(ctx, c)
	if err != nil {
		return err
	}
	c.Answer = Answer{Status: wire.StatusOK, Media: wire.NDJSON, File: fmt.Sprintf("%s-%d.99.jsonl", id, n), Body: text}
	return nil
}

// recorded returns the record of the match named in the path, as far as the caller
// may see it.
func (s *Service) recorded(ctx context.Context, c *Call) (id string, n int, text []byte, err error) {
	return s.matchOf(ctx, c, review.Record)
}

// matchOf returns the result of pick for the match named in the path.
func (s *Service) matchOf(ctx context.Context, c *Call, pick func(r *table.Recorder, n int, viewer string) ([]byte, error)) (id string, n int, text []byte, err error) {
	if id, n, err = c.match(); err != nil {
		return "", 0, nil, err
	}
	var no error
	err = s.inTurn(ctx, c, func() error {
		if err := s.payLog(ctx, c, id); err != nil {
			return err
		}
		return s.Hall.Records(ctx, id, func(r *table.Recorder) {
			if text, no = pick(r, n, c.Player.ID); no == nil && s.hidden(r) {
				text, no = table.WithoutSeed(text), playedOnly(r, n, c.Player.ID)
			}
		})
	})
	var gone *review.Missing
	if errors.As(no, &gone) {
		no = refused(gone)
	}
	return id, n, text, errors.Join(err, no)
}

// How many entries of a log are read in a millisecond or so, and for how many milliseconds a
// caller pays at most: even the record of the longest table can be had.
const (
	entriesPerEffort = 250
	mostEffort       = 100
)

// payLog counts the effort of reading the whole log of a table.
func (s *Service) payLog(ctx context.Context, c *Call, id string) error {
	at, err := s.Store.Summary(ctx, id)
	if err != nil {
		return err
	}
	if n := min(int(at.Seq/entriesPerEffort), mostEffort); n > 0 {
		return s.meter(c, Effort, n)
	}
	return nil
}

// hidden reports whether the table has the cards of a deal of the day that is not over
// everywhere.
func (s *Service) hidden(r *table.Recorder) bool {
	day, err := calendar.Parse(r.Settings.Day)
	return err == nil && !day.Over(s.Now())
}

// playedOnly refuses a record to all who have not played in its match.
func playedOnly(r *table.Recorder, n int, player string) error {
	if r.Played(n, player) || r.SeatOf(player) != rules.Nobody {
		return nil
	}
	return &table.Refusal{Reason: table.NotNow, Text: "this is a deal of the day: others see it when the day is over everywhere"}
}

// A reading handles the n-th match of a record; a source is where the record comes
// from.
type (
	reading func(text io.Reader, n int) error
	source  func(*Service, context.Context, *Call, reading) error
)

// own handles the record of the table's match named in the path.
func (s *Service) own(ctx context.Context, c *Call, read reading) error {
	_, _, text, err := s.recorded(ctx, c)
	if err != nil {
		return err
	}
	return s.inTurn(ctx, c, func() error { return refused(read(s.priced(c, bytes.NewReader(text)), 1)) })
}

// sent handles a submitted record, and the match of it that the query names.
func (s *Service) sent(ctx context.Context, c *Call, read reading) error {
	n, err := c.number("match", 1)
	if err != nil {
		return err
	}
	packed, err := c.body(wire.NDJSON, maxSent)
	if err != nil {
		return err
	}
	return s.inTurn(ctx, c, func() error {
		text, err := record.Unpack(bytes.NewReader(packed))
		if err != nil {
			return bad("the record: " + err.Error())
		}
		return refused(read(s.priced(c, &capped{text, maxUnpacked}), n))
	})
}

// refused explains why a record cannot be shown.
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
		return hall.ErrBusy
	}
	return bad("the record is refused: " + err.Error())
}

// replayOf answers with a deal of a recorded match: the lines from its cards to its
// score, and what each seat saw after each line.
func replayOf(from source) func(*Service, context.Context, *Call) error {
	return func(s *Service, ctx context.Context, c *Call) error {
		deal, err := c.number("deal", 0)
		if err != nil {
			return err
		}
		var steps []byte
		var found review.Found
		err = from(s, ctx, c, func(text io.Reader, n int) (err error) {
			found, err = review.Deals(ctx, text, review.Place{Match: n, Deal: deal}, func(s *record.Step) { steps = appendStep(steps, s) })
			return err
		})
		if err != nil {
			return err
		}
		b := strconv.AppendInt([]byte(`{"deals":`), int64(found.Deals), 10)
		b = append(append(b, `,"header":`...), found.Header...)
		b = append(append(append(b, `,"steps":[`...), steps...), `]}`...)
		return c.raw(b)
	}
}

// appendStep appends a step to a replay.
func appendStep(b []byte, s *record.Step) []byte {
	if len(b) > 0 {
		b = append(b, ',')
	}
	b = append(append(append(b, `{"line":`...), s.Line.Text...), `,"views":[`...)
	var v match.View
	for i := range s.Match.Game.Live().Len() {
		if i > 0 {
			b = append(b, ',')
		}
		s.Match.View(s.State, rules.Seat(i), &v)
		b = record.AppendView(b, s.Match, &v, uint64(s.Line.Number))
	}
	return append(b, `]}`...)
}
