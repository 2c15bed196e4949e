package sqlstore

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/fstest"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/store"
	"ninetynine/internal/store/archive"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
	"ninetynine/internal/think/claim"
	"ninetynine/match"
	"ninetynine/rules"
)

type old struct {
	Tables  map[string]string // ids by their names in testdata/schema2/README.md
	Players map[string]struct{ ID, Name, Token string }
	open    func(migrations fs.FS) (*DB, error)
}

// TestOld checks the old data on either engine.
func TestOld(t *testing.T) {
	tests := map[string]func(t *testing.T, o *old){
		"Whole": wholeAndSound, "GoOn": continueImport, "Waiting": wait, "Adding": addProjection, "Failing": failMigration,
	}
	z := must.Get(gzip.NewReader(bytes.NewReader(oldFile(t, "ninetynine.db.gz"))))(t)
	lite := must.Get(io.ReadAll(z))(t)
	start := sync.OnceValue(func() *storesuite.Cluster { return storesuite.StartPostgres(t, false) })
	for name, test := range tests {
		t.Run(name+"/sqlite", func(t *testing.T) {
			folder, o := t.TempDir(), newOld(t, "sqlite.json")
			write(t, filepath.Join(folder, fileName), string(lite))
			o.open = func(m fs.FS) (*DB, error) { return openSQLite(t.Context(), folder, m) }
			test(t, o)
		})
		t.Run(name+"/postgres", func(t *testing.T) {
			gate.Only(t, "needs PostgreSQL")
			c := start()
			address, o := c.Database(t), newOld(t, "postgres.json")
			c.Exec(t, address, string(oldFile(t, "postgres.sql")))
			o.open = func(m fs.FS) (*DB, error) { return openPostgres(t.Context(), address, 0, m) }
			test(t, o)
		})
	}
}

func oldFile(t *testing.T, name string) []byte {
	t.Helper()
	b := must.Get(os.ReadFile(filepath.Join("testdata", "schema2", name)))(t)
	return b
}

func newOld(t *testing.T, name string) *old {
	t.Helper()
	o := &old{}
	must.Do(t, json.Unmarshal(oldFile(t, name), o))
	return o
}

func (o *old) mustOpen(t *testing.T, migrations fs.FS) *DB {
	t.Helper()
	d := must.Get(o.open(migrations))(t)
	t.Cleanup(func() { _ = d.Close() })
	return d
}

// lasting returns the summary without the closing time of a public table that waits for players, which was
// later in the days of schema 2, and without the data that schema 8 adds once a table is moved or rebuilt.
func lasting(s journal.Summary) journal.Summary {
	s.From, s.Deal = nil, 0
	if s.Public && s.Status == journal.Gathering {
		s.Due = 0
	}
	return s
}

// shown is the content of lists and histories, with the rows of projections.
func (o *old) shown(t *testing.T, d *DB) map[string]any {
	t.Helper()
	all := map[string]any{}
	add := func(what string, v any, err error) {
		t.Helper()
		must.Do(t, err, what)
		all[what] = fmt.Sprintf("%+v", v)
	}
	for name, id := range o.Tables {
		s, err := d.Summary(t.Context(), id)
		add(name, lasting(s), err)
	}
	for name, p := range o.Players {
		seated, err := d.Seated(t.Context(), p.ID, 0, 99)
		for i := range seated {
			seated[i] = lasting(seated[i])
		}
		add(name+"'s tables", seated, err)
		results, err := d.Results(t.Context(), p.ID, "", store.Cursor{}, 99)
		add(name+"'s results", results, err)
		tallies, err := d.Tallies(t.Context(), p.ID)
		add(name+"'s tallies", tallies, err)
	}
	open, err := d.Public(t.Context(), journal.Gathering, 0, 99)
	for i := range open {
		open[i] = lasting(open[i])
	}
	add("open tables", open, err)
	playing, err := d.Public(t.Context(), journal.InPlay, 0, 99)
	for i := range playing {
		playing[i] = lasting(playing[i])
	}
	add("tables in play", playing, err)
	due, err := d.Due(t.Context(), math.MaxInt64, 99)
	add("due", slices.DeleteFunc(due, func(id string) bool { return id == o.Tables["gathering"] }), err)
	rows, err := d.Ranked(t.Context(), "played", "", 99)
	add("played", rows, err)
	return all
}

