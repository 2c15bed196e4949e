package browser

import (
	"regexp"
	"testing"
)

// TestJumpingClock: the clock of a table, and how long ago something was, do not follow the device's clock, which is set
// while the page is open, or is wrong.
func TestJumpingClock(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, phone().in("en").calm())
	p.before(moved)
	p.arrives()
	p.open("/t/" + p.opened(map[string]any{"variant": "duel", "pace": 1, "clock": map[string]any{"bank": 3_600_000}}, true, []string{"", "casual"}))
	const clock = `[...document.querySelectorAll(".time")].map((e) => e.textContent).find((text) => text !== "1:00:00")`
	p.until("the clock runs", clock)
	for _, ahead := range []string{"7 * 3600e3", "-7 * 3600e3", "0"} {
		was := look[string](p, `(localStorage.setItem("ahead", `+ahead+`), `+clock+`)`)
		p.until("the clock goes on", clock+` !== `+quote(was))
		if now := look[string](p, clock); !regexp.MustCompile(`^5\d:\d\d$`).MatchString(now) {
			t.Errorf("with the device's clock at %s it shows %s, and before %s", ahead, now, was)
		}
	}
	look[bool](p, `(localStorage.setItem("ahead", 7 * 3600e3), true)`)
	p.open("/")
	p.sees(p.say("page.home.just"))
}
