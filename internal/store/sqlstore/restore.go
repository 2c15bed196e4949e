package sqlstore

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"ninetynine/internal/store/folder"
	"ninetynine/internal/store/journal"
)

const (
	// walSuffix and shmSuffix are the suffixes of the files with data that SQLite has not yet merged into
	// the database.
	walSuffix, shmSuffix = "-wal", "-shm"
	// quickMost limits the check of a database whose server crashed: a start must not take long, however
	// much data there is.
	quickMost = 5 * time.Second
)

// Restore replaces a folder's database with a copy made by [DB.Backup], for the next server to use. It
// refuses a copy that is damaged or not from a server, and a folder in use by a server. The old database is
// kept in the file returned, "" if there was none: as one file that can itself be restored or, if it is
// damaged, with SQLite's log under the same name plus -wal. If Restore fails, or is interrupted by a power
// cut, nothing is lost: the old database is in its place or, if it is damaged, under the other name.
func Restore(ctx context.Context, path, file string) (aside string, err error) {
	target := filepath.Join(path, fileName)
	if err := finished(target, file); err != nil {
		return "", err
	}
	_, missing := os.Stat(path)
	taken, err := folder.LockFolder(path)
	if err != nil {
		return "", err
	}
	defer func() {
		_ = taken.Close()
		if err != nil && missing != nil {
			err = errors.Join(err, Remove(path))
		}
	}()
	part, err := copyBeside(file, target)
	if err != nil {
		return "", fmt.Errorf("%s cannot be copied into the folder %s: %w", file, path, err)
	}
	defer removeAll(part, part+walSuffix, part+shmSuffix) // already gone after success
	if err := inspect(ctx, part); err != nil {
		return "", fmt.Errorf("%s is not restored: %w", file, err)
	}
	aside, err = setAside(ctx, target, target+".before-restore-"+time.Now().UTC().Format("20060102T150405.000Z"))
	if err != nil {
		return "", fmt.Errorf("%s is not restored, because the current database cannot be saved: %w", file, err)
	}
	err = os.Rename(part, target)
	if err == nil {
		err = folder.Sync(path)
	}
	if err != nil {
		return aside, fmt.Errorf("%s is not restored: %w", file, err)
	}
	return aside, nil
}

// finished refuses a file that is not a complete database, because it is in use or its user crashed, and
// the folder's database itself.
func finished(target, file string) error {
	from, err := os.Stat(file)
	if err != nil {
		return err
	}
	if !from.Mode().IsRegular() {
		return fmt.Errorf("%s is not a file: name one made by ninetynine backup", file)
	}
	if to, err := os.Stat(target); err == nil && os.SameFile(from, to) {
		return fmt.Errorf("%s is the folder's own database: name a file made by ninetynine backup", file)
	}
	if info, err := os.Stat(file + walSuffix); err == nil && info.Size() > 0 {
		return fmt.Errorf("%s is not all of its database: a server uses it, or crashed, and the rest is in %s: copy it with ninetynine backup, and restore the copy", file, file+walSuffix)
	}
	return nil
}

// copyBeside copies a file into a new one in the target's folder, and makes sure that it is on the disk.
func copyBeside(file, target string) (part string, err error) {
	to, err := os.CreateTemp(filepath.Dir(target), filepath.Base(target)+".*.part")
	if err != nil {
		return "", err
	}
	if err := errors.Join(writeFileTo(to, file), chownLike(to, filepath.Dir(target)), to.Sync(), to.Close()); err != nil {
		return "", errors.Join(err, os.Remove(to.Name()))
	}
	return to.Name(), nil
}

// chownLike gives a file to the folder's owner, who may not be the current user.
func chownLike(f *os.File, folder string) error {
	if os.Geteuid() != 0 {
		return nil
	}
	uid, gid, ok := owner(folder)
	if !ok {
		return nil
	}
	return f.Chown(uid, gid)
}

func writeFileTo(to io.Writer, file string) error {
	from, err := os.Open(file)
	if err != nil {
		return err
	}
	_, err = io.Copy(to, from)
	return errors.Join(err, from.Close())
}

// CheckCopy reads all of a copy made by [DB.Backup], and returns the fault for which [Restore] would refuse it.
func CheckCopy(ctx context.Context, file string) error {
	if err := inspect(ctx, file); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	return nil
}

