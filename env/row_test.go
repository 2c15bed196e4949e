package env

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/record"
	"ninetynine/rules"
)

// TestRow: the View of the seat to play, as text, gives the bits of the frame, in every variant; but once the trump is
// known, a View leaves out which it might have stayed.
func TestRow(t *testing.T) {
	for _, v := range rules.Catalogue() {
		for _, scope := range []string{"now", "ever"} {
			e := open(t, must.Get(rules.Open(v.ID))(t), 3, Options{Observe: scope, Seed: v.ID})
			r := rand.New(rand.NewPCG(99, 1))
			actions := make([]int16, 3)
			for range 150 {
				for i := range actions {
					view, _, err := e.Text(i, rules.Seat(e.ToPlay[i]))
					must.Do(t, err)
					if stay := e.tables[i].Stay; e.layout.at.stay != absent && !strings.Contains(view, `"stay"`) {
						view = strings.Replace(view, `"phase"`, `"stay":"`+stay.String()+`","phase"`, 1)
					}
					chosen := uint64(0)
					for s := e.tables[i].Chosen; s != 0; s &= s - 1 {
						chosen |= 1 << e.layout.number[s.First()]
					}
					mask, row, err := e.Row([]byte(view), chosen)
					must.Do(t, err)
					if !slices.Equal(mask, e.Mask[i*e.masks:(i+1)*e.masks]) || !slices.Equal(row, e.Observation[i*e.values:(i+1)*e.values]) {
						t.Fatalf("%s, %s: the row of %s is not that of the frame", v.ID, scope, view)
					}
					actions[i] = draw(e, i, r)
				}
				must.Do(t, e.Step(t.Context(), actions))
			}
		}
	}
}

// TestRowRefuses: what is no View of a player in a deal, or cards that cannot be chosen, get an error that says so.
func TestRowRefuses(t *testing.T) {
	e := open(t, must.Get(rules.Open("standard"))(t), 1, Options{})
	view, _, err := e.Text(0, 0)
	must.Do(t, err)
	for _, c := range []struct {
		view   string
		chosen uint64
		why    string
	}{
		{"no JSON", 0, "the view"},
		{strings.Replace(view, `"variant":"standard"`, `"variant":"duel"`, 1), 0, "the view"},
		{strings.Replace(view, `"seat":0,`, "", 1), 0, "the view"},
		{view, 1 << 40, "card 40"},
		{view, ^e.Mask[0] & 0xFFFFFFFFF, "card"},
		{view, e.Mask[0], "all cards"},
	} {
		_, _, err := e.Row([]byte(c.view), c.chosen)
		if err == nil || !strings.Contains(fmt.Sprint(err), c.why) {
			t.Errorf("%.60s, %x: the error is %v, not of %q", c.view, c.chosen, err, c.why)
		}
	}
}

// TestChoose: a player that is asked about a View does what the same one does that sits there, where nothing but the View
// decides, and always the same; what cannot be asked is refused.
func TestChoose(t *testing.T) {
	for _, v := range rules.Catalogue() {
		g := must.Get(rules.Open(v.ID))(t)
		e := open(t, g, 1, Options{})
		r := rand.New(rand.NewPCG(99, 1))
		for range 60 {
			view, _, err := e.Text(0, rules.Seat(e.ToPlay[0]))
			must.Do(t, err)
			act := must.Get(e.Choose(t.Context(), "greedy", 1, []byte(view)))(t)
			parsed, _, err := record.ParseView([]byte(view), g)
			must.Do(t, err)
			twin := must.Get(bot.New("greedy"))(t)
			must.Do(t, twin.Begin(t.Context(), e.matches[0], parsed.Seat, 1))
			if want := must.Get(twin.Choose(t.Context(), &parsed))(t).String(); act != want {
				t.Fatalf("%s: greedy would %s and not %s in %s", v.ID, want, act, view)
			}
			must.Do(t, e.Step(t.Context(), []int16{draw(e, 0, r)}))
		}
	}
	e := open(t, must.Get(rules.Open("dummy"))(t), 1, Options{})
	view, _, err := e.Text(0, 0)
	must.Do(t, err)
	view = strings.Replace(view, `"dealer":0`, `"dealer":2`, 1)
	if _, err := e.Choose(t.Context(), "greedy", 1, []byte(view)); err == nil || !strings.Contains(err.Error(), "dealer") {
		t.Errorf("a dummy deals: %v", err)
	}
	e = open(t, must.Get(rules.Open("standard"))(t), 1, Options{})
	view, _, err = e.Text(0, 0)
	must.Do(t, err)
	seen := map[string]bool{}
	for seed := range uint64(20) {
		act := must.Get(e.Choose(t.Context(), "casual", seed, []byte(view)))(t)
		if again := must.Get(e.Choose(t.Context(), "casual", seed, []byte(view)))(t); again != act {
			t.Errorf("seed %d: %s, then %s", seed, act, again)
		}
		seen[act] = true
	}
	if len(seen) == 1 {
		t.Error("the seed does not matter to casual")
	}
	for player, why := range map[string]string{"nobody": "nobody", "exec:true": "seat it at a table", "expert": "nothing to decide"} {
		asked := view
		if player == "expert" {
			asked, _, err = e.Text(0, 1)
			must.Do(t, err)
			asked = strings.Replace(asked, `"options"`, `"former"`, 1)
		}
		if _, err := e.Choose(t.Context(), player, 1, []byte(asked)); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%s: %v", player, err)
		}
	}
}
