package httpd

import (
	"context"
	"fmt"
	"net/http"
	"reflect"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/calendar"
	"ninetynine/internal/daily"
	"ninetynine/internal/wire"
)

// today is the date when tests start.
const today = "2027-01-15"

// dailyOf asks about a day.
func (s *site) dailyOf(token, day string) (d wire.Daily) {
	s.t.Helper()
	s.get(token, "/api/daily?day="+day).want(http.StatusOK).into(&d)
	return d
}

// playDaily plays a deal of the day, and returns the table.
func (g *guest) playDaily(day, variant string) string {
	g.s.t.Helper()
	var seated wire.Seated
	g.s.post(g.Token, "/api/daily", wire.DailyOpening{Day: day, Variant: variant}).want(http.StatusCreated).into(&seated)
	return seated.Table
}

// TestDealOfTheDay: a deal of the day is played once, on whatever device; who has played it
// learns their place and what expert made of it, and nobody else does.
func TestDealOfTheDay(t *testing.T) {
	rehearsed := daily.Played{Day: today, Variant: "standard", Player: "expert", Name: "expert", Table: "secret", Points: 42, Others: []int32{1, 2}}
	s := checked(t, func(o *Options) {
		o.Rehearse = func(_ context.Context, day calendar.Day, variant string) (daily.Played, error) {
			if day.String() != today || variant != "standard" {
				t.Errorf("rehearsed: %v, %s", day, variant)
			}
			return rehearsed, nil
		}
	})
	anna, eve := s.guest("Anna"), s.guest("Eve")
	before := s.dailyOf(anna.Token, today)
	if len(before.Deals) != 2 || before.Deals[0].Variant != "standard" || before.Deals[0].Own != nil || before.Deals[0].Players != 0 || len(before.Played) != 0 {
		t.Fatalf("before: %+v", before)
	}
	tbl := anna.playDaily(today, "standard")
	playOut(t, anna, tbl, cards.Seed{})
	d := s.dailyOf(anna.Token, today)
	own := d.Deals[0].Own
	if own == nil || own.Table != tbl || own.Name != "Anna" || len(own.Others) != 2 || d.Deals[0].Place != 1 || d.Deals[0].Players != 1 {
		t.Fatalf("played: %+v", d.Deals[0])
	}
	if !reflect.DeepEqual(d.Played, []daily.Played{*own}) || d.Deals[1].Own != nil {
		t.Errorf("the calendar: %+v", d.Played)
	}
	rehearsed.Player, rehearsed.Table = "", ""
	if !reflect.DeepEqual(*d.Deals[0].Expert, rehearsed) {
		t.Errorf("expert: %+v", d.Deals[0].Expert)
	}

	for _, who := range []string{eve.Token, ""} {
		x := s.dailyOf(who, today).Deals[0]
		if x.Players != 1 || x.Own != nil || x.Best != nil || x.Expert != nil || x.Place != 0 {
			t.Errorf("who has not played it is told %+v", x)
		}
	}
	var again wire.Seated
	s.post(anna.Token, "/api/daily", wire.DailyOpening{Day: today, Variant: "standard", Pace: 300}).want(http.StatusOK).into(&again)
	if again.Table != tbl {
		t.Errorf("a second table: %s, %s", tbl, again.Table)
	}
	anna.do(tbl, "ready").refused(http.StatusConflict, "not-now")

	other := eve.playDaily(today, "standard") // whoever follows the same rule gets the same cards
	if other == tbl {
		t.Fatal("two people at one table")
	}
	playOut(t, eve, other, cards.Seed{})
	x := s.dailyOf(eve.Token, today).Deals[0]
	if x.Own.Points != own.Points || x.Place != 1 || x.Players != 2 || len(x.Best) != 2 {
		t.Errorf("the same acts brought %+v, and then %+v", own, x)
	}
	for i := range x.Best {
		if b := &x.Best[i]; (b.Table == "") != (b.Name == "Anna") {
			t.Errorf("the table of another: %+v", b)
		}
	}
}

