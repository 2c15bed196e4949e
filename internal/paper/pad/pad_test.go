package pad

import (
	"bytes"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// matches is how many matches the oracle enters; at a hundred thousand it takes minutes.
var matches = flag.Int("matches", 150, "matches that are entered on pads and compared with the engine")

// houses are house variants with rules that no published variant has.
var houses = []string{
	`{"variant":"nobid","offers":{"announce":"declare"}}`,
	`{"variant":"nobid","offers":{"how":"turn","many":true},"score":{"zeroOrAll":true}}`,
	`{"variant":"standard","trump":{"across":true},"offers":{"many":true,"loss":"own"},"game":{"target":60}}`,
	`{"variant":"nines","trump":{"none":true,"across":true},"offers":{"how":"turn"}}`,
	`{"variant":"declarer","order":["lay","offer","name","play"],"offers":{"how":"sealed"}}`,
	`{"variant":"classic","joker":false,"hand":13,"aside":4,"ranks":"A K Q J 10 9 8 7 6 5","game":{"target":80,"deals":0,"bonus":50},"rubber":{"games":2}}`,
	`{"variant":"classic","worth":"C4 D1 H4 S1"}`,
	`{"variant":"duel","hand":12,"aside":4,"order":["lay","offer","play"],"offers":{"how":"turn","declare":20,"reveal":40}}`,
	`{"variant":"dummy-penguin","offers":{"how":"raise","many":false,"reveal":60},"rubber":{"games":0,"wins":2,"bonus":50,"under":4}}`,
	`{"variant":"standard","trump":{"by":"rotation","rotation":["S","none","S"],"across":true},"offers":{"how":"none"},"game":{"tie":"share"}}`,
	`{"variant":"junk-joker","trump":{"by":"rotation"},"game":{"deals":4,"tie":"on"},"rubber":{"games":3}}`,
	`{"variant":"standard","trump":{"by":"turnup"},"game":{"tie":"contracts"}}`,
	`{"variant":"five","trump":{"by":"turnup"},"game":{"target":0,"deals":5,"tie":"contracts"}}`,
	`{"variant":"dummy","game":{"bonusTo":"double","tie":"contracts"},"rubber":{"games":3}}`,
	`{"variant":"four","ranks":"A K Q","hand":3,"aside":1,"worth":"C2 D0 H1 S1"}`,
}

func variants(t testing.TB) []rules.Variant {
	t.Helper()
	all := rules.Catalogue()
	for _, text := range houses {
		v, _ := must.Get2(record.ParseVariant([]byte(text)))(t, text)
		all = append(all, v)
	}
	return all
}

var people = []string{"Anna", "Bo", "Cleo", "Dag", "Elsa"}

func open(t testing.TB, v rules.Variant, first rules.Seat, limit match.Limit) *Pad {
	t.Helper()
	p := must.Get(New(record.Header{Variant: v, Seats: people[:v.Seats], First: first, Limit: limit}))(t)
	return p
}

// A table plays with cards, using the engine.
type table struct {
	m      *match.Match
	s      match.State
	seed   cards.Seed
	r      *rand.Rand
	turnup cards.Card
}

// deal plays the next deal at random. As random offers seldom succeed, most players pass.
func (x *table) deal() {
	d := x.m.Draw(&x.s, &x.seed, uint64(x.s.Number))
	if err := x.m.Deal(&x.s, &d); err != nil {
		panic(err)
	}
	x.turnup = d.Turnup
	dealt := x.s.Number
	for x.s.Number == dealt {
		turn := x.m.Game.Turn(&x.s.Deal)
		for range x.r.IntN(turn.Len()) {
			turn &= turn - 1
		}
		o := x.m.Game.Options(&x.s.Deal, turn.First())
		a := o.Nth(x.r.IntN(o.Len()))
		if o.Kind == rules.Offering && x.r.IntN(4) > 0 {
			a = o.Nth(0)
		}
		x.m.Apply(&x.s, a)
	}
}

func (x *table) truth() Entry { return EntryOf(x.m.Game, &x.s.Result, x.turnup) }

// ways are the ways to enter a deal.
var ways = []struct {
	name string
	do   func(x *table, p *Pad, e Entry) Entry
}{
	{"bids and tricks", func(_ *table, _ *Pad, e Entry) Entry {
		for i := range e.Hands {
			e.Hands[i].Made = Unsaid
		}
		return e
	}},
	{"who made it, and tricks", func(x *table, _ *Pad, e Entry) Entry {
		for i := range rules.Seat(x.m.Game.Seats()) {
			h := &e.Hands[i]
			if h.Made == Failed || x.m.Game.Live().Has(i) && !ambiguous(x.m.Game, h) {
				h.Bid = Unknown
			}
		}
		return e
	}},
	{"contracts made by their bids, others by their tricks", func(x *table, _ *Pad, e Entry) Entry {
		for i := range rules.Seat(x.m.Game.Seats()) {
			h := &e.Hands[i]
			if h.Made == Failed {
				h.Bid = Unknown
			} else if x.m.Game.Live().Has(i) && !x.m.Game.Meets(int(h.Bid), x.m.Game.Tricks()) {
				h.Tricks = Unknown
			}
		}
		return e
	}},
	{"as little as will do", least},
}

// TestReadSurvives: a corrupted record is refused, or read as what it says.
func TestReadSurvives(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 18))
	read := 0
	for _, id := range []string{"standard", "classic", "declarer", "dummy-penguin", "nobid"} {
		p := open(t, named(t, id), 0, match.Limit{Deals: 6})
		x := &table{m: p.match, s: p.match.Start(), seed: cards.SeedOf(id), r: r}
		for !p.Over() {
			x.deal()
			must.Do(t, p.Enter(x.truth()))
		}
		text := p.Append(nil)
		for range 150 {
			spoilt := bytes.Clone(text)
			for range 1 + r.IntN(2) {
				i := r.IntN(len(spoilt))
				spoilt[i] = "0123456789,\"CDHS"[r.IntN(16)]
			}
			if q, err := Read(bytes.NewReader(spoilt)); err == nil {
				read++
				roundTrip(t, q)
			}
		}
	}
	if read == 0 {
		t.Error("every one was refused")
	}
}

