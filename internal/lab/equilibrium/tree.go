// Package equilibrium solves small packs of Ninety-Nine and says how far any
// player is from equilibrium there.
//
// A small pack is a house variant with so few cards that every line of play of a deal can be
// searched, from the bids to the score. [Split] separates deals that no player can mistake for one
// another, [Compile] turns those of one group into a [Tree], [Solver] finds its equilibrium by
// counterfactual regret minimisation, and [Tree.Measure] says what each seat could gain with its
// best response to a [Profile], the strategies of all seats: nothing, in equilibrium.
//
// The payoff is points of a deal relative to the other seats: a seat's own less the mean of theirs,
// as in the training of nets. With two hands that is a zero-sum game, so regret minimisation
// converges to an equilibrium; with more there is no such guarantee, but the measure is exact all
// the same.
package equilibrium

import (
	"context"
	"errors"
	"fmt"
	"unsafe"

	"ninetynine/rules"
)

// A Tree contains every line of play of some deals of a game. Forced acts are
// left out, and simultaneous acts follow one another in the order of the seats.
//
// It is stored depth-first in one slice. A decision is the number of its set, the number of words
// of its subtree including itself, and then the subtree of each choice; an end is the number of its
// payoffs, with the highest bit set.
type Tree struct {
	game    *rules.Game
	words   []uint32
	roots   []int // of the deals
	sets    []set
	views   []rules.View // of the sets
	payoffs [][rules.MaxSeats]float64
	width   int // of a profile
	deepest int32
}

// end marks the end of a deal among the words.
const end = 1 << 31

// A set is decisions that their seat cannot tell apart: it sees the same View.
type set struct {
	owner  rules.Seat
	n      int32 // choices
	at     int32 // of the first of them in a profile
	parent link  // the decision of the same seat before
	depth  int32 // number of such decisions
}

// A link is a choice in a set; the set is -1 before the first.
type link struct{ set, choice int32 }

type builder struct {
	*Tree
	ctx   context.Context // checked now and then, as one deal alone may be too large
	most  int64           // memory for the tree, in bytes
	asked int             // decisions met
	ids   map[rules.View]int32
	last  [rules.MaxSeats]link
	view  rules.View
	known map[[rules.MaxSeats]int32]uint32 // payoffs by points
}

// mostBytes is the memory for the words and sets of a tree while it grows. A set's View is held
// twice, by number and as a map key.
const (
	mostBytes = 4 << 30
	wordBytes = int64(unsafe.Sizeof(uint32(0)))
	setBytes  = int64(2*unsafe.Sizeof(rules.View{}) + unsafe.Sizeof(set{}))
)

var errTooLarge = errors.New("too large to be walked through")

// Compile builds the tree of the deals. It is an error if they are too large, or if the context
// ends.
func Compile(ctx context.Context, g *rules.Game, deals []rules.Deal) (*Tree, error) {
	if err := Check(g); err != nil {
		return nil, err
	}
	return compile(ctx, g, deals, mostBytes)
}

func compile(ctx context.Context, g *rules.Game, deals []rules.Deal, most int64) (*Tree, error) {
	b := builder{Tree: &Tree{game: g}, ctx: ctx, most: most, ids: map[rules.View]int32{}, known: map[[rules.MaxSeats]int32]uint32{}}
	for i := range b.last {
		b.last[i].set = -1
	}
	for i := range deals {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		b.roots = append(b.roots, len(b.words))
		s := g.Start(&deals[i])
		if err := b.grow(&s); errors.Is(err, errTooLarge) {
			return nil, fmt.Errorf("%d of %d deals that belong together take more than %d MB: %w; take fewer deals or a smaller pack", i+1, len(deals), most>>20, err)
		} else if err != nil {
			return nil, err
		}
	}
	return b.Tree, nil
}

func (b *builder) grow(s *rules.State) error {
	g := b.game
	var seat rules.Seat
	var o rules.Options
	for {
		if s.Phase() == rules.Over {
			b.words = append(b.words, end|b.payoff(s))
			return nil
		}
		seat = g.Turn(s).First()
		if o = g.Options(s, seat); o.Len() != 1 {
			break
		}
		g.Apply(s, o.Nth(0))
	}
	if err := b.room(); err != nil {
		return err
	}
	id, err := b.set(s, seat, o)
	if err != nil {
		return err
	}
	at, was := len(b.words), b.last[seat]
	b.words = append(b.words, uint32(id), 0)
	for i := range o.Len() {
		next := *s
		g.Apply(&next, o.Nth(i))
		b.last[seat] = link{id, int32(i)}
		if err := b.grow(&next); err != nil {
			return err
		}
	}
	b.last[seat] = was
	b.words[at+1] = uint32(len(b.words) - at)
	return nil
}

func (b *builder) room() error {
	if b.asked++; b.asked%4096 == 0 {
		if err := b.ctx.Err(); err != nil {
			return err
		}
	}
	if int64(len(b.words))*wordBytes+int64(len(b.sets))*setBytes > b.most {
		return errTooLarge
	}
	return nil
}

// set returns the number of the seat's set, which it adds if it is new.
func (b *builder) set(s *rules.State, seat rules.Seat, o rules.Options) (int32, error) {
	b.game.View(s, seat, &b.view)
	if id, ok := b.ids[b.view]; ok {
		if b.sets[id].parent != b.last[seat] { // otherwise regrets would belong to no plan
			return 0, fmt.Errorf("seat %d cannot tell from what it sees what it did before, in %s", seat, b.game.ID())
		}
		return id, nil
	}
	id := int32(len(b.sets))
	n := set{owner: seat, n: int32(o.Len()), at: int32(b.width), parent: b.last[seat]}
	if n.parent.set >= 0 {
		n.depth = b.sets[n.parent.set].depth + 1
	}
	b.ids[b.view] = id
	b.sets, b.views = append(b.sets, n), append(b.views, b.view)
	b.width += o.Len()
	b.deepest = max(b.deepest, n.depth)
	return id, nil
}

// payoff returns the number of the payoffs of a finished deal.
func (b *builder) payoff(s *rules.State) uint32 {
	r, _ := b.game.Result(s)
	points := r.Points
	id, ok := b.known[points]
	if !ok {
		id = uint32(len(b.payoffs))
		b.known[points] = id
		b.payoffs = append(b.payoffs, relative(points, b.game.Seats()))
	}
	return id
}

// relative subtracts from each seat's points the mean of the other seats' points.
func relative(points [rules.MaxSeats]int32, seats int) (r [rules.MaxSeats]float64) {
	sum := int32(0)
	for _, p := range points[:seats] {
		sum += p
	}
	for i, p := range points[:seats] {
		r[i] = float64(p) - float64(sum-p)/float64(seats-1)
	}
	return r
}

// Size is how large a tree is.
type Size struct {
	Deals int `json:"deals"`
	Sets  int `json:"sets"`  // of decisions that their seat cannot tell apart
	Words int `json:"words"` // of four bytes, for all decisions and ends
}

// Size returns the size of the tree.
func (t *Tree) Size() Size { return Size{len(t.roots), len(t.sets), len(t.words)} }
