//go:build unix

package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
)

// A written is an output of a command in TestOutputs.
type written struct {
	args   string // arguments that write it to OUT; HOUSE, MATCH and NET are files that they may read
	ending string // of the file's name
	input  string // arguments that also read OUT, which begins as a copy of from; "" if no call reads a file
	from   string
	slow   bool // only in the gate
}

func outputsOf(server string) map[string]written {
	house := func(args, more string) written {
		return written{args: args + " --house HOUSE " + more, ending: ".json", input: args + " --house OUT " + more, from: "HOUSE"}
	}
	pdf := func(w written) written { w.ending = ".pdf"; return w }
	data := "--data DATA"
	return map[string]written{
		"advise --out":       {args: "advise --worlds 2 --player net:file=OWNNET --deal a/1 --trump D --out OUT", ending: ".json", input: "advise --player net:file=OUT --deal a/1 --trump D --out OUT", from: "OWNNET"},
		"arena --out":        house("arena --play random --against random --units 2", "--out OUT"),
		"bench --out":        {args: "bench --players random --deals 1 --out OUT", ending: ".json", input: "bench --players random --record OUT --out OUT", from: "MATCH"},
		"calibrate --out":    {args: "calibrate --player net:file=OWNNET --deals 2 --out OUT", ending: ".svg", input: "calibrate --player net:file=OUT --deals 2 --out OUT", from: "OWNNET"},
		"endings --out":      house("endings --players random --table random --deals 2 --tricks 2", "--out OUT"),
		"equilibrium --out":  {args: "equilibrium two --deals 1 --budgets 0 --iterations 1 --players random --out OUT", ending: ".json", input: "equilibrium --house OUT --budgets 0 --out OUT", from: "PENNIES"},
		"load --out":         {args: "load --server " + server + " --tables 1 --people 1 --for 20ms --out OUT", ending: ".json"},
		"par --out":          house("par --boards 1 --plays 2", "--out OUT"),
		"review --out":       {args: "review --quick MATCH --out OUT", ending: ".svg", input: "review --quick OUT --out OUT", from: "MATCH"},
		"stats --out":        {args: "stats MATCH --out OUT", ending: ".csv", input: "stats MATCH OUT --out OUT", from: "MATCH"},
		"season --out":       {args: "season SHEET --out OUT", ending: ".csv", input: "season OUT --out OUT", from: "SHEET"},
		"simulate --out":     house("simulate --deals 3 --players random", "--out OUT"),
		"simulate --keep":    house("simulate --deals 3 --players random", "--keep OUT"),
		"simulate --records": house("simulate --deals 3 --players random", "--records OUT"),
		"deal --out":         pdf(house("deal --seed a --deals 1", "--out OUT")),
		"deal --sheet":       pdf(house("deal --seed a --deals 1", "--sheet OUT")),
		"train shrink --out": {args: "train shrink duel --net NET --samples 1024 --out OUT", ending: ".net", input: "train shrink duel --net OUT --out OUT", from: "NET", slow: true},
		"backup FILE":        {args: "backup OUT " + data, ending: ".db", input: "backup DATA/ninetynine.db " + data, from: "DATABASE"},
		"export FILE":        {args: "export OUT " + data, ending: ".jsonl.gz", input: "export DATA/ninetynine.db " + data, from: "DATABASE"},
	}
}

// filesRead lists the arguments and flags that name files or folders to read.
var filesRead = []string{
	"--house", "arena --again", "check FILE…", "event check FILE", "import FILE", "replay FILE", "restore FILE", "review FILE…", "stats FILE…", "season --folder",
	"verify FILE…", "units --known", "simulate --from", "play --on", "bench --record", "env --record", "train --restart", "train shrink --net", "problems check FILE", "problems grade FILE", "problems list FILE",
	"serve --backups", // only new files are written there: see TestBackups of package node
}

// A continued is a file that a command continues, in TestContinued.
type continued struct {
	args string // arguments that continue FILE, or the file of this name in DIR
	name string
}

