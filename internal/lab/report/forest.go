package report

import (
	"fmt"
	"slices"
	"strings"

	"ninetynine/internal/lab"
)

// Forest draws contests as a forest plot in SVG: a row for each, with the margin and
// its interval, and below it the margins at each kind of table. All contests must be of
// deals, or all of games.
func Forest(vs []lab.Verdict) []byte {
	first := &vs[0]
	variants := len(distinct(vs, func(v lab.Verdict) string { return v.Variant })) > 1
	arms := len(distinct(vs, func(v lab.Verdict) string { return v.Play })) > 1
	opponents := len(distinct(vs, func(v lab.Verdict) string { return v.Against })) > 1
	s := strips{
		title: forestTitle(first, variants, arms, opponents), below: fmt.Sprintf("%s · seed “%s”", holding(first.Sequential), first.Seed),
		series: []series{{"mean of both tables", dotSymbol, undecidedColour}},
		panels: []panel{{title: "Margin", unit: marginUnit(first.Games), zero: true}},
		notes:  []string{"On the right: the margin, and the number of units."},
	}
	if slices.ContainsFunc(vs, func(v lab.Verdict) bool { return len(v.Tables) > 1 }) {
		player, players, opponent, others := label(first.Play), label(first.Play), label(first.Against), label(first.Against)
		if opponents {
			opponent, others = "opponent", "opponents"
		}
		if arms {
			player, players = "player", "players"
		}
		s.series = append(s.series, series{"one " + player + " among " + others, ringSymbol, mutedColour},
			series{"one " + opponent + " among " + players, diamondSymbol, mutedColour})
	}
	for _, v := range vs {
		var name []string
		if variants {
			name = append(name, v.Variant)
		}
		if arms {
			name = append(name, label(v.Play))
		}
		if opponents || len(name) == 0 {
			name = append(name, label(v.Against))
		}
		s.contest(strings.Join(name, " · "), &v)
	}
	return s.draw()
}

func forestTitle(v *lab.Verdict, variants, arms, opponents bool) string {
	title := label(v.Play) + " against " + label(v.Against)
	switch {
	case arms && opponents:
		title = "Several players"
	case arms:
		title = "Against " + label(v.Against)
	case opponents:
		title = label(v.Play)
	}
	if !variants {
		title += ", " + v.Variant
	}
	return title
}

func (s *strips) contest(name string, v *lab.Verdict) {
	leads := []lab.Margin{v.Margin}
	if len(v.Tables) > 1 {
		leads = append(leads, v.Tables[0].Margin, v.Tables[1].Margin)
	}
	scale := 1.0
	if v.Games {
		scale = 100
	}
	colour := map[lab.Outcome]string{lab.Ahead: aheadColour, lab.Behind: behindColour, lab.Undecided: undecidedColour}[v.Outcome]
	for k, l := range leads {
		mark := chartMark{row: len(s.rows), lane: k, series: k, at: times(marginMean(&l, v.Sequential), scale), colour: colour}
		s.panels[0].marks = append(s.panels[0].marks, mark)
		colour = ""
	}
	mean, half := marginText(&v.Margin, v.Games, v.Sequential)
	s.rows, s.words, s.lanes = append(s.rows, name), append(s.words, mean+" "+half+" · "+Grouped(v.Units)), append(s.lanes, len(leads))
}
