// Package sqlite opens databases for tests.
package sqlite

import (
	"context"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/test/must"
)

// file is a database's name in its folder.
const file = "ninetynine.db"

// template is an empty database with all migrations: they take longer than most tests.
var template = sync.OnceValues(func() (database []byte, err error) {
	folder, err := os.MkdirTemp("", "template")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(folder) }() // the system does it otherwise
	db, err := sqlstore.OpenSQLite(context.Background(), folder)
	if err != nil {
		return nil, err
	}
	if err := db.Close(); err != nil {
		return nil, err
	}
	return os.ReadFile(filepath.Join(folder, file))
})

// Open returns a new database. It is closed when the test ends.
func Open(t testing.TB) *sqlstore.DB {
	t.Helper()
	database := must.Get(template())(t)
	folder := folder(t)
	must.Do(t, os.WriteFile(filepath.Join(folder, file), database, 0o600))
	db := must.Get(sqlstore.OpenSQLite(t.Context(), folder))(t)
	t.Cleanup(func() { must.Do(t, db.Close()) })
	return db
}

// folder returns a folder that goes with the test, in memory where the system has one there: these tests need no disk.
func folder(t testing.TB) string {
	folder, err := os.MkdirTemp("/dev/shm", "ninetynine")
	if err != nil {
		return t.TempDir()
	}
	t.Cleanup(func() { must.Do(t, os.RemoveAll(folder)) })
	return folder
}
