// Package node is one server: a store, a hall, its bots and its HTTP, and the
// clock that drives them.
package node

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/http/pprof"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"ninetynine/cards"
	"ninetynine/internal/bot"
	"ninetynine/internal/botplay"
	"ninetynine/internal/claim"
	"ninetynine/internal/hall"
	"ninetynine/internal/httpd"
	"ninetynine/internal/phrase"
	"ninetynine/internal/search"
	"ninetynine/internal/sqlstore"
	"ninetynine/internal/store"
	"ninetynine/internal/table"
	"ninetynine/internal/wire"
	"ninetynine/match"
	"ninetynine/rules"
)

// A Config is how a server is to run.
type Config struct {
	Address   string       // host and port to listen on; port 0 takes any that is free
	Data      string       // the folder in which SQLite keeps everything
	Database  string       // a PostgreSQL address, instead of Data
	PublicURL string       // as browsers reach it; "": by Address
	Proxied   bool         // a proxy of ours says who calls
	Metrics   string       // host and port for figures; "": nowhere
	Thinkers  int          // how many bots think at a time; 0: as many as there are processors
	Version   string       // of the program
	Page      http.Handler // what is served beside the API; nil: nothing
	Limits    httpd.Limits
	Log       *slog.Logger
	Home      *Home // whose machine it is, if Data is a person's own; else nil

	// Hire returns a player by the name that a chair's bot has; nil: one of
	// [bot.Levels]. What else a log may name is not played by: it may name
	// programs.
	Hire func(name string) (bot.Bot, error)

	// Keep is given the records of a table's matches each time something is
	// added to them, before anybody is told; an error has the entry tried
	// again. nil: nobody wants them.
	Keep func(table string, records []byte) error

	listen func() (net.Listener, error) // nil: at Address
	// Projections are kept beside lists and histories.
	Projections store.Projections
}

// How often things are looked after.
const (
	tickEvery  = 100 * time.Millisecond // clocks
	sweepEvery = time.Second            // tables of servers that have died
	pollEvery  = 2 * time.Second        // news that was lost
	clockEvery = time.Minute            // how far the machine's clock is off
	purgeEvery = 24 * time.Hour         // sessions and players long gone
	goodbye    = 10 * time.Second       // for requests to end
)

// foldMost is how many results are folded in one transaction.
const foldMost = 100

// drift is how far a machine's clock may be off without a word about it.
const drift = time.Second

// Open opens the store that the configuration names.
func Open(ctx context.Context, c *Config) (*sqlstore.DB, error) {
	if c.Database != "" {
		return sqlstore.OpenPostgres(ctx, c.Database)
	}
	return sqlstore.OpenSQLite(ctx, c.Data)
}

// A server is a node at work.
type server struct {
	*Config
	store *sqlstore.DB
	hall  *hall.Hall
	bots  *botplay.Pool
	http  *httpd.Server

	clock  *clock
	purged time.Time // when last; the zero time is never
	// outdated says that a newer server uses the database, and that it was logged.
	outdated bool
	leaving  func() // to be called when leave-taking begins
}

// Run serves until the context ends, or until nothing can be kept any more,
// and then takes leave: no new requests, streams ended, what is in hand
// finished. What does not end then is not waited for for ever. ready is told
// the address once requests are answered.
func Run(ctx context.Context, c Config, ready func(address string)) error {
	return inTime(2*goodbye, func(leaving func()) error { return run(ctx, c, ready, leaving) })
}

// inTime runs something that calls leaving when it begins to end, and waits
// for it that long at most from then on.
func inTime(most time.Duration, run func(leaving func()) error) error {
	begun, ended := make(chan struct{}), make(chan error, 1)
	go func() { ended <- run(sync.OnceFunc(func() { close(begun) })) }()
	select {
	case err := <-ended:
		return err
	case <-begun:
	}
	select {
	case err := <-ended:
		return err
	case <-time.After(most):
		return fmt.Errorf("not everything has ended within %s of taking leave: what was acknowledged is kept, and the rest is given up", most)
	}
}

