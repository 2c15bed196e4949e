package httpd

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/club/identity"
	"ninetynine/internal/club/moderation"
	"ninetynine/internal/store"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

// A browser keeps cookies.
type browser struct {
	s       *site
	cookies map[string]string
}

func (b *browser) send(method, path string, body any, heads ...string) *exchange {
	b.s.t.Helper()
	var all []string
	for name, value := range b.cookies {
		all = append(all, name+"="+value)
	}
	if len(all) > 0 {
		heads = append(heads, "Cookie", strings.Join(all, "; "))
	}
	var text []byte
	if body != nil {
		text = must.Get(json.Marshal(body))(b.s.t)
	}
	x := b.s.send("", method, path, text, heads...)
	for _, c := range (&http.Response{Header: x.head}).Cookies() {
		if b.cookies[c.Name] = c.Value; c.MaxAge < 0 {
			delete(b.cookies, c.Name)
		}
	}
	return x
}

// browser is that of a new player.
func (s *site) browser(name string) (*browser, wire.Me) {
	s.t.Helper()
	b := &browser{s, map[string]string{}}
	var g wire.Guest
	b.send(http.MethodPost, "/api/guest", wire.Entrance{Name: name}).want(http.StatusCreated).into(&g)
	return b, g.Me
}

func (b *browser) me() (out wire.Somebody) {
	b.s.t.Helper()
	b.send(http.MethodGet, "/api/me", nil).want(http.StatusOK).into(&out)
	return out
}

func (b *browser) proves(key wire.Proving) (out wire.Proven) {
	b.s.t.Helper()
	b.send(http.MethodPost, "/api/session/proof", key).want(http.StatusCreated).into(&out)
	return out
}

// goesOn changes over with a key.
func (b *browser) goesOn(key wire.Proving) {
	b.s.t.Helper()
	p := b.proves(key)
	b.send(http.MethodPost, "/api/session", wire.GoingOn{Code: p.Code, As: p.ID}).want(http.StatusCreated)
}

func (b *browser) words() string {
	b.s.t.Helper()
	var out wire.Words
	b.send(http.MethodPost, "/api/me/words", nil).want(http.StatusCreated).into(&out)
	return out.Words
}

func (b *browser) joins(p wire.Proven, me string, hand bool) *exchange {
	b.s.t.Helper()
	return b.send(http.MethodPost, "/api/me/joined", wire.Joining{Code: p.Code, As: p.ID, Me: me, Hand: hand})
}

// TestLinkNeverJoins: a link that another player made changes over at most, after both players are named; it gives
// nothing of the one to the other, and the browser can go back.
func TestLinkNeverJoins(t *testing.T) {
	s := newSite(t, nil)
	s.check = newChecker(t)
	mallory, victim := s.guest("Mallory"), (*browser)(nil)
	victim, q := s.browser("Quin")
	victim.words()
	link := mallory.code()
	p := victim.proves(wire.Proving{Code: link})
	if p.ID != mallory.ID || p.Here == nil || p.Here.ID != q.ID || p.Here.Alone || !p.Here.Words {
		t.Errorf("the proof is %+v, here %+v", p, p.Here)
	}
	victim.joins(p, q.ID, true).because("join-link")
	victim.send(http.MethodPost, "/api/session", wire.GoingOn{Code: link, As: q.ID}).because("other-player")
	if me := victim.me(); me.ID != q.ID {
		t.Errorf("after a look at the link the browser is %+v", me)
	}
	own, _ := s.browser("Quinn")
	was := own.me()
	own.goesOn(wire.Proving{Code: link})
	own.send(http.MethodPost, "/api/session", wire.GoingOn{Code: link, As: mallory.ID}).want(http.StatusNotFound) // it works once
	me := own.me()
	if me.ID != mallory.ID || me.Back == nil || me.Back.ID != was.ID || me.Back.Joined {
		t.Fatalf("changed over, the browser is %+v, back to %+v", me, me.Back)
	}
	if x := must.Get(s.store.Player(t.Context(), was.ID))(t); x.AliasOf != "" {
		t.Errorf("the player who changed over is %+v", x)
	}
	for _, k := range mallory.keys() {
		if k.Kind == store.Back {
			t.Errorf("the other sees %+v", k)
		}
	}
	stolen := own.cookies["n99-back"]
	s.post(mallory.Token, "/api/session/proof", wire.Proving{Code: stolen}).because("key-ended") // of that browser only
	own.goesOn(wire.Proving{Back: true})
	if me := own.me(); me.ID != was.ID || me.Back != nil {
		t.Errorf("gone back, the browser is %+v", me)
	}
}

