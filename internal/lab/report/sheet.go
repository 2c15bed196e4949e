package report

import (
	"fmt"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// mostName is the greatest length of a name in a table of many columns, in characters.
const mostName = 12

// clean returns a name that is safe to print and short enough for a table.
func clean(name string) string { return phrase.Clean(name, mostName) }

// A dealt is a deal read from a record.
type dealt struct {
	number uint32
	game   uint16
	cards  rules.Deal
	laid   [rules.MaxSeats]cards.Set
	said   []rules.Action // offers, and the trump named
	match  *match.Match
	after  match.State // after its last act
	state  *match.State
}

type sheetRow struct {
	number uint32
	result rules.Result
}

func newDealt(s *record.Step) *dealt {
	d := &dealt{number: s.State.Number, game: s.State.Game, cards: *s.Deal, match: s.Match, state: s.State}
	if s.Match.Game.Variant().Dummy {
		d.laid[s.Match.Game.Dummies().First()] = s.Deal.Aside
	}
	return d
}

func (d *dealt) act(a rules.Action) {
	switch a.Kind() {
	case rules.Laying:
		d.laid[a.Seat()] = a.Cards()
	case rules.Offering, rules.Naming:
		d.said = append(d.said, a)
	}
}

// finish handles the state at the end of the deal, including the bid-cards left over in variants
// where none are laid.
func (d *dealt) finish(s *match.State) {
	d.after = *s
	if d.match.Game.Variant().Order.Has(rules.Laying) {
		return
	}
	v := d.view(s)
	for i := range d.match.Game.Seats() {
		d.laid[i] = d.cards.Hands[i]
		for _, trick := range v.Played {
			d.laid[i] &^= trick[i].Set()
		}
	}
}

func (d *dealt) view(s *match.State) (v match.View) {
	d.match.View(s, rules.Nobody, &v)
	return v
}

func (r *replay) header(h *record.Header) {
	if r.matches > 1 && r.want.Match == 0 {
		r.page.blank()
	}
	v := r.match.Game.Variant()
	r.page.printf("%s\n", r.page.bold(fmt.Sprintf("Match %d: %s (%s)", r.matches, phrase.Clean(v.Name, 40), v.ID)))
	r.page.line("%s; %s first.", strings.Join(r.names, ", "), r.does(h.First, "deal", "deals"))
	var more []string
	if h.Pad {
		more = append(more, "a score pad: scores without cards")
	}
	for _, s := range [][2]string{{"at ", h.Site}, {"on ", h.Date}, {"cards of seed ", h.Seed}} {
		if s[1] != "" {
			more = append(more, s[0]+phrase.Clean(s[1], 60))
		}
	}
	if h.Changes != nil {
		more = append(more, "a house variant")
	}
	if len(more) > 0 {
		r.page.line("%s.", upperFirst(strings.Join(more, ", ")))
	}
	if o := h.Opening; o != nil {
		var had []string
		for i, name := range r.names {
			had = append(had, fmt.Sprintf("%s %d", name, o.Totals[i]))
		}
		r.page.line("It goes on from another sheet: %s.", strings.Join(had, ", "))
	}
	if r.want.Deal == 0 {
		r.printed++
	}
}

// printDeal prints the deal, complete or as far as it went.
func (r *replay) printDeal(whole bool) {
	if r.want.Deal != 0 {
		r.printed++
	}
	d := r.deal
	if r.pad {
		r.padDeal(d, whole)
		return
	}
	if !whole {
		d.finish(d.state)
	}
	v := d.view(&d.after)
	r.page.blank()
	r.page.title("%s", r.dealTitle(d, &v))
	r.hands(d)
	r.offers(d, &v)
	if v.Tricks > 0 || v.Phase >= rules.Playing {
		r.page.blank()
		r.tricks(d, &v)
	}
	r.page.blank()
	if !whole {
		r.page.line("The record breaks off here.")
		return
	}
	r.scores(d)
}

// padDeal prints a deal of a score pad, of which only the score is known.
func (r *replay) padDeal(d *dealt, whole bool) {
	var v match.View
	if v.Trump = d.cards.Trump; whole {
		v.Trump = d.after.Result.Trump
	}
	r.page.blank()
	r.page.title("%s", r.dealTitle(d, &v))
	before := r.head.Seats
	if d.number > 0 {
		before = r.head.Names(d.number - 1)
	}
	for i, name := range seatNames(before, r.match.Game) {
		if r.names[i] != name {
			r.page.line("%s plays for %s from here on.", r.names[i], name)
			r.page.blank()
		}
	}
	if !whole {
		r.page.line("Its score is not on the pad yet.")
		return
	}
	r.scores(d)
}

func (r *replay) dealTitle(d *dealt, v *match.View) string {
	s := fmt.Sprintf("Deal %d, game %d: %s", d.number+1, d.game+1, r.does(d.cards.Dealer, "deal", "deals"))
	if t := v.Trump; t != rules.Unnamed {
		s += ", " + trumpPhrase(t)
	}
	if c := d.cards.Turnup; c == cards.Joker {
		s += ", the joker turned up"
	} else if c != 0 {
		s += fmt.Sprintf(", %s turned up", symbol(c))
	}
	if j := d.cards.Joker; j != rules.Nobody {
		s += ", " + r.does(j, "have", "has") + " the joker for it"
	}
	for i := range d.cards.Vulnerable.All() {
		s += fmt.Sprintf(", %s vulnerable", r.names[i])
	}
	return s
}

// trumpSign returns a trump's sign: a suit's symbol, "none", "9s".
func trumpSign(t rules.Trump) string {
	if k, ok := t.Suit(); ok {
		return k.Symbol()
	}
	if t == rules.NinesTrump {
		return "9s"
	}
	return "none"
}

func trumpPhrase(t rules.Trump) string {
	if t == rules.NoTrump {
		return "no trump"
	}
	return trumpSign(t) + " trump"
}

func symbol(c cards.Card) string { return c.Rank().String() + c.Suit().Symbol() }

func (r *replay) hands(d *dealt) {
	g := heads("")
	for k := range cards.Suit(cards.Suits) {
		g.texts(k.Symbol())
	}
	g.texts("BID-CARDS")
	g.numbers("BID")
	for i := range d.match.Game.Seats() {
		row := []string{r.names[i]}
		for k := range cards.Suit(cards.Suits) {
			row = append(row, ranks(d.cards.Hands[i].In(k)))
		}
		if d.laid[i].Len() == d.match.Game.Variant().Aside {
			row = append(row, marked(d.laid[i]), fmt.Sprint(d.match.Game.Bid(d.laid[i])))
		}
		g.add(row...)
	}
	r.page.table(g)
}

// offers prints the offers, and the holders of premiums.
func (r *replay) offers(d *dealt, v *match.View) {
	var said []string
	for _, a := range d.said {
		if a.Kind() == rules.Naming {
			said = append(said, r.does(a.Seat(), "name", "names")+" "+trumpSign(a.Trump()))
		} else {
			said = append(said, r.does(a.Seat(), a.Offer().String(), verb(a.Offer())))
		}
	}
	if len(said) == 0 {
		return
	}
	r.page.blank()
	r.page.line("Offers: %s.", strings.Join(said, ", "))
	var held []string
	for i := range d.match.Game.Live().All() {
		if v.Holds[i] != 0 {
			held = append(held, fmt.Sprintf("%s, %v", r.names[i], v.Holds[i]))
		}
	}
	if len(held) > 0 {
		r.page.line("Premium: %s.", strings.Join(held, "; "))
	}
}

// verb returns the verb for an offer: passes, declares 4.
func verb(o rules.Offer) string {
	words := map[rules.Offer]string{rules.Pass: "passes", rules.Declare: "declares", rules.Reveal: "reveals"}
	if n, ok := o.Number(); ok {
		return fmt.Sprintf("%s %d", words[o.Level()], n)
	}
	return words[o.Level()]
}

// tricks prints the tricks, a row each, with the leader and the winner marked.
func (r *replay) tricks(d *dealt, v *match.View) {
	game := d.match.Game
	g := heads(">TRICK")
	g.texts(r.names...)
	for t := range game.Tricks() {
		lead := v.Leads[t]
		if t > int(v.Tricks) || v.Played[t][lead] == 0 {
			break
		}
		led := v.Played[t][lead]
		best, winner := 0, rules.Nobody
		for i := range game.Seats() {
			c := v.Played[t][i]
			if c == 0 {
				continue
			}
			if s := game.Strength(v.Trump, led, c); s > best {
				best, winner = s, rules.Seat(i)
			}
		}
		row := []string{fmt.Sprint(t + 1)}
		for i, c := range v.Played[t][:game.Seats()] {
			row = append(row, trickCell(c, rules.Seat(i) == lead, rules.Seat(i) == winner && t < int(v.Tricks)))
		}
		g.add(row...)
	}
	r.page.table(g)
	r.page.line("› leads, * wins, %s.", trumpPhrase(v.Trump))
}

func trickCell(c cards.Card, leads, wins bool) string {
	if c == 0 {
		return ""
	}
	before, after := " ", ""
	if leads {
		before = "›"
	}
	if wins {
		after = "*"
	}
	return fmt.Sprintf("%s%2v%s%s", before, c.Rank(), c.Suit().Symbol(), after)
}

func (r *replay) scores(d *dealt) {
	s := &d.after
	totals := s.Totals
	if s.Closed {
		totals = s.GameEnd.Totals
	}
	g := heads("", ">BID", ">TRICKS", "CONTRACT", "PREMIUM", ">POINTS", ">TOTAL")
	for i, name := range r.names {
		contract := "failed"
		if s.Result.Made.Has(rules.Seat(i)) {
			contract = "made"
		}
		bid := fmt.Sprint(s.Result.Bid[i])
		if s.Result.Hidden.Has(rules.Seat(i)) {
			bid = "?"
		}
		g.add(name, bid, fmt.Sprint(s.Result.Tricks[i]), contract,
			s.Result.Premium[i].String(), fmt.Sprint(s.Result.Points[i]), fmt.Sprint(totals[i]))
	}
	r.page.table(g)
	if t := s.Result.Next; t != rules.Unnamed && !s.Closed {
		r.page.line("Next deal: %s.", trumpPhrase(t))
	}
}

func (r *replay) printGame(e *match.GameEnd) {
	r.page.blank()
	r.page.title("Score sheet of game %d", e.Game+1)
	g := heads(">DEAL", "TRUMP")
	g.numbers(r.names...)
	var totals match.Points
	for _, row := range r.sheet {
		line := []string{fmt.Sprint(row.number + 1), trumpSign(row.result.Trump)}
		for i := range r.names {
			p := row.result.Points[i]
			totals[i] += p
			mark := " "
			if row.result.Made.Has(rules.Seat(i)) {
				mark = "+"
			}
			line = append(line, fmt.Sprintf("%s%d %4d", mark, p, totals[i]))
		}
		g.add(line...)
	}
	if e.Bonus != (match.Points{}) {
		line := []string{"", "bonus"}
		for i := range r.names {
			line = append(line, fmt.Sprintf("%d %4d", e.Bonus[i], totals[i]+e.Bonus[i]))
		}
		g.add(line...)
	}
	r.page.table(g)
	r.page.line("Points and totals; + made the contract. %s", r.won(fmt.Sprintf("game %d", e.Game+1), e.Winners))
}

func (r *replay) won(what string, ss rules.Seats) string {
	var names []string
	for i := range ss.All() {
		names = append(names, r.names[i])
	}
	switch len(names) {
	case 0:
		return upperFirst(what) + " is drawn: the dummy has the most."
	case 1:
		return upperFirst(r.does(ss.First(), "win", "wins")) + " " + what + "."
	}
	return strings.Join(names, ", ") + " share " + what + "."
}

func (r *replay) printEnd(s *record.Step) {
	e := &s.State.End
	r.page.blank()
	r.page.title("End of match %d", r.matches)
	g := figures("", "GAMES WON", "RUBBER", "TOTAL")
	for i, name := range r.names {
		g.add(name, fmt.Sprint(e.Games[i]), fmt.Sprint(e.Rubber[i]), fmt.Sprint(e.Totals[i]))
	}
	r.page.table(g)
	switch {
	case !e.Cut:
		r.page.line("%s", r.won("the match", e.Winners))
	case s.Line.Figures != nil && s.Line.Figures.Reason == record.Abandoned:
		r.page.line("The match was given up here.")
	default:
		r.page.line("The session ends here, before the match is over.")
	}
}
