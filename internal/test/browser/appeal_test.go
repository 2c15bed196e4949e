package browser

import (
	"fmt"
	"testing"

	"ninetynine/internal/club/moderation"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

// TestAppeal: a banned player reads the ban and appeals, once; an operator, who sees how many others the player's network
// has, bans it too, and later ends the ban by the appeal, which is then among those that were answered.
func TestAppeal(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, op *person) {
		eve := op.h.person(t, op.way)
		eve.name, op.name = "Troll "+op.way.language, "Judge "+op.way.language
		eve.openAt(map[string]any{"variant": "duel"})
		own := func(p *person) string { return look[string](p, `(await (await fetch("/api/me")).json()).id`) }
		id, console, plea := own(eve), op.h.operator(), "my brother "+op.way.language
		act := func(a wire.OperatorAct) {
			a.Whom, a.Reason = id, "insults"
			must.Do(t, console.Post(t.Context(), "/api/operator/acts", a, nil))
		}
		act(wire.OperatorAct{Act: moderation.ActRename, Name: "Karl " + op.way.language})
		act(wire.OperatorAct{Act: moderation.ActBan, Until: 4_000_000_000_000})
		eve.open("/people")
		eve.sees("insults")
		eve.fits("a ban")
		eve.accessible("a ban")
		eve.shows("banned")
		eve.click(eve.say("page.appeal"))
		eve.fill(eve.say("page.appeal.text"), plea)
		eve.fits("an appeal")
		eve.accessible("an appeal")
		eve.shows("appeal")
		eve.click(eve.say("page.complain.send"))
		eve.sees(eve.say("page.appeal.state", "answered", "no"))

		op.arrives()
		op.opened(map[string]any{"variant": "duel"}, false, nil)
		must.Do(t, console.Post(t.Context(), "/api/operator/acts", wire.OperatorAct{Act: moderation.ActAppoint, Whom: own(op), Reason: "so it is"}, nil))
		op.open("/operate")
		op.sees(plea)
		charge := `[...document.querySelectorAll(".found > li")].find((e) => e.textContent.includes(` + quote(plea) + `))`
		op.until("the player is shown", charge+`.querySelector(".acts")`)
		op.sees(op.say("page.operate.former", "names", eve.name))
		set := func(field, event, value string) {
			look[bool](op, fmt.Sprintf(`(() => {
				const field = %s.querySelector(".acts " + %s);
				field.value = %s;
				return field.dispatchEvent(new Event(%s, {bubbles: true}));
			})()`, charge, quote(field), quote(value), quote(event)))
		}
		set("select", "change", moderation.ActBan)
		op.until("the network can be banned", charge+`.querySelector(".acts input[type=checkbox]")`)
		op.fits("an appeal for operators")
		op.accessible("an appeal for operators")
		op.shows("appealed")
		set("select", "change", moderation.ActLiftBan)
		set("input[type=text]", "input", "a mistake")
		look[bool](op, charge+`.querySelector(".acts .button").click() ?? true`)
		op.sees(op.say("page.operate.done"))
		op.click(op.say("page.operate.complaints.closed"))
		op.sees(plea)
		op.sees("a mistake")
		op.fits("answered complaints")
		op.accessible("answered complaints")
		op.shows("answered")
		eve.open("/people")
		eve.until("the ban is over", `!document.body.textContent.includes("insults")`)
	})
}
