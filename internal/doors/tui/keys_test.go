package tui

import (
	"errors"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"ninetynine/cards"
	"ninetynine/internal/table"
	"ninetynine/match"
	"ninetynine/rules"
)

func TestChoosingBidCards(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	s.rest()
	if s.m.cursor.String() != "AC" {
		t.Fatalf("the cursor begins at %v", s.m.cursor)
	}
	s.key("q") // both queens, one after the other
	if s.m.cursor.String() != "QC" {
		t.Errorf("q goes to %v", s.m.cursor)
	}
	s.key("q")
	if s.m.cursor.String() != "QS" {
		t.Errorf("q again goes to %v", s.m.cursor)
	}
	if s.key("0"); s.m.cursor.Rank() != cards.Ten {
		t.Errorf("0 goes to %v", s.m.cursor)
	}
	s.key("q", "q")
	s.key("space", "left", "space", "left", "space", "left", "space")
	if s.m.chosen.Len() != 3 || s.m.notice == "" {
		t.Errorf("chosen are %v, and what is said is %q", s.m.chosen, s.m.notice)
	}
	s.key("right", "space")
	if s.m.chosen.Len() != 2 {
		t.Errorf("a chosen card is not taken back: %v", s.m.chosen)
	}
	v := s.key("space", "enter")
	if v.Options.Kind != rules.Offering || v.Aside[0].Len() != 3 {
		t.Errorf("the cards are not laid: %v, %v", v.Options.Kind, v.Aside[0])
	}
	v = s.key("u")
	if v.Options.Kind != rules.Laying || v.Aside[0] != 0 {
		t.Errorf("the cards are not back: %v, %v", v.Options.Kind, v.Aside[0])
	}
}

func TestPremiumIsConfirmed(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	s.rest()
	s.key("h", "enter")
	if v := s.key("2"); v.Offer[0] != 0 || s.m.Sure != rules.Declare {
		t.Fatalf("a premium is offered without being asked again")
	}
	if v := s.key("esc", "3", "2"); v.Offer[0] != 0 || s.m.Sure != 0 {
		t.Fatalf("a premium cannot be thought better of")
	}
	if v := s.key("3", "enter"); v.Offer[0] != rules.Reveal {
		t.Fatalf("offered: %v", v.Offer[0])
	}
}

func TestIllegalCardIsRefused(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{Deals: 5})
	found := false
	s.play(func(v *match.View) {
		o := v.Options
		no := v.Hand[0] &^ o.From
		if found || o.Kind != rules.Playing || no == 0 {
			return
		}
		found = true
		s.m.cursor = no.First()
		if now := s.key("enter"); now.Hand[0] != v.Hand[0] || s.m.notice == "" {
			t.Errorf("%v was played, or nothing was said", no.First())
		}
		s.m.cursor = o.From.First()
	})
	if !found {
		t.Error("every card could always be played")
	}
}

func TestRestartAsksTwice(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	s.rest()
	s.key("h", "enter", "1")
	if v := s.key("r", "left", "r"); v.Phase != rules.Playing {
		t.Fatal("the deal began anew at once")
	}
	if v := s.key("r"); v.Phase != rules.Laying {
		t.Fatal("the deal does not begin anew")
	}
}

func TestQuit(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	s.rest()
	for _, k := range []tea.KeyPressMsg{{Code: 'Q', Text: "Q"}, {Code: 'c', Mod: tea.ModCtrl}} {
		if _, cmd := s.m.Update(k); cmd == nil || cmd() != tea.Quit() {
			t.Errorf("%v does not quit", k)
		}
	}
	if _, cmd := s.m.Update(tea.KeyPressMsg{Code: 'q', Text: "q"}); cmd != nil {
		t.Error("q quits though it is the queen")
	}
}

// TestFullTrickLies: a full trick stays for a moment while messages wait; a key ends that, and nothing is
// lost.
func TestFullTrickLies(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	s.key("h", "enter")
	s.m.cfg.Quick = false
	s.desk.now += twice.Milliseconds()
	s.key("1")
	v := &s.m.Shown.View
	if v.Phase != rules.Playing || v.Led() == 0 || s.m.hold {
		t.Fatalf("what others play is not shown: %v", v.Led())
	}
	s.desk.now += twice.Milliseconds()
	s.send(tea.KeyPressMsg{Code: tea.KeyEnter}) // plays the last card of the trick
	for s.m.busy || s.m.last < s.desk.seq() {
		s.send(<-s.msgs)
	}
	if v = &s.m.Shown.View; !s.m.hold || v.Tricks != 1 || len(s.m.queue) == 0 && v.Options.Pick == 0 {
		t.Fatal("the trick does not stay")
	}
	if text := s.screen(80, 24); len(text) == 0 || s.m.Winning(0) == rules.Nobody {
		t.Fatal("the trick is not drawn")
	}
	s.m.timeUp(s.m.tick-1, s.m.advance) // the timer of an earlier trick
	if !s.m.hold {
		t.Fatal("an old timer takes the trick away")
	}
	s.send(tea.KeyPressMsg{Code: tea.KeyEnter}) // a double press by mistake
	if !s.m.hold {
		t.Fatal("a double press goes on to what comes next")
	}
	s.desk.now += twice.Milliseconds()
	s.send(tea.KeyPressMsg{Code: ' ', Text: " "})
	if v = &s.m.Shown.View; s.m.hold || len(s.m.queue) > 0 || v.Options.Pick == 0 {
		t.Fatal("a key does not take the trick away")
	}
}

