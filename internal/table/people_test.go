package table

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/search"
	"ninetynine/record"
	"ninetynine/rules"
)

func nowhere(string) (bool, error) { return false, nil }

// namesIn finds the name of player i: in these tests it is followed by a mark.
func namesIn(text []byte, i int) bool {
	for _, after := range []string{`"`, `\"`, ` 2"`} {
		if bytes.Contains(text, fmt.Appendf(nil, "Player %d%s", i, after)) {
			return true
		}
	}
	return false
}

// withholding returns a log without a player's name.
func withholding(t *testing.T, id string, log []journal.Entry, player string) []journal.Entry {
	t.Helper()
	log = slices.Clone(log)
	for _, e := range must.Get(Withhold(id, compiled, log, player, nowhere))(t) {
		log[e.Seq-1] = e
	}
	return log
}

// TestWithheld: logs that commit e6afc76 has written lose each player's name and messages, and nothing else: the
// chain holds with the same hashes, the cards, acts and scores are the same, and the records are fair.
func TestWithheld(t *testing.T) {
	for _, l := range keptLogs(t) {
		was := NewRecorder(l.id, compiled)
		for i := range l.entries {
			must.Do(t, was.Fold(&l.entries[i]))
		}
		for player := range 6 {
			log := withholding(t, l.id, l.entries, fmt.Sprint("p", player))
			if again := must.Get(Withhold(l.id, compiled, log, fmt.Sprint("p", player), nowhere))(t); len(again) > 0 {
				t.Errorf("%s: %d entries have to be withheld twice", l.id, len(again))
			}
			s := NewRecorder(l.id, compiled)
			for i := range log {
				must.Do(t, s.Fold(&log[i]), i)
				for viewer := range s.Chairs {
					if text := s.AppendPresent(nil, rules.Seat(viewer)); namesIn(text, player) {
						t.Fatalf("%s: entry %d tells %s", l.id, i+1, text)
					}
				}
				if namesIn(log[i].Body, player) && bytes.Contains(log[i].Body, []byte(`"do":"begin"`)) || namesIn(log[i].Body, player) && bytes.Contains(log[i].Body, fmt.Appendf(nil, `"by":"p%d"`, player)) {
					t.Fatalf("%s: %s", l.id, log[i].Body)
				}
			}
			if s.Head != was.Head || string(plain(t, s.All())) != string(plain(t, was.All())) {
				t.Errorf("%s without p%d ends with %x, or has another record", l.id, player, s.Head)
			}
			if namesIn(s.All(), player) {
				t.Errorf("%s without p%d has the name in its record", l.id, player)
			}
		}
	}
}

// plain returns records with all names replaced.
func plain(t *testing.T, text []byte) (out []byte) {
	for line := range bytes.Lines(text) {
		l := must.Get(record.ParseLine(line))(t)
		if l.Kind == record.HeaderLine {
			for i := range l.Header.Seats {
				l.Header.Seats[i] = "x"
			}
			line = record.AppendHeader(nil, l.Header)
		}
		out = append(out, line...)
	}
	return out
}

// TestWithheldForged: what says that it is withheld is refused where cards depend on it, or where it says more than
// it may.
func TestWithheldForged(t *testing.T) {
	for text, ok := range map[string]bool{
		`{"withheld":true,"do":"sit","by":"p0","seat":0,"keep":true}`:                                                                    true,
		`{"withheld":true,"do":"chat","by":"p0","seat":0}`:                                                                               true,
		`{"withheld":true,"do":"sit","by":"p0","seat":0,"name":"Eve"}`:                                                                   false,
		`{"withheld":true,"do":"chat","by":"p0","seat":0,"text":"I concede"}`:                                                            false,
		`{"withheld":true,"do":"act","by":"p0","seat":0,"acts":["0 play AC"]}`:                                                           false,
		`{"withheld":true,"do":"deal","seat":-1,"lines":"{}"}`:                                                                           false,
		`{"withheld":true,"do":"bot","by":"p0","seat":0,"text":"club"}`:                                                                  false,
		`{"withheld":true,"do":"begin","seat":-1,"lines":"{\"ninetynine\":1,\"variant\":\"duel\",\"seats\":[\"a\",\"b\"],\"first\":0}"}`: false,
	} {
		if _, err := Decode([]byte(text)); (err == nil) != ok {
			t.Errorf("%s: %v", text, err)
		}
	}
	d := newDesk(t, 1, Settings{Variant: "duel"})
	d.gather(2)
	e := d.log[len(d.log)-1]
	e.Body = append([]byte(`{"withheld":true,`), e.Body[1:]...)
	d.log[len(d.log)-1] = e
	if _, err := foldAll("t", compiled, d.log); err == nil {
		t.Error("a withheld deal is folded")
	}
}

