package table

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"ninetynine/cards"
	"ninetynine/rules"
)

// sound says what is senseless about an event that no table has made, as one
// in an archive that somebody has written.
func (s *State) sound(e *Event) error {
	seated := e.Seat >= 0 && int(e.Seat) < len(s.Chairs)
	ok := seated
	switch p := e.What.(type) {
	case Opened:
		ok = s.Seq == 1
	case Sat:
		ok = seated && (!p.Keep || s.Chairs[e.Seat].free())
	case BotSeated:
		ok = seated && (!p.Keep || s.Chairs[e.Seat].free())
	case Unreadied:
		ok = seated && !s.Running() // what was committed to for a match holds for it
	case Begun:
		ok = !s.Running()
	case Dealt:
		ok = s.Stage == Mixing || s.Stage == Between
	case Acted, Claimed:
		ok = seated && s.Stage == Playing
	case Proposed:
		ok = seated && s.Running()
		if p.What == Undo || p.What == Replay {
			ok = ok && s.Stage != Mixing && p.To >= 0 && p.To < len(s.acts)
		}
	case Answered:
		ok = seated && s.Asked != nil
	case Chatted:
		ok = seated || e.Seat == NoSeat
	case Closed:
		ok = true
	}
	if _, first := e.What.(Opened); !ok || s.Seq == 1 && !first {
		return fmt.Errorf("%q of seat %d makes no sense here", e.What.Kind(), e.Seat)
	}
	return nil
}

// fold does what the event says.
func (s *State) fold(e *Event) error {
	if err := s.sound(e); err != nil {
		return err
	}
	c := &Chair{}
	if e.Seat >= 0 && int(e.Seat) < len(s.Chairs) {
		c = &s.Chairs[e.Seat]
	}
	switch p := e.What.(type) {
	case Opened:
		return s.open(e.By, p)
	case Sat:
		*c = Chair{Player: e.By, Name: p.Name}
		s.Left = false
		s.company(p.Keep)
	case Stood, Replaced:
		s.stand(c)
	case Removed:
		*c = Chair{}
		s.company(false)
	case BotSeated:
		*c = Chair{Bot: p.Level, Name: cmp.Or(p.Name, p.Level)} // older logs have no names of bots
		s.company(p.Keep)
	case Renamed:
		c.Name = p.Name
	case Readied:
		c.Ready = true
		if s.Stage == Waiting { // for a match, not only for its next deal
			c.Commit, c.Mixed = p.Commit, ""
		}
	case Unreadied:
		c.Ready, c.Commit = false, "" // what others may have seen is not committed to again
	case Begun:
		return s.begin(p)
	case Disclosed:
		return c.mix(p.Entropy)
	case Dealt:
		return s.dealt(p)
	case Acted:
		return s.acted(rules.Seat(e.Seat), p)
	case Claimed:
		return s.playedOut(p)
	case Returned:
		s.back(c)
	case Proposed:
		s.proposed(rules.Seat(e.Seat), p)
	case Answered:
		s.answered(rules.Seat(e.Seat), p)
	case Resumed:
		s.resume(c, p.Done)
	case Chatted:
		s.say(e, p)
	case Muted:
		c.mute(p)
	case Hinted:
		c.Hints++
	case Closed:
		s.shut()
	}
	return nil
}

func (s *State) open(by string, p Opened) error {
	s.Settings, s.Host, s.Created, s.next = p.Settings, by, s.At, p.Settings.Deal
	if err := s.Settings.Check(func(string) bool { return true }); err != nil {
		return err
	}
	v, err := s.Settings.Rules()
	if err != nil {
		return err
	}
	g, err := s.games.Game(&v)
	if err != nil {
		return err
	}
	s.Chairs = make([]Chair, g.Live().Len())
	return nil
}

// mix notes what the chair's player adds to the shuffle.
func (c *Chair) mix(own cards.Seed) error {
	if cards.CommitEntropy(own).String() != c.Commit {
		return errors.New("what is added to the shuffle is not what was committed to")
	}
	c.Mixed = own.String()
	return nil
}

// mute notes whom the chair's player does not want to hear.
func (c *Chair) mute(p Muted) {
	c.Muted = slices.DeleteFunc(c.Muted, func(player string) bool { return player == p.Player })
	if p.On {
		c.Muted = append(c.Muted, p.Player)
	}
}

// shut gives up the match in progress; if there is none, everybody goes home.
func (s *State) shut() {
	if s.Running() {
		s.cut()
		return
	}
	for i := range s.Chairs {
		s.Chairs[i] = Chair{}
	}
	s.Left = true
}

// stand clears a chair, or in the middle of a match sets a stand-in on it.
func (s *State) stand(c *Chair) {
	if !s.Running() {
		*c = Chair{}
		s.company(false)
		return
	}
	c.Due, c.Acted = c.Since, false
	s.stop(c, false) // what the player has used is used, and the stand-in's turn comes now
	c.Away, c.Ready = true, false
	c.Aways++
	s.Asked = nil // who is there has changed; ask again
}

// resume notes that a player wants to go on; once all who are there do, the
// pause is over.
func (s *State) resume(c *Chair, done bool) {
	c.Ready = true
	if !done {
		return
	}
	s.Paused = false
	s.Over = s.At // who was not ready for the next deal has time again
	if s.Stage == Playing {
		s.unready()
	}
}

func (s *State) unready() {
	for i := range s.Chairs {
		s.Chairs[i].Ready = false
	}
}

// company takes note that others sit at the table than before. Who was ready
// is so to play with those who were there and with whoever takes a free chair;
// otherwise everybody has to say so again, but at an eager table. In older logs
// that was so of free chairs too.
func (s *State) company(keep bool) {
	if s.Settings.Eager || keep {
		return
	}
	for i := range s.Chairs {
		s.Chairs[i].Ready, s.Chairs[i].Commit = false, ""
	}
}

// back has a player take over again. Time that was used stays used: only who
// was played for gets a little again.
func (s *State) back(c *Chair) {
	alone := s.present() == 0 // then nobody would act for the player, and nobody is cheated
	c.Away = false
	if k := &s.Settings.Clock; k.Bank != 0 && (c.Acted || alone) {
		c.Bank = max(c.Bank, k.Add, minBank)
	}
	if c.Since == 0 {
		return
	}
	c.Since = s.At
	if s.Settings.Clock.Move != 0 && !c.Acted && c.Due != 0 && !alone {
		c.Since = c.Due
	}
}

func (s *State) say(e *Event, p Chatted) {
	s.Talk = append(s.Talk, Said{s.Seq, s.At, e.By, p.Name, e.Seat, p.Text})
	if len(s.Talk) > maxTalk {
		s.Talk = slices.Delete(s.Talk, 0, len(s.Talk)-maxTalk)
	}
}
