// Package node runs one server process: a store, a hall, its bots, HTTP and SSH, and the clock that drives
// them.
package node

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"net/http/pprof"
	"os"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"time"
	_ "time/tzdata" // for the zones of evenings, where the system has none

	"golang.org/x/sync/errgroup"

	"ninetynine/advice"
	"ninetynine/internal/base/calendar"
	"ninetynine/internal/club/evening"
	"ninetynine/internal/club/group"
	"ninetynine/internal/club/identity"
	"ninetynine/internal/doors/httpd"
	"ninetynine/internal/doors/metrics"
	"ninetynine/internal/doors/push"
	"ninetynine/internal/doors/room"
	"ninetynine/internal/doors/sshd"
	"ninetynine/internal/learn/daily"
	"ninetynine/internal/learn/review"
	"ninetynine/internal/store"
	"ninetynine/internal/store/live"
	"ninetynine/internal/store/sqlstore"
	"ninetynine/internal/table/botplay"
	"ninetynine/internal/table/hall"
	"ninetynine/internal/table/lobby"
	"ninetynine/internal/think/bot"
	"ninetynine/internal/think/company"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/api"
	"ninetynine/match"
)

// A Config configures a server.
type Config struct {
	Address  string // host and port to listen on; port 0 takes any that is free
	Data     string // the folder of the SQLite database and other files
	Database string // a PostgreSQL address, instead of Data
	// Connections limits the connections to PostgreSQL, unless its address does; 0 means the default.
	Connections int
	PublicURL   string        // as browsers reach it; "": by Address
	Proxied     bool          // a trusted proxy names the callers
	Authority   string        // the ACME directory that gives a certificate for PublicURL; "": plain HTTP
	Contact     string        // the operator's mailto: or https: address, for security.txt, push services and the page; "": none
	NoPush      bool          // send no Web Push
	Backups     string        // the folder of daily backups of an SQLite database; "": none are made
	KeepBackups int           // how many, at least 1
	Metrics     string        // host and port for metrics; "": none
	SSH         string        // host and port for terminals; "": none
	SSHKey      string        // the file of the server's key for them
	SSHLimits   sshd.Limits   // of connections
	SSHProxied  bool          // a trusted proxy names the callers, by the PROXY protocol
	Retention   Retention     // zero: the default
	Drain       time.Duration // how long to serve on, but not ready, once told to stop
	Thinkers    int           // how many bots think at a time; 0: one for each processor
	back        time.Duration // how far the clock is set back, for tests
	Hurry       int64         // how many times as fast as their tables say bots act, for tests; 0: once
	Workers     string        // the edition of the workers that judge reports; "": this server judges
	Version     string        // of the program
	Page        http.Handler  // served beside the API; nil: none
	Limits      httpd.Limits
	Log         *slog.Logger
	// Reread receives when the limits, by ReadLimits if it is not nil, and a certificate are to be read anew.
	Reread     <-chan os.Signal
	ReadLimits func() (httpd.Limits, sshd.Limits, error)
	// LogCallers adds the caller's address and the table to the log of requests.
	LogCallers bool
	// OperatorSecret is the token with which callers act as an operator; "": a random one, which commands of
	// this machine read in the data folder.
	OperatorSecret string
	Home           *Home // the owner of the machine, if Data is a person's folder; else nil

	// Hire returns a player by the name of a chair's bot; nil: one of [bot.BuiltIn]. No other name in a log
	// is accepted, since it might be a program.
	Hire func(name string) (bot.Bot, error)

	// Keep receives the records of a table's matches before each entry that adds to them is stored or sent;
	// after an error it is called again. It may be nil.
	Keep func(table string, records []byte) error

	listen func() (net.Listener, error)               // nil: at Address
	after  func(pause time.Duration) <-chan time.Time // nil: time.After
	pushes *http.Client                               // for tests, whose push service is on this machine; nil: see [push.Options]
	// Projections are stored in addition to lists and histories.
	Projections store.Projections
}

// How often things are done.
const (
	tickMost    = 20 * time.Millisecond // clocks: at most so often
	sweepEvery  = time.Second           // taking over tables of dead servers
	pollEvery   = 2 * time.Second       // looking for lost announcements
	erasedEvery = 10 * time.Second      // what is left to do of merges and erasures
	soonEvery   = 10 * time.Second      // telling of evenings
	clockEvery  = time.Minute           // measuring how far the machine's clock is off
	purgeEvery  = 24 * time.Hour        // deleting old sessions and players
	goodbye     = 10 * time.Second      // time for requests to end
)

