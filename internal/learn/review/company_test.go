package review

import (
	"bytes"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/think/company"
	"ninetynine/rules"
)

// TestCompany: a decision is judged in the company that the record names, and beside people with the
// seat's own last Views of earlier deals. Judgements in other companies have other names, and those of a
// record that says nothing of its players keep the judge's.
func TestCompany(t *testing.T) {
	p := play(t, "standard", 2)
	read := func(bots string) *Match {
		line, rest, _ := bytes.Cut(p.text, []byte("\n"))
		line = append(bytes.TrimSuffix(bytes.Clone(line), []byte("}")), bots+"}\n"...)
		return must.Get(Read(t.Context(), bytes.NewReader(append(line, rest...)), 1))(t)
	}
	names := map[string]bool{}
	for bots, want := range map[string]*company.Company{
		``:                                     nil,
		`,"bots":["","casual 2","greedy 1.0"]`: {Players: [rules.MaxSeats]company.Player{1: {Level: "casual 2"}, 2: {Level: "greedy"}}},
		`,"bots":["","casual 5:points=1","greedy 2"]`: {Players: [rules.MaxSeats]company.Player{2: {Level: "greedy"}}},
		`,"bots":["","casual","exec:./bot"]`:          {Players: [rules.MaxSeats]company.Player{1: {Level: "casual"}}},
		`,"bots":["expert 2","casual","greedy 1.0"]`:  {Players: [rules.MaxSeats]company.Player{1: {Level: "casual"}, 2: {Level: "greedy"}}},
	} {
		m := read(bots)
		got := m.company(1, 0)
		if (got == nil) != (want == nil) || got != nil && (got.Players != want.Players || got.Earlier != nil) {
			t.Errorf("%s: %+v, not %+v", bots, got, want)
		}
		name := m.knowing("judge", 1)
		if names[name] || (name == "judge") != (want == nil) {
			t.Errorf("%s: the judge is called %s", bots, name)
		}
		names[name] = true
	}
	m := read(`,"bots":["","casual","greedy 1.0"]`)
	c := m.company(1, 1)
	if c.Players[0].Level != company.Person || len(c.Earlier) != 1 || c.Earlier[0].Seat != 1 || c.Earlier[0].Phase != rules.Over {
		t.Errorf("beside a person: %+v", c)
	}
	if len(m.company(0, 1).Earlier) > 0 {
		t.Error("something was known before the first deal")
	}
}