// TestStaleScreen: a request of a screen that shows another player is refused before anything is done.
func TestStaleScreen(t *testing.T) {
	s := newSite(t, nil)
	b, tim := s.browser("Tim")
	rob := s.guest("Rob")
	b.send(http.MethodPost, "/api/me/words", nil, "N99-Player", tim.ID).want(http.StatusCreated)
	b.goesOn(wire.Proving{Code: rob.code()})
	for _, path := range []string{"/api/me/words", "/api/session/code"} {
		b.send(http.MethodPost, path, nil, "N99-Player", tim.ID).refused(http.StatusConflict, "another-player")
	}
	b.send(http.MethodGet, "/api/me", nil, "N99-Player", tim.ID).want(http.StatusOK)
	b.send(http.MethodPost, "/api/session/code", nil, "N99-Player", rob.ID).want(http.StatusCreated)
	s.send("", http.MethodGet, "/api/tables", nil, "N99-Player", tim.ID).want(http.StatusUnauthorized)
	if keys := must.Get(s.store.Keys(t.Context(), rob.ID))(t); len(keys) != 3 {
		t.Errorf("a stale screen has left %+v", keys)
	}
}

// TestJoinAndUndo: a guest signs in and brings its own player; the other devices hear of it; undone from either side, each
// has its own again: chair, ties, keys.
func TestJoinAndUndo(t *testing.T) {
	for _, side := range []string{"from the player", "from the alias"} {
		t.Run(side, func(t *testing.T) {
			s := newSite(t, nil)
			s.check = newChecker(t)
			home, p := s.browser("Homer")
			words := home.words()
			b, q := s.browser("Guest")
			friend := s.guest("Friend")
			var out wire.Seated
			b.send(http.MethodPost, "/api/tables", map[string]any{"id": "t", "settings": map[string]any{"variant": "duel"}, "sit": true, "bots": []string{"", "club"}, "ready": true}).want(http.StatusCreated).into(&out)
			b.send(http.MethodPost, "/api/me/ties", wire.Tying{Player: friend.ID, Tie: store.Follow, On: true}).want(http.StatusOK)
			phone := b.cookies["n99"]
			s.clock.Add(1000)
			b.goesOn(wire.Proving{Words: words})
			back := b.proves(wire.Proving{Back: true})
			s.clock.Add(1000) // so that the keys have an order
			b.joins(back, q.ID, true).refused(http.StatusConflict, "another-player")
			b.joins(back, p.ID, false).because("join-hand")
			b.joins(back, p.ID, true).want(http.StatusCreated)
			chair := func() string { return must.Get(s.store.Summary(t.Context(), out.Table))(t).Chairs[0].Player }
			joined := func(f wire.Fresh) bool { return f.ID == q.ID && f.Kind == store.Became }
			if me := home.me(); len(me.Fresh) != 2 || !slices.ContainsFunc(me.Fresh, joined) || chair() != p.ID {
				t.Errorf("the other device hears %+v; %s has the chair", me.Fresh, chair())
			}
			s.send(phone, http.MethodGet, "/api/me", nil).want(http.StatusUnauthorized)
			var keys wire.Keys
			if home.send(http.MethodGet, "/api/me/keys", nil).want(http.StatusOK).into(&keys); len(keys.Joined) != 1 || keys.Joined[0].ID != q.ID || len(keys.Keys) != 3 {
				t.Errorf("the keys are %+v", keys)
			}
			if side == "from the player" {
				friend.s.send(friend.Token, http.MethodDelete, "/api/me/joined/"+q.ID, nil).want(http.StatusNotFound)
				home.send(http.MethodDelete, "/api/me/joined/"+q.ID, nil).want(http.StatusNoContent)
				home.send(http.MethodDelete, "/api/me/joined/"+q.ID, nil).want(http.StatusNotFound)
			} else if me := b.me(); me.Back == nil || !me.Back.Joined {
				t.Errorf("the browser that brought it is told %+v", me.Back)
			}
			b.goesOn(wire.Proving{Back: true})
			if me := b.me(); me.ID != q.ID || chair() != q.ID {
				t.Errorf("undone, the browser is %+v, and %s has the chair", me, chair())
			}
			ties := must.Get(s.store.Ties(t.Context(), q.ID))(t)
			if has := must.Get(s.store.Ties(t.Context(), p.ID))(t); !ties.Has(q.ID, friend.ID, store.Follow) || len(has) != 0 {
				t.Errorf("undone, the ties are %+v and %+v", ties, has)
			}
			b.send(http.MethodPost, "/api/tables/"+out.Table+"/commands", map[string]any{"id": "c", "do": "chat", "text": "back"}).want(http.StatusOK)
			if me := home.me(); me.ID != p.ID {
				t.Errorf("the other is %+v", me)
			}
		})
	}
}

