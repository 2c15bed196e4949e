package problem

import (
	"encoding/json"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/base/calendar"
	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

func shippedSet(t testing.TB) []*Problem {
	t.Helper()
	set := must.Get(Shipped())(t)
	return set
}

type provers map[*rules.Game]*Prover

func (ps provers) of(x *Problem) *Prover {
	if ps[x.Game] == nil {
		ps[x.Game] = NewProver(x.Game)
	}
	return ps[x.Game]
}

// TestShipped: there are several hundred problems, of all variants, kinds and
// grades, and the proof of every ending repeats.
func TestShipped(t *testing.T) {
	set := shippedSet(t)
	if len(set) < 400 {
		t.Errorf("there are %d problems", len(set))
	}
	variants, grades, kinds := map[string]int{}, map[int]int{}, map[Kind]int{}
	ps := provers{}
	for _, x := range set {
		var v rules.View
		x.View(&v)
		must.Do(t, x.Game.CheckView(&v), x.ID)
		variants[x.Game.ID()]++
		grades[x.Trial.Grade()]++
		kinds[x.Kind]++
		if !x.Trial.Tells() {
			t.Errorf("problem %s does not tell strong from weak: %v", x.ID, x.Trial)
		}
		must.Do(t, ps.of(x).Check(x))
	}
	for _, v := range rules.Catalogue() {
		if variants[v.ID] < 10 {
			t.Errorf("there are %d problems of %s", variants[v.ID], v.ID)
		}
	}
	for grade := 1; grade <= Grades; grade++ {
		if grades[grade] < Ten {
			t.Errorf("there are %d problems of grade %d", grades[grade], grade)
		}
	}
	for k := range kinds {
		if kinds[k] < 20 {
			t.Errorf("there are %d problems of the kind %v", kinds[k], k)
		}
	}
}

func TestGrade(t *testing.T) {
	for want, solved := range [][]int{{0, 8, 8, 8, 8}, {0, 0, 8, 8, 8}, {0, 0, 0, 8, 8}, {0, 0, 0, 0, 8}} {
		if got := (&Trial{Solved: solved, Of: 8}).Grade(); got != want+1 {
			t.Errorf("%v of 8 is grade %d, not %d", solved, got, want+1)
		}
	}
}

// TestWrongAnswers: a proof refuses other answers.
func TestWrongAnswers(t *testing.T) {
	ps := provers{}
	for _, x := range shippedSet(t)[:40] {
		if x.Kind == Bid {
			continue
		}
		wrong := *x
		wrong.Answers = nil
		for a := range x.Game.Options(&x.State, x.Seat).All() {
			if !x.Right(a) {
				wrong.Answers = []rules.Action{a}
			}
		}
		if ps.of(x).Check(&wrong) == nil {
			t.Errorf("problem %s: %v is proved as well", x.ID, wrong.Answers[0])
		}
	}
}

// TestHiddenByEnumeration compares the proof that deals no lie with one that deals
// them all, in endings of two tricks.
func TestHiddenByEnumeration(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	tried := 0
	for _, id := range []string{"standard", "dummy", "nobid", "nines"} {
		g := must.Get(rules.Open(id))(t)
		for range 4 {
			s := lastTricks(g, rng, 2)
			seat := g.Turn(&s).First()
			var v rules.View
			g.View(&s, seat, &v)
			got, ok := Sure(g, &v)
			if !ok {
				t.Fatal("too much work")
			}
			lies := everyLie(g, &v)
			var want cards.Set
			for a := range v.Options.All() {
				if sureIn(g, lies, seat, &a) {
					want |= a.Cards()
				}
			}
			if got != want {
				t.Errorf("%s: sure are %q, and of %d lies %q", g.AppendPosition(nil, &s), got, len(lies), want)
			}
			tried += len(lies)
		}
	}
	if tried < 1000 {
		t.Errorf("%d lies are few", tried)
	}
}

func lastTricks(g *rules.Game, rng *rand.Rand, left int) rules.State {
	seed := cards.SeedOf("hidden")
	d := g.Deal(&seed, rng.Uint64())
	d.Trump = rules.HeartsTrump
	s := g.Start(&d)
	for plays := (g.Tricks() - left) * g.Seats(); s.Phase() != rules.Playing || plays > 0; {
		if s.Phase() == rules.Playing {
			plays--
		}
		o := g.Due(&s)
		i := rng.IntN(o.Len())
		if o.Kind == rules.Offering {
			i = 0
		}
		g.Apply(&s, o.Nth(i))
	}
	return s
}

// everyLie returns all deals that agree with the View, but for the order of
// bid-cards that do not matter.
func everyLie(g *rules.Game, v *rules.View) []rules.State {
	var unseen cards.Set = g.Pack()
	for i := range v.Hand {
		unseen &^= v.Hand[i] | v.Aside[i]
		for t := range v.Played {
			unseen &^= v.Played[t][i].Set()
		}
	}
	var all []rules.State
	var h rules.Hidden
	var deal func(seat int, left cards.Set)
	deal = func(seat int, left cards.Set) {
		if seat == g.Seats() {
			rest := left
			for i := range g.Seats() {
				for !v.AsideOpen.Has(rules.Seat(i)) && h.Aside[i].Len() < g.Aside() && rest != 0 && g.Lays() {
					h.Aside[i] |= rest.First().Set()
					rest &= rest - 1
				}
			}
			all = append(all, g.Suppose(v, &h))
			for i := range h.Aside {
				h.Aside[i] = 0
			}
			return
		}
		if v.HandOpen.Has(rules.Seat(seat)) {
			deal(seat+1, left)
			return
		}
		choose(left, int(v.Held[seat]), func(hand cards.Set) {
			for c := range hand.Cards() {
				if v.Void[seat]>>g.SuitOf(v.Trump, c)&1 == 1 {
					return
				}
			}
			h.Hand[seat] = hand
			deal(seat+1, left&^hand)
		})
	}
	deal(0, unseen)
	return all
}

// choose calls do with each way to take n of the cards.
func choose(from cards.Set, n int, do func(cards.Set)) {
	if n == 0 {
		do(0)
		return
	}
	for ; from.Len() >= n; from &= from - 1 {
		first := from.First().Set()
		choose(from&^first, n-1, func(rest cards.Set) { do(first | rest) })
	}
}

// sureIn reports whether the seat makes its contract in all the lies, choosing from what it sees, after
// the act or, if it is nil, from here.
func sureIn(g *rules.Game, lies []rules.State, seat rules.Seat, act *rules.Action) bool {
	if act != nil {
		next := make([]rules.State, len(lies))
		for i := range lies {
			next[i] = lies[i]
			g.Apply(&next[i], *act)
		}
		return sureIn(g, next, seat, nil)
	}
	if r, over := g.Result(&lies[0]); over {
		for i := range lies {
			if r, _ = g.Result(&lies[i]); !r.Made.Has(seat) {
				return false
			}
		}
		return true
	}
	due := g.Due(&lies[0])
	own := g.Owner(&lies[0], due.Seat) == seat
	by := map[rules.Action][]rules.State{}
	for i := range lies {
		for a := range g.Due(&lies[i]).All() {
			by[a] = append(by[a], lies[i])
		}
	}
	for a, group := range by {
		if sureIn(g, group, seat, &a) == own {
			return own
		}
	}
	return !own
}

// TestText: a problem is written as it is read, and errors name what is wrong.
func TestText(t *testing.T) {
	set := shippedSet(t)
	line := set[0].String()
	words := strings.SplitN(line, " ", 7)
	with := func(at int, word string) string {
		ws := append([]string(nil), words...)
		ws[at] = word
		return strings.Join(ws, " ")
	}
	for text, want := range map[string]string{
		"":                        "needs an id",
		with(0, "aaaaaa"):         "the id of what it asks is",
		with(1, "9.9/8"):          "trial",
		with(1, "1.1"):            "trial",
		with(2, "AX"):             "answer",
		with(2, "2C"):             "answer",
		with(3, "3=1.0@50"):       "study",
		with(4, "riddle"):         "no kind",
		with(4, "bid"):            "study",
		with(5, "9"):              "seat",
		with(6, "nowhere 0 H"):    "nowhere",
		with(6, "standard 0 H /"): "position",
	} {
		if _, err := parse(text, firstLevels, rules.Open); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%.60q: %v, not about %q", text, err, want)
		}
	}
	if _, err := ParseSet([]byte(line + "\n# a comment\n\n" + line)); err == nil || !strings.Contains(err.Error(), "line 4") {
		t.Errorf("the same twice: %v", err)
	}
}

