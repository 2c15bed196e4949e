package tui

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"slices"
	"strconv"
	"strings"

	"ninetynine/internal/base/calendar"
	"ninetynine/internal/learn/problem"
	"ninetynine/internal/think/reason"
	"ninetynine/internal/think/search"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/rules"
)

// A Practice is what a person is asked, and what becomes of the answers.
type Practice struct {
	Problems []*problem.Problem
	Progress problem.Progress
	Day      calendar.Day
	Drawn    bool                         // positions are drawn; else told in sentences
	Keep     func(problem.Progress) error // stores the progress after each answer
}

// Practise asks the problems one after another, on lines that are printed, until
// they are done, the person leaves or the input ends. Answers that cannot be kept are
// kept with a later one; the error is that of the last attempt.
func Practise(ctx context.Context, cfg Config, q Practice, in *Lines, out io.Writer) error {
	p := &practice{plain: plain{Model: New(ctx, cfg), in: in, out: out, short: true}, Practice: q}
	if q.Drawn {
		p.wide = drawnWidth
	}
	err := p.askAll()
	if p.unkept != nil {
		p.unkept = p.Keep(p.Progress)
	}
	return errors.Join(err, p.unkept)
}

// askAll asks one problem after another.
func (p *practice) askAll() error {
	right := 0
	for i, x := range p.Problems {
		p.present(i, x)
		a, ok := p.answer()
		if !ok {
			return p.err
		}
		if x.Right(a) {
			right++
		}
		p.judge(x, a)
		if i+1 < len(p.Problems) {
			fmt.Fprint(p.out, p.put+"\n"+p.say("problem.next")+" ")
			if _, ok := p.line(); !ok {
				return p.err
			}
		}
	}
	fmt.Fprintln(p.out)
	if len(p.Problems) == 0 {
		p.says("problem.none", p.rating()...)
		return p.err
	}
	p.says("problem.done", append(p.rating(), "right", right, "of", len(p.Problems))...)
	return p.err
}

// A practice is problems in plain lines.
type practice struct {
	plain
	Practice
	unkept error // why the last answer could not be kept
}

// line returns the next line; ok is false at the end of the input.
func (p *practice) line() (text string, ok bool) {
	select {
	case text, ok = <-p.in.next():
		p.in.asked = false
		if !ok {
			p.err = p.in.end()
		}
	case <-p.ctx.Done():
	}
	return text, ok
}

// rating returns the rating and its doubt, as they are said.
func (p *practice) rating() []any {
	r := p.Progress
	if r.Doubt == 0 {
		r = problem.Fresh()
	}
	return []any{"rating", int(math.Round(r.Rating)), "doubt", int(math.Round(r.Doubt))}
}

// present says what is asked.
func (p *practice) present(i int, x *problem.Problem) {
	p.m, _ = match.New(x.Game, 0, match.Limit{})
	p.seat = x.Seat
	p.shown = &moment{Message: &wire.Message{}, View: match.View{Stage: match.Playing}}
	x.View(&p.shown.View.View)
	p.shown.Table = wire.Table{Stage: wire.Playing, Match: 1, Chairs: make([]wire.Chair, x.Game.Live().Len())}
	p.shown.Table.Chairs[x.Seat] = wire.Chair{Player: you, Name: p.say("you")}
	seat := int(x.Seat)
	p.shown.Message.Seat = &seat
	variant := x.Game.Variant()
	fmt.Fprintln(p.out)
	p.says("problem.head", "n", i+1, "of", len(p.Problems), "variant", p.cfg.Book.Variant(&variant),
		"grade", x.Trial.Grade(), "grades", problem.Grades, "back", yes(p.Progress.Marks[x.ID].Last > 0))
	if p.Drawn {
		fmt.Fprintln(p.out, p.drawn(x))
	} else {
		p.lies()
		if x.Kind == problem.Hidden {
			for t := range int(p.shown.View.Tricks) {
				p.trick(t)
			}
		}
	}
	p.print(p.task(x))
}

// you marks the person's chair.
const you = "you"

// task says what is to be found.
func (p *practice) task(x *problem.Problem) string {
	if x.Kind == problem.Bid {
		return p.say("problem.bid")
	}
	need, left := x.Task()
	goal := p.say("problem.left", "n", x.Game.Aside())
	switch {
	case len(need) > 0 && need[0] == left:
		goal = p.say("problem.every", "left", left)
	case len(need) > 0:
		goal = p.say("problem.exact", "n", need[0], "left", left)
	}
	how := p.say("problem.open")
	if x.Kind == problem.Hidden {
		how = p.say("problem.hidden")
	}
	return goal + " " + how
}

// The size of a position that is drawn.
const (
	drawnWidth  = 80
	drawnHeight = 20
)

// drawn draws the position: the table, and the tricks so far where they are all
// that one knows of the hidden cards.
func (p *practice) drawn(x *problem.Problem) string {
	tricks := 0
	if x.Kind == problem.Hidden {
		tricks = int(p.shown.View.Tricks)
	}
	height := drawnHeight
	if tricks > 0 {
		height += tricks + 6 // with its head and what its signs mean
	}
	p.width, p.height = drawnWidth, height
	d := &drawing{Model: p.Model, page: newPage(drawnWidth, height, p.pal), pal: p.pal, book: p.cfg.Book, v: &p.shown.View}
	d.felt = rect{0, 1, drawnWidth, drawnHeight - 1}
	d.badge(drawnWidth - 1)
	d.page.fill(d.felt, onFelt)
	d.table()
	if tricks > 0 {
		d.allTricks(2, drawnHeight+1, drawnWidth-4, tricks)
	}
	return strings.TrimRight(d.page.Render(), "\n")
}

