package train

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/think/nn"
	"ninetynine/match"
	"ninetynine/rules"
)

// TestResume checks that an interrupted training produces the same net as an uninterrupted one.
func TestResume(t *testing.T) {
	ctx := context.Background()
	whole, part := small(t, "duel"), small(t, "duel")
	file := filepath.Join(t.TempDir(), "checkpoint")
	for i := range 4 {
		must.Get(whole.Iterate(ctx))(t)
		must.Get(part.Iterate(ctx))(t)
		if i == 1 {
			must.Do(t, part.Save(file))
			part = must.Get(Resume(file, part.Plan))(t)
		}
	}
	if whole.Done != part.Done || !slices.Equal(whole.Net.Params, part.Net.Params) || !slices.Equal(whole.Critic.Params, part.Critic.Params) {
		t.Error("the interrupted training came to another net")
	}
	other := part.Plan
	other.First = 128
	if _, err := Resume(file, other); err == nil {
		t.Error("a checkpoint of another width is taken")
	}
}

// TestRestart checks that a training continues from its net when its folder was lost,
// and can be interrupted from there on like any other.
func TestRestart(t *testing.T) {
	ctx := context.Background()
	lost := small(t, "standard")
	for range 2 {
		must.Get(lost.Iterate(ctx))(t)
	}
	dir := t.TempDir()
	net, checkpoint := filepath.Join(dir, "small.net"), filepath.Join(dir, "small.checkpoint")
	must.Do(t, lost.WriteNet(net, 32))
	again := must.Get(Restart(net, lost.Plan))(t)
	if again.Done != lost.Done || !slices.Equal(again.Net.Params, lost.Model.Player.Params) || !slices.Equal(again.Critic.Params, lost.Model.Critic.Params) {
		t.Error("it does not go on from the net")
	}
	must.Do(t, again.Save(checkpoint))
	resumed := must.Get(Resume(checkpoint, lost.Plan))(t)
	for _, tr := range []*Trainer{again, resumed} {
		before := slices.Clone(tr.Net.Params)
		must.Get(tr.Iterate(ctx))(t)
		if !(tr.rate < tr.Plan.Stages[0].Rate[0]/10) || slices.Equal(before, tr.Net.Params) {
			t.Error("it does not begin with small steps")
		}
	}
	if !slices.Equal(again.Net.Params, resumed.Net.Params) {
		t.Error("the interrupted training came to another net")
	}
}

// TestOdd checks that a picked deal has a hand at least as good, or as bad, as a dealt one's, in
// the net's judgement.
func TestOdd(t *testing.T) {
	tr := small(t, "standard")
	must.Get(tr.Iterate(context.Background()))(t)
	sh := tr.shards[0]
	seen := func(tb *table, m *match.Match, d rules.Deal) (worst, best float32) {
		s := tb.state
		must.Do(t, m.Deal(&s, &d))
		for seat := range m.Game.Live().All() {
			m.View(&s, seat, &sh.view)
			sh.net.See(sh.scratch, sh.shape.Features(nil, m.Game, &sh.view.View, nil))
			x := sh.net.Answer(sh.scratch, nn.HeadOutlook)[sh.shape.MadeAt(0)]
			worst, best = min(worst, x), max(best, x)
		}
		return worst, best
	}
	further := 0
	for i := range sh.tables {
		tb := &sh.tables[i]
		m := sh.games[tb.Game].matches[tb.First]
		tb.state = match.State{Dealer: tb.Dealer, Trump: tb.Trump, Totals: tb.Totals, InGame: tb.InGame}
		sh.number++
		worst, best := seen(tb, m, m.Draw(&tb.state, &sh.seed, sh.number))
		w, b := seen(tb, m, sh.oddDeal(tb, m))
		if w > worst && b < best {
			t.Errorf("table %d: from %.2f to %.2f was picked, and from %.2f to %.2f was dealt", i, w, b, worst, best)
		}
		if w < worst || b > best {
			further++
		}
	}
	if further == 0 {
		t.Error("no deal was picked")
	}
}

