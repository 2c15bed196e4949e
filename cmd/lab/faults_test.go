package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
	"unicode/utf8"

	"github.com/jackc/pgx/v5"

	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

// quiet returns a worker that does nothing by itself, and has begun.
func (l *laboratory) quiet(name string, p program) *worker {
	l.Helper()
	w := &worker{program: p, name: name, cores: 2, pool: l.db, log: slog.New(slog.DiscardHandler), made: "fake", end: func(error) {}}
	must.Do(l, w.begin(l.Context()))
	return w
}

// A worker that was stopped comes back under the same name: that of its machine.
func TestName(t *testing.T) {
	l, p := newLab(t), fake(t)
	l.process("", p)
	l.until("the worker", `EXISTS (SELECT FROM lab.worker)`)
	if l.count("lab.worker WHERE id = $1", must.Get(os.Hostname())(t)) != 1 {
		t.Error("the worker is not called as its machine is")
	}
	old := l.quiet("a", p)
	l.quiet("a", p)
	if err := old.beat(t.Context()); err == nil || !strings.Contains(err.Error(), "--name") {
		t.Errorf("a second process of the name: %v", err)
	}
}

// A unit may be removed while a worker does it: see docs/lab.md.
func TestRemovedUnit(t *testing.T) {
	l := newLab(t)
	w := l.quiet("a", fake(t))
	must.Do(t, pgx.BeginFunc(t.Context(), l.db, func(tx pgx.Tx) error { return w.settle(t.Context(), tx, 7, &outcome{}) }))
	if passes(pgx.ErrNoRows) {
		t.Error("a worker waits for a row that is not there")
	}
}

// Errors of the database are no failures of units.
func TestAway(t *testing.T) {
	l, p := newLab(t), fake(t)
	net := filepath.Join(t.TempDir(), "own.net")
	must.Do(t, os.WriteFile(net, []byte("weights"), 0o600))
	command := []string{"--units=16", "--player=net:file=" + net}
	r := l.submit(p, 0, command...)
	for _, table := range []string{"run", "file"} {
		l.exec(`UPDATE lab.river_job SET metadata = '{}'`)
		l.exec(`ALTER TABLE lab.` + table + ` RENAME TO hidden`)
		a := l.start("a", p)
		l.until("an attempt at each unit", `NOT EXISTS (SELECT FROM lab.river_job WHERE NOT metadata ? 'snoozes' AND errors IS NULL)`)
		must.Do(t, a.end())
		if n := l.count(`lab.river_job WHERE attempt > 0 OR errors IS NOT NULL`); n != 0 {
			t.Errorf("without the table %s %d units have lost an attempt", table, n)
		}
		l.exec(`ALTER TABLE lab.hidden RENAME TO ` + table)
	}
	l.start("a", p)
	l.until("the run", accepted)
	l.same(r.Run, p, command...)
}

// A sick machine does not use up the attempts at all units.
func TestSickWorker(t *testing.T) {
	l, p := newLab(t), fake(t)
	l.submit(p, 0, "--units=160")
	var why reason
	if err := l.start("a", fake(t, "FAKE_FAILS=1")).joined(); !errors.As(err, &why) || !strings.Contains(why.Error(), "failures in a row") || !strings.Contains(why.Error(), "out of cards") {
		t.Errorf("the worker ended: %v", err)
	}
	if n := l.count(`lab.river_job WHERE attempt > 0`); n < failuresMax || n > failuresMax+4 {
		t.Errorf("%d units lost an attempt", n)
	}
}

// An audit that fails leaves its unit accepted.
func TestFailedAudit(t *testing.T) {
	l, p := newLab(t), fake(t)
	l.submit(p, 1, "--units=4")
	a := l.start("a", p)
	l.until("outcomes", accepted)
	must.Do(t, a.end())
	l.exec(`UPDATE lab.river_job SET max_attempts = 1 WHERE state <> 'completed'`)
	l.start("b", fake(t, "FAKE_FAILS=1"))
	l.until("the end of the audits", settled)
	if l.count("lab.unit WHERE state = 'accepted' AND why LIKE '%out of cards%'") != 2 {
		t.Error("a failed audit is not told")
	}
}

