package browser

import (
	"fmt"
	"testing"
	"time"

	"ninetynine/internal/club/moderation"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
)

// TestOperate: a player complains about a line of the chat; an operator finds the complaint at the page,
// silences the player, looks at players, tables and the log, and closes a table. The player hears that the
// complaint was read. Others find nothing on the page.
func TestOperate(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, op *person) {
		eve, ann := op.h.person(t, desktop().calm()), op.h.person(t, op.way)
		eve.name, ann.name, op.name = "Rude "+op.way.language, "Ann "+op.way.language, "Op "+op.way.language
		table := eve.openAt(map[string]any{"variant": "duel"})
		look[bool](eve, fmt.Sprintf(`(await fetch("/api/tables/%s/commands", {method: "POST", headers: {"Content-Type": "application/json"},
			body: JSON.stringify({id: "c", do: "chat", text: "you fool"})})).ok`, table))
		ann.joins(table)
		ann.until("the chat can be opened, or is there", `document.querySelector(".side .talk")?.checkVisibility() || (() => {
			const all = [...document.querySelectorAll("button")];
			const button = all.find((e) => e.checkVisibility() && e.textContent.includes(`+quote(ann.say("page.talk"))+`));
			button?.click();
			return button;
		})()`)
		ann.press(ann.spot(eve.name, "dialog .talk .player, .side .talk .player"))
		ann.click(ann.say("page.complain"))
		ann.sees(ann.say("page.complain.about"))
		ann.click("you fool")
		ann.fits("a complaint")
		ann.accessible("a complaint")
		ann.shows("complain")
		ann.click(ann.say("page.complain.send"))
		ann.sees(ann.say("page.complain.sent"))

		op.arrives()
		op.opened(map[string]any{"variant": "duel"}, false, nil)
		op.open("/operate")
		op.sees(op.say("page.operate.refused"))
		console := op.h.operator()
		must.Do(t, console.Post(t.Context(), "/api/operator/acts", wire.OperatorAct{
			Act: moderation.ActAppoint, Whom: look[string](op, `(await (await fetch("/api/me")).json()).id`), Reason: "so it is",
		}, nil))
		op.open("/")
		op.until("the menu counts complaints", `/\([1-9]\d*\)$/.test(document.querySelector('.running a[href="/operate"]')?.textContent.trim())`)
		op.fits("the menu of an operator")
		op.accessible("the menu of an operator")
		op.shows("menu")
		op.clickOn(`.running a[href="/operate"]`)
		op.sees("you fool")
		author := op.say("page.operate.from", "id", look[string](op, fmt.Sprintf(`(await (await fetch("/api/operator/complaints")).json())
			.complaints.find((c) => c.from.startsWith(%s + "·")).from`, quote(ann.name))))
		op.click(author)
		op.until("the author is shown", `document.querySelector(".within .acts")`)
		op.fits("complaints")
		op.accessible("complaints")
		op.shows("complaints")
		op.click(author)
		charge := fmt.Sprintf(`[...document.querySelectorAll(".found > li")].find((e) => e.textContent.includes(%s))`, quote(eve.name))
		look[string](op, charge+`.id = "charge"`)
		day := time.Now().AddDate(0, 0, 3).Format(time.DateOnly)
		look[bool](op, fmt.Sprintf(`[["date", %s], ["text", "insults"]].every(([type, value]) => {
			const field = document.querySelector("#charge .acts input[type=" + type + "]");
			field.value = value;
			return field.dispatchEvent(new Event("input", {bubbles: true}));
		})`, quote(day)))
		op.clickOn("#charge .acts button")
		op.sees(op.say("page.operate.done"))
		op.until("the complaint is gone", `!document.querySelector("main").textContent.includes(`+quote(eve.name)+`)`)

		if until := look[int64](op, `(await (await fetch("/api/operator/audit")).json()).entries[0].until ?? 0`); time.UnixMilli(until).UTC().Format(time.DateOnly) != day {
			t.Errorf("the silence ends %d, not on %s", until, day)
		}
		part := func(name string) { // the menu has some of these words, too
			look[bool](op, fmt.Sprintf(`[...document.querySelectorAll(".operate .picks label")].find((e) => e.textContent.trim() === %s).click() ?? true`, quote(op.say("page.operate."+name))))
		}
		part("sanctions")
		op.sees(eve.name)
		op.sees("insults")
		op.fits("what is in force")
		op.accessible("what is in force")
		op.shows("sanctions")
		part("people")
		op.until("players are listed", `document.querySelector(".found > li button")`)
		look[bool](op, fmt.Sprintf(`[...document.querySelectorAll(".found > li button")].find((e) => e.textContent.startsWith(%s)).click() ?? true`, quote(eve.name)))
		op.until("the silence is shown", `document.querySelector("main .found .entries")?.textContent.includes("insults")`)
		op.fits("people")
		op.accessible("people")
		op.shows("people")
		choose := func(act string) {
			look[bool](op, fmt.Sprintf(`(() => {
				const field = document.querySelector(".found .acts select");
				field.value = %s;
				return field.dispatchEvent(new Event("change", {bubbles: true}));
			})()`, quote(act)))
		}
		choose("link")
		op.fill(op.say("page.operate.reason.kept"), "a lost phone")
		op.clickOn(".found .acts button")
		op.until("there is a link", `document.querySelector(".found .acts code")?.textContent.startsWith(location.origin + "/#code=")`)
		choose("erase")
		op.sees(op.say("page.operate.erase.about"))
		op.until("the name is missing", `document.querySelector(".found .acts button").disabled`)
		op.fill(op.say("page.operate.erase.name", "name", eve.name), eve.name)
		op.until("the name is there", `!document.querySelector(".found .acts button").disabled`)
		op.fits("erasing")
		op.accessible("erasing")
		op.shows("erase")
		part("tables")
		op.until("tables can be looked for", `document.querySelector("main form input")`)
		op.fill(op.say("page.operate.where"), table)
		op.click(op.say("page.operate.find"))
		op.click(op.say("page.operate.show"))
		op.sees("you fool")
		op.fits("tables")
		op.accessible("tables")
		op.shows("tables")
		circle := "Circle " + op.way.language
		group := look[string](ann, fmt.Sprintf(`(await (await fetch("/api/groups", {method: "POST", headers: {"Content-Type": "application/json"},
			body: JSON.stringify({id: "circle", name: %s})})).json()).id`, quote(circle)))
		part("groups")
		op.click(circle)
		op.sees(ann.name)
		op.fits("groups")
		op.accessible("groups")
		op.shows("groups")
		op.fill(op.say("page.operate.reason.kept"), "advertising")
		op.clickOn(".found .acts button")
		op.until("the group is gone", `!document.querySelector("main").textContent.includes(`+quote(circle)+`)`)
		part("log")
		op.sees(group)
		op.sees("insults")
		op.fits("the log")
		op.accessible("the log")
		op.shows("log")

		ann.open("/t/" + table)
		ann.sees(ann.say("page.complain.outcome", "outcome", "act"))
	})
}

