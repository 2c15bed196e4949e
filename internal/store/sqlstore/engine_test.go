package sqlstore

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

func openTest(t testing.TB, folder string) (*DB, *sqliteEngine) {
	t.Helper()
	d := must.Get(OpenSQLite(t.Context(), folder))(t)
	t.Cleanup(func() { _ = d.Close() })
	return d, d.engine.(*sqliteEngine)
}

func jobOf(version int, e *journal.Entry, p *journal.Projection) *sqliteJob {
	all, err := appending(p.Summary.ID, e, p, version)
	return &sqliteJob{what: func(w *writer) error { return errors.Join(err, w.append(all)) }, done: make(chan struct{})}
}

// TestGroup: entries that share a transaction with a refused or a spoilt one are kept, and no entry is kept
// in part.
func TestGroup(t *testing.T) {
	d, g := openTest(t, t.TempDir())
	start := func(id string) journal.Summary {
		t.Helper()
		e, p := storesuite.Next(journal.Summary{ID: id}, 1, id)
		p.Result = &journal.Result{Table: id, Match: 1}
		must.Do(t, d.Append(t.Context(), id, e, p))
		return p.Summary
	}
	a, b, c, version := start("a"), start("b"), start("c"), d.schema.version()
	a2, pa := storesuite.Next(a, 2, "good")
	late, pl := storesuite.Next(a, 2, "late")
	b2, pb := storesuite.Next(b, 2, "its result is there already")
	pb.Result = &journal.Result{Table: "b", Match: 1}
	pb.Summary.Chairs = []journal.Sitter{{Player: "eve"}}
	c2, pc := storesuite.Next(c, 2, "good")
	c3, pc3 := storesuite.Next(pc.Summary, 3, "good")
	for _, spoil := range []bool{false, true} {
		group := []*sqliteJob{jobOf(version, a2, pa), jobOf(version, late, pl), jobOf(version, c2, pc), jobOf(version, c3, pc3)}
		if spoil {
			group = append(group, jobOf(version, b2, pb))
		}
		// The transaction is undone at the end, so that both cases start alike.
		undo := errors.New("undo")
		if !spoil {
			group = append(group, &sqliteJob{what: func(*writer) error { return undo }})
		}
		done := make(chan struct{})
		err := g.writer.do(t.Context(), func(w *writer) error {
			defer close(done)
			w.undo() // the transaction of this job
			if !spoil {
				if !w.try(group) {
					t.Error("a spoilt group was not undone")
				}
				for i, j := range group {
					if !errors.Is(j.err, undo) {
						t.Errorf("job %d of an undone group: %v", i, j.err)
					}
				}
			} else {
				w.writeGroup(group)
			}
			return w.exec(w.begin)
		})
		<-done
		must.Do(t, err)
		if !spoil {
			continue
		}
		for i, want := range []error{nil, store.ErrStale, nil, nil} {
			if !errors.Is(group[i].err, want) {
				t.Errorf("job %d: %v, want %v", i, group[i].err, want)
			}
		}
		if err := group[4].err; err == nil || refusal(err) {
			t.Errorf("the spoilt entry: %v", err)
		}
	}
	for id, want := range map[string]uint64{"a": 2, "b": 1, "c": 3} {
		s, err := d.Summary(t.Context(), id)
		if err != nil || s.Seq != want {
			t.Errorf("table %s is at %d, want %d: %v", id, s.Seq, want, err)
		}
		if log, err := d.Read(t.Context(), id, 0); err != nil || uint64(len(log)) != want {
			t.Errorf("table %s has %d entries, want %d: %v", id, len(log), want, err)
		}
	}
	if s, err := d.Seated(t.Context(), "eve", 0, 1); err != nil || len(s) > 0 {
		t.Errorf("a spoilt entry has seated somebody: %v, %v", s, err)
	}
}

// TestDurable checks the settings that make confirmed entries durable.
func TestDurable(t *testing.T) {
	_, g := openTest(t, t.TempDir())
	for pragma, want := range map[string]string{"journal_mode": "wal", "synchronous": "2", "foreign_keys": "1"} {
		must.Do(t, g.writer.do(t.Context(), func(w *writer) error {
			var got string
			err := w.conn.QueryRowContext(context.Background(), "PRAGMA "+pragma).Scan(&got)
			if got != want {
				t.Errorf("%s is %s, want %s", pragma, got, want)
			}
			return err
		}))
	}
}

