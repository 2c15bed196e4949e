package daily

import (
	"slices"
	"strings"
	"testing"
	"time"

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

// TestVariants: every variant of the day's deals gets its turn, and each deal can be played.
func TestVariants(t *testing.T) {
	seen := map[string]int{}
	for d := First; d < First+17*5; d++ {
		for _, id := range Variants(d) {
			set := must.Get(Settings(d, id, Seed))(t, d)
			must.Do(t, set.Check(func(string) bool { return true }), d, id)
			seen[id]++
		}
	}
	for _, v := range rules.Catalogue()[:1+rotating] {
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

// TestStreak: journeys, summer time and wrong clocks neither take a day away nor count one twice.
func TestStreak(t *testing.T) {
	zone := func(name string) *time.Location { return must.Get(time.LoadLocation(name))(t) }
	at := func(text, where string) time.Time {
		return must.Get(time.ParseInLocation("2006-01-02 15:04", text, zone(where)))(t)
	}
	played := func(day string, when time.Time) Played { return Played{Day: day, At: when.UnixMilli()} }
	const york, tokyo, berlin, baker, kiritimati = "America/New_York", "Asia/Tokyo", "Europe/Berlin", "Etc/GMT+12", "Pacific/Kiritimati"
	late := []Played{ // each night in New York: the next morning in Berlin and Tokyo
		played("2026-11-21", at("2026-11-21 22:50", york)), played("2026-11-22", at("2026-11-22 22:50", york)), played("2026-11-23", at("2026-11-23 22:50", york)),
	}
	summer := []Played{ // the days of 23 and of 25 hours
		played("2027-03-27", at("2027-03-27 23:59", berlin)), played("2027-03-28", at("2027-03-28 23:59", berlin)), played("2027-03-29", at("2027-03-29 00:00", berlin)),
	}
	winter := []Played{
		played("2027-10-30", at("2027-10-30 00:00", berlin)), played("2027-10-31", at("2027-10-31 23:59", berlin)), played("2027-11-01", at("2027-11-01 23:59", berlin)),
	}
	for name, c := range map[string]struct {
		all  []Played
		now  time.Time
		want int
	}{
		"none":                             {nil, at("2026-11-23 12:00", berlin), 0},
		"at once":                          {late, at("2026-11-23 22:51", york), 3},
		"in Tokyo the day after":           {late, at("2026-11-24 23:59", tokyo), 3},
		"where it is still the day before": {late, at("2026-11-23 20:00", baker), 3},
		"the next day ends last of all":    {late, at("2026-11-24 23:59", baker), 3},
		"the next day is over":             {late, at("2026-11-25 00:00", baker), 0},
		"a clock set back":                 {late, at("2026-11-20 12:00", berlin), 3},
		"a clock that was set ahead once":  {append(late[:3:3], played("2030-01-01", at("2030-01-01 12:00", berlin))), at("2026-11-23 23:00", york), 3},
		"over the date line, a date less": {[]Played{played("2026-11-23", at("2026-11-23 20:00", york)), played("2026-11-25", at("2026-11-25 20:00", tokyo)),
			played("2026-11-24", at("2026-11-25 08:00", tokyo))}, at("2026-11-25 21:00", tokyo), 3},
		"first of all and last of all":  {[]Played{played("2026-11-23", at("2026-11-23 00:00", kiritimati)), played("2026-11-24", at("2026-11-24 23:59", baker))}, at("2026-11-25 01:00", baker), 2},
		"both deals of a day are a day": {append(late[1:2:2], late...), at("2026-11-23 23:00", york), 3},
		"afterwards":                    {[]Played{late[0], played("2026-11-22", at("2026-11-23 00:00", baker)), late[2]}, at("2026-11-23 23:00", york), 1},
		"a gap":                         {[]Played{late[0], late[2]}, at("2026-11-23 23:00", york), 1},
		"summer time begins":            {summer, at("2027-03-29 12:00", berlin), 3},
		"summer time ends":              {winter, at("2027-11-02 12:00", berlin), 3},
		"without times":                 {[]Played{{Day: "2026-11-22"}, {Day: "2026-11-23"}}, at("2026-11-23 23:00", york), 2},
	} {
		if n := Streak(c.all, c.now); n != c.want {
			t.Errorf("%s: %d days, not %d", name, n, c.want)
		}
		for _, where := range []string{york, tokyo, berlin, baker, kiritimati} {
			if n := Streak(c.all, c.now.In(zone(where))); n != c.want {
				t.Errorf("%s: in %s it is %d", name, where, n)
			}
		}
	}
}
