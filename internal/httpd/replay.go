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

// inTurn does the work once a whole log may be taken in hand.
func (s *Server) inTurn(c *call, work func() error) error {
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
	return s.inTurn(c, func() error {
		id, n, text, err := s.recorded(c)
		if err != nil {
			return err
		}
		c.w.Header().Set("Content-Type", ndjson)
		c.w.Header().Set("Content-Disposition", fmt.Sprintf(`attachment; filename="%s-%d.99.jsonl"`, id, n))
		_, _ = c.w.Write(text)
		return nil
	})
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
	err = s.Hall.Records(c.r.Context(), id, func(r *table.Recorder) {
		var ok bool
		text, ok = r.Match(n)
		switch {
		case n > r.State.Match:
			no = refusal(http.StatusNotFound, "none", fmt.Sprintf("no match %d has begun at this table", n))
		case n == r.State.Match && r.Shut(c.player.ID):
			no = &table.Refusal{Reason: table.Forbidden, Text: "this table has no spectators"}
		case !ok:
			no = &table.Refusal{Reason: table.NotNow, Text: "the cards of a match are open when it is over"}
		}
	})
	return id, n, text, errors.Join(err, no)
}

// replay plays a deal of a table's match back.
func (s *Server) replay(c *call) error {
	deal, err := c.number("deal", 0)
	if err != nil {
		return err
	}
	return s.inTurn(c, func() error {
		_, _, text, err := s.recorded(c)
		if err != nil {
			return err
		}
		return c.playBack(bytes.NewReader(text), 1, deal)
	})
}

// What a record may have that somebody sends in, packed and unpacked.
const (
	maxSent     = 1 << 20
	maxUnpacked = 16 << 20
)

// look plays a deal of a record back that somebody sends in.
func (s *Server) look(c *call) error {
	n, err := c.number("match", 1)
	if err != nil {
		return err
	}
	deal, err := c.number("deal", 0)
	if err != nil {
		return err
	}
	sent, err := c.body(ndjson, maxSent)
	if err != nil {
		return err
	}
	return s.inTurn(c, func() error {
		text, err := record.Unpack(bytes.NewReader(sent))
		if err != nil {
			return bad("the record: " + err.Error())
		}
		return c.playBack(http.MaxBytesReader(c.w, io.NopCloser(text), maxUnpacked), n, deal)
	})
}

// playBack answers with a deal of a match of the record: the lines from its
// cards to its score, and what each seat saw after each of them.
func (c *call) playBack(text io.Reader, n, deal int) error {
	replay := record.NewPlainReplay(text)
	p := playback{match: n, deal: deal}
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
	case p.matches < n:
		return refusal(http.StatusNotFound, "none", fmt.Sprintf("the record has no match %d; there are %d", n, p.matches))
	case p.steps == nil:
		return refusal(http.StatusNotFound, "none", fmt.Sprintf("there is no deal %d to look at; of this match %d can be seen, counted from 0", deal, p.deals))
	}
	b := strconv.AppendInt([]byte(`{"deals":`), int64(p.deals), 10)
	b = append(append(b, `,"header":`...), p.header...)
	b = append(append(append(b, `,"steps":[`...), p.steps...), `]}`...)
	return c.raw(b)
}

// A playback gathers the steps of one deal.
type playback struct {
	match, deal int // which is wanted

	matches, deals int // seen so far; deals of the wanted match
	within         bool
	header         []byte
	steps          []byte
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
		}
	}
	if !p.within {
		return
	}
	if p.steps != nil {
		p.steps = append(p.steps, ',')
	}
	p.steps = append(append(append(p.steps, `{"line":`...), s.Line.Text...), `,"views":[`...)
	var v match.View
	for i := range s.Match.Game.Live().Len() {
		if i > 0 {
			p.steps = append(p.steps, ',')
		}
		s.Match.View(s.State, rules.Seat(i), &v)
		p.steps = record.AppendView(p.steps, s.Match, &v, uint64(s.Line.Number))
	}
	p.steps = append(p.steps, `]}`...)
}
