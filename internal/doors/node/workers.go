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
	looks    int
	looked   time.Time
	cores    int
	alone    bool // that no worker is there was logged
	pace     float64
	units    map[[sha256.Size]byte]*unit // by question
	accepted float64
	failed   float64
}

// A unit is a question that was submitted.
type unit struct {
	sqlstore.Unit
	free  func() // its place
	since time.Time
	asked int // the look before which it was asked for last
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
	ids, recent := w.due()
	if recent {
		return !w.alone, nil
	}
	units, cores, err := w.store.Units(ctx, w.edition, ids)
	if err != nil {
		return false, err
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.cores = cores; w.alone != (cores == 0) {
		w.alone = cores == 0
		if w.alone {
			w.log.Warn("no workers are there to judge reports: this server does", "edition", w.edition)
		} else {
			w.log.Info("workers judge reports again", "cores", cores)
		}
	}
	w.looks++
	w.looked = time.Now()
	w.note(ids, units)
	return cores > 0, nil
}

// due returns the units to ask about, unless there was a look just now.
func (w *workers) due() (ids []int64, recent bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.looks > 0 && time.Since(w.looked) < w.every {
		return nil, true
	}
	for _, u := range w.units {
		ids = append(ids, u.ID)
	}
	return ids, false
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
		found, is := now[u.ID]
		if found.Ahead != before.Ahead {
			u.moved = time.Now()
		}
		if u.Unit = found; found.Done || found.Failed || !is {
			u.free()
		}
		switch {
		case found.Done && !before.Done:
			w.accepted++
		case found.Failed && !before.Failed:
			w.failed++
		}
		if !is || (found.Done || found.Failed) && w.looks > u.asked+2 { // asked for again, it is found by its question
			delete(w.units, key)
		}
	}
}

// submit returns how far the unit of a question was at the last look; it submits it if need be.
func (w *workers) submit(ctx context.Context, caller string, rank review.Rank, question []byte) (sqlstore.Unit, error) {
	key := sha256.Sum256(question)
	if u, ok := w.known(key, rank); ok {
		return u, nil
	}
	free, err := w.places.Acquire(fmt.Sprint(caller, " ", int(rank)), func() {}) // a place may be taken away; the unit stays
	if err != nil {
		return sqlstore.Unit{}, err
	}
	id, err := w.store.Submit(ctx, judging, []string{judging, "--edition", w.edition}, question, w.edition, int(rank))
	if err != nil {
		free()
		return sqlstore.Unit{}, err
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	if u := w.units[key]; u != nil { // another job was faster, or it goes first now
		u.rank = min(u.rank, rank)
		free()
		return u.Unit, nil
	}
	w.units[key] = &unit{Unit: sqlstore.Unit{ID: id}, free: sync.OnceFunc(free), since: time.Now(), asked: w.looks, rank: rank, moved: time.Now()}
	return w.units[key].Unit, nil
}

// known returns a unit that was submitted, unless it now has to go before others.
func (w *workers) known(key [sha256.Size]byte, rank review.Rank) (sqlstore.Unit, bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	u := w.units[key]
	if u == nil || rank < u.rank && !u.Done && !u.Failed {
		return sqlstore.Unit{}, false
	}
	u.asked = w.looks
	if !u.Done && time.Since(u.moved) > stuck {
		return sqlstore.Unit{ID: u.ID, Failed: true}, true
	}
	return u.Unit, true
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
