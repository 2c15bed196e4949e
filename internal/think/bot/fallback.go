package bot

import (
	"cmp"
	"context"
	"fmt"

	"ninetynine/advice"
	"ninetynine/internal/think/claim"
	"ninetynine/internal/think/company"
	"ninetynine/internal/think/pimc"
	"ninetynine/internal/think/search"
	"ninetynine/internal/think/trained"
	"ninetynine/match"
	"ninetynine/rules"
)

// fallbackOf returns the player that replaces a level where no built-in net was trained for the rules
// of the game: pimc for levels that solve endings, greedy for the others. It is "" if a net was
// trained, and for all other players.
func fallbackOf(g *rules.Game, level string) string {
	b, err := New(level)
	if err != nil {
		return ""
	}
	e, ok := b.(*Expert)
	if !ok || !e.mayFallBack() || HasNet(g) {
		return ""
	}
	return e.fallbackName()
}

// Fallbacks returns the [fallbackOf] of each player that has one, by name; nil if none has.
func Fallbacks(g *rules.Game, names ...string) (fallbacks map[string]string) {
	for _, name := range names {
		if fallback := fallbackOf(g, name); fallback != "" {
			if fallbacks == nil {
				fallbacks = map[string]string{}
			}
			fallbacks[name] = fallback
		}
	}
	return fallbacks
}

// UsesNet reports whether the player with the name decides by a net, where one was trained for the
// rules.
func UsesNet(name string) bool { return level(name) != nil }

// HasNet reports whether a built-in net was trained for the rules of the game.
func HasNet(g *rules.Game) bool { return trained.Fits(g) == nil }

// mayFallBack reports whether another player may replace the level: not if the caller named a net.
func (e *Expert) mayFallBack() bool { return e.Level && e.Model == nil && e.File == "" }

// fallbackName returns the best player without a net that thinks no longer than the level. In
// house variants, pimc led greedy by 3 to 19 points a deal.
func (e *Expert) fallbackName() string {
	if e.Effort.SolveBelow > 0 {
		return "pimc"
	}
	return "greedy"
}

// An Adviser is the strongest player there is for the rules of each game.
type Adviser struct {
	Pause func() // see [search.Scope]; may be nil
}

// Advise returns what the player thinks of every choice in the View, in the company of others.
func (a Adviser) Advise(ctx context.Context, m *match.Match, v *match.View, c *company.Company) (*advice.Advice, error) {
	return Plays(ctx, m, v, StudyScope{Scope: search.Scope{Pause: a.Pause}, Company: c})
}

// Glance is Advise in a few worlds, none of them among those that Advise samples, so that advice on
// what looks bad at a glance does not repeat its luck.
func (a Adviser) Glance(ctx context.Context, m *match.Match, v *match.View, c *company.Company) (*advice.Advice, error) {
	ask := StudyScope{Scope: search.Scope{Worlds: 40, Pause: a.Pause}, Company: c}
	if v.Phase == rules.Laying {
		ask.Worlds = 16 // as in HintWorlds
	}
	return studied(ctx, m, v, ask, 1, (*search.Study).Report)
}

// Plays returns what the strongest player there is for the rules thinks of every choice in the View; without
// Worlds, in as many as a hint takes.
func Plays(ctx context.Context, m *match.Match, v *match.View, ask StudyScope) (*advice.Advice, error) {
	return studied(ctx, m, v, ask, 0, (*search.Study).Report)
}

// Bids is [Plays] with everything found about every way to lay cards aside.
func Bids(ctx context.Context, m *match.Match, v *match.View, ask StudyScope) (*advice.Advice, error) {
	return studied(ctx, m, v, ask, 0, (*search.Study).Table)
}

func studied(ctx context.Context, m *match.Match, v *match.View, ask StudyScope, seed uint64, words func(*search.Study, *rules.Game, *rules.View, string) *advice.Advice) (*advice.Advice, error) {
	e := &Expert{Effort: search.Full(), Level: true, Company: ask.Company}
	if err := e.Begin(ctx, m, v.Seat, seed); err != nil {
		return nil, err
	}
	ask.Worlds = cmp.Or(ask.Worlds, HintWorlds(v))
	study, err := e.StudyWithin(ctx, v, ask)
	if err != nil {
		return nil, err
	}
	if e.fallback != nil { // it reckons with no company
		return words(study, m.Game, &v.View, e.fallbackName()), nil
	}
	a := words(study, m.Game, &v.View, "expert")
	a.Against = ask.Company.Kinds()
	return a, nil
}

// Appraiser returns the appraiser of the game's states, with all cards known; nil if no net was
// trained for its rules.
func Appraiser(ctx context.Context, g *rules.Game) (*search.Appraiser, error) {
	if !HasNet(g) {
		return nil, nil
	}
	m, err := trained.Model(ctx, g)
	if err != nil {
		return nil, err
	}
	edges, err := trained.SkillGains(g)
	if err != nil {
		return nil, err
	}
	return search.NewAppraiser(g, m, edges), nil
}

// playouts returns what pimc thinks of every choice in the View. It has no opinion of the other
// hands, and no policy.
func playouts(ctx context.Context, g *rules.Game, v *rules.View, seed uint64, pause func()) (*search.Study, error) {
	all, worlds, err := pimc.New(g, pimc.Yardstick()).Study(ctx, v, seed, pause)
	if ctx.Err() != nil {
		return nil, ctx.Err()
	}
	if err != nil {
		return nil, fmt.Errorf("no net was trained for such rules, and without one: %w", err)
	}
	s := &search.Study{Worlds: worlds, Weight: float64(worlds), Others: []search.Other{}}
	prover := claim.NewProver(g)
	prover.GoOn = func() bool {
		if pause != nil {
			pause()
		}
		return ctx.Err() == nil
	}
	decided := prover.Decides(v)
	if err := ctx.Err(); err != nil { // it may have ended the proofs
		return nil, err
	}
	for _, o := range all {
		s.Options = append(s.Options, search.Option{
			Choice:  search.Choice{Action: o.Action, Points: o.Points, Error: o.Error, Chance: decided.Chance(o.Action, o.Chance)},
			Sampled: o.Points, Gap: o.Gap, GapError: o.GapError,
		})
	}
	if v.Phase == rules.Laying {
		s.Bids = byTotal(g, s.Options)
	}
	return s, nil
}

// byTotal groups ways to lay cards aside, the best first, by what they bid.
func byTotal(g *rules.Game, options []search.Option) (bids []search.Bid) {
	at := map[int]int{}
	for _, o := range options {
		n := g.Bid(o.Action.Cards())
		i, known := at[n]
		if !known {
			i = len(bids)
			at[n], bids = i, append(bids, search.Bid{Tricks: n, Best: o})
		}
		bids[i].Ways++
	}
	return bids
}
