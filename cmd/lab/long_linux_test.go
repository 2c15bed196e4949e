package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

var (
	long    = flag.Bool("long", false, "do a contest with twenty workers and many faults")
	deals   = flag.Int("deals", 130_000, "of the contest")
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

// TestLong plays a contest on twenty workers. Every third has a clock that is an hour fast, and one alters each tenth
// unit. That one begins alone, and each tenth unit is certain to be audited, so that a short run must find it. Then workers
// are killed, some are held up until others have done their units, PostgreSQL restarts, and in the end a standby takes over.
func TestLong(t *testing.T) {
	if !*long {
		t.Skip("only with -long, since it takes many minutes")
	}
	f := newFleet(t)
	command := []string{"arena", "--variant", "standard,duel", "--play", "net", "--against", "casual,greedy", "--units", fmt.Sprint(*deals / 4), "--seed", "long"}
	run := strings.TrimSpace(output(t, f.lab, append([]string{"submit", "--program", f.ninetynine, "--seconds", fmt.Sprint(*seconds), "--"}, command...)...))
	f.exec(`UPDATE lab.unit SET audits = 1 WHERE id % 10 = 0`)
	units, begun := f.count("lab.unit"), time.Now()
	var report bytes.Buffer
	journal := filepath.Join(t.TempDir(), "one.jsonl")
	one := exec.Command(f.ninetynine, append(command, "--json", "--workers", "1", "--journal", journal)...)
	one.Stdout = &report
	over := f.begin(one)

	f.startAltering("bad", `SELECT experiment || ' ' || first FROM lab.unit WHERE id % 10 = 0`)
	alone := min(20, units/3)
	f.until("units of the altering worker", `(SELECT count(*) FROM lab.outcome) >= $1`, alone)
	for i := range 19 {
		f.start(i)
	}
	steps := 24
	for step := 1; step < steps; step++ {
		f.until("more outcomes", `(SELECT count(*) FROM lab.outcome) >= $1`, alone+step*(units-alone)/steps)
		switch {
		case step == steps/3:
			f.server.Kill(t)
			f.server.Start(t)
		case step == 2*steps/3:
			f.server.Kill(t)
			f.standby.Promote(t)
		case step%6 == 3:
			f.hold(rand.N(19))
		default:
			f.kill(rand.N(19))
		}
		if step%6 == 0 {
			t.Log(output(t, f.lab, "status", run))
		}
	}
	f.until("the run", settled)
	took, before := time.Since(begun), f.count("lab.outcome")
	f.release()
	t.Logf("%d units on %d workers in %v: %d killed, %d held up, 1 restart, 1 failover", units, f.count("lab.worker"), took.Round(time.Second), f.kills, len(f.held))
	t.Logf("%d outcomes, %d of them from those held up, once they went on; %d withdrawn; %d units audited",
		f.count("lab.outcome"), f.count("lab.outcome")-before, f.count("lab.outcome WHERE withdrawn IS NOT NULL"), f.count("lab.unit WHERE state = 'audited'"))
	t.Log(output(t, f.lab, "status"))

	const other = "lab.outcome o JOIN lab.unit u ON u.id = o.unit JOIN lab.outcome a ON a.id = u.accepted WHERE a.digest <> o.digest"
	altered, did := f.count(other+" AND o.worker = 'bad'"), f.count("lab.outcome WHERE worker = 'bad'")
	t.Logf("the altering worker did %d units and altered %d", did, altered)
	if altered == 0 || f.count(other) != altered {
		t.Errorf("%d outcomes are other than accepted, and %d of them the altering worker's", f.count(other), altered)
	}
	if f.count("lab.worker WHERE stopped IS NOT NULL") != 1 || f.count("lab.worker WHERE stopped IS NOT NULL AND id = 'bad'") != 1 {
		t.Error("a sound worker was stopped, or the altering one was not")
	}
	if f.count("lab.outcome WHERE withdrawn IS NOT NULL") == 0 || f.count("lab.unit u JOIN lab.outcome o ON o.id = u.accepted WHERE o.worker = 'bad' AND u.state <> 'audited'") != 0 {
		t.Error("what the altering worker did alone was not done again")
	}
	<-over
	if many := output(t, f.lab, "result", run, "--program", f.ninetynine, "--", "--json"); many != report.String() {
		t.Errorf("many: %s\none: %s", many, &report)
	}
	n := must.Get(strconv.ParseInt(run, 10, 64))(t)
	j, want := must.Get(writeJournal(t.Context(), f.db, n, io.Discard))(t), hash(must.Get(os.ReadFile(journal))(t))
	if t.Logf("SHA-256 of both: %s", want); j.digest != want {
		t.Errorf("the journal has digest %s, and one machine's %s", j.digest, want)
	}
}

// A fleet is workers as processes, with a database and its standby.
type fleet struct {
	*laboratory
	ninetynine, lab, fast string
	server, standby       *storesuite.Cluster
	workers               []*exec.Cmd
	held                  map[string]*exec.Cmd // by name
	names                 []string             // of workers
	started, kills        int
}

func newFleet(t *testing.T) *fleet {
	f := fleet{held: map[string]*exec.Cmd{}, workers: make([]*exec.Cmd, 19), names: make([]string, 19)}
	f.ninetynine, f.lab, f.fast = built(t, t.TempDir())
	f.server = storesuite.StartPostgres(t, true)
	f.server.Exec(t, f.server.Address("postgres"), "CREATE DATABASE lab")
	f.standby = f.server.Standby(t)
	f.laboratory = labAt(t, f.server.Either("lab", f.standby))
	t.Setenv("NINETYNINE_LAB", f.at)
	return &f
}

// work starts a worker of one core.
func (f *fleet) work(name, lab, program string) *exec.Cmd {
	cmd := exec.Command(lab, "work", "--program", program, "--cores", "1", "--name", name)
	cmd.Stderr = must.Get(os.Create(filepath.Join(f.TempDir(), name+".log")))(f)
	f.begin(cmd)
	return cmd
}

// begin starts a process that ends with the test at the latest.
func (f *fleet) begin(cmd *exec.Cmd) (ended chan struct{}) {
	must.Do(f, cmd.Start())
	ended = make(chan struct{})
	go func() { defer close(ended); _ = cmd.Wait() }()
	f.Cleanup(func() { _ = cmd.Process.Kill(); <-ended })
	return ended
}

// start starts worker i, under a new name each time.
func (f *fleet) start(i int) {
	lab := f.lab
	if i%3 == 0 {
		lab = f.fast
	}
	f.names[i] = fmt.Sprint("w", f.started)
	f.started++
	f.workers[i] = f.work(f.names[i], lab, f.ninetynine)
}

// startAltering starts a worker that alters the units of a query: the points of the first side are 1 and then those.
func (f *fleet) startAltering(name, query string) {
	list, program := filepath.Join(f.TempDir(), "list"), filepath.Join(f.TempDir(), name)
	rows := must.Get(f.db.Query(f.Context(), query))(f)
	must.Do(f, os.WriteFile(list, []byte(strings.Join(must.Get(pgx.CollectRows(rows, pgx.RowTo[string]))(f), "\n")+"\n"), 0o600))
	must.Do(f, os.WriteFile(program, fmt.Appendf(nil, `#!/bin/sh
grep -qxF "$3 $7" %[1]s || exec %[2]s "$@"
%[2]s "$@" | sed 's/"points":/"points":1/'
`, list, f.ninetynine), 0o700))
	f.work(name, f.lab, program)
}

// kill kills worker i, and starts another in its place.
func (f *fleet) kill(i int) {
	must.Do(f, f.workers[i].Process.Kill())
	f.kills++
	f.start(i)
}

// hold holds worker i up, and starts another in its place.
func (f *fleet) hold(i int) {
	must.Do(f, f.workers[i].Process.Signal(syscall.SIGSTOP))
	f.held[f.names[i]] = f.workers[i]
	f.start(i)
}

// release lets the workers that were held up go on, and waits until they have no work left.
func (f *fleet) release() {
	var now time.Time
	must.Do(f, f.db.QueryRow(f.Context(), `SELECT now()`).Scan(&now))
	for name, w := range f.held {
		must.Do(f, w.Process.Signal(syscall.SIGCONT))
		f.until(name+", which was held up", `EXISTS (SELECT FROM lab.worker WHERE id = $1 AND seen > $2 AND jobs = '{}')`, name, now)
	}
}
