package record

import (
	"errors"
	"fmt"

	"ninetynine/cards"
	"ninetynine/rules"
)

// ErrPad says that a record is a score pad, which has no cards and no acts.
var ErrPad = errors.New("this is a score pad: it has scores, but no cards and no acts")

// padDeal accepts the deal of a score pad; its dealer and number are right.
func (p *Replay) padDeal(l *Line) error {
	d := &l.Cards
	if why := wrongTurnup(p.match.Game, d); why != "" {
		return l.fault(why, clause(&p.header.Variant, "trump"))
	}
	dealt := *d
	p.noted = &dealt
	p.stats.Deals++
	p.step.Deal, p.step.Note = d, &l.Note
	return nil
}

func wrongTurnup(g *rules.Game, d *rules.Deal) string {
	turned := g.TrumpBy() == rules.ByTurnup
	switch {
	case !turned && d.Turnup != 0:
		return "no card is turned up in this variant"
	case !turned:
	case d.Turnup == cards.Joker && !g.HasJoker():
		return "there is no joker in this variant"
	case d.Turnup != 0 && d.Turnup != cards.Joker && !g.Pack().Has(d.Turnup):
		return fmt.Sprintf("%v is not in the pack", d.Turnup)
	case d.Turnup != 0 && g.TurnupTrump(d.Turnup) != d.Trump:
		return fmt.Sprintf("%v turned up makes the trump %v, not %v", d.Turnup, g.TurnupTrump(d.Turnup), d.Trump)
	case !g.CanBeTrump(d.Trump):
		return fmt.Sprintf("no card turned up makes the trump %v", d.Trump)
	}
	return ""
}

// score accepts the score of a score pad's deal. Bids, tricks, premiums and the trump named are the
// players' statements; the rest must follow from them.
func (p *Replay) score(l *Line) error {
	c := comparison{line: l, v: &p.header.Variant}
	t := p.tally(&c, l.Figures)
	if c.err != nil {
		return c.err
	}
	trump := p.noted.Trump
	if p.match.Game.TrumpBy() == rules.ByHolder {
		trump = l.Figures.Trump
	}
	r, err := p.match.Reported(&p.state, t, trump)
	if tally, ok := errors.AsType[*rules.TallyError](err); ok {
		name, field := "tricks", "aside"
		switch tally.Field {
		case "bid", "hidden":
			name, field = "bids", "worth"
		case "premium":
			name, field = "premium", "offers"
		}
		c.fail(name, []string{field}, "%s", tally.Why)
		return c.err
	}
	if err != nil {
		c.fail("trump", []string{"trump"}, "%s", err)
		return c.err
	}
	if err := p.match.Add(&p.state, r); err != nil {
		return l.broken(err.Error(), "format: score", err)
	}
	p.noted = nil
	p.after = AppendReported(p.after[:0], p.match, &p.state)
	p.due = p.after
	return p.derived(l)
}

// tally reads the players' statements.
func (p *Replay) tally(c *comparison, f *Figures) (t rules.Tally) {
	g := p.match.Game
	n := g.Seats()
	for _, list := range []struct {
		name string
		has  int
	}{{"bids", len(f.Bids)}, {"tricks", len(f.Tricks)}, {"premium", len(f.Premium)}, {"made", len(f.Made)}} {
		if list.has != n {
			c.fail(list.name, []string{"seats"}, "has %d items, but there are %d", list.has, n)
		}
	}
	if c.err != nil {
		return t
	}
	for i := range n {
		bid, tricks := f.Bids[i], f.Tricks[i]
		switch {
		case bid == HiddenBid && f.Made[i]:
			c.fail("bids", []string{"play.show"}, "is null for seat %d, but whoever made the contract shows the bid", i)
		case bid == HiddenBid:
			t.Hidden |= rules.Seat(i).Set()
		case bid > rules.MaxAside*rules.MaxTricks:
			c.fail("bids", []string{"worth"}, "is %d for seat %d, which no cards bid", bid, i)
		default:
			t.Bid[i] = uint8(bid)
		}
		if tricks < 0 || tricks > g.Tricks() {
			c.fail("tricks", []string{"aside"}, "is %d for seat %d; there are %d", tricks, i, g.Tricks())
		}
		t.Tricks[i] = uint8(tricks)
		t.Premium[i] = f.Premium[i]
	}
	// A dummy that wins exactly its bid may be credited with a declare that it has not offered.
	if dummy := g.Dummies().First(); dummy != rules.Nobody && g.DummyRule() == rules.DummyUnder && t.Premium[dummy] == rules.Declare {
		t.Premium[dummy] = 0
	}
	return t
}

// Report writes a deal of a score pad, which is due, with its score and the lines that follow. The
// trump may be Unnamed where it follows from the match, and the turn-up 0 if unknown. The error is
// [ErrOrder] if the match is not a score pad's, that of [match.Match.Reported], or a
// [*rules.DealError] for the turn-up.
func (w *Writer) Report(t rules.Tally, trump rules.Trump, turnup cards.Card) error {
	if err := w.ready(); err != nil {
		return err
	}
	if !w.pad {
		return fmt.Errorf("%w: the match is no score pad; its deals are played", ErrOrder)
	}
	r, err := w.match.Reported(&w.state, t, trump)
	if err != nil {
		return err
	}
	d := rules.Deal{Dealer: w.state.Dealer, Trump: r.Trump, Turnup: turnup}
	if why := wrongTurnup(w.match.Game, &d); why != "" {
		return &rules.DealError{Field: "turnup", Why: why}
	}
	w.line = AppendPadDeal(w.line[:0], w.match.Game, w.state.Number, w.state.Game, &d)
	next := w.state
	if err := w.match.Add(&next, r); err != nil {
		return err
	}
	w.line = AppendReported(w.line, w.match, &next)
	return w.write(next)
}

// playing returns the error of ready, or that the match is a score pad's.
func (w *Writer) playing() error {
	if err := w.ready(); err != nil {
		return err
	}
	if w.pad {
		return fmt.Errorf("%w: %w", ErrOrder, ErrPad)
	}
	return nil
}
