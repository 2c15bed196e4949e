package review

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"slices"
	"time"

	"ninetynine/internal/store/journal"
	"ninetynine/internal/think/search"
)

// Elsewhere has deals judged on other machines, by workers of the site.
type Elsewhere interface {
	// Ask returns the answers that are there so far, in the order of the questions; nil for none. It has each question
	// answered once, however often and by however many callers it is asked. Wait is how long the others will take, 0 if
	// that is unknown. Answers is empty if no worker is there, or workers gave up: then it is judged here. The error may
	// be [ErrFull].
	Ask(ctx context.Context, caller string, rank Rank, questions [][]byte) (answers [][]byte, wait time.Duration, err error)
	// Pause waits for a moment before the next call of Ask, or until the context ends.
	Pause(ctx context.Context)
}

// A Rank says whose questions go first: the smallest do.
type Rank int

// The ranks of reports.
const (
	Own        Rank = iota + 1 // a player's own
	Statistics                 // own, too, but many at a time
	Others
)

// A Question asks a worker what the judge thinks of a deal. It holds all cards of the deal: workers are the site's own
// machines. What they answer about a decision depends on the View of its seat, as here.
type Question struct {
	Judge  string `json:"judge"` // its name for the game; another build's may differ
	Deal   int    `json:"deal"`
	Record string `json:"record"` // of the deals up to this one, without names
}

// Judgements are those of a deal, by the judge's name and the step, as a [Keeper] stores them.
type Judgements map[string]map[int]json.RawMessage

// Judgements implements [Keeper] for one deal.
func (k Judgements) Judgements(_ context.Context, _ journal.Hash, judge string, _ int) (map[int][]byte, error) {
	all := map[int][]byte{}
	for step, value := range k[judge] {
		all[step] = value
	}
	return all, nil
}

// KeepJudgement implements [Keeper] for one deal.
func (k Judgements) KeepJudgement(_ context.Context, _ journal.Hash, judge string, _, step int, value []byte) error {
	if k[judge] == nil {
		k[judge] = map[int]json.RawMessage{}
	}
	k[judge][step] = value
	return nil
}

// ErrOther refuses a question for another judge than this program's.
var ErrOther = errors.New("this program has another judge")

// Answer answers a question. What comes of it depends on the question and the judge alone. The error is [ErrOther], a
// [*Missing], one of the record, or the context's.
func Answer(ctx context.Context, by Judge, q *Question) (Judgements, error) {
	m, err := Read(ctx, bytes.NewReader([]byte(q.Record)), 1)
	if err != nil {
		return nil, err
	}
	name, err := by.Name(m.Game)
	if err == nil && name != q.Judge {
		err = ErrOther
	}
	if err != nil {
		return nil, err
	}
	all := Judgements{}
	r, err := NewJobs(by, all, 1, 1).reporter(ctx, m, q.Deal, Careful, func() bool { return true })
	if err != nil {
		return nil, err
	}
	defer r.leave()
	return all, r.judgeAll(ctx)
}

// At returns jobs that have deals judged elsewhere, as long as there are workers.
func (j *Jobs) At(e Elsewhere) *Jobs {
	at := *j
	at.elsewhere = e
	return &at
}

// Ranked returns jobs whose questions to workers have this rank.
func (j *Jobs) Ranked(r Rank) *Jobs {
	its := *j
	its.rank = r
	return &its
}

// mostAsked deals of a report are asked about at a time, since each question holds the deals before its own.
const mostAsked = 16

// ask has the deals judged elsewhere that lack judgements, and waits for them as long as there is time. Alone says that
// the rest has to be judged here.
func (r *reporter) ask(ctx context.Context) (alone bool, _ error) {
	for {
		var open []*dealt
		var questions [][]byte
		for _, d := range r.deals {
			if d.judged() {
				d.question = nil
				continue
			}
			if len(open) == mostAsked {
				break
			}
			if d.question == nil {
				d.question, _ = json.Marshal(Question{r.careful.name, d.number, r.match.alone(d.number)}) // it never fails
			}
			open, questions = append(open, d), append(questions, d.question)
		}
		if len(open) == 0 {
			return false, nil
		}
		answers, wait, err := r.elsewhere.Ask(ctx, r.caller, r.rank, questions)
		if err != nil || len(answers) == 0 {
			return true, err
		}
		for i, answer := range answers {
			left, err := r.take(ctx, open[i], answer)
			if err != nil {
				return true, err
			}
			alone = alone || left
		}
		if alone {
			return true, nil
		}
		if r.wait = wait; !r.more() {
			return false, nil
		}
		if r.elsewhere.Pause(ctx); ctx.Err() != nil {
			return false, ctx.Err()
		}
	}
}

// judged reports whether no judgement of the deal is missing.
func (d *dealt) judged() bool {
	return d.complete() && !slices.ContainsFunc(d.decisions, (*moment).doubtful)
}

// take stores what a worker thinks of the decisions of a deal. Alone says that judgements are missing in its answer.
func (r *reporter) take(ctx context.Context, d *dealt, answer []byte) (alone bool, _ error) {
	var all Judgements
	if answer == nil {
		return false, nil
	}
	if json.Unmarshal(answer, &all) != nil {
		return true, nil
	}
	for _, o := range []*opinion{&r.glance, &r.careful} {
		judge := r.match.knowing(o.name, d.number)
		for _, x := range d.decisions {
			value := all[judge][x.Step]
			var made search.Judgement
			if value == nil || json.Unmarshal(value, &made) != nil || made.Act != x.Act.String() || len(made.Choices) == 0 {
				continue
			}
			if err := r.keeper.KeepJudgement(context.WithoutCancel(ctx), r.match.Hashes[d.number], judge, d.number, x.Step, value); err != nil {
				return false, err
			}
		}
		o.deal = Whole // so that it is looked up anew
	}
	for _, x := range d.decisions {
		if err := r.recall(ctx, x); err != nil {
			return false, err
		}
	}
	return !d.judged(), nil
}
