package hall

import (
	"context"
	"fmt"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/live"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

// A sink is a log that accepts everything and stores nothing.
type sink struct{}

func (sink) Append(context.Context, string, *journal.Entry, *journal.Projection) error { return nil }
func (sink) Read(context.Context, string, uint64) ([]journal.Entry, error)             { return nil, store.ErrNone }
func (sink) Heads(context.Context, []string) (map[string]uint64, error)                { return nil, nil }
func (sink) Due(context.Context, int64, int) ([]string, error)                         { return nil, nil }

// BenchmarkAct measures a table of three people, watched by all of them and
// three spectators, without the cost of storage.
func BenchmarkAct(b *testing.B) {
	ctx := b.Context()
	h := New(Options{Log: sink{}, Judge: judge{}, Draw: func() cards.Seed { return cards.Seed{} }})
	now := int64(1e12)
	check := func(err error) {
		must.Do(b, err)
	}
	do := func(c *table.Command) {
		_, err := h.Do(ctx, now, "t", c)
		check(err)
	}
	_, err := h.Open(ctx, now, "t", "p0", table.Opened{Settings: table.Settings{Variant: "standard"}})
	check(err)
	var watchers []*live.Watcher
	for i := range 6 {
		player := fmt.Sprint("p", i)
		if i < 3 {
			do(command(table.Sit, player, ""))
		}
		w, err := h.Watch(ctx, now, "t", player, 0)
		check(err)
		watchers = append(watchers, w)
	}
	acts, bytes := 0, 0
	b.ReportAllocs()
	for b.Loop() {
		var cs []*table.Command
		check(h.Inspect(ctx, now, "t", func(s *table.State) {
			for i := range rules.Seat(3) {
				var v match.View
				if s.Stage != table.Playing {
					cs = append(cs, command(table.Ready, fmt.Sprint("p", i), ""))
				} else if s.View(i, &v); v.Options.Pick > 0 {
					c := command(table.Act, fmt.Sprint("p", i), fmt.Sprint(s.Seq))
					c.Act = v.Options.Nth(0).String()
					cs = append(cs, c)
					break
				}
			}
		}))
		for _, c := range cs {
			do(c)
			acts++
		}
		for _, w := range watchers {
			ms, err := w.Drain()
			check(err)
			for _, m := range ms {
				bytes += len(m.Text)
			}
		}
	}
	b.ReportMetric(float64(bytes)/float64(acts)/6, "B/message")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(acts), "ns/command")
}
