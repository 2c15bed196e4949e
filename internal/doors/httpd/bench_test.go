package httpd

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/table"
)

// BenchmarkCommand measures the cost of an accepted command, without a network and with the store in
// memory.
func BenchmarkCommand(b *testing.B) {
	s := newSite(b, func(o *Options) { o.Log = nil })
	g := s.guest("Anna")
	tbl := g.open(map[string]any{"settings": map[string]any{"variant": "duel"}, "sit": true})
	g.do(tbl, table.Chat, "text", "hello").want(http.StatusOK)
	h := s.srv.Handler()
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		n++
		r := httptest.NewRequest("POST", "/api/tables/"+tbl+"/commands", strings.NewReader(fmt.Sprintf(`{"id":"b%d","do":"chat","text":"hello"}`, n)))
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Authorization", "Bearer "+g.Token)
		w := httptest.NewRecorder()
		if h.ServeHTTP(w, r); w.Code != http.StatusOK {
			b.Fatalf("%d %s", w.Code, w.Body)
		}
	}
}

// BenchmarkReportPoll measures the cost of repeating the request for a report of a match of nine deals that
// is already judged.
func BenchmarkReportPoll(b *testing.B) {
	s := newSite(b, func(o *Options) { o.Log = nil })
	g, own := s.guest("Anna"), cards.SeedOf("anna")
	tbl := g.open(map[string]any{
		"settings": map[string]any{"variant": "standard", "deals": 9, "pace": 1}, "sit": true, "bots": []string{"", "club", "club"},
		"ready": true, "commit": cards.CommitEntropy(own).String(),
	})
	playOut(b, g, tbl, own)
	path := "/api/tables/" + tbl + "/matches/1/report?deal=0"
	s.get(g.Token, path).want(http.StatusOK)
	h := s.srv.Handler()
	b.ReportAllocs()
	for b.Loop() {
		r := httptest.NewRequest("GET", s.http.URL+path, nil)
		r.Header.Set("Authorization", "Bearer "+g.Token)
		w := httptest.NewRecorder()
		if h.ServeHTTP(w, r); w.Code != http.StatusOK {
			b.Fatalf("%d %s", w.Code, w.Body)
		}
	}
}
