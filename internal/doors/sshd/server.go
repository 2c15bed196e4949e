// Package sshd lets people play over SSH, in their own terminals.
//
// It has no tables, players or sessions of its own: each connection is a client of the server's API within
// the process, with the limits of its address. A public key stands for a session, as a browser's cookie
// does. Nothing is run, forwarded or transferred.
package sshd

import (
	"cmp"
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"net/netip"
	"runtime"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/crypto/ssh"
	"golang.org/x/time/rate"

	"ninetynine/internal/base/quota"
	"ninetynine/internal/doors/metrics"
	"ninetynine/internal/store"
)

// Options configure a server. All fields but the last three are required.
type Options struct {
	Host ssh.Signer // the server's own key
	// Enter returns a client of the API for a caller whose session has the key, with a label for its player.
	Enter func(from net.Addr, key store.KeyID, label string) *http.Client
	Base  string // the API's address for that client
	// Admit counts a connection as so many requests from an address, or refuses it. It returns the key
	// under which limits count the caller.
	Admit  func(from netip.Addr, requests int) (caller string, err error)
	Public string       // address of the page, for links, as https://cards.example
	Log    *slog.Logger // nil: no log
	// LogCallers adds the caller's address to the log.
	LogCallers bool
	Limits     Limits
}

// Limits limit connections. Empty fields take defaults.
type Limits struct {
	Unknown     int           `json:"unnamed"`        // callers at a time without a name yet
	UnknownEach int           `json:"addressUnnamed"` // of an address
	Seated      int           // callers at a time who have a name
	SeatedEach  int           `json:"addressSeated"` // of an address
	SpareCells  int           `json:"-"`             // of all full screens, beyond the usual size of each
	Handshake   time.Duration `json:"-"`             // until a key is proven, and again until there is a terminal
	Naming      time.Duration `json:"-"`             // until a caller has a name
	Idle        time.Duration `json:"-"`             // without a key press
	Write       time.Duration `json:"-"`             // for the other end to take what is written
	Alive       time.Duration `json:"-"`             // between requests for a sign of life
	Look        time.Duration `json:"-"`             // until a caller who waits for an evening's table says so again
}

// costs is how many requests a connection counts as: about as much work.
const costs = 10

// WithDefaults returns the limits with defaults in place of empty fields.
func (l Limits) WithDefaults() Limits {
	return Limits{
		Unknown:     cmp.Or(l.Unknown, 100),
		UnknownEach: cmp.Or(l.UnknownEach, 10),
		Seated:      cmp.Or(l.Seated, 500),
		SeatedEach:  cmp.Or(l.SeatedEach, 32),
		SpareCells:  cmp.Or(l.SpareCells, 500*usualColumns*usualRows),
		Handshake:   cmp.Or(l.Handshake, 20*time.Second),
		Naming:      cmp.Or(l.Naming, time.Minute),
		Idle:        cmp.Or(l.Idle, 2*time.Hour),
		Write:       cmp.Or(l.Write, 20*time.Second),
		Alive:       cmp.Or(l.Alive, time.Minute),
		Look:        cmp.Or(l.Look, 5*time.Second),
	}
}

// A Server serves terminals. Several goroutines may use it.
type Server struct {
	Options
	config *ssh.ServerConfig
	visits sync.WaitGroup

	ctx context.Context // ends with the server
	end context.CancelFunc

	unknown, seated *quota.Slots
	spare           atomic.Int64 // cells
	tidying         atomic.Bool

	mu   sync.Mutex
	open map[net.Conn]struct{}

	connections *metrics.Counter // that have ended, by outcome
}

// New returns a server. The caller must close it.
func New(o Options) *Server {
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	o.Limits = o.Limits.WithDefaults()
	s := &Server{Options: o, open: map[net.Conn]struct{}{}}
	s.connections = metrics.NewCounter("ninetynine_ssh_connections_total", "Connections over SSH that have ended, or were refused.", "outcome")
	s.unknown, s.seated = quota.New(o.Limits.Unknown, o.Limits.UnknownEach), quota.New(o.Limits.Seated, o.Limits.SeatedEach)
	s.spare.Store(int64(o.Limits.SpareCells))
	s.ctx, s.end = context.WithCancel(context.Background())
	s.config = &ssh.ServerConfig{
		ServerVersion:               "SSH-2.0-ninetynine",
		MaxAuthTries:                6,
		PublicKeyCallback:           withKey,
		KeyboardInteractiveCallback: withoutKey,
	}
	s.config.AddHostKey(o.Host)
	return s
}

// SetLimits changes how many callers there may be; the other limits stay as they are.
func (s *Server) SetLimits(l Limits) {
	l = l.WithDefaults()
	s.unknown.Resize(l.Unknown, l.UnknownEach)
	s.seated.Resize(l.Seated, l.SeatedEach)
}

// Serve serves the connections of a listener until it fails or the server is closed.
func (s *Server) Serve(l net.Listener) error {
	s.visits.Add(1) // so that Close also waits for connections that come meanwhile
	defer s.visits.Done()
	defer context.AfterFunc(s.ctx, func() { l.Close() })()
	for {
		c, err := l.Accept()
		switch {
		case s.ctx.Err() != nil || errors.Is(err, net.ErrClosed):
			if err == nil {
				c.Close()
			}
			return nil
		case err != nil: // such as too many open files
			s.Log.Warn("a connection over SSH was not accepted", "err", err)
			select {
			case <-time.After(time.Second):
			case <-s.ctx.Done():
			}
			continue
		}
		s.visits.Go(func() { s.receive(c) })
	}
}

