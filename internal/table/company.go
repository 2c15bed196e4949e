package table

import (
	"ninetynine/internal/think/company"
	"ninetynine/internal/think/search"
	"ninetynine/rules"
)

// Company returns what a seat knows of the players in the other seats: the levels of bots, and of people
// what it saw them do in the last deals of the match.
func (s *State) Company(seat rules.Seat) *company.Company {
	c, people := new(company.Company), false
	for i := range s.Chairs {
		switch chair := &s.Chairs[i]; {
		case rules.Seat(i) == seat:
		case chair.botDecides():
			c.Players[i] = company.Player{Level: search.Versioned(s.Level(rules.Seat(i)), max(1, s.Edition)), Temperament: chair.Temperament}
		default:
			c.Players[i].Level, people = company.Person, true
		}
	}
	if people {
		c.Remember(s.m.Game, seat, s.played[company.First(len(s.played)):])
	}
	return c
}
