package main

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"ninetynine/advice"
	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// smallNet writes a small net of random numbers for tables of the variant and returns its file.
func smallNet(t *testing.T, id string) string {
	t.Helper()
	g := must.Get(rules.Open(id))(t)
	m := must.Get(nn.NewModel(nn.ShapeOf(g), [2]int{64, 32}, [2]int{64, 32}))(t)
	rng := rand.New(rand.NewPCG(1, 2))
	m.Player.Fill(rng.NormFloat64)
	m.Critic.Fill(rng.NormFloat64)
	name := filepath.Join(t.TempDir(), "small.net")
	f := must.Get(os.Create(name))(t)
	defer f.Close()
	must.Do(t, m.Write(f, 32, "", 0, true))
	return name
}

func randomNet(t *testing.T, variant string) string { return "expert:file=" + smallNet(t, variant) }

func advise(t *testing.T, args ...string) string {
	t.Helper()
	code, out, errs := call(t, t.Context(), "", append([]string{"advise", "--worlds", "6"}, args...)...)
	if code != exitDone || errs != "" {
		t.Fatalf("%v: exit code %d, %s", args, code, errs)
	}
	return out
}

// TestAdvisePositions asks for advice throughout deals of several variants, and again with the
// cards redealt that the seat does not see: the output is the same to the last byte.
func TestAdvisePositions(t *testing.T) {
	for _, variant := range gate.Some([]string{"strict", "classic", "four", "dummy", "duel", "nines", "nobid"}, 2) {
		t.Run(variant, func(t *testing.T) {
			t.Parallel()
			player := randomNet(t, variant)
			g := must.Get(rules.Open(variant))(t)
			r := rand.New(rand.NewPCG(1, 2))
			seed := cards.SeedOf("advice")
			d := g.Deal(&seed, 1)
			acts := 0
			for s := g.Start(&d); s.Phase() != rules.Over; acts++ {
				o := g.Due(&s)
				if acts > 4 && acts%5 > 0 { // bids and offers, then now and then a card
					g.Apply(&s, o.Nth(r.IntN(o.Len())))
					continue
				}
				position := string(g.AppendPosition(nil, &s))
				out := advise(t, position, "--player", player)
				seat := g.Turn(&s).First()
				if twin := string(g.AppendPosition(nil, swapped(g, &s, seat, r))); advise(t, twin, "--player", player) != out {
					t.Fatalf("something else is said of\n%s\nthan of\n%s", twin, position)
				}
				if !strings.Contains(out, "OTHERS") || !strings.HasPrefix(out, variant+", seat ") {
					t.Fatalf("of %s:\n%s", position, out)
				}
				g.Apply(&s, o.Nth(r.IntN(o.Len())))
			}
		})
	}
}

// swapped exchanges two cards that the seat does not see, if the position stays valid.
func swapped(g *rules.Game, s *rules.State, seat rules.Seat, r *rand.Rand) *rules.State {
	var v, w rules.View
	g.View(s, seat, &v)
	h := g.Uncover(s)
	for range 50 {
		a, b := rules.Seat(r.IntN(g.Seats())), rules.Seat(r.IntN(g.Seats()))
		if v.HandOpen.Has(a) || v.HandOpen.Has(b) || a == b || h.Hand[a] == 0 || h.Hand[b] == 0 {
			continue
		}
		x, y := h.Hand[a].Nth(r.IntN(h.Hand[a].Len())), h.Hand[b].Nth(r.IntN(h.Hand[b].Len()))
		other := h
		other.Hand[a] = h.Hand[a]&^x.Set() | y.Set()
		other.Hand[b] = h.Hand[b]&^y.Set() | x.Set()
		twin := g.Suppose(&v, &other)
		if g.View(&twin, seat, &w); w != v {
			continue
		}
		if _, err := g.ParsePosition(string(g.AppendPosition(nil, &twin))); err == nil {
			return &twin
		}
	}
	return s
}

// TestAdviseBareHand: a hand alone gets the same advice as a position with that hand, whatever the
// other hands hold.
func TestAdviseBareHand(t *testing.T) {
	const hands = "A1086.AKQ.76.1086/KQJ97.J10.AKQJ.A/.9876.1098.KQJ97"
	for _, x := range []struct{ variant, bare, position string }{
		{"standard", "--trump D --dealer 1 --hand", "standard 1 D " + hands},
		{"classic", "--up AH --hand", "classic 2 H up=AH joker=1 " + hands},
		{"dummy", "--trump none --hand", "dummy 1 none aside=9D8D7D " + hands},
	} {
		player := randomNet(t, x.variant)
		g, s := must.Get2(rules.ParsePosition(x.position))(t)
		var v rules.View
		g.View(&s, 0, &v)
		bare := append(strings.Fields(x.bare), v.Hand[0].String(), "--variant", x.variant, "--player", player)
		if one, two := advise(t, bare...), advise(t, x.position, "--player", player); one != two {
			t.Errorf("of the hand alone:\n%s\nof the position:\n%s", one, two)
		}
	}
}

