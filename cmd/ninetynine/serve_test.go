package main

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"io"
	"net"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"
	"time"

	"ninetynine/internal/lab/load"
	"ninetynine/internal/test/must"
)

// TestKeptWhere: the location of the data contains no password.
func TestKeptWhere(t *testing.T) {
	for database, want := range map[string]string{
		"":                                "folder",
		"postgres://club:secret@db/cards": "postgres://club:xxxxx@db/cards",
		"postgres://club@db/cards?password=secret&sslpassword=secret": "postgres://club@db/cards",
		"postgres://%zz": "PostgreSQL",
	} {
		if got := (&storageFlags{data: "folder", database: database}).String(); got != want {
			t.Errorf("%s is told as %s", database, got)
		}
	}
}

// TestServe starts a server like its command, plays at it, copies and exports meanwhile, and
// imports the export into another.
func TestServe(t *testing.T) {
	dir := t.TempDir()
	path := func(name string) string { return filepath.Join(dir, name) }
	env := func(k string) string {
		return map[string]string{"NINETYNINE_DATA": path("data"), "NINETYNINE_LIMITS": "off", "NINETYNINE_LOG": "none"}[k]
	}
	address, line, stop := startServer(t, env)
	if !strings.Contains(line, path("data")) {
		t.Fatalf("it says %q", line)
	}

	does := func(want int, args ...string) string {
		t.Helper()
		var out, errs bytes.Buffer
		if code := run(t.Context(), args, env, strings.NewReader(""), &out, &errs); code != want {
			t.Fatalf("%s: exit %d, not %d: %s", args[0], code, want, &errs)
		}
		return out.String() + errs.String()
	}
	var f load.Figures
	var err error
	for length := 500 * time.Millisecond; f.Acts == 0 && err == nil; length *= 2 { // a busy machine takes longer
		text := does(exitDone, "load", "--server", address, "--tables", "3", "--people", "2", "--spectators", "1", "--for", length.String(), "--pause", "5ms", "--json")
		err = json.Unmarshal([]byte(text), &f)
	}
	if err != nil || f.Viewers != 9 || f.P99 < f.P50 || f.LateP99 <= 0 {
		t.Errorf("the load's figures are %+v, %v", f, err)
	}
	does(exitDone, "backup", path("copy.db"))
	if got := does(exitUsage, "backup", path("copy.db")); !strings.Contains(got, "name another file") {
		t.Errorf("a second backup says %s", got)
	}
	does(exitDone, "export", path("all.jsonl.zst"))
	if got := does(exitUsage, "restore", path("copy.db")); !strings.Contains(got, "serves this folder") || !strings.Contains(got, address) {
		t.Errorf("restore beside a server says %s", got)
	}
	if got := does(exitUsage, "rebuild"); !strings.Contains(got, "serves this folder") || !strings.Contains(got, address) {
		t.Errorf("rebuild beside a server says %s", got)
	}
	if code := stop(); code != exitDone {
		t.Errorf("the server ends with %d", code)
	}

	does(exitDone, "export", path("later.jsonl"))
	if got := does(exitDone, "import", path("later.jsonl"), "--data", path("other")); !strings.Contains(got, "3 tables") {
		t.Errorf("import says %s", got)
	}
	if got := does(exitDone, "restore", path("copy.db"), "--data", path("other")); !strings.Contains(got, "ninetynine.db.before-restore-") {
		t.Errorf("restore says %s", got)
	}
	if got := does(exitDone, "restore", path("copy.db"), "--data", path("fresh")); !strings.Contains(got, "careful") || strings.Contains(got, "--data") {
		t.Errorf("restore into a fresh folder says %s", got)
	}
	kept, err := filepath.Glob(path("other/ninetynine.db.before-restore-*"))
	if err != nil || len(kept) != 1 {
		t.Fatalf("kept: %v, %v", kept, err)
	}
	does(exitDone, "restore", kept[0], "--data", path("other"))
	does(exitDone, "rebuild", "--data", path("other"))
	does(exitDone, "export", path("again.jsonl"), "--data", path("other"))
	if a, b := events(t, path("later.jsonl")), events(t, path("again.jsonl")); a != b {
		t.Error("what was imported is exported otherwise")
	}
	must.Do(t, os.WriteFile(path("bad.jsonl"), bytes.Replace([]byte(readFile(t, path("later.jsonl"))), []byte(`"do":"sit"`), []byte(`"do":"sot"`), 1), 0o600))
	if got := does(exitNo, "import", path("bad.jsonl"), "--data", path("third")); !strings.Contains(got, "was changed") {
		t.Errorf("a changed archive is answered %s", got)
	}
	for _, refused := range []string{"import IN", "restore IN", "rebuild", "record", "backup OUT", "export OUT", "import nosuchfile"} {
		args := append(strings.Fields(refused), "--data", path("nowhere"))
		for i, word := range args {
			args[i] = map[string]string{"IN": os.Args[0], "OUT": path("out")}[word]
			args[i] = cmp.Or(args[i], word)
		}
		var errs bytes.Buffer
		if code := run(t.Context(), args, env, strings.NewReader(""), io.Discard, &errs); code == exitDone {
			t.Errorf("%s: exit code 0: %s", refused, &errs)
		}
		for _, name := range []string{"nowhere", "out"} {
			if _, err := os.Lstat(path(name)); err == nil {
				t.Errorf("%s leaves %s: %s", refused, name, &errs)
			}
		}
	}
	if got := does(exitUsage, "export", "-", "--data", path("nowhere")); !strings.Contains(got, "--data") {
		t.Errorf("an export of nothing says %s", got)
	}
}

