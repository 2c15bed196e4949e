package httpd

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/store"
	"ninetynine/internal/store/archive"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/record"
)

func (s *site) logOf(tbl string) []journal.Entry {
	s.t.Helper()
	all := must.Get(s.store.Read(s.t.Context(), tbl, 0))(s.t)
	return all
}

// archived returns the archive of a table with the entries, chained again.
func archived(tbl string, entries []journal.Entry) []byte {
	b := fmt.Appendf(nil, "{\"ninetynine-archive\":%d}\n", archive.Version)
	var last journal.Hash
	for i := range entries {
		e := entries[i]
		e.Seq = uint64(i + 1)
		last = journal.Link(last, &e)
		b = fmt.Appendf(b, "{\"table\":%q,\"seq\":%d,\"at\":%d,\"hash\":\"%x\",\"body\":%s}\n", tbl, e.Seq, e.At, last, e.Body)
	}
	return b
}

func zipped(text []byte) []byte {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	_, _ = z.Write(text)
	_ = z.Close()
	return b.Bytes()
}

func (g *guest) bring(packed []byte) *exchange {
	return g.s.send(g.Token, "POST", "/api/brought", packed, "Content-Type", wire.NDJSON)
}

// shown is a player's view of a table.
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
	if m.View != nil {
		m.View["at"], m.View["seq"] = nil, nil
	}
	return m
}

// secretOf returns the secret of the first match in the entries, as written there.
func secretOf(t *testing.T, entries []journal.Entry) string {
	t.Helper()
	for i := range entries {
		e, err := table.Decode(entries[i].Body)
		if p, ok := e.What.(table.Begun); err == nil && ok {
			return p.Secret.String()
		}
	}
	t.Fatal("no match has begun")
	return ""
}

