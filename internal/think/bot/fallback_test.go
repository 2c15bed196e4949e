package bot

import (
	"context"
	"errors"
	"slices"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/internal/think/claim"
	"ninetynine/internal/think/heuristic"
	"ninetynine/internal/think/search"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// houses are rules that no net was trained for: different bids, pack, and number of cards aside.
var houses = []string{
	`{"variant":"standard","worth":"C4 D0 H2 S1"}`,
	`{"variant":"four","ranks":"A K Q J 10 9 8 7 6 5 4 3","hand":12}`,
	`{"variant":"standard","aside":2}`,
	`{"variant":"dummy","worth":"C4 D0 H2 S1"}`,
}

func house(t *testing.T, text string) *match.Match {
	t.Helper()
	v, _ := must.Get2(record.ParseVariant([]byte(text)))(t)
	m := must.Get(match.New(randomplay.Open(t, v), 0, match.Limit{}))(t)
	return m
}

// TestHouse has every level play a deal of rules without a net and then of a published variant, as
// [fallbackOf] says, and asks for advice about each decision.
func TestHouse(t *testing.T) {
	published := must.Get(rules.Open("standard"))(t)
	for _, text := range gate.Some(houses, 1) {
		m := house(t, text)
		for _, l := range search.Levels() {
			b := must.Get(New(l.Name))(t)
			who := fallbackOf(m.Game, l.Name)
			if !slices.Contains([]string{"greedy", "pimc"}, who) || fallbackOf(published, l.Name) != "" {
				t.Fatalf("%s: %q plays for %s", text, who, l.Name)
			}
			playAs(t, m, b, who, l.Name == "expert")
			standard := must.Get(match.New(published, 0, match.Limit{}))(t)
			if err := b.Begin(context.Background(), standard, 0, 1); err != nil || b.(*Expert).fallback != nil {
				t.Errorf("%s does not play standard itself afterwards: %v", l.Name, err)
			}
		}
		if err := new(Expert).Begin(context.Background(), m, 0, 1); err == nil {
			t.Errorf("%s: a net that there is not begins to play", text)
		}
		if who := fallbackOf(m.Game, "net") + fallbackOf(m.Game, "greedy") + fallbackOf(m.Game, "nobody"); who != "" {
			t.Errorf("%s: %s plays for others than levels", text, who)
		}
	}
}

// playAs has the bot play all seats of a deal just as the other one plays it.
func playAs(t *testing.T, m *match.Match, b Bot, who string, advised bool) {
	t.Helper()
	ctx, other := context.Background(), Bot(nil)
	other = must.Get(New(who))(t)
	for _, x := range []Bot{b, other} {
		must.Do(t, x.Begin(ctx, m, 0, 1))
	}
	d := m.Game.Deal(new(cards.Seed), 1)
	s := m.Game.Start(&d)
	for s.Phase() != rules.Over {
		v := match.View{Stage: match.Playing}
		m.Game.View(&s, m.Game.Turn(&s).First(), &v.View)
		act := ask(t, b, &v)
		if want := ask(t, other, &v); act != want {
			t.Fatalf("%v, where %s would %v", act, who, want)
		}
		if advised {
			counselled(t, m, &v)
		}
		m.Game.Apply(&s, act)
	}
}

func counselled(t *testing.T, m *match.Match, v *match.View) {
	t.Helper()
	r := must.Get(Adviser{}.Advise(context.Background(), m, v, nil))(t)
	act, err := rules.ParseAction(v.Options.Seat, r.Act)
	if err != nil || !v.Options.Has(act) || r.Player != "pimc" || len(r.Choices) != v.Options.Len() || r.Others == nil {
		t.Errorf("%q of %d choices by %s: %v", r.Act, len(r.Choices), r.Player, err)
	}
	if v.Phase == rules.Laying && (len(r.Bids) == 0 || "lay "+r.Bids[0].Best != r.Act) {
		t.Errorf("%s, and bids %+v", r.Act, r.Bids)
	}
	if h := heuristic.New(m.Game).Advise(&v.View); h.Action == 0 {
		t.Errorf("no rule of thumb for %+v", v.Options)
	}
}

// TestAdviceEndsWithContext: no advice is given once the context has ended, though it ends in the midst of the proofs.
func TestAdviceEndsWithContext(t *testing.T) {
	const plenty = 1 << 30
	m, asked := house(t, houses[0]), 0
	randomplay.Walk(t, m.Game, 1, func(s *rules.State) {
		v := match.View{Stage: match.Playing}
		m.Game.View(s, m.Game.Turn(s).First(), &v.View)
		if v.Phase != rules.Playing || m.Game.Tricks()-int(v.Tricks) > claim.LateTricks {
			return
		}
		all := &countdown{t.Context(), plenty}
		must.Get(Adviser{}.Glance(all, m, &v, nil))(t)
		asked++
		for last := range 3 {
			if _, err := (Adviser{}).Glance(&countdown{t.Context(), plenty - all.looks - 1 - last}, m, &v, nil); !errors.Is(err, context.Canceled) {
				t.Errorf("with %d tricks played, it advises after the context has ended: %v", v.Tricks, err)
			}
		}
	})
	if asked == 0 {
		t.Error("no advice was asked")
	}
}
