package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"ninetynine/internal/test/edits"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/rules"
)

func TestHouseVariant(t *testing.T) {
	v, changes := must.Get2(ParseVariant([]byte(`{ "variant":"standard", "id":"club", "name":"Club night",
		"game":{"target":150, "bonus":100}, "trump":{"after":["none","S","H","C"]}, "ranks":"6 7 8 9 10 J Q K A" }`)))(t)
	if want := `{"variant":"standard","id":"club","name":"Club night","game":{"target":150,"bonus":100},"trump":{"after":["none","S","H","C"]},"ranks":"6 7 8 9 10 J Q K A"}`; string(changes) != want {
		t.Errorf("changes: %s", changes)
	}
	if v.ID != "club" || v.Game.Target != 150 || v.Trump.After[0] != rules.NoTrump || v.Offers.Declare != 30 {
		t.Errorf("%+v", v)
	}
	base, err := rules.Named("standard")
	if err != nil || base.Trump.After[0] != rules.DiamondsTrump {
		t.Error("the published variant has changed too")
	}
	for field, basis := range map[string]rules.Basis{
		"game.target": rules.House, "trump.after": rules.House,
		"game.bonus": rules.House,                                                      // its sentence mentions the target, too
		"game.tie":   rules.Ruling, "ranks": rules.Stated, "trump.first": rules.Stated, // set, but not different
	} {
		if c, ok := v.Clause(field); !ok || c.Basis != basis {
			t.Errorf("%s stands on %+v", field, c)
		}
	}
	if c, _ := v.Clause("game.target"); c.Text != "Here it is 150 instead of 100." {
		t.Error(c.Text)
	}

	g := must.Get(rules.New(v))(t)
	m := must.Get(match.New(g, 1, match.Limit{Games: 1}))(t)
	h := header(m)
	h.Changes = changes
	b := play(m, h, 1, func(*match.State) {})
	if want := `{"ninetynine":1,"variant":"standard","rules":{"id":"club","name":"Club night","game":{"target":150,`; !bytes.HasPrefix(b, []byte(want)) {
		t.Errorf("%.200s", b)
	}
	if st, err := Check(bytes.NewReader(b)); err != nil || st.Unfinished != 0 {
		t.Errorf("%+v, %v", st, err)
	}
	if again := rewrite(t, b); !bytes.Equal(b, again) {
		t.Error(diff(b, again))
	}
}

func TestPublishedVariantHasNoChanges(t *testing.T) {
	for _, want := range rules.Catalogue() {
		v, changes, err := ParseVariant([]byte(`{"variant":"` + want.ID + `"}`))
		if err != nil || changes != nil || v.ID != want.ID {
			t.Errorf("%s: %v, %s, %v", want.ID, v.ID, changes, err)
		}
		var all map[string]any
		must.Do(t, json.Unmarshal(AppendVariant(nil, &want), &all))
		if cs, ok := all["clauses"].([]any); !ok || len(cs) != len(want.Clauses) || all["seats"] != float64(want.Seats) {
			t.Errorf("%s: %v", want.ID, all)
		}
	}
}

