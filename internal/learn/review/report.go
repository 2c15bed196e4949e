package review

import (
	"cmp"
	"context"
	"iter"
	"math"
	"slices"
	"time"

	"ninetynine/advice"
	"ninetynine/internal/learn/ledger"
	"ninetynine/internal/learn/statistics"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/reason"
	"ninetynine/internal/think/search"
	"ninetynine/internal/think/solve"
	"ninetynine/match"
	"ninetynine/record"
	"ninetynine/rules"
)

// doubtful is how many points a choice must seem to lose at a glance before it is judged with care.
const doubtful = 0.3

// Care says how carefully a report judges.
type Care int

// The kinds of care.
const (
	Careful   Care = iota // possible mistakes are judged again with care
	AtAGlance             // only earlier careful judgements count
	AsStored              // nothing is judged: only stored judgements count
)

// Report explains the results of the scored deals of a match, or of one of them. Every decision is first
// judged at a glance, and those that may be mistakes again with care, the worst first. So a final report
// depends on the record and the judge alone, not on what else is stored. Stored judgements come at once;
// missing ones are made as long as more returns true, at least one. Besides errors of judge and keeper it
// returns [ErrFull], a [*Missing] if the match has no such deal, and the context's error; judgements made
// before an error are kept for the next call.
func (j *Jobs) Report(ctx context.Context, m *Match, deal int, how Care, more func() bool) (*advice.Report, error) {
	r, err := j.reporter(ctx, m, deal, how, more)
	if err != nil {
		return nil, err
	}
	defer r.leave()
	if err := r.judgeAll(ctx); err != nil {
		return nil, err
	}
	return r.report(ctx, m.Game)
}

// Verdicts returns the scored deals of a match, with verdicts on those whose decisions are all judged
// (finally, unless a glance is enough). It judges, and fails, as [Jobs.Report] does, but appraises
// nothing.
func (j *Jobs) Verdicts(ctx context.Context, m *Match, how Care, more func() bool) ([]statistics.Deal, error) {
	r, err := j.reporter(ctx, m, Whole, how, more)
	if err != nil {
		return nil, err
	}
	defer r.leave()
	if err := r.judgeAll(ctx); err != nil {
		return nil, err
	}
	deals := slices.Clone(m.Scored)
	for i := range deals {
		at := slices.IndexFunc(r.deals, func(d *dealt) bool { return d.number == deals[i].Number })
		if at >= 0 && r.deals[at].complete() && (how == AtAGlance || !slices.ContainsFunc(r.deals[at].decisions, (*moment).doubtful)) {
			deals[i].Verdict = r.deals[at].verdict()
		}
	}
	return deals, nil
}

func (d *dealt) verdict() *statistics.Verdict {
	out := new(statistics.Verdict)
	for i := range out.Chance {
		out.Chance[i] = -1
	}
	for _, x := range d.decisions {
		by := x.View.Seat
		if x.View.Phase == rules.Laying {
			out.Chance[by] = x.chosen().Chance
		}
		if x.isMistake() {
			ledger.Charge(&out.Lost[by], x.View.Phase, x.lost())
		}
	}
	return out
}

func (j *Jobs) reporter(ctx context.Context, m *Match, deal int, how Care, more func() bool) (*reporter, error) {
	if deal != Whole && deal >= len(m.Hashes) {
		return nil, missing("the match has no deal %d; there are %d, from 0", deal, len(m.Hashes))
	}
	name, err := j.judge.Name(m.Game)
	if err != nil {
		return nil, err
	}
	r := &reporter{
		job:     job{Jobs: j, match: m},
		careful: opinion{name: name, advise: j.judge.Advise, deal: Whole},
		glance:  opinion{name: name + " glance", advise: j.judge.Glance, deal: Whole},
		how:     how,
		more:    more,
	}
	return r, r.read(ctx, m, deal)
}

type reporter struct {
	job
	careful, glance opinion
	how             Care
	more            func() bool
	deals           []*dealt
	wait            time.Duration // for workers; 0: unknown
}

type dealt struct {
	number    int
	cards     rules.Deal
	last      rules.State // after the last act
	acts      []ledger.Act
	did       []rules.Action // likewise
	decisions []*moment      // those with a choice
	question  []byte         // for workers, once they are asked
}

// A moment is a decision, by the number of its act, and its judgement.
type moment struct {
	*Decision
	act     int
	state   match.State // before it
	verdict search.Judgement
	known   bool
	careful bool // with care
}

