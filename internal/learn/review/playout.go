package review

import (
	"context"
	"fmt"

	"ninetynine/advice"
	"ninetynine/internal/learn/ledger"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/solve"
	"ninetynine/internal/think/worlds"
	"ninetynine/match"
	"ninetynine/rules"
)

// A PlayedOut is a mistake, and what the better act gained when both were played out.
type PlayedOut struct {
	advice.Mistake
	// Gained is how much higher the seat's lead was with the better act in the actual deal.
	Gained advice.Points `json:"gained"`
	// Supposed is the same on average over supposed worlds; nil if there were none.
	Supposed *advice.Points `json:"supposed,omitempty"`
}

// PlayOut plays every mistake of a match out twice, with the act chosen and with the better one, with the
// named player in all seats: in the actual deal, and in this many worlds that the seat could have
// supposed. None of these were among the judge's, so over many mistakes the better acts should gain what
// the judge claimed. The report must be finished.
func (j *Jobs) PlayOut(ctx context.Context, m *Match, deal int, player string, supposed int) ([]PlayedOut, error) {
	r, err := j.reporter(ctx, m, deal, Careful, nil)
	if err != nil {
		return nil, err
	}
	players, err := newPlayers(ctx, m.match, player)
	if err != nil {
		return nil, err
	}
	defer players.close()
	var all []PlayedOut
	for d := range r.decisions() {
		x, is := d.mistake()
		if !d.known || !is {
			continue
		}
		better, err := rules.ParseAction(d.Act.Seat(), x.Better)
		if err != nil {
			return nil, fmt.Errorf("the better act after %d acts of deal %d: %w", d.Step, d.Deal, err)
		}
		done := PlayedOut{Mistake: x}
		if done.Gained, err = players.gained(ctx, d, &d.state.Deal, better); err == nil && supposed > 0 {
			done.Supposed, err = players.supposed(ctx, d, better, supposed)
		}
		if err != nil {
			return nil, err
		}
		all = append(all, done)
	}
	return all, nil
}

type players struct {
	bots  []bot.Bot
	match *match.Match
}

func newPlayers(ctx context.Context, m *match.Match, name string) (*players, error) {
	p := &players{match: m}
	for seat := range rules.Seat(p.match.Game.Live().Len()) {
		b, err := bot.New(name)
		if err == nil {
			p.bots = append(p.bots, b)
			err = b.Begin(ctx, p.match, seat, uint64(seat))
		}
		if err != nil {
			p.close()
			return nil, err
		}
	}
	return p, nil
}

func (p *players) close() {
	for _, b := range p.bots {
		b.Close()
	}
}

// supposed returns what the better act gains on average over supposed worlds; nil if there are none.
func (p *players) supposed(ctx context.Context, d *moment, better rules.Action, number int) (*advice.Points, error) {
	hidden, err := bot.Suppose(ctx, d.Match, &d.View, number)
	if err != nil || len(hidden) == 0 {
		return nil, err
	}
	last, sum := worlds.Last(d.Match.Game, &d.View.View), advice.Points(0)
	for i := range hidden {
		world := d.Match.Game.Suppose(&last, &hidden[i])
		gained, err := p.gained(ctx, d, &world, better)
		if err != nil {
			return nil, err
		}
		sum += gained
	}
	sum /= advice.Points(len(hidden))
	return &sum, nil
}

// gained returns how much higher the decider's lead becomes by the better act, if the deal is this one.
func (p *players) gained(ctx context.Context, d *moment, deal *rules.State, better rules.Action) (advice.Points, error) {
	by, err := p.lead(ctx, d, deal, better)
	if err != nil {
		return 0, err
	}
	done, err := p.lead(ctx, d, deal, d.Act)
	return by - done, err
}

// lead plays a deal out after an act at the moment, and returns the decider's lead.
func (p *players) lead(ctx context.Context, d *moment, deal *rules.State, act rules.Action) (advice.Points, error) {
	s := d.state
	s.Deal = *deal
	p.match.Apply(&s, act)
	result, err := p.finish(ctx, s)
	var lead solve.Values
	solve.Relative(p.match.Game.Seats())(&result, &lead)
	return ledger.Exactly(&lead)[d.View.Seat], err
}

// finish plays a deal to its end, and returns its result.
func (p *players) finish(ctx context.Context, s match.State) (r rules.Result, err error) {
	g := p.match.Game
	var v match.View
	for s.Deal.Phase() != rules.Over {
		seat := g.Owner(&s.Deal, g.Turn(&s.Deal).First())
		p.match.View(&s, seat, &v)
		next, err := p.bots[seat].Choose(ctx, &v)
		if err != nil {
			return r, err
		}
		p.match.Apply(&s, next)
	}
	r, _ = g.Result(&s.Deal)
	return r, nil
}
