package trained

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"maps"
	"strings"
	"sync"

	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

//go:embed edges.json
var edgesFile []byte

//go:embed curves.json
var curvesFile []byte

var (
	skillGains = sync.OnceValues(func() (map[string]*nn.SkillGains, error) { return measured[nn.SkillGains]("edges.json", edgesFile) })
	curves     = sync.OnceValues(measuredCurves)
)

// measuredCurves reads the curves. The ease of levels that was not measured in a variant is that of the first
// one in the catalogue with the same net, or else of the first of all; that of an edition is the one of the edition
// before, since the acts of the lower levels hardly differ.
func measuredCurves() (map[string]*nn.Curves, error) {
	all, err := measured[nn.Curves]("curves.json", curvesFile)
	if err != nil {
		return nil, err
	}
	for _, c := range all {
		for _, eases := range []map[string]nn.Ease{c.Among, c.Others, c.Dummy} {
			carryOn(eases, " 3", " 4")
			carryOn(eases, " 4", " 5")
		}
	}
	first := all[rules.Catalogue()[0].ID]
	for _, v := range rules.Catalogue() {
		if all[v.ID] == nil {
			continue
		}
		g, err := rules.New(v)
		if err != nil {
			return nil, err
		}
		for _, from := range []*nn.Curves{all[nn.ShapeOf(g).Key()], first} {
			fill(&all[v.ID].Among, from.Among)
			fill(&all[v.ID].Others, from.Others)
			fill(&all[v.ID].Dummy, from.Dummy)
		}
	}
	return all, nil
}

// carryOn gives the levels of an edition that were not measured the ease of an earlier one.
func carryOn(eases map[string]nn.Ease, from, to string) {
	for level, ease := range maps.Clone(eases) {
		if name, is := strings.CutSuffix(level, from); is && eases[name+to] == nil {
			eases[name+to] = ease
		}
	}
}

// fill adds the ease of the levels that are missing.
func fill(into *map[string]nn.Ease, from map[string]nn.Ease) {
	if *into == nil {
		*into = map[string]nn.Ease{}
	}
	for level, ease := range from {
		if (*into)[level] == nil {
			(*into)[level] = ease
		}
	}
}

// measured reads the measurements of published variants, by id, and adds by the shape of table
// those of the first variant of the shape.
func measured[T any](name string, file []byte) (all map[string]*T, _ error) {
	if err := json.Unmarshal(file, &all); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	for _, v := range rules.Catalogue() {
		g, err := rules.New(v)
		if err != nil {
			return nil, err
		}
		if key := nn.ShapeOf(g).Key(); all[key] == nil {
			all[key] = all[v.ID]
		}
	}
	return all, nil
}

// measuredFor returns the measurements for the game: the variant's own; for house variants those of
// the first published one with a net in common; nil if there are none.
func measuredFor[T any](g *rules.Game, read func() (map[string]*T, error)) (*T, error) {
	all, err := read()
	if err != nil || all[g.ID()] != nil {
		return all[g.ID()], err
	}
	return all[nn.ShapeOf(g).Key()], nil
}

// SkillGains returns the edges of good players over the critic of the game's net; nil if there are none.
// They must not be changed. House variants have those of the first published variant with the same
// net.
func SkillGains(g *rules.Game) (*nn.SkillGains, error) { return measuredFor(g, skillGains) }

// Curves returns the corrections of the chances that players with the game's net state; nil if
// there are none. They must not be changed. House variants have those of the first published
// variant with the same net.
func Curves(g *rules.Game) (*nn.Curves, error) { return measuredFor(g, curves) }
