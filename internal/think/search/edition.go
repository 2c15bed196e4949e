package search

import (
	"slices"
	"strconv"
	"strings"

	"ninetynine/rules"
)

// Edition is the number of the players that [Levels] returns. Tables, records and results say which
// edition played, and tables go on with theirs: so whatever changes how a level plays belongs to a new
// edition, and the earlier ones stay as they are in [LevelsOf].
const Edition = 2

// Versioned returns the name of a level's player of an edition, such as "casual 2". For edition 0, and for
// players that are no level, it is the name alone.
func Versioned(name string, edition int) string {
	if edition == 0 || !slices.Contains(LevelNames(), name) {
		return name
	}
	return name + " " + strconv.Itoa(edition)
}

// ParseVersioned reads the result of [Versioned]. The first records name levels without an edition. For
// players that are no level it returns the name, and 0.
func ParseVersioned(versioned string) (name string, edition int) {
	name, number, numbered := strings.Cut(versioned, " ")
	if !slices.Contains(LevelNames(), name) {
		return versioned, 0
	}
	if !numbered {
		return name, 1
	}
	if edition, err := strconv.Atoi(number); err == nil && edition >= 1 && edition <= Edition {
		return name, edition
	}
	return versioned, 0
}

// LevelsOf returns the players of an edition, from 1 to [Edition].
func LevelsOf(edition int) []Level {
	if edition == 1 {
		return first()
	}
	return Levels()
}

// first returns the levels of edition 1.
func first() []Level {
	const never = 2
	full := Full()
	full.OfferWorlds, full.Sound = 0, false
	club, strong, expert := full, full, full
	club.Playouts, strong.Playouts = 0, 0
	club.HeuristicShare, strong.HeuristicShare, club.DoubleDummyShare = ByHands{}, ByHands{}, byHands(rules.MaxSeats, 1, 1)
	club.Worlds, club.Choices, club.SolveBelow, club.SolveOpenBelow = 2, 2, 0, 12
	club.Manner, club.MinChance = Manner{Forget: 0.2, Hoard: 9, Fear: 7, Pretty: 9}, MinChance{Declare: 0.6, Reveal: 0.65, DeclareWhereAllMay: 0.7, DeclareToName: 0.6}
	strong.Worlds, strong.Choices, strong.SolveBelow, strong.SolveOpenBelow = 12, 4, 6, 12
	strong.MinChance = MinChance{Declare: 0.5, Reveal: 0.4, DeclareWhereAllMay: 0.5}
	expert.MinChance = strong.MinChance
	return []Level{
		{"beginner", true, Effort{
			Manner:    Manner{Forget: 4, Hoard: 60, Fear: 40, Pretty: 50},
			MinChance: MinChance{Declare: never, Reveal: never, DeclareWhereAllMay: never, DeclareToName: never},
		}},
		{"casual", true, Effort{
			Manner:    Manner{Forget: 0.5, Hoard: 15, Fear: 10, Pretty: 15},
			MinChance: MinChance{Declare: 0.75, Reveal: never, DeclareWhereAllMay: 0.8, DeclareToName: 0.75},
		}},
		{"club", true, club},
		{"strong", false, strong},
		{"expert", false, expert},
	}
}
