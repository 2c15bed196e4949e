package browser

import (
	"slices"
	"strconv"
	"testing"
)

// onward goes to the next step of the lesson by its button, without waiting for the cards played in
// between.
func (p *person) onward() {
	p.t.Helper()
	n := look[string](p, `document.querySelector(".told .count").textContent`)
	p.clickOn(".told :is(.on, .show)")
	if look[bool](p, `document.querySelector(".asking .chief:not(:disabled)") !== null`) {
		p.clickOn(".asking .chief")
	}
	look[bool](p, `(document.querySelector(".felt").click(), true)`) // skips the animations
	p.until("the next step of the lesson", `document.querySelector(".told .count").textContent !== `+quote(n)+` && !document.querySelector(".words.past")`)
}

// TestCourse: the course lists its lessons; a person takes two of them with the keyboard, gets answers,
// right or wrong, and finds them marked as done. In one of them the person offers a premium and plays from
// the dummy.
func TestCourse(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, desktop().calm()).open("/learn")
	p.until("the lessons", `document.querySelectorAll(".lessons li a").length === 13 && document.querySelector(".lessons .done") === null`)
	p.accessible("the course")
	p.fits("the course")
	p.clickOn(`.lessons a[href="/learn/exact"]`)
	p.until("a lesson", `document.querySelector(".told .turns") !== null && document.querySelector(".mine .hand [data-card]") !== null`)
	p.calm() // or the key comes too early
	look[bool](p, `(window.moved = [], new MutationObserver(() => {
		const on = document.querySelector(".told .on");
		if (on && document.querySelector(".words.past")) moved.push(on.checkVisibility({ visibilityProperty: true }));
	}).observe(document.body, { subtree: true, childList: true, attributes: true }), true)`)
	p.key("6")
	p.key("Enter")
	p.sees(p.say("course.exact.take.no", "AC", "A♣\uFE0E", "KC", "K♣\uFE0E"))
	p.finish("exact")
	if moved := look[[]bool](p, `moved`); len(moved) == 0 || slices.Contains(moved, true) {
		t.Errorf("a button that goes on by itself stands, of all moments: %v", moved)
	}
	p.open("/learn/dummy")
	p.until("a lesson", `document.querySelector(".told .turns") !== null`)
	p.onward()
	p.click(p.say("menu.pass"))
	p.sees(p.say("course.dummy.offer.no"))
	p.key("Right")
	p.sees(p.say("course.dummy.offer.yes", "declare", 30))
	p.key("Right")
	p.until("the dummy", `document.querySelector(".felt .hand [data-card='QD']") !== null`)
	p.accessible("the dummy")
	p.clickOn(`.felt .hand [data-card="QD"]`)
	p.sees(p.say("course.dummy.ruff.no"))
	p.clickOn(`.felt .hand [data-card="KC"]`)
	p.finish("dummy")
	p.clickOn(`.over a[href="/learn"]`)
	p.until("two lessons done", `[...document.querySelectorAll(".lessons .done a")].map((a) => a.pathname).join() === "/learn/exact,/learn/dummy"`)
	p.open("/learn?table=nowhere")
	p.until("the first lesson", `document.querySelector("[data-lesson=first] .told") !== null`)
}

// finish goes on to the end of a lesson by the key, step by step.
func (p *person) finish(lesson string) {
	p.t.Helper()
	p.until("the end of "+lesson, `(() => {
		if (document.querySelector(".over.end")) return true;
		document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
		return false;
	})()`)
}

// TestLesson: a person who looks at everything completes the lesson, every step is accessible, nothing on
// its table moves, and it ends in a game.
func TestLesson(t *testing.T) {
	t.Parallel()
	for name, w := range some(t, map[string]way{"desktop": desktop(), "phone": phone().in("de"), "small, at night": small().atNight().in("de")}) {
		t.Run(name, func(t *testing.T) {
			p := openHouse(t).person(t, w.calm()).open("/learn/first")
			p.until("the lesson", `document.querySelector(".told .turns") !== null`)
			for step := 1; ; step++ {
				p.accessible("step " + strconv.Itoa(step))
				p.fits("step " + strconv.Itoa(step))
				p.apart("step "+strconv.Itoa(step), ".asking .leaf, .asking .total, .asking .button, .leaf.centre, .mine, .mine .nameplate, .mine .laid, .mine .hand, .told")
				if look[bool](p, `document.querySelector(".told .on:disabled") !== null`) {
					break
				}
				p.onward()
			}
			p.clickOn(".over .chief")
			p.until("a game", `location.pathname.startsWith("/t/") && document.querySelector(".mine .hand") !== null`)
		})
	}
}

// TestLessonAnswers: a wrong move gets an answer in words and can be repeated; the lesson resumes at the
// same step.
func TestLessonAnswers(t *testing.T) {
	t.Parallel()
	p := openHouse(t).person(t, desktop().calm()).open("/learn/first")
	p.until("the lesson", `document.querySelector(".told .turns") !== null`)
	p.onward()
	for _, card := range []string{"AC", "10C", "6C"} {
		p.clickOn(`.hand [data-card="` + card + `"]`)
	}
	p.clickOn(".asking .chief")
	p.sees(p.say("course.first.lay.no", "n", 9))
	p.onward()
	p.key("k") // focuses the king, which may not be played now
	p.key("Enter")
	p.sees(p.say("page.learn.must", "suit", p.say("suit.S")))
	p.clickOn(`.hand [data-card="6S"]`)
	p.sees(p.say("course.first.follow.no"))
	p.open("/learn/first")
	p.sees(p.say("course.first.follow"))
	p.clickOn(`.hand [data-card="AS"]`)
	p.sees(p.say("course.first.lead"))
}
