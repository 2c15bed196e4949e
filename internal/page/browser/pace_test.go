package browser

import (
	"slices"
	"strings"
	"testing"
	"time"
)

// quantile returns the quantile of times in milliseconds.
func quantile(times []float64, q float64) float64 {
	if len(times) == 0 {
		return 0
	}
	slices.Sort(times)
	return times[min(len(times)-1, int(q*float64(len(times))))]
}

// BenchmarkAct says how long it takes from a click to the next frame of one's
// own screen, as the browser itself reckons it in steps of
// eight milliseconds, and until the card lies on the screen of somebody else at
// the table. What takes less than 16 milliseconds the browser does not tell;
// it counts as eight.
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
			seen, err := await[float64](ben, `(await d.until(() => seen[`+quote(s.Cards[0])+`], 10000)) ?? 0`)
			if err != nil {
				b.Fatal(err)
			}
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

// BenchmarkFrames says how far apart frames are while a deal is played on a
// phone whose processor is four times slower than this one.
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
