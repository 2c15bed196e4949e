package node

import (
	"fmt"
	"slices"
	"sync"
	"testing"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/doors/room"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

// BenchmarkDurable makes people at many tables act as fast as SQLite stores their acts, without HTTP. It
// measures acts per second, and the 99th percentile of the time until an act is acknowledged.
func BenchmarkDurable(b *testing.B) {
	for _, tables := range []int{16, 64, 256, 1024} {
		b.Run(fmt.Sprint(tables), func(b *testing.B) { durable(b, tables) })
	}
}

func durable(b *testing.B, tables int) {
	ctx := b.Context()
	st := must.Get(sqlstore.OpenSQLite(ctx, b.TempDir()))(b)
	defer st.Close()
	h := hall.New(hall.Options{Log: st, Judge: room.Judge{}, Draw: func() cards.Seed { return cards.Seed{1} }})
	now := time.Now().UnixMilli()
	do := func(id string, c *table.Command) {
		if _, err := h.Do(ctx, now, id, c); err != nil {
			b.Error(err)
		}
	}
	command := func(d table.Kind, i int) *table.Command {
		return &table.Command{Do: d, Player: fmt.Sprint("p", i), Name: fmt.Sprint("p", i), Seat: -1, Hand: -1}
	}
	// act does the acts due at a table, and returns their number.
	act := func(id string, n int) {
		var c *table.Command
		var ready []int
		if err := h.Inspect(ctx, now, id, func(s *table.State) {
			var v match.View
			for i := range s.Chairs {
				if s.Stage != table.Playing && !s.Chairs[i].Ready {
					ready = append(ready, i)
				} else if s.View(rules.Seat(i), &v); v.Options.Pick > 0 && c == nil {
					c = command(table.Act, i)
					c.Act, c.ID = v.Options.Nth(n%v.Options.Len()).String(), fmt.Sprint(n)
				}
			}
		}); err != nil {
			b.Error(err)
		}
		for _, i := range ready {
			do(id, command(table.Ready, i))
		}
		if c != nil {
			do(id, c)
		}
	}
	var all sync.WaitGroup
	for t := range tables {
		id := fmt.Sprintf("bench-%d", t)
		all.Go(func() {
			if _, err := h.Open(ctx, now, id, "p0", table.Opened{Settings: table.Settings{Variant: "standard"}}); err != nil {
				b.Error(err)
			}
			for i := range 3 {
				do(id, command(table.Sit, i))
			}
			act(id, 0)
		})
	}
	all.Wait()
	var mu sync.Mutex
	var waits []time.Duration
	next := make(chan int)
	b.ResetTimer()
	for t := range tables {
		id := fmt.Sprintf("bench-%d", t)
		all.Go(func() {
			var own []time.Duration
			for n := range next {
				begun := time.Now()
				act(id, n)
				own = append(own, time.Since(begun))
			}
			mu.Lock()
			defer mu.Unlock()
			waits = append(waits, own...)
		})
	}
	for n := range b.N {
		next <- n
	}
	close(next)
	all.Wait()
	b.StopTimer()
	slices.Sort(waits)
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "acts/s")
	b.ReportMetric(float64(waits[len(waits)*99/100])/1e6, "p99-ms")
}
