package record

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	"ninetynine/match"
	"ninetynine/rules"
)

// ErrOrder says that the record does not allow such a line at this point.
var ErrOrder = errors.New("the line does not belong here")

// A Writer writes matches, one after another, as they are played. It follows the play: it refuses a
// line that is illegal or out of place and writes nothing, and after the act that ends a deal it
// writes the score and, where due, the ends of the game and the match. So [Check] accepts its
// output.
//
// Each line, with those that follow from it, goes to the underlying writer in one call of Write
// before the Writer's state changes. After an error of Write, which may have written part of it,
// every call returns that error.
type Writer struct {
	to     io.Writer
	header []byte // of the match, as a line
	match  *match.Match
	pad    bool // the match is a score pad's
	state  match.State
	line   []byte // the last; the next one reuses its memory
	failed error  // the error that stopped writing
}

// NewWriter returns a writer to w. No match has begun.
func NewWriter(w io.Writer) *Writer { return &Writer{to: w} }

// Match returns the last match begun, as its header describes it; nil before the first.
func (w *Writer) Match() *match.Match {
	if w.match == nil {
		return nil
	}
	m := *w.match
	return &m
}

// State returns the current state of the match.
func (w *Writer) State() match.State { return w.state }

// Begin writes the header of a match. The error is [ErrOrder] if the match
// before is not over, and an [*Error] if the header is invalid.
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
	w.header, w.match, w.pad = line, m, h.Pad
	return nil
}

// matchOf returns the match that a reader makes of a header line.
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
	m, err := l.Header.Match(g)
	if err != nil {
		return nil, l.broken(oneLine(err), "format: header", err)
	}
	return m, nil
}

// Deal writes the deal that is due and begins it; the note may be nil. The
// error is [ErrOrder] before the first match, that of [match.Match.Deal], or an
// [*Error] if the note is invalid.
func (w *Writer) Deal(d *rules.Deal, n *DealNote) error {
	if err := w.playing(); err != nil {
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

// Act does an act decided by the seat by, for its own hand or for a dummy it controls, and writes
// it with the lines that follow; the note may be nil. The error is a [*rules.IllegalError] if the
// act is not allowed, and an [*Error] if the note is invalid.
func (w *Writer) Act(by rules.Seat, a rules.Action, n *ActNote) error {
	if err := w.playing(); err != nil {
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

// Abandon ends the match as abandoned. The error is [ErrOrder] if it is over, or none has begun.
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

// ready returns an error if no match is in progress, or writing has failed.
func (w *Writer) ready() error {
	switch {
	case w.failed != nil:
		return w.failed
	case w.match == nil:
		return fmt.Errorf("%w: no match has begun", ErrOrder)
	}
	return nil
}

// write writes the line, which takes the match to next.
func (w *Writer) write(next match.State) error {
	if _, err := w.to.Write(w.line); err != nil {
		w.failed = fmt.Errorf("writing the record: %w", err)
		return w.failed
	}
	w.state = next
	return nil
}
