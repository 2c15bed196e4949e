package lab

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/netless"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// UnitDeals is the number of deals of a unit, when deals are counted.
const UnitDeals = 1024

// DefaultBound is the number of deals after which an endless match is stopped, when matches are
// counted. In some variants random players fall ever further behind the target.
const DefaultBound = 2000

// MostBound is the largest bound: match i deals the numbers from i<<20.
const MostBound = 1 << 20

// A Plan says what to simulate: a number of deals or of matches.
type Plan struct {
	Game    *rules.Game
	Changes json.RawMessage // of a house variant, for the header of the records

	Players []string // names as [bot.New] knows them, one for each live seat, or one for all
	Seed    string   // the open text that the deals come from, see [cards.SeedOf]
	Deals   int      // deals, with a match after another until they are used up; or 0:
	Matches int      // whole matches
	Bound   int      // deals after which a match is stopped, when matches are counted; 0: DefaultBound

	Findings bool // whether the report includes findings
	Compared bool // whether the report can be compared with others, see [Compare]

	extra map[string]json.RawMessage // of the headers of records

	Workers  int                      // goroutines; at least one is used
	Records  io.Writer                // gets the records of every match, in the order of the units; nil: none
	Progress func(deals, matches int) // receives the amount done, from one goroutine; may be nil
	Journal  *Journal                 // of jobs done before; gets those done now; nil: there is none

	Bots
}

// check returns an error if the plan is impossible, and fills in defaults.
func (p *Plan) check() error {
	live := p.Game.Live().Len()
	switch {
	case p.Deals < 0 || p.Matches < 0:
		return fmt.Errorf("there cannot be fewer than no deals or matches")
	case p.Deals > 0 == (p.Matches > 0):
		return fmt.Errorf("say how many deals or how many matches, and not both")
	case p.Bound < 0 || p.Bound > MostBound:
		return fmt.Errorf("the bound must be 1 to %d deals, not %d", MostBound, p.Bound)
	case len(p.Players) != 1 && len(p.Players) != live:
		return fmt.Errorf("%s is for %d players: name one for all, or %d; there are %d", p.Game.ID(), live, live, len(p.Players))
	}
	if len(p.Players) == 1 {
		p.Players = slices.Repeat(p.Players, live)
	}
	p.Bound = cmp.Or(p.Bound, DefaultBound)
	return nil
}

// size returns how many matches, or deals, a job has.
func (p *Plan) size() int {
	if p.Matches > 0 {
		return 1
	}
	return UnitDeals
}

// decides returns what decides what comes of a job.
func (p *Plan) decides() any {
	return struct {
		Experiment                  string
		Variant                     rules.Variant
		Changes                     json.RawMessage
		Players                     []keyed
		Seed                        string
		Size, Bound                 int
		Findings, Compared, Records bool
		Nodes                       uint64
		Act                         time.Duration `json:",omitzero"` // of programs alone
	}{"simulation", p.Game.Variant(), p.Changes, keyedAll(p.Players), p.Seed, p.size(), p.Bound, p.Findings, p.Compared, p.Records != nil, p.Limits.Nodes, p.actOf(p.Players...)}
}

// A unit is a piece of work that does not depend on earlier ones.
type unit struct {
	index  int
	number uint64 // of its first deal
	deals  int    // at most
	many   bool   // matches follow one another until the deals are used up
}

func (p *Plan) unit(i int) unit {
	if p.Matches > 0 {
		return unit{i, uint64(i) << 20, p.Bound, false}
	}
	return unit{i, uint64(i) * UnitDeals, min(UnitDeals, p.Deals-i*UnitDeals), true}
}

// Simulate carries out the plan and returns a report.
//
// If the context ends first, deals in progress are dropped, their matches end as sessions cut
// short, and the report on the finished deals is returned with the context's error. With any other
// error there is no report.
func Simulate(ctx context.Context, p Plan) (Report, error) {
	if err := p.check(); err != nil {
		return Report{}, err
	}
	if p.Records != nil {
		by, err := bot.Made(p.Players...)
		if err != nil {
			return Report{}, err
		}
		p.extra = by.InHeader()
	}
	sum := simulationSums{plan: &p}
	if p.Findings {
		sum.found = newFinder(p.Game)
	}
	r := runner[played]{
		workers: p.Workers,
		units:   max(p.Matches, p.Deals),
		size:    p.size(),
		open:    func() (worker[played], error) { return newSimulateWorker(&p) },
		take:    sum.take,
		journal: p.Journal,
		of:      p.decides(),
		sound:   sum.sound,
	}
	if err := r.run(ctx); err != nil {
		return Report{}, err
	}
	return sum.report(), ctx.Err()
}