// TestOperatorLink: an operator's link is refused in mid-match, waits for a day if a key was used lately, can be refused by
// the player's devices, and is marked; end-keys ends all.
func TestOperatorLink(t *testing.T) {
	s := newModerated(t)
	ann := s.guest("Ann")
	link := func(act wire.OperatorAct) (code string) {
		var given wire.Operated
		act.Whom = ann.ID
		s.act(console, act).want(http.StatusOK).into(&given)
		return strings.TrimPrefix(given.Link, "/#code=")
	}
	tbl := ann.open(map[string]any{"settings": map[string]any{"variant": "duel"}, "sit": true, "bots": []string{"", "club"}, "ready": true})
	s.act(console, wire.OperatorAct{Act: moderation.ActLink, Whom: ann.ID}).because("link-playing")
	s.act(console, wire.OperatorAct{Act: moderation.ActEndKeys, Whom: ann.ID, Link: true}).because("link-playing")
	s.act(console, wire.OperatorAct{Act: moderation.ActClose, Whom: tbl}).want(http.StatusOK)

	first, second := link(wire.OperatorAct{Act: moderation.ActLink}), ""
	s.goOn(map[string]any{"code": first}).because("link-waits")
	var me wire.Somebody
	if s.get(ann.Token, "/api/me").into(&me); len(me.Fresh) != 1 || me.Fresh[0].Kind != store.Link || me.Fresh[0].By != "operator" || me.Fresh[0].From == 0 {
		t.Fatalf("Ann is told %+v", me.Fresh)
	}
	s.send(ann.Token, http.MethodDelete, "/api/me/keys/"+me.Fresh[0].ID, nil).want(http.StatusNoContent)
	second = link(wire.OperatorAct{Act: moderation.ActLink})
	s.clock.Add((24 * time.Hour).Milliseconds())
	s.goOn(map[string]any{"code": first}).because("key-ended")
	thief := s.goOn(map[string]any{"code": second}).is(ann)
	marked := false
	for _, k := range ann.keys() {
		marked = marked || k.ByOperator && k.Kind == store.Device
	}
	if !marked {
		t.Errorf("the keys are %+v", ann.keys())
	}
	now := s.goOn(map[string]any{"code": link(wire.OperatorAct{Act: moderation.ActEndKeys, Link: true})}).is(ann)
	for _, g := range []*guest{ann, thief} {
		s.get(g.Token, "/api/me").want(http.StatusUnauthorized)
	}
	var keys wire.Keys
	if s.get(now.Token, "/api/me/keys").into(&keys); len(keys.Keys) != 1 || len(keys.Acts) != 3 || keys.Acts[0].Act != moderation.ActEndKeys {
		t.Errorf("Ann's keys are %+v", keys)
	}
}

// TestLinkOfLater: an operator's link of before a match is refused in it, and one of an alias's id is not given.
func TestLinkOfLater(t *testing.T) {
	s := newModerated(t)
	home, p := s.browser("Homer")
	var given wire.Operated
	s.act(console, wire.OperatorAct{Act: moderation.ActLink, Whom: p.ID}).want(http.StatusOK).into(&given)
	s.clock.Add((24 * time.Hour).Milliseconds())
	home.send(http.MethodPost, "/api/tables", map[string]any{"id": "t", "settings": map[string]any{"variant": "duel"}, "sit": true, "bots": []string{"", "club"}, "ready": true}).want(http.StatusCreated)
	link := map[string]any{"code": strings.TrimPrefix(given.Link, "/#code=")}
	s.goOn(link).because("link-playing")
	s.act(console, wire.OperatorAct{Act: moderation.ActClose, Whom: must.Get(s.store.Seated(t.Context(), p.ID, 0, 1))(t)[0].ID}).want(http.StatusOK)
	s.goOn(link).want(http.StatusCreated) // it was not used up

	guest := s.guest("Guest")
	must.Do(t, s.srv.merge(t.Context(), guest.ID, p.ID))
	for _, act := range []wire.OperatorAct{{Act: moderation.ActLink}, {Act: moderation.ActEndKeys}, {Act: moderation.ActEndKeys, Link: true}, {Act: moderation.ActErase, Name: "Guest"}, {Act: moderation.ActAppoint}} {
		act.Whom = guest.ID
		s.act(console, act).because("is-alias")
	}
}

// TestEraseJoined: an operator who erases a player does not erase another with it who was joined to it lately, and is told
// what to do first. After seven days, the two are one.
func TestEraseJoined(t *testing.T) {
	s := newModerated(t)
	var joined [3]*guest
	thief := s.guest("Thief")
	for i, name := range []string{"Ann", "Bob", "Cat"} {
		joined[i] = s.guest(name)
		must.Do(t, s.srv.merge(t.Context(), joined[i].ID, thief.ID))
	}
	erase := func() *exchange {
		return s.act(console, wire.OperatorAct{Act: moderation.ActErase, Whom: thief.ID, Name: "Thief"})
	}
	for _, g := range joined[:2] {
		x := erase()
		if x.want(http.StatusConflict).because("erase-joined"); !bytes.Contains(x.body, []byte("·"+store.Tag(thief.ID))) {
			t.Errorf("it does not say who: %s", x.body)
		}
		s.act(console, wire.OperatorAct{Act: moderation.ActSplit, Whom: g.ID}).want(http.StatusOK)
	}
	erase().because("erase-joined")
	s.clock.Add(store.JoinedFor.Milliseconds() + 1)
	erase().want(http.StatusOK)
	for i, g := range joined {
		if p := must.Get(s.store.Player(t.Context(), g.ID))(t); (p.Name == "") != (i == 2) {
			t.Errorf("%s is called %q afterwards", g.Name, p.Name)
		}
	}
}

