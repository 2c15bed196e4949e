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

// whole returns a player's name with its tag, as the server says it.
func (p *person) whole(id string) string {
	p.t.Helper()
	return look[string](p, `(({ name, tag }) => name + "·" + tag)(await (await fetch("/api/players/`+id+`")).json())`)
}

// questioned waits for the question whether the person is a player, and checks that nothing has happened yet.
func (p *person) questioned(player, is, what string) {
	p.t.Helper()
	p.sees(p.say("page.join.title", "player", player))
	p.fits(what)
	p.accessible(what)
	p.shows(strings.ReplaceAll(what, " ", "-"))
	if look[bool](p, `!!document.querySelector("main .trouble")`) {
		p.t.Errorf("%s: there is trouble before any press: %s", what, p.there())
	}
	if now := p.is(); now != is {
		p.t.Errorf("%s: the question has made the person %q", what, now)
	}
}

// atLocalhost lets the people of a house have passkeys: browsers have none at 127.0.0.1.
func atLocalhost(h *house) *house {
	_, port, _ := strings.Cut(strings.TrimPrefix(h.url, "http://"), ":")
	return &house{t: h.t, url: "http://localhost:" + port}
}

// makesLink asks for a link for a second device, and returns its path.
func (p *person) makesLink() string {
	p.t.Helper()
	p.who()
	p.click(p.say("page.you.device"))
	p.until("the link", `document.querySelector(".invitation input")`)
	return strings.TrimPrefix(look[string](p, `document.querySelector(".invitation input").value`), p.h.url)
}

