package statistics

import (
	"bufio"
	"bytes"
	"cmp"
	"encoding/json"
	"math"
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ninetynine/advice"
	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// simulated returns the record of a match between the named players, played at random. By its header,
// some deals had help, and in some a stand-in played.
func simulated(t *testing.T, variant string, deals int, names ...string) []byte {
	t.Helper()
	v := must.Get(rules.Named(variant))(t)
	var text bytes.Buffer
	w := record.NewWriter(&text)
	h := record.Header{Variant: v, Seats: names, Limit: match.Limit{Deals: deals}, Seed: "statistics",
		Extra: map[string]json.RawMessage{Assisted: json.RawMessage("[[1,4],[]]")}}
	for len(h.Seats) < v.Seats {
		h.Seats = append(h.Seats, "dummy")
	}
	must.Do(t, w.Begin(&h))
	m, s := w.Match(), w.State()
	seed, r := cards.SeedOf(h.Seed), rand.New(rand.NewPCG(uint64(deals), 2))
	for n := uint64(0); s.Stage == match.Dealing; n++ {
		d := m.Draw(&s, &seed, n)
		must.Do(t, w.Deal(&d, &record.DealNote{Number: &n}))
		for s = w.State(); s.Stage == match.Playing; s = w.State() {
			by := m.Game.Owner(&s.Deal, m.Game.Turn(&s.Deal).First())
			o := m.Game.Options(&s.Deal, m.Game.Turn(&s.Deal).First())
			note := &record.ActNote{}
			if n == 2 && by == 1 {
				note.Auto = record.TimeRanOut
			}
			must.Do(t, w.Act(by, o.Nth(r.IntN(o.Len())), note))
		}
	}
	return text.Bytes()
}

// tallied is what a simple loop over a record finds about a player.
type tallied struct {
	deals, made, points, squares, assisted int
	groups                                 map[string][2]int // deals and contracts made
	course                                 []bool
}

// loop reads records as JSON, independently of this package.
func loop(t *testing.T, text []byte, player string) (out tallied) {
	t.Helper()
	out.groups = map[string][2]int{}
	var seats []string
	var variant, trump string
	var helped [][]int
	var live, deal, dealer int
	auto := map[int]bool{}
	for lines := bufio.NewScanner(bytes.NewReader(text)); lines.Scan(); {
		var l struct {
			Variant  string
			Seats    []string
			Assisted [][]int
			Deal     *int
			Dealer   int
			Trump    string
			Seat     int
			By       *int
			Act      string
			Auto     string
			Score    *struct {
				Bids    []int
				Made    []bool
				Premium []string
				Points  []int
				Trump   string
			}
		}
		if err := json.Unmarshal(lines.Bytes(), &l); err != nil && l.Seats == nil && l.Deal == nil && l.Act == "" && l.Score == nil {
			continue // end of a game or of the match
		}
		switch {
		case l.Seats != nil:
			v := must.Get(rules.Named(l.Variant))(t)
			seats, variant, helped, live = l.Seats, l.Variant, l.Assisted, v.Live()
		case l.Deal != nil:
			deal, dealer, trump = *l.Deal, l.Dealer, l.Trump
			clear(auto)
		case l.Act != "" && l.Auto == "time":
			by := l.Seat
			if l.By != nil {
				by = *l.By
			}
			auto[by] = true
		case l.Score != nil:
			for i := range live {
				if seats[i] != player {
					continue
				}
				if auto[i] || i < len(helped) && slices.Contains(helped[i], deal) {
					out.assisted++
					continue
				}
				made, k := 0, l.Score
				if k.Made[i] {
					made = 1
				}
				out.deals, out.made, out.points, out.squares = out.deals+1, out.made+made, out.points+k.Points[i], out.squares+k.Points[i]*k.Points[i]
				out.course = append(out.course, k.Made[i])
				premium, _, _ := strings.Cut(k.Premium[i], " ")
				premium = cmp.Or(premium, "plain")
				where := "between"
				if i == dealer {
					where = "dealer"
				} else if i == (dealer+1)%live {
					where = "forehand"
				}
				for _, key := range []string{variant, "trump " + trump + k.Trump, "bid " + strconv.Itoa(k.Bids[i]), premium, where} {
					out.groups[key] = [2]int{out.groups[key][0] + 1, out.groups[key][1] + made}
				}
			}
		}
	}
	return out
}

func read(t *testing.T, b *Book, text []byte) {
	t.Helper()
	must.Get(Read(bytes.NewReader(text), func(d *Deal) error { b.Add(d); return nil }))(t)
}

// TestCounts compares the counts with those of [loop], in all variants.
func TestCounts(t *testing.T) {
	var text []byte
	for _, v := range rules.Catalogue() {
		text = append(text, simulated(t, v.ID, 6, []string{"Anna", "Bo", "Cleo", "Anna", "Dan"}[:v.Live()]...)...)
	}
	var b Book
	read(t, &b, text)
	for _, p := range b.Players() {
		want := loop(t, text, p.Name)
		if p.All.Deals != want.deals || p.All.Made.Count != want.made || p.Assisted.Deals != want.assisted {
			t.Errorf("%s: %+v, want %+v", p.Name, p.All, want)
		}
		if p.Name == "Anna" && want.assisted == 0 || p.Name == "Bo" && want.assisted == 0 {
			t.Error("nobody had help")
		}
		n, mean := float64(want.deals), float64(want.points)/float64(want.deals)
		if error := math.Sqrt((float64(want.squares)/n - mean*mean) / (n - 1)); math.Abs(p.All.Points.Mean-mean) > 1e-4 || math.Abs(p.All.Points.Margin/error-2.05) > 0.1 {
			t.Errorf("%s: %+v points, want %v with error %v", p.Name, p.All.Points, mean, error)
		}
		seen := 0
		for _, split := range []struct {
			prefix string
			groups []Group
		}{{"", p.Variants}, {"trump ", p.Trumps}, {"bid ", p.Bids}, {"", p.Premiums}, {"", p.Places}} {
			for _, g := range split.groups {
				seen++
				if got := [2]int{g.Deals, g.Made.Count}; got != want.groups[split.prefix+g.Key] {
					t.Errorf("%s, %s%s: %v, want %v", p.Name, split.prefix, g.Key, got, want.groups[split.prefix+g.Key])
				}
			}
		}
		if seen != len(want.groups) {
			t.Errorf("%s: %d groups, want %d", p.Name, seen, len(want.groups))
		}
		if got := runs(want.course); got != p.Streaks {
			t.Errorf("%s: %+v, want %+v", p.Name, p.Streaks, got)
		}
		checkCourse(t, &p, want.course)
	}
}

// runs finds the longest runs and the last one by comparing every stretch.
func runs(course []bool) (s Streaks) {
	for from := range course {
		for to := from + 1; to <= len(course); to++ {
			if slices.Contains(course[from:to], !course[from]) {
				break
			}
			if course[from] {
				s.Made = max(s.Made, to-from)
			} else {
				s.Failed = max(s.Failed, to-from)
			}
			if to == len(course) && s.Now == 0 {
				s.Now, s.Making = to-from, course[from]
			}
		}
	}
	return s
}

// checkCourse demands that blocks follow each other without a gap, each with the deals
// it says.
func checkCourse(t *testing.T, p *Player, course []bool) {
	t.Helper()
	next := 1
	for _, b := range p.Course {
		made := 0
		for _, m := range course[next-1 : next-1+b.Deals] {
			if m {
				made++
			}
		}
		if b.From != next || b.Made.Count != made {
			t.Errorf("%s: a block from %d with %d made, want %d and %d", p.Name, b.From, b.Made.Count, next, made)
		}
		next += b.Deals
	}
	if next != len(course)+1 || len(p.Course) > mostBlocks {
		t.Errorf("%s: %d blocks to deal %d of %d", p.Name, len(p.Course), next-1, len(course))
	}
}

// TestSplitFiles : the counts are the same whether matches stand in one file or in several.
func TestSplitFiles(t *testing.T) {
	texts := [][]byte{simulated(t, "standard", 5, "Anna", "Bo", "Cleo"), simulated(t, "duel", 9, "Bo", "Anna"), simulated(t, "four", 3, "Dan", "Bo", "Eva", "Anna")}
	var one, several Book
	read(t, &one, bytes.Join(texts, nil))
	for _, text := range texts {
		read(t, &several, text)
	}
	if !reflect.DeepEqual(one.Players(), several.Players()) {
		t.Error("splitting a file changes the result")
	}
	anna := Book{Wants: func(name string) bool { return name == "Anna" }}
	read(t, &anna, bytes.Join(texts, nil))
	if all := anna.Players(); len(all) != 1 || !reflect.DeepEqual(all[0], one.Player("Anna")) {
		t.Errorf("Anna alone: %+v", all)
	}
}

func TestVerdicts(t *testing.T) {
	var b Book
	for n := range 40 {
		d := Deal{Variant: "duel", Number: n, Players: []string{"Anna", "Bo"}}
		if n%4 != 0 {
			d.Result.Made = 1
		}
		if n < 20 {
			v := &Verdict{Chance: [rules.MaxSeats]float64{0.8, -1}}
			v.Lost[0].Bid, v.Lost[0].Play = 3*advice.Point, advice.Points(n)*advice.Point
			d.Verdict = v
		}
		b.Add(&d)
	}
	p := b.Player("Anna")
	// The sum of 0 to 19 is 190; Student's t of 19 degrees is 2.093, and the error of the mean √(665/19/20).
	lost := p.All.Lost
	if p.All.Judged != 20 || lost.Bid != (Mean{Mean: 3}) || lost.Play.Mean != 9.5 || math.Abs(lost.Play.Margin-2.7688) > 0.001 || lost.All.Mean != 12.5 || lost.Trump != (Mean{}) {
		t.Errorf("%+v", p.All)
	}
	// 20 throws of 0.8: 16 ± 1.96 √3.2.
	if e := p.All.Bids; e.Of != 20 || e.Made != 15 || e.Expected != 16 || math.Abs(e.Low-12.4939) > 0.001 || math.Abs(e.High-19.5061) > 0.001 {
		t.Errorf("%+v", e)
	}
	if bo := b.Player("Bo"); bo.All.Judged != 20 || bo.All.Bids.Of != 0 || bo.Streaks != (Streaks{Failed: 40, Now: 40}) {
		t.Errorf("%+v", bo)
	}
	if n := len(p.Course); n != 4 || p.Course[2].Judged != 0 || p.Course[1].Judged != 10 {
		t.Errorf("%d blocks", n)
	}
	nobody := b.Player("Eve")
	if nobody.All.Deals != 0 || nobody.Variants == nil || nobody.Course == nil {
		t.Errorf("%+v", nobody)
	}
}

// TestBlocks: their number is limited, and their size is a round number.
func TestBlocks(t *testing.T) {
	for deals, want := range map[int]int{1: 10, 120: 10, 121: 20, 240: 20, 480: 40, 481: 100, 1200: 100, 1201: 200, 123_456: 20_000} {
		if got := blockSize(deals); got != want {
			t.Errorf("%d deals: blocks of %d, want %d", deals, got, want)
		}
	}
}

// TestBest: the bid made most often is named, but not if two are alike or chance explains it.
func TestBest(t *testing.T) {
	for name, c := range map[string]struct {
		made, of [10]int // by bid
		want     string
	}{
		"nothing":         {},
		"one match":       {made: [10]int{3: 2, 4: 1}, of: [10]int{2: 2, 3: 3, 4: 4}, want: "3"},
		"made once":       {made: [10]int{3: 1}, of: [10]int{3: 1, 4: 4}},
		"two alike":       {made: [10]int{2: 2, 3: 2}, of: [10]int{2: 2, 3: 2, 4: 4}},
		"only one bid":    {made: [10]int{3: 4}, of: [10]int{3: 6}},
		"chance":          {made: [10]int{2: 10, 3: 11}, of: [10]int{2: 20, 3: 20}},
		"more than that":  {made: [10]int{2: 20, 3: 10}, of: [10]int{2: 24, 3: 40}, want: "2"},
		"an old favorite": {made: [10]int{1: 2, 2: 20, 3: 10}, of: [10]int{1: 2, 2: 24, 3: 40}, want: "2"},
	} {
		var b Book
		for bid, of := range c.of {
			for n := range of {
				d := Deal{Variant: "standard", Players: []string{"Anna"}}
				d.Result.Bid[0] = uint8(bid)
				if n < c.made[bid] {
					d.Result.Made = 1
				}
				b.Add(&d)
			}
		}
		if p := b.Player("Anna"); p.Best != c.want {
			t.Errorf("%s: the best is %q, not %q", name, p.Best, c.want)
		}
	}
}
