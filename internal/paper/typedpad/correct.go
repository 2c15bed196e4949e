package typedpad

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"ninetynine/internal/paper/pad"
	"ninetynine/rules"
)

// A correction is a line that corrects a pad. The session first says what would be lost; the same line
// typed again does it.
type correction struct {
	text  string
	again bool
	asks  bool // in any case
	do    func(p *pad.Pad, anyway bool) ([]pad.Change, error)
}

func (s *Session) deal(verb string, c correction, rest string) {
	number, entry, _ := strings.Cut(strings.TrimSpace(rest), " ")
	n, err := strconv.Atoi(strings.TrimRight(number, ":."))
	if err != nil {
		s.no("pad.which."+verb, verb, s.word("pad.cmd."+verb))
		return
	}
	if verb == "delete" {
		c.asks = true
		c.do = func(p *pad.Pad, anyway bool) ([]pad.Change, error) { return p.Delete(n-1, anyway) }
		s.correct(c)
		return
	}
	e, ok := s.entry(entry)
	if !ok {
		return
	}
	c.do = func(p *pad.Pad, anyway bool) ([]pad.Change, error) {
		if verb == "insert" {
			return p.Insert(n-1, e, anyway)
		}
		return p.Correct(n-1, e, anyway)
	}
	s.correct(c)
}

func (s *Session) retitle(verb string, c correction, rest string) {
	h := s.Pad.Head()
	var ok bool
	switch verb {
	case "name", "replace":
		ok = s.player(verb, &h, rest)
	case "first":
		var after string
		h.First, after, ok = s.seat(rest)
		ok = ok && after == ""
	case "target":
		n, err := strconv.Atoi(rest)
		h.Target, ok = n, err == nil
	case "totals":
		h.Opening, ok = s.opening(rest)
	}
	if !ok {
		s.no("pad.how."+verb, verb, s.word("pad.cmd."+verb))
		return
	}
	c.do = func(p *pad.Pad, anyway bool) ([]pad.Change, error) { return p.SetHead(h, anyway) }
	s.correct(c)
}

// seat reads the number or the name of a player, and returns the rest of the text.
func (s *Session) seat(text string) (seat rules.Seat, rest string, ok bool) {
	live := s.Pad.Match().Game.Live()
	word, after, _ := strings.Cut(text, " ")
	if n, err := strconv.Atoi(word); err == nil {
		return rules.Seat(n - 1), strings.TrimSpace(after), n >= 1 && n <= live.Len()
	}
	for i := range live.All() {
		if name := s.Pad.Names()[i]; len(text) >= len(name) && strings.EqualFold(text[:len(name)], name) && (text + " ")[len(name)] == ' ' {
			return i, strings.TrimSpace(text[len(name):]), true
		}
	}
	return 0, "", false
}

// player reads a player and the new name. For a substitution it also reads the first deal, if it is not
// the one due.
func (s *Session) player(verb string, h *pad.Head, rest string) bool {
	seat, name, ok := s.seat(rest)
	deal := len(s.Pad.Deals())
	words := strings.Fields(name)
	if n := len(words); verb == "replace" && n > 1 {
		if from, err := strconv.Atoi(words[n-1]); err == nil {
			deal, words = from-1, words[:n-1]
		}
	}
	name = strings.Join(words, " ")
	if !ok || name == "" || deal < 0 {
		return false
	}
	if verb == "replace" {
		h.Replace(seat, uint32(deal), name)
	} else {
		h.Rename(seat, name)
	}
	return true
}

// opening reads the opening totals and, after a semicolon, the trump.
func (s *Session) opening(text string) (*pad.Opening, bool) {
	hands, trump, has := strings.Cut(text, ";")
	totals := strings.Split(hands, ",")
	o := &pad.Opening{Trump: s.Pad.Match().Game.FirstTrump()}
	for _, word := range totals {
		n, err := strconv.ParseInt(strings.Replace(strings.TrimSpace(word), "−", "-", 1), 10, 32)
		if err != nil {
			return nil, false
		}
		o.Totals = append(o.Totals, int32(n))
	}
	if e := pad.Blank(s.Pad.Match().Game.Seats()); has {
		if !s.trump(strings.ToLower(strings.TrimSpace(trump)), &e) || e.Trump == rules.Unnamed {
			return nil, false
		}
		o.Trump = e.Trump
	}
	return o, len(totals) == s.Pad.Match().Game.Seats()
}

// correct makes a correction, or says what would be lost.
func (s *Session) correct(c correction) {
	p, before := s.Pad, string(s.Pad.Append(nil))
	if c.asks && !c.again {
		try := *p // to see the changes
		p = &try
	}
	changes, err := c.do(p, c.again)
	if _, unfit := errors.AsType[*pad.Unfit](err); unfit {
		s.refuse(err)
		s.says("pad.unfit.again")
		s.Corrected = c.text
		return
	}
	if err != nil {
		s.refuse(err)
		return
	}
	if string(p.Append(nil)) == before {
		s.says("pad.same")
		return
	}
	for _, line := range append(p.Consequences(s.Book, changes), p.NewTotals(s.Book)) {
		s.prose(line)
	}
	if p != s.Pad {
		s.no("pad.again")
		s.Corrected = c.text
		return
	}
	if c.again {
		s.Refused-- // it was, when it was typed first
	}
	a, _ := p.Last()
	key := "pad.changed.head"
	if slices.Contains([]pad.ActKind{pad.Corrected, pad.Inserted, pad.Deleted}, a.What) {
		key = "pad.did." + string(a.What)
	}
	s.changed(key, "deal", a.Deal+1, "what", s.act(a))
}

func (s *Session) act(a pad.Act) string {
	return s.Book.Say("pad.act."+string(a.What), "deal", a.Deal+1)
}
