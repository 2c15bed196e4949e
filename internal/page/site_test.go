package page

import (
	"errors"
	"path"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"
)

// TestSite: a site consists of relative names alone, and its document names files that are
// there, and a policy. Without the engine nothing is written.
func TestSite(t *testing.T) {
	all, last := map[string]string{}, ""
	put := func(name string, content []byte) error {
		all[name], last = string(content), name
		return nil
	}
	if err := Site(fstest.MapFS{}, nil, put); !errors.Is(err, ErrNoEngine) || len(all) > 0 {
		t.Errorf("without the engine: %v, %d files", err, len(all))
	}
	built := fstest.MapFS{"engine.wasm": {Data: []byte("program")}, "wasm_exec.js": {Data: []byte("start")}}
	if err := Site(built, map[string][]byte{"levels.json": []byte("{}")}, put); err != nil {
		t.Fatal(err)
	}
	for name := range all {
		if path.IsAbs(name) || path.Clean(name) != name || strings.HasPrefix(name, "..") {
			t.Errorf("a file is called %s", name)
		}
	}
	document := all["index.html"]
	if base := regexp.MustCompile(`data-base="([^"]*)"`).FindStringSubmatch(document); base == nil || all[base[1]+"said/levels.json"] != "{}" {
		t.Errorf("what the page can say at once is not in %q", base)
	}
	for name, text := range all {
		if path.Base(name) == "engine.js" && (!strings.HasPrefix(text, "start\n") || !strings.Contains(text, "new Go()") || strings.Contains(text, "importScripts(")) {
			t.Errorf("%s is %.100s: it needs another file", name, text)
		}
	}
	if last != "offline.js" || !strings.Contains(document, `http-equiv="Content-Security-Policy" content="default-src 'none'`) {
		t.Errorf("%s comes last; the document is %s", last, document)
	}
	for _, m := range regexp.MustCompile(`(?:href|src|data-base)="([^"]*)"`).FindAllStringSubmatch(document, -1) {
		if at := m[1]; path.IsAbs(at) || all[at] == "" && !strings.HasSuffix(at, "/") {
			t.Errorf("the document names %s", at)
		}
	}
}