// TestWithheldProven: what a withheld entry says beside names must follow from the rest of the log, although its hash
// cannot be checked: the secret and the rules of a match, and who sat down.
func TestWithheldProven(t *testing.T) {
	for _, l := range keptLogs(t) {
		log := withholding(t, l.id, l.entries, "p0")
		begun, sat := 0, 0
		for i := range log {
			e := must.Get(Decode(log[i].Body))(t)
			if !e.Withheld {
				continue
			}
			forged := map[string]Payload{}
			switch p := e.What.(type) {
			case Begun:
				if begun++; !slices.ContainsFunc(log[i:], func(e journal.Entry) bool { return bytes.Contains(e.Body, []byte(`"do":"deal"`)) }) {
					continue // nothing follows from it
				}
				other := p
				other.Secret[0]++
				forged["another secret"] = other
				h := must.Get(originalHeader(p.Header))(t)
				if h.Commit != "" {
					h.Commit = cards.Commitment(other.Secret).String()
					other.Header = lineOf(h)
					forged["another secret, and its commitment"] = other
				}
				h = must.Get(originalHeader(p.Header))(t)
				h.Limit.Deals += 3
				forged["more deals"] = Begun{lineOf(h), p.Secret}
				h = must.Get(originalHeader(p.Header))(t)
				h.Extra = map[string]json.RawMessage{bot.MadeBy: []byte(`{"build":"1.2.0","levels":99,"others":1}`)}
				forged["another edition"] = Begun{lineOf(h), p.Secret}
				h.Extra = map[string]json.RawMessage{"word": []byte(`"Eve"`)}
				forged["a word"] = Begun{lineOf(h), p.Secret}
			case Sat:
				sat++
				e.By = "peve"
				forged["another player"] = p
			}
			for what, p := range forged {
				e.What = p
				x := slices.Clone(log)
				x[i].Body = e.Encode()
				if _, err := foldAll(l.id, compiled, x); err == nil {
					t.Errorf("%s: entry %d has %s", l.id, i+1, what)
				}
			}
		}
		if begun == 0 || sat == 0 {
			t.Errorf("%s: %d starts of matches and %d players are withheld", l.id, begun, sat)
		}
	}
}

// TestMadeBy: the record of a table names the program that began it and the editions that play. A withheld start may be
// another program's, and one of an earlier program says none.
func TestMadeBy(t *testing.T) {
	d := newDesk(t, 1, Settings{Variant: "duel", Deals: 1})
	d.gather(1)
	d.tick()
	begun := slices.IndexFunc(d.log, func(e journal.Entry) bool { return bytes.Contains(e.Body, []byte(`"do":"begin"`)) })
	e := must.Get(Decode(d.log[begun].Body))(t)
	p, _ := e.What.(Begun)
	h := must.Get(originalHeader(p.Header))(t)
	var m bot.Maker
	must.Do(t, json.Unmarshal(h.Extra[bot.MadeBy], &m))
	if m.Build == "" || m.Levels != max(1, d.s.Edition) || m.Others != search.OthersEdition || !bytes.Contains(d.records().All(), h.Extra[bot.MadeBy]) {
		t.Errorf("%+v in %s", m, d.records().All())
	}
	h.Seats[0], e.Withheld = "", true
	for _, extra := range []string{`{"build":"1.2.0","levels":1,"others":7}`, ""} {
		if h.Extra = nil; extra != "" {
			h.Extra = map[string]json.RawMessage{bot.MadeBy: []byte(extra)}
		}
		e.What = Begun{lineOf(h), p.Secret}
		x := slices.Clone(d.log)
		x[begun].Body = e.Encode()
		if _, err := foldAll("t", compiled, x); err != nil {
			t.Errorf("made by %s: %v", extra, err)
		}
	}
}

