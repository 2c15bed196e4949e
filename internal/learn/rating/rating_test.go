package rating

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/search"
	"ninetynine/rules"
)

// TestClasses: every variant has a class, and each class has a variant.
func TestClasses(t *testing.T) {
	var of []string
	for _, v := range rules.Catalogue() {
		of = append(of, v.ID+" "+ClassOf(&v))
	}
	got := " " + strings.Join(of, ",") + ","
	for _, want := range []string{"standard 3", "four 4", "five-500 5", "dummy-penguin 2d", "duel 2", "junk-joker 3"} {
		if !strings.Contains(got, want+",") {
			t.Errorf("%s is missing in %s", want, got)
		}
	}
}

// TestAnchors: every level of the present edition has a mean in every class, and a better level a higher one.
func TestAnchors(t *testing.T) {
	for _, class := range Classes() {
		last := 0.0
		for _, level := range search.LevelNames() {
			mean, ok := Anchor(class, level, search.Edition)
			if !ok || mean <= last || level == "club" && mean != 1500 {
				t.Errorf("%s in %s: %v, %v after %v", level, class, mean, ok, last)
			}
			last = mean
		}
	}
	if _, ok := Anchor("3", "greedy", 0); ok {
		t.Error("greedy is no level")
	}
}

func field(means ...float64) []Finisher {
	f := make([]Finisher, len(means))
	for i, m := range means {
		f[i] = Finisher{Rating: Rating{m, 50}, Rank: i}
	}
	return f
}

func TestUpdate(t *testing.T) {
	p := Fitted("3")
	f := field(1500, 1500, 1500)
	p.Update(f, 9)
	if !(f[0].Mean > f[1].Mean && f[1].Mean > f[2].Mean) || math.Abs(f[0].Mean+f[1].Mean+f[2].Mean-4500) > 1 || f[0].Deviation >= 50 {
		t.Errorf("equal players by places: %v", f)
	}
	tied := field(1500, 1500, 1500)
	for i := range tied {
		tied[i].Rank = 0
	}
	if p.Update(tied, 9); tied[0].Mean != 1500 || tied[2].Mean != 1500 {
		t.Errorf("equal players who tie: %v", tied)
	}
	long, short := field(1500, 1500), field(1500, 1500)
	p.Update(long, 27)
	p.Update(short, 1)
	if long[0].Mean <= f[0].Mean-20 || long[0].Mean-1500 < 2*(short[0].Mean-1500) {
		t.Errorf("long matches say more: %v, %v", long, short)
	}
	anchor := field(1500, 1500)
	anchor[1].Deviation = 0
	if p.Update(anchor, 9); anchor[1].Mean != 1500 || anchor[0].Mean <= 1500 {
		t.Errorf("an anchor: %v", anchor)
	}
	capped := field(1500, 1500)
	capped[0].Capped, capped[1].Capped = true, true
	if p.Update(capped, 9); capped[0].Mean != 1500 || capped[1].Mean >= 1500 {
		t.Errorf("players who can only lose: %v", capped)
	}
	guest := field(1500, 1500)
	guest[1].Deviation = p.Start.Deviation
	if p.Update(guest, 9); guest[0].Mean != 1500 || guest[1].Mean >= 1500 {
		t.Errorf("a guest counts for no settled player: %v", guest)
	}
	if guest[0].Deviation != 50 {
		t.Errorf("a match against a guest alone made a settled player less certain: %v", guest)
	}
	often := field(1500, 1500)
	often[0].Met = func(int) int { return Recent }
	if p.Update(often, 9); often[0].Mean-1500 > (1500-often[1].Mean)/4 {
		t.Errorf("an opponent met often: %v", often)
	}
}

