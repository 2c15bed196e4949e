package httpd

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"reflect"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/store"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

// TestMergeAndErase: a guest in a match becomes one with a player of another device, with the same session; then the
// player takes away all data, and is erased.
func TestMergeAndErase(t *testing.T) {
	s := newSite(t, nil)
	s.check = newChecker(t)
	home, guest := s.guest("Homer"), s.guest("Guestine")
	tbl := guest.open(map[string]any{"id": "t", "settings": map[string]any{"variant": "duel", "deals": 1}, "sit": true, "bots": []string{"", "club"}, "ready": true})
	guest.do(tbl, "chat", "text", "guest words").want(http.StatusOK)
	other := ""
	for range 3 {
		other = guest.open(map[string]any{"settings": map[string]any{"variant": "duel"}, "sit": true})
	}
	merged := func() error { return s.srv.merge(t.Context(), guest.ID, home.ID) }
	home.do(other, "sit").want(http.StatusOK)
	if err := merged(); !table.Refused(err) {
		t.Errorf("both sit at a table: %v", err)
	}
	home.do(other, "stand").want(http.StatusOK)
	must.Do(t, merged())
	s.get(guest.Token, "/api/me/keys").want(http.StatusUnauthorized) // the keys have ended
	var list wire.Tables
	s.get(home.Token, "/api/tables?list=mine").want(http.StatusOK).into(&list)
	if len(list.Tables) != 4 || list.Tables[0].Chairs[0].Player != home.ID {
		t.Errorf("%+v", list)
	}
	home.do(tbl, "stand").want(http.StatusOK)
	var shown wire.Profile
	if s.get("", "/api/players/"+guest.ID).want(http.StatusOK).into(&shown); shown.ID != home.ID {
		t.Errorf("the profile of the alias is %+v", shown)
	}
	var data wire.MyData
	s.get(home.Token, "/api/me/data?limit=0").want(http.StatusBadRequest)
	s.get(home.Token, "/api/me/data?before=tables.x").want(http.StatusBadRequest)
	var written []wire.Written
	for more := true; more; more = data.Before != "" {
		place := data.Before
		data = wire.MyData{}
		s.get(home.Token, "/api/me/data?limit=1&before="+place).want(http.StatusOK).into(&data)
		written = append(written, data.Written...)
	}
	data.Written = written
	if data.ID != home.ID || len(data.Aliases) != 1 || len(data.Written) != 1 || data.Written[0].Text != "guest words" {
		t.Errorf("%+v", data)
	}

	s.clock.Add(store.JoinedFor.Milliseconds())
	s.post(home.Token, "/api/me/erase", map[string]any{"name": "Homerr"}).want(http.StatusConflict)
	s.post(home.Token, "/api/me/erase", map[string]any{"name": "Homer"}).want(http.StatusNoContent)
	for _, token := range []string{home.Token, guest.Token} {
		s.get(token, "/api/me").want(http.StatusUnauthorized)
	}
	must.Do(t, s.srv.People.SearchNow(t.Context()))
	if s.get("", "/api/players/"+home.ID).want(http.StatusOK).into(&shown); shown.Name == "Homer" {
		t.Errorf("the profile is %+v", shown)
	}
	stranger := s.guest("Otto")
	for _, path := range []string{"/api/tables/" + tbl, "/api/players/" + home.ID + "/matches"} {
		if x := s.get(stranger.Token, path); strings.Contains(string(x.body), "Homer") || strings.Contains(string(x.body), "Guestine") || strings.Contains(string(x.body), "guest words") {
			t.Errorf("%s: %s", path, x.body)
		}
	}
}

// A faulty store fails to begin a session, once. gone is called before.
type faulty struct {
	*sqlstore.DB
	session error
	gone    func()
}

// once returns the fault, and ends it.
func once(fault *error) error {
	err := *fault
	*fault = nil
	return err
}

func (f *faulty) AddKey(ctx context.Context, k store.Key) error {
	if k.Kind == store.Device {
		if f.gone != nil {
			f.gone()
		}
		if err := once(&f.session); err != nil {
			return err
		}
	}
	return f.DB.AddKey(ctx, k)
}

// TestCodeAfterFault: a code is used up only by a caller who goes on with it, whatever fails, and even if the caller
// goes meanwhile.
func TestCodeAfterFault(t *testing.T) {
	f := &faulty{}
	s := newSite(t, func(o *Options) {
		f.DB = o.Store.(*sqlstore.DB)
		o.Store, o.People.Store = f, f
	})
	home := s.guest("Homer")
	alone := map[string]any{"code": home.code(), "as": home.ID, "token": true}
	f.session = errors.New("the disk is full")
	s.post("", "/api/session", alone).want(http.StatusInternalServerError)
	s.post("", "/api/session", alone).want(http.StatusCreated)
	s.post("", "/api/session", alone).want(http.StatusNotFound)

	ctx, gone := context.WithCancel(t.Context())
	f.gone = gone
	body := must.Get(json.Marshal(map[string]any{"code": home.code(), "as": home.ID}))(t)
	r := httptest.NewRequestWithContext(ctx, http.MethodPost, s.http.URL+"/api/session", bytes.NewReader(body))
	r.Header.Set("Content-Type", "application/json")
	s.srv.Handler().ServeHTTP(httptest.NewRecorder(), r)
	if keys := must.Get(s.store.Keys(t.Context(), home.ID))(t); len(keys) != 3 {
		t.Errorf("a caller who has gone leaves the keys %+v", keys)
	}
}

// TestEraseCounts: an erasure counts for as much as many entries, since all logs are searched.
func TestEraseCounts(t *testing.T) {
	limits := Limits{AddressKept: Rate{1.0 / 3600, 2*100 + 10}}
	s := newSite(t, func(o *Options) { o.Limits = limits })
	for _, name := range []string{"Ann", "Bob"} {
		s.post(s.guest(name).Token, "/api/me/erase", map[string]any{"name": name}).want(http.StatusNoContent)
	}
	s.post(s.guest("Dora").Token, "/api/me/erase", map[string]any{"name": "Dora"}).want(http.StatusTooManyRequests)
}

// TestHistoryOfAlias: what an alias played is in the statistics of the player as whom it goes on. Once the player is
// erased, no cached record has the name.
func TestHistoryOfAlias(t *testing.T) {
	s := checked(t, nil)
	home, guest, own := s.guest("Homer"), s.guest("Guestine"), cards.SeedOf("guest")
	tbl := guest.seated(own)
	playOut(t, guest, tbl, own)
	ask := func(g string) (out wire.Statistics) {
		s.get(g, "/api/statistics").want(http.StatusOK).into(&out)
		out.Name = ""
		return out
	}
	was := ask(guest.Token)
	guest.becomes(home)
	s.srv.api.HandleNews(store.News{})
	if is := ask(home.Token); was.All.Deals != 2 || !reflect.DeepEqual(is, was) {
		t.Errorf("before %+v\nafter  %+v", was, is)
	}
	home.do(tbl, "stand").want(http.StatusOK)
	record := func() *exchange { return s.get("", "/api/tables/"+tbl+"/matches/1/record").want(http.StatusOK) }
	if !bytes.Contains(record().body, []byte("Guestine")) {
		t.Error("the record has no names")
	}
	s.clock.Add(store.JoinedFor.Milliseconds())
	s.post(home.Token, "/api/me/erase", map[string]any{"name": "Homer"}).want(http.StatusNoContent)
	must.Do(t, s.srv.People.SearchNow(t.Context()))
	if x := record(); bytes.Contains(x.body, []byte("Guestine")) {
		t.Errorf("the record: %s", x.body)
	}
}
