package conversation

import (
	"ninetynine/advice"
	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/learn/ledger"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/reason"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/rules"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// person is at a table of a variant before its first message.
func person(t *testing.T, lang, variant string) *Conversation {
	t.Helper()
	p := New(phrase.Open(lang))
	p.Match = &match.Match{Game: must.Get(rules.Open(variant))(t)}
	return p
}

// TestSuitFirst reads a card by its suit and a number in either order, in every language, and lists the
// possible cards if it is ambiguous.
func TestSuitFirst(t *testing.T) {
	for lang, typed := range map[string]string{"en": "d7", "de": "kar7", "sv": "ru7"} {
		p := person(t, lang, "standard")
		for word, want := range map[string]string{typed: "7D", "h10": "10H", "♠9": "9S", "7": "", "kx7": "", "h7h": ""} {
			var cs cards.Set
			if want != "" {
				c := must.Get(cards.ParseCard(want))(t)
				cs = c.Set()
			}
			if got := p.named(p.Match.Game.Pack(), word); got != cs {
				t.Errorf("%s: %s is %v, not %s", lang, word, got, want)
			}
		}
		for c := range cards.Everything.Cards() {
			rank := c.Rank().String()
			if c == cards.Joker || rank[0] > '9' {
				continue
			}
			typed := p.Book.Suit(c.Suit()) + rank
			if got := p.named(cards.Everything, typed); got != c.Set() {
				t.Errorf("%s: %s is %v", lang, typed, got)
			}
		}
	}
	p := person(t, "de", "standard")
	if got := p.named(p.Match.Game.Pack(), "k7"); got.Len() != 2 {
		t.Errorf("k7 is %v: it may be of Kreuz or Karo", got)
	}
}

// TestHelpNamesCommands: help in plain lines names every command in each language, except yes and no,
// which questions name.
func TestHelpNamesCommands(t *testing.T) {
	for _, lang := range phrase.Languages() {
		t.Run(lang, func(t *testing.T) {
			p := person(t, lang, "declarer")
			words := strings.FieldsFunc(strings.Join(p.Execute("help").Said, " "), func(r rune) bool { return !unicode.IsLetter(r) })
			for _, verb := range verbs() {
				if named := strings.Split(p.Say(p.wordKey(verb)), "|"); verb != "yes" && verb != "no" &&
					!slices.ContainsFunc(named, func(w string) bool { return slices.Contains(words, w) }) {
					t.Errorf("help does not name %s", named)
				}
			}
		})
	}
}

// TestPlainJoker takes the joker by its name, alone and with the card it
// stands for; "as" may be the ace of spades.
func TestPlainJoker(t *testing.T) {
	hand := must.Get(cards.Parse("7S AS KD"))(t)
	for _, lang := range phrase.Languages() {
		p := person(t, lang, "classic")
		p.Shown.View.Hand[0] = hand
		if got := p.words("joker"); !slices.Equal(got, []string{"joker"}) {
			t.Errorf("%s: without a joker, it is %q", lang, got)
		}
		p.Shown.View.Turnup = cards.Of(cards.Seven, cards.Spades)
		seven := p.called(p.Shown.View.Turnup)
		for _, typed := range []string{p.Say("joker.as", "card", seven), p.Say("joker.as", "card", "7♠"), p.Say("joker"), "Joker"} {
			if got := p.words(typed); !slices.Equal(got, []string{"7♠"}) {
				t.Errorf("%s: %s is %q", lang, typed, got)
			}
		}
		if got := p.words("joker as kd"); !slices.Equal(got, []string{"7♠", "as", "kd"}) {
			t.Errorf("%s: the joker, an ace and a king are %q", lang, got)
		}
	}
}

// TestNamed finds the cards that a word may mean in each language.
func TestNamed(t *testing.T) {
	hand := must.Get(cards.Parse("7C 7D 10H AH KC KD KH QS JS JC"))(t)
	for lang, words := range map[string]map[string]string{
		"de": {"7k": "7C 7D", "7kr": "7C", "7ka": "7D", "7KARO": "7D", "7♦": "7D", "7d": "7D", "7c": "7C", "KK": "KC KD", "kkr": "KC", "kh": "KH", "bp": "JS", "js": "JS", "bk": "JC", "ds": "QS", "ah": "AH", "10herz": "10H", "7x": "", "7": "", "k": ""},
		"sv": {"7k": "7C", "7r": "7D", "7klö": "7C", "eh": "AH", "ah": "AH", "kk": "KC", "knk": "JC", "kns": "JS", "kn♠": "JS", "jc": "JC", "7c": "7C"},
		"en": {"7c": "7C", "7clubs": "7C", "7di": "7D", "kd": "KD", "qS": "QS", "1h": ""},
	} {
		p := person(t, lang, "standard")
		for word, want := range words {
			wanted, err := cards.Parse(want)
			if want != "" && err != nil {
				t.Fatal(err)
			}
			if got := p.named(hand, word); got != wanted {
				t.Errorf("%s: %q is %v, want %v", lang, word, got, wanted)
			}
		}
	}
}

// TestPlainBegins: a person who is ready and waits only for bots is asked nothing before the deal, so
// that lines typed ahead apply to the deal.
func TestPlainBegins(t *testing.T) {
	me, bot := wire.Chair{Player: "anna", Ready: true}, wire.Chair{Bot: "greedy"}
	for _, x := range []struct {
		chairs []wire.Chair
		asked  bool
	}{
		{[]wire.Chair{me, bot}, false},
		{[]wire.Chair{{Player: "anna"}, bot}, true},
		{[]wire.Chair{me, {}}, true},
		{[]wire.Chair{me, {Player: "ben"}}, true},
	} {
		msg := &wire.Message{Seat: new(int), Table: wire.Table{Stage: wire.Waiting, Match: 1, Chairs: x.chairs}}
		p := person(t, "en", "standard")
		p.Shown, p.Seat, p.InRoom = &Moment{Message: msg}, 0, true
		if key, _ := p.currentQuestion(); (key != "") != x.asked {
			t.Errorf("with %+v the person is asked %q", x.chairs, key)
		}
	}
}

// TestWaitingRoom: in the waiting room a computer player is seated by seat and level, in words too; the link is given
// where there is one; and what is not understood does not list the seats again.
func TestWaitingRoom(t *testing.T) {
	for _, lang := range phrase.Languages() {
		p := person(t, lang, "standard")
		msg := &wire.Message{Seat: new(int), Table: wire.Table{Stage: wire.Waiting, Chairs: []wire.Chair{{Player: "anna", Name: "Anna"}, {}, {}}}}
		p.Shown, p.Seat, p.Levels = &Moment{Message: msg}, 0, []string{"club", "expert"}
		bot := p.word("bot")
		for _, typed := range []string{bot + " 3 club", bot + " 3, " + p.LevelName("club"), "bot 3 CLUB"} {
			if do := p.Execute(typed).Do; do == nil || do.Do != table.SeatBot || *do.Seat != 2 || do.Text != "club" {
				t.Errorf("%s: %q does %+v", lang, typed, do)
			}
		}
		for typed, want := range map[string]string{
			bot + " 2 fnord": p.Say("plain.what", "word", "fnord"), bot + " fnord": p.Say("plain.what", "word", "fnord"), bot + " 9": p.Say("page.speech.nochair"),
			"fnord": p.Say("plain.what", "word", "fnord"), "no": p.Say("page.speech.nothing.asked"), "legal": p.Say("page.speech.waiting", "ready", p.word("ready")), "link": p.Say("illegal"),
		} {
			a := p.Execute(typed)
			if a.Do != nil || a.Request != "" || len(a.Said) == 0 || a.Said[0] != want || strings.Contains(strings.Join(a.Said, " "), p.Say("page.speech.seat", "n", 2, "who", p.Say("page.chair.empty"))) {
				t.Errorf("%s: %q: %q is said, not %q; and %+v done", lang, typed, a.Said, want, a.Do)
			}
		}
		p.Link = "https://cards.example/t/x"
		if a := p.Execute(p.word("link")); a.Request != RequestLink || len(a.Said) != 1 || !strings.HasSuffix(a.Said[0], p.Link) {
			t.Errorf("%s: for the link %q is said, and %q requested", lang, a.Said, a.Request)
		}
		msg.Table.Locked = true
		if a := p.Execute("link"); a.Request != "" || a.Said[0] != p.Say("page.locked") {
			t.Errorf("%s: at a locked table %q is said, and %q requested", lang, a.Said, a.Request)
		}
	}
}

// TestBecause: a hint has a reason only if the known facts support it.
func TestBecause(t *testing.T) {
	fact := func(k reason.Kind, of string) advice.Fact { return advice.Fact{Kind: k, Of: of, Card: "AC"} }
	choice := func(act string, chance, gap float64) wire.Choice {
		return wire.Choice{Act: act, Chance: chance, Gap: gap, GapError: 0.5}
	}
	for _, test := range []struct {
		want, phase string
		equal       bool
		why         []advice.Fact
		choices     []wire.Choice
	}{
		{"forced", "play", false, nil, []wire.Choice{choice("play AC", 1, 0)}},
		{"learnt", "play", false, nil, []wire.Choice{choice("play AC", 1, 0), choice("play KC", 1, 2)}},
		{"win", "play", false, []advice.Fact{fact(reason.Some, ""), fact(reason.Wins, "better")}, []wire.Choice{choice("play AC", 1, 0), choice("play KC", 0, 2)}},
		{"duck", "play", false, []advice.Fact{fact(reason.Enough, ""), fact(reason.Wins, "done")}, []wire.Choice{choice("play AC", 1, 0), choice("play KC", 0, 2)}},
		{"learnt", "play", false, []advice.Fact{fact(reason.Some, ""), fact(reason.Wins, "done")}, []wire.Choice{choice("play AC", 1, 0), choice("play KC", 0, 2)}},
		{"unload", "play", false, []advice.Fact{fact(reason.Enough, ""), fact(reason.Sheds, "better")}, []wire.Choice{choice("play AC", 1, 0), choice("play KC", 0, 2)}},
		{"spoil", "play", false, []advice.Fact{{Kind: reason.Lost}}, []wire.Choice{choice("play AC", 0, 0), choice("play KC", 0, 2)}},
		{"likely", "lay", false, nil, []wire.Choice{choice("lay AC KC QC", 0.5, 0), choice("lay AD KD QD", 0.4, 2)}},
		{"learnt", "lay", false, nil, []wire.Choice{choice("lay AC KC QC", 0.4, 0), choice("lay AD KD QD", 0.5, 2)}},
		{"risky", "offer", false, nil, []wire.Choice{choice("pass", 0.5, 0), choice("declare", 0.5, 2)}},
		{"learnt", "offer", true, nil, []wire.Choice{choice("pass", 0.5, 0), choice("declare", 0.5, 0.1)}},
		{"safe", "offer", false, nil, []wire.Choice{choice("declare", 0.5, 0), choice("pass", 0.5, 2)}},
		{"learnt", "offer", true, nil, []wire.Choice{choice("declare", 0.5, 0), choice("pass", 0.5, 0.1)}},
	} {
		a := &wire.Advice{Phase: test.phase, Act: test.choices[0].Act, Player: "expert", Choices: test.choices, Why: test.why}
		if got := because(a, test.equal); got != test.want {
			t.Errorf("%s of %v: %s, not %s", a.Act, test.why, got, test.want)
		}
	}
}

// TestChances: the effect of a mistake on the chance of the contract is mentioned only where it explains
// something.
func TestChances(t *testing.T) {
	p := person(t, "en", "standard")
	for _, test := range []struct {
		phase, act, better string
		a, b, lost         float64
		why                []advice.Fact
		want               string
	}{
		{"play", "play AC", "play KC", 0.41, 0.52, 3, nil, "contract 41% instead of 52%"},
		{"play", "play AC", "play KC", 0.41, 0.42, 3, nil, "contract 42% either way: the other points decide"},
		{"play", "play AC", "play KC", 0.41, 0.42, 0.5, nil, "contract 41% instead of 42%"},
		{"lay", "lay AC KC QC", "lay AD KD QD", 0.6, 0.2, 3, nil, "contract 60% instead of 20%, but fewer points on average"},
		{"play", "play AC", "play KC", 0, 0, 3, nil, ""},
		{"play", "play AC", "play KC", 0.01, 0.01, 3, []advice.Fact{{Kind: reason.Lost}}, ""},
		{"offer", "pass", "declare", 0.88, 0.74, 3, nil, "contract 74% with the premium: over many deals that gains more than it costs"},
		{"offer", "pass", "declare", 0.68, 0.74, 3, nil, "contract 74% with the premium: over many deals that gains more than it costs"},
		{"offer", "declare", "pass", 0.5, 0.7, 3, nil, "contract 50% instead of 70%"},
		{"offer", "declare", "pass", 0.7, 0.7, 3, nil, "contract 70% with the premium: over many deals that costs more than it gains"},
		{"offer", "declare", "reveal", 0.7, 0.7, 3, nil, ""},
	} {
		m := advice.Mistake{Phase: test.phase, Act: test.act, Better: test.better, Chance: test.a, BetterChance: test.b, Lost: ledger.PointsOf(test.lost), Why: test.why}
		if got := p.chances(&m); got != test.want {
			t.Errorf("%s instead of %s: %q, not %q", test.act, test.better, got, test.want)
		}
	}
}

// TestLaidOut: the colours of suits alternate.
func TestLaidOut(t *testing.T) {
	g := must.Get(rules.Open("nines"))(t)
	for _, x := range []struct {
		dealt, hand string
		trump       rules.Trump
		want        string
	}{
		{"AC KD QH JS", "AC KD QH JS", rules.NoTrump, "AC QH JS KD"},
		{"AC KD QH JS", "KD QH JS", rules.DiamondsTrump, "QH JS KD"},
		{"AC KD JS", "AC KD JS", rules.NoTrump, "AC KD JS"},
		{"AC KD QH", "AC KD QH", rules.ClubsTrump, "QH AC KD"},
		{"AC 9C KD 9H QH 6S", "AC 9C KD 9H QH 6S", rules.NinesTrump, "9C 9H AC QH 6S KD"},
		{"AC 9C KD 9H QH 6S", "AC 9C KD 9H QH 6S", rules.NoTrump, "AC 9C QH 9H 6S KD"},
	} {
		dealt := must.Get(cards.Parse(x.dealt))(t)
		s := must.Get(cards.Parse(x.hand))(t)
		got := ""
		for i, c := range laidOut(s, layout(dealt), g, x.trump) {
			if i > 0 {
				got += " "
			}
			got += c.String()
		}
		if got != x.want {
			t.Errorf("%s at %v: %s, want %s", x.hand, x.trump, got, x.want)
		}
	}
}

// TestShortTime warns once, 20 seconds before the time for a decision ends, and says when.
func TestShortTime(t *testing.T) {
	p := person(t, "en", "standard")
	now := int64(0)
	p.Now = func() int64 { return now }
	p.Seat, p.Shown.Table.Chairs = 0, []wire.Chair{{Player: "a", Until: 50_000}}
	p.Shown.View.Options.Pick = 3
	if at := p.warningTime(); at != 30_000 || p.warn().Said != nil {
		t.Errorf("the warning is to come at %d", at)
	}
	if now = 31_000; !slices.Equal(p.warn().Said, []string{p.Say("page.speech.short", "time", "0:19")}) {
		t.Error("the warning does not come")
	}
	if p.warningTime() != 0 || p.warn().Said != nil {
		t.Error("the warning comes twice")
	}
}

// TestOldMind: the mind of an earlier version, in which offers are numbers, is still read.
func TestOldMind(t *testing.T) {
	for mind, want := range map[string]Memory{
		`{"Sure":36,"Offer":2,"Put":"a"}`:                 {Sure: rules.Reveal.With(4), Offer: rules.Declare, Put: "a"},
		`{"Sure":"reveal 4","Offer":"declare","Put":"a"}`: {Sure: rules.Reveal.With(4), Offer: rules.Declare, Put: "a"},
	} {
		if p, err := resume("en", mind); err != nil || p.Memory != want {
			t.Errorf("%s: %+v, %v", mind, p, err)
		}
	}
}

// TestTyingByName follows, mutes and blocks a player at the table by name, or no longer, in every language; other
// names are asked for. What becomes of it is said once it is done.
func TestTyingByName(t *testing.T) {
	for _, lang := range phrase.Languages() {
		p := person(t, lang, "standard")
		p.Seat, p.Shown.Table.Chairs = 0, []wire.Chair{{Player: "pann", Name: "Ann"}, {Player: "pbob", Name: "Bob der Zweite"}, {Name: "Eve", Bot: "club"}}
		for verb, want := range tying {
			a := p.Execute(p.word(verb) + " bob Der zweite")
			if a.Do == nil || a.Do.Do != want.Do || a.Do.On != want.On || a.Do.Text != "pbob" || len(a.Said) > 0 || len(a.Done) != 1 {
				t.Errorf("%s: %s gives %+v", lang, verb, a)
			}
			for _, name := range []string{"", " Ann", " Eve"} {
				if a := p.Execute(verb + name); a.Do != nil || !strings.Contains(strings.Join(a.Said, ""), "Bob") {
					t.Errorf("%s: %s%s gives %+v", lang, verb, name, a)
				}
			}
		}
		p.Seat = rules.Nobody
		if a := p.Execute("follow Ann"); a.Do == nil || a.Do.Text != "pann" {
			t.Errorf("%s: a spectator follows: %+v", lang, a)
		}
	}
}
