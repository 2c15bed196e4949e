package browser

import (
	"testing"
)

// links are the pages of the header, by path, but for the lesson, which has a
// header of its own.
var links = []struct{ path, name string }{
	{"/rules", "page.nav.rules"}, {"/records", "page.nav.records"}, {"/settings", "page.nav.settings"},
}

// TestShell: every screen that the header leads to is drawn without a fault in
// three languages and two themes, on a desk and on phones.
func TestShell(t *testing.T) {
	h := openHouse(t)
	for _, tag := range []string{"en", "de", "sv"} {
		for name, w := range map[string]way{"desk by day": desktop(), "desk by night": desktop().atNight(), "phone by day": phone(), "small phone by night": small().atNight()} {
			t.Run(tag+" "+name, func(t *testing.T) {
				t.Parallel()
				p := h.person(t, w.in(tag))
				p.open("/")
				for _, path := range []string{"/", "/rules", "/learn", "/records", "/settings", "/nowhere"} {
					p.open(path)
					if lang := look[string](p, `document.documentElement.lang`); lang != tag {
						t.Errorf("%s: the document is in %s", path, lang)
					}
					p.accessible(path)
					p.fits(path)
				}
			})
		}
	}
}

// TestLinks: the header leads everywhere, and the browser's buttons lead back.
func TestLinks(t *testing.T) {
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

// TestNewEdition: a page that was loaded before the server was exchanged for a
// newer one goes on, in every part of it and in every language, and a page
// that is loaded afterwards is the new one.
func TestNewEdition(t *testing.T) {
	h := openHouse(t)
	p := h.person(t, desktop()).excuse(`/static/.* is answered with 404`) // of which people notice nothing
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