// TestLogsHaveNoNames: of a new match only the entries have names that can be withheld; the record has all.
func TestLogsHaveNoNames(t *testing.T) {
	d := newDesk(t, 3, Settings{Variant: "standard", Deals: 1})
	d.gather(2)
	for d.act() {
	}
	for _, e := range d.log {
		if (namesIn(e.Body, 0) || namesIn(e.Body, 1)) && !bytes.Contains(e.Body, []byte(`"do":"sit"`)) {
			t.Errorf("%s", e.Body)
		}
	}
	if text := d.records().All(); !namesIn(text, 0) || !namesIn(text, 1) {
		t.Errorf("%s", text)
	}
	log := withholding(t, "t", d.log, "p1")
	r := NewRecorder("t", compiled)
	for i := range log {
		must.Do(t, r.Fold(&log[i]))
	}
	if text := r.All(); !namesIn(text, 0) || namesIn(text, 1) || !bytes.Contains(text, []byte(Nameless)) {
		t.Errorf("%s", text)
	}
}

func (d *desk) mergeNow(alias, player string) error {
	e, err := d.s.MergeOf(alias, player)
	if err == nil && e != nil {
		d.keep(e)
		d.tick()
	}
	return err
}

// TestMergeInMatch: a guest's chair in mid-match goes to the player whose alias the guest becomes, with all that
// the guest could do there.
func TestMergeInMatch(t *testing.T) {
	d := newDesk(t, 4, Settings{Variant: "standard", Deals: 1})
	d.gather(3)
	d.act()
	d.keep(&Event{By: "p1", Seat: 1, What: Muted{"p0", true}}) // as earlier versions wrote it
	sent := command(Chat, 0)
	sent.ID, sent.Text = "said", "hello"
	d.must(sent)
	must.Do(t, d.mergeNow("p0", "home"))
	d.check()
	s := d.s
	if s.SeatOf("home") != 0 || s.SeatOf("p0") != rules.Nobody || s.Host != "home" || s.Chairs[0].Name != "Player 0" {
		t.Errorf("%+v, host %s", s.Chairs, s.Host)
	}
	if _, again := s.Applied("home", "said"); !again || !slices.Equal(s.Chairs[1].Muted, []string{"home"}) {
		t.Errorf("sent again: %v; muted: %q", again, s.Chairs[1].Muted)
	}
	if d.do(command(Stand, 0)) == nil {
		t.Error("the alias still has the chair")
	}
	for d.s.Running() {
		if !d.actAs(func(i int) string { return d.s.Chairs[i].Player }) {
			break
		}
	}
	if r := d.s.result; r == nil || r.Chairs[0].Player != "home" {
		t.Errorf("%+v", r)
	}
	var no *Refusal
	if err := d.mergeNow("p1", "p2"); err != nil || d.s.SeatOf("p1") != rules.Nobody || d.s.SeatOf("p2") != 2 {
		t.Errorf("after the match, of two chairs of one person: %v, %+v", err, d.s.Chairs)
	}
	d = newDesk(t, 5, Settings{Variant: "standard"})
	d.gather(3)
	if err := d.mergeNow("p1", "p2"); !errors.As(err, &no) || no.Reason != NotNow {
		t.Errorf("in the match of both: %v", err)
	}
}

