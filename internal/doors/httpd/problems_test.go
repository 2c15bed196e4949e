package httpd

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/base/calendar"
	"ninetynine/internal/learn/problem"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

const someDay = "2026-11-23"

// problemsOf returns the problems of the day for a player with this progress.
func problemsOf(s *site, p *problem.Progress) (all wire.Problems) {
	day, _ := calendar.Parse(someDay)
	s.post("", "/api/problems", wire.ProblemsAsking{Practice: wire.Practice{Date: day, Progress: p}}).want(http.StatusOK).into(&all)
	return all
}

func TestProblems(t *testing.T) {
	s := newSite(t, nil)
	day, _ := calendar.Parse(someDay)
	set := must.Get(problem.Shipped())(t)
	var p *problem.Progress
	ten := problemsOf(s, p)
	if len(ten.Problems) != problem.Ten {
		t.Fatalf("a day has %d problems", len(ten.Problems))
	}
	for i, w := range ten.Problems {
		x := set[slices.IndexFunc(set, func(x *problem.Problem) bool { return x.ID == w.ID })]
		act := x.Answers[0]
		if i%2 == 0 {
			for a := range x.Game.Options(&x.State, x.Seat).All() {
				if !x.Right(a) {
					act = a
				}
			}
		}
		var out wire.ProblemOutcome
		s.post("", "/api/problems/"+x.ID, wire.ProblemAnswer{Act: act.String(), Practice: wire.Practice{Date: day, Progress: p}}).want(http.StatusOK).into(&out)
		if out.Right != (i%2 == 1) || (out.Due == nil) != out.Right || out.Answers[0] != x.Answers[0].String() {
			t.Errorf("problem %s: %v comes to %+v", x.ID, act, out)
		}
		if (len(out.Totals) > 0) != (x.Kind == problem.Bid) || (len(out.Refutations) > 0) == (x.Kind == problem.Bid) {
			t.Errorf("problem %s is not explained", x.ID)
		}
		p = &out.Progress
	}
	again := problemsOf(s, p)
	for i, w := range again.Problems {
		if w.Done == nil || *w.Done != (i%2 == 1) || w.Back {
			t.Errorf("after all answers, problem %d is done: %v, back: %v", i, w.Done, w.Back)
		}
	}
}

// TestProblemsRefused: a refusal names the fault in the request.
func TestProblemsRefused(t *testing.T) {
	s := newSite(t, nil)
	id := problemsOf(s, nil).Problems[0].ID
	for _, x := range []struct {
		path, body, want string
		status           int
	}{
		{"/api/problems", `{}`, "say the date", http.StatusBadRequest},
		{"/api/problems", `{"date":"soon"}`, "is no date", http.StatusBadRequest},
		{"/api/problems", `{"date":"2026-11-23","variant":"whist"}`, "whist", http.StatusBadRequest},
		{"/api/problems", `{"date":"2026-11-23","progress":{"rating":1500,"doubt":2,"marks":{}}}`, "doubt", http.StatusBadRequest},
		{"/api/problems/none", `{"date":"2026-11-23","act":"play AC"}`, "no such problem", http.StatusNotFound},
		{"/api/problems/" + id, `{"date":"2026-11-23","act":"sleep"}`, "not an act", http.StatusBadRequest},
		{"/api/problems/" + id, `{"date":"2026-11-23","act":"pass"}`, "none of the options", http.StatusBadRequest},
	} {
		got := s.send("", http.MethodPost, x.path, []byte(x.body), "Content-Type", wire.JSON).want(x.status)
		if !strings.Contains(string(got.body), x.want) {
			t.Errorf("%s %s: %s, not about %q", x.path, x.body, got.body, x.want)
		}
	}
}
