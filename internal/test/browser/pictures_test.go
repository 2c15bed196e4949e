package browser

import (
	"context"
	"encoding/base64"
	"fmt"
	"html"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/test/must"
)

type shot struct {
	caption string
	png     []byte
}

type album struct {
	p      *person
	folder string // for pictures; "": check each screen in all the ways instead
	ways   []way
	seen   map[string]bool // of what axe has looked at
	shots  []shot
}

// take adds a picture of the current screen, and checks that it fits, in all the ways.
func (a *album) take(caption string) {
	a.p.t.Helper()
	if a.folder == "" {
		for _, w := range a.ways {
			a.p.becomes(w.calm())
			a.p.calm()
			what := fmt.Sprintf("%s, %+v", caption, w)
			a.p.fits(what)
			if w.letters == 0 && w.width != small().width && w.width != tablet().width && a.p.showsNew(a.seen) {
				a.p.accessible(what)
			}
		}
		slices.Reverse(a.ways) // the next screen begins as this one ends
		return
	}
	a.p.calm()
	a.p.fits(caption)
	name := fmt.Sprintf("%02d-%s.png", len(a.shots)+1, strings.ReplaceAll(caption, " ", "-"))
	png := a.p.picture(false, page.CaptureScreenshotFormatPng)
	must.Do(a.p.t, os.WriteFile(filepath.Join(a.folder, name), png, 0o644))
	a.shots = append(a.shots, shot{caption, png})
}

// TestPictures makes contact sheets of all screens, if a folder is given: one for each size, language and
// theme, and each picture separately. To make some of them, name them, as in -run TestPictures/phone/de.
func TestPictures(t *testing.T) {
	if *pictures == "" {
		t.Skip("no folder is named with -pictures")
	}
	sizes := map[string]way{"desktop": desktop(), "tablet": tablet(), "phone": phone(), "small": small()}
	for size, w := range sizes {
		for _, tag := range phrase.Languages() {
			for _, theme := range []string{"day", "night"} {
				t.Run(size+"/"+tag+"/"+theme, func(t *testing.T) {
					w := w.in(tag)
					w.night = theme == "night"
					folder := filepath.Join(*pictures, size+"-"+tag+"-"+theme)
					must.Do(t, os.MkdirAll(folder, 0o755))
					h := openHouse(t)
					a := &album{p: h.person(t, w), folder: folder}
					a.fill()
					sheet(t, h, filepath.Join(*pictures, size+"-"+tag+"-"+theme+".webp"), filepath.Base(folder), a.shots, w)
				})
			}
		}
	}
}

// TestScreens: every screen and every phase of play fits its window, in the languages, at the sizes and with
// the letters that leave least room, and satisfies axe in both themes, on a desk and on a phone in either
// orientation. A desk and a phone play; each takes half of the ways.
func TestScreens(t *testing.T) {
	t.Parallel()
	for name, ways := range map[string][]way{
		"desk":  {sideways().in("de"), sideways().in("de").text(200), tablet().in("de").atNight(), low().in("de").text(200), low().in("sv").text(130), desktop()},
		"phone": {small().in("sv"), phone().in("sv").text(130), phone().text(150), phone().in("de").text(200), phone().in("de").atNight()},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			a := &album{p: openHouse(t).person(t, ways[0].calm()), ways: ways, seen: map[string]bool{}}
			a.fill()
		})
	}
}

func (a *album) fill() {
	a.p.t.Helper()
	a.p.name = "Wilhelmina von Rothenbur" // of maximal length
	a.screens()
	a.waiting()
	table := a.deal()
	a.study(table)
	a.club(table)
	a.kept()
	a.five()
}

// screens are the screens without a table.
func (a *album) screens() {
	// The whole bid table takes a server many seconds: its estimates are as wide. Statistics take many matches.
	a.p.before(`const ask = fetch;
		window.fetch = async (at, how) => {
			if (` + fmt.Sprint(a.folder == "") + ` && String(how?.body).includes('"all":true')) return new Promise(() => {});
			return String(at).includes("/api/statistics") ? Response.json(` + object(someStatistics(240)) + `) : ask(at, how);
		};`)
	a.p.open("/settings") // a screen for which all of the page is loaded
	for _, s := range []struct{ path, caption string }{
		{"/", "lobby"}, {"/rules", "rules"}, {"/rules/standard", "rules of a variant"}, {"/learn", "course"},
		{"/learn/first", "first lesson"}, {"/records", "no games yet"}, {"/settings", "settings"}, {"/nowhere", "nowhere"},
		{"/problems", "a problem"}, {"/pad", "a pad"}, {"/deal", "hands to print"}, {"/daily", "deal of the day"}, {"/people", "nobody met"}, {"/you", "who you are"}, {"/ratings", "ratings"}, {"/privacy", "privacy"},
		{"/t/nosuchtable", "no such table"},
		{"/bids?hand=AD+KD+QD+AC+10C+8C+6C+7H+6H+10S+8S+6S&trump=D&totals=80,40,60", "bid table"},
	} {
		if s.path == "/t/nosuchtable" {
			a.p.excuse(`nosuchtable.* is answered with 404`)
		}
		a.p.goes(s.path)
		a.take(s.caption)
	}
	a.p.goes("/")
	a.dialog("page.home.create", "a table of one's own")
	a.p.clickOn(".now .game")
	a.take("variants")
}

