package api

import (
	"cmp"
	"context"
	"fmt"
	"strconv"
	"strings"

	"ninetynine/internal/learn/review"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/table/lobby"
	"ninetynine/internal/wire"
)

// atTables begins the places of those pages of a player's data that have what was written at tables where the player
// sits, after the pages of matches. The number of tables before follows.
const atTables = "tables."

// data answers with a page of what the server knows about the caller. Each log is paid for as if the caller asked
// for it.
func (s *Service) data(ctx context.Context, c *Call) error {
	limit, err := strconv.Atoi(cmp.Or(c.Query("limit"), usualPage))
	if err != nil || limit < 1 || limit > most {
		return bad(fmt.Sprintf("limit: it is a number from 1 to %d", most))
	}
	out, ids, err := s.dataOf(ctx, c)
	if err != nil {
		return err
	}
	place := c.Query("before")
	if rest, ok := strings.CutPrefix(place, atTables); ok {
		err = s.tablesInData(ctx, c, ids, rest, limit, out)
	} else {
		err = s.matchesInData(ctx, c, ids, lobby.Page{Before: place, Limit: limit}, out)
	}
	if err != nil {
		return err
	}
	return c.answer(out)
}

// dataOf returns what each page has, and the ids of the caller.
func (s *Service) dataOf(ctx context.Context, c *Call) (*wire.MyData, []string, error) {
	ids, err := s.ids(ctx, c)
	if err != nil {
		return nil, nil, err
	}
	tallies, err := s.Store.Tallies(ctx, c.Player.ID)
	if err != nil {
		return nil, nil, err
	}
	ratings, err := s.ratingsOf(ctx, c.Player.ID)
	return &wire.MyData{
		Me: wire.Me{ID: c.Player.ID, Name: c.Player.Name}, Created: c.Player.Created.UnixMilli(), Aliases: append([]string{}, ids[1:]...),
		Tallies: append([]store.Tally{}, tallies...), Ratings: ratings, RatingHidden: c.Player.Unrated, Matches: []wire.PlayedMatch{}, Written: []wire.Written{},
	}, ids, err
}

func (s *Service) matchesInData(ctx context.Context, c *Call, ids []string, page lobby.Page, out *wire.MyData) error {
	found, next, err := s.lobby.History(ctx, c.Player.ID, c.person(), page)
	if err != nil {
		return err
	}
	out.Before = cmp.Or(next, atTables+"0")
	seen := map[string]bool{}
	for i := range found {
		m := &found[i]
		text, err := s.recordForPlayer(ctx, c, m)
		if err == nil && !seen[m.Table] {
			seen[m.Table] = true
			err = s.written(ctx, m.Table, ids, out)
		}
		if err != nil {
			return err
		}
		out.Matches = append(out.Matches, wire.PlayedMatch{Result: wire.Result(*m), Record: text})
	}
	return nil
}

// recordForPlayer returns the record of a match that the caller has played; "" if it is not public yet.
func (s *Service) recordForPlayer(ctx context.Context, c *Call, m *journal.Result) (string, error) {
	r, err := s.recorder(ctx, c, m.Table)
	if err != nil {
		return "", err
	}
	viewer, err := s.viewer(ctx, c, r, m.Match)
	if err != nil {
		return "", err
	}
	text, no := review.Record(r, m.Match, viewer)
	switch {
	case no != nil:
		return "", nil
	case s.hidden(r):
		text = table.WithoutSeed(text)
	}
	return string(text), nil
}

func (s *Service) tablesInData(ctx context.Context, c *Call, ids []string, after string, limit int, out *wire.MyData) error {
	skip, err := strconv.Atoi(after)
	if err != nil || skip < 0 {
		return table.Refuse(table.Bad, "page-before")
	}
	seated, err := s.Store.Seated(ctx, ids[0], skip, limit)
	for i := range seated {
		if err == nil {
			err = s.payLog(c, &seated[i])
		}
		if err == nil {
			err = s.written(ctx, seated[i].ID, ids, out)
		}
	}
	if len(seated) == limit {
		out.Before = fmt.Sprint(atTables, skip+limit)
	}
	return err
}

// written adds what the caller wrote at a table.
func (s *Service) written(ctx context.Context, id string, ids []string, out *wire.MyData) error {
	said, err := s.Hall.Said(ctx, id, ids)
	for i := range said {
		out.Written = append(out.Written, wire.Written{Table: id, At: said[i].At, Text: said[i].Text})
	}
	return err
}
