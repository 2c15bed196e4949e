package node

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"syscall"

	"ninetynine/internal/base/file"
	"ninetynine/internal/doors/room"
	"ninetynine/internal/store"
	"ninetynine/internal/store/folder"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/live"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/netless"
	"ninetynine/rules"
)

// takenFile lists, in a data folder, the files whose matches were imported, and those whose matches cannot
// be.
const takenFile = "taken-over.json"

// importSaved turns matches saved by earlier versions of the terminal into tables of the player. The files
// stay as they are. Files that cannot be imported are reported once.
func (s *server) importSaved(ctx context.Context, player string) error {
	if s.Home.Saved == "" {
		return nil
	}
	files, err := filepath.Glob(filepath.Join(s.Home.Saved, "*.99.jsonl"))
	if err != nil || len(files) == 0 {
		return err
	}
	list := filepath.Join(s.Data, takenFile)
	done := map[string]string{} // by name: the table, or why there is none
	text, err := os.ReadFile(list)
	if err == nil {
		err = json.Unmarshal(text, &done)
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("cannot tell which saved matches were taken over: %w", err)
	}
	before := len(done)
	for _, file := range files {
		name := filepath.Base(file)
		if _, ok := done[name]; ok {
			continue
		}
		id, err := s.importFile(ctx, file, player)
		if done[name] = id; err != nil {
			s.Log.Warn("a match saved by an earlier version cannot be taken over; it stays where it is", "file", file, "err", err)
			done[name] = err.Error()
		}
	}
	if len(done) == before {
		return nil
	}
	return folder.WriteFile(list, func(w io.Writer) error { return json.NewEncoder(w).Encode(done) })
}

// importFile turns the match in a file into a table, and returns its id. The match counts as played when the
// file was last written or, if it is not over, as touched now.
func (s *server) importFile(ctx context.Context, name, player string) (string, error) {
	text, err := file.Read(name, file.Most)
	if err != nil {
		return "", err
	}
	info, err := os.Stat(name)
	if err != nil {
		return "", err
	}
	sum := sha256.Sum256(append([]byte(filepath.Base(name)), text...))
	id := "s" + store.EncodeID(sum[:10])
	saved, err := s.fromRecord(id, text, info.ModTime().UnixMilli(), player)
	if err == nil && saved.Running() {
		saved, err = s.fromRecord(id, text, s.milliseconds(), player)
	}
	if err != nil {
		return "", err
	}
	if err := s.importTable(ctx, id, saved); err != nil && !errors.Is(err, store.ErrTaken) {
		return "", err
	}
	return id, nil
}

func (s *server) fromRecord(id string, text []byte, at int64, player string) (*table.Saved, error) {
	return table.FromRecord(id, new(hall.VariantCache), bytes.NewReader(text), at, player, s.Home.Pace, s.seat)
}

// seat returns the player of a bot in a record.
func (s *server) seat(g *rules.Game, called string) (level string, tempered bool, err error) {
	level, err = s.savedPlayer(called)
	return level, room.Judge{}.HasTemperament(g, level), err
}

// savedPlayer returns the name of a player from its name in a record, perhaps with a version: a built-in
// player, whether or not this node seats it, or a program that this node may run.
func (s *server) savedPlayer(called string) (string, error) {
	alone, _, _ := strings.Cut(called, " ")
	for _, name := range []string{called, alone} {
		b, err := bot.New(name)
		if err != nil {
			continue
		}
		if _, program := b.(*netless.Exec); !program {
			return name, b.Close()
		}
		if b, err = s.Hire(name); err != nil {
			return "", err
		}
		return name, b.Close()
	}
	_, err := s.Hire(called) // the error lists the players
	return "", err
}

// TakeRecord opens a table from a record, in a data folder on which no node runs, and returns the table's
// id. The record has one match, or several of the same person against the same bots.
func TakeRecord(ctx context.Context, c Config, text []byte) (id string, err error) {
	st, err := sqlstore.OpenSQLite(ctx, c.Data)
	if err != nil {
		return "", err
	}
	defer func() { err = errors.Join(err, st.Close()) }()
	s := &server{Config: &c, store: st, clock: newClock()}
	who, err := s.ensureOwner(ctx)
	if err != nil {
		return "", err
	}
	const own = "own"
	saved, err := s.fromRecord(own, text, s.milliseconds(), who.Player)
	if err != nil {
		return "", err
	}
	return own, s.importTable(ctx, own, saved)
}

func (s *server) importTable(ctx context.Context, id string, saved *table.Saved) error {
	folded, err := s.Projections.Fold(id, saved.Entries)
	if err != nil {
		return err
	}
	return s.store.Import(ctx, id, saved.Entries, folded)
}

// A recordKeeper is a log that passes on the records of its tables' matches.
type recordKeeper struct {
	live.Log
	keep func(table string, records []byte) error

	mu sync.Mutex
	by map[string]*table.Recorder
}

func newRecordKeeper(log live.Log, keep func(string, []byte) error) *recordKeeper {
	return &recordKeeper{Log: log, keep: keep, by: map[string]*table.Recorder{}}
}

// Append passes on the records with the entry in them, and then writes it, so that no act is confirmed that
// is not in both. The error is [store.ErrFull] or [store.ErrUnwritable] if the records are not taken.
func (k *recordKeeper) Append(ctx context.Context, tbl string, e *journal.Entry, p *journal.Projection) error {
	k.mu.Lock()
	defer k.mu.Unlock()
	err := k.pass(ctx, tbl, e)
	if err == nil {
		err = k.Log.Append(ctx, tbl, e, p)
	}
	if err != nil {
		delete(k.by, tbl) // it may have an entry that is not stored
	}
	return err
}

// pass passes on the records of a table, up to the entry.
func (k *recordKeeper) pass(ctx context.Context, tbl string, e *journal.Entry) error {
	r := k.by[tbl]
	if r == nil {
		r = table.NewRecorder(tbl, new(hall.VariantCache))
		k.by[tbl] = r
	}
	before, err := k.Read(ctx, tbl, r.Seq)
	if err != nil && !errors.Is(err, store.ErrNone) {
		return err
	}
	for _, one := range append(before, *e) {
		if one.Seq > r.Seq { // it is there already if an earlier append was unsure
			if err := r.Fold(&one); err != nil {
				return err
			}
		}
	}
	switch err := k.keep(tbl, r.All()); {
	case err == nil:
		return nil
	case errors.Is(err, syscall.ENOSPC), errors.Is(err, syscall.EDQUOT):
		return fmt.Errorf("%w: %w", store.ErrFull, err)
	default:
		return fmt.Errorf("%w: %w", store.ErrUnwritable, err)
	}
}
