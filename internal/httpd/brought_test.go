package httpd

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"net/http"
	"reflect"
	"strings"
	"testing"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/archive"
	"ninetynine/internal/hall"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
)

// logOf returns the log of a table.
func (s *site) logOf(tbl string) []table.Entry {
	s.t.Helper()
	all, err := s.store.Read(s.t.Context(), tbl, 0)
	if err != nil {
		s.t.Fatal(err)
	}
	return all
}

// archived returns the archive of a table with the entries, linked anew.
func archived(tbl string, entries []table.Entry) []byte {
	b := fmt.Appendf(nil, "{\"ninetynine-archive\":%d}\n", archive.Version)
	var last table.Hash
	for i := range entries {
		e := entries[i]
		e.Seq = uint64(i + 1)
		last = table.Link(last, &e)
		b = fmt.Appendf(b, "{\"table\":%q,\"seq\":%d,\"at\":%d,\"hash\":\"%x\",\"body\":%s}\n", tbl, e.Seq, e.At, last, e.Body)
	}
	return b
}

// bring brings an archive of a table.
func (g *guest) bring(packed []byte) *exchange {
	return g.s.send(g.Token, "POST", "/api/brought", packed, "Content-Type", wire.NDJSON)
}

// shown is what a player is shown of a table.
type shown struct {
	Seat     int
	View     map[string]any
	Settings table.Settings
	Table    struct{ Chairs []map[string]any }
}

func (g *guest) shown(tbl string) (m shown) {
	g.s.t.Helper()
	g.s.get(g.Token, "/api/tables/"+tbl).want(http.StatusOK).into(&m)
	for _, c := range m.Table.Chairs {
		delete(c, "player")
	}
	m.View["at"], m.View["seq"] = nil, nil
	return m
}

// elsewhere plays half a deal at another server, as in a browser, with all that one can do
// alone; the second of a session.
func elsewhere(t *testing.T, variant string, bots ...string) (*guest, string) {
	t.Helper()
	s, own := newSite(t, nil), cards.SeedOf("anna")
	anna := s.guest("Anna")
	tbl := anna.open(map[string]any{
		"settings": map[string]any{"variant": variant, "deals": 2, "pace": 1}, "sit": true, "bots": append([]string{""}, bots...),
		"ready": true, "commit": cards.CommitEntropy(own).String(),
	})
	anna.do(tbl, table.Chat, "text", "hello").want(http.StatusOK)
	first := true
	playUntil(t, anna, tbl, own, func(m *message) bool {
		if act, _ := m.act(); act != "" && first {
			s.post(anna.Token, "/api/tables/"+tbl+"/hint", map[string]any{"id": "h"}).want(http.StatusOK)
			first = false
		}
		return m.Table.Stage == "between"
	})
	anna.do(tbl, table.Propose, "text", table.Undo).want(http.StatusOK)
	anna.do(tbl, table.Propose, "text", table.Pause).want(http.StatusOK)
	anna.do(tbl, table.Resume).want(http.StatusOK)
	playUntil(t, anna, tbl, own, func(m *message) bool { return m.Table.Stage == "between" })
	anna.do(tbl, table.Ready).want(http.StatusOK)
	acts := 0
	playUntil(t, anna, tbl, own, func(m *message) bool {
		act, _ := m.act()
		if act != "" {
			acts++
		}
		return acts > 4
	})
	s.bots.Wait()
	return anna, tbl
}

