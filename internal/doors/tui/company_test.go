package tui

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/conversation"
	"ninetynine/match"
	"ninetynine/rules"
)

// text returns a screen of that size as text.
func (s *sitting) text(w, h int) string {
	s.t.Helper()
	s.rest()
	return ansi.Strip(s.screen(w, h))
}

func (s *sitting) sees(want string) {
	s.t.Helper()
	if text := s.text(80, 24); !strings.Contains(text, want) {
		s.t.Errorf("%q is not on the screen\n%s", want, text)
	}
}

// company has Anna and Berta sit down with a bot, each with a screen.
func company(t *testing.T, set table.Settings) (anna, berta *sitting) {
	t.Helper()
	d := newDesk(t, set)
	a, b := d.line("anna", "Anna"), d.line("berta", "Berta")
	a.must(wire.Command{Do: table.Sit})
	b.must(wire.Command{Do: table.Sit})
	for i := 2; i < len(d.s.Chairs); i++ {
		a.must(wire.Command{Do: table.SeatBot, Seat: &i, Text: "greedy"})
	}
	return d.open(a, "en"), d.open(b, "de")
}

// begin makes both ready; they lay their bid-cards and pass.
func begin(anna, berta *sitting) {
	both := func(keys ...string) {
		anna.rest()
		anna.key(keys...)
		berta.rest()
		berta.key(keys...)
		anna.rest()
	}
	both("1")
	both("space", "right", "space", "right", "space", "enter")
	both("1")
}

func TestWaitingRoom(t *testing.T) {
	d := newDesk(t, table.Settings{Variant: "standard"})
	a := d.line("anna", "Anna")
	a.must(wire.Command{Do: table.Sit})
	anna := d.open(a, "en")
	anna.m.cfg.Link = "http://192.168.1.7:9900/t/jku7xu7j4krpq52j"
	anna.text(80, 24)
	golden(t, "room-en", anna.m.draw().page.plain())
	anna.look("golden-room-en")
	anna.key("down", "down", "1")
	anna.text(80, 24)
	golden(t, "room-levels-en", anna.m.draw().page.plain())
	anna.key("2")
	if c := &d.s.Chairs[2]; c.Bot != "greedy" {
		t.Fatalf("the chair has %+v", c)
	}
	anna.key("2") // cleared again
	if c := &d.s.Chairs[2]; c.Bot != "" {
		t.Fatalf("the chair has %+v", c)
	}
	anna.key("1", "down", "enter")
	if c := &d.s.Chairs[2]; c.Bot != "strong" { // below the usual level
		t.Fatalf("the chair has %+v", c)
	}
	berta := d.open(d.line("berta", "Berta"), "sv")
	berta.sees("Ta en ledig plats, eller titta på.")
	berta.key("1")
	if d.s.SeatOf("berta") != 1 {
		t.Fatal("Berta has no chair")
	}
	anna.rest()
	anna.key("esc", "1")
	anna.sees("Waiting for Berta")
	anna.sees("1 Not ready after all")
	anna.key("1")
	anna.sees("1 Ready")
	berta.rest()
	berta.key("1")
	anna.sees("     ready  ")
	anna.key("1")
	anna.sees("Lay 3 bid-cards aside")
	berta.sees("Lägg undan 3 budkort")
	berta.sees("Anna · 0 p")
}

// TestRatings: where matches count for ratings, the waiting room shows those of the people, in plain lines too.
func TestRatings(t *testing.T) {
	d := newDesk(t, table.Settings{Variant: "standard", Clock: table.Clock{Bank: 600_000}})
	a := d.line("anna", "Anna")
	a.must(wire.Command{Do: table.Sit})
	anna := d.open(a, "en")
	b := d.line("berta", "Berta")
	b.must(wire.Command{Do: table.Sit})
	anna.rest()
	anna.sees("Berta  not rated yet")
	anna.sees("Anna  You · 1523 ± 90")
	anna.text(80, 24)
	golden(t, "room-rated-en", anna.m.draw().page.plain())
	d.speak(d.line("cleo", "Cleo"), "de").hears("Anna, 1523 ± 90.", "Berta, noch ohne Wertung.")
}

