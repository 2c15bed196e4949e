// Package review goes through finished play: the deals of a record step by step, each decision with the
// View of the seat that made it, and a player's opinion of every choice. A judgement depends on what that
// seat could see then, and on nothing else in the record.
package review

import (
	"context"
	"fmt"

	"ninetynine/advice"
	"ninetynine/internal/table"
	"ninetynine/internal/think/company"
	"ninetynine/match"
	"ninetynine/rules"
)

// A Missing says that a record lacks what the caller asked for.
type Missing struct{ Text string }

// Error returns the text.
func (m *Missing) Error() string { return m.Text }

func missing(format string, args ...any) error { return &Missing{fmt.Sprintf(format, args...)} }

// Record returns the record of match n of a table, from 1, as far as the viewer may know it. The players
// of a match may always have its record once it is over. Otherwise the error is a [*Missing] or a
// [*table.Refusal].
func Record(r *table.Recorder, n int, viewer string) ([]byte, error) {
	text, ok := r.Match(n)
	switch shut := r.MayWatch(viewer); {
	case n > r.State.Match:
		return nil, missing("no match %d has begun at this table", n)
	case shut != nil && (r.Locked || n == r.State.Match && r.Running()) && r.SeatIn(n, viewer) == rules.Nobody:
		return nil, shut
	case !ok:
		return nil, table.Refuse(table.NotNow, "open-later")
	}
	return text, nil
}

// Ended is like [Record], but refuses a match in progress.
func Ended(r *table.Recorder, n int, viewer string) ([]byte, error) {
	text, err := Record(r, n, viewer)
	if err == nil && n == r.State.Match && r.Running() {
		return nil, table.Refuse(table.NotNow, "judged-later")
	}
	return text, err
}

// Explained is like [Record], but during a match only for who plays it alone: what was
// decided is judged when no player can use it any more.
func Explained(r *table.Recorder, n int, viewer string) ([]byte, error) {
	text, err := Record(r, n, viewer)
	if err == nil && n == r.State.Match && r.Running() && !(r.Alone() && r.SeatOf(viewer) != rules.Nobody) {
		return nil, table.Refuse(table.NotNow, "explained-later")
	}
	return text, err
}

// Advise returns a player's opinion of every choice in the View, in the company of others. It must end when the context does.
type Advise func(ctx context.Context, m *match.Match, v *match.View, c *company.Company) (*advice.Advice, error)
