package main

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/learn/review"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
)

// A bench has the command answer questions.
type bench struct{ t *testing.T }

func (b *bench) Ask(_ context.Context, _ string, _ review.Rank, questions [][]byte) (answers [][]byte, _ time.Duration, _ error) {
	for _, q := range questions {
		code, out, errs := call(b.t, b.t.Context(), string(q), "judge", "--edition", must.Get(edition())(b.t))
		if code != exitDone || errs != "" {
			b.t.Fatalf("exit code %d, %s", code, errs)
		}
		answers = append(answers, []byte(out))
	}
	return answers, 0, nil
}

func (*bench) Pause(context.Context) {}

// kept notes the judgements that are stored.
type kept struct {
	*store.Memory
	all map[string]string
}

func (k *kept) KeepJudgement(ctx context.Context, match journal.Hash, judge string, deal, step int, value []byte) error {
	k.all[fmt.Sprintf("%x %s %d %d", match, judge, deal, step)] = string(value)
	return k.Memory.KeepJudgement(ctx, match, judge, deal, step, value)
}

// TestJudge: a server stores the same bytes, whether the strongest player judges there or in the command alone: for two
// hands, three, and four with a dummy.
func TestJudge(t *testing.T) {
	for _, variant := range gate.Some([]string{"duel", "standard", "dummy"}, 1) {
		text := printed(t, "simulate", "--variant", variant, "--players", "casual", "--deals", "2", "--records", "-")
		m := must.Get(review.Read(t.Context(), strings.NewReader(text), 1))(t)
		stored := func(at review.Elsewhere) map[string]string {
			k := &kept{store.NewMemory(), map[string]string{}}
			judge := review.Strongest(nil)
			if at != nil {
				judge.Advise, judge.Glance = nil, nil
			}
			j := review.NewJobs(judge, k, 1, 1).At(at)
			r := must.Get(j.Report(t.Context(), m, 0, review.Careful, func() bool { return true }))(t)
			if !r.Final {
				t.Fatalf("%s: %d of %d decisions are judged", variant, r.Judged, r.Of)
			}
			return k.all
		}
		here, there := stored(nil), stored(&bench{t})
		if len(here) < 5 || len(there) != len(here) {
			t.Errorf("%s: %d and %d judgements", variant, len(here), len(there))
		}
		for which, value := range here {
			if there[which] != value {
				t.Errorf("%s: %s is\n%s, and of a worker\n%s", variant, which, value, there[which])
			}
		}
	}
}

// TestJudgeRefuses: the command refuses questions for other programs with exit code 3, and what is no question with 2.
func TestJudgeRefuses(t *testing.T) {
	text := printed(t, "simulate", "--variant", "duel", "--players", "random", "--deals", "1", "--records", "-")
	q := review.Question{Judge: "expert 0 0123456789abcdef", Record: text}
	for _, c := range []struct {
		code  int
		input string
		args  []string
		says  string
	}{
		{exitOther, string(must.Get(json.Marshal(q))(t)), nil, "another judge"},
		{exitOther, "{}", []string{"--edition", "0123456789ab go1.26.8"}, "of edition"},
		{exitUsage, "", nil, "no question"},
		{exitUsage, "{}", nil, "no match"},
		{exitUsage, `{"record":"x"}`, nil, "line 1"},
	} {
		code, out, errs := call(t, t.Context(), c.input, append([]string{"judge"}, c.args...)...)
		if code != c.code || out != "" || !strings.Contains(errs, c.says) {
			t.Errorf("%.60s %v: exit code %d, %q, %s", c.input, c.args, code, out, errs)
		}
	}
	for args, says := range map[string]string{"--judges db": "--db", "--judges all": "own or db"} {
		if code, _, errs := call(t, t.Context(), "", append([]string{"serve", "--data", t.TempDir()}, strings.Fields(args)...)...); code != exitUsage || !strings.Contains(errs, says) {
			t.Errorf("serve %s: exit code %d, %s", args, code, errs)
		}
	}
}
