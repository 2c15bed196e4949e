package httpd

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"net/url"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"ninetynine/advice"
	"ninetynine/cards"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/company"
	"ninetynine/internal/think/search"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/record"
)

// checked returns a site that checks exchanges against the document.
func checked(t *testing.T, change func(*Options)) *site {
	t.Helper()
	s := newSite(t, change)
	s.check = newChecker(t)
	return s
}

// alone seats a guest with bots and begins a match.
func (s *site) alone(variant string, bots ...string) (*guest, string) {
	s.t.Helper()
	g := s.guest("Anna")
	return g, g.open(map[string]any{
		"settings": map[string]any{"variant": variant, "pace": 1}, "sit": true, "bots": append([]string{""}, bots...), "ready": true,
	})
}

// TestCookies checks the session's cookie: a forged one is refused, and a stolen one is useless once its
// session has ended.
func TestCookies(t *testing.T) {
	s := checked(t, nil)
	x := s.post("", "/api/guest", map[string]any{"name": "  Anna   B "}).want(http.StatusCreated)
	set := x.head.Get("Set-Cookie")
	for _, part := range []string{"n99=", "HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=31536000"} {
		if !strings.Contains(set, part) {
			t.Errorf("%q has no %s", set, part)
		}
	}
	if strings.Contains(string(x.body), "token") || !strings.Contains(string(x.body), `"name":"Anna B"`) {
		t.Errorf("%s", x.body)
	}
	cookie, _, _ := strings.Cut(set, ";")
	token := strings.TrimPrefix(cookie, "n99=")
	if len(token) != 43 {
		t.Errorf("the token is %q", token)
	}
	s.send("", "GET", "/api/me", nil, "Cookie", cookie).want(http.StatusOK)
	must.Get2(s.store.Key(t.Context(), store.IDOf(store.Device, token)))(t, "the session is not kept under the hash of its token")
	for _, forged := range []string{"n99=", "n99=x", "n99=" + strings.Repeat("A", 43), cookie + "x"} {
		s.send("", "GET", "/api/me", nil, "Cookie", forged).refused(http.StatusUnauthorized, "no-session")
	}
	// A cookie of no use stays, since an earlier answer may have put another in its place; it does not keep its browser out.
	s.send("", "POST", "/api/tables", []byte("{}"), "Cookie", "n99=stale").refused(http.StatusUnauthorized, "no-session")
	gone := s.send("", "GET", "/api/me", nil, "Cookie", "n99=stale").refused(http.StatusUnauthorized, "no-session")
	if set := gone.head.Get("Set-Cookie"); set != "" {
		t.Errorf("a late answer would set %q", set)
	}
	s.send("", "GET", "/api/tables", nil, "Cookie", "n99=stale").want(http.StatusOK)
	for _, head := range []string{"Basic QTpC", "Bearer", "Bearer ", "Bearer x", "bearer " + token + " "} {
		want := http.StatusUnauthorized
		if strings.Contains(head, token) {
			want = http.StatusOK
		}
		s.send("", "GET", "/api/me", nil, "Authorization", head).want(want)
	}
	if x := s.get("", "/api/me").want(http.StatusOK); string(x.body) != "{}\n" {
		t.Errorf("nobody is told to be %s", x.body)
	}

	tbl := (&guest{s: s, Token: token}).open(map[string]any{"settings": map[string]any{"variant": "duel"}, "sit": true})
	f := s.watch(token, tbl, 0)
	f.next()
	s.send("", "DELETE", "/api/session", nil, "Cookie", cookie).want(http.StatusNoContent)
	if _, more := f.next(); more {
		t.Error("the stream of a session that has ended goes on")
	}
	s.send("", "GET", "/api/me", nil, "Cookie", cookie).refused(http.StatusUnauthorized, "no-session")

	// A day later the cookie is renewed for a year; after more than a year without use it is invalid.
	g := s.guest("Bo")
	s.clock.Add(int64(25 * time.Hour / time.Millisecond))
	y := s.send("", "GET", "/api/me", nil, "Cookie", "n99="+g.Token).want(http.StatusOK)
	if !strings.Contains(y.head.Get("Set-Cookie"), g.Token) {
		t.Error("the cookie is not renewed")
	}
	s.clock.Add(int64(400 * 24 * time.Hour / time.Millisecond))
	s.get(g.Token, "/api/me").refused(http.StatusUnauthorized, "no-session")
	if strings.Contains(s.log.String(), token) || strings.Contains(s.log.String(), g.Token) {
		t.Error("a token stands in the log")
	}
}

func TestSecureCookie(t *testing.T) {
	s := checked(t, func(o *Options) { o.PublicURL = "https://cards.example" })
	set := s.post("", "/api/guest", map[string]any{"name": "Anna"}).want(http.StatusCreated).head.Get("Set-Cookie")
	if !strings.HasPrefix(set, "__Host-n99=") || !strings.Contains(set, "; Secure") {
		t.Errorf("%q", set)
	}
	cookie, _, _ := strings.Cut(set, ";")
	plain := strings.TrimPrefix(cookie, "__Host-")
	s.send("", "GET", "/api/me", nil, "Cookie", cookie).want(http.StatusOK)
	if x := s.send("", "GET", "/api/me", nil, "Cookie", plain).want(http.StatusOK); string(x.body) != "{}\n" {
		t.Errorf("a cookie of another name makes somebody %s", x.body)
	}
	// Behind a proxy the server does not see its own name.
	s.send("", "POST", "/api/me", []byte(`{"name":"Bo"}`), "Cookie", cookie, "Origin", "https://cards.example").want(http.StatusOK)
	s.send("", "POST", "/api/me", []byte(`{"name":"Bo"}`), "Cookie", cookie, "Origin", "https://evil.example").refused(http.StatusForbidden, "cross-site")
}

