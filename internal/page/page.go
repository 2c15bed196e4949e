// Package page serves what a browser shows: one document, its modules, styles,
// fonts and pictures, and the catalogues of phrases. All of it is in the
// program. It knows no rules and no tables; the document asks the API.
package page

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"html/template"
	"io/fs"
	"maps"
	"net/http"
	"path"
	"slices"
	"strings"
	"sync"

	"ninetynine/internal/phrase"
)

//go:embed static
var files embed.FS

// policy lets the document use what comes from this server, and nothing else.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// types are the media types of the files, by their endings; others are not
// served.
var types = map[string]media{
	".css":         {"text/css; charset=utf-8", true},
	".html":        {"text/html; charset=utf-8", true},
	".js":          {"text/javascript; charset=utf-8", true},
	".json":        {"application/json", true},
	".jsonl":       {"application/x-ndjson", true},
	".png":         {"image/png", false},
	".svg":         {"image/svg+xml", true},
	".map":         {"application/json", true},
	".webmanifest": {"application/manifest+json", true},
	".woff2":       {"font/woff2", false},
}

// A media type, and whether it is text: the others are packed in themselves.
type media struct {
	name string
	text bool
}

// An asset is a file as it is sent.
type asset struct {
	media  string
	plain  []byte
	packed func() []byte // with gzip, when first asked for; nil if that does not make it smaller
}

// A Handler serves the page.
type Handler struct {
	edition func() (*edition, error) // is put together when first asked for
}

// An edition is the page as it is sent.
type edition struct {
	base   string // of everything that never changes under its name, as "/static/0f3a…/"
	assets map[string]*asset
	lobby  *asset // the document at "/", which names what the lobby needs
	others *asset // and at all other paths
}

// documentName is the file that the documents are made from.
const documentName = "index.html"

// New returns a handler of the page.
func New() *Handler { return &Handler{sync.OnceValues(compose)} }

// Load puts the page together, which takes a moment, so that the first to ask
// for it need not wait.
func (h *Handler) Load() error {
	_, err := h.edition()
	return err
}

// compose puts the page together.
func compose() (*edition, error) {
	static, err := fs.Sub(files, "static")
	if err != nil {
		return nil, err
	}
	joined, err := join(static)
	if err != nil {
		return nil, fmt.Errorf("page: %w", err)
	}
	e := &edition{assets: map[string]*asset{}}
	for name, text := range joined.files {
		e.add(name, text)
	}
	err = fs.WalkDir(static, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || types[path.Ext(name)].name == "" || name == documentName || isSource(name) {
			return err
		}
		text, err := fs.ReadFile(static, name)
		e.add(name, text)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("page: %w", err)
	}
	for _, tag := range phrase.Languages() {
		e.add("lang/"+tag+".json", phrase.Catalogue(tag))
	}
	e.base = "/static/" + e.hash() + "/"
	if err := e.write(static, joined); err != nil {
		return nil, fmt.Errorf("page: %s: %w", documentName, err)
	}
	return e, nil
}

func (e *edition) add(name string, text []byte) { e.assets[name] = newAsset(name, text) }

// newAsset returns what is sent of a file. It is packed once somebody wants it
// so: to pack all of them took longer than all else that a server does before
// it is ready.
func newAsset(name string, text []byte) *asset {
	m := types[path.Ext(name)]
	a := &asset{media: m.name, plain: text, packed: func() []byte { return nil }}
	if m.text {
		a.packed = sync.OnceValue(func() []byte { return pack(text) })
	}
	return a
}

// pack returns the text packed; nil if that does not make it smaller.
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

// hash names the contents of all assets.
func (e *edition) hash() string {
	sum := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(e.assets)) {
		fmt.Fprintf(sum, "%s %d\n", name, len(e.assets[name].plain))
		sum.Write(e.assets[name].plain)
	}
	return hex.EncodeToString(sum.Sum(nil))[:16]
}

// write makes the documents, which name the modules that are needed, so that a
// browser asks for them at once.
func (e *edition) write(static fs.FS, b *bundle) error {
	text, err := fs.ReadFile(static, documentName)
	if err != nil {
		return err
	}
	t, err := template.New("").Parse(string(text))
	if err != nil {
		return err
	}
	document := func(modules []string, all bool) *asset {
		var text bytes.Buffer
		err = cmp.Or(err, t.Execute(&text, struct {
			Base    string
			Modules []string
			All     bool
		}{e.base, modules, all}))
		return newAsset(documentName, text.Bytes())
	}
	e.lobby, e.others = document(b.first, false), document(b.all, true)
	return err
}

// ServeHTTP serves an asset, or the document for every other path: what there
// is to see at a path is the document's business.
func (h *Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		http.Error(w, "pages are read with GET", http.StatusMethodNotAllowed)
		return
	}
	e, err := h.edition()
	if err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	head := w.Header()
	head.Set("Content-Security-Policy", policy)
	name, fixed := strings.CutPrefix(r.URL.Path, e.base)
	switch a := e.assets[name]; {
	case fixed && a != nil:
		head.Set("Cache-Control", "public, max-age=31536000, immutable")
		a.send(w, r)
	case strings.HasPrefix(r.URL.Path, "/static/"):
		http.Error(w, "this file belongs to another version of the page; load the page anew", http.StatusNotFound)
	default:
		head.Set("Cache-Control", "no-cache")
		head.Set("Vary", "Accept-Language, Cookie")
		// What the modules will ask for first.
		head.Add("Link", "<"+e.base+"lang/"+language(r)+".json>; rel=preload; as=fetch; crossorigin")
		document := e.others
		if r.URL.Path == "/" {
			document = e.lobby
		}
		document.send(w, r)
	}
}

// language returns the language that the page will speak: the one that the
// person has chosen, of which the page leaves word, or the browser's.
func language(r *http.Request) string {
	if c, err := r.Cookie("language"); err == nil && slices.Contains(phrase.Languages(), c.Value) {
		return c.Value
	}
	return phrase.Suiting(r.Header.Get("Accept-Language"))
}

func (a *asset) send(w http.ResponseWriter, r *http.Request) {
	head, b := w.Header(), a.plain
	head.Set("Content-Type", a.media)
	if packed := a.packed(); packed != nil {
		head.Add("Vary", "Accept-Encoding")
		if accepts(r, "gzip") {
			head.Set("Content-Encoding", "gzip")
			b = packed
		}
	}
	head.Set("Content-Length", fmt.Sprint(len(b)))
	if r.Method == http.MethodGet {
		_, _ = w.Write(b)
	}
}

func accepts(r *http.Request, coding string) bool {
	for part := range strings.SplitSeq(r.Header.Get("Accept-Encoding"), ",") {
		name, q, _ := strings.Cut(part, ";")
		if strings.TrimSpace(name) == coding && strings.ReplaceAll(q, " ", "") != "q=0" {
			return true
		}
	}
	return false
}
