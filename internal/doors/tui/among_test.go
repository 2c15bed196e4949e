package tui

import (
	"bytes"
	"errors"
	"io"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/match"
)

// A talker plays in plain lines: the test types, and waits for output.
type talker struct {
	t     *testing.T
	mu    sync.Mutex
	more  *sync.Cond
	out   bytes.Buffer
	from  int
	typed *io.PipeWriter
	ended chan error
}

func (k *talker) Write(b []byte) (int, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	defer k.more.Broadcast()
	return k.out.Write(b)
}

func (d *desk) speak(line *seat, lang string) *talker {
	k := &talker{t: d.t, ended: make(chan error, 1)}
	k.more = sync.NewCond(&k.mu)
	in, typed := io.Pipe()
	k.typed = typed
	go func() {
		_, err := Plain(d.t.Context(), Config{Line: line, Book: phrase.Open(lang), Link: "http://host/t/abc"}, NewLines(in), k)
		k.ended <- err
		k.mu.Lock()
		defer k.mu.Unlock()
		k.more.Broadcast()
	}()
	d.t.Cleanup(func() { typed.Close() })
	return k
}

// hears waits for this output, and continues after it.
func (k *talker) hears(wants ...string) {
	k.t.Helper()
	k.mu.Lock()
	defer k.mu.Unlock()
	begun := time.Now() // before the timer, which otherwise might fire too early without another check
	late := time.AfterFunc(20*time.Second, k.more.Broadcast)
	defer late.Stop()
	for _, want := range wants {
		for {
			if i := strings.Index(k.out.String()[k.from:], want); i >= 0 {
				k.from += i + len(want)
				break
			}
			if time.Since(begun) >= 20*time.Second {
				k.t.Fatalf("%q was not said in\n%s", want, k.out.String())
			}
			k.more.Wait()
		}
	}
}

func (k *talker) types(line string) {
	k.t.Helper()
	must.Get(io.WriteString(k.typed, line+"\n"))(k.t)
}

func TestPlainAmong(t *testing.T) {
	d := newDesk(t, table.Settings{Variant: "duel", Deals: 1, Clock: table.Clock{Bank: 600_000}})
	anna, berta := d.line("anna", "Anna"), d.line("berta", "Berta")
	k := d.speak(anna, "en")
	k.hears("Two-handed. Type help", "Seat 1: empty seat.", "Type sit to take", "> ")
	k.types("sit 3")
	k.hears("There is no seat with that number.")
	k.types("sit")
	k.hears("Seat 1: Anna, You.", "http://host/t/abc", "Type ready when you want to begin.")
	k.types("bot 2 strong")
	k.hears("Bo takes seat 2.")
	k.types("remove 2")
	k.hears("Seat 2 is empty now.")
	k.types("bot")
	k.hears("for example: bot 2 Club. Levels: Random, Rule of thumb, Beginner")
	berta.must(wire.Command{Do: table.Sit})
	k.hears("Berta takes seat 2.")
	k.types("ready")
	k.hears("Waiting for the other players", "Type no to change your mind.")
	k.types("no")
	k.hears("You are not ready any more.", "Type ready")
	k.types("ready")
	k.hears("You are ready.")
	berta.must(wire.Command{Do: table.Ready})
	k.hears("Game 1, deal 1.", "Lay 3 bid-cards aside")
	k.types("time")
	k.hears("Anna: ", "Berta: ") // about ten minutes
	k.types("say  hello,  Berta!")
	d.hears("Anna", "hello, Berta!")
	berta.must(wire.Command{Do: table.Chat, Text: "hi"})
	k.hears("Berta says: hi")
	k.types("hint")
	k.hears("There are no hints at this table.")
	k.types("lay 1 2 3")
	k.hears("Laid aside")
	v := d.view(1)
	berta.must(wire.Command{Do: table.Act, Act: v.Options.Nth(0).String()})
	k.hears("There is no trump.")
	v = d.view(1)
	berta.must(wire.Command{Do: table.Act, Act: v.Options.Nth(0).String()})
	k.hears("Berta: ", "Your turn")
	k.types("pause")
	k.hears("You have asked for a pause.")
	berta.must(wire.Command{Do: table.Answer, On: true})
	k.hears("The match is paused. Type resume to go on.")
	k.types("resume")
	k.hears("Waiting for the other players")
	berta.must(wire.Command{Do: table.Resume})
	k.hears("The match goes on.", "Your turn")
	berta.must(wire.Command{Do: table.Propose, Text: table.Replay})
	k.hears("Berta asks to play this deal again.", "Type agree or no.")
	k.types("no")
	k.hears("You say no; play goes on.", "Your turn")
	k.types("leave")
	k.hears("A stand-in plays for you. Type back to take over again.")
	k.types("back")
	k.hears("You are playing again.")
	k.types("who")
	k.hears("Seat 1: Anna, You, 1523 ± 90.", "Seat 2: Berta, not rated yet.")
	k.types("abandon")
	k.hears("Yes or no?")
	k.types("well")
	k.hears("Nothing has changed.")
	k.types("abandon")
	k.types("yes")
	k.hears("You have asked to give up the match.")
	berta.must(wire.Command{Do: table.Answer, On: true})
	k.hears("The match was given up and has no winner.", "Press Enter for another match")
	anna.breaks <- errors.New("broken")
	k.hears("No connection; trying again")
	anna.breaks <- nil
	k.hears("The connection is back.")
	k.types("again")
	k.hears("Waiting for the other players")
	k.types("quit")
	if err := <-k.ended; err != nil {
		t.Error(err)
	}
}

