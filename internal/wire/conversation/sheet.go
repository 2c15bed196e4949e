package conversation

import (
	"cmp"
	"slices"
	"strings"

	"ninetynine/internal/base/phrase"
	"ninetynine/match"
	"ninetynine/rules"
)

// Result says whether a hand made its contract.
func (p *Conversation) Result(i rules.Seat) string {
	if p.Shown.View.Made.Has(i) {
		return p.Say("made.short")
	}
	return p.Say("failed.short")
}

// Outcome describes the person's contract: the bid, the tricks won, the points, and by how much it failed; ""
// for spectators. Its marks are a dot for each trick bid, filled if it was won, and a diamond for each too
// many.
func (p *Conversation) Outcome() (marks, text string) {
	v, i := &p.Shown.View, p.Seat
	if p.Chair() == nil || v.Aside[i].Len() != p.Match.Game.Aside() {
		return "", ""
	}
	bid, won := p.Match.Game.Bid(v.Aside[i]), int(v.Won[i])
	text = p.Say("outcome.own", "bid", p.bidWords(v.Aside[i]), "won", won, "points", int(v.Points[i]))
	switch off := won - bid; {
	case v.Made.Has(i):
		bid = won // also every trick at a bid of zero
	case off > 0:
		text += " " + p.Say("outcome.off", "n", off, "over", phrase.Yes(true))
	default:
		text += " " + p.Say("outcome.off", "n", -off, "over", phrase.Yes(false))
	}
	met := min(bid, won)
	return strings.Repeat("●", met) + strings.Repeat("○", bid-met) + strings.Repeat("◆", won-met), text
}

// LeadTaken names the seat that took the lead of the game with this deal, so not in its first one; "" if the
// lead did not change hands.
func (p *Conversation) LeadTaken() string {
	v := &p.Shown.View
	before := v.Totals
	for i := range before {
		before[i] -= v.Points[i]
	}
	led, leads := p.leader(&before), p.leader(&v.Totals)
	if before == (match.Points{}) || leads == led || leads == rules.MaxSeats || v.Closed {
		return ""
	}
	return p.Say("outcome.lead", "name", p.Name(leads), "you", phrase.Yes(leads == p.Seat))
}

// leader returns the seat with the highest total; MaxSeats if several have it.
func (p *Conversation) leader(totals *match.Points) rules.Seat {
	all := totals[:p.HandCount()]
	most, at := slices.Max(all), rules.Seat(rules.MaxSeats)
	for i := range p.HandCount() {
		if all[i] == most && at != rules.MaxSeats {
			return rules.MaxSeats
		} else if all[i] == most {
			at = i
		}
	}
	return at
}

// Verdicts describes the outcome of premiums, and why the dummy made a contract with too few tricks.
func (p *Conversation) Verdicts() (ss []string) {
	v := &p.Shown.View
	for i := range p.HandCount() {
		o := v.Holds[i]
		if o == 0 || p.Match.Game.OfferRule().Loss == rules.FromHolder { // the table above shows it
			continue
		}
		key := "premium.failed"
		if v.Made.Has(i) {
			key = "premium.made"
		}
		ss = append(ss, p.Say(key, "name", p.Name(i), "offer", p.Book.Offer(o),
			"points", p.Match.Game.PremiumWorth(o), "loss", p.loss(), "you", phrase.Yes(i == p.Seat)))
	}
	if d := p.HandCount() - 1; p.Match.Game.DummyRule() == rules.DummyUnder && v.Made.Has(d) && int(v.Won[d]) < p.Match.Game.Bid(v.Aside[d]) {
		ss = append(ss, p.Say("dummy.under"))
	}
	return ss
}

// loss names those whose points a failed premium changes.
func (p *Conversation) loss() string {
	switch rule := p.Match.Game.OfferRule(); {
	case rule.Loss == rules.FromHolder:
		return "own"
	case rule.Many:
		return "others"
	}
	return "opponents"
}

// NextTrump names the trump of the next deal, with the reason.
func (p *Conversation) NextTrump() string {
	v := &p.Shown.View
	trump, cause := p.Match.Then(v)
	key := cmp.Or(map[match.Cause]string{
		match.Turnup: "next.turnup", match.NewGame: "next.game", match.Stayed: "next.holder",
		match.Rotation: "next.rotation",
	}[cause], "next.success")
	return p.Say(key, "n", v.Made.Len(), "kind", trumpKind(trump), "trump", p.Book.Trump(trump))
}

// Endings describes the end of a game and of the match, if they have ended.
func (p *Conversation) Endings() (es []phrase.Ending) {
	v, s := &p.Shown.View, p.sheet()
	if v.Closed {
		es = s.OfGame(&v.GameEnd)
	}
	switch {
	case v.Stage != match.Ended:
	case v.End.Cut:
		if v.Number > 0 { // a single deal is no match
			es = append(es, phrase.Ending{Text: p.Say("end.cut")})
		}
		if won := p.victory(); won != "" {
			es = append(es, phrase.Ending{Text: won, Won: true})
		}
	case p.Match.Game.RubberRule().Games != 1: // otherwise the game was the match
		es = append(es, s.OfRubber(&v.End)...)
		es = append(es, phrase.Ending{Text: p.Say("end.totals", "totals", s.Each(&v.End.Totals, "  "))})
	}
	return es
}

// sheet names the hands for what stands below a score sheet.
func (p *Conversation) sheet() *phrase.Sheet {
	return &phrase.Sheet{Book: p.Book, Hands: p.HandCount(), Name: p.Name, Me: p.Seat}
}

// victory says who won a match that was to be so long, or has most points in a deal of
// the day, which is no match; "" if no winner is to be named, as after a deal played on.
func (p *Conversation) victory() string {
	won := p.Shown.Table.Winners
	if !p.MatchOver() || won == nil || p.Settings == nil || p.Settings.From != nil {
		return ""
	}
	key := "page.winner"
	if p.Settings.Day != "" {
		key = "daily.most"
	}
	seats := rules.Seats(0)
	for _, i := range won {
		seats |= rules.Seat(i).Set()
	}
	return p.Say(key, "names", p.Names(seats), "n", len(won), "you", phrase.Yes(seats == p.Seat.Set()))
}

// Names returns the names of seats.
func (p *Conversation) Names(ss rules.Seats) string { return p.sheet().Names(ss) }

// Goal names the target of a game.
func (p *Conversation) Goal() string {
	if g := p.Match.Game.GameRule(); g.Target > 0 {
		return p.Say("score.target", "n", g.Target)
	} else {
		return p.Say("score.deals", "n", g.Deals)
	}
}

// GamesInAll returns the number of games of the match; 0 if it is a single game or has no fixed number.
func (p *Conversation) GamesInAll() int {
	n := p.Match.Game.RubberRule().Games
	if p.Settings != nil && p.Settings.Games > 0 {
		n = p.Settings.Games
	}
	if n > 1 {
		return n
	}
	return 0
}

// VariantRules returns the rules of the variant as short paragraphs, not yet broken into lines. The first
// paragraph on each subject begins with its heading.
func (p *Conversation) VariantRules() (all []string) {
	for _, c := range p.Book.Guide(new(p.Match.Game.Variant())) {
		all = append(append(all, c.Title+". "+c.Text[0]), c.Text[1:]...)
	}
	return all
}