// answer asks until an act is named that may be done; ok is false if the person
// leaves.
func (p *practice) answer() (a rules.Action, ok bool) {
	o := p.shown.View.Options
	ask := p.say("ask.lay", "n", int(o.Pick))
	if o.Kind == rules.Playing {
		who := "you"
		if o.Seat != p.seat {
			who = "dummy"
		}
		ask = p.say("problem.ask", "who", who)
	}
	for {
		fmt.Fprint(p.out, ask+" ")
		text, more := p.line()
		if !more || p.quits(text) {
			return 0, false
		}
		words := p.words(text)
		if len(words) == 0 {
			continue
		}
		cs, unclear := p.cards(words)
		if unclear != "" && p.named(p.m.Game.Pack(), words[0]) != 0 {
			p.print(unclear)
			continue
		}
		a = rules.Lay(o.Seat, cs)
		if o.Kind == rules.Playing {
			a = rules.Play(o.Seat, cs.First())
		}
		if cs.Len() == int(o.Pick) && o.Has(a) {
			return a, true
		}
		p.says("problem.pick", "n", int(o.Pick), "list", p.cfg.Book.Cards(o.From))
	}
}

// judge says whether an answer is right, and why, and keeps what came of it.
func (p *practice) judge(x *problem.Problem, a rules.Action) {
	right := x.Right(a)
	if right {
		p.says("problem.right")
	} else {
		p.says("problem.wrong", "cards", p.cfg.Book.Cards(a.Cards()))
	}
	p.explain(x, a)
	p.Progress = problem.Answer(p.Progress, x, right, p.Day)
	if p.unkept = p.Keep(p.Progress); p.unkept != nil {
		p.says("plain.unsaved", "why", p.unkept.Error())
	}
	var levels []string
	for i, l := range search.Levels() {
		levels = append(levels, p.say("problem.level", "level", p.say("page.level."+l.Name), "n", 100*x.Trial.Solved[i]/x.Trial.Of))
	}
	p.print(p.say("problem.found") + ": " + strings.Join(levels, ", "))
	p.says("problem.rating", append(p.rating(), "its", int(math.Round(x.Trial.Rating())))...)
	if due, ok := p.Progress.Marks[x.ID].Due(); ok {
		p.says("problem.again", "n", int(due-p.Day))
	}
}

// explain says what is right, and how the answer fails or, if it is right, the
// others.
func (p *practice) explain(x *problem.Problem, a rules.Action) {
	book := p.cfg.Book
	if x.Kind == problem.Bid {
		p.says("problem.proved.bid", "n", len(x.Answers))
		good := x.Totals()
		for _, a := range x.Answers[:min(3, len(x.Answers))] {
			p.print("  " + book.Cards(a.Cards()))
		}
		p.facts(x.Why(a))
		p.print(p.say("problem.expects") + ":")
		for _, t := range x.Study[:min(5, len(x.Study))] {
			p.print("  " + p.say("problem.total", "n", t.Tricks, "points", p.decimal(t.Points), "chance", t.Chance, "good", yes(slices.Contains(good, t.Tricks))))
		}
		return
	}
	all := make([]string, 0, 3)
	for _, a := range x.Answers {
		all = append(all, book.Card(a.Card()))
	}
	proved := p.say("problem.proved.open", "card", p.either(all))
	if x.Kind == problem.Hidden {
		proved = p.say("problem.proved.hidden", "card", p.either(all))
	}
	p.print(proved)
	p.facts(x.Why(a))
	for _, r := range problem.NewProver(x.Game).Refute(x) {
		if !x.Right(a) && r.Card != a.Card() {
			continue
		}
		p.refute(x, &r)
	}
}

// refute says how a card fails.
func (p *practice) refute(x *problem.Problem, r *problem.Refutation) {
	book := p.cfg.Book
	fails := p.say("problem.fails", "card", book.Card(r.Card))
	if x.Kind == problem.Hidden {
		fails += " " + p.say("problem.fails.some", "fails", r.Fails, "of", r.Of)
	}
	p.print(fails)
	for i := range p.hands() {
		if x.Kind == problem.Hidden && !p.shown.View.HandOpen.Has(i) {
			p.print("  " + p.name(i) + ": " + book.Cards(r.Hands[i]))
		}
	}
	for _, t := range r.Tricks {
		var cs []string
		for _, a := range t.Plays {
			cs = append(cs, book.Card(a.Card()))
		}
		line := "  " + strings.Join(cs, " ")
		if t.Won != rules.Nobody {
			line += ": " + p.say("problem.won", "name", p.name(t.Won), "you", yes(t.Won == x.Seat))
		}
		p.print(line)
	}
}

// facts says what speaks for an answer.
func (p *practice) facts(why []reason.Fact) {
	for _, fact := range factTexts(p.cfg.Book, why) {
		p.print(fact)
	}
}

// decimal writes points in tenths, with the language's own sign.
func (p *practice) decimal(points float64) string {
	s := strconv.FormatFloat(points, 'f', 1, 64)
	if p.cfg.Book.Tag() != "en" {
		s = strings.Replace(s, ".", ",", 1)
	}
	return strings.Replace(s, "-", "−", 1)
}

// either joins words of which each will do.
func (p *practice) either(all []string) string {
	last := len(all) - 1
	if last == 0 {
		return all[0]
	}
	return p.say("problem.or", "a", strings.Join(all[:last], ", "), "b", all[last])
}
