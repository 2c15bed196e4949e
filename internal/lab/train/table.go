package train

import (
	"context"
	"fmt"
	"math"
	"math/rand/v2"

	"ninetynine/cards"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/netless"
	"ninetynine/internal/think/nn"
	"ninetynine/internal/think/solve"
	"ninetynine/match"
	"ninetynine/rules"
)

// These say who plays a seat.
const (
	learner = -1
	greedy  = -2
	player  = -3 // the player that the plan exploits; past selves, or the net that it exploits, have their number
)

// A Situation is the state of a table that passes from one deal to the next.
type Situation struct {
	Game   int // index in the plan's variants
	Dealer rules.Seat
	Trump  rules.Trump
	Totals match.Points
	InGame uint32
	First  rules.Seat
	Match  bool                    // plays for the game
	Chance [rules.MaxSeats]float32 // then the chances of winning it
}

// A table plays one deal after another.
type table struct {
	Situation
	state    match.State
	standing nn.Standing // before the deal
	player   [rules.MaxSeats]int
	forced   rules.Seat  // the seat that makes a choice that the net tends to avoid
	dares    rules.Phase // the phase of that choice
	sight    int         // from this many cards left, open hands are defended against double dummy; 0: never
	odd      bool        // the cards were picked: see oddDeal
	victim   rules.Seat  // the seat that all the other seats play against, if the plan is to exploit a net that way
	rows     []int32     // of the deal, in the order of its decisions
}

// A row is one decision to learn from.
type row struct {
	features, truth span
	options         rules.Options
	game            int16
	choice          int16
	head            int8
	stake           uint8
	by              chooser
	taught          cards.Set   // the right cards, if the net was shown them: see defence
	double          bool        // open hands are defended against double dummy in this deal
	sure            bool        // the net had little doubt
	made            rules.Seats // by seat relative to the one that decides
	tricks          [rules.MaxSeats]uint8
	bids            [rules.MaxSeats]uint8
	hand, aside     [rules.MaxSeats]uint64 // the real cards of the other seats, hidden from the net
	tried           span                   // of the shard's trials: where other choices would have led
	logp            float32
	seat            rules.Seat              // the seat that decides
	advantage       float32                 // of the choice, to that seat
	value           [rules.MaxSeats]float32 // the critic's, by relative seat
	target          [rules.MaxSeats]float32 // of the critic
	reward          [rules.MaxSeats]float32 // points relative to the other seats, by relative seat
}

// A chooser says how a choice was made.
type chooser uint8

const (
	own   chooser = iota // by the net, by its probabilities
	dared                // drawn among options that the net tends to avoid
	shown                // by the net among the cards it was shown: see defence
)

type span struct{ lo, hi int32 }

func (sh *shard) begin(t *table) {
	g := &sh.games[t.Game]
	m := g.matches[t.First]
	t.standing, _ = nn.StandingOf(m.Game, t.Totals, match.Points{}, int(t.InGame))
	t.state = match.State{Dealer: t.Dealer, Trump: t.Trump, Totals: t.Totals, InGame: t.InGame}
	sh.number++
	d := m.Draw(&t.state, &sh.seed, sh.number)
	if t.odd = sh.rng.Float64() < sh.stage.Odd; t.odd {
		d = sh.oddDeal(t, m)
	}
	if err := m.Deal(&t.state, &d); err != nil {
		panic("train: " + err.Error()) // a situation that is impossible in a match
	}
	t.rows = t.rows[:0]
	sh.seat(t, m.Game)
}

const oddOf = 8

// oddDeal draws several deals and returns the one with the hand that the net rates highest, or
// lowest: contracts that hardly fail, and hands that cannot make any, are otherwise too rare to
// learn from.
func (sh *shard) oddDeal(t *table, m *match.Match) (odd rules.Deal) {
	sign := float32(1 - 2*sh.rng.IntN(2))
	most := float32(math.Inf(-1))
	for k := range uint64(oddOf) {
		d, s := m.Draw(&t.state, &sh.seed, sh.number|k<<60), t.state
		if err := m.Deal(&s, &d); err != nil {
			panic("train: " + err.Error())
		}
		for seat := range m.Game.Live().All() {
			m.View(&s, seat, &sh.view)
			sh.seen = sh.shape.Features(sh.seen[:0], m.Game, &sh.view.View, t.seen())
			sh.net.See(sh.scratch, sh.seen)
			if x := sign * sh.net.Answer(sh.scratch, nn.HeadOutlook)[sh.shape.MadeAt(0)]; x > most {
				odd, most = d, x
			}
		}
	}
	return odd
}

