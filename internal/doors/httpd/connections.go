package httpd

import (
	"net"
)

// Shared returns the connections of a listener, without those of an address that has as many as it may, which are
// closed at once: each takes one of the process's files, even if it stays silent. A trusted proxy may have any number.
func (s *Server) Shared(l net.Listener) net.Listener { return &shared{l, s} }

type shared struct {
	net.Listener
	server *Server
}

// Accept returns the next connection that has a place.
func (l *shared) Accept() (net.Conn, error) {
	for {
		c, err := l.Listener.Accept()
		if err != nil {
			return nil, err
		}
		at, is := c.RemoteAddr().(*net.TCPAddr)
		if !is || l.server.TrustProxy && TrustedProxy(at.AddrPort().Addr()) {
			return c, nil
		}
		leave, err := l.server.connections.Acquire(network(at.AddrPort().Addr()).String(), func() { c.Close() })
		if err == nil {
			return &placed{c, leave}, nil
		}
		l.server.counts.refused.Add(1, "connections")
		c.Close()
	}
}

// A placed connection has a place until it is closed.
type placed struct {
	net.Conn
	leave func()
}

func (c *placed) Close() error {
	err := c.Conn.Close()
	c.leave()
	return err
}

// connections returns how many there may be in all, and of one address.
func connections(l *Limits) (most, each int) {
	return l.Connections, min(l.Connections-l.Connections/4, 4*min(l.AddressStreams, l.Connections))
}
