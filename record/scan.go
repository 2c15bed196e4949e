package record

import (
	"bytes"
	"time"

	"ninetynine/cards"
	"ninetynine/rules"
)

// A scanner reads a line in the canonical spelling. Each method reports whether it found its text;
// if not, the line is spelt differently, and scanner and line are of no further use.
type scanner []byte

// lit takes the given text.
func (s *scanner) lit(text string) bool {
	b := *s
	if len(b) < len(text) || string(b[:len(text)]) != text {
		return false
	}
	*s = b[len(text):]
	return true
}

// seat takes a seat, which is one digit.
func (s *scanner) seat(x *rules.Seat) bool {
	b := *s
	if len(b) == 0 || b[0]-'0' >= rules.MaxSeats {
		return false
	}
	*x, *s = rules.Seat(b[0]-'0'), b[1:]
	return true
}

// num takes a number below limit, without leading zeros.
func (s *scanner) num(limit uint64) (n uint64, ok bool) {
	b := *s
	i := 0
	for i < len(b) && i < 19 && b[i]-'0' <= 9 {
		n = 10*n + uint64(b[i]-'0')
		i++
	}
	ok = i > 0 && n < limit && (i == 1 || b[0] != '0')
	*s = b[i:]
	return n, ok
}

// The canonical letters of ranks and suits; 0 for none.
var (
	rankOf = [256]uint8{
		'2': uint8(cards.Two), '3': uint8(cards.Three), '4': uint8(cards.Four), '5': uint8(cards.Five), '6': uint8(cards.Six),
		'7': uint8(cards.Seven), '8': uint8(cards.Eight), '9': uint8(cards.Nine), 'J': uint8(cards.Jack), 'Q': uint8(cards.Queen),
		'K': uint8(cards.King), 'A': uint8(cards.Ace),
	}
	suitOf = [256]uint8{'C': 1, 'D': 2, 'H': 3, 'S': 4}
)

// card takes a card.
func (s *scanner) card() (cards.Card, bool) {
	b := *s
	if len(b) < 3 { // at least a quotation mark follows
		return 0, false
	}
	r, n := rankOf[b[0]], 1
	if b[0] == '1' && b[1]-'0' <= 2 {
		r, n = uint8(cards.Ten)+b[1]-'0', 2
	}
	k := suitOf[b[n]]
	*s = b[n+1:]
	return cards.Card((k-1)<<4 | r), r != 0 && k != 0
}

// set takes cards and the closing quotation mark.
func (s *scanner) set() (cards.Set, bool) {
	var set cards.Set
	if s.lit(`"`) {
		return 0, true
	}
	for {
		c, ok := s.card()
		if !ok || len(*s) == 0 || set.Has(c) {
			return 0, false
		}
		set |= c.Set()
		end := (*s)[0]
		*s = (*s)[1:]
		switch end {
		case '"':
			return set, true
		case ' ':
		default:
			return 0, false
		}
	}
}

// trump takes a trump and the closing quotation mark.
func (s *scanner) trump(t *rules.Trump) bool {
	b := *s
	if len(b) >= 2 && b[1] == '"' && suitOf[b[0]] != 0 {
		*t, *s = rules.TrumpOf(cards.Suit(suitOf[b[0]]-1)), b[2:]
		return true
	}
	switch {
	case s.lit(`none"`):
		*t = rules.NoTrump
	case s.lit(`nines"`):
		*t = rules.NinesTrump
	default:
		return false
	}
	return true
}

func scanAct(text []byte, l *Line) bool {
	s := scanner(text)
	var seat rules.Seat
	if !s.lit(`{"seat":`) || !s.seat(&seat) || !s.lit(`,"act":"`) || !s.act(seat, &l.Act) {
		return false
	}
	l.Kind, l.By, l.HasBy = ActLine, seat, false
	if len(s) == 1 && s[0] == '}' {
		l.Auto = ""
		if !l.At.IsZero() {
			l.At = time.Time{}
		}
		return true
	}
	l.Auto, l.At = "", time.Time{}
	if s.lit(`,"by":`) {
		l.HasBy = true
		if !s.seat(&l.By) {
			return false
		}
	}
	switch {
	case s.lit(`,"auto":"time"`):
		l.Auto = TimeRanOut
	case s.lit(`,"auto":"claim"`):
		l.Auto = Claimed
	}
	if s.lit(`,"at":"`) {
		end := bytes.IndexByte(s, '"')
		if end < 0 || l.At.UnmarshalText(s[:end]) != nil {
			return false
		}
		s = s[end+1:]
	}
	return len(s) == 1 && s[0] == '}'
}

