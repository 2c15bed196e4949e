package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"ninetynine/internal/base/file"
	"ninetynine/internal/lab"
	"ninetynine/internal/lab/report"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/netless"
	"ninetynine/rules"
)

type simulateCommand struct {
	experimentFlags
	players string
	records string
	asked   string // topics of the findings
	topics  []report.Topic
	compare bool
	keep    string
	kept    string   // files of an earlier --keep
	plan    lab.Plan // the same for all variants
	by      *bot.Maker
}

func newSimulate(env *environment) *cobra.Command {
	var sim simulateCommand
	c := described("simulate", takes(0, 0, "flags only"), func(cmd *cobra.Command, _ []string) error {
		if sim.kept != "" {
			return sim.again(env, cmd.Flags())
		}
		if err := sim.amount(cmd.Flags()); err != nil {
			return err
		}
		return sim.run(cmd.Context(), env)
	})
	sim.flags(c, &sim.plan.Seed, &sim.plan.Workers, "deals", asJSON, asMarkdown, asSVG)
	f := c.Flags()
	f.IntVar(&sim.plan.Deals, "deals", 10_000, "`number` of deals of each variant")
	f.IntVar(&sim.plan.Matches, "matches", 0, "`number` of whole matches of each variant, instead of deals")
	f.IntVar(&sim.plan.Bound, "bound", lab.DefaultBound, "`deals` after which a match is stopped, with --matches")
	f.StringVar(&sim.players, "players", "greedy", "`names`, one for each seat or one for all: "+strings.Join(netless.Names(), ", "))
	f.StringVar(&sim.records, "records", "", "write the records to `FILE`, compressed if it ends in .gz or .zst; - for standard output")
	f.DurationVar(&sim.plan.Limits.Act, "act-time", netless.DefaultLimits().Act, "`time` a program has for each act")
	f.Uint64Var(&sim.plan.Limits.Nodes, "nodes", 0, "`number` of positions a program is told to look at per act; 0: no limit")
	f.StringVar(&sim.asked, "findings", "", "report on the game itself: `topics` "+strings.Join(report.TopicNames(), ", "))
	f.BoolVar(&sim.compare, "compare", false, "compare the first variant with each of the rest")
	f.StringVar(&sim.keep, "keep", "", "write the results to `FILE`, for --from")
	f.StringVar(&sim.kept, "from", "", "report on the `FILES` of --keep, divided by commas, instead of playing")
	output(c, "records", "keep")
	completePlayerFlags(c, "players")
	return c
}

// run simulates every variant asked for. After an interrupt, it reports the results so far.
func (sim *simulateCommand) run(ctx context.Context, env *environment) (err error) {
	cs, err := sim.prepare(env)
	if err != nil {
		return err
	}
	for _, c := range cs {
		if err := checkBegin(ctx, env, []*rules.Game{c.game}, sim.plan.Players...); err != nil {
			return err
		}
	}
	by, err := bot.Made(sim.plan.Players...)
	if err != nil {
		return err
	}
	sim.by = &by
	closing, err := sim.openJournal(env, &sim.plan.Journal)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, closing()) }()
	keep, err := sim.open(env)
	if err != nil {
		return err
	}
	out, err := createRecords(env, sim.records)
	if err != nil {
		return err
	}
	if out != nil {
		sim.plan.Records = out
	}
	unit, size := "deals", sim.plan.Deals
	if sim.plan.Matches > 0 {
		unit, size = "matches", sim.plan.Matches
	}
	done, failed := each(env, "simulate", unit, cs, size, func(c chosenVariant, progress func(int)) ([]report.Simulation, error) {
		return sim.one(ctx, env, &c, progress)
	})
	if out != nil && (failed == nil || ctx.Err() != nil) {
		if err := out.Close(); err != nil {
			return err
		}
	}
	whole := done
	if failed != nil {
		whole = done[:max(0, len(done)-1)] // the last one was interrupted
	}
	if err := sim.differ(whole); err != nil && failed == nil {
		failed = err
	}
	return reported(ctx, failed, func() error { return sim.report(env, done, keep) })
}

// open begins all files but the records; keep is that of --keep.
func (sim *simulateCommand) open(env *environment) (keep *outputFile, err error) {
	if err := sim.out.open(env); err != nil {
		return nil, err
	}
	return env.create("--keep", sim.keep)
}