type played struct {
	Sum   tally
	Text  []byte  `json:",omitempty"` // its records
	Found *finder `json:",omitempty"` // nil if the plan asks for no findings

	Blocks []block `json:",omitempty"` // nil if the plan is not Compared
}

type simulationSums struct {
	plan  *Plan
	sum   tally
	found *finder

	blocks []block
}

// sound returns an error if no job of the plan could come out so.
func (s *simulationSums) sound(u *played) error {
	switch {
	case u.Sum.Deals < 1:
		return errors.New("they have no deals")
	case (u.Found != nil) != (s.found != nil), u.Found != nil && len(u.Found.piles) > len(s.found.piles):
		return errors.New("their findings are not of this game")
	}
	return nil
}

func (s *simulationSums) take(u *played) (more bool, _ error) {
	s.sum.add(&u.Sum)
	if s.found != nil {
		s.found.add(u.Found)
	}
	s.blocks = append(s.blocks, u.Blocks...)
	if s.plan.Records != nil {
		if _, err := s.plan.Records.Write(u.Text); err != nil {
			return false, fmt.Errorf("records: %w", err)
		}
	}
	if s.plan.Progress != nil {
		s.plan.Progress(int(s.sum.Deals), int(s.sum.Matches))
	}
	return true, nil
}

func (s *simulationSums) report() Report {
	r := report(s.plan, &s.sum)
	if s.found != nil {
		r.Findings = s.found.findings()
	}
	r.blocks = s.blocks
	return r
}

type simulateWorker struct {
	*driver
	plan    *Plan
	headers [][]byte // by first dealer, of matches that end

	before match.State                    // after the last deal finished
	offers [rules.MaxSeats][4]uint8       // offered in this deal, by level
	tells  [rules.MaxSeats]bot.Forecaster // players who state chances; nil: the seat's states none
	stated [rules.MaxSeats]float64        // chances stated for their own contracts in this deal once all have laid; below 0: none
	number uint64                         // of the deal
	note   record.DealNote                // points to number
	text   []byte                         // of the match, without its header
	mark   int                            // the end of the last finished deal in text
}

func newSimulateWorker(p *Plan) (*simulateWorker, error) {
	d, err := newDriver(p.Game, p.Seed, match.Limit{}, &p.Bots)
	if err != nil {
		return nil, err
	}
	w := &simulateWorker{driver: d, plan: p}
	for i, name := range p.Players {
		if w.seated[i], err = w.open(name, rules.Seat(i), 0); err != nil {
			return nil, errors.Join(err, w.close())
		}
	}
	w.listen()
	w.note.Number = &w.number
	for first := range p.Game.Live().All() {
		w.headers = append(w.headers, w.header(nil, first, match.Limit{}))
	}
	return w, nil
}

// listen finds the players that can state chances, if findings are wanted. Programs and players
// replaced by fallbacks are not asked.
func (w *simulateWorker) listen() {
	if !w.plan.Findings {
		return
	}
	instead := bot.Fallbacks(w.game, w.plan.Players...)
	for i := range w.game.Live().All() {
		p := w.seated[i]
		if _, program := p.Bot.(*netless.Exec); !program && instead[p.name] == "" {
			w.tells[i], _ = p.Bot.(bot.Forecaster)
		}
	}
}

// recordChances asks the players for their chances, as soon as all have laid.
func (w *simulateWorker) recordChances(ctx context.Context) error {
	for i := range w.game.Live().All() {
		if w.tells[i] == nil {
			continue
		}
		w.match.View(&w.state, i, &w.view)
		chances, err := w.tells[i].Forecast(ctx, &w.view, 0)
		if err != nil {
			return w.seated[i].blame(err)
		}
		w.stated[i] = chances[i]
	}
	return nil
}

