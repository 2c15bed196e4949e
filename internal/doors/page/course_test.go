package page

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"math/rand/v2"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/base/phrase"
	suggested "ninetynine/internal/learn/course"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/search"
	"ninetynine/internal/think/solve"
	"ninetynine/internal/think/trained"
	"ninetynine/internal/think/worlds"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// The person's seat in the records, see lesson.js.
const person rules.Seat = 0

type lesson struct {
	ID      string
	Variant string
	Steps   []lessonStep
	names   []string
	deals   [][]moment
}

type lessonStep struct {
	Say, Chapter string
	Deal, At     int
	Lies         bool
	Does         string
	Ask          []int
	Right        int
	No           map[string]string
	Leaf         string
	Facts        []string
	Among        string
	Narrow       bool
	Counted      map[string]levelCount
}

// A moment is a deal after an act, with the person's View.
type moment struct {
	match *match.Match
	game  *rules.Game
	by    rules.Seat
	act   string
	state rules.State
	view  rules.View
}

func course(t *testing.T) []lesson {
	t.Helper()
	text := must.Get(files.ReadFile("static/lesson/course.json"))(t)
	var all []lesson
	must.Do(t, json.Unmarshal(text, &all))
	for i := range all {
		all[i].names, all[i].deals = lessonDeals(t, all[i].ID)
	}
	return all
}

func lessonDeals(t *testing.T, id string) (names []string, deals [][]moment) {
	t.Helper()
	text := must.Get(files.ReadFile("static/lesson/" + id + ".99.jsonl"))(t)
	replay := must.Get(record.NewReplay(bytes.NewReader(text)))(t)
	for {
		step, err := replay.Next()
		if errors.Is(err, io.EOF) {
			return names, deals
		}
		must.Do(t, err, "the record of", id, "is refused")
		line := struct {
			Seat rules.Seat
			Act  string
		}{Seat: rules.Nobody}
		must.Do(t, json.Unmarshal(step.Line.Text, &line))
		if step.Line.Kind == record.DealLine {
			deals = append(deals, nil)
		} else if line.Act == "" {
			continue
		}
		names = step.Header.Seats
		m := moment{match: step.Match, game: step.Match.Game, by: line.Seat, act: line.Act, state: step.State.Deal}
		var seen match.View
		step.Match.View(step.State, person, &seen)
		m.view = seen.View
		deals[len(deals)-1] = append(deals[len(deals)-1], m)
	}
}

// wanted is the act expected of the person, found as in lesson.js.
func wanted(deal []moment, at int) string {
	seat := person
	if o := deal[at].view.Options; o.Len() > 0 {
		seat = o.Seat
	}
	for _, m := range deal[at+1:] {
		if m.by == seat {
			return m.act
		}
	}
	return ""
}

// TestCourse: every step is a moment of its lesson's record; where the person has to act, the record has
// that act; and each wrong choice offered has an answer.
func TestCourse(t *testing.T) {
	said := map[string]bool{}
	book := phrase.Open("en")
	var ids []string
	for _, l := range course(t) {
		ids = append(ids, l.ID)
		must.Get(rules.Open(l.Variant))(t, l.ID)
		if last := l.Steps[len(l.Steps)-1]; last.Leaf != "end" {
			t.Errorf("%s ends with %+v", l.ID, last)
		}
		for _, key := range []string{"", ".goal"} {
			said["course."+l.ID+key] = true
		}
		for i, s := range l.Steps {
			t.Run(l.ID+"/"+s.Say, func(t *testing.T) {
				if s.Deal >= len(l.deals) || s.At >= len(l.deals[s.Deal]) {
					t.Fatalf("the record has no act %d of deal %d", s.At, s.Deal)
				}
				lessonStands(t, l.deals[s.Deal], s)
				keys := s.keys(l.ID, book)
				if s.Does != "" && s.parts(l.Steps[i+1]) {
					keys = append(keys, "course."+l.ID+"."+s.Say+".yes")
				}
				for _, key := range keys {
					said[key] = true
					if !book.Has(key) {
						t.Errorf("there is no message %s", key)
					}
				}
			})
		}
	}
	for key := range phraseKeys(t) {
		if p := strings.Split(key, "."); len(p) > 2 && p[1] != "part" && !said[key] {
			t.Errorf("%s is never said", key)
		}
	}
	if !slices.Equal(ids, suggested.Lessons) {
		t.Errorf("the lessons are %q, and %q are suggested", ids, suggested.Lessons)
	}
}

