package main

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"log/slog"
	"maps"
	"slices"
	"sync"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"
	"github.com/riverqueue/river"
	"github.com/riverqueue/river/riverdriver/riverpgxv5"
	"github.com/riverqueue/river/rivertype"
)

const (
	beatEvery   = 30 * time.Second
	unitMost    = 10 * time.Minute // for a unit; submit aims at two minutes at most
	refusalsMax = 3                // in a row: then the worker stops
	idleLook    = 15 * time.Second
)

// A unitJob is River's job: do this unit. The run is there so that its jobs can be found.
type unitJob struct {
	Unit int64  `json:"unit"`
	Run  *int64 `json:"run"`
}

// Kind names the jobs in River's table.
func (unitJob) Kind() string { return "unit" }

// A worker does units, as many at once as it has cores. It is River's worker of unit jobs.
type worker struct {
	river.WorkerDefaults[unitJob]
	program
	pool     *pgxpool.Pool
	log      *slog.Logger
	name     string
	client   string // this process
	made     string // the program's edition
	cores    int
	poll     time.Duration // between looks for work that River did not announce
	clock    *clock
	end      context.CancelCauseFunc // ends the process with a reason
	mu       sync.Mutex
	jobs     map[int64]bool // that run now
	refusals int            // in a row
}

// A clock is the database's, so that no machine's own matters. It goes on by the monotonic clock.
type clock struct{ base, begun time.Time }

func newClock(ctx context.Context, pool *pgxpool.Pool) (*clock, error) {
	var c clock
	err := pool.QueryRow(ctx, `SELECT clock_timestamp()`).Scan(&c.base)
	c.begun = time.Now()
	return &c, err
}

// Now returns the database's time.
func (c *clock) Now() time.Time { return c.base.Add(time.Since(c.begun)) }

// NowOrNil lets River use the database's own time where it can.
func (c *clock) NowOrNil() *time.Time { return nil }

// work works until the context ends, or there is a reason for which it has to end.
func (w *worker) work(ctx context.Context) error {
	ctx, w.end = context.WithCancelCause(ctx)
	defer w.end(nil)
	var err error
	if w.made, err = w.edition(ctx); err != nil {
		return err
	}
	if w.clock, err = newClock(ctx, w.pool); err != nil {
		return err
	}
	if err := w.begin(ctx); err != nil {
		return err
	}
	defer func() {
		last, done := context.WithTimeout(context.WithoutCancel(ctx), 5*time.Second)
		defer done()
		_, _ = w.pool.Exec(last, `UPDATE lab.worker SET ended = now() WHERE client = $1`, w.client) // or it is missed in two minutes
	}()
	client, err := w.newClient(ctx)
	if err != nil {
		return err
	}
	beating := make(chan struct{})
	go func() { defer close(beating); w.beats(ctx) }()
	err = w.run(ctx, client)
	<-beating
	var why reason
	if errors.As(context.Cause(ctx), &why) {
		return why
	}
	return err
}

// A reason says why a worker ends before it is told to.
type reason string

func (r reason) Error() string { return string(r) }

// begin makes this process the worker's, whatever became of an earlier one.
func (w *worker) begin(ctx context.Context) error {
	w.client, w.jobs = w.name+"/"+rand.Text()[:8], map[int64]bool{}
	_, err := w.pool.Exec(ctx, `INSERT INTO lab.worker (id, client, edition, cores) VALUES ($1, $2, $3, $4)
		ON CONFLICT (id) DO UPDATE SET client = $2, edition = $3, cores = $4, started = now(), seen = now(), ended = NULL`,
		w.name, w.client, w.made, w.cores)
	if err == nil { // what waits for another worker waits no longer
		_, err = w.pool.Exec(ctx, `UPDATE lab.river_job SET state = 'available', scheduled_at = now() WHERE state = 'scheduled' AND queue = lab.queue($1)`, w.made)
	}
	if err == nil {
		err = w.beat(ctx)
	}
	return err
}

