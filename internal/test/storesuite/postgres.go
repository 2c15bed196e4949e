package storesuite

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"

	"github.com/jackc/pgx/v5"

	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
)

// Postgres starts a temporary PostgreSQL server that ends with the test, and returns the address of an
// empty database. It is fast, and would not survive a power cut. Only the gate runs such tests: see package
// gate.
func Postgres(t testing.TB) string {
	t.Helper()
	return StartPostgres(t, false).Database(t)
}

// A Cluster is a PostgreSQL server for a test, on a socket in a temporary folder. Its methods fail the
// given test on errors.
type Cluster struct {
	folder   string
	postgres string
	durable  bool
	made     atomic.Int64 // number of databases

	mu      sync.Mutex
	process *exec.Cmd // nil while it is not running
	ended   chan error
}

// StartPostgres starts a server that ends with the test. If it is durable, it waits for the disk like a
// real one: no confirmed write may be missing after [Cluster.Kill].
func StartPostgres(t testing.TB, durable bool) *Cluster {
	t.Helper()
	gate.Only(t, "needs PostgreSQL")
	postgres, initdb := installed(t, "postgres"), installed(t, "initdb")
	c := newCluster(t, postgres, durable)
	c.run(t, initdb, "-D", c.data(), "-U", "ninetynine", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions")
	c.Start(t)
	return c
}

// newCluster returns a server without data. It ends with the test.
func newCluster(t testing.TB, postgres string, durable bool) *Cluster {
	t.Helper()
	folder, err := os.MkdirTemp("", "pg") // a socket's name must be short
	must.Do(t, err)
	c := &Cluster{folder: folder, postgres: postgres, durable: durable}
	t.Cleanup(func() {
		c.Kill(t)
		must.Do(t, os.RemoveAll(folder))
	})
	if err := give(folder); err != nil {
		t.Skipf("PostgreSQL does not run as root, and there is no other user here: %v", err)
	}
	return c
}

func (c *Cluster) data() string { return filepath.Join(c.folder, "data") }

// run runs one of PostgreSQL's own programs, as the user of the server.
func (c *Cluster) run(t testing.TB, program string, args ...string) {
	t.Helper()
	cmd := exec.Command(program, args...)
	cmd.Dir = c.folder
	demote(cmd)
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%s", program, err, out)
	}
}

// Standby starts a second server that follows this one. From then on this one confirms a write only when the
// standby has it on its disk, too.
func (c *Cluster) Standby(t testing.TB) *Cluster {
	t.Helper()
	s := newCluster(t, c.postgres, c.durable)
	s.run(t, installed(t, "pg_basebackup"), "-D", s.data(), "-h", c.folder, "-U", "ninetynine", "-R", "-X", "stream", "-c", "fast", "-N")
	s.Start(t)
	c.Exec(t, c.Address("postgres"), "ALTER SYSTEM SET synchronous_standby_names = '*'")
	c.Exec(t, c.Address("postgres"), "SELECT pg_reload_conf()")
	return s
}

// Promote makes a standby the server that takes writes.
func (c *Cluster) Promote(t testing.TB) {
	t.Helper()
	c.Exec(t, c.Address("postgres"), "SELECT pg_promote()")
}

// Either returns the address of a database that is at whichever of the two servers takes writes.
func (c *Cluster) Either(database string, other *Cluster) string {
	return c.at(database, url.Values{"host": {c.folder + "," + other.folder}, "target_session_attrs": {"read-write"}})
}

func installed(t testing.TB, name string) string {
	t.Helper()
	return gate.Program(t, name, "/usr/lib/postgresql/*/bin/"+name)
}

// Start starts the server, also again after [Cluster.Kill], and waits until it is ready.
func (c *Cluster) Start(t testing.TB) {
	t.Helper()
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.process != nil {
		t.Fatal("the server runs already")
	}
	args := []string{"-D", c.data(), "-k", c.folder, "-c", "listen_addresses=", "-c", "max_connections=200", "-c", "shared_buffers=32MB", "-c", "logging_collector=off", "-c", "lc_messages=C",
		"-c", "dynamic_shared_memory_type=mmap"} // in its folder, so that a killed server leaves nothing elsewhere
	if !c.durable {
		args = append(args, "-c", "fsync=off", "-c", "full_page_writes=off")
	}
	cmd := exec.Command(c.postgres, args...)
	cmd.Dir = c.folder
	demote(cmd)
	said := must.Get(cmd.StderrPipe())(t)
	must.Do(t, cmd.Start())
	ready, ended := make(chan struct{}), make(chan error, 1)
	var log bytes.Buffer
	go func() {
		once := false
		for lines := bufio.NewScanner(said); lines.Scan(); {
			if !once {
				fmt.Fprintln(&log, lines.Text())
			}
			if !once && strings.Contains(lines.Text(), "ready to accept") {
				once = true
				close(ready)
			}
		}
		ended <- cmd.Wait()
	}()
	select {
	case <-ready:
		c.process, c.ended = cmd, ended
	case err := <-ended:
		t.Fatalf("postgres ended: %v\n%s", err, &log)
	}
}

// Kill ends the server and all its processes like kill -9.
func (c *Cluster) Kill(t testing.TB) { t.Helper(); c.end(t, syscall.SIGKILL) }

func (c *Cluster) end(t testing.TB, s os.Signal) {
	t.Helper()
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.process == nil {
		return
	}
	var others []int
	if s == syscall.SIGKILL {
		others = children(c.process.Process.Pid)
	}
	must.Do(t, c.process.Process.Signal(s))
	for _, pid := range others {
		if p, err := os.FindProcess(pid); err == nil {
			_ = p.Kill() // or it has ended already
		}
	}
	<-c.ended
	c.process = nil
}

// children lists a process's children, where the system allows that.
func children(pid int) (pids []int) {
	b, _ := os.ReadFile(fmt.Sprintf("/proc/%d/task/%d/children", pid, pid))
	for _, f := range strings.Fields(string(b)) {
		var n int
		if _, err := fmt.Sscan(f, &n); err == nil {
			pids = append(pids, n)
		}
	}
	return pids
}

// Address returns the address of a database of the server.
func (c *Cluster) Address(database string) string {
	return c.at(database, url.Values{"host": {c.folder}})
}

func (c *Cluster) at(database string, query url.Values) string {
	return (&url.URL{Scheme: "postgres", User: url.User("ninetynine"), Path: "/" + database, RawQuery: query.Encode()}).String()
}

// Database creates an empty database, and returns its address.
func (c *Cluster) Database(t testing.TB) string {
	t.Helper()
	name := fmt.Sprint("test", c.made.Add(1))
	c.Exec(t, c.Address("postgres"), "CREATE DATABASE "+name)
	return c.Address(name)
}

// Exec runs a statement in the database at an address of the server.
func (c *Cluster) Exec(t testing.TB, address, statement string) {
	t.Helper()
	ctx := context.Background()
	conn := must.Get(pgx.Connect(ctx, address))(t)
	defer func() { _ = conn.Close(ctx) }()
	must.Get(conn.Exec(ctx, statement))(t)
}
