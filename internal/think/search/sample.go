package search

import (
	"fmt"
	"math"

	"ninetynine/internal/think/nn"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// A sample is the worlds sampled for a decision, and how likely they are.
type sample struct {
	hidden     []rules.Hidden
	styles     []styleNumbers // by world: see styles.go
	base       []float64      // by world, the logarithm of its weight as sampled
	likelihood []float64      // by world, the logarithm of the probability of the other seats' acts
	exhaustive bool           // it has every possible world
	weights    []float64      // adding up to one
	untempered []float64      // adding up to one: see reweightByStyle

	spareHidden []rules.Hidden // reused by thin
	spareStyles []styleNumbers

	before, after []float64 // reused by reweightByStyle: the weight of each combination of styles
}

func (s *sample) add(h *rules.Hidden, styles styleNumbers, logWeight float64) {
	s.hidden, s.styles = append(s.hidden, *h), append(s.styles, styles)
	s.base, s.likelihood = append(s.base, logWeight), append(s.likelihood, 0)
}

func (s *sample) mean(x []float32) (mean float64) {
	for w, p := range s.weights {
		mean += float64(p * float64(x[w]))
	}
	return mean
}

// deviation returns the standard error of the mean of x over the worlds.
func (s *sample) deviation(x func(world int) float64, mean float64) float64 {
	squares, weight2 := 0.0, 0.0
	for w, p := range s.weights {
		off := x(w) - mean
		squares += float64(p * off * off)
		weight2 += float64(p * p)
	}
	return math.Sqrt(squares * weight2)
}

func (d *decision) sampleWorlds() error {
	v := &d.view
	if err := d.sampler.Begin(v); err != nil {
		return err
	}
	if d.effort.SampleByBelief {
		d.sampleByBelief()
	}
	if err := d.drawWorlds(); err != nil {
		return err
	}
	if d.effort.InferFromPlay {
		if d.drawsBidCards() {
			d.drawBidCards()
		}
		d.reweightByPlay()
	}
	d.drawSealedOffers()
	if !d.goOn() { // the loops above have broken off
		return d.ctx.Err()
	}
	d.weights = append(d.weights[:0], d.base...)
	d.reweightByStyle()
	worlds.Temper(d.base, d.likelihood, min(d.effort.MinESS, float64(len(d.hidden))/2), d.weights)
	d.restoreStyleWeights()
	return nil
}

// drawWorlds lists all worlds, each with all styles of the other seats, if there are no more than
// the effort asks for; otherwise it draws as many as that.
func (d *decision) drawWorlds() error {
	d.hidden, d.styles, d.base, d.likelihood = d.hidden[:0], d.styles[:0], d.base[:0], d.likelihood[:0]
	styles := d.styleCount()
	if d.exhaustive = d.sampler.Deals()*float64(styles) <= float64(d.effort.Worlds); d.exhaustive {
		for h := range d.sampler.All() {
			for number := range styles {
				of, chance := d.stylesOf(number)
				d.add(h, of, chance)
			}
		}
		return nil
	}
	var h rules.Hidden
	for range d.effort.Worlds {
		if !d.goOn() {
			return d.ctx.Err()
		}
		w, ok := d.sampler.Sample(&d.rng, &h)
		if !ok {
			return fmt.Errorf("no deal agrees with the View")
		}
		d.add(&h, d.drawStyles(), w)
	}
	return nil
}

func (d *decision) sampleByBelief() {
	v := &d.view
	d.show(v) // comparing bids may have shown it another View
	s := d.model.Shape
	answer := d.model.Player.Answer(d.playerScratch, nn.HeadBelief)
	places := 2 * (d.game.Seats() - 1)
	for c := range d.game.Pack().Cards() {
		at := s.OwnerAt(c, 1, false)
		p := answer[at : at+places]
		nn.Softmax(p)
		for rel := 1; rel < d.game.Seats(); rel++ {
			seat := s.Seat(v.Seat, rel)
			d.belief.Held[seat][c], d.belief.Aside[seat][c] = p[2*(rel-1)], p[2*(rel-1)+1]
		}
	}
	d.sampler.Believe(&d.belief)
}
