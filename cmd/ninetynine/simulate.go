package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"github.com/spf13/cobra"

	"ninetynine/internal/bot"
	"ninetynine/internal/lab"
	"ninetynine/internal/report"
	"ninetynine/rules"
)

// A simulation is what the flags of simulate say.
type simulation struct {
	from     chooser
	players  string
	records  string
	asJSON   bool
	asked    string // topics of the findings
	markdown bool
	topics   []report.Topic
	plan     lab.Plan // what is the same for all variants
}

func newSimulate(env *environment) *cobra.Command {
	var sim simulation
	c := &cobra.Command{
		Use:   "simulate",
		Short: "Let computer players play many deals, and count",
		Long: `Simulate lets computer players play so many deals, or whole matches, and says
what came of it: how often contracts are made, bids, tricks, points, premiums,
trumps and games, with intervals of 95 %. Deals follow one another as in real
matches, with their trumps and totals.

Everything grows out of the seed: the same command gives the same figures and
the same records, with any number of workers. Deal n of the seed holds the
same cards whoever plays it. With --variant all, every variant plays so much.

A program that answers wrongly, late or not at all gets the first legal act
instead; the first such answer of each kind is told, and all are counted. It
is started anew for each match of --matches, and every 1,024 deals of --deals.
Its figures repeat as it does itself: give it --act-time enough.

Points are those of deals, without the bonuses of games. A match that does not
come to an end within --bound deals is stopped, and the report says so.

With --findings the report is about the game instead: what is bid and made, at
which trump, with which bid-cards, from which seat, and what premiums are worth.
MADE is the share of contracts made, LEAD the points of a deal less the mean of
the other hands'. All players count together, a dummy does not; rates of hands
that fewer than 30 deals had are not shown. With --json, the findings of all
topics are added to the report.

Exit codes: 0 done; 1 stopped by an interrupt, what was done being reported;
2 a plan that cannot be carried out, or records that cannot be written.`,
		Example: `  ninetynine simulate --deals 100000 --players greedy,random,random
  ninetynine simulate --variant four --matches 1000 --json
  ninetynine simulate --variant all --records - | ninetynine check -
  ninetynine simulate --deals 100000 --players net --findings bid,premium
  ninetynine simulate --players "exec:python3 mybot.py,greedy,greedy" --deals 500`,
		Args: takes(0, 0, "flags only"),
		RunE: func(cmd *cobra.Command, _ []string) error { return sim.run(cmd.Context(), env) },
	}
	sim.from.flags(c, true)
	f := c.Flags()
	f.IntVar(&sim.plan.Deals, "deals", 0, "`number` of deals of each variant (10000 if nothing is said)")
	f.IntVar(&sim.plan.Matches, "matches", 0, "`number` of whole matches of each variant")
	f.IntVar(&sim.plan.Bound, "bound", lab.DefaultBound, "`deals` after which a match is stopped, with --matches")
	f.StringVar(&sim.plan.Seed, "seed", "1", "`text` that all cards and choices grow out of")
	f.StringVar(&sim.players, "players", "greedy", "`names`, one for each seat or one for all: "+strings.Join(bot.Names(), ", "))
	f.StringVar(&sim.records, "records", "", "write the records to `FILE`, packed if it ends in .gz or .zst; - for standard output")
	f.IntVar(&sim.plan.Workers, "workers", runtime.NumCPU(), "`number` of deals played at once; it does not change the result")
	f.DurationVar(&sim.plan.Limits.Act, "act-time", bot.DefaultLimits().Act, "`time` that a program has for each act")
	f.Uint64Var(&sim.plan.Limits.Nodes, "nodes", 0, "`number` of positions that a program is told to look at for an act; 0: as many as it likes")
	f.BoolVar(&sim.asJSON, "json", false, "report as JSON")
	f.StringVar(&sim.asked, "findings", "", "report on the game itself: `topics` "+strings.Join(report.TopicNames(), ", "))
	f.BoolVar(&sim.markdown, "markdown", false, "write the findings as Markdown")
	complete := func(cmd *cobra.Command, _ []string, part string) ([]cobra.Completion, cobra.ShellCompDirective) {
		return completePlayers(part), cobra.ShellCompDirectiveNoSpace | cobra.ShellCompDirectiveNoFileComp
	}
	if err := c.RegisterFlagCompletionFunc("players", complete); err != nil {
		panic(err) // only if the flag above did not exist
	}
	return c
}

