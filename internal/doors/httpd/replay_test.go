package httpd

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"

	"ninetynine/cards"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

type replayed struct {
	Deals int
	Steps []struct {
		Line  map[string]any
		Views []map[string]any
	}
}

// TestReplay: a replay shows a seat the Views that it had in play, and a submitted record replays like the
// table's.
func TestReplay(t *testing.T) {
	for _, variant := range []string{"duel", "dummy", "swedish", "five"} {
		s, own := checked(t, nil), cards.SeedOf("anna")
		g := s.guest("Anna")
		bots := map[string][]string{"duel": {"", "club"}, "dummy": {"", "club"}, "swedish": {"", "club", "club"}, "five": {"", "club", "club", "club", "club"}}[variant]
		tbl := g.open(map[string]any{
			"settings": map[string]any{"variant": variant, "deals": 2, "pace": 1}, "sit": true, "bots": bots,
			"ready": true, "commit": cards.CommitEntropy(own).String(),
		})
		playOut(t, g, tbl, own)
		f := s.watch(g.Token, tbl, 1) // all messages, once more
		var live []map[string]any
		f.until("the end", func(m *message) bool {
			var told struct{ View map[string]any }
			if json.Unmarshal(m.text, &told); m.Table.Match > 0 && m.Table.Stage == "playing" {
				live = append(live, told.View)
			}
			return m.Table.Match > 0 && m.Table.Ended
		})
		path := "/api/tables/" + tbl + "/matches/1/"
		text := s.get("", path+"record").want(http.StatusOK).body
		at := 0
		for _, deal := range []string{"0", "1"} {
			x := s.get("", path+"replay?deal="+deal).want(http.StatusOK)
			var r replayed
			if x.into(&r); r.Deals != 2 || r.Steps[0].Line["deal"] == nil {
				t.Fatalf("%s: deal %s begins with %v, of %d", variant, deal, r.Steps[0].Line, r.Deals)
			}
			for _, step := range r.Steps {
				if at < len(live) && same(step.Views[0], live[at]) {
					at++
				}
			}
			if sent := s.look(text, "deal="+deal).want(http.StatusOK); !bytes.Equal(sent.body, x.body) {
				t.Errorf("%s: sent in, the record is replayed as\n%s\nand not as\n%s", variant, sent.body, x.body)
			}
		}
		if at < len(live) || at == 0 {
			t.Errorf("%s: of %d moments of play the replay shows %d; not %v", variant, len(live), at, live[at])
		}
	}
}

// same reports whether two Views differ only in their numbers.
func same(a, b map[string]any) bool {
	text := func(v map[string]any) string {
		v["seq"] = 0
		b, _ := json.Marshal(v)
		return string(b)
	}
	return text(a) == text(b)
}

func (s *site) look(text []byte, query string) *exchange {
	s.t.Helper()
	return s.send("", "POST", "/api/replay?"+query, text, "Content-Type", wire.NDJSON)
}