func lessonStands(t *testing.T, deal []moment, s lessonStep) {
	t.Helper()
	here := deal[s.At].view
	kind := map[string]rules.Phase{"lay": rules.Laying, "offer": rules.Offering, "name": rules.Naming, "play": rules.Playing}[s.Does]
	if act := wanted(deal, s.At); s.Does != "" && (here.Options.Len() == 0 || here.Phase != kind || !slices.Contains([]string{s.Does, "offer"}, strings.Fields(act + " ")[0]) && kind != rules.Offering) {
		t.Errorf("in phase %v the person is to %s, and the record has %q", here.Phase, s.Does, act)
	}
	if s.Lies && (s.At == 0 || here.Tricks == deal[s.At-1].view.Tricks) {
		t.Error("no trick has just been completed")
	}
	if s.Leaf == "account" && here.Phase != rules.Over {
		t.Errorf("there is no account in phase %v", here.Phase)
	}
	if len(s.Ask) > 0 && !slices.Contains(s.Ask, s.Right) {
		t.Errorf("%d is not among the answers", s.Right)
	}
}

// parts reports whether the lesson continues elsewhere after the step, as in lessonrun.js: in another deal,
// or more acts later than are shown one by one.
func (s *lessonStep) parts(to lessonStep) bool {
	const most = 9
	return to.Deal != s.Deal || to.At-s.At > most
}

func (s *lessonStep) keys(id string, book *phrase.Book) []string {
	key := "course." + id + "." + s.Say
	all := []string{key}
	if s.Chapter != "" {
		all = append(all, "course."+id+".chapter."+s.Chapter)
	}
	if s.Does != "" || len(s.Ask) > 0 {
		if book.Has(key+".no") || s.Does != "play" {
			all = append(all, key+".no")
		}
	}
	if s.Does == "lay" {
		all = append(all, key+".so")
		if book.Has(key + ".also") {
			all = append(all, key+".also")
		}
	}
	for _, answer := range s.No {
		all = append(all, key+"."+answer)
	}
	return all
}

func phraseKeys(t *testing.T) map[string]string {
	t.Helper()
	var all map[string]string
	must.Do(t, json.Unmarshal(phrase.Catalogue("en"), &all))
	maps.DeleteFunc(all, func(key, _ string) bool { return !strings.HasPrefix(key, "course.") })
	return all
}

// TestCourseNames: a text names only players of its record, and only cards that the person can see or that
// the step counts as still out.
func TestCourseNames(t *testing.T) {
	card := regexp.MustCompile(`\{((?:[AKQJ2-9]|1[0-2])[CDHS])\}`)
	texts := phraseKeys(t)
	for _, l := range course(t) {
		for _, s := range l.Steps {
			v := l.deals[s.Deal][s.At].view
			known := seen(&v)
			for i := range v.Hand {
				known |= v.Hand[i] | v.Aside[i]
			}
			for key, text := range texts {
				if whole := "course." + l.ID + "." + s.Say; key != whole && !strings.HasPrefix(key, whole+".") {
					continue
				}
				for _, name := range []string{"Anna", "Bo", "Cleo", "Dan"} {
					if regexp.MustCompile(`\b`+name+`\b`).MatchString(text) && !slices.Contains(l.names, name) {
						t.Errorf("%s: nobody is called %s", key, name)
					}
				}
				for _, m := range card.FindAllStringSubmatch(text, -1) {
					c := must.Get(cards.Parse(m[1]))(t)
					counted := slices.ContainsFunc(s.Facts, func(f string) bool {
						return strings.HasPrefix(f, "out ") && strings.HasSuffix(f, m[1][len(m[1])-1:])
					})
					if known&c == 0 && !counted {
						t.Errorf("%s: the person has not seen %s", key, m[1])
					}
				}
			}
		}
	}
}

func seen(v *rules.View) (all cards.Set) {
	for _, trick := range v.Played {
		for _, c := range trick {
			if c != 0 {
				all |= c.Set()
			}
		}
	}
	return all
}

// TestCourseTruth: the texts' statements about a deal are true. The strong claims are proved: sampled deals
// that agree with the person's knowledge are solved with all cards open against all other players together,
// and bids are studied by the expert player.
func TestCourseTruth(t *testing.T) {
	for _, l := range course(t) {
		for _, s := range l.Steps {
			if len(s.Facts) == 0 {
				continue
			}
			t.Run(l.ID+"/"+s.Say, func(t *testing.T) {
				t.Parallel()
				c := claim{t: t, step: s, deal: l.deals[s.Deal], at: &l.deals[s.Deal][s.At]}
				for _, f := range s.Facts {
					words := strings.Fields(f)
					c.check(words[0], words[1:])
				}
			})
		}
	}
}

type claim struct {
	t     *testing.T
	step  lessonStep
	deal  []moment
	at    *moment
	rates func() map[cards.Card]float64
	same  cards.Set
}

