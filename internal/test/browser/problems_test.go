package browser

import (
	"fmt"
	"testing"

	"ninetynine/internal/base/calendar"
	"ninetynine/internal/learn/problem"
	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

// answers gives an answer to a problem: the first right one, or a wrong one by the keyboard.
func (p *person) answers(x *problem.Problem, right bool) {
	p.t.Helper()
	a := x.Answers[0]
	for other := range x.Game.Options(&x.State, x.Seat).All() {
		if !right && !x.Right(other) {
			a = other
			break
		}
	}
	for c := range a.Cards().Cards() {
		card := `.hand [data-card="` + c.String() + `"]`
		if right {
			p.clickOn(card)
			if p.way.touch && a.Kind() == rules.Playing { // the first tap chooses it
				p.clickOn(card)
			}
			continue
		}
		look[bool](p, `(document.querySelector(`+quote(card)+`).focus(), true)`)
		p.key("Enter")
	}
	if a.Kind() == rules.Laying {
		p.clickOn(".asking .chief")
	}
	p.until("the outcome", `document.querySelector(".outcome h2")`)
	if look[bool](p, `document.querySelector(".outcome[data-right]") !== null`) != right {
		p.t.Errorf("%v, %v: the page says something else", x, a)
	}
}

// TestProblems: a newcomer gets problems of the game that the lobby offers, and may choose another game's.
// Then the person solves all problems of a day but one, looks at it again, and finds it among those of the
// next day. The page says that earlier data could not be read. Each kind of problem and its outcome fit and
// are accessible.
func TestProblems(t *testing.T) {
	set := must.Get(problem.Shipped())(t)
	day := must.Get(calendar.Parse("2026-11-24"))(t)
	inEachWay(t, map[string]way{"desktop": desktop().atNight(), "small": small().in("de")}, func(t *testing.T, p *person) {
		for place, v := range map[string]int{"/problems": 0, "/problems?variant=" + rules.Catalogue()[1].ID: 1} {
			p.open(place)
			p.until("problems of one variant", `document.querySelector(".problem h1")?.textContent.includes(`+quote(p.book.Variant(&rules.Catalogue()[v]))+`)`)
		}
		p.open("/problems/" + day.String())
		ten, looked := problem.Day(set, problem.Progress{}, day), map[problem.Kind]bool{}
		missed := 0
		for ten[missed].Kind == problem.Bid {
			missed++
		}
		for i, x := range ten {
			p.until("the next problem", fmt.Sprintf(`!document.querySelector(".outcome h2") && document.querySelector(".problem h1")?.textContent.includes(" %d ")`, i+1))
			p.fits(x.ID)
			if !looked[x.Kind] {
				p.accessible(x.ID)
			}
			tasks := look[[]float64](p, `[...document.querySelectorAll(".task, .ask.near")].filter((e) => e.checkVisibility())
				.map((e) => document.querySelector(".mine").getBoundingClientRect().top - e.getBoundingClientRect().bottom)`)
			if len(tasks) != 1 || !p.way.touch && x.Kind != problem.Bid && (tasks[0] < 0 || tasks[0] > 40) {
				t.Errorf("%s: what is asked stands %v pixels above the hand", x.ID, tasks)
			}
			if i == 0 {
				look[bool](p, `(localStorage.setItem("ninetynine.problems", "{half"), true)`)
			}
			p.answers(x, i != missed)
			if i == 0 {
				p.sees(p.say("problem.anew"))
			}
			p.fits("the outcome of " + x.ID)
			if !looked[x.Kind] {
				p.accessible("the outcome of " + x.ID)
			}
			looked[x.Kind] = true
			p.key("Enter") // the button to go on has the focus
		}
		p.until("the list of the day", `document.querySelectorAll(".day-problems b[data-right]").length === 9`)
		p.until("the calendar", `document.querySelector(".daily-calendar")`)
		p.fits("the list of the day")
		p.accessible("the list of the day")
		p.clickOn(".day-problems li:nth-child(" + fmt.Sprint(missed+1) + ") button")
		p.answers(ten[missed], true)
		p.open("/problems/" + (day + 1).String())
		p.sees(p.say("problem.head", "n", 1, "of", 10, "variant", p.book.Variant(variantOf(ten[missed])), "grade", ten[missed].Trial.Grade(), "grades", problem.Grades, "back", "yes"))
	})
}

func variantOf(x *problem.Problem) *rules.Variant {
	v := x.Game.Variant()
	return &v
}
