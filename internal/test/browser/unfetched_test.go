package browser

import (
	"strings"
	"testing"
)

// TestUnfetched: until the file of a net arrives, the computer players wait for the network and say so, and
// so does advice; then they play on.
func TestUnfetched(t *testing.T) {
	t.Parallel()
	h := newHost(t)
	h.nets = true
	p := h.person(t, phone().in("de")).excuse(`console.error|\.net`)
	p.open("/cards/").quick()
	p.open("/cards/?again").clickOn(".now .begin")
	s := p.turn(tableState{}, true)
	p.click(p.say("page.hint"))
	p.sees(p.say("trouble.unfetched"))
	p.answer(script{}, s)
	before, _, _ := strings.Cut(p.say("ask.unfetched", "names", "|", "n", 2), "|")
	p.until("the players wait for the network", `document.querySelector(".asking")?.innerText.startsWith(`+quote(before)+`)`)
	p.fits("without a network")
	h.set(func() { h.nets = false })
	p.turn(s, true)
	p.click(p.say("page.hint"))
	p.until("there is advice", `document.querySelector(".hint .advised, .hint .verdict")`)
}
