package phrase

import (
	"strconv"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

func said(b *Book, v *rules.Variant) (lines []string) {
	for _, c := range b.Guide(v) {
		lines = append(append(lines, c.Title), c.Text...)
	}
	return lines
}

// TestGuide: every variant has a beginner's rules in every language, and no message is missing.
func TestGuide(t *testing.T) {
	for _, lang := range Languages() {
		b := Open(lang)
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

// TestMostly: most games with a target are to 100, and most rubbers of several games have three, as word.game.is
// and word.rubber.is say.
func TestMostly(t *testing.T) {
	targets, rubbers := map[int]int{}, map[int]int{}
	for _, v := range rules.Catalogue() {
		targets[v.Game.Target]++
		if n := max(v.Rubber.Games, v.Rubber.Wins); n > 1 {
			rubbers[n]++
		}
	}
	delete(targets, 0)
	for what, x := range map[string]struct {
		counts map[int]int
		most   int
	}{"targets": {targets, 100}, "rubbers": {rubbers, 3}} {
		all := 0
		for _, n := range x.counts {
			all += n
		}
		if 2*x.counts[x.most] <= all {
			t.Errorf("%s: %v, so %d is not most", what, x.counts, x.most)
		}
	}
}

func TestGuideOfHouse(t *testing.T) {
	b := Open("en")
	v := rules.Catalogue()[0]
	v.Score.Made = []int{0, 77, 20, 10}
	v.Offers = rules.OfferRule{}
	v.Trump.First = rules.SpadesTrump
	text := strings.Join(said(b, &v), "\n")
	if !strings.Contains(text, "77 if you alone") || strings.Contains(text, "Declare (") || !strings.Contains(text, "There are no premiums.") || !strings.Contains(text, "In the first deal spades are trumps.") {
		t.Errorf("the guide does not follow the fields:\n%s", text)
	}
}

// TestGuideOfHouseRules: the guide has house rules about ties, trumps and bonuses.
func TestGuideOfHouseRules(t *testing.T) {
	for _, lang := range Languages() {
		b := Open(lang)
		for id, change := range map[string]func(*rules.Variant) string{
			"standard": func(v *rules.Variant) string {
				v.Trump.By = rules.ByRotation
				return b.Say("guide.rotation", "list", strings.Join([]string{b.Trump(rules.ClubsTrump), b.Trump(rules.DiamondsTrump), b.Trump(rules.HeartsTrump), b.Trump(rules.SpadesTrump), b.Trump(rules.NoTrump)}, ", "))
			},
			"classic": func(v *rules.Variant) string { v.Joker = false; return b.Say("guide.turnup", "kept", "yes") },
			"dummy": func(v *rules.Variant) string {
				v.Game.BonusTo = rules.ToDouble
				return b.Say("guide.drawn") + " " + b.Say("guide.bonus", "to", "double", "n", 100, "dummy", "yes") + " " + b.Say("guide.stakes", "instead", "no")
			},
			"dummy-penguin": func(v *rules.Variant) string { // without the sentences about another bonus
				v.Game.BonusTo, v.Rubber.Games = rules.ToWinner, 3
				return b.Say("guide.drawn") + " " + b.Say("guide.bonus", "to", "winner", "n", 100, "dummy", "yes") + "\n" + b.Say("guide.games", "n", 3, "bonus", 100) + " " + b.Say("guide.rubber.drawn")
			},
			"five": func(v *rules.Variant) string {
				v.Game.Bonus, v.Trump.First = 0, rules.HeartsTrump
				return b.Say("guide.tie") + "\n" + b.Say("guide.games", "n", 5, "bonus", 0)
			},
			"pennycook": func(v *rules.Variant) string {
				v.Game.Tie = rules.ByContracts
				return b.Say("guide.tie.contracts", "share", "no")
			},
			"swedish": func(v *rules.Variant) string { // several may win, and each adds the bonus
				v.Game.Tie, v.Game.Bonus = rules.ShareTie, 100
				return b.Say("guide.tie.share") + " " + b.Say("guide.bonus", "to", "winner", "n", 100, "dummy", "no", "share", "yes")
			},
			"junk-joker": func(v *rules.Variant) string { v.Game.Tie = rules.PlayOn; return b.Say("guide.tie") },
		} {
			v := must.Get(rules.Named(id))(t)
			want := change(&v)
			if text := strings.Join(said(b, &v), "\n"); !strings.Contains(text, want) || strings.Contains(want, "guide.") {
				t.Errorf("%s, %s: %q is not in\n%s", lang, id, want, text)
			}
		}
	}
}

// TestGuideOfPremiums: the guide says when premiums are offered: before the bid where the holder
// names the trump, else before the first lead.
// TestClauses: what a house changes is said in each language; what sources say stays.
func TestClauses(t *testing.T) {
	v := rules.Catalogue()[0]
	v.Clauses = append(v.Clauses, rules.Clause{Field: "game", Basis: rules.House, Text: "To 150 points."},
		rules.Clause{Field: "game.target", Basis: rules.House, Is: "150", Was: "100"}, rules.Clause{Field: "trump.across", Basis: rules.House, Is: "yes", Was: "no"})
	for lang, want := range map[string][]string{
		"en": {"To 150 points.", "Here it is 150 instead of 100.", "This holds here, though usually it does not."},
		"de": {"Hier gilt eine Hausregel, siehe oben.", "Hier gilt 150 statt 100.", "Das gilt hier, anders als üblich."},
		"sv": {"Här gäller en husregel, se ovan.", "Här gäller 150 i stället för 100.", "Det gäller här, till skillnad från annars."},
	} {
		for i, c := range Open(lang).Clauses(&v) {
			text := v.Clauses[i].Text
			if c.Basis == rules.House {
				text, want = want[0], want[1:]
			}
			if c.Text != text {
				t.Errorf("%s: %q, not %q", lang, c.Text, text)
			}
		}
	}
}

func TestGuideOfPremiums(t *testing.T) {
	b := Open("en")
	for _, v := range rules.Catalogue() {
		if v.Offers.How == rules.NoOffers {
			continue
		}
		want := "Before the first lead you may"
		if v.Trump.By == rules.ByHolder {
			want = "Before any bid is laid you may"
		}
		if text := strings.Join(said(b, &v), "\n"); !strings.Contains(text, want) {
			t.Errorf("%s: %q is not in\n%s", v.ID, want, text)
		}
	}
}

// TestGuideOfFew: the guide says "both" of two, and lists the cards that make a deal one at no
// trump as a sentence.
func TestGuideOfFew(t *testing.T) {
	want := map[string][3]string{
		"en": {"10 each if both did.", "If it is a nine or the joker, the deal is at no trump.", "If its rank is K or 9, the deal is at no trump."},
		"de": {"je 10, wenn es beide schaffen.", "Ist sie eine Neun oder der Joker, wird ohne Trumpf gespielt.", "Hat sie den Rang K oder 9, wird ohne Trumpf gespielt."},
		"sv": {"10 var om båda går hem.", "Är kortet jokern eller en nia spelar man utan trumf.", "Har kortet valören K eller 9 spelar man utan trumf."},
	}
	for _, lang := range Languages() {
		b := Open(lang)
		house := must.Get(rules.Named("classic"))(t)
		house.Joker, house.Trump.Plain = false, house.Trump.Plain|1<<cards.King
		for i, id := range []string{"duel", "classic", "house"} {
			v := house
			if id != "house" {
				v = must.Get(rules.Named(id))(t)
			}
			if text := strings.Join(said(b, &v), "\n"); !strings.Contains(text, want[lang][i]) {
				t.Errorf("%s: %q is not in\n%s", lang, want[lang][i], text)
			}
		}
	}
}