// TestOperateMany: several complaints about one player are one row, which leads to all of them and back.
func TestOperateMany(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, op *person) {
		eve, ann := op.h.person(t, desktop().calm()), op.h.person(t, desktop().calm())
		eve.name, ann.name, op.name = "Many "+op.way.language, "Ann "+op.way.language, "Op "+op.way.language
		table := eve.openAt(map[string]any{"variant": "duel"})
		whom := look[string](eve, `(await (await fetch("/api/me")).json()).id`)
		op.arrives()
		op.opened(map[string]any{"variant": "duel"}, false, nil)
		must.Do(t, op.h.operator().Post(t.Context(), "/api/operator/acts", wire.OperatorAct{
			Act: moderation.ActAppoint, Whom: look[string](op, `(await (await fetch("/api/me")).json()).id`), Reason: "so it is",
		}, nil))
		ann.joins(table)
		for _, text := range []string{"first", "second"} {
			for _, p := range []*person{ann, op} { // who only watches
				look[bool](p, fmt.Sprintf(`(await fetch("/api/tables/%s/complaints", {method: "POST", headers: {"Content-Type": "application/json"},
					body: JSON.stringify({whom: %s, text: %s})})).ok`, table, quote(whom), quote(text+" of "+p.name)))
			}
		}
		op.open("/operate")
		op.sees("second of " + ann.name)
		op.fits("a complaint of several")
		op.accessible("a complaint of several")
		op.shows("several")
		look[bool](op, fmt.Sprintf(`[...document.querySelectorAll(".found > li")].find((e) => e.textContent.includes(%s)).querySelector(":scope > button:last-child").click() ?? true`,
			quote("second of "+ann.name))) // others have as many
		op.sees("first of " + ann.name)
		op.sees("second of " + op.name)
		op.sees(op.say("page.operate.watching"))
		op.fits("all complaints about a player")
		op.accessible("all complaints about a player")
		op.shows("all-about")
		op.click(op.say("page.operate.complaints.first"))
		op.until("there is one again", `!document.querySelector("main").textContent.includes(`+quote("first of "+ann.name)+`)`)
		op.sees(op.say("page.operate.complaints.about", "n", 4))
	})
}

// shows saves a picture, if pictures are wanted.
func (p *person) shows(what string) {
	if *pictures != "" {
		p.save(fmt.Sprintf("%s/%s-%s.png", *pictures, what, p.way.language), true)
	}
}