// TestFrom starts from a net with narrower layers, and checks that it plays the deals
// as that net would.
func TestFrom(t *testing.T) {
	ctx := context.Background()
	narrow := small(t, "standard")
	must.Get(narrow.Iterate(ctx))(t)
	copy(narrow.Model.Player.Params, narrow.Net.Params)
	copy(narrow.Model.Critic.Params, narrow.Critic.Params)
	p := narrow.Plan
	p.From = filepath.Join(t.TempDir(), "narrow.net")
	must.Do(t, narrow.WriteNet(p.From, 32))
	same := must.Get(New(p))(t)
	p.First, p.Second, p.Critic = 128, 64, [2]int{128, 64}
	wide := must.Get(New(p))(t)
	a := must.Get(same.Iterate(ctx))(t)
	b := must.Get(wide.Iterate(ctx))(t)
	if a.Bid != b.Bid || a.Made != b.Made || a.Rows != b.Rows {
		t.Errorf("the widened net played otherwise: %+v and %+v", a, b)
	}
	p.First = 64
	p.Second = 32
	p.Critic = [2]int{512, 256}
	if _, err := New(p); err == nil {
		t.Error("a critic grows to eight times its width")
	}
}

// TestSettle checks that settling changes only the expectations.
func TestSettle(t *testing.T) {
	tr := small(t, "standard")
	must.Get(tr.Iterate(context.Background()))(t)
	tr.Plan.Stages[0].Settle = true
	before := slices.Clone(tr.Model.Player.Params)
	must.Get(tr.Iterate(context.Background()))(t)
	lo, hi := tr.Net.Part(nn.HeadOutlook)
	if slices.Equal(before[lo:hi], tr.Net.Params[lo:hi]) {
		t.Error("nothing is learnt")
	}
	for _, p := range [][]float32{tr.Net.Params, tr.Model.Player.Params} {
		if !slices.Equal(before[:lo], p[:lo]) || !slices.Equal(before[hi:], p[hi:]) {
			t.Error("more than the expectations changes")
		}
	}
}

// TestPlansRefused checks that impossible or misspelt plans are refused before the training begins.
func TestPlansRefused(t *testing.T) {
	whole := must.Get(plans.ReadFile("plans/three.json"))(t)
	for _, c := range []struct{ old, new, want string }{
		{`"seed": 1`, `"sede": 1`, `unknown field "sede"`},
		{`"league": 0,`, `"leage": 0,`, `unknown field "leage"`},
		{`"league": 0,`, `"league": "x",`, "stages.league: a string does not belong there"},
		{`"first": 256,`, `"first": 256`, "line 1"},
		{`"name": "three"`, `"name": "../three"`, "files are called by it"},
		{`"name": "three"`, `"name": "three", "allied": true`, "allied needs exploit"},
		{`"tables": 1024`, `"tables": 100000`, "tables 1 to"},
		{`"batch": 1024`, `"batch": 1000000000000`, "batch must be"},
		{`"entropy": [0.02, 0.015]`, `"entropy": [-5, 1]`, "stage 1: entropy"},
		{`"league": 0.2`, `"league": 2`, "are shares"},
	} {
		text := strings.Replace(string(whole), c.old, c.new, 1)
		if text == string(whole) {
			t.Fatalf("the plan has no %s", c.old)
		}
		file := filepath.Join(t.TempDir(), "plan.json")
		must.Do(t, os.WriteFile(file, []byte(text), 0o600))
		if _, err := OpenPlan(file); err == nil || !strings.Contains(err.Error(), c.want) || !strings.Contains(err.Error(), file) {
			t.Errorf("%s: %v, not %q", c.new, err, c.want)
		}
	}
}

// TestResumeRefuses checks that a checkpoint of another plan, or a damaged one, is
// refused with the reason.
func TestResumeRefuses(t *testing.T) {
	tr := small(t, "standard")
	file := filepath.Join(t.TempDir(), "small.checkpoint")
	must.Do(t, tr.Save(file))
	other := tr.Plan
	other.Seed, other.Batch = 99, 2*other.Batch
	if _, err := Resume(file, other); err == nil || !strings.Contains(err.Error(), "seed, batch differ;") {
		t.Errorf("another plan: %v", err)
	}
	data := must.Get(os.ReadFile(file))(t)
	must.Do(t, os.WriteFile(file, data[:len(data)/2], 0o600))
	if _, err := Resume(file, tr.Plan); err == nil || !strings.Contains(err.Error(), "move it away") {
		t.Errorf("half a checkpoint: %v", err)
	}
}