func TestAdviseJSON(t *testing.T) {
	out := advise(t, "--hand", "DA DK DQ AC 10C 8C 6C 7H 6H 10S S8 6s", "--trump", "D", "--json", "--player", randomNet(t, "standard"))
	var r advice.Advice
	must.Do(t, json.Unmarshal([]byte(out), &r))
	var made struct{ MadeBy bot.Maker }
	if must.Do(t, json.Unmarshal([]byte(out), &made)); len(made.MadeBy.Players) != 1 || made.MadeBy.Players[0].Net == "" {
		t.Errorf("made by %v", made.MadeBy)
	}
	ways, totals := 0, map[int]bool{}
	for _, b := range r.Bids {
		ways += b.Ways
		totals[b.Tricks] = true
		if len(b.Premiums) != 3 {
			t.Errorf("%d offers after a bid of %d", len(b.Premiums), b.Tricks)
		}
	}
	if len(r.Choices) != 220 || ways != 220 || len(totals) != 10 || len(r.Others) != 2 || len(r.Unseen) != 24 || r.Phase != "lay" {
		t.Errorf("%d choices, %d ways, %d totals, %d others, %d cards", len(r.Choices), ways, len(totals), len(r.Others), len(r.Unseen))
	}
	file := filepath.Join(t.TempDir(), "advice.json")
	position := "standard 0 none QJ6.97.AQ7.AQ86/K97.KQ106.K98.109/A108.AJ8.J106.KJ7"
	if text := advise(t, position, "--out", file, "--player", randomNet(t, "standard")); !strings.Contains(text, "BID") {
		t.Errorf("no table: %s", text)
	}
	if b, err := os.ReadFile(file); err != nil || !json.Valid(b) {
		t.Errorf("%v: %s", err, b)
	}
}

// TestParlettsHands: the nets built into the program bid the two hands with which Parlett shows how
// to bid (Penguin Book of Card Games) as he does. The first can bid 0 with its diamonds, or three
// with its spades, both of which succeed more often than not; the second bids two or three.
func TestParlettsHands(t *testing.T) {
	gate.Only(t, "thinks about 400 worlds")
	first := parlett(t, "AD KD QD AC 10C 8C 6C 7H 6H 10S 8S 6S", "D")
	if best := first.Bids[0]; best.Tricks != 0 || best.Best != "AD KD QD" {
		t.Errorf("the first hand bids %+v", best)
	}
	for _, c := range first.Choices {
		if c.Act == "lay 10S 8S 6S" && c.Chance < 0.5 {
			t.Errorf("three tricks are made with the spades laid aside in %g of deals", c.Chance)
		}
	}
	second := parlett(t, "JH 8H 6H AS QS 9S AD QD 9D 7D 6D AC", "H").Bids
	if best, next := second[0].Tricks, second[1].Tricks; min(best, next) != 2 || max(best, next) != 3 {
		t.Errorf("the second hand bids %d, or else %d", best, next)
	}
}

func parlett(t *testing.T, hand, trump string) (r advice.Advice) {
	t.Helper()
	code, out, errs := call(t, t.Context(), "", "advise", "--worlds", "400", "--hand", hand, "--trump", trump, "--json")
	if code != exitDone || errs != "" {
		t.Fatalf("exit code %d, %s", code, errs)
	}
	must.Do(t, json.Unmarshal([]byte(out), &r))
	return r
}

// TestAdviseAll: --all prints every way once, sorted within its total and by totals, with the same
// figures as an advice without --all; it refuses forms that it cannot print.
func TestAdviseAll(t *testing.T) {
	args := []string{"--deal", "k7f2-9q/3", "--variant", "duel", "--player", randomNet(t, "duel")}
	var plain, all advice.Advice
	must.Do(t, json.Unmarshal([]byte(advise(t, append(args, "--json")...)), &plain))
	must.Do(t, json.Unmarshal([]byte(advise(t, append(args, "--all", "--json")...)), &all))
	if !reflect.DeepEqual(plain.Bids, all.Bids) || len(all.Choices) != 220 || plain.Act != all.Act {
		t.Errorf("%+v, and with all ways %+v", plain.Bids, all.Bids)
	}
	rows := regexp.MustCompile(`(?m)^ +(\d+) .*?([+-][\d.]+) ±[\d.]+ +(\d+)%`)
	for by, column := range map[string]int{"chance": 3, "bid": 1, "points": 2} {
		text := advise(t, append(args, "--all", "--sort", by)...)
		found := rows.FindAllStringSubmatch(text, -1)
		if len(found) != 220 || strings.Count(text, "*\n")+strings.Count(text, "* ") != 1 {
			t.Fatalf("by %s, %d rows:\n%s", by, len(found), text)
		}
		for i, row := range found[1:] {
			before, _ := strconv.ParseFloat(found[i][column], 64)
			now, _ := strconv.ParseFloat(row[column], 64)
			if by == "bid" && now < before || by != "bid" && row[1] == found[i][1] && now > before {
				t.Errorf("by %s, %s comes before %s", by, found[i][0], row[0])
			}
		}
	}
	for _, x := range []struct{ args, want string }{
		{"--deal x --sort chance", "--sort orders the ways that --all shows"},
		{"--deal x --all --sort luck", "--sort luck: give one of points"},
		{"--deal x --hand AC", "only one of them"},
		{"--deal x --all --variant nobid", "in nobid nothing is laid aside"},
		{"--deal x --all --variant declarer", "say with --offer"},
		{"--deal x --totals 1,2", "--totals: 2 totals are given"},
		{"--deal x/y", "--deal: "},
		{"--deal x --played 2", "--played: "},
	} {
		refuses(t, "advise "+x.args, x.want)
	}
}
