package browser

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

const (
	mostBytes = 103_000 // over the network, for a first visit with gzip
	mostShift = 0.02    // layout shift while a page loads, as Chromium computes it
)

// screens are the screens without a table.
var screens = []string{"/", "/rules", "/rules/standard", "/learn", "/records", "/settings"}

// stays returns how much the layout has shifted since the page was loaded, and which elements shifted.
func (p *person) stays() (shift float64, what string) {
	p.t.Helper()
	p.calm()
	v := look[struct {
		Sum  float64
		What []string
	}](p, `await new Promise((go) => {
		const v = { sum: 0, what: [] };
		new PerformanceObserver((list) => {
			for (const e of list.getEntries()) {
				v.sum += e.value;
				v.what.push(...e.sources.map((s) => s.node?.outerHTML?.slice(0, 100) ?? s.node?.nodeName ?? "?"));
			}
		}).observe({ type: "layout-shift", buffered: true });
		setTimeout(() => go(v), 50);
	})`)
	return v.Sum, fmt.Sprint(v.What)
}

// TestNoLayoutShift: nothing jumps while a page loads, on a first visit and on a later one.
func TestNoLayoutShift(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	for name, w := range map[string]way{"desk": desktop(), "phone": phone().in("de")} {
		t.Run(name, func(t *testing.T) {
			for _, path := range screens {
				p := h.person(t, w)
				for range 2 {
					if shift, what := p.open(path).stays(); shift > mostShift {
						t.Errorf("%s shifts by %.3f: %s", path, shift, what)
					}
				}
			}
		})
	}
}

// TestFirstVisit counts the bytes of a first visit, including headers, and those of a second one. It holds
// back what the lobby prefetches a second after it is drawn: on a busy machine that would come before the
// count.
func TestFirstVisit(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, phone())
	p.before(`window.held = [];
		const soon = setTimeout;
		window.setTimeout = (what, ms, ...more) => (ms === 1000 ? held.push(what) : soon(what, ms, ...more));`)
	p.open("/").calm()
	if held := look[int](p, `held.length`); held != 1 {
		t.Errorf("%d things wait a second, not one: what the lobby fetches for later", held)
	}
	if said := look[string](p, `d.text()`); strings.Contains(said, "⟨") {
		t.Errorf("the lobby lacks words: %s", said)
	}
	first := p.received
	p.open("/").calm()
	t.Logf("a first visit takes %.0f bytes, a second one %.0f", first, p.received-first)
	if first > mostBytes {
		t.Errorf("a first visit takes %.0f bytes, more than %d", first, mostBytes)
	}
	if again := p.received - first; again > 20_000 {
		t.Errorf("a second visit takes %.0f bytes: files are not kept", again)
	}
}

// before makes the browser run a script before those of every page.
func (p *person) before(script string) {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		return t.Call(ctx, "Page.addScriptToEvaluateOnNewDocument", map[string]any{"source": script}, nil)
	}))
}

// slow makes the browser a slow phone on a slow connection.
func (p *person) slow() {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		if _, err := cdp.Call(ctx, t, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: 4}); err != nil {
			return err
		}
		const bit = 1.0 / 8
		return t.Call(ctx, "Network.emulateNetworkConditions", map[string]any{
			"offline": false, "latency": 150, "downloadThroughput": 1.6e6 * bit, "uploadThroughput": 0.75e6 * bit,
		}, nil)
	}))
}

// ready returns how many milliseconds after the request the page could be used: the
// screen is drawn, and no task has blocked the processor for longer than 50
// milliseconds since.
func (p *person) ready() float64 {
	p.t.Helper()
	p.until("the screen is drawn", `document.querySelector("main h1, main button, main a")`)
	return look[float64](p, `await new Promise((go) => {
		const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? performance.now();
		let last = paint;
		new PerformanceObserver((list) => { for (const e of list.getEntries()) last = Math.max(last, e.startTime + e.duration); }).observe({ type: "longtask", buffered: true });
		setTimeout(() => go(last), 300);
	})`)
}

// BenchmarkSlowPhone measures when the lobby and a page of rules can be used on a
// slow phone: a processor four times slower than this one, and a connection of 1.6
// Mbit/s with a round trip of 150 ms. cold is a first visit, warm a second.
func BenchmarkSlowPhone(b *testing.B) {
	h := openHouse(b)
	for _, path := range []string{"/", "/rules/standard"} {
		b.Run(path, func(b *testing.B) {
			var cold, warm, paint float64
			for range b.N {
				p := h.person(b, phone())
				p.slow()
				cold += p.open(path).ready()
				paint += look[float64](p, `performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0`)
				warm += p.open(path).ready()
			}
			b.ReportMetric(cold/float64(b.N), "cold-ms")
			b.ReportMetric(paint/float64(b.N), "cold-paint-ms")
			b.ReportMetric(warm/float64(b.N), "warm-ms")
			b.ReportMetric(0, "ns/op")
		})
	}
}

// TestPlayStays: on a slow phone, the button to play does not move once it is there, for newcomers and for
// players with matches to continue; not even if the list of tables comes before the person's session.
func TestPlayStays(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, phone().in("de").calm())
	p.before(`window.tops = new Set();
		requestAnimationFrame(function look() {
			const at = document.querySelector(".now .begin")?.getBoundingClientRect().top;
			if (at !== undefined && document.fonts.status === "loaded") tops.add(Math.round(at));
			requestAnimationFrame(look);
		});
		const ask = window.fetch;
		const listed = new Promise((go) => (window.list = go));
		window.fetch = async (at, ...how) => {
			const place = new URL(at.url ?? at, location.href);
			if (place.pathname === "/api/me") await listed;
			const told = await ask(at, ...how);
			if (place.search.includes("list=playing")) requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(list)));
			return told;
		};`)
	p.slow()
	stays := func(who string) {
		t.Helper()
		p.sees(p.say("page.level.expert"))
		p.until("one can play", `!document.querySelector(".now .begin")?.disabled`)
		p.calm()
		if tops := look[[]int](p, `[...tops]`); len(tops) != 1 {
			t.Errorf("for %s the button was at %v", who, tops)
		}
	}
	p.open("/")
	stays("a newcomer")
	p.clickOn(".now .begin")
	p.until("the table", `document.querySelector(".hand .card")`)
	p.clickOn(".head .mark")
	p.until("the match to continue", `document.querySelector(".go-on a[href]")`)
	p.open("/?again")
	stays("a player with a match to continue")
}
