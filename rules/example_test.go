package rules_test

import (
	"errors"
	"fmt"

	"ninetynine/cards"
	"ninetynine/rules"
)

// A deal from the cards to the points, in which each seat takes its first option.
func Example() {
	g, err := rules.Open("standard")
	if err != nil {
		panic(err)
	}
	seed := cards.SeedOf("example")
	deal := g.Deal(&seed, 0)
	s := g.Start(&deal)
	for s.Phase() != rules.Over {
		seat := g.Turn(&s).First()
		g.Apply(&s, g.Options(&s, seat).Nth(0))
	}
	r, _ := g.Result(&s)
	fmt.Println("bids", r.Bid[:3], "tricks", r.Tricks[:3], "points", r.Points[:3], "next trump", r.Next)
	// Output: bids [9 9 6] tricks [4 4 1] points [4 4 1] next trump D
}

// What one seat may see and do.
func ExampleGame_View() {
	g, s, err := rules.ParsePosition("standard 2 H AQ9876.K8.J9.76/K10.AQ9.AQ108.1098/J.J1076.K76.AKQJ 0:7C9H7S 1:QD8H8S 2:10D6HJS")
	if err != nil {
		fmt.Println(err)
		return
	}
	var v rules.View
	g.View(&s, 0, &v)
	fmt.Println("hand:", v.Hand[0])
	fmt.Println("bid-cards:", v.Aside[0], "for", g.Bid(v.Aside[0]))
	fmt.Println("known of the others:", v.Hand[1].Len()+v.Hand[2].Len()+v.Aside[1].Len()+v.Aside[2].Len(), "cards")
	for a := range v.Options.All() {
		fmt.Println("may", a)
	}
	// Output:
	// hand: AC QC 9C 8C 6C KD 8D JH 6S
	// bid-cards: 7C 9H 7S for 6
	// known of the others: 0 cards
	// may pass
	// may declare
	// may reveal
}

// An act that is not allowed is refused, and says why.
func ExampleGame_Do() {
	g, s, err := rules.ParsePosition("standard 2 H AQ9876.K8.J9.76/K10.AQ9.AQ108.1098/J.J1076.K76.AKQJ 0:7C9H7S 1:QD8H8S 2:10D6HJS 0:pass 1:pass 2:pass AC")
	if err != nil {
		fmt.Println(err)
		return
	}
	for _, text := range []string{"play AD", "play KC"} {
		a, err := rules.ParseAction(1, text)
		if err != nil {
			fmt.Println(err)
			return
		}
		err = g.Do(&s, 1, a)
		if illegal, ok := errors.AsType[*rules.IllegalError](err); ok && illegal.Reason == rules.MustFollow {
			fmt.Println("the suit must be followed:", err)
		}
	}
	fmt.Println("next is seat", g.Turn(&s))
	// Output:
	// the suit must be followed: seat 1: play AD: follow suit
	// next is seat 2
}

// Scoring what a score pad knows.
func ExampleGame_Score() {
	g, err := rules.Open("standard")
	if err != nil {
		panic(err)
	}
	t := rules.Tally{Bid: [5]uint8{4, 2, 4}, Tricks: [5]uint8{3, 2, 4}}
	t.Premium[0] = rules.Declare
	r, err := g.Score(t)
	if err != nil {
		panic(err)
	}
	fmt.Println(r.Points[:3], r.Next)
	// Output: [3 52 54] H
}

// A house variant is a copy with some fields changed.
func ExampleNew() {
	v, err := rules.Named("standard")
	if err != nil {
		panic(err)
	}
	v.ID, v.Game.Target = "long", 200
	v.Trump.After = nil
	_, err = rules.New(v)
	fmt.Println(err)
	// Output: trump.after: needs 4 trumps, for 0 to 3 contracts made; it has 0
}