func (d *moment) chosen() *advice.Choice {
	for i := range d.verdict.Choices {
		if c := &d.verdict.Choices[i]; c.Act == d.verdict.Act {
			return c
		}
	}
	return &advice.Choice{}
}

func (d *moment) doubtful() bool { return d.known && !d.careful && d.chosen().Gap > doubtful }

// read collects the scored deals and their stored verdicts.
func (r *reporter) read(ctx context.Context, m *Match, deal int) error {
	for n := range m.Hashes {
		if d := m.dealt(n); (deal == Whole || n == deal) && d.last.Phase() == rules.Over {
			r.deals = append(r.deals, d)
		}
	}
	for d := range r.decisions() {
		if err := r.recall(ctx, d); err != nil {
			return err
		}
	}
	return nil
}

func (m *Match) dealt(number int) *dealt {
	d := &dealt{number: number}
	for s := range m.steps(number) {
		switch s.kind {
		case record.DealLine:
			d.cards, d.last = *s.deal, s.after.Deal
		case record.ActLine:
			made := s.decision(m)
			if made.View.Options.Len() > 1 && !(m.guided() && made.passes()) {
				d.decisions = append(d.decisions, &moment{Decision: made, act: len(d.acts), state: s.before})
			}
			d.acts = append(d.acts, ledger.Act{By: s.by, Phase: made.View.Phase})
			d.did, d.last = append(d.did, s.act), s.after.Deal
		}
	}
	return d
}

func (r *reporter) decisions() iter.Seq[*moment] {
	return func(yield func(*moment) bool) {
		for _, d := range r.deals {
			for _, x := range d.decisions {
				if !yield(x) {
					return
				}
			}
		}
	}
}

// recall finds the stored verdict on a decision. A careful one counts only where a glance found it
// doubtful; otherwise the figures would depend on what else was judged.
func (r *reporter) recall(ctx context.Context, d *moment) (err error) {
	d.known, err = r.stored(ctx, &r.glance, d.Decision, &d.verdict)
	if err == nil && d.doubtful() {
		var verdict search.Judgement
		if d.careful, err = r.stored(ctx, &r.careful, d.Decision, &verdict); d.careful {
			d.verdict = verdict
		}
	}
	return err
}

// judgeAll judges at a glance what is missing, then with care what is doubtful, as long as there is time.
func (r *reporter) judgeAll(ctx context.Context) error {
	if r.how == AsStored {
		return nil
	}
	if r.elsewhere != nil && r.how == Careful {
		if alone, err := r.ask(ctx); err != nil || !alone {
			return err
		}
		r.wait = 0
	}
	for d := range r.decisions() {
		if d.known {
			continue
		}
		if err := r.judgement(ctx, &r.glance, d.Decision, &d.verdict); err != nil {
			return err
		}
		if d.known = true; !r.more() {
			return nil
		}
	}
	if r.how == AtAGlance {
		return nil
	}
	again := slices.DeleteFunc(slices.Collect(r.decisions()), func(d *moment) bool { return !d.doubtful() })
	slices.SortStableFunc(again, func(a, b *moment) int { return cmp.Compare(b.chosen().Gap, a.chosen().Gap) })
	for _, d := range again {
		var verdict search.Judgement
		if err := r.judgement(ctx, &r.careful, d.Decision, &verdict); err != nil {
			return err
		}
		if d.verdict, d.careful = verdict, true; !r.more() {
			return nil
		}
	}
	return nil
}

func (r *reporter) report(ctx context.Context, g *rules.Game) (*advice.Report, error) {
	out := &advice.Report{Luck: bot.HasNet(g), Total: []advice.Account{}, Deals: []advice.DealReport{}}
	for d := range r.decisions() {
		out.Of++
		if d.known {
			out.Judged++
		}
		if d.doubtful() {
			out.Rough++
		}
	}
	if out.Final = out.Judged == out.Of && out.Rough == 0; !out.Final {
		out.Wait = int(math.Ceil(r.wait.Seconds()))
	}
	for _, d := range r.deals {
		if !d.complete() {
			continue
		}
		deal, err := r.explain(ctx, g, d)
		if err != nil {
			return nil, err
		}
		ledger.Add(out, g, deal)
	}
	return out, nil
}

func (d *dealt) complete() bool {
	return !slices.ContainsFunc(d.decisions, func(x *moment) bool { return !x.known })
}

