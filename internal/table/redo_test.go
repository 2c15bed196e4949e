package table

import (
	"bytes"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ninetynine/match"
	"ninetynine/rules"
)

// refused reports whether a command was refused for a reason.
func refused(err error, why string) bool {
	no, ok := errors.AsType[*Refusal](err)
	return ok && no.Why == why
}

// seen returns what each seat and the spectators know of the match.
func (d *desk) seen() (vs []match.View) {
	for i := range d.s.m.Game.Seats() + 1 {
		var v match.View
		seat := rules.Seat(i)
		if i == d.s.m.Game.Seats() {
			seat = rules.Nobody
		}
		d.s.View(seat, &v)
		vs = append(vs, v)
	}
	return vs
}

// recorded returns the lines of the record, if asked for: in which order players choose in secret does not
// matter.
func (d *desk) recorded(whole bool) []string {
	if !whole {
		return nil
	}
	return slices.Sorted(strings.Lines(string(d.records().All())))
}

// TestRedo takes back up to three decisions at every point of a deal, also after its end, and brings them
// back one by one: then every View, the scores and the record are the same as before.
func TestRedo(t *testing.T) {
	for _, v := range rules.Catalogue() {
		t.Run(v.ID, func(t *testing.T) {
			d := newDesk(t, 4, Settings{Variant: v.ID, Deals: 2, Undo: UndoFree})
			d.gather(1)
			undo, redone := command(Propose, 0), 0
			undo.Text = Undo
			for d.s.Running() {
				if d.s.Stage == Between && d.s.redoable(0) >= 0 {
					t.Fatal("after the end of the deal something can be redone")
				}
				whole := d.r.IntN(6) == 0 // looking at all of the log takes time
				before, scores, text := d.seen(), slices.Clone(d.s.Scores()), d.recorded(whole)
				n := 0
				for most := d.r.IntN(4); n < most && d.do(undo) == nil; n++ {
				}
				for range n {
					if err := d.do(command(Redo, 0)); err != nil {
						t.Fatal(err)
					}
					redone++
				}
				if after := d.seen(); !reflect.DeepEqual(before, after) {
					t.Fatalf("it was %+v\nand is  %+v", before, after)
				}
				if !reflect.DeepEqual(scores, d.s.Scores()) || !slices.Equal(text, d.recorded(whole)) {
					t.Fatalf("it was recorded as %s\nand is %s", text, d.recorded(whole))
				}
				if err := d.do(command(Redo, 0)); !refused(err, "nothing-to-redo") && !refused(err, "no-deal") {
					t.Fatalf("once more: %v", err)
				}
				if whole {
					d.check()
				}
				if !d.act() {
					d.ready(0)
				}
			}
			if redone < 10 {
				t.Errorf("only %d were redone", redone)
			}
		})
	}
}

// TestRedoAmong: where others had to agree to a take-back, only its player redoes it, without asking; nobody
// does once an act was made.
func TestRedoAmong(t *testing.T) {
	d := newDesk(t, 6, Settings{Variant: "standard", Deals: 1})
	d.gather(2)
	for range 3 + 3 + 2 {
		d.act()
	}
	takeBack := func() {
		t.Helper()
		ask, yes := command(Propose, 0), command(Answer, 1)
		ask.Text, yes.On = Undo, true
		d.must(ask)
		if d.do(command(Redo, 0)) == nil {
			t.Fatal("something can be redone before it was taken back")
		}
		d.must(yes)
	}
	acts := slices.Clone(d.s.acts)
	takeBack()
	if err := d.do(command(Redo, 1)); !refused(err, "nothing-to-redo") {
		t.Fatalf("another player redoes it: %v", err)
	}
	if shown := d.s.shown(false).Redo; !slices.Equal(shown, []int{0}) {
		t.Errorf("messages say that %v can redo", shown)
	}
	late := command(Redo, 0)
	late.Seen = d.s.Seq
	d.must(late)
	if !slices.Equal(d.s.acts, acts) || d.s.Asked != nil {
		t.Fatalf("redone are %v, not %v", d.s.acts, acts)
	}
	takeBack()
	hm := command(Chat, 1)
	hm.Text = "hm"
	d.must(hm)
	if d.s.redoable(0) < 0 {
		t.Error("a word is taken for an act")
	}
	if err := d.do(late); !refused(err, "moved-on") {
		t.Errorf("a press for the first take-back is taken for the second: %v", err)
	}
	d.act()
	if err := d.do(command(Redo, 0)); !refused(err, "nothing-to-redo") {
		t.Errorf("it is redone after another act: %v", err)
	}
	d.check()
}

