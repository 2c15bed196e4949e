package conversation

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/base/letters"
	"ninetynine/internal/base/phrase"
	"ninetynine/rules"
)

// plainSuits removes the signs that select how a suit is drawn.
var plainSuits = strings.NewReplacer("\uFE0E", "", "\uFE0F", "")

// split splits a typed line in lower case; commas count as blanks.
func split(text string) []string {
	return strings.FieldsFunc(strings.ToLower(letters.Compose(phrase.Clean(text, 200))), func(r rune) bool { return strings.ContainsRune(" ,;-–—", r) })
}

// words is like split, with each card in words as one word.
func (p *Conversation) words(text string) []string {
	ws := split(text)
	for i := range ws {
		ws[i] = strings.TrimRight(plainSuits.Replace(ws[i]), ".!")
	}
	ws = slices.DeleteFunc(ws, func(w string) bool { return w == "" })
	for _, o := range []rules.Offer{rules.Pass, rules.Declare, rules.Reveal} {
		if phrase.Same(strings.Join(ws, " "), p.Say("offer."+o.String())) || p.means("cmd."+o.String(), strings.Join(ws, "")) {
			return []string{o.String()}
		}
	}
	var out []string
	for i := 0; i < len(ws); i++ {
		c, n := p.asJoker(ws[i:])
		if n == 0 {
			c, n = p.inWords(ws[i:])
		}
		if n == 0 {
			out = append(out, ws[i])
			continue
		}
		out = append(out, c.Rank().String()+c.Suit().Symbol())
		i += n - 1
	}
	return out
}

// asJoker reads the joker at the beginning of ws, alone or with the card it stands for, as "joker, as
// seven of clubs", and returns that card. "As" may be the ace of spades. n is the number of words read, 0
// if the joker is not meant or not in the hand.
func (p *Conversation) asJoker(ws []string) (c cards.Card, n int) {
	v := &p.Shown.View
	names := strings.FieldsFunc(p.Say("joker.as"), func(r rune) bool { return r == ' ' || r == ',' })
	if ws[0] != "joker" && !phrase.Same(ws[0], names[0]) {
		return 0, 0
	}
	joker := p.Joker()
	if joker == 0 || !v.Hand[v.Options.Seat].Has(joker) {
		return 0, 0
	}
	if len(ws) < 3 || ws[1] != "as" && !phrase.Same(ws[1], names[1]) {
		return joker, 1
	}
	if c, n := p.inWords(ws[2:]); c == joker {
		return c, n + 2
	}
	if p.named(joker.Set(), ws[2]) != 0 {
		return joker, 3
	}
	return joker, 1
}

// inWords reads a card in words, as "king of hearts" or "Herz König", at the beginning of ws; n is the
// number of words read.
func (p *Conversation) inWords(ws []string) (c cards.Card, n int) {
	at := 1
	if len(ws) > 2 && slices.Contains(strings.Fields("of the "+p.Say("card.between")), ws[1]) {
		at = 2
	}
	if len(ws) <= at {
		return 0, 0
	}
	if k, ok := p.suitWord(ws[0], 3); ok {
		if r := p.rankWord(ws[at]); r != 0 {
			return cards.Of(r, k), at + 1
		}
	}
	r := p.rankWord(ws[0])
	if k, ok := p.suitWord(ws[at], 1); ok && r != 0 {
		return cards.Of(r, k), at + 1
	}
	return 0, 0
}

// rankWord reads a rank by its name or index in this language or English; 0 if there is no such rank.
func (p *Conversation) rankWord(w string) cards.Rank {
	english := map[cards.Rank]string{cards.Ace: "ace", cards.King: "king", cards.Queen: "queen", cards.Jack: "jack"}
	for r := cards.Two; r <= cards.Ace; r++ {
		names := append(p.indices(r), rankName(p.Book, r), english[r])
		for _, counts := range p.numberNames() {
			if at := int(r - cards.Two); at < len(counts) && r.String() == strconv.Itoa(at+2) {
				names = append(names, counts[at])
			}
		}
		if slices.ContainsFunc(names, func(name string) bool { return phrase.Same(w, name) }) {
			return r
		}
	}
	return 0
}

// numberNames returns the names of the numbers from two to twelve, in this language and in English.
func (p *Conversation) numberNames() [2][]string {
	return [2][]string{strings.Fields(p.Say("page.cmd.numbers")), strings.Fields("two three four five six seven eight nine ten eleven twelve")}
}

