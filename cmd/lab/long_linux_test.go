package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

var (
	long    = flag.Bool("long", false, "do a contest with twenty workers and many faults")
	deals   = flag.Int("deals", 30_000, "of the contest")
	seconds = flag.Float64("seconds", 1, "of a unit")
)

// built builds the program in a folder, and the laboratory, also for a machine whose clock is an hour fast.
func built(t *testing.T, folder string) (program, lab, fast string) {
	program, lab, fast = filepath.Join(folder, "ninetynine"), filepath.Join(folder, "lab"), filepath.Join(folder, "fast")
	source := filepath.Join(strings.TrimSpace(output(t, "go", "env", "GOROOT")), "src", "time", "time.go")
	text := must.Get(os.ReadFile(source))(t)
	const now = "sec, nsec, mono := runtimeNow()"
	other := bytes.ReplaceAll(text, []byte(now), []byte(now+"; sec += 3600"))
	if bytes.Equal(text, other) {
		t.Fatal("time.Now has changed")
	}
	changed, overlay := filepath.Join(folder, "time.go"), filepath.Join(folder, "overlay.json")
	must.Do(t, os.WriteFile(changed, other, 0o600))
	must.Do(t, os.WriteFile(overlay, must.Get(json.Marshal(map[string]any{"Replace": map[string]string{source: changed}}))(t), 0o600))
	output(t, "go", "build", "-C", "../..", "-o", program, "./cmd/ninetynine")
	output(t, "go", "build", "-o", lab, ".")
	output(t, "go", "build", "-overlay", overlay, "-o", fast, ".")
	return program, lab, fast
}

func output(t *testing.T, name string, args ...string) string {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Stderr = t.Output()
	return string(must.Get(cmd.Output())(t))
}

// TestLong plays a contest on twenty workers. Of these, every third has a clock that is an hour fast, and one alters
// every second outcome: with every unit done twice, none of them lasts. Now and then one is killed or held up for minutes; the database restarts.
func TestLong(t *testing.T) {
	if !*long {
		t.Skip("only with -long, since it takes many minutes")
	}
	folder := t.TempDir()
	ninetynine, lab, fast := built(t, folder)
	c := storesuite.StartPostgres(t, true)
	l := labAt(t, c.Database(t))
	t.Setenv("NINETYNINE_LAB", l.at)
	bad := filepath.Join(folder, "bad")
	must.Do(t, os.WriteFile(bad, fmt.Appendf(nil, `#!/bin/sh
[ $(($$ %% 2)) = 0 ] || exec %s "$@"
%s "$@" | sed 's/\("outcome":.*\)1/\12/'
`, ninetynine, ninetynine), 0o700))

	command := []string{"arena", "--variant", "standard,duel", "--play", "net", "--against", "casual,greedy", "--units", fmt.Sprint(*deals / 4), "--seed", "long"}
	run := strings.TrimSpace(output(t, lab, append([]string{"submit", "--program", ninetynine, "--seconds", fmt.Sprint(*seconds), "--audits", "1", "--"}, command...)...))
	begun := time.Now()

	var all []*exec.Cmd
	var kills, holds int
	start := func(name, with, program string) *exec.Cmd {
		cmd := exec.Command(with, "work", "--program", program, "--cores", "1", "--name", name)
		cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
		said := must.Get(os.Create(filepath.Join(folder, name+".log")))(t)
		cmd.Stderr = said
		must.Do(t, cmd.Start())
		go func() { _ = cmd.Wait() }()
		return cmd
	}
	pick := func(i int) string {
		if i%3 == 0 {
			return fast
		}
		return lab
	}
	for i := range 19 {
		all = append(all, start(fmt.Sprint("w", i), pick(i), ninetynine))
	}
	start("bad", lab, bad)
	number := len(all)
	for round := 1; ; round++ {
		time.Sleep(2 * time.Second)
		i := rand.N(len(all))
		switch {
		case round == 10 || round == 40:
			c.Kill(t)
			time.Sleep(2 * time.Second)
			c.Start(t)
		case round%20 == 3: // for longer than two minutes: its units go to others, and it ends them, too
			holds++
			held := all[i]
			_ = held.Process.Signal(syscall.SIGSTOP)
			time.AfterFunc(150*time.Second, func() { _ = held.Process.Signal(syscall.SIGCONT) })
		case round%4 == 1 && round < 80:
			kills++
			_ = all[i].Process.Kill()
			all[i] = start(fmt.Sprint("w", number), pick(number), ninetynine)
			number++
		}
		var over bool
		if err := l.db.QueryRow(t.Context(), `SELECT `+settled).Scan(&over); err == nil && over {
			break
		}
		if round%15 == 0 {
			t.Log(output(t, lab, "status", run))
		}
	}
	t.Logf("%d units on %d workers in %v, with %d kills, %d workers held up, 2 restarts", l.count("lab.unit"), number+1, time.Since(begun).Round(time.Second), kills, holds)
	t.Logf("outcomes %d, second ones %d, withdrawn %d, other than accepted %d", l.count("lab.outcome"), l.count("lab.unit WHERE state = 'audited'"), l.count("lab.outcome WHERE withdrawn IS NOT NULL"),
		l.count("lab.outcome o JOIN lab.unit u ON u.id = o.unit JOIN lab.outcome a ON a.id = u.accepted WHERE a.digest <> o.digest"))
	t.Log(output(t, lab, "status"))
	if l.count("lab.worker WHERE stopped IS NOT NULL AND id <> 'bad'") != 0 || l.count("lab.worker WHERE stopped IS NOT NULL") == 0 {
		t.Error("a sound worker was stopped, or the bad one was not")
	}
	many, one := output(t, lab, "result", run, "--program", ninetynine, "--", "--json"), output(t, ninetynine, append(command, "--json")...)
	if many != one {
		t.Errorf("many: %s\none: %s", many, one)
	}
}
