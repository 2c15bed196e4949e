package browser

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/base64"
	"flag"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"path"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"github.com/chromedp/cdproto/cdp"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"ninetynine/internal/store"
	"ninetynine/internal/store/archive"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/must"
	"ninetynine/record"
)

var visiting = flag.Int("visiting", 0, "how many of Firefox and WebKit play without a network, too; 2 takes some minutes more")

var kills = flag.Int("kills", 1, "how often a tab is killed in the midst of playing")

// A host serves the files of a site under any path of one part, as a static host would. It can be off, and
// its files can be replaced by another edition.
type host struct {
	*house
	mu    sync.Mutex
	files fstest.MapFS
	off   bool
	nets  bool // serves none

	faulty string          // a script that breaks a browser's database in the engine; "" if none
	engine <-chan struct{} // the engine comes when this is closed; at once if it is nil
}

func newHost(t testing.TB) *host {
	t.Helper()
	files := must.Get(siteFiles())(t)
	h := &host{files: files}
	server := httptest.NewServer(h)
	t.Cleanup(server.Close)
	h.house = &house{t: t, url: server.URL}
	return h
}

func (h *host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h.mu.Lock()
	files, off, faulty := h.files, h.off || h.nets && path.Ext(r.URL.Path) == ".net", h.faulty
	h.mu.Unlock()
	if off {
		panic(http.ErrAbortHandler)
	}
	if h.engine != nil && path.Ext(r.URL.Path) == ".wasm" {
		select {
		case <-h.engine:
		case <-r.Context().Done():
			return
		}
	}
	folder, rest, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/"), "/")
	if faulty != "" && path.Base(rest) == "engine.js" {
		w.Header().Set("Content-Type", "text/javascript")
		_, _ = fmt.Fprint(w, faulty, string(files[rest].Data)) // or the browser has gone
		return
	}
	http.StripPrefix("/"+folder+"/", http.FileServerFS(files)).ServeHTTP(w, r)
}

func (h *host) set(do func()) {
	h.mu.Lock()
	defer h.mu.Unlock()
	do()
}

func editionOf(files fs.FS) string {
	found, _ := fs.Glob(files, "static/*") // a constant pattern
	return path.Base(found[0])
}

// replaced returns the files as another edition, with no file of the first.
func replaced(files fstest.MapFS, name string) fstest.MapFS {
	was, next := editionOf(files), fstest.MapFS{}
	for at, f := range files {
		data := f.Data
		if !strings.Contains(at, "/") {
			data = []byte(strings.ReplaceAll(string(data), was, name))
		}
		next[strings.Replace(at, was, name, 1)] = &fstest.MapFile{Data: data}
	}
	return next
}

// isKept waits until the browser has stored the page's whole edition.
func (p *person) isKept(edition string) {
	p.t.Helper()
	p.soon("all is kept", func() bool {
		return look[bool](p, `await (async () => {
			const name = (await caches.keys()).find((name) => name.endsWith(`+quote(edition)+`));
			const cache = name && (await caches.open(name));
			const list = await (await cache?.match(document.body.dataset.base + "files.json"))?.json();
			const keys = (await cache?.keys()) ?? [];
			return !!navigator.serviceWorker.controller && !!list && Object.keys(list).every((file) => keys.some((key) => key.url.endsWith(file)));
		})()`)
	})
}

// quick makes the page show everything at once, without lessons.
func (p *person) quick() {
	p.t.Helper()
	look[bool](p, `(localStorage.setItem("ninetynine.settings", JSON.stringify({pace: "instant", taught: true})), true)`)
}

// TestNoNetwork: from the second visit on, the page needs no network: it opens at once, and a person plays
// a deal against the computer, and reads its report.
func TestNoNetwork(t *testing.T) {
	t.Parallel()
	inEngines(t, inTurn, phone().keeping(), func(t *testing.T, comes func(t *testing.T, h *house) *person) {
		h := newHost(t)
		p := comes(t, h.house)
		p.open("/cards/").quick()
		p.isKept(editionOf(h.files))
		h.set(func() { h.off = true })
		p.open("/cards/?again").clickOn(".now .begin")
		s := p.toPlay()
		hand, at := s.Hand, look[string](p, `location.hash`)
		p.open("/cards/index.html?anew" + at)
		if s = p.turn(tableState{}, true); !slices.Equal(s.Hand, hand) {
			t.Errorf("the hand is %v, and was %v", s.Hand, hand)
		}
		p.playDeal(script{}, true)
		p.opensReport()
		p.until("the report is there", `document.querySelector(".report .account")`)
	})
}

