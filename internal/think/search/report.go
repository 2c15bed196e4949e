package search

import (
	"math"
	"slices"

	"ninetynine/internal/think/reason"
	"ninetynine/rules"
)

// A Report is what a player thinks of a decision, from what its seat can see alone, in the words of
// records. Points are those expected of this deal, less the mean of the other hands' points, and
// agree with act: nothing has more. Chances are from 0 to 1. Every standard error is that of the
// sampled worlds only; the player's misjudgements come on top.
//
// The comments of fields are for authors of clients: see package wire.
//
//wire:name Advice
type Report struct {
	// Variant is the variant's id.
	Variant string `json:"variant"`
	// Dealer is who dealt.
	Dealer rules.Seat `json:"dealer" wire:"is=Seat"`
	// Trump is as in a View; empty if not known yet.
	Trump string `json:"trump"`
	// Seat is the seat that decides.
	Seat rules.Seat `json:"seat" wire:"is=Seat"`
	// Phase is the kind of decision.
	Phase string `json:"phase" wire:"is=Kind"`
	// Hand is the hand that the act comes from: the seat's own, or a dummy's.
	Hand string `json:"hand" wire:"is=Cards"`
	// Makes are the numbers of tricks (one or two) that make the seat's contract;
	// absent until its bid is fixed.
	Makes []int `json:"makes,omitempty" wire:"item=Count,minitems=1"`
	// Won are the tricks that the seat has won.
	Won int `json:"won" wire:"min=0"`
	// Left is the number of unfinished tricks, including the one in progress.
	Left int `json:"left" wire:"min=0"`
	// Contract is how the seat's contract stands, as in a View; absent before play,
	// and while the bid is not fixed.
	Contract string `json:"contract,omitempty" wire:"enum=short|kept|lost|safe"`
	// Act is the player's choice, ready to be sent: the first of choices.
	Act string `json:"act"`
	// Player is the player asked: expert, or pimc by house rules that no net was trained for.
	Player string `json:"player"`
	// Against are the kinds of players for whom the others were taken, each once: levels, greedy,
	// random, or person for one known only by what it did in the match; absent if nothing is known of
	// them: then they are taken for players like this one.
	Against []string `json:"against,omitempty"`
	// Worlds is the number of sampled layouts of the unseen cards.
	Worlds int `json:"worlds" wire:"min=1"`
	// Weight is the effective sample size: the number of equally likely worlds that would be as
	// informative as these weighted ones.
	Weight float64 `json:"weight" wire:"min=0"`
	// Choices are all acts that the seat may choose: the player's choice first, then the others by
	// points; none has more than the first.
	Choices []ReportChoice `json:"choices" wire:"minitems=1"`
	// Bids group the choices by the number of tricks they bid, when laying aside:
	// that of act first, then by points.
	Bids []ReportBid `json:"bids,omitempty"`
	// Why are facts that speak for act rather than for the next best choice that is
	// clearly worse, the most telling first; true however the hidden cards lie.
	Why []reason.Fact `json:"why"`
	// Others is what the player thinks of the other hands, including a dummy's; empty
	// if it has no opinion of them.
	Others []ReportHand `json:"others"`
	// Unseen is where each unseen card may be; null if all cards are visible, or if
	// the player has no opinion of it.
	Unseen []ReportCard `json:"unseen" wire:"nullable"`
}

