package httpd

import (
	"fmt"
	"net/http"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/doors/push"
	"ninetynine/internal/store"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/pushservice"
	"ninetynine/internal/wire"
)

// push asks to be told, or not, and returns what the player is told of.
func (g *guest) push(b *pushservice.Browser, turn, tonight bool) (out wire.Push) {
	g.s.t.Helper()
	in := wire.Pushing{Endpoint: b.Endpoint, P256dh: b.P256dh, Auth: b.Auth, Language: "de-AT", Turn: turn, Tonight: tonight}
	g.s.post(g.Token, "/api/me/push", in).want(http.StatusOK).into(&out)
	return out
}

// pushed returns what the player's device is told of.
func (g *guest) pushed() (out wire.Push) {
	g.s.t.Helper()
	g.s.get(g.Token, "/api/me/push").want(http.StatusOK).into(&out)
	return out
}

func (g *guest) kinds() (all []store.Kind) {
	for _, k := range g.keys() {
		all = append(all, k.Kind)
	}
	slices.Sort(all)
	return all
}

func pushing(t *testing.T) (*site, *pushservice.Service) {
	s := newSite(t, func(o *Options) {
		o.Push = must.Get(push.New(push.Options{Key: must.Get(push.NewKey())(t)}))(t)
		o.Limits.Links = Unlimited()
	})
	s.check = newChecker(t)
	return s, pushservice.New(t)
}

// TestPush: a device has one push key, which its player sees, changes and ends; it ends with the device.
func TestPush(t *testing.T) {
	s, service := pushing(t)
	anna, b := s.guest("Anna"), service.Browser()
	if got := anna.pushed(); got != (wire.Push{Key: s.srv.Push.Public()}) {
		t.Errorf("at first %+v", got)
	}
	want := wire.Push{Key: s.srv.Push.Public(), Pushing: wire.Pushing{Endpoint: b.Endpoint, Language: "de", Turn: true}}
	if got := anna.push(b, true, false); got != want || anna.pushed() != want {
		t.Errorf("then %+v", got)
	}
	old := fmt.Appendf(nil, `{"Endpoint":%q,"P256dh":%q,"Auth":%q,"Language":"de","Turn":true,"Tonight":false}`, b.Endpoint, b.P256dh, b.Auth)
	id := store.PushOf(store.IDOf(store.Device, anna.Token))
	must.Do(t, s.store.AddKey(t.Context(), store.Key{ID: id, Player: anna.ID, Kind: store.Push, Seen: s.srv.Now(), Data: old}))
	if got := anna.pushed(); got != want {
		t.Errorf("as earlier versions stored it: %+v", got)
	}
	anna.push(service.Browser(), true, true)
	anna.push(b, false, true)
	if got := anna.pushed(); got.Endpoint != b.Endpoint || got.Turn || !got.Tonight || !slices.Equal(anna.kinds(), []store.Kind{store.Device, store.Push}) {
		t.Errorf("changed to %+v, with %q", got, anna.kinds())
	}
	other := s.goOn(map[string]any{"code": anna.code()}).is(anna)
	s.clock.Add(store.SettlesIn.Milliseconds())
	other.push(service.Browser(), true, true)
	s.send(other.Token, http.MethodDelete, "/api/me/keys", nil).want(http.StatusNoContent) // Anna's first device ends
	if got := other.kinds(); !slices.Equal(got, []store.Kind{store.Device, store.Push}) || other.pushed().Endpoint == b.Endpoint {
		t.Errorf("after the others have ended: %q", got)
	}
	for _, k := range other.keys() {
		if k.Kind == store.Push {
			s.send(other.Token, http.MethodDelete, "/api/me/keys/"+k.ID, nil).want(http.StatusNoContent)
		}
	}
	if got := other.pushed(); got.Endpoint != "" || len(other.keys()) != 1 {
		t.Errorf("ended: %+v", got)
	}
	other.push(b, true, true)
	if got := other.push(&pushservice.Browser{}, false, false); got.Endpoint != "" || len(other.keys()) != 1 {
		t.Errorf("wants nothing: %+v", got)
	}
	other.push(b, true, true)
	s.send(other.Token, http.MethodDelete, "/api/session", nil).want(http.StatusNoContent)
	if left := must.Get(s.store.Keys(t.Context(), anna.ID))(t); len(left) != 0 {
		t.Errorf("after the session: %+v", left)
	}
}

