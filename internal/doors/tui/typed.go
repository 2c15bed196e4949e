package tui

import (
	"slices"
	"strconv"
	"strings"

	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// words splits what was typed, in lower case: commas count as blanks, and a card
// in words becomes one word.
func (p *plain) words(text string) []string {
	ws := strings.FieldsFunc(strings.ToLower(phrase.Clean(text, 200)), func(r rune) bool {
		return r == ' ' || r == ',' || r == ';'
	})
	for i := range ws {
		ws[i] = strings.TrimRight(ws[i], ".!")
	}
	ws = slices.DeleteFunc(ws, func(w string) bool { return w == "" })
	for _, o := range []rules.Offer{rules.Pass, rules.Declare, rules.Reveal} {
		if phrase.Same(strings.Join(ws, " "), p.say("offer."+o.String())) || p.means("cmd."+o.String(), strings.Join(ws, "")) {
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

// asJoker reads the joker at the beginning of ws, alone or with the card it
// stands for, as "joker, as seven of clubs", and returns that card. "As" may
// be the ace of spades. n is the number of words that it took, 0 if the joker
// is not meant or not in the hand.
func (p *plain) asJoker(ws []string) (c cards.Card, n int) {
	v := &p.shown.View
	names := strings.FieldsFunc(p.say("joker.as"), func(r rune) bool { return r == ' ' || r == ',' })
	if ws[0] != "joker" && !phrase.Same(ws[0], names[0]) {
		return 0, 0
	}
	if !p.m.Game.HasJoker() || v.Turnup == 0 || !v.Hand[v.Options.Seat].Has(v.Turnup) {
		return 0, 0
	}
	if len(ws) < 3 || ws[1] != "as" && !phrase.Same(ws[1], names[1]) {
		return v.Turnup, 1
	}
	if c, n := p.inWords(ws[2:]); c == v.Turnup {
		return c, n + 2
	}
	if p.named(v.Turnup.Set(), ws[2]) != 0 {
		return v.Turnup, 3
	}
	return v.Turnup, 1
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

// rankWord reads a rank by its name or index in this language or English; it
// returns 0 if there is no such rank.
func (p *plain) rankWord(w string) cards.Rank {
	english := map[cards.Rank]string{cards.Ace: "ace", cards.King: "king", cards.Queen: "queen", cards.Jack: "jack"}
	for r := cards.Two; r <= cards.Ace; r++ {
		names := append(p.indices(r), rankName(p.cfg.Book, r), english[r])
		if slices.ContainsFunc(names, func(name string) bool { return phrase.Same(w, name) }) {
			return r
		}
	}
	return 0
}

// indices returns the short names of a rank in this language and in English. Of
// an index of two letters the last is enough: N for Kn.
func (p *plain) indices(r cards.Rank) []string {
	is := []string{p.cfg.Book.Rank(r), r.String()}
	if r >= cards.Jack {
		is = append(is, p.rankKey(r))
	}
	return is
}

// suitWord reads a suit by its letter, or by the beginning of its name: at least
// so many letters, and no beginning of another suit's.
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

// begins does the same as phrase.Same for the beginning of a word.
func begins(meant, typed string) bool {
	return strings.HasPrefix(meant, typed) || strings.HasPrefix(phrase.Bare(meant), typed)
}

// verbs returns all commands, by their names in English.
func verbs() []string {
	return strings.Fields("hand trick last tricks bids score worth rules legal hint report take short undo redo restart play lay pass" +
		" declare reveal name yes no next again help quit who say ready agree pause resume claim leave back abandon sit bot remove time" +
		" lock unlock ban admit")
}

// wordKey returns the key of a command's word.
func (p *plain) wordKey(verb string) string {
	if key := "cmd." + verb; p.cfg.Book.Has(key) {
		return key
	}
	return "page.cmd." + verb
}

// verb returns the command's name in English for what was typed in the
// person's language or in English; known is false if it is no command.
func (p *plain) verb(word string) (verb string, known bool) {
	all := verbs()
	for _, c := range all {
		if p.means(p.wordKey(c), word) {
			return c, true
		}
	}
	switch word {
	case "q", "exit", "bye":
		return "quit", true
	case "?":
		return "help", true
	}
	return word, slices.Contains(all, word)
}

// means reports whether a typed word is one of the key's, which "|" separates.
func (p *plain) means(key, word string) bool {
	return slices.ContainsFunc(strings.Split(p.say(key), "|"), func(w string) bool { return phrase.Same(word, w) })
}

// obey carries out what was typed.
func (p *plain) obey(text string) {
	words := p.words(text)
	if len(words) == 0 {
		if !p.stage(wire.Between) || p.asked() != nil {
			p.question()
			return
		}
		words = []string{"next"}
	}
	verb, known := p.verb(words[0])
	once := p.once
	p.once = ""
	do := p.commands(words)[verb]
	switch {
	case verb == "quit":
		p.gone = true
	case verb == "say":
		p.talks(text)
	case verb == "restart" && once != verb && p.alone():
		p.once = verb
		p.says("plain.again", "command", p.say("cmd.restart"))
	case once == "abandon" && verb != "yes":
		p.says("page.speech.kept")
	case once == "abandon":
		p.command(wire.Command{Do: table.Propose, Text: table.Abandon})
	case do != nil:
		do()
	case p.readies(verb), p.agrees(verb):
	case p.shown.View.Options.Pick == 0:
		if known {
			p.says("illegal")
		} else {
			p.unclear(words[0])
		}
		p.question()
	case p.choosing():
		p.decideCards(verb, words)
	default:
		p.decideOther(verb, known, words)
	}
}

// commands are what can be typed at any time.
func (p *plain) commands(words []string) map[string]func() {
	tell := func(do table.Kind) func() { return func() { p.command(wire.Command{Do: do}) } }
	propose := func(what string) func() {
		return func() { p.command(wire.Command{Do: table.Propose, Text: what}) }
	}
	tricks := int(p.shown.View.Tricks)
	return map[string]func(){
		"hand": p.hand, "bids": p.bids, "score": p.standing, "worth": p.worth, "rules": p.guide, "legal": p.possible,
		"help": p.help, "who": p.who, "time": p.times,
		"last":   func() { p.trick(tricks - 1) },
		"tricks": func() { p.says("plain.tally", "tally", p.tally()) },
		"trick": func() {
			p.trick(tricks)
			p.says("plain.tally", "tally", p.tally())
		},
		"hint": func() {
			if p.shown.View.Phase == rules.Over {
				p.wantsReport()
				return
			}
			p.advice = nil
			if p.start(p.hint()); p.thinking {
				p.says("page.hint.thinking")
			} else {
				p.print(p.notice)
			}
		},
		"report": p.wantsReport,
		"take":   p.takes,
		"short": func() {
			p.short = !p.short
			p.says("plain.short", "short", yes(p.short))
		},
		"abandon": func() {
			p.once = "abandon"
			p.says("page.speech.abandon")
		},
		"redo": func() {
			if again := p.redo(); again != nil {
				p.start(again)
			} else {
				p.print(p.notice)
			}
		},
		"undo": propose(table.Undo), "restart": propose(table.Replay), "pause": propose(table.Pause),
		"resume": tell(table.Resume), "claim": tell(table.Claim), "leave": tell(table.Stand), "back": tell(table.Back),
		"sit":    func() { p.chairs("sit", words[1:]) },
		"bot":    func() { p.chairs("bot", words[1:]) },
		"remove": func() { p.chairs("remove", words[1:]) },
		"lock":   func() { p.command(wire.Command{Do: table.Lock, On: true}) },
		"unlock": tell(table.Lock),
		"ban":    func() { p.chairs("ban", words[1:]) },
		"admit":  func() { p.admits(strings.Join(words[1:], " ")) },
	}
}

// do does one of the View's options.
func (p *plain) do(a rules.Action) { p.start(p.act(a)) }

// command has the table do something.
func (p *plain) command(c wire.Command) { p.start(p.Model.tell(&c)) }

// unclear says that something was not understood.
func (p *plain) unclear(word string) { p.says("plain.what", "word", word) }

// decideCards lays or plays the cards that were typed.
func (p *plain) decideCards(verb string, words []string) {
	o := p.shown.View.Options
	switch verb {
	case map[rules.Phase]string{rules.Laying: "lay", rules.Playing: "play"}[o.Kind]:
		words = words[1:]
	case "lay", "play", "pass", "declare", "reveal", "name", "yes", "no", "next", "again":
		p.says("illegal")
		p.print(p.decision())
		return
	}
	cs, unclear := p.cards(words)
	act := rules.Play(o.Seat, cs.First())
	if o.Kind == rules.Laying {
		act = rules.Lay(o.Seat, cs)
	}
	switch {
	case unclear != "":
		p.print(unclear)
	case cs.Len() != int(o.Pick):
		p.says("plain.count", "got", cs.Len(), "n", int(o.Pick))
		if o.Kind == rules.Laying {
			p.says("plain.lay", "n", int(o.Pick))
		}
	case o.Has(act):
		p.do(act)
	default:
		p.cursor = cs.First()
		p.print(p.refusal())
	}
}

// decideOther makes the offer or names the trump that was typed; a premium has
// to be confirmed.
func (p *plain) decideOther(verb string, known bool, words []string) {
	o, rest := p.shown.View.Options, words
	if verb == "name" {
		rest = words[1:]
	}
	offer, err := rules.ParseOffer(strings.Join(append([]string{verb}, words[1:]...), " "))
	isOffer := err == nil && o.Kind == rules.Offering && o.Has(rules.MakeOffer(o.Seat, offer))
	_, notNumber := strconv.Atoi(words[len(words)-1])
	at := slices.IndexFunc(p.menu(), func(c choice) bool { return p.picks(&c, verb, strings.Join(rest, " "), offer) })
	switch {
	case at >= 0:
		cmd := p.pick(at)
		if cmd == nil {
			p.question()
		}
		p.start(cmd)
		return
	case isOffer && offer == rules.Pass:
		p.do(rules.MakeOffer(o.Seat, offer))
		return
	case isOffer:
		p.sure = offer
	case verb == "no" && p.offer != 0: // changed their mind
		p.offer = 0
	case p.sure != 0, notNumber == nil && p.offer != 0:
	case notNumber == nil && len(words) == 1:
		p.print(p.numbers())
		return
	case !known:
		p.unclear(strings.Join(words, " "))
		return
	default:
		p.says("illegal")
	}
	p.question()
}

// picks reports whether an entry of the menu was typed: by its number or by
// its name; where there is but one premium, yes is that, and no is a pass.
func (p *plain) picks(c *choice, verb, name string, o rules.Offer) bool {
	k, isSuit := p.suitWord(name, 1)
	switch menu := p.menu(); {
	case name == c.key:
		return true
	case p.shown.View.Options.Kind == rules.Naming:
		return phrase.Same(name, p.cfg.Book.Trump(c.trump)) || phrase.Same(name, c.trump.String()) || isSuit && c.trump == rules.TrumpOf(k)
	case p.sure != 0 && c.offer == 0:
		return verb == "no" || verb == "n"
	case p.sure != 0:
		return verb == "yes" || verb == "y" || verb == "j"
	case verb == "no":
		return c.offer == rules.Pass
	case verb == "yes":
		return c.offer != rules.Pass && p.offer == 0 && len(menu) == 2 && menu[0].offer == rules.Pass
	}
	return c.offer == o
}

// listed lists the possible acts with their numbers.
func (p *plain) listed() string {
	var words []string
	for i, c := range p.choosable() {
		words = append(words, strconv.Itoa(i+1)+": "+p.spoken(c))
	}
	for _, c := range p.menu() {
		switch {
		case p.shown.View.Options.Kind == rules.Naming:
			c.label = p.cfg.Book.Trump(c.trump) // without its symbol
		case c.label == c.key:
			words = append(words, c.key)
			continue
		}
		words = append(words, c.key+": "+c.label)
	}
	return strings.Join(words, ", ")
}

// missing says what is wrong with a word that names no card of the hand: it
// names one that is not there, or nothing.
func (p *plain) missing(word string) string {
	meant := p.named(p.m.Game.Pack(), word)
	if c, err := cards.ParseCard(word); meant == 0 && err == nil && c != cards.Joker {
		meant = c.Set()
	}
	if meant == 0 {
		return p.say("plain.what", "word", word)
	}
	return p.say("plain.lacks", "who", p.whose(), "card", p.spoken(meant.First()))
}

// numbers says which numbers can be chosen.
func (p *plain) numbers() string {
	n := len(p.choosable()) + len(p.menu())
	list := p.listed()
	if n == 1 {
		_, list, _ = strings.Cut(list, ": ")
	}
	return p.say("plain.number", "n", n, "list", list)
}
