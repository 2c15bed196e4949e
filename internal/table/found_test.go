package table

import (
	"bytes"
	"encoding/json"
	"errors"
	"testing"

	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/record"
)

// Faults found by package simulation.

// TestHouse plays a match of a house variant: its header says which published variant it comes from, though
// the settings' object need not, or names another.
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

// TestBehind: a server whose clock is an hour behind the table's last entry goes on at once: what is due
// then is due now.
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

// TestLeaver: no player gets time back by leaving and coming back, and the stand-in's turn comes when its
// player leaves.
func TestLeaver(t *testing.T) {
	d := newDesk(t, 12, Settings{Variant: "standard", Deals: 1, Clock: Clock{Bank: 60_000, Add: 1000}})
	d.gather(2)
	lay := command(Act, 1) // in time, so that one player stays
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

// TestCrossed: an act sent while another player takes something back is late, not illegal.
func TestCrossed(t *testing.T) {
	d := newDesk(t, 13, Settings{Variant: "standard", Deals: 1, Undo: UndoFree})
	d.gather(3)
	for range 6 + 2 { // the third player is to play
		d.act()
	}
	seen, leader := d.s.Seq, d.s.acts[6].by
	var late Command
	for i := range d.s.Chairs {
		if d.s.Chairs[i].Since != 0 {
			late = command(Act, i)
		}
	}
	ask := command(Propose, int(leader))
	ask.Text = Undo
	d.must(ask)
	late.Act, late.Seen = "play AC", seen
	var r *Refusal
	if err := d.do(late); !errors.As(err, &r) || r.Reason != Stale {
		t.Errorf("the late player is told: %v", err)
	}
}

// TestRemoveText: the log takes no unnecessary text.
func TestRemoveText(t *testing.T) {
	d := newDesk(t, 14, Settings{Variant: "standard"})
	d.must(command(Sit, 0))
	d.must(command(Sit, 1))
	c := command(Remove, 0)
	c.Seat, c.Text = 1, "\x1b[2J"
	d.must(c)
	if body := d.log[len(d.log)-1].Body; bytes.Contains(body, []byte("2J")) {
		t.Errorf("the log holds %s", body)
	}
}

// TestEmptyLobby: a public table that all players have left is not in the lobby.
func TestEmptyLobby(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "standard", Public: true})
	d.must(command(Sit, 0))
	d.must(command(Stand, 0))
	d.now += 365 * day
	d.tick()
	if st := d.s.Summary().Status; st == journal.Gathering {
		t.Errorf("a year after everybody left: status %s, due %d", st, d.s.Due())
	}
}

// TestNextPaused: while a match is paused no deal comes by itself.
func TestNextPaused(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "standard", Deals: 3, Clock: Clock{Bank: 60_000}})
	d.gather(2)
	for d.act() {
	}
	ask := command(Propose, 0)
	ask.Text = Pause
	d.must(ask)
	yes := command(Answer, 1)
	yes.On = true
	d.must(yes)
	m := d.s.AppendPresent(nil, 0)
	if d.s.Stage != Between || bytes.Contains(m, []byte(`"next":1`)) { // now a moment; that of the View is a trump
		t.Errorf("paused, and: %s", m)
	}
}

// TestFull: a table's log is bounded, whatever people do.
func TestFull(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "duel", Undo: UndoFree})
	seats := func() error {
		if err := d.do(command(Sit, 2)); err != nil {
			return err
		}
		return d.do(command(Stand, 2))
	}
	d.must(command(Sit, 0))
	for d.s.Seq < mostEntries {
		must.Do(t, seats(), d.s.Seq)
	}
	if err := seats(); err == nil {
		t.Error("a full table takes people in")
	}
	d.s.Seq = mostEntries - 10 // as if, to begin a match before it is full
	d.log = nil
	d.gather(1)
	leave, back := command(Stand, 0), command(Back, 0)
	for n := 0; d.s.Running(); n++ {
		d.must(leave)
		if d.s.Running() {
			d.must(back)
		}
		if n > 2*mostEntries {
			t.Fatal("a match goes on for ever")
		}
	}
}

// TestEager: at an eager table all stay ready when a stranger looks in.
func TestEager(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "standard", Eager: true, Public: true, Clock: Clock{Bank: 600_000, Add: 10_000}})
	d.must(command(Sit, 0))
	d.ready(0)
	d.must(command(Sit, 1))
	d.ready(1)
	d.must(command(Sit, 2))
	d.must(command(Stand, 2))
	if !d.s.Chairs[0].Ready || !d.s.Chairs[1].Ready {
		t.Error("nobody is ready any more, since a stranger looked in")
	}
}

