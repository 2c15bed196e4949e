package browser

import (
	"bufio"
	"bytes"
	"context"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"ninetynine/internal/doors/node"
	"ninetynine/internal/doors/page"
	"ninetynine/internal/doors/room"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire/client"
)

var everyVariant = flag.Bool("variants", false, "click a deal of every variant, not only of one in each family, type more of them, and draw the gallery in both other engines")

var mostWays = flag.Int("ways", 1, "in how many ways each test runs, of desks, phones and languages; 9 is all")

var pictures = flag.String("pictures", "", "a folder for contact sheets of all screens; none are made without it")

// asServer names the variable that turns this test program into a server that can be killed: its folder and
// its address.
const asServer = "NINETYNINE_TEST_PAGE"

func TestMain(m *testing.M) {
	flag.Parse()
	if data, address, ok := strings.Cut(os.Getenv(asServer), " "); ok {
		os.Exit(serve(data, address))
	}
	if !gate.Runs() {
		fmt.Println("only in the gate, since it needs browsers: set CI=1")
		return
	}
	code := m.Run()
	closeBrowser()
	_ = os.RemoveAll(programs) // or it is left among the temporary files
	os.Exit(code)
}

func serve(data, address string) int {
	pages, err := page.New(fstest.MapFS{})
	if err == nil {
		err = node.Run(context.Background(), node.Config{
			Address: address, Data: data, Thinkers: 1, Hurry: 10, Version: "test", Page: pages, Limits: node.NoLimits(), Projections: room.Projections(), Log: slog.New(slog.DiscardHandler),
		}, func(at string) { fmt.Println(at) })
	}
	fmt.Println(err)
	return 2
}

// operatorSecret is the token of the operator on a house's machine.
const operatorSecret = "on the machine of the house"

// A house is a server with the page.
type house struct {
	t       testing.TB
	program string // runs in a process of its own; "": this test program
	config  node.Config
	edition *edition
	url     string
	log     logbook
	end     func() // nil while no server runs
}

// openMortal starts a server in another process, which can be killed.
func openMortal(t testing.TB) *house {
	t.Helper()
	h := &house{t: t, config: node.Config{Address: "127.0.0.1:0", Data: t.TempDir()}}
	h.revive()
	t.Cleanup(h.stop)
	return h
}

// openLaptop starts the program itself, as an organiser does; it can be killed.
func openLaptop(t testing.TB) *house {
	t.Helper()
	h := &house{t: t, program: must.Get(program())(t), config: node.Config{Address: "127.0.0.1:0", Data: t.TempDir()}}
	h.revive()
	t.Cleanup(h.stop)
	return h
}

// inHall returns the house as phones in a hall reach it, by plain http and another name than localhost.
func (h *house) inHall(t testing.TB) *house {
	_, port, _ := strings.Cut(strings.TrimPrefix(h.url, "http://"), ":")
	return &house{t: t, url: "http://" + neighbour + ":" + port}
}

// revive starts the process, at its previous address if there was one.
func (h *house) revive() {
	h.t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), asServer+"="+h.config.Data+" "+h.config.Address)
	cmd.Stderr = os.Stderr
	said := cmd.StdoutPipe
	if h.program != "" {
		cmd = exec.Command(h.program, "serve", "--addr", h.config.Address, "--data", h.config.Data, "--log", "none")
		cmd.Env = slices.DeleteFunc(os.Environ(), func(v string) bool { return strings.HasPrefix(v, "NINETYNINE_") }) // they would be settings
		said = cmd.StderrPipe
	}
	out, err := said()
	if err == nil {
		err = cmd.Start()
	}
	must.Do(h.t, err)
	h.end = func() {
		_ = cmd.Process.Kill() // or it has ended already
		_ = cmd.Wait()
	}
	line, err := bufio.NewReader(out).ReadString('\n')
	if h.config.Address = address.FindString(line); err != nil || h.config.Address == "" {
		h.t.Fatalf("the server says %q: %v", line, err)
	}
	h.url = "http://" + h.config.Address
}

