package main

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
	"time"

	"ninetynine/internal/test/must"
)

// TestHomeKeeps: without a command, everything is stored where serve stores it.
func TestHomeKeeps(t *testing.T) {
	if (&environment{}).serves(t.Context(), "http://"+ownAddress) {
		t.Skip("a ninetynine serves on this machine")
	}
	folder := t.TempDir()
	env := func(k string) string {
		return map[string]string{"NINETYNINE_DB": "mysql://club@db/cards", "XDG_DATA_HOME": folder}[k]
	}
	ctx, cancel := context.WithTimeout(t.Context(), 10*time.Second) // an accepted command would run on
	defer cancel()
	var errs bytes.Buffer
	if code := run(ctx, nil, env, strings.NewReader(""), io.Discard, &errs); code != exitUsage || !strings.Contains(errs.String(), "postgres://") {
		t.Errorf("exit %d: %s", code, &errs)
	}
}

// TestHome starts the program without a command: it serves the page, even if its usual port is
// taken, and opens it in the browser.
func TestHome(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("the browser of this test is a shell script")
	}
	dir := t.TempDir()
	browser, opened := filepath.Join(dir, "browser"), filepath.Join(dir, "opened")
	must.Do(t, os.WriteFile(browser, []byte("#!/bin/sh\necho \"$1\" > "+opened+".new && mv "+opened+".new "+opened+"\n"), 0o755))
	if l, err := net.Listen("tcp", ownAddress); err == nil {
		defer l.Close()
		go http.Serve(l, http.NotFoundHandler())
	}
	env := func(k string) string {
		return map[string]string{"NINETYNINE_DATA": filepath.Join(dir, "data"), "BROWSER": browser}[k]
	}
	ctx, stop := context.WithCancel(t.Context())
	out, in := io.Pipe()
	ended := make(chan int, 1)
	go func() {
		ended <- run(ctx, nil, env, strings.NewReader(""), io.Discard, in)
		in.Close()
	}()
	line, err := bufio.NewReader(out).ReadString('\n')
	go io.Copy(io.Discard, out)
	must.Do(t, err)
	if strings.Contains(line, "served already") {
		t.Skip("a ninetynine serves on this machine")
	}
	url := regexp.MustCompile(`http://[0-9.:]+/`).FindString(line)
	res, err := http.Get(url)
	if err != nil {
		t.Fatalf("it says %q: %v", line, err)
	}
	text, err := io.ReadAll(res.Body)
	res.Body.Close()
	if err != nil || res.StatusCode != http.StatusOK || !strings.Contains(string(text), "<title>Ninety-Nine</title>") {
		t.Errorf("the page is %s: %.200s", res.Status, text)
	}
	sent := func() {
		t.Helper()
		for t.Context().Err() == nil {
			if text, err := os.ReadFile(opened); err == nil {
				if got, _, _ := strings.Cut(strings.TrimSpace(string(text)), "#code="); got != url {
					t.Errorf("the browser is sent to %q, not %q", got, url)
				}
				break
			}
			runtime.Gosched()
		}
		must.Do(t, os.Remove(opened))
	}
	sent()
	// Once more, from another folder: it finds the server that uses the data folder.
	var errs bytes.Buffer
	if code := run(t.Context(), nil, env, strings.NewReader(""), io.Discard, &errs); code != exitDone || !strings.Contains(errs.String(), url+" (served already)") {
		t.Errorf("a second one ends with %d and says %s", code, &errs)
	}
	sent()
	stop()
	if code := <-ended; code != exitDone {
		t.Errorf("it ends with %d", code)
	}
}
