package browser

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"ninetynine/internal/test/must"
)

func quantile(times []float64, q float64) float64 {
	if len(times) == 0 {
		return 0
	}
	slices.Sort(times)
	return times[min(len(times)-1, int(q*float64(len(times))))]
}

// BenchmarkAct measures the time from a click to the player's next frame, as the browser measures it in
// steps of eight milliseconds, and until the card is on another player's screen. The browser does not
// report times below 16 milliseconds; they count as eight.
func BenchmarkAct(b *testing.B) {
	h := openHouse(b)
	var own, others []float64
	for range b.N {
		anna, ben := h.person(b, desktop()), h.person(b, desktop())
		anna.sitDown(map[string]any{"variant": "duel", "deals": 1, "pace": 300}, "", "greedy")
		ben.open(look[string](anna, `location.pathname`))
		look[bool](anna, `(window.frames_ = [], new PerformanceObserver((l) => l.getEntries().forEach((e) => e.name === "click" && frames_.push(e.duration))).observe({ type: "event", durationThreshold: 16 }), true)`)
		look[bool](anna, `(document.addEventListener("click", (e) => (window.clicked = performance.timeOrigin + e.timeStamp), true), true)`)
		look[bool](ben, `(window.seen = {}, new MutationObserver(() => document.querySelectorAll(".trick [data-card]").forEach((e) => (seen[e.dataset.card] ??= performance.timeOrigin + performance.now()))).observe(document.body, { childList: true, subtree: true }), true)`)
		for s := anna.turn(tableState{}, true); !s.Over; s = anna.turn(s, true) {
			if s.Phase != "play" {
				anna.answer(pointing{}, s)
				continue
			}
			ben.until("both see the same", `(document.querySelector(".trick .best") && document.querySelector(".felt").click(), d.table().trick.join() === `+quote(strings.Join(s.Trick, ","))+`)`)
			anna.answer(pointing{}, s)
			clicked := look[float64](anna, `window.clicked`)
			seen := must.Get(await[float64](ben, `(await d.until(() => seen[`+quote(s.Cards[0])+`], 10000)) ?? 0`))(b)
			if seen > 0 {
				others = append(others, seen-clicked)
			}
		}
		own = append(own, look[[]float64](anna, `[...frames_, ...Array(performance.eventCounts.get("click") - frames_.length).fill(8)]`)...)
	}
	b.ReportMetric(quantile(own, 0.5), "own-ms")
	b.ReportMetric(quantile(own, 0.95), "own-p95-ms")
	b.ReportMetric(quantile(others, 0.5), "other-ms")
	b.ReportMetric(quantile(others, 0.95), "other-p95-ms")
	b.ReportMetric(0, "ns/op")
}

// BenchmarkFrames measures the intervals between frames while a deal is played on a
// phone with a processor four times slower than this one.
func BenchmarkFrames(b *testing.B) {
	h := openHouse(b)
	var gaps []float64
	began := time.Now()
	for range b.N {
		p := h.person(b, phone())
		p.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 300}, "", "greedy", "greedy")
		p.slow()
		look[bool](p, `(window.gaps = [], (function next(last) { requestAnimationFrame((now) => { if (document.getAnimations().some((a) => a.playState === "running")) gaps.push(now - last); next(now); }); })(performance.now()), true)`)
		p.playDeal(pointing{}, false)
		gaps = append(gaps, look[[]float64](p, `gaps`)...)
	}
	b.Logf("%d frames with something moving, in %s", len(gaps), time.Since(began).Round(time.Second))
	b.ReportMetric(quantile(gaps, 0.5), "frame-ms")
	b.ReportMetric(quantile(gaps, 0.95), "frame-p95-ms")
	b.ReportMetric(quantile(gaps, 1), "frame-max-ms")
	b.ReportMetric(0, "ns/op")
}

// effort is the page's cost for the main thread so far: its processor time in milliseconds, and the number
// of style and layout computations.
type effort struct {
	Task, Script, Style, Layout float64
	Styles, Layouts             float64
	Nodes, Heap                 float64 // current numbers; Heap in bytes
}

// effort asks the browser, which counts only the thread's time: other programs on the machine do not
// matter.
func (p *person) effort() (e effort) {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		if err := t.Call(ctx, "Performance.enable", map[string]any{"timeDomain": "threadTicks"}, nil); err != nil {
			return err
		}
		var got struct {
			Metrics []struct {
				Name  string  `json:"name"`
				Value float64 `json:"value"`
			} `json:"metrics"`
		}
		if err := t.Call(ctx, "Performance.getMetrics", nil, &got); err != nil {
			return err
		}
		is := map[string]float64{}
		for _, m := range got.Metrics {
			is[m.Name] = m.Value
		}
		const ms = 1000
		e = effort{
			Task: ms * is["TaskDuration"], Script: ms * is["ScriptDuration"], Style: ms * is["RecalcStyleDuration"], Layout: ms * is["LayoutDuration"],
			Styles: is["RecalcStyleCount"], Layouts: is["LayoutCount"], Nodes: is["Nodes"], Heap: is["JSHeapUsedSize"],
		}
		return nil
	}))
	return e
}

