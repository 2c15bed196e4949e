package main

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"io"
	"os"
	"regexp"
	"strings"
	"syscall"
	"testing"

	"ninetynine/internal/test/gate"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/spf13/cobra"
)

var update = flag.Bool("update", false, "write the golden outputs of the scripts again")

// asProgram is the environment variable that makes the test's program this one.
const asProgram = "NINETYNINE_TEST_PROGRAM"

func TestMain(m *testing.M) {
	if os.Getenv(asProgram) != "" {
		os.Unsetenv(asProgram) // not a setting of a server
		main()
	}
	testscript.Main(m, map[string]func(){"ninetynine": main})
}

func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		UpdateScripts:       *update,
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Condition: func(name string) (bool, error) {
			if name != "gate" {
				return false, fmt.Errorf("there is no condition %q", name)
			}
			return gate.Runs(), nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){"silent": silent},
	})
}

// progressLines matches what a slow machine adds to standard error.
var progressLines = regexp.MustCompile(`(?m)^[a-z ]+  (?:[█░]+ +\d+%  )?[\d,]+ [a-z ]+(?:  .*)?\n`)

// silent is the script command that fails if the last program told more than its progress on
// standard error.
func silent(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) > 0 {
		ts.Fatalf("usage: silent")
	}
	if rest := progressLines.ReplaceAllString(ts.ReadFile("stderr"), ""); rest != "" {
		ts.Fatalf("standard error: %s", rest)
	}
}

func call(t *testing.T, ctx context.Context, stdin string, args ...string) (code int, stdout, stderr string) {
	t.Helper()
	var out, err bytes.Buffer
	code = run(ctx, args, func(string) string { return "" }, strings.NewReader(stdin), &out, &err)
	return code, out.String(), err.String()
}

// refuses fails unless the program refuses the command line with an error that contains want.
func refuses(t *testing.T, line, want string) {
	t.Helper()
	if code, out, errs := call(t, t.Context(), "", strings.Fields(line)...); code != exitUsage || out != "" || !strings.Contains(errs, want) {
		t.Errorf("%s: exit code %d: %q, %q", line, code, out, errs)
	}
}

func commands(t *testing.T) []*cobra.Command {
	t.Helper()
	return newRoot(&environment{getenv: func(string) string { return "" }}).Commands()
}

// TestHelp checks that the help of every command describes its purpose, its use and its exit codes,
// within 80 columns.
func TestHelp(t *testing.T) {
	for _, c := range commands(t) {
		t.Run(c.Name(), func(t *testing.T) {
			if len(c.Long) < 60 || c.Short == "" {
				t.Errorf("Long or Short is missing or too short: %q, %q", c.Long, c.Short)
			}
			if !strings.Contains(c.Long, "Exit codes: 0 ") {
				t.Error("Long does not say the exit codes")
			}
			if !strings.Contains(c.Example, "  ninetynine "+c.Name()) {
				t.Errorf("no example that shows %s: %q", c.Name(), c.Example)
			}
			code, out, err := call(t, t.Context(), "", c.Name(), "--help")
			text, _, _ := strings.Cut(out, "\nExamples:")
			_, flags, _ := strings.Cut(out, "\nFlags:")
			for line := range strings.Lines(text + flags) { // an example is one line, ready to copy
				if n := len([]rune(strings.TrimRight(line, "\n"))); n > plainWidth && strings.Contains(strings.TrimSpace(line), " ") {
					t.Errorf("a line of %d columns: %s", n, line)
				}
			}
			if code != exitDone || err != "" || !strings.Contains(out, "Usage:") {
				t.Errorf("--help: exit code %d, stderr %q", code, err)
			}
		})
	}
}

// TestInterrupt checks that an interrupted command reports the results so far, and that its records
// are valid.
func TestInterrupt(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	var records, report bytes.Buffer
	stopping := writerFunc(func(b []byte) (int, error) {
		cancel()
		return records.Write(b)
	})
	args := []string{"simulate", "--deals", "100000000", "--players", "random", "--records", "-"}
	code := run(ctx, args, func(string) string { return "" }, nil, stopping, &report)
	if code != exitNo || !strings.Contains(report.String(), "interrupted") || !strings.Contains(report.String(), "CONTRACTS MADE") {
		t.Errorf("exit code %d, report %s", code, &report)
	}
	code, out, err := call(t, t.Context(), records.String(), "verify", "-")
	if code != exitDone || !strings.Contains(out, "fair: ") {
		t.Errorf("the records: exit code %d, %s%s", code, out, err)
	}
}

func TestStandardInput(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	in, feed := io.Pipe()
	defer feed.Close()
	go func() {
		io.WriteString(feed, `{"ninetynine":1,"variant":"duel","seats":["A","B"],"first":0}`+"\n")
		cancel()
	}()
	var out, errs bytes.Buffer
	code := run(ctx, []string{"check", "-"}, func(string) string { return "" }, in, &out, &errs)
	if code != exitNo || !strings.Contains(errs.String(), "-: stopped; right so far: ") {
		t.Errorf("exit code %d, %s%s", code, &out, &errs)
	}
}

// TestStandardOutputFull: no command succeeds whose output is lost.
func TestStandardOutputFull(t *testing.T) {
	full := writerFunc(func([]byte) (int, error) { return 0, syscall.ENOSPC })
	data := t.TempDir()
	env := func(k string) string { return map[string]string{"NINETYNINE_DATA": data}[k] }
	all := []string{"--help", "version", "licenses", "variants", "help simulate", "completion fish", "problems", "problems list", "pad --folder " + data, "pad x --seats A,B,C --folder " + data, "deal --deals 1", "play --plain", "daily --plain",
		"simulate --deals 2 --players random", "advise --deal a/1 --player net --worlds 2"}
	for _, c := range commands(t) {
		all = append(all, c.Name()+" --help")
	}
	for _, args := range all {
		var errs bytes.Buffer
		if code := run(t.Context(), strings.Fields(args), env, strings.NewReader("quit\n"), full, &errs); code != exitUsage || !strings.Contains(errs.String(), syscall.ENOSPC.Error()) {
			t.Errorf("%s: exit code %d: %s", args, code, &errs)
		}
	}
}

type writerFunc func([]byte) (int, error)

func (f writerFunc) Write(b []byte) (int, error) { return f(b) }