// What a report lists.
type (
	// A ReportChoice is an act that the seat may choose, and its worth.
	//
	//wire:name Choice
	ReportChoice struct {
		// Act is the act, ready to be sent.
		Act string `json:"act"`
		// Points are the expected points, relative to the other hands, as the player believes: the
		// sampled points of the first choice, less gap.
		Points float64 `json:"points"`
		// Sampled is the mean over the worlds.
		Sampled float64 `json:"sampled"`
		// Error is the standard error of sampled.
		Error float64 `json:"error" wire:"min=0"`
		// Gap is how many points this is below the first choice, never below zero: the mean of the
		// difference sampled and of what the net expects to lose by it, 0.3 points for each natural
		// logarithm of how many times likelier it is to choose the first. Where endings were
		// solved, it is 0.9 of the difference. When laying, no choice has more points than the best
		// with the same bid.
		Gap float64 `json:"gap" wire:"min=0"`
		// GapError is the standard error of gap; it is smaller than error, as both choices were
		// tried in the same worlds. A gap no larger than this means little.
		GapError float64 `json:"gapError" wire:"min=0"`
		// Chance is the chance of making the contract.
		Chance float64 `json:"chance" wire:"is=Chance"`
		// Policy is the probability that the net alone, without search, makes this choice.
		Policy float64 `json:"policy" wire:"is=Chance"`
		// Bid is the number of tricks that it bids, when laying; only in a bid table.
		Bid *int `json:"bid,omitempty" wire:"min=0"`
		// Premiums are the worth of each offer that may follow, in a bid table; absent if none may,
		// or if these cards were not played out.
		Premiums []ReportPremium `json:"premiums,omitempty"`
		// Played says, in a bid table, that deals were played out with these cards. Otherwise
		// sampled and chance are the critic's estimates, corrected by its mean error about the
		// cards with the same bid that were played out.
		Played bool `json:"played,omitempty"`
	}
	// A ReportBid is a number of tricks, and the best way to bid it.
	//
	//wire:name Bid
	ReportBid struct {
		// Tricks is the number bid.
		Tricks int `json:"tricks" wire:"min=0"`
		// Ways is the number of choices that bid this many.
		Ways int `json:"ways" wire:"min=1"`
		// Policy is the sum over these choices.
		Policy float64 `json:"policy" wire:"min=0"`
		// Best are the bid-cards it likes best for this bid.
		Best string `json:"best" wire:"is=Cards"`
		// Points are the points with these.
		Points float64 `json:"points"`
		// Chance is the chance of making the contract with these.
		Chance float64 `json:"chance" wire:"is=Chance"`
		// Premiums are the best bid-cards for each offer that may follow; absent if none may.
		Premiums []ReportPremium `json:"premiums,omitempty"`
	}
	// A ReportPremium is the best way to lay for an offer.
	//
	//wire:name Premium
	ReportPremium struct {
		// Offer is pass, declare or reveal, as in an act.
		Offer string `json:"offer"`
		// With are the bid-cards.
		With string `json:"with" wire:"is=Cards"`
		// Points are those of bid-cards and offer together: the sampled points, and
		// the amount by which these bid-cards' points are above their sampled points.
		Points float64 `json:"points"`
		// Sampled is the mean over the worlds.
		Sampled float64 `json:"sampled"`
		// Error is the standard error of sampled.
		Error float64 `json:"error" wire:"min=0"`
		// Chance is the chance of making the contract with it.
		Chance float64 `json:"chance" wire:"is=Chance"`
	}
	// A ReportHand is the player's belief about another hand.
	//
	//wire:name Hand
	ReportHand struct {
		// Seat is whose hand it is.
		Seat rules.Seat `json:"seat" wire:"is=Seat"`
		// Chance is the chance of making its contract.
		Chance float64 `json:"chance" wire:"is=Chance"`
		// Bids are the chances that it bids 0, 1, 2 and so on; null before seats lay
		// their bids, and where the cards left over are the bid.
		Bids []float64 `json:"bids" wire:"nullable,item=Chance"`
	}
	// A ReportCard is where a card may be.
	//
	//wire:name Whereabouts
	ReportCard struct {
		// Card is the card.
		Card string `json:"card" wire:"is=Card"`
		// Held are the chances that it is in each seat's hand.
		Held []float64 `json:"held" wire:"item=Chance"`
		// Aside are the chances that it is among each seat's bid-cards.
		Aside []float64 `json:"aside" wire:"item=Chance"`
	}
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
	Choices []ReportChoice `json:"choices" wire:"minitems=1"`
}

