package tui

import (
	"bytes"
	"strings"
	"testing"

	"ninetynine/internal/bot"
	"ninetynine/internal/thumb"
	"ninetynine/match"
	"ninetynine/rules"
)

// TestHintComesLater has the screen go on while somebody thinks about a hint,
// and drops one that comes too late.
func TestHintComesLater(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	v := s.rest()
	asked := *v
	second := v.Options.Nth(7)
	s.m.cfg.Hint = func(v *match.View) bot.Counsel {
		a := thumb.Advice{Action: v.Options.Nth(3), Chance: 0.625, Reason: thumb.Learnt}
		return bot.Counsel{Advice: a, Learnt: true, Points: -1.2, Second: second}
	}
	think := s.m.hint()
	if think == nil || s.m.advice != nil {
		t.Fatal("the hint is there before it was thought about")
	}
	s.send(think())
	if s.m.advice == nil || s.m.advice.Action != asked.Options.Nth(3) {
		t.Fatalf("the hint is %+v", s.m.advice)
	}
	got := s.m.hintText(s.m.advice)
	for _, want := range []string{"as the expert would", "(63% for ", ", −1 p); ", "is about as good"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q lacks %q", got, want)
		}
	}
	late := s.m.hint()
	s.key("enter") // takes the hint
	s.rest()
	s.send(late())
	if s.m.advice != nil {
		t.Error("advice about bid-cards comes up after they were laid")
	}
}

// TestHintFits holds that the longest hints fit on a screen of 80 columns,
// what is about as good being left out where there is no room for it.
func TestHintFits(t *testing.T) {
	for _, lang := range []string{"en", "de", "sv"} {
		s := sit(t, "standard", lang, "greedy", match.Limit{})
		v := s.rest()
		last := v.Options.Len() - 1
		for r := thumb.Likely; r <= thumb.Learnt; r++ {
			a := bot.Counsel{Advice: thumb.Advice{Action: v.Options.Nth(last), Chance: 0.99, Reason: r}, Learnt: true, Points: -19, Second: v.Options.Nth(0)}
			switch { // most reasons are said of some acts alone
			case r == thumb.Safe || r == thumb.Risky:
				a.Action, a.Second = rules.Claim(0, rules.Declare), rules.Claim(0, rules.Pass)
			case r == thumb.Strong:
				a.Action, a.Second = rules.Name(0, rules.DiamondsTrump), rules.Name(0, rules.HeartsTrump)
			case r >= thumb.Win && r < thumb.Learnt:
				a.Action, a.Second = rules.Play(0, v.Hand[0].First()), rules.Play(0, v.Hand[0].Highest())
			}
			s.m.advice = &a
			if cut := s.m.draw().page.cut; len(cut) > 0 {
				t.Errorf("%s: cut: %q", lang, cut)
			}
		}
	}
}

// TestHintInWords has a hint read out.
func TestHintInWords(t *testing.T) {
	for lang, wants := range map[string][]string{
		"en": {"hint", "as the expert would. 50% chance of exactly ", "; on average +3 points against the others. ", " is about as good.\n"},
		"de": {"tipp", "Wahl des Meisters. 50\u00a0% für genau ", "; im Mittel +3 Punkte gegen die anderen. Etwa so gut: "},
		"sv": {"tips", "så skulle mästaren göra. 50\u00a0% chans till exakt ", "; i snitt +3 poäng mot de andra. ", " är ungefär lika bra.\n"},
	} {
		s := sit(t, "standard", lang, "greedy", match.Limit{})
		cfg := s.m.cfg
		cfg.Hint = func(v *match.View) bot.Counsel {
			a := thumb.Advice{Action: v.Options.Nth(3), Chance: 0.5, Reason: thumb.Learnt}
			return bot.Counsel{Advice: a, Learnt: true, Points: 2.6, Second: v.Options.Nth(5)}
		}
		var out bytes.Buffer
		if _, err := Plain(t.Context(), cfg, NewLines(strings.NewReader(wants[0]+"\n")), &out); err != nil {
			t.Fatal(err)
		}
		for _, want := range wants[1:] {
			if !strings.Contains(out.String(), want) {
				t.Errorf("%s: %q is missing in\n%s", lang, want, &out)
			}
		}
	}
}
