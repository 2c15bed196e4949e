package bot

import (
	"context"
	"fmt"

	"ninetynine/match"
	"ninetynine/rules"
)

// Greedy plays by rules of thumb: it gives every card a chance to win a trick,
// bids what those chances are likeliest to come to, and plays the card after
// which they still come to it most likely. It looks no further ahead, guesses
// nobody's hidden cards and has no luck of its own: equal Views, equal acts.
type Greedy struct{ tables *tables }

// Begin prepares for the variant.
func (g *Greedy) Begin(_ context.Context, m *match.Match, _ rules.Seat, _ uint64) error {
	if g.tables == nil || g.tables.Game != m.Game {
		g.tables = compile(m.Game)
	}
	return nil
}

// Choose returns the act that greedy thinks best. It is an error to ask
// before Begin.
func (g *Greedy) Choose(_ context.Context, v *match.View) (rules.Action, error) {
	if g.tables == nil {
		return 0, fmt.Errorf("greedy was asked before a match began")
	}
	a := g.tables.advise(v)
	return a.Action, nil
}

// Close does nothing.
func (g *Greedy) Close() error { return nil }

// A Reason says in a word why an act is advised.
type Reason uint8

// The reasons.
const (
	Nothing Reason = iota // there is nothing to decide
	Forced                // it is the only act
	Likely                // this bid is the likeliest to be met
	Safe                  // the premium pays, on average
	Risky                 // no premium pays
	Strong                // at this trump a bid is likeliest to be met
	Win                   // more tricks are needed, or this one is
	Duck                  // this trick is not wanted
	Unload                // no chance to win it: a card that is in the way goes
	Spoil                 // the contract is decided; others' are not
	Dummy                 // the dummy's card that serves one's own contract
	Learnt                // the expert would do it, and greedy something else
)

var reasonWords = [...]string{"nothing", "forced", "likely", "safe", "risky", "strong", "win", "duck", "unload", "spoil", "dummy", "learnt"}

// String returns the reason's word, such as "duck".
func (r Reason) String() string {
	if int(r) < len(reasonWords) {
		return reasonWords[r]
	}
	return "?"
}

// Advice is greedy's opinion, in numbers: what it would do, what it bids or
// has bid, and how many tricks it expects of the whole deal, those won
// included. Chance is its estimate, 0 to 1, that the contract is made.
type Advice struct {
	Action rules.Action
	Bid    int
	Expect float64
	Chance float64
	Reason Reason
}

// Hint returns what greedy would do in the View's place, for a player who
// asks. Where there is nothing to decide the Action is 0.
func Hint(m *match.Match, v *match.View) Advice { return compile(m.Game).advise(v) }

// advise decides.
func (t *tables) advise(v *match.View) Advice {
	if v.Options.Pick == 0 {
		return Advice{}
	}
	switch v.Phase {
	case rules.Laying:
		return t.adviseLay(v)
	case rules.Offering:
		return t.adviseOffer(v)
	case rules.Naming:
		return t.adviseName(v)
	}
	return t.advisePlay(v)
}
