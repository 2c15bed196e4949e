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
//
//wire:name SeasonCount
type Count struct {
	// From is the first day of the season, as 2026-09-01; absent: that of the first event.
	From string `json:"from,omitempty"`
	// Best is how many of a player's results count, the best ones; absent: all.
	Best int `json:"best,omitempty" wire:"min=1"`
	// Mean has an absence count as the mean of the player's own results; otherwise it counts nothing.
	Mean bool `json:"mean,omitempty"`
	// Same are pairs of keys of one player, as the season has them. The first of a pair becomes the second.
	Same [][2]string `json:"same,omitempty"`
	// Adjustments are points given or taken by the organiser.
	Adjustments []Adjustment `json:"adjustments,omitempty"`
}

// An Adjustment gives or takes points in a season.
//
//wire:name SeasonAdjustment
type Adjustment struct {
	// Player is the key of the player, as the season has it.
	Player string `json:"player"`
	// Points are the points given or, if negative, taken.
	Points int64 `json:"points"`
	// Reason says why; it is shown.
	Reason string `json:"reason"`
}

// A Placing is a player's place in a season.
//
//wire:name SeasonPlacing
type Placing struct {
	// Place is from 1; players whom the totals and the contracts do not tell apart share it.
	Place int `json:"place"`
	// Player is the player's key: the id in the group or, without one, the name in small letters.
	Player string `json:"player"`
	// Name is the name at the last event.
	Name string `json:"name"`
	// Results are those by event, in the order of the events, absences too.
	Results []NightResult `json:"results"`
	// Total is the sum of those that count, and of the adjustments.
	Total *big.Rat `json:"total"`
	// Boards is the number of boards or deals over all events.
	Boards int `json:"boards"`
	// Made is the number of contracts made over all events.
	Made int `json:"made"`
	// Balance is how many points the others owe the player over all events.
	Balance int64 `json:"balance"`
	// Adjustments are the points given or taken by the organiser.
	Adjustments []Adjustment `json:"adjustments,omitempty"`
}

// A NightResult is a player's result of an event.
//
//wire:name SeasonResult
type NightResult struct {
	// Event is the event's id.
	Event string `json:"event"`
	// Points are what the event was ranked by; of an absence the mean, if it counts, and otherwise 0.
	Points *big.Rat `json:"points"`
	// Absent says that the player was not there.
	Absent bool `json:"absent,omitempty"`
	// Counts says that the points are in the total.
	Counts bool `json:"counts,omitempty"`
}

// Season returns the places of all players of some events, without bots, and of the adjustments, the best first. Nights may be given in
// any order.
func Season(nights []Night, c Count) []Placing {
	all := []Placing{}
	nights = slices.DeleteFunc(slices.Clone(nights), func(n Night) bool { return n.Date < c.From })
	slices.SortFunc(nights, func(a, b Night) int { return cmp.Or(cmp.Compare(a.Date, b.Date), cmp.Compare(a.ID, b.ID)) })
	of, same := map[string]*Placing{}, map[string]string{}
	for _, pair := range slices.Backward(c.Same) { // of several pairs of one key, the first counts
		same[pair[0]] = pair[1]
	}
	player := func(key string) *Placing {
		for n := 0; n < len(same) && same[key] != ""; n++ { // pairs may go round in a circle
			key = same[key]
		}
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
			if s.Bot != "" {
				continue
			}
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
