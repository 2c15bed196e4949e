package browser

import (
	"fmt"
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
	p.until("the evening is told of", `document.querySelector(".awaited")`)
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
	hide := func(is bool) {
		look[bool](p, fmt.Sprintf(`(Object.defineProperty(document, "hidden", {get: () => %t, configurable: true}),
			Object.defineProperty(document, "visibilityState", {get: () => %t ? "hidden" : "visible", configurable: true}), document.dispatchEvent(new Event("visibilitychange")))`, is, is))
	}
	p.click(p.say("page.evenings.come"))
	hide(true) // the person looks at another page
	p.until("the table is there", `location.pathname.startsWith("/t/")`)
	p.until("the page calls", `document.title.includes(`+object(p.say("page.evenings.ready"))+`) && icons.at(-1) === 1`)
	hide(false)
	p.until("the person has come", `!document.title.includes(`+object(p.say("page.evenings.ready"))+`) && icons.at(-1) === 0`)
	p.until("the screen stays on", `!navigator.wakeLock || lights.at(-1) === "screen"`)
	p.until("it says when the match begins", `document.querySelector(".awaited")`)
	p.fits("the table of an evening")
	p.accessible("the table of an evening")
	p.shows("the table of an evening")
}
