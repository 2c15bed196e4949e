package node

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"testing"
	"time"

	"ninetynine/internal/store"
	"ninetynine/internal/store/archive"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/sight"
	"ninetynine/internal/test/storesuite"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
)

// An old store is one of testdata/e470738, as its README.md describes.
type old struct {
	t        *testing.T
	in       *Inside
	commands int
	Players  map[string]struct{ ID, Token string }
	Tables   map[string]string // by what they were left as
	Records  map[string]string // of matches that are over
	Report   json.RawMessage   // on one of those
	Hands    map[string]string // of the first person at the table
	Pad      struct{ Secret, ID, Record string }
}

// kept returns an uncompressed file of testdata/e470738.
func kept(t *testing.T, name string) []byte {
	t.Helper()
	f := must.Get(os.Open(filepath.Join("testdata/e470738", name+".gz")))(t)
	defer f.Close()
	z := must.Get(gzip.NewReader(f))(t)
	text := must.Get(io.ReadAll(z))(t)
	return text
}

// openOld starts a server on an old store.
func openOld(t *testing.T, facts string, c Config) *old {
	t.Helper()
	o := &old{t: t}
	must.Do(t, json.Unmarshal(kept(t, facts), o))
	c.Log, c.Limits, c.Thinkers = slog.New(slog.DiscardHandler), NoLimits(), 1
	c.Hurry = 100
	if facts != "../5006cb62/sqlite.json" { // tables with a clock of days go on in the days in which they were stored
		c.back = time.Since(time.Date(2026, 11, 27, 12, 0, 0, 0, time.UTC))
	}
	in := must.Get(StartInside(t.Context(), c))(t)
	t.Cleanup(func() { _ = in.Close() })
	o.in = in
	return o
}

// as returns the client of a person; "" is a stranger.
func (o *old) as(name string) *client.Client {
	c := &client.Client{Servers: []string{Base}, HTTP: o.in.HTTP}
	c.SetSession(o.Players[name].ID, o.Players[name].Token)
	return c
}

func (o *old) get(c *client.Client, path string, answer any) {
	o.t.Helper()
	must.Do(o.t, c.Get(o.t.Context(), path, answer), path)
}

func (o *old) post(c *client.Client, path string, body, answer any) {
	o.t.Helper()
	must.Do(o.t, c.Post(o.t.Context(), path, body, answer), path)
}

func (o *old) records() {
	o.t.Helper()
	for name, want := range o.Records {
		res := must.Get(o.in.HTTP.Get(Base + "/api/tables/" + o.Tables[name] + "/matches/1/record"))(o.t)
		got, err := io.ReadAll(res.Body)
		if errors.Join(err, res.Body.Close()) != nil || string(got) != want {
			o.t.Errorf("the record of %s is\n%s\nand was\n%s", name, got, want)
		}
	}
}

func (o *old) does(name, who string, command map[string]any) {
	o.t.Helper()
	o.commands++
	command["id"] = fmt.Sprint("new-", o.commands)
	o.post(o.as(who), "/api/tables/"+o.Tables[name]+"/commands", command, nil)
}

func (o *old) playOn(name string, people ...string) {
	o.t.Helper()
	acts := 0
	for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		for i, who := range people {
			var s sight.Message
			o.get(o.as(who), "/api/tables/"+o.Tables[name], &s)
			if acts == 0 && i == 0 && s.View.Hand != o.Hands[name] {
				o.t.Errorf("%s: %s holds %q, and held %q", name, who, s.View.Hand, o.Hands[name])
			}
			if s.View.Phase == "over" {
				return
			}
			if act, hand := s.Act(); act != "" {
				acts++
				o.does(name, who, map[string]any{"do": "act", "act": act, "hand": hand, "seen": s.Seq})
			}
		}
	}
	o.t.Errorf("%s does not end", name)
}

