package browser

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

// A listener plays by typing, and knows only the spoken messages.
type listener struct {
	*person
	asks map[string]string // maps the sentence of each question to the question
	pass string            // the end of the question after a player's reveal, which leaves only pass
	bold bool              // offers a premium next time
}

// listen makes a person type and listen. The listener recognizes all questions by their words.
func listen(p *person) *listener {
	l := &listener{person: p, asks: map[string]string{
		p.say("ask.lay", "n", 3): "lay", p.say("ask.raise"): "offer", p.say("ask.number"): "number", p.say("ask.name"): "name",
		p.say("ask.pass.unsaid"): "pass", p.say("plain.next"): "next", p.say("page.speech.over", "quit", p.command("quit")): "over",
	}}
	_, l.pass, _ = strings.Cut(p.say("ask.pass", "name", "⟨who⟩"), "⟨who⟩")
	for _, how := range []string{"declare", "reveal", "both"} {
		for _, names := range []string{"yes", "no"} {
			l.asks[p.say("ask.offer", "how", how, "names", names)] = "offer"
		}
	}
	for _, who := range []string{"you", "dummy"} {
		l.asks[p.say("ask.lead", "who", who)] = "play"
		for _, suit := range []string{"suit.C", "suit.D", "suit.H", "suit.S", "trump.nines"} {
			l.asks[p.say("ask.follow", "who", who, "suit", p.say(suit))] = "play"
			l.asks[p.say("ask.discard", "who", who, "suit", p.say(suit))] = "play"
		}
	}
	return l
}

func (l *listener) types(command string) string {
	l.t.Helper()
	l.insert(command)
	l.key("Enter")
	l.until("something is answered to "+command, `document.querySelector(".speech .typed ~ p:not(.typed):last-of-type") && document.querySelector("#command").value === ""`)
	return l.heard()[0]
}

// heard waits for a message after the last command.
func (l *listener) heard() []string {
	l.t.Helper()
	lines, err := await[[]string](l.person, fmt.Sprintf(`await d.until(() => {
		const all = [...document.querySelectorAll(".speech .log p")];
		const said = all.slice(all.findLastIndex((p) => p.classList.contains("typed")) + 1).map((p) => p.textContent);
		return said.length ? said : undefined;
	}, %d) ?? []`, patience.Milliseconds()))
	if err != nil || len(lines) == 0 {
		l.t.Fatalf("nothing is said: %v; there is %s", err, l.there())
	}
	return lines
}

func (l *listener) asked() string {
	l.t.Helper()
	kind, err := await[string](l.person, fmt.Sprintf(`await d.until(() => {
		const [asks, pass] = [%s, %s];
		const all = [...document.querySelectorAll(".speech .log p")];
		const said = all.slice(all.findLastIndex((p) => p.classList.contains("typed")) + 1).map((p) => p.textContent);
		return said.map((line) => asks[line] ?? (line.endsWith(pass) ? "pass" : "")).findLast((kind) => kind);
	}, %d) ?? ""`, object(l.asks), quote(l.pass), patience.Milliseconds()))
	if err != nil || kind == "" {
		l.t.Fatalf("nothing is asked: %v; the log ends %q", err, look[string](l.person, `document.querySelector(".speech .log").innerText.slice(-1500)`))
	}
	return kind
}

// numbered matches an entry of a list that is read out.
var numbered = regexp.MustCompile(`\d+: ([^:]+?)(?:, \d+:|$)`)

func (l *listener) answerTo(kind string) {
	l.t.Helper()
	switch kind {
	case "lay":
		l.types(l.command("lay") + " 10 11, 12")
	case "offer":
		if l.bold = !l.bold; !l.bold {
			l.types(l.command("pass"))
			return
		}
		if told := l.types("2"); l.asks[told] == "number" {
			l.types("3")
		}
		l.types(l.command("yes"))
	case "pass":
		l.types(l.command("pass"))
	case "number", "name":
		l.types("2")
	case "next":
		l.types(l.command("next"))
	case "play":
		l.playByName()
	}
}

// command returns the word for a command; where several are understood, the catalogue separates them by |.
func (p *person) command(name string) string {
	word, _, _ := strings.Cut(p.say("cmd."+name), "|")
	return word
}

// playByName plays the first playable card, by the name it was announced with.
func (l *listener) playByName() {
	l.t.Helper()
	list := l.types(l.command("legal"))
	first := numbered.FindStringSubmatch(list)
	if first == nil {
		l.t.Fatalf("what may be played is told as %q", list)
	}
	l.types(first[1])
}

// TestTyped: deals are played only by typed commands and spoken messages, in three languages; with
// -variants, deals of all kinds.
func TestTyped(t *testing.T) {
	t.Parallel()
	h := openHouse(t)
	for variant, c := range map[string]struct {
		language string
		deals    int
	}{
		"standard": {"en", 2}, "dummy": {"de", 1}, "declarer": {"sv", 1}, "strict": {"en", 1}, "nobid": {"de", 1}, "classic": {"sv", 1}, "five": {"de", 1},
	} {
		if !*everyVariant && !slices.Contains([]string{"standard", "dummy", "classic"}, variant) {
			continue
		}
		t.Run(variant, func(t *testing.T) {
			t.Parallel()
			v := must.Get(rules.Named(variant))(t)
			game := must.Get(rules.New(v))(t)
			p := h.person(t, desktop().in(c.language).calm())
			p.arrives()
			look[bool](p, `(localStorage.setItem("ninetynine.settings", JSON.stringify({spoken: true})), true)`)
			p.sitDown(map[string]any{"variant": variant, "deals": c.deals, "pace": 1}, append([]string{""}, slices.Repeat([]string{"greedy"}, game.Live().Len()-1)...)...)
			l := listen(p)
			l.until("one can type", `document.activeElement?.id === "command"`)
			l.accessible("playing by typing")
			plays, deals := 0, 0
			for kind := l.asked(); kind != "over"; kind = l.asked() {
				switch l.answerTo(kind); kind {
				case "play":
					plays++
				case "next":
					deals++
				}
			}
			if deals++; deals != c.deals || plays < c.deals*game.Tricks() {
				t.Errorf("%d plays were asked for in %d deals", plays, deals)
			}
			if all := look[string](p, `document.querySelector(".speech .log").innerText`); strings.ContainsAny(all, "⟨{") || strings.Contains(all, "undefined") {
				t.Errorf("what was said: %s", all)
			}
			if !look[bool](p, `document.activeElement?.id === "command"`) {
				t.Error("the field has lost the focus")
			}
		})
	}
}

// TestSwitch: the first element of the page turns typing on, and leads to the field; an unknown sentence
// gets an answer, and the history stays.
func TestSwitch(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, phone())
	p.sitDown(map[string]any{"variant": "duel", "deals": 1, "pace": 1}, "", "greedy")
	p.key("Tab")
	if on := look[string](p, `document.activeElement?.role ?? ""`); on != "switch" {
		t.Fatalf("Tab leads first to %q", on)
	}
	p.key("Enter")
	p.until("one can type", `document.activeElement?.id === "command"`)
	l := listen(p)
	l.heard() // the greeting comes from the hall
	if got, want := l.types("fnord"), p.say("plain.what", "word", "fnord"); got != want {
		t.Errorf("%q instead of %q", got, want)
	}
	p.key("Up")
	p.until("it comes back", `document.activeElement.value === "fnord"`)
	p.fits("typing on a phone")
	p.accessible("typing on a phone")
}