// TestIdentity: a guest makes a passkey and recovery words, loses the browser's data and comes back by either, after a
// question that names the player; a link makes a second device the player's, once, which the first device is told and
// can end. Signing out says what is true. Then the player is erased.
func TestIdentity(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, anna *person) {
		h := atLocalhost(anna.h)
		anna.h = h
		anna.name = "Anna " + anna.way.language
		anna.holdsPasskeys()
		anna.openAt(map[string]any{"variant": "duel"})
		id := anna.is()
		player := anna.whole(id)
		goOn := anna.say("page.join.go", "player", player)

		anna.open("/settings")
		anna.click(anna.say("page.choices.leave"))
		anna.sees(anna.say("page.choices.leave.warning", "name", anna.name))
		anna.fits("signing out for good")
		anna.shows("leave-for-good")

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
		anna.open("/settings")
		anna.click(anna.say("page.choices.leave"))
		anna.sees(anna.say("page.you.way.passkey"))
		anna.sees(anna.say("page.you.way.words"))
		anna.shows("leave")

		anna.loses()
		anna.open("/")
		anna.click(anna.say("page.you.back"))
		anna.at("/you")
		anna.click(anna.say("page.you.passkey.use"))
		anna.questioned(player, "", "a passkey")
		anna.click(goOn)
		anna.soon("the passkey brings the player back", func() bool { return anna.is() == id })
		anna.loses()
		anna.who()
		anna.fill(anna.say("page.you.back.typed"), strings.ToUpper(strings.ReplaceAll(words, " ", "-")))
		anna.click(anna.say("page.you.back.go"))
		anna.sees(anna.say("page.join.by.words", "player", player))
		anna.click(goOn)
		anna.soon("the words bring the player back", func() bool { return anna.is() == id })
		if told := look[bool](anna, `!!document.querySelector(".new")`); told {
			t.Errorf("the newest device is told of older keys: %s", anna.there())
		}

		once := anna.makesLink()
		second := h.person(t, phone().in(anna.way.language).calm()).excuse("NavigationEntryMarkedSkippable") // the test presses no link
		second.open("/rules")
		look[bool](second, `(location.assign(`+quote("/rules"+strings.TrimPrefix(once, "/"))+`), true)`) // only the fragment changes
		second.questioned(player, "", "a link")
		second.click(second.say("page.join.not"))
		second.at("/rules")
		second.open(once)
		second.click(goOn)
		second.soon("the link makes it the player's", func() bool { return second.is() == id })
		second.at("/")
		thief := h.person(t, desktop().in(anna.way.language).calm()).excuse(`/api/session/proof is answered with 404`)
		thief.open(once)
		thief.sees(thief.say("refusal.key-ended"))
		thief.fits("a used link")
		thief.accessible("a used link")
		thief.shows("used-link")
		if as := thief.is(); as != "" {
			t.Errorf("a used link makes a player: %s", as)
		}

		anna.open("/")
		anna.until("the older device is told", `document.querySelector(".new")`)
		news, _, _ := strings.Cut(anna.say("page.new.key", "today", "yes"), ":")
		anna.until("it says that this was today", `document.querySelector(".new p").textContent.startsWith(`+quote(news+":")+`)`)
		anna.fits("a new device")
		anna.accessible("a new device")
		anna.shows("new-device")
		second.excuse(`is answered with 401`)
		anna.click(anna.say("page.new.not"))
		anna.soon("the new device is signed out", func() bool { return second.is() == "" })
		anna.until("it is told no longer", `!document.querySelector(".new")`)
		third := h.person(t, phone().in(anna.way.language).calm()).excuse(`is answered with 401`)
		third.open(anna.makesLink())
		third.click(goOn)
		third.soon("another link makes it the player's", func() bool { return third.is() == id })
		anna.open("/")
		anna.click(anna.say("page.new.mine"))
		anna.open("/")
		anna.until("who has answered is not asked again", `!document.querySelector(".new")`)

		anna.who()
		anna.click(anna.say("page.you.others"))
		anna.shows("others")
		anna.clickOn("dialog .chief, dialog .actions button:last-child")
		anna.until("one device is left", `document.querySelectorAll(".held li").length === 3`)
		if as := third.is(); as != "" {
			t.Errorf("the other device is signed out, and still %s", as)
		}

		look[bool](anna, `(window.saved = null, URL.createObjectURL = (blob) => (blob.text().then((text) => (window.saved = JSON.parse(text))), "#"), true)`)
		anna.click(anna.say("page.you.data.get"))
		anna.until("the data are saved", `window.saved`)
		if has := look[string](anna, `JSON.stringify([saved.id, saved.keys.length > 2, saved.before])`); has != `["`+id+`",true,null]` {
			t.Errorf("my data are %s", has)
		}
		look[bool](anna, `(window.told = [], PublicKeyCredential.signalAllAcceptedCredentials = async (about) => void told.push(about.allAcceptedCredentialIds.length), true)`)
		anna.click(anna.say("page.you.erase"))
		anna.fill(anna.say("page.you.erase.name", "name", anna.name), anna.name)
		anna.fits("erasing")
		anna.accessible("erasing")
		anna.shows("erase")
		anna.excuse("is answered with 401") // what the page asked just before
		anna.clickOn("dialog .chief")
		anna.sees(anna.say("page.you.erase.done"))
		anna.until("the browser is told that no passkey is left", `told.join() === "0"`)
		if as := anna.is(); as != "" {
			t.Errorf("the erased player is still %s", as)
		}
		if told := look[string](thief, `await (await fetch("/api/players/`+id+`")).text()`); strings.Contains(told, anna.name) {
			t.Errorf("the profile says %s", told)
		}
	})
}

