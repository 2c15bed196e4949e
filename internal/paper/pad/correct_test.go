package pad

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A keeper changes a pad at random, and knows every state of it.
type keeper struct {
	t     *rapid.T
	p     *Pad
	x     *table
	past  [][]byte // the records before each act
	next  [][]byte // those undone, the last one last
	deeds map[ActKind]int
}

// entry returns a random deal for the state.
func (k *keeper) entry(s match.State) Entry {
	k.x.s = s
	k.x.deal()
	return k.x.truth()
}

// did notes the act, or that nothing has changed.
func (k *keeper) did(before []byte, what ActKind, err error) {
	now := k.p.Append(nil)
	if err != nil {
		if !bytes.Equal(now, before) {
			k.t.Fatalf("%s: %v, and yet it changed\n%s to\n%s", what, err, before, now)
		}
		return
	}
	if last, ok := k.p.Last(); !ok || last.What != what {
		k.t.Fatalf("the last act is %+v, not %s", last, what)
	}
	k.deeds[what]++
	k.past, k.next = append(k.past, before), nil
	k.whole()
}

// whole checks that the pad equals one made from its entries, and that the referee accepts its record.
func (k *keeper) whole() {
	text := k.p.Append(nil)
	q, err := Read(bytes.NewReader(text))
	if err != nil {
		k.t.Fatalf("%v:\n%s", err, text)
	}
	if again := q.Append(nil); !bytes.Equal(again, text) {
		k.t.Fatalf("written\n%s, then\n%s", text, again)
	}
	fresh := must.Get(New(k.p.header))(k.t)
	if unfit := fresh.enterAll(k.p.entries(), false); unfit != nil {
		k.t.Fatal(unfit)
	}
	if !reflect.DeepEqual(fresh.deals, k.p.deals) || !k.p.abandoned && fresh.state != k.p.state {
		k.t.Fatalf("the sheet is\n%+v, afresh\n%+v", k.p.deals, fresh.deals)
	}
}

func (k *keeper) enter(t *rapid.T) {
	if k.p.Over() {
		t.Skip("the match is over")
	}
	before := k.p.Append(nil)
	k.did(before, Entered, k.p.Enter(k.entry(k.p.State())))
}

// some returns the number of a deal, and a possible entry for it.
func (k *keeper) some(t *rapid.T) (n int, e Entry) {
	if len(k.p.deals) == 0 {
		t.Skip("there is none")
	}
	n = rapid.IntRange(0, len(k.p.deals)-1).Draw(t, "deal")
	return n, k.entry(k.p.before(n))
}

func (k *keeper) correct(t *rapid.T) {
	n, e := k.some(t)
	before := k.p.Append(nil)
	_, err := k.p.Correct(n, e, rapid.Bool().Draw(t, "anyway"))
	k.did(before, Corrected, err)
}

// insert also checks that no other deal is lost, unless the pad said so.
func (k *keeper) insert(t *rapid.T) {
	n, e := k.some(t)
	before, deals := k.p.Append(nil), len(k.p.deals)
	changes, err := k.p.Insert(n, e, rapid.Bool().Draw(t, "anyway"))
	k.did(before, Inserted, err)
	if err == nil && len(k.p.deals) != deals+1-dropped(changes) {
		t.Fatalf("%d deals became %d", deals, len(k.p.deals))
	}
}

func (k *keeper) delete(t *rapid.T) {
	n, _ := k.some(t)
	before, deals := k.p.Append(nil), len(k.p.deals)
	changes, err := k.p.Delete(n, rapid.Bool().Draw(t, "anyway"))
	k.did(before, Deleted, err)
	if err == nil && len(k.p.deals) != deals-1-dropped(changes) {
		t.Fatalf("%d deals became %d", deals, len(k.p.deals))
	}
}

func dropped(changes []Change) (n int) {
	for _, c := range changes {
		if c.Dropped {
			n++
		}
	}
	return n
}

func (k *keeper) head(t *rapid.T) {
	h, before := k.p.Head(), k.p.Append(nil)
	live := k.p.match.Game.Live().Len()
	var want ActKind
	switch rapid.IntRange(0, 4).Draw(t, "what") {
	case 0:
		want, h.Seats[0] = Renamed, fmt.Sprint("Anna ", len(k.past))
	case 1:
		want, h.First = Redealt, rules.Seat((int(h.First)+1)%live)
	case 2:
		if h.Target == 0 {
			t.Skip("there is none")
		}
		want, h.Target = Aimed, h.Target+rapid.SampledFrom([]int{-20, 10, 50}).Draw(t, "by")
	case 3:
		want, h.Opening = Opened, &Opening{Totals: []int32{int32(len(k.past)), 7, 0, 0, 0}[:k.p.match.Game.Seats()], Trump: k.p.match.Game.FirstTrump()}
		if k.p.match.Game.TrumpBy() == rules.ByTurnup {
			h.Opening.Trump = rules.NoTrump
		}
	case 4:
		want = Replaced
		h.Replaced = append(h.Replaced, record.Replacement{Deal: uint32(len(k.p.deals)), Name: fmt.Sprint("Eva ", len(k.past))})
	}
	_, err := k.p.SetHead(h, rapid.Bool().Draw(t, "anyway"))
	k.did(before, want, err)
}