// TestLook submits texts that are no record, or only a part of one.
func TestLook(t *testing.T) {
	s := checked(t, nil)
	anna, eve := s.guest("Anna"), s.guest("Eve")
	tbl := anna.open(map[string]any{
		"settings": map[string]any{"variant": "duel", "pace": 1}, "sit": true, "bots": []string{"", "club"}, "ready": true,
	})
	replay := "/api/tables/" + tbl + "/matches/1/replay"
	s.get(eve.Token, replay+"?deal=-1").refused(http.StatusBadRequest, "bad")
	s.get(anna.Token, replay).refused(http.StatusNotFound, "none") // no deal is finished
	anna.do(tbl, table.Propose, "text", "abandon").want(http.StatusOK)
	s.get(eve.Token, replay).want(http.StatusOK)
	s.get(eve.Token, replay+"?deal=1").refused(http.StatusNotFound, "none")
	s.get(eve.Token, "/api/tables/"+tbl+"/matches/2/replay").refused(http.StatusNotFound, "none")

	text := s.get("", "/api/tables/"+tbl+"/matches/1/record").want(http.StatusOK).body
	s.look(text, "match=2").refused(http.StatusNotFound, "none")
	s.look(text, "match=0").refused(http.StatusBadRequest, "bad")
	s.look(text, "deal=x").refused(http.StatusBadRequest, "bad")
	s.look(nil, "").refused(http.StatusNotFound, "none")
	s.look([]byte("hello"), "").refused(http.StatusBadRequest, "bad")
	s.look([]byte{0x1f, 0x8b, 1, 2}, "").refused(http.StatusBadRequest, "bad")
	s.look(bytes.Replace(text, []byte(`"dealer":0`), []byte(`"dealer":1`), 1), "").refused(http.StatusBadRequest, "bad")
	s.look(bytes.Repeat([]byte("x"), 1<<20+1), "").refused(http.StatusRequestEntityTooLarge, "too-large")
	s.send("", "POST", "/api/replay", text).refused(http.StatusUnsupportedMediaType, "media-type")

	var small, bomb bytes.Buffer
	z, _ := zstd.NewWriter(&small)
	z.Write(text)
	z.Close()
	s.look(small.Bytes(), "").want(http.StatusOK)
	// Data packed twice would unpack without a limit.
	var twice bytes.Buffer
	g := gzip.NewWriter(&twice)
	g.Write(small.Bytes())
	g.Close()
	s.look(twice.Bytes(), "").refused(http.StatusBadRequest, "bad")

	g = gzip.NewWriter(&bomb)
	for range 2 * (16 << 20) / len(text) {
		g.Write(text)
	}
	g.Close()
	s.look(bomb.Bytes(), "").refused(http.StatusRequestEntityTooLarge, "too-large")
}

// stuck is a response whose client does not read it.
type stuck struct {
	*httptest.ResponseRecorder
	begun, free chan struct{}
}

func (w stuck) Write(b []byte) (int, error) {
	w.begun <- struct{}{}
	<-w.free
	return w.ResponseRecorder.Write(b)
}

// TestSlowReaders: clients that request records and do not read them delay no other client.
func TestSlowReaders(t *testing.T) {
	s := checked(t, nil)
	g, tbl := s.alone("duel", "club")
	g.do(tbl, table.Propose, "text", "abandon").want(http.StatusOK)
	path := "/api/tables/" + tbl + "/matches/1/record"
	w := stuck{httptest.NewRecorder(), make(chan struct{}), make(chan struct{})}
	var slow sync.WaitGroup
	for range 2 {
		slow.Go(func() {
			w := stuck{httptest.NewRecorder(), w.begun, w.free}
			s.srv.Handler().ServeHTTP(w, httptest.NewRequest("GET", path, nil))
		})
		<-w.begun
	}
	text := s.get("", path).want(http.StatusOK).body
	s.look(text, "").want(http.StatusOK)
	close(w.free)
	slow.Wait()
}

type hindsight struct {
	Seat   int
	Act    string
	Advice map[string]any
}

func (s *site) thinkBack(text []byte, query string) *exchange {
	s.t.Helper()
	return s.send("", "POST", "/api/hint?"+query, text, "Content-Type", wire.NDJSON)
}

