package browser

import (
	"strconv"
	"testing"
)

// onward goes to the next step of the lesson by its button, without waiting for the
// cards that are played on the way.
func (p *person) onward() {
	p.t.Helper()
	n := look[string](p, `document.querySelector(".told .count").textContent`)
	p.clickOn(".told .on")
	if look[bool](p, `document.querySelector(".asking .chief:not(:disabled)") !== null`) {
		p.clickOn(".asking .chief")
	}
	look[bool](p, `(document.querySelector(".felt").click(), true)`) // skips the animations
	p.until("the next step of the lesson", `document.querySelector(".told .count").textContent !== `+quote(n)+` && !document.querySelector(".words.past")`)
}

// TestLesson: a person who looks at everything completes the lesson, every step is
// accessible, nothing on its table moves, and it ends in a game.
func TestLesson(t *testing.T) {
	if testing.Short() {
		t.Skip("the lesson takes its time")
	}
	for name, w := range map[string]way{"desktop": desktop(), "small, at night": small().atNight().in("de")} {
		t.Run(name, func(t *testing.T) {
			p := openHouse(t).person(t, w.calm()).open("/learn")
			p.until("the lesson", `document.querySelector(".told .on") !== null`)
			for step := 1; ; step++ {
				p.accessible("step " + strconv.Itoa(step))
				p.fits("step " + strconv.Itoa(step))
				p.apart("step "+strconv.Itoa(step), ".asking .leaf, .asking .total, .asking .button, .leaf.centre, .mine, .mine .nameplate, .mine .laid, .mine .hand, .told")
				if look[bool](p, `document.querySelector(".told .on").disabled`) {
					break
				}
				p.onward()
			}
			p.clickOn(".over .chief")
			p.until("a game", `location.pathname.startsWith("/t/") && document.querySelector(".mine .hand") !== null`)
		})
	}
}

// TestLessonAnswers: a wrong move gets an answer in words and can be repeated; the
// lesson resumes where the person left it.
func TestLessonAnswers(t *testing.T) {
	p := openHouse(t).person(t, desktop().calm()).open("/learn")
	p.until("the lesson", `document.querySelector(".told .on") !== null`)
	for range 4 {
		p.onward()
	}
	for _, card := range []string{"AC", "10C", "6C"} {
		p.clickOn(`.hand [data-card="` + card + `"]`)
	}
	p.clickOn(".asking .chief")
	p.sees(p.say("page.learn.lay.no", "n", 9))
	for range 4 {
		p.onward()
	}
	p.key("k") // focuses the king, which may not be played now
	p.key("Enter")
	p.sees(p.say("page.learn.must", "suit", p.say("suit.S")))
	p.clickOn(`.hand [data-card="6S"]`)
	p.sees(p.say("page.learn.follow.no"))
	p.open("/learn")
	p.sees(p.say("page.learn.follow"))
	p.clickOn(`.hand [data-card="AS"]`)
	p.sees(p.say("page.learn.highest"))
}
