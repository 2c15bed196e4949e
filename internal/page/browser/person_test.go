package browser

import (
	"context"
	_ "embed"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

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

	"ninetynine/internal/phrase"
)

// patience is how long a person waits for anything to happen.
const patience = 20 * time.Second

//go:embed testdata/driver.js
var driver string

// chromium starts the browser that all tests of this program share.
var chromium = sync.OnceValues(func() (context.Context, error) {
	var path string
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if found, err := exec.LookPath(name); err == nil {
			path = found
			break
		}
	}
	if path == "" {
		return nil, exec.ErrNotFound
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.DisableGPU,
		chromedp.Flag("enable-blink-features", "ComputedAccessibilityInfo"), chromedp.Flag("hide-scrollbars", true))
	allocator, endAllocator := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, end := chromedp.NewContext(allocator)
	closing.mu.Lock()
	closing.all = []func(){end, endAllocator}
	closing.mu.Unlock()
	return ctx, chromedp.Do(ctx)
})

// closing is what ends the browser, if one was started.
var closing struct {
	mu  sync.Mutex
	all []func()
}

func closeBrowser() {
	closing.mu.Lock()
	defer closing.mu.Unlock()
	for _, end := range closing.all {
		end()
	}
}

// A way is how a person sits before the page.
type way struct {
	width, height int64
	scale         float64 // pixels of the screen for each of the page; 0: one
	touch         bool
	language      string // of the browser; "": en
	night         bool   // the system prefers dark colours
	still         bool   // the system asks for little motion
}

func desktop() way  { return way{width: 1440, height: 900} }
func phone() way    { return way{width: 390, height: 844, scale: 2, touch: true} }
func tablet() way   { return way{width: 820, height: 1180, touch: true} }
func small() way    { return way{width: 320, height: 640, scale: 2, touch: true} }
func sideways() way { return way{width: 667, height: 375, scale: 2, touch: true} }

func (w way) in(language string) way { w.language = language; return w }
func (w way) atNight() way           { w.night = true; return w }
func (w way) calm() way              { w.still = true; return w }

// A person has a browser of their own, with one page in it.
type person struct {
	t    testing.TB
	h    *house
	name string
	way  way
	book *phrase.Book
	ctx  context.Context

	mu       sync.Mutex
	troubles []string
	excused  []*regexp.Regexp
	asked    map[network.RequestID]string // requests that are under way, by method and address
	loader   cdp.LoaderID                 // of the document that is shown
	received float64                      // bytes, over the network
}

// person gives somebody a browser. At the end of the test nothing may have
// gone wrong in it that was not excused.
func (h *house) person(t testing.TB, w way) *person {
	t.Helper()
	root, err := chromium()
	if errors.Is(err, exec.ErrNotFound) && os.Getenv("CI") != "1" {
		t.Skip("there is no chromium")
	}
	if err != nil {
		t.Fatal(err)
	}
	if w.language == "" {
		w.language = "en"
	}
	book, err := phrase.Open(w.language)
	if err != nil {
		t.Fatal(err)
	}
	ctx, end := chromedp.NewContext(root, chromedp.WithNewBrowserContext())
	p := &person{t: t, h: h, name: "Anna Karenina", way: w, book: book, ctx: ctx, asked: map[network.RequestID]string{}}
	t.Cleanup(func() {
		p.reckon()
		end()
	})
	if err := chromedp.Listen(ctx, p.hear); err != nil {
		t.Fatal(err)
	}
	p.do(chromedp.Func(p.settle))
	return p
}

// settle makes the browser what the person has.
func (p *person) settle(ctx context.Context, t *chromedp.Target) error {
	scheme, motion := "light", "no-preference"
	if p.way.night {
		scheme = "dark"
	}
	if p.way.still {
		motion = "reduce"
	}
	agent, err := cdp.Call(ctx, t, browser.GetVersion, cdp.Empty{})
	if err != nil {
		return err
	}
	_, e1 := cdp.Call(ctx, t, audits.Enable, cdp.Empty{})
	_, e2 := cdp.Call(ctx, t, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{
		Width: p.way.width, Height: p.way.height, DeviceScaleFactor: max(1, p.way.scale), Mobile: p.way.touch})
	_, e3 := cdp.Call(ctx, t, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: p.way.touch})
	_, e4 := cdp.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{
		{Name: "prefers-color-scheme", Value: scheme}, {Name: "prefers-reduced-motion", Value: motion}}})
	_, e5 := cdp.Call(ctx, t, emulation.SetUserAgentOverride, emulation.SetUserAgentOverrideParams{UserAgent: agent.UserAgent, AcceptLanguage: p.way.language})
	_, e6 := cdp.Call(ctx, t, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true})
	return errors.Join(e1, e2, e3, e4, e5, e6)
}

