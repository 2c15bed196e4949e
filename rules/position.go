package rules

import (
	"fmt"
	"strconv"
	"strings"

	"ninetynine/cards"
)

// AppendPosition appends the state as one line of text, without a newline: the
// deal, and the acts that led from it to here. [Game.ParsePosition] reads it.
//
//	standard 2 H AQ76.K8.J109.K76/K8.…/… 0:7C6S7D 1:… 2:… 0:pass 1:declare 2:pass AC 9C KC …
//
// First come the variant's id, the dealer and the trump (where the holder of a
// premium names it, the one that applies if no player does). Then, if there are
// any, up= the card turned up, joker= its holder, aside= the dummy's bid-cards
// and vul= the vulnerable seats. Then the hands as dealt, by seat, with dots
// between clubs, diamonds, hearts and spades. Then the acts: bid-cards, offers
// and trumps named follow a seat and a colon (0:declare4, 0:name=H); a card
// played stands alone, as its seat is clear. In a link, blanks may be "_".
func (g *Game) AppendPosition(b []byte, s *State) []byte {
	b = append(b, g.v.ID...)
	b = append(b, ' ', '0'+byte(s.dealer), ' ')
	b = append(b, s.stay.String()...)
	b = g.appendExtras(b, s)
	for i := range g.seats {
		b = append(b, " /"[min(i, 1)])
		b = appendHand(b, g.dealt(s, Seat(i)))
	}
	for _, p := range g.order[:s.step+1] {
		switch p {
		case Laying:
			b = g.appendLaid(b, s)
		case Offering:
			b = g.appendOffers(b, s)
		case Naming:
			if h := g.holder(s); h != Nobody && s.trump != Unnamed {
				b = append(b, ' ', '0'+byte(h), ':')
				b = append(append(b, "name="...), s.trump.String()...)
			}
		case Playing:
			b = g.appendPlayed(b, s)
		}
	}
	return b
}

func (g *Game) appendExtras(b []byte, s *State) []byte {
	if s.turnup != 0 {
		b = s.turnup.Append(append(b, " up="...))
	}
	if s.joker != Nobody {
		b = append(append(b, " joker="...), '0'+byte(s.joker))
	}
	if g.v.Dummy {
		b = appendCards(append(b, " aside="...), s.aside[g.seats-1])
	}
	if s.vulnerable != 0 {
		b = append(b, " vul="...)
		for i := range s.vulnerable.All() {
			b = append(b, '0'+byte(i))
		}
	}
	return b
}

// dealt returns a hand as it was dealt.
func (g *Game) dealt(s *State, i Seat) cards.Set {
	h := s.hand[i] | s.aside[i]
	for t := range s.played {
		h |= s.played[t][i].Set()
	}
	return h
}

func appendHand(b []byte, h cards.Set) []byte {
	for k := range cards.Suit(cards.Suits) {
		if k > 0 {
			b = append(b, '.')
		}
		for c := range h.In(k).Cards() {
			b = append(b, c.Rank().String()...)
		}
	}
	return b
}

func appendCards(b []byte, cs cards.Set) []byte {
	for c := range cs.Cards() {
		b = c.Append(b)
	}
	return b
}

func (g *Game) appendLaid(b []byte, s *State) []byte {
	for i := range g.live.All() {
		if s.aside[i] != 0 && !(s.phase == Laying && s.turn.Has(i)) {
			b = appendCards(append(b, ' ', '0'+byte(i), ':'), s.aside[i])
		}
	}
	return b
}

// appendOffers appends the offers in the order in which they were made.
func (g *Game) appendOffers(b []byte, s *State) []byte {
	say := func(i Seat, o Offer) {
		b = append(b, ' ', '0'+byte(i), ':')
		b = append(b, strings.Replace(o.String(), " ", "", 1)...)
	}
	maker := Nobody // who was asked to raise
	seat := s.dealer
	for range g.live.Len() {
		seat = g.Forehand(seat)
		o := s.offer[seat]
		if s.asked && maker == Nobody && o != Pass {
			maker = seat
			o = Declare
		}
		if o != 0 {
			say(seat, o)
		}
	}
	if maker != Nobody && s.phase != Offering {
		if s.offer[maker] == Reveal {
			say(maker, Reveal)
		} else {
			say(maker, Pass)
		}
	}
	return b
}

func (g *Game) appendPlayed(b []byte, s *State) []byte {
	control := Nobody
	for t := range s.tricks + 1 {
		if t == g.tricks {
			break
		}
		lead := s.leads[t]
		if g.live.Has(lead) {
			control = lead
		}
		for _, i := range g.Turns(control, lead) {
			if c := s.played[t][i]; c != 0 {
				b = c.Append(append(b, ' '))
			}
		}
	}
	return b
}

// ParsePosition reads a position of a published variant, which its line names,
// as [Game.AppendPosition] writes it.
func ParsePosition(text string) (*Game, State, error) {
	id, _, _ := strings.Cut(strings.TrimSpace(strings.ReplaceAll(text, "_", " ")), " ")
	g, err := Open(id)
	if err != nil {
		return nil, State{}, fmt.Errorf("position: %w", err)
	}
	s, err := g.ParsePosition(text)
	return g, s, err
}