// startServer runs a server; stop ends it and returns its exit code.
func startServer(t *testing.T, env func(string) string) (address, line string, stop func() int) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	out, in := io.Pipe()
	ended := make(chan int, 1)
	go func() {
		code := run(ctx, []string{"serve", "--addr", "127.0.0.1:0"}, env, strings.NewReader(""), io.Discard, in)
		in.Close()
		ended <- code
	}()
	said := bufio.NewReader(out)
	line = must.Get(said.ReadString('\n'))(t)
	go io.Copy(io.Discard, said)
	if address = regexp.MustCompile(`http://[0-9.:]+`).FindString(line); address == "" {
		t.Fatalf("the server says %q", line)
	}
	stop = sync.OnceValue(func() int { cancel(); return <-ended })
	t.Cleanup(func() { stop() })
	return address, line, stop
}

func readFile(t *testing.T, name string) string {
	t.Helper()
	b := must.Get(os.ReadFile(name))(t)
	return string(b)
}

// events returns an archive without its first line, which contains the time.
func events(t *testing.T, name string) string {
	t.Helper()
	_, rest, _ := strings.Cut(readFile(t, name), "\n")
	return rest
}

func TestServeRefuses(t *testing.T) {
	taken := must.Get(net.Listen("tcp", "127.0.0.1:0"))(t)
	defer taken.Close()
	closed := must.Get(net.Listen("tcp", "127.0.0.1:0"))(t)
	nobody := "http://" + closed.Addr().String()
	closed.Close()
	for _, c := range []struct {
		args  []string
		env   map[string]string
		words string
	}{
		{[]string{"serve", "--addr", taken.Addr().String(), "--data", t.TempDir()}, nil, "--addr"},
		{[]string{"serve", "--data", "x", "--db", "postgres://y"}, nil, "not both"},
		{[]string{"serve", "--db", "mysql://y"}, nil, "postgres://"},
		{[]string{"serve", "--public-url", "cards.example", "--data", "x"}, nil, "https://cards.example"},
		{[]string{"serve", "--log", "loud", "--data", "x"}, nil, "text, json or none"},
		{[]string{"serve", "--limits", "some", "--data", "x"}, nil, "on or off"},
		{[]string{"serve", "--data", "x"}, map[string]string{"NINETYNINE_THINKERS": "many"}, "NINETYNINE_THINKERS"},
		{[]string{"serve", "--db", "postgres://y", "--db-connections", "1"}, nil, "--db-connections"},
		{[]string{"serve", "--addr", taken.Addr().String(), "--data", t.TempDir()}, map[string]string{"NINETYNINE_DB_CONNECTIONS": "1"}, "--addr"}, // without PostgreSQL it has no effect
		{[]string{"load", "--server", "http://example.org"}, nil, "--afar"},
		{[]string{"load", "--server", "nonsense"}, nil, "http://127.0.0.1:9900"},
		{[]string{"serve", "--addr", "", "--data", "x"}, nil, "--addr"},
		{[]string{"serve", "--addr", " ", "--data", "x"}, nil, "--addr"},
		{[]string{"serve", "--thinkers", "-1", "--data", "x"}, nil, "--thinkers"},
		{[]string{"serve", "--thinkers", "0", "--data", "x"}, nil, "--thinkers"},
		{[]string{"serve", "--data", "x"}, map[string]string{"NINETYNINE_THINKERS": "0"}, "--thinkers"},
		{[]string{"serve", "--thinkers", "99999999999", "--data", "x"}, nil, "--thinkers"},
		{[]string{"serve", "--public-url", "https://:443", "--data", "x"}, nil, "https://cards.example"},
		{[]string{"serve", "--public-url", "https://u:p@cards.example", "--data", "x"}, nil, "https://cards.example"},
		{[]string{"serve", "--public-url", "https://cards.example?a=b", "--data", "x"}, nil, "https://cards.example"},
		{[]string{"serve", "--public-url", "https://cards.example#a", "--data", "x"}, nil, "https://cards.example"},
		{[]string{"load", "--tables", "0"}, nil, "--tables"},
		{[]string{"load", "--server="}, nil, "--server"},
		{[]string{"load", "--server", "http://u:p@127.0.0.1:9/x?y"}, nil, "--server"},
		{[]string{"load", "--server", nobody}, nil, "no ninetynine answers"},
		{[]string{"load", "--people", "0"}, nil, "--people"},
		{[]string{"load", "--tables", "2", "--people", "9223372036854775807"}, nil, "together"},
		{[]string{"load", "--spectators", "-1"}, nil, "--spectators"},
		{[]string{"load", "--spectators", "9223372036854775807"}, nil, "together"},
		{[]string{"load", "--pause", "-1s"}, nil, "--pause"},
		{[]string{"load", "--pause", "2562047h"}, nil, "--pause"},
		{[]string{"load", "--for", "-1s"}, nil, "--for"},
		{[]string{"load", "--for", "2h"}, nil, "--for"},
		{[]string{"load", "--tables", "20000", "--spectators", "100"}, nil, "together"},
		{[]string{"restore", "nowhere.db", "--data", t.TempDir()}, nil, "nowhere.db"},
		{[]string{"restore", "x.db"}, map[string]string{"NINETYNINE_DB": "postgres://club:secret@db/x"}, "pg_restore"},
		{[]string{"import", "nowhere.jsonl", "--data", t.TempDir()}, nil, "nowhere.jsonl"},
	} {
		var errs bytes.Buffer
		ctx, cancel := context.WithTimeout(t.Context(), 10*time.Second) // an accepted command would run on
		code := run(ctx, c.args, func(k string) string { return c.env[k] }, strings.NewReader(""), io.Discard, &errs)
		cancel()
		if code != exitUsage || !strings.Contains(errs.String(), c.words) {
			t.Errorf("%v: exit %d: %s", c.args, code, &errs)
		}
	}
}

func TestMisspelt(t *testing.T) {
	for name, words := range map[string]string{
		"NINETYNINE_PUBLC_URL":  "NINETYNINE_PUBLC_URL in the environment is unknown; see",
		"NINETYNINE_NONSENSE":   "NINETYNINE_NONSENSE in the environment is unknown",
		"NINETYNINE_PUBLIC_URL": "",
		"OTHER_PUBLC_URL":       "",
	} {
		var errs bytes.Buffer
		env := &environment{environ: func() []string { return []string{"PATH=/bin", name + "=x"} }, stderr: &errs}
		misspelt(env)
		if got := errs.String(); words == "" && got != "" || !strings.Contains(got, words) {
			t.Errorf("%s: %s", name, got)
		}
	}
}
