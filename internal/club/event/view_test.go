package event

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/paper/pad"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

func catalogue() (ids []string) {
	for _, v := range rules.Catalogue() {
		ids = append(ids, v.ID)
	}
	return ids
}

// TestSwap: other cards, and other results of a board that others have yet to play, change no byte of what other viewers see.
func TestSwap(t *testing.T) {
	swapped := 0
	for seed := range uint64(60) {
		rng := rand.New(rand.NewPCG(seed, 3))
		n := truth(t, rng)
		one := n.entered()
		for i := range one {
			if r := one[i].Result; r != nil && n.setup.Variant == "pennycook" { // an entry has the card turned up
				one[i].Result = &Result{Points: []int32{rng.Int32N(99), rng.Int32N(99), rng.Int32N(99)}}
			}
		}
		last := n.tables[len(n.tables)-1]
		hidden := func(a *Act) bool {
			return a.Round == last.round && (a.Do == Report || a.Do == Rule) && a.Board == last.boards[1]
		}
		one = slices.DeleteFunc(one, func(a Act) bool { return hidden(&a) && a.Table == last.number }) // has yet to play it
		setup := n.setup
		setup.Seed = "other cards"
		if rng.IntN(2) == 0 {
			setup.Seed = ""
		}
		two := slices.Clone(one)
		at := map[int]bool{}
		for i := range two {
			switch a := &two[i]; {
			case a.Do == SetUp:
				a.Setup = &setup
			case hidden(a) && a.Do == Report:
				a.Result = &Result{Points: []int32{rng.Int32N(99), rng.Int32N(99), rng.Int32N(99)}}
				at[a.Table] = true
				swapped++
			case hidden(a):
				a.Ruling = &Ruling{Score: Fixed, Points: rng.Int32N(99)}
			}
		}
		a, b := New("e", games), New("e", games)
		do(t, a, one...)
		do(t, b, two...)
		viewers := []Viewer{{}}
		for id := range n.members {
			viewers = append(viewers, Viewer{Member: id})
		}
		for _, x := range n.tables {
			if x.round == last.round {
				viewers = append(viewers, Viewer{Table: x.number})
			}
		}
		for _, v := range viewers {
			own := at[v.Table]
			for _, x := range n.tables {
				if v.Member != "" && at[x.number] && x.round == last.round && (slices.Contains(x.seats, v.Member) || x.sub == v.Member) {
					own = true
				}
			}
			one, two := a.Event().View(v), b.Event().View(v)
			two.Slips = one.Slips // whether there are slips is no secret
			if x, y := js(one), js(two); !own && x != y {
				t.Fatalf("seed %d: %+v sees hidden results or cards:\n%s\n%s", seed, v, x, y)
			} else if v.Table != 0 && own && x == y {
				t.Fatalf("seed %d: %+v does not see the table's own results", seed, v)
			}
		}
		if len(at) > 0 {
			for _, s := range []*State{a, b} {
				do(t, s, Act{Do: Close, ID: "closed", Round: last.round})
			}
			if js(a.Event().View(Viewer{})) == js(b.Event().View(Viewer{})) {
				t.Fatalf("seed %d: nobody sees the results of a closed round", seed)
			}
		}
	}
	if swapped < 60 {
		t.Errorf("only %d results were swapped", swapped)
	}
}