func TestWrongVariantsAreRefused(t *testing.T) {
	for _, tc := range []struct{ text, field, why string }{
		{`{"game":{"target":150}}`, "variant", "name the published variant"},
		{`{"variant":"bridge"}`, "variant", "no variant is called"},
		{`{"variant":"standard","target":150}`, "target", "there is no such field"},
		{`{"variant":"standard","Game":{}}`, "Game", "there is no such field"},
		{`{"variant":"standard","game":{"aim":150}}`, "game.aim", "there is no such field; the fields are: target, deals, bonus"},
		{`{"variant":"standard","game":150}`, "game", "must be an object"},
		{`{"variant":"standard","game":{"target":"150"}}`, "game.target", `"150" does not fit; it needs a whole number`},
		{`{"variant":"standard","game":{"target":1.5}}`, "game.target", "needs a whole number"},
		{`{"variant":"standard","game":{"target":null}}`, "game.target", "null is not a value"},
		{`{"variant":"classic","trump":{"after":[null,"C"]}}`, "trump.after[0]", "null is not a value"},
		{`{"variant":"standard","score":{"made":[0,60,[null]]}}`, "score.made[2][0]", "null is not a value"},
		{`{"variant":"standard","name":null}`, "name", "null is not a value"},
		{`{"variant":"standard","order":["lay","offer","play","lay","offer","play","lay","offer","play"]}`, "order", "has 9 items; there can be 8 at most"},
		{`{"variant":"standard","\u001b[2J":1}`, `"\x1b[2J"`, "there is no such field"},
		{`{"variant":"standard","dummy":1}`, "dummy", "true or false"},
		{`{"variant":"standard","order":"lay"}`, "order", "needs a list"},
		{`{"variant":"classic","trump":{"after":"lay"}}`, "trump.after", "needs a list"},
		{`{"variant":"standard","offers":{"how":"shouted"}}`, "offers.how", `"shouted" is none of: none, sealed, turn, raise`},
		{`{"variant":"standard","worth":"C3"}`, "worth", "does not give each of the four suits"},
		{`{"variant":"standard","game":{"deals":9}}`, "game", "target or a number of deals, and not both"},
		{`{"variant":"standard","seats":4}`, "ranks", "the pack has 36 cards, but hands and turn-up take 48"},
		{`{"variant":"standard","id":"four"}`, "id", "is a published variant"},
		{`{"variant":"standard","id":""}`, "id", "is not 1 to 40 of the letters"},
		{`{"variant":"standard","trump":{"first":"nines"}}`, "trump.first", "cannot be the first trump"},
	} {
		_, _, err := ParseVariant([]byte(tc.text))
		var bad *rules.FieldError
		if !errors.As(err, &bad) || bad.Field != tc.field || !strings.Contains(bad.Why, tc.why) {
			t.Errorf("%s: %v", tc.text, err)
		}
	}
	for _, text := range []string{``, `[]`, `{"variant":"standard","variant":"four"}`, `{"variant":"standard"`, "\xff"} {
		if _, _, err := ParseVariant([]byte(text)); err == nil {
			t.Errorf("%q was accepted", text)
		}
	}
	_, _, err := ParseVariant([]byte(`{"variant":"standard","a":1,"b":2}`))
	if faults, ok := errors.AsType[*rules.VariantError](err); !ok || len(faults.Fields) != 2 {
		t.Errorf("not both faults are named: %v", err)
	}
}

func TestFaultsStopSomewhere(t *testing.T) {
	var text strings.Builder
	text.WriteString(`{"variant":"standard"`)
	for i := range 1000 {
		fmt.Fprintf(&text, `,"x%d":1`, i)
	}
	_, _, err := ParseVariant([]byte(text.String() + "}"))
	faults, ok := errors.AsType[*rules.VariantError](err)
	if !ok || len(faults.Fields) != 10 || faults.More != 990 || !strings.HasSuffix(err.Error(), "and 990 more faults") {
		t.Errorf("%v", err)
	}
}

// TestVariantsAreNotConfused: an id with a blank is not an id with changes.
func TestVariantsAreNotConfused(t *testing.T) {
	good := `{"ninetynine":1,"variant":"standard","rules":{"game":{"target":150}},"seats":["","",""],"first":0}`
	bad := `{"ninetynine":1,"variant":"standard {\"game\":{\"target\":150}}","seats":["","",""],"first":0}`
	st, err := Check(strings.NewReader(good + "\n" + string(AppendAbandoned(nil)) + bad + "\n"))
	if err == nil {
		t.Errorf("accepted: %+v", st)
	}
}

