package conversation

import (
	"slices"
	"strings"

	"ninetynine/internal/base/phrase"
	"ninetynine/rules"
)

// glossary lists the words of the game that are explained, each the key of its names, word.KEY, and of its
// explanation, word.KEY.is.
var glossary = []string{
	"bid", "contract", "trick", "trump", "notrump", "dealer", "forehand", "premium", "declare", "reveal", "dummy",
	"vulnerable", "joker", "game", "rubber", "bonus", "stake", "level", "temperament", "margin",
}

// An Explanation is a word of the game and what it means.
type Explanation struct{ Word, Meaning string }

// Glossary explains the words that this game has.
func (p *Conversation) Glossary() (all []Explanation) {
	for _, key := range glossary {
		if p.has(key) {
			all = append(all, Explanation{p.firstWord("word." + key), p.meaning(key)})
		}
	}
	return all
}

// has reports whether the game has what the word means.
func (p *Conversation) has(key string) bool {
	g := p.Match.Game
	offers := g.OfferRule()
	switch key {
	case "premium":
		return offers.How != rules.NoOffers
	case "declare":
		return offers.How != rules.NoOffers && offers.Declare > 0
	case "reveal":
		return offers.How != rules.NoOffers && offers.Reveal > 0
	case "dummy":
		return g.Dummies() != 0
	case "vulnerable":
		return g.VulnerableWorth() > 0
	case "joker":
		return g.HasJoker()
	}
	return true
}

func (p *Conversation) meaning(key string) string {
	offers := p.Match.Game.OfferRule()
	return p.Say("word."+key+".is", "declare", offers.Declare, "reveal", offers.Reveal, "loss", p.loss(),
		"vulnerable", p.Match.Game.VulnerableWorth())
}

// firstWord returns the first of the words that "|" separates.
func (p *Conversation) firstWord(key string) string {
	word, _, _ := strings.Cut(p.Say(key), "|")
	return word
}

// explain says what a word means, in whatever form it is typed; without a known word, which can be explained.
func (p *Conversation) explain(word string) {
	word = strings.ToLower(strings.Trim(phrase.Clean(word, 40), "?!.„“”\" "))
	at := slices.IndexFunc(glossary, func(key string) bool { return p.means("word."+key, word) })
	if at >= 0 {
		p.print(p.meaning(glossary[at]))
		return
	}
	p.says("plain.word.none", "word", word, "list", joined(p.Glossary(), func(x Explanation) string { return x.Word }))
}
