// Package train teaches the nets by self-play: proximal policy optimisation
// with a critic that sees all cards (Schulman et al., 2017; Yang et al.,
// 2022, "PerfectDou").
//
// A [Trainer] plays deals in lockstep, with the net in every seat except those of past selves and
// other players, and learns from them. Its work is split into a fixed number of shards, each with
// its own random source, so that the net depends on the plan alone and not on the number of cores.
package train

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"ninetynine/internal/think/nn"
	"ninetynine/record"
	"ninetynine/rules"
)

// A Plan says what to train and how: with its seed, it determines the net to the last bit on one
// kind of processor.
type Plan struct {
	Name     string  `json:"name"`     // of the net
	Variants []Share `json:"variants"` // played, with their shares
	Seed     uint64  `json:"seed"`
	First    int     `json:"first"`  // width of the first layer
	Second   int     `json:"second"` // and of the second
	Critic   [2]int  `json:"critic"` // widths of the critic's layers
	Shards   int     `json:"shards"` // of the work
	Tables   int     `json:"tables"` // deals of a shard in an iteration
	Batch    int     `json:"batch"`  // a shard's decisions in a step
	Epochs   int     `json:"epochs"` // passes over each decision
	Keep     int64   `json:"keep"`   // deals between two copies of the net that are kept as past selves to play against
	Stages   []Stage `json:"stages"`

	From    string `json:"from,omitempty"`    // file of the initial net, instead of random numbers; one with narrower layers is widened
	Exploit string `json:"exploit,omitempty"` // a player that does not learn, to be beaten: the file of a net, or a name as in [bot.New]; see [Trainer]
	Allied  bool   `json:"allied,omitempty"`  // all learners against the one, instead of one learner against the rest
}

// A Share is a variant and its weight among those played.
type Share struct {
	Variant string          `json:"variant"` // its id
	Weight  float64         `json:"weight"`
	House   json.RawMessage `json:"house,omitempty"` // a house variant, as [record.ParseVariant] reads it, in place of a published one
}

func (s *Share) open() (*rules.Game, error) {
	if len(s.House) == 0 {
		return rules.Open(s.Variant)
	}
	v, _, err := record.ParseVariant(s.House)
	if err != nil {
		return nil, fmt.Errorf("house variant %s: %w", s.Variant, err)
	}
	return rules.New(v)
}

// A Stage is a stretch of deals; rates change linearly from the first value to the
// second.
type Stage struct {
	Deals   int64      `json:"deals"`
	Rate    [2]float64 `json:"rate"`    // of learning
	Entropy [2]float64 `json:"entropy"` // the worth of a nat of the policy's entropy
	League  float64    `json:"league"`  // share of deals with past selves in some seats
	Greedy  float64    `json:"greedy"`  // share of deals with a rule-of-thumb player in one
	Forced  float64    `json:"forced"`  // share of deals in which one seat lays or offers what it tends to avoid
	Double  float64    `json:"double"`  // share of deals in which an open hand is defended against double dummy: see [defence]
	Odd     float64    `json:"odd"`     // share of deals picked for a hand that hardly fails, or can hardly make anything
	Settle  bool       `json:"settle"`  // the net plays as at a table and only its expectations change
	Match   float64    `json:"match"`   // share of tables that play for the game instead of points
}

// at returns the value a share of the way through.
func at(from [2]float64, share float64) float64 { return from[0] + (from[1]-from[0])*share }

// Deals returns the number of deals of all stages.
func (p *Plan) Deals() (n int64) {
	for _, s := range p.Stages {
		n += s.Deals
	}
	return n
}

// stage returns the stage after so many deals, and the fraction of it that is done.
func (p *Plan) stage(done int64) (*Stage, float64) {
	for i := range p.Stages {
		s := &p.Stages[i]
		if done < s.Deals || i == len(p.Stages)-1 {
			return s, min(1, float64(done)/float64(s.Deals))
		}
		done -= s.Deals
	}
	return nil, 0
}

const (
	mostShards = 1 << 8
	mostTables = 1 << 16
	mostBatch  = nn.MostRows / 2
)

// check returns an error if the stage is impossible; its text follows the stage's number.
func (s *Stage) check() error {
	switch {
	case s.Deals < 1 || !(s.Rate[0] > 0) || !(s.Rate[1] >= 0):
		return errors.New(" needs deals and a rate")
	case !(s.Entropy[0] >= 0) || !(s.Entropy[1] >= 0):
		return errors.New(": entropy must be worth nothing or more")
	case slices.ContainsFunc([]float64{s.League, s.Greedy, s.Forced, s.Double, s.Odd, s.Match}, func(share float64) bool { return !(share >= 0 && share <= 1) }):
		return errors.New(": league, greedy, forced, double, odd and match are shares from 0 to 1")
	}
	return nil
}

// Check returns an error if the plan is impossible.
func (p *Plan) Check() error {
	switch {
	case p.Name == "":
		return fmt.Errorf("the net needs a name")
	case p.Name[0] == '.' || strings.ContainsAny(p.Name, `/\:*?"<>|`):
		return fmt.Errorf("name %q: files are called by it, so it cannot begin with a dot, nor hold any of /\\:*?\"<>|", p.Name)
	case len(p.Variants) == 0:
		return fmt.Errorf("it names no variants")
	case p.Shards < 1 || p.Shards > mostShards || p.Tables < 1 || p.Tables > mostTables:
		return fmt.Errorf("shards must be 1 to %d and tables 1 to %d", mostShards, mostTables)
	case p.Batch < 8 || p.Batch > mostBatch || p.Epochs < 1:
		return fmt.Errorf("batch must be 8 to %d decisions, and epochs 1 at least", mostBatch)
	case p.Keep < 1:
		return fmt.Errorf("keep must say after how many deals a past self is kept")
	case p.Allied && p.Exploit == "":
		return fmt.Errorf("allied needs exploit: the net or the player that all others play against")
	case len(p.Stages) == 0:
		return fmt.Errorf("it has no stages")
	}
	for i := range p.Stages {
		if err := p.Stages[i].check(); err != nil {
			return fmt.Errorf("stage %d%w", i+1, err)
		}
	}
	for _, v := range p.Variants {
		if v.Weight <= 0 {
			return fmt.Errorf("the weight of %s must be positive", v.Variant)
		}
	}
	return nil
}
