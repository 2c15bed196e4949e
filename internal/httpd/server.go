package httpd

import (
	"context"
	"crypto/rand"
	"io"
	"log/slog"
	"net/http"
	"net/url"
	"time"

	"ninetynine/internal/hall"
	"ninetynine/internal/review"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
)

// A Store keeps players, sessions and what lists and histories show. Its
// errors are those of package store.
type Store interface {
	AddPlayer(ctx context.Context, p store.Player) error
	Player(ctx context.Context, id string) (store.Player, error)
	Rename(ctx context.Context, id, name string) error
	AddSession(ctx context.Context, s store.Session) error
	Session(ctx context.Context, k store.Key) (store.Session, store.Player, error)
	Touch(ctx context.Context, k store.Key, day time.Time) error
	EndSession(ctx context.Context, k store.Key) error

	Open(ctx context.Context, limit int) ([]table.Summary, error)
	Playing(ctx context.Context, limit int) ([]table.Summary, error)
	Seated(ctx context.Context, player string, limit int) ([]table.Summary, error)
	Results(ctx context.Context, player, variant string, before store.Cursor, limit int) ([]table.Result, error)
	Tallies(ctx context.Context, player string) ([]store.Tally, error)

	Ping(ctx context.Context) error
	Stats() store.Stats
}

// Options are what a server needs from outside. Hall, Store and Now must be
// there.
type Options struct {
	Hall   *hall.Hall
	Store  Store
	Now    func() time.Time
	Log    *slog.Logger  // nil: nothing is logged
	Advise review.Advise // nil if no hints are given
	Levels []wire.Level
	Usual  string    // which of them plays against people who have chosen none
	Random io.Reader // of tokens and ids; nil: crypto/rand
	// PublicURL is where people find the server, as "https://cards.example";
	// with https cookies are never sent over anything else. "" if it is not
	// known, or plain.
	PublicURL string
	// TrustProxy believes the last address that a proxy on this machine or its
	// private network has put into X-Forwarded-For. Without one in front of
	// the server, anybody could write there what they like.
	TrustProxy bool
	Version    string       // of the program
	Page       http.Handler // for whatever is not under /api; nil: there is no page
	Limits     Limits
}

// A Server answers requests. It is safe for use by several goroutines.
type Server struct {
	Options
	mux     *http.ServeMux
	guard   *guard
	streams *streams
	recall  recall
	codes   codes
	counts  *counts
	folds   chan struct{} // holds a token for each record that is being made
	queue   chan struct{} // and for each that is waited for, too
	advice  chan struct{} // holds a token for each hint that is being thought about

	ctx   context.Context // ends with the server
	close context.CancelFunc
}

// New returns a server. Close it when it is no longer used.
func New(o Options) *Server {
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	if o.Random == nil {
		o.Random = rand.Reader
	}
	o.Limits = o.Limits.orUsual()
	s := &Server{Options: o, mux: http.NewServeMux(), guard: newGuard(&o.Limits), streams: newStreams(), advice: make(chan struct{}, o.Limits.Hints), folds: make(chan struct{}, mostFolds), queue: make(chan struct{}, mostFolds+mostWaiting)}
	s.ctx, s.close = context.WithCancel(context.Background())
	s.counts = newCounts()
	do := handlers()
	for _, o := range wire.Operations() {
		s.mux.Handle(o.Pattern(), s.serve(o.Who, do[o.ID]))
	}
	return s
}

// Close ends all streams, so that a graceful stop of the HTTP server need not
// wait for them: their clients go on elsewhere, or when it is back. New ones
// are refused from then on.
func (s *Server) Close() { s.close() }

// Handler returns what answers all requests.
func (s *Server) Handler() http.Handler {
	protect := http.NewCrossOriginProtection()
	if u, err := url.Parse(s.PublicURL); err == nil && u.Scheme != "" && u.Host != "" {
		if err := protect.AddTrustedOrigin(u.Scheme + "://" + u.Host); err != nil {
			s.Log.Warn("the public URL is no origin", "url", s.PublicURL, "err", err)
		}
	}
	return s.attend(protect)
}

// secure reports whether browsers reach the server by https alone.
func (s *Server) secure() bool {
	u, err := url.Parse(s.PublicURL)
	return err == nil && u.Scheme == "https"
}

func (s *Server) millis() int64 { return s.Now().UnixMilli() }

// HTTPServer returns a server for the handler whose times and sizes are
// bounded. It has no bound for writing, which streams may do for days: the
// handler sets one for each write.
func HTTPServer(h http.Handler) *http.Server {
	return &http.Server{
		Handler:           h,
		ReadHeaderTimeout: 5 * time.Second,
		IdleTimeout:       2 * time.Minute,
		MaxHeaderBytes:    16 << 10,
	}
}
