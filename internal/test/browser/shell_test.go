package browser

import (
	"testing"
)

// links are the pages in the header, by path, except the lesson, which has another header.
var links = []struct{ path, name string }{
	{"/rules/standard", "page.nav.rules"}, {"/records", "page.nav.records"}, {"/settings", "page.nav.settings"},
}

// TestLinks: the header leads everywhere, and the browser's back button returns.
func TestLinks(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	p := h.person(t, desktop().in("sv"))
	p.open("/")
	for _, l := range links {
		p.click(p.say(l.name))
		p.at(l.path)
		p.until("the link is marked", `document.querySelector("nav [aria-current=page]")?.textContent === `+quote(p.say(l.name)))
	}
	for i := len(links) - 2; i >= 0; i-- {
		look[bool](p, `(history.back(), true)`)
		p.at(links[i].path)
		p.until("the link is marked", `document.querySelector("nav [aria-current=page]")?.textContent === `+quote(p.say(links[i].name)))
	}
	look[bool](p, `(history.forward(), true)`)
	p.at(links[1].path)
	if loads := look[int](p, `performance.getEntriesByType("navigation").length`); loads != 1 {
		t.Errorf("the page was loaded %d times", loads)
	}
}

// TestNewEdition: a page loaded before the server was replaced by a newer one keeps working, in all its
// parts and in every language; a page loaded afterwards is the new one.
func TestNewEdition(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	p := h.person(t, desktop()).excuse(`/static/.* is answered with 404`) // which people do not notice
	p.excuse(`Refused to apply style from .*/style/more.css`).excuse(`StylesheetLoadingIssue`)
	p.open("/")
	h.edition.replace()
	for _, l := range links {
		p.click(p.say(l.name))
		p.at(l.path)
		p.until("the screen is drawn", `document.querySelector("main h1")`)
	}
	p.click("svenska")
	p.until("the page is Swedish", `document.documentElement.lang === "sv"`)
	p.open("/")
	if base := look[string](p, `document.body.dataset.base`); base != h.edition.now {
		t.Errorf("the page that is loaded now is of %s", base)
	}
}
