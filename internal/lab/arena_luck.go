package lab

import (
	"context"

	"ninetynine/cards"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/netless"
	"ninetynine/match"
	"ninetynine/rules"
)

// luckPlayer plays on for the side in question, whichever player that is. The better it foretells that player's
// results, the less scatter is left; the mean is right with any.
const luckPlayer = "net:points=1"

// Luck counts luckShare/luckShares of what was reckoned. Where the players of playouts play just as those at the table,
// all would be best, and more than three quarters where they play quite otherwise would do harm.
const luckShare, luckShares = 3, 8

// A luck reckons what luck brought the side in question, in the whole points of [lineup.margin]. Without its luck, a
// margin has the same mean and less scatter. It is AIVAT (Burch, Schmid, Moravčík and Bowling, "AIVAT: A new variance
// reduction technique for agent evaluation in imperfect information games", AAAI 2018), with playouts for the values.
//
// Luck is a sum of terms, each with a mean of nought whoever plays. The first is the result of the deal if other
// players play it, the same in each seat in turn: deals favour no seat. The others are of bids and offers: the result
// if the deal is played on after them, less the result if they are drawn again first. The program's own players can
// draw again, since their acts follow from Views and seeds alone; what a program bids is taken as it is. All bids are
// drawn again together, as no player sees another's bid.
//
// Each term is a sum over as many plays as there are ways to give each seat one of two players.
type luck struct {
	seed  cards.Seed
	plays [dummySide][rules.MaxSeats]bot.Bot // who play on: luckPlayer, and Contest.Luck for Against
	again [dummySide][rules.MaxSeats]bot.Bot // who draw acts again; nil for a program
	view  match.View
	acts  []turn // of the deal, before the first card
}

func newLuck(w *arenaWorker) (*luck, error) {
	c := w.contest
	l := &luck{seed: cards.SeedOf("luck")}
	for i := range w.game.Live().All() {
		for n, name := range []string{c.Play, c.Against, luckPlayer, c.Luck} {
			p, err := w.open(name, i, n%dummySide)
			if err != nil {
				return nil, err
			}
			switch _, program := p.Bot.(*netless.Exec); {
			case n >= dummySide:
				l.plays[p.side][i] = p.Bot
			case !program:
				l.again[p.side][i] = p.Bot
			}
		}
	}
	return l, nil
}

// luckPlays returns the number of plays in each term of luck.
func luckPlays(g *rules.Game) int64 { return 1 << g.Live().Len() }

// luckParts returns the number of parts of a whole point in which luck is counted: it is a whole number, the same on
// every machine.
func luckParts(g *rules.Game) int64 { return luckShares * luckPlays(g) }

// note stores an act that is about to be done.
func (l *luck) note(w *arenaWorker, x turn) {
	if w.state.Deal.Phase() != rules.Playing {
		l.acts = append(l.acts, x)
	}
}

// reckon returns the luck in a deal that began with the state, in [luckParts].
func (l *luck) reckon(ctx context.Context, w *arenaWorker, unit uint64, start *match.State) (sum int64, _ error) {
	for n := range luckPlays(w.game) {
		p := luckPlay{luck: l, arenaWorker: w, draw: unit<<8 + uint64(n)}
		var sides seating
		for i := range w.game.Live().All() {
			sides[i] = uint8(n >> i & 1)
		}
		sum += p.result(ctx, *start, 0, &sides) + p.differences(ctx, *start)
		if p.err != nil {
			return 0, p.err
		}
	}
	return luckShare * sum, nil
}

// A luckPlay is one of the plays of each term. After an error it does nothing.
type luckPlay struct {
	*luck
	*arenaWorker
	draw uint64 // decides, with the number of acts before, what is drawn: no two draws of a play may be alike
	err  error
}

// differences returns what the noted bids and offers changed.
func (p *luckPlay) differences(ctx context.Context, done match.State) (sum int64) {
	again, k := done, 0
	for changed := false; k < len(p.acts); k++ {
		if done.Deal.Phase() != rules.Laying {
			break
		}
		x := p.acts[k]
		act := p.drawn(ctx, &again, k)
		changed = changed || act != x.action
		p.match.Apply(&done, x.action)
		if p.match.Apply(&again, act); changed && done.Deal.Phase() != rules.Laying {
			sum += p.result(ctx, done, k+1, p.arenaWorker.seats) - p.result(ctx, again, k+1, p.arenaWorker.seats)
		}
	}
	for ; k < len(p.acts); k++ {
		x := p.acts[k]
		again, act := done, p.drawn(ctx, &done, k)
		if p.match.Apply(&done, x.action); act != x.action {
			p.match.Apply(&again, act)
			sum += p.result(ctx, done, k+1, p.arenaWorker.seats) - p.result(ctx, again, k+1, p.arenaWorker.seats)
		}
	}
	return sum
}

// drawn returns what the player of the noted act k draws this time; the noted one if it cannot draw again.
func (p *luckPlay) drawn(ctx context.Context, s *match.State, k int) rules.Action {
	x := p.acts[k]
	player := p.again[p.arenaWorker.seats[x.seat]][x.seat]
	if player == nil || !x.choice || p.err != nil {
		return x.action
	}
	return p.choose(ctx, player, s, x.seat, k)
}

func (p *luckPlay) choose(ctx context.Context, b bot.Bot, s *match.State, seat rules.Seat, k int) (act rules.Action) {
	act = p.game.Options(&s.Deal, seat).Nth(0)
	if p.err = b.Begin(ctx, p.match, seat, bot.Seed(p.luck.seed, seat, p.draw, uint64(k))); p.err != nil {
		return act
	}
	p.match.View(s, seat, &p.luck.view)
	a, err := b.Choose(ctx, &p.luck.view)
	if p.err = err; err != nil {
		return act
	}
	return a
}

// result returns the margin of the deal once the players of the sides have played it on after k acts.
func (p *luckPlay) result(ctx context.Context, s match.State, k int, sides *seating) int64 {
	for ; s.Stage == match.Playing && p.err == nil; k++ {
		seat := p.game.Turn(&s.Deal).First()
		o := p.game.Options(&s.Deal, seat)
		act := o.Nth(0)
		if o.Len() > 1 {
			act = p.choose(ctx, p.plays[sides[seat]][seat], &s, seat, k)
		}
		p.match.Apply(&s, act)
	}
	var points, seats [dummySide]int64
	for i := range p.game.Live().All() {
		side := p.arenaWorker.seats[i]
		points[side] += int64(s.Result.Points[i])
		seats[side]++
	}
	return seats[against]*points[play] - seats[play]*points[against]
}
