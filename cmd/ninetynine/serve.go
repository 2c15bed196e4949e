package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/url"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"golang.org/x/crypto/acme/autocert"

	"ninetynine/internal/base/file"
	"ninetynine/internal/base/version"
	"ninetynine/internal/doors/httpd"
	"ninetynine/internal/doors/node"
	"ninetynine/internal/doors/page"
	"ninetynine/internal/doors/room"
	"ninetynine/internal/doors/sshd"
)

// storageFlags say where a server stores its data: in a folder, or in PostgreSQL.
type storageFlags struct {
	env      *environment
	data     string
	database string
}

type serveCommand struct {
	storageFlags
	config       node.Config
	logs, limits string
	judges       string
	acme         bool
}

func newServe(env *environment) *cobra.Command {
	s := &serveCommand{storageFlags: storageFlags{env: env}}
	cmd := described("serve", onlyFlags, func(cmd *cobra.Command, _ []string) error {
		if err := fromEnvironment(env, cmd); err != nil {
			return err
		}
		if err := s.config.Retention.Check(); err != nil {
			return err
		}
		if s.config.Thinkers == 0 && (cmd.Flags().Changed("thinkers") || env.getenv("NINETYNINE_THINKERS") != "") {
			return errors.New("--thinkers cannot be 0: it is from 1 to 1024; leave it out for one for each processor")
		}
		holds := s.database != "" && !strings.Contains(s.database, "pool_max_conns")
		if n, least, most := s.config.Connections, 4, 1000; holds && (n < least || n > most) {
			return fmt.Errorf("--db-connections cannot be %d: it is from %d to %d", n, least, most)
		}
		return s.run(cmd.Context(), func(address string) {
			fmt.Fprintf(env.stderr, "serving at %s; everything is kept in %s\n", s.at(address), s)
			notifySystem(env, "READY=1")
		})
	})
	s.flags(cmd)
	f, c := cmd.Flags(), &s.config
	f.StringVar(&c.Address, "addr", ownAddress, "listen at `HOST:PORT`; :9900 is every address of this machine")
	f.StringVar(&c.PublicURL, "public-url", "", "the `URL` by which browsers reach the server, if not --addr")
	f.BoolVar(&c.Proxied, "proxied", false, "your proxy stands in front of the server and names callers in X-Forwarded-For")
	f.BoolVar(&s.acme, "acme", false, "serve https with a certificate for --public-url from Let's Encrypt, whose terms you accept; --addr must be reached at port 443")
	f.StringVar(&c.Authority, "acme-directory", autocert.DefaultACMEDirectory, "get the certificate from the authority with this ACME directory `URL`")
	f.StringVar(&c.Contact, "contact", "", "where people reach you about security and privacy, as `mailto:ADDRESS` or https://…")
	f.BoolVar(&c.NoPush, "no-push", false, "send no messages to browsers of players who want to be told of their turn or an evening")
	f.StringVar(&c.SSH, "ssh", "", "let people play in their terminals over SSH, at `HOST:PORT` such as :2222")
	f.StringVar(&c.SSHKey, "ssh-key", "", "the server's SSH key is in `FILE`, and made there if it is missing (default: ssh_host_key in the data folder)")
	f.BoolVar(&c.SSHProxied, "ssh-proxied", false, "your proxy stands in front of --ssh and names callers by the PROXY protocol")
	retentionFlags(f, &c.Retention)
	f.DurationVar(&c.Drain, "drain", 0, "when told to stop, say so in /readyz and serve on for this `TIME`, such as 10s, until the proxy has noticed")
	f.StringVar(&c.Backups, "backups", "", "make a backup every day in `FOLDER`, and read it back; not with --db")
	f.IntVar(&c.KeepBackups, "keep-backups", 14, "how many of them to keep")
	f.StringVar(&c.Metrics, "metrics", "", "serve Prometheus metrics and profiles at `HOST:PORT`; keep it private")
	f.IntVar(&c.Thinkers, "thinkers", 0, "how many computer players think at a time (default: one for each processor)")
	f.StringVar(&s.judges, "judges", "own", "reports are judged by this server (`own`) or by workers that share --db (db)")
	f.StringVar(&s.limits, "limits", "on", "how much each caller may ask: `on`, off to measure on a machine of your own, or a file of limits as docs/server.md describes it")
	f.IntVar(&c.Connections, "db-connections", 16, "hold at most this many connections to PostgreSQL, unless --db has pool_max_conns")
	f.BoolVar(&c.LogCallers, "log-callers", false, "log the address and the table of each request")
	f.StringVar(&s.logs, "log", "text", "log to standard error as `text`, json or none")
	return cmd
}

