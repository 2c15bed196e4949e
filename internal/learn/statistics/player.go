package statistics

import (
	"math"

	"ninetynine/rules"
)

// A Player has the sums of a player's finished deals. All but assisted cover deals without help: no hint,
// no stand-in, nothing taken back that was no longer secret. Intervals are of 95 %, as if deals were
// independent.
type Player struct {
	// Name is the player's name.
	Name string `json:"name"`
	// All covers all deals without help.
	All Figures `json:"all"`
	// Assisted covers the deals with help, which count nowhere else.
	Assisted Figures `json:"assisted"`
	// Variants are the deals without help split by the variant's id.
	Variants []Group `json:"variants"`
	// Trumps are the same split by trump: C, D, H, S, none or nines.
	Trumps []Group `json:"trumps"`
	// Bids are the same split by the number of tricks bid.
	Bids []Group `json:"bids"`
	// Best is the key in bids of the bid made most often; absent if none was made twice, if two are alike, or
	// if of thirty deals or more that may be chance.
	Best string `json:"best,omitempty"`
	// Premiums are the same split by the premium held: plain, declare or reveal.
	Premiums []Group `json:"premiums"`
	// Places are the same split by place: forehand, between or dealer.
	Places []Group `json:"places"`
	// Course is the same in the order of play, in blocks of equal size except the last one.
	Course []Block `json:"course"`
	// Streaks are runs of contracts made, and of contracts failed.
	Streaks Streaks `json:"streaks"`
}

// Figures are the sums and means of deals.
type Figures struct {
	// Deals is the number of deals.
	Deals int `json:"deals" wire:"min=0"`
	// Made are the contracts made.
	Made Rate `json:"made"`
	// Points are the points a deal.
	Points Mean `json:"points"`
	// Judged is the number of deals with all decisions judged; the following fields cover these.
	Judged int `json:"judged" wire:"min=0"`
	// Lost are the points a deal lost by mistakes.
	Lost Losses `json:"lost"`
	// Bids are contracts made compared with those expected to be.
	Bids Expectation `json:"bids"`
}

// A Rate is a share of deals with its interval, Wilson's.
type Rate struct {
	// Count is the number of these deals.
	Count int `json:"count" wire:"min=0"`
	// Share is their share, from 0 to 1.
	Share float64 `json:"share" wire:"is=Chance"`
	// Low is where the interval begins.
	Low float64 `json:"low" wire:"is=Chance"`
	// High is where the interval ends.
	High float64 `json:"high" wire:"is=Chance"`
}

// Telling reports whether the interval is narrower than what it shows.
func (r Rate) Telling() bool { return r.High-r.Low < r.Share }

// Telling reports whether the interval is narrower than what it shows.
func (m Mean) Telling() bool { return m.Margin > 0 && 2*m.Margin < math.Abs(m.Mean) }

// A Mean is a mean with its interval, Student's.
type Mean struct {
	// Mean is the mean; 0 of no deals.
	Mean float64 `json:"mean"`
	// Margin is how far the interval reaches to each side; absent for fewer than five deals, which say
	// too little, and where all are equal.
	Margin float64 `json:"margin,omitempty" wire:"min=0"`
}

// Losses are points a deal lost by mistakes, as in reports, by kind of decision.
type Losses struct {
	// All are those of all kinds.
	All Mean `json:"all"`
	// Bid are those lost by laying cards aside.
	Bid Mean `json:"bid"`
	// Premium are those lost by offers.
	Premium Mean `json:"premium"`
	// Trump are those lost by naming the trump.
	Trump Mean `json:"trump"`
	// Play are those lost by cards played.
	Play Mean `json:"play"`
}

// An Expectation compares contracts made with those that the judge expected to be made
// when the bid-cards had been laid.
type Expectation struct {
	// Of is the number of bids that were judged.
	Of int `json:"of" wire:"min=0"`
	// Made is how many of them were made.
	Made int `json:"made" wire:"min=0"`
	// Expected is the sum of their chances.
	Expected float64 `json:"expected" wire:"min=0"`
	// Low is the least number to be made in 95 of 100 cases if all chances are right.
	Low float64 `json:"low" wire:"min=0"`
	// High is the greatest such number.
	High float64 `json:"high" wire:"min=0"`
}