// TestRatedAlone: where a match alone against levels bears a rating out, the waiting room says so, as the page does.
func TestRatedAlone(t *testing.T) {
	d := newDesk(t, table.Settings{Variant: "duel", Clock: table.Clock{Bank: 600_000}})
	a := d.line("anna", "Anna")
	a.must(wire.Command{Do: table.Sit})
	a.must(wire.Command{Do: table.SeatBot, Seat: new(1), Text: "club"})
	anna := d.open(a, "en")
	anna.rest()
	anna.sees("confirm your rating")
	anna.text(80, 24)
	golden(t, "room-rated-alone-en", anna.m.draw().page.plain())
}

// TestHostLocks has the host lock the table, keep a player out, and let all in again; other players
// cannot.
func TestHostLocks(t *testing.T) {
	anna, berta := company(t, table.Settings{Variant: "standard"})
	for _, s := range []*sitting{anna, berta} {
		s.m.cfg.Link = "http://192.168.1.7:9900/t/jku7xu7j4krpq52j"
	}
	d := anna.desk
	anna.sees("M more")
	does := func(label string) {
		t.Helper()
		anna.key("m")
		at := slices.IndexFunc(anna.m.list.items, func(c choice) bool { return c.Label == label })
		if at < 0 {
			t.Fatalf("%q is not among\n%s", label, anna.text(80, 24))
		}
		anna.key(strconv.Itoa(at + 1))
	}
	does("Lock the table")
	if !d.s.Locked {
		t.Fatal("the table is not locked")
	}
	anna.sees("The table is locked: no one else can join.")
	if text := anna.text(80, 24); strings.Contains(text, "http") {
		t.Errorf("the link of a locked table is shown:\n%s", text)
	}
	berta.sees("Der Tisch ist für andere gesperrt")
	berta.key("m")
	if text := berta.text(80, 24); strings.Contains(text, "aufschließen") {
		t.Errorf("a guest may unlock it:\n%s", text)
	}
	anna.key("down")
	anna.sees("1 clear the seat   2 keep out")
	anna.key("2")
	if d.s.SeatOf("berta") != rules.Nobody || len(d.s.Banned) != 1 {
		t.Fatalf("kept out are %v", d.s.Banned)
	}
	anna.sees("Berta is kept out.")
	anna.text(80, 24)
	golden(t, "room-host-en", anna.m.draw().page.plain())
	does("let Berta in again")
	anna.sees("Berta may come in again.")
	anna.key("esc", "1")
	if text := anna.text(80, 24); strings.Contains(text, "link") || !strings.Contains(text, "Waiting for the other players") {
		t.Errorf("the link of a locked table is to be sent:\n%s", text)
	}
	does("Unlock the table")
	anna.sees("The table is open again.")
	if d.s.Locked || len(d.s.Banned) != 0 {
		t.Errorf("locked: %v, kept out: %v", d.s.Locked, d.s.Banned)
	}
}

// TestHostClears: only the host can clear a person's chair.
func TestHostClears(t *testing.T) {
	anna, berta := company(t, table.Settings{Variant: "standard"})
	berta.rest()
	berta.key("up", "1")
	anna.rest()
	if anna.key("down", "1"); anna.desk.s.SeatOf("berta") != rules.Nobody || anna.desk.s.SeatOf("anna") == rules.Nobody {
		t.Error("not the host clears a chair")
	}
}