func run(ctx context.Context, c Config, ready func(address string), leaving func()) (err error) {
	st, err := Open(ctx, &c)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, st.Close()) }()
	if c.listen == nil {
		c.listen = func() (net.Listener, error) { return net.Listen("tcp", c.Address) }
	}
	listener, err := c.listen()
	if err != nil {
		return fmt.Errorf("cannot listen: %w; choose another address with --addr", err)
	}
	defer listener.Close()
	// On one core a goroutine that waits for the disk would hold up all others,
	// and commits would not gather: five times fewer acts a second.
	runtime.GOMAXPROCS(max(2, runtime.GOMAXPROCS(0)))
	if c.Hire == nil {
		c.Hire = hire
	}
	if c.Thinkers == 0 {
		c.Thinkers = runtime.GOMAXPROCS(0)
	}
	working, stop := context.WithCancel(ctx)
	defer stop()
	s := &server{Config: &c, store: st, clock: newClock(), leaving: leaving}
	if err := s.setClock(ctx); err != nil {
		return err
	}
	if err := s.goOn(ctx); err != nil {
		return err
	}
	if c.Home != nil && c.Database == "" {
		who, err := s.settleIn(ctx)
		if err == nil {
			err = s.takeOver(ctx, who.Player)
		}
		if err != nil {
			return err
		}
	}
	var log hall.Log = st
	if c.Keep != nil {
		log = newRecordKeeper(st, c.Keep)
	}
	s.hall = hall.New(hall.Options{Log: log, Judge: judge{c.Hire}, Project: c.Projections.Of, Draw: draw, Rouse: func(t *hall.Turn) { s.bots.Take(t) }, Shared: c.Database != ""})
	s.bots = botplay.New(working, botplay.Config{
		Hire: c.Hire, Thinkers: c.Thinkers, Do: s.act, Stands: s.hall.Stands, Now: s.milliseconds,
		Fault: func(err error) { c.Log.Error("a bot failed", "err", err) },
	})
	s.http = httpd.New(s.options())
	defer func() { err = errors.Join(err, s.bots.Close()) }()
	defer stop()
	return s.serve(ctx, working, stop, listener, ready)
}

func (s *server) options() httpd.Options {
	return httpd.Options{
		Hall: s.hall, Store: s.store, Now: s.now, Log: s.Log, Advise: advise, Levels: levels(), Usual: bot.Usual,
		PublicURL: s.PublicURL, TrustProxy: s.Proxied, Version: s.Version, Page: s.Page, Limits: s.Limits,
	}
}

func (s *server) serve(ctx, working context.Context, stop func(), listener net.Listener, ready func(string)) error {
	server := httpd.HTTPServer(s.http.Handler())
	server.ErrorLog = slog.NewLogLogger(s.Log.Handler(), slog.LevelWarn)
	all, failed := errgroup.WithContext(working)
	all.Go(func() error {
		if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
			return err
		}
		return nil
	})
	if s.Metrics != "" {
		figures, err := net.Listen("tcp", s.Metrics)
		if err != nil {
			return errors.Join(fmt.Errorf("cannot listen for --metrics: %w", err), server.Close(), all.Wait())
		}
		m := &http.Server{Handler: s.figures(), ReadHeaderTimeout: goodbye}
		all.Go(func() error { return m.Serve(figures) })
		context.AfterFunc(failed, func() { m.Close() })
	}
	all.Go(func() error { return s.every(failed, tickEvery, s.tick) })
	all.Go(func() error { return s.every(failed, sweepEvery, s.sweep) })
	all.Go(func() error { return s.every(failed, clockEvery, s.purge) })
	all.Go(func() error { return s.every(failed, sweepEvery, s.fold) })
	all.Go(func() error { return s.store.Failure(failed) })
	if s.Database != "" {
		all.Go(func() error { return s.every(failed, clockEvery, s.setClock) })
		all.Go(func() error { return s.every(failed, pollEvery, s.hall.HearAll) })
		all.Go(func() error { return s.every(failed, pollEvery, s.watchSchema) })
		all.Go(func() error { return s.store.Listen(failed, func(n store.News) { s.hear(failed, n) }) })
	}
	if at, ok := listener.Addr().(*net.TCPAddr); ok { // else nobody outside this process can reach it
		if err := s.store.Serves("http://" + here(at)); err != nil {
			s.Log.Warn("programs on this machine that want the same folder are not told where this server is", "err", err)
		}
	}
	ready(listener.Addr().String())
	select {
	case <-ctx.Done():
	case <-failed.Done():
	}
	s.leaving()
	s.Log.Info("taking leave")
	s.http.Close()
	leave, done := context.WithTimeout(context.WithoutCancel(ctx), goodbye)
	defer done()
	err := server.Shutdown(leave)
	if err != nil {
		err = errors.Join(err, server.Close())
	}
	stop()
	return errors.Join(err, s.wait(all))
}

