package sqlstore

import (
	"context"
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

// onBoth runs a test on both engines.
func onBoth(t *testing.T, do func(t *testing.T, d *DB)) {
	t.Run("sqlite", func(t *testing.T) {
		d, _ := openTest(t, t.TempDir())
		do(t, d)
	})
	t.Run("postgres", func(t *testing.T) {
		d := must.Get(OpenPostgres(t.Context(), storesuite.StartPostgres(t, false).Database(t), 0))(t)
		defer d.Close()
		do(t, d)
	})
}

// fetch brings a table back from the archive, as erasing does.
func fetch(ctx context.Context, d *DB, tbl string) error {
	return d.write(ctx, tbl, func(ctx context.Context, tx transaction) error {
		if _, err := d.heldAt(ctx, tx, tbl, math.MaxInt64); err != nil {
			return err
		}
		return unarchive(ctx, tx, tbl)
	})
}

// play appends an entry at a time, after which the table has the status.
func play(t *testing.T, d *DB, s journal.Summary, at int64, status journal.Status) journal.Summary {
	t.Helper()
	e, p := storesuite.Next(s, at, strings.Repeat("x", int(at%50)))
	p.Summary.Status = status
	must.Do(t, d.Append(t.Context(), s.ID, e, p))
	return p.Summary
}

// TestArchive: tables are archived when they are over and old, and only then; reads, lists, exports and refusals
// are as before, play may go on, and archiving again takes in what came since.
func TestArchive(t *testing.T) {
	onBoth(t, func(t *testing.T, d *DB) {
		r := rand.New(rand.NewPCG(7, 7))
		at := map[string]journal.Summary{}
		all := map[string][]journal.Entry{}
		ids := []string{"a", "b", "c", "d"}
		check := func() {
			t.Helper()
			for _, id := range ids {
				got := must.Get(d.Read(t.Context(), id, 0))(t)
				if all[id] = append(all[id], got[len(all[id]):]...); !reflect.DeepEqual(got, all[id]) {
					t.Fatalf("%s has changed", id)
				}
				if c, err := journal.Chained(got); err != nil || c.Seq != at[id].Seq || c.Head != at[id].Head {
					t.Fatalf("%s: %+v, %v", id, c, err)
				}
				after := r.Uint64N(at[id].Seq + 2)
				if got := must.Get(d.Read(t.Context(), id, after))(t); !slices.EqualFunc(got, all[id][min(after, at[id].Seq):], func(a, b journal.Entry) bool { return a.Hash == b.Hash && a.Seq == b.Seq }) {
					t.Fatalf("%s after %d: %d entries", id, after, len(got))
				}
			}
			if got := must.Get(d.Tables(t.Context(), "", 9))(t); !slices.Equal(got, ids) {
				t.Fatalf("the tables are %q", got)
			}
		}
		for _, id := range ids {
			at[id] = play(t, d, journal.Summary{ID: id}, 1, journal.InPlay)
		}
		moved := 0
		for now := int64(2); now < 60; now++ {
			id := ids[r.IntN(len(ids))]
			at[id] = play(t, d, at[id], now, []journal.Status{journal.InPlay, journal.Finished, journal.Deserted}[r.IntN(3)])
			before := now - r.Int64N(9)
			_, n, err := d.Archive(t.Context(), before, nil)
			must.Do(t, err)
			moved += n
			for _, id := range ids {
				var hot int
				must.Do(t, d.row(t.Context(), []any{&hot}, `SELECT COUNT(*) FROM events WHERE tbl = $1`, id))
				if gone := at[id].Status != journal.InPlay && at[id].Moved < before; gone && hot > 1 {
					t.Fatalf("%s is old, and has %d entries in its place", id, hot)
				}
			}
			check()
		}
		if moved < 20 {
			t.Errorf("only %d entries were archived", moved)
		}
		must.Get2(d.Archive(t.Context(), 1000, nil))(t)
		for _, id := range ids {
			if err := d.Import(t.Context(), id, all[id], &store.Folded{Summary: at[id]}); !errors.Is(err, store.ErrTaken) {
				t.Errorf("%s is imported again: %v", id, err)
			}
			must.Do(t, d.Project(t.Context(), id, &store.Folded{Summary: at[id]}), id)
			e, p := storesuite.Next(journal.Summary{ID: id, Seq: at[id].Seq - 1, Head: all[id][at[id].Seq-1].Hash}, 100, "late")
			if err := d.Append(t.Context(), id, e, p); !errors.Is(err, store.ErrStale) {
				t.Errorf("%s takes an entry twice: %v", id, err)
			}
		}
		for _, id := range []string{"a", "b"} {
			must.Do(t, fetch(t.Context(), d, id))
		}
		check()
		if _, err := d.Read(t.Context(), "none", 0); !errors.Is(err, store.ErrNone) {
			t.Errorf("a table that is not there: %v", err)
		}
	})
}

// TestArchiveBusy: a table that is written, archived, unarchived and read at the same time is whole for every
// reader, and loses nothing.
func TestArchiveBusy(t *testing.T) {
	onBoth(t, func(t *testing.T, d *DB) {
		s := play(t, d, journal.Summary{ID: "a"}, 1, journal.Finished)
		ctx, stop := context.WithCancel(t.Context())
		var others sync.WaitGroup
		again := func(do func() error) {
			others.Go(func() {
				for ctx.Err() == nil {
					if err := do(); err != nil && ctx.Err() == nil {
						t.Error(err)
						return
					}
				}
			})
		}
		again(func() error { _, _, err := d.Archive(ctx, 1000, nil); return err })
		again(func() error { return fetch(ctx, d, "a") })
		again(func() error {
			es, err := d.Read(ctx, "a", 0)
			if _, broken := journal.Chained(es); err == nil && broken != nil {
				return fmt.Errorf("a reader finds %d entries: %w", len(es), broken)
			}
			return err
		})
		for range 60 {
			s = play(t, d, s, s.Moved+1, journal.Finished)
		}
		stop()
		others.Wait()
		if got := must.Get(d.Read(t.Context(), "a", 0))(t); uint64(len(got)) != s.Seq {
			t.Errorf("%d entries of %d", len(got), s.Seq)
		}
	})
}

// TestArchiveRestored: a copy with archived logs is restored, and one whose archived log was changed is not.
func TestArchiveRestored(t *testing.T) {
	d, g := openTest(t, t.TempDir())
	a := play(t, d, play(t, d, journal.Summary{ID: "a"}, 1, journal.InPlay), 2, journal.Finished)
	play(t, d, play(t, d, journal.Summary{ID: "b"}, 1, journal.InPlay), 2, journal.Finished)
	must.Get2(d.Archive(t.Context(), 10, nil))(t)
	a = play(t, d, a, 3, journal.InPlay)
	good, bad, to := filepath.Join(t.TempDir(), "good.db"), filepath.Join(t.TempDir(), "bad.db"), t.TempDir()
	must.Do(t, d.Backup(t.Context(), good, false))
	must.Get(Restore(t.Context(), to, good))(t)
	holds(t, to, a)
	other := packLog([]journal.Entry{{Seq: 1, At: 1, Body: []byte("other"), Hash: journal.Hash{1}}})
	must.Do(t, g.write(t.Context(), func(ctx context.Context, tx transaction) error {
		_, err := tx.ExecContext(ctx, `UPDATE archived SET log = $1 WHERE tbl = 'b'`, other)
		return err
	}))
	must.Do(t, d.Backup(t.Context(), bad, false))
	if err := CheckCopy(t.Context(), bad); err == nil || !strings.Contains(err.Error(), "archived log of table b has been changed") {
		t.Errorf("a changed log: %v", err)
	}
}

// TestArchiveDamaged: tables after one whose log is damaged are archived, and the error names that one.
func TestArchiveDamaged(t *testing.T) {
	onBoth(t, func(t *testing.T, d *DB) {
		for _, id := range []string{"a", "b", "c"} {
			play(t, d, play(t, d, journal.Summary{ID: id}, 1, journal.InPlay), 2, journal.Finished)
		}
		must.Get(d.exec(t.Context(), "b", store.ErrNone, `UPDATE tables SET seq = seq + 1 WHERE id = 'b'`))(t)
		tables, entries, err := d.Archive(t.Context(), 10, nil)
		if tables != 2 || entries != 2 || err == nil || !strings.Contains(err.Error(), `logs that could not be archived: 1; the first: table "b"`) {
			t.Errorf("%d tables, %d entries, %v", tables, entries, err)
		}
	})
}

// TestPackedLog: entries are unpacked as they were packed, also one whose hash does not follow from it, and
// damaged ones are refused.
func TestPackedLog(t *testing.T) {
	es := []journal.Entry{{Seq: 1, At: 5, Body: []byte("x")}, {Seq: 2, At: 5, Body: []byte("withheld"), Hash: journal.Hash{9}}, {Seq: 3, At: 1 << 50, Body: []byte("y")}}
	es[0].Hash = journal.Link(journal.Hash{}, &es[0])
	es[2].Hash = journal.Link(es[1].Hash, &es[2])
	packed := packLog(es)
	if got := must.Get(unpackLog(packed))(t); !reflect.DeepEqual(got, es) {
		t.Errorf("unpacked %+v", got)
	}
	for n := range packed {
		if got, err := unpackLog(packed[:n]); err == nil && len(got) > 0 {
			t.Errorf("the first %d bytes are %d entries", n, len(got))
		}
	}
}

// TestArchiveErased: entries of an archived table can be withheld, and it can be archived again.
func TestArchiveErased(t *testing.T) {
	onBoth(t, func(t *testing.T, d *DB) {
		s := play(t, d, play(t, d, journal.Summary{ID: "a"}, 1, journal.InPlay), 2, journal.Finished)
		must.Get2(d.Archive(t.Context(), 10, nil))(t)
		before := must.Get(d.Read(t.Context(), "a", 0))(t)
		rest := before[0]
		rest.Body = []byte(`{"withheld":true,"by":"ann"}`)
		must.Do(t, d.Withhold(t.Context(), "a", []journal.Entry{rest}, &store.Folded{Summary: s}))
		for range 2 {
			got := must.Get(d.Read(t.Context(), "a", 0))(t)
			if len(got) != 2 || string(got[0].Body) != string(rest.Body) || got[0].Hash != before[0].Hash || got[1].Hash != before[1].Hash {
				t.Errorf("the log has %+v", got)
			}
			must.Get2(d.Archive(t.Context(), 10, nil))(t)
		}
	})
}