// TestFull: a full disk refuses writes, reports that, and loses nothing; when there is space again, writes
// succeed.
func TestFull(t *testing.T) {
	d, g := openTest(t, t.TempDir())
	pages := func(n int) {
		t.Helper()
		must.Do(t, g.writer.do(t.Context(), func(w *writer) error {
			_, err := w.conn.ExecContext(context.Background(), fmt.Sprintf("PRAGMA max_page_count = %d", n))
			return err
		}))
	}
	pages(60)
	at := journal.Summary{ID: "t"}
	var err error
	for err == nil && at.Seq < 1000 {
		e, p := storesuite.Next(at, 1, strings.Repeat("x", 1000))
		if err = d.Append(t.Context(), "t", e, p); err == nil {
			at = p.Summary
		}
	}
	if !errors.Is(err, store.ErrBusy) || errors.Is(err, store.ErrUnsure) || !strings.Contains(err.Error(), "is full") || !strings.Contains(err.Error(), g.file) {
		t.Errorf("a full disk: %v", err)
	}
	log, readErr := d.Read(t.Context(), "t", 0)
	if readErr != nil || store.CheckAll("t", log, &store.Folded{Summary: at}) != nil {
		t.Errorf("the log: %v, %v", readErr, store.CheckAll("t", log, &store.Folded{Summary: at}))
	}
	pages(100000)
	e, p := storesuite.Next(at, 1, "space")
	must.Do(t, d.Append(t.Context(), "t", e, p))
}

// TestFolders: a folder that cannot be served is refused with its fault.
func TestFolders(t *testing.T) {
	refused := func(folder string, words ...string) {
		t.Helper()
		d, err := OpenSQLite(t.Context(), folder)
		if err == nil {
			_ = d.Close()
			t.Errorf("%s was opened", folder)
			return
		}
		t.Log(err)
		for _, w := range append(words, folder) {
			if !strings.Contains(err.Error(), w) {
				t.Errorf("the error does not speak of %q: %v", w, err)
			}
		}
	}
	taken := t.TempDir()
	d, _ := openTest(t, taken)
	refused(taken, "another ninetynine")
	must.Do(t, d.Ping(t.Context()))

	file := filepath.Join(t.TempDir(), "file")
	write(t, file, "x")
	refused(filepath.Join(file, "folder"), "name another with --data")

	garbage := t.TempDir()
	write(t, filepath.Join(garbage, fileName), strings.Repeat("no database ", 1000))
	refused(garbage, "damaged", "backup")
	if b, err := os.ReadFile(filepath.Join(garbage, fileName)); err != nil || !strings.HasPrefix(string(b), "no database") {
		t.Error("a damaged file was changed")
	}

	newer := t.TempDir()
	d, g := openTest(t, newer)
	must.Do(t, g.write(t.Context(), func(ctx context.Context, tx transaction) error {
		_, err := tx.ExecContext(ctx, `UPDATE meta SET value = '1000' WHERE key = 'version'`)
		return err
	}))
	must.Do(t, d.Close())
	refused(newer, "newer", "update the program")

	if os.Getuid() != 0 { // root may write anywhere
		locked := t.TempDir()
		must.Do(t, os.Chmod(locked, 0o500))
		refused(locked, "cannot be written")
	}
	odd := filepath.Join(t.TempDir(), "a ?b#c%20d&e=ä")
	openTest(t, odd)
	if info, err := os.Stat(filepath.Join(odd, fileName)); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("the database in a folder of an odd name: %v, %v", info, err)
	}
}

func write(t *testing.T, file, text string) {
	t.Helper()
	must.Do(t, os.WriteFile(file, []byte(text), 0o600))
}