// here is how an address is reached from this machine.
func here(a *net.TCPAddr) string {
	if !a.IP.IsUnspecified() {
		return a.String()
	}
	return net.JoinHostPort("localhost", strconv.Itoa(a.Port))
}

// figures serves metrics, and profiles of the process.
func (s *server) figures() http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", s.http.Metrics())
	mux.HandleFunc("GET /debug/pprof/", pprof.Index)
	mux.HandleFunc("GET /debug/pprof/profile", pprof.Profile)
	mux.HandleFunc("GET /debug/pprof/trace", pprof.Trace)
	return mux
}

// wait waits for all to end; that the context has ended is no fault.
func (s *server) wait(all *errgroup.Group) error {
	err := all.Wait()
	if errors.Is(err, context.Canceled) || errors.Is(err, http.ErrServerClosed) {
		return nil
	}
	return err
}

// every does something again and again. What goes wrong is logged once in a
// while, and tried again.
func (s *server) every(ctx context.Context, pause time.Duration, do func(context.Context) error) error {
	beat := time.NewTicker(pause)
	defer beat.Stop()
	var told time.Time
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-beat.C:
		}
		if err := do(ctx); err != nil && ctx.Err() == nil && time.Since(told) > 10*time.Second {
			told = time.Now()
			s.Log.Error("looking after tables failed; it is tried again", "err", err)
		}
	}
}

func (s *server) tick(ctx context.Context) error { return s.hall.Tick(ctx, s.milliseconds()) }

func (s *server) sweep(ctx context.Context) error { return s.hall.Sweep(ctx, s.milliseconds()) }

// settle is how long after a match has ended its result is folded: by then,
// those that ended before it have been kept, as good as always.
const settle = 5 * time.Second

// fold has projections of results take in what is new, a few at a time, so that
// others may write in between.
func (s *server) fold(ctx context.Context) error {
	for {
		n, err := s.store.Fold(ctx, s.Projections.Results, s.now().Add(-settle).UnixMilli(), foldMost)
		if err != nil || n == 0 {
			return err
		}
	}
}

// hear takes news of other servers to the hall; without a table, some may have
// been missed.
func (s *server) hear(ctx context.Context, n store.News) {
	var err error
	if n.Table == "" {
		err = s.hall.HearAll(ctx)
	} else {
		err = s.hall.Hear(ctx, n)
	}
	if err != nil && ctx.Err() == nil {
		s.Log.Warn("a table could not be read; it is tried again", "table", n.Table, "err", err)
	}
}

// act takes a bot's act to its table.
func (s *server) act(ctx context.Context, id string, c *table.Command) error {
	_, err := s.hall.Do(ctx, s.milliseconds(), id, c)
	return err
}

// now is what time it is by the clock of the database, so that servers that
// share one agree about players' clocks.
func (s *server) now() time.Time { return s.clock.now() }

func (s *server) milliseconds() int64 { return s.now().UnixMilli() }

// watchSchema looks whether a newer server has brought the database up to date,
// after which this one writes nothing more.
func (s *server) watchSchema(ctx context.Context) error {
	err := s.store.Ping(ctx)
	switch newer := errors.Is(err, store.ErrNewer); {
	case newer && !s.outdated:
		s.Log.Error("a newer server uses the database; this one keeps nothing more, and is not ready", "err", err)
		s.outdated = true
	case err == nil:
		s.outdated = false
	}
	return nil // of what else is wrong others speak
}

