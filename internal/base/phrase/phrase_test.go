package phrase

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

// TestSameEverywhere: every language has the same keys and arguments, and every
// plural the categories of its language.
func TestSameEverywhere(t *testing.T) {
	en := Open("en")
	for _, lang := range Languages() {
		b := Open(lang)
		if a, b := slices.Sorted(maps.Keys(en.messages)), slices.Sorted(maps.Keys(b.messages)); !slices.Equal(a, b) {
			t.Errorf("%s has other keys than en:\n%v\n%v", lang, b, a)
		}
		for key, m := range b.messages {
			if got, want := m.arguments(nil), en.messages[key].arguments(nil); !slices.Equal(got, want) {
				t.Errorf("%s: %s takes %v, in English %v", lang, key, got, want)
			}
			categories(t, b, key, m)
		}
	}
}

// TestChoices: no branch of a choice repeats the default.
func TestChoices(t *testing.T) {
	var check func(key string, m message)
	check = func(key string, m message) {
		for _, p := range m {
			last := len(p.branches) - 1
			for i, b := range p.branches {
				check(key, b.then)
				if p.kind == "select" && i < last && reflect.DeepEqual(b.then, p.branches[last].then) {
					t.Errorf("%s: %s is the same as %s", key, b.when, p.branches[last].when)
				}
			}
		}
	}
	for _, lang := range Languages() {
		for key, m := range Open(lang).messages {
			check(lang+": "+key, m)
		}
	}
}

// TestPercent: every language writes percentages in one way only: English without a space, German
// and Swedish with one that does not break.
func TestPercent(t *testing.T) {
	wrong := map[string]string{"en": `[\s\x{a0}]%`, "de": `[^\x{a0}-]%`, "sv": `[^\x{a0}]%`}
	for _, lang := range Languages() {
		for line := range strings.Lines(string(Catalogue(lang))) {
			if at := regexp.MustCompile(wrong[lang]).FindString(line); at != "" {
				t.Errorf("%s: %q in %s", lang, at, line)
			}
		}
	}
}

func (m message) arguments(into []string) []string {
	for _, p := range m {
		if p.arg == "" {
			continue
		}
		if a := strings.TrimSpace(p.arg + " " + p.kind); !slices.Contains(into, a) {
			into = append(into, a)
		}
		for _, b := range p.branches {
			into = b.then.arguments(into)
		}
	}
	slices.Sort(into)
	return into
}

func categories(t *testing.T, b *Book, key string, m message) {
	t.Helper()
	for _, p := range m {
		var have []string
		for _, x := range p.branches {
			have = append(have, x.when)
			categories(t, b, key, x.then)
		}
		if p.kind != "plural" {
			continue
		}
		for n := range 200 {
			if f := b.plural(n); f != "other" && !slices.Contains(have, f) && !slices.Contains(have, "="+strings.TrimSpace(map[int]string{0: "0", 1: "1"}[n])) {
				t.Errorf("%v: %s has no branch %s, which %d needs", b.tag, key, f, n)
			}
		}
	}
}

// TestUsed: every key in the sources exists, and every message is used.
func TestUsed(t *testing.T) {
	b := Open("en")
	said := regexp.MustCompile(`(?:\b[sS]ay|\.line|\bt|\bhas)\("([^"]+)"`)
	composed := regexp.MustCompile("\\b(?:t|has)\\(`([a-z.]+\\.)\\$\\{|key = `([a-z.]+\\.)\\$\\{") // in the page: a family of keys
	text := ""
	for _, pattern := range []string{"*.go", "../../doors/tui/*.go", "../../wire/conversation/*.go", "../../doors/sshd/*.go", "../../doors/push/*.go", "../../paper/slips/pdf/*.go", "../../wire/api/guide.go", "../../../cmd/ninetynine/play.go", "../../../cmd/ninetynine/seating.go", "../../doors/page/static/app/*.js", "../../doors/page/static/app/*/*.js"} {
		files := must.Get(filepath.Glob(pattern))(t)
		for _, f := range files {
			if strings.HasSuffix(f, "_test.go") {
				continue
			}
			source := must.Get(os.ReadFile(f))(t)
			text += string(source)
		}
	}
	named := regexp.MustCompile(`\bnamed\("(page\.[a-z.]+)", ("[^)]*)\)`) // in the page: a key and the words that follow it
	for _, m := range named.FindAllStringSubmatch(text, -1) {
		for word := range strings.SplitSeq(m[2], ", ") {
			text += fmt.Sprintf(" t(%q)", m[1]+"."+strings.Trim(word, `"`))
		}
	}
	for _, m := range said.FindAllStringSubmatch(text, -1) {
		if key := m[1]; !strings.HasSuffix(key, ".") && !b.Has(key) {
			t.Errorf("there is no message %q", key)
		}
	}
	families := []string{"rank.", "suit.", "trump.", "offer.", "menu.", "ask.sure.", "reason.", "help.", "variant.", "about.", "cmd.", "game.", "rubber.", "premium.", "bye.", "key.", "seat.", "pad.", "line.", "page.speech.", "page.cmd.", "trouble.", "refusal."}
	for _, m := range composed.FindAllStringSubmatch(text, -1) {
		families = append(families, m[1]+m[2])
	}
	for key := range b.messages {
		family := slices.ContainsFunc(families, func(f string) bool { return strings.HasPrefix(key, f) })
		if !family && !strings.Contains(text, `"`+key+`"`) {
			t.Errorf("the message %q is said nowhere", key)
		}
	}
}