// because expects a refusal of this kind.
func (x *exchange) because(why string) {
	x.t.Helper()
	var e struct{ Error wire.Fault }
	if x.into(&e); e.Error.Why != why {
		x.t.Errorf("%s %s: %d %s, not refused for %s", x.method, x.path, x.status, x.body, why)
	}
}

// TestHeldBack: a request that is held back while its session ends does nothing more.
func TestHeldBack(t *testing.T) {
	s := newSite(t, nil)
	g := s.guest("Thea")
	patient := s.http.Client().Transport.(*http.Transport).Clone()
	patient.ExpectContinueTimeout = time.Hour // the body is sent once the server reads it
	body, rest := io.Pipe()
	req := must.Get(http.NewRequestWithContext(t.Context(), http.MethodPost, s.http.URL+"/api/me", body))(t)
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Authorization", "Bearer "+g.Token)
	req.Header.Set("Expect", "100-continue")
	status := make(chan int)
	go func() {
		res, err := patient.RoundTrip(req)
		if err != nil {
			status <- 0
			return
		}
		_ = res.Body.Close()
		status <- res.StatusCode
	}()
	must.Get(rest.Write([]byte(`{"name":`)))(t)
	s.send(g.Token, http.MethodDelete, "/api/session", nil).want(http.StatusNoContent)
	must.Get(rest.Write([]byte(`"Thief"}`)))(t)
	_ = rest.Close()
	if got := <-status; got != http.StatusUnauthorized {
		t.Errorf("the request that was held back is answered with %d", got)
	}
	if p := must.Get(s.store.Player(t.Context(), g.ID))(t); p.Name != "Thea" {
		t.Errorf("it has renamed the player to %q", p.Name)
	}
}

// TestWayBack: the way back of a browser is for the player that it left, as whom it went on, and for this person.
func TestWayBack(t *testing.T) {
	s := newSite(t, nil)
	home, p := s.browser("Pia")
	words := home.words()
	third := s.guest("Theo")
	change := func() (*browser, wire.Me) {
		b, q := s.browser("Rob")
		b.send(http.MethodPost, "/api/session/code", nil).want(http.StatusCreated) // a link, which ends, is no other way
		b.goesOn(wire.Proving{Words: words})
		if me := b.me(); me.ID != p.ID || me.Back == nil || me.Back.ID != q.ID {
			t.Fatalf("changed over: %+v, back to %+v", me, me.Back)
		}
		return b, q
	}
	b, _ := change()
	b.goesOn(wire.Proving{Code: third.code()})
	b.joins(b.proves(wire.Proving{Back: true}), third.ID, false).because("other-player")

	b, q := change()
	code := b.cookies["n99-back"]
	b.send(http.MethodDelete, "/api/session", nil).want(http.StatusNoContent)
	if b.cookies["n99-back"] != "" || len(must.Get(s.store.Keys(t.Context(), q.ID))(t)) != 1 { // the link
		t.Errorf("signed out, the browser has %v, and the player still has keys", b.cookies)
	}
	b.cookies["n99-back"] = code
	b.send(http.MethodPost, "/api/session/proof", wire.Proving{Back: true}).want(http.StatusNotFound)

	b, q = change()
	owner, token, err := store.NewDevice(rand.Reader, q.ID, "", s.srv.Now())
	must.Do(t, err)
	must.Do(t, s.store.AddKey(t.Context(), owner))
	s.send(token, http.MethodDelete, "/api/me/keys", nil).want(http.StatusNoContent)
	b.send(http.MethodPost, "/api/session/proof", wire.Proving{Back: true}).want(http.StatusNotFound)
}

// TestWaysBack: a browser that changes over again, or whose player is joined to another elsewhere, keeps the way back to its
// guest; a lapsed session that came by a link is offered once it is settled.
func TestWaysBack(t *testing.T) {
	s := newSite(t, nil)
	s.check = newChecker(t)
	b, rob := s.browser("Rob")
	theo, third := s.browser("Theo")
	link := func(of *browser) wire.Proving {
		var code wire.Code
		of.send(http.MethodPost, "/api/session/code", nil).want(http.StatusCreated).into(&code)
		return wire.Proving{Code: code.Code}
	}
	back := func() (all []string) {
		me := b.me()
		if me.Back != nil {
			all = append(all, me.Back.ID)
		}
		for _, other := range me.Earlier {
			all = append(all, other.ID)
		}
		return all
	}
	expect := func(want ...string) {
		t.Helper()
		if got := back(); !slices.Equal(got, want) {
			t.Errorf("the browser can go back to %q, want %q", got, want)
		}
	}
	b.goesOn(link(theo))
	home, p := s.browser("Homer")
	home.joins(home.proves(wire.Proving{Words: theo.words()}), p.ID, false).want(http.StatusCreated)
	expect(rob.ID)
	b.send(http.MethodPost, "/api/guest", wire.Entrance{Name: "New"}).want(http.StatusCreated)
	expect(rob.ID)
	s.clock.Add(store.SettlesIn.Milliseconds())
	expect(third.ID, rob.ID)
	fresh := b.me().ID
	b.goesOn(link(home))
	expect(fresh, third.ID, rob.ID)
	b.goesOn(wire.Proving{Back: true, As: rob.ID})
	expect(fresh, third.ID)
	if me := b.me(); me.ID != rob.ID {
		t.Errorf("gone back, the browser is %+v", me)
	}
	kept := b.cookies["n99-back"]
	b.send(http.MethodDelete, "/api/session", nil).want(http.StatusNoContent)
	b.cookies["n99-back"] = kept
	expect()
}