// TestPushEnds: push keys end with their devices when two become one, and when a player is erased.
func TestPushEnds(t *testing.T) {
	s, service := pushing(t)
	anna, guest := s.guest("Anna"), s.guest("Guest")
	b := service.Browser()
	guest.push(b, true, true)
	guest.becomes(anna)
	if left := must.Get(s.store.Keys(t.Context(), guest.ID))(t); len(left) != 1 || left[0].Kind != store.Lapsed || slices.Contains(anna.kinds(), store.Push) {
		t.Errorf("merged: %+v", left)
	}
	s.clock.Add(store.JoinedFor.Milliseconds())
	anna.push(b, true, true)
	s.post(anna.Token, "/api/me/erase", map[string]any{"name": "Anna"}).want(http.StatusNoContent)
	if left := must.Get(s.store.Keys(t.Context(), anna.ID))(t); len(left) != 0 {
		t.Errorf("erased: %+v", left)
	}
}

// TestPushMoves: a browser that another player uses now tells that player alone.
func TestPushMoves(t *testing.T) {
	s, service := pushing(t)
	anna, bert, b := s.guest("Anna"), s.guest("Bert"), service.Browser()
	anna.push(b, true, true)
	if got := bert.push(b, true, false); got.Endpoint != b.Endpoint || anna.pushed().Endpoint != "" || slices.Contains(anna.kinds(), store.Push) {
		t.Errorf("Bert has %+v, and Anna %+v", got, anna.pushed())
	}
}

// TestPushRefused: impossible subscriptions, and one too many, are refused.
func TestPushRefused(t *testing.T) {
	s, service := pushing(t)
	anna, b := s.guest("Anna"), service.Browser()
	s.post("", "/api/me/push", wire.Pushing{}).want(http.StatusUnauthorized)
	s.post(anna.Token, "/api/me/push", wire.Pushing{Endpoint: "http://127.0.0.1/", P256dh: b.P256dh, Auth: b.Auth, Turn: true}).refused(http.StatusBadRequest, "bad")
	for n := range mostPush + 1 {
		device := s.goOn(map[string]any{"code": anna.code()}).is(anna)
		if n < mostPush {
			device.push(service.Browser(), true, false)
			device.push(service.Browser(), true, false)
			continue
		}
		s.post(device.Token, "/api/me/push", wire.Pushing{Endpoint: b.Endpoint, P256dh: b.P256dh, Auth: b.Auth, Turn: true}).want(http.StatusConflict)
	}
	without := newSite(t, nil)
	bert := without.guest("Bert")
	if got := bert.pushed(); got != (wire.Push{}) {
		t.Errorf("without: %+v", got)
	}
	without.post(bert.Token, "/api/me/push", wire.Pushing{Endpoint: b.Endpoint, P256dh: b.P256dh, Auth: b.Auth, Turn: true}).want(http.StatusNotFound)
}

// TestPushProvesNothing: neither what a push key is made of nor the key itself is a session, a code, words or the
// key of a passkey, wherever it is stored.
func TestPushProvesNothing(t *testing.T) {
	s, service := pushing(t)
	anna, b := s.guest("Anna"), service.Browser()
	anna.push(b, true, true)
	const words = "babab babab babab babab babab babab"
	var key store.Key
	for _, k := range must.Get(s.store.Keys(t.Context(), anna.ID))(t) {
		if k.Kind == store.Push {
			key = k
		}
	}
	texts := []string{string(key.ID[:]), fmt.Sprintf("%x", key.ID), key.ID.Name(), b.Endpoint, b.P256dh, b.Auth, strings.Repeat("a", 26), words}
	for _, text := range texts[:len(texts)-1] { // such a key where another kind would be looked for
		for _, kind := range []store.Kind{store.Device, store.SSH, store.Link} {
			for _, as := range []store.Kind{store.Push, store.Notice} {
				k := key
				k.ID, k.Kind = store.IDOf(kind, fmt.Sprint(as, text)), as
				must.Do(t, s.store.AddKey(t.Context(), k))
				texts = append(texts, fmt.Sprint(as, text))
			}
		}
	}
	for _, text := range texts {
		s.send(strings.Map(func(r rune) rune { return min(max(r, '!'), '~') }, text), http.MethodGet, "/api/me", nil).want(http.StatusUnauthorized)
		if x := s.goOn(map[string]any{"code": text}); x.status == http.StatusCreated {
			t.Errorf("%q is a code", text)
		}
		if x := s.goOn(map[string]any{"words": text}); x.status == http.StatusCreated {
			t.Errorf("%q are words", text)
		}
	}
	if !slices.Contains(anna.kinds(), store.Push) {
		t.Error("the push key is gone")
	}
}
