package httpd

import (
	"bytes"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"reflect"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/learn/statistics"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

// seated opens a table of duels of two deals between a player and a bot.
func (g *guest) seated(own cards.Seed) string {
	return g.open(map[string]any{
		"settings": map[string]any{"variant": "duel", "deals": 2, "pace": 1, "hints": "yes"}, "sit": true, "bots": []string{"", "club"},
		"ready": true, "commit": cards.CommitEntropy(own).String(),
	})
}

// TestStatistics: the statistics of a player's matches agree with their records, judged as far as a report
// was requested, with assisted deals apart.
func TestStatistics(t *testing.T) {
	s := checked(t, nil)
	g, own := s.guest("Anna"), cards.SeedOf("anna")
	ask := func(token, query string) (out wire.Statistics) {
		t.Helper()
		s.get(token, "/api/statistics"+query).want(http.StatusOK).into(&out)
		return out
	}
	s.get("", "/api/statistics").refused(http.StatusUnauthorized, "no-session")
	if none := ask(g.Token, ""); none.Of != 0 || none.All.Deals != 0 || none.Name != "Anna" {
		t.Errorf("before the first match: %+v", none)
	}
	first := g.seated(own)
	playOut(t, g, first, own)
	s.clock.Add(1000)
	second := g.seated(own)
	helped, begun := false, 0 // begun: deals
	playUntil(t, g, second, own, func(m *message) bool {
		if m.Event.Do == "deal" {
			begun++
		}
		if !helped && begun == 2 && m.Table.Stage == "playing" {
			helped = s.send(g.Token, "POST", "/api/tables/"+second+"/hint", []byte(`{"id":"help"}`)).status == http.StatusOK
		}
		return m.Table.Stage == "waiting" && m.Table.Ended
	})
	record := func(tbl string) []byte {
		return s.get(g.Token, "/api/tables/"+tbl+"/matches/1/record").want(http.StatusOK).body
	}
	var book statistics.Book
	must.Get(statistics.Read(bytes.NewReader(append(record(first), record(second)...)), func(d *statistics.Deal) error { book.Add(d); return nil }))(t)
	all := ask(g.Token, "")
	if !helped || all.Of != 2 || all.Counted != 2 || all.All.Deals != 3 || all.Assisted.Deals != 1 || !reflect.DeepEqual(all.Player, book.Player("Anna")) {
		t.Fatalf("%+v\nnot %+v", all, book.Player("Anna"))
	}
	if want := []wire.Unjudged{{Table: second, Match: 1, Deals: 1}, {Table: first, Match: 1, Deals: 2}}; !reflect.DeepEqual(all.Unjudged, want) {
		t.Errorf("unjudged are %+v, not %+v", all.Unjudged, want)
	}
	s.get(g.Token, "/api/tables/"+first+"/matches/1/report").want(http.StatusOK)
	if now := ask(g.Token, ""); now.All.Judged != 2 || now.All.Bids.Of != 2 || len(now.Unjudged) != 1 || now.All.Points != all.All.Points {
		t.Errorf("when one match is judged: %+v", now)
	}
	s.get(g.Token, "/api/statistics?variant=nonsense").refused(http.StatusBadRequest, "bad")
	if none := ask(g.Token, "?variant=four"); none.Of != 2 || none.All.Deals != 0 || len(none.Unjudged) != 0 {
		t.Errorf("of another variant: %+v", none)
	}
	if none := ask(s.guest("Eve").Token, ""); none.Of != 0 || none.All.Deals != 0 {
		t.Errorf("of somebody else: %+v", none)
	}
	mute := checked(t, func(o *Options) { o.Advise = nil })
	g = mute.guest("Anna")
	playOut(t, g, g.seated(own), own)
	var out wire.Statistics
	mute.get(g.Token, "/api/statistics").want(http.StatusOK).into(&out)
	if out.All.Deals != 2 || out.All.Judged != 0 || len(out.Unjudged) != 0 {
		t.Errorf("without a judge: %+v", out)
	}
}

// TestStatisticsElsewhere: judgements of one server soon appear in the statistics of another that had
// cached them, whether or not it receives the announcement.
func TestStatisticsElsewhere(t *testing.T) {
	for what, news := range map[string]func(string) store.News{
		"heard": func(tbl string) store.News { return store.News{Table: tbl} }, "lost": func(string) store.News { return store.News{} },
	} {
		var elsewhere *Server
		s := newSite(t, func(o *Options) { o.Announce = func(tbl string) { elsewhere.HandleNews(news(tbl)) } })
		g, own := s.guest("Anna"), cards.SeedOf("anna")
		tbl := g.seated(own)
		playOut(t, g, tbl, own)
		elsewhere = New(s.srv.Options)
		defer elsewhere.Close()
		judged := func() int {
			r := httptest.NewRequest(http.MethodGet, s.http.URL+"/api/statistics", nil)
			r.Header.Set("Authorization", "Bearer "+g.Token)
			w := httptest.NewRecorder()
			elsewhere.Handler().ServeHTTP(w, r)
			var out wire.Statistics
			if err := json.Unmarshal(w.Body.Bytes(), &out); err != nil || w.Code != http.StatusOK {
				t.Fatal(err, w.Body)
			}
			return out.All.Judged
		}
		before := judged()
		s.get(g.Token, "/api/tables/"+tbl+"/matches/1/report").want(http.StatusOK)
		if after := judged(); before != 0 || after != 2 {
			t.Errorf("%s: %d deals are judged, and then %d", what, before, after)
		}
	}
}

// TestStatisticsHide: statistics depend neither on the cards of a match in progress nor on its first deal.
func TestStatisticsHide(t *testing.T) {
	told := func(entropy string) (body []byte, hand string) {
		s := checked(t, nil)
		g, own := s.guest("Anna"), cards.SeedOf(entropy)
		tbl := g.open(map[string]any{
			"settings": map[string]any{"variant": "duel", "deals": 2, "pace": 1, "open": "match", "closed": true}, "sit": true, "bots": []string{"", "club"},
			"ready": true, "commit": cards.CommitEntropy(own).String(),
		})
		playUntil(t, g, tbl, own, func(m *message) bool { return m.Table.Stage == "between" })
		g.do(tbl, table.Ready).want(http.StatusOK)
		return s.get(g.Token, "/api/statistics").want(http.StatusOK).body, string(s.get(g.Token, "/api/tables/"+tbl).body)
	}
	one, hand := told("one")
	other, another := told("other")
	if !bytes.Equal(one, other) || hand == another {
		t.Errorf("%s\nor, with other cards,\n%s", one, other)
	}
}
