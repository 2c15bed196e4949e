package table

import (
	"bytes"
	"cmp"
	"fmt"

	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

func (s *State) beginMatch(p Begun) error {
	if s.unproven {
		if err := s.proveBegun(p); err != nil {
			return err
		}
	}
	l, err := record.ParseLine([]byte(p.Header))
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
	s.Secret, s.secrets = p.Secret, nil
	s.now, s.acts, s.taken, s.finished, s.played, s.remarked = s.m.Start(), nil, nil, nil, nil, -quiet
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
		c.stays = len(c.brought)
	}
	if s.given = 0; s.lines != "" {
		return s.playOn()
	}
	return nil
}

// dealt begins the deal of the line.
func (s *State) dealt(p Dealt) error {
	if s.unproven {
		if err := s.proveDealt(p); err != nil {
			return err
		}
	}
	l, err := record.ParseLine([]byte(p.Line))
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
	s.fresh, s.acts, s.taken, s.Stage, s.Asked = s.now, s.acts[:0], nil, Playing, nil
	s.unready()
	return nil
}

func (s *State) acted(by rules.Seat, p Acted) error {
	if err := s.do(by, p.Act, p.Auto); err != nil {
		return err
	}
	return s.finish(p.After)
}

// playedOut folds a claim: the cards of each hand are played for its player.
func (s *State) playedOut(p Claimed) error {
	for _, a := range p.Acts {
		if err := s.do(s.m.Game.Owner(&s.now.Deal, a.Seat()), a, "claim"); err != nil {
			return err
		}
	}
	return s.finish(p.After)
}

func (s *State) do(by rules.Seat, a rules.Action, auto string) error {
	if err := s.m.Check(&s.now, by, a); err != nil {
		return err
	}
	s.m.Apply(&s.now, a)
	c := &s.Chairs[by]
	s.acts = append(s.acts, decision{a, by, auto, s.Seq, s.At, s.At - cmp.Or(c.Since, s.At)})
	c.Acted = true
	s.stop(c, true)
	s.Asked = nil // the moment has passed
	s.movedOn(by)
	return nil
}

// finish handles the end of a deal, and checks the log's record of it.
func (s *State) finish(said string) error {
	var after []byte
	if s.now.Stage != match.Playing {
		after = record.AppendAfter(nil, s.m, &s.now)
		s.over()
	}
	if string(after) != said {
		return fmt.Errorf("what follows is %q, and not, as the log has it, %q", bytes.TrimSpace(after), said)
	}
	return nil
}

func (s *State) over() {
	s.Stage, s.Over = Between, s.At
	if score, over := s.m.Score(&s.now); over {
		s.finished, s.played = append(s.finished, score), append(s.played, s.now.Deal)
	}
	if s.now.Stage == match.Ended {
		s.end(false)
	}
}

func (s *State) cut() {
	s.m.Cut(&s.now)
	s.end(true)
}

func (s *State) end(cut bool) {
	s.Stage, s.Ended, s.Cut, s.Asked, s.Paused, s.taken = Waiting, true, cut, nil, false, nil
	s.Over, s.came = s.At, s.At
	s.result, s.resultSeq = s.share(), s.Seq
	s.keepBoard()
	for i := range s.Chairs {
		c := &s.Chairs[i]
		s.stop(c, false)
		c.Ready, c.Commit = false, ""
		if c.Away && !s.stay() {
			*c = Chair{}
		}
	}
}
