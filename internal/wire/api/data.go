package api

import (
	"cmp"
	"context"
	"fmt"
	"strconv"
	"strings"

	"ninetynine/internal/club/event"
	"ninetynine/internal/club/identity"
	"ninetynine/internal/club/ties"
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

// atRest begins the places of the pages after those, which have all else. The number of its facts before follows.
const atRest = "rest."

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
	if rest, ok := strings.CutPrefix(place, atRest); ok {
		err = s.restInData(ctx, c, rest, limit, out)
	} else if rest, ok := strings.CutPrefix(place, atTables); ok {
		err = s.tablesInData(ctx, c, ids, rest, limit, out)
	} else {
		err = s.matchesInData(ctx, c, ids, lobby.Page{Before: place, Limit: limit}, out)
	}
	return c.give(out, err)
}

// dataOf returns what each page has, and the ids of the caller.
func (s *Service) dataOf(ctx context.Context, c *Call) (*wire.MyData, []string, error) {
	ids, err := identity.IDs(ctx, s.Store, c.Player.ID)
	tallies, err2 := s.Store.Tallies(ctx, c.Player.ID)
	ratings, err3 := s.ratingsOf(ctx, c.Player.ID)
	return &wire.MyData{
		Me: wire.Me{ID: c.Player.ID, Name: c.Player.Name}, Created: c.Player.Created.UnixMilli(), Aliases: append([]string{}, ids[1:]...),
		Tallies: append([]store.Tally{}, tallies...), Ratings: ratings, RatingHidden: c.Player.Unrated, Matches: []wire.PlayedMatch{}, Written: []wire.Written{},
		Keys: []wire.Key{}, Ties: []wire.Tied{}, Groups: []wire.Membership{}, Events: []event.Listed{}, Evenings: []wire.MyEvening{},
		Complaints: []store.Complaint{}, Decisions: []wire.Decision{}, Networks: []string{},
	}, ids, cmp.Or(err, err2, err3)
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
	if out.Before = atRest + "0"; len(seated) == limit {
		out.Before = fmt.Sprint(atTables, skip+limit)
	}
	return err
}

// restInData adds limit facts of those that are left after so many.
func (s *Service) restInData(ctx context.Context, c *Call, after string, limit int, out *wire.MyData) error {
	skip, err := strconv.Atoi(after)
	if err != nil || skip < 0 {
		return table.Refuse(table.Bad, "page-before")
	}
	if s.Company == nil {
		return nil
	}
	p := &page{skip, limit, nil}
	if s.Keys != nil {
		part(p, &out.Keys, func() ([]wire.Key, error) { return s.Keys(ctx, c.Player.ID) })
	}
	part(p, &out.Ties, func() ([]wire.Tied, error) { return ties.List(ctx, s.Store, c.Player.ID) })
	part(p, &out.Groups, func() ([]wire.Membership, error) { return s.Company.groups.Of(ctx, c.Player.ID) })
	part(p, &out.Events, func() ([]event.Listed, error) { return s.Events.OfPlayer(ctx, c.Player.ID) })
	part(p, &out.Evenings, func() ([]wire.MyEvening, error) { return s.comesTo(ctx, c.Player.ID) })
	part(p, &out.Complaints, func() ([]store.Complaint, error) { return s.Company.Complaints(ctx, c.Player.ID, mostFacts) })
	part(p, &out.Decisions, func() ([]wire.Decision, error) { return s.decisionsOn(ctx, c.Player.ID) })
	part(p, &out.Networks, func() ([]string, error) {
		own, _, err := s.Company.Networks(ctx, c.Player.ID, s.Now().AddDate(0, 0, -store.NetworkDays))
		return own, err
	})
	if p.room == 0 {
		out.Before = fmt.Sprint(atRest, skip+limit)
	}
	return p.err
}

// mostFacts is how many of a kind of facts are told: more than there can be of one player.
const mostFacts = 10_000

// A page has facts after as many as are skipped, while there is room and no error.
type page struct {
	skip, room int
	err        error
}

// part appends those facts of a kind that belong to a page.
func part[T any](p *page, to *[]T, read func() ([]T, error)) {
	if p.room == 0 || p.err != nil {
		return
	}
	all, err := read()
	before := min(len(all), p.skip)
	all = all[before:min(len(all), before+p.room)]
	*to = append(*to, all...)
	p.skip, p.room, p.err = p.skip-before, p.room-len(all), err
}

func (s *Service) comesTo(ctx context.Context, player string) ([]wire.MyEvening, error) {
	found, err := s.Company.ComesTo(ctx, player, 0, mostFacts)
	return each(found, func(x *store.Coming) wire.MyEvening {
		return wire.MyEvening{Evening: x.Evening, Begins: x.Begins, Said: x.Said, Here: x.Here}
	}), err
}

// decisionsOn returns what operators have decided about a player and its aliases. Who decided is left out.
func (s *Service) decisionsOn(ctx context.Context, player string) ([]wire.Decision, error) {
	found, err := s.Company.Audit(ctx, player, 0, mostFacts)
	return each(found, func(e *store.AuditEntry) wire.Decision {
		return wire.Decision{At: e.At, Act: e.Act, Whom: e.Whom, Table: e.Table, Until: e.Until, Reason: e.Reason, Name: e.Name, Former: e.Former}
	}), err
}

// written adds what the caller wrote at a table.
func (s *Service) written(ctx context.Context, id string, ids []string, out *wire.MyData) error {
	said, err := s.Hall.Said(ctx, id, ids)
	for i := range said {
		out.Written = append(out.Written, wire.Written{Table: id, At: said[i].At, Text: said[i].Text})
	}
	return err
}
