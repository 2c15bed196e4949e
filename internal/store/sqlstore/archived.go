package sqlstore

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"fmt"

	"github.com/klauspost/compress/zstd"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
)

// archiveMost is how many tables are looked for at a time.
const archiveMost = 200

// Archive compresses the logs, but for the last entry, of tables whose last match has ended, or that were
// deserted, and at which nothing has happened since a time, in milliseconds since 1970. All calls read them as
// before, and play may go on there. It returns how many tables and entries. Each table is a transaction of its own; if
// it fails, earlier ones stay archived. A table whose log is damaged stays as it is; the error says of how many that is
// so, and names the first. forget, if it is not nil, returns what remains of an entry, with the same hash.
func (d *DB) Archive(ctx context.Context, before int64, forget func(journal.Entry) (journal.Entry, error)) (tables, entries int, err error) {
	var damaged int
	var first error
	for after := ""; ; {
		ids, err := d.strings(ctx, `SELECT id FROM tables WHERE id > $1 AND moved < $2 AND due = 0 AND status IN ($3, $4)
			AND EXISTS (SELECT 1 FROM events WHERE tbl = tables.id AND events.seq < tables.seq) ORDER BY id LIMIT $5`,
			after, before, string(journal.Finished), string(journal.Deserted), archiveMost)
		if err != nil || len(ids) == 0 && damaged == 0 {
			return tables, entries, err
		}
		if len(ids) == 0 {
			return tables, entries, fmt.Errorf("logs that could not be archived: %d; the first: %w", damaged, first)
		}
		for _, id := range ids {
			n, err := d.archive(ctx, id, before, forget)
			switch {
			case errors.Is(err, store.ErrDamaged):
				damaged, first = damaged+1, cmp.Or(first, err)
			case err != nil:
				return tables, entries, err
			case n > 0:
				tables, entries = tables+1, entries+n
			}
		}
		after = ids[len(ids)-1]
	}
}

// archive archives a table, unless something has happened there meanwhile.
func (d *DB) archive(ctx context.Context, tbl string, before int64, forget func(journal.Entry) (journal.Entry, error)) (moved int, err error) {
	err = d.write(ctx, fmt.Sprintf("table %q", tbl), func(ctx context.Context, tx transaction) error {
		moved = 0
		seq, err := d.heldAt(ctx, tx, tbl, before)
		if err != nil || seq == 0 {
			return err
		}
		old, err := readArchived(ctx, tx, tbl)
		if err != nil {
			return err
		}
		rows, err := tx.QueryContext(ctx, selectEvents, tbl, int64(0))
		if err != nil {
			return err
		}
		es, err := scanAll(rows, scanEntry)
		if err != nil || len(es) < 2 {
			return err
		}
		// The last entry stays: to append another of its number must fail.
		moved = len(es) - 1
		es = append(old, es...)
		if n := uint64(len(es)); es[n-1].Seq != seq || n != seq {
			return fmt.Errorf("%w: its log ends with entry %d of %d, and the lists say %d", store.ErrDamaged, es[n-1].Seq, n, seq)
		}
		for i := range es {
			if forget != nil && err == nil {
				es[i], err = forget(es[i])
			}
		}
		if err != nil {
			return fmt.Errorf("%w: %w", store.ErrDamaged, err)
		}
		end := &es[len(es)-1]
		es = es[:len(es)-1]
		last := &es[len(es)-1]
		return tx.runAll(ctx, []statement{
			{`DELETE FROM archived WHERE tbl = $1`, []any{tbl}},
			{`INSERT INTO archived (tbl, seq, head, log) VALUES ($1, $2, $3, $4)`, []any{tbl, int64(last.Seq), last.Hash[:], packLog(es)}},
			{`DELETE FROM events WHERE tbl = $1 AND seq <= $2`, []any{tbl, int64(last.Seq)}},
			{`UPDATE events SET body = $1 WHERE tbl = $2 AND seq = $3`, []any{end.Body, tbl, int64(end.Seq)}},
		}, nil)
	})
	return moved, err
}

// heldAt returns the last entry of a table that has not moved since a time, and 0 for others. No other process can
// append to it or archive it until the transaction ends.
func (d *DB) heldAt(ctx context.Context, tx transaction, tbl string, before int64) (seq uint64, err error) {
	err = tx.QueryRowContext(ctx, `SELECT seq FROM tables WHERE id = $1 AND moved < $2`+d.schema.forUpdate, tbl, before).Scan(&seq)
	if errors.Is(err, sql.ErrNoRows) {
		return 0, nil
	}
	return seq, err
}

