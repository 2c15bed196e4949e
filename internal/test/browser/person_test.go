package browser

import (
	"cmp"
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/audits"
	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	cdplog "github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"hash/fnv"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
)

// patience is how long a person waits for anything: far longer than a busy machine should need, since
// waiting in vain is a failure.
const patience = time.Minute

//go:embed testdata/driver.js
var driver string

// popups are menus of the address bar, which these tests never show: each window would start processes for
// them, and opening one took twice as long.
const popups = "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup"

var chromium = sync.OnceValues(func() (context.Context, error) {
	ctx, end, err := startChromium()
	closing.mu.Lock()
	closing.end = end
	closing.mu.Unlock()
	return ctx, err
})

// startChromium starts a browser with further options. end closes it like its window.
func startChromium(own ...chromedp.ExecAllocatorOption) (ctx context.Context, end func(), err error) {
	path := gate.Installed("chromium", "chromium-browser", "google-chrome")
	if path == "" {
		return nil, func() {}, exec.ErrNotFound
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.DisableGPU,
		chromedp.Flag("enable-blink-features", "ComputedAccessibilityInfo"), chromedp.Flag("hide-scrollbars", true),
		chromedp.Flag("host-resolver-rules", "MAP "+neighbour+" 127.0.0.1"),
		chromedp.Flag("disable-features", "Translate,BlinkGenPropertyTrees,"+popups))
	allocator, endAllocator := chromedp.NewExecAllocator(context.Background(), append(options, own...)...)
	ctx, endBrowser := chromedp.NewContext(allocator)
	return ctx, func() { endBrowser(); endAllocator() }, chromedp.Do(ctx)
}

var closing struct {
	mu  sync.Mutex
	end func()
}

func closeBrowser() {
	closing.mu.Lock()
	defer closing.mu.Unlock()
	if closing.end != nil {
		closing.end()
	}
}

// A way is a person's setup for the page.
type way struct {
	width, height int64
	scale         float64 // device pixels per page pixel; 0: one
	touch         bool
	language      string // of the browser; "": en
	night         bool   // the system prefers dark colours
	still         bool   // the system prefers reduced motion
	keeps         bool   // the browser stores the page for offline use; costs some seconds
	letters       int    // the person's size of type, in pixels; 0: 16, the default
}

func desktop() way  { return way{width: 1440, height: 900} }
func low() way      { return way{width: 1280, height: 800} }
func phone() way    { return way{width: 390, height: 844, scale: 2, touch: true} }
func tablet() way   { return way{width: 820, height: 1180, touch: true} }
func small() way    { return way{width: 320, height: 640, scale: 2, touch: true} }
func sideways() way { return way{width: 667, height: 375, scale: 2, touch: true} }

func (w way) in(language string) way { w.language = language; return w }
func (w way) atNight() way           { w.night = true; return w }
func (w way) calm() way              { w.still = true; return w }
func (w way) keeping() way           { w.keeps = true; return w }
func (w way) text(percent int) way   { w.letters = 16 * percent / 100; return w }

// A window shows a page and takes input: a tab of Chromium, or the one window of another engine.
type window interface {
	// open goes to an address, and returns when the document is loaded.
	open(ctx context.Context, url string) error
	// evaluate returns the value of an expression as JSON; a promise is awaited.
	evaluate(ctx context.Context, expression string) (json.RawMessage, error)
	click(ctx context.Context, x, y float64) error
	tap(ctx context.Context, x, y float64) error
	// picture returns a screenshot as PNG.
	picture(ctx context.Context) ([]byte, error)
	// news returns what has happened since the last call.
	news(ctx context.Context) (news, error)
}

// News are the faults in a window since the last call, and the pending requests.
type news struct{ Troubles, Asked []string }

