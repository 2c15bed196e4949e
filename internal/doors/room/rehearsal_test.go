package room

import (
	"reflect"
	"testing"

	"ninetynine/internal/learn/daily"
	"ninetynine/internal/test/must"
)

// TestRehearse: a deal of the day has the same outcome each time, in every variant, as the computer players
// decide alike in the same state.
func TestRehearse(t *testing.T) {
	for day := daily.First; day < daily.First+17; day++ {
		for _, variant := range daily.Variants(day)[1:] {
			t.Run(variant, func(t *testing.T) {
				t.Parallel()
				var all [2]daily.Played
				for i := range all {
					p := must.Get(NewExpertReplay(Hire).replay(t.Context(), day, variant, daily.Seed, "greedy"))(t)
					p.Table, p.At = "", 0
					all[i] = p
				}
				if !reflect.DeepEqual(all[0], all[1]) || all[0].Variant != variant || all[0].Day != day.String() {
					t.Errorf("%+v, and then %+v", all[0], all[1])
				}
			})
		}
	}
}
