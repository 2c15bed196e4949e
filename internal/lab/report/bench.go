package report

import (
	"fmt"

	"ninetynine/internal/lab"
)

// Benchmark writes the choices and times of players in fixed positions.
func Benchmark(p *Page, b *lab.Benchmark) {
	p.title("%s in %s, seed %q: positions %s", Counted(b.Decisions, "decision"), Counted(len(b.Variants), "variant"), b.Seed, b.Positions)
	whole := heads("~PLAYER", "NUMBER", "EXACT", ">DECISIONS", ">CPU µs", ">ALLOCS", ">BYTES", ">MEMORY")
	phases := heads("~PLAYER", "PHASE", ">DECISIONS", ">CPU µs", ">MEAN", ">MEDIAN", ">P95", ">P99", ">MAX")
	for _, x := range b.Players {
		exact := "no"
		if x.Exact {
			exact = "yes"
		}
		whole.add(x.Player, x.Number, exact, Grouped(int64(x.Decisions)), micro(x.CPU), fmt.Sprintf("%.1f", x.Allocs),
			Grouped(int64(x.Bytes)), fmt.Sprintf("%.1f MB", float64(x.Memory)/1e6))
		name := x.Player
		for _, x := range x.Phases {
			phases.add(name, x.Phase, Grouped(int64(x.Decisions)), micro(x.CPU), micro(x.Mean), micro(x.Median), micro(x.P95), micro(x.P99), micro(x.Max))
			name = ""
		}
	}
	p.tables(whole, phases)
	if len(b.Variants) > 1 {
		p.tables(byVariant(b))
	}
	p.line("%s. Times of one decision by the clock, in microseconds.", b.System)
}

// byVariant shows median and 99th percentile of every player and variant.
func byVariant(b *lab.Benchmark) *table {
	g := figures("MEDIAN, P99 µs")
	column := map[string]int{}
	for i := range b.Players {
		column[b.Players[i].Player] = len(g.head)
		g.numbers(shortName(b.Players[i].Player))
	}
	for _, v := range b.Variants {
		row := make([]string, len(g.head))
		row[0] = v.Variant
		for k := range v.Players {
			all := v.Players[k].Phases[len(v.Players[k].Phases)-1]
			row[column[v.Players[k].Player]] = micro(all.Median) + ", " + micro(all.P99)
		}
		g.add(row...)
	}
	return g
}

func shortName(name string) string { return shortened(name, 14) }

// micro formats microseconds with at least three digits.
func micro(x float64) string {
	switch {
	case x >= 100:
		return Grouped(int64(x + 0.5))
	case x >= 10:
		return fmt.Sprintf("%.1f", x)
	}
	return fmt.Sprintf("%.2f", x)
}
