package node

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"sync"
	"testing"
	"time"

	"ninetynine/internal/doors/room"
	"ninetynine/internal/lab/load"
	"ninetynine/internal/store"
	"ninetynine/internal/store/journal"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/test/badnet"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/storesuite"
)

// rounds is how often each test kills servers; before a release, hundreds of times.
var rounds = flag.Int("rounds", gate.Times(4, 1), "how often each test kills a server")

// asServer names the environment variable that makes this test program a server.
const asServer = "NINETYNINE_TEST_SERVER"

func TestMain(m *testing.M) {
	if text := os.Getenv(asServer); text != "" {
		os.Exit(serveFor(text))
	}
	if database := os.Getenv(asFloor); database != "" {
		fmt.Println(serveFloor(database))
		os.Exit(2)
	}
	os.Exit(m.Run())
}

// serveFor runs a server until it is interrupted, or killed.
func serveFor(text string) int {
	var c Config
	if err := json.Unmarshal([]byte(text), &c); err != nil {
		fmt.Println(err)
		return 2
	}
	c.Limits, c.Projections, c.Log = NoLimits(), room.Projections(), slog.New(slog.NewTextHandler(os.Stderr, &slog.HandlerOptions{Level: slog.LevelError + 1}))
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := Run(ctx, c, func(address string) { fmt.Println("ready", address) }); err != nil {
		fmt.Println(err)
		return 2
	}
	return 0
}

// A house is a server process that can be killed and started again.
type house struct {
	config Config
	cmd    *exec.Cmd
}

// newHouse starts a server on a free port.
func newHouse(t testing.TB, c Config) *house {
	t.Helper()
	l := must.Get(net.Listen("tcp", "127.0.0.1:0"))(t)
	c.Address, c.Thinkers = l.Addr().String(), 1
	must.Do(t, l.Close())
	h := &house{config: c}
	h.start(t)
	t.Cleanup(func() { h.kill() })
	return h
}

func (h *house) url() string { return "http://" + h.config.Address }

func (h *house) start(t testing.TB) {
	t.Helper()
	text := must.Get(json.Marshal(struct {
		Address, Data, Database, OperatorSecret, Metrics string
		Drain                                            time.Duration
	}{h.config.Address, h.config.Data, h.config.Database, h.config.OperatorSecret, h.config.Metrics, h.config.Drain}))(t)
	h.cmd = exec.Command(os.Args[0])
	h.cmd.Env = append(os.Environ(), asServer+"="+string(text))
	h.cmd.Stderr = os.Stderr
	out := must.Get(h.cmd.StdoutPipe())(t)
	must.Do(t, h.cmd.Start())
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil || !strings.HasPrefix(line, "ready") {
		t.Fatalf("the server says %q: %v", line, err)
	}
}

func (h *house) kill() {
	if h.cmd != nil {
		_ = h.cmd.Process.Kill() // it may have ended by itself
		_ = h.cmd.Wait()
		h.cmd = nil
	}
}

// stop asks the server to end, and fails if it does not end cleanly.
func (h *house) stop(t *testing.T) {
	t.Helper()
	must.Do(t, h.cmd.Process.Signal(os.Interrupt))
	must.Do(t, h.cmd.Wait(), "the server ends with")
	h.cmd = nil
}

// A ledger is the set of acknowledged commands.
type ledger struct {
	mu   sync.Mutex
	kept map[string]map[string]uint64 // the entry, by table and by player and command
	news map[string]chan struct{}     // by table, closed when something more is stored
}

func (l *ledger) note(tbl, player, id string, seq uint64) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.kept[tbl] == nil {
		l.kept[tbl] = map[string]uint64{}
	}
	l.kept[tbl][player+" "+id] = seq
	if c := l.news[tbl]; c != nil {
		close(c)
		delete(l.news, tbl)
	}
}

// next returns, for each table, the channel closed when something more is stored.
func (l *ledger) next() map[string]chan struct{} {
	l.mu.Lock()
	defer l.mu.Unlock()
	for tbl := range l.kept {
		if l.news[tbl] == nil {
			l.news[tbl] = make(chan struct{})
		}
	}
	all := map[string]chan struct{}{}
	for tbl, c := range l.news {
		all[tbl] = c
	}
	return all
}

func (l *ledger) waitForEntries(t *testing.T, what string) {
	t.Helper()
	ctx, done := context.WithTimeout(t.Context(), time.Minute)
	defer done()
	for tbl, c := range l.next() {
		select {
		case <-c:
		case <-ctx.Done():
			t.Fatalf("%s: table %s does not go on", what, tbl)
		}
	}
}

// A party is a group of people who play at tables of some servers until they are told to leave.
type party struct {
	ledger
	done chan error
	stop func()
}