// foldMost is how many results are folded in one transaction.
const foldMost = 100

// drift is how far a machine's clock may be off without a warning.
const drift = time.Second

// Open opens the store that the configuration names.
func Open(ctx context.Context, c *Config) (*sqlstore.DB, error) {
	if c.Database != "" {
		return sqlstore.OpenPostgres(ctx, c.Database, c.Connections)
	}
	return sqlstore.OpenSQLite(ctx, c.Data)
}

type server struct {
	*Config
	store    *sqlstore.DB
	room     *room.Room
	people   *identity.Players
	evenings *evening.Evenings
	throttle throttle
	daily    *daily.Secret // nil on a player's own machine
	secret   []byte
	push     *push.Sender // nil: none
	workers  *workers     // that judge reports; nil: this server does
	http     *httpd.Server

	certificate certificate
	presence    presence
	clock       *clock
	backups     backups
	purged      time.Time // the last time; zero if never
	// outdated means that a newer server uses the database, and that this was logged.
	outdated bool
	leaving  func() // to be called when shutdown begins
}

// Run serves until the context ends. Then it shuts down: it takes no new requests, ends streams and
// finishes the work in hand, for a limited time. ready is called with the address once requests are
// answered.
func Run(ctx context.Context, c Config, ready func(address string)) error {
	return inTime(2*goodbye, func(leaving func()) error { return run(ctx, c, ready, leaving) })
}

// inTime runs a function that calls leaving when it begins to end, and from then on waits for it only for
// the given time.
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
		return fmt.Errorf("not everything ended within %s: acknowledged commands are kept, the rest is given up", most)
	}
}

func (c *Config) setDefaults() {
	if c.listen == nil {
		c.listen = func() (net.Listener, error) { return net.Listen("tcp", c.Address) }
	}
	if c.after == nil {
		c.after = time.After
	}
	if c.Hire == nil {
		c.Hire = room.Hire
	}
	if c.Projections.New == nil {
		c.Projections.New = hall.Fold()
	}
	c.OperatorSecret = cmp.Or(c.OperatorSecret, rand.Text())
	c.Retention = cmp.Or(c.Retention, DefaultRetention())
	c.Thinkers = cmp.Or(c.Thinkers, runtime.GOMAXPROCS(0))
}

// ownTimeAndSecrets sets the clock, and reads or makes what the database keeps secret.
func (s *server) ownTimeAndSecrets(ctx context.Context) (err error) {
	if err := errors.Join(s.setClock(ctx), s.catchUpClock(ctx)); err != nil {
		return err
	}
	if s.secret, err = s.ownSecret(ctx); err == nil && s.Home == nil {
		s.daily, err = s.dailySecret(ctx)
	}
	return err
}

func run(ctx context.Context, c Config, ready func(address string), leaving func()) (err error) {
	st, err := Open(ctx, &c)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, st.Close()) }()
	for _, w := range st.Warnings {
		c.Log.Warn(w)
	}
	// On one core a goroutine waiting for the disk would hold up all other goroutines, and commits would
	// not be shared: a fifth of the acts per second.
	runtime.GOMAXPROCS(max(2, runtime.GOMAXPROCS(0)))
	c.setDefaults()
	if c.Backups != "" {
		if err := os.MkdirAll(c.Backups, 0o700); err != nil {
			return fmt.Errorf("the folder of backups cannot be made: %w; name another with --backups", err)
		}
	}
	listener, err := c.listen()
	if err != nil {
		return fmt.Errorf("cannot listen: %w; choose another address with --addr", err)
	}
	defer listener.Close()
	working, stop := context.WithCancel(context.WithoutCancel(ctx)) // tables go on until the last request is answered
	defer stop()
	s := &server{Config: &c, store: st, clock: newClock(), leaving: leaving}
	if err := s.ownTimeAndSecrets(ctx); err != nil {
		return err
	}
	if c.Workers != "" {
		if s.workers, err = newWorkers(ctx, st, c.Workers, c.Log); err != nil {
			return fmt.Errorf("--judges db: %w", err)
		}
	}
	if c.Home != nil && c.Database == "" {
		who, err := s.ensureOwner(ctx)
		if err == nil {
			err = s.importSaved(ctx, who.Player)
		}
		if err != nil {
			return err
		}
	}
	var log live.Log = st
	if c.Keep != nil {
		log = newRecordKeeper(st, c.Keep)
	}
	s.room = room.Open(working, room.Options{
		Log: log, Hire: c.Hire, Now: s.now, Shared: c.Database != "", Projections: c.Projections, Waits: s.waits,
		Bots: botplay.Config{
			Thinkers: c.Thinkers, Urgent: s.throttle.urgent, Hurry: c.Hurry,
			Fault: func(err error) { s.http.LogOutage("a bot failed", err) },
		},
	})
	s.people = &identity.Players{Store: st, Hall: s.room.Hall, Now: s.now, Projections: c.Projections}
	s.evenings = &evening.Evenings{Store: st, Tables: s.room.Hall, Now: s.milliseconds, Level: s.room.Hall.Judge.HasLevel, Secret: s.secret, Watches: s.room.Hall.Watches, Since: s.milliseconds()}
	if err := s.openPush(ctx); err != nil {
		return err
	}
	s.http = httpd.New(s.options())
	s.evenings.Banned = s.http.Moderation.Banned
	defer func() { err = errors.Join(err, s.room.Bots.Close()) }()
	defer stop()
	return s.serve(ctx, working, stop, listener, ready)
}