// TestForm: acts and setups that could be no part of an event are refused, and the error names the field.
func TestForm(t *testing.T) {
	good := Setup{Title: "Friday", Date: "2026-11-27", Variant: "standard", Play: Boards, Deals: 2, Rounds: 2, Organiser: "org"}
	must.Do(t, good.check())
	for field, change := range map[string]func(*Setup){
		"title": func(s *Setup) { s.Title = "" }, "date": func(s *Setup) { s.Date = "Friday" }, "play": func(s *Setup) { s.Play = "whist" },
		"deals": func(s *Setup) { s.Deals = 201 }, "rounds": func(s *Setup) { s.Rounds = 0 }, "seed": func(s *Setup) { s.Play, s.Seed = Matches, "x" },
		"scoring.field": func(s *Setup) { s.Play, s.Scoring.Field = Matches, true }, "scoring.plus": func(s *Setup) { s.Scoring.Plus = -1 },
		"organiser": func(s *Setup) { s.Organiser = "" }, "variant": func(s *Setup) { s.Variant = "whist" },
	} {
		s := good
		change(&s)
		if err := s.check(); err == nil || !strings.Contains(err.Error(), "“setup."+field+"”") {
			t.Errorf("%s: %v", field, err)
		}
	}
	for field, change := range map[string]func(*Act){
		"round": func(a *Act) { a.Round = -1 }, "table": func(a *Act) { a.Table = MostTables + 1 }, "from": func(a *Act) { a.From = 201 }, "chair": func(a *Act) { a.Chair = -1 },
		"member": func(a *Act) { a.Member = "" }, "ends": func(a *Act) { a.Ends = 1 }, "id": func(a *Act) { a.ID = "" }, "replaces": func(a *Act) { a.Replaces = []string{"1"} },
		"reason": func(a *Act) { a.Reason = strings.Repeat("x", 201) }, "do": func(a *Act) { a.Do = "" },
	} {
		a := Act{Do: Substitute, ID: "1", Round: 1, Table: 1, From: 1, Member: "m1"}
		must.Do(t, a.check())
		change(&a)
		if err := a.check(); err == nil || !strings.Contains(err.Error(), "“"+field+"”") {
			t.Errorf("%s: %v", field, err)
		}
	}
	for _, a := range []Act{{Do: Open, ID: "1", Round: 1, Tables: []Seating{{Table: 1}, {Table: 1}}}, {Do: Enter, ID: "1", Member: "m", Name: "\u202e"}, {Do: Same, ID: "1", Member: "m", Other: "m"}} {
		if a.check() == nil {
			t.Errorf("%s is good", a.Encode())
		}
	}
}

// TestProject: the projection of an event, and how its players settle.
func TestProject(t *testing.T) {
	s := start(t)
	do(t, s, points("a", 1, 1, 1, 10, 20, 60))
	if p := s.Project().Summary; p.Status != journal.InPlay || p.Host != "" || p.Seq != s.Seq || p.Variant != "standard" {
		t.Errorf("%+v", p)
	}
	due := map[string]int64{}
	for _, x := range s.Event().Ranking() {
		due[x.Member] = x.Balance
	}
	if players := at(s, 1, 1, 1).Players; due[players[0]] != -60 || due[players[1]] != -30 || due[players[2]] != 90 {
		t.Errorf("%v settle by %v", players, due)
	}
	do(t, s, Act{Do: Close, ID: "end"})
	if p := s.Project().Summary; p.Status != journal.Finished {
		t.Errorf("closed, it is %+v", p)
	}
	if p := s.Event(); !p.Closed {
		t.Error("it is not closed")
	}
}

// TestPersons: who members are elsewhere is in no view.
func TestPersons(t *testing.T) {
	s := start(t)
	do(t, s, points("a", 1, 1, 1, 1, 2, 3))
	if got := js(s.Event().View(Viewer{Table: 1})); strings.Contains(got, `"p0"`) || strings.Contains(got, "club 7") || strings.Contains(got, "org") {
		t.Error(got)
	}
}

// TestClaims: the table where a result is disputed sees who plays, what each act says, and all that has to be replaced to
// settle it; other tables see nothing of it.
func TestClaims(t *testing.T) {
	s := start(t)
	board := func(table int) *Board { return s.Event().View(Viewer{Table: table}).Rounds[0].Tables[0].Boards[0] }
	if b := board(0); len(b.Players) != 3 || b.Own != nil {
		t.Errorf("a board to play is shown as %+v", b)
	}
	do(t, s, points("a", 1, 1, 1, 10, 20, 30), points("b", 1, 1, 1, 10, 30, 20), Act{Do: Contest, ID: "c", Of: "b", Reason: "not so"})
	own := board(1).Own
	if own == nil || !slices.Equal(own.Results, []string{"a", "b", "c"}) || len(own.Claims) != 3 || !slices.Equal(own.Claims[1].Points, []int32{10, 30, 20}) ||
		own.Claims[2].Points != nil || own.Claims[2].Reason != "not so" || own.Points != nil {
		t.Fatalf("the table sees %+v", own)
	}
	if b := board(2); b.Own != nil || b.Players != nil || !b.Played {
		t.Errorf("another table sees %+v", b)
	}
	do(t, s, Act{Do: Correct, ID: "d", Round: 1, Table: 1, Board: 1, Result: &Result{Points: own.Claims[0].Points}, Replaces: own.Results, Reason: "counted again"})
	if own := board(1).Own; own.Status != Entered || own.Claims != nil || !slices.Equal(own.Results, []string{"d"}) {
		t.Errorf("settled, the table sees %+v", own)
	}
}

