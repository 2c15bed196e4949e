// Command evening plays a match of three, keeps its record, has it refereed and
// reads it back.
package main

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"log"

	"ninetynine/cards"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

func main() {
	var text bytes.Buffer
	if err := play(&text); err != nil {
		log.Fatal(err)
	}
	stats, err := record.Check(bytes.NewReader(text.Bytes()))
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("refereed: %d deals, %d acts\n", stats.Deals, stats.Acts)
	if err := read(bytes.NewReader(text.Bytes())); err != nil {
		log.Fatal(err)
	}

	forged := bytes.Replace(text.Bytes(), []byte(`"tricks":[`), []byte(`"tricks":[1`), 1)
	_, err = record.Check(bytes.NewReader(forged))
	if wrong, ok := errors.AsType[*record.Error](err); ok {
		fmt.Printf("a forged score is refused in line %d\n", wrong.Line)
	}
}

// play plays two deals and writes them down.
func play(to io.Writer) error {
	variant, err := rules.Named("standard")
	if err != nil {
		return err
	}
	variant.ID, variant.Name, variant.Game.Target = "club", "Club night", 150
	w := record.NewWriter(to)
	err = w.Begin(&record.Header{
		Variant: variant, Seats: []string{"Anna", "Bo", "Cleo"},
		Limit: match.Limit{Deals: 2}, Seed: "an evening",
	})
	if err != nil {
		return err
	}
	m, seed := w.Match(), cards.SeedOf("an evening")
	for s := w.State(); s.Stage != match.Ended; s = w.State() {
		if s.Stage == match.Dealing {
			number := uint64(s.Number)
			d := m.Draw(&s, &seed, number)
			if err := w.Deal(&d, &record.DealNote{Number: &number}); err != nil {
				return err
			}
			continue
		}
		seat := m.Game.Turn(&s.Deal).First()
		var v match.View
		m.View(&s, seat, &v)
		if err := w.Act(seat, choose(&v), nil); err != nil {
			return err
		}
	}
	return nil
}

// choose decides by what a seat may know, and by nothing else.
func choose(v *match.View) rules.Action {
	return v.Options.Nth(v.Options.Len() / 2)
}

// read follows the match line by line, and tells how the deals ended.
func read(from io.Reader) error {
	p, err := record.NewReplay(from)
	if err != nil {
		return err
	}
	for {
		step, err := p.Next()
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
		if step.Line.Kind == record.ScoreLine {
			r := step.State.Result
			for seat, name := range step.Header.Seats {
				fmt.Printf("%s bid %d, won %d: %d points\n", name, r.Bid[seat], r.Tricks[seat], r.Points[seat])
			}
		}
	}
}