// TestFindsOut: among players whose strength is known, ratings find it, as closely as their deviations say.
func TestFindsOut(t *testing.T) {
	p, r := Fitted("3"), rand.New(rand.NewPCG(1, 2))
	p.Often, p.Wide, p.Drift = 0, 0, 0
	truth, now := make([]float64, 40), make([]Rating, 40)
	for i := range truth {
		truth[i], now[i] = 1450+100*r.NormFloat64(), p.Start
	}
	for range 3000 {
		at := r.Perm(len(truth))[:3]
		f := make([]Finisher, 3)
		var by [3]float64
		for i, who := range at {
			f[i].Rating = now[who]
			by[i] = truth[who]/points - math.Log(r.ExpFloat64())
		}
		for i := range f {
			for j := range f {
				if by[j] > by[i] {
					f[i].Rank++
				}
			}
		}
		p.Update(f, usual)
		for i, who := range at {
			now[who] = f[i].Rating
		}
	}
	within := 0
	for i := range truth {
		if math.Abs(now[i].Mean-truth[i]) < 2*now[i].Deviation {
			within++
		}
	}
	if within < 34 {
		t.Errorf("%d of 40 within two deviations", within)
	}
}

// TestSameBits: a rating after many updates has these bits on every processor.
func TestSameBits(t *testing.T) {
	p := Fitted("5")
	f := field(1500, 1433.3, 1601.25, 1290, 1477)
	for n := range 500 {
		for i := range f {
			f[i].Rank = (i*7 + n*n) % 5
		}
		p.Update(f, 1+n%27)
	}
	if got := math.Float64bits(f[2].Mean); got != 0x40969b10f1ed8150 {
		t.Errorf("%#x: %v", got, f[2].Rating)
	}
}

// A ledger has the rows of a store.
type ledger map[[2]string]*journal.Row

func (l ledger) row(list, key string) *journal.Row {
	if l[[2]string{list, key}] == nil {
		l[[2]string{list, key}] = &journal.Row{}
	}
	return l[[2]string{list, key}]
}

// after folds one result and returns the means of ann and bob; 0 without one.
func after(r journal.Result) (ann, bob float64) {
	l := ledger{}
	Fold(&r, l.row)
	for key, row := range l {
		s, err := Parse(row)
		switch {
		case err != nil:
		case key[1] == "ann":
			ann = s.Mean
		default:
			bob = s.Mean
		}
	}
	return ann, bob
}

func TestFold(t *testing.T) {
	match := func(change func(r *journal.Result)) journal.Result {
		r := journal.Result{Variant: "standard", Rated: true, Deals: 9, Chairs: []journal.Share{
			{Player: "ann", Points: 90, Won: true}, {Player: "bob", Points: 50}, {Bot: "club", Edition: 3, Points: 70},
		}}
		change(&r)
		return r
	}
	const start = 1450.0
	if a, b := after(match(func(*journal.Result) {})); a <= start || b >= start {
		t.Errorf("who wins gains: %v, %v", a, b)
	}
	if a, b := after(match(func(r *journal.Result) { r.Chairs[0].Left = true })); a >= start || b <= start {
		t.Errorf("who leaves loses, whatever the stand-in does: %v, %v", a, b)
	}
	for what, change := range map[string]func(r *journal.Result){
		"a stand-in":  func(r *journal.Result) { r.Chairs[0].Away = 1 },
		"a hint":      func(r *journal.Result) { r.Chairs[0].Hints = 1 },
		"a take-back": func(r *journal.Result) { r.Chairs[0].Undone = 1 },
	} {
		if a, b := after(match(change)); a != start || b >= start {
			t.Errorf("%s gains nothing: %v, %v", what, a, b)
		}
	}
	if a, b := after(match(func(r *journal.Result) { r.Cut, r.Deals = true, 0 })); a != 0 || b != 0 {
		t.Errorf("a match given up by all: %v, %v", a, b)
	}
	if a, b := after(match(func(r *journal.Result) { r.Cut, r.Deals, r.Chairs[0].Left = true, 0, true })); a >= start-10 || b != 0 {
		t.Errorf("a match given up after one left: %v, %v", a, b)
	}
	for what, change := range map[string]func(r *journal.Result){
		"unrated":                func(r *journal.Result) { r.Rated = false },
		"a person and a program": func(r *journal.Result) { r.Chairs[1] = journal.Share{Bot: "greedy"} },
		"the same twice, alone": func(r *journal.Result) {
			r.Variant, r.Chairs = "duel", []journal.Share{{Player: "ann", Won: true}, {Player: "ann"}}
		},
	} {
		if a, b := after(match(change)); a != 0 || b != 0 {
			t.Errorf("%s: %v, %v", what, a, b)
		}
	}
}

