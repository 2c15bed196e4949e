package main

import (
	"bufio"
	"context"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"ninetynine/internal/test/must"
)

// TestHangup: SIGHUP puts the limits of the file in force, and ends nothing; wrong limits change nothing, and are told.
func TestHangup(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "limits.json")
	limits := func(text string) { must.Do(t, os.WriteFile(file, []byte(text), 0o600)) }
	limits(`{"guests": {"atOnce": 1, "perSecond": 0.0001}}`)
	env := func(k string) string {
		return map[string]string{"NINETYNINE_DATA": filepath.Join(dir, "data"), "NINETYNINE_LIMITS": file}[k]
	}
	ctx, cancel := context.WithCancel(t.Context())
	out, in := io.Pipe()
	ended := make(chan int, 1)
	go func() {
		code := run(ctx, []string{"serve", "--addr", "127.0.0.1:0"}, env, strings.NewReader(""), io.Discard, in)
		in.Close()
		ended <- code
	}()
	said := make(chan string, 100)
	go func() {
		defer close(said)
		for lines := bufio.NewScanner(out); lines.Scan(); {
			said <- lines.Text()
		}
	}()
	until := func(text string) string {
		for line := range said {
			if strings.Contains(line, text) {
				return line
			}
		}
		t.Fatalf("the server has ended and not said %q", text)
		return ""
	}
	at := regexp.MustCompile(`http://[0-9.:]+`).FindString(until("serving at"))
	enters := func(want int) {
		t.Helper()
		res := must.Get(http.Post(at+"/api/guest", "application/json", strings.NewReader(`{"name":"Ann","token":true}`)))(t)
		if res.Body.Close(); res.StatusCode != want {
			t.Fatalf("a new player is answered %d, not %d", res.StatusCode, want)
		}
	}
	hangUp := func() { must.Do(t, syscall.Kill(os.Getpid(), syscall.SIGHUP)) }
	enters(http.StatusCreated)
	enters(http.StatusTooManyRequests)
	limits(`{"guests": {"atOnce": 2, "perSecond": 0.0001}}`)
	hangUp()
	until("limits were read anew")
	enters(http.StatusCreated)
	limits(`{"guests": {"atOnce": 0}}`)
	hangUp()
	if line := until("limits are wrong"); !strings.Contains(line, "guests: it needs") {
		t.Errorf("the log does not say what is wrong: %s", line)
	}
	enters(http.StatusCreated)
	enters(http.StatusTooManyRequests) // nor are the earlier ones new
	if cancel(); <-ended != exitDone {
		t.Error("the server does not end as it should")
	}
}
