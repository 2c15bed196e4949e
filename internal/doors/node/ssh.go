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

// A doorway is how people come in over SSH.
type doorway struct {
	*sshd.Server
	listener net.Listener
	line     *loopback // from their terminals to the API
}

// openSSH listens for people who come over SSH; nil if nobody may.
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
	d := &doorway{listener: listener, line: newLoopback()}
	d.Server = sshd.New(sshd.Options{
		Host: host, Base: Base, Public: public, Log: s.Log, LogCallers: s.LogCallers, Limits: s.SSHLimits,
		Admit: s.http.Admit,
		Enter: func(from net.Addr, session store.Key, secret string) *http.Client {
			return d.line.client(func(c net.Conn) net.Conn { return &caller{c, from, httpd.Bearer{Key: session, Secret: secret}} })
		},
	})
	s.Log.Info("people may come over SSH", "at", listener.Addr().String(), "key", ssh.FingerprintSHA256(host.PublicKey()), "file", s.SSHKey)
	return d, nil
}

// leave tells everybody that the server stops, and lets nobody else in.
func (d *doorway) leave(ctx context.Context) {
	if d != nil {
		d.Close(ctx)
	}
}

// A caller is a connection to the API of somebody at a terminal.
type caller struct {
	net.Conn
	from   net.Addr
	bearer httpd.Bearer
}

// RemoteAddr returns where the person is.
func (c *caller) RemoteAddr() net.Addr { return c.from }

// Bearer returns whose session it is.
func (c *caller) Bearer() httpd.Bearer { return c.bearer }
