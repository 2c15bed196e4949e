package page

import (
	"cmp"
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/search"
	"ninetynine/internal/think/worlds"
	"ninetynine/match"
	"ninetynine/rules"
)

var (
	recount = flag.Bool("recount", false, "count the offers of the course anew and compare; minutes")
	update  = flag.Bool("update", false, "count the offers of the course anew and write them to course.json; minutes")
	writing sync.Mutex
)

// A count says what came of an act in deals with the same hand, played on by players of one level.
type count struct {
	Made float64 `json:"made"` // contracts in 100 deals
	Gain float64 `json:"gain"` // points on each opponent, on average
}

// A levelCount says what came of each offer when all players were of one level.
type levelCount struct {
	Of     int              `json:"of"` // deals
	Offers map[string]count `json:"offers"`
}

// freshDeals says in how many deals the offers of a new step are counted, by level: enough to know a share to five
// in a hundred. Others are counted again in as many as before.
var freshDeals = map[string]int{"casual": 500, "strong": 300}

// TestCourseCounted: the record's offer is the best in the bid table, and in the counts of the level that the step
// names, or of every level. Where another offer is close, the step says so.
func TestCourseCounted(t *testing.T) {
	for _, l := range course(t) {
		for _, s := range l.Steps {
			if s.Does != "offer" {
				continue
			}
			t.Run(l.ID+"/"+s.Say, func(t *testing.T) {
				t.Parallel()
				if *recount || *update {
					s.counted(t, l)
				}
				s.offers(t, l.deals[s.Deal])
			})
		}
	}
}

// counted counts a step anew.
func (s *lessonStep) counted(t *testing.T, l lesson) {
	t.Helper()
	found := map[string]levelCount{}
	for level, n := range freshDeals {
		n = cmp.Or(s.Counted[level].Of, n)
		found[level] = levelCount{n, countOffers(t, l.deals[s.Deal], s.At, level, n)}
	}
	if *update {
		s.Counted = found
		writeCounted(t, l.ID, s)
	} else if !reflect.DeepEqual(found, s.Counted) {
		t.Errorf("counted %v, and course.json has %v: run with -update", found, s.Counted)
	}
}

// countOffers plays deals on with each offer. The person has the record's hand and bid; the other cards are dealt
// at random, and a deal counts if the offers that the person has heard are made in it too.
func countOffers(t *testing.T, deal []moment, at int, level string, number int) map[string]count {
	t.Helper()
	here, first := &deal[at], &deal[0]
	table := &countingTable{t: t, match: here.match}
	for range here.game.Live().Len() {
		b := must.Get(bot.New(level))(t)
		defer b.Close()
		table.bots = append(table.bots, b)
	}
	sampler := worlds.New(here.game)
	must.Do(t, sampler.Begin(&first.view))
	rng, seed := rand.NewPCG(99, 17), cards.SeedOf("course")
	sums := map[string]count{}
	for n := 0; n < number; {
		var hidden rules.Hidden
		sampler.Sample(rng, &hidden)
		dealt := rules.Deal{Joker: rules.Nobody, Hands: first.view.Hand}
		for i := range rules.Seat(here.game.Seats()) {
			if i != person {
				dealt.Hands[i] = hidden.Hand[i] | hidden.Aside[i]
			}
			if here.game.Dummies().Has(i) {
				dealt.Aside = hidden.Aside[i]
			}
		}
		for i, b := range table.bots {
			must.Do(t, b.Begin(t.Context(), here.match, rules.Seat(i), bot.Seed(seed, rules.Seat(i), uint64(n), 0)))
		}
		state := here.match.Start()
		here.match.Fix(&state, &dealt)
		must.Do(t, here.match.Deal(&state, &dealt))
		if !table.reach(&state, deal, at) {
			continue
		}
		n++
		for a := range here.view.Options.All() {
			made, gain := table.playOut(state, a)
			c := sums[a.String()]
			c.Made += made
			c.Gain += gain
			sums[a.String()] = c
		}
	}
	for act, c := range sums {
		sums[act] = count{math.Round(100 * c.Made / float64(number)), math.Round(10*c.Gain/float64(number)) / 10}
	}
	return sums
}

type countingTable struct {
	t     *testing.T
	match *match.Match
	bots  []bot.Bot
}

