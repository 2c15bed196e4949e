package conversation

import (
	"encoding/json"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"ninetynine/internal/base/letters"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/learn/problem"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/rules"
)

// A Problem is a problem in words, with typed answers.
type Problem struct {
	*Conversation
	Asked *wire.Problem
}

// WantNext has the client go on to the next problem.
const WantNext Request = "next"

// problemCommands are the commands about a problem, by their English names: about the position, and the
// rest.
var problemCommands = [2][]string{
	strings.Fields("hand bids worth tricks trick last legal"),
	strings.Fields("rules short next help quit"),
}

// StartProblem starts a problem with the person. The error says what is wrong with it.
func (p *Conversation) StartProblem(w *wire.Problem) (*Problem, error) {
	g, err := rules.Open(w.Variant)
	if err != nil {
		return nil, err
	}
	var viewer struct{ Seat int }
	if err := json.Unmarshal(w.View, &viewer); err != nil {
		return nil, err
	}
	if viewer.Seat < 0 || viewer.Seat >= g.Live().Len() {
		return nil, fmt.Errorf("seat %d is none of the players'", viewer.Seat)
	}
	msg := &wire.Message{Seat: &viewer.Seat, View: w.View, Table: wire.Table{Stage: wire.Playing, Match: 1, Chairs: make([]wire.Chair, g.Live().Len())}}
	for i := range msg.Table.Chairs { // named as in the lessons, from the left
		msg.Table.Chairs[(viewer.Seat+i)%g.Live().Len()].Name = p.Say("problem.player", "n", i)
	}
	msg.Table.Chairs[viewer.Seat] = wire.Chair{Player: "you", Name: p.Say("you")}
	if p.Match, err = match.New(g, 0, match.Limit{}); err != nil {
		return nil, err
	}
	n, err := p.Read(msg, p.Shown)
	if err != nil {
		return nil, err
	}
	p.Show(n)
	return &Problem{p, w}, nil
}

// Head is the heading of the problem, the n-th of these.
func (q *Problem) Head(n, of int) string {
	return q.Say("problem.head", "n", n, "of", of, "variant", q.Book.Variant(new(q.Match.Game.Variant())),
		"grade", q.Asked.Grade, "grades", problem.Grades, "back", phrase.Yes(q.Asked.Back))
}

// Present says what is asked, the n-th of so many. anew says that damaged progress was set aside.
func (q *Problem) Present(n, of int, anew bool) Answer {
	if anew {
		q.says("problem.anew")
	}
	q.print(q.Head(n, of) + ".")
	if q.Asked.Kind == problem.Hidden.String() {
		v := &q.Shown.View
		for t := range int(v.Tricks) {
			var plays []string
			for i := range q.HandCount() {
				s := (v.Leads[t]%rules.MaxSeats + i) % q.HandCount()
				plays = append(plays, q.Name(s)+": "+q.CardName(v.Played[t][s]))
			}
			q.print(q.trickLine(plays, q.Winning(t)))
		}
		if v.Tricks > 0 {
			q.tricks()
		}
	}
	q.describePosition()
	q.print(q.Task())
	q.ask()
	return q.takeAnswer()
}

// trickLine lists a trick in a line, with its winner unless that is Nobody.
func (q *Problem) trickLine(plays []string, won rules.Seat) string {
	s := strings.Join(plays, ", ")
	if won != rules.Nobody {
		s += "; " + q.Say("problem.won", "name", q.Name(won), "you", q.you(won))
	}
	return s + "."
}

// Task says what the problem asks.
func (q *Problem) Task() string {
	if q.Asked.Kind == problem.Bid.String() {
		return q.Say("problem.bid")
	}
	need, left := q.Asked.Need, q.Asked.Left
	goal := q.Say("problem.left", "n", q.Match.Game.Aside())
	switch {
	case len(need) > 0 && need[0] == left:
		goal = q.Say("problem.every", "left", left)
	case len(need) > 0:
		goal = q.Say("problem.exact", "n", need[0], "left", left)
	}
	return goal + " " + q.Say("problem."+q.Asked.Kind)
}

func (q *Problem) ask() {
	switch o := q.Shown.View.Options; {
	case o.Kind == rules.Laying:
		q.says("ask.lay", "n", int(o.Pick))
	case o.Seat == q.Seat:
		q.says("problem.ask", "who", "you")
	default:
		q.says("problem.ask", "who", "dummy")
	}
	q.print(q.listed())
}

// remind says what to do now.
func (q *Problem) remind(answered bool) {
	if answered {
		q.print(q.Say("problem.next") + ".")
	} else {
		q.ask()
	}
}