// BenchmarkCard measures the work of the main thread in the 150 milliseconds after a
// card is played, times four, as on a processor four times slower.
func BenchmarkCard(b *testing.B) {
	h := openHouse(b)
	var tasks, scripts, styles, layouts, recalculations []float64
	for range b.N {
		p := h.person(b, desktop())
		p.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 300}, "", "greedy", "greedy")
		for s := p.turn(tableState{}, true); !s.Over; s = p.turn(s, true) {
			if s.Phase != "play" {
				p.answer(pointing{}, s)
				continue
			}
			at := p.spot("", `.hand [data-card="`+s.Cards[0]+`"]`) // the page does not pay for that
			before := p.effort()
			p.press(at)
			must.Get(p.window.evaluate(p.ctx, `new Promise((go) => setTimeout(go, 150))`))(b)
			after := p.effort()
			tasks, scripts = append(tasks, 4*(after.Task-before.Task)), append(scripts, 4*(after.Script-before.Script))
			styles, layouts = append(styles, 4*(after.Style-before.Style)), append(layouts, 4*(after.Layout-before.Layout))
			recalculations = append(recalculations, after.Styles-before.Styles)
		}
	}
	b.ReportMetric(quantile(tasks, 0.5), "task-ms")
	b.ReportMetric(quantile(tasks, 0.95), "task-p95-ms")
	b.ReportMetric(quantile(scripts, 0.5), "script-ms")
	b.ReportMetric(quantile(styles, 0.5), "style-ms")
	b.ReportMetric(quantile(layouts, 0.5), "layout-ms")
	b.ReportMetric(quantile(recalculations, 0.5), "recalculations")
	b.ReportMetric(0, "ns/op")
}

// BenchmarkManyDeals measures the memory of a page that stays open: objects of the document and bytes of
// the heap after a garbage collection, after the tenth deal and after the last, one for each iteration.
func BenchmarkManyDeals(b *testing.B) {
	p := openHouse(b).person(b, desktop().calm())
	p.sitDown(map[string]any{"variant": "duel", "deals": b.N, "pace": 1}, "", "greedy")
	kept := func() effort {
		p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			return t.Call(ctx, "HeapProfiler.collectGarbage", nil, nil)
		}))
		return p.effort()
	}
	var tenth effort
	var s tableState // the last state seen, so that the end of a deal is not taken for that of the next
	for deal := range b.N {
		for s = p.turn(s, true); !s.Over; s = p.turn(s, true) {
			p.answer(pointing{}, s)
		}
		if deal == 9 {
			tenth = kept()
		}
		if deal < b.N-1 {
			p.click(s.Next)
		}
	}
	last := kept()
	b.ReportMetric(tenth.Nodes, "nodes-10")
	b.ReportMetric(last.Nodes, "nodes")
	b.ReportMetric(tenth.Heap, "heap-10")
	b.ReportMetric(last.Heap, "heap")
	b.ReportMetric(0, "ns/op")
}

// BenchmarkAlone measures a page without a server while computer players of a level think, and deals are
// judged: the time from a click on a card to the next frame, in which it is pending, and to the hall's
// answer; the intervals between frames; and tasks of the main thread longer than 50 milliseconds. The
// players of the first level hardly think, so the difference is the cost of thinking.
func BenchmarkAlone(b *testing.B) {
	for _, level := range []string{"greedy", "expert"} {
		b.Run(level, func(b *testing.B) {
			h := newHost(b)
			var clicks, gaps, answers, long []float64
			for range b.N {
				p := h.person(b, desktop())
				p.open("/cards/").quick()
				look[bool](p, `(localStorage.setItem("ninetynine.choice", JSON.stringify({ variant: "standard", level: `+quote(level)+` })), true)`)
				p.open("/cards/?again").clickOn(".now .begin")
				s := p.toPlay()
				look[bool](p, `(window.clicks = [], window.long = [], window.gaps = [], window.answers = [],
					new PerformanceObserver((l) => l.getEntries().forEach((e) => e.name === "click" && clicks.push(e.duration))).observe({ type: "event", durationThreshold: 16 }),
					new PerformanceObserver((l) => l.getEntries().forEach((e) => long.push(e.duration))).observe({ type: "longtask" }),
					(window.was = performance.eventCounts.get("click")),
					(function next(last) { requestAnimationFrame((now) => (gaps.push(now - last), next(now))); })(performance.now()), true)`)
				for deal := 0; deal < 3; deal++ {
					for ; !s.Over; s = p.turn(s, true) {
						if s.Phase != "play" {
							p.answer(pointing{}, s)
							continue
						}
						look[bool](p, `(window.began = 0, document.addEventListener("click", (e) => (began = e.timeStamp), { once: true, capture: true }), true)`)
						p.answer(pointing{}, s)
						answers = append(answers, look[float64](p, `await d.until(() => !document.querySelector("main.table").ariaBusy?.includes("true"), 10000).then(() => performance.now() - began)`))
					}
					if deal < 2 {
						p.click(s.Next)
						s = p.turn(s, true)
					}
				}
				clicks = append(clicks, look[[]float64](p, `[...clicks, ...Array(Math.max(0, performance.eventCounts.get("click") - was - clicks.length)).fill(8)]`)...)
				gaps = append(gaps, look[[]float64](p, `gaps`)...)
				long = append(long, look[[]float64](p, `long`)...)
			}
			b.ReportMetric(quantile(clicks, 0.5), "click-ms")
			b.ReportMetric(quantile(clicks, 0.99), "click-p99-ms")
			b.ReportMetric(quantile(answers, 0.5), "answer-ms")
			b.ReportMetric(quantile(answers, 0.99), "answer-p99-ms")
			b.ReportMetric(quantile(gaps, 0.5), "frame-ms")
			b.ReportMetric(quantile(gaps, 0.99), "frame-p99-ms")
			b.ReportMetric(float64(len(long)), "long-tasks")
			b.ReportMetric(0, "ns/op")
		})
	}
}
