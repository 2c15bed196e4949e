package httpd

import (
	"bytes"
	"fmt"
	"net/http"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
)

// playOn requests a table that plays on from a moment of a match.
func (g *guest) playOn(tbl string, query string) *exchange {
	return g.s.send(g.Token, "POST", "/api/tables/"+tbl+"/matches/1/whatif?"+query, nil)
}

// TestWhatIf plays on from a deal of a match in progress, once however often it is requested, and to its
// end, which counts nowhere.
func TestWhatIf(t *testing.T) {
	s, own := checked(t, nil), cards.SeedOf("anna")
	anna, eve := s.guest("Anna"), s.guest("Eve")
	tbl := anna.open(map[string]any{
		"settings": map[string]any{"variant": "dummy", "deals": 2, "pace": 1}, "sit": true, "bots": []string{"", "club"},
		"ready": true, "commit": cards.CommitEntropy(own).String(),
	})
	anna.playOn(tbl, "id=a").refused(http.StatusNotFound, "none") // nothing is open yet
	playUntil(t, anna, tbl, own, func(m *message) bool { return m.Table.Stage == "between" })
	anna.playOn(tbl, "id=a&deal=1").refused(http.StatusNotFound, "none") // nor is the next deal

	var there, again wire.Seated
	anna.playOn(tbl, "id=a&step=5&seat=1&bots=expert&pace=1").want(http.StatusCreated).into(&there)
	anna.playOn(tbl, "id=a&step=5&seat=1&bots=expert&pace=1").want(http.StatusOK).into(&again)
	if again.Table != there.Table || !again.Again {
		t.Errorf("asked again: %+v, not %+v", again, there)
	}
	anna.playOn(tbl, "id=a&step=6&seat=1").refused(http.StatusBadRequest, "bad") // the id is another's
	for query, status := range map[string]int{
		"id=b&step=999": 404, "id=b&deal=7": 404, "id=b&seat=2": 400, "id=b&seat=-1": 400, "id=b&bots=nobody": 400, "id=b&bots=club,club,club": 400,
		"id=b&bots=,": 400, "id=b&step=x": 400, "": 400, "id=b&pace=99999": 400,
	} {
		if x := anna.playOn(tbl, query); x.status != status {
			t.Errorf("%q: %d %s", query, x.status, x.body)
		}
	}
	s.send("", "POST", "/api/tables/"+tbl+"/matches/1/whatif?id=b", nil).refused(http.StatusUnauthorized, "no-session")

	var now struct {
		Settings table.Settings
		Seat     int
		Table    struct {
			Hints, Free bool
			Chairs      []table.Chair
		}
	}
	s.get(anna.Token, "/api/tables/"+there.Table).want(http.StatusOK).into(&now)
	if o := now.Settings.From; o == nil || *o != (journal.Fork{Table: tbl, Match: 1, Step: 5}) || now.Seat != 1 || !now.Table.Hints || !now.Table.Free || now.Table.Chairs[0].Bot != "expert" {
		t.Errorf("the table is %+v", now)
	}
	if x := s.get(eve.Token, "/api/tables/"+there.Table).want(http.StatusOK); bytes.Contains(x.body, []byte(tbl)) {
		t.Errorf("a spectator learns of the other table: %s", x.body)
	}
	before := s.get("", "/api/players/"+anna.ID+"/matches").want(http.StatusOK).body
	playOut(t, anna, there.Table, own)
	if after := s.get("", "/api/players/"+anna.ID+"/matches").want(http.StatusOK).body; !bytes.Equal(before, after) {
		t.Errorf("it counts: %s", after)
	}
	anna.do(there.Table, table.Ready).refused(http.StatusConflict, "not-now")
	text := s.get("", "/api/tables/"+there.Table+"/matches/1/record").want(http.StatusOK).body
	s.look(text, "").want(http.StatusOK)

	var first, second replayed
	s.get(anna.Token, "/api/tables/"+tbl+"/matches/1/replay").want(http.StatusOK).into(&first)
	s.get(anna.Token, "/api/tables/"+there.Table+"/matches/1/replay").want(http.StatusOK).into(&second)
	for i := range 6 {
		if a, b := first.Steps[i].Line["act"], second.Steps[i].Line["act"]; a != b {
			t.Errorf("act %d is %v, and was %v", i, b, a)
		}
	}

	var sent wire.Seated
	on := func(text []byte, query string) *exchange {
		return s.send(eve.Token, "POST", "/api/whatif?"+query, text, "Content-Type", wire.NDJSON)
	}
	on(text, "id=c&step=3").want(http.StatusCreated).into(&sent)
	on(text, "id=c&step=3").want(http.StatusOK).into(&again)
	if again.Table != sent.Table {
		t.Errorf("sent again: %+v, not %+v", again, sent)
	}
	other := bytes.Replace(text, []byte(`"seats":["`), []byte(`"seats":["Not `), 1)
	on(other, "id=c&step=3").refused(http.StatusBadRequest, "bad") // the id is another record's
	on(text, "id=d&step=3&match=2").refused(http.StatusNotFound, "none")
	on(bytes.Replace(text, []byte(`"dealer":0`), []byte(`"dealer":1`), 1), "id=e").refused(http.StatusBadRequest, "bad")
	playOut(t, eve, sent.Table, own)

	anna.s.post(anna.Token, "/api/tables", map[string]any{"id": "f", "settings": map[string]any{"variant": "duel", "from": map[string]any{"match": 1, "deal": 0, "step": 0}}}).refused(http.StatusBadRequest, "bad")
}

// TestWhatIfHidden: a match whose cards are open only at its end cannot be played on before, and the
// refusal is the same for all cards and acts.
func TestWhatIfHidden(t *testing.T) {
	s, own := checked(t, nil), cards.SeedOf("anna")
	anna := s.guest("Anna")
	tbl := anna.open(map[string]any{
		"settings": map[string]any{"variant": "duel", "deals": 2, "pace": 1, "open": "match"}, "sit": true, "bots": []string{"", "club"},
		"ready": true, "commit": cards.CommitEntropy(own).String(),
	})
	said := map[string]bool{}
	ask := func() {
		for step := range 3 {
			x := anna.playOn(tbl, fmt.Sprint("id=a&step=", step)).refused(http.StatusConflict, "not-now")
			said[strings.TrimSpace(string(x.body))] = true
		}
	}
	ask()
	playUntil(t, anna, tbl, own, func(m *message) bool { return m.Table.Stage == "between" })
	ask()
	if len(said) != 1 {
		t.Errorf("refused as %v", said)
	}
	playOut(t, anna, tbl, own)
	anna.playOn(tbl, "id=a&step=1").want(http.StatusCreated)
}
