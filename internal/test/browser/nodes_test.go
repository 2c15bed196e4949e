package browser

import (
	"context"
	"testing"

	"github.com/chromedp/chromedp"
)

// kept returns how many objects of the document are in memory after a garbage collection, including those
// of drawings in cards.
func (p *person) kept() float64 {
	p.t.Helper()
	for range 2 { // what the first one frees may hold more
		p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
			return t.Call(ctx, "HeapProfiler.collectGarbage", nil, nil)
		}))
	}
	return p.effort().Nodes
}

// TestNodesKept: a page that stays open holds nothing of the deals played at a table once it shows the
// lobby again.
func TestNodesKept(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, desktop().calm())
	p.sitDown(map[string]any{"variant": "standard", "deals": 7, "pace": 1}, "", "greedy", "greedy")
	deals := func(n int) (kept float64) {
		for range n {
			s := p.turn(tableState{}, true)
			for ; !s.Over; s = p.turn(s, true) {
				p.answer(pointing{}, s)
			}
			p.click(s.Next)
			p.until("the next deal", `document.querySelector("main.table").dataset.phase === "lay"`)
		}
		p.clickOn(".head .mark")
		p.until("the way back", `document.querySelector(".go-on a[href]")`)
		p.calm()
		return p.kept()
	}
	deals(1) // the screen shown before may be kept
	p.clickOn(".go-on a[href]")
	first := deals(1)
	p.clickOn(".go-on a[href]")
	last := deals(4)
	t.Logf("%.0f objects after two deals, %.0f after six", first, last)
	if last > first+600 {
		t.Errorf("%.0f objects of four deals are kept", last-first)
	}
}
