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

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/test/must"
	"ninetynine/rules"
)

// floors are the folders from the ground up. A package imports packages of its own folder
// (Go allows no circle among them) and of lower floors. Folders in one line share a floor.
var floors = [][]string{
	{"cards"}, {"rules"}, {"match"}, {"record"}, {"advice"},
	{"internal/base"}, {"internal/think"}, {"player"}, {"nets"}, {"internal/paper"}, {"env"},
	{"internal/store"}, {"internal/table"}, {"internal/club"},
	{"internal/learn"}, {"analysis"}, {"internal/wire"},
	{"internal/doors", "internal/lab"},
	{"internal/test"}, {"cmd"},
}

// pure are the folders and packages that read no clock and no file, log nothing, and start no
// goroutine; besides are the exceptions within them.
var (
	pure    = []string{"cards", "rules", "match", "record", "advice", "internal/base", "internal/think", "internal/paper", "internal/store/journal", "internal/table", "internal/club/evening/seating", "internal/club/event", "internal/learn/course", "internal/learn/ledger", "internal/learn/hand", "internal/learn/problem", "internal/learn/rating"}
	besides = []string{"internal/base/file", "internal/base/quota", "internal/base/license/generate", "internal/think/bot", "internal/think/netless", "internal/think/trained", "internal/think/nn/vectors", "internal/table/hall", "internal/table/lobby", "internal/table/botplay"}
)

func within(path string, folders []string) bool {
	return slices.ContainsFunc(folders, func(f string) bool { return path == f || strings.HasPrefix(path, f+"/") })
}

func isPure(path string) bool { return within(path, pure) && !within(path, besides) }

// impure lists the standard packages that pure packages do not import. record
// treats times as data and reads through io, so it may use time and compress.
var impure = []string{"log", "log/slog", "net", "net/http", "os", "os/exec", "sync", "math/rand"}

type listed struct {
	ImportPath, Dir string
	Imports         []string
	Doc             string
	GoFiles         []string
}

func packages(t *testing.T) (all []listed) {
	t.Helper()
	out := must.Get(exec.Command("go", "list", "-json=ImportPath,Dir,Imports,Doc,GoFiles", "./...").Output())(t)
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
	module := all[0].ImportPath // of the root, which is listed first
	floorOf := func(path string) int {
		return slices.IndexFunc(floors, func(folders []string) bool { return within(path, folders) })
	}
	for _, p := range all[1:] {
		path := strings.TrimPrefix(p.ImportPath, module+"/")
		at := floorOf(path)
		if at < 0 {
			t.Errorf("%s lies in no folder of a floor", path)
		}
		if p.Doc == "" && len(p.GoFiles) > 0 {
			t.Errorf("%s has no package comment", path)
		}
		for _, i := range p.Imports {
			i, ours := strings.CutPrefix(i, module+"/")
			if ours && (floorOf(i) > at || floorOf(i) == at && !strings.HasPrefix(i, folderOf(path))) {
				t.Errorf("%s imports %s, which is not below it", path, i)
			}
			if isPure(path) && slices.Contains(impure, i) {
				t.Errorf("%s is pure and imports %s", path, i)
			}
			if strings.HasPrefix(i, "internal/test/") && !strings.HasPrefix(path, "internal/test/") {
				t.Errorf("%s imports %s, which is for tests alone", path, i)
			}
		}
	}
}

var pageFloors = []string{"base", "transport", "parts", "table", "study", "learn", "pad", "event", "shell"}

// TestPageFloors: a module of the page imports modules of its own folder and of those below, and no
// modules import each other in a circle. Types count. The modules beside the folders are loaded by
// a document, so they stand above all.
func TestPageFloors(t *testing.T) {
	const root = "internal/doors/page/static/app"
	named := regexp.MustCompile(`(?:from |import\(|import )"(\.[^"]+)"`)
	imports := map[string][]string{}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := os.ReadFile(path)
		for _, m := range named.FindAllSubmatch(text, -1) {
			imports[path] = append(imports[path], filepath.Join(filepath.Dir(path), string(m[1])))
		}
		return err
	})
	if err != nil || len(imports) == 0 {
		t.Fatal("no modules: ", err)
	}
	floorOf := func(path string) int {
		if filepath.Dir(path) == root {
			return len(pageFloors)
		}
		return slices.Index(pageFloors, filepath.Base(filepath.Dir(path)))
	}
	var visit func(path string, above []string)
	whole := map[string]bool{}
	visit = func(path string, above []string) {
		if slices.Contains(above, path) {
			t.Errorf("modules import each other: %v", append(above, path))
		} else if !whole[path] {
			for _, below := range imports[path] {
				visit(below, append(above, path))
			}
			whole[path] = true
		}
	}
	for path, all := range imports {
		visit(path, nil)
		if floorOf(path) < 0 {
			t.Errorf("%s lies in no folder of a floor", path)
		}
		for _, i := range all {
			if strings.HasPrefix(i, root) && floorOf(i) > floorOf(path) {
				t.Errorf("%s imports %s, which is not below it", path, i)
			}
		}
	}
}

func folderOf(path string) string {
	if rest, ok := strings.CutPrefix(path, "internal/"); ok {
		wing, _, _ := strings.Cut(rest, "/")
		return "internal/" + wing
	}
	top, _, _ := strings.Cut(path, "/")
	return top
}

// inBrowsers are packages that a browser can run, with all packages below them.
var inBrowsers = []string{"./internal/table", "./internal/table/hall", "./internal/table/botplay", "./internal/paper/pad", "./internal/wire/api", "./internal/doors/localhall", "./internal/store/indexeddb"}