func newParty(t *testing.T, tables, people int, variant string, servers ...string) *party {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	p := &party{ledger: ledger{kept: map[string]map[string]uint64{}, news: map[string]chan struct{}{}}, done: make(chan error, 1), stop: stop}
	plan := load.Plan{Servers: servers, Tables: tables, People: people, Spectators: 1, Variant: variant, Bot: "greedy", Pause: 5 * time.Millisecond, For: time.Hour, Seed: 1, Kept: p.note}
	begun := make(chan struct{})
	var once sync.Once
	go func() {
		_, err := load.Run(ctx, plan, func(_, acts int64) {
			if acts > 0 {
				once.Do(func() { close(begun) })
			}
		})
		p.done <- err
	}()
	t.Cleanup(stop)
	select {
	case <-begun:
	case err := <-p.done:
		t.Fatal(err)
	}
	return p
}

// leave makes all players stop.
func (p *party) leave(t *testing.T) {
	t.Helper()
	p.stop()
	if err := <-p.done; err != nil && !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
}

// settle makes all players stop, ends the servers and audits their logs.
func (p *party) settle(t *testing.T, houses ...*house) {
	t.Helper()
	p.leave(t)
	for _, h := range houses {
		h.stop(t)
	}
	st := must.Get(Open(t.Context(), &houses[0].config))(t)
	defer st.Close()
	p.audit(t, st)
}

// audit checks that every acknowledged command is in the logs, exactly once, and that the logs are valid.
func (p *party) audit(t *testing.T, st *sqlstore.DB) {
	t.Helper()
	all := 0
	for tbl, kept := range p.kept {
		entries := patiently(t, func() ([]journal.Entry, error) { return st.Read(t.Context(), tbl, 0) })
		s := table.New(tbl, new(hall.VariantCache))
		for i := range entries {
			must.Do(t, s.Fold(&entries[i]))
		}
		found := map[string]uint64{}
		for _, entry := range entries {
			e := must.Get(table.Decode(entry.Body))(t)
			if e.ID == "" {
				continue
			}
			if found[e.By+" "+e.ID] != 0 {
				t.Errorf("table %s: command %s of %s was done by entries %d and %d", tbl, e.ID, e.By, found[e.By+" "+e.ID], entry.Seq)
			}
			found[e.By+" "+e.ID] = entry.Seq
		}
		for who, seq := range kept {
			if found[who] != seq {
				t.Errorf("table %s: %s was acknowledged as entry %d, and is entry %d (0: lost)", tbl, who, seq, found[who])
			}
		}
		sum := patiently(t, func() (journal.Summary, error) { return st.Summary(t.Context(), tbl) })
		if sum.Seq != s.Seq || sum.Head != s.Head || sum.Status != s.Summary().Status {
			t.Errorf("table %s: its summary is %+v", tbl, sum)
		}
		all += len(kept)
	}
	if all == 0 {
		t.Error("nothing was acknowledged")
	}
	t.Logf("%d commands at %d tables", all, len(p.kept))
}

// patiently calls a function until a database that is kept busy by other tests answers.
func patiently[T any](t *testing.T, f func() (T, error)) T {
	t.Helper()
	for {
		v, err := f()
		if busy := errors.Is(err, store.ErrBusy) || errors.Is(err, context.DeadlineExceeded); !busy || t.Context().Err() != nil {
			must.Do(t, err)
			return v
		}
	}
}

func somewhen(r *rand.Rand) { time.Sleep(time.Duration(r.Int64N(int64(150 * time.Millisecond)))) }

// TestKill kills a server on SQLite during play, again and again: all acknowledged commands are there,
// exactly once, and all tables go on.
func TestKill(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewPCG(1, uint64(time.Now().UnixNano())))
	h := newHouse(t, Config{Data: t.TempDir()})
	p := newParty(t, 8, 3, "standard", h.url())
	for n := range *rounds {
		p.waitForEntries(t, fmt.Sprint("round ", n))
		somewhen(r)
		h.kill()
		h.start(t)
	}
	p.waitForEntries(t, "at the end")
	p.settle(t, h)
}

// TestKillWithBots does the same with bots at every table, whose turns must be resumed.
func TestKillWithBots(t *testing.T) {
	t.Parallel()
	h := newHouse(t, Config{Data: t.TempDir()})
	p := newParty(t, 4, 1, "four", h.url())
	for n := range min(*rounds, 2) {
		p.waitForEntries(t, fmt.Sprint("round ", n))
		h.kill()
		h.start(t)
	}
	p.waitForEntries(t, "at the end")
	p.settle(t, h)
}

