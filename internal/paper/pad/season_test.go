package pad

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/base/spreadsheet"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

// TestSeason adds up evenings of all variants: the points are those of the sheets, the balances those of
// their settlements, with sum zero.
func TestSeason(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 20))
	for n, v := range variants(t) {
		p := open(t, v, 0, match.Limit{Games: 2, Deals: 60})
		h := p.Head()
		if p.match.Game.TrumpBy() != rules.ByTurnup {
			h.Opening = &Opening{Totals: []int32{3, 5, 0, 0, 0}[:p.match.Game.Seats()], Trump: p.match.Game.FirstTrump()}
		}
		must.Get(p.SetHead(h, true))(t)
		x := &table{m: p.match, s: p.match.Start(), seed: cards.SeedOf(fmt.Sprint("season ", n)), r: r}
		for !p.Over() {
			x.s = p.state
			x.deal()
			must.Do(t, p.Enter(x.truth()))
		}
		var s Season
		s.Add(p)
		totals, due, live := p.Totals(), Differences(p.match.Game, p.Totals()), p.match.Game.Live().Len()
		sum := int64(0)
		for i := range live {
			got := s.player(people[i])
			sum += got.Balance
			if got.Points != int64(totals[i]) || got.Balance != int64(due[i]) || got.Deals != len(p.deals) || got.Matches != 1 {
				t.Errorf("%s: %+v; the sheet has %v, the settlement %v", v.ID, got, totals, due)
			}
		}
		if all := s.Standings(); sum != 0 || len(all) != live {
			t.Errorf("%s: %+v", v.ID, all)
		}
	}
}

// TestSeasonOfReplaced: a deal counts for the player who played it.
func TestSeasonOfReplaced(t *testing.T) {
	p := open(t, named(t, "standard"), 0, match.Limit{})
	h := p.Head()
	for _, hands := range []string{"3/3, 4/4, 2/3", "3/3, 4/4, 2/2"} {
		must.Do(t, p.Enter(said(t, strings.Replace(hands, "4/4, 2/3", "4/4, 1/2", 1))))
	}
	h.Replace(1, 1, "Dora")
	must.Get(p.SetHead(h, false))(t)
	var s Season
	s.Add(p)
	s.Add(p)
	for name, want := range map[string]Standing{
		"bo":   {Name: "Bo", Matches: 2, Deals: 2, Made: 2, Points: 48, Balance: 2 * (3*24 - (23 + 24 + 2))},
		"dora": {Name: "Dora", Matches: 2, Deals: 2, Made: 2, Points: 28, Balance: 2 * (3*14 - (13 + 14 + 12))},
		"anna": {Name: "Anna", Matches: 2, Deals: 4, Made: 4, Points: 72, Balance: 2 * (3*36 - (23 + 24 + 2) - (13 + 14 + 12))},
	} {
		if got := *s.player(name); got != want {
			t.Errorf("%+v, not %+v", got, want)
		}
	}
	if s.Add(open(t, named(t, "standard"), 0, match.Limit{})); s.player("cleo").Matches != 2 {
		t.Error("a pad without deals was counted")
	}
}

// TestTransfers: balances are settled exactly, with the fewest transfers.
func TestTransfers(t *testing.T) {
	r := rand.New(rand.NewPCG(4, 21))
	for range 300 {
		n := 2 + r.IntN(6)
		all := make([]Standing, n)
		for i := range all {
			all[i].Name = fmt.Sprint(i)
			x := r.Int64N(9) - 4
			all[i].Balance += x
			all[(i+1)%n].Balance -= x
		}
		left := map[string]int64{}
		for _, s := range all {
			left[s.Name] = s.Balance
		}
		got := Transfers(all)
		for _, x := range got {
			if x.Points <= 0 {
				t.Fatalf("%+v", x)
			}
			left[x.From] += x.Points
			left[x.To] -= x.Points
		}
		for name, n := range left {
			if n != 0 {
				t.Fatalf("%+v: %s is left with %d after %+v", all, name, n, got)
			}
		}
		if want := fewest(all); len(got) != want {
			t.Fatalf("%+v: %d transfers, not %d: %+v", all, len(got), want, got)
		}
	}
	many := make([]Standing, 40)
	for i := range many {
		many[i] = Standing{Name: fmt.Sprint(i), Balance: int64(i*2 - 39)}
	}
	if got := Transfers(many); len(got) > 39 {
		t.Errorf("%d transfers among forty", len(got))
	}
}

