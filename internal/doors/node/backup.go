package node

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sync/atomic"
	"time"

	"ninetynine/internal/doors/metrics"
	"ninetynine/internal/store/sqlstore"
)

// backupName is the name of a backup, by the time when it was begun. Other files in the folder stay.
const backupName = "2006-01-02T150405Z.db"

const (
	backupEvery = 24 * time.Hour
	backupAgain = time.Hour // after one that failed
)

// backups is what metrics say about them.
type backups struct {
	newest atomic.Int64 // in seconds since 1970; 0 if there is none
	failed atomic.Int64
	tried  time.Time
}

// backUp makes a copy of the database if the newest one is a day old, and reads all of it as a restore would.
// Then it deletes the oldest copies, until there are as many as are to be kept.
func (s *server) backUp(ctx context.Context) error {
	now := s.now().UTC()
	kept, err := s.backedUp()
	if err != nil || len(kept) > 0 && now.Sub(kept[len(kept)-1]) < backupEvery || now.Sub(s.backups.tried) < backupAgain {
		return err
	}
	s.backups.tried = now
	file := filepath.Join(s.Backups, now.Format(backupName))
	if err = s.store.Backup(ctx, file, false); err == nil {
		if err = sqlstore.CheckCopy(ctx, file); err != nil {
			err = errors.Join(fmt.Errorf("the backup %s could not be restored, and is deleted: %w", file, err), os.Remove(file))
		}
	}
	if err != nil {
		s.backups.failed.Add(1)
		return err
	}
	s.Log.Info("backed up", "file", file)
	s.backups.newest.Store(now.Unix())
	for i := range len(kept) + 1 - s.KeepBackups {
		err = errors.Join(err, os.Remove(filepath.Join(s.Backups, kept[i].Format(backupName))))
	}
	return err
}

// backedUp returns the times of the backups in the folder, in order. One from the future, made while the clock was
// wrong, is left alone: no backup would be made until then.
func (s *server) backedUp() (at []time.Time, err error) {
	files, err := os.ReadDir(s.Backups) // in order of their names
	for _, f := range files {
		if made, err := time.Parse(backupName, f.Name()); err == nil && !made.After(s.now()) {
			at = append(at, made)
		}
	}
	if len(at) > 0 {
		s.backups.newest.Store(at[len(at)-1].Unix())
	}
	return at, err
}

func (b *backups) appendMetrics(to []byte) []byte {
	to = metrics.AppendGauge(to, "ninetynine_backup_timestamp_seconds", "When the newest backup was begun, in seconds since 1970; 0 if there is none.", float64(b.newest.Load()))
	return metrics.AppendCounter(to, "ninetynine_backup_failures_total", "Backups that could not be made, or not be restored.", float64(b.failed.Load()))
}
