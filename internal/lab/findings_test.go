package lab

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gonum.org/v1/gonum/stat"
	"gonum.org/v1/gonum/stat/distuv"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/netless"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A bundle has the results of hands of one kind, an entry for each deal with such hands: how many
// hands, how many of them made, and their points minus the mean of the other hands' points.
type bundle struct {
	hands, made, lead   []float64
	bid, tricks, points float64
}

// A recounted is a slow recount of findings from records: with words instead of rows, and deal by
// deal instead of by sums of squares.
type recounted struct {
	kept   map[string]*bundle // by "aspect/name/and/trump"; trump "" for all
	dealt  map[string]int64   // by "card/trump"
	laid   map[string]int64
	games  map[int]int64
	points []int32
	won    []int32
	wins   map[string][]float64 // by "games/seat" or "matches/seat", a part for each game or match
	edges  map[string][]float64 // by seat

	aside [rules.MaxSeats]cards.Set
	hands [rules.MaxSeats]cards.Set
	said  [rules.MaxSeats][]string
	from  rules.Seat
	start [rules.MaxSeats]int32
	first rules.Seat // the first forehand of this game
	deals int        // of this game
	begun rules.Seat // the same in this match
}

func recountFindings(t *testing.T, text []byte) *recounted {
	t.Helper()
	steps := must.Get(record.NewReplay(bytes.NewReader(text)))(t)
	c := &recounted{kept: map[string]*bundle{}, dealt: map[string]int64{}, laid: map[string]int64{}, games: map[int]int64{},
		wins: map[string][]float64{}, edges: map[string][]float64{}}
	for {
		s, err := steps.Next()
		if errors.Is(err, io.EOF) {
			return c
		}
		must.Do(t, err)
		g := s.Match.Game
		switch s.Line.Kind {
		case record.HeaderLine:
			c.start, c.deals = [rules.MaxSeats]int32{}, 0
		case record.DealLine:
			c.hands, c.aside = s.Deal.Hands, [rules.MaxSeats]cards.Set{}
			if !g.Lays() {
				c.aside = c.hands // play will remove the cards
			}
			c.said = [rules.MaxSeats][]string{}
			c.from = (s.Deal.Dealer + 1) % rules.Seat(g.Live().Len())
			if c.deals == 0 {
				c.first = c.from
			}
			if s.State.Number == 0 {
				c.begun = c.from
			}
		case record.ActLine:
			a := s.Line.Act
			switch a.Kind() {
			case rules.Laying:
				c.aside[a.Seat()] = a.Cards()
			case rules.Offering:
				c.said[a.Seat()] = append(c.said[a.Seat()], strings.Fields(a.Offer().String())[0])
			case rules.Playing:
				if !g.Lays() {
					c.aside[a.Seat()] &^= a.Card().Set()
				}
			}
		case record.ScoreLine:
			c.score(g, &s.State.Result)
		case record.GameLine:
			e := &s.State.GameEnd
			c.games[c.deals]++
			c.win("games", g, e.Winners, c.first)
			if e.Winners != 0 {
				c.won = append(c.won, slices.Max(e.Totals[:g.Seats()]))
			}
			c.start, c.deals = [rules.MaxSeats]int32{}, 0
		case record.EndLine:
			if !s.State.End.Cut {
				c.win("matches", g, s.State.End.Winners, c.begun)
			}
		}
	}
}

func seatNames(live int) []string {
	return map[int][]string{2: {"eldest", "dealer"}, 3: {"eldest", "middle", "dealer"}, 4: {"eldest", "second", "third", "dealer"},
		5: {"eldest", "second", "third", "fourth", "dealer"}}[live]
}

// win counts the winners in parts that add up to 1.
func (c *recounted) win(what string, g *rules.Game, winners rules.Seats, from rules.Seat) {
	live := g.Live().Len()
	for k := range live {
		seat := (from + rules.Seat(k)) % rules.Seat(live)
		part := 0.0
		if winners.Has(seat) {
			part = 1 / float64(winners.Len())
		}
		key := what + "/" + seatNames(live)[k]
		c.wins[key] = append(c.wins[key], part)
	}
	if g.Seats() > live {
		part := 0.0
		if winners == 0 {
			part = 1
		}
		c.wins[what+"/dummy"] = append(c.wins[what+"/dummy"], part)
	}
}