// A unit that every worker refuses fails in the end.
func TestRefusedUnit(t *testing.T) {
	l, p := newLab(t), fake(t)
	r := l.submit(p, 0, "--units=4")
	l.exec(`UPDATE lab.unit SET experiment = 'other'`)
	l.start("a", p)
	l.until("refusals", `(SELECT count(*) FROM lab.river_job WHERE state = 'retryable' OR scheduled_at > now()) = 2`)
	s := must.Get(readStatus(t.Context(), l.db, r.Run))(t)
	if text := strings.Join(s.Runs[0].Waiting, "\n"); !strings.Contains(text, "no such experiment") {
		t.Errorf("status says nothing of refusals: %s", text)
	}
	l.exec(`UPDATE lab.river_job SET max_attempts = 2, state = 'available', scheduled_at = now()`)
	l.until("failures", `(SELECT count(*) FROM lab.unit WHERE state = 'failed' AND why LIKE '%no such experiment%') >= 1`)
}

// A worker that is alone does not ask again and again for audits that only another one may do. When that one begins,
// it gets them, also those that were put off just then.
func TestLoneWorker(t *testing.T) {
	l, p := newLab(t), fake(t)
	l.submit(p, 1, "--units=16")
	a := l.start("a", p)
	l.until("audits that wait", `(SELECT count(*) FROM lab.river_job WHERE state = 'scheduled' AND scheduled_at > now() + interval '30 minutes') = 8`)
	must.Do(t, a.end())
	b := l.quiet("b", p)
	if n := l.count(`lab.river_job WHERE state = 'available'`); n != 8 {
		t.Errorf("a worker began, and %d of 8 audits are there for it", n)
	}
	l.exec(`UPDATE lab.river_job SET state = 'scheduled', scheduled_at = now() + interval '1 hour' WHERE state = 'available'`)
	must.Do(t, b.beat(t.Context()))
	if n := l.count(`lab.river_job WHERE state = 'available'`); n != 8 {
		t.Errorf("a worker's second beat woke %d of 8 audits", n)
	}
	l.start("c", p)
	l.until("audits", settled)
}

// A worker that lets units end, since others want the machine, still ends at once when it is told to.
func TestIdle(t *testing.T) {
	l, p := newLab(t), fake(t)
	l.submit(p, 0, "--units=8")
	w := &worker{program: fake(t, "FAKE_HANGS=1"), name: "a"}
	w.idle = true
	looks, waits := 0, make(chan struct{})
	w.busy = func(int) (bool, error) {
		if looks++; looks == 1 {
			return false, nil
		}
		l.until("units at work", `(SELECT count(*) FROM lab.river_job WHERE state = 'running') = 2`)
		close(waits)
		return true, nil
	}
	a := l.run(w)
	<-waits
	must.Do(t, a.end())
	if l.count("lab.river_job WHERE state = 'available' AND attempt = 0") != 4 {
		t.Error("units were not given back as they were")
	}
}

// After an outage no beat gives back the jobs of workers that could not be seen meanwhile.
func TestOutage(t *testing.T) {
	l, p := newLab(t), fake(t)
	l.submit(p, 0, "--units=8")
	a, b := l.quiet("a", p), l.quiet("b", p)
	l.exec(`UPDATE lab.river_job SET state = 'running', attempt = 1, attempted_by = ARRAY[$1], attempted_at = now() - interval '5 minutes'`, a.client)
	for _, x := range []struct {
		sweep string
		back  int
	}{{"5 minutes", 0}, {"1 minute", 4}} {
		l.exec(`UPDATE lab.worker SET seen = now() - interval '5 minutes'`)
		l.exec(`UPDATE lab.sweep SET at = now() - $1::interval`, x.sweep)
		must.Do(t, b.beat(t.Context()))
		if n := l.count("lab.river_job WHERE state = 'available' AND attempt = 0"); n != x.back {
			t.Errorf("the last sweep was %s ago: %d jobs of %d were given back, their attempts with them", x.sweep, n, x.back)
		}
	}
}

