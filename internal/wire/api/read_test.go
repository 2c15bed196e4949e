package api

import (
	"testing"

	"ninetynine/internal/wire"
)

// TestRepeated finds every repeated field of an object, and nothing else.
func TestRepeated(t *testing.T) {
	for body, want := range map[string]string{
		`{}`: "",
		`{"a":1,"b":{"a":2},"c":[{"a":3},{"a":4}],"d":"a"}`: "",
		`{"a":1,"b":{"c":2,"c":3}}`:                         "c",
		`{"a":{"b":1},"b":2,"A":3}`:                         "A",
		`{"a":[1,{"b":{"c":1}},{"b":1,"b":2}]}`:             "b",
		`{"a":"\"b\":{","b":"}\\","c":"]"}`:                 "",
		`{"a":"\\","a" : 1}`:                                "a",
		`{"é":1,"\u00c9":2}`:                                "É",
		"{\"a\"\n\t:1 ,\"b\":1, \"a\"\r\n:2}":               "a",
	} {
		if got := repeated(body); got != want {
			t.Errorf("%s: %q, not %q", body, got, want)
		}
	}
}

// TestParseAct: parsing the most frequent request needs few allocations.
func TestParseAct(t *testing.T) {
	body := []byte(`{"id":"c1755600000000-17","do":"act","act":"play DK","seen":128}`)
	var c wire.Command
	if err := parse(body, &c); err != nil || c.Seen != 128 {
		t.Fatalf("%+v, %v", c, err)
	}
	n := testing.AllocsPerRun(100, func() {
		var c wire.Command
		_ = parse(body, &c)
	})
	if n > 20 {
		t.Errorf("%.0f allocations", n)
	}
}
