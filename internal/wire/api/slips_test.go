package api

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"testing"
	"time"

	"ninetynine/internal/base/calendar"
	"ninetynine/internal/learn/daily"
	"ninetynine/internal/paper/slips"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

func dealt(s *Service, asking string) (out slips.Series, err error) {
	c := &Call{Media: wire.JSON, Body: bytes.NewReader([]byte(asking)), Path: none}
	if err = s.Do(context.Background(), "deal", c); err == nil {
		err = json.Unmarshal(c.Answer.Body, &out)
	}
	return out, err
}

// TestDeal: the answer about a deal agrees with its printed slips.
func TestDeal(t *testing.T) {
	s := newService(t)
	for _, v := range rules.Catalogue() {
		got := must.Get(dealt(s, fmt.Sprintf(`{"variant":%q,"seed":"club","first":7,"deals":3,"fixed":true}`, v.ID)))(t, v.ID)
		g := must.Get(rules.New(v))(t)
		want := must.Get(slips.Of(g, &slips.Plan{Seed: "club", First: 7, Deals: 3, Fixed: true}))(t)
		if got.Label != want.Label || !slices.EqualFunc(got.Deals, want.Deals, func(a, b slips.Deal) bool { return slices.Equal(a.Slips, b.Slips) }) {
			t.Errorf("%s: %+v is told of %+v", v.ID, got, want)
		}
	}
}

// TestDealRefused: deals of a day that is not over, and invalid requests, are refused.
func TestDealRefused(t *testing.T) {
	s := newService(t)
	today := calendar.On(s.Now())
	ask := func(seed string, first, deals int) error {
		_, err := dealt(s, fmt.Sprintf(`{"variant":"standard","seed":%q,"first":%d,"deals":%d}`, seed, first, deals))
		return err
	}
	must.Do(t, ask(daily.Seed, int(today)-3, 1), "a deal of the day that is over")
	for name, c := range map[string]struct {
		err    error
		reason string
	}{
		"today":       {ask(daily.Seed, int(today), 1), "not-now"},
		"until today": {ask(daily.Seed, int(today)-5, 6), "not-now"},
		"next year":   {ask(daily.Seed, int(today)+365, 1), "not-now"},
		"no seed":     {ask("", 1, 1), "bad"},
		"two blanks":  {ask("a  b", 1, 1), "bad"},
		"none":        {ask("x", 1, 0), "bad"},
		"too many":    {ask("x", 1, slips.Most+1), "bad"},
		"below 0":     {ask("x", -1, 1), "bad"},
	} {
		if c.err == nil || faultOf(c.err).Reason != c.reason {
			t.Errorf("%s: %v", name, c.err)
		}
	}
	if !today.Over(s.Now().Add(37*time.Hour)) || today.Over(s.Now()) {
		t.Error("a day is over when it is over everywhere")
	}
}
