package table

import (
	"fmt"
	"reflect"

	"ninetynine/cards"
	"ninetynine/internal/store/journal"
	"ninetynine/rules"
)

// maxTimes is later than any entry, in milliseconds since 1970 UTC.
const maxTimes = 1 << 53

// MostImported is the greatest number of matches in a log that is imported.
const MostImported = 200

// An ImportedLog is the log of a table from elsewhere. It is not trusted.
type ImportedLog struct {
	events []Event
	at     []int64 // when, by the clock there
	was    string  // the player's id there
	last   int64   // the latest time
	begun  int     // how many matches
}

// ReadImport reads the log of a table.
func ReadImport(entries []journal.Entry) (*ImportedLog, error) {
	if len(entries) == 0 || len(entries) > 2*mostEntries {
		return nil, Refuse(Bad, "log-length", "most", 2*mostEntries, "n", len(entries))
	}
	t := &ImportedLog{events: make([]Event, len(entries)), at: make([]int64, len(entries))}
	for i := range entries {
		if err := t.read(i, &entries[i]); err != nil {
			return nil, Refuse(Bad, "log-unread", "n", i+1).Because(err)
		}
	}
	if t.begun > MostImported {
		return nil, Refuse(Bad, "import-matches", "most", MostImported, "n", t.begun)
	}
	t.was = t.events[0].By
	if _, ok := t.events[0].What.(Opened); !ok || t.was == "" {
		return nil, Refuse(Bad, "log-unopened")
	}
	return t, nil
}

func (t *ImportedLog) read(i int, entry *journal.Entry) (err error) {
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

// Chats returns how many entries after the first ones are chat messages.
func (t *ImportedLog) Chats(after int) (n int) {
	for i := range t.events[after:] {
		if _, ok := t.events[after:][i].What.(Chatted); ok {
			n++
		}
	}
	return n
}

// Known returns how many of the first entries a table has, after an earlier import; and whether the others
// can follow there: the table has no other entries, and no match begins that is not marked as imported.
func (t *ImportedLog) Known(here []journal.Entry) (n int, follows bool, err error) {
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
		if !reflect.DeepEqual(essentialsOf(&e, first.By), essentialsOf(&t.events[n], t.was)) {
			return n, false, nil
		}
		n++
	}
	return n, n == len(here) && t.begun == opened.Settings.Brought, nil
}

// The essentials of an event are the part that an [Importer] reads. All its other fields follow from them.
type essentials struct {
	Command
	secret cards.Seed
}

// essentialsOf returns the imported part of an event, given the player's id there.
func essentialsOf(e *Event, player string) essentials {
	switch p := e.What.(type) {
	case Begun:
		return essentials{Command{Do: Begin}, p.Secret}
	case Acted:
		if e.By == "" {
			return essentials{Command: botCommand(e, p)}
		}
	}
	c := commandOf(e)
	if e.By != player {
		c.Player = e.By
	}
	return essentials{Command: *c}
}

// An Importer makes the log of a table here from one that was kept elsewhere.
type Importer struct {
	Player, Name string // the player's here
	Judge        Judge
	Now          int64
	// Stop returns an error to end the import. It is called before each entry.
	Stop func() error
}

// Import replays the log as if the player sat at a table here, and returns the new log. It reads the acts of
// the player and of the computer players, their times, and the secrets that the deals follow from: all the
// rest follows by the rules. It refuses impossible acts, other people, and tables that other players could
// see.
//
// The id is the table's there: computer players are named after it. The player could know all cards, so the
// matches that have begun are marked: see [Settings].
func (m *Importer) Import(id string, games Games, t *ImportedLog) ([]journal.Entry, error) {
	s, all := New(id, games), make([]journal.Entry, 0, len(t.events))
	for range t.events {
		at, e, err := m.Next(s, t)
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

func impossible(seq uint64, err error) error {
	return Refuse(Bad, "log-impossible", "n", seq).Because(err)
}

// Next returns the next event of the log for a table that has the events before it, and its time; nil after
// the last.
func (m *Importer) Next(s *State, t *ImportedLog) (at int64, e *Event, err error) {
	i := int(s.Seq)
	if i >= len(t.events) {
		return 0, nil, nil
	}
	if err := m.Stop(); err != nil {
		return 0, nil, err
	}
	at = t.at[i] - max(0, t.last-m.Now) // the clock there may be ahead
	if i == 0 {
		e, err = m.open(t)
	} else {
		e, err = m.replay(s, at, &t.events[i], t.was)
	}
	if err != nil {
		return 0, nil, impossible(s.Seq+1, err)
	}
	return max(at, 0), e, nil
}

// open returns the opening of the table here.
func (m *Importer) open(t *ImportedLog) (*Event, error) {
	opened, _ := t.events[0].What.(Opened)
	opened.Settings.Brought = t.begun
	opened.Settings.dropGuide()
	return &Event{By: m.Player, ID: t.events[0].ID, Seat: NoSeat, What: opened}, m.check(&opened)
}

func (m *Importer) check(o *Opened) error {
	switch set := &o.Settings; {
	case set.Public:
		return Refuse(Bad, "import-public")
	case set.Day != "":
		return Refuse(Bad, "import-day")
	case set.From != nil:
		return Refuse(Bad, "import-whatif")
	case set.Event != "":
		return Refuse(Bad, "import-event")
	}
	return o.Settings.Check(m.Judge.HasLevel)
}

// replay returns the event that the command behind an event has here.
func (m *Importer) replay(s *State, at int64, e *Event, was string) (*Event, error) {
	acted, act := e.What.(Acted)
	_, renamed := e.What.(Renamed)
	switch {
	case e.By == was && renamed:
		return m.rename(s, e)
	case e.By == was:
		c := commandOf(e)
		c.Player, c.Name = m.Player, m.Name
		return s.Step(at, c, m.Judge)
	case e.By != "":
		return nil, Refuse(Forbidden, "import-others")
	case act:
		c := botCommand(e, acted)
		return s.Step(at, &c, m.Judge)
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

// rename returns a change of the player's name to the one that the player has here, which a table refuses
// otherwise. Without it, later entries would have other numbers.
func (m *Importer) rename(s *State, e *Event) (*Event, error) {
	seat := s.SeatOf(m.Player)
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
	return &Event{By: m.Player, ID: e.ID, Seat: int8(seat), What: Renamed{s.Chairs[seat].Name}}, nil
}

// botCommand returns the command behind the act of a computer player.
func botCommand(e *Event, p Acted) Command {
	return Command{Do: Act, Seat: int(e.Seat), Hand: int(p.Act.Seat()), Act: p.Act.String()}
}

// commandOf returns the command behind an event of the player, without the player's id.
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