// Execute executes a typed line. Do, in its result, has the act that answers the problem; closed says that
// no answer is taken: there is one already.
func (q *Problem) Execute(text string, answered, busy bool) Answer {
	words := q.words(text)
	verb, known := "next", true
	if len(words) > 0 {
		verb, known = q.verb(words[0])
	}
	switch {
	case verb == "next" && answered:
		q.answer.Request = WantNext
	case len(words) == 0:
		q.remind(false)
	case verb == "legal" && (answered || busy):
		q.says("hint.none")
	case verb == "help":
		q.says("problem.help", "ask", q.wordList(problemCommands[0]...), "also", q.wordList(problemCommands[1]...))
	case verb != "next" && slices.ContainsFunc(problemCommands[:], func(all []string) bool { return slices.Contains(all, verb) }):
		commands[verb](q.Conversation, words[1:])
	case answered, busy, known && verb != "lay" && verb != "play":
		if known || q.allCards(words) {
			q.says("illegal")
		} else {
			q.unclear(text)
		}
		q.remind(answered)
	default:
		q.decideCards(verb, words)
	}
	return q.takeAnswer()
}

// Judge gives the verdict on an answer, and how it fails or, if it is right, how the other cards fail;
// days is the number of days until the problem comes back, 0 for never.
func (q *Problem) Judge(act string, out *wire.ProblemOutcome, days int) Answer {
	if out.Right {
		q.says("problem.right")
	} else {
		q.says("problem.wrong", "cards", q.cardsOf(act))
	}
	if q.Asked.Kind == problem.Bid.String() {
		q.totalsOf(out)
	} else {
		q.says("problem.proved."+q.Asked.Kind, "card", q.either(out.Answers))
	}
	for _, fact := range factTexts(q.Book, out.Why) {
		q.print(fact)
	}
	for i := range out.Refutations {
		if r := &out.Refutations[i]; out.Right || r.Act == act {
			q.refute(r)
		}
	}
	q.print(q.Say("problem.found") + ": " + joined(out.Levels, q.solvedBy) + ".")
	line := q.Say("problem.rating", append(Rating(out.Progress), "its", q.Asked.Rating)...)
	if days > 0 {
		line += " " + q.Say("problem.again", "n", days)
	}
	q.print(line)
	q.remind(true)
	for i, s := range q.answer.Said {
		rs := []rune(s)
		rs[0] = unicode.ToUpper(rs[0])
		q.answer.Said[i] = string(rs)
	}
	return q.takeAnswer()
}

// solvedBy says how often a level solves the problem.
func (q *Problem) solvedBy(l wire.ProblemLevel) string {
	if l.Solved == nil {
		return q.Say("problem.level.untried", "level", q.LevelName(l.Level))
	}
	return q.Say("problem.level", "level", q.LevelName(l.Level), "n", int(math.Round(100**l.Solved)))
}

// Rating returns the arguments for the rating and its doubt.
func Rating(r problem.Progress) []any {
	if r.Doubt == 0 {
		r = problem.Fresh()
	}
	return []any{"rating", int(math.Round(r.Rating)), "doubt", int(math.Round(r.Doubt))}
}

// cardsOf names the cards of an act; the act itself if it has none.
func (q *Problem) cardsOf(act string) string {
	a, err := rules.ParseAction(q.Shown.View.Options.Seat, act)
	if err != nil {
		return act
	}
	return q.cardNames(a.Cards())
}

// either joins the cards of equivalent acts.
func (q *Problem) either(acts []string) string {
	last := len(acts) - 1
	if last < 1 {
		return joined(acts, q.cardsOf)
	}
	return q.Say("problem.or", "a", joined(acts[:last], q.cardsOf), "b", q.cardsOf(acts[last]))
}

// totalsOf names the right cards to lay aside, and the study's result for each total.
func (q *Problem) totalsOf(out *wire.ProblemOutcome) {
	good := letters.Join(slices.Values(out.Answers[:min(3, len(out.Answers))]), "; ", q.cardsOf)
	q.print(q.Say("problem.proved.bid", "n", len(out.Answers)) + " " + good + ".")
	q.print(q.Say("problem.expects") + ":")
	for i, t := range out.Totals {
		if i < 5 || out.Bid != nil && t.Tricks == *out.Bid {
			q.says("problem.total", "n", t.Tricks, "points", q.points(t.Points, 1), "chance", int(math.Round(100*t.Chance)), "good", phrase.Yes(t.Right))
		}
	}
}

func (q *Problem) refute(r *problem.Refutation) {
	q.says("problem.fails", "card", q.cardsOf(r.Act))
	if q.Asked.Kind == problem.Hidden.String() {
		q.says("problem.fails.some", "fails", r.Fails, "of", r.Of)
		for i, cs := range r.Hands {
			s := rules.Seat(i)
			if s < q.HandCount() && s != q.Seat && !q.Shown.View.HandOpen.Has(s) {
				q.print(q.Name(s) + ": " + q.cardNames(cs) + ".")
			}
		}
	}
	for _, t := range r.Tricks {
		var plays []string
		for _, seated := range t.Acts {
			seat, act, _ := strings.Cut(seated, " ")
			i, _ := strconv.Atoi(seat)
			plays = append(plays, q.Name(rules.Seat(i))+": "+q.cardsOf(act))
		}
		won := rules.Nobody
		if t.Won != nil {
			won = *t.Won
		}
		q.print(q.trickLine(plays, won))
	}
}
