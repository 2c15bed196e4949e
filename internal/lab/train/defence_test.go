package train

import (
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/solve"
	"ninetynine/rules"
)

// TestDefence plays deals with random players who reveal, and checks that a card is called right
// exactly if it beats the open hand's contract and another does not.
func TestDefence(t *testing.T) {
	for _, id := range []string{"standard", "four"} {
		g := must.Get(rules.Open(id))(t)
		d, judge := newDefence(g), solve.New(g, 1<<12)
		seed := cards.SeedOf(id)
		shown := 0
		for n := range uint64(40) {
			deal := g.Deal(&seed, n)
			s := g.Start(&deal)
			for k := 0; s.Phase() != rules.Over; k++ {
				var v rules.View
				seat := g.Turn(&s).First()
				g.View(&s, seat, &v)
				o := v.Options
				right := d.beats(&s, &v, o, mostSight)
				if g.CardsLeft(&v) > leastSight && d.beats(&s, &v, o, leastSight) != 0 {
					t.Fatalf("%s: a defence sees all with %d cards to be played, not %d", id, g.CardsLeft(&v), leastSight)
				}
				for i := range o.Len() {
					if right == 0 {
						break
					}
					next := s
					g.Apply(&next, o.Nth(i))
					for hero := range (v.HandOpen &^ seat.Set() & g.Live()).All() {
						if judge.Forces(&next, hero) == right.Has(o.Nth(i).Card()) {
							t.Fatalf("%s: %v beats: %v, not so", id, o.Nth(i), right.Has(o.Nth(i).Card()))
						}
					}
					shown++
				}
				pick := int(n+uint64(k)) % o.Len()
				if o.Kind == rules.Offering {
					pick = o.Len() - 1 // reveal
				}
				g.Apply(&s, o.Nth(pick))
			}
		}
		if shown == 0 {
			t.Errorf("%s: no defender had a choice that mattered", id)
		}
	}
}
