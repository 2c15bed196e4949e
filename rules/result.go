package rules

// A Result is the score of a deal.
type Result struct {
	Tally
	Made   Seats           // who fulfilled the contract
	Points [MaxSeats]int32 // of the deal, by seat
	Next   Trump           // of the next deal of the same game; Unnamed if this deal does not fix it
	Trump  Trump           // that the deal was played at
}

// Result scores the deal; ok is false, and the result empty, while it is in play.
func (g *Game) Result(s *State) (r Result, ok bool) {
	if s.phase != Over {
		return Result{}, false
	}
	return g.result(s), true
}

func (g *Game) result(s *State) (r Result) {
	r.Tricks, r.Premium, r.Vulnerable, r.Trump = s.won, s.holds, s.vulnerable, s.trump
	for i := range g.seats {
		r.Bid[i] = uint8(g.Bid(s.aside[i]))
	}
	g.score(&r)
	return r
}

// score fills in the rest of a result from its tally.
func (g *Game) score(r *Result) {
	var held Offer
	for i := range Seat(g.seats) {
		if g.made(&r.Tally, i) {
			r.Made |= i.Set()
		}
		held |= r.Premium[i]
	}
	if dummy := Seat(g.seats - 1); g.v.Score.Dummy == DummyUnder && r.Bid[dummy] == r.Tricks[dummy] && !r.Hidden.Has(dummy) {
		r.Premium[dummy] = Declare
		held |= Declare
	}
	made := int32(g.v.Score.Made[r.Made.Len()])
	for i := range Seat(g.seats) {
		r.Points[i] = int32(g.v.Score.Trick)*int32(r.Tricks[i]) + made*int32(r.Made>>i&1)
	}
	if held != 0 {
		g.scorePremiums(r)
	}
	if r.Vulnerable != 0 {
		g.scoreVulnerable(r)
	}
	r.Next = Unnamed
	if g.v.Trump.By == BySuccess {
		r.Next = g.v.Trump.After[r.Made.Len()]
	}
}

func (g *Game) made(t *Tally, i Seat) bool {
	if t.Hidden.Has(i) {
		return false
	}
	bid, tricks := t.Bid[i], t.Tricks[i]
	if g.v.Score.Dummy == DummyUnder && !g.live.Has(i) {
		return tricks <= bid
	}
	if n, ok := t.Premium[i].Number(); ok && (n != int(bid) || n != int(tricks)) {
		return false
	}
	return g.Meets(int(bid), int(tricks))
}

// Meets reports whether winning this number of tricks makes the bid.
func (g *Game) Meets(bid, tricks int) bool {
	return 0 <= bid && bid < len(g.meets) && tricks >= 0 && g.meets[bid]>>tricks&1 == 1
}

// PremiumWorth returns the points at stake in a premium; 0 for none.
func (g *Game) PremiumWorth(o Offer) int {
	switch o.Level() {
	case Declare:
		return g.v.Offers.Declare
	case Reveal:
		return g.v.Offers.Reveal
	}
	return 0
}

// scorePremiums gives a premium to its holder if the contract was made.
// Otherwise it gives it in full to each other hand, except those that failed a
// premium of their own, or takes it off the holder, as the variant says.
func (g *Game) scorePremiums(r *Result) {
	var failed Seats
	for i := range Seat(g.seats) {
		if r.Premium[i] != 0 && !r.Made.Has(i) {
			failed |= i.Set()
		}
	}
	for i := range Seat(g.seats) {
		worth := int32(g.PremiumWorth(r.Premium[i]))
		switch {
		case r.Made.Has(i):
			r.Points[i] += worth
		case g.v.Offers.Loss == FromHolder:
			r.Points[i] -= worth
		default:
			for j := range Seat(g.seats) {
				if !failed.Has(j) {
					r.Points[j] += worth
				}
			}
		}
	}
}

// Parts are the parts that add up to the points of a hand.
type Parts struct {
	Tricks     int32 // for each trick won
	Contract   int32 // for the contract made
	Premium    int32 // from its own and other seats' premiums, gained or lost
	Vulnerable int32 // gained because a vulnerable opponent failed
}

// Parts splits the points of a deal into their parts, by seat; all are zero until it is over.
func (g *Game) Parts(v *View) (ps [MaxSeats]Parts) {
	if v.Phase != Over {
		return ps
	}
	return g.PartsOf(&Result{Tally: Tally{Tricks: v.Won, Premium: v.Holds, Vulnerable: v.Vulnerable}, Made: v.Made})
}

// PartsOf splits the points of a result into their parts, by seat.
func (g *Game) PartsOf(r *Result) (ps [MaxSeats]Parts) {
	premiums := Result{Tally: Tally{Premium: r.Premium}, Made: r.Made}
	g.scorePremiums(&premiums)
	failed := Result{Tally: Tally{Vulnerable: r.Vulnerable}, Made: r.Made}
	g.scoreVulnerable(&failed)
	for i := range Seat(g.seats) {
		ps[i] = Parts{
			Tricks:  int32(g.v.Score.Trick) * int32(r.Tricks[i]),
			Premium: premiums.Points[i], Vulnerable: failed.Points[i],
		}
		if r.Made.Has(i) {
			ps[i].Contract = int32(g.v.Score.Made[r.Made.Len()])
		}
	}
	return ps
}

func (g *Game) scoreVulnerable(r *Result) {
	for i := range Seat(g.seats) {
		if r.Vulnerable.Has(i) && !r.Made.Has(i) && !r.Vulnerable.Has(1-i) {
			r.Points[1-i] += int32(g.v.Score.Vulnerable)
		}
	}
}

// Vulnerable returns the seats that are vulnerable in the next deal: of two players the one with
// the higher total, or both if equal. It is empty if the variant has no vulnerability.
func (g *Game) Vulnerable(totals [MaxSeats]int32) Seats {
	switch {
	case g.v.Score.Vulnerable == 0:
		return 0
	case totals[0] > totals[1]:
		return 1
	case totals[0] < totals[1]:
		return 2
	}
	return 3
}

// exposed returns the seats whose bid-cards lie face up: those that declared or revealed once play
// has begun and, when the deal is over, also the dummy and every seat that made its contract.
func (g *Game) exposed(s *State) Seats {
	if s.phase < Playing {
		return 0
	}
	var open Seats
	for i := range Seat(g.seats) {
		if s.holds[i] != 0 && !g.noLay {
			open |= i.Set()
		}
		if g.noLay && s.phase == Over && s.holds[i].Level() == Reveal {
			open |= i.Set()
		}
	}
	if s.phase == Over {
		open |= g.result(s).Made | g.Dummies()
	}
	return open
}

// openHands returns the seats whose held cards lie face up: the dummy's and a revealer's, once play
// has begun.
func (g *Game) openHands(s *State) Seats {
	if s.phase < Playing {
		return 0
	}
	open := g.Dummies()
	for i := range Seat(g.seats) {
		if s.holds[i].Level() == Reveal {
			open |= i.Set()
		}
	}
	return open
}