// TestInstallable: Chromium finds nothing that keeps it from installing the page.
func TestInstallable(t *testing.T) {
	t.Parallel()
	h := newHost(t)
	p := h.person(t, desktop().keeping())
	p.open("/cards/")
	p.until("the page is kept", `navigator.serviceWorker.controller`)
	var found []*cdppage.InstallabilityError
	p.do(chromedp.Func(func(ctx context.Context, tab *chromedp.Target) error {
		told, err := cdp.Call(ctx, tab, cdppage.GetInstallabilityErrors, cdp.Empty{})
		found = told.InstallabilityErrors
		return err
	}))
	for _, f := range found {
		if f.ErrorID != "in-incognito" { // as all windows are in these tests
			t.Errorf("%s %v", f.ErrorID, f.ErrorArguments)
		}
	}
	var manifest cdppage.GetAppManifestResult
	p.do(chromedp.Func(func(ctx context.Context, tab *chromedp.Target) (err error) {
		manifest, err = cdp.Call(ctx, tab, cdppage.GetAppManifest, cdppage.GetAppManifestParams{})
		return err
	}))
	for _, f := range manifest.Errors {
		t.Errorf("the manifest: %s", f.Message)
	}
	if m := manifest.Manifest; m.StartURL != h.url+"/cards/" || m.Scope != h.url+"/cards/" || m.ID != h.url+"/cards/" {
		t.Errorf("it is installed as %s, begins at %s, and has %s", m.ID, m.StartURL, m.Scope)
	}
}

// base returns the folder of the page's edition.
func (p *person) base() string { p.t.Helper(); return look[string](p, `document.body.dataset.base`) }

// TestEditions: a new edition is fetched while a match goes on, and waits for its end, although the host
// has no files of the old one any more; then it takes effect with the next screen, no file of the old one
// remains, and the match goes on in it.
func TestEditions(t *testing.T) {
	t.Parallel()
	h := newHost(t)
	p := h.person(t, desktop().keeping())
	p.open("/cards/").quick()
	was, next := editionOf(h.files), "0123456789abcdef"
	p.isKept(was)
	p.open("/cards/?again").clickOn(".now .begin")
	hand, at := p.toPlay().Hand, look[string](p, `location.hash`)
	h.set(func() { h.files = replaced(h.files, next) })
	look[bool](p, `await navigator.serviceWorker.getRegistration().then((r) => r.update()).then(() => true)`)
	p.soon("the new edition is there", func() bool {
		return look[bool](p, `await navigator.serviceWorker.getRegistration().then((r) => !!r.waiting)`)
	})
	q := p.another()
	q.open("/cards/?other")
	p.open("/cards/?anew" + at)
	if s := p.turn(tableState{}, true); !slices.Equal(s.Hand, hand) {
		t.Errorf("the hand is %v, and was %v", s.Hand, hand)
	}
	for _, tab := range []*person{p, q} {
		if !strings.Contains(tab.base(), was) {
			t.Errorf("during the match the page is of %s", tab.base())
		}
	}
	look[bool](q, `(window.taken = new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", () => setTimeout(done, 0, true))), true)`)
	p.open("/cards/?home").sees(p.say("page.edition.new"))
	look[bool](q, `await taken`)
	for _, tab := range []*person{p, q} {
		tab.clickOn(`nav a[href*="/rules/"]`)
		tab.until("the page is of the new edition", `document.body?.dataset.base.includes(`+quote(next)+`) && location.hash.startsWith("#/rules/") && document.querySelector("main h1")`)
	}
	p.soon("nothing is left of the old edition", func() bool {
		return look[bool](p, `await caches.keys().then((names) => names.length === 1 && names[0].endsWith(`+quote(next)+`))`)
	})
	p.isKept(next)
	h.set(func() { h.off = true })
	p.open("/cards/?end" + at)
	if s := p.turn(tableState{}, true); !slices.Equal(s.Hand, hand) {
		t.Errorf("the hand is %v, and was %v", s.Hand, hand)
	}
}

