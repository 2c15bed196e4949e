package lab

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"ninetynine/internal/think/bot"
)

// A Panel holds the results of contests between all pairs of some players.
type Panel struct {
	Variant string `json:"variant"`
	Seed    string `json:"seed"`
	Games   bool   `json:"games"`

	Sequential bool `json:"sequential"` // see [Verdict]

	Players []string          `json:"players"`
	Instead map[string]string `json:"instead,omitempty"` // see [Verdict]

	// Payoff is by row and column: the margin of one row's player among players of
	// the column. There is none for a player against itself, or for pairs that an
	// interrupt left out.
	Payoff [][]*Margin `json:"payoff"`
	// After an interrupt, columns in which a row has no margin do not count for it, and a row without
	// any comes last.
	Average  []float64 `json:"average"`  // mean over the other columns of a player's row, equally weighted
	MeanRank []float64 `json:"meanRank"` // the mean over columns of the row's rank in it, from 1, itself with a margin of 0; equals share
	Ranking  []int     `json:"ranking"`  // places in Players, by mean rank, then by average, then as named

	Pairs []Verdict `json:"pairs"` // each pair once, in the order in which they are named
}

// Matrix plays a contest between every two players and collects the payoffs. The
// contest supplies all but the names; both tables are played. If the context ends
// first, the pairs done, and the one in progress, are returned with the context's
// error.
//
// Each interval is of 95 %: among many pairs some will be wrong. Since all pairs
// play the same units, so that players are compared on equal deals, their margins
// are correlated.
func Matrix(ctx context.Context, c Contest, players []string) (Panel, error) {
	p := Panel{Variant: c.Game.ID(), Seed: c.Seed, Games: c.Games, Sequential: c.sequential(), Players: players, Instead: bot.Fallbacks(c.Game, players...)}
	if len(players) < 2 {
		return Panel{}, fmt.Errorf("a panel needs at least two players, not %d", len(players))
	}
	for i, name := range players {
		if slices.Index(players, name) < i {
			return Panel{}, fmt.Errorf("%s is named twice in the panel", name)
		}
		p.Payoff = append(p.Payoff, make([]*Margin, len(players)))
	}
	c.Tables = Both
	before := 0
	progress := c.Progress
	var stopped error
	for i := 0; i < len(players) && stopped == nil; i++ {
		for j := i + 1; j < len(players) && stopped == nil; j++ {
			c.Play, c.Against = players[i], players[j]
			if progress != nil {
				base := before
				c.Progress = func(units int) { progress(base + units) }
			}
			v, err := Arena(ctx, c)
			if err != nil && ctx.Err() == nil {
				return Panel{}, fmt.Errorf("%s against %s: %w", c.Play, c.Against, err)
			}
			if stopped = err; v.Units > 0 {
				p.add(i, j, v)
			}
			before += c.Units
		}
	}
	p.rank()
	return p, stopped
}

func (p *Panel) add(i, j int, v Verdict) {
	p.Pairs = append(p.Pairs, v)
	one, rest := v.Tables[0].Margin, v.Tables[len(v.Tables)-1].Margin
	rest = rest.turned()
	p.Payoff[i][j], p.Payoff[j][i] = &one, &rest
}

func (l Margin) turned() Margin {
	l.Mean = Mean{0 - l.Mean.Mean, 0 - l.High, 0 - l.Low} // 0 stays 0, not -0
	if l.Always != nil {
		l.Always = &Interval{0 - l.Always.High, 0 - l.Always.Low}
	}
	return l
}

// margin returns the margin of a row in a column, 0 in its own; known is false after an interrupt
// before that pair.
func (p *Panel) margin(row, column int) (lead float64, known bool) {
	l := p.Payoff[row][column]
	if row == column || l == nil {
		return 0, row == column
	}
	return l.Mean.Mean, true
}

func (p *Panel) rank() {
	n := len(p.Players)
	p.Average, p.MeanRank, p.Ranking = make([]float64, n), make([]float64, n), make([]int, n)
	for i := range n {
		p.Ranking[i] = i
		columns := 0.0
		for j := range n {
			if lead, known := p.margin(i, j); known {
				columns++
				p.Average[i] += lead
				p.MeanRank[i] += p.rankIn(i, j)
			}
		}
		if columns == 1 { // itself alone
			p.MeanRank[i] = float64(n)
			continue
		}
		p.Average[i] /= columns - 1
		p.MeanRank[i] /= columns
	}
	slices.SortStableFunc(p.Ranking, func(a, b int) int {
		return cmp.Or(cmp.Compare(p.MeanRank[a], p.MeanRank[b]), cmp.Compare(p.Average[b], p.Average[a]))
	})
}

// rankIn returns the rank, from 1, of a row in a column; equals share.
func (p *Panel) rankIn(row, column int) float64 {
	lead, _ := p.margin(row, column)
	rank := 1.0
	for k := range p.Players {
		switch other, known := p.margin(k, column); {
		case !known || k == row:
		case other > lead:
			rank++
		case other == lead:
			rank += 0.5
		}
	}
	return rank
}
