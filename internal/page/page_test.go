package page

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"ninetynine/internal/phrase"
)

func newHandler(t *testing.T) (*Handler, *edition) {
	t.Helper()
	h := New()
	e, err := h.edition()
	if err != nil {
		t.Fatal(err)
	}
	return h, e
}

// ask asks for a path, with headers as pairs.
func ask(h http.Handler, method, path string, heads ...string) *http.Response {
	r := httptest.NewRequest(method, path, nil)
	for i := 0; i < len(heads); i += 2 {
		r.Header.Set(heads[i], heads[i+1])
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	return w.Result()
}

func body(t *testing.T, r *http.Response) []byte {
	t.Helper()
	b, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestDocument: the document is what stands at every path of people, is asked
// for anew each time, and is under the policy.
func TestDocument(t *testing.T) {
	h, e := newHandler(t)
	for _, path := range []string{"/", "/t/abc", "/rules/standard", "/app/main.js", "/index.html", "/statics"} {
		r := ask(h, "GET", path)
		for head, want := range map[string]string{
			"Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache", "Content-Security-Policy": policy,
		} {
			if got := r.Header.Get(head); got != want {
				t.Errorf("%s: %s is %q, not %q", path, head, got, want)
			}
		}
		document := e.others
		if path == "/" {
			document = e.lobby
		}
		if r.StatusCode != http.StatusOK || !bytes.Equal(body(t, r), document.plain) {
			t.Errorf("%s: %s, and not the document", path, r.Status)
		}
	}
}

// TestPolicy: the document needs nothing that the policy forbids, and the
// policy allows nothing that the document does not need.
func TestPolicy(t *testing.T) {
	if !strings.HasPrefix(policy, "default-src 'none'; ") || strings.Contains(policy, "unsafe") || strings.Contains(policy, "*") {
		t.Errorf("the policy is lax: %s", policy)
	}
	for _, part := range []string{"base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", "script-src 'self';", "style-src 'self';"} {
		if !strings.Contains(policy, part) {
			t.Errorf("the policy lacks %s", part)
		}
	}
	h, _ := newHandler(t)
	document := string(body(t, ask(h, "GET", "/")))
	for _, bad := range []string{`<style`, `\sstyle=`, `\son[a-z]+=`, `javascript:`, `https?://`, `<script[^>]*>[^<]`} {
		if found := regexp.MustCompile(bad).FindString(document); found != "" {
			t.Errorf("the document has %q", found)
		}
	}
}

// TestDocumentNames: whatever the documents name is there; the lobby's names no
// more than it needs, and the others' all modules, so that a browser asks for
// them at once.
func TestDocumentNames(t *testing.T) {
	h, e := newHandler(t)
	for at, modules := range map[string]int{"/": 2, "/rules": 3} {
		document := string(body(t, ask(h, "GET", at)))
		named := regexp.MustCompile(`(?:href|src)="(/[^"]*)"`).FindAllStringSubmatch(document, -1)
		for _, m := range named {
			if r := ask(h, "GET", m[1]); r.StatusCode != http.StatusOK || strings.HasPrefix(r.Header.Get("Content-Type"), "text/html") {
				t.Errorf("%s is named, and is %s, %s", m[1], r.Status, r.Header.Get("Content-Type"))
			}
		}
		if n := strings.Count(document, `<link rel="modulepreload"`); n != modules {
			t.Errorf("%s names %d modules, not %d", at, n, modules)
		}
		if strings.Contains(document, e.base+"style/more.css") == (at == "/") {
			t.Errorf("%s: style of other screens", at)
		}
	}
}

// TestJoined: nothing of the sources is left out or sent twice.
func TestJoined(t *testing.T) {
	_, e := newHandler(t)
	modules := 0
	for name := range e.assets {
		switch path.Ext(name) {
		case ".js":
			modules++
		case ".css":
			if name != "style/first.css" && name != "style/more.css" {
				t.Errorf("%s is sent besides", name)
			}
		}
	}
	if modules != 3 {
		t.Errorf("there are %d modules", modules)
	}
	whole := string(e.assets["app/main.js"].plain)
	for name, a := range e.assets {
		if strings.HasPrefix(name, "app/") {
			whole += string(a.plain)
		}
	}
	entries, err := files.ReadDir("static/app")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range entries { // the maps name the sources, but those that only hand on or have nothing but types
		if f.Name() != "types.js" && f.Name() != "screens.js" && !strings.Contains(whole, `"page:app/`+f.Name()+`"`) {
			t.Errorf("%s is in none of the modules", f.Name())
		}
	}
}

// TestJoinErrors: what is wrong with the sources is said with its place.
func TestJoinErrors(t *testing.T) {
	folder := fstest.MapFS{"style/first.css": {}, "style/more.css": {}}
	for text, want := range map[string]string{`import "./none.js"`: "app/none.js", `let x = ;`: "main.js:1:8"} {
		folder["app/main.js"] = &fstest.MapFile{Data: []byte(text)}
		if _, err := join(folder); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// TestAssets: every file is sent with its media type, for ever, whole or
// packed as the browser wishes.
func TestAssets(t *testing.T) {
	h, e := newHandler(t)
	for name, a := range e.assets {
		at := e.base + name
		plain := ask(h, "GET", at)
		if plain.StatusCode != http.StatusOK || plain.Header.Get("Cache-Control") != "public, max-age=31536000, immutable" {
			t.Errorf("%s: %s, %s", name, plain.Status, plain.Header.Get("Cache-Control"))
		}
		if plain.Header.Get("Content-Type") == "" || plain.Header.Get("Content-Encoding") != "" {
			t.Errorf("%s is %q, %q", name, plain.Header.Get("Content-Type"), plain.Header.Get("Content-Encoding"))
		}
		whole := body(t, plain)
		if !bytes.Equal(whole, a.plain) {
			t.Errorf("%s: %d bytes are sent, not %d", name, len(whole), len(a.plain))
		}
		packed := ask(h, "GET", at, "Accept-Encoding", "br, gzip;q=0.8")
		if packed.Header.Get("Content-Encoding") == "" {
			if a.packed() != nil {
				t.Errorf("%s is not packed", name)
			}
			continue
		}
		if packed.Header.Get("Vary") != "Accept-Encoding" || plain.Header.Get("Vary") != "Accept-Encoding" {
			t.Errorf("%s: caches are not told that it varies", name)
		}
		z, err := gzip.NewReader(packed.Body)
		if err != nil {
			t.Fatal(err)
		}
		if text, err := io.ReadAll(z); err != nil || !bytes.Equal(text, whole) {
			t.Errorf("%s is another when unpacked: %v", name, err)
		}
	}
	for _, tag := range phrase.Languages() {
		if e.assets["lang/"+tag+".json"] == nil {
			t.Errorf("there is no catalogue of %s", tag)
		}
	}
}

// TestPackedInThemselves: what is packed in itself is sent as it is to everybody,
// so that caches keep it once.
func TestPackedInThemselves(t *testing.T) {
	n := 0
	h, e := newHandler(t)
	for name := range e.assets {
		if ext := path.Ext(name); ext != ".png" && ext != ".woff2" {
			continue
		}
		n++
		if r := ask(h, "GET", e.base+name, "Accept-Encoding", "gzip"); r.Header.Get("Content-Encoding") != "" || r.Header.Get("Vary") != "" {
			t.Errorf("%s is packed once more", name)
		}
	}
	if n == 0 {
		t.Error("there is nothing of the kind")
	}
}

// TestEncodings: what a browser does not want it does not get.
func TestEncodings(t *testing.T) {
	h, _ := newHandler(t)
	for accept, want := range map[string]string{
		"gzip": "gzip", "deflate, gzip, br": "gzip", " gzip ; q=0.5": "gzip", "": "", "br": "", "gzip;q=0": "", "gzip; q=0": "", "gzipped": "",
	} {
		if got := ask(h, "GET", "/", "Accept-Encoding", accept).Header.Get("Content-Encoding"); got != want {
			t.Errorf("to who accepts %q it is sent as %q, not %q", accept, got, want)
		}
	}
}

// TestHead: a HEAD is answered as a GET, without the body; nothing else is.
func TestHead(t *testing.T) {
	h, e := newHandler(t)
	for _, at := range []string{"/", e.base + "app/main.js"} {
		get, head := ask(h, "GET", at), ask(h, "HEAD", at)
		if len(body(t, head)) != 0 {
			t.Errorf("%s: a HEAD has a body", at)
		}
		for name := range get.Header {
			if g, h := get.Header.Get(name), head.Header.Get(name); g != h {
				t.Errorf("%s: %s is %q by GET and %q by HEAD", at, name, g, h)
			}
		}
	}
	for _, method := range []string{"POST", "PUT", "DELETE", "OPTIONS"} {
		if r := ask(h, method, "/"); r.StatusCode != http.StatusMethodNotAllowed || r.Header.Get("Allow") != "GET, HEAD" {
			t.Errorf("%s is answered with %s", method, r.Status)
		}
	}
}

// TestUnknownFiles: a file of another version is not found, and is not kept in
// mind as missing.
func TestUnknownFiles(t *testing.T) {
	h, e := newHandler(t)
	for _, at := range []string{"/static/0123456789abcdef/app/main.js", e.base + "app/none.js", e.base + "app/home.js", e.base + "style/home.css", e.base, "/static/", e.base + "../page.go", e.base + "index.html"} {
		r := ask(h, "GET", at)
		if r.StatusCode != http.StatusNotFound || strings.Contains(r.Header.Get("Cache-Control"), "immutable") {
			t.Errorf("%s: %s, %s", at, r.Status, r.Header.Get("Cache-Control"))
		}
	}
}

// TestMedia: no file lies about that would never be sent, licences and what
// only the type checker reads apart.
func TestMedia(t *testing.T) {
	err := fs.WalkDir(files, "static", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Base(name) == "LICENSE" || strings.HasSuffix(name, ".d.ts") {
			return err
		}
		if types[path.Ext(name)].name == "" {
			t.Errorf("%s has no media type", name)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// most is how many bytes a first visit may take, headers apart.
const most = 150_000

// TestFirstLoad adds up what a browser gets before it shows anything: all that
// the document names, one catalogue, and the cards.
func TestFirstLoad(t *testing.T) {
	_, e := newHandler(t)
	size := func(a *asset) int {
		if packed := a.packed(); packed != nil {
			return len(packed)
		}
		return len(a.plain)
	}
	document := string(e.lobby.plain)
	for _, tag := range phrase.Languages() {
		sum := size(e.lobby)
		for name, a := range e.assets {
			if strings.Contains(document, `"`+e.base+name+`"`) || name == "cards.svg" || name == "lang/"+tag+".json" {
				sum += size(a)
			}
		}
		t.Logf("a first visit in %s takes %d bytes", tag, sum)
		if sum > most {
			t.Errorf("a first visit in %s takes %d bytes, more than %d", tag, sum, most)
		}
	}
}

// TestHash: the name of the files changes with any of them, and with nothing
// else, so that servers beside each other send the same.
func TestHash(t *testing.T) {
	_, e := newHandler(t)
	t.Chdir(t.TempDir())
	if _, other := newHandler(t); other.base != e.base {
		t.Errorf("the same files are %s and %s", e.base, other.base)
	}
	before := e.hash()
	e.add("app/main.js", append([]byte("//\n"), e.assets["app/main.js"].plain...))
	if e.hash() == before {
		t.Error("another main.js has the same name")
	}
}

// TestVendored: what was fetched from elsewhere is what VENDORED says.
func TestVendored(t *testing.T) {
	text, err := os.Open("VENDORED")
	if err != nil {
		t.Fatal(err)
	}
	defer text.Close()
	listed := map[string]bool{}
	sums := regexp.MustCompile(`^([0-9a-f]{64})  (\S+)$`)
	for lines := bufio.NewScanner(text); lines.Scan(); {
		m := sums.FindStringSubmatch(lines.Text())
		if m == nil {
			continue
		}
		listed[m[2]] = true
		b, err := files.ReadFile("static/" + m[2])
		if err != nil {
			t.Error(err)
			continue
		}
		if sum := sha256.Sum256(b); hex.EncodeToString(sum[:]) != m[1] {
			t.Errorf("%s is not what was fetched; change it with npm run vendor", m[2])
		}
	}
	for _, folder := range []string{"vendor", "font"} {
		entries, err := files.ReadDir("static/" + folder)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if name := folder + "/" + e.Name(); types[path.Ext(name)].name != "" && !strings.HasSuffix(name, ".d.ts") && !listed[name] {
				t.Errorf("VENDORED does not list %s", name)
			}
		}
	}
}

// TestLanguage: the catalogue that the page will speak is named for a browser
// to fetch at once.
func TestLanguage(t *testing.T) {
	h, _ := newHandler(t)
	for _, c := range []struct{ accept, cookie, want string }{
		{"", "", "en"}, {"de-AT, en;q=0.5", "", "de"}, {"de-AT", "sv", "sv"}, {"de-AT", "xx", "de"},
	} {
		r := httptest.NewRequest("GET", "/rules", nil)
		r.Header.Set("Accept-Language", c.accept)
		if c.cookie != "" {
			r.AddCookie(&http.Cookie{Name: "language", Value: c.cookie})
		}
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		if links := strings.Join(w.Result().Header["Link"], ", "); !strings.Contains(links, "/lang/"+c.want+".json>; rel=preload") {
			t.Errorf("%+v: %s", c, links)
		}
	}
}
