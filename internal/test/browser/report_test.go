package browser

import (
	"strings"
	"testing"
)

// TestReport plays a deal, and follows the line under its score to the report, from there to a mistake in
// the replay, and back by the link to the report. It fits and is accessible on a desk and on a phone.
func TestReport(t *testing.T) {
	t.Parallel()
	for name, w := range some(t, map[string]way{"small, at night": small().atNight().in("de")}) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := openHouse(t).person(t, w.calm())
			table := p.sitDown(map[string]any{"variant": "duel", "deals": 1, "pace": 1}, "", "random")
			look[bool](p, `(() => {
				globalThis.finals = new Set();
				new MutationObserver(() => {
					const line = document.querySelector(".report-line[aria-busy=false]");
					if (line) finals.add(line.textContent.trim());
				}).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
				return true;
			})()`)
			p.playDeal(script{}, true)
			p.until("the final line", `document.querySelector(".report-line[aria-busy=false]")`)
			if told := look[[]string](p, "[...finals]"); len(told) != 1 {
				t.Errorf("figures told as final have changed: %q", told)
			}
			line := look[string](p, `document.querySelector(".report-line").textContent.trim()`)
			p.clickOn(".report-line a")
			p.at("/report/" + table + "/1/0")
			p.until("the report", `document.querySelector(".report-columns .account.parts")`)
			p.until("it is complete", `document.querySelector(".report[data-counting=false]")`)
			if lead := look[string](p, `document.querySelector(".report .stack > .lead").textContent.trim()`); !strings.HasPrefix(line+".", lead) { // the line may say that it was bad luck
				t.Errorf("the report says %q, and the line said %q", lead, line)
			}
			p.fits("the report")
			p.accessible("the report")
			sums := look[bool](p, `(() => {
				const figure = (cell) => Math.round(10 * Number(cell.textContent.trim().replace("−", "-").replace("+", "").replace(",", ".")));
				const table = document.querySelector(".account.parts");
				const parts = [...table.querySelectorAll("tbody td:last-child")].map(figure);
				return parts.length > 3 && parts.reduce((a, b) => a + b, 0) === figure(table.querySelector("tfoot td:last-child"));
			})()`)
			if !sums {
				t.Error("the parts shown do not add up to the lead")
			}
			if look[bool](p, `document.querySelector(".moments a") !== null`) {
				p.clickOn(".moments a")
				p.at("/replay/" + table + "/1/0")
				p.until("the better choice is marked", `document.querySelector(".replay .best-sign")`)
				p.open("/report/" + table + "/1")
				p.until("the match's report", `document.querySelector(".report-columns .account.parts")`)
			}
		})
	}
}
