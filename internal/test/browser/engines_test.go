package browser

import (
	"bufio"
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"ninetynine/internal/base/phrase"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
)

// An engine is a browser other than Chromium. WebDriver (https://www.w3.org/TR/webdriver2/) drives it, in
// one window.
type engine struct {
	name    string
	fingers bool // it has a touch screen
	begin   func(t testing.TB, w way) commander
}

func engines() []engine {
	return []engine{
		{"Firefox", true, beginFirefox},
		{"WebKit", false, beginWebKit},
	}
}

// A command of WebDriver has a method and a path over HTTP, and another name in
// Marionette, the protocol of Firefox.
type command struct{ method, path, name string }

var (
	newSession   = command{http.MethodPost, "", "WebDriver:NewSession"}
	setTimeouts  = command{http.MethodPost, "/timeouts", "WebDriver:SetTimeouts"}
	setRect      = command{http.MethodPost, "/window/rect", "WebDriver:SetWindowRect"}
	navigate     = command{http.MethodPost, "/url", "WebDriver:Navigate"}
	executeAsync = command{http.MethodPost, "/execute/async", "WebDriver:ExecuteAsyncScript"}
	actions      = command{http.MethodPost, "/actions", "WebDriver:PerformActions"}
	screenshot   = command{http.MethodGet, "/screenshot", "WebDriver:TakeScreenshot"}
)

// longest is the time limit of a command: after that, the browser hangs.
const longest = 5 * patience

// A commander sends commands to a browser, and returns the answers.
type commander interface {
	command(ctx context.Context, c command, with any) (json.RawMessage, error)
}

// visitor opens a browser of that engine for a person. When the test ends, it fails for all faults in the
// browser.
func (h *house) visitor(t testing.TB, e engine, w way) *person {
	t.Helper()
	book := phrase.Open("en")
	w.touch = w.touch && e.fingers
	p := &person{t: t, h: h, name: "Anna Karenina", way: w, book: book}
	p.ctx, p.close = context.WithCancel(context.Background())
	t.Cleanup(p.close)
	r := remote{e.begin(t, w)}
	p.window = r
	must.Do(t, r.settle(p.ctx, w))
	t.Cleanup(p.reckon)
	return p
}

type remote struct{ commander }

// settle resizes the window to make the page as large as the person's. An engine may
// report success before the page knows.
func (r remote) settle(ctx context.Context, w way) error {
	if _, err := r.command(ctx, setTimeouts, map[string]any{"script": 2 * patience.Milliseconds()}); err != nil {
		return err
	}
	frame, page := [2]int64{}, [2]int64{} // the window around the page, and its size
	for range 5 {
		width, height := w.width+frame[0], w.height+frame[1]
		if _, err := r.command(ctx, setRect, map[string]any{"width": width, "height": height}); err != nil {
			return err
		}
		told, err := r.evaluate(ctx, stillSize)
		if err == nil {
			err = json.Unmarshal(told, &page)
		}
		if err != nil {
			return err
		}
		if page == [2]int64{w.width, w.height} {
			return nil
		}
		frame = [2]int64{width - page[0], height - page[1]}
	}
	return fmt.Errorf("the window is %d×%d, not %d×%d", page[0], page[1], w.width, w.height)
}

// stillSize returns the size of the page once it has not changed for a while.
const stillSize = `new Promise((told) => {
	let [before, times] = ["", 0];
	const look = () => {
		const now = JSON.stringify([innerWidth, innerHeight]);
		[before, times] = [now, now === before ? times + 1 : 0];
		if (times < 10) setTimeout(look, 20);
		else told(JSON.parse(now));
	};
	look();
})`

// open goes to another document. Firefox may report success while the old one is still there.
func (r remote) open(ctx context.Context, url string) error {
	if _, err := r.evaluate(ctx, `(window.left = true)`); err != nil {
		return err
	}
	if _, err := r.command(ctx, navigate, map[string]any{"url": url}); err != nil {
		return err
	}
	for {
		told, err := r.evaluate(ctx, `!window.left && document.readyState === "complete"`)
		if err == nil && string(told) == "true" {
			return nil
		}
		if err != nil && !gone(err) {
			return err
		}
		if err := ctx.Err(); err != nil {
			return fmt.Errorf("the document before it is still there: %w", err)
		}
		time.Sleep(20 * time.Millisecond)
	}
}