// TestProposals asks for an undo, which the other player grants or refuses.
func TestProposals(t *testing.T) {
	anna, berta := company(t, table.Settings{Variant: "standard"})
	begin(anna, berta)
	anna.rest()
	acts := func() int { v := anna.desk.view(0); return int(v.Offer[0]) }
	anna.key("u")
	anna.sees("You have asked to take back your last move.")
	anna.sees("1 Withdraw")
	berta.sees("Anna möchte den letzten Zug zurücknehmen.")
	berta.key("enter") // for a card
	anna.sees("Berta says no; play goes on.")
	if acts() == 0 {
		t.Fatal("it was taken back")
	}
	anna.key("u", "1")
	berta.rest()
	if ask := berta.m.Shown.Table.Ask; ask != nil {
		t.Fatalf("what was withdrawn is still asked: %+v", ask)
	}
	anna.key("u")
	berta.rest()
	berta.key("1")
	anna.sees("Do you want to declare or reveal?")
	if acts() != 0 {
		t.Fatal("it was not taken back")
	}
}

// TestPause: the match pauses and resumes when both agree.
func TestPause(t *testing.T) {
	anna, berta := company(t, table.Settings{Variant: "standard"})
	begin(anna, berta)
	anna.rest()
	anna.key("m", "2")
	berta.sees("Anna möchte eine Pause.")
	berta.key("1")
	anna.sees("The match is paused.")
	anna.key("1")
	anna.sees("The match is paused. Waiting for Berta …")
	berta.rest()
	berta.key("1")
	anna.sees("The match goes on.")
	if anna.m.Shown.Table.Paused {
		t.Error("it is still paused")
	}
}

// TestStandIn: a player leaves, a stand-in plays, and the player comes back.
func TestStandIn(t *testing.T) {
	anna, berta := company(t, table.Settings{Variant: "standard"})
	begin(anna, berta)
	berta.rest()
	berta.key("m", "3")
	berta.sees("Eine Vertretung spielt für dich.")
	anna.sees("Berta · 0 p · stand-in")
	anna.sees("A stand-in plays for Berta.")
	anna.key("left") // any key
	berta.key("1")
	anna.sees("Berta is back.")
	berta.sees("Du spielst wieder selbst.")
}

// TestGiveUp ends the match when all agree, after a player has confirmed it.
func TestGiveUp(t *testing.T) {
	anna, berta := company(t, table.Settings{Variant: "standard"})
	begin(anna, berta)
	anna.rest()
	anna.key("m", "4")
	anna.sees("2  Yes, give it up")
	if anna.key("1"); anna.m.Shown.Table.Ask != nil {
		t.Fatal("it is proposed though one was not sure")
	}
	anna.key("m", "4", "2")
	berta.sees("Anna möchte das Match abbrechen.")
	berta.key("1")
	anna.sees("The match was given up and has no winner.")
	anna.key("enter")
	anna.sees("Another match?")
	anna.sees("Waiting for Berta")
	berta.rest()
	berta.key("enter")
	anna.sees("Lay 3 bid-cards aside")
	if anna.m.Shown.Table.Match != 2 {
		t.Errorf("%d matches have begun", anna.m.Shown.Table.Match)
	}
}

// TestClocks: clocks count down, and short times stand out.
func TestClocks(t *testing.T) {
	anna, berta := company(t, table.Settings{Variant: "standard", Clock: table.Clock{Bank: 60_000, Add: 5_000}})
	anna.rest()
	anna.key("1")
	berta.rest()
	berta.key("1")
	anna.sees("Berta · 0 p · 1:00")
	anna.desk.now += 15_000 // no message
	anna.m.beat = false
	anna.m.pulse()
	anna.sees("Berta · 0 p · 0:45")
	anna.desk.now += 36_500
	anna.sees("Anna · 0 p · dealer · 0:08")
	anna.desk.later(10_000)
	anna.sees("stand-in")
	if !anna.m.Chair().Away {
		t.Error("the time is up, and nothing has come of it")
	}
	for ms, want := range map[int64]string{0: "0:00", 59_999: "0:59", 3_600_000: "1:00:00", 26 * 3_600_000: "26:00:00", 50 * 3_600_000: "2 days"} {
		if got := anna.m.FormatTime(ms); got != want {
			t.Errorf("%d ms are written %q, not %q", ms, got, want)
		}
	}
}

