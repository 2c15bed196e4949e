package botplay

import (
	"fmt"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/search"
	"ninetynine/match"
	"ninetynine/rules"
)

type judge struct{}

func (judge) Settled(*rules.Game, *rules.View) bool   { return false }
func (judge) HasLevel(string) bool                    { return true }
func (judge) HasTemperament(*rules.Game, string) bool { return false }

// BenchmarkTable plays thirteen deals of a person, who plays by heuristics, with two experts, who get to know
// the person.
func BenchmarkTable(b *testing.B) {
	for _, x := range []struct {
		variant string
		bots    []string
	}{
		{"standard", []string{"expert", "expert"}},
		{"four", []string{"expert", "expert", "club"}},
	} {
		b.Run(fmt.Sprint(x.variant, x.bots), func(b *testing.B) {
			for n := 0; b.Loop(); n++ {
				playTable(b, x.variant, x.bots, n)
			}
		})
	}
}

func playTable(b *testing.B, variant string, bots []string, n int) {
	ctx, now := b.Context(), int64(1e12)
	var turns []*hall.Turn
	h := hall.New(hall.Options{
		Log: store.NewMemory(), Judge: judge{}, Draw: func() cards.Seed { return cards.SeedOf(fmt.Sprint("bench", n)) },
		Players: func(*rules.Game) (int, string) { return search.Edition, "" },
		BotTurn: func(t *hall.Turn) { turns = append(turns, t) },
	})
	pool := New(ctx, Config{Hire: bot.New})
	do := func(c *table.Command) { must.Get(h.Do(ctx, now, "t", c))(b) }
	must.Get(h.Open(ctx, now, "t", "anna", table.Opened{Settings: table.Settings{Variant: variant, Deals: 13}}))(b)
	do(&table.Command{Do: table.Sit, Player: "anna", Name: "anna", Seat: -1, Hand: -1})
	for i, level := range bots {
		do(&table.Command{Do: table.SeatBot, Player: "anna", Seat: i + 1, Hand: -1, Text: level})
	}
	ready := &table.Command{Do: table.Ready, Player: "anna", Seat: -1, Hand: -1}
	do(ready)
	anna := must.Get(pool.hire(player{level: "greedy"}))(b)
	for ended := false; !ended; {
		now += 1000
		must.Do(b, h.Tick(ctx, now))
		for len(turns) > 0 {
			turn := turns[0]
			turns = turns[1:]
			a := turn.View.Options.Nth(0)
			if turn.View.Options.Len() > 1 {
				a = must.Get(pool.ask(ctx, turn, player{turn.Level, turn.Temperament}))(b)
			}
			do(&table.Command{Do: table.Act, Seat: int(turn.Seat), Hand: int(a.Seat()), Act: a.String(), Seen: turn.From})
		}
		var c *table.Command
		must.Do(b, h.Inspect(ctx, now, "t", func(s *table.State) {
			if ended = s.Ended; s.Stage == table.Between {
				c = ready
				return
			}
			var v match.View
			if s.View(0, &v); v.Options.Pick > 0 {
				must.Do(b, anna.Begin(ctx, s.Moves(), 0, 1))
				a := must.Get(anna.Choose(ctx, &v))(b)
				c = &table.Command{Do: table.Act, Player: "anna", Seat: -1, Hand: int(a.Seat()), Act: a.String(), Seen: s.Chairs[0].From}
			}
		}))
		if c != nil {
			do(c)
		}
	}
}
