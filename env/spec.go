package env

import (
	"bytes"
	"encoding/json"
	"math"
	"reflect"
	"slices"

	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/solve"
	"ninetynine/rules"
)

// protocol is the number of all that docs/env.md describes: it rises when bytes change their meaning.
const protocol = 1

// A spec says what numbers and bytes mean.
type spec struct {
	Protocol int           `json:"protocol"`
	Hash     string        `json:"hash"`
	MadeBy   bot.Maker     `json:"madeBy"`
	Variant  rules.Variant `json:"variant"`
	Tables   int           `json:"tables"`
	Seed     string        `json:"seed"`
	Seats    []string      `json:"seats"`
	Hands    int           `json:"hands"`
	Learners []int         `json:"learners"`
	Episode  string        `json:"episode"`
	Reward   rewardSpec    `json:"reward"`
	Actions  []string      `json:"actions"`
	Observe  string        `json:"observe"`
	Bits     int           `json:"bits"` // of an observation
	Pieces   []piece       `json:"pieces"`
	Frame    []part        `json:"frame"`
	Final    part          `json:"final"`
	Row      []part        `json:"row,omitempty"` // of a decision in a record
}

type rewardSpec struct {
	Kind string    `json:"kind"`
	Low  []float32 `json:"low"` // by seat: no reward is below
	High []float32 `json:"high"`
}

// A part of a frame is an array.
type part struct {
	Name  string `json:"name"`
	Type  string `json:"type"`
	At    int    `json:"at"`              // bytes from the beginning of the frame
	Shape []int  `json:"shape,omitempty"` // absent: one number
}

// parts lie one after the other.
type parts struct {
	all  []part
	size int // bytes
}

func (p *parts) add(name, kind string, size int, shape ...int) {
	p.all = append(p.all, part{name, kind, p.size, shape})
	for _, d := range shape {
		size *= d
	}
	p.size += size
}

// Spec returns a line of JSON, without its newline, that says what actions, observations, rewards
// and bytes mean. docs/env.md explains its fields. It is the same after [Env.Close].
func (e *Env) Spec() []byte { return e.spec().line() }

func (s *spec) line() []byte {
	var text bytes.Buffer
	to := json.NewEncoder(&text)
	to.SetEscapeHTML(false)
	if err := to.Encode(s); err != nil {
		panic(err) // impossible: texts and numbers
	}
	return bytes.TrimSpace(text.Bytes())
}

func (e *Env) spec() *spec {
	o, l, n := &e.options, e.layout, len(e.ToPlay)
	s := &spec{
		Protocol: protocol, MadeBy: e.maker, Variant: e.game.Variant(), Tables: n, Seed: o.Seed, Seats: o.Seats,
		Hands: l.hands, Episode: o.Episode, Actions: l.names, Observe: o.Observe,
		Bits: l.bits, Pieces: l.pieces,
	}
	for _, seat := range e.learners {
		s.Learners = append(s.Learners, int(seat))
	}
	s.Reward.Kind = o.Reward
	s.Reward.Low, s.Reward.High = e.bounds()
	var frame parts
	frame.add("mask", "uint8", 1, n, 8*e.masks)
	frame.add("observation", "uint8", 1, n, 8*e.values)
	frame.add("reward", "float32", 4, n, l.hands)
	frame.add("to_play", "int8", 1, n)
	frame.add("done", "uint8", 1, n)
	s.Frame = frame.all
	s.Final = part{"final", "uint8", frame.size, []int{len(e.learners), 8 * e.values}}
	s.Hash = s.hash()
	return s
}

// hash returns a hash of all that determines bytes, but the seed. Of the variant it has the rules that it uses, without
// its name: a rule that others get later changes nothing here.
func (s *spec) hash() string {
	c := *s
	c.Hash, c.Seed, c.MadeBy.Build = "", "", ""
	c.Pieces = slices.Clone(c.Pieces)
	for i := range c.Pieces {
		c.Pieces[i].Means = ""
	}
	return hashOf(struct {
		*spec
		Variant map[string]any `json:"variant"`
	}{&c, rulesOf(c.Variant)})
}

// rulesOf returns the fields of a variant by their names in JSON, without its name and those that are zero.
func rulesOf(v rules.Variant) map[string]any {
	all := used(reflect.ValueOf(v))
	delete(all, "name")
	return all
}

func used(v reflect.Value) map[string]any {
	all := map[string]any{}
	for field, x := range v.Fields() {
		switch name := field.Tag.Get("json"); {
		case x.IsZero() || name == "-":
		case x.Kind() == reflect.Struct:
			all[name] = used(x)
		default:
			all[name] = x.Interface()
		}
	}
	return all
}

// bounds returns the least and the greatest reward that each hand may earn at once. With "game" that is 0 and 1.
//
// The points of a deal follow from which contracts were made, who holds which premium, who was
// vulnerable, and the tricks. All of the former are tried. The points, and the margin, are linear in
// the tricks, so that their extremes are where one hand wins all. No deal exceeds such a bound; where
// no cards make the bids of such a deal, none may reach it either.
func (e *Env) bounds() (low, high []float32) {
	g := e.game
	low, high = make([]float32, g.Seats()), make([]float32, g.Seats())
	if e.options.Reward == "game" {
		for i := range g.Live().All() {
			high[i] = 1
		}
		return low, high
	}
	for i := range low {
		low[i], high[i] = math.MaxFloat32, -math.MaxFloat32
	}
	trick := int32(g.ScoreRule().Trick) * int32(g.Tricks())
	outcomes(g, func(r *rules.Result) {
		parts := g.PartsOf(r)
		for all := range g.Seats() {
			for i, p := range parts {
				r.Points[i] = p.Contract + p.Premium + p.Vulnerable
			}
			r.Points[all] += trick
			var v solve.Values
			e.reward(r, &v)
			for i := range low {
				low[i], high[i] = min(low[i], v[i]), max(high[i], v[i])
			}
		}
	})
	return low, high
}

// outcomes yields the results that the rules may score, without tricks.
func outcomes(g *rules.Game, yield func(r *rules.Result)) {
	o := g.OfferRule()
	premiums := []rules.Offer{0}
	for _, level := range []rules.Offer{rules.Declare, rules.Reveal} {
		if g.PremiumWorth(level) > 0 {
			premiums = append(premiums, level)
		}
	}
	vulnerable := []rules.Seats{0}
	if g.VulnerableWorth() > 0 {
		vulnerable = []rules.Seats{1, 2, 3}
	}
	var hold func(r rules.Result, i rules.Seat, held bool)
	hold = func(r rules.Result, i rules.Seat, held bool) {
		if int(i) == g.Seats() {
			for _, r.Vulnerable = range vulnerable {
				yield(&r)
			}
			return
		}
		hold(r, i+1, held)
		switch dummy := g.Dummies().Has(i); {
		case dummy && g.DummyRule() == rules.DummyUnder && r.Made.Has(i): // it won exactly its bid
			r.Premium[i] = rules.Declare
			hold(r, i+1, held)
		case !dummy && (o.Many || !held):
			for _, r.Premium[i] = range premiums[1:] {
				hold(r, i+1, true)
			}
		}
	}
	for made := range rules.Seats(1) << g.Seats() {
		hold(rules.Result{Made: made}, 0, false)
	}
}