type person struct {
	t    testing.TB
	h    *house
	name string
	way  way
	book *phrase.Book
	ctx  context.Context // in Chromium, that of the tab

	window window

	close   func() // its tab
	shots   int    // screenshots taken
	pressed pressed

	mu       sync.Mutex
	troubles []string
	excused  []*regexp.Regexp
	asked    map[network.RequestID]string // pending requests, by method and address
	loader   cdp.LoaderID                 // of the current document
	received float64                      // bytes, over the network
}

type pressed struct {
	x, y float64
	at   time.Time
}

// inEachLanguage runs a test at a desk in English, on a phone in German, or at a desk in dark mode in
// Swedish with reduced motion: see some.
func inEachLanguage(t *testing.T, do func(t *testing.T, p *person)) {
	inEachWay(t, languages(), do)
}

func languages() map[string]way {
	return map[string]way{"en": desktop().in("en"), "de": phone().in("de"), "sv": desktop().in("sv").atNight()}
}

// some returns as many of the ways as -ways says, different ones for each test: a test does the same in all
// of them. TestScreens checks in all ways that everything fits.
func some(t *testing.T, ways map[string]way) map[string]way {
	names := slices.Sorted(maps.Keys(ways))
	h := fnv.New32a()
	h.Write([]byte(t.Name()))
	chosen := map[string]way{}
	for i := range min(*mostWays, len(names)) {
		name := names[(int(h.Sum32()%1000)+i)%len(names)]
		chosen[name] = ways[name]
	}
	return chosen
}

func inEachWay(t *testing.T, ways map[string]way, do func(t *testing.T, p *person)) {
	t.Parallel()
	h := openHouse(t)
	for name, w := range some(t, ways) {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			do(t, h.person(t, w.calm()))
		})
	}
}

// person opens a browser for a person. When the test ends, it fails for all faults in it that are not
// excused.
func (h *house) person(t testing.TB, w way) *person {
	t.Helper()
	root, err := chromium()
	return h.personIn(t, w, root, err, chromedp.WithNewBrowserContext())
}

// personIn is person in a browser, or the error with which it started.
func (h *house) personIn(t testing.TB, w way, root context.Context, err error, how ...chromedp.ContextOption) *person {
	t.Helper()
	must.Do(t, err)
	w.language = cmp.Or(w.language, "en")
	book := phrase.Open(w.language)
	p := &person{t: t, h: h, name: "Anna Karenina", way: w, book: book}
	p.begin(root, how...)
	return p
}

func (p *person) begin(in context.Context, how ...chromedp.ContextOption) {
	p.t.Helper()
	p.asked = map[network.RequestID]string{}
	p.ctx, p.close = chromedp.NewContext(in, how...)
	p.window = tab{}
	p.t.Cleanup(func() {
		if p.ctx.Err() == nil {
			p.reckon()
		}
		p.close()
	})
	must.Do(p.t, chromedp.Listen(p.ctx, p.hear))
	p.do(chromedp.Func(p.settle))
}

func (p *person) another() *person {
	p.t.Helper()
	tab := &person{t: p.t, h: p.h, name: p.name, way: p.way, book: p.book}
	tab.begin(p.ctx)
	return tab
}

func (p *person) settle(ctx context.Context, t *chromedp.Target) error {
	agent, err := cdp.Call(ctx, t, browser.GetVersion, cdp.Empty{})
	if err != nil {
		return err
	}
	_, e1 := cdp.Call(ctx, t, audits.Enable, cdp.Empty{})
	e2 := p.emulate(ctx, t)
	_, e3 := cdp.Call(ctx, t, emulation.SetUserAgentOverride, emulation.SetUserAgentOverrideParams{UserAgent: agent.UserAgent, AcceptLanguage: p.way.language})
	_, e4 := cdp.Call(ctx, t, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true})
	if !p.way.keeps {
		_, e5 := cdp.Call(ctx, t, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: "delete Navigator.prototype.serviceWorker"})
		err = errors.Join(err, e5)
	}
	if _, measured := p.t.(*testing.B); !measured {
		// Otherwise the browser computes the names of the whole page again, and forgets them, whenever it
		// is asked for one.
		_, e6 := cdp.Call(ctx, t, accessibility.Enable, cdp.Empty{})
		err = errors.Join(err, e6)
	}
	return errors.Join(e1, e2, e3, e4, err)
}