// TestEditionAtTable: at a table the page says that a new edition is there, and loads it when the person wants; the
// match goes on in it. With another table open in another tab, it waits.
func TestEditionAtTable(t *testing.T) {
	t.Parallel()
	h := newHost(t)
	p := h.person(t, phone().keeping())
	p.open("/cards/").quick()
	was, next := editionOf(h.files), "0123456789abcdef"
	p.isKept(was)
	p.open("/cards/?again").clickOn(".now .begin")
	hand, at := p.toPlay().Hand, look[string](p, `location.hash`)
	q := p.another()
	q.open("/cards/?other" + at)
	q.turn(tableState{}, true)
	h.set(func() { h.files = replaced(h.files, next) })
	look[bool](p, `await navigator.serviceWorker.getRegistration().then((r) => r.update()).then(() => true)`)
	p.soon("the new edition is there", func() bool {
		return look[bool](p, `await navigator.serviceWorker.getRegistration().then((r) => !!r.waiting)`)
	})
	p.open("/cards/?anew" + at)
	p.turn(tableState{}, true)
	if look[bool](p, `await new Promise((done) => setTimeout(() => done(!!document.querySelector(".edition")), 5000, true))`) {
		t.Error("it is offered beside another tab's table")
	}
	q.open("/none/")
	p.open("/cards/?once" + at).sees(p.say("page.edition.ready"))
	p.calm() // cards that are still being dealt lie on others
	p.fits("edition")
	p.clickOn(".edition button:last-child")
	p.until("the notice makes room for the hand", `!document.querySelector(".edition")`)
	p.open("/cards/?twice" + at).sees(p.say("page.edition.ready"))
	p.clickOn(".edition button")
	p.until("the page is of the new edition", `document.body?.dataset.base.includes(`+quote(next)+`) && location.hash === `+quote(at))
	if s := p.turn(tableState{}, true); !slices.Equal(s.Hand, hand) {
		t.Errorf("the hand is %v, and was %v", s.Hand, hand)
	}
}

// TestUnkept: if the browser stores nothing, the page says so, and why, and a match can be played; data of
// a newer edition, and damaged data, stay as they are.
func TestUnkept(t *testing.T) {
	t.Parallel()
	h := newHost(t)
	p := h.person(t, phone()).excuse("console.error")
	for _, c := range []struct{ path, why, before, after string }{
		{"/refused/", "refused", `true`, `true`},
		{"/newer/", "newer",
			`await new Promise((done) => (indexedDB.open("ninetynine.hall /newer/", 7).onsuccess = (e) => (e.target.result.close(), done(true))))`,
			`await indexedDB.databases().then((all) => all.find(({ name }) => name.endsWith("/newer/")).version === 7)`},
		{"/damaged/", "damaged",
			`await new Promise((done) => {
				const asked = indexedDB.open("ninetynine.hall /damaged/", 1);
				asked.onupgradeneeded = () => asked.result.createObjectStore("pairs").put(new Uint8Array([9]), "head/");
				asked.onsuccess = () => (asked.result.close(), done(true));
			})`,
			`await new Promise((done) => {
				const asked = indexedDB.open("ninetynine.hall /damaged/", 1);
				asked.onsuccess = () => (asked.result.transaction("pairs").objectStore("pairs").getAll().onsuccess = (e) => done(e.target.result.length === 1));
			})`},
	} {
		if c.before != "true" {
			p.open("/none/") // of the same origin
			look[bool](p, c.before)
		}
		if c.why == "refused" {
			h.set(func() { h.faulty = `Object.defineProperty(self, "indexedDB", { value: undefined });` })
		} else {
			h.set(func() { h.faulty = "" })
		}
		p.open(c.path).quick()
		p.open(c.path + "?again").sees(p.say("page.unkept." + c.why))
		p.fits(c.why)
		p.clickOn(".now .begin")
		p.toPlay()
		p.open(c.path + "#/settings")
		if !look[bool](p, c.after) {
			t.Errorf("%s: what was there has changed", c.why)
		}
	}
}

