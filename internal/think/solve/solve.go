// Package solve solves endings of Ninety-Nine exactly, with all cards open: what a position is
// worth to each seat if all seats play for themselves, and whether a seat can make its contract
// against all other seats together. Players use it on sampled layouts.
//
// [Solver.Solve] is max^n search (Luckhardt and Irani, AAAI 1986). A deal can end in few ways,
// fifty-five with nine tricks and three hands, so the search passes sets of outcomes, a bit each,
// instead of bounds: a seat that already has an outcome cares only about better ones, and a
// position that cannot lead to one is cut off. That is Korf's shallow pruning (Artificial
// Intelligence 48, 1991) made exact for any payoff; where a hand has only one card, or tries its
// last, the wishes of the seats before it are passed on, as in Sturtevant's last-branch pruning
// (IJCAI 2003).
//
// The rest is common to solvers of card games: equivalent cards are tried once, and positions are
// stored by the relative ranks of the remaining cards and by how far the tricks won so far still
// matter.
package solve

import "ninetynine/rules"

// Values is what a position is worth to each seat: unless [Solver.Play] sets another reward, in
// points of the deal, the seat's own less the mean of the other hands', including a dummy's. Seats
// that do not exist have 0.
type Values [rules.MaxSeats]float32

// An End is how a position ends: its worth to each seat, and the seats that make their contracts.
type End struct {
	Values Values
	Made   rules.Seats
}

// A Solver solves positions of one game in the phase of play. It allocates nothing after [New], and
// its answers do not depend on earlier ones or on the size of its table. It belongs to one
// goroutine.
type Solver struct {
	g     *rules.Game
	nodes uint64

	layout rules.Layout // at the root
	tallies
	worth
	contractSearch
	position
	table
}

// New returns a solver of the game. Its transposition table has room for the given number of
// positions of 32 bytes, rounded up to a power of two: 4,096 are enough for the last five tricks of
// three hands, 262,144 for a whole deal: more save few nodes and do not fit the processor's cache.
func New(g *rules.Game, entries int) *Solver {
	s := &Solver{g: g}
	s.tallies.build(g)
	s.worth.build(g, &s.tallies)
	s.position.build(g)
	s.table.build(entries)
	return s
}

// Nodes returns the number of nodes searched so far: hands about to play a card, and tricks about
// to begin.
func (s *Solver) Nodes() uint64 { return s.nodes }

// Play sets the reward to play for instead of relative points, such as the chance to win the match;
// nil restores relative points.
func (s *Solver) Play(r Reward) {
	s.special, s.known = r != nil, false
	s.reward = r
	if r == nil {
		s.reward = Relative(s.g.Seats())
	}
}

// Solve returns the max^n end of a position in the phase of play: the result if the owner of each
// hand plays the card that is best for them, and all know that. Of several such cards they play the
// one that is worst for the next hand on their left, then for the one after that, and so on. This
// rule depends on values alone, so neither the order of search nor the choice among equivalent
// cards can change what the end is worth. A deal that is over ends by its score; one not yet in
// play has no end.
func (s *Solver) Solve(st *rules.State) End {
	if st.Phase() != rules.Playing {
		return s.over(st)
	}
	s.begin(st)
	return s.ends[s.move(s.root(), s.reach[0])]
}

// Choices solves each option of the hand due, in the order of [rules.Options.Nth], and returns
// their number; 0 outside play.
func (s *Solver) Choices(st *rules.State, out *[rules.MaxHand]End) int {
	if st.Phase() != rules.Playing {
		return 0
	}
	s.begin(st)
	o, t := s.g.Due(st), s.root()
	for i := range o.Len() {
		c := s.bit[o.Nth(i).Card()&63]
		out[i] = s.ends[s.after(t, c, s.reach[0])]
	}
	return o.Len()
}

// over returns the end of a deal that is over; none in an earlier phase.
func (s *Solver) over(st *rules.State) (e End) {
	if r, over := s.g.Result(st); over {
		s.reward(&r, &e.Values)
		e.Made = r.Made
	}
	return e
}

// begin prepares a search in which every seat plays for itself.
func (s *Solver) begin(st *rules.State) {
	s.open(st)
	s.appraise(s.g, &s.tallies, &s.layout)
	s.sure[0] = s.reach[0]
}

func (s *Solver) open(st *rules.State) {
	s.g.Layout(st, &s.layout)
	s.place(&s.layout, s.flags > 1)
	s.newGeneration()
}

