package api

import (
	"context"
	"errors"
	"slices"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"

	"ninetynine/internal/club/identity"
	"ninetynine/internal/learn/review"
	"ninetynine/internal/learn/statistics"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// Limits of statistics: how many matches of a player count, how many unjudged ones are named, how many
// are cached, and how long matches are cached that another server may have judged if its announcement was
// lost.
const (
	mostCounted  = 1000
	mostUnjudged = 20
	mostCached   = 5000
	cachedFor    = 10 * time.Minute
)

// A matchKey names a match of a table.
type matchKey struct {
	table string
	match int
}

// A scoredMatch has the scored deals of a match, their players named by their ids.
type scoredMatch struct {
	deals []statistics.Deal
	lost  [rules.MaxSeats]statistics.LostSum // of each seat
	until time.Time                          // when to look again for other servers' verdicts; zero: complete
}

// A scoredCache caches the scored deals of finished matches, as reading and folding their logs takes
// time.
type scoredCache struct {
	*lru.Cache[matchKey, *scoredMatch]
}

func newScoredCache() scoredCache {
	known, _ := lru.New[matchKey, *scoredMatch](mostCached) // it fails for sizes below 1
	return scoredCache{known}
}

func (s scoredCache) get(k matchKey, now time.Time) (*scoredMatch, bool) {
	x, ok := s.Get(k)
	if !ok || !x.until.IsZero() && !now.Before(x.until) {
		return nil, false
	}
	return x, true
}

func (s scoredCache) put(k matchKey, deals []statistics.Deal, now time.Time) {
	x := &scoredMatch{deals: deals}
	for i := range deals {
		for seat := range deals[i].Players {
			x.lost[seat].Add(&deals[i], rules.Seat(seat))
		}
	}
	if slices.ContainsFunc(deals, func(d statistics.Deal) bool { return d.Verdict == nil }) {
		x.until = now.Add(cachedFor)
	}
	s.Add(k, x)
}

// forget drops the matches at a table, as more of their deals may be judged.
func (s scoredCache) forget(id string) {
	for _, k := range s.Keys() {
		if k.table == id {
			s.Remove(k)
		}
	}
}

// HandleNews handles announcements of other servers: deals may have been judged at a table or, if it names
// none, at all tables.
func (s *Service) HandleNews(n store.News) {
	if n.Table == "" {
		s.scored.Purge()
		return
	}
	s.scored.forget(n.Table)
	if n.Seq == 0 {
		s.logs.Remove(n.Table)
	}
}

// Changed notes, here and at other servers, that deals of a table may have been judged, or that names were
// withheld from its log.
func (s *Service) Changed(id string) {
	s.HandleNews(store.News{Table: id})
	if s.Announce != nil {
		s.Announce(id)
	}
}

// statistics answers with the sums of the caller's finished matches. It judges nothing, and reads logs
// for a few seconds only, caching them for the next request.
func (s *Service) statistics(ctx context.Context, c *Call) error {
	variant := c.Query("variant")
	if _, err := rules.Named(variant); variant != "" && err != nil {
		return bad("variant: " + err.Error())
	}
	results, err := s.Store.Results(ctx, c.Player.ID, "", store.Cursor{}, mostCounted)
	if err != nil {
		return err
	}
	scored, err := s.scoredDeals(ctx, c, results)
	if err != nil {
		return err
	}
	ids, err := identity.IDs(ctx, s.Store, c.Player.ID)
	if err != nil {
		return err
	}
	var matches [][]statistics.Deal
	for _, m := range scored {
		matches = append(matches, asOne(m.deals, ids))
	}
	out := wire.Statistics{Of: len(results), Counted: len(matches), Unjudged: []wire.Unjudged{}}
	book := statistics.Book{Wants: func(id string) bool { return id == c.Player.ID }}
	for i := range slices.Backward(matches) {
		for j := range matches[i] {
			if d := &matches[i][j]; variant == "" || d.Variant == variant {
				book.Add(d)
			}
		}
	}
	for i := range matches {
		all, n := unaided(matches[i], c.Player.ID, variant)
		if all > 0 {
			out.Matches++
		}
		if r := &results[i]; n > 0 && s.Review != nil && len(out.Unjudged) < mostUnjudged {
			out.Unjudged = append(out.Unjudged, wire.Unjudged{Table: r.Table, Match: r.Match, Deals: n})
		}
	}
	out.Player = book.Player(c.Player.ID)
	out.Name = c.Player.Name
	return c.answer(out)
}

// asOne returns the deals with the first of some ids of a player in place of the others.
func asOne(deals []statistics.Deal, ids []string) []statistics.Deal {
	if len(ids) == 1 {
		return deals
	}
	deals = slices.Clone(deals)
	for i := range deals {
		deals[i].Players = slices.Clone(deals[i].Players)
		for seat, id := range deals[i].Players {
			if slices.Contains(ids, id) {
				deals[i].Players[seat] = ids[0]
			}
		}
	}
	return deals
}

// unaided counts the deals that the player played without help, and of them those without a verdict.
func unaided(deals []statistics.Deal, player, variant string) (all, unjudged int) {
	for i := range deals {
		d := &deals[i]
		for seat, id := range d.Players {
			if id != player || d.Helped>>seat&1 != 0 || variant != "" && d.Variant != variant {
				continue
			}
			if all++; d.Verdict == nil {
				unjudged++
			}
		}
	}
	return all, unjudged
}

// scoredDeals returns the scored deals of the first of these matches, as many as are cached or can be
// read in time, at least one.
func (s *Service) scoredDeals(ctx context.Context, c *Call, results []journal.Result) (matches []*scoredMatch, err error) {
	began := time.Now()
	for i := range results {
		r := &results[i]
		m, known := s.scored.get(matchKey{r.Table, r.Match}, s.Now())
		if !known {
			if i > 0 && time.Since(began) > reviewFor {
				return matches, nil
			}
			if err := s.readScored(ctx, c, r.Table, results[i:]); err != nil {
				return nil, err
			}
			if m, known = s.scored.get(matchKey{r.Table, r.Match}, s.Now()); !known { // others have filled the cache meanwhile
				return matches, nil
			}
		}
		matches = append(matches, m)
	}
	return matches, nil
}

// readScored caches the scored deals of those results that are matches at the table.
func (s *Service) readScored(ctx context.Context, c *Call, id string, results []journal.Result) error {
	now := s.Now()
	log, err := s.recorder(ctx, c, id)
	if errors.Is(err, store.ErrNone) {
		log, err = nil, nil // the log was deleted
	}
	for i := range results {
		r := &results[i]
		if err != nil || r.Table != id {
			continue
		}
		var deals []statistics.Deal
		if log != nil {
			deals, err = s.dealsOf(ctx, c, log, r)
		}
		s.scored.put(matchKey{id, r.Match}, deals, now)
	}
	return err
}

// dealsOf returns the scored deals of a match, with the verdicts that follow from stored judgements. A
// record that the caller may not see has no deals.
func (s *Service) dealsOf(ctx context.Context, c *Call, log *table.Recorder, r *journal.Result) ([]statistics.Deal, error) {
	viewer, err := s.viewer(ctx, c, log, r.Match)
	if err != nil {
		return nil, err
	}
	text, no := review.Ended(log, r.Match, viewer)
	if no != nil {
		return nil, nil
	}
	m, err := s.parsed(ctx, c, text)
	if err != nil {
		return nil, err
	}
	deals := slices.Clone(m.Scored)
	if s.Review != nil {
		if deals, err = s.Review.Verdicts(ctx, m, review.AsStored, nil); err != nil {
			return nil, err
		}
	}
	players := make([]string, len(r.Chairs))
	for i, chair := range r.Chairs {
		players[i] = chair.Player
	}
	for i := range deals {
		deals[i].Players = players
	}
	return deals, nil
}