// wholeAndSound: data of schema 2 are migrated completely and correctly; after a rebuild they are the same;
// and returning players are recognised.
func wholeAndSound(t *testing.T, o *old) {
	ctx, d := t.Context(), o.mustOpen(t, files)
	var number, at int64
	if err := d.row(ctx, []any{&number, &at}, `SELECT number, at FROM migrations ORDER BY number DESC LIMIT 1`); err != nil || int(number) != d.schema.version() || at == 0 {
		t.Errorf("the last migration is %d of %d: %v", number, at, err)
	}
	none := store.Projections{New: hall.Fold()}
	ids, err := d.Tables(ctx, "", 99)
	if err != nil || len(ids) != len(o.Tables) {
		t.Fatalf("%d tables, not %d: %v", len(ids), len(o.Tables), err)
	}
	matches := 0
	fresh, _ := openTest(t, t.TempDir())
	for name, id := range o.Tables {
		log := must.Get(d.Read(ctx, id, 0))(t)
		f := must.Get(none.Fold(id, log))(t, name)
		must.Do(t, store.CheckAll(id, log, f), name)
		relive(t, fresh, id, log)
		if s, err := d.Summary(ctx, id); err != nil || !reflect.DeepEqual(lasting(s), lasting(f.Summary)) {
			t.Errorf("%s is kept as\n%+v\nand folded to\n%+v, %v", name, s, f.Summary, err)
		}
		for i := range f.Results {
			matches++
			if r, err := d.Result(ctx, id, f.Results[i].Match); err != nil || !reflect.DeepEqual(r, f.Results[i]) {
				t.Errorf("%s: the result is kept as\n%+v\nand folded to\n%+v, %v", name, r, f.Results[i], err)
			}
		}
	}
	for name, p := range o.Players {
		_, who, err := d.Key(ctx, sha256.Sum256([]byte(p.Token)))
		if err != nil || who.ID != p.ID || who.Name != p.Name {
			t.Errorf("%s comes back as %+v, %v", name, who, err)
		}
	}
	all := store.Projections{New: hall.Fold(), Results: []store.ResultProjection{played()}}
	for n := 1; n > 0; {
		n = must.Get(d.Fold(ctx, all.Results, math.MaxInt64, 3))(t)
		if _, err = fresh.Fold(ctx, all.Results, math.MaxInt64, 3); err != nil {
			t.Fatal(err)
		}
	}
	kept := o.shown(t, d)
	for what, got := range o.shown(t, fresh) {
		if got != kept[what] {
			t.Errorf("%s are kept as\n%s\nand written anew, entry by entry, as\n%s", what, kept[what], got)
		}
	}
	n, err := archive.Rebuild(ctx, d, all, nil)
	if err != nil || n.Tables != len(ids) || n.Results != matches || matches < 4 {
		t.Errorf("rebuilt %+v with %d matches: %v", n, matches, err)
	}
	for what, was := range kept {
		if got := o.shown(t, d)[what]; got != was {
			t.Errorf("%s were kept as\n%s\nand made anew as\n%s", what, was, got)
		}
	}
}

// relive appends a log entry by entry, as a hall does.
func relive(t *testing.T, d *DB, id string, log []journal.Entry) {
	t.Helper()
	var none store.Projections
	s := table.New(id, new(hall.VariantCache))
	for i := range log {
		must.Do(t, s.Fold(&log[i]))
		p := none.Of(s)
		must.Do(t, d.Append(t.Context(), id, &log[i], &p))
	}
}

// judge has the answers of a server's judge.
type judge struct{}

func (judge) Settled(g *rules.Game, v *rules.View) bool   { return claim.Proved(g, v) }
func (judge) HasLevel(string) bool                        { return true }
func (judge) HasTemperament(_ *rules.Game, _ string) bool { return false }

// wait makes a present hall close a public table that waits for players when it would close one of its own,
// and not before.
func wait(t *testing.T, o *old) {
	ctx, d, id := t.Context(), o.mustOpen(t, files), o.Tables["gathering"]
	log := must.Get(d.Read(ctx, id, 0))(t)
	s := table.New(id, new(hall.VariantCache))
	for i := range log {
		must.Do(t, s.Fold(&log[i]))
	}
	if !s.Settings.Public || s.Due() == 0 {
		t.Fatalf("due at %d", s.Due())
	}
	h := hall.New(hall.Options{Log: d, Judge: judge{}, Draw: func() cards.Seed { return cards.SeedOf("wait") }})
	for _, c := range []struct {
		at   int64
		want journal.Status
	}{{s.Due() - 1, journal.Gathering}, {s.Due() + 5_000, journal.Deserted}} {
		must.Do(t, h.Sweep(ctx, c.at))
		if sum, err := d.Summary(ctx, id); err != nil || sum.Status != c.want {
			t.Errorf("at %d the table is %s, not %s: %v", c.at, sum.Status, c.want, err)
		}
	}
}

