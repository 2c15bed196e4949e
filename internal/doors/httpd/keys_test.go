package httpd

import (
	"encoding/json"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/descope/virtualwebauthn"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/table/lobby"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

// code is a code for another device.
func (g *guest) code() string {
	g.s.t.Helper()
	var out wire.Code
	g.s.send(g.Token, http.MethodPost, "/api/session/code", nil).want(http.StatusCreated).into(&out)
	return out.Code
}

// goOn continues on another device with a key.
func (s *site) goOn(key map[string]any) *exchange { return s.goOnFrom("", key) }

// goOnFrom shows a key with a session's token, and goes on as its player.
func (s *site) goOnFrom(token string, key map[string]any, headers ...string) *exchange {
	s.t.Helper()
	cookie := len(headers) > 0 && headers[0] == "Cookie"
	x := s.send(token, http.MethodPost, "/api/session/proof", must.Get(json.Marshal(key))(s.t), headers...)
	if x.status != http.StatusCreated {
		return x
	}
	var p wire.Proven
	x.into(&p)
	for _, kept := range x.head.Values("Set-Cookie") { // of a browser without a session
		headers = append(headers, "Cookie", strings.Split(kept, ";")[0])
	}
	return s.send(token, http.MethodPost, "/api/session", must.Get(json.Marshal(wire.GoingOn{Code: p.Code, As: p.ID, Token: token != "" || !cookie}))(s.t), headers...)
}

// becomes makes a player one with another, as if proven.
func (g *guest) becomes(home *guest) {
	g.s.t.Helper()
	must.Do(g.s.t, g.s.srv.merge(g.s.t.Context(), g.ID, home.ID))
}

// is expects an answer with a new session of the player, and returns it.
func (x *exchange) is(g *guest) *guest {
	x.t.Helper()
	other := &guest{s: g.s}
	if x.want(http.StatusCreated).into(other); other.ID != g.ID || other.Name != g.Name || other.Token == "" || other.Token == g.Token {
		x.t.Fatalf("the other device is %+v, not %s", other, g.ID)
	}
	return other
}

func (g *guest) keys() []wire.Key {
	g.s.t.Helper()
	var out wire.Keys
	g.s.get(g.Token, "/api/me/keys").want(http.StatusOK).into(&out)
	if out.ID != g.ID || out.Tag != g.ID[1:5] {
		g.s.t.Errorf("the keys are %+v", out)
	}
	return out.Keys
}

// TestHandOver continues as a player on another device: once, within ten minutes, and not on a device whose
// player sits at a table or has played.
func TestHandOver(t *testing.T) {
	s := newSite(t, nil)
	s.check = newChecker(t)
	anna := s.guest("Anna")
	use := func(token, code string) *exchange { return s.goOnFrom(token, map[string]any{"code": code}) }
	c := anna.code()
	other := use("", c).is(anna)
	var me struct{ ID string }
	for _, token := range []string{other.Token, anna.Token} {
		if s.get(token, "/api/me").want(http.StatusOK).into(&me); me.ID != anna.ID {
			t.Errorf("%s is %+v", token, me)
		}
	}
	use("", c).want(http.StatusNotFound)
	use("", "nonsense").want(http.StatusNotFound)
	s.get(anna.code(), "/api/me").want(http.StatusUnauthorized) // a code is no token

	bert := s.guest("Bert")
	bert.open(map[string]any{"id": "t", "settings": map[string]any{"variant": "duel"}, "sit": true})
	c = anna.code()
	use(bert.Token, c).is(anna)
	s.get(bert.Token, "/api/me").want(http.StatusOK) // a program keeps its own token
	use("", c).want(http.StatusNotFound)
	use(anna.Token, anna.code()).is(anna)
	device := func(x *exchange) string {
		return strings.Split(x.want(http.StatusCreated).head.Get("Set-Cookie"), ";")[0]
	}
	cookie := device(s.post("", "/api/guest", map[string]any{"name": "Emil"}))
	now := device(s.goOnFrom("", map[string]any{"code": anna.code()}, "Cookie", cookie))
	s.send("", http.MethodGet, "/api/me", nil, "Cookie", cookie).want(http.StatusUnauthorized) // no browser has that any more
	s.send("", http.MethodGet, "/api/me", nil, "Cookie", now).want(http.StatusOK)
	c = anna.code()
	s.clock.Add(codeLasts.Milliseconds())
	use("", c).want(http.StatusNotFound)
	s.send("", http.MethodPost, "/api/session/code", nil).want(http.StatusUnauthorized)
}

// TestDevices lists a player's keys, ends one of them with its streams, and all others.
func TestDevices(t *testing.T) {
	s := newSite(t, nil)
	s.check = newChecker(t)
	anna, eve := s.guest("Anna"), s.guest("Eve")
	tbl := anna.open(map[string]any{"settings": map[string]any{"variant": "duel"}, "sit": true})
	const phone = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36"
	c := map[string]any{"code": anna.code()}
	s.clock.Add(1000)
	other := s.goOnFrom("", c, "User-Agent", phone).is(anna)
	s.clock.Add(1000)
	anna.code() // is listed, too
	all := other.keys()
	if len(all) != 3 || all[1].Label != "Chrome, Android" || !all[1].This || all[0].This || all[0].Kind != store.Device || all[2].Kind != store.Link || all[1].Made == 0 {
		t.Fatalf("the keys are %+v", all)
	}
	feeds := map[*guest]*feed{anna: s.watch(anna.Token, tbl, 0), other: s.watch(other.Token, tbl, 0)}
	ended := func(g *guest) {
		t.Helper()
		for more := true; more; {
			_, more = feeds[g].next()
		}
		s.get(g.Token, "/api/me").want(http.StatusUnauthorized)
	}
	s.send(eve.Token, http.MethodDelete, "/api/me/keys/"+all[1].ID, nil).want(http.StatusNotFound)
	s.send(anna.Token, http.MethodDelete, "/api/me/keys/"+all[1].ID, nil).want(http.StatusNoContent)
	ended(other)
	s.send(anna.Token, http.MethodDelete, "/api/me/keys/"+all[1].ID, nil).want(http.StatusNotFound)

	code := anna.code()
	third := s.goOn(map[string]any{"code": anna.code()}).is(anna)
	s.send(third.Token, http.MethodDelete, "/api/me/keys", nil).because("key-young")
	s.clock.Add(store.SettlesIn.Milliseconds())
	s.send(third.Token, http.MethodDelete, "/api/me/keys", nil).want(http.StatusNoContent)
	ended(anna)
	s.goOn(map[string]any{"code": code}).want(http.StatusNotFound)
	if all := third.keys(); len(all) != 1 || !all[0].This {
		t.Errorf("after signing out elsewhere the keys are %+v", all)
	}
	s.get(eve.Token, "/api/me").want(http.StatusOK)
}

// TestWords: recovery words begin a session, in any writing, until there are new ones; others begin none.
func TestWords(t *testing.T) {
	s := newSite(t, nil)
	s.check = newChecker(t)
	anna := s.guest("Anna")
	words := func() string {
		var out wire.Words
		s.send(anna.Token, http.MethodPost, "/api/me/words", nil).want(http.StatusCreated).into(&out)
		return out.Words
	}
	first := words()
	if len(strings.Fields(first)) != 6 {
		t.Errorf("the words are %q", first)
	}
	for _, written := range []string{first, strings.ToUpper(first), strings.ReplaceAll(first, " ", ""), " " + strings.ReplaceAll(first, " ", ", \n") + "."} {
		s.goOn(map[string]any{"words": written}).is(anna)
	}
	s.get(strings.ReplaceAll(first, " ", ""), "/api/me").want(http.StatusUnauthorized)
	both := make(chan string, 2)
	for range 2 { // in two tabs, at once
		go func() { both <- words() }()
	}
	works := 0
	for _, words := range []string{<-both, <-both} {
		if s.goOn(map[string]any{"words": words}).status == http.StatusCreated {
			works++
		}
	}
	if works != 1 {
		t.Errorf("of new words that are asked for twice at once, %d work", works)
	}
	second := words()
	s.goOn(map[string]any{"words": first}).want(http.StatusNotFound)
	s.goOn(map[string]any{"words": second}).is(anna)
	s.goOn(map[string]any{"words": "babab babab babab babab babab babab"}).want(http.StatusNotFound)
	for _, bad := range []string{"babab", second + " babab", strings.Repeat("aaaaa ", 6)} {
		s.goOn(map[string]any{"words": bad}).refused(http.StatusBadRequest, "bad")
	}
	n := 0
	for _, k := range anna.keys() {
		if k.Kind == store.Words {
			n++
		}
	}
	if n != 1 {
		t.Errorf("there are %d keys of words", n)
	}
}

// A passkey is one of a virtual authenticator, at a site.
type passkey struct {
	s     *site
	party virtualwebauthn.RelyingParty
	auth  virtualwebauthn.Authenticator
	own   virtualwebauthn.Credential
}

func (s *site) passkey(g *guest) *passkey {
	own := virtualwebauthn.NewCredential(virtualwebauthn.KeyTypeEC2)
	for len(own.Key.AttestationData()) < coseBytes {
		own = virtualwebauthn.NewCredential(virtualwebauthn.KeyTypeEC2)
	}
	return &passkey{s, virtualwebauthn.RelyingParty{ID: "localhost", Origin: s.http.URL},
		virtualwebauthn.NewAuthenticatorWithOptions(virtualwebauthn.AuthenticatorOptions{UserHandle: []byte(g.ID)}), own}
}

// coseBytes is the length of a public key of P-256 in COSE. In one of 128 the package leaves out a coordinate's leading
// zero, which no authenticator does, and which is no key.
const coseBytes = 77

func (s *site) challenge() string {
	s.t.Helper()
	var out wire.Challenge
	s.send("", http.MethodPost, "/api/session/challenge", nil).want(http.StatusCreated).into(&out)
	if out.Site != "localhost" || out.Until <= s.clock.Load() {
		s.t.Errorf("the challenge is %+v", out)
	}
	return out.Challenge
}

// made is the body that adds the passkey, with what browsers send, too.
func (p *passkey) made(challenge string) (body map[string]any) {
	options := virtualwebauthn.AttestationOptions{Challenge: must.Get(base64url.DecodeString(challenge))(p.s.t)}
	must.Do(p.s.t, json.Unmarshal([]byte(virtualwebauthn.CreateAttestationResponse(p.party, p.auth, p.own, options)), &body))
	body["authenticatorAttachment"], body["clientExtensionResults"] = "platform", map[string]any{"credProps": map[string]any{"rk": true}}
	body["response"].(map[string]any)["transports"] = []string{"internal"}
	return body
}

// proof is the body that proves who its owner is.
func (p *passkey) proof(challenge string) map[string]any {
	var x map[string]any
	p.own.Counter++
	options := virtualwebauthn.AssertionOptions{Challenge: must.Get(base64url.DecodeString(challenge))(p.s.t)}
	must.Do(p.s.t, json.Unmarshal([]byte(virtualwebauthn.CreateAssertionResponse(p.party, p.auth, p.own, options)), &x))
	return map[string]any{"passkey": x}
}

// TestPasskeys: a passkey that was added begins sessions of its player. What is stolen, replayed, expired,
// copied, from another site or changed begins none.
func TestPasskeys(t *testing.T) {
	s := newSite(t, nil)
	s.check = newChecker(t)
	s.http.URL = strings.Replace(s.http.URL, "127.0.0.1", "localhost", 1)
	anna, eve := s.guest("Anna"), s.guest("Eve")
	p := s.passkey(anna)
	add := p.made(s.challenge())
	var key wire.Key
	s.post(anna.Token, "/api/me/passkeys", add).want(http.StatusCreated).into(&key)
	if key.Kind != store.Passkey {
		t.Errorf("the key is %+v", key)
	}
	s.post(eve.Token, "/api/me/passkeys", add).want(http.StatusNotFound)                   // replayed
	s.post(eve.Token, "/api/me/passkeys", p.made(s.challenge())).want(http.StatusConflict) // it is Anna's
	s.post("", "/api/me/passkeys", p.made(s.challenge())).want(http.StatusUnauthorized)    // nobody's
	s.post(eve.Token, "/api/me/passkeys", map[string]any{"id": "x"}).refused(http.StatusBadRequest, "bad")
	s.goOn(map[string]any{"passkey": map[string]any{"id": "x"}}).refused(http.StatusBadRequest, "bad")

	proof := p.proof(s.challenge())
	s.goOn(proof).is(anna)
	s.goOn(proof).want(http.StatusNotFound) // replayed
	s.goOn(p.proof(s.challenge())).is(anna)

	expired := s.challenge()
	s.clock.Add(codeLasts.Milliseconds())
	s.goOn(p.proof(expired)).want(http.StatusNotFound)
	s.goOn(p.proof(base64url.EncodeToString(make([]byte, 40)))).want(http.StatusNotFound) // not ours

	response := func(proof map[string]any) map[string]any {
		return proof["passkey"].(map[string]any)["response"].(map[string]any)
	}
	changed := p.proof(s.challenge())
	response(changed)["signature"] = response(p.proof(s.challenge()))["signature"]
	s.goOn(changed).want(http.StatusNotFound)

	elsewhere := *p
	elsewhere.party.Origin = "https://evil.example"
	s.goOn(elsewhere.proof(s.challenge())).want(http.StatusNotFound)
	forged := *p
	forged.own.Key = virtualwebauthn.NewCredential(virtualwebauthn.KeyTypeEC2).Key
	s.goOn(forged.proof(s.challenge())).want(http.StatusNotFound)
	unknown := s.passkey(anna)
	s.goOn(unknown.proof(s.challenge())).want(http.StatusNotFound)

	p.own.Counter = 10
	s.goOn(p.proof(s.challenge())).is(anna)
	p.own.Counter = 4 // a copy, which has not counted on
	s.goOn(p.proof(s.challenge())).want(http.StatusNotFound)
	p.own.Counter = 20

	s.send(anna.Token, http.MethodDelete, "/api/me/keys/"+key.ID, nil).want(http.StatusNoContent)
	s.goOn(p.proof(s.challenge())).want(http.StatusNotFound) // ended
}

// TestSecondDeviceOpens: the same opening from a second device finds the first one's table, and so does one
// that was sent before ids of tables followed from the player.
func TestSecondDeviceOpens(t *testing.T) {
	s := newSite(t, nil)
	anna := s.guest("Anna")
	opening := map[string]any{"id": "mine", "settings": map[string]any{"variant": "duel"}, "sit": true}
	tbl := anna.open(opening)
	other := s.goOn(map[string]any{"code": anna.code()}).is(anna)
	var out wire.Seated
	if s.post(other.Token, "/api/tables", opening).want(http.StatusOK).into(&out); out.Table != tbl || !out.Again {
		t.Errorf("the second device opens %+v, not %s", out, tbl)
	}
	if eve := s.guest("Eve").open(opening); eve == tbl {
		t.Error("another player's opening has the same table")
	}
	// The version before took the token itself for the secret.
	bert := s.guest("Bert")
	before := lobby.Lobby{Lists: s.store, Tables: s.hall, Level: s.hall.Judge.HasLevel, Now: s.srv.millis, Bounds: func() lobby.Bounds { return s.srv.Limits.Open }}
	opened := must.Get(before.Open(t.Context(), lobby.Person{ID: bert.ID, Name: bert.Name, Secret: bert.Token},
		&lobby.Opening{ID: "mine", Settings: table.Settings{Variant: "duel"}, Sit: true}))(t)
	if s.post(bert.Token, "/api/tables", opening).want(http.StatusOK).into(&out); out.Table != opened.Table || !out.Again {
		t.Errorf("what the version before opened is opened as %+v, not %s", out, opened.Table)
	}
}

// TestTags: players of one name have different tags, whatever the case of the name.
func TestTags(t *testing.T) {
	s := newSite(t, nil)
	must.Do(t, s.store.AddPlayer(t.Context(), store.Player{ID: "pabcdx", Name: "Änne", Created: time.UnixMilli(0)}))
	must.Do(t, s.store.AddPlayer(t.Context(), store.Player{ID: "pabcdy", Name: "Bert", Created: time.UnixMilli(0)}))
	key, token := must.Get2(store.NewDevice(s.srv.Random, "pabcdy", "", s.srv.Now()))(t)
	must.Do(t, s.store.AddKey(t.Context(), key))
	s.post(token, "/api/me", map[string]any{"name": "ÄNNE"}).refused(http.StatusConflict, "taken")
	s.post(token, "/api/me", map[string]any{"name": "Bo"}).want(http.StatusOK)
	s.post(token, "/api/me", map[string]any{"name": "bo"}).want(http.StatusOK)
	for id, want := range map[string]bool{"pabcdz": true, "pabcez": false, "pabcdx": false} {
		if taken := must.Get(store.Namesake(t.Context(), s.store, id, "änne"))(t); taken != want {
			t.Errorf("%s of that name: %v", id, taken)
		}
	}
}
