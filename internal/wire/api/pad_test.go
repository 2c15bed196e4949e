package api

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/paper/pad"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/record"
	"ninetynine/rules"
)

// reckon requests a pad's state.
func reckon(s *Service, asking any) (out wire.Pad, err error) {
	body, err := json.Marshal(asking)
	if err != nil {
		return out, err
	}
	c := &Call{Media: wire.JSON, Body: bytes.NewReader(body), Path: none}
	if err = s.Do(context.Background(), "pad", c); err == nil {
		err = json.Unmarshal(c.Answer.Body, &out)
	}
	return out, err
}

func begun(t *testing.T, s *Service, variant, changes string) wire.Pad {
	t.Helper()
	v, _ := must.Get2(variantOf(variant, json.RawMessage(changes)))(t)
	out := must.Get(reckon(s, &wire.PadAsking{Begin: &wire.PadBeginning{
		Variant: variant, Rules: json.RawMessage(changes), Seats: []string{"Anna", "Bo", "Cleo", "Dag", "Elsa"}[:v.Seats], Date: "2026-11-23",
	}}))(t)
	return out
}

// entered returns an entry of tricks and bids, -1 for unknown.
func entered(n int, r *rand.Rand, c *wire.PadChoices) *pad.Entry {
	e := pad.Blank(n)
	left := c.Tricks
	for i := range e.Hands {
		won := left
		if i < n-1 {
			won = r.IntN(left + 1)
		}
		left -= won
		e.Hands[i].Tricks, e.Hands[i].Bid = pad.Count(won), pad.Count(c.Bids[r.IntN(len(c.Bids))])
		if r.IntN(4) == 0 {
			e.Hands[i].Made, e.Hands[i].Bid = pad.Made, pad.Unknown
		}
	}
	if len(c.Premiums) > 0 && r.IntN(3) == 0 {
		e.Hands[r.IntN(c.Live)].Premium = c.Premiums[r.IntN(len(c.Premiums))]
	}
	if len(c.Trumps) > 0 && r.IntN(3) > 0 {
		e.Trump = c.Trumps[r.IntN(len(c.Trumps))]
	}
	return &e
}

// TestPadOracle keeps pads of all variants by random entries, passing only the record to and fro, and
// compares each answer with package pad.
func TestPadOracle(t *testing.T) {
	s, r := newService(t), rand.New(rand.NewPCG(1, 8))
	for _, v := range rules.Catalogue() {
		now := begun(t, s, v.ID, "")
		own := must.Get(pad.Read(strings.NewReader(now.Record)))(t)
		for step := 0; step < 60 && now.Due != nil; step++ {
			in := &wire.PadAsking{Record: now.Record, Do: "enter", Entry: entered(len(now.Seats), r, &now.Choices)}
			n := len(now.Deals)
			if n > 0 && r.IntN(5) == 0 {
				deal := wire.Count(r.IntN(n))
				in.Deal, n = &deal, int(deal)
			}
			var err error
			switch act := r.IntN(3); {
			case n == len(own.Deals()):
				err = own.Enter(*in.Entry)
			case act == 0:
				in.Do, in.Again = "insert", r.IntN(2) == 0
				_, err = own.Insert(n, *in.Entry, in.Again)
			case act == 1:
				in.Do, in.Entry = "delete", nil
				_, err = own.Delete(n, false)
			default:
				_, err = own.Correct(n, *in.Entry, false)
			}
			now, _ = reckon(s, in)
			if refused := now.Fault != nil || now.Missing != nil || now.Unfit != nil; refused != (err != nil) || now.Record != string(own.Append(nil)) {
				t.Fatalf("%s, step %d: %+v, and not %v\n%s", v.ID, step, now.Fault, err, now.Record)
			}
			if own, _ = pad.Read(strings.NewReader(now.Record)); own == nil { // it forgets trumps that were entered though they follow
				t.Fatal(now.Record)
			}
			if f, ok := err.(*pad.Fault); ok && (now.Fault == nil || now.Fault.Kind != f.Kind || now.Fault.Text != f.Text) {
				t.Errorf("%s: %+v, and not %v", v.ID, now.Fault, f)
			}
		}
		due, ok := own.Due()
		if ok != (now.Due != nil) || ok && (int(now.Due.Dealer) != int(due.Dealer) || now.Due.Trump != trumpName(due.Trump)) {
			t.Errorf("%s: due is %+v, and not %+v", v.ID, now.Due, due)
		}
		if got := pointsOf(own.Match().Game, own.Totals()); !reflect.DeepEqual(got, now.Totals) || len(now.Deals) != len(own.Deals()) {
			t.Errorf("%s: %v after %d deals, and not %v after %d", v.ID, now.Totals, len(now.Deals), got, len(own.Deals()))
		}
		if _, err := record.Check(strings.NewReader(now.Record)); err != nil && now.Due == nil {
			t.Errorf("%s: the record is refused: %v\n%s", v.ID, err, now.Record)
		}
	}
}

