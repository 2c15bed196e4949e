package solo

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A fold is what a log comes to.
type fold struct {
	state  match.State
	size   int        // of the log in bytes
	acts   []decision // of the deal in play, or the last one
	scores []match.Score
	first  uint64 // which deal of the seed the first one is

	deals   int // begun
	derived int // lines that follow from the last act and are there
}

// A decision is where in the log an act stands, and whose it was.
type decision struct {
	at     int
	by     rules.Seat
	forced bool // there was nothing else to do
}

// dealt notes that a deal has begun.
func (f *fold) dealt() {
	f.acts = nil
	f.deals++
}

// note notes the score of a deal that the last act has ended.
func (f *fold) note(m *match.Match) {
	if score, over := m.Score(&f.state); over {
		f.scores = append(f.scores, score)
	}
}

// readFold reads what the whole lines of a log come to.
func readFold(text []byte) (*fold, *match.Match, *record.Header, error) {
	if text[0] != '{' {
		return nil, nil, nil, fmt.Errorf("this is no record of a match as plain text; if it is packed, unpack it first")
	}
	replay, err := record.NewReplay(bytes.NewReader(text))
	if err != nil {
		return nil, nil, nil, err
	}
	var m *match.Match
	var h *record.Header
	f := &fold{size: len(text)}
	starts := lineStarts(text)
	for {
		step, err := replay.Next()
		if errors.Is(err, io.EOF) && m != nil {
			return f, m, h, nil
		}
		if err != nil {
			return nil, nil, nil, fmt.Errorf("the match cannot be read: %w", err)
		}
		before := f.state
		f.state = *step.State
		switch l := step.Line; l.Kind {
		case record.HeaderLine:
			if m != nil {
				return nil, nil, nil, fmt.Errorf("the file holds several matches; a table plays one")
			}
			m, h = step.Match, step.Header
		case record.DealLine:
			f.dealt()
			if n := l.Note.Number; n != nil && l.Deal == 0 {
				f.first = *n
			}
		case record.ActLine:
			g := step.Match.Game
			by := g.Owner(&before.Deal, l.Act.Seat())
			f.acts = append(f.acts, decision{starts[l.Number-1], by, g.Options(&before.Deal, by).Len() == 1})
			f.note(step.Match)
			f.derived = 0
		default:
			f.derived++
		}
	}
}

func lineStarts(text []byte) []int {
	starts := []int{0}
	for i, c := range text {
		if c == '\n' {
			starts = append(starts, i+1)
		}
	}
	return starts
}

// wholeLines returns the text without a torn last line. A last line that
// lacks nothing but its end is whole; the end is then what has to be added.
func wholeLines(text []byte) (whole, end []byte) {
	at := bytes.LastIndexByte(text, '\n') + 1
	if tail := text[at:]; len(tail) > 0 && json.Valid(tail) {
		return append(bytes.Clone(text), '\n'), []byte("\n")
	}
	return text[:at], nil
}

// missing returns the lines that follow from the last act and are not there.
func (f *fold) missing(m *match.Match) []byte {
	if len(f.acts) == 0 {
		return nil
	}
	due := record.AppendAfter(nil, m, &f.state)
	for range f.derived {
		_, due, _ = bytes.Cut(due, []byte("\n"))
	}
	return due
}