// Judgement returns the part of the report to keep if this act was chosen.
func (r *Report) Judgement(done rules.Action) *Judgement {
	j := &Judgement{Seat: r.Seat, Act: done.String(), Worlds: r.Worlds, Choices: r.Choices}
	if len(r.Bids) == 0 {
		return j
	}
	telling := map[string]bool{r.Act: true, j.Act: true}
	for i := range r.Bids {
		telling["lay "+r.Bids[i].Best] = true
	}
	j.Choices = slices.DeleteFunc(slices.Clone(r.Choices), func(c ReportChoice) bool { return !telling[c.Act] })
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
func (s *Study) Report(g *rules.Game, v *rules.View, player string) *Report {
	r := &Report{
		Variant: g.ID(), Dealer: v.Dealer, Trump: v.Trump.String(), Seat: v.Seat, Phase: v.Phase.String(),
		Hand: v.Hand[v.Options.Seat].String(), Player: player, Worlds: s.Worlds, Weight: round(s.Weight),
		Makes: makes(g, v), Won: int(v.Won[v.Seat]), Left: g.Tricks() - int(v.Tricks), Contract: g.Prospect(v, v.Seat).String(),
		Others: []ReportHand{},
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
		r.Choices = append(r.Choices, ReportChoice{
			Act: o.Action.String(), Points: round(o.Points), Sampled: round(o.Sampled), Error: round(o.Error),
			Gap: round(o.Gap), GapError: round(o.GapError), Chance: round(o.Chance), Policy: round(o.Policy),
		})
	}
	for i := range s.Bids {
		b := &s.Bids[i]
		x := ReportBid{
			Tricks: b.Tricks, Ways: b.Ways, Policy: round(b.Policy), Best: b.Best.Action.Cards().String(),
			Points: round(b.Best.Points), Chance: round(b.Best.Chance),
		}
		for i := range b.Premiums {
			w := &b.Premiums[i]
			x.Premiums = append(x.Premiums, w.report())
		}
		r.Bids = append(r.Bids, x)
	}
	r.Why = append([]reason.Fact{}, s.why(g, v)...)
	for _, o := range s.Others {
		r.Others = append(r.Others, ReportHand{o.Seat, round(o.Chance), rounded(o.Bids)})
	}
	n := g.Seats()
	for _, p := range s.Unseen {
		r.Unseen = append(r.Unseen, ReportCard{p.Card.String(), rounded(p.Held[:n]), rounded(p.Aside[:n])})
	}
	return r
}

// why returns the facts that speak for the first choice rather than one that is clearly worse: of bids, the best with
// another total; of cards, the best that a fact about a card speaks against, or else the best.
func (s *Study) why(g *rules.Game, v *rules.View) []reason.Fact {
	if len(s.Options) < 2 {
		return nil
	}
	best := reason.Act{Action: s.Options[0].Action, Chance: s.Options[0].Chance}
	var rivals []Option
	for i := 1; i < len(s.Bids); i++ {
		rivals = append(rivals, s.Bids[i].Best)
	}
	var told []reason.Fact
	worse := false
	for _, o := range append(rivals, s.Options[1:]...) {
		if o.Close() {
			continue
		}
		facts := reason.For(g, v, best, reason.Act{Action: o.Action, Chance: o.Chance, Lost: o.Gap})
		if v.Phase != rules.Playing || slices.ContainsFunc(facts, func(f reason.Fact) bool { return f.Card != "" }) {
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
func (s *Study) Table(g *rules.Game, v *rules.View, player string) *Report {
	r := s.Report(g, v, player)
	if len(s.Bids) == 0 {
		return r
	}
	at := make(map[rules.Action]*ReportChoice, len(s.Options))
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

func (w *Way) report() ReportPremium {
	return ReportPremium{
		w.Offer.String(), w.Action.Cards().String(), round(w.Points), round(w.Sampled), round(w.Error), round(w.Chance),
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