// TestHindsight requests a hint at every moment of a finished match, from the table and from its record:
// the judged View is that of the deciding seat, and its act is the one in the record.
func TestHindsight(t *testing.T) {
	for variant, bots := range map[string][]string{"duel": {"", "club"}, "dummy": {"", "club"}, "swedish": {"", "club", "club"}, "five": {"", "club", "club", "club", "club"}} {
		s := newSite(t, func(o *Options) {
			o.Advise = viewed
		})
		g, own := s.guest("Anna"), cards.SeedOf("anna")
		tbl := g.open(map[string]any{
			"settings": map[string]any{"variant": variant, "deals": 2, "pace": 1}, "sit": true, "bots": bots,
			"ready": true, "commit": cards.CommitEntropy(own).String(),
		})
		playOut(t, g, tbl, own)
		path := "/api/tables/" + tbl + "/matches/1/"
		text := s.get("", path+"record").want(http.StatusOK).body
		var r replayed
		s.get("", path+"replay?deal=1").want(http.StatusOK).into(&r)
		n := 0
		for ; r.Steps[n+1].Line["act"] != nil; n++ {
			query := fmt.Sprintf("deal=1&step=%d", n)
			x := s.get("", path+"hint?"+query).want(http.StatusOK)
			var h hindsight
			x.into(&h)
			var view map[string]any
			must.Do(t, json.Unmarshal([]byte(h.Advice["player"].(string)), &view))
			line := r.Steps[n+1].Line
			by := line["by"]
			if by == nil {
				by = line["seat"]
			}
			if h.Act != line["act"] || float64(h.Seat) != by || !same(view, r.Steps[n].Views[h.Seat]) || view["options"] == nil {
				t.Fatalf("%s, after %d acts: seat %d did %s, knowing %v; %v", variant, n, h.Seat, h.Act, view, line)
			}
			if sent := s.thinkBack(text, query).want(http.StatusOK); !bytes.Equal(sent.body, x.body) {
				t.Errorf("%s, %s: sent in, the record is judged as\n%s\nand not as\n%s", variant, query, sent.body, x.body)
			}
		}
		s.get("", fmt.Sprintf("%shint?deal=1&step=%d", path, n)).refused(http.StatusNotFound, "none")
	}
}

func TestHindsightRefused(t *testing.T) {
	s := checked(t, nil)
	g, tbl := s.alone("duel", "club")
	path := "/api/tables/" + tbl + "/matches/1/hint"
	s.get(g.Token, path).refused(http.StatusNotFound, "none") // no deal is finished
	m := s.watch(g.Token, tbl, 0).until("a question", func(m *message) bool { act, _ := m.Act(); return act != "" })
	act, _ := m.Act()
	g.do(tbl, table.Act, "act", act).want(http.StatusOK)
	g.do(tbl, table.Propose, "text", "abandon").want(http.StatusOK)
	var h hindsight
	if s.get("", path).want(http.StatusOK).into(&h); h.Act == "" || h.Advice["act"] == nil {
		t.Errorf("%+v", h)
	}
	for query, reason := range map[string]string{"step=x": "bad", "step=-1": "bad", "deal=-1": "bad", "deal=1": "none", "step=999": "none"} {
		status := map[string]int{"bad": http.StatusBadRequest, "none": http.StatusNotFound}[reason]
		s.get("", path+"?"+query).refused(status, reason)
	}
	s.get("", "/api/tables/"+tbl+"/matches/2/hint").refused(http.StatusNotFound, "none")
	s.get("", "/api/tables/nowhere/matches/1/hint").refused(http.StatusNotFound, "none")

	text := s.get("", "/api/tables/"+tbl+"/matches/1/record").want(http.StatusOK).body
	s.thinkBack(text, "").want(http.StatusOK)
	s.thinkBack(text, "match=2").refused(http.StatusNotFound, "none")
	s.thinkBack(text, "step=x").refused(http.StatusBadRequest, "bad")
	s.thinkBack([]byte("hello"), "").refused(http.StatusBadRequest, "bad")
	s.thinkBack(append(bytes.Clone(text), "more"...), "").refused(http.StatusBadRequest, "bad")
	s.thinkBack(bytes.Repeat([]byte("x"), 1<<20+1), "").refused(http.StatusRequestEntityTooLarge, "too-large")
	s.send("", "POST", "/api/hint", text).refused(http.StatusUnsupportedMediaType, "media-type")

	mute := checked(t, func(o *Options) { o.Advise = nil })
	mute.thinkBack(text, "").refused(http.StatusForbidden, "forbidden")
	slow := checked(t, func(o *Options) { o.Limits.Hinted = Rate{1e-6, 1} })
	slow.thinkBack(text, "").want(http.StatusOK)
	slow.thinkBack(text, "").refused(http.StatusTooManyRequests, "too-many")
	slow.send(slow.guest("Anna").Token, "POST", "/api/hint", text, "Content-Type", wire.NDJSON).want(http.StatusOK)
}

