package browser

import (
	"cmp"
	"context"
	"fmt"
	"path"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"ninetynine/internal/base/calendar"
	"ninetynine/internal/learn/daily"
	"ninetynine/internal/paper/slips"
	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

// printed returns the page's printout, as PDF on A4.
func (p *person) printed() []byte {
	p.t.Helper()
	var out page.PrintToPDFResult
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) (err error) {
		out, err = cdp.Call(ctx, t, page.PrintToPDF, page.PrintToPDFParams{PaperWidth: 8.27, PaperHeight: 11.69})
		return err
	}))
	return out.Data
}

func pages(pdf []byte) int { return len(regexp.MustCompile(`/Type /Page\b[^s]`).FindAll(pdf, -1)) }

// forPaper draws the page as for a printer, and forScreen for the screen again.
func (p *person) forPaper()  { p.t.Helper(); p.medium("print") }
func (p *person) forScreen() { p.t.Helper(); p.medium("") }

func (p *person) medium(name string) {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: name})
		return err
	}))
}

// slip is the text of a strip.
type slip struct{ Tab, Cards string }

// strips returns the text of the strips on paper, in order.
func (p *person) strips() []slip {
	p.t.Helper()
	return look[[]slip](p, `[...document.querySelectorAll(".strip")].map((s) => ({
		Tab: s.querySelector(".slip-tab").textContent,
		Cards: [...s.querySelectorAll(".suit-of")].map((l) => [...l.querySelectorAll("b")].map((b) => b.textContent).join(" ")).join(" / "),
	}))`)
}

// rows returns a slip's cards as strips list them.
func (p *person) rows(s *slips.Slip) string {
	var all []string
	for _, suit := range slips.Suits() {
		var ranks []string
		for c := range s.Cards.In(suit).Cards() {
			ranks = append(ranks, p.book.Rank(c.Rank()))
		}
		all = append(all, cmp.Or(strings.Join(ranks, " "), "–"))
	}
	return strings.Join(all, " / ")
}

// TestSlips: the hands of numbered deals go to the printer, a page each, and are never shown on the screen.
// Each strip has the cards of its hand and no others.
func TestSlips(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	a4 := way{width: 794, height: 1123} // as wide as paper
	for _, c := range []struct {
		variant string
		strips  int
		w       way
	}{{"dummy", 4, phone().in("de")}, {"five", 5, a4.in("sv").atNight()}} {
		p := h.person(t, c.w)
		p.open("/pad")
		p.click(p.say("page.slips.from"))
		p.sees(p.say("page.slips.lead"))
		p.open("/deal?variant=" + c.variant)
		p.sees(p.say("page.slips.lead"))
		p.accessible("the form")
		p.fits("the form")
		look[bool](p, `(window.print = () => { window.printed = (window.printed ?? 0) + 1 }, true)`)
		p.fill(p.say("page.slips.seed.label"), "club night")
		p.fill(p.say("page.slips.many"), "2")
		p.click(p.say("page.slips.print"))
		p.until("the printer is asked", `window.printed === 1`)
		if look[bool](p, `[...document.querySelectorAll(".slips-paper, .slips-paper *")].some((e) => e.getClientRects().length > 0 && e.closest(".slips-paper").checkVisibility())`) {
			t.Errorf("%s: hands are on the screen", c.variant)
		}
		g := must.Get(rules.Open(c.variant))(t)
		want := must.Get(slips.Of(g, &slips.Plan{Seed: "club night", First: 1, Deals: 2}))(t)
		got := p.strips()
		if len(got) != 2*c.strips {
			t.Fatalf("%s: %d strips", c.variant, len(got))
		}
		for i, s := range got {
			d := &want.Deals[i/c.strips]
			if one := p.rows(&d.Slips[i%c.strips]); s.Cards != one || !strings.Contains(s.Tab, want.Label) || !strings.Contains(s.Tab, fmt.Sprint(d.Number)) {
				t.Errorf("%s, strip %d: %+v, want %s", c.variant, i, s, one)
			}
			if strings.Contains(s.Tab, "club night") {
				t.Errorf("%s: a strip tells the seed", c.variant)
			}
		}
		p.forPaper()
		if tops := p.tops(); tops[0] != 0 {
			t.Errorf("%s: something is above the first page: %v", c.variant, tops)
		}
		if cut := look[int](p, `[...document.querySelectorAll(".slip-hand, .slip-cards, .slip-tab")].filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1).length`); cut > 0 && c.w.width == a4.width {
			t.Errorf("%s: %d parts of strips are too full", c.variant, cut)
		}
		if n := pages(p.printed()); n != 2 {
			t.Errorf("%s: two deals are on %d pages", c.variant, n)
		}
		p.forScreen()
		p.click(p.say("page.slips.print.sheet"))
		p.until("the printer is asked again", `window.printed === 2 && document.querySelector(".slips-sheet")`)
		if !look[bool](p, `document.querySelector(".slips-sheet").textContent.includes("club night") && !document.querySelector(".strip")`) {
			t.Errorf("%s: the sheet", c.variant)
		}
	}
}