func (a *album) dialog(key, caption string) {
	a.p.t.Helper()
	a.p.click(a.p.say(key))
	a.p.until("a dialog is open", `document.querySelector("dialog[open]")`)
	a.take(caption)
	a.p.key("Escape")
	a.p.until("it is closed", `!document.querySelector("dialog[open]")`)
}

func (a *album) offered(key string) bool {
	a.p.t.Helper()
	return look[spot](a.p, `await d.spot(`+quote(a.p.say(key))+`, "", 100)`).Why == ""
}

func (a *album) waiting() {
	a.p.sitDown(map[string]any{"variant": "standard", "deals": 1}, "", "", "club")
	a.take("waiting for friends")
	a.dialog("page.talk", "talk") // which is not offered among computer players
}

// deal shows a deal of the usual variant, phase by phase.
func (a *album) deal() (table string) {
	p := a.p
	table = p.sitDown(map[string]any{"variant": "standard", "deals": 2, "pace": 1}, "", "greedy", "greedy")
	s := p.turn(tableState{}, true)
	a.take("laying aside")
	name, now := p.choose(pointing{}, s)
	a.take("a bid")
	pointing{}.button(p, name, now)
	played := 0
	for s = p.turn(now, true); !s.Over; s = p.turn(s, true) {
		if s.Phase == "play" {
			switch played++; played {
			case 1:
				a.take("the first trick")
				a.hint()
			case 5:
				a.take("in the middle")
				for key, caption := range map[string]string{"page.tricks": "tricks so far", "score.title": "score"} {
					if a.offered(key) { // if there is room, it lies beside the felt
						a.dialog(key, caption)
					}
				}
				a.dialog("page.more", "more")
			}
		}
		p.answer(script{}, s)
	}
	a.take("the deal is over")
	p.goes("/")
	a.take("lobby with a game to go on with")
	return table
}

func (a *album) hint() {
	a.p.t.Helper()
	a.p.click(a.p.say("page.hint"))
	a.p.until("the hint", `document.querySelector(".board > .hint .advice")`)
	a.take("hint")
	a.p.clickOn(".hint summary")
	a.take("figures of a hint")
	look[bool](a.p, `(document.querySelector(".hint .why").textContent = "…", true)`)
	a.take("the shortest hint")
	a.p.key("Escape")
	a.p.until("it is closed", `!document.querySelector(".hint")`)
}

// five is the fullest table.
func (a *album) five() {
	p := a.p
	p.sitDown(map[string]any{"variant": "five", "deals": 1, "pace": 1}, "", "random", "random", "random", "random")
	p.toPlay()
	a.take("five seats")
	p.playDeal(script{}, true)
	a.take("five seats, the end")
}

func sheet(t *testing.T, h *house, name, title string, shots []shot, w way) {
	t.Helper()
	columns, width := 4, 460
	if w.width < 900 {
		columns, width = 8, 230
	}
	var b strings.Builder
	fmt.Fprintf(&b, `<!doctype html><style>body{margin:24px;background:#777;color:#fff;font:15px sans-serif;display:grid;grid-template-columns:repeat(%d,%dpx);gap:20px}
h1{grid-column:1/-1;margin:0;font-size:22px}figure{margin:0}img{width:100%%;display:block}figcaption{padding-top:5px}</style><h1>%s</h1>`, columns, width, html.EscapeString(title))
	for _, s := range shots {
		fmt.Fprintf(&b, `<figure><img src="data:image/png;base64,%s"><figcaption>%s</figcaption></figure>`, base64.StdEncoding.EncodeToString(s.png), html.EscapeString(s.caption))
	}
	p := h.person(t, way{width: int64(columns*(width+20) + 28), height: 600})
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		tree, err := cdp.Call(ctx, t, page.GetFrameTree, cdp.Empty{})
		if err != nil {
			return err
		}
		_, err = cdp.Call(ctx, t, page.SetDocumentContent, page.SetDocumentContentParams{FrameID: tree.FrameTree.Frame.ID, HTML: b.String()})
		return err
	}))
	p.until("the pictures are there", `[...document.images].every((i) => i.complete && i.naturalWidth > 0)`)
	p.save(name, true)
}