// continueImport plays the unfinished matches to their ends, with a present hall.
func continueImport(t *testing.T, o *old) {
	d := o.mustOpen(t, files)
	for name, id := range o.Tables {
		s := must.Get(d.Summary(t.Context(), id))(t)
		if s.Status != journal.InPlay {
			continue
		}
		playOn(t, d, name, &s)
		after, err := d.Summary(t.Context(), id)
		log, err2 := d.Read(t.Context(), id, 0)
		if err := errors.Join(err, err2, store.CheckAll(id, log, &store.Folded{Summary: after})); err != nil || after.Status != journal.Finished {
			t.Errorf("%s is %s: %v", name, after.Status, err)
		}
	}
}

func playOn(t *testing.T, d *DB, name string, s *journal.Summary) {
	t.Helper()
	ctx, now := t.Context(), s.Moved
	h := hall.New(hall.Options{Log: d, Judge: judge{}, Draw: func() cards.Seed { return cards.SeedOf(name) }})
	do := func(c *table.Command) {
		t.Helper()
		if c.Player != "" {
			c.ID = fmt.Sprint("on", now)
		}
		must.Get(h.Do(ctx, now, s.ID, c))(t, name, c.Do)
	}
	for range 1000 {
		now += 400
		var next []*table.Command
		over := false
		must.Do(t, h.Inspect(ctx, now, s.ID, func(s *table.State) { next, over = what(s), !s.Running() }))
		if over {
			return
		}
		for _, c := range next {
			do(c)
		}
		must.Do(t, h.Tick(ctx, now))
	}
	t.Fatalf("%s does not end", name)
}

// what returns the commands to give at a table: the people resume after a pause, decline proposals, are
// ready, and do the first legal act; so do bots.
func what(s *table.State) (all []*table.Command) {
	for i := range s.Chairs {
		c, seat := &s.Chairs[i], rules.Seat(i)
		person := func(do table.Kind) *table.Command {
			return &table.Command{Do: do, Player: c.Player, Name: c.Name, Seat: -1, Hand: -1}
		}
		var v match.View
		s.View(seat, &v)
		switch {
		case c.Player != "" && s.Paused:
			if !c.Ready {
				all = append(all, person(table.Resume))
			}
		case s.Asked != nil:
			if c.Player != "" && !s.Asked.Yes.Has(seat) {
				return []*table.Command{person(table.Answer)}
			}
		case c.Player != "" && s.Stage == table.Between && !c.Ready:
			all = append(all, person(table.Ready))
		case v.Options.Pick > 0:
			act := person(table.Act)
			if c.Player == "" {
				act = &table.Command{Do: table.Act, Seat: i, Hand: -1}
			}
			a := v.Options.Nth(0)
			act.Act, act.Hand = a.String(), int(a.Seat())
			return append(all, act)
		}
	}
	return all
}

// played is a made-up projection of results: how many matches each player has played, and which was the
// last. It takes this, the migration of addProjection, and a line in package room to add one.
func played() store.ResultProjection {
	return store.ResultProjection{Name: "played", Fold: func(r *journal.Result, row func(list, key string) *journal.Row) {
		for _, c := range r.Chairs {
			if c.Player != "" {
				mine := row("", c.Player)
				mine.Rank++
				mine.Value = fmt.Appendf(nil, `{"last":"%s/%d"}`, r.Table, r.Match)
			}
		}
	}}
}

// and is the program's migrations with one more.
func and(t *testing.T, d dialect, name, text string) fs.FS {
	t.Helper()
	all := must.Get(d.migrations(files))(t)
	more := fstest.MapFS{fmt.Sprintf("migrations/%04d-%s.sql", len(all)+1, name): {Data: []byte(text)}}
	for _, m := range all {
		more[fmt.Sprintf("migrations/%04d-%s.%s.sql", m.number, m.name, d.engine)] = &fstest.MapFile{Data: []byte(m.text)}
	}
	return more
}

