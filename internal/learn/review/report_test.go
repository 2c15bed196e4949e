package review

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"reflect"
	"slices"
	"testing"

	"ninetynine/advice"
	"ninetynine/internal/learn/ledger"
	"ninetynine/internal/learn/statistics"
	"ninetynine/internal/store"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/company"
	"ninetynine/internal/think/search"
	"ninetynine/match"
	"ninetynine/rules"
)

var deals = flag.Int("deals", 3, "number of deals of each variant that are reported on")

func report(t *testing.T, j *Jobs, m *Match, deal int) *advice.Report {
	t.Helper()
	r := must.Get(j.Report(t.Context(), m, deal, Careful, func() bool { return true }))(t)
	return r
}

// reporting returns a judge that thinks as th does, with the built-in critics.
func reporting(th *thinker) Judge {
	j := th.judge()
	j.Appraise = NewCritic().In(nil)
	return j
}

// TestReport reports on deals of every variant, played at random, or by every player in turn where there
// are many: the parts of each lead add up to it exactly, each loss belongs to a decision of its seat, and
// the leads are those of the record.
func TestReport(t *testing.T) {
	quick := []string{"random", "greedy", "net", "beginner", "casual", "club", "strong"}
	for _, v := range gate.Some(rules.Catalogue(), 3) {
		t.Run(v.ID, func(t *testing.T) {
			t.Parallel()
			reported, j := map[string]int{}, NewJobs(reporting(&thinker{}), store.NewMemory(), 1, 1)
			for n, left := 0, *deals; left > 0; n++ {
				name := quick[n%len(quick)]
				if slow := n - len(quick); slow == 0 || slow == 1 {
					name = []string{"pimc", "expert"}[slow]
				}
				p := playWith(t, v.ID, fmt.Sprint("review ", n), left, chooser(t, v.ID, name))
				r := checkReport(t, j.Apart(store.NewMemory()), read(t, &p))
				if name == "random" && len(ledger.Worst(r, rules.Seats(0xff), 1000)) == 0 {
					t.Error("among acts at random there is no mistake")
				}
				reported[name] += len(r.Deals)
				left -= len(r.Deals)
			}
			t.Log("deals by player:", reported)
		})
	}
}

// chooser returns the choices of a player who sits in all seats.
func chooser(t *testing.T, variant, name string) func(*match.View) rules.Action {
	t.Helper()
	m, err := match.New(open(t, variant), 0, match.Limit{})
	must.Do(t, err)
	players := make([]bot.Bot, m.Game.Live().Len())
	for i := range players {
		if players[i], err = bot.New(name); err == nil {
			err = players[i].Begin(t.Context(), m, rules.Seat(i), uint64(i))
		}
		must.Do(t, err)
	}
	return func(v *match.View) rules.Action {
		act := must.Get(players[v.Seat].Choose(t.Context(), v))(t)
		return act
	}
}

func checkReport(t *testing.T, j *Jobs, m *Match) *advice.Report {
	t.Helper()
	r := report(t, j, m, Whole)
	if r.Judged != len(m.choices()) || r.Of != len(m.choices()) || r.Rough != 0 || !r.Luck || len(r.Deals) != len(m.Hashes) {
		t.Fatalf("%d of %d judged, %d at a glance, luck %v, %d deals", r.Judged, r.Of, r.Rough, r.Luck, len(r.Deals))
	}
	var lost, leads advice.Points
	for _, d := range r.Deals {
		for i := range d.Accounts {
			a := &d.Accounts[i]
			if !ledger.Exact(a) {
				t.Errorf("deal %d: %+v does not add up", d.Deal, *a)
			}
			if want := d.Worth[len(d.Worth)-1][i]; a.Margin != want {
				t.Errorf("deal %d: seat %d leads by %d, not %d", d.Deal, i, a.Margin, want)
			}
			leads += a.Margin
			lost += a.Lost.Sum()
		}
		for _, x := range d.Mistakes {
			lost -= x.Lost
		}
	}
	if lost != 0 {
		t.Errorf("the accounts lose %d more than the mistakes", lost)
	}
	if leads != 0 {
		t.Errorf("the leads of all seats add up to %d", leads)
	}
	last := len(r.Deals) - 1
	one := report(t, j, m, last)
	if len(one.Deals) != 1 || one.Deals[0].Accounts[0] != r.Deals[last].Accounts[0] {
		t.Error("a deal alone is reported on otherwise")
	}
	return r
}

