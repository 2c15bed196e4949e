package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/klauspost/compress/zstd"
)

// A journal is what became of a run's units so far.
type journal struct {
	done, units int
	digest      string // SHA-256 of the text: with all units, that of one machine's journal
}

// writeJournal writes the accepted outcomes of a run in the order of its units.
func writeJournal(ctx context.Context, db *pgxpool.Pool, run int64, to io.Writer) (*journal, error) {
	var j journal
	err := pgx.BeginTxFunc(ctx, db, pgx.TxOptions{IsoLevel: pgx.RepeatableRead, AccessMode: pgx.ReadOnly}, func(tx pgx.Tx) error {
		if err := tx.QueryRow(ctx, `SELECT count(*) FROM lab.unit WHERE run = $1`, run).Scan(&j.units); err != nil {
			return err
		}
		rows, err := tx.Query(ctx, `SELECT u.id, o.id, o.digest, o.output FROM lab.unit u JOIN lab.outcome o ON o.id = u.accepted WHERE u.run = $1 ORDER BY u.id`, run)
		if err != nil {
			return err
		}
		sum := sha256.New()
		z, err := zstd.NewReader(nil, zstd.WithDecoderConcurrency(1), zstd.WithDecoderMaxMemory(mostOutput))
		if err != nil {
			return err
		}
		defer z.Close()
		var unit, outcome int64
		var digest, packed []byte
		_, err = pgx.ForEachRow(rows, []any{&unit, &outcome, &digest, &packed}, func() error {
			text, err := z.DecodeAll(packed, nil)
			if got := sha256.Sum256(text); err != nil || !bytes.Equal(got[:], digest) {
				return fmt.Errorf("the output of unit %d was altered in the database. In psql: DELETE FROM lab.outcome WHERE id = %d; UPDATE lab.unit SET state = 'failed', accepted = NULL WHERE id = %d; then submit the command again", unit, outcome, unit)
			}
			j.done++
			_, err = io.MultiWriter(sum, to).Write(text)
			return err
		})
		j.digest = fmt.Sprintf("%x", sum.Sum(nil))
		return err
	})
	return &j, err
}

// result has the program report on the run's journal. With keep, the journal stays in that file.
func result(ctx context.Context, db *pgxpool.Pool, p *program, run int64, keep string, flags []string, std streams) (failed error) {
	var command []string
	var files map[string]string
	var edition string
	err := db.QueryRow(ctx, `SELECT args, files, edition FROM lab.run WHERE id = $1`, run).Scan(&command, &files, &edition)
	if errors.Is(err, pgx.ErrNoRows) {
		return fmt.Errorf("there is no run %d: ninetynine-lab status lists them", run)
	}
	if err != nil {
		return err
	}
	var f *os.File
	if keep != "" {
		f, err = os.OpenFile(keep, os.O_RDWR|os.O_CREATE|os.O_EXCL, 0o666)
	} else if f, err = os.CreateTemp("", "journal"); err == nil {
		defer func() { failed = errors.Join(failed, os.Remove(f.Name())) }()
	}
	if err != nil {
		return err
	}
	j, err := writeJournal(ctx, db, run, f)
	if err = errors.Join(err, f.Close()); err != nil {
		return err
	}
	fmt.Fprintf(std.err, "%d of %d units; the journal's SHA-256 is %s\n", j.done, j.units, j.digest)
	if command, err = localize(ctx, db, command, files, true); err != nil {
		return err
	}
	args := append([]string{"units", "--edition", edition, "--known", f.Name(), "--"}, append(command, flags...)...)
	cmd := exec.CommandContext(ctx, p.path, args...)
	cmd.Stdout, cmd.Stderr = std.out, std.err
	return cmd.Run()
}
