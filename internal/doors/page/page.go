// Package page serves the web page: one document, its modules, styles, fonts and pictures, and the
// catalogues of phrases, all built into the program. It knows no rules and no tables; the page uses the
// API.
package page

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"net/http"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"

	"github.com/andybalholm/brotli"

	"ninetynine/internal/base/license"
	"ninetynine/internal/base/phrase"
)

// Modules and style sheets are bundled ahead of time, as on a slow connection each request costs a phone
// more than its content: main.js is the lobby, screens.js all other screens, chunk.js their common parts.
// The catalogues of phrases are split in the same way. After a change to one of them, or to a phrase, go
// generate ./internal/doors/page; with --sourcemap=inline added here, a browser shows the original
// modules.
//go:generate go tool esbuild static/app/main.js static/style/first.css static/style/more.css --bundle --splitting --format=esm --minify --charset=utf8 --target=es2022 --outbase=static --outdir=joined --chunk-names=app/[name] --external:*.woff2 --log-level=warning
//go:generate go run ./split joined

// files are the files sent, under static as written and under joined as generated, and the licences of
// third parties.
//
//go:embed engine joined static/*.* static/font static/lesson static/vendor/LICENSE static/worker
var files embed.FS

// policy lets the document use content from this server only. Only the worker that runs the engine may
// compile programs: see enginePolicy.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// types maps file name endings to media types; other files are not served.
var types = map[string]media{
	".css":         {"text/css; charset=utf-8", true},
	".html":        {"text/html; charset=utf-8", true},
	".js":          {"text/javascript; charset=utf-8", true},
	".json":        {"application/json", true},
	".jsonl":       {"application/x-ndjson", true},
	".png":         {"image/png", false},
	".svg":         {"image/svg+xml", true},
	".webmanifest": {"application/manifest+json", true},
	".net":         {"application/octet-stream", false},
	".txt":         {"text/plain; charset=utf-8", true},
	".wasm":        {"application/wasm", true},
	".woff2":       {"font/woff2", false},
}

// A media type; other types than text are compressed already.
type media struct {
	name string
	text bool
}

// An asset is a file ready to be sent.
type asset struct {
	media  string
	policy string        // of a document or a worker
	stored func() []byte // as embedded
	plain  func() []byte // without compression
	packed func() []byte // gzip; nil if that does not make it smaller
	brotli func() []byte // brotli from the program's build; nil if there is none
}

// A Handler serves the page.
type Handler struct {
	engine fs.FS  // see [New]
	base   string // the prefix of all paths that never change, as "/static/0f3a…/"
	assets map[string]*asset
	lobby  *asset // the document at "/", which preloads what the lobby needs
	others *asset // the document at all other paths
	keeper *asset // the service worker
}

// The source files of the files whose names never change: the documents and the service worker.
const (
	documentName = "index.html"
	keeperName   = "offline.js"
)

// listName is the name of the list of a version's files, each with its SHA-256, for the service worker.
const listName = "files.json"

// New returns a handler for the page. With an engine, in a folder such as [Engine], the page goes on
// without the network, in a local hall; without, it needs its server. It returns an error if the program
// lacks a file.
func New(engine fs.FS) (*Handler, error) {
	h := &Handler{engine: engine, assets: map[string]*asset{}}
	if err := h.addAll(); err != nil {
		return nil, fmt.Errorf("page: %w", err)
	}
	hall := "either"
	switch err := h.addEngine(); {
	case errors.Is(err, ErrNoEngine):
		hall = ""
	case err != nil:
		return nil, fmt.Errorf("page: %w", err)
	}
	if err := h.write("/", policy, hall, paths()); err != nil {
		return nil, fmt.Errorf("page: %w", err)
	}
	return h, nil
}

// OnDemand is [New] at the first request: a server that no browser has asked keeps no page in memory.
func OnDemand(engine fs.FS) http.Handler {
	made := sync.OnceValues(func() (*Handler, error) { return New(engine) })
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h, err := made()
		if err != nil {
			http.Error(w, err.Error(), http.StatusInternalServerError)
			return
		}
		h.ServeHTTP(w, r)
	})
}

func (h *Handler) addAll() error {
	h.addRead("licenses.txt", func() []byte { return []byte(license.Text()) })
	for _, folder := range []string{"joined", "static"} {
		if err := h.addFolder(folder); err != nil {
			return err
		}
	}
	return nil
}

