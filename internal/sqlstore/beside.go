package sqlstore

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"

	"ninetynine/internal/store"
	"ninetynine/internal/table"
)

// A beside reads a folder's database while another process may be writing
// to it.
type beside struct{ sqliteEngine }

// errBeside refuses what would change a database that is only read.
var errBeside = errors.New("the database was opened to be read, not written")

// OpenBeside opens the database of a folder to read it, and to make a backup,
// whether a server is at work on it or not. It is an error if there is none.
func OpenBeside(ctx context.Context, folder string) (*DB, error) {
	g := &beside{sqliteEngine{file: filepath.Join(folder, fileName)}}
	if _, err := os.Stat(g.file); err != nil {
		if errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("no server has kept anything in %s: name its folder with --data", folder)
		}
		return nil, err
	}
	read, err := openReaders(g.file)
	if err != nil {
		return nil, err
	}
	d := &DB{read: read, engine: g}
	var version string
	err = d.row(ctx, []any{&version}, `SELECT value FROM meta WHERE key = 'version'`)
	if known := strconv.Itoa(len(migrations())); err == nil && version != known {
		err = fmt.Errorf("its schema is %s, and this ninetynine reads %s: use the one that serves the folder", version, known)
	}
	if err != nil {
		return nil, fmt.Errorf("opening %s: %w", g.file, errors.Join(err, read.Close()))
	}
	return d, nil
}

func (*beside) append(context.Context, string, *table.Entry, *table.Projection, string) error {
	return errBeside
}

func (*beside) write(context.Context, func(context.Context, execer) error) error { return errBeside }

func (*beside) ping(context.Context) error { return nil }

func (*beside) stats(*store.Stats) {}

func (*beside) close() error { return nil }