// addProjection adds one to a database in which results were already folded: the migration makes all of
// them be folded again.
func addProjection(t *testing.T, o *old) {
	fold := func(d *DB, all ...store.ResultProjection) (sum int) {
		t.Helper()
		for n := 1; n > 0; sum += n {
			n = must.Get(d.Fold(t.Context(), all, math.MaxInt64, 2))(t)
		}
		return sum
	}
	d := o.mustOpen(t, files)
	matches := fold(d)
	if again := fold(d, played()); matches < 4 || again != 0 {
		t.Errorf("%d results were folded, and %d once more", matches, again)
	}
	newer := and(t, d.schema.dialect, "played", `UPDATE folding SET anew = 1`)
	must.Do(t, d.Close())
	d = o.mustOpen(t, newer)
	if n := fold(d, played()); n != matches {
		t.Errorf("%d results are folded anew, not %d", n, matches)
	}
	rows, err := d.Ranked(t.Context(), "played", "", 9)
	if err != nil || len(rows) != 3 {
		t.Errorf("%+v, %v", rows, err)
	}
	for _, r := range rows {
		mine, err := d.Results(t.Context(), r.Key, "", store.Cursor{}, 99)
		if err != nil || int64(len(mine)) != r.Rank || string(r.Value) != fmt.Sprintf(`{"last":"%s/%d"}`, mine[0].Table, mine[0].Match) {
			t.Errorf("%+v of %d matches, %v", r, len(mine), err)
		}
	}
}

// failMigration: a failed step changes nothing.
func failMigration(t *testing.T, o *old) {
	d := o.mustOpen(t, files)
	version := d.schema.version()
	bad := and(t, d.schema.dialect, "bad", `CREATE TABLE more (x {int} NOT NULL) {options}; INSERT INTO more (y) VALUES (1)`)
	must.Do(t, d.Close())
	if _, err := o.open(bad); err == nil || !strings.Contains(err.Error(), "(bad)") {
		t.Errorf("it says %v", err)
	}
	d = o.mustOpen(t, files)
	if v, err := d.version(t.Context()); err != nil || v != version {
		t.Errorf("the schema is %d, not %d: %v", v, version, err)
	}
	if err := d.row(t.Context(), []any{new(int)}, `SELECT COUNT(*) FROM more`); err == nil {
		t.Error("half of it was kept")
	}
}

// TestNewer: a server that meets a newer schema, because another one migrates the database during play,
// stores nothing more and says why; one that starts is refused. All acknowledged entries are there.
func TestNewer(t *testing.T) {
	c := storesuite.StartPostgres(t, false)
	address := c.Database(t)
	d := must.Get(OpenPostgres(t.Context(), address, 0))(t)
	defer d.Close()
	const writers = 6
	var kept [writers]journal.Summary
	var begun [writers]atomic.Int64 // entries stored
	var over atomic.Bool            // the migration is
	ended := make(chan error, writers)
	for w := range writers {
		go func() {
			at := journal.Summary{ID: fmt.Sprint("t", w)}
			for {
				e, p := storesuite.Next(at, 1, "x")
				late := over.Load()
				err := d.Append(t.Context(), at.ID, e, p)
				if err == nil && late {
					err = errors.New("an entry was kept after the migration")
				}
				if err != nil {
					ended <- err
					return
				}
				at = p.Summary
				kept[w] = at
				begun[w].Add(1)
			}
		}()
	}
	for w := range writers {
		for begun[w].Load() < 20 {
			if err := d.AddPlayer(t.Context(), store.Player{ID: fmt.Sprint(w, begun[w].Load())}); err != nil && !errors.Is(err, store.ErrTaken) {
				t.Fatal(err)
			}
		}
	}
	after, err := openPostgres(t.Context(), address, 0, and(t, postgresDialect(), "more", `
		CREATE TABLE counted AS SELECT COUNT(*) AS n FROM events; SELECT pg_sleep(0.2); ALTER TABLE tables ADD COLUMN more {int} NOT NULL DEFAULT 0`))
	must.Do(t, err)
	defer after.Close()
	over.Store(true)
	for range writers {
		if err := <-ended; !errors.Is(err, store.ErrNewer) || !strings.Contains(err.Error(), "update the program") {
			t.Errorf("a writer ended with %v", err)
		}
	}
	var counted, there int
	err = after.row(t.Context(), []any{&counted, &there}, `SELECT n, (SELECT COUNT(*) FROM events) FROM counted`)
	if err != nil || counted != there || counted < 20*writers {
		t.Errorf("there were %d entries when the migration began, and %d when it had ended: %v", counted, there, err)
	}
	e, p := storesuite.Next(journal.Summary{ID: "new"}, 1, "x")
	_, openErr := OpenPostgres(t.Context(), address, 0)
	for what, err := range map[string]error{
		"Append": d.Append(t.Context(), "new", e, p), "Ping": d.Ping(t.Context()), "opening": openErr,
		"AddPlayer": d.AddPlayer(context.Background(), store.Player{ID: "late"}),
	} {
		if !errors.Is(err, store.ErrNewer) {
			t.Errorf("%s: %v", what, err)
		}
	}
	for w := range writers {
		got, err := d.Summary(t.Context(), kept[w].ID)
		if err != nil || got.Seq != kept[w].Seq {
			t.Errorf("table %s is at %d, and %d was acknowledged: %v", kept[w].ID, got.Seq, kept[w].Seq, err)
		}
	}
	must.Do(t, after.Append(t.Context(), "new", e, p))
}