// hear takes down what a person should not have to see.
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
		if e.Entry.Source != cdplog.EntrySourceNetwork { // of these we know more
			p.trouble("%s, %s: %s %s", e.Entry.Level, e.Entry.Source, e.Entry.Text, e.Entry.URL)
		}
	case *network.EventRequestWillBeSent:
		if e.Type == network.ResourceTypeDocument {
			clear(p.asked)
			p.loader = e.LoaderID
		} else if e.LoaderID != p.loader {
			return // of a page that is being left: one may never hear of it again
		}
		p.asked[e.RequestID] = e.Request.Method + " " + e.Request.URL
	case *network.EventResponseReceived:
		if e.Response.Status >= 400 {
			// By its own address: what a page asked for that is being left is not in p.asked.
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

// fillingIn is advice about fields that a browser might fill in by itself,
// which it gives of fields that are not for that, and of words that it does not
// know.
var fillingIn = regexp.MustCompile("FormEmptyIdAndNameAttributesForInputError|AutocompleteValueError")

func (p *person) trouble(format string, args ...any) {
	p.troubles = append(p.troubles, fmt.Sprintf(format, args...))
}

// excuse names what may go wrong in this test, as a regular expression.
func (p *person) excuse(pattern string) *person {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.excused = append(p.excused, regexp.MustCompile(pattern))
	return p
}

// wrong returns what went wrong since it was last asked, and was not excused.
func (p *person) wrong() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	all := slices.DeleteFunc(p.troubles, func(trouble string) bool {
		return slices.ContainsFunc(p.excused, func(e *regexp.Regexp) bool { return e.MatchString(trouble) })
	})
	p.troubles = nil
	return all
}

// reckon fails the test for whatever went wrong, and keeps a picture if the
// test has failed.
func (p *person) reckon() {
	for _, trouble := range p.wrong() {
		p.t.Errorf("%.1500s", trouble)
	}
	folder := os.Getenv("NINETYNINE_PICTURES")
	if folder == "" || !p.t.Failed() {
		return
	}
	name := strings.NewReplacer("/", "-", " ", "_").Replace(p.t.Name())
	f, err := os.CreateTemp(folder, name+"-*.png")
	if err == nil {
		_, err = f.Write(p.picture(false, page.CaptureScreenshotFormatPng))
		err = errors.Join(err, f.Close())
	}
	p.t.Log("a picture of the end: ", f.Name(), err)
}

func (p *person) do(steps ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	if err := chromedp.Do(p.ctx, steps...); err != nil {
		p.t.Fatal(err)
	}
}

// say returns what the page calls something in the person's language.
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
	if err := chromedp.Do(ctx, chromedp.Navigate(p.h.url+path)); err != nil {
		p.t.Fatalf("%s: %v", path, err)
	}
	p.until("the page is drawn", `document.querySelector("main")`)
	p.quiet()
	return p
}

// quiet waits until all requests are answered, and no new ones have followed
// from that.
func (p *person) quiet() {
	p.t.Helper()
	still := 0
	p.soon("all is answered", func() bool {
		if still++; len(p.unanswered()) > 0 {
			still = 0
		}
		return still == 8
	})
}

// unanswered returns the requests that are under way, streams apart.
func (p *person) unanswered() (all []string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, asked := range p.asked {
		if !strings.Contains(asked, "/events") {
			all = append(all, asked)
		}
	}
	return all
}

// run evaluates an expression in the page, with the driver as d; it may be a
// promise.
func run[T any](p *person, ctx context.Context, expression string) (T, error) {
	return chromedp.Run(ctx, chromedp.Evaluate[T](`(async (d) => (`+expression+`))(`+driver+`)`, chromedp.EvalAwaitPromise))
}

// look evaluates an expression once.
func look[T any](p *person, expression string) T {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	v, err := run[T](p, ctx, expression)
	if err != nil {
		p.t.Fatalf("%.200s: %v", expression, err)
	}
	return v
}

// await evaluates an expression that gives something when what is waited for
// has come, and again if the page went elsewhere meanwhile.
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

// gone reports whether the document went away while something was asked of it.
func gone(err error) bool {
	text := err.Error()
	for _, sign := range []string{"navigated or closed", "context was destroyed", "Cannot find context", "Promise was collected"} {
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
		p.t.Fatalf("waiting until %s: %v; there is %.1500q", what, err, look[string](p, `d.text()`))
	}
}

// A spot is where to click, or why one cannot.
type spot struct {
	X, Y float64
	Why  string
}

