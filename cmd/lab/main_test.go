package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"errors"
	"flag"
	"fmt"
	"log/slog"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

// fakeVariable turns the test binary into the laboratory or, called with "units", into the program it runs.
const fakeVariable = "NINETYNINE_TEST_LAB"

func TestMain(m *testing.M) {
	switch {
	case os.Getenv(fakeVariable) == "":
		os.Exit(m.Run())
	case len(os.Args) > 1 && os.Args[1] == "units":
		os.Exit(fakeUnits(os.Args[2:]))
	default:
		main()
	}
}

// fakeUnits is ninetynine units for a command "contest", whose jobs' outcomes are hashes.
func fakeUnits(args []string) int {
	f := flag.NewFlagSet("units", flag.ExitOnError)
	plan := f.Bool("plan", false, "")
	experiment, edition, known := f.String("experiment", "", ""), f.String("edition", "", ""), f.String("known", "", "")
	first, count := f.Int("first", 0, ""), f.Int("count", 0, "")
	must.Do(fatal{}, f.Parse(args))
	c := flag.NewFlagSet("contest", flag.ExitOnError)
	units, spin, player := c.Int("units", 1, ""), c.Int("spin", 0, ""), c.String("player", "", "")
	_, _ = c.Int("deals", 0, ""), c.String("players", "", "")
	must.Do(fatal{}, c.Parse(f.Args()[1:]))
	own := "fake" + os.Getenv("FAKE_EDITION")
	if *edition != "" && *edition != own {
		fmt.Fprintln(os.Stderr, "other edition")
		return 3
	}
	key := "plain"
	if path, ok := strings.CutPrefix(*player, "net:file="); ok {
		key = hash(must.Get(os.ReadFile(path))(fatal{}))
	}
	switch {
	case *plan:
		for _, k := range []string{key + "-a", key + "-b"} {
			fmt.Printf(`{"experiment":%q,"edition":%q,"units":%d,"size":4}`+"\n", k, own, *units)
		}
	case *known != "":
		fmt.Printf("%s with %x\n", key, sha256.Sum256(must.Get(os.ReadFile(*known))(fatal{})))
	case os.Getenv("FAKE_LONG") != "":
		must.Do(fatal{}, os.Stdout.Truncate(mostOutput+1))
	case os.Getenv("FAKE_HANGS") != "":
		time.Sleep(time.Hour)
	case os.Getenv("FAKE_FAILS") != "":
		fmt.Fprintln(os.Stderr, "out of cards")
		return 1
	case os.Getenv("FAKE_REFUSES") != "" || !strings.HasPrefix(*experiment, key):
		fmt.Fprintln(os.Stderr, "no such experiment")
		return 3
	default:
		for n := *first; n < *first+*count; n += 4 {
			sum := sha256.Sum256(fmt.Append(nil, *experiment, n))
			for range *spin * 1000 {
				sum = sha256.Sum256(sum[:])
			}
			altered := os.Getenv("FAKE_ALTERS")
			fmt.Printf(`{"experiment":%q,"edition":%q,"first":%d,"units":%d,"outcome":"%x%s"}`+"\n", *experiment, own, n, min(4, *units-n), sum[:4], altered)
		}
	}
	return 0
}

type fatal struct{}

func (fatal) Helper()           {}
func (fatal) Fatal(args ...any) { fmt.Fprintln(os.Stderr, args...); os.Exit(1) }

// fake returns a program of which the environment has these variables.
func fake(t *testing.T, variables ...string) program {
	path := filepath.Join(t.TempDir(), "ninetynine")
	text := "#!/bin/sh\n" + strings.Join(append(variables, fakeVariable+"=1"), " ") + " exec '" + must.Get(os.Executable())(t) + "' \"$@\"\n"
	must.Do(t, os.WriteFile(path, []byte(text), 0o700))
	return program{path: path}
}

// A laboratory is a database with workers.
type laboratory struct {
	*testing.T
	at string
	db *pgxpool.Pool
}

func newLab(t *testing.T) *laboratory {
	t.Helper()
	return labAt(t, storesuite.Postgres(t))
}

func labAt(t *testing.T, at string) *laboratory {
	t.Setenv("XDG_CACHE_HOME", t.TempDir())
	db := must.Get(open(t.Context(), at, 8))(t)
	t.Cleanup(db.Close)
	return &laboratory{t, at, db}
}

