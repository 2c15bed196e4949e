package table

import (
	"ninetynine/internal/think/company"
	"ninetynine/internal/think/search"
	"ninetynine/rules"
)

// remembered is how many deals of a match players remember of people.
const remembered = 12

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
		c.Remember(s.m.Game, seat, s.ended[max(0, len(s.ended)-remembered):])
	}
	return c
}
