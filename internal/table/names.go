package table

import (
	"fmt"
	"hash/fnv"
	"strings"

	"ninetynine/rules"
)

// The temperaments of bots: their preferences beyond points.
const (
	Bold    = "bold"    // high bids, and premiums
	Careful = "careful" // low bids, and none
	Spoiler = "spoiler" // tricks that other players need
	Noughts = "noughts" // bids of no trick
)

// A temperedName is a bot's name and its temperament; "": none.
type temperedName struct{ name, temperament string }

// botNames are the names of bots, short, and easy to read in English, German and Swedish, and the
// temperaments that go with them. No two begin with the same letter, and neighbours have different
// temperaments, since a table takes them in this order. The log stores a bot's name and temperament, so the
// list may change.
var botNames = [...]temperedName{
	{"Ada", Bold},
	{"Felix", Careful},
	{"Karin", Spoiler},
	{"Paul", Noughts},
	{"Wilma", Bold},
	{"Edith", Careful},
	{"Jonas", Spoiler},
	{"Olga", Noughts},
	{"Viktor", Bold},
	{"Daniel", Careful},
	{"Ines", Spoiler},
	{"Nils", Noughts},
	{"Tilda", Bold},
	{"Clara", Careful},
	{"Hugo", Spoiler},
	{"Mira", Noughts},
	{"Simon", Bold},
	{"Bruno", Careful},
	{"Greta", Spoiler},
	{"Leo", Noughts},
	{"Rosa", ""},
}

// Marked returns the id of another table with the origin of a first. A mark has letters and digits.
func Marked(id, mark string) string { return Stem(id) + "_" + mark }

// Stem is the common part of the ids of tables with a common origin.
func Stem(id string) string {
	stem, _, _ := strings.Cut(id, "_")
	return stem
}

// botName returns the name of a bot at the seat, different from all others at the table. Names vary between
// tables, unless they have a common origin; at one table a seat keeps its name, whatever the bot's level.
func (s *State) botName(seat int) string {
	h := fnv.New32a()
	h.Write([]byte(Stem(s.ID)))
	for at := int(h.Sum32()%uint32(len(botNames))) + seat; ; at++ { // there are more names than chairs
		if n := botNames[at%len(botNames)]; !s.called(n.name, seat) {
			return n.name
		}
	}
}

// temperamentOf returns the temperament that goes with a name, or "" if that is none or has no effect in
// such a game.
func temperamentOf(name string, g *rules.Game) string {
	for _, n := range botNames {
		if n.name == name && (n.temperament != Noughts || g.Lays()) {
			return n.temperament
		}
	}
	return ""
}

// called reports whether a player at another seat has the name.
func (s *State) called(name string, but int) bool {
	for i := range s.Chairs {
		if i != but && strings.EqualFold(s.Chairs[i].Name, name) {
			return true
		}
	}
	return false
}

// uniqueName returns the name for the seat, with a number appended if another player at the table already has
// it.
func (s *State) uniqueName(name string, seat int) string {
	for n, own := 2, []rune(name); s.called(name, seat); n++ { // there are more numbers than chairs
		name = fmt.Sprintf("%s %d", string(own[:min(len(own), maxName-2)]), n)
	}
	return name
}

// rename decides whether the chair's player may change name: the record of a match has the names with which
// it began.
func (s *State) rename(c *Command, e *Event, chair *Chair) error {
	name, err := c.carried()
	name = s.uniqueName(name, int(e.Seat))
	switch {
	case err != nil:
		return err
	case s.Running():
		return Refuse(NotNow, "rename-in-match")
	case name == chair.Name:
		return Refuse(NotNow, "named-already")
	}
	e.What = Renamed{name}
	return nil
}