// TestReturn: an undo gives an alias its chair in the match that had begun when it was brought, and after that until
// another begins: never the cards of a match that the player began. The table goes back to its host whenever that is.
func TestReturn(t *testing.T) {
	begins := func(d *desk, player string) {
		t.Helper()
		d.must(Command{Do: Ready, Player: player, Seat: -1, Hand: -1})
		d.ready(1)
		shuffles := command(Entropy, 1)
		shuffles.Text = entropy(1).String()
		if d.must(shuffles); d.s.Stage != Playing {
			t.Fatal("no deal has begun")
		}
	}
	returned := func(d *desk, what string, chair bool) {
		t.Helper()
		e := d.s.ReturnOf("p0", "home")
		if e == nil {
			t.Fatalf("%s, nothing goes back", what)
		}
		d.keep(e)
		d.check()
		if has := d.s.Chairs[0].Player; (has == "p0") != chair || d.s.Host != "p0" || d.s.ReturnOf("p0", "home") != nil {
			t.Errorf("%s, %s has the chair, and %s the table", what, has, d.s.Host)
		}
	}
	ready := func(d *desk) {
		t.Helper()
		d.must(Command{Do: Ready, Player: "home", Seat: -1, Hand: -1})
		e := d.s.ReturnOf("p0", "home")
		if d.keep(e); e.What != (Unreadied{}) || d.s.Chairs[0].Ready {
			t.Errorf("the chair of a player who may not be there is ready after %+v", e)
		}
		d.check()
	}
	waiting := func() *desk {
		d := newDesk(t, 4, Settings{Variant: "duel", Deals: 1})
		d.must(command(Sit, 0))
		d.must(command(Sit, 1))
		return d
	}
	ends := func(d *desk) {
		t.Helper()
		for d.s.Running() && d.actAs(func(i int) string { return d.s.Chairs[i].Player }) {
		}
		if !d.s.Ended {
			t.Fatal("the match goes on")
		}
	}

	d := waiting()
	must.Do(t, d.mergeNow("p0", "home"))
	returned(d, "before a match", true)

	d = waiting()
	must.Do(t, d.mergeNow("p0", "home"))
	ready(d)
	returned(d, "ready for a match", true)

	d = waiting()
	must.Do(t, d.mergeNow("p0", "home"))
	begins(d, "home")
	returned(d, "in the player's match", false)
	d.keep(&Event{By: "home", Seat: 0, What: Merged{Player: "p0", Back: true}}) // as earlier versions wrote it
	if d.check(); d.s.Chairs[0].Player != "p0" {
		t.Error("a log of earlier versions goes on otherwise")
	}

	d = waiting()
	begins(d, "p0")
	must.Do(t, d.mergeNow("p0", "home"))
	returned(d, "in the alias's match", true)
	must.Do(t, d.mergeNow("p0", "home"))
	ends(d)
	returned(d, "after the alias's match", true)
	must.Do(t, d.mergeNow("p0", "home"))
	begins(d, "home")
	returned(d, "in the next match", false)
}

// TestKeptOutStaysOut: nobody whom the host keeps out comes in by joining and undoing, on either side; the one chair that
// an alias brought is the player's until the player leaves it.
func TestKeptOutStaysOut(t *testing.T) {
	ban := func(d *desk, who string, on bool) {
		t.Helper()
		d.must(Command{Do: Ban, Player: "p0", Text: who, On: on, Seat: -1, Hand: -1})
	}
	open := func() *desk {
		d := newDesk(t, 4, Settings{Variant: "standard"})
		d.must(command(Sit, 0))
		return d
	}
	out := func(d *desk, what string, players ...string) {
		t.Helper()
		d.check()
		for _, id := range []string{"p1", "home", "castle"} {
			if is := d.s.MayWatch(id) != nil; is != slices.Contains(players, id) {
				t.Errorf("%s, %s is kept out: %v", what, id, is)
			}
		}
	}
	back := func(d *desk, alias, player string) {
		t.Helper()
		e := d.s.ReturnOf(alias, player)
		if e == nil {
			t.Fatalf("nothing of %s goes back to %s", player, alias)
		}
		d.keep(e)
	}

	d := open()
	d.must(command(Sit, 1))
	ban(d, "home", true)
	must.Do(t, d.mergeNow("p1", "home"))
	out(d, "with the alias's chair")
	if text := d.s.AppendPresent(nil, 0); bytes.Contains(text, []byte(`"banned"`)) {
		t.Errorf("it shows %s", text)
	}
	back(d, "p1", "home")
	out(d, "after the undo", "home")
	must.Do(t, d.mergeNow("p1", "home"))
	d.must(Command{Do: Stand, Player: "home", Seat: -1, Hand: -1})
	out(d, "without the chair", "home")
	ban(d, "home", false)
	out(d, "let in")

	d = open()
	d.must(command(Sit, 1))
	ban(d, "home", true)
	must.Do(t, d.mergeNow("p1", "home"))
	must.Do(t, d.mergeNow("home", "castle"))
	out(d, "as a third", "home")
	d.must(Command{Do: Stand, Player: "castle", Seat: -1, Hand: -1})
	out(d, "without the chair", "home", "castle")

	d = open()
	ban(d, "home", true)
	must.Do(t, d.mergeNow("p0", "home"))
	d.must(Command{Do: Stand, Player: "home", Seat: -1, Hand: -1})
	out(d, "as the host")
	back(d, "p0", "home")
	out(d, "as the host no more", "home")
}