// Close notifies all callers that the server stops, and waits until they are gone or the context ends.
func (s *Server) Close(ctx context.Context) {
	s.end()
	gone := make(chan struct{})
	go func() { s.visits.Wait(); close(gone) }()
	select {
	case <-gone:
		return
	case <-ctx.Done():
	}
	s.mu.Lock()
	for c := range s.open {
		c.Close()
	}
	s.mu.Unlock()
	<-gone
}

// receive serves a connection, unless there are too many.
func (s *Server) receive(c net.Conn) {
	defer c.Close()
	caller, known, refused := s.admit(c)
	if refused != "" {
		s.connections.Add(1, refused)
		return
	}
	defer s.leave(c, known)
	began, outcome := time.Now(), "handshake"
	defer func() {
		s.connections.Add(1, outcome)
		about := []any{"outcome", outcome, "took", time.Since(began)}
		if s.LogCallers {
			about = append(about, "from", caller)
		}
		s.Log.Info("ssh", about...)
	}()
	if err := c.SetDeadline(began.Add(s.Limits.Handshake)); err != nil {
		return
	}
	conn, channels, requests, err := ssh.NewServerConn(bound(c, s.Limits.Write), s.config)
	if err != nil || c.SetDeadline(time.Time{}) != nil {
		return
	}
	who, err := identify(conn.Permissions)
	if err != nil {
		s.Log.Error("a caller over SSH could not be identified", "err", err)
		return
	}
	if outcome = "guest"; who.known {
		outcome = "key"
	}
	who.caller, who.named = caller, known
	s.serveTerminal(conn, channels, requests, who)
}

// admit registers a connection of a caller without a name. It returns the key under which limits count the
// caller, a function to call once there is a name or the caller leaves, or why the connection is refused.
func (s *Server) admit(c net.Conn) (caller string, known func(), refused string) {
	at, _ := netip.ParseAddrPort(c.RemoteAddr().String()) // callers without an address count as one
	caller, err := s.Admit(at.Addr(), costs)
	if err != nil {
		return caller, nil, "too-often"
	}
	if known, err = s.unknown.Acquire(caller, func() { c.Close() }); err != nil {
		return caller, nil, "too-many"
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.open[c] = struct{}{}
	return caller, known, ""
}

func (s *Server) leave(c net.Conn, known func()) {
	known()
	s.freeMemory()
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.open, c)
}

// tidyAfter is how long after callers have come or gone their memory is freed.
const tidyAfter = 3 * time.Second

// freeMemory soon frees the memory of callers. By itself the runtime collects garbage in an idle server only
// every two minutes, and then keeps most of it; both collections cost some 50 ms.
func (s *Server) freeMemory() {
	if s.tidying.CompareAndSwap(false, true) {
		time.AfterFunc(tidyAfter, func() {
			s.tidying.Store(false)
			runtime.GC() // a second collection empties the pools
			debug.FreeOSMemory()
		})
	}
}

// serveTerminal serves the one terminal of a connection, and refuses everything else.
func (s *Server) serveTerminal(conn *ssh.ServerConn, channels <-chan ssh.NewChannel, requests <-chan *ssh.Request, who identity) {
	ctx, end := context.WithCancelCause(s.ctx)
	defer end(nil)
	var served sync.WaitGroup
	served.Go(func() { ssh.DiscardRequests(requests) })
	served.Go(func() { s.alive(ctx, conn) })
	late := time.AfterFunc(s.Limits.Handshake, func() { conn.Close() })
	defer late.Stop()
	taken := false
	for n := range channels {
		switch {
		case n.ChannelType() != "session":
			n.Reject(ssh.Prohibited, "nothing is forwarded here")
			continue
		case taken:
			n.Reject(ssh.ResourceShortage, "one terminal is enough; connect again for another")
			continue
		}
		channel, requests, err := n.Accept()
		if err != nil {
			break
		}
		taken = true
		v := &visit{
			Server: s, ctx: ctx, end: end, conn: conn, channel: channel, who: who, env: map[string]string{},
			columns: usualColumns, rows: usualRows, resized: make(chan struct{}),
		}
		served.Go(func() {
			v.obey(requests, func() { late.Stop() })
			end(nil)
			late.Reset(farewell) // for the other end to close it
		})
	}
	end(nil)
	conn.Close()
	served.Wait()
}

const farewell = time.Second

// alive ends a connection whose other end gives no sign of life.
func (s *Server) alive(ctx context.Context, conn *ssh.ServerConn) {
	beat := time.NewTicker(s.Limits.Alive)
	defer beat.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-beat.C:
		}
		silent := time.AfterFunc(s.Limits.Alive, func() { conn.Close() })
		_, _, err := conn.SendRequest("keepalive@openssh.com", true, nil)
		silent.Stop()
		if err != nil {
			return
		}
	}
}

// A bounded connection fails if writes are not taken in time, and reads at a limited rate.
type bounded struct {
	net.Conn
	limit time.Duration
	pace  *rate.Limiter
}

func bound(c net.Conn, limit time.Duration) *bounded {
	return &bounded{c, limit, rate.NewLimiter(sentPerSecond, sentAtOnce)}
}

func (c *bounded) Read(b []byte) (int, error) {
	n, err := c.Conn.Read(b[:min(len(b), sentAtOnce)])
	time.Sleep(c.pace.ReserveN(time.Now(), n).Delay())
	return n, err
}

func (c *bounded) Write(b []byte) (int, error) {
	if err := c.SetWriteDeadline(time.Now().Add(c.limit)); err != nil {
		return 0, err
	}
	return c.Conn.Write(b)
}
