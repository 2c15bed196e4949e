package browser

import (
	"strings"
	"testing"
)

// TestDaily plays a deal of the day, follows the link from its score to the other players' scores, and
// finds it played on the way back.
func TestDaily(t *testing.T) {
	t.Parallel()
	for name, w := range some(t, map[string]way{"small, at night": small().atNight().in("sv")}) {
		t.Run(name, func(t *testing.T) {
			p := openHouse(t).person(t, w.calm())
			p.open("/daily/2026-11-04")
			p.until("the deals", `document.querySelectorAll(".daily-deal button.chief").length === 2`)
			p.fits("the deals")
			p.clickOn("main details summary")
			if !look[bool](p, `document.body.innerText.includes("`+p.say("page.daily.proof", "cards", "open")+`")`) {
				t.Error("the page does not say what the ranking proves")
			}
			p.accessible("the deals")
			p.clickOn(".daily-deal button.chief")
			p.until("the table", `location.pathname.startsWith("/t/")`)
			if look[bool](p, `[...document.querySelectorAll(".tools button")].some((b) => b.textContent.trim() === "`+p.say("page.undo.ask")+`")`) {
				t.Error("taking back is offered where it is always refused")
			}
			p.playDeal(script{}, true)
			p.until("the way to the others", `document.querySelector(".over a[href='/daily/2026-11-04']")`)
			if look[bool](p, `[...document.querySelectorAll(".over button")].some((b) => b.textContent.trim() === "`+p.say("page.again")+`")`) {
				t.Error("another match is offered")
			}
			p.clickOn(".over a[href='/daily/2026-11-04']")
			p.at("/daily/2026-11-04")
			p.until("what to share", `/^.+\n[🟩🟡🔺]+\n.+$/u.test(document.querySelector(".daily-share")?.textContent)`)
			p.fits("what came of it")
			p.accessible("what came of it")
			if n := look[int](p, `document.querySelectorAll(".daily-deal button.chief").length`); n != 1 {
				t.Errorf("%d deals can still be played", n)
			}
			marks := look[string](p, `[...document.querySelectorAll(".daily-days [data-played='1']")].map((d) => d.textContent).join()`)
			if marks != "4" {
				t.Errorf("the calendar marks %s", marks)
			}
			p.clickOn(".daily-deal a[href^='/report/']")
			p.until("the report", `location.pathname.startsWith("/report/") && document.querySelector(".report-columns .account.parts")`)
			if at := look[string](p, `location.pathname`); !strings.HasSuffix(at, "/1/0") {
				t.Errorf("the report is at %s", at)
			}
			p.open("/replay" + strings.TrimPrefix(look[string](p, `location.pathname`), "/report"))
			p.until("the replay, opened by its address", `document.querySelector(".replay-keys")`)
		})
	}
}