// filesContinued lists the arguments and flags that name files and folders to continue.
var filesContinued = map[string][]continued{
	"--journal":       {{"simulate --players random --deals 2 --journal FILE", "units.jsonl"}},
	"play --file":     {{"play --plain --file FILE", "match.99.jsonl"}},
	"serve --ssh-key": {{"serve --addr 127.0.0.1:0 --ssh 127.0.0.1:0 --ssh-key FILE --data DIR/own", "key"}},
	"train --dir": {
		{"train duel --dir DIR --until 1", "duel.checkpoint"}, {"train duel --dir DIR --until 1", "duel.log"}, {"train duel --dir DIR --until 1", "duel.net"},
		{"train duel --dir DIR --until 1", "duel-500000.net"}, {"train duel --dir DIR --restart FILE --force", "duel.net"},
	},
	"pad --folder": {{"pad friday --folder DIR", "friday.99.jsonl"}, {"pad friday --seats A,B,C --folder DIR", "friday.99.jsonl"}},
	"--data":       {{"play --plain --data DIR", "ninetynine.db"}, {"play --plain --data DIR", "home.json"}},
	"site FOLDER":  nil, // TestSiteUndone
}

// TestContinued: a command that continues a file refuses one of another kind, or one that it also
// reads, and leaves it unchanged.
func TestContinued(t *testing.T) {
	others := map[string]string{
		"words": "mine", "lines": "these are\nmine\n", "an object": "{}", "objects": "{}\n{}\n", "a house variant": `{"variant":"duel","id":"ours"}`,
		"a torn object": `{"mine":`, "a net": readFile(t, smallNet(t, "duel")), "a line too many": "mine\n{", "a pad": `{"ninetynine":1,"variant":"duel","seats":["Anna","Bo"],"first":0,"pad":true}`,
	}
	for key, all := range filesContinued {
		for _, x := range all {
			for kind, text := range others {
				if key == "pad --folder" && kind == "a pad" {
					continue
				}
				dir := t.TempDir()
				name := filepath.Join(dir, x.name)
				must.Do(t, os.WriteFile(name, []byte(text), 0o600))
				args := strings.Fields(strings.NewReplacer("FILE", name, "DIR", dir).Replace(x.args))
				if code, _, errs := call(t, t.Context(), "", args...); code != exitUsage || !strings.Contains(errs, x.name) || readFile(t, name) != text {
					t.Errorf("%s, with %s in it: exit code %d: %s", x.args, kind, code, errs)
				}
			}
		}
	}
}

// filed finds the word for a file or a folder in the use of a command or a flag.
var filed = regexp.MustCompile(`(?i)\b(file|files|folder|folders)\b…?`)

// TestOutputs walks all commands. Each output is a file that appears when it is complete. It
// replaces another file only with --force, and never one that the same call reads; links stay, and
// pipes and devices are written to directly.
func TestOutputs(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	address, _, stop := startServer(t, func(k string) string {
		return map[string]string{"NINETYNINE_DATA": at("data"), "NINETYNINE_LIMITS": "off", "NINETYNINE_LOG": "none"}[k]
	})
	defer stop()
	known := outputsOf(address)
	walkFiles(t, known)
	for name, house := range map[string]string{
		"house.json":   `{"variant":"duel","id":"ours","game":{"target":50}}`,
		"pennies.json": `{"variant": "duel", "id": "pennies", "ranks": "A", "hand": 2, "aside": 1, "worth": "C1 D0 H0 S1", "trump": {"first": "H", "after": ["H", "H", "H"]}, "score": {"vulnerable": 0}}`,
	} {
		must.Do(t, os.WriteFile(at(name), []byte(house), 0o600))
	}
	if code, _, errs := call(t, t.Context(), "", "simulate", "--variant", "duel", "--deals", "1", "--players", "random", "--records", at("match.99.jsonl")); code != exitDone {
		t.Fatal(errs)
	}
	sheet := `{"ninetynine":1,"variant":"duel","seats":["Anna","Bo"],"first":0,"pad":true}
{"deal":0,"game":0,"dealer":0,"trump":"none"}
{"score":{"bids":[3,null],"tricks":[3,6],"made":[true,false],"premium":["",""],"points":[23,6],"totals":[23,6],"next":"S"}}
`
	must.Do(t, os.WriteFile(at("sheet.99.jsonl"), []byte(sheet), 0o600))
	names := map[string]string{
		"SHEET": at("sheet.99.jsonl"),
		"HOUSE": at("house.json"), "PENNIES": at("pennies.json"), "MATCH": at("match.99.jsonl"), "NET": must.Get(filepath.Abs("../../internal/lab/train/full/duel.net"))(t),
		"OWNNET": smallNet(t, "standard"), "DATA": at("data"), "DATABASE": at("data/ninetynine.db"),
	}
	for key, o := range known {
		t.Run(key, func(t *testing.T) {
			if o.slow {
				gate.Only(t, "takes long")
			}
			w := writing{t, o, t.TempDir(), names}
			w.files()
			w.reads()
			w.through()
			w.full()
		})
	}
}

func isListed(key string) bool {
	_, ok := filesContinued[key]
	return ok || slices.Contains(filesRead, key)
}

