package room

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/learn/rating"
	"ninetynine/internal/store"
	"ninetynine/internal/store/archive"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

// An outcome is a made-up log of one match: its entries are results.
type outcome struct {
	journal.Chain
	id   string
	last journal.Result
}

func (o *outcome) Fold(e *journal.Entry) error {
	o.Advance(e)
	o.last = journal.Result{}
	return json.Unmarshal(e.Body, &o.last)
}

func (o *outcome) Project() journal.Projection {
	return journal.Projection{
		Summary: journal.Summary{ID: o.id, Seq: o.Seq, Head: o.Head, Status: journal.Finished, Created: o.last.Ended, Moved: o.At},
		Result:  &o.last,
	}
}

// results returns matches of every class in which people and levels met, left, and gave up.
func results() (all []journal.Result) {
	r := rand.New(rand.NewPCG(5, 6))
	for n := range 200 {
		variant := []string{"standard", "four", "five", "duel", "dummy", "classic"}[r.IntN(6)]
		hands := cmp.Or(map[string]int{"four": 4, "five": 5, "duel": 2, "dummy": 2}[variant], 3)
		x := journal.Result{Table: fmt.Sprint("t", n), Match: 1, Variant: variant, Rated: true, Deals: 1 + r.IntN(20), Ended: int64(r.IntN(300)), Cut: r.IntN(9) == 0, Group: []string{"", "g"}[n%2], Ladder: n%2 == 1}
		for seat, who := range r.Perm(8)[:hands] {
			s := journal.Share{Player: fmt.Sprint("p", who), Points: r.Int32N(200), Left: r.IntN(9) == 0}
			if seat > 0 && r.IntN(3) == 0 {
				s = journal.Share{Bot: "casual", Edition: 3, Points: r.Int32N(200)}
			}
			x.Chairs = append(x.Chairs, s)
		}
		all = append(all, x)
	}
	return all
}

// TestRatings: ratings are the same to the last bit in every store, in whatever order results come, and after a
// rebuild.
func TestRatings(t *testing.T) {
	all := Projections()
	all.New = func(id string) journal.State { return &outcome{id: id} }
	stores := map[string]storesuite.Company{
		"sqlite": must.Get(sqlstore.OpenSQLite(t.Context(), filepath.Join(t.TempDir(), "ratings.db")))(t),
	}
	if gate.Runs() {
		stores["postgres"] = must.Get(sqlstore.OpenPostgres(t.Context(), storesuite.Postgres(t), 0))(t)
	}
	want := map[bool][]journal.Row{} // whether two have become one
	for name, st := range stores {
		matches := results()
		rand.Shuffle(len(matches), func(i, j int) { matches[i], matches[j] = matches[j], matches[i] })
		for n, r := range matches {
			e, p := storesuite.Next(journal.Summary{ID: r.Table}, r.Ended, r)
			p.Result = &r
			must.Do(t, st.Append(t.Context(), r.Table, e, p))
			if n%50 == 0 {
				must.Get(st.Fold(t.Context(), all.Results, math.MaxInt64, 7))(t)
			}
		}
		for _, id := range []string{"p0", "p1"} {
			must.Do(t, st.AddPlayer(t.Context(), store.Player{ID: id, Created: time.UnixMilli(1)}))
		}
		for _, when := range []string{"folded", "rebuilt", "merged", "merged and rebuilt"} {
			switch when {
			case "merged":
				must.Do(t, st.Merge(t.Context(), "p1", "p0", time.UnixMilli(1)))
			case "rebuilt", "merged and rebuilt":
				must.Get(archive.Rebuild(t.Context(), st, all, nil))(t)
			}
			for n := 1; n > 0; {
				n = must.Get(st.Fold(t.Context(), all.Results, math.MaxInt64, 7))(t)
			}
			var got []journal.Row
			for _, class := range rating.Classes() {
				got = append(got, must.Get(st.Ranked(t.Context(), rating.Projection, class, 99))(t)...)
				ladder := must.Get(st.Ranked(t.Context(), rating.Ladders, rating.LadderOf("g", class), 99))(t)
				if len(ladder) == 0 {
					t.Errorf("%s in %s: no ladder of class %s", when, name, class)
				}
				got = append(got, ladder...)
			}
			if merged := strings.Contains(when, "merged"); want[merged] == nil {
				want[merged] = got
			} else if len(got) < 30 || !reflect.DeepEqual(got, want[merged]) {
				t.Errorf("%s in %s: %d rows\n%v\nnot\n%v", when, name, len(got), got, want[merged])
			}
		}
		must.Do(t, st.Close())
	}
	if reflect.DeepEqual(want[true], want[false]) {
		t.Error("the merge changes nothing")
	}
}

// TestProjected: projections of results change nothing for those that they are said not to read.
func TestProjected(t *testing.T) {
	for _, p := range Projections().Results {
		for _, r := range results() {
			if r.Rated, r.Group, r.Ladder = false, "", false; store.Projected(&r) {
				t.Fatal("a result of no group that does not count is read")
			}
			p.Fold(&r, func(list, key string) *journal.Row {
				t.Errorf("%s reads %+v", p.Name, r)
				return &journal.Row{}
			})
		}
	}
}