// indices returns the short names of a rank in this language and in English. The last letter of an index
// of two is enough: N for Kn.
func (p *Conversation) indices(r cards.Rank) []string {
	is := []string{p.Book.Rank(r), r.String()}
	if r >= cards.Jack {
		is = append(is, p.RankKey(r))
	}
	return is
}

var englishSuits = [cards.Suits]string{"clubs", "diamonds", "hearts", "spades"}

// suitWord reads a suit by its letter, or by the beginning of its name: at least this many letters, and
// unambiguous.
func (p *Conversation) suitWord(w string, least int) (cards.Suit, bool) {
	var found []cards.Suit
	for k := range cards.Suit(cards.Suits) {
		if w == k.Symbol() {
			return k, true
		}
		name := strings.ToLower(p.Book.Suit(k))
		if len(w) >= least && (begins(name, w) || len(w) >= 3 && strings.HasPrefix(englishSuits[k], w)) {
			found = append(found, k)
		}
	}
	if len(found) == 1 {
		return found[0], true
	}
	if k, err := cards.ParseSuit(w); err == nil && len(found) == 0 && least == 1 {
		return k, true
	}
	return 0, false
}

// begins is like phrase.Same, for the beginning of a word.
func begins(meant, typed string) bool {
	return strings.HasPrefix(meant, typed) || strings.HasPrefix(letters.Bare(meant), typed)
}

// cards reads cards by name or by their number in the list. If a word is not understood or ambiguous, it
// returns none, and an explanation.
func (p *Conversation) cards(words []string) (s cards.Set, unclear string) {
	o := p.Shown.View.Options
	hand := p.Shown.View.Hand[o.Seat]
	list := p.choosable()
	for _, w := range words {
		w = strings.Trim(w, ",.")
		if n, err := strconv.Atoi(w); err == nil {
			if n < 1 || n > len(list) {
				return 0, p.numbers()
			}
			s |= list[n-1].Set()
			continue
		}
		named := cmp.Or(p.named(hand, w), p.partly(o.From, w), p.partly(hand, w))
		switch named.Len() {
		case 0:
			return 0, p.explainWord(w)
		case 1:
			s |= named
		default:
			return 0, p.Say("page.speech.which", "word", w, "cards", p.cardNames(named))
		}
	}
	return s, ""
}

// partly returns the cards that a rank alone may mean, or a suit alone.
func (p *Conversation) partly(hand cards.Set, word string) (s cards.Set) {
	k, suit := p.suitWord(word, 2)
	rank := p.rankWord(word)
	for c := range hand.Cards() {
		if c != cards.Joker && (rank != 0 && c.Rank() == rank || suit && c.Suit() == k) {
			s |= c.Set()
		}
	}
	return s
}

// named returns the cards of the hand that a word may mean: the rank in this
// language or in English, and the suit by its symbol, by a beginning of its
// name, or by its English letter, unless that begins the name of another. The
// suit comes last, or before a number.
func (p *Conversation) named(hand cards.Set, word string) cards.Set {
	word = strings.ToLower(word)
	var all, english cards.Set
	for c := range hand.Cards() {
		if word == strings.ToLower(p.Book.Card(c)) {
			return c.Set()
		}
		if c == cards.Joker {
			continue
		}
		k := c.Suit()
		for _, rank := range p.indices(c.Rank()) {
			rank = strings.ToLower(rank)
			suit, ok := strings.CutPrefix(word, rank)
			if !ok && rank[0] <= '9' {
				suit, ok = strings.CutSuffix(word, rank)
			}
			switch {
			case !ok || suit == "":
			case suit == k.Symbol():
				return c.Set()
			case begins(strings.ToLower(p.Book.Suit(k)), suit):
				all |= c.Set()
			case strings.HasPrefix(englishSuits[k], suit):
				english |= c.Set()
			}
		}
	}
	if all == 0 {
		return english
	}
	return all
}

// explainWord explains a word that names no card of the hand: a missing card, or nothing.
func (p *Conversation) explainWord(word string) string {
	meant := p.named(p.Match.Game.Pack(), word)
	if c, err := cards.ParseCard(word); meant == 0 && err == nil && c != cards.Joker {
		meant = c.Set()
	}
	if meant == 0 {
		return p.Say("plain.what", "word", word)
	}
	return p.Say("plain.lacks", "who", p.handName(), "card", p.CardName(meant.First()))
}
