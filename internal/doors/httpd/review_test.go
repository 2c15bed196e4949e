package httpd

import (
	"context"
	"fmt"
	"net/http"
	"reflect"
	"sync/atomic"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/table"
	"ninetynine/internal/think/search"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/rules"
)

// TestReview judges a match piece by piece: each decision comes once, agrees with the
// hint about the past, and is computed only once.
func TestReview(t *testing.T) {
	var calls atomic.Int64
	s := checked(t, func(o *Options) {
		o.Advise = func(ctx context.Context, m *match.Match, v *match.View) (*search.Report, error) {
			calls.Add(1)
			return advice(ctx, m, v)
		}
	})
	g, own := s.guest("Anna"), cards.SeedOf("anna")
	tbl := g.open(map[string]any{
		"settings": map[string]any{"variant": "duel", "deals": 2, "pace": 1}, "sit": true, "bots": []string{"", "club"},
		"ready": true, "commit": cards.CommitEntropy(own).String(),
	})
	playOut(t, g, tbl, own)
	path := "/api/tables/" + tbl + "/matches/1/"
	ask := func(query string) (r wire.Review) {
		t.Helper()
		s.get("", path+"review?"+query).want(http.StatusOK).into(&r)
		return r
	}
	all := ask("")
	of := len(all.Judgements)
	if !all.All || all.Of != of || of < 10 || int(calls.Load()) != of {
		t.Fatalf("%d of %d decisions, %t, thought about %d times", of, all.Of, all.All, calls.Load())
	}
	for i := range all.Judgements {
		j := &all.Judgements[i]
		var h wire.Hindsight
		s.get("", fmt.Sprintf("%shint?deal=%d&step=%d", path, j.Deal, j.Step)).want(http.StatusOK).into(&h)
		if !reflect.DeepEqual(j.Judgement, *h.Advice.Judgement(actOf(t, &h))) || j.Number != i+1 || j.Seat != h.Seat || j.Act != h.Act {
			t.Fatalf("%+v, and afterwards %+v", j, h)
		}
	}
	before := calls.Load()
	if again := ask(""); !reflect.DeepEqual(again, all) {
		t.Errorf("asked again: %+v", again)
	}
	if rest := ask("after=3"); !reflect.DeepEqual(rest.Judgements, all.Judgements[3:]) || rest.Of != of {
		t.Errorf("after 3: %+v", rest)
	}
	if none := ask(fmt.Sprint("after=", of)); len(none.Judgements) != 0 || !none.All {
		t.Errorf("after the last: %+v", none)
	}
	if second := ask("deal=1"); !reflect.DeepEqual(second.Judgements, all.Judgements[of-len(second.Judgements):]) || second.Judgements[0].Deal != 1 {
		t.Errorf("the second deal: %+v", second)
	}
	if calls.Load() != before {
		t.Errorf("what is known is thought about %d times more", calls.Load()-before)
	}
	for _, query := range []string{"after=x", "after=-1", "deal=x", "deal=-1"} {
		s.get("", path+"review?"+query).refused(http.StatusBadRequest, "bad")
	}
	s.get("", path+"review?deal=7").refused(http.StatusNotFound, "none")
}