// TestBring: what was played alone comes to a server, once however often it is brought, and
// goes on there from the same moment, for the same seat, under the name that the player has
// there. What was played at home counts as assisted.
func TestBring(t *testing.T) {
	anna, tbl := elsewhere(t, "dummy", "club")
	s := checked(t, nil)
	s.clock.Store(start + int64(time.Hour/time.Millisecond))
	bea, eve := s.guest("Bea"), s.guest("Eve")
	text := archived(tbl, anna.s.logOf(tbl))

	var here, again, packed, other wire.Seated
	bea.bring(text).want(http.StatusCreated).into(&here)
	bea.bring(text).want(http.StatusOK).into(&again)
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	_, _ = z.Write(text)
	_ = z.Close()
	bea.bring(b.Bytes()).want(http.StatusOK).into(&packed)
	if here.Table == tbl || again.Table != here.Table || !again.Again || packed.Table != here.Table {
		t.Fatalf("%s is brought as %+v, %+v and %+v", tbl, here, again, packed)
	}
	eve.bring(text).want(http.StatusCreated).into(&other)
	if other.Table == here.Table {
		t.Error("what somebody else brings is the same table")
	}
	was, now := anna.shown(tbl), bea.shown(here.Table)
	if now.Settings.Brought != 1 {
		t.Errorf("%d matches are marked", now.Settings.Brought)
	}
	now.Settings.Brought = 0
	now.Table.Chairs[0]["name"], was.Table.Chairs[0]["name"] = "", ""
	for _, c := range append(now.Table.Chairs, was.Table.Chairs...) {
		delete(c, "since")
	}
	if !reflect.DeepEqual(was, now) {
		t.Errorf("it was\n%+v\nand is\n%+v", was, now)
	}
	if x := eve.s.get(eve.Token, "/api/tables/"+here.Table); bytes.Contains(x.body, []byte(anna.ID)) || bytes.Contains(x.body, []byte("Anna")) {
		t.Errorf("whose it was elsewhere is told: %s", x.body)
	}
	playOut(t, bea, here.Table, cards.Seed{})
	var history wire.History
	s.get(bea.Token, "/api/players/"+bea.ID+"/matches").want(http.StatusOK).into(&history)
	if len(history.Matches) != 1 || history.Matches[0].Table != here.Table || !history.Matches[0].Chairs[0].Brought || history.Matches[0].Chairs[0].Name != "Bea" {
		t.Errorf("the match is %+v", history)
	}
	var profile wire.Profile
	s.get("", "/api/players/"+bea.ID).want(http.StatusOK).into(&profile)
	if len(profile.Tallies) != 1 || profile.Tallies[0].Assisted != 1 || profile.Tallies[0].Matches != 0 {
		t.Errorf("it counts as %+v", profile)
	}
	header, _, _ := bytes.Cut(s.get(bea.Token, "/api/tables/"+here.Table+"/matches/1/record").want(http.StatusOK).body, []byte("\n"))
	if !bytes.Contains(header, []byte(`"assisted":[[0,1],[]]`)) {
		t.Errorf("the record begins %s", header)
	}
	if _, err := table.Fold(here.Table, new(hall.Games), s.logOf(here.Table)); err != nil {
		t.Error(err)
	}
}

