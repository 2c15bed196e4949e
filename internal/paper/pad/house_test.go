package pad

import (
	"fmt"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// TestHouseRules compares sheets by house rules with results worked out by hand: the trump of the next
// deal, the totals in play, and a game's end with its bonuses.
func TestHouseRules(t *testing.T) {
	const rotation = `"trump":{"by":"rotation","rotation":["C","D","none"]`
	const all, alone = "3/3, 4/4, 2/2; ", "3/3, 4/3, 2/3; " // 13 14 12 points, 33 3 3
	for _, c := range []struct{ what, house, opening, deals, sheet string }{
		{"a tie is shared", `{"variant":"standard","game":{"target":50,"tie":"share"}}`, "30 30 20 H",
			"4/4, 4/4, 2/1; " + all, "H 54 54 21 = 100 100 0, won 0 1 | none 13 14 12 | C"},
		{"a tie is played off", `{"variant":"junk-joker","game":{"deals":2,"tie":"on"}}`, "",
			alone + "4/3, 3/3, 2/3; " + all, "D 33 3 3 | S 36 36 6 | S 49 50 18 = 0 0 0, won 1"},
		{"contracts break a tie", `{"variant":"junk-joker","score":{"made":[0,20,10,10]},"game":{"deals":3,"tie":"contracts"}}`, "",
			alone + "4/3, 3/3, 3/3; 4/3, 3/3, 3/3; ", "D 23 3 3 | S 26 16 16 | H 29 29 29 = 0 0 0, won 1 2"},
		{"trumps in rotation", `{"variant":"standard",` + rotation + `},"game":{"target":30}}`, "",
			all + all + alone + all, "C 13 14 12 | D 26 28 24 | none 59 31 27 = 100 0 0, won 0 | C 13 14 12 | D"},
		{"a rotation from another sheet", `{"variant":"standard",` + rotation + `},"game":{"target":70}}`, "10 10 10 D",
			all + all + alone, "D 23 24 22 | none 36 38 34 | C 69 41 37 | D"},
		{"a rotation goes on in the next game", `{"variant":"standard",` + rotation + `,"across":true},"game":{"target":30}}`, "10 10 10 D",
			alone + all, "D 43 13 13 = 100 0 0, won 0 | none 13 14 12 | C"},
		{"no premiums", `{"variant":"standard","offers":{"how":"none"}}`, "", alone, "none 33 3 3 | S"},
		{"a win counts twice if the dummy beats the loser", `{"variant":"dummy","game":{"target":30,"bonusTo":"double"},"rubber":{"games":2}}`, "",
			"3/3, 4/2, 4/4; 4/4, 3/3, 2/2; 3/3, 3/4, 4/2; ", "C 23 2 24 | H 37 15 36 = 200 0 0, won 0 | C 33 4 2 = 100 0 0, won 0"},
	} {
		v, _, err := record.ParseVariant([]byte(c.house))
		must.Do(t, err, c.what)
		h := record.Header{Variant: v, Seats: people[:v.Seats]}
		if c.opening != "" {
			h.Opening = new(match.Opening)
			var trump string
			must.Get(fmt.Sscan(c.opening, &h.Opening.Totals[0], &h.Opening.Totals[1], &h.Opening.Totals[2], &trump))(t)
			h.Opening.Trump = must.Get(rules.ParseTrump(trump))(t)
		}
		p := must.Get(New(h))(t, c.what)
		for _, hands := range strings.Split(strings.TrimSuffix(c.deals, "; "), "; ") {
			must.Do(t, p.Enter(said(t, hands)), c.what)
		}
		if got := sheetOf(p); got != c.sheet {
			t.Errorf("%s: the sheet is\n%s, not\n%s", c.what, got, c.sheet)
		}
		roundTrip(t, p)
	}
}

// sheetOf writes a sheet in a line: the deals with trump and totals and, where a game
// ends, its bonuses and winners; then the next trump.
func sheetOf(p *Pad) string {
	three := func(x match.Points) string { return fmt.Sprint(x[0], x[1], x[2]) }
	var all []string
	for _, d := range p.Deals() {
		s := fmt.Sprint(d.Trump, " ", three(d.Totals))
		if d.Closed {
			s += " = " + three(d.End.Bonus) + ", won"
			for i := range d.End.Winners.All() {
				s += fmt.Sprint(" ", i)
			}
		}
		all = append(all, s)
	}
	if due, ok := p.Due(); ok {
		all = append(all, due.Trump.String())
	}
	return strings.Join(all, " | ")
}