func (r remote) evaluate(ctx context.Context, expression string) (json.RawMessage, error) {
	script := map[string]any{"args": []any{}, "script": `
		const told = arguments[arguments.length - 1];
		Promise.resolve(` + expression + `).then((value) => told({ value }), (why) => told({ why: why + " " + why?.stack }));`}
	told, err := r.command(ctx, executeAsync, script)
	for n := 0; n < 3 && err == nil && string(told) == "null"; n++ { // Firefox returns null when the document was replaced meanwhile
		told, err = r.command(ctx, executeAsync, script)
	}
	if err != nil {
		return nil, err
	}
	var answer struct {
		Value json.RawMessage
		Why   string
	}
	if err := json.Unmarshal(told, &answer); err != nil {
		return nil, err
	}
	if answer.Why != "" {
		return nil, fmt.Errorf("javascript: %s", answer.Why)
	}
	return answer.Value, nil
}

func (r remote) click(ctx context.Context, x, y float64) error { return r.point(ctx, "mouse", x, y) }
func (r remote) tap(ctx context.Context, x, y float64) error   { return r.point(ctx, "touch", x, y) }

func (r remote) point(ctx context.Context, with string, x, y float64) error {
	_, err := r.command(ctx, actions, map[string]any{"actions": []any{map[string]any{
		"type": "pointer", "id": with, "parameters": map[string]any{"pointerType": with}, "actions": []any{
			map[string]any{"type": "pointerMove", "duration": 0, "x": int(x), "y": int(y)},
			map[string]any{"type": "pointerDown", "button": 0},
			map[string]any{"type": "pointerUp", "button": 0},
		}}}})
	return err
}

func (r remote) picture(ctx context.Context) (png []byte, err error) {
	told, err := r.command(ctx, screenshot, map[string]any{"full": false})
	if err == nil {
		err = json.Unmarshal(told, &png)
	}
	return png, err
}

func (r remote) news(ctx context.Context) (news, error) {
	told, err := r.evaluate(ctx, `(() => {
		const [troubles, asked] = ["troubles", "asked"].map((what) => JSON.parse(sessionStorage.getItem("watch." + what) ?? "[]"));
		sessionStorage.removeItem("watch.troubles");
		return { troubles, asked };
	})()`)
	var n news
	if err == nil {
		err = json.Unmarshal(told, &n)
	}
	return n, err
}

//go:embed testdata/watch.js
var watch []byte

// watched returns the page with the watcher script before everything else, and the script that hangs the
// gallery.
func watched(page http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case r.URL.Path == "/watch.js":
			w.Header().Set("Content-Type", "text/javascript")
			_, _ = w.Write(append(slices.Clip(watch), hangScript...)) // or the browser has gone
		case strings.HasPrefix(r.URL.Path, "/static/"):
			page.ServeHTTP(w, r)
		default:
			r = r.Clone(r.Context())
			r.Header.Del("Accept-Encoding")
			drawn := httptest.NewRecorder()
			page.ServeHTTP(drawn, r)
			for name, values := range drawn.Header() {
				if name != "Content-Length" {
					w.Header()[name] = values
				}
			}
			w.WriteHeader(drawn.Code)
			_, _ = io.WriteString(w, strings.Replace(drawn.Body.String(), "<title>", `<script src="/watch.js"></script><title>`, 1))
		}
	})
}

func start(t testing.TB, cmd *exec.Cmd) {
	t.Helper()
	var said logbook
	cmd.Stdout, cmd.Stderr = &said, &said
	cmd.WaitDelay = time.Second // for children that outlive it
	must.Do(t, cmd.Start())
	t.Cleanup(func() {
		_ = cmd.Process.Signal(syscall.SIGTERM) // or it has ended already
		_ = cmd.Wait()
		if t.Failed() {
			t.Logf("%s says: %.3000s", filepath.Base(cmd.Path), said.String())
		}
	})
}

