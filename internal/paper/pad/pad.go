// Package pad keeps the score of a match that is played with real cards.
//
// The players enter what they know of each deal, an [Entry]. A [Pad] refuses impossible entries, asks for
// missing information, and computes the rest by the engine's rules: points, totals, the next dealer and
// trump, games and the match. A pad is always consistent: an entry that does not fit changes nothing.
package pad

import (
	"fmt"
	"slices"

	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A Pad is a match known only by its scores.
type Pad struct {
	header    record.Header
	match     *match.Match
	deals     []Deal
	state     match.State
	turned    turned // of the deal that is due
	abandoned bool
	past      []snapshot // before each act, the last act at the end
	next      []snapshot // after each act taken back, the last one at the end
}

// A Deal is a deal on the sheet.
type Deal struct {
	Due
	Entry  Entry        // complete
	Result rules.Result // its score
	Parts  [rules.MaxSeats]rules.Parts
	Totals match.Points // in play in its game, with this deal
	Closed bool         // the deal ended the game
	End    match.GameEnd
}

// A Due is what is fixed about a deal before it is played, and why.
type Due struct {
	Number     int // of the match, from 0
	Game       int // from 0
	Dealer     rules.Seat
	Lead       rules.Seat   // who leads to the first trick
	Trump      rules.Trump  // before play, unless a player names another; Unnamed if it is still to be turned up
	Origin     match.Origin // of the trump
	Vulnerable rules.Seats
}

// turned is the card turned up for a deal, or the trump alone.
type turned struct {
	Turnup cards.Card
	Trump  rules.Trump
}

var unturned = turned{Trump: rules.Unnamed}

// New returns an empty pad. From the header it uses the variant, the names, the first dealer and the
// session, and keeps place and date. The error says why they make no match.
func New(h record.Header) (*Pad, error) {
	g, err := rules.New(h.Variant)
	if err != nil {
		return nil, err
	}
	if len(h.Seats) != g.Seats() {
		return nil, fmt.Errorf("%d names are given; the variant has %d hands", len(h.Seats), g.Seats())
	}
	h.Pad = true
	m, err := h.Match(g)
	if err != nil {
		return nil, err
	}
	h.Seed, h.Commit, h.Commits = "", "", nil
	h.Seats = slices.Clone(h.Seats)
	return &Pad{header: h, match: m, state: m.Start(), turned: unturned}, nil
}

// Header returns the header of the pad's record. Do not change it.
func (p *Pad) Header() *record.Header { return &p.header }

// Match returns the match that the pad keeps.
func (p *Pad) Match() *match.Match { return p.match }

// State returns the match after the deals entered.
func (p *Pad) State() match.State { return p.state }

// Deals returns the sheet. Do not change it.
func (p *Pad) Deals() []Deal { return p.deals }

// Over reports whether the match is over.
func (p *Pad) Over() bool { return p.state.Stage == match.Ended }

// Due returns what is fixed about the next deal; ok is false if the match is over.
func (p *Pad) Due() (d Due, ok bool) {
	if p.Over() {
		return Due{}, false
	}
	d = p.due(&p.state)
	if p.match.Game.TrumpBy() == rules.ByTurnup {
		d.Trump = p.turned.Trump
	}
	return d, true
}

func (p *Pad) due(s *match.State) Due {
	return Due{
		Number: int(s.Number), Game: int(s.Game), Dealer: s.Dealer, Lead: p.match.Game.Forehand(s.Dealer),
		Trump: s.Trump, Origin: p.match.DueOrigin(s), Vulnerable: p.match.Vulnerable(s),
	}
}

// Names returns the names of the players who sit at the table now. Do not change it.
func (p *Pad) Names() []string { return p.header.Names(uint32(len(p.deals))) }

// Check completes the entry for the deal that is due by inference. The error is a [*Fault] if the entry
// is impossible, and an [*Incomplete] if it lacks information; then the entry has the inferences so far.
func (p *Pad) Check(e Entry) (Entry, error) {
	if p.Over() {
		return e, p.fault(&Fault{Kind: MatchOver, Deal: len(p.deals)})
	}
	return p.check(&p.state, p.noted(e))
}

// CheckEdit is Check for an earlier deal.
func (p *Pad) CheckEdit(n int, e Entry) (Entry, error) {
	if n < 0 || n >= len(p.deals) {
		return e, p.fault(&Fault{Kind: NoSuchDeal, Deal: n})
	}
	s := p.before(n)
	return p.check(&s, e)
}

func (p *Pad) check(s *match.State, e Entry) (Entry, error) {
	full, need, fault := p.resolve(s, e)
	switch {
	case fault != nil:
		return e, fault
	case need != nil:
		return full, &Incomplete{need, p.Ask(phrase.Open("en"), need)}
	}
	return full, nil
}

// noted adds what is known about the deal to an entry.
func (p *Pad) noted(e Entry) Entry {
	if e.Trump == rules.Unnamed && e.Turnup == 0 {
		e.Trump, e.Turnup = p.turned.Trump, p.turned.Turnup
	}
	return e
}

// TurnUp notes the card turned up for the deal that is due, or the trump alone,
// before it is played. The error is a [*Fault].
func (p *Pad) TurnUp(card cards.Card, trump rules.Trump) error {
	e := Entry{Turnup: card, Trump: trump}
	switch {
	case p.Over():
		return p.fault(&Fault{Kind: MatchOver, Deal: len(p.deals)})
	case p.match.Game.TrumpBy() != rules.ByTurnup:
		return p.fault(&Fault{Kind: NoTurnup, Card: card, Deal: len(p.deals)})
	}
	full, _, fault := p.resolve(&p.state, e)
	if fault != nil {
		return fault
	}
	p.pushUndo(Act{What: Turned, Deal: len(p.deals)})
	p.turned = turned{full.Turnup, full.Trump}
	return nil
}

// Enter enters the deal that is due. The error is that of [Pad.Check], and
// then nothing changes.
func (p *Pad) Enter(e Entry) error {
	full, err := p.Check(e)
	if err != nil {
		return err
	}
	p.pushUndo(Act{What: Entered, Deal: len(p.deals)})
	p.add(full)
	return nil
}

// With returns the pad with the deal that is due entered; p stays as it is. The error is that of [Pad.Check].
func (p *Pad) With(e Entry) (*Pad, error) {
	q := *p
	q.deals, q.past, q.next = slices.Clip(p.deals), slices.Clip(p.past), nil
	if err := q.Enter(e); err != nil {
		return nil, err
	}
	return &q, nil
}

// add adds a checked deal.
func (p *Pad) add(e Entry) {
	m, s := p.match, &p.state
	r, err := m.Reported(s, e.tally(m.Game), e.Trump)
	if err == nil {
		d := Deal{Due: p.due(s), Entry: e, Result: r, Parts: m.Game.PartsOf(&r)}
		if err = m.Add(s, r); err == nil {
			d.Trump = r.Trump
			if h := holder(&e); m.Game.TrumpBy() == rules.ByHolder && h != rules.Nobody {
				d.Origin = match.Origin{Cause: match.Named, By: h}
			}
			if d.Totals, d.Closed = s.Totals, s.Closed; s.Closed {
				d.Totals, d.End = s.GameEnd.Totals, s.GameEnd
			}
			p.deals = append(p.deals, d)
			p.turned = unturned
			return
		}
	}
	panic("pad: an entry that was checked is refused: " + err.Error())
}

func holder(e *Entry) rules.Seat {
	for i := range e.Hands {
		if e.Hands[i].Premium != 0 {
			return rules.Seat(i)
		}
	}
	return rules.Nobody
}

// before returns the match before deal n.
func (p *Pad) before(n int) match.State {
	s := p.match.Start()
	for i := range p.deals[:n] {
		if err := p.match.Add(&s, p.deals[i].Result); err != nil {
			panic("pad: " + err.Error())
		}
	}
	return s
}

func (p *Pad) entries() []Entry {
	es := make([]Entry, len(p.deals))
	for i := range p.deals {
		es[i] = p.deals[i].Entry
	}
	return es
}

// Abandon ends the match where it is. The error is a [*Fault] if the match is over.
func (p *Pad) Abandon() error {
	if p.Over() {
		return p.fault(&Fault{Kind: MatchOver, Deal: len(p.deals)})
	}
	p.pushUndo(Act{What: Stopped, Deal: len(p.deals)})
	p.abandoned = true
	p.match.Cut(&p.state)
	return nil
}
