package record

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/match"
	"ninetynine/rules"
)

func TestViewJSONIsComplete(t *testing.T) {
	byContracts := rules.Catalogue()[0]
	byContracts.Game.Tie = rules.ByContracts
	for _, v := range append(gate.Some(rules.Catalogue(), 6), byContracts) {
		m := must.Get(match.New(randomplay.Open(t, v), 0, match.Limit{Deals: 40, Games: 2}))(t)
		seq, n := uint64(0), 0
		check := func(s *match.State) {
			if n++; s.Number > 1 && s.Stage == match.Playing && n%31 != 0 && s.Deal.Trump() != rules.NinesTrump {
				return // two whole deals, and samples of later ones
			}
			for _, seat := range append(seatsOf(m), rules.Nobody) {
				var want match.View
				m.View(s, seat, &want)
				seq++
				text := AppendView(nil, m, &want, seq)
				got, back, err := ParseView(text, m.Game)
				if err != nil {
					t.Fatalf("%s: %v\n%s", v.ID, err, text)
				}
				if got != want || back != seq {
					t.Fatalf("%s: from\n%s\ncame\n%s\n%+v\n%+v", v.ID, text, AppendView(nil, m, &got, back), got, want)
				}
			}
		}
		start := m.Start()
		check(&start)
		play(m, header(m), 3, check)
	}
}

func seatsOf(m *match.Match) (all []rules.Seat) {
	for i := range rules.Seat(m.Game.Seats()) {
		all = append(all, i)
	}
	return all
}

// TestOptionsThatCannotBe: options from which rules.Options could make no act.
func TestOptionsThatCannotBe(t *testing.T) {
	m := open(t, "standard", 0, match.Limit{Deals: 1})
	views := map[rules.Phase]string{}
	play(m, header(m), 3, func(s *match.State) {
		var v match.View
		m.View(s, m.Game.Turn(&s.Deal).First(), &v)
		if views[v.Phase] == "" {
			views[v.Phase] = string(AppendView(nil, m, &v, 1))
		}
	})
	all := cards.Everything.String()
	for _, tc := range []struct {
		phase         rules.Phase
		options, want string
	}{
		{rules.Laying, `{"kind":"lay","from":"` + all + `","pick":3}`, "options: it does not fit"},
		{rules.Laying, `{"kind":"lay","from":"AC KC","pick":3}`, "options: it does not fit"},
		{rules.Laying, `{"kind":"lay","from":"AC KC","pick":5}`, "options.pick: 5 is outside 1 to 4"},
		{rules.Laying, `{"kind":"play","from":"AC KC","pick":1}`, "options.kind: is play, but the phase is lay"},
		{rules.Playing, `{"kind":"play","from":"AC KC","pick":2}`, "options.pick: 2 is outside 1 to 1"},
		{rules.Playing, `{"kind":"play","from":"","pick":1}`, "options: it does not fit"},
		{rules.Playing, `{"kind":"play","from":"AC","pick":1,"seat":3}`, "options.seat: 3 is outside 0 to 2"},
		{rules.Offering, `{"kind":"offer","acts":[]}`, "options: it does not fit"},
	} {
		text := views[tc.phase]
		text = text[:strings.Index(text, `"options":`)] + `"options":` + tc.options + "}"
		if v, _, err := ParseView([]byte(text), m.Game); err == nil || !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%s: %v, %v", tc.options, v.Options, err)
		}
	}
}

// TestStay: where a trump may be named, the View says which applies otherwise.
func TestStay(t *testing.T) {
	m := open(t, "declarer", 0, match.Limit{Deals: 1})
	s := m.Start()
	seed := cards.SeedOf("stay")
	d := m.Draw(&s, &seed, 0)
	must.Do(t, m.Deal(&s, &d))
	var v match.View
	m.View(&s, 0, &v)
	want := fmt.Sprintf(`"stay":%q`, d.Trump)
	if text := AppendView(nil, m, &v, 1); !bytes.Contains(text, []byte(want)) {
		t.Errorf("%s lacks %s", text, want)
	}
}

// TestParseViewAllocates: reading a View does not take memory for each word.
func TestParseViewAllocates(t *testing.T) {
	m := open(t, "standard", 0, match.Limit{Deals: 1})
	s := m.Start()
	deal(m, &s, nil)
	var v match.View
	m.View(&s, 0, &v)
	text := AppendView(nil, m, &v, 1)
	if n := testing.AllocsPerRun(10, func() { must.Get2(ParseView(text, m.Game))(t) }); n > 80 {
		t.Errorf("%v allocations", n)
	}
}