func (k *keeper) undo(t *rapid.T) {
	before := k.p.Append(nil)
	if _, ok := k.p.Undo(); ok != (len(k.past) > 0) {
		t.Fatalf("taken back: %v; there are %d acts", ok, len(k.past))
	} else if ok {
		k.moved(&k.past, &k.next, before)
	}
}

func (k *keeper) redo(t *rapid.T) {
	before := k.p.Append(nil)
	if _, ok := k.p.Redo(); ok != (len(k.next) > 0) {
		t.Fatalf("done again: %v; %d acts are taken back", ok, len(k.next))
	} else if ok {
		k.moved(&k.next, &k.past, before)
	}
}

// moved checks that the pad is what it was, byte for byte.
func (k *keeper) moved(from, to *[][]byte, before []byte) {
	n := len(*from) - 1
	if now := k.p.Append(nil); !bytes.Equal(now, (*from)[n]) {
		k.t.Fatalf("it became\n%s, not\n%s", now, (*from)[n])
	}
	*from, *to = (*from)[:n], append(*to, before)
	k.whole()
}

// TestCorrections makes random changes to pads. After each the sheet equals one made from its deals,
// refused changes have no effect, and undo and redo restore the pad byte for byte.
func TestCorrections(t *testing.T) {
	deeds := map[ActKind]int{}
	all := variants(t)
	gate.Checks(30)
	rapid.Check(t, func(t *rapid.T) {
		v := rapid.SampledFrom(all).Draw(t, "variant")
		p := must.Get(New(record.Header{Variant: v, Seats: people[:v.Seats], Limit: match.Limit{Deals: rapid.SampledFrom([]int{0, 0, 7}).Draw(t, "limit")}}))(t)
		k := &keeper{t: t, p: p, deeds: deeds}
		k.x = &table{m: p.match, seed: cards.SeedOf(v.ID), r: rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "seed"), 7))}
		t.Repeat(map[string]func(*rapid.T){
			"enter": k.enter, "enter more": k.enter, "correct": k.correct, "insert": k.insert, "delete": k.delete, "head": k.head,
			"undo": k.undo, "redo": k.redo,
			"stop": func(t *rapid.T) {
				if rapid.IntRange(0, 5).Draw(t, "seldom") == 0 {
					before := k.p.Append(nil)
					k.did(before, Stopped, k.p.Abandon())
				}
			},
		})
	})
	for _, d := range []ActKind{Entered, Corrected, Deleted, Inserted, Stopped, Renamed, Redealt, Aimed, Opened, Replaced} {
		if deeds[d] == 0 {
			t.Errorf("%s was never done", d)
		}
	}
}

// TestEarlierPads: pads written before openings and replacements existed are read and written unchanged.
func TestEarlierPads(t *testing.T) {
	const text = `{"ninetynine":1,"variant":"standard","seats":["Anna","Bo","Cleo"],"first":0,"session":{"games":1},"pad":true,"site":"Kitchen","date":"2026-11-23"}
{"deal":0,"game":0,"dealer":0,"trump":"none"}
{"score":{"bids":[null,2,4],"tricks":[3,2,4],"made":[false,true,true],"premium":["declare","",""],"points":[3,52,54],"totals":[3,52,54],"next":"H"}}
{"deal":1,"game":0,"dealer":1,"trump":"H"}
{"score":{"bids":[3,null,2],"tricks":[3,4,2],"made":[true,false,true],"premium":["","",""],"points":[23,4,22],"totals":[26,56,76],"next":"H"}}
`
	p, err := Read(strings.NewReader(text))
	if err != nil || string(p.Append(nil)) != text {
		t.Fatalf("%v\n%s", err, p.Append(nil))
	}
	if a, ok := p.Undo(); !ok || a != (Act{Entered, 1}) {
		t.Errorf("%+v was taken back", a)
	}
	if a, ok := p.Redo(); !ok || a != (Act{Entered, 1}) || string(p.Append(nil)) != text {
		t.Errorf("%+v was done again:\n%s", a, p.Append(nil))
	}
	played := `{"ninetynine":1,"variant":"duel","seats":["Anna","Bo"],"first":0,"opening":"Sicilian","replaced":2}` + "\n"
	l, err := record.ParseLine([]byte(played))
	if err != nil || string(record.AppendHeader(nil, l.Header)) != played {
		t.Errorf("%v: in a match played with cards these fields are another program's", err)
	}
}