func (c *claim) check(verb string, rest []string) {
	v, g := &c.at.view, c.at.game
	text := strings.Join(rest, " ")
	var got string
	switch verb {
	case "trump":
		got = v.Trump.String()
	case "bid":
		got = strconv.Itoa(g.Bid(v.Aside[person]))
	case "won":
		got = strconv.Itoa(int(v.Won[person]))
	case "points":
		got = strings.Trim(fmt.Sprint(v.Points[:g.Seats()]), "[]")
	case "made":
		var made []string
		for i := range g.Seats() {
			if v.Made.Has(rules.Seat(i)) {
				made = append(made, strconv.Itoa(i))
			}
		}
		got = strings.Join(made, " ")
	case "joker":
		got = v.Turnup.String()
		c.holds(v.Hand[person], text)
	case "average": // tricks of a hand
		got = strconv.FormatFloat(float64(g.Tricks())/float64(g.Seats()), 'g', -1, 64)
	case "top": // the most points of a deal
		got = strconv.Itoa(g.Tricks()*g.ScoreRule().Trick + g.ScoreRule().Made[1] + g.OfferRule().Reveal)
	case "from":
		got = v.Options.From.String()
	case "hold":
		c.holds(v.Hand[person]|v.Aside[person], text)
		return
	case "seen":
		c.holds(seen(v), text)
		return
	case "out", "void":
		c.counts(verb, rest)
		return
	default:
		c.proves(verb, rest)
		return
	}
	if got != text {
		c.t.Errorf("%s is %s, not %s", verb, got, text)
	}
}

func (c *claim) holds(set cards.Set, names string) {
	c.t.Helper()
	if want := c.cards(names); want&^set != 0 {
		c.t.Errorf("%v are not among %v", want&^set, set)
	}
}

func (c *claim) cards(names string) cards.Set {
	c.t.Helper()
	set := must.Get(cards.Parse(names))(c.t)
	return set
}

// counts checks "out 4 C" (the person cannot see four clubs) and "void 2 C" (seat 2 is known to have no
// club).
func (c *claim) counts(verb string, rest []string) {
	c.t.Helper()
	suit := cards.Suit(strings.Index("CDHS", rest[1]))
	n := must.Get(strconv.Atoi(rest[0]))(c.t)
	out := 0
	for x := range worlds.Unseen(c.at.game, &c.at.view).Cards() {
		if x.Suit() == suit {
			out++
		}
	}
	if verb == "out" && out != n {
		c.t.Errorf("%d cards of %s are out, not %d", out, rest[1], n)
	}
	if verb == "void" && c.at.view.Void[n]>>suit&1 == 0 {
		c.t.Errorf("seat %d may still have %s", n, rest[1])
	}
}

// proves checks the claims that need more than the visible cards, with figures in per cent.
func (c *claim) proves(verb string, rest []string) {
	c.t.Helper()
	figure := func(i int) float64 {
		n := must.Get(strconv.Atoi(rest[i]))(c.t)
		return float64(n) / 100
	}
	switch {
	case verb == "same":
		c.same = c.cards(strings.Join(rest, " "))
	case verb == "sure":
		c.card(1, 1)
	case verb == "best" && c.step.Does == "play":
		c.card(figure(0), 1)
	case verb == "others":
		c.card(0, figure(0))
	case verb == "best":
		c.study(figure(0))
	case verb == "oftener": // than the best way to bid another number
		c.oftener(rest[0])
	case verb == "rare": // so many hands come for one that has all trumps
		hands, held := 1.0, c.at.game.Hand()
		for i := range c.at.game.Trumps(c.at.view.Trump).Len() {
			hands *= float64(c.at.game.Pack().Len()-i) / float64(held-i)
		}
		if hands < 100*figure(0) {
			c.t.Errorf("all trumps come in one hand of %.0f", hands)
		}
	case verb == "forced":
		last := c.deal[len(c.deal)-1].state
		if !solve.New(c.at.game, 1<<16).Forces(&last, person) {
			c.t.Error("the contract can be broken")
		}
	default:
		c.t.Errorf("nobody knows how to check %q", verb)
	}
}

