package review

import (
	"crypto/sha256"
	"fmt"
	"slices"
	"strings"

	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/company"
	"ninetynine/internal/think/search"
	"ninetynine/rules"
)

// company returns what a seat knew in a deal of the players in the other seats; nil if the record does not
// say who played.
func (m *Match) company(deal int, seat rules.Seat) *company.Company {
	if m.Header.Bots == nil {
		return nil
	}
	c := new(company.Company)
	for i := range m.Game.Live().All() {
		if i != seat {
			c.Players[i] = playerOf(m.Header.Bots[i])
		}
	}
	if slices.ContainsFunc(c.Players[:], func(p company.Player) bool { return p.Level == company.Person }) {
		before := m.ended[:min(deal, len(m.ended))]
		c.Remember(m.Game, seat, before[company.First(len(before)):])
	}
	return c
}

// playerOf returns the player with a record's name for it, such as "casual 2"; "" is a person.
func playerOf(name string) company.Player {
	level, _ := search.ParseVersioned(name)
	kind, _, _ := strings.Cut(level, " ")
	switch {
	case name == "":
		return company.Player{Level: company.Person}
	case strings.Contains(name, ":"): // a program, or a player with options
	case slices.Contains(search.LevelNames(), level):
		return company.Player{Level: name}
	case slices.Contains(bot.Levels(), kind):
		return company.Player{Level: kind}
	}
	return company.Player{}
}

// knowing returns the name of a judge who knows the company in a deal. It is the judge's own where the
// record does not say who played.
func (m *Match) knowing(judge string, deal int) string {
	if m.Header.Bots == nil {
		return judge
	}
	h := sha256.New()
	for _, name := range m.Header.Bots {
		fmt.Fprintf(h, "%q", name)
	}
	if slices.Contains(m.Header.Bots[:m.Game.Live().Len()], "") {
		for _, earlier := range m.Hashes[company.First(min(deal, len(m.ended))):deal] {
			h.Write(earlier[:])
		}
	}
	return fmt.Sprintf("%s among %x", judge, h.Sum(nil)[:8])
}
