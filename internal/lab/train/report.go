package train

import (
	"context"
	"fmt"

	"ninetynine/internal/lab"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// A Report is a line of a training's log: its progress and the quality of the net.
type Report struct {
	Deals   int64               `json:"deals"`
	Seconds float64             `json:"seconds"` // of this run
	Rate    float64             `json:"dealsPerSecond"`
	Bid     float64             `json:"bid"`
	Made    float64             `json:"made"`
	Lay     float64             `json:"layEntropy"`
	Offer   float64             `json:"offerEntropy"`
	Play    float64             `json:"playEntropy"`
	Learnt  float64             `json:"learntShare"` // of decisions, counting each epoch
	Miss    float64             `json:"outlookMiss"`
	Critic  float64             `json:"criticMiss"`
	Offers  [2][2]int64         `json:"premiums"`         // declared, revealed: failed, made
	Panel   map[string]lab.Mean `json:"greedy,omitempty"` // margin over greedy, points a deal
}

// Report sums up the training since the last report. The run has taken the given number of seconds,
// and began with the given number of deals done.
func (t *Trainer) Report(y *Tally, seconds float64, first int64) Report {
	mean := func(h int) float64 { return y.Entropy[h] / float64(max(1, y.Decisions[h])) }
	return Report{
		Deals: t.Done, Seconds: seconds, Rate: float64(t.Done-first) / seconds,
		Bid: float64(y.Bid) / float64(y.Live), Made: float64(y.Made) / float64(y.Live),
		Lay: mean(nn.HeadLay), Offer: mean(nn.HeadOffer), Play: mean(nn.HeadPlay),
		Miss: y.Miss / float64(y.Learnt), Critic: y.CriticMiss / float64(y.Learnt), Offers: y.Premiums,
		Learnt: float64(y.Learnt) / float64(y.Rows),
	}
}

// String formats the report as a line for people.
func (l *Report) String() string {
	s := fmt.Sprintf("%.2fM deals, %.0f/s, bid %.2f, made %.1f %%, entropy laying %.2f, offering %.2f, playing %.2f, learnt from %.0f %%, misses %.3f, critic %.3f, declared %d failed %d made, revealed %d and %d",
		float64(l.Deals)/1e6, l.Rate, l.Bid, 100*l.Made, l.Lay, l.Offer, l.Play, 100*l.Learnt, l.Miss, l.Critic, l.Offers[0][0], l.Offers[0][1], l.Offers[1][0], l.Offers[1][1])
	for id, p := range l.Panel {
		s += fmt.Sprintf(", %s %+.2f ± %.2f", id, p.Mean, (p.High-p.Low)/2)
	}
	return s
}

// Panel plays a number of deals against greedy in each of the plan's first two
// variants, and returns the margins by variant; none for no deals.
func (t *Trainer) Panel(ctx context.Context, deals int) (map[string]lab.Mean, error) {
	if deals == 0 {
		return nil, nil
	}
	leads := map[string]lab.Mean{}
	for _, v := range t.Plan.Variants[:min(2, len(t.Plan.Variants))] {
		verdict, err := t.Validate(ctx, v.Variant, "greedy", deals)
		if err != nil {
			return leads, err
		}
		leads[v.Variant] = verdict.Margin.Mean
	}
	return leads, nil
}

// Validate plays a number of duplicate deals of the variant, the current net alone against the
// named player and the other way round, and returns the verdict. Its deals are used for nothing
// else: it selects nothing that is reported elsewhere.
func (t *Trainer) Validate(ctx context.Context, variant, against string, units int) (lab.Verdict, error) {
	g, err := t.game(variant)
	if err != nil {
		return lab.Verdict{}, err
	}
	return lab.Arena(ctx, lab.Contest{
		Game: g, Play: "net", Against: against, Seed: "n99-validation", Units: units, Workers: len(t.shards),
		Bots: lab.Bots{Open: func(name string) (bot.Bot, error) {
			if name == "net" {
				return &bot.Expert{Model: t.Model}, nil
			}
			return bot.New(name)
		}},
	})
}

func (t *Trainer) game(id string) (*rules.Game, error) {
	for i := range t.Plan.Variants {
		if t.Plan.Variants[i].Variant == id {
			return t.shards[0].games[i].game, nil
		}
	}
	return rules.Open(id)
}