// TestPadHead: the head of a pad is changed as a whole, and each answer has the head, the act and its
// effects.
func TestPadHead(t *testing.T) {
	s := newService(t)
	now := begun(t, s, "standard", "")
	now, err := reckon(s, json.RawMessage(`{"record":`+quoted(now.Record)+`,"do":"enter","entry":{"hands":[{"tricks":3,"made":true},{"tricks":4,"made":false},{"made":false}]}}`))
	if err != nil || now.Did == nil || *now.Did != (pad.Act{What: pad.Entered}) || !reflect.DeepEqual(now.Game, wire.Points{33, 4, 2}) {
		t.Fatalf("%v: %+v", err, now)
	}
	h := now.Head
	h.Seats[2], h.First, h.Target, h.Opening = "Klara", 1, 30, &pad.Opening{Totals: []int32{1, 2, 3}, Trump: rules.HeartsTrump}
	h.Replaced = []record.Replacement{{Deal: 1, Seat: 0, Name: "Eva"}}
	then, err := reckon(s, &wire.PadAsking{Record: now.Record, Do: "head", Head: &h})
	if err != nil || !reflect.DeepEqual(then.Head, h) || then.Did == nil || then.Did.What != "head" || !reflect.DeepEqual(then.Seats, []string{"Eva", "Bo", "Klara"}) ||
		len(then.Changed) != 1 || then.Changed[0].Dealt != 0 || then.Changed[0].Dealer != 1 || then.Deals[0].Why.Trump != "before" || !then.House {
		t.Errorf("%v: %+v", err, then)
	}
	for _, head := range []string{`null`, `{"seats":["Anna","anna","Bo"],"first":0,"target":100}`, `{"seats":["A","B","C"],"first":0,"target":100,"opening":{"totals":[1]}}`,
		`{"seats":["A","B"],"first":0,"target":100}`, `{"seats":["A","B","C"],"first":0,"target":100,"opening":{"totals":[1,2,3],"trump":"x"}}`} {
		if out, err := reckon(s, json.RawMessage(`{"record":`+quoted(now.Record)+`,"do":"head","head":`+head+`}`)); err == nil {
			t.Errorf("%s: %+v", head, out)
		}
	}
}