// ownSecret returns the secret that all servers of the database have in common. It is drawn once.
func (s *server) ownSecret(ctx context.Context) ([]byte, error) {
	text, err := s.store.StoreOnce(ctx, "secret", rand.Text())
	return []byte(text), err
}

// dailySecret returns the secret from which the deals of the day at this server follow. It is drawn once,
// and holds from the first day that is not over everywhere by then.
func (s *server) dailySecret(ctx context.Context) (*daily.Secret, error) {
	first := daily.Secret{Master: room.Draw(), From: calendar.On(s.now().UTC().Add(-12 * time.Hour))}
	text, err := s.store.StoreOnce(ctx, "daily", first.Text())
	if err != nil {
		return nil, err
	}
	return daily.ReadSecret(text)
}

// openPush makes what sends Web Push, if that is wanted, with the key that all servers of the database have in common:
// it is drawn once.
func (s *server) openPush(ctx context.Context) error {
	if s.NoPush || s.Home != nil {
		return nil
	}
	key, err := push.NewKey()
	if err == nil {
		key, err = s.store.StoreOnce(ctx, "push", key)
	}
	if err != nil {
		return err
	}
	contact := cmp.Or(s.Contact, s.PublicURL)
	if strings.HasPrefix(contact, "http:") || contact == "" {
		contact = "https://localhost"
	}
	s.push, err = push.New(push.Options{
		Store: s.store, Watches: s.room.Hall.Watches, Soon: s.evenings.Soon, Now: s.now, Log: s.Log, Key: key, Contact: contact, Client: s.pushes,
	})
	return err
}

// waits tells a player that a table waits.
func (s *server) waits(table, player string) {
	if s.push != nil {
		s.push.Turn(table, player)
	}
}

func (s *server) options() httpd.Options {
	return httpd.Options{
		Options: s.room.Service(api.Options{
			Advise: bot.Adviser{}.Advise, Bids: s.bids, ExpertReplay: room.NewExpertReplay(room.Hire).Played, Daily: s.daily,
			Review: s.reviews(), Announce: s.store.Announce, Pause: s.throttle.yield,
			Version: s.Version, Privacy: s.privacy(), People: s.people, Evenings: s.evenings,
		}),
		Store: s.store, OperatorSecret: s.OperatorSecret, Secret: s.secret, Push: s.push, Log: s.Log, PublicURL: s.PublicURL, Contact: s.Contact, TrustProxy: s.Proxied, Urgent: s.throttle.urgent, LogCallers: s.LogCallers, Page: s.Page, Limits: s.roomFor(s.Limits, metrics.MostFiles()),
	}
}

// privacy says what this server keeps of people: see [wire.Privacy].
func (s *server) privacy() wire.Privacy {
	p := wire.Privacy{Contact: s.Contact, Forget: s.Retention.Forget, Guests: s.Retention.Guests, Callers: s.LogCallers, Networks: store.NetworkDays, Backups: s.KeepBackups, Push: s.push != nil}
	if s.Retention.Chat {
		p.Chat = s.Retention.Archive
	}
	return p
}

