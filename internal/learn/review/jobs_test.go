package review

import (
	"bytes"
	"context"
	"errors"
	"reflect"
	"runtime"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"ninetynine/advice"
	"ninetynine/internal/learn/ledger"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/company"
	"ninetynine/internal/think/search"
	"ninetynine/match"
	"ninetynine/rules"
)

// A thinker is a judge that reports to tests when it thinks.
type thinker struct {
	calls   atomic.Int64
	asked   chan struct{} // receives on each question, unless nil
	proceed chan struct{} // awaited on each question, unless nil
}

func (th *thinker) judge() Judge {
	return Judge{
		Advise: th.advise, Glance: th.advise, Name: func(g *rules.Game) (string, error) { return "thinker of " + g.ID(), nil },
		Appraise: func(context.Context, *rules.Game, *rules.Deal, []rules.Action) ([]ledger.Worth, error) {
			return nil, nil
		},
	}
}

func (th *thinker) advise(ctx context.Context, m *match.Match, v *match.View, _ *company.Company) (*advice.Advice, error) {
	th.calls.Add(1)
	if th.asked != nil {
		th.asked <- struct{}{}
	}
	if th.proceed != nil {
		select {
		case <-th.proceed:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
	s := &search.Study{Worlds: 1}
	for a := range v.Options.All() {
		s.Options = append(s.Options, search.Option{Choice: search.Choice{Action: a, Points: -float64(len(s.Options))}, Sampled: -float64(len(s.Options)), Gap: float64(len(s.Options))})
	}
	return s.Report(m.Game, &v.View, "thinker"), nil
}

func read(t *testing.T, p *played) *Match {
	t.Helper()
	return parse(t, p.text)
}

func parse(t *testing.T, text []byte) *Match {
	t.Helper()
	m := must.Get(Read(t.Context(), bytes.NewReader(text), 1))(t)
	return m
}

// choices returns the decisions of a match that offered a choice.
func (m *Match) choices() (all []*moment) {
	for n := range m.Hashes {
		all = append(all, m.dealt(n).decisions...)
	}
	return all
}

func glance(ctx context.Context, j *Jobs, m *Match) (*advice.Report, error) {
	return j.Report(ctx, m, Whole, AtAGlance, func() bool { return true })
}

// TestJobs judges every decision with a choice in matches of all variants once, and finds all of them
// stored afterwards.
func TestJobs(t *testing.T) {
	for _, v := range rules.Catalogue() {
		p := play(t, v.ID, 2)
		th, n := &thinker{}, 0
		for _, d := range slices.Concat(p.decisions...) {
			if d.View.Options.Len() > 1 {
				n++
			}
		}
		j, m := NewJobs(th.judge(), store.NewMemory(), 1, 1), read(t, &p)
		all, err := glance(t.Context(), j, m)
		if err != nil || all.Of != n || all.Judged != n || len(m.choices()) != n || int(th.calls.Load()) != n {
			t.Errorf("%s: of %d decisions %+v, thought about %d times: %v", v.ID, n, all, th.calls.Load(), err)
		}
		if again, err := glance(t.Context(), j, m); err != nil || !reflect.DeepEqual(again, all) || int(th.calls.Load()) != n {
			t.Errorf("%s: asked again it was thought about again, or otherwise: %v", v.ID, err)
		}
	}
}

// TestMatchOfARecord: a deal has the same hash wherever its match stands in a record, and whether or not
// the match goes on; different deals have different hashes.
func TestMatchOfARecord(t *testing.T) {
	one, two := play(t, "duel", 2), play(t, "standard", 1)
	both := append(bytes.Clone(two.text), one.text...)
	m, err := Read(t.Context(), bytes.NewReader(both), 2)
	if err != nil || !slices.Equal(m.Hashes, read(t, &one).Hashes) || len(m.choices()) != len(read(t, &one).choices()) {
		t.Errorf("%+v, %v", m, err)
	}
	if m.Hashes[0] == m.Hashes[1] || m.Hashes[0] == read(t, &two).Hashes[0] {
		t.Error("different deals have the same hash")
	}
	cut := bytes.Index(one.text, []byte(`{"deal":1`))
	if begun, err := Read(t.Context(), bytes.NewReader(one.text[:cut]), 1); err != nil || !slices.Equal(begun.Hashes, m.Hashes[:1]) {
		t.Errorf("before the second deal the first has another hash (%v)", err)
	}
	var gone *Missing
	if _, err := Read(t.Context(), bytes.NewReader(both), 3); !errors.As(err, &gone) {
		t.Errorf("a third match: %v", err)
	}
	if _, err := Read(t.Context(), strings.NewReader(string(both)+"more"), 1); err == nil {
		t.Error("a record that is wrong behind the match is judged")
	}
}

// TestJobsAreBounded: no more jobs judge or wait at a time than allowed.
func TestJobsAreBounded(t *testing.T) {
	p, other := play(t, "duel", 1), play(t, "duel", 2)
	th := &thinker{asked: make(chan struct{}, 99), proceed: make(chan struct{})}
	j := NewJobs(th.judge(), store.NewMemory(), 1, 2)
	ended := make(chan error, 2)
	start := func(ctx context.Context, m *Match) {
		go func() {
			_, err := glance(ctx, j, m)
			ended <- err
		}()
	}
	start(t.Context(), read(t, &p))
	<-th.asked
	impatient, leave := context.WithCancel(t.Context())
	start(impatient, read(t, &other))
	for j.waiting.InUse() < 2 { // it takes its place before it waits
		runtime.Gosched()
	}
	if _, err := glance(t.Context(), j, read(t, &other)); !errors.Is(err, ErrFull) {
		t.Errorf("a third job: %v", err)
	}
	leave()
	if err := <-ended; !errors.Is(err, context.Canceled) {
		t.Errorf("who leaves while waiting: %v", err)
	}
	if n := th.calls.Load(); n != 1 {
		t.Errorf("%d decisions are thought about at a time", n)
	}
	close(th.proceed)
	if err := <-ended; err != nil {
		t.Error(err)
	}
	if j.waiting.InUse() != 0 {
		t.Error("jobs that have ended hold places")
	}
}

// TestJobsAreShared: a caller who waits takes the place of a caller with many jobs.
func TestJobsAreShared(t *testing.T) {
	p := play(t, "duel", 1)
	th := &thinker{asked: make(chan struct{}, 99), proceed: make(chan struct{})}
	j := NewJobs(th.judge(), store.NewMemory(), 1, 3)
	ended := make(chan error, 3)
	for i := range 3 {
		go func() {
			_, err := glance(t.Context(), j.For("attacker"), read(t, &p))
			ended <- err
		}()
		for j.waiting.InUse() <= i {
			runtime.Gosched()
		}
	}
	honest := make(chan error, 1)
	go func() {
		_, err := glance(t.Context(), j.For("honest"), read(t, &p))
		honest <- err
	}()
	close(th.proceed)
	if err := <-honest; err != nil {
		t.Errorf("an honest caller gets %v", err)
	}
	for range 3 {
		if err := <-ended; err != nil && !errors.Is(err, ErrFull) {
			t.Error(err)
		}
	}
}

// TestJobsShare: for two callers who wait for the same match, each decision is
// judged once.
func TestJobsShare(t *testing.T) {
	p, th := play(t, "standard", 1), &thinker{}
	j, m := NewJobs(th.judge(), store.NewMemory(), 1, 2), read(t, &p)
	var told [2]*advice.Report
	done := make(chan error, 2)
	for i := range told {
		go func() {
			var err error
			told[i], err = glance(t.Context(), j, m)
			done <- err
		}()
	}
	must.Do(t, errors.Join(<-done, <-done))
	if !reflect.DeepEqual(told[0], told[1]) || told[0].Judged != len(m.choices()) {
		t.Errorf("of %d decisions %+v and %+v are told", len(m.choices()), told[0], told[1])
	}
	if n := int(th.calls.Load()); n != len(m.choices()) {
		t.Errorf("%d decisions are thought about %d times", len(m.choices()), n)
	}
}

// TestJobsGoOn cancels a job in the middle: its thinking ends, finished judgements are stored, and the
// next job makes only what is missing.
func TestJobsGoOn(t *testing.T) {
	p, kept := play(t, "duel", 2), store.NewMemory()
	th := &thinker{asked: make(chan struct{}), proceed: make(chan struct{})}
	ctx, cancel := context.WithCancel(t.Context())
	ended := make(chan error)
	m := read(t, &p)
	go func() {
		_, err := glance(ctx, NewJobs(th.judge(), kept, 1, 1), m)
		ended <- err
	}()
	const before = 5
	for range before {
		<-th.asked
		th.proceed <- struct{}{}
	}
	<-th.asked
	cancel()
	if err := <-ended; !errors.Is(err, context.Canceled) {
		t.Errorf("the job ends with %v", err)
	}
	after := &thinker{}
	j := NewJobs(after.judge(), kept, 1, 1) // as after a restart
	if r, err := j.Report(t.Context(), m, Whole, AsStored, nil); err != nil || r.Judged != before || after.calls.Load() != 0 {
		t.Errorf("%+v, %v: %d kept judgements are made again", r, err, after.calls.Load())
	}
	if r, err := glance(t.Context(), j, m); err != nil || r.Judged != len(m.choices()) || int(after.calls.Load()) != len(m.choices())-before {
		t.Errorf("%+v, %v: %d made after %d", r, err, after.calls.Load(), before)
	}
}

// TestEnded: no viewer can have a match in progress judged, even if its deals are open, and viewers who
// may not watch do not learn whether there is one.
func TestEnded(t *testing.T) {
	var no *table.Refusal
	r := &table.Recorder{State: &table.State{Match: 1, Stage: table.Playing, Settings: table.Settings{Closed: true}}}
	if _, err := Ended(r, 1, "eve"); !errors.As(err, &no) || no.Reason != table.Forbidden {
		t.Errorf("who may not watch: %v", err)
	}
	r.Settings.Closed = false
	if text, err := Ended(r, 1, ""); text != nil || !errors.As(err, &no) || no.Reason != table.NotNow {
		t.Errorf("in play: %s, %v", text, err)
	}
	var gone *Missing
	if _, err := Ended(r, 2, ""); !errors.As(err, &gone) {
		t.Errorf("one that has not begun: %v", err)
	}
}
