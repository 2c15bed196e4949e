package browser

import (
	"fmt"
	"net/http"
	"time"

	"ninetynine/internal/club/moderation"
	"ninetynine/internal/store"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
)

// sends posts a body to the API as the person, and reads an answer.
func (p *person) sends(path, body string) (told struct{ ID, Code string }) {
	p.t.Helper()
	return look[struct{ ID, Code string }](p, `await (await fetch("/api/`+path+`", {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(`+body+`)})).json()`)
}

// club are the screens of people, with content: a friend who waits at a table, a group with an evening that is on, and an
// operator's work. The table is one at which a deal has been played.
func (a *album) club(table string) {
	p := a.p
	friend := &client.Client{Servers: []string{p.h.url}, HTTP: &http.Client{}}
	post := func(path string, body, answer any) {
		p.t.Helper()
		must.Do(p.t, friend.Post(p.t.Context(), "/api/"+path, body, answer))
	}
	must.Do(p.t, friend.Guest(p.t.Context(), "Maximiliane Hohenlohe-Öh"))
	own := p.is()
	post("me/ties", wire.Tying{Player: own, Tie: "follow", On: true}, nil)
	a.shown("/people", ".held", "people with a follower")
	p.sends("me/ties", `{player: `+quote(friend.Player)+`, tie: "follow", on: true}`)
	var group struct{ ID, Code string }
	post("groups", wire.NewGroup{ID: "1", Name: "Donnerstagsrunde im Wirtshaus"}, &group)
	p.sends("groups/"+group.ID+"/members", `{code: `+quote(group.Code)+`}`)
	at := time.Now().UTC().Add(-2 * time.Minute)
	post("groups/"+group.ID+"/evenings", store.Evening{Weekday: int(at.Weekday()), Minute: at.Hour()*60 + at.Minute(), Zone: "UTC", Variant: "standard", Games: 2, Clock: "10m+10s", Bot: "club"}, nil)
	post("tables", map[string]any{"id": "2", "settings": map[string]any{"variant": "duel", "audience": group.ID}, "sit": true, "bots": []string{}}, nil)
	a.shown("/", ".on li .button", "what is on")
	a.shown("/people", ".held", "people")
	a.shown("/people/"+friend.Player, "main h1", "a friend")
	a.shown("/people/"+own, ".invitation input", "the own page")
	a.shown("/g/"+group.ID, ".held", "a group")

	console := p.h.operator()
	must.Do(p.t, console.Post(p.t.Context(), "/api/operator/acts", wire.OperatorAct{Act: moderation.ActAppoint, Whom: own, Reason: "so it is"}, nil))
	post("tables/"+table+"/complaints", wire.Complaining{Whom: own, Text: "Er spielt so langsam, dass die Suppe kalt wird, und schreibt dabei noch Unfug."}, nil)
	a.shown("/operate", ".found > li", "complaints")
	for _, part := range []string{"sanctions", "people", "tables", "groups", "log"} {
		look[bool](p, fmt.Sprintf(`[...document.querySelectorAll(".operate .picks label")].find((e) => e.textContent.trim() === %s).click() ?? true`, quote(p.say("page.operate."+part))))
		p.quiet()
		if part == "people" {
			p.clickOn(".found > li button")
			p.quiet()
		}
		a.take("an operator's " + part)
	}
}

// shown goes to a path, waits for what it has to show, and takes a picture.
func (a *album) shown(path, what, caption string) {
	a.p.t.Helper()
	a.p.goes(path)
	a.p.until(caption, `document.querySelector(`+quote(what)+`)`)
	a.take(caption)
}

// study are the screens about a deal that was played, and statistics.
func (a *album) study(table string) {
	p := a.p
	a.shown("/report/"+table+"/1/0", `.report[data-counting=false]`, "report")
	a.shown("/replay/"+table+"/1/0", ".replay-held .card", "replay")
	p.click(p.say("page.replay.end"))
	p.until("the end of the replay", `document.querySelector(".account")`)
	a.take("the end of the replay")
	a.shown("/statistics", ".band .interval", "statistics")
}

// kept are a score pad and a season of it.
func (a *album) kept() {
	p := a.p
	p.goes("/pad")
	p.beginsPad(0)
	a.take("a new pad")
	for _, deal := range []string{"34++-", "50++-"} {
		n := look[int](p, `document.querySelectorAll("tr.pickable").length`)
		p.write(deal)
		p.key("Enter")
		p.until("the deal", fmt.Sprintf(`document.querySelectorAll("tr.pickable").length === %d`, n+1))
	}
	p.write("34")
	a.take("a pad in use")
	a.shown("/pad/season", ".standings tbody tr", "season")
}
