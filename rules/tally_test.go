package rules_test

import (
	"errors"
	"math/rand/v2"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/rules"
)

// TestTalliesAreThoseOfDeals: in small packs, what [rules.Game.CheckTally] accepts
// can be dealt and played, and what can be dealt and played it accepts.
func TestTalliesAreThoseOfDeals(t *testing.T) {
	for _, id := range []string{"standard", "duel", "four", "dummy", "classic"} {
		v := must.Get(rules.Named(id))(t)
		v.Order, v.Offers, v.Score.ZeroOrAll = rules.Order{rules.Laying, rules.Playing}, rules.OfferRule{}, false
		var g *rules.Game
		if v.Joker { // a pack of sixteen cards without one: a card is in no hand
			v.Joker, v.Ranks, v.Hand, v.Aside = false, rules.RanksFrom(cards.Jack), 5, 3
			g = randomplay.Open(t, v)
		} else {
			g = randomplay.Small(t, v)
		}
		b := brute{t: t, g: g, r: rand.New(rand.NewPCG(1, 18))}
		b.bids(0)
		t.Logf("%s: %d bids, %d of them impossible; %d tallies", id, b.all, b.refused, b.tallies)
		if b.all == b.refused || b.tallies == 0 {
			t.Errorf("%s: nothing was tried", id)
		}
	}
}

// A brute tries all bids of a small pack, and whether deals with them win all numbers of tricks.
type brute struct {
	t                     *testing.T
	g                     *rules.Game
	r                     *rand.Rand
	tally                 rules.Tally
	all, refused, tallies int
}

func (b *brute) bids(seat int) {
	if seat < b.g.Seats() {
		for bid := range 64 {
			if b.g.CanBid()>>bid&1 == 1 {
				b.tally.Bid[seat] = uint8(bid)
				b.bids(seat + 1)
			}
		}
		return
	}
	b.all++
	b.tally.Tricks = [rules.MaxSeats]uint8{uint8(b.g.Tricks())}
	accepted := b.g.CheckTally(&b.tally, rules.Unnamed) == nil
	asides, found := b.asides(0, b.g.Pack())
	if accepted != found {
		b.t.Fatalf("bids %v: accepted %v; there are cards for them: %v", b.tally.Bid, accepted, found)
	}
	if !accepted {
		b.refused++
		return
	}
	b.play(asides)
}

// asides looks for cards that make the bids, from the given seat on; where a card
// is turned up, one must be left for it.
func (b *brute) asides(seat int, left cards.Set) (found [rules.MaxSeats]cards.Set, ok bool) {
	if seat == b.g.Seats() {
		return found, true
	}
	o := rules.Options{From: left, Kind: rules.Laying, Pick: uint8(b.g.Aside())}
	for cs := range subsets(o.From, b.g.Aside()) {
		if b.g.Bid(cs) != int(b.tally.Bid[seat]) {
			continue
		}
		if found, ok = b.asides(seat+1, left&^cs); ok {
			found[seat] = cs
			return found, true
		}
	}
	return found, false
}

// subsets yields a subset of so many cards for each number of cards of the suits,
// which is all that bids depend on.
func subsets(from cards.Set, n int) func(yield func(cards.Set) bool) {
	return func(yield func(cards.Set) bool) {
		var pick func(suit cards.Suit, n int, cs cards.Set) bool
		pick = func(suit cards.Suit, n int, cs cards.Set) bool {
			if int(suit) == cards.Suits {
				return n > 0 || yield(cs)
			}
			for left := from.In(suit); ; left &= left - 1 {
				if !pick(suit+1, n, cs) {
					return false
				}
				if n == 0 || left == 0 {
					return true
				}
				cs |= left.First().Set()
				n--
			}
		}
		pick(0, n, 0)
	}
}

// play deals the other cards at random until all numbers of tricks have been won.
func (b *brute) play(asides [rules.MaxSeats]cards.Set) {
	seen := map[[rules.MaxSeats]uint8]bool{}
	want := ways(b.g.Tricks(), b.g.Seats())
	for n := 0; n < 20_000 && len(seen) < want; n++ {
		d := b.deal(asides)
		s := b.g.Start(&d)
		for s.Phase() == rules.Laying {
			seat := b.g.Turn(&s).First()
			b.g.Apply(&s, rules.Lay(seat, asides[seat]))
		}
		for s.Phase() != rules.Over {
			o := b.g.Due(&s)
			b.g.Apply(&s, o.Nth(b.r.IntN(o.Len())))
		}
		r, _ := b.g.Result(&s)
		if err := b.g.CheckTally(&r.Tally, r.Trump); err != nil {
			b.t.Fatalf("a deal ended in %+v: %v", r.Tally, err)
		}
		seen[r.Tricks] = true
	}
	b.tallies += len(seen)
	if len(seen) != want {
		b.t.Errorf("bids %v: of %d ways to share the tricks only %v", b.tally.Bid, want, seen)
	}
}