// submit submits a contest of which each job is a unit.
func (l *laboratory) submit(p program, audits float64, command ...string) *receipt {
	l.Helper()
	s := submission{command: append([]string{"contest"}, command...), priority: 2, seconds: 1e-9, audits: audits, by: "test"}
	conn := must.Get(l.db.Acquire(l.Context()))(l)
	defer conn.Release()
	return must.Get(s.submit(l.Context(), conn.Conn(), &p, l.Logf))(l)
}

// start starts a worker of two cores in this process.
func (l *laboratory) start(name string, p program) *running {
	l.Helper()
	return l.run(&worker{program: p, name: name})
}

// run runs a worker of two cores.
func (l *laboratory) run(w *worker) *running {
	l.Helper()
	w.cores, w.poll, w.pool = 2, 100*time.Millisecond, must.Get(connect(l.Context(), l.at, 6))(l)
	if w.log == nil {
		w.log = slog.New(slog.NewTextHandler(l.Output(), &slog.HandlerOptions{Level: slog.LevelWarn}))
	}
	ctx, cancel := context.WithCancel(context.WithoutCancel(l.Context()))
	r := &running{stop: cancel, over: make(chan struct{})}
	go func() {
		defer close(r.over)
		r.err = w.work(ctx)
		w.pool.Close()
	}()
	l.Cleanup(func() { _ = r.end() })
	return r
}

// running is a worker in this process.
type running struct {
	stop context.CancelFunc
	over chan struct{}
	err  error
}

// end ends it, if it has not ended; joined waits until it ends by itself.
func (r *running) end() error {
	r.stop()
	return r.joined()
}

func (r *running) joined() error {
	<-r.over
	return r.err
}

// command is a worker of one core as a process.
func (l *laboratory) command(name string, p program) *exec.Cmd {
	cmd := exec.Command(must.Get(os.Executable())(l), "work", "--at", l.at, "--program", p.path, "--name", name, "--cores", "1")
	cmd.Env = append(os.Environ(), fakeVariable+"=1")
	cmd.Stderr = l.Output()
	return cmd
}

// process starts one.
func (l *laboratory) process(name string, p program) *exec.Cmd {
	l.Helper()
	cmd := l.command(name, p)
	must.Do(l, cmd.Start())
	l.Cleanup(func() {
		if cmd.ProcessState == nil {
			_ = cmd.Process.Kill()
			_ = cmd.Wait()
		}
	})
	return cmd
}

// until waits until a query about the database is true.
func (l *laboratory) until(what, query string, args ...any) {
	l.Helper()
	ctx := l.Context()
	if end, ok := l.Deadline(); ok {
		short, cancel := context.WithDeadline(ctx, end.Add(-5*time.Second))
		defer cancel()
		ctx = short
	}
	for {
		var is bool
		err := l.db.QueryRow(ctx, "SELECT pg_sleep(0.02) IS NOT NULL AND ("+query+")", args...).Scan(&is)
		if err == nil && is {
			return
		}
		if ctx.Err() != nil {
			s := must.Get(readStatus(l.Context(), l.db, 0))(l)
			_ = s.print(l.Output(), false)
			rows := must.Get(l.db.Query(l.Context(), `SELECT concat_ws(' ', j.state, attempt, attempted_by, scheduled_at - now(), errors, u.id, u.state, u.accepted) FROM lab.river_job j JOIN lab.unit u ON u.id = (j.args->>'unit')::bigint WHERE j.state <> 'completed'`))(l)
			l.Log(strings.Join(must.Get(pgx.CollectRows(rows, pgx.RowTo[string]))(l), "\n"))
			l.Fatalf("waiting in vain for %s", what)
		}
		if err != nil && !passes(err) {
			l.Fatalf("%s: %v", what, err)
		}
	}
}

const (
	accepted = `NOT EXISTS (SELECT FROM lab.unit WHERE accepted IS NULL)`
	settled  = accepted + ` AND NOT EXISTS (SELECT FROM lab.unit WHERE state IN ('auditing', 'disputed'))`
)

// same fails unless a run's journal is that of one machine.
func (l *laboratory) same(run int64, p program, command ...string) {
	l.Helper()
	var one, many bytes.Buffer
	command = append([]string{"contest"}, command...)
	for _, x := range must.Get(p.plan(l.Context(), command))(l) {
		one.Write(must.Get(p.run(l.Context(), nil, part(x.Key, x.Edition, 0, x.Units, command)...))(l).text)
	}
	j := must.Get(writeJournal(l.Context(), l.db, run, &many))(l)
	if j.done != j.units || !bytes.Equal(one.Bytes(), many.Bytes()) || j.digest != hash(one.Bytes()) {
		l.Errorf("%d of %d units: %s\none machine: %s", j.done, j.units, &many, &one)
	}
}

