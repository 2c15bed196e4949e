package events

import (
	"ninetynine/internal/club/event"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
)

func games() table.Games { return new(hall.VariantCache) }

// Beside returns what makes the states of logs of events, and of others as tables makes them: see [store.Projections].
func Beside(tables func(log string) journal.State) func(log string) journal.State {
	cache := games()
	return func(log string) journal.State {
		if _, ok := event.IDOf(log); ok {
			return event.New(log, cache)
		}
		return tables(log)
	}
}

// Fold returns what makes the state of an event's log before its first entry; nil for other logs. project returns the
// projection of its newest entry.
func Fold(project func(journal.State) journal.Projection) func(log string) live.State {
	cache := games()
	return func(log string) live.State {
		if _, ok := event.IDOf(log); !ok {
			return nil
		}
		return &state{State: event.New(log, cache), project: project}
	}
}

// state is an event's log as a runner runs it. It does nothing by itself, and is not watched: callers ask again.
type state struct {
	*event.State
	project func(journal.State) journal.Projection
	sizes   []int // bytes of the acts, up to each
}

func (s *state) Fold(e *journal.Entry) error { return s.sized(e, s.State.Fold(e)) }

func (s *state) sized(e *journal.Entry, err error) error {
	if err == nil {
		s.sizes = append(s.sizes, s.bytes(0)+len(e.Body))
	}
	return err
}

// bytes returns how many the acts after an entry have, so that what an answer costs is known before it is made.
func (s *state) bytes(after uint64) (n int) {
	if all := uint64(len(s.sizes)); after < all {
		n = s.sizes[all-1]
		if after > 0 {
			n -= s.sizes[after-1]
		}
	}
	return n
}

func (s *state) Step(_ int64, command any) (live.Event, error) {
	c, ok := command.(*event.Command)
	if !ok {
		return nil, store.ErrNone // a command to a table
	}
	a, err := s.State.Step(c)
	if err != nil {
		return nil, err
	}
	return a, nil
}

func (s *state) Earlier(command any) (r live.Reply, ok bool, err error) {
	if c, is := command.(*event.Command); is {
		r.Seq, ok, err = s.State.Earlier(c)
		r.Again = ok
	}
	return r, ok, err
}

func (s *state) Apply(entry *journal.Entry, e live.Event) error {
	return s.sized(entry, s.State.Apply(entry, e.(*event.Act)))
}
func (s *state) Project() journal.Projection     { return s.project(s.State) }
func (s *state) MayWatch(string) error           { return store.ErrNone }
func (s *state) Tick(int64) (live.Event, error)  { return nil, nil }
func (s *state) Wake(_, _ int64) bool            { return false }
func (s *state) Stored(int64)                    {}
func (s *state) NextDeadline() int64             { return 0 }
func (s *state) Secluded() bool                  { return true }
func (s *state) Audience(string) int             { return 0 }
func (s *state) AppendAudiences(b []byte) []byte { return b }
func (s *state) HiddenUntil() uint64             { return 0 }
func (s *state) Here([]string) []string          { return nil }

func (s *state) AppendPresent(b []byte, _ int, _ ...string) []byte { return b }
func (s *state) AppendMessage(b []byte, _ int, _ ...string) []byte { return b }
