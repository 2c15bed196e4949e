package api

import (
	"cmp"
	"context"
	"errors"
	"math"
	"slices"
	"strings"
	"time"

	"ninetynine/internal/club/identity"
	"ninetynine/internal/learn/rating"
	"ninetynine/internal/learn/statistics"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/think/search"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// Limits of leaderboards: how many players have a place, among how many with the best ratings, and how long after their
// last rated match.
const (
	mostPlaces = 100
	mostRows   = 10_000
	placeFor   = 183 * 24 * time.Hour
)

// standing returns a stored rating as clients see it, by the parameters of its list.
func standing(class string, p rating.Parameters, row *journal.Row) (wire.Rating, rating.Standing, error) {
	s, err := rating.Parse(row)
	mean, limited := p.Shown(&s)
	r := wire.Rating{
		Class: class, Mean: int(math.Round(mean)), Within: int(math.Ceil(1.96 * s.Deviation)), Matches: s.Matches, Sure: row.Rank > 0,
	}
	if limited {
		r.Most = r.Mean
	}
	return r, s, err
}

// rated reports whether a player's rating is precise enough to be listed, in any class.
func (s *Service) rated(ctx context.Context, player string) (bool, error) {
	all, err := s.ratingsOf(ctx, player)
	return slices.ContainsFunc(all, func(r wire.Rating) bool { return r.Sure }), err
}

// ratingsOf returns a player's ratings in all classes with rated matches.
func (s *Service) ratingsOf(ctx context.Context, player string) ([]wire.Rating, error) {
	all := []wire.Rating{}
	for _, class := range rating.Classes() {
		row, err := s.Store.Row(ctx, rating.Projection, class, player)
		if errors.Is(err, store.ErrNone) {
			continue
		}
		if err != nil {
			return nil, err
		}
		r, _, err := standing(class, rating.Fitted(class), &row)
		if err != nil {
			return nil, err
		}
		if r.Matches > 0 { // otherwise only levels know the player
			all = append(all, r)
		}
	}
	return all, nil
}

// resultsPerEffort is how many results are read and added up in about a millisecond.
const resultsPerEffort = 60

// lost answers with the points that a player loses a deal by mistakes, in rated matches and as far as they are judged.
// Like statistics, it judges nothing, and reads logs for a few seconds only.
func (s *Service) lost(ctx context.Context, c *Call) error {
	p, err := s.known(ctx, c)
	if err != nil {
		return err
	}
	out := wire.PointsLost{Classes: []wire.ClassLost{}}
	if p.Unrated && p.ID != c.Player.ID {
		return c.answer(out)
	}
	results, err := s.Store.Results(ctx, p.ID, "", store.Cursor{}, mostCounted)
	if err != nil {
		return err
	}
	if n := len(results) / resultsPerEffort; n > 0 {
		if err := s.meter(c, wire.Effort, n); err != nil {
			return err
		}
	}
	results = slices.DeleteFunc(results, func(r journal.Result) bool { return !rating.Counts(&r) })
	of := *c
	of.Player = p // what the player may see is counted, and only the sums are told
	matches, err := s.scoredDeals(ctx, &of, results)
	if err != nil {
		return err
	}
	ids, err := identity.IDs(ctx, s.Store, p.ID)
	if err != nil {
		return err
	}
	sums := map[string]*statistics.LostSum{}
	for i, m := range matches {
		v, err := rules.Named(results[i].Variant)
		if err != nil {
			continue // of a newer program
		}
		class := rating.ClassOf(&v)
		if sums[class] == nil {
			sums[class] = new(statistics.LostSum)
		}
		for seat := range results[i].Chairs {
			if slices.Contains(ids, results[i].Chairs[seat].Player) {
				sums[class].Join(&m.lost[seat])
			}
		}
	}
	for _, class := range rating.Classes() {
		if of := sums[class]; of != nil {
			if n, lost := of.Mean(); n > 0 {
				out.Classes = append(out.Classes, wire.ClassLost{Class: class, Deals: n, Lost: lost})
			}
		}
	}
	out.Of, out.Counted = len(results), len(matches)
	return c.answer(out)
}

// ratings answers with the leaderboard of a class.
func (s *Service) ratings(ctx context.Context, c *Call) error {
	class := cmp.Or(c.Query("class"), rating.Classes()[0])
	if !slices.Contains(rating.Classes(), class) {
		return bad("class: it is one of " + strings.Join(rating.Classes(), ", "))
	}
	out := wire.Leaderboard{Class: class, Players: []wire.Rated{}, Levels: []wire.RatedLevel{}}
	for _, level := range slices.Backward(search.LevelNames()) {
		if mean, ok := rating.Anchor(class, level, search.Edition); ok {
			out.Levels = append(out.Levels, wire.RatedLevel{Level: level, Mean: int(math.Round(mean))})
		}
	}
	for most := 2 * mostPlaces; ; most *= 4 { // some have not played for long
		rows, err := s.Store.Ranked(ctx, rating.Projection, class, most)
		if err != nil {
			return err
		}
		if out.Players, err = s.places(ctx, class, rows); err != nil {
			return err
		}
		known := len(rows) == most && rows[most-1].Rank > 0 // as those with a precise rating have
		if len(out.Players) == mostPlaces || !known || most >= mostRows {
			return c.answer(out)
		}
	}
}

// places returns the players of a leaderboard: of those in the rows, the ones who have a precise rating, have played
// lately and have keys, and neither hide their rating nor are gone.
func (s *Service) places(ctx context.Context, class string, rows []journal.Row) ([]wire.Rated, error) {
	all := []wire.Rated{}
	var ids []string
	for i := range rows {
		r, at, err := standing(class, rating.Fitted(class), &rows[i])
		if err != nil {
			return nil, err
		}
		r.Mean = min(r.Mean, int(math.Round(float64(rows[i].Rank)/1000))) // levels may bear out less
		if r.Sure && at.Last >= s.Now().Add(-placeFor).UnixMilli() {
			all, ids = append(all, wire.Rated{Me: wire.Me{ID: rows[i].Key}, Rating: r}), append(ids, rows[i].Key)
		}
	}
	players, err := s.knownByID(ctx, ids)
	if err != nil {
		return nil, err
	}
	keyed, err := s.Store.Keyed(ctx, ids)
	all = slices.DeleteFunc(all, func(r wire.Rated) bool {
		p := players[r.ID]
		return p == nil || p.Unrated || p.Name == "" || !slices.Contains(keyed, r.ID) // without a name it was erased
	})
	for i := range all {
		all[i].Name = players[all[i].ID].Name
	}
	return all[:min(len(all), mostPlaces)], err
}
