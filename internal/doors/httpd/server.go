package httpd

import (
	"context"
	"crypto/rand"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"

	"ninetynine/internal/base/quota"
	"ninetynine/internal/club/evening"
	"ninetynine/internal/club/identity"
	"ninetynine/internal/club/moderation"
	"ninetynine/internal/doors/push"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
)

// A Store stores players, their keys, lists and histories. Its errors are those of package store.
type Store interface {
	AddPlayer(ctx context.Context, p store.Player) error
	UseKey(ctx context.Context, k store.Key) error
	TakeKey(ctx context.Context, id store.KeyID) (store.Key, error)
	Attached(ctx context.Context, player string) (bool, error)
	identity.Store

	api.Store
	api.CompanyStore

	Ping(ctx context.Context) error
	Stats() store.Stats
}

// Options configure a server. Store, Secret, and the required [api.Options] except their Store and Company, are
// required.
type Options struct {
	api.Options
	Store  Store
	Log    *slog.Logger // nil: no log
	Random io.Reader    // of tokens and ids; nil: crypto/rand
	// Secret is common to all servers of the database. Ids of tables, challenges and the hashes of recovery
	// words follow from it.
	Secret []byte
	// Urgent, which may be nil, is called when a command to a table arrives, and done once it is answered.
	Urgent func() (done func())
	// PublicURL is the server's public address, such as "https://cards.example"; with https, cookies are
	// never sent over anything else. "" if unknown, or plain.
	PublicURL string
	// TrustProxy trusts the last address that a proxy on this machine or its private network has put into
	// X-Forwarded-For. Without such a proxy, any caller could write anything there.
	TrustProxy bool
	// OperatorSecret is the token with which commands on the server's machine act as an operator; "": none.
	OperatorSecret string
	Push           *push.Sender // tells browsers of turns and evenings; nil: none does
	Contact        string       // the operator's mailto: or https: address, for security.txt; "": there is none
	LogCallers     bool         // log the address and the table of each request
	Page           http.Handler // serves all paths outside /api; nil: there is no page
	Limits         Limits
}

// A Server answers requests. Several goroutines may use it.
type Server struct {
	Options
	api         *api.Service
	mux         *http.ServeMux
	guard       atomic.Pointer[guard]
	streams     *streams
	connections *quota.Slots
	recalled    *lru.Cache[store.KeyID, recalled]
	came        *lru.Cache[store.Origin, bool] // what was stored of an hour, by networks as they are
	forgets     atomic.Uint64                  // how often sessions were dropped from recalled
	outages     outages
	unnamed     sync.Once    // to warn once about a proxy that uses a foreign host
	words       *quota.Queue // for each check of recovery words
	counts      *counts
	draining    atomic.Bool
	public      url.URL // empty if there is none
	heads       http.Header
	apiHeads    http.Header

	ctx   context.Context // ends with the server
	close context.CancelFunc
}

// New returns a server. The caller must close it.
func New(o Options) *Server { return serverOf(o, wire.Operations(), handlers()) }

