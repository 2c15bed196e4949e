package table

import (
	"hash/fnv"
	"strings"
)

// botNames are what bots are called: short, and read alike in English, German
// and Swedish. No two begin with the same letter. The log keeps the name that
// a bot was given, so the list may change.
var botNames = [...]string{
	"Ada", "Bruno", "Clara", "Daniel", "Edith", "Felix", "Greta", "Hugo", "Ines", "Jonas", "Karin",
	"Leo", "Mira", "Nils", "Olga", "Paul", "Rosa", "Simon", "Tilda", "Viktor", "Wilma",
}

// stride leads from one chair's name to the next one's; it has no divisor in
// common with the number of names.
const stride = 5

// botName returns what a bot at the seat is called, as nobody else at the
// table is. Tables differ; at one table it is the same name again, whatever
// the bot's level.
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

// rename judges whether the chair's player may have another name there: the
// record of a match has the names with which it began.
func (s *State) rename(c *Command, e *Event, chair *Chair) error {
	name, err := CleanName(c.Name)
	switch {
	case err != nil:
		return err
	case s.Running():
		return refuse(NotNow, "the match is in progress; names can be changed when it is over")
	case name == chair.Name:
		return refuse(NotNow, "you are called so already")
	}
	e.What = Renamed{name}
	return nil
}