// TestForged: logs that no server has written are refused, without a panic.
func TestForged(t *testing.T) {
	forge := func(name string, f func(d *desk) []string) {
		t.Run(name, func(t *testing.T) {
			defer func() {
				if r := recover(); r != nil {
					t.Errorf("panic: %v", r)
				}
			}()
			d := newDesk(t, 1, Settings{Variant: "standard", Deals: 2})
			for _, body := range f(d) {
				entry := journal.Entry{Seq: d.s.Seq + 1, At: d.now, Body: []byte(body)}
				entry.Hash = journal.Link(d.s.Head, &entry)
				d.log = append(d.log, entry)
				e, err := d.s.Append(&entry)
				if err != nil {
					return
				}
				d.s.Summary()
				d.s.AppendPresent(nil, 0)
				d.s.AppendMessage(nil, 0, e)
			}
			d.s.Due()
			for range 20 {
				e, _ := d.s.Tick(d.s.At+20_000, nil)
				if e == nil {
					return
				}
				d.keep(e)
			}
		})
	}
	forge("entropy", func(d *desk) []string {
		d.must(command(Sit, 0))
		for i := 1; i < 3; i++ {
			c := command(SeatBot, 0)
			c.Seat, c.Text = i, "greedy"
			d.must(c)
		}
		d.ready(0)
		return []string{`{"do":"entropy","by":"p0","seat":0,"text":"zz"}`, `{"do":"hint","seat":0}`}
	})
	forge("claimseat", func(d *desk) []string {
		d.gather(1)
		return []string{`{"do":"claim","seat":0,"acts":["5 play AC"]}`}
	})
	forge("claimseat4", func(d *desk) []string {
		d.gather(1)
		return []string{`{"do":"claim","seat":0,"acts":["4 play AC"]}`}
	})
	forge("actseat", func(d *desk) []string {
		d.gather(1)
		return []string{`{"do":"act","seat":0,"acts":["5 play AC"]}`}
	})
	forge("remove in play", func(d *desk) []string {
		d.gather(1)
		return []string{`{"do":"remove","seat":0}`, `{"do":"sit","by":"x","seat":1}`, `{"do":"stand","seat":1}`, `{"do":"back","seat":1}`}
	})
	forge("answer undo", func(d *desk) []string {
		d.gather(2)
		d.act()
		return []string{`{"do":"ask","seat":0,"text":"undo"}`, `{"do":"answer","seat":1,"on":true,"done":true}`, `{"do":"ask","seat":0,"text":"nonsense","done":true}`}
	})
	forge("settings", func(d *desk) []string {
		d.s, d.log = New("t", compiled), nil
		return []string{`{"do":"open","seat":-1,"settings":{"variant":"standard","deals":-3,"clock":{"bank":-5}}}`, `{"do":"chat","seat":-1,"text":"still there"}`}
	})
	forge("ids", func(d *desk) []string {
		d.gather(1)
		return []string{`{"do":"act","by":"p0","id":"x","seat":0,"acts":[]}`, `{"do":"act","by":"p0","id":"x","seat":0}`}
	})
	begin := func(header string) string {
		return string((&Event{Seat: NoSeat, What: Begun{Header: header}}).Encode())
	}
	forge("begin", func(d *desk) []string {
		return []string{begin(`{"ninetynine":1,"variant":"duel","seats":["a","b"],"first":0}`)}
	})
	forge("begin other", func(d *desk) []string {
		return []string{begin(`{"ninetynine":1,"variant":"five","seats":["a","b","c","d","e"],"first":0}`), `{"do":"hint","seat":0}`}
	})
}

// TestForgedKeep: a log may take back one act out of several only if it is the player's last decision, is
// still secret, and there is no other proposal.
func TestForgedKeep(t *testing.T) {
	const undo = `{"do":"ask","seat":0,"text":"undo","done":true,"keep":true}`
	for name, c := range map[string]struct {
		acts   int
		bodies []string // the last is refused
	}{
		"another's card":       {2, []string{`{"do":"ask","seat":0,"text":"undo","to":1,"done":true,"keep":true}`}},
		"a bot's card":         {4, []string{`{"do":"ask","seat":3,"text":"undo","to":3,"done":true,"keep":true}`}},
		"nobody's card":        {2, []string{`{"do":"ask","seat":-1,"text":"undo","done":true,"keep":true}`}},
		"a whole deal":         {2, []string{`{"do":"ask","seat":0,"text":"replay","done":true,"keep":true}`}},
		"what is asked for":    {2, []string{`{"do":"ask","seat":0,"text":"undo","keep":true}`}},
		"a pause":              {2, []string{`{"do":"ask","seat":0,"text":"pause","done":true,"keep":true}`}},
		"twice":                {2, []string{undo, undo}},
		"what all have laid":   {4, []string{undo}},
		"what was played":      {8, []string{`{"do":"ask","seat":0,"text":"undo","to":4,"done":true,"keep":true}`}},
		"beside what is asked": {3, []string{`{"do":"ask","seat":2,"text":"undo","to":2}`, undo}},
	} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t, 1, Settings{Variant: "four", Deals: 2})
			d.gather(3)
			for range c.acts {
				d.act()
			}
			for i, body := range c.bodies {
				entry := journal.Entry{Seq: d.s.Seq + 1, At: d.now, Body: []byte(body)}
				entry.Hash = journal.Link(d.s.Head, &entry)
				if _, err := d.s.Append(&entry); (err != nil) != (i == len(c.bodies)-1) {
					t.Fatalf("%s: %v", body, err)
				}
			}
		})
	}
}

