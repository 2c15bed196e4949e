package conversation

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/search"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A talker is a page at seat 0, which has its table told.
type talker struct {
	t   *testing.T
	m   *match.Match
	s   match.State
	seq int
	in  wire.TalkAsking // with the memory of the last answer
}

func newTalker(t *testing.T, variant, seed string) *talker {
	t.Helper()
	m := must.Get(match.New(must.Get(rules.Open(variant))(t), 1, match.Limit{}))(t)
	k := &talker{t: t, m: m, s: m.Start(), in: wire.TalkAsking{Settings: table.Settings{Variant: variant}}}
	sown := cards.SeedOf(seed)
	d := m.Draw(&k.s, &sown, 0)
	must.Do(t, m.Deal(&k.s, &d))
	k.hears(`{"do":"deal"}`)
	return k
}

// ask sends the question, and keeps the memory of the answer.
func (k *talker) ask() *wire.TalkAnswer {
	k.t.Helper()
	a := must.Get(Converse(&k.in, nil))(k.t)
	if n := len(k.in.News); n > 0 {
		k.in.Before = k.in.News[n-1]
	}
	k.in = wire.TalkAsking{Lang: k.in.Lang, Settings: k.in.Settings, Mind: a.Mind, Before: k.in.Before}
	return a
}

// hears delivers a message about an event, and returns what is said.
func (k *talker) hears(event string) string {
	k.t.Helper()
	var v match.View
	k.m.View(&k.s, 0, &v)
	k.seq++
	k.in.News = []json.RawMessage{fmt.Appendf(nil, `{"seq":%d,"event":%s,"seat":0,"table":{"stage":"playing","match":1,"hints":true,"open":true,
		"chairs":[{"player":"p","name":"Anna"},{"bot":"club","name":"Ada"},{"bot":"club","name":"Ole"}]},"view":%s}`,
		k.seq, event, record.AppendView(nil, k.m, &v, 3))}
	return strings.Join(k.ask().Said, "\n")
}

func (k *talker) types(line string) *wire.TalkAnswer { k.t.Helper(); k.in.Line = &line; return k.ask() }

// acts has the seat do the act, and returns what is said.
func (k *talker) acts(a rules.Action) string {
	k.t.Helper()
	k.m.Apply(&k.s, a)
	return k.hears(fmt.Sprintf(`{"do":"act","seat":%d,"acts":["%d %v"]}`, a.Seat(), a.Seat(), a))
}

// reaches has the first options done until seat 0 is to decide in the phase, and returns its options.
func (k *talker) reaches(phase rules.Phase) rules.Options {
	k.t.Helper()
	g := k.m.Game
	for {
		turn := g.Turn(&k.s.Deal)
		if at := k.s.Deal.Phase(); turn.Has(0) && at == phase {
			return g.Options(&k.s.Deal, 0)
		} else if at > phase {
			k.t.Fatalf("the deal is at %v", at)
		}
		k.acts(g.Options(&k.s.Deal, turn.First()).Nth(0))
	}
}

func (k *talker) says(key string, pairs ...any) string {
	return phrase.Open(k.in.Lang).Say(key, pairs...)
}

// TestConverse: a question is asked once; an act is not told to the person who typed its name, unless the
// table refused it and it was done later; a number is told.
func TestConverse(t *testing.T) {
	k := newTalker(t, "standard", "typed")
	if said := k.hears(`{"do":"hint","seat":1}`); said != "" {
		t.Errorf("after an event without words, %q is said", said)
	}
	if said := k.hears(`{"do":"merge","by":"a","text":"b","seat":1}`); said != k.says("page.speech.merged", "name", "Ada") {
		t.Errorf("after another player has taken a chair over, %q is said", said)
	}
	if said := k.hears(`{"do":"merge","by":"a","text":"b","seat":-1}`); said != "" {
		t.Errorf("after another player has taken the table over, %q is said", said)
	}
	o := k.reaches(rules.Playing)
	a := o.Nth(0)
	word := strings.ToLower(a.Card().String())
	number := ""
	for _, entry := range strings.Split(strings.Join(k.types("legal").Said, ""), ", ") {
		if n, ok := strings.CutSuffix(entry, ": "+named(k, a)); ok {
			number = n
		}
	}
	for _, x := range []struct {
		typed   string
		refused bool
		told    bool
	}{{word, false, false}, {number, false, true}, {word, true, true}} {
		then := *k
		if do := then.types(x.typed).Do; do == nil || do.Do != table.Act || do.Act != a.String() || do.Seen != uint64(then.seq) {
			t.Fatalf("%q does %+v, not %v", x.typed, do, a)
		}
		then.in.Refused = x.refused
		if said := then.acts(a); strings.Contains(said, "You: "+named(k, a)) != x.told {
			t.Errorf("after %q, refused: %v, %q is said", x.typed, x.refused, said)
		}
	}
}