// freePort returns a free port from outside the range that the system hands out: otherwise another program
// might take it first. No program starts meanwhile: it would hold the listener for a moment, take
// connections, and drop them.
func freePort(t testing.TB) string {
	t.Helper()
	syscall.ForkLock.RLock()
	defer syscall.ForkLock.RUnlock()
	for range 100 {
		port := strconv.Itoa(15_000 + rand.IntN(15_000))
		if l, err := net.Listen("tcp", "127.0.0.1:"+port); err == nil {
			_ = l.Close()
			return port
		}
	}
	t.Fatal("no port is free")
	return ""
}

func dial(t testing.TB, port string) net.Conn {
	t.Helper()
	for end := time.Now().Add(2 * patience); ; time.Sleep(20 * time.Millisecond) {
		conn, err := net.Dial("tcp", "127.0.0.1:"+port)
		if err == nil {
			return conn
		}
		if time.Now().After(end) {
			t.Fatal(err)
		}
	}
}

// Marionette drives Firefox: the commands of WebDriver with names, each preceded by its length, over TCP.
// (https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html)
type marionette struct {
	conn   net.Conn
	in     *bufio.Reader
	sent   int
	broken error // why the connection is unusable
}

func beginFirefox(t testing.TB, w way) commander {
	t.Helper()
	profile, port := t.TempDir(), freePort(t)
	pointer, still := 4|2, 0 // can hover, and is fine
	if w.touch {
		pointer = 1 // coarse
	}
	if w.still {
		still = 1
	}
	files := map[string]string{
		"user.js": fmt.Sprintf(`user_pref("marionette.port", %s);
user_pref("toolkit.legacyUserProfileCustomizations.stylesheets", true);
user_pref("app.normandy.enabled", false);
user_pref("browser.backup.enabled", false);
user_pref("ui.prefersReducedMotion", %d);
user_pref("ui.primaryPointerCapabilities", %d);
user_pref("ui.allPointerCapabilities", %[3]d);
`, port, still, pointer),
		"chrome/userChrome.css": `:root { min-width: 0 !important; }`, // or it is no narrower than 450 pixels
	}
	for name, text := range files {
		name = filepath.Join(profile, name)
		must.Do(t, os.MkdirAll(filepath.Dir(name), 0o755))
		must.Do(t, os.WriteFile(name, []byte(text), 0o644))
	}
	start(t, exec.Command(gate.Program(t, "firefox-esr", "firefox"), "--headless", "--no-remote", "--marionette", "--profile", profile, "about:blank"))
	conn := dial(t, port)
	t.Cleanup(func() { _ = conn.Close() })
	m := &marionette{conn: conn, in: bufio.NewReader(conn)}
	_, err := m.exchange(nil, time.Now().Add(longest)) // its greeting
	if err == nil {
		_, err = m.command(context.Background(), newSession, map[string]any{"capabilities": map[string]any{}})
	}
	must.Do(t, err)
	return m
}

func (m *marionette) command(ctx context.Context, c command, with any) (json.RawMessage, error) {
	if m.broken != nil {
		return nil, m.broken
	}
	m.sent++
	text, err := json.Marshal([]any{0, m.sent, c.name, with})
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(ctx, longest)
	defer cancel()
	end, _ := ctx.Deadline()
	told, err := m.exchange(fmt.Appendf(nil, "%d:%s", len(text), text), end)
	if err != nil {
		m.broken = fmt.Errorf("%s: %w", c.name, err) // the answer may still come, and must not be taken for the next one
		return nil, m.broken
	}
	var answer []json.RawMessage // 1, the number of the command, its error or null, its result
	if err := json.Unmarshal(told, &answer); err != nil || len(answer) != 4 {
		return nil, fmt.Errorf("%s is answered with %.300s: %w", c.name, told, err)
	}
	if why := string(answer[2]); why != "null" {
		return nil, fmt.Errorf("%s: %.600s", c.name, why)
	}
	var result struct{ Value json.RawMessage }
	err = json.Unmarshal(answer[3], &result)
	return result.Value, err
}