// acts are one act of each kind, with all its fields.
func acts(t *testing.T) []Act {
	e := pad.Blank(3)
	e.Hands[0] = pad.Hand{Bid: 3, Tricks: 3, Premium: rules.Declare}
	e.Hands[1].Tricks, e.Hands[1].Bid, e.Hands[2].Made = 4, 2, pad.Failed
	out := Chair(2)
	from := func(a Act) Act { a.By, a.Device, a.Count = "player", "phone", 7; return a }
	return []Act{
		from(Act{Do: SetUp, ID: "1", Setup: &Setup{Title: "Club night", Date: "2026-11-27", Variant: "standard", House: []byte(`{"game":{"target":150}}`), Play: Boards,
			Seed: "club 7", Deals: 3, Rounds: 8, Scoring: Scoring{Field: true, NoBots: true, Plus: 16}, Organiser: "org", Deputies: []string{"dep"}}}),
		from(Act{Do: Enter, ID: "2", Member: "m1", Name: "Åsa <&>", Person: "p1"}),
		from(Act{Do: Enter, ID: "3", Member: "m2", Name: "Ada", Bot: "club", Replaces: []string{"0"}}),
		from(Act{Do: Same, ID: "4", Member: "m1", Other: "m3"}),
		from(Act{Do: Here, ID: "5", Member: "m1", Round: 1}),
		from(Act{Do: Gone, ID: "6", Member: "m1", Round: 3}),
		from(Act{Do: Open, ID: "7", Round: 1, Tables: []Seating{{1, []string{"m1", "m2", "m4", "m5"}, []uint64{1, 2, 3}}}}),
		from(Act{Do: Seat, ID: "8", Round: 1, Table: 1, Seats: []string{"m2", "m1", "m4"}}),
		from(Act{Do: Substitute, ID: "9", Round: 1, Table: 1, Chair: 2, From: 2, Member: "m2"}),
		from(Act{Do: Report, ID: "10", Round: 1, Table: 1, Board: 2, Result: &Result{Entry: &e, Out: &out}}),
		from(Act{Do: Report, ID: "11", Round: 1, Table: 1, Board: 3, Result: &Result{Points: []int32{12, -3, 30}, Made: []bool{true, false, true}}}),
		from(Act{Do: Correct, ID: "12", Round: 1, Table: 1, Board: 3, Result: &Result{Points: []int32{12, 3, 30}}, Replaces: []string{"11"}, Reason: "a typing error"}),
		from(Act{Do: Confirm, ID: "13", Of: "12"}),
		from(Act{Do: Contest, ID: "14", Of: "12", Reason: "we had four tricks"}),
		from(Act{Do: Rule, ID: "15", Round: 1, Table: 1, Board: 3, Member: "m1", Ruling: &Ruling{Score: Plus}, Reason: "a misdeal"}),
		from(Act{Do: Rule, ID: "16", Round: 1, Table: 1, Board: 3, Member: "m2", Ruling: &Ruling{Fixed, 12}, Replaces: []string{"14"}, Reason: "a revoke"}),
		from(Act{Do: Withdraw, ID: "17", Replaces: []string{"4", "9"}, Reason: "they are two"}),
		from(Act{Do: Close, ID: "18", Round: 1}),
		from(Act{Do: Reopen, ID: "19", Replaces: []string{"20"}}),
		from(Act{Do: SetClock, ID: "21", Round: 1, Ends: 1_796_000_000_000}),
	}
}

// TestForms: the stored form of each kind of act stays for ever.
func TestForms(t *testing.T) {
	var all []string
	kinds := map[Kind]bool{}
	for _, a := range acts(t) {
		must.Do(t, a.check(), a.ID)
		all = append(all, string(a.Encode()))
		kinds[a.Do] = true
	}
	got := strings.Join(all, "\n") + "\n"
	if os.Getenv("UPDATE_DOCS") != "" {
		must.Do(t, os.WriteFile("testdata/acts.jsonl", []byte(got), 0o644))
	}
	if want := string(must.Get(os.ReadFile("testdata/acts.jsonl"))(t)); got != want {
		t.Errorf("acts are written as\n%s\nnot as\n%s", got, want)
	}
	for _, line := range all {
		if a := must.Get(Decode([]byte(line)))(t); string(a.Encode()) != line {
			t.Errorf("%s is read as %s", line, a.Encode())
		}
	}
	if len(kinds) != 17 {
		t.Errorf("%d kinds have an example", len(kinds))
	}
	for _, line := range []string{`{"do":"dance","id":"1"}`, `{"do":"close","id":"1","of":"x","new":1}`} {
		if _, err := Decode([]byte(line)); err == nil {
			t.Errorf("%s is read", line)
		}
	}
}