// TestBorne: what levels bear out follows from matches alone with them, and of a rating no more is shown than that and a bit
// more. To give such a match up is to lose it; levels that are much weaker say nothing.
func TestBorne(t *testing.T) {
	l, p := ledger{}, Fitted("3")
	play := func(n int, won, cut bool, others ...journal.Share) (s Standing, shown float64) {
		for range n {
			r := journal.Result{Variant: "standard", Rated: true, Deals: 9, Cut: cut, Chairs: append([]journal.Share{{Player: "ann", Points: 50}}, others...)}
			if won {
				r.Chairs[0].Points = 100
			}
			Fold(&r, l.row)
		}
		s = must.Get(Parse(l.row("3", "ann")))(t)
		shown, _ = p.Shown(&s)
		return s, shown
	}
	level := func(name string) journal.Share { return journal.Share{Bot: name, Edition: 3, Points: 70} }
	people := []journal.Share{{Player: "bob"}, {Player: "cleo"}}
	if s, shown := play(60, true, false, people...); shown != p.Start.Mean+p.Above || s.Borne != p.Start || l.row("3", "ann").Rank != 0 || p.Sure(&s) {
		t.Errorf("against friends: %v of %+v", shown, s)
	}
	if s, shown := play(60, true, false, people[0], level("strong")); shown != p.Start.Mean+p.Above || s.Borne != p.Start {
		t.Errorf("with a friend and a level: %v of %+v", shown, s)
	}
	if s, _ := play(200, true, false, level("beginner"), level("beginner")); s.Borne.Mean > 1450 {
		t.Errorf("against beginners: %+v", s)
	}
	before, shown := play(10, true, false, level("expert"), level("club"))
	if before.Borne.Mean < 1500 || shown != before.Borne.Mean+p.Above || before.Matches != 120 || l.row("3", "ann").Rank != int64(shown*1000) {
		t.Errorf("alone: %v of %+v, rank %d", shown, before, l.row("3", "ann").Rank)
	}
	if s, _ := play(1, true, true, level("expert"), level("club")); s.Borne.Mean >= before.Borne.Mean || s.Mean != before.Mean {
		t.Errorf("given up when ahead: %+v, before %+v", s, before)
	}
}

// TestRegulars: what those had who played with many others over weeks before levels had to bear ratings out is borne out,
// in the list as well. What friends did in a day is not, nor what came later.
func TestRegulars(t *testing.T) {
	p := Fitted("3")
	for _, c := range []struct {
		what   string
		others int
		each   time.Duration
		from   int64
		want   bool
	}{
		{"a regular", 16, 24 * time.Hour, limited - 90*86_400_000, true},
		{"few friends", 4, 24 * time.Hour, limited - 90*86_400_000, false},
		{"a day", 16, time.Minute, limited - 90*86_400_000, false},
		{"later", 16, 24 * time.Hour, limited, false},
	} {
		l := ledger{}
		for n := range 80 {
			Fold(&journal.Result{Variant: "standard", Rated: true, Deals: 9, Ended: c.from + int64(n)*c.each.Milliseconds(), Chairs: []journal.Share{
				{Player: "ann", Points: 90}, {Player: fmt.Sprint("p", n%c.others), Points: 80}, {Bot: "club", Edition: 3, Points: 80},
			}}, l.row)
		}
		s := must.Get(Parse(l.row("3", "ann")))(t)
		if shown, limited := p.Shown(&s); s.Mean < 1550 || limited == c.want || (shown == s.Mean) != c.want || (l.row("3", "ann").Rank > 0) != c.want {
			t.Errorf("%s: %v of %+v, rank %d", c.what, shown, s, l.row("3", "ann").Rank)
		}
	}
}

