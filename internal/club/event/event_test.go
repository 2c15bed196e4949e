package event

import (
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"math/big"
	"math/rand/v2"
	"slices"
	"testing"

	"ninetynine/internal/paper/pad"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

var games = new(hall.VariantCache)

func js(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		panic(err)
	}
	return string(b)
}

// do sends acts as the organiser, and folds the entries that they make.
func do(t *testing.T, s *State, acts ...Act) {
	t.Helper()
	sent(t, s, Command{Caller: "org"}, acts...)
}

// sent sends acts as a command does.
func sent(t *testing.T, s *State, by Command, acts ...Act) {
	t.Helper()
	for _, a := range acts {
		c := &by
		c.Act = a
		if _, done, err := s.Earlier(c); done {
			must.Do(t, err)
			continue
		}
		made, err := s.Step(c)
		if err != nil {
			t.Fatalf("%s: %v", a.Encode(), err)
		}
		e := s.Next(0, made.Encode())
		must.Do(t, s.Fold(&e))
	}
}

// night is the truth of an evening: what was played, by whom.
type night struct {
	setup   Setup
	members map[string]string // names by id
	bots    map[string]bool
	tables  []*sat
}

type sat struct {
	round, number int
	seats         []string
	boards        []uint64
	results       map[uint64]*Result
	rulings       map[uint64]map[string]Ruling
	chair         Chair // taken over
	sub           string
	from          int
}

// entry returns a possible entry for a deal.
func entry(rng *rand.Rand, s *State, f dealFace) *pad.Entry {
	live, all := s.game.Live().Len(), s.game.Seats()
	for tries := 0; ; tries++ {
		e := pad.Blank(all)
		left := s.game.Tricks()
		for i := range all {
			n := rng.IntN(left + 1)
			if i == all-1 {
				n = left
			}
			left -= n
			e.Hands[i].Tricks, e.Hands[i].Bid = pad.Count(n), pad.Count(rng.IntN(s.game.Tricks()+1))
			if rng.IntN(3) > 0 {
				e.Hands[i].Bid = e.Hands[i].Tricks
			}
		}
		if rng.IntN(4) == 0 {
			e.Hands[rng.IntN(live)].Premium = rules.Offer(1 + rng.IntN(2))
		}
		p, err := s.score(f, &e)
		if err == nil {
			return &p.Deals()[0].Entry
		}
		if tries > 1000 {
			panic(fmt.Sprint("no entry fits: ", f, js(e), err))
		}
	}
}

// truth makes up an evening: tables of three and four, boards that are the same at several tables.
func truth(t *testing.T, rng *rand.Rand) *night {
	n := &night{members: map[string]string{}, bots: map[string]bool{}, setup: Setup{Title: "Friday", Date: "2026-11-27",
		Variant: []string{"standard", "pennycook"}[rng.IntN(2)], Play: Boards, Deals: 3, Rounds: 2 + rng.IntN(2), Organiser: "org",
		Scoring: Scoring{Field: rng.IntN(2) == 0, NoBots: rng.IntN(2) == 0, Plus: 16}}}
	n.setup.Seed = "club 7" // a card of each board is turned up in pennycook
	s := New("e", games)
	do(t, s, Act{Do: SetUp, ID: "s", Setup: &n.setup})
	for i := range 6 + rng.IntN(8) {
		id := fmt.Sprintf("m%02d", i)
		n.members[id] = fmt.Sprintf("Player %d", i)
	}
	for i := range 2 {
		id := fmt.Sprintf("bot%d", i)
		n.members[id], n.bots[id] = fmt.Sprintf("Bot %d", i), true
	}
	people := slices.DeleteFunc(slices.Sorted(maps.Keys(n.members)), func(id string) bool { return n.bots[id] })
	for round := range n.setup.Rounds {
		rng.Shuffle(len(people), func(i, j int) { people[i], people[j] = people[j], people[i] })
		from := 0
		for number := 1; len(people)-from >= 3; number++ {
			size := 3
			if left := len(people) - from; left%3 != 0 && left >= 4 {
				size = 4
			}
			x := &sat{round: round + 1, number: number, seats: slices.Clone(people[from : from+size]), results: map[uint64]*Result{}, rulings: map[uint64]map[string]Ruling{}}
			from += size
			if rng.IntN(4) == 0 {
				x.chair, x.sub, x.from = Chair(rng.IntN(size)), fmt.Sprintf("bot%d", rng.IntN(2)), 1+rng.IntN(3)
				for _, o := range n.tables {
					if o.round == x.round && o.sub == x.sub {
						x.sub = ""
					}
				}
			}
			for i := range 3 {
				b := uint64(3*round + i + 1)
				x.boards = append(x.boards, b)
				if rng.IntN(12) > 0 {
					e := entry(rng, s, s.face(b))
					x.results[b] = &Result{Entry: e}
					if rng.IntN(6) == 0 {
						p := must.Get(s.score(s.face(b), e))(t)
						x.results[b] = &Result{Points: slices.Clone(p.Deals()[0].Result.Points[:3])}
					}
				}
				if rng.IntN(8) == 0 {
					x.rulings[b] = map[string]Ruling{x.seats[rng.IntN(3)]: []Ruling{{Score: Average}, {Score: Plus}, {Score: Minus}, {Score: Fixed, Points: 12}}[rng.IntN(4)]}
				}
			}
			n.tables = append(n.tables, x)
		}
	}
	return n
}

