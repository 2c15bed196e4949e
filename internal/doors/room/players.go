package room

import (
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/claim"
	"ninetynine/internal/think/search"
	"ninetynine/internal/think/trained"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// Draw returns an unpredictable secret.
func Draw() (seed cards.Seed) {
	rand.Read(seed[:]) // never fails: see crypto/rand
	return seed
}

// A Judge answers questions that tables cannot answer themselves.
type Judge struct {
	Hire func(name string) (bot.Bot, error)
}

// Settled reports whether nothing can change the score.
func (Judge) Settled(g *rules.Game, v *rules.View) bool { return claim.Proved(g, v) }

// HasLevel reports whether a computer player has the name. The table says of which edition it is.
func (u Judge) HasLevel(name string) bool {
	if level, _ := search.ParseVersioned(name); level != name {
		return false
	}
	b, err := u.Hire(name)
	return err == nil && b.Close() == nil
}

// HasTemperament reports whether players of the level have temperaments in such a game: not where another player
// stands in for them.
func (Judge) HasTemperament(g *rules.Game, level string) bool {
	return slices.ContainsFunc(search.Levels(), func(l search.Level) bool { return l.Name == level }) && bot.HasNet(g)
}

// Hire returns a built-in player without options, and nothing else. Anyone may name one for a chair:
// options could make it think for hours or read any file, and other programs run only for people who name
// them on the command line.
func Hire(name string) (bot.Bot, error) {
	if !bot.IsBuiltIn(name) {
		return nil, fmt.Errorf("no computer player here is called %q; there are: %s", name, strings.Join(bot.BuiltIn(), ", "))
	}
	return bot.New(name)
}

// players returns which computer players sit at a new table: see [hall.Options].
func players(g *rules.Game) (edition int, net string) {
	if sum, err := trained.Hash(g); err == nil {
		net = hex.EncodeToString(sum[:8])
	}
	return search.Edition, net
}

// levels returns the computer players, described in English.
func levels() (all []wire.Level) {
	for _, name := range bot.Levels() {
		all = append(all, wire.Level{Name: name, Text: phrase.Open("en").Say("page.level.about." + name)})
	}
	return all
}
