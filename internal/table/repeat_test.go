package table

import (
	"bytes"
	"fmt"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

// named returns a command of player 0 with an id, from a client that has seen everything.
func (d *desk) named(do Kind, id string) Command {
	c := command(do, 0)
	c.ID, c.Seen = id, d.s.Seq
	return c
}

func (d *desk) withdrawal(id, of string) Command {
	c := d.named(Withdraw, id)
	c.Of = of
	return c
}

func (d *desk) says(id, text string) Command {
	c := d.named(Chat, id)
	c.Text = text
	return c
}

func (d *desk) refuses(c Command, why Reason) {
	d.t.Helper()
	var no *Refusal
	if err := d.do(c); !asRefusal(err, &no) || no.Reason != why {
		d.t.Errorf("%s %q is answered %v, not %s", c.Do, c.ID, err, why)
	}
}

func (d *desk) firstAct(id string) Command {
	d.t.Helper()
	for d.s.Chairs[0].Since == 0 {
		if !d.act() {
			d.t.Fatal("it is never the turn of seat 0")
		}
	}
	c := d.named(Act, id)
	c.Act = d.s.m.Game.Options(&d.s.now.Deal, 0).Nth(0).String()
	return c
}

// TestWithdraw: a command that was withdrawn before it came is refused when it comes, also after the log
// was read again; no other player is told; and the player goes on.
func TestWithdraw(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "standard", Deals: 2})
	d.gather(1)
	late := d.firstAct("act")
	before := d.s.Seq
	d.must(d.withdrawal("w", "act"))
	event, err := Decode(d.log[len(d.log)-1].Body)
	must.Do(t, err)
	for _, viewer := range []rules.Seat{0, 1, rules.Nobody} {
		told := d.s.AppendMessage(nil, viewer, &event)
		if want := fmt.Sprintf(`{"seq":%d,"at":%d,"event":{"do":"nothing","seat":-1},`, before+1, d.s.At); !bytes.HasPrefix(told, []byte(want)) {
			t.Errorf("seat %d is told %s", viewer, told)
		}
	}
	d.refuses(late, Retracted)
	d.check()
	d.s = must.Get(foldAll("t", compiled, d.log))(t)
	d.refuses(late, Retracted)
	other := late
	other.ID = "other"
	d.must(other)
	d.refuses(d.withdrawal("w2", "other"), NotNow) // a hall answers that it is late: see its tests
	for d.act() {
	}
	d.check()
}

// TestWithdrawBad: a bad withdrawal is refused, and a log that withdraws a command that was done does not
// fold.
func TestWithdrawBad(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "standard", Closed: true})
	d.gather(1)
	d.refuses(d.withdrawal("w", ""), Bad)
	d.refuses(d.withdrawal("w", "w"), Bad)
	d.refuses(d.withdrawal("w", string(make([]byte, maxID+1))), Bad)
	stranger := d.withdrawal("w", "act")
	stranger.Player = "p7"
	d.refuses(stranger, NotSeated)
	d.must(d.firstAct("act"))
	entry := d.s.Next(d.now, &Event{By: "p0", ID: "w", Seat: 0, What: Withdrawn{"act"}})
	if _, err := foldAll("t", compiled, append(d.log, entry)); err == nil {
		t.Error("a log withdraws what was done")
	}
}

// TestWithdrawOften: no player can fill a log with withdrawals, and after another command a player may
// withdraw again.
func TestWithdrawOften(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "standard"})
	d.must(command(Sit, 0))
	for i := range mostWithdrawn {
		d.must(d.withdrawal(fmt.Sprint("w", i), fmt.Sprint("x", i)))
	}
	d.refuses(d.withdrawal("more", "xx"), NotNow)
	for i := range 9 {
		d.must(d.says(fmt.Sprint("c", i), "hello"))
	}
	d.must(d.withdrawal("more", "xx"))
}

// TestVeryLate: a command that comes when the table may have forgotten that it was done, or withdrawn, is
// not done again.
func TestVeryLate(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "standard"})
	d.must(command(Sit, 0))
	said, taken := d.says("said", "hello"), d.says("taken", "no")
	d.must(said)
	d.must(d.withdrawal("w", "taken"))
	for i := range len(commandsDone{}.done) {
		d.must(d.says(fmt.Sprint("c", i), "and"))
	}
	if _, ok := d.s.Applied("p0", "said"); ok {
		t.Fatal("the table has not forgotten")
	}
	d.refuses(said, Stale)
	d.refuses(taken, Stale)
	d.must(d.says("now", "hello"))

	// Players without a chair are forgotten completely.
	guest := d.says("guest", "hi")
	guest.Player = "guest"
	d.must(guest)
	for i := range 2 * maxRemembered {
		c := d.says("hi", "hi")
		c.Player = fmt.Sprint("g", i)
		d.must(c)
	}
	d.refuses(guest, Stale)
	d.check()
}

// TestManyHints: a player may ask for any number of hints about one decision.
func TestManyHints(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "standard"})
	d.gather(1)
	due := d.s.Chairs[0].From
	for i := range 2 * len(commandsDone{}.done) {
		hint := d.named(Hint, fmt.Sprint("h", i))
		hint.Seen = due
		d.must(hint)
	}
	d.check()
}

// TestMeantThen: a command meant for a moment that is over is refused, if its client says what it had seen.
func TestMeantThen(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "standard", Undo: UndoFree})
	undo := func(id string) Command {
		c := d.named(Propose, id)
		c.Text = Undo
		return c
	}
	d.gather(1)
	first := d.firstAct("first")
	claim := d.named(Claim, "claim")
	d.must(first)
	late := undo("late")
	d.must(d.firstAct("second"))
	d.refuses(late, Stale) // it would take back the second
	before := d.named(Ready, "ready")
	d.must(undo("now"))
	d.refuses(claim, Stale) // since then an act was taken back
	for d.s.Stage == Playing {
		d.act()
	}
	d.refuses(before, Stale)
	next := d.named(Ready, "ready")
	d.must(next)
	if d.s.Stage != Playing {
		t.Fatalf("the stage is %d", d.s.Stage)
	}
	next.ID = "again"
	d.refuses(next, Stale)

	// Ready with the players who were there, not with new ones.
	d = newDesk(t, 1, Settings{Variant: "standard"})
	d.must(command(Sit, 0))
	d.must(command(Sit, 1))
	d.ready(1)
	ready := d.named(Ready, "ready")
	d.must(command(Stand, 1))
	d.refuses(ready, Stale)
}
