package train

import (
	"bytes"
	"compress/gzip"
	"embed"
	"encoding/gob"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"reflect"
	"slices"
	"strings"

	"ninetynine/internal/base/file"
	"ninetynine/internal/store/folder"
	"ninetynine/internal/think/nn"
)

//go:embed plans
var plans embed.FS

// Plans returns the names of the plans built into the program.
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

// OpenPlan returns the plan with the name, or from the file if the name ends in
// .json.
func OpenPlan(name string) (Plan, error) {
	var data []byte
	var err error
	switch {
	case strings.HasSuffix(name, ".json"):
		data, err = file.Read(name, file.Most)
	case slices.Contains(Plans(), name):
		data, err = plans.ReadFile(path.Join("plans", name+".json"))
	default:
		return Plan{}, fmt.Errorf("no plan is called %q; there are %s, or give a file that ends in .json", name, strings.Join(Plans(), ", "))
	}
	if err != nil {
		return Plan{}, err
	}
	p, err := readPlan(data)
	if err == nil {
		err = p.Check()
	}
	if err != nil {
		return Plan{}, fmt.Errorf("plan %s: %w", name, err)
	}
	return p, nil
}

func readPlan(data []byte) (p Plan, err error) {
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	err = d.Decode(&p)
	var typed *json.UnmarshalTypeError
	var syntax *json.SyntaxError
	switch {
	case errors.As(err, &typed):
		return p, fmt.Errorf("%s: a %s does not belong there", typed.Field, typed.Value)
	case errors.As(err, &syntax):
		return p, fmt.Errorf("line %d: %w", 1+bytes.Count(data[:syntax.Offset], []byte{'\n'}), err)
	case err != nil:
		return p, errors.New(strings.TrimPrefix(err.Error(), "json: "))
	case d.More():
		return p, fmt.Errorf("something follows after the end of the plan")
	}
	return p, nil
}

// differences names the fields in which the plans differ, apart from their stages.
func differences(a, b Plan) (names []string) {
	a.Stages, b.Stages = nil, nil
	x, y := reflect.ValueOf(a), reflect.ValueOf(b)
	for i := range x.NumField() {
		if !reflect.DeepEqual(x.Field(i).Interface(), y.Field(i).Interface()) {
			name, _, _ := strings.Cut(x.Type().Field(i).Tag.Get("json"), ",")
			names = append(names, name)
		}
	}
	return names
}

// A state is all data that the next iteration of a trainer depends on.
type state struct {
	Plan           Plan
	Hash           string
	Done           int64
	Iterations     int64
	Restarted      int64
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
	Last           [3][]int32 // of the optimisers: net, critic, standings; older programs have none
}

// Save writes the trainer to the file, completely or not at all.
func (t *Trainer) Save(file string) error {
	s := state{
		Plan: t.Plan, Hash: t.Model.Label.Hash, Done: t.Done, Iterations: t.iterations, Restarted: t.restarted,
		Net: t.Net.Params, Critic: t.Critic.Params,
		M: t.adam.M, V: t.adam.V, CM: t.adamCritic.M, CV: t.adamCritic.V, Steps: t.adam.Steps,
	}
	s.Mean = [2][]float32{t.Model.Player.Params, t.Model.Critic.Params}
	s.Standing = [3][]float32{t.Standing.Params, t.adamStanding.M, t.adamStanding.V}
	s.StandingSteps = t.adamStanding.Steps
	s.Last = [3][]int32{t.adam.Last, t.adamCritic.Last, t.adamStanding.Last}
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
	return folder.WriteFile(file, func(w io.Writer) error {
		z, err := gzip.NewWriterLevel(w, gzip.BestSpeed)
		if err != nil {
			return err
		}
		return errors.Join(gob.NewEncoder(z).Encode(&s), z.Close())
	})
}

// Resume returns the trainer saved in the file. Stages may have been added to the plan since then;
// all else must be unchanged.
func Resume(file string, p Plan) (*Trainer, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var s state
	z, err := gzip.NewReader(f)
	if err == nil {
		err = gob.NewDecoder(z).Decode(&s)
	}
	if err != nil {
		return nil, fmt.Errorf("%s is no checkpoint, or a damaged one (%w): move it away to start again, from a net beside it if the plan says so", file, err)
	}
	t, err := New(p)
	if err != nil {
		return nil, err
	}
	if names := differences(s.Plan, p); names != nil {
		differ := map[bool]string{true: "differs", false: "differ"}[len(names) == 1]
		return nil, fmt.Errorf("%s was begun with another plan: %s %s; move it away to start again", file, strings.Join(names, ", "), differ)
	}
	if s.Hash != t.Model.Label.Hash {
		return nil, fmt.Errorf("%s was begun by a program whose nets are built otherwise: move it away to start again", file)
	}
	t.Done, t.iterations, t.restarted = s.Done, s.Iterations, s.Restarted
	copy(t.Net.Params, s.Net)
	copy(t.Critic.Params, s.Critic)
	if !t.plays() {
		t.forgetStanding()
	}
	copy(t.Model.Player.Params, s.Mean[0])
	copy(t.Model.Critic.Params, s.Mean[1])
	t.adam.M, t.adam.V, t.adamCritic.M, t.adamCritic.V = s.M, s.V, s.CM, s.CV
	t.adam.Steps, t.adamCritic.Steps = s.Steps, s.Steps
	copy(t.Standing.Params, s.Standing[0])
	copy(t.adamStanding.M, s.Standing[1])
	copy(t.adamStanding.V, s.Standing[2])
	t.adamStanding.Steps = s.StandingSteps
	for i, a := range []*nn.Adam{&t.adam, &t.adamCritic, &t.adamStanding} {
		if copy(a.Last, s.Last[i]) == 0 {
			a.Touch()
		}
	}
	for i, params := range s.Past {
		if t.Plan.Exploit != "" {
			break // the player to exploit was opened with the plan
		}
		if i == 0 {
			t.past = nil
		}
		n := t.Net.Like()
		copy(n.Params, params)
		t.past = append(t.past, n)
	}
	for i, sh := range t.shards {
		for k := range sh.tables {
			sh.tables[k].Situation = s.Situations[i][k]
		}
		sh.learner.steps = s.BeliefsStepped[i]
		for k := range s.Pools[i] {
			sh.games[k].pool = s.Pools[i][k]
		}
	}
	return t, nil
}

// WriteNet writes the current net for players, completely or not at all; bits is the size of each
// number: 8, 16 or 32.
func (t *Trainer) WriteNet(file string, bits int) error {
	made := fmt.Sprintf("ninetynine train %s, seed %d", t.Plan.Name, t.Plan.Seed)
	return folder.WriteFile(file, func(w io.Writer) error { return t.Model.Write(w, bits, made, t.Done, t.plays()) })
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
