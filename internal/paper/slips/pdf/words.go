package pdf

import (
	"strconv"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/paper/slips"
	"ninetynine/rules"
)

// words are the texts of slips and sheets.
type words struct {
	book   *phrase.Book
	game   *rules.Game
	rules  rules.Variant
	series *slips.Series
}

func newWords(p *Document) words {
	return words{p.Book, p.Game, p.Game.Variant(), p.Series}
}

func (w *words) say(key string, pairs ...any) string { return w.book.Say(key, pairs...) }

// heading returns the variant and the label of the deals.
func (w *words) heading() string {
	return w.book.Variant(&w.rules) + " · " + w.say("page.slips.set", "label", w.series.Label)
}

func (w *words) deal(d *slips.Deal) string { return w.book.Say("page.pad.deal", "n", d.Number) }

// player returns the name of a seat.
func (w *words) player(seat rules.Seat) string {
	if w.game.Dummies().Has(seat) {
		return w.book.Say("dummy")
	}
	return w.book.Say("page.pad.player", "n", int(seat)+1)
}

// holder returns the owner of a slip's cards.
func (w *words) holder(s *slips.Slip) string {
	if s.Kind == slips.DummyBid {
		return w.say("page.slips.dummy.bid")
	}
	return w.player(s.Seat)
}

// role returns a seat's first task in the deal, if any.
func (w *words) role(d *slips.Deal, s *slips.Slip) string {
	switch {
	case s.Kind != slips.Hand:
		return ""
	case s.Seat == d.Dealer:
		return w.say("page.slips.deals")
	case s.Seat == d.Forehand:
		return w.say("page.slips.leads")
	}
	return ""
}

// sign abbreviates a trump: a suit's symbol or a word.
func (w *words) sign(t rules.Trump) string {
	if k, ok := t.Suit(); ok {
		return k.Symbol()
	}
	if t == rules.NoTrump {
		return w.book.Say("trump.short")
	}
	return w.book.Trump(t)
}

// named returns a trump's symbol and name.
func (w *words) named(t rules.Trump) string {
	if k, ok := t.Suit(); ok {
		return k.Symbol() + " " + w.book.Suit(k)
	}
	return w.sign(t)
}

// trump returns the lines with the deal's trump, or how it is decided.
func (w *words) trump(d *slips.Deal) []string {
	switch by := w.game.TrumpBy(); {
	case d.Turnup != 0:
		return []string{w.say("page.slips.turnup", "card", w.book.Card(d.Turnup)), w.say("page.slips.trump", "trump", w.named(d.Trump))}
	case by == rules.ByHolder && d.Trump == rules.Unnamed:
		return []string{w.say("page.slips.named", "trump", w.say("page.slips.stays"))}
	case by == rules.ByHolder:
		return []string{w.say("page.slips.named", "trump", w.named(d.Trump))}
	case d.Trump != rules.Unnamed:
		return []string{w.say("page.slips.trump", "trump", w.named(d.Trump))}
	}
	return []string{w.say("page.slips.ring", "trumps", w.possible()), w.say("page.slips.after", "list", w.after())}
}

// possible lists the possible trumps.
func (w *words) possible() string {
	var all []string
	for _, t := range []rules.Trump{rules.ClubsTrump, rules.HeartsTrump, rules.SpadesTrump, rules.DiamondsTrump, rules.NoTrump} {
		if w.game.CanBeTrump(t) {
			all = append(all, w.sign(t))
		}
	}
	return strings.Join(all, "    ")
}

// after lists which trump follows each number of contracts made.
func (w *words) after() string {
	var all []string
	after := w.rules.Trump.After
	for from := 0; from < len(after); {
		to := from
		for to+1 < len(after) && after[to+1] == after[from] {
			to++
		}
		counts := strconv.Itoa(from)
		if to > from {
			counts += "–" + strconv.Itoa(to)
		}
		all = append(all, counts+"\u00a0"+w.sign(after[from])) // never broken
		from = to + 1
	}
	return strings.Join(all, ", ")
}

// ranks returns the indices of the cards of a suit; a dash if there are none.
func (w *words) ranks(s cards.Set, k cards.Suit) (all []string) {
	for c := range s.In(k).Cards() {
		all = append(all, w.book.Rank(c.Rank()))
	}
	if len(all) == 0 {
		return []string{"–"}
	}
	return all
}

// joker says which card the joker of a slip stands for; "" without a joker.
func (w *words) joker(d *slips.Deal, s *slips.Slip) string {
	if !s.Joker {
		return ""
	}
	return w.book.Say("joker.as", "card", w.book.Card(d.Turnup))
}

func (w *words) count(s *slips.Slip) string {
	n := s.Cards.Len()
	if s.Joker {
		n++
	}
	return w.say("page.slips.cards", "n", n)
}

// when says when a dummy's slip is opened; "" for a player's.
func (w *words) when(s *slips.Slip) string {
	switch s.Kind {
	case slips.DummyBid:
		return w.say("page.slips.when.bid")
	case slips.Dummy:
		return w.say("page.slips.when.dummy")
	}
	return ""
}

func (w *words) boxes() []string {
	all := []string{w.say("page.slips.bid")}
	if w.rules.Offers.How != rules.NoOffers {
		all = append(all, w.say("page.slips.premium"))
	}
	return append(all, w.say("page.slips.tricks"), w.say("page.slips.points"))
}
