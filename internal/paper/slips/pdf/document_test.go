package pdf

import (
	"bytes"
	"errors"
	"io"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/paper/slips"
	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

func printOf(t *testing.T, variant, lang string, p slips.Plan) *Document {
	t.Helper()
	g := must.Get(rules.Open(variant))(t)
	s := must.Get(slips.Of(g, &p))(t)
	book := phrase.Open(lang)
	return &Document{Book: book, Game: g, Series: s, Size: "a4"}
}

// drawnOn returns the uncompressed drawing of one slip's strip: every text and line in its place.
func drawnOn(t *testing.T, p *Document, deal *slips.Deal, i int) []byte {
	t.Helper()
	d := must.Get(p.begin(""))(t)
	d.pdf.SetCompression(false)
	d.pdf.AddPage()
	height := min(tallest, d.height/float64(len(deal.Slips)))
	d.strip(rect{0, float64(i) * height, d.width, height}, deal, &deal.Slips[i])
	var b bytes.Buffer
	must.Do(t, d.end(&b))
	return b.Bytes()
}

// TestStripsAreSecret: nothing on a strip depends on a card of another slip.
func TestStripsAreSecret(t *testing.T) {
	for _, variant := range []string{"standard", "five-500", "dummy", "classic"} {
		p := printOf(t, variant, "en", slips.Plan{Seed: "secret", First: 1, Deals: 1})
		deal := p.Series.Deals[0]
		for i := range deal.Slips {
			before := drawnOn(t, p, &deal, i)
			other := deal
			other.Slips = slices.Clone(deal.Slips)
			for k := range other.Slips {
				if k != i {
					other.Slips[k].Cards = deal.Slips[(k+1)%len(deal.Slips)].Cards ^ cards.Of(cards.Ace, cards.Spades).Set()
					other.Slips[k].Joker = !other.Slips[k].Joker && other.Turnup != 0
				}
			}
			if !bytes.Equal(before, drawnOn(t, p, &other, i)) {
				t.Errorf("%s: strip %d depends on others' cards", variant, i)
			}
			if own := other.Slips[i]; own.Cards != 0 {
				other.Slips[i].Cards &^= own.Cards.First().Set()
				if bytes.Equal(before, drawnOn(t, p, &other, i)) {
					t.Errorf("%s: strip %d does not show its own cards", variant, i)
				}
			}
		}
	}
}

func TestPatternTellsNothing(t *testing.T) {
	draw := func(seed string) []byte {
		p := printOf(t, "four", "de", slips.Plan{Seed: seed, First: 1, Deals: 1})
		d := must.Get(p.begin(""))(t)
		d.pdf.AddPage()
		d.pattern(rect{0, 0, 80, 60})
		return d.tint.Bytes()
	}
	if a := draw("a"); !bytes.Equal(a, draw("b")) || len(a) == 0 {
		t.Error("patterns differ")
	}
}

func TestSameBytes(t *testing.T) {
	p := printOf(t, "classic", "sv", slips.Plan{Seed: "same", First: 1, Deals: 2})
	for name, print := range map[string]func(io.Writer) error{
		"slips": p.Slips,
		"sheet": func(w io.Writer) error { return p.Sheet(w, "same") },
	} {
		var first, again bytes.Buffer
		if err := errors.Join(print(&first), print(&again)); err != nil || !bytes.Equal(first.Bytes(), again.Bytes()) {
			t.Errorf("the %s differ from one time to the next: %v", name, err)
		}
	}
}

// TestEverything: every variant can be printed.
func TestEverything(t *testing.T) {
	for i, v := range rules.Catalogue() {
		p := printOf(t, v.ID, phrase.Languages()[i%3], slips.Plan{Seed: "all", First: 1, Deals: 1, Fixed: i%2 == 0})
		p.Size = Sizes()[i%2]
		must.Do(t, errors.Join(p.Slips(io.Discard), p.Sheet(io.Discard, "all")), v.ID)
	}
}

func TestText(t *testing.T) {
	for _, c := range []struct{ variant, lang, want string }{
		{"dummy", "de", `Zu zweit mit Dummy · Satz AUC8

Spiel 7 · Person 1 gibt
  Person 1               ♣ D 9 7 6  ♥ D 10 9  ♠ 10 8 6  ♦ D 9
  Person 2               ♣ K 8  ♥ 7 6  ♠ A D 9 7  ♦ A K 10 7
  Reizkarten des Dummys  ♣ B  ♥ 8  ♠ –  ♦ 8
  Dummy                  ♣ A 10  ♥ A K B  ♠ K B  ♦ B 6
`},
		{"classic", "en", `The 1974 original · Set AUC8

Deal 7 · Player 1 deals
  Turned up: 10♣ · Trump: ♣ clubs
  Player 1  ♣ A 9 7 6  ♥ A K Q  ♠ 9 7 6  ♦ A Q
  Player 2  ♣ K Q J  ♥ 8  ♠ Q J  ♦ K J 9 8 6  joker, as 10♣
  Player 3  ♣ 8  ♥ J 10 9 7 6  ♠ A K 10 8  ♦ 10 7
`},
		{"standard", "sv", `Nittionio · Serie AUC8

Giv 7 · Spelare 1 ger
  Spelare 1  ♣ D 9 7 6  ♥ D 10 9  ♠ 10 8 6  ♦ D 9
  Spelare 2  ♣ K 8  ♥ 7 6  ♠ E D 9 7  ♦ E K 10 7
  Spelare 3  ♣ E Kn 10  ♥ E K Kn 8  ♠ K Kn  ♦ Kn 8 6
`},
	} {
		var b bytes.Buffer
		must.Do(t, printOf(t, c.variant, c.lang, slips.Plan{Seed: "demo", First: 7, Deals: 1}).Text(&b))
		if got := b.String(); got != c.want {
			t.Errorf("%s:\n%s", c.variant, got)
		}
	}
}

// TestSeedFits: the longest seed, in the widest letters, fits on a line of a sheet.
func TestSeedFits(t *testing.T) {
	signs := []rune(others)
	for sign := rune('!'); sign <= 0xFF; sign++ {
		if unicode.IsPrint(sign) {
			signs = append(signs, sign)
		}
	}
	for _, size := range Sizes() {
		p := printOf(t, "standard", "en", slips.Plan{Seed: "x", First: 1, Deals: 1})
		p.Size = size
		d := must.Get(p.begin(""))(t)
		for _, sign := range signs {
			if w := d.wide(plain(sheetRow), strings.Repeat(string(sign), slips.LongestSeed)+"."); w > d.width-2*margin {
				t.Errorf("%s: %d times %q are %.0f mm wide", size, slips.LongestSeed, sign, w)
			}
		}
	}
}

// TestFootIsRead: the text below the cards is equally large in every language; a longer one takes more
// lines.
func TestFootIsRead(t *testing.T) {
	for _, lang := range phrase.Languages() {
		p := printOf(t, "five", lang, slips.Plan{Seed: "x", First: 1, Deals: 1})
		for _, m := range regexp.MustCompile(`([0-9.]+) Tf`).FindAllSubmatch(drawnOn(t, p, &p.Series.Deals[0], 0), -1) {
			if size, err := strconv.ParseFloat(string(m[1]), 64); err != nil || size > 6.5 && size < small { // the labels of boxes are the smallest
				t.Errorf("%s: something is set in %v points", lang, size)
			}
		}
	}
}

func TestRefused(t *testing.T) {
	p := printOf(t, "standard", "en", slips.Plan{Seed: "x", First: 1, Deals: 1, Label: "Łódź"})
	if err := p.Slips(new(bytes.Buffer)); err == nil || !strings.Contains(err.Error(), "'Ł'") {
		t.Errorf("a label that cannot be printed: %v", err)
	}
	p = printOf(t, "standard", "en", slips.Plan{Seed: "x", First: 1, Deals: 1})
	p.Size = "a5"
	if err := p.Slips(new(bytes.Buffer)); err == nil || !strings.Contains(err.Error(), "a4 or letter") {
		t.Errorf("paper of another size: %v", err)
	}
}
