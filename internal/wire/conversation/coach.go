package conversation

import (
	"strings"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// Guided reports whether the person is new to the game, and wants to be told more at this table.
func (p *Conversation) Guided() bool {
	return p.Settings != nil && p.Settings.Guide && p.Chair() != nil && p.Stage(wire.Playing)
}

// Coach says to a guided person what premiums are, when the first is offered, and in play what a premium held
// and the tricks won mean; "" if there is nothing to say.
func (p *Conversation) Coach() string {
	if !p.Guided() {
		return ""
	}
	v := &p.Shown.View
	switch offers := p.Match.Game.OfferRule(); {
	case v.Options.Kind == rules.Offering && v.Number == 0 && offers.Declare > 0 && offers.Reveal > 0:
		return p.Say("coach.wager", "declare", offers.Declare, "reveal", offers.Reveal)
	case v.Phase == rules.Playing:
		return strings.TrimSpace(p.coachPremium() + " " + p.coachContract())
	}
	return ""
}

// coachPremium says what the premium that a seat holds means, until the first trick is won.
func (p *Conversation) coachPremium() string {
	v := &p.Shown.View
	for i := range p.HandCount() {
		if v.Holds[i] != 0 && v.Tricks == 0 && v.Aside[i] != 0 {
			return p.Say("coach.holds", "you", phrase.Yes(i == p.Seat), "name", p.Name(i), "bid", p.Match.Game.Bid(v.Aside[i]),
				"points", p.Match.Game.PremiumWorth(v.Holds[i]))
		}
	}
	return ""
}

// coachContract says what the tricks won so far mean for the person's contract.
func (p *Conversation) coachContract() string {
	v := &p.Shown.View
	if v.Aside[p.Seat] == 0 {
		return ""
	}
	bid, won := p.Match.Game.Bid(v.Aside[p.Seat]), int(v.Won[p.Seat])
	need, left := bid-won, p.Match.Game.Tricks()-int(v.Tricks)
	switch {
	case left == 0:
		return ""
	case need < 0:
		return p.Say("coach.over")
	case need > left:
		return p.Say("coach.under")
	case need == 0:
		return p.Say("coach.enough", "bid", bid)
	case need == left:
		return p.Say("coach.all", "left", left)
	}
	return p.Say("coach.need", "won", won, "need", need, "left", left)
}