// TestCrossSite refuses writes that other sites make browsers send.
func TestCrossSite(t *testing.T) {
	s := checked(t, nil)
	g := s.guest("Anna")
	heads := func(more ...string) []string { return append([]string{"Cookie", "n99=" + g.Token}, more...) }
	for _, path := range []string{"/api/guest", "/api/me", "/api/tables", "/api/play", "/api/tables/x/commands", "/api/tables/x/hint"} {
		for _, bad := range [][]string{{"Origin", "https://evil.example"}, {"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Site", "same-site"}, {"Origin", "null"}} {
			s.send("", "POST", path, []byte(`{"name":"Eve"}`), heads(bad...)...).refused(http.StatusForbidden, "cross-site")
		}
	}
	s.send("", "DELETE", "/api/session", nil, heads("Sec-Fetch-Site", "cross-site")...).refused(http.StatusForbidden, "cross-site")
	s.send("", "POST", "/api/me", []byte(`{"name":"Bea"}`), heads("Sec-Fetch-Site", "same-origin")...).want(http.StatusOK)
	s.send("", "POST", "/api/me", []byte(`{"name":"Bea"}`), heads("Origin", s.http.URL)...).want(http.StatusOK)
	s.send("", "GET", "/api/me", nil, heads("Sec-Fetch-Site", "cross-site")...).want(http.StatusOK)
}

// TestOthersSeats refuses acts that only another player may do.
func TestOthersSeats(t *testing.T) {
	s := checked(t, nil)
	anna, bo, eve := s.guest("Anna"), s.guest("Bo"), s.guest("Eve")
	tbl := anna.open(map[string]any{"settings": map[string]any{"variant": "duel", "deals": 1}, "sit": true})
	bo.do(tbl, table.Sit, "seat", 0).refused(http.StatusConflict, "taken")
	eve.do(tbl, table.Remove, "seat", 0).refused(http.StatusForbidden, "not-seated")
	bo.do(tbl, table.Sit).want(http.StatusOK)
	eve.do(tbl, table.Sit).refused(http.StatusConflict, "taken")
	bo.do(tbl, table.Remove, "seat", 0).refused(http.StatusForbidden, "forbidden")
	bo.do(tbl, table.SeatBot, "seat", 0, "text", "club").refused(http.StatusForbidden, "forbidden")
	anna.do(tbl, table.Ready).want(http.StatusOK)
	bo.do(tbl, table.Ready).want(http.StatusOK)
	f := s.watch(anna.Token, tbl, 0)
	m := f.until("the deal", func(m *message) bool { return m.Table.Stage == "playing" })
	act, _ := m.Act()
	eve.do(tbl, table.Act, "act", act, "seat", 0).refused(http.StatusForbidden, "not-seated")
	bo.do(tbl, table.Act, "act", act, "hand", 0).refused(http.StatusUnprocessableEntity, "illegal")
	bo.do(tbl, table.Act, "act", act, "seat", 0, "hand", 0).refused(http.StatusUnprocessableEntity, "illegal")
	bo.do(tbl, table.Act, "act", act).refused(http.StatusUnprocessableEntity, "illegal")
	bo.do(tbl, table.Act, "act", "play ZZ").refused(http.StatusBadRequest, "bad")
	bo.do(tbl, table.Act, "act", act, "hand", 300).refused(http.StatusBadRequest, "bad")
	for _, do := range []string{"open", "begin", "deal", "close", "", "nothing", "sıt"} {
		anna.do(tbl, table.Kind(do)).refused(http.StatusBadRequest, "bad")
	}
	s.get(eve.Token, "/api/tables/"+tbl+"/matches/1/record").refused(http.StatusConflict, "not-now")
	s.get(eve.Token, "/api/tables/"+tbl+"/matches/2/record").refused(http.StatusNotFound, "none")
	s.get(eve.Token, "/api/tables/"+tbl+"/matches/0/record").refused(http.StatusBadRequest, "bad")
	s.post(anna.Token, "/api/tables/"+tbl+"/hint", map[string]any{"id": "h"}).refused(http.StatusForbidden, "forbidden")
	spectator, _ := s.watch(eve.Token, tbl, 0).next()
	if spectator.View.Hand != "" || spectator.Seat != nil {
		t.Errorf("a spectator is told %s", spectator.text)
	}
}

// TestClosed keeps spectators out of a closed table.
func TestClosed(t *testing.T) {
	s := checked(t, nil)
	anna, eve := s.guest("Anna"), s.guest("Eve")
	tbl := anna.open(map[string]any{"settings": map[string]any{"variant": "duel", "closed": true}, "sit": true, "bots": []string{"", "club"}, "ready": true})
	for _, path := range []string{"", "/events", "/matches/1/record", "/matches/1/replay"} {
		s.get(eve.Token, "/api/tables/"+tbl+path).refused(http.StatusForbidden, "forbidden")
		s.get("", "/api/tables/"+tbl+path).refused(http.StatusForbidden, "forbidden")
	}
	s.get(anna.Token, "/api/tables/"+tbl).want(http.StatusOK)
}

