package page

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io"
	"io/fs"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"github.com/andybalholm/brotli"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/test/must"
)

func newHandler(t *testing.T) *Handler {
	t.Helper()
	h := must.Get(New(fstest.MapFS{}))(t)
	return h
}

// ask requests a path; heads come in pairs.
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
	b := must.Get(io.ReadAll(r.Body))(t)
	return b
}

// TestDocument: every path of the page has the document, which is never cached and always carries the
// policy. Unknown paths get a 404.
func TestDocument(t *testing.T) {
	h := newHandler(t)
	for _, path := range []string{"/", "/t/abc", "/rules/standard", "/app/main.js", "/index.html", "/statics"} {
		r := ask(h, "GET", path)
		for head, want := range map[string]string{
			"Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache", "Content-Security-Policy": policy,
		} {
			if got := r.Header.Get(head); got != want {
				t.Errorf("%s: %s is %q, not %q", path, head, got, want)
			}
		}
		document := h.others
		if path == "/" {
			document = h.lobby
		}
		status := http.StatusOK
		if path == "/app/main.js" || path == "/index.html" || path == "/statics" {
			status = http.StatusNotFound
		}
		if r.StatusCode != status || !bytes.Equal(body(t, r), document.plain()) {
			t.Errorf("%s: %s, and not the document", path, r.Status)
		}
	}
}

// TestPaths: the server knows exactly the paths of the screens in main.js.
func TestPaths(t *testing.T) {
	text, err := files.ReadFile("static/app/main.js")
	if err != nil {
		text, err = os.ReadFile("static/app/main.js")
	}
	_, screens, _ := strings.Cut(string(text), "const screens = ")
	screens, _, _ = strings.Cut(screens, "});")
	var names []string
	for _, m := range regexp.MustCompile(`(?m)^\t(\w+): "`).FindAllStringSubmatch(screens, -1) {
		names = append(names, m[1])
	}
	if err != nil || !slices.Equal(names, paths()) {
		t.Errorf("main.js has %q, and the server %q: %v", names, paths(), err)
	}
}

// TestPolicy: the document needs nothing that the policy forbids, and the policy allows nothing that the
// document does not need.
func TestPolicy(t *testing.T) {
	if !strings.HasPrefix(policy, "default-src 'none'; ") || strings.Contains(policy, "unsafe") || strings.Contains(policy, "*") {
		t.Errorf("the policy is lax: %s", policy)
	}
	for _, part := range []string{"base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'", "script-src 'self';", "style-src 'self';"} {
		if !strings.Contains(policy, part) {
			t.Errorf("the policy lacks %s", part)
		}
	}
	h := newHandler(t)
	document := string(body(t, ask(h, "GET", "/")))
	for _, bad := range []string{`<style`, `\sstyle=`, `\son[a-z]+=`, `javascript:`, `https?://`, `<script[^>]*>[^<]`} {
		if found := regexp.MustCompile(bad).FindString(document); found != "" {
			t.Errorf("the document has %q", found)
		}
	}
}

// TestDocumentNames: all files that the documents name exist; the lobby's document names no style of other
// screens.
func TestDocumentNames(t *testing.T) {
	h := newHandler(t)
	for _, at := range []string{"/", "/rules"} {
		document := string(body(t, ask(h, "GET", at)))
		named := regexp.MustCompile(`(?:href|src)="(/[^"]*)"`).FindAllStringSubmatch(document, -1)
		for _, m := range named {
			if r := ask(h, "GET", m[1]); r.StatusCode != http.StatusOK || strings.HasPrefix(r.Header.Get("Content-Type"), "text/html") {
				t.Errorf("%s is named, and is %s, %s", m[1], r.Status, r.Header.Get("Content-Type"))
			}
		}
		if strings.Contains(document, h.base+"style/more.css") == (at == "/") || strings.Contains(document, "{{") {
			t.Errorf("%s: %s", at, document)
		}
	}
}