// TestTheHouseIsCited: a fault in figures set by a house rule names that rule.
func TestTheHouseIsCited(t *testing.T) {
	v, changes, err := ParseVariant([]byte(`{"variant":"standard","score":{"made":[0,55,22,11]}}`))
	must.Do(t, err)
	g := must.Get(rules.New(v))(t)
	m := must.Get(match.New(g, 0, match.Limit{Deals: 1}))(t)
	h := header(m)
	h.Changes = changes
	for seed := uint64(1); ; seed++ {
		b := play(m, h, seed, func(*match.State) {})
		made := regexp.MustCompile(`"tricks":\[(\d+),.*"made":\[true,false,false\],"premium":\["","",""\]`).FindSubmatch(b)
		if made == nil {
			continue
		}
		wrong := regexp.MustCompile(`"points":\[\d+`).ReplaceAll(b, append([]byte(`"points":[`), made[1]...))
		_, err = Check(bytes.NewReader(wrong))
		if err == nil || !strings.Contains(err.Error(), "(score.made, house: ") || !strings.Contains(err.Error(), "Here it is 0, 55, 22, 11 instead of 0, 30, 20, 10.") {
			t.Errorf("%v", err)
		}
		return
	}
}

// TestChanges: the changes of any variant made in Go reproduce it.
func TestChanges(t *testing.T) {
	for name, change := range map[string]func(v *rules.Variant){
		"target": func(v *rules.Variant) { v.Game.Target = 150 },
		"own id": func(v *rules.Variant) { v.ID, v.Name, v.Game.Target = "club", "Club", 150 },
		"lists":  func(v *rules.Variant) { v.Score.Made = []int{0, 50, 20, 5}; v.Trump.After[1] = rules.NoTrump },
		"text":   func(v *rules.Variant) { v.Worth = rules.Worth{0, 1, 2, 3} },
		"more rules": func(v *rules.Variant) {
			v.Offers.How, v.Offers.Loss, v.Trump.First = rules.InTurn, rules.FromHolder, rules.ClubsTrump
		},
		"turn-up": func(v *rules.Variant) {
			v.Trump, v.Joker = rules.TrumpRule{By: rules.ByTurnup, NineOrder: v.Trump.NineOrder}, true
		},
	} {
		v := must.Get(rules.Named("standard"))(t)
		change(&v)
		changes := must.Get(Changes(&v))(t, name)
		back, _ := must.Get2(ParseVariant(changes))(t, name, changes)
		want := v
		if want.ID == "standard" { // reserved for the published one
			want.ID = "standard-house"
		}
		back.Clauses = v.Clauses
		if !bytes.Equal(AppendVariant(nil, &back), AppendVariant(nil, &want)) {
			t.Errorf("%s: %s gives\n%s", name, changes, AppendVariant(nil, &back))
		}
		h := &Header{Variant: v, Seats: []string{"", "", ""}}
		line := AppendHeader(nil, h)
		r := must.Get(NewReader(bytes.NewReader(line)))(t)
		l := must.Get(r.Next())(t, name, line)
		got := l.Header.Variant
		got.Clauses = v.Clauses
		if !bytes.Equal(AppendVariant(nil, &got), AppendVariant(nil, &want)) {
			t.Errorf("%s: the header tells another variant: %s", name, line)
		}
	}
	for _, v := range rules.Catalogue() {
		if changes, err := Changes(&v); err != nil || changes != nil {
			t.Errorf("%s: %s, %v", v.ID, changes, err)
		}
	}
	bad := rules.Catalogue()[0]
	bad.Game.Target = -1
	if changes, err := Changes(&bad); err == nil {
		t.Errorf("an impossible variant has changes: %s", changes)
	}
	if want := `{"variant":"standard","id":"club","game":{"target":150}}`; true {
		v, _ := rules.Named("standard")
		v.ID, v.Game.Target = "club", 150
		if got, err := Changes(&v); err != nil || string(got) != want {
			t.Errorf("%s, %v", got, err)
		}
	}
}

// TestWholeVariantsAreRead: a published variant from AppendVariant can be edited by hand and read.
func TestWholeVariantsAreRead(t *testing.T) {
	for _, want := range rules.Catalogue() {
		text := AppendVariant(nil, &want)
		if bytes.Contains(text, []byte(`\u00`)) {
			t.Errorf("%s is written with escapes: %s", want.ID, text)
		}
		if bytes.Contains(text, []byte("null")) {
			t.Errorf("%s", text)
		}
		v, changes, err := ParseVariant(text)
		if err != nil || changes != nil || !bytes.Equal(AppendVariant(nil, &v), text) {
			t.Errorf("%s: %s, %v", want.ID, changes, err)
		}
		old := fmt.Sprintf(`"bonus":%d`, want.Game.Bonus)
		v, changes, err = ParseVariant(bytes.Replace(text, []byte(old), []byte(`"bonus":77`), 1))
		if err != nil || v.Game.Bonus != 77 && v.Rubber.Bonus != 77 || bytes.Contains(changes, []byte("clauses")) {
			t.Errorf("%s: %s, %v", want.ID, changes, err)
		}
	}
}