// A unit in dispute with a worker that is stopped then is the other one's again.
func TestStoppedInDispute(t *testing.T) {
	l, p := newLab(t), fake(t)
	r := l.submit(p, 1, "--units=4")
	l.start("bad", fake(t, "FAKE_ALTERS=x"))
	l.start("b", p)
	l.until("disputes", `(SELECT count(*) FROM lab.unit WHERE state = 'disputed') = 2`)
	l.exec(`SELECT lab.stop('bad', 'test')`)
	l.until("the run", accepted)
	l.same(r.Run, p, "--units=4")
}

// The clock is set anew with each beat, since the monotonic clock of a machine that sleeps stands still.
func TestSlept(t *testing.T) {
	l := newLab(t)
	w := l.quiet("a", fake(t))
	w.clock.set(time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC))
	must.Do(t, w.beat(t.Context()))
	var off float64
	must.Do(t, l.db.QueryRow(t.Context(), `SELECT abs(extract(epoch FROM now() - $1::timestamptz))`, w.clock.Now()).Scan(&off))
	if off > 3600 {
		t.Errorf("the clock is %v seconds off", off)
	}
}

// Two equal submissions at once are one run.
func TestSubmittedAtOnce(t *testing.T) {
	l, p := newLab(t), fake(t)
	var other *receipt
	s := submission{command: []string{"contest", "--units=8"}, priority: 2, seconds: 1e-9, by: "test"}
	conn := must.Get(l.db.Acquire(t.Context()))(t)
	defer conn.Release()
	own := must.Get(s.submit(t.Context(), conn.Conn(), &p, func(string, ...any) { other = l.submit(p, 0, "--units=8") }))(t)
	if own.Run != other.Run || !own.Before || other.Before || l.count("lab.river_job") != 4 {
		t.Errorf("two runs: %+v and %+v", own, other)
	}
}

// Units whose jobs got lost are told, and go on when the command is submitted again.
func TestLostJobs(t *testing.T) {
	l, p := newLab(t), fake(t)
	r := l.submit(p, 0, "--units=8")
	l.exec(`DELETE FROM lab.river_job`)
	s := must.Get(readStatus(t.Context(), l.db, r.Run))(t)
	if text := strings.Join(s.Runs[0].Waiting, "\n"); !strings.Contains(text, "submit the command again") {
		t.Errorf("status: %q", text)
	}
	l.submit(p, 0, "--units=8")
	if n := l.count("lab.river_job"); n != 4 {
		t.Errorf("%d of 4 units have a job again", n)
	}
}

// A user who may not create tables works with those that are there.
func TestRights(t *testing.T) {
	l, p := newLab(t), fake(t)
	l.submit(p, 1, "--units=8")
	l.exec(`CREATE ROLE plain LOGIN`)
	l.exec(`CREATE DATABASE empty`)
	at := must.Get(url.Parse(l.at))(t)
	at.User = url.User("plain")
	missing := *at
	missing.Path = "/empty"
	for _, at := range []string{missing.String(), at.String()} { // no schema; no rights to it
		if db, err := open(t.Context(), at, 2); err == nil {
			db.Close()
			t.Error("without rights there is no error")
		} else if !strings.Contains(err.Error(), "run ninetynine-lab prepare") {
			t.Error(err)
		}
	}
	l.exec(`GRANT USAGE ON SCHEMA lab TO plain`)
	l.exec(`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA lab TO plain`)
	l.exec(`GRANT USAGE ON ALL SEQUENCES IN SCHEMA lab TO plain`)
	l.at = at.String()
	l.start("a", p)
	l.start("b", p)
	l.until("the run", settled)
}

// What is too long for the database is told as such, and not tried again: no worker's output is shorter.
func TestLongOutput(t *testing.T) {
	l := newLab(t)
	l.submit(fake(t), 0, "--units=64")
	a := l.start("a", fake(t, "FAKE_LONG=1"))
	l.until("failures", `NOT EXISTS (SELECT FROM lab.unit WHERE state <> 'failed' OR why NOT LIKE '%fewer --seconds%')`)
	must.Do(t, a.end())
	if n := l.count("lab.river_job WHERE attempt > 1"); n > 0 {
		t.Errorf("%d units were tried again", n)
	}
}

// A heard is a log whose messages a test waits for.
type heard chan string