func FuzzParse(f *testing.F) {
	for i, x := range shippedSet(f) {
		if i%50 == 0 {
			f.Add(x.String())
		}
	}
	f.Fuzz(func(t *testing.T, line string) {
		x, err := parse(line, firstLevels, rules.Open)
		if err != nil {
			return
		}
		again, err := parse(x.String(), firstLevels, rules.Open)
		if err != nil || !reflect.DeepEqual(again.Answers, x.Answers) || again.ID != x.ID || again.State != x.State {
			t.Errorf("%q is read another way the second time: %v", line, err)
		}
	})
}

// TestOpenHands: a hidden ending shows no more than its seat sees, and an open one shows all hands.
func TestOpenHands(t *testing.T) {
	for _, x := range shippedSet(t) {
		var v, own rules.View
		x.View(&v)
		x.Game.View(&x.State, x.Seat, &own)
		if x.Kind != Open && v != own {
			t.Errorf("problem %s shows more than its View", x.ID)
		}
		if x.Kind == Open && v.HandOpen.Len() != x.Game.Seats() {
			t.Errorf("problem %s hides hands", x.ID)
		}
	}
}

// TestRefutations: each wrong card is refuted by a line of legal cards after which
// the contract is lost, from a lie that the View allows.
func TestRefutations(t *testing.T) {
	ps := provers{}
	for i, x := range shippedSet(t) {
		if x.Kind == Bid || i%4 > 0 {
			continue
		}
		var v rules.View
		x.View(&v)
		for _, r := range ps.of(x).Refute(x) {
			h := x.Game.Uncover(&x.State)
			copy(h.Hand[:], r.Hands)
			s := x.Game.Suppose(&v, &h) // bid-cards may differ: no seat plays them
			skip := (x.Game.Seats() - x.Game.CardsLeft(&v)%x.Game.Seats()) % x.Game.Seats()
			for _, trick := range r.Tricks {
				for _, text := range trick.Acts {
					if skip > 0 {
						skip--
						continue
					}
					a := must.Get(rules.ParseAction(rules.Seat(text[0]-'0'), text[2:]))(t)
					must.Do(t, x.Game.Do(&s, x.Game.Owner(&s, a.Seat()), a), "problem", x.ID, r.Act)
				}
			}
			x.Game.View(&s, x.Seat, &v)
			if made := s.Phase() == rules.Over && v.Made.Has(x.Seat); made || s.Phase() == rules.Playing && x.Game.Prospect(&v, x.Seat) != rules.Lost {
				t.Errorf("problem %s: %s does not lose the contract", x.ID, r.Act)
			}
			x.View(&v)
		}
	}
}