// TestNowhereElse: the page does not update while a match is only in memory, even if the person looks at
// another screen.
func TestNowhereElse(t *testing.T) {
	t.Parallel()
	h := newHost(t)
	p := h.person(t, desktop().keeping()).excuse("console.error")
	p.open("/none/") // of the same origin
	look[bool](p, `await new Promise((done) => (indexedDB.open("ninetynine.hall /cards/", 7).onsuccess = (e) => (e.target.result.close(), done(true))))`)
	p.open("/cards/").quick()
	p.until("there is a service worker", `navigator.serviceWorker.controller`)
	p.open("/cards/?again").clickOn(".now .begin")
	hand, was := p.toPlay().Hand, p.base()
	h.set(func() { h.files = replaced(h.files, "0123456789abcdef") })
	look[bool](p, `(history.back(), true)`)
	p.sees(p.say("page.unkept.newer"))
	look[bool](p, `await navigator.serviceWorker.getRegistration().then((r) => r.update()).then(() => true)`)
	p.soon("the new edition is there", func() bool {
		return look[bool](p, `await navigator.serviceWorker.getRegistration().then((r) => !!r.waiting)`)
	})
	if !look[bool](p, `await navigator.locks.query().then(({ held }) => held.some(({ name }) => name === "ninetynine /cards/ table"))`) {
		t.Error("the edition may be taken")
	}
	look[bool](p, `(history.forward(), true)`)
	if s := p.turn(tableState{}, true); !slices.Equal(s.Hand, hand) || p.base() != was {
		t.Errorf("the hand is %v, and was %v; the edition is %s", s.Hand, hand, p.base())
	}
}

// TestFull: when the device is full, the page refuses to store more, says what to do, and stores it once
// there is space.
func TestFull(t *testing.T) {
	t.Parallel()
	h := newHost(t)
	p := h.person(t, phone()).excuse("console.error")
	p.open("/cards/").quick()
	p.open("/cards/?again").clickOn(".now .begin")
	s, at := p.toPlay(), look[string](p, `location.hash`)
	h.set(func() {
		h.faulty = `IDBObjectStore.prototype.put = () => { throw new DOMException("it is full", "QuotaExceededError"); };`
	})
	p.open("/cards/?full" + at)
	p.answer(script{}, p.turn(tableState{}, true))
	p.sees(p.say("trouble.full"))
	if n := look[int](p, `d.text().split(`+quote(p.say("trouble.full"))+`).length - 1`); n != 1 {
		t.Errorf("it is said %d times", n)
	}
	p.click(p.say("page.unkept.go"))
	p.sees(p.say("page.unkept.full"))
	p.clickOn(".now .begin")
	p.playDeal(script{}, true)
	h.set(func() { h.faulty = "" })
	p.open("/cards/?anew" + at)
	if now := p.turn(tableState{}, true); !slices.Equal(now.Hand, s.Hand) {
		t.Errorf("the hand is %v, and was %v", now.Hand, s.Hand)
	}
	p.playDeal(script{}, true)
}

// exported returns the file saved by "export everything".
func (p *person) exported(folder string) string {
	p.t.Helper()
	p.open(folder + "?export#/settings").sees(p.say("page.here.export"))
	look[bool](p, `(window.saved = undefined, URL.createObjectURL = (blob) => ((window.saved = blob), "#"), HTMLAnchorElement.prototype.click = () => {}, true)`)
	p.click(p.say("page.here.export"))
	p.until("it is exported", `window.saved`)
	return look[string](p, `btoa(String.fromCharCode(...new Uint8Array(await saved.arrayBuffer())))`)
}

func (p *person) takesIn(file string) {
	p.t.Helper()
	look[bool](p, `(() => {
		const all = new DataTransfer();
		all.items.add(new File([Uint8Array.from(atob(`+quote(file)+`), (c) => c.charCodeAt(0))], "all.jsonl.gz"));
		const field = document.querySelector("input[type=file]");
		field.files = all.files;
		return field.dispatchEvent(new Event("change"));
	})()`)
}