// TestPulledDown: ten matches lost to guests whom no level knows, after they met one another, cost a player whom levels
// know at most 40 points; against players whom levels know as well they cost what they cost.
func TestPulledDown(t *testing.T) {
	p := Fitted("3")
	for _, borne := range []float64{p.Start.Deviation, 60} {
		l, guests := ledger{}, make([]string, 24)
		for i := range guests {
			guests[i] = fmt.Sprint("guest", i)
			keep(l.row("3", guests[i]), &Standing{Rating: p.Start, Borne: Rating{1450, borne}}, &p)
		}
		keep(l.row("3", "ann"), &Standing{Rating: Rating{1600, 45}, Borne: Rating{1590, 60}, Matches: 60}, &p)
		for n := range 106 {
			r := journal.Result{Variant: "standard", Rated: true, Deals: 9, Ended: limited, Chairs: []journal.Share{
				{Player: guests[n%24], Points: int32(n % 3)}, {Player: guests[(n+7)%24], Points: 1}, {Player: guests[(n+n/24*5+11)%24]},
			}}
			if n >= 96 {
				r.Chairs[2] = journal.Share{Player: "ann", Points: -9}
			}
			Fold(&r, l.row)
		}
		s := must.Get(Parse(l.row("3", "ann")))(t)
		if (1600-s.Mean <= 40) != (borne == p.Start.Deviation) || s.Mean >= 1600 {
			t.Errorf("lost to players of whom levels know %v: %+v", borne, s.Rating)
		}
	}
}

// TestBorneOfJoined: of guests who each play alone with levels, those who win are joined: this bears nothing out. A lost
// match counts all the same.
func TestBorneOfJoined(t *testing.T) {
	l, p := ledger{}, Fitted("3")
	play := func(points int32) Standing {
		r := journal.Result{Variant: "standard", Rated: true, Deals: 9, Chairs: []journal.Share{
			{Player: "ann", Joined: true, Points: points}, {Bot: "strong", Edition: 3, Points: 70}, {Bot: "club", Edition: 3, Points: 60},
		}}
		Fold(&r, l.row)
		return must.Get(Parse(l.row("3", "ann")))(t)
	}
	if s := play(90); s.Borne != p.Start {
		t.Errorf("won: %+v", s)
	}
	if s := play(10); s.Borne.Mean >= p.Start.Mean || s.Borne.Deviation >= p.Start.Deviation {
		t.Errorf("lost: %+v", s)
	}
}

// TestBorneRank: a player who loses to levels is listed by what they bear out.
func TestBorneRank(t *testing.T) {
	s, p := Standing{Rating: Rating{1480, 50}, Borne: Rating{1300, 50}, Matches: 40}, Fitted("3")
	var row journal.Row
	if keep(&row, &s, &p); row.Rank != 1340_000 {
		t.Errorf("rank %d", row.Rank)
	}
	p.Above = 0
	if keep(&row, &s, &p); row.Rank != 1480_000 {
		t.Errorf("rank %d on a ladder", row.Rank)
	}
}

// TestLadder: a match of a group counts on its ladder if its settings let it, and elsewhere if they let it there.
func TestLadder(t *testing.T) {
	r := journal.Result{Variant: "standard", Group: "g", Ladder: true, Deals: 9, Chairs: []journal.Share{
		{Player: "ann", Points: 90, Won: true}, {Player: "bob", Points: 50}, {Bot: "club", Edition: 3, Points: 70},
	}}
	rows := func(change func(r *journal.Result)) (lists string) {
		with, l := r, ledger{}
		with.Chairs = slices.Clone(r.Chairs)
		change(&with)
		Fold(&with, l.row)
		FoldLadder(&with, l.row)
		var all []string
		for at := range l {
			if at[1] == "ann" {
				all = append(all, at[0])
			}
		}
		slices.Sort(all)
		return strings.Join(all, " ")
	}
	for what, c := range map[string]struct {
		change func(r *journal.Result)
		want   string
	}{
		"no clock":   {func(*journal.Result) {}, "g/3"},
		"a clock":    {func(r *journal.Result) { r.Rated = true }, "3 g/3"},
		"hints":      {func(r *journal.Result) { r.Ladder = false }, ""},
		"one person": {func(r *journal.Result) { r.Chairs[1].Player = "" }, ""},
	} {
		if got := rows(c.change); got != c.want {
			t.Errorf("%s: %q, not %q", what, got, c.want)
		}
	}
}