// unarchive stores the entries of an archived table one by one again, so that they can be changed in place. It
// does nothing for other tables. The transaction holds the table.
func unarchive(ctx context.Context, tx transaction, tbl string) error {
	es, err := readArchived(ctx, tx, tbl)
	if err != nil {
		return err
	}
	all := []statement{{`DELETE FROM archived WHERE tbl = $1`, []any{tbl}}}
	for i := range es {
		all = append(all, statement{insertEvent, entryValues(tbl, &es[i])})
	}
	return tx.runAll(ctx, all, nil)
}

// readArchived returns the archived entries of a table; none if it has none.
func readArchived(ctx context.Context, from interface {
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}, tbl string) ([]journal.Entry, error) {
	var log []byte
	err := from.QueryRowContext(ctx, `SELECT log FROM archived WHERE tbl = $1`, tbl).Scan(&log)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return unpackLog(log)
}

// withArchived adds the archived entries after a number to the later ones of a table, which have been read
// before: if they were archived in between, they are where this looks.
func (d *DB) withArchived(ctx context.Context, tbl string, after uint64, es []journal.Entry) ([]journal.Entry, error) {
	var old []journal.Entry
	var log []byte
	err := d.row(ctx, []any{&log}, `SELECT log FROM archived WHERE tbl = $1`, tbl)
	switch {
	case errors.Is(err, store.ErrNone):
		var one int
		return es, d.row(ctx, []any{&one}, hasLog, tbl)
	case err != nil:
		return nil, err
	}
	if old, err = unpackLog(log); err != nil {
		return nil, err
	}
	old = old[min(after, uint64(len(old))):]
	for len(es) > 0 && len(old) > 0 && es[0].Seq <= old[len(old)-1].Seq { // unarchived in between
		es = es[1:]
	}
	return append(old, es...), nil
}

// packLog compresses a whole log: of each entry its time as the difference from the one before, its body after
// the length, and its hash after a 1, or a 0 if the hash follows from the rest.
func packLog(es []journal.Entry) []byte {
	var b []byte
	var last journal.Chain
	for i := range es {
		e := &es[i]
		b = binary.AppendVarint(b, e.At-last.At)
		b = append(binary.AppendUvarint(b, uint64(len(e.Body))), e.Body...)
		if journal.Link(last.Head, e) == e.Hash {
			b = append(b, 0)
		} else {
			b = append(append(b, 1), e.Hash[:]...)
		}
		last.Advance(e)
	}
	z, _ := zstd.NewWriter(nil, zstd.WithEncoderConcurrency(1)) // the error would be of its options
	defer z.Close()
	return z.EncodeAll(b, nil)
}

// unpack returns what zstd packed.
func unpack(packed []byte) ([]byte, error) {
	z, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1))
	if err != nil {
		return nil, err
	}
	defer z.Close()
	return z.DecodeAll(packed, nil)
}

var errUnpacked = fmt.Errorf("%w: an archived log cannot be read: restore a backup", store.ErrDamaged)

// unpackLog undoes packLog.
func unpackLog(packed []byte) ([]journal.Entry, error) {
	b, err := unpack(packed)
	if err != nil {
		return nil, fmt.Errorf("%w (%w)", errUnpacked, err)
	}
	var es []journal.Entry
	var last journal.Chain
	for len(b) > 0 {
		e := journal.Entry{Seq: last.Seq + 1}
		by, n := binary.Varint(b)
		if n <= 0 {
			return nil, errUnpacked
		}
		size, m := binary.Uvarint(b[n:])
		if b = b[n+max(m, 0):]; m <= 0 || uint64(len(b)) <= size {
			return nil, errUnpacked
		}
		e.At, e.Body = last.At+by, b[:size:size]
		own := b[size] == 1
		if b = b[size+1:]; !own {
			e.Hash = journal.Link(last.Head, &e)
		} else if n := copy(e.Hash[:], b); n == len(e.Hash) {
			b = b[n:]
		} else {
			return nil, errUnpacked
		}
		es = append(es, e)
		last.Advance(&e)
	}
	return es, nil
}