// completePlayers completes the last of the names before the cursor.
func completePlayers(part string) []cobra.Completion {
	before := part[:strings.LastIndexByte(part, ',')+1]
	var names []cobra.Completion
	for _, n := range bot.Names() {
		name, _, program := strings.Cut(n, ":")
		if program {
			name += ":"
		}
		names = append(names, cobra.CompletionWithDesc(before+name, playerWord(name)))
	}
	return names
}

// run simulates every variant asked for. What was done before an interrupt
// is reported like the rest.
func (sim *simulation) run(ctx context.Context, env *environment) error {
	cs, games, err := sim.prepare(env)
	if err != nil {
		return err
	}
	if err := checkBegin(ctx, games, sim.plan.Players...); err != nil {
		return err
	}
	out, err := createRecords(env, sim.records)
	if err != nil {
		return err
	}
	done, failed := sim.each(ctx, env, cs, games, out)
	if out != nil {
		if err := out.Close(); err != nil && failed == nil {
			failed = fmt.Errorf("records: %w", err)
		}
	}
	if failed != nil && ctx.Err() == nil {
		return failed
	}
	if err := sim.report(env, done); err != nil {
		return err
	}
	if failed != nil {
		return no(fmt.Errorf("interrupted; the report says what was done"))
	}
	return nil
}

// prepare finds out everything that could be wrong before anything is done.
func (sim *simulation) prepare(env *environment) ([]choice, []*rules.Game, error) {
	cs, err := sim.from.choose(env)
	if err != nil {
		return nil, nil, err
	}
	p := &sim.plan
	switch {
	case p.Deals != 0 && p.Matches != 0:
		return nil, nil, fmt.Errorf("give --deals or --matches, not both")
	case p.Deals < 0 || p.Matches < 0:
		return nil, nil, fmt.Errorf("--deals and --matches: give a number from 1")
	case p.Seed == "" || !utf8.ValidString(p.Seed):
		return nil, nil, fmt.Errorf("--seed %q: give a text, which the records will name", p.Seed)
	case p.Workers < 1:
		return nil, nil, fmt.Errorf("--workers %d: at least one has to work", p.Workers)
	case p.Bound < 1:
		return nil, nil, fmt.Errorf("--bound %d: give a number of deals from 1", p.Bound)
	case p.Limits.Act <= 0:
		return nil, nil, fmt.Errorf("--act-time %v: give a time above nothing, such as 5s", p.Limits.Act)
	case sim.markdown && (sim.asked == "" || sim.asJSON):
		return nil, nil, fmt.Errorf("--markdown is for --findings, and not for --json")
	case p.Deals == 0 && p.Matches == 0:
		p.Deals = 10_000
	}
	if sim.asked != "" {
		p.Findings = true
		if sim.topics, err = report.ParseTopics(sim.asked); err != nil {
			return nil, nil, fmt.Errorf("--findings: %w", err)
		}
	}
	for _, name := range bot.ParseNames(sim.players) {
		b, err := bot.New(name)
		if err != nil {
			return nil, nil, fmt.Errorf("--players: %w", err)
		}
		if err := b.Close(); err != nil {
			return nil, nil, fmt.Errorf("--players: %w", err)
		}
		p.Players = append(p.Players, name)
	}
	games := make([]*rules.Game, len(cs))
	for i, c := range cs {
		if games[i], err = rules.New(c.variant); err != nil {
			return nil, nil, each(err, c.variant.ID)
		}
		if n := c.variant.Live(); len(p.Players) != 1 && len(p.Players) != n {
			return nil, nil, fmt.Errorf("--players: %s is for %d players, and %d are named: name %d, or one for all seats", c.variant.ID, n, len(p.Players), n)
		}
	}
	return cs, games, nil
}

