package sshd_test

import (
	"bufio"
	"cmp"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"runtime/debug"
	"runtime/pprof"
	"strings"
	"sync"
	"testing"
	"time"

	"golang.org/x/crypto/ssh"

	"ninetynine/internal/doors/node"
	"ninetynine/internal/doors/sshd"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
)

var terminals = flag.Int("terminals", 24, "how many terminals TestMemory seats")

// TestAlone is no test but the server of TestMemory, in another process: it prints its address, and for
// each line that it reads its memory, in bytes.
func TestAlone(t *testing.T) {
	dir := os.Getenv("NINETYNINE_ALONE")
	if dir == "" {
		t.Skip("for TestMemory")
	}
	h := open(t, dir, func(c *node.Config) { c.SSHLimits = sshd.Limits{SeatedEach: 500, UnknownEach: 100} })
	fmt.Println("ssh", h.ssh)
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		if file := in.Text(); file != "" {
			debug.FreeOSMemory()
			f := must.Get(os.Create(file))(t)
			must.Do(t, pprof.WriteHeapProfile(f))
			f.Close()
		}
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		fmt.Println("memory", resident(t), m.HeapAlloc, m.StackInuse)
	}
}

func resident(t *testing.T) (bytes int) {
	text, err := os.ReadFile("/proc/self/status")
	if err != nil {
		t.Skip(err)
	}
	if _, after, ok := strings.Cut(string(text), "VmRSS:"); !ok {
		t.Skip("this system does not say how much memory a process takes")
	} else if _, err := fmt.Sscan(after, &bytes); err != nil {
		t.Fatal(err)
	}
	return bytes << 10
}

// An alone server runs in another process.
type alone struct {
	t    *testing.T
	in   io.Writer
	out  *bufio.Scanner
	here *house
}

func newAlone(t *testing.T) *alone {
	c := exec.Command(os.Args[0], "-test.run=^TestAlone$", "-test.v")
	c.Env, c.Stderr = append(os.Environ(), "NINETYNINE_ALONE="+t.TempDir()), os.Stderr
	in := must.Get(c.StdinPipe())(t)
	out := must.Get(c.StdoutPipe())(t)
	must.Do(t, c.Start())
	t.Cleanup(func() { in.Close(); c.Wait() })
	a := &alone{t: t, in: in, out: bufio.NewScanner(out)}
	a.here = &house{t: t, ssh: a.says("ssh")[0]}
	return a
}

func (a *alone) says(what string) []string {
	a.t.Helper()
	for a.out.Scan() {
		if words := strings.Fields(a.out.Text()); len(words) > 1 && words[0] == what {
			return words[1:]
		}
	}
	a.t.Fatalf("the server says nothing of %s", what)
	return nil
}

// memory returns the server's memory, and writes a profile if a file is named.
func (a *alone) memory(file string) (resident, heap, stacks int) {
	a.t.Helper()
	fmt.Fprintln(a.in, file)
	must.Get(fmt.Sscan(strings.Join(a.says("memory"), " "), &resident, &heap, &stacks))(a.t)
	return resident, heap, stacks
}

// seat opens a terminal of a size, with a player at a table with easy bots.
func (h *house) seat(t *testing.T, columns, rows int) *terminal {
	session, err := h.dial("anna", newKey(t)).NewSession()
	must.Do(t, err)
	k := &terminal{t: t, session: session, out: newHeap()}
	must.Do(t, session.RequestPty("xterm-256color", rows, columns, ssh.TerminalModes{}))
	session.Stdout = k.out
	k.in = must.Get(session.StdinPipe())(t)
	must.Do(t, session.Shell())
	go func() { session.Wait(); k.out.end() }()
	k.wait("What shall we call you?")
	k.types("\r")
	k.wait("what would you like")
	k.types("\r")
	k.wait("Choose a variant")
	k.types("-----\r")
	k.wait("Lay 3 bid-cards")
	for _, key := range []string{"?", "\r", "s", "\r"} { // all of the screen is drawn again
		k.types(key)
	}
	return k
}

// TestMemory measures the memory of a terminal, of the usual and of the greatest size; it is freed when
// people leave.
func TestMemory(t *testing.T) {
	gate.Only(t, "takes a server")
	for _, x := range []struct {
		name          string
		columns, rows int
		most          int // bytes for each
	}{{"80x24", 80, 24, 1500 << 10}, {"greatest", 10_000, 10_000, 4 << 20}} {
		t.Run(x.name, func(t *testing.T) {
			a := newAlone(t)
			a.leave(a.gather(8, x.columns, x.rows)) // nets, phrases and the like are loaded once
			before, _, _ := a.memory(os.DevNull)
			all := a.gather(*terminals, x.columns, x.rows)
			peak, _, _ := a.memory("")
			after, took := a.falls(before + *terminals*x.most)
			t.Logf("%d terminals take %d kB each, from %d kB to %d at first and %d after %v", *terminals, (after-before) / *terminals >> 10, before>>10, peak>>10, after>>10, took)
			rest, heap, stacks := a.memory(cmp.Or(os.Getenv("NINETYNINE_PROFILE"), os.DevNull))
			t.Logf("%d kB each without garbage; %d kB of heap and %d kB of stacks in all", (rest-before) / *terminals >> 10, heap>>10, stacks>>10)
			a.leave(all)
			left, took := a.falls(before + (peak-before)/3 + 16<<20)
			t.Logf("%v after they have left, %d kB are left", took, left>>10)
		})
	}
}

// falls waits until the server's memory is below most.
func (a *alone) falls(most int) (resident int, took time.Duration) {
	a.t.Helper()
	for began := time.Now(); ; time.Sleep(100 * time.Millisecond) {
		resident, _, _ = a.memory("")
		if took = time.Since(began).Round(time.Millisecond); resident < most {
			return resident, took
		}
		if took > patience {
			a.t.Fatalf("after %v, %d kB are taken; less than %d kB are wanted", took, resident>>10, most>>10)
		}
	}
}

// gather opens n terminals.
func (a *alone) gather(n, columns, rows int) []*terminal {
	all := make([]*terminal, n)
	var coming sync.WaitGroup
	room := make(chan struct{}, 8)
	for i := range all {
		coming.Go(func() {
			room <- struct{}{}
			defer func() { <-room }()
			all[i] = a.here.seat(a.t, columns, rows)
		})
	}
	coming.Wait()
	return all
}

func (a *alone) leave(all []*terminal) {
	for _, k := range all {
		k.types("Q")
	}
	for _, k := range all {
		k.wait("what would you like")
		k.types("0\r")
		k.ends()
	}
}