// TestBringRefused: nothing in a log is believed. What could not have happened is refused,
// and so is what a player could not open here.
func TestBringRefused(t *testing.T) {
	anna, tbl := elsewhere(t, "standard", "club", "club")
	s := checked(t, nil)
	s.clock.Store(start + int64(time.Hour/time.Millisecond))
	bea := s.guest("Bea")
	entries := anna.s.logOf(tbl)
	// with changes what the first entry that has a text says.
	with := func(old, new string) []byte {
		all := append([]table.Entry(nil), entries...)
		for i := range all {
			if bytes.Contains(all[i].Body, []byte(old)) {
				all[i].Body = bytes.Replace(all[i].Body, []byte(old), []byte(new), 1)
				return archived(tbl, all)
			}
		}
		t.Fatalf("no entry has %s", old)
		return nil
	}
	text := archived(tbl, entries)
	two := append(bytes.Clone(text), archived("other", entries)[len("{\"ninetynine-archive\":1}\n"):]...)
	for name, forged := range map[string][]byte{
		"nothing": nil, "no archive": []byte("{}\n"), "no JSON": []byte("x"), "no table": archived(tbl, nil),
		"a newer archive":    bytes.Replace(text, []byte(`archive":1`), []byte(`archive":2`), 1),
		"a change":           bytes.Replace(text, []byte(`"club"`), []byte(`"expert"`), 1),
		"two tables":         two,
		"no beginning":       archived(tbl, entries[1:]),
		"a gap":              archived(tbl, append(append([]table.Entry(nil), entries[:8]...), entries[9:]...)),
		"an unknown bot":     with(`"text":"club"`, `"text":"wizard"`),
		"somebody else":      with(`{"do":"act","by":"`+anna.ID+`"`, `{"do":"act","by":"`+bea.ID+`"`),
		"somebody who opens": with(`{"do":"open","by":"`+anna.ID+`"`, `{"do":"open","by":"`+bea.ID+`"`),
		"nobody who opens":   with(`{"do":"open","by":"`+anna.ID+`"`, `{"do":"open"`),
		"an illegal act":     with(`"acts":["0 lay `, `"acts":["0 play `),
		"for a bot":          with(`{"do":"act","by":"`+anna.ID+`"`, `{"do":"act"`),
		"a public table":     with(`"settings":{`, `"settings":{"public":true,`),
		"a day":              with(`"settings":{`, `"settings":{"day":"2026-11-24","seed":"x",`),
		"from another match": with(`"settings":{`, `"settings":{"from":{"match":1,"deal":0,"step":0},`),
		"no such variant":    with(`"variant":"standard"`, `"variant":"nonsense"`),
		"no rules":           with(`"settings":{`, `"settings":{"rules":{"game":{"target":-1}},`),
		"another variant":    with(`"variant":"standard"`, `"variant":"four"`),
		"another secret":     with(`"secret":"`, `"secret":"00`),
		"an unknown event":   with(`{"do":"ready"`, `{"do":"win"`),
		"an unknown field":   with(`{"do":"ready"`, `{"won":true,"do":"ready"`),
	} {
		if x := bea.bring(forged); x.status != http.StatusBadRequest {
			t.Errorf("%s: %d %.200s", name, x.status, x.body)
		} else if len(x.body) > 600 {
			t.Errorf("%s: %s", name, x.body)
		}
	}
	late := append([]table.Entry(nil), entries...)
	late[3].At = -1 << 63
	if x := bea.bring(archived(tbl, late)); x.status != http.StatusBadRequest {
		t.Errorf("before all times: %d %s", x.status, x.body)
	}
	long := append([]table.Entry(nil), entries[0])
	for range 60_000 {
		long = append(long, table.Entry{At: entries[0].At, Body: []byte(`{"do":"chat","by":"` + anna.ID + `","seat":0,"text":"` + strings.Repeat("x", 300) + `"}`)})
	}
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	_, _ = z.Write(archived(tbl, long))
	_ = z.Close()
	bea.bring(b.Bytes()).refused(http.StatusRequestEntityTooLarge, "too-large")
	bea.bring(bytes.Repeat(text, 1+maxTold/len(text))).refused(http.StatusRequestEntityTooLarge, "too-large")
	s.send(bea.Token, "POST", "/api/brought", text, "Content-Type", wire.JSON).refused(http.StatusUnsupportedMediaType, "media-type")
	s.send("", "POST", "/api/brought", text, "Content-Type", wire.NDJSON).refused(http.StatusUnauthorized, "no-session")
	bea.s.post(bea.Token, "/api/tables", map[string]any{"id": "b", "settings": map[string]any{"variant": "standard", "brought": 1}}).refused(http.StatusBadRequest, "bad")
	if all, err := s.store.Tables(t.Context(), "", 10); err != nil || len(all) != 0 {
		t.Errorf("there are tables %v, %v", all, err)
	}
}

// maxTold is more than may be sent.
const maxTold = 1 << 20

// TestBringForged: a log can lie about what follows from the rules. It makes no difference.
func TestBringForged(t *testing.T) {
	anna, tbl := elsewhere(t, "standard", "club", "club")
	s := checked(t, nil)
	s.clock.Store(start + int64(time.Hour/time.Millisecond))
	true_ := s.guest("Bea")
	var here, there wire.Seated
	entries := anna.s.logOf(tbl)
	true_.bring(archived(tbl, entries)).want(http.StatusCreated).into(&here)
	far := append([]table.Entry(nil), entries...)
	for i := range far {
		var e map[string]any
		if err := json.Unmarshal(far[i].Body, &e); err != nil {
			t.Fatal(err)
		}
		switch e["do"] {
		case "open":
			e["settings"].(map[string]any)["brought"] = -7
		case "deal":
			line := e["lines"].(string)
			e["lines"] = strings.Replace(line, `"hands":[`, `"hands":[`, 1)
		case "sit", "bot":
			e["name"] = "Nobody you know"
		case "begin":
			e["lines"] = strings.Replace(e["lines"].(string), "standard", "dummy", 1)
		}
		if far[i].Body, _ = json.Marshal(e); i > 2 {
			far[i].At += int64(10 * 365 * 24 * time.Hour / time.Millisecond)
		}
	}
	eve := s.guest("Bea")
	eve.bring(archived(tbl, far)).want(http.StatusCreated).into(&there)
	a, b := true_.shown(here.Table), eve.shown(there.Table)
	for _, c := range append(a.Table.Chairs, b.Table.Chairs...) {
		delete(c, "since")
	}
	if !reflect.DeepEqual(a, b) {
		t.Errorf("it is\n%+v\nand not\n%+v", b, a)
	}
	for _, e := range s.logOf(there.Table) {
		if e.At > s.clock.Load() {
			t.Errorf("entry %d is of %d, after now", e.Seq, e.At)
		}
	}
}
