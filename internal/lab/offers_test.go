package lab

import (
	"testing"

	"ninetynine/internal/test/must"
)

// TestOffersWorkers: marks depend neither on the number of workers nor on which other players are judged;
// a player who always passes is worth nothing more than a pass.
func TestOffersWorkers(t *testing.T) {
	g := open(t, "standard")
	p := ExamPlan{Game: g, Players: []string{"greedy", "net"}, Table: "greedy", Totals: []int32{95, 50, 50}, Seed: "workers", Deals: 12}
	take := func(p ExamPlan) Offers { return must.Get(RunOffers(t.Context(), p))(t) }
	both := alike(t, "standard", func(workers int) Offers { p.Workers = workers; return take(p) }, 3)
	p.Players = []string{"net"}
	if alone, with := take(p).Players[0], both.Players[1]; alone.Lost != with.Lost || alone.Worth != with.Worth || alone.Thrown != with.Thrown {
		t.Errorf("net alone %+v, beside greedy %+v", alone, with)
	}
	p.Players = []string{"net:declare=2+reveal=2"}
	x := take(p).Players[0]
	if x.Declares.Count != 0 || x.Worth.Mean != 0 || x.Thrown.Count != 0 || x.Won.Count != 0 || x.Games != 0 {
		t.Errorf("a player who passes has %+v", x)
	}
	if n := x.Thrown.Of + x.Won.Of; n != x.Declares.Of || n == 0 {
		t.Errorf("%d games of %d deals", n, x.Declares.Of)
	}
}

// TestOffersRefused: what cannot be judged is an error.
func TestOffersRefused(t *testing.T) {
	for name, change := range map[string]func(p *ExamPlan){
		"no premiums":   func(p *ExamPlan) { p.Game = open(t, "pennycook") },
		"two totals":    func(p *ExamPlan) { p.Totals = []int32{95, 50} },
		"a program":     func(p *ExamPlan) { p.Players = []string{"exec:true"} },
		"no players":    func(p *ExamPlan) { p.Players = nil },
		"unknown names": func(p *ExamPlan) { p.Table = "nobody" },
	} {
		p := ExamPlan{Game: open(t, "standard"), Players: []string{"greedy"}, Table: "greedy", Seed: "1", Deals: 2, Workers: 1}
		change(&p)
		if _, err := RunOffers(t.Context(), p); err == nil {
			t.Errorf("%s: judged", name)
		}
	}
}