func TestMalformed(t *testing.T) {
	s := checked(t, nil)
	g, tbl := s.alone("duel", "club")
	for _, c := range []struct {
		path, body string
		status     int
		text       string
	}{
		{"/api/guest", ``, 400, "JSON object"},
		{"/api/guest", `[]`, 400, "JSON object"},
		{"/api/guest", `"x"`, 400, "JSON object"},
		{"/api/guest", `{"name":"A"`, 400, "no JSON"},
		{"/api/guest", `{"name":"A"}{}`, 400, "more"},
		{"/api/guest", `{"name":"A","admin":true}`, 400, `\"admin\"; there are name, token`},
		{"/api/guest", `{"name":7}`, 400, "name"},
		{"/api/guest", `{"name":"A","name":"B"}`, 400, "is there twice"},
		{"/api/guest", `{"name":"A","Name":"B"}`, 400, "twice"},
		{"/api/tables", `{"id":"x","settings":{"variant":"duel","rules":{"game":{"target":1,"target":2}}}}`, 400, "is there twice"},
		{"/api/tables", `{"id":"x","settings":{"variant":"duel","rules":{"name":"a","\u006eame":"b"}}}`, 400, "is there twice"},
		{"/api/guest", `{"name":""}`, 400, "empty"},
		{"/api/guest", `{"name":"\u001b[31mred"}`, 400, "printable"},
		{"/api/guest", `{"name":"a\u202eb"}`, 400, "printable"},
		{"/api/guest", `{"name":"a\u0000b"}`, 400, "printable"},
		{"/api/guest", `{"name":"` + strings.Repeat("n", 25) + `"}`, 400, "24"},
		{"/api/guest", `{"name":"` + strings.Repeat("n", 30_000) + `"}`, 413, "24576"},
		{"/api/guest", strings.Repeat(`{"name":`, 2000), 400, "JSON"},
		{"/api/tables", `{"id":"x"}`, 400, ""},
		{"/api/tables", `{"id":"x y","settings":{"variant":"duel"}}`, 400, "id"},
		{"/api/tables", `{"settings":{"variant":"duel"}}`, 400, "id"},
		{"/api/tables", `{"id":"x","settings":{"variant":"bridge"}}`, 400, "bridge"},
		{"/api/tables", `{"id":"x","settings":{"variant":"duel","colour":1}}`, 400, `\"settings.colour\"; there are variant, rules, `},
		{"/api/tables", `{"id":"x","settings":{"variant":"duel","clock":{"Bank":1,"bnak":1}}}`, 400, `\"settings.clock.bnak\"; there are bank, add, move`},
		{"/api/tables", `{"id":"x","settings":{"variant":"duel","rules":{"variant":"four","hand":9}}}`, 400, "another variant"},
		{"/api/tables", `{"id":"x","settings":{"variant":"duel","clock":{"bank":1}}}`, 400, "clock.bank"},
		{"/api/tables", `{"id":"x","settings":{"variant":"duel","rules":{"hand":99}}}`, 400, "hand"},
		{"/api/tables", `{"id":"x","settings":{"variant":"duel"},"bots":["","club"]}`, 400, "sit"},
		{"/api/tables", `{"id":"x","settings":{"variant":"duel"},"sit":true,"bots":["club","club"]}`, 400, "yourself"},
		{"/api/tables", `{"id":"x","settings":{"variant":"duel"},"sit":true,"bots":["","hal"]}`, 400, "hal"},
		{"/api/tables", `{"id":"x","settings":{"variant":"duel"},"sit":true,"bots":["","",""]}`, 400, "seats"},
		{"/api/tables", `{"id":"x","settings":{"variant":"duel"},"sit":true,"ready":true,"commit":"abc"}`, 400, "commit"},
		{"/api/play", `{"id":"x","variant":"bridge"}`, 400, "bridge"},
		{"/api/tables/" + tbl + "/commands", `{"id":"x","do":"chat","text":"\u001b]0;owned\u0007"}`, 400, "printable"},
		{"/api/tables/" + tbl + "/commands", `{"id":"x","do":"chat","text":"  "}`, 400, "empty"},
		{"/api/tables/" + tbl + "/commands", `{"id":"x","do":"mute","text":""}`, 400, "id"},
		{"/api/tables/" + tbl + "/commands", `{"id":"x","do":"ask","text":"money"}`, 400, "money"},
		{"/api/tables/" + tbl + "/commands", `{"id":"x","do":"act","seat":1e99}`, 400, "seat"},
		{"/api/tables/" + tbl + "/commands", `{"id":"x","do":"act","act":"lay 9C,9D,9S"}`, 400, "divided by blanks"},
		{"/api/tables/" + tbl + "/commands", `{"id":"x","do":"act","act":"lay"}`, 400, "lay 9C 9D 9S"},
		{"/api/tables/" + tbl + "/commands", `{"id":"x","do":"act","act":"lay 9C 9D 9S","seen":99}`, 400, "99"},
		{"/api/tables/" + tbl + "/commands", `{"id":"x","do":"hint"}`, 400, "/hint"},
		{"/api/tables/" + tbl + "/commands", `{"id":"` + strings.Repeat("x", 65) + `","do":"claim"}`, 400, "id"},
		{"/api/tables/" + tbl + "/hint", `{"id":""}`, 400, "id"},
		{"/api/tables/nowhere/commands", `{"id":"x","do":"claim"}`, 404, "no table"},
		{"/api/tables/no%2Fwhere/commands", `{"id":"x","do":"claim"}`, 404, "no table"},
	} {
		x := s.send(g.Token, "POST", c.path, []byte(c.body)).want(c.status)
		if !strings.Contains(string(x.body), c.text) {
			t.Errorf("%s %.80s: %s says nothing of %q", c.path, c.body, x.body, c.text)
		}
	}
	for _, kind := range []string{"text/plain", "application/x-www-form-urlencoded", "", "multipart/form-data"} {
		s.send(g.Token, "POST", "/api/me", []byte(`{"name":"A"}`), "Content-Type", kind).refused(http.StatusUnsupportedMediaType, "media-type")
	}
	for _, path := range []string{"/api/tables?list=all", "/api/tables/" + tbl + "/events?after=-1", "/api/players/" + g.ID + "/matches?limit=0", "/api/players/" + g.ID + "/matches?before=x", "/api/players/" + g.ID + "/matches?variant=bridge"} {
		s.get(g.Token, path).refused(http.StatusBadRequest, "bad")
	}
	s.get("", "/api/tables?list=mine").refused(http.StatusUnauthorized, "no-session")
	for _, path := range []string{"/api/players/nobody", "/api/players/nobody/matches"} {
		if x := s.get("", path).refused(http.StatusNotFound, "none"); !strings.Contains(string(x.body), "no player") {
			t.Errorf("%s: %s", path, x.body)
		}
	}
	s.get("", "/api/variants/bridge").refused(http.StatusNotFound, "none")
	s.get("", "/api/nothing").refused(http.StatusNotFound, "none")
	s.get("", "/").refused(http.StatusNotFound, "none")
	if x := s.send(g.Token, "PUT", "/api/me", []byte(`{}`)).refused(http.StatusMethodNotAllowed, "method"); x.head.Get("Allow") != "GET, HEAD, POST" {
		t.Errorf("allowed is %q", x.head.Get("Allow"))
	}
}

