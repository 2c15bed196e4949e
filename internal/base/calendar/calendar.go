// Package calendar converts days between dates as text and numbers. A day begins in each place when
// its date begins there.
package calendar

import (
	"fmt"
	"slices"
	"time"
)

// A Day is a date, as the number of days since 1 January 1970. In text it is as 2026-11-23.
type Day int

const long = 24 * 60 * 60

// On returns the date at a moment, by its own clock.
func On(t time.Time) Day {
	year, month, day := t.Date()
	return Day(time.Date(year, month, day, 0, 0, 0, 0, time.UTC).Unix() / long)
}

// Parse reads a date of the years 1970 to 9999, written as 2026-11-23.
func Parse(text string) (Day, error) {
	t, err := time.Parse(time.DateOnly, text)
	if err != nil || t.Year() < 1970 {
		return 0, fmt.Errorf("%.40q is no date; write it as 2026-11-23", text)
	}
	return On(t), nil
}

// String returns the date as 2026-11-23.
func (d Day) String() string { return time.Unix(int64(d)*long, 0).UTC().Format(time.DateOnly) }

// MarshalText returns what String returns.
func (d Day) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads what String returns.
func (d *Day) UnmarshalText(b []byte) (err error) { *d, err = Parse(string(b)); return }

// Begun reports whether the day has begun anywhere on earth.
func (d Day) Begun(now time.Time) bool { return d <= On(now.UTC().Add(14*time.Hour)) }

// Over reports whether the day is over everywhere on earth.
func (d Day) Over(now time.Time) bool { return d < On(now.UTC().Add(-12*time.Hour)) }

// Streak returns how many of these days, in any order, are successive up to the latest. A streak lasts until
// the next day is over everywhere on earth. So it is the same in every time zone: no journey and no change of
// a clock takes a day away, or counts one twice. Of several that last, as after a day by a clock that was
// ahead, it is the longest.
func Streak(days []Day, now time.Time) (longest int) {
	for _, last := range days {
		if next := last + 1; next.Over(now) || slices.Contains(days, next) {
			continue
		}
		n := 0
		for ; slices.Contains(days, last); last-- {
			n++
		}
		longest = max(longest, n)
	}
	return longest
}