// ambiguous reports whether several bids agree with the hand's tricks.
func ambiguous(g *rules.Game, h *Hand) bool {
	n := 0
	for bid := range 64 {
		if g.CanBid()>>bid&1 == 1 && g.Meets(bid, int(h.Tricks)) {
			n++
		}
	}
	return n > 1
}

// least leaves out, in random order, everything that the pad does not ask for.
func least(x *table, p *Pad, e Entry) Entry {
	n := x.m.Game.Seats()
	for _, k := range x.r.Perm(3*n + 1) {
		less := e
		less.Hands = slices.Clone(e.Hands)
		h := &less.Hands[k%n]
		switch {
		case k == 3*n:
			less.Turnup = 0
		case k < n:
			h.Tricks = Unknown
		case k < 2*n:
			h.Bid = Unknown
		default:
			h.Made = Unsaid
		}
		if _, err := p.Check(less); err == nil {
			e = less
		}
	}
	return e
}

// TestPadAgreesWithTheEngine enters random deals in every way, and compares the pad with the engine.
func TestPadAgreesWithTheEngine(t *testing.T) {
	all := variants(t)
	deals := 0
	for n := range *matches {
		v := all[n%len(all)]
		way := ways[n/len(all)%len(ways)]
		limit := match.Limit{Deals: []int{0, 40}[n&1]}
		p := open(t, v, rules.Seat(n%v.Live()), limit)
		m := must.Get(match.New(p.Match().Game, p.header.First, limit))(t)
		x := &table{m: m, s: m.Start(), seed: cards.SeedOf(fmt.Sprint("pad ", n)), r: rand.New(rand.NewPCG(uint64(n), 18))}
		compareMatch(t, x, p, way.name, way.do)
		deals += len(p.deals)
		if t.Failed() {
			t.Fatalf("match %d of %s", n, v.ID)
		}
	}
	t.Logf("%d matches, %d deals", *matches, deals)
}

// compareMatch plays a match and enters it; now and then it corrects a wrong entry later, or takes a deal
// back.
func compareMatch(t *testing.T, x *table, p *Pad, way string, enter func(*table, *Pad, Entry) Entry) {
	var right []Entry
	for x.s.Stage != match.Ended && len(right) < 400 {
		due, _ := p.Due()
		if due.Dealer != x.s.Dealer || due.Game != int(x.s.Game) || due.Trump != rules.Unnamed && due.Trump != x.s.Trump ||
			due.Vulnerable != x.m.Vulnerable(&x.s) {
			t.Fatalf("%s: deal %d: due is %+v; the engine has %+v", way, len(right), due, x.s)
		}
		x.deal()
		right = append(right, x.truth())
		e := enter(x, p, x.truth())
		if x.r.IntN(20) == 0 {
			if err := p.Enter(e); err != nil {
				t.Fatalf("%s: %+v: %v", way, e, err)
			}
			p.Undo()
		}
		if err := p.Enter(e); err != nil {
			t.Fatalf("%s: deal %d: %+v: %v", way, len(right)-1, e, err)
		}
		compareState(t, way, x, p)
	}
	for range 3 { // an older deal is made wrong and right again
		i := x.r.IntN(len(right))
		before := p.Append(nil)
		other := right[x.r.IntN(len(right))]
		if _, err := p.Correct(i, other, false); err == nil && !p.Over() || err == nil && len(p.deals) == len(right) {
			if _, err := p.Correct(i, right[i], false); err != nil {
				t.Fatalf("%s: deal %d cannot be put right: %v", way, i, err)
			}
			compareDeals(t, way, right, p)
			p.Undo()
			p.Undo()
		}
		if after := p.Append(nil); !bytes.Equal(before, after) {
			t.Fatalf("%s: correcting deal %d and undoing it left\n%s", way, i, after)
		}
	}
	if x.r.IntN(4) == 0 {
		roundTrip(t, p)
	}
}

