package search

import "ninetynine/rules"

// Effort is how much an Expert thinks: counts and limits, never times, so that it thinks the
// same on every machine.
type Effort struct {
	Worlds           int     // sampled for each decision; 0: the net alone decides
	MinESS           float64 // least effective sample size of the worlds; see [worlds.Temper]
	OfferWorlds      int     // sampled for an offer, and played out with each; fewer where there are more than three; 0: Worlds are, and the critic evaluates them
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
	Manner      Manner      // how the net errs; it then proposes what is evaluated, or decides alone
	MinChance   MinChance   // of its contract, for each offer
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
		Worlds: 120, OfferWorlds: 120, MinESS: 40, Choices: 8, SolveBelow: 12, SolveOpenBelow: 18, Playouts: 32, PolicyWeight: 0.3, InferFromPlay: true, Sound: true,
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
// each by its [Manner]; club also looks at two samples of the unseen cards, and the strong ones at
// many.
func Levels() []Level {
	const never = 2
	club, strong, expert := Full(), Full(), Full()
	club.Playouts, strong.Playouts = 0, 0
	club.HeuristicShare, strong.HeuristicShare, club.DoubleDummyShare = ByHands{}, ByHands{}, byHands(rules.MaxSeats, 1, 1)
	club.Worlds, club.Choices, club.SolveBelow, club.SolveOpenBelow = 2, 2, 0, 12
	club.Manner, club.MinChance = Manner{Forget: 0.2, Hoard: 9, Fear: 7, Pretty: 9}, MinChance{Declare: 0.6, Reveal: 0.65, DeclareWhereAllMay: 0.7, DeclareToName: 0.6}
	strong.Worlds, strong.Choices, strong.SolveBelow, strong.SolveOpenBelow = 12, 4, 6, 12
	club.OfferWorlds, club.Finish, strong.OfferWorlds = 0, 24, 40
	return []Level{
		{"beginner", true, Effort{
			Manner:    Manner{Forget: 4, Hoard: 60, Fear: 40, Pretty: 50},
			MinChance: MinChance{Declare: never, Reveal: never, DeclareWhereAllMay: never, DeclareToName: never},
		}},
		{"casual", true, Effort{
			Sound:     true,
			Manner:    Manner{Forget: 0.5, Hoard: 15, Fear: 10, Pretty: 15},
			MinChance: MinChance{Declare: 0.75, Reveal: never, DeclareWhereAllMay: 0.8, DeclareToName: 0.75},
		}},
		{"club", true, club},
		{"strong", false, strong},
		{"expert", false, expert},
	}
}
