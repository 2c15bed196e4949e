package typedpad

import (
	"slices"
	"strconv"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/paper/pad"
	"ninetynine/rules"
)

// entry reads an entry: a part for each hand, with commas between, then after a semicolon the trump or
// the card turned up. If it does not understand the text, it says so.
func (s *Session) entry(text string) (e pad.Entry, ok bool) {
	e = pad.Blank(s.Pad.Match().Game.Seats())
	hands, trump, has := strings.Cut(strings.ToLower(text), ";")
	parts := strings.Split(hands, ",")
	if seats := s.Pad.Match().Game.Seats(); len(parts) > seats {
		s.no("pad.parts", "n", len(parts), "limit", seats)
		return e, false
	}
	for i, part := range parts {
		if word := s.hand(part, &e.Hands[i]); word != "" {
			s.no("pad.unclear", "word", phrase.Clean(word, 20), "help", s.word("cmd.help"))
			return e, false
		}
	}
	if has && !s.trump(strings.TrimSpace(trump), &e) {
		s.no("pad.unclear", "word", phrase.Clean(trump, 20), "help", s.word("cmd.help"))
		return e, false
	}
	s.othersFailed(&e, len(parts))
	return e, true
}

// othersFailed completes an entry that marks only the contracts made, and gives only tricks for the other
// hands.
func (s *Session) othersFailed(e *pad.Entry, parts int) {
	if !slices.ContainsFunc(e.Hands[:parts], func(h pad.Hand) bool { return h.Made == pad.Made }) {
		return
	}
	for i := range parts {
		h := &e.Hands[i]
		if h.Made == pad.Unsaid && h.Bid == pad.Unknown && h.Tricks != pad.Unknown {
			h.Made = pad.Failed
		}
	}
}

// hand reads the part of a hand: tricks, bid/tricks, a word or a sign for made or failed, and a premium
// with or without a number. It returns the first unknown word.
func (s *Session) hand(text string, h *pad.Hand) (unclear string) {
	words := strings.Fields(text)
	for i := 0; i < len(words); i++ {
		w := words[i]
		if o := s.offer(w); o != 0 {
			h.Premium = o
			if i+1 < len(words) && s.Pad.Match().Game.CheckPremium(0, o.With(0)) == nil {
				if n, ok := number(words[i+1]); ok {
					h.Premium = o.With(int(n))
					i++
				}
			}
			continue
		}
		switch {
		case s.isCommand(w, "pad.word.made", "made"), w == "+":
			h.Made = pad.Made
			continue
		case s.isCommand(w, "pad.word.failed", "failed"), w == "-":
			h.Made = pad.Failed
			continue
		}
		bid, won, both := strings.Cut(w, "/")
		if !both {
			bid, won = "", w
		}
		if n := len(won); n > 1 && (won[n-1] == '+' || won[n-1] == '-') {
			h.Made = map[byte]pad.Answer{'+': pad.Made, '-': pad.Failed}[won[n-1]]
			won = won[:n-1]
		}
		var okBid, okWon bool
		if h.Tricks, okWon = number(won); !okWon {
			return w
		}
		if both {
			if h.Bid, okBid = number(bid); !okBid {
				return w
			}
		}
	}
	return ""
}

func number(w string) (pad.Count, bool) {
	n, err := strconv.ParseUint(w, 10, 7) // no deal has so many
	if err != nil {
		return pad.Unknown, false
	}
	return pad.Count(n), true
}

// offer reads the name or the letter of a premium, in the language or, if the word is free there, in
// English.
func (s *Session) offer(w string) rules.Offer {
	levels := []rules.Offer{rules.Declare, rules.Reveal}
	for _, o := range levels {
		if w == s.letter(o) {
			return o
		}
	}
	for _, o := range levels {
		if w == o.String()[:1] || s.isCommand(w, "cmd."+o.String(), o.String()) || s.isCommand(w, "offer."+o.String(), o.String()) {
			return o
		}
	}
	return 0
}

// letter returns the name of a premium in a column, in lower case.
func (s *Session) letter(o rules.Offer) string {
	return s.Book.Say("offer.letter." + o.Level().String())
}

// trump reads a trump, or a card turned up; a suit by its English letter or its name.
func (s *Session) trump(w string, e *pad.Entry) bool {
	if w == "joker" || phrase.Same(w, s.Book.Say("joker")) {
		e.Turnup = cards.Joker
		return true
	}
	for t := rules.NoTrump; t < rules.Unnamed; t++ {
		if w == t.String() || phrase.Same(w, s.Book.Trump(t)) || s.Book.TrumpMark(t) == w || phrase.Same(w, s.Book.Say("trump.short")) && t == rules.NoTrump {
			e.Trump = t
			return true
		}
	}
	if k, err := cards.ParseSuit(w); err == nil {
		e.Trump = rules.TrumpOf(k)
		return true
	}
	c, err := cards.ParseCard(strings.ToUpper(w))
	e.Turnup = c
	return err == nil
}
