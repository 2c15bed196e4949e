package tui

import (
	"slices"
	"strconv"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/phrase"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// words takes what was typed apart, in lower case: commas are blanks, and a
// card in words becomes one word.
func (p *plain) words(text string) []string {
	ws := strings.FieldsFunc(strings.ToLower(phrase.Clean(text, 200)), func(r rune) bool {
		return r == ' ' || r == ',' || r == ';'
	})
	for i := range ws {
		ws[i] = strings.TrimRight(ws[i], ".!")
	}
	ws = slices.DeleteFunc(ws, func(w string) bool { return w == "" })
	for _, o := range []rules.Offer{rules.Pass, rules.Declare, rules.Reveal} {
		if same(strings.Join(ws, " "), p.say("offer."+o.String())) {
			return []string{o.String()}
		}
	}
	var out []string
	for i := 0; i < len(ws); i++ {
		c, n := p.inWords(ws[i:])
		if n == 0 {
			out = append(out, ws[i])
			continue
		}
		out = append(out, c.Rank().String()+c.Suit().Symbol())
		i += n - 1
	}
	return out
}

// inWords reads a card in words, as "king of hearts" or "Herz König", at the
// beginning of ws; n is the number of words that it took.
func (p *plain) inWords(ws []string) (c cards.Card, n int) {
	if len(ws) < 2 {
		return 0, 0
	}
	if k, ok := p.suitWord(ws[0], 3); ok {
		if r := p.rankWord(ws[1]); r != 0 {
			return cards.Of(r, k), 2
		}
	}
	r := p.rankWord(ws[0])
	at := 1
	if ws[1] == "of" && len(ws) > 2 {
		at = 2
	}
	if k, ok := p.suitWord(ws[at], 1); ok && r != 0 {
		return cards.Of(r, k), at + 1
	}
	return 0, 0
}

// rankWord reads a rank by its name or index in this language or English; 0
// if it is none.
func (p *plain) rankWord(w string) cards.Rank {
	english := map[cards.Rank]string{cards.Ace: "ace", cards.King: "king", cards.Queen: "queen", cards.Jack: "jack"}
	for r := cards.Two; r <= cards.Ace; r++ {
		if same(w, rankName(p.cfg.Book, r)) || same(w, p.cfg.Book.Rank(r)) || same(w, p.lastLetter(r)) || w == english[r] {
			return r
		}
	}
	if r, err := cards.ParseRank(w); err == nil {
		return r
	}
	return 0
}

// suitWord reads a suit by the beginning of its name, at least so many
// letters of it and not another's too, or by its letter.
func (p *plain) suitWord(w string, least int) (cards.Suit, bool) {
	english := [cards.Suits]string{"clubs", "diamonds", "hearts", "spades"}
	var found []cards.Suit
	for k := range cards.Suit(cards.Suits) {
		if w == k.Symbol() {
			return k, true
		}
		name := strings.ToLower(p.cfg.Book.Suit(k))
		if len(w) >= least && (begins(name, w) || len(w) >= 3 && strings.HasPrefix(english[k], w)) {
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

// same reports whether a word that was typed is the one meant, its letters
// with their dots or written without.
func same(typed, meant string) bool {
	meant = strings.ToLower(meant)
	return typed == meant || typed == strings.ToLower(asciiWords.Replace(meant)) || typed == bare.Replace(meant)
}

// begins reports the same of a word's beginning.
func begins(meant, typed string) bool {
	return strings.HasPrefix(meant, typed) || strings.HasPrefix(bare.Replace(meant), typed)
}

// bare leaves out the dots and rings of letters.
var bare = strings.NewReplacer("ä", "a", "ö", "o", "ü", "u", "å", "a", "Ä", "A", "Ö", "O", "Ü", "U", "Å", "A")

// verb returns the command's name in English for what was typed in the
// person's language or in English.
func (p *plain) verb(word string) string {
	for _, c := range [...]string{
		"hand", "trick", "last", "tricks", "bids", "score", "worth", "rules", "legal", "hint", "short", "undo", "restart",
		"play", "lay", "pass", "declare", "reveal", "name", "yes", "no", "next", "again", "help", "quit",
	} {
		if same(word, p.say("cmd."+c)) {
			return c
		}
	}
	for _, c := range [...]string{"who", "say", "ready", "agree", "pause", "resume", "claim", "leave", "back", "abandon", "sit", "bot", "remove", "time"} {
		if same(word, p.say("page.cmd."+c)) {
			return c
		}
	}
	switch word {
	case "q", "exit", "bye":
		return "quit"
	case "?":
		return "help"
	}
	return word
}

// obey does what was typed. The error says that the person leaves.
func (p *plain) obey(text string) error {
	words := p.words(text)
	if len(words) == 0 {
		if p.stage(wire.Between) && p.asked() == nil {
			words = []string{"next"}
		} else {
			p.question()
			return nil
		}
	}
	verb := p.verb(words[0])
	again, giving := p.restarting, p.giving
	p.restarting, p.giving = false, false
	switch {
	case verb == "quit":
		return errLeft
	case verb == "say":
		p.talks(text)
	case verb == "restart" && !again && p.alone():
		p.restarting = true
		p.says("plain.again", "command", p.say("cmd.restart"))
	case giving:
		p.giveUp(verb)
	case p.among(verb, words), p.inform(verb):
	case p.shown.View.Options.Pick == 0 && verb == words[0] && verb != "next" && verb != "again":
		p.unclear(words[0])
		p.question()
	case p.shown.View.Options.Pick == 0:
		p.says("illegal")
		p.question()
	default:
		p.decide(verb, words)
	}
	return nil
}

// do does one of the View's options.
func (p *plain) do(a rules.Action) { p.start(p.act(a)) }

// command has the table do something.
func (p *plain) command(c wire.Command) { p.start(p.Model.tell(&c)) }

// unclear says that something was not understood.
func (p *plain) unclear(word string) { p.says("plain.what", "word", word) }

// decide does the decision that was typed.
func (p *plain) decide(verb string, words []string) {
	switch p.shown.View.Options.Kind {
	case rules.Laying, rules.Playing:
		p.decideCards(verb, words)
	default:
		p.decideOther(verb, words)
	}
}

// decideCards lays or plays the cards that were typed.
func (p *plain) decideCards(verb string, words []string) {
	o := p.shown.View.Options
	own := map[rules.Phase]string{rules.Laying: "lay", rules.Playing: "play"}[o.Kind]
	switch verb {
	case own:
		words = words[1:]
	case "lay", "play", "pass", "declare", "reveal", "name", "yes", "no", "next", "again":
		p.says("illegal")
		p.print(p.decision())
		return
	}
	cs, unclear := p.cards(words)
	switch {
	case unclear != "":
		p.print(unclear)
	case cs.Len() != int(o.Pick):
		p.says("plain.count", "got", cs.Len(), "n", int(o.Pick))
		if o.Kind == rules.Laying {
			p.says("plain.lay", "n", int(o.Pick))
		}
	case o.Kind == rules.Laying && o.Has(rules.Lay(o.Seat, cs)):
		p.do(rules.Lay(o.Seat, cs))
	case o.Kind == rules.Playing && o.Has(rules.Play(o.Seat, cs.First())):
		p.do(rules.Play(o.Seat, cs.First()))
	default:
		p.cursor = cs.First()
		p.print(p.refusal())
	}
}

// decideOther offers or names what was typed; a premium is asked for once
// more.
func (p *plain) decideOther(verb string, words []string) {
	o := p.shown.View.Options
	if p.sure != 0 {
		p.answerSure(verb)
		return
	}
	c, ok := p.choice(verb, words)
	_, number := strconv.Atoi(words[len(words)-1])
	switch {
	case verb == "no" && p.offer != 0: // not after all
		p.offer = 0
		p.question()
	case !ok && number == nil && p.offer != 0:
		p.question()
	case !ok && number == nil && len(p.menu()) > 0 && p.offer == 0 && len(words) == 1:
		p.print(p.numbers())
	case !ok && verb != words[0] || !ok && slices.Contains([]string{"lay", "play", "name", "pass", "declare", "reveal", "yes", "no"}, verb):
		p.says("illegal")
		p.question()
	case !ok:
		p.unclear(strings.Join(words, " "))
	case o.Kind == rules.Naming:
		p.do(rules.Name(o.Seat, c.trump))
	case c.offer == rules.Pass:
		p.do(rules.MakeOffer(o.Seat, c.offer))
	case o.Has(rules.MakeOffer(o.Seat, c.offer)):
		p.sure = c.offer
		p.question()
	default: // its number is still to be said
		p.offer = c.offer
		p.question()
	}
}

// answerSure takes the answer to whether a premium is really meant.
func (p *plain) answerSure(verb string) {
	o := p.shown.View.Options
	switch verb {
	case "yes", "y", "1", "j":
		p.do(rules.MakeOffer(o.Seat, p.sure))
		return
	case "no", "n", "2":
		p.sure, p.offer = 0, 0
	case "pass":
		if a := rules.MakeOffer(o.Seat, rules.Pass); o.Has(a) {
			p.do(a)
			return
		}
	}
	p.question()
}

// choice finds the offer or trump that was typed: its number in the menu, or
// its name. An offer that lacks its number is a level.
func (p *plain) choice(verb string, words []string) (choice, bool) {
	o := p.shown.View.Options
	rest := words
	if verb == "name" {
		rest = words[1:]
	}
	name := strings.Join(rest, " ")
	if c, ok := p.yesOrNo(verb); ok {
		return c, true
	}
	for _, c := range p.menu() {
		switch {
		case name == c.key:
			return c, true
		case o.Kind == rules.Naming:
			k, named := p.suitWord(name, 1)
			if same(name, p.cfg.Book.Trump(c.trump)) || same(name, c.trump.String()) || named && c.trump == rules.TrumpOf(k) {
				return c, true
			}
		}
	}
	if o.Kind != rules.Offering {
		return choice{}, false
	}
	offer, err := rules.ParseOffer(strings.Join(append([]string{verb}, words[1:]...), " "))
	if err != nil {
		return choice{}, false
	}
	for a := range o.All() {
		if a.Offer() == offer || a.Offer().Level() == offer {
			return choice{offer: offer}, true
		}
	}
	return choice{}, false
}

// yesOrNo takes a plain answer to whether a premium is offered: no is a pass,
// and yes the premium, where there is but one.
func (p *plain) yesOrNo(verb string) (choice, bool) {
	var pass, premium []choice
	for _, c := range p.menu() {
		if c.offer == rules.Pass {
			pass = append(pass, c)
		} else if c.offer != 0 {
			premium = append(premium, c)
		}
	}
	switch {
	case p.offer != 0: // its number is asked for
	case verb == "no" && len(pass) == 1:
		return pass[0], true
	case verb == "yes" && len(premium) == 1:
		return premium[0], true
	}
	return choice{}, false
}

// listed lists what may be done, each with its number.
func (p *plain) listed() string {
	var words []string
	for i, c := range p.choosable() {
		words = append(words, strconv.Itoa(i+1)+": "+p.spoken(c))
	}
	for _, c := range p.menu() {
		switch {
		case c.label == c.key:
			words = append(words, c.key)
		case p.shown.View.Options.Kind == rules.Naming:
			words = append(words, c.key+": "+p.cfg.Book.Trump(c.trump))
		default:
			words = append(words, c.key+": "+c.label)
		}
	}
	return strings.Join(words, ", ")
}

// missing says what is wrong with a word that names no card of the hand: it
// names one that is not there, or nothing.
func (p *plain) missing(word string) string {
	pack := p.named(p.m.Game.Pack(), word)
	if c, err := cards.ParseCard(word); pack == 0 && err == nil && c != cards.Joker {
		pack = c.Set()
	}
	if pack == 0 {
		return p.say("plain.what", "word", word)
	}
	who := "own"
	if p.shown.View.Options.Seat != p.seat {
		who = "dummy"
	}
	return p.say("plain.lacks", "who", who, "card", p.spoken(pack.First()))
}

// lastLetter returns the last letter of a court card's index, which is enough
// of one of two letters: N for Kn.
func (p *plain) lastLetter(r cards.Rank) string {
	if r < cards.Jack {
		return p.cfg.Book.Rank(r)
	}
	return p.rankKey(r)
}

// numbers says which numbers there are to choose from.
func (p *plain) numbers() string {
	n := len(p.choosable()) + len(p.menu())
	list := p.listed()
	if n == 1 {
		_, list, _ = strings.Cut(list, ": ")
	}
	return p.say("plain.number", "n", n, "list", list)
}
