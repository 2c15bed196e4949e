package main

import (
	"cmp"
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"ninetynine/internal/bot"
	"ninetynine/internal/lab"
	"ninetynine/rules"
)

// ownTable is the --table at which every player is judged in positions of its
// own.
const ownTable = "self"

// An examination is what the flags of endings say.
type examination struct {
	experiment
	players string
	exam    lab.Exam

	names []string // of players
}

const endingsLong = `Endings judges how players end their deals. It plays deals with --table at
every seat. At each decision with the last tricks to play, every player is
asked what it would do, seeing no more than that seat; then all cards are laid
open, the rest is solved, and the card it chose is held against the best.

A card is OPTIMAL if no other is better for the seat when from there on
everybody sees all cards and plays for himself. RIGHT is the share of those
decisions where some card is worse than another. LOST is what the choices cost
on average, in points of the deal, the seat's own less the mean of the others';
MORE how much more than the first player lost, in the same positions. No player
that sees one hand can always be optimal. Intervals are of 95 %, by deal.

All players are judged in the same positions, unless with --table self: then
each in those of its own play. The same command gives the same output, with
any number of workers; nets round a little differently on processors without
AVX2.

Exit codes: 0 done; 1 stopped by an interrupt, what was done being reported;
2 players or tricks that there are not, or a file that cannot be written.`

func newEndings(env *environment) *cobra.Command {
	var x examination
	c := &cobra.Command{
		Use:   "endings",
		Short: "Judge how players play the last tricks, all cards open afterwards",
		Long:  endingsLong,
		Example: `  ninetynine endings --players greedy,pimc,net,expert --deals 1000
  ninetynine endings --players net,expert --table net --tricks 5
  ninetynine endings --players greedy,pimc --table self --variant all`,
		Args: takes(0, 0, "flags only"),
		RunE: func(cmd *cobra.Command, _ []string) error { return x.run(cmd.Context(), env) },
	}
	x.flags(c, &x.exam.Seed, &x.exam.Workers, "deals")
	f := c.Flags()
	f.StringVar(&x.players, "players", "greedy,pimc,net,expert", "`names` of the players that are judged")
	f.StringVar(&x.exam.Table, "table", "greedy", "`name` of the player that positions come from, or self")
	f.IntVar(&x.exam.Tricks, "tricks", 4, "`number` of tricks left with which an ending begins")
	f.IntVar(&x.exam.Deals, "deals", 500, "`number` of deals")
	completePlayerFlags(c, "players", "table")
	return c
}

// prepare finds out everything that could be wrong before anything is done.
func (x *examination) prepare(env *environment) ([]*rules.Game, error) {
	switch e := &x.exam; {
	case e.Deals < 2:
		return nil, fmt.Errorf("--deals %d: give 2 at least, as one alone says nothing of luck", e.Deals)
	case e.Tricks < 1:
		return nil, fmt.Errorf("--tricks %d: an ending has 1 trick at least", e.Tricks)
	}
	if err := checkCommon(x.exam.Seed, x.exam.Workers); err != nil {
		return nil, err
	}
	x.names = bot.ParseNames(x.players)
	for _, name := range x.names {
		if err := checkPlayer("--players", name); err != nil {
			return nil, err
		}
	}
	if x.exam.Table != ownTable {
		if err := checkPlayer("--table", x.exam.Table); err != nil {
			return nil, fmt.Errorf("%w; or self", err)
		}
	}
	games, err := x.from.games(env)
	if err != nil {
		return nil, err
	}
	for _, g := range games {
		if x.exam.Tricks > g.Tricks() {
			return nil, fmt.Errorf("--tricks %d: deals of %s have %d", x.exam.Tricks, g.Variant().ID, g.Tricks())
		}
	}
	return games, nil
}

// run judges in every variant asked for. What was done before an interrupt is
// reported like the rest.
func (x *examination) run(ctx context.Context, env *environment) error {
	games, err := x.prepare(env)
	if err != nil {
		return err
	}
	judged := x.names
	if x.exam.Table != ownTable {
		judged = append([]string{x.exam.Table}, judged...)
	}
	if err := checkBegin(ctx, games, judged...); err != nil {
		return err
	}
	files, err := x.open(env)
	if err != nil {
		return err
	}
	var done []lab.Endings
	failed := x.each(ctx, env, games, &done)
	return reported(ctx, failed, func() error {
		return x.report(env, files, oneOf(done, x.from.id != "all"), nil, endingsReport(env, done))
	})
}