// fewest finds the number of transfers by brute force: the number of players less that of groups that are
// even by themselves.
func fewest(all []Standing) int {
	best, n := 0, 0
	group := make([]int, len(all))
	for _, s := range all {
		if s.Balance != 0 {
			n++
		}
	}
	var try func(i, groups int)
	try = func(i, groups int) {
		if i < len(all) {
			for g := range groups + 1 {
				group[i] = g
				try(i+1, max(groups, g+1))
			}
			return
		}
		sums, sizes := make([]int64, groups), make([]int, groups)
		for j, s := range all {
			if s.Balance != 0 {
				sums[group[j]] += s.Balance
				sizes[group[j]]++
			}
		}
		even := 0
		for g := range sums {
			if sums[g] != 0 {
				return
			} else if sizes[g] > 0 {
				even++
			}
		}
		best = max(best, even)
	}
	try(0, 0)
	return n - best
}

func TestStakesAndCSV(t *testing.T) {
	for text, want := range map[string]string{"0.05": "-6.15", "0,5": "-61.5", "2": "-246", "1.0000": "-123.0000", "0": "0"} {
		s, err := ParseStake(text)
		if got := s.Amount(-123); err != nil || got != want {
			t.Errorf("%s: %s, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "x", "-1", "1e3", "0.00001", ".5", "99999999999"} {
		if _, err := ParseStake(text); err == nil {
			t.Errorf("%q was read", text)
		}
	}
	stake, _ := ParseStake("0.1")
	all := []Standing{{Name: `Åsa "Ace", Ö`, Matches: 2, Points: 1234, Balance: 15}, {Name: "=1+1", Balance: -15}}
	rows := strings.Split(string(spreadsheet.CSV(Table(all, stake), false)), "\n")
	if want := `"Åsa ""Ace"", Ö",2,0,0,0,0,0,1234,15,1.5`; len(rows) != 4 || rows[1] != want || rows[2] != "'=1+1,0,0,0,0,0,0,0,-15,-1.5" {
		t.Errorf("%q", rows)
	}
}

// called begins a pad with these names.
func called(t *testing.T, names ...string) *Pad {
	p := open(t, named(t, "standard"), 0, match.Limit{})
	p.header.Seats = names
	return p
}

// TestSeasonOfSpellings: a season takes a name typed in two ways for one, and the names that older versions stored
// without marks for those that they were typed as, unless another player may be meant.
func TestSeasonOfSpellings(t *testing.T) {
	for _, c := range []struct {
		pads [][]string
		want string
	}{
		{[][]string{{"José", "Bo", "Cleo"}, {"Jose\u0301", "Bo", "CLEO"}}, "Bo 2, Cleo 2, José 2"},
		{[][]string{{"ไก", "हिनदी", "Jose"}, {"ไก่", "हिन्दी", "José"}}, "José 2, हिन्दी 2, ไก่ 2"},
		{[][]string{{"José", "Jose", "Bo"}, {"Jose", "Bo", "Cleo"}}, "Bo 2, Cleo 1, Jose 2, José 1"},
		{[][]string{{"Jose", "Bo", "Cleo"}, {"José", "Bo", "Cleo"}, {"Josè", "Bo", "Cleo"}}, "Bo 3, Cleo 3, Jose 1, Josè 1, José 1"},
		{[][]string{{"Märta", "Bo", "Åsa"}, {"Marta", "Bo", "Asa"}}, "Asa 1, Bo 2, Marta 1, Märta 1, Åsa 1"},
	} {
		var sum Season
		for _, names := range c.pads {
			p := called(t, names...)
			must.Do(t, p.Enter(said(t, "3/3, 4/4, 1/2")))
			sum.Add(p)
		}
		var got []string
		for _, s := range sum.Standings() {
			got = append(got, fmt.Sprint(s.Name, " ", s.Matches))
		}
		if slices.Sort(got); strings.Join(got, ", ") != c.want {
			t.Errorf("%q: %s, want %s", c.pads, strings.Join(got, ", "), c.want)
		}
	}
}

// TestNamesAsTyped: a pad stores names as they were typed, refuses those that sign-in refuses, and leaves alone those
// that it has.
func TestNamesAsTyped(t *testing.T) {
	p := called(t, "ไก่", "हिन्दी", "!?")
	h := p.Head()
	h.Seats[1] = "Jose\u0301"
	if _, err := p.SetHead(h, false); err != nil || p.Names()[0] != "ไก่" || p.Names()[1] != "José" || p.Names()[2] != "!?" {
		t.Errorf("%q, %v", p.Names(), err)
	}
	h.Seats[1] = "Jo\u3164"
	_, err := p.SetHead(h, false)
	if said := p.Refusal(phrase.Open("en"), err); len(said) != 1 || said[0] != "A name may have only printable characters." {
		t.Errorf("%q, %v", said, err)
	}
}
