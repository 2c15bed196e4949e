package record

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"ninetynine/match"
	"ninetynine/rules"
)

func TestHouseVariant(t *testing.T) {
	v, changes, err := ParseVariant([]byte(`{ "variant":"standard", "id":"club", "name":"Club night",
		"game":{"target":150, "bonus":100}, "trump":{"after":["none","S","H","C"]}, "ranks":"6 7 8 9 10 J Q K A" }`))
	if err != nil {
		t.Fatal(err)
	}
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
		"game.bonus": rules.Stated, "ranks": rules.Stated, "trump.first": rules.Stated, // given, but not different
	} {
		if c, ok := v.Clause(field); !ok || c.Basis != basis {
			t.Errorf("%s stands on %+v", field, c)
		}
	}
	if c, _ := v.Clause("game.target"); c.Text != "The house plays 150 here; “standard” has 100." {
		t.Error(c.Text)
	}

	g, err := rules.New(v)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(g, 1, match.Limit{Games: 1})
	if err != nil {
		t.Fatal(err)
	}
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
		if err := json.Unmarshal(AppendVariant(nil, &want), &all); err != nil {
			t.Fatal(err)
		}
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
		{`{"variant":"standard","game":{"aim":150}}`, "game.aim", "there is no such field; there are: target, deals, bonus"},
		{`{"variant":"standard","game":150}`, "game", "must be an object"},
		{`{"variant":"standard","game":{"target":"150"}}`, "game.target", `"150" does not fit; it needs a whole number`},
		{`{"variant":"standard","game":{"target":1.5}}`, "game.target", "needs a whole number"},
		{`{"variant":"standard","game":{"target":null}}`, "game.target", "null is no value"},
		{`{"variant":"standard","dummy":1}`, "dummy", "true or false"},
		{`{"variant":"standard","order":"lay"}`, "order", "needs a list"},
		{`{"variant":"classic","trump":{"after":"lay"}}`, "trump.after", "needs a list"},
		{`{"variant":"standard","offers":{"how":"shouted"}}`, "offers.how", `"shouted" is none of: none, sealed, turn, raise`},
		{`{"variant":"standard","worth":"C3"}`, "worth", "does not give each of the four suits"},
		{`{"variant":"standard","game":{"deals":9}}`, "game", "target or a number of deals, and not both"},
		{`{"variant":"standard","seats":4}`, "ranks", "the pack has 36 cards, but hands and turn-up take 48"},
		{`{"variant":"standard","id":"four"}`, "id", "is a published variant"},
		{`{"variant":"standard","id":""}`, "id", "needs an id"},
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
	if joined, ok := err.(interface{ Unwrap() []error }); !ok || len(joined.Unwrap()) != 2 {
		t.Errorf("not both faults are named: %v", err)
	}
}
