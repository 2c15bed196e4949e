package bot

import (
	"math"

	"ninetynine/cards"
	"ninetynine/rules"
)

// trumps counts the trumps that a deal can be played at.
const trumps = int(rules.NinesTrump) + 1

// tables is a game as greedy looks at it. It never changes once compiled.
type tables struct {
	game    *rules.Game
	variant *rules.Variant
	pack    cards.Set
	tricks  int
	above   [trumps][64]cards.Set // the cards of its own suit that beat a card
	trump   [trumps]cards.Set     // the trumps
	wanted  [rules.MaxAside*rules.MaxTricks + 1]uint16
	weights *[classes]weights
	bids    [2]float32                                        // see honest
	keep    bool                                              // the cards left over are the bid
	steer   [rules.MaxTricks + 1][rules.MaxTricks + 1]float32 // see compileSteer
	sigmoid [1 << 10]float32
}

// Between -span and span the logistic function is tabulated.
const span = 8

func compile(g *rules.Game) *tables {
	t := &tables{game: g, variant: g.Variant(), pack: g.Pack(), tricks: g.Tricks()}
	e := &fitted[min(g.Seats(), len(fitted)+1)-2]
	t.weights, t.bids = &e.cards, e.bids
	if t.keep = !t.variant.Order.Has(rules.Laying); t.keep {
		t.bids = leftover
	}
	for i := range rules.Trump(trumps) {
		t.compileTrump(i)
	}
	for bid := range t.wanted {
		for n := range t.tricks + 1 {
			if bid <= t.tricks && g.Meets(bid, n) {
				t.wanted[bid] |= 1 << n
			}
		}
	}
	t.compileSteer()
	for i := range t.sigmoid {
		x := (float64(i)+0.5)*2*span/float64(len(t.sigmoid)) - span
		t.sigmoid[i] = float32(1 / (1 + math.Exp(-x)))
	}
	return t
}

func (t *tables) compileTrump(trump rules.Trump) {
	g := t.game
	if k, ok := trump.Suit(); ok {
		t.trump[trump] = t.pack.In(k)
	} else if trump == rules.NinesTrump {
		t.trump[trump] = t.pack & cards.All(cards.Nine)
	}
	for c := range t.pack.Cards() {
		for d := range (t.pack & g.Following(trump, g.SuitOf(trump, c))).Cards() {
			if g.Strength(trump, c, d) > g.Strength(trump, c, c) {
				t.above[trump][c] |= d.Set()
			}
		}
	}
}

// logistic returns 1/(1+exp(-x)).
func (t *tables) logistic(x float32) float32 {
	i := int((x + span) * (1 << 10 / (2 * span)))
	return t.sigmoid[max(0, min(i, len(t.sigmoid)-1))]
}

// suitOf returns the number of the suit that a card counts as.
func (t *tables) suitOf(trump rules.Trump, c cards.Card) int { return t.game.SuitOf(trump, c) }
