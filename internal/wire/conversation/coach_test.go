package conversation

import (
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// TestCoach: a guided person is told in each language what the tricks won mean for the contract, and what a
// premium means until the first trick is won; other players are told nothing.
func TestCoach(t *testing.T) {
	for _, lang := range []string{"en", "de", "sv"} {
		p := person(t, lang, "standard")
		p.Seat = 0
		v := rules.View{Phase: rules.Playing, Tricks: 4}
		v.Aside[0] = must.Get(cards.Parse("10D 10H 9S"))(t) // bids 3
		p.Settings = &table.Settings{Guide: true}
		p.Shown = &Moment{Message: &wire.Message{Table: wire.Table{Stage: wire.Playing, Chairs: make([]wire.Chair, 3)}}}
		p.Shown.View.View = v
		for won, want := range map[uint8]string{
			0: p.Say("coach.need", "won", 0, "need", 3, "left", 5), 2: p.Say("coach.need", "won", 2, "need", 1, "left", 5),
			3: p.Say("coach.enough", "bid", 3), 4: p.Say("coach.over"),
		} {
			if p.Shown.View.Won[0] = won; p.Coach() != want {
				t.Errorf("%s, %d won: %q, not %q", lang, won, p.Coach(), want)
			}
		}
		for turn, c := range map[string]struct{ from, led, second string }{
			"lead": {"AC 6C", "", ""}, "middle": {"AC 6C", "7C", ""}, "last": {"AC 6C", "7C", "9C"},
			"ruff": {"AC 6H", "7D", ""}, "discard": {"AC 6C", "7D", ""}, "": {"AC", "", ""},
		} {
			p.Shown.View.View = v
			p.Shown.View.Trump, p.Shown.View.Options.Kind = rules.TrumpOf(cards.Hearts), rules.Playing
			p.Shown.View.Options.From = must.Get(cards.Parse(c.from))(t)
			p.Shown.View.Leads[4] = 1
			for i, name := range []string{1: c.led, 2: c.second} {
				if name != "" {
					p.Shown.View.Played[4][i] = must.Get(cards.Parse(name))(t).First()
				}
			}
			want := p.Say("coach.need", "won", 0, "need", 3, "left", 5)
			if turn != "" {
				want += " " + p.Say("coach.win", "turn", turn)
			}
			if p.Coach() != want {
				t.Errorf("%s, %s: %q, not %q", lang, turn, p.Coach(), want)
			}
		}
		p.Shown.View.View = v
		p.Shown.View.Tricks, p.Shown.View.Won[0] = 6, 0
		if want := p.Say("coach.all", "left", 3); p.Coach() != want {
			t.Errorf("%s: %q, not %q", lang, p.Coach(), want)
		}
		p.Shown.View.Tricks = 7
		if want := p.Say("coach.under"); p.Coach() != want {
			t.Errorf("%s: %q, not %q", lang, p.Coach(), want)
		}
		p.Shown.View.Tricks, p.Shown.View.Holds[0] = 0, rules.Declare
		if want := p.Say("coach.holds", "you", "yes", "name", "", "bid", 3, "points", 30); p.Coach() != want {
			t.Errorf("%s: %q, not %q", lang, p.Coach(), want)
		}
		if p.Settings.Guide = false; p.Coach() != "" {
			t.Errorf("%s: a player without a guide is told %q", lang, p.Coach())
		}
	}
}
