package httpd

import (
	"context"
	"net/http"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"ninetynine/advice"
	"ninetynine/cards"
	"ninetynine/internal/learn/ledger"
	"ninetynine/internal/learn/review"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/think/company"
	"ninetynine/internal/wire"
	"ninetynine/match"
)

// TestReport: a finished match is explained, a single deal and a sent record likewise, and every lead is
// the sum of its parts; the player is told the own seat, there and in a replay, whatever the name is by now.
func TestReport(t *testing.T) {
	s := checked(t, nil)
	g, own := s.guest("Anna"), cards.SeedOf("anna")
	tbl := g.open(map[string]any{
		"settings": map[string]any{"variant": "duel", "deals": 2, "pace": 1}, "sit": true, "bots": []string{"", "club"},
		"ready": true, "commit": cards.CommitEntropy(own).String(),
	})
	playOut(t, g, tbl, own)
	path := "/api/tables/" + tbl + "/matches/1/"
	var all, second, sent wire.Report
	s.get("", path+"report").want(http.StatusOK).into(&all)
	if len(all.Deals) != 2 || all.Judged != all.Of || all.Rough != 0 || !all.Luck || all.Seat != nil {
		t.Fatalf("%+v", all)
	}
	s.send(g.Token, "POST", "/api/me", []byte(`{"name":"Anne"}`), "Content-Type", wire.JSON).want(http.StatusOK)
	var mine wire.Report
	if s.get(g.Token, path+"report").want(http.StatusOK).into(&mine); mine.Seat == nil || *mine.Seat != 0 {
		t.Errorf("the player's own seat is told as %v", mine.Seat)
	}
	var replayed, others wire.Replay
	s.get(g.Token, path+"replay").want(http.StatusOK).into(&replayed)
	if s.get("", path+"replay").want(http.StatusOK).into(&others); replayed.Seat == nil || *replayed.Seat != 0 || others.Seat != nil {
		t.Errorf("a replay tells the player's seat as %v, and a visitor's as %v", replayed.Seat, others.Seat)
	}
	for _, d := range all.Deals {
		if won := d.Won[0] + d.Won[1]; won > 12 || d.Made[0] != (d.Bids[0] == d.Won[0]) {
			t.Errorf("bids %v, tricks %v, made %v", d.Bids, d.Won, d.Made)
		}
		for _, a := range d.Accounts {
			if !ledger.Exact(&a) || a.Margin != d.Worth[len(d.Worth)-1][a.Seat] {
				t.Errorf("%+v does not add up", a)
			}
		}
	}
	s.get("", path+"report?deal=1").want(http.StatusOK).into(&second)
	if len(second.Deals) != 1 || !reflect.DeepEqual(second.Deals[0], all.Deals[1]) {
		t.Errorf("the second deal alone: %+v", second)
	}
	text := s.get("", path+"record").want(http.StatusOK).body
	explain := func(query string, text []byte) *exchange {
		return s.send("", "POST", "/api/report?"+query, text, "Content-Type", wire.NDJSON)
	}
	explain("match=1&deal=1", text).want(http.StatusOK).into(&sent)
	if !reflect.DeepEqual(sent, second) {
		t.Errorf("sent as a record: %+v", sent)
	}
	s.get("", path+"report?deal=2").refused(http.StatusNotFound, "none")
	explain("match=2", text).refused(http.StatusNotFound, "none")
	explain("", []byte("{}")).refused(http.StatusBadRequest, "bad")
}

// TestReportDuringMatch: a player against bots gets the report on a finished deal, but not on the one in
// play; other players get none before the match is over.
func TestReportDuringMatch(t *testing.T) {
	s := checked(t, nil)
	anna, eve := s.guest("Anna"), s.guest("Eve")
	settings := map[string]any{"variant": "duel", "open": "deal", "deals": 2, "pace": 1}
	tbl := anna.open(map[string]any{"settings": settings, "sit": true, "bots": []string{"", "club"}, "ready": true, "commit": cards.CommitEntropy(cards.SeedOf("anna")).String()})
	path := "/api/tables/" + tbl + "/matches/1/report"
	playUntil(t, anna, tbl, cards.SeedOf("anna"), func(m *message) bool { return m.Table.Stage == "between" })
	var r wire.Report
	if s.get(anna.Token, path).want(http.StatusOK).into(&r); len(r.Deals) != 1 || r.Deals[0].Deal != 0 || r.Seat == nil {
		t.Errorf("after the first deal: %+v", r)
	}
	s.get(eve.Token, path).refused(http.StatusConflict, "not-now")
	s.get("", path).refused(http.StatusConflict, "not-now")

	both := anna.open(map[string]any{"settings": settings, "sit": true})
	eve.do(both, table.Sit).want(http.StatusOK)
	anna.do(both, table.Ready).want(http.StatusOK)
	eve.do(both, table.Ready).want(http.StatusOK)
	for _, who := range []*guest{anna, eve} {
		s.get(who.Token, "/api/tables/"+both+"/matches/1/report").refused(http.StatusConflict, "not-now")
	}
}