// names numbers acts.
type names struct{ n int }

func (n *names) act(a Act) Act {
	n.n++
	a.ID, a.Device, a.Count = fmt.Sprintf("a%d", n.n), "phone", uint64(n.n)
	return a
}

// entered returns the acts of the evening as if all was entered right at once.
func (n *night) entered() (acts []Act) {
	var id names
	add := func(a Act) { acts = append(acts, id.act(a)) }
	add(Act{Do: SetUp, Setup: &n.setup})
	for _, m := range slices.Sorted(maps.Keys(n.members)) {
		add(n.member(m))
	}
	rounds := map[int][]Seating{}
	for _, x := range n.tables {
		rounds[x.round] = append(rounds[x.round], Seating{x.number, x.seats, x.boards})
	}
	for _, r := range slices.Sorted(maps.Keys(rounds)) {
		add(Act{Do: Open, Round: r, Tables: rounds[r]})
	}
	for _, x := range n.tables {
		if x.sub != "" {
			add(x.substitute())
		}
		for _, b := range slices.Sorted(maps.Keys(x.results)) {
			add(x.report(b, x.results[b]))
		}
		for _, b := range slices.Sorted(maps.Keys(x.rulings)) {
			for m, r := range x.rulings[b] {
				add(x.rule(b, m, r))
			}
		}
	}
	return acts
}

func (n *night) member(id string) Act {
	a := Act{Do: Enter, Member: id, Name: n.members[id]}
	if n.bots[id] {
		a.Bot = "club"
	}
	return a
}

func (x *sat) substitute() Act {
	return Act{Do: Substitute, Round: x.round, Table: x.number, Chair: x.chair, From: x.from, Member: x.sub}
}

func (x *sat) report(b uint64, r *Result) Act {
	return Act{Do: Report, Round: x.round, Table: x.number, Board: b, Result: r}
}

func (x *sat) rule(b uint64, m string, r Ruling) Act {
	return Act{Do: Rule, Round: x.round, Table: x.number, Board: b, Member: m, Ruling: &r, Reason: "an exposed card"}
}

// mess is a history of the same evening as people make it.
type mess struct {
	*night
	names
	t     *testing.T
	rng   *rand.Rand
	s     *State // only to make up entries
	acts  []Act
	alias map[string]string // second spellings
}

func (m *mess) add(a Act) string {
	a = m.act(a)
	m.acts = append(m.acts, a)
	return a.ID
}

// fix is an act that replaces others.
func (m *mess) fix(a Act, replaces ...string) string {
	a.Replaces, a.Reason = replaces, "as the players remember it"
	if a.Do == Report {
		a.Do = Correct
	}
	return m.add(a)
}

// one returns one of a member's spellings.
func (m *mess) one(id string) string {
	if other := m.alias[id]; other != "" && m.rng.IntN(2) == 0 {
		return other
	}
	return id
}

