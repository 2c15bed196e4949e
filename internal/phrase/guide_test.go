package phrase

import (
	"strconv"
	"strings"
	"testing"

	"ninetynine/rules"
)

// said returns all paragraphs of a guide.
func said(b *Book, v *rules.Variant) (lines []string) {
	for _, c := range b.Guide(v) {
		lines = append(append(lines, c.Title), c.Text...)
	}
	return lines
}

// TestGuide has a beginner's rules for every variant in every language, and
// no message missing.
func TestGuide(t *testing.T) {
	for _, lang := range Languages() {
		b, err := Open(lang)
		if err != nil {
			t.Fatal(err)
		}
		for _, v := range rules.Catalogue() {
			lines := said(b, &v)
			if len(lines) < 11 || len(lines) > 34 {
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
	}
}

// TestGuideOfHouse follows a house variant's fields.
func TestGuideOfHouse(t *testing.T) {
	b, err := Open("en")
	if err != nil {
		t.Fatal(err)
	}
	v := rules.Catalogue()[0]
	v.Score.Made = []int{0, 77, 20, 10}
	v.Offers = rules.OfferRule{}
	v.Trump.First = rules.SpadesTrump
	text := strings.Join(said(b, &v), "\n")
	if !strings.Contains(text, "77 if you alone") || strings.Contains(text, "Declare") || !strings.Contains(text, "first deal: spades") {
		t.Errorf("the guide does not follow the fields:\n%s", text)
	}
}

// TestGuideOfPremiums says when premiums are offered: before the bid where the
// holder names the trump, else before the first lead.
func TestGuideOfPremiums(t *testing.T) {
	b, err := Open("en")
	if err != nil {
		t.Fatal(err)
	}
	for _, v := range rules.Catalogue() {
		if v.Offers.How == rules.NoOffers {
			continue
		}
		want := "Before the first lead you may"
		if v.Trump.By == rules.ByHolder {
			want = "Before anybody lays a bid, you may"
		}
		if text := strings.Join(said(b, &v), "\n"); !strings.Contains(text, want) {
			t.Errorf("%s: %q is not in\n%s", v.ID, want, text)
		}
	}
}
