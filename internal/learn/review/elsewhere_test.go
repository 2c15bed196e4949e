package review

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"ninetynine/advice"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/company"
	"ninetynine/match"
	"ninetynine/rules"
)

// A notedKeeper notes what is kept.
type notedKeeper struct {
	*store.Memory
	kept map[string]string
}

func newNotedKeeper() *notedKeeper { return &notedKeeper{store.NewMemory(), map[string]string{}} }

func (k *notedKeeper) KeepJudgement(ctx context.Context, match journal.Hash, judge string, deal, step int, value []byte) error {
	k.kept[fmt.Sprintf("%x %s %d %d", match, judge, deal, step)] = string(value)
	return k.Memory.KeepJudgement(ctx, match, judge, deal, step, value)
}

// A desk answers questions at once, or at the second time.
type desk struct {
	t     *testing.T
	judge Judge
	slow  bool
	spoil func(answer []byte) []byte // nil: answers are right
	empty bool                       // no worker is there
	asked map[string]bool
	ranks map[Rank]bool
}

func (d *desk) Ask(ctx context.Context, _ string, rank Rank, questions [][]byte) (answers [][]byte, _ time.Duration, err error) {
	if d.empty {
		return nil, 0, nil
	}
	if d.asked == nil {
		d.asked, d.ranks = map[string]bool{}, map[Rank]bool{}
	}
	d.ranks[rank] = true
	for _, text := range questions {
		var answer []byte
		if !d.slow || d.asked[string(text)] {
			var q Question
			must.Do(d.t, json.Unmarshal(text, &q))
			answer = must.Get(json.Marshal(must.Get(Answer(ctx, d.judge, &q))(d.t)))(d.t)
			if d.spoil != nil {
				answer = d.spoil(answer)
			}
		}
		d.asked[string(text)] = true
		answers = append(answers, answer)
	}
	return answers, 90 * time.Second, nil
}

func (*desk) Pause(context.Context) {}

func always() bool { return true }

// withBots returns a record whose header names the players.
func withBots(text []byte, seats int) []byte {
	bots := `,"bots":[""` + strings.Repeat(`,"casual"`, seats-1) + "]}\n"
	line, rest, _ := bytes.Cut(text, []byte("\n"))
	return append(append(bytes.TrimSuffix(bytes.Clone(line), []byte("}")), bots...), rest...)
}

// TestElsewhere: whether workers judge a match or the server does, the same is kept to the last byte, and the
// report is the same, in all variants; likewise if workers are missing, or answer what cannot be used.
func TestElsewhere(t *testing.T) {
	for _, v := range rules.Catalogue() {
		p := play(t, v.ID, 2)
		m, here := parse(t, withBots(p.text, v.Seats)), newNotedKeeper()
		th := &thinker{}
		want := must.Get(NewJobs(th.judge(), here, 1, 1).Report(t.Context(), m, Whole, Careful, always))(t)
		for name, d := range map[string]*desk{
			"":            {},
			"slow":        {slow: true},
			"none there":  {empty: true},
			"no JSON":     {spoil: func([]byte) []byte { return []byte("{") }},
			"no answer":   {spoil: func([]byte) []byte { return []byte("{}") }},
			"half of one": {spoil: func(b []byte) []byte { return bytes.ReplaceAll(b, []byte(" glance"), nil) }},
		} {
			d.t, d.judge = t, (&thinker{}).judge()
			kept, own := newNotedKeeper(), &thinker{}
			got, err := NewJobs(own.judge(), kept, 1, 1).At(d).Ranked(Own).Report(t.Context(), m, Whole, Careful, always)
			if err != nil || !reflect.DeepEqual(got, want) {
				t.Errorf("%s, %s: %v, %+v", v.ID, name, err, got)
			}
			if name != "half of one" && !maps.Equal(kept.kept, here.kept) {
				t.Errorf("%s, %s: %d judgements are kept, not the same %d", v.ID, name, len(kept.kept), len(here.kept))
			}
			if thought := own.calls.Load() > 0; thought != (d.empty || d.spoil != nil) {
				t.Errorf("%s, %s: the server judges itself: %v", v.ID, name, thought)
			}
		}
	}
}

