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
	refusalsMax = 3                // in a row: then the worker ends, since its program is the wrong one
	failuresMax = 10               // likewise: its machine is sick
	oddMax      = 8                // see await
	lonely      = time.Hour        // until a job is tried again that only another worker may do, if there is none
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
	queue    string // of its units
	cores    int
	poll     time.Duration               // between looks for work that River did not announce
	busy     func(own int) (bool, error) // whether other processes keep the machine busy
	clock    clock
	end      context.CancelCauseFunc // ends the process with a reason
	mu       sync.Mutex
	jobs     map[int64]bool // that run now
	failures int            // in a row
}

// A clock is the database's, so that no machine's own matters. Each beat sets it. Between beats it goes on by the
// monotonic clock, which stands still while a machine sleeps.
type clock struct {
	mu          sync.Mutex
	base, begun time.Time
}

func (c *clock) set(now time.Time) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.base, c.begun = now, time.Now()
}

// Now returns the database's time.
func (c *clock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.base.Add(time.Since(c.begun))
}

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
	defer func() {
		last, done := context.WithTimeout(context.WithoutCancel(ctx), 5*time.Second)
		defer done()
		_, _ = w.pool.Exec(last, `UPDATE lab.worker SET ended = now() WHERE client = $1`, w.client) // or it is missed in two minutes
	}()
	err = w.await(ctx, func(ctx context.Context) error {
		if err := prepare(ctx, w.pool); err != nil {
			return err
		}
		return w.begin(ctx)
	})
	if err != nil {
		return err
	}
	client, err := w.newClient()
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
	var now time.Time
	err := w.pool.QueryRow(ctx, `INSERT INTO lab.worker (id, client, edition, cores) VALUES ($1, $2, $3, $4)
		ON CONFLICT (id) DO UPDATE SET client = $2, edition = $3, cores = $4, started = now(), seen = now(), ended = NULL RETURNING clock_timestamp(), lab.queue($3)`,
		w.name, w.client, w.made, w.cores).Scan(&now, &w.queue)
	if err != nil {
		return err
	}
	w.clock.set(now)
	return w.beat(ctx)
}

func (w *worker) newClient() (*river.Client[pgx.Tx], error) {
	workers := river.NewWorkers()
	river.AddWorker(workers, w)
	return river.NewClient(riverpgxv5.New(w.pool), &river.Config{
		ID: w.client, Schema: "lab", Workers: workers, Logger: w.log,
		Queues:                      map[string]river.QueueConfig{w.queue: {MaxWorkers: w.cores}},
		FetchPollInterval:           w.poll,
		CompletedJobRetentionPeriod: time.Hour, // nothing reads them
		JobTimeout:                  -1,        // and so River rescues no jobs by a machine's clock: lab.beat does
		Test:                        river.TestConfig{Time: &w.clock},
	})
}