// TestDamaged: damage that shows while the server runs is named.
func TestDamaged(t *testing.T) {
	folder := t.TempDir()
	d, g := openTest(t, folder)
	at := journal.Summary{ID: "t"}
	for range 200 {
		e, p := storesuite.Next(at, 1, strings.Repeat("x", 1000))
		must.Do(t, d.Append(t.Context(), "t", e, p))
		at = p.Summary
	}
	must.Do(t, d.Close())
	if left, err := os.ReadDir(folder); err != nil || len(left) != 2 { // the database and the lock
		t.Errorf("after it was closed the folder has %v, %v", left, err)
	}
	b := must.Get(os.ReadFile(g.file))(t)
	for i := len(b) / 2; i < len(b); i++ { // after the pages of the schema
		b[i] ^= 0x55
	}
	write(t, g.file, string(b))
	d, _ = openTest(t, folder)
	if _, err := d.Read(t.Context(), "t", 0); !errors.Is(err, store.ErrDamaged) || !strings.Contains(err.Error(), "damaged") {
		t.Errorf("reading a damaged log: %v", err)
	}
}

// TestBackup: the copy is complete and can be served, and no file is overwritten or left behind.
func TestBackup(t *testing.T) {
	d, _ := openTest(t, t.TempDir())
	at := journal.Summary{ID: "t"}
	for range 100 {
		e, p := storesuite.Next(at, 1, "x")
		must.Do(t, d.Append(t.Context(), "t", e, p))
		at = p.Summary
	}
	folder := t.TempDir()
	file := filepath.Join(folder, fileName)
	must.Do(t, d.Backup(t.Context(), file, false))
	if err := d.Backup(t.Context(), file, false); err == nil || !strings.Contains(err.Error(), file) {
		t.Errorf("a second backup of one name: %v", err)
	}
	if err := d.Backup(t.Context(), filepath.Join(folder, "none", "x"), false); err == nil {
		t.Error("a backup into no folder")
	}
	if left, err := os.ReadDir(folder); err != nil || len(left) != 1 {
		t.Errorf("left behind: %v, %v", left, err)
	}
	copied, _ := openTest(t, folder)
	log, err := copied.Read(t.Context(), "t", 0)
	if err != nil || store.CheckAll("t", log, &store.Folded{Summary: at}) != nil {
		t.Errorf("the copy: %v, %v", err, store.CheckAll("t", log, &store.Folded{Summary: at}))
	}
}

// TestBeside: another process may read and back up a served database, and write nothing.
func TestBeside(t *testing.T) {
	folder := t.TempDir()
	if _, err := OpenBeside(t.Context(), folder); err == nil || !strings.Contains(err.Error(), folder) {
		t.Errorf("reading nothing: %v", err)
	}
	if left, err := os.ReadDir(folder); err != nil || len(left) != 0 {
		t.Errorf("reading nothing has left %v, %v", left, err)
	}
	d, _ := openTest(t, folder)
	r := must.Get(OpenBeside(t.Context(), folder))(t)
	at := journal.Summary{ID: "t"}
	for range 3 {
		e, p := storesuite.Next(at, 1, "x")
		if err := r.Append(t.Context(), "t", e, p); err == nil || !strings.Contains(err.Error(), "to be read") {
			t.Errorf("appending beside: %v", err)
		}
		must.Do(t, d.Append(t.Context(), "t", e, p))
		at = p.Summary
		if s, err := r.Summary(t.Context(), "t"); err != nil || s.Seq != at.Seq {
			t.Errorf("read beside: entry %d, want %d: %v", s.Seq, at.Seq, err)
		}
	}
	must.Do(t, errors.Join(r.Ping(t.Context()), r.Backup(t.Context(), filepath.Join(t.TempDir(), "copy"), false), r.Close(), d.Ping(t.Context())))
}

// TestTellingAgain: failed announcements are repeated later.
func TestTellingAgain(t *testing.T) {
	c := storesuite.StartPostgres(t, false)
	d := must.Get(OpenPostgres(t.Context(), c.Database(t), 0))(t)
	g := d.engine.(*postgresEngine)
	te := newNotifier(g.pool) // one that is not running
	te.record("a", 3)
	te.record("a", 2)
	te.record("b", 1)
	c.Kill(t)
	if err := te.flush(); err == nil {
		t.Error("told a server that is not there")
	}
	te.record("b", 2)
	if !maps.Equal(te.moved, map[string]uint64{"a": 3, "b": 2}) {
		t.Errorf("to be told: %v", te.moved)
	}
	c.Start(t)
	for i := 0; te.flush() != nil; i++ {
		if i == 100 {
			t.Fatal("nothing can be told")
		}
	}
	if len(te.moved) > 0 {
		t.Errorf("left to be told: %v", te.moved)
	}
	must.Do(t, d.Close())
}

