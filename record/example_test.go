package record_test

import (
	"fmt"
	"os"
	"strings"
	"time"

	"ninetynine/cards"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A match of one deal, in which everybody does the first thing that is legal, is written as it is played.
func Example_write() {
	game, err := rules.Open("duel")
	if err != nil {
		panic(err)
	}
	m, err := match.New(game, 0, match.Limit{Deals: 1})
	if err != nil {
		panic(err)
	}
	h := record.Header{Variant: game.Variant(), Seats: []string{"Anna", "Bo"}, First: m.First, Limit: m.Limit, Seed: "kitchen table"}
	b := record.AppendHeader(nil, &h)

	s := m.Start()
	seed, number := cards.SeedOf(h.Seed), uint64(0)
	d := m.Draw(&s, &seed, number)
	b = record.AppendDeal(b, game, s.Number, s.Game, &d, &record.DealNote{Number: &number})
	if err := m.Deal(&s, &d); err != nil {
		panic(err)
	}
	for s.Stage == match.Playing {
		by := game.Turn(&s.Deal).First()
		a := game.Options(&s.Deal, by).Nth(0)
		b = record.AppendAct(b, by, a, "", time.Time{})
		m.Apply(&s, a)
		b = record.AppendAfter(b, m, &s)
	}
	lines := strings.SplitAfter(string(b), "\n")
	fmt.Print(strings.Join(append(lines[:4], lines[len(lines)-3:]...), ""))
	// Output:
	// {"ninetynine":1,"variant":"duel","seats":["Anna","Bo"],"first":0,"session":{"deals":1},"seed":"kitchen table"}
	// {"deal":0,"game":0,"dealer":0,"trump":"none","hands":["KC QC 9C QD 9D KH 10H KS QS JS 10S 9S","AC JC 10C AD KD JD 10D AH QH JH 9H AS"],"number":0}
	// {"seat":0,"act":"lay KC QC 9C"}
	// {"seat":1,"act":"lay AC JC 10C"}
	// {"score":{"bids":[9,9],"tricks":[3,6],"made":[false,false],"premium":["",""],"points":[3,6],"totals":[3,6],"next":"D"}}
	// {"end":{"reason":"session over"}}
}

// The referee counts what a record holds, or says where it is wrong and why.
func ExampleCheck() {
	f, err := os.ReadFile("testdata/examples/standard.99.jsonl")
	if err != nil {
		panic(err)
	}
	stats, err := record.Check(strings.NewReader(string(f)))
	fmt.Println(stats.Deals, "deals,", stats.Acts, "acts,", err)

	wrong := strings.Replace(string(f), `"seat":2,"act":"play QH"`, `"seat":2,"act":"play QC"`, 1)
	_, err = record.Check(strings.NewReader(wrong))
	fmt.Println(err)
	// Output:
	// 2 deals, 66 acts, <nil>
	// line 10: seat 2 cannot play QC (follow suit)
}