// TestLoseNode runs three servers on one PostgreSQL, and kills one after another: their tables go on at the
// other servers.
func TestLoseNode(t *testing.T) {
	r := rand.New(rand.NewPCG(2, uint64(time.Now().UnixNano())))
	db := storesuite.StartPostgres(t, true)
	address := db.Database(t)
	var houses []*house
	var urls []string
	for range 3 {
		h := newHouse(t, Config{Database: address})
		houses, urls = append(houses, h), append(urls, h.url())
	}
	p := newParty(t, 8, 3, "standard", urls...)
	for n := range *rounds {
		p.waitForEntries(t, fmt.Sprint("round ", n))
		somewhen(r)
		h := houses[n%len(houses)]
		h.kill()
		p.waitForEntries(t, fmt.Sprint("without a server, in round ", n))
		h.start(t)
	}
	p.settle(t, houses...)
}

// TestLosePostgres kills PostgreSQL itself, under two servers.
func TestLosePostgres(t *testing.T) {
	r := rand.New(rand.NewPCG(3, uint64(time.Now().UnixNano())))
	db := storesuite.StartPostgres(t, true)
	address := db.Database(t)
	a, b := newHouse(t, Config{Database: address}), newHouse(t, Config{Database: address})
	p := newParty(t, 8, 3, "standard", a.url(), b.url())
	for n := range *rounds {
		p.waitForEntries(t, fmt.Sprint("round ", n))
		somewhen(r)
		db.Kill(t)
		somewhen(r)
		db.Start(t)
	}
	p.waitForEntries(t, "at the end")
	p.settle(t, a, b)
}

// TestFailover kills PostgreSQL under two servers and promotes its standby, which they then use.
func TestFailover(t *testing.T) {
	db := storesuite.StartPostgres(t, true)
	db.Exec(t, db.Address("postgres"), "CREATE DATABASE cards")
	standby := db.Standby(t)
	address := db.Either("cards", standby)
	a, b := newHouse(t, Config{Database: address}), newHouse(t, Config{Database: address})
	p := newParty(t, 8, 3, "standard", a.url(), b.url())
	p.waitForEntries(t, "before")
	db.Kill(t)
	standby.Promote(t)
	p.waitForEntries(t, "with the standby")
	p.settle(t, a, b)
}

// TestBadNetwork plays through a network that keeps breaking connections, and sometimes goes silent.
func TestBadNetwork(t *testing.T) {
	t.Parallel()
	h := newHouse(t, Config{Data: t.TempDir()})
	relay := must.Get(badnet.NewRelay(h.config.Address, badnet.Faults{
		Delay: 2 * time.Millisecond, Pieces: 300, Cut: 0.01, Hang: 0.001, Silence: 300 * time.Millisecond,
	}, 1))(t)
	p := newParty(t, 8, 3, "standard", "http://"+relay.Address())
	for n := 0; n < *rounds || relay.Cuts() < 20; n++ {
		p.waitForEntries(t, fmt.Sprint("round ", n))
	}
	defer relay.Close()
	p.settle(t, h)
}

// TestRefusals: a server that cannot run says clearly why.
func TestRefusals(t *testing.T) {
	quiet := slog.New(slog.NewTextHandler(io.Discard, nil))
	taken := must.Get(net.Listen("tcp", "127.0.0.1:0"))(t)
	defer taken.Close()
	folder := t.TempDir()
	first := must.Get(sqlstore.OpenSQLite(t.Context(), folder))(t)
	defer first.Close()
	for name, c := range map[string]struct {
		Config
		words string
	}{
		"the port is taken":             {Config{Address: taken.Addr().String(), Data: t.TempDir()}, "--addr"},
		"the folder is another's":       {Config{Address: "127.0.0.1:0", Data: folder}, "uses this folder"},
		"the folder is a file":          {Config{Address: "127.0.0.1:0", Data: os.Args[0]}, "name another with --data"},
		"there is no such PostgreSQL":   {Config{Address: "127.0.0.1:0", Database: "postgres://127.0.0.1:1/none"}, "127.0.0.1"},
		"the figures' port is taken":    {Config{Address: "127.0.0.1:0", Data: t.TempDir(), Metrics: taken.Addr().String()}, "--metrics"},
		"the address makes no sense":    {Config{Address: "nonsense", Data: t.TempDir()}, "--addr"},
		"PostgreSQL's address is wrong": {Config{Address: "127.0.0.1:0", Database: "postgres://%zz"}, "postgres"},
	} {
		t.Run(name, func(t *testing.T) {
			c.Log = quiet
			err := Run(t.Context(), c.Config, func(string) { t.Error("it runs") })
			if err == nil || !strings.Contains(err.Error(), c.words) {
				t.Errorf("it says %v", err)
			}
		})
	}
}
