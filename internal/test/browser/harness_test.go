package browser

import (
	"slices"
	"strings"
	"testing"
)

// TestNotices: the harness notices faults of a page.
func TestNotices(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	p := h.person(t, desktop())
	p.open("/nowhere")
	for _, c := range []struct{ does, seen string }{
		{`console.warn("careful")`, "console.warning: careful"},
		{`setTimeout(() => { throw new Error("lost") })`, "exception: Error: lost"},
		{`void Promise.reject(new Error("unheard"))`, "exception: Error: unheard"},
		{`fetch("/api/nothing").catch(() => 0)`, "/api/nothing is answered with 404"},
		{`fetch("https://elsewhere.example/").catch(() => 0)`, "ContentSecurityPolicyIssue"},
		{`(document.querySelector("h1").outerHTML = "<h1 style='color: red'>Red</h1>")`, "ContentSecurityPolicyIssue"},
		{`document.body.append(Object.assign(document.createElement("script"), {text: "1"}))`, "script-src"},
	} {
		look[bool](p, `(`+c.does+`, true)`)
		var all []string
		p.soon("something is noticed", func() bool {
			all = append(all, p.wrong()...)
			return slices.ContainsFunc(all, func(s string) bool { return strings.Contains(s, c.seen) })
		})
	}
	p.accessible("before")
	look[bool](p, `(document.querySelector("main").append(Object.assign(document.createElement("button"), {id: "mute"}), document.createElement("img")), true)`)
	if faults := strings.Join(p.faults(), "\n"); !strings.Contains(faults, "button-name") || !strings.Contains(faults, "image-alt") {
		t.Errorf("a button without a name and a picture without words: axe finds %q", faults)
	}
	look[bool](p, `(document.querySelector("#mute").style.width = "2000px", true)`)
	look[bool](p, `(document.querySelector("main").insertAdjacentHTML("beforeend", `+quote(`<p id=cut><b>A long word</b> of this line<p><i>These words</i><i id=under>are printed on others</i></p>`)+`), true)`)
	look[bool](p, `(Object.assign(document.querySelector("#cut").style, {width: "2rem", overflow: "hidden", whiteSpace: "nowrap"}), document.querySelector("#under").style.marginLeft = "-2em", true)`)
	found := strings.Join(look[[]string](p, `d.misfits()`), "\n")
	for _, want := range []string{`button. "" is`, "pixels outside", `p. "A long word of this line" is cut by`, "lie on one another"} {
		if !strings.Contains(found, want) {
			t.Errorf("of %q, this is missing: %s", found, want)
		}
	}
	p.wrong()
}

// TestHands: the harness does not press what is covered, disabled or hidden, and
// finds things by their accessible names.
func TestHands(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, desktop())
	p.open("/nowhere")
	look[bool](p, `(document.querySelector("main").innerHTML = `+quote(`
		<button id=a aria-label="Press me">x</button><button id=b disabled>Not me</button><button id=c hidden>Nor me</button>
		<span id=l>By another</span><button id=e aria-labelledby=l>y</button>
		<label><input id=f type=radio name=r><span>Chosen</span></label><label>Field<input id=g></label>`)+`, true)`)
	look[bool](p, `(window.pressed = [], document.addEventListener("click", (e) => pressed.push(e.target.closest("[id]")?.id), true), true)`)
	p.click("Press me")
	p.click("By another")
	p.click("Chosen")
	p.fill("Field", "Ålö 9♣")
	if got := look[string](p, `document.querySelector("#g").value + document.querySelector("#f").checked`); got != "Ålö 9♣true" {
		t.Errorf("the field and the choice: %q", got)
	}
	for selector, why := range map[string]string{"#b": "disabled", "#c": "cannot be seen", "#none": "none"} {
		if s := look[spot](p, `await d.spot("", `+quote(selector)+`, 100)`); !strings.Contains(s.Why, why) {
			t.Errorf("%s: %+v", selector, s)
		}
	}
	look[bool](p, `(document.body.append(Object.assign(document.createElement("div"), {id: "lid"})), Object.assign(document.querySelector("#lid").style, {position: "fixed", inset: 0}), true)`)
	if s := look[spot](p, `await d.spot("Press me", "", 100)`); !strings.Contains(s.Why, "covered by <div") {
		t.Errorf("under a lid: %+v", s)
	}
}