// TestStreamHead: a HEAD of a stream gets the headers of the stream.
func TestStreamHead(t *testing.T) {
	s := newSite(t, nil)
	g := s.guest("Anna")
	tbl := g.open(map[string]any{"settings": map[string]any{"variant": "duel", "closed": true}, "sit": true, "ready": true, "bots": []string{"", "club"}})
	for _, c := range []struct {
		token, tbl, query, accept string
		status                    int
		kind                      string
	}{
		{g.Token, tbl, "", "*/*", http.StatusOK, "text/event-stream"},
		{g.Token, tbl, "", "application/x-ndjson", http.StatusOK, "application/x-ndjson"},
		{g.Token, tbl, "?after=x", "*/*", http.StatusBadRequest, "application/json"},
		{"", tbl, "", "*/*", http.StatusForbidden, "application/json"},
		{g.Token, "nowhere", "", "*/*", http.StatusNotFound, "application/json"},
	} {
		x := s.send(c.token, "HEAD", "/api/tables/"+c.tbl+"/events"+c.query, nil, "Accept", c.accept).want(c.status)
		if x.head.Get("Content-Type") != c.kind {
			t.Errorf("%+v: it is %s", c, x.head.Get("Content-Type"))
		}
	}
}

func TestHeads(t *testing.T) {
	s := checked(t, func(o *Options) {
		o.Page = http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { fmt.Fprint(w, "a page") })
	})
	for path, api := range map[string]bool{"/api/me": true, "/api/variants": true, "/api/no": true, "/healthz": true} {
		h := s.get("", path).head
		if h.Get("X-Content-Type-Options") != "nosniff" || h.Get("Referrer-Policy") != "no-referrer" || h.Get("X-Request-Id") == "" ||
			(h.Get("Content-Security-Policy") == policy) != api || (h.Get("Cache-Control") == "no-store") != api {
			t.Errorf("%s: %v", path, h)
		}
	}
	s.check = nil
	if x := s.get("", "/table/abc"); string(x.body) != "a page" || x.head.Get("Content-Security-Policy") != "" {
		t.Errorf("%s %v", x.body, x.head)
	}
}

// TestFloods: each kind of request is limited, and the refusal says when to retry.
func TestFloods(t *testing.T) {
	s := checked(t, func(o *Options) {
		one := Rate{0.1, 3}
		o.Limits = Limits{Requests: Unlimited(), Guests: one, Commands: one, Chat: one, Tables: one, Hinted: one, Streams: 2}
	})
	var g *guest
	for range 3 {
		g = s.guest("Anna")
	}
	flood := func(what string, send func() *exchange) {
		t.Helper()
		for n := 0; ; n++ {
			if n > 3 {
				t.Fatalf("%s: nobody minds", what)
			}
			x := send()
			if x.status == http.StatusTooManyRequests {
				if wait := x.head.Get("Retry-After"); wait != "10" {
					t.Errorf("%s: try again after %q", what, wait)
				}
				break
			}
		}
		s.clock.Add(10_000)
		if x := send(); x.status == http.StatusTooManyRequests {
			t.Errorf("%s: still too much", what)
		}
		if x := send(); x.status != http.StatusTooManyRequests {
			t.Errorf("%s: one is allowed, not two", what)
		}
	}
	flood("guests", func() *exchange { return s.post("", "/api/guest", map[string]any{"name": "Anna", "token": true}) })
	n, tbl := 0, ""
	flood("tables", func() *exchange {
		n++
		x := s.post(g.Token, "/api/tables", map[string]any{"id": fmt.Sprint("t", n), "settings": map[string]any{"variant": "duel"}})
		if n == 1 {
			var first wire.Seated
			x.into(&first)
			tbl = first.Table
		}
		return x
	})
	flood("commands", func() *exchange { return g.do(tbl, table.Claim) })
	flood("chat", func() *exchange { return g.do(tbl, table.Chat, "text", "hello") })
	flood("hints", func() *exchange {
		n++
		return s.post(g.Token, "/api/tables/"+tbl+"/hint", map[string]any{"id": fmt.Sprint(n)})
	})

	a, b := s.watch(g.Token, tbl, 0), s.watch(g.Token, tbl, 0)
	s.get(g.Token, "/api/tables/"+tbl+"/events").refused(http.StatusTooManyRequests, "too-many")
	a.close()
	b.close()
}

// TestOpeningAgain: an opening that is sent again because no answer came is charged once; another is
// charged like the first.
func TestOpeningAgain(t *testing.T) {
	few := Rate{0.001, 2}
	for path, body := range map[string]map[string]any{
		"/api/tables": {"settings": map[string]any{"variant": "duel"}},
		"/api/play":   {"variant": "duel"},
	} {
		for what, limits := range map[string]Limits{"tables": {Tables: few, Kept: Unlimited()}, "entries": {Tables: Unlimited(), Kept: few}} {
			s := checked(t, func(o *Options) {
				o.Limits = limits
				o.Limits.Requests, o.Limits.Commands = Unlimited(), Rate{0.001, 8}
			})
			g := s.guest("Anna")
			open := func(id string, status int) {
				t.Helper()
				body["id"] = id
				if x := s.post(g.Token, path, body); x.status != status && (status != http.StatusOK || x.status != http.StatusCreated) {
					t.Errorf("%s, by %s: %s is answered with %d, not %d", path, what, id, x.status, status)
				}
			}
			for range 6 {
				open("one", http.StatusOK)
			}
			open("two", http.StatusOK)
			open("three", http.StatusTooManyRequests)
			open("one", http.StatusTooManyRequests) // even repetitions are not free
		}
	}
}

