package event

import (
	"errors"
	"fmt"
	"testing"

	"ninetynine/internal/table"
)

// TestOnlineGone: online nobody but the player says that the player comes back.
func TestOnlineGone(t *testing.T) {
	s := New(LogOf("e"), games)
	do(t, s, Act{Do: SetUp, ID: "0", Setup: &Setup{Title: "Online", Date: "2026-12-04", Variant: "standard", Play: Boards, Seed: "s", Deals: 1, Rounds: 3, Organiser: "org", Group: "g",
		Deputies: []string{"dep"}, Online: &Online{Clock: table.Clock{Bank: 600_000}, Bot: "club"}}})
	sent(t, s, Command{Caller: "dep"}, Act{Do: Here, ID: "1", Member: "p", Round: 3})
	sent(t, s, Command{Caller: "p", Joins: true}, Act{Do: Enter, ID: "2", Member: "p", Person: "p", Name: "P"})
	sent(t, s, Command{Caller: "p"}, Act{Do: Here, ID: "3", Member: "p", Round: 1}, Act{Do: Gone, ID: "4", Member: "p", Round: 2})
	sent(t, s, Command{Caller: "dep"}, Act{Do: Here, ID: "0 first", Member: "p", Round: 2})
	plays := func(want bool) {
		t.Helper()
		if m := s.Event().Member("p"); !m.Plays(1) || m.Plays(2) || m.Plays(3) != want {
			t.Errorf("P plays: %v", m.plays)
		}
	}
	plays(false)
	for _, a := range []Act{{Do: Withdraw, ID: "x", Replaces: []string{"4"}, Reason: "r"}, {Do: Here, ID: "x", Member: "p", Round: 3, Replaces: []string{"4"}}} {
		if why := refused(s, Command{Caller: "org", Act: a}); why != "event-online" {
			t.Errorf("%s: %q", a.Encode(), why)
		}
	}
	sent(t, s, Command{Caller: "p"}, Act{Do: Here, ID: "5", Member: "p", Round: 3})
	plays(true)
	for i := range 3 { // the last word counts, whatever the ids, and nobody has to settle it
		sent(t, s, Command{Caller: "p"}, Act{Do: Gone, ID: fmt.Sprint("9", i), Member: "p", Round: 3}, Act{Do: Here, ID: fmt.Sprint("8", i), Member: "p", Round: 3})
		plays(true)
	}
	if _, again, err := s.Earlier(&Command{Caller: "p", Act: Act{Do: Here, ID: "82", Member: "p", Round: 3}}); !again || err != nil || len(s.Event().Disputes) != 1 { // that of round 2, with the deputy
		t.Errorf("sent again: %v, %v; disputes: %+v", again, err, s.Event().Disputes)
	}
	sent(t, s, Command{Caller: "q", Joins: true}, Act{Do: Enter, ID: "q", Member: "q", Person: "q", Name: "Q"})
	for i := range mostMoves { // the desk's word counts where the player has not left, and not as the player's
		sent(t, s, Command{Caller: "dep"}, Act{Do: Here, ID: fmt.Sprint("q", i), Member: "q", Round: 2})
	}
	if m := s.Event().Member("q"); m.Plays(1) || !m.Plays(2) {
		t.Errorf("Q plays: %v", m.plays)
	}
	sent(t, s, Command{Caller: "q"}, Act{Do: Gone, ID: "gone", Member: "q", Round: 3})
	was := len(s.Event().Disputes)
	for _, who := range []Command{{Caller: "org"}, {Caller: "dep"}, {Caller: "owner", Runs: true}} { // who plays, too
		m := who.Caller
		sent(t, s, who, Act{Do: Enter, ID: m, Member: m, Person: m, Name: m}, Act{Do: Gone, ID: m + "b", Member: m, Round: 2}, Act{Do: Here, ID: m + "a", Member: m, Round: 2})
		if !s.Event().Member(m).Plays(2) || len(s.Event().Disputes) > was {
			t.Errorf("%s: disputes: %+v", m, s.Event().Disputes)
		}
	}
	sent(t, s, Command{Caller: "owner"}, Act{Do: Gone, ID: "no organiser now", Member: "owner", Round: 2})
}

// TestOnlineOnce: where the hall plays, no act opens boards anew, takes back that a round was opened or closed, or gives a
// player the seat of another, so that the desk cannot see a board that it may yet play.
func TestOnlineOnce(t *testing.T) {
	setup := Setup{Title: "Online", Date: "2026-12-04", Variant: "standard", Play: Boards, Seed: "s", Deals: 1, Rounds: 3, Organiser: "org", Group: "g",
		Online: &Online{Clock: table.Clock{Bank: 600_000}, Bot: "club"}}
	s := New(LogOf("e"), games)
	seats := []string{"a", "b", "c"}
	open := func(id string, round int, boards ...uint64) Act {
		return Act{Do: Open, ID: id, Round: round, Tables: []Seating{{Table: 1, Seats: seats, Boards: boards}}}
	}
	do(t, s, Act{Do: SetUp, ID: "0", Setup: &setup}, open("o1", 1, 1, 2))
	sent(t, s, Command{Caller: "org", Opened: 1}, Act{Do: Close, ID: "c1", Round: 1}, open("o2", 2, 3))
	for name, a := range map[string]Act{
		"a round again":                     open("x", 2, 4),
		"a board again":                     open("x", 3, 4, 2),
		"a round taken back":                {Do: Withdraw, ID: "x", Replaces: []string{"o2"}, Reason: "r"},
		"an end taken back":                 {Do: Withdraw, ID: "x", Replaces: []string{"c1"}, Reason: "r"},
		"a round opened anew":               {Do: Reopen, ID: "x", Round: 1},
		"other chairs":                      {Do: Seat, ID: "x", Round: 2, Table: 1, Seats: seats},
		"an end that a round has overtaken": {Do: Close, ID: "x"},
		"a substitute":                      {Do: Substitute, ID: "x", Round: 2, Table: 1, From: 1, Member: "d"},
		"two players become one":            {Do: Same, ID: "x", Member: "a", Other: "d"},
	} {
		_, err := s.Step(&Command{Caller: "org", Act: a})
		if no := (*table.Refusal)(nil); !errors.As(err, &no) || no.Why != "event-online" {
			t.Errorf("%s: %v", name, err)
		}
	}
	do(t, s, open("o3", 3, 4))
	if v := s.Event().View(Viewer{Desk: true}); len(v.Travellers) > 0 {
		t.Errorf("the desk sees %+v", v.Travellers)
	}
	sent(t, s, Command{Caller: "org", Opened: 3}, Act{Do: Close, ID: "c"})
	for _, round := range []int{1, 4} {
		if _, err := s.Step(&Command{Caller: "org", Act: open("x", round, 5)}); err == nil {
			t.Errorf("round %d is opened after the event", round)
		}
	}
}
