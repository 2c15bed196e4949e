package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"ninetynine/internal/base/file"
	"ninetynine/internal/base/phrase"
	"ninetynine/internal/base/version"
	"ninetynine/internal/doors/node"
	"ninetynine/internal/doors/room"
	"ninetynine/internal/store/folder"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
)

// A place is where a person plays: at a server, or at a node in this process.
type place struct {
	client *client.Client
	server string // address; "" for a node that only this process can reach
	table  string // the table to play at; "" for any
	friend string // the player whose link for friends it is, and
	code   string // the link's code; "" for other links
	folder string // of the matches; "" at a server elsewhere
	file   string // of the record; "" if the match is not in a file
	again  string // command that continues
	lookup string // flags that find the place again
	close  func() error
}

// link returns the address of the table for other players; "" if they cannot reach it.
func (at *place) link(id string) string {
	if at.server == "" {
		return ""
	}
	return at.server + "/t/" + id
}

// record returns the command that prints a match of the table.
func (at *place) record(id string, match int) string {
	return fmt.Sprintf("ninetynine record %s--match %d %s | ninetynine replay -", at.lookup, match, id)
}

// atServer goes to a server: as the player that this machine already is there, as the owner of the
// link's code, or as a new player with the name.
func (env *environment) atServer(ctx context.Context, link, name string) (*place, error) {
	u, err := url.Parse(link)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Hostname() == "" {
		return nil, fmt.Errorf("--at: %q is not the address of a server or a table, such as https://cards.example or https://cards.example/t/jku7xu7j4krpq52j", link)
	}
	server := u.Scheme + "://" + u.Host
	at := &place{
		client: env.client(server, "", client.Network()), server: server,
		again: "ninetynine play --at " + quoted(link), lookup: "--at " + quoted(server) + " ",
		close: func() error { return nil },
	}
	switch path := strings.Trim(u.Path, "/"); {
	case strings.HasPrefix(path, "t/"):
		at.table = strings.TrimPrefix(path, "t/")
	case strings.HasPrefix(path, "people/") && u.Fragment != "":
		at.friend, at.code = strings.TrimPrefix(path, "people/"), u.Fragment
	case path != "":
		return nil, fmt.Errorf("--at: %q is neither a table's link nor a friend's; a table's looks like %s/t/jku7xu7j4krpq52j", link, server)
	}
	if !env.serves(ctx, server) {
		return nil, fmt.Errorf("--at: no ninetynine serves at %s", server)
	}
	code, ok := strings.CutPrefix(u.Fragment, "code=")
	if !ok {
		code = "" // an anchor within the page
	}
	return at, env.enter(ctx, at.client, server, code, name)
}

// client returns a client of the server, which keeps matches in the folder; "" elsewhere.
func (env *environment) client(server, folder string, reached *http.Client) *client.Client {
	return &client.Client{Servers: []string{server}, HTTP: reached, OnRetry: func(err error) {
		if env.onWait != nil {
			env.onWait(err, folder)
		}
	}}
}

// enter logs the client in as the player that this machine is at a server.
func (env *environment) enter(ctx context.Context, c *client.Client, server, code, name string) error {
	dir, err := env.stateDir()
	if err != nil {
		return err
	}
	file := filepath.Join(dir, "servers.json")
	known, err := readKnown(file)
	if err != nil {
		return err
	}
	who := known[server]
	switch c.SetSession(who.Player, who.Token); code {
	case "":
		err = env.recall(ctx, c, name)
	case undo:
		err = c.GoOn(ctx, wire.Proving{Back: true})
	default:
		c.SetSession("", "")
		err = c.GoOn(ctx, wire.Proving{Code: code})
	}
	if err != nil {
		return err
	}
	if now := (node.Identity{Player: c.Player, Token: c.Token()}); now != who {
		known[server] = now
		if err := folder.WriteFile(file, func(w io.Writer) error { return json.NewEncoder(w).Encode(known) }); err != nil {
			return fmt.Errorf("cannot keep who you are at %s, so you could not come back to your seat: %w", server, err)
		}
	}
	return nil
}

// undo is, in place of a code, what undoes that this machine's player became one with another.
const undo = "undo"

