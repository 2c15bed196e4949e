package table

import "ninetynine/rules"

// A Remark is a bot's spontaneous comment.
type Remark string

// The bots' remarks, at a table with that setting.
const (
	Greeting Remark = "hello"  // as the first match begins
	Thanks   Remark = "thanks" // when a match is over
	Praise   Remark = "praise" // another player has made a revealed contract
	Regret   Remark = "regret" // its own premium has failed
	Shrug    Remark = "shrug"  // all contracts failed
)

// quiet is the least number of deals from a remark to the next one on a deal.
const quiet = 3

// remark makes a bot comment on the event, seldom, and at most one of them. The comment follows from public
// information.
func (s *State) remark(e *Event) {
	if !s.Settings.Greet || s.present() == 0 {
		return
	}
	what, about := s.remarkOn(e)
	if what == "" {
		return
	}
	seat := s.speaker(about, what == Regret)
	if seat == rules.Nobody {
		return
	}
	s.remarked = len(s.finished)
	s.addTalk(Said{Seq: s.Seq, At: s.At, Name: s.Chairs[seat].Name, Seat: int8(seat), Remark: what})
}

// remarkOn returns the remark after the event, if any, and the seat that it is about.
func (s *State) remarkOn(e *Event) (what Remark, about rules.Seat) {
	switch p := e.What.(type) {
	case Begun:
		if s.Match == 1 {
			return Greeting, rules.Nobody
		}
	case Acted:
		return s.verdict(p.After != "")
	case Claimed:
		return s.verdict(p.After != "")
	}
	return "", rules.Nobody
}

// verdict returns the remark on the deal that has just ended, and the seat that it is about.
func (s *State) verdict(ended bool) (what Remark, about rules.Seat) {
	switch {
	case !ended:
		return "", rules.Nobody
	case s.Ended:
		return Thanks, rules.Nobody
	case len(s.finished) < s.remarked+quiet:
		return "", rules.Nobody
	}
	deal := &s.finished[len(s.finished)-1]
	for i := range s.Chairs {
		switch made := deal.Made.Has(rules.Seat(i)); {
		case made && deal.Holds[i].Level() == rules.Reveal:
			return Praise, rules.Seat(i)
		case !made && deal.Holds[i] != 0 && s.Chairs[i].Bot != "":
			return Regret, rules.Seat(i)
		}
	}
	if deal.Made == 0 {
		return Shrug, rules.Nobody
	}
	return "", rules.Nobody
}

// speaker returns the bot that speaks: the one that the remark is about, or one of the other bots in turn;
// Nobody if there is none.
func (s *State) speaker(about rules.Seat, itself bool) rules.Seat {
	if itself {
		return about
	}
	for i := range s.Chairs {
		seat := (int(s.Seq) + i) % len(s.Chairs)
		if s.Chairs[seat].Bot != "" && rules.Seat(seat) != about {
			return rules.Seat(seat)
		}
	}
	return rules.Nobody
}

// appendRemark appends a bot's remark on the event applied last, for the viewers who may get it.
func (s *State) appendRemark(b []byte, viewer rules.Seat) []byte {
	if n := len(s.Talk); n > 0 {
		if t := &s.Talk[n-1]; t.Seq == s.Seq && t.Remark != "" && s.getsChat(viewer, t.By, t.Seat, nil) {
			return appendJSON(append(b, `,"said":`...), t)
		}
	}
	return b
}
