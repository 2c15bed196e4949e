package storesuite

import (
	"fmt"
	"math"
	"slices"
	"sync"
	"testing"

	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/must"
)

// lastOf is a made-up projection of results that depends on their order: a running number for each player,
// by variant, and the matches in the order in which they counted.
var lastOf = store.ResultProjection{
	Name: "last",
	Fold: func(r *journal.Result, row func(list, key string) *journal.Row) {
		for _, c := range r.Chairs {
			if c.Player == "" {
				continue
			}
			mine := row(r.Variant, c.Player)
			mine.Rank++
			mine.Value = fmt.Appendf(mine.Value, " %s/%d", r.Table, r.Match)
		}
	},
}

// testRows: further projections are stored together with their entry or not at all, and vanish when the
// table is folded again.
func testRows(t *testing.T, s Store) {
	ctx := t.Context()
	row := func(key string, rank int64, value string) journal.Row {
		return journal.Row{Projection: "p", List: "l", Key: key, Rank: rank, Value: []byte(value)}
	}
	_, err := s.Row(ctx, "p", "l", "a")
	wantError(t, "no row", err, store.ErrNone)
	one := put(t, s, journal.Summary{ID: "t"}, 1, func(p *journal.Projection) {
		p.Rows = []journal.Row{row("a", 2, "1"), row("b", 3, "2"), row("c", 2, "3"), row("d", 9, "4")}
	})
	two := put(t, s, one, 2, func(p *journal.Projection) { p.Rows = []journal.Row{row("b", 1, "22"), row("d", 0, "")} })
	put(t, s, journal.Summary{ID: "u"}, 2, func(p *journal.Projection) { p.Rows = []journal.Row{row("e", -1, "5")} })
	e, p := Next(one, 3, "late")
	p.Rows = []journal.Row{row("a", 9, "x")}
	wantError(t, "a late entry", s.Append(ctx, "t", e, p), store.ErrStale)
	want := []journal.Row{row("c", 2, "3"), row("a", 2, "1"), row("b", 1, "22"), row("e", -1, "5")}
	equal(t, "rows by rank", must.Get(s.Ranked(ctx, "p", "l", 9))(t), want)
	equal(t, "the first rows", must.Get(s.Ranked(ctx, "p", "l", 2))(t), want[:2])
	equal(t, "rows of another list", must.Get(s.Ranked(ctx, "p", "m", 2))(t), nil)
	equal(t, "a row", must.Get(s.Row(ctx, "p", "l", "b"))(t), want[2])
	must.Do(t, s.Project(ctx, "t", &store.Folded{Summary: two, Rows: []journal.Row{row("z", 1, "9")}}))
	equal(t, "rows folded anew", must.Get(s.Ranked(ctx, "p", "l", 9))(t), []journal.Row{row("z", 1, "9"), want[3]})
	e, p = Next(two, 3, "bad")
	p.Rows = []journal.Row{{Key: "nameless", Value: []byte("1")}}
	if err := s.Append(ctx, "t", e, p); err == nil {
		t.Error("a row of no projection was kept")
	}
}

// testFold: projections of results do not depend on the order in which results are stored, on how many are
// folded at a time, or by how many workers.
func testFold(t *testing.T, s Store) {
	stores := []Store{s}
	if sh, ok := s.(Sharer); ok {
		stores = append(stores, sh.Another(t), sh.Another(t))
	}
	const tables, matches = 6, 8
	var wg sync.WaitGroup
	writing := make(chan struct{})
	for i := range tables {
		wg.Go(func() {
			at := journal.Summary{ID: fmt.Sprint("t", (i*5)%tables)}
			for m := range matches {
				e, p := Next(at, int64(m), "x")
				// Many end at the same moment, and those of the first table before all others.
				p.Result = &journal.Result{Table: at.ID, Match: m + 1, Variant: "v", Ended: int64(m * i / 2), Chairs: []journal.Share{{Player: "ann"}, {}, {Player: fmt.Sprint("p", i%2)}}}
				if err := stores[i%len(stores)].Append(t.Context(), at.ID, e, p); err != nil {
					t.Error(err)
				}
				at = p.Summary
			}
		})
	}
	go func() { wg.Wait(); close(writing) }()
	var folding sync.WaitGroup
	for i := range stores {
		folding.Go(func() {
			for over := false; ; {
				n, err := stores[i].Fold(t.Context(), []store.ResultProjection{lastOf}, math.MaxInt64, 3+i)
				if err != nil {
					t.Error(err)
					return
				}
				if n == 0 && over {
					return
				}
				select {
				case <-writing:
					over = n == 0 // a fold that finds nothing after the last write has seen everything
				default:
				}
			}
		})
	}
	folding.Wait()
	equal(t, "folded as they came", folded(t, s), inOrder(t, s, tables, matches))
	put(t, s, journal.Summary{ID: "early"}, 1, func(p *journal.Projection) {
		p.Result = &journal.Result{Table: "early", Match: 1, Variant: "v", Ended: -5, Chairs: []journal.Share{{Player: "ann"}}}
	})
	for n := 1; n > 0; {
		n = must.Get(s.Fold(t.Context(), []store.ResultProjection{lastOf}, -5, 2))(t)
	}
	equal(t, "those that had ended by then", len(folded(t, s)), 1)
	for n := 1; n > 0; {
		n = must.Get(s.Fold(t.Context(), []store.ResultProjection{lastOf}, math.MaxInt64, 2))(t)
	}
	equal(t, "folded after a late one", folded(t, s), inOrder(t, s, tables, matches))
}

func folded(t *testing.T, s Store) map[string]string {
	t.Helper()
	got := map[string]string{}
	for _, r := range must.Get(s.Ranked(t.Context(), lastOf.Name, "v", 99))(t) {
		got[r.Key] = fmt.Sprint(r.Rank, string(r.Value))
	}
	return got
}

// inOrder computes lastOf in the simplest way.
func inOrder(t *testing.T, s Store, tables, matches int) map[string]string {
	t.Helper()
	var all []journal.Result
	for i := range tables {
		for m := range matches {
			all = append(all, must.Get(s.Result(t.Context(), fmt.Sprint("t", i), m+1))(t))
		}
	}
	if r, err := s.Result(t.Context(), "early", 1); err == nil {
		all = append(all, r)
	}
	slices.SortFunc(all, func(a, b journal.Result) int { return store.At(&a).Compare(store.At(&b)) })
	rows := map[string]*journal.Row{}
	for i := range all {
		lastOf.Fold(&all[i], func(_, key string) *journal.Row {
			if rows[key] == nil {
				rows[key] = &journal.Row{}
			}
			return rows[key]
		})
	}
	want := map[string]string{}
	for key, r := range rows {
		want[key] = fmt.Sprint(r.Rank, string(r.Value))
	}
	return want
}
