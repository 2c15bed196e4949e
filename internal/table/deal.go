package table

import (
	"bytes"
	"fmt"

	"ninetynine/cards"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

func (s *State) begin(e *Event) error {
	l, err := record.ParseLine([]byte(e.Lines))
	if err != nil {
		return err
	}
	if l.Kind != record.HeaderLine {
		return fmt.Errorf("a match begins with a header, not a %v", l.Kind)
	}
	g, err := s.games.Game(&l.Header.Variant)
	if err != nil {
		return err
	}
	if s.m, err = match.New(g, l.Header.First, l.Header.Limit); err != nil {
		return err
	}
	if s.Secret, err = cards.ParseSeed(e.Secret); err != nil {
		return err
	}
	s.secrets = nil
	s.now, s.acts, s.finished = s.m.Start(), nil, nil
	s.Stage, s.Ended, s.Cut, s.Paused = Mixing, false, false, false
	s.Match++
	s.Began = s.At
	alone := s.present().Len() == 1
	usual := func(choice, word string) bool { return choice == word || choice == "" && alone }
	s.Free, s.Hints, s.Open = usual(s.Settings.Undo, UndoFree), usual(s.Settings.Hints, Yes), usual(s.Settings.Open, OpenDeal)
	for i := range s.Chairs {
		c := &s.Chairs[i]
		c.Ready, c.Bank = false, s.Settings.Clock.Bank
		c.Aways, c.Hints, c.Undone = 0, 0, 0
	}
	return nil
}

// dealt begins the deal of the line.
func (s *State) dealt(e *Event) error {
	l, err := record.ParseLine([]byte(e.Lines))
	if err != nil {
		return err
	}
	if l.Kind != record.DealLine {
		return fmt.Errorf("this is no deal of a match")
	}
	if n := l.Note.Number; n != nil {
		s.next = *n
	}
	s.next++
	d := l.Cards
	s.m.Fix(&s.now, &d)
	if err := s.m.Deal(&s.now, &d); err != nil {
		return err
	}
	s.fresh, s.acts, s.Stage, s.Asked = s.now, s.acts[:0], Playing, nil
	s.unready()
	return nil
}

// acted does the acts of the event, and takes note of what follows.
func (s *State) acted(e *Event) error {
	acts, err := e.read()
	if err != nil {
		return err
	}
	for i, a := range acts {
		by := rules.Seat(e.Seat)
		if e.Do == Claim {
			by = s.m.Game.Owner(&s.now.Deal, a.Seat())
		}
		if s.Stage != Playing {
			return fmt.Errorf("act %d of it comes when no deal is played", i+1)
		}
		if err := s.m.Check(&s.now, by, a); err != nil {
			return err
		}
		s.do(by, a, e)
	}
	return s.finish(e)
}

func (s *State) do(by rules.Seat, a rules.Action, e *Event) {
	s.m.Apply(&s.now, a)
	auto := e.Auto
	if e.Do == Claim {
		auto = "claim"
	}
	s.acts = append(s.acts, decision{a, by, auto, s.At})
	s.Chairs[by].Acted = true
	s.stop(&s.Chairs[by], true)
	s.Asked = nil // the moment has passed
}

// finish looks whether the deal is over, and checks what the log says of it.
func (s *State) finish(e *Event) error {
	var after []byte
	if s.now.Stage != match.Playing {
		after = record.AppendAfter(nil, s.m, &s.now)
		s.over()
	}
	if string(after) != e.Lines {
		return fmt.Errorf("what follows is %q, and not, as the log has it, %q", bytes.TrimSpace(after), e.Lines)
	}
	return nil
}

// over takes note that a deal has ended.
func (s *State) over() {
	s.Stage, s.Over = Between, s.At
	if score, over := s.m.Score(&s.now); over {
		s.finished = append(s.finished, score)
	}
	if s.now.Stage == match.Ended {
		s.end(false)
	}
}

// cut ends the match before its time.
func (s *State) cut() {
	s.m.Cut(&s.now)
	s.end(true)
}

func (s *State) end(cut bool) {
	s.Stage, s.Ended, s.Cut, s.Asked, s.Paused = Waiting, true, cut, nil, false
	s.Over = s.At
	s.result, s.resultSeq = s.share(), s.Seq
	for i := range s.Chairs {
		c := &s.Chairs[i]
		s.stop(c, false)
		c.Ready, c.Commit = false, ""
		if c.Away {
			*c = Chair{}
		}
	}
}
