package tui

import (
	"strconv"
	"strings"
	"testing"

	"github.com/charmbracelet/x/ansi"

	"ninetynine/internal/phrase"
	"ninetynine/rules"
)

// TestGuide has a beginner's rules for every variant in every language, and
// no message missing.
func TestGuide(t *testing.T) {
	for _, lang := range phrase.Languages() {
		b, err := phrase.Open(lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, v := range rules.Catalogue() {
			lines := guide(b, &v)
			if len(lines) < 6 || len(lines) > 16 {
				t.Errorf("%s, %s: %d lines", lang, v.ID, len(lines))
			}
			for _, s := range lines {
				if strings.Contains(s, "guide.") || strings.Contains(s, "{") || strings.Contains(s, "<nil>") || strings.Contains(s, "  ") {
					t.Errorf("%s, %s: %q", lang, v.ID, s)
				}
			}
			text := strings.Join(lines, "\n")
			for _, n := range []int{v.Offers.Declare, v.Offers.Reveal, v.Game.Bonus, v.Game.Target, v.Game.Deals, v.Score.Vulnerable, v.Tricks()} {
				if n > 0 && !strings.Contains(text, strconv.Itoa(n)) {
					t.Errorf("%s, %s: nothing about %d", lang, v.ID, n)
				}
			}
		}
		for i := 1; b.Has("help.key." + strconv.Itoa(i)); i++ {
			key, what, _ := strings.Cut(b.Say("help.key."+strconv.Itoa(i)), "|")
			if ansi.StringWidth(key) > 18 || ansi.StringWidth(what) > minWidth-4-19 {
				t.Errorf("%s: too long: %q, %q", lang, key, what)
			}
		}
	}
}

// TestGuideOfHouse follows a house variant's fields.
func TestGuideOfHouse(t *testing.T) {
	b, err := phrase.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	v := rules.Catalogue()[0]
	v.Score.Made = []int{0, 77, 20, 10}
	v.Offers = rules.OfferRule{}
	v.Trump.First = rules.SpadesTrump
	text := strings.Join(guide(b, &v), "\n")
	if !strings.Contains(text, "77 if you alone") || strings.Contains(text, "Declare") || !strings.Contains(text, "first deal: spades") {
		t.Errorf("the guide does not follow the fields:\n%s", text)
	}
}
