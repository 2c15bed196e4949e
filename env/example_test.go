package env_test

import (
	"context"
	"fmt"
	"log"
	"math/bits"

	"ninetynine/env"
	"ninetynine/rules"
)

// A learner that always takes the first legal action plays a thousand deals against greedy players.
func Example() {
	ctx := context.Background()
	game, err := rules.Open("standard")
	if err != nil {
		log.Fatal(err)
	}
	e, err := env.Open(ctx, game, 100, env.Options{Seats: []string{"me", "greedy", "greedy"}})
	if err != nil {
		log.Fatal(err)
	}
	defer e.Close()
	actions, deals, sum := make([]int16, 100), 0, float32(0)
	for deals < 1000 {
		for i := range actions {
			actions[i] = int16(bits.TrailingZeros64(e.Mask[i]))
		}
		if err := e.Step(ctx, actions); err != nil {
			log.Fatal(err)
		}
		for i, done := range e.Done {
			deals += int(done)
			sum += e.Reward[3*i]
		}
	}
	fmt.Printf("%.1f points a deal behind the others\n", -sum/float32(deals))
	// Output:
	// 13.4 points a deal behind the others
}