// TestConsent: a yes to one proposal is no yes to another.
func TestConsent(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "standard", Deals: 3})
	d.gather(2)
	d.act()
	ask := command(Propose, 0)
	ask.Text = Pause
	d.must(ask)
	yes := command(Answer, 1)
	yes.On, yes.Seen = true, d.s.Seq // player 1 sees: a pause is asked for
	no := command(Answer, 0)         // the proposer withdraws it ...
	d.must(no)
	ask.Text = Abandon // ... and proposes something else
	d.must(ask)
	var r *Refusal
	if err := d.do(yes); !errors.As(err, &r) || r.Reason != Stale || d.s.Cut {
		t.Errorf("player 1 agreed to a pause, not to give the match up: %v", err)
	}
}

// TestHintAway: a player with a stand-in gets no hint.
func TestHintAway(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "standard", Deals: 3, Hints: Yes})
	d.gather(2)
	d.must(command(Stand, 0))
	if err := d.s.MayHint("p0"); err == nil {
		t.Error("a hint for who is away")
	}
}

// TestGhost: a stand-in plays at once for a player who was ready, and has left.
func TestGhost(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "duel", Public: true, Eager: true, Clock: Clock{Bank: 600_000, Add: 10_000}})
	d.must(command(Sit, 0))
	d.ready(0) // and closes the laptop
	d.now += 800_000
	d.tick()
	d.must(command(Sit, 1))
	d.ready(1)
	c := command(Entropy, 1)
	c.Text = entropy(1).String()
	d.must(c)
	d.now += 10_000
	d.tick()
	if d.s.Stage != Playing || !d.s.Chairs[0].Away || d.s.Chairs[1].Away {
		t.Errorf("who never disclosed is waited for: %+v", d.s.Chairs)
	}
	d.must(command(Back, 0))
}

// TestPauseEnds: a pause ends when all players present want to go on, also after some have left; after an
// hour one of them is enough.
func TestPauseEnds(t *testing.T) {
	pause := func(t *testing.T) *desk {
		d := newDesk(t, 1, Settings{Variant: "duel", Deals: 2})
		d.gather(2)
		ask := command(Propose, 0)
		ask.Text = Pause
		d.must(ask)
		yes := command(Answer, 1)
		yes.On = true
		d.must(yes)
		d.must(command(Resume, 0))
		return d
	}
	t.Run("the other leaves", func(t *testing.T) {
		d := pause(t)
		d.must(command(Stand, 1))
		d.now += 50 * day
		d.tick()
		if d.s.Paused && d.s.unwilling() == 0 {
			t.Errorf("everybody who is there has said resume 50 days ago, and the match is paused; due in %d days", (d.s.Due()-d.now)/day)
		}
	})
	t.Run("the other is silent", func(t *testing.T) {
		d := pause(t)
		d.now += 50 * day
		d.tick()
		if d.s.Paused {
			t.Errorf("after 50 days one who wants to go on is not enough; due in %d days", (d.s.Due()-d.now)/day)
		}
	})
}

// TestNobodyComes: a public table that no player joins is closed after a while, whatever those who sit
// there send meanwhile; other tables wait on.
func TestNobodyComes(t *testing.T) {
	for name, c := range map[string]struct {
		set  Settings
		sits bool
		ends int64 // after how many minutes; 0: not within ten hours
	}{
		"an empty one":           {Settings{Public: true}, false, 60}, // four times a quarter of an hour
		"with a bank":            {Settings{Public: true, Clock: Clock{Bank: 600_000}}, true, 60},
		"without a clock":        {Settings{Public: true}, true, 240},
		"by correspondence":      {Settings{Public: true, Clock: Clock{Move: day}}, true, 0},
		"for who knows of it":    {Settings{}, true, 0},
		"likewise, and nobody's": {Settings{}, false, 0},
	} {
		t.Run(name, func(t *testing.T) {
			c.set.Variant = "duel"
			d := newDesk(t, 1, c.set)
			if c.sits {
				d.must(command(Sit, 1))
			}
			began := d.now
			for range 60 { // every ten minutes a player sends a message
				if d.now += 600_000; !d.s.Left {
					d.tick()
				}
				if d.s.Left {
					break
				}
				say := command(Chat, 1)
				say.Text = "Is anybody there?"
				d.must(say)
			}
			if got := (d.s.At - began) / 60_000; d.s.Left != (c.ends != 0) || d.s.Left && got != c.ends {
				t.Errorf("closed: %v, after %d minutes", d.s.Left, got)
			}
			d.check()
		})
	}
}
