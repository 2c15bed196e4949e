package page

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"path"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"ninetynine/internal/test/must"
)

// built is a folder with an engine; of the page's files, it has the compressed icon.
func built(t *testing.T) fstest.MapFS {
	t.Helper()
	icon := must.Get(files.ReadFile("static/icon.svg"))(t)
	return fstest.MapFS{
		"engine.wasm.br": {Data: compressed(t, bytes.Repeat([]byte("program "), 100))}, "wasm_exec.js": {Data: []byte("start")},
		"said/levels.json.br": {Data: compressed(t, []byte("{}"))}, "about.txt": {Data: []byte("about")},
		PackedName(icon): {Data: compressed(t, icon)},
	}
}

// TestSite: a site has relative names only, and its document names existing files, and a policy. Without
// the engine no file is written.
func TestSite(t *testing.T) {
	all, last := map[string]string{}, ""
	put := func(name string, content []byte) error {
		all[name], last = string(content), name
		return nil
	}
	if err := Site(fstest.MapFS{}, put); !errors.Is(err, ErrNoEngine) || len(all) > 0 {
		t.Errorf("without the engine: %v, %d files", err, len(all))
	}
	must.Do(t, Site(built(t), put))
	for name := range all {
		if path.IsAbs(name) || path.Clean(name) != name || strings.HasPrefix(name, "..") {
			t.Errorf("a file is called %s", name)
		}
	}
	document := all["index.html"]
	if !strings.Contains(document, `<body data-hall="here" `) {
		t.Errorf("where the hall is, is not said by %s", document)
	}
	if base := regexp.MustCompile(`data-base="([^"]*)"`).FindStringSubmatch(document); base == nil || all[base[1]+"said/levels.json"] != "{}" {
		t.Errorf("what the page can say at once is not in %q", base)
	}
	forms := 0
	for name, text := range all {
		if plain, is := strings.CutSuffix(name, ".br"); is {
			forms++
			if string(unpack([]byte(text))) != all[plain] {
				t.Errorf("%s is not %s compressed", name, plain)
			}
		}
		if path.Base(name) == "engine.js" && (!strings.HasPrefix(text, "start\n") || !strings.Contains(text, "new Go()") || strings.Contains(text, "importScripts(")) {
			t.Errorf("%s is %.100s: it needs another file", name, text)
		}
	}
	if forms != 3 {
		t.Errorf("%d files lie there compressed, not the engine, the levels and the icon", forms)
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

// TestEngine: a server's page has the engine if the program was built with one, says so, and lets only the
// worker that runs it compile programs. The engine is sent as compressed by its build. The documents name
// no file of it.
func TestEngine(t *testing.T) {
	h := must.Get(New(built(t)))(t)
	without := newHandler(t)
	if h.base == without.base {
		t.Error("the editions with and without an engine have the same name")
	}
	for _, at := range []string{"/", "/rules"} {
		if has := string(body(t, ask(h, "GET", at))); !strings.Contains(has, `<body data-hall="either" `) || regexp.MustCompile(`"[^"]*(engine|net|said)/`).MatchString(has) {
			t.Errorf("the document at %s is %s", at, has)
		}
		if has := string(body(t, ask(without, "GET", at))); strings.Contains(has, "data-hall") {
			t.Errorf("without an engine the document at %s is %s", at, has)
		}
	}
	program := strings.Repeat("program ", 100)
	for name, want := range map[string]string{"engine/engine.wasm": program, "icon.svg": string(h.assets["icon.svg"].plain())} {
		for accepted, coding := range map[string]string{"gzip, br": "br", "gzip": "gzip", "": ""} {
			r := ask(h, "GET", h.base+name, "Accept-Encoding", accepted)
			text := body(t, r)
			switch coding {
			case "br":
				text = unpack(text)
			case "gzip":
				z := must.Get(gzip.NewReader(bytes.NewReader(text)))(t, name)
				text, _ = io.ReadAll(z)
			}
			if string(text) != want || r.Header.Get("Content-Encoding") != coding || r.Header.Get("Vary") != "Accept-Encoding" || r.Header.Get("Content-Type") != h.assets[name].media {
				t.Errorf("to browsers that accept %q, %s is sent as %v", accepted, name, r.Header)
			}
		}
	}
	for name := range h.assets {
		got := ask(h, "HEAD", h.base+name).Header.Get("Content-Security-Policy")
		if lax := strings.Contains(got, "'wasm-unsafe-eval'"); lax != (name == "worker/engine.js") || !strings.HasPrefix(got, "default-src 'none'; ") {
			t.Errorf("%s may do what %q allows", name, got)
		}
	}
	for _, name := range []string{"said/levels.json", "engine/engine.wasm", "net/three.net"} {
		if h.assets[name] == nil {
			t.Errorf("there is no %s", name)
		}
		if r := ask(without, "GET", without.base+name); r.StatusCode != http.StatusNotFound {
			t.Errorf("without an engine %s is answered with %s", name, r.Status)
		}
	}
	var list map[string]string
	must.Do(t, json.Unmarshal(body(t, ask(h, "GET", h.base+"files.json")), &list))
	if sum := sha256.Sum256([]byte(program)); list["engine/engine.wasm"] != hex.EncodeToString(sum[:]) {
		t.Errorf("the list has %q for the engine", list["engine/engine.wasm"])
	}
}
