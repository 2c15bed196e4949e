package table

import (
	"errors"
	"fmt"
	"strings"

	"ninetynine/internal/store/journal"
	"ninetynine/internal/think/search"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

func (s *State) origin() *journal.Origin {
	plays := 0
	for i := range s.acts {
		if s.acts[i].act.Kind() == rules.Playing {
			plays++
		}
	}
	o := &journal.Origin{Fork: *s.Settings.From, Phase: s.now.Deal.Phase().String()}
	o.Table = "" // the id of a table is an invitation
	if s.now.Deal.Phase() == rules.Playing {
		o.Trick = plays/s.m.Game.Seats() + 1
	}
	return o
}

// maxLines bounds the record of the deals before a match, in bytes: some hundreds of deals.
const maxLines = 256 << 10

// PlayOn returns the opening of a table whose match goes on from a moment of another, and ends with that
// deal. The lines are the record of the other match up to there, as review.Until cuts it.
func PlayOn(from journal.Fork, lines []byte) (Opened, error) {
	if len(lines) > maxLines {
		return Opened{}, Refuse(Bad, "whatif-long", "n", len(lines), "most", maxLines)
	}
	h, err := originalHeader(string(lines))
	if err != nil {
		return Opened{}, err
	}
	set := Settings{Variant: base(h), House: h.Changes, Deals: from.Deal + 1, From: &from}
	return Opened{Settings: set, Lines: string(lines), Edition: editionOf(h)}, nil
}

// Opened returns how the table was opened.
func (s *State) Opened() Opened { return Opened{s.Settings, s.lines, s.Edition, s.Net} }

// editionOf returns the edition of the levels in a match; 0 if none played.
func editionOf(h *record.Header) (edition int) {
	for _, b := range h.Bots {
		_, of := search.ParseVersioned(b)
		edition = max(edition, of)
	}
	return edition
}

func originalHeader(lines string) (*record.Header, error) {
	first, _, _ := strings.Cut(lines, "\n")
	l, err := record.ParseLine([]byte(first))
	if err != nil {
		return nil, err
	}
	if l.Kind != record.HeaderLine {
		return nil, fmt.Errorf("a match begins with a header, not a %v", l.Kind)
	}
	return l.Header, nil
}

// originalBot returns the name and level of the seat's bot in the match from which the table's goes on; ""
// if there was none, or its name is not fit for this table.
func (s *State) originalBot(seat int) (name, level string) {
	h, err := originalHeader(s.lines)
	if err != nil || seat >= len(h.Bots) || h.Bots[seat] == "" {
		return "", ""
	}
	name, err = CleanName(h.Seats[seat])
	if err != nil || s.called(name, seat) {
		return "", ""
	}
	level, _ = search.ParseVersioned(h.Bots[seat])
	return name, level
}

// playOn plays the deals before the match, and leaves the last one where it was.
func (s *State) playOn() error {
	_, lines, _ := strings.Cut(s.lines, "\n")
	after := "" // the lines that must still follow the finished deal
	for text := range strings.Lines(lines) {
		if rest, ok := strings.CutPrefix(after, text); ok {
			after = rest
			continue
		}
		l, err := record.ParseLine([]byte(text))
		if err != nil {
			return err
		}
		switch {
		case l.Kind == record.DealLine && s.Stage != Playing && after == "":
			err = s.dealt(Dealt{strings.TrimSuffix(text, "\n")})
		case l.Kind == record.ActLine && s.Stage == Playing:
			if err = s.do(l.By, l.Act, "bot"); err == nil && s.now.Stage != match.Playing {
				after = string(record.AppendAfter(nil, s.m, &s.now))
				s.over()
			}
		default:
			err = fmt.Errorf("before the match, a %v makes no sense where it stands", l.Kind)
		}
		if err != nil {
			return err
		}
	}
	if s.Stage != Playing {
		return errors.New("no deal is in play when the match goes on")
	}
	s.given, s.from = len(s.acts), s.origin()
	for i := range s.Chairs {
		s.Chairs[i].Acted = false
	}
	return nil
}

// before divides the lines before a match, which [State.playOn] has played, into the text of the earlier
// deals and the line of the deal in play, however that is spelt.
func before(lines string) (earlier, deal string) {
	_, lines, _ = strings.Cut(lines, "\n")
	at, last := 0, 0
	for text := range strings.Lines(lines) {
		if l, err := record.ParseLine([]byte(text)); err == nil && l.Kind == record.DealLine {
			last = at
		}
		at += len(text)
	}
	deal, _, _ = strings.Cut(lines[last:], "\n")
	return lines[:last], deal
}