func (s *server) serve(ctx, working context.Context, stop func(), listener net.Listener, ready func(string)) error {
	s.presence.watches = func() bool { return s.room.Hall.Counts().Watchers > 0 }
	server := httpd.HTTPServer(s.presence.note(s.http.Handler()))
	server.ErrorLog = errorLog(s.Log)
	all, failed := errgroup.WithContext(working)
	public, local := strings.TrimRight(s.PublicURL, "/"), ""
	if at, ok := listener.Addr().(*net.TCPAddr); ok { // otherwise only this process can reach it
		listener = s.http.Shared(listener)
		local = "http://" + here(at)
		public = cmp.Or(public, local)
	}
	if s.Authority != "" {
		config, err := s.certificates()
		if err != nil {
			return err
		}
		// Browsers and programs of this machine use its name, for which the certificate is.
		server.TLSConfig, local = config, public
	}
	door, err := s.openSSH(public) // before /readyz is answered
	if err != nil {
		return err
	}
	all.Go(func() error {
		serve := server.Serve
		if s.Authority != "" {
			serve = func(l net.Listener) error { return server.ServeTLS(l, "", "") }
		}
		if err := serve(listener); !errors.Is(err, http.ErrServerClosed) {
			return err
		}
		return nil
	})
	if door != nil {
		all.Go(func() error { return door.Serve(door.listener) })
		all.Go(func() error { return server.Serve(door.line) })
	}
	if s.Metrics != "" {
		figures, err := net.Listen("tcp", s.Metrics)
		if err != nil {
			door.leave(ctx)
			return errors.Join(fmt.Errorf("cannot listen for --metrics: %w", err), server.Close(), all.Wait())
		}
		m := &http.Server{Handler: s.figures(door), ReadHeaderTimeout: goodbye}
		all.Go(func() error { return m.Serve(figures) })
		context.AfterFunc(failed, func() { m.Close() })
	}
	all.Go(func() error { return s.reread(failed, door) })
	s.repeat(failed, all)
	if local != "" {
		if err := s.store.Serves(local, s.OperatorSecret); err != nil {
			s.Log.Warn("other programs on this machine cannot find this server by its folder", "err", err)
		}
	}
	ready(listener.Addr().String())
	select {
	case <-ctx.Done():
	case <-failed.Done():
	}
	s.drain(failed)
	s.leaving()
	s.Log.Info("taking leave")
	leave, done := context.WithTimeout(context.WithoutCancel(ctx), goodbye)
	defer done()
	door.leave(leave)
	err = s.endHTTP(leave, server)
	stop()
	return errors.Join(err, s.wait(all))
}

// reread reads limits and the certificate anew whenever it is asked to. Wrong limits change nothing.
func (s *server) reread(ctx context.Context, door *doorway) error {
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-s.Reread:
		}
		s.certificate.reread()
		if s.ReadLimits == nil {
			s.Log.Info("told to read limits anew: there is no file of them")
			continue
		}
		web, terminals, err := s.ReadLimits()
		if err != nil {
			s.Log.Error("the limits are wrong; the earlier ones stay in force", "err", err)
			continue
		}
		s.http.SetLimits(s.roomFor(web, metrics.MostFiles()))
		if door != nil {
			door.SetLimits(terminals)
		}
		s.Log.Info("the limits were read anew")
	}
}

// endHTTP waits until requests and streams have ended.
func (s *server) endHTTP(leave context.Context, server *http.Server) error {
	s.http.Close()
	err := server.Shutdown(leave)
	if err != nil {
		err = errors.Join(err, server.Close())
	}
	return errors.Join(err, s.http.Wait(leave))
}

// drain serves on for a while, but says in /readyz that it stops, so that a proxy sends new requests to other
// servers. Without that time, a request that is under way to this server may find it gone.
func (s *server) drain(failed context.Context) {
	if s.Drain <= 0 || failed.Err() != nil {
		return
	}
	s.http.Drain()
	s.Log.Info("stopping soon; /readyz says so", "in", s.Drain)
	select {
	case <-s.after(s.Drain):
	case <-failed.Done():
	}
}