// TestWithheld: a log without an erased player's names, words and office folds, the member keeps the place, and nothing
// becomes disputed.
func TestWithheld(t *testing.T) {
	s := start(t)
	log := journal.Chain{}
	var entries []journal.Entry
	act := func(a Act) {
		entries = append(entries, log.Next(5, a.Encode()))
		log.Advance(&entries[len(entries)-1])
	}
	setup := *s.acts["setup"].Setup
	setup.Deputies = []string{"bea", "ann"}
	act(Act{Do: SetUp, ID: "setup", Setup: &setup})
	act(Act{Do: Enter, ID: "1", By: "org", Member: "m0", Name: "Named Ann", Person: "ann"})
	act(Act{Do: Enter, ID: "2", By: "org", Member: "x", Name: "Named Anna"})
	act(Act{Do: Enter, ID: "3", By: "org", Member: "m1", Name: "Bea"})
	act(Act{Do: Same, ID: "4", By: "org", Member: "x", Other: "m0"})
	act(*s.acts["round1"].Act)
	act(points("a", 1, 1, 1, 1, 2, 3))
	act(Act{Do: Here, ID: "5", By: "ann", Member: "m0", Round: 1, Reason: "words of Ann"})
	act(Act{Do: Here, ID: "6", By: "org", Member: "m0", Round: 1})
	changed := must.Get(Withhold("e", games, entries, "ann"))(t)
	for _, e := range changed {
		entries[e.Seq-1] = e
	}
	again := New("e", games)
	for i := range entries {
		must.Do(t, again.Fold(&entries[i]))
		for _, word := range []string{"Named", "words of", `"person":"ann"`, `["bea","ann"]`} {
			if strings.Contains(string(entries[i].Body), word) {
				t.Errorf("%s stays", entries[i].Body)
			}
		}
	}
	e := again.Event()
	if r := js(e.Ranking()); len(changed) != 4 || !strings.Contains(r, `"member":"m0"`) || !strings.Contains(r, "Bea") || len(e.Disputes) > 0 || !e.Setup.Runs("bea") {
		t.Errorf("%d entries; %s; disputes %+v", len(changed), r, e.Disputes)
	}
	if more := must.Get(Withhold("e", games, entries, "ann"))(t); len(more) > 0 {
		t.Errorf("again: %+v", more)
	}
}

// matches sets up an event of matches at one table.
func matches(t *testing.T, variant string, seats int) *State {
	s := New("e", games)
	do(t, s, Act{Do: SetUp, ID: "setup", Setup: &Setup{Title: "Friday", Date: "2026-11-27", Variant: variant, Play: Matches, Deals: 4, Rounds: 1, Organiser: "org"}})
	x := Seating{Table: 1, Seats: []string{"m0", "m1", "m2", "m3"}[:seats]}
	do(t, s, Act{Do: Open, ID: "round", Round: 1, Tables: []Seating{x}})
	return s
}

// TestMatch: the points of a match are those of its pad, with bonuses; a deal without the one before it waits; points alone
// take the place of deals, unless they contradict them.
func TestMatch(t *testing.T) {
	s := matches(t, "standard", 3)
	p := must.Get(pad.New(record.Header{Variant: must.Get(rules.Named("standard"))(t), Seats: []string{"a", "b", "c"}, Limit: match.Limit{Deals: 4}}))(t)
	tricks := [][3]pad.Count{{3, 3, 3}, {1, 5, 3}, {0, 2, 7}, {4, 4, 1}}
	var reports []Act
	for i, w := range tricks {
		e := pad.Blank(3)
		for j := range w {
			e.Hands[j] = pad.Hand{Tricks: w[j], Bid: w[j]}
		}
		e.Hands[0].Bid = 3
		e.Hands[1].Premium = rules.Declare
		must.Do(t, p.Enter(e))
		reports = append(reports, Act{Do: Report, ID: fmt.Sprint("d", i+1), Round: 1, Table: 1, Board: uint64(i + 1), Result: &Result{Entry: &e}})
	}
	do(t, s, reports[0], reports[2], reports[3])
	if b := at(s, 1, 1, 3); b.Status != Waiting || b.Score != nil {
		t.Errorf("deal 3 without deal 2 is %+v", b)
	}
	do(t, s, reports[1])
	for _, one := range s.Event().Ranking() {
		i := int(one.Member[1] - '0')
		if want := p.Totals()[i]; one.Points.Cmp(big.NewRat(int64(want), 1)) != 0 || one.Boards != 4 {
			t.Errorf("%s has %v points from %d deals; the pad has %d", one.Member, one.Points, one.Boards, want)
		}
	}
	whole := points("whole", 1, 1, 0, 100, 200, 300)
	do(t, s, whole)
	if b := at(s, 1, 1, 0); b.Status != Disputed || s.Event().Ranking()[0].Boards != 0 {
		t.Errorf("points that contradict the deals are %+v", b)
	}
	do(t, s, Act{Do: Withdraw, ID: "no", Replaces: []string{"d2"}, Reason: "nobody knows"})
	if r := s.Event().Ranking(); r[0].Member != "m2" || r[0].Points.Cmp(big.NewRat(300, 1)) != 0 || r[0].Boards != 4 {
		t.Errorf("points of the whole match rank %s", js(r))
	}
}