var address = regexp.MustCompile(`127\.0\.0\.1:\d+`)

// openHouse starts a server with an empty store. It ends with the test.
func openHouse(t testing.TB) *house {
	t.Helper()
	h := newHouse(t)
	h.start()
	return h
}

func newHouse(t testing.TB) *house {
	t.Helper()
	h := &house{t: t, edition: newEdition(t, fstest.MapFS{})}
	h.config = node.Config{
		Address: "127.0.0.1:0", Data: t.TempDir(), Thinkers: 2, Version: "test",
		Page: h.edition, OperatorSecret: operatorSecret, Limits: node.NoLimits(), Projections: room.Projections(),
		Log: slog.New(slog.NewTextHandler(&h.log, &slog.HandlerOptions{Level: slog.LevelError})),
	}
	t.Cleanup(func() {
		h.stop()
		if text := h.log.String(); text != "" {
			t.Errorf("the server says: %s", text)
		}
	})
	return h
}

// start starts serving, at the previous address if there was one.
func (h *house) start() {
	h.t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	ready, ended := make(chan string, 1), make(chan error, 1)
	go func() { ended <- node.Run(ctx, h.config, func(address string) { ready <- address }) }()
	select {
	case h.config.Address = <-ready:
	case err := <-ended:
		cancel()
		h.t.Fatal(err)
	}
	h.url = "http://" + h.config.Address
	h.end = func() {
		cancel()
		if err := <-ended; err != nil {
			h.t.Error(err)
		}
	}
}

// operator returns the client of an operator on the server's machine.
func (h *house) operator() *client.Client {
	c := &client.Client{Servers: []string{h.url}, HTTP: &http.Client{}}
	c.SetSession("", operatorSecret)
	return c
}

// stop ends the server, or kills it; its store stays.
func (h *house) stop() {
	if h.end != nil {
		h.end()
		h.end = nil
	}
}

// A logbook keeps a server's log; it allows concurrent writes.
type logbook struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (l *logbook) Write(b []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.Write(b)
}

func (l *logbook) String() string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.String()
}

// An edition is the page under a replaceable name, as if the server had been replaced
// by a newer one.
type edition struct {
	page http.Handler
	base string // the page's own version

	mu  sync.Mutex
	now string // the version that browsers get
}

var baseName = regexp.MustCompile(`/static/[0-9a-f]+/`)

// newEdition returns the page, with the engine of a folder if there is one in it.
func newEdition(t testing.TB, engine fs.FS) *edition {
	t.Helper()
	pages := must.Get(page.New(engine))(t)
	e := &edition{page: pages}
	e.base = baseName.FindString(e.document())
	e.now = e.base
	return e
}

func (e *edition) document() string {
	w := httptest.NewRecorder()
	e.page.ServeHTTP(w, httptest.NewRequest(http.MethodGet, "/", nil))
	return w.Body.String()
}

// replace turns the page into another edition, whose files have other names.
func (e *edition) replace() {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.now = "/static/0123456789abcdef/"
}

// emptyPath is an empty document, which is no part of the page.
const emptyPath = "/empty/nowhere"

func (e *edition) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.URL.Path == emptyPath {
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		_, _ = io.WriteString(w, `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>empty</title>`) // or the browser has gone
		return
	}
	e.mu.Lock()
	now := e.now
	e.mu.Unlock()
	switch rest, ours := strings.CutPrefix(r.URL.Path, now); {
	case now == e.base:
		e.page.ServeHTTP(w, r)
	case ours:
		r = r.Clone(r.Context())
		r.URL.Path = e.base + rest
		e.page.ServeHTTP(w, r)
	case strings.HasPrefix(r.URL.Path, "/static/"):
		http.Error(w, "this file belongs to another version of the page", http.StatusNotFound)
	default:
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		w.Header().Set("Cache-Control", "no-cache")
		_, _ = w.Write([]byte(strings.ReplaceAll(e.document(), e.base, now)))
	}
}