// TestFinal polls a report as a client does, with a judge whose glance differs from its careful
// judgement. Once figures are final they never change, whatever else is asked about the match; before
// that, the statistics leave the deal out.
func TestFinal(t *testing.T) {
	p, th := play(t, "duel", 2), &thinker{}
	m := read(t, &p)
	judge := reporting(th)
	judge.Advise = func(ctx context.Context, match *match.Match, v *match.View, _ *company.Company) (*advice.Advice, error) {
		r, err := th.advise(ctx, match, v, nil)
		for i := range r.Choices {
			r.Choices[i].Gap, r.Choices[i].Sampled = 3*r.Choices[i].Gap+1, 3*r.Choices[i].Sampled-1
		}
		return r, err
	}
	for name, others := range map[string]int{"nobody else asks": 0, "some is reviewed before": 5, "all is reviewed before": len(m.choices())} {
		j := NewJobs(judge, store.NewMemory(), 1, 1)
		reviewed := func(n int) { // with care, as an earlier version did when it was asked
			name, _ := judge.Name(m.Game)
			work, careful := job{Jobs: j, match: m}, opinion{name: name, advise: judge.Advise, deal: Whole}
			defer work.leave()
			for _, d := range m.choices()[:n] {
				must.Do(t, work.judgement(t.Context(), &careful, d.Decision, new(search.Judgement)))
			}
		}
		if others > 0 {
			reviewed(others)
		}
		var final *advice.Report
		changed := 0
		for polls := 0; final == nil; polls++ {
			verdicts := must.Get(j.Verdicts(t.Context(), m, AsStored, nil))(t)
			r := must.Get(j.Report(t.Context(), m, 0, Careful, func() bool { return false }))(t)
			if polls > 2*len(m.choices()) || r.Final != (r.Judged == r.Of && r.Rough == 0) {
				t.Fatalf("%s: after %d polls %d of %d are judged, %d roughly, final %v", name, polls, r.Judged, r.Of, r.Rough, r.Final)
			}
			if verdicts[0].Verdict != nil && !r.Final {
				t.Errorf("%s: statistics count a deal that is still being judged", name)
			}
			if len(r.Deals) > 0 && !r.Final {
				changed++
			}
			if r.Final {
				final = r
			}
		}
		if changed == 0 {
			t.Errorf("%s: no figure was told before it was final", name)
		}
		reviewed(len(m.choices()))
		if again := report(t, j, m, 0); !reflect.DeepEqual(again, final) {
			t.Errorf("%s: final figures have changed from %+v to %+v", name, final.Total, again.Total)
		}
		if all, err := j.Verdicts(t.Context(), m, AsStored, nil); err != nil || all[0].Verdict == nil || all[0].Verdict.Lost[0] != final.Total[0].Lost {
			t.Errorf("%s: statistics count otherwise than the report (%v)", name, err)
		}
	}
}

// TestVerdicts: the cost of a deal's mistakes agrees with its report, and the chance of a bid with its
// judgement. Missing judgements are not made unless the caller wants them.
func TestVerdicts(t *testing.T) {
	for _, id := range gate.Some([]string{"standard", "dummy", "four", "nobid"}, 2) {
		t.Run(id, func(t *testing.T) {
			p, th := play(t, id, 3), &thinker{}
			j, m := NewJobs(reporting(th), store.NewMemory(), 1, 1), read(t, &p)
			verdicts := func(how Care) []statistics.Deal {
				t.Helper()
				all := must.Get(j.Verdicts(t.Context(), m, how, func() bool { return true }))(t)
				return all
			}
			if all := verdicts(AsStored); len(all) != 3 || all[0].Verdict != nil || th.calls.Load() != 0 {
				t.Fatalf("%d deals, %d questions", len(all), th.calls.Load())
			}
			must.Get(j.Report(t.Context(), m, 1, Careful, func() bool { return true }))(t)
			if all := verdicts(AsStored); all[0].Verdict != nil || all[1].Verdict == nil || all[2].Verdict != nil {
				t.Error("not the deal that was reported on is judged")
			}
			all, r := verdicts(Careful), report(t, j, m, Whole)
			asked := th.calls.Load()
			for i, d := range verdicts(AsStored) {
				if !reflect.DeepEqual(d, all[i]) || d.Number != i {
					t.Errorf("deal %d differs once it is stored", i)
				}
				for _, a := range r.Deals[i].Accounts {
					if d.Verdict.Lost[a.Seat] != a.Lost {
						t.Errorf("deal %d, seat %d: lost %+v, and the report says %+v", i, a.Seat, d.Verdict.Lost[a.Seat], a.Lost)
					}
				}
				lays := m.Game.Lays()
				for seat := range m.Game.Live().Len() {
					if (d.Verdict.Chance[seat] >= 0) != lays {
						t.Errorf("deal %d, seat %d: the chance is %v", i, seat, d.Verdict.Chance[seat])
					}
				}
			}
			if th.calls.Load() != asked {
				t.Error("what is stored is judged again")
			}
		})
	}
}

// TestGuided: in a match that was guided, a person's passing is no mistake, as premiums may not have been
// offered, nor is a card with which the contract is as likely as with the best, as the help names it; other
// mistakes count as ever.
func TestGuided(t *testing.T) {
	p, th := playWith(t, "standard", "review", 2, func(v *match.View) rules.Action { return v.Options.Nth(0) }), &thinker{}
	judge := th.judge()
	chance := 0.0 // of the contract, with each act
	judge.Glance = func(ctx context.Context, m *match.Match, v *match.View, c *company.Company) (*advice.Advice, error) {
		r, err := th.advise(ctx, m, v, c)
		slices.Reverse(r.Choices) // the first, as passing, is the worst
		for i := range r.Choices {
			r.Choices[i].Gap, r.Choices[i].Sampled, r.Choices[i].Chance = float64(i), -float64(i), chance
		}
		return r, err
	}
	judge.Advise = judge.Glance
	told := func(text []byte) []advice.Account {
		return report(t, NewJobs(judge, store.NewMemory(), 1, 1), parse(t, text), Whole).Total
	}
	guided := told(bytes.Replace(p.text, []byte(`"seats":`), []byte(`"guided":true,"seats":`), 1))
	for i, plain := range told(p.text) {
		a, b := plain.Lost, guided[i].Lost
		if a.Premium == 0 || b.Premium != 0 || a.Bid != b.Bid || a.Play != b.Play {
			t.Errorf("seat %d lost %+v, and guided %+v", i, a, b)
		}
	}
	chance = 0.6
	for i, plain := range told(p.text) {
		if plain.Lost.Play == 0 {
			t.Errorf("seat %d lost nothing in play: %+v", i, plain.Lost)
		}
	}
	for i, guided := range told(bytes.Replace(p.text, []byte(`"seats":`), []byte(`"guided":true,"seats":`), 1)) {
		if guided.Lost.Play != 0 {
			t.Errorf("seat %d is blamed for cards that the help may have named: %+v", i, guided.Lost)
		}
	}
}
