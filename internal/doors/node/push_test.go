package node

import (
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"strings"
	"testing"

	"ninetynine/internal/table"
	"ninetynine/internal/test/gate"
	"ninetynine/internal/test/must"
	"ninetynine/internal/test/pushservice"
	"ninetynine/internal/test/storesuite"
	"ninetynine/internal/wire"
	"ninetynine/internal/wire/client"
)

// TestPush: a player who has no page open gets one message, and one only, for each turn at a table for play by correspondence,
// whichever of two servers writes the entry, also after a restart.
func TestPush(t *testing.T) {
	for name, servers := range map[string]int{"sqlite": 1, "postgres": 2} {
		t.Run(name, func(t *testing.T) {
			service := pushservice.New(t)
			c := Config{Address: "127.0.0.1:0", Limits: NoLimits(), Log: slog.New(slog.DiscardHandler), pushes: service.Client()}
			if servers == 1 {
				c.Data = t.TempDir()
			} else {
				gate.Only(t, "needs PostgreSQL")
				c.Database = storesuite.Postgres(t)
			}
			var urls []string
			var stops []func()
			start := func() {
				url, stop := running(t, c)
				urls, stops = append(urls, url), append(stops, stop)
			}
			for range servers {
				start()
			}
			anna, bert := at(t, urls[0], "Anna"), at(t, urls[servers-1], "Bert")
			players := map[*pushservice.Browser]*client.Client{service.Browser(): anna, service.Browser(): bert}
			for b, c := range players {
				must.Do(t, c.Post(t.Context(), "/api/me/push", wire.Pushing{Endpoint: b.Endpoint, P256dh: b.P256dh, Auth: b.Auth, Turn: true}, nil))
			}
			o := wire.Opening{ID: "o", Sit: true, Ready: true}
			o.Settings.Variant, o.Settings.Clock.Move = "duel", 1<<30
			tbl := must.Get(anna.Open(t.Context(), &o))(t).Table
			for _, do := range []table.Kind{table.Sit, table.Ready} {
				must.Get(bert.Do(t.Context(), tbl, &wire.Command{ID: string(do), Do: do}))(t)
			}
			for turn := range 16 { // fewer than one browser may get at once
				m := <-service.Messages
				if !strings.HasPrefix(m.Text, `{"text":"It is your turn: `) || !strings.HasSuffix(m.Text, `"path":"t/`+tbl+`"}`) {
					t.Errorf("a player is told %s", m.Text)
				}
				if turn == 8 {
					stops[0]()
					start()
					anna.Servers, bert.Servers = urls[1:], urls[1:]
				}
				tries := 0
				for !act(t, players[m.To], tbl) { // a server may not know yet what another has written
					if tries++; tries > 5000 {
						t.Fatalf("message %d tells of a turn that is none", turn)
					}
				}
			}
		})
	}
}

// running starts a server, and returns its address and what stops it.
func running(t *testing.T, c Config) (url string, stop func()) {
	ctx, cancel := context.WithCancel(t.Context())
	ended, ready := make(chan error, 1), make(chan string, 1)
	go func() { ended <- Run(ctx, c, func(at string) { ready <- at }) }()
	url = "http://" + <-ready
	stop = func() {
		if ctx.Err() == nil {
			cancel()
			must.Do(t, <-ended)
		}
	}
	t.Cleanup(stop)
	return url, stop
}

func at(t *testing.T, url, name string) *client.Client {
	c := &client.Client{Servers: []string{url}, HTTP: &http.Client{}}
	t.Cleanup(c.HTTP.CloseIdleConnections)
	must.Do(t, c.Guest(t.Context(), name))
	return c
}

// act does the first of a player's options, if it is the player's turn.
func act(t *testing.T, c *client.Client, tbl string) bool {
	t.Helper()
	var m wire.Message
	must.Do(t, c.Get(t.Context(), "/api/tables/"+tbl, &m))
	if !strings.Contains(string(m.View), `"options"`) {
		return false
	}
	must.Get(c.Do(t.Context(), tbl, &wire.Command{ID: fmt.Sprint(m.Seq), Do: table.Act, Act: firstAct(t, &m), Seen: m.Seq}))(t)
	return true
}
