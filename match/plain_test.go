package match_test

import (
	"cmp"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/plain"
	"ninetynine/match"
	"ninetynine/rules"
)

var acts = flag.Int("acts", 0, "random acts to compare with the plain rules, over all variants; 0: two million in the gate, or else 100,000")

// TestAgainstPlain plays at random, step by step, with the engine and with the second
// implementation of the rules, and compares everything visible.
func TestAgainstPlain(t *testing.T) {
	all, total := rules.Catalogue(), cmp.Or(*acts, gate.Times(2_000_000, 100_000))
	for i, v := range all {
		t.Run(v.ID, func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(uint64(i), uint64(total)))
			for done := 0; done < total/len(all); {
				p := must.Get(newPair(v, r))(t)
				n, err := p.play(r, 300)
				if err != nil {
					t.Fatalf("%v\n%s", err, p.where())
				}
				done += n
			}
		})
	}
}

// FuzzAgainstPlain lets the fuzzer choose variant, options, cards and acts.
func FuzzAgainstPlain(f *testing.F) {
	for i := range uint64(18) {
		f.Add(i, i*7, i*13)
	}
	f.Fuzz(func(t *testing.T, variant, a, b uint64) {
		all := rules.Catalogue()
		r := rand.New(rand.NewPCG(a, b))
		p := must.Get(newPair(all[variant%uint64(len(all))], r))(t)
		if _, err := p.play(r, 3); err != nil {
			t.Fatalf("%v\n%s", err, p.where())
		}
	})
}

type pair struct {
	m     *match.Match
	s     match.State
	plain *plain.Match
	view  match.View
	seed  cards.Seed
}

func newPair(v rules.Variant, r *rand.Rand) (*pair, error) {
	coin := func() bool { return r.IntN(2) == 0 }
	var o plain.Options
	house(&v, &o, r)
	if v.Trump.By != rules.ByTurnup && coin() {
		v.Trump.Across, o.TrumpAcross = true, true
	}
	if v.ID == "junk-joker" && v.Trump.By == rules.BySuccess && coin() {
		v.Trump.First, o.FirstNoTrump = rules.NoTrump, true
	}
	if v.ID == "duel" && coin() {
		o.DuelTarget = 50 + r.IntN(200)
		v.Game.Target = o.DuelTarget
	}
	if v.Offers.Announce != rules.NoNumber && coin() {
		v.Offers.Announce, o.SilentReveal = rules.WithDeclare, true
	}
	if v.Trump.By == rules.ByHolder && coin() {
		v.Trump.None, o.NameNoTrump = true, true
	}
	if v.Trump.Nines && coin() {
		r.Shuffle(4, func(i, j int) {
			v.Trump.NineOrder[i], v.Trump.NineOrder[j] = v.Trump.NineOrder[j], v.Trump.NineOrder[i]
		})
		o.NineOrder = strings.ReplaceAll(v.Trump.NineOrder.String(), " ", "")
	}
	g, err := rules.New(v)
	if err != nil {
		return nil, err
	}
	first := rules.Seat(r.IntN(g.Live().Len()))
	m, err := match.New(g, first, match.Limit{})
	if err != nil {
		return nil, err
	}
	p := &pair{m: m, s: m.Start(), plain: plain.New(v.ID, o, int(first))}
	for i := range p.seed {
		p.seed[i] = byte(r.Uint32())
	}
	return p, nil
}

// house sets some house rules, as far as the variant allows, in both implementations.
func house(v *rules.Variant, o *plain.Options, r *rand.Rand) {
	some := func() bool { return r.IntN(4) == 0 }
	if v.Trump.By != rules.ByHolder && some() {
		o.NoPremiums = true
		v.Offers = rules.OfferRule{}
		v.Order = slices.DeleteFunc(slices.Clone(v.Order), func(p rules.Phase) bool { return p == rules.Offering })
	}
	switch {
	case v.Trump.By == rules.ByHolder:
	case some():
		o.LastDealt = true
		v.Joker, v.Trump.By = false, rules.ByTurnup
	case v.Trump.By == rules.BySuccess && some():
		v.Trump.By = rules.ByRotation
		if r.IntN(2) == 0 {
			v.Trump.Rotation = []rules.Trump{rules.SpadesTrump, rules.NoTrump, rules.SpadesTrump}
		}
		for _, t := range v.Trump.Rotation {
			o.Rotation = append(o.Rotation, t.String())
		}
	}
	if v.Rubber.Wins == 0 && some() {
		v.Game.Tie = rules.Tie(1 + r.IntN(3))
		o.Tie = v.Game.Tie.String()
	}
	if v.Dummy && some() {
		o.DummyDouble = true
		v.Game.BonusTo, v.Rubber.Games = rules.ToDouble, 3
	}
}