// TestDay: each day has ten different problems, of all grades, and none returns before all the rest of
// its grade have been asked.
func TestDay(t *testing.T) {
	set := shippedSet(t)
	of := map[int]int{}
	for _, x := range set {
		of[x.Trial.Grade()]++
	}
	seen := map[string]calendar.Day{}
	for day := calendar.Day(20_000); day < 20_200; day++ {
		ten := Day(set, Progress{}, day)
		grades, ids := map[int]int{}, map[string]bool{}
		for _, x := range ten {
			grades[x.Trial.Grade()]++
			ids[x.ID] = true
			if last, ok := seen[x.ID]; ok && day-last < calendar.Day(of[x.Trial.Grade()]/perDay[x.Trial.Grade()-1]-1) {
				t.Fatalf("problem %s came on day %d and again on day %d", x.ID, last, day)
			}
			seen[x.ID] = day
		}
		if len(ids) != Ten || len(grades) != Grades {
			t.Fatalf("day %d has %d problems of %d grades", day, len(ids), len(grades))
		}
	}
	if len(seen) != len(set) {
		t.Errorf("of %d problems %d came in 200 days", len(set), len(seen))
	}
}

// TestDays: a player who answers all problems of each day gets ten new ones until there are no more.
// Those missed come back among them, and a day's problems do not change while they are answered.
func TestDays(t *testing.T) {
	set := shippedSet(t)
	p := Progress{}
	days := calendar.Day(len(set) / Ten)
	for day := calendar.Day(20_000); day < 20_000+days; day++ {
		ten, backs := Day(set, p, day), 0
		for i, x := range ten {
			m, known := p.Marks[x.ID]
			if known {
				backs++
			}
			if due, _ := m.Due(); known && (m.First == day || due > day) {
				t.Fatalf("on day %d problem %s comes back unasked", day, x.ID)
			}
			p = Answer(p, x, i != Ten-1, day, noon(day)) // misses the hardest
		}
		if len(ten) != Ten || backs > mostBack || day > 20_000 && backs == 0 {
			t.Fatalf("day %d has %d problems, of which %d come back", day, len(ten), backs)
		}
		for _, x := range Day(set, p, day) {
			if !slices.Contains(ten, x) {
				t.Fatalf("on day %d problem %s takes the place of one that was answered", day, x.ID)
			}
		}
	}
}

