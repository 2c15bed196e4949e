package sshd

import (
	"bytes"
	"context"
	"io"
	"net"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"

	uv "github.com/charmbracelet/ultraviolet"
	"go.uber.org/goleak"
	"golang.org/x/crypto/ssh"
	"golang.org/x/term"

	"ninetynine/internal/test/must"
)

// TestMain checks that no goroutine is left behind.
func TestMain(m *testing.M) { goleak.VerifyTestMain(m) }

// FuzzTyped: any typing can be read to its end; the lines read have no control characters but those of the
// terminal itself.
func FuzzTyped(f *testing.F) {
	for _, text := range []string{"1\r", "\x1b[48;99999;99999;0;0t", "\x1b[200~pasted\x1b[201~", "\x1b]11;rgb:ff/ff\x07", "\x1bP+q\x1b\\", "\x1b[M\xff\xff\xff", "\x1b[<0;99999999999;1M", "a\x1b[D\x1b[D\x1b[3~\x7f\x15é\u0301\u202e\r", "\x1b[1;99999999999999999999P"} {
		f.Add([]byte(text), uint8(40))
	}
	f.Add([]byte("\x1b"+strings.Repeat("\xc1", 3600)), uint8(40)) // more than x/term has room for
	f.Add([]byte("\x9bM000"), uint8(40))
	f.Fuzz(func(t *testing.T, typed []byte, size uint8) {
		ctx, end := context.WithCancel(t.Context())
		defer end()
		events := make(chan uv.Event)
		read := make(chan struct{})
		go func() {
			defer close(read)
			for range events {
			}
		}()
		if !bytes.Contains(typed, []byte("\x9bM")) { // there the decoder panics, which ends the visit alone
			if err := uv.NewTerminalReader(bytes.NewReader(typed), "xterm").StreamEvents(ctx, events); err != nil {
				t.Error(err)
			}
		}
		close(events)
		<-read
		line := term.NewTerminal(terminalIO{listen(bytes.NewReader(typed), time.Hour, false, func(error) {}).until(ctx), io.Discard}, prompt)
		line.SetSize(max(leastColumns, int(size)), leastRows)
		for {
			if _, err := line.ReadLine(); err != nil {
				break
			}
			line.SetSize(usualColumns, usualRows)
		}
	})
}

// TestUnread: unread output ends the connection instead of holding up its writer.
func TestUnread(t *testing.T) {
	r, w := io.Pipe()
	o := &output{w: w, limit: time.Millisecond, cut: func() { r.Close() }}
	if _, err := io.WriteString(o, "unread"); err == nil {
		t.Error("a terminal takes what nobody reads")
	}
	here, there := net.Pipe()
	defer here.Close()
	c := bound(there, time.Millisecond)
	if _, err := io.WriteString(c, "unread"); err == nil {
		t.Error("a connection takes what nobody reads")
	}
	var lines bytes.Buffer
	if n, err := (&output{w: &lines, limit: time.Hour, raw: true}).Write([]byte("a\nb\n")); n != 4 || err != nil || lines.String() != "a\r\nb\r\n" {
		t.Errorf("%d %v %q", n, err, lines.String())
	}
}

// TestSizes: a terminal's reported size is bounded by what can be drawn.
func TestSizes(t *testing.T) {
	for n, want := range map[uint32]int{0: 80, 1: 20, 20: 20, 100: 100, 300: 300, 10_000: 300, 1<<32 - 1: 300} {
		if got := within(n, 20, 80, 300); got != want {
			t.Errorf("%d is drawn as %d", n, got)
		}
	}
	for s, want := range map[string]string{"xterm-256color": "xterm-256color", "de_DE.UTF-8@euro": "de_DE.UTF-8@euro", "a/b": "", "\x1b[2J": "", "a b": "", strings.Repeat("x", 65): ""} {
		if got := word(s); got != want {
			t.Errorf("%q is %q", s, got)
		}
	}
}

// TestHostKey: the server's key is made once, readable only by its owner, and then stays.
func TestHostKey(t *testing.T) {
	file := filepath.Join(t.TempDir(), "state", "key")
	made := must.Get(HostKey(file))(t)
	kept, err := HostKey(file)
	if err != nil || ssh.FingerprintSHA256(kept.PublicKey()) != ssh.FingerprintSHA256(made.PublicKey()) {
		t.Errorf("another key the next time: %v", err)
	}
	about, err := os.Stat(file)
	if err != nil || runtime.GOOS != "windows" && about.Mode() != 0o600 {
		t.Errorf("the file is %v, %v", about.Mode(), err)
	}
	must.Do(t, os.WriteFile(file, []byte("nonsense"), 0o600))
	if _, err := HostKey(file); err == nil || !strings.Contains(err.Error(), file) || !strings.Contains(err.Error(), "ssh-keygen") {
		t.Errorf("a broken key: %v", err)
	}
	s := New(Options{Host: made})
	s.connections.Add(1, "key")
	if text := string(s.AppendMetrics(nil)); !strings.Contains(text, "ninetynine_ssh_connections 0") || !strings.Contains(text, `ninetynine_ssh_connections_total{outcome="key"} 1`) {
		t.Errorf("counted: %s", text)
	}
}
