package node

import (
	"context"
	"io"
	"log/slog"
	"os"
	"os/exec"
	"os/signal"
	"strings"
	"syscall"
	"testing"
	"time"

	"ninetynine/internal/load"
)

// onFailingDisk names the environment variable that makes this test's process a
// server whose disk fails after some bytes.
const onFailingDisk = "NINETYNINE_FAILING_DISK"

// TestFailingDisk: a server whose disk fails ends with an error, so that it gets
// restarted.
func TestFailingDisk(t *testing.T) {
	if folder := os.Getenv(onFailingDisk); folder != "" {
		serveOnFailingDisk(t, folder)
		return
	}
	cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestFailingDisk$")
	cmd.Env = append(os.Environ(), onFailingDisk+"="+t.TempDir())
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}

func serveOnFailingDisk(t *testing.T, folder string) {
	signal.Ignore(syscall.SIGXFSZ)
	ctx, done := context.WithTimeout(t.Context(), time.Minute)
	defer done()
	c := Config{Address: "127.0.0.1:0", Data: folder, Thinkers: 1, Limits: NoLimits(), Log: slog.New(slog.NewTextHandler(io.Discard, nil))}
	err := Run(ctx, c, func(address string) {
		limit := syscall.Rlimit{Cur: 1 << 20, Max: 1 << 20}
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
			t.Error(err)
		}
		plan := load.Plan{Servers: []string{"http://" + address}, Tables: 8, People: 3, Variant: "standard", Bot: "greedy", For: time.Hour, Seed: 1}
		go func() { _, _ = load.Run(ctx, plan, nil) }() // it fails with the server
	})
	if ctx.Err() != nil || err == nil || !strings.Contains(err.Error(), "start the server again") {
		t.Errorf("it ends with %v", err)
	}
}