// differ compares the first variant with the later ones, if the flags ask for it.
func (sim *simulateCommand) differ(done []report.Simulation) (err error) {
	for i := 1; i < len(done) && sim.compare; i++ {
		if done[i].Compared, err = lab.Compare(&done[0].Report, &done[i].Report); err != nil {
			return err
		}
	}
	return nil
}

func (sim *simulateCommand) again(env *environment, flags *pflag.FlagSet) error {
	for _, name := range []string{"variant", "house", "players", "deals", "matches", "seed", "records", "keep", "journal"} {
		if flags.Changed(name) {
			return fmt.Errorf("--from reports on deals played before: --%s changes nothing", name)
		}
	}
	var done []report.Simulation
	for _, name := range bot.ParseNames(sim.kept) {
		text, err := file.Read(name, file.Most)
		if err != nil {
			return fmt.Errorf("--from: %w", err)
		}
		some, err := report.DecodeSimulations(text)
		if err != nil {
			return fmt.Errorf("--from %s: %w", name, err)
		}
		if len(done) > 0 {
			if err := report.CheckTogether(done[0].By, some[0].By); err != nil {
				return fmt.Errorf("--from %s: %w", name, err)
			}
		}
		done = append(done, some...)
	}
	sim.by = report.Makers(done)
	asked, compared := sim.compare, slices.ContainsFunc(done, compared)
	if asked && !compared {
		return fmt.Errorf("--from: nothing was compared there: count with --compare")
	}
	sim.compare = compared && (asked || sim.asked == "")
	if err := sim.shown(); err != nil {
		return err
	}
	if sim.asked != "" && slices.ContainsFunc(done, func(s report.Simulation) bool { return s.Findings == nil }) {
		return fmt.Errorf("--from: nothing was found there: count with --findings")
	}
	if _, err := sim.open(env); err != nil {
		return err
	}
	return sim.report(env, done, nil)
}

// amount sets how much to play: deals, or whole matches.
func (sim *simulateCommand) amount(flags *pflag.FlagSet) error {
	p := &sim.plan
	// A zero counts as absent if the other number is present.
	deals, matches := flags.Changed("deals") && p.Deals != 0, flags.Changed("matches") && p.Matches != 0
	switch {
	case matches && deals:
		return fmt.Errorf("give --deals or --matches, not both")
	case matches && p.Matches < 1, flags.Changed("matches") && !matches && !flags.Changed("deals"):
		return fmt.Errorf("--matches %d: give a number from 1", p.Matches)
	case matches:
		p.Deals = 0
	case p.Deals < 1:
		return fmt.Errorf("--deals %d: give a number from 1", p.Deals)
	}
	return nil
}

func (sim *simulateCommand) prepare(env *environment) ([]chosenVariant, error) {
	cs, err := sim.from.compile(env)
	if err != nil {
		return nil, err
	}
	p := &sim.plan
	switch {
	case p.Seed == "" || !utf8.ValidString(p.Seed):
		return nil, fmt.Errorf("--seed %q: give a text, which the records will name", p.Seed)
	case p.Workers < 1:
		return nil, fmt.Errorf("--workers %d: give at least 1", p.Workers)
	case p.Bound < 1:
		return nil, fmt.Errorf("--bound %d: give a number of deals from 1", p.Bound)
	case p.Limits.Act <= 0:
		return nil, fmt.Errorf("--act-time %v: give a positive time, such as 5s", p.Limits.Act)
	case sim.compare && len(cs) < 2:
		return nil, fmt.Errorf("--compare: name two variants or more with --variant and --house")
	}
	if err := sim.shown(); err != nil {
		return nil, err
	}
	p.Findings, p.Compared = sim.asked != "", sim.compare
	if p.Players, err = parsePlayers("--players", sim.players); err != nil {
		return nil, err
	}
	for _, c := range cs {
		if n := c.variant.Live(); len(p.Players) != 1 && len(p.Players) != n {
			return nil, fmt.Errorf("--players: %s has %d players, but you named %d: name %d, or one for all seats", c.variant.ID, n, len(p.Players), n)
		}
	}
	return cs, nil
}

