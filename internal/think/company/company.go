// Package company says with whom a player plays, as far as the player may know it.
package company

import (
	"slices"
	"strings"

	"ninetynine/rules"
)

// A Player is how a seat is played: by a level, by its name, with a temperament or ""; by [Person];
// or, if it is zero, in a way of which nothing is known.
type Player struct {
	Level       string `json:"level,omitempty"`
	Temperament string `json:"temperament,omitempty"`
}

// Person is the Level of a person.
const Person = "person"

// A Company is what a seat knows of the players in the other seats. Levels are public.
type Company struct {
	Players [rules.MaxSeats]Player `json:"players"`
	// Earlier are the seat's own last Views of earlier deals of the match, the oldest first: what it
	// has seen people do. They are needed only beside people.
	Earlier []rules.View `json:"earlier,omitempty"`
}

// First returns the index of the first deal that a player remembers of so many finished ones: people are judged
// by the last twelve.
func First(finished int) int { return max(0, finished-12) }

// Remember adds the seat's Views of deals that are over.
func (c *Company) Remember(g *rules.Game, seat rules.Seat, ended []rules.State) {
	for i := range ended {
		var v rules.View
		g.View(&ended[i], seat, &v)
		c.Earlier = append(c.Earlier, v)
	}
}

// Kinds returns the kinds of players, each once, without their editions; c may be nil.
func (c *Company) Kinds() (kinds []string) {
	if c == nil {
		return nil
	}
	for _, p := range c.Players {
		if kind, _, _ := strings.Cut(p.Level, " "); kind != "" && !slices.Contains(kinds, kind) {
			kinds = append(kinds, kind)
		}
	}
	return kinds
}

// All returns the company of the same player in every other seat.
func All(p Player) *Company {
	c := new(Company)
	for i := range c.Players {
		c.Players[i] = p
	}
	return c
}
