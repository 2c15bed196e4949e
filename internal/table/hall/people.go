package hall

import (
	"context"
	"errors"
	"slices"

	"ninetynine/internal/store"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
)

// Merge makes a player take the place of an alias at a table. It does nothing where the table knows nothing of the
// alias, so it may be repeated. The error is a [*table.Refusal] while both sit in a match in progress.
func (h *Hall) Merge(ctx context.Context, now int64, id, alias, player string) error {
	return h.append(ctx, now, id, func(s *table.State) (*table.Event, error) { return s.MergeOf(alias, player) })
}

// Return gives an alias what a player took over from it at a table. It may be repeated.
func (h *Hall) Return(ctx context.Context, now int64, id, alias, player string) error {
	return h.append(ctx, now, id, func(s *table.State) (*table.Event, error) { return s.ReturnOf(alias, player), nil })
}

// Erase erases a player at a table: a stand-in takes the chair, and the name and the chat go. It may be repeated.
func (h *Hall) Erase(ctx context.Context, now int64, id, player string) error {
	return h.append(ctx, now, id, func(s *table.State) (*table.Event, error) { return s.EraseOf(player), nil })
}

// Said returns all that some players wrote at a table.
func (h *Hall) Said(ctx context.Context, id string, players []string) (all []table.Said, err error) {
	entries, err := h.Log.Read(ctx, id, 0)
	for i := range entries {
		e, err := table.Decode(entries[i].Body)
		if err != nil {
			return nil, err
		}
		if p, ok := e.What.(table.Chatted); ok && !e.Withheld && slices.Contains(players, e.By) {
			all = append(all, table.Said{Seq: entries[i].Seq, At: entries[i].At, By: e.By, Text: p.Text})
		}
	}
	return all, err
}

// append appends the events that next returns, until it returns nil; again if another hall was faster.
func (h *Hall) append(ctx context.Context, now int64, id string, next func(*table.State) (*table.Event, error)) error {
	const attempts = 20
	for range attempts {
		err := h.Extend(ctx, now, id, func(s *table.State) (int64, *table.Event, error) {
			e, err := next(s)
			return now, e, err
		})
		if !errors.Is(err, store.ErrStale) {
			return err
		}
	}
	return live.ErrBusy
}
