package httpd

import (
	"context"
	"net"
	"net/http"
	"net/netip"

	"ninetynine/internal/store"
)

// A LocalCaller is a caller within this process without a token, whose key is proven otherwise, for example
// with an SSH key.
type LocalCaller struct {
	Key   store.KeyID // which may not be stored yet
	Label string      // of the key: see [store.Key]
}

// A LocalConn belongs to a [LocalCaller]. Only connections within this process can.
type LocalConn interface {
	net.Conn
	Bearer() LocalCaller
}

type localCallerKey struct{}

func withLocalCaller(ctx context.Context, c net.Conn) context.Context {
	if b, ok := c.(LocalConn); ok {
		return context.WithValue(ctx, localCallerKey{}, b.Bearer())
	}
	return ctx
}

func localCallerOf(r *http.Request) (LocalCaller, bool) {
	b, ok := r.Context().Value(localCallerKey{}).(LocalCaller)
	return b, ok
}

// Admit counts a connection without requests yet as so many requests from its address. It returns the key
// under which limits count the caller: see [Limits].
func (s *Server) Admit(from netip.Addr, requests int) (caller string, err error) {
	caller = network(from).String()
	for range requests {
		if err := s.guard.Load().requests.allow(caller, s.Now()); err != nil {
			return caller, err
		}
	}
	return caller, nil
}