// at returns the URL of the server that listens at an address.
func (s *serveCommand) at(address string) string {
	if s.acme {
		return strings.TrimRight(s.config.PublicURL, "/")
	}
	return "http://" + address
}

// ownAddress is the default address: only this machine can connect.
const ownAddress = "127.0.0.1:9900"

// maxThinkers is more than the processors of any machine.
const maxThinkers = 1024

// run serves until the context ends. ready receives the address.
func (s *serveCommand) run(ctx context.Context, ready func(address string)) (err error) {
	c := &s.config
	if err := s.locate(c); err != nil {
		return err
	}
	if strings.TrimSpace(c.Address) == "" { // an empty address would mean all addresses of this machine
		return errors.New("--addr must name where to listen, as 127.0.0.1:9900; :9900 is every address of this machine")
	}
	if c.SSHKey == "" && c.SSH != "" {
		if c.Database != "" {
			return errors.New("--ssh with --db needs --ssh-key FILE: servers that share a database show the same key")
		}
		c.SSHKey = filepath.Join(c.Data, "ssh_host_key")
	}
	if _, err := origin(c.PublicURL); err != nil && c.PublicURL != "" {
		return fmt.Errorf("--public-url cannot be %q: give scheme and host, as https://cards.example", c.PublicURL)
	}
	if err := s.security(c); err != nil {
		return err
	}
	if c.Thinkers < 0 || c.Thinkers > maxThinkers {
		return fmt.Errorf("--thinkers cannot be %d: it is from 1 to %d", c.Thinkers, maxThinkers)
	}
	if err := s.judge(c); err != nil {
		return err
	}
	switch s.limits {
	case "on":
	case "off":
		c.Limits = node.NoLimits()
	default:
		if c.Limits, c.SSHLimits, err = s.readLimits(); err != nil {
			return err
		}
		c.ReadLimits = s.readLimits
	}
	switch {
	case c.Backups == "":
		c.KeepBackups = 0
	case c.Database != "":
		return errors.New("--backups is for a data folder: back up PostgreSQL with its own tools, as docs/server.md says")
	case c.KeepBackups < 1:
		return fmt.Errorf("--keep-backups cannot be %d: it is at least 1", c.KeepBackups)
	}
	if c.Log, err = s.env.logger(s.logs); err != nil {
		return err
	}
	c.Page = page.OnDemand(page.Engine())
	c.Projections, c.Version = room.Projections(), version.Own().String()
	idle := make([]byte, slack)
	defer runtime.KeepAlive(idle)
	reread, ctx, end := hungUp(ctx)
	defer end()
	c.Reread = reread
	return node.Run(ctx, *c, ready)
}

// judge sets who judges reports.
func (s *serveCommand) judge(c *node.Config) (err error) {
	switch {
	case s.judges == "own", s.judges == "": // as in commands that serve for themselves
		return nil
	case s.judges != "db":
		return fmt.Errorf("--judges cannot be %q: it is own or db", s.judges)
	case c.Database == "":
		return errors.New("--judges db is for workers that share a PostgreSQL database with the server: give --db")
	}
	c.Workers, err = edition()
	return err
}

// mostLimits is the greatest size of a file of limits, in bytes.
const mostLimits = 1 << 20

