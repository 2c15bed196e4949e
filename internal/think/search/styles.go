package search

import (
	"slices"

	"ninetynine/internal/base/elementary"
	"ninetynine/internal/think/claim"
	"ninetynine/internal/think/company"
	"ninetynine/internal/think/heuristic"
	"ninetynine/internal/think/worlds"
	"ninetynine/rules"
)

// Other players need not play like the net. So a world includes, besides the cards, the style of
// each other seat: like the net, by heuristics, at random, or like the net with a level's manner.
// The guesses say how likely each is. Acts so far give evidence about styles as about cards, and
// where a world is played on, each seat keeps its style.
//
// Where nothing is known of the others, the effort has its own guess. With two hands each player
// knows all cards but three, so the other's bid-cards tell most, and the style is soon known. At
// larger tables a deal tells too little to pay for the doubt: docs/strength.md has the figures.

// A style is how a seat plays in a world. The first of a decision's styles is the net's own.
type style struct {
	player      company.Player
	thumb, luck bool // by heuristics; at random
	points      bool // for points even if the game counts
	sound       bool // it plays no dominated card
	manner      Manner
	temperament Temperament
	never       rules.Offer // makes no offers of this level and above; 0: makes all
}

func (y *style) likeNet() bool {
	return !y.thumb && !y.luck && y.manner == Manner{} && y.temperament == Temperament{} && y.never == 0
}

// styleOf returns the style of a player in the game. Likings for bids and for spoiling contracts are left out:
// a world would have to ask the net more than once.
func styleOf(g *rules.Game, p company.Player) style {
	y := style{player: p, thumb: p.Level == "greedy", luck: p.Level == "random"}
	name, edition := ParseVersioned(p.Level)
	for _, l := range LevelsOf(edition) {
		if l.Name != name {
			continue
		}
		of := l.Effort.in(g)
		y.points, y.sound, y.manner = l.Points, of.Sound, of.Manner
		switch least := of.MinChance; {
		case least.Declare > 1:
			y.never = rules.Declare
		case least.Reveal > 1:
			y.never = rules.Reveal
		}
		for _, t := range Temperaments() {
			if t.Name == p.Temperament {
				y.temperament = Temperament{Offers: t.Offers}
			}
		}
	}
	return y
}

// A possibleStyle is a style that a seat may have, by its number, and its chance.
type possibleStyle struct {
	style  uint8
	chance float64
}

// styleNumbers are the numbers of the styles of all seats in a world; 0 is the net's.
type styleNumbers [rules.MaxSeats]uint8

// supposeStyles sets the mixture of each other seat: what is known of the player there, or else the
// effort's guess.
func (d *decision) supposeStyles() {
	d.supposed = append(d.supposed[:0], style{})
	for i := range d.mixtures {
		d.mixtures[i] = d.mixtures[i][:0]
	}
	for i := range (d.game.Live() &^ d.view.Seat.Set()).All() {
		guesses := d.guesses[i]
		if share := d.effort.HeuristicShare[d.game.Seats()]; len(guesses) == 0 && share > 0 {
			guesses = []guess{{chance: 1 - share}, {company.Player{Level: "greedy"}, share}}
		}
		for _, x := range guesses {
			d.mixtures[i] = append(d.mixtures[i], possibleStyle{d.numberOf(x.Player), x.chance})
		}
	}
}

func (d *decision) numberOf(p company.Player) uint8 {
	if at := slices.IndexFunc(d.supposed, func(x style) bool { return x.player == p }); at >= 0 {
		return uint8(at)
	}
	y := styleOf(d.game, p)
	if y.likeNet() {
		return 0
	}
	d.supposed = append(d.supposed, y)
	return uint8(len(d.supposed) - 1)
}

// unknownStyles returns the seats that may have more than one style.
func (d *decision) unknownStyles() (unknown rules.Seats) {
	for i, m := range d.mixtures {
		if len(m) > 1 {
			unknown |= rules.Seat(i).Set()
		}
	}
	return unknown
}

func (d *decision) drawStyles() (drawn styleNumbers) {
	for i, m := range d.mixtures {
		if len(m) == 0 {
			continue
		}
		k := 0
		if len(m) > 1 {
			x := float64(d.rng.Uint64()>>11) / (1 << 53)
			for k = len(m) - 1; k > 0 && x >= m[k].chance; k-- {
				x -= m[k].chance
			}
		}
		drawn[i] = m[k].style
	}
	return drawn
}

func (d *decision) styleCount() int {
	n := 1
	for _, m := range d.mixtures {
		n *= max(1, len(m))
	}
	return n
}

func (d *decision) stylesOf(number int) (of styleNumbers, logChance float64) {
	for i, m := range d.mixtures {
		if len(m) == 0 {
			continue
		}
		x := m[number%len(m)]
		of[i], number = x.style, number/len(m)
		if len(m) > 1 {
			logChance += elementary.Log(x.chance)
		}
	}
	return of, logChance
}