func (p *person) spot(words, selector string) spot {
	p.t.Helper()
	s, err := await[spot](p, fmt.Sprintf(`await d.spot(%s, %s, %d)`, quote(words), quote(selector), patience.Milliseconds()))
	if err != nil || s.Why != "" {
		p.t.Fatalf("%q cannot be used: %s %v; there is %.1500q", words+selector, s.Why, err, look[string](p, `d.text()`))
	}
	return s
}

// click presses what is called so: a link, a button, or anything else that can
// be pressed, by its accessible name. On a touch screen it is tapped.
func (p *person) click(words string) { p.t.Helper(); p.press(p.spot(words, "")) }

// clickOn presses the first element of a selector that can be pressed.
func (p *person) clickOn(selector string) { p.t.Helper(); p.press(p.spot("", selector)) }

func (p *person) press(s spot) {
	p.t.Helper()
	if p.way.touch {
		p.do(chromedp.TapXY(s.X, s.Y))
		return
	}
	p.do(chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, s.X, s.Y), chromedp.MouseClickXY(s.X, s.Y))
}

// keys are the keys that have no letter.
var keys = map[string]string{
	"Enter": kb.Enter, "Escape": kb.Escape, "Tab": kb.Tab, "Backspace": kb.Backspace, "Space": " ", "Home": kb.Home, "End": kb.End,
	"Left": kb.ArrowLeft, "Right": kb.ArrowRight, "Up": kb.ArrowUp, "Down": kb.ArrowDown,
}

// key strikes a key: a letter, or one of the names in keys, after "Ctrl+" or
// "Shift+" if need be.
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

// write types text into what has the focus.
func (p *person) write(text string) { p.t.Helper(); p.do(chromedp.KeyEvent(text)) }

// fill replaces what stands in the field that is called so.
func (p *person) fill(field, text string) {
	p.t.Helper()
	p.click(field)
	p.key("Ctrl+a")
	p.write(text)
}

// sees waits for words on the page.
func (p *person) sees(words string) {
	p.t.Helper()
	p.until(fmt.Sprintf("%q is there", words), `d.text().includes(`+quote(words)+`)`)
}

// at waits for a path in the address.
func (p *person) at(path string) {
	p.t.Helper()
	p.until("the address is "+path, `location.pathname === `+quote(path))
}

// calm waits until nothing moves any more.
func (p *person) calm() {
	p.t.Helper()
	if ok, err := await[bool](p, fmt.Sprintf(`!!await d.calm(%d)`, patience.Milliseconds())); err != nil || !ok {
		p.t.Fatalf("the page does not come to rest: %v", err)
	}
}

// fits holds the page to the window's width, and on a touch screen to the size
// of a thumb.
func (p *person) fits(what string) {
	p.t.Helper()
	if out := look[string](p, `d.sticksOut()`); out != "" {
		p.t.Errorf("%s: wider than %d pixels: %s", what, p.way.width, out)
	}
	if p.way.touch {
		for _, e := range look[[]string](p, `d.tooSmall()`) {
			p.t.Errorf("%s: too small for a thumb: %s", what, e)
		}
	}
}

// apart checks that none of the elements lies on another.
func (p *person) apart(what, selector string) {
	p.t.Helper()
	if pair := look[string](p, `d.lying(`+quote(selector)+`)`); pair != "" {
		p.t.Errorf("%s: one lies on the other: %s", what, pair)
	}
}

// picture returns what the person sees as PNG, or the whole page.
func (p *person) picture(whole bool, format page.CaptureScreenshotFormat) []byte {
	p.t.Helper()
	quality := int64(78) // of what is not kept bit by bit
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

// save writes a picture, in the format that its name says.
func (p *person) save(name string, whole bool) {
	p.t.Helper()
	format := page.CaptureScreenshotFormatPng
	if filepath.Ext(name) == ".webp" {
		format = page.CaptureScreenshotFormatWebp
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		p.t.Fatal(err)
	}
	if err := os.WriteFile(name, p.picture(whole, format), 0o644); err != nil {
		p.t.Fatal(err)
	}
}

// quote returns text as JavaScript writes it.
func quote(text string) string {
	b, _ := json.Marshal(text) // a string always can be
	return string(b)
}

// soon waits for something that is not in the page.
func (p *person) soon(what string, ok func() bool) {
	p.t.Helper()
	for end := time.Now().Add(patience); !ok(); {
		if time.Now().After(end) {
			p.t.Fatalf("waiting until %s: in vain; under way: %v", what, p.unanswered())
		}
		look[bool](p, `await new Promise((go) => setTimeout(() => go(true), 10))`)
	}
}
