// Package hand turns a hand without a table into a View: what its seat would
// know of the deal at its first decision.
package hand

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/think/nn"
	"ninetynine/match"
	"ninetynine/rules"
)

// A Hand describes a hand and the deal that it belongs to. The zero value of each field stands for the
// usual, except for Cards and for the turn-up of variants that have one.
type Hand struct {
	Cards  string     // those dealt, as records write them or suit first
	Trump  string     // "": that of a first deal
	Up     string     // the card turned up, or joker; it makes the trump
	Dealer int        // the seat that deals; -1: the last, so that seat 0 leads
	Seat   rules.Seat // whose hand it is
	Offer  string     // what it offered before it lays cards aside; "": no offer yet
	Totals []int32    // of the game so far, by seat; nil: unknown
	Played int        // deals of this game that are over
}

// An Error says what of a Hand is wrong, and the remedy.
type Error struct {
	Field string // hand, trump, up, dealer, seat, offer, totals or played
	Text  string
}

// Error names the field.
func (e *Error) Error() string { return e.Field + ": " + e.Text }

func wrong(field, format string, args ...any) error {
	return &Error{field, fmt.Sprintf(format, args...)}
}

// Draw fills in the cards that the seat is dealt in the deal with the name, as
// k7f2-9q/3: a seed and a number, which is 0 if it is left out. The turn-up too, where
// there is one and none is given.
func (h *Hand) Draw(g *rules.Game, name string) error {
	d, err := h.drawn(g, name)
	if err != nil {
		return err
	}
	h.Cards = d.Hands[h.Seat].String()
	if h.Up == "" && d.Turnup != 0 {
		h.Up = d.Turnup.String()
	}
	return nil
}

// Deal returns the whole deal with the name, as [Hand.Draw] reads it, with the trump and the dealer of h; the other
// fields do not matter.
func (h *Hand) Deal(g *rules.Game, name string) (rules.Deal, error) {
	d, err := h.drawn(g, name)
	if err != nil {
		return d, err
	}
	if d.Turnup != 0 {
		h.Up = d.Turnup.String()
	}
	return d, h.fixTrump(g, &d, d.Hands[h.Seat])
}

func (h *Hand) drawn(g *rules.Game, name string) (d rules.Deal, err error) {
	seed, number := name, uint64(0)
	if at := strings.LastIndexByte(name, '/'); at >= 0 {
		if number, err = strconv.ParseUint(name[at+1:], 10, 64); err != nil {
			return d, wrong("deal", "%q: after the last / comes a number, as in k7f2-9q/3", name)
		}
		seed = name[:at]
	}
	if seed == "" {
		return d, wrong("deal", "%q: give a seed, or a seed and a number as k7f2-9q/3", name)
	}
	if err := h.checkSeats(g); err != nil {
		return d, err
	}
	from := cards.SeedOf(seed)
	d = g.Deal(&from, number)
	d.Dealer = h.dealer(g)
	g.ShowLast(&d)
	return d, nil
}

// View returns what the seat knows when it is to decide first, or [*Error]. Players
// who speak before it pass. Nothing in the View depends on hidden cards.
func (h *Hand) View(g *rules.Game) (*match.View, error) {
	if err := h.checkSeats(g); err != nil {
		return nil, err
	}
	totals, err := Totals(g, h.Totals, h.Played)
	if err != nil {
		return nil, err
	}
	d, err := h.rest(g)
	if err != nil {
		return nil, err
	}
	d.Vulnerable = g.Vulnerable(totals)
	if err := g.CheckDeal(&d); err != nil {
		return nil, wrong("hand", "this cannot be dealt: %v", err)
	}
	s := g.Start(&d)
	if err := h.speak(g, &s, d.Trump); err != nil {
		return nil, err
	}
	v := &match.View{Stage: match.Playing, Number: uint32(h.Played), Totals: totals}
	g.View(&s, h.Seat, &v.View)
	return v, nil
}

