package search

import (
	"math"
	"slices"

	"ninetynine/advice"
	"ninetynine/internal/think/reason"
	"ninetynine/rules"
)

// A Judgement is the part of a report that is kept for a past decision.
type Judgement struct {
	// Seat is the seat that decided.
	Seat rules.Seat `json:"seat" wire:"is=Seat"`
	// Act is the act chosen: one of choices.
	Act string `json:"act"`
	// Worlds is the number of sampled layouts of the unseen cards.
	Worlds int `json:"worlds" wire:"min=1"`
	// Choices are the acts that the seat could choose: the judge's choice first, then the others by
	// points. For laying aside, only the choice made and the best for each bid.
	Choices []advice.Choice `json:"choices" wire:"minitems=1"`
}

// JudgementOf returns the part of the advice to keep if this act was chosen.
func JudgementOf(r *advice.Advice, done rules.Action) *Judgement {
	j := &Judgement{Seat: r.Seat, Act: done.String(), Worlds: r.Worlds, Choices: r.Choices}
	if len(r.Bids) == 0 {
		return j
	}
	telling := map[string]bool{r.Act: true, j.Act: true}
	for i := range r.Bids {
		telling["lay "+r.Bids[i].Best] = true
	}
	j.Choices = slices.DeleteFunc(slices.Clone(r.Choices), func(c advice.Choice) bool { return !telling[c.Act] })
	return j
}

// round rounds a figure to the four decimals worth writing.
func round(x float64) float64 { return math.Round(x*1e4) / 1e4 }

func rounded(xs []float64) []float64 {
	out := slices.Clone(xs)
	for i, x := range out {
		out[i] = round(x)
	}
	return out
}

// Report returns the whole study of a View in the words of records; player is the name of the
// player that made it.
func (s *Study) Report(g *rules.Game, v *rules.View, player string) *advice.Advice {
	r := &advice.Advice{
		Variant: g.ID(), Dealer: v.Dealer, Trump: v.Trump.String(), Seat: v.Seat, Phase: v.Phase.String(),
		Hand: v.Hand[v.Options.Seat].String(), Player: player, Worlds: s.Worlds, Weight: round(s.Weight),
		Makes: makes(g, v), Won: int(v.Won[v.Seat]), Left: g.Tricks() - int(v.Tricks), Contract: g.Prospect(v, v.Seat).String(),
		Others: []advice.Hand{},
	}
	if len(s.Options) > 0 {
		r.Act = s.Options[0].Action.String()
	}
	lost := g.Prospect(v, v.Seat) == rules.Lost
	for i := range s.Options {
		o := &s.Options[i]
		if lost { // whatever the net says
			o.Chance = 0
		}
		r.Choices = append(r.Choices, advice.Choice{
			Act: o.Action.String(), Points: round(o.Points), Sampled: round(o.Sampled), Error: round(o.Error),
			Gap: round(o.Gap), GapError: round(o.GapError), Chance: round(o.Chance), Policy: round(o.Policy),
		})
	}
	for i := range s.Bids {
		b := &s.Bids[i]
		x := advice.Bid{
			Tricks: b.Tricks, Ways: b.Ways, Policy: round(b.Policy), Best: b.Best.Action.Cards().String(),
			Points: round(b.Best.Points), Chance: round(b.Best.Chance),
		}
		for i := range b.Premiums {
			w := &b.Premiums[i]
			x.Premiums = append(x.Premiums, w.report())
		}
		r.Bids = append(r.Bids, x)
	}
	r.Why = append([]advice.Fact{}, s.why(g, v)...)
	for _, o := range s.Others {
		r.Others = append(r.Others, advice.Hand{Seat: o.Seat, Chance: round(o.Chance), Bids: rounded(o.Bids)})
	}
	n := g.Seats()
	for _, p := range s.Unseen {
		r.Unseen = append(r.Unseen, advice.Whereabouts{Card: p.Card.String(), Held: rounded(p.Held[:n]), Aside: rounded(p.Aside[:n])})
	}
	return r
}

// why returns the facts that speak for the first choice rather than one that is clearly worse: of bids, the best with
// another total; of cards, the best that a fact about a card speaks against, or else the best.
func (s *Study) why(g *rules.Game, v *rules.View) []advice.Fact {
	if len(s.Options) < 2 {
		return nil
	}
	best := reason.Act{Action: s.Options[0].Action, Chance: s.Options[0].Chance}
	var rivals []Option
	for i := 1; i < len(s.Bids); i++ {
		rivals = append(rivals, s.Bids[i].Best)
	}
	var told []advice.Fact
	worse := false
	for _, o := range append(rivals, s.Options[1:]...) {
		if o.Close() {
			continue
		}
		facts := reason.For(g, v, best, reason.Act{Action: o.Action, Chance: o.Chance, Lost: o.Gap})
		if v.Phase != rules.Playing || slices.ContainsFunc(facts, func(f advice.Fact) bool { return f.Card != "" }) {
			return facts
		}
		if !worse {
			told, worse = facts, true
		}
	}
	if worse {
		return told
	}
	return reason.For(g, v, best, best)
}

// Table is Report with everything found about each way to lay cards aside.
func (s *Study) Table(g *rules.Game, v *rules.View, player string) *advice.Advice {
	r := s.Report(g, v, player)
	if len(s.Bids) == 0 {
		return r
	}
	at := make(map[rules.Action]*advice.Choice, len(s.Options))
	for i := range s.Options {
		n := g.Bid(s.Options[i].Action.Cards())
		at[s.Options[i].Action] = &r.Choices[i]
		r.Choices[i].Bid, r.Choices[i].Played = &n, len(s.Played) == 0 // pimc plays all of them out
	}
	for i := range s.Played {
		w := &s.Played[i]
		c := at[w.Action]
		if c.Played = true; w.Offer != 0 {
			c.Premiums = append(c.Premiums, w.report())
		}
	}
	return r
}

func (w *Way) report() advice.Premium {
	return advice.Premium{
		Offer: w.Offer.String(), With: w.Action.Cards().String(),
		Points: round(w.Points), Sampled: round(w.Sampled), Error: round(w.Error), Chance: round(w.Chance),
	}
}

// makes returns the numbers of tricks that make the contract of the View's seat; nil as long as
// none is known.
func makes(g *rules.Game, v *rules.View) (tricks []int) {
	for made, n := g.Makes(v, v.Seat), 0; made>>n != 0; n++ {
		if made>>n&1 == 1 {
			tricks = append(tricks, n)
		}
	}
	return tricks
}