// TestMigrationFiles: each engine has each number once, and faults in the files are reported.
func TestMigrationFiles(t *testing.T) {
	file := func(string) *fstest.MapFile { return &fstest.MapFile{Data: []byte("x {int}")} }
	for _, d := range []dialect{sqliteDialect(), postgresDialect()} {
		all, err := d.migrations(files)
		if err != nil || len(all) < 3 {
			t.Errorf("%s: %d, %v", d.engine, len(all), err)
		}
		for _, m := range all {
			if strings.Contains(m.text, "{") {
				t.Errorf("%s: a word in braces is left in %s", d.engine, m.name)
			}
		}
		ok := fstest.MapFS{"migrations/1-a.sql": file(""), "migrations/2-b.sqlite.sql": file(""), "migrations/2-b.postgres.sql": file(""), "migrations/readme": file("")}
		if all, err := d.migrations(ok); err != nil || len(all) != 2 || all[1].name != "b" || all[0].text != "x "+d.integer {
			t.Errorf("%+v, %v", all, err)
		}
		for _, names := range []string{"2-b", "1-a 3-c", "1-a 1-b", "1-a 2-b.other", "a", "x-a"} {
			bad := fstest.MapFS{}
			for _, n := range strings.Fields(names) {
				bad["migrations/"+n+".sql"] = file("")
			}
			if all, err := d.migrations(bad); err == nil && names != "1-a 2-b.other" {
				t.Errorf("%s: taken as %+v", names, all)
			}
		}
	}
}

// TestLadderMigrated: earlier matches of a group count on its ladder, except those by rules of the house, and all
// ratings are made again.
func TestLadderMigrated(t *testing.T) {
	before, folder := fstest.MapFS{}, t.TempDir()
	for _, m := range must.Get(sqliteDialect().migrations(files))(t)[:19] {
		before[fmt.Sprintf("migrations/%04d-%s.sql", m.number, m.name)] = &fstest.MapFile{Data: []byte(m.text)}
	}
	d := must.Get(openSQLite(t.Context(), folder, before))(t)
	must.Do(t, d.engine.write(t.Context(), func(ctx context.Context, tx transaction) error {
		return execAll(ctx, tx, []string{`INSERT INTO results (tbl, match, variant, house, began, ended, cut, deals, games, rated, grp, chairs)
			VALUES ('t', 1, 'v', 0, 1, 1, 0, 9, 1, 0, 'g', '[{"player": "ann"}]'), ('t', 2, 'v', 1, 1, 2, 0, 9, 1, 0, 'g', '[]'), ('t', 3, 'v', 0, 1, 3, 0, 9, 1, 1, '', '[]')`})
	}))
	must.Do(t, d.Close())
	d, _ = openTest(t, folder)
	for match, want := range map[int]bool{1: true, 2: false, 3: false} {
		if r := must.Get(d.Result(t.Context(), "t", match))(t); r.Ladder != want {
			t.Errorf("match %d counts: %v", match, r.Ladder)
		}
	}
	if n := must.Get(d.Fold(t.Context(), []store.ResultProjection{played()}, math.MaxInt64, 9))(t); n != 3 {
		t.Errorf("%d results are folded anew", n)
	}
}