// emulate sets the page's size, pointer, theme, motion and type size by the person's way, at once: the browser computes
// the page's styles after each.
func (p *person) emulate(ctx context.Context, t *chromedp.Target) error {
	scheme, motion := "light", "no-preference"
	if p.way.night {
		scheme = "dark"
	}
	if p.way.still {
		motion = "reduce"
	}
	letters := cmp.Or(p.way.letters, 16)
	var e1, e2, e3, e4 error
	var all sync.WaitGroup
	all.Go(func() {
		_, e1 = cdp.Call(ctx, t, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
			Width: p.way.width, Height: p.way.height, DeviceScaleFactor: max(1, p.way.scale), Mobile: p.way.touch})
	})
	all.Go(func() {
		_, e2 = cdp.Call(ctx, t, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: p.way.touch})
	})
	all.Go(func() {
		_, e3 = cdp.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{
			{Name: "prefers-color-scheme", Value: scheme}, {Name: "prefers-reduced-motion", Value: motion}}})
	})
	all.Go(func() {
		e4 = t.Call(ctx, "Page.setFontSizes", map[string]any{"fontSizes": map[string]any{"standard": letters, "fixed": letters}}, nil)
	})
	all.Wait()
	return errors.Join(e1, e2, e3, e4)
}

// becomes changes the person's way while a page is open, without a reload, and waits until the page has
// followed. The language is then the person's choice, rather than the browser's. Nothing is drawn meanwhile: that
// would cost three times as much.
func (p *person) becomes(w way) {
	p.t.Helper()
	w.keeps, w.language = p.way.keeps, cmp.Or(w.language, "en")
	book := phrase.Open(w.language)
	p.way, p.book = w, book
	p.excuse(`Rendering was performed in a subtree hidden by content-visibility`)
	look[bool](p, `(document.body.style.contentVisibility = "hidden", window.focused_ = document.activeElement, true)`)
	p.do(chromedp.Func(p.emulate))
	p.until("the page is in "+w.language, `(() => {
		const [key, tag] = ["ninetynine.settings", `+quote(w.language)+`];
		const chosen = JSON.parse(localStorage.getItem(key) ?? "{}");
		if (chosen.language !== tag) {
			localStorage.setItem(key, JSON.stringify({ ...chosen, language: tag }));
			dispatchEvent(new StorageEvent("storage", { key }));
		}
		const { lang, dataset } = document.documentElement;
		const night = (chosen.theme ?? "auto") === "auto" ? `+fmt.Sprint(w.night)+` : chosen.theme === "night";
		return lang === tag && (dataset.theme === "night") === night && document.documentElement.clientWidth === `+fmt.Sprint(w.width)+`; // innerWidth grows with what is too wide
	})()`)
	look[bool](p, `(document.body.style.contentVisibility = "", focused_.focus({ preventScroll: true }), delete window.focused_)`)
}

