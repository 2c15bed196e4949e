// Package page serves what a browser shows: one document, its modules, styles,
// fonts and pictures, and the catalogues of phrases. All of it is in the
// program. It knows no rules and no tables; the document asks the API.
package page

import (
	"bytes"
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
	"regexp"
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
	base     string // of everything that never changes under its name, as "/static/0f3a…/"
	assets   map[string]*asset
	document *asset // is served at other paths, and so is none of the assets
}

// documentName is the file that the document is made from.
const documentName = "static/index.html"

// New returns a handler of the page.
func New() (*Handler, error) {
	h := &Handler{assets: map[string]*asset{}}
	err := fs.WalkDir(files, "static", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || types[path.Ext(name)].name == "" || name == documentName {
			return err
		}
		text, err := files.ReadFile(name)
		h.add(strings.TrimPrefix(name, "static/"), text)
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("page: %w", err)
	}
	for _, tag := range phrase.Languages() {
		h.add("lang/"+tag+".json", phrase.Catalogue(tag))
	}
	h.base = "/static/" + h.hash() + "/"
	if h.document, err = h.compose(); err != nil {
		return nil, fmt.Errorf("page: %s: %w", documentName, err)
	}
	return h, nil
}

func (h *Handler) add(name string, text []byte) { h.assets[name] = newAsset(name, text) }

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
func (h *Handler) hash() string {
	sum := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(h.assets)) {
		fmt.Fprintf(sum, "%s %d\n", name, len(h.assets[name].plain))
		sum.Write(h.assets[name].plain)
	}
	return hex.EncodeToString(sum.Sum(nil))[:16]
}

// compose makes the document, which names all modules that its script needs to
// begin, so that a browser asks for them at once.
func (h *Handler) compose() (*asset, error) {
	text, err := files.ReadFile(documentName)
	if err != nil {
		return nil, err
	}
	t, err := template.New("").Parse(string(text))
	if err != nil {
		return nil, err
	}
	modules := map[string]bool{}
	h.needs("app/main.js", modules)
	var b bytes.Buffer
	err = t.Execute(&b, struct {
		Base    string
		Modules []string
	}{h.base, slices.Sorted(maps.Keys(modules))})
	return newAsset(documentName, b.Bytes()), err
}

// imported finds the modules that a module imports to begin with; those that
// it imports later, when somebody wants to see them, are calls.
var imported = regexp.MustCompile(`(?m)^(?:import|export|\}).*\bfrom *"(\.[^"]+)"|\bimport *"(\.[^"]+)"|\bfrom"(\.[^"]+)"`)

// needs adds the module to those that are needed, and all that it needs.
func (h *Handler) needs(name string, all map[string]bool) {
	a := h.assets[name]
	if a == nil || all[name] {
		return
	}
	all[name] = true
	for line := range bytes.Lines(a.plain) {
		if !bytes.Contains(line, []byte(`".`)) {
			continue // most lines name no module, and an expression is slow to find that out
		}
		for _, m := range imported.FindAllSubmatch(line, -1) {
			h.needs(path.Join(path.Dir(name), string(m[1])+string(m[2])+string(m[3])), all)
		}
	}
}

// ServeHTTP serves an asset, or the document for every other path: what there
// is to see at a path is the document's business.
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
		a.send(w, r)
	case strings.HasPrefix(r.URL.Path, "/static/"):
		http.Error(w, "this file belongs to another version of the page; load the page anew", http.StatusNotFound)
	default:
		head.Set("Cache-Control", "no-cache")
		head.Set("Vary", "Accept-Language, Cookie")
		// What the modules will ask for first.
		for _, name := range []string{"lang/" + language(r) + ".json", "cards.svg"} {
			head.Add("Link", "<"+h.base+name+">; rel=preload; as=fetch; crossorigin")
		}
		h.document.send(w, r)
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