func (h heard) Write(line []byte) (int, error) {
	select {
	case h <- string(line):
	default:
	}
	return len(line), nil
}

// A worker that begins while the database is away waits for it. Told to end meanwhile, it has no error.
func TestBeginsInOutage(t *testing.T) {
	c := storesuite.StartPostgres(t, false)
	l, p := labAt(t, c.Database(t)), fake(t)
	r := l.submit(p, 0, "--units=8")
	c.Kill(t)
	said := make(heard, 1)
	l.run(&worker{program: p, name: "a", log: slog.New(slog.NewTextHandler(said, nil))})
	if line := <-said; !strings.Contains(line, "waiting for the database") {
		t.Errorf("the worker says: %s", line)
	}
	read, write := must.Get2(os.Pipe())(t)
	b := l.command("b", p)
	b.Stderr = write
	must.Do(t, b.Start())
	must.Get(read.Read(make([]byte, 1)))(t)
	must.Do(t, b.Process.Signal(syscall.SIGTERM))
	if err := b.Wait(); err != nil {
		t.Errorf("a worker that waits was told to end: %v", err)
	}
	c.Start(t)
	l.until("the run", accepted)
	l.same(r.Run, p, "--units=8")
}

// Also with --idle a worker that takes up work again waits for the database.
func TestResumesInOutage(t *testing.T) {
	c := storesuite.StartPostgres(t, false)
	l, p := labAt(t, c.Database(t)), fake(t)
	l.submit(p, 0, "--units=8")
	said, killed := make(heard, 1), false
	w := &worker{program: p, name: "a", log: slog.New(slog.NewTextHandler(said, nil))}
	w.idle = true
	w.busy = func(int) (bool, error) {
		if !killed {
			c.Kill(t)
			killed = true
		}
		return false, nil
	}
	l.run(w)
	<-said
	c.Start(t)
	l.until("the run", accepted)
}

// A frozen process keeps no unit locked for ever, and no other from beginning.
func TestFrozen(t *testing.T) {
	l := newLab(t)
	var timeout string
	must.Do(t, l.db.QueryRow(t.Context(), `SHOW idle_in_transaction_session_timeout`).Scan(&timeout))
	if timeout != "1min" {
		t.Errorf("a transaction ends after %s", timeout)
	}
	conn := must.Get(l.db.Acquire(t.Context()))(t)
	defer conn.Release()
	must.Get(conn.Exec(t.Context(), `SELECT pg_advisory_lock(x'6c6162'::int)`))(t)
	other, end := context.WithTimeout(t.Context(), 20*time.Second)
	defer end()
	must.Get(open(other, l.at, 2))(t).Close()
}

// An error that is not the database's is not for ever taken for an outage.
func TestOdd(t *testing.T) {
	w := newLab(t).quiet("a", fake(t))
	tries, odd := 0, errors.New("odd")
	if err := w.await(t.Context(), func(context.Context) error { tries++; return odd }); !errors.Is(err, odd) || tries != oddMax {
		t.Errorf("after %d tries: %v", tries, err)
	}
}

// An output that was altered in the database is found, and done again as the error says.
func TestAlteredOutput(t *testing.T) {
	l, p := newLab(t), fake(t)
	r := l.submit(p, 0, "--units=16")
	l.start("a", p)
	l.until("the run", accepted)
	l.exec(`UPDATE lab.outcome SET output = (SELECT output FROM lab.outcome WHERE id = 1) WHERE id = 2`)
	_, err := writeJournal(t.Context(), l.db, r.Run, io.Discard)
	if err == nil {
		t.Fatal("an altered output is used")
	}
	_, statements, _ := strings.Cut(err.Error(), "psql: ")
	statements, _, _ = strings.Cut(statements, "; then")
	l.exec(statements)
	l.submit(p, 0, "--units=16")
	l.until("the unit", accepted)
	l.same(r.Run, p, "--units=16")
}

// The problems to be graded travel with the run.
func TestGradedProblems(t *testing.T) {
	list := filepath.Join(t.TempDir(), "mine.txt")
	must.Do(t, os.WriteFile(list, []byte("problems"), 0o600))
	if hashes, _ := must.Get2(readFiles([]string{"problems", "grade", list}))(t); hashes[list] != hash([]byte("problems")) {
		t.Errorf("the files of the run: %v", hashes)
	}
	if _, _, err := readFiles([]string{"problems", "grade", "-"}); err == nil || !strings.Contains(err.Error(), "standard input") {
		t.Errorf("from standard input: %v", err)
	}
}

