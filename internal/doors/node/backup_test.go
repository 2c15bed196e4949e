package node

import (
	"database/sql"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

// TestBackups: a backup a day, from which a server goes on; the oldest go, other files stay. A failed one
// deletes none, and is tried again after an hour.
func TestBackups(t *testing.T) {
	st := must.Get(sqlstore.OpenSQLite(t.Context(), t.TempDir()))(t)
	defer st.Close()
	folder := t.TempDir()
	const ahead = "2031-01-01T000000Z.db" // made while the clock was wrong
	for _, name := range []string{"friday.db", ahead} {
		must.Do(t, os.WriteFile(filepath.Join(folder, name), []byte("mine"), 0o600))
	}
	now := time.Date(2030, 1, 1, 4, 30, 0, 0, time.UTC)
	s := &server{Config: &Config{Backups: folder, KeepBackups: 3, Log: slog.New(slog.DiscardHandler)}, store: st, clock: newClock()}
	s.clock.wall = func() time.Time { return now }
	at := journal.Summary{ID: "t"}
	later := func(by time.Duration, want ...string) {
		t.Helper()
		now = now.Add(by)
		e, p := storesuite.Next(at, 1, "x")
		must.Do(t, st.Append(t.Context(), "t", e, p))
		at = p.Summary
		must.Do(t, s.backUp(t.Context()))
		var got []string
		for _, f := range must.Get(os.ReadDir(folder))(t) {
			got = append(got, f.Name())
		}
		if !slices.Equal(got, append(want, ahead, "friday.db")) {
			t.Fatalf("after %v there are %q", now, got)
		}
	}
	day := func(n string) string { return "2030-01-" + n + "T043000Z.db" }
	later(0, day("01"))
	later(23*time.Hour, day("01"))
	later(time.Hour, day("01"), day("02"))
	later(24*time.Hour, day("01"), day("02"), day("03"))
	last := at.Seq
	later(24*time.Hour, day("02"), day("03"), day("04"))

	if text := string(s.backups.appendMetrics(nil)); !strings.Contains(text, "ninetynine_backup_timestamp_seconds 1.8937314e+09\n") || !strings.Contains(text, "failures_total 0\n") {
		t.Errorf("metrics: %s", text)
	}
	other := t.TempDir()
	must.Get(sqlstore.Restore(t.Context(), other, filepath.Join(folder, day("03"))))(t)
	restored := must.Get(sqlstore.OpenSQLite(t.Context(), other))(t)
	defer restored.Close()
	if got := must.Get(restored.Read(t.Context(), "t", 0))(t); uint64(len(got)) != last {
		t.Errorf("the third day has %d entries, not %d", len(got), last)
	}

	now = now.Add(24 * time.Hour)
	s.Backups = filepath.Join(folder, "gone")
	if err := s.backUp(t.Context()); err == nil {
		t.Error("a folder that is gone is no fault")
	}
}

// TestBackupUnsound: a copy that could not be restored is no backup, and deletes none.
func TestBackupUnsound(t *testing.T) {
	dir, folder := t.TempDir(), t.TempDir()
	st := must.Get(sqlstore.OpenSQLite(t.Context(), dir))(t)
	defer st.Close()
	e, p := storesuite.Next(journal.Summary{ID: "t"}, 1, "x")
	must.Do(t, st.Append(t.Context(), "t", e, p))
	spoil(t, dir)
	now := time.Date(2030, 1, 1, 4, 30, 0, 0, time.UTC)
	s := &server{Config: &Config{Backups: folder, KeepBackups: 1, Log: slog.New(slog.DiscardHandler)}, store: st, clock: newClock()}
	s.clock.wall = func() time.Time { return now }
	old := filepath.Join(folder, "2029-12-01T043000Z.db")
	must.Do(t, os.WriteFile(old, []byte("old"), 0o600))
	for want := int64(1); want < 3; want++ {
		err := s.backUp(t.Context())
		if err == nil || !strings.Contains(err.Error(), "changed at entry 1") {
			t.Errorf("a changed log: %v", err)
		}
		must.Do(t, s.backUp(t.Context())) // not at once
		if files := must.Get(os.ReadDir(folder))(t); len(files) != 1 || s.backups.failed.Load() != want {
			t.Errorf("%d files, %d failures", len(files), s.backups.failed.Load())
		}
		now = now.Add(backupAgain)
	}
}

// spoil changes a log behind the back of its server.
func spoil(t *testing.T, dir string) {
	t.Helper()
	db := must.Get(sql.Open("sqlite", "file:"+filepath.Join(dir, "ninetynine.db")))(t)
	defer db.Close()
	must.Get(db.ExecContext(t.Context(), `UPDATE events SET body = X'79'`))(t)
}
