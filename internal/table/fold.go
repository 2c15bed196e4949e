package table

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"ninetynine/cards"
)

// sound says what is senseless about an event that no table has made, as one
// in an archive that somebody has written.
func (s *State) sound(e *Event) error {
	seated := e.Seat >= 0 && int(e.Seat) < len(s.Chairs)
	ok := (e.Do == Create) == (s.Seq == 1)
	switch e.Do {
	case Sit, Stand, Remove, Seat, Rename, Ready, Entropy, Away, Back, Resume, Hint, Mute:
		ok = ok && seated
	case Unready:
		ok = ok && seated && !s.Running() // what was committed to for a match holds for it
	case Begin:
		ok = ok && !s.Running()
	case Deal:
		ok = ok && (s.Stage == Mixing || s.Stage == Between)
	case Act, Claim:
		ok = ok && seated && s.Stage == Playing && len(e.Acts) > 0
	case Ask:
		ok = ok && seated && s.Running()
		if e.Text == Undo || e.Text == Replay {
			ok = ok && s.Stage != Mixing && e.To >= 0 && e.To < len(s.acts)
		}
	case Answer:
		ok = ok && seated && s.Asked != nil
	case Chat:
		ok = ok && (seated || e.Seat == NoSeat)
	}
	if e.Keep {
		ok = ok && (e.Do == Sit || e.Do == Seat) && s.Chairs[e.Seat].free()
	}
	if !ok {
		return fmt.Errorf("%q of seat %d makes no sense here", e.Do, e.Seat)
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
	switch e.Do {
	case Create:
		return s.create(e)
	case Sit:
		*c = Chair{Player: e.By, Name: e.Name}
		s.Left = false
		s.company(e)
	case Stand, Away:
		s.stand(c, e)
	case Remove:
		*c = Chair{}
		s.company(e)
	case Seat:
		*c = Chair{Bot: e.Text, Name: cmp.Or(e.Name, e.Text)} // older logs have no names of bots
		s.company(e)
	case Rename:
		c.Name = e.Name
	case Ready:
		c.Ready = true
		if s.Stage == Waiting { // for a match, not only for its next deal
			c.Commit, c.Mixed = e.Text, ""
		}
	case Unready:
		c.Ready, c.Commit = false, "" // what others may have seen is not committed to again
	case Begin:
		return s.begin(e)
	case Entropy:
		return c.mix(e.Text)
	case Deal:
		return s.dealt(e)
	case Act, Claim:
		return s.acted(e)
	case Back:
		s.back(c)
	case Ask, Answer:
		s.asked(e)
	case Resume:
		s.resume(c, e)
	case Close:
		if s.Running() {
			s.cut()
			break
		}
		for i := range s.Chairs {
			s.Chairs[i] = Chair{}
		}
		s.Left = true
	case Chat:
		s.say(e)
	case Mute:
		c.Muted = slices.DeleteFunc(c.Muted, func(p string) bool { return p == e.Text })
		if e.On {
			c.Muted = append(c.Muted, e.Text)
		}
	case Hint:
		c.Hints++
	default:
		return fmt.Errorf("nobody knows what %q does; a newer ninetynine wrote this log", e.Do)
	}
	return nil
}

func (s *State) create(e *Event) error {
	if e.Settings == nil {
		return fmt.Errorf("a log begins with a table's settings")
	}
	s.Settings, s.Host, s.Created, s.next = *e.Settings, e.By, s.At, e.Settings.Deal
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
func (c *Chair) mix(text string) error {
	own, err := cards.ParseSeed(text)
	if err != nil {
		return err
	}
	if cards.CommitEntropy(own).String() != c.Commit {
		return errors.New("what is added to the shuffle is not what was committed to")
	}
	c.Mixed = text
	return nil
}

// stand clears a chair, or in the middle of a match sets a stand-in on it.
func (s *State) stand(c *Chair, e *Event) {
	if !s.Running() {
		*c = Chair{}
		s.company(e)
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
func (s *State) resume(c *Chair, e *Event) {
	c.Ready = true
	if !e.Done {
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
func (s *State) company(e *Event) {
	if s.Settings.Eager || e.Keep {
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

func (s *State) say(e *Event) {
	s.Talk = append(s.Talk, Said{s.Seq, s.At, e.By, e.Name, e.Seat, e.Text})
	if len(s.Talk) > maxTalk {
		s.Talk = slices.Delete(s.Talk, 0, len(s.Talk)-maxTalk)
	}
}
