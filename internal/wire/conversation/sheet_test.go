package conversation

import (
	"testing"

	"ninetynine/advice"
	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/learn/ledger"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/rules"
)

// over returns the talk of a person at seat 0 about a finished deal.
func over(t *testing.T, change func(*match.View)) *Conversation {
	t.Helper()
	chairs := []wire.Chair{{Name: "Anna"}, {Name: "Ada"}, {Name: "Ole"}}
	p := &Conversation{Book: phrase.Open("en"), Shown: &Moment{Message: &wire.Message{}}}
	must.Do(t, p.Open(&table.Settings{Variant: "standard"}, ""))
	p.Shown.Table.Chairs = chairs
	v := &p.Shown.View
	v.Phase, v.Stage = rules.Over, match.Dealing
	v.Aside[0] = must.Get(cards.Parse("KC 7S 9D"))(t) // a bid of 4
	change(v)
	return p
}

func TestOutcome(t *testing.T) {
	for _, c := range []struct {
		won         int
		marks, text string
	}{
		{4, "●●●●", "You bid 4 and won 4: 24 points."},
		{2, "●●○○", "You bid 4 and won 2: 2 points. 2 tricks short."},
		{5, "●●●●◆", "You bid 4 and won 5: 5 points. One trick too many."},
	} {
		p := over(t, func(v *match.View) {
			v.Won[0], v.Points[0] = uint8(c.won), int32(c.won)
			if c.won == 4 {
				v.Made, v.Points[0] = rules.Seat(0).Set(), 24
			}
		})
		if marks, text := p.Outcome(); marks != c.marks || text != c.text {
			t.Errorf("%d tricks: %s %q, want %s %q", c.won, marks, text, c.marks, c.text)
		}
	}
	watcher := over(t, func(*match.View) {})
	watcher.Seat = rules.MaxSeats
	if marks, text := watcher.Outcome(); marks+text != "" {
		t.Errorf("a spectator reads %s %q", marks, text)
	}
}

func TestLeadTaken(t *testing.T) {
	for want, c := range map[string]struct{ totals, points match.Points }{
		"You take the lead.":  {match.Points{33, 30, 5}, match.Points{13, 0, 3}},
		"Ole takes the lead.": {match.Points{20, 20, 35}, match.Points{0, 0, 33}},
		"":                    {match.Points{34, 30, 5}, match.Points{3, 0, 3}},
	} {
		if got := over(t, func(v *match.View) { v.Totals, v.Points = c.totals, c.points }).LeadTaken(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	for name, change := range map[string]func(*match.View){
		"level":          func(v *match.View) { v.Totals, v.Points = match.Points{30, 30, 5}, match.Points{0, 3, 3} },
		"the first deal": func(v *match.View) { v.Totals, v.Points = match.Points{13, 2, 3}, match.Points{13, 2, 3} },
		"a game is over": func(v *match.View) {
			v.Totals, v.Points, v.Closed = match.Points{133, 30, 5}, match.Points{113, 0, 3}, true
		},
	} {
		if got := over(t, change).LeadTaken(); got != "" {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// TestPassed: the line says if all was lost by passing.
func TestPassed(t *testing.T) {
	for act, says := range map[string]string{"pass": "all by passing instead of a premium.", "declare": "all in the premium."} {
		p := over(t, func(*match.View) {})
		var a advice.Account
		a.Lost.Premium = ledger.PointsOf(25)
		m := advice.Mistake{Phase: "offer", Act: act}
		p.Report.Told = &advice.Report{Deals: []advice.DealReport{{Accounts: []advice.Account{a}, Mistakes: []advice.Mistake{m}}}}
		if got, want := p.LossLine(), "Your mistakes cost 25 points: "+says; got != want {
			t.Errorf("%s: %q, want %q", act, got, want)
		}
	}
}

// TestLossLine: where a contract failed without the person's fault because the cards lay badly, the line says so, as on the page.
func TestLossLine(t *testing.T) {
	const luck = " You could not know how the cards lay."
	for lost, says := range map[float64]string{0: "You made no mistake.", 0.3: "Your mistakes cost less than a point.", 3: "Your mistakes cost 3 points: all in the play."} {
		for i, lie := range []float64{-1, -1, -0.4, 0, 1} {
			made := i == 0
			p := over(t, func(v *match.View) {
				if made {
					v.Made = rules.Seat(0).Set()
				}
			})
			var a advice.Account
			a.Lost.Play, a.Lie = ledger.PointsOf(lost), ledger.PointsOf(lie)
			p.Report.Told = &advice.Report{Deals: []advice.DealReport{{Accounts: []advice.Account{a}}}}
			want := says
			if !made && lost < 0.5 && lie == -1 {
				want += luck
			}
			if got := p.LossLine(); got != want {
				t.Errorf("%v points lost, lie %v, made: %t: %q, want %q", lost, lie, made, got, want)
			}
		}
	}
}