// TestUnopened: what tables enter in rounds that nobody has opened waits for them, and makes no more of the event than it says.
func TestUnopened(t *testing.T) {
	s := matches(t, "standard", 3)
	e := pad.Blank(3)
	for i := range e.Hands {
		e.Hands[i] = pad.Hand{Tricks: 3, Bid: 3}
	}
	result := func(round int, deal uint64) Act {
		return Act{Do: Report, ID: fmt.Sprint(round, " ", deal), Round: round, Table: 1, Board: deal, Result: &Result{Entry: &e}}
	}
	weight := s.Event().Weight(Viewer{})
	for r := 2; r <= MostRounds; r++ {
		sent(t, s, Command{Table: 1}, result(r, 3))
		if b := at(s, r, 1, 3); b.Status != Waiting {
			t.Fatalf("deal 3 of round %d is %s", r, b.Status)
		}
	}
	boards := 0
	for _, r := range s.Event().View(Viewer{Desk: true}).Rounds {
		boards += len(r.Tables[0].Boards)
	}
	do(t, s, points("whole", 5, 1, 0, 1, 2, 3), Act{Do: Enter, ID: "m", Member: "m0", Name: "Ann", Person: "p"})
	if l := must.Get(ReadListed(Rows(s)[0]))(t); l.Rounds != 1 || boards != MostRounds-1+s.first.Deals || s.Event().Weight(Viewer{}) != weight {
		t.Errorf("%d rounds are listed, the desk sees %d deals, and others pay for %d", l.Rounds, boards, s.Event().Weight(Viewer{}))
	}
	if b := at(s, 5, 1, 0); b.Status != Entered {
		t.Errorf("a whole match, of which one deal is known, is %s", b.Status)
	}
	do(t, s, result(7, 1), result(7, 2), Act{Do: Open, ID: "open", Round: 7, Tables: []Seating{{Table: 1, Seats: []string{"m0", "m1", "m2"}}}})
	if b := at(s, 7, 1, 3); b.Status != Entered || len(s.Event().Rounds[6].Tables[0].Boards) != s.first.Deals {
		t.Errorf("opened, deal 3 is %s", b.Status)
	}
}

// TestOver: a match that is over before its last deal has no more deals to play.
func TestOver(t *testing.T) {
	s := New("e", games)
	do(t, s, Act{Do: SetUp, ID: "setup", Setup: &Setup{Title: "Friday", Date: "2026-11-27", Variant: "standard", House: []byte(`{"game":{"target":20},"rubber":{"games":1}}`),
		Play: Matches, Deals: 9, Rounds: 1, Organiser: "org"}})
	do(t, s, Act{Do: Open, ID: "round", Round: 1, Tables: []Seating{{Table: 1, Seats: []string{"m0", "m1", "m2"}}}})
	for n := 1; ; n++ {
		if b := at(s, 1, 1, uint64(n)); !b.Planned {
			if n != 3 {
				t.Errorf("two deals of 12 to 14 points make a game to 20, and deal %d is not played", n)
			}
			break
		}
		e := pad.Blank(3)
		for i := range e.Hands {
			e.Hands[i] = pad.Hand{Tricks: pad.Count(4 - i), Bid: pad.Count(4 - i)}
		}
		do(t, s, Act{Do: Report, ID: fmt.Sprint("d", n), Round: 1, Table: 1, Board: uint64(n), Result: &Result{Entry: &e}})
	}
	if got := len(s.Event().View(Viewer{}).Rounds[0].Tables[0].Boards); got != 2 {
		t.Errorf("a view has %d deals", got)
	}
}

