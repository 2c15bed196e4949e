package tui

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/table"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/conversation"
	"ninetynine/match"
	"ninetynine/rules"
)

// A listener plays only by the output since its last input.
type listener struct {
	t     *testing.T
	book  *phrase.Book
	from  int
	turns int
	lays  bool // bid-cards are asked for, and the cards are listed next
}

var numbered = regexp.MustCompile(`(\d+): ([^,:]+)(?:, |$)`)

// answer types a card in words, three of them where bid-cards are asked for, or the second entry of a
// menu, or yes.
func (l *listener) answer(printed string) (string, bool) {
	said := printed[l.from:]
	l.from = len(printed)
	l.turns++
	if l.turns > 60 {
		l.t.Errorf("no end of it:\n%s", printed)
		return "", false
	}
	if strings.Contains(said, l.book.Say("page.speech.over", "quit", l.book.Say("cmd.quit"))) {
		return "q", true
	}
	lines := strings.Split(strings.TrimSuffix(said, "\n> "), "\n")
	last := lines[len(lines)-1]
	var names []string
	for _, m := range numbered.FindAllStringSubmatch(last, -1) {
		names = append(names, m[2])
	}
	worth, _, _ := strings.Cut(l.book.Say("plain.worth"), ":")
	sure := l.book.Say("plain.sure")
	lays := l.lays
	l.lays = strings.HasPrefix(last, worth+":")
	switch {
	case strings.HasSuffix(last, sure[strings.LastIndex(sure, ". "):]):
		return l.book.Say("cmd.yes"), true
	case len(names) == 0 && (last == "" || !unicode.IsDigit(rune(last[0]))): // any card of the hand; or nothing was printed since
		return l.book.Say("cmd.legal"), true
	case len(names) == 0: // numbers only
		n, _, _ := strings.Cut(last, ",")
		return n, true
	case len(names) >= 9 && lays:
		return strings.Join([]string{strings.Split(l.book.Say("cmd.lay"), "|")[0], names[0], names[4] + ",", names[8]}, " "), true
	case strings.Contains(last, "(") && len(names) > 1:
		return "2", true
	case names[0] == l.book.Suit(0): // a trump
		return l.book.Say("cmd.name") + " " + l.book.Suit(0), true
	}
	return names[len(names)-1], true
}

// TestPlainAlone plays whole deals only by the printed lines, in three languages.
func TestPlainAlone(t *testing.T) {
	for i, id := range []string{"standard", "strict", "declarer", "nines", "classic", "nobid", "dummy", "duel", "four", "five"} {
		for _, lang := range phrase.Languages() {
			t.Run(id+"-"+lang, func(t *testing.T) {
				t.Parallel()
				s := sit(t, id, lang, []string{"random", "greedy"}[i%2], match.Limit{Deals: 1})
				l := &listener{t: t, book: s.m.cfg.Book}
				y := &typist{answer: l.answer}
				must.Get(Plain(t.Context(), s.m.cfg, NewLines(y), y))(t)
				out := y.out.String()
				if v := s.desk.view(0); v.Stage != match.Ended {
					t.Fatalf("the deal was left in the middle:\n%s", out)
				}
				_, unclear, _ := strings.Cut(l.book.Say("plain.what", "word", "@"), "@")
				for _, bad := range []string{unclear, l.book.Say("illegal"), "<nil>", "{", "plain.", "%!"} {
					if strings.Contains(out, bad) {
						t.Errorf("%q was said:\n%s", bad, out)
					}
				}
				for _, key := range []string{"plain.won", "plain.holds", "plain.names"} { // Anna is the person
					third, _, _ := strings.Cut(l.book.Say(key, "you", "no", "name", "Anna"), ":")
					second, _, _ := strings.Cut(l.book.Say(key, "you", "yes"), ":")
					if strings.Contains(out, third) || key == "plain.won" && !strings.Contains(out, second) && id == "standard" {
						t.Errorf("%s is not said as to the person:\n%s", key, out)
					}
				}
				if strings.ContainsAny(out, "♣♦♥♠") {
					t.Errorf("there are symbols instead of words:\n%s", out)
				}
			})
		}
	}
}

