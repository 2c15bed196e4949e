package browser

import (
	"bufio"
	"context"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/test/must"
)

// TestEngines: in Firefox and in WebKit, on a desk and on a phone, a person plays a deal, asks for hints,
// and reads a deal, the rules and the lesson, without faults and with nothing cut off. Every moment of the
// gallery is drawn in one of them, with -variants in both, and a deal of each family of variants is played
// in one.
func TestEngines(t *testing.T) {
	t.Parallel()
	for i, e := range engines() {
		for j, size := range []string{"desktop", "phone"} {
			t.Run(e.name+"/"+size, func(t *testing.T) {
				t.Parallel()
				h := newHouse(t)
				h.config.Page = watched(h.edition)
				h.start()
				p := h.visitor(t, e, []way{desktop(), phone()}[j].calm())
				p.watches()
				p.tour()
				for k, v := range clicked() {
					if (2*i+j+k)%4 == 0 { // each variant in one engine, at one size
						p.playOne(v, script{})
						p.proper(v.ID)
					}
				}
				for _, x := range p.recorded(func(k int) bool { return k%4 == 2*i+j || *everyVariant && k%2 == j }) {
					p.exhibit(x)
					p.proper(x.Moment)
				}
			})
		}
	}
}

// TestLateAnswer: a late answer of the browser is not taken for the answer to the next question.
func TestLateAnswer(t *testing.T) {
	ours, theirs := net.Pipe()
	defer ours.Close()
	go func() {
		in := &marionette{in: bufio.NewReader(theirs)}
		for n := 1; ; n++ {
			if _, err := in.read(); err != nil {
				return
			}
			if n == 1 {
				continue // until the next question
			}
			for i := 1; i <= n; i++ {
				answer := fmt.Sprintf(`[1,%d,null,{"value":%[1]d}]`, i)
				_, _ = fmt.Fprintf(theirs, "%d:%s", len(answer), answer) // or the connection has closed
			}
		}
	}()
	m := &marionette{conn: ours, in: bufio.NewReader(ours)}
	ctx, cancel := context.WithTimeout(t.Context(), 50*time.Millisecond)
	defer cancel()
	if told, err := m.command(ctx, screenshot, nil); err == nil {
		t.Errorf("what was not answered is answered with %s", told)
	}
	if told, err := m.command(t.Context(), screenshot, nil); err == nil && string(told) != "2" {
		t.Errorf("the second is answered with %s", told)
	}
}

// watches checks that the harness notices faults.
func (p *person) watches() {
	p.t.Helper()
	p.open("/nowhere")
	look[bool](p, `(Object.assign(document.body.appendChild(document.createElement("a")), {id: "wrong", href: "javascript:0"}), document.querySelector("#wrong").click(), true)`)
	look[int](p, `(await fetch("/api/nothing")).status`)
	p.until("the link is refused", `sessionStorage.getItem("watch.troubles")?.includes("script-src")`)
	if all := strings.Join(p.wrong(), "\n"); !strings.Contains(all, "/api/nothing is answered with 404") {
		p.t.Errorf("what goes wrong is not noticed: %q", all)
	}
}

// tour looks at everything but the cards: hints, the sheet of a deal, its replay, the rules and the lesson.
func (p *person) tour() {
	p.t.Helper()
	for _, path := range []string{"/", "/rules/standard", "/learn", "/learn/first"} {
		p.open(path)
		p.proper(path)
	}
	for range 3 {
		p.onward()
		p.proper("a step of the lesson")
	}
	table := p.sitDown(map[string]any{"variant": "standard", "deals": 1, "pace": 1}, "", "greedy", "greedy")
	s := p.turn(tableState{}, true)
	p.proper("a bid")
	p.hinted("the hint for a bid")
	for s = p.toPlay(); len(s.Hand) > 5; s = p.turn(s, true) {
		p.answer(script{}, s)
	}
	p.proper("in the middle")
	p.hinted("the hint for a card")
	p.playDeal(script{}, true)
	p.proper("the end of a deal")
	p.open("/replay/" + table + "/1/0")
	p.until("the replay", `document.querySelector(".replay-held .card")`)
	p.proper("a replay")
	p.click(p.say("page.replay.end"))
	p.until("the end of the replay", `document.querySelector(".account")`)
	p.proper("the end of a replay")
}

func (p *person) hinted(what string) {
	p.t.Helper()
	p.click(p.say("page.hint"))
	p.until("the hint", `document.querySelector(".board > .hint .advice")`)
	p.proper(what)
	p.click(p.say("page.close"))
	p.until("it is closed", `!document.querySelector(".hint")`)
}

// proper checks that the page fits the window, that cards have the shape of cards, that accounts add up,
// and that all controls at a table can be hit; if a folder is given, it saves a picture.
func (p *person) proper(what string) {
	p.t.Helper()
	p.calm()
	p.fits(what)
	if faults := look[[]string](p, `[d.misshapen(), d.wrongSum(), ...await d.covered()].filter(Boolean)`); len(faults) > 0 {
		p.t.Errorf("%s: %s", what, strings.Join(faults, "; "))
	}
	if *pictures == "" {
		return
	}
	png := must.Get(p.window.picture(p.ctx))(p.t)
	p.shots++
	name := strings.NewReplacer("/", "-", " ", "_").Replace(fmt.Sprintf("%s-%02d-%s.png", p.t.Name(), p.shots, what))
	must.Do(p.t, os.WriteFile(filepath.Join(*pictures, name), png, 0o644))
}