// readLimits reads the file of limits.
func (s *serveCommand) readLimits() (web httpd.Limits, terminals sshd.Limits, err error) {
	text, err := file.Read(s.limits, mostLimits)
	if err != nil {
		return web, terminals, fmt.Errorf("--limits cannot be %q: it is on or off, or a file that can be read: %w", s.limits, err)
	}
	if web, terminals, err = node.ReadLimits(bytes.NewReader(text)); err != nil {
		err = fmt.Errorf("--limits %s: %w", s.limits, err)
	}
	return web, terminals, err
}

// hungUp returns what receives SIGHUP from now on, which reads settings anew, and a context that ends when it came since
// the terminal is gone from which the server was started.
func hungUp(ctx context.Context) (_ <-chan os.Signal, until context.Context, end func()) {
	terminal := func() bool {
		f, err := os.Open("/dev/tty")
		if err == nil {
			f.Close()
		}
		return err == nil
	}
	had, come, tell := terminal() && !signal.Ignored(syscall.SIGHUP), make(chan os.Signal, 1), make(chan os.Signal)
	signal.Notify(come, syscall.SIGHUP)
	until, stop := context.WithCancel(ctx)
	go func() {
		for {
			select {
			case <-until.Done():
				return
			case sig := <-come:
				if had && !terminal() {
					stop()
					return
				}
				select {
				case tell <- sig:
				case <-until.Done():
				}
			}
		}
	}()
	return tell, until, func() { signal.Stop(come); stop() }
}

// retentionFlags adds the flags that say how long data stay.
func retentionFlags(f *pflag.FlagSet, r *node.Retention) {
	usual := node.DefaultRetention()
	f.IntVar(&r.Forget, "forget-after", usual.Forget, "delete sessions that were not used for so many `DAYS`, and then players who have nothing left")
	f.IntVar(&r.Guests, "forget-guests", usual.Guests, "the same, in `DAYS`, for players who have never taken a seat")
	f.IntVar(&r.Archive, "archive-after", usual.Archive, "compress the logs of tables where nothing has happened for so many `DAYS`; 0 is never")
	f.BoolVar(&r.Chat, "forget-chat", usual.Chat, "leave out the chat when a log is compressed")
}

// security checks the settings of certificates and of the operator's address.
func (s *serveCommand) security(c *node.Config) error {
	if u, err := url.Parse(c.Contact); c.Contact != "" && (err != nil || u.Scheme != "mailto" && u.Scheme != "https" || strings.ContainsAny(c.Contact, " \r\n")) {
		return fmt.Errorf("--contact cannot be %q: give an address as mailto:you@cards.example or https://cards.example/contact", c.Contact)
	}
	if !s.acme {
		c.Authority = ""
		return nil
	}
	switch {
	case !strings.HasPrefix(c.PublicURL, "https://"):
		return errors.New("--acme needs --public-url https://HOST, the name that the certificate is for")
	case c.Proxied:
		return errors.New("give --acme or --proxied, not both: behind a proxy, the proxy has the certificate")
	case c.Database != "":
		return errors.New("--acme keeps its certificate in the data folder: with --db, let a proxy have it")
	}
	return nil
}

// slack is how much memory is allocated but never used, in bytes: the heap is collected only when
// it is larger. A server's heap is so small that collections would come every few megabytes and
// take a sixth of its time.
const slack = 32 << 20

func (k *storageFlags) flags(cmd *cobra.Command) {
	f := cmd.Flags()
	dataFlag(f, &k.data, "keep everything in `FOLDER`")
	f.StringVar(&k.database, "db", "", "use PostgreSQL at this `URL` instead, such as postgres://club@db/ninetynine")
}

// String returns the location of the data, without a password.
func (k *storageFlags) String() string {
	if k.database == "" {
		return k.data
	}
	u, err := url.Parse(k.database)
	if err != nil {
		return "PostgreSQL"
	}
	u.RawQuery, u.Fragment = "", "" // which may also contain a password
	return u.Redacted()
}

