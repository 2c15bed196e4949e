package review

import (
	"context"
	"fmt"
	"math"

	"ninetynine/advice"
	"ninetynine/cards"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/solve"
	"ninetynine/match"
	"ninetynine/rules"
)

// parPlayer plays a deal for its par: it is fast, and as it chooses among good acts at random, no two plays
// are alike.
const parPlayer = "net:points=1"

// Par plays a deal so many times with a net in all seats; see [advice.Par]. Between plays it calls told, which
// may be nil, with what returns the par so far. The error says that no net was trained for the rules, or is the
// context's.
func Par(ctx context.Context, g *rules.Game, d *rules.Deal, plays int, told func(so func() *advice.Par)) (*advice.Par, error) {
	if plays < 2 {
		return nil, fmt.Errorf("par is a mean with an error: it needs 2 plays or more, not %d", plays)
	}
	if err := g.CheckDeal(d); err != nil {
		return nil, err
	}
	m, err := match.New(g, d.Dealer, match.Limit{})
	if err != nil {
		return nil, err
	}
	p, err := newPlayers(ctx, m, parPlayer)
	if err != nil {
		return nil, err
	}
	defer p.close()
	sums, dealt := parSums{hands: g.Seats()}, m.Start()
	dealt.Stage, dealt.Deal = match.Playing, g.Start(d)
	for n := range plays {
		for seat, b := range p.bots {
			if err := b.Begin(ctx, m, rules.Seat(seat), bot.Seed(cards.SeedOf("par"), rules.Seat(seat), uint64(n))); err != nil {
				return nil, err
			}
		}
		r, err := p.finish(ctx, dealt)
		if err != nil {
			return nil, err
		}
		if sums.add(&r); told != nil && n > 0 && n < plays-1 {
			told(sums.par)
		}
	}
	return sums.par(), nil
}

// parSums adds up the plays of a deal.
type parSums struct {
	hands, plays                  int
	points, made, margin, squares [rules.MaxSeats]float64
}

func (x *parSums) add(r *rules.Result) {
	x.plays++
	var margin solve.Values
	solve.Relative(x.hands)(r, &margin)
	for i := range x.hands {
		x.points[i] += float64(r.Points[i])
		x.margin[i] += float64(margin[i])
		x.squares[i] += float64(float64(margin[i]) * float64(margin[i]))
		if r.Made.Has(rules.Seat(i)) {
			x.made[i]++
		}
	}
}

func (x *parSums) par() *advice.Par {
	n := float64(x.plays)
	p := &advice.Par{Player: bot.WithEdition(parPlayer), Plays: x.plays}
	for i := range x.hands {
		mean := x.margin[i] / n
		variance := max(0, x.squares[i]-float64(x.margin[i]*mean)) / (n - 1)
		p.Seats = append(p.Seats, advice.SeatPar{
			Points: rounded(x.points[i] / n), Margin: rounded(mean), Error: rounded(math.Sqrt(variance / n)), Made: rounded(x.made[i] / n),
		})
	}
	return p
}

// rounded rounds a figure to four decimals, as those of advice are.
func rounded(x float64) float64 { return math.Round(x*1e4)/1e4 + 0 }
