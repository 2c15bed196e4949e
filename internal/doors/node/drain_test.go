package node

import (
	"context"
	"log/slog"
	"net/http"
	"os"
	"regexp"
	"strconv"
	"testing"
	"time"

	"ninetynine/internal/test/must"
	"ninetynine/internal/wire/client"
)

// TestDrain: a server that is told to stop says so in /readyz, but serves on, bots included, until the time is
// over.
func TestDrain(t *testing.T) {
	over, draining := make(chan time.Time), make(chan struct{})
	ctx, stop := context.WithCancel(t.Context())
	ended, ready := make(chan error, 1), make(chan string, 1)
	go func() {
		ended <- Run(ctx, Config{
			Data: t.TempDir(), Address: "127.0.0.1:0", Log: slog.New(slog.DiscardHandler), Drain: time.Minute,
			after: func(time.Duration) <-chan time.Time {
				close(draining)
				return over
			},
		}, func(at string) { ready <- at })
	}()
	base := "http://" + <-ready
	c := &client.Client{Servers: []string{base}, HTTP: &http.Client{}}
	defer c.HTTP.CloseIdleConnections()
	status := func(path string) int {
		res := must.Get(c.HTTP.Get(base + path))(t)
		must.Do(t, res.Body.Close())
		return res.StatusCode
	}
	if got := status("/readyz"); got != http.StatusOK {
		t.Errorf("before: %d", got)
	}
	stop()
	<-draining
	if got := status("/readyz"); got != http.StatusServiceUnavailable {
		t.Errorf("while it drains, /readyz says %d", got)
	}
	if got := status("/healthz"); got != http.StatusOK {
		t.Errorf("while it drains, /healthz says %d", got)
	}
	must.Do(t, c.Guest(t.Context(), "Anna"))
	over <- time.Now()
	must.Do(t, <-ended)
}

// TestUnitWaits: systemd waits for a server that drains for as long as the settings show.
func TestUnitWaits(t *testing.T) {
	seconds := func(file, setting string) time.Duration {
		text := must.Get(os.ReadFile("../../../deploy/" + file))(t)
		found := regexp.MustCompile(`(?m)^#?` + setting + `=(\d+)`).FindSubmatch(text)
		if found == nil {
			t.Fatalf("%s has no %s", file, setting)
		}
		return time.Duration(must.Get(strconv.Atoi(string(found[1])))(t)) * time.Second
	}
	drain, waits := seconds("ninetynine.env", "NINETYNINE_DRAIN"), seconds("ninetynine.service", "TimeoutStopSec")
	if most := drain + 2*goodbye; waits <= most {
		t.Errorf("a server takes up to %s to end, and is killed after %s", most, waits)
	}
}
