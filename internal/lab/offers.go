package lab

import (
	"context"
	"errors"
	"fmt"

	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/search"
	"ninetynine/rules"
)

// Offers are the results of [RunOffers]. They do not depend on the machine or the number of workers.
type Offers struct {
	Variant string       `json:"variant"`
	Seed    string       `json:"seed"`
	Table   string       `json:"table"`
	Totals  []int32      `json:"totals,omitempty"`
	Deals   int64        `json:"deals"`
	Cut     bool         `json:"cut,omitempty"` // the context ended early
	Players []OfferMarks `json:"players"`

	Instead map[string]string `json:"instead,omitempty"` // see [Verdict]
}

// OfferMarks are how well a player offered. Points are those of the deal, the seat's own less the mean of
// the other seats'. Intervals are 95 %, by deal.
type OfferMarks struct {
	Player   string  `json:"player"`
	Declares Rate    `json:"declares"`
	Reveals  Rate    `json:"reveals"`
	Against  Rate    `json:"against"` // that a study values ten points or more below its best offer
	Lost     Mean    `json:"lost"`    // points a deal, by the study
	Worth    Mean    `json:"worth"`   // points a deal more than with a pass, played on
	More     Mean    `json:"more"`    // of these, than the first player
	Thrown   Rate    `json:"thrown"`  // of games won in this deal with a pass, those not won with the offer
	Won      Rate    `json:"won"`     // of games not won in this deal with a pass, those won with the offer
	Games    float64 `json:"games"`   // won with the offer, less those with a pass, in all
}

// unwise is how many points an offer must be worth less than the best to count as against a study.
const unwise = 10

// RunOffers judges the first offer in each deal i of the seat with the number i, counted round: by what a study
// thinks, and by playing the deal on with the offer, by Table at every seat, and once more with a pass. If the
// context ends first, it returns the marks of the deals done with the context's error.
func RunOffers(ctx context.Context, e ExamPlan) (Offers, error) {
	if n := e.Game.Live().Len(); len(e.Totals) != 0 && len(e.Totals) != n {
		return Offers{}, fmt.Errorf("there are %d totals: give %d, one for each player", len(e.Totals), n)
	}
	if o := e.Game.OfferRule(); o.Declare == 0 && o.Reveal == 0 {
		return Offers{}, fmt.Errorf("%s has no premiums to offer", e.Game.ID())
	}
	sums := offerSums{exam: &e, players: make([]offerTally, len(e.Players))}
	deals, err := conduct(ctx, &e, "offers", func(w examWorker) worker[[]offerMark] {
		return &offersWorker{w, &bot.Expert{Effort: search.Full(), Level: true}}
	}, func(offerMark) bool { return true }, sums.take)
	if deals == 0 {
		return Offers{}, err
	}
	return sums.offers(deals), err
}

// An offerMark is a player's offer, and what came of it and of a pass.
type offerMark struct {
	Offer        rules.Offer
	Lost         float64 // by the study
	Worth        float64 // points more than with a pass
	Won, PassWon bool    // the game
}

type offersWorker struct {
	examWorker
	judge *bot.Expert
}

// errJudged ends a deal whose offer has been judged.
var errJudged = errors.New("judged")

func (w *offersWorker) do(ctx context.Context, job int, out *[]offerMark) error {
	*out = (*out)[:0]
	seat := rules.Seat(job % w.game.Live().Len())
	at := w.situation(uint64(job))
	if err := w.sit(ctx, uint64(job), 0, &at, w.seatingOf(uint64(job))); err != nil {
		return err
	}
	for i, x := range w.exam.Totals {
		w.state.Totals[(int(seat)+i)%len(w.exam.Totals)] = x
	}
	if err := w.deal(ctx, uint64(job)); err != nil {
		return err
	}
	var failed error
	err := w.play(ctx, func(t turn) error {
		if !t.choice || t.seat != seat || t.action.Kind() != rules.Offering {
			return nil
		}
		failed = w.judgeOffers(ctx, uint64(job), out)
		return errJudged
	}, nil)
	if errors.Is(err, errJudged) {
		err = failed
	}
	return err
}

