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
	"strings"
	"testing"

	"gonum.org/v1/gonum/stat/distuv"

	"ninetynine/cards"
	"ninetynine/record"
	"ninetynine/rules"
)

// A bundle has the results of hands of one kind, a list entry for each deal that has
// some: how many hands, how many of them made, and their points minus the mean of the
// others'.
type bundle struct {
	hands, made, lead   []float64
	bid, tricks, points float64
}

// A slow recount of findings from records: with words instead of rows, and deal by
// deal instead of by sums of squares.
type recounted struct {
	kept   map[string]*bundle // by "aspect/name/and/trump"; trump "" for all
	dealt  map[string]int64   // by "card/trump"
	laid   map[string]int64
	games  map[int]int64
	points []int32
	won    []int32

	aside [rules.MaxSeats]cards.Set
	hands [rules.MaxSeats]cards.Set
	said  [rules.MaxSeats][]string
	from  rules.Seat
	start [rules.MaxSeats]int32
	deals int // of this game
}

func recountFindings(t *testing.T, text []byte) *recounted {
	t.Helper()
	steps, err := record.NewReplay(bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	c := &recounted{kept: map[string]*bundle{}, dealt: map[string]int64{}, laid: map[string]int64{}, games: map[int]int64{}}
	for {
		s, err := steps.Next()
		if errors.Is(err, io.EOF) {
			return c
		}
		if err != nil {
			t.Fatal(err)
		}
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
			if e.Winners != 0 {
				c.won = append(c.won, slices.Max(e.Totals[:g.Seats()]))
			}
			c.start, c.deals = [rules.MaxSeats]int32{}, 0
		}
	}
}

// score counts a deal.
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
	seat := map[int][]string{2: {"forehand", "dealer"}, 3: {"forehand", "middle", "dealer"}, 4: {"forehand", "second", "third", "dealer"},
		5: {"forehand", "second", "third", "fourth", "dealer"}}[live][(i+live-int(c.from))%live]
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
		kinds = append(kinds, fmt.Sprintf("trumpsDealt/%d/", trumpCards(c.hands[i], r.Trump)), fmt.Sprintf("trumpsBid/%d/", trumpCards(c.aside[i], r.Trump)))
	}
	return kinds
}

func trumpCards(s cards.Set, t rules.Trump) (n int) {
	for c := range s.Cards() {
		if t == rules.NinesTrump && c.Rank() == cards.Nine || c.Suit().String() == t.String() {
			n++
		}
	}
	return n
}

// compare compares a group with its bundle.
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
	got := []float64{float64(g.Deals), float64(g.Hands), float64(g.Made.Count), g.Bid, g.Tricks, g.Points, g.Lead.Mean}
	if k > 1 {
		scatter := 0.0
		for i := range h.hands {
			d := h.lead[i] - sum(h.lead)/n*h.hands[i]
			scatter += d * d
		}
		half := distuv.StudentsT{Sigma: 1, Nu: k - 1}.Quantile(0.975) * math.Sqrt(scatter*k/(k-1)) / n
		want, got = append(want, sum(h.lead)/n-half, sum(h.lead)/n+half), append(got, g.Lead.Low, g.Lead.High)
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
	for _, v := range rules.Catalogue() {
		t.Run(v.ID, func(t *testing.T) {
			var records bytes.Buffer
			players := slices.Repeat([]string{"random"}, v.Live())
			players[0] = "greedy" // to make seats differ
			r := simulate(t, Plan{Game: open(t, v.ID), Players: players, Deals: 400, Seed: "findings", Findings: true, Records: &records, Workers: 2})
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
		key := x.Card + "/" + x.Trump.String()
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

// TestFindingsOfWorkers checks that findings do not depend on the number of workers,
// and that they cover the deals reported even after an interrupt.
func TestFindingsOfWorkers(t *testing.T) {
	for _, size := range []Plan{{Deals: 3*UnitDeals + 7}, {Matches: 30, Bound: 20}} {
		var reports []Report
		for _, n := range []int{1, 3} {
			size.Game, size.Players, size.Findings, size.Workers = open(t, "nines"), []string{"random"}, true, n
			reports = append(reports, simulate(t, size))
		}
		if !reflect.DeepEqual(reports[0], reports[1]) {
			t.Errorf("findings differ with another number of workers")
		}
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

// TestBlind checks that blind bids are those of random cards, which are what random
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

// TestFindingsWithoutGarbage checks that counting a deal allocates nothing.
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