// TestNextDeal: the screen names the players who are not ready, and when the next deal comes by itself.
func TestNextDeal(t *testing.T) {
	anna, berta := company(t, table.Settings{Variant: "standard", Clock: table.Clock{Bank: 600_000}})
	begin(anna, berta)
	for range 40 {
		for _, s := range []*sitting{anna, berta} {
			if v := s.rest(); v.Options.Pick != 0 {
				s.m.cursor = v.Options.From.First()
				s.key("enter")
			}
		}
	}
	anna.sees("Next deal in 0:30.")
	anna.key("enter")
	anna.sees("Waiting for Berta … Next deal in 0:30.")
	anna.key("enter") // no change
	berta.rest()
	berta.key("enter")
	anna.sees("Lay 3 bid-cards aside")
}

// TestLost: the screen shows a lost connection until it is restored.
func TestLost(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	s.line.breaks <- errors.New("broken")
	for s.m.wrong == "" {
		s.send(<-s.msgs)
	}
	s.sees("No connection; trying again …")
	s.line.breaks <- nil
	for s.m.wrong != "" {
		s.send(<-s.msgs)
	}
	s.sees("Lay 3 bid-cards aside")
}

// TestTalk sends a chat message, and shows those of the other players.
func TestTalk(t *testing.T) {
	anna, berta := company(t, table.Settings{Variant: "standard"})
	begin(anna, berta)
	anna.rest()
	anna.key("c")
	anna.sees("No messages yet.")
	for _, r := range "quick Queens" {
		anna.key(string(r))
	}
	anna.sees("▸ quick Queens")
	anna.send(tea.KeyPressMsg{Code: tea.KeyBackspace})
	anna.send(tea.PasteMsg{Content: "!\x1b[2J\n!"})
	anna.key("enter")
	anna.sees("Anna: quick Queen![2J !")
	anna.sees("Say something")
	berta.sees("Anna sagt: quick Queen![2J !")
	berta.key("left")
	if text := berta.text(80, 24); strings.Contains(text, "quick") {
		t.Error("what was said stays")
	}
	for _, r := range "Thanks for the game!" { // a phrase of the page
		anna.key(string(r))
	}
	anna.key("enter")
	berta.sees("Anna sagt: Danke fürs Spiel!")
	berta.key("c", "h", "i", "enter", "esc")
	anna.sees("Berta: hi")
	anna.key("esc")
	anna.sees("Waiting for")
	if n := strings.Count(anna.text(80, 24), "hi"); n > 3 {
		t.Error("it is told twice")
	}
}

// TestMute mutes, blocks and unblocks a player. While a block is in force, only it can end.
func TestMute(t *testing.T) {
	anna, berta := company(t, table.Settings{Variant: "standard"})
	begin(anna, berta)
	anna.rest()
	anna.key("m", "6")
	anna.rest()
	anna.sees("2  Mute")
	anna.key("2")
	berta.rest()
	berta.key("c", "h", "o", "enter", "esc")
	anna.rest()
	if len(anna.m.talk) != 0 {
		t.Fatalf("she hears %+v", anna.m.talk)
	}
	anna.key("m", "6")
	anna.rest()
	anna.sees("2  Unmute")
	anna.key("3")
	anna.rest()
	anna.key("m", "6")
	anna.rest()
	if anna.sees("1  Unblock"); strings.Contains(anna.text(80, 24), "nmute") {
		t.Error("unmuting would do nothing while she blocks")
	}
	anna.key("1")
	anna.rest()
	if anna.m.cfg.Line.(*seat).ties.Block {
		t.Error("she still blocks")
	}
}

// TestLongList: a list with more entries than the screen has rows scrolls, and one character chooses each entry.
func TestLongList(t *testing.T) {
	anna, berta := company(t, table.Settings{Variant: "standard"})
	begin(anna, berta)
	anna.rest()
	chosen := -1
	l := &list{title: "Entries"}
	for i := range 20 {
		l.items = append(l.items, runs(fmt.Sprint("entry ", i+1), func() tea.Cmd { chosen = i; return nil }))
	}
	anna.m.open(l)
	anna.sees("1  entry 1")
	for range 19 {
		anna.key("down")
	}
	anna.sees("k  entry 20")
	if anna.key("a"); chosen != 9 {
		t.Errorf("the key of the tenth entry chooses entry %d", chosen+1)
	}
}

