package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"ninetynine/internal/bot"
	"ninetynine/internal/lab"
	"ninetynine/internal/report"
	"ninetynine/rules"
)

// A tournament is what the flags of arena say.
type tournament struct {
	experiment
	against string
	panel   string
	tables  string
	journal string
	trumps  string
	actTime time.Duration
	contest lab.Contest // what is the same for all pairs

	opponents []string // of --against
	players   []string // of --panel
}

const arenaLong = `Arena lets computer players meet and says who is stronger, with honest
intervals.

Each deal is played in every seating: same cards, trump, dealer and totals, so
that the luck of the cards falls on both sides alike. All seatings of one deal
are a unit, and intervals of 95 % come from the scatter of units. --play is
seated alone among players of --against, in each seat, and then the other way
round; of two players these are the same. The lead is by how much its mean
seat has more than the mean seat of the other. A dummy is on nobody's side.

Deals begin a game; their dealers and trumps, and who is ahead where that
matters, are drawn evenly (--trumps says of which trumps). --games plays whole
games instead, each in every seating with the same cards deal by deal: the
lead is in games won.

--stop ends a contest once it is decided who leads, and --width once the lead
is known well enough; --units is the most that is played. Intervals are then
wider, so that they hold however often one looks: the asymptotic confidence
sequence of Waudby-Smith and others (Annals of Statistics, 2024), looked at
from 100 units on. Leads at single tables and other figures are not tested.

--panel plays all pairs. Its matrix has the lead of one row among nothing but
column; the mean rank is that of the row's places in all columns.

--journal keeps every unit in a file as soon as it is played: a line of JSON
with what each side bid, won and scored at each table. The same command with
the same file then goes on where it was stopped, and plays nothing that is
there already; give it more --units and it plays those. One file holds any
number of contests. What another build of the program played does not count;
where a player's own file or program has changed, begin a new journal.

Everything grows out of the seed: the same command gives the same output, with
any number of workers. Programs are started anew every 64 units.

Exit codes: 0 done; 1 stopped by an interrupt, what was done being reported;
2 a contest that cannot be played, or a file that cannot be written.`

func newArena(env *environment) *cobra.Command {
	var t tournament
	c := &cobra.Command{
		Use:   "arena",
		Short: "Let computer players meet, and say who is stronger",
		Long:  arenaLong,
		Example: `  ninetynine arena --play greedy --against random --stop
  ninetynine arena --play greedy --against random --variant all --svg lead.svg
  ninetynine arena --play "exec:python3 mybot.py" --against greedy --units 500
  ninetynine arena --panel greedy,random --games --units 200 --json -`,
		Args: takes(0, 0, "flags only"),
		RunE: func(cmd *cobra.Command, _ []string) error { return t.run(cmd.Context(), env) },
	}
	t.flags(c, &t.contest.Seed, &t.contest.Workers, "units")
	f := c.Flags()
	known := strings.Join(bot.Names(), ", ")
	f.StringVar(&t.contest.Play, "play", "", "`name` of the player in question: "+known)
	f.StringVar(&t.against, "against", "", "`names` of opponents, one contest each")
	f.StringVar(&t.panel, "panel", "", "`names` of players that meet pair by pair")
	f.IntVar(&t.contest.Units, "units", 1000, "`number` of units at most: deals or games, each in all seatings")
	f.BoolVar(&t.contest.Games, "games", false, "play whole games")
	f.IntVar(&t.contest.Bound, "bound", lab.DefaultBound, "`deals` after which a game is stopped and nobody's, with --games")
	f.StringVar(&t.tables, "tables", "both", "which `tables`: one (--play alone), rest (--against alone) or both")
	f.StringVar(&t.trumps, "trumps", "", "`list` of trumps that deals are played at, as none,C,D,H,S (default all)")
	f.BoolVar(&t.contest.Stop, "stop", false, "end a contest once it is decided who leads")
	f.Float64Var(&t.contest.Width, "width", 0, "end a contest once the lead is known to ± so many `points`, or games a game")
	f.StringVar(&t.svg, "svg", "", "draw the result as SVG in `FILE`")
	f.StringVar(&t.journal, "journal", "", "keep every unit in `FILE`, and go on with what is there")
	f.DurationVar(&t.actTime, "act-time", bot.DefaultLimits().Act, "`time` that a program has for each act")
	f.Uint64Var(&t.contest.Limits.Nodes, "nodes", 0, "`number` of positions that a program is told to look at for an act; 0: as many as it likes")
	completePlayerFlags(c, "play", "against", "panel")
	return c
}