func (h *Handler) addFolder(folder string) error {
	return fs.WalkDir(files, folder, func(at string, d fs.DirEntry, err error) error {
		name := strings.TrimPrefix(at, folder+"/")
		if err != nil || d.IsDir() || types[path.Ext(name)].name == "" || name == documentName || name == keeperName {
			return err
		}
		h.addRead(name, readFrom(files, at))
		return nil
	})
}

// readFrom returns a function that reads a file of the program, which thus need not be kept a second time.
func readFrom(files fs.FS, name string) func() []byte {
	return func() []byte {
		text, err := fs.ReadFile(files, name)
		if err != nil {
			panic(err) // it was there
		}
		return text
	}
}

// add adds a file, also in its form compressed by the engine's build, if it has not changed since.
func (h *Handler) add(name string, text []byte) { h.addRead(name, func() []byte { return text }) }

func (h *Handler) addRead(name string, read func() []byte) {
	a := newAsset(name, read)
	packed := sync.OnceValue(func() string { return PackedName(read()) })
	a.brotli = func() []byte {
		text, _ := fs.ReadFile(h.engine, packed()) // otherwise gzip compresses it
		return text
	}
	h.assets[name] = a
}

// PackedName returns the name of the compressed form of a text in a folder such as [Engine].
func PackedName(text []byte) string {
	sum := sha256.Sum256(text)
	return packedFolder + "/" + hex.EncodeToString(sum[:8]) + ".br"
}

// newAsset returns a file ready to be sent. It is compressed on its first use: compressing all files would
// delay the server's start.
func newAsset(name string, read func() []byte) *asset {
	m := types[path.Ext(name)]
	none := func() []byte { return nil }
	a := &asset{media: m.name, policy: policy, stored: read, plain: read, packed: none, brotli: none}
	if m.text {
		a.packed = sync.OnceValue(func() []byte { return pack(read()) })
	}
	return a
}

// brotliAsset returns a file of which the program has only the compressed form. Browsers accept that form
// over HTTPS; for other clients it is compressed again.
func brotliAsset(name string, packed func() []byte) *asset {
	plain := func() []byte { return unpack(packed()) }
	return &asset{
		media: types[path.Ext(name)].name, policy: policy, stored: packed, plain: plain,
		packed: sync.OnceValue(func() []byte { return pack(plain()) }), brotli: packed,
	}
}

// unpack undoes brotli; nil if the text is damaged.
func unpack(packed []byte) []byte {
	text, err := io.ReadAll(brotli.NewReader(bytes.NewReader(packed)))
	if err != nil {
		return nil
	}
	return text
}

// pack compresses the text by gzip; nil if that does not make it smaller.
func pack(text []byte) []byte {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err == nil {
		_, err = z.Write(text)
	}
	if err != nil || z.Close() != nil || b.Len() >= len(text) {
		return nil
	}
	return b.Bytes()
}

// hash identifies a version: the contents of all assets, and of besides.
func (h *Handler) hash(besides ...string) string {
	sum := sha256.New()
	for _, text := range besides {
		fmt.Fprintf(sum, "%d\n%s", len(text), text)
	}
	for _, name := range slices.Sorted(maps.Keys(h.assets)) {
		text := h.assets[name].stored()
		fmt.Fprintf(sum, "%s %d\n", name, len(text))
		sum.Write(text)
	}
	return hex.EncodeToString(sum.Sum(nil))[:16]
}

// screens is the module that the documents name for every screen but the lobby.
const screens = `<link rel="stylesheet" href="{{base}}style/more.css">
<link rel="modulepreload" href="{{base}}app/screens.js">
`

// write makes the files that name a version: the documents, the list of its files, and the service worker.
// The documents name the modules they need, and the browser requests those at once; they also say where the
// hall is, see app/base/build.js.
func (h *Handler) write(root, policy, hall string, places []string) error {
	document, err := files.ReadFile("static/" + documentName)
	if err != nil {
		return err
	}
	keeper, err := files.ReadFile("static/" + keeperName)
	if err != nil {
		return err
	}
	h.base = root + "static/" + h.hash(string(document), string(keeper), policy) + "/"
	documentWith := func(screens string) *asset {
		whole := strings.Replace(string(document), "{{screens}}\n", screens, 1)
		if hall != "" {
			whole = strings.Replace(whole, "<body ", fmt.Sprintf("<body data-hall=%q ", hall), 1)
		}
		return newAsset(documentName, func() []byte { return []byte(strings.ReplaceAll(whole, "{{base}}", h.base)) })
	}
	h.lobby, h.others = documentWith(""), documentWith(screens)
	h.assets[listName] = h.list()
	at, err := json.Marshal(places)
	if err != nil {
		return err
	}
	h.keeper = newAsset(keeperName, func() []byte {
		return []byte(strings.NewReplacer("{{base}}", h.base, "{{places}}", string(at)).Replace(string(keeper)))
	})
	return nil
}