// walkFiles fails if a command or flag names files but is in no list.
func walkFiles(t *testing.T, known map[string]written) {
	var walk func(c *cobra.Command, path string)
	walk = func(c *cobra.Command, path string) {
		for _, word := range strings.Fields(c.Use)[1:] {
			if key := path + " " + strings.Trim(word, "[]"); filed.MatchString(word) && known[key].args == "" && !isListed(key) {
				t.Errorf("%s: is it read or written? Name it in this test", key)
			}
		}
		c.Flags().VisitAll(func(f *pflag.Flag) {
			what, usage := pflag.UnquoteUsage(f)
			key := path + " --" + f.Name
			_, writes := known[key]
			switch {
			case f.Annotations[outputFlag] != nil && !writes, writes && f.Annotations[outputFlag] == nil:
				t.Errorf("%s: it is marked as an output: %t; it is in the list of this test: %t", key, !writes, writes)
			case f.Value.Type() != "bool" && filed.MatchString(what) && !writes && !isListed(key) && !isListed("--"+f.Name):
				t.Errorf("%s (%s): is it read or written? Name it in this test", key, usage)
			}
		})
		for _, sub := range c.Commands() {
			walk(sub, strings.TrimSpace(path+" "+sub.Name()))
		}
	}
	walk(newRoot(&environment{getenv: func(string) string { return "" }}), "")
}

type writing struct {
	t     *testing.T
	of    written
	dir   string
	names map[string]string
}

func (w *writing) call(args, out string, more ...string) (code int, errs string) {
	words := strings.Fields(args)
	for i, word := range words {
		for key, name := range w.names {
			if word == key || strings.HasPrefix(word, key+"/") || strings.HasSuffix(word, "="+key) {
				words[i] = strings.Replace(word, key, name, 1)
			}
		}
		words[i] = strings.ReplaceAll(words[i], "OUT", out)
	}
	code, _, errs = call(w.t, w.t.Context(), "", append(words, more...)...)
	return code, errs
}

func (w *writing) at(name string) string { return filepath.Join(w.dir, name) }

// has fails unless the folder holds exactly these files.
func (w *writing) has(names ...string) {
	w.t.Helper()
	files, err := os.ReadDir(w.dir)
	var left []string
	for _, f := range files {
		left = append(left, f.Name())
	}
	if slices.Sort(names); err != nil || !slices.Equal(left, names) {
		w.t.Errorf("the folder holds %q, not %q", left, names)
	}
}

// files tries new and existing files, and links to them.
func (w *writing) files() {
	t, name := w.t, "new"+w.of.ending
	if code, errs := w.call(w.of.args, w.at(name)); code != exitDone {
		t.Fatalf("a new file: exit code %d: %s", code, errs)
	}
	made, err := os.ReadFile(w.at(name))
	if err != nil || len(made) == 0 {
		t.Fatalf("nothing was written: %v", err)
	}
	w.has(name)
	mine := []byte("mine")
	must.Do(t, errors.Join(os.WriteFile(w.at(name), mine, 0o600), os.Symlink(name, w.at("link"+w.of.ending)), os.Symlink("ahead", w.at("far"+w.of.ending))))
	for _, out := range []string{name, "link" + w.of.ending} {
		if code, errs := w.call(w.of.args, w.at(out)); code != exitUsage || !strings.Contains(errs, "--force") || readFile(t, w.at(name)) != "mine" {
			t.Errorf("%s exists: exit code %d: %s; it has %.20q", out, code, errs, readFile(t, w.at(name)))
		}
	}
	for _, out := range []string{name, "link" + w.of.ending, "far" + w.of.ending} {
		_ = os.WriteFile(w.at(name), mine, 0o600)
		if code, errs := w.call(w.of.args, w.at(out), "--force"); code != exitDone || readFile(t, w.at(out)) == "mine" {
			t.Errorf("%s with --force: exit code %d: %s", out, code, errs)
		}
	}
	for _, link := range []string{"link", "far"} {
		if info, err := os.Lstat(w.at(link + w.of.ending)); err != nil || info.Mode()&fs.ModeSymlink == 0 {
			t.Errorf("%s is no link any more: %v, %v", link, info.Mode(), err)
		}
	}
	w.has(name, "link"+w.of.ending, "far"+w.of.ending, "ahead")
}

