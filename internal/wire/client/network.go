package client

import (
	"net/http"
	"time"
)

// A connection of HTTP/2 on which nothing has come for so long is asked whether it is alive,
// and is dropped without an answer. Otherwise every attempt would use the dead one again.
const (
	unheard    = 10 * time.Second
	unanswered = 5 * time.Second
)

// Network returns what a client asks servers with over a network: a connection that died
// without a word is noticed within 15 seconds.
func Network() *http.Client {
	t := http.DefaultTransport.(*http.Transport).Clone()
	t.HTTP2 = &http.HTTP2Config{SendPingTimeout: unheard, PingTimeout: unanswered}
	return &http.Client{Transport: t}
}
