package env

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
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
