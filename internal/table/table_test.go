package table

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

type shelf map[string]*rules.Game

func foldAll(id string, games Games, entries []journal.Entry) (*State, error) {
	s := New(id, games)
	for i := range entries {
		if err := s.Fold(&entries[i]); err != nil {
			return nil, err
		}
	}
	return s, nil
}

func (s shelf) Game(v *rules.Variant) (*rules.Game, error) {
	if g := s[v.ID]; g != nil {
		return g, nil
	}
	g, err := rules.New(*v)
	s[v.ID] = g
	return g, err
}

type judge struct{}

func (judge) Settled(g *rules.Game, v *rules.View) bool       { return int(v.Tricks) == g.Tricks()-1 }
func (judge) HasLevel(name string) bool                       { return name == "club" || name == "greedy" }
func (judge) HasTemperament(_ *rules.Game, level string) bool { return level == "club" }

// A desk runs a table as a server would, and checks after each event that the fold of the log is the state.
type desk struct {
	t   testing.TB
	s   *State
	log []journal.Entry
	now int64
	r   *rand.Rand
}

var compiled = shelf{}

func newDesk(t testing.TB, seed uint64, set Settings) *desk {
	d := &desk{t: t, s: New("t", compiled), now: 1_800_000_000_000, r: rand.New(rand.NewPCG(seed, 1))}
	d.keep(&Event{By: "p0", Seat: NoSeat, What: Opened{Settings: set}})
	return d
}

func (d *desk) keep(e *Event) {
	d.t.Helper()
	entry := d.s.Next(d.now, e)
	must.Do(d.t, d.s.Apply(&entry, e), entry.Body)
	d.log = append(d.log, entry)
}

// do gives the table a command, and applies all events that follow by themselves.
func (d *desk) do(c Command) error {
	d.t.Helper()
	e, err := d.s.Step(d.now, &c, judge{})
	if err != nil {
		return err
	}
	d.keep(e)
	d.tick()
	return nil
}

func (d *desk) must(c Command) {
	d.t.Helper()
	must.Do(d.t, d.do(c), c)
}

func (d *desk) tick() {
	d.t.Helper()
	for {
		e := must.Get(d.s.Tick(d.now, func() (s cards.Seed) {
			for i := range s {
				s[i] = byte(d.r.Uint32())
			}
			return s
		}))(d.t)
		if due := d.s.Due(); (e != nil) != (due != 0 && due <= max(d.now, d.s.At)) {
			d.t.Fatalf("due at %d, now %d, and then %+v", due, d.now, e)
		}
		if e == nil {
			return
		}
		d.keep(e)
	}
}

func command(do Kind, i int) Command {
	return Command{Do: do, Player: fmt.Sprint("p", i), Name: fmt.Sprint("Player ", i), Seat: -1, Hand: -1}
}

// gather seats so many people, bots on the other chairs, and begins a match.
func (d *desk) gather(people int) {
	d.t.Helper()
	for i := range d.s.Chairs {
		if i < people && d.s.Chairs[i].Player != "" {
			continue
		}
		if i < people {
			d.must(command(Sit, i))
			continue
		}
		c := command(SeatBot, 0)
		c.Seat, c.Text = i, "greedy"
		d.must(c)
	}
	for i := range people {
		d.ready(i)
	}
	for i := range people {
		c := command(Entropy, i)
		c.Text = entropy(i).String()
		d.must(c)
	}
}

func entropy(i int) cards.Seed { return cards.SeedOf(fmt.Sprint("entropy of ", i)) }

func (d *desk) ready(i int) {
	d.t.Helper()
	c := command(Ready, i)
	if d.s.Stage == Waiting {
		c.Text = cards.CommitEntropy(entropy(i)).String()
	}
	d.must(c)
}

// act makes a player who is to decide act at random; false if there is none.
func (d *desk) act() bool {
	d.t.Helper()
	var v match.View
	for i := range d.s.Chairs {
		d.s.View(rules.Seat(i), &v)
		if v.Options.Pick == 0 {
			continue
		}
		a := v.Options.Nth(d.r.IntN(v.Options.Len()))
		c := command(Act, i)
		if d.s.Chairs[i].botDecides() {
			c = Command{Do: Act, Hand: -1}
		}
		c.Seat, c.Act, c.Hand = i, string(a.Append(nil)), int(a.Seat())
		c.Seen = d.s.Seq
		d.must(c)
		return true
	}
	return false
}

