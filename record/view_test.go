package record

import (
	"testing"

	"ninetynine/match"
	"ninetynine/rules"
)

func TestViewJSONIsComplete(t *testing.T) {
	for _, v := range rules.Catalogue() {
		m := open(t, v.ID, 0, match.Limit{Deals: 40, Games: 2})
		seq, n := uint64(0), 0
		check := func(s *match.State) {
			if n++; s.Number > 1 && s.Stage == match.Playing && n%31 != 0 && s.Deal.Trump() != rules.NinesTrump {
				return // two deals whole, later ones here and there
			}
			for _, seat := range append(seatsOf(m), rules.Nobody) {
				var want match.View
				m.View(s, seat, &want)
				seq++
				text := AppendView(nil, m, &want, seq)
				got, back, err := ParseView(text, m.Game)
				if err != nil {
					t.Fatalf("%s: %v\n%s", v.ID, err, text)
				}
				if got != want || back != seq {
					t.Fatalf("%s: from\n%s\ncame\n%s\n%+v\n%+v", v.ID, text, AppendView(nil, m, &got, back), got, want)
				}
			}
		}
		start := m.Start()
		check(&start)
		play(m, header(m), 3, check)
	}
}

func seatsOf(m *match.Match) (all []rules.Seat) {
	for i := range rules.Seat(m.Game.Seats()) {
		all = append(all, i)
	}
	return all
}
