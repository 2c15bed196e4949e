package daily

import (
	"slices"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/table"
	"ninetynine/rules"
)

// TestRule: the deals of a day are what the public rule says, for good.
func TestRule(t *testing.T) {
	d, err := ParseDay("2026-11-23")
	if err != nil || d != 20780 || d.String() != "2026-11-23" {
		t.Fatalf("%d, %v, %v", d, d, err)
	}
	set, err := d.Settings("standard")
	if err != nil || set.Seed != "deal of the day" || set.Deal != 20780 || set.Deals != 1 || set.House != nil {
		t.Errorf("20780 is a multiple of five, so without trump: %+v, %v", set, err)
	}
	if set.Hints != table.No || set.Undo != table.UndoNever || !set.Closed || set.Public {
		t.Errorf("help, or a view of it: %+v", set)
	}
	if set, err = (d + 3).Settings("standard"); err != nil || string(set.House) != `{"trump":{"first":"H"}}` {
		t.Errorf("three days later hearts: %s, %v", set.House, err)
	}
	var second []string
	for d := range Day(17) {
		second = append(second, (20774 + d).Variants()[1])
	}
	if want := strings.Fields("strict five nines pennycook dummy-penguin penguin five-500 nobid swedish duel classic five-250 junk-joker four declarer classic-rubber dummy"); !slices.Equal(second, want) {
		t.Errorf("a multiple of 17, and those after it: %v, not %v", second, want)
	}
}

// TestVariants: every variant gets its turn, and each deal can be played.
func TestVariants(t *testing.T) {
	seen := map[string]int{}
	for d := First; d < First+17*5; d++ {
		for _, id := range d.Variants() {
			set, err := d.Settings(id)
			if err != nil {
				t.Fatalf("%v: %v", d, err)
			}
			if err := set.Check(func(string) bool { return true }); err != nil {
				t.Errorf("%v, %s: %v", d, id, err)
			}
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
	if _, err := First.Settings("five-250x"); err == nil {
		t.Error("a variant that is not the day's")
	}
}

// TestDay: dates are read, and a day begins when it begins anywhere.
func TestDay(t *testing.T) {
	for _, text := range []string{"", "2026-13-01", "23.11.2026", "2026-10-31", "1969-01-01", "2026-11-23T10:00"} {
		if d, err := ParseDay(text); err == nil {
			t.Errorf("%q is read as %v", text, d)
		}
	}
	now := time.Date(2026, 11, 23, 9, 59, 0, 0, time.UTC)
	today := On(now)
	if !today.Begun(now) || (today + 1).Begun(now) || !(today + 1).Begun(now.Add(time.Minute)) {
		t.Error("the 24th begins at ten in the morning UTC, on Kiritimati")
	}
	if On(time.Date(2026, 11, 24, 0, 30, 0, 0, time.FixedZone("", 14*60*60))) != today+1 {
		t.Error("a date is that of its own clock")
	}
}