// TestPlainWrong types wrong input, and compares the explanations.
func TestPlainWrong(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{Deals: 1})
	s.rest()
	say(t, s, []turn{
		{"foo", "I do not understand “foo”"},
		{"lay", "names no card; you need 3 different ones"},
		{"lay 1,2", "That is 2 cards; you need 3 different"},
		{"lay 1 1 2", "That is 2 cards; you need 3 different"},
		{"lay 1 2 3 4", "That is 4 cards; you need 3 different"},
		{"lay 1 2 13", "Choose a number from 1 to 12. 1: ace of clubs"},
		{"lay 2c king of clubs ac", "You do not hold 2 of clubs"},
		{"lay 1 2 bar", "I do not understand “bar”"},
		{"play 1", "cannot do that now"},
		{"pass", "cannot do that now"},
		{"next", "cannot do that now"},
		{"again", "cannot do that now"},
		{"undo", "nothing to take back"},
		{"WORTH", "clubs 3, hearts 2, spades 1, diamonds 0"},
		{"rules", "aside"},
		{"tricks", "You: 0, Bo: 0, Cleo: 0"},
		{"score", "A game goes to 100"},
		{"bids", "You: no bid yet"},
		{"?", "To play: lay"},
		{"short", "now have short names"},
		{"hand", "A♣ K♣"},
		{"short", "now have full names"},
		{"lay 10 of clubs, 8 diamonds and", "I do not understand “and”"},
		{"lay 10 of clubs, 8 diamonds; queen of spades.", "Laid aside: 10 of clubs"},
		{"7", "Choose a number from 1 to 3"},
		{"play 1", "cannot do that now"},
		{"declare", "Declare for 30: your bid-cards lie open. Make your contract and you get 30; if you fail, each opponent gets 30. Yes or no?"},
		{"huh", "Yes or no?"},
		{"no", "Do you want to declare or reveal?"},
		{"yes", "Do you want to declare or reveal?"},
		{"no", "Bo: pass"},
		{"trick", "Tricks won. You: 0 of 4, Bo: 0, Cleo: 0 of 4."},
		{"lay 1 2 3", "cannot do that now"},
		{"2", "There is only number 1: 9 of diamonds."},
		{"ac", "You must follow"},
		{"undo", "Taken back."},
		{"reveal", "Reveal for 60: all your cards lie open"},
		{"pass", "Bo: pass"},
		{"restart", "Type restart again"},
		{"bids", "You: bid 4"},
		{"restart", "Type restart again"},
		{"restart", "The deal begins again."},
		{"lay 10c 8d qs", "Do you want to declare"},
		{"undo", "Taken back."},
		{"bye", ""},
	})
}

// A turn is an input and the expected output.
type turn struct{ typed, want string }

func say(t *testing.T, s *sitting, turns []turn) {
	t.Helper()
	at, from := 0, 0
	y := &typist{}
	y.answer = func(printed string) (string, bool) {
		if at > 0 && !strings.Contains(printed[from:], turns[at-1].want) {
			t.Errorf("%q was answered\n%s\nwithout %q", turns[at-1].typed, printed[from:], turns[at-1].want)
		}
		from = len(printed)
		if at == len(turns) {
			return "", false
		}
		at++
		return turns[at-1].typed, true
	}
	must.Get(Plain(t.Context(), s.m.cfg, NewLines(y), y))(t)
	if at != len(turns) {
		t.Fatalf("stopped after %d of %d:\n%s", at, len(turns), y.out.String())
	}
}

// TestPlainOwnWords types cards and commands in the person's language, with and without umlauts, and
// English letters too.
func TestPlainOwnWords(t *testing.T) {
	for lang, turns := range map[string][]turn{
		"de": {{"ubersicht", "noch keine Reizung"}, {"uebersicht", "noch keine Reizung"}, {"moeglich", "1: Kreuz Ass"},
			{"legen kreuz 10 karo 8 pik dame", "Reizung 4"}, {"offene reizung", "Offene Reizung für 30"}, {"nein", "Willst du offen"},
			{"zurück", "Zurückgenommen"}, {"leg 10c 8d qs", "Reizung 4"}, {"exit", ""}},
		"sv": {{"bud", "inget bud än"}, {"mojligt", "1: klöver ess"}, {"lagg klover 10 ruter 8 spader dam", "ett bud på 4"},
			{"ångra", "Ångrat"}, {"lägg 10k 8r ds", "ett bud på 4"}, {"deklaration", "Deklaration för 30"}, {"nej", "Vill du deklarera"}, {"deklarera", "Deklaration för 30"}, {"nej", "Vill du deklarera"},
			{"öppetbud", "Deklaration för 30"}, {"nej", "Vill du deklarera"}, {"oppet spel", "Visning för 60"}, {"nej", "Vill du deklarera"},
			{"ångra", "Ångrat"}, {"lägg klöver knekt klöver n", "bara ett kort"}, {"lägg nk ds 8d", "klöver knekt"}, {"sluta", ""}},
	} {
		s := sit(t, "standard", lang, "greedy", match.Limit{Deals: 1})
		s.rest()
		say(t, s, turns)
	}
}

