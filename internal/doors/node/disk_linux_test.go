package node

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"os"
	"os/exec"
	"os/signal"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"

	"ninetynine/internal/table"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/smalldisk"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
	"ninetynine/rules"
)

// onFailingDisk names the environment variable that gives this test's process a disk that fails for a
// while.
const onFailingDisk = "NINETYNINE_FAILING_DISK"

// TestFailingDisk: [hindered] on a disk that answers with errors.
func TestFailingDisk(t *testing.T) {
	if os.Getenv(onFailingDisk) == "" {
		cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestFailingDisk$")
		cmd.Env = append(os.Environ(), onFailingDisk+"=1")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%v\n%s", err, out)
		}
		return
	}
	signal.Ignore(syscall.SIGXFSZ)
	takes := func(size uint64) {
		limit := syscall.Rlimit{Cur: size, Max: 1 << 40}
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
			t.Error(err)
		}
	}
	hindered(t, t.TempDir(), "unsaved", func() { takes(1) }, func() { takes(1 << 40) })
}

// TestFullDisk: [hindered] on a full disk.
func TestFullDisk(t *testing.T) {
	disk, fill, empty := smalldisk.New(t, "3m")
	hindered(t, disk, "full", fill, empty)
}

// hindered: while the disk refuses writes, the table gives the reason, the server reports that it is
// not ready, and its log says each thing once; afterwards, waiting commands are done once, and bots go on.
func hindered(t *testing.T, disk, why string, hinder, mend func()) {
	ctx, done := context.WithTimeout(t.Context(), time.Minute)
	defer done()
	log, told := &report{}, make(lines, 1000)
	in := must.Get(StartInside(ctx, Config{Data: disk + "/data", Thinkers: 1, Hurry: 4, Limits: NoLimits(), Log: slog.New(slog.NewTextHandler(io.MultiWriter(log, told), &slog.HandlerOptions{Level: slog.LevelWarn}))}))(t)
	c := &client.Client{Servers: []string{Base}, HTTP: in.HTTP}
	must.Do(t, c.Guest(ctx, "Anna"))
	opened := must.Get(c.Open(ctx, &wire.Opening{
		ID: "open", Settings: table.Settings{Variant: "duel", Deals: 1, Pace: 1}, Sit: true, Ready: true, Bots: []string{"", "greedy"},
	}))(t)
	line, stood, heard := c.Table(opened.Table), make(chan string, 100), make(chan *wire.Message, 100)
	go line.Watch(ctx, func(m *wire.Message) error { heard <- m; return nil }, func(err error) { stood <- client.ConnectionState(err) })
	next(t, stood, func(s string) bool { return s == client.Connected })
	m := next(t, heard, func(m *wire.Message) bool { return m.Table.Stage == wire.Playing && len(m.View) > 0 })
	for i := range 5 { // at which bots try to act meanwhile
		must.Get(c.Open(ctx, &wire.Opening{ID: fmt.Sprint("bots", i), Settings: table.Settings{Variant: "standard", Pace: 400}, Sit: true, Ready: true, Bots: []string{"", "greedy", "greedy"}}))(t)
	}
	hinder()
	laid := make(chan wire.Reply, 1)
	go func() {
		r, err := line.Do(ctx, &wire.Command{Do: table.Act, Act: firstAct(t, m), Seen: m.Seq})
		if err != nil {
			t.Error(err)
		}
		laid <- r
	}()
	next(t, stood, func(s string) bool { return s == why })
	if status, reason := readyz(t, in); status != http.StatusServiceUnavailable || reason != why {
		t.Errorf("it is ready: %d %s", status, reason)
	}
	next(t, told, func(line string) bool { return strings.Contains(line, "a bot failed") })
	time.Sleep(time.Second) // the other bots fail, too; nothing tells of them
	select {
	case r := <-laid:
		t.Errorf("it was done as %+v", r)
	default:
	}
	mend()
	r := <-laid
	next(t, stood, func(s string) bool { return s == client.Connected })
	next(t, heard, func(m *wire.Message) bool { return m.Seq == r.Seq && m.Event.Do == table.Act })
	next(t, heard, func(m *wire.Message) bool { return m.Event.Do == table.Act && *m.Event.Seat == 1 })
	if status, _ := readyz(t, in); status != http.StatusOK {
		t.Errorf("on a disk that is well again it is not ready: %d", status)
	}
	must.Do(t, in.Close())
	for line, n := range counted(log.String()) {
		if n > 1 {
			t.Errorf("in less than a minute, %d lines of the log say %s", n, line)
		}
	}
}

// lines receives those of a log.
type lines chan string

func (l lines) Write(line []byte) (int, error) {
	l <- string(line)
	return len(line), nil
}

// counted returns how many lines of a log have each message.
func counted(log string) map[string]int {
	n := map[string]int{}
	for _, m := range regexp.MustCompile(`msg=("[^"]*"|\S*)`).FindAllString(log, -1) {
		n[m]++
	}
	return n
}

// next waits for a value that is wanted.
func next[T any](t *testing.T, from <-chan T, wanted func(T) bool) T {
	t.Helper()
	for {
		select {
		case x := <-from:
			if wanted(x) {
				return x
			}
		case <-time.After(30 * time.Second):
			t.Fatal("it does not come")
		}
	}
}

func readyz(t *testing.T, in *Inside) (status int, reason string) {
	t.Helper()
	resp := must.Get(in.HTTP.Get(Base + "/readyz"))(t)
	defer resp.Body.Close()
	var f wire.Failure
	_ = json.NewDecoder(resp.Body).Decode(&f) // there is none if it is ready
	return resp.StatusCode, f.Error.Reason
}

// firstAct returns the first act that the View allows.
func firstAct(t *testing.T, m *wire.Message) string {
	t.Helper()
	g := must.Get(rules.Open("duel"))(t)
	v := must.Get(m.ReadView(g))(t)
	return v.Options.Nth(0).String()
}
