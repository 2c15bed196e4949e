//go:build unix

package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"ninetynine/internal/doors/page"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
)

// A documented command stands in a page, in a block of commands or within a sentence.
type documented struct{ text, page string }

var spoken = regexp.MustCompile("`((?:ninetynine|go|ssh|sudo|podman|systemctl|\\./ninetynine|GOMAXPROCS=\\S+|awk|python3?)(?: [^`]+)?)`")

func documentedCommands(t *testing.T, root string) (all []documented) {
	t.Helper()
	pages, err := filepath.Glob(filepath.Join(root, "docs", "*.md"))
	if err != nil || len(pages) < 5 {
		t.Fatal(pages, err)
	}
	for _, page := range append(pages, filepath.Join(root, "README.md")) {
		label, inside := "", false
		for line := range strings.Lines(readFile(t, page)) {
			line = strings.TrimRight(line, "\n")
			if after, ok := strings.CutPrefix(strings.TrimSpace(line), "```"); ok {
				label, inside = after, !inside
				continue
			}
			command, _, _ := strings.Cut(line, " #")
			command = strings.TrimSpace(command)
			switch {
			case !inside:
				for _, m := range spoken.FindAllStringSubmatch(line, -1) {
					all = append(all, documented{m[1], filepath.Base(page)})
				}
			case label == "sh" && command != "", label == "" && strings.HasPrefix(command, "ninetynine "):
				all = append(all, documented{command, filepath.Base(page)})
			}
		}
	}
	return all
}

// elsewhere lists commands that other tests run, or that are not this program's, with the reason.
// An entry that ends in a blank stands for all commands that begin with it.
var elsewhere = map[string]string{
	"go run -C release .":                        "the gate, as a step of its own",
	"go test ./...":                              "the gate",
	"go install -C cmd/dataset .":                "the gate builds and tests it",
	"dataset ":                                   "cmd/dataset has its tests",
	"go run ./internal/lab/curves":               "it makes the curves again, from calibrations of many hours",
	"go run ./internal/lab/curves -deals ":       "it plays deals for minutes",
	"go install ./cmd/ninetynine":                "it would put a program onto the tester's path; go build does the same",
	"go run ./cmd/ninetynine":                    "it is `ninetynine`, built first",
	"go get":                                     "the page says that it cannot be used",
	"./ninetynine":                               ".ci/packages runs what an archive holds",
	"M=example.com/you/ninetynine":               "TestRenamed",
	"M=$M xargs ":                                "TestRenamed",
	"go mod edit ":                               "TestRenamed, TestImporting",
	"ninetynine calibrate --player exec:PROGRAM": "internal/lab and internal/think/bot have programs that tell chances",
	"ninetynine event ":                          "TestEvent, TestEventTurnup; they need an event",
	"ninetynine groups ":                         "TestGroups; they need groups",
	"ninetynine ratings URL":                     "TestRatings; it needs a server",
	"ninetynine people ":                         "TestPeople, TestPeopleLink; they need players",
	"ninetynine season":                          "TestSeason; it needs pads with deals",
	"ninetynine tables ":                         "TestPeople; they need tables",
	"sudo ":                                      ".ci/packages installs the package in a clean root",
	"sudoedit ":                                  ".ci/packages",
	"pg_basebackup ":                             "TestFailover makes a standby",
	"psql ":                                      "TestFailover",
	"ninetynine serve --db 'postgres://ninetynine@db1,db2/ninetynine?target_session_attrs=read-write&connect_timeout=3'": "TestFailover",
	"podman ":                               ".ci/packages runs the image",
	"ninetynine-lab ":                       "cmd/lab has its tests",
	"CGO_ENABLED=0 go build ":               "the gate builds both programs",
	"docker compose ":                       "it needs docker; what follows are arguments of ninetynine-lab",
	"openssl ":                              "not this program's",
	"export ":                               "a variable, not a command",
	"awk ":                                  "TestCountingAgain",
	"if ":                                   "TestCountingAgain",
	"/^<!-- ":                               "TestCountingAgain",
	"GOMAXPROCS=1 nice ":                    "the same without these is run here",
	"ssh":                                   "named, not run",
	"systemctl list-timers":                 "systemd's own",
	"systemctl reload ninetynine":           "systemd's own; TestHangup sends the signal",
	"mkdir evening && cd evening":           "TestImporting",
	"go mod init example.com/evening":       "TestImporting",
	"go mod tidy":                           "TestImporting",
	"go run .":                              "TestImporting",
	"GOMAXPROCS=2":                          "a variable, not a command",
	"ssh -p 2222 cards.example":             "internal/doors/node and internal/doors/sshd play over SSH",
	"ssh -p 2222 cards.example < moves.txt": "internal/doors/node and internal/doors/sshd play over SSH",
	"ninetynine serve --db postgres://ninetynine@db.example/ninetynine --addr :9900": "internal/doors/node runs servers on PostgreSQL",
	"ninetynine serve --db postgres://ninetynine@db.example/ninetynine --judges db":  "TestWorkers of internal/doors/node",
}

