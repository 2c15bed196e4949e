package conversation

import (
	"cmp"
	"ninetynine/match"
	"ninetynine/rules"
	"strconv"
	"strings"
)

// Result says whether a hand made its contract.
func (p *Person) Result(i rules.Seat) string {
	if p.Shown.View.Made.Has(i) {
		return p.Say("made.short")
	}
	return p.Say("failed.short")
}

// Signed writes points with a true minus sign.
func Signed[N int | int32](n N) string {
	return strings.Replace(strconv.Itoa(int(n)), "-", "−", 1)
}

// Verdicts says what became of the premiums, and why the dummy made a contract
// with too few tricks.
func (p *Person) Verdicts() (ss []string) {
	v := &p.Shown.View
	for i := range p.Hands() {
		o := v.Holds[i]
		if o == 0 || p.Match.Game.OfferRule().Loss == rules.FromHolder { // the table above says it all
			continue
		}
		key := "premium.failed"
		if v.Made.Has(i) {
			key = "premium.made"
		}
		ss = append(ss, p.Say(key, "name", p.Name(i), "offer", p.Book.Offer(o),
			"points", p.Match.Game.PremiumWorth(o), "loss", p.loss(), "you", Yes(i == p.Seat)))
	}
	if d := p.Hands() - 1; p.Match.Game.DummyRule() == rules.DummyUnder && v.Made.Has(d) && int(v.Won[d]) < p.Match.Game.Bid(v.Aside[d]) {
		ss = append(ss, p.Say("dummy.under"))
	}
	return ss
}

// loss says whose points a failed premium changes.
func (p *Person) loss() string {
	switch rule := p.Match.Game.OfferRule(); {
	case rule.Loss == rules.FromHolder:
		return "own"
	case rule.Many:
		return "others"
	}
	return "opponents"
}

// NextTrump says what is trump in the next deal and why.
func (p *Person) NextTrump() string {
	v := &p.Shown.View
	trump, cause := p.Match.Then(v)
	key := cmp.Or(map[match.Cause]string{
		match.Turnup: "next.turnup", match.NewGame: "next.game", match.Stayed: "next.holder",
		match.Rotation: "next.rotation",
	}[cause], "next.success")
	return p.Say(key, "n", v.Made.Len(), "kind", trumpKind(trump), "trump", p.Book.Trump(trump))
}

// An Ending is a line on how a game or the match ended; Won is true if it names
// the winner.
type Ending struct {
	Text string
	Won  bool
}

// Endings says how a game and the match have ended, if they have.
func (p *Person) Endings() (es []Ending) {
	v := &p.Shown.View
	bonuses := func(key string, bonus, totals *match.Points) {
		for i := range p.Hands() {
			if b := bonus[i]; b != 0 {
				es = append(es, Ending{p.Say(key, "name", p.Name(i), "bonus", int(b), "total", int(totals[i]+b)), false})
			}
		}
	}
	if e := &v.GameEnd; v.Closed {
		es = append(es, Ending{p.won("game", e.Winners, "game", int(e.Game)+1), true})
		bonuses("bonus", &e.Bonus, &e.Totals)
	}
	switch {
	case v.Stage != match.Ended:
	case v.End.Cut:
		if v.Number > 0 { // a single deal is no match
			es = append(es, Ending{p.Say("end.cut"), false})
		}
		if s := p.victory(); s != "" {
			es = append(es, Ending{s, true})
		}
	case p.Match.Game.RubberRule().Games != 1: // otherwise the game was the match
		es = append(es, Ending{p.won("rubber", v.End.Winners, "game", 0), true})
		bonuses("bonus.rubber", &v.End.Rubber, &v.End.Totals)
		es = append(es, Ending{p.Say("end.totals", "totals", p.totals(&v.End.Totals)), false})
	}
	return es
}

// victory says who won a match that was to be so long, or has most points in a deal of
// the day, which is no match; "" if nobody is to be named, as after a deal played on.
func (p *Person) victory() string {
	won := p.Shown.Table.Winners
	if !p.Ended() || won == nil || p.Settings == nil || p.Settings.From != nil {
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
	return p.Say(key, "names", p.Names(seats), "n", len(won), "you", Yes(seats == p.Seat.Set()))
}

// won says who has won a game or the rubber.
func (p *Person) won(what string, winners rules.Seats, pairs ...any) string {
	key := what + ".shared"
	if n := winners.Len(); n < 2 {
		key = what + []string{".drawn", ".won"}[n]
	}
	return p.Say(key, append(pairs, "names", p.Names(winners), "you", Yes(winners != 0 && winners == p.Seat.Set()))...)
}

// Names returns what the seats are called.
func (p *Person) Names(ss rules.Seats) string {
	var names []string
	for i := range ss.All() {
		names = append(names, p.Name(i))
	}
	return strings.Join(names, ", ")
}

func (p *Person) totals(all *match.Points) string {
	var ss []string
	for i := range p.Hands() {
		ss = append(ss, p.Name(i)+" "+Signed(all[i]))
	}
	return strings.Join(ss, "  ")
}

// Goal says what a game goes to.
func (p *Person) Goal() string {
	if g := p.Match.Game.GameRule(); g.Target > 0 {
		return p.Say("score.target", "n", g.Target)
	} else {
		return p.Say("score.deals", "n", g.Deals)
	}
}

// GamesInAll returns how many games the rubber has, 0 if it is a single game
// or has no fixed number of them.
func (p *Person) GamesInAll() int {
	if n := p.Match.Game.RubberRule().Games; n > 1 {
		return n
	}
	return 0
}

// VariantRules returns the rules of the variant as short paragraphs, not yet
// broken into lines. The first on each subject begins with its heading.
func (p *Person) VariantRules() (all []string) {
	variant := p.Match.Game.Variant()
	for _, c := range p.Book.Guide(&variant) {
		all = append(append(all, c.Title+". "+c.Text[0]), c.Text[1:]...)
	}
	return all
}
