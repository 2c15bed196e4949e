package httpd

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/lab"
	"ninetynine/internal/paper/pad"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/table/lobby"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/record"
	"ninetynine/rules"
)

func (s *site) at(address, token, method, path string, body any) *exchange {
	s.t.Helper()
	b := must.Get(json.Marshal(body))(s.t)
	return s.send(token, method, path, b, "X-Forwarded-For", address)
}

// guestAt is a new player at an address; nil if the address may have no more.
func (s *site) guestAt(address string) *guest {
	s.t.Helper()
	g := &guest{s: s}
	if x := s.at(address, "", "POST", "/api/guest", map[string]any{"name": "Eve", "token": true}); x.status == http.StatusCreated {
		x.into(g)
		return g
	}
	return nil
}

// aPad is the record of a score pad of at least so many bytes.
func aPad(t *testing.T, least int) string {
	v, changes := must.Get2(record.ParseVariant([]byte(`{"variant":"duel","game":{"target":30000}}`)))(t)
	p := must.Get(pad.New(record.Header{Variant: v, Changes: changes, Seats: []string{"Anna", "Bo"}}))(t)
	e := pad.Entry{Trump: rules.Unnamed, Hands: []pad.Hand{{Bid: pad.Unknown, Tricks: 9, Made: pad.Failed}, {Bid: 1, Tricks: pad.Unknown}}}
	text := p.Append(nil)
	for ; len(text) < least; text = p.Append(nil) {
		must.Do(t, p.Enter(e))
	}
	return string(text)
}

// long returns the record of a long pad, computed once, as it takes long.
var long = func() func(t *testing.T) string {
	text := ""
	return func(t *testing.T) string {
		if text == "" {
			text = aPad(t, 60<<10)
		}
		return text
	}
}()

// TestPools: a few addresses that take as much as they can of a shared resource keep no other address from
// it. For the queues for long work, see TestQueues of package api; for jobs that judge, TestJobsAreShared
// of package review; for terminals, package sshd.
func TestPools(t *testing.T) {
	few := Rate{PerSecond: 0.001, Burst: 4}
	stream := func(s *site, g *guest, address, tbl string) bool {
		ctx, end := context.WithCancel(t.Context())
		t.Cleanup(end)
		r := must.Get(http.NewRequestWithContext(ctx, "GET", s.http.URL+"/api/tables/"+tbl+"/events", nil))(t)
		r.Header.Set("X-Forwarded-For", address)
		r.Header.Set("Authorization", "Bearer "+g.Token)
		res := must.Get(s.http.Client().Do(r))(t)
		if res.StatusCode != http.StatusOK {
			res.Body.Close()
			return false
		}
		t.Cleanup(func() { res.Body.Close() })
		in := bufio.NewReader(res.Body)
		line, err := in.ReadString('\n')
		return err == nil && line != ""
	}
	open := func(s *site, g *guest, address string) *exchange {
		s.ids.Add(1)
		s.clock.Add(1000)
		return s.at(address, g.Token, "POST", "/api/tables", map[string]any{"id": fmt.Sprint("o", s.ids.Load()), "settings": map[string]any{"variant": "duel", "public": true}, "sit": true})
	}
	for _, p := range []struct {
		name   string
		limits Limits
		take   func(s *site, g *guest, address string) bool // some of the pool; false if it is refused
	}{
		{"requests", Limits{Requests: Rate{PerSecond: 0.001, Burst: 40}}, func(s *site, g *guest, address string) bool {
			return s.at(address, "", "GET", "/api/levels", nil).status == http.StatusOK
		}},
		{"new players", Limits{Guests: few}, func(s *site, _ *guest, address string) bool { return s.guestAt(address) != nil }},
		{"codes", Limits{Links: few, Chat: Unlimited()}, func(s *site, g *guest, address string) bool {
			var out wire.Code
			x := s.at(address, g.Token, "POST", "/api/session/code", nil)
			if x.status != http.StatusCreated {
				return false
			}
			x.into(&out)
			if !strings.HasPrefix(address, "198") {
				return true // they keep theirs
			}
			return s.at(address, "", "POST", "/api/session", map[string]any{"code": out.Code, "as": g.ID, "token": true}).status == http.StatusCreated
		}},
		{"streams", Limits{AllStreams: 6, AddressStreams: 3}, func(s *site, g *guest, address string) bool {
			return stream(s, g, address, g.open(map[string]any{"settings": map[string]any{"variant": "duel"}, "sit": true}))
		}},
		{"what is kept", Limits{AddressKept: Rate{PerSecond: 0.001, Burst: 60}}, func(s *site, _ *guest, address string) bool {
			s.ids.Add(1)
			sharing := &wire.PadSharing{Secret: wire.PadSecret(fmt.Sprintf("%032x", s.ids.Load())), Record: aPad(t, 4<<10)}
			return s.at(address, "", "POST", "/api/pads", sharing).status == http.StatusOK
		}},
		{"reckoning", Limits{Requests: Rate{PerSecond: 0.001, Burst: 60}}, func(s *site, _ *guest, address string) bool {
			return s.at(address, "", "POST", "/api/pad", &wire.PadAsking{Record: long(t)}).status == http.StatusOK
		}},
		{"waiting tables", Limits{Tables: Unlimited(), Open: lobby.Bounds{FromWaiting: 3, Waiting: 99}}, func(s *site, g *guest, address string) bool {
			var out wire.Seated
			x := open(s, g, address)
			if x.status != http.StatusCreated {
				return false
			}
			x.into(&out)
			var list wire.Tables
			s.at(address, "", "GET", "/api/tables", nil).want(http.StatusOK).into(&list)
			return list.Tables[0].ID == out.Table // where other players see it
		}},
	} {
		t.Run(p.name, func(t *testing.T) {
			long(t)
			s := newSite(t, func(o *Options) {
				o.TrustProxy = true
				l := p.limits
				for _, r := range []*Rate{&l.Requests, &l.Guests, &l.Chat, &l.Tables} {
					if *r == (Rate{}) {
						*r = Unlimited()
					}
				}
				o.Limits = l
			})
			honest := s.guestAt("198.51.100.1")
			for i := range 3 {
				address := fmt.Sprint("203.0.113.", i)
				g := s.guestAt(address)
				if g == nil {
					t.Fatal("no attacker comes in")
				}
				for n := 0; p.take(s, g, address); n++ {
					if n > 100 {
						t.Fatal("an attacker takes a hundred")
					}
				}
			}
			began := time.Now()
			if !p.take(s, honest, "198.51.100.1") {
				t.Error("an honest caller is refused")
			}
			t.Logf("an honest caller is served after %v", time.Since(began))
		})
	}
}

