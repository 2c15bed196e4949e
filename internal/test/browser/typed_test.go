package browser

import (
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/base/calendar"
	"ninetynine/internal/learn/problem"
	"ninetynine/internal/test/must"
)

func (p *person) tell(words ...string) {
	p.t.Helper()
	said := look[int](p, `document.querySelectorAll("[role=log] p:not([aria-hidden=true])").length`)
	p.until("the field has the focus", `document.activeElement?.id === "command"`)
	p.insert(strings.Join(words, " "))
	p.key("Enter")
	p.until(words[0]+" is answered", `document.querySelectorAll("[role=log] p:not([aria-hidden=true])").length > `+object(said))
}

// TestTypedGame: a whole deal by typed commands with spoken answers, starting from the switch that the
// first Tab of any page reaches, without a pointer or a look at the table.
func TestTypedGame(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, desktop())
	p.open("/nowhere")
	p.key("Tab")
	if at := look[string](p, `document.activeElement.role + " " + document.activeElement.computedName`); at != "switch "+p.say("page.choices.spoken") {
		t.Fatalf("the first Tab leads to %q", at)
	}
	p.key("Space")
	p.until("the switch is on", `document.activeElement.ariaChecked === "true"`)
	p.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 1, "greet": true}, "", "greedy", "greedy")
	s := p.turn(tableState{}, true)
	p.accessible("the conversation")
	for _, question := range []string{"cmd.hand", "cmd.legal", "cmd.worth", "cmd.score", "cmd.help"} {
		p.tell(p.say(question))
	}
	p.typeDeal(s)
	p.accessible("the end of the conversation")
	if said := look[string](p, `document.querySelector("[role=log]").innerText`); len(said) < 500 {
		t.Errorf("this is all that was said: %s", said)
	} else if _, after, ok := strings.Cut(said, p.say("page.remark.thanks")); !ok || strings.Contains(after, ": ") {
		t.Errorf("after thanks were given, if they were: %s", after)
	}
}

// typeDeal plays a deal to its end by typed commands, from the choice of the bid-cards on.
func (p *person) typeDeal(s tableState) {
	p.t.Helper()
	p.tell(p.command("lay"), s.Cards[0], s.Cards[1], s.Cards[2])
	for asked := 0; ; asked++ {
		if s = p.turn(s, true); s.Over {
			break
		}
		if asked == 4 {
			for _, question := range []string{"cmd.trick", "cmd.last", "cmd.bids", "cmd.tricks"} {
				p.tell(p.say(question))
			}
		}
		switch {
		case s.Phase == "play":
			p.tell(p.command("play"), strings.ToLower(s.Cards[0]))
		case slices.Contains(s.Answers, p.say("menu.pass")):
			p.tell(p.command("pass"))
		default:
			p.t.Fatalf("this is asked: %+v", s)
		}
	}
}

// TestTypedAlone: a deal is played by typed commands without a server and without a network.
func TestTypedAlone(t *testing.T) {
	t.Parallel()
	h := newHost(t)
	p := h.person(t, desktop().keeping())
	p.open("/cards/")
	look[bool](p, `(localStorage.setItem("ninetynine.settings", JSON.stringify({pace: "instant", taught: true, spoken: true})), true)`)
	p.isKept(editionOf(h.files))
	h.set(func() { h.off = true })
	p.open("/cards/?again").clickOn(".now .begin")
	p.typeDeal(p.turn(tableState{}, true))
	if said := look[string](p, `document.querySelector("[role=log]").innerText`); len(said) < 500 {
		t.Errorf("this is all that was said: %s", said)
	}
}

// TestTypedProblems: the problems of a day are solved by typing: each is read out, questions about the
// position are answered, the outcome is read out, and Enter leads on.
func TestTypedProblems(t *testing.T) {
	t.Parallel()
	set := must.Get(problem.Shipped())(t)
	day := must.Get(calendar.Parse("2026-11-24"))(t)
	p := openHouse(t).person(t, small().in("sv").calm())
	p.open("/settings")
	look[bool](p, `(localStorage.setItem("ninetynine.settings", JSON.stringify({ spoken: true })), true)`)
	p.open("/problems/" + day.String())
	looked := map[problem.Kind]bool{}
	log := func(what, words string) {
		t.Helper()
		p.until(what, `document.querySelector("[role=log]")?.innerText.includes(`+quote(words)+`)`)
	}
	for i, x := range problem.Day(set, problem.Progress{}, day)[:5] {
		log("the problem", p.say("problem.head", "n", i+1, "of", 10, "variant", p.book.Variant(variantOf(x)), "grade", x.Trial.Grade(), "grades", problem.Grades, "back", "no"))
		for _, question := range []string{"cmd.hand", "cmd.tricks", "cmd.legal", "cmd.help"} {
			p.tell(p.say(question))
		}
		var cards []string
		for c := range x.Answers[0].Cards().Cards() {
			cards = append(cards, strings.ToLower(c.String()))
		}
		p.tell(cards...)
		log("the outcome", p.say("problem.right"))
		log("what is next", p.say("problem.next"))
		if !looked[x.Kind] {
			p.fits(x.ID)
			p.accessible(x.ID)
		}
		looked[x.Kind] = true
		p.until("the field has the focus", `document.activeElement?.id === "command"`)
		p.key("Enter")
	}
	log("the sixth", " 6 ")
}
