package browser

import (
	"fmt"
	"testing"
)

// TestFelts: backs and felts are chosen in the settings, stored, and legible by day and by night; the
// defaults stay as they were.
func TestFelts(t *testing.T) {
	inEachWay(t, map[string]way{"day": desktop(), "night": small().in("de").atNight()}, func(t *testing.T, p *person) {
		const back = `document.querySelector(".sample [data-face=down] use").getAttribute("href")`
		p.open("/settings")
		p.until("the cards", back+` === "#back"`)
		seen := map[string]bool{}
		for i, felt := range []string{"sea", "moss", "ink"} {
			kind := []string{"leaf", "lattice", "stripe"}[i]
			p.click(p.say("page.choices.felt." + felt))
			p.click(p.say("page.choices.back." + kind))
			p.until("the felt changes", fmt.Sprintf(`document.documentElement.dataset.felt === %q && document.documentElement.dataset.back === %q`, felt, kind))
			seen[look[string](p, back+` + getComputedStyle(document.querySelector(".sample")).backgroundColor`)] = true
			p.accessible(felt)
			p.fits(felt)
		}
		if len(seen) != 3 {
			t.Errorf("seen are %v", seen)
		}
		p.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 1}, "", "greedy", "greedy")
		p.toPlay()
		for i, felt := range []string{"ink", "moss"} {
			look[bool](p, fmt.Sprintf(`(document.documentElement.dataset.felt = %q, true)`, felt))
			p.accessible(felt + " at the table")
			if i == 0 && !look[bool](p, `[...document.querySelectorAll(".backs use")].every((e) => e.getAttribute("href") === "#back-stripe")`) {
				t.Error("the backs are not those chosen")
			}
		}
	})
}
