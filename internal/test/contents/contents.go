// Package contents reads all that is in a database, for tests that look for what must not be there.
package contents

import (
	"bytes"
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/klauspost/compress/zstd"

	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/test/must"
)

// Open opens a PostgreSQL database, or an SQLite database if there is no address. inside returns all that is in it, and
// of SQLite a backup.
func Open(t *testing.T, address string) (st *sqlstore.DB, inside func() string) {
	t.Helper()
	if address != "" {
		return must.Get(sqlstore.OpenPostgres(t.Context(), address, 0))(t), func() string { return Of(t, "", address) }
	}
	folder := t.TempDir()
	st = must.Get(sqlstore.OpenSQLite(t.Context(), folder))(t)
	return st, func() string {
		copied := filepath.Join(t.TempDir(), "copy.db")
		must.Do(t, st.Backup(t.Context(), copied, true))
		return Of(t, folder, "") + string(must.Get(os.ReadFile(copied))(t))
	}
}

// Of returns all that is in the database of a folder, or at an address of PostgreSQL, in whatever tables it has.
func Of(t *testing.T, folder, address string) string {
	t.Helper()
	driver, source, tables := "pgx", address, `SELECT tablename FROM pg_tables WHERE schemaname = current_schema()`
	if address == "" {
		driver, source, tables = "sqlite", sqlstore.Files(folder)[0], `SELECT name FROM sqlite_master WHERE type = 'table'`
	}
	db := must.Get(sql.Open(driver, source))(t)
	defer db.Close()
	return rowsOf(t, db, tables)
}

// rowsOf returns the rows of the tables that a query names, unpacked.
func rowsOf(t *testing.T, db *sql.DB, tables string) string {
	t.Helper()
	var b bytes.Buffer
	unpack := must.Get(zstd.NewReader(nil))(t)
	defer unpack.Close()
	names := must.Get(db.QueryContext(t.Context(), tables))(t)
	defer names.Close()
	for names.Next() {
		var name string
		must.Do(t, names.Scan(&name))
		rows := must.Get(db.QueryContext(t.Context(), `SELECT * FROM `+name))(t)
		columns := must.Get(rows.Columns())(t)
		for rows.Next() {
			values, at := make([][]byte, len(columns)), make([]any, len(columns))
			for i := range values {
				at[i] = &values[i]
			}
			must.Do(t, rows.Scan(at...))
			for i, v := range values {
				if plain, err := unpack.DecodeAll(v, nil); err == nil && len(v) > 0 {
					v = plain
				}
				fmt.Fprintf(&b, "%s.%s=%s ", name, columns[i], v)
			}
			b.WriteByte('\n')
		}
		must.Do(t, rows.Err())
		must.Do(t, rows.Close())
	}
	must.Do(t, names.Err())
	return b.String()
}
