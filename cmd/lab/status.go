package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"

	"ninetynine/internal/lab/report"
)

// A status is what status shows. Times are the database's.
type status struct {
	Now     time.Time      `json:"now"`
	Runs    []runStatus    `json:"runs"`    // newest first
	Workers []workerStatus `json:"workers"` // those seen within a week, and those stopped
}

type runStatus struct {
	ID        int64      `json:"run"`
	Args      []string   `json:"args"`
	Edition   string     `json:"edition"`
	Priority  int        `json:"priority"`
	By        string     `json:"by"`
	Submitted time.Time  `json:"submitted"`
	Cancelled *time.Time `json:"cancelled,omitzero"`

	Units    int `json:"units"`
	Done     int `json:"done"` // with an accepted outcome
	Auditing int `json:"auditing"`
	Audited  int `json:"audited"`
	Disputed int `json:"disputed"`
	Failed   int `json:"failed"`

	Rate  float64 `json:"unitsPerSecond"` // of the last ten minutes
	Cores float64 `json:"cores"`          // CPU seconds per second, of the last ten minutes

	Jobs    int        `json:"jobs"`              // that are to be done or are being done
	Next    *time.Time `json:"next,omitzero"`     // all jobs wait for this time
	Last    *string    `json:"error,omitzero"`    // of a unit that is tried again
	Alone   int        `json:"alone"`             // audits and disputes that every living worker has taken part in
	Paused  bool       `json:"paused"`            // River's queue
	Living  int        `json:"living"`            // workers of the edition that get work
	Said    []string   `json:"failures,omitzero"` // some, each once
	Waiting []string   `json:"waiting,omitzero"`  // why no work comes, or less than could
}

type workerStatus struct {
	ID      string     `json:"worker"`
	Edition string     `json:"edition"`
	Cores   int        `json:"cores"`
	Started time.Time  `json:"started"`
	Seen    time.Time  `json:"seen"`
	Alive   bool       `json:"alive"`
	Stopped *time.Time `json:"stopped,omitzero"`
	Why     *string    `json:"why,omitzero"`
	Units   int        `json:"units"` // of the last ten minutes
}

// readStatus reads the state of a run, or of the latest twenty.
func readStatus(ctx context.Context, db *pgxpool.Pool, run int64) (*status, error) {
	var s status
	if err := db.QueryRow(ctx, `SELECT now()`).Scan(&s.Now); err != nil {
		return nil, err
	}
	rows, err := db.Query(ctx, `
		SELECT r.id, r.args, r.edition, r.priority, r.by, r.submitted, r.cancelled,
			u.units, u.done, u.auditing, u.audited, u.disputed, u.failed, o.units / o.took, o.cpu / o.took,
			j.jobs, CASE WHEN j.ready = 0 THEN j.next END, j.last, a.alone,
			EXISTS (SELECT FROM lab.river_queue q WHERE q.name IN (lab.queue(r.edition), '*') AND q.paused_at IS NOT NULL),
			(SELECT count(*) FROM lab.worker w WHERE w.edition = r.edition AND lab.alive(w) AND w.stopped IS NULL),
			(SELECT array_agg(why) FROM (SELECT DISTINCT why FROM lab.unit WHERE run = r.id AND state = 'failed' LIMIT 5) f), NULL::text[]
		FROM lab.run r,
		LATERAL (SELECT count(*) units, count(accepted) done, count(*) FILTER (WHERE state = 'auditing') auditing, count(*) FILTER (WHERE state = 'audited') audited,
			count(*) FILTER (WHERE state = 'disputed') disputed, count(*) FILTER (WHERE state = 'failed') failed FROM lab.unit WHERE run = r.id) u,
		LATERAL (SELECT count(*) units, coalesce(sum(cpu_seconds), 0) cpu, greatest(1, extract(epoch FROM now() - min(o.at)) + min(cpu_seconds))::float took
			FROM lab.outcome o JOIN lab.unit u ON u.id = o.unit WHERE u.run = r.id AND o.at > now() - interval '10 minutes') o,
		LATERAL (SELECT count(*) jobs, count(*) FILTER (WHERE state IN ('available', 'running')) ready, min(scheduled_at) next,
				min(errors[array_upper(errors, 1)] ->> 'error') last FROM lab.river_job
			WHERE args @> jsonb_build_object('run', r.id) AND state IN ('available', 'running', 'retryable', 'scheduled')) j,
		LATERAL (SELECT count(*) alone FROM lab.unit u WHERE u.run = r.id AND u.state IN ('auditing', 'disputed') AND NOT EXISTS (
			SELECT FROM lab.worker w WHERE w.edition = r.edition AND lab.alive(w) AND w.stopped IS NULL
			AND NOT EXISTS (SELECT FROM lab.outcome o WHERE o.unit = u.id AND o.worker = w.id AND o.withdrawn IS NULL))) a
		WHERE $1::bigint IN (0, r.id) ORDER BY r.id DESC LIMIT 20`, run)
	if err == nil {
		s.Runs, err = pgx.CollectRows(rows, pgx.RowToStructByPos[runStatus])
	}
	if err != nil {
		return nil, err
	}
	if run > 0 && len(s.Runs) == 0 {
		return nil, fmt.Errorf("there is no run %d: ninetynine-lab status lists them", run)
	}
	for i := range s.Runs {
		s.Runs[i].Waiting = s.Runs[i].waiting(s.Now)
	}
	rows, err = db.Query(ctx, `SELECT id, edition, cores, started, seen, lab.alive(w), stopped, why,
			(SELECT count(*) FROM lab.outcome o WHERE o.worker = w.id AND o.at > now() - interval '10 minutes')
		FROM lab.worker w WHERE seen > now() - interval '7 days' OR stopped IS NOT NULL ORDER BY id`)
	if err == nil {
		s.Workers, err = pgx.CollectRows(rows, pgx.RowToStructByPos[workerStatus])
	}
	return &s, err
}

