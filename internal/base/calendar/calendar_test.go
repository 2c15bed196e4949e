package calendar

import (
	"testing"
	"time"
)

func TestDay(t *testing.T) {
	d, err := Parse("2026-11-23")
	if err != nil || d != 20780 || d.String() != "2026-11-23" {
		t.Fatalf("%d, %v, %v", d, d, err)
	}
	for _, text := range []string{"", "2026-13-01", "23.11.2026", "1969-12-31", "2026-11-23T10:00", "20261123"} {
		if d, err := Parse(text); err == nil {
			t.Errorf("%q is read as %v", text, d)
		}
	}
	if On(time.Date(2026, 11, 24, 0, 30, 0, 0, time.FixedZone("", 14*60*60))) != d+1 {
		t.Error("a date is that of its own clock")
	}
}

// TestBegun: a day begins when it begins anywhere, and is over when it is over everywhere.
func TestBegun(t *testing.T) {
	now := time.Date(2026, 11, 23, 9, 59, 0, 0, time.UTC)
	today := On(now)
	if !today.Begun(now) || (today + 1).Begun(now) || !(today + 1).Begun(now.Add(time.Minute)) {
		t.Error("the 24th begins at ten in the morning UTC, on Kiritimati")
	}
	if noon := now.Add(2*time.Hour + time.Minute); !(today - 1).Over(noon) || (today - 1).Over(noon.Add(-time.Minute)) || today.Over(noon) {
		t.Error("the 22nd is over at noon UTC of the 23rd, on Baker Island")
	}
}
