package browser

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/club/moderation"
	"ninetynine/internal/store"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

// TestEvenings: the lobby shows an evening; who says that they come is told on every screen when it is soon, and
// a latecomer is led to a table.
func TestEvenings(t *testing.T) {
	t.Parallel()
	for name, w := range some(t, languages()) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			awaitEvening(t, openHouse(t).person(t, w.calm())) // an evening is for all who are at its server
		})
	}
}

func awaitEvening(t *testing.T, p *person) {
	t.Helper()
	console := p.h.operator()
	begin := func(in time.Duration) (entry store.AuditEntry) {
		t.Helper()
		at := time.Now().UTC().Add(in)
		e := store.Evening{Weekday: int(at.Weekday()), Minute: at.Hour()*60 + at.Minute(), Zone: "UTC", Variant: "duel", Games: 2, Clock: "10m+10s", Bot: "club"}
		must.Do(t, console.Post(t.Context(), "/api/operator/acts", wire.OperatorAct{Act: moderation.ActEvening, Evening: &e, Reason: "as asked"}, &entry))
		return entry
	}
	soon := begin(8 * time.Minute)
	p.open("/")
	p.sees(p.say("page.evenings.come"))
	p.fits("evenings")
	p.accessible("evenings")
	p.click(p.say("page.evenings.come"))
	p.sees(p.say("page.evenings.not"))
	p.sees(p.say("page.evenings.coming.you", "n", 0, "names", ""))
	p.until("the lobby says it in one place", `document.querySelectorAll(".evenings > li").length === 1 && !document.querySelector(".awaited")`)
	p.shows("evenings")
	p.open("/rules/duel")
	p.until("the evening is told of elsewhere", `document.querySelector(".awaited")`)
	p.fits("an evening that is soon")
	p.accessible("an evening that is soon")
	p.excuse(`is answered with 401`).loses()
	look[bool](p, `document.dispatchEvent(new Event("visibilitychange"))`)
	p.until("a player who is signed out is not awaited", `!document.querySelector(".awaited")`)
	if id := p.is(); id != "" {
		p.t.Errorf("%s came instead", id)
	}
	must.Do(t, console.Post(t.Context(), "/api/operator/acts", wire.OperatorAct{Act: moderation.ActEndEvening, Whom: soon.Whom, Reason: "no more"}, nil))
	begin(3 * time.Minute)
	p.open("/")
	p.sees(p.say("page.evenings.come"))
	look[bool](p, `(window.lights = [], navigator.wakeLock && (navigator.wakeLock.request = (kind) => (lights.push(kind), Promise.resolve({release: () => lights.push("off")}))), true)`)
	look[bool](p, `(window.icons = [], navigator.setAppBadge = (n) => (icons.push(n), Promise.resolve()), true)`)
	hide := func(is bool) string {
		return fmt.Sprintf(`(Object.defineProperty(document, "hidden", {get: () => %t, configurable: true}),
			Object.defineProperty(document, "visibilityState", {get: () => %t ? "hidden" : "visible", configurable: true}), document.dispatchEvent(new Event("visibilitychange")))`, is, is)
	}
	look[bool](p, `(document.addEventListener("click", () => `+hide(true)+`, {once: true}), true)`) // then the person looks at another page
	p.click(p.say("page.evenings.come"))
	p.until("the table is there", `location.pathname.startsWith("/t/")`)
	p.until("the page calls", `document.title.includes(`+object(p.say("page.evenings.ready"))+`) && icons.at(-1) === 1`)
	look[bool](p, hide(false))
	p.until("the person has come", `!document.title.includes(`+object(p.say("page.evenings.ready"))+`) && icons.at(-1) === 0`)
	p.until("the screen stays on", `!navigator.wakeLock || lights.at(-1) === "screen"`)
	p.sees(p.say("page.evenings.open"))
	if rest := look[int](p, `document.querySelectorAll(".awaited, .invitation, .waiting select, .waiting .chief").length`); rest != 0 {
		t.Errorf("the table of an evening has %d parts of an ordinary one", rest)
	}
	p.fits("the table of an evening")
	p.accessible("the table of an evening")
	p.shows("the table of an evening")
	other := p.h.person(t, p.way)
	other.before(minutesFly)
	other.open("/")
	other.until("it is about to begin", `[...document.querySelectorAll(".evenings span")].some((b) => b.textContent.startsWith(`+object(strings.Split(p.say("page.evenings.begins", "time", "", "in", ""), " ")[0])+`))`)
	look[bool](other, `(window.later = 180_000, true)`)
	other.until("it is on", `[...document.querySelectorAll(".evenings span")].some((b) => b.textContent.startsWith(`+object(strings.TrimSpace(p.say("page.evenings.on", "time", "")))+`))`)
	other.sees(p.say("page.home.sit"))
	other.fits("an evening that is on")
	other.shows("an evening that is on")
}

// minutesFly sets the clock of a page ahead by window.later, and lets it wait no longer than a moment for the next minute.
const minutesFly = `const now = performance.now.bind(performance), wait = setTimeout;
	performance.now = () => now() + (window.later ?? 0);
	window.setTimeout = (run, ms, ...more) => wait(run, ms > 1000 && ms <= 60_000 ? 20 : ms, ...more);`