// hear records faults: events that a person should not have to see.
func (p *person) hear(event any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	switch e := event.(type) {
	case *runtime.EventConsoleAPICalled:
		var words []string
		for _, a := range e.Args {
			words = append(words, strings.Trim(string(a.Value), `"`)+a.Description)
		}
		p.trouble("console.%s: %s", e.Type, strings.Join(words, " "))
	case *runtime.EventExceptionThrown:
		text := e.ExceptionDetails.Text
		if x := e.ExceptionDetails.Exception; x != nil {
			text = x.Description
		}
		p.trouble("exception: %s (%s:%d)", text, e.ExceptionDetails.URL, e.ExceptionDetails.LineNumber)
	case *cdplog.EventEntryAdded:
		if e.Entry.Source != cdplog.EntrySourceNetwork { // handled elsewhere in more detail
			p.trouble("%s, %s: %s %s", e.Entry.Level, e.Entry.Source, e.Entry.Text, e.Entry.URL)
		}
	case *network.EventRequestWillBeSent:
		if e.Type == network.ResourceTypeDocument {
			clear(p.asked)
			p.loader = e.LoaderID
		} else if e.LoaderID != p.loader {
			return // requests of a page being left may never report their end
		}
		p.asked[e.RequestID] = e.Request.Method + " " + e.Request.URL
	case *network.EventResponseReceived:
		if e.Response.Status >= 400 && !(e.Type == network.ResourceTypeDocument && strings.HasSuffix(e.Response.URL, "/nowhere")) {
			// Use our own address: p.asked lacks the requests of a page being left.
			p.trouble("request: %s is answered with %d", e.Response.URL, int(e.Response.Status))
		}
	case *network.EventLoadingFinished:
		p.received += e.EncodedDataLength
		delete(p.asked, e.RequestID)
	case *network.EventLoadingFailed:
		if !e.Canceled {
			p.trouble("request: %s: %s %s", p.asked[e.RequestID], e.ErrorText, e.BlockedReason)
		}
		delete(p.asked, e.RequestID)
	case *audits.EventIssueAdded:
		text, _ := json.Marshal(e.Issue.Details)
		if !fillingIn.Match(text) {
			p.trouble("issue: %s %s", e.Issue.Code, text)
		}
	}
}

// fillingIn matches the browser's advice about autofill, which it also gives for fields unsuitable for it,
// and for values unknown to it.
var fillingIn = regexp.MustCompile("FormEmptyIdAndNameAttributesForInputError|AutocompleteValueError")

func (p *person) trouble(format string, args ...any) {
	p.troubles = append(p.troubles, fmt.Sprintf(format, args...))
}

// excuse names an expected fault of this test, as a regular expression.
func (p *person) excuse(pattern string) *person {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.excused = append(p.excused, regexp.MustCompile(pattern))
	return p
}

// listen reads the window's news, and returns the pending requests.
func (p *person) listen() (asked []string) {
	told, err := p.window.news(p.ctx)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.troubles = append(p.troubles, told.Troubles...)
	if err != nil {
		p.trouble("the window tells nothing: %v", err)
	}
	return told.Asked
}

// wrong returns the faults since the last call that were not excused.
func (p *person) wrong() []string {
	p.listen()
	p.mu.Lock()
	defer p.mu.Unlock()
	all := slices.DeleteFunc(p.troubles, func(trouble string) bool {
		return slices.ContainsFunc(p.excused, func(e *regexp.Regexp) bool { return e.MatchString(trouble) })
	})
	p.troubles = nil
	return all
}

// reckon ends a person: it fails the test for every fault, and saves a screenshot if the test has failed.
func (p *person) reckon() {
	for _, trouble := range p.wrong() {
		p.t.Errorf("%.1500s", trouble)
	}
	folder := os.Getenv("NINETYNINE_PICTURES")
	if folder == "" || !p.t.Failed() {
		return
	}
	name := strings.NewReplacer("/", "-", " ", "_").Replace(p.t.Name())
	png, e1 := p.window.picture(p.ctx)
	e2 := os.MkdirAll(folder, 0o755)
	f, e3 := os.CreateTemp(folder, name+"-*.png")
	if e3 != nil {
		p.t.Log("there is no picture of the end: ", e1, e2, e3)
		return
	}
	_, e3 = f.Write(png)
	p.t.Log("a picture of the end: ", f.Name(), errors.Join(e1, e2, e3, f.Close()))
}

func (p *person) do(steps ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	must.Do(p.t, chromedp.Do(p.ctx, steps...))
}

// say returns the page's message in the person's language.
func (p *person) say(key string, pairs ...any) string {
	p.t.Helper()
	if !p.book.Has(key) {
		p.t.Fatalf("the catalogue has no %s", key)
	}
	return p.book.Say(key, pairs...)
}