func named(k *talker, a rules.Action) string {
	return k.says("card.spoken", "rank", rankName(phrase.Open(k.in.Lang), a.Card().Rank()), "suit", phrase.Open(k.in.Lang).Suit(a.Card().Suit()))
}

// TestTake: a word takes the last hint, a premium once it is confirmed, and requests a hint if there is none.
// After the deal has moved on there is nothing to take.
func TestTake(t *testing.T) {
	k := newTalker(t, "standard", "taken")
	hint := func(a rules.Action) {
		k.in.Hint = &wire.Advice{Act: a.String(), Choices: []wire.Choice{{Act: a.String(), Chance: 0.5, Points: 3}, {Act: "pass", Gap: 9, GapError: 1}}}
		if said := k.ask().Said; len(said) == 0 || said[len(said)-1] != k.says("plain.take", "command", "take") {
			t.Errorf("after a hint, %q is said", said)
		}
	}
	if a := k.types("take"); a.Want != "hint" {
		t.Errorf("without a hint, none is requested: %+v", a)
	}
	k.reaches(rules.Offering)
	hint(rules.MakeOffer(0, rules.Declare))
	if a := k.types("take"); a.Do != nil || !strings.HasSuffix(strings.Join(a.Said, "\n"), "Yes or no?") {
		t.Errorf("an unconfirmed premium is offered: %+v", a)
	}
	if do := k.types("yes").Do; do == nil || do.Act != "declare" {
		t.Errorf("the confirmed premium is %+v", do)
	}
	k.acts(rules.MakeOffer(0, rules.Pass))
	o := k.reaches(rules.Playing)
	hint(o.Nth(0))
	if do := k.types("take").Do; do == nil || do.Act != o.Nth(0).String() {
		t.Errorf("the hint is %v, and %+v is done", o.Nth(0), do)
	}
	k.acts(o.Nth(1))
	if said := k.types("take").Said; !slices.Equal(said, []string{k.says("hint.none")}) {
		t.Errorf("the hint was for another card, and %q is said", said)
	}
}

// TestOnlyPass: a person who can only pass is not asked for a premium.
func TestOnlyPass(t *testing.T) {
	k := newTalker(t, "strict", "passes")
	for g := k.m.Game; k.s.Deal.Phase() < rules.Playing; {
		o := g.Options(&k.s.Deal, g.Turn(&k.s.Deal).First())
		if o.Kind == rules.Offering && o.Seat == 0 {
			if said, want := k.types("").Said, k.says("ask.pass", "name", "Ole"); len(said) == 0 || said[0] != want {
				t.Errorf("%q is said, not %q", said, want)
			}
			return
		}
		k.acts(o.Nth(o.Len() - 1)) // the first to offer reveals
	}
	t.Error("the person was not asked")
}

// TestWithoutChair: a spectator does nothing that needs a chair, and gets no report.
func TestWithoutChair(t *testing.T) {
	k := newTalker(t, "standard", "watched")
	k.in.Before = []byte(strings.Replace(string(k.in.Before), `"seat":0,"table"`, `"table"`, 1))
	for _, line := range []string{"claim", "leave", "back", "resume", "undo", "pause", "report", "lay 1 2 3"} {
		if a := k.types(line); a.Do != nil || a.Want != "" {
			t.Errorf("%s does %+v, and wants %q", line, a.Do, a.Want)
		}
	}
}

// TestReportLater: a report is wanted when the deal is over, and not before.
func TestReportLater(t *testing.T) {
	k := newTalker(t, "standard", "reported")
	k.reaches(rules.Playing)
	if a := k.types("report"); a.Want != "" || a.Said[0] != k.says("page.speech.report.none") {
		t.Errorf("in the deal %+v", a)
	}
}

// TestDayOver: after a deal of the day, or one played on from another match, no further match is offered.
func TestDayOver(t *testing.T) {
	for want, settings := range map[string]table.Settings{
		"daily.over":  {Variant: "standard", Day: "2026-11-23"},
		"whatif.over": {Variant: "standard", From: &journal.Fork{}},
	} {
		p := person(t, "en", "standard")
		p.Settings, p.Seat = &settings, 0
		p.Shown.Table = wire.Table{Stage: wire.Waiting, Match: 1, Chairs: []wire.Chair{{Player: "p"}, {Bot: "club"}, {Bot: "club"}}}
		a, waits, _ := p.Ask()
		if last := len(a.Said) - 1; !waits || last < 0 || a.Said[last] != p.Say(want) {
			t.Errorf("%s: %q is said", want, a.Said)
		}
	}
}

