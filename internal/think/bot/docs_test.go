package bot

import (
	"context"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/think/netless"
	"ninetynine/internal/think/search"
	"ninetynine/rules"
)

// TestOptionsDocumented checks that the table of options in docs/bots.md is complete, and true of
// expert.
func TestOptionsDocumented(t *testing.T) {
	text := must.Get(os.ReadFile("../../../docs/bots.md"))(t)
	_, list, _ := strings.Cut(string(text), "## Options of players")
	list, _, _ = strings.Cut(list, "\n## ")
	expert := level("expert")
	said := map[string]string{}
	for _, row := range regexp.MustCompile("(?m)^\\| `([a-z]+)` \\| ([^|]*) \\| ([^|]*) \\|").FindAllStringSubmatch(list, -1) {
		said[row[1]] = row[3]
	}
	options := expert.options()
	for name := range options {
		number := said[name]
		if number == "" {
			t.Errorf("docs/bots.md does not say what %s is", name)
			continue
		}
		changed := *expert
		if number == "–" {
			continue
		}
		if name == "declare" { // which sets these too
			number += "+each=" + said["each"] + "+naming=" + said["naming"]
		}
		must.Do(t, changed.configure(name+"="+number), name)
		if changed != *expert {
			t.Errorf("%s: expert has not %s by itself", name, number)
		}
	}
	for _, row := range regexp.MustCompile("(?m)^\\| `([a-z]+)` \\| `([^`]*)` \\|$").FindAllStringSubmatch(list, -1) {
		e, x := *expert, level(row[1])
		must.Do(t, e.configure(row[2]), row[1])
		if x.Effort.Worlds == 0 && x.Effort.Finish == 0 { // then nothing else counts
			e.Effort = search.Effort{Sound: e.Effort.Sound, Proves: e.Effort.Proves, Manner: e.Effort.Manner, MinChance: e.Effort.MinChance, Evened: e.Effort.Evened}
		}
		if e.Level = x.Level; e != *x { // whether another may play for it is no option

			t.Errorf("%s is %+v, and documented as %+v", row[1], *x, e)
		}
	}
	for _, name := range BuiltIn() {
		if !strings.Contains(string(text), "`"+name+"`") {
			t.Errorf("docs/bots.md does not tell of %s", name)
		}
	}
	for _, x := range search.Temperaments() {
		if !strings.Contains(list, "\n| `"+x.Name+"` | ") {
			t.Errorf("docs/bots.md does not tell of %s players", x.Name)
		}
	}
	for name := range said {
		if options[name] == nil && !slices.Contains([]string{"file", "temperament", "others", "evened"}, name) {
			t.Errorf("docs/bots.md tells of %s, which there is not", name)
		}
	}
}

// The example bot plays every variant without a fault.
func TestExampleBot(t *testing.T) {
	python := gate.Program(t, "python3")
	var stderr strings.Builder
	e := &netless.Exec{Command: []string{python, "../../../examples/bot.py"}, Stderr: &stderr}
	e.OnFault = func(f netless.Fault) { t.Errorf("%v: %s", f.Kind, f.Detail) }
	defer e.Close()
	for _, v := range rules.Catalogue() {
		a := newArena(t, v.ID, "greedy")
		a.bots[0] = e
		must.Do(t, e.Begin(context.Background(), a.m, 0, 1))
		for n := range 2 {
			a.play(t, uint64(n))
		}
	}
	if e.Close(); t.Failed() {
		t.Log(stderr.String())
	}
}