func (m *marionette) exchange(text []byte, end time.Time) ([]byte, error) {
	if err := m.conn.SetDeadline(end); err != nil {
		return nil, err
	}
	if _, err := m.conn.Write(text); err != nil {
		return nil, err
	}
	return m.read()
}

func (m *marionette) read() ([]byte, error) {
	length, err := m.in.ReadString(':')
	if err != nil {
		return nil, err
	}
	n, err := strconv.Atoi(strings.TrimSuffix(length, ":"))
	if err != nil {
		return nil, err
	}
	text := make([]byte, n)
	_, err = io.ReadFull(m.in, text)
	return text, err
}

type session struct{ url string }

func beginWebKit(t testing.TB, w way) commander {
	t.Helper()
	motion := 1
	if w.still {
		motion = 0
	}
	config, port := t.TempDir(), freePort(t)
	files := map[string]string{
		"settings.ini": fmt.Sprintf("[Settings]\ngtk-enable-animations=%d\n", motion),
		"gtk.css":      `* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }`, // or its buttons need 447 pixels
	}
	must.Do(t, os.Mkdir(filepath.Join(config, "gtk-3.0"), 0o755))
	for name, text := range files {
		must.Do(t, os.WriteFile(filepath.Join(config, "gtk-3.0", name), []byte(text), 0o644))
	}
	driver := exec.Command(gate.Program(t, "WebKitWebDriver"), "--port="+port)
	driver.Env = append(os.Environ(), "DISPLAY="+screen(t), "GDK_BACKEND=x11", "NO_AT_BRIDGE=1", "XDG_CONFIG_HOME="+config,
		"WEBKIT_SKIA_ENABLE_CPU_RENDERING=1") // rather than by a missing graphics card
	start(t, driver)
	_ = dial(t, port).Close()
	s := &session{"http://127.0.0.1:" + port + "/session"}
	told, err := s.command(context.Background(), newSession, map[string]any{"capabilities": map[string]any{}})
	var begun struct{ SessionID string }
	if err == nil {
		err = json.Unmarshal(told, &begun)
	}
	must.Do(t, err)
	s.url += "/" + begun.SessionID
	t.Cleanup(func() {
		must.Get(s.command(context.Background(), command{method: http.MethodDelete}, nil))(t)
	})
	return s
}

// screen starts a virtual screen, and returns its name.
func screen(t testing.TB) string {
	t.Helper()
	out, in := must.Get2(os.Pipe())(t)
	defer out.Close()
	cmd := exec.Command(gate.Program(t, "Xvfb"), "-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp")
	cmd.ExtraFiles = []*os.File{in}
	start(t, cmd)
	_ = in.Close() // it has its own
	number := must.Get(bufio.NewReader(out).ReadString('\n'))(t)
	return ":" + strings.TrimSpace(number)
}

func (s *session) command(ctx context.Context, c command, with any) (json.RawMessage, error) {
	var body io.Reader
	if c.method == http.MethodPost {
		text, err := json.Marshal(with)
		if err != nil {
			return nil, err
		}
		body = strings.NewReader(string(text))
	}
	ctx, cancel := context.WithTimeout(ctx, longest)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, c.method, s.url+c.path, body)
	if err != nil {
		return nil, err
	}
	told, err := http.DefaultClient.Do(r)
	if err != nil {
		return nil, err
	}
	defer told.Body.Close()
	var answer struct{ Value json.RawMessage }
	if err := json.NewDecoder(told.Body).Decode(&answer); err != nil {
		return nil, err
	}
	if told.StatusCode != http.StatusOK {
		return nil, fmt.Errorf("%s %s: %.600s", c.method, c.path, answer.Value)
	}
	return answer.Value, nil
}
