package plain

import (
	"cmp"
	"math/rand"
	"reflect"
	"sort"
	"strconv"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
)

var variants = []string{"standard", "strict", "penguin", "classic", "classic-rubber", "pennycook", "swedish", "four",
	"five", "five-500", "five-250", "dummy", "dummy-penguin", "duel", "declarer", "nines", "nobid", "junk-joker"}

// numbers reads "3 −49 2".
func numbers(t testing.TB, text string) []int {
	t.Helper()
	var list []int
	for _, word := range strings.Fields(strings.ReplaceAll(text, "−", "-")) {
		x := must.Get(strconv.Atoi(word))(t)
		list = append(list, x)
	}
	return list
}

func TestBids(t *testing.T) {
	for text, want := range map[string]int{
		"AC KC QC": 9, "AD KD QD": 0, "AC KD QD": 3, "AH KS QD": 3, "AS KS QS": 3, "7D 6S 10C": 4,
		"AS KS QH": 4, "7H QS 10D": 3, "AC KC AS": 7, "9C 9H 9S": 6,
	} {
		if got := bidOf(readCards(strings.Fields(text))); got != want {
			t.Errorf("%s bids %d, want %d", text, got, want)
		}
	}
}

// The vectors of the rules. Three diamonds are written as 0; premiums are "A reveals" as "0 reveal".
func TestVectors(t *testing.T) {
	for _, v := range []struct{ variant, bids, tricks, premiums, points, next string }{
		{"standard", "9 2 3", "9 0 0", "0 reveal", "99 0 0", "S"},
		{"standard", "3 3 3", "3 3 3", "", "13 13 13", "C"},
		{"standard", "4 2 4", "3 2 4", "0 declare", "3 52 54", "H"},
		{"standard", "0 5 4", "1 5 3", "0 reveal", "1 95 63", "S"},
		{"standard", "0 4 5", "2 3 4", "0 reveal", "2 63 64", "D"},
		{"standard", "3 4 2", "3 4 2", "1 declare", "13 44 12", "C"},
		{"standard", "0 3 4", "0 4 5", "0 reveal", "90 4 5", "S"},
		{"four", "2 3 4 1", "2 3 4 1", "", "2 3 4 1", "none"},
		{"four", "0 2 3 1", "10 0 0 0", "0 reveal", "100 0 0 0", "S"},
		{"four", "0 4 3 2", "0 4 3 3", "", "10 14 13 3", "C"},
		{"four", "3 3 2 0", "4 3 2 1", "0 declare", "4 53 52 31", "H"},
		{"five", "2 2 2 2 1", "2 2 2 2 1", "0 declare 1 declare", "62 62 12 12 11", "none"},
		{"five", "3 2 3 0 3", "3 1 2 1 2", "0 declare 1 declare", "103 −49 2 1 2", "S"},
		{"dummy", "4 3 3", "3 3 3", "0 declare", "3 53 53", "H"},
		{"dummy", "4 3 2", "3 4 2", "0 declare 1 declare", "3 4 92", "S"},
		{"dummy", "5 3 4", "5 2 2", "0 declare 1 declare", "95 2 32", "S"},
		{"dummy-penguin", "4 2 4", "4 3 2", "", "24 3 22", "H"},
		{"dummy-penguin", "4 2 2", "4 3 2", "", "24 3 52", "H"},
		{"dummy-penguin", "3 2 1", "3 3 3", "1 declare", "63 3 33", "S"},
		// Beyond the printed vectors: no success in four, the numbers of nobid.
		{"four", "1 2 3 4", "2 1 4 3", "", "2 1 4 3", "D"},
		{"nobid", "3 4 2", "3 4 2", "0 declare_3", "43 14 12", "C"},
		{"nobid", "3 4 2", "3 4 2", "0 reveal_4", "3 84 82", "H"},
		{"nobid", "3 4 2", "3 4 2", "0 reveal", "73 14 12", "C"},
	} {
		bids := numbers(t, v.bids)
		premium := make([]string, len(bids))
		words := strings.Fields(v.premiums)
		for i := 0; i < len(words); i += 2 {
			premium[numbers(t, words[i])[0]] = strings.ReplaceAll(words[i+1], "_", " ")
		}
		s := scoreDeal(v.variant, Options{}, bids, numbers(t, v.tricks), premium, make([]int, len(bids)))
		if !reflect.DeepEqual(s.Points, numbers(t, v.points)) || s.Next != v.next {
			t.Errorf("%s %s/%s: got %v %s, want %s %s", v.variant, v.bids, v.tricks, s.Points, s.Next, v.points, v.next)
		}
	}
}

