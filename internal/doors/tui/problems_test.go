package tui

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/charmbracelet/x/ansi"

	"ninetynine/internal/base/calendar"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/learn/problem"
	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

// TestDrawnProblem: a hidden ending is drawn with all earlier tricks in 80 columns. Then the streak is told.
func TestDrawnProblem(t *testing.T) {
	set, solvedAt := must.Get(problem.Shipped())(t), time.Date(2026, 11, 23, 12, 0, 0, 0, time.UTC)
	x := set[slices.IndexFunc(set, func(x *problem.Problem) bool { return x.Kind == problem.Hidden })]
	var v rules.View
	x.View(&v)
	for _, tag := range []string{"en", "de", "sv"} {
		book := phrase.Open(tag)
		var out strings.Builder
		q := Practice{
			Problems: []*problem.Problem{x}, Drawn: true, Day: calendar.On(solvedAt), Now: func() time.Time { return solvedAt },
			Keep: func(problem.Progress) error { return nil },
		}
		in := NewLines(strings.NewReader(x.Answers[0].Card().String() + "\n"))
		must.Do(t, AskProblems(context.Background(), Config{Book: book, Columns: func() int { return drawnWidth }}, q, in, &out))
		said := ansi.Strip(out.String())
		for i := range int(v.Tricks) {
			if !strings.Contains(said, fmt.Sprintf("\n  %d ", i+1)) {
				t.Errorf("%s: trick %d is missing:\n%s", tag, i+1, said)
			}
		}
		for _, want := range []string{"tricks.legend", "problem.right"} {
			if !strings.Contains(said, book.Say(want)) {
				t.Errorf("%s: %q is not said:\n%s", tag, book.Say(want), said)
			}
		}
		if streak := book.Say("page.problems.run", "n", 1); !strings.Contains(said, streak) {
			t.Errorf("%s: %q is not said:\n%s", tag, streak, said)
		}
		for line := range strings.Lines(said) {
			if ansi.StringWidth(line) > drawnWidth {
				t.Errorf("%s: %d columns: %s", tag, ansi.StringWidth(line), line)
			}
		}
	}
}
