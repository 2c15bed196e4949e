package browser

import (
	"path"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
)

// openServed starts a server whose page has the engine.
func openServed(t testing.TB) *house {
	t.Helper()
	engine := must.Get(built())(t)
	h := newHouse(t)
	h.edition = newEdition(t, engine)
	h.config.Page = h.edition
	h.start()
	return h
}

// without matches a browser's messages about an unreachable server.
const without = `ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|Failed to load resource|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET`

func (p *person) place() string { p.t.Helper(); return look[string](p, `location.pathname`) }

// TestServed: while its server is unreachable the page works all the same, says so, and plays in the
// browser; a table on the server stays there. When the server is back, the lobby lists the tables of both.
func TestServed(t *testing.T) {
	t.Parallel()
	h := openServed(t)
	p := h.person(t, phone().keeping()).excuse(without)
	p.open("/").quick()
	p.isKept(path.Base(h.edition.base))
	p.open("/?there").clickOn(".now .begin")
	hand, there := p.toPlay().Hand, p.place()
	h.stop()
	p.open("/?out").sees(p.say("page.out"))
	p.clickOn(".now .begin")
	p.until("a table is here", `location.pathname.startsWith("/t/here-")`)
	mine, here := p.toPlay().Hand, p.place()
	p.open(here + "?anew")
	if s := p.turn(tableState{}, true); !slices.Equal(s.Hand, mine) {
		t.Errorf("the hand is %v, and was %v", s.Hand, mine)
	}
	p.open(there + "?out")
	p.sees(p.say("page.out.table"))
	h.start()
	if s := p.turn(tableState{}, true); !slices.Equal(s.Hand, hand) || p.place() != there {
		t.Errorf("at the server the hand is %v, and was %v", s.Hand, hand)
	}
	p.open("/?back")
	p.sees(p.say("page.home.on.here"))
	p.sees(p.say("page.home.on.there"))
	links := look[string](p, `[...document.querySelectorAll(".go-on a")].map((a) => a.pathname).join(" ")`)
	for _, at := range []string{here, there} {
		if !strings.Contains(links, at) {
			t.Errorf("the lobby leads to %s, and not to %s", links, at)
		}
	}
	p.open(here + "?deal") // with the server reachable, too
	p.playDeal(script{}, true)
}

// TestMoved: a match begun while the server was unreachable moves to it, and goes on there, on another
// device, too. Here only a link to it remains.
func TestMoved(t *testing.T) {
	t.Parallel()
	h := openServed(t)
	p := h.person(t, desktop().in("de").keeping()).excuse(without)
	p.open("/").quick()
	p.isKept(path.Base(h.edition.base))
	h.stop()
	p.open("/?out").clickOn(".now .begin")
	hand, here := p.toPlay().Hand, p.place()
	h.start()
	p.sees(p.say("page.out.over"))
	p.click(p.say("page.more"))
	p.sees(p.say("page.bring.about"))
	p.click(p.say("page.bring"))
	p.sees(p.say("page.brought"))
	p.until("the table is at the server", `location.pathname.startsWith("/t/") && !location.pathname.startsWith("/t/here-")`)
	there := p.place()
	if s := p.turn(tableState{}, true); !slices.Equal(s.Hand, hand) {
		t.Errorf("at the server the hand is %v, and was %v", s.Hand, hand)
	}
	p.open(here + "?old")
	p.until("the old address leads there", `location.pathname === `+quote(there))
	p.open("/?lobby").sees(p.say("page.home.on"))
	p.until("the lobby has one table", `[...document.querySelectorAll(".go-on a")].map((a) => a.pathname).join() === `+quote(there))
	p.open(there + "?deal")
	p.playDeal(script{}, true)
}
