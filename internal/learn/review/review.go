// Package review goes through finished play: the deals of a record step by step,
// each decision with the View of the seat that made it, and what a player thinks
// of every choice. A judgement depends on what that seat could see then, and on
// nothing else in the record.
package review

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"

	"ninetynine/internal/table"
	"ninetynine/internal/think/search"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A Missing says that a record does not contain what was asked for.
type Missing struct{ Text string }

// Error returns the text.
func (m *Missing) Error() string { return m.Text }

func missing(format string, args ...any) error { return &Missing{fmt.Sprintf(format, args...)} }

// A Place names a deal in a record.
type Place struct {
	Match int // from 1
	Deal  int // of the match, from 0
}

// A Found is what [Deals] returns about the match.
type Found struct {
	Header []byte // the header line, as in the record
	Deals  int    // number of deals begun
}

// Deals calls take with every line of one deal, from its cards to its score. It
// goes through the record to its end, so that nothing is shown of a wrong one.
// The error is a [*Missing] if there is no such deal, one from
// [record.Replay.Next] or from the text's reader, or the context's.
func Deals(ctx context.Context, text io.Reader, at Place, take func(*record.Step)) (Found, error) {
	var f Found
	var within, found bool
	matches := 0
	err := walk(ctx, text, func(step *record.Step) error {
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
		return nil
	})
	switch {
	case err != nil:
		return f, err
	case matches < at.Match:
		return f, missing("the record has no match %d; there are %d", at.Match, matches)
	case !found:
		return f, missing("there is no deal %d to look at; of this match %d can be seen, counted from 0", at.Deal, f.Deals)
	}
	return f, nil
}

// Until returns the record of a match up to a moment of a deal: the lines before it,
// without the end of the match, and without anything from which further cards could be
// dealt. Errors are as those of [Deals]; also a [*Missing] if the deal was not in play
// after the given number of acts.
func Until(ctx context.Context, text io.Reader, at Place, acts int) ([]byte, error) {
	c := cut{at: at, acts: acts}
	switch err := walk(ctx, text, c.take); {
	case err != nil:
		return nil, err
	case c.matches < at.Match:
		return nil, missing("the record has no match %d; there are %d", at.Match, c.matches)
	case c.deals <= at.Deal:
		return nil, missing("there is no deal %d to play on from; of this match %d can be seen, counted from 0", at.Deal, c.deals)
	case c.made < acts || c.over:
		return nil, missing("deal %d was not in play after %d acts; it has %d", at.Deal, acts, c.made)
	}
	return c.text, nil
}

// A cut copies a record up to a moment.
type cut struct {
	at   Place
	acts int

	text    []byte
	matches int
	deals   int  // of the match
	made    int  // acts of the deal
	over    bool // the deal, after that many acts
}

func (c *cut) take(s *record.Step) error {
	if s.Line.Kind == record.HeaderLine {
		c.matches++
	}
	if c.matches != c.at.Match {
		return nil
	}
	switch s.Line.Kind {
	case record.HeaderLine:
		h := *s.Header
		h.Seed, h.Commit, h.Commits, h.Extra, h.Site, h.Date = "", "", nil, nil, "", ""
		h.Seats = slices.Clone(h.Seats)
		for i, name := range h.Seats { // a record's may be as long as a line
			if clean, err := table.CleanName(name); err != nil || clean != name {
				h.Seats[i] = fmt.Sprintf("%d", i)
			}
		}
		c.text = record.AppendHeader(c.text, &h)
	case record.DealLine:
		if c.deals++; c.deals <= c.at.Deal+1 {
			c.text = record.AppendDeal(c.text, s.Match.Game, s.Line.Deal, s.Line.Game, s.Deal, nil)
		}
	case record.ActLine:
		now := c.deals == c.at.Deal+1
		if c.deals <= c.at.Deal || now && c.made < c.acts {
			c.text = record.AppendAct(c.text, s.Line.By, s.Line.Act, nil)
		}
		if c.deals <= c.at.Deal {
			c.text = record.AppendAfter(c.text, s.Match, s.State)
		}
		if now {
			c.made++
			c.over = c.over || c.made <= c.acts && s.State.Deal.Phase() == rules.Over
		}
	}
	return nil
}