// TestPadEffort: a look at a long pad costs an address as much as it costs the server; a check that it has
// not changed costs no more than any request.
func TestPadEffort(t *testing.T) {
	s := newSite(t, func(o *Options) { o.TrustProxy, o.Limits.Requests = true, Rate{PerSecond: 0.001, Burst: 60} })
	var shared wire.PadShared
	s.at("198.51.100.2", "", "POST", "/api/pads", &wire.PadSharing{Secret: "0123456789abcdef0123456789abcdef", Record: long(t)}).want(http.StatusOK).into(&shared)
	looks := 0
	for s.at("203.0.113.1", "", "GET", "/api/pads/"+shared.Pad, nil).status == http.StatusOK {
		looks++
	}
	if looks == 0 || looks > 5 {
		t.Errorf("an address looks %d times", looks)
	}
	for range 50 {
		s.at("203.0.113.2", "", "GET", "/api/pads/"+shared.Pad+"?after="+shared.Mark, nil).want(http.StatusOK)
	}
}

// TestSeasonEffort: a season costs an address as much as it costs the server.
func TestSeasonEffort(t *testing.T) {
	s := newSite(t, func(o *Options) { o.TrustProxy, o.Limits.Requests = true, Rate{PerSecond: 0.001, Burst: 60} })
	season := map[string]any{"records": []string{long(t)}}
	n := 0
	for n < 60 && s.at("203.0.113.1", "", "POST", "/api/season", season).status == http.StatusOK {
		n++
	}
	if n == 0 || n > 20 {
		t.Errorf("an address reckons %d seasons", n)
	}
	large := map[string]any{"records": slices.Repeat([]string{strings.Repeat(" ", 100<<10)}, 30)} // no season of the size that is taken is refused for ever
	s.at("203.0.113.2", "", "POST", "/api/season", large).want(http.StatusBadRequest)
}

// TestKept: ties, groups and comings are stored, and count as what an address stores.
func TestKept(t *testing.T) {
	s := newSite(t, func(o *Options) { o.Limits.AddressKept = Rate{PerSecond: 1e-9, Burst: 20} })
	ann, bob := s.guest("Ann"), s.guest("Bob")
	stored := 0
	for i := range 40 {
		on := i%2 == 0
		if s.post(ann.Token, "/api/me/ties", wire.Tying{Player: bob.ID, Tie: store.Follow, On: on}).status == http.StatusOK {
			stored++
		}
	}
	if stored == 0 || stored > 20 {
		t.Errorf("an address that may store 20 entries stored %d ties", stored)
	}
	s.post(ann.Token, "/api/groups", wire.NewGroup{ID: "1", Name: "Friday"}).want(http.StatusTooManyRequests)
}

