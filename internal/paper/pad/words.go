package pad

import (
	"errors"
	"strings"

	"ninetynine/internal/base/letters"
	"ninetynine/internal/base/phrase"
	"ninetynine/match"
	"ninetynine/rules"
)

// Refusal says why an entry or a change is refused, a sentence each: what is wrong or missing, or which
// later deals would no longer fit. It is nil for other errors.
func (p *Pad) Refusal(b *phrase.Book, err error) (all []string) {
	if twins, ok := errors.AsType[*NameError](err); ok {
		return []string{b.Say("pad.twins", "name", phrase.Clean(twins.Name, 16))}
	}
	if f, ok := errors.AsType[*letters.Fault](err); ok {
		return []string{b.Say("refusal.name-"+f.Why, "most", f.Most, "n", f.N)}
	}
	if f, ok := errors.AsType[*Fault](err); ok {
		return []string{p.Explain(b, f)}
	}
	if need, ok := errors.AsType[*Incomplete](err); ok {
		return []string{p.Ask(b, need.Missing)}
	}
	if unfit, ok := errors.AsType[*Unfit](err); ok {
		for _, f := range unfit.Deals {
			all = append(all, b.Say("pad.unfit", "deal", f.Deal+1, "why", p.Explain(b, f)))
		}
	}
	return all
}

// Consequences describes the effects of a correction on other deals, a sentence each.
func (p *Pad) Consequences(b *phrase.Book, changes []Change) (all []string) {
	says := func(key string, pairs ...any) { all = append(all, b.Say(key, pairs...)) }
	dealers, games := false, false
	for _, c := range changes {
		switch {
		case c.Dropped:
			says("pad.dropped", "deal", c.Deal+1)
			continue
		case c.Trump != c.Was:
			says("pad.changed", "deal", c.Deal+1, "trump", b.Trump(c.Trump), "was", b.Trump(c.Was), "dealer", p.Player(b, c.Dealer))
		case c.Dealer != c.Dealt && !dealers:
			dealers = true
			says("pad.dealers", "deal", c.Deal+1, "dealer", p.Player(b, c.Dealer))
		}
		if c.Game != c.Of && !games {
			games = true
			says("pad.games", "deal", c.Deal+1, "game", c.Game+1)
		}
	}
	return all
}

// NewTotals says the totals after a change.
func (p *Pad) NewTotals(b *phrase.Book) string {
	var totals []string
	for i := range p.Match().Game.Seats() {
		totals = append(totals, p.Player(b, rules.Seat(i))+" "+phrase.Signed(p.Totals()[i]))
	}
	return b.Say("pad.totals", "totals", strings.Join(totals, ", "))
}

// Origin says in a few words where a trump comes from; due: of a deal not yet played.
func (p *Pad) Origin(b *phrase.Book, o match.Origin, due bool) string {
	key := "why.first"
	switch holds := p.Match().Game.TrumpBy() == rules.ByHolder; {
	case o.Cause == match.Success:
		return b.Say("why.success", "n", int(o.Made))
	case o.Cause == match.Named:
		return b.Say("why.named", "you", "no", "name", p.Player(b, o.By))
	case o.Cause == match.Turnup:
		key = "turnup"
	case holds && due:
		key = "why.stay"
	case o.Cause == match.Stayed:
		key = "why.stays"
	case o.Cause == match.NewGame:
		key = "why.game"
	case o.Cause == match.Rotation:
		key = "why.rotation"
	case o.Cause == match.Before:
		key = "why.before"
	}
	return b.Say(key)
}

// Settlement says how the players settle, a sentence each: by differences, or by stakes for each finished
// game where a dummy makes them.
func (p *Pad) Settlement(b *phrase.Book) (all []string) {
	g := p.Match().Game
	say := func(key string, due match.Points, pairs ...any) {
		var each []string
		for i := range g.Live().All() {
			n := phrase.Signed(due[i])
			if due[i] > 0 {
				n = "+" + n
			}
			each = append(each, p.Player(b, i)+" "+n)
		}
		all = append(all, b.Say(key, append(pairs, "what", strings.Join(each, ", "))...))
	}
	say("pad.settle", Differences(g, p.Totals()))
	for _, deal := range p.Deals() {
		if deal.Closed && g.GameRule().ByDummy() {
			say("pad.stakes", Stakes(g, &deal.End), "game", deal.Game+1)
		}
	}
	return all
}