// noon is noon of a day, in UTC.
func noon(day calendar.Day) time.Time { return time.Unix(int64(day)*24*60*60+12*60*60, 0) }

// TestAnsweredDays: a day counts where the person is, over midnight and the date line, and only while it is
// that day somewhere; progress that an earlier version kept counts the days of its marks.
func TestAnsweredDays(t *testing.T) {
	set := shippedSet(t)
	var old Progress
	text := `{"rating":1500,"doubt":350,"marks":{"a":{"right":true,"first":"2027-03-26","last":"2027-03-26"},"b":{"right":false,"first":"2027-03-24","last":"2027-03-27","box":1}}}`
	if err := json.Unmarshal([]byte(text), &old); err != nil || old.Check() != nil {
		t.Fatalf("old progress is refused: %v", err)
	}
	p, d := old, calendar.Day(20905) // 28 March 2027, when summer time begins in Europe
	for i, x := range []struct {
		day    calendar.Day
		at     time.Time
		streak int
	}{
		{d, noon(d).Add(10 * time.Hour), 3},       // 23:59 in Berlin and later
		{d + 1, noon(d).Add(10 * time.Hour), 4},   // after midnight
		{d + 1, noon(d).Add(10 * time.Hour), 4},   // once more
		{d, noon(d + 1), 4},                       // over the date line: the day before
		{d + 2, noon(d + 1).Add(-time.Hour), 5},   // where days begin first
		{d + 3, noon(d + 4).Add(-time.Second), 6}, // where they end last
		{d + 4, noon(d + 6), 0},                   // too late for that day
		{d + 9, noon(d + 6), 0},                   // too early
		{d + 6, noon(d + 6), 1},
	} {
		p = Answer(p, set[i], true, x.day, x.at)
		if n := calendar.Streak(p.Answered(), x.at); n != x.streak || p.Check() != nil {
			t.Errorf("%d. answer: a streak of %d, not %d: %v", i+1, n, x.streak, p.Days)
		}
	}
	if len(old.Days) != 0 || calendar.Streak(old.Answered(), noon(d)) != 2 {
		t.Errorf("the old progress counts %v", old.Answered())
	}
	for range 2 * mostDays {
		d++
		p.Days = with(p.Days, d, noon(d))
	}
	if len(p.Days) != mostDays || p.Days[mostDays-1] != d {
		t.Errorf("%d days are kept", len(p.Days))
	}
}

// TestDaysMakeSense: days out of order, twice, or too many are refused, as no answers lead to them.
func TestDaysMakeSense(t *testing.T) {
	many := make([]calendar.Day, mostDays+1)
	for i := range many {
		many[i] = calendar.Day(20_000 + i)
	}
	for _, days := range [][]calendar.Day{{20_001, 20_000}, {20_000, 20_000}, many} {
		if p := (Progress{Rating: Begin, Doubt: beginDoubt, Days: days}); p.Check() == nil {
			t.Errorf("%d days are accepted, the first %v", len(days), days[:2])
		}
	}
	p := Progress{Rating: Begin, Doubt: beginDoubt, Days: many[1:]}
	if err := p.Check(); err != nil {
		t.Error(err)
	}
}

