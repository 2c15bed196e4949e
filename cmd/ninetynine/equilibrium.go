package main

import (
	"cmp"
	"context"
	"encoding/binary"
	"fmt"
	"runtime"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"ninetynine/cards"
	"ninetynine/internal/lab/equilibrium"
	"ninetynine/internal/lab/report"
	"ninetynine/internal/lab/train"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/nn"
	"ninetynine/internal/think/search"
	"ninetynine/rules"
)

type equilibriumCommand struct {
	experimentFlags
	house      string
	deals      int
	iterations []int
	budgets    []int
	entropy    []float64
	players    string
	search     bool
	draws      int
	seed       string
	workers    int

	chosenVariant chosenVariant
	game          *rules.Game
	names         []string // of players
	nets          []trainedNet
}

// A trainedNet is a net with its number of training deals and the worth of a nat of entropy at the
// end of its training.
type trainedNet struct {
	deals   int64
	entropy float64
	model   *nn.Model
}

// mostDeals is the greatest number of deals to search completely.
const mostDeals = 100_000

func newEquilibrium(env *environment) *cobra.Command {
	d := equilibriumCommand{iterations: []int{10, 100, 300}, budgets: []int{20_000, 100_000, 500_000}, entropy: []float64{0.004}}
	c := described("equilibrium", takes(0, 1, "the name of a pack at most"), func(cmd *cobra.Command, args []string) error { return d.run(cmd.Context(), env, args) })
	c.Long = strings.Replace(c.Long, "{packs}", strings.Join(equilibrium.Packs(), ", "), 1)
	c.ValidArgs = equilibrium.Packs()
	f := c.Flags()
	f.StringVar(&d.house, "house", "", "read a house variant to solve from `FILE`, - for standard input")
	f.IntVar(&d.deals, "deals", 0, "draw this `many` deals instead of searching all")
	f.IntSliceVar(&d.iterations, "iterations", d.iterations, "`numbers` of CFR+ iterations after which to measure")
	f.IntSliceVar(&d.budgets, "budgets", d.budgets, "`numbers` of deals to train a net for, one net for each; 0: none")
	f.Float64SliceVar(&d.entropy, "entropy", d.entropy, "`worths` of a nat of entropy at the end of training; one net for each")
	f.StringVar(&d.players, "players", "greedy", "`names` of other players to measure")
	f.BoolVar(&d.search, "search", false, "also measure the last net with the expert's search (slow)")
	f.IntVar(&d.draws, "draws", 1, "how `often` to ask players at each decision, each time with another seed")
	f.StringVar(&d.seed, "seed", "1", "`text` that decides nets and deals")
	f.IntVar(&d.workers, "workers", runtime.NumCPU(), "`number` of deals searched at once")
	d.out.flags(c, asJSON)
	return c
}

func (d *equilibriumCommand) run(ctx context.Context, env *environment, args []string) error {
	if err := d.prepare(env, args); err != nil {
		return err
	}
	if err := d.out.open(env); err != nil {
		return err
	}
	var err error
	study := equilibrium.Study{Game: d.game, Iterations: d.iterations, Workers: d.workers}
	if study.Drawn = d.deals > 0; study.Drawn {
		study.Deals, err = equilibrium.Draw(d.game, d.deals, cards.SeedOf("n99-equilibrium "+d.seed))
	} else {
		study.Deals, err = equilibrium.All(d.game, mostDeals)
	}
	if err != nil {
		return fmt.Errorf("%w; --deals draws some", err)
	}
	for _, e := range d.entropy {
		for _, n := range d.budgets {
			if err := d.teach(ctx, env, int64(n), e); err != nil {
				return stopped(ctx, err)
			}
		}
	}
	study.Players = d.measured()
	p := newProgress(env, "solving", "thousandths of it", 1000)
	study.Progress = func(share float64) { p.set(int64(1000 * share)) }
	found, err := study.Run(ctx)
	p.end()
	if err != nil {
		return stopped(ctx, err)
	}
	v := &d.chosenVariant.variant
	r := report.Distance{
		Variant: v.ID, Name: v.Name, Seed: d.seed, Drawn: study.Drawn,
		Of: int64(equilibrium.Count(d.game)), Apart: equilibrium.Apart(d.game),
		Instead: bot.Fallbacks(d.game, d.names...), Result: found,
	}
	by, err := bot.Made(d.names...)
	if err != nil {
		return err
	}
	return d.out.report(env, result{value: results{&by, []report.Distance{r}}, text: func(p *report.Page) { report.Distances(p, &r) }})
}

func stopped(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return no(fmt.Errorf("interrupted; nothing was measured"))
	}
	return err
}