// TestConnections: the number of connections to PostgreSQL is bounded by the caller, or by the database's
// address.
func TestConnections(t *testing.T) {
	for _, c := range []struct {
		address     string
		most, holds int
	}{
		{"postgres://club@db/cards", 0, pgConns},
		{"postgres://club@db/cards", 9, 9},
		{"postgres://db/x?pool_max_conns=3", 0, 3},
		{"postgres://db/x?pool_max_conns=3", 9, 3},
	} {
		if config, err := postgresConfig(c.address, c.most); err != nil || int(config.MaxConns) != c.holds {
			t.Errorf("%s with %d: %v, %v", c.address, c.most, config, err)
		}
	}
}

func TestVersions(t *testing.T) {
	for _, c := range []struct {
		a, b string
		want bool
	}{{"3.51.2", "3.51.3", true}, {"3.51.3", "3.51.3", false}, {"3.9.9", "3.51.3", true}, {"3.53.0", "3.51.3", false}, {"4.0", "3.51.3", false}, {"3.51", "3.51.3", true}} {
		if older(c.a, c.b) != c.want {
			t.Errorf("%s is older than %s: %v", c.a, c.b, !c.want)
		}
	}
}

// TestMessages: announcements are split into messages, each sent once.
func TestMessages(t *testing.T) {
	te := newNotifier(nil)
	moved := map[string]uint64{}
	for i := range 1000 {
		moved[strings.Repeat("\x01", store.MaxID-10)+fmt.Sprint(i)] = uint64(i) << 50
	}
	got := map[string]uint64{}
	for _, text := range te.messages(moved) {
		if len(text) >= 8000 {
			t.Errorf("a message of %d bytes", len(text))
		}
		var m message
		if err := json.Unmarshal([]byte(text), &m); err != nil || m.By != te.id {
			t.Errorf("%v: %s", err, text)
		}
		for tbl, seq := range m.Moved {
			if _, twice := got[tbl]; twice || moved[tbl] != seq {
				t.Errorf("%q %d", tbl, seq)
			}
			got[tbl] = seq
		}
	}
	if len(got) != len(moved) || te.messages(nil) != nil {
		t.Errorf("%d of %d tables are told of", len(got), len(moved))
	}
}

// TestCrowd: of very many tables that wait, only the newest are ranked and listed.
func TestCrowd(t *testing.T) {
	d, g := openTest(t, t.TempDir())
	const more = 5
	must.Do(t, g.write(t.Context(), func(ctx context.Context, tx transaction) error {
		_, err := tx.ExecContext(ctx, `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < $1)
			INSERT INTO tables (`+summaryColumns+`)
			SELECT 't' || i, 1, zeroblob(32), 'duel', 0, 1, 'gathering', '[]', '', 0, i, 0, 'null', 0, CASE WHEN i % 2 = 0 OR i < 10 THEN 'one' ELSE 'h' || i END, '' FROM n`, store.Listed+more)
		return err
	}))
	all, err := d.Public(t.Context(), journal.Gathering, 0, 2*store.Listed)
	if err != nil || len(all) != store.Listed {
		t.Fatalf("%d tables are told of: %v", len(all), err)
	}
	turn, last := map[string]int{}, 0
	for _, s := range all {
		turn[s.Host]++
		if s.Moved <= more || turn[s.Host] < last {
			t.Errorf("%s, the %dth table of its host, comes after a %dth, or is none of the newest", s.ID, turn[s.Host], last)
		}
		last = turn[s.Host]
	}
	if len(turn) < store.Listed/3 || turn["one"] < store.Listed/3 {
		t.Errorf("%d hosts, one with %d tables", len(turn), turn["one"])
	}
	rows := plan(t, d, ranked, "gathering", 100, 0, store.Listed)
	if !slices.ContainsFunc(rows, func(s string) bool {
		return strings.HasPrefix(s, "SEARCH tables USING INDEX tables_public")
	}) {
		t.Errorf("the plan: %s", rows)
	}
}

