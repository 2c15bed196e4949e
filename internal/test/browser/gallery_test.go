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
// desk and on a phone. Everything fits, nothing that can be pressed is covered, and axe, which looks at
// each picture in one of the two ways, finds nothing.
func TestGallery(t *testing.T) {
	for i, w := range []way{desktop(), phone().in("de").atNight()} {
		t.Run([]string{"desk", "phone"}[i], func(t *testing.T) {
			t.Parallel()
			p := openHouse(t).person(t, w.calm())
			for n, x := range p.recorded() {
				if p.exhibit(x); n%2 == i {
					p.accessible(x.Moment)
				}
			}
		})
	}
}

// recorded plays two deals of every variant through the API, and returns their moments.
func (p *person) recorded() (all []picture) {
	p.t.Helper()
	p.open("/settings")              // a screen for which all of the page is loaded
	if _, ok := p.window.(tab); ok { // other engines have it in the document
		look[bool](p, `(() => { `+hangScript+` return true; })()`)
	}
	for _, v := range rules.Catalogue() {
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
	p.proper(x.Moment)
}