// TestManyWaysBack: a cookie of many ways back costs no more than a browser's.
func TestManyWaysBack(t *testing.T) {
	s := newSite(t, nil)
	b, me := s.browser("Rob")
	key, code, err := store.NewLink(rand.Reader, me.ID, "", s.srv.Now(), s.srv.Now().Add(time.Hour))
	must.Do(t, err)
	key.Kind = store.Back
	must.Do(t, s.store.AddKey(t.Context(), key))
	for before, status := range map[int]int{mostWays - 1: http.StatusCreated, mostWays: http.StatusNotFound} {
		b.cookies["n99-back"] = strings.Repeat("a.", before) + code
		b.send(http.MethodPost, "/api/session/proof", wire.Proving{Back: true}).want(status)
	}
}

// TestReturned: a session that an operator's split brings back is offered to its browser, which is a guest now, as long as it
// works.
func TestReturned(t *testing.T) {
	s := newModerated(t)
	home, owner := s.browser("Olga")
	thief, own := s.browser("Thief")
	thief.joins(thief.proves(wire.Proving{Words: home.words()}), own.ID, false).want(http.StatusCreated)
	home.send(http.MethodPost, "/api/guest", wire.Entrance{Name: "Anew"}).want(http.StatusCreated)
	s.act(console, wire.OperatorAct{Act: moderation.ActSplit, Whom: owner.ID}).want(http.StatusOK)
	me := home.me()
	if me.Back == nil || me.Back.ID != owner.ID || me.Back.Until != s.clock.Load()+2*store.JoinedFor.Milliseconds() {
		t.Errorf("the browser can go back to %+v", me.Back)
	}
}

// TestStolenWords: a thief with a player's words joins that player to another. The player's devices can do two things only:
// hear of it, and undo it, after which the thief has no way back; a ban of the other holds.
func TestStolenWords(t *testing.T) {
	s := newModerated(t)
	s.check = newChecker(t)
	home, owner := s.browser("Olga")
	words := home.words()
	phone := s.goOn(map[string]any{"words": words})
	var program guest
	phone.want(http.StatusCreated).into(&program)
	thief, own := s.browser("Thief")
	session := home.cookies["n99"]
	thief.joins(thief.proves(wire.Proving{Words: words}), own.ID, false).want(http.StatusCreated)

	home.send(http.MethodGet, "/api/me/keys", nil).want(http.StatusUnauthorized)
	home.send(http.MethodPost, "/api/me/words", nil).want(http.StatusUnauthorized)
	home.send(http.MethodPost, "/api/session/code", nil).want(http.StatusUnauthorized)
	s.send(program.Token, http.MethodGet, "/api/me/keys", nil).want(http.StatusUnauthorized)
	s.post(program.Token, "/api/me", map[string]any{"name": "Oleg"}).want(http.StatusUnauthorized)
	me := home.me()
	if me.ID != "" || me.Back == nil || me.Back.ID != owner.ID || !me.Back.Joined || me.Back.To == nil || me.Back.To.ID != own.ID || me.Back.To.Name != "Thief" || me.Back.To.At != s.clock.Load() {
		t.Fatalf("the owner is told %+v", me.Back)
	}
	if s.get(program.Token, "/api/me").into(&me); me.Back == nil || me.Back.To == nil {
		t.Errorf("the owner's program is told %+v", me.Back)
	}
	s.act(console, wire.OperatorAct{Act: moderation.ActSilence, Whom: own.ID}).want(http.StatusOK)
	p := home.proves(wire.Proving{Back: true})
	if p.ID != owner.ID || strings.Contains(session, p.Code) {
		t.Errorf("the proof is %+v", p)
	}
	home.send(http.MethodPost, "/api/session", wire.GoingOn{Code: p.Code, As: p.ID}).because("join-sanctioned")
	if me := home.me(); me.Back == nil {
		t.Error("while the other is silenced the owner is told nothing")
	}
	s.act(console, wire.OperatorAct{Act: moderation.ActLift, Whom: own.ID}).want(http.StatusOK)
	thief.send(http.MethodPost, "/api/me/erase", wire.Erasing{Name: "Thief"}).because("join-first")

	// The owner plays on as a guest first.
	home.send(http.MethodPost, "/api/guest", wire.Entrance{Name: "Anew"}).want(http.StatusCreated)
	if me := home.me(); me.Name != "Anew" || me.Back == nil || me.Back.To == nil {
		t.Fatalf("a guest now, the owner is %+v, and told %+v", me, me.Back)
	}
	home.goesOn(wire.Proving{Back: true})
	if me := home.me(); me.ID != owner.ID || me.Back == nil || me.Back.Name != "Anew" {
		t.Errorf("undone, the owner is %+v, back %+v", me, me.Back)
	}
	if s.get(program.Token, "/api/me").want(http.StatusOK).into(&me); me.ID != owner.ID {
		t.Errorf("the owner's program is %+v", me)
	}
	thief.send(http.MethodPost, "/api/session/proof", wire.Proving{Back: true}).because("key-ended")
	thief.send(http.MethodPost, "/api/session/proof", wire.Proving{Words: words}).because("key-ended")
	if me := thief.me(); me.ID != own.ID || me.Back != nil {
		t.Errorf("the thief is %+v, back %+v", me, me.Back)
	}
	s.get(session, "/api/me").want(http.StatusUnauthorized) // it was used up
}