// inspect returns the faults of a database before it is served.
func inspect(ctx context.Context, file string) error {
	db, err := sql.Open("sqlite", dsn(file)+"&mode=rw")
	if err != nil {
		return err
	}
	var says, version string
	err = db.QueryRowContext(ctx, `PRAGMA integrity_check(1)`).Scan(&says)
	if err == nil && says == "ok" {
		err = db.QueryRowContext(ctx, readVersion).Scan(&version)
	}
	if err == nil && says == "ok" {
		says, err = unchained(ctx, db)
	}
	err = errors.Join(err, db.Close())
	switch {
	case primary(err) == sqlite3.SQLITE_NOTADB:
		return errors.New("it is not a SQLite database: name a file made by ninetynine backup")
	case primary(err) == sqlite3.SQLITE_CORRUPT:
		return fmt.Errorf("it is damaged: %w: take another copy", err)
	case err == nil && says != "ok":
		return fmt.Errorf("it is damaged: %s: take another copy", says)
	case primary(err) == sqlite3.SQLITE_ERROR || errors.Is(err, sql.ErrNoRows):
		return errors.New("it is a database, but not of a ninetynine server: name a file made by ninetynine backup")
	case err != nil:
		return err
	}
	known, err := newSchema(sqliteDialect(), files)
	if err != nil {
		return err
	}
	n, err := parseVersion(version)
	if err == nil && n > known.version() {
		err = known.newer(n)
	}
	return err
}

// unchained returns the fault of a table's log: a gap, hashes that do not chain, or an end that the lists
// do not know. It is "ok" if there is none.
func unchained(ctx context.Context, db *sql.DB) (says string, err error) {
	archived, says, err := archivedEnds(ctx, db)
	if err != nil || says != "" {
		return says, err
	}
	rows, err := db.QueryContext(ctx, `SELECT e.tbl, e.seq, e.at, e.body, e.hash, COALESCE(t.seq, 0), COALESCE(t.head, x'')
		FROM events e LEFT JOIN tables t ON t.id = e.tbl ORDER BY e.tbl, e.seq`)
	if err != nil {
		return "", err
	}
	defer rows.Close()
	var of string // the table of the entry before
	var last journal.Chain
	var ends uint64 // the last entry according to the lists
	short := func() string {
		return fmt.Sprintf("the log of table %s ends with entry %d, and the lists say %d", of, last.Seq, ends)
	}
	for rows.Next() {
		var tbl string
		var next journal.Entry
		var hash, head []byte
		var end uint64
		if err := rows.Scan(&tbl, &next.Seq, &next.At, &next.Body, &hash, &end, &head); err != nil {
			return "", err
		}
		copy(next.Hash[:], hash)
		if tbl != of {
			if last.Seq != ends {
				return short(), nil
			}
			of, last, ends = tbl, archived[tbl], end
		}
		if len(hash) != len(next.Hash) || last.Check(&next) != nil || next.Seq == end && !bytes.Equal(head, hash) {
			return fmt.Sprintf("the log of table %s has been changed at entry %d", tbl, next.Seq), nil
		}
		last.Advance(&next)
	}
	if err := rows.Err(); err != nil || last.Seq == ends {
		return "ok", err
	}
	return short(), nil
}

// archivedEnds checks the archived logs. It returns their ends, with which the other entries go on, or the fault
// of one. A copy of an older database has none.
func archivedEnds(ctx context.Context, db *sql.DB) (ends map[string]journal.Chain, says string, err error) {
	var has int
	if err := db.QueryRowContext(ctx, `SELECT COUNT(*) FROM sqlite_schema WHERE name = 'archived'`).Scan(&has); err != nil || has == 0 {
		return nil, "", err
	}
	rows, err := db.QueryContext(ctx, `SELECT a.tbl, a.seq, a.head, a.log, COALESCE(t.seq, 0) FROM archived a LEFT JOIN tables t ON t.id = a.tbl`)
	if err != nil {
		return nil, "", err
	}
	defer rows.Close()
	ends = map[string]journal.Chain{}
	for rows.Next() {
		var tbl string
		var seq, end uint64
		var head, log []byte
		if err := rows.Scan(&tbl, &seq, &head, &log, &end); err != nil {
			return nil, "", err
		}
		es, err := unpackLog(log)
		last, broken := journal.Chained(es)
		if err != nil || broken != nil || last.Seq != seq || !bytes.Equal(last.Head[:], head) || seq >= end {
			return nil, fmt.Sprintf("the archived log of table %s has been changed", tbl), nil
		}
		ends[tbl] = last
	}
	return ends, "", rows.Err()
}