// combination is the inverse of stylesOf.
func (d *decision) combination(of *styleNumbers) (number int) {
	for i, m := range slices.Backward(d.mixtures[:]) {
		if len(m) > 0 {
			number = number*len(m) + slices.IndexFunc(m, func(x possibleStyle) bool { return x.style == of[i] })
		}
	}
	return number
}

// reweightByStyle finds what the opponents' acts tell about their styles, and takes it out of the
// worlds' likelihoods: the rest tells worlds of the same styles apart. restoreStyleWeights puts it
// back after tempering. Tempering evens out evidence about cards, as few worlds come near the true
// one; but each combination of styles has many worlds.
func (d *decision) reweightByStyle() {
	d.untempered = d.untempered[:0]
	if d.unknownStyles() == 0 {
		return
	}
	d.untempered = append(d.untempered, d.base...)
	n := d.styleCount()
	d.before, d.after = append(d.before[:0], make([]float64, n)...), append(d.after[:0], make([]float64, n)...)
	top := slices.Max(d.base)
	for w, b := range d.base {
		d.before[d.combination(&d.styles[w])] += elementary.Exp(b - top)
	}
	worlds.Temper(d.base, d.likelihood, 0, d.untempered) // exponent 1: nothing is evened out
	for w, p := range d.untempered {
		d.after[d.combination(&d.styles[w])] += p
	}
	for w := range d.styles {
		if by := d.combination(&d.styles[w]); d.before[by] > 0 {
			d.likelihood[w] -= elementary.Log(max(d.after[by]/d.before[by], 1e-300))
		}
	}
}

// restoreStyleWeights gives the styles of each seat, one seat after another, the weight that its
// acts give them. The effective sample size may then fall below the one that tempering kept.
func (d *decision) restoreStyleWeights() {
	if len(d.untempered) == 0 {
		return
	}
	for i := range d.unknownStyles().All() {
		var factor [256]float64
		for _, x := range d.mixtures[i] {
			if now := d.styleShare(d.weights, i, x.style); now > 0 {
				factor[x.style] = d.styleShare(d.untempered, i, x.style) / now
			}
		}
		for w := range d.weights {
			d.weights[w] *= factor[d.styles[w][i]]
		}
	}
	d.dropNegligible()
}

// dropNegligible sets negligible weights to 0 and rescales the rest to add up to one.
func (s *sample) dropNegligible() {
	sum := 0.0
	for w, p := range s.weights {
		if p < negligible {
			s.weights[w] = 0
		}
		sum += s.weights[w]
	}
	if sum == 0 {
		return // no world is possible
	}
	for w := range s.weights {
		s.weights[w] /= sum
	}
}

// styleShare returns the weight of the worlds in which the seat has the style.
func (s *sample) styleShare(weights []float64, seat rules.Seat, number uint8) (share float64) {
	for w, p := range weights {
		if s.styles[w][seat] == number {
			share += p
		}
	}
	return share
}

// answersAtOnce reports whether the query, of the seat whose View is d.inWorld, needs no net. The
// net makes the offers and names the trumps of seats that play by heuristics: these take long to
// find them, and they tell little.
func (y *style) answersAtOnce(kind rules.Phase) bool {
	return y.luck || y.thumb && (kind == rules.Laying || kind == rules.Playing)
}

// answerAtOnce answers for such a seat: the act that heuristics advise has probability 1.
func (d *decision) answerAtOnce(y *style, a query, answer func(a *query, p []float32)) {
	p := d.logits[:a.options.Len()]
	clear(p)
	if y.thumb {
		p[a.options.Index(d.thumb().Advise(&d.inWorld).Action)] = 1
	} else {
		for i := range p {
			p[i] = 1 / float32(len(p))
		}
	}
	d.answeredAtOnce = a // a local variable would be garbage
	answer(&d.answeredAtOnce, p)
}

// thumb returns the game for rules of thumb.
func (d *decision) thumb() *heuristic.Game {
	if d.heuristic == nil {
		d.heuristic = heuristic.New(d.game)
	}
	return d.heuristic
}

// swapManners exchanges manner and temperament of the player and the style.
func (d *decision) swapManners(y *style) {
	d.effort.Manner, y.manner = y.manner, d.effort.Manner
	d.effort.Temperament, y.temperament = y.temperament, d.effort.Temperament
}

// applyStyle turns the net's probabilities into those of a player with the style.
func (d *decision) applyStyle(y *style, v *rules.View, p []float32) {
	own := d.dominated
	if d.dominated = 0; y.sound {
		d.dominated = claim.Dominated(d.game, v)
	}
	d.swapManners(y)
	d.applyManner(v, p)
	d.swapManners(y)
	d.dominated = own
	if v.Phase != rules.Offering || y.never == 0 {
		return
	}
	for i := range p {
		switch o := v.Options.Nth(i).Offer(); {
		case o.Level() >= y.never:
			p[i] = 0
		case o == rules.Pass:
			p[i] = max(p[i], unlikely) // or none might be left
		}
	}
	normalize(p)
}
