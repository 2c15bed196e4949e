package sqlstore_test

import (
	"bytes"
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

type sqlite struct {
	*sqlstore.DB
	folder string
}

func openSQLite(t testing.TB, folder string) *sqlite {
	t.Helper()
	d := must.Get(sqlstore.OpenSQLite(t.Context(), folder))(t)
	t.Cleanup(func() {
		must.Do(t, d.Close())
	})
	return &sqlite{d, folder}
}

func (s *sqlite) Reopen(t *testing.T) storesuite.Store {
	must.Do(t, s.Close())
	return openSQLite(t, s.folder)
}

func TestSQLite(t *testing.T) {
	storesuite.Run(t, func(t *testing.T) storesuite.Store { return openSQLite(t, t.TempDir()) },
		func(*testing.T) storesuite.Store { return store.NewMemory() })
}

// TestForeign: another program's database with the name of ours is refused, and stays unchanged.
func TestForeign(t *testing.T) {
	folder := t.TempDir()
	file := filepath.Join(folder, "ninetynine.db")
	db, err := sql.Open("sqlite", file)
	if err == nil {
		_, err = db.ExecContext(t.Context(), `CREATE TABLE meta (key TEXT); CREATE TABLE songs (name TEXT)`)
	}
	must.Do(t, errors.Join(err, db.Close()))
	before := must.Get(os.ReadFile(file))(t)
	if _, err := sqlstore.OpenSQLite(t.Context(), folder); err == nil || !strings.Contains(err.Error(), "not of a ninetynine server") {
		t.Errorf("%v", err)
	}
	if after, err := os.ReadFile(file); err != nil || !bytes.Equal(before, after) {
		t.Errorf("it was changed: %v", err)
	}
}
