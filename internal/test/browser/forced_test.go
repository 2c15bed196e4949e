package browser

import (
	"context"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestForcedColours: where the system chooses the colours, light or dark, choices, the lead, tricks won,
// unplayable cards and charts can still be seen.
func TestForcedColours(t *testing.T) {
	t.Parallel()
	for name, w := range map[string]way{"light": desktop().calm(), "dark": desktop().calm().atNight()} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := openHouse(t).person(t, w)
			scheme := map[bool]string{true: "dark", false: "light"}[w.night]
			p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
				return t.Call(ctx, "Emulation.setEmulatedMedia", map[string]any{"features": []map[string]any{
					{"name": "forced-colors", "value": "active"}, {"name": "prefers-reduced-motion", "value": "reduce"},
					{"name": "prefers-color-scheme", "value": scheme},
				}}, nil)
			}))
			p.forced()
		})
	}
}

// forced looks at the lobby, a table, its report, a lesson, a problem, the bid table and a score pad.
func (p *person) forced() {
	t := p.t
	p.open("/").sees(p.say("page.level.expert"))
	differ := func(what, property, one, other string) {
		t.Helper()
		of := func(selector string) string {
			at, pseudo, _ := strings.Cut(selector, "::")
			return look[string](p, `getComputedStyle(document.querySelector(`+quote(at)+`), "::".repeat(`+quote(pseudo)+` !== "") + `+quote(pseudo)+` || null)[`+quote(property)+`]`)
		}
		if a, b := of(one), of(other); a == b {
			t.Errorf("%s: %s and %s have the same %s, %s", what, one, other, property, a)
		}
	}
	if adjusts := look[string](p, `getComputedStyle(document.querySelector(".button.chief")).forcedColorAdjust`); adjusts != "none" {
		t.Errorf("the words of the chief button lie on a plate of the page's colour: %s", adjusts)
	}
	differ("the chosen level", "borderBottomColor", ".picks input:checked + span", ".picks input:not(:checked) + span")
	p.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 1}, "", "greedy", "greedy")
	ledAndDimmed := false
	s := p.turn(tableState{}, true)
	for ; !s.Over; s = p.turn(s, true) {
		if s.Phase == "play" && len(s.Trick) > 0 && !ledAndDimmed && look[bool](p, `document.querySelector(".hand .card[data-dim]") !== null`) {
			ledAndDimmed = true
			differ("the dot at the lead", "backgroundColor", ".trick li::after", "body")
			differ("the film on a card", "backgroundColor", ".hand .card[data-dim]::after", "body")
			differ("that it is one's turn", "borderTopColor", ".mine.asked", ".felt")
			p.accessible("the table")
		}
		p.answer(script{}, s)
	}
	if !ledAndDimmed {
		t.Error("no suit had to be followed")
	}
	p.opensReport()
	p.until("it is complete", `document.querySelector(".report[data-counting=false]")`)
	p.until("the curve", `document.querySelector(".course g.self polyline")`)
	if curve := look[[]string](p, `[getComputedStyle(document.querySelector(".course g.self polyline")).stroke, getComputedStyle(document.body).color]`); curve[0] != curve[1] {
		t.Errorf("the curve is drawn in %s, and text in %s", curve[0], curve[1])
	}
	p.accessible("the report")
	p.open("/bids?hand=AD+KD+QD")
	p.until("the pack", `document.querySelector(".pack [aria-pressed=true]")`)
	differ("a chosen card", "outlineStyle", ".pack [aria-pressed=true] .card", ".pack [aria-pressed=false] .card")
	p.open("/pad")
	p.beginsPad(1)
	p.write("34++-")
	p.key("Enter")
	p.until("the deal", `document.querySelector(".running-score .dot")`)
	differ("the dot at a contract made", "backgroundColor", ".running-score .dot", "body")
}