// repeat starts what a server does again and again, until the context ends.
func (s *server) repeat(ctx context.Context, all *errgroup.Group) {
	every := func(pause time.Duration, do func(context.Context) error) {
		all.Go(func() error { return s.every(ctx, pause, do) })
	}
	all.Go(func() error { return s.repeatedly(ctx, s.untilDue, s.room.Tick) })
	every(sweepEvery, s.room.Sweep)
	every(clockEvery, s.purge)
	every(sweepEvery, s.fold)
	every(sweepEvery, s.evenings.Tick)
	every(erasedEvery, s.people.HandOver)
	every(erasedEvery, s.people.Search)
	if s.push != nil {
		all.Go(func() error { return s.push.Run(ctx) })
		every(soonEvery, s.push.Evenings)
	}
	if s.Backups != "" {
		every(clockEvery, s.backUp)
	}
	if s.Database != "" {
		every(clockEvery, s.setClock)
		every(pollEvery, s.room.Hall.CheckWatched)
		every(pollEvery, s.watchSchema)
		all.Go(func() error { return s.store.Listen(ctx, func(n store.News) { s.hear(ctx, n) }) })
	}
}

// untilDue returns for how long no table is due.
func (s *server) untilDue() (time.Duration, <-chan struct{}) {
	at, sooner := s.room.Hall.NextDue()
	if at == 0 {
		return restEvery, sooner
	}
	return max(tickMost, min(restEvery, time.Duration(at-s.milliseconds())*time.Millisecond)), sooner
}

// here returns the URL of an address as reached from this machine.
func here(a *net.TCPAddr) string {
	if !a.IP.IsUnspecified() {
		return a.String()
	}
	return net.JoinHostPort("localhost", strconv.Itoa(a.Port))
}

func (s *server) figures(door *doorway) http.Handler {
	mux := http.NewServeMux()
	var others []func([]byte) []byte
	if s.Backups != "" {
		others = append(others, s.backups.appendMetrics)
	}
	if s.Authority != "" {
		others = append(others, s.certificate.appendMetrics)
	}
	if s.push != nil {
		others = append(others, s.push.AppendMetrics)
	}
	if door != nil {
		others = append(others, door.AppendMetrics)
	}
	if s.workers != nil {
		others = append(others, s.workers.appendMetrics)
	}
	mux.Handle("GET /metrics", s.http.Metrics(others...))
	mux.HandleFunc("GET /debug/pprof/", pprof.Index)
	mux.HandleFunc("GET /debug/pprof/profile", pprof.Profile)
	mux.HandleFunc("GET /debug/pprof/trace", pprof.Trace)
	return mux
}

// wait waits for all goroutines; the end of the context is not an error.
func (s *server) wait(all *errgroup.Group) error {
	err := all.Wait()
	if errors.Is(err, context.Canceled) || errors.Is(err, http.ErrServerClosed) {
		return nil
	}
	return err
}

// every repeats do: see [presence.pause].
func (s *server) every(ctx context.Context, pause time.Duration, do func(context.Context) error) error {
	return s.repeatedly(ctx, func() (time.Duration, <-chan struct{}) { return s.presence.pause(pause) }, do)
}

// repeatedly waits for so long as wait says, or until its channel has a token or is closed, and does something. It logs
// errors now and then, and goes on.
func (s *server) repeatedly(ctx context.Context, wait func() (time.Duration, <-chan struct{}), do func(context.Context) error) error {
	var told time.Time
	for {
		most, sooner := wait()
		beat := time.NewTimer(most)
		select {
		case <-ctx.Done():
			beat.Stop()
			return nil
		case <-sooner:
			beat.Stop()
		case <-beat.C:
		}
		const failed = "looking after tables failed; it is tried again"
		switch err := do(ctx); {
		case err == nil, ctx.Err() != nil:
		case new(api.Call).Fault(err).After > 0:
			s.http.LogOutage(failed, err)
		case time.Since(told) > time.Minute:
			told = time.Now()
			s.Log.Error(failed, "err", httpd.Logged(err))
		}
	}
}

// settle is how long after the end of a match its result is folded: by then, earlier results have almost
// always been stored.
const settle = 5 * time.Second

// fold folds new results into projections, a few at a time, so that other transactions can write in
// between.
func (s *server) fold(ctx context.Context) error {
	for {
		n, err := s.store.Fold(ctx, s.Projections.Results, s.now().Add(-settle).UnixMilli(), foldMost)
		if err != nil || n == 0 {
			return err
		}
	}
}