func (s *Solver) root() trick {
	l := &s.layout
	t := s.lead(0, uint8(l.Lead), uint8(l.Control))
	for ; t.queue != endOfTrick; t.queue >>= 4 {
		c := l.Trick[t.queue&7]
		if c == 0 {
			break
		}
		t.put(&s.position, s.bit[c&63])
	}
	return t
}

// rejected is returned in place of an unwanted outcome.
const rejected = -1

// move returns the outcome of the position if it is wanted. Otherwise it returns any unwanted one,
// or rejected: the caller has something at least as good.
func (s *Solver) move(t trick, want uint64) int {
	s.nodes++
	seat := t.queue & 7
	cards := s.distinct(seat, &t)
	if cards&(cards-1) == 0 {
		return s.after(t, cards, want)
	}
	owner := s.owner(seat, t.control)
	reach := s.sure[s.level[t.id]&15]
	order := s.ordering(&t, cards, s.eager[t.id]>>seat&1 == 1)
	best, window := rejected, reach
	for {
		o := s.after(t, order.next(&cards), window)
		if o >= 0 && (best < 0 || s.rank[o<<3|owner] > s.rank[best<<3|owner]) {
			best = o
		}
		if cards == 0 {
			return best
		}
		window = s.better[best<<3|owner] & reach
		here := uint64(1) << (s.bucket[best] & 63)
		if window == 0 || (window|here)&want == 0 {
			return best // the best of all, or the owner can end with no wanted outcome
		}
		if cards&(cards-1) == 0 && here&want == 0 {
			window &= want // on the last card, only outcomes that it may improve matter to the caller
		}
	}
}

// after returns the outcome once the card has been played, as move does.
func (s *Solver) after(t trick, c, want uint64) int {
	seat := t.queue & 7
	t.put(&s.position, c)
	s.hand[seat] ^= c
	s.all ^= c
	var o int
	if t.queue >>= 4; t.queue != endOfTrick {
		o = s.move(t, want)
	} else {
		o = s.finish(s.next[int(t.id)<<3|int(t.winner)], t.winner, t.control, want)
	}
	s.hand[seat] ^= c
	s.all ^= c
	return o
}

// finish goes on, as move does, after the winner has taken a trick, which led to the tally.
func (s *Solver) finish(id uint16, winner, control uint8, want uint64) int {
	reach := s.reach[id]
	if reach&want == 0 {
		return rejected
	}
	level := s.level[id] & 15
	if int(level) == s.left {
		return s.outcome(id)
	}
	t := s.lead(id, winner, control)
	if s.flags == 1 {
		if int(level)+1 == s.left {
			return int(s.next[int(id)<<3|int(s.lastTrick(t.queue))] - s.first)
		}
		if seat, run := s.topTrumps(); run > 0 {
			reach &= s.fall[seat&7][(s.wins[id][seat]+run)&15]
			if reach&want == 0 {
				return rejected
			}
		}
	}
	s.sure[level] = reach
	return s.look(t, want, reach)
}

// look goes on, as move does, from the lead to a trick, from the table if it can.
func (s *Solver) look(t trick, want, reach uint64) int {
	s.nodes++
	key := s.key()
	tag := s.tag(t.winner, t.control, s.class[t.id])
	if e := s.slot(key, tag); e.is(key, tag) {
		if rest := e.rest(); rest != unknown {
			return s.add(t.id, rest)
		}
		if e.id == t.id {
			want &^= e.not
			if want&reach == 0 {
				return rejected
			}
		}
	}
	o := s.move(t, want)
	if o < 0 || want>>(s.bucket[o]&63)&1 == 0 {
		s.exclude(key, tag, t.id, want)
		return rejected
	}
	s.store(key, tag, s.since(t.id, o))
	return o
}

// since returns the number that stands in the table for the tricks after the tally.
func (s *Solver) since(id uint16, o int) uint32 {
	if s.flags == 1 {
		return s.code[int(s.first)+o] - s.code[id]
	}
	return (s.code[int(s.first)+o/s.flags]-s.code[id])*uint32(s.flags) + uint32(o%s.flags)
}

// add is the inverse of since.
func (s *Solver) add(id uint16, rest uint32) int {
	if s.flags == 1 {
		return int(s.index[s.code[id]+rest])
	}
	return int(s.index[s.code[id]+rest/uint32(s.flags)])*s.flags + int(rest)%s.flags
}

func (s *Solver) outcome(id uint16) int {
	o := int(id-s.first) * s.flags
	if s.flags == 1 {
		return o
	}
	for i := range s.live {
		tricks := s.layout.Won[i] + s.wins[id][i]
		o |= int(s.meets[i][tricks]>>s.leftOver(i)&1) << i
	}
	return o
}
