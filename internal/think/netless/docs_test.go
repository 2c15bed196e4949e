package netless

import (
	"os"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

// among plays a deal of the variant with e at seat 1 among greedy players, up to the first act for which more
// is false.
func among(t *testing.T, id string, n uint64, e *Exec, more func(m *match.Match, v *match.View, act rules.Action) bool) {
	t.Helper()
	m := must.Get(match.New(must.Get(rules.Open(id))(t), 0, match.Limit{}))(t)
	seed := cards.SeedOf("arena")
	d := m.Game.Deal(&seed, n)
	if d.Dealer = rules.Seat(n % uint64(m.Game.Live().Len())); m.Game.TrumpBy() != rules.ByTurnup {
		d.Trump = rules.Trump(n / 7 % 5)
	}
	d.Vulnerable = m.Game.Vulnerable([rules.MaxSeats]int32{int32(n / 3 % 3), 1})
	s, v, greedy := m.Game.Start(&d), match.View{Stage: match.Playing}, new(Greedy)
	must.Do(t, greedy.Begin(t.Context(), m, 0, 1))
	if e != nil {
		must.Do(t, e.Begin(t.Context(), m, 1, 5))
	}
	for s.Phase() != rules.Over {
		seat := m.Game.Turn(&s).First()
		var player Bot = greedy
		if seat == 1 && e != nil {
			player = e
		}
		m.Game.View(&s, seat, &v.View)
		act := must.Get(player.Choose(t.Context(), &v))(t)
		must.Do(t, m.Game.Check(&s, seat, act), id, n)
		if more != nil && !more(m, &v, act) {
			return
		}
		m.Game.Apply(&s, act)
	}
}

// dialogue is the pipe's text of one deal up to the first card, as the
// document shows it: "> " before a question, "< " before an answer.
func dialogue(t *testing.T) string {
	var b strings.Builder
	id := uint64(0)
	among(t, "standard", 15, nil, func(m *match.Match, v *match.View, act rules.Action) bool {
		if b.Len() == 0 {
			b.WriteString("> " + string(appendHello(nil, m, 1, 99, 0)))
			b.WriteString("< {\"name\":\"example\"}\n")
		}
		if v.Seat == 1 {
			id++
			b.WriteString("> " + string(appendQuestion(nil, m, v, id, id)))
			b.WriteString("< {\"id\":" + string(rune('0'+id)) + ",\"act\":\"" + act.String() + "\"}\n")
		}
		return id < 3
	})
	return b.String()
}

func TestDocument(t *testing.T) {
	text := must.Get(os.ReadFile("../../../docs/bots.md"))(t)
	if want := dialogue(t); !strings.Contains(string(text), "```\n"+want+"```\n") {
		t.Errorf("docs/bots.md should show this:\n%s", want)
	}
}