func (k *storageFlags) locate(c *node.Config) error {
	switch {
	case k.database != "" && k.data != "":
		return errors.New("give --data or --db, not both")
	case k.database != "" && !strings.HasPrefix(k.database, "postgres://") && !strings.HasPrefix(k.database, "postgresql://"):
		return errors.New("--db takes an address that begins postgres://")
	case k.database == "" && k.data == "":
		dir, err := k.env.dataDir()
		if err != nil {
			return err
		}
		k.data = dir
	}
	c.Data, c.Database = k.data, k.database
	return nil
}

// dataPlace describes the default location of data on this system, for the help.
func dataPlace() string {
	switch runtime.GOOS {
	case "windows":
		return `%LOCALAPPDATA%\ninetynine\server`
	case "darwin":
		return "~/Library/Application Support/ninetynine/server"
	}
	return "$XDG_DATA_HOME/ninetynine, or ~/.local/share/ninetynine"
}

func (env *environment) dataDir() (string, error) {
	dir, err := env.folder("XDG_DATA_HOME", "share")
	if err != nil {
		return "", fmt.Errorf("cannot tell where to keep the tables: %w; name a folder with --data", err)
	}
	if env.getenv("XDG_DATA_HOME") == "" && (runtime.GOOS == "windows" || runtime.GOOS == "darwin") {
		dir = filepath.Join(dir, "server") // beside the terminal's files
	}
	return dir, nil
}

// origin parses an address that consists of scheme and host.
func origin(address string) (*url.URL, error) {
	u, err := url.Parse(address)
	if err != nil {
		return nil, err
	}
	more := u.User != nil || strings.Trim(u.Path, "/") != "" || u.RawQuery != "" || u.Fragment != ""
	if u.Scheme != "http" && u.Scheme != "https" || u.Hostname() == "" || more {
		return nil, errors.New("it is not just scheme and host")
	}
	return u, nil
}

func (env *environment) logger(kind string) (*slog.Logger, error) {
	switch kind {
	case "text":
		return slog.New(slog.NewTextHandler(env.stderr, nil)), nil
	case "json":
		return slog.New(slog.NewJSONHandler(env.stderr, nil)), nil
	case "none":
		return slog.New(slog.DiscardHandler), nil
	}
	return nil, fmt.Errorf("--log cannot be %q: it is text, json or none", kind)
}

const prefix = "NINETYNINE_"

func variable(f *pflag.Flag) string {
	return prefix + strings.ToUpper(strings.ReplaceAll(f.Name, "-", "_"))
}

// misspelt warns of environment variables that match no flag of a server. It considers all
// commands, since they share one environment.
func misspelt(env *environment) {
	known := map[string]bool{}
	newServe(env).Flags().VisitAll(func(f *pflag.Flag) { known[variable(f)] = true })
	for _, set := range env.environ() {
		if name, _, _ := strings.Cut(set, "="); strings.HasPrefix(name, prefix) && !known[name] {
			fmt.Fprintf(env.stderr, "ninetynine: warning: %s in the environment is unknown; see \"ninetynine serve --help\"\n", name)
		}
	}
}

// fromEnvironment sets flags that are not on the command line from the environment.
func fromEnvironment(env *environment, cmd *cobra.Command) (err error) {
	misspelt(env)
	cmd.Flags().VisitAll(func(f *pflag.Flag) {
		name := variable(f)
		if value := env.getenv(name); value != "" && !f.Changed {
			if e := f.Value.Set(value); e != nil {
				err = errors.Join(err, fmt.Errorf("%s cannot be %q: it takes %s", name, value, kindOf(f)))
			}
		}
	})
	return err
}

// notifySystem reports the server's state to systemd, if it runs under it; see sd_notify(3).
func notifySystem(env *environment, state string) {
	path := env.getenv("NOTIFY_SOCKET")
	if path == "" {
		return
	}
	if c, err := (&net.Dialer{}).DialContext(context.Background(), "unixgram", path); err == nil {
		defer c.Close()
		fmt.Fprint(c, state)
	}
}
