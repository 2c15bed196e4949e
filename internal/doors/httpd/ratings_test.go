package httpd

import (
	"fmt"
	"math"
	"net/http"
	"reflect"
	"slices"
	"testing"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/learn/rating"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/search"
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
	if len(list.Players) != 0 || len(list.Levels) != len(search.Levels()) || !slices.Contains(list.Levels, wire.RatedLevel{Level: "club", Mean: 1500}) {
		t.Errorf("%+v", list)
	}
	s.get("", "/api/ratings?class=nine").want(http.StatusBadRequest)

	listed := func() bool {
		s.get("", "/api/ratings?class=2").want(http.StatusOK).into(&list)
		return len(list.Players) > 0
	}
	all[0].Fold = func(_ *journal.Result, row func(list, key string) *journal.Row) { // as if she had played much
		for n := range 1000 { // who were better, long ago
			idle := row("2", fmt.Sprint("idle", n))
			idle.Rank, idle.Value = 1700, []byte(`{"mean":1700,"deviation":50,"matches":30,"last":1}`)
		}
		at := row("2", bea.ID)
		at.Rank, at.Value = 1600, fmt.Appendf(nil, `{"mean":1600,"deviation":50,"matches":30,"last":%d}`, s.clock.Load())
	}
	lost(table.Clock{Bank: 60_000})
	var own wire.Profile
	if s.get(bea.Token, "/api/players/"+bea.ID).into(&own); listed() || !own.Keyless {
		t.Errorf("without a key: %+v; the list %+v", own, list)
	}
	s.send(bea.Token, http.MethodPost, "/api/me/words", nil).want(http.StatusCreated)
	for _, hidden := range []bool{true, false} {
		s.post(bea.Token, "/api/me/rating", wire.RatingHidden{Hidden: hidden}).want(http.StatusOK)
		var me wire.Somebody
		own = wire.Profile{}
		s.get(bea.Token, "/api/me").into(&me)
		s.get(bea.Token, "/api/players/"+bea.ID).into(&own)
		if me.RatingHidden != hidden || own.Keyless || len(own.Ratings) != 1 || listed() == hidden || (len(ratings(bea)) == 0) != hidden {
			t.Errorf("hidden: %v: the player is %+v, with %+v; the list %+v", hidden, me, own, list)
		}
	}
	must.Do(t, s.store.Erase(t.Context(), store.Erasure{Player: bea.ID, At: time.UnixMilli(s.clock.Load())}))
	if listed() {
		t.Errorf("an erased player is listed: %+v", list.Players)
	}
}