func (d *desk) check() {
	d.t.Helper()
	again := must.Get(foldAll("t", compiled, d.log))(d.t)
	for _, seat := range []rules.Seat{0, 1, rules.Nobody} {
		e := &Event{Seat: NoSeat, What: Hinted{}}
		if a, b := again.AppendMessage(nil, seat, e), d.s.AppendMessage(nil, seat, e); !bytes.Equal(a, b) {
			d.t.Fatalf("folded %s\nbut is %s", a, b)
		}
	}
	if !reflect.DeepEqual(again.Scores(), d.s.Scores()) {
		d.t.Fatalf("folded %+v\nbut is %+v", again.Scores(), d.s.Scores())
	}
	a, b := again.Project(), d.s.Project()
	if !reflect.DeepEqual(a, b) {
		d.t.Fatalf("folded %+v\nbut is %+v", a, b)
	}
}

func (d *desk) records() *Recorder {
	d.t.Helper()
	r := NewRecorder("t", compiled)
	for i := range d.log {
		must.Do(d.t, r.Fold(&d.log[i]))
	}
	return r
}

// TestMatch plays matches of every variant with one, two and all chairs for people: the log folds to the
// state after each event, and the record is sound and proves the deal.
func TestMatch(t *testing.T) {
	for _, v := range rules.Catalogue() {
		t.Run(v.ID, func(t *testing.T) {
			for people := 1; people <= 2; people++ {
				d := newDesk(t, uint64(people), Settings{Variant: v.ID, Deals: 3, Clock: Clock{Bank: 600_000, Add: 1000}})
				d.gather(people)
				for d.s.Running() {
					d.now += d.r.Int64N(500)
					if !d.act() {
						d.readyAll()
					}
					if d.r.IntN(10) == 0 {
						d.check()
					}
				}
				d.check()
				text, ok := d.records().Match(1)
				if !ok {
					t.Fatal("there is no record")
				}
				rep, err := record.Verify(bytes.NewReader(text))
				if err != nil {
					t.Fatalf("%v\n%s", err, text)
				}
				if !rep.Proved() || rep.ByCommit < 2 {
					t.Fatalf("%+v", rep)
				}
				if res := d.s.Project().Result; res == nil || res.Deals != rep.ByCommit || res.Chairs[0].Player != "p0" {
					t.Fatalf("the result is %+v", res)
				}
			}
		})
	}
}

// TestChain: a log with any change is refused.
func TestChain(t *testing.T) {
	d := newDesk(t, 5, Settings{Variant: "standard", Deals: 1})
	d.gather(1)
	for d.act() {
	}
	for i := range d.log {
		bad := append([]journal.Entry(nil), d.log...)
		bad[i].Body = bytes.Replace(bad[i].Body, []byte(`"do"`), []byte(`"do" `), 1)
		if _, err := foldAll("t", compiled, bad); err == nil || !strings.Contains(err.Error(), "changed") {
			t.Fatalf("entry %d was changed: %v", i, err)
		}
		bad = append(append([]journal.Entry(nil), d.log[:i]...), d.log[i+1:]...)
		if _, err := foldAll("t", compiled, bad); err == nil && i < len(d.log)-1 {
			t.Fatalf("entry %d was left out", i)
		}
	}
}

// TestUndo takes back a decision by consent, and is refused without.
func TestUndo(t *testing.T) {
	d := newDesk(t, 6, Settings{Variant: "standard", Deals: 1})
	d.gather(2)
	for range 3 + 3 + 1 { // all lay and pass, and a card is led
		d.act()
	}
	ask := command(Propose, 0)
	ask.Text = Undo
	d.must(ask)
	if d.s.Asked == nil {
		t.Fatal("the other was not asked")
	}
	no := command(Answer, 1)
	d.must(no)
	if d.s.Asked != nil || len(d.s.acts) != 7 {
		t.Fatal("no was taken for yes")
	}
	d.must(ask)
	yes := command(Answer, 1)
	yes.On = true
	d.must(yes)
	if len(d.s.acts) >= 6 {
		t.Fatalf("%d acts remain", len(d.s.acts))
	}
	var v match.View
	if d.s.View(0, &v); v.Options.Pick == 0 {
		t.Fatal("the decision is not due again")
	}
	if d.s.Chairs[0].Undone != 1 {
		t.Error("nobody has taken note")
	}
	d.check()
	for d.act() {
	}
	text, _ := d.records().Match(1)
	must.Get(record.Check(bytes.NewReader(text)))(t)
}