// open goes to a path of the house by its address.
func (p *person) open(path string) *person {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	must.Do(p.t, p.window.open(ctx, p.h.url+path), path)
	p.until("the page is drawn", `document.querySelector("main")`)
	p.quiet()
	return p
}

// goes shows a path of the house within the open page, as going back does: that costs much less than open.
func (p *person) goes(path string) {
	p.t.Helper()
	look[bool](p, `(history.replaceState(null, "", `+quote(path)+`), dispatchEvent(new PopStateEvent("popstate")))`)
	p.quiet()
}

// quiet waits until all requests are answered and no new ones follow.
func (p *person) quiet() {
	p.t.Helper()
	still := 0
	p.soon("all is answered", func() bool {
		if still++; len(p.unanswered()) > 0 {
			still = 0
		}
		return still == 3
	})
}

// unanswered returns the pending requests, except streams.
func (p *person) unanswered() []string {
	all := p.listen()
	p.mu.Lock()
	defer p.mu.Unlock()
	all = slices.AppendSeq(all, maps.Values(p.asked))
	return slices.DeleteFunc(all, func(asked string) bool { return strings.Contains(asked, "/events") })
}

// run evaluates an expression in the page, with the driver as d; promises are allowed.
func run[T any](p *person, ctx context.Context, expression string) (T, error) {
	var v T
	told, err := p.window.evaluate(ctx, `(async (d) => (`+expression+`))(`+driver+`)`)
	if err != nil {
		return v, err
	}
	if len(told) == 0 || string(told) == "null" {
		if kind := reflect.TypeFor[T]().Kind(); kind != reflect.Pointer && kind != reflect.Slice {
			return v, errors.New("it has no value")
		}
		return v, nil
	}
	return v, json.Unmarshal(told, &v)
}

func look[T any](p *person, expression string) T {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	v := must.Get(run[T](p, ctx, expression))(p.t, expression)
	return v
}

// await evaluates an expression that resolves to a value once something has happened; if the page navigates
// meanwhile, it starts again.
func await[T any](p *person, expression string) (T, error) {
	ctx, cancel := context.WithTimeout(p.ctx, patience+5*time.Second)
	defer cancel()
	for {
		v, err := run[T](p, ctx, expression)
		if err == nil || ctx.Err() != nil || !gone(err) {
			return v, err
		}
	}
}

// gone reports whether the document was unloaded during a call.
func gone(err error) bool {
	text := err.Error()
	for _, sign := range []string{
		"navigated or closed", "context was destroyed", "Cannot find context", "Promise was collected", // Chromium
		"Document was unloaded",                           // Firefox
		"Callback was not called before the unload event", // WebKit
	} {
		if strings.Contains(text, sign) {
			return true
		}
	}
	return false
}

// until waits for an expression to be true.
func (p *person) until(what, expression string) {
	p.t.Helper()
	ok, err := await[bool](p, fmt.Sprintf(`!!await d.until(() => (%s), %d)`, expression, patience.Milliseconds()))
	if err != nil || !ok {
		p.t.Fatalf("waiting until %s: %v; there is %s", what, err, p.there())
	}
}

// there returns the page's text and, at a table, the possible acts, for failure messages.
func (p *person) there() string {
	p.t.Helper()
	return look[string](p, `JSON.stringify(d.text().slice(0, 1500)) + " and the table " + d.table().mark`) + fmt.Sprint("; pressed last: ", p.pressed)
}

// A spot is where to click, or why that is impossible.
type spot struct {
	X, Y float64
	Why  string
}

func (p *person) spot(words, selector string) spot {
	p.t.Helper()
	s, err := await[spot](p, fmt.Sprintf(`await d.spot(%s, %s, %d)`, quote(words), quote(selector), patience.Milliseconds()))
	if err != nil || s.Why != "" {
		p.t.Fatalf("%q cannot be used: %s %v; there is %s", words+selector, s.Why, err, p.there())
	}
	return s
}