// TestTaken: a file with everything is imported by another page: the match goes on there, and the first
// page imports what was played there. A truncated file is reported; another person's matches lose their
// owner without a question; a score pad is there at once.
func TestTaken(t *testing.T) {
	t.Parallel()
	h := newHost(t)
	p := h.person(t, phone().in("de")).excuse("NavigationEntryMarkedSkippable")
	p.open("/cards/").quick()
	p.open("/cards/?again").clickOn(".now .begin")
	hand, at := p.toPlay().Hand, look[string](p, `location.hash`)
	file := p.exported("/cards/")
	p.open("/other/?import#/settings").sees(p.say("page.here.unsure"))
	p.takesIn(file[:len(file)/8*4])
	p.sees(p.say("page.here.file-cut"))
	p.takesIn(file)
	p.sees(p.say("page.here.taken.tables", "n", 1))
	p.takesIn(file)
	p.sees(p.say("page.here.taken.none") + " " + p.say("page.here.taken.known", "n", 1))
	p.open("/other/?anew" + at)
	s := p.turn(tableState{}, true)
	if !slices.Equal(s.Hand, hand) {
		t.Errorf("the hand is %v, and was %v", s.Hand, hand)
	}
	p.answer(script{}, s)
	hand = p.turn(s, true).Hand
	pad := `{"id":"q","record":"r","moved":1,"summary":{"variant":"standard","names":["Kim","Lo","Mo"],"totals":[1,2,3],"deals":1,"over":false}}`
	look[bool](p, `(localStorage.setItem("ninetynine.pad.q", `+quote(pad)+`), true)`)
	file = p.exported("/other/")
	p.open("/cards/?back#/settings").sees(p.say("page.here"))
	look[bool](p, `(localStorage.removeItem("ninetynine.pad.q"), dispatchEvent(new StorageEvent("storage", { key: "ninetynine.pad.q" })), true)`)
	p.takesIn(file)
	p.sees(p.say("page.here.taken.longer", "n", 1) + " " + p.say("page.here.taken.pads", "n", 1))
	p.clickOn("a.mark")
	p.until("the lobby has a link to score pads", `document.querySelector('main a[href$="/pad"]')`)
	look[bool](p, `(document.querySelector('main a[href$="/pad"]').click(), true)`) // wherever it moves to, as the lobby fills
	p.sees("Kim")
	p.open("/cards/?on" + at)
	if s := p.turn(tableState{}, true); !slices.Equal(s.Hand, hand) {
		t.Errorf("the hand is %v, and was %v", s.Hand, hand)
	}

	p.open("/third/").clickOn(".now .begin")
	p.toPlay()
	p.open("/third/?whose#/settings").sees(p.say("page.here"))
	p.takesIn(file)
	p.sees(p.say("page.here.whose"))
	p.fits("whose matches")
	p.click(p.say("page.here.whose.no"))
	p.takesIn(file)
	p.click(p.say("page.here.whose.yes"))
	p.sees(p.say("page.here.taken.tables", "n", 1))
}

// begins starts a match against the computer, and answers until the first card; it returns the hand, and
// the table's path.
func (p *person) begins() (hand []string, at string) {
	p.t.Helper()
	p.open("/cards/?begin").clickOn(".now .begin")
	return p.toPlay().Hand, look[string](p, `location.hash`)
}

// once makes the page play a card at the first click.
func (p *person) once() {
	p.t.Helper()
	look[bool](p, `(localStorage.setItem("ninetynine.settings", JSON.stringify({pace: "instant", taught: true, play: "once"})), true)`)
}

// after clicks a card of the hand at a moment of the clock, in milliseconds, if it is still there.
func (p *person) after(card string, at int64) {
	p.t.Helper()
	look[bool](p, fmt.Sprintf(`(setTimeout(() => document.querySelector('.hand [data-card="%s"]')?.click(), %d - Date.now()), true)`, card, at))
}

// refereed referees the records of all logs in the browser, and returns the number of deals in them.
func (p *person) refereed() (deals int) {
	p.t.Helper()
	packed := must.Get(base64.StdEncoding.DecodeString(p.exported("/cards/")))(p.t)
	text := must.Get(gzip.NewReader(bytes.NewReader(packed)))(p.t)
	st, games := store.NewMemory(), new(hall.VariantCache)
	must.Get(archive.Import(p.t.Context(), st, store.Projections{New: hall.Fold()}, text, ""))(p.t)
	tables := must.Get(st.Tables(p.t.Context(), "", 1000))(p.t)
	for _, id := range tables {
		entries := must.Get(st.Read(p.t.Context(), id, 0))(p.t)
		r := table.NewRecorder(id, games)
		for i := range entries {
			must.Do(p.t, r.Fold(&entries[i]))
		}
		stats := must.Get(record.Check(bytes.NewReader(r.All())))(p.t, "table", id)
		deals += stats.Deals
	}
	return deals
}