// elsewhere plays half a deal at another server, as in a browser, with all commands of a single player; it
// is the second of a session.
func elsewhere(t *testing.T, variant string, bots ...string) (*guest, string) {
	t.Helper()
	s, own := newSite(t, nil), cards.SeedOf("anna")
	anna := s.guest("Anna")
	tbl := anna.open(map[string]any{
		"settings": map[string]any{"variant": variant, "deals": 2, "pace": 1}, "sit": true, "bots": append([]string{""}, bots...),
	})
	s.post(anna.Token, "/api/me", map[string]any{"name": "Annika"}).want(http.StatusOK)
	anna.do(tbl, table.Rename).want(http.StatusOK)
	anna.do(tbl, table.Ready, "text", cards.CommitEntropy(own).String()).want(http.StatusOK)
	anna.do(tbl, table.Chat, "text", "hello").want(http.StatusOK)
	first := true
	playUntil(t, anna, tbl, own, func(m *message) bool {
		if act, _ := m.Act(); act != "" && first {
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
		act, _ := m.Act()
		if act != "" {
			acts++
		}
		return acts > 4
	})
	s.bots.Wait()
	return anna, tbl
}

// TestBring: a table played alone is imported, once however often it is sent, and goes on from the same
// moment, for the same seat, under the player's name on this server. It counts as assisted.
func TestBring(t *testing.T) {
	anna, tbl := elsewhere(t, "dummy", "club")
	s := checked(t, nil)
	s.clock.Store(start + int64(time.Hour/time.Millisecond))
	bea, eve := s.guest("Bea"), s.guest("Eve")
	text := archived(tbl, anna.s.logOf(tbl))

	var here, again, packed, other wire.Seated
	bea.bring(text).want(http.StatusCreated).into(&here)
	bea.bring(text).want(http.StatusOK).into(&again)
	bea.bring(zipped(text)).want(http.StatusOK).into(&packed)
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
	if x := eve.s.get(eve.Token, "/api/tables/"+here.Table); bytes.Contains(x.body, []byte(anna.ID)) || bytes.Contains(x.body, []byte("Ann")) {
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
	text = s.get(bea.Token, "/api/tables/"+here.Table+"/matches/1/record").want(http.StatusOK).body
	if rep, err := record.Verify(bytes.NewReader(text)); err != nil || rep.Brought != 2 || rep.Brought != rep.Stats.Deals {
		t.Errorf("of its deals it proves %+v, %v", rep, err)
	}
	header, _, _ := bytes.Cut(text, []byte("\n"))
	if !bytes.Contains(header, []byte(`"assisted":[[0,1],[]]`)) {
		t.Errorf("the record begins %s", header)
	}
	must.Get((&store.Projections{New: hall.Fold()}).Fold(here.Table, s.logOf(here.Table)))(t)
}

// TestBringRefused: an import trusts nothing in a log. Impossible events are refused, and so is a table
// that the player could not open here.
func TestBringRefused(t *testing.T) {
	anna, tbl := elsewhere(t, "standard", "club", "club")
	s := checked(t, nil)
	s.clock.Store(start + int64(time.Hour/time.Millisecond))
	bea := s.guest("Bea")
	entries := anna.s.logOf(tbl)
	// with changes the text of the first entry that contains old.
	with := func(old, new string) []byte {
		all := append([]journal.Entry(nil), entries...)
		for i := range all {
			if bytes.Contains(all[i].Body, []byte(old)) {
				all[i].Body = bytes.Replace(all[i].Body, []byte(old), []byte(new), 1)
				return archived(tbl, all)
			}
		}
		t.Fatalf("no entry has %s", old)
		return nil
	}
	text, secret := archived(tbl, entries), secretOf(t, entries)
	two := append(bytes.Clone(text), archived("other", entries)[len("{\"ninetynine-archive\":1}\n"):]...)
	for name, forged := range map[string][]byte{
		"nothing": nil, "no archive": []byte("{}\n"), "no JSON": []byte("x"), "no table": archived(tbl, nil),
		"a newer archive":    bytes.Replace(text, []byte(`archive":1`), []byte(`archive":2`), 1),
		"a change":           bytes.Replace(text, []byte(`"club"`), []byte(`"expert"`), 1),
		"two tables":         two,
		"no beginning":       archived(tbl, entries[1:]),
		"a gap":              archived(tbl, append(append([]journal.Entry(nil), entries[:8]...), entries[9:]...)),
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
		"another secret":     with(secret, cards.SeedOf("another").String()),
		"no secret":          with(`"secret":"`, `"secret":"00`),
		"an unknown event":   with(`{"do":"ready"`, `{"do":"win"`),
		"an unknown field":   with(`{"do":"ready"`, `{"won":true,"do":"ready"`),
	} {
		if x := bea.bring(forged); x.status != http.StatusBadRequest {
			t.Errorf("%s: %d %.200s", name, x.status, x.body)
		} else if len(x.body) > 600 {
			t.Errorf("%s: %s", name, x.body)
		}
	}
	late := append([]journal.Entry(nil), entries...)
	late[3].At = -1 << 63
	if x := bea.bring(archived(tbl, late)); x.status != http.StatusBadRequest {
		t.Errorf("before all times: %d %s", x.status, x.body)
	}
	long := append([]journal.Entry(nil), entries[0])
	for range 60_000 {
		long = append(long, journal.Entry{At: entries[0].At, Body: []byte(`{"do":"chat","by":"` + anna.ID + `","seat":0,"text":"` + strings.Repeat("x", 300) + `"}`)})
	}
	bea.bring(zipped(archived(tbl, long))).refused(http.StatusRequestEntityTooLarge, "too-large")
	bea.bring(bytes.Repeat(text, 1+maxTold/len(text))).refused(http.StatusRequestEntityTooLarge, "too-large")
	s.send(bea.Token, "POST", "/api/brought", text, "Content-Type", wire.JSON).refused(http.StatusUnsupportedMediaType, "media-type")
	s.send("", "POST", "/api/brought", text, "Content-Type", wire.NDJSON).refused(http.StatusUnauthorized, "no-session")
	bea.s.post(bea.Token, "/api/tables", map[string]any{"id": "b", "settings": map[string]any{"variant": "standard", "brought": 1}}).refused(http.StatusBadRequest, "bad")
	if all, err := s.store.Tables(t.Context(), "", 10); err != nil || len(all) != 0 {
		t.Errorf("there are tables %v, %v", all, err)
	}
}

// maxTold is more than the greatest size of a request.
const maxTold = 1 << 20

// swapped returns the line of a deal with the first two hands swapped.
func swapped(t *testing.T, line string) string {
	t.Helper()
	hands := regexp.MustCompile(`"hands":\[("[^"]*"),("[^"]*")`)
	other := hands.ReplaceAllString(line, `"hands":[$2,$1`)
	if other == line {
		t.Fatalf("no hands are swapped in %s", line)
	}
	return other
}

// TestBringForged: lies in a log about consequences of the rules make no difference.
func TestBringForged(t *testing.T) {
	anna, tbl := elsewhere(t, "standard", "club", "club")
	s := checked(t, nil)
	s.clock.Store(start + int64(time.Hour/time.Millisecond))
	true_ := s.guest("Bea")
	var here, there wire.Seated
	entries := anna.s.logOf(tbl)
	true_.bring(archived(tbl, entries)).want(http.StatusCreated).into(&here)
	far := append([]journal.Entry(nil), entries...)
	for i := range far {
		var e map[string]any
		must.Do(t, json.Unmarshal(far[i].Body, &e))
		switch e["do"] {
		case "open":
			e["settings"].(map[string]any)["brought"] = -7
		case "deal":
			e["lines"] = swapped(t, e["lines"].(string))
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

// due returns the number of entries before the player's last act: then no other player has to act.
func due(t *testing.T, entries []journal.Entry, player string) int {
	t.Helper()
	for i := len(entries) - 1; i > 0; i-- {
		if bytes.Contains(entries[i].Body, []byte(`{"do":"act","by":"`+player+`"`)) {
			return i
		}
	}
	t.Fatal("the player has not acted")
	return 0
}

// saying returns the entries, followed by a message of the player.
func saying(entries []journal.Entry, player, text string) []journal.Entry {
	body := fmt.Appendf(nil, `{"do":"chat","by":%q,"id":%q,"seat":0,"name":"Anna","text":%[2]q}`, player, text)
	return append(append([]journal.Entry(nil), entries...), journal.Entry{At: entries[len(entries)-1].At, Body: body})
}

// brought imports a table, and expects all of it to be there.
func (g *guest) brought(tbl string, entries []journal.Entry, status int) (here wire.Seated) {
	g.s.t.Helper()
	g.bring(archived(tbl, entries)).want(status).into(&here)
	if log := g.s.logOf(here.Table); here.Seq < uint64(len(entries)) || len(log) < len(entries) {
		g.s.t.Fatalf("%d entries come to %+v, and %d are there", len(entries), here, len(log))
	}
	return here
}

// TestBringWays: if a table went on in two ways, both are imported, once each, in either order.
func TestBringWays(t *testing.T) {
	anna, tbl := elsewhere(t, "standard", "club", "club")
	entries := anna.s.logOf(tbl)
	middle := entries[:len(entries)/2]
	ways := [][]journal.Entry{
		entries, saying(middle, anna.ID, "one"), saying(saying(middle, anna.ID, "one"), anna.ID, "two"),
		saying(saying(middle, anna.ID, "one"), anna.ID, "three"), saying(entries[:len(middle)/2], anna.ID, "early"),
	}
	for _, order := range [][]int{{0, 1, 2, 3, 4}, {4, 3, 1, 2, 0}} {
		s := checked(t, nil)
		s.clock.Store(start + int64(time.Hour/time.Millisecond))
		bea, places := s.guest("Bea"), map[int]string{}
		for _, way := range order {
			var here wire.Seated
			bea.bring(archived(tbl, ways[way])).into(&here)
			places[way] = here.Table
		}
		for _, way := range order {
			here := bea.brought(tbl, ways[way], http.StatusOK)
			if !here.Again || here.Table != places[way] && way != 1 {
				t.Errorf("way %d comes to %+v, and was brought to %s", way, here, places[way])
			}
			said := fmt.Sprintf(`"text":%q`, []string{"hello", "one", "two", "three", "early"}[way])
			if log := s.logOf(here.Table); !slices.ContainsFunc(log, func(e journal.Entry) bool { return bytes.Contains(e.Body, []byte(said)) }) {
				t.Errorf("way %d is not at %s", way, here.Table)
			}
		}
	}
}

// TestBringFurther: later play of an imported table goes to the same table, if it has not changed since;
// otherwise to a new one.
func TestBringFurther(t *testing.T) {
	anna, tbl := elsewhere(t, "standard", "club", "club")
	entries := anna.s.logOf(tbl)
	s := checked(t, nil)
	s.clock.Store(start + int64(time.Hour/time.Millisecond))
	bea := s.guest("Bea")
	n := due(t, entries, anna.ID)
	first := bea.brought(tbl, entries[:n], http.StatusCreated)
	f := s.watch(bea.Token, first.Table, first.Seq)
	for range 2 {
		if here := bea.brought(tbl, entries, http.StatusOK); here.Table != first.Table {
			t.Errorf("it goes on at %s, and was at %s", here.Table, first.Table)
		}
	}
	for want := first.Seq + 1; want <= uint64(len(entries)); want++ {
		if m, ok := f.next(); !ok || m.Seq != want {
			t.Fatalf("who watches is told %d, not %d", m.Seq, want)
		}
	}
	if was, now := anna.shown(tbl).View, bea.shown(first.Table).View; !reflect.DeepEqual(was, now) {
		t.Errorf("it was\n%+v\nand is\n%+v", was, now)
	}
	bea.do(first.Table, table.Chat, "text", "here").want(http.StatusOK)
	more := saying(entries, anna.ID, "there")
	if here := bea.brought(tbl, more, http.StatusCreated); here.Table == first.Table {
		t.Error("two ways are one table")
	}
	bea.brought(tbl, more, http.StatusOK)
	bea.brought(tbl, entries, http.StatusOK)
}

// TestBringBegun: a match that began after the first import of its table is marked all the same.
func TestBringBegun(t *testing.T) {
	anna, tbl := elsewhere(t, "standard", "club", "club")
	entries := anna.s.logOf(tbl)
	s := checked(t, nil)
	s.clock.Store(start + int64(time.Hour/time.Millisecond))
	bea := s.guest("Bea")
	n := slices.IndexFunc(entries, func(e journal.Entry) bool { return bytes.Contains(e.Body, []byte(`"do":"ready"`)) })
	before := bea.brought(tbl, entries[:n], http.StatusCreated)
	after := bea.brought(tbl, entries, http.StatusCreated)
	if n := bea.shown(before.Table).Settings.Brought; n != 0 {
		t.Errorf("before the match, %d are marked", n)
	}
	if n := bea.shown(after.Table).Settings.Brought; n != 1 {
		t.Errorf("%d matches are marked", n)
	}
}

// A rival stores the first entries of a table just before all of it is imported.
type rival struct {
	*sqlstore.DB
	most int
}

func (r *rival) Import(ctx context.Context, tbl string, entries []journal.Entry, f *store.Folded) error {
	if n := min(r.most, len(entries)); n > 0 {
		r.most = 0
		f, err := (&store.Projections{New: hall.Fold()}).Fold(tbl, entries[:n])
		if err == nil {
			err = r.DB.Import(ctx, tbl, entries[:n], f)
		}
		if err != nil {
			return err
		}
	}
	return r.DB.Import(ctx, tbl, entries, f)
}

// TestBringAtOnce: of two who import a table at once, the later one gets what is stored.
func TestBringAtOnce(t *testing.T) {
	anna, tbl := elsewhere(t, "standard", "club", "club")
	entries := anna.s.logOf(tbl)
	s := checked(t, func(o *Options) { o.Store = &rival{o.Store.(*sqlstore.DB), due(t, entries, anna.ID)} })
	s.clock.Store(start + int64(time.Hour/time.Millisecond))
	s.guest("Bea").brought(tbl, entries, http.StatusOK)
}

// TestBringCounted: an import counts like play here, however small it was compressed; a refused one does
// not.
func TestBringCounted(t *testing.T) {
	anna, tbl := elsewhere(t, "standard", "club", "club")
	entries := anna.s.logOf(tbl)
	much := Limits{Kept: Rate{1.0 / 3600, len(entries) + 20}, Said: Rate{1.0 / 3600, 10}}
	much.Commands, much.Tables, much.Requests, much.Guests = Unlimited(), Unlimited(), Unlimited(), Unlimited()
	s := checked(t, func(o *Options) { o.Limits = much })
	s.clock.Store(start + int64(time.Hour/time.Millisecond))
	bea, eve, mia := s.guest("Bea"), s.guest("Eve"), s.guest("Mia")
	for range 3 {
		bea.bring(zipped(archived(tbl, entries[1:]))).want(http.StatusBadRequest)
		bea.bring(zipped(archived(tbl, saying(entries, "somebody", "else")))).want(http.StatusBadRequest)
	}
	bea.bring(zipped(archived(tbl, entries))).want(http.StatusCreated)
	bea.bring(zipped(archived(tbl, saying(entries[:len(entries)-9], anna.ID, "other")))).refused(http.StatusTooManyRequests, "too-many")

	talk := entries[:2]
	for n := range 8 {
		talk = saying(talk, anna.ID, fmt.Sprint("say ", n))
	}
	eve.bring(zipped(archived(tbl, talk))).want(http.StatusCreated)
	eve.bring(zipped(archived(tbl, append(entries[:3:3], talk[2:]...)))).refused(http.StatusTooManyRequests, "too-many")
	mia.bring(zipped(archived(tbl, append(talk, talk[2:]...)))).refused(http.StatusRequestEntityTooLarge, "too-large")
}

// TestBringMatches: a log with impossibly many matches is refused before it is replayed.
func TestBringMatches(t *testing.T) {
	s := checked(t, nil)
	s.clock.Store(start + int64(time.Hour/time.Millisecond))
	log := func(matches int) (all []journal.Entry) {
		add := func(body string, args ...any) {
			all = append(all, journal.Entry{At: start, Body: fmt.Appendf(nil, body, args...)})
		}
		add(`{"do":"open","by":"p","seat":-1,"settings":{"variant":"duel","pace":1}}`)
		add(`{"do":"sit","by":"p","seat":0}`)
		add(`{"do":"bot","by":"p","seat":1,"text":"club"}`)
		for range matches {
			add(`{"do":"ready","by":"p","seat":0}`)
			add(`{"do":"begin","seat":-1,"secret":"%064x"}`, 7)
			add(`{"do":"deal","seat":-1}`)
			add(`{"do":"ask","by":"p","seat":0,"text":"abandon"}`)
		}
		return all
	}
	bea := s.guest("Bea")
	bea.brought("x", log(table.MostImported), http.StatusCreated)
	bea.bring(archived("x", log(table.MostImported+1))).refused(http.StatusBadRequest, "bad")
}

// TestBringWaits: an import makes way for urgent requests, and the player's other requests do not wait for
// it.
func TestBringWaits(t *testing.T) {
	anna, tbl := elsewhere(t, "standard", "club", "club")
	entries := anna.s.logOf(tbl)
	var asked atomic.Int64
	busy, waits := make(chan struct{}), make(chan struct{}, 1)
	s := checked(t, func(o *Options) {
		o.Pause = func() {
			asked.Add(1)
			select {
			case waits <- struct{}{}:
			default:
			}
			<-busy
		}
	})
	s.clock.Store(start + int64(time.Hour/time.Millisecond))
	bea, status := s.guest("Bea"), make(chan int, 3) // more than the imports allowed at once
	mine := bea.open(map[string]any{"settings": map[string]any{"variant": "duel", "pace": 1}, "sit": true, "bots": []string{"", "club"}, "ready": true})
	for range cap(status) {
		go func() { status <- bea.bring(archived(tbl, entries)).status }()
	}
	<-waits
	told := s.get(bea.Token, "/api/tables/"+mine+"/matches/1/record")
	close(busy)
	told.want(http.StatusOK)
	created := 0
	for range cap(status) {
		if <-status == http.StatusCreated {
			created++
		}
	}
	if created != 1 {
		t.Errorf("of %d at once, %d were the first", cap(status), created)
	}
	if n := asked.Load(); n < int64(2*len(entries)) {
		t.Errorf("for %d entries it has asked %d times whether to wait", len(entries), n)
	}
}

// TestBringSays: an error names what is refused, without repeating it at length.
func TestBringSays(t *testing.T) {
	s := checked(t, nil)
	bea := s.guest("Bea")
	long := strings.Repeat(`\u0001`, 600_000)
	line := "{\"ninetynine-archive\":1}\n{\"table\":\"x\",\"seq\":%s,\"at\":1,\"hash\":\"%s\",\"body\":{}}\n"
	for name, text := range map[string][]byte{
		"kind":   archived("x", []journal.Entry{{At: 1, Body: []byte(`{"do":"` + long + `"}`)}}),
		"hash":   fmt.Appendf(nil, line, "1", long),
		"number": fmt.Appendf(nil, line, strings.Repeat("1", 600_000), ""),
		"level": archived("x", []journal.Entry{
			{At: 1, Body: []byte(`{"do":"open","by":"p","seat":-1,"settings":{"variant":"duel"}}`)}, {At: 1, Body: []byte(`{"do":"sit","by":"p","seat":0}`)},
			{At: 1, Body: []byte(`{"do":"bot","by":"p","seat":1,"text":"` + long + `"}`)},
		}),
	} {
		if x := bea.bring(zipped(text)); x.status != http.StatusBadRequest || len(x.body) > 3000 || len(x.body) < 60 {
			t.Errorf("%s: %d %d bytes %.300s", name, x.status, len(x.body), x.body)
		}
	}
}
