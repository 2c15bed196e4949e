package tui

import (
	"testing"

	"ninetynine/match"
	"ninetynine/rules"
)

// TestTakeBack: each press takes back one act, however fast the presses are, and another key redoes it
// until another act is made.
func TestTakeBack(t *testing.T) {
	t.Parallel()
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	s.m.cfg.Quick = false
	press := func(key string) *match.View {
		s.desk.later(1000)
		return s.key(key)
	}
	for _, key := range []string{"space", "right", "space", "right", "space", "enter"} {
		press(key)
	}
	for s.m.Shown.View.Phase != rules.Playing {
		press("1")
	}
	for s.m.Shown.View.Hand[0].Len() > 6 {
		press("enter") // plays a card, or ends the full trick
	}
	hand, did := s.m.Shown.View.Hand[0], len(s.line.done)
	once := press("u").Hand[0]
	if v := s.key("u", "u"); v.Hand[0] != once || len(s.line.done) != did+1 {
		t.Fatalf("a key that is held leaves %v, with %d commands, and pressed once %v", v.Hand[0], len(s.line.done)-did, once)
	}
	if v := press("u"); v.Hand[0].Len() <= once.Len() || once.Len() <= hand.Len() {
		t.Errorf("of %v, one press leaves %v, and another %v", hand, once, v.Hand[0])
	}
	for s.m.canRedo() {
		press("ctrl+y")
	}
	if v := s.rest(); v.Hand[0] != hand {
		t.Errorf("what is done again leaves %v, not %v", v.Hand[0], hand)
	}
	press("ctrl+y")
	s.shows(s.m.Say("refusal.nothing-to-redo"))
	press("u")
	s.m.cursor = 0
	for c := range s.m.Shown.View.Options.From.Cards() {
		if hand.Has(c) {
			s.m.cursor = c
		}
	}
	if s.m.cursor == 0 {
		t.Fatal("there is no other card to play")
	}
	press("enter")
	press("ctrl+y")
	s.shows(s.m.Say("refusal.nothing-to-redo"))
}

// TestForcedWithdrawn: an automatic card that was withdrawn is not played automatically again.
func TestForcedWithdrawn(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{Deals: 6})
	found := false
	s.play(func(v *match.View) {
		if found || v.Options.Kind != rules.Playing || v.Options.Len() > 1 || v.Hand[0].Len() == 1 {
			return
		}
		found = true
		before, out := s.desk.seq(), s.line.enter()
		s.m.cfg.Forced = true
		s.exec(s.m.ctx, s.m.forced())
		if s.m.sent == nil {
			t.Fatal("it does not play itself")
		}
		s.press("u")
		s.until(func() bool { return !s.m.back })
		if s.m.sent != nil || s.m.autoPlays() || s.desk.seq() != before {
			t.Errorf("it plays itself again, as %+v", s.m.sent)
		}
		out()
		s.m.cfg.Forced = false
	})
	if !found {
		t.Fatal("nothing was forced")
	}
}