func (c *recounted) score(g *rules.Game, r *rules.Result) {
	c.deals++
	n, live := g.Seats(), g.Live().Len()
	sum := 0
	for i := range n {
		sum += int(r.Bid[i])
	}
	kinds := map[string][]int{}
	for i := range n {
		for _, kind := range c.kinds(g, r, i, sum) {
			kinds[kind+"/"] = append(kinds[kind+"/"], i)
			kinds[kind+"/"+r.Trump.String()] = append(kinds[kind+"/"+r.Trump.String()], i)
		}
	}
	for kind, seats := range kinds {
		h := c.kept[kind]
		if h == nil {
			h = &bundle{}
			c.kept[kind] = h
		}
		made, lead := 0.0, 0.0
		for _, i := range seats {
			others := 0.0
			for j := range n {
				if j != i {
					others += float64(r.Points[j]) / float64(n-1)
				}
			}
			lead += float64(r.Points[i]) - others
			if r.Made.Has(rules.Seat(i)) {
				made++
			}
			h.bid += float64(r.Bid[i])
			h.tricks += float64(r.Tricks[i])
			h.points += float64(r.Points[i])
		}
		h.hands, h.made, h.lead = append(h.hands, float64(len(seats))), append(h.made, made), append(h.lead, lead)
	}
	for k, name := range seatNames(live) {
		i, others := (int(c.from)+k)%live, 0.0
		for j := range live {
			if j != i {
				others += float64(r.Points[j]) / float64(live-1)
			}
		}
		c.edges[name] = append(c.edges[name], float64(r.Points[i])-others)
	}
	for i := range live {
		c.points = append(c.points, r.Points[i])
		for card := range c.hands[i].Cards() {
			c.dealt[card.String()+"/"+r.Trump.String()]++
		}
		for card := range c.aside[i].Cards() {
			c.laid[card.String()+"/"+r.Trump.String()]++
		}
	}
	for i := range n {
		c.start[i] += r.Points[i]
	}
}

// kinds returns "aspect/name/and" of every row that the hand belongs to.
func (c *recounted) kinds(g *rules.Game, r *rules.Result, i, sum int) []string {
	live := g.Live().Len()
	if i >= live {
		return []string{"seat/dummy/"}
	}
	seat := seatNames(live)[(i+live-int(c.from))%live]
	own, against := "none", ""
	for j := range live {
		held, _, _ := strings.Cut(r.Premium[j].String(), " ")
		if held != "" && j == i {
			own = held
		}
		if held > against && j != i { // "declare" < "reveal"
			against = held
		}
	}
	standing := "behind"
	switch most, least := slices.Max(c.start[:g.Seats()]), slices.Min(c.start[:g.Seats()]); {
	case most == least:
		standing = "level"
	case c.start[i] == most:
		standing = "ahead"
	}
	letters := ""
	for _, k := range "CHSD" {
		letters += strings.Repeat(string(k), strings.Count(c.aside[i].String(), string(k)))
	}
	bid := fmt.Sprint(r.Bid[i])
	made := fmt.Sprint(len(slices.Collect(r.Made.All())))
	offer := "pass"
	if len(c.said[i]) > 0 {
		offer = slices.MaxFunc(c.said[i], func(a, b string) int {
			rank := []string{"pass", "declare", "reveal"}
			return slices.Index(rank, a) - slices.Index(rank, b)
		})
	}
	if offer != "pass" && own == "none" {
		offer += ", beaten"
	}
	kinds := []string{
		"all/all/", "seat/" + seat + "/", "bid/" + bid + "/", "tricks/" + bid + "/" + fmt.Sprint(r.Tricks[i]), "suits/" + letters + "/" + bid,
		"sum/" + fmt.Sprint(sum) + "/", "made/" + made + "/", "sumMade/" + fmt.Sprint(sum) + "/" + made,
		"premiumSeat/" + own + "/" + seat, "premiumStanding/" + own + "/" + standing, "standing/" + standing + "/", "offer/" + offer + "/",
	}
	if own != "none" || against == "" {
		kinds = append(kinds, "premium/"+own+"/")
	} else {
		kinds = append(kinds, "premium/against "+against+"/")
	}
	if own != "none" || against == "" || g.OfferRule().Many {
		kinds = append(kinds, "premiumBid/"+own+"/"+bid)
	}
	if r.Trump != rules.NoTrump {
		kinds = append(kinds, "withTrumps/"+with(trumpCards(c.aside[i], r.Trump))+"/"+bid)
		kinds = append(kinds, fmt.Sprintf("trumpsDealt/%d/", trumpCards(c.hands[i], r.Trump)), fmt.Sprintf("trumpsBid/%d/", trumpCards(c.aside[i], r.Trump)))
	}
	return append(kinds, "withClubs/"+with(strings.Count(letters, "C"))+"/"+bid, "withAces/"+with(strings.Count(c.aside[i].String(), "A"))+"/"+bid)
}