// TestFour: at a table of four the dealer sits out each deal, and the trump passes on.
func TestFour(t *testing.T) {
	s := matches(t, "standard", 4)
	for i := range 4 {
		e := pad.Blank(3)
		for j, w := range []pad.Count{3, 3, 3} {
			e.Hands[j] = pad.Hand{Tricks: w, Bid: w}
		}
		do(t, s, Act{Do: Report, ID: fmt.Sprint("d", i+1), Round: 1, Table: 1, Board: uint64(i + 1), Result: &Result{Entry: &e}})
	}
	var out []string
	for n := range uint64(4) {
		b := at(s, 1, 1, n+1)
		out = append(out, b.Out)
		if b.Score == nil || n > 0 && b.Trump != rules.TrumpOf(cards.Clubs) {
			t.Errorf("deal %d is %+v", n+1, b)
		}
	}
	if !slices.Equal(out, []string{"m0", "m1", "m2", "m3"}) {
		t.Errorf("%v sit out", out)
	}
	for _, one := range s.Event().Ranking() {
		if one.Boards != 3 || one.Points.Cmp(big.NewRat(39, 1)) != 0 { // three deals of three tricks, with ten for a contract that all make
			t.Errorf("%s", js(one))
		}
	}
}

// TestSeason: the best results, absences as the mean, adjustments, shared places.
func TestSeason(t *testing.T) {
	standing := func(name, person string, points int64) Standing {
		return Standing{Name: name, Person: person, Points: big.NewRat(points, 1)}
	}
	nights := []Night{
		{ID: "2", Date: "2026-11-20", Standings: []Standing{standing("ANNA", "", 10), standing("Bo", "p", 30)}},
		{ID: "1", Date: "2026-11-13", Standings: []Standing{standing("Anna", "", 20), standing("Bosse", "p", -5)}},
		{ID: "3", Date: "2026-11-27", Standings: []Standing{standing("Bo", "p", 5), standing("Cy", "", 9), {Name: "Bot 1", Bot: "club", Points: big.NewRat(99, 1)}}},
	}
	line := func(all []Placing) (out string) {
		for _, p := range all {
			out += fmt.Sprintf("%d %s %s;", p.Place, p.Player, p.Total.RatString())
		}
		return out
	}
	for _, x := range []struct {
		c    Count
		want string
	}{
		{Count{}, "1 anna 30;1 p 30;3 cy 9;"},
		{Count{Best: 2}, "1 p 35;2 anna 30;3 cy 9;"},
		{Count{Mean: true}, "1 anna 45;2 p 30;3 cy 27;"},
		{Count{Best: 1, Adjustments: []Adjustment{{"anna", 11, "she keeps the books"}, {"new", -1, "late"}}}, "1 anna 31;2 p 30;3 cy 9;4 new -1;"},
	} {
		if got := line(Season(nights, x.c)); got != x.want {
			t.Errorf("%+v gives %s, not %s", x.c, got, x.want)
		}
	}
}

// TestLateInSeason: the list of a group has what is corrected, or comes in, after its event was closed.
func TestLateInSeason(t *testing.T) {
	s := New(LogOf("e"), games)
	do(t, s, Act{Do: SetUp, ID: "setup", Setup: &Setup{Title: "Friday", Date: "2026-11-27", Variant: "standard", Play: Boards, Deals: 2, Rounds: 1, Organiser: "org", Group: "g"}},
		Act{Do: Open, ID: "o", Round: 1, Tables: []Seating{{1, []string{"a", "b", "c"}, []uint64{1, 2}}}},
		points("r", 1, 1, 1, 10, 20, 30), Act{Do: Close, ID: "end"})
	late := points("c", 1, 1, 1, 60, 20, 30)
	late.Do, late.Replaces, late.Reason = Correct, []string{"r"}, "counted again"
	for _, a := range []Act{late, points("late", 1, 1, 2, 100, 0, 0)} {
		do(t, s, a)
		rows := Rows(s)
		if len(rows) != 1 || rows[0].List != ListOfGroup("g") {
			t.Fatalf("after %s: %+v", a.ID, rows)
		}
		l := must.Get(ReadListed(rows[0]))(t)
		for i, st := range s.Event().Ranking() {
			if l.Standings[i].Member != st.Member || l.Standings[i].Points.Cmp(st.Points) != 0 {
				t.Errorf("after %s %s has %s, not %s", a.ID, st.Member, l.Standings[i].Points, st.Points)
			}
		}
	}
}