func (m *mess) spelt(ids []string) (all []string) {
	for _, id := range ids {
		all = append(all, m.one(id))
	}
	return all
}

// history returns acts that make the evening, with every kind of mistake put right.
func (n *night) history(t *testing.T, rng *rand.Rand) []Act {
	m := &mess{night: n, t: t, rng: rng, s: New("e", games), alias: map[string]string{}}
	first := m.act(Act{Do: SetUp, Setup: &n.setup})
	do(t, m.s, first)
	m.people()
	m.rounds()
	for _, x := range n.tables {
		m.table(x)
	}
	rng.Shuffle(len(m.acts), func(i, j int) { m.acts[i], m.acts[j] = m.acts[j], m.acts[i] })
	for range 5 {
		m.acts = append(m.acts, m.acts[rng.IntN(len(m.acts))]) // sent again
	}
	return append([]Act{first}, m.acts...)
}

func (m *mess) people() {
	all := slices.Sorted(maps.Keys(m.members))
	for _, id := range all {
		m.add(m.member(id))
		switch m.rng.IntN(6) {
		case 0: // under two spellings
			m.alias[id] = id + "x"
			a := m.member(id)
			a.Member, a.Name = id+"x", m.members[id]+" again"
			m.add(a)
			m.add(Act{Do: Same, Member: id + "x", Other: id})
		case 1: // misspelt
			a := m.member(id)
			wrong := m.acts[len(m.acts)-1].ID
			m.acts[len(m.acts)-1].Name = "Misspelt"
			a.Replaces = []string{wrong}
			m.add(a)
		case 2: // late, gone, back
			m.add(Act{Do: Here, Member: id, Round: 2})
			m.add(Act{Do: Gone, Member: id, Round: 3})
			m.add(Act{Do: Here, Member: id, Round: 4})
		case 3: // taken for another, and parted again
			m.fix(Act{Do: Withdraw}, m.add(Act{Do: Same, Member: id, Other: all[(slices.Index(all, id)+1)%len(all)]}))
		}
	}
}

func (m *mess) rounds() {
	rounds := map[int][]Seating{}
	for _, x := range m.tables {
		rounds[x.round] = append(rounds[x.round], Seating{x.number, slices.Clone(x.seats), x.boards})
	}
	for _, r := range slices.Sorted(maps.Keys(rounds)) {
		tables := rounds[r]
		for i := range tables {
			x := tables[i]
			tables[i].Seats = m.spelt(x.Seats)
			right := Act{Do: Seat, Round: r, Table: x.Table, Seats: m.spelt(x.Seats)}
			if m.rng.IntN(5) == 0 { // the wrong chairs, put right; perhaps after another mistake
				slices.Reverse(tables[i].Seats)
				if m.rng.IntN(2) == 0 {
					wrong := Act{Do: Seat, Round: r, Table: x.Table, Seats: slices.Concat(x.Seats[1:], x.Seats[:1])}
					m.fix(right, m.add(wrong))
				} else {
					m.add(right)
				}
			}
		}
		a := Act{Do: Open, Round: r, Tables: tables}
		switch m.rng.IntN(4) {
		case 0: // two deputies open it, in their own ways
			other := a
			other.Tables = slices.Clone(tables)
			slices.Reverse(other.Tables)
			other.Tables[0].Seats = slices.Concat(other.Tables[0].Seats[1:], other.Tables[0].Seats[:1])
			m.fix(a, m.add(other), m.add(a))
		case 1:
			m.add(a) // the same twice
		}
		if len(m.acts) == 0 || m.acts[len(m.acts)-1].Do != Open || m.acts[len(m.acts)-1].Round != r {
			m.add(a)
		}
		m.fix(Act{Do: Reopen, Round: r}, m.add(Act{Do: Close, Round: r}))
		m.add(Act{Do: SetClock, Round: r, Ends: int64(r)})
	}
}