// hear passes on news of other servers; news without a table means that some may have been missed.
func (s *server) hear(ctx context.Context, n store.News) {
	s.http.HandleNews(n)
	if err := s.room.HandleNews(ctx, n); err != nil && ctx.Err() == nil {
		s.http.LogOutage("a table could not be read; it is tried again", err, "table", httpd.TableMark(n.Table))
	}
}

// now returns the time by the database's clock, so that servers that share a database agree about players'
// clocks.
func (s *server) now() time.Time { return s.clock.now() }

func (s *server) milliseconds() int64 { return s.now().UnixMilli() }

// watchSchema checks whether a newer server has migrated the database, after which this one writes nothing
// more.
func (s *server) watchSchema(ctx context.Context) error {
	err := s.store.Ping(ctx)
	switch newer := errors.Is(err, store.ErrNewer); {
	case newer && !s.outdated:
		s.Log.Error("a newer server uses the database; this one keeps nothing more, and is not ready", "err", err)
		s.outdated = true
	case err == nil:
		s.outdated = false
	}
	return nil // other faults are reported elsewhere
}

// setClock measures how far the machine's clock is off.
func (s *server) setClock(ctx context.Context) error {
	at, err := s.store.Clock(ctx)
	if err != nil {
		return err
	}
	off, before := s.clock.follow(at.Add(-s.back))
	if off.Abs() > drift && before.Abs() <= drift {
		s.Log.Warn("this machine's clock and the database's differ; the database's counts: see to it that both are set by the network", "by", off.Round(time.Millisecond))
	}
	return nil
}

// farthest is how far a table may be ahead of a clock that was set back. One farther ahead comes from
// another server.
const farthest = 24 * time.Hour

// catchUpClock continues from the time of the newest entry if the clock has been set back since; otherwise turns
// and players' clocks would stand still until then.
func (s *server) catchUpClock(ctx context.Context) error {
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

// purge prunes the database once a day.
func (s *server) purge(ctx context.Context) error {
	now := s.now()
	if now.Sub(s.purged) < purgeEvery {
		return nil
	}
	n, err := Prune(ctx, s.store, s.Retention, now)
	if err == nil && s.workers != nil {
		err = s.store.PruneUnits(ctx, judging)
	}
	if err != nil {
		return err
	}
	s.purged = now
	if n != (Pruned{}) {
		s.Log.Info("pruned", "keys", n.Keys, "players", n.Players, "tables archived", n.Tables, "entries", n.Entries)
	}
	return nil
}

// NoLimits returns limits that are never reached, for measurements.
func NoLimits() httpd.Limits {
	no, many := httpd.Unlimited(), 1<<30
	return httpd.Limits{
		Requests: no, Commands: no, Chat: no, Tables: no, Guests: no, Invited: no, AddressInvited: no, Links: no, Hinted: no, Kept: no, AddressKept: no, Said: no, AddressSaid: no,
		Streams: many, AddressStreams: many, AllStreams: many,
		Open: lobby.Bounds{Tables: many, Waiting: many, FromWaiting: many}, Groups: group.Bounds{Members: many, Each: many, Made: many},
	}
}

// Matches are judged in the background: one decision at a time, for at most this many waiting callers.
const (
	reviewers      = 1
	reviewsWaiting = 32
)

// reviews returns the jobs of reports.
func (s *server) reviews() *review.Jobs {
	j := review.NewJobs(s.judge(), s.store, reviewers, reviewsWaiting)
	if s.workers != nil {
		j = j.At(s.workers)
	}
	return j
}

// judge is the strongest player, who makes way for commands and bots.
func (s *server) judge() review.Judge {
	j := review.Strongest(s.throttle.yield)
	j.Advise, j.Glance = toTheEnd(j.Advise), toTheEnd(j.Glance)
	return j
}

// toTheEnd completes and stores advice that has begun even if no caller waits any more.
func toTheEnd(advise review.Advise) review.Advise {
	return func(ctx context.Context, m *match.Match, v *match.View, c *company.Company) (*advice.Advice, error) {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		return advise(context.WithoutCancel(ctx), m, v, c)
	}
}

// bids is [bot.Bids], which takes seconds if all is to be played out, and then yields to urgent work.
func (s *server) bids(ctx context.Context, m *match.Match, v *match.View, ask bot.StudyScope) (*advice.Advice, error) {
	if ask.Whole != nil {
		ask.Pause = s.throttle.yield
	}
	return bot.Bids(ctx, m, v, ask)
}
