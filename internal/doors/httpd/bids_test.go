package httpd

import (
	"context"
	"net/http"
	"reflect"
	"testing"

	"ninetynine/advice"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/wire"
	"ninetynine/match"
)

// TestBidTable: a bid table lists every way to lay cards aside, with the figures of a hint in the same
// place; with all played out, or judged by the score; from a hand or a deal.
func TestBidTable(t *testing.T) {
	s := checked(t, func(o *Options) { o.Bids = bot.Bids })
	const hand = "AC KC QC JC 10C 9C AH KH QH JH 10H 9H"
	ask := func(more map[string]any) (b wire.BidTable) {
		t.Helper()
		body := map[string]any{"variant": "duel", "hand": hand}
		for k, v := range more {
			body[k] = v
		}
		s.post("", "/api/bids", body).want(http.StatusOK).into(&b)
		return b
	}
	few, all := ask(nil), ask(map[string]any{"all": true})
	if len(few.Advice.Choices) != 220 || len(all.Advice.Choices) != 220 || few.Game || !reflect.DeepEqual(few.Advice.Bids, all.Advice.Bids) {
		t.Errorf("%d and %d ways; %+v and %+v", len(few.Advice.Choices), len(all.Advice.Choices), few.Advice.Bids, all.Advice.Bids)
	}
	played := map[string]wire.Choice{}
	for _, c := range all.Advice.Choices {
		if played[c.Act] = c; !c.Played {
			t.Errorf("%+v was not played out", c)
		}
	}
	for _, c := range few.Advice.Choices {
		if x := played[c.Act]; c.Played && (x.Sampled != c.Sampled || x.Chance != c.Chance) || *x.Bid != *c.Bid {
			t.Errorf("%+v, and among all %+v", c, x)
		}
	}
	if b := ask(map[string]any{"totals": []int{90, 20}}); !b.Game || reflect.DeepEqual(b.Advice.Choices, few.Advice.Choices) {
		t.Error("the score changes nothing")
	}
	one, two := ask(map[string]any{"hand": "", "deal": "k7f2-9q/3"}), ask(map[string]any{"hand": "", "deal": "k7f2-9q/3"})
	if !reflect.DeepEqual(one, two) || !reflect.DeepEqual(one.Advice, ask(map[string]any{"hand": one.Advice.Hand}).Advice) {
		t.Error("a hand is worth something else when it is dealt")
	}
}

// TestBidTableRefused: an error names the fault before any thinking; a player who may ask for no hints gets
// no table, and a whole table counts as several.
func TestBidTableRefused(t *testing.T) {
	asked := 0
	s := checked(t, func(o *Options) {
		o.Bids = func(ctx context.Context, m *match.Match, v *match.View, ask bot.StudyScope) (*advice.Advice, error) {
			if asked++; ask.Game {
				return nil, bot.ErrNoStanding
			}
			return noOpinion(ctx, m, v, nil)
		}
		o.Limits.Hinted = Rate{1e-6, 5 + 2}
	})
	const hand = "AD KD QD AC 10C 8C 6C 7H 6H 10S 8S 6S"
	for _, body := range []map[string]any{
		{"variant": "standard"}, {"variant": "standard", "hand": "AD"}, {"variant": "nothing", "hand": hand},
		{"variant": "standard", "hand": hand, "deal": "x"}, {"variant": "standard", "hand": hand, "dealer": -1},
		{"variant": "standard", "hand": hand, "seat": 4}, {"variant": "standard", "hand": hand, "seat": 260},
		{"variant": "standard", "hand": hand, "totals": []int{1}}, {"variant": "standard", "hand": hand, "trump": "nines"},
		{"variant": "standard", "hand": hand, "rules": map[string]any{"hand": 99}},
	} {
		s.post("", "/api/bids", body).refused(http.StatusBadRequest, "bad")
	}
	if asked > 0 {
		t.Errorf("%d of them were thought about", asked)
	}
	s.post("", "/api/bids", map[string]any{"variant": "standard", "hand": hand, "totals": []int{1, 2, 3}}).refused(http.StatusBadRequest, "bad")
	s.post("", "/api/bids", map[string]any{"variant": "standard", "hand": hand, "all": true}).want(http.StatusOK)
	s.post("", "/api/bids", map[string]any{"variant": "standard", "hand": hand}).want(http.StatusOK)
	s.post("", "/api/bids", map[string]any{"variant": "standard", "hand": hand}).refused(http.StatusTooManyRequests, "too-many")

	mute := checked(t, func(o *Options) { o.Bids = nil })
	mute.post("", "/api/bids", map[string]any{"variant": "standard", "hand": hand}).refused(http.StatusForbidden, "forbidden")
}