func (p *pair) where() string {
	return fmt.Sprintf("%s, trump %+v, game %+v\n%s", p.m.Game.ID(), p.m.Game.Variant().Trump, p.m.Game.GameRule(), p.m.Game.AppendPosition(nil, &p.s.Deal))
}

// play plays to the end of the match, or the given number of deals, and returns the number of acts
// compared.
func (p *pair) play(r *rand.Rand, deals int) (int, error) {
	n := 0
	for range deals {
		if err := p.between(); err != nil || p.s.Stage == match.Ended {
			return n, err
		}
		if err := p.deal(); err != nil {
			return n, err
		}
		for p.s.Stage == match.Playing && p.plain.InDeal() {
			if err := p.step(r); err != nil {
				return n, err
			}
			n++
		}
		if err := p.score(); err != nil {
			return n, err
		}
	}
	return n, nil
}

func differ(what string, ours, plain any) error {
	if a, b := fmt.Sprint(ours), fmt.Sprint(plain); a != b {
		return fmt.Errorf("%s: the engine has %s, the plain rules %s", what, a, b)
	}
	return nil
}

// between compares the states before a deal.
func (p *pair) between() error {
	if p.plain.Over() || p.s.Stage == match.Ended {
		return differ("over", p.s.Stage == match.Ended, p.plain.Over())
	}
	for _, err := range []error{
		differ("dealer", p.s.Dealer, p.plain.Dealer()),
		differ("game", p.s.Game, p.plain.Game()),
	} {
		if err != nil {
			return err
		}
	}
	if by := p.m.Game.TrumpBy(); by == rules.BySuccess || by == rules.ByRotation {
		return differ("trump of the next deal", p.s.Trump, p.plain.Trump())
	}
	return nil
}

func (p *pair) deal() error {
	d := p.m.Draw(&p.s, &p.seed, uint64(p.s.Number))
	if err := p.m.Deal(&p.s, &d); err != nil {
		return err
	}
	hands := make([][]string, p.m.Game.Seats())
	for i := range hands {
		hands[i] = strings.Fields(d.Hands[i].String())
	}
	var aside []string
	if d.Aside != 0 {
		aside = strings.Fields(d.Aside.String())
	}
	p.plain.Deal(hands, aside, d.Turnup.String())
	return nil
}

// step compares the turn and the options of each seat, then does one act, sometimes after trying an
// illegal one.
func (p *pair) step(r *rand.Rand) error {
	var hands, owners []int
	p.m.View(&p.s, 0, &p.view)
	turn := p.view.Turn
	if err := differ("trump", p.view.Trump, p.plain.Trump()); err != nil {
		return err
	}
	for seat := range turn.All() {
		p.m.View(&p.s, seat, &p.view)
		hand := p.view.Options.Seat
		hands, owners = append(hands, int(hand)), append(owners, int(seat))
		if err := p.compareOptions(hand); err != nil {
			return err
		}
		if by := p.plain.By(int(hand)); by != int(seat) {
			return differ("who acts", seat, by)
		}
	}
	if want := p.plain.Turn(); !slices.Equal(hands, want) {
		return differ("turn", hands, want)
	}
	i := r.IntN(len(hands))
	by := rules.Seat(owners[i])
	p.m.View(&p.s, by, &p.view)
	if r.IntN(8) == 0 {
		if err := p.illegal(r, by); err != nil {
			return err
		}
	}
	a := p.view.Options.Nth(r.IntN(p.view.Options.Len()))
	if err := p.m.Check(&p.s, by, a); err != nil {
		return err
	}
	p.m.Apply(&p.s, a)
	if err := p.plain.Act(hands[i], a.String()); err != nil {
		return fmt.Errorf("the plain rules refuse %v: %w", a, err)
	}
	return nil
}

