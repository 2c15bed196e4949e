package browser

import (
	"context"
	"testing"

	"github.com/chromedp/chromedp"
)

// mostNodes is how many objects of documents the page has with the lobby, with a margin: the lobby has
// 1,450, including those of drawings in cards, and a table 1,600 more.
const mostNodes = 2000

// kept returns how many objects of documents are in memory after a garbage collection.
func (p *person) kept() float64 {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		return t.Call(ctx, "HeapProfiler.collectGarbage", nil, nil)
	}))
	return p.effort().Nodes
}

// TestNodesKept: a page that stays open holds nothing of the deals played at a table once it shows the
// lobby again. (The browser holds the last screen until it has closed the stream of the table's events,
// which takes a second.)
func TestNodesKept(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, desktop().calm())
	p.sitDown(map[string]any{"variant": "standard", "deals": 7, "pace": 1}, "", "greedy", "greedy")
	for range 4 {
		p.playDeal(script{}, true)
		p.clickOn(".over .button.chief")
		p.until("the next deal", `document.querySelector("main.table").dataset.phase === "lay"`)
	}
	p.clickOn(".head .mark")
	p.until("the way back", `document.querySelector(".go-on a[href]")`)
	p.soon("what the deals had is free", func() bool { return p.kept() <= mostNodes })
}
