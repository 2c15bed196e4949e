package event

import (
	"cmp"
	"maps"
	"math/big"
	"slices"

	"ninetynine/internal/base/letters"
)

// A Night is an event of a season: what it was and how it ended.
type Night struct {
	ID, Date  string     // the event's id, and its day
	Field     bool       // it was ranked by the differences from the field
	Standings []Standing // its ranking
}

// A Count says what of a season counts.
type Count struct {
	Best        int          // how many of a player's results count, the best ones; 0: all
	Mean        bool         // an absence counts as the mean of the player's own results; otherwise it counts nothing
	Adjustments []Adjustment // points given or taken by the organiser
}

// An Adjustment gives or takes points in a season.
type Adjustment struct {
	Player string `json:"player"` // the player's key: see [Placing]
	Points int64  `json:"points"`
	Reason string `json:"reason"` // it is shown
}

// A Placing is a player's place in a season. Boards, Made and Balance are sums over all events: see [Standing].
type Placing struct {
	Place       int           `json:"place"`
	Player      string        `json:"player"`  // the key: the id in the group or, without one, the name as [letters.Fold] has it
	Name        string        `json:"name"`    // at the last event
	Results     []NightResult `json:"results"` // by event, in their order, absences too
	Total       *big.Rat      `json:"total"`   // the sum of the results that count, and of the adjustments
	Boards      int           `json:"boards"`
	Made        int           `json:"made"`
	Balance     int64         `json:"balance"`
	Adjustments []Adjustment  `json:"adjustments,omitempty"`
}

// A NightResult is a player's result of an event.
type NightResult struct {
	Event  string   `json:"event"`
	Points *big.Rat `json:"points"` // what the event was ranked by; of an absence the mean, if it counts, and otherwise 0
	Absent bool     `json:"absent,omitempty"`
	Counts bool     `json:"counts,omitempty"` // the points are in the total
}

// Season returns the places of all players of some events and of the adjustments, the best first. Nights may be given in
// any order.
func Season(nights []Night, c Count) (all []Placing) {
	nights = slices.Clone(nights)
	slices.SortFunc(nights, func(a, b Night) int { return cmp.Or(cmp.Compare(a.Date, b.Date), cmp.Compare(a.ID, b.ID)) })
	of := map[string]*Placing{}
	player := func(key string) *Placing {
		if of[key] == nil {
			of[key] = &Placing{Player: key, Name: key, Total: new(big.Rat)}
			for _, n := range nights {
				of[key].Results = append(of[key].Results, NightResult{Event: n.ID, Points: new(big.Rat), Absent: true})
			}
		}
		return of[key]
	}
	for i, n := range nights {
		for _, s := range n.Standings {
			p := player(cmp.Or(s.Person, letters.Fold(s.Name), s.Member))
			r, ranked := &p.Results[i], &Setup{Scoring: Scoring{Field: n.Field}}
			r.Points.Add(r.Points, s.by(ranked))
			r.Absent = false
			p.Name, p.Boards, p.Made, p.Balance = cmp.Or(s.Name, p.Name), p.Boards+s.Boards, p.Made+s.Made, p.Balance+s.Balance
		}
	}
	for _, a := range c.Adjustments {
		p := player(a.Player)
		p.Adjustments = append(p.Adjustments, a)
	}
	for _, key := range slices.Sorted(maps.Keys(of)) {
		of[key].total(c)
		all = append(all, *of[key])
	}
	placed(all, func(a, b *Placing) int { return cmp.Or(b.Total.Cmp(a.Total), cmp.Compare(b.Made, a.Made)) },
		func(p *Placing) *int { return &p.Place })
	return all
}

// total adds up what counts.
func (p *Placing) total(c Count) {
	var counts []*NightResult
	mean, n := new(big.Rat), int64(0)
	for _, r := range p.Results {
		if !r.Absent {
			mean, n = mean.Add(mean, r.Points), n+1
		}
	}
	for i := range p.Results {
		r := &p.Results[i]
		if r.Absent && c.Mean && n > 0 {
			r.Points.Mul(mean, big.NewRat(1, n))
		}
		if !r.Absent || c.Mean && n > 0 {
			counts = append(counts, r)
		}
	}
	slices.SortStableFunc(counts, func(a, b *NightResult) int { return b.Points.Cmp(a.Points) })
	if c.Best > 0 {
		counts = counts[:min(c.Best, len(counts))]
	}
	for _, r := range counts {
		r.Counts = true
		p.Total.Add(p.Total, r.Points)
	}
	for _, a := range p.Adjustments {
		p.Total.Add(p.Total, big.NewRat(a.Points, 1))
	}
}
