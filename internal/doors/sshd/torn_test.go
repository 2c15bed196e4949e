package sshd_test

import (
	"crypto/ed25519"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"regexp"
	"strings"
	"testing"
	"time"

	"golang.org/x/crypto/ssh"

	"ninetynine/internal/doors/httpd"
	"ninetynine/internal/doors/node"
	"ninetynine/internal/doors/sshd"
	"ninetynine/internal/store"
	"ninetynine/internal/test/must"
)

// torn forwards requests to a server's API as one player's, but panics at a path.
type torn struct {
	server, token string
	at            *regexp.Regexp
}

func (x torn) RoundTrip(r *http.Request) (*http.Response, error) {
	if x.at.MatchString(r.Method + " " + r.URL.Path) {
		panic("torn at " + r.URL.Path)
	}
	r.URL.Scheme, r.URL.Host = "http", strings.TrimPrefix(x.server, "http://")
	r.Header.Set("Authorization", "Bearer "+x.token)
	return http.DefaultTransport.RoundTrip(r)
}

// TestPanic: a panic anywhere in a terminal ends that visit with a message and a line in the log, and no
// other visit.
func TestPanic(t *testing.T) {
	h := open(t, t.TempDir(), nil)
	t.Cleanup(http.DefaultTransport.(*http.Transport).CloseIdleConnections)
	for _, c := range []struct {
		at, name string
		play     func(k *terminal)
	}{
		{"GET /api/me", "", func(*terminal) {}},
		{"GET .*/events", "", func(k *terminal) {
			k.wait("what would you like", "> ")
			k.types("1\n")
			k.wait("Which variant", "> ")
			k.types("\n")
		}},
		{"POST .*/hint", "", func(k *terminal) {
			k.wait("what would you like", "> ")
			k.types("1\n")
			k.wait("Which variant", "> ")
			k.types("\n")
			k.wait("Lay 3 bid-cards", "> ")
			k.types("hint\n")
		}},
		{"GET .*/events", "xterm", func(k *terminal) {
			k.wait("what would you like")
			k.types("1\r")
			k.wait("Choose a variant")
			k.types("\r")
		}},
		{"POST .*/hint", "xterm", func(k *terminal) {
			k.wait("what would you like")
			k.types("1\r")
			k.wait("Choose a variant")
			k.types("\r")
			k.wait("Lay 3 bid-cards")
			k.types("h")
		}},
	} {
		t.Run(c.at+" "+c.name, func(t *testing.T) {
			t.Parallel()
			anna := h.guest("Anna")
			log := newHeap()
			_, own := must.Get2(ed25519.GenerateKey(nil))(t)
			host := must.Get(ssh.NewSignerFromKey(own))(t)
			s := sshd.New(sshd.Options{
				Host: host, Base: node.Base, Log: slog.New(slog.NewTextHandler(log, nil)),
				Enter: func(net.Addr, store.KeyID, string) *http.Client {
					return &http.Client{Transport: torn{h.http, anna.Token(), regexp.MustCompile("^" + c.at + "$")}}
				},
				Admit: func(netip.Addr, int) (string, error) { return "", nil },
			})
			l := must.Get(net.Listen("tcp", "127.0.0.1:0"))(t)
			go s.Serve(l)
			defer s.Close(t.Context())
			other := *h
			other.t, other.ssh = t, l.Addr().String()
			k := other.sit("anna", newKey(t), c.name)
			c.play(k)
			k.wait("Something went wrong on the server")
			k.ends()
			if text, _, _ := log.so(); !strings.Contains(text, "level=ERROR") || !strings.Contains(text, "panicked") {
				t.Errorf("the log says %s", text)
			}
		})
	}
}

// TestMuch: a caller who sends resizes and keys without end gets only a fair share, and none of it is
// stored.
func TestMuch(t *testing.T) {
	h := open(t, t.TempDir(), nil)
	k := h.sit("anna", newKey(t), "xterm")
	k.wait("What shall we call you?")
	k.types("\r")
	k.wait("what would you like")
	k.types("\r")
	k.wait("Choose a variant")
	began := time.Now()
	for i := range 5000 { // the first half megabyte is free
		must.Do(t, k.session.WindowChange(24+i%20, 80+i%50))
	}
	for range 300 {
		k.types("\x1b[B\x1b[A")
	}
	must.Do(t, k.session.WindowChange(30, 91))
	k.types("\x1b[B")
	k.types("q")
	k.wait("\x1b[?1049l", "what would you like")
	text, _, _ := k.out.so()
	if n := strings.Count(text, "\x1b[2J"); n == 0 || n > 20+int(time.Since(began)/time.Second)*5 {
		t.Errorf("after %v the screen was drawn anew %d times", time.Since(began), n)
	}
	k.types("0\r")
	k.ends()
}

// TestBeside: a write to the error stream ends the visit.
func TestBeside(t *testing.T) {
	h := open(t, t.TempDir(), nil)
	c := h.dial("anna", newKey(t))
	channel, requests := must.Get2(c.OpenChannel("session", nil))(t)
	go ssh.DiscardRequests(requests)
	if ok, err := channel.SendRequest("shell", true, nil); !ok || err != nil {
		t.Fatal(ok, err)
	}
	must.Get(io.WriteString(channel.Stderr(), "x"))(t)
	text, err := io.ReadAll(channel)
	if err != nil || !strings.Contains(string(text), "too much typing") {
		t.Errorf("%q %v", text, err)
	}
}

// TestGuestsLeave: a caller without a key is shown on leaving how to stay the same player; and the links
// are complete.
func TestGuestsLeave(t *testing.T) {
	h := open(t, t.TempDir(), func(c *node.Config) {
		c.PublicURL = "https://cards.example/"
		c.Limits.Requests = httpd.Unlimited()
	})
	k := h.sit("", nil, "")
	k.wait("without an SSH key", "> ")
	k.types("Gast\n")
	k.wait("Gast, what", "> ")
	k.types("3\n")
	k.wait("https://cards.example/#code=", "> ")
	k.types("0\n")
	k.wait("Until next time!", "Gast is gone", "ssh-keygen")
	k.ends()
	k = h.sit("bo", newKey(t), "")
	k.wait("> ")
	k.types("\n")
	k.wait("Bo, what", "> ")
	k.types("2\n")
	k.wait("> ")
	k.types("\n")
	k.wait("https://cards.example/t/")
	k.in.Close()
	if text := k.ends(); strings.Contains(text, "is gone") {
		t.Errorf("whoever has a key is told %s", text)
	}
}
