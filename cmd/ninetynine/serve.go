package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"ninetynine/internal/node"
	"ninetynine/internal/page"
)

// keeping holds the flags that say where a server keeps everything.
type keeping struct {
	env      *environment
	data     string
	database string
}

const serveLong = `Serve runs a server at which people and programs play over HTTP, every variant,
against one another and against the computer. Guests need no account. The API
is described in docs/api.md, and by the server itself at /api/openapi.json.

Everything is kept in one folder: a SQLite database, which only one server
uses at a time. With --db postgres://… it is kept in PostgreSQL instead, and as
many servers as wanted may run on the same one: any of them serves any table.
A move that was acknowledged is kept, whatever happens to the server then.

Every flag may be given in the environment too: --public-url as
NINETYNINE_PUBLIC_URL. What stands on the command line counts.

The server listens on this machine alone unless --addr says otherwise. Behind
a proxy that speaks https, name the address that browsers use with
--public-url, and give --proxied, so that limits apply to those who call and
not to the proxy. An interrupt or SIGTERM ends it: what is in hand is
finished, and all tables go on where they were when it is started again.

Exit codes: 0 stopped when asked to; 2 it cannot run as configured.`

// A service is a server as flags describe it.
type service struct {
	keeping
	config       node.Config
	logs, limits string
}

func newServe(env *environment) *cobra.Command {
	s := &service{keeping: keeping{env: env}}
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Serve tables at which people and programs play over HTTP",
		Long:  serveLong,
		Example: `  ninetynine serve
  ninetynine serve --addr :9900 --data /var/lib/ninetynine
  ninetynine serve --db postgres://club@db/ninetynine --public-url https://cards.example --proxied`,
		Args: cobra.NoArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if err := fromEnvironment(env, cmd); err != nil {
				return err
			}
			return s.run(cmd.Context(), func(address string) {
				fmt.Fprintf(env.stderr, "serving at http://%s; everything is kept in %s\n", address, s)
				notifySystem(env, "READY=1")
			})
		},
	}
	s.flags(cmd)
	f, c := cmd.Flags(), &s.config
	f.StringVar(&c.Address, "addr", ownAddress, "listen at `HOST:PORT`; :9900 is every address of this machine")
	f.StringVar(&c.PublicURL, "public-url", "", "the `URL` at which browsers reach the server, if not by --addr")
	f.BoolVar(&c.Proxied, "proxied", false, "a proxy of yours stands before the server, and says in X-Forwarded-For who calls")
	f.StringVar(&c.Metrics, "metrics", "", "give figures for Prometheus, and profiles of the process, at `HOST:PORT`; keep it to yourself")
	f.IntVar(&c.Thinkers, "thinkers", 0, "how many computer players think at a time (default: one for each processor)")
	f.StringVar(&s.limits, "limits", "on", "how much each caller may ask: `on`, or off to measure on a machine of your own")
	f.StringVar(&s.logs, "log", "text", "log to standard error as `text`, json or none")
	return cmd
}

// ownAddress is where a server listens if nobody says otherwise: on this
// machine alone.
const ownAddress = "127.0.0.1:9900"

// maxThinkers is more than any machine has processors to think with.
const maxThinkers = 1024

// run serves until the context ends. ready is told the address.
func (s *service) run(ctx context.Context, ready func(address string)) (err error) {
	c := &s.config
	if err := s.settle(c); err != nil {
		return err
	}
	if strings.TrimSpace(c.Address) == "" { // which would be every address of this machine
		return errors.New("--addr must name where to listen, as 127.0.0.1:9900; :9900 is every address of this machine")
	}
	if err := checkPublic(c.PublicURL); err != nil {
		return err
	}
	if c.Thinkers < 0 || c.Thinkers > maxThinkers {
		return fmt.Errorf("--thinkers cannot be %d: it is from 1 to %d", c.Thinkers, maxThinkers)
	}
	switch s.limits {
	case "on":
	case "off":
		c.Limits = node.NoLimits()
	default:
		return fmt.Errorf("--limits cannot be %q: it is on or off", s.limits)
	}
	if c.Log, err = s.env.logger(s.logs); err != nil {
		return err
	}
	if c.Page, err = page.New(); err != nil {
		return err
	}
	c.Projections, c.Version = node.Projections(), version()
	idle := make([]byte, slack)
	defer runtime.KeepAlive(idle)
	return node.Run(ctx, *c, ready)
}

