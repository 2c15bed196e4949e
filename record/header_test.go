package record

import (
	"bytes"
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/match"
)

func TestHeaderIsKept(t *testing.T) {
	m := open(t, "dummy", 1, match.Limit{Deals: 3, Games: 2})
	want := header(m)
	want.Seats = []string{"Zoë \"Z\" \\", "<b>\t\n\x01\u2028</b>", ""}
	want.Site, want.Date = "Café ♣", "2026-11-21 \"quotes\""
	want.Bots = []string{"", "greedy 1.0", ""}
	want.Commit = strings.Repeat("0a", 32)
	want.Commits = []string{strings.Repeat("0b", 32), ""}
	want.Brought = true
	want.Extra = map[string]json.RawMessage{"zeta": json.RawMessage(`{"a":[1,2.50,null]}`), "alpha": json.RawMessage(`"\u00e9"`)}
	text := AppendHeader(nil, want)
	r := must.Get(NewReader(bytes.NewReader(text)))(t)
	l := must.Get(r.Next())(t, text)
	got := l.Header
	got.Variant, want.Variant = want.Variant, got.Variant
	if !reflect.DeepEqual(got, &Header{
		Variant: got.Variant, Seats: want.Seats, First: 1, Limit: want.Limit, Site: want.Site, Date: want.Date,
		Bots: want.Bots, Commit: want.Commit, Commits: want.Commits, Brought: true, Extra: want.Extra,
	}) {
		t.Errorf("%+v", got)
	}
	if again := AppendHeader(nil, got); !bytes.Equal(again, text) {
		t.Errorf("\n%s%s", text, again)
	}
	var known any
	must.Do(t, json.Unmarshal(text, &known), "not JSON")
}

func TestExtraCannotSpoilAHeader(t *testing.T) {
	m := open(t, "standard", 0, match.Limit{})
	h := header(m)
	plain := AppendHeader(nil, h)
	h.Extra = map[string]json.RawMessage{"first": json.RawMessage("2"), "bad": json.RawMessage("{"), "none": nil}
	if got := AppendHeader(nil, h); !bytes.Equal(got, plain) {
		t.Errorf("%s", got)
	}
	h.Seats[0] = "Ann\xe4"
	must.Get(Check(bytes.NewReader(AppendHeader(nil, h))))(t, "a name that is not UTF-8 makes a record that cannot be read")
}