// explain splits the leads of a deal, as far as a critic can say what it was worth.
func (r *reporter) explain(ctx context.Context, g *rules.Game, d *dealt) (out advice.DealReport, err error) {
	out = advice.DealReport{Deal: d.number, Mistakes: []advice.Mistake{}, Worth: [][]advice.Points{}}
	for _, x := range d.decisions {
		d.acts[x.act].Lost = 0
		if m, is := x.mistake(); is {
			d.acts[x.act].Lost = m.Lost
			out.Mistakes = append(out.Mistakes, m)
		}
	}
	n := g.Seats()
	result, _ := g.Result(&d.last)
	for i := range rules.Seat(n) {
		out.Bids, out.Won = append(out.Bids, int(result.Bid[i])), append(out.Won, int(result.Tricks[i]))
		out.Made = append(out.Made, result.Made.Has(i))
	}
	worth, err := r.worth(ctx, g, d)
	if err != nil {
		return out, err
	}
	if worth == nil {
		var lead solve.Values
		solve.Relative(n)(&result, &lead)
		out.Accounts = ledger.Unsplit(n, ledger.Exactly(&lead), d.acts)
		return out, nil
	}
	for i := range worth {
		out.Worth = append(out.Worth, worth[i][:n])
	}
	out.Accounts = ledger.Split(n, worth, d.acts)
	return out, nil
}

// worth returns the appraisal of a deal, which the match remembers.
func (r *reporter) worth(ctx context.Context, g *rules.Game, d *dealt) ([]ledger.Worth, error) {
	key := appraised{r.careful.name, d.number}
	if known, ok := r.match.worth.Load(key); ok {
		return known.([]ledger.Worth), nil
	}
	worth, err := r.judge.Appraise(ctx, g, &d.cards, d.did)
	if err == nil {
		r.match.worth.Store(key, worth)
	}
	return worth, err
}

func (d *moment) isMistake() bool {
	c := d.chosen()
	if len(d.verdict.Choices) == 0 || d.proposed() {
		return false
	}
	sampled := d.verdict.Choices[0].Sampled - c.Sampled // the net's opinion alone makes no mistake
	return c.Gap > 0.5 && c.Gap > 2*c.GapError && sampled > 2*c.GapError
}

// proposed reports whether the table's help may have proposed the act to a guided person (forNewcomer in
// table/coach.js): it names a bid that is nearly as good, and else the card that makes the contract likeliest,
// whatever that costs in points.
func (d *moment) proposed() bool {
	best, c := &d.verdict.Choices[0], d.chosen()
	switch {
	case !d.of.guided() || !d.person():
		return false
	case d.View.Phase == rules.Laying:
		return c.Chance >= best.Chance-0.05 && c.Gap <= 2
	}
	return d.View.Phase == rules.Playing && c.Chance > 0 && c.Chance >= best.Chance-0.02
}

// lost returns the points lost by a mistake.
func (d *moment) lost() advice.Points { return ledger.PointsOf(d.chosen().Gap) }

// mistake describes the act chosen; is reports whether it was a mistake.
func (d *moment) mistake() (m advice.Mistake, is bool) {
	if !d.isMistake() {
		return m, false
	}
	j, c := &d.verdict, d.chosen()
	m = advice.Mistake{
		Deal: d.Deal, Step: d.Step, Seat: j.Seat, Phase: d.View.Phase.String(), Act: j.Act, Better: j.Choices[0].Act,
		Lost: d.lost(), Error: c.GapError, Chance: c.Chance, BetterChance: j.Choices[0].Chance, Rough: !d.careful,
		Why: []advice.Fact{},
	}
	better, err := rules.ParseAction(d.Act.Seat(), m.Better)
	if err != nil {
		return m, true // stored by a program that knows other acts
	}
	m.Why = append(m.Why, reason.For(d.Match.Game, &d.View.View,
		reason.Act{Action: better, Chance: m.BetterChance}, reason.Act{Action: d.Act, Chance: m.Chance, Lost: m.Lost.Float()})...)
	switch d.View.Phase {
	case rules.Playing:
		m.Trick = int(d.View.Tricks) + 1
	case rules.Laying:
		bid, other := d.Match.Game.Bid(d.Act.Cards()), d.Match.Game.Bid(better.Cards())
		m.Bid, m.BetterBid = &bid, &other
	}
	return m, true
}