func TestJoined(t *testing.T) {
	out, account := filepath.Join(t.TempDir(), "joined"), filepath.Join(t.TempDir(), "account.json")
	text := must.Get(os.ReadFile("page.go"))(t)
	for _, m := range regexp.MustCompile(`(?m)^//go:generate (.*)`).FindAllStringSubmatch(string(text), -1) {
		line := strings.Fields(strings.Replace(m[1], "joined", out, 1))
		if slices.Contains(line, "esbuild") {
			line = append(line, "--metafile="+account)
		}
		if told, err := exec.CommandContext(t.Context(), line[0], line[1:]...).CombinedOutput(); err != nil {
			t.Fatalf("%v: %v\n%s", line, err, told)
		}
	}
	made, is := tree(t, os.DirFS(out)), tree(t, os.DirFS("joined"))
	for _, name := range slices.Sorted(maps.Keys(made)) {
		if !bytes.Equal(made[name], is[name]) {
			t.Errorf("joined/%s is not what the sources give: go generate ./internal/doors/page", name)
		}
		delete(is, name)
	}
	for name := range is {
		t.Errorf("joined/%s is not made by go generate", name)
	}
	var told struct{ Inputs map[string]any }
	if text, err := os.ReadFile(account); err != nil || json.Unmarshal(text, &told) != nil {
		t.Fatal("esbuild gives no account: ", err)
	}
	for _, folder := range []string{"app", "style", "vendor"} {
		for name := range tree(t, os.DirFS("static/"+folder)) {
			at := "static/" + folder + "/" + name
			if ext := path.Ext(name); (ext == ".js" || ext == ".css") && path.Base(name) != "types.js" && told.Inputs[at] == nil {
				t.Errorf("%s is in none of the pieces", at)
			}
		}
	}
}

func tree(t *testing.T, folder fs.FS) map[string][]byte {
	t.Helper()
	all := map[string][]byte{}
	must.Do(t, fs.WalkDir(folder, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		all[name], err = fs.ReadFile(folder, name)
		return err
	}))
	return all
}

// TestPreloaded: each document names exactly the modules that its screen imports.
func TestPreloaded(t *testing.T) {
	h := newHandler(t)
	imported := func(names ...string) map[string]bool {
		all := map[string]bool{}
		for ; len(names) > 0; names = names[1:] {
			if all[names[0]] {
				continue
			}
			all[names[0]] = true
			for _, m := range regexp.MustCompile(`(?:from|import)"\./([\w-]+\.js)"`).FindAllSubmatch(h.assets["app/"+names[0]].plain(), -1) {
				names = append(names, string(m[1]))
			}
		}
		return all
	}
	for document, want := range map[*asset]map[string]bool{h.lobby: imported("main.js"), h.others: imported("main.js", "screens.js")} {
		is := map[string]bool{}
		for _, m := range regexp.MustCompile(`<link rel="modulepreload" href="`+h.base+`app/(\S+)">`).FindAllSubmatch(document.plain(), -1) {
			is[string(m[1])] = true
		}
		if !maps.Equal(is, want) {
			t.Errorf("a document names the modules %v, not %v", is, want)
		}
	}
}

