package tui

import (
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
	s.key("q") // the queens one after the other
	if s.m.cursor.String() != "QC" {
		t.Errorf("q goes to %v", s.m.cursor)
	}
	s.key("q")
	if s.m.cursor.String() != "QS" {
		t.Errorf("q again goes to %v", s.m.cursor)
	}
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
	if v := s.key("2"); v.Offer[0] != 0 || s.m.sure != rules.Declare {
		t.Fatalf("a premium is offered without being asked again")
	}
	if v := s.key("esc", "3", "2"); v.Offer[0] != 0 || s.m.sure != 0 {
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

// TestFullTrickLies leaves a full trick on the table for a moment, and what
// follows waits; a key takes it away, and nothing is lost.
func TestFullTrickLies(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	s.key("h", "enter")
	s.m.cfg.Quick = false
	s.desk.now += twice.Milliseconds()
	s.key("1")
	v := &s.m.shown.View
	if v.Phase != rules.Playing || v.Led() == 0 || s.m.hold {
		t.Fatalf("what others play is not shown: %v", v.Led())
	}
	s.desk.now += twice.Milliseconds()
	s.send(tea.KeyPressMsg{Code: tea.KeyEnter}) // plays, and ends the trick
	for s.m.busy || s.m.last < s.desk.seq() {
		s.send(<-s.msgs)
	}
	if v = &s.m.shown.View; !s.m.hold || v.Tricks != 1 || len(s.m.queue) == 0 && v.Options.Pick == 0 {
		t.Fatal("the trick does not stay")
	}
	if text := s.screen(80, 24); len(text) == 0 || s.m.winning(0) == rules.Nobody {
		t.Fatal("the trick is not drawn")
	}
	s.send(tickMsg(s.m.tick - 1)) // of an earlier trick
	if !s.m.hold {
		t.Fatal("an old timer takes the trick away")
	}
	s.send(tea.KeyPressMsg{Code: tea.KeyEnter}) // pressed twice by mistake
	if !s.m.hold {
		t.Fatal("a double press goes on to what comes next")
	}
	s.desk.now += twice.Milliseconds()
	s.send(tea.KeyPressMsg{Code: ' ', Text: " "})
	if v = &s.m.shown.View; s.m.hold || len(s.m.queue) > 0 || v.Options.Pick == 0 {
		t.Fatal("a key does not take the trick away")
	}
}

// TestDoublePress does nothing twice while a command is under way.
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

func TestBySuitAlternates(t *testing.T) {
	g, err := rules.Open("nines")
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct {
		hand  string
		trump rules.Trump
		want  string
	}{
		{"AC KD QH JS", rules.NoTrump, "JS QH AC KD"},
		{"AC KD QH JS", rules.DiamondsTrump, "KD JS QH AC"},
		{"AC KD JS", rules.NoTrump, "JS KD AC"},
		{"AC JS", rules.ClubsTrump, "AC JS"},
		{"AC 9C KD 9H QH", rules.NinesTrump, "9H 9C QH AC KD"},
	} {
		s, err := cards.Parse(x.hand)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for i, c := range bySuit(s, g, x.trump) {
			if i > 0 {
				got += " "
			}
			got += c.String()
		}
		if got != x.want {
			t.Errorf("%s at %v: %s, want %s", x.hand, x.trump, got, x.want)
		}
	}
}