// ssh sends as a caller with an SSH key.
func (s *site) ssh(method, path string, body any) *exchange {
	s.t.Helper()
	text := must.Get(json.Marshal(body))(s.t)
	r, w := httptest.NewRequest(method, s.http.URL+path, bytes.NewReader(text)), httptest.NewRecorder()
	r.Header.Set("Content-Type", wire.JSON)
	s.srv.Handler().ServeHTTP(w, r.WithContext(context.WithValue(r.Context(), localCallerKey{}, LocalCaller{Key: store.IDOf(store.SSH, "key")})))
	return &exchange{s.t, method, path, text, w.Code, w.Header(), w.Body.Bytes()}
}

// TestStolenFromSSH: a caller whose player a thief has joined keeps the SSH key, which is the only way back, until the caller has
// undone it.
func TestStolenFromSSH(t *testing.T) {
	s := newSite(t, nil)
	var owner wire.Guest
	var words wire.Words
	s.ssh(http.MethodPost, "/api/guest", wire.Entrance{Name: "Olga"}).want(http.StatusCreated).into(&owner)
	s.ssh(http.MethodPost, "/api/me/words", nil).want(http.StatusCreated).into(&words)
	thief, own := s.browser("Thief")
	thief.joins(thief.proves(wire.Proving{Words: words.Words}), own.ID, false).want(http.StatusCreated)
	s.ssh(http.MethodPost, "/api/guest", wire.Entrance{Name: "Olga"}).because("key-lapsed")
	third := s.guest("Theo")
	s.ssh(http.MethodPost, "/api/session", wire.GoingOn{Code: third.code(), As: third.ID}).because("key-lapsed")
	s.ssh(http.MethodPost, "/api/session", wire.GoingOn{Code: back, As: owner.ID}).want(http.StatusCreated)
	var me wire.Somebody
	if s.ssh(http.MethodGet, "/api/me", nil).want(http.StatusOK).into(&me); me.ID != owner.ID {
		t.Errorf("undone, the caller is %+v", me)
	}
}

// TestJoinOperator: an operator joins another, and is joined, by words or a passkey, and not by what a browser keeps.
func TestJoinOperator(t *testing.T) {
	s := newModerated(t)
	home, operator := s.browser("Olga")
	words := home.words()
	s.act(console, wire.OperatorAct{Act: moderation.ActAppoint, Whom: operator.ID}).want(http.StatusOK)
	other, own := s.browser("Otto")
	other.cookies["n99-back"] = home.cookies["n99"]
	other.joins(wire.Proven{Me: operator, Code: back}, own.ID, false).because("join-operator")
	other.goesOn(wire.Proving{Words: words})
	other.joins(other.proves(wire.Proving{Back: true}), operator.ID, false).because("join-operator")
	other.goesOn(wire.Proving{Back: true})
	other.joins(other.proves(wire.Proving{Words: words}), own.ID, false).want(http.StatusCreated)
}

// TestSplitForOwner: after an operator's split the browser that joined the player has no way back, whether the player has a
// device or had words alone.
func TestSplitForOwner(t *testing.T) {
	for _, device := range []bool{true, false} {
		s := newModerated(t)
		home, owner := s.browser("Olga")
		words := home.words()
		if !device {
			home.send(http.MethodDelete, "/api/session", nil).want(http.StatusNoContent)
		}
		thief, own := s.browser("Thief")
		thief.joins(thief.proves(wire.Proving{Words: words}), own.ID, false).want(http.StatusCreated)
		s.act(console, wire.OperatorAct{Act: moderation.ActSplit, Whom: owner.ID}).want(http.StatusOK)
		thief.send(http.MethodPost, "/api/session/proof", wire.Proving{Back: true}).because("key-ended")
		if me := home.me(); (me.ID == owner.ID) != device {
			t.Errorf("the owner is %+v", me)
		}
	}
}

