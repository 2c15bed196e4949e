package browser

import "testing"

// TestWhatIf plays a deal, plays on from a moment of its replay, and compares both endings. Everything fits
// and is accessible on a desk and on a phone.
func TestWhatIf(t *testing.T) {
	ways := map[string]way{"desktop": desktop(), "small, at night": small().atNight().in("de")}
	inEachWay(t, ways, func(t *testing.T, p *person) {
		table := p.sitDown(map[string]any{"variant": "duel", "deals": 1, "pace": 1}, "", "greedy")
		p.playDeal(script{}, true)
		of := table
		if !p.way.touch { // from a loaded record
			p.keeps(table)
			of = "mine"
		}
		p.open("/replay/" + of + "/1/0?step=12")
		p.until("the replay", `document.querySelector(".doings [aria-keyshortcuts=p]:not(:disabled)")`)
		p.fits("the replay")
		p.key("p")
		p.until("the choices", `document.querySelectorAll("dialog .picks input").length > 5`)
		p.fits("the choices")
		p.accessible("the choices")
		const mine = `(await (await fetch("/api/tables?list=mine")).json()).tables.length`
		before := look[int](p, mine)
		look[bool](p, `(document.querySelector("dialog .chief").click(), document.querySelector("dialog .chief").click(), true)`) // without time between
		p.until("the table", `location.pathname.startsWith("/t/") && location.pathname !== "/t/`+table+`"`)
		if now := look[int](p, mine); now != before+1 {
			t.Errorf("two clicks at once: %d tables, and %d before", now, before)
		}
		on := look[string](p, `location.pathname`)
		p.open("/")
		p.until("the lobby says from where it goes on", `document.querySelector(".go-on a[href='`+on+`']")?.textContent.includes(" 1, ")`)
		p.fits("the lobby with a what-if")
		p.clickOn(".go-on a[href='" + on + "']")
		p.at(on)
		p.playDeal(script{}, true)
		p.until("the way to the endings", `document.querySelector(".over a[href^='/whatif/']")`)
		if look[bool](p, `[...document.querySelectorAll(".over button")].some((b) => b.textContent.trim() === "`+p.say("page.again")+`")`) {
			t.Error("another match is offered")
		}
		p.clickOn(".over a[href^='/whatif/']")
		p.until("both endings", `document.querySelectorAll(".endings .deal-sheet").length === 2`)
		if n := look[int](p, `[...document.querySelectorAll(".endings .tricks")].filter((e) => e.offsetWidth > 0).length`); n != 2 {
			t.Errorf("the tricks of %d endings are shown", n)
		}
		p.fits("both endings")
		p.accessible("both endings")
		sums := look[bool](p, `(() => {
			const figures = (row) => [...row.querySelectorAll("td")].map((c) => Number(c.textContent.replace("−", "-").replace("+", "")));
			const [was, now, by] = [...document.querySelectorAll(".endings-difference tr:has(th[scope=row])")].map(figures);
			return was.length === 2 && was.every((n, i) => now[i] - n === by[i]);
		})()`)
		if !sums {
			t.Error("the difference is not that of the points")
		}
		p.clickOn(".endings section a.plain")
		p.at("/replay/" + of + "/1/0")
		p.until("the choices again", `document.querySelector("dialog .chief")`)
		p.clickOn("dialog .chief")
		p.until("another table", `location.pathname.startsWith("/t/") && location.pathname !== "`+on+`"`)
		p.open("/")
		p.clickOn(".go-on > button:last-child")
		p.until("the question", `document.querySelector(".go-on [role=alert] button")`)
		p.fits("the question whether to clear")
		p.accessible("the question whether to clear")
		p.clickOn(".go-on [role=alert] button")
		p.until("nothing to go on with", `document.querySelector(".home .now") && !document.querySelector(".go-on")`)
		p.open("/")
		p.until("the lobby", `document.querySelector(".home .now")`)
	})
}

// keeps loads the record of the table's match into the browser.
func (p *person) keeps(table string) {
	p.t.Helper()
	p.until("the record is kept", `(window.kept ??= (async () => {
		const bytes = await (await fetch("/api/tables/`+table+`/matches/1/record")).blob();
		const opening = indexedDB.open("ninetynine", 1);
		opening.onupgradeneeded = () => opening.result.createObjectStore("records");
		opening.onsuccess = () => {
			const put = opening.result.transaction("records", "readwrite").objectStore("records").put({ name: "a", bytes }, "mine");
			put.onsuccess = () => { opening.result.close(); window.done = true; };
		};
	})(), window.done === true)`)
}
