package record

import (
	"bytes"
	"errors"
	"testing"
	"time"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

// FuzzReplay: nothing panics, faults are named, and an accepted record can be written again with
// the same meaning.
func FuzzReplay(f *testing.F) {
	for _, b := range examples(f) {
		if len(b) < 5000 {
			f.Add(b)
			f.Add(bytes.Join(bytes.SplitAfter(b, []byte("\n"))[:9], nil))
		}
	}
	for _, id := range []string{"standard", "classic", "declarer", "nobid", "dummy-penguin", "duel"} {
		f.Add(pad(f, id, 12))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) > 20_000 {
			return
		}
		p, err := NewReplay(bytes.NewReader(b))
		if err != nil {
			return // not a packed file
		}
		for err == nil {
			_, err = p.Next()
		}
		var bad *Error
		if errors.As(err, &bad) && (bad.Line < 1 || bad.Reason == "" || bad.Rule == "") {
			t.Errorf("the error says too little: %#v", bad)
		}
		before, err := Check(bytes.NewReader(b))
		if err != nil {
			return
		}
		again := rewrite(t, b)
		after, err := Check(bytes.NewReader(again))
		if err != nil {
			t.Fatalf("rewritten: %v\n%s", err, again)
		}
		if before.Bytes, after.Bytes = 0, 0; before.Torn == 1 { // the torn line is not written again
			before.Torn, before.Unfinished = 0, after.Unfinished
		}
		if after != before {
			t.Errorf("%+v became %+v", before, after)
		}
		if third := rewrite(t, again); !bytes.Equal(again, third) {
			t.Error(diff(again, third))
		}
	})
}

// FuzzAct: the canonical and the tolerant reading of a line agree.
func FuzzAct(f *testing.F) {
	for _, line := range []string{
		`{"seat":0,"act":"lay 7D 6S 10C"}`, `{"seat":1,"act":"declare 4","auto":"time"}`, `{"seat":2,"act":"play 10H","by":1}`, `{"seat":2,"act":"play 10H","by":1,"auto":"claim"}`,
		`{"seat":0,"act":"name nines","at":"2026-11-21T19:30:00Z"}`, `{"seat":0,"act":"name H"}`, `{"seat":4,"act":"pass"}`,
		`{"deal":0,"game":0,"dealer":1,"turnup":"joker","trump":"none","hands":["AC","12D"]}`,
		`{"deal":3,"game":1,"dealer":0,"turnup":"6H","trump":"H","joker":1,"hands":["AC","9D"],"number":7}`,
		`{"deal":007,"game":0,"dealer":1,"hands":["AC","9D"]}`, `{"seat":1,"act":"declare 04"}`, `{"seat":1,"act":"lay 2C 2C"}`,
		`{"deal":0,"game":0,"dealer":1,"hands":["AC","9D","2H 3C"],"aside":["","","3C"]}`,
	} {
		f.Add([]byte(line))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		fast := Line{Number: 1, Text: text}
		if !scanAct(text, &fast) {
			fast = Line{Number: 1, Text: text}
			if !scanDeal(text, &fast) {
				return
			}
		}
		slow := Line{Number: 1, Text: text}
		must.Do(t, decodeJSON(&slow, nil), text, "only the fast way reads it")
		g := game(t, "nobid")
		if a, b := written(&fast, g), written(&slow, g); !bytes.Equal(a, b) || fast.Kind != slow.Kind || fast.HasBy != slow.HasBy || fast.hands != slow.hands {
			t.Errorf("%s: the fast way reads %s, the other %s", text, a, b)
		}
	})
}

func game(t testing.TB, id string) *rules.Game {
	t.Helper()
	g := must.Get(rules.Open(id))(t)
	return g
}

func written(l *Line, g *rules.Game) []byte {
	if l.Kind == ActLine {
		return AppendAct(nil, l.By, l.Act, &ActNote{l.Auto, l.At})
	}
	b := AppendDeal(nil, g, l.Deal, l.Game, &l.Cards, &l.Note)
	for _, h := range l.Cards.Hands {
		b = h.Append(b)
	}
	return b
}