// TestFarm: guests who play among themselves and then lose to a newcomer on purpose lift it by at most 40 points, and no
// one is listed for it. Matches alone against levels let the rating rise again, if they bear it out.
func TestFarm(t *testing.T) {
	s := checked(t, nil)
	all := []store.ResultProjection{{Name: rating.Projection, Fold: rating.Fold}}
	n := 0
	end := func(chairs ...journal.Share) {
		r := journal.Result{Table: fmt.Sprint("t", n), Match: 1, Variant: "standard", Rated: true, Deals: 9, Ended: s.clock.Load(), Chairs: chairs}
		e := &journal.Entry{Seq: 1, At: int64(n + 1), Body: []byte(`{}`)}
		e.Hash = journal.Link(journal.Hash{}, e)
		must.Do(t, s.store.Append(t.Context(), r.Table, e, &journal.Projection{Summary: journal.Summary{ID: r.Table, Seq: 1, Head: e.Hash}, Result: &r}))
		n++
	}
	var guests [25]string
	for i := range guests {
		guests[i] = fmt.Sprint("guest", i)
		must.Do(t, s.store.AddPlayer(t.Context(), store.Player{ID: guests[i], Name: "Guest", Created: time.UnixMilli(1)}))
		must.Do(t, s.store.AddKey(t.Context(), store.Key{ID: store.KeyID{byte(i + 1)}, Player: guests[i], Kind: store.Words}))
	}
	for i := range 252 {
		at := []journal.Share{{Player: guests[i%24]}, {Player: guests[(i+1+i/24)%24]}, {Player: guests[(i+12+i/48)%24]}}
		if at[i%3].Points = 100; i >= 180 {
			at[0], at[1].Points, at[2].Points = journal.Share{Player: guests[24], Points: 100}, 0, 0
		}
		end(at...)
	}
	shown := func() (r wire.Rating, listed []wire.Rated) {
		for must.Get(s.store.Fold(t.Context(), all, math.MaxInt64, 99))(t) > 0 {
		}
		var p wire.Profile
		s.get("", "/api/players/"+guests[24]).want(http.StatusOK).into(&p)
		var list wire.Leaderboard
		s.get("", "/api/ratings").want(http.StatusOK).into(&list)
		return p.Ratings[0], list.Players
	}
	r, listed := shown()
	if r.Matches != 72 || r.Mean != 1490 || r.Most != 1490 || r.Sure || len(listed) != 0 {
		t.Errorf("farmed: %+v; listed: %+v", r, listed)
	}
	for range 20 {
		end(journal.Share{Player: guests[24], Points: 100}, journal.Share{Bot: "strong", Edition: 3, Points: 90}, journal.Share{Bot: "club", Edition: 3})
	}
	for i := range 48 {
		end(journal.Share{Player: guests[24], Points: int32(i % 4)}, journal.Share{Player: guests[i%24], Points: 1}, journal.Share{Player: guests[23-i%24], Points: 1})
	}
	if r, listed = shown(); r.Mean < 1500 || r.Most != 0 && r.Most != r.Mean || !r.Sure || len(listed) != 1 || listed[0].ID != guests[24] {
		t.Errorf("borne out: %+v; listed: %+v", r, listed)
	}
}

// TestPointsLost: what mistakes cost is told of rated matches that have been judged, and of no others; to all, even if
// they may not see the matches, unless the player hides the rating.
func TestPointsLost(t *testing.T) {
	s := checked(t, nil)
	anna, bea, eve := s.guest("Anna"), s.guest("Bea"), s.guest("Eve")
	lost := func(by, of *guest) (out wire.PointsLost) {
		t.Helper()
		s.get(by.Token, "/api/players/"+of.ID+"/lost").want(http.StatusOK).into(&out)
		return out
	}
	s.get("", "/api/players/"+anna.ID+"/lost").refused(http.StatusUnauthorized, "no-session")
	var tables []string
	for _, clock := range []table.Clock{{}, {Bank: 60_000}} {
		tbl := anna.open(map[string]any{"settings": map[string]any{"variant": "duel", "deals": 2, "pace": 1, "clock": clock, "closed": true}, "sit": true})
		bea.do(tbl, table.Sit, "seat", 1).want(http.StatusOK)
		done := make(chan bool)
		for _, g := range []*guest{anna, bea} {
			g.do(tbl, table.Ready).want(http.StatusOK)
		}
		go func() {
			playOut(t, bea, tbl, cards.Seed{})
			close(done)
		}()
		playOut(t, anna, tbl, cards.Seed{})
		<-done
		tables = append(tables, tbl)
	}
	if got := lost(eve, anna); got.Of != 1 || got.Counted != 1 || len(got.Classes) != 0 {
		t.Errorf("not judged yet: %+v", got)
	}
	for _, tbl := range tables {
		s.get(anna.Token, "/api/tables/"+tbl+"/matches/1/report").want(http.StatusOK)
	}
	got, own := lost(eve, anna), lost(anna, anna)
	if len(got.Classes) != 1 || got.Classes[0].Class != "2" || got.Classes[0].Deals != 2 || !reflect.DeepEqual(got, own) {
		t.Errorf("%+v, and to herself %+v", got, own)
	}
	var all wire.Statistics
	s.get(anna.Token, "/api/statistics").want(http.StatusOK).into(&all)
	if all.Of != 2 || all.All.Judged != 4 {
		t.Errorf("her statistics are %+v", all)
	}
	s.post(anna.Token, "/api/me/rating", wire.RatingHidden{Hidden: true}).want(http.StatusOK)
	if got := lost(eve, anna); len(got.Classes) != 0 || !reflect.DeepEqual(lost(anna, anna), own) {
		t.Errorf("hidden: %+v", got)
	}
}