// header appends a match's header. Seats are named after the kind of player, with numbers to tell
// them apart.
func (w *simulateWorker) header(b []byte, first rules.Seat, limit match.Limit) []byte {
	names, bots := make([]string, w.game.Seats()), make([]string, w.game.Seats())
	for i := range names {
		names[i] = "dummy"
		if i < len(w.plan.Players) {
			bots[i] = bot.WithEdition(w.plan.Players[i])
			kind, _, _ := strings.Cut(w.plan.Players[i], ":")
			names[i] = fmt.Sprintf("%s %d", kind, i+1)
		}
	}
	return record.AppendHeader(b, &record.Header{
		Variant: w.game.Variant(), Changes: w.plan.Changes, Seats: names,
		First: first, Limit: limit, Bots: bots, Seed: w.plan.Seed, Extra: w.plan.extra,
	})
}

// do plays the unit with the number. If the context ends, the finished deals count.
func (w *simulateWorker) do(ctx context.Context, job int, out *played) (err error) {
	out.Sum, out.Text, out.Blocks = tally{}, out.Text[:0], out.Blocks[:0]
	if out.Found == nil && w.plan.Findings {
		out.Found = newFinder(w.game)
	}
	defer func() {
		err = errors.Join(err, w.renew(func(p *player, f netless.Faults) {
			out.Sum.Seats[p.seat].Faults += int64(f.Total())
			out.Sum.Seats[p.seat].Restarts += int64(f.Restarts)
		}))
		if ctx.Err() != nil {
			err = nil
		}
	}()
	u := w.plan.unit(job)
	for k := 0; int(out.Sum.Deals) < u.deals; k++ {
		if err := w.begin(ctx, w.matches[(u.index+k)%len(w.matches)], uint64(u.index), uint64(k)); err != nil {
			return err
		}
		if err := w.playMatch(ctx, u, out); err != nil || !u.many {
			return err
		}
	}
	return nil
}

// playMatch plays one match, until it ends or the unit's deals are used up. A match cut short gets
// a session's limit in its header, which is only known then; an error of a player drops the current
// deal and also cuts the match short.
func (w *simulateWorker) playMatch(ctx context.Context, u unit, out *played) error {
	s := &w.state
	w.text, w.mark = w.text[:0], 0
	var stopped error
	for s.Stage != match.Ended && int(out.Sum.Deals) < u.deals {
		w.number = u.number + uint64(out.Sum.Deals)
		if stopped = w.playDeal(ctx); stopped != nil {
			w.text, *s = w.text[:w.mark], w.before
			break
		}
		out.Sum.addDeal(w)
		if out.Found != nil {
			out.Found.addDeal(w)
		}
		if w.plan.Compared {
			out.addBlock(w, u.many)
		}
	}
	if s.Number == 0 {
		return stopped
	}
	cut := s.Stage != match.Ended
	if cut {
		w.match.Cut(s)
	}
	out.Sum.addMatch(s, cut, !u.many && stopped == nil)
	if out.Found != nil && !cut {
		out.Found.addMatch(w)
	}
	if w.plan.Records == nil {
		return stopped
	}
	if cut {
		out.Text = w.header(out.Text, w.match.First, match.Limit{Deals: int(s.Number)})
	} else {
		out.Text = append(out.Text, w.headers[w.match.First]...)
	}
	out.Text = append(out.Text, w.text...)
	out.Text = record.AppendAfter(out.Text, w.match, s)
	return stopped
}

// playDeal plays the next deal. The lines that follow its last act are written with the next deal,
// since the match may still be cut short here.
func (w *simulateWorker) playDeal(ctx context.Context) error {
	s := &w.state
	w.mark, w.before = len(w.text), *s
	recorded := w.plan.Records != nil
	if recorded {
		w.text = record.AppendAfter(w.text, w.match, s)
	}
	if err := w.deal(ctx, w.number); err != nil {
		return err
	}
	if recorded {
		w.text = record.AppendDeal(w.text, w.game, s.Number, s.Game, &w.cards, &w.note)
	}
	w.offers = [rules.MaxSeats][4]uint8{}
	for i := range w.stated {
		w.stated[i] = -1
	}
	return w.play(ctx, func(t turn) error {
		if recorded {
			w.text = record.AppendAct(w.text, t.seat, t.action, nil)
		}
		if t.action.Kind() == rules.Offering {
			w.offers[t.seat][t.action.Offer().Level()]++
		}
		return nil
	}, func(t turn) error {
		if t.action.Kind() == rules.Laying && s.Deal.Phase() != rules.Laying {
			return w.recordChances(ctx)
		}
		return nil
	})
}