// shorter cuts the numbers of long commands, without changing their effect.
var shorter = []struct{ from, to string }{
	{`--units \S+`, "--units 2"},
	{`--suite n99-1`, "--suite n99-1 --against random --units 2"},
	{`--deals (\d{2,})\b`, "--deals 2"},
	{`--stop`, "--stop --units 2"},
	{`--play \S*expert\S* --against greedy`, "--play net --against greedy"},
	{`--players net --findings all`, "--players greedy --findings all"},
	{`^ninetynine bench (.*)`, "ninetynine bench --variant duel --deals 1 $1"},
	{`(bench .*) --deals 6`, "$1"},
	{`^ninetynine equilibrium$`, "ninetynine equilibrium --deals 1 --budgets 0 --iterations 1"},
	{`--budgets 500000 --entropy \S+ --iterations 100,300`, "--budgets 0 --iterations 1"},
	{`^ninetynine problems find$`, "ninetynine problems find --number 1 --deals 2 --attempts 1"},
	{`^ninetynine problems (check --try|grade$)`, "ninetynine problems $1 PROBLEMS"},
	{`^ninetynine train shrink three --net internal/lab/train/full/three`, "ninetynine train shrink --samples 1024 duel --net internal/lab/train/full/duel"},
	{`^ninetynine advise`, "ninetynine advise --player net --worlds 2"},
	{`^ninetynine simulate$`, "ninetynine simulate --deals 20"},
	{`^ninetynine load`, "ninetynine load --server SERVER --for 50ms"},
	{`--tables 50`, "--tables 2"},
	{`--spectators 247`, "--spectators 2"},
	{`^(ninetynine endings .*),expert:points=1`, "$1"},
	{`^ninetynine endings$`, "ninetynine endings --deals 2"},
	{`--worlds 4`, "--worlds 0"},
	{`--play-out expert`, "--play-out greedy"},
	{`^ninetynine simulate --variant standard --house`, "ninetynine simulate --deals 20 --variant standard --house"},
	{`--players expert|--players "exec`, "--players \"exec"},
	{`^(ninetynine calibrate .*)expert:(points|raw)=1`, "${1}net:$2=1"},
	{`play strong,strong:double=1`, "play net,net:points=1"},
}

// filled replaces placeholders that a reader fills in, and addresses that no test reaches.
var filled = []struct{ from, to string }{
	{`POSITION DEPTH`, `"duel 0 none AKQ.AKQ.AKQ.AKQ/J109.J109.J109.J109" 1`},
	{`LEVEL`, "casual"}, {`--house FILE`, "--house ours.json"}, {`--records FILE`, "--records new.99.jsonl"}, {`--file FILE`, "--file own.99.jsonl"}, {`--journal FILE`, "--journal units.jsonl"},
	{`FILE…?`, "friday.99.jsonl"}, {`review --quick$`, "review --quick friday.99.jsonl"},
	{`--play A,B`, "--play greedy,random"}, {`\b(X|PLAYER)\b`, "greedy"}, {`\bV(ARIANT)?\b`, "standard"},
	{`https://cards.example --players`, "SERVER --players"}, {`--at https://cards.example`, "--at SERVER"},
	{`--addr :9900`, "--addr 127.0.0.1:0"}, {`--ssh :2222`, "--ssh 127.0.0.1:0"},
	{`^ninetynine serve( --public-url| --limits|$)`, "ninetynine serve --addr 127.0.0.1:0$1"},
}

