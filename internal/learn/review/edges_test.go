package review

import (
	"encoding/json"
	"flag"
	"math"
	"os"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/nn"
	"ninetynine/internal/think/search"
	"ninetynine/internal/think/solve"
	"ninetynine/internal/think/trained"
	"ninetynine/match"
	"ninetynine/rules"
)

var edgesFile = flag.String("edges", "", "write the edges of strong over the critic to this file, from -deals deals of each variant")

var edgesLike = flag.String("like", "", "measure only the edges of the variants that have one net with this one, and keep the others in the file")

// TestEdges lets strong play in all seats: with the edges over the critic that are kept in package
// trained, what its acts do to its own prospects averages zero. The deals are not those that the edges
// come from.
func TestEdges(t *testing.T) {
	if *edgesFile != "" {
		measureEdges(t)
		return
	}
	for _, id := range gate.Some([]string{"standard", "duel", "dummy"}, 1) {
		t.Run(id, func(t *testing.T) {
			t.Parallel()
			g := open(t, id)
			appraiser := must.Get(bot.Appraiser(t.Context(), g))(t)
			var d drift
			d.play(t, g, appraiser, "level", max(60, *deals))
			mean, deviation := d.own.mean()
			t.Logf("own acts: %+.2f ±%.2f points a deal", mean, 1.96*deviation)
			if math.Abs(mean) > 4*deviation {
				t.Errorf("own acts bring %+.2f points a deal, standard error %.2f", mean, deviation)
			}
		})
	}
}

// measureEdges writes the edges of all variants, or of those of one net.
func measureEdges(t *testing.T) {
	all := map[string]nn.SkillGains{}
	if *edgesLike != "" {
		text, err := os.ReadFile(*edgesFile)
		if err == nil {
			err = json.Unmarshal(text, &all)
		}
		must.Do(t, err)
	}
	for _, v := range rules.Catalogue() {
		g := open(t, v.ID)
		if *edgesLike != "" && nn.ShapeOf(g).Key() != nn.ShapeOf(open(t, *edgesLike)).Key() {
			continue
		}
		model := must.Get(trained.Model(t.Context(), g))(t)
		d := drift{kinds: map[kind]*change{}}
		d.play(t, g, search.NewAppraiser(g, model, nil), "edges", *deals)
		e := nn.SkillGains{Lay: d.edge(rules.Laying, 0), Offer: d.edge(rules.Offering, 0), Name: d.edge(rules.Naming, 0)}
		for trick := range g.Tricks() {
			e.Play = append(e.Play, d.edge(rules.Playing, trick))
		}
		all[v.ID] = e
		mean, deviation := d.own.mean()
		t.Logf("%s: own acts: %+.2f ±%.2f points a deal", v.ID, mean, 1.96*deviation)
	}
	text, err := json.MarshalIndent(all, "", "\t")
	if err == nil {
		err = os.WriteFile(*edgesFile, append(text, '\n'), 0o644)
	}
	must.Do(t, err)
}

func open(t *testing.T, id string) *rules.Game {
	g := must.Get(rules.Open(id))(t)
	return g
}

// A drift adds up how acts change the prospects of the seats that make them.
type drift struct {
	own   change           // in a deal
	kinds map[kind]*change // by act; nil: not wanted
}

// A kind of decision: its phase, after this many tricks.
type kind struct {
	phase  rules.Phase
	tricks int
}

// A change is a sum of changes, of real decisions among so many acts.
type change struct{ sum, squares, decisions, acts float64 }

func (c *change) add(x float64) {
	c.sum += x
	c.squares += x * x
	c.decisions++
}

func (c *change) mean() (mean, deviation float64) {
	mean = c.sum / c.decisions
	return mean, math.Sqrt((c.squares/c.decisions - mean*mean) / c.decisions)
}

func (d *drift) edge(phase rules.Phase, tricks int) (e nn.SkillGain) {
	if c := d.kinds[kind{phase, tricks}]; c != nil && c.decisions > 0 {
		e.Points = math.Round(1000*c.sum/c.decisions) / 1000
		e.Share = math.Round(1000*c.decisions/c.acts) / 1000
	}
	return e
}

func (d *drift) play(t *testing.T, g *rules.Game, appraiser *search.Appraiser, seed string, deals int) {
	m := must.Get(match.New(g, 0, match.Limit{}))(t)
	choose, from := chooser(t, g.ID(), "strong"), cards.SeedOf(seed)
	s := m.Start()
	for n := range uint64(deals) {
		if s.Stage != match.Dealing {
			s = m.Start()
		}
		dealt := m.Draw(&s, &from, n)
		must.Do(t, m.Deal(&s, &dealt))
		states, views := []rules.State{s.Deal}, []match.View{}
		for s.Stage == match.Playing {
			var v match.View
			m.View(&s, g.Owner(&s.Deal, g.Turn(&s.Deal).First()), &v)
			m.Apply(&s, choose(&v))
			states, views = append(states, s.Deal), append(views, v)
		}
		d.add(g, appraiser, states, views)
	}
}

// add adds a deal: its states, and the Views of the seats that acted in between.
func (d *drift) add(g *rules.Game, appraiser *search.Appraiser, states []rules.State, views []match.View) {
	worth := make([]solve.Values, len(states))
	appraiser.Appraise(states, worth)
	var own [rules.MaxSeats]float64
	for i := range views {
		v := &views[i]
		x := float64(worth[i+1][v.Seat] - worth[i][v.Seat])
		own[v.Seat] += x
		if d.kinds == nil {
			continue
		}
		k := kind{v.Phase, int(v.Tricks)}
		if d.kinds[k] == nil {
			d.kinds[k] = new(change)
		}
		if d.kinds[k].acts++; v.Options.Len() > 1 {
			d.kinds[k].add(x)
		}
	}
	for i := range g.Live().All() {
		d.own.add(own[i])
	}
}