// TestHouseClauses: a change removes all sentences that mention it, and leaves the others with
// their sources.
func TestHouseClauses(t *testing.T) {
	for _, c := range []struct{ house, gone, kept, said string }{
		{`{"variant":"standard","offers":{"declare":20,"reveal":80}}`, `Declare \(30\)|\b99\b`, "announce it without waiting", "Declare 20, reveal 80; offered sealed"},
		{`{"variant":"dummy","offers":{"reveal":60}}`, "none may reveal", "it is a draw", "Declare 30, reveal 60; "},
		{`{"variant":"standard","game":{"target":0,"deals":12}}`, "who reaches 100|a game is 100|reach the target", "Three games", "12 deals, and 100 to each winner."},
		{`{"variant":"standard","joker":true,"trump":{"by":"turnup"}}`, "No card is turned up|36 cards|belongs to the older", "Twelve cards each", "37 cards: A K Q J 10 9 8 7 6 in each suit, and a joker."},
		{`{"variant":"classic","joker":false}`, "a joker|37 cards|left over", "i medsols turordning", "the dealer’s last card"},
		{`{"variant":"standard","offers":{"how":"none"}}`, "Declare|Reveal|then the premiums|Here it is", "Three games", "\nNone."},
		{`{"variant":"standard","trump":{"by":"rotation"}}`, "number of players who|Kreuz, wenn|first deal's trump", "Twelve cards each", "In a fixed rotation, deal by deal: C, D, H, S, none."},
		{`{"variant":"penguin","game":{"tie":"contracts"}}`, "a game to a target goes on|Here it is", "A game is 100 points", "the most contracts made decide"},
		{`{"variant":"standard","game":{"tie":"share"}}`, "a game to a target goes on|Here it is", "Three games", "they share it"},
		{`{"variant":"dummy","order":["offer","lay","play"]}`, "after the offers|then the dummy|Here it is", "it is a draw", "its other cards are turned up before play"},
		{`{"variant":"dummy","game":{"bonusTo":"double"},"rubber":{"games":3}}`, "beats or ties the other, the winner adds|One game|Instead of those|genauso wie", "keiner darf", "twice if the dummy beats or ties"},
	} {
		v, _, err := ParseVariant([]byte(c.house))
		if err != nil {
			t.Errorf("%s: %v", c.house, err)
			continue
		}
		var all []string
		for _, x := range v.Clauses {
			all = append(all, x.Text)
		}
		text := strings.Join(all, "\n")
		if gone := regexp.MustCompile(c.gone).FindString(text); gone != "" {
			t.Errorf("%s: still says %q:\n%s", c.house, gone, text)
		}
		for _, want := range []string{c.kept, c.said} {
			if !strings.Contains(text, want) {
				t.Errorf("%s: does not say %q:\n%s", c.house, want, text)
			}
		}
	}
}

// TestEditedVariants: whatever house rules say, they are refused or can be played, and nothing panics.
func TestEditedVariants(t *testing.T) {
	if _, _, err := ParseVariant([]byte(`{"variant":"standard","score":{"made":[]}}`)); err == nil || !strings.Contains(err.Error(), "score.made: needs 4 entries") {
		t.Error(err)
	}
	r := rand.New(rand.NewPCG(9, 9))
	for _, v := range rules.Catalogue() {
		text, accepted := AppendVariant(nil, &v), 0
		for range gate.Times(300, 60) {
			changes := edits.JSON(t, r, text)
			house, _, err := ParseVariant(changes)
			if err == nil {
				accepted++
				must.Get(rules.New(house))(t, changes)
			}
		}
		if accepted == 0 {
			t.Errorf("%s: no edit was accepted", v.ID)
		}
	}
}
