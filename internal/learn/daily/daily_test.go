package daily

import (
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/base/calendar"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

// TestRule: the deals of a day are what the public rule says, for good.
func TestRule(t *testing.T) {
	d, err := Parse("2026-11-23")
	if err != nil || d != 20780 || d.String() != "2026-11-23" {
		t.Fatalf("%d, %v, %v", d, d, err)
	}
	set, err := Settings(d, "standard", Seed)
	if err != nil || set.Seed != "deal of the day" || set.Deal != 20780 || set.Deals != 1 || set.House != nil {
		t.Errorf("20780 is a multiple of five, so without trump: %+v, %v", set, err)
	}
	if set.Hints != table.No || set.Undo != table.UndoNever || !set.Closed || set.Public {
		t.Errorf("help, or a view of it: %+v", set)
	}
	if set, err = Settings(d+3, "standard", Seed); err != nil || string(set.House) != `{"trump":{"first":"H"}}` {
		t.Errorf("three days later hearts: %s, %v", set.House, err)
	}
	var second []string
	for d := range calendar.Day(17) {
		second = append(second, Variants(20774 + d)[1])
	}
	if want := strings.Fields("strict five nines pennycook dummy-penguin penguin five-500 nobid swedish duel classic five-250 junk-joker four declarer classic-rubber dummy"); !slices.Equal(second, want) {
		t.Errorf("a multiple of 17, and those after it: %v, not %v", second, want)
	}
}

// TestVariants: every variant gets its turn, and each deal can be played.
func TestVariants(t *testing.T) {
	seen := map[string]int{}
	for d := First; d < First+17*5; d++ {
		for _, id := range Variants(d) {
			set := must.Get(Settings(d, id, Seed))(t, d)
			must.Do(t, set.Check(func(string) bool { return true }), d, id)
			seen[id]++
		}
	}
	for _, v := range rules.Catalogue() {
		want := 5
		if v.ID == "standard" {
			want = 17 * 5
		}
		if seen[v.ID] != want {
			t.Errorf("%s has %d turns, not %d", v.ID, seen[v.ID], want)
		}
	}
	if _, err := Settings(First, "five-250x", Seed); err == nil {
		t.Error("a variant that is not the day's")
	}
}

// TestParse: there were no deals before the first.
func TestParse(t *testing.T) {
	for _, text := range []string{"", "23.11.2026", "2026-10-31"} {
		if d, err := Parse(text); err == nil {
			t.Errorf("%q is read as %v", text, d)
		}
	}
	if d, err := Parse("2026-11-01"); err != nil || d != First {
		t.Errorf("%v, %v", d, err)
	}
}