// setClock finds out how far the machine's clock is off.
func (s *server) setClock(ctx context.Context) error {
	at, err := s.store.Clock(ctx)
	if err != nil {
		return err
	}
	off, before := s.clock.follow(at)
	if off.Abs() > drift && before.Abs() <= drift {
		s.Log.Warn("this machine's clock and the database's differ; the database's counts: see to it that both are set by the network", "by", off.Round(time.Millisecond))
	}
	return nil
}

// farthest is how far ahead a table may be of a clock that was set back. One
// that is farther ahead has been brought from elsewhere.
const farthest = 24 * time.Hour

// goOn goes on from the moment of the newest entry, if the clock has been set
// back since: turns and clocks of players would stand still as long.
func (s *server) goOn(ctx context.Context) error {
	at, err := s.store.Newest(ctx)
	if err != nil {
		return err
	}
	newest := time.UnixMilli(at)
	switch ahead := newest.Sub(s.now()); {
	case ahead > farthest:
		s.Log.Warn("a table was written to later than now; see to it that this machine's clock is right", "ahead", ahead.Round(time.Second))
	case ahead > 0:
		s.clock.passed(newest)
		if ahead > drift {
			s.Log.Warn("the clock was set back since the server ran last; it is made up for slowly", "by", ahead.Round(time.Second))
		}
	}
	return nil
}

// purge forgets, once a day, who was not here for a year and has nothing to
// come back to. Sessions are seen to the day and last for a year from then.
func (s *server) purge(ctx context.Context) error {
	now := s.now()
	if now.Sub(s.purged) < purgeEvery {
		return nil
	}
	sessions, players, err := s.store.Purge(ctx, now.AddDate(-1, 0, -2))
	if err != nil {
		return err
	}
	s.purged = now
	if sessions+players > 0 {
		s.Log.Info("forgotten, as not seen for a year", "sessions", sessions, "players", players)
	}
	return nil
}

func draw() (seed cards.Seed) {
	rand.Read(seed[:]) // never fails: see crypto/rand
	return seed
}

// NoLimits returns limits that nobody reaches, for measuring.
func NoLimits() httpd.Limits {
	no, many := httpd.Unlimited(), 1<<30
	return httpd.Limits{
		Requests: no, Commands: no, Chat: no, Tables: no, Guests: no, Hinted: no,
		Streams: many, AddressStreams: many, AllStreams: many,
	}
}

// A judge knows what tables have no means to find out.
type judge struct {
	hire func(name string) (bot.Bot, error)
}

// Settled reports whether nothing can change the score any more.
func (judge) Settled(g *rules.Game, v *rules.View) bool { return claim.Proved(g, v) }

// Level reports whether a computer player is called so.
func (j judge) Level(name string) bool {
	b, err := j.hire(name)
	return err == nil && b.Close() == nil
}

// hire returns one of the levels, and nobody else: programs are run only for
// who names them on the command line.
func hire(name string) (bot.Bot, error) {
	if !slices.Contains(bot.Levels(), name) {
		return nil, fmt.Errorf("no computer player here is called %q; there are: %s", name, strings.Join(bot.Levels(), ", "))
	}
	return bot.New(name)
}

// levels returns the computer players, described in English.
func levels() (all []wire.Level) {
	book, err := phrase.Open("en")
	if err != nil {
		panic(err) // it is part of the program
	}
	for _, name := range bot.Levels() {
		all = append(all, wire.Level{Name: name, Text: book.Say("page.level.about." + name)})
	}
	return all
}

// advise returns what the expert thinks of every choice in the View.
func advise(ctx context.Context, m *match.Match, v *match.View) (*search.Report, error) {
	e := &bot.Expert{Effort: search.Full()}
	defer e.Close()
	if err := e.Begin(ctx, m, v.Seat, 0); err != nil {
		return nil, &table.Refusal{Reason: table.Forbidden, Text: "no computer player has learnt to play by the rules of this house"}
	}
	study, err := e.Study(v, bot.HintWorlds(v))
	if err != nil {
		return nil, err
	}
	return study.Report(m.Game, &v.View, "expert"), nil
}