// TestRedoSecret: a player who took back a secret act can still redo it after others have made theirs, and
// no other player learns of it what they did not know.
func TestRedoSecret(t *testing.T) {
	for _, clock := range []Clock{{}, {Bank: 60_000, Add: 10_000}} {
		d := newDesk(t, 6, Settings{Variant: "standard", Deals: 1, Clock: clock})
		d.gather(3)
		d.act() // seats 0 and 1
		d.now += 3000
		d.act()
		undo := command(Propose, 0)
		undo.Text = Undo
		laid, bank := d.s.acts[0].act, d.s.Chairs[0].Bank
		d.must(undo)
		undo.Player = "p1"
		d.must(undo)
		e, err := d.s.Step(d.now, &Command{Do: Redo, Player: "p0"}, judge{})
		if err != nil {
			t.Fatal(err)
		}
		d.keep(e)
		if told := d.s.AppendMessage(nil, 1, e); bytes.Contains(told, []byte("acts")) || !bytes.Contains(told, []byte(`"keep":true`)) {
			t.Errorf("another player is told %s", told)
		}
		if len(d.s.acts) != 1 || d.s.acts[0].act != laid || d.s.Chairs[0].Bank != bank {
			t.Errorf("there is %v with %d ms, not %v with %d", d.s.acts, d.s.Chairs[0].Bank, laid, bank)
		}
		if d.s.redoable(1) < 0 {
			t.Error("the other player's can no longer be redone")
		}
		d.check()
	}
}

// TestRedoUnder: what was taken back cannot be redone while a later secret take-back of another player is
// open: what followed it depends on that act.
func TestRedoUnder(t *testing.T) {
	d := newDesk(t, 6, Settings{Variant: "standard", Deals: 1})
	d.gather(3)
	for range 4 { // all lay, and one makes its sealed offer
		d.act()
	}
	first := d.s.acts[0].by
	other := d.s.acts[1].by
	d.takesBack(other)
	own := command(Propose, int(first))
	own.Text = Undo
	d.must(own)
	if len(d.s.acts) != 0 || len(d.s.taken) != 2 {
		t.Fatalf("%v remain, and %v were taken back", d.s.acts, d.s.taken)
	}
	if err := d.do(command(Redo, int(other))); !refused(err, "nothing-to-redo") {
		t.Errorf("acts are redone without the one before them: %v", err)
	}
	d.must(command(Redo, int(first)))
	d.must(command(Redo, int(other)))
	if len(d.s.acts) != 4 {
		t.Errorf("redone are %v", d.s.acts)
	}
	d.check()
}

// TestRedoBeside: what was taken back can be redone under a secret take-back of another player if it does not
// depend on that act.
func TestRedoBeside(t *testing.T) {
	d := newDesk(t, 6, Settings{Variant: "standard", Deals: 1})
	d.gather(3)
	for range 3 { // all lay
		d.act()
	}
	first, other, acts := d.s.acts[0].by, d.s.acts[1].by, slices.Clone(d.s.acts)
	d.takesBack(other)
	own := command(Propose, int(first))
	own.Text = Undo
	d.must(own)
	d.must(command(Redo, int(other)))
	if !slices.Equal(d.s.acts, acts[1:]) {
		t.Fatalf("redone are %v, not %v", d.s.acts, acts[1:])
	}
	d.must(command(Redo, int(first)))
	if len(d.s.acts) != 3 || d.s.now.Deal.Phase() != rules.Offering {
		t.Errorf("redone are %v", d.s.acts)
	}
	d.check()
}

// takesBack has the others agree that a seat takes back its last decision.
func (d *desk) takesBack(seat rules.Seat) {
	d.t.Helper()
	ask := command(Propose, int(seat))
	ask.Text = Undo
	d.must(ask)
	for i := range d.s.Chairs {
		if yes := command(Answer, i); rules.Seat(i) != seat {
			yes.On = true
			d.must(yes)
		}
	}
}