// TestReconsider takes back a secret lay or offer while other players still lay or offer: without consent,
// and without revealing anything to a player who still has a choice.
func TestReconsider(t *testing.T) {
	d := newDesk(t, 6, Settings{Variant: "standard", Deals: 1})
	d.gather(3)
	undo := command(Propose, 0)
	undo.Text = Undo
	for _, phase := range []rules.Phase{rules.Laying, rules.Offering} {
		d.act() // seat 0
		d.act() // seat 1
		acts, other := slices.Clone(d.s.acts), d.s.Chairs[2]
		d.must(undo)
		if d.s.Asked != nil || len(d.s.acts) != len(acts)-1 || d.s.acts[len(acts)-2] != acts[len(acts)-1] {
			t.Fatalf("of %v remains %v", acts, d.s.acts)
		}
		if got := d.s.Chairs[2]; !reflect.DeepEqual(got, other) {
			t.Errorf("the seat that has yet to decide was %+v and is %+v", other, got)
		}
		var v match.View
		if d.s.View(0, &v); v.Options.Kind != phase {
			t.Fatalf("seat 0 is asked for %v, not %v", v.Options.Kind, phase)
		}
		d.check()
		d.act() // seat 0 again
		d.act() // now all have, and it is no longer secret
		if phase == rules.Laying {
			continue
		}
		d.must(undo)
		if d.s.Asked == nil {
			t.Error("an offer that all know is taken back without the others' consent")
		}
	}
	if n := d.s.Chairs[0].Undone; n != 0 {
		t.Errorf("%d times something was taken back that anybody had learnt of", n)
	}
	d.check()
}

// TestReconsiderClock: a player who takes back a secret lay has as much time for it as was left when it was
// laid, however often, and whatever a clock adds for each act.
func TestReconsiderClock(t *testing.T) {
	for name, c := range map[string]struct {
		clock Clock
		left  int64
	}{
		"a bank":               {Clock{Bank: 60_000, Add: 10_000}, 60_000},
		"a time for each move": {Clock{Move: 60_000}, 60_000},
	} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t, 6, Settings{Variant: "standard", Deals: 1, Clock: c.clock})
			d.gather(3)
			undo := command(Propose, 0)
			undo.Text = Undo
			left := func() int64 {
				at, ok := d.s.Deadline(0)
				if !ok {
					t.Fatal("no clock runs")
				}
				return at - d.now
			}
			for round := range int64(5) {
				d.now += 7_000
				d.act()
				d.now += 2_000 // costs no time
				d.must(undo)
				if want := c.left - 7_000*(round+1); left() != want {
					t.Fatalf("after round %d %d ms are left, and should be %d", round+1, left(), want)
				}
				if d.s.Chairs[0].From != d.s.Seq {
					t.Errorf("what is asked is asked since %d, not %d", d.s.Chairs[0].From, d.s.Seq)
				}
				d.check()
			}
			d.act()
			d.pause()
			d.must(undo) // while no clock runs
			if _, runs := d.s.Deadline(0); runs || d.s.Chairs[0].Since != 0 {
				t.Error("in a pause a clock runs")
			}
			d.now += 100_000
			for i := range 3 {
				d.must(command(Resume, i))
			}
			if c.clock.Bank != 0 && left() != 25_000 {
				t.Errorf("after a pause %d ms are left", left())
			}
			d.check()
		})
	}
}