// ParsePosition reads what [Game.AppendPosition] writes; the line must name the
// game's variant. The error is a [*DealError] if the cards cannot be dealt that
// way, and an [*IllegalError] if an act is not allowed.
func (g *Game) ParsePosition(text string) (State, error) {
	s, err := g.parsePosition(strings.Fields(strings.ReplaceAll(text, "_", " ")))
	if err != nil {
		return State{}, fmt.Errorf("position: %w", err)
	}
	return s, nil
}

func (g *Game) parsePosition(words []string) (State, error) {
	if len(words) < 4 || words[0] != g.v.ID {
		return State{}, fmt.Errorf("it must begin with the variant %s, the dealer, the trump and the hands", g.v.ID)
	}
	d := Deal{Joker: Nobody}
	dealer, err := parseSeat(words[1])
	if err != nil {
		return State{}, err
	}
	d.Dealer = dealer
	if d.Trump, err = ParseTrump(words[2]); err != nil {
		return State{}, err
	}
	words = words[3:]
	for len(words) > 0 && strings.Contains(words[0], "=") {
		if err := parseExtra(&d, words[0]); err != nil {
			return State{}, err
		}
		words = words[1:]
	}
	if len(words) == 0 {
		return State{}, fmt.Errorf("the hands are missing")
	}
	if err := g.parseHands(&d, words[0]); err != nil {
		return State{}, err
	}
	if err := g.CheckDeal(&d); err != nil {
		return State{}, err
	}
	s := g.Start(&d)
	for _, w := range words[1:] {
		if err := g.doWord(&s, w); err != nil {
			return State{}, err
		}
	}
	return s, nil
}

func parseSeat(w string) (Seat, error) {
	n, err := strconv.Atoi(w)
	if err != nil || n < 0 || n >= MaxSeats {
		return Nobody, fmt.Errorf("%q is not a seat", w)
	}
	return Seat(n), nil
}

func parseExtra(d *Deal, w string) (err error) {
	key, value, _ := strings.Cut(w, "=")
	switch key {
	case "up":
		d.Turnup, err = cards.ParseCard(value)
	case "joker":
		d.Joker, err = parseSeat(value)
	case "aside":
		d.Aside, err = parseCards(value)
	case "vul":
		for i := range value {
			var seat Seat
			if seat, err = parseSeat(value[i : i+1]); err != nil {
				return err
			}
			d.Vulnerable |= seat.Set()
		}
	default:
		err = fmt.Errorf("%q is unknown: up=, joker=, aside= and vul= may come here", w)
	}
	return err
}

// parseCards reads cards written without blanks.
func parseCards(w string) (cards.Set, error) {
	var spaced strings.Builder
	for _, r := range w {
		spaced.WriteRune(r)
		if strings.ContainsRune("CDHScdhs♣♦♥♠", r) {
			spaced.WriteByte(' ')
		}
	}
	return cards.Parse(spaced.String())
}

func (g *Game) parseHands(d *Deal, w string) error {
	hands := strings.Split(w, "/")
	if len(hands) != int(g.seats) {
		return fmt.Errorf("%q has %d hands, not %d", w, len(hands), g.seats)
	}
	for i, h := range hands {
		suits := strings.Split(h, ".")
		if len(suits) != cards.Suits {
			return fmt.Errorf("hand %q must have clubs, diamonds, hearts and spades between dots", h)
		}
		for k, ranks := range suits {
			for ranks != "" {
				n := 1
				if ranks[0] == '1' {
					n = min(2, len(ranks))
				}
				r, err := cards.ParseRank(ranks[:n])
				if err != nil {
					return err
				}
				c := cards.Of(r, cards.Suit(k))
				if d.Hands[i].Has(c) {
					return fmt.Errorf("%v appears twice", c)
				}
				d.Hands[i] |= c.Set()
				ranks = ranks[n:]
			}
		}
	}
	return nil
}

func (g *Game) doWord(s *State, w string) error {
	hand := s.awaited().First()
	head, rest, ok := strings.Cut(w, ":")
	if ok {
		seat, err := parseSeat(head)
		if err != nil {
			return err
		}
		hand = seat
	}
	a, err := parseWord(hand, w, rest, ok)
	if err != nil {
		return fmt.Errorf("act %q: %w; acts are written as 0:7C6S7D (laid), 0:pass, 1:declare, 1:name=H, and AC for a card played", w, err)
	}
	return g.Do(s, g.Owner(s, hand), a)
}

func parseWord(hand Seat, w, rest string, ok bool) (Action, error) {
	if !ok {
		c, err := cards.ParseCard(w)
		return Play(hand, c), err
	}
	if t, named := strings.CutPrefix(rest, "name="); named {
		trump, err := ParseTrump(t)
		return Name(hand, trump), err
	}
	for _, verb := range []string{"pass", "declare", "reveal"} {
		if n, found := strings.CutPrefix(rest, verb); found {
			o, err := ParseOffer(strings.TrimSpace(verb + " " + n))
			return MakeOffer(hand, o), err
		}
	}
	cs, err := parseCards(rest)
	return Lay(hand, cs), err
}