// A command with nothing to do is told so, and not rehearsed.
func TestNothingToDo(t *testing.T) {
	p := fake(t)
	if _, err := p.plan(t.Context(), []string{"contest", "--units=0"}); err == nil || !strings.Contains(err.Error(), "nothing to do") {
		t.Error(err)
	}
}

// Help fits a terminal of 80 columns.
func TestHelp(t *testing.T) {
	t.Setenv("NINETYNINE_LAB", "postgres://lab:secret@db/lab")
	for _, c := range append(command(streams{}).Commands(), command(streams{})) {
		var text strings.Builder
		c.SetOut(&text)
		must.Do(t, c.Help())
		for line := range strings.Lines(text.String()) {
			if utf8.RuneCountInString(strings.TrimRight(line, "\n")) > 80 {
				t.Errorf("%s: %s", c.Name(), line)
			}
		}
		if strings.Contains(text.String(), "secret") {
			t.Errorf("help prints the password: %s", &text)
		}
	}
}

// The status fits a terminal of 80 columns, and has no long list of spot machines that vanished.
func TestStatusPage(t *testing.T) {
	why, now := "two other workers came to another outcome of unit 1234567. It was stopped", time.Date(2026, 1, 1, 0, 0, 0, 0, time.UTC)
	edition := strings.Repeat("0123456789abcdef", 4)
	s := status{Now: now, Runs: []runStatus{{ID: 7, Args: strings.Fields(strings.Repeat("--variant standard,duel ", 12)), Edition: edition, By: "experimenter@a-machine.with-a-long-name.example",
		Units: 100_000, Done: 12_345, Audited: 1000, Auditing: 20, Failed: 3, Rate: 123.456, Cores: 1234.5, Jobs: 5, Said: []string{strings.Repeat("out of cards ", 20)}, Last: &why}}}
	s.Runs[0].Waiting = s.Runs[0].waiting(now)
	for i := range 50 {
		s.Workers = append(s.Workers, workerStatus{ID: fmt.Sprint("spot-", i), Edition: edition, Cores: 8, Seen: now.Add(-time.Hour)})
	}
	s.Workers[0].Alive, s.Workers[0].Cores, s.Workers[0].Seen = true, 1, now.Add(-29*time.Second)
	s.Workers[1].Alive, s.Workers[1].Cores, s.Workers[1].Units, s.Workers[1].ID = true, 128, 98765, "ip-10-0-123-234.eu-central-1.compute.internal"
	s.Workers[2].Stopped, s.Workers[2].Why = &now, &why
	var text strings.Builder
	must.Do(t, s.print(&text, false))
	for line := range strings.Lines(text.String()) {
		if utf8.RuneCountInString(strings.TrimRight(line, "\n")) > 80 {
			t.Errorf("too long: %s", line)
		}
	}
	for _, want := range []string{" 1 core ", "128 cores", "stopped: two\n", "\n47 workers of the last seven days ended"} {
		if !strings.Contains(text.String(), want) {
			t.Errorf("no %q", want)
		}
	}
	if strings.Contains(text.String(), "spot-3 ") || strings.Contains(text.String(), "spot-49") {
		t.Error("vanished workers are listed")
	}
	t.Logf("\n%s", &text)
}

// A flag or an argument that is missing is told with what to do.
func TestUsage(t *testing.T) {
	for _, x := range []struct {
		args []string
		want string
	}{
		{[]string{"result"}, "name the run"},
		{[]string{"cancel"}, "name the run"},
		{[]string{"result", "1", "--json"}, "go after --"},
		{[]string{"submit", "arena", "--play", "net"}, "go after --"},
	} {
		root := command(streams{io.Discard, io.Discard})
		root.SetArgs(x.args)
		if err := root.Execute(); err == nil || !strings.Contains(err.Error(), x.want) {
			t.Errorf("%v: %v", x.args, err)
		}
	}
}