// TestScores lists each finished deal once, also when its end was taken back and it ended otherwise.
func TestScores(t *testing.T) {
	d := newDesk(t, 9, Settings{Variant: "standard", Deals: 3})
	d.gather(1)
	for d.s.Stage != Between && d.act() {
	}
	if all := d.s.Scores(); len(all) != 1 || all[0].Deal != 0 || all[0].Points != match.Points(d.s.now.Result.Points) {
		t.Fatalf("after the first deal there are %+v", all)
	}
	if n := d.s.Summary().Deal; n != 1 {
		t.Errorf("the table shows deal 1, and lists say deal %d", n)
	}
	ask := command(Propose, 0)
	ask.Text = Undo
	d.must(ask)
	if all := d.s.Scores(); len(all) != 0 {
		t.Fatalf("its end was taken back, and there are %+v", all)
	}
	for d.s.Running() {
		if !d.act() {
			d.ready(0)
		}
	}
	all := d.s.Scores()
	if len(all) != 3 {
		t.Fatalf("after three deals there are %+v", all)
	}
	for i, s := range all {
		if int(s.Deal) != i {
			t.Errorf("score %d is of deal %d", i, s.Deal)
		}
	}
	d.check()
}

// TestClock: when a player's time runs out, a stand-in plays until the player is back.
func TestClock(t *testing.T) {
	d := newDesk(t, 7, Settings{Variant: "standard", Deals: 2, Clock: Clock{Bank: 20_000, Add: 1000}})
	d.gather(3)
	d.now += 19_999
	d.tick()
	if d.s.Chairs[0].Away {
		t.Fatal("a second early")
	}
	d.now++
	d.tick()
	for i := range d.s.Chairs {
		if !d.s.Chairs[i].Away {
			t.Errorf("seat %d still thinks", i)
		}
	}
	if d.s.BotTurns() != 0 {
		t.Error("bots play on where nobody is left")
	}
	d.must(command(Back, 1))
	if d.s.BotTurns() != 0b101 {
		t.Errorf("stand-ins decide for %v", d.s.BotTurns())
	}
	c := command(Act, 0)
	var refusal *Refusal
	if err := d.do(c); err == nil {
		t.Error("who is away has acted")
	} else if !asRefusal(err, &refusal) || refusal.Reason != NotNow {
		t.Errorf("%v", err)
	}
	for d.s.Running() {
		if !d.act() {
			d.ready(1)
		}
	}
	if r := d.s.Project().Result; r.Chairs[0].Away != 1 || r.Chairs[0].Player != "p0" {
		t.Errorf("%+v", r.Chairs[0])
	}
	if d.s.Chairs[0].Player != "" || d.s.Chairs[1].Player == "" {
		t.Error("the chairs of those who are gone are not free, or others are")
	}
	d.check()
}

func asRefusal(err error, r **Refusal) bool {
	x, ok := err.(*Refusal)
	*r = x
	return ok
}

// TestClaim ends a deal whose score cannot change.
func TestClaim(t *testing.T) {
	d := newDesk(t, 8, Settings{Variant: "standard", Deals: 1})
	d.gather(1)
	claim := command(Claim, 0)
	if err := d.do(claim); err == nil {
		t.Fatal("a claim in the middle of laying")
	}
	for d.s.now.Stage == match.Playing && len(d.s.acts) < 6+24 {
		d.act()
	}
	d.must(claim)
	if d.s.Running() {
		t.Fatal("the deal goes on")
	}
	text, _ := d.records().Match(1)
	must.Get(record.Check(bytes.NewReader(text)))(t)
	if !strings.Contains(string(text), `"auto":"claim"`) {
		t.Error("the record does not say that it was claimed")
	}
	d.check()
}

// TestClaimAway: a claim while another player is away whose time is up plays for that player too, who gets
// a little time again.
func TestClaimAway(t *testing.T) {
	d := newDesk(t, 8, Settings{Variant: "standard", Deals: 2, Clock: Clock{Bank: 20_000, Add: 1000}})
	d.gather(3)
	for d.s.now.Stage == match.Playing && len(d.s.acts) < 6+24 {
		d.act()
	}
	away := d.s.m.Game.Turn(&d.s.now.Deal).First()
	d.now += 20_000 + 1000*30
	d.tick()
	if c := d.s.Chairs[away]; !c.Away || c.Bank != 0 {
		t.Fatalf("%+v", c)
	}
	d.must(command(Claim, int(1-min(away, 1))))
	d.must(command(Back, int(away)))
	if left := d.s.Chairs[away].Bank; left != minBank {
		t.Errorf("%d ms are left", left)
	}
	d.check()
}

