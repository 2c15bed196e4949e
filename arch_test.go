package ninetynine

import (
	"bytes"
	"encoding/json"
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ninetynine/rules"
)

// floors lists every package once, from the ground up. A package imports
// only packages of lower floors.
var floors = [][]string{
	{"cards", "internal/elementary"},
	{"rules"},
	{"match", "internal/test/plain", "internal/test/randomplay", "internal/worlds", "internal/slips"},
	{"record", "internal/phrase", "internal/solve", "internal/thumb", "internal/nn", "internal/proof", "internal/reason", "internal/calendar", "internal/version", "internal/license"},
	{"internal/holding", "internal/table", "internal/pad", "internal/ledger", "internal/interval", "internal/problem", "internal/slips/paper"},
	{"internal/daily", "internal/folder", "internal/scorer", "internal/statistics", "internal/metrics", "internal/share", "internal/test/badnet", "internal/pimc", "internal/search", "internal/trained", "internal/store", "internal/page/split", "internal/test/twins"},
	{"internal/bot", "internal/hall", "internal/archive", "internal/wire", "internal/page", "internal/indexeddb"},
	{"internal/sqlstore", "internal/lab", "internal/client", "internal/wire/generate", "internal/botplay", "internal/equilibrium", "internal/lobby", "internal/review", "internal/test/simulation"},
	{"internal/tui", "internal/load", "internal/train", "internal/report", "internal/api", "internal/thinker", "internal/cardroom"},
	{"internal/httpd", "internal/alone", "internal/sshd"},
	{"internal/node", "internal/test/storesuite"},
	{"cmd/ninetynine", "internal/engine", "internal/engine/build", "internal/nn/vectors", "internal/license/generate", "internal/trained/curves", "internal/test/browser", "internal/test/alike", "."},
}

// pureBelow is the first floor that may read clocks and files, log, and
// start goroutines.
const pureBelow = 5

// impure lists the standard packages that pure floors do not import. record
// treats times as data and reads through io, so it may use time and compress.
var impure = []string{"context", "log", "log/slog", "net", "net/http", "os", "os/exec", "sync", "math/rand"}

type listed struct {
	ImportPath, Dir string
	Imports         []string
	Doc             string
	GoFiles         []string
}

func packages(t *testing.T) (all []listed) {
	t.Helper()
	out, err := exec.Command("go", "list", "-json=ImportPath,Dir,Imports,Doc,GoFiles", "./...").Output()
	if err != nil {
		t.Fatal(err)
	}
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p listed
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return all
		} else if err != nil {
			t.Fatal(err)
		}
		all = append(all, p)
	}
}

func TestFloors(t *testing.T) {
	all := packages(t)
	module := all[0].ImportPath // that of the root, which is listed first
	floor := map[string]int{}
	for i, f := range floors {
		for _, p := range f {
			floor[strings.TrimSuffix(module+"/"+p, "/.")] = i
		}
	}
	for _, p := range all {
		at, ok := floor[p.ImportPath]
		if !ok {
			t.Errorf("%s stands on no floor", p.ImportPath)
		}
		if p.Doc == "" && len(p.GoFiles) > 0 {
			t.Errorf("%s has no package comment", p.ImportPath)
		}
		for _, i := range p.Imports {
			if f, ours := floor[i]; ours && f >= at {
				t.Errorf("%s (floor %d) imports %s (floor %d)", p.ImportPath, at, i, f)
			}
			if at < pureBelow && slices.Contains(impure, i) {
				t.Errorf("%s is pure and imports %s", p.ImportPath, i)
			}
			if strings.Contains(i, "/internal/test/") && !strings.Contains(p.ImportPath, "/internal/test/") {
				t.Errorf("%s imports %s, which is for tests alone", p.ImportPath, i)
			}
		}
	}
}

// inBrowsers are packages that a browser can run, in a page of its own; with all below them.
var inBrowsers = []string{"./internal/table", "./internal/hall", "./internal/botplay", "./internal/pad", "./internal/api", "./internal/alone", "./internal/indexeddb"}

// ofServers matches the packages that only a server or a terminal needs: they make a
// page larger, and some do nothing there.
var ofServers = regexp.MustCompile(`^(net|net/.*|database/.*|crypto/(tls|x509)|text/template|html/.*|encoding/(gob|xml|asn1)|go/.*|plugin|testing|log/slog|os/(exec|signal)|github\.com/(spf13|prometheus|jackc)/.*|google\.golang\.org/.*|modernc\.org/.*)$`)