// card checks that the record's card forces the contract in at least this share of the sampled deals, no
// other in more, and that the cards not as good do in less than others.
func (c *claim) card(least, others float64) {
	c.t.Helper()
	if c.rates == nil {
		c.rates = sync.OnceValue(c.forced)
	}
	for _, f := range c.step.Facts { // equal cards may follow the figures
		if names, ok := strings.CutPrefix(f, "same "); ok {
			c.same = c.cards(names)
		}
	}
	rates := c.rates()
	name := strings.TrimPrefix(wanted(c.deal, c.step.At), "play ")
	right := c.cards(name)
	mine := rates[right.First()]
	if mine < least {
		c.t.Errorf("%s forces the contract in %.0f %% of deals, not in %.0f", name, 100*mine, 100*least)
	}
	for x, rate := range rates {
		switch {
		case right.Has(x):
		case c.same.Has(x):
			if rate < mine-0.12 || rate > mine+0.12 {
				c.t.Errorf("%v forces it in %.0f %% of deals, %s in %.0f", x, 100*rate, name, 100*mine)
			}
		case rate > others || rate > mine:
			c.t.Errorf("%v, which the lesson calls wrong, forces it in %.0f %% of deals, %s in %.0f", x, 100*rate, name, 100*mine)
		}
	}
}

// forced samples deals that agree with the person's knowledge, and returns for each card in what share of
// them it forces the contract, whatever the other players do.
func (c *claim) forced() map[cards.Card]float64 {
	c.t.Helper()
	const number = 150
	v, g := &c.at.view, c.at.game
	sampler := worlds.New(g)
	must.Do(c.t, sampler.Begin(v))
	rng := rand.NewPCG(99, 17)
	solver := solve.New(g, 1<<14)
	rates := map[cards.Card]float64{}
	for range number {
		var hidden rules.Hidden
		sampler.Sample(rng, &hidden)
		state := g.Suppose(v, &hidden)
		for x := range v.Options.From.Cards() {
			next := state
			g.Apply(&next, rules.Play(v.Due, x))
			if solver.Forces(&next, person) {
				rates[x] += 1.0 / number
			} else {
				rates[x] += 0
			}
		}
	}
	for x, rate := range rates {
		rates[x] = float64(int(rate*number+0.5)) / number
	}
	return rates
}

// asks makes the expert player study the moment.
func (c *claim) asks() *search.Study {
	c.t.Helper()
	model := must.Get(trained.Model(c.t.Context(), c.at.game))(c.t)
	expert := must.Get(search.NewExpert(c.at.game, model, search.Full()))(c.t)
	study := must.Get(expert.Study(&c.at.view, nil, 1, 40))(c.t)
	return study
}

// study checks that the expert would bid as the lesson does, or value it at less than a point less, and
// with at least this chance; or that it would name the same trump.
func (c *claim) study(least float64) {
	c.t.Helper()
	act, s := wanted(c.deal, c.step.At), c.asks()
	if c.step.Does == "name" {
		if got := s.Options[0].Action.String(); got != act {
			c.t.Errorf("the expert would %s, not %s", got, act)
		}
		return
	}
	limit := 1.0
	if c.step.Narrow { // the lesson calls its way no better than others
		limit = close
	}
	way := slices.IndexFunc(s.Options, func(o search.Option) bool { return o.Action.String() == act })
	if o := &s.Options[way]; o.Gap > limit+2*o.GapError {
		c.t.Errorf("%s is %.1f points behind %s", act, o.Gap, s.Options[0].Action)
	}
	bid := c.at.game.Bid(c.cards(strings.TrimPrefix(act, "lay ")))
	best := s.Bids[0]
	i := slices.IndexFunc(s.Bids, func(b search.Bid) bool { return b.Tricks == bid })
	if i < 0 || best.Best.Points-s.Bids[i].Best.Points > 1 {
		c.t.Errorf("the expert would bid %d, made with %.2f, not %d", best.Tricks, best.Best.Chance, bid)
	} else if s.Bids[i].Best.Chance < least {
		c.t.Errorf("%d is made with %.2f, not with %.2f", bid, s.Bids[i].Best.Chance, least)
	}
}

// oftener checks that the lesson's bid is made more often than the other one.
func (c *claim) oftener(than string) {
	c.t.Helper()
	chances, bid := map[string]float64{}, c.at.game.Bid(c.cards(strings.TrimPrefix(wanted(c.deal, c.step.At), "lay ")))
	for _, b := range c.asks().Bids {
		chances[strconv.Itoa(b.Tricks)] = b.Best.Chance
	}
	if mine := chances[strconv.Itoa(bid)]; mine <= chances[than] {
		c.t.Errorf("%d is made with %.2f, and %s with %.2f", bid, mine, than, chances[than])
	}
}

// TestCourseFiles: every record belongs to a lesson.
func TestCourseFiles(t *testing.T) {
	entries := must.Get(files.ReadDir("static/lesson"))(t)
	known := map[string]bool{"course.json": true}
	for _, l := range course(t) {
		known[l.ID+".99.jsonl"] = true
	}
	for _, e := range entries {
		if !known[path.Base(e.Name())] {
			t.Errorf("%s belongs to no lesson", e.Name())
		}
	}
}