// run fetches and does jobs until the context ends; with idle, only while the machine has nothing else to do.
func (w *worker) run(ctx context.Context, client *river.Client[pgx.Tx]) error {
	for ctx.Err() == nil {
		if err := w.until(ctx, false); err != nil || ctx.Err() != nil {
			return err
		}
		err := w.await(ctx, func(context.Context) error { return client.Start(context.WithoutCancel(ctx)) })
		if err != nil {
			return err
		}
		halt := context.AfterFunc(ctx, func() { _ = client.StopAndCancel(context.WithoutCancel(ctx)) })
		err = w.until(ctx, true)
		if err != nil {
			w.end(err)
		}
		err = errors.Join(err, client.Stop(context.WithoutCancel(ctx))) // which lets units end, as long as nothing halts them
		if halt(); err != nil {
			return err
		}
	}
	return nil
}

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
		if now, err := w.busy(own); err != nil || now == isBusy {
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

// beats says every 30 seconds that the worker lives, and ends it if it has to end. It says so for the first time soon:
// see lab.beat.
func (w *worker) beats(ctx context.Context) {
	for tick := time.NewTicker(w.poll); ; {
		select {
		case <-ctx.Done():
			tick.Stop()
			return
		case <-tick.C:
			tick.Reset(beatEvery)
			_ = w.beat(ctx) // ends it if need be
		}
	}
}

// beat returns why the worker has to end, if it has to. That it cannot ask is no reason.
func (w *worker) beat(ctx context.Context) error {
	w.mu.Lock()
	jobs := slices.AppendSeq([]int64{}, maps.Keys(w.jobs))
	w.mu.Unlock()
	within, done := context.WithTimeout(ctx, beatEvery)
	defer done()
	var why *string
	var now time.Time
	switch err := w.pool.QueryRow(within, `SELECT lab.beat($1, $2, $3), clock_timestamp()`, w.name, w.client, jobs).Scan(&why, &now); {
	case err == nil && why == nil:
		w.clock.set(now)
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
	Mine         bool // this worker has done it, and another one has to
	Others       bool // there is another one that can
}

func (w *worker) take(ctx context.Context, unit int64) (*task, error) {
	ctx, done := context.WithTimeout(ctx, beatEvery)
	defer done()
	rows, err := w.pool.Query(ctx, `SELECT coalesce(u.args, r.args), coalesce(r.files, '{}'), u.input, u.edition, u.experiment, u.first, u.count,
			u.state, r.cancelled IS NOT NULL,
			u.state <> 'open' AND EXISTS (SELECT FROM lab.outcome o WHERE o.unit = u.id AND o.worker = $2 AND o.withdrawn IS NULL),
			EXISTS (SELECT FROM lab.worker v WHERE lab.alive(v) AND v.stopped IS NULL AND v.edition = u.edition
				AND NOT EXISTS (SELECT FROM lab.outcome o WHERE o.unit = u.id AND o.worker = v.id AND o.withdrawn IS NULL))
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
		return w.away(ctx, err)
	case t.Cancelled, t.State == "accepted", t.State == "audited", t.State == "failed":
		return nil // no more outcomes are needed
	case t.Mine && !t.Others:
		return river.JobSnooze(lonely) // a worker that begins wakes it
	case t.Mine:
		return river.JobSnooze(w.patience(job.JobRow))
	}
	o, err := w.do(ctx, t)
	if err == nil {
		err = w.accept(ctx, job, o)
	}
	switch {
	case err == nil:
	case ctx.Err() != nil:
		return ctx.Err() // River gives it back
	case errors.Is(err, errStopped):
		_ = w.beat(ctx) // which ends it
		return river.JobSnooze(0)
	case errors.Is(err, errAway):
		return w.away(ctx, err)
	case job.Attempt >= job.MaxAttempts, errors.Is(err, errTooLong): // an audit that fails leaves the unit accepted
		_, e := w.pool.Exec(ctx, `UPDATE lab.unit SET state = CASE WHEN accepted IS NULL THEN 'failed' ELSE 'accepted' END, why = $2
			WHERE id = $1 AND state IN ('open', 'auditing', 'disputed')`, job.Args.Unit, err.Error())
		if e != nil {
			return w.away(ctx, e)
		}
		if errors.Is(err, errTooLong) { // no other worker's is shorter
			return river.JobCancel(err)
		}
	}
	w.tried(err)
	return err
}

// errAway is no failure of a unit.
var errAway = errors.New("the database is away")

// away puts a job off without a lost attempt.
func (w *worker) away(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return ctx.Err()
	}
	w.log.Warn("a unit waits for the database", "error", err)
	return river.JobSnooze(w.poll)
}

// tried ends this worker after some failures in a row. It would use up the attempts at all units.
func (w *worker) tried(err error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if err == nil {
		w.failures = 0
		return
	}
	w.log.Warn("a unit failed", "error", err)
	w.failures++
	switch refused := errors.Is(err, errRefused); {
	case refused && w.failures >= refusalsMax:
		w.end(reason(fmt.Sprintf("%d refusals in a row, the last: %v. Work with the program that submitted the run: --program", w.failures, err)))
	case w.failures >= failuresMax:
		w.end(reason(fmt.Sprintf("%d failures in a row, the last: %v", w.failures, err)))
	}
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