// TestInBrowsers: a browser can run tables, a lobby and reviews, and nothing of a
// server comes with them.
func TestInBrowsers(t *testing.T) {
	deps := func(packages ...string) []string {
		t.Helper()
		cmd := exec.Command("go", append([]string{"list", "-deps"}, packages...)...)
		cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
		out, err := cmd.Output()
		if err != nil {
			t.Fatal(err)
		}
		return strings.Fields(string(out))
	}
	if all := deps("./internal/httpd"); !slices.ContainsFunc(all, ofServers.MatchString) {
		t.Error("nothing of a server is found in the server itself")
	}
	for _, p := range deps(inBrowsers...) {
		if ofServers.MatchString(p) {
			t.Errorf("%s comes with %s", p, strings.Join(inBrowsers, ", "))
		}
	}
}

// TestSaidInBrowsers: what a browser runs names no phrase of the page, except those of
// levels: the engine is built without them.
func TestSaidInBrowsers(t *testing.T) {
	cmd := exec.Command("go", "list", "-deps", "./internal/engine")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	deps, seen := strings.Fields(string(out)), 0
	sources(t, func(path string, f *ast.File, fset *token.FileSet) {
		if !slices.Contains(deps, "ninetynine/"+filepath.ToSlash(filepath.Dir(path))) || strings.HasSuffix(path, "_test.go") {
			return
		}
		ast.Inspect(f, func(n ast.Node) bool {
			l, ok := n.(*ast.BasicLit)
			if !ok || l.Kind != token.STRING {
				return true
			}
			switch key := strings.Trim(l.Value, "`\""); {
			case strings.HasPrefix(key, "page.level."):
				seen++
			case strings.HasPrefix(key, "page."), strings.HasPrefix(key, "course."):
				t.Errorf("%v: the engine has no phrase %s", fset.Position(n.Pos()), l.Value)
			}
			return true
		})
	})
	if seen == 0 {
		t.Error("no phrase is found at all")
	}
}

// TestPureFloors looks for clocks and goroutines in the packages of pure floors.
func TestPureFloors(t *testing.T) {
	pure := map[string]bool{}
	for _, f := range floors[:pureBelow] {
		for _, p := range f {
			pure[p] = true
		}
	}
	seen := 0
	sources(t, func(path string, f *ast.File, fset *token.FileSet) {
		if !pure[filepath.ToSlash(filepath.Dir(path))] {
			return
		}
		seen++
		for _, n := range impurities(f) {
			t.Errorf("%v: %s", fset.Position(n.at.Pos()), n.what)
		}
	})
	if seen == 0 {
		t.Error("no file stands on a pure floor")
	}
}

// An impurity is a place that reads a clock or starts a goroutine.
type impurity struct {
	at   ast.Node
	what string
}

// clocks are the names in package time that read a clock or wait for one; the
// rest of it is data.
var clocks = []string{"Now", "Since", "Until", "Sleep", "After", "AfterFunc", "Tick", "NewTimer", "NewTicker", "Timer", "Ticker"}

func impurities(f *ast.File) (found []impurity) {
	note := func(n ast.Node, what string) { found = append(found, impurity{n, what}) }
	clock := "" // the name that the file has for package time
	for _, i := range f.Imports {
		switch {
		case i.Path.Value != `"time"`:
		case i.Name == nil:
			clock = "time"
		case i.Name.Name == ".":
			note(i, "imports all of time by its names")
		default:
			clock = i.Name.Name
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.GoStmt:
			note(n, "starts a goroutine")
		case *ast.SelectStmt:
			note(n, "waits for channels")
		case *ast.SelectorExpr:
			if x, ok := n.X.(*ast.Ident); ok && x.Name == clock && slices.Contains(clocks, n.Sel.Name) {
				note(n, "asks a clock: time."+n.Sel.Name)
			}
		}
		return true
	})
	return found
}

// TestImpuritiesAreFound checks that TestPureFloors finds planted faults.
func TestImpuritiesAreFound(t *testing.T) {
	for source, want := range map[string]int{
		`import "time"; type t struct{ at time.Time; for_ time.Duration }; var d = 3 * time.Second`:    0,
		`import "time"; func f() { _ = time.Unix(0, 0).Sub(time.UnixMilli(5)) }`:                       0,
		`type clock struct{}; func (clock) Now() int { return 0 }; var time clock; var n = time.Now()`: 0,
		`import "time"; func f() { _ = time.Now() }`:                                                   1,
		`import "time"; var now = time.Now`:                                                            1,
		`import stopwatch "time"; func f() { stopwatch.Sleep(stopwatch.Second) }`:                      1,
		`import "time"; func f(c chan int) { select { case <-c: case <-time.After(1): } }`:             2,
		`import "time"; var t *time.Timer`:                                                             1,
		`import . "time"; var now = Now()`:                                                             1,
		`func f() { go f() }`:                                                                          1,
		`func f() { func() { for { go func() {}() } }() }`:                                             1,
	} {
		f, err := parser.ParseFile(token.NewFileSet(), "planted.go", "package planted; "+source, 0)
		if err != nil {
			t.Fatal(err)
		}
		if got := impurities(f); len(got) != want {
			t.Errorf("%s: found %d, not %d: %v", source, len(got), want, got)
		}
	}
}

