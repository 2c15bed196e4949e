package sqlstore

import (
	"bytes"
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

func fillTable(t testing.TB, d *DB, at journal.Summary, entries, size int) journal.Summary {
	t.Helper()
	for range entries {
		e, p := storesuite.Next(at, 1, strings.Repeat("x", size))
		must.Do(t, d.Append(t.Context(), at.ID, e, p))
		at = p.Summary
	}
	return at
}

// crashed makes a folder of a killed server, with many entries in SQLite's log alone, and an earlier
// backup.
func crashed(t *testing.T) (folder, backup string, then, now journal.Summary) {
	t.Helper()
	live := t.TempDir()
	d, g := openTest(t, live)
	then = fillTable(t, d, journal.Summary{ID: "t"}, 300, 500)
	backup = filepath.Join(t.TempDir(), "friday.db")
	must.Do(t, d.Backup(t.Context(), backup, false))
	now = fillTable(t, d, then, 300, 500)
	must.Do(t, g.writer.do(t.Context(), func(w *writer) error {
		w.undo() // the transaction of this job
		_, err := w.conn.ExecContext(t.Context(), `PRAGMA wal_checkpoint(TRUNCATE)`)
		return errors.Join(err, w.exec(w.begin))
	}))
	now = fillTable(t, d, now, 100, 500)
	folder = t.TempDir()
	for _, suffix := range []string{"", walSuffix, shmSuffix} {
		copyFile(t, filepath.Join(live, fileName)+suffix, filepath.Join(folder, fileName)+suffix)
	}
	return folder, backup, then, now
}

func copyFile(t *testing.T, from, to string) {
	t.Helper()
	b := must.Get(os.ReadFile(from))(t)
	write(t, to, string(b))
}

// holds checks that a folder's server finds a table unchanged.
func holds(t *testing.T, folder string, want journal.Summary) {
	t.Helper()
	d := must.Get(OpenSQLite(t.Context(), folder))(t)
	log, err := d.Read(t.Context(), want.ID, 0)
	must.Do(t, errors.Join(err, store.CheckAll(want.ID, log, &store.Folded{Summary: want}), d.Close()))
}

// TestRestore goes back to a backup after a crash, and then to the later state.
func TestRestore(t *testing.T) {
	folder, backup, then, now := crashed(t)
	aside := must.Get(Restore(t.Context(), folder, backup))(t)
	if !strings.HasPrefix(aside, filepath.Join(folder, fileName+".before-restore-")) {
		t.Errorf("what was there is kept as %s", aside)
	}
	holds(t, folder, then)
	must.Get(Restore(t.Context(), folder, aside))(t)
	holds(t, folder, now)
	fresh := filepath.Join(t.TempDir(), "new")
	if aside, err := Restore(t.Context(), fresh, backup); err != nil || aside != "" {
		t.Errorf("into a new folder: %q, %v", aside, err)
	}
	holds(t, fresh, then)
	left, err := os.ReadDir(folder)
	if err != nil || len(left) != 4 { // database, lock, and two that were set aside
		t.Errorf("the folder has %v, %v", left, err)
	}
	for _, f := range left {
		if info, err := f.Info(); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%s can be read by others: %v, %v", f.Name(), info.Mode(), err)
		}
	}
}

// TestRestoreRefuses: a file that is no sound backup is not restored, and the old database stays.
func TestRestoreRefuses(t *testing.T) {
	folder, backup, _, now := crashed(t)
	dir := t.TempDir()
	path := func(name string) string { return filepath.Join(dir, name) }
	b := must.Get(os.ReadFile(backup))(t)
	write(t, path("text"), strings.Repeat("no database ", 1000))
	write(t, path("empty"), "")
	write(t, path("cut"), string(b[:len(b)/2]))
	spoilt := bytes.Clone(b)
	for i := len(b) / 2; i < len(b)/2+8192; i++ {
		spoilt[i] ^= 0x55
	}
	write(t, path("spoilt"), string(spoilt))
	write(t, path("live"), string(b))
	write(t, path("live-wal"), "log")
	for name, words := range map[string]string{
		"none": "none", "text": "not a SQLite database", "empty": "not of a ninetynine server", "cut": "damaged", "spoilt": "damaged",
		"live": "ninetynine backup", ".": "is not a file",
	} {
		if _, err := Restore(t.Context(), folder, path(name)); err == nil || !strings.Contains(err.Error(), words) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := Restore(t.Context(), folder, filepath.Join(folder, fileName)); err == nil || !strings.Contains(err.Error(), "own database") {
		t.Errorf("the database itself: %v", err)
	}
	holds(t, folder, now)
	d, _ := openTest(t, folder)
	if _, err := Restore(t.Context(), folder, backup); err == nil || !strings.Contains(err.Error(), "uses this folder") {
		t.Errorf("beside a server: %v", err)
	}
	must.Do(t, d.Ping(t.Context()))
}

// TestExchanged: a backup copied over the database of a crashed server is neither served with the old
// database's log, nor spoilt.
func TestExchanged(t *testing.T) {
	folder, backup, then, _ := crashed(t)
	file := filepath.Join(folder, fileName)
	copyFile(t, backup, file)
	before := must.Get(os.ReadFile(file))(t)
	for range 2 {
		d, err := OpenSQLite(t.Context(), folder)
		if err == nil {
			_ = d.Close()
			t.Fatal("it is served")
		}
		if !strings.Contains(err.Error(), "ninetynine restore") {
			t.Error(err)
		}
	}
	if after, err := os.ReadFile(file); err != nil || !bytes.Equal(before, after) {
		t.Errorf("the file was changed: %v", err)
	}
	aside := must.Get(Restore(t.Context(), folder, backup))(t)
	holds(t, folder, then)
	if kept, err := os.ReadFile(aside); err != nil || !bytes.Equal(before, kept) {
		t.Errorf("what was there is not kept as it was: %v", err)
	}
	if info, err := os.Stat(aside + walSuffix); err != nil || info.Size() == 0 {
		t.Errorf("the log is not kept: %v", err)
	}
}

// TestRestoreChain: a copy that SQLite finds valid is not restored if the log of a table was changed.
func TestRestoreChain(t *testing.T) {
	folder, backup, _, now := crashed(t)
	for what, change := range map[string]string{
		"a body":        `UPDATE events SET body = CAST('changed' AS BLOB) WHERE seq = 3`,
		"a moment":      `UPDATE events SET at = at + 1 WHERE seq = 3`,
		"a hash":        `UPDATE events SET hash = zeroblob(32) WHERE seq = 3`,
		"a gap":         `DELETE FROM events WHERE seq = 3`,
		"no beginning":  `DELETE FROM events WHERE seq = 1`,
		"no end":        `DELETE FROM events WHERE seq = (SELECT MAX(seq) FROM events)`,
		"another end":   `UPDATE tables SET head = zeroblob(32)`,
		"not in a list": `DELETE FROM tables`,
	} {
		file := filepath.Join(t.TempDir(), "changed.db")
		copyFile(t, backup, file)
		db, err := sql.Open("sqlite", file)
		if err == nil {
			_, err = db.ExecContext(t.Context(), change)
		}
		must.Do(t, errors.Join(err, db.Close()), what)
		if _, err := Restore(t.Context(), folder, file); err == nil || !strings.Contains(err.Error(), "the log of table t") {
			t.Errorf("%s: %v", what, err)
		}
	}
	holds(t, folder, now)
}
