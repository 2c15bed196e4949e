package browser

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"testing"

	"ninetynine/rules"
)

//go:embed testdata/gallery.js
var galleryScript string

//go:embed testdata/hang.js
var hangScript string

// A picture is a moment of a deal, as sent to its player.
type picture struct {
	Moment  string
	Message json.RawMessage

	table string // at which it was played
	name  string // of the table at which it is drawn
}

// TestGallery draws every kind of moment of every variant, with the first and with the last offer, on a
// desk and on a phone, and on a phone with larger letters: each bid at 130 and 200 percent, the rest at one of
// them. Everything fits, nothing that can be pressed is covered, and axe, which looks at what is new in a
// picture, finds nothing. Two people share the variants.
func TestGallery(t *testing.T) {
	t.Parallel()
	ways := []way{desktop().calm(), phone().in("de").atNight().calm()}
	larger := []way{phone().in("de").text(200).calm(), phone().in("sv").text(130).calm(), phone().text(200).calm(), phone().in("de").text(130).calm()}
	for i := range 2 {
		t.Run(fmt.Sprint(i), func(t *testing.T) {
			t.Parallel()
			p, seen := openHouse(t).person(t, ways[0]), map[string]bool{}
			for n, x := range p.recorded(func(k int) bool { return k%2 == i }) {
				p.exhibit(x)
				p.proper(x.Moment)
				p.becomes(ways[(n+1)%2])
				p.proper(x.Moment)
				if p.showsNew(seen) {
					p.accessible(x.Moment)
				}
				bid := look[bool](p, `([...document.querySelectorAll('[data-phase="lay"] .mine [data-card]')].slice(0, 3).map((e) => e.click()).length > 0)`)
				for k, w := range larger {
					if k == n%4 || bid && k == (n+1)%4 {
						p.becomes(w)
						p.proper(x.Moment)
					}
				}
				p.becomes(ways[(n+1)%2])
			}
		})
	}
}

// showsNew reports whether the page has a kind of element that it never had before in this theme: another
// tag, other classes or attributes, or one in another kind of parent.
func (p *person) showsNew(seen map[string]bool) bool {
	p.t.Helper()
	before := len(seen)
	for _, kind := range look[[]string](p, `(() => {
		const own = (e) => [e.localName, e.getAttribute("class"), ...e.getAttributeNames(), e.getAttribute("aria-pressed"), e.matches(":disabled")];
		return [...new Set([...document.querySelectorAll("body *")].map((e) => [document.documentElement.dataset.theme, ...own(e), "in", ...own(e.parentElement)].join(" ")))];
	})()`) {
		seen[kind] = true
	}
	return len(seen) > before
}

// recorded plays two deals of the variants with the wanted numbers through the API, and returns their
// moments.
func (p *person) recorded(wanted func(number int) bool) (all []picture) {
	p.t.Helper()
	p.open("/settings")              // a screen for which all of the page is loaded
	if _, ok := p.window.(tab); ok { // other engines have it in the document
		look[bool](p, `(() => { `+hangScript+` return true; })()`)
	}
	for k, v := range rules.Catalogue() {
		if !wanted(k) {
			continue
		}
		for _, last := range []bool{false, true} {
			if last && v.Offers.How == rules.NoOffers && v.Trump.By != rules.ByHolder {
				continue // there is no choice but cards
			}
			table := p.openTable(map[string]any{"variant": v.ID, "deals": 1, "pace": 1}, p.opponents(v)...)
			found := look[[]picture](p, fmt.Sprintf(`await (%s).moments(%s, %t)`, galleryScript, quote(table), last))
			if len(found) < 2 {
				p.t.Errorf("%s has only %d moments", v.ID, len(found))
			}
			for _, x := range found {
				x.table, x.name = table, fmt.Sprintf("gallery%d", len(all))
				x.Moment = v.ID + " " + x.Moment
				all = append(all, x)
			}
		}
	}
	return all
}

func (p *person) exhibit(x picture) {
	p.t.Helper()
	if !look[bool](p, fmt.Sprintf(`await (%s).draw(d, %s, %s, %s)`, galleryScript, quote(x.name), quote(x.table), x.Message)) {
		p.t.Fatalf("%s is not drawn: %s", x.Moment, p.there())
	}
}