func with(n int) string {
	if n > 0 {
		return "with"
	}
	return "without"
}

func trumpCards(s cards.Set, t rules.Trump) (n int) {
	for c := range s.Cards() {
		if t == rules.NinesTrump && c.Rank() == cards.Nine || c.Suit().String() == t.String() {
			n++
		}
	}
	return n
}

func (h *bundle) compare(t *testing.T, kind string, g *Group) {
	t.Helper()
	if h == nil {
		t.Fatalf("%s: %d hands that are not in the records", kind, g.Hands)
	}
	sum := func(xs []float64) (s float64) {
		for _, x := range xs {
			s += x
		}
		return s
	}
	n, k := sum(h.hands), float64(len(h.hands))
	want := []float64{k, n, sum(h.made), h.bid / n, h.tricks / n, h.points / n, sum(h.lead) / n}
	got := []float64{float64(g.Deals), float64(g.Hands), float64(g.Made.Count), g.Bid, g.Tricks, g.Points, g.Margin.Mean}
	if k > 1 {
		scatter := 0.0
		for i := range h.hands {
			d := h.lead[i] - sum(h.lead)/n*h.hands[i]
			scatter += d * d
		}
		half := distuv.StudentsT{Sigma: 1, Nu: k - 1}.Quantile(0.975) * math.Sqrt(scatter*k/(k-1)) / n
		want, got = append(want, sum(h.lead)/n-half, sum(h.lead)/n+half), append(got, g.Margin.Low, g.Margin.High)
	}
	var made ratio
	for i := range h.hands {
		made.add(int64(h.made[i]), int64(h.hands[i]))
	}
	r := made.rate()
	want, got = append(want, r.Low, r.High), append(got, g.Made.Low, g.Made.High)
	for i := range want {
		if math.Abs(want[i]-got[i]) > 1e-6*(1+math.Abs(want[i])) {
			t.Errorf("%s: deals, hands, made, bid, tricks, points, lead with interval, made's interval are\n%v, in the records\n%v", kind, got, want)
			return
		}
	}
}

// TestFindings checks findings against the records, in every variant.
func TestFindings(t *testing.T) {
	for _, v := range gate.Some(rules.Catalogue(), 6) {
		t.Run(v.ID, func(t *testing.T) {
			var records bytes.Buffer
			players := slices.Repeat([]string{"random"}, v.Live())
			players[0] = "greedy" // to make seats differ
			r := simulate(t, Plan{Game: open(t, v.ID), Players: players, Deals: 400, Seed: "findings", Findings: true, Records: &records, Workers: 2})
			if len(r.Findings.Table("told").Rows) != 0 {
				t.Error("somebody has told chances")
			}
			c := recountFindings(t, records.Bytes())
			seen := 0
			for i := range r.Findings.Tables {
				f := &r.Findings.Tables[i]
				for j := range f.Rows {
					row := &f.Rows[j]
					kind := f.Of + "/" + row.Name + "/" + row.And + "/"
					c.kept[kind].compare(t, kind, &row.All)
					seen++
					for k := range row.Trumps {
						x := &row.Trumps[k]
						c.kept[kind+x.Trump.String()].compare(t, kind+x.Trump.String(), &x.Group)
						seen++
					}
				}
			}
			if seen != len(c.kept) {
				t.Errorf("%d kinds of hands are found, %d in the records", seen, len(c.kept))
			}
			c.compareRest(t, r.Findings)
		})
	}
}

