package node

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"ninetynine/internal/base/quota"
	"ninetynine/internal/doors/metrics"
	"ninetynine/internal/learn/review"
	"ninetynine/internal/store"
	"ninetynine/internal/store/sqlstore"
)

// judging is the kind of the units in which workers judge a deal, and the command that does them.
const judging = "judge"

// At most so many deals of this server wait for workers, and so many of a caller. Further ones are submitted as these are
// done.
const mostDeals, mostDealsEach = 10_000, 64

// stuck is how long a unit comes no nearer until the server judges the deal itself: a unit may take as long.
const stuck = 10 * time.Minute

// pace is how many seconds of a core a deal takes, until workers have shown it.
const pace = 2.0

// workers have deals judged by the laboratory's workers, who share the server's database. They are a [review.Elsewhere].
// The database is asked at most once in a while, about all deals at once, and only while reports wait.
type workers struct {
	store   *sqlstore.DB
	edition string
	log     *slog.Logger
	every   time.Duration // between looks
	places  *quota.Slots  // of deals that wait

	looking sync.Mutex // during a look

	mu       sync.Mutex
	looked   time.Time
	cores    int
	alone    bool // that no worker is there was logged
	pace     float64
	units    map[[sha256.Size]byte]*unit // by question
	accepted float64
	failed   float64
}

// A unit is a question that was submitted, and how far it was at the last look.
type unit struct {
	sqlstore.Unit
	free  func() // its place
	since time.Time
	rank  review.Rank
	moved time.Time // when it came nearer
}

func newWorkers(ctx context.Context, s *sqlstore.DB, edition string, log *slog.Logger) (*workers, error) {
	w := &workers{store: s, edition: edition, log: log, every: time.Second, places: quota.New(mostDeals, mostDealsEach), pace: pace, units: map[[sha256.Size]byte]*unit{}}
	return w, s.CheckWorkers(ctx)
}

