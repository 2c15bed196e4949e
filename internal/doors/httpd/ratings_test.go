package httpd

import (
	"fmt"
	"math"
	"net/http"
	"testing"

	"ninetynine/internal/learn/rating"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

// TestRatings: of two at a table with a clock, the one who leaves loses, and profiles say so; without a clock
// nothing is rated. One match is not enough for the leaderboard.
func TestRatings(t *testing.T) {
	s := checked(t, nil)
	anna, bea := s.guest("Anna"), s.guest("Bea")
	all := []store.ResultProjection{{Name: rating.Projection, Fold: rating.Fold}}
	lost := func(clock table.Clock) {
		tbl := anna.open(map[string]any{"settings": map[string]any{"variant": "duel", "pace": 1, "clock": clock}, "sit": true})
		bea.do(tbl, table.Sit, "seat", 1).want(http.StatusOK)
		var m struct{ Table struct{ Rated bool } }
		s.get(anna.Token, "/api/tables/"+tbl).want(http.StatusOK).into(&m)
		if m.Table.Rated != (clock != table.Clock{}) {
			t.Errorf("clock %v: the table says rated: %v", clock, m.Table.Rated)
		}
		for _, g := range []*guest{anna, bea} {
			g.do(tbl, table.Ready).want(http.StatusOK)
		}
		bea.do(tbl, table.Stand).want(http.StatusOK)
		anna.do(tbl, table.Propose, "text", "abandon").want(http.StatusOK)
		must.Get(s.store.Fold(t.Context(), all, math.MaxInt64, 9))(t)
	}
	ratings := func(g *guest) []wire.Rating {
		var p wire.Profile
		s.get("", "/api/players/"+g.ID).want(http.StatusOK).into(&p)
		return p.Ratings
	}
	if lost(table.Clock{}); len(ratings(bea)) != 0 {
		t.Errorf("without a clock: %+v", ratings(bea))
	}
	lost(table.Clock{Bank: 60_000})
	if r := ratings(bea); len(r) != 1 || r[0].Class != "2" || r[0].Mean >= 1450 || r[0].Matches != 1 || r[0].Sure || r[0].Within < 100 {
		t.Errorf("who has left: %+v", r)
	}
	if r := ratings(anna); len(r) != 0 {
		t.Errorf("who has stayed: %+v", r)
	}
	var list wire.Leaderboard
	s.get("", "/api/ratings?class=2").want(http.StatusOK).into(&list)
	if len(list.Players) != 0 || len(list.Levels) != 5 || list.Levels[2] != (wire.RatedLevel{Level: "club", Mean: 1500}) {
		t.Errorf("%+v", list)
	}
	s.get("", "/api/ratings?class=nine").want(http.StatusBadRequest)

	listed := func() bool {
		s.get("", "/api/ratings?class=2").want(http.StatusOK).into(&list)
		return len(list.Players) > 0
	}
	all[0].Fold = func(_ *journal.Result, row func(list, key string) *journal.Row) { // as if she had played much
		at := row("2", bea.ID)
		at.Rank, at.Value = 1600, fmt.Appendf(nil, `{"mean":1600,"deviation":50,"matches":30,"last":%d}`, s.clock.Load())
	}
	lost(table.Clock{Bank: 60_000})
	for _, hidden := range []bool{true, false} {
		s.post(bea.Token, "/api/me/rating", wire.RatingHidden{Hidden: hidden}).want(http.StatusOK)
		var me wire.Somebody
		var own wire.Profile
		s.get(bea.Token, "/api/me").into(&me)
		s.get(bea.Token, "/api/players/"+bea.ID).into(&own)
		if me.RatingHidden != hidden || len(own.Ratings) != 1 || listed() == hidden || (len(ratings(bea)) == 0) != hidden {
			t.Errorf("hidden: %v: the player is %+v, with %+v; the list %+v", hidden, me, own, list)
		}
	}
}