// each simulates one variant after the other. If the context ends, what was
// done of the last one is among the results.
func (sim *simulation) each(ctx context.Context, env *environment, cs []choice, games []*rules.Game, out io.Writer) ([]report.Simulation, error) {
	unit, each := "deals", sim.plan.Deals
	if sim.plan.Matches > 0 {
		unit, each = "matches", sim.plan.Matches
	}
	show := newProgress(env, "simulate", unit, int64(each*len(cs)))
	defer show.end()
	var done []report.Simulation
	for i := range cs {
		sim.plan.Progress = func(deals, matches int) {
			n := deals
			if sim.plan.Matches > 0 {
				n = matches
			}
			show.set(int64(i*each + n))
		}
		one, err := sim.one(ctx, env, &cs[i], games[i], out)
		if err != nil && ctx.Err() == nil {
			return done, err
		}
		done = append(done, one)
		if err != nil {
			return done, err
		}
	}
	return done, nil
}

// one simulates one variant.
func (sim *simulation) one(ctx context.Context, env *environment, c *choice, g *rules.Game, out io.Writer) (report.Simulation, error) {
	p := sim.plan
	p.Game, p.Changes = g, c.changes
	p.Players = slices.Clone(p.Players)
	if out != nil {
		p.Records = out
	}
	tell := &faultTeller{to: env.stderr, told: map[string]bool{}}
	p.Stderr, p.Fault = tell, tell.atSeat
	start := time.Now()
	r, err := lab.Simulate(ctx, p)
	took := time.Since(start).Seconds()
	if err != nil && !errors.Is(err, ctx.Err()) {
		err = fmt.Errorf("%s: %w", c.variant.ID, err)
	}
	return report.Simulation{
		Report: r, Interrupted: err != nil, Seconds: took, DealsPerSecond: float64(r.Deals) / max(took, 1e-9), Rules: &c.variant,
	}, err
}

// A faultTeller says on standard error what programs that play do wrong, the
// first time each kind of fault happens, and passes on what they say there.
type faultTeller struct {
	mu   sync.Mutex
	to   io.Writer
	told map[string]bool
}

// Write writes whole, whichever program's goroutine calls.
func (f *faultTeller) Write(b []byte) (int, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.to.Write(b)
}

// atSeat tells a fault of a player that sits at one seat throughout.
func (f *faultTeller) atSeat(name string, seat rules.Seat, fault bot.Fault) {
	f.tell(name, fmt.Sprintf("%s at seat %d", name, seat), fault)
}

// anywhere tells a fault of a player that changes seats.
func (f *faultTeller) anywhere(name string, _ rules.Seat, fault bot.Fault) { f.tell(name, name, fault) }

func (f *faultTeller) tell(name, who string, fault bot.Fault) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if key := name + fault.Kind.String(); !f.told[key] {
		f.told[key] = true
		fmt.Fprintf(f.to, "ninetynine: player %s: %v answer, the first legal act instead: %s\n", who, fault.Kind, fault.Detail)
	}
}

// report writes what came of it to standard output, or to standard error if
// the records went there.
func (sim *simulation) report(env *environment, done []report.Simulation) error {
	to := env.stdout
	if sim.records == "-" {
		to = env.stderr
	}
	var b []byte
	switch {
	case sim.asJSON:
		var what any = done
		if sim.from.id != "all" || sim.from.house != "" {
			what = done[0]
		}
		text, err := json.MarshalIndent(what, "", "  ")
		if err != nil {
			return err
		}
		b = append(text, '\n')
	default:
		b = env.page(func(p *report.Page) {
			if p.Markdown = sim.markdown; sim.asked != "" {
				report.Findings(p, done, sim.topics)
			} else {
				report.Simulations(p, done)
			}
		})
	}
	_, err := to.Write(b)
	return err
}
