// Command ninetynine plays Ninety-Nine.
package main

import (
	"fmt"
	"math/rand/v2"

	"ninetynine/cards"
	"ninetynine/match"
	"ninetynine/rules"
)

func main() {
	g, err := rules.Open("standard")
	if err != nil {
		panic(err)
	}
	m, err := match.New(g, 0, match.Limit{Deals: 1})
	if err != nil {
		panic(err)
	}
	s := m.Start()
	seed := cards.SeedOf("first")
	d := m.Draw(&s, &seed, 0)
	if err := m.Deal(&s, &d); err != nil {
		panic(err)
	}
	var v match.View
	for s.Stage == match.Playing {
		m.View(&s, g.Turn(&s.Deal).First(), &v)
		a := v.Options.Nth(rand.IntN(v.Options.Len()))
		fmt.Println(a.Seat(), a)
		m.Apply(&s, a)
	}
	fmt.Println(s.Result.Points[:3])
}
