package tui

import (
	"strconv"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/pad"
	"ninetynine/internal/phrase"
	"ninetynine/rules"
)

// entry reads an entry: a part for each hand, with commas between, then after a
// semicolon the trump or the card turned up. If it is not understood, it says so.
func (d *PadDesk) entry(text string) (e pad.Entry, ok bool) {
	e = pad.Blank()
	hands, trump, has := strings.Cut(strings.ToLower(text), ";")
	parts := strings.Split(hands, ",")
	if seats := d.Pad.Match().Game.Seats(); len(parts) > seats {
		d.says("pad.parts", "n", len(parts), "limit", seats)
		return e, false
	}
	for i, part := range parts {
		if word := d.hand(part, &e.Hands[i]); word != "" {
			d.says("pad.unclear", "word", phrase.Clean(word, 20), "help", d.word("cmd.help"))
			return e, false
		}
	}
	if has && !d.trump(strings.TrimSpace(trump), &e) {
		d.says("pad.unclear", "word", phrase.Clean(trump, 20), "help", d.word("cmd.help"))
		return e, false
	}
	d.othersFailed(&e, len(parts))
	return e, true
}

// othersFailed completes an entry in which only those are marked who made their
// contracts: of the others only the tricks are said.
func (d *PadDesk) othersFailed(e *pad.Entry, parts int) {
	marked := false
	for i := range parts {
		marked = marked || e.Hands[i].Made == pad.Made
	}
	for i := range parts {
		h := &e.Hands[i]
		if marked && h.Made == pad.Unsaid && h.Bid == pad.Unknown && h.Tricks != pad.Unknown {
			h.Made = pad.Failed
		}
	}
}

// hand reads what is said of a hand: tricks, bid/tricks, a word or a sign for made
// or failed, and a premium with or without a number. It returns the first word that
// it does not understand.
func (d *PadDesk) hand(text string, h *pad.Hand) (unclear string) {
	words := strings.Fields(text)
	for i := 0; i < len(words); i++ {
		w := words[i]
		if o := d.offer(w); o != 0 {
			h.Premium = o
			if i+1 < len(words) && d.Pad.Match().Game.CheckPremium(0, o.With(0)) == nil {
				if n, ok := number(words[i+1]); ok {
					h.Premium = o.With(int(n))
					i++
				}
			}
			continue
		}
		switch {
		case d.means(w, "pad.word.made", "made"), w == "+":
			h.Made = pad.Made
			continue
		case d.means(w, "pad.word.failed", "failed"), w == "-":
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

// number reads a number of tricks.
func number(w string) (pad.Count, bool) {
	n, err := strconv.ParseUint(w, 10, 7)
	if err != nil {
		return pad.Unknown, false
	}
	return pad.Count(n), true
}

// offer reads the name of a premium, or its first letter.
func (d *PadDesk) offer(w string) rules.Offer {
	for _, o := range []rules.Offer{rules.Declare, rules.Reveal} {
		if w == o.String()[:1] || d.means(w, "cmd."+o.String(), o.String()) || d.means(w, "offer."+o.String(), o.String()) {
			return o
		}
	}
	return 0
}

// trump reads a trump, or a card turned up; a suit may be named by its letter in
// English or by its name.
func (d *PadDesk) trump(w string, e *pad.Entry) bool {
	if w == "joker" || same(w, d.Book.Say("joker")) {
		e.Turnup = cards.Joker
		return true
	}
	for t := rules.NoTrump; t < rules.Unnamed; t++ {
		if w == t.String() || same(w, d.Book.Trump(t)) || d.mark(t) == w || same(w, d.Book.Say("trump.short")) && t == rules.NoTrump {
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
