package sqlstore

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"github.com/jackc/pgx/v5/pgconn"

	"ninetynine/internal/store/folder"
)

var errBeside = errors.New("the database was opened to be read, not written")

// OpenBeside opens the database of a folder for reading and backups, whether or not a server is using it.
// It is an error if there is none.
func OpenBeside(ctx context.Context, path string) (*DB, error) {
	g := &sqliteEngine{file: filepath.Join(path, fileName)}
	if err := CheckFolder(path); err != nil {
		return nil, err
	}
	// Closing it would merge a crashed server's log into it.
	if err := leftover(ctx, g.file, quickMost); err != nil {
		return nil, err
	}
	read, err := openReaders(g.file)
	if err != nil {
		return nil, err
	}
	known, err := newSchema(sqliteDialect(), files)
	d := &DB{read: read, engine: g, schema: known, readOnly: true}
	if err == nil {
		err = d.checkSchema(ctx)
	}
	if err != nil {
		return nil, fmt.Errorf("opening %s: %w", g.file, errors.Join(err, read.Close()))
	}
	return d, nil
}

// checkSchema refuses a database with another schema, since a reader cannot migrate it.
func (d *DB) checkSchema(ctx context.Context) error {
	version, err := d.version(ctx)
	known := d.schema.version()
	switch {
	case err != nil || version == known:
		return err
	case version < known:
		return fmt.Errorf("its schema is %d, and this ninetynine reads %d: use the ninetynine that serves it, or start a server of this one, which brings it up to date", version, known)
	}
	return fmt.Errorf("its schema is %d, and this ninetynine reads %d: use the newer ninetynine that serves it", version, known)
}

// OpenPostgresBeside opens the database at a URL for reading, whether or not servers are using it. It
// changes nothing, and needs no right to do so. It is an error if no server has stored anything there, or
// if the schema is older or newer than this program's.
func OpenPostgresBeside(ctx context.Context, url string) (*DB, error) {
	config, err := postgresConfig(url, 0)
	if err != nil {
		return nil, err
	}
	config.ConnConfig.RuntimeParams["default_transaction_read_only"] = "on"
	g := &postgresEngine{}
	if err := g.connect(ctx, config); err != nil {
		return nil, err
	}
	known, err := newSchema(postgresDialect(), files)
	d := &DB{read: g.db, engine: g, schema: known, readOnly: true}
	if err == nil {
		err = d.checkSchema(ctx)
	}
	if err != nil {
		g.pool.Close()
		if e, ok := errors.AsType[*pgconn.PgError](err); ok && e.Code == "42P01" { // there is no such relation
			return nil, fmt.Errorf("the database %s holds no server's data: check the address", g.where)
		}
		return nil, g.explain(err)
	}
	return d, nil
}

// ErrNoData is the error of a folder in which no server has stored anything.
var ErrNoData = errors.New("holds no server's data")

// CheckFolder returns an error if a folder has no SQLite database of a server.
func CheckFolder(path string) error {
	_, err := os.Stat(filepath.Join(path, fileName))
	if errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("%s %w: name its folder with --data", path, ErrNoData)
	}
	if err != nil {
		return fmt.Errorf("%w: name another folder with --data, or give this user the right to read it", err)
	}
	return nil
}

// Remove removes a database that was made in vain, and its folder if it is then empty.
func Remove(path string) error {
	for _, name := range append(Files(path), filepath.Join(path, folder.LockName)) {
		if err := os.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	_ = os.Remove(path) // fails if the folder has other files
	return nil
}

// Files returns the possible names of the files of a SQLite database in a folder.
func Files(path string) []string {
	file := filepath.Join(path, fileName)
	return []string{file, file + walSuffix, file + shmSuffix}
}
