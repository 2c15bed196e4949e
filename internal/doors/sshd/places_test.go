package sshd_test

import (
	"fmt"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/pires/go-proxyproto"
	"golang.org/x/crypto/ssh"

	"ninetynine/internal/doors/node"
	"ninetynine/internal/doors/sshd"
	"ninetynine/internal/test/must"
)

func (h *house) from(address, user string, key ssh.Signer) (*ssh.Client, error) {
	d := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(address)}}
	c, err := d.Dial("tcp", h.ssh)
	if err != nil {
		h.t.Skip("this system has no other addresses of its own: ", err)
	}
	conn, channels, requests, err := ssh.NewClientConn(c, h.ssh, config(user, key))
	if err != nil {
		c.Close()
		return nil, err
	}
	client := ssh.NewClient(conn, channels, requests)
	h.t.Cleanup(func() { client.Close() })
	return client, nil
}

func (h *house) sitFrom(address, user string, key ssh.Signer) *terminal {
	h.t.Helper()
	c := must.Get(h.from(address, user, key))(h.t)
	return h.at(c, "")
}

// TestUnknown: nameless callers from a few addresses keep no caller out, and none stays for long.
func TestUnknown(t *testing.T) {
	h := open(t, t.TempDir(), func(c *node.Config) { c.SSHLimits = sshd.Limits{Unknown: 12, UnknownEach: 4} })
	fill := func() {
		for i := range 16 {
			c := must.Get(net.DialTimeout("tcp", h.ssh, patience))(t)
			t.Cleanup(func() { c.Close() })
			h.from(fmt.Sprintf("127.0.1.%d", i%4), "attacker", newKey(t)) // some are refused
		}
	}
	fill()
	began := time.Now()
	k := h.sitFrom("127.0.0.9", "anna", newKey(t))
	k.wait("What shall we call you?", "> ")
	fill() // later callers do not displace one who types
	k.types("\n")
	k.wait("Anna, what would you like")
	t.Logf("an honest caller is asked what to play after %v", time.Since(began))
	fill()
	k.types("1\n")
	k.wait("Which variant")
}

// TestSeated: a few addresses that hold all places do not keep other callers out; a caller without a place
// sees a message; and no caller without a name takes one.
func TestSeated(t *testing.T) {
	h := open(t, t.TempDir(), func(c *node.Config) { c.SSHLimits = sshd.Limits{Seated: 6, SeatedEach: 3} })
	var theirs []*terminal
	sit := func(address string) *terminal {
		k := h.sitFrom(address, "eve", newKey(t))
		k.wait("> ")
		k.types("\n")
		return k
	}
	for i := range 6 {
		k := sit(fmt.Sprintf("127.0.2.%d", i/3))
		k.wait("what would you like")
		theirs = append(theirs, k)
	}
	k := sit("127.0.2.0")
	k.wait("The server is full at the moment, or your network has no places left")
	k.ends()
	began := time.Now()
	honest := sit("127.0.0.9")
	honest.wait("what would you like")
	t.Logf("an honest caller is seated after %v", time.Since(began))
	theirs[0].wait("The server is full")
	theirs[0].ends()
	sit("127.0.2.0").wait("The server is full") // its share is two now
	honest.types("1\n")
	honest.wait("Which variant")
}

// TestRefusedInGerman: the server's refusals are in the language of the terminal.
func TestRefusedInGerman(t *testing.T) {
	h := open(t, t.TempDir(), nil)
	k := h.sit("anna", newKey(t), "", "LANG", "de_DE.UTF-8")
	k.wait("> ")
	k.types("...\n")
	k.wait("Ein Name muss einen Buchstaben oder eine Ziffer haben.")
	k.in.Close()
	k.ends()
}

// TestNaming: a caller who gives no name loses the connection.
func TestNaming(t *testing.T) {
	h := open(t, t.TempDir(), func(c *node.Config) { c.SSHLimits = sshd.Limits{Naming: 300 * time.Millisecond} })
	k := h.sit("anna", newKey(t), "")
	k.wait("You did not say your name")
	k.ends()
}

// TestSpare: when no cells are left to spare, a large terminal is drawn in the usual size, whatever size it
// reports, and no caller is refused.
func TestSpare(t *testing.T) {
	h := open(t, t.TempDir(), func(c *node.Config) { c.SSHLimits = sshd.Limits{SpareCells: 2*120*40 - 2*80*24} })
	seat := func() *terminal {
		k := h.seat(t, 120, 40)
		k.types("?")
		return k
	}
	first, second := seat(), seat()
	third := seat()
	for i, k := range []*terminal{first, second, third} {
		k.resize(120, 41)
		k.types("\x1b[8;41;120t") // as if typed
		k.resize(120, 40)
		k.types("q")
		k.types("Q")
		k.wait("what would you like")
		text, _, _ := k.out.so()
		if low := strings.Contains(text, "\x1b[40;"); low != (i < 2) {
			t.Errorf("terminal %d is drawn in its own size: %v", i, low)
		}
	}
}

// resize changes the size of the terminal, and returns once the server has it: what is typed next may
// otherwise arrive before.
func (k *terminal) resize(columns, rows uint32) {
	k.t.Helper()
	size := ssh.Marshal(struct{ Columns, Rows, Width, Height uint32 }{columns, rows, 8 * columns, 16 * rows})
	if ok := must.Get(k.session.SendRequest("window-change", true, size))(k.t); !ok {
		k.t.Fatal("the server refuses the size")
	}
}

// TestSpareGivenBack: cells taken by a terminal are freed when it closes, also if nothing was ever drawn on
// it.
func TestSpareGivenBack(t *testing.T) {
	h := open(t, t.TempDir(), func(c *node.Config) { c.SSHLimits = sshd.Limits{SpareCells: 2*120*40 - 2*80*24} })
	for range 2 {
		c := h.dial("eve", newKey(t))
		session := must.Get(c.NewSession())(t)
		must.Do(t, session.RequestPty("xterm-256color", 40, 120, ssh.TerminalModes{}))
		if err := session.Run("ls"); err == nil {
			t.Fatal("a command was run")
		}
		c.Close()
	}
	for range 2 {
		k := h.seat(t, 120, 40)
		k.types("Q")
		k.wait("what would you like")
		if text, _, _ := k.out.so(); !strings.Contains(text, "\x1b[40;") {
			t.Error("a terminal is not drawn in its own size")
		}
	}
}

// TestBehindProxy: limits count the callers whom a proxy names, not the proxy, and callers who come directly
// count under their own address.
func TestBehindProxy(t *testing.T) {
	h := open(t, t.TempDir(), func(c *node.Config) { c.SSHProxied, c.LogCallers = true, true })
	for version, address := range map[byte]string{0: "", 1: "203.0.113.7", 2: "2001:db8::7"} {
		line := must.Get(net.Dial("tcp", h.ssh))(t)
		if version > 0 {
			at := &net.TCPAddr{IP: net.ParseIP(address), Port: 4000}
			must.Get(proxyproto.HeaderProxyFromAddrs(version, at, at).WriteTo(line))(t)
		}
		conn, channels, requests, err := ssh.NewClientConn(line, h.ssh, config("anna", newKey(t)))
		must.Do(t, err)
		ssh.NewClient(conn, channels, requests).Close()
	}
	for _, from := range []string{"127.0.0.1/32", "203.0.113.7/32", "2001:db8::/56"} {
		(&terminal{t: t, out: h.log}).wait("from=" + from)
	}
}
