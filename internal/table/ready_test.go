package table

import (
	"errors"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/store/journal"
	"ninetynine/rules"
)

// standing returns the seats that are ready, and checks that no other has committed to anything.
func (d *desk) standing() (ready rules.Seats) {
	d.t.Helper()
	for i := range d.s.Chairs {
		switch c := &d.s.Chairs[i]; {
		case c.Ready:
			ready |= rules.Seat(i).Set()
		case c.Commit != "":
			d.t.Errorf("seat %d is not ready, and has committed to %s", i, c.Commit)
		}
	}
	return ready
}

// TestReadyStays: a player who is ready to play with those present is also ready to play with one who takes
// a free chair, but not once any of those present has changed.
func TestReadyStays(t *testing.T) {
	about := func(do Kind, by, seat int, text string) Command {
		c := command(do, by)
		c.Seat, c.Text = seat, text
		return c
	}
	for name, c := range map[string]struct {
		happens Command
		stays   bool
	}{
		"a bot on the free chair":         {about(SeatBot, 0, 3, "club"), true},
		"a person on the free chair":      {about(Sit, 2, 3, ""), true},
		"a person on any chair":           {command(Sit, 2), true},
		"a bot of another level":          {about(SeatBot, 0, 2, "club"), false},
		"a person instead of a bot":       {about(Sit, 2, 2, ""), false},
		"no bot any more":                 {about(Remove, 0, 2, ""), false},
		"the host has gone":               {command(Stand, 0), false},
		"another person has another name": {about(Rename, 0, -1, ""), true},
	} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t, 1, Settings{Variant: "four"})
			d.must(command(Sit, 0))
			d.must(command(Sit, 1))
			d.seat(2, "greedy")
			d.ready(1)
			if c.happens.Do == Rename {
				c.happens.Name = "Somebody"
			}
			d.must(c.happens)
			d.check()
			if got := d.standing().Has(1); got != c.stays {
				t.Errorf("seat 1 is ready: %v", got)
			}
		})
	}
}

// TestReadyFills: the match begins as soon as the last free chair is filled and all are ready, and the
// commitments made before hold.
func TestReadyFills(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "standard", Deals: 1})
	d.must(command(Sit, 0))
	d.must(command(Sit, 1))
	d.ready(0)
	d.ready(1)
	if d.s.Stage != Waiting {
		t.Fatal("a match has begun with a chair free")
	}
	d.seat(2, "greedy")
	if d.s.Stage != Mixing {
		t.Fatalf("the match has not begun: stage %d", d.s.Stage)
	}
	for i := range 2 {
		c := command(Entropy, i)
		c.Text = entropy(i).String()
		d.must(c)
	}
	for d.act() {
	}
	d.check()
	if d.s.Stage != Waiting || !d.s.Ended {
		t.Errorf("after a match of one deal the stage is %d", d.s.Stage)
	}
}

// TestUnready: a player who was ready for a match can change that, and then has no commitment; the next
// commitment is a new one.
func TestUnready(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "standard"})
	d.must(command(Sit, 0))
	d.must(command(Sit, 1))
	refused := func(i int, text string) {
		t.Helper()
		var no *Refusal
		if err := d.do(command(Unready, i)); !errors.As(err, &no) || no.Reason != NotNow || no.Why != text {
			t.Errorf("%v", err)
		}
	}
	refused(0, "not-ready")
	d.ready(0)
	d.ready(1)
	d.must(command(Unready, 0))
	d.check()
	if d.standing() != rules.Seat(1).Set() {
		t.Errorf("%v are ready", d.standing())
	}
	refused(0, "not-ready")
	d.seat(2, "greedy")
	if d.s.Stage != Waiting {
		t.Fatal("the match begins without one who is not ready")
	}
	c := command(Ready, 0)
	other := cards.SeedOf("something else")
	c.Text = cards.CommitEntropy(other).String()
	d.must(c)
	if d.s.Stage != Mixing {
		t.Fatalf("all are ready, and the stage is %d", d.s.Stage)
	}
	refused(0, "unready-in-match")
	c = command(Entropy, 0)
	c.Text = entropy(0).String()
	if d.do(c) == nil {
		t.Error("what was withdrawn can be disclosed")
	}
	forged := &Event{By: "p1", Seat: 1, What: Unreadied{}}
	entry := d.s.Next(d.now, forged)
	if again, err := foldAll("t", compiled, append(d.log, entry)); err == nil {
		t.Errorf("a log has seat 1 withdraw a commitment that the match is dealt from: %+v", again.Chairs)
	}
	c.Text = other.String()
	d.must(c)
	d.check()
}

// TestOldReady: in a log from when every new player ended all readiness, it still does.
func TestOldReady(t *testing.T) {
	for _, e := range []*Event{
		{By: "p0", Seat: 2, What: BotSeated{Name: "Ada", Level: "club"}},
		{By: "p2", Seat: 2, What: Sat{Name: "Player 2"}},
	} {
		d := newDesk(t, 1, Settings{Variant: "standard"})
		d.must(command(Sit, 0))
		d.must(command(Sit, 1))
		d.ready(0)
		d.ready(1)
		d.keep(e)
		if d.standing() != 0 || d.s.Due() <= d.now {
			t.Errorf("%s: %v are ready", e.What.Kind(), d.standing())
		}
	}
}

// TestForgedReady: no log has a player ready whose company has changed.
func TestForgedReady(t *testing.T) {
	for _, body := range []string{
		`{"do":"bot","by":"p0","seat":1,"name":"Ada","text":"club","keep":true}`,
		`{"do":"sit","by":"p2","seat":1,"name":"Player 2","keep":true}`,
		`{"do":"stand","by":"p1","seat":1,"keep":true}`,
	} {
		d := newDesk(t, 1, Settings{Variant: "standard"})
		d.must(command(Sit, 0))
		d.must(command(Sit, 1))
		d.ready(0)
		entry := journal.Entry{Seq: d.s.Seq + 1, At: d.now, Body: []byte(body)}
		entry.Hash = journal.Link(d.s.Head, &entry)
		if _, err := d.s.Append(&entry); err == nil {
			t.Errorf("%s is taken, and %v are ready", body, d.standing())
		}
	}
}

func TestWithdrawn(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "standard"})
	d.gather(2)
	c := command(Propose, 0)
	c.Text = Pause
	d.must(c)
	d.must(command(Answer, 0))
	d.check()
	if d.s.Asked != nil || d.s.Paused {
		t.Errorf("%+v is asked for", d.s.Asked)
	}
	yes := command(Answer, 1)
	yes.On = true
	if d.do(yes) == nil {
		t.Error("one can agree to what was withdrawn")
	}
	d.must(c)
	d.must(yes)
	if !d.s.Paused {
		t.Error("what all agree to is not done")
	}
}
