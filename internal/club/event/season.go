package event

import (
	"cmp"
	"math/big"
	"slices"

	"ninetynine/internal/base/letters"
)

// A Night is an event of a season: what it was and how it ended.
type Night struct {
	// ID is the event's id, and Date its day.
	ID, Date string
	// Field says that it was ranked by the differences from the field.
	Field bool
	// Standings are its ranking.
	Standings []Standing
}

// A Count says what of a season counts.
type Count struct {
	// Best is how many of a player's results count, the best ones; 0: all.
	Best int
	// Mean has an absence count as the mean of the player's own results; otherwise it counts nothing.
	Mean bool
	// Adjustments are points given or taken by the organiser.
	Adjustments []Adjustment
}

// An Adjustment gives or takes points in a season.
type Adjustment struct {
	// Player is the key of the player: see [Placing].
	Player string `json:"player"`
	Points int64  `json:"points"`
	// Reason says why; it is shown.
	Reason string `json:"reason"`
}

// A Placing is a player's place in a season.
type Placing struct {
	Place int `json:"place"`
	// Player is the player's key: the id in the group or, without one, the name as [letters.Fold] has it.
	Player string `json:"player"`
	// Name is the name at the last event.
	Name string `json:"name"`
	// Results are those by event, in the order of the events, absences too.
	Results []NightResult `json:"results"`
	// Total is the sum of those that count, and of the adjustments.
	Total *big.Rat `json:"total"`
	// Boards, Made and Balance are sums over all events: see [Standing].
	Boards      int          `json:"boards"`
	Made        int          `json:"made"`
	Balance     int64        `json:"balance"`
	Adjustments []Adjustment `json:"adjustments,omitempty"`
}

// A NightResult is a player's result of an event.
type NightResult struct {
	Event string `json:"event"`
	// Points are what the event was ranked by; of an absence the mean, if it counts, and otherwise 0.
	Points *big.Rat `json:"points"`
	Absent bool     `json:"absent,omitempty"`
	// Counts says that the points are in the total.
	Counts bool `json:"counts,omitempty"`
}

// Season returns the places of all players of some events and of the adjustments, the best first. Nights may be given in
// any order.
func Season(nights []Night, c Count) []Placing {
	nights = slices.Clone(nights)
	slices.SortFunc(nights, func(a, b Night) int { return cmp.Or(cmp.Compare(a.Date, b.Date), cmp.Compare(a.ID, b.ID)) })
	of := map[string]*Placing{}
	player := func(key string) *Placing {
		if of[key] == nil {
			p := &Placing{Player: key, Name: key, Total: new(big.Rat)}
			for _, n := range nights {
				p.Results = append(p.Results, NightResult{Event: n.ID, Points: new(big.Rat), Absent: true})
			}
			of[key] = p
		}
		return of[key]
	}
	for i, n := range nights {
		for _, s := range n.Standings {
			p := player(cmp.Or(s.Person, letters.Fold(s.Name), s.Member))
			points := s.Points
			if n.Field {
				points = s.Field
			}
			r := &p.Results[i]
			r.Points, r.Absent = new(big.Rat).Add(r.Points, points), false
			p.Name, p.Boards, p.Made, p.Balance = cmp.Or(s.Name, p.Name), p.Boards+s.Boards, p.Made+s.Made, p.Balance+s.Balance
		}
	}
	for _, a := range c.Adjustments {
		p := player(a.Player)
		p.Adjustments = append(p.Adjustments, a)
	}
	var all []Placing
	for _, p := range of {
		p.total(c)
		all = append(all, *p)
	}
	placed(all, func(a, b *Placing) int { return cmp.Or(b.Total.Cmp(a.Total), cmp.Compare(b.Made, a.Made)) },
		func(p *Placing) (*int, string) { return &p.Place, p.Player })
	return all
}

// total adds up what counts.
func (p *Placing) total(c Count) {
	var counts []*NightResult
	mean, n := new(big.Rat), int64(0)
	for i := range p.Results {
		if r := &p.Results[i]; !r.Absent {
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
	if c.Best > 0 && len(counts) > c.Best {
		counts = counts[:c.Best]
	}
	for _, r := range counts {
		r.Counts = true
		p.Total.Add(p.Total, r.Points)
	}
	for _, a := range p.Adjustments {
		p.Total.Add(p.Total, big.NewRat(a.Points, 1))
	}
}
