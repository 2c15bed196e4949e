package httpd

import (
	"bytes"
	"context"
	"net/http"
	"testing"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
)

// TestRecalled: after the first request of a session on a new day, that session is read from the store again,
// and no other.
func TestRecalled(t *testing.T) {
	s := newSite(t, nil)
	anna, other := s.guest("Anna"), "anna's other device"
	must.Do(t, s.store.AddKey(t.Context(), store.Key{ID: store.IDOf(store.Device, other), Kind: store.Device, Player: anna.ID, Seen: s.srv.Now()}))
	s.clock.Add((24 * time.Hour).Milliseconds())
	for _, x := range []struct {
		token    string
		recalled int
	}{{other, 0}, {other, 1}, {anna.Token, 1}, {anna.Token, 2}} {
		s.get(x.token, "/api/me").want(http.StatusOK)
		if n := s.srv.recalled.Len(); n != x.recalled {
			t.Errorf("after a request by %s, %d sessions are recalled, not %d", x.token, n, x.recalled)
		}
	}
}

// An interrupted store does something between a read and its answer, once.
type interrupted struct {
	*sqlstore.DB
	key, muted func()
}

func (s *interrupted) Key(ctx context.Context, id store.KeyID) (store.Key, store.Player, error) {
	k, p, err := s.DB.Key(ctx, id)
	if do := s.key; do != nil {
		s.key = nil
		do()
	}
	return k, p, err
}

func (s *interrupted) Muted(ctx context.Context, player string) ([]string, error) {
	muted, err := s.DB.Muted(ctx, player)
	if do := s.muted; do != nil {
		s.muted = nil
		do()
	}
	return muted, err
}

func newInterrupted(t *testing.T) (*site, *interrupted) {
	var i *interrupted
	s := newSite(t, func(o *Options) {
		i = &interrupted{DB: o.Store.(*sqlstore.DB)}
		o.Store = i
	})
	return s, i
}

// TestEndedMeanwhile: a key that ends while a request reads it, or before the request's stream has its place, does
// nothing afterwards.
func TestEndedMeanwhile(t *testing.T) {
	s, i := newInterrupted(t)
	anna := s.guest("Anna")
	tbl := anna.open(map[string]any{"settings": map[string]any{"variant": "duel"}, "sit": true})
	key := store.IDOf(store.Device, anna.Token)
	end := func() { must.Do(t, s.srv.endKey(t.Context(), anna.ID, key)) }
	s.srv.forget(anna.ID)
	i.key = end
	s.get(anna.Token, "/api/me").want(http.StatusOK) // it came before
	s.get(anna.Token, "/api/me").want(http.StatusUnauthorized)

	bert := s.guest("Bert")
	key = store.IDOf(store.Device, bert.Token)
	s.srv.forget(bert.ID)
	i.key = end
	req := must.Get(http.NewRequestWithContext(t.Context(), http.MethodGet, s.http.URL+"/api/tables/"+tbl+"/events", nil))(t)
	req.Header.Set("Authorization", "Bearer "+bert.Token)
	res := must.Get(s.http.Client().Do(req))(t)
	if res.Body.Close(); res.StatusCode != http.StatusUnauthorized {
		t.Errorf("the stream of the key that has ended: %s", res.Status)
	}
}

// TestMutedMeanwhile: a list of muted players that was read before a change does not replace the list after it.
func TestMutedMeanwhile(t *testing.T) {
	s, i := newInterrupted(t)
	ann, bob := s.guest("Ann"), s.guest("Bob")
	tbl := bob.open(map[string]any{"settings": map[string]any{"variant": "standard"}, "sit": true})
	bob.do(tbl, table.Chat, "text", "words").want(http.StatusOK)
	stream := s.watch(ann.Token, tbl, 0)
	stream.next()
	tied := make(chan struct{})
	i.muted = func() {
		go func() {
			defer close(tied)
			must.Do(t, s.store.Tie(t.Context(), store.Tie{Player: ann.ID, Other: bob.ID, Kind: store.Mute, At: s.srv.Now()}))
			must.Do(t, s.srv.mute(t.Context(), ann.ID))
		}()
		if lock := s.srv.streams.mutingOf(ann.ID); lock.TryLock() { // otherwise the change waits for this read
			lock.Unlock()
			<-tied
		}
	}
	for _, own := range s.srv.streams.of(ann.ID) {
		s.srv.recheck(t.Context(), own)
	}
	<-tied
	bob.do(tbl, table.Chat, "text", "after").want(http.StatusOK)
	bob.do(tbl, table.Stand).want(http.StatusOK)
	stream.until("Bob has left", func(m *message) bool {
		if bytes.Contains(m.text, []byte("after")) {
			t.Errorf("Ann is told %s", m.text)
		}
		return m.Event.Do == string(table.Stand)
	})
}
