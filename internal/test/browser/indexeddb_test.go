package browser

import (
	"context"
	"flag"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"

	"ninetynine/internal/test/must"
)

var inside = flag.String("inside", "", "flags, in commas, for the tests and benchmarks of package indexeddb in Chromium and Firefox, as -test.v or -test.run=-,-test.bench=.; without them those do not run")

// tabPage runs a program, and stores its output.
const tabPage = `<!doctype html><html lang="en"><title>Tab</title><link rel="icon" href="data:,"><main></main>
<script src="/wasm_exec.js"></script><script>
	window.said = "";
	const words = new TextDecoder();
	fs.writeSync = (_, bytes) => { said += words.decode(bytes, { stream: true }); return bytes.length; };
	fs.write = (file, bytes, from, length, at, then) => then(null, fs.writeSync(file, bytes));
	const go = new Go();
	go.argv = ["tab", ...new URLSearchParams(location.search).getAll("flag")];
	go.exit = (code) => { window.ended = code; };
	WebAssembly.instantiateStreaming(fetch("/tab.wasm"), go.importObject).then((made) => go.run(made.instance));
</script>`

// tabs builds a program for tabs, and serves only that.
func tabs(t *testing.T, source string, build ...string) *house {
	t.Helper()
	folder := t.TempDir()
	cmd := exec.Command("go", append(build, "-o", filepath.Join(folder, "tab.wasm"), source)...)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	root := must.Get(exec.Command("go", "env", "GOROOT").Output())(t)
	pages := http.NewServeMux()
	pages.HandleFunc("GET /{$}", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		_, _ = w.Write([]byte(tabPage)) // or the browser has gone
	})
	pages.HandleFunc("GET /wasm_exec.js", func(w http.ResponseWriter, r *http.Request) {
		http.ServeFile(w, r, filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/wasm_exec.js"))
	})
	pages.Handle("GET /tab.wasm", http.FileServer(http.Dir(folder)))
	server := httptest.NewServer(pages)
	t.Cleanup(server.Close)
	return &house{t: t, url: server.URL}
}

func (p *person) opens() {
	p.t.Helper()
	p.open("/").until("the store is open", `window.ready || window.refused`)
}

func (p *person) reads(want string) {
	p.t.Helper()
	if got := look[string](p, `await read()`); got != want {
		p.t.Errorf("the log has %s, not %s", got, want)
	}
}

func TestTabs(t *testing.T) {
	t.Parallel()
	h := tabs(t, "./testdata/tab", "build")
	t.Run("together", func(t *testing.T) { testTogether(t, h) })
	t.Run("full", func(t *testing.T) { testFull(t, h) })
}

// testTogether: a tab's entries are there when the page is loaded again, and tabs that store at once agree
// and are notified.
func testTogether(t *testing.T, h *house) {
	a := h.person(t, desktop())
	a.opens()
	look[bool](a, `await append("one", 3, 1)`)
	a.opens()
	a.reads(`map["one":3]`)

	b := a.another()
	b.opens()
	b.reads(`map["one":3]`)
	look[bool](a, `(window.racing = append("two", 40, 1), true)`)
	look[bool](b, `await append("three", 40, 1)`)
	look[bool](a, `await racing`)
	a.until("the one has heard of the other", `window.heard`)
	look[bool](a, `await append("one", 1, 1)`)
	b.until("the other has heard of the last", `window.heard === 84`)
	for _, p := range []*person{a, b} {
		p.reads(`map["one":4 "three":40 "two":40]`)
	}
}

// quota limits the browser's storage for a site, in bytes; nil removes the limit.
func (p *person) quota(origin string, size *float64) {
	p.t.Helper()
	p.do(chromedp.Func(func(ctx context.Context, tab *chromedp.Target) error {
		_, err := cdp.Call(ctx, tab, storage.OverrideQuotaForOrigin, storage.OverrideQuotaForOriginParams{Origin: origin, QuotaSize: size})
		return err
	}))
}

// testFull: a full disk refuses an entry in words, stores no part of it, and loses nothing.
func testFull(t *testing.T, h *house) {
	p := h.person(t, desktop())
	p.quota(h.url, new(1e6))
	p.opens()
	look[bool](p, `await append("one", 1, 1)`)
	if why := look[string](p, `await append("long ", 1, 1e6).then(() => "kept", (why) => why)`); !strings.Contains(why, "no space left") {
		t.Errorf("a full disk: %q", why)
	}
	p.quota(h.url, nil)
	p.reads(`map["one":1]`)
	p.opens()
	look[bool](p, `await append("one", 1, 1)`)
	p.reads(`map["one":2]`)
}

// TestInside runs the tests of package indexeddb, including the store suite, or its benchmarks, in real
// browsers. Review reads a file and does not run there.
func TestInside(t *testing.T) {
	if *inside == "" {
		t.Skip("no -inside")
	}
	h := tabs(t, "../../store/indexeddb", "test", "-c")
	path := "/?flag=-test.skip=/Review&flag=" + strings.ReplaceAll(*inside, ",", "&flag=")
	for name, p := range map[string]*person{"Chromium": h.person(t, desktop()), "Firefox": h.visitor(t, engines()[0], desktop())} {
		t.Run(name, func(t *testing.T) {
			p.excuse("Go program has already exited") // printed after the last test
			p.open(path)
			for end := time.Now().Add(5 * patience); !look[bool](p, `"ended" in window`); time.Sleep(time.Second) {
				if time.Now().After(end) {
					t.Fatal("it does not end")
				}
			}
			said := look[string](p, `said`)
			if t.Log(said); look[int](p, `ended`) != 0 {
				t.Error("it fails")
			}
		})
	}
}