func TestDummyPenguinPremium(t *testing.T) {
	s := scoreDeal("dummy-penguin", Options{}, []int{4, 2, 2}, []int{4, 3, 2}, []string{"", "", ""}, []int{0, 0, 0})
	if !reflect.DeepEqual(s.Premium, []string{"", "", "declare"}) {
		t.Errorf("an exact dummy holds %q", s.Premium)
	}
}

// The totals of the duel: before, bids/tricks → points, next trump.
func TestDuel(t *testing.T) {
	for _, v := range []struct{ before, bids, tricks, points, next string }{
		{"0 0", "4 5", "4 5", "14 15", "H"},
		{"14 15", "4 6", "4 5", "34 5", "S"},
		{"48 20", "3 4", "4 5", "4 15", "D"},
		{"52 35", "5 3", "5 4", "25 4", "S"},
		{"60 60", "5 3", "4 5", "4 5", "D"},
	} {
		s := scoreDeal("duel", Options{}, numbers(t, v.bids), numbers(t, v.tricks), []string{"", ""}, numbers(t, v.before))
		if !reflect.DeepEqual(s.Points, numbers(t, v.points)) || s.Next != v.next {
			t.Errorf("%v: got %v %s", v, s.Points, s.Next)
		}
	}
}

// Game end, penguin: (88, 79, 40) and a deal of (13, 52, 2) → 101, 131, 42: B wins the game; A and B add 100.
func TestPenguinGameEnd(t *testing.T) {
	m := New("penguin", Options{}, 0)
	m.totals = []int{101, 131, 42}
	if !m.gameOver() {
		t.Fatal("the game should be over")
	}
	m.finishGame()
	want := &GameEnd{Game: 0, Totals: []int{101, 131, 42}, Bonus: []int{100, 100, 0}, Winners: []int{1}}
	if !reflect.DeepEqual(m.gameEnd, want) || m.over || m.game != 1 || m.dealer != 1 {
		t.Errorf("got %+v, over %v, game %d, dealer %d", m.gameEnd, m.over, m.game, m.dealer)
	}
	m.totals = []int{110, 110, 42}
	if m.gameOver() {
		t.Error("equal highest: play on")
	}
	m.games, m.game, m.totals = []int{2, 1, 0}, 3, []int{101, 20, 30}
	m.finishGame()
	if !m.over || !reflect.DeepEqual(m.end.Rubber, []int{400, 0, 0}) || !reflect.DeepEqual(m.end.Winners, []int{0}) {
		t.Errorf("the end is %+v", m.end)
	}
}

func TestDummyGameEnd(t *testing.T) {
	for _, v := range []struct{ totals, bonus, winners string }{
		{"105 7 5", "0 0 0", "0"},
		{"105 7 7", "100 0 0", "0"},
		{"12 101 30", "0 100 0", "1"},
		{"101 102 110", "0 0 0", ""},
	} {
		m := New("dummy", Options{}, 1)
		m.totals = numbers(t, v.totals)
		m.finishGame()
		e := m.GameEnd()
		winners := append([]int{}, numbers(t, v.winners)...)
		if !reflect.DeepEqual(e.Bonus, numbers(t, v.bonus)) || !reflect.DeepEqual(e.Winners, winners) ||
			!m.Over() || !reflect.DeepEqual(m.End().Winners, winners) {
			t.Errorf("%v: %+v %+v", v, e, m.End())
		}
	}
}

