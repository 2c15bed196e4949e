package event

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"ninetynine/internal/paper/pad"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// padOf keeps a pad of deals with these tricks, at which the first to play made the contract.
func padOf(t *testing.T, h record.Header, tricks ...[3]pad.Count) *pad.Pad {
	t.Helper()
	h.Limit = match.Limit{Deals: 4}
	p := must.Get(pad.New(h))(t)
	for _, w := range tricks {
		e := pad.Blank(3)
		for j := range w {
			e.Hands[j] = pad.Hand{Tricks: w[j], Bid: 3}
		}
		e.Hands[1].Premium = rules.Declare
		must.Do(t, p.Enter(e))
	}
	return p
}

// TestFromPads: pads become tables whose players have the pads' points, wherever the pads began and whoever came in; the same pads
// again change nothing; one that has grown adds its new deal; another target counts by its points alone.
func TestFromPads(t *testing.T) {
	s := matches(t, "standard", 3)
	do(t, s, Act{Do: Enter, ID: "e0", Member: "m0", Name: "Ann"}, Act{Do: Enter, ID: "e1", Member: "m1", Name: "Bo"}, Act{Do: Enter, ID: "e2", Member: "m2", Name: "Cleo"})
	h := record.Header{Variant: must.Get(rules.Named("standard"))(t)}
	named := func(names ...string) record.Header { h := h; h.Seats = names; return h }
	late := named("Dag", "Eva", "Finn")
	late.First, late.Replaced = 1, []record.Replacement{{Seat: 2, Deal: 1, Name: "Gro"}}
	other := named("Hal", "Ida", "Jo")
	other.Variant.Game.Target = 30
	deals := [][3]pad.Count{{3, 3, 3}, {1, 5, 3}, {0, 2, 7}, {4, 4, 1}}
	pads := []*pad.Pad{padOf(t, named("bo", "CLEO", "Ann"), deals[:3]...), padOf(t, late, deals...), padOf(t, other, deals[:2]...)}
	add := func(pads ...*pad.Pad) int {
		t.Helper()
		acts, _, err := s.FromPads(1, pads)
		must.Do(t, err)
		do(t, s, acts...)
		return len(acts)
	}
	add(pads...)
	points := map[string]string{}
	for _, r := range s.Event().Ranking() {
		points[r.Name] = fmt.Sprint(r.Points.RatString(), "/", r.Boards)
	}
	whole := map[string]string{}
	for i, p := range pads {
		for seat, n := range p.Totals() {
			if seat > 2 {
				break
			}
			deals := len(p.Deals())
			if i == 2 {
				deals = 4 // as a whole match counts
			}
			if whole[p.Header().Seats[seat]] = fmt.Sprint(n, "/", deals); i == 1 && seat == 2 {
				own := p.Deals()[0].Result.Points[2]
				whole["Finn"], whole["Gro"] = fmt.Sprint(own, "/1"), fmt.Sprint(n-own, "/", deals-1)
			}
		}
	}
	whole["Bo"], whole["Cleo"] = whole["bo"], whole["CLEO"]
	delete(whole, "bo")
	delete(whole, "CLEO")
	if fmt.Sprint(points) != fmt.Sprint(whole) {
		t.Errorf("the ranking has %v\nand the pads %v", points, whole)
	}
	if e := s.Event(); len(e.Disputes) > 0 || len(e.Rounds) != 1 || len(e.Rounds[0].Tables) != 3 || e.Rounds[0].Tables[0].Seats[0] != "m1" || e.Member(e.Rounds[0].Tables[1].Seats[0]).Name != "Eva" {
		t.Errorf("the first chair is not the first dealer's, or there are disputes: %+v", e.Disputes)
	}
	if n := add(pads...) + add(pads[1]); n > 0 {
		t.Errorf("the same pads again are %d acts", n)
	}
	grown := padOf(t, named("Bo", "Cleo", "Ann"), deals...)
	if n := add(grown); n != 1 {
		t.Errorf("a further deal is %d acts", n)
	}
	if r := s.Event().Ranking(); len(s.Event().Disputes) > 0 || r[0].Points.Cmp(new(big.Rat)) == 0 {
		t.Errorf("%+v", s.Event().Disputes)
	}
	if add(padOf(t, named("Bo", "Cleo", "Ann"), [3]pad.Count{2, 4, 3})); len(s.Event().Disputes) != 1 {
		t.Errorf("another result of a deal is no dispute: %+v", s.Event().Disputes)
	}

	other.Replaced = late.Replaced
	long := named("Ann", "Bo", "Kai")
	boards := start(t)
	for what, x := range map[string]struct {
		s   *State
		pad *pad.Pad
	}{
		"boards": {boards, pads[0]}, "0 deals": {s, padOf(t, long)}, "rulings": {s, padOf(t, other, deals[:2]...)},
		"variant": {s, must.Get(pad.New(record.Header{Variant: must.Get(rules.Named("four"))(t), Seats: []string{"A", "B", "C", "D"}}))(t)},
	} {
		if _, _, err := x.s.FromPads(1, []*pad.Pad{x.pad}); err == nil || !strings.Contains(err.Error(), what) {
			t.Errorf("%s: %v", what, err)
		}
	}
}