// TestDocumented runs every command of README.md and docs/*.md as written there, but shortened if
// it is long. Commands that it cannot run are listed above with the reason; any other command that
// fails fails the test. Without CI it only looks at each.
func TestDocumented(t *testing.T) {
	t.Parallel()
	d := newDocumenting(t)
	if gate.Runs() {
		d.prepare()
	}
	done := map[string]bool{}
	for _, c := range documentedCommands(t, d.root) {
		if done[c.text] || isElsewhere(c.text) {
			continue
		}
		done[c.text] = true
		switch {
		case strings.HasPrefix(c.text, "go test "):
			d.tested(c)
		case strings.HasPrefix(c.text, "go doc "):
			if out, err := exec.Command("go", "doc", "-C", d.root, strings.TrimPrefix(c.text, "go doc ")).CombinedOutput(); err != nil {
				t.Errorf("%s: %s: %v: %s", c.page, c.text, err, out)
			}
		case !strings.HasPrefix(c.text, "ninetynine"):
			t.Errorf("%s: %q: say in this test how it is run, or why it is not", c.page, c.text)
		case !d.named(c) && gate.Runs():
			d.run(c)
		}
	}
}

// shown names the test that compares an output on a page, by the output's first line. "" is this
// test: the page names the command before the output.
var shown = map[string][2]string{
	`> {"hello":{"variant":"standard","seat":1,"seats":3,"nodes":0,"seed":99}}`: {"internal/think/netless/docs_test.go", "TestDocument"},
	"refereed: 2 deals, 66 acts": {"library_test.go", "TestLibrary"},
	"with AC QC JC 9C 7C JD 10D 9D KH JH 8H JS, casual would lay JH 8H JS":                                               {"library_test.go", "TestLibrary"},
	"line 36: score.points: is 63 for seat 2, but must be 64 (score, stated, DE: One point a trick, whatever was bid …)": {"cmd/ninetynine/docs_test.go", "TestRefereeShown"},
	"standard, seat 2 deals, trump ♦: seat 0 lays 3 cards aside, of":                                                     {},
	"standard, seat 2 deals, trump ♥: seat 0 lays 3 cards aside, of":                                                     {},
}

// outputShown finds a block of a page that is neither a command nor in another language, and the
// command in a comment before it.
var outputShown = regexp.MustCompile("(?ms)(?:^<!-- begin: ([^\n]*) -->\n)?^```(?:text)?\n((.*?)\n.*?)^```\n")

// TestOutputsShown compares the outputs on the pages. Commands that think for long run at the same
// time, and beside those of TestDocumented.
func TestOutputsShown(t *testing.T) {
	t.Parallel()
	d := newDocumenting(t)
	d.install()
	pages, _ := filepath.Glob(filepath.Join(d.root, "docs", "*.md"))
	for _, page := range append(pages, filepath.Join(d.root, "README.md")) {
		text := regexp.MustCompile("(?ms)^```[^\n]+\n.*?^```\n").ReplaceAllStringFunc(readFile(t, page), func(block string) string {
			if strings.HasPrefix(block, "```text\n") {
				return block
			}
			return "" // it has a language
		})
		for _, m := range outputShown.FindAllStringSubmatch(text, -1) {
			by, known := shown[m[3]]
			switch {
			case strings.HasPrefix(m[3], "ninetynine "):
			case !known:
				t.Errorf("%s: %q: say in this test which one compares what is shown", filepath.Base(page), m[3])
			case by != [2]string{}:
				if !strings.Contains(readFile(t, filepath.Join(d.root, by[0])), "func "+by[1]+"(") {
					t.Errorf("%s has no test %s", by[0], by[1])
				}
			case gate.Runs():
				t.Run(m[3], func(t *testing.T) {
					t.Parallel()
					out, err := d.shell(t.Context(), m[1]).CombinedOutput()
					if want := "```text\n" + m[2] + "```\n"; err != nil || string(out) != want {
						t.Errorf("%s: %s: %v\nshows\n%s\nand not\n%s", filepath.Base(page), m[1], err, out, want)
					}
				})
			}
		}
	}
}

