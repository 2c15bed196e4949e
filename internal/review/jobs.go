package review

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"ninetynine/internal/search"
	"ninetynine/internal/table"
	"ninetynine/record"
	"ninetynine/rules"
)

// A Match is a match of a record, refereed, with its decisions: acts where a seat
// had a choice.
type Match struct {
	Hash      table.Hash // SHA-256 of its lines, wherever they are in a record
	Deals     int
	Decisions int
	game      *rules.Game
	text      []byte
}

// Read reads match n of a record, from 1. It referees the record to its end. The
// error is a [*Missing] if there is no such match, one from
// [record.Replay.Next] or from the text's reader, or the context's.
func Read(ctx context.Context, text io.Reader, n int) (*Match, error) {
	m, matches := new(Match), 0
	var p past
	err := walk(ctx, text, func(s *record.Step) error {
		if s.Line.Kind == record.HeaderLine {
			matches++
		}
		if matches != n {
			return nil
		}
		m.game = s.Match.Game
		if s.Line.Kind == record.DealLine {
			m.Deals++
		}
		m.text = append(append(m.text, s.Line.Text...), '\n')
		if d := p.decided(s); d != nil && d.View.Options.Len() > 1 {
			m.Decisions++
		}
		return nil
	})
	switch {
	case err != nil:
		return nil, err
	case m.game == nil:
		return nil, missing("the record has no match %d; there are %d", n, matches)
	}
	m.Hash = sha256.Sum256(m.text)
	return m, nil
}

// A Judge is a player that says what choices are worth.
type Judge struct {
	// Name returns the judge's name for the game; judges that may differ in
	// judgement have different names. It is an error if the judge does not know
	// the game.
	Name   func(g *rules.Game) (string, error)
	Advise Advise
}

// A Keeper stores judgements: see [store.Memory].
type Keeper interface {
	Judgements(ctx context.Context, match table.Hash, judge string, deal int) (map[int][]byte, error)
	KeepJudgement(ctx context.Context, match table.Hash, judge string, deal, step int, value []byte) error
}

// Jobs have a judge go through the decisions of matches. Each judgement is made
// once and stored at once. So a job that was cancelled, or died with its process,
// resumes with what is missing, and jobs for the same match share the work. A job
// runs in the goroutine of its caller, and ends when the caller gives up. Several
// goroutines may use Jobs.
type Jobs struct {
	judge   Judge
	keeper  Keeper
	working chan struct{} // holds a token for each judgement being made
	waiting chan struct{} // holds a token for each job that makes some
}

// NewJobs returns jobs, with limits to how many judge at a time and how many,
// including those, may wait for judgements.
func NewJobs(j Judge, k Keeper, working, waiting int) *Jobs {
	return &Jobs{j, k, make(chan struct{}, working), make(chan struct{}, waiting)}
}

// ErrFull refuses a job because too many are waiting for judgements. Try again
// later.
var ErrFull = errors.New("too many matches are being judged; ask again later")

// A Part selects what to judge of a match.
type Part struct {
	Deal  int // from 0; [Whole] for all of them
	After int // the number of the last decision already known
}

// Whole is the Deal of a [Part] with all deals.
const Whole = -1

// A Judged is a decision with its judgement.
type Judged struct {
	Number int // among the decisions of the match, from 1
	Deal   int // of the match, from 0
	Step   int // how many acts of the deal came before
	search.Judgement
}

// errEnough ends a job whose owner has heard enough.
var errEnough = errors.New("enough")

// Run passes the judgements of a part of a match to tell, in order, until tell
// returns false, and reports whether these were all. Stored ones come at once;
// others must be made first. Besides errors of judge and keeper it returns
// [ErrFull], a [*Missing] if the match has no such deal, and the context's error.
// Judgements already passed to tell stay valid.
func (j *Jobs) Run(ctx context.Context, m *Match, part Part, tell func(*Judged) bool) (all bool, err error) {
	if part.Deal != Whole && part.Deal >= m.Deals {
		return false, missing("the match has no deal %d; there are %d, from 0", part.Deal, m.Deals)
	}
	name, err := j.judge.Name(m.game)
	if err != nil {
		return false, err
	}
	job := job{Jobs: j, match: m.Hash, name: name, deal: Whole}
	defer job.leave()
	var p past
	n := 0
	err = walk(ctx, bytes.NewReader(m.text), func(s *record.Step) error {
		d := p.decided(s)
		if d == nil || d.View.Options.Len() <= 1 {
			return nil
		}
		if n++; n <= part.After || part.Deal != Whole && part.Deal != d.Deal {
			return nil
		}
		value, err := job.judgement(ctx, d)
		if err != nil {
			return err
		}
		out := Judged{Number: n, Deal: d.Deal, Step: d.Step}
		if err := json.Unmarshal(value, &out.Judgement); err != nil {
			return fmt.Errorf("the judgement of decision %d of the match %x: %w", n, m.Hash, err)
		}
		if !tell(&out) {
			return errEnough
		}
		return nil
	})
	if errors.Is(err, errEnough) {
		return false, nil
	}
	return err == nil, err
}

// A job is a running job.
type job struct {
	*Jobs
	match table.Hash
	name  string         // the judge's
	deal  int            // the deal of the judgements in kept
	kept  map[int][]byte // by step
	waits bool           // it holds a token of waiting
}

func (j *job) leave() {
	if j.waits {
		<-j.waiting
	}
}

// judgement returns the judgement of a decision.
func (j *job) judgement(ctx context.Context, d *Decision) ([]byte, error) {
	if d.Deal != j.deal {
		if err := j.look(ctx, d.Deal); err != nil {
			return nil, err
		}
	}
	if value := j.kept[d.Step]; value != nil {
		return value, nil
	}
	if !j.waits {
		select {
		case j.waiting <- struct{}{}:
			j.waits = true
		default:
			return nil, ErrFull
		}
	}
	select {
	case j.working <- struct{}{}:
		defer func() { <-j.working }()
	case <-ctx.Done():
		return nil, ctx.Err()
	}
	return j.make(ctx, d)
}

// look reads the stored judgements of a deal.
func (j *job) look(ctx context.Context, deal int) (err error) {
	j.deal = deal
	j.kept, err = j.keeper.Judgements(ctx, j.match, j.name, deal)
	return err
}

// make has a decision judged, unless another job has meanwhile done so. The
// judgement took long to make, so it is stored even if nobody waits any more.
func (j *job) make(ctx context.Context, d *Decision) ([]byte, error) {
	if err := j.look(ctx, d.Deal); err != nil || j.kept[d.Step] != nil {
		return j.kept[d.Step], err
	}
	advice, err := j.judge.Advise(ctx, d.Match, &d.View)
	if err != nil {
		return nil, err
	}
	value, err := json.Marshal(advice.Judgement(d.Act))
	if err != nil {
		return nil, err
	}
	return value, j.keeper.KeepJudgement(context.WithoutCancel(ctx), j.match, j.name, d.Deal, d.Step, value)
}
