package train

import (
	"context"
	"fmt"
	"os"
	"testing"
	"time"

	"ninetynine/internal/bot"
	"ninetynine/rules"
)

func TestTry(t *testing.T) {
	if os.Getenv("TRY") == "" {
		t.Skip()
	}
	p := Plan{Name: "three", Variants: []Share{{"standard", 1}}, Seed: 1, First: 256, Second: 128, Critic: [2]int{192, 64},
		Shards: 1, Tables: 2048, Batch: 2048, Epochs: 1,
		Stages: []Stage{{Deals: 3_000_000, Rate: [2]float64{2e-3, 3e-4}, Entropy: [2]float64{0.02, 0.005}, League: 0, Forced: 0.1}}}
	tr, err := New(p)
	if err != nil {
		t.Fatal(err)
	}
	if x := os.Getenv("LAMBDA"); x != "" {
		fmt.Sscan(x, &tr.shards[0].lambda)
	}
	if x := os.Getenv("RATE"); x != "" {
		fmt.Sscan(x, &tr.Plan.Stages[0].Rate[0])
	}
	if x := os.Getenv("BATCH"); x != "" {
		fmt.Sscan(x, &tr.Plan.Batch)
	}
	if x := os.Getenv("EPOCHS"); x != "" {
		fmt.Sscan(x, &tr.Plan.Epochs)
	}
	if x := os.Getenv("ENT"); x != "" {
		fmt.Sscan(x, &tr.Plan.Stages[0].Entropy[0])
	}
	g, _ := rules.Open("standard")
	tryFor, _ := time.ParseDuration(os.Getenv("TRY"))
	start := time.Now()
	for i := 0; tr.Done < 300000 && time.Since(start) < tryFor; i++ {
		tally, err := tr.Iterate(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		if i%36 == 0 || tr.Done >= 300000 {
			s, err := Against(g, func() bot.Bot { return &bot.Net{Weights: tr.Net} }, func() bot.Bot { return new(bot.Greedy) }, 0, 1000)
			if err != nil {
				t.Fatal(err)
			}
			fmt.Printf("%5.0fs %8d deals: bid %.2f made %.3f ent %.2f %.2f %.2f clip %.3f miss %.2f critic %.2f prem %v | greedy %.2f±%.2f made %.2f %.2f\n", time.Since(start).Seconds(), tr.Done,
				float64(tally.Bid)/float64(tally.Live), float64(tally.Made)/float64(tally.Live),
				tally.Entropy[1]/float64(tally.Decisions[1]+1), tally.Entropy[2]/float64(tally.Decisions[2]+1), tally.Entropy[0]/float64(tally.Decisions[0]),
				float64(tally.Clipped)/float64(tally.Rows), tally.Miss/float64(tally.Rows), tally.CriticMiss/float64(tally.Rows), tally.Premiums, s.Points, s.Error, s.Made, s.Others)
		}
	}
}
