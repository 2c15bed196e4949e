package search

import (
	"context"
	"errors"
	"reflect"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/internal/test/randomplay"
	"ninetynine/rules"
)

// TestExplore: in every variant, playing out all ways lists each of them with every offer that may
// follow, in its group, and changes nothing else in the study.
func TestExplore(t *testing.T) {
	randomplay.EachVariant(t, func(t *testing.T, g *rules.Game) {
		if !g.Lays() {
			t.Skip("nothing is laid aside")
		}
		e := untrained(t, g, Full())
		s := randomplay.Dealt(t, g, 3)
		for s.Phase() != rules.Laying {
			g.Apply(&s, g.Due(&s).Nth(0))
		}
		var v rules.View
		g.View(&s, g.Turn(&s).First(), &v)
		few := must.Get(e.Study(&v, nil, 5, 3))(t)
		all := must.Get(e.Explore(t.Context(), &v, nil, 5, Scope{Worlds: 3, Whole: func(int) bool { return true }}))(t)
		if !reflect.DeepEqual(few.Bids, all.Bids) || few.Options[0] != all.Options[0] {
			t.Errorf("played out whole, it thinks\n%+v\nand otherwise\n%+v", all.Bids, few.Bids)
		}
		ways := map[rules.Action][]Way{}
		for _, w := range all.Played {
			ways[w.Action] = append(ways[w.Action], w)
		}
		for _, w := range few.Played {
			same := false
			for _, x := range ways[w.Action] {
				same = same || x.Offer == w.Offer && x.Sampled == w.Sampled && x.Chance == w.Chance && x.Error == w.Error
			}
			if !same {
				t.Errorf("%+v is not among %+v", w, ways[w.Action])
			}
		}
		checkTable(t, g, &v, all, ways)
	})
}

// A patience is a context that ends after being asked a number of times.
type patience struct {
	context.Context
	left *int
}

func (p patience) Err() error {
	if *p.left--; *p.left < 0 {
		return context.Canceled
	}
	return nil
}

// TestExploreEnds: a study ends with its context, at whatever point, and leaves nothing behind for
// the next.
func TestExploreEnds(t *testing.T) {
	g := randomplay.Open(t, rules.Catalogue()[0])
	s := randomplay.Dealt(t, g, 3)
	var v rules.View
	g.View(&s, g.Turn(&s).First(), &v)
	scope := Scope{Worlds: 3, Whole: func(int) bool { return true }}
	want := must.Get(untrained(t, g, Full()).Explore(t.Context(), &v, nil, 5, scope))(t)
	e := untrained(t, g, Full())
	for _, asked := range []int{0, 2, 3, 6} {
		if _, err := e.Explore(patience{t.Context(), &asked}, &v, nil, 5, scope); !errors.Is(err, context.Canceled) {
			t.Errorf("ended, it says %v", err)
		}
		if asked < -4 { // each loop of the sampling looks once before it breaks off
			t.Errorf("it went on, and asked %d times more", -asked)
		}
		if got, err := e.Explore(t.Context(), &v, nil, 5, scope); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("afterwards it thinks something else: %v", err)
		}
	}
}

// TestExplorePauses: a study may pause again and again, at any point, with the same result.
func TestExplorePauses(t *testing.T) {
	g := randomplay.Open(t, rules.Catalogue()[0])
	e, s := untrained(t, g, Full()), randomplay.Dealt(t, g, 3)
	for ; s.Phase() != rules.Over; g.Apply(&s, g.Due(&s).Nth(0)) {
		var v rules.View
		if g.View(&s, g.Turn(&s).First(), &v); v.Options.Len() == 1 {
			continue
		}
		want := must.Get(e.Study(&v, nil, 5, 3))(t)
		pauses := 0
		got, err := e.Explore(t.Context(), &v, nil, 5, Scope{Worlds: 3, Pause: func() { pauses++ }})
		if err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("with pauses it thinks something else: %v", err)
		}
		if pauses < got.Worlds {
			t.Errorf("in %v it pauses %d times in %d worlds", s.Phase(), pauses, got.Worlds)
		}
		before := pauses
		if _, err := e.Study(&v, nil, 5, 1); err != nil || pauses > before {
			t.Errorf("the next study pauses, too: %v", err)
		}
	}
}

func checkTable(t *testing.T, g *rules.Game, v *rules.View, s *Study, ways map[rules.Action][]Way) {
	t.Helper()
	table := s.Table(g, v, "expert")
	if len(ways) != v.Options.Len() || len(table.Choices) != v.Options.Len() {
		t.Fatalf("%d ways are played out and %d listed, of %d", len(ways), len(table.Choices), v.Options.Len())
	}
	by, offers := map[int]int{}, 0
	for _, c := range table.Choices {
		a, err := rules.ParseAction(v.Seat, c.Act)
		if err != nil || c.Bid == nil || *c.Bid != g.Bid(a.Cards()) || !c.Played {
			t.Fatalf("%+v: %v", c, err)
		}
		by[*c.Bid]++
		offers += len(c.Premiums)
		best := len(c.Premiums) == 0
		for _, p := range c.Premiums {
			best = best || p.Sampled == c.Sampled && p.Chance == c.Chance
		}
		if !best {
			t.Errorf("%+v is not worth what its best offer is", c)
		}
	}
	for _, b := range table.Bids {
		if by[b.Tricks] != b.Ways {
			t.Errorf("%d ways to bid %d, and %d listed", b.Ways, b.Tricks, by[b.Tricks])
		}
	}
	later := len(s.Bids[0].Premiums) > 0
	if later != (offers > 0) || later && offers < 2*len(ways) {
		t.Errorf("%d offers for %d ways", offers, len(ways))
	}
}