func (h *Hand) checkSeats(g *rules.Game) error {
	live := g.Live().Len()
	if int(h.Seat) >= live {
		return wrong("seat", "%d is no seat; the players of %s sit at 0 to %d", h.Seat, g.ID(), live-1)
	}
	if h.Dealer < -1 || h.Dealer >= live {
		return wrong("dealer", "%d is no seat; the players of %s sit at 0 to %d", h.Dealer, g.ID(), live-1)
	}
	return nil
}

// mostTotal is the greatest total accepted, up or down.
const mostTotal = 10_000

// Totals returns how a game stands, by seat, or [*Error] if no game can stand so after this many deals.
// Without totals all are 0.
func Totals(g *rules.Game, given []int32, played int) (totals match.Points, err error) {
	if deals := g.GameRule().Deals; played != 0 && deals == 0 {
		return totals, wrong("played", "a game of %s has no fixed number of deals; leave it out", g.ID())
	} else if played < 0 || deals > 0 && played >= deals {
		return totals, wrong("played", "%d: a game of %s has %d deals, so 0 to %d are over", played, g.ID(), deals, deals-1)
	}
	if given == nil {
		return totals, nil
	}
	if len(given) != g.Seats() {
		return totals, wrong("totals", "%s given; %s has %d hands, each with a total", counted(len(given), "total"), g.ID(), g.Seats())
	}
	for i, x := range given {
		if totals[i] = x; x < -mostTotal || x > mostTotal {
			return totals, wrong("totals", "%d: give %d to %d", x, -mostTotal, mostTotal)
		}
	}
	now, ok := nn.StandingOf(g, totals, match.Points{}, played)
	if !ok {
		return totals, wrong("totals", "nobody wins a game of %s by points", g.ID())
	}
	if _, over := now.Winners(g); over && now.Target > 0 {
		return totals, wrong("totals", "the game is over: it goes to %d; give totals below that", now.Target)
	}
	return totals, nil
}

func counted(n int, thing string) string {
	if n == 1 {
		return "1 " + thing + " is"
	}
	return fmt.Sprintf("%d %ss are", n, thing)
}

// rest returns a deal in which the seat has its hand, and the other seats the rest.
func (h *Hand) rest(g *rules.Game) (rules.Deal, error) {
	d := rules.Deal{Joker: rules.Nobody, Dealer: h.dealer(g)}
	hand, err := h.cards(g)
	if err != nil {
		return d, err
	}
	if err := h.fixTrump(g, &d, hand); err != nil {
		return d, err
	}
	rest := g.Pack() &^ hand
	rest &^= g.OutOfPlay(d.Turnup)
	shown := cards.Set(0) // in the dealer's hand
	if g.LastDealt() {
		shown = d.Turnup.Set()
		rest &^= shown
	}
	for i := range rules.Seat(g.Seats()) {
		if d.Hands[i] = hand; i != h.Seat {
			d.Hands[i] = 0
			if i == d.Dealer {
				d.Hands[i] = shown
			}
			for range min(g.Hand()-d.Hands[i].Len(), rest.Len()) {
				d.Hands[i] |= rest.First().Set()
				rest &= rest - 1
			}
		}
		if g.HasJoker() && d.Hands[i].Has(d.Turnup) {
			d.Joker = i
		}
		if g.Dummies().Has(i) {
			for n := range g.Aside() {
				d.Aside |= d.Hands[i].Nth(n).Set()
			}
		}
	}
	return d, nil
}

func (h *Hand) dealer(g *rules.Game) rules.Seat {
	if h.Dealer >= 0 {
		return rules.Seat(h.Dealer)
	}
	return rules.Seat(g.Live().Len() - 1)
}

func (h *Hand) cards(g *rules.Game) (hand cards.Set, err error) {
	words := strings.Fields(rankFirst(h.Cards))
	for _, w := range words {
		one, err := cards.Parse(w) // one card, or several without blanks
		if err != nil {
			return 0, wrong("hand", "%v", err)
		}
		switch {
		case one&hand != 0:
			return 0, wrong("hand", "%v is there twice", (one & hand).First())
		case one&^g.Pack() != 0:
			return 0, wrong("hand", "%v is not in the pack of %s", (one &^ g.Pack()).First(), g.ID())
		}
		hand |= one
	}
	if hand.Len() != g.Hand() {
		return 0, wrong("hand", "%s given; a hand of %s has %d", counted(hand.Len(), "card"), g.ID(), g.Hand())
	}
	return hand, nil
}