// TestNetworksOfBefore: networks of which it is not known when they came first stand back behind the one used most.
func TestNetworksOfBefore(t *testing.T) {
	d, _ := openTest(t, t.TempDir())
	note := func(network string, times int) {
		for range times {
			must.Do(t, d.NoteOrigin(t.Context(), store.Origin{Player: "ann", Network: network, Seen: time.UnixMilli(0)}))
		}
	}
	for n := range store.MostNetworks {
		note(fmt.Sprint("early", n), 1)
	}
	must.Do(t, d.engine.write(t.Context(), func(ctx context.Context, tx transaction) error {
		return execAll(ctx, tx, []string{`UPDATE origins SET nth = 0`})
	}))
	note("first", 1)
	note("home", 9)
	for n := range store.MostNetworks {
		note(fmt.Sprint("late", n), 2)
	}
	if all, _, err := d.Networks(t.Context(), "ann", time.UnixMilli(0)); err != nil || !slices.Contains(all, "home") {
		t.Errorf("kept are %q, %v", all, err)
	}
}

// sinceFollowsAreTold opens a database in which some statements ran before the migration from which on follows are told.
func sinceFollowsAreTold(t *testing.T, statements ...string) *DB {
	t.Helper()
	before, folder := fstest.MapFS{}, t.TempDir()
	for _, f := range must.Get(fs.ReadDir(files, "migrations"))(t) {
		if f.Name() < "0031" {
			before["migrations/"+f.Name()] = &fstest.MapFile{Data: must.Get(fs.ReadFile(files, "migrations/"+f.Name()))(t)}
		}
	}
	d := must.Get(openSQLite(t.Context(), folder, before))(t)
	for _, s := range statements {
		must.Get(d.exec(t.Context(), "a test", nil, s))(t)
	}
	must.Do(t, d.Close())
	d = must.Get(openSQLite(t.Context(), folder, files))(t)
	t.Cleanup(func() { must.Do(t, d.Close()) })
	return d
}

// TestSplitOfBefore: a split gives back the follows that an alias brought before the migration, and they are told to nobody.
func TestSplitOfBefore(t *testing.T) {
	const tie = `{"Player":"%s","Other":"%s","Kind":"%s","At":"1970-01-01T00:00:00.005Z"}`
	moved := fmt.Sprintf(`{"Gone":[`+tie+`,`+tie+`],"Come":[`+tie+`,`+tie+`]}`, "old", "ann", "follow", "old", "bob", "mute", "cat", "ann", "follow", "cat", "bob", "mute")
	d := sinceFollowsAreTold(t, `INSERT INTO players (id, name, created) VALUES ('ann', 'Ann', 1), ('bob', 'Bob', 1), ('cat', 'Cat', 1)`,
		`INSERT INTO players (id, name, created, alias_of, merged, moved) VALUES ('old', 'Old', 1, 'cat', 6, '`+moved+`')`,
		`INSERT INTO ties (player, other, kind, at) VALUES ('cat', 'ann', 'follow', 5), ('cat', 'bob', 'mute', 5)`)
	must.Do(t, d.Split(t.Context(), "old", time.UnixMilli(7)))
	if ties := must.Get(d.Ties(t.Context(), "cat"))(t); len(ties) > 0 {
		t.Errorf("Cat has kept %+v", ties)
	}
	ties := must.Get(d.Ties(t.Context(), "old"))(t)
	want := store.Ties{{Player: "old", Other: "ann", Kind: store.Follow, At: time.UnixMilli(0).UTC()}, {Player: "old", Other: "bob", Kind: store.Mute, At: time.UnixMilli(5).UTC()}}
	if !slices.Equal(ties, want) {
		t.Errorf("the former alias has %+v", ties)
	}
}

// TestFollowsOfBefore: of a follow that was promised to be told to nobody, the followed player hears nothing after the
// migration, nor when it is made again; it still makes friends.
func TestFollowsOfBefore(t *testing.T) {
	d := sinceFollowsAreTold(t, `INSERT INTO players (id, name, created) VALUES ('ann', 'Ann', 1), ('bob', 'Bob', 1)`,
		`INSERT INTO ties (player, other, kind, at) VALUES ('ann', 'bob', 'follow', 5)`)
	at := time.UnixMilli(7)
	must.Do(t, d.Tie(t.Context(), store.Tie{Player: "ann", Other: "bob", Kind: store.Follow, At: at}))
	if told := must.Get(d.Followers(t.Context(), "bob", 9))(t); len(told) > 0 {
		t.Errorf("Bob is told of %+v", told)
	}
	must.Do(t, d.Tie(t.Context(), store.Tie{Player: "bob", Other: "ann", Kind: store.Follow, At: at}))
	if ties := must.Get(d.Ties(t.Context(), "bob"))(t); !ties.Friends("ann", "bob") {
		t.Errorf("they are no friends: %+v", ties)
	}
}