// TestRefereeShown: the referee says about a wrong score what docs/record.md shows.
func TestRefereeShown(t *testing.T) {
	want := regexp.MustCompile(`(?m)^(line 36: .*) …\)$`).FindStringSubmatch(readFile(t, "../../docs/record.md"))
	if want == nil {
		t.Fatal("the page shows no wrong score")
	}
	name := filepath.Join(t.TempDir(), "wrong.99.jsonl")
	_, text, _ := call(t, t.Context(), "", "simulate", "--players", "random", "--deals", "1", "--records", "-")
	wrong := regexp.MustCompile(`("points":\[\d+,\d+,)\d+`).ReplaceAllString(text, "${1}63")
	must.Do(t, os.WriteFile(name, []byte(wrong), 0o600))
	if code, _, errs := call(t, t.Context(), "", "check", name); code == exitDone || !strings.Contains(errs, want[1]) {
		t.Errorf("exit code %d: %s, nothing of %s", code, errs, want[1])
	}
}

func isElsewhere(text string) bool {
	for prefix := range elsewhere {
		if text == prefix || strings.HasSuffix(prefix, " ") && strings.HasPrefix(text, prefix) {
			return true
		}
	}
	return false
}

// A documenting runs commands in a folder set up like that of a reader of the pages.
type documenting struct {
	t         *testing.T
	root, dir string
	server    string
}

func newDocumenting(t *testing.T) *documenting {
	root := must.Get(filepath.Abs("../.."))(t)
	return &documenting{t: t, root: root, dir: t.TempDir()}
}

// prepare writes the files that the pages mention: house variants, a record, nets, examples,
// problems, and matches of the person. It starts a server for --at.
func (d *documenting) prepare() {
	t, at := d.t, func(name string) string { return filepath.Join(d.dir, filepath.FromSlash(name)) }
	d.server, _, _ = startServer(t, func(k string) string {
		return map[string]string{"NINETYNINE_DATA": at("server"), "NINETYNINE_LIMITS": "off", "NINETYNINE_LOG": "none"}[k]
	})
	house := regexp.MustCompile("(?s)```json\n(.*?)```").FindStringSubmatch(readFile(t, filepath.Join(d.root, "README.md")))[1]
	problems := strings.SplitAfterN(readFile(t, filepath.Join(d.root, "internal/learn/problem/problems.txt")), "\n", 3)
	files := map[string]string{"club.json": house, "ours.json": house, "problems.txt": problems[0] + problems[1], "examples/bot.py": readFile(t, filepath.Join(d.root, "examples/bot.py"))}
	for _, net := range []string{"duel", "dummy"} {
		files["internal/lab/train/full/"+net+".net"] = readFile(t, filepath.Join(d.root, "internal/lab/train/full", net+".net"))
	}
	files["internal/think/trained/three.net"] = "an earlier one"
	saved := must.Get(filepath.Glob("testdata/saved/*"))(t)
	for _, name := range saved {
		files["state/ninetynine/"+filepath.Base(name)] = readFile(t, name)
	}
	for name, text := range files {
		must.Do(t, errors.Join(os.MkdirAll(filepath.Dir(at(name)), 0o700), os.WriteFile(at(name), []byte(text), 0o600)))
	}
	d.install()
	d.run(documented{"ninetynine simulate --variant duel --deals 1 --players random --records friday.99.jsonl", "here"})
	d.run(documented{"ninetynine record", "here"}) // the saved matches become tables
}

func (d *documenting) install() {
	bin := filepath.Join(d.dir, "bin")
	must.Do(d.t, errors.Join(os.Mkdir(bin, 0o700), os.Symlink(os.Args[0], filepath.Join(bin, "ninetynine"))))
}

// shell returns a command line, to be run by a shell in the folder.
func (d *documenting) shell(ctx context.Context, line string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, "sh", "-c", line)
	cmd.Dir = d.dir
	cmd.Env = append(os.Environ(), asProgram+"=1", "PATH="+filepath.Join(d.dir, "bin")+string(os.PathListSeparator)+os.Getenv("PATH"),
		"HOME="+d.dir, "XDG_DATA_HOME="+filepath.Join(d.dir, "data"), "XDG_STATE_HOME="+filepath.Join(d.dir, "state"), "BROWSER=true")
	return cmd
}

