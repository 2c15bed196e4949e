package sshd_test

import (
	"io"
	"net"
	"strings"
	"testing"
	"time"

	"golang.org/x/crypto/ssh"

	"ninetynine/internal/doors/httpd"
	"ninetynine/internal/doors/node"
	"ninetynine/internal/doors/sshd"
	"ninetynine/internal/test/must"
)

// TestNothingElse: nothing is run, forwarded or transferred, and only the language of the environment
// counts.
func TestNothingElse(t *testing.T) {
	h := open(t, t.TempDir(), nil)
	c := h.dial("\x1b]0;owned\x07\u202e$(id)", newKey(t))
	for _, kind := range []string{"direct-tcpip", "forwarded-tcpip", "x11", "auth-agent@openssh.com", "direct-streamlocal@openssh.com", "tun@openssh.com"} {
		if _, _, err := c.OpenChannel(kind, ssh.Marshal(struct {
			Host string
			Port uint32
			From string
			At   uint32
		}{"127.0.0.1", 22, "127.0.0.1", 22})); err == nil {
			t.Errorf("a channel %s is opened", kind)
		}
	}
	for _, kind := range []string{"tcpip-forward", "streamlocal-forward@openssh.com"} {
		if ok, _, err := c.SendRequest(kind, true, ssh.Marshal(struct {
			Host string
			Port uint32
		}{"127.0.0.1", 0})); ok || err != nil {
			t.Errorf("%s is granted, %v", kind, err)
		}
	}
	s, err := c.NewSession()
	must.Do(t, err)
	for _, kind := range []string{"x11-req", "auth-agent-req@openssh.com", "subsystem", "tun"} {
		if ok, err := s.SendRequest(kind, true, ssh.Marshal(struct{ Name string }{"sftp"})); ok || err != nil {
			t.Errorf("%s is granted, %v", kind, err)
		}
	}
	for name, value := range map[string]string{"LD_PRELOAD": "/tmp/x.so", "PATH": "/tmp", "TERMINFO": "/tmp", "NINETYNINE_DATA": "/tmp"} {
		if err := s.Setenv(name, value); err == nil {
			t.Errorf("the environment takes %s", name)
		}
	}
	if err := s.Setenv("LANG", "../../../etc/passwd\x1b[2J"); err != nil {
		t.Error(err) // and it has no effect
	}
	must.Do(t, s.RequestPty("../../../tmp/\x1b[2J", 0, 0, nil))
	if _, err := c.NewSession(); err == nil {
		t.Error("there is a second terminal")
	}
	out := newHeap()
	s.Stdout = out
	if _, err := s.StdinPipe(); err != nil { // which stays open
		t.Fatal(err)
	}
	must.Do(t, s.Shell())
	k := &terminal{t: t, session: s, out: out}
	k.wait("What shall we call you?")
	if text, _, _ := out.so(); strings.Contains(text, "\x1b]0") || strings.ContainsAny(text, "\x07\u202e") {
		t.Errorf("the person's name writes %q", text)
	}
	if ok, err := s.SendRequest("exec", true, ssh.Marshal(struct{ Command string }{"id"})); ok || err != nil {
		t.Errorf("a command is run beside the table, %v", err)
	}

	s = must.Get(h.dial("anna", newKey(t)).NewSession())(t)
	text, err := s.Output("id")
	if _, failed := err.(*ssh.ExitError); !failed || string(text) != "No commands are run here. Connect without one to play.\n" {
		t.Errorf("a command says %q, %v", text, err)
	}
}

// TestLimits: connections are limited, for each caller and in all, and so are their duration and the amount
// typed.
func TestLimits(t *testing.T) {
	short := 300 * time.Millisecond
	with := func(l sshd.Limits) func(*node.Config) { return func(c *node.Config) { c.SSHLimits = l } }
	for name, l := range map[string]sshd.Limits{"of a caller": {UnknownEach: 2}, "in all": {Unknown: 2}} {
		t.Run(name, func(t *testing.T) {
			h := open(t, t.TempDir(), with(l))
			a := h.dial("a", newKey(t))
			h.dial("b", newKey(t))
			if c, err := ssh.Dial("tcp", h.ssh, config("c", newKey(t))); err == nil {
				c.Close()
				t.Error("a third comes in")
			}
			a.Close()
			for deadline := time.Now().Add(patience); ; { // until the server has noticed
				c, err := ssh.Dial("tcp", h.ssh, config("c", newKey(t)))
				if err == nil {
					c.Close()
					break
				}
				if time.Now().After(deadline) {
					t.Fatal(err)
				}
			}
		})
	}
	t.Run("as over HTTP", func(t *testing.T) {
		h := open(t, t.TempDir(), func(c *node.Config) { c.Limits.Requests = httpd.Rate{PerSecond: 0.001, Burst: 25} })
		h.dial("a", newKey(t))
		h.dial("b", newKey(t))
		if c, err := ssh.Dial("tcp", h.ssh, config("c", newKey(t))); err == nil {
			c.Close()
			t.Error("a third comes in")
		}
	})
	t.Run("handshake", func(t *testing.T) {
		h := open(t, t.TempDir(), with(sshd.Limits{Handshake: short}))
		for _, sent := range []string{"", "GET / HTTP/1.1\r\n\r\n", "SSH-2.0-x\r\n", strings.Repeat("x", 1<<16)} {
			c := must.Get(net.Dial("tcp", h.ssh))(t)
			defer c.Close()
			io.WriteString(c, sent) // may be cut off
			c.SetReadDeadline(time.Now().Add(patience))
			if _, err := io.Copy(io.Discard, c); err != nil && !strings.Contains(err.Error(), "reset") {
				t.Errorf("after %.20q: %v", sent, err)
			}
		}
		h.dial("a", newKey(t)).Wait() // a caller that opens no terminal
	})
	t.Run("idle", func(t *testing.T) {
		k := open(t, t.TempDir(), with(sshd.Limits{Idle: short})).sit("a", newKey(t), "")
		k.wait("No key was pressed")
		k.ends()
	})
	t.Run("flood", func(t *testing.T) {
		k := open(t, t.TempDir(), nil).sit("a", newKey(t), "xterm")
		go io.WriteString(k.in, strings.Repeat("x", 1<<20))
		k.wait("too much typing")
		k.ends()
	})
	t.Run("silent", func(t *testing.T) { // a client that answers no signs of life
		h := open(t, t.TempDir(), with(sshd.Limits{Alive: short}))
		c := must.Get(net.Dial("tcp", h.ssh))(t)
		_, _, requests, err := ssh.NewClientConn(c, h.ssh, config("a", newKey(t)))
		must.Do(t, err)
		for range requests { // never replies
		}
	})
}

// TestTorn: input that the decoder of keys cannot handle ends its own visit, and no other.
func TestTorn(t *testing.T) {
	h := open(t, t.TempDir(), nil)
	other := h.sit("bo", newKey(t), "")
	other.wait("What shall we call you?", "> ")
	k := h.sit("anna", newKey(t), "xterm")
	k.wait("What shall we call you?")
	k.types("\r")
	k.wait("what would you like")
	k.types("\r")
	k.wait("Choose a variant")
	k.types("\x9bMxxx")
	k.wait("\x1b[?1049l", "Something went wrong on the server")
	k.ends()
	other.types("\n")
	other.wait("Bo, what would you like")
}
