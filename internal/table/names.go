package table

import (
	"fmt"
	"hash/fnv"
	"strings"
)

// botNames are the names of bots: short, and easy to read in English, German
// and Swedish. No two begin with the same letter. The log stores the name given
// to a bot, so the list may change.
var botNames = [...]string{
	"Ada", "Bruno", "Clara", "Daniel", "Edith", "Felix", "Greta", "Hugo", "Ines", "Jonas", "Karin",
	"Leo", "Mira", "Nils", "Olga", "Paul", "Rosa", "Simon", "Tilda", "Viktor", "Wilma",
}

// stride is the step from one chair's name to the next one's; it is coprime to
// the number of names.
const stride = 5

// botName returns the name of a bot at the seat, different from all others at
// the table. Names vary between tables; at one table a seat keeps its name,
// whatever the bot's level.
func (s *State) botName(seat int) string {
	h := fnv.New32a()
	h.Write([]byte(s.ID))
	at := int(h.Sum32()%uint32(len(botNames))) + stride*seat
	for {
		name := botNames[at%len(botNames)]
		if !s.called(name, seat) {
			return name
		}
		at++ // there are more names than chairs
	}
}

// called reports whether somebody at another seat has the name.
func (s *State) called(name string, but int) bool {
	for i := range s.Chairs {
		if i != but && strings.EqualFold(s.Chairs[i].Name, name) {
			return true
		}
	}
	return false
}

// apart returns the name for the seat, with a number appended if somebody else
// at the table already has it.
func (s *State) apart(name string, seat int) string {
	for n, own := 2, []rune(name); s.called(name, seat); n++ { // there are more numbers than chairs
		name = fmt.Sprintf("%s %d", string(own[:min(len(own), maxName-2)]), n)
	}
	return name
}

// rename decides whether the chair's player may change name: the record of a
// match has the names with which it began.
func (s *State) rename(c *Command, e *Event, chair *Chair) error {
	name, err := CleanName(c.Name)
	name = s.apart(name, int(e.Seat))
	switch {
	case err != nil:
		return err
	case s.Running():
		return refuse(NotNow, "you cannot change names during a match")
	case name == chair.Name:
		return refuse(NotNow, "that is already your name here")
	}
	e.What = Renamed{name}
	return nil
}