// actAs makes the player who is to decide act at random, given the player of each chair.
func (d *desk) actAs(player func(chair int) string) bool {
	for i := range d.s.Chairs {
		if d.s.Chairs[i].Since == 0 {
			continue
		}
		g := d.s.m.Game
		o := g.Options(&d.s.now.Deal, rules.Seat(i))
		a := o.Nth(d.r.IntN(o.Len()))
		d.must(Command{Do: Act, Player: player(i), Seat: i, Act: string(a.Append(nil)), Hand: int(a.Seat())})
		return true
	}
	return false
}

// TestNoChairStolen: whatever merges come at whatever moment, a chair changes only from an alias to the player whose
// alias it is, and the log folds to the state.
func TestNoChairStolen(t *testing.T) {
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 7))
		d := newDesk(t, seed, Settings{Variant: "standard", Deals: 1 + r.IntN(2), Seed: ""})
		d.gather(3)
		for range 25 {
			before, running := d.s.players(), d.s.Running()
			alias, player := fmt.Sprint("p", r.IntN(6)), fmt.Sprint("p", r.IntN(6))
			if alias == player {
				continue
			}
			err := d.mergeNow(alias, player)
			for i, was := range before[:len(d.s.Chairs)] {
				is := d.s.Chairs[i].Player
				both := slices.Contains(before[:], alias) && slices.Contains(before[:], player)
				want := was
				if was == alias && !both {
					want = player
				} else if was == alias && !running {
					want = ""
				}
				if is != want {
					t.Fatalf("seed %d: %s to %s (%v): chair %d was %q's and is %q's", seed, alias, player, err, i, was, is)
				}
			}
			if r.IntN(2) == 0 {
				d.actAs(func(i int) string { return d.s.Chairs[i].Player })
			}
		}
		d.check()
	}
}

// TestErase: a player who is erased gives up the chair to a stand-in, and viewers, and those who come later, get
// neither name nor message.
func TestErase(t *testing.T) {
	d := newDesk(t, 6, Settings{Variant: "standard", Deals: 1})
	d.gather(3)
	c := command(Chat, 1)
	c.Text = "my secret words"
	d.must(c)
	n := 0
	for e := d.s.EraseOf("p1"); e != nil; e = d.s.EraseOf("p1") {
		d.keep(e)
		n++
	}
	d.check()
	text := d.s.AppendPresent(nil, 0)
	if n != 2 || !d.s.Chairs[1].Away || namesIn(text, 1) || bytes.Contains(text, []byte("secret words")) || d.s.Unsent() != d.s.Seq {
		t.Errorf("after %d events: %s", n, text)
	}
	d.log = withholding(t, "t", d.log, "p1")
	d.check()
	for _, e := range d.log {
		if namesIn(e.Body, 1) || strings.Contains(string(e.Body), "secret words") {
			t.Errorf("%s", e.Body)
		}
	}
	for d.act() {
	}
	if _, err := record.Verify(bytes.NewReader(d.records().All())); err != nil {
		t.Error(err)
	}
}