// recall looks up the client's player, and makes it a new player if its session has ended. The session of a player who became
// one with another is kept: it can undo that.
func (env *environment) recall(ctx context.Context, c *client.Client, name string) error {
	if c.Token() != "" {
		var me wire.Somebody
		err := c.Get(ctx, "/api/me", &me)
		switch no, ok := errors.AsType[*client.ServerError](err); {
		case err == nil && me.Back != nil && me.Back.To != nil:
			was, is := phrase.Clean(me.Back.Name+"·"+me.Back.Tag, 24), phrase.Clean(me.Back.To.Name+"·"+me.Back.To.Tag, 24)
			return fmt.Errorf("you were %s here, who became one with %s; undo that with --at %s, or go on as %s with the link that it gives for another device: --at %s",
				was, is, quoted(c.Servers[0]+"/#code="+undo), is, quoted(c.Servers[0]+"/#code=…"))
		case err == nil && me.ID != "":
			c.Player = me.ID
			return nil
		case err != nil && !(ok && no.Status == http.StatusUnauthorized):
			return err
		}
	}
	c.SetSession("", "")
	return c.Guest(ctx, name)
}

// readKnown reads the player that this machine is at each server.
func readKnown(name string) (map[string]node.Identity, error) {
	known := map[string]node.Identity{}
	text, err := file.Read(name, file.Most)
	if errors.Is(err, fs.ErrNotExist) {
		return known, nil
	}
	if err == nil {
		err = json.Unmarshal(text, &known)
	}
	if err != nil {
		return nil, fmt.Errorf("cannot tell who you are at servers: %w", err)
	}
	return known, nil
}

// atFolder goes to the server that uses the data folder, or else to a node in this process,
// configured by c.
func (env *environment) atFolder(ctx context.Context, data, name string, c node.Config) (*place, error) {
	k := storageFlags{env: env, data: cmp.Or(data, env.getenv("NINETYNINE_DATA"))}
	if err := k.locate(&c); err != nil {
		return nil, err
	}
	c.Home = env.home(name)
	lookup := ""
	if data != "" {
		lookup = "--data " + quoted(data) + " "
	}
	at, err := env.inside(ctx, c)
	if taken, ok := errors.AsType[*folder.InUse](err); ok && taken.URL != "" {
		at, err = env.beside(ctx, c.Data, taken.URL, name)
	}
	if err != nil {
		return nil, err
	}
	at.folder = c.Data
	at.again, at.lookup = strings.TrimSpace("ninetynine play "+lookup), lookup
	return at, nil
}

// beside goes to the server on this machine that uses the data folder.
func (env *environment) beside(ctx context.Context, data, server, name string) (*place, error) {
	who, err := node.ReadIdentity(data)
	if err != nil {
		return nil, err
	}
	at := &place{client: env.client(server, data, &http.Client{}), server: server, close: func() error { return nil }}
	at.client.SetSession(who.Player, who.Token)
	if err := env.recall(ctx, at.client, name); err != nil {
		return nil, err
	}
	if now := (node.Identity{Player: at.client.Player, Token: at.client.Token()}); now != who {
		return at, node.WriteIdentity(data, now)
	}
	return at, nil
}

func (env *environment) inside(ctx context.Context, c node.Config) (*place, error) {
	c.Limits, c.Projections, c.Version = node.NoLimits(), room.Projections(), version.Own().String()
	in, err := node.StartInside(ctx, c)
	if err != nil {
		return nil, err
	}
	who, err := node.ReadIdentity(c.Data)
	if err != nil {
		return nil, errors.Join(err, in.Close())
	}
	at := &place{client: env.client(node.Base, c.Data, in.HTTP), close: in.Close}
	at.client.SetSession(who.Player, who.Token)
	return at, nil
}

func (env *environment) home(name string) *node.Home {
	saved, err := env.stateFolder()
	if err != nil {
		saved = "" // then there are no saved matches either
	}
	return &node.Home{Name: name, Saved: saved}
}

// stateFolder returns the terminal's own folder: its players at servers, and matches with programs.
// Earlier versions kept all matches there.
func (env *environment) stateFolder() (string, error) {
	dir, err := env.folder("XDG_STATE_HOME", "state")
	if err != nil {
		return "", fmt.Errorf("cannot tell where to keep the match: %w; name a file with --file", err)
	}
	return dir, nil
}

// folder returns the program's folder in the one that the variable names, or else in the system's
// usual folder of that kind: on most systems below ~/.local.
func (env *environment) folder(variable, kind string) (string, error) {
	base := env.getenv(variable)
	if base == "" {
		home, err := os.UserHomeDir()
		if err != nil {
			return "", err
		}
		switch runtime.GOOS {
		case "windows":
			base = cmp.Or(env.getenv("LOCALAPPDATA"), home)
		case "darwin":
			base = filepath.Join(home, "Library", "Application Support")
		default:
			base = filepath.Join(home, ".local", kind)
		}
	}
	return filepath.Join(base, "ninetynine"), nil
}

// stateDir returns the same folder, and creates it.
func (env *environment) stateDir() (string, error) {
	dir, err := env.stateFolder()
	if err != nil {
		return "", err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return "", fmt.Errorf("cannot keep the match: %w; name a file with --file", err)
	}
	return dir, nil
}
