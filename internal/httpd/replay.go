package httpd

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strconv"

	"ninetynine/internal/hall"
	"ninetynine/internal/table"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// ndjson is the media type of lines of JSON, as records are.
const ndjson = "application/x-ndjson"

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
	c.w.Header().Set("Content-Type", ndjson)
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
	reading func(c *call, text io.Reader, n int) error
	source  func(*Server, *call, reading) error
)

// own does it with the record of the table's match that the path names.
func (s *Server) own(c *call, read reading) error {
	_, _, text, err := s.recorded(c)
	if err != nil {
		return err
	}
	return s.inTurn(c, func() error { return read(c, bytes.NewReader(text), 1) })
}

// sent does it with the record that somebody sends in, and the match of that
// which the query names.
func (s *Server) sent(c *call, read reading) error {
	n, err := c.number("match", 1)
	if err != nil {
		return err
	}
	packed, err := c.body(ndjson, maxSent)
	if err != nil {
		return err
	}
	return s.inTurn(c, func() error {
		text, err := record.Unpack(bytes.NewReader(packed))
		if err != nil {
			return bad("the record: " + err.Error())
		}
		return read(c, http.MaxBytesReader(c.w, io.NopCloser(text), maxUnpacked), n)
	})
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
		p := playback{deal: deal, take: func(s *record.Step) { steps = appendStep(steps, s) }}
		if err := from(s, c, p.run); err != nil {
			return err
		}
		b := strconv.AppendInt([]byte(`{"deals":`), int64(p.deals), 10)
		b = append(append(b, `,"header":`...), p.header...)
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

// A playback goes through a record up to its end, so that nothing of one that
// is wrong is shown, and takes the lines of one deal.
type playback struct {
	deal int // which is wanted
	take func(*record.Step)

	match          int // whose deal it is, from 1
	matches, deals int // seen so far; deals of the wanted match
	within, found  bool
	header         []byte
}

func (p *playback) run(c *call, text io.Reader, n int) error {
	p.match = n
	replay := record.NewPlainReplay(text)
	for {
		step, err := replay.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if errors.As(err, new(*http.MaxBytesError)) {
			return refusal(http.StatusRequestEntityTooLarge, "too-large", "unpacked, a record may have 16 MiB")
		}
		if err != nil {
			return bad("the record is refused: " + err.Error())
		}
		p.step(step)
		if c.r.Context().Err() != nil {
			return hall.ErrBusy
		}
	}
	switch {
	case p.matches < p.match:
		return refusal(http.StatusNotFound, "none", fmt.Sprintf("the record has no match %d; there are %d", p.match, p.matches))
	case !p.found:
		return refusal(http.StatusNotFound, "none", fmt.Sprintf("there is no deal %d to look at; of this match %d can be seen, counted from 0", p.deal, p.deals))
	}
	return nil
}

func (p *playback) step(s *record.Step) {
	switch s.Line.Kind {
	case record.HeaderLine:
		p.matches++
		p.within = false
		if p.matches == p.match {
			p.header = append(p.header, s.Line.Text...)
		}
	case record.DealLine:
		if p.matches == p.match {
			p.deals++
			p.within = int(s.Line.Deal) == p.deal
			p.found = p.found || p.within
		}
	}
	if p.within {
		p.take(s)
	}
}