// setAside gives a folder's database a second name, and makes sure that SQLite leaves no log that a new
// database in its place would take for its own. It returns "" if there is no database.
func setAside(ctx context.Context, target, aside string) (string, error) {
	if _, err := os.Stat(target); errors.Is(err, fs.ErrNotExist) {
		// A log without a database belongs to none, but it is kept as well.
		return "", errors.Join(moveIfThere(target+walSuffix, aside+walSuffix), removeAll(target+shmSuffix))
	} else if err != nil {
		return "", err
	}
	if err := leftover(ctx, target, 0); err == nil {
		if err := checkpoint(ctx, target); err != nil && !isDiskError(err) {
			return "", err
		}
	} else if ctx.Err() != nil {
		return "", ctx.Err()
	}
	// There is a database under the old name at any moment: a second name for it now, and the new one over
	// the first name later.
	if err := os.Link(target, aside); err != nil {
		copied, err := copyBeside(target, aside) // on disks without links
		if err == nil {
			err = os.Rename(copied, aside)
		}
		if err != nil {
			return "", err
		}
	}
	err := errors.Join(moveIfThere(target+walSuffix, aside+walSuffix), removeAll(target+shmSuffix))
	if err == nil {
		err = folder.Sync(filepath.Dir(target))
	}
	return aside, err
}

// checkpoint merges SQLite's log into the database, and removes it.
func checkpoint(ctx context.Context, file string) error {
	var busy, frames, done int
	err := queryOnce(ctx, dsn(file, "synchronous(FULL)")+"&mode=rw", []any{&busy, &frames, &done}, `PRAGMA wal_checkpoint(TRUNCATE)`)
	if err == nil && busy != 0 {
		err = fmt.Errorf("another program has %s open: close it", file)
	}
	return err
}

// errLeftover means that a database and the log beside it do not belong together.
type errLeftover struct{ file, says string }

func (e *errLeftover) Error() string {
	return fmt.Sprintf("%s and the log %s that a crashed server left beside it make no sound database (%s): the file was exchanged, or the disk has damaged it; nothing was changed: put a backup in its place with ninetynine restore",
		e.file, e.file+walSuffix, e.says)
}

// leftover checks a database beside which a crashed server has left a log, without changing anything:
// SQLite itself would take another database's log for this one's, and spoil it. most limits how long it
// takes; 0 is no limit. A database without a log is not checked.
func leftover(ctx context.Context, file string, most time.Duration) error {
	if info, err := os.Stat(file + walSuffix); err != nil || info.Size() == 0 {
		return nil
	}
	looking := ctx
	if most > 0 {
		var done context.CancelFunc
		looking, done = context.WithTimeout(ctx, most)
		defer done()
	}
	// A read-only connection does not merge the log into the database at the end.
	var says string
	err := queryOnce(looking, dsn(file)+"&mode=ro", []any{&says}, `PRAGMA quick_check(1)`)
	var e *sqlite.Error
	switch {
	case ctx.Err() != nil:
		return ctx.Err()
	case looking.Err() != nil: // the part checked is sound
		return nil
	case errors.As(err, &e) && (primary(err) == sqlite3.SQLITE_CORRUPT || primary(err) == sqlite3.SQLITE_NOTADB):
		return &errLeftover{file, e.Error()}
	case err == nil && says != "ok":
		return &errLeftover{file, says}
	}
	return err
}

func moveIfThere(from, to string) error {
	if err := os.Rename(from, to); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// removeAll removes the files that exist.
func removeAll(files ...string) (err error) {
	for _, f := range files {
		if e := os.Remove(f); e != nil && !errors.Is(e, fs.ErrNotExist) {
			err = errors.Join(err, e)
		}
	}
	return err
}