// TestPadFaults: every fault has its name, a sentence in every language, and changes nothing.
func TestPadFaults(t *testing.T) {
	const small = `{"ranks":"A K Q","hand":6,"aside":2}`
	s := newService(t)
	for _, c := range []struct{ variant, rules, entry, want string }{
		{"standard", "", `{"hands":[{"tricks":3},{"tricks":4},{"tricks":4}]}`, "sum"},
		{"standard", "", `{"hands":[{"tricks":12},{},{}]}`, "tricks"},
		{"standard", "", `{"hands":[{"bid":10},{},{}]}`, "bid"},
		{"standard", "", `{"hands":[{"bid":99999999},{},{}]}`, "bid"},
		{"duel", small, `{"hands":[{"bid":6,"tricks":4},{"bid":6,"tricks":0}]}`, "bids"},
		{"standard", "", `{"hands":[{"bid":4,"tricks":3,"made":true},{},{}]}`, "not-made"},
		{"standard", "", `{"hands":[{"bid":3,"tricks":3,"made":false},{},{}]}`, "made"},
		{"standard", `{"worth":"C2 D0 H1 S1"}`, `{"hands":[{"tricks":8,"made":true},{},{}]}`, "no-contract"},
		{"nobid", "", `{"hands":[{"bid":3,"tricks":3,"made":true,"premium":"declare 4"},{},{}]}`, "not-announced"},
		{"pennycook", "", `{"hands":[{"premium":"declare"},{},{}]}`, "premium"},
		{"standard", "", `{"hands":[{"premium":"declare 3"},{},{}]}`, "number"},
		{"dummy", "", `{"hands":[{},{},{"premium":"declare"}]}`, "dummy"},
		{"standard", "", `{"hands":[{"premium":"declare"},{"premium":"declare"},{}]}`, "holders"},
		{"standard", "", `{"trump":"H","hands":[{},{},{}]}`, "other-trump"},
		{"standard", "", `{"turnup":"9H","hands":[{},{},{}]}`, "turnup"},
		{"classic", "", `{"trump":"nines","hands":[{},{},{}]}`, "not-turned"},
		{"classic", "", `{"turnup":"5H","hands":[{},{},{}]}`, "pack"},
		{"classic", "", `{"turnup":"9H","trump":"H","hands":[{},{},{}]}`, "other-turnup"},
		{"declarer", "", `{"trump":"S","hands":[{},{},{}]}`, "nobody-names"},
		{"declarer", "", `{"trump":"none","hands":[{"premium":"declare"},{},{}]}`, "name"},
	} {
		now := begun(t, s, c.variant, c.rules)
		for _, do := range []string{"", "enter"} {
			out, err := reckon(s, map[string]any{"record": now.Record, "do": do, "entry": json.RawMessage(c.entry)})
			if err != nil || out.Fault == nil || string(out.Fault.Kind) != c.want || out.Fault.Text == "" || out.Record != now.Record || out.Entry == nil {
				t.Errorf("%s %s: %+v, %v", c.variant, c.entry, out.Fault, err)
			}
		}
		for _, lang := range phrase.Languages() {
			if !phrase.Open(lang).Has("pad.fault." + c.want) {
				t.Errorf("%s says nothing of %s", lang, c.want)
			}
		}
	}
}

// TestPadRefused: invalid requests about pads are refused with a reason.
func TestPadRefused(t *testing.T) {
	s := newService(t)
	now := begun(t, s, "standard", "")
	for body, want := range map[string]string{
		`{}`: "begin one", `{"record":"x"}`: "refused", `{"begin":{"variant":"none","seats":[],"first":0}}`: "none",
		`{"begin":{"variant":"standard","seats":["A","B"],"first":0}}`:                                                                        "3 hands",
		`{"begin":{"variant":"standard","seats":["A","B","C"],"first":3}}`:                                                                    "0 to 2",
		`{"begin":{"variant":"dummy","seats":["A","B","C"],"first":2}}`:                                                                       "0 to 1",
		`{"record":` + quoted(now.Record) + `,"do":"fly","entry":{"hands":[{},{},{}]}}`:                                                       "fly",
		`{"record":` + quoted(now.Record) + `,"do":"enter"}`:                                                                                  "entry",
		`{"record":` + quoted(now.Record) + `,"entry":{"hands":[]}}`:                                                                          "hands",
		`{"record":` + quoted(now.Record) + `,"entry":{"trump":"X","hands":[{},{},{}]}}`:                                                      "none of: none, C",
		`{"record":` + quoted(now.Record) + `,"entry":{"hands":[{"premium":"x"},{},{}]}}`:                                                     "premium: \"x\" is not an offer",
		`{"record":` + quoted(now.Record) + `,"entry":{"trump":"x","hands":[{},{},{}]}}`:                                                      "trump: ",
		`{"record":` + quoted(now.Record) + `,"entry":{"turnup":"x","hands":[{},{},{}]}}`:                                                     "turnup: ",
		`{"record":` + quoted(now.Record) + `,"do":"head","head":{"seats":["a","b","c"],"first":0,"opening":{"totals":[1,2,3],"trump":"x"}}}`: "head.opening.trump: ",
	} {
		if _, err := reckon(s, json.RawMessage(body)); err == nil || faultOf(err).Status != wire.StatusBadRequest || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", body, err)
		}
	}
	if out, err := reckon(s, map[string]any{"record": now.Record, "deal": 7, "do": "enter", "entry": json.RawMessage(`{"hands":[{},{},{}]}`)}); err != nil || out.Fault == nil || out.Fault.Kind != "deal" {
		t.Errorf("a deal that is not there: %+v, %v", out.Fault, err)
	}
	stopped, err := reckon(s, &wire.PadAsking{Record: now.Record, Do: "stop"})
	if err != nil || stopped.Due != nil || stopped.End == nil || !stopped.End.Cut {
		t.Errorf("stopped: %+v, %v", stopped, err)
	}
	over, err := reckon(s, &wire.PadAsking{Record: stopped.Record, Do: "stop"})
	if err != nil || over.Fault == nil || over.Fault.Kind != "over" || over.Record != stopped.Record {
		t.Errorf("stopped twice: %+v, %v", over.Fault, err)
	}
}