// list returns the list of all assets so far, each with its SHA-256 in hexadecimal digits. It is made on
// first use, since that takes reading all of them.
func (h *Handler) list() *asset {
	assets := maps.Clone(h.assets)
	a := newAsset(listName, func() []byte { return nil })
	a.plain = sync.OnceValue(func() []byte {
		all := map[string]string{}
		for name, a := range assets {
			sum := sha256.Sum256(a.plain())
			all[name] = hex.EncodeToString(sum[:])
		}
		text, err := json.Marshal(all)
		if err != nil {
			panic(err) // a map of texts
		}
		return text
	})
	a.packed = sync.OnceValue(func() []byte { return pack(a.plain()) })
	return a
}

// ServeHTTP serves an asset, or the document for every other path: the page decides what to show there.
func (h *Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "pages are read with GET", http.StatusMethodNotAllowed)
		return
	}
	head := w.Header()
	head.Set("Content-Security-Policy", policy)
	name, fixed := strings.CutPrefix(r.URL.Path, h.base)
	switch a := h.assets[name]; {
	case fixed && a != nil:
		head.Set("Cache-Control", "public, max-age=31536000, immutable")
		a.send(w, r, http.StatusOK)
	case strings.HasPrefix(r.URL.Path, "/static/"):
		http.Error(w, "this file belongs to another version of the page; load the page anew", http.StatusNotFound)
	case r.URL.Path == "/"+keeperName:
		head.Set("Cache-Control", "no-cache")
		h.keeper.send(w, r, http.StatusOK)
	default:
		head.Set("Cache-Control", "no-cache")
		head.Set("Vary", "Accept-Language, Cookie")
		// Preload the modules that will be requested first.
		catalogues := []string{language(r)}
		document, status := h.others, http.StatusOK
		at, _, _ := strings.Cut(strings.TrimPrefix(r.URL.Path, "/"), "/")
		if r.URL.Path == "/" {
			document = h.lobby
		} else {
			catalogues = append(catalogues, language(r)+".more")
			if !slices.Contains(paths(), at) {
				status = http.StatusNotFound // the document names its own
			}
		}
		for _, name := range catalogues {
			head.Add("Link", "<"+h.base+"lang/"+name+".json>; rel=preload; as=fetch; crossorigin")
		}
		document.send(w, r, status)
	}
}

// language returns the language that the page will use: the person's choice from a cookie, or the
// browser's.
func language(r *http.Request) string {
	if c, err := r.Cookie("language"); err == nil && slices.Contains(phrase.Languages(), c.Value) {
		return c.Value
	}
	return phrase.Suiting(r.Header.Get("Accept-Language"))
}

// paths are the first parts of the page's paths, as in main.js.
func paths() []string {
	return []string{"t", "replay", "report", "rules", "records", "statistics", "ratings", "settings", "learn", "bids", "daily", "problems", "whatif", "operate", "pad", "deal", "privacy", "people", "g", "event", "events", "you"}
}

func (a *asset) send(w http.ResponseWriter, r *http.Request, status int) {
	head := w.Header()
	head.Set("Content-Type", a.media)
	head.Set("Content-Security-Policy", a.policy)
	b, coding := a.brotli(), "br"
	varies := b != nil
	if b == nil || !accepts(r, coding) { // only then does gzip compress it
		b, coding = a.packed(), "gzip"
	}
	if varies || b != nil {
		head.Add("Vary", "Accept-Encoding")
	}
	if b == nil || !accepts(r, coding) {
		b = a.plain()
	} else {
		head.Set("Content-Encoding", coding)
	}
	head.Set("Content-Length", fmt.Sprint(len(b)))
	w.WriteHeader(status)
	if r.Method == http.MethodGet {
		_, _ = w.Write(b)
	}
}

func accepts(r *http.Request, coding string) bool {
	for part := range strings.SplitSeq(r.Header.Get("Accept-Encoding"), ",") {
		name, weight, _ := strings.Cut(part, ";")
		if strings.TrimSpace(name) != coding {
			continue
		}
		q, err := strconv.ParseFloat(strings.TrimPrefix(strings.TrimSpace(weight), "q="), 64)
		return err != nil || q > 0
	}
	return false
}
