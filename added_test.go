package ninetynine

import (
	"encoding/json"
	"flag"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ninetynine/internal/test/must"
)

var added = flag.Bool("added", false, "add a level and a language to a copy of the program, and test it; some minutes")

// TestAdded: a copy of the program with one more level, in the middle, and one more language passes the tests of
// whatever knows levels or speaks, with nothing written but what ARCHITECTURE.md names. So settings, logs,
// ratings and statistics of the other levels stay what they were, and all sentences come from the catalogue.
func TestAdded(t *testing.T) {
	if !*added {
		t.Skip("takes minutes: -added")
	}
	c := copied(t)
	c.replace("internal/think/search/effort.go", `{"club", true, club}`, `{"solid", true, club}, {"club", true, club}`)
	c.replace("internal/learn/rating/anchors.go", `"club": 1500`, `"solid": 1485, "club": 1500`)
	c.replace("docs/bots.md", "# Players that are programs\n", "# Players that are programs\n\n`solid` bids what it holds.\n")
	c.replace("internal/think/bot/edition_test.go", `"club 5":`, `"solid 5": 0x1e5f2c22fda19582, "club 5":`)
	catalogues := must.Get(filepath.Glob(filepath.Join(c.dir, "internal/base/phrase/*.json")))(t)
	for _, name := range catalogues {
		messages := map[string]string{}
		must.Do(t, json.Unmarshal(must.Get(os.ReadFile(name))(t), &messages))
		messages["page.level.solid"], messages["page.level.about.solid"] = "Solid", "bids what it holds"
		c.write(name, messages)
		if filepath.Base(name) == "en.json" {
			for key, text := range maps.All(messages) {
				messages[key] = otherLetters(text)
			}
			messages["language"] = "ñederlañds"
			c.write(filepath.Join(filepath.Dir(name), "nl.json"), messages)
		}
	}
	c.run("gofmt", "-w", "internal/think/search/effort.go")
	c.run("go", "generate", "./internal/wire", "./internal/doors/page")
	c.run("go", "test", "./internal/base/...", "./internal/think/search", "./internal/think/bot", "./internal/learn/...", "./internal/paper/...",
		"./internal/table/...", "./internal/wire/...", "./internal/doors/httpd", "./internal/doors/localhall", "./internal/doors/page/...",
		"./internal/doors/room", "./internal/doors/tui", "-skip", unlike)
}

// unlike are tests of sheets and sizes that are of these three languages and of these levels.
const unlike = "^(TestCatalogues|TestWaitingRoom|TestSheets)$"

// A program is a copy of this one.
type program struct {
	t   *testing.T
	dir string
}

func copied(t *testing.T) program {
	c := program{t, t.TempDir()}
	for _, name := range strings.Fields(string(must.Get(exec.Command("git", "ls-files").Output())(t))) {
		to := filepath.Join(c.dir, name)
		must.Do(t, os.MkdirAll(filepath.Dir(to), 0o755))
		must.Do(t, os.WriteFile(to, must.Get(os.ReadFile(name))(t), 0o644))
	}
	const modules = "internal/doors/page/node_modules" // npm ci has made it
	must.Do(t, os.Symlink(must.Get(filepath.Abs(modules))(t), filepath.Join(c.dir, modules)))
	return c
}

func (c program) replace(name, old, with string) {
	c.t.Helper()
	name = filepath.Join(c.dir, name)
	text := string(must.Get(os.ReadFile(name))(c.t))
	if !strings.Contains(text, old) {
		c.t.Fatalf("%s has no %s", name, old)
	}
	must.Do(c.t, os.WriteFile(name, []byte(strings.ReplaceAll(text, old, with)), 0o644))
}

// write writes a catalogue, in the order of its keys.
func (c program) write(name string, messages map[string]string) {
	c.t.Helper()
	text := must.Get(json.MarshalIndent(messages, "", " "))(c.t)
	must.Do(c.t, os.WriteFile(name, append(text, '\n'), 0o644))
}

func (c program) run(name string, args ...string) {
	c.t.Helper()
	cmd := exec.CommandContext(c.t.Context(), name, args...)
	cmd.Dir = c.dir
	out, err := cmd.CombinedOutput()
	passed := func(line string) bool { return strings.HasPrefix(line, "ok ") || strings.HasPrefix(line, "?") }
	if err != nil {
		lines := slices.DeleteFunc(strings.Split(string(out), "\n"), passed)
		c.t.Errorf("%v: %v\n%s", cmd.Args, err, strings.Join(lines, "\n"))
	}
}

// otherLetters writes a message with marks on its vowels. What stands in braces is the name of an argument; in
// braces within these there is text again.
func otherLetters(message string) string {
	marks := strings.NewReplacer("a", "á", "e", "ê", "i", "ï", "o", "ó", "u", "ú", "A", "Á", "E", "Ê", "I", "Ï", "O", "Ó", "U", "Ú")
	var b strings.Builder
	depth := 0
	for _, r := range message {
		switch r {
		case '{':
			depth++
		case '}':
			depth--
		}
		if depth%2 == 0 {
			b.WriteString(marks.Replace(string(r)))
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}