// each holds one exam for each variant, or one for each of its players.
func (x *examination) each(ctx context.Context, env *environment, games []*rules.Game, done *[]lab.Endings) error {
	tables := [][]string{x.names} // of players judged together
	if x.exam.Table == ownTable {
		tables = nil
		for _, name := range x.names {
			tables = append(tables, []string{name})
		}
	}
	show := newProgress(env, "endings", "deals", int64(x.exam.Deals)*int64(len(games)*len(tables)))
	defer show.end()
	before := 0
	for _, g := range games {
		for _, names := range tables {
			e := x.exam
			e.Game, e.Players = g, names
			if e.Table == ownTable {
				e.Table = names[0]
			}
			e.Progress = func(deals int) { show.set(int64(before + deals)) }
			r, err := lab.TakeEndings(ctx, e)
			if r.Deals > 0 {
				*done = append(*done, r)
			}
			if err != nil {
				return fmt.Errorf("%s: %w", g.Variant().ID, err)
			}
			before += e.Deals
		}
	}
	return nil
}

// endingsReport sets the result for people: a table for one exam, a line for
// each player of several.
func endingsReport(env *environment, done []lab.Endings) (b []byte) {
	if len(done) == 0 {
		return nil
	}
	head := func(s string) string { return env.styled(styleBold, s) }
	first := &done[0]
	title := fmt.Sprintf("last %s of deals by %s, seed %q", several(first.Tricks, "trick"), cmp.Or(tableOf(done), "each player"), first.Seed)
	g := grid{head: []string{"PLAYER", "DECISIONS", "OPTIMAL", "RIGHT", "LOST", "MORE"}, right: []bool{1: true, 2: true, 3: true, 4: true, 5: true}, flex: 0}
	many := false
	for i := range done {
		many = many || done[i].Variant != first.Variant
	}
	if many {
		g.head, g.right, g.flex = append([]string{"VARIANT"}, g.head...), append([]bool{false}, g.right...), 1
	} else {
		title = first.Variant + ": " + title
	}
	for i := range done {
		for k := range done[i].Players {
			p := &done[i].Players[k]
			more := "–"
			if k > 0 {
				more = lostCell(p.More, true)
			}
			row := []string{p.Player, grouped(p.Optimal.Of), rate(p.Optimal), rate(p.Right), lostCell(p.Lost, false), more}
			if many { // there is no room for intervals of shares
				row[2], row[3] = shareCell(p.Optimal), shareCell(p.Right)
				row = append([]string{done[i].Variant}, row...)
			}
			g.rows = append(g.rows, row)
		}
	}
	b = append(append(b, head(title)...), "\n\n"...)
	b = append(g.append(b, env.width(), head), '\n')
	if !many && len(done) == 1 && first.Decisions > 0 {
		b = append(byTricksLeft(first).append(b, env.width(), head), '\n')
	}
	text := "LOST and MORE in points a decision. Intervals are of 95 % by deal."
	if !many && len(done) == 1 {
		text = fmt.Sprintf("%s; in %s some card is worse than another. By tricks left: share right, points lost. ",
			several(int(first.Deals), "deal"), several(int(first.Open), "decision")) + text
	}
	return append(b, wrap(text, env.width(), 0)+"\n"...)
}

// tableOf returns the table's name if there is one for all.
func tableOf(done []lab.Endings) string {
	for i := range done {
		if done[i].Table != done[0].Table {
			return ""
		}
	}
	return done[0].Table
}

// shareCell sets a share without its interval.
func shareCell(r lab.Rate) string {
	if r.Of == 0 {
		return "–"
	}
	return fmt.Sprintf("%.1f%%", 100*r.Share)
}

func lostCell(m lab.Mean, sign bool) string {
	if sign {
		return fmt.Sprintf("%+.3f ±%.3f", m.Mean, (m.High-m.Low)/2)
	}
	return fmt.Sprintf("%.3f ±%.3f", m.Mean, (m.High-m.Low)/2)
}

// byTricksLeft sets the marks by the number of tricks left: share right, and
// points lost.
func byTricksLeft(e *lab.Endings) *grid {
	g := &grid{head: []string{"TRICKS"}, right: []bool{true}, flex: -1}
	for i := range e.Players {
		g.head, g.right = append(g.head, shortName(e.Players[i].Player)), append(g.right, true)
	}
	for k, l := range e.Players[0].Left {
		row := []string{fmt.Sprint(l.Tricks)}
		for i := range e.Players {
			l := &e.Players[i].Left[k]
			row = append(row, fmt.Sprintf("%s, %.3f", shareCell(l.Right), l.Lost.Mean))
		}
		g.rows = append(g.rows, row)
	}
	return g
}
