package table

import (
	"fmt"

	"ninetynine/cards"
	"ninetynine/internal/store/journal"
	"ninetynine/rules"
)

// maxTimes is later than any entry, in milliseconds since 1970 UTC.
const maxTimes = 1 << 53

// MostBrought is how many matches a log may tell that is brought.
const MostBrought = 200

// A Telling is what the log of a table tells that was kept elsewhere. Nothing in it need be
// true.
type Telling struct {
	events []Event
	at     []int64 // when, by the clock there
	was    string  // who the player is there
	last   int64   // the latest time
	begun  int     // how many matches
}

// Tell reads the log of a table.
func Tell(entries []journal.Entry) (*Telling, error) {
	if len(entries) == 0 || len(entries) > 2*mostEntries {
		return nil, Refuse(Bad, "log-length", "most", 2*mostEntries, "n", len(entries))
	}
	t := &Telling{events: make([]Event, len(entries)), at: make([]int64, len(entries))}
	for i := range entries {
		if err := t.read(i, &entries[i]); err != nil {
			return nil, Refuse(Bad, "log-unread", "n", i+1).Because(err)
		}
	}
	if t.begun > MostBrought {
		return nil, Refuse(Bad, "import-matches", "most", MostBrought, "n", t.begun)
	}
	t.was = t.events[0].By
	if _, ok := t.events[0].What.(Opened); !ok || t.was == "" {
		return nil, Refuse(Bad, "log-unopened")
	}
	return t, nil
}

// read reads an entry.
func (t *Telling) read(i int, entry *journal.Entry) (err error) {
	if entry.At < 0 || entry.At > maxTimes {
		return fmt.Errorf("%d is no time", entry.At)
	}
	t.at[i], t.last = entry.At, max(t.last, entry.At)
	if t.events[i], err = Decode(entry.Body); err != nil {
		return err
	}
	if _, ok := t.events[i].What.(Begun); ok {
		t.begun++
	}
	return nil
}

// Chats returns how many of the entries after some say something in the chat.
func (t *Telling) Chats(after int) (n int) {
	for i := range t.events[after:] {
		if _, ok := t.events[after:][i].What.(Chatted); ok {
			n++
		}
	}
	return n
}

// Known returns how many of the first entries have happened at a table here, which was
// brought before; and whether the rest can follow there: nothing else has happened there
// since, and no match begins that is not marked as brought.
func (t *Telling) Known(here []journal.Entry) (n int, follows bool, err error) {
	first, err := Decode(here[0].Body)
	if err != nil {
		return 0, false, err
	}
	opened, _ := first.What.(Opened)
	for n < min(len(here), len(t.events)) {
		e, err := Decode(here[n].Body)
		if err != nil {
			return 0, false, err
		}
		if essentialsOf(&e, first.By) != essentialsOf(&t.events[n], t.was) {
			return n, false, nil
		}
		n++
	}
	return n, n == len(here) && t.begun == opened.Settings.Brought, nil
}

// The essentials of an event are what a [Bringer] reads of it. Everything else follows from them.
type essentials struct {
	Command
	secret cards.Seed
}

// essentialsOf returns what is imported of an event, given who the player is.
func essentialsOf(e *Event, player string) essentials {
	switch p := e.What.(type) {
	case Begun:
		return essentials{Command{Do: Begin}, p.Secret}
	case Acted:
		if e.By == "" {
			return essentials{Command: robotic(e, p)}
		}
	}
	c := commandOf(e)
	if e.By != player {
		c.Player = e.By
	}
	return essentials{Command: *c}
}

// A Bringer brings a table here that was kept elsewhere.
type Bringer struct {
	Player, Name string // who the player is here
	Judge        Judge
	Now          int64
	// Stop says why no more is to be done, if so; it is asked again and again.
	Stop func() error
}

// Bring has all that a log tells happen anew, as if the player sat at a table here, and
// returns the log that comes of it. From the other, only what the player and the computer
// players did is read, when they did it, and the secrets that the deals follow from:
// everything else follows by the rules. It refuses what could not have happened, other
// people, and tables that others see.
//
// The id is the table's there: computer players are named after it. Whose log it is could
// know all cards, so the matches that have begun are marked: see [Settings].
func (b *Bringer) Bring(id string, games Games, t *Telling) ([]journal.Entry, error) {
	s, all := New(id, games), make([]journal.Entry, 0, len(t.events))
	for range t.events {
		at, e, err := b.Next(s, t)
		if err != nil {
			return nil, err
		}
		next := s.Next(at, e)
		if err := s.Apply(&next, e); err != nil {
			return nil, impossible(next.Seq, err)
		}
		all = append(all, next)
	}
	return all, nil
}

