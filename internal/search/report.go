package search

import (
	"math"

	"ninetynine/rules"
)

// A Report is a study as JSON: acts and cards in the words of records, points
// relative to the others, chances from 0 to 1. Points are what is believed, and
// agree with Act: no choice has more, and no gap is below nought; what the
// worlds alone say is kept beside. See [Option].
type Report struct {
	Variant  string         `json:"variant"`
	Dealer   rules.Seat     `json:"dealer"`
	Trump    string         `json:"trump"`
	Seat     rules.Seat     `json:"seat"`
	Phase    string         `json:"phase"`
	Hand     string         `json:"hand"`
	Makes    []int          `json:"makes,omitempty"` // numbers of tricks
	Won      int            `json:"won"`
	Left     int            `json:"left"`               // tricks that are not complete
	Contract string         `json:"contract,omitempty"` // how it stands
	Act      string         `json:"act"`                // what it would do
	Player   string         `json:"player"`
	Worlds   int            `json:"worlds"`
	Weight   float64        `json:"weight"`
	Choices  []reportChoice `json:"choices"`
	Bids     []reportBid    `json:"bids,omitempty"`
	Others   []reportOther  `json:"others"`
	Unseen   []reportPlace  `json:"unseen"`
}

// What a report lists.
type (
	reportChoice struct {
		Act      string  `json:"act"`
		Points   float64 `json:"points"`
		Sampled  float64 `json:"sampled"`
		Error    float64 `json:"error"` // of what is sampled
		Gap      float64 `json:"gap"`
		GapError float64 `json:"gapError"`
		Chance   float64 `json:"chance"`
		Policy   float64 `json:"policy"`
	}
	reportWay struct {
		Offer   string  `json:"offer"`
		With    string  `json:"with"` // the bid-cards
		Points  float64 `json:"points"`
		Sampled float64 `json:"sampled"`
		Error   float64 `json:"error"` // of what is sampled
		Chance  float64 `json:"chance"`
	}
	reportBid struct {
		Tricks   int         `json:"tricks"`
		Ways     int         `json:"ways"`
		Policy   float64     `json:"policy"`
		Best     string      `json:"best"`
		Points   float64     `json:"points"`
		Chance   float64     `json:"chance"`
		Premiums []reportWay `json:"premiums,omitempty"`
	}
	reportOther struct {
		Seat   rules.Seat `json:"seat"`
		Chance float64    `json:"chance"`
		Bids   []float64  `json:"bids"` // from nought; null if nothing is laid
	}
	reportPlace struct {
		Card  string    `json:"card"`
		Held  []float64 `json:"held"` // by seat
		Aside []float64 `json:"aside"`
	}
)

// round rounds a figure to what is worth writing.
func round(x float64) float64 { return math.Round(x*1e4) / 1e4 }

func rounded(xs []float64) []float64 {
	if xs == nil {
		return nil
	}
	out := make([]float64, len(xs))
	for i, x := range xs {
		out[i] = round(x)
	}
	return out
}

// Report returns all of the study, of a View of the game, in the words of
// records; player is who made it.
func (s *Study) Report(g *rules.Game, v *rules.View, player string) *Report {
	r := &Report{
		Variant: g.ID(), Dealer: v.Dealer, Trump: v.Trump.String(), Seat: v.Seat, Phase: v.Phase.String(),
		Hand: v.Hand[v.Options.Seat].String(), Player: player, Worlds: s.Worlds, Weight: round(s.Weight),
		Makes: makes(g, v), Won: int(v.Won[v.Seat]), Left: g.Tricks() - int(v.Tricks), Contract: g.Prospect(v, v.Seat).String(),
	}
	if len(s.Options) > 0 {
		r.Act = s.Options[0].Action.String()
	}
	for i := range s.Options {
		o := &s.Options[i]
		r.Choices = append(r.Choices, reportChoice{
			Act: o.Action.String(), Points: round(o.Points), Sampled: round(o.Sampled), Error: round(o.Error),
			Gap: round(o.Gap), GapError: round(o.GapError), Chance: round(o.Chance), Policy: round(o.Policy),
		})
	}
	for i := range s.Bids {
		b := &s.Bids[i]
		x := reportBid{
			Tricks: b.Tricks, Ways: b.Ways, Policy: round(b.Policy), Best: b.Best.Action.Cards().String(),
			Points: round(b.Best.Points), Chance: round(b.Best.Chance),
		}
		for _, w := range b.Premiums {
			x.Premiums = append(x.Premiums, reportWay{
				w.Offer.String(), w.Action.Cards().String(), round(w.Points), round(w.Sampled), round(w.Error), round(w.Chance),
			})
		}
		r.Bids = append(r.Bids, x)
	}
	for _, o := range s.Others {
		r.Others = append(r.Others, reportOther{o.Seat, round(o.Chance), rounded(o.Bids)})
	}
	n := g.Seats()
	for _, p := range s.Unseen {
		r.Unseen = append(r.Unseen, reportPlace{p.Card.String(), rounded(p.Held[:n]), rounded(p.Aside[:n])})
	}
	return r
}

// makes returns the numbers of tricks that make the contract of the View's
// seat; nothing as long as none is known.
func makes(g *rules.Game, v *rules.View) (tricks []int) {
	for made, n := g.Makes(v, v.Seat), 0; made>>n != 0; n++ {
		if made>>n&1 == 1 {
			tricks = append(tricks, n)
		}
	}
	return tricks
}