func (d *equilibriumCommand) prepare(env *environment, args []string) error {
	slices.Sort(d.iterations)
	slices.Sort(d.budgets)
	d.budgets = slices.DeleteFunc(slices.Compact(d.budgets), func(n int) bool { return n == 0 })
	switch {
	case d.house != "" && len(args) > 0:
		return fmt.Errorf("give a pack or --house, not both")
	case d.deals < 0:
		return fmt.Errorf("--deals %d: give a number of deals", d.deals)
	case len(d.iterations) > 0 && d.iterations[0] < 1:
		return fmt.Errorf("--iterations %d: give numbers from 1", d.iterations[0])
	case len(d.budgets) > 0 && d.budgets[0] < 0:
		return fmt.Errorf("--budgets %d: give numbers of deals", d.budgets[0])
	case slices.ContainsFunc(d.entropy, func(e float64) bool { return !(e >= 0) }):
		return fmt.Errorf("--entropy %v: give worths from 0", slices.Min(d.entropy))
	case d.search && len(d.budgets) == 0:
		return fmt.Errorf("--search needs a net: give --budgets")
	case d.draws < 1:
		return fmt.Errorf("--draws %d: give a number from 1", d.draws)
	}
	if err := checkCommon(d.seed, d.workers); err != nil {
		return err
	}
	d.iterations = slices.Compact(d.iterations)
	var err error
	if d.house != "" {
		d.chosenVariant, err = readHouse(env, d.house)
	} else {
		d.chosenVariant.variant, d.chosenVariant.changes, err = equilibrium.Pack(cmp.Or(strings.Join(args, " "), equilibrium.DefaultPack))
	}
	if err != nil {
		return err
	}
	if d.game, err = rules.New(d.chosenVariant.variant); err != nil {
		return err
	}
	if err := equilibrium.Check(d.game); err != nil {
		return fmt.Errorf("%s: %w", d.chosenVariant.variant.ID, err)
	}
	if d.players != "" {
		if d.names, err = parsePlayers("--players", d.players); err != nil {
			return err
		}
	}
	if p := programs(d.names); len(p) > 0 {
		return fmt.Errorf("--players: %s is a program: only players of our own can be asked in every position", p[0])
	}
	printFallbacks(env, d.game, d.names...)
	return nil
}

// plan returns the plan for the nets: like those of the larger nets, but with smaller layers and
// smaller steps.
func (d *equilibriumCommand) plan(deals int64, entropy float64) train.Plan {
	v := &d.chosenVariant.variant
	seed := cards.SeedOf(d.seed)
	house := d.chosenVariant.changes
	return train.Plan{
		Name: "equilibrium " + v.ID, Variants: []train.Share{{Variant: v.ID, Weight: 1, House: house}},
		Seed: binary.BigEndian.Uint64(seed[:]), First: 128, Second: 64, Critic: [2]int{128, 64},
		Shards: 2, Tables: 256, Batch: 512, Epochs: 1,
		Keep:   max(1, deals/8),
		Stages: []train.Stage{{Deals: deals, Rate: [2]float64{0.002, 0.0003}, Entropy: [2]float64{max(0.02, entropy), entropy}}},
	}
}

func (d *equilibriumCommand) teach(ctx context.Context, env *environment, deals int64, entropy float64) error {
	t, err := train.New(d.plan(deals, entropy))
	if err != nil {
		return err
	}
	p := newProgress(env, "teaching", "deals", deals)
	defer p.end()
	for t.Done < deals {
		if _, err := t.Iterate(ctx); err != nil {
			return err
		}
		p.set(t.Done)
	}
	d.nets = append(d.nets, trainedNet{deals, entropy, t.Model})
	return nil
}

func (d *equilibriumCommand) measured() (players []equilibrium.Player) {
	for _, name := range d.names {
		players = append(players, equilibrium.Bot(d.game, name, d.draws, func() (bot.Bot, error) { return bot.New(name) }))
	}
	for _, t := range d.nets {
		name := "net " + report.Grouped(t.deals)
		if len(d.entropy) > 1 {
			name += fmt.Sprintf(" e%v", t.entropy)
		}
		for _, firm := range []bool{false, true} {
			if firm {
				name += " firm"
			}
			players = append(players, equilibrium.Player{Name: name, Open: func() (equilibrium.Policy, error) {
				return equilibrium.Net(d.game, t.model, firm)
			}})
		}
	}
	if d.search {
		m := d.nets[len(d.nets)-1].model
		players = append(players, equilibrium.Bot(d.game, "the last net and search", d.draws, func() (bot.Bot, error) {
			return &bot.Expert{Model: m, Effort: search.Full()}, nil
		}))
	}
	return players
}
