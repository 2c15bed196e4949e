package bot

import (
	"strings"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

// TestOptionsRefused holds that options with which no player could think are refused by name.
func TestOptionsRefused(t *testing.T) {
	for name, want := range map[string]string{
		"expert:choices=0":  "choices=0",
		"net:ahead=500":     "ahead=500",
		"casual:exposed=2":  "from 0 to 1",
		"net:evened=expert": "evened=expert: no errors were measured for it; write one of beginner, casual, club, strong",
		"expert:thumb=1.5":  "thumb=1.5",
		"expert:double=2":   "double=2",
		"expert:wrlds=9":    `"wrlds=9" is not an option`,
		"expert:worlds=-1":  `"worlds=-1" is not an option`,

		"casual:temperament=mild": `no temperament is called "mild"; there are: bold, `,
	} {
		if _, err := New(name); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestFinish: club counts the game in offers where the game may end with the deal, and nowhere else; a
// player told to play for points never does.
func TestFinish(t *testing.T) {
	g := must.Get(rules.Open("standard"))(t)
	m := must.Get(match.New(g, 0, match.Limit{}))(t)
	for _, x := range []struct {
		name  string
		phase rules.Phase
		total int32
		want  bool
	}{
		{"club", rules.Offering, 95, true},
		{"club", rules.Offering, 61, true},
		{"club", rules.Offering, 60, false},
		{"club", rules.Playing, 95, false},
		{"club 1", rules.Offering, 95, false},
		{"casual", rules.Offering, 95, false},
		{"strong", rules.Offering, 0, true},
		{"expert:points=1", rules.Offering, 95, false},
	} {
		e := must.Get(New(x.name))(t).(*Expert)
		must.Do(t, e.Begin(t.Context(), m, 0, 1))
		v := &match.View{Totals: match.Points{0, x.total, 0}}
		v.Phase = x.phase
		if got := e.standing(v) != nil; got != x.want {
			t.Errorf("%s, %v at %d: the game counts is %v", x.name, x.phase, x.total, got)
		}
	}
}
