package browser

import (
	"context"
	"os"
	"strings"
	"sync"
	"time"

	"github.com/chromedp/chromedp"

	"ninetynine/internal/test/must"
)

// axeFile is the accessibility checker, installed by `npm ci` in internal/doors/page.
const axeFile = "../../doors/page/node_modules/axe-core/axe.min.js"

var axeText = sync.OnceValues(func() (string, error) {
	text, err := os.ReadFile(axeFile)
	return string(text), err
})

// accessible fails the test for every fault that axe finds in the page.
func (p *person) accessible(what string) {
	p.t.Helper()
	if found := p.faults(); len(found) > 0 {
		p.t.Errorf("%s: axe finds %d faults:\n%s", what, len(found), strings.Join(found, "\n"))
	}
}

// faults runs axe on the page, once it is at rest. It bypasses the content policy.
func (p *person) faults() []string {
	p.t.Helper()
	text := must.Get(axeText())(p.t)
	p.calm()
	ctx, cancel := context.WithTimeout(p.ctx, time.Minute)
	defer cancel()
	if there, err := chromedp.Run(ctx, chromedp.Evaluate[bool](`"axe" in window`)); err != nil {
		p.t.Fatal(err)
	} else if !there {
		must.Do(p.t, chromedp.Do(ctx, chromedp.Evaluate[chromedp.Void](text+";0")))
	}
	found := must.Get(run[[]string](p, ctx, `(await axe.run(document, {resultTypes: ["violations"]})).violations
		.flatMap((v) => v.nodes.map((n) => v.id + " (" + v.impact + "): " + n.html.slice(0, 160) + " " + (n.any[0] ?? n.all[0] ?? n.none[0])?.message))`))(p.t)
	return found
}
