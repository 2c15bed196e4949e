package train

import (
	"compress/gzip"
	"embed"
	"encoding/gob"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"slices"
	"strings"

	"ninetynine/internal/wholefile"
)

//go:embed plans
var plans embed.FS

// Plans returns the names of the plans that the program brings along.
func Plans() []string {
	entries, err := plans.ReadDir("plans")
	if err != nil {
		return nil
	}
	var names []string
	for _, e := range entries {
		names = append(names, strings.TrimSuffix(e.Name(), ".json"))
	}
	return names
}

// OpenPlan returns the plan of the name, or from the file if the name ends
// in .json.
func OpenPlan(name string) (Plan, error) {
	var data []byte
	var err error
	switch {
	case strings.HasSuffix(name, ".json"):
		data, err = os.ReadFile(name)
	case slices.Contains(Plans(), name):
		data, err = plans.ReadFile(path.Join("plans", name+".json"))
	default:
		return Plan{}, fmt.Errorf("no plan is called %q; there are %s, or give a file that ends in .json", name, strings.Join(Plans(), ", "))
	}
	if err != nil {
		return Plan{}, err
	}
	var p Plan
	if err := json.Unmarshal(data, &p); err != nil {
		return Plan{}, fmt.Errorf("plan %s: %w", name, err)
	}
	return p, p.Check()
}

// A state is a trainer at rest, all that the next iteration depends on.
type state struct {
	Plan           Plan
	Hash           string
	Done           int64
	Iterations     int64
	Net, Critic    []float32
	M, V, CM, CV   []float32
	Steps          int
	Past           [][]float32
	Situations     [][]Situation
	BeliefsStepped []int
	Pools          [][]Pool // by shard and variant
	Mean           [2][]float32
	Standing       [3][]float32 // the net of standings, and its optimiser
	StandingSteps  int
}

// Save writes the trainer to the file, whole or not at all.
func (t *Trainer) Save(file string) error {
	s := state{
		Plan: t.Plan, Hash: t.Model.Label.Hash, Done: t.Done, Iterations: t.iterations,
		Net: t.Net.Params, Critic: t.Critic.Params,
		M: t.adam.M, V: t.adam.V, CM: t.adamCritic.M, CV: t.adamCritic.V, Steps: t.adam.Steps,
	}
	s.Mean = [2][]float32{t.Model.Player.Params, t.Model.Critic.Params}
	s.Standing = [3][]float32{t.Standing.Params, t.adamStanding.M, t.adamStanding.V}
	s.StandingSteps = t.adamStanding.Steps
	for _, n := range t.past {
		s.Past = append(s.Past, n.Params)
	}
	for _, sh := range t.shards {
		var all []Situation
		for i := range sh.tables {
			all = append(all, sh.tables[i].Situation)
		}
		s.Situations = append(s.Situations, all)
		s.BeliefsStepped = append(s.BeliefsStepped, sh.learner.steps)
		var pools []Pool
		for i := range sh.games {
			pools = append(pools, sh.games[i].pool)
		}
		s.Pools = append(s.Pools, pools)
	}
	return wholefile.Write(file, func(w io.Writer) error {
		z, err := gzip.NewWriterLevel(w, gzip.BestSpeed)
		if err != nil {
			return err
		}
		return errors.Join(gob.NewEncoder(z).Encode(&s), z.Close())
	})
}

// Resume returns the trainer that was saved in the file. The plan's stages
// may have been added to since; all else must be as it was.
func Resume(file string, p Plan) (*Trainer, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	var s state
	if err := gob.NewDecoder(z).Decode(&s); err != nil {
		return nil, fmt.Errorf("%s: %w", file, err)
	}
	t, err := New(p)
	if err != nil {
		return nil, err
	}
	if s.Hash != t.Model.Label.Hash || len(s.Critic) != len(t.Critic.Params) || len(s.Situations) != p.Shards || len(s.Situations[0]) != p.Tables {
		return nil, fmt.Errorf("%s is of another plan or architecture; move it away to begin anew", file)
	}
	t.Done, t.iterations = s.Done, s.Iterations
	saved, now := s.Plan, p
	saved.Stages, now.Stages = nil, nil
	if a, b := fmt.Sprintf("%+v", saved), fmt.Sprintf("%+v", now); a != b {
		return nil, fmt.Errorf("%s was begun with another plan; move it away to begin anew:\n%s\n%s", file, a, b)
	}
	copy(t.Net.Params, s.Net)
	copy(t.Critic.Params, s.Critic)
	if !t.plays() {
		t.forgetStanding()
	}
	copy(t.Model.Player.Params, s.Net)
	copy(t.Model.Critic.Params, s.Critic)
	copy(t.Model.Player.Params, s.Mean[0]) // kept since there is a mean
	copy(t.Model.Critic.Params, s.Mean[1])
	t.adam.M, t.adam.V, t.adamCritic.M, t.adamCritic.V = s.M, s.V, s.CM, s.CV
	t.adam.Steps, t.adamCritic.Steps = s.Steps, s.Steps
	copy(t.Standing.Params, s.Standing[0])
	copy(t.adamStanding.M, s.Standing[1])
	copy(t.adamStanding.V, s.Standing[2])
	t.adamStanding.Steps = s.StandingSteps
	for i, params := range s.Past {
		if t.Plan.Exploit != "" {
			break // the net to beat was read from its file
		}
		if i == 0 {
			t.past = nil
		}
		n := t.Net.Like()
		copy(n.Params, params)
		t.past = append(t.past, n)
	}
	for len(s.Pools) < len(t.shards) { // kept since there are matches
		s.Pools = append(s.Pools, nil)
	}
	for i, sh := range t.shards {
		for k := range sh.tables {
			if at := s.Situations[i][k]; at.Game == sh.tables[k].Game {
				sh.tables[k].Situation = at
			} // else the plan has other variants by now, and the table begins anew
		}
		sh.learner.steps = s.BeliefsStepped[i]
		for k := range s.Pools[i] {
			sh.games[k].pool = s.Pools[i][k]
		}
	}
	return t, nil
}

// WriteNet writes the net as it is now, for players, whole or not at all;
// bits are those of each number: 8, 16 or 32.
func (t *Trainer) WriteNet(file string, bits int) error {
	made := fmt.Sprintf("ninetynine train %s, seed %d", t.Plan.Name, t.Plan.Seed)
	return wholefile.Write(file, func(w io.Writer) error { return t.Model.Write(w, bits, made, t.Done, t.plays()) })
}

// plays reports whether some of the deals so far were played for the game.
func (t *Trainer) plays() bool {
	done := int64(0)
	for _, s := range t.Plan.Stages {
		if t.Done > done && s.Match > 0 {
			return true
		}
		done += s.Deals
	}
	return false
}
