package browser

import (
	"context"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/webauthn"
	"github.com/chromedp/chromedp"
)

// holdsPasskeys gives the person's tab an authenticator that answers at once, as a phone does to a finger.
func (p *person) holdsPasskeys() {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		if _, err := cdp.Call(ctx, t, webauthn.Enable, webauthn.EnableParams{}); err != nil {
			return err
		}
		_, err := cdp.Call(ctx, t, webauthn.AddVirtualAuthenticator, webauthn.AddVirtualAuthenticatorParams{
			Options: &webauthn.VirtualAuthenticatorOptions{
				Protocol: webauthn.AuthenticatorProtocolCtap2, Transport: webauthn.AuthenticatorTransportInternal,
				HasResidentKey: true, HasUserVerification: true, IsUserVerified: true, AutomaticPresenceSimulation: true,
			},
		})
		return err
	}))
}

// is returns the id of the player as whom the server knows the person; "" without a session.
func (p *person) is() string {
	p.t.Helper()
	return look[string](p, `(await (await fetch("/api/me")).json()).id ?? ""`)
}

// loses makes the browser forget its player, as if the person had cleared its data.
func (p *person) loses() {
	p.t.Helper()
	if status := look[int](p, `(localStorage.clear(), await fetch("/api/session", {method: "DELETE"})).status`); status != 204 {
		p.t.Fatalf("leaving is answered with %d", status)
	}
}

// who opens the screen "Who you are", and waits for it.
func (p *person) who() {
	p.t.Helper()
	p.open("/you")
	p.sees(p.say("page.you.back.go"))
}

// TestIdentity: a guest makes a passkey and recovery words, loses the browser's data and comes back by either; a link
// makes a second device the player's, once; signing out elsewhere ends it. A guest in a match becomes one with the
// player, and plays on. Then the player is erased.
func TestIdentity(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, anna *person) {
		_, port, _ := strings.Cut(strings.TrimPrefix(anna.h.url, "http://"), ":")
		h := &house{t: t, url: "http://localhost:" + port} // browsers have no passkeys at 127.0.0.1
		anna.h = h
		anna.name = "Anna " + anna.way.language
		anna.holdsPasskeys()
		anna.openAt(map[string]any{"variant": "duel"})
		id := anna.is()

		anna.who()
		anna.click(anna.say("page.you.passkey.add"))
		anna.until("the passkey is listed", `document.querySelector(".held")?.textContent.includes(`+quote(anna.say("page.you.key.passkey"))+`)`)
		anna.click(anna.say("page.you.words.get"))
		anna.until("the words are shown", `document.querySelector("dialog .words b")`)
		words := look[string](anna, `document.querySelector("dialog .words b").textContent`)
		anna.fits("recovery words")
		anna.accessible("recovery words")
		anna.key("Escape")
		anna.until("the words are listed", `document.querySelector(".held")?.textContent.includes(`+quote(anna.say("page.you.key.words"))+`)`)
		anna.fits("who you are")
		anna.accessible("who you are")
		anna.shows("you")

		anna.click(anna.say("page.you.passkey.add"))
		anna.sees(anna.say("page.you.passkey.known"))

		anna.loses()
		anna.open("/")
		anna.click(anna.say("page.you.back"))
		anna.at("/you")
		anna.click(anna.say("page.you.passkey.use"))
		anna.soon("the passkey brings the player back", func() bool { return anna.is() == id })
		anna.loses()
		anna.who()
		anna.fill(anna.say("page.you.back.typed"), strings.ToUpper(strings.ReplaceAll(words, " ", "-")))
		anna.click(anna.say("page.you.back.go"))
		anna.soon("the words bring the player back", func() bool { return anna.is() == id })

		link := func() string {
			anna.who()
			anna.click(anna.say("page.you.device"))
			anna.until("the link", `document.querySelector(".invitation input")`)
			return strings.TrimPrefix(look[string](anna, `document.querySelector(".invitation input").value`), h.url)
		}
		once := link()
		second := h.person(t, phone().in(anna.way.language).calm()).excuse(`is answered with 401`)
		second.open(once)
		second.soon("the link makes it the player's", func() bool { return second.is() == id })
		thief := h.person(t, desktop().in(anna.way.language).calm()).excuse(`/api/session is answered with 404`)
		thief.open(once)
		thief.sees(thief.say("page.you.back.about"))
		thief.until("a used link is refused", `document.querySelector("main .trouble")?.textContent`)
		thief.fits("a used link")
		thief.accessible("a used link")
		if as := thief.is(); as != "" {
			t.Errorf("a used link makes a player: %s", as)
		}

		anna.who()
		anna.click(anna.say("page.you.others"))
		anna.clickOn("dialog .chief, dialog .actions button:last-child")
		anna.until("one device is left", `document.querySelectorAll(".held li").length === 3`)
		if as := second.is(); as != "" {
			t.Errorf("the second device is signed out, and still %s", as)
		}

		guest := h.person(t, anna.way).excuse(`/api/session is answered with 409|is answered with 401`)
		guest.name = "Guest " + anna.way.language
		table := guest.sitDown(map[string]any{"variant": "duel", "deals": 1, "pace": 1}, "", "greedy")
		guest.toPlay()
		guest.open(link())
		guest.sees(guest.say("page.you.back.about")) // the guest has a seat to lose, so it is asked first
		guest.fits("a guest comes along")
		guest.accessible("a guest comes along")
		guest.shows("along")
		guest.click(guest.say("page.you.back.go"))
		guest.soon("the guest is the player", func() bool { return guest.is() == id })
		guest.open("/t/" + table)
		playTogether(script{}, guest)
		if sits := look[string](guest, `(await (await fetch("/api/tables/`+table+`")).json()).table.chairs[0].player`); sits != id {
			t.Errorf("%s sits at the guest's table", sits)
		}

		anna.who()
		look[bool](anna, `(window.saved = null, URL.createObjectURL = (blob) => (blob.text().then((text) => (window.saved = JSON.parse(text))), "#"), true)`)
		anna.click(anna.say("page.you.data.get"))
		anna.until("the data are saved", `window.saved`)
		if has := look[string](anna, `JSON.stringify([saved.id, saved.matches.length, saved.matches[0].record.length > 0, saved.keys.length > 2, saved.before])`); has != `["`+id+`",1,true,true,null]` {
			t.Errorf("my data are %s", has)
		}
		anna.click(anna.say("page.you.erase"))
		anna.fill(anna.say("page.you.erase.name", "name", anna.name), anna.name)
		anna.fits("erasing")
		anna.accessible("erasing")
		anna.shows("erase")
		anna.excuse("is answered with 401") // what the page asked just before
		anna.clickOn("dialog .chief")
		anna.sees(anna.say("page.you.erase.done"))
		if as := anna.is(); as != "" {
			t.Errorf("the erased player is still %s", as)
		}
		if told := look[string](thief, `await (await fetch("/api/players/`+id+`")).text()`); strings.Contains(told, anna.name) {
			t.Errorf("the profile says %s", told)
		}
	})
}