// slack is how much memory is set aside and never touched, in bytes, so that
// garbage is collected when more than this has come together. A server needs
// so little that it collected every few megabytes, which took a sixth of its
// time.
const slack = 32 << 20

func (k *keeping) flags(cmd *cobra.Command) {
	f := cmd.Flags()
	f.StringVar(&k.data, "data", "", "keep everything in `FOLDER` (default: "+dataPlace()+")")
	f.StringVar(&k.database, "db", "", "keep it in PostgreSQL at `postgres://…` instead")
}

// String returns where everything is kept, without a password.
func (k *keeping) String() string {
	if k.database == "" {
		return k.data
	}
	u, err := url.Parse(k.database)
	if err != nil {
		return "PostgreSQL"
	}
	u.RawQuery, u.Fragment = "", "" // where a password may stand as well
	return u.Redacted()
}

// settle finds out where everything is kept.
func (k *keeping) settle(c *node.Config) error {
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

// dataPlace says where data is kept on this system, for the help.
func dataPlace() string {
	switch runtime.GOOS {
	case "windows":
		return `%LOCALAPPDATA%\ninetynine\server`
	case "darwin":
		return "~/Library/Application Support/ninetynine/server"
	}
	return "$XDG_DATA_HOME/ninetynine, or ~/.local/share/ninetynine"
}

// dataDir returns the folder of a server's data.
func (env *environment) dataDir() (string, error) {
	if base := env.getenv("XDG_DATA_HOME"); base != "" {
		return filepath.Join(base, "ninetynine"), nil
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", fmt.Errorf("cannot tell where to keep the tables: %w; name a folder with --data", err)
	}
	switch runtime.GOOS {
	case "windows":
		if local := env.getenv("LOCALAPPDATA"); local != "" {
			return filepath.Join(local, "ninetynine", "server"), nil
		}
		return filepath.Join(home, "ninetynine", "server"), nil
	case "darwin":
		return filepath.Join(home, "Library", "Application Support", "ninetynine", "server"), nil
	}
	return filepath.Join(home, ".local", "share", "ninetynine"), nil
}

// checkPublic says what is wrong with the address that browsers use.
func checkPublic(address string) error {
	if address == "" {
		return nil
	}
	if _, err := origin(address); err != nil {
		return fmt.Errorf("--public-url cannot be %q: give scheme and host, as https://cards.example", address)
	}
	return nil
}

// origin reads an address that has scheme and host, and nothing more.
func origin(address string) (*url.URL, error) {
	u, err := url.Parse(address)
	if err != nil {
		return nil, err
	}
	more := u.User != nil || strings.Trim(u.Path, "/") != "" || u.RawQuery != "" || u.Fragment != ""
	if u.Scheme != "http" && u.Scheme != "https" || u.Hostname() == "" || more {
		return nil, errors.New("it is not scheme and host alone")
	}
	return u, nil
}

// logger returns the log that the flag asks for.
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

// fromEnvironment takes flags that are not on the command line from the
// environment, if they are there.
func fromEnvironment(env *environment, cmd *cobra.Command) (err error) {
	cmd.Flags().VisitAll(func(f *pflag.Flag) {
		name := "NINETYNINE_" + strings.ToUpper(strings.ReplaceAll(f.Name, "-", "_"))
		if value := env.getenv(name); value != "" && !f.Changed {
			if e := f.Value.Set(value); e != nil {
				err = errors.Join(err, fmt.Errorf("%s cannot be %q: it takes a %s", name, value, kindOf(f)))
			}
		}
	})
	return err
}

// notifySystem tells systemd how the server is, if systemd runs it; see
// sd_notify(3).
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