// named reports whether a text only names a command, which needs more arguments to run; its flags
// must exist.
func (d *documenting) named(c documented) bool {
	root := newRoot(&environment{getenv: func(string) string { return "" }, stderr: io.Discard})
	words := strings.Fields(c.text)[1:]
	cmd, rest, err := root.Find(words)
	if err != nil {
		d.t.Errorf("%s: %s: %v", c.page, c.text, err)
		return true
	}
	for _, word := range rest {
		name, _, _ := strings.Cut(strings.TrimPrefix(word, "--"), "=")
		if strings.HasPrefix(word, "--") && name != "help" && cmd.Flags().Lookup(name) == nil {
			d.t.Errorf("%s: %s: there is no flag %s", c.page, c.text, word)
		}
	}
	return len(rest) == 0 && cmd != root && cmd.Args != nil && cmd.Args(cmd, nil) != nil
}

func (d *documenting) run(c documented) {
	line := c.text
	for _, x := range append(slices.Clone(filled), shorter...) {
		line = regexp.MustCompile(x.from).ReplaceAllString(line, x.to)
	}
	line = strings.NewReplacer("SERVER", d.server, "PROBLEMS", "problems.txt").Replace(line)
	ctx, cancel := context.WithTimeout(d.t.Context(), 3*time.Minute)
	defer cancel()
	begun := time.Now()
	cmd := d.shell(ctx, "exec "+line)
	if serves := regexp.MustCompile(`^ninetynine( serve( .*)?)?$`); serves.MatchString(line) && !strings.Contains(line, "--help") {
		d.stops(c, cmd)
		return
	}
	if plan := regexp.MustCompile(`^ninetynine train (\w+) --dir (\w+)`).FindStringSubmatch(line); plan != nil {
		d.interrupts(c, cmd, filepath.Join(d.dir, plan[2], plan[1]+".log"))
		return
	}
	if !strings.HasPrefix(line, "ninetynine env") { // which reads frames
		cmd.Stdin = strings.NewReader(strings.Repeat("quit\n", 9))
	}
	out, err := cmd.CombinedOutput()
	d.t.Logf("%5.1f s  %s", time.Since(begun).Seconds(), line)
	if err != nil && strings.Contains(string(out), page.ErrNoEngine.Error()) {
		return // a program built only for tests; .ci/packages writes a site with the released program
	}
	if err != nil {
		d.t.Errorf("%s: %s\nrun as %s: %v\n%.2000s", c.page, c.text, line, err, out)
	}
}

func (d *documenting) stops(c documented, cmd *exec.Cmd) {
	said, err := cmd.StderrPipe()
	if err == nil {
		err = cmd.Start()
	}
	must.Do(d.t, err)
	lines, all := bufio.NewScanner(said), ""
	for lines.Scan() {
		if all += lines.Text() + "\n"; strings.Contains(all, "serving at http") || strings.Contains(all, "Ninety-Nine is at http") {
			break
		}
	}
	_ = cmd.Process.Signal(syscall.SIGTERM)
	go io.Copy(io.Discard, said)
	if err := cmd.Wait(); err != nil {
		d.t.Errorf("%s: %s: %v: %s", c.page, c.text, err, all)
	}
}

// interrupts starts long work, waits until it has begun a file, and stops it: it must say that it
// can continue.
func (d *documenting) interrupts(c documented, cmd *exec.Cmd, file string) {
	var said bytes.Buffer
	cmd.Stderr = &said
	must.Do(d.t, cmd.Start())
	for {
		if _, err := os.Stat(file); err == nil || d.t.Context().Err() != nil {
			break
		}
		time.Sleep(time.Millisecond)
	}
	_ = cmd.Process.Signal(syscall.SIGTERM)
	if err := cmd.Wait(); err != nil || !strings.Contains(said.String(), "the same command resumes") {
		d.t.Errorf("%s: %s: %v: %s", c.page, c.text, err, &said)
	}
}