// click presses a link, a button, or anything else that can be pressed, by its accessible name. On a touch
// screen it taps.
func (p *person) click(words string) { p.t.Helper(); p.press(p.spot(words, "")) }

// opensReport waits until the deal that has just ended is judged, and opens its report. That takes long while
// other tests run, above all in a hall in a browser.
func (p *person) opensReport() {
	p.t.Helper()
	const judged = `!!await d.until(() => document.querySelector('a[href*="/report/"]:not([aria-disabled=true])'), 20_000)`
	for end := time.Now().Add(longest); time.Now().Before(end) && !look[bool](p, judged); {
	}
	p.clickOn(`a[href*="/report/"]`)
}

// clickOn presses the first element of a selector that can be pressed.
func (p *person) clickOn(selector string) { p.t.Helper(); p.press(p.spot("", selector)) }

func (p *person) press(s spot) {
	p.t.Helper()
	if last := p.pressed; math.Hypot(s.X-last.x, s.Y-last.y) < 12 { // as a double click, it might be ignored
		p.soon("it is a click of its own", func() bool { return time.Since(last.at) > 400*time.Millisecond })
	}
	p.tap(s)
	p.pressed = pressed{s.X, s.Y, time.Now()}
}

func (p *person) tap(s spot) {
	p.t.Helper()
	press := p.window.click
	if p.way.touch {
		press = p.window.tap
	}
	must.Do(p.t, press(p.ctx, s.X, s.Y))
}

// A tab is a window of Chromium; its contexts say which.
type tab struct{}

func (tab) open(ctx context.Context, url string) error {
	return chromedp.Do(ctx, chromedp.Navigate(url))
}

func (tab) evaluate(ctx context.Context, expression string) (json.RawMessage, error) {
	return chromedp.Run(ctx, chromedp.Evaluate[json.RawMessage](expression, chromedp.EvalAwaitPromise))
}

func (tab) click(ctx context.Context, x, y float64) error {
	return chromedp.Do(ctx, chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, x, y), chromedp.MouseClickXY(x, y))
}

func (tab) tap(ctx context.Context, x, y float64) error {
	return chromedp.Do(ctx, chromedp.TapXY(x, y))
}

func (tab) picture(ctx context.Context) ([]byte, error) {
	return chromedp.Run(ctx, func(ctx context.Context, t *chromedp.Target) ([]byte, error) {
		shot, err := cdp.Call(ctx, t, page.CaptureScreenshot, page.CaptureScreenshotParams{})
		return shot.Data, err
	})
}

func (tab) news(context.Context) (news, error) { return news{}, nil } // hear records all faults

// keys are the keys that have no letter.
var keys = map[string]string{
	"Enter": kb.Enter, "Escape": kb.Escape, "Tab": kb.Tab, "Backspace": kb.Backspace, "Space": " ", "Home": kb.Home, "End": kb.End,
	"Left": kb.ArrowLeft, "Right": kb.ArrowRight, "Up": kb.ArrowUp, "Down": kb.ArrowDown,
}

// key presses a key: a letter, or one of the names in keys, optionally after "Ctrl+" or "Shift+".
func (p *person) key(name string) {
	p.t.Helper()
	var how []chromedp.KeyOption
	for mark, m := range map[string]chromedp.Modifier{"Ctrl+": kb.ModifierCtrl, "Shift+": kb.ModifierShift} {
		if rest, ok := strings.CutPrefix(name, mark); ok {
			name = rest
			how = append(how, chromedp.KeyModifiers(m))
		}
	}
	if k, ok := keys[name]; ok {
		name = k
	}
	p.do(chromedp.KeyEvent(name, how...))
}

func (p *person) write(text string) { p.t.Helper(); p.do(chromedp.KeyEvent(text)) }

// insert puts text into the focused element at once: keys cost much more.
func (p *person) insert(text string) {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, input.InsertText, input.InsertTextParams{Text: text})
		return err
	}))
}