// run plays every contest asked for. What was done before an interrupt is
// reported like the rest.
func (t *tournament) run(ctx context.Context, env *environment) error {
	games, err := t.prepare(env)
	if err != nil {
		return err
	}
	if err := checkBegin(ctx, games, t.names()...); err != nil {
		return err
	}
	closing, err := t.openJournal(env, games)
	if err != nil {
		return err
	}
	files, err := t.open(env)
	if err != nil {
		return errors.Join(err, closing())
	}
	var done arenaResult
	failed := t.play(ctx, env, games, &done)
	if err := closing(); failed == nil {
		failed = err
	}
	return reported(ctx, failed, func() error {
		return t.report(env, files, t.result(&done), done.picture(), env.page(done.set))
	})
}

// openJournal reads what was played before, and returns how to end writing.
func (t *tournament) openJournal(env *environment, games []*rules.Game) (closing func() error, _ error) {
	if t.journal == "" {
		return func() error { return nil }, nil
	}
	switch {
	case sameFile(t.json, t.journal):
		return nil, fmt.Errorf("--journal and --json cannot both go to %s: name two files", t.journal)
	case sameFile(t.svg, t.journal):
		return nil, fmt.Errorf("--journal and --svg cannot both go to %s: name two files", t.journal)
	}
	f, err := os.OpenFile(t.journal, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o666)
	if err != nil {
		return nil, fmt.Errorf("--journal: %w", err)
	}
	if t.contest.Journal, err = lab.OpenJournal(f, f); err != nil {
		return nil, errors.Join(fmt.Errorf("--journal %s: %w", t.journal, err), f.Close())
	}
	if t.contest.Edition, err = edition(); err == nil {
		err = t.warnOfStale(env, games)
	}
	if err != nil {
		return nil, errors.Join(fmt.Errorf("--journal: %w", err), f.Close())
	}
	return f.Close, nil
}

// warnOfStale says how many units are kept that do not count.
func (t *tournament) warnOfStale(env *environment, games []*rules.Game) error {
	stale := 0
	for _, g := range games {
		for _, pair := range t.pairs() {
			c := t.contest
			c.Game, c.Play, c.Against = g, pair[0], pair[1]
			n, err := c.Journal.Stale(c)
			if err != nil {
				return err
			}
			stale += n
		}
	}
	if stale > 0 {
		fmt.Fprintf(env.stderr, "ninetynine: %s holds %d units of what is to be played by another build of the program: they do not count\n", t.journal, stale)
	}
	return nil
}

// edition tells builds of this program apart.
func edition() (string, error) {
	name, err := os.Executable()
	if err != nil {
		return "", err
	}
	f, err := os.Open(name)
	if err != nil {
		return "", err
	}
	defer f.Close()
	sum := sha256.New()
	if _, err := io.Copy(sum, f); err != nil {
		return "", err
	}
	return hex.EncodeToString(sum.Sum(nil)), nil
}

// prepare finds out everything that could be wrong before anything is done.
func (t *tournament) prepare(env *environment) ([]*rules.Game, error) {
	c := &t.contest
	switch {
	case t.panel == "" && c.Play == "" && t.against == "":
		return nil, fmt.Errorf("say who meets whom: --play NAME --against NAME, or --panel NAMES")
	case t.panel != "" && (c.Play != "" || t.against != ""):
		return nil, fmt.Errorf("give --play and --against, or --panel, not both")
	case t.panel == "" && (c.Play == "" || t.against == ""):
		return nil, fmt.Errorf("--play and --against belong together: name a player for each")
	case c.Units < 2:
		return nil, fmt.Errorf("--units %d: give 2 at least, as one alone says nothing of luck", c.Units)
	case c.Bound < 1:
		return nil, fmt.Errorf("--bound %d: give a number of deals from 1", c.Bound)
	case t.actTime <= 0:
		return nil, fmt.Errorf("--act-time %v: give a time above nothing, such as 5s", t.actTime)
	case !(c.Width >= 0):
		return nil, fmt.Errorf("--width %v: give how many points either way are near enough", c.Width)
	}
	if err := checkCommon(c.Seed, c.Workers); err != nil {
		return nil, err
	}
	c.Limits.Act = t.actTime
	kinds := []string{"both", "one", "rest"}
	i := slices.Index(kinds, t.tables)
	if i < 0 {
		return nil, fmt.Errorf("--tables %q: write one, rest or both", t.tables)
	}
	if c.Tables = lab.Tables(i); t.panel != "" && c.Tables != lab.Both {
		return nil, fmt.Errorf("--panel needs both tables: leave --tables out")
	}
	if err := t.name(); err != nil {
		return nil, err
	}
	return t.choose(env)
}