// TestOld: all data stored by commit e470738 is there. People come back under their old identities, go on
// playing, read their old reports, and go on with a pad under its link.
func TestOld(t *testing.T) {
	t.Parallel()
	t.Run("SQLite", func(t *testing.T) {
		t.Parallel()
		data := t.TempDir()
		must.Do(t, os.WriteFile(filepath.Join(data, "ninetynine.db"), kept(t, "ninetynine.db"), 0o600))
		openOld(t, "sqlite.json", Config{Data: data}).goesOn()
	})
	t.Run("PostgreSQL", func(t *testing.T) {
		c := storesuite.StartPostgres(t, false)
		address := c.Database(t)
		c.Exec(t, address, string(kept(t, "postgres.sql")))
		openOld(t, "postgres.json", Config{Database: address}).goesOn()
	})
	t.Run("export", func(t *testing.T) { // it has no sessions
		t.Parallel()
		data := t.TempDir()
		d, err := sqlstore.OpenSQLite(t.Context(), data)
		must.Do(t, err)
		_, err = archive.Import(t.Context(), d, store.Projections{New: hall.Fold()}, bytes.NewReader(kept(t, "export.jsonl")), "")
		must.Do(t, errors.Join(err, d.Close()))
		openOld(t, "sqlite.json", Config{Data: data}).records()
	})
}

// TestOldDays: deals of the day that the program of commit 5006cb62 stored, which counted no streaks, count for
// one: four days, and none that was played late.
func TestOldDays(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	must.Do(t, os.WriteFile(filepath.Join(data, "ninetynine.db"), kept(t, "../5006cb62/ninetynine.db"), 0o600))
	o := openOld(t, "../5006cb62/sqlite.json", Config{Data: data})
	var told wire.Daily
	o.get(o.as("Anna"), "/api/daily?day=2026-11-01", &told)
	played := map[string]int{}
	for _, p := range told.Played {
		played[p.Day]++
	}
	want := map[string]int{"2200-02-26": 1, "2200-03-01": 1, "2200-03-02": 2, "2200-03-03": 1, "2200-03-04": 1, "2200-03-05": 1}
	if told.Streak != 4 || !maps.Equal(played, want) {
		t.Errorf("the streak is %d, of %v", told.Streak, played)
	}
}

func (o *old) goesOn() {
	o.t.Helper()
	o.records()
	for name := range maps.Keys(o.Players) {
		if who, err := o.as(name).Me(o.t.Context()); err != nil || who != name {
			o.t.Errorf("%s comes back as %q, %v", name, who, err)
		}
	}
	o.reads()
	o.playOn("standard", "Anna")
	o.playOn("four", "Anna")
	o.playOn("whatif", "Anna")
	o.playOn("daily", "Anna")
	o.playOn("dummy", "Anna", "Ben")
	o.does("house", "Anna", map[string]any{"do": "sit"})
	o.pad()
}

// reads reads the report. A judge with other nets judges the decisions again; what does not depend on the judge is
// as it was.
func (o *old) reads() {
	o.t.Helper()
	type report struct {
		Header     any
		Judged, Of int
		Deals      []struct {
			Accounts []struct{ Seat, Lead int }
		}
	}
	var was, is report
	must.Do(o.t, json.Unmarshal(o.Report, &was))
	for end := time.Now().Add(time.Minute); !reflect.DeepEqual(is, was); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			o.t.Fatalf("the report is\n%v\nand was\n%v", is, was)
		}
		is = report{}
		o.get(o.as("Anna"), "/api/tables/"+o.Tables["over"]+"/matches/1/report", &is)
	}
}

// pad goes on with the pad under its link.
func (o *old) pad() {
	o.t.Helper()
	type pad struct {
		Record string
		Deals  []any
	}
	var was, now struct {
		Mark string
		Pad  pad
	}
	var next pad
	link, stranger := "/api/pads/"+o.Pad.ID, o.as("")
	if o.get(stranger, link, &was); was.Pad.Record != o.Pad.Record {
		o.t.Errorf("the pad is\n%s\nand was\n%s", was.Pad.Record, o.Pad.Record)
	}
	if o.post(stranger, "/api/pad", map[string]any{"record": was.Pad.Record, "line": "6, 3 made"}, &next); len(next.Deals) != 2 {
		o.t.Fatalf("with the next deal the pad is %+v", next)
	}
	o.post(stranger, "/api/pads", map[string]any{"secret": o.Pad.Secret, "record": next.Record}, nil)
	if o.get(stranger, link, &now); now.Pad.Record != next.Record {
		o.t.Errorf("the pad is now\n%s", now.Pad.Record)
	}
}
