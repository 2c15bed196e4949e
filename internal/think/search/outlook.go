package search

import (
	"cmp"
	"context"

	"ninetynine/internal/base/elementary"
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// Outlook returns the chance of each contract, by seat, that the net gives without search: from the cards
// that the player remembers, also while the seat has no decision. Seats that the game does not have get 0.
// They are corrected by what is known of the players, and 0 or 1 where the View shows it.
func (e *Expert) Outlook(v *rules.View, standing *nn.Standing) [rules.MaxSeats]float64 {
	d := e.reset(v, standing, 0, e.effort)
	chances := d.outlook(&d.view)
	chances[v.Seat] = d.amongOthers(e.corrections().Of(&d.view).At(chances[v.Seat]), d.momentOf())
	d.correctOthers(&chances)
	return chances
}

// The moments of a deal by which [nn.Ease] is given.
const (
	laying = iota
	laid
	beforeTheFirst
	atTrick
)

// momentOf returns the moment of the View while its seat has not decided.
func (d *decision) momentOf() int {
	switch v := &d.view; {
	case v.Phase == rules.Laying:
		return laying
	case v.Phase != rules.Playing:
		return laid
	case d.game.CardsLeft(v) == d.game.Seats()*d.game.Tricks():
		return beforeTheFirst
	}
	return d.momentOfAct()
}

// momentOfAct returns the moment at which the View's seat has decided.
func (d *decision) momentOfAct() int {
	switch v := &d.view; {
	case v.Phase == rules.Laying:
		return laying
	case v.Phase != rules.Playing:
		return laid
	default:
		return atTrick + int(v.Tricks)
	}
}

// What it adds to the logit of a chance that the expert plays, and not the net, among weaker players whom
// it knows: before play, at the first trick, and at the last. Fitted to 600 deals of standard among casual
// and 600 among greedy.
const (
	edge      = 0.31
	edgeFirst = 0.24
	edgeLast  = 0.44
)

// spoils is by how much the expert's play lowers the logit of a weaker player's chance, against what the net's play
// does: in 700 deals of standard each, by 0.13 among beginner, 0.25 among casual, 0.17 among club, 0.29 among greedy.
const spoils = 0.2

// amongOthers corrects the logit of a chance of the seat's contract by what is known of the others, if
// it holds among players like the expert or, without worlds, the net.
func (d *decision) amongOthers(chance float64, moment int) float64 {
	ease, weaker, live := 0.0, 0.0, d.game.Live().Len()
	for i := range (d.game.Live() &^ d.view.Seat.Set()).All() {
		for _, x := range d.guesses[i] {
			of, known := d.curves.Among[x.Level]
			if known {
				weaker += x.chance / float64(live-1)
			}
			if moment < len(of) {
				ease += x.chance * of[moment] / float64(live-1)
			}
		}
	}
	if d.Expert.effort.Worlds > 0 {
		more := edge
		if moment >= atTrick {
			more = edgeFirst + float64((edgeLast-edgeFirst)*float64(moment-atTrick))/float64(d.game.Tricks())
		}
		ease += float64(more * weaker)
	}
	return easier(chance, ease)
}

// correctOthers corrects the chances that the net states of the other seats' contracts, by what is known of
// their players.
func (d *decision) correctOthers(chances *[rules.MaxSeats]float64) {
	v, moment := &d.view, d.momentOf()
	for i := range rules.Seat(d.game.Seats()) {
		switch d.game.Prospect(v, i) {
		case rules.Lost:
			chances[i] = 0
			continue
		case rules.Safe:
			chances[i] = 1
			continue
		}
		if i == v.Seat {
			continue
		}
		guesses, eases := d.guesses[i], d.curves.Others
		if d.game.Dummies().Has(i) { // its contract depends on those who play against it
			guesses, eases = d.guesses[(d.game.Live()&^v.Seat.Set()).First()], d.curves.Dummy
		}
		ease := 0.0
		for _, x := range guesses {
			if of := eases[x.Level]; moment < len(of) {
				ease += float64(x.chance * of[moment])
				if d.Expert.effort.Worlds > 0 {
					ease -= float64(x.chance * spoils)
				}
			}
		}
		chances[i] = easier(chances[i], ease)
	}
}

// easier adds to the logit of a chance; a certain one stays.
func easier(chance, ease float64) float64 {
	if ease == 0 || chance <= 0 || chance >= 1 {
		return chance
	}
	return 1 / (1 + elementary.Exp(-elementary.Log(chance/(1-chance))-ease))
}

// corrections returns the curves that correct stated chances: those of searched worlds, or of the net alone.
func (e *Expert) corrections() *nn.Moments {
	if e.effort.Worlds > 0 {
		return &e.curves.Expert
	}
	return &e.curves.Net
}

func (d *decision) outlook(v *rules.View) (chances [rules.MaxSeats]float64) {
	s := d.model.Shape
	d.show(v)
	outlook := d.model.Player.Answer(d.playerScratch, nn.HeadOutlook)
	for rel := range d.game.Seats() {
		chances[s.Seat(v.Seat, rel)] = float64(nn.Sigmoid(outlook[s.MadeAt(rel)]))
	}
	return chances
}

// Chance returns the chance of the seat's own contract after the act, as [Expert.Advise] judges it;
// ok is false if Advise does not evaluate the act, or there are no worlds.
func (e *Expert) Chance(ctx context.Context, v *rules.View, standing *nn.Standing, seed uint64, a rules.Action) (chance float64, ok bool, _ error) {
	if e.effort.Worlds == 0 {
		return 0, false, nil
	}
	choices, err := e.Advise(ctx, v, standing, seed)
	for _, c := range choices {
		if c.Action == a {
			if v.Phase == rules.Laying {
				c.Chance = e.curves.Expert.Lay.At(c.Chance)
			}
			decided := e.prover.Decides(v)
			return decided.Chance(a, e.last.amongOthers(c.Chance, e.last.momentOfAct())), true, cmp.Or(err, ctx.Err())
		}
	}
	return 0, false, err
}

// The logits of the worlds' chance and of the net's are weighted by ofWorlds and by 1 - ofWorlds. The shift
// added to them differs while cards are played and while they are laid aside, since a choice is made partly
// because the worlds flatter it. The shifts were fitted to 3,000 deals of standard among experts,
// other deals than those in docs/strength.md, and ofWorlds to 955 earlier ones, when only the
// critic evaluated worlds.
const (
	ofWorlds  = 0.75
	playShift = -0.05
	layShift  = 0.04
)

// statedChance returns the chance to state, given those of the worlds and of the net alone, and the shift of
// the phase. A certain chance stays certain.
func statedChance(worlds, net, shift float64) float64 {
	if worlds <= 0 || worlds >= 1 || net <= 0 || net >= 1 {
		return min(worlds, 1) // weights add up to 1 but for rounding
	}
	x := float64(ofWorlds*elementary.Log(worlds/(1-worlds))) + float64((1-ofWorlds)*elementary.Log(net/(1-net))) + shift
	return 1 / (1 + elementary.Exp(-x))
}

// KnowsMatch reports whether the net was trained to play for the game; if not, standings must be nil.
func (e *Expert) KnowsMatch() bool { return e.model.Label.Match }
