package review

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"

	lru "github.com/hashicorp/golang-lru/v2"

	"ninetynine/internal/base/quota"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/think/search"
)

// A Keeper stores judgements: see [store.Memory].
type Keeper interface {
	Judgements(ctx context.Context, match journal.Hash, judge string, deal int) (map[int][]byte, error)
	KeepJudgement(ctx context.Context, match journal.Hash, judge string, deal, step int, value []byte) error
}

// Jobs have a judge go through the decisions of matches. Each judgement is made once and stored at once,
// so a job that was cancelled or died with its process resumes with what is missing, and jobs for the
// same match share the work. A job runs in its caller's goroutine and ends with its context. Several
// goroutines may use Jobs.
type Jobs struct {
	judge   Judge
	keeper  Keeper
	working *quota.Queue // for each judgement being made
	waiting *quota.Slots // of jobs that make some
	caller  string       // the key in these queues

	elsewhere Elsewhere // nil: all is judged here
	rank      Rank
}

// NewJobs returns jobs, with limits to how many judge at a time and how many,
// including those, may wait for judgements.
func NewJobs(j Judge, k Keeper, working, waiting int) *Jobs {
	return &Jobs{judge: j, keeper: k, working: quota.NewQueue(working, waiting, waiting), waiting: quota.New(waiting, waiting), rank: Others}
}

// For returns the jobs of a caller who shares the limits with other callers: when all places are taken, a
// caller takes the place of one with many jobs, and judgements are made in turn.
func (j *Jobs) For(caller string) *Jobs {
	its := *j
	its.caller = caller
	return &its
}

// Apart returns jobs that share the judge and the limits of j, but keep their judgements
// elsewhere.
func (j *Jobs) Apart(k Keeper) *Jobs {
	apart := *j
	apart.keeper = k
	return &apart
}

// ErrFull refuses a job because too many are waiting for judgements. Try again
// later.
var ErrFull = errors.New("too many matches are being judged; ask again later")

type job struct {
	*Jobs
	match *Match
	free  func()        // gives back its place in the queue; nil if it has none
	lost  chan struct{} // closed when another job has taken that place
}

func (j *job) leave() {
	if j.free != nil {
		j.free()
	}
}

// An opinion is what one judge thinks of the decisions of a deal.
type opinion struct {
	name   string
	advise Advise
	deal   int            // of the judgements in kept
	kept   map[int][]byte // by step
}

// judgement sets out to the judgement of a decision, stored or new.
func (j *job) judgement(ctx context.Context, o *opinion, d *Decision, out *search.Judgement) error {
	known, err := j.stored(ctx, o, d, out)
	if known || err != nil {
		return err
	}
	if j.free == nil {
		j.lost = make(chan struct{})
		if j.free, err = j.waiting.Acquire(j.caller, func() { close(j.lost) }); err != nil {
			return ErrFull
		}
	}
	select {
	case <-j.lost:
		return ErrFull
	default:
	}
	done, err := j.working.Wait(ctx, j.caller)
	switch {
	case errors.Is(err, quota.ErrFull) || errors.Is(err, quota.ErrShare):
		return ErrFull
	case err != nil:
		return err
	}
	defer done()
	return j.make(ctx, o, d, out)
}

func (j *job) stored(ctx context.Context, o *opinion, d *Decision, out *search.Judgement) (known bool, err error) {
	if d.Deal != o.deal {
		if err := j.look(ctx, o, d.Deal); err != nil {
			return false, err
		}
	}
	return o.kept[d.Step] != nil, j.parse(o, d, out)
}

func (j *job) parse(o *opinion, d *Decision, out *search.Judgement) error {
	value := o.kept[d.Step]
	if value == nil {
		return nil
	}
	if err := json.Unmarshal(value, out); err != nil {
		return fmt.Errorf("the judgement after %d acts of deal %d, %x: %w", d.Step, d.Deal, j.match.Hashes[d.Deal], err)
	}
	return nil
}

func (j *job) look(ctx context.Context, o *opinion, deal int) (err error) {
	o.deal = deal
	o.kept, err = j.keeper.Judgements(ctx, j.match.Hashes[deal], j.match.knowing(o.name, deal), deal)
	return err
}

// make has a decision judged, unless another job has meanwhile done so. The
// judgement took long to make, so it is stored even if no caller waits any more.
func (j *job) make(ctx context.Context, o *opinion, d *Decision, out *search.Judgement) error {
	if err := j.look(ctx, o, d.Deal); err != nil || o.kept[d.Step] != nil {
		return errors.Join(err, j.parse(o, d, out))
	}
	advice, err := o.advise(ctx, d.Match, &d.View, d.Company())
	if err != nil {
		return err
	}
	*out = *search.JudgementOf(advice, d.Act)
	value, err := json.Marshal(out)
	if err != nil {
		return err
	}
	o.kept[d.Step] = value
	return j.keeper.KeepJudgement(context.WithoutCancel(ctx), j.match.Hashes[d.Deal], j.match.knowing(o.name, d.Deal), d.Deal, d.Step, value)
}

// A Cache keeps the matches read last, so that the record of a match is not refereed again on each call.
// Several goroutines may use it.
type Cache struct{ known *lru.Cache[cached, *Match] }

// A cached match is known by the hash of its record and its number in it.
type cached struct {
	record [sha256.Size]byte
	number int
}

// A [Cache] keeps this many matches, and none from a record with more bytes.
const (
	mostMatches = 32
	mostText    = 1 << 20
)

// NewCache returns an empty cache.
func NewCache() *Cache {
	known, _ := lru.New[cached, *Match](mostMatches) // it fails for sizes below 1
	return &Cache{known}
}

// Read is like the function [Read], but reads only matches that are not in the cache.
func (c *Cache) Read(ctx context.Context, text []byte, n int) (*Match, error) {
	key := cached{sha256.Sum256(text), n}
	if m, ok := c.known.Get(key); ok {
		return m, nil
	}
	m, err := Read(ctx, bytes.NewReader(text), n)
	if err == nil && len(text) <= mostText {
		c.known.Add(key, m)
	}
	return m, err
}
