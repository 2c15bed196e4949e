package table

import (
	"bytes"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

// TestRemarks: at a table with that setting, one bot greets, one gives thanks, and they seldom comment on
// deals; at other tables they are silent.
func TestRemarks(t *testing.T) {
	all := map[Remark]int{}
	for seed := range uint64(20) {
		d := newDesk(t, seed, Settings{Variant: "standard", Greet: seed > 0})
		d.gather(1)
		said, last, at := 0, -quiet, uint64(0)
		for d.act() {
			for _, x := range d.s.Talk {
				if x.Seq <= at {
					continue
				}
				d.fits(&x)
				if n := len(d.s.finished); x.Remark != Thanks && x.Remark != Greeting {
					if n-last < quiet {
						t.Errorf("%s after %d deals, and before that after %d", x.Remark, n, last)
					}
					last = n
				}
				all[x.Remark]++
				said++
			}
			at = d.s.Seq
			d.readyAll()
		}
		if seed == 0 && said > 0 {
			t.Errorf("%d remarks that nobody wanted", said)
		}
		if seed == 1 && d.told() != said {
			t.Errorf("%d remarks, and %d told", said, d.told())
		}
	}
	if all[Greeting] != 19 || all[Thanks] != 19 || all[Praise] == 0 || all[Regret] == 0 || all[Shrug] == 0 {
		t.Errorf("said %v", all)
	}
}

// fits checks that a bot's remark is true of the deal that has just ended.
func (d *desk) fits(x *Said) {
	d.t.Helper()
	if x.Text != "" || x.By != "" || d.s.Chairs[x.Seat].Bot == "" || d.s.Chairs[x.Seat].Name != x.Name {
		d.t.Errorf("somebody says %+v", x)
	}
	if x.Remark == Greeting || x.Remark == Thanks {
		return
	}
	deal, seat := d.s.finished[len(d.s.finished)-1], rules.Seat(x.Seat)
	if fits := map[Remark]bool{
		Shrug:  deal.Made == 0,
		Regret: deal.Holds[seat] != 0 && !deal.Made.Has(seat),
		Praise: d.revealed(&deal, seat),
	}; !fits[x.Remark] {
		d.t.Errorf("%s of %+v", x.Remark, deal)
	}
}

func (d *desk) revealed(deal *match.Score, but rules.Seat) bool {
	for i := range d.s.Chairs {
		if x := rules.Seat(i); x != but && deal.Made.Has(x) && deal.Holds[x].Level() == rules.Reveal {
			return true
		}
	}
	return false
}

// TestRemarkTakenBack: a remark on a deal that is taken back is not made again, and spectators get remarks
// only where they may watch.
func TestRemarkTakenBack(t *testing.T) {
	for _, closed := range []bool{false, true} {
		d := newDesk(t, 1, Settings{Variant: "standard", Undo: UndoFree, Greet: true, Closed: closed})
		d.gather(1)
		for len(d.s.Talk) < 2 {
			if !d.act() {
				d.readyAll()
			}
		}
		said, want := len(d.s.Talk), len(d.s.Talk)
		if d.s.Ended {
			t.Fatal("nobody remarked on a deal before the last")
		}
		if closed {
			want = 0
		}
		if heard := bytes.Count(d.s.AppendPresent(nil, rules.Nobody), []byte(`"remark":`)); heard != want {
			t.Errorf("spectators hear %d of %d remarks", heard, said)
		}
		again := command(Propose, 0)
		again.Text = Replay
		d.must(again)
		for d.s.Stage == Playing {
			d.act()
		}
		if len(d.s.Talk) != said {
			t.Errorf("said of a deal that was taken back: %+v", d.s.Talk[said:])
		}
		d.check()
	}
}

func (d *desk) told() (n int) {
	for i := range d.log {
		s := must.Get(foldAll("t", compiled, d.log[:i+1]))(d.t)
		e := must.Get(Decode(d.log[i].Body))(d.t)
		n += bytes.Count(s.AppendMessage(nil, 0, &e), []byte(`"said":{`))
	}
	return n
}
