package review

import (
	"context"
	"fmt"
	"iter"

	"ninetynine/internal/bot"
	"ninetynine/internal/ledger"
	"ninetynine/internal/solve"
	"ninetynine/match"
	"ninetynine/rules"
)

// A PlayedOut is a mistake, and what the better act gained where both were played out.
type PlayedOut struct {
	ledger.Mistake
	// Gained is how much higher the seat's lead became by the better act.
	Gained ledger.Points `json:"gained"`
}

// PlayOut plays every mistake of a match out in the very deal, once with what was done
// and once with what would have been better, with the player of the name in all
// seats. The true layout was not among the worlds of the judge, so over many mistakes
// the better acts should gain what was claimed. The report must have been made.
func (j *Jobs) PlayOut(ctx context.Context, m *Match, deal int, player string) ([]PlayedOut, error) {
	r, err := j.reporter(ctx, m, deal, Careful, nil)
	if err != nil {
		return nil, err
	}
	players, err := newPlayers(ctx, r.decisions, player)
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
		gained := ledger.Points(0)
		for _, way := range []struct {
			act  rules.Action
			sign ledger.Points
		}{{better, 1}, {d.Act, -1}} {
			lead, err := players.lead(ctx, d, way.act)
			if err != nil {
				return nil, err
			}
			gained += way.sign * lead
		}
		all = append(all, PlayedOut{x, gained})
	}
	return all, nil
}

// players have the same player in every seat.
type players struct {
	bots  []bot.Bot
	match *match.Match
}

func newPlayers(ctx context.Context, decisions func() iter.Seq[*moment], name string) (*players, error) {
	p := new(players)
	for d := range decisions() {
		p.match = d.Match
		break
	}
	if p.match == nil {
		return p, nil
	}
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

// lead plays a deal out after an act of the moment, and returns the lead of who acted.
func (p *players) lead(ctx context.Context, d *moment, act rules.Action) (ledger.Points, error) {
	s, g := d.state, p.match.Game
	p.match.Apply(&s, act)
	var v match.View
	for s.Deal.Phase() != rules.Over {
		seat := g.Owner(&s.Deal, g.Turn(&s.Deal).First())
		p.match.View(&s, seat, &v)
		next, err := p.bots[seat].Choose(ctx, &v)
		if err != nil {
			return 0, err
		}
		p.match.Apply(&s, next)
	}
	result, _ := g.Result(&s.Deal)
	var lead solve.Values
	solve.Relative(g.Seats())(&result, &lead)
	return ledger.Exactly(&lead)[d.View.Seat], nil
}