// shuffled deals a random deal.
func shuffled(r *rand.Rand, variant string) (hands [][]string, aside []string, turnup string) {
	ranks := "A K Q J 10 9 8 7 6"
	switch variant {
	case "four":
		ranks = "A K Q J 10 9 8 7 6 5 4 3 2"
	case "five", "five-500", "five-250":
		ranks = "A K Q J 12 11 10 9 8 7 6 5 4 3 2"
	case "duel":
		ranks = "A K Q J 10 9"
	}
	var pack []string
	for _, suit := range []string{"C", "D", "H", "S"} {
		for _, rank := range strings.Fields(ranks) {
			pack = append(pack, rank+suit)
		}
	}
	if usesTurnUp(variant) {
		pack = append(pack, "joker")
	}
	r.Shuffle(len(pack), func(i, j int) { pack[i], pack[j] = pack[j], pack[i] })
	if usesTurnUp(variant) {
		turnup = pack[36]
		for i := range pack {
			if pack[i] == "joker" && i < 36 {
				pack[i] = turnup
			}
		}
	}
	n := seatsOf(variant)
	size := len(pack) / n
	for seat := 0; seat < n; seat++ {
		hands = append(hands, pack[seat*size:seat*size+size])
	}
	if liveOf(variant) < n {
		aside = hands[2][:3]
	}
	return hands, aside, turnup
}

// playDeal plays a random deal, or follows the script as long as it lasts, checks what can be checked on the way, and
// returns the cards that each seat has played.
func playDeal(t testing.TB, r *rand.Rand, m *Match, script []string) [][]string {
	t.Helper()
	played := make([][]string, m.Seats())
	for acts := 0; m.InDeal(); acts++ {
		turn := m.Turn()
		if len(turn) == 0 || !sort.IntsAreSorted(turn) {
			t.Fatalf("%s: nobody's turn", m.variant)
		}
		seat := turn[r.Intn(len(turn))]
		legal := m.Legal(seat)
		if len(legal) == 0 {
			t.Fatalf("%s: stuck", m.variant)
		}
		act := legal[r.Intn(len(legal))]
		if by := m.By(seat); by >= m.live() || seat < m.live() && by != seat {
			t.Fatalf("%s: %d acts for %d", m.variant, by, seat)
		}
		if m.Act(seat, "play joker") == nil {
			t.Fatal("an illegal act went through")
		}
		if acts < len(script) {
			seat, _ = strconv.Atoi(script[acts][:1])
			act = script[acts][2:]
		}
		must.Do(t, m.Act(seat, act))
		if card, ok := strings.CutPrefix(act, "play "); ok {
			played[seat] = append(played[seat], card)
		}
	}
	return played
}

// checkCards checks that the cards dealt to a hand are the ones it has played and laid aside.
func checkCards(t *testing.T, dealt, used []string) {
	t.Helper()
	dealt, used = append([]string(nil), dealt...), append([]string(nil), used...)
	sort.Strings(dealt)
	sort.Strings(used)
	if !reflect.DeepEqual(dealt, used) {
		t.Fatalf("dealt %v, used %v", dealt, used)
	}
}

func checkDeal(t *testing.T, m *Match) {
	t.Helper()
	s := m.Score()
	won := 0
	for seat := 0; seat < m.Seats(); seat++ {
		won += s.Tricks[seat]
		if len(m.Hand(seat)) != 0 || len(m.Aside(seat)) != 3 {
			t.Fatalf("%s: left %v, aside %v", m.variant, m.Hand(seat), m.Aside(seat))
		}
		if s.Bids[seat] != bidOf(m.aside[seat]) {
			t.Fatalf("%s: bid %d with %v", m.variant, s.Bids[seat], m.Aside(seat))
		}
		most := map[string]int{"four": 100, "five": 109, "five-500": 109, "five-250": 109,
			"dummy-penguin": 129, "duel": 39}[m.variant]
		most = cmp.Or(most, 99)
		if s.Points[seat] > most {
			t.Fatalf("%s: %d points", m.variant, s.Points[seat])
		}
	}
	if won != tricksOf(m.variant) {
		t.Fatalf("%s: %d tricks", m.variant, won)
	}
}

