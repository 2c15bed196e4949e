package conversation

import (
	"strconv"

	"ninetynine/internal/base/phrase"
	"ninetynine/rules"
)

// A Choice is an offer or a trump to choose.
type Choice struct {
	Key   string // its number
	Label string
	Offer rules.Offer // with a number, or a level that still needs one
	Trump rules.Trump
}

// Choices returns the current choices; nil when cards have to be chosen.
func (p *Conversation) Choices() (cs []Choice) {
	switch k := p.Shown.View.Options.Kind; {
	case k == rules.Naming:
		cs = p.trumpMenu()
	case k != rules.Offering:
		return nil
	case p.Sure != 0:
		cs = []Choice{{Label: p.Say("menu.yes"), Offer: p.Sure}, {Label: p.Say("menu.no")}}
	case p.Offer != 0:
		return p.numberMenu()
	default:
		cs = p.offerMenu()
	}
	for i := range cs {
		cs[i].Key = strconv.Itoa(i + 1)
	}
	return cs
}

func (p *Conversation) trumpMenu() (cs []Choice) {
	for a := range p.Shown.View.Options.All() {
		label := p.Book.Trump(a.Trump())
		if k, ok := a.Trump().Suit(); ok {
			label = k.Symbol() + " " + label
		}
		cs = append(cs, Choice{Label: label, Trump: a.Trump()})
	}
	return cs
}

// offerMenu lists the levels; where a number has to be announced, that question comes afterwards.
func (p *Conversation) offerMenu() (cs []Choice) {
	for a := range p.Shown.View.Options.All() {
		o := a.Offer()
		if _, numbered := o.Number(); numbered {
			o = o.Level()
		}
		if len(cs) == 0 || cs[len(cs)-1].Offer != o {
			cs = append(cs, Choice{Label: p.offerLabel(o), Offer: o})
		}
	}
	return cs
}

// numberMenu lists the numbers that the chosen level may announce.
func (p *Conversation) numberMenu() (cs []Choice) {
	for a := range p.Shown.View.Options.All() {
		if n, numbered := a.Offer().Number(); numbered && a.Offer().Level() == p.Offer {
			cs = append(cs, Choice{Label: strconv.Itoa(n), Offer: a.Offer(), Key: strconv.Itoa(n)})
		}
	}
	return cs
}

// Choose selects one of the choices. It returns the act, or 0 if more input is needed: a number, or the
// confirmation of a premium.
func (p *Conversation) Choose(c *Choice) rules.Action {
	o := p.Shown.View.Options
	switch {
	case o.Kind == rules.Naming:
		return rules.Name(o.Seat, c.Trump)
	case c.Offer == 0: // cancelled
		p.Sure, p.Offer = 0, 0
	case p.Sure != 0 || c.Offer == rules.Pass:
		return rules.MakeOffer(o.Seat, c.Offer)
	case o.Has(rules.MakeOffer(o.Seat, c.Offer)):
		p.Sure = c.Offer
	default:
		p.Offer = c.Offer // the number follows
	}
	return 0
}

// offerLabel names a level and its worth.
func (p *Conversation) offerLabel(o rules.Offer) string {
	if o == rules.Pass && p.raising() {
		return p.Say("menu.stay")
	}
	return p.Say("menu."+o.Level().String(), "points", p.Match.Game.PremiumWorth(o))
}

// raising reports whether an overcalled declare may be raised.
func (p *Conversation) raising() bool {
	v := &p.Shown.View
	return v.Options.Kind == rules.Offering && p.Seat < rules.MaxSeats && v.Offer[p.Seat] != 0
}

// Decision says what this person has to decide.
func (p *Conversation) Decision() string {
	v := &p.Shown.View
	switch o := v.Options; {
	case o.Kind == rules.Laying:
		return p.Say("ask.lay", "n", int(o.Pick), "trump", p.Book.Trump(v.Trump))
	case o.Kind == rules.Naming:
		return p.Say("ask.name")
	case o.Kind != rules.Offering:
		return p.playing()
	case p.Sure != 0:
		return p.Say("ask.sure."+p.Sure.Level().String(), "points", p.Match.Game.PremiumWorth(p.Sure), "number", announced(p.Sure), "loss", p.loss())
	case p.Offer != 0:
		return p.Say("ask.number")
	case o.Len() == 1 && o.Has(rules.MakeOffer(o.Seat, rules.Pass)):
		return p.passing()
	case p.raising():
		return p.Say("ask.raise")
	}
	how := map[rules.Offer]string{}
	for a := range v.Options.All() {
		level := a.Offer().Level()
		how[level] = level.String()
	}
	return p.Say("ask.offer", "how", how[rules.Declare]+how[rules.Reveal], "names", phrase.Yes(v.Trump == rules.Unnamed))
}

// announced returns the number in the offer, "none" if there is none.
func announced(o rules.Offer) any {
	if n, ok := o.Number(); ok {
		return n
	}
	return "none"
}

// passing says that the person can only pass, and names the offer that cannot be overcalled, if it is
// known.
func (p *Conversation) passing() string {
	for seat, o := range p.Shown.View.Offer {
		if o.Level() == rules.Reveal {
			return p.Say("ask.pass", "name", p.Name(rules.Seat(seat)))
		}
	}
	return p.Say("ask.pass.unsaid")
}

// playing says whose card is due, and which suit it has to follow.
func (p *Conversation) playing() string {
	v := &p.Shown.View
	led := v.Led()
	if led == 0 {
		return p.Say("ask.lead", "who", p.handName())
	}
	k, key := p.Match.Game.SuitOf(v.Trump, led), "ask.discard"
	if v.Hand[v.Options.Seat]&p.Match.Game.Following(v.Trump, k) != 0 {
		key = "ask.follow"
	}
	return p.Say(key, "who", p.handName(), "suit", p.suitName(k))
}

// handName names the hand of the card.
func (p *Conversation) handName() string {
	if p.Shown.View.Options.Seat != p.Seat {
		return "dummy"
	}
	return "own"
}