// shown checks the flags for the presentation of results.
func (sim *simulateCommand) shown() (err error) {
	nothing := sim.asked == "" && !sim.compare
	switch {
	case nothing && sim.out.wants(asMarkdown):
		return fmt.Errorf("--markdown writes --findings or --compare: add one of them")
	case nothing && sim.out.wants(asSVG):
		return fmt.Errorf("pictures are drawn of --findings or --compare: add one of them")
	case sim.keep == "-":
		return fmt.Errorf("--keep: give a file; standard output has the report")
	case sim.asked == "":
		return nil
	}
	if sim.topics, err = report.ParseTopics(sim.asked); err != nil {
		return fmt.Errorf("--findings: %w", err)
	}
	if sim.out.wants(asSVG) && !report.Pictured(sim.topics) {
		return fmt.Errorf("--findings %s: there are pictures of: %s", sim.asked, strings.Join(report.PicturedTopics(), ", "))
	}
	return nil
}

// one simulates one variant. If the context ends, it returns the results so far with its error.
func (sim *simulateCommand) one(ctx context.Context, env *environment, c *chosenVariant, progress func(int)) ([]report.Simulation, error) {
	p := sim.plan
	p.Game, p.Changes, p.Players = c.game, c.changes, slices.Clone(p.Players)
	p.Progress = func(deals, matches int) {
		if p.Matches > 0 {
			deals = matches
		}
		progress(deals)
	}
	env.reportFaults(&p.Bots, true)
	r, err := lab.Simulate(ctx, p)
	if err != nil && ctx.Err() == nil {
		return nil, fmt.Errorf("%s: %w", c.variant.ID, err)
	}
	if r.Deals == 0 && err == nil {
		return nil, nil
	}
	return []report.Simulation{{Report: r, Interrupted: err != nil, Rules: &c.variant}}, err
}

// A faultReporter reports faults of programs on standard error, each kind once, and passes on what
// the programs write there.
type faultReporter struct {
	mu       sync.Mutex
	to       io.Writer
	reported map[string]bool
}

// Write writes p as a whole, from any goroutine.
func (f *faultReporter) Write(b []byte) (int, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.to.Write(b)
}

// reportFaults reports the faults of players that are programs; settled says that each stays at one
// seat.
func (e *environment) reportFaults(bots *lab.Bots, settled bool) {
	f := &faultReporter{to: e.stderr, reported: map[string]bool{}}
	bots.Stderr = f
	bots.Fault = func(name string, seat rules.Seat, fault netless.Fault) {
		who := name
		if settled {
			who = fmt.Sprintf("%s at seat %d", name, seat)
		}
		f.report(name, who, fault)
	}
}

func (f *faultReporter) report(name, who string, fault netless.Fault) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if key := name + fault.Kind.String(); !f.reported[key] {
		f.reported[key] = true
		fmt.Fprintf(f.to, "ninetynine: player %s: %v answer, the first legal act instead: %s\n", who, fault.Kind, fault.Detail)
	}
}

// report writes the result to standard output, or to standard error if the records went there, and
// to the other files.
func (sim *simulateCommand) report(env *environment, done []report.Simulation, keep *outputFile) error {
	if keep != nil {
		kept, err := report.EncodeSimulations(sim.by, done)
		if err == nil {
			_, err = keep.Write(kept)
		}
		if err != nil {
			return keep.wrong(err)
		}
		if err := keep.keep(); err != nil {
			return err
		}
	}
	sim.out.aside = sim.records == "-"
	return sim.out.report(env, result{
		value: results{sim.by, done}, text: func(p *report.Page) { sim.set(p, done) }, svg: sim.picture(done),
	})
}

func (sim *simulateCommand) set(p *report.Page, done []report.Simulation) {
	switch {
	case sim.asked != "":
		report.Findings(p, done, sim.topics)
	case !slices.ContainsFunc(done, compared):
		report.Simulations(p, done)
	}
	if sim.compare && slices.ContainsFunc(done, compared) {
		report.Comparisons(p, done)
	}
}

func compared(s report.Simulation) bool { return s.Compared != nil }

func (sim *simulateCommand) picture(done []report.Simulation) []byte {
	switch {
	case !sim.out.wants(asSVG) || len(done) == 0:
		return nil
	case sim.asked == "":
		return report.ComparisonChart(done)
	}
	return report.FindingsCharts(done, sim.topics)
}