// TestPasskeysElsewhere: at an address without passkeys none is offered; the page names the address that has them, and
// goes on there as the player. "Who you are" and "People" lead to each other.
func TestPasskeysElsewhere(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, anna *person) {
		anna.name = "Anna " + anna.way.language
		named := atLocalhost(anna.h)
		away := anna.say("page.you.passkey.site", "address", named.url)
		anna.who()
		anna.sees(away)
		anna.openAt(map[string]any{"variant": "duel"})
		id := anna.is()
		anna.open("/people")
		anna.fits("the way to who you are")
		anna.shows("people-you")
		anna.click(anna.say("page.you.go"))
		anna.at("/you")
		anna.sees(anna.say("page.people"))
		anna.sees(away)
		anna.fits("no passkeys here")
		anna.accessible("no passkeys here")
		anna.shows("no-passkeys")
		for _, key := range []string{"page.you.passkey.add", "page.you.passkey.use"} {
			if look[bool](anna, `document.querySelector("main").textContent.includes(`+quote(anna.say(key))+`)`) {
				t.Errorf("%s is offered where there are no passkeys", key)
			}
		}
		player := anna.whole(id)
		anna.click(anna.say("page.you.passkey.there", "name", anna.name))
		anna.h = named
		anna.sees(anna.say("page.join.title", "player", player))
		anna.click(anna.say("page.join.go", "player", player))
		anna.sees(anna.say("page.you.passkey.add"))
		anna.at("/you")
		if now := anna.is(); now != id {
			t.Errorf("there the person is %q", now)
		}
	})
}

// TestTwoPlayers: a guest in a match opens a link of another player. The page names both, and changes nothing before a
// press; then the guest is that player, can go back, and can bring the matches along, knowing who will see the hand, and
// undo that.
func TestTwoPlayers(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, anna *person) {
		h := anna.h
		anna.name = "Anna " + anna.way.language
		anna.openAt(map[string]any{"variant": "duel"})
		id := anna.is()
		bob := h.person(t, anna.way)
		bob.name = "Bob " + anna.way.language
		table := bob.sitDown(map[string]any{"variant": "duel", "deals": 1, "pace": 1}, "", "greedy")
		bob.toPlay()
		guest := bob.is()
		player, before := bob.whole(id), bob.whole(guest)
		sits := func(who, what string) {
			t.Helper()
			bob.soon(what, func() bool {
				return look[string](bob, `(await (await fetch("/api/tables/`+table+`")).json()).table.chairs[0].player`) == who
			})
		}
		goOn, back := bob.say("page.join.go", "player", player), bob.say("page.before.back", "player", before)

		bob.excuse(`/api/me is answered with 401`) // this test asks it at the moment when the old key has ended and the new cookie is on its way

		link := anna.makesLink()
		bob.open(link)
		bob.questioned(player, guest, "two players")
		bob.sees(bob.say("page.join.alone", "name", bob.name))
		bob.click(bob.say("page.join.stay", "player", before))
		bob.at("/")
		if now := bob.is(); now != guest {
			t.Errorf("who stays is %s", now)
		}
		bob.open(link)
		bob.click(goOn)
		bob.soon("the guest is the player", func() bool { return bob.is() == id })
		sits(guest, "the guest keeps the chair")
		bob.sees(bob.say("page.before.was", "player", before, "n", 0))
		bob.fits("the way back")
		bob.accessible("the way back")
		bob.shows("way-back")
		bob.click(back)
		bob.questioned(before, id, "going back")
		bob.click(bob.say("page.join.go", "player", before))
		bob.soon("the browser goes back", func() bool { return bob.is() == guest })

		bob.open(anna.makesLink())
		bob.click(goOn)
		bob.soon("the guest is the player again", func() bool { return bob.is() == id })
		bring := bob.say("page.before.bring", "name", bob.name, "me", anna.name)
		bob.excuse(`/api/me/joined is answered with 409`)
		bob.click(bring)
		bob.sees(bob.say("page.join.keys", "name", bob.name, "me", anna.name))
		bob.shows("bring")
		bob.clickOn("dialog .chief")
		bob.sees(bob.say("page.join.hand", "name", bob.name, "me", anna.name))
		bob.fits("bringing matches")
		bob.accessible("bringing matches")
		bob.shows("bring-hand")
		sits(guest, "nothing has gone along")
		bob.click(bob.say("page.join.hand", "name", bob.name, "me", anna.name))
		bob.clickOn("dialog .chief")
		sits(id, "the player takes the chair")
		bob.sees(bob.say("page.you.joined", "player", before))
		bob.fits("joined")
		bob.accessible("joined")
		bob.shows("joined")
		anna.open("/")
		anna.sees(anna.say("page.new.not"))
		anna.shows("new-joined")
		bob.click(bob.say("page.you.joined.undo"))
		sits(guest, "undone, the guest has the chair again")
		bob.click(back)
		bob.click(bob.say("page.join.go", "player", before))
		bob.soon("and goes on", func() bool { return bob.is() == guest })
		bob.open("/t/" + table)
		playTogether(script{}, bob)
	})
}