func TestRandomDeals(t *testing.T) {
	for _, variant := range variants {
		for _, o := range []Options{{}, {NineOrder: "SHDC", TrumpAcross: true, FirstNoTrump: true, DuelTarget: 60,
			SilentReveal: true, NameNoTrump: true}} {
			r := rand.New(rand.NewSource(99))
			m := New(variant, o, 1)
			for deal := 0; deal < 200; deal++ {
				if m.Over() {
					checkEnd(t, m)
					m = New(variant, o, r.Intn(liveOf(variant)))
				}
				hands, aside, turnup := shuffled(r, variant)
				m.Deal(hands, aside, turnup)
				played := playDeal(t, r, m, nil)
				checkDeal(t, m)
				for seat := range hands {
					checkCards(t, hands[seat], append(played[seat], m.Aside(seat)...))
				}
			}
		}
	}
}

func checkEnd(t *testing.T, m *Match) {
	t.Helper()
	e := m.End()
	if e == nil || m.GameEnd() == nil || m.Turn() != nil || (len(e.Winners) == 0) != (m.live() < m.Seats() && e.Games[0]+e.Games[1] == 0) {
		t.Fatalf("%s: the end is %+v", m.variant, e)
	}
	games := map[string]int{"standard": 3, "strict": 3, "declarer": 3, "nines": 3, "nobid": 3, "four": 4, "five": 5}[m.variant]
	if games > 0 && m.Game() != games-1 || games == 0 && (e.Rubber == nil) && m.Game() != 0 {
		t.Fatalf("%s: ended in game %d", m.variant, m.Game())
	}
}

// The auction of strict. The dealer is 2, so F is 0, the middle 1.
func TestStrictAuction(t *testing.T) {
	for _, v := range []struct{ said, holder string }{
		{"declare pass pass", "declare - -"},
		{"declare reveal pass reveal", "reveal - -"},
		{"declare reveal pass pass", "- reveal -"},
		{"declare pass reveal reveal", "reveal - -"},
		{"declare pass reveal pass", "- - reveal"},
		{"pass declare reveal reveal", "- reveal -"},
		{"pass declare reveal pass", "- - reveal"},
		{"pass pass declare", "- - declare"},
		{"reveal pass pass", "reveal - -"},
		{"pass pass pass", "- - -"},
	} {
		m := New("strict", Options{}, 2)
		hands, _, _ := shuffled(rand.New(rand.NewSource(1)), "strict")
		m.Deal(hands, nil, "")
		for seat := 0; seat < 3; seat++ {
			must.Do(t, m.Act(seat, m.Legal(seat)[7]))
		}
		for _, word := range strings.Fields(v.said) {
			if m.phaseName() != "offer" {
				t.Fatalf("%s: the auction is over too early", v.said)
			}
			must.Do(t, m.Act(m.Turn()[0], word))
		}
		want := strings.Fields(strings.ReplaceAll(v.holder, "-", "x"))
		for seat, premium := range m.Premiums() {
			if premium != want[seat] && !(premium == "" && want[seat] == "x") {
				t.Errorf("%s: got %q, want %s", v.said, m.Premiums(), v.holder)
			}
		}
		if m.phaseName() != "play" || !reflect.DeepEqual(m.Turn(), []int{0}) {
			t.Errorf("%s: %v %s", v.said, m.Turn(), m.phaseName())
		}
	}
}