// TestSecondPerson: the person is addressed in the second person, whatever their name.
func TestSecondPerson(t *testing.T) {
	for lang, want := range map[string][]string{
		"en": {"You deal.", "You hold", "You name", "You win", "Your bid-cards"},
		"de": {"Du gibst.", "Du hast", "Du wählst", "Du gewinnst", "Deine Reizkarten"},
		"sv": {"Du ger.", "Du har", "Du väljer", "Du tar", "Dina budkort"},
	} {
		b := phrase.Open(lang)
		for i, key := range []string{"plain.deal", "plain.holds", "plain.names", "plain.won", "plain.exposed"} {
			own := b.Say(key, "you", "yes", "name", "You", "dealer", "You")
			if !strings.Contains(own, want[i]) {
				t.Errorf("%s: %s says %q without %q", lang, key, own, want[i])
			}
			if other := b.Say(key, "you", "no", "name", "Bo", "dealer", "Bo"); !strings.Contains(other, "Bo") || strings.Contains(other, want[i]) {
				t.Errorf("%s: %s says %q of Bo", lang, key, other)
			}
		}
	}
}

// TestPlainResume: a resumed match is described.
func TestPlainResume(t *testing.T) {
	s := sit(t, "standard", "en", "greedy", match.Limit{Deals: 1})
	s.rest()
	say(t, s, []turn{{"lay 10c 8d qs", ""}, {"pass", ""}, {"1", ""}, {"q", ""}})
	y := &typist{answer: func(string) (string, bool) { return "", false }}
	must.Get(Plain(t.Context(), s.m.cfg, NewLines(y), y))(t)
	if want := "Back to game 1, deal 1, trick 2; you have won "; !strings.Contains(y.out.String(), want) {
		t.Errorf("%q is not in\n%s", want, y.out.String())
	}
}

// TestVulnerableApart: vulnerability is explained, and its points have their own name.
func TestVulnerableApart(t *testing.T) {
	s := sit(t, "duel", "en", "greedy", match.Limit{Deals: 1})
	s.rest()
	if text := s.text(80, 24); !strings.Contains(text, "You are level, so failing costs nothing more.") {
		t.Errorf("the table does not say who is vulnerable:\n%s", text)
	}
	p, before := s.m.Conversation, s.m.Shown
	u := *before
	u.View.Phase, u.View.Won, u.View.Made = rules.Over, [5]uint8{3, 6}, 0
	u.View.Vulnerable = 2
	u.View.Points = [5]int32{13, 6}
	p.Shown = &u
	if got := strings.Join(append(p.Describe(before).Said, p.Execute("score").Said...), "\n"); !strings.Contains(got, "contract 0, vulnerability 10; in this deal 13") || strings.Contains(got, "premium") || !strings.Contains(got, "Vulnerable: Bo. If Bo fails, the other scores 10 more.") {
		t.Error(got)
	}
}

// TestAccountOfAGame: the end of a game is printed before the beginning of the next, and score prints the
// rubber's standing.
func TestAccountOfAGame(t *testing.T) {
	s := sit(t, "penguin", "en", "greedy", match.Limit{})
	s.rest()
	p, before := s.m.Conversation, s.m.Shown
	u := *before
	u.View.Phase, u.View.Stage, u.View.Closed = rules.Over, match.Dealing, true
	u.View.GameEnd.Winners, u.View.Wins, u.View.Sum = 2, match.Points{0, 1}, match.Points{60, 222, 30}
	p.Shown = &u
	said := strings.Join(append(p.Describe(before).Said, p.Execute("score").Said...), "\n")
	rest := said
	for _, want := range []string{"Bo wins game 1.", "A new game begins: no trump.", "Games won: You: 0, Bo: 1, Cleo: 0."} {
		_, after, found := strings.Cut(rest, want)
		if !found {
			t.Fatalf("%q is not in its place in\n%s", want, said)
		}
		rest = after
	}
}

// TestPlainDealOf: the numbers of games and deals are printed where they are fixed, and the target.
func TestPlainDealOf(t *testing.T) {
	for id, want := range map[string]string{
		"standard": "Game 1 of 3, deal 1. You deal.\nA game goes to 100 points.\n", "classic": "Game 1, deal 1 of 9. ",
		"penguin": "Game 1, deal 1. You deal.\nA game goes to 100 points.\nThe first to win 3 games wins the rubber.\n",
	} {
		s := sit(t, id, "en", "greedy", match.Limit{})
		s.rest()
		said := s.m.Describe(&conversation.Moment{Message: &wire.Message{}}).Said
		if got := strings.Join(said[1:], "\n"); !strings.HasPrefix(got, want) {
			t.Errorf("%s begins\n%s", id, got)
		}
	}
}