// TestAbandon ends matches before their time, in the middle of a deal and after one.
func TestAbandon(t *testing.T) {
	for _, acts := range []int{5, 33} {
		d := newDesk(t, 9, Settings{Variant: "standard"})
		d.gather(1)
		for range acts {
			d.act()
		}
		ask := command(Propose, 0)
		ask.Text = Abandon
		d.must(ask)
		text, ok := d.records().Match(1)
		if !ok {
			t.Fatal("there is no record")
		}
		if _, err := record.Check(bytes.NewReader(text)); err != nil {
			t.Fatalf("after %d acts: %v\n%s", acts, err, text)
		}
		if r := d.s.Project().Result; r == nil || !r.Cut {
			t.Fatalf("%+v", r)
		}
		d.check()
		d.ready(0) // and another one
		if d.s.Match != 2 {
			t.Error("no match follows")
		}
	}
}

// TestSecret: no message has more than its viewer may know: neither the match's secret nor other players'
// sealed acts.
func TestSecret(t *testing.T) {
	d := newDesk(t, 10, Settings{Variant: "standard", Deals: 1})
	secret := ""
	keep := func(viewer rules.Seat) string {
		e := must.Get(Decode(d.log[len(d.log)-1].Body))(t)
		if p, ok := e.What.(Begun); ok {
			secret = p.Secret.String()
		}
		m := d.s.AppendMessage(nil, viewer, &e)
		if !json.Valid(m) {
			t.Fatalf("%s", m)
		}
		if p := d.s.AppendPresent(nil, viewer); !json.Valid(p) {
			t.Fatalf("%s", p)
		}
		return string(m)
	}
	d.gather(2)
	keep(0)
	for d.act() {
		e, _ := Decode(d.log[len(d.log)-1].Body)
		for _, viewer := range []rules.Seat{0, 1, 2, rules.Nobody} {
			m := keep(viewer)
			if secret != "" && strings.Contains(m, secret) {
				t.Fatalf("the secret is told: %s", m)
			}
			if p := e.What.(Acted); p.Act.Kind() == rules.Laying && int8(viewer) != e.Seat && strings.Contains(m, words(p.Act)[0]) {
				t.Fatalf("seat %d is told what was laid: %s", viewer, m)
			}
		}
	}
}

// readyAll makes all players present ready for the next deal.
func (d *desk) readyAll() {
	d.t.Helper()
	for i := range d.s.present().All() {
		if d.s.Stage == Between {
			d.ready(int(i))
		}
	}
}

// FuzzFold: a log that makes no sense is an error, whatever its events: it may come from elsewhere.
func FuzzFold(f *testing.F) {
	d := newDesk(f, 11, Settings{Variant: "standard", Deals: 1})
	d.gather(2)
	for range 12 {
		d.act()
	}
	for _, body := range []string{
		`{"do":"answer","seat":0,"on":true,"done":true}`, `{"do":"claim","seat":1}`, `{"do":"act","seat":9,"acts":["0 play AC"]}`,
		`{"do":"ask","seat":0,"text":"undo","to":99,"done":true}`, `{"do":"mute","seat":-1}`, `{"do":"open","seat":0}`,
		`{"do":"deal","seat":-1,"lines":"{}"}`, `{"do":"begin","seat":-1}`, `{"do":"close","seat":-1}`, `{"do":"act","seat":0}`,
	} {
		for _, after := range []int{0, 1, 5, len(d.log)} {
			f.Add(after, []byte(body), []byte(body))
		}
	}
	log := d.log
	f.Fuzz(func(_ *testing.T, after int, one, two []byte) {
		entries := append([]journal.Entry(nil), log[:min(max(after, 0), len(log))]...)
		for _, body := range [][]byte{one, two} {
			e := journal.Entry{Seq: uint64(len(entries)) + 1, At: d.now, Body: body}
			if len(entries) > 0 {
				e.Hash = entries[len(entries)-1].Hash
			}
			e.Hash = journal.Link(e.Hash, &e)
			entries = append(entries, e)
		}
		if s, err := foldAll("t", compiled, entries); err == nil {
			s.AppendMessage(nil, 0, &Event{What: Hinted{}})
			s.AppendPresent(nil, rules.Nobody)
			s.Project()
			s.Due()
		}
	})
}

// pause stops play at a table of three: the first seat asks, the other two agree.
func (d *desk) pause() {
	d.t.Helper()
	ask := command(Propose, 0)
	ask.Text = Pause
	d.must(ask)
	for i := 1; i < 3; i++ {
		yes := command(Answer, i)
		yes.On = true
		d.must(yes)
	}
	if !d.s.Paused {
		d.t.Fatal("all have agreed, and there is no pause")
	}
}

