package httpd

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"

	"ninetynine/internal/hall"
	"ninetynine/internal/review"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// mostFolds is how many records are made or replayed at a time: each takes a
// whole log.
const mostFolds = 2

// mostWaiting is how many more may wait for that, each with what was sent.
const mostWaiting = 32

// What a record may have that somebody sends in, packed and unpacked.
const (
	maxSent     = 1 << 20
	maxUnpacked = 16 << 20
)

// inTurn does the work once a whole log may be taken in hand. What it makes is
// written afterwards: who reads slowly keeps nobody else waiting.
func (s *Server) inTurn(c *call, work func() error) error {
	select {
	case s.queue <- struct{}{}:
		defer func() { <-s.queue }()
	default:
		return hall.ErrBusy
	}
	select {
	case s.folds <- struct{}{}:
		defer func() { <-s.folds }()
		return work()
	case <-c.r.Context().Done():
		return hall.ErrBusy
	}
}

// record hands out the record of a match.
func (s *Server) record(c *call) error {
	id, n, text, err := s.recorded(c)
	if err != nil {
		return err
	}
	c.w.Header().Set("Content-Type", wire.NDJSON)
	c.w.Header().Set("Content-Disposition", fmt.Sprintf(`attachment; filename="%s-%d.99.jsonl"`, id, n))
	_, _ = c.w.Write(text)
	return nil
}

// recorded returns the record of the match that the path names, as far as
// its cards are open.
func (s *Server) recorded(c *call) (id string, n int, text []byte, err error) {
	if id, err = c.table(); err != nil {
		return "", 0, nil, err
	}
	if n, err = strconv.Atoi(c.r.PathValue("match")); err != nil || n < 1 {
		return "", 0, nil, bad("matches of a table are numbered from 1")
	}
	var no error
	err = s.inTurn(c, func() error {
		return s.Hall.Records(c.r.Context(), id, func(r *table.Recorder) {
			var ok bool
			text, ok = r.Match(n)
			shut := r.MayWatch(c.player.ID)
			switch {
			case n > r.State.Match:
				no = refusal(http.StatusNotFound, "none", fmt.Sprintf("no match %d has begun at this table", n))
			case n == r.State.Match && shut != nil:
				no = shut
			case !ok:
				no = &table.Refusal{Reason: table.NotNow, Text: "the cards of a match are open when it is over"}
			}
		})
	})
	return id, n, text, errors.Join(err, no)
}

// A reading is what is done with a record, of which the n-th match is meant;
// a source is where that comes from.
type (
	reading func(text io.Reader, n int) error
	source  func(*Server, *call, reading) error
)

// own does it with the record of the table's match that the path names.
func (s *Server) own(c *call, read reading) error {
	_, _, text, err := s.recorded(c)
	if err != nil {
		return err
	}
	return s.inTurn(c, func() error { return refused(read(bytes.NewReader(text), 1)) })
}

// sent does it with the record that somebody sends in, and the match of that
// which the query names.
func (s *Server) sent(c *call, read reading) error {
	n, err := c.number("match", 1)
	if err != nil {
		return err
	}
	packed, err := c.body(wire.NDJSON, maxSent)
	if err != nil {
		return err
	}
	return s.inTurn(c, func() error {
		text, err := record.Unpack(bytes.NewReader(packed))
		if err != nil {
			return bad("the record: " + err.Error())
		}
		return refused(read(http.MaxBytesReader(c.w, io.NopCloser(text), maxUnpacked), n))
	})
}

// refused says why a record cannot be looked at.
func refused(err error) error {
	var gone *review.Missing
	switch {
	case err == nil:
		return nil
	case errors.As(err, &gone):
		return refusal(http.StatusNotFound, "none", gone.Text)
	case errors.As(err, new(*http.MaxBytesError)):
		return refusal(http.StatusRequestEntityTooLarge, "too-large", "unpacked, a record may have 16 MiB")
	case errors.Is(err, context.Canceled), errors.Is(err, context.DeadlineExceeded):
		return hall.ErrBusy
	}
	return bad("the record is refused: " + err.Error())
}

// replayOf answers with a deal of a match of a record: the lines from its cards
// to its score, and what each seat saw after each of them.
func replayOf(from source) func(*Server, *call) error {
	return func(s *Server, c *call) error {
		deal, err := c.number("deal", 0)
		if err != nil {
			return err
		}
		var steps []byte
		var found review.Found
		err = from(s, c, func(text io.Reader, n int) (err error) {
			found, err = review.Deals(c.r.Context(), text, review.Place{Match: n, Deal: deal}, func(s *record.Step) { steps = appendStep(steps, s) })
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

// appendStep appends a step of a replay to those before it.
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