// TestPhraseHeard: a phrase offered by pages is said in the reader's language; other text, and a phrase of
// a newer server, as it was typed.
func TestPhraseHeard(t *testing.T) {
	k := newTalker(t, "standard", "chats")
	k.in.Lang = "de"
	for event, want := range map[string]string{
		`{"do":"chat","name":"Ada","seat":1,"text":"Good luck!","phrase":"luck"}`: "Gut Blatt!",
		`{"do":"chat","name":"Ada","seat":1,"text":"Good luck!"}`:                 "Good luck!",
		`{"do":"chat","name":"Ada","seat":1,"text":"Salut!","phrase":"hail"}`:     "Salut!",
	} {
		if said := k.hears(event); !strings.Contains(said, want) {
			t.Errorf("%s: %q is said, not %q", event, said, want)
		}
	}
}

// hiddenEnding is a problem of two tricks.
func hiddenEnding(t *testing.T) *wire.Problem {
	t.Helper()
	g, state := must.Get2(rules.ParsePosition(`standard 2 H A76.9.AKQJ106.AK/KQJ1098.AKQ.97.6/.J10876.8.QJ10987
		0:6C7C6H 1:6S8C9C 2:7D8D10D 0:pass 1:pass 2:pass
		KH 7H 8H AH 9H 6D QH KC QS JH QC JS 10H JC 10S AS 10C 9S KS AD 8S`))(t)
	m := must.Get(match.New(g, 0, match.Limit{}))(t)
	v := match.View{Stage: match.Playing}
	g.View(&state, 0, &v.View)
	return &wire.Problem{Kind: "hidden", Variant: "standard", Grade: 2, Rating: 1500, Need: []int{1}, Left: 2, View: record.AppendView(nil, m, &v, 1)}
}

// wrongOutcome is the outcome of a wrong answer to it.
const wrongOutcome = `{"right":false,"answers":["play AC"],"levels":[{"level":"club","solved":0.5}],"progress":{"rating":1490,"doubt":300},
	"refutations":[{"act":"play 9D","fails":3,"of":10,"hands":["AC 9D","2C 3C","4D 5D"],
		"tricks":[{"acts":["0 play 9D","1 play 2C","2 play 5D"],"won":0},{"acts":["0 play AC"]}]},
		{"act":"play 8D","fails":1,"of":10,"hands":[],"tricks":[]}]}`

