package analyst

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"sync"
	"time"

	"ninetynine/advice"
	"ninetynine/internal/learn/hand"
	"ninetynine/internal/learn/review"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/company"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// A result is what came of a position; the other fields are empty.
type result struct {
	Act    string         `json:"act,omitempty"` // of plays and bids in a record: the act chosen
	Advice *advice.Advice `json:"advice,omitempty"`
	Report *advice.Report `json:"report,omitempty"`
	Par    *advice.Par    `json:"par,omitempty"`
}

// work finds the result of a position. It calls told whenever it knows more, with
// what says how much.
type work func(ctx context.Context, told func(so func() result)) (result, error)

// positions returns the moments that a query asks about, nil for its only position, and the work for each.
func (e *engine) positions(q *query) (at []*Moment, do []work, err error) {
	var one work
	switch {
	case q.Record != "" && (q.View != nil || q.Hand != "" || q.Deal != ""), q.View != nil && (q.Hand != "" || q.Deal != ""):
		return nil, nil, wrong("record", "send a record, a view, a hand or a deal, and only one of them")
	case q.Record != "":
		return e.recorded(q)
	case q.What == report:
		return nil, nil, wrong("record", "a report needs the record of a match")
	case q.What == par:
		one, err = e.namedDeal(q)
	default:
		one, err = e.position(q)
	}
	return []*Moment{nil}, []work{one}, err
}

// A gameKey is what says which game is played.
type gameKey struct{ variant, house string }

// mostGames is how many games are remembered: more than are published.
const mostGames = 64

// game returns the game of the variant, or of the one that the View names, with the house rules.
func (e *engine) game(q *query) (*rules.Game, error) {
	settings := table.Settings{Variant: q.Variant, House: q.Rules}
	if q.Variant == "" {
		var named struct{ Variant string }
		_ = json.Unmarshal(q.View, &named) // without a View, or a wrong one, there is no name
		settings.Variant = named.Variant
	}
	key := gameKey{settings.Variant, string(q.Rules)}
	if g := e.games[key]; g != nil {
		return g, nil
	}
	v, err := settings.Rules()
	if errors.As(err, new(*rules.UnknownVariantError)) {
		return nil, wrong("variant", "%v", err)
	}
	if err != nil {
		return nil, wrong("rules", "%v", err)
	}
	g, err := rules.New(v)
	if err != nil {
		return nil, wrong("rules", "%v", err)
	}
	if len(e.games) == mostGames {
		clear(e.games)
	}
	e.games[key] = g
	return g, nil
}

// position returns the work on a View, or on a hand.
func (e *engine) position(q *query) (work, error) {
	g, err := e.game(q)
	if err != nil {
		return nil, err
	}
	v := new(match.View)
	if q.View != nil {
		if *v, _, err = record.ParseView(q.View, g); err != nil {
			return nil, wrong("view", "%v", err)
		}
	} else {
		h, err := q.Held(g)
		if err == nil {
			v, err = h.View(g)
		}
		if err != nil {
			return nil, handFault(err)
		}
	}
	c, err := bot.ParseCompany(g, v.Seat, q.Others)
	if err != nil {
		return nil, wrong("others", "%v", err)
	}
	m, err := match.New(g, v.Dealer, match.Limit{})
	if err != nil {
		return nil, wrong("dealer", "%v", err)
	}
	return q.study(m, v, c, "")
}

// handFault names the field of a hand that is wrong.
func handFault(err error) error {
	var e *hand.Error
	if errors.As(err, &e) {
		return &fault{e.Field, e.Text}
	}
	return wrong("hand", "%v", err)
}

// study returns the work on a View, with the act chosen there, if it is known.
func (q *query) study(m *match.Match, v *match.View, c *company.Company, act string) (work, error) {
	if v.Options.Pick == 0 || v.Stage != match.Playing {
		return nil, wrong("view", "the seat has nothing to decide")
	}
	ask := bot.StudyScope{Company: c, Game: q.Totals != nil}
	ask.Worlds = q.Worlds
	if ask.Worlds == 0 {
		ask.Worlds = bot.HintWorlds(v)
	}
	judge := bot.Plays
	if q.What == bids {
		if judge = bot.Bids; q.All {
			ask.Whole = func(int) bool { return true }
		}
	}
	return func(ctx context.Context, told func(func() result)) (result, error) {
		ask := ask
		for _, part := range []int{27, 9, 3} { // half as much work again
			if few := ask.Worlds / part; q.Every > 0 && few > 0 {
				less := ask
				less.Worlds = few
				a, err := judge(ctx, m, v, less)
				if err != nil {
					return result{}, err
				}
				told(func() result { return result{Act: act, Advice: a} })
			}
		}
		a, err := judge(ctx, m, v, ask)
		if errors.Is(err, bot.ErrNoStanding) {
			err = wrong("totals", "%v", err)
		}
		return result{Act: act, Advice: a}, err
	}, nil
}

