package table

import (
	"bytes"
	"encoding/json"
	"errors"
	"testing"

	"ninetynine/match"
	"ninetynine/record"
)

// What package trial has found.

// TestHouse plays a match of a house variant: its header says which published
// variant it comes from, though the settings' object need not, or names
// another.
func TestHouse(t *testing.T) {
	for _, house := range []string{`{"score":{"trick":2}}`, `{"variant":"swedish","score":{"trick":2}}`} {
		d := newDesk(t, 11, Settings{Variant: "swedish", House: json.RawMessage(house), Deals: 1})
		d.gather(1)
		for d.act() {
		}
		text, ok := d.records().Match(1)
		if !ok {
			t.Fatalf("%s: there is no record", house)
		}
		rep, err := record.Verify(bytes.NewReader(text))
		if err != nil {
			t.Fatalf("%s: %v\n%s", house, err, text)
		}
		if !rep.Proved() {
			t.Errorf("%s: %+v", house, rep)
		}
		d.check()
	}
}

// TestBehind has a server whose clock is an hour behind the table's last entry
// go on at once: what is due then is due now.
func TestBehind(t *testing.T) {
	d := newDesk(t, 14, Settings{Variant: "duel", Deals: 1})
	d.now += 3600_000
	c := command(Chat, 1)
	c.Text = "hello"
	d.must(c)
	d.now -= 3600_000
	d.gather(2)
	if d.s.Stage != Playing {
		t.Fatalf("the table is at stage %v; its entries are of %d, now is %d", d.s.Stage, d.s.At, d.now)
	}
	for d.act() {
	}
	if !d.s.Ended {
		t.Error("the session of one deal has not ended")
	}
}

// TestLeaver asks that nobody gets time back by leaving and coming back, and
// that the stand-in's turn comes when its player leaves.
func TestLeaver(t *testing.T) {
	d := newDesk(t, 12, Settings{Variant: "standard", Deals: 1, Clock: Clock{Bank: 60_000, Add: 1000}})
	d.gather(2)
	lay := command(Act, 1) // in time, so that somebody stays
	var v match.View
	d.s.View(1, &v)
	lay.Act = v.Options.Nth(0).String()
	d.must(lay)
	d.now += 40_000
	d.must(command(Stand, 0))
	if c := &d.s.Chairs[0]; c.Bank != 20_000 || c.Since != d.now || c.From != d.s.Seq {
		t.Errorf("the leaver has %d ms left, and the stand-in's turn came at %d with entry %d", c.Bank, c.Since, c.From)
	}
	d.must(command(Back, 0))
	if c := &d.s.Chairs[0]; c.Bank != 20_000 || c.Since != d.now {
		t.Errorf("back again the player has %d ms left", c.Bank)
	}
	d.now += 20_000
	d.tick()
	if err := d.do(command(Back, 0)); err == nil {
		t.Error("a player whose time was up takes over before the stand-in has acted")
	}
	d.act()
	d.must(command(Back, 0))
	if c := &d.s.Chairs[0]; c.Bank != minBank {
		t.Errorf("after the time was up the player has %d ms", c.Bank)
	}
}

// TestCrossed has a player act as another takes something back: that is no
// offence against the rules, only late.
func TestCrossed(t *testing.T) {
	d := newDesk(t, 13, Settings{Variant: "standard", Deals: 1, Undo: UndoFree})
	d.gather(3)
	for range 6 + 2 { // the third is to play
		d.act()
	}
	seen, leader := d.s.Seq, d.s.acts[6].by
	var late Command
	for i := range d.s.Chairs {
		if d.s.Chairs[i].Since != 0 {
			late = command(Act, i)
		}
	}
	ask := command(Ask, int(leader))
	ask.Text = Undo
	d.must(ask)
	late.Act, late.Seen = "play AC", seen
	var r *Refusal
	if err := d.do(late); !errors.As(err, &r) || r.Reason != Stale {
		t.Errorf("the late player is told: %v", err)
	}
}

// TestRemoveText asks that nothing gets into the log that nobody needs.
func TestRemoveText(t *testing.T) {
	d := newDesk(t, 14, Settings{Variant: "standard"})
	d.must(command(Sit, 0))
	d.must(command(Sit, 1))
	c := command(Remove, 0)
	c.Seat, c.Text = 1, "\x1b[2J"
	d.must(c)
	if e, _ := Decode(d.log[len(d.log)-1].Body); e.Text != "" {
		t.Errorf("%q is in the log", e.Text)
	}
}