// TestBuckets: their number is limited under any load.
func TestBuckets(t *testing.T) {
	b := newBuckets(Rate{1, 1})
	now := time.UnixMilli(start)
	for i := range 5 * many {
		must.Do(t, b.allow(fmt.Sprint(i), now))
	}
	if n := b.by.Len(); n > many {
		t.Errorf("%d are kept", n)
	}
	if b.allow(fmt.Sprint(5*many-1), now) == nil {
		t.Error("the last one is forgotten")
	}
}

// TestAddress trusts our own proxies if configured, and no others.
func TestAddress(t *testing.T) {
	for _, c := range []struct {
		trust      bool
		from, said string
		want       string
	}{
		{false, "203.0.113.5:9", "198.51.100.1", "203.0.113.5/32"},
		{false, "127.0.0.1:9", "198.51.100.1", "127.0.0.1/32"},
		{true, "127.0.0.1:9", "198.51.100.1", "198.51.100.1/32"},
		{true, "127.0.0.1:9", "6.6.6.6, 198.51.100.1", "198.51.100.1/32"},
		{true, "127.0.0.1:9", "6.6.6.6, 198.51.100.1, 10.0.0.7", "10.0.0.7/32"},
		{true, "127.0.0.1:9", "6.6.6.6, 198.51.100.7:4711", "198.51.100.7/32"},
		{true, "203.0.113.5:9", "198.51.100.1", "203.0.113.5/32"},
		{true, "127.0.0.1:9", "nonsense", "127.0.0.1/32"},
		{true, "127.0.0.1:9", "", "127.0.0.1/32"},
		{false, "[2001:db8:1:2:3:4:5:6]:9", "", "2001:db8:1::/56"},
		{false, "[::ffff:203.0.113.5]:9", "", "203.0.113.5/32"},
		{true, "@", "198.51.100.1", "198.51.100.1/32"},
		{false, "pipe", "", netip.Prefix{}.String()},
	} {
		r := &http.Request{RemoteAddr: c.from, Header: http.Header{}}
		if c.said != "" {
			r.Header.Set("X-Forwarded-For", c.said)
		}
		s := &Server{Options: Options{TrustProxy: c.trust}}
		if got := s.address(r).String(); got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
	}
}

// TestSlowReader: a client that does not read is cut off; other clients get messages at once.
func TestSlowReader(t *testing.T) {
	s := newSite(t, func(o *Options) { o.Limits.Write = 200 * time.Millisecond })
	g := s.guest("Anna")
	tbl := g.open(map[string]any{"settings": map[string]any{"variant": "duel"}, "sit": true})
	conn := must.Get(net.Dial("tcp", s.http.Listener.Addr().String()))(t)
	defer conn.Close()
	must.Do(t, conn.(*net.TCPConn).SetReadBuffer(4096))
	fmt.Fprintf(conn, "GET /api/tables/%s/events HTTP/1.1\r\nHost: x\r\n\r\n", tbl)
	f := s.watch(g.Token, tbl, 0)
	f.next()
	for n := 0; s.srv.streams.count() != 1 || n < 10; n++ {
		if n > 50_000 {
			t.Fatal("who does not read is never cut off")
		}
		must.Get(s.hall.Do(t.Context(), s.clock.Load(), tbl, &table.Command{
			Do: table.Chat, Player: g.ID, Name: "Anna", Seat: -1, Hand: -1, Text: strings.Repeat("\U0001F0A1", 300),
		}))(t)
		if m, ok := f.next(); !ok || m.Event.Do != "chat" {
			t.Fatal("others are not told")
		}
	}
}

// TestPanic: the answer to a bug reveals nothing about it.
func TestPanic(t *testing.T) {
	s := checked(t, func(o *Options) {
		o.Advise = func(context.Context, *match.Match, *match.View, *company.Company) (*advice.Advice, error) {
			panic("the ace of spades")
		}
	})
	g, tbl := s.alone("duel", "club")
	x := s.post(g.Token, "/api/tables/"+tbl+"/hint", map[string]any{"id": "h"}).refused(http.StatusInternalServerError, "broken")
	if strings.Contains(string(x.body), "spades") {
		t.Errorf("%s", x.body)
	}
	if log := s.log.String(); !strings.Contains(log, "ace of spades") || !strings.Contains(log, x.head.Get("X-Request-Id")) {
		t.Error("the log does not say what has happened")
	}
	s.get(g.Token, "/api/me").want(http.StatusOK)
}

func TestHint(t *testing.T) {
	s := checked(t, nil)
	g, tbl := s.alone("duel", "club")
	var first, again struct {
		Seq    uint64
		Again  bool
		Advice struct{ Act string }
	}
	path := "/api/tables/" + tbl + "/hint"
	s.post(g.Token, path, map[string]any{"id": "h"}).want(http.StatusOK).into(&first)
	s.post(g.Token, path, map[string]any{"id": "h"}).want(http.StatusOK).into(&again)
	if again.Seq != first.Seq || !again.Again || again.Advice != first.Advice || first.Advice.Act == "" {
		t.Errorf("%+v and then %+v", first, again)
	}
	g.do(tbl, table.Act, "act", first.Advice.Act).want(http.StatusOK)
	f := s.watch(g.Token, tbl, 0)
	f.until("the next decision", func(m *message) bool { act, _ := m.Act(); return act != "" && m.Seq > first.Seq })
	s.post(g.Token, path, map[string]any{"id": "h"}).refused(http.StatusConflict, "stale")
}

