package tui

import (
	"bytes"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/conversation"
	"ninetynine/match"
	"ninetynine/rules"
)

// TestHintComesLater: the screen works while a hint is computed, and drops one that comes too late.
func TestHintComesLater(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	v := s.rest()
	asked := *v
	s.desk.advice = func(v *match.View) *wire.Advice { return advise(v.Options.Nth(3), 0.625, -1.2, v.Options.Nth(7)) }
	think := s.m.hint()
	if think == nil || s.m.advice != nil || !s.m.thinking {
		t.Fatal("the hint is there before it was thought about")
	}
	if s.m.hint() != nil {
		t.Error("the same hint is asked for twice")
	}
	s.send(think())
	if s.m.advice == nil || s.m.advice.Act != asked.Options.Nth(3) {
		t.Fatalf("the hint is %+v", s.m.advice)
	}
	got := s.m.hintText(s.m.advice)
	for _, want := range []string{"the expert’s choice", "(63% chance of exactly ", "); ", "is about as good"} {
		if !strings.Contains(got, want) {
			t.Errorf("%q lacks %q", got, want)
		}
	}
	s.m.advice = nil
	late := s.m.hint()()
	late.(callbackMsg)()
	s.m.thinking = false
	s.key("enter") // follows the hint
	s.send(late)
	if s.m.advice != nil {
		t.Error("advice about bid-cards comes up after they were laid")
	}
}

// TestHintFits: the longest hints fit on a screen of 80 columns; the alternative is left out if there is
// no room.
func TestHintFits(t *testing.T) {
	for _, lang := range []string{"en", "de", "sv"} {
		s := sit(t, "standard", lang, "greedy", match.Limit{})
		v := s.rest()
		last := v.Options.Len() - 1
		for _, why := range []string{"likely", "safe", "risky", "strong", "win", "duck", "unload", "spoil", "learnt", "reckoned"} {
			a := conversation.Hint{Act: v.Options.Nth(last), Chance: 0.99, Reason: why, Points: -19, Second: v.Options.Nth(0)}
			switch why { // most reasons apply only to some acts
			case "safe", "risky":
				a.Act, a.Second = rules.MakeOffer(0, rules.Declare), rules.MakeOffer(0, rules.Pass)
			case "strong":
				a.Act, a.Second = rules.Name(0, rules.DiamondsTrump), rules.Name(0, rules.HeartsTrump)
			case "win", "duck", "unload", "spoil":
				a.Act, a.Second = rules.Play(0, v.Hand[0].First()), rules.Play(0, v.Hand[0].Highest())
			}
			s.m.advice = &a
			if cut := s.m.draw().page.cut; len(cut) > 0 {
				t.Errorf("%s: cut: %q", lang, cut)
			}
		}
	}
}

func TestHintInWords(t *testing.T) {
	for lang, wants := range map[string][]string{
		"en": {"hint", "the expert’s choice. 50% chance of exactly ", "; on average +3 points against the others. ", " is about as good.\n"},
		"de": {"tipp", "so spielt der Meister. 50\u00a0% für genau ", "; im Mittel +3 Punkte gegen die anderen. Etwa so gut: "},
		"sv": {"tips", "så spelar mästaren. 50\u00a0% chans till exakt ", "; i snitt +3 poäng mot de andra. ", " är ungefär lika bra.\n"},
	} {
		s := sit(t, "standard", lang, "greedy", match.Limit{})
		s.desk.advice = func(v *match.View) *wire.Advice { return advise(v.Options.Nth(3), 0.5, 2.6, v.Options.Nth(5)) }
		cfg := s.m.cfg
		var out bytes.Buffer
		must.Get(Plain(t.Context(), cfg, NewLines(strings.NewReader(wants[0]+"\n")), &out))(t)
		for _, want := range wants[1:] {
			if !strings.Contains(out.String(), want) {
				t.Errorf("%s: %q is missing in\n%s", lang, want, &out)
			}
		}
	}
}
