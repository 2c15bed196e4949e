package main

import (
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
)

// TestAnotherLanguage adds a catalogue in a new language, and changes nothing else: the catalogues' tests
// pass, and the generated files, the page's list of languages, the API, the page's catalogues and the
// program's help include it.
func TestAnotherLanguage(t *testing.T) {
	gate.Only(t, "builds the program")
	const tag, name = "eo", "pseudo"
	root := must.Get(filepath.Abs("../../.."))(t)
	folder := t.TempDir()
	write := func(name string, text []byte) string {
		t.Helper()
		name = filepath.Join(folder, name)
		must.Do(t, os.WriteFile(name, text, 0o644))
		return name
	}
	english := phrase.Catalogue("en")
	pseudo := write(tag+".json", bytes.Replace(english, []byte(`"language": "English"`), []byte(`"language": "`+name+`"`), 1))
	overlay := must.Get(json.Marshal(map[string]any{"Replace": map[string]string{filepath.Join(root, "internal", "base", "phrase", tag+".json"): pseudo}}))(t)
	list := write("overlay.json", overlay)
	run := func(in, verb string, args ...string) string {
		t.Helper()
		cmd := exec.Command("go", append([]string{verb, "-overlay", list}, args...)...)
		cmd.Dir = filepath.Join(root, in)
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("go %s %s: %v\n%s", verb, strings.Join(args, " "), err, out)
		}
		return string(out)
	}
	run(".", "test", "./internal/base/phrase")
	run("internal/wire", "run", "./generate", folder)
	joined := filepath.Join(folder, "joined")
	must.Do(t, os.CopyFS(joined, os.DirFS(filepath.Join(root, "internal", "doors", "page", "joined"))))
	run("internal/doors/page", "run", "./split", joined)
	for file, want := range map[string]string{
		"internal/doors/page/static/app/base/lists.js": tag + `: "` + name + `"`, "internal/doors/httpd/openapi.json": `"` + tag + `"`,
		"joined/lang/" + tag + ".more.json": "{",
	} {
		if text, err := os.ReadFile(filepath.Join(folder, file)); err != nil || !strings.Contains(string(text), want) {
			t.Errorf("%s does not know %s (%v)", file, want, err)
		}
	}
	if help := run(".", "run", "./cmd/ninetynine", "play", "--help"); !strings.Contains(help, tag) {
		t.Errorf("play --help does not know %s:\n%s", tag, help)
	}
}
