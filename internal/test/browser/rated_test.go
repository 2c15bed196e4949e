package browser

import (
	"fmt"
	"testing"
)

// TestRated: a waiting room says that a match alone against levels with a clock bears the rating out, and one with people
// what of the own rating is not shown, as the profile does.
func TestRated(t *testing.T) {
	p := openHouse(t).person(t, phone())
	says := func(text string) string { return fmt.Sprintf("document.body.innerText.includes(%s)", quote(text)) }
	clock := map[string]any{"bank": 600_000}
	p.openAt(map[string]any{"variant": "standard", "clock": clock}, "", "club", "club")
	p.until("it bears out", says(p.say("page.rated.alone")))
	p.openAt(map[string]any{"variant": "standard"}, "", "club", "club")
	p.until("a waiting room", says(p.say("page.ready")))
	if look[bool](p, says(p.say("page.rated.alone"))) {
		t.Error("without a clock it bears nothing out")
	}
	p.before(`const ask = fetch;
		window.fetch = async (at, how) => {
			const answer = await ask(at, how);
			if (!/api\/players\/[^/]+$/.test(new URL(at.url ?? at, location.href).pathname)) return answer;
			const ratings = [{ class: "3", mean: 1490, within: 90, matches: 40, most: 1490 }];
			return Response.json({ ...(await answer.json()), ratings });
		};`)
	limited := says(p.say("page.ratings.most", "class", p.say("page.ratings.class.3"), "most", "1490"))
	table := p.openAt(map[string]any{"variant": "standard", "clock": clock}, "", "", "club")
	p.h.person(t, phone()).joins(table)
	p.until("the rating is limited", limited)
	p.open("/people/" + p.is())
	p.until("its profile", limited)
}