// TestKilled: a tab that is killed while a card is played loses nothing and doubles nothing: the card was
// played, or is still in the hand. In Firefox and WebKit the tab navigates away instead, which ends its
// workers as abruptly.
func TestKilled(t *testing.T) {
	t.Parallel()
	inEngines(t, inTurn, desktop(), func(t *testing.T, comes func(t *testing.T, h *house) *person) {
		p, chromium := comes(t, newHost(t).house), path.Base(t.Name()) == "Chromium"
		p.open("/cards/").once()
		before, deals := 0, 1
		hand, at := p.begins()
		for n := range *kills {
			if len(hand) < 3 {
				hand, at = p.begins()
				deals++
			}
			tab, close := p, func() { p.open("/cards/?home") }
			if chromium {
				p.open("/cards/?home")
				tab = p.another()
				close = tab.close
			}
			tab.open(fmt.Sprintf("/cards/?%d%s", n, at))
			s := tab.turn(tableState{}, true)
			if !slices.Equal(s.Hand, hand) {
				t.Fatalf("after %d kills the hand is %v, and was %v", n, s.Hand, hand)
			}
			card := s.Cards[rand.IntN(len(s.Cards))]
			look[bool](tab, fmt.Sprintf(`(document.querySelector('.hand [data-card="%s"]').click(), new Promise((done) => setTimeout(done, %d, true)))`, card, rand.IntN(60)))
			close()
			last := p
			if chromium {
				last = p.another()
			}
			last.open(fmt.Sprintf("/cards/?after%d%s", n, at))
			last.until("nothing waits to be sent", nothingWaits)
			s = last.turn(tableState{}, true)
			left := slices.DeleteFunc(slices.Clone(hand), func(c string) bool { return c == card })
			switch {
			case slices.Equal(s.Hand, hand):
				before++
			case !slices.Equal(s.Hand, left):
				t.Fatalf("after %d kills the hand is %v; it was %v, and %s was played", n+1, s.Hand, hand, card)
			}
			hand = s.Hand
			if last != p {
				last.close()
			}
		}
		t.Logf("%d times the card was not played yet", before)
		p.open("/cards/?end" + at)
		p.playDeal(script{}, true)
		p.opensReport()
		p.until("the report is there", `document.querySelector(".report .account")`)
		if got := p.refereed(); got < deals {
			t.Errorf("there are %d deals, not %d", got, deals)
		}
	})
}

// TestTwoTabs: two tabs play one match: one acts, or the other, or both at the same moment. They show the
// same, and the referee accepts the record.
func TestTwoTabs(t *testing.T) {
	t.Parallel()
	h := newHost(t)
	a := h.person(t, desktop().calm())
	a.open("/cards/").once()
	_, at := a.begins()
	b := a.another()
	b.open("/cards/?b" + at)
	seed := rand.Uint64()
	t.Logf("seed %d", seed)
	chance := rand.New(rand.NewPCG(seed, 0))
	tabs, seen := []*person{a, b}, make([]tableState, 2)
	for {
		i, both := chance.IntN(2), chance.IntN(3) == 0
		s := tabs[i].turn(seen[i], true)
		if seen[i] = s; s.Over {
			break
		}
		if !both || len(s.Cards) < 2 || s.Phase != "play" {
			tabs[i].answer(script{}, s)
			continue
		}
		tabs[i].soon("both see the same", func() bool {
			s = look[tableState](tabs[i], `d.table()`)
			return slices.Equal(look[tableState](tabs[1-i], `d.table()`).Cards, s.Cards)
		})
		if len(s.Cards) < 2 {
			continue // it was the end of both tabs' earlier acts
		}
		then := time.Now().Add(200 * time.Millisecond).UnixMilli()
		for k, n := range chance.Perm(len(s.Cards))[:2] {
			tabs[k].after(s.Cards[n], then)
		}
		for _, tab := range tabs {
			tab.until("both have acted", fmt.Sprintf(`Date.now() > %d`, then+1))
		}
	}
	var sheets []string
	for _, tab := range tabs {
		tab.until("the deal is over", `document.querySelector(".felt table")`)
		sheets = append(sheets, look[string](tab, `document.querySelector(".felt table").innerText`))
	}
	if sheets[0] != sheets[1] {
		t.Errorf("one sees %q, the other %q", sheets[0], sheets[1])
	}
	if deals := a.refereed(); deals != 1 {
		t.Errorf("there are %d deals", deals)
	}
}