// plan returns how SQLite would answer a query.
func plan(t *testing.T, d *DB, query string, args ...any) []string {
	t.Helper()
	details := must.Get(collect(t.Context(), d, func(r *sql.Rows, detail *string) error {
		var id, parent, unused sql.NullInt64
		return r.Scan(&id, &parent, &unused, detail)
	}, "EXPLAIN QUERY PLAN "+query, args...))(t)
	return details
}

// TestPlans: no frequent query of a server scans a whole table, or sorts one.
func TestPlans(t *testing.T) {
	d, _ := openTest(t, t.TempDir())
	for _, q := range []string{
		`SELECT seq FROM events WHERE tbl = 'a' AND seq > 5 ORDER BY seq`,
		`SELECT tbl FROM events WHERE seq = 1 AND tbl > 'a' ORDER BY tbl LIMIT 5`,
		strings.Replace(newest, `$1`, `'x'`, 1) + `LIMIT 5 OFFSET 6`,
		`SELECT id FROM tables WHERE due <> 0 AND due <= 7 ORDER BY due, id LIMIT 5`,
		`SELECT DISTINCT ended, tbl, match FROM result_seats WHERE player = 'a' AND ('' = '' OR variant = '') AND (ended, tbl, match) < (1, 'a', 2) ORDER BY ended DESC, tbl DESC, match DESC LIMIT 3`,
		`DELETE FROM seats WHERE tbl = 'a'`,
		`DELETE FROM projected WHERE tbl = 'a'`,
		`SELECT key FROM projected WHERE projection = 'a' AND list = 'b' ORDER BY rank DESC, key DESC LIMIT 5`,
		`SELECT step, value FROM judgements WHERE match = x'01' AND judge = 'a' AND deal = 1`,
		`SELECT record, changed FROM pads WHERE id = 'a'`,
		`SELECT id FROM pads WHERE changed < 7 LIMIT 5`,
		`SELECT key FROM sessions WHERE until > 0 AND until <= 7 LIMIT 5`,
		`SELECT ended FROM pending WHERE ended <= 5 ORDER BY ended, tbl, match LIMIT 5`,
		`SELECT t.id, t.seq FROM json_each('["a"]') j CROSS JOIN tables t ON t.id = j.value`,
		`DELETE FROM players AS p WHERE id > 'a' AND id <= 'b' AND ` + strings.Replace(keyless, `$1`, `7`, 1) + ` AND ` + bare,
	} {
		for _, detail := range plan(t, d, q) {
			if strings.HasPrefix(detail, "SCAN") && !strings.Contains(detail, "USING") && !strings.Contains(detail, "VIRTUAL TABLE") || strings.Contains(detail, "TEMP B-TREE") {
				t.Errorf("%s\n%s", q, detail)
			}
		}
	}
}

// TestOnce: the first text stored under a name stays, also for servers that store at the same moment, and
// after a restart.
func TestOnce(t *testing.T) {
	for name, open := range map[string]func(t *testing.T) func() *DB{
		"sqlite": func(t *testing.T) func() *DB {
			d, _ := openTest(t, t.TempDir())
			return func() *DB { return d }
		},
		"postgres": func(t *testing.T) func() *DB {
			address := storesuite.StartPostgres(t, false).Database(t)
			return func() *DB {
				d := must.Get(OpenPostgres(t.Context(), address, 0))(t)
				t.Cleanup(func() { _ = d.Close() })
				return d
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			at := open(t)
			told := make(chan string)
			for i := range 4 {
				d := at()
				go func() {
					kept, err := d.StoreOnce(context.Background(), "secret", fmt.Sprint(i))
					told <- fmt.Sprint(kept, err)
				}()
			}
			first := <-told
			for range 3 {
				if other := <-told; other != first {
					t.Errorf("%s for one, %s for another", first, other)
				}
			}
			if again, err := at().StoreOnce(t.Context(), "secret", "other"); fmt.Sprint(again, err) != first {
				t.Errorf("later %s, %v, not %s", again, err, first)
			}
		})
	}
}