// TestClose ends streams, which makes a graceful stop quick.
func TestClose(t *testing.T) {
	s := checked(t, nil)
	g, tbl := s.alone("duel", "club")
	f := s.watch(g.Token, tbl, 0)
	f.next()
	s.srv.Close()
	for _, more := f.next(); more; _, more = f.next() {
	}
	s.get(g.Token, "/api/tables/"+tbl+"/events").refused(http.StatusServiceUnavailable, "busy")
	s.get("", "/readyz").refused(http.StatusServiceUnavailable, "busy")
	s.get("", "/healthz").want(http.StatusOK)
	must.Do(t, s.http.Config.Shutdown(t.Context()))
}

func TestEvents(t *testing.T) {
	s := checked(t, nil)
	g := s.guest("Anna")
	tbl := g.open(map[string]any{"settings": map[string]any{"variant": "duel"}, "sit": true, "bots": []string{"", "club"}})
	f := s.watch(g.Token, tbl, 0, "Accept", "text/event-stream")
	if kind := f.res.Header.Get("Content-Type"); kind != "text/event-stream" {
		t.Fatal(kind)
	}
	line := func() string {
		l := must.Get(f.scan.ReadString('\n'))(t)
		return l
	}
	if a, b, c, d := line(), line(), line(), line(); a != "retry: 1000\n" || b != "\n" || c != "id: 3\n" || !strings.HasPrefix(d, `data: {"seq":3,`) {
		t.Errorf("%q %q %q %q", a, b, c, d)
	}
	f.close()
	g.do(tbl, table.Chat, "text", "hello").want(http.StatusOK)
	f = s.watch(g.Token, tbl, 1, "Accept", "text/event-stream", "Last-Event-ID", "3")
	if m, _ := f.next(); m.Seq != 4 || m.Event.Do != "chat" {
		t.Errorf("%s", m.text)
	}
	f = s.watch(g.Token, tbl, 1)
	for want := uint64(2); want <= 4; want++ {
		if m, _ := f.next(); m.Seq != want {
			t.Errorf("%d comes, not %d", m.Seq, want)
		}
	}
}

func TestHeartbeat(t *testing.T) {
	s := newSite(t, func(o *Options) { o.Limits.Heartbeat = time.Millisecond })
	g := s.guest("Anna")
	tbl := g.open(map[string]any{"settings": map[string]any{"variant": "duel"}})
	for accept, beat := range map[string]string{"application/x-ndjson": "\n", "text/event-stream": ":\n"} {
		f := s.watch("", tbl, 1, "Accept", accept)
		for line := ""; line != beat; {
			line = must.Get(f.scan.ReadString('\n'))(t)
		}
		f.close()
	}
}

// A shaky log loses answers.
type shaky struct {
	*sqlstore.DB
	lose atomic.Bool
}

func (l *shaky) Append(ctx context.Context, tbl string, e *journal.Entry, p *journal.Projection) error {
	err := l.DB.Append(ctx, tbl, e, p)
	if err == nil && l.lose.Load() {
		return store.ErrUnsure
	}
	return err
}

func (l *shaky) Read(ctx context.Context, tbl string, after uint64) ([]journal.Entry, error) {
	if l.lose.CompareAndSwap(true, false) {
		return nil, errors.New("the line is down")
	}
	return l.DB.Read(ctx, tbl, after)
}

// TestUnsure tells a client to resend a command that may have been done, and then that it was done.
func TestUnsure(t *testing.T) {
	s := checked(t, nil)
	log := &shaky{DB: s.store}
	s.hall.Log = log
	g := s.guest("Anna")
	tbl := g.open(map[string]any{"settings": map[string]any{"variant": "duel"}})
	log.lose.Store(true)
	body := map[string]any{"id": "sit", "do": "sit"}
	x := s.post(g.Token, "/api/tables/"+tbl+"/commands", body).refused(http.StatusServiceUnavailable, "busy")
	if x.head.Get("Retry-After") != "1" || strings.Contains(string(x.body), "line") {
		t.Errorf("%v %s", x.head, x.body)
	}
	var d wire.Seated
	s.post(g.Token, "/api/tables/"+tbl+"/commands", body).want(http.StatusOK).into(&d)
	if d != (wire.Seated{Seq: 2, Again: true}) {
		t.Errorf("%+v", d)
	}
}

// TestHistory pages through a player's matches, even if several ended at the same time, and gives the ids
// of tables only to participants.
func TestHistory(t *testing.T) {
	s := checked(t, nil)
	anna, eve := s.guest("Anna"), s.guest("Eve")
	for range 5 {
		tbl := anna.open(map[string]any{
			"settings": map[string]any{"variant": "duel", "pace": 1}, "sit": true, "bots": []string{"", "club"}, "ready": true,
		})
		anna.do(tbl, table.Propose, "text", "abandon").want(http.StatusOK)
	}
	for _, g := range []*guest{anna, eve} {
		seen, before := map[string]bool{}, ""
		for n := 0; ; n++ {
			var page struct {
				Matches []wire.Result
				Before  string
			}
			s.get(g.Token, "/api/players/"+anna.ID+"/matches?limit=2&before="+before).want(http.StatusOK).into(&page)
			for _, m := range page.Matches {
				if (m.Table != "") != (g == anna) {
					t.Errorf("%s is told of table %q", g.Name, m.Table)
				}
				seen[fmt.Sprint(n, m.Table, len(seen))] = true
			}
			if before = page.Before; before == "" {
				break
			}
		}
		if len(seen) != 5 {
			t.Errorf("%s is told of %d matches", g.Name, len(seen))
		}
	}
	var list struct{ Tables []wire.Summary }
	if s.get(anna.Token, "/api/tables?list=mine").into(&list); len(list.Tables) != 5 {
		t.Errorf("%d tables are Anna's", len(list.Tables))
	}
}