func (w *worker) newClient(ctx context.Context) (*river.Client[pgx.Tx], error) {
	var queue string
	if err := w.pool.QueryRow(ctx, `SELECT lab.queue($1)`, w.made).Scan(&queue); err != nil {
		return nil, err
	}
	workers := river.NewWorkers()
	river.AddWorker(workers, w)
	return river.NewClient(riverpgxv5.New(w.pool), &river.Config{
		ID: w.client, Schema: "lab", Workers: workers, Logger: w.log,
		Queues:                      map[string]river.QueueConfig{queue: {MaxWorkers: w.cores}},
		FetchPollInterval:           w.poll,
		CompletedJobRetentionPeriod: time.Hour, // nothing reads them
		JobTimeout:                  -1,        // and so River rescues no jobs by a machine's clock: lab.beat does
		Test:                        river.TestConfig{Time: w.clock},
	})
}

// run fetches and does jobs until the context ends; with idle, only while the machine has nothing else to do.
func (w *worker) run(ctx context.Context, client *river.Client[pgx.Tx]) error {
	for ctx.Err() == nil {
		if err := w.quiet(ctx); err != nil {
			return err
		}
		if err := client.Start(context.WithoutCancel(ctx)); err != nil {
			return err
		}
		err := w.until(ctx, true)
		stop := client.Stop // which lets units end
		if ctx.Err() != nil || err != nil {
			stop = client.StopAndCancel
		}
		if err := errors.Join(err, stop(context.WithoutCancel(ctx))); err != nil {
			return err
		}
	}
	return nil
}

func (w *worker) quiet(ctx context.Context) error { return w.until(ctx, false) }

// until waits for the end of the context or, with idle, until the machine is busy with other work or not.
func (w *worker) until(ctx context.Context, isBusy bool) error {
	if !w.idle {
		if isBusy {
			<-ctx.Done()
		}
		return nil
	}
	for look := time.NewTicker(idleLook); ; {
		w.mu.Lock()
		own := len(w.jobs)
		w.mu.Unlock()
		if now, err := busy(own); err != nil || now == isBusy {
			look.Stop()
			return err
		}
		select {
		case <-ctx.Done():
			look.Stop()
			return nil
		case <-look.C:
		}
	}
}

// beats says every 30 seconds that the worker lives, and ends it if it has to end.
func (w *worker) beats(ctx context.Context) {
	for tick := time.NewTicker(beatEvery); ; {
		select {
		case <-ctx.Done():
			tick.Stop()
			return
		case <-tick.C:
			_ = w.beat(ctx) // ends it if need be
		}
	}
}

// beat returns why the worker has to end, if it has to. That it cannot ask is no reason.
func (w *worker) beat(ctx context.Context) error {
	w.mu.Lock()
	jobs := slices.AppendSeq([]int64{}, maps.Keys(w.jobs))
	w.mu.Unlock()
	var why *string
	switch err := w.pool.QueryRow(ctx, `SELECT lab.beat($1, $2, $3)`, w.name, w.client, jobs).Scan(&why); {
	case err != nil && ctx.Err() == nil:
		w.log.Warn("the database is away", "error", err)
	case why != nil:
		end := reason(fmt.Sprintf("%s gets no work: %s", w.name, *why))
		w.end(end)
		return end
	}
	return nil
}

// Timeout keeps River from ending units: see Work.
func (w *worker) Timeout(*river.Job[unitJob]) time.Duration { return -1 }

// NextRetry is River's own, by the database's clock.
func (w *worker) NextRetry(job *river.Job[unitJob]) time.Time {
	var usual river.DefaultClientRetryPolicy
	return w.clock.Now().Add(time.Until(usual.NextRetry(job.JobRow)))
}

// A task is what a worker has to know of a unit.
type task struct {
	Args         []string
	Files        map[string]string
	Input        []byte
	Edition      string
	Experiment   *string
	First, Count *int
	State        string
	Cancelled    bool
	Mine         bool // this worker has done it
}