// waiting says why no work comes, or less than could.
func (r *runStatus) waiting(now time.Time) (all []string) {
	switch {
	case r.Cancelled != nil:
		return []string{"the run was cancelled: submit it again to go on"}
	case r.Jobs == 0 && r.Done+r.Failed < r.Units:
		return []string{"its units are in no queue any more: submit the command again"}
	case r.Jobs == 0:
		return nil
	case r.Living == 0:
		all = append(all, "no worker of edition "+r.Edition[:min(12, len(r.Edition))]+" is alive: start ninetynine-lab work with that program")
	case r.Alone > 0:
		all = append(all, fmt.Sprintf("%s for another worker: start one on another machine", report.Counted(r.Alone, "unit")))
	}
	if r.Paused {
		all = append(all, "River's queue of the edition is paused")
	}
	if r.Next != nil && r.Next.After(now) && r.Alone == 0 {
		all = append(all, fmt.Sprintf("all units left wait for their next try, the first for %v", r.Next.Sub(now).Round(time.Second)))
	}
	if r.Last != nil {
		all = append(all, "units are tried again that failed: "+*r.Last)
	}
	return all
}

const barColumns = 24

// print writes the status for people, or as JSON.
func (s *status) print(to io.Writer, asJSON bool) error {
	if asJSON {
		e := json.NewEncoder(to)
		e.SetEscapeHTML(false)
		e.SetIndent("", "  ")
		return e.Encode(s)
	}
	var b strings.Builder
	for i := range s.Runs {
		s.Runs[i].print(&b)
	}
	if len(s.Runs) == 0 {
		b.WriteString("no runs: ninetynine-lab submit -- COMMAND makes one\n")
	}
	b.WriteString("\n")
	gone := 0
	for i := range s.Workers {
		if w := &s.Workers[i]; w.Alive || w.Stopped != nil {
			w.print(&b, s.Now)
		} else {
			gone++
		}
	}
	if gone > 0 {
		fmt.Fprintf(&b, "%s of the last seven days ended or vanished\n", report.Counted(gone, "worker"))
	}
	if len(s.Workers) == 0 {
		b.WriteString("no workers: ninetynine-lab work starts one\n")
	}
	_, err := io.WriteString(to, b.String())
	return err
}