// TestDealOfTheDayGivenUp: who has given a deal of the day up is told so, and has neither
// a place nor another try.
func TestDealOfTheDayGivenUp(t *testing.T) {
	s := checked(t, nil)
	anna := s.guest("Anna")
	tbl := anna.playDaily(today, "standard")
	if d := s.dailyOf(anna.Token, today).Deals[0]; d.Table != tbl || d.Lost {
		t.Errorf("begun: %+v", d)
	}
	anna.do(tbl, "ask", "text", "abandon").want(http.StatusOK)
	d := s.dailyOf(anna.Token, today)
	if d.Deals[0].Table != tbl || !d.Deals[0].Lost || d.Deals[0].Own != nil || d.Deals[0].Players != 0 || len(d.Played) != 0 {
		t.Errorf("given up: %+v", d)
	}
	var again wire.Seated
	s.post(anna.Token, "/api/daily", wire.DailyOpening{Day: today, Variant: "standard"}).want(http.StatusOK).into(&again)
	if again.Table != tbl {
		t.Errorf("another try at %s", again.Table)
	}
	anna.do(tbl, "ready").refused(http.StatusConflict, "not-now")
}

// TestDealOfTheDayPlayedOn: who plays on from a deal of the day, one's own or another's,
// leaves the day's table what it was, and has it still to play.
func TestDealOfTheDayPlayedOn(t *testing.T) {
	s := checked(t, nil)
	anna, eve := s.guest("Anna"), s.guest("Eve")
	tbl := anna.playDaily(today, "standard")
	playOut(t, anna, tbl, cards.Seed{})
	before := s.dailyOf(anna.Token, today)
	for _, g := range []*guest{anna, eve} {
		var on wire.Seated
		g.playOn(tbl, "id=on&step=4&bots=club&pace=1").want(http.StatusCreated).into(&on)
		playUntil(t, g, on.Table, cards.Seed{}, func(m *message) bool { return m.Table.Stage == "waiting" && m.Table.Ended })
		s.guest("Bob").do(on.Table, "sit").refused(http.StatusForbidden, "forbidden")
	}
	if now := s.dailyOf(anna.Token, today); !reflect.DeepEqual(now, before) {
		t.Errorf("after playing on: %+v, not %+v", now, before)
	}
	if d := s.dailyOf(eve.Token, today).Deals[0]; d.Table != "" || d.Lost || d.Own != nil {
		t.Errorf("who has only played on: %+v", d)
	}
	if own := eve.playDaily(today, "standard"); own == tbl {
		t.Error("Eve is led to Anna's table")
	}
}

// TestDealOfTheDayRefused: no deals of the day but those of the rule, on days that have begun.
func TestDealOfTheDayRefused(t *testing.T) {
	s := checked(t, nil)
	anna := s.guest("Anna")
	for _, query := range []string{"", "?day=", "?day=2026-10-31", "?day=2027-01-17", "?day=x"} {
		s.get("", "/api/daily"+query).refused(http.StatusBadRequest, "bad")
	}
	for _, o := range []wire.DailyOpening{{}, {Day: today}, {Day: today, Variant: "duelx"}, {Day: "2027-01-17", Variant: "standard"}} {
		s.post(anna.Token, "/api/daily", o).refused(http.StatusBadRequest, "bad")
	}
	s.post("", "/api/daily", wire.DailyOpening{Day: today, Variant: "standard"}).refused(http.StatusUnauthorized, "no-session")
	for _, set := range []map[string]any{
		{"variant": "standard", "day": today}, {"variant": "standard", "day": today, "seed": daily.Seed, "deal": 1},
	} {
		s.post(anna.Token, "/api/tables", map[string]any{"id": fmt.Sprint(len(set)), "settings": set}).refused(http.StatusBadRequest, "bad")
	}
}
