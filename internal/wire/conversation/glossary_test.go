package conversation

import (
	"strings"
	"testing"

	"ninetynine/rules"
)

// TestWhat: every word of the game is explained in each language, by every name that it has, with the
// variant's own points; a game without it does not list it.
func TestWhat(t *testing.T) {
	for lang, ask := range map[string]string{"en": "what ", "de": "was ", "sv": "vad "} {
		p := person(t, lang, "standard")
		for _, key := range glossary {
			for name := range strings.SplitSeq(p.Say("word."+key), "|") {
				a := p.Execute(ask + name + "?")
				if got := strings.Join(a.Said, " "); got != p.meaning(key) || strings.ContainsAny(got, "⟨{") {
					t.Errorf("%s: %s%s: %q", lang, ask, name, got)
				}
			}
		}
		if all := p.Execute(ask); !strings.Contains(strings.Join(all.Said, " "), p.firstWord("word.declare")) {
			t.Errorf("%s: without a word: %q", lang, all.Said)
		}
	}
	for _, v := range rules.Catalogue() {
		p := person(t, "en", v.ID)
		words := map[string]string{}
		for _, x := range p.Glossary() {
			words[x.Word] = x.Meaning
		}
		if _, joker := words["joker"]; joker != v.Joker {
			t.Errorf("%s explains a joker: %t", v.ID, joker)
		}
		if _, dummy := words["dummy"]; dummy != (p.Match.Game.Dummies() != 0) {
			t.Errorf("%s explains a dummy: %t", v.ID, dummy)
		}
		if v.ID == "five" && (!strings.Contains(words["declare"], "you lose 50") || words["reveal"] != "") {
			t.Errorf("%s: %q", v.ID, words)
		}
	}
}