// The possible offers in turn, by the offers before.
func TestOfferWords(t *testing.T) {
	for _, v := range []struct{ variant, said, want string }{
		{"classic", "", "pass,declare,reveal"},
		{"classic", "pass", "pass,declare,reveal"},
		{"classic", "declare", "pass,reveal"},
		{"swedish", "declare reveal", "pass"},
		{"swedish", "declare reveal pass", ""}, // no raise
		{"declarer", "declare reveal pass", "pass,reveal"},
		{"declarer", "declare reveal pass reveal", "name C,name D,name H,name S"},
		{"nines", "reveal pass pass", "name C,name D,name H,name S,name nines"},
		{"standard", "declare reveal", "pass,declare,reveal"},
		{"five", "declare declare", "pass,declare"},
		{"dummy", "declare", "pass,declare"},
	} {
		m := New(v.variant, Options{}, m0(v.variant))
		hands, aside, turnup := shuffled(rand.New(rand.NewSource(2)), v.variant)
		m.Deal(hands, aside, turnup)
		for m.phaseName() == "lay" {
			seat := m.Turn()[0]
			must.Do(t, m.Act(seat, m.Legal(seat)[0]))
		}
		for _, word := range strings.Fields(v.said) {
			must.Do(t, m.Act(m.Turn()[0], word))
		}
		got := strings.Join(m.Legal(m.Turn()[0]), ",")
		if v.want == "" && m.phaseName() == "play" {
			continue
		}
		if got != v.want {
			t.Errorf("%s after %q: %s", v.variant, v.said, got)
		}
	}
}

// m0 is the last live seat, so that F is seat 0.
func m0(variant string) int { return liveOf(variant) - 1 }

// Nobody names: no trump first, then the previous deal's; a new game afresh, or not.
func TestNobodyNames(t *testing.T) {
	for _, across := range []bool{false, true} {
		r := rand.New(rand.NewSource(3))
		m := New("nines", Options{TrumpAcross: across}, 2)
		auctions := [][]string{
			{"0 pass", "1 pass", "2 pass"},
			{"1 declare", "2 pass", "0 pass", "1 name nines"},
			{"2 pass", "0 pass", "1 pass"},
		}
		for deal, want := range []string{"none", "nines", "nines"} {
			hands, _, _ := shuffled(r, "nines")
			m.Deal(hands, nil, "")
			playDeal(t, r, m, auctions[deal])
			m.totals = []int{0, 0, 0}
			if m.previous != want {
				t.Fatalf("deal %d: trump %s, want %s", deal, m.previous, want)
			}
		}
		m.totals = []int{100, 0, 0}
		m.finishGame()
		hands, _, _ := shuffled(r, "nines")
		m.Deal(hands, nil, "")
		for i := 0; i < 3; i++ {
			if m.Trump() != "" {
				t.Fatal("trump known before it is named")
			}
			must.Do(t, m.Act(m.Turn()[0], "pass"))
		}
		if want := map[bool]string{false: "none", true: "nines"}[across]; m.Trump() != want {
			t.Errorf("across %v: trump %s", across, m.Trump())
		}
	}
}

// Nines as trumps: a nine led calls for nines, and a nine is no card of its printed suit.
func TestNinesInPlay(t *testing.T) {
	m := New("nines", Options{}, 2)
	m.trump = "nines"
	m.hands[1] = readCards(strings.Fields("9C KC 9H 6S"))
	m.trick = readCards([]string{"9D"})
	if got := namesOf(m.playable(1)); !reflect.DeepEqual(got, []string{"9C", "9H"}) {
		t.Errorf("to a nine: %v", got)
	}
	m.trick = readCards([]string{"AC"})
	if got := namesOf(m.playable(1)); !reflect.DeepEqual(got, []string{"KC"}) {
		t.Errorf("to a club: %v", got)
	}
	m.trick = readCards([]string{"AD"})
	if got := namesOf(m.playable(1)); len(got) != 4 {
		t.Errorf("to a diamond: %v", got)
	}
	m.order = []int{0, 1, 2}
	m.trick = []card{readCard("AD"), readCard("9S"), readCard("9D")}
	if m.winner() != 1 {
		t.Error("9S beats 9D")
	}
	m.trick = []card{readCard("9S"), readCard("9H"), readCard("9C")}
	if m.winner() != 2 {
		t.Error("9C beats all")
	}
}