// TestProgress follows a player who misses one problem and solves the others.
func TestProgress(t *testing.T) {
	set := shippedSet(t)
	day := calendar.Day(20_000)
	ten := Day(set, Progress{}, day)
	p := Progress{}
	for i, x := range ten {
		p = Answer(p, x, i > 0, day, noon(day))
	}
	missed := ten[0]
	if again := Answer(p, missed, true, day, noon(day)); !reflect.DeepEqual(again, p) {
		t.Error("a second answer on the same day counts")
	}
	if got := Day(set, p, day); len(got) != Ten {
		t.Errorf("after all answers the day has %d problems", len(got))
	}
	rating := p.Rating
	for box, pause := range pauses {
		due, ok := p.Marks[missed.ID].Due()
		if !ok || due != day+calendar.Day(pause) {
			t.Fatalf("after %d right answers it is due on %v, %v", box, due, ok)
		}
		if got := Day(set, p, due-1); due-1 > day && got[0] == missed {
			t.Error("it comes back too early")
		}
		if got := Day(set, p, due); got[0] != missed || len(got) > Ten {
			t.Error("it does not come back")
		}
		day = due
		p = Answer(p, missed, true, day, noon(day))
	}
	if _, ok := p.Marks[missed.ID].Due(); ok || p.Rating != rating {
		t.Error("what is learnt comes back, or counts for the rating")
	}
	for range 3 {
		day++
		p = Answer(p, missed, false, day, noon(day))
	}
	if due, _ := p.Marks[missed.ID].Due(); due != day+1 {
		t.Error("missed again, it does not come back tomorrow")
	}
	text, err := json.Marshal(p)
	var back Progress
	if err != nil || json.Unmarshal(text, &back) != nil || !reflect.DeepEqual(back, p) || back.Check() != nil {
		t.Errorf("progress is not read as it is written: %s", text)
	}
}

// TestBadProgress: progress that no answers lead to is refused.
func TestBadProgress(t *testing.T) {
	for _, text := range []string{
		`{"rating":1e9,"doubt":100}`, `{"rating":1500,"doubt":1}`, `{"rating":1500,"doubt":350,"marks":{"a":{"box":9}}}`,
		`{"rating":1500,"doubt":350,"marks":{"a":{"first":"2026-02-02","last":"2026-02-01"}}}`,
	} {
		var p Progress
		if err := json.Unmarshal([]byte(text), &p); err != nil || p.Check() == nil {
			t.Errorf("%s is accepted, %v", text, err)
		}
	}
	var p Progress
	if err := json.Unmarshal([]byte(`{"marks":{"a":{"first":"2026-02-30"}}}`), &p); err == nil {
		t.Error("30 February is accepted")
	}
}

// TestRating: ratings of many players converge on the players' strengths, and doubt shrinks.
func TestRating(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	sum := 0.0
	const players, strength = 200, 1750.0
	for range players {
		rating, doubt := Begin, beginDoubt
		for range 300 {
			of := 1000 + 1000*rng.Float64()
			rating, doubt = rate(rating, doubt, of, rng.Float64() < expected(strength, of))
		}
		if doubt > 60 {
			t.Fatalf("after 300 problems the doubt is %.0f", doubt)
		}
		sum += rating / players
	}
	if sum < strength-15 || sum > strength+15 {
		t.Errorf("the mean rating is %.0f, not %.0f", sum, strength)
	}
}

// TestLevels: a set names the levels that tried its problems. A level added later has no share, and a set
// of other levels can be read.
func TestLevels(t *testing.T) {
	line := shippedSet(t)[0].String()
	words := strings.SplitN(line, " ", 3)
	set := must.Get(ParseSet([]byte(LevelsLine([]string{"club", "master"}) + "\n" + words[0] + " 2.6/8 " + words[2] + "\n")))(t)
	for level, want := range map[string]float64{"club": 0.25, "master": 0.75, "expert": -1} {
		share, ok := set[0].Trial.Share(level)
		if !ok {
			share = -1
		}
		if share != want {
			t.Errorf("%s has the share %v, not %v", level, share, want)
		}
	}
	if _, err := ParseSet([]byte("levels club master\n" + line)); err == nil || !strings.Contains(err.Error(), "club, master") {
		t.Errorf("a problem that other levels have tried: %v", err)
	}
}
