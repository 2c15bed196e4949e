package bot

import (
	"strings"
	"testing"

	"ninetynine/internal/think/company"
	"ninetynine/internal/think/search"
	"ninetynine/match"
	"ninetynine/rules"
)

type traits struct{ noughts, tricks, offers, cards int }

// TestTemperaments puts the decisions of a player without temperament to players of each
// temperament: each does more of what it likes, and otherwise mostly the same.
func TestTemperaments(t *testing.T) {
	names := []string{"casual"}
	for _, x := range search.Temperaments() {
		names = append(names, "casual:temperament="+x.Name)
	}
	is := map[string]traits{}
	a := newArena(t, "standard", "casual")
	all := make([]Bot, len(names))
	for i, name := range names {
		all[i] = newArena(t, "standard", name).bots[0]
	}
	a.each = func(v *match.View, plain rules.Action) {
		for i, name := range names {
			is[name] = is[name].and(a.m.Game, v, ask(t, all[i], v), plain)
		}
	}
	for n := range uint64(600) {
		a.play(t, n)
	}
	plain := is["casual"]
	for name, x := range is {
		_, temperament, _ := strings.Cut(name, "=")
		ok := map[string]bool{
			"":        x.cards == 0,
			"bold":    x.tricks > plain.tricks && 4*x.offers > 5*plain.offers && x.cards == 0,
			"careful": x.tricks < plain.tricks && 2*x.offers < plain.offers && x.cards == 0,
			"noughts": 5*x.noughts > 6*plain.noughts && x.offers == plain.offers && x.cards == 0,
			"spoiler": x.tricks == plain.tricks && x.offers == plain.offers && x.cards > 0,
		}
		if !ok[temperament] {
			t.Errorf("%s: %+v, and casual %+v", name, x, plain)
		}
	}
}

// and adds an act, where a player without temperament does plain.
func (x traits) and(g *rules.Game, v *match.View, a, plain rules.Action) traits {
	switch v.Phase {
	case rules.Laying:
		bid := g.Bid(a.Cards())
		x.tricks += bid
		if bid == 0 {
			x.noughts++
		}
	case rules.Offering:
		if a.Offer() != rules.Pass {
			x.offers++
		}
	case rules.Playing:
		if a != plain {
			x.cards++
		}
	}
	return x
}

// TestParsePlayer: the others in the company of a seat have a level, perhaps with an edition and a temperament.
func TestParsePlayer(t *testing.T) {
	for name, want := range map[string]company.Player{
		"casual": {Level: "casual 5"}, "casual 2": {Level: "casual 2"}, "greedy": {Level: "greedy"}, "person": {Level: "person"},
		"club 4:temperament=bold": {Level: "club 4", Temperament: "bold"}, "expert:temperament=careful": {Level: "expert 5", Temperament: "careful"},
	} {
		if got, err := ParsePlayer(name); err != nil || got != want {
			t.Errorf("%s is %+v: %v", name, got, err)
		}
	}
	for _, name := range []string{"", "net", "casual 99", "somebody", "greedy:temperament=bold", "person:temperament=bold", "casual:temperament=", "casual:temperament=sad", "casual:points=1"} {
		if got, err := ParsePlayer(name); err == nil {
			t.Errorf("%q is %+v", name, got)
		}
	}
}