// tops returns how far down a long sheet of paper each page of slips begins.
func (p *person) tops() []int {
	p.t.Helper()
	return look[[]int](p, `[...document.querySelectorAll(".slips-page")].map((s) => Math.round(s.getBoundingClientRect().top + scrollY))`)
}

// TestSlipsOut: the notice that the server is unreachable, or that nothing is stored, is not printed: it
// would push all slips out of place.
func TestSlipsOut(t *testing.T) {
	t.Parallel()
	h := openServed(t)
	p := h.person(t, phone().in("de").keeping()).excuse(without)
	p.open("/deal?variant=duel")
	p.isKept(path.Base(h.edition.base))
	h.stop()
	p.open("/deal?variant=duel&out").sees(p.say("page.out"))
	look[bool](p, `(window.print = () => { window.printed = true }, document.querySelector("#page").append(Object.assign(document.createElement("p"), {className: "unkept", textContent: "."})), true)`)
	p.fill(p.say("page.slips.many"), "2")
	p.click(p.say("page.slips.print"))
	p.until("the printer is asked", `window.printed`)
	p.forPaper()
	if tops := p.tops(); len(tops) != 2 || tops[0] != 0 {
		t.Errorf("something is above the first page: %v", tops)
	}
	if n := pages(p.printed()); n != 2 {
		t.Errorf("two deals are on %d pages", n)
	}
}

// TestSlipsRefused: the page says in the person's language why there are no such deals.
func TestSlipsRefused(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	for _, language := range []string{"de", "sv"} {
		p := h.person(t, phone().in(language)).excuse(`/api/deal is answered with 4|Failed to load resource`)
		p.open("/deal")
		look[bool](p, `(window.print = () => { window.printed = true }, true)`)
		try := func(seed string) {
			t.Helper()
			p.fill(p.say("page.slips.seed.label"), seed)
			p.click(p.say("page.slips.print"))
		}
		try("a  b")
		p.sees(p.say("page.slips.seed.bad"))
		p.fill(p.say("page.slips.first"), fmt.Sprint(int(calendar.On(time.Now()))))
		try(daily.Seed)
		p.sees(p.say("page.slips.today"))
		p.fits("a deal of the day")
		p.fill(p.say("page.slips.seed.label"), "x")
		p.key("Backspace")
		p.click(p.say("page.slips.print"))
		if look[bool](p, `!!window.printed || !document.querySelector(".slips :invalid")`) {
			t.Errorf("%s: without a seed the form is accepted", language)
		}
	}
}

// TestSlipsLate: an answer is not printed if the person has asked for something else before it comes, or
// has left.
func TestSlipsLate(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, desktop().calm())
	p.open("/deal?variant=dummy")
	look[bool](p, `(() => {
		const { fetch } = window;
		window.print = () => (window.printed = true);
		window.fetch = async (path, ...more) => {
			const answer = await fetch(path, ...more);
			if (String(path).includes("/api/deal")) await new Promise((go) => (window.release = go));
			return answer;
		};
		return true;
	})()`)
	asked := func() {
		t.Helper()
		p.until("nothing is being asked for", `!document.querySelector(".slips [aria-busy=true]")`) // or the press would be lost
		p.click(p.say("page.slips.print"))
		p.until("the deals are asked for", `window.release`)
	}
	comes := func() {
		t.Helper()
		look[bool](p, `(window.release(), window.release = undefined, new Promise((go) => setTimeout(() => go(true), 300)))`)
		if look[bool](p, `!!(window.printed || document.querySelector(".slips-paper"))`) {
			t.Error("what is wanted no more is printed")
		}
	}
	asked()
	look[bool](p, `(() => {
		const select = document.querySelector(".slips select");
		select.value = "four";
		return select.dispatchEvent(new Event("change", {bubbles: true}));
	})()`)
	p.until("another variant is chosen", `document.querySelector(".slips select").value === "four"`)
	comes()
	asked()
	p.click(p.say("page.nav.rules"))
	p.until("another screen is there", `!document.querySelector("main.slips")`)
	comes()
	p.open("/deal?variant=four")
	look[bool](p, `(window.print = () => { window.printed = true }, true)`)
	p.click(p.say("page.slips.print"))
	p.until("what is wanted is printed", `window.printed`)
}

// TestSlipsAlone: slips need no server.
func TestSlipsAlone(t *testing.T) {
	t.Parallel()
	p := newHost(t).person(t, phone().in("sv"))
	p.open("/cards/#/deal?variant=duel")
	p.sees(p.say("page.slips.lead"))
	look[bool](p, `(window.print = () => { window.printed = true }, true)`)
	p.click(p.say("page.slips.print"))
	p.until("the printer is asked", `window.printed`)
	if n := len(p.strips()); n != 2*12 {
		t.Errorf("%d strips", n)
	}
}