// judgeOffers asks every player for its offer in w.view, and judges the answers.
func (w *offersWorker) judgeOffers(ctx context.Context, unit uint64, out *[]offerMark) error {
	view, start := w.view, w.state
	seat := view.Seat
	seed := bot.Seed(w.seed, seat, unit, 1)
	if err := w.judge.Begin(ctx, w.match, seat, seed+1); err != nil { // other worlds than the players'
		return err
	}
	study, err := w.judge.StudyWithin(ctx, &view, bot.StudyScope{Scope: search.Scope{Worlds: search.Full().Worlds}, Game: len(w.exam.Totals) > 0})
	if err != nil {
		return err
	}
	best, valued := study.Options[0].Sampled, map[rules.Action]float64{}
	for _, o := range study.Options {
		best, valued[o.Action] = max(best, o.Sampled), o.Sampled
	}
	pass := rules.MakeOffer(seat, rules.Pass)
	if !view.Options.Has(pass) {
		return nil
	}
	known := map[rules.Action]outcomeOfOffer{}
	outcome := func(a rules.Action) (x outcomeOfOffer, err error) {
		if x, ok := known[a]; ok {
			return x, nil
		}
		w.state = start
		if err := w.apply(ctx, turn{seat: seat, action: a}); err != nil {
			return x, err
		}
		if err := w.play(ctx, func(turn) error { return nil }, nil); err != nil {
			return x, err
		}
		x = w.outcomeOf(seat)
		known[a] = x
		return x, nil
	}
	passed, err := outcome(pass)
	for _, seats := range w.judged {
		if err == nil {
			err = seats[seat].begin(ctx, w.match, seed)
		}
		if err != nil {
			return err
		}
		a, err := seats[seat].choose(ctx, &view)
		if err != nil {
			return err
		}
		x, err := outcome(a)
		if err != nil {
			return err
		}
		*out = append(*out, offerMark{a.Offer(), best - valued[a], x.points - passed.points, x.won, passed.won})
	}
	return nil
}

// An outcomeOfOffer is how a deal ended for a seat.
type outcomeOfOffer struct {
	points float64 // less the mean of the other seats'
	won    bool    // the game ended, and the seat won it alone
}

func (w *offersWorker) outcomeOf(seat rules.Seat) (x outcomeOfOffer) {
	n := w.game.Seats()
	for i := range rules.Seat(n) {
		if p := float64(w.state.Result.Points[i]); i == seat {
			x.points += p
		} else {
			x.points -= p / float64(n-1)
		}
	}
	x.won = w.state.Closed && w.state.GameEnd.Winners == seat.Set()
	return x
}

type offerSums struct {
	exam    *ExamPlan
	players []offerTally
}

type offerTally struct {
	declares, reveals, against, thrown, won ratio
	lost, worth, more                       quotient
	games                                   float64
}

func (s *offerSums) take(marks []offerMark) {
	marks = marks[:min(len(marks), len(s.players))] // there are no more, unless a journal was changed
	for i := range marks {
		m, t := &marks[i], &s.players[i]
		t.declares.count(m.Offer.Level() == rules.Declare)
		t.reveals.count(m.Offer.Level() == rules.Reveal)
		t.against.count(m.Lost >= unwise)
		t.lost.add(m.Lost, 1)
		t.worth.add(m.Worth, 1)
		t.more.add(m.Worth-marks[0].Worth, 1)
		if m.PassWon {
			t.thrown.count(!m.Won)
		} else {
			t.won.count(m.Won)
		}
		if m.Won != m.PassWon {
			if m.Won {
				t.games++
			} else {
				t.games--
			}
		}
	}
}

// count counts a unit with one case.
func (r *ratio) count(yes bool) {
	part := int64(0)
	if yes {
		part = 1
	}
	r.add(part, 1)
}

func (s *offerSums) offers(deals int64) Offers {
	e := s.exam
	r := Offers{
		Variant: e.Game.ID(), Seed: e.Seed, Table: e.Table, Totals: e.Totals, Deals: deals, Cut: deals < int64(e.Deals), Instead: e.instead(),
	}
	for i := range s.players {
		t := &s.players[i]
		r.Players = append(r.Players, OfferMarks{
			Player: e.Players[i], Declares: t.declares.rate(), Reveals: t.reveals.rate(), Against: t.against.rate(),
			Lost: t.lost.mean(), Worth: t.worth.mean(), More: t.more.mean(), Thrown: t.thrown.rate(), Won: t.won.rate(), Games: t.games,
		})
	}
	return r
}