// hears waits until a player has said something; that is sent beside what the player types next.
func (d *desk) hears(name, text string) {
	d.t.Helper()
	said := func(s table.Said) bool { return s.Text == text && s.Name == name }
	for end, heard := time.Now().Add(time.Minute), false; !heard; runtime.Gosched() {
		d.mu.Lock()
		heard = slices.ContainsFunc(d.s.Talk, said)
		d.mu.Unlock()
		if time.Now().After(end) {
			d.t.Fatalf("%s never said %q", name, text)
		}
	}
}

// TestPlainWatches watches a match in plain lines, and types commands for players only.
func TestPlainWatches(t *testing.T) {
	s := sit(t, "dummy", "en", "greedy", match.Limit{Deals: 1})
	s.key("h", "enter", "1", "h", "enter")
	k := s.desk.speak(s.desk.line("eve", "Eve"), "en")
	k.hears("Game 1, deal 1. Anna deals.", "You are watching.", "Dummy has: ")
	for _, typed := range []struct{ line, want string }{
		{"hand", "You are watching."}, {"bids", "Anna: "}, {"trick", "Tricks won"}, {"legal", "You are watching."}, {"hint", "nothing to decide"},
		{"lay 1 2 3", "You are watching."}, {"undo", s.m.Say("refusal.no-seat")}, {"who", "Seat 1: Anna."},
	} {
		k.types(typed.line)
		k.hears(typed.want)
	}
	s.key("h", "enter")
	k.hears("Anna: ")
	k.types("quit")
	if err := <-k.ended; err != nil {
		t.Error(err)
	}
}

// TestPlainHost locks the table and keeps a player out by words, in three languages.
func TestPlainHost(t *testing.T) {
	for lang, words := range map[string][4]string{
		"en": {"lock", "unlock", "ban", "admit"}, "de": {"abschließen", "aufschliessen", "aussperren", "einlassen"},
		"sv": {"lås", "öppna", "stäng", "släpp"},
	} {
		d := newDesk(t, table.Settings{Variant: "duel"})
		anna, berta := d.line("anna", "Anna"), d.line("berta", "Berta")
		anna.must(wire.Command{Do: table.Sit})
		berta.must(wire.Command{Do: table.Sit})
		k, b := d.speak(anna, lang), phrase.Open(lang)
		k.types(words[0])
		k.hears(b.Say("page.locked"))
		k.types(words[1])
		k.hears(b.Say("page.speech.unlocked"))
		k.types(words[2])
		k.hears(b.Say("page.speech.nochair"))
		k.types(words[2] + " 1") // the host
		k.hears(b.Say("illegal"))
		k.types(words[2] + " 2")
		k.hears(b.Say("page.speech.banned", "name", "Berta", "on", "yes"))
		k.types(words[3])
		k.hears("Berta")
		k.types(words[3] + " cleo")
		k.hears("Berta")
		k.types(words[3] + " berta")
		k.hears(b.Say("page.speech.banned", "name", "Berta", "on", "no"))
		k.types(words[3])
		k.hears(b.Say("page.speech.banned.none"))
		k.types(b.Say("cmd.quit"))
		if err := <-k.ended; err != nil {
			t.Error(err)
		}
	}
}

// TestGreeting: at tables with chat a bot greets in the person's language, in plain lines and in the chat
// on the screen.
func TestGreeting(t *testing.T) {
	d := newDesk(t, table.Settings{Variant: "duel", Deals: 1, Greet: true})
	anna, seat := d.line("anna", "Anna"), 1
	k := d.speak(anna, "en")
	k.hears("Type sit to take")
	k.types("sit")
	k.hears("Seat 1: Anna, You.")
	anna.must(wire.Command{Do: table.SeatBot, Seat: &seat, Text: "greedy"})
	k.types("ready")
	k.hears(d.s.Chairs[1].Name + " says: Good luck, everyone!")
	for lang, want := range map[string]string{"de": "Gut Blatt allerseits!", "sv": "Lycka till, allihop!"} {
		eve := d.open(d.line("eve", "Eve"), lang)
		eve.rest()
		if lines := strings.Join(eve.m.talkLines(60), "\n"); !strings.Contains(lines, ": "+want) {
			t.Errorf("who comes later reads %q", lines)
		}
	}
}