// timeUp has the time be up that a forced card is shown, as the timer of that number has it.
func (s *sitting) timeUp(timer int) {
	s.send(callbackMsg(func() tea.Cmd { return s.m.timeUp(timer, s.m.playForced) }))
}

// TestForced: the only playable card is played automatically after a moment, when no other person plays;
// undo returns to the decision before it, and the setting can be off.
func TestForced(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{Deals: 2})
	forced, own := 0, func(v *match.View) bool {
		return v.Options.Kind == rules.Playing && v.Options.Len() == 1 && v.Hand[0].Len() > 1
	}
	s.play(func(v *match.View) {
		if s.m.cfg.Forced = false; !own(v) {
			return
		}
		forced++
		s.m.cfg.Forced = true
		if got := s.screen(80, 24); !strings.Contains(got, "The only card you may play: ") {
			t.Fatalf("it does not say so:\n%s", got)
		}
		old, done := s.m.Shown, len(s.line.done)
		s.timeUp(s.m.tick - 1) // another timer
		if s.m.busy || len(s.line.done) != done {
			t.Fatal("an old timer plays a card")
		}
		s.timeUp(s.m.tick)
		if s.rest(); s.m.Shown == old {
			t.Fatal("it does not play itself")
		}
	})
	if forced < 2 {
		t.Errorf("only %d cards were forced", forced)
	}
}

// TestForcedWaits: no card is played automatically while the person looks at something else or has a
// question to answer; after that the delay starts again.
func TestForcedWaits(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{Deals: 6})
	found := false
	s.play(func(v *match.View) {
		if found || v.Options.Kind != rules.Playing || v.Options.Len() > 1 || v.Hand[0].Len() == 1 || v.Tricks == 0 {
			return
		}
		found = true
		s.m.cfg.Forced, s.m.cfg.Quick = true, false
		defer func() { s.m.cfg.Forced, s.m.cfg.Quick = false, true }()
		before, done := s.m.Shown, len(s.line.done)
		waits := func(what string, timer int) {
			t.Helper()
			if s.timeUp(timer); s.m.busy || s.m.Shown != before || len(s.line.done) != done {
				t.Fatalf("a card plays itself: %s", what)
			}
		}
		for _, key := range []string{"?", "s", "l", "m", "r"} {
			first := s.m.tick
			s.key(key)
			waits(key, s.m.tick)
			s.key("esc")
			if waits("the timer of before "+key, first); s.m.tick == first {
				t.Fatalf("no timer is set after %s", key)
			}
		}
		if s.m.hint() == nil {
			t.Fatal("no hint is asked for")
		}
		waits("a hint is thought about", s.m.tick)
		first := s.m.tick
		if s.send(callbackMsg(func() tea.Cmd { return s.m.advised(before, nil, errors.New("none")) })); s.m.tick == first {
			t.Fatal("no timer is set after a hint")
		}
		s.timeUp(s.m.tick)
		if s.rest(); s.m.Shown == before {
			t.Fatal("it does not play itself")
		}
	})
	if !found {
		t.Fatal("nothing was forced")
	}
}

// TestForcedUndo: no forced act is left to the person, and undo returns to a decision.
func TestForcedUndo(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{Deals: 2})
	s.m.cfg.Forced = true
	s.play(func(v *match.View) {
		if v.Options.Kind != rules.Playing {
			return
		}
		if v.Options.Len() == 1 {
			t.Fatal("a forced card does not play itself")
		}
		if v.Tricks == 4 {
			s.key("u")
			if v = s.rest(); v.Options.Len() < 2 {
				t.Fatal("undo goes back to what is no decision")
			}
			s.key("h", "enter")
		}
	})
}

// TestForcedAmong: forced cards are left to the person when other persons play, and with the setting off.
func TestForcedAmong(t *testing.T) {
	anna, berta := company(t, table.Settings{Variant: "standard"})
	begin(anna, berta)
	anna.m.cfg.Forced = true
	v := &anna.m.Shown.View
	v.Options = rules.Options{Kind: rules.Playing, Seat: anna.m.Seat, From: v.Hand[anna.m.Seat].First().Set(), Pick: 1}
	if anna.m.autoPlays() {
		t.Error("the others see that it was forced")
	}
	alone := sit(t, "standard", "en", "greedy", match.Limit{})
	v = &alone.m.Shown.View
	v.Options = rules.Options{Kind: rules.Playing, From: v.Hand[0].First().Set(), Pick: 1}
	if alone.m.autoPlays() {
		t.Error("it plays itself though that was not wished for")
	}
	if alone.m.cfg.Forced = true; !alone.m.autoPlays() {
		t.Error("it does not play itself")
	}
}

// TestDoublePress: keys do nothing while a command is in progress.
func TestDoublePress(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	s.key("h")
	_, first := s.m.Update(tea.KeyPressMsg{Code: tea.KeyEnter})
	_, second := s.m.Update(tea.KeyPressMsg{Code: tea.KeyEnter})
	if first == nil || second != nil {
		t.Error("the same is done twice")
	}
	s.exec(s.m.ctx, first)
	s.rest()
	if n := len(s.line.done); s.line.done[n-1].Do != table.Act || s.line.done[n-2].Do == table.Act || s.line.done[n-1].Seen == 0 {
		t.Errorf("done: %+v", s.line.done)
	}
}