func serverOf(o Options, all []wire.Operation, own map[string]handler) *Server {
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	if o.Random == nil {
		o.Random = rand.Reader
	}
	o.Limits = o.Limits.WithDefaults()
	m := moderation.New(moderation.Options{Store: o.Store, Now: o.Now, Contact: strings.TrimPrefix(o.Contact, "mailto:"), Parse: bannable, Hash: func(network string) string {
		return store.EncodeID(derive(o.Secret, "networks", network)[:hashed])
	}})
	o.Options.Store, o.Company, o.Moderation = o.Store, api.NewCompany(o.Store), m
	if o.Evenings == nil {
		o.Evenings = &evening.Evenings{Store: o.Store, Tables: o.Hall, Now: func() int64 { return o.Now().UnixMilli() }, Level: o.Hall.Judge.HasLevel, Secret: o.Secret}
	}
	s := &Server{Options: o, mux: http.NewServeMux(), streams: newStreams(&o.Limits), connections: quota.New(connections(&o.Limits)), words: quota.NewQueue(wordsWorking, wordsWaiting, wordsWaitingEach), counts: newCounts(), outages: outages{kinds: map[string]*outage{}}}
	s.recalled, _ = lru.New[store.KeyID, recalled](recallMost) // the error would be of its size
	s.came, _ = lru.New[store.Origin, bool](recallMost)
	s.ctx, s.close = context.WithCancel(context.Background())
	s.guard.Store(newGuard(o.Limits, nil))
	if u, err := url.Parse(s.PublicURL); err == nil {
		s.public = *u
	}
	s.heads, s.apiHeads = heads(s.secure())
	o.Tied, o.Altered, o.Keys, o.Open = s.tied, s.forget, s.keysOf, s.streams.players
	s.api = api.New(o.Options, s.bounds, s.spend,
		func(do table.Kind, outcome string) { s.counts.commands.Add(1, string(do), outcome) })
	if s.api.Events != nil {
		s.api.Events.Outage = s.LogOutage
	}
	if s.People != nil {
		s.People.Moderation = o.Moderation
		s.People.Erased, s.People.Withheld, s.People.Ended = s.erased, s.api.Changed, s.keysChanged
	}
	for _, o := range all {
		do := own[o.ID]
		if do == nil {
			do = toService(o.ID)
		}
		h := s.serve(&o, do)
		if o.ID == "command" && s.Urgent != nil {
			h = s.urgent(h)
		}
		s.mux.Handle(o.Pattern(), h)
	}
	if s.Contact != "" {
		s.mux.HandleFunc("GET "+securityPath, s.securityText)
	}
	return s
}

// Drain makes /readyz say that the server stops, so that a proxy sends callers elsewhere. All else goes on.
func (s *Server) Drain() { s.draining.Store(true) }

// Close ends all streams and refuses new ones, so that a graceful stop of the HTTP server need not wait for
// them. Their clients reconnect elsewhere, or when it is back.
func (s *Server) Close() {
	s.streams.mu.Lock() // streams that have a place are running, and no more get one
	s.close()
	s.streams.mu.Unlock()
	s.api.Close()
}

// Wait waits until all streams have ended. Call it after Close.
func (s *Server) Wait(ctx context.Context) error {
	ended := make(chan struct{})
	go func() {
		s.streams.running.Wait()
		close(ended)
	}()
	select {
	case <-ended:
		return nil
	case <-ctx.Done():
		return fmt.Errorf("%d streams have not ended: %w", s.streams.count(), ctx.Err())
	}
}

// HandleNews receives announcements of other servers: see [api.Service.HandleNews].
func (s *Server) HandleNews(n store.News) {
	s.api.HandleNews(n)
	if len(s.streams.of(n.Table)) > 0 { // a player, of whom tied has told
		go func() {
			if err := s.mute(s.ctx, n.Table); err != nil && s.ctx.Err() == nil {
				s.LogOutage("whom a player mutes could not be read; it is tried again", err)
			}
		}()
	}
}

// Handler returns the handler for all requests.
func (s *Server) Handler() http.Handler {
	protect := http.NewCrossOriginProtection()
	if u := s.public; u.Scheme != "" && u.Host != "" {
		if err := protect.AddTrustedOrigin(u.Scheme + "://" + u.Host); err != nil {
			s.Log.Warn("the public URL is no origin", "url", s.PublicURL, "err", err)
		}
	}
	return s.attend(protect)
}

// secure reports whether browsers reach the server only by https.
func (s *Server) secure() bool { return s.public.Scheme == "https" }

func (s *Server) millis() int64 { return s.Now().UnixMilli() }

// HTTPServer returns a server for the handler, with time and size limits. It does not limit writing, since
// streams may last for days: the handler limits each write.
func HTTPServer(h http.Handler) *http.Server {
	return &http.Server{
		Handler:           h,
		ReadHeaderTimeout: 5 * time.Second,
		IdleTimeout:       2 * time.Minute,
		MaxHeaderBytes:    16 << 10,
		ConnContext:       withLocalCaller,
	}
}
