package main

import (
	"encoding/json"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ninetynine/internal/lab"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/nn"
	"ninetynine/rules"
)

// smallNet writes a small net of random numbers for tables of the variant and returns
// its file.
func smallNet(t *testing.T, id string) string {
	t.Helper()
	g := must.Get(rules.Open(id))(t)
	m := must.Get(nn.NewModel(nn.ShapeOf(g), [2]int{64, 32}, [2]int{64, 32}))(t)
	rng := rand.New(rand.NewPCG(1, 2))
	m.Player.Fill(rng.NormFloat64)
	m.Critic.Fill(rng.NormFloat64)
	name := filepath.Join(t.TempDir(), "small.net")
	f := must.Get(os.Create(name))(t)
	defer f.Close()
	must.Do(t, m.Write(f, 32, "", 0, true))
	return name
}

// TestCalibrate checks that the command reports the same with any number of workers,
// as text, JSON and picture, alone and among others.
func TestCalibrate(t *testing.T) {
	gate.Only(t, "plays eighty deals with a net")
	net := "net:file=" + smallNet(t, "standard")
	dir := t.TempDir()
	text := map[string]string{}
	for _, workers := range []string{"1", "3"} {
		svg, data := filepath.Join(dir, "x.svg"), filepath.Join(dir, "x.json")
		code, out, errs := call(t, t.Context(), "", "calibrate", "--player", net, "--deals", "40", "--workers", workers, "--force", "--out", svg, "--out", data)
		if code != exitDone || errs != "" {
			t.Fatalf("exit code %d: %s", code, errs)
		}
		for _, want := range []string{"among itself, 40 deals, seed \"1\"\n", "\nOWN CONTRACT ", "\nlaying ", "\npremium ", "\ntrick 1 ", "\nleft ", "CHANCE, bid ", "= miscalibration"} {
			if !strings.Contains(out, want) {
				t.Errorf("%q is missing in %s", want, out)
			}
		}
		for _, file := range []string{svg, data} {
			b := must.Get(os.ReadFile(file))(t)
			out += string(b)
		}
		text[workers] = out
		var c lab.Calibration
		b, _ := os.ReadFile(data)
		if err := json.Unmarshal(b, &c); err != nil || c.Deals != 40 || len(c.Moments[0].Own.Bins) != 10 {
			t.Errorf("%v in %s", err, b)
		}
	}
	if text["1"] != text["3"] {
		t.Error("the result depends on the number of workers")
	}
	code, out, errs := call(t, t.Context(), "", "calibrate", "--player", net, "--against", "greedy", "--variant", "strict", "--deals", "6", "--json")
	if code != exitDone || !strings.Contains(out, `"against": "greedy"`) || !strings.Contains(out, `"variant": "strict"`) {
		t.Errorf("exit code %d: %s%s", code, out, errs)
	}
	refuses(t, "calibrate --variant duel --deals 6 --player "+net, "duel: player net:file=")
}
