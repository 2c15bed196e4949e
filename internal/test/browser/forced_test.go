package browser

import (
	"context"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestForcedColours: where the system chooses the colours, what is chosen, whose lead it is and
// which tricks are won can still be seen.
func TestForcedColours(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, desktop().calm())
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		return t.Call(ctx, "Emulation.setEmulatedMedia", map[string]any{"features": []map[string]any{
			{"name": "forced-colors", "value": "active"}, {"name": "prefers-reduced-motion", "value": "reduce"},
		}}, nil)
	}))
	p.open("/").sees(p.say("page.level.expert"))
	line := func(selector string) string {
		t.Helper()
		return look[string](p, `getComputedStyle(document.querySelector(`+quote(selector)+`)).borderBottomColor`)
	}
	if on, off := line(".picks input:checked + span"), line(".picks input:not(:checked) + span"); on == off {
		t.Errorf("the chosen level and the others have the same line, %s", on)
	}
	p.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 1}, "", "greedy", "greedy")
	felt := look[string](p, `getComputedStyle(document.body).backgroundColor`)
	for s := p.turn(tableState{}, true); ; s = p.turn(s, true) {
		if s.Over {
			t.Fatal("no card was led")
		}
		if s.Phase == "play" && len(s.Trick) > 0 {
			break
		}
		p.answer(pointing{}, s)
	}
	if dot := look[string](p, `getComputedStyle(document.querySelector(".trick li"), "::after").backgroundColor`); dot == felt {
		t.Errorf("the dot at the lead is as the felt, %s", dot)
	}
}