// rankFirst rewrites cards written suit first, such as D10.
func rankFirst(text string) string {
	words := strings.Fields(text)
	for i, w := range words {
		for n := range w {
			if n == 0 {
				continue
			}
			if _, err := cards.ParseSuit(w[:n]); err == nil {
				words[i] = w[n:] + w[:n]
			}
		}
	}
	return strings.Join(words, " ")
}

func (h *Hand) fixTrump(g *rules.Game, d *rules.Deal, hand cards.Set) (err error) {
	byTurnup := g.TrumpBy() == rules.ByTurnup
	switch {
	case byTurnup && h.Up == "":
		return wrong("up", "in %s the card turned up makes the trump: name it, as 7H%s", g.ID(), map[bool]string{true: " or joker"}[g.HasJoker()])
	case byTurnup && h.Trump != "":
		return wrong("trump", "in %s the card turned up makes the trump; leave this out", g.ID())
	case h.Up != "" && !byTurnup:
		return wrong("up", "no card is turned up in %s; leave this out", g.ID())
	case byTurnup:
		if d.Turnup, err = cards.ParseCard(rankFirst(h.Up)); err != nil {
			return wrong("up", "%v", err)
		}
		switch own := hand.Has(d.Turnup); {
		case g.LastDealt() && own != (h.Seat == d.Dealer):
			return wrong("up", "the card turned up is the dealer's last, and seat %d deals: %v cannot be it", d.Dealer, d.Turnup)
		case own && !g.HasJoker() && !g.LastDealt():
			return wrong("up", "%v is in the hand; turn up another card", d.Turnup)
		}
		d.Trump = g.TurnupTrump(d.Turnup)
		return nil
	}
	if d.Trump, err = rules.ParseTrump(cmp.Or(h.Trump, g.FirstTrump().String())); err != nil {
		return wrong("trump", "%v", err)
	}
	if d.Trump >= rules.Unnamed || d.Trump == rules.NinesTrump && !g.MayName(d.Trump) {
		return wrong("trump", "%v cannot be trump in %s", d.Trump, g.ID())
	}
	return nil
}

// speak goes on to the seat's decision. Its offer stands, and if it then names the trump, it names that
// of the deal.
func (h *Hand) speak(g *rules.Game, s *rules.State, trump rules.Trump) error {
	order := g.Phases()
	offer, lay := slices.Index(order[:], rules.Offering), slices.Index(order[:], rules.Laying)
	if h.Offer != "" && (offer < 0 || lay < offer) {
		return wrong("offer", "in %s nothing is offered before cards are laid aside; leave this out", g.ID())
	}
	for s.Phase() == rules.Offering {
		turn := g.Turn(s)
		if !turn.Has(h.Seat) {
			g.Apply(s, rules.MakeOffer(turn.First(), rules.Pass))
			continue
		}
		if h.Offer == "" {
			return nil
		}
		o, err := rules.ParseOffer(h.Offer)
		if err != nil {
			return wrong("offer", "%v", err)
		}
		a := rules.MakeOffer(h.Seat, o)
		if !g.Options(s, h.Seat).Has(a) {
			return wrong("offer", "%v cannot be offered in %s", o, g.ID())
		}
		g.Apply(s, a)
		for s.Phase() == rules.Offering {
			g.Apply(s, rules.MakeOffer(g.Turn(s).First(), rules.Pass))
		}
	}
	if s.Phase() == rules.Naming {
		if !g.MayName(trump) {
			return wrong("trump", "%v cannot be named in %s; give another", trump, g.ID())
		}
		g.Apply(s, rules.Name(h.Seat, trump))
	}
	return nil
}