// open sets up an event of boards of which one round is opened, with a table of three and one of four.
func open(t *testing.T, variant, seed string) *State {
	s := New("e", games)
	do(t, s, Act{Do: SetUp, ID: "setup", Setup: &Setup{Title: "Friday", Date: "2026-11-27", Variant: variant, Play: Boards, Seed: seed, Deals: 2, Rounds: 2,
		Organiser: "org", Deputies: []string{"dep"}}},
		Act{Do: Open, ID: "round", Round: 1, Tables: []Seating{{1, []string{"m0", "m1", "m2"}, []uint64{1, 2}}, {2, []string{"m3", "m4", "m5", "m6"}, []uint64{1, 2}}}})
	return s
}

// TestTooEarly: a board that was played before its round, and a phone's round that is not opened, are in no view until the
// event is closed.
func TestTooEarly(t *testing.T) {
	s := open(t, "standard", "club 7")
	do(t, s, points("a", 1, 1, 3, 77, 0, 0), points("b", 2, 1, 3, 77, 0, 0), points("c", 7, 1, 1, 77, 0, 0))
	if got := js(s.Event().View(Viewer{})); strings.Contains(got, "77") || strings.Contains(got, `"number":7`) {
		t.Errorf("a board of a round to come is seen: %s", got)
	}
	do(t, s, Act{Do: Close, ID: "end"})
	if got := js(s.Event().View(Viewer{})); !strings.Contains(got, "77") || strings.Contains(got, `["","",""]`) {
		t.Errorf("after the event it is not, or nobody has played it: %s", got)
	}
}

// TestOracle: neither the answer to a result nor the own view of a table that makes one up tells the card that is turned up on
// a board to come.
func TestOracle(t *testing.T) {
	var views []string
	for _, seed := range []string{"club 7", "other cards", "a third"} {
		s := open(t, "pennycook", seed)
		e := entry(rand.New(rand.NewPCG(1, 1)), s, s.face(2))
		for _, card := range []string{"AC", "7D", "6H"} {
			e.Turnup, e.Trump = must.Get(cards.ParseCard(card))(t), rules.Unnamed
			if _, err := s.Step(&Command{Table: 1, Act: Act{Do: Report, ID: "x", Round: 1, Table: 1, Board: 2, Result: &Result{Entry: e}}}); err != nil {
				t.Errorf("with the seed %q, %s is refused: %v", seed, card, err)
			}
		}
		e.Turnup = 0
		do(t, s, Act{Do: Report, ID: "a", Round: 1, Table: 1, Board: 2, Result: &Result{Entry: e}})
		view := js([]View{s.Event().View(Viewer{Table: 1}), s.Event().View(Viewer{Member: "m0"})})
		do(t, s, Act{Do: Open, ID: "alone", Round: 2, Tables: []Seating{{1, []string{"m0", "m1", "m2"}, []uint64{3, 4}}}}, // nobody else has these
			Act{Do: Report, ID: "b", Round: 2, Table: 1, Board: 3, Result: &Result{Entry: e}})
		views = append(views, view+js([]View{s.Event().View(Viewer{Table: 1}), s.Event().View(Viewer{Desk: true})}))
	}
	if !strings.Contains(views[0], `"own"`) || len(slices.Compact(views)) > 1 {
		t.Errorf("the seed shows: %s", strings.Join(views, "\n"))
	}
}

