package httpd

import (
	"bytes"
	"encoding/json"
	"net/http"
	"testing"

	"github.com/klauspost/compress/gzip"
	"github.com/klauspost/compress/zstd"

	"ninetynine/cards"
	"ninetynine/internal/table"
)

// replayed is what the replay of a deal is asked for.
type replayed struct {
	Deals int
	Steps []struct {
		Line  map[string]any
		Views []map[string]any
	}
}

// TestReplay asks that a replay shows a seat what it saw in play, and that a
// record that is sent in is replayed as the table's own.
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
		f := s.watch(g.Token, tbl, 1) // everything that was told, once more
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

// same reports whether two Views differ in nothing but their numbers.
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
	return s.send("", "POST", "/api/replay?"+query, text, "Content-Type", ndjson)
}

// TestLook sends in what is no record, or not the whole of one.
func TestLook(t *testing.T) {
	s := checked(t, nil)
	anna, eve := s.guest("Anna"), s.guest("Eve")
	tbl := anna.open(map[string]any{
		"settings": map[string]any{"variant": "duel", "pace": 1}, "sit": true, "bots": []string{"", "club"}, "ready": true,
	})
	replay := "/api/tables/" + tbl + "/matches/1/replay"
	s.get(eve.Token, replay+"?deal=-1").refused(http.StatusBadRequest, "bad")
	s.get(anna.Token, replay).refused(http.StatusNotFound, "none") // no deal of it is over
	anna.do(tbl, table.Ask, "text", "abandon").want(http.StatusOK)
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
	s.look(bytes.Repeat([]byte("x"), maxSent+1), "").refused(http.StatusRequestEntityTooLarge, "too-large")
	s.send("", "POST", "/api/replay", text).refused(http.StatusUnsupportedMediaType, "media-type")

	var small, bomb bytes.Buffer
	z, _ := zstd.NewWriter(&small)
	z.Write(text)
	z.Close()
	s.look(small.Bytes(), "").want(http.StatusOK)
	// What is packed twice would be unpacked without a bound.
	var twice bytes.Buffer
	g := gzip.NewWriter(&twice)
	g.Write(small.Bytes())
	g.Close()
	s.look(twice.Bytes(), "").refused(http.StatusBadRequest, "bad")

	g = gzip.NewWriter(&bomb)
	for range 2 * maxUnpacked / len(text) {
		g.Write(text)
	}
	g.Close()
	s.look(bomb.Bytes(), "").refused(http.StatusRequestEntityTooLarge, "too-large")
}
