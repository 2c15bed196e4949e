package httpd

import (
	"context"
	"net"
	"net/http"
	"net/netip"

	"ninetynine/internal/store"
)

// A Bearer is a caller within this process who needs no token, since they have proven
// otherwise whose session is theirs: with an SSH key, say.
type Bearer struct {
	Key    store.Key // of the session, which may not have begun yet
	Secret string    // determines the ids of the tables they open; no one else knows it
}

// A Borne connection is one of a [Bearer]. Only connections made within this process
// can be.
type Borne interface {
	net.Conn
	Bearer() Bearer
}

type bearerKey struct{}

// bear gives the requests of a connection its bearer.
func bear(ctx context.Context, c net.Conn) context.Context {
	if b, ok := c.(Borne); ok {
		return context.WithValue(ctx, bearerKey{}, b.Bearer())
	}
	return ctx
}

// bearerOf returns the bearer of a request, if it has one.
func bearerOf(r *http.Request) (Bearer, bool) {
	b, ok := r.Context().Value(bearerKey{}).(Bearer)
	return b, ok
}

// Admit counts a connection that carries no requests yet as so many requests from its
// address. It returns what counts as one caller: see [Limits].
func (s *Server) Admit(from netip.Addr, requests int) (caller string, err error) {
	caller = network(from).String()
	for range requests {
		if err := s.guard.requests.allow(caller, s.Now()); err != nil {
			return caller, err
		}
	}
	return caller, nil
}