// impossible refuses an entry.
func impossible(seq uint64, err error) error {
	return Refuse(Bad, "log-impossible", "n", seq).Because(err)
}

// Next returns what a log tells next of a table at which all before has happened, and when
// that was; nil if it tells no more.
func (b *Bringer) Next(s *State, t *Telling) (at int64, e *Event, err error) {
	i := int(s.Seq)
	if i >= len(t.events) {
		return 0, nil, nil
	}
	if err := b.Stop(); err != nil {
		return 0, nil, err
	}
	at = t.at[i] - max(0, t.last-b.Now) // the clock there may be ahead
	if i == 0 {
		e, err = b.open(t)
	} else {
		e, err = b.again(s, at, &t.events[i], t.was)
	}
	if err != nil {
		return 0, nil, impossible(s.Seq+1, err)
	}
	return max(at, 0), e, nil
}

// open returns how the table is opened here.
func (b *Bringer) open(t *Telling) (*Event, error) {
	opened, _ := t.events[0].What.(Opened)
	opened.Settings.Brought = t.begun
	return &Event{By: b.Player, ID: t.events[0].ID, Seat: NoSeat, What: opened}, b.check(&opened)
}

// check refuses tables that cannot be brought.
func (b *Bringer) check(o *Opened) error {
	switch set := &o.Settings; {
	case set.Public:
		return Refuse(Bad, "import-public")
	case set.Day != "":
		return Refuse(Bad, "import-day")
	case set.From != nil:
		return Refuse(Bad, "import-whatif")
	}
	return o.Settings.Check(b.Judge.Level)
}

// again returns what an event comes to when it happens once more.
func (b *Bringer) again(s *State, at int64, e *Event, was string) (*Event, error) {
	acted, act := e.What.(Acted)
	_, renamed := e.What.(Renamed)
	switch {
	case e.By == was && renamed:
		return b.rename(s, e)
	case e.By == was:
		c := commandOf(e)
		c.Player, c.Name = b.Player, b.Name
		return s.Step(at, c, b.Judge)
	case e.By != "":
		return nil, Refuse(Forbidden, "import-others")
	case act:
		c := robotic(e, acted)
		return s.Step(at, &c, b.Judge)
	}
	did, err := s.Tick(at, func() cards.Seed {
		if p, ok := e.What.(Begun); ok {
			return p.Secret
		}
		return cards.Seed{}
	})
	if err == nil && (did == nil || did.What.Kind() != e.What.Kind()) {
		err = fmt.Errorf("the table does no %q here", e.What.Kind())
	}
	return did, err
}

// rename returns that the player has changed name: to the one that they have here all the
// time, which a table refuses otherwise. Without it, later entries would have other numbers.
func (b *Bringer) rename(s *State, e *Event) (*Event, error) {
	seat := s.SeatOf(b.Player)
	switch {
	case seat == rules.Nobody:
		return nil, Refuse(NotSeated, "no-seat")
	case s.Running():
		return nil, Refuse(NotNow, "rename-in-match")
	case s.Seq >= mostEntries:
		return nil, Refuse(NotNow, "table-full")
	case len(e.ID) > maxID:
		return nil, Refuse(Bad, "command-id-long", "most", maxID, "n", len(e.ID))
	}
	return &Event{By: b.Player, ID: e.ID, Seat: int8(seat), What: Renamed{s.Chairs[seat].Name}}, nil
}

// robotic returns the command that led to the act of a computer player.
func robotic(e *Event, p Acted) Command {
	return Command{Do: Act, Seat: int(e.Seat), Hand: int(p.Act.Seat()), Act: p.Act.String()}
}

// commandOf returns the command that led to an event of the player, without who that is.
func commandOf(e *Event) *Command {
	b := e.body()
	c := &Command{Do: b.Do, ID: e.ID, Seat: int(e.Seat), Hand: -1, Text: b.Text, On: b.On}
	switch p := e.What.(type) {
	case Acted:
		c.Hand, c.Act = int(p.Act.Seat()), p.Act.String()
	case Withdrawn:
		c.Text, c.Of = "", p.Of
	}
	return c
}
