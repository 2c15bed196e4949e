package client

import (
	"net/http"
	"time"
)

// A connection of HTTP/2 that is silent for this long is pinged, and dropped without an answer. Otherwise
// every attempt would use the dead one again.
const (
	unheard    = 10 * time.Second
	unanswered = 5 * time.Second
)

// Network returns the HTTP client for requests over a network: it notices a dead connection within 15
// seconds.
func Network() *http.Client {
	t := http.DefaultTransport.(*http.Transport).Clone()
	t.HTTP2 = &http.HTTP2Config{SendPingTimeout: unheard, PingTimeout: unanswered}
	return &http.Client{Transport: t}
}