func quoted(text string) string {
	b, _ := json.Marshal(text)
	return string(b)
}

// TestPadLines: typed lines work as in the terminal, in the person's language.
func TestPadLines(t *testing.T) {
	s := newService(t)
	now := begun(t, s, "swedish", "")
	typed := func(in wire.PadAsking, says string, deals int) {
		t.Helper()
		in.Record = now.Record
		out, err := reckon(s, &in)
		if err != nil || !strings.Contains(strings.Join(out.Said, "\n"), says) || len(out.Deals) != deals {
			t.Fatalf("%+v: %v: %d deals; it says %q, not %q", in, err, len(out.Deals), out.Said, says)
		}
		if out.Due != nil && (len(out.Due.Missing) == 0 || out.Due.Missing[0].What != "tricks") {
			t.Errorf("%+v: of the next deal it needs %+v", in, out.Due.Missing)
		}
		now = out
	}
	typed(wire.PadAsking{Line: "3 erfüllt, 4, 2", Lang: "de"}, "Spiel 2: Bo gibt", 1)
	typed(wire.PadAsking{Line: "3+, 4, 2; S"}, "Deal 3: Cleo deals", 2)
	typed(wire.PadAsking{Line: "3, 3", Lang: "sv"}, "Det saknas ännu", 2)
	typed(wire.PadAsking{Line: "3+, 4, 2"}, "Deal 4", 3)
	const edit = "edit 1 9/9 r, 3/0, 3/0"
	typed(wire.PadAsking{Line: edit}, "Enter the same line again", 3)
	if !now.Again {
		t.Error("it does not say that the same line would give up a deal")
	}
	typed(wire.PadAsking{Line: edit, Again: true}, "Deal 1 is corrected.", 2)
	if now.Again {
		t.Error("a line that is done could be sent again")
	}
	for _, in := range []wire.PadAsking{
		{Line: "3", Do: "stop"}, {Line: "3", Entry: &pad.Entry{Hands: make([]pad.Hand, 3)}}, {Line: strings.Repeat("3", 401)},
	} {
		in.Record = now.Record
		if _, err := reckon(s, &in); err == nil {
			t.Errorf("%+v is taken", in)
		}
	}
}