// name reads the names of the players and tries each out.
func (t *tournament) name() error {
	if t.panel != "" {
		t.players = bot.ParseNames(t.panel)
		for i, name := range t.players {
			if slices.Index(t.players, name) < i {
				return fmt.Errorf("--panel: %s is named twice", name)
			}
			if err := checkPlayer("--panel", name); err != nil {
				return err
			}
		}
		if len(t.players) < 2 {
			return fmt.Errorf("--panel: name two players at least, with a comma between")
		}
		return nil
	}
	t.opponents = bot.ParseNames(t.against)
	for _, name := range t.opponents {
		if err := checkPlayer("--against", name); err != nil {
			return err
		}
	}
	return checkPlayer("--play", t.contest.Play)
}

// choose reads the variants and the trumps.
func (t *tournament) choose(env *environment) ([]*rules.Game, error) {
	if t.trumps != "" {
		if t.contest.Games {
			return nil, fmt.Errorf("--trumps is for deals: games find their own")
		}
		for _, word := range strings.Split(t.trumps, ",") {
			trump, err := rules.ParseTrump(strings.TrimSpace(word))
			if err != nil {
				return nil, fmt.Errorf("--trumps: %w", err)
			}
			t.contest.Trumps = append(t.contest.Trumps, trump)
		}
	}
	games, err := t.from.games(env)
	if err != nil {
		return nil, err
	}
	for _, g := range games {
		c, names := t.contest, t.names()
		c.Game, c.Play, c.Against = g, names[0], names[1]
		if err := c.Check(); err != nil {
			return nil, fmt.Errorf("%s: %w", g.Variant().ID, err)
		}
	}
	return games, nil
}

// names returns all players: two at least.
func (t *tournament) names() []string {
	if len(t.players) > 0 {
		return t.players
	}
	return append([]string{t.contest.Play}, t.opponents...)
}

// pairs returns who meets whom: --play each opponent, or all each other.
func (t *tournament) pairs() (pairs [][2]string) {
	names := t.names()
	for i, name := range names {
		for _, other := range names[i+1:] {
			pairs = append(pairs, [2]string{name, other})
		}
		if len(t.players) == 0 {
			break
		}
	}
	return pairs
}

// An arenaResult is what came of it all: of one kind alone.
type arenaResult struct {
	verdicts []lab.Verdict
	panels   []lab.Panel
}

// play plays contest after contest, or panel after panel.
func (t *tournament) play(ctx context.Context, env *environment, games []*rules.Game, done *arenaResult) error {
	contests := len(t.pairs())
	show := newProgress(env, "arena", "units", int64(t.contest.Units)*int64(contests*len(games)))
	defer show.end()
	before := 0
	for _, g := range games {
		c := t.contest
		c.Game = g
		c.Progress = func(units int) { show.set(int64(before + units)) }
		tell := &faultTeller{to: env.stderr, told: map[string]bool{}}
		c.Stderr, c.Fault = tell, tell.anywhere
		if len(t.players) > 0 {
			p, err := lab.Matrix(ctx, c, t.players)
			if len(p.Pairs) > 0 {
				done.panels = append(done.panels, p)
			}
			if err != nil {
				return fmt.Errorf("%s: %w", g.Variant().ID, err)
			}
			before += c.Units * contests
			continue
		}
		for _, name := range t.opponents {
			c.Against = name
			v, err := lab.Arena(ctx, c)
			if v.Units > 0 {
				done.verdicts = append(done.verdicts, v)
			}
			if err != nil {
				return fmt.Errorf("%s: %w", g.Variant().ID, err)
			}
			before += c.Units
		}
	}
	return nil
}

// picture draws what was done, if anything was.
func (done *arenaResult) picture() []byte {
	switch {
	case len(done.panels) > 0:
		return report.Heat(done.panels)
	case len(done.verdicts) > 0:
		return report.Forest(done.verdicts)
	}
	return nil
}

// set sets it for people.
func (done *arenaResult) set(p *report.Page) {
	report.Panels(p, done.panels)
	report.Verdicts(p, done.verdicts)
}

// result returns the one verdict or panel asked for, or all of them.
func (t *tournament) result(done *arenaResult) any {
	one := t.from.id != "all"
	if len(t.players) > 0 {
		return oneOf(done.panels, one)
	}
	return oneOf(done.verdicts, one && len(t.opponents) == 1)
}