// A fullQueue has no room for questions, and notes their ranks.
type fullQueue struct{ ranks []review.Rank }

func (q *fullQueue) Ask(_ context.Context, _ string, r review.Rank, _ [][]byte) (answers [][]byte, wait time.Duration, err error) {
	q.ranks = append(q.ranks, r)
	return nil, 0, review.ErrFull
}

func (*fullQueue) Pause(context.Context) {}

// TestReportQueued: workers are asked first for a player's own report, then for what statistics need, then for other
// callers'.
func TestReportQueued(t *testing.T) {
	queue := new(fullQueue)
	s := checked(t, func(o *Options) {
		o.Review = review.NewJobs(review.Strongest(nil), store.NewMemory(), 1, 1).At(queue)
	})
	g, own := s.guest("Anna"), cards.SeedOf("anna")
	tbl := g.open(map[string]any{
		"settings": map[string]any{"variant": "duel", "deals": 1, "pace": 1}, "sit": true, "bots": []string{"", "club"},
		"ready": true, "commit": cards.CommitEntropy(own).String(),
	})
	playOut(t, g, tbl, own)
	for _, c := range []struct{ token, query string }{{g.Token, ""}, {g.Token, "?patient=true"}, {"", ""}, {"", "?patient=true"}} {
		s.get(c.token, "/api/tables/"+tbl+"/matches/1/report"+c.query).refused(http.StatusServiceUnavailable, "busy")
	}
	if want := []review.Rank{review.Own, review.Statistics, review.Others, review.Others}; !slices.Equal(queue.ranks, want) {
		t.Errorf("asked in the order %v, not %v", queue.ranks, want)
	}
}

// TestReviewEnds: when the server stops, it stops judging and tells waiting clients to retry; a client that
// finds too many waiting gets the same answer.
func TestReviewEnds(t *testing.T) {
	asked := make(chan struct{}, 9)
	s := checked(t, func(o *Options) {
		o.Advise = func(ctx context.Context, _ *match.Match, _ *match.View, _ *company.Company) (*advice.Advice, error) {
			asked <- struct{}{}
			<-ctx.Done()
			return nil, ctx.Err()
		}
	})
	g, own := s.guest("Anna"), cards.SeedOf("anna")
	tbl := g.open(map[string]any{
		"settings": map[string]any{"variant": "duel", "deals": 1, "pace": 1}, "sit": true, "bots": []string{"", "club"},
		"ready": true, "commit": cards.CommitEntropy(own).String(),
	})
	playOut(t, g, tbl, own)
	ended := make(chan *exchange)
	go func() { ended <- s.get("", "/api/tables/"+tbl+"/matches/1/report") }()
	<-asked
	s.get("", "/api/tables/"+tbl+"/matches/1/report").refused(http.StatusServiceUnavailable, "busy")
	s.srv.Close()
	(<-ended).refused(http.StatusServiceUnavailable, "busy")
}

// TestReportRefused: no report comes of a locked table's match for strangers, from a server without an
// adviser, or beyond a caller's allowance.
func TestReportRefused(t *testing.T) {
	const report = "/matches/1/report"
	played := func(s *site) (anna *guest, tbl string) {
		anna, own := s.guest("Anna"), cards.SeedOf("anna")
		tbl = anna.open(map[string]any{
			"settings": map[string]any{"variant": "duel", "deals": 1, "pace": 1}, "sit": true, "bots": []string{"", "club"},
			"ready": true, "commit": cards.CommitEntropy(own).String(),
		})
		playOut(t, anna, tbl, own)
		return anna, "/api/tables/" + tbl
	}
	s := checked(t, func(o *Options) { o.Limits.Hinted = Rate{1e-6, 2} })
	anna, tbl := played(s)
	eve := s.guest("Eve")
	s.get(eve.Token, tbl+report).want(http.StatusOK)
	text := s.get("", tbl+"/matches/1/record").want(http.StatusOK).body
	sent := func(s *site, token string) *exchange {
		return s.send(token, "POST", "/api/report?match=1", text, "Content-Type", wire.NDJSON)
	}
	anna.do(strings.TrimPrefix(tbl, "/api/tables/"), table.Lock, "on", true).want(http.StatusOK)
	for _, token := range []string{"", eve.Token} {
		s.get(token, tbl+report).refused(http.StatusForbidden, "forbidden")
	}
	s.get(anna.Token, tbl+report).want(http.StatusOK)
	sent(s, anna.Token).want(http.StatusOK)
	sent(s, anna.Token).refused(http.StatusTooManyRequests, "too-many")
	s.get(anna.Token, tbl+report).refused(http.StatusTooManyRequests, "too-many")

	mute := checked(t, func(o *Options) { o.Advise = nil })
	_, tbl = played(mute)
	mute.get("", tbl+report).refused(http.StatusForbidden, "forbidden")
	sent(mute, "").refused(http.StatusForbidden, "forbidden")
}
