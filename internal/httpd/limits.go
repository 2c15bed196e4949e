package httpd

import (
	"math"
	"net"
	"net/http"
	"net/netip"
	"strings"
	"sync"
	"time"

	"golang.org/x/time/rate"
)

// Limits bound what one player, or one address, may ask of the server. Fields
// left empty mean what is usual.
type Limits struct {
	Requests Rate // of an address
	Commands Rate // of a player
	Chat     Rate // of a player: what is said
	Tables   Rate // of a player: opened, or looked for
	Guests   Rate // of an address: new players
	Hinted   Rate // of a player: hints

	Streams        int           // of a player, at once
	AddressStreams int           // of an address, at once
	AllStreams     int           // of the server, at once
	Hints          int           // that are thought about at once
	HintWait       time.Duration // how long a hint may take, waiting for its turn included
	Body           int64         // bytes of a request
	Heartbeat      time.Duration // after which a stream says that it is still there
	Write          time.Duration // how long a reader of a stream may take for each write
}

// A Rate is how much is allowed in the long run, and at once.
type Rate struct {
	PerSecond float64
	Burst     int
}

// Unlimited returns a Rate that bounds nothing.
func Unlimited() Rate { return Rate{math.Inf(1), 1} }

// orUsual returns the limits with what is usual for those left empty.
func (l Limits) orUsual() Limits {
	rate := func(r *Rate, perSecond float64, burst int) {
		if *r == (Rate{}) {
			*r = Rate{perSecond, burst}
		}
	}
	number := func(n *int, usual int) {
		if *n == 0 {
			*n = usual
		}
	}
	duration := func(d *time.Duration, usual time.Duration) {
		if *d == 0 {
			*d = usual
		}
	}
	rate(&l.Requests, 50, 300) // many people share an address at a club
	rate(&l.Commands, 10, 40)
	rate(&l.Chat, 0.5, 8)
	rate(&l.Tables, 0.1, 10)
	rate(&l.Guests, 0.1, 20)
	rate(&l.Hinted, 0.5, 10)
	number(&l.Streams, 16)
	number(&l.AddressStreams, 256)
	number(&l.AllStreams, 50_000)
	number(&l.Hints, 2)
	duration(&l.HintWait, 20*time.Second)
	duration(&l.Heartbeat, 15*time.Second)
	duration(&l.Write, 10*time.Second)
	if l.Body == 0 {
		l.Body = 24 << 10
	}
	return l
}

// A guard counts what is asked of the server.
type guard struct {
	requests, guests                *buckets[netip.Prefix]
	commands, chat, tables, hinting *buckets[string]
}

func newGuard(l *Limits) *guard {
	return &guard{
		newBuckets[netip.Prefix](l.Requests), newBuckets[netip.Prefix](l.Guests),
		newBuckets[string](l.Commands), newBuckets[string](l.Chat), newBuckets[string](l.Tables), newBuckets[string](l.Hinted),
	}
}

// buckets are token buckets by player or address. There are never more than
// twice many of them: when there are, those that were not used since the last
// time are thrown away, and are full when they come again.
type buckets[K comparable] struct {
	rate Rate
	mu   sync.Mutex
	now  map[K]*rate.Limiter
	old  map[K]*rate.Limiter
}

// many bounds how many buckets of a kind are kept, twice.
const many = 1 << 14

func newBuckets[K comparable](r Rate) *buckets[K] {
	return &buckets[K]{rate: r, now: map[K]*rate.Limiter{}}
}

// take takes a token; a failure says when there will be one.
func (b *buckets[K]) take(k K, now time.Time) error {
	if math.IsInf(b.rate.PerSecond, 1) {
		return nil
	}
	l := b.of(k)
	r := l.ReserveN(now, 1)
	wait := r.DelayFrom(now)
	if wait == 0 {
		return nil
	}
	r.CancelAt(now)
	f := refusal(http.StatusTooManyRequests, "too-many", "that is too much at once; Retry-After says when to go on")
	f.after = min(wait, time.Hour)
	return f
}

func (b *buckets[K]) of(k K) *rate.Limiter {
	b.mu.Lock()
	defer b.mu.Unlock()
	l := b.now[k]
	if l != nil {
		return l
	}
	if l = b.old[k]; l == nil {
		l = rate.NewLimiter(rate.Limit(b.rate.PerSecond), b.rate.Burst)
	}
	if len(b.now) >= many {
		b.old, b.now = b.now, map[K]*rate.Limiter{}
	}
	b.now[k] = l
	return l
}

// admit takes a token for the request itself.
func (s *Server) admit(c *call) error {
	if c.r.URL.Path == "/healthz" || c.r.URL.Path == "/readyz" {
		return nil
	}
	return s.guard.requests.take(c.addr, s.Now())
}

// address returns where a request comes from: an IPv4 address, or the network
// of an IPv6 address, since who has one has all of it.
func (s *Server) address(r *http.Request) netip.Prefix {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		host = r.RemoteAddr
	}
	addr, err := netip.ParseAddr(host)
	switch {
	case err != nil && s.TrustProxy: // as of a Unix socket, which only a proxy uses
		addr = netip.IPv6Loopback()
	case err != nil:
		return netip.Prefix{} // all of them are one
	}
	if s.TrustProxy {
		addr = forwarded(addr, r.Header.Values("X-Forwarded-For"))
	}
	addr = addr.Unmap().WithZone("")
	if addr.Is4() {
		return netip.PrefixFrom(addr, 32)
	}
	p, _ := addr.Prefix(64)
	return p
}

// forwarded returns for whom the proxy has asked: the last address in the
// list, which is the one that it has written itself. Those before it anybody
// may have put there.
func forwarded(addr netip.Addr, headers []string) netip.Addr {
	if !proxy(addr) {
		return addr
	}
	list := strings.Split(strings.Join(headers, ","), ",")
	last := strings.TrimSpace(list[len(list)-1])
	if a, err := netip.ParseAddr(last); err == nil {
		return a
	}
	if a, err := netip.ParseAddrPort(last); err == nil {
		return a.Addr()
	}
	return addr
}

func proxy(a netip.Addr) bool { a = a.Unmap(); return a.IsLoopback() || a.IsPrivate() }
