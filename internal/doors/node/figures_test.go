package node

import (
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"ninetynine/internal/doors/room"
	"ninetynine/internal/test/must"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
)

// TestWatchers: each metric and label that the alerts and the dashboard name is one that a server has, and each
// route is one of the API. A rule whose metric needs a setting says so, and each unit that units name is packaged.
func TestWatchers(t *testing.T) {
	packaged, served := figures(t), ""
	asked := map[string]string{"--backups": string((&backups{}).appendMetrics(nil)), "--acme": string((&certificate{}).appendMetrics(nil))}
	for _, more := range asked {
		served += more
	}
	served += packaged
	alerts := string(must.Get(os.ReadFile("../../../deploy/prometheus-alerts.yml"))(t))
	var dashboard struct {
		Panels []struct{ Targets []struct{ Expr string } }
	}
	must.Do(t, json.Unmarshal(must.Get(os.ReadFile("../../../deploy/grafana-dashboard.json"))(t), &dashboard))
	for _, rule := range strings.Split(alerts, "- alert: ")[1:] {
		for flag, more := range asked {
			for _, m := range regexp.MustCompile(`(?m)^# HELP (\w+)`).FindAllStringSubmatch(more, -1) {
				if strings.Contains(rule, m[1]) && !strings.Contains(packaged, m[1]) && !strings.Contains(rule, "applies with "+flag) {
					t.Errorf("%s is there with %s alone, and the rule does not say so:\n%s", m[1], flag, rule)
				}
			}
		}
	}
	var exprs []string
	for _, m := range regexp.MustCompile(`expr: (.*)`).FindAllStringSubmatch(alerts, -1) {
		exprs = append(exprs, m[1])
	}
	for _, p := range dashboard.Panels {
		for _, target := range p.Targets {
			exprs = append(exprs, target.Expr)
		}
	}
	selector := regexp.MustCompile(`\b((?:ninetynine|process|go)_\w+)(?:\{((?:[^}"]|"[^"]*")*)\})?`)
	matcher := regexp.MustCompile(`(\w+)=~?"([^"]*)"`)
	n := 0
	for _, expr := range exprs {
		for _, m := range selector.FindAllStringSubmatch(expr, -1) {
			n++
			line := regexp.MustCompile(`(?m)^` + m[1] + `(\{.*\})? `).FindString(served)
			if line == "" {
				t.Errorf("no server has %s, of %s", m[1], expr)
			}
			for _, label := range matcher.FindAllStringSubmatch(m[2], -1) {
				switch name, value := label[1], label[2]; {
				case name == "job" || name == "instance": // Prometheus' own
				case !strings.Contains(line, name+`="`):
					t.Errorf("%s has no label %s", m[1], name)
				case name == "route" && !slices.ContainsFunc(wire.Operations(), func(o wire.Operation) bool { return o.Path == value }):
					t.Errorf("the API has no route %s", value)
				case name == "do" && !strings.Contains(served, m[1]+`{do="`+value+`"`):
					t.Errorf("%s has no %s", m[1], value)
				}
			}
		}
	}
	if len(exprs) < 20 || n < 30 {
		t.Errorf("only %d expressions with %d metrics were found", len(exprs), n)
	}
}

// TestUnits: a backup that fails is told, and each unit that another names is in the package.
func TestUnits(t *testing.T) {
	const deploy = "../../../deploy/"
	files := must.Get(filepath.Glob(deploy + "*.service"))(t)
	release := string(must.Get(os.ReadFile("../../../release/debian.go"))(t))
	var named []string
	for _, file := range files {
		text := string(must.Get(os.ReadFile(file))(t))
		for _, m := range regexp.MustCompile(`(?m)^OnFailure=(\S+)`).FindAllStringSubmatch(text, -1) {
			named = append(named, m[1])
		}
		if !strings.Contains(release, strconv.Quote(filepath.Base(file))) {
			t.Errorf("%s is not in the package", file)
		}
	}
	if !slices.Contains(named, "ninetynine-backup-failed.service") {
		t.Errorf("%q tell of failures", named)
	}
	server := string(must.Get(os.ReadFile(deploy + "ninetynine.service"))(t))
	installs := strings.Fields(regexp.MustCompile(`install -m 644 (.*) /etc`).FindStringSubmatch(server)[1])
	for _, unit := range named {
		if !slices.ContainsFunc(installs, func(glob string) bool { return must.Get(filepath.Match(glob, unit))(t) }) {
			t.Errorf("those who install by hand lack %s: %q", unit, installs)
		}
		if text := string(must.Get(os.ReadFile(deploy + unit))(t)); !strings.Contains(text, "SyslogLevel=err\n") {
			t.Errorf("%s does not log errors:\n%s", unit, text)
		}
	}
}

// figures returns the metrics of a server as the package has it, with all its doors, at which a few things were done.
func figures(t *testing.T) string {
	t.Helper()
	free := must.Get(net.Listen("tcp", "127.0.0.1:0"))(t)
	private := free.Addr().String()
	must.Do(t, free.Close())
	dir := t.TempDir()
	ctx, stop := context.WithCancel(t.Context())
	ended, ready := make(chan error, 1), make(chan string, 1)
	go func() {
		ended <- Run(ctx, Config{
			Data: dir, Address: "127.0.0.1:0", SSH: "127.0.0.1:0", SSHKey: filepath.Join(dir, "key"), Metrics: private,
			Log: slog.New(slog.DiscardHandler), Projections: room.Projections(),
		}, func(at string) { ready <- at })
	}()
	defer func() {
		stop()
		must.Do(t, <-ended)
	}()
	c := &client.Client{Servers: []string{"http://" + <-ready}, HTTP: &http.Client{}}
	defer c.HTTP.CloseIdleConnections()
	must.Do(t, c.Guest(ctx, "Anna"))
	open := map[string]any{"id": "one", "settings": map[string]any{"variant": "duel"}, "sit": true}
	var at struct{ Table string }
	must.Do(t, c.Post(ctx, "/api/tables", open, &at))
	_ = c.Post(ctx, "/api/tables/"+at.Table+"/commands", map[string]any{"id": "two", "do": "act", "act": "x"}, nil)
	_ = c.Post(ctx, "/api/tables/none/commands", map[string]any{"id": "three", "do": "act"}, nil)
	res := must.Get(http.Get("http://" + private + "/metrics"))(t)
	defer res.Body.Close()
	return string(must.Get(io.ReadAll(res.Body))(t))
}
