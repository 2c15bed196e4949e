package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os/exec"
	"runtime"
	"time"

	"ninetynine/internal/doors/node"
	"ninetynine/internal/store/folder"
	"ninetynine/internal/wire/client"
)

// home serves the page on this machine and opens it in a browser, for the owner of the machine; if
// the page is already served, it only opens it.
func (s *serveCommand) home(ctx context.Context) error {
	s.data, s.database = s.env.getenv("NINETYNINE_DATA"), s.env.getenv("NINETYNINE_DB")
	if s.env.serves(ctx, "http://"+ownAddress) {
		s.show(ctx, "http://"+ownAddress, "served already")
		return nil
	}
	s.config.Address, s.logs, s.limits = ownAddress, "none", "on"
	s.config.Home = s.env.home(cmp.Or(s.env.login(), "You"))
	if l, err := net.Listen("tcp", ownAddress); err != nil {
		s.config.Address = "127.0.0.1:0" // something else listens there
	} else {
		l.Close()
	}
	err := s.run(ctx, func(address string) {
		s.show(ctx, "http://"+address, "Ctrl+C ends it, and matches wait where they are")
	})
	// A server at another address may be using the folder.
	if taken := (*folder.InUse)(nil); errors.As(err, &taken) && s.env.serves(ctx, taken.URL) {
		s.show(ctx, taken.URL, "served already")
		return nil
	}
	return err
}

func (env *environment) serves(ctx context.Context, url string) bool {
	ctx, cancel := context.WithTimeout(ctx, time.Second)
	defer cancel()
	req, err := http.NewRequestWithContext(ctx, http.MethodGet, url+"/api/version", nil)
	if err != nil {
		return false
	}
	res, err := http.DefaultClient.Do(req)
	if err != nil {
		return false
	}
	defer res.Body.Close()
	var v struct{ Record, View int }
	return json.NewDecoder(res.Body).Decode(&v) == nil && v.Record > 0 && v.View > 0
}

// show prints the address of the page, and opens it in a browser if there is one: as the person of
// this machine, so the browser and the terminal have the same matches.
func (s *serveCommand) show(ctx context.Context, server, note string) {
	url := server + "/"
	fmt.Fprintf(s.env.stderr, "Ninety-Nine is at %s (%s)\n", url, note)
	if s.env.browser(ctx, url) == nil {
		return
	}
	// Without a code the browser becomes a separate player; nothing else is lost.
	if code, err := s.code(ctx, server); err == nil && code != "" {
		url += "#code=" + code
	}
	if cmd := s.env.browser(ctx, url); cmd.Start() == nil {
		go func() { _ = cmd.Wait() }() // a failure does not matter: the address was printed
	}
}

// code returns a code with which the browser continues as the person of this machine; "" if there
// is no such player yet, or the data is in PostgreSQL.
func (s *serveCommand) code(ctx context.Context, server string) (string, error) {
	if s.database != "" {
		return "", nil
	}
	var c node.Config
	if err := s.locate(&c); err != nil {
		return "", err
	}
	who, err := node.ReadIdentity(c.Data)
	if err != nil || who.Token == "" {
		return "", err
	}
	ctx, cancel := context.WithTimeout(ctx, time.Second)
	defer cancel()
	own := &client.Client{Servers: []string{server}, HTTP: &http.Client{}}
	own.SetSession(who.Player, who.Token)
	return own.Code(ctx)
}

// browser returns the command that opens an address; nil without a screen.
func (env *environment) browser(ctx context.Context, url string) *exec.Cmd {
	ctx = context.WithoutCancel(ctx) // the browser must outlive the server
	switch browser := env.getenv("BROWSER"); {
	case browser != "":
		return exec.CommandContext(ctx, browser, url)
	case runtime.GOOS == "windows":
		return exec.CommandContext(ctx, "rundll32", "url.dll,FileProtocolHandler", url)
	case runtime.GOOS == "darwin":
		return exec.CommandContext(ctx, "open", url)
	case env.getenv("DISPLAY") != "" || env.getenv("WAYLAND_DISPLAY") != "":
		return exec.CommandContext(ctx, "xdg-open", url)
	}
	return nil
}
