package table

import (
	"bytes"
	"errors"
	"testing"

	"ninetynine/internal/store/journal"
	"ninetynine/rules"
)

func (d *desk) refusedAs(why Reason, c Command) {
	d.t.Helper()
	var no *Refusal
	if err := d.do(c); !errors.As(err, &no) || no.Reason != why {
		d.t.Errorf("%s of %s: %v, not %s", c.Do, c.Player, err, why)
	}
}

func on(do Kind, by int, text string, on bool) Command {
	c := command(do, by)
	c.Text, c.On = text, on
	return c
}

// TestLock: at a locked table no other person sits down, watches or talks, and it is not in the lobby; its
// players and its host come and go.
func TestLock(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "standard", Public: true})
	d.must(command(Sit, 0))
	d.must(command(Sit, 1))
	d.refusedAs(Forbidden, on(Lock, 1, "", true))
	d.refusedAs(Forbidden, on(Lock, 2, "", true))
	d.refusedAs(NotNow, on(Lock, 0, "", false))
	d.must(on(Lock, 0, "", true))
	d.check()
	d.refusedAs(Forbidden, command(Sit, 2))
	d.refusedAs(Forbidden, on(Chat, 2, "let me in", false))
	for player, may := range map[string]bool{"p0": true, "p1": true, "p2": false, "": false} {
		if err := d.s.MayWatch(player); (err == nil) != may {
			t.Errorf("%q watches: %v", player, err)
		}
	}
	if d.s.Summary().Public {
		t.Error("it is in the lobby")
	}
	if m := d.s.AppendPresent(nil, 1); !bytes.Contains(m, []byte(`"locked":true`)) {
		t.Errorf("told is %s", m)
	}
	d.must(command(Stand, 0))
	d.must(command(Sit, 0))
	d.must(command(Stand, 1))
	d.refusedAs(Forbidden, command(Sit, 1))
	d.must(on(Lock, 0, "", false))
	d.must(command(Sit, 1))
	d.check()
}

// TestBan: a banned player loses the chair, and comes back after the ban.
func TestBan(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "standard"})
	for i := range 3 {
		d.must(command(Sit, i))
	}
	d.refusedAs(Forbidden, on(Ban, 1, "p2", true))
	for _, text := range []string{"", "p0"} {
		d.refusedAs(Bad, on(Ban, 0, text, true))
	}
	d.refusedAs(NotNow, on(Ban, 0, "p2", false))
	d.must(on(Ban, 0, "p2", true))
	d.check()
	if d.s.SeatOf("p2") != rules.Nobody || d.s.MayWatch("p2") == nil || d.s.MayWatch("p3") != nil {
		t.Error("the wrong ones may come in")
	}
	d.refusedAs(Forbidden, command(Sit, 2))
	d.refusedAs(Forbidden, on(Chat, 2, "let me in", false))
	if m := d.s.AppendPresent(nil, 1); !bytes.Contains(m, []byte(`"banned":[{"player":"p2","name":"Player 2"}]`)) {
		t.Errorf("told is %s", m)
	}
	d.must(command(Stand, 0))
	d.refusedAs(Bad, on(Ban, 1, "p0", true)) // the host, by a player with the host's powers
	d.must(on(Ban, 1, "p2", false))
	d.must(command(Sit, 0))
	d.must(command(Sit, 2))
	for i := range 3 {
		d.ready(i)
	}
	d.refusedAs(NotNow, on(Ban, 0, "p2", true)) // the match is in progress
	d.must(on(Ban, 0, "p3", true))              // a spectator
	d.check()
	forged := d.s.Next(d.now, &Event{By: "p0", Seat: 0, What: Banned{"p2", "", true}})
	if _, err := foldAll("t", compiled, append(d.log, forged)); err == nil {
		t.Error("a log has a player banned in the middle of a match")
	}
}

// TestManyBanned: the number of bans is limited.
func TestManyBanned(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "duel"})
	for i := range maxBanned {
		d.must(on(Ban, 0, command(Sit, i+1).Player, true))
	}
	d.refusedAs(NotNow, on(Ban, 0, "p99", true))
	d.check()
}

// TestTalkStays: chat at a table without spectators, or from before all players were sent home, is sent to
// no viewer who only has the link.
func TestTalkStays(t *testing.T) {
	say := command(Chat, 0)
	say.Text = "between us"
	hears := func(d *desk, viewer rules.Seat) bool {
		return bytes.Contains(d.s.AppendPresent(nil, viewer), []byte(say.Text))
	}
	d := newDesk(t, 1, Settings{Variant: "duel", Closed: true})
	d.must(command(Sit, 0))
	d.must(say)
	e := &Event{By: "p0", Seat: 0, What: Chatted{"Player 0", say.Text}}
	if hears(d, rules.Nobody) || bytes.Contains(d.s.AppendMessage(nil, rules.Nobody, e), []byte(say.Text)) {
		t.Error("a stranger is told what is said at a closed table")
	}
	if !hears(d, 0) {
		t.Error("who sits there is not")
	}
	d.refusedAs(NotSeated, on(Chat, 1, "hello", false))

	d = newDesk(t, 1, Settings{Variant: "duel"})
	d.must(command(Sit, 0))
	d.must(say)
	if !hears(d, rules.Nobody) {
		t.Error("a spectator is not told what is said")
	}
	d.now += 8 * day
	d.tick()
	d.must(command(Sit, 1))
	if hears(d, rules.Nobody) || hears(d, 0) {
		t.Error("who comes to a table that was given up is told what was said before")
	}
	d.check()
}

// TestLockEnds: a locked table whose players were sent home is open to newcomers.
func TestLockEnds(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "duel", Public: true})
	d.must(command(Sit, 1))
	d.must(on(Lock, 0, "", true))
	d.now += 8 * day
	d.tick()
	if s := d.s.Summary(); s.Status != journal.Deserted {
		t.Fatalf("the table is %s", s.Status)
	}
	d.must(command(Sit, 2))
	d.check()
}

// TestLastLeaves: a public table waits for newcomers as long after its last player has left as after one
// has come.
func TestLastLeaves(t *testing.T) {
	for name, leave := range map[string]Command{"stands": command(Stand, 0), "clears the chair": command(Remove, 0)} {
		d := newDesk(t, 1, Settings{Variant: "duel", Public: true})
		d.must(command(Sit, 0))
		for range 2 {
			d.now += 50 * 60_000
			say := command(Chat, 0)
			say.Text = "is anybody there?"
			d.must(say)
		}
		leave.Seat = 0
		d.must(leave)
		d.now += quick - 1
		d.tick()
		if st := d.s.Summary().Status; st != journal.Gathering {
			t.Errorf("%s after 100 minutes: the table is %s at once", name, st)
		}
		d.now++
		d.tick()
		if st := d.s.Summary().Status; st != journal.Deserted {
			t.Errorf("%s after 100 minutes: a quarter of an hour later the table is %s", name, st)
		}
		d.check()
	}
}
