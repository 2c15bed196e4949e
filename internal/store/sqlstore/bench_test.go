package sqlstore_test

import (
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

// BenchmarkAppend makes writers append to many tables; each entry is on the disk before its writer's next.
// It measures entries per second and the 99th percentile of the time for one.
func BenchmarkAppend(b *testing.B) {
	b.Run("sqlite", func(b *testing.B) {
		benchAppend(b, func(b *testing.B) storesuite.Store { return openSQLite(b, b.TempDir()) })
	})
	b.Run("postgres", func(b *testing.B) {
		c := storesuite.StartPostgres(b, true)
		benchAppend(b, func(b *testing.B) storesuite.Store { return openPostgres(b, c.Database(b)) })
	})
}

func benchAppend(b *testing.B, open func(*testing.B) storesuite.Store) {
	const tables = 1024
	for _, writers := range []int{1, 16, 64, 256} {
		b.Run(fmt.Sprintf("writers=%d", writers), func(b *testing.B) {
			s := open(b)
			at := make([]journal.Summary, tables)
			for i := range at {
				at[i] = journal.Summary{ID: fmt.Sprintf("%08x", uint32(i)*2654435761), Public: i%4 == 0, Status: journal.InPlay, Variant: "some", Clock: "5m+10s",
					Chairs: []journal.Sitter{{Player: fmt.Sprint("player", i), Name: "A Player"}, {Name: "Bot", Bot: true}, {Name: "Bot", Bot: true}}}
			}
			var left atomic.Int64
			left.Store(int64(b.N))
			took := make([][]time.Duration, writers)
			var wg sync.WaitGroup
			b.ResetTimer()
			for w := range writers {
				wg.Go(func() {
					for i := w; left.Add(-1) >= 0; i += writers {
						t := &at[i%tables]
						e, p := storesuite.Next(*t, int64(i), map[string]string{"act": "play", "text": "an event of about a hundred and ninety bytes, as a played card with its clock comes to in a log of a table that is played at"})
						p.Summary.Due, p.Reseated = int64(i+1000), false
						begun := time.Now()
						if err := s.Append(b.Context(), t.ID, e, p); err != nil {
							b.Error(err)
							return
						}
						took[w] = append(took[w], time.Since(begun))
						*t = p.Summary
					}
				})
			}
			wg.Wait()
			b.StopTimer()
			all := slices.Sorted(slices.Values(slices.Concat(took...)))
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "appends/s")
			b.ReportMetric(float64(all[len(all)*99/100].Microseconds())/1000, "p99-ms")
			st := s.Stats()
			b.ReportMetric(float64(st.Appends)/float64(max(1, st.Commits)), "appends/commit")
		})
	}
}

// BenchmarkOpen opens a database of a thousand tables, as happens each time a person plays at home.
func BenchmarkOpen(b *testing.B) {
	folder := b.TempDir()
	s := openSQLite(b, folder)
	for i := range 1000 {
		at := journal.Summary{ID: fmt.Sprint("t", i)}
		for n := range 20 {
			e, p := storesuite.Next(at, int64(n), "an event of a table")
			must.Do(b, s.Append(b.Context(), at.ID, e, p))
			at = p.Summary
		}
	}
	for b.Loop() {
		must.Do(b, s.Close())
		s = openSQLite(b, folder)
	}
}