func (c *recounted) compareRest(t *testing.T, f *Findings) {
	t.Helper()
	dealt, laid := map[string]int64{}, map[string]int64{}
	for _, x := range f.Cards {
		key := x.Card.String() + "/" + x.Trump.String()
		if x.Dealt > 0 {
			dealt[key] = x.Dealt
		}
		if x.Laid > 0 {
			laid[key] = x.Laid
		}
	}
	if !reflect.DeepEqual(dealt, c.dealt) || !reflect.DeepEqual(laid, c.laid) {
		t.Errorf("cards dealt or bid with differ from the records")
	}
	games := map[int]int64{}
	for _, l := range f.Games.Lengths {
		games[l.Deals] = l.Games
	}
	if !reflect.DeepEqual(games, c.games) {
		t.Errorf("games by length are %v, in the records %v", games, c.games)
	}
	c.compareWins(t, "games", f.Games.Seats)
	c.compareWins(t, "matches", f.Games.Matches)
	for _, e := range f.Advantages {
		mean, sd := stat.MeanStdDev(c.edges[e.Seat], nil)
		n := float64(len(c.edges[e.Seat]))
		half := distuv.StudentsT{Sigma: 1, Nu: n - 1}.Quantile(0.975) * sd / math.Sqrt(n)
		if math.Abs(mean-e.Margin.Mean) > 1e-9 || math.Abs(half-(e.Margin.High-e.Margin.Low)/2) > 1e-6 {
			t.Errorf("%s leads by %+v, in the records by %v ±%v", e.Seat, e.Margin, mean, half)
		}
	}
	mean := 0.0
	for _, p := range c.won {
		mean += float64(p) / float64(len(c.won))
	}
	if math.Abs(mean-f.Games.Winning) > 1e-9*(1+mean) {
		t.Errorf("games are won with %v, in the records with %v", f.Games.Winning, mean)
	}
	most, times := slices.Max(c.points), int64(0)
	for _, p := range c.points {
		if p == most {
			times++
		}
	}
	if f.Most != most || f.MostHands != times {
		t.Errorf("the most points are %d, %d times, in the records %d, %d times", f.Most, f.MostHands, most, times)
	}
}

func (c *recounted) compareWins(t *testing.T, what string, got []WinCount) {
	t.Helper()
	sum := 0.0
	for _, w := range got {
		parts := c.wins[what+"/"+w.Seat]
		won := 0.0
		for _, p := range parts {
			won += p
		}
		if w.Of != int64(len(parts)) || math.Abs(won-w.Won) > 1e-9 || w.Of > 0 && !(w.Share.Low <= w.Share.Mean && w.Share.Mean <= w.Share.High) {
			t.Errorf("%s won by %s: %+v, in the records %v of %d", what, w.Seat, w, won, len(parts))
		}
		sum += w.Won
	}
	if math.Abs(sum-float64(got[0].Of)) > 1e-9 {
		t.Errorf("%s are won %v times in all, of %d", what, sum, got[0].Of)
	}
}