func (m *mess) table(x *sat) {
	if x.sub != "" {
		m.add(x.substitute())
	} else if m.rng.IntN(8) == 0 { // a bot that did not play after all
		m.fix(Act{Do: Withdraw}, m.add(Act{Do: Substitute, Round: x.round, Table: x.number, From: 2, Member: "bot0"}))
	}
	for _, b := range x.boards {
		if r := x.results[b]; r != nil {
			m.board(x, b, r)
		} else if m.rng.IntN(3) == 0 { // entered, though it was not played
			m.fix(Act{Do: Withdraw}, m.add(x.report(b, m.wrong(b))))
		}
		for id, r := range x.rulings[b] {
			a := x.rule(b, m.one(id), r)
			if m.rng.IntN(3) == 0 {
				was := m.add(x.rule(b, m.one(id), Ruling{Score: Fixed, Points: -77}))
				m.fix(a, was)
			} else {
				m.add(a)
			}
		}
	}
}

func (m *mess) wrong(b uint64) *Result { return &Result{Entry: entry(m.rng, m.s, m.s.face(b))} }

// board enters a result, in one of the ways of an evening.
func (m *mess) board(x *sat, b uint64, r *Result) {
	right := x.report(b, r)
	switch m.rng.IntN(9) {
	case 0: // wrong, and corrected twice
		first := m.add(x.report(b, m.wrong(b)))
		m.fix(right, m.fix(x.report(b, m.wrong(b)), first))
	case 1: // two keepers, two results, settled
		m.fix(right, m.add(x.report(b, m.wrong(b))), m.add(x.report(b, m.wrong(b))))
	case 2: // two keepers, one result
		m.add(right)
		m.add(right)
	case 3: // entered for another board
		other := x.boards[m.rng.IntN(len(x.boards))]
		if other == b {
			other = 90
		}
		m.fix(right, m.add(x.report(other, m.wrong(other))))
	case 4: // withdrawn, and entered again
		m.fix(Act{Do: Withdraw}, m.add(x.report(b, m.wrong(b))))
		m.add(right)
	case 5: // disputed, and found to be right
		of := m.add(right)
		m.fix(Act{Do: Withdraw}, m.add(Act{Do: Contest, Of: of, Reason: "that was not so"}))
	case 6: // disputed, and corrected
		of := m.add(x.report(b, m.wrong(b)))
		m.fix(right, of, m.add(Act{Do: Contest, Of: of, Reason: "that was not so"}))
	case 7:
		m.add(Act{Do: Confirm, Of: m.add(right)})
	default:
		m.add(right)
	}
}

// text returns all that a ranking says.
func text(s *State) string {
	e := s.Event()
	return js([]any{e.Ranking(), e.Disputes, e.View(Viewer{}), e.View(Viewer{Desk: true})})
}

var histories = flag.Int("histories", gate.Times(200, 100), "how many histories TestHistories plays")

// TestHistories: after all mistakes were put right, and in any order of arrival, the ranking is that of the evening as if it had been
// entered right at once, and nobody disappears.
func TestHistories(t *testing.T) {
	for seed := range uint64(*histories) {
		rng := rand.New(rand.NewPCG(seed, 99))
		truth := truth(t, rng)
		at := New("e", games)
		do(t, at, truth.entered()...)
		want := js(at.Event().Ranking())
		messy := New("e", games)
		do(t, messy, truth.history(t, rng)...)
		if got := js(messy.Event().Ranking()); got != want {
			t.Fatalf("seed %d: the ranking is\n%s\nnot\n%s\nin dispute: %s", seed, got, want, js(messy.Event().Disputes))
		}
		if d := messy.Event().Disputes; len(d) > 0 {
			t.Fatalf("seed %d: still in dispute: %s", seed, js(d))
		}
		there := map[string]bool{}
		for _, s := range messy.Event().Ranking() {
			there[s.Member] = true
		}
		for _, x := range truth.tables {
			for _, id := range x.seats {
				if !there[id] {
					t.Fatalf("seed %d: %s has disappeared", seed, id)
				}
			}
			if x.sub != "" && !there[x.sub] {
				t.Fatalf("seed %d: %s has disappeared", seed, x.sub)
			}
		}
		if seed%10 == 0 {
			checkSums(t, truth, at)
		}
	}
}