func (p *pair) compareOptions(hand rules.Seat) error {
	v := &p.view
	var b []byte
	for _, want := range [][2]string{
		{v.Hand[hand].String(), strings.Join(p.plain.Hand(int(hand)), " ")},
		{v.Aside[v.Seat].String(), strings.Join(p.plain.Aside(int(v.Seat)), " ")},
	} {
		if want[0] != want[1] {
			return differ("cards", want[0], want[1])
		}
	}
	legal := p.plain.Legal(int(hand))
	if len(legal) != v.Options.Len() {
		return differ("options", slices.Collect(v.Options.All()), legal)
	}
	known := make(map[string]bool, len(legal))
	for _, l := range legal {
		known[l] = true
	}
	for a := range v.Options.All() {
		b = a.Append(b[:0])
		if !known[string(b)] {
			return fmt.Errorf("%v is an option of the engine, not of the plain rules: %v", a, legal)
		}
	}
	return nil
}

// illegal tries an act that is not among the options: both must refuse it.
func (p *pair) illegal(r *rand.Rand, by rules.Seat) error {
	hand := p.view.Options.Seat
	all := slices.Collect(cards.Everything.Cards())
	card := all[r.IntN(len(all))]
	a := []rules.Action{
		rules.Play(hand, card),
		rules.Lay(hand, cards.SetOf(card, all[r.IntN(len(all))], all[r.IntN(len(all))])),
		rules.MakeOffer(hand, rules.Pass+rules.Offer(r.IntN(3))),
		rules.MakeOffer(hand, rules.Reveal.With(r.IntN(10))),
		rules.Name(hand, rules.Trump(r.IntN(6))),
	}[r.IntN(5)]
	if p.view.Options.Has(a) {
		return nil
	}
	before := p.s
	if p.m.Check(&p.s, by, a) == nil || p.s != before {
		return fmt.Errorf("the engine allows %v", a)
	}
	if p.plain.Act(int(hand), a.String()) == nil {
		return fmt.Errorf("the plain rules allow %v", a)
	}
	return nil
}

// score compares the score of a deal, and the end of a game and of the match.
func (p *pair) score() error {
	n := p.m.Game.Seats()
	got, want := p.s.Result, p.plain.Score()
	if want == nil {
		return fmt.Errorf("the plain rules have not scored the deal")
	}
	totals := p.s.Totals
	if p.s.Closed {
		totals = p.s.GameEnd.Totals
	}
	premium := make([]string, n)
	made := make([]bool, n)
	for i := range n {
		made[i] = got.Made.Has(rules.Seat(i))
		if l := got.Premium[i].Level(); l != 0 {
			premium[i] = l.String()
		}
	}
	for _, err := range []error{
		differ("bids", got.Bid[:n], want.Bids), differ("tricks", got.Tricks[:n], want.Tricks),
		differ("made", made, want.Made), differ("premium", strings.Join(premium, ","), strings.Join(want.Premium, ",")),
		differ("points", got.Points[:n], want.Points), differ("totals", totals[:n], want.Totals),
		differ("next trump", got.Next, want.Next), p.ends(n),
	} {
		if err != nil {
			return err
		}
	}
	return nil
}

func (p *pair) ends(n int) error {
	g := p.plain.GameEnd()
	if (g != nil) != p.s.Closed {
		return differ("game ended", p.s.Closed, g != nil)
	}
	if g != nil {
		e := p.s.GameEnd
		if err := differ("game", fmt.Sprint(e.Game, e.Totals[:n], e.Bonus[:n], seats(e.Winners)), fmt.Sprint(g.Game, g.Totals, g.Bonus, g.Winners)); err != nil {
			return err
		}
	}
	e := p.plain.End()
	if (e != nil) != (p.s.Stage == match.Ended) {
		return differ("match ended", p.s.Stage == match.Ended, e != nil)
	}
	if e == nil {
		return nil
	}
	rubber := e.Rubber
	if rubber == nil {
		rubber = make([]int, n)
	}
	o := p.s.End
	return differ("end", fmt.Sprint(o.Totals[:n], seats(o.Winners), o.Games[:n], o.Rubber[:n]), fmt.Sprint(e.Totals, e.Winners, e.Games, rubber))
}

func seats(ss rules.Seats) []int {
	out := []int{}
	for s := range ss.All() {
		out = append(out, int(s))
	}
	return out
}