// TestListEffort: a full page of tables costs an address as much as it costs the server, and a short one no more than
// any request.
func TestListEffort(t *testing.T) {
	s := newSite(t, func(o *Options) {
		o.TrustProxy, o.Limits.Requests, o.Limits.Open = true, Rate{PerSecond: 0.001, Burst: 200}, lobby.Bounds{Tables: 1000, Waiting: 1000, FromWaiting: 1000}
	})
	for _, x := range []struct{ tables, want int }{{1, 200}, {99, 18}} { // one after the other
		for i := range x.tables {
			g := s.guestAt(fmt.Sprint("192.0.2.", x.tables+i))
			g.open(map[string]any{"settings": map[string]any{"variant": "duel", "public": true}, "sit": true})
		}
		s.at("198.51.100.1", "", "GET", "/api/tables", nil).want(http.StatusOK)
		looks := 0
		for s.at(fmt.Sprint("203.0.113.", x.tables), "", "GET", "/api/tables", nil).status == http.StatusOK {
			looks++
		}
		if looks != x.want {
			t.Errorf("of %d tables an address looks %d times", x.tables, looks)
		}
	}
}

// TestRecordEffort: the record of a table, and the replay of a sent record, cost an address as much as they
// cost the server, and short ones no more than any request.
func TestRecordEffort(t *testing.T) {
	s := newSite(t, func(o *Options) { o.TrustProxy, o.Limits.Requests = true, Rate{PerSecond: 0.001, Burst: 60} })
	g := must.Get(rules.Open("duel"))(t)
	recorded := func(deals int) []byte {
		var text bytes.Buffer
		must.Get(lab.Simulate(t.Context(), lab.Plan{Game: g, Players: []string{"random"}, Seed: "a", Deals: deals, Bound: deals, Records: &text}))(t)
		return zipped(text.Bytes())
	}
	asks := 0
	ask := func(name string, least, most int, send func(address string) *exchange) {
		asks++
		n, began := 0, time.Now()
		for n <= 60 && send(fmt.Sprint("203.0.113.", asks)).status == http.StatusOK {
			n++
		}
		if n < least || n > most {
			t.Errorf("%s: an address is answered %d times", name, n)
		}
		t.Logf("%s: %d times, each in %v", name, n, time.Since(began)/time.Duration(n+1))
	}
	for _, x := range []struct{ deals, least, most int }{{1, 60, 60}, {900, 1, 5}} {
		text := recorded(x.deals)
		ask(fmt.Sprintf("%d deals sent", x.deals), x.least, x.most, func(address string) *exchange {
			return s.send("", "POST", "/api/replay", text, "X-Forwarded-For", address, "Content-Type", wire.NDJSON)
		})
	}
	anna := s.guestAt("198.51.100.2")
	tbl := anna.open(map[string]any{"settings": map[string]any{"variant": "duel", "pace": 1}, "sit": true, "bots": []string{"", "club"}, "ready": true})
	said := 0
	chat := func() {
		said++
		c := &table.Command{Do: table.Chat, Player: anna.ID, Name: "Anna", ID: fmt.Sprint("c", said), Text: "hello", Seat: -1, Hand: -1}
		must.Get(s.hall.Do(t.Context(), s.clock.Load(), tbl, c))(t)
	}
	for _, x := range []struct{ chats, least, most int }{{0, 50, 60}, {3000, 1, 5}} {
		for range x.chats {
			chat()
		}
		ask(fmt.Sprintf("a table at which %d things were said", x.chats), x.least, x.most, func(address string) *exchange {
			chat() // a record is cached until the table goes on
			return s.at(address, "", "GET", "/api/tables/"+tbl+"/matches/1/record", nil)
		})
	}
	s.srv.guard.Load().requests.rate.Burst = 8 // fewer than a long record costs: it costs them all
	chat()
	s.at("203.0.113.99", "", "GET", "/api/tables/"+tbl+"/matches/1/record", nil).want(http.StatusOK)
}

// TestTransport: a server reached by https makes browsers use only https.
func TestTransport(t *testing.T) {
	for public, want := range map[string]string{"": "", "http://cards.example": "", "https://cards.example": "max-age=31536000"} {
		s := newSite(t, func(o *Options) { o.PublicURL, o.TrustProxy = public, true })
		if got := s.get("", "/api/levels").head.Get("Strict-Transport-Security"); got != want {
			t.Errorf("%s: %q", public, got)
		}
	}
}