// checkSums adds the evening up again, by hand.
func checkSums(t *testing.T, n *night, s *State) {
	type hand struct {
		who    string
		points int64
		ruling *Ruling
		field  bool
		round  int
	}
	hands := map[string][]hand{} // by board and seat
	for _, x := range n.tables {
		for i, b := range x.boards {
			chairs := slices.Clone(x.seats)
			if x.sub != "" && i+1 >= x.from {
				chairs[x.chair] = x.sub
			}
			r, ruled := x.results[b], maps.Clone(x.rulings[b])
			players := chairs
			if len(chairs) == 4 { // forehand is left of the player who sits out; the seat of the dealer is right of forehand's third
				f := int(b % 3)
				players = make([]string, 3)
				for k := range 3 {
					players[(f+k)%3] = chairs[(i+1+k)%4]
				}
			}
			for seat, who := range players {
				key := fmt.Sprint(b, "/", seat)
				h := hand{who: who, round: x.round}
				if one, ok := ruled[who]; ok {
					h.ruling = &one
					delete(ruled, who)
				} else if r == nil {
					continue
				} else if h.points = 0; r.Entry != nil {
					h.points = int64(must.Get(s.score(s.face(b), r.Entry))(t).Deals()[0].Result.Points[seat])
				} else {
					h.points = int64(r.Points[seat])
				}
				h.field = h.ruling == nil && !(n.bots[who] && n.setup.Scoring.NoBots)
				hands[key] = append(hands[key], h)
			}
			for who, one := range ruled { // sat out, or had left
				hands["none "+who] = append(hands["none "+who], hand{who: who, ruling: &one, round: x.round})
			}
		}
	}
	points, field, boards := map[string]*big.Rat{}, map[string]*big.Rat{}, map[string]int{}
	rounds := map[string]*big.Rat{} // what ranks, by player and round
	for _, all := range hands {
		for i, h := range all {
			sum, others := int64(0), int64(0)
			for j, o := range all {
				if j != i && o.field && o.who != h.who {
					sum, others = sum+o.points, others+1
				}
			}
			mean, p := new(big.Rat), big.NewRat(h.points, 1)
			if others > 0 {
				mean.SetFrac64(sum, others)
			}
			if h.ruling != nil {
				p.SetInt64(int64(h.ruling.Points))
				switch h.ruling.Score {
				case Average:
					p.Set(mean)
				case Plus:
					p.Add(mean, big.NewRat(16, 1))
				case Minus:
					p.Sub(mean, big.NewRat(16, 1))
				}
			}
			if points[h.who] == nil {
				points[h.who], field[h.who] = new(big.Rat), new(big.Rat)
			}
			at := fmt.Sprint(h.who, " ", h.round)
			if rounds[at] == nil {
				rounds[at] = new(big.Rat)
			}
			points[h.who].Add(points[h.who], p)
			if !n.setup.Scoring.Field {
				rounds[at].Add(rounds[at], p)
			}
			if boards[h.who]++; others > 0 || h.ruling != nil && h.ruling.Score != Fixed {
				gain := new(big.Rat).Sub(p, mean)
				field[h.who].Add(field[h.who], gain)
				if n.setup.Scoring.Field {
					rounds[at].Add(rounds[at], gain)
				}
			}
		}
	}
	for _, one := range s.Event().Ranking() {
		if points[one.Member] == nil {
			points[one.Member], field[one.Member] = new(big.Rat), new(big.Rat)
		}
		if one.Points.Cmp(points[one.Member]) != 0 || one.Field.Cmp(field[one.Member]) != 0 || one.Boards != boards[one.Member] {
			t.Fatalf("%s has %v points and %v of the field from %d boards; by hand %v and %v from %d", one.Member, one.Points, one.Field, one.Boards,
				points[one.Member], field[one.Member], boards[one.Member])
		}
		for i, gained := range one.Rounds {
			if by := rounds[fmt.Sprint(one.Member, " ", i+1)]; by == nil && gained.Sign() != 0 || by != nil && by.Cmp(gained) != 0 {
				t.Fatalf("%s gained %v in round %d; by hand %v", one.Member, gained, i+1, by)
			}
		}
	}
}
