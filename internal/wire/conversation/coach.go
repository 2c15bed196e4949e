package conversation

import (
	"cmp"

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
		return cmp.Or(p.coachPremium(), p.coachContract())
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

// coachContract says what the tricks won so far mean for the person's contract, and what to think about before
// the next card.
func (p *Conversation) coachContract() string {
	v, g := &p.Shown.View, p.Match.Game
	bid, won, left := g.Bid(v.Aside[p.Seat]), int(v.Won[p.Seat]), g.Tricks()-int(v.Tricks)
	switch prospect := g.Prospect(&v.View, p.Seat); {
	case left == 0:
	case prospect == rules.Lost && won > bid:
		return p.Say("coach.over")
	case prospect == rules.Lost:
		return p.Say("coach.under")
	case prospect == rules.Kept:
		return p.Say("coach.enough", "bid", bid) + p.coachCard("coach.avoid")
	case prospect == rules.Short && g.Makes(&v.View, p.Seat)>>(won+1)&(1<<(left-1)-1) == 0:
		return p.Say("coach.all", "left", left)
	case prospect == rules.Short:
		return p.Say("coach.need", "won", won, "need", bid-won, "left", left) + p.coachCard("coach.win")
	}
	return ""
}

// coachCard says what to think about before the person chooses a card; "" if there is no choice of
// an own card.
func (p *Conversation) coachCard(key string) string {
	v, g := &p.Shown.View, p.Match.Game
	may, led, turn := v.Options.From, v.Led(), "middle"
	switch {
	case v.Options.Kind != rules.Playing || v.Options.Seat != p.Seat || may.Len() < 2:
		return ""
	case led == 0:
		turn = "lead"
	case may&g.Following(v.Trump, g.SuitOf(v.Trump, led)) == 0 && may&g.Trumps(v.Trump) != 0:
		turn = "ruff"
	case may&g.Following(v.Trump, g.SuitOf(v.Trump, led)) == 0:
		turn = "discard"
	case (g.CardsLeft(&v.View)-1)%g.Seats() == 0:
		turn = "last"
	}
	return " " + p.Say(key, "turn", turn)
}
