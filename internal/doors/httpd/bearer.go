package httpd

import (
	"context"
	"net"
	"net/http"
	"net/netip"

	"ninetynine/internal/store"
)

// A Bearer is a caller within this process without a token, whose session is proven otherwise, for example
// with an SSH key.
type Bearer struct {
	Key    store.Key // of the session, which may not have begun yet
	Secret string    // determines the ids of the tables they open; only the bearer knows it
}

// A Borne connection belongs to a [Bearer]. Only connections within this process can.
type Borne interface {
	net.Conn
	Bearer() Bearer
}

type bearerKey struct{}

func bear(ctx context.Context, c net.Conn) context.Context {
	if b, ok := c.(Borne); ok {
		return context.WithValue(ctx, bearerKey{}, b.Bearer())
	}
	return ctx
}

func bearerOf(r *http.Request) (Bearer, bool) {
	b, ok := r.Context().Value(bearerKey{}).(Bearer)
	return b, ok
}

// Admit counts a connection without requests yet as so many requests from its address. It returns the key
// under which limits count the caller: see [Limits].
func (s *Server) Admit(from netip.Addr, requests int) (caller string, err error) {
	caller = network(from).String()
	for range requests {
		if err := s.guard.requests.allow(caller, s.Now()); err != nil {
			return caller, err
		}
	}
	return caller, nil
}
