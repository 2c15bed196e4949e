package record

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	"ninetynine/match"
	"ninetynine/rules"
)

// ErrOrder says that a line cannot stand where the record has come to.
var ErrOrder = errors.New("the line cannot stand here")

// A Writer writes matches, one after another, as they are played. It plays
// along: a line that cannot stand where it would is an error, changes nothing
// and is not written; scores, the ends of games and of the match are written
// after the act that they follow from. So [Check] accepts what a Writer wrote.
//
// Each line, with those that follow from it, is handed on in one call of
// Write before the Writer counts it as done. After an error of Write, which
// may have written a part, each call returns that error.
type Writer struct {
	to     io.Writer
	header []byte // of the match, as a line
	match  *match.Match
	state  match.State
	line   []byte // the last, whose memory the next one uses again
	failed error  // why writing has ended
}

// NewWriter returns a writer to w, in which no match has begun.
func NewWriter(w io.Writer) *Writer { return &Writer{to: w} }

// Match returns the match that was begun last, as it follows from its header;
// nil before the first.
func (w *Writer) Match() *match.Match {
	if w.match == nil {
		return nil
	}
	m := *w.match
	return &m
}

// State returns where the match has come to.
func (w *Writer) State() match.State { return w.state }

// Begin writes the header of a match. The one before must be over
// ([ErrOrder]); what is wrong with the header is an [*Error].
func (w *Writer) Begin(h *Header) error {
	switch {
	case w.failed != nil:
		return w.failed
	case w.match != nil && w.state.Stage != match.Ended:
		return fmt.Errorf("%w: the match before is not over", ErrOrder)
	}
	line := AppendHeader(nil, h)
	m := w.match
	if m == nil || !bytes.Equal(line, w.header) {
		var err error
		if m, err = matchOf(line, h); err != nil {
			return err
		}
	}
	w.line = append(w.line[:0], line...)
	if err := w.write(m.Start()); err != nil {
		return err
	}
	w.header, w.match = line, m
	return nil
}

// matchOf returns the match that a reader makes of the line of a header.
func matchOf(line []byte, h *Header) (*match.Match, error) {
	l, err := ParseLine(line)
	if err != nil {
		return nil, err
	}
	if !bytes.Equal(jsonOf(l.Header.Variant).raw, jsonOf(h.Variant).raw) {
		return nil, l.fault("rules: they make another variant than the header's: its id is a published one's, or its Changes are not its own", "format: header")
	}
	g, err := rules.New(l.Header.Variant)
	if err != nil {
		return nil, l.broken("rules: "+oneLine(err), "format: header", err)
	}
	m, err := match.New(g, l.Header.First, l.Header.Limit)
	if err != nil {
		return nil, l.broken(oneLine(err), "format: header", err)
	}
	return m, nil
}

// Deal writes the deal that is due and begins it; the note may be nil. The
// error is [ErrOrder] before the first match, else that of [match.Match.Deal],
// or an [*Error] where the note cannot be.
func (w *Writer) Deal(d *rules.Deal, n *DealNote) error {
	if err := w.ready(); err != nil {
		return err
	}
	next := w.state
	if err := w.match.Deal(&next, d); err != nil {
		return err
	}
	w.line = AppendDeal(w.line[:0], w.match.Game, w.state.Number, w.state.Game, d, n)
	if _, err := ParseLine(w.line); err != nil {
		return err
	}
	return w.write(next)
}

// Act does an act that the seat by has decided, for its own hand or, where it
// controls it, the dummy's, and writes it with what follows from it; the note
// may be nil. An act that is not allowed is a [*rules.IllegalError], a note
// that cannot be an [*Error].
func (w *Writer) Act(by rules.Seat, a rules.Action, n *ActNote) error {
	if err := w.ready(); err != nil {
		return err
	}
	next := w.state
	if err := w.match.Do(&next, by, a); err != nil {
		return err
	}
	w.line = AppendAct(w.line[:0], by, a, n)
	if _, err := ParseLine(w.line); err != nil {
		return err
	}
	w.line = AppendAfter(w.line, w.match, &next)
	return w.write(next)
}

// Abandon writes that the match is given up. It is [ErrOrder] if it is
// over, or none has begun.
func (w *Writer) Abandon() error {
	if err := w.ready(); err != nil {
		return err
	}
	if w.state.Stage == match.Ended {
		return fmt.Errorf("%w: the match is over", ErrOrder)
	}
	next := w.state
	w.match.Cut(&next)
	w.line = AppendAbandoned(w.line[:0])
	return w.write(next)
}

// ready reports whether a match has begun that can still be written.
func (w *Writer) ready() error {
	switch {
	case w.failed != nil:
		return w.failed
	case w.match == nil:
		return fmt.Errorf("%w: no match has begun", ErrOrder)
	}
	return nil
}

// write hands on the line, which takes the match to next.
func (w *Writer) write(next match.State) error {
	if _, err := w.to.Write(w.line); err != nil {
		w.failed = fmt.Errorf("writing the record: %w", err)
		return w.failed
	}
	w.state = next
	return nil
}