// TestValues: the tree has what encoding/json reads, and the bytes.
func TestValues(t *testing.T) {
	deep := strings.Repeat("[", maxDepth-1) + "1" + strings.Repeat("]", maxDepth-1)
	for _, text := range []string{
		` { "a\u0062" : "x\"y\\" , "c":[ 1.5e3,-2, true,false , null,{ },[] ]} `, `"\\"`, "7", " null", deep,
	} {
		v := must.Get(parseJSON([]byte(text)))(t)
		var got, want any
		must.Do(t, json.Unmarshal([]byte(tree(v)), &got))
		must.Do(t, json.Unmarshal([]byte(text), &want))
		if !reflect.DeepEqual(got, want) || string(v.raw) != strings.TrimSpace(text) {
			t.Errorf("%s became %v with the bytes %s", text, got, v.raw)
		}
	}
	if _, err := parseJSON([]byte("[" + deep + "]")); err == nil || !strings.Contains(err.Error(), "nested more than 32 deep") {
		t.Error(err)
	}
}

// tree writes a value from its parts.
func tree(v value) string {
	parts := []string{}
	for i, x := range v.items {
		part := tree(x)
		if v.kind == '{' {
			part = string(appendString(nil, v.names[i])) + ":" + part
		}
		parts = append(parts, part)
	}
	switch all := strings.Join(parts, ","); v.kind {
	case '{':
		return "{" + all + "}"
	case '[':
		return "[" + all + "]"
	case '"':
		return string(appendString(nil, v.text))
	case 'n':
		return "null"
	}
	return v.text
}

// TestViewsThatCannotBe: fields that contradict each other are refused, with the field's name.
func TestViewsThatCannotBe(t *testing.T) {
	for _, tc := range []struct {
		variant string
		phase   rules.Phase
		change  map[string]any
		want    string
	}{
		{"dummy-penguin", rules.Laying, map[string]any{"turn": []int{}}, "turn: it is nobody, but the other fields make it "},
		{"dummy-penguin", rules.Playing, map[string]any{"leads": []int{2}}, "leads: "},
		{"standard", rules.Offering, map[string]any{"held": []int{9, 9, 1}}, "held: it is [9 9 1], but the other fields make it [9 9 9]"},
		{"dummy", rules.Laying, map[string]any{"held": []int{12, 8, 9}}, "held: it is [12 8 9], but the other fields make it [12 9 9]"},
		{"standard", rules.Laying, map[string]any{"seat": 4}, "seat: 4 is no seat of this variant"},
		{"nobid", rules.Playing, map[string]any{"phase": "lay", "options": nil}, `phase: a deal of this variant has no phase "lay"`},
		{"standard", rules.Playing, map[string]any{"won": []int{1, 0, 0}}, "won: it is [1 0 0], but the other fields make it [0 0 0]"},
		{"standard", rules.Playing, map[string]any{"void": []string{"C D H S", "C D H S", "C D H S"}}, "hands: with the cards that the View hides: "},
		{"duel", rules.Playing, map[string]any{"options": map[string]any{"kind": "play", "from": "AC", "pick": 1}}, "options: it does not fit the other fields"},
	} {
		m := open(t, tc.variant, 0, match.Limit{Deals: 1})
		text := ""
		play(m, header(m), 3, func(s *match.State) {
			var v match.View
			if m.View(s, m.Game.Turn(&s.Deal).First(), &v); text == "" && v.Phase == tc.phase {
				text = string(AppendView(nil, m, &v, 1))
			}
		})
		must.Get2(ParseView([]byte(text), m.Game))(t)
		var fields map[string]any
		must.Do(t, json.Unmarshal([]byte(text), &fields))
		maps.Copy(fields, tc.change)
		maps.DeleteFunc(fields, func(_ string, to any) bool { return to == nil })
		changed := must.Get(json.Marshal(fields))(t)
		if _, _, err := ParseView(changed, m.Game); err == nil || !strings.Contains(err.Error(), "the view: "+tc.want) {
			t.Errorf("%s, %v: %v", tc.variant, tc.change, err)
		}
	}
}