// Record returns the record of match n of a table, from 1, as far as the viewer
// may know it. Those who played in a match may always have its record once it is
// over. Otherwise the error is a [*Missing] or a [*table.Refusal].
func Record(r *table.Recorder, n int, viewer string) ([]byte, error) {
	text, ok := r.Match(n)
	switch shut := r.MayWatch(viewer); {
	case n > r.State.Match:
		return nil, missing("no match %d has begun at this table", n)
	case shut != nil && (r.Locked || n == r.State.Match && r.Running()) && !r.Played(n, viewer):
		return nil, shut
	case !ok:
		return nil, &table.Refusal{Reason: table.NotNow, Text: "the cards of a match are open when it is over"}
	}
	return text, nil
}

// Ended is like [Record], but refuses a match in progress.
func Ended(r *table.Recorder, n int, viewer string) ([]byte, error) {
	text, err := Record(r, n, viewer)
	if err == nil && n == r.State.Match && r.Running() {
		return nil, &table.Refusal{Reason: table.NotNow, Text: "what was decided is judged when the match is over"}
	}
	return text, err
}

// Explained is like [Record], but during a match only for who plays it alone: what was
// decided is judged when nobody can use it any more.
func Explained(r *table.Recorder, n int, viewer string) ([]byte, error) {
	text, err := Record(r, n, viewer)
	if err == nil && n == r.State.Match && r.Running() && !(r.Alone() && r.SeatOf(viewer) != rules.Nobody) {
		return nil, &table.Refusal{Reason: table.NotNow, Text: "what came of the deals is explained when the match is over"}
	}
	return text, err
}

// walk goes through a record, and stops if take fails. A score pad is refused: what
// is reviewed are cards and acts.
func walk(ctx context.Context, text io.Reader, take func(*record.Step) error) error {
	for replay := record.NewPlainReplay(text); ; {
		step, err := replay.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err == nil {
			err = ctx.Err()
		}
		if err == nil && step.Header.Pad {
			err = &record.Error{Line: step.Line.Number, Reason: record.ErrPad.Error(), Rule: "format: pad", Err: record.ErrPad}
		}
		if err == nil {
			err = take(step)
		}
		if err != nil {
			return err
		}
	}
}

// A Decision is what a seat saw and what it did.
type Decision struct {
	Match *match.Match
	View  match.View
	Act   rules.Action
	Deal  int // of the match, from 0
	Step  int // how many acts of the deal came before
}

// A past is the state of a replay before its next step.
type past struct {
	state match.State
	acts  int // of the deal
}

// decided takes the next step, and returns the decision made in it, or nil.
func (p *past) decided(s *record.Step) (d *Decision) {
	switch s.Line.Kind {
	case record.DealLine:
		p.acts = 0
	case record.ActLine:
		d = &Decision{Match: s.Match, Act: s.Line.Act, Deal: int(p.state.Number), Step: p.acts}
		s.Match.View(&p.state, s.Line.By, &d.View)
		p.acts++
	}
	p.state = *s.State
	return d
}

// DecisionAt returns the decision made in a deal of a record after the given
// number of acts. Errors are as those of [Deals]; also a [*Missing] if nothing
// was decided then.
func DecisionAt(ctx context.Context, text io.Reader, at Place, acts int) (*Decision, error) {
	var found *Decision
	var p past
	_, err := Deals(ctx, text, at, func(s *record.Step) {
		if d := p.decided(s); d != nil && d.Step == acts {
			found = d
		}
	})
	switch {
	case err != nil:
		return nil, err
	case found == nil:
		return nil, missing("nothing is decided after %d acts of deal %d, which has %d", acts, at.Deal, p.acts)
	}
	return found, nil
}

// Advise returns what a player thinks of every choice in the View. It must end
// when the context does.
type Advise func(ctx context.Context, m *match.Match, v *match.View) (*search.Report, error)