// TestLapse: after seven days a device of a player who was joined to another can do nothing.
func TestLapse(t *testing.T) {
	s := newSite(t, nil)
	home, _ := s.browser("Olga")
	words := home.words()
	thief, own := s.browser("Thief")
	thief.joins(thief.proves(wire.Proving{Words: words}), own.ID, false).want(http.StatusCreated)
	s.clock.Add(store.JoinedFor.Milliseconds())
	home.send(http.MethodPost, "/api/session/proof", wire.Proving{Back: true}).because("key-ended")
	if me := home.me(); me.Back != nil {
		t.Errorf("the device is told %+v", me.Back)
	}
}

// TestYoungKey: a session that came by a link ends no older key for a day, nor undoes, erases, or replaces words, by whatever it
// adds; who proves older words may at once.
func TestYoungKey(t *testing.T) {
	s := newModerated(t)
	s.http.URL = strings.Replace(s.http.URL, "127.0.0.1", "localhost", 1)
	home, owner := s.browser("Olga")
	words := home.words()
	gert, _ := s.browser("Gert")
	home.joins(home.proves(wire.Proving{Words: gert.words()}), owner.ID, false).want(http.StatusCreated)
	var code wire.Code
	home.send(http.MethodPost, "/api/session/code", nil).want(http.StatusCreated).into(&code)
	s.clock.Add(1000)
	thief := &browser{s, map[string]string{}}
	thief.goesOn(wire.Proving{Code: code.Code})
	var keys wire.Keys
	grave := func(b *browser, older, joined string) map[string]*exchange {
		return map[string]*exchange{
			"one":    b.send(http.MethodDelete, "/api/me/keys/"+older, nil),
			"others": b.send(http.MethodDelete, "/api/me/keys", nil),
			"undo":   b.send(http.MethodDelete, "/api/me/joined/"+joined, nil),
			"words":  b.send(http.MethodPost, "/api/me/words", nil),
			"erase":  b.send(http.MethodPost, "/api/me/erase", wire.Erasing{Name: "Olga"}),
		}
	}
	home.send(http.MethodGet, "/api/me/keys", nil).want(http.StatusOK).into(&keys)
	older, joined := keys.Keys[0].ID, keys.Joined[0].ID
	for what, x := range grave(thief, older, joined) {
		if x.because("key-young"); t.Failed() {
			t.Fatalf("that was %s", what)
		}
	}
	// What was joined since it may undo.
	late, lea := s.browser("Lea")
	home.joins(home.proves(wire.Proving{Words: late.words()}), owner.ID, false).want(http.StatusCreated)
	thief.send(http.MethodDelete, "/api/me/joined/"+lea.ID, nil).want(http.StatusNoContent)
	// A passkey that it adds is as young, and joins the player to none.
	me := &guest{s: s}
	me.ID = owner.ID
	p := s.passkey(me)
	thief.send(http.MethodPost, "/api/me/passkeys", p.made(s.challenge())).want(http.StatusCreated)
	again := &browser{s, map[string]string{}}
	raw := func() *json.RawMessage {
		m := json.RawMessage(must.Get(json.Marshal(p.proof(s.challenge())["passkey"]))(t))
		return &m
	}
	again.goesOn(wire.Proving{Passkey: raw()})
	for _, x := range grave(again, older, joined) {
		x.because("key-young")
	}
	other, its := s.browser("Other")
	other.joins(other.proves(wire.Proving{Passkey: raw()}), its.ID, false).because("key-young")

	// The owner, on a new device.
	mine := &browser{s, map[string]string{}}
	mine.goesOn(wire.Proving{Words: words})
	mine.send(http.MethodGet, "/api/me/keys", nil).want(http.StatusOK).into(&keys)
	for _, k := range keys.Keys {
		if k.This {
			thief.send(http.MethodDelete, "/api/me/keys/"+k.ID, nil).because("key-young")
		}
	}
	for _, k := range keys.Keys {
		if k.Kind == store.Passkey {
			thief.send(http.MethodDelete, "/api/me/keys/"+k.ID, nil).want(http.StatusNoContent) // as young as itself
		}
	}
	mine.send(http.MethodDelete, "/api/me/keys/"+older, nil).want(http.StatusNoContent)
	s.clock.Add(store.SettlesIn.Milliseconds())
	thief.send(http.MethodPost, "/api/me/words", nil).want(http.StatusCreated)
	thief.send(http.MethodDelete, "/api/me/keys", nil).want(http.StatusNoContent)
}