// TestReviewRefused: nobody gets judgements of a match in progress, even if its deals
// are open, and what is closed stays closed.
func TestReviewRefused(t *testing.T) {
	s := checked(t, nil)
	anna, eve := s.guest("Anna"), s.guest("Eve")
	tbl := anna.open(map[string]any{
		"settings": map[string]any{"variant": "duel", "open": "deal", "closed": true, "deals": 2}, "sit": true,
	})
	review := "/api/tables/" + tbl + "/matches/1/review"
	s.get(anna.Token, review).refused(http.StatusNotFound, "none")
	bob := s.guest("Bob")
	bob.do(tbl, table.Sit).want(http.StatusOK)
	anna.do(tbl, table.Ready).want(http.StatusOK)
	bob.do(tbl, table.Ready).want(http.StatusOK)
	s.get(anna.Token, "/api/tables/"+tbl+"/matches/1/record").want(http.StatusOK) // as far as it is open
	for _, who := range []*guest{anna, bob} {
		s.get(who.Token, review).refused(http.StatusConflict, "not-now")
	}
	s.get(eve.Token, review).refused(http.StatusForbidden, "forbidden")
	s.get("", review).refused(http.StatusForbidden, "forbidden")
	anna.do(tbl, table.Propose, "text", "abandon").want(http.StatusOK)
	bob.do(tbl, table.Answer, "on", true).want(http.StatusOK)
	var r wire.Review
	if s.get(anna.Token, review).want(http.StatusOK).into(&r); !r.All {
		t.Errorf("%+v", r)
	}
	s.get(anna.Token, "/api/tables/"+tbl+"/matches/2/review").refused(http.StatusNotFound, "none")

	slow := checked(t, func(o *Options) { o.Limits.Hinted = Rate{1e-6, 1} })
	g, own := slow.alone("duel", "club")
	g.do(own, table.Propose, "text", "abandon").want(http.StatusOK)
	slow.get(g.Token, "/api/tables/"+own+"/matches/1/review").want(http.StatusOK)
	slow.get(g.Token, "/api/tables/"+own+"/matches/1/review").refused(http.StatusTooManyRequests, "too-many")
	mute := checked(t, func(o *Options) { o.Advise = nil })
	mute.get("", "/api/tables/t/matches/1/review").refused(http.StatusForbidden, "forbidden")
}

// TestReport: a finished match is explained, a deal alone and a sent record likewise, and
// every lead is the sum of its parts.
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
	if len(all.Deals) != 2 || all.Judged != all.Of || all.Rough != 0 || !all.Luck {
		t.Fatalf("%+v", all)
	}
	for _, d := range all.Deals {
		for _, a := range d.Accounts {
			if !a.Exact() || a.Lead != d.Worth[len(d.Worth)-1][a.Seat] {
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

// TestReportDuringMatch: who plays alone learns what came of a finished deal, and nothing
// of the one in play; nobody else learns anything before the match is over.
func TestReportDuringMatch(t *testing.T) {
	s := checked(t, nil)
	anna, eve := s.guest("Anna"), s.guest("Eve")
	settings := map[string]any{"variant": "duel", "open": "deal", "deals": 2, "pace": 1}
	tbl := anna.open(map[string]any{"settings": settings, "sit": true, "bots": []string{"", "club"}, "ready": true, "commit": cards.CommitEntropy(cards.SeedOf("anna")).String()})
	path := "/api/tables/" + tbl + "/matches/1/report"
	playUntil(t, anna, tbl, cards.SeedOf("anna"), func(m *message) bool { return m.Table.Stage == "between" })
	var r wire.Report
	if s.get(anna.Token, path).want(http.StatusOK).into(&r); len(r.Deals) != 1 || r.Deals[0].Deal != 0 {
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

// TestReviewEnds: when the server stops, it stops judging and tells waiting clients
// to retry; a client that finds too many waiting gets the same answer.
func TestReviewEnds(t *testing.T) {
	asked := make(chan struct{}, 9)
	s := checked(t, func(o *Options) {
		o.Advise = func(ctx context.Context, _ *match.Match, _ *match.View) (*search.Report, error) {
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
	go func() { ended <- s.get("", "/api/tables/"+tbl+"/matches/1/review") }()
	<-asked
	s.get("", "/api/tables/"+tbl+"/matches/1/review").refused(http.StatusServiceUnavailable, "busy")
	s.srv.Close()
	(<-ended).refused(http.StatusServiceUnavailable, "busy")
}

func actOf(t *testing.T, h *wire.Hindsight) rules.Action {
	t.Helper()
	a, err := rules.ParseAction(h.Seat, h.Act)
	if err != nil {
		t.Fatal(err)
	}
	return a
}