// TestSeason: pads are added up by the names of the players, in points and in money.
func TestSeason(t *testing.T) {
	s := newService(t)
	now := begun(t, s, "standard", "")
	now = must.Get(reckon(s, json.RawMessage(`{"record":`+quoted(now.Record)+`,"do":"enter","entry":{"hands":[{"tricks":3,"made":true},{"tricks":4,"made":false},{"made":false}]}}`)))(t)
	ask := func(body string) (out wire.Season, err error) {
		c := &Call{Media: wire.JSON, Body: strings.NewReader(body), Path: none}
		if err = s.Do(context.Background(), "season", c); err == nil {
			err = json.Unmarshal(c.Answer.Body, &out)
		}
		return out, err
	}
	out, err := ask(`{"records":[` + quoted(now.Record) + `,` + quoted(now.Record) + `],"stake":"0,1"}`)
	if err != nil || len(out.Players) != 3 || out.Players[0].Points != 66 || out.Players[0].Balance != 120 || out.Players[0].Amount != "12.0" || out.Players[0].Made != 2 ||
		len(out.Transfers) != 2 || out.Transfers[0].To != "Anna" || !strings.Contains(out.CSV, "Anna,2,0,0,0,2,2,66,120,12.0\n") {
		t.Errorf("%v: %+v", err, out)
	}
	if out, err = ask(`{"records":[` + quoted(now.Record) + `],"stake":"0.1","comma":true}`); err != nil || !strings.Contains(out.CSV, "Anna;1;0;0;0;1;1;33;60;6,0\n") {
		t.Errorf("with decimal commas: %v: %q", err, out.CSV)
	}
	if out, err := ask(`{"records":[]}`); err != nil || len(out.Players) != 0 || out.Players == nil {
		t.Errorf("%v: %+v", err, out)
	}
	var many []string
	for i := range mostInSeason {
		many = append(many, strings.Replace(now.Record, `"Anna"`, fmt.Sprintf(`"A%d"`, i), 1))
	}
	if _, err := ask(`{"records":` + string(must.Get(json.Marshal(many))(t)) + `}`); err == nil || !strings.Contains(err.Error(), "a season may have 1000") {
		t.Errorf("a season of %d players: %v", mostInSeason+2, err)
	}
	for _, body := range []string{`{"records":["{}"]}`, `{"records":[` + quoted(now.Record) + `,""]}`, `{"records":[],"stake":"x"}`} {
		if _, err := ask(body); err == nil {
			t.Errorf("%s was added up", body)
		}
	}
}

// TestPadSentences: a pad's sentences are in the requested language: refusals, effects of corrections,
// origins of trumps, and settlements.
func TestPadSentences(t *testing.T) {
	s := newService(t)
	out := begun(t, s, "standard", "")
	enter := func(asking wire.PadAsking, tricks ...pad.Count) {
		t.Helper()
		e := pad.Blank(3)
		for i, n := range tricks {
			e.Hands[i].Tricks, e.Hands[i].Bid = n, n
		}
		asking.Record, asking.Do, asking.Entry, asking.Lang = out.Record, "enter", &e, "de"
		out = must.Get(reckon(s, &asking))(t)
	}
	enter(wire.PadAsking{}, 4, 4, 4)
	if out.Fault == nil || len(out.Said) != 1 || !strings.Contains(out.Said[0], "Stiche") {
		t.Errorf("twelve tricks of nine: %q", out.Said)
	}
	enter(wire.PadAsking{}, 3, 3, 3)
	enter(wire.PadAsking{}, 9, 0, 0)
	if out.Due.Origin != "drei haben ihren Kontrakt erfüllt" || len(out.Settlement) != 1 || !strings.Contains(out.Settlement[0], "Anna +") {
		t.Errorf("the trump: %q; settled by %q", out.Due.Origin, out.Settlement)
	}
	first := wire.Count(0)
	e := out.Deals[0].Entry
	e.Hands[0].Bid, e.Hands[0].Made = 2, pad.Failed
	out = must.Get(reckon(s, &wire.PadAsking{Record: out.Record, Do: "enter", Deal: &first, Entry: &e, Lang: "de"}))(t)
	if said := strings.Join(out.Said, " "); len(out.Said) != 2 || !strings.Contains(said, "Spiel 2") || !strings.Contains(said, "Anna ") {
		t.Errorf("after the correction: %q", out.Said)
	}
}
