package pad

import (
	"ninetynine/match"
	"ninetynine/rules"
)

// Totals returns each hand's total in the match: the games finished, with their bonuses, and the game in
// play.
func (p *Pad) Totals() match.Points {
	s := &p.state
	if s.Stage == match.Ended {
		return s.End.Totals
	}
	all := s.Sum
	for i := range all {
		all[i] += s.Totals[i]
	}
	return all
}

// Differences settles by the differences of the totals: of each two players the one behind pays the
// difference to the other. A dummy neither gets nor pays. The numbers add up to 0.
func Differences(g *rules.Game, totals match.Points) (due match.Points) {
	for i := range g.Live().All() {
		for j := range g.Live().All() {
			due[i] += totals[i] - totals[j]
		}
	}
	return due
}

// Stakes settles a game with a dummy in stakes: the loser pays one to the winner, or two where the dummy
// beats or ties the loser; a game that the dummy wins is a draw. All are 0 where the variant does not pay
// by the dummy.
func Stakes(g *rules.Game, e *match.GameEnd) (due match.Points) {
	if !g.GameRule().ByDummy() || e.Winners.Len() != 1 {
		return due
	}
	winner := e.Winners.First()
	stake := int32(1)
	if e.Totals[g.Dummies().First()] >= e.Totals[1-winner] {
		stake = 2
	}
	due[winner], due[1-winner] = stake, -stake
	return due
}