// TestDelete: a deal entered twice is removed by one act, which names the later deals it changes.
func TestDelete(t *testing.T) {
	p := open(t, named(t, "standard"), 0, match.Limit{})
	for _, hands := range []string{"3/3, 4/4, 2/2", "3/3, 4/4, 2/2", "3/3, 4/3, 3/3"} {
		must.Do(t, p.Enter(said(t, hands)))
	}
	h := p.Head()
	h.Replaced = []record.Replacement{{Deal: 2, Seat: 1, Name: "Dora"}}
	must.Get(p.SetHead(h, false))(t)
	changes, err := p.Delete(0, false)
	if err != nil || len(changes) != 2 {
		t.Fatalf("%+v, %v", changes, err)
	}
	if c := changes[0]; c.Deal != 0 || c.Dealt != 1 || c.Dealer != 0 || c.Was != rules.ClubsTrump || c.Trump != rules.NoTrump {
		t.Errorf("%+v", c)
	}
	if got := p.Deals()[1]; got.Totals != (match.Points{13 + 23, 14 + 3, 12 + 23}) || len(p.Deals()) != 2 {
		t.Errorf("%+v", got)
	}
	if got := p.Head().Replaced[0].Deal; got != 1 {
		t.Errorf("Dora plays from deal %d on", got)
	}
	if _, err := p.Delete(2, false); err == nil {
		t.Error("a deal that is not there was deleted")
	}
}

// TestHead: a wrong head is refused with a sentence.
func TestHead(t *testing.T) {
	p := open(t, named(t, "standard"), 0, match.Limit{})
	must.Do(t, p.Enter(said(t, "3/3, 4/4, 2/2")))
	for _, c := range []struct {
		change func(*Head)
		says   string
	}{
		{func(h *Head) { h.Seats[1] = "anna" }, `two players are called "anna"`},
		{func(h *Head) { h.Replaced = []record.Replacement{{Seat: 2, Name: "Bo"}} }, `two players are called "Bo"`},
		{func(h *Head) { h.Replaced = []record.Replacement{{Deal: 2, Seat: 2, Name: "Dora"}} }, "deal 3 is not on the pad yet"},
		{func(h *Head) { h.Replaced = []record.Replacement{{Seat: 3, Name: "Dora"}} }, "no player who could be replaced"},
		{func(h *Head) { h.First = 3 }, "seat 3 cannot deal"},
		{func(h *Head) { h.Target = 0 }, "game"},
		{func(h *Head) { h.Limit.Deals = -1 }, "cannot be negative"},
		{func(h *Head) { h.Opening = &Opening{Totals: []int32{120, 3, 4}} }, "the game is over"},
		{func(h *Head) { h.Opening = &Opening{Totals: []int32{0, 0, 0, 4}} }, "all 3 hands"},
	} {
		h, before := p.Head(), p.Append(nil)
		c.change(&h)
		if _, err := p.SetHead(h, true); err == nil || !strings.Contains(err.Error(), c.says) {
			t.Errorf("%v, not %s", err, c.says)
		}
		if !bytes.Equal(p.Append(nil), before) {
			t.Errorf("%s: it changed the pad", c.says)
		}
	}
	h := p.Head()
	h.Target, h.Opening = 30, &Opening{Totals: []int32{10, 20, 0}, Trump: rules.HeartsTrump}
	_, err := p.SetHead(h, false)
	if err != nil || p.Deals()[0].Totals != (match.Points{10 + 13, 20 + 14, 12}) || !p.Deals()[0].Closed || p.Deals()[0].Trump != rules.HeartsTrump {
		t.Errorf("%v: %+v", err, p.Deals()[0])
	}
	if got, want := string(p.Header().Changes), `{"variant":"standard","game":{"target":30}}`; got != want {
		t.Errorf("%s, not %s", got, want)
	}
	h.Target = 100
	if _, err := p.SetHead(h, false); err != nil || p.Header().Changes != nil {
		t.Errorf("%v, %s", err, p.Header().Changes)
	}
	if changes, err := p.SetHead(p.Head(), false); changes != nil || err != nil {
		t.Errorf("nothing was changed: %v, %v", changes, err)
	}
	var unfit *Unfit
	h.Limit.Deals = 1
	if _, err := p.SetHead(h, false); err != nil || !p.Over() {
		t.Errorf("%v", err)
	}
	if errors.As(err, &unfit) || !slices.Equal(p.Names(), people[:3]) {
		t.Error(p.Names())
	}
}