func (l *laboratory) count(query string, args ...any) (n int) {
	l.Helper()
	must.Do(l, l.db.QueryRow(l.Context(), "SELECT count(*) FROM "+query, args...).Scan(&n))
	return n
}

func (l *laboratory) exec(query string, args ...any) {
	l.Helper()
	must.Get(l.db.Exec(l.Context(), query, args...))(l)
}

func TestManyWorkers(t *testing.T) {
	l, p := newLab(t), fake(t)
	r := l.submit(p, 0.3, "--units=62")
	if r.Units != 32 {
		t.Fatalf("%d units, and not 32", r.Units)
	}
	if again := l.submit(p, 0.3, "--units=62"); again.Run != r.Run || !again.Before || l.count("lab.river_job") != 32 {
		t.Errorf("submitted twice: %+v", again)
	}
	for _, name := range []string{"a", "b", "c"} {
		l.start(name, p)
	}
	l.until("the run", settled)
	l.same(r.Run, p, "--units=62")
	if n := l.count("(SELECT unit FROM lab.outcome GROUP BY unit HAVING count(DISTINCT worker) = 2) twice"); n == 0 || n != l.count("lab.unit WHERE state = 'audited'") {
		t.Errorf("%d units were done twice", n)
	}
	if n := l.count("lab.river_job WHERE priority = 1"); n != l.count("lab.unit WHERE state = 'audited'") {
		t.Errorf("%d audits went first", n)
	}
	var out, said bytes.Buffer
	must.Do(t, result(t.Context(), l.db, &p, r.Run, "", nil, streams{&out, &said}))
	if !strings.HasPrefix(out.String(), "plain with ") || !strings.HasPrefix(said.String(), "32 of 32 units") {
		t.Errorf("the report: %s%s", &out, &said)
	}
}

func TestRestart(t *testing.T) {
	c := storesuite.StartPostgres(t, false)
	l, p := labAt(t, c.Database(t)), fake(t)
	r := l.submit(p, 0.2, "--units=80", "--spin=40")
	a, b := l.start("a", p), l.start("b", p)
	l.until("some outcomes", `(SELECT count(*) FROM lab.outcome) >= 3`)
	c.Kill(t)
	c.Start(t)
	l.until("the run", accepted)
	l.same(r.Run, p, "--units=80", "--spin=40")
	must.Do(t, errors.Join(a.end(), b.end()))
}

func TestKilledWorker(t *testing.T) {
	l, p := newLab(t), fake(t)
	r := l.submit(p, 0, "--units=8")
	w := l.process("a", fake(t, "FAKE_HANGS=1"))
	l.until("a unit at work", `EXISTS (SELECT FROM lab.river_job WHERE state = 'running')`)
	must.Do(t, w.Process.Kill())
	_ = w.Wait()
	l.exec(`UPDATE lab.worker SET seen = now() - interval '3 minutes'`)
	l.exec(`UPDATE lab.sweep SET at = now() - interval '1 minute'`)
	l.start("b", p)
	l.until("the run", accepted)
	l.same(r.Run, p, "--units=8")
}

func TestCancel(t *testing.T) {
	l, p := newLab(t), fake(t)
	r := l.submit(p, 0, "--units=8")
	l.start("a", fake(t, "FAKE_HANGS=1"))
	l.until("units at work", `(SELECT count(*) FROM lab.river_job WHERE state = 'running') = 2`)
	must.Do(t, cancel(t.Context(), l.db, r.Run))
	l.until("the end of the jobs", `NOT EXISTS (SELECT FROM lab.river_job WHERE state <> 'cancelled')`)
	if err := cancel(t.Context(), l.db, r.Run); err == nil {
		t.Error("a run was cancelled twice")
	}
}

// A process that lost the answer to a fetch gives the jobs back.
func TestLostFetch(t *testing.T) {
	l, p := newLab(t), fake(t)
	l.submit(p, 0, "--units=8")
	w := &worker{program: p, name: "a", cores: 2, pool: l.db, log: slog.New(slog.DiscardHandler), made: "fake"}
	must.Do(t, w.begin(t.Context()))
	l.exec(`UPDATE lab.river_job SET state = 'running', attempted_by = ARRAY[$1], attempted_at = now() - interval '2 minutes'`, w.client)
	w.jobs[int64(1)] = true
	l.exec(`UPDATE lab.sweep SET at = now() - interval '1 minute'`)
	must.Do(t, w.beat(t.Context()))
	if n := l.count("lab.river_job WHERE state = 'available'"); n != 3 {
		t.Errorf("%d of 3 jobs were given back", n)
	}
}

