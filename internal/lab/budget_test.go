package lab

import (
	"bytes"
	_ "embed"
	"encoding/csv"
	"runtime"
	"strconv"
	"testing"

	"ninetynine/internal/test/must"
)

//go:embed testdata/positions.jsonl.gz
var positions []byte // two deals of each variant among expert, one among random

//go:embed testdata/budgets.csv
var budgets []byte

// inBrowser is how long 95 of 100 decisions of a player take in a browser at most, in microseconds.
const inBrowser = 60_000

// BenchmarkBudgets compares what a decision of each player costs, phase by phase, with its budget: so many times the
// mean decision of net in the same run, which no machine changes much. It fails where a player spends more. Built
// for browsers it has the limit of a browser instead. `.ci/deep budgets` runs both.
func BenchmarkBudgets(b *testing.B) {
	rows := must.Get(csv.NewReader(bytes.NewReader(budgets)).ReadAll())(b)[1:]
	var players []string
	for _, row := range rows {
		if len(players) == 0 || players[len(players)-1] != row[0] {
			players = append(players, row[0])
		}
	}
	for b.Loop() {
		all := must.Get(Bench(b.Context(), BenchPlan{Record: bytes.NewReader(positions), Players: players, Seed: "budgets"}))(b)
		spent := map[string]PhaseTiming{}
		for _, player := range all.Players {
			for _, phase := range player.Phases {
				spent[player.Player+" "+phase.Phase] = phase
			}
		}
		for _, row := range rows {
			name := row[0] + " " + row[1]
			budget := must.Get(strconv.ParseFloat(row[2], 64))(b)
			switch now := spent[name]; {
			case now.Decisions == 0:
				b.Errorf("%s: there is no such decision", name)
			case runtime.GOOS == "js":
				b.Logf("%s: 95 of 100 within %.1f ms", name, now.P95/1000)
				if now.Phase == "all" && now.P95 > inBrowser {
					b.Errorf("%s: 95 of 100 decisions take up to %.1f ms, the limit is %d", name, now.P95/1000, inBrowser/1000)
				}
			default:
				took := now.CPU / spent["net all"].CPU
				b.Logf("%s: %.2f of %s", name, took, row[2])
				if took > budget {
					b.Errorf("%s costs %.2f times a decision of net, the budget is %s", name, took, row[2])
				}
			}
		}
	}
}