// ofServers matches the packages that only a server or a terminal needs: they make a page larger,
// and some do nothing there.
var ofServers = regexp.MustCompile(`^(net|net/.*|database/.*|crypto/(tls|x509)|text/template|html/.*|encoding/(gob|xml|asn1)|go/.*|plugin|testing|log/slog|os/(exec|signal)|github\.com/(spf13|prometheus|jackc)/.*|google\.golang\.org/.*|modernc\.org/.*)$`)

// TestInBrowsers: a browser can run tables, a lobby and reviews, without the packages of a server.
func TestInBrowsers(t *testing.T) {
	deps := func(packages ...string) []string {
		t.Helper()
		cmd := exec.Command("go", append([]string{"list", "-deps"}, packages...)...)
		cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
		out := must.Get(cmd.Output())(t)
		return strings.Fields(string(out))
	}
	if all := deps("./internal/doors/httpd"); !slices.ContainsFunc(all, ofServers.MatchString) {
		t.Error("nothing of a server is found in the server itself")
	}
	for _, p := range deps(inBrowsers...) {
		if ofServers.MatchString(p) {
			t.Errorf("%s comes with %s", p, strings.Join(inBrowsers, ", "))
		}
	}
}

// TestSaidInBrowsers: code for browsers names no phrase that belongs to the page alone, since the
// engine is built without those.
func TestSaidInBrowsers(t *testing.T) {
	cmd := exec.Command("go", "list", "-deps", "./internal/doors/engine")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out := must.Get(cmd.Output())(t)
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
			case key == "page." || key == "course.": // a prefix, which tells kinds of phrases apart
			case phrase.OfPage(key):
				t.Errorf("%v: the engine has no phrase %s", fset.Position(n.Pos()), l.Value)
			case strings.HasPrefix(key, "page."):
				seen++
			}
			return true
		})
	})
	if seen == 0 {
		t.Error("no phrase is found at all")
	}
}

// TestPureFloors looks for clocks and goroutines in pure packages.
func TestPureFloors(t *testing.T) {
	seen := 0
	sources(t, func(path string, f *ast.File, fset *token.FileSet) {
		if !isPure(filepath.ToSlash(filepath.Dir(path))) {
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

// clocks are the names in package time that read a clock or wait for one; the rest of the package
// is data.
var clocks = []string{"Now", "Since", "Until", "Sleep", "After", "AfterFunc", "Tick", "NewTimer", "NewTicker", "Timer", "Ticker"}

func impurities(f *ast.File) (found []impurity) {
	note := func(n ast.Node, what string) { found = append(found, impurity{n, what}) }
	clock := "" // the file's name for package time
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
		f := must.Get(parser.ParseFile(token.NewFileSet(), "planted.go", "package planted; "+source, 0))(t)
		if got := impurities(f); len(got) != want {
			t.Errorf("%s: found %d, not %d: %v", source, len(got), want, got)
		}
	}
}

// sources parses every Go file of the module that is not a test.
func sources(t *testing.T, visit func(path string, f *ast.File, fset *token.FileSet)) {
	t.Helper()
	must.Do(t, filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
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
	}))
}

// TestNobodyAsksWhichVariant looks for ids of variants in the code. Only the catalogue and the
// second implementation, for tests, may contain one; without a name to compare with, no other code
// can ask which variant it has.
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

// exempt are ids that are also other words ("nines" is a trump; "dummy" and "declarer" are words of
// the table, "strict" one of IndexedDB), the ids of lessons, and the default of a command's flag.
func exempt(path, lit string) bool {
	return strings.HasPrefix(path, "internal/learn/course/") || lit == `"nines"` || lit == `"dummy"` || lit == `"declarer"` ||
		lit == `"strict"` && strings.HasPrefix(path, "internal/store/indexeddb/") ||
		lit == `"standard"` && strings.HasPrefix(path, "cmd/")
}

// TestFirstLines: each module of the page begins with its purpose, so that no list of files is
// needed elsewhere.
func TestFirstLines(t *testing.T) {
	for root, begins := range map[string]*regexp.Regexp{
		"internal/doors/page/static/app": regexp.MustCompile(`^(// @ts-check\n)?(//|/\*\*) [A-Z]`),
	} {
		must.Do(t, filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || strings.HasSuffix(path, "_test.go") {
				return err
			}
			text, err := os.ReadFile(path)
			if !begins.Match(text) {
				t.Errorf("%s does not begin by saying what it does", path)
			}
			return err
		}))
	}
}

// TestMap: ARCHITECTURE.md stays a map of 12 KB, and the files and folders that it and the
// decisions name exist.
func TestMap(t *testing.T) {
	out, err := exec.Command("git", "ls-files").Output()
	if err != nil {
		t.Skip("not in a clone")
	}
	var files strings.Builder // every file and, with a slash behind it, every folder of it
	for path := range strings.Lines(string(out)) {
		files.WriteString("/" + path)
	}
	named := regexp.MustCompile("`((?:[a-z0-9_]+/)+[a-z0-9_.]+|[a-z_]+\\.(?:go|js|sh))`")
	pages := must.Get(filepath.Glob("docs/decisions/*.md"))(t)
	for _, page := range append(pages, "ARCHITECTURE.md") {
		text := must.Get(os.ReadFile(page))(t)
		if page == "ARCHITECTURE.md" && len(text) > 12<<10 {
			t.Errorf("%s has %d bytes, and a map has 12 KB", page, len(text))
		}
		found := named.FindAllSubmatch(text, -1)
		if page == "ARCHITECTURE.md" && len(found) == 0 {
			t.Errorf("%s names no file", page)
		}
		for _, m := range found {
			if p := "/" + string(m[1]); !strings.Contains(files.String(), p+"/") && !strings.Contains(files.String(), p+"\n") {
				t.Errorf("%s names %s, which does not exist", page, m[1])
			}
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
