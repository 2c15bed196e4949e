package search

import (
	"slices"
	"strconv"
	"strings"

	"ninetynine/rules"
)

// Edition is the number of the players that [Levels] returns. Tables, records and results say which
// edition played, and tables go on with theirs: so whatever changes how a level plays belongs to a new
// edition, and the earlier ones stay as they are in [LevelsOf], but for the nets: those of editions 1 to 3 at servers were
// larger, and players of these editions have today's.
const Edition = 5

// OthersEdition is the number of the play of all players that are no level: see [Others]. No earlier one can be
// played any more.
const OthersEdition = 2

// Others returns the names of the built-in players that are no level.
func Others() []string { return []string{"random", "greedy", "pimc", "net"} }

// Versioned returns the name of a level's player of an edition, such as "casual 2". For edition 0, and for
// players that are no level, it is the name alone.
func Versioned(name string, edition int) string {
	if edition == 0 || !slices.Contains(LevelNames(), name) {
		return name
	}
	return name + " " + strconv.Itoa(edition)
}

// ParseVersioned reads the result of [Versioned]. The first records name levels without an edition: the first
// that a level has. For
// players that are no level, perhaps with an edition of theirs, such as "net 2", it returns the name, and 0.
func ParseVersioned(versioned string) (name string, edition int) {
	name, number, numbered := strings.Cut(versioned, " ")
	if n, err := strconv.Atoi(number); slices.Contains(Others(), name) && err == nil && n >= 1 && n <= OthersEdition {
		return name, 0
	}
	if !slices.Contains(LevelNames(), name) {
		return versioned, 0
	}
	if edition, err := strconv.Atoi(number); numbered && err == nil && edition >= 1 && edition <= Edition && indexOf(LevelsOf(edition), name) >= 0 {
		return name, edition
	}
	for edition = 1; !numbered && edition <= Edition; edition++ {
		if indexOf(LevelsOf(edition), name) >= 0 {
			return name, edition
		}
	}
	return versioned, 0
}

// LevelsOf returns the players of an edition, from 1 to [Edition].
func LevelsOf(edition int) []Level {
	switch edition {
	case 1:
		return first()
	case 2:
		return second(third())
	case 3:
		return third()
	case 4:
		return fourth()
	}
	return Levels()
}

// earliest returns the names of the levels of editions 1 and 2.
func earliest() []string { return []string{"beginner", "casual", "club", "strong", "expert"} }

// indexOf returns the place of a level; -1 if it is none of them.
func indexOf(levels []Level, name string) int {
	return slices.IndexFunc(levels, func(l Level) bool { return l.Name == name })
}

// third returns the levels of edition 3, which played all offers out in all worlds.
func third() []Level {
	levels := fourth()
	for i := range levels {
		levels[i].Effort.OfferFirst = 0
	}
	return levels
}

// fourth returns the levels of edition 4: they look for no proofs about their last cards, may miss the obvious, and err against open hands
// and in all variants alike, but for the least chances at which they declare, and for [care].
func fourth() []Level {
	levels := Levels()
	for i := range levels {
		e := &levels[i].Effort
		e.Proves, e.Evened, e.Manner.Exposed, e.Manner.Obvious = 0, 0, 0, false
		switch levels[i].Name {
		case "beginner":
			e.MinChance = MinChance{2, 2, 0.75, 0.6}
		case "casual":
			e.MinChance = MinChance{0.72, 2, 0.72, 0.6}
		case "club":
			e.MinChance = MinChance{0.63, 0.7, 0.69, 0.6}
		case "strong":
			e.MinChance = MinChance{0.55, 0.5, 0.5, 0.35}
		}
	}
	return levels
}

// second returns the levels of edition 2, which summed the suits of their bid-cards without counting what
// the others must take.
func second(newest []Level) []Level {
	levels := slices.DeleteFunc(newest, func(l Level) bool { return !slices.Contains(earliest(), l.Name) })
	of := func(name string) *Effort { return &levels[indexOf(levels, name)].Effort }
	beginner, casual, club, strong := of("beginner"), of("casual"), of("club"), of("strong")
	beginner.Manner = Manner{Forget: 4, Hoard: 60, Duck: 60, Fear: 40, Pretty: 50, Misjudge: 2.2, Reach: 14, Takes: true}
	casual.Manner = Manner{Forget: 1, Hoard: 15, Duck: 20, Fear: 12, Pretty: 10, Misjudge: 1.5, Reach: 7, Takes: true}
	beginner.MinChance.DeclareWhereAllMay, casual.MinChance.DeclareWhereAllMay = 0.72, 0.7
	club.Manner = Manner{Forget: 0.25, Hoard: 3, Duck: 5, Fear: 3, Pretty: 2, Misjudge: 0.95, Takes: true}
	club.MinChance.DeclareWhereAllMay, club.MinChance.DeclareToName = 0.62, 0.57
	strong.MinChance.DeclareWhereAllMay, strong.MinChance.DeclareToName = 0.58, 0.5
	return levels
}

// first returns the levels of edition 1.
func first() []Level {
	const never = 2
	full := Full()
	full.OfferWorlds, full.OfferFirst, full.Sound, full.Proves = 0, 0, false, 0
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