// TestFindingsOfWorkers checks that findings do not depend on the number of workers,
// and that they cover the deals reported even after an interrupt.
func TestFindingsOfWorkers(t *testing.T) {
	for _, size := range []Plan{{Deals: 3*UnitDeals + 7}, {Matches: 30, Bound: 20}} {
		size.Game, size.Players, size.Findings = open(t, "nines"), []string{"random"}, true
		alike(t, "findings", func(workers int) Report { size.Workers = workers; return simulate(t, size) }, 3)
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	p := Plan{Game: open(t, "standard"), Players: []string{"random"}, Deals: math.MaxInt32, Workers: 3, Findings: true}
	p.Progress = func(deals, _ int) {
		if deals >= 5*UnitDeals {
			cancel()
		}
	}
	r, err := Simulate(ctx, p)
	if found := r.Findings.Table("all").Row("all", "").Whole().Deals; !errors.Is(err, context.Canceled) || found != r.Deals {
		t.Errorf("error %v, findings of %d deals, %d reported", err, found, r.Deals)
	}
}

// TestBlind checks that blind bids have the frequencies of random cards, which are what random
// players lay aside.
func TestBlind(t *testing.T) {
	r := simulate(t, Plan{Game: open(t, "standard"), Players: []string{"random"}, Deals: 20_000, Findings: true, Workers: 2})
	hands := float64(3 * r.Deals)
	for _, of := range []string{"bid", "suits"} {
		sum := 0.0
		for _, row := range r.Findings.Table(of).Rows {
			sum += row.Blind
			sd := math.Sqrt(row.Blind * (1 - row.Blind) / hands)
			if got := float64(row.All.Hands) / hands; math.Abs(got-row.Blind) > 5*sd {
				t.Errorf("%s %s: %.4f of hands, blind %.4f", of, row.Name, got, row.Blind)
			}
		}
		if math.Abs(sum-1) > 1e-9 {
			t.Errorf("%s: blind shares add up to %v", of, sum)
		}
	}
}

func TestFindingsWithoutGarbage(t *testing.T) {
	g := open(t, "standard")
	of := func(units int) float64 {
		return testing.AllocsPerRun(3, func() {
			simulate(t, Plan{Game: g, Players: []string{"random"}, Deals: units * UnitDeals, Workers: 1, Findings: true})
		})
	}
	if few, many := of(6), of(12); many-few > 6*100 {
		t.Errorf("%v allocations for %d deals more", many-few, 6*UnitDeals)
	}
}

// A teller is greedy and states a chance of 0.05 for each trick that it bids.
type teller struct{ netless.Greedy }

func (x *teller) Forecast(_ context.Context, v *match.View, _ rules.Action) (chances [rules.MaxSeats]float64, _ error) {
	if v.Phase != rules.Offering || v.Offer != [rules.MaxSeats]rules.Offer{} {
		return chances, errors.New("asked too early or too late")
	}
	for i := range chances {
		chances[i] = 1 // of the other players, which are not used
	}
	bid := 0
	for c := range v.Aside[v.Seat].Cards() {
		bid += map[cards.Suit]int{cards.Clubs: 3, cards.Hearts: 2, cards.Spades: 1}[c.Suit()]
	}
	chances[v.Seat] = 0.05 * float64(bid)
	return chances, nil
}

// TestTold checks that hands are sorted by the chances that players stated when all had laid, and
// that stating them changes nothing.
func TestTold(t *testing.T) {
	plan := Plan{Game: open(t, "standard"), Players: []string{"greedy"}, Deals: 500, Findings: true, Workers: 1}
	silent := simulate(t, plan)
	plan.Bots.Open = func(string) (bot.Bot, error) { return new(teller), nil }
	r := simulate(t, plan)
	bids, told := r.Findings.Table("bid"), r.Findings.Table("told")
	for _, row := range told.Rows {
		chance, _ := strconv.Atoi(row.Name)
		low, high := bids.Row(fmt.Sprint(chance/5), "").Whole(), bids.Row(fmt.Sprint(chance/5+1), "").Whole()
		if row.All.Hands != low.Hands+high.Hands || row.All.Made.Count != low.Made.Count+high.Made.Count {
			t.Errorf("%+v told %s, bids are %+v and %+v", row.All, row.Name, low, high)
		}
	}
	r.Findings.Table("told").Rows, r.Findings.Table("premiumTold").Rows = []FindingRow{}, []FindingRow{}
	if !reflect.DeepEqual(silent, r) {
		t.Error("telling chances changes what is played")
	}
}

// TestContrast compares strata of unequal sizes with a calculation by hand.
func TestContrast(t *testing.T) {
	row := func(name, and string, hands, made int64, lead float64) FindingRow {
		share := float64(made) / float64(hands)
		return FindingRow{Name: name, And: and, All: Group{Hands: hands, Made: Rate{made, hands, share, share - 0.1, share + 0.1}, Margin: Mean{lead, lead - 3, lead + 3}}}
	}
	f := Findings{Tables: []Finding{{Of: "x", Rows: []FindingRow{
		row("with", "1", 100, 50, 4), row("without", "1", 300, 120, 1), // weight 75: +10, +3
		row("with", "2", 60, 30, 2), row("without", "2", 60, 36, 4), // weight 30: -10, -2
		row("with", "3", 29, 29, 90), row("without", "3", 100, 0, 0), // too few
		row("with", "4", 500, 0, 0), // a stratum without a second kind
	}}}}
	c, ok := f.Contrast("x", "with", "without")
	weights := math.Sqrt(75*75 + 30*30)
	want := Contrast{Of: 160}
	for _, x := range []struct {
		of         *Mean
		mean, half float64
	}{{&want.Made, (75*0.1 - 30*0.1) / 105, 0.1 * math.Sqrt2 * weights / 105}, {&want.Margin, (75*3 - 30*2) / 105.0, 3 * math.Sqrt2 * weights / 105}} {
		*x.of = Mean{x.mean, x.mean - x.half, x.mean + x.half}
	}
	for _, d := range []float64{c.Made.Mean - want.Made.Mean, c.Made.Low - want.Made.Low, c.Made.High - want.Made.High, c.Margin.Mean - want.Margin.Mean, c.Margin.Low - want.Margin.Low} {
		if !ok || c.Of != want.Of || math.Abs(d) > 1e-9 {
			t.Fatalf("%+v, want %+v", c, want)
		}
	}
	if _, ok := f.Contrast("x", "with", "never"); ok {
		t.Error("compared with nothing")
	}
}

// TestTablesOf: findings with exactly the tables that a finder makes are whole, and without any one
// of them they are not.
func TestTablesOf(t *testing.T) {
	g := must.Get(rules.Open("standard"))(t)
	var made []string
	for _, a := range newFinder(g).aspects {
		made = append(made, a.of)
	}
	if !slices.Equal(made, tablesOf()) {
		t.Errorf("a finder makes\n%q, and findings have\n%q", made, tablesOf())
	}
}
