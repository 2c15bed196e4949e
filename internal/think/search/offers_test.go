package search

import (
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/internal/think/nn"
	"ninetynine/match"
	"ninetynine/rules"
)

// revealed are positions at a new game in which expert once revealed, although passing or declaring
// was worth ten to fifteen points more when played on.
var revealed = []string{
	"four 0 C Q863.9.J98.AK653/J7.A108543.763.Q4/K1094.J6.Q1054.J102/A52.KQ72.AK2.987 0:9DJH6S 1:10D8DQS 2:JD6D10H 3:9S8S7S 1:declare 2:pass 0:reveal",
	"four 0 D A42.Q74.832.A1054/Q1065.J85.6.K9872/3.K109632.AKJ.QJ3/KJ987.A.Q109754.6 0:QD7D8H 1:JD8D5D 2:3CKHJS 3:AD5H6S",
	"standard 0 C K106.K76.Q1086.K6/AQJ7.A109.A7.AJ7/98.QJ8.KJ9.Q1098 0:KD7DKS 1:AH7HJS 2:JD8D9H",
	"standard 0 D KQ10.KJ9.K7.AQJ8/AJ6.A8.10986.1096/987.Q1076.AQJ.K7 0:KH7HJS 1:8D10S9S 2:JHKS7S 0:pass",
}

// TestRevealsOfOld: expert no longer makes these reveals, for points or at a new game.
func TestRevealsOfOld(t *testing.T) {
	seats := []rules.Seat{3, 0, 0, 1}
	for i, text := range revealed {
		g, s, err := rules.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		e := taught(t, g.ID(), Levels()[len(Levels())-1].Effort)
		var v rules.View
		g.View(&s, seats[i], &v)
		standing, _ := nn.StandingOf(g, [rules.MaxSeats]int32{}, [rules.MaxSeats]int32{}, 0)
		for seed := range uint64(3) {
			for _, st := range []*nn.Standing{nil, &standing} {
				a := must.Get(e.Choose(t.Context(), &v, st, seed))(t)
				study := must.Get(e.Study(&v, st, seed, 120))(t)
				for _, o := range study.Options {
					t.Logf("%d %v %v %v: %.1f %.2f", i, st != nil, a, o.Action, o.Sampled, o.Chance)
				}
			}
		}
	}
	_ = match.Limit{}
	_ = randomplay.Walk
}
