package search

import (
	"ninetynine/internal/think/claim"
	"ninetynine/rules"
)

// Effort is how much an Expert thinks: counts and limits, never times, so that it thinks the
// same on every machine.
type Effort struct {
	Worlds           int     // sampled for each decision; 0: the net alone decides
	MinESS           float64 // least effective sample size of the worlds; see [worlds.Temper]
	OfferWorlds      int     // sampled for an offer, and played out with each; fewer where there are more than three; 0: Worlds are, and the critic evaluates them
	OfferFirst       int     // worlds after which offers are dropped that more would hardly make the best, and then after twice as many each time; 0: all are played out in all worlds
	Finish           int     // the same where the game may end with the deal, also if the player plays for points: it then offers for the game
	Choices          int     // of the net's likeliest that are evaluated
	SolveBelow       int     // cards in all hands together, up to which worlds are solved
	SolveOpenBelow   int     // likewise where another hand lies open
	Ahead            int     // further decisions played in each world before the critic evaluates it
	Playouts         int     // worlds in which cards are evaluated by playing on until the rest can be solved; with more than three hands half as many, rounded up; 0: the critic evaluates them
	PolicyWeight     float64 // points for each natural logarithm of the net's probability of a choice
	ErrorPenalty     float64 // added to PolicyWeight for each point of the estimate's standard error, where many choices are compared
	SampleByBelief   bool    // sample cards by the net's belief where they are
	InferFromPlay    bool    // draw the other seats' bid-cards as the net lays, and weigh worlds by the other seats' acts
	HeuristicShare   ByHands // chance that an opponent plays by heuristics and not like the net
	DoubleDummyShare ByHands // share of the worlds in which the opponents defend double dummy against open hands: see [nn.DoubleDummy]
	Blur             float64 // how evenly it chooses among good acts: its logits are divided by 1 + Blur; below 0 it chooses more sharply

	Sound       bool        // it plays no dominated card: see [claim.Dominated]
	Proves      int         // nor one that a proof rules out, with at most so many tricks left by trying all deals: see [claim.Prover.Refuted]; 0: it proves nothing
	Manner      Manner      // how the net errs; it then proposes what is evaluated, or decides alone
	MinChance   MinChance   // of its contract, for each offer
	Evened      int         // the number of a level, 1 for the weakest: at each kind of deal as much remains of the errors as makes it mean the same everywhere, see [remains]; 0: none
	Rest        float64     // without that, how much remains of them at each; 0: see [Effort.in]
	Temperament Temperament // what it likes, within its level
}

// A ByHands is a figure for each number of hands at a table.
type ByHands [rules.MaxSeats + 1]float64

// byHands returns upTo for up to few hands, and more for more.
func byHands(few int, upTo, more float64) (b ByHands) {
	b.Set(0, few, upTo)
	b.Set(few+1, rules.MaxSeats, more)
	return b
}

// Set sets the figure for the numbers of hands from first to last.
func (b *ByHands) Set(first, last int, x float64) {
	for n := first; n <= last; n++ {
		b[n] = x
	}
}

// Full is the effort of the strongest player.
func Full() Effort {
	return Effort{
		Worlds: 120, OfferWorlds: 120, OfferFirst: 12, MinESS: 40, Choices: 8, SolveBelow: 12, SolveOpenBelow: 18, Playouts: 32, PolicyWeight: 0.3, InferFromPlay: true, Sound: true, Proves: claim.LateTricks,
		MinChance:      MinChance{Declare: 0.5, Reveal: 0.45, DeclareWhereAllMay: 0.5},
		HeuristicShare: byHands(2, 0.2, 0), DoubleDummyShare: byHands(3, 0.3, 1),
	}
}

// A Level is a player of a strength that people can pick.
type Level struct {
	Name   string
	Points bool // plays for points even where the game counts
	Effort Effort
}

// LevelNames returns the names of all levels, the weakest first.
func LevelNames() (names []string) {
	for _, l := range Levels() {
		names = append(names, l.Name)
	}
	return names
}

// Levels returns the players from the weakest to the strongest. The weaker ones err as people do,
// each by its [Manner]; strong also looks at a few samples of the unseen cards, and expert at many,
// club only for offers where the game may end.
func Levels() []Level {
	const never = 2
	// dares returns the least chances at which a level makes offers. Where fewer of its errors remain, it declares more as the expert does.
	dares := func(declare, reveal float64) MinChance { return MinChance{declare, reveal, declare, declare} }
	club, strong, expert := Full(), Full(), Full()
	const few = 2 // tricks that every player can foresee
	club.Proves, club.Worlds, club.OfferWorlds, club.Finish, club.Choices, club.Playouts, club.SolveBelow, club.SolveOpenBelow = few, 0, 0, 24, 3, 0, 0, 0
	club.Manner = Manner{Forget: 0.25, Hoard: 3, Duck: 5, Fear: 3, Misjudge: 1.25, Counts: 8, Takes: true, Obvious: true}
	club.MinChance = dares(0.63, 0.7)
	strong.OfferWorlds, strong.Playouts, strong.Worlds, strong.Choices, strong.SolveBelow, strong.SolveOpenBelow = 40, 0, 4, 3, 6, 12
	strong.Manner = Manner{Forget: 0.1, Hoard: 4, Fear: 3, Pretty: 4, Takes: true, Obvious: true}
	strong.MinChance = dares(0.55, 0.5)
	levels := []Level{
		{"beginner", true, Effort{
			Manner:    Manner{Forget: 4, Hoard: 60, Duck: 60, Fear: 40, Misjudge: 2.5, Reach: 22, Counts: 2, Exposed: 0.2, Takes: true, Obvious: true},
			MinChance: dares(1.2, never), Proves: few,
		}},
		{"casual", true, Effort{
			Sound:     true,
			Manner:    Manner{Forget: 1, Hoard: 18, Duck: 24, Fear: 12, Misjudge: 1.9, Reach: 10, Counts: 3, Exposed: 0.35, Takes: true, Obvious: true},
			MinChance: dares(0.72, never), Proves: few,
		}},
		{"club", true, club},
		{"strong", false, strong},
		{"expert", false, expert},
	}
	for i := range levels[:len(levels)-1] { // expert does not err
		levels[i].Effort.Evened = i + 1
	}
	return levels
}