// Ask implements [review.Elsewhere].
func (w *workers) Ask(ctx context.Context, caller string, rank review.Rank, questions [][]byte) (answers [][]byte, wait time.Duration, err error) {
	if there, err := w.look(ctx); err != nil || !there {
		return nil, 0, err
	}
	answers = make([][]byte, len(questions))
	last, waiting := 0, false
	for i, q := range questions {
		u, err := w.submit(ctx, caller, rank, q)
		switch {
		case errors.Is(err, quota.ErrShare) || errors.Is(err, quota.ErrFull):
			if waiting {
				continue
			}
			return nil, 0, review.ErrFull
		case err != nil:
			return nil, 0, err
		case u.Failed:
			answers[i] = []byte("{}") // so that the deal is judged here
		case u.Done:
			answers[i], err = w.output(ctx, u.ID)
			if err != nil {
				return nil, 0, err
			}
		}
		waiting = true
		last = max(last, u.Ahead)
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	return answers, time.Duration(float64(last+1) / float64(max(1, w.cores)) * w.pace * float64(time.Second)), nil
}

// Pause implements [review.Elsewhere].
func (w *workers) Pause(ctx context.Context) {
	w.mu.Lock()
	next := time.Until(w.looked.Add(w.every))
	w.mu.Unlock()
	select {
	case <-ctx.Done():
	case <-time.After(next):
	}
}

// look learns how far all units are, unless it did so just now, and whether there are workers.
func (w *workers) look(ctx context.Context) (there bool, _ error) {
	w.looking.Lock()
	defer w.looking.Unlock()
	w.mu.Lock()
	var ids []int64
	for _, u := range w.units {
		ids = append(ids, u.ID)
	}
	there, recent := w.cores > 0, time.Since(w.looked) < w.every
	w.mu.Unlock()
	if recent {
		return there, nil
	}
	units, cores, err := w.store.Units(ctx, w.edition, ids)
	if err != nil {
		return false, err
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	switch w.looked, w.cores = time.Now(), cores; {
	case cores == 0 && !w.alone:
		w.log.Warn("no workers are there to judge reports: this server does", "edition", w.edition)
	case cores > 0 && w.alone:
		w.log.Info("workers judge reports again", "cores", cores)
	}
	w.alone = cores == 0
	w.note(ids, units)
	return cores > 0, nil
}

// note notes what a look has found. Its caller holds the lock.
func (w *workers) note(ids []int64, found []sqlstore.Unit) {
	now, looked := map[int64]sqlstore.Unit{}, map[int64]bool{}
	for _, id := range ids {
		looked[id] = true
	}
	for _, u := range found {
		now[u.ID] = u
	}
	for key, u := range w.units {
		if !looked[u.ID] { // it was submitted meanwhile
			continue
		}
		before := u.Unit
		if u.Unit = now[u.ID]; u.Ahead != before.Ahead {
			u.moved = time.Now()
		}
		switch {
		case before.Done || before.Failed || u.ID == 0:
			delete(w.units, key) // asked for again, it is submitted again and is the same unit
		case u.Done:
			w.accepted++
		case u.Failed:
			w.failed++
		default:
			continue
		}
		u.free()
	}
}

// submit returns how far the unit of a question is; it submits it if need be.
func (w *workers) submit(ctx context.Context, caller string, rank review.Rank, question []byte) (sqlstore.Unit, error) {
	key := sha256.Sum256(question)
	w.mu.Lock()
	u := w.units[key]
	if u != nil && (rank >= u.rank || u.Done || u.Failed) {
		defer w.mu.Unlock()
		if !u.Done && time.Since(u.moved) > stuck {
			return sqlstore.Unit{ID: u.ID, Failed: true}, nil
		}
		return u.Unit, nil
	}
	w.mu.Unlock()
	free, err := w.places.Acquire(fmt.Sprint(caller, " ", int(rank)), func() {}) // a place may be taken away; the unit stays
	if err != nil {
		return sqlstore.Unit{}, err
	}
	id, err := w.store.Submit(ctx, judging, []string{judging, "--edition", w.edition}, question, w.edition, int(rank))
	w.mu.Lock()
	defer w.mu.Unlock()
	switch u := w.units[key]; {
	case err != nil:
		free()
	case u != nil: // another job was faster, or it goes before others from now on
		u.rank = min(u.rank, rank)
		free()
	default:
		w.units[key] = &unit{sqlstore.Unit{ID: id}, sync.OnceFunc(free), time.Now(), rank, time.Now()}
	}
	return sqlstore.Unit{ID: id}, err
}

// output returns the answer of a unit that is done; nil if it is to be done again.
func (w *workers) output(ctx context.Context, id int64) ([]byte, error) {
	text, seconds, err := w.store.Output(ctx, id)
	if errors.Is(err, store.ErrNone) {
		return nil, nil
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if err == nil {
		w.pace += (seconds - w.pace) / 16
	}
	return text, err
}

// appendMetrics appends the figures of workers.
func (w *workers) appendMetrics(b []byte) []byte {
	w.mu.Lock()
	defer w.mu.Unlock()
	waiting, oldest := 0, time.Duration(0)
	for _, u := range w.units {
		if !u.Done && !u.Failed {
			waiting++
			oldest = max(oldest, time.Since(u.since))
		}
	}
	b = metrics.AppendGauge(b, "ninetynine_judge_cores", "Cores of the workers that judge reports.", float64(w.cores))
	b = metrics.AppendGauge(b, "ninetynine_judge_waiting", "Deals of this server that wait for workers.", float64(waiting))
	b = metrics.AppendGauge(b, "ninetynine_judge_oldest_seconds", "For how long the oldest of them has waited.", oldest.Seconds())
	b = metrics.AppendCounter(b, "ninetynine_judge_accepted_total", "Deals that workers have judged for this server.", w.accepted)
	return metrics.AppendCounter(b, "ninetynine_judge_failed_total", "Deals that workers gave up, so that this server judged them.", w.failed)
}