// TestNumberAsked: a premium that announces a number asks for it, and can be cancelled.
func TestNumberAsked(t *testing.T) {
	s := sit(t, "nobid", "en", "greedy", match.Limit{Deals: 1})
	s.rest()
	say(t, s, []turn{
		{"declare", "How many tricks do you announce?\n0, 1, 2"},
		{"77", "How many tricks"},
		{"no", "Do you want to declare or reveal?"},
		{"declare", "How many tricks"},
		{"3", "Declare for 30: you announce 3 tricks. Make your contract and you get 30; if you fail"},
		{"no", "Do you want to declare or reveal?"},
		{"declare 4", "Declare for 30"},
		{"yes", "You hold the premium: declare 4"},
		{"q", ""},
	})
}

// TestOwnName: a house variant is greeted by its own name.
func TestOwnName(t *testing.T) {
	v := must.Get(rules.Named("standard"))(t)
	b := phrase.Open("sv")
	if got := b.Variant(&v); got != "Nittionio" {
		t.Error(got)
	}
	v.Name = "Club night"
	if got := b.Variant(&v); got != "Club night" {
		t.Error(got)
	}
}

// TestPlainAnything types words at random: nothing panics, and the match stays valid.
func TestPlainAnything(t *testing.T) {
	words := strings.Fields("1 2 3 4 12 0 -1 99 lay play pass declare reveal name hearts none nines yes no of king clubs 7 h d kn 10c ♣ , . ; ? undo restart next hand trick last tricks bids score worth rules legal hint short again help @ ö 1. joker of")
	for i, v := range gate.Some(rules.Catalogue(), 6) {
		t.Run(v.ID, func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(uint64(i), 9))
			s := sit(t, v.ID, phrase.Languages()[i%3], "random", match.Limit{})
			s.rest()
			n := 0
			y := &typist{answer: func(string) (string, bool) {
				n++
				var line []string
				for range r.IntN(4) {
					line = append(line, words[r.IntN(len(words))])
				}
				if r.IntN(2) == 0 {
					line = []string{"1", "2", "3"}[:1+2*r.IntN(2)]
				}
				return strings.Join(line, " "), n < 200
			}}
			must.Get(Plain(t.Context(), s.m.cfg, NewLines(y), y))(t)
			if strings.Contains(y.out.String(), "<nil>") || strings.Contains(y.out.String(), "plain.") {
				t.Error("a message is not said whole")
			}
		})
	}
}

// TestPlainKeeping: the aim is printed where the cards left over are the bid.
func TestPlainKeeping(t *testing.T) {
	s := sit(t, "nobid", "en", "greedy", match.Limit{Deals: 1})
	s.rest()
	said := s.m.Say("page.keeping.said", "said", 4)
	say(t, s, []turn{
		{"hand", "Your last 3 cards are your bid; still possible: 1–7, 9."},
		{"declare 4", "Declare for 30"},
		{"yes", "You hold the premium: declare 4"},
		{"hand", said + "\nYour last 3 cards are your bid; still possible: 1–7, 9."},
		{"bids", "You: bid 1–7, 9, won 0, declare 4."},
		{"bids", said},
		{"q", ""},
	})
}

// tellOf returns the lines about a moment.
func tellOf(m *Model, n *conversation.Moment) []string {
	before := m.Shown
	m.Conversation.Show(n)
	defer m.Conversation.Show(before)
	return m.Describe(before).Said
}

// TestPlainOpenHands: an opponent's open hand is read out on request, and once with the whole table.
func TestPlainOpenHands(t *testing.T) {
	for _, id := range []string{"standard", "dummy"} {
		s := sit(t, id, "en", "random", match.Limit{})
		found := false
		s.play(func(v *match.View) {
			open := v.HandOpen &^ 1
			if found || v.Phase != rules.Playing || open == 0 || v.Tricks < 2 {
				return
			}
			found = true
			back := *s.m.Shown
			back.Back = table.Undo
			has := s.m.Name(open.First()) + " has: "
			for name, said := range map[string][]string{"hand": s.m.Execute("hand").Said, "undone": tellOf(s.m, &back)} {
				if all := strings.Join(said, "\n"); strings.Count(all, has) != 1 {
					t.Errorf("%s: %s says %q not once:\n%s", id, name, has, all)
				}
			}
		})
		if !found {
			t.Errorf("%s: no hand lay open", id)
		}
	}
}

// TestPlainNoCards: after a deal, the person is told that there is no hand.
func TestPlainNoCards(t *testing.T) {
	for lang, want := range map[string]string{
		"en": "You have no cards in hand.", "de": "Du hast keine Karten auf der Hand.", "sv": "Du har inga kort på hand.",
	} {
		s := sit(t, "dummy", lang, "greedy", match.Limit{Deals: 1})
		s.play(nil)
		if said := s.m.Execute(s.m.Say("cmd.hand")).Said; !slices.Equal(said, []string{want}) {
			t.Errorf("%s: %q", lang, said)
		}
	}
}