// TestPause stops the clocks, and goes on once all players present want to, or an hour later.
func TestPause(t *testing.T) {
	d := newDesk(t, 14, Settings{Variant: "standard", Deals: 1, Clock: Clock{Bank: 60_000}})
	d.gather(3)
	options := func() bool { return bytes.Contains(d.s.AppendPresent(nil, 0), []byte(`"options"`)) }
	d.pause()
	d.now += 10 * 60_000
	d.tick()
	if d.s.Chairs[0].Away || options() {
		t.Error("the clock runs in a pause, or something may be done")
	}
	for i := range 3 {
		if !d.s.Paused {
			t.Fatalf("%d want to go on, and the pause is over", i)
		}
		d.must(command(Resume, i))
		if err := d.do(command(Resume, i)); err == nil {
			t.Error("said twice")
		}
	}
	if d.s.Paused || !options() || d.s.Chairs[0].Ready {
		t.Error("the match does not go on")
	}
	d.check()
	d.pause()
	d.now += rest
	d.must(command(Resume, 2))
	if d.s.Paused {
		t.Error("after an hour one may not go on alone")
	}
	d.check()
}

// TestDeserted: players who have waited in vain are sent home, and the table is back when one returns.
func TestDeserted(t *testing.T) {
	d := newDesk(t, 15, Settings{Variant: "standard", Public: true, Clock: Clock{Bank: 60_000}})
	d.must(command(Sit, 0))
	d.ready(0)
	d.now += quick
	d.tick()
	if s := d.s.Summary(); s.Status != journal.Deserted || d.s.SeatOf("p0") != rules.Nobody || s.Due != 0 {
		t.Errorf("%+v", s)
	}
	d.check()
	d.must(command(Sit, 1))
	if s := d.s.Summary(); s.Status != journal.Gathering {
		t.Errorf("somebody sits there, and it is %s", s.Status)
	}
	d.ready(1)
	d.must(command(Sit, 2))
	if d.standing() != rules.Seat(0).Set() {
		t.Errorf("%v are ready", d.standing())
	}
}

// TestAssistedInRecord: a record lists the deals in which a player had a hint or an undo, once the match is
// over, and is sound.
func TestAssistedInRecord(t *testing.T) {
	d := newDesk(t, 9, Settings{Variant: "standard", Deals: 3})
	d.gather(1)
	for d.s.Stage != Between && d.act() {
	}
	ask := command(Propose, 0)
	ask.Text = Undo
	d.must(ask) // the end of the first deal is taken back
	for d.s.Running() {
		if d.s.now.Number == 2 && d.s.MayHint("p0") == nil {
			d.must(command(Hint, 0))
		}
		if text, ok := d.records().Match(1); ok && bytes.Contains(text, []byte(`"assisted"`)) {
			t.Fatal("it says so during the match")
		}
		if !d.act() {
			d.ready(0)
		}
	}
	text, _ := d.records().Match(1)
	header, _, _ := bytes.Cut(text, []byte("\n"))
	if !bytes.HasSuffix(header, []byte(`,"assisted":[[0,2],[],[]]}`)) {
		t.Errorf("%s", header)
	}
	must.Get(record.Check(bytes.NewReader(text)))(t)
	plain := newDesk(t, 9, Settings{Variant: "duel", Deals: 1})
	plain.gather(1)
	for plain.act() {
	}
	if text, _ := plain.records().Match(1); bytes.Contains(text, []byte("assisted")) || bytes.Contains(text, []byte("guided")) {
		t.Errorf("%s", text)
	}
}

// TestGuidedInRecord: a record says during the match that it is guided, and is sound.
func TestGuidedInRecord(t *testing.T) {
	d := newDesk(t, 9, Settings{Variant: "duel", Games: 1, Guide: true})
	d.gather(1)
	d.act()
	text, _ := d.records().Match(1)
	if header, _, _ := bytes.Cut(text, []byte("\n")); !bytes.Contains(header, []byte(`,"guided":true`)) {
		t.Errorf("%s", header)
	}
	must.Get(record.Check(bytes.NewReader(text)))(t)
}