func (sh *shard) seat(t *table, g *rules.Game) {
	for i := range t.player {
		t.player[i] = learner
	}
	live := g.Live().Len()
	st := sh.stage
	t.forced, t.sight = rules.Nobody, 0
	if sh.plan.Exploit != "" {
		t.victim = rules.Nobody
		one := sh.rng.IntN(live)
		for i := range live {
			if (i == one) != sh.plan.Allied {
				continue
			}
			if t.player[i] = 0; sh.games[t.Game].exploited != nil {
				t.player[i] = player
			}
		}
		if sh.plan.Allied {
			t.victim = rules.Seat(one)
		}
		return
	}
	if n := len(sh.past); n > 0 && sh.rng.Float64() < st.League {
		k := sh.rng.IntN(n)
		one := sh.rng.IntN(live)
		others := sh.rng.IntN(2) == 0 // past selves in all other seats, or in one
		for i := range live {
			if (i == one) != others {
				t.player[i] = k
			}
		}
	}
	if nn.DoubleDummy(g) && sh.rng.Float64() < st.Double {
		t.sight = leastSight + sh.rng.IntN(mostSight-leastSight+1)
	}
	if sh.rng.Float64() < st.Greedy {
		t.player[sh.rng.IntN(live)] = greedy
	}
	if sh.rng.Float64() < st.Forced {
		t.forced = rules.Seat(sh.rng.IntN(live))
		t.dares = [...]rules.Phase{rules.Laying, rules.Offering}[sh.rng.IntN(2)]
	}
}

// end enters the results of the deal in the rows and moves the table to the next deal.
func (sh *shard) end(t *table) {
	g := &sh.games[t.Game]
	r := &t.state.Result
	n := g.game.Seats()
	var reward solve.Values
	if !t.odd {
		g.pool.add(g.game, t.Dealer, t.Trump, &t.state)
	}
	g.relative(r, &reward)
	if t.Match {
		sh.stake(t, reward[:n])
	}
	if sh.plan.Allied {
		against(reward[:n], t.victim)
	}
	for _, at := range t.rows {
		w := &sh.rows[at]
		for rel := range n {
			o := sh.shape.Seat(w.seat, rel)
			w.tricks[rel], w.bids[rel], w.reward[rel] = r.Tricks[o], r.Bid[o], reward[o]/nn.Points
			if r.Made.Has(o) {
				w.made |= rules.Seat(rel).Set()
			}
		}
	}
	sh.count(t, g)
	t.Dealer, t.Trump, t.Totals, t.InGame = t.state.Dealer, t.state.Trump, t.state.Totals, t.state.InGame
	if t.state.Closed || t.InGame >= longest {
		first := rules.Seat(sh.rng.IntN(g.game.Live().Len()))
		start := g.matches[first].Start()
		t.First, t.Dealer, t.Trump, t.Totals, t.InGame = first, start.Dealer, start.Trump, match.Points{}, 0
		_, games := nn.StandingOf(g.game, t.Totals, match.Points{}, 0)
		if t.Match = games && sh.rng.Float64() < sh.stage.Match; t.Match {
			t.Chance = sh.estimateStanding(g, t.Totals, 0, t.Dealer, t.Trump)
		}
	}
}

// against makes one seat's loss the goal of all other seats.
func against(reward []float32, victim rules.Seat) {
	loss := -reward[victim]
	for i := range reward {
		reward[i] = loss
	}
	reward[victim] = -loss
}

// longest is the number of deals after which a game is abandoned: beginners may fall further behind
// the target forever.
const longest = 60

// choose returns the act of a seat whose player does not answer in lockstep.
func (sh *shard) choose(t *table, v *match.View) (rules.Action, bool) {
	g := &sh.games[t.Game]
	var bots []bot.Bot
	switch t.player[v.Seat] {
	case greedy:
		bots = g.greedy
	case player:
		bots = g.exploited
	default:
		return 0, false
	}
	a, err := bots[v.Seat].Choose(context.Background(), v)
	if err != nil {
		panic("train: " + err.Error()) // only programs fail, and none sits here: a View can be dealt
	}
	return a, true
}

type game struct {
	game      *rules.Game
	relative  solve.Reward
	matches   []*match.Match // by first dealer
	greedy    []bot.Bot      // by seat
	exploited []bot.Bot      // by seat: the player that the plan exploits
	defence   defence
	pool      Pool
}

// seen returns the nets' input about the match.
func (t *table) seen() *nn.Standing {
	if !t.Match {
		return nil
	}
	return &t.standing
}

func openGame(s *Share) (game, error) {
	g, err := s.open()
	if err != nil {
		return game{}, err
	}
	o := game{game: g, relative: solve.Relative(g.Seats()), defence: newDefence(g)}
	for first := range g.Live().All() {
		m, err := match.New(g, first, match.Limit{Games: 1})
		if err != nil {
			return game{}, err
		}
		o.matches = append(o.matches, m)
	}
	o.greedy, err = o.seated("greedy", 0)
	return o, err
}

// seated returns players of the name, one for each seat. The seed stays the same for all deals: in
// equal Views they act alike.
func (g *game) seated(name string, seed uint64) (bots []bot.Bot, err error) {
	for i, m := range g.matches {
		b, err := bot.New(name)
		if err != nil {
			return nil, err
		}
		if _, program := b.(*netless.Exec); program {
			return nil, fmt.Errorf("%s: a program may fail, or be late", name)
		}
		if bot.UsesNet(name) && !bot.HasNet(g.game) {
			return nil, fmt.Errorf("%s: no net was trained for %s, so somebody else would play", name, g.game.ID())
		}
		if err := b.Begin(context.Background(), m, rules.Seat(i), seed+uint64(i)); err != nil {
			return nil, err
		}
		bots = append(bots, b)
	}
	return bots, nil
}

func draw(rng *rand.Rand, p []float32) int {
	x := rng.Float32()
	for i, q := range p {
		if x -= q; x < 0 {
			return i
		}
	}
	return nn.Greatest(p) // a remainder from rounding
}