// act takes the words of an act and the closing quotation mark.
func (s *scanner) act(seat rules.Seat, a *rules.Action) bool {
	switch {
	case s.lit("play "):
		c, ok := s.card()
		*a = rules.Play(seat, c)
		return ok && s.lit(`"`)
	case s.lit("lay "):
		cs, ok := s.set()
		*a = rules.Lay(seat, cs)
		n := cs.Len()
		return ok && n > 0 && n <= rules.MaxAside
	case s.lit(`pass"`):
		*a = rules.MakeOffer(seat, rules.Pass)
		return true
	case s.lit("declare"):
		return s.claim(seat, rules.Declare, a)
	case s.lit("reveal"):
		return s.claim(seat, rules.Reveal, a)
	case s.lit("name "):
		var t rules.Trump
		ok := s.trump(&t)
		*a = rules.Name(seat, t)
		return ok
	}
	return false
}

// claim takes the number of tricks that may follow an offer.
func (s *scanner) claim(seat rules.Seat, o rules.Offer, a *rules.Action) bool {
	if s.lit(" ") {
		n, ok := s.num(rules.MaxTricks + 1)
		if !ok {
			return false
		}
		o = o.With(int(n))
	}
	*a = rules.MakeOffer(seat, o)
	return s.lit(`"`)
}

func scanDeal(text []byte, l *Line) bool {
	s := scanner(text)
	if !s.lit(`{"deal":`) {
		return false
	}
	deal, ok1 := s.num(1 << 32)
	if !ok1 || !s.lit(`,"game":`) {
		return false
	}
	game, ok2 := s.num(1 << 16)
	l.Kind, l.Deal, l.Game, l.Note = DealLine, uint32(deal), uint16(game), DealNote{}
	l.Cards, l.cards = rules.Deal{Joker: rules.Nobody, Trump: rules.Unnamed}, "hands"
	d := &l.Cards
	if !ok2 || !s.lit(`,"dealer":`) || !s.seat(&d.Dealer) {
		return false
	}
	if s.lit(`,"turnup":"`) {
		if s.lit("joker") {
			d.Turnup = cards.Joker
		} else if c, ok := s.card(); ok {
			d.Turnup = c
		} else {
			return false
		}
		if !s.lit(`"`) {
			return false
		}
	}
	if s.lit(`,"trump":"`) && !s.trump(&d.Trump) || s.lit(`,"joker":`) && !s.seat(&d.Joker) {
		return false
	}
	return s.lit(`,"hands":[`) && s.hands(l) && s.aside(l) && s.note(l)
}

// hands takes lists of cards up to the closing bracket.
func (s *scanner) hands(l *Line) bool {
	for i := range l.Cards.Hands {
		var ok bool
		if !s.lit(`"`) {
			return false
		}
		if l.Cards.Hands[i], ok = s.set(); !ok {
			return false
		}
		if s.lit("]") {
			l.hands = i + 1
			return true
		}
		if !s.lit(",") {
			return false
		}
	}
	return false
}

// aside takes the dummy's bid-cards, the last hand's, if there are any.
func (s *scanner) aside(l *Line) bool {
	if !s.lit(`,"aside":[`) {
		return true
	}
	for range l.hands - 1 {
		if !s.lit(`"",`) {
			return false
		}
	}
	if !s.lit(`"`) {
		return false
	}
	var ok bool
	l.Cards.Aside, ok = s.set()
	return ok && s.lit("]")
}

// note takes the fields after the cards, and the end of the line. Secrets and entropy are left to
// the tolerant reader.
func (s *scanner) note(l *Line) bool {
	if s.lit(`,"number":`) {
		x, ok := s.num(1 << 63)
		if !ok {
			return false
		}
		l.number = x
		l.Note.Number = &l.number
	}
	return len(*s) == 1 && (*s)[0] == '}'
}