// TestEveryActIsReadFast: lines of the writer are read on the fast path.
func TestEveryActIsReadFast(t *testing.T) {
	acts := []rules.Action{rules.Lay(1, cards.SetOf(cards.Of(cards.Ten, cards.Clubs))), rules.Lay(0, 0xF<<20)}
	for c := range cards.Everything.Cards() {
		acts = append(acts, rules.Play(2, c))
	}
	for _, o := range []rules.Offer{rules.Pass, rules.Declare, rules.Reveal, rules.Declare.With(0), rules.Reveal.With(12)} {
		acts = append(acts, rules.MakeOffer(3, o))
	}
	for tr := rules.NoTrump; tr < rules.Unnamed; tr++ {
		acts = append(acts, rules.Name(4, tr))
	}
	for _, a := range acts {
		for _, by := range []rules.Seat{a.Seat(), 1} {
			for _, auto := range []string{"", TimeRanOut, Claimed} {
				for _, at := range []time.Time{{}, time.Date(2026, 11, 21, 20, 30, 1, 5e8, time.FixedZone("", 3600))} {
					text := bytes.TrimSpace(AppendAct(nil, by, a, &ActNote{auto, at}))
					var fast, slow Line
					slow.Text = text
					if !scanAct(text, &fast) || decodeJSON(&slow, nil) != nil {
						t.Fatalf("%s is not read", text)
					}
					for _, l := range []*Line{&fast, &slow} {
						if l.Act != a || l.By != by || l.Auto != auto || !l.At.Equal(at) {
							t.Errorf("%s was read as %+v", text, l)
						}
					}
				}
			}
		}
	}
}

// FuzzParseView: nothing panics, and an accepted View is stable.
func FuzzParseView(f *testing.F) {
	for _, id := range []string{"standard", "classic", "dummy", "nines", "nobid"} {
		m := open(f, id, 0, match.Limit{Deals: 2})
		n := 0
		play(m, header(m), 1, func(s *match.State) {
			if n++; n%7 == 0 {
				var v match.View
				m.View(s, rules.Seat(n%2), &v)
				f.Add(AppendView(nil, m, &v, uint64(n)))
			}
		})
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		tree, err := parseJSON(b)
		if err != nil || tree.field("variant") == nil {
			return
		}
		g, err := rules.Open(tree.field("variant").text)
		if err != nil {
			return
		}
		v, seq, err := ParseView(b, g)
		if err != nil {
			return
		}
		m := must.Get(match.New(g, 0, match.Limit{}))(t)
		for i := range v.Options.Len() {
			if !v.Options.Has(v.Options.Nth(i)) {
				t.Errorf("%s: %v is not among the options", b, v.Options.Nth(i))
			}
		}
		text := AppendView(nil, m, &v, seq)
		again, n, err := ParseView(text, g)
		if err != nil || again != v || n != seq {
			t.Errorf("%s became %s: %v", b, text, err)
		}
	})
}

// FuzzParseVariant: nothing panics, an accepted variant can be played, and its changes reproduce it.
func FuzzParseVariant(f *testing.F) {
	for _, text := range []string{
		`{"variant":"standard","id":"club","name":"Club night","game":{"target":150}}`,
		`{"variant":"nines","trump":{"nineOrder":"S H D C","none":true},"order":["offer","name","lay","play"]}`,
		`{"variant":"classic","trump":{"plain":"9 A","by":"turnup"},"ranks":"6 7 8 9 10 J Q K A"}`,
		`{"variant":"five","score":{"made":[0,1,2,3,4,5],"zeroOrAll":true},"worth":"C1 D2 H3 S4"}`,
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		v, changes, err := ParseVariant(b)
		if err != nil {
			return
		}
		must.Get(rules.New(v))(t, b, "cannot be played")
		if changes == nil {
			return
		}
		again, same, err := ParseVariant(changes)
		if err != nil || !bytes.Equal(AppendVariant(nil, &again), AppendVariant(nil, &v)) || !bytes.Equal(same, changes) {
			t.Errorf("%s became %s: %v", b, changes, err)
		}
	})
}