// TestOwnRecord: players of a match may have its record even if they are banned or the table is locked; a
// ban takes away nothing that strangers may have.
func TestOwnRecord(t *testing.T) {
	s := newSite(t, nil)
	anna, bo, cleo := s.guest("Anna"), s.guest("Bo"), s.guest("Cleo")
	tbl := anna.open(map[string]any{"settings": map[string]any{"variant": "duel"}, "sit": true})
	bo.do(tbl, table.Sit).want(http.StatusOK)
	for _, g := range []*guest{anna, bo} {
		g.do(tbl, table.Ready).want(http.StatusOK)
	}
	anna.do(tbl, table.Propose, "text", table.Abandon).want(http.StatusOK)
	bo.do(tbl, table.Answer, "on", true).want(http.StatusOK)
	has := func(when, who, token, match string, status int) {
		t.Helper()
		for _, what := range []string{"/record", "/replay"} {
			if x := s.get(token, "/api/tables/"+tbl+"/matches/"+match+what); x.status != status {
				t.Errorf("%s, %s asks for match %s%s: %d, not %d: %s", when, who, match, what, x.status, status, x.body)
			}
		}
	}
	for _, g := range []*guest{bo, cleo} {
		anna.do(tbl, table.Ban, "text", g.ID, "on", true).want(http.StatusOK)
		has("kept out", g.Name, g.Token, "1", http.StatusOK)
	}
	has("when others are kept out", "a stranger", "", "1", http.StatusOK)
	anna.do(tbl, table.Lock, "on", true).want(http.StatusOK)
	has("at the locked table", "Bo", bo.Token, "1", http.StatusOK)
	has("at the locked table", "Anna", anna.Token, "1", http.StatusOK)
	has("at the locked table", "Cleo", cleo.Token, "1", http.StatusForbidden)
	has("at the locked table", "a stranger", "", "1", http.StatusForbidden)
	has("at the locked table", "Bo", bo.Token, "2", http.StatusNotFound)
}

// TestShutRecord: a banned player gets nothing of a match in progress, even after playing in the one
// before.
func TestShutRecord(t *testing.T) {
	s := newSite(t, nil)
	anna, bo := s.guest("Anna"), s.guest("Bo")
	tbl := anna.open(map[string]any{"settings": map[string]any{"variant": "duel", "open": "deal"}, "sit": true})
	bo.do(tbl, table.Sit).want(http.StatusOK)
	for _, g := range []*guest{anna, bo} {
		g.do(tbl, table.Ready).want(http.StatusOK)
	}
	anna.do(tbl, table.Propose, "text", table.Abandon).want(http.StatusOK)
	bo.do(tbl, table.Answer, "on", true).want(http.StatusOK)
	anna.do(tbl, table.Ban, "text", bo.ID, "on", true).want(http.StatusOK)
	anna.do(tbl, table.SeatBot, "seat", 1, "text", "club").want(http.StatusOK)
	anna.do(tbl, table.Ready).want(http.StatusOK)
	s.get(bo.Token, "/api/tables/"+tbl+"/matches/1/record").want(http.StatusOK)
	s.get(bo.Token, "/api/tables/"+tbl+"/matches/2/record").refused(http.StatusForbidden, string(table.Forbidden))
	s.get("", "/api/tables/"+tbl+"/matches/2/record").want(http.StatusOK)
}