func TestTerm(t *testing.T) {
	l, p := newLab(t), fake(t)
	l.submit(p, 0, "--units=8")
	w := l.process("a", fake(t, "FAKE_HANGS=1"))
	l.until("a unit at work", `EXISTS (SELECT FROM lab.river_job WHERE state = 'running')`)
	must.Do(t, w.Process.Signal(syscall.SIGTERM))
	must.Do(t, w.Wait())
	if l.count("lab.river_job WHERE state = 'available' AND attempt = 0") != 4 || l.count("lab.worker WHERE ended IS NOT NULL") != 1 {
		t.Error("the unit was not given back as it was")
	}
}

func TestWrongWorker(t *testing.T) {
	l, p := newLab(t), fake(t)
	r := l.submit(p, 0.5, "--units=120")
	bad := l.start("bad", fake(t, "FAKE_ALTERS=x"))
	l.until("wrong outcomes", `(SELECT count(*) FROM lab.outcome) >= 5`)
	l.start("b", p)
	l.start("c", p)
	l.until("the run", settled)
	l.same(r.Run, p, "--units=120")
	l.until("the stop", `EXISTS (SELECT FROM lab.worker WHERE id = 'bad' AND stopped IS NOT NULL)`)
	if l.count("lab.worker WHERE stopped IS NOT NULL") != 1 || l.count("lab.outcome WHERE worker = 'bad' AND withdrawn IS NOT NULL") == 0 {
		t.Error("not the bad worker alone was stopped, or nothing of it was withdrawn")
	}
	var why reason
	if err := bad.joined(); !errors.As(err, &why) {
		t.Errorf("the stopped worker ended: %v", err)
	}
	if err := l.start("bad", p).joined(); !errors.As(err, &why) || !strings.Contains(why.Error(), "--trust bad") {
		t.Errorf("a stopped worker began again: %v", why)
	}
	root := command(streams{t.Output(), t.Output()})
	root.SetArgs([]string{"workers", "--at", l.at, "--trust", "bad"})
	must.Do(t, root.Execute())
	l.exec(`SELECT lab.submit('other', '["units", "--plan", "--", "contest"]', '', 'fake', 1, 0)`)
	l.start("bad", p)
	l.until("the unit of a server", accepted)
}

func TestRefusals(t *testing.T) {
	l, p := newLab(t), fake(t)
	l.submit(p, 0, "--units=40")
	other := l.start("other", fake(t, "FAKE_EDITION=2"))
	l.until("the worker", `EXISTS (SELECT FROM lab.worker)`)
	refuses := fake(t, "FAKE_REFUSES=1")
	w := l.process("refuses", refuses)
	if err := w.Wait(); err == nil {
		t.Error("the worker whose program refused all ended without an error")
	}
	if l.count("lab.outcome") != 0 || l.count("lab.river_job WHERE attempt > 1") != 0 {
		t.Error("a refused unit has an outcome, or more than an attempt")
	}
	must.Do(t, other.end())
}

func TestFailures(t *testing.T) {
	l, p := newLab(t), fake(t)
	r := l.submit(p, 0, "--units=4")
	l.exec(`UPDATE lab.river_job SET max_attempts = 1`)
	a := l.start("a", fake(t, "FAKE_FAILS=1"))
	l.until("failures", `(SELECT count(*) FROM lab.unit WHERE state = 'failed' AND why LIKE '%out of cards%') = 2`)
	s := must.Get(readStatus(t.Context(), l.db, r.Run))(t)
	var b strings.Builder
	must.Do(t, s.print(&b, false))
	if !strings.Contains(b.String(), "failed: 2 units") || !strings.Contains(b.String(), "out of cards") {
		t.Errorf("status says nothing of failures:\n%s", &b)
	}
	must.Do(t, a.end())
	l.submit(p, 0, "--units=4")
	l.start("b", p)
	l.until("the run", accepted)
}

