package node

import (
	"context"
	"fmt"
	"net"
	"net/http"

	"golang.org/x/crypto/ssh"

	"ninetynine/internal/doors/httpd"
	"ninetynine/internal/doors/sshd"
	"ninetynine/internal/store"
)

// A doorway serves people over SSH.
type doorway struct {
	*sshd.Server
	listener net.Listener
	line     *loopback // from their terminals to the API
}

// openSSH listens for SSH connections; nil if none are allowed.
func (s *server) openSSH(public string) (*doorway, error) {
	if s.SSH == "" {
		return nil, nil
	}
	host, err := sshd.HostKey(s.SSHKey)
	if err != nil {
		return nil, err
	}
	listener, err := net.Listen("tcp", s.SSH)
	if err != nil {
		return nil, fmt.Errorf("cannot listen for --ssh: %w; choose another address", err)
	}
	if s.SSHProxied {
		listener = proxied(listener)
	}
	d := &doorway{listener: listener, line: newLoopback()}
	d.Server = sshd.New(sshd.Options{
		Host: host, Base: Base, Public: public, Log: s.Log, LogCallers: s.LogCallers, Limits: s.SSHLimits,
		Admit: s.http.Admit,
		Enter: func(from net.Addr, key store.KeyID, label string) *http.Client {
			return d.line.client(func(c net.Conn) net.Conn { return &caller{c, from, httpd.LocalCaller{Key: key, Label: label}} })
		},
	})
	s.Log.Info("people may come over SSH", "at", listener.Addr().String(), "key", ssh.FingerprintSHA256(host.PublicKey()), "file", s.SSHKey)
	return d, nil
}

// leave notifies all terminals that the server stops, and accepts no more.
func (d *doorway) leave(ctx context.Context) {
	if d != nil {
		d.Close(ctx)
	}
}

// A caller is a terminal's connection to the API.
type caller struct {
	net.Conn
	from   net.Addr
	bearer httpd.LocalCaller
}

// RemoteAddr returns the person's address.
func (c *caller) RemoteAddr() net.Addr { return c.from }

// Bearer returns the session's owner.
func (c *caller) Bearer() httpd.LocalCaller { return c.bearer }