func (d *documenting) tested(c documented) {
	var source string
	words := strings.Fields(strings.ReplaceAll(c.text, "'", ""))[2:]
	files, _ := filepath.Glob(filepath.Join(d.root, words[0], "*_test.go"))
	for _, name := range files {
		source += readFile(d.t, name)
	}
	for i, word := range words {
		flag, ok := strings.CutPrefix(word, "-")
		flag, _, _ = strings.Cut(flag, "=")
		switch {
		case !ok || flag == "v" || flag == "timeout":
		case flag == "run" || flag == "bench":
			pattern, _, _ := strings.Cut(words[i+1], "/")
			if kind := map[string]string{"run": "Test", "bench": "Benchmark"}[flag]; !regexp.MustCompile(`func `+kind+`\w*`).MatchString(source) ||
				!slices.ContainsFunc(regexp.MustCompile(`func (`+kind+`\w*)`).FindAllStringSubmatch(source, -1), func(m []string) bool { return regexp.MustCompile(pattern).MatchString(m[1]) }) {
				d.t.Errorf("%s: %s: no test is called %s", c.page, c.text, pattern)
			}
		case !strings.Contains(source, `("`+flag+`", `):
			d.t.Errorf("%s: %s: the tests know no flag -%s", c.page, c.text, flag)
		}
	}
}

// TestCountingAgain runs the script of docs/findings.md that counts again, with a program that
// prints nothing: the text between the blocks must stay.
func TestCountingAgain(t *testing.T) {
	d := newDocumenting(t)
	page := readFile(t, filepath.Join(d.root, "docs/findings.md"))
	script := fenced(t, page, "awk ")
	for _, err := range []error{os.MkdirAll(filepath.Join(d.dir, "docs"), 0o700), os.Mkdir(filepath.Join(d.dir, "bin"), 0o700),
		os.WriteFile(filepath.Join(d.dir, "docs/findings.md"), []byte(page), 0o600), os.WriteFile(filepath.Join(d.dir, "bin/ninetynine"), []byte("#!/bin/sh\n"), 0o700)} {
		must.Do(t, err)
	}
	if out, err := d.shell(t.Context(), script).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	between := func(page string) string {
		return regexp.MustCompile(`(?ms)(^<!-- begin: [^\n]*\n).*?(^<!-- end)`).ReplaceAllString(page, "$1$2")
	}
	if now := readFile(t, filepath.Join(d.dir, "docs/findings.md")); between(now) != between(page) || now == page {
		t.Error("the page was not written again, or more than its blocks")
	}
}

// TestRenamed renames the module in a clone, as docs/library.md says, and builds it.
func TestRenamed(t *testing.T) {
	gate.Only(t, "clones the repository")
	d := newDocumenting(t)
	script := fenced(t, readFile(t, filepath.Join(d.root, "docs/library.md")), "M=")
	line := "set -e; git clone -q --shared '" + d.root + "' clone; cd clone; " + script + "\ngo build ./record; go list -C cmd/dataset -deps . >deps; head -1 go.mod; cat record/*.go"
	cmd := d.shell(t.Context(), line)
	for _, name := range []string{"GOMODCACHE", "GOCACHE"} { // HOME is changed
		dir := must.Get(exec.Command("go", "env", name).Output())(t)
		cmd.Env = append(cmd.Env, name+"="+strings.TrimSpace(string(dir)))
	}
	// The go command may write telemetry in the background while the folder is removed.
	cmd.Env = append(cmd.Env, "XDG_CONFIG_HOME="+must.Get(os.UserConfigDir())(t))
	out, err := cmd.CombinedOutput()
	if err != nil || !bytes.HasPrefix(out, []byte("module example.com/you/ninetynine\n")) || bytes.Contains(out, []byte("\t\"ninetynine/")) {
		t.Errorf("%v: %.2000s", err, out)
	}
}

// fenced returns the block of a page that begins with begin.
func fenced(t *testing.T, page, begin string) string {
	t.Helper()
	_, rest, found := strings.Cut(page, "```sh\n"+begin)
	block, _, ended := strings.Cut(rest, "```\n")
	if !found || !ended {
		t.Fatalf("no block begins with %q", begin)
	}
	return begin + block
}