func (b *brute) deal(asides [rules.MaxSeats]cards.Set) rules.Deal {
	d := rules.Deal{Joker: rules.Nobody, Dealer: rules.Seat(b.r.IntN(b.g.Live().Len())), Trump: rules.Trump(b.r.IntN(5))}
	left := b.g.Pack()
	for _, cs := range asides {
		left &^= cs
	}
	for i := range b.g.Seats() {
		d.Hands[i] = asides[i]
		for d.Hands[i].Len() < b.g.Hand() {
			c := left.Nth(b.r.IntN(left.Len()))
			d.Hands[i] |= c.Set()
			left &^= c.Set()
		}
	}
	if dummy := b.g.Dummies().First(); dummy != rules.Nobody {
		d.Aside = asides[dummy]
	}
	if left != 0 {
		d.Turnup = left.First()
		d.Trump = b.g.TurnupTrump(d.Turnup)
	}
	must.Do(b.t, b.g.CheckDeal(&d))
	return d
}

func ways(n, seats int) int {
	if seats == 1 {
		return 1
	}
	all := 0
	for i := range n + 1 {
		all += ways(n-i, seats-1)
	}
	return all
}

func TestTallyReasons(t *testing.T) {
	for name, c := range map[string]struct {
		id     string
		t      rules.Tally
		reason rules.TallyReason
	}{
		"seat":          {"standard", rules.Tally{Tricks: [5]uint8{4, 4, 0, 1}}, rules.TallySeat},
		"hidden seat":   {"duel", rules.Tally{Tricks: [5]uint8{4, 5}, Hidden: 4}, rules.TallySeat},
		"sum":           {"standard", rules.Tally{Tricks: [5]uint8{9, 9, 9}}, rules.TallySum},
		"wrapped":       {"standard", rules.Tally{Tricks: [5]uint8{255, 10, 0}}, rules.TallySum},
		"bid":           {"four", rules.Tally{Bid: [5]uint8{10}, Tricks: [5]uint8{10}}, rules.TallyBid},
		"both":          {"standard", rules.Tally{Bid: [5]uint8{3}, Tricks: [5]uint8{9}, Hidden: 1}, rules.TallyHidden},
		"premium":       {"five", rules.Tally{Tricks: [5]uint8{9}, Premium: [5]rules.Offer{rules.Reveal}}, rules.TallyPremium},
		"none":          {"duel", rules.Tally{Tricks: [5]uint8{9}, Premium: [5]rules.Offer{rules.Declare}}, rules.TallyPremium},
		"nonsense":      {"standard", rules.Tally{Tricks: [5]uint8{9}, Premium: [5]rules.Offer{255}}, rules.TallyPremium},
		"unknown":       {"standard", rules.Tally{Tricks: [5]uint8{9}, Premium: [5]rules.Offer{7}}, rules.TallyPremium},
		"pass":          {"standard", rules.Tally{Tricks: [5]uint8{9}, Premium: [5]rules.Offer{rules.Pass}}, rules.TallyPremium},
		"no number":     {"nobid", rules.Tally{Tricks: [5]uint8{9}, Premium: [5]rules.Offer{rules.Declare}}, rules.TallyNumber},
		"number":        {"standard", rules.Tally{Tricks: [5]uint8{9}, Premium: [5]rules.Offer{rules.Declare.With(3)}}, rules.TallyNumber},
		"great number":  {"nobid", rules.Tally{Tricks: [5]uint8{9}, Premium: [5]rules.Offer{rules.Declare.With(10)}}, rules.TallyNumber},
		"two":           {"standard", rules.Tally{Tricks: [5]uint8{9}, Premium: [5]rules.Offer{rules.Declare, rules.Declare}}, rules.TallyHolders},
		"dummy":         {"dummy", rules.Tally{Tricks: [5]uint8{9}, Premium: [5]rules.Offer{2: rules.Declare}}, rules.TallyDummy},
		"vulnerability": {"standard", rules.Tally{Tricks: [5]uint8{9}, Vulnerable: 4}, rules.TallyVulnerable},
	} {
		g, err := rules.Open(c.id)
		must.Do(t, err)
		err = g.CheckTally(&c.t, rules.Unnamed)
		if bad, ok := errors.AsType[*rules.TallyError](err); !ok || bad.Reason != c.reason {
			t.Errorf("%s: %+v", name, err)
		}
	}
}

// TestHiddenBids: a hidden bid fails, scores like any other failure, and is
// impossible only if every bid is made.
func TestHiddenBids(t *testing.T) {
	v := must.Get(rules.Named("standard"))(t)
	g := randomplay.Open(t, v)
	open := rules.Tally{Bid: [5]uint8{4, 2, 4}, Tricks: [5]uint8{3, 2, 4}}
	closed := open
	closed.Bid[0], closed.Hidden = 0, 1
	a, _ := g.Score(open)
	b, err := g.Score(closed)
	if err != nil || a.Points != b.Points || a.Made != b.Made || a.Next != b.Next || g.CheckTally(&closed, rules.NoTrump) != nil {
		t.Errorf("%+v and %+v, %v", a, b, err)
	}
	v.Worth = rules.Worth{3, 3, 3, 3}
	g = randomplay.Open(t, v)
	closed = rules.Tally{Tricks: [5]uint8{9}, Hidden: 7}
	if bad, ok := errors.AsType[*rules.TallyError](g.CheckTally(&closed, rules.NoTrump)); !ok || bad.Reason != rules.TallyHidden || bad.Seat != 0 {
		t.Errorf("%+v", bad)
	}
}
