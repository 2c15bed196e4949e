package record_test

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"ninetynine/cards"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A match of one deal, written as it is played. All seats take their first option.
func ExampleWriter() {
	variant, err := rules.Named("duel")
	if err != nil {
		panic(err)
	}
	var text strings.Builder
	w := record.NewWriter(&text)
	h := record.Header{Variant: variant, Seats: []string{"Anna", "Bo"}, Limit: match.Limit{Deals: 1}, Seed: "kitchen table"}
	if err := w.Begin(&h); err != nil {
		panic(err)
	}
	m, s := w.Match(), w.State()
	seed, number := cards.SeedOf(h.Seed), uint64(0)
	d := m.Draw(&s, &seed, number)
	if err := w.Deal(&d, &record.DealNote{Number: &number}); err != nil {
		panic(err)
	}
	for s = w.State(); s.Stage == match.Playing; s = w.State() {
		by := m.Game.Turn(&s.Deal).First()
		if err := w.Act(by, m.Game.Options(&s.Deal, by).Nth(0), nil); err != nil {
			panic(err)
		}
	}
	lines := strings.SplitAfter(text.String(), "\n")
	fmt.Print(strings.Join(append(lines[:4], lines[len(lines)-3:]...), ""))
	// Output:
	// {"ninetynine":1,"variant":"duel","seats":["Anna","Bo"],"first":0,"session":{"deals":1},"seed":"kitchen table"}
	// {"deal":0,"game":0,"dealer":0,"trump":"none","hands":["KC QC 9C QD 9D KH 10H KS QS JS 10S 9S","AC JC 10C AD KD JD 10D AH QH JH 9H AS"],"number":0}
	// {"seat":0,"act":"lay KC QC 9C"}
	// {"seat":1,"act":"lay AC JC 10C"}
	// {"score":{"bids":[9,9],"tricks":[3,6],"made":[false,false],"premium":["",""],"points":[3,6],"totals":[3,6],"next":"D"}}
	// {"end":{"reason":"session over"}}
}

// The referee counts the contents of a record, or says where it is wrong and why.
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

// Following a record line by line, with the state after each.
func ExampleReplay() {
	f, err := os.Open("testdata/examples/standard.99.jsonl")
	if err != nil {
		panic(err)
	}
	defer f.Close()
	p, err := record.NewReplay(f)
	if err != nil {
		panic(err)
	}
	for {
		step, err := p.Next()
		if errors.Is(err, io.EOF) {
			return
		}
		if err != nil {
			fmt.Println(err)
			return
		}
		if score, over := step.Match.Score(step.State); over && step.Line.Kind == record.ScoreLine {
			fmt.Println("deal", score.Deal, "made by", score.Made, "points", score.Points[:3])
		}
	}
	// Output:
	// deal 0 made by nobody points [4 61 64]
	// deal 1 made by 2 points [3 2 34]
}

// Errors in a house variant are listed field by field.
func ExampleParseVariant() {
	v, _, err := record.ParseVariant([]byte(`{"variant":"standard","id":"club","game":{"target":150}}`))
	fmt.Println(v.ID, v.Game.Target, err)

	_, _, err = record.ParseVariant([]byte(`{"variant":"standard","seats":4,"trump":{"after":["C","D"]}}`))
	if faults, ok := errors.AsType[*rules.VariantError](err); ok {
		for _, f := range faults.Fields {
			fmt.Printf("%s: %s\n", f.Field, f.Why)
		}
	}
	// Output:
	// club 150 <nil>
	// ranks: the pack has 36 cards, but hands and turn-up take 48
	// trump.after: needs 5 trumps, for 0 to 4 contracts made; it has 2
	// score.made: needs 5 entries, for 0 to 4 contracts made; it has 4
}
