package httpd

import (
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/indistinguishable"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/sqlite"
	"ninetynine/rules"
)

// FuzzCommand sends random commands to a table with a deal in play: the server does or refuses them with a
// reason, and the table goes on.
func FuzzCommand(f *testing.F) {
	for _, body := range []string{
		`{"id":"a","do":"act","act":"lay AC KC QC","seen":3,"hand":0}`, `{"id":"a","do":"act","act":"play AC"}`, `{"id":"a","do":"chat","text":"hello"}`,
		`{"id":"a","do":"sit","seat":1}`, `{"id":"a","do":"bot","seat":1,"text":"club"}`, `{"id":"a","do":"ask","text":"abandon"}`, `{"id":"a","do":"answer","on":true}`,
		`{"id":"a","do":"mute","text":"p","on":true}`, `{"id":"a","do":"ready","text":"00"}`, `{"id":"a","do":"claim"}`, `{"id":"a","do":"stand"}`, `{"id":"a","do":"back"}`,
		`{}`, `[]`, ``, `{"id":"\u0000","do":"chat","text":"\ud800"}`, "{\"id\":\"a\",\"do\":\"chat\",\"text\":\"\xff\"}", `{"id":"a","do":"act","hand":-9223372036854775808,"act":"play"}`,
		`{"id":"a","do":"away","seat":99999999999}`, `{"ID":"a","Do":"resume","do":"resume"}`, `{"id":"a","do":"entropy","text":"zz"}`,
	} {
		f.Add(body)
	}
	s := newSite(f, nil)
	v := must.Get(rules.Named("duel"))(f)
	token, games := "anna's", new(hall.VariantCache)
	x := gather(f, &v, "anna", games, indistinguishable.Swap{})
	h := s.srv.Handler()
	f.Fuzz(func(t *testing.T, body string) {
		st := sqlite.Open(t)
		err := errors.Join(st.AddPlayer(t.Context(), store.Player{ID: "anna", Name: "Anna"}),
			st.AddKey(t.Context(), store.Key{ID: store.IDOf(store.Device, token), Kind: store.Device, Player: "anna", Seen: s.srv.Now()}))
		for i := range x.Log {
			err = errors.Join(err, st.Append(t.Context(), "twins", &x.Log[i], &x.Lists[i]))
		}
		must.Do(t, err)
		s.srv.Store, s.srv.Hall = st, hall.New(hall.Options{Log: st, Judge: judge{}, Draw: s.hall.Draw})
		r := httptest.NewRequest("POST", "/api/tables/twins/commands", strings.NewReader(body))
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Authorization", "Bearer "+token)
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		var answer struct {
			Seq   uint64
			Error struct{ Reason, Text string }
		}
		if err := json.Unmarshal(w.Body.Bytes(), &answer); err != nil {
			t.Fatalf("%v in %s", err, w.Body)
		}
		if w.Code >= 500 || (w.Code == http.StatusOK) != (answer.Seq > 0) || w.Code != http.StatusOK && (answer.Error.Reason == "" || answer.Error.Text == "") {
			t.Fatalf("%q is answered with %d %s", body, w.Code, w.Body)
		}
		must.Do(t, s.srv.Hall.Inspect(t.Context(), start, "twins", func(*table.State) {}))
	})
}
