package httpd

import (
	"errors"
	"fmt"
	"maps"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
)

// TestWorst: one address opens as many tables as it can for an hour. The lobby never has more of them than
// allowed; another player's table stays on its first page, can be joined, and begins a match.
func TestWorst(t *testing.T) {
	s := newSite(t, func(o *Options) { o.TrustProxy, o.Limits = true, Limits{} })
	const honest, worst = "192.0.2.1", "198.51.100.7"
	call := func(who, token, path string, body string) *exchange {
		return s.send(token, http.MethodPost, path, []byte(body), "X-Forwarded-For", who)
	}
	guest := func(who, name string) (g wire.Guest, ok bool) {
		x := call(who, "", "/api/guest", `{"name":"`+name+`","token":true}`)
		if x.status == http.StatusCreated {
			x.into(&g)
		}
		return g, x.status == http.StatusCreated
	}
	const rounds = 360 // every ten seconds
	most, opened, refused := (Limits{}).WithDefaults().Open.FromWaiting, 0, 0
	var anna wire.Guest
	var mine wire.Seated
	for round := range rounds {
		s.clock.Add(10_000)
		must.Do(t, s.hall.Tick(t.Context(), s.clock.Load()))
		if round == rounds-60 { // in another ten minutes it would be closed
			anna, _ = guest(honest, "Anna")
			call(honest, anna.Token, "/api/tables", `{"id":"mine","settings":{"variant":"duel","public":true,"clock":{"bank":600000}},"sit":true,"ready":true}`).want(http.StatusCreated).into(&mine)
		}
		for range 20 {
			spam, ok := guest(worst, "Spam")
			if !ok {
				break
			}
			for n := range 10 {
				x := call(worst, spam.Token, "/api/tables", fmt.Sprintf(`{"id":"t%d","settings":{"variant":"duel","public":true,"clock":{"bank":600000}},"sit":true}`, n))
				if opened++; x.status != http.StatusCreated {
					opened--
					refused++
					x.refused(http.StatusConflict, string(table.NotNow))
				}
			}
		}
		waiting, err := s.store.Public(t.Context(), journal.Gathering, 0, 1000)
		theirs := slices.DeleteFunc(waiting, func(s journal.Summary) bool { return s.Host == anna.ID })
		if err != nil || len(theirs) > most {
			t.Fatalf("after %d rounds one address has %d tables in the lobby: %v", round+1, len(theirs), err)
		}
	}
	if opened <= most || refused == 0 {
		t.Errorf("one address has opened %d tables, and %d were refused: where one is closed another may be opened", opened, refused)
	}
	bo, _ := guest(honest, "Bo")
	var list wire.Tables
	s.get(bo.Token, "/api/tables").into(&list)
	if !slices.ContainsFunc(list.Tables, func(s wire.Summary) bool { return s.ID == mine.Table }) {
		t.Errorf("the honest table is not among the first %d", len(list.Tables))
	}
	path := "/api/tables/" + mine.Table + "/commands"
	call(honest, bo.Token, path, `{"id":"1","do":"sit"}`).want(http.StatusOK)
	call(honest, bo.Token, path, `{"id":"2","do":"ready"}`).want(http.StatusOK)
	var now message
	s.get(bo.Token, "/api/tables/"+mine.Table).into(&now)
	if now.Table.Match != 1 {
		t.Errorf("no match begins: %s", now.text)
	}
}

// TestNeighbours: people in a network that has opened many private tables, at which no other player looks
// for a chair, can still open theirs.
func TestNeighbours(t *testing.T) {
	s := newSite(t, nil)
	for range 51 {
		g := s.guest("Spam")
		for range 10 {
			g.open(map[string]any{"settings": map[string]any{"variant": "duel"}})
		}
	}
	anna := s.guest("Anna")
	for _, public := range []bool{false, true} {
		anna.open(map[string]any{"settings": map[string]any{"variant": "duel", "public": public}, "sit": true})
	}
}