// TestAssets: every file is sent with its media type, cacheable for ever, and compressed if the browser
// wants that.
func TestAssets(t *testing.T) {
	h := newHandler(t)
	for name, a := range h.assets {
		at := h.base + name
		plain := ask(h, "GET", at)
		if plain.StatusCode != http.StatusOK || plain.Header.Get("Cache-Control") != "public, max-age=31536000, immutable" {
			t.Errorf("%s: %s, %s", name, plain.Status, plain.Header.Get("Cache-Control"))
		}
		if plain.Header.Get("Content-Type") == "" || plain.Header.Get("Content-Encoding") != "" {
			t.Errorf("%s is %q, %q", name, plain.Header.Get("Content-Type"), plain.Header.Get("Content-Encoding"))
		}
		whole := body(t, plain)
		if !bytes.Equal(whole, a.plain()) {
			t.Errorf("%s: %d bytes are sent, not %d", name, len(whole), len(a.plain()))
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
		z := must.Get(gzip.NewReader(packed.Body))(t)
		if text, err := io.ReadAll(z); err != nil || !bytes.Equal(text, whole) {
			t.Errorf("%s is another when unpacked: %v", name, err)
		}
	}
	for _, tag := range phrase.Languages() {
		if h.assets["lang/"+tag+".json"] == nil {
			t.Errorf("there is no catalogue of %s", tag)
		}
	}
}

// TestPackedInThemselves: files in a compressed format are sent unchanged to all clients, and caches keep
// them once.
func TestPackedInThemselves(t *testing.T) {
	n := 0
	h := newHandler(t)
	for name := range h.assets {
		if ext := path.Ext(name); ext != ".png" && ext != ".woff2" {
			continue
		}
		n++
		if r := ask(h, "GET", h.base+name, "Accept-Encoding", "gzip"); r.Header.Get("Content-Encoding") != "" || r.Header.Get("Vary") != "" {
			t.Errorf("%s is packed once more", name)
		}
	}
	if n == 0 {
		t.Error("there is nothing of the kind")
	}
}

// TestEncodings: a browser never gets an encoding that it does not accept.
func TestEncodings(t *testing.T) {
	h := newHandler(t)
	for accept, want := range map[string]string{
		"gzip": "gzip", "deflate, gzip, br": "gzip", " gzip ; q=0.5": "gzip", "": "", "br": "", "gzip;q=0": "", "gzip; q=0": "", "gzipped": "",
		"gzip;q=0.000": "", "gzip;q=0.001": "gzip", "br, gzip;q=0.0, deflate": "", "gzip;level=9": "gzip",
	} {
		if got := ask(h, "GET", "/", "Accept-Encoding", accept).Header.Get("Content-Encoding"); got != want {
			t.Errorf("to who accepts %q it is sent as %q, not %q", accept, got, want)
		}
	}
}

// TestHead: a HEAD is answered like a GET, without the body; other methods are refused.
func TestHead(t *testing.T) {
	h := newHandler(t)
	for _, at := range []string{"/", h.base + "app/main.js"} {
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

// TestUnknownFiles: files of other versions are not found, and the answer is not cached.
func TestUnknownFiles(t *testing.T) {
	h := newHandler(t)
	for _, at := range []string{"/static/0123456789abcdef/app/main.js", h.base + "app/none.js", h.base + "app/home.js", h.base + "style/home.css", h.base, "/static/", h.base + "../page.go", h.base + "index.html"} {
		r := ask(h, "GET", at)
		if r.StatusCode != http.StatusNotFound || strings.Contains(r.Header.Get("Cache-Control"), "immutable") {
			t.Errorf("%s: %s, %s", at, r.Status, r.Header.Get("Cache-Control"))
		}
	}
}

// TestMedia: the program contains no file that is never sent, apart from licences, and no sources.
func TestMedia(t *testing.T) {
	must.Do(t, fs.WalkDir(files, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || path.Base(name) == "LICENSE" || strings.HasPrefix(name, "engine/") {
			return err
		}
		if types[path.Ext(name)].name == "" {
			t.Errorf("%s has no media type", name)
		}
		return nil
	}))
}

// most is the limit of bytes that a browser fetches before a person can play: with the headers and the
// answers of the API, some 5,000 bytes, it is at most 85,000.
const most = 81_000

// TestFirstLoad adds up the bytes that a browser gets before a person can play: the files that the document
// fetches at once, one catalogue, and the font of titles.
func TestFirstLoad(t *testing.T) {
	h := newHandler(t)
	size := func(a *asset) int {
		if a.packed() != nil {
			return len(compressed(t, a.plain()))
		}
		return len(a.plain())
	}
	fetched := regexp.MustCompile(`<(?:link rel="(?:preload|stylesheet|modulepreload)" href|script type="module" src)="([^"]+)"`)
	shared, seen := size(h.lobby)+size(h.assets["font/alegreya-500-normal.woff2"]), map[string]bool{}
	for _, m := range fetched.FindAllSubmatch(h.lobby.plain(), -1) {
		if name := strings.TrimPrefix(string(m[1]), h.base); !seen[name] {
			seen[name] = true
			shared += size(h.assets[name])
		}
	}
	if len(seen) != 5 {
		t.Errorf("the document has %v fetched", seen)
	}
	for _, tag := range phrase.Languages() {
		sum := shared + size(h.assets["lang/"+tag+".json"])
		t.Logf("a first visit in %s takes %d bytes", tag, sum)
		if sum > most {
			t.Errorf("a first visit in %s takes %d bytes, more than %d", tag, sum, most)
		}
	}
}

// compressed returns a text compressed by brotli, as in the engine's build.
func compressed(t *testing.T, text []byte) []byte {
	t.Helper()
	var b bytes.Buffer
	z := brotli.NewWriterLevel(&b, brotli.BestCompression)
	if _, err := z.Write(text); err != nil || z.Close() != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestHash: the hash in the paths changes with any file, and with nothing else; servers side by side use
// the same one.
func TestHash(t *testing.T) {
	h := newHandler(t)
	t.Chdir(t.TempDir())
	if other := newHandler(t); other.base != h.base {
		t.Errorf("the same files are %s and %s", h.base, other.base)
	}
	before := h.hash()
	h.add("app/main.js", append([]byte("//\n"), h.assets["app/main.js"].plain()...))
	if h.hash() == before {
		t.Error("another main.js has the same name")
	}
}

// TestVendored: vendored files match VENDORED.
func TestVendored(t *testing.T) {
	text := must.Get(os.Open("VENDORED"))(t)
	defer text.Close()
	listed := map[string]bool{}
	sums := regexp.MustCompile(`^([0-9a-f]{64})  (\S+)$`)
	for lines := bufio.NewScanner(text); lines.Scan(); {
		m := sums.FindStringSubmatch(lines.Text())
		if m == nil {
			continue
		}
		listed[m[2]] = true
		b, err := os.ReadFile("static/" + m[2])
		if err != nil {
			t.Error(err)
			continue
		}
		if sum := sha256.Sum256(b); hex.EncodeToString(sum[:]) != m[1] {
			t.Errorf("%s is not what was fetched; change it with npm run vendor", m[2])
		}
	}
	for _, folder := range []string{"vendor", "font"} {
		entries := must.Get(os.ReadDir("static/" + folder))(t)
		for _, e := range entries {
			if name := folder + "/" + e.Name(); types[path.Ext(name)].name != "" && !strings.HasSuffix(name, ".d.ts") && !listed[name] {
				t.Errorf("VENDORED does not list %s", name)
			}
		}
	}
}

// TestCatalogues: the lobby's messages come first and are few, those of other screens and of the course
// come later, and none that a module says is lost.
func TestCatalogues(t *testing.T) {
	h := newHandler(t)
	read := func(text []byte) (all map[string]any) {
		t.Helper()
		must.Do(t, json.Unmarshal(text, &all))
		return all
	}
	said := map[string]bool{}
	must.Do(t, fs.WalkDir(os.DirFS("static/app"), ".", func(name string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(name, ".js") {
			return err
		}
		text, err := os.ReadFile(filepath.Join("static/app", name))
		for _, m := range regexp.MustCompile(`\bt\("([a-z][\w.-]*)"`).FindAllSubmatch(text, -1) {
			said[string(m[1])] = true
		}
		return err
	}))
	for _, tag := range phrase.Languages() {
		first, rest := h.assets["lang/"+tag+".json"], read(h.assets["lang/"+tag+".more.json"].plain())
		for _, key := range []string{"page.home.play", "page.nav.rules", "variant.four", "page.level.casual", "trouble.unreached"} {
			if read(first.plain())[key] == nil {
				t.Errorf("%s: the lobby lacks %s", tag, key)
			}
		}
		if n := len(first.packed()); n > 4600 {
			t.Errorf("%s: the lobby waits for %d bytes", tag, n)
		}
		for _, part := range [][]byte{first.plain(), h.assets["lang/"+tag+".course.json"].plain()} {
			for key, text := range read(part) {
				if _, twice := rest[key]; twice {
					t.Errorf("%s: %s comes twice", tag, key)
				}
				rest[key] = text
			}
		}
		if rest["pad.fault.seat"] != nil {
			t.Errorf("%s: the page gets a message that only the server says", tag)
		}
		for key := range read(phrase.Catalogue(tag)) {
			if said[key] && rest[key] == nil {
				t.Errorf("%s: the page lacks %s, which a module says", tag, key)
			}
		}
	}
}

// TestLanguage: the document names the catalogue of its language, and the browser fetches it at once.
func TestLanguage(t *testing.T) {
	h := newHandler(t)
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
		if links := strings.Join(w.Result().Header["Link"], ", "); !strings.Contains(links, "/lang/"+c.want+".json>; rel=preload") || !strings.Contains(links, "/lang/"+c.want+".more.json>; rel=preload") {
			t.Errorf("%+v: %s", c, links)
		}
	}
}

// BenchmarkNew measures the page's part of a server's start.
func BenchmarkNew(b *testing.B) {
	for b.Loop() {
		must.Get(New(Engine()))(b)
	}
}

// TestKeeper: the service worker has its version, and the list of all its files with their hashes. It is
// revalidated each time, and has the policy.
func TestKeeper(t *testing.T) {
	h := newHandler(t)
	r := ask(h, "GET", "/offline.js")
	for head, want := range map[string]string{
		"Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-cache", "Content-Security-Policy": policy,
	} {
		if got := r.Header.Get(head); got != want {
			t.Errorf("%s is %q, not %q", head, got, want)
		}
	}
	if text := string(body(t, r)); !strings.Contains(text, `const base = "`+h.base+`"`) || !strings.Contains(text, `["t",`) || strings.Contains(text, "{{base") || strings.Contains(text, "{{places") {
		t.Errorf("it begins %.1500s", text)
	}
	var list map[string]string
	must.Do(t, json.Unmarshal(body(t, ask(h, "GET", h.base+"files.json")), &list))
	for name, want := range list {
		sum := sha256.Sum256(body(t, ask(h, "GET", h.base+name)))
		if got := hex.EncodeToString(sum[:]); got != want {
			t.Errorf("%s has the hash %s, not %s", name, got, want)
		}
	}
	if len(list) != len(h.assets)-1 || list["app/main.js"] == "" {
		t.Errorf("it lists %d files of %d", len(list), len(h.assets))
	}
}