// TestEraseFormerAlias: a player who was an alias at a table and is erased later is named there no more, though
// another has the chair.
func TestEraseFormerAlias(t *testing.T) {
	d := newDesk(t, 6, Settings{Variant: "standard", Deals: 1})
	d.gather(3)
	c := command(Chat, 1)
	c.Text = "my secret words"
	d.must(c)
	d.keep(must.Get(d.s.MergeOf("p1", "home"))(t))
	d.keep(must.Get(d.s.MergeOf("home", "castle"))(t))
	d.keep(d.s.EraseOf("p1"))
	d.check()
	if text := d.s.AppendPresent(nil, 0); d.s.EraseOf("p1") != nil || d.s.Chairs[1].Away || namesIn(text, 1) || bytes.Contains(text, []byte("secret words")) {
		t.Errorf("it has %s", text)
	}
	d.log = withholding(t, "t", d.log, "p1")
	d.check()
}

// TestEraseAfterSplit: of a player and a former alias, who is another player again, the erasure of either leaves the other's
// name and messages.
func TestEraseAfterSplit(t *testing.T) {
	for _, c := range []struct{ erased, gone, left string }{
		{"p1", "the alias's words", "the player's words"},
		{"home", "the player's words", "the alias's words"},
	} {
		for _, renamed := range []bool{true, false} {
			d := newDesk(t, 6, Settings{Variant: "standard", Deals: 1})
			say := func(player, text string) {
				d.must(Command{Do: Chat, Player: player, Name: player, Text: text, Seat: -1, Hand: -1})
			}
			d.must(command(Sit, 1))
			say("p1", "the alias's words")
			d.keep(must.Get(d.s.MergeOf("p1", "home"))(t))
			say("home", "the player's words")
			if renamed {
				d.must(Command{Do: Rename, Player: "home", Name: "Home", Seat: -1, Hand: -1})
			}
			for e := d.s.EraseOf(c.erased); e != nil; e = d.s.EraseOf(c.erased) {
				d.keep(e)
			}
			d.check()
			text := d.s.AppendPresent(nil, 0)
			if bytes.Contains(text, []byte(c.gone)) || !bytes.Contains(text, []byte(c.left)) {
				t.Errorf("%s is erased: %s", c.erased, text)
			}
			if name := d.s.Chairs[0].Name; c.erased == "p1" && name != map[bool]string{true: "Home", false: Nameless}[renamed] {
				t.Errorf("%s is erased: the chair's name is %q", c.erased, name)
			}
			d.log = withholding(t, "t", d.log, c.erased)
			d.check()
		}
	}
}

// TestMergeTellsNothing: with two hidden cards exchanged, a merge tells spectators, the player on another device
// before it, and the other seats the same.
func TestMergeTellsNothing(t *testing.T) {
	for seed := range uint64(20) {
		d := newDesk(t, seed, Settings{Variant: "standard", Deals: 1})
		d.gather(3)
		other := New("t", compiled)
		var swapped []journal.Entry
		for i := range d.log {
			e := must.Get(Decode(d.log[i].Body))(t)
			if p, ok := e.What.(Dealt); ok {
				p.Line = exchange(t, d.s, p.Line)
				e.What = p
			}
			entry := other.Next(d.log[i].At, &e)
			must.Do(t, other.Apply(&entry, &e))
			swapped = append(swapped, entry)
		}
		for _, viewer := range []rules.Seat{rules.Nobody, 2} {
			e := must.Get(d.s.MergeOf("p0", "home"))(t)
			a, b := *d.s, *other
			a.Chairs, b.Chairs = slices.Clone(a.Chairs), slices.Clone(b.Chairs)
			if home := a.SeatOf("home"); home != rules.Nobody {
				t.Fatal("home sits before the merge")
			}
			one, two := a.Next(d.now, e), b.Next(d.now, e)
			must.Do(t, a.Apply(&one, e))
			must.Do(t, b.Apply(&two, e))
			if x, y := a.AppendMessage(nil, viewer, e), b.AppendMessage(nil, viewer, e); !bytes.Equal(x, y) {
				t.Fatalf("seat %d is told\n%s\nor\n%s", viewer, x, y)
			}
		}
		if len(swapped) == 0 || bytes.Equal(swapped[len(swapped)-1].Body, d.log[len(d.log)-1].Body) {
			t.Fatal("nothing was exchanged")
		}
	}
}