func TestSay(t *testing.T) {
	b := must.Get(read("en", []byte(`{
		"plain":"a b", "arg":"<{x}>", "quoted":"it''s '{x}'",
		"plural":"{n, plural, =0 {none} one {# card} other {# cards of {who}}}",
		"select":"{who, select, me {I} other {they}} go",
		"nested":"{n, plural, one {{who, select, a {#!} other {#?}}} other {many}}"}`)))(t)
	for _, x := range []struct {
		want, key string
		args      []any
	}{
		{"a b", "plain", nil},
		{"<5>", "arg", []any{"x", 5}},
		{"it's {x}", "quoted", nil},
		{"none", "plural", []any{"n", 0, "who", "Bo"}},
		{"1 card", "plural", []any{"n", 1, "who", "Bo"}},
		{"2 cards of Bo", "plural", []any{"n", 2, "who", "Bo"}},
		{"I go", "select", []any{"who", "me"}},
		{"they go", "select", []any{"who", "you"}},
		{"1!", "nested", []any{"n", 1, "who", "a"}},
		{"1?", "nested", []any{"n", 1, "who", "b"}},
		{"no.such.key", "no.such.key", nil},
	} {
		if got := b.Say(x.key, x.args...); got != x.want {
			t.Errorf("%s%v is %q, want %q", x.key, x.args, got, x.want)
		}
	}
}

// TestDrawnMatch: a match that the dummy wins has no winners, and the phrase says so.
func TestDrawnMatch(t *testing.T) {
	for _, lang := range []string{"en", "de", "sv"} {
		b := Open(lang)
		if got := b.Say("page.winner", "names", "", "n", 0, "you", "no"); !strings.Contains(got, ": ") {
			t.Errorf("%s: a match without winners is told as %q", lang, got)
		}
	}
}

func TestBadMessages(t *testing.T) {
	for _, text := range []string{"{x", "a } b", "{}", "{n, plural, one {x}}", "{n, choice, other {x}}", "{n, plural, other {x}", "{n, plural, other x}"} {
		if _, err := parse(text); err == nil {
			t.Errorf("%q is a message", text)
		}
	}
}

func TestOpen(t *testing.T) {
	for wish, want := range map[string]string{
		"": "en", "C": "en", "sv": "sv", "sv_SE.UTF-8": "sv", "de_AT@euro": "de", "de-CH": "de", "en_GB": "en", "xx": "en", "nonsense!": "en", "POSIX": "en",
	} {
		if got := Open(wish).Tag(); got != want {
			t.Errorf("%q opens %s, want %s", wish, got, want)
		}
	}
}

func TestSuiting(t *testing.T) {
	for accept, want := range map[string]string{
		"": "en", "sv-SE,sv;q=0.9,en;q=0.5": "sv", "fr, de;q=0.5": "de", "de-AT": "de", "*": "en", "da, en;q=0.1, xx": "en", "???": "en", "ja": "en",
	} {
		if got := Suiting(accept); got != want {
			t.Errorf("%q is suited by %s, want %s", accept, got, want)
		}
	}
}

func TestCards(t *testing.T) {
	for lang, want := range map[string]string{"en": "A♣ 10♣ K♦ Q♥ J♠", "de": "A♣ 10♣ K♦ D♥ B♠", "sv": "E♣ 10♣ K♦ D♥ Kn♠"} {
		s := must.Get(cards.Parse("AC 10C KD QH JS"))(t)
		if got := Open(lang).Cards(s); got != want {
			t.Errorf("%s: %s, want %s", lang, got, want)
		}
	}
}

