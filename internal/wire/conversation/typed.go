package conversation

import (
	"slices"
	"strconv"
	"strings"

	"ninetynine/internal/base/letters"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/rules"
)

// verbs returns all commands by their English names.
func verbs() []string {
	return strings.Fields("hand trick last tricks bids score worth rules what legal hint report take short undo redo restart play lay pass" +
		" declare reveal name yes no next again help quit who say ready agree pause resume claim leave back abandon sit bot remove time" +
		" lock unlock ban admit follow unfollow mute unmute block unblock link")
}

func (p *Conversation) wordKey(verb string) string {
	if key := "cmd." + verb; p.Book.Has(key) {
		return key
	}
	return "page.cmd." + verb
}

// verb returns the English name of a command typed in the person's language or in English; known is false
// for other words.
func (p *Conversation) verb(word string) (verb string, known bool) {
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

// means reports whether a typed word is one of the key's words, which "|" separates.
func (p *Conversation) means(key, word string) bool {
	return slices.ContainsFunc(strings.Split(p.Say(key), "|"), func(w string) bool { return phrase.Same(word, w) })
}

// word returns the first word of a command.
func (p *Conversation) word(verb string) string {
	word, _, _ := strings.Cut(p.Say(p.wordKey(verb)), "|")
	return word
}

// wordList lists the words of commands.
func (p *Conversation) wordList(verbs ...string) string { return joined(verbs, p.word) }

// joined lists what is said of each.
func joined[T any](all []T, say func(T) string) string {
	return letters.Join(slices.Values(all), ", ", say)
}

// Verb returns the English name of the command that begins a typed line.
func (p *Conversation) Verb(text string) (verb string) {
	if words := p.words(text); len(words) > 0 {
		verb, _ = p.verb(words[0])
	}
	return verb
}

// Execute executes a typed line.
func (p *Conversation) Execute(text string) Answer {
	p.Typed = 0
	p.execute(text)
	return p.takeAnswer()
}

func (p *Conversation) execute(text string) {
	words := p.words(text)
	if len(words) == 0 {
		if p.ProposalToAnswer() != nil || !p.proceed() {
			p.question()
		}
		return
	}
	verb, known := p.verb(words[0])
	once := p.Once
	p.Once = ""
	do := commands[verb]
	switch {
	case verb == "say" || verb == "admit" || verb == "what" || tying[verb] != nil || slices.Contains(arranging, verb):
		_, rest, _ := strings.Cut(strings.TrimSpace(text), " ")
		if about := tying[verb]; about != nil {
			p.tie(about, rest)
			return
		}
		do(p, []string{rest})
	case verb == "restart" && once != verb && p.Alone():
		p.Once = verb
		p.says("plain.again", "command", p.word("restart"))
	case once == "abandon" && verb != "yes":
		p.says("page.speech.kept")
	case once == "abandon":
		p.command(wire.Command{Do: table.Propose, Text: table.Abandon})
	case do != nil:
		do(p, words[1:])
	case p.makeReady(verb), p.accept(verb):
	case p.Shown.View.Options.Pick == 0:
		p.refuseLine(known || p.allCards(words), text)
	case len(p.Choices()) == 0:
		p.decideCards(verb, words)
	default:
		p.decideOther(verb, known, words)
	}
}

// refuseLine says that a known command is impossible now, or that the line is not understood.
func (p *Conversation) refuseLine(known bool, text string) {
	if known {
		p.says("illegal")
	} else {
		p.unclear(phrase.Clean(text, 40))
	}
	p.remind()
}

// allCards reports whether all words are cards of the pack or numbers.
func (p *Conversation) allCards(words []string) bool {
	return !slices.ContainsFunc(words, func(w string) bool {
		_, err := strconv.Atoi(w)
		return err != nil && p.named(p.Match.Game.Pack(), w) == 0
	})
}

// commands can be typed at any time; the keys are their English names.
var commands = map[string]func(p *Conversation, args []string){
	"hand":   func(p *Conversation, _ []string) { p.printHand() },
	"bids":   func(p *Conversation, _ []string) { p.bids() },
	"score":  func(p *Conversation, _ []string) { p.standing() },
	"worth":  func(p *Conversation, _ []string) { p.worth() },
	"rules":  func(p *Conversation, _ []string) { p.guide() },
	"what":   func(p *Conversation, args []string) { p.explain(args[0]) },
	"legal":  func(p *Conversation, _ []string) { p.listOptions() },
	"help":   func(p *Conversation, _ []string) { p.help() },
	"who":    func(p *Conversation, _ []string) { p.listPlayers() },
	"time":   func(p *Conversation, _ []string) { p.listTimes() },
	"last":   func(p *Conversation, _ []string) { p.trick(int(p.Shown.View.Tricks) - 1) },
	"tricks": func(p *Conversation, _ []string) { p.tricks() },
	"trick": func(p *Conversation, args []string) {
		if len(args) > 0 {
			n, _ := strconv.Atoi(args[0])
			p.trick(n - 1)
			return
		}
		p.trick(int(p.Shown.View.Tricks))
		p.says("plain.tally", "tally", p.tally())
	},
	"hint":   func(p *Conversation, _ []string) { p.wantsHint() },
	"report": func(p *Conversation, _ []string) { p.wantsReport() },
	"take":   func(p *Conversation, _ []string) { p.followHint() },
	"quit":   func(p *Conversation, _ []string) { p.answer.Request = RequestQuit },
	"short": func(p *Conversation, _ []string) {
		p.Short = !p.Short
		p.says("plain.short", "short", phrase.Yes(p.Short))
	},
	"abandon": func(p *Conversation, _ []string) {
		p.Once = "abandon"
		p.says("page.speech.abandon")
	},
	"undo":    proposal(table.Undo),
	"restart": proposal(table.Replay),
	"pause":   proposal(table.Pause),
	"resume":  simply(table.Resume),
	"claim":   simply(table.Claim),
	"leave":   simply(table.Stand),
	"redo":    simply(table.Redo),
	"back":    simply(table.Back),
	"unlock":  simply(table.Lock),
	"lock":    func(p *Conversation, _ []string) { p.command(wire.Command{Do: table.Lock, On: true}) },
	"say":     func(p *Conversation, args []string) { p.chat(args[0]) },
	"admit":   func(p *Conversation, args []string) { p.unban(args[0]) },
	"sit":     func(p *Conversation, args []string) { p.arrangeChairs("sit", args[0]) },
	"bot":     func(p *Conversation, args []string) { p.arrangeChairs("bot", args[0]) },
	"remove":  func(p *Conversation, args []string) { p.arrangeChairs("remove", args[0]) },
	"ban":     func(p *Conversation, args []string) { p.arrangeChairs("ban", args[0]) },
	"link":    func(p *Conversation, _ []string) { p.giveLink() },
}

// arranging are the commands about chairs.
var arranging = []string{"sit", "bot", "remove", "ban"}

// simply returns a command without arguments.
func simply(do table.Kind) func(*Conversation, []string) {
	return func(p *Conversation, _ []string) { p.command(wire.Command{Do: do}) }
}

func proposal(what string) func(*Conversation, []string) {
	return func(p *Conversation, _ []string) { p.command(wire.Command{Do: table.Propose, Text: what}) }
}

// unclear says that a word was not understood.
func (p *Conversation) unclear(word string) { p.says("plain.what", "word", word) }

// decideCards lays or plays the typed cards.
func (p *Conversation) decideCards(verb string, words []string) {
	o := p.Shown.View.Options
	switch verb {
	case map[rules.Phase]string{rules.Laying: "lay", rules.Playing: "play"}[o.Kind]:
		words = words[1:]
	case "lay", "play", "pass", "declare", "reveal", "name", "yes", "no", "next", "again":
		p.says("illegal")
		p.print(p.Decision())
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
		p.chooseOption(act, words[0])
	default:
		p.print(p.Refusal(cs.First()))
		p.says("page.speech.legal", "cards", p.list(p.choosable()))
	}
}

// decideOther makes the typed offer, or names the typed trump; a premium has to be confirmed.
func (p *Conversation) decideOther(verb string, known bool, words []string) {
	o, rest := p.Shown.View.Options, words
	if verb == "name" {
		rest = words[1:]
	}
	offer, err := rules.ParseOffer(strings.Join(append([]string{verb}, words[1:]...), " "))
	isOffer := err == nil && o.Kind == rules.Offering && o.Has(rules.MakeOffer(o.Seat, offer))
	_, notNumber := strconv.Atoi(words[len(words)-1])
	menu := p.Choices()
	at := slices.IndexFunc(menu, func(c Choice) bool { return p.picks(&c, verb, strings.Join(rest, " "), offer) })
	switch {
	case at >= 0:
		if a := p.Choose(&menu[at]); a != 0 {
			p.chooseOption(a, words[0])
			return
		}
	case isOffer && offer == rules.Pass:
		p.chooseOption(rules.MakeOffer(o.Seat, offer), "")
		return
	case isOffer:
		p.Sure = offer
	case verb == "no" && p.Offer != 0: // cancelled
		p.Offer = 0
	case p.Sure != 0, notNumber == nil && p.Offer != 0:
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

// picks reports whether an entry of the menu was typed, by its number or its name. If there is only one
// premium, yes means that, and no means pass.
func (p *Conversation) picks(c *Choice, verb, name string, o rules.Offer) bool {
	k, isSuit := p.suitWord(name, 1)
	switch menu := p.Choices(); {
	case name == c.Key:
		return true
	case p.Shown.View.Options.Kind == rules.Naming:
		return phrase.Same(name, p.Book.Trump(c.Trump)) || phrase.Same(name, c.Trump.String()) || isSuit && c.Trump == rules.TrumpOf(k)
	case p.Sure != 0 && c.Offer == 0:
		return verb == "no" || verb == "n"
	case p.Sure != 0:
		return verb == "yes" || verb == "y" || verb == "j"
	case verb == "no":
		return c.Offer == rules.Pass
	case verb == "yes":
		return c.Offer != rules.Pass && p.Offer == 0 && len(menu) == 2 && menu[0].Offer == rules.Pass
	}
	return c.Offer == o
}

func (p *Conversation) listed() string {
	var words []string
	for i, c := range p.choosable() {
		words = append(words, strconv.Itoa(i+1)+": "+p.CardName(c))
	}
	for _, c := range p.Choices() {
		switch {
		case p.Shown.View.Options.Kind == rules.Naming:
			c.Label = p.Book.Trump(c.Trump) // without its symbol
		case c.Label == c.Key:
			words = append(words, c.Key)
			continue
		}
		words = append(words, c.Key+": "+c.Label)
	}
	return strings.Join(words, ", ")
}

// numbers lists the numbers to choose from.
func (p *Conversation) numbers() string {
	n := len(p.choosable()) + len(p.Choices())
	list := p.listed()
	if n == 1 {
		_, list, _ = strings.Cut(list, ": ")
	}
	return p.Say("plain.number", "n", n, "list", list)
}
