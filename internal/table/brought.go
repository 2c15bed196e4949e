package table

import (
	"fmt"

	"ninetynine/cards"
)

// A Bringer brings a table here that was kept elsewhere.
type Bringer struct {
	Player, Name string // who the player is here
	Judge        Judge
	Now          int64
	// Stop says why no more is to be done, if so; it is asked again and again.
	Stop func() error
}

// maxTimes is later than any entry, in milliseconds since 1970 UTC.
const maxTimes = 1 << 53

// Bring has all that the log of a table tells happen anew, as if the player sat at a table
// here, and returns the log that comes of it. From the other, only what the player and the
// computer players did is taken, when they did it, and the secrets that the deals follow
// from: everything else follows by the rules, so nothing in the log need be true. It
// refuses what could not have happened, other people, and tables that others see.
//
// The id is the table's there: computer players are named after it. Whose log it is could
// know all cards, so the matches that have begun are marked: see [Settings].
func (b *Bringer) Bring(id string, games Games, entries []Entry) ([]Entry, error) {
	if len(entries) == 0 || len(entries) > 2*mostEntries {
		return nil, refuse(Bad, "the log of a table has from 1 to %d entries, not %d", 2*mostEntries, len(entries))
	}
	events, begun, last := make([]Event, len(entries)), 0, int64(0)
	for i := range entries {
		var err error
		if events[i], err = Decode(entries[i].Body); err != nil {
			return nil, refuse(Bad, "entry %d: %v", i+1, err)
		}
		if at := entries[i].At; at < 0 || at > maxTimes {
			return nil, refuse(Bad, "entry %d: %d is no time", i+1, at)
		}
		last = max(last, entries[i].At)
		if _, ok := events[i].What.(Begun); ok {
			begun++
		}
	}
	opened, ok := events[0].What.(Opened)
	was := events[0].By
	if !ok || was == "" {
		return nil, refuse(Bad, "entry 1: a table is opened first, by a player")
	}
	if err := b.check(&opened); err != nil {
		return nil, err
	}
	opened.Settings.Brought = begun
	late := max(0, last-b.Now) // the clock there may be ahead
	s, all := New(id, games), make([]Entry, 0, len(entries))
	for i := range events {
		if err := b.Stop(); err != nil {
			return nil, err
		}
		at, e := entries[i].At-late, &Event{By: b.Player, ID: events[i].ID, Seat: NoSeat, What: opened}
		var err error
		if i > 0 {
			e, err = b.again(s, at, &events[i], was)
		}
		if err == nil {
			next := s.Next(max(at, 0), e)
			all, err = append(all, next), s.Apply(&next, e)
		}
		if err != nil {
			return nil, refuse(Bad, "entry %d could not have happened: %v", i+1, err)
		}
	}
	return all, nil
}

// check refuses tables that cannot be brought.
func (b *Bringer) check(o *Opened) error {
	switch set := &o.Settings; {
	case set.Public:
		return refuse(Bad, "a table that anyone can find is opened where they look; only a private one can be brought")
	case set.Day != "":
		return refuse(Bad, "a deal of the day is compared with others', and stays where it was played")
	case set.From != nil:
		return refuse(Bad, "what was played on from another match stays where it was played; play on from there here")
	}
	return o.Settings.Check(b.Judge.Level)
}

// again returns what an event comes to when it happens once more.
func (b *Bringer) again(s *State, at int64, e *Event, was string) (*Event, error) {
	acted, act := e.What.(Acted)
	switch {
	case e.By == was:
		return s.Step(at, b.command(e), b.Judge)
	case e.By != "":
		return nil, refuse(Forbidden, "somebody else was at the table; only one's own can be brought")
	case act:
		return s.Step(at, &Command{Do: Act, Seat: int(e.Seat), Hand: int(acted.Act.Seat()), Act: acted.Act.String()}, b.Judge)
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

// command returns the command that led to an event of the player.
func (b *Bringer) command(e *Event) *Command {
	c := &Command{Do: e.What.Kind(), Player: b.Player, Name: b.Name, ID: e.ID, Seat: int(e.Seat), Hand: -1}
	switch p := e.What.(type) {
	case BotSeated:
		c.Text = p.Level
	case Readied:
		c.Text = p.Commit
	case Disclosed:
		c.Text = p.Entropy.String()
	case Acted:
		c.Hand, c.Act = int(p.Act.Seat()), p.Act.String()
	case Proposed:
		c.Text = p.What
	case Answered:
		c.On = p.Yes
	case Chatted:
		c.Text = p.Text
	case Muted:
		c.Text, c.On = p.Player, p.On
	case Locked:
		c.On = p.On
	case Banned:
		c.Text, c.On = p.Player, p.On
	}
	return c
}