func (w *worker) take(ctx context.Context, unit int64) (*task, error) {
	rows, err := w.pool.Query(ctx, `SELECT coalesce(u.args, r.args), coalesce(r.files, '{}'), u.input, u.edition, u.experiment, u.first, u.count,
			u.state, r.cancelled IS NOT NULL,
			EXISTS (SELECT FROM lab.outcome o WHERE o.unit = u.id AND o.worker = $2 AND o.withdrawn IS NULL)
		FROM lab.unit u LEFT JOIN lab.run r ON r.id = u.run WHERE u.id = $1`, unit, w.name)
	if err != nil {
		return nil, err
	}
	return pgx.CollectExactlyOneRow(rows, pgx.RowToAddrOfStructByPos[task])
}

// Work does a unit.
func (w *worker) Work(ctx context.Context, job *river.Job[unitJob]) error {
	w.busyWith(job.ID, true)
	defer w.busyWith(job.ID, false)
	t, err := w.take(ctx, job.Args.Unit)
	switch {
	case errors.Is(err, pgx.ErrNoRows):
		return nil
	case err != nil:
		return err
	case t.Cancelled, t.State == "accepted", t.State == "audited", t.State == "failed":
		return nil // no more outcomes are needed
	case t.Mine:
		return river.JobSnooze(w.patience(job.JobRow))
	}
	o, err := w.do(ctx, t)
	switch {
	case err == nil:
		w.mu.Lock()
		w.refusals = 0
		w.mu.Unlock()
		if err = w.accept(ctx, job, o); errors.Is(err, errStopped) {
			_ = w.beat(ctx) // which ends it
			return river.JobSnooze(0)
		}
	case ctx.Err() != nil:
		return ctx.Err() // River gives it back
	case errors.Is(err, errRefused):
		return w.refused(err)
	case job.Attempt >= job.MaxAttempts:
		_, e := w.pool.Exec(ctx, `UPDATE lab.unit SET state = 'failed', why = $2 WHERE id = $1 AND accepted IS NULL`, job.Args.Unit, err.Error())
		err = errors.Join(err, e)
	}
	return err
}

func (w *worker) busyWith(job int64, now bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.jobs[job] = now; !now {
		delete(w.jobs, job)
	}
}

// patience returns for how long a job that wants another worker is left to others: longer each time. A worker that
// begins wakes them all.
func (w *worker) patience(job *rivertype.JobRow) time.Duration {
	var m struct {
		Snoozes int `json:"snoozes"`
	}
	_ = json.Unmarshal(job.Metadata, &m) // River's
	return min(w.poll<<min(m.Snoozes, 10), 5*time.Minute)
}

// do does the unit in a child.
func (w *worker) do(ctx context.Context, t *task) (*outcome, error) {
	if t.Edition != w.made {
		return nil, fmt.Errorf("%w: it is for edition %s, and this program is of edition %s", errRefused, t.Edition, w.made)
	}
	args, err := localize(ctx, w.pool, t.Args, t.Files, false)
	if err != nil {
		return nil, err
	}
	if t.Experiment != nil {
		args = part(*t.Experiment, t.Edition, *t.First, *t.Count, args)
	}
	within, cancel := context.WithTimeoutCause(ctx, unitMost, fmt.Errorf("it took more than %v", unitMost))
	defer cancel()
	return w.program.run(within, t.Input, args...)
}

// refused leaves a unit to others, and ends this worker after some refusals in a row.
func (w *worker) refused(err error) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.log.Warn("left to other workers", "error", err)
	if w.refusals++; w.refusals >= refusalsMax {
		w.end(reason(fmt.Sprintf("%d refusals in a row, the last: %v. Work with the program that submitted the run: --program", w.refusals, err)))
	}
	return river.JobSnooze(30 * time.Second)
}
