// Package review goes through what was played: the deals of a record step by
// step, each decision with the View of who made it, and what a player thinks
// of every choice there was. A judgement comes from what that seat could see
// then, and from nothing else that the record knows.
package review

import (
	"context"
	"errors"
	"fmt"
	"io"

	"ninetynine/internal/search"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A Missing says that a record does not have what was asked for.
type Missing struct{ Text string }

// Error returns the text.
func (m *Missing) Error() string { return m.Text }

func missing(format string, args ...any) error { return &Missing{fmt.Sprintf(format, args...)} }

// A Place names a deal in a record.
type Place struct {
	Match int // from 1
	Deal  int // of the match, from 0
}

// A Found is what [Deals] tells of the match.
type Found struct {
	Header []byte // the line, as it stands in the record
	Deals  int    // as many as are begun
}

// Deals goes through a record up to its end, so that nothing of one that is
// wrong is shown, and has take look at every line of one deal, from its cards
// to its score. The error is a [*Missing] if there is no such deal, one of
// [record.Replay.Next] or of the text's reader, or the context's.
func Deals(ctx context.Context, text io.Reader, at Place, take func(*record.Step)) (Found, error) {
	var f Found
	var within, found bool
	matches := 0
	replay := record.NewPlainReplay(text)
	for {
		step, err := replay.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err == nil {
			err = ctx.Err()
		}
		if err != nil {
			return f, err
		}
		switch step.Line.Kind {
		case record.HeaderLine:
			within = false
			if matches++; matches == at.Match {
				f.Header = append(f.Header, step.Line.Text...)
			}
		case record.DealLine:
			if matches == at.Match {
				f.Deals++
				within = int(step.Line.Deal) == at.Deal
				found = found || within
			}
		}
		if within {
			take(step)
		}
	}
	switch {
	case matches < at.Match:
		return f, missing("the record has no match %d; there are %d", at.Match, matches)
	case !found:
		return f, missing("there is no deal %d to look at; of this match %d can be seen, counted from 0", at.Deal, f.Deals)
	}
	return f, nil
}

// A Decision is one that was made: what its seat saw, and what it did.
type Decision struct {
	Match *match.Match
	View  match.View
	Act   rules.Action
}

// DecisionAt returns the decision that was made in a deal of a record after so
// many of the deal's acts. Errors are those of [Deals]; a [*Missing] too if
// nothing was decided then.
func DecisionAt(ctx context.Context, text io.Reader, at Place, acts int) (*Decision, error) {
	var d *Decision
	var before match.State
	n := 0
	_, err := Deals(ctx, text, at, func(s *record.Step) {
		if s.Line.Kind == record.ActLine {
			if n == acts {
				d = &Decision{Match: s.Match, Act: s.Line.Act}
				s.Match.View(&before, s.Line.By, &d.View)
			}
			n++
		}
		before = *s.State
	})
	switch {
	case err != nil:
		return nil, err
	case d == nil:
		return nil, missing("nothing is decided after %d acts of deal %d, which has %d", acts, at.Deal, n)
	}
	return d, nil
}

// Advise returns what a player thinks of every choice in the View. It is to
// end when the context does.
type Advise func(ctx context.Context, m *match.Match, v *match.View) (*search.Report, error)