// TestPlayNow seats people together, each only once.
func TestPlayNow(t *testing.T) {
	s := checked(t, nil)
	anna, bo := s.guest("Anna"), s.guest("Bo")
	var a, b, again wire.Seated
	body := map[string]any{"id": "now", "variant": "duel", "ready": true}
	s.post(anna.Token, "/api/play", body).want(http.StatusOK).into(&a)
	s.post(anna.Token, "/api/play", body).want(http.StatusOK).into(&again)
	if again.Table != a.Table || !again.Again {
		t.Errorf("%+v, and sent again %+v", a, again)
	}
	var list struct{ Tables []wire.Summary }
	if s.get("", "/api/tables").into(&list); len(list.Tables) != 1 || list.Tables[0].Clock != "10m+10s" {
		t.Errorf("%+v", list)
	}
	s.post(bo.Token, "/api/play", body).want(http.StatusOK).into(&b)
	if b.Table != a.Table {
		t.Errorf("Bo sits at %s, not at %s", b.Table, a.Table)
	}
	if s.get("", "/api/tables?list=playing").into(&list); len(list.Tables) != 1 || list.Tables[0].Status != journal.InPlay {
		t.Errorf("%+v", list)
	}
	s.post(bo.Token, "/api/play", body).want(http.StatusOK).into(&again)
	if again.Table != a.Table || !again.Again {
		t.Errorf("%+v", again)
	}
}

// TestOwnIDs refuses an id that was used for another command.
func TestOwnIDs(t *testing.T) {
	s := checked(t, nil)
	g := s.guest("Anna")
	open := func(id string, settings map[string]any) *exchange {
		return s.post(g.Token, "/api/tables", map[string]any{"id": id, "settings": settings})
	}
	open("a", map[string]any{"variant": "duel", "rules": map[string]any{"game": map[string]any{"target": 150}}}).want(http.StatusCreated)
	open("a", map[string]any{"variant": "duel", "rules": map[string]any{"game": map[string]any{"target": 150}}}).want(http.StatusOK)
	open("a", map[string]any{"variant": "duel"}).refused(http.StatusBadRequest, "bad")
	open("a", map[string]any{"variant": "four"}).refused(http.StatusBadRequest, "bad")
	for _, variant := range []any{"standard", "duel"} {
		play := s.post(g.Token, "/api/play", map[string]any{"id": "b", "variant": variant})
		if variant == "standard" {
			play.want(http.StatusOK)
		} else {
			play.refused(http.StatusBadRequest, "bad")
		}
	}
	_, tbl := s.alone("duel", "club")
	command := func(id string, fields map[string]any) *exchange {
		fields["id"] = id
		return s.post(g.Token, "/api/tables/"+tbl+"/commands", fields)
	}
	command("c", map[string]any{"do": "chat", "text": "hello"}).want(http.StatusOK)
	command("c", map[string]any{"do": "sit"}).refused(http.StatusBadRequest, "bad")
}

// TestRematch plays two matches at one table: the second has new commitments and a new record, and the
// table names the winners of the first until then.
func TestRematch(t *testing.T) {
	s := checked(t, nil)
	g, own := s.guest("Anna"), cards.SeedOf("again")
	tbl := g.open(map[string]any{
		"settings": map[string]any{"variant": "duel", "deals": 1, "pace": 1}, "sit": true, "bots": []string{"", "club"},
		"ready": true, "commit": cards.CommitEntropy(cards.SeedOf("anna")).String(),
	})
	playOut(t, g, tbl, cards.SeedOf("anna"))
	var m struct {
		Table struct {
			Winners []int
			Chairs  []struct{ Commit string }
		}
		View struct{ End struct{ Cut bool } }
	}
	s.get(g.Token, "/api/tables/"+tbl).into(&m)
	if len(m.Table.Winners) == 0 || !m.View.End.Cut || m.Table.Chairs[0].Commit != "" {
		t.Errorf("after a session of one deal: %+v", m)
	}
	f := s.watch(g.Token, tbl, 0)
	defer f.close()
	g.do(tbl, table.Ready, "text", cards.CommitEntropy(own).String()).want(http.StatusOK)
	f.until("the next match", func(m *message) bool { return m.Table.Match == 2 && !m.Table.Ended })
	playOut(t, g, tbl, own)
	for n := 1; n <= 2; n++ {
		x := s.get("", fmt.Sprintf("/api/tables/%s/matches/%d/record", tbl, n)).want(http.StatusOK)
		if rep, err := record.Verify(bytes.NewReader(x.body)); err != nil || !rep.Proved() {
			t.Errorf("match %d: %+v, %v", n, rep, err)
		}
	}
}

// TestExpertHint checks the expert's advice against the document: when laying aside, offering and playing.
func TestExpertHint(t *testing.T) {
	s := checked(t, func(o *Options) {
		o.Advise = func(ctx context.Context, m *match.Match, v *match.View, _ *company.Company) (*advice.Advice, error) {
			e := &bot.Expert{Effort: search.Full()}
			defer e.Close()
			if err := e.Begin(ctx, m, v.Seat, 0); err != nil {
				return nil, err
			}
			study, err := e.Study(v, 4)
			if err != nil {
				return nil, err
			}
			return study.Report(m.Game, &v.View, "expert"), nil
		}
	})
	g, tbl := s.alone("standard", "club", "club")
	f := s.watch(g.Token, tbl, 0)
	for _, phase := range []string{"lay", "offer", "play"} {
		f.until("a decision", func(m *message) bool { return m.View.Options.Kind == phase })
		var hint struct {
			Advice struct {
				Act, Phase string
				Choices    []struct{ Act string }
				Bids       []struct{ Premiums []any }
			}
		}
		s.post(g.Token, "/api/tables/"+tbl+"/hint", map[string]any{"id": phase}).want(http.StatusOK).into(&hint)
		a := &hint.Advice
		if a.Phase != phase || a.Act != a.Choices[0].Act || (phase == "lay") != (len(a.Bids) > 0 && len(a.Bids[0].Premiums) > 0) {
			t.Errorf("%s: %+v", phase, hint)
		}
		g.do(tbl, table.Act, "act", a.Act).want(http.StatusOK)
	}
}