// TestHostile draws names and talk that would upset a terminal: none of that reaches it.
func TestHostile(t *testing.T) {
	const bad = "\x1b]0;pwned\x07\x1b[2J\u202e\u0007\u009b31mZoë\ttab\r\n"
	s := sit(t, "standard", "en", "greedy", match.Limit{})
	hostile := func(m *wire.Message) {
		for i := range m.Table.Chairs {
			m.Table.Chairs[i].Name = bad
		}
		m.Talk = []table.Said{{Name: bad, Text: bad}}
		m.Event.Name, m.Event.Text = bad, bad
	}
	said := 0
	check := func(where, text string) {
		t.Helper()
		plain := ansi.Strip(text)
		if strings.ContainsFunc(strings.ReplaceAll(plain, "\n", ""), func(r rune) bool { return r < ' ' || r == 0x7f || r >= 0x80 && r < 0xa0 || r == 0x202e }) || strings.Contains(text, "\x1b]") || strings.Contains(text, "\x1b[2J") {
			t.Errorf("%s: %q", where, text)
		}
		said += strings.Count(plain, "Zoë")
	}
	for _, do := range []table.Kind{table.Present, table.Chat, table.Sit, table.Stand, table.Away, table.Back, table.Ready, table.Claim} {
		m := *s.m.Shown.Message
		m.Event.Do, m.Event.Acts = do, nil
		m.Seq++
		hostile(&m)
		s.m.Update(messageMsg{&m})
		check(string(do), s.m.View().Content)
		s.m.over = talking
		check(string(do)+", talk", s.m.View().Content)
		s.m.over = none
		var out typist
		p := &plain{Model: s.m, out: &out}
		p.printAll(p.Describe(&conversation.Moment{Message: &wire.Message{Seq: 1}}).Said)
		p.printAll(p.Execute("who").Said)
		check(string(do)+", plain", out.out.String())
	}
	s.m.cfg.Link = "http://x/" + bad
	s.m.Shown.Table.Stage, s.m.InRoom, s.m.talk = wire.Waiting, true, []table.Said{{Name: bad, Text: bad}}
	check("room", s.m.View().Content)
	if said < 10 {
		t.Errorf("the name is drawn only %d times", said)
	}
}

// TestSpectator: a spectator sees the table, and no hidden card.
func TestSpectator(t *testing.T) {
	anna, berta := company(t, table.Settings{Variant: "standard"})
	begin(anna, berta)
	for _, lang := range phrase.Languages() {
		eve := anna.desk.open(anna.desk.line("eve", "Eve"), lang)
		v := eve.rest()
		if v.Hand[0] != 0 || v.Hand[1] != 0 || eve.m.Chair() != nil {
			t.Fatal("a spectator sees cards")
		}
		for _, size := range [][2]int{{80, 24}, {120, 40}, {200, 50}} {
			text := eve.text(size[0], size[1])
			for _, name := range []string{"Anna", "Berta", "Cleo"} {
				if !strings.Contains(text, name) {
					t.Errorf("%s is not at the table\n%s", name, text)
				}
			}
		}
		for _, key := range []string{"h", "u", "r", "r", "enter", "space", "1", "l", "s", "s", "m", "esc", "c", "esc"} {
			eve.key(key)
		}
		if len(eve.line.done) != 0 {
			t.Errorf("%s: a spectator does %+v", lang, eve.line.done)
		}
		if lang == "en" {
			eve.text(80, 24)
			golden(t, "watching-en", eve.m.draw().page.plain())
		}
	}
}

