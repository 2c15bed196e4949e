// Package hall runs live tables: package live stores their events and notifies watchers, and a hall adds
// the parts that only tables have, such as bots and records. Its runner runs other logs, too: see [Options].
package hall

import (
	"cmp"
	"context"

	"ninetynine/cards"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
	"ninetynine/rules"
)

// Options configure a hall.
type Options struct {
	Log   live.Log
	Judge table.Judge
	// Project returns the projection of a table's newest entry; nil means that of lists and histories.
	Project func(journal.State) journal.Projection
	Draw    func() cards.Seed // draws an unpredictable secret
	// Players returns the edition of the computer players that sit at new tables of a game, and their net:
	// see [table.Opened]. If it is nil, they are the first.
	Players func(g *rules.Game) (edition int, net string)
	// BotTurn is called when a bot's turn has come. It must neither block nor call the hall before it
	// returns.
	BotTurn func(*Turn)
	// Waits is called when a player's turn has come at a table for play by correspondence, once for each turn, by
	// the hall that wrote the entry. It must neither block nor call the hall before it returns. It may be nil.
	Waits func(table, player string)
	// Other returns the state of a log that is no table's, such as that of a club's event, before its first entry; nil for
	// tables. The hall's runner runs such logs, too: Runner.Open, Do and Inspect take them, and news of them comes to
	// HandleNews; no other method of the hall finds them. It may be nil.
	Other func(id string) live.State
	// Shared means that other halls may write to the log.
	Shared bool
}

// A Hall runs tables. Its methods may be called from any number of goroutines. Its fields are those of
// [Options].
type Hall struct {
	*live.Runner
	Judge   table.Judge
	Project func(journal.State) journal.Projection
	Draw    func() cards.Seed
	Players func(g *rules.Game) (edition int, net string)
	BotTurn func(*Turn)
	Waits   func(table, player string)
	games   VariantCache
}

// New returns a hall without tables in memory.
func New(o Options) *Hall {
	if o.Project == nil {
		o.Project = new(store.Projections).Of
	}
	h := &Hall{Judge: o.Judge, Project: o.Project, Draw: o.Draw, Players: o.Players, BotTurn: o.BotTurn, Waits: o.Waits}
	h.Runner = live.New(live.Options{Log: o.Log, Shared: o.Shared, New: func(id string) live.State {
		if o.Other != nil {
			if s := o.Other(id); s != nil {
				return s
			}
		}
		return &state{State: table.New(id, &h.games), hall: h}
	}})
	return h
}

// Fold returns the state of a table before its first entry, as [store.Projections] need it.
func Fold() func(id string) journal.State {
	games := new(VariantCache)
	return func(id string) journal.State { return table.New(id, games) }
}

// Open opens a table for the player. An existing table with the id is taken to be this one, so opening may
// be repeated.
func (h *Hall) Open(ctx context.Context, now int64, id, player string, opened table.Opened) (live.Reply, error) {
	if err := opened.Settings.Check(h.Judge.HasLevel); err != nil {
		return live.Reply{}, err
	}
	if h.Players != nil {
		v, err := opened.Settings.Rules()
		if err != nil {
			return live.Reply{}, err
		}
		g, err := h.games.Game(&v)
		if err != nil {
			return live.Reply{}, err
		}
		edition, net := h.Players(g)
		opened.Edition, opened.Net = cmp.Or(opened.Edition, edition), net
	}
	return h.Runner.Open(ctx, now, id, &table.Event{By: player, Seat: table.NoSeat, What: opened})
}

// Do does a command at a table and returns once the result is stored. If the error is a [*table.Refusal],
// nothing has changed. A command with the same player and id is done only once, however often it comes. The
// error is [store.ErrNone] if there is no such table.
func (h *Hall) Do(ctx context.Context, now int64, id string, c *table.Command) (live.Reply, error) {
	return h.Runner.Do(ctx, now, id, c)
}

// Inspect calls f with the current state of the table; if other halls write to it, the state may be a
// second old. f must neither change nor keep it, nor call the hall, which holds the table meanwhile.
func (h *Hall) Inspect(ctx context.Context, now int64, id string, f func(*table.State)) error {
	found := false
	err := h.Runner.Inspect(ctx, now, id, func(s live.State) {
		var t *state
		if t, found = s.(*state); found {
			f(t.State)
		}
	})
	if err == nil && !found {
		err = store.ErrNone
	}
	return err
}

// Extend appends the events that next returns, until it returns nil: see [live.Runner.Extend].
func (h *Hall) Extend(ctx context.Context, now int64, id string, next func(s *table.State) (at int64, e *table.Event, err error)) error {
	return h.Runner.Extend(ctx, now, id, func(s live.State) (int64, live.Event, error) {
		t, ok := s.(*state)
		if !ok {
			return 0, nil, store.ErrNone
		}
		at, e, err := next(t.State)
		return at, event(e), err
	})
}

// Records calls f with the records of the table's matches.
func (h *Hall) Records(ctx context.Context, id string, f func(*table.Recorder)) error {
	entries, err := h.Log.Read(ctx, id, 0)
	if err != nil {
		return err
	}
	r := table.NewRecorder(id, &h.games)
	for i := range entries {
		if err := r.Fold(&entries[i]); err != nil {
			return err
		}
	}
	f(r)
	return nil
}

type state struct {
	*table.State
	hall *Hall
	last *table.Event
}

// event returns an event, or nil.
func event(e *table.Event) live.Event {
	if e == nil {
		return nil
	}
	return e
}

func (s *state) Fold(e *journal.Entry) (err error) {
	s.last, err = s.State.Append(e)
	return err
}

func (s *state) Apply(entry *journal.Entry, e live.Event) error {
	s.last = e.(*table.Event)
	return s.State.Apply(entry, s.last)
}

func (s *state) Step(now int64, command any) (live.Event, error) {
	e, err := s.State.Step(now, command.(*table.Command), s.hall.Judge)
	return event(e), err
}

func (s *state) Tick(now int64) (live.Event, error) {
	e, err := s.State.Tick(now, s.hall.Draw)
	return event(e), err
}

func (s *state) Project() journal.Projection { return s.hall.Project(s.State) }

func (s *state) HiddenUntil() uint64 { return s.Unsent() }

func (s *state) Audience(player string) int { return int(s.SeatOf(player)) }

func (s *state) AppendAudiences(b []byte) []byte {
	for i := range s.Chairs {
		b = append(append(b, s.Chairs[i].Player...), ' ')
	}
	return b
}

func (s *state) AppendPresent(b []byte, seat int, muted ...string) []byte {
	return s.State.AppendPresent(b, rules.Seat(seat), muted...)
}

func (s *state) AppendMessage(b []byte, seat int, muted ...string) []byte {
	return s.State.AppendMessage(b, rules.Seat(seat), s.last, muted...)
}

// Earlier returns the reply to a command that was done before, or that withdraws one already done or
// withdrawn.
func (s *state) Earlier(command any) (r live.Reply, ok bool, err error) {
	c := command.(*table.Command)
	r.Seq, ok = s.Applied(c.Player, c.ID)
	r.Again = true
	if !ok && c.Do == table.Withdraw {
		if r.Seq, ok = s.Applied(c.Player, c.Of); ok {
			r = live.Reply{Seq: r.Seq, Late: true}
		} else {
			r.Seq, ok = s.Withdrawn(c.Player, c.Of)
		}
	}
	if !ok {
		return live.Reply{}, false, nil
	}
	return r, true, s.Same(c)
}
