package analysis_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math"
	"reflect"
	"strings"
	"testing"
	"time"

	"ninetynine/analysis"
	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/nets"
	"ninetynine/player"
	"ninetynine/record"
	"ninetynine/rules"
)

func Example() {
	g, _ := rules.Open("standard")
	m, _ := match.New(g, 0, match.Limit{})
	s, seed := m.Start(), cards.SeedOf("an evening")
	deal := m.Draw(&s, &seed, 1)
	_ = m.Deal(&s, &deal)
	var v match.View
	m.View(&s, 0, &v)
	told, err := analysis.Bids(context.Background(), m, &v, analysis.Budget{Worlds: 4})
	fmt.Println(len(told.Choices), told.Player, err)
	// Output: 220 expert <nil>
}

// view returns the first decision of a seat in a deal.
func view(t *testing.T, id string, seat rules.Seat) (*match.Match, *match.View, *rules.Deal) {
	m := must.Get(match.New(must.Get(rules.Open(id))(t), 0, match.Limit{}))(t)
	s, seed := m.Start(), cards.SeedOf("analysis")
	d := m.Draw(&s, &seed, 1)
	must.Do(t, m.Deal(&s, &d))
	v := new(match.View)
	m.View(&s, seat, v)
	return m, v, &d
}

// TestBudget: each field of a budget does what it says.
func TestBudget(t *testing.T) {
	m, v, _ := view(t, "standard", 0)
	v.Totals = match.Points{80, 20, 60}
	ask := func(b analysis.Budget) string {
		b.Worlds = 6
		return string(must.Get(json.Marshal(must.Get(analysis.Bids(t.Context(), m, v, b))(t)))(t))
	}
	seen := map[string]string{}
	for name, b := range map[string]analysis.Budget{"plain": {}, "others": {Others: []string{"casual"}}, "game": {Game: true}, "whole": {Whole: true}} {
		text := ask(b)
		if other, known := seen[text]; known {
			t.Errorf("%s and %s are the same", name, other)
		}
		if seen[text] = name; text != ask(b) {
			t.Errorf("%s: the same question has two answers", name)
		}
	}
	for name, b := range map[string]analysis.Budget{"too many worlds": {Worlds: 10_001}, "worlds below 0": {Worlds: -1}, "too many others": {Others: make([]string, 4)}, "no player": {Others: []string{"somebody"}}} {
		if _, err := analysis.Plays(t.Context(), m, v, b); err == nil {
			t.Errorf("%s are taken", name)
		}
	}
	odd := *v
	odd.Turn = 0
	if _, err := analysis.Plays(t.Context(), m, &odd, analysis.Budget{}); err == nil || !strings.Contains(err.Error(), "turn: it is nobody") {
		t.Errorf("a View that cannot be: %v", err)
	}
	if v.Options = (rules.Options{}); true {
		if _, err := analysis.Plays(t.Context(), m, v, analysis.Budget{}); err == nil || !strings.Contains(err.Error(), "nothing to decide") {
			t.Errorf("without a decision: %v", err)
		}
	}
}

// TestReport: the report on a match is final, and its accounts add up.
func TestReport(t *testing.T) {
	var text bytes.Buffer
	w := record.NewWriter(&text)
	must.Do(t, w.Begin(&record.Header{Variant: must.Get(rules.Named("duel"))(t), Seats: []string{"A", "B"}, Limit: match.Limit{Deals: 1}}))
	m, seed := w.Match(), cards.SeedOf("report")
	s := w.State()
	d := m.Draw(&s, &seed, 0)
	must.Do(t, w.Deal(&d, nil))
	p := must.Get(player.New("casual", nets.BuiltIn))(t)
	must.Do(t, p.Begin(t.Context(), m, 0, 1))
	for s = w.State(); s.Stage == match.Playing; s = w.State() {
		var v match.View
		seat := m.Game.Turn(&s.Deal).First()
		m.View(&s, seat, &v)
		must.Do(t, w.Act(seat, must.Get(p.Choose(t.Context(), &v))(t), nil))
	}
	r := must.Get(analysis.Report(t.Context(), bytes.NewReader(text.Bytes()), 1))(t)
	if !r.Final || len(r.Deals) != 1 || r.Judged == 0 {
		t.Fatalf("%+v", r)
	}
	for _, a := range r.Total {
		if a.Margin != a.Start+a.Cards+a.Lie-a.Lost.Sum()+a.Others {
			t.Errorf("%+v does not add up", a)
		}
	}
	if _, err := analysis.Report(t.Context(), bytes.NewReader(text.Bytes()), 2); err == nil || !strings.Contains(err.Error(), "no match 2") {
		t.Errorf("of a match that is not there: %v", err)
	}
}

// TestPar: margins add up to nothing, plays differ, and the same deal has the same par.
func TestPar(t *testing.T) {
	for _, id := range []string{"standard", "dummy", "duel"} {
		m, _, d := view(t, id, 0)
		p := must.Get(analysis.Par(t.Context(), m.Game, d, 60))(t)
		if again := must.Get(analysis.Par(t.Context(), m.Game, d, 60))(t); !reflect.DeepEqual(p, again) {
			t.Errorf("%s: %+v, and then %+v", id, p, again)
		}
		sum, points := 0.0, 0.0
		for _, x := range p.Seats {
			sum, points = sum+x.Margin, points+x.Points
			if x.Error <= 0 || x.Error > 8 || x.Made < 0 || x.Made > 1 {
				t.Errorf("%s: %+v", id, x)
			}
		}
		if n := float64(len(p.Seats)); n != float64(m.Game.Seats()) || math.Abs(sum) > 0.001 || math.Abs(p.Seats[0].Margin-(p.Seats[0].Points-(points-p.Seats[0].Points)/(n-1))) > 0.001 {
			t.Errorf("%s: %+v", id, p)
		}
		if _, err := analysis.Par(t.Context(), m.Game, d, 1); err == nil {
			t.Error("par of one play has an error")
		}
		d.Hands[0] = d.Hands[1]
		if _, err := analysis.Par(t.Context(), m.Game, d, 2); err == nil {
			t.Error("the same cards were dealt twice")
		}
	}
}

// TestContext: everything ends with its context.
func TestContext(t *testing.T) {
	m, v, d := view(t, "standard", 0)
	ctx, end := context.WithTimeout(t.Context(), time.Millisecond)
	defer end()
	_, one := analysis.Plays(ctx, m, v, analysis.Budget{Worlds: 10_000})
	_, two := analysis.Bids(ctx, m, v, analysis.Budget{Worlds: 10_000})
	_, three := analysis.Par(ctx, m.Game, d, 1<<30)
	for _, err := range []error{one, two, three} {
		if err == nil || ctx.Err() == nil || !strings.Contains(err.Error(), ctx.Err().Error()) {
			t.Errorf("it ends with %v", err)
		}
	}
}