func TestAgain(t *testing.T) {
	s := sit(t, "duel", "en", "greedy", match.Limit{Deals: 1})
	s.play(nil)
	if o := s.m.outcome(); !o.Over || o.Match != 1 || o.Number == nil || *o.Number != 0 || s.m.DealName() != "test/0" {
		t.Errorf("%+v, %s", o, s.m.DealName())
	}
	s.key("enter")
	if o := s.m.outcome(); o.Over || o.Match != 2 || s.m.DealName() != "test/1" {
		t.Errorf("%+v, %s", o, s.m.DealName())
	}
	s.sees("Lay 3 bid-cards aside")
	s.play(nil)
}

// TestSingleDeal: a deal of the day is no match, so it has no winner, but names the player with most
// points; after a deal played on, no player is named.
func TestSingleDeal(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{Deals: 1})
	s.play(nil)
	for _, c := range []struct {
		settings      table.Settings
		match, points bool
	}{
		{table.Settings{}, true, false}, {table.Settings{Day: "2026-11-23"}, false, true}, {table.Settings{From: &journal.Fork{}}, false, false},
	} {
		s.m.Settings = &c.settings
		told := ""
		for _, e := range s.m.Endings() {
			told += e.Text + "\n"
		}
		if strings.Contains(told, "match") != c.match || strings.Contains(told, "most points") != c.points {
			t.Errorf("day %q, from %v: %q", c.settings.Day, c.settings.From, told)
		}
	}
}

// TestClaim ends a deal whose score can no longer change.
func TestClaim(t *testing.T) {
	s := sit(t, "duel", "en", "greedy", match.Limit{Deals: 1})
	claimed := false
	for range 60 {
		v := s.rest()
		if v.Phase == rules.Over {
			break
		}
		if int(v.Tricks) == s.m.Match.Game.Tricks()-2 && !claimed {
			s.m.cursor = v.Options.From.First()
		}
		s.key("m")
		if has := strings.Contains(s.text(80, 24), "Nothing can change any more"); has != (int(v.Tricks) == s.m.Match.Game.Tricks()-1 && v.Phase == rules.Playing) {
			t.Fatalf("after %d tricks a claim is offered: %t", v.Tricks, has)
		} else if has {
			claimed = true
			s.key("1")
			continue
		}
		s.key("esc", "h", "enter")
		if s.m.Sure != 0 {
			s.key("enter")
		}
	}
	if v := s.rest(); v.Phase != rules.Over || !claimed && s.m.autoPlays() {
		t.Errorf("the deal is not over, or nothing was claimed (%t)", claimed)
	}
}

// TestRethinks: while other players lay, each may take back without asking. The others are informed, and
// keep their choices and their screens.
func TestRethinks(t *testing.T) {
	anna, berta := company(t, table.Settings{Variant: "standard"})
	for _, s := range []*sitting{anna, berta} {
		s.rest()
		s.key("1")
	}
	berta.rest()
	berta.key("space", "right", "space")
	chosen := berta.m.chosen
	for _, key := range []string{"?", "s"} { // explanations, and layers that a new deal closes
		berta.key(key)
		looks := berta.m.over
		anna.rest()
		anna.key("space", "right", "space", "right", "space", "enter")
		if anna.rest(); anna.m.Shown.View.Aside[0] == 0 {
			t.Fatalf("Anna has laid nothing:\n%s", anna.text(80, 24))
		}
		anna.key("u")
		if anna.rest(); anna.m.Shown.View.Aside[0] != 0 || anna.m.Shown.Table.Ask != nil {
			t.Fatalf("Anna has taken nothing back:\n%s", anna.text(80, 24))
		}
		if berta.rest(); berta.m.over != looks || looks == none {
			t.Errorf("after %s Berta looks at %v, not at %v", key, berta.m.over, looks)
		}
		berta.key("esc")
		berta.sees("Anna überlegt es sich noch einmal.")
		if berta.m.chosen != chosen || chosen.Len() != 2 {
			t.Errorf("Berta has chosen %v, and not %v", berta.m.chosen, chosen)
		}
	}
}