// TestStaleTab: where two tabs are open, what one does to the player of the browser the other learns before it acts; and
// if it could not, the server refuses its request, and it reads itself anew.
func TestStaleTab(t *testing.T) {
	t.Parallel()
	tim := openHouse(t).person(t, desktop().calm()).excuse(`is answered with 40[19]`)
	tim.name = "Tim"
	tim.openAt(map[string]any{"variant": "duel"})
	tim.who()
	enter := func(p *person, name string) string {
		return look[string](p, `(await (await fetch("/api/guest", {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify({name: `+quote(name)+`})})).json()).id`)
	}
	other := tim.another()
	other.open("/rules")
	other.loses() // the page knows nothing of it, and tells no tab
	guest := enter(other, "Guest")
	tim.click(tim.say("page.you.words.get"))
	tim.sees(tim.say("page.now", "player", tim.whole(guest)))
	tim.sees(tim.say("page.you.are", "name", "Guest"))
	if look[bool](tim, `!!document.querySelector("dialog .words")`) {
		t.Error("the words of another player are shown")
	}
	other.open("/settings")
	other.click(other.say("page.choices.leave"))
	other.clickOn("dialog .chief")
	tim.sees(tim.say("page.now.none"))
	tim.until("the other tab shows nobody", `!document.querySelector(".held")`)
}

// TestStolenWords: a player's words are stolen, and the player is joined to the thief's. The open page of the player hears of it with
// its next request, names both, and takes the player back with one press.
func TestStolenWords(t *testing.T) {
	inEachLanguage(t, func(t *testing.T, olga *person) {
		olga.name = "Olga " + olga.way.language
		olga.excuse("is answered with 401")
		olga.openAt(map[string]any{"variant": "duel"})
		id := olga.is()
		player := olga.whole(id)
		asks := func(p *person, path, body string) string {
			t.Helper()
			return look[string](p, `await (await fetch("/api/`+path+`", {method: "POST", headers: {"Content-Type": "application/json"}, body: `+body+`})).text()`)
		}
		words := asks(olga, "me/words", "undefined")
		olga.who()
		thief := olga.h.person(t, olga.way)
		thief.name = "Mallory " + olga.way.language
		thief.openAt(map[string]any{"variant": "duel"})
		own := thief.is()
		proof := asks(thief, "session/proof", `JSON.stringify(`+words+`)`)
		asks(thief, "me/joined", `JSON.stringify({code: `+proof+`.code, as: `+quote(id)+`, me: `+quote(own)+`})`)
		if now := olga.is(); now != "" {
			t.Fatalf("joined to %s, the player is %q", own, now)
		}

		olga.click(olga.say("page.you.device"))
		taken := olga.say("page.new.taken", "today", "yes", "player", player, "what", thief.whole(own))
		olga.sees(taken)
		olga.open("/")
		olga.sees(taken)
		olga.fits("a player who was taken")
		olga.accessible("a player who was taken")
		olga.shows("taken")
		olga.click(olga.say("page.you.joined.undo"))
		olga.at("/you")
		olga.soon("the player is back", func() bool { return olga.is() == id })
		olga.sees(olga.say("page.you.words.get"))
		olga.until("nothing more is said", `!document.querySelector(".new")`)
		olga.shows("taken-back")
		if now := thief.is(); now != own {
			t.Errorf("the thief is %q", now)
		}
	})
}
