package player_test

import (
	"context"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"ninetynine/cards"
	"ninetynine/internal/test/must"
	"ninetynine/match"
	"ninetynine/nets"
	"ninetynine/player"
	"ninetynine/rules"
)

func Example() {
	g, _ := rules.Open("standard")
	m, _ := match.New(g, 0, match.Limit{Deals: 1})
	s, seed := m.Start(), cards.SeedOf("an evening")
	deal := m.Draw(&s, &seed, 1)
	if err := m.Deal(&s, &deal); err != nil {
		log.Fatal(err)
	}
	p, err := player.New("casual", nets.BuiltIn)
	if err == nil {
		err = p.Begin(context.Background(), m, 0, 99)
	}
	if err != nil {
		log.Fatal(err)
	}
	var v match.View
	m.View(&s, 0, &v)
	act, err := p.Choose(context.Background(), &v)
	fmt.Println(act, err)
	// Output: lay 10C 10D 8H <nil>
}

// TestNames: all names are players, those with a net only with the nets.
func TestNames(t *testing.T) {
	names := player.Names()
	alone := 0
	for _, name := range names[:len(names)-1] {
		if _, err := player.New(name, nil); err == nil {
			alone++
		} else if !strings.Contains(err.Error(), "nets.BuiltIn") {
			t.Errorf("%s without nets: %v", name, err)
		}
		must.Get(player.New(name, nets.BuiltIn))(t, name)
	}
	if alone != 3 {
		t.Errorf("%d players need no net, not random, greedy and pimc", alone)
	}
	for _, name := range []string{"", "exec:", "somebody", "greedy 1", "expert:nothing=1", "expert 99"} {
		if p, err := player.New(name, nets.BuiltIn); err == nil {
			t.Errorf("%q is %v", name, p)
		}
	}
}

// deal returns a match in its first deal.
func deal(t *testing.T, id string) (*match.Match, match.State) {
	m := must.Get(match.New(must.Get(rules.Open(id))(t), 0, match.Limit{Deals: 1}))(t)
	s, seed := m.Start(), cards.SeedOf("player")
	d := m.Draw(&s, &seed, 1)
	must.Do(t, m.Deal(&s, &d))
	return m, s
}

// TestSame: the same seed and View give the same act, whatever else a player was asked, and another seed may
// give another.
func TestSame(t *testing.T) {
	m, s := deal(t, "standard")
	var v match.View
	m.View(&s, 1, &v)
	for _, name := range []string{"random", "greedy", "casual", "expert:points=1+worlds=4"} {
		seen := map[rules.Action]bool{}
		for seed := range uint64(20) {
			var acts [2]rules.Action
			for i := range acts {
				p := must.Get(player.New(name, nets.BuiltIn))(t)
				must.Do(t, p.Begin(t.Context(), m, 1, seed))
				acts[i] = must.Get(p.Choose(t.Context(), &v))(t)
				must.Do(t, p.Close())
			}
			if seen[acts[0]] = true; acts[0] != acts[1] {
				t.Errorf("%s with seed %d chose %v and %v", name, seed, acts[0], acts[1])
			}
		}
		if name == "random" && len(seen) < 10 {
			t.Errorf("random chose %d ways with 20 seeds", len(seen))
		}
	}
}

// TestBegin: it is an error to ask a player before its match begins.
func TestBegin(t *testing.T) {
	m, s := deal(t, "standard")
	var v match.View
	m.View(&s, 0, &v)
	for _, name := range append(player.Names(), "exec:true") {
		p, err := player.New(name, nets.BuiltIn)
		must.Do(t, err)
		if act, err := p.Choose(t.Context(), &v); err == nil {
			t.Errorf("%s chose %v", name, act)
		}
	}
}

// TestProgram: a program is told its budget, and its first legal act replaces an answer that is none, which is told
// and counted.
func TestProgram(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("it needs a shell")
	}
	told := filepath.Join(t.TempDir(), "told")
	var said strings.Builder
	p := &player.Program{
		Command: []string{"sh", "-c", `read line; echo "$line" > "$0"; echo '{"name":"one"}'; read line; echo oh >&2; echo nonsense; read line`, told},
		Nodes:   5000, Stderr: &said, OnFault: func(kind, _ string) { told += " " + kind },
	}
	m, s := deal(t, "standard")
	var v match.View
	m.View(&s, 0, &v)
	must.Do(t, p.Begin(t.Context(), m, 0, 1))
	if act, err := p.Choose(t.Context(), &v); err != nil || act != v.Options.Nth(0) {
		t.Errorf("it chose %v: %v", act, err)
	}
	must.Do(t, p.Close())
	file, faults, _ := strings.Cut(told, " ")
	if faults != "malformed" || p.Faults()["malformed"] != 1 || said.String() != "oh\n" {
		t.Errorf("faults: %q, %v; it said %q", faults, p.Faults(), &said)
	}
	if text := must.Get(os.ReadFile(file))(t); !strings.Contains(string(text), `"nodes":5000`) {
		t.Errorf("it was told %s", text)
	}
}

// TestWithoutNets: a program with players that need no net does not contain the nets.
func TestWithoutNets(t *testing.T) {
	deps := func(path string) string {
		return string(must.Get(exec.Command("go", "list", "-deps", path).Output())(t))
	}
	const trained = "ninetynine/internal/think/trained\n"
	if strings.Contains(deps("ninetynine/player"), trained) {
		t.Error("package player comes with the nets")
	}
	if !strings.Contains(deps("ninetynine/nets"), trained) {
		t.Error("package nets has no nets")
	}
	if all := deps("ninetynine/record"); strings.Contains(all, "ninetynine/internal/") || strings.Contains(all, "ninetynine/player") {
		t.Errorf("the rules come with more than the rules:\n%s", all)
	}
}
