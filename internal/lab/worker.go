package lab

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/bot"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A worker plays units, one after another, with players of its own. What it
// needs lives here, so that a deal allocates nothing.
type worker struct {
	plan    *Plan
	game    *rules.Game
	seed    cards.Seed
	bots    []bot.Bot
	matches []*match.Match // by first dealer
	headers [][]byte       // by first dealer, of matches that end

	state  match.State
	before match.State // after the last deal finished
	view   match.View
	cards  rules.Deal
	offers [rules.MaxSeats][4]uint8 // said in this deal, by level
	number uint64                   // of the deal
	note   record.DealNote          // points to number
	text   []byte                   // of the match, without its header
	mark   int                      // where the last deal finished ends in it
	found  *finder                  // nil if nothing is to be found
}

func newWorker(p *Plan) (*worker, error) {
	w := &worker{plan: p, game: p.Game, seed: cards.SeedOf(p.Seed)}
	for i := range p.Players {
		b, err := p.open(i)
		if err != nil {
			return nil, err
		}
		w.bots = append(w.bots, b)
	}
	if p.Findings {
		w.found = newFinder(p.Game)
	}
	w.note.Number = &w.number
	for first := range p.Game.Live().All() {
		m, err := match.New(p.Game, first, match.Limit{})
		if err != nil {
			return nil, err
		}
		w.matches = append(w.matches, m)
		w.headers = append(w.headers, w.header(nil, first, match.Limit{}))
	}
	return w, nil
}

func (w *worker) close() error {
	var errs []error
	for _, b := range w.bots {
		errs = append(errs, b.Close())
	}
	return errors.Join(errs...)
}

// retire counts what programs did wrong in the unit, ends them and seats new
// ones: what is left of a unit in a program must not reach the next, which
// another worker may play.
func (w *worker) retire(o *outcome) error {
	for i, b := range w.bots {
		program, ok := b.(*bot.Exec)
		if !ok {
			continue
		}
		faults := program.Faults()
		o.sum.seats[i].faults += int64(faults.Total())
		o.sum.seats[i].restarts += int64(faults.Restarts)
		fresh, err := w.plan.open(i)
		if err := errors.Join(err, program.Close()); err != nil {
			return err
		}
		w.bots[i] = fresh
	}
	return nil
}

// header appends a match's header. Seats are named after the kind of player
// and counted, so that people can tell them apart.
func (w *worker) header(b []byte, first rules.Seat, limit match.Limit) []byte {
	names, bots := make([]string, w.game.Seats()), make([]string, w.game.Seats())
	for i := range names {
		names[i] = "dummy"
		if i < len(w.plan.Players) {
			bots[i] = w.plan.Players[i]
			kind, _, _ := strings.Cut(bots[i], ":")
			names[i] = fmt.Sprintf("%s %d", kind, i+1)
		}
	}
	return record.AppendHeader(b, &record.Header{
		Variant: w.game.Variant(), Changes: w.plan.Changes, Seats: names,
		First: first, Limit: limit, Bots: bots, Seed: w.plan.Seed,
	})
}

// unit plays the matches of a unit into the outcome.
func (w *worker) unit(ctx context.Context, u unit, o *outcome) (err error) {
	defer func() { err = errors.Join(err, w.retire(o)) }()
	for k := 0; int(o.sum.deals) < u.deals; k++ {
		first := (u.index + k) % len(w.matches)
		if err := w.begin(ctx, u, k, w.matches[first]); err != nil {
			return err
		}
		if err := w.match(ctx, u, w.matches[first], o); err != nil || !u.many {
			return err
		}
	}
	return nil
}

// begin seats the players for match k of the unit.
func (w *worker) begin(ctx context.Context, u unit, k int, m *match.Match) error {
	for i, b := range w.bots {
		seat := rules.Seat(i)
		if err := b.Begin(ctx, m, seat, bot.Seed(w.seed, seat, uint64(u.index), uint64(k))); err != nil {
			return fmt.Errorf("player %s at seat %d: %w", w.plan.Players[i], i, err)
		}
	}
	return nil
}

// match plays one match, until it ends or the unit's deals are used up. A
// match cut short gets a session's limit into its header, which only then is
// known; an error of a player drops the deal in play and cuts the match too.
func (w *worker) match(ctx context.Context, u unit, m *match.Match, o *outcome) error {
	s := &w.state
	*s = m.Start()
	w.text, w.mark = w.text[:0], 0
	var stopped error
	for s.Stage != match.Ended && int(o.sum.deals) < u.deals {
		w.number = u.number + uint64(o.sum.deals)
		if stopped = w.deal(ctx, m); stopped != nil {
			w.text, *s = w.text[:w.mark], w.before
			break
		}
		o.sum.addDeal(w)
		if w.found != nil {
			w.found.addDeal(w)
		}
	}
	if s.Number == 0 {
		return stopped
	}
	cut := s.Stage != match.Ended
	if cut {
		m.Cut(s)
	}
	o.sum.addMatch(s, cut, !u.many && stopped == nil)
	if w.plan.Records == nil {
		return stopped
	}
	if cut {
		o.text = w.header(o.text, m.First, match.Limit{Deals: int(s.Number)})
	} else {
		o.text = append(o.text, w.headers[m.First]...)
	}
	o.text = append(o.text, w.text...)
	o.text = record.AppendAfter(o.text, m, s)
	return stopped
}

// deal plays the next deal. The lines that follow its last act wait for the
// deal after it, as the match may yet be cut here.
func (w *worker) deal(ctx context.Context, m *match.Match) error {
	s := &w.state
	w.mark, w.before = len(w.text), *s
	if err := ctx.Err(); err != nil {
		return err
	}
	w.cards = m.Draw(s, &w.seed, w.number)
	if w.plan.Records != nil {
		w.text = record.AppendAfter(w.text, m, s)
		w.text = record.AppendDeal(w.text, w.game, s.Number, s.Game, &w.cards, &w.note)
	}
	if err := m.Deal(s, &w.cards); err != nil {
		return err
	}
	w.offers = [rules.MaxSeats][4]uint8{}
	for s.Stage == match.Playing {
		seat := w.game.Turn(&s.Deal).First()
		a, err := w.choose(ctx, m, seat)
		if err != nil {
			return err
		}
		if w.plan.Records != nil {
			w.text = record.AppendAct(w.text, seat, a, "", time.Time{})
		}
		if a.Kind() == rules.Offering {
			w.offers[a.Seat()][a.Offer().Level()]++
		}
		m.Apply(s, a)
	}
	return nil
}

// choose asks the seat's player what to do; where there is one act only, it
// is not asked.
func (w *worker) choose(ctx context.Context, m *match.Match, seat rules.Seat) (rules.Action, error) {
	if o := w.game.Options(&w.state.Deal, seat); o.Len() == 1 {
		return o.Nth(0), nil
	}
	m.View(&w.state, seat, &w.view)
	a, err := w.bots[seat].Choose(ctx, &w.view)
	if err == nil && !w.view.Options.Has(a) {
		err = fmt.Errorf("%q is not among its options", a)
	}
	if err != nil {
		return 0, fmt.Errorf("player %s at seat %d: %w", w.plan.Players[seat], seat, err)
	}
	return a, nil
}