func compareState(t *testing.T, way string, x *table, p *Pad) {
	got, want := p.state, x.s
	got.Deal, want.Deal = rules.State{}, rules.State{}
	d := p.deals[len(p.deals)-1]
	hidden := got.Result.Hidden
	for i := range hidden.All() {
		got.Result.Bid[i] = want.Result.Bid[i]
	}
	got.Result.Hidden = 0
	if got != want {
		t.Fatalf("%s: deal %d: the pad has\n%+v, the engine\n%+v", way, d.Number, got, want)
	}
	var v match.View
	x.m.View(&x.s, rules.Nobody, &v)
	if d.Trump != v.Trump || d.Dealer != v.Dealer || d.Lead != v.Leads[0] || d.Vulnerable != v.Vulnerable || d.Origin != v.Origin ||
		d.Totals != v.Totals || d.Closed != v.Closed || d.Parts != x.m.Game.Parts(&v.View) || d.Game != int(v.Game) || d.Number != int(v.Number) {
		t.Fatalf("%s: the sheet has\n%+v, the engine\n%+v", way, d, v)
	}
}

func compareDeals(t *testing.T, way string, right []Entry, p *Pad) {
	for i, d := range p.deals {
		if got, want := d.Entry.tally(p.match.Game), right[i].tally(p.match.Game); got.Tricks != want.Tricks || got.Premium != want.Premium {
			t.Fatalf("%s: deal %d is %+v, not %+v", way, i, got, want)
		}
	}
}

func roundTrip(t testing.TB, p *Pad) {
	text := p.Append(nil)
	stats, err := record.Check(bytes.NewReader(text))
	if err != nil || stats.Pads != 1 || stats.Deals < len(p.deals) || stats.Acts != 0 {
		t.Fatalf("the referee says %+v, %v:\n%s", stats, err, text)
	}
	q, err := Read(bytes.NewReader(text))
	if err != nil {
		t.Fatalf("%v:\n%s", err, text)
	}
	if again := q.Append(nil); !bytes.Equal(again, text) {
		t.Fatalf("written\n%s, then\n%s", text, again)
	}
	for i := range p.deals {
		if a, b := p.deals[i], q.deals[i]; !slices.Equal(a.Entry.Hands, b.Entry.Hands) || a.Due != b.Due || a.Result != b.Result || a.Totals != b.Totals {
			t.Fatalf("deal %d: %+v became %+v", i, a, b)
		}
	}
	if p.state != q.state || p.turned != q.turned || p.abandoned != q.abandoned {
		t.Fatalf("%+v became %+v", p.state, q.state)
	}
}

// TestWith: a pad with one deal more leaves the first as it was, however many are made of it.
func TestWith(t *testing.T) {
	p := must.Get(New(record.Header{Variant: must.Get(rules.Named("standard"))(t), Seats: []string{"a", "b", "c"}}))(t)
	deal := func(tricks ...Count) Entry {
		e := Blank(3)
		for i, n := range tricks {
			e.Hands[i] = Hand{Bid: n, Tricks: n}
		}
		return e
	}
	for range 3 {
		must.Do(t, p.Enter(deal(3, 3, 3)))
	}
	one, two := must.Get(p.With(deal(2, 3, 4)))(t), must.Get(p.With(deal(0, 2, 7)))(t)
	if len(p.Deals()) != 3 || one.Deals()[3].Result.Tricks[0] != 2 || two.Deals()[3].Result.Tricks[0] != 0 {
		t.Errorf("the pads have %d deals, %+v and %+v", len(p.Deals()), one.Deals()[3], two.Deals()[3])
	}
	if _, err := p.With(deal(3, 3, 4)); err == nil {
		t.Error("ten tricks are entered")
	}
}