func (r *runStatus) print(b *strings.Builder) {
	part := float64(r.Done) / float64(max(1, r.Units))
	fmt.Fprintf(b, "%-4d %s %3.0f%%  %s of %s units", r.ID, report.Bar(part, barColumns), 100*part, report.Grouped(int64(r.Done)), report.Grouped(int64(r.Units)))
	if r.Rate > 0 && r.Done < r.Units {
		left := time.Duration(float64(r.Units-r.Done) / r.Rate * float64(time.Second))
		fmt.Fprintf(b, "\n     %.3g units a second on %.1f cores, %v left", r.Rate, r.Cores, left.Round(time.Second))
	}
	b.WriteString("\n")
	write(b, "     ", strings.Join(r.Args, " "))
	by := fmt.Sprintf("priority %d, by %s, %s", r.Priority, r.By, r.Submitted.Local().Format("2006-01-02 15:04"))
	if r.Audited+r.Auditing > 0 {
		by += fmt.Sprintf("; %s of %s done", report.Grouped(int64(r.Audited)), report.Counted(r.Audited+r.Auditing, "audit"))
	}
	write(b, "     ", by)
	if r.Disputed > 0 {
		fmt.Fprintf(b, "     in dispute: %s\n", report.Counted(r.Disputed, "unit"))
	}
	if r.Failed > 0 {
		fmt.Fprintf(b, "     failed: %s\n", report.Counted(r.Failed, "unit"))
	}
	for _, text := range r.Said {
		write(b, "       ", text)
	}
	for _, text := range r.Waiting {
		write(b, "     waiting: ", text)
	}
}

// write writes a text after a label, in lines of 80 columns unless a word is longer.
func write(b *strings.Builder, label, text string) {
	b.WriteString(label)
	at, gap := utf8.RuneCountInString(label), ""
	indent := len(label) - len(strings.TrimLeft(label, " ")) + 2
	for word := range strings.FieldsSeq(text) {
		if long := utf8.RuneCountInString(word); gap != "" && at+1+long > 80 {
			b.WriteString("\n" + strings.Repeat(" ", indent) + word)
			at = indent + long
		} else {
			b.WriteString(gap + word)
			at += len(gap) + long
		}
		gap = " "
	}
	b.WriteString("\n")
}

func (w *workerStatus) print(b *strings.Builder, now time.Time) {
	state := "seen " + now.Sub(w.Seen).Round(time.Second).String() + " ago"
	switch {
	case w.Stopped != nil && w.Why != nil:
		state = "stopped: " + *w.Why
	case !w.Alive:
		state = "gone, " + state
	}
	name := w.ID
	if utf8.RuneCountInString(name) > 20 {
		b.WriteString(name + "\n")
		name = ""
	}
	write(b, fmt.Sprintf("%-20s %9s %6.2f/min  ", name, report.Counted(w.Cores, "core"), float64(w.Units)/10), fmt.Sprintf("edition %.12s, %s", w.Edition, state))
}

// cancel ends a run: River drops its jobs, also those in work.
func cancel(ctx context.Context, db *pgxpool.Pool, run int64) error {
	client, err := river.NewClient(riverpgxv5.New(db), &river.Config{Schema: "lab"})
	if err != nil {
		return err
	}
	return pgx.BeginFunc(ctx, db, func(tx pgx.Tx) error {
		done, err := tx.Exec(ctx, `UPDATE lab.run SET cancelled = now() WHERE id = $1 AND cancelled IS NULL`, run)
		if err != nil {
			return err
		}
		if done.RowsAffected() == 0 {
			return fmt.Errorf("there is no run %d that could be cancelled: ninetynine-lab status lists them", run)
		}
		if _, err := tx.Exec(ctx, `DELETE FROM lab.river_job WHERE args @> jsonb_build_object('run', $1::bigint) AND state IN ('available', 'retryable', 'scheduled')`, run); err != nil {
			return err
		}
		rows, err := tx.Query(ctx, `SELECT id FROM lab.river_job WHERE args @> jsonb_build_object('run', $1::bigint) AND state = 'running'`, run)
		if err != nil {
			return err
		}
		jobs, err := pgx.CollectRows(rows, pgx.RowTo[int64])
		for _, job := range jobs {
			if err == nil {
				_, err = client.JobCancelTx(ctx, tx, job)
			}
		}
		return err
	})
}