// TestWaits: while workers are slow, a report says what is there and how long the rest takes.
func TestWaits(t *testing.T) {
	p := play(t, "duel", 2)
	m, d, th := read(t, &p), &desk{t: t, slow: true}, &thinker{}
	d.judge = th.judge()
	j := NewJobs(th.judge(), store.NewMemory(), 1, 1).At(d).Ranked(Statistics)
	r, err := j.Report(t.Context(), m, Whole, Careful, func() bool { return false })
	if err != nil || r.Final || r.Judged != 0 || r.Wait != 90 || !d.ranks[Statistics] {
		t.Errorf("%+v, %v", r, err)
	}
	soon := &desk{t: t, judge: th.judge()}
	if r, err := NewJobs(th.judge(), store.NewMemory(), 1, 1).At(soon).Report(t.Context(), m, Whole, Careful, func() bool { return false }); err != nil || !r.Final || r.Wait != 0 {
		t.Errorf("judged at once: %+v, %v", r, err)
	}
	if r, err = j.Report(t.Context(), m, Whole, Careful, always); err != nil || !r.Final || r.Wait != 0 || len(d.asked) != 2 {
		t.Errorf("%+v, %v after %d questions", r, err, len(d.asked))
	}
}

// TestSameQuestion: a question about a deal is the same to the last byte while the match goes on, when it is over and
// for viewers who may not see names, and has neither names nor the seed.
func TestSameQuestion(t *testing.T) {
	ask := func(text []byte) string {
		d := &desk{t: t, judge: (&thinker{}).judge()}
		must.Get(NewJobs(d.judge, store.NewMemory(), 1, 1).At(d).Report(t.Context(), parse(t, text), 0, Careful, always))(t)
		return slices.Collect(maps.Keys(d.asked))[0]
	}
	p := play(t, "standard", 2)
	text := withBots(p.text, 3)
	whole := ask(text)
	if strings.Contains(whole, "somebody") || strings.Contains(whole, `seed\"`) {
		t.Errorf("it says who played, or from what cards are dealt: %s", whole)
	}
	now, _, _ := bytes.Cut(text, []byte(`{"deal":1`))
	if ask(now) != whole {
		t.Error("it changes as the match goes on")
	}
	if ask(bytes.ReplaceAll(text, []byte("somebody"), []byte("no name"))) != whole {
		t.Error("it depends on names")
	}
}

// TestWorkersKnowNoMore: a worker's judge is told, of each decision, the View and the company that the server's is told.
func TestWorkersKnowNoMore(t *testing.T) {
	type told struct {
		view match.View
		with company.Company
	}
	for _, id := range []string{"duel", "standard", "dummy"} {
		var heard []told
		judge := (&thinker{}).judge()
		advise := judge.Advise
		judge.Advise = func(ctx context.Context, m *match.Match, v *match.View, c *company.Company) (*advice.Advice, error) {
			heard = append(heard, told{*v, *c})
			return advise(ctx, m, v, c)
		}
		judge.Glance = judge.Advise
		p := play(t, id, 3)
		m := parse(t, withBots(p.text, p.decisions[0][0].Match.Game.Variant().Seats))
		must.Get(NewJobs(judge, store.NewMemory(), 1, 1).Report(t.Context(), m, 2, Careful, always))(t)
		own := heard
		heard = nil
		must.Get(NewJobs(judge, store.NewMemory(), 1, 1).At(&desk{t: t, judge: judge}).Report(t.Context(), m, 2, Careful, always))(t)
		if len(own) == 0 || len(own[0].with.Earlier)+len(own[len(own)-1].with.Earlier) == 0 || !reflect.DeepEqual(own, heard) {
			t.Errorf("%s: a worker is told something else", id)
		}
	}
}

// TestOtherJudge: a program with another judge refuses a question, and one about a deal that is not there.
func TestOtherJudge(t *testing.T) {
	p := play(t, "duel", 1)
	m, judge := read(t, &p), (&thinker{}).judge()
	for _, q := range []Question{{"expert 0", 0, m.alone(0)}, {"thinker of duel", 1, m.alone(0)}, {"thinker of duel", 0, "{}"}} {
		if all, err := Answer(t.Context(), judge, &q); err == nil {
			t.Errorf("%s of deal %d: %d answers", q.Judge, q.Deal, len(all))
		}
	}
}
