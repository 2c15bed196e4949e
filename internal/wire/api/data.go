package api

import (
	"context"

	"ninetynine/internal/learn/review"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
)

// data collects what the server knows about the caller. Each log is paid for as if the caller asked for it.
func (s *Service) data(ctx context.Context, c *Call) error {
	ids, err := s.ids(ctx, c)
	if err != nil {
		return err
	}
	tallies, err := s.Store.Tallies(ctx, c.Player.ID)
	if err != nil {
		return err
	}
	out := wire.MyData{Me: wire.Me{ID: c.Player.ID, Name: c.Player.Name}, Created: c.Player.Created.UnixMilli(), Aliases: append([]string{}, ids[1:]...),
		Tallies: append([]store.Tally{}, tallies...), Matches: []wire.PlayedMatch{}, Written: []wire.Written{}}
	seen := map[string]bool{}
	at := func(id string) (*table.Recorder, error) {
		r, err := s.recorder(ctx, c, id)
		if err != nil || seen[id] {
			return r, err
		}
		seen[id] = true
		return r, s.written(ctx, id, ids, &out)
	}
	for place := (store.Cursor{}); ; {
		found, err := s.Store.Results(ctx, c.Player.ID, "", place, most)
		if err != nil {
			return err
		}
		for i := range found {
			m := &found[i]
			place = store.At(m)
			r, err := at(m.Table)
			if err != nil {
				return err
			}
			viewer, err := s.viewer(ctx, c, r, m.Match)
			if err != nil {
				return err
			}
			text, err := review.Record(r, m.Match, viewer)
			if err == nil && s.hidden(r) {
				text = table.WithoutSeed(text)
			}
			if err != nil {
				text = nil // not public yet
			}
			out.Matches = append(out.Matches, wire.PlayedMatch{Result: wire.Result(*m), Record: string(text)})
		}
		if len(found) < most {
			break
		}
	}
	seated, err := s.Store.Seated(ctx, c.Player.ID, 0, most)
	for i := range seated {
		if err == nil {
			_, err = at(seated[i].ID)
		}
	}
	if err != nil {
		return err
	}
	if err := c.answer(out); err != nil {
		return err
	}
	c.Answer.File = "ninetynine-" + c.Player.ID + ".json"
	return nil
}

// most is how many matches or tables are read at a time.
const most = 100

// written adds what the caller wrote at a table.
func (s *Service) written(ctx context.Context, id string, ids []string, out *wire.MyData) error {
	said, err := s.Hall.Said(ctx, id, ids)
	for i := range said {
		out.Written = append(out.Written, wire.Written{Table: id, At: said[i].At, Text: said[i].Text})
	}
	return err
}