// TestConverseOnProblem: a problem is told with the tricks before it and its task; lines are answers, questions or
// mistakes; an answer is given once; an outcome tells how the answer fails.
func TestConverseOnProblem(t *testing.T) {
	told := func(in wire.ProblemTalkAsking) *wire.TalkAnswer {
		t.Helper()
		in.Problem = *hiddenEnding(t)
		return must.Get(ConverseOnProblem(&in))(t)
	}
	if got, want := told(wire.ProblemTalkAsking{N: 2, Of: 10}).Said, []string{
		"Problem 2 of 10 · Ninety-Nine · grade 2 of 4.",
		"You: king of hearts, Anna: 7 of hearts, Bo: 8 of hearts; you win it.",
		"You: ace of hearts, Anna: 9 of hearts, Bo: 6 of diamonds; you win it.",
		"You: queen of hearts, Anna: king of clubs, Bo: queen of spades; you win it.",
		"You: jack of hearts, Anna: queen of clubs, Bo: jack of spades; you win it.",
		"You: 10 of hearts, Anna: jack of clubs, Bo: 10 of spades; you win it.",
		"You: ace of spades, Anna: 10 of clubs, Bo: 9 of spades; you win it.",
		"You: king of spades, Anna: ace of diamonds, Bo: 8 of spades; you win it.",
		"Tricks won. You: 7 of 8, Anna: 0, Bo: 0.",
		"Anna is out of hearts, spades.",
		"Bo is out of hearts.",
		"Anna: pass.",
		"Bo: pass.",
		"Trump: hearts.",
		"Your hand: clubs: ace; diamonds: 9.",
		"Win exactly one of the last two tricks. Find the card that works however the other cards lie and are played.",
		"Which card do you play?",
		"1: ace of clubs, 2: 9 of diamonds",
	}; !slices.Equal(got, want) {
		t.Errorf("the problem is told as\n%s\nnot as\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	for _, l := range []struct {
		line           string
		answered, busy bool
		said, act      string
		want           Request
	}{
		{"hand", false, false, "Your hand: clubs: ace; diamonds: 9.", "", ""},
		{"kh", false, false, "You do not hold king of hearts", "", ""},
		{"undo", false, false, "You cannot do that now.\nWhich card", "", ""},
		{"", false, false, "Which card", "", ""},
		{"help", false, false, "To ask: hand, ", "", ""},
		{"9 of diamonds", false, false, "", "play 9D", ""},
		{"1", false, false, "", "play AC", ""},
		{"ac", true, false, "You cannot do that now.\nEnter for the next one.", "", ""},
		{"ac", false, true, "You cannot do that now.", "", ""},
		{"", true, false, "", "", WantNext},
	} {
		a, act := told(wire.ProblemTalkAsking{Line: &l.line, Answered: l.answered, Busy: l.busy}), ""
		if a.Do != nil {
			act = a.Do.Act
		}
		if said := strings.Join(a.Said, "\n"); !strings.Contains(said, l.said) || l.said == "" && said != "" || act != l.act || a.Want != string(l.want) {
			t.Errorf("%+v: %q is said, and %q done; the client is to %q", l, said, act, a.Want)
		}
	}
	var out wire.ProblemOutcome
	must.Do(t, json.Unmarshal([]byte(wrongOutcome), &out))
	if got, want := told(wire.ProblemTalkAsking{Act: "play 9D", Outcome: &out, Days: 3}).Said, []string{
		"Wrong: 9 of diamonds.",
		"Ace of clubs works however the cards lie.",
		"9 of diamonds fails.",
		"In 3 of 10 sampled lies, even if you see every card. For example:",
		"Anna: 3 of clubs, 2 of clubs.",
		"Bo: 5 of diamonds, 4 of diamonds.",
		"You: 9 of diamonds, Anna: 2 of clubs, Bo: 5 of diamonds; you win it.",
		"You: ace of clubs.",
		"How often computer players find it: Club 50%.",
		"Your rating: 1490 ± 300; this problem’s: 1500. It comes back in 3 days.",
		"Enter for the next one.",
	}; !slices.Equal(got, want) {
		t.Errorf("the outcome is told as\n%s\nnot as\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

// TestVerbs: no word of a language is two commands, and each is one word.
func TestVerbs(t *testing.T) {
	for _, lang := range phrase.Languages() {
		p := person(t, lang, "standard")
		for _, verb := range verbs() {
			for _, word := range strings.Split(p.Say(p.wordKey(verb)), "|") {
				if got, known := p.verb(word); got != verb || !known || len(strings.Fields(word)) != 1 {
					t.Errorf("%s: %q is %q, not %q", lang, word, got, verb)
				}
			}
		}
	}
}

// TestCardNames: every card is understood by its names and signs, in every language and in English.
func TestCardNames(t *testing.T) {
	for _, lang := range phrase.Languages() {
		p, english := person(t, lang, "standard"), person(t, "en", "standard")
		for c := range cards.Everything.Cards() {
			if c == cards.Joker {
				continue
			}
			suit, sign := p.Book.Suit(c.Suit()), c.Suit().Symbol()
			index := p.Book.Rank(c.Rank())
			for _, typed := range []string{
				p.called(c), strings.ToUpper(p.called(c)), english.called(c), index + sign, c.Rank().String() + sign, index + suit, index + string([]rune(suit)[:3]),
			} {
				if ws := p.words(typed); len(ws) != 1 || p.named(cards.Everything, ws[0]) != c.Set() {
					t.Errorf("%s: %q is %q, not %v", lang, typed, ws, c)
				}
			}
		}
	}
}

// TestOlderLevels: a computer player is told to be of an earlier edition, if there is a newer one.
func TestOlderLevels(t *testing.T) {
	for edition := 1; edition <= search.Edition; edition++ {
		k := newTalker(t, "standard", "older")
		k.in.Before = bytes.Replace(k.in.Before, []byte(`"table":{`), fmt.Appendf(nil, `"table":{"edition":%d,`, edition), 1)
		said := strings.Join(k.types("who").Said, "\n")
		if told := strings.Count(said, k.says("page.level.edition", "n", edition)); told != 2 && edition < search.Edition || told != 0 && edition == search.Edition {
			t.Errorf("of edition %d is said: %s", edition, said)
		}
	}
}