// TestVariants: every published variant has a name and a line, short enough for the start screen.
func TestVariants(t *testing.T) {
	for _, lang := range Languages() {
		b := Open(lang)
		for _, v := range rules.Catalogue() {
			if !b.Has("variant."+v.ID) || !b.Has("about."+v.ID) {
				t.Errorf("%s: nothing on %s", lang, v.ID)
			}
			if n := len([]rune(b.Variant(&v))); n > 24 {
				t.Errorf("%s: the name of %s has %d characters", lang, v.ID, n)
			}
			if n := len([]rune(b.Say("about." + v.ID))); n > 50 {
				t.Errorf("%s: the line on %s has %d characters", lang, v.ID, n)
			}
		}
	}
}

// TestSame: a word is understood with and without the marks of its letters, and in letters that a keyboard has.
func TestSame(t *testing.T) {
	for typed, meant := range map[string]string{
		"cœur": "Cœur", "coeur": "cœur", "declarer": "Déclarer", "cec\u0327i": "ceçi", "zeige": "zeige", "fuenf": "fünf", "funf": "fünf", "hjarter": "hjärter",
	} {
		if !Same(typed, meant) {
			t.Errorf("%q is not taken for %q", typed, meant)
		}
	}
	if Same("har", "här e") || Same("hör", "hor") {
		t.Error("different words are the same")
	}
}

func FuzzParse(f *testing.F) {
	for _, m := range []string{"{n, plural, =0 {a} other {# '{' b}}", "x", "{", "''", "{a, select, other {}}"} {
		f.Add(m)
	}
	f.Fuzz(func(t *testing.T, text string) {
		m, err := parse(text)
		if err != nil {
			return
		}
		b := &Book{tag: "en", plural: pluralOf("en"), messages: map[string]message{"x": m}}
		b.Say("x", "n", 1)
	})
}

// TestTerms: a language has one word for each thing, and this word means no other thing.
func TestTerms(t *testing.T) {
	for lang, wrong := range map[string]map[string]string{ // what is not said, and what is said instead
		"en": {`'`: "’", `[Nn]etwork address`: "IP address", `[Dd]o(ne)? again`: "redo", `\bbecame one\b`: "joined", `\breport (players|\{name\})|[Rr]eport.*operator|operator.*\breport\b`: "complaint; a report is about a deal or a match"},
		"de": {`'`: "’", `Matchs`: "Matches", `Netzadresse`: "IP-Adresse", `\bHalle\b`: "Lobby", `[Cc]omputergegner|\b(ein|kein)(es)? Computers?\b`: "Computerspieler",
			`überst[eio]ch`: "übertrumpft, or geschlagen", `eins geworden`: "zusammengeführt", `\bSeeds?\b`: "Startwert", `bonus.*Prämie`: "Bonus, not the premium",
			`redo.*wiederhol`: "wiederherstellen", `(pad|Blo[ck]k).*Blatt`: "Block; the Blatt is a hand", `push.*Nachricht`: "Benachrichtigung; a Nachricht is chat", `Ninety-Nine`: "Neunundneunzig"},
		"sv": {`'`: "’", `nätverksadress`: "IP-adress", `\b[Ff]rö(et)?\b`: "startvärde", `\bFolk\b`: "spelare", `utfäst dig`: "bundit dig", `[Mm]atche[nr]\b`: "parti",
			`"[^"]*operatör|"Drift"`: "administratör", `redo.*[Åå]terställ[at]`: "gör om", `push.*meddelande`: "avisering; a meddelande is chat", `offentlig`: "öppen",
			`till vänster om given\b`: "givaren; a giv is the deal", `tillgodohavande`: "tidsreserv", `bli(r|vit)? trumfa[dt]`: "trumfas", `Ninety-Nine`: "Nittionio"},
	} {
		for line := range strings.Lines(string(Catalogue(lang))) {
			for not, instead := range wrong {
				if regexp.MustCompile(not).MatchString(line) && !strings.Contains(line, `"pad.cmd.`) {
					t.Errorf("%s: %s is not said (%s): %s", lang, not, instead, line)
				}
			}
		}
	}
}

// TestNamedButtons: a sentence that tells of a button or a page calls it by its name.
func TestNamedButtons(t *testing.T) {
	for key, named := range map[string][]string{
		"refusal.key-ended": {"page.you", "page.you.device"}, "page.join.undo": {"page.you"}, "page.privacy.change": {"page.you"},
		"page.privacy.push": {"page.you"}, "page.group.end.sure": {"page.group.who"},
	} {
		for _, lang := range Languages() {
			b := Open(lang)
			for _, name := range named {
				if said := b.Say(key); !strings.Contains(said, b.Say(name)) {
					t.Errorf("%s: %s does not name %q: %s", lang, key, b.Say(name), said)
				}
			}
		}
	}
}
