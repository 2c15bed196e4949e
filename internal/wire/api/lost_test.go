package api

import (
	"fmt"
	"testing"

	"ninetynine/advice"
	"ninetynine/internal/learn/statistics"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

// BenchmarkLost measures what it costs to tell how much a player's mistakes cost, in matches that are known.
func BenchmarkLost(b *testing.B) {
	for _, n := range []int{10, 120, mostCounted} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			s := newService(b)
			st := s.Store.(*sqlstore.DB)
			must.Do(b, st.AddPlayer(b.Context(), store.Player{ID: "ann", Name: "Ann"}))
			for i := range n {
				tbl, seats := fmt.Sprint("t", i), []string{"ann", "bob", "cid"}
				e := journal.Entry{Seq: 1, At: int64(i + 1), Body: []byte("{}")}
				r := journal.Result{Table: tbl, Match: 1, Variant: "standard", Ended: int64(i + 1), Rated: true}
				var deals []statistics.Deal
				for k := range 20 {
					d := statistics.Deal{Variant: "standard", Number: k, Players: seats, Result: rules.Result{Trump: rules.Trump(k % 4)}, Verdict: new(statistics.Verdict)}
					d.Verdict.Lost[0].Play = advice.Points(i * k)
					deals = append(deals, d)
				}
				for _, p := range seats {
					r.Chairs = append(r.Chairs, journal.Share{Player: p, Name: p})
				}
				must.Do(b, st.Append(b.Context(), tbl, &e, &journal.Projection{Summary: journal.Summary{ID: tbl, Seq: 1}, Result: &r}))
				s.scored.put(matchKey{tbl, 1}, deals, s.Now())
			}
			for b.Loop() {
				c := &Call{Player: store.Player{ID: "bob"}, Path: func(string) string { return "ann" }}
				if must.Do(b, s.lost(b.Context(), c)); len(c.Answer.Body) == 0 {
					b.Fatal("no answer")
				}
			}
		})
	}
}