// TestKeptInSum: data stored for a player and for an address is limited in the long run, and so is chat;
// other addresses are not affected.
func TestKeptInSum(t *testing.T) {
	few, none := Rate{1.0 / 3600, 5}, Unlimited()
	for name, c := range map[string]struct {
		l    Limits
		do   string
		same bool // whether another player of the address is refused too
	}{
		"a player's commands":   {Limits{Kept: few, AddressKept: none, Said: none, AddressSaid: none}, "sit", false},
		"an address's commands": {Limits{Kept: none, AddressKept: few, Said: none, AddressSaid: none}, "sit", true},
		"a player's chat":       {Limits{Kept: none, AddressKept: none, Said: few, AddressSaid: none}, "chat", false},
		"an address's chat":     {Limits{Kept: none, AddressKept: none, Said: none, AddressSaid: few}, "chat", true},
	} {
		t.Run(name, func(t *testing.T) {
			c.l.Commands, c.l.Chat, c.l.Requests = none, none, none
			s := newSite(t, func(o *Options) { o.TrustProxy, o.Limits = true, c.l })
			n := 0
			enter := func(address string) (g guest) {
				x := s.send("", http.MethodPost, "/api/guest", []byte(`{"name":"Anna","token":true}`), "X-Forwarded-For", address)
				x.want(http.StatusCreated).into(&g)
				return g
			}
			do := func(address string, g guest) *exchange {
				n++
				body := fmt.Sprintf(`{"id":"%d","do":%q,"text":"hello"}`, n, c.do)
				return s.send(g.Token, http.MethodPost, "/api/tables/none/commands", []byte(body), "X-Forwarded-For", address)
			}
			anna, bo, cleo := enter("192.0.2.1"), enter("192.0.2.1"), enter("192.0.2.2")
			for do("192.0.2.1", anna).status != http.StatusTooManyRequests {
				if n > 5 {
					t.Fatal("nobody minds")
				}
			}
			x := do("192.0.2.1", anna)
			x.refused(http.StatusTooManyRequests, "too-many")
			if wait := x.head.Get("Retry-After"); wait != "3600" || !strings.Contains(string(x.body), "in a day") {
				t.Errorf("again after %s: %s", wait, x.body)
			}
			if refused := do("192.0.2.1", bo).status == http.StatusTooManyRequests; refused != c.same {
				t.Errorf("another player of the address is refused: %v", refused)
			}
			if x := do("192.0.2.2", cleo); x.status == http.StatusTooManyRequests {
				t.Errorf("another address is refused: %s", x.body)
			}
		})
	}
}

// TestDaily: a day's allowance is available again after a day, and not before.
func TestDaily(t *testing.T) {
	usual := (Limits{}).WithDefaults()
	for name, r := range map[string]Rate{
		"a player's commands": usual.Kept, "an address's commands": usual.AddressKept,
		"a player's chat": usual.Said, "an address's chat": usual.AddressSaid,
	} {
		t.Run(name, func(t *testing.T) {
			b, now := newBuckets(r), time.Unix(1_800_000_000, 0)
			for range 2 {
				for i := range r.Burst {
					if err := b.allow("anna", now); err != nil {
						t.Fatalf("the %dth of %d is refused: %v", i+1, r.Burst, err)
					}
				}
				if b.allow("anna", now) == nil {
					t.Fatalf("more than %d are kept", r.Burst)
				}
				now = now.Add(24 * time.Hour)
			}
		})
	}
}

// TestManyAtOnce: a call that counts many times is counted completely or not at all, for a player and for
// their network, and no retry is promised for more than can ever be allowed.
func TestManyAtOnce(t *testing.T) {
	now := time.Unix(1_800_000_000, 0)
	l := Limits{Kept: Rate{0.001, 10}, AddressKept: Rate{0.001, 12}, Said: Rate{0.001, 5}, AddressSaid: Rate{0.001, 5}}.WithDefaults()
	g := newGuard(l, nil)
	of := func(player, from string) *api.Call { return &api.Call{From: from, Player: store.Player{ID: player}} }
	for i, x := range []struct {
		player, from string
		n            int
		said         bool
		status       int
	}{
		{"eve", "one", 8, false, 0},
		{"ann", "one", 5, false, http.StatusTooManyRequests}, // their network has room for 4
		{"ann", "two", 6, true, http.StatusRequestEntityTooLarge},
		{"ann", "two", 10, false, 0}, // so the refused ones were not counted
		{"ann", "two", 1, false, http.StatusTooManyRequests},
		{"eve", "one", 3, false, http.StatusTooManyRequests},
		{"eve", "one", 2, true, 0},
		{"bob", "one", 11, false, http.StatusRequestEntityTooLarge},
	} {
		var f *api.Fault
		status := 0
		if err := g.keep(of(x.player, x.from), x.said, x.n, now); errors.As(err, &f) {
			status = f.Status
		}
		if status != x.status {
			t.Errorf("%d: %v is answered %d", i, x, status)
		}
	}
}

// TestSpentAlone: a player who has reached a day's limit, and goes on sending, takes nothing from the other
// players of the network.
func TestSpentAlone(t *testing.T) {
	now := time.Unix(1_800_000_000, 0)
	l := Limits{Kept: Rate{0.001, 3}, AddressKept: Rate{0.001, 5}, Said: Rate{0.001, 2}, AddressSaid: Rate{0.001, 3}}.WithDefaults()
	for _, said := range []bool{false, true} {
		g, done := newGuard(l, nil), map[string]int{}
		for _, player := range []string{"eve", "ann"} {
			c := &api.Call{From: "192.0.2.1/32", Player: store.Player{ID: player}}
			for range 20 {
				if g.keep(c, said, 1, now) == nil {
					done[player]++
				}
			}
		}
		want := map[string]int{"eve": 3, "ann": 2}
		if said {
			want = map[string]int{"eve": 2, "ann": 1}
		}
		if !maps.Equal(done, want) {
			t.Errorf("chat %v: kept are %v, not %v", said, done, want)
		}
	}
}
