package httpd

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/base/calendar"
	"ninetynine/internal/learn/daily"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/record"
)

// today is the date at which tests start.
const today = "2027-01-15"

func (s *site) dailyOf(token, day string) (d wire.Daily) {
	s.t.Helper()
	s.get(token, "/api/daily?day="+day).want(http.StatusOK).into(&d)
	return d
}

func (g *guest) playDaily(day, variant string) string {
	g.s.t.Helper()
	var seated wire.Seated
	g.s.post(g.Token, "/api/daily", wire.DailyOpening{Day: day, Variant: variant}).want(http.StatusCreated).into(&seated)
	return seated.Table
}

// TestDealOfTheDay: a deal of the day is played once, on any device; only players who have played it see
// their place and what expert made of it.
func TestDealOfTheDay(t *testing.T) {
	rehearsed := daily.Played{Day: today, Variant: "standard", Player: "expert", Name: "expert", Table: "secret", Points: 42, Others: []int32{1, 2}}
	s := checked(t, func(o *Options) {
		o.ExpertReplay = func(_ context.Context, day calendar.Day, variant, _ string) (daily.Played, error) {
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
	if d.Streak != 1 || before.Streak != 0 {
		t.Errorf("one day in a row is %d, and none %d", d.Streak, before.Streak)
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

	other := eve.playDaily(today, "standard") // the same rule gives the same cards
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

// TestDealOfTheDayGivenUp: a player who resigned a deal of the day is shown that, and has neither a place
// nor another try.
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

// TestDealOfTheDayPlayedOn: playing on from a deal of the day, by its player or another, changes neither
// the day's table nor the player's right to play it.
func TestDealOfTheDayPlayedOn(t *testing.T) {
	s := checked(t, nil)
	anna, eve := s.guest("Anna"), s.guest("Eve")
	tbl := anna.playDaily(today, "standard")
	playOut(t, anna, tbl, cards.Seed{})
	before := s.dailyOf(anna.Token, today)
	before.Streak = 0 // four days later it has ended
	eve.playOn(tbl, "id=on&step=4&bots=club&pace=1").refused(http.StatusConflict, "not-now")
	for _, g := range []*guest{anna, eve} {
		var on wire.Seated
		g.playOn(tbl, "id=on&step=4&bots=club&pace=1").want(http.StatusCreated).into(&on)
		playUntil(t, g, on.Table, cards.Seed{}, func(m *message) bool { return m.Table.Stage == "waiting" && m.Table.Ended })
		s.guest("Bob").do(on.Table, "sit").refused(http.StatusForbidden, "forbidden")
		s.clock.Add(2 * 24 * 60 * 60 * 1000) // the day is over: other players may see it
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

// TestDealOfTheDayRefused: the only deals of the day are those of the rule, on days that have begun.
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

// TestDealOfTheDaySealed: no operation sends a server's secret deal of the day, before its day is over
// everywhere, to a player who has not played it; nor its seed to any player. Then the seed is published,
// and matches the commitment made before the day.
func TestDealOfTheDaySealed(t *testing.T) {
	day := must.Get(calendar.Parse(today))(t)
	secret := &daily.Secret{Master: cards.SeedOf("a server's secret"), From: day - 3}
	s := checked(t, func(o *Options) { o.Daily = secret })
	seed := secret.Seed(day)
	silent := func(x *exchange) *exchange {
		t.Helper()
		if bytes.Contains(x.body, []byte(seed)) || bytes.Contains(x.body, []byte(`"`+daily.Seed+`"`)) {
			t.Errorf("%s %s tells the seed: %s", x.method, x.path, x.body)
		}
		return x
	}
	anna, eve := s.guest("Anna"), s.guest("Eve")
	s.clock.Add(-3 * 24 * 60 * 60 * 1000)
	coming := s.dailyOf("", (day - 3).String()).Coming
	s.clock.Add(3 * 24 * 60 * 60 * 1000)
	i := slices.IndexFunc(coming, func(c wire.DailySeal) bool { return c.Day == today })
	if i < 0 || len(coming) != 7 || coming[i].Seal != daily.Seal(seed) {
		t.Fatalf("told beforehand: %+v", coming)
	}
	tbl := anna.playDaily(today, "standard")
	playUntil(t, anna, tbl, cards.Seed{}, func(m *message) bool {
		if bytes.Contains(m.text, []byte(seed)) {
			t.Errorf("the stream tells the seed: %s", m.text)
		}
		return m.Table.Stage == "waiting" && m.Table.Ended
	})
	path := strings.NewReplacer("{table}", tbl, "{match}", "1")
	for _, o := range wire.Operations() {
		if !strings.Contains(o.Path, "{table}") {
			continue
		}
		var body []byte
		if o.Body.Type != nil {
			body = []byte("{}")
		}
		for _, token := range []string{eve.Token, ""} {
			if x := silent(s.send(token, o.Method, path.Replace(o.Path), body)); x.status < 400 {
				t.Errorf("%s tells others: %s", o.ID, x.body)
			}
		}
		if o.ID != "events" {
			silent(s.send(anna.Token, o.Method, path.Replace(o.Path), body))
		}
	}
	public := eve.open(map[string]any{"settings": map[string]any{"variant": "standard", "seed": daily.Seed, "deal": int(day)}, "sit": true, "bots": []string{"", "club", "club"}, "ready": true})
	if own := eve.shown(eve.playDaily(today, "standard")); own.View["hand"] == nil || own.View["hand"] == eve.shown(public).View["hand"] {
		t.Errorf("the public rule deals the server's hand %v", own.View["hand"])
	}
	if d := s.dailyOf(anna.Token, today); d.Seal != daily.Seal(seed) || d.Seed != "" || d.Deals[0].Place != 1 {
		t.Errorf("on the day: %+v", d)
	}

	s.clock.Add(2 * 24 * 60 * 60 * 1000)
	if d := s.dailyOf("", today); d.Seed != seed || daily.Seal(d.Seed) != coming[i].Seal {
		t.Errorf("afterwards: %+v", d)
	}
	told, err := record.Verify(bytes.NewReader(s.get("", path.Replace("/api/tables/{table}/matches/{match}/record")).want(http.StatusOK).body))
	if err != nil || told.BySeed != 1 {
		t.Errorf("the record: %+v, %v", told, err)
	}
	bob := s.guest("Bob")
	playOut(t, bob, bob.playDaily(today, "standard"), cards.Seed{})
	if d := s.dailyOf(bob.Token, today).Deals[0]; d.Own == nil || !d.Late || d.Place != 0 || d.Players != 1 {
		t.Errorf("played when the seed was told: %+v", d)
	}
}

// TestDealOfTheDayFromPublicRule: a player of a deal that was dealt by the public rule, before the server
// had a secret, keeps the place in the ranking of that deal, and has no place in the other.
func TestDealOfTheDayFromPublicRule(t *testing.T) {
	s := checked(t, nil)
	anna, eve := s.guest("Anna"), s.guest("Eve")
	playOut(t, anna, anna.playDaily(today, "standard"), cards.Seed{})
	day, _ := calendar.Parse(today)
	s.srv.api.Daily = &daily.Secret{From: day}
	playOut(t, eve, eve.playDaily(today, "standard"), cards.Seed{})
	for _, g := range []*guest{anna, eve} {
		if d := s.dailyOf(g.Token, today).Deals[0]; d.Own == nil || d.Place != 1 || d.Players != 1 || len(d.Best) != 1 || (d.Own.Seal == "") != (g == anna) {
			t.Errorf("%+v", d)
		}
	}
}