// TestTwoChairs: a match with a guest who turned out to be another player there counts for all, and that player has the
// worse of the two chairs, and gains nothing.
func TestTwoChairs(t *testing.T) {
	const start = 1450.0
	for _, c := range []struct {
		ann, too, bob int32
		loses, gains  bool
	}{{90, 50, 70, true, true}, {50, 90, 70, true, true}, {90, 70, 50, false, false}, {70, 70, 70, false, false}} {
		a, b := after(journal.Result{Variant: "standard", Rated: true, Deals: 9, Chairs: []journal.Share{
			{Player: "ann", Points: c.ann}, {Player: "ann", Points: c.too}, {Player: "bob", Points: c.bob},
		}})
		if a > start || a == 0 || (a < start) != c.loses || (b > start) != c.gains || (b < start) != (c.ann > c.bob && c.too > c.bob) {
			t.Errorf("%+v: ann %v, bob %v", c, a, b)
		}
	}
	if a, _ := after(journal.Result{Variant: "standard", Rated: true, Deals: 9, Chairs: []journal.Share{
		{Player: "ann", Points: 90}, {Player: "ann", Points: 50}, {Bot: "club", Edition: 3, Points: 70},
	}}); a >= start {
		t.Errorf("against a level: %v", a)
	}
}

// TestMet: opponents of the last 24 matches are remembered, also after a match with fewer of them.
func TestMet(t *testing.T) {
	l := ledger{}
	play := func(players ...string) {
		r := journal.Result{Variant: "standard", Rated: true, Deals: 9}
		for i, p := range players {
			r.Chairs = append(r.Chairs, journal.Share{Player: p, Points: int32(90 - i)})
			if p == "" {
				r.Chairs[i].Bot, r.Chairs[i].Edition = "club", 3
			}
		}
		Fold(&r, l.row)
	}
	for range Recent {
		play("ann", "bob", "cleo")
	}
	play("ann", "dan", "")
	play("ann", "ann", "eve") // who was a guest there
	s := must.Get(Parse(l.row("3", "ann")))(t)
	if len(s.Met) != 2*Recent || count(s.Met, "bob") < Recent-1 || count(s.Met, "dan") != 1 || s.Met[2*Recent-1] != "eve" {
		t.Errorf("%d are remembered: %v", len(s.Met), s.Met)
	}
}

// TestRanks: a list has those with a precise rating, in the order of their means.
func TestRanks(t *testing.T) {
	l := ledger{}
	for n := range 90 {
		alone := journal.Result{Variant: "standard", Rated: true, Deals: 9, Chairs: []journal.Share{
			{Player: []string{"ann", "bob", "cleo", "dan"}[n%4]}, {Bot: "club", Edition: 3}, {Bot: "strong", Edition: 3},
		}}
		if alone.Chairs[n%3].Points = 70; n < 40 {
			Fold(&alone, l.row)
		}
		r := journal.Result{Variant: "standard", Rated: true, Deals: 9, Ended: int64(n), Chairs: []journal.Share{
			{Player: "ann", Points: 90 - int32(n%4)*10}, {Bot: "club", Edition: 3, Points: 70}, {Player: []string{"bob", "cleo", "dan"}[n%3], Points: 55},
		}}
		Fold(&r, l.row)
		if n == 0 && l.row("3", "ann").Rank != 0 {
			t.Error("one match is enough for a list")
		}
	}
	ann, bob := l.row("3", "ann"), l.row("3", "bob")
	s, err := Parse(ann)
	if err != nil || ann.Rank <= bob.Rank || bob.Rank == 0 || s.Matches != 90 || s.Last != 89 || len(s.Met) != 2*Recent || s.Met[2*Recent-1] != "dan" {
		t.Errorf("%+v, %v, %+v", s, err, bob)
	}
}