// exchange exchanges a card of seat 0 and a card of seat 1 in the line of a deal.
func exchange(t *testing.T, s *State, text string) string {
	l := must.Get(record.ParseLine([]byte(text)))(t)
	c := l.Cards
	var a, b cards.Card
	for x := range c.Hands[0].Cards() {
		a = x
	}
	for x := range c.Hands[1].Cards() {
		b = x
	}
	both := a.Set() | b.Set()
	c.Hands[0] ^= both
	c.Hands[1] ^= both
	return string(bytes.TrimSpace(record.AppendDeal(nil, s.m.Game, l.Deal, l.Game, &c, &l.Note)))
}

// TestBears: a match that one person plays against bots is rated only if the clock ends it soon, and if the player had no
// other id there; one of several people is rated by any clock.
func TestBears(t *testing.T) {
	minute := int64(60_000)
	for _, c := range []struct {
		people int
		clock  Clock
		joined bool
		want   bool
	}{
		{1, Clock{Bank: 10 * minute, Add: 10_000}, false, true},
		{1, Clock{Bank: 30 * day}, false, false},
		{1, Clock{Bank: 10 * minute, Add: 30 * day}, false, false},
		{1, Clock{Move: 10 * minute}, false, true},
		{1, Clock{Move: day}, false, false},
		{1, Clock{Bank: 10 * minute}, true, false},
		{2, Clock{Bank: 30 * day}, false, true},
		{2, Clock{Move: day}, true, true},
	} {
		d := newDesk(t, 4, Settings{Variant: "standard", Deals: 1, Clock: c.clock})
		d.gather(c.people)
		if c.joined {
			must.Do(t, d.mergeNow("p0", "home"))
		}
		for d.s.Running() && d.actAs(func(i int) string { return d.s.Chairs[i].Player }) {
		}
		if r := d.s.result; r == nil || r.Rated != c.want {
			t.Errorf("%+v: %+v", c, r)
		}
	}
}

// TestTrial: a match that one person plays alone against levels with a clock, so that it bears a rating out, is given up
// after a day, though the player pauses it; in a browser's own hall it is not.
func TestTrial(t *testing.T) {
	short := Clock{Bank: 600_000}
	for _, c := range []struct {
		table, level string
		clock        Clock
		want         bool
	}{{"t", "club", short, true}, {Here + "t", "club", short, false}, {"t", "greedy", short, false}, {"t", "club", Clock{}, false}, {"t", "club", Clock{Move: day}, false}} {
		d := newDesk(t, 5, Settings{Variant: "standard", Deals: 9, Clock: c.clock})
		d.s.ID = c.table
		d.must(command(Sit, 0))
		for seat := 1; seat < 3; seat++ {
			bot := command(SeatBot, 0)
			bot.Seat, bot.Text = seat, c.level
			d.must(bot)
		}
		if d.s.shown(false).Bears != c.want {
			t.Errorf("%+v: in the waiting room", c)
		}
		d.ready(0)
		for d.s.Stage == Mixing {
			d.now += mixing
			d.tick()
		}
		pause := command(Propose, 0)
		pause.Text = Pause
		d.must(pause)
		d.now += day - 2*mixing
		d.tick()
		if d.now += 2 * mixing; !d.s.Running() || !d.s.Paused {
			t.Errorf("%+v: over too soon", c)
		}
		d.tick()
		if r := d.s.result; d.s.Running() == c.want || c.want && (!r.Cut || !r.Rated) {
			t.Errorf("%+v: a day later: running %v, %+v", c, d.s.Running(), r)
		}
	}
}
