package table

import (
	"bytes"
	"slices"
	"testing"

	"ninetynine/rules"
)

// TestMuted: words of muted players are left out of a viewer's messages, which say who they are; other viewers' messages
// stay the same.
func TestMuted(t *testing.T) {
	d := newDesk(t, 4, Settings{Variant: "standard", Deals: 1})
	d.gather(3)
	say := command(Chat, 0)
	say.Text = "hello"
	d.must(say)
	e := Event{By: "p0", Seat: 0, What: Chatted{"Player 0", "hello"}}
	for viewer := range rules.Seat(4) {
		if viewer == 3 {
			viewer = rules.Nobody
		}
		plain := d.s.AppendMessage(nil, viewer, &e)
		if !bytes.Equal(plain, d.s.AppendMessage(nil, viewer, &e, d.s.Here([]string{"p9", "q"})...)) {
			t.Errorf("seat %d: another muted player changes the message", viewer)
		}
		here := d.s.Here([]string{"p0", "p9"})
		for _, b := range [][]byte{d.s.AppendMessage(nil, viewer, &e, here...), d.s.AppendPresent(nil, viewer, here...)} {
			if bytes.Contains(b, []byte("hello")) || !bytes.Contains(b, []byte(`"muted":["p0"]`)) {
				t.Errorf("seat %d gets %s", viewer, b)
			}
		}
		if b := d.s.AppendPresent(nil, viewer); !bytes.Contains(b, []byte("hello")) {
			t.Errorf("seat %d gets %s", viewer, b)
		}
	}
}

// TestMutedInLog: what players muted at a table in earlier versions holds until they unmute it there.
func TestMutedInLog(t *testing.T) {
	d := newDesk(t, 4, Settings{Variant: "standard", Deals: 1})
	d.gather(3)
	unmute := command(Mute, 1)
	unmute.Text = "p0"
	if err := d.do(unmute); err == nil {
		t.Error("nothing is muted, and can be unmuted")
	}
	d.keep(&Event{By: "p1", Seat: 1, What: Muted{"p0", true}})
	say := command(Chat, 0)
	say.Text = "hello"
	d.must(say)
	if b := d.s.AppendPresent(nil, 1, "p2"); bytes.Contains(b, []byte("hello")) || !bytes.Contains(b, []byte(`"muted":["p2","p0"]`)) {
		t.Errorf("it has %s", b)
	}
	mute := command(Mute, 2)
	if mute.Text, mute.On = "p0", true; d.do(mute) == nil {
		t.Error("a table still keeps who mutes whom")
	}
	d.must(unmute)
	if b := d.s.AppendPresent(nil, 1); !bytes.Contains(b, []byte("hello")) || len(d.s.Chairs[1].Muted) > 0 {
		t.Errorf("it has %s", b)
	}
	if slices.Contains(d.s.Here([]string{"p1"}), "p0") {
		t.Error("a player is here who was not asked about")
	}
}