func TestNets(t *testing.T) {
	l, p := newLab(t), fake(t)
	net := filepath.Join(t.TempDir(), "own.net")
	must.Do(t, os.WriteFile(net, []byte("weights"), 0o600))
	command := []string{"--units=16", "--player=net:file=" + net}
	r := l.submit(p, 0, command...)
	must.Do(t, os.Remove(net)) // workers do not have it
	a := l.start("a", p)
	l.until("the run", accepted)
	must.Do(t, a.end())
	must.Do(t, os.WriteFile(net, []byte("weights"), 0o600))
	l.same(r.Run, p, command...)

	cache := filepath.Join(must.Get(os.UserCacheDir())(t), "ninetynine", "nets", hash([]byte("weights"))+".net")
	must.Do(t, os.WriteFile(cache, []byte("altered"), 0o600))
	if got := must.Get(os.ReadFile(must.Get(cached(t.Context(), l.db, hash([]byte("weights"))))(t)))(t); string(got) != "weights" {
		t.Errorf("an altered file of the cache is used: %s", got)
	}
	must.Do(t, os.Remove(cache))
	l.exec(`ALTER TABLE lab.file DROP CONSTRAINT file_check`)
	l.exec(`UPDATE lab.file SET data = 'altered'`)
	if _, err := cached(t.Context(), l.db, hash([]byte("weights"))); err == nil || !strings.Contains(err.Error(), "it was altered") {
		t.Errorf("an altered file of the database: %v", err)
	}
}

func TestWaiting(t *testing.T) {
	l, p := newLab(t), fake(t)
	r := l.submit(p, 1, "--units=8")
	waiting := func(want string) {
		t.Helper()
		s := must.Get(readStatus(t.Context(), l.db, r.Run))(t)
		if !slices.ContainsFunc(s.Runs[0].Waiting, func(s string) bool { return strings.Contains(s, want) }) {
			t.Errorf("waiting, for %q: %q", want, s.Runs[0].Waiting)
		}
	}
	waiting("no worker of edition fake is alive")
	l.start("a", p)
	l.until("outcomes", accepted)
	waiting("4 units for another worker")
	l.exec(`UPDATE lab.river_queue SET paused_at = now()`)
	waiting("is paused")
	must.Do(t, cancel(t.Context(), l.db, r.Run))
	waiting("was cancelled")
	l.submit(p, 1, "--units=8")
	l.exec(`UPDATE lab.river_queue SET paused_at = NULL`)
	l.start("b", p)
	l.until("audits", settled)
}

func TestDecide(t *testing.T) {
	for _, x := range []struct {
		claims string // worker and outcome
		state  string
		by     string // of the accepted one
		odd    string
	}{
		{"a1", "accepted", "a", ""},
		{"a1 b1", "audited", "a", ""},
		{"a1 b2", "disputed", "", ""},
		{"a1 b2 c2", "audited", "b", "a"},
		{"a1 b1 c2", "audited", "a", "c"},
		{"a1 a2", "disputed", "", ""},
		{"a1 a2 b2", "audited", "a", "a"},
		{"a1 b2 c3", "disputed", "", ""},
		{"a1 b2 c3 d2", "audited", "b", "a c"},
		{"a1 b1 c2 d2", "disputed", "", ""},
		{"a1 b2 c3 d4 e5", "failed", "", ""},
		{"a1 b1 c2 d2 e1", "audited", "a", "c d"},
	} {
		var claims []claim
		for i, s := range strings.Fields(x.claims) {
			claims = append(claims, claim{int64(i + 1), s[:1], []byte(s[1:])})
		}
		state, id, odd := decide(claims)
		by := ""
		if id > 0 {
			by = claims[id-1].Worker
		}
		if state != x.state || by != x.by || strings.Join(odd, " ") != x.odd {
			t.Errorf("%s: %s by %s, odd %v", x.claims, state, by, odd)
		}
	}
}

func TestChecked(t *testing.T) {
	for _, x := range []struct{ arg, use string }{
		{"--json", "result RUN -- --json"}, {"--out=x.html", "--out FILE"}, {"--journal", "--journal FILE"}, {"--workers=3", "--cores"}, {"--players=net,exec:x", "a program"},
	} {
		s := submission{command: []string{"simulate", x.arg}}
		if err := s.check(); err == nil || !strings.Contains(err.Error(), x.use) {
			t.Errorf("%s: %v", x.arg, err)
		}
	}
	got := must.Get(replaceFiles([]string{"arena", "--house", "a.json,b.json", "--house=c", "--play=net:worlds=3+file=x/y.net,casual", "net:file=z"},
		func(path string) (string, error) { return "<" + path + ">", nil }))(t)
	if want := "arena --house <a.json>,<b.json> --house=<c> --play=net:worlds=3+file=<x/y.net>,casual net:file=<z>"; strings.Join(got, " ") != want {
		t.Errorf("files replaced: %q", got)
	}
}

// River gets the database's time, on a machine whose clock is wrong, too.
func TestClock(t *testing.T) {
	base := time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	c := clock{base: base, begun: time.Now().Add(-time.Hour)}
	if got := c.Now().Sub(base); got < time.Hour || c.NowOrNil() != nil {
		t.Errorf("an hour later it is %v later", got)
	}
}