// TestProofOfBrowser: a proof that a browser without a session asks for is of no use elsewhere.
func TestProofOfBrowser(t *testing.T) {
	s := newSite(t, nil)
	home, p := s.browser("Olga")
	words := home.words()
	b := &browser{s, map[string]string{}}
	shown := b.proves(wire.Proving{Words: words})
	on := wire.GoingOn{Code: shown.Code, As: p.ID}
	thief, own := s.browser("Thief")
	s.send("", http.MethodPost, "/api/session", must.Get(json.Marshal(on))(t)).because("key-ended")
	thief.send(http.MethodPost, "/api/session", on).because("key-ended")
	thief.joins(shown, own.ID, false).because("key-ended")
	b.send(http.MethodPost, "/api/session", on).want(http.StatusCreated)
}

// TestChain: a player whom another has joined lately is joined to no third, and not erased, until that is undone or old.
func TestChain(t *testing.T) {
	s := newSite(t, nil)
	a, _ := s.browser("Ann")
	b, pb := s.browser("Bob")
	c, pc := s.browser("Cid")
	b.joins(b.proves(wire.Proving{Words: a.words()}), pb.ID, false).want(http.StatusCreated)
	words := b.words()
	c.joins(c.proves(wire.Proving{Words: words}), pc.ID, false).because("join-first")
	b.send(http.MethodPost, "/api/me/erase", wire.Erasing{Name: "Bob"}).because("join-first")
	s.clock.Add(store.JoinedFor.Milliseconds())
	c.joins(c.proves(wire.Proving{Words: words}), pc.ID, false).want(http.StatusCreated)
}

// A lateStore does something else just before it erases.
type lateStore struct {
	identity.Store
	first func()
}

func (s *lateStore) Erase(ctx context.Context, e store.Erasure) error {
	s.first()
	return s.Store.Erase(ctx, e)
}

// TestEraseWhileJoining: a player who erases itself does not erase another who becomes one with it at that moment.
func TestEraseWhileJoining(t *testing.T) {
	late := &lateStore{first: func() {}}
	s := newSite(t, func(o *Options) {
		late.Store = o.People.Store
		o.People.Store = late
	})
	victim := s.guest("Ann")
	b, thief := s.browser("Thief")
	late.first = func() { must.Do(t, s.store.Merge(t.Context(), victim.ID, thief.ID, s.srv.Now())) }
	b.send(http.MethodPost, "/api/me/erase", wire.Erasing{Name: "Thief"}).because("join-first")
	if p := must.Get(s.store.Player(t.Context(), victim.ID))(t); p.Name != "Ann" {
		t.Errorf("Ann is called %q", p.Name)
	}
	s.clock.Add(store.JoinedFor.Milliseconds())
	late.first = func() {}
	b.send(http.MethodPost, "/api/me/erase", wire.Erasing{Name: "Thief"}).want(http.StatusNoContent)
}

// TestStaleGuest: a page that shows a player whom the browser no longer has gets no guest in its place.
func TestStaleGuest(t *testing.T) {
	s := newSite(t, nil)
	b, tim := s.browser("Tim")
	rob := s.guest("Rob")
	b.goesOn(wire.Proving{Code: rob.code()})
	b.send(http.MethodPost, "/api/guest", wire.Entrance{Name: "New"}, "N99-Player", tim.ID).refused(http.StatusConflict, "another-player")
	b.send(http.MethodDelete, "/api/session", nil).want(http.StatusNoContent)
	b.send(http.MethodPost, "/api/guest", wire.Entrance{Name: "New"}, "N99-Player", tim.ID).refused(http.StatusUnauthorized, "no-session")
	b.send(http.MethodPost, "/api/guest", wire.Entrance{Name: "New"}).want(http.StatusCreated)
}

// TestGuestTwice: a browser whose page did not learn who it is, as after an answer that failed, does not lose its player to
// a new one.
func TestGuestTwice(t *testing.T) {
	s := newSite(t, nil)
	b, ann := s.browser("Ann")
	var out wire.Guest
	b.send(http.MethodPost, "/api/guest", wire.Entrance{Name: "Other"}).want(http.StatusCreated).into(&out)
	if me := b.me(); out.ID != ann.ID || me.ID != ann.ID || me.Name != "Ann" {
		t.Errorf("Ann is now %s %s, and is told %+v", me.Name, me.ID, out.Me)
	}
}

// TestYoungLapsed: a session that came by a link lately, and lapsed as its player was joined, does not undo that.
func TestYoungLapsed(t *testing.T) {
	s := newSite(t, nil)
	desk, w := s.browser("Willa")
	ways := desk.words()
	b, _ := s.browser("Olga")
	words := b.words()
	var code wire.Code
	b.send(http.MethodPost, "/api/session/code", nil).want(http.StatusCreated).into(&code)
	thief := &browser{s, map[string]string{}}
	thief.goesOn(wire.Proving{Code: code.Code})
	b.goesOn(wire.Proving{Words: ways})
	b.joins(b.proves(wire.Proving{Words: words}), w.ID, false).want(http.StatusCreated)
	p := thief.proves(wire.Proving{Back: true})
	thief.send(http.MethodPost, "/api/session", wire.GoingOn{Code: p.Code, As: p.ID}).because("key-young")
	if b.me().Back == nil {
		t.Error("the owner has no way back")
	}
}