func TestTurnUp(t *testing.T) {
	for turnup, want := range map[string]string{"6H": "H", "9C": "none", "joker": "none", "AS": "S", "10D": "D"} {
		if got := turnUpTrump("classic", turnup); got != want {
			t.Errorf("%s: %s", turnup, got)
		}
	}
}

// What breaks a tie, in a game to 100 and in one of nine deals.
func TestTies(t *testing.T) {
	for _, v := range []struct {
		variant, tie, totals, made string
		over                       bool
		winners                    string
	}{
		{"pennycook", "", "160 160 20", "3 2 1", false, ""},
		{"pennycook", "share", "160 160 20", "3 2 1", true, "0 1"},
		{"pennycook", "contracts", "160 160 20", "3 2 9", true, "0"},
		{"pennycook", "contracts", "160 160 20", "3 3 9", false, ""},
		{"pennycook", "share", "140 140 20", "3 2 1", false, ""},
		{"classic", "", "160 160 20", "3 2 1", true, "0 1"},
		{"classic", "on", "160 160 20", "3 2 1", false, ""},
		{"classic", "contracts", "160 160 20", "3 2 9", true, "0"},
		{"classic", "contracts", "160 160 20", "3 3 9", true, "0 1"},
		{"dummy", "contracts", "100 20 100", "3 2 4", true, ""},
		{"dummy", "contracts", "100 20 100", "4 2 3", true, "0"},
	} {
		m := New(v.variant, Options{Tie: v.tie}, 0)
		m.totals, m.made, m.deals = numbers(t, v.totals), numbers(t, v.made), 9
		if got := m.gameOver(); got != v.over {
			t.Errorf("%+v: over %v", v, got)
		}
		if !v.over {
			continue
		}
		m.finishGame()
		if want := append([]int{}, numbers(t, v.winners)...); !reflect.DeepEqual(m.End().Winners, want) {
			t.Errorf("%+v: won by %v", v, m.End().Winners)
		}
	}
}

// Dummy: 100 for a win, and 100 more if dummy beats or ties the loser.
func TestDummyDouble(t *testing.T) {
	for totals, bonus := range map[string]string{"105 7 5": "100 0 0", "105 7 7": "200 0 0", "12 101 11": "0 100 0", "30 40 110": "0 0 0"} {
		m := New("dummy", Options{DummyDouble: true}, 0)
		m.totals = numbers(t, totals)
		m.finishGame()
		if !reflect.DeepEqual(m.GameEnd().Bonus, numbers(t, bonus)) || m.Over() {
			t.Errorf("%s: %v, over %v", totals, m.GameEnd().Bonus, m.Over())
		}
	}
}

func TestUnknownVariant(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("no panic")
		}
	}()
	New("clumond", Options{}, 0)
}

// BenchmarkAct times one act, its share of the deals, the Turns and the Legals included.
func BenchmarkAct(b *testing.B) {
	for _, variant := range variants {
		b.Run(variant, func(b *testing.B) {
			r := rand.New(rand.NewSource(4))
			hands, aside, turnup := shuffled(r, variant)
			m := New(variant, Options{}, 0)
			b.ReportAllocs()
			for b.Loop() {
				if !m.InDeal() {
					if m.Over() {
						m = New(variant, Options{}, 0)
					}
					m.Deal(hands, aside, turnup)
				}
				turn := m.Turn()
				seat := turn[r.Intn(len(turn))]
				legal := m.Legal(seat)
				must.Do(b, m.Act(seat, legal[r.Intn(len(legal))]))
			}
		})
	}
}