func TestMetrics(t *testing.T) {
	s := newSite(t, nil)
	g, tbl := s.alone("duel", "club")
	g.do(tbl, table.Claim).want(http.StatusConflict)
	s.get("", "/api/"+strings.Repeat("x", 1000))
	w := &recorder{head: http.Header{}}
	s.srv.Metrics().ServeHTTP(w, &http.Request{Method: "GET", Header: http.Header{}})
	for _, line := range []string{
		`ninetynine_http_requests_total{method="POST",route="/api/guest",status="201"} 1`,
		`ninetynine_commands_total{do="claim",outcome="not-now"} 1`,
		`ninetynine_refusals_total{reason="not-now"} 1`,
		`ninetynine_http_requests_total{method="GET",route="other",status="404"} 1`,
		"ninetynine_tables 1", "ninetynine_store_appends_total", "go_goroutines", "process_open_fds",
	} {
		if !strings.Contains(w.body.String(), line) {
			t.Errorf("there is no %s in\n%s", line, w.body.String())
		}
	}
}

type recorder struct {
	head http.Header
	body strings.Builder
}

func (r *recorder) Header() http.Header         { return r.head }
func (r *recorder) Write(b []byte) (int, error) { return r.body.Write(b) }
func (r *recorder) WriteHeader(int)             {}

// TestSenselessIDs: an impossible id gets the same answer as an unknown one.
func TestSenselessIDs(t *testing.T) {
	s := newSite(t, nil)
	for _, path := range []string{"/api/players/%00", "/api/players/%ff/matches", "/api/tables/%00", "/api/players/" + strings.Repeat("x", 500)} {
		s.get("", path).want(http.StatusNotFound)
	}
}

// TestHost refuses a request for a foreign host, as from a page whose name was made to resolve to the
// server.
func TestHost(t *testing.T) {
	own := []string{"127.0.0.1:9900", "[::1]:9900", "192.168.1.7", "localhost", "LOCALHOST.:80", "club.localhost", "laptop", "laptop.local:9900"}
	for _, c := range []struct {
		public  string
		proxied bool
		hosts   map[string]bool
	}{
		{"", false, map[string]bool{"evil.example": false, "evil.example:9900": false, "127.0.0.1.evil.example": false, "localhost.evil.example": false}},
		{"https://cards.example", true, map[string]bool{"cards.example": true, "Cards.Example:443": true, "evil.example": false, "a.cards.example": false}},
		{"", true, map[string]bool{"cards.example": true}}, // already checked by a proxy
	} {
		s := newSite(t, func(o *Options) {
			o.PublicURL, o.TrustProxy = c.public, c.proxied
			o.Page = http.HandlerFunc(func(http.ResponseWriter, *http.Request) {})
		})
		for _, host := range own {
			c.hosts[host] = true
		}
		for host, ok := range c.hosts {
			for _, path := range []string{"/", "/api/version"} {
				x := s.send("", http.MethodGet, path, nil, "Host", host)
				if (x.status == http.StatusOK) != ok {
					t.Errorf("%s at %q: %s is answered %d", host, c.public, path, x.status)
				}
				if !ok {
					x.refused(http.StatusForbidden, "cross-site")
				}
			}
		}
		x := s.send("", http.MethodPost, "/api/guest", []byte(`{"name":"Eve"}`), "Host", "evil.example", "Origin", "http://evil.example")
		if ok := c.proxied && c.public == ""; (x.status == http.StatusCreated) != ok {
			t.Errorf("at %q a stranger's page is answered %d", c.public, x.status)
		}
	}
}

// TestHostBehindProxy: headers that look like a proxy's do not make a host the server's, because a
// rebinding page can send them too. The log explains once what to do.
func TestHostBehindProxy(t *testing.T) {
	s := newSite(t, nil)
	for range 3 {
		s.send("", http.MethodGet, "/api/version", nil, "Host", "cards.example").refused(http.StatusForbidden, "cross-site")
	}
	if strings.Contains(s.log.String(), "--public-url") {
		t.Error("a warning without a proxy")
	}
	for range 3 {
		s.send("", http.MethodGet, "/api/version", nil, "Host", "cards.example", "X-Forwarded-For", "192.0.2.1").refused(http.StatusForbidden, "cross-site")
	}
	if n := strings.Count(s.log.String(), "--public-url"); n != 1 {
		t.Errorf("the log tells %d times of --public-url: %s", n, s.log)
	}
}

// TestHostElsewhere: a server without a configured name accepts any name that other machines use; a
// configured one does not.
func TestHostElsewhere(t *testing.T) {
	for public, ok := range map[string]bool{"": true, "https://cards.example": false} {
		s := &Server{Options: Options{PublicURL: public}, public: *must.Get(url.Parse(public))(t)}
		for at, ok := range map[string]bool{"192.0.2.7": ok, "127.0.0.1": false, "::1": false} {
			r := httptest.NewRequest(http.MethodGet, "http://club.example/api/version", nil)
			r = r.WithContext(context.WithValue(r.Context(), http.LocalAddrContextKey, &net.TCPAddr{IP: net.ParseIP(at), Port: 9900}))
			if err := s.ownHost(r); (err == nil) != ok {
				t.Errorf("club.example at %s, known as %q: %v", at, public, err)
			}
		}
	}
}