// TestOracleBids: where one card is left over, the bids that are refused for a board to come do not tell its suit.
func TestOracleBids(t *testing.T) {
	var answers []string
	for _, seed := range []string{"a", "b", "c", "d", "e", "f"} {
		s := New("e", games)
		do(t, s, Act{Do: SetUp, ID: "setup", Setup: &Setup{Title: "Friday", Date: "2026-11-27", Variant: "classic", House: []byte(`{"joker":false,"ranks":"A K Q J 10 9 8 7 6 5","hand":13,"aside":4}`),
			Play: Boards, Seed: seed, Deals: 1, Rounds: 1, Organiser: "org"}},
			Act{Do: Open, ID: "round", Round: 1, Tables: []Seating{{1, []string{"m0", "m1", "m2"}, []uint64{1}}, {2, []string{"m3", "m4", "m5"}, []uint64{1}}}})
		answer := ""
		for bids := range 5 * 5 * 5 {
			e := pad.Blank(3)
			for i := range e.Hands {
				e.Hands[i] = pad.Hand{Bid: pad.Count(8 + []int{bids % 5, bids / 5 % 5, bids / 25}[i]), Tricks: 3}
			}
			a := Act{Do: Report, ID: fmt.Sprint("x", bids), Round: 1, Table: 1, Board: 1, Result: &Result{Entry: &e}}
			_, err := s.Step(&Command{Table: 1, Act: a})
			if answer += fmt.Sprintln(e.Hands, err); err != nil {
				continue
			}
			do(t, s, a)
			view := s.Event().View(Viewer{Table: 1})
			answer += js(view.Rounds[0].Tables[0].Boards)
			if b := at(s, 1, 1, 1); b.Status != Entered || b.Score.Entry.Turnup != s.face(1).turnup {
				t.Errorf("%v are %s, with %v turned up", e.Hands, b.Status, b.Score)
			}
			do(t, s, Act{Do: Withdraw, ID: fmt.Sprint("y", bids), Replaces: []string{a.ID}, Reason: "so"})
		}
		answers = append(answers, answer)
		cost := func(bid pad.Count) float64 {
			e := pad.Blank(3)
			for i := range e.Hands {
				e.Hands[i] = pad.Hand{Bid: bid, Tricks: 3}
			}
			a := Act{Do: Report, ID: "x", Round: 1, Table: 1, Board: 1, Result: &Result{Entry: &e}}
			return testing.AllocsPerRun(1, func() { _, _ = s.Step(&Command{Act: a}) })
		}
		if can, cannot := cost(10), cost(12); cannot > 20*can {
			t.Errorf("an impossible result costs %v, a possible one %v", cannot, can)
		}
	}
	if !strings.Contains(answers[0], "own") || !strings.Contains(answers[0], "cannot be right") || len(slices.Compact(answers)) > 1 {
		t.Errorf("the seed shows: %.3000s", strings.Join(answers, "\n"))
	}
}

// TestPhone: a table that is late sees its own results, though the next round is opened; a table in the next round does not
// see those of who sat there before.
func TestPhone(t *testing.T) {
	s := open(t, "standard", "")
	do(t, s, points("a", 1, 1, 1, 77, 0, 0), points("b", 1, 2, 1, 88, 0, 0),
		Act{Do: Open, ID: "r2", Round: 2, Tables: []Seating{{1, []string{"m3", "m4", "m5"}, []uint64{3, 4}}, {2, []string{"m0", "m1", "m2", "m6"}, []uint64{1, 3}}}})
	sees := func(number int, points string) bool {
		return strings.Contains(js(s.Event().View(Viewer{Table: number})), points)
	}
	if !sees(1, "77") || !sees(2, "88") || sees(1, "88") {
		t.Error("a late table does not see its own results, or those of another")
	}
	do(t, s, points("c", 2, 1, 3, 99, 0, 0))
	if sees(1, "77") || !sees(1, "99") {
		t.Error("a table in the next round does not see its own results, or those of the round before")
	}
}

// TestWholeRuling: a ruling for a whole match takes the place of the player's deals.
func TestWholeRuling(t *testing.T) {
	s := matches(t, "standard", 3)
	e := pad.Blank(3)
	for i := range e.Hands {
		e.Hands[i] = pad.Hand{Tricks: 3, Bid: 3}
	}
	do(t, s, Act{Do: Report, ID: "a", Round: 1, Table: 1, Board: 1, Result: &Result{Entry: &e}},
		Act{Do: Rule, ID: "r", Round: 1, Table: 1, Member: "m1", Ruling: &Ruling{Fixed, 50}, Reason: "the others had left"})
	for _, one := range s.Event().Ranking() {
		if one.Member == "m1" && (one.Boards != 4 || one.Points.Cmp(big.NewRat(50, 1)) != 0) {
			t.Errorf("the ruling makes %s", js(one))
		}
	}
	long := pad.Blank(30)
	if _, err := s.Step(&Command{Caller: "org", Act: Act{Do: Report, ID: "x", Round: 1, Table: 1, Board: 2, Result: &Result{Entry: &long}}}); err == nil {
		t.Error("a result of thirty hands is stored")
	}
}

var _ journal.State = (*State)(nil)