func (p *person) fill(field, text string) {
	p.t.Helper()
	p.click(field)
	p.until("one can write into "+field, `(() => {
		const e = document.activeElement;
		const there = e?.matches("input, textarea") && e.computedName.includes(`+quote(field)+`);
		if (there) e.select();
		return there;
	})()`)
	p.write(text)
}

func (p *person) sees(words string) {
	p.t.Helper()
	p.until(fmt.Sprintf("%q is there", words), `d.text().includes(`+quote(words)+`)`)
}

func (p *person) at(path string) {
	p.t.Helper()
	p.until("the address is "+path, `location.pathname === `+quote(path))
}

// calm waits until nothing moves any more.
func (p *person) calm() {
	p.t.Helper()
	if ok, err := await[bool](p, fmt.Sprintf(`!!await d.calm(%d)`, patience.Milliseconds())); err != nil || !ok {
		p.t.Fatalf("%s does not come to rest: %v; what moves: %s", look[string](p, `location.pathname`), err, look[string](p, `d.moving()`))
	}
}

// fits checks that nothing is outside the window, cut, or on something else, and on a touch screen that
// targets are large enough for a thumb.
func (p *person) fits(what string) {
	p.t.Helper()
	found := look[struct {
		Misfits, Small []string
		Key            string
	}](p, `({ misfits: d.misfits(), small: d.tooSmall(), key: document.body.innerText.match(/\{[a-z][\w.]*\}/)?.[0] ?? "" })`)
	for _, misfit := range found.Misfits {
		p.t.Errorf("%s, in %s at %dx%d with letters of %d pixels: %s", what, p.way.language, p.way.width, p.way.height, cmp.Or(p.way.letters, 16), misfit)
	}
	if found.Key != "" {
		p.t.Errorf("%s: it shows the key %s, not what it stands for", what, found.Key)
	}
	if p.way.touch {
		for _, e := range found.Small {
			p.t.Errorf("%s: too small for a thumb: %s", what, e)
		}
	}
}

// apart checks that none of the elements overlap.
func (p *person) apart(what, selector string) {
	p.t.Helper()
	if pair := look[string](p, `d.lying(`+quote(selector)+`)`); pair != "" {
		p.t.Errorf("%s: one lies on the other: %s", what, pair)
	}
}

// picture returns the person's view as PNG, or the whole page.
func (p *person) picture(whole bool, format page.CaptureScreenshotFormat) []byte {
	p.t.Helper()
	quality := int64(78) // for formats with loss
	params := page.CaptureScreenshotParams{Format: format, Quality: &quality, CaptureBeyondViewport: &whole}
	var shot page.CaptureScreenshotResult
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) (err error) {
		if whole {
			m, err := cdp.Call(ctx, t, page.GetLayoutMetrics, cdp.Empty{})
			if err != nil {
				return err
			}
			params.Clip = &page.Viewport{Width: m.CSSContentSize.Width, Height: m.CSSContentSize.Height, Scale: 1}
		}
		shot, err = cdp.Call(ctx, t, page.CaptureScreenshot, params)
		return err
	}))
	return shot.Data
}

// save writes a picture in the format given by its name.
func (p *person) save(name string, whole bool) {
	p.t.Helper()
	format := page.CaptureScreenshotFormatPng
	if filepath.Ext(name) == ".webp" {
		format = page.CaptureScreenshotFormatWebp
	}
	must.Do(p.t, os.MkdirAll(filepath.Dir(name), 0o755))
	must.Do(p.t, os.WriteFile(name, p.picture(whole, format), 0o644))
}

func quote(text string) string {
	b, _ := json.Marshal(text) // a string can always be encoded
	return string(b)
}

// soon waits for a condition outside the page.
func (p *person) soon(what string, ok func() bool) {
	p.t.Helper()
	for end := time.Now().Add(patience); !ok(); {
		if time.Now().After(end) {
			p.t.Fatalf("waiting until %s: in vain; under way: %v", what, p.unanswered())
		}
		look[bool](p, `await new Promise((go) => setTimeout(() => go(true), 30))`)
	}
}