// A Group covers the deals with the same key.
type Group struct {
	// Key is what the deals have in common.
	Key string `json:"key"`
	Figures
}

// A Block covers successive deals.
type Block struct {
	// From is the number of its first deal, from 1.
	From int `json:"from" wire:"min=1"`
	Figures
}

// Streaks are runs of deals without help.
type Streaks struct {
	// Made is the longest run of contracts made.
	Made int `json:"made" wire:"min=0"`
	// Failed is the longest run of contracts failed.
	Failed int `json:"failed" wire:"min=0"`
	// Now is the length of the last run so far.
	Now int `json:"now" wire:"min=0"`
	// Making says that the last run is one of contracts made.
	Making bool `json:"making,omitempty"`
}

func (s *Streaks) take(made bool) {
	if made != s.Making {
		s.Now, s.Making = 0, made
	}
	if s.Now++; made {
		s.Made = max(s.Made, s.Now)
	} else {
		s.Failed = max(s.Failed, s.Now)
	}
}

// The keys of premiums and of places.
const (
	Plain    = "plain"
	Declare  = "declare"
	Reveal   = "reveal"
	Forehand = "forehand" // at the dealer's left
	Between  = "between"
	Dealer   = "dealer"
)

// premium returns the key of a premium as held.
func premium(o rules.Offer) string {
	switch o.Level() {
	case rules.Declare:
		return Declare
	case rules.Reveal:
		return Reveal
	}
	return Plain
}

func place(seat, dealer rules.Seat, players int) string {
	switch (int(seat) - int(dealer) + players) % players {
	case 0:
		return Dealer
	case 1:
		return Forehand
	}
	return Between
}

// columns are the names of the columns of [Table]; none is ever removed.
var columns = []any{
	"player", "by", "key", "deals", "made", "made_share", "made_low", "made_high", "points", "points_margin", "judged",
	"lost", "lost_margin", "lost_bid", "lost_bid_margin", "lost_premium", "lost_premium_margin", "lost_trump", "lost_trump_margin",
	"lost_play", "lost_play_margin", "bids", "bids_made", "bids_expected", "bids_low", "bids_high",
}

// Table returns players' figures as the rows of a table with a head: a row for each of all, assisted, and every group and
// block. Unknown margins and the figures of deals that were not judged are empty.
func Table(all []Player) [][]any {
	rows := [][]any{columns}
	for i := range all {
		p := &all[i]
		write := func(by string, key any, f *Figures) {
			rows = append(rows, append([]any{p.Name, by, key}, f.fields()...))
		}
		write("all", "", &p.All)
		write("assisted", "", &p.Assisted)
		for _, split := range []struct {
			by     string
			groups []Group
		}{{"variant", p.Variants}, {"trump", p.Trumps}, {"bid", p.Bids}, {"premium", p.Premiums}, {"place", p.Places}} {
			for j := range split.groups {
				write(split.by, split.groups[j].Key, &split.groups[j].Figures)
			}
		}
		for j := range p.Course {
			write("course", p.Course[j].From, &p.Course[j].Figures)
		}
	}
	return rows
}

func (f *Figures) fields() []any {
	fields := []any{f.Deals, f.Made.Count, f.Made.Share, f.Made.Low, f.Made.High}
	mean := func(m Mean, of int) {
		cells := []any{"", ""}
		if of > 0 {
			cells[0] = m.Mean
		}
		if of >= fewest {
			cells[1] = m.Margin
		}
		fields = append(fields, cells...)
	}
	mean(f.Points, f.Deals)
	fields = append(fields, f.Judged)
	for _, m := range []Mean{f.Lost.All, f.Lost.Bid, f.Lost.Premium, f.Lost.Trump, f.Lost.Play} {
		mean(m, f.Judged)
	}
	if b := &f.Bids; b.Of > 0 {
		return append(fields, b.Of, b.Made, b.Expected, b.Low, b.High)
	}
	return append(fields, 0, "", "", "", "")
}