// namedDeal returns the work on the par of a deal by its name.
func (e *engine) namedDeal(q *query) (work, error) {
	g, err := e.game(q)
	if err != nil {
		return nil, err
	}
	h := hand.Hand{Trump: q.Trump, Dealer: -1}
	if q.Dealer != nil {
		h.Dealer = *q.Dealer
	}
	d, err := h.Deal(g, q.Deal)
	if err != nil {
		return nil, handFault(err)
	}
	return q.par(g, &d)
}

// usualPlays is how often a deal is played for its par.
const usualPlays = 1000

func (q *query) par(g *rules.Game, d *rules.Deal) (work, error) {
	n := q.Plays
	if n == 0 {
		n = usualPlays
	}
	return func(ctx context.Context, told func(func() result)) (result, error) {
		p, err := review.Par(ctx, g, d, n, func(so func() *advice.Par) { told(func() result { return result{Par: so()} }) })
		return result{Par: p}, err
	}, nil
}

// recorded returns the work on moments of a match in a record. The first work done reads the record, so that no line
// after it has to wait.
func (e *engine) recorded(q *query) (at []*Moment, do []work, err error) {
	if len(q.At) == 0 && q.What != report {
		return nil, nil, wrong("at", "give the moments to judge, as [{\"deal\":0,\"step\":4}]; par takes deals alone")
	}
	var once sync.Once
	var m *review.Match
	var unread error
	add := func(x *Moment, find func() (work, error)) {
		at = append(at, x)
		do = append(do, func(ctx context.Context, told func(func() result)) (result, error) {
			once.Do(func() { m, unread = q.match(ctx) })
			if unread != nil {
				return result{}, unread
			}
			w, err := find()
			if err != nil {
				return result{}, err
			}
			return w(ctx, told)
		})
	}
	if len(q.At) == 0 {
		add(nil, func() (work, error) { return e.report(q, m, review.Whole), nil })
	}
	for i := range q.At {
		x := &q.At[i]
		add(x, func() (work, error) {
			w, err := e.moment(q, m, x)
			var f *fault
			if err != nil && (!errors.As(err, &f) || f.field == "view") {
				err = wrong("at", "%v", err)
			}
			return w, err
		})
	}
	return at, do, nil
}

// match reads the match that the query is about.
func (q *query) match(ctx context.Context) (*review.Match, error) {
	m, err := review.Read(ctx, strings.NewReader(q.Record), max(q.Match, 1))
	if errors.As(err, new(*review.Missing)) {
		return nil, wrong("match", "%v", err)
	}
	if err != nil {
		return nil, wrong("record", "%v", err)
	}
	return m, nil
}

// moment returns the work on one moment of a match.
func (e *engine) moment(q *query, m *review.Match, x *Moment) (work, error) {
	if x.Deal < 0 || x.Deal >= len(m.Hashes) {
		return nil, fmt.Errorf("there is no deal %d in the match, which has %d, counted from 0", x.Deal, len(m.Hashes))
	}
	if whole := q.What == report || q.What == par; whole != (x.Step == nil) {
		return nil, errors.New("plays and bids need a step for each moment; report and par take whole deals, without one")
	}
	switch q.What {
	case report:
		return e.report(q, m, x.Deal), nil
	case par:
		return q.par(m.Game, m.Cards(x.Deal))
	}
	d, err := m.Decision(x.Deal, *x.Step)
	if err != nil {
		return nil, err
	}
	return q.study(d.Match, &d.View, d.Company(), d.Act.String())
}

// report returns the work on a deal's report, or on that of all deals.
func (e *engine) report(q *query, m *review.Match, deal int) work {
	return func(ctx context.Context, told func(func() result)) (result, error) {
		jobs := review.NewJobs(e.judge, store.NewMemory(), 1, 1)
		for {
			began := e.Now()
			more := func() bool { return q.Every == 0 || e.Now().Sub(began) < time.Duration(q.Every)*time.Millisecond }
			r, err := jobs.Report(ctx, m, deal, review.Careful, more)
			if err != nil || r.Final {
				return result{Report: r}, err
			}
			told(func() result { return result{Report: r} })
		}
	}
}