// sources parses every Go file of the module that is not a test.
func sources(t *testing.T, visit func(path string, f *ast.File, fset *token.FileSet)) {
	t.Helper()
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() && d.Name() == "testdata" {
			return filepath.SkipDir
		}
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, path, nil, 0)
		if err == nil {
			visit(path, f, fset)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestNobodyAsksWhichVariant looks for ids of variants in the code. Only the
// catalogue and the second implementation, for tests, may contain one; without
// a name to compare with, no other code can ask which variant it has.
func TestNobodyAsksWhichVariant(t *testing.T) {
	ids := map[string]bool{}
	for _, v := range rules.Catalogue() {
		ids[`"`+v.ID+`"`] = true
	}
	sources(t, func(path string, f *ast.File, fset *token.FileSet) {
		if path == "rules/catalogue.go" || strings.HasPrefix(path, "internal/test/plain/") {
			return
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && ids[lit.Value] && !exempt(path, lit.Value) {
				t.Errorf("%v names the variant %s", fset.Position(lit.Pos()), lit.Value)
			}
			return true
		})
	})
}

// exempt are ids that are also other words ("nines" is a trump; "dummy" and
// "declarer" are words of the table, "strict" one of IndexedDB), and the default of a
// command's flag.
func exempt(path, lit string) bool {
	return lit == `"nines"` || lit == `"dummy"` || lit == `"declarer"` ||
		lit == `"strict"` && strings.HasPrefix(path, "internal/indexeddb/") ||
		lit == `"standard"` && strings.HasPrefix(path, "cmd/")
}

// TestListed: ARCHITECTURE.md names every package, every module of the page and
// every file of the command, and none that does not exist.
func TestListed(t *testing.T) {
	text, err := os.ReadFile("ARCHITECTURE.md")
	if err != nil {
		t.Fatal(err)
	}
	there := map[string]bool{}
	for _, f := range floors {
		for _, p := range f {
			there[p] = p != "."
		}
	}
	for _, glob := range []string{"cmd/ninetynine/*.go", "internal/page/static/app/*.js"} {
		files, err := filepath.Glob(glob)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %v", glob, err)
		}
		for _, f := range files {
			there[filepath.Base(f)] = !strings.HasSuffix(f, "_test.go")
		}
	}
	listed := map[string]bool{}
	for _, line := range regexp.MustCompile("(?m)^(\\| (\\d+ \\| )?`[^`]+` \\||In `cmd/ninetynine`, one file).*$").FindAllString(string(text), -1) {
		for _, m := range regexp.MustCompile("`([\\w/]+(\\.go|\\.js)?)`").FindAllStringSubmatch(line, -1) {
			listed[m[1]] = true
			if strings.HasPrefix(line, "|") {
				break // what follows is said of it
			}
		}
	}
	for name, is := range there {
		if is && !listed[name] {
			t.Errorf("%s is not listed", name)
		}
	}
	for name := range listed {
		if strings.ContainsAny(name, "./") && !there[name] {
			t.Errorf("%s is listed, and is not there", name)
		}
	}
}

// TestNoInit: nothing runs before main except the filling of constant tables.
func TestNoInit(t *testing.T) {
	sources(t, func(path string, f *ast.File, fset *token.FileSet) {
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv == nil && fn.Name.Name == "init" {
				t.Errorf("%v: func init", fset.Position(fn.Pos()))
			}
		}
	})
}

// TestFunctionsFitAScreen: no function has more than 70 lines.
func TestFunctionsFitAScreen(t *testing.T) {
	sources(t, func(path string, f *ast.File, fset *token.FileSet) {
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok {
				if n := fset.Position(fn.End()).Line - fset.Position(fn.Pos()).Line + 1; n > 70 {
					t.Errorf("%v: %s has %d lines", fset.Position(fn.Pos()), fn.Name.Name, n)
				}
			}
		}
	})
}