// choose returns the act of a seat's player.
func (c *countingTable) choose(s *match.State, seat rules.Seat) rules.Action {
	if o := c.match.Game.Options(&s.Deal, seat); o.Len() == 1 {
		return o.Nth(0)
	}
	var v match.View
	c.match.View(s, c.match.Game.Owner(&s.Deal, seat), &v)
	return must.Get(c.bots[v.Seat].Choose(c.t.Context(), &v))(c.t)
}

// reach plays up to the person's offer. It reports whether the offers heard are those of the record.
func (c *countingTable) reach(s *match.State, deal []moment, at int) bool {
	g := c.match.Game
	for _, m := range deal[1 : at+1] {
		turn, secret := g.Turn(&s.Deal), s.Deal.Phase() == rules.Laying || g.OfferRule().How == rules.Sealed
		if !turn.Has(m.by) {
			c.t.Fatalf("seat %d is not to act", m.by)
		}
		a := must.Get(rules.ParseAction(m.by, m.act))(c.t)
		if m.by != person {
			chosen := c.choose(s, m.by)
			if !secret && chosen != a {
				return false
			}
			a = chosen
		}
		c.match.Apply(s, a)
	}
	return true
}

// playOut makes the person's offer and plays the deal on to its end.
func (c *countingTable) playOut(s match.State, a rules.Action) (made, gain float64) {
	g := c.match.Game
	c.match.Apply(&s, a)
	for s.Deal.Phase() != rules.Over {
		c.match.Apply(&s, c.choose(&s, g.Turn(&s.Deal).First()))
	}
	result, _ := g.Result(&s.Deal)
	if result.Made.Has(person) {
		made = 1
	}
	for i := range rules.Seat(g.Seats()) {
		if i != person {
			gain += float64(result.Points[person]-result.Points[i]) / float64(g.Seats()-1)
		}
	}
	return made, gain
}

// writeCounted writes a step's counts into course.json, one step a line.
func writeCounted(t *testing.T, id string, s *lessonStep) {
	t.Helper()
	writing.Lock()
	defer writing.Unlock()
	const file = "static/lesson/course.json"
	text := string(must.Get(os.ReadFile(file))(t))
	from := strings.Index(text, fmt.Sprintf("{ \"id\": %q", id))
	from += strings.Index(text[from:], fmt.Sprintf("{\"say\": %q", s.Say))
	length := strings.Index(text[from:], "\n")
	line := regexp.MustCompile(`, "counted": \{.*?\}\}\}\}`).ReplaceAllString(text[from:from+length], "")
	body := must.Get(json.Marshal(s.Counted))(t)
	end := strings.LastIndex(line, "}")
	line = line[:end] + `, "counted": ` + string(body) + line[end:]
	must.Do(t, os.WriteFile(file, []byte(text[:from]+line+text[from+length:]), 0o644))
}

// offers compares the record's offer with all others, in the counts and in the bid table.
func (s *lessonStep) offers(t *testing.T, deal []moment) {
	t.Helper()
	right := cmp.Or(wanted(deal, s.At), "pass")
	narrow := false
	for level := range freshDeals {
		among := s.Counted[level].Offers
		if len(among) != deal[s.At].view.Options.Len() {
			t.Fatalf("the offers are not counted among %s: run with -update", level)
		}
		if s.Among != "" && s.Among != level {
			continue
		}
		for act, c := range among {
			if act != right && c.Gain >= among[right].Gain {
				t.Errorf("among %s, %s gains %.1f points and %s %.1f", level, act, c.Gain, right, among[right].Gain)
			}
			narrow = narrow || act != right && c.Gain > among[right].Gain-close
		}
	}
	if narrow != s.Narrow {
		t.Errorf("that the offers are close is %v, and the step says %v", narrow, s.Narrow)
	}
	c := claim{t: t, step: *s, deal: deal, at: &deal[s.At]}
	options := c.asks().Options
	mine := slices.IndexFunc(options, func(o search.Option) bool { return o.Action.String() == right })
	if gap := options[mine].Gap; gap > close {
		t.Errorf("the bid table has %s %.1f points behind %s", right, gap, options[0].Action)
	}
}

// close is by how many points two offers differ at most of which a lesson says that they are close.
const close = 3