func (w *writing) reads() {
	if w.of.input == "" {
		return
	}
	from, out := w.names[w.of.from], w.at("both"+w.of.ending)
	if w.of.from == "DATABASE" {
		out = from
	} else if err := os.WriteFile(out, []byte(readFile(w.t, from)), 0o600); err != nil {
		w.t.Fatal(err)
	}
	before := readFile(w.t, out)
	code, errs := w.call(w.of.input, out, "--force")
	if code != exitUsage || !strings.Contains(errs, "also reads") || readFile(w.t, out) != before {
		w.t.Errorf("an output that is read: exit code %d: %s", code, errs)
	}
	_ = os.Remove(w.at("both" + w.of.ending))
}

func (w *writing) through() {
	pipe := w.at("pipe" + w.of.ending)
	must.Do(w.t, syscall.Mkfifo(pipe, 0o600))
	read := make(chan string, 1)
	go func() {
		b, err := os.ReadFile(pipe)
		read <- fmt.Sprint(len(b) > 0, err)
	}()
	code, errs := w.call(w.of.args, pipe)
	if got := <-read; code != exitDone || got != "true <nil>" {
		w.t.Errorf("a pipe: exit code %d: %s; its reader got something: %s", code, errs, got)
	}
	if info, err := os.Lstat(pipe); err != nil || info.Mode()&fs.ModeNamedPipe == 0 {
		w.t.Errorf("the pipe is %v, %v", info.Mode(), err)
	}
}

// full tries a device that is full, by a link so that nothing is lost if it fails, and a file that
// cannot grow.
func (w *writing) full() {
	t, name := w.t, "full"+w.of.ending
	if runtime.GOOS == "linux" {
		must.Do(t, os.Symlink("/dev/full", w.at(name)))
		code, errs := w.call(w.of.args, w.at(name), "--force")
		if to, err := os.Readlink(w.at(name)); code == exitDone || !strings.Contains(errs, "no space left on device") || to != "/dev/full" {
			t.Errorf("a full device: exit code %d: %s; it is %q, %v", code, errs, to, err)
		}
	}
	w.dir = t.TempDir()
	must.Do(t, os.WriteFile(w.at("old"+w.of.ending), []byte("mine"), 0o600))
	for _, out := range []string{"new", "old"} {
		args := strings.NewReplacer("OWNNET", w.names["OWNNET"], "NET ", w.names["NET"]+" ", "HOUSE", w.names["HOUSE"], "MATCH", w.names["MATCH"],
			"DATA", w.names["DATA"], "OUT", w.at(out+w.of.ending)).Replace(w.of.args)
		limited := exec.Command("sh", "-c", `trap "" XFSZ; ulimit -f 0; exec "$0" `+args+" --force", os.Args[0])
		limited.Env = append(os.Environ(), asProgram+"=1")
		if said, err := limited.CombinedOutput(); err == nil {
			t.Errorf("%s cannot be written, and the exit code is 0: %s", out, said)
		}
	}
	w.has("old" + w.of.ending)
	if readFile(t, w.at("old"+w.of.ending)) != "mine" {
		t.Error("what was there is lost")
	}
}

// TestFormsTakeNoFile: switches such as --json print, and overwrite no file named after them.
func TestFormsTakeNoFile(t *testing.T) {
	dir := t.TempDir()
	a, b := filepath.Join(dir, "a.99.jsonl"), filepath.Join(dir, "b.99.jsonl")
	for _, name := range []string{a, b} {
		if code, _, errs := call(t, t.Context(), "", "simulate", "--variant", "duel", "--deals", "2", "--players", "random", "--records", name); code != exitDone {
			t.Fatal(errs)
		}
	}
	before := readFile(t, a)
	code, out, errs := call(t, t.Context(), "", "stats", "--json", a, b)
	if code != exitDone || !strings.HasPrefix(out, "{\n  \"madeBy\": {") || readFile(t, a) != before {
		t.Errorf("stats --json a b: exit code %d: %s%s", code, out, errs)
	}
	for args, want := range map[string]string{
		"arena --play random --against random --units 2 --json x.json": "--json takes no file: it prints, and --out FILE.json writes one",
		"stats " + a + " --json=x.json":                                "--json takes no file: it prints; --out x.json writes one",
		"stats " + a + " --csv " + filepath.Join(dir, "x.csv"):         "no such file or directory; --csv takes no file: it prints, and --out FILE.csv writes one",
		"stats " + a + " --out " + filepath.Join(dir, "x.csv.gz"):      "its name must end in .json, .csv, .md or .txt",
		"deal --out " + filepath.Join(dir, "x.exe"):                    "its name must end in .pdf",
		"deal --sheet " + filepath.Join(dir, "x.md"):                   "its name must end in .pdf",
	} {
		refuses(t, args, want)
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) != 2 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}
