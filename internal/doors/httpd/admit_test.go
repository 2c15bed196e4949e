package httpd

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/club/moderation"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
)

// allowed are the operations other than GET that are open to a caller to whom all else is closed.
var allowed = struct{ reckoning, own, banned, silenced, spent []string }{
	// What stores nothing, and costs what a request costs, and more once it is read.
	reckoning: []string{"bids", "houseGuide", "deal", "pad", "talk", "problemTalk", "season", "look", "problems", "solve"},
	// Of a player's own: keys, privacy, leaving.
	own: []string{"leave", "prove", "undoJoined", "endKey", "endOtherKeys", "erase", "goOn", "handOver", "newWords", "challenge", "addPasskey", "setPush", "hideRating"},
	// What is priced, and which a ban leaves: advice on what the caller may read, doors, and an appeal.
	banned: []string{"appeal", "secondThought", "reportOn", "groupDoor"},
	// What other people do not read.
	silenced: []string{
		"tie", "renewLink", "open", "play", "playDaily", "hint", "bring", "whatIf", "whatIfOn", "come", "endGroup", "joinGroup", "newGroupEvening", "endGroupEvening", "complain", "seatings", "eventPads",
	},
	// What ends something, and what operators do.
	spent: []string{"leave", "endKey", "endOtherKeys", "operate"},
}

// TestAdmission: each operation is refused to a banned, a silenced and an overspent caller, but for those that are
// listed above. So is one that a careless author adds, about which nothing is said but who may call it.
func TestAdmission(t *testing.T) {
	careless := wire.Operation{ID: "motto", Method: "POST", Path: "/api/motto", Who: wire.Player}
	all := append(wire.Operations(), careless)
	own := handlers()
	own["motto"] = func(_ *Server, c *call) error { c.w.WriteHeader(http.StatusNoContent); return nil }
	serve := func(spent bool) *site {
		return newSiteOf(t, all, own, func(o *Options) {
			o.OperatorSecret = console
			if spent { // a new player costs one; all else is spent below
				one := Rate{PerSecond: 1e-9, Burst: 1}
				o.Limits.Commands, o.Limits.Chat, o.Limits.Tables, o.Limits.Hinted, o.Limits.Links = one, one, one, one, one
				o.Limits.Kept, o.Limits.AddressKept = Rate{PerSecond: 1e-9, Burst: 100}, Rate{PerSecond: 1e-9, Burst: 101}
			}
		})
	}
	s := serve(false)
	ann, eve := s.guest("Ann"), s.guest("Eve")
	s.act(console, wire.OperatorAct{Act: moderation.ActBan, Whom: ann.ID}).want(http.StatusOK)
	s.act(console, wire.OperatorAct{Act: moderation.ActSilence, Whom: eve.ID}).want(http.StatusOK)
	broke := serve(true)
	bob := broke.guest("Bob")
	spend := &api.Call{Player: must.Get(broke.store.Player(t.Context(), bob.ID))(t), From: "127.0.0.1/32"}
	for _, what := range []wire.Cost{wire.Commands, wire.Chats, wire.Openings, wire.Hints, wire.Links} {
		must.Do(t, broke.srv.spend(spend, what, 1))
	}
	must.Do(t, broke.srv.spend(spend, wire.Keeping, 100))

	for i := range all {
		o := &all[i]
		path := strings.NewReplacer("{table}", "t0", "{match}", "1", "{player}", "p0", "{group}", "g0", "{evening}", "e0", "{event}", "v0", "{pad}", "d0", "{key}", "k0", "{problem}", "1", "{variant}", "duel").Replace(o.Path)
		send := func(s *site, token string) *exchange { return s.send(token, o.Method, path, []byte(`{}`)) }
		if o.Method == "GET" {
			if o.Does != moderation.Reading {
				t.Errorf("%s is a GET, and does something", o.ID)
			}
			continue
		}
		if o.Does == moderation.Told {
			if !slices.Contains([]string{"command", "changeMember", "guest"}, o.ID) { // which TestBan, TestGroupRoles and TestBanNetwork see
				t.Errorf("%s says what it does by the request: test that", o.ID)
			}
			continue
		}
		told := func(x *exchange) string {
			var e struct{ Error wire.Fault }
			x.into(&e)
			return e.Error.Why + e.Error.Reason
		}
		for _, c := range []struct {
			who     string
			site    *site
			token   string
			reason  string
			allowed [][]string
		}{
			{"a banned player", s, ann.Token, "ban-player" + string(table.Forbidden), [][]string{allowed.reckoning, allowed.own, allowed.banned}},
			{"a silenced player", s, eve.Token, "silence-player" + string(table.Forbidden), [][]string{allowed.reckoning, allowed.own, allowed.banned, allowed.silenced, {"operate"}}},
			{"an overspent player", broke, bob.Token, "too-many", [][]string{allowed.reckoning, allowed.spent}},
		} {
			may := slices.Contains(slices.Concat(c.allowed...), o.ID)
			if o.ID == "leave" { // all others would have no session
				continue
			}
			x := send(c.site, c.token)
			if refused := x.status >= 400 && told(x) == c.reason; refused == may {
				t.Errorf("%s, %s: allowed is %v, the answer is %d %s", o.ID, c.who, may, x.status, x.body)
			}
		}
	}
}

// TestAffordable: under the usual limits no operation costs more than a caller may spend at once.
func TestAffordable(t *testing.T) {
	g := newGuard((Limits{}).WithDefaults(), nil)
	for _, o := range wire.Operations() {
		for _, p := range o.Prices() {
			if b := g.of[p.Cost]; b != nil && p.N >= b.rate.Burst { // the request itself costs one
				t.Errorf("%s costs %d at once, of %d", o.ID, p.N, b.rate.Burst)
			}
		}
	}
}
